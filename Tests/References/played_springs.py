"""SwiftUI's stepped springs in 40-digit decimal arithmetic, for played-springs.csv.
Usage: python3 played_springs.py > played-springs.csv

Only the clock is kept in binary doubles, because how many steps a frame takes depends on how 1/300 adds up there.
Every row is one property driven by changes of target: "time:target:response:damping:blend" separated by "/".
"""
import math
from decimal import Decimal as D, getcontext

getcontext().prec = 40
PI = D("3.141592653589793238462643383279502884197")


def play(origin, changes, fps, scale=1, limit=1200):
    h, hd = 1 / 300, D(1 / 300)
    x = v = a = D(0)
    s = D(scale)
    travel = D(0)
    target = D(origin)
    base = D(origin)
    running = False
    clock = start = 0.0
    response = damping = blend = None
    blend_interval, blend_start = D(0), 0.0
    logical = end = None
    values = []
    shown = D(origin)
    pending = list(changes)

    def current(t):
        if blend > 0 and blend_interval != 0:
            p = D(min(1.0, max(0.0, (t - blend_start) / blend)))
            return response + blend_interval * (1 - p * p * (3 - 2 * p))
        return response

    def step_to(t):
        nonlocal clock, x, v, a
        k = min((2 * PI / current(t)) ** 2, D(math.nextafter(45000, 0)))
        c = 2 * k.sqrt() * damping
        if t - clock > 1:
            clock = t - 1 / 60
        while clock < t:
            half = v + a * hd / 2
            x = x + half * hd
            a = k * (travel - x) - c * half
            v = half + a * hd / 2
            clock += h

    for i in range(limit):
        t = i / fps
        held = False
        while pending and pending[0][0] <= t:
            _, new, r, z, b = pending.pop(0)
            r, z = D(r), D(z)
            if running:
                # The spring that takes over begins at the place of now, with the velocity and force of the frame before,
                # whose value is shown once more.
                last = v, a
                step_to(t)
                v, a = last
                held = True
                if r != response:
                    blend_interval, blend_start = response - r, t
            else:
                base, x, v, a, travel, blend_interval = target, D(0), D(0), D(0), D(0), D(0)
            travel += (D(new) - target) * s
            target = D(new)
            response, damping, blend = r, z, b
            start = clock = t
            running, logical, end = True, None, None
        if held:
            values.append(shown)
        elif running:
            step_to(t)
            if logical is None and D(t - start) >= current(t):
                logical = t
            shown = base + x / s
            if max(v * v, a * a) <= D("0.0036"):
                tolerance = (travel * D("0.01")) ** 2
                if not (tolerance > 0 and tolerance < (travel - x) ** 2):
                    running, end, shown = False, t, target
                    logical = t if logical is None else logical
            values.append(shown)
            if not running and not pending:
                break
        else:
            shown = target
            values.append(target)
    return values, end, logical


ROWS = []
for response, damping in [(0.12, 1.0), (0.35, 0.65), (0.5, 0.7), (0.5, 1.0), (0.15, 0.86), (0.02, 1.0), (0.6, 2.5),
                          (1.5, 0.3), (0.55, 1.0)]:
    for fps in (60, 120):
        for origin, target in [(0.0, 1.0), (1.0, 0.96), (18.0, 32.0)]:
            ROWS.append((origin, fps, 1, [(0.0, target, response, damping, 0.0)]))
ROWS += [
    (0.0, 60, 128, [(0.0, 1.0, 0.35, 0.65, 0.0)]),
    (1.0, 60, 1, [(0.0, 0.96, 0.12, 1.0, 0.0), (5 / 60, 1.0, 0.35, 0.65, 0.0)]),
    (18.0, 120, 1, [(0.0, 32.0, 0.5, 0.7, 0.0), (12 / 120, 18.0, 0.5, 0.7, 0.0), (30 / 120, 40.0, 0.2, 1.0, 0.0)]),
    (0.0, 60, 1, [(0.0, 1.0, 0.5, 0.8, 0.0), (6 / 60, 2.0, 0.15, 0.86, 0.25)]),
    (0.0, 10, 1, [(0.0, 100.0, 0.9, 0.2, 0.0)]),
    (0.0, 0.5, 1, [(0.0, 1.0, 0.5, 1.0, 0.0)]),
    (0.0, 60, 1, [(0.0, 1.0, 0.3, 1.0, 0.0), (1.0, 0.5, 0.3, 1.0, 0.0)]),
]
print("origin,fps,scale,changes,frames,end,logical,values")
for origin, fps, scale, changes in ROWS:
    values, end, logical = play(origin, changes, fps, scale)
    text = "/".join(":".join(repr(float(part)) for part in change) for change in changes)
    shown = ";".join("%.20g" % value for value in values)
    print(",".join([repr(origin), repr(float(fps)), repr(scale), text, str(len(values)),
                    repr(end) if end is not None else "none", repr(logical) if logical is not None else "none", shown]))
