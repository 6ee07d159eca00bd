"""Writes Sources/Reports/Text/WideCharacters.swift: the scalars of East Asian width W or F."""

import unicodedata
from pathlib import Path

ranges = []
for scalar in range(0x1100, 0x110000):
    # An unassigned scalar has no width of its own.
    if unicodedata.category(chr(scalar)) == "Cn" or unicodedata.east_asian_width(chr(scalar)) not in "WF":
        continue
    if ranges and (ranges[-1][1] == scalar - 1):
        ranges[-1][1] = scalar
    else:
        ranges.append([scalar, scalar])
# Gaps without an assigned scalar are closed: they change nothing that can be shown.
merged = []
for first, last in ranges:
    if merged and all(unicodedata.category(chr(s)) == "Cn" for s in range(merged[-1][1] + 1, first)):
        merged[-1][1] = last
    else:
        merged.append([first, last])
rows = [f"    0x{first:X}...0x{last:X}," for first, last in merged]
source = f"""/// Scalars two cells wide in a terminal: East Asian width W or F, Unicode {unicodedata.unidata_version}, in ascending order.
/// Written by Tests/References/wide_characters.py.
let wideScalars: [ClosedRange<UInt32>] = [
""" + "\n".join(rows) + "\n]\n"
Path(__file__).parents[2].joinpath("Sources/Reports/Text/WideCharacters.swift").write_text(source)
