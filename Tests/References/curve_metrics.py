"""Metrics of cubic Bézier steps at 100 digits, for curve-metrics.csv. Usage: python3 curve_metrics.py > curve-metrics.csv

Turns are the polynomial roots of dy/ds, the steepest point those of the derivative of (dy/ds)/(dx/ds), crossings those of
y(s) − level: all roots from mpmath.polyroots, picked inside (0, 1).
"""
from mpmath import mp, mpf, polyroots, fabs

mp.dps = 100
CURVES = [(0.42, 0, 1, 1), (0, 0, 0.58, 1), (0.42, 0, 0.58, 1), (0.25, 0.1, 0.25, 1), (0.34, 1.56, 0.64, 1),
          (0.68, -0.6, 0.32, 1.6), (0.3, -0.4, 0.2, 0.9), (0.2, 0.8, 0.2, 1), (0.1, 4.0, 0.9, -1.0)]
DURATION = mpf(0.4)


def cubic(c1, c2):
    """Coefficients of the coordinate, highest first."""
    c1, c2 = mpf(c1), mpf(c2)
    return [1 + 3 * c1 - 3 * c2, 3 * c2 - 6 * c1, 3 * c1, mpf(0)]


def derivative(p):
    n = len(p) - 1
    return [c * (n - i) for i, c in enumerate(p[:-1])]


def value(p, s):
    total = mpf(0)
    for c in p:
        total = total * s + c
    return total


def multiply(p, q):
    out = [mpf(0)] * (len(p) + len(q) - 1)
    for i, a in enumerate(p):
        for j, b in enumerate(q):
            out[i + j] += a * b
    return out


def subtract(p, q):
    n = max(len(p), len(q))
    p, q = [mpf(0)] * (n - len(p)) + p, [mpf(0)] * (n - len(q)) + q
    return [a - b for a, b in zip(p, q)]


def inside(p):
    while p and fabs(p[0]) < mpf(10) ** -30:
        p = p[1:]
    if len(p) < 2:
        return []
    found = polyroots(p, maxsteps=500, extraprec=200)
    real = [r.real for r in map(mp.mpc, found) if fabs(r.imag) < mpf(10) ** -15]
    return sorted(r for r in real if mpf(10) ** -12 < r < 1 - mpf(10) ** -12)


def number(x):
    return "none" if x is None else mp.nstr(x, 20)


print("x1,y1,x2,y2,rise,delay,peak_time,overshoot,undershoot,backswing,settle_2,settle_01,speed,speed_time")
for x1, y1, x2, y2 in CURVES:
    X, Y = cubic(x1, x2), cubic(y1, y2)
    dX, dY = derivative(X), derivative(Y)
    cross = lambda level: min(inside(Y[:-1] + [-mpf(level)]))
    at = lambda s: DURATION * value(X, s)
    turns = [(s, value(Y, s)) for s in inside(dY)]
    peaks = [t for t in turns if t[1] > 1]
    peak = max(peaks, key=lambda t: t[1]) if peaks else None
    dips = [1 - y for s, y in turns if peak and s > peak[0] and y < 1]
    lows = [-y for s, y in turns if y < 0]

    def settle(band):
        band = mpf(band)
        return at(max(inside(Y[:-1] + [-(1 - band)]) + inside(Y[:-1] + [-(1 + band)])))

    bends = inside(subtract(multiply(derivative(dY), dX), multiply(dY, derivative(dX))))
    eps = mpf(10) ** -30
    speeds = [(fabs(value(dY, s) / value(dX, s)), s) for s in bends + [eps, 1 - eps]]
    speed, where = max(speeds, key=lambda p: p[0])
    where = mpf(0) if where == eps else mpf(1) if where == 1 - eps else where
    print(",".join(map(repr, (x1, y1, x2, y2))) + "," + ",".join(number(x) for x in (
        at(cross(0.9)) - at(cross(0.1)), at(cross(0.5)), peak and at(peak[0]), peak and 100 * (peak[1] - 1),
        100 * max(dips) if dips else None, 100 * max(lows) if lows else None, settle(0.02), settle(0.001),
        speed / DURATION, at(where))))
