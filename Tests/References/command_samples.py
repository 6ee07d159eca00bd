#!/usr/bin/env python3
"""Writes command-samples.csv: what the columns of `dashpot csv` and `dashpot compare --csv` hold, at 80 digits, rounded to 20.

Each case is a command line of Tests/CommandsTests; the time of a row is exactly index/rate. The motions are the textbook ones
of motions.py, properties are mapped from progress as the options say, velocities are central difference quotients. Needs
mpmath. Run: python3 command_samples.py > command-samples.csv
"""
import contextlib
import io

from mpmath import mp, mpf

with contextlib.redirect_stdout(io.StringIO()):
    from motions import motion


def spring(duration, bounce, v0=0):
    duration, bounce = mpf(duration), mpf(bounce)
    zeta = 1 - bounce if bounce >= 0 else 1 / (1 + bounce)
    return motion(2 * mp.pi / duration, zeta, mpf(v0))


def slope(f):
    h = mpf(10) ** -30
    return lambda t: (f(t + h) - f(t - h)) / (2 * h)


def line(start, end):
    """A property that goes straight from one value to another."""
    return lambda progress: mpf(start) + (mpf(end) - mpf(start)) * progress


def triangle(height):
    """A property that goes 0 -> height -> 0, at its height halfway."""
    return lambda progress: 2 * height * (progress if progress <= mpf(1) / 2 else 1 - progress)


press, release = spring("0.12", 0), spring("0.35", "0.35")
back = lambda t: 1 - release(t)
slow = spring("0.4", "-0.3", mpf(3) / 15)
slow_value = lambda t: line(10, -5)(slow(t))
blur = lambda t: line(8, 0)(release(t))
cases = {
    ("one", 60, 34): {"value": release, "velocity": slope(release)},
    ("two", 100, 20): {"press": press, "release": release, "press_velocity": slope(press), "release_velocity": slope(release)},
    ("overdamped", 50, 30): {"value": slow_value, "velocity": slope(slow_value)},
    ("clipped", 120, 60): {"blur": blur, "blur_visible": lambda t: max(mpf(0), blur(t)), "blur_velocity": slope(blur)},
    ("compare", 60, 34): {
        "press_scale": lambda t: line(1, "0.96")(press(t)),
        "press_corner_radius": lambda t: line(18, 32)(press(t)),
        "press_blur": lambda t: triangle(20)(press(t)),
        "release_scale": lambda t: line(1, "0.96")(back(t)),
        "release_corner_radius": lambda t: line(18, 32)(back(t)),
        "release_blur": lambda t: triangle(20)(back(t)),
        "release_blur_visible": lambda t: max(mpf(0), triangle(20)(back(t))),
    },
}

print("case,rate,index,column,value")
for (name, rate, last), columns in cases.items():
    for index in range(0, last + 1, 3):
        for column, f in columns.items():
            print(f"{name},{rate},{index},{column},{mp.nstr(f(mpf(index) / rate), 20)}")
