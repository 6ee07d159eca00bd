"""Springs of Motion's `duration` and `bounce`, by Motion's definition.

The natural frequency w is the root of the envelope at the duration d (Motion's findSpring, rest height 0.001):
    ratio < 1:  0.001 = ratio / sqrt(1 - ratio^2) * exp(-ratio * w * d)
    ratio = 1:  0.001 = (1 + w d) exp(-w d)
found by bisection. Writes duration_s, bounce, response_s = 2 pi / w to motion_springs.csv, 30 digits.
"""

from pathlib import Path

from mpmath import exp, mp, mpf, pi, sqrt

mp.dps = 50
ROWS = [("0.5", "0.3"), ("0.8", "0.3"), ("0.8", "0.25"), ("1", "0"), ("0.4", "0.6"), ("2", "0.95"), ("0.3", "0.05")]


def frequency(duration, bounce):
    ratio = min(max(1 - bounce, mpf("0.05")), mpf(1))
    rest = mpf("0.001")
    height = ratio / sqrt(1 - ratio**2) if ratio < 1 else None

    def envelope(w):
        return height * exp(-ratio * w * duration) if ratio < 1 else (1 + w * duration) * exp(-w * duration)

    low, high = mpf(0), 1000 / duration
    for _ in range(180):
        middle = (low + high) / 2
        low, high = (middle, high) if envelope(middle) > rest else (low, middle)
    return (low + high) / 2


lines = ["duration_s,bounce,response_s"]
for duration, bounce in ROWS:
    response = 2 * pi / frequency(mpf(duration), mpf(bounce))
    lines.append(f"{duration},{bounce},{mp.nstr(response, 30)}")
Path(__file__).with_suffix(".csv").write_text("\n".join(lines) + "\n")
