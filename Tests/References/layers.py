"""Animations laid over one another, in 50-digit arithmetic.

Writes layers.csv. shown = r(t) + f(t - t2) (T - r(t)); springs by the matrix exponential of their companion matrix,
curves by solving the Bezier polynomial, velocities by differentiating the shown value numerically.
"""

import csv

from mpmath import diff, expm, findroot, matrix, mp, mpf, pi

mp.dps = 50


def spring(duration, bounce, position=0, velocity=0, target=1):
    w = 2 * pi / mpf(duration)
    b = mpf(bounce)
    z = 1 - b if b >= 0 else 1 / (1 + b)
    companion = matrix([[0, 1], [-w * w, -2 * z * w]])

    def state(t):
        y = expm(companion * t, method="taylor") * matrix([position - target, velocity])
        return y[0] + target, y[1]

    return state


def ease(x1, y1, x2, y2, duration):
    def bezier(a, b, s):
        return 3 * a * s * (1 - s) ** 2 + 3 * b * s * s * (1 - s) + s ** 3

    def value(t):
        x = t / mpf(duration)
        if x <= 0:
            return mpf(0)
        if x >= 1:
            return mpf(1)
        s = findroot(lambda s: bezier(mpf(x1), mpf(x2), s) - x, (mpf(0), mpf(1)), solver="anderson")
        return bezier(mpf(y1), mpf(y2), s)

    return value


def linear(duration):
    return lambda t: max(mpf(0), min(mpf(1), t / mpf(duration)))


def interpolating(duration, bounce, velocity=0):
    # Overdamped ones run critically damped.
    state = spring(duration, max(mpf(bounce), 0), 0, velocity, 1)
    return lambda t: state(t)[0] if t > 0 else mpf(0)


EASE = ("0.42", 0, "0.58", 1)


def over(older, f, start, target):
    return lambda t: older(t) + f(t - start) * (target - older(t)) if t > start else older(t)


def still(value):
    return lambda t: mpf(value)


def taking_over(older, duration, bounce, start, target, velocity, rate=1):
    state = spring(duration, bounce, older(start), velocity / rate, target)
    return lambda t: state((t - start) * rate)[0] if t > start else older(t)


def velocity(shown, t):
    return diff(shown, t, direction=-1)


s = mpf
cases = {}

base = over(still(0), lambda t: spring("0.35", "0.35")(t)[0] if t > 0 else mpf(0), s(0), s(10))
cases["ease over spring"] = over(base, ease(*EASE, "0.3"), s("0.1"), s(4))
cases["linear over spring"] = over(base, linear("0.25"), s("0.08"), s(-2))
cases["interpolating over spring"] = over(base, interpolating("0.5", "0.2"), s("0.06"), s(3))

eased = over(still(0), ease(*EASE, "0.4"), s(0), s(10))
cases["ease over ease"] = over(eased, ease(*EASE, "0.3"), s("0.15"), s(2))
cases["spring over ease"] = taking_over(eased, "0.35", "0.35", s("0.2"), s(0), s(0))
cases["interpolating over ease"] = over(eased, interpolating("0.5", "0.3", 2), s("0.25"), s(5))

waved = over(still(1), interpolating(1, 0), s(0), s(0))
cases["interpolating over interpolating"] = over(waved, interpolating(1, 0), s("0.3"), s(1))
cases["overdamped interpolating"] = over(still(0), interpolating("0.4", "-0.5"), s(0), s(1))

deep = over(cases["interpolating over spring"], ease(*EASE, "0.5"), s("0.2"), s(8))
cases["three deep"] = deep
cases["spring over three"] = taking_over(deep, "0.4", "0.2", s("0.3"), s(1), s(0))

cases["delayed spring over ease"] = taking_over(eased, "0.35", "0.35", s("0.2"), s(0), s(0))
cases["delayed spring over spring"] = taking_over(base, "0.5", "0.15", s("0.15"), s(0), diff(base, s("0.15")))
cases["fast spring over spring"] = taking_over(base, "0.5", "0.15", s("0.1"), s(0), diff(base, s("0.1")), 2)
cases["fast ease over spring"] = over(base, ease(*EASE, "0.3"), s("0.1"), s(4))

times = [s(t) for t in "0.03 0.05 0.11 0.17 0.23 0.31 0.38 0.47 0.6 0.9".split()]
with open(__file__.replace(".py", ".csv"), "w", newline="") as file:
    out = csv.writer(file, lineterminator="\n")
    out.writerow(["case", "time_s", "value", "velocity"])
    for name, shown in cases.items():
        for t in times:
            out.writerow([name, mp.nstr(t, 17), mp.nstr(shown(t), 20), mp.nstr(diff(shown, t), 20)])
