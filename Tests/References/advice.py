"""The figures behind Tests/AnalysisTests/AdviceTests.swift, in 50-digit arithmetic: python3 advice.py"""
from mpmath import mp, mpf, exp, findroot, log, pi, sqrt

mp.dps = 50


def settling_critical(band):
    """Seconds for a critical spring of duration 1 to come within a band: (1 + u) e^-u = band, u = 2 pi t."""
    return findroot(lambda u: (1 + u) * exp(-u) - band, 6) / (2 * pi)


def overshoot(bounce, order=1):
    """The order-th extremum beyond or short of the target, as a part of the travel."""
    zeta = 1 - mpf(bounce)
    return exp(-order * pi * zeta / sqrt(1 - zeta**2))


def bounce_for(part):
    """The bounce whose first overshoot is a part of the travel."""
    return 1 - log(1 / part) / sqrt(pi**2 + log(1 / part) ** 2)


def step(duration, bounce, time):
    """The unit step response of a spring with a bounce from 0 to below 1."""
    zeta, omega = 1 - mpf(bounce), 2 * pi / mpf(duration)
    if zeta == 1:
        return 1 - (1 + omega * time) * exp(-omega * time)
    damped = omega * sqrt(1 - zeta**2)
    return 1 - exp(-zeta * omega * time) * (mp.cos(damped * time) + zeta * omega / damped * mp.sin(damped * time))


def settling(duration, bounce, band):
    """The last time outside a band, by the extrema and a root after the last one outside."""
    zeta, omega = 1 - mpf(bounce), 2 * pi / mpf(duration)
    damped = omega * sqrt(1 - zeta**2)
    count = int(mp.floor(log(1 / mpf(band)) * sqrt(1 - zeta**2) / (pi * zeta)))
    left, right = count * pi / damped, (count + 1) * pi / damped
    return findroot(lambda t: abs(step(duration, bounce, t) - 1) - band, (left + right * mpf("1e-9"), right), solver="anderson")


print("critical, 2 %:", mp.nstr(settling_critical(mpf("0.02")), 12))
print("critical, 0.1 %:", mp.nstr(settling_critical(mpf("0.001")), 12))
print("latest duration in time:", mp.nstr(mpf("0.2") / settling_critical(mpf("0.02")), 12))
print("equal within 1/240 s from duration 0.12 up to:", mp.nstr(mpf("0.12") + 1 / mpf(240) / settling_critical(mpf("0.02")), 12))
print("overshoot 1 % at bounce:", mp.nstr(bounce_for(mpf("0.01")), 12))
print("dip 1 % after the overshoot at bounce:", mp.nstr(bounce_for(mpf("0.1")), 12))
print("overshoot of bounce 0.35, 0.3:", mp.nstr(overshoot(mpf("0.35")), 12), mp.nstr(overshoot(mpf("0.3")), 12))
print("settling of 0.35/0.35, 2 % and 0.1 %:", mp.nstr(settling("0.35", "0.35", mpf("0.02")), 12), mp.nstr(settling("0.35", "0.35", mpf("0.001")), 12))
print("2 x duration at 0.1 %: bounce 0.45", mp.nstr(settling("1", "0.45", mpf("0.001")), 12), "0.5", mp.nstr(settling("1", "0.5", mpf("0.001")), 12), "0.4", mp.nstr(settling("1", "0.4", mpf("0.001")), 12))
print("critical 0.12 at 0.08:", mp.nstr(step("0.12", 0, mpf("0.08")), 12))
print("critical 0.12 is 99.95 % done at:", mp.nstr(settling_critical(mpf("0.0005")) * mpf("0.12"), 12))
for pixels in ("0.5", "0.01"):
    part = mpf(pixels) / 3 / 85 / mpf("0.04")
    print(f"edge of 170 pt, scale 0.04, {pixels} px: overshoot", mp.nstr(100 * part, 12), "% at bounce", mp.nstr(bounce_for(part), 12))
print("hidden 1 % of an opacity of 0.15: bounce", mp.nstr(bounce_for(mpf("0.01") / mpf("0.15")), 12))
