#!/usr/bin/env python3
"""Writes samples.csv: rows of long evenly sampled step responses 0 -> 1 at 80 digits, rounded to 20.

The time of a row is exactly index/rate, not the double nearest to it; the motion is the textbook one of motions.py.
Needs mpmath. Run: python3 samples.py > samples.csv
"""
import contextlib
import io

from mpmath import mp, mpf

with contextlib.redirect_stdout(io.StringIO()):
    from motions import motion

indices = [0, 1, 2, 3, 5, 63, 64, 65, 100, 255, 400, 510, 511, 512, 513, 600, 777, 1023, 1024, 1025, 1500, 2047, 2048, 4095, 4096,
           5000, 10000, 65535, 65536, 99999]
print("duration,bounce,initial_velocity,rate,index,position,velocity")
for duration, bounce in ((0.35, 0.35), (0.5, 0), (0.5, 1), (0.7, -0.2), (0.5, 0.999), (0.35, -0.99), (2, 1e-12)):
    for v0 in (0, 6):
        for rate in (240, 1000, 48000):
            zeta = 1 - mpf(bounce) if bounce >= 0 else 1 / (1 + mpf(bounce))
            omega = 2 * mp.pi / mpf(duration)
            x = motion(omega, zeta, mpf(v0))
            for index in indices[v0 // 6 :: 2]:
                t, h = mpf(index) / rate, mpf(10) ** -25 / omega
                velocity = (x(t + h) - x(t - h)) / (2 * h)
                print(",".join([str(duration), repr(bounce), str(v0), str(rate), str(index), mp.nstr(x(t), 20),
                                mp.nstr(velocity, 20)]))
