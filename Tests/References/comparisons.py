"""Differences of two unit steps, and presses handed to releases, at 30 digits: comparisons.csv and handoffs.csv.
Usage: python3 comparisons.py difference > comparisons.csv; python3 comparisons.py handoff > handoffs.csv
"""
import sys
from mpmath import mp, mpf, mpc, exp, sqrt, pi, fabs, quad, findroot

mp.dps = 34


def solution(duration, bounce, y0, v0):
    """Displacement from rest and velocity as functions of time, by the characteristic roots."""
    b = mpf(bounce)
    w = 2 * pi / mpf(duration)
    z = 1 - b if b >= 0 else 1 / (1 + b)
    if z == 1:
        s = v0 + w * y0
        return (lambda t: (y0 + s * t) * exp(-w * t)), (lambda t: (s - w * (y0 + s * t)) * exp(-w * t))
    root = sqrt(mpc(z * z - 1))
    r1, r2 = w * (-z + root), w * (-z - root)
    a = (v0 - r2 * y0) / (r1 - r2)
    c = y0 - a
    return (lambda t: (a * exp(r1 * t) + c * exp(r2 * t)).real), \
        (lambda t: (a * r1 * exp(r1 * t) + c * r2 * exp(r2 * t)).real)


def refine(f, lo, hi):
    return findroot(f, (lo, hi), solver="anderson", tol=mpf(10) ** -60, maxsteps=200, verify=False)


def roots(f, grid):
    values = [f(t) for t in grid]
    return [refine(f, a, b) for a, b, fa, fb in zip(grid, grid[1:], values, values[1:]) if fa * fb < 0]


def settling(y, band, horizon, steps=4000):
    grid = [horizon * i / steps for i in range(steps + 1)]
    for a, b in reversed(list(zip(grid, grid[1:]))):
        if fabs(y(a)) > band >= fabs(y(b)):
            sign = 1 if y(a) > 0 else -1
            return refine(lambda t: sign * y(t) - band, a, b)


def number(x):
    return "none" if x is None else mp.nstr(x, 20)


def differences():
    print("a_duration,a_bounce,b_duration,b_bounce,horizon,greatest,greatest_time,rms,area")
    pairs = [((0.12, 0.0), (0.35, 0.35)), ((0.5, 0.3), (0.5, 0.0)), ((0.2, 0.15), (0.2, 0.15)),
             ((0.5, -0.5), (0.4, 0.2)), ((0.3, 0.7), (0.33, 0.6)), ((0.12, -0.9), (1.0, 0.5))]
    for a, b in pairs:
        (ya, va), (yb, vb) = solution(*a, mpf(-1), mpf(0)), solution(*b, mpf(-1), mpf(0))
        rough = 12 * max(mpf(d) * (2 / (1 + mpf(c)) if c < 0 else 1 / (1 - mpf(c))) for d, c in (a, b))
        horizon = max(settling(y, mpf(0.001), rough) for y in (ya, yb))
        f, g = (lambda t: ya(t) - yb(t)), (lambda t: va(t) - vb(t))
        grid = [horizon * i / 2000 for i in range(1, 2001)]
        if a == b:
            print(",".join(map(repr, a + b)) + "," + ",".join([number(horizon), "0", "0", "0", "0"]))
            continue
        best = max(((fabs(f(t)), t) for t in roots(g, grid) + [horizon]), key=lambda p: p[0])
        cuts = [mpf(0)] + roots(f, grid) + [horizon]
        pieces = [horizon * i / 40 for i in range(1, 40)]
        area = square = mpf(0)
        for lo, hi in zip(cuts, cuts[1:]):
            inner = [lo] + [p for p in pieces if lo < p < hi] + [hi]
            area += fabs(quad(f, inner))
            square += quad(lambda t: f(t) ** 2, inner)
        print(",".join(map(repr, a + b)) + "," + ",".join(
            number(x) for x in (horizon, best[0], best[1], sqrt(square / horizon), area)))


def handoffs():
    print("press_duration,press_bounce,release_duration,release_bounce,hold,start,pressed,value,velocity,"
          "deepest,deepest_after,rebound,rebound_after,settling")
    rows = [(0.12, 0.0, 0.35, 0.35, 0.02, 1.0, 0.94), (0.12, 0.0, 0.35, 0.35, 0.08, 1.0, 0.96),
            (0.35, 0.35, 0.35, 0.35, 0.1, 18.0, 32.0), (0.2, 0.15, 0.5, -0.5, 0.05, 0.0, 1.0),
            (0.3, 0.6, 0.12, 0.0, 0.25, 1.0, 0.96), (0.5, -0.5, 0.4, 0.2, 0.01, 0.0, 40.0)]
    for pd, pb, rd, rb, hold, start, pressed in rows:
        travel = mpf(pressed) - mpf(start)
        y, v = solution(pd, pb, mpf(-1), mpf(0))
        position = mpf(pressed) + travel * y(mpf(hold))
        velocity = travel * v(mpf(hold))
        z, w = solution(rd, rb, position - mpf(start), velocity)
        far = mpf(rd) * 12 * (2 / (1 + mpf(rb)) if rb < 0 else 1 / (1 - mpf(rb)))
        grid = [far * (mpf(i) / 3000) ** 3 for i in range(1, 3001)]
        sign = 1 if travel > 0 else -1
        turns = [(z(t), t) for t in roots(w, grid) if fabs(z(t)) > mpf(10) ** -25 * fabs(travel)]
        deepest = max([(position - mpf(start), mpf(0))] + turns, key=lambda p: sign * p[0])
        beyond = [p for p in turns if sign * p[0] < 0]
        rebound = min(beyond, key=lambda p: sign * p[0]) if beyond else None
        end = mpf(hold) + settling(z, mpf(0.001) * fabs(travel), far)
        print(",".join(map(repr, (pd, pb, rd, rb, hold, start, pressed))) + "," + ",".join(number(x) for x in (
            position, velocity, mpf(start) + deepest[0], deepest[1], rebound and mpf(start) + rebound[0],
            rebound and rebound[1], end)))


differences() if sys.argv[1] == "difference" else handoffs()
