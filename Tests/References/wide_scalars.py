"""Writes Sources/Words/WideScalars.swift: the scalars of East Asian width W or F.

The property comes from Python's unicodedata; what Unicode Standard Annex 11 gives to scalars not yet assigned is added,
so that ideographs of later versions are wide as well. Run from anywhere: python3 Tests/References/wide_scalars.py
"""

import unicodedata
from pathlib import Path

# Annex 11, section 5: wide whether assigned or not.
IDEOGRAPHS = [(0x3400, 0x4DBF), (0x4E00, 0x9FFF), (0xF900, 0xFAFF), (0x20000, 0x2FFFD), (0x30000, 0x3FFFD)]


def is_assigned(scalar):
    return unicodedata.category(chr(scalar)) != "Cn"


def is_wide(scalar):
    if any(first <= scalar <= last for first, last in IDEOGRAPHS):
        return True
    return is_assigned(scalar) and unicodedata.east_asian_width(chr(scalar)) in "WF"


ranges = []
for scalar in filter(is_wide, range(0x1100, 0x110000)):
    # Gaps without an assigned scalar are closed: they change nothing that can be shown.
    if ranges and not any(map(is_assigned, range(ranges[-1][1] + 1, scalar))):
        ranges[-1][1] = scalar
    else:
        ranges.append([scalar, scalar])
rows = [f"    0x{first:X}...0x{last:X}," for first, last in ranges]
source = f"""/// Scalars two cells wide in a terminal: East Asian width W or F, Unicode {unicodedata.unidata_version}, in ascending order.
/// Written by Tests/References/wide_scalars.py.
let wideScalars: [ClosedRange<UInt32>] = [
""" + "\n".join(rows) + "\n]\n"
Path(__file__).parents[2].joinpath("Sources/Words/WideScalars.swift").write_text(source)
