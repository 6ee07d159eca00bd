"""Contrast and colour distance of the chart themes, computed apart from the Swift code.

Contrast: WCAG 2.2 relative luminance. Distance: CIEDE2000 (Sharma, Wu, Dalal, 2005) between colours as seen with full
protanopia, deuteranopia and tritanopia (Machado, Oliveira, Fernandes, 2009, severity 1.0, in linear RGB), D65.
Prints Tests/PlottingTests/ColorReferences.swift.
"""

from itertools import combinations
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

THEMES = {
    "light": ("FFFFFF", "171A21", "5A6372", ["1D63D8", "C8480B", "00695C", "5E1A8B", "3F2A14"]),
    "dark": ("14171C", "F1F3F6", "A2ACBA", ["6FB1FF", "FF9A52", "A5D6A7", "D64FA0", "3E9B7A"]),
}
VISION = {
    "normal": [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
    "protanopia": [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
    "deuteranopia": [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]],
    "tritanopia": [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]],
}


def linear(hexadecimal):
    channels = [int(hexadecimal[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]


def times(matrix, vector):
    return [sum(m * v for m, v in zip(row, vector)) for row in matrix]


def contrast(a, b):
    y = [sum(w * c for w, c in zip((0.2126, 0.7152, 0.0722), linear(x))) for x in (a, b)]
    return (max(y) + 0.05) / (min(y) + 0.05)


def lab(rgb):
    rgb = [min(max(c, 0), 1) for c in rgb]
    to_xyz = [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041]]
    white = (0.95047, 1.0, 1.08883)
    f = [t ** (1 / 3) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116
         for t in (x / w for x, w in zip(times(to_xyz, rgb), white))]
    return 116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])


def ciede2000(one, two):
    (l1, a1, b1), (l2, a2, b2) = one, two
    mean = (hypot(a1, b1) + hypot(a2, b2)) / 2
    g = 0.5 * (1 - sqrt(mean**7 / (mean**7 + 25**7)))
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = hypot(a1, b1), hypot(a2, b2)
    h1, h2 = degrees(atan2(b1, a1)) % 360, degrees(atan2(b2, a2)) % 360
    dh = h2 - h1
    dh = 0 if c1 * c2 == 0 else dh - 360 if dh > 180 else dh + 360 if dh < -180 else dh
    h = h1 + h2
    if c1 * c2:
        h = h / 2 if abs(h1 - h2) <= 180 else (h + 360) / 2 if h < 360 else (h - 360) / 2
    dl, dc, dhh = l2 - l1, c2 - c1, 2 * sqrt(c1 * c2) * sin(radians(dh / 2))
    l, c = (l1 + l2) / 2, (c1 + c2) / 2
    t = (1 - 0.17 * cos(radians(h - 30)) + 0.24 * cos(radians(2 * h)) + 0.32 * cos(radians(3 * h + 6))
         - 0.2 * cos(radians(4 * h - 63)))
    rt = -sin(radians(60 * exp(-(((h - 275) / 25) ** 2)))) * 2 * sqrt(c**7 / (c**7 + 25**7))
    x = dl / (1 + 0.015 * (l - 50) ** 2 / sqrt(20 + (l - 50) ** 2))
    y, z = dc / (1 + 0.045 * c), dhh / (1 + 0.015 * c * t)
    return sqrt(x * x + y * y + z * z + rt * y * z)


# Two of the published check pairs of Sharma et al.
assert abs(ciede2000((50, 2.6772, -79.7751), (50, 0, -82.7485)) - 2.0425) < 5e-5
assert abs(ciede2000((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619)) - 2.0373) < 5e-5

print("// Printed by Tests/References/chart_colors.py.\n")
print("enum ColorReferences {")
print("    /// Theme, foreground, background, contrast ratio (WCAG 2.2).")
print("    static let contrasts: [(theme: String, color: UInt32, background: UInt32, ratio: Double)] = [")
for name, (background, ink, muted, series) in THEMES.items():
    for color in [ink, muted, *series]:
        print(f'        ("{name}", 0x{color}, 0x{background}, {contrast(color, background):.4f}),')
print("    ]\n")
print("    /// Theme, vision, the least CIEDE2000 distance of any two series colours, and of the first two.")
print("    static let distances: [(theme: String, vision: String, least: Double, firstTwo: Double)] = [")
for name, (_, _, _, series) in THEMES.items():
    for vision, matrix in VISION.items():
        labs = [lab(times(matrix, linear(c))) for c in series]
        pairs = [ciede2000(a, b) for a, b in combinations(labs, 2)]
        print(f'        ("{name}", "{vision}", {min(pairs):.2f}, {pairs[0]:.2f}),')
print("    ]\n")
print("    /// The series colours those distances belong to.")
print("    static let series: [String: [UInt32]] = [")
for name, (_, _, _, series) in THEMES.items():
    print(f'        "{name}": [{", ".join("0x" + c for c in series)}],')
print("    ]\n}")
