"""Quick taps: a spring takes over from a spring, integrated as a differential equation.

Writes retargets.csv. x'' = w^2 (target - x) - 2 z w x', integrated by scipy's DOP853 (rtol 1e-13, atol 1e-15) from one
change of target to the next, position and velocity kept. No closed form is used.
"""

import csv
import math

from scipy.integrate import solve_ivp

PROPERTIES = [
    # name, value at rest, value when pressed, (duration, bounce) there, (duration, bounce) back
    ("scale", 1.0, 0.96, (0.12, 0.0), (0.35, 0.35)),
    ("opacity", 1.0, 0.85, (0.12, 0.0), (0.35, 0.35)),
    ("haptic-scale", 1.0, 0.96, (0.2, 0.15), (0.2, 0.15)),
    ("width", 170.0, 64.0, (0.5, 0.3), (0.5, 0.3)),
    ("corner-radius", 18.0, 32.0, (0.5, 0.3), (0.5, 0.3)),
    ("padding", 52.0, 0.0, (0.5, 0.3), (0.5, 0.3)),
    ("title-opacity", 1.0, 0.0, (0.5, 0.15), (0.5, 0.3)),
    ("blur", 0.0, 20.0, (0.3, -0.4), (0.4, 0.2)),
]
TAPS = [0.004, 0.02, 0.05, 0.08, 0.15, 0.3]
AFTER = [0.0, 0.01, 0.06, 0.2, 0.45]


def force(duration, bounce):
    w = 2 * math.pi / duration
    z = 1 - bounce if bounce >= 0 else 1 / (1 + bounce)
    return lambda target: lambda t, y: [y[1], w * w * (target - y[0]) - 2 * z * w * y[1]]


def flow(state, spring, target, seconds):
    if seconds == 0:
        return list(state)
    solution = solve_ivp(
        force(*spring)(target), (0, seconds), state, method="DOP853", rtol=1e-13, atol=1e-15)
    return [solution.y[0][-1], solution.y[1][-1]]


with open(__file__.replace(".py", ".csv"), "w", newline="") as file:
    out = csv.writer(file, lineterminator="\n")
    out.writerow(
        "property rest pressed press_duration press_bounce release_duration release_bounce"
        " release_s again_s time_s value velocity".split())
    for name, rest, pressed, press, release in PROPERTIES:
        for tap in TAPS:
            at_release = flow([rest, 0.0], press, pressed, tap)
            again = tap + 0.07
            at_again = flow(at_release, release, rest, 0.07)
            for after in AFTER:
                time = tap + after
                if after < 0.07:
                    state = flow(at_release, release, rest, after)
                else:
                    state = flow(at_again, press, pressed, time - again)
                out.writerow(
                    [name, rest, pressed, *press, *release, tap, again, time, repr(float(state[0])),
                     repr(float(state[1]))])
