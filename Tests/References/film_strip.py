"""A reference filmstrip: a rounded rectangle with circular corners that is pressed by `.spring(duration: 0.12, bounce: 0)`
to the scale 0.96 and the opacity 0.85, painted without any of our code. The scale comes from the closed form of a
critically damped spring; each pixel is the mean of 16 × 16 samples of "inside the shape"; the colour is the fill over the
backdrop by opacity and coverage, in straight sRGB.

    python3 Tests/References/film_strip.py Tests/References/film-strip.png

Eight moments, 0 … 140 ms in steps of 20 ms, stand one above the other; each is 120 × 60 pixels, the shape 96 × 44 with
corners of radius 13 in its middle, shifted by (0.3, −0.2) so that its edges fall between pixels.
"""

import sys

import numpy as np
from PIL import Image

WIDTH, HEIGHT, SAMPLES = 120, 60, 16
BACKDROP, FILL = np.array([245, 245, 247.0]), np.array([0, 122, 255.0])


def progress(time):
    rate = 2 * np.pi / 0.12
    return 1 - np.exp(-rate * time) * (1 + rate * time)


def coverage(scale):
    places = (np.arange(WIDTH * SAMPLES) + 0.5) / SAMPLES, (np.arange(HEIGHT * SAMPLES) + 0.5) / SAMPLES
    x, y = np.meshgrid(*places)
    half_width, half_height, radius = 48 * scale, 22 * scale, 13 * scale
    # Signed distance to a rounded rectangle: from the rectangle of the corners' centres, less the radius.
    dx = np.abs(x - (WIDTH / 2 + 0.3)) - (half_width - radius)
    dy = np.abs(y - (HEIGHT / 2 - 0.2)) - (half_height - radius)
    distance = np.hypot(np.maximum(dx, 0), np.maximum(dy, 0)) + np.minimum(np.maximum(dx, dy), 0) - radius
    return (distance < 0).reshape(HEIGHT, SAMPLES, WIDTH, SAMPLES).mean(axis=(1, 3))


rows = []
for step in range(8):
    moved = progress(step * 0.02)
    alpha = coverage(1 - 0.04 * moved)[..., None] * (1 - 0.15 * moved)
    rows.append(BACKDROP * (1 - alpha) + FILL * alpha)
Image.fromarray(np.rint(np.concatenate(rows)).astype(np.uint8)).save(sys.argv[1], optimize=True)
