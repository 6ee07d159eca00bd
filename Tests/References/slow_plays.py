"""The frames in which slow springs end, by SwiftUI's stepping rule in doubles: duration, bounce, frame at 60 fps."""

import math


def end_frame(duration, bounce, target=1.0, rate=60):
    k = min((2 * math.pi / duration) ** 2, 45000)
    c = 2 * (1 - bounce) * math.sqrt(k)
    h = 1 / 300
    x = v = a = clock = 0.0
    frame = 0
    while True:
        frame += 1
        time = frame / rate
        while clock < time:
            half = v + a * h / 2
            x += half * h
            a = -c * half + k * (target - x)
            v = half + a * h / 2
            clock += h
        if max(v * v, a * a) <= 0.0036 and not abs(target - x) > 0.01 * abs(target):
            return frame


for duration, bounce in ((30, 0), (60, 0), (60, 0.9)):
    print(duration, bounce, end_frame(duration, bounce))
