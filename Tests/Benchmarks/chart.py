"""The three-panel chart, 1600 x 1200 pixels, as a whole process: dashpot beside gnuplot and matplotlib."""

import importlib.util
import pathlib
import shutil
import sys
import tempfile

from measure import alternate, process_seconds, show, skipped

TITLE = "Three-panel press/release chart, 1600x1200, whole process"

# The exact motion of the two springs from 0 to 1, in each peer's own words.
GNUPLOT = r"""
set terminal {terminal} size 1600,1200
set output '{output}'
set samples 800
w1 = 2*pi/0.12
w2 = 2*pi/0.35
a2 = w2*0.65
d2 = w2*sqrt(0.35*1.65)
press(t) = 1 - exp(-w1*t)*(1 + w1*t)
release(t) = 1 - exp(-a2*t)*(cos(d2*t) + a2/d2*sin(d2*t))
set grid
set xrange [0:600]
set multiplot layout 3,1 title '.spring(duration: 0.12, bounce: 0) / .spring(duration: 0.35, bounce: 0.35)'
set ylabel 'scale'
plot 1 - 0.04*press(x/1000.) title 'press' lw 3, 0.96 + 0.04*release(x/1000.) title 'release' lw 3
set ylabel 'corner radius (pt)'
plot 18 + 14*press(x/1000.) title 'press' lw 3, 32 - 14*release(x/1000.) title 'release' lw 3
set ylabel 'blur (pt)'
set xlabel 'time (ms)'
plot 20*press(x/1000.) title 'press' lw 3, 20 - 20*release(x/1000.) title 'release' lw 3
unset multiplot
"""

MATPLOTLIB = r"""
import matplotlib
matplotlib.use("Agg")
import matplotlib.pyplot as plt
import numpy as np
t = np.linspace(0, 0.6, 800)
w1, w2 = 2*np.pi/0.12, 2*np.pi/0.35
a, d = w2*0.65, w2*np.sqrt(0.35*1.65)
press = 1 - np.exp(-w1*t)*(1 + w1*t)
release = 1 - np.exp(-a*t)*(np.cos(d*t) + a/d*np.sin(d*t))
figure, panels = plt.subplots(3, 1, sharex=True, figsize=(16, 12), dpi=100)
figure.suptitle(".spring(duration: 0.12, bounce: 0) / .spring(duration: 0.35, bounce: 0.35)")
for panel, name, low, high in zip(panels, ("scale", "corner radius (pt)", "blur (pt)"), (1, 18, 0), (0.96, 32, 20)):
    panel.plot(t*1000, low + (high - low)*press, label="press", lw=3)
    panel.plot(t*1000, high + (low - high)*release, label="release", lw=3)
    panel.set_ylabel(name)
    panel.grid(True)
    panel.legend()
panels[-1].set_xlabel("time (ms)")
figure.savefig({output!r})
"""


def run(dashpot, _bench):
    with tempfile.TemporaryDirectory() as folder:
        place = pathlib.Path(folder)
        ours = "dashpot compare -o"
        arguments = [dashpot, "compare", ".spring(duration: 0.12, bounce: 0)", ".spring(duration: 0.35, bounce: 0.35)"]
        arguments += ["--size", "1600x1200", "-o", str(place / "ours.png")]
        candidates = {ours: lambda: process_seconds(arguments)}
        goals = {}
        if shutil.which("gnuplot"):
            for terminal, goal in (("png", 0.4), ("pngcairo", None)):
                script = place / f"{terminal}.gp"
                script.write_text(GNUPLOT.format(terminal=terminal, output=place / f"{terminal}-chart.png"))
                name = f"gnuplot {terminal}"
                candidates[name] = lambda script=script: process_seconds(["gnuplot", str(script)])
                if goal:
                    goals[name] = goal
        else:
            skipped(TITLE + ": gnuplot", "not installed")
        if importlib.util.find_spec("matplotlib"):
            script = place / "matplotlib_chart.py"
            script.write_text(MATPLOTLIB.replace("{output!r}", repr(str(place / "matplotlib.png"))))
            candidates["matplotlib"] = lambda: process_seconds([sys.executable, str(script)])
            goals["matplotlib"] = 0.06
        else:
            skipped(TITLE + ": matplotlib", "not installed")
        show(TITLE, alternate(candidates, rounds=11), ours, goals)
