"""A submit button's whole story as an animated GIF, and a frame of two symbols that melt: our medians and the goals.
There is no peer: no other tool paints these controls."""

from measure import bench_medians

# Measured once on two shared x86-64 cores; the goals are in milliseconds and hold there.
GOALS = {"film-gif-120-frames": 110.0, "film-gooey-frame": 1.0}
ROUNDS = 3


def run(_dashpot, bench):
    print("\nFilm: 120 frames of 400x300 as GIF; a gooey frame of 300x300 at radius 20")
    for name, value in bench_medians(bench, "film", ROUNDS, {}).items():
        if name.endswith("bytes"):
            print(f"  {name:34} {value / 1000:10.1f} kB")
            continue
        milliseconds = value * 1e3
        goal = GOALS.get(name)
        verdict = "" if goal is None else f"   (goal <= {goal:g} ms: {'reached' if milliseconds <= goal else 'MISSED'})"
        print(f"  {name:34} {milliseconds:10.3f} ms{verdict}")
