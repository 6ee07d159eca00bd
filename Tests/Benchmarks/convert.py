"""Springs written for others: the whole process, the time of one `linear()`, and its stops and bytes beside two generators'."""

import math
import re
import subprocess

from measure import alternate, bench_medians, process_seconds, show

ROUNDS = 21
SPRINGS = ((0.12, 0.0), (0.35, 0.35), (0.5, 0.7))


def step(duration, bounce, time):
    """The textbook's unit step of a spring whose bounce is at least 0."""
    frequency, ratio = 2 * math.pi / duration, 1 - bounce
    if ratio == 1:
        return 1 - math.exp(-frequency * time) * (1 + frequency * time)
    damped = frequency * math.sqrt(1 - ratio * ratio)
    swing = math.cos(damped * time) + ratio * frequency / damped * math.sin(damped * time)
    return 1 - math.exp(-ratio * frequency * time) * swing


def between(points, x):
    for (x0, y0), (x1, y1) in zip(points, points[1:]):
        if x <= x1:
            return y0 + (y1 - y0) * ((x - x0) / (x1 - x0) if x1 > x0 else 1)
    return points[-1][1]


def vertical_error(points, curve, samples=4001):
    return max(abs(between(points, i / (samples - 1)) - curve(i / (samples - 1))) for i in range(samples))


def number(value, decimals):
    text = f"{value:.{decimals}f}"
    return (text.rstrip("0").rstrip(".") if "." in text else text) or "0"


def even(curve, milliseconds):
    """Motion's: a stop every 10 ms, four decimals, no percentages."""
    count = max(round(milliseconds / 10), 2)
    points = [(i / (count - 1), round(curve(i / (count - 1)), 4)) for i in range(count)]
    return points, "linear(" + ", ".join(number(y, 4) for _, y in points) + ")"


def thinned(curve, error, samples=2001):
    """The easing generator's: many samples thinned by Ramer, Douglas and Peucker, here by the vertical distance so that the
    error asked for is kept; values to four decimals, places to hundredths of a percent."""
    dense = [(i / (samples - 1), curve(i / (samples - 1))) for i in range(samples)]
    keep, stack = {0, samples - 1}, [(0, samples - 1)]
    while stack:
        first, last = stack.pop()
        ends = [dense[first], dense[last]]
        worst, index = 0, None
        for i in range(first + 1, last):
            distance = abs(between(ends, dense[i][0]) - dense[i][1])
            if distance > worst:
                worst, index = distance, i
        if worst > error:
            keep.add(index)
            stack += [(first, index), (index, last)]
    points = [(round(dense[i][0], 4), round(dense[i][1], 4)) for i in sorted(keep)]
    inner = [f"{number(y, 4)} {number(100 * x, 2)}%" for x, y in points[1:-1]]
    return points, "linear(" + ", ".join([number(points[0][1], 4), *inner, number(points[-1][1], 4)]) + ")"


def ours(dashpot, duration, bounce, error):
    command = [dashpot, "convert", f"{duration},{bounce}", "--to", "css", "--error", f"{100 * error!r}%", "--quiet"]
    css = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    text = re.search(r"linear\(0,[^)]*\)", css).group()
    stops = [stop.split() for stop in text[len("linear("):-1].split(",")]
    places = [float(stop[1][:-1]) / 100 if len(stop) > 1 else None for stop in stops]
    places[0], places[-1] = places[0] or 0.0, 1.0 if places[-1] is None else places[-1]
    for i, place in enumerate(places):
        if place is None:
            after = next(j for j in range(i, len(places)) if places[j] is not None)
            places[i] = places[i - 1] + (places[after] - places[i - 1]) / (after - i + 1)
    points = [(place, float(stop[0])) for place, stop in zip(places, stops)]
    return points, text, int(re.search(r"duration: (\d+)ms", css).group(1))


def table(dashpot):
    print("\nCSS linear(): stops, bytes and largest error (beside Motion's at Motion's own error)")
    print(f"  {'spring':12} {'written by':34} {'stops':>6} {'bytes':>6} {'error':>9}")
    for duration, bounce in SPRINGS:
        milliseconds = ours(dashpot, duration, bounce, 0.001)[2]
        curve = lambda x: step(duration, bounce, x * milliseconds / 1000)
        by_motion = even(curve, milliseconds)
        reached = vertical_error(by_motion[0], curve)
        rows = [
            ("every 10 ms", by_motion),
            ("dashpot, at that error", ours(dashpot, duration, bounce, min(reached, 0.2))[:2]),
            ("thinned by RDP to 0.1 %", thinned(curve, 0.001)),
            ("dashpot at 0.1 %", ours(dashpot, duration, bounce, 0.001)[:2]),
        ]
        for name, (points, text) in rows:
            print(
                f"  {f'{duration},{bounce}':12} {name:34} {len(points):6} {len(text):6} "
                f"{100 * vertical_error(points, curve):7.3f} %")


def run(dashpot, bench):
    everything = [dashpot, "convert", "0.35,0.35", "--to", "all", "--quiet"]
    medians = alternate(
        {
            "dashpot convert --to all": lambda: process_seconds(everything),
            "dashpot --version": lambda: process_seconds([dashpot, "--version"]),
        },
        rounds=ROUNDS,
    )
    show("Every target, whole process", medians, "dashpot convert --to all", {})
    spent = medians["dashpot convert --to all"] * 1e3
    print(f"  goal <= 8 ms: {'reached' if spent <= 8 else 'MISSED'}")
    seconds = bench_medians(bench, "linear", 5, {})
    show("One linear() within 0.1 %, verified at 4001 samples", seconds, "linear", {})
    print(f"  goal <= 5 ms: {'reached' if seconds['linear'] * 1e3 <= 5 else 'MISSED'}")
    table(dashpot)
