"""Ten million positions of a spring: dashpot's table beside memset over the same bytes and numpy's closed form."""

import time

from measure import bench_medians, numpy_or_none, show, skipped

TITLE = "1e7 samples of .spring(duration: 0.35, bounce: 0.35)"
COUNT = 10_000_000
ROUNDS = 3


def numpy_seconds(numpy):
    times = numpy.arange(COUNT) * 6e-8
    w = 2 * numpy.pi / 0.35
    a, d = w * 0.65, w * numpy.sqrt(0.35 * 1.65)
    start = time.perf_counter()
    1 - numpy.exp(-a * times) * (numpy.cos(d * times) + a / d * numpy.sin(d * times))
    return time.perf_counter() - start


def run(_dashpot, bench):
    numpy = numpy_or_none()
    peers = {"numpy closed form": lambda: numpy_seconds(numpy)} if numpy else {}
    show(TITLE, bench_medians(bench, "sampling", ROUNDS, peers), "sampling-table", {"sampling-memset": 2})
    if not numpy:
        skipped("numpy's closed form", "no numpy installed")
