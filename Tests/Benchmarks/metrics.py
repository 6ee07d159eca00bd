"""The metrics of a thousand springs: dashpot's, by roots, beside numpy's from 10,000 samples a spring."""

import time

from measure import bench_medians, numpy_or_none, show, skipped

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
    numpy = numpy_or_none()
    peers = {"numpy from samples": lambda: numpy_seconds(numpy)} if numpy else {}
    show(TITLE, bench_medians(bench, "metrics", ROUNDS, peers), "metrics", {})
    if not numpy:
        skipped("numpy's metrics from samples", "no numpy installed")
