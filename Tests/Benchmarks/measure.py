"""What every benchmark shares: whole-process timing in alternation, and one way to print ratios."""

import os
import statistics
import subprocess
import time


def process_seconds(arguments, environment=None):
    """Wall time of one run of a command, its output thrown away."""
    quiet = [
        (os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0),
        (os.POSIX_SPAWN_OPEN, 2, os.devnull, os.O_WRONLY, 0),
    ]
    start = time.perf_counter()
    child = os.posix_spawnp(arguments[0], arguments, environment or os.environ, file_actions=quiet)
    _, status = os.waitpid(child, 0)
    elapsed = time.perf_counter() - start
    if status != 0:
        raise RuntimeError(f"{arguments[0]} ended with status {status}")
    return elapsed


def alternate(candidates, rounds):
    """Median seconds of each candidate (name -> function returning seconds), run in turn so that noise hits all."""
    times = {name: [] for name in candidates}
    for _ in range(rounds):
        for name, run in candidates.items():
            times[name].append(run())
    return {name: statistics.median(values) for name, values in times.items()}


def bench_figures(bench, group):
    """What `dashpot-bench GROUP` prints, a figure a line: name -> number."""
    output = subprocess.run([bench, group], check=True, capture_output=True, text=True).stdout
    return {name: float(value) for name, value in (line.split() for line in output.splitlines())}


def bench_medians(bench, group, rounds, peers):
    """Median of each figure of a group and of each peer (name -> function returning seconds), run in turn."""
    seconds = {}
    for _ in range(rounds):
        figures = bench_figures(bench, group) | {name: run() for name, run in peers.items()}
        for name, value in figures.items():
            seconds.setdefault(name, []).append(value)
    return {name: statistics.median(values) for name, values in seconds.items()}


def numpy_or_none():
    """numpy, where it is installed."""
    try:
        import numpy
    except ImportError:
        return None
    return numpy


def show(title, medians, ours, goals):
    """Prints the medians and our ratio to each peer; `goals` maps a peer to the ratio to reach."""
    print(f"\n{title}")
    print(f"  {ours:34} {medians[ours] * 1e3:10.3f} ms")
    for name, seconds in medians.items():
        if name == ours:
            continue
        ratio = medians[ours] / seconds
        goal = goals.get(name)
        verdict = "" if goal is None else f"  (goal <= {goal:g}: {'reached' if ratio <= goal else 'MISSED'})"
        print(f"  {name:34} {seconds * 1e3:10.3f} ms   ratio {ratio:8.3f}{verdict}")


def skipped(title, reason):
    """Says that a peer could not be asked."""
    print(f"\n{title}\n  skipped: {reason}")
