"""The spring behind 600 noisy samples: dashpot's fit, beside scipy.optimize's from one good start on the same model."""

import time

from measure import bench_medians, numpy_or_none, show, skipped

TITLE = "fit of 600 samples: both ends, start, duration and bounce"
COUNT = 600
ROUNDS = 5
GOAL = 1 / 50


def samples(numpy):
    times = numpy.arange(COUNT) / COUNT
    noise, state = numpy.empty(COUNT), 1
    for index in range(COUNT):
        state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
        noise[index] = (state / 2_147_483_648 - 0.5) * 12**0.5 * 0.01
    return times, model(numpy, (0, 1, 0.1, numpy.log(0.35), 0.35), times) + noise


def model(numpy, parameters, times):
    start_value, end_value, start, log_duration, bounce = parameters
    frequency = 2 * numpy.pi / numpy.exp(log_duration)
    ratio = 1 - bounce if bounce >= 0 else 1 / (1 + bounce)
    since = numpy.maximum(times - start, 0)
    decay = ratio * frequency
    swing = frequency * numpy.sqrt(complex(1 - ratio * ratio)) or 1e-9
    left = (numpy.exp(-decay * since) * (numpy.cos(swing * since) + decay / swing * numpy.sin(swing * since))).real
    return end_value + (start_value - end_value) * left


def scipy_seconds(numpy, optimize):
    times, values = samples(numpy)
    start = time.perf_counter()
    found = optimize.least_squares(
        lambda parameters: model(numpy, parameters, times) - values, (0, 1, 0.08, numpy.log(0.4), 0.3), method="lm",
        xtol=1e-12, ftol=1e-12, gtol=1e-12)
    elapsed = time.perf_counter() - start
    if abs(numpy.exp(found.x[3]) - 0.35) > 0.01:
        raise RuntimeError(f"scipy found a duration of {numpy.exp(found.x[3])}")
    return elapsed


def run(_dashpot, bench):
    numpy = numpy_or_none()
    try:
        from scipy import optimize
    except ImportError:
        optimize = None
    peers = {"scipy.optimize.least_squares": lambda: scipy_seconds(numpy, optimize)} if optimize else {}
    show(TITLE, bench_medians(bench, "fit", ROUNDS, peers), "fit", {"scipy.optimize.least_squares": GOAL})
    if not optimize:
        skipped("scipy.optimize's fit", "no scipy installed")
