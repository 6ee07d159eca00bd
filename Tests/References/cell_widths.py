"""Writes Tests/WordsTests/WideReference.swift: the scalars that take two cells by the tables of `wcwidth`.

The truth is the Python package wcwidth. What Unicode 16 made wide that had been narrow before is left out, because
terminals follow slowly. Run from anywhere: python3 Tests/References/cell_widths.py
"""

import unicodedata
from pathlib import Path

import wcwidth


def is_wide(scalar):
    character = chr(scalar)
    was_narrow = unicodedata.category(character) != "Cn" and unicodedata.east_asian_width(character) not in "WF"
    return wcwidth.wcwidth(character) == 2 and not was_narrow


ranges = []
for scalar in filter(is_wide, range(0x110000)):
    if ranges and ranges[-1][1] == scalar - 1:
        ranges[-1][1] = scalar
    else:
        ranges.append([scalar, scalar])

lines = []
line = "   "
for low, high in ranges:
    text = f" 0x{low:X}...0x{high:X},"
    if len(line + text) > 118:
        lines.append(line)
        line = "   "
    line += text
lines.append(line)

version = wcwidth.list_versions()[-1]
Path(__file__).parents[2].joinpath("Tests/WordsTests/WideReference.swift").write_text(
    f"/// Scalars two cells wide in wcwidth {wcwidth.__version__}, Unicode {version}; by Tests/References/cell_widths.py.\n"
    "let wideReference: [ClosedRange<UInt32>] = [\n" + "\n".join(lines) + "\n]\n")
