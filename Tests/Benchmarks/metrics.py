"""The metrics of a thousand springs: dashpot's, by roots, beside numpy's from 10,000 samples a spring."""

import subprocess
import time

from measure import show, skipped

TITLE = "overshoot, rise and settling times of 1000 springs"
COUNT = 1000
SAMPLES = 10_000
ROUNDS = 3


def numpy_seconds(numpy):
    start = time.perf_counter()
    for index in range(COUNT):
        fraction = index / COUNT
        duration, bounce = 0.1 + fraction, 1.4 * fraction - 0.5
        w = 2 * numpy.pi / duration
        z = 1 - bounce if bounce >= 0 else 1 / (1 + bounce)
        t = numpy.linspace(0, 12 * duration, SAMPLES)
        root = numpy.sqrt(complex(z * z - 1)) or 1e-9
        a, b = w * (-z + root), w * (-z - root)
        y = ((b * numpy.exp(a * t) - a * numpy.exp(b * t)) / (a - b)).real
        y.max()
        numpy.argmax(y > -0.9), numpy.argmax(y > -0.1)
        for band in (0.02, 0.01, 0.001):
            numpy.nonzero(numpy.abs(y) > band)[0][-1]
    return time.perf_counter() - start


def run(_dashpot, bench):
    try:
        import numpy
    except ImportError:
        numpy = None
    seconds = {}
    for _ in range(ROUNDS):
        output = subprocess.run([bench, "metrics"], check=True, capture_output=True, text=True).stdout
        for line in output.splitlines():
            name, value = line.split()
            seconds.setdefault(name, []).append(float(value))
        if numpy:
            seconds.setdefault("numpy from samples", []).append(numpy_seconds(numpy))
    medians = {name: sorted(values)[len(values) // 2] for name, values in seconds.items()}
    show(TITLE, medians, "metrics", {})
    if not numpy:
        skipped("numpy's metrics from samples", "no numpy installed")
