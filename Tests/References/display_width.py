"""Writes Tests/ArgumentsTests/WideCharacters.swift: the scalars that Unicode calls wide or fullwidth.

The truth is Python's unicodedata. Run from the top of the repository: python3 Tests/References/display_width.py
"""

import unicodedata

assigned = [c for c in range(0x110000) if unicodedata.category(chr(c)) not in ("Cn", "Cs", "Co")]
wide = [c for c in assigned if unicodedata.east_asian_width(chr(c)) in ("W", "F")]
ranges = []
for c in wide:
    if ranges and ranges[-1][1] == c - 1:
        ranges[-1][1] = c
    else:
        ranges.append([c, c])

lines = []
line = "   "
for low, high in ranges:
    text = f" 0x{low:X}...0x{high:X},"
    if len(line + text) > 118:
        lines.append(line)
        line = "   "
    line += text
lines.append(line)

with open("Tests/ArgumentsTests/WideCharacters.swift", "w") as out:
    out.write(f"/// East Asian width W or F in Unicode {unicodedata.unidata_version}; by Tests/References/display_width.py.\n")
    out.write("let wideCharacters: [ClosedRange<UInt32>] = [\n")
    out.write("\n".join(lines) + "\n]\n")
