#!/usr/bin/env python3
"""Writes easings.csv: y and dy/dx of cubic Bezier timing curves at 80 digits, rounded to 20.

x(s) = x is solved by bisection to 10^-84; the slope is a central difference quotient of y(x), one-sided at the ends.
Needs mpmath. Run: python3 easings.py > easings.csv
"""
from mpmath import mp, mpf

mp.dps = 90


def bezier(c1, c2, s):
    return 3 * c1 * s * (1 - s) ** 2 + 3 * c2 * s * s * (1 - s) + s ** 3


def value(curve, x):
    x1, y1, x2, y2 = map(mpf, curve)
    low, high = mpf(0), mpf(1)
    for _ in range(280):
        middle = (low + high) / 2
        if bezier(x1, x2, middle) < x:
            low = middle
        else:
            high = middle
    return bezier(y1, y2, (low + high) / 2)


curves = [(0.42, 0, 1, 1), (0, 0, 0.58, 1), (0.42, 0, 0.58, 1), (0.25, 0.1, 0.25, 1), (0.2, 0.8, 0.2, 1), (0, 1, 1, 0),
          (1, 0, 0, 1), (1, 1, 0, 0), (0, 0, 1, 1), (0.68, -0.55, 0.265, 1.55), (0.9, 0, 0.05, 1), (0, 1, 0, 1), (1, 0, 1, 0),
          (0.5, 0, 0.5, 1), (0.3, -2, 0.7, 3), (1e-9, 1, 1, 0), (0.999999, 0.3, 1e-6, 0.7), (0, 0, 0, 1), (1, 0, 1, 1)]
fractions = [1e-15, 1e-9, 1e-4, 0.03, 0.1, 0.25, 0.3, 0.4999999999, 0.5, 0.5000001, 0.51, 0.7, 0.9, 0.99, 0.999999,
             1 - 2.0 ** -53]
print("x1,y1,x2,y2,x,y,slope")
for curve in curves:
    for x in fractions:
        h = min(mpf(x), 1 - mpf(x)) * mpf(10) ** -25
        slope = (value(curve, x + h) - value(curve, x - h)) / (2 * h)
        # Vertical tangents inside the curve are tested by name, not by quotient.
        vertical = curve[0] == 1 and curve[2] == 0 and x == 0.5
        print(",".join([repr(float(c)) for c in curve] + [repr(x), mp.nstr(value(curve, mpf(x)), 20),
                       "" if vertical else mp.nstr(slope, 20)]))
