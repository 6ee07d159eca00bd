"""Metrics of a unit step at 50 digits, for step-metrics.csv. Usage: python3 step_metrics.py > step-metrics.csv

The motion is written with the two roots of the characteristic equation (complex ones where they are), its extrema come
from the logarithm of their ratio, and every crossing from bisection between neighbouring extrema.
"""
from mpmath import mp, mpf, mpc, exp, log, sqrt, pi, fabs

mp.dps = 60

DURATIONS = [1e-9, 0.12, 0.35, 0.5, 2.0, 1e9]
BOUNCES = [-0.999999, -0.9, -0.5, -0.1, -1e-6, 0.0, 1e-6, 0.15, 0.3, 0.35, 0.5, 0.7, 0.95, 0.999]
# Velocities in travels per duration: from rest, backwards, forwards, and hard enough to overshoot any of them.
VELOCITIES = [0.0, -4.0, -0.5, 3.0, 8.0, 60.0, -300.0]


class Decay:
    """y'' + 2 z w y' + w^2 y = 0 from (y0, v0)."""

    def __init__(self, w, z, y0, v0):
        self.w, self.z, self.y0, self.v0 = w, z, y0, v0
        self.critical = z == 1
        if not self.critical:
            root = sqrt(mpc(z * z - 1))
            self.r1, self.r2 = w * (-z + root), w * (-z - root)
            self.a = (v0 - self.r2 * y0) / (self.r1 - self.r2)
            self.b = y0 - self.a

    def y(self, t):
        if self.critical:
            return (self.y0 + (self.v0 + self.w * self.y0) * t) * exp(-self.w * t)
        return (self.a * exp(self.r1 * t) + self.b * exp(self.r2 * t)).real

    def extrema(self):
        """Times of y' = 0 after the start, in order: (first, spacing or None)."""
        if self.critical:
            slope = self.v0 + self.w * self.y0
            t = self.v0 / (self.w * slope) if slope else mpf(0)
            return (t, None) if t > 0 else (None, None)
        ratio = -self.b * self.r2 / (self.a * self.r1)
        if self.z > 1:
            ratio = ratio.real
            if ratio <= 0:
                return None, None
            t = log(ratio) / (self.r1 - self.r2).real
            # From rest the first extremum is the start itself, but for rounding.
            return (t, None) if t * self.w > mpf(10) ** -40 else (None, None)
        spacing = pi / (self.w * sqrt(1 - self.z * self.z))
        t = (log(ratio) / (self.r1 - self.r2)).real
        while t <= spacing * mpf(10) ** -40:
            t += spacing
        while t - spacing > spacing * mpf(10) ** -40:
            t -= spacing
        return t, spacing

    def walk(self, count):
        first, spacing = self.extrema()
        if first is None:
            return
        for n in range(count if spacing else 1):
            t = first + n * (spacing or 0)
            yield t, self.y(t)

    def velocity(self):
        return Decay(self.w, self.z, self.v0, -self.w ** 2 * self.y0 - 2 * self.z * self.w * self.v0)


def bisect(f, lo, hi):
    flo = f(lo)
    for _ in range(190):
        mid = (lo + hi) / 2
        if (f(mid) < 0) == (flo < 0):
            lo = mid
        else:
            hi = mid
    return (lo + hi) / 2


def tail(f, start, scale):
    step = scale
    while f(start + step) * f(start) > 0:
        step *= 2
    return bisect(f, start, start + step)


def first_rise(d, level):
    t0 = mpf(0)
    f = lambda t: d.y(t) - level
    for t, y in d.walk(4):
        if y >= level:
            return bisect(f, t0, t)
        t0 = t
    return tail(f, t0, 1 / d.w)


def settling(d, band, slow):
    start, end = mpf(0), None
    value = d.y0
    extrema = list(d.walk(4000))
    for n, (t, y) in enumerate(extrema):
        if fabs(y) > band:
            start, value = t, y
        elif start < t:
            end = t
            break
    sign = 1 if value > 0 else -1
    f = lambda t: sign * d.y(t) - band
    return bisect(f, start, end) if end is not None else tail(f, start, slow)


def number(x):
    return "none" if x is None else mp.nstr(x, 22, min_fixed=0, max_fixed=0)


print("duration,bounce,velocity,rise,delay,peak_time,overshoot,undershoot,settle_2,settle_1,settle_01,"
      "half_swings,speed,speed_time")
for duration in DURATIONS:
    for bounce in BOUNCES:
        for relative in VELOCITIES:
            velocity = relative / duration
            b = mpf(bounce)
            w = 2 * pi / mpf(duration)
            z = 1 - b if b >= 0 else 1 / (1 + b)
            d = Decay(w, z, mpf(-1), mpf(velocity))
            rise = first_rise(d, mpf(0.9) - 1) - first_rise(d, mpf(0.1) - 1)
            delay = first_rise(d, mpf(0.5) - 1)
            extrema = list(d.walk(4000))
            counted = [(t, y) for t, y in extrema]
            if counted and counted[0][1] < 0:
                counted = counted[1:]
            peak = counted[0] if counted else None
            dip = counted[1] if len(counted) > 1 else None
            swings = sum(1 for _, y in extrema if fabs(y) > mpf(0.02))
            v = d.velocity()
            best = (mpf(0), fabs(d.v0))
            for t, y in v.walk(2):
                if fabs(y) > best[1]:
                    best = (t, fabs(y))
            slow = 1 / (w * (z if z <= 1 else z - sqrt(z * z - 1)))
            # A peak too small for Double counts as none.
            if peak and peak[1] < mpf(10) ** -305:
                peak = dip = None
            if dip and -dip[1] < mpf(10) ** -305:
                dip = None
            row = [number(rise), number(delay), number(peak and peak[0]), number(peak and 100 * peak[1]),
                   number(dip and -100 * dip[1])]
            row += [number(settling(d, mpf(band), slow)) for band in (0.02, 0.01, 0.001)]
            row += [str(swings), number(best[1]), number(best[0])]
            print(",".join([repr(duration), repr(bounce), repr(velocity)] + row))
