"""A submit button's whole story as an animated GIF, and a frame of two symbols that melt: our medians and the goals.
There is no peer: no other tool paints these controls."""

import statistics
import subprocess

# Measured once on two shared x86-64 cores; the goals are in milliseconds and hold there.
GOALS = {"film-gif-120-frames": 110.0, "film-gooey-frame": 1.0}
ROUNDS = 3


def run(_dashpot, bench):
    figures = {}
    for _ in range(ROUNDS):
        for line in subprocess.run([bench, "film"], check=True, capture_output=True, text=True).stdout.splitlines():
            name, value = line.split()
            figures.setdefault(name, []).append(float(value))
    print("\nFilm: 120 frames of 400x300 as GIF; a gooey frame of 300x300 at radius 20")
    for name, values in figures.items():
        if name.endswith("bytes"):
            print(f"  {name:34} {values[0] / 1000:10.1f} kB")
            continue
        milliseconds = statistics.median(values) * 1e3
        goal = GOALS.get(name)
        verdict = "" if goal is None else f"   (goal <= {goal:g} ms: {'reached' if milliseconds <= goal else 'MISSED'})"
        print(f"  {name:34} {milliseconds:10.3f} ms{verdict}")
