"""Single values that the metric tests name, at 40 digits. Usage: python3 named_metrics.py"""
from mpmath import mp, mpf, atan2, cos, exp, findroot, pi, sin, sqrt

mp.dps = 40


def root(f, lo, hi):
    return findroot(f, (mpf(lo), mpf(hi)), solver="anderson")


def show(name, value):
    print(f"{name:34} {mp.nstr(value, 20)}")


# 0.35/0.35 from rest, and thrown from rest with 1 unit/s.
b = mpf(0.35)
w = 2 * pi / mpf(0.35)
a = (1 - b) * w
wd = w * sqrt(1 - (1 - b) ** 2)
step = lambda t: 1 - exp(-a * t) * (cos(wd * t) + a / wd * sin(wd * t))
throw = lambda t: exp(-a * t) * sin(wd * t) / wd
peak = atan2(wd, a) / wd
show("reach 90 %", root(lambda t: step(t) - mpf("0.9"), 0.1, 0.2))
show("settle 5 %", root(lambda t: step(t) - mpf("1.05"), pi / wd, pi / wd + mpf("0.09")))
show("progress at 0.2 s", step(mpf("0.2")))
show("overshoot of 18 px", 18 * exp(-pi * a / wd))
show("impulse: peak at", peak)
show("impulse: peak, %", 100 * throw(peak))
show("impulse: within 0.02", root(lambda t: throw(t) - mpf("0.02"), peak, peak + mpf("0.1")))

# Critical, duration 1, thrown backwards with 10 travels/s; a bounce of 1e-28 changes the 28th digit.
back = lambda t: 1 - exp(-2 * pi * t) * (1 + (2 * pi + 10) * t)
rise = {level: root(lambda t: back(t) - mpf(level), 0.29, 1.2) for level in ("0.1", "0.5", "0.9")}
show("backwards: rise", rise["0.9"] - rise["0.1"])
show("backwards: delay", rise["0.5"])
for band in ("0.02", "0.01", "0.001"):
    show(f"backwards: within {band}", root(lambda t: back(t) - 1 + mpf(band), 0.8, 2))
