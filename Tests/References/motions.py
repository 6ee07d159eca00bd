#!/usr/bin/env python3
"""Writes motions.csv: the step response 0 -> 1 of damped springs at 80 digits, rounded to 20.

The textbook solution from the two characteristic roots, with the parameters taken as the doubles they are; velocity is a
central difference quotient of that solution, not a formula. Needs mpmath. Run: python3 motions.py > motions.csv
"""
from mpmath import mp, mpf, mpc

mp.dps = 80


def motion(omega, zeta, v0):
    """x(t) for x'' = -2 zeta omega x' - omega^2 (x - 1), x(0) = 0, x'(0) = v0."""
    if zeta == 1:
        return lambda t: 1 + mp.exp(-omega * t) * (-1 + (v0 - omega) * t)
    root = mp.sqrt(mpc(zeta * zeta - 1))
    r1, r2 = omega * (-zeta + root), omega * (-zeta - root)
    c1 = (v0 + r2) / (r1 - r2)
    c2 = -1 - c1
    return lambda t: (1 + c1 * mp.exp(r1 * t) + c2 * mp.exp(r2 * t)).real


def check(x, omega, zeta, v0, t):
    """The solution against its own equation and start, by difference quotients."""
    h = mpf(10) ** -20 / omega
    second = (x(t + h) - 2 * x(t) + x(t - h)) / h**2
    first = (x(t + h) - x(t - h)) / (2 * h)
    scale = omega**2 * (1 + zeta) * (1 + abs(v0) / omega)
    assert abs(second + 2 * zeta * omega * first + omega**2 * (x(t) - 1)) < mpf(10) ** -25 * scale
    assert abs(x(mpf(0))) < mpf(10) ** -60
    assert abs((x(h) - x(-h)) / (2 * h) - v0) < mpf(10) ** -25 * scale / omega


def row(form, parameters, omega, zeta, v0, t):
    x = motion(omega, zeta, mpf(v0))
    t0 = mpf(t)
    check(x, omega, zeta, mpf(v0), t0)
    h = mpf(10) ** -25 / omega
    velocity = (x(t0 + h) - x(t0 - h)) / (2 * h)
    numbers = [repr(float(p)) for p in parameters] + [repr(float(v0)), repr(float(t))]
    print(",".join([form] + numbers + [mp.nstr(x(t0), 20), mp.nstr(velocity, 20)]))


def response(period, zeta, v0, t):
    row("response", (period, zeta, 0), 2 * mp.pi / mpf(period), mpf(zeta), v0, t)


def bounce(duration, b, v0, t):
    zeta = 1 - mpf(b) if b >= 0 else 1 / (1 + mpf(b))
    row("bounce", (duration, b, 0), 2 * mp.pi / mpf(duration), zeta, v0, t)


def physical(m, k, c, v0, t):
    omega = mp.sqrt(mpf(k) / mpf(m))
    zeta2 = mpf(c) ** 2 / (4 * mpf(k) * mpf(m))
    zeta = mpf(1) if zeta2 == 1 else mpf(c) / (2 * mp.sqrt(mpf(k) * mpf(m)))
    row("physical", (m, k, c), omega, zeta, v0, t)


print("form,p1,p2,p3,initial_velocity,time_s,position,velocity")
near = [1e-3, 1e-6, 1e-9, 1e-12, 1e-15]
zetas = [0, 1e-3, 0.01, 0.1, 0.2, 0.35, 0.5, 0.65, 0.707, 0.825, 0.9, 0.99]
zetas += [1 - d for d in near] + [1] + [1 + d for d in reversed(near)]
zetas += [1.01, 1.1, 1.25, 1.5, 2, 3, 5, 7.5, 10, 15, 20]
fractions = [1e-9, 1e-5, 1e-3, 0.03, 0.2, 0.5, 1, 2.3, 5, 11.7, 20]
periods = [1.0, 0.35, 1e-9, 0.12, 1e9]
for i, zeta in enumerate(zetas):
    for j, fraction in enumerate(fractions):
        period = periods[(i + j) % len(periods)]
        for v0 in (0, 3 / period, -8 / period):
            response(period, zeta, v0, fraction * period)
for b in (1, 0.999, 0.99, 0.35, 0.3, 1e-6, 1e-12, 1e-16, 0, -1e-16, -1e-12, -0.2, -0.99, -0.999999):
    for t in (1e-7, 0.004, 0.1, 0.23, 0.6, 2.5, 7.3, 10):
        bounce(0.5, b, 0, t)
    bounce(0.5, b, 5, 0.37)
for m, k, c in ((3, 300, 60), (3, 300, 60.000000001), (2, 170, 26), (0.1, 1000, 5), (0.1, 1000, 500), (1, 100, 10), (5, 0.01, 0),
                (1, 100, 20), (1, 100, 19.999999999999996), (1e-3, 1e-6, 1e-4), (70, 12345.678, 1800)):
    period = float(2 * mp.pi * mp.sqrt(mpf(m) / mpf(k)))
    for n, fraction in enumerate(fractions):
        physical(m, k, c, (0, 2, -7)[n % 3] / period, fraction * period)
for b in (1, 0.3, 0, -0.99, -0.999999):
    for t in (1e3, 1e6, 1e9):
        bounce(0.5, b, 0, t)
for b in (1, 0.5, -0.999999):
    bounce(1e-9, b, 0, 1e9)
    bounce(1e9, b, 0, 1e9)
