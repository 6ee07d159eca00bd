"""Springs with two given metrics, all of them, by brute force: python3 Tests/References/solutions.py > Tests/References/solutions.csv

A spring of duration 1 is looked at for each of 20,000 bounces from -0.95 to 0.97; where the ratio of the two metrics (or the
one that time does not change) passes the wished one, the place is bisected, and kept when it is no jump. The closed forms are
written out here once more, so that nothing comes from the tool.
"""

import math
import random

from scipy.optimize import brentq

BANDS = {"settling_time_2_percent_s": 0.02, "settling_time_1_percent_s": 0.01, "settling_time_0_1_percent_s": 0.001}
COUNT = 20_000


def displacement(bounce):
    """1 -> 0 of a spring of duration 1, as a function of time."""
    w = 2 * math.pi
    z = 1 - bounce if bounce >= 0 else 1 / (1 + bounce)
    if abs(z - 1) < 1e-9:
        return w, z, lambda t: math.exp(-w * t) * (1 + w * t)
    if z < 1:
        s = w * math.sqrt((1 - z) * (1 + z))
        return w, z, lambda t: math.exp(-z * w * t) * (math.cos(s * t) + z * w / s * math.sin(s * t))
    s = w * math.sqrt((z - 1) * (z + 1))
    slow, fast = w * w / (z * w + s), z * w + s
    return w, z, lambda t: (fast * math.exp(-slow * t) - slow * math.exp(-fast * t)) / (fast - slow)


def first_crossing(x, z, w, level):
    end = math.pi / (w * math.sqrt(1 - z * z)) if z < 1 else 1000
    return brentq(lambda t: x(t) - level, 0, end, xtol=1e-15, rtol=1e-15)


def settling(x, z, w, band):
    if z >= 1:
        return brentq(lambda t: x(t) - band, 0, 1000, xtol=1e-15, rtol=1e-15)
    period = math.pi / (w * math.sqrt(1 - z * z))
    last = math.floor(math.log(1 / band) / (math.pi * z / math.sqrt(1 - z * z)))
    sign = (-1) ** last
    if sign * x(last * period) <= band:
        return last * period  # The extremum touches the band, as far as rounding can tell.
    return brentq(lambda t: sign * x(t) - band, last * period, (last + 1) * period, xtol=1e-15, rtol=1e-15)


def metric(name, bounce):
    w, z, x = displacement(bounce)
    if name == "overshoot_percent":
        return 100 * math.exp(-math.pi * z / math.sqrt(1 - z * z)) if z < 1 else None
    if name == "peak_time_s":
        return math.pi / (w * math.sqrt(1 - z * z)) if z < 1 else None
    if name == "rise_time_s":
        return first_crossing(x, z, w, 0.1) - first_crossing(x, z, w, 0.9)
    if name == "delay_time_s":
        return first_crossing(x, z, w, 0.5)
    if name == "damping":
        return 2 * z * w
    if name == "duration_s":
        return 1.0
    if name == "peak_velocity":
        if abs(z - 1) < 1e-9:
            return w / math.e
        if z < 1:
            t = math.acos(z) / math.sqrt(1 - z * z)
        else:
            t = math.acosh(z) / math.sqrt(z * z - 1)
        return w * math.exp(-z * t)
    return settling(x, z, w, BANDS[name])


EXPONENT = {"overshoot_percent": 0, "peak_velocity": -1, "damping": -1}


def wished(first, second, bounce):
    """What only the bounce decides: the second metric of the spring whose first metric is 1."""
    one, two = metric(first, bounce), metric(second, bounce)
    if one is None or two is None:
        return None
    return two * one ** (-EXPONENT.get(second, 1) / EXPONENT.get(first, 1))


def solutions(first, value, second, other):
    target = other * value ** (-EXPONENT.get(second, 1) / EXPONENT.get(first, 1))
    found = []
    last = None
    for index in range(COUNT + 1):
        bounce = -0.95 + 1.92 * index / COUNT
        here = wished(first, second, bounce)
        if last is not None and last[1] is not None and here is not None and (last[1] < target) != (here < target):
            a, b = last[0], bounce
            for _ in range(60):
                middle = (a + b) / 2
                if (wished(first, second, middle) < target) == (last[1] < target):
                    a = middle
                else:
                    b = middle
            if abs(wished(first, second, a) / target - 1) < 1e-7:
                found.append(((value / metric(first, a)) ** (1 / EXPONENT.get(first, 1)), a))
        last = (bounce, here)
    return sorted(found)


def main():
    random.seed(12)
    pairs = [
        ("settling_time_1_percent_s", "overshoot_percent"), ("settling_time_2_percent_s", "peak_time_s"),
        ("settling_time_2_percent_s", "rise_time_s"), ("settling_time_1_percent_s", "settling_time_2_percent_s"),
        ("settling_time_0_1_percent_s", "delay_time_s"), ("peak_time_s", "rise_time_s"),
        ("rise_time_s", "overshoot_percent"), ("peak_velocity", "settling_time_2_percent_s"),
        ("damping", "settling_time_1_percent_s"), ("duration_s", "settling_time_2_percent_s"),
        ("delay_time_s", "peak_velocity"),
    ]
    print("first,first_value,second,second_value,solutions")
    for first, second in pairs:
        for _ in range(5):
            bounce = random.uniform(0.02, 0.85) if None in (metric(first, -0.5), metric(second, -0.5)) else (
                random.uniform(-0.8, 0.85))
            duration = random.uniform(0.1, 1)
            values = [
                float(f"{metric(name, bounce) * duration ** EXPONENT.get(name, 1):.6g}") for name in (first, second)
            ]
            found = solutions(first, values[0], second, values[1])
            print(f"{first},{values[0]!r},{second},{values[1]!r},"
                  + ";".join(f"{d:.10g}:{b:.10g}" for d, b in found))


main()
