"""Writes Tests/ReportsTests/FixedDecimalTable.swift: doubles rounded to fixed places, from the exact value, half to even."""

import random
import struct
from decimal import ROUND_HALF_EVEN, Decimal, getcontext
from pathlib import Path

getcontext().prec = 800
random.seed(20240607)

numbers = [0.0, -0.0, 0.5, 1.5, 2.5, -0.5, 0.125, 0.375, 0.0625, 0.25, 0.75, 1e-7, -1e-7, 4.9999999e-7, 5e-7, 5e-324]
numbers += [0.9999995, 0.99999949999, 999999.9999995, 9.9999999999, 2.0**52 + 0.5, 2.0**53 - 1, 2.0**53, 2.0**64, 1e22]
numbers += [1.7976931348623157e308, -1e17, 1.005, 1.015, 1.025, 2.675, 1e15, 123456789012345.67, 0.3, -2.0**-11, 2.0**-60]
numbers += [(2 * k + 1) / 2**p for p in (1, 7, 11, 17, 18) for k in (0, 1, 2, 1000, 12345)]
numbers += [random.uniform(-1, 1) for _ in range(60)]
numbers += [random.uniform(-1e6, 1e6) for _ in range(40)]
numbers += [k / 1e6 for k in random.sample(range(10**7), 20)] + [(k + 0.5) / 1e6 for k in random.sample(range(10**7), 40)]
numbers += [(k + 0.5) / 1e3 for k in random.sample(range(10**5), 30)]
numbers += [random.choice([-1, 1]) * 10 ** random.uniform(-20, 25) for _ in range(60)]

rows = []
for index, number in enumerate(numbers):
    places = {0, 1, 2, 3, 6, 8, 9, 17} if index < 70 else {random.randint(0, 17), random.randint(0, 9), 6}
    for place in sorted(places):
        rounded = Decimal(number).quantize(Decimal(1).scaleb(-place), rounding=ROUND_HALF_EVEN)
        text = f"{abs(rounded) if rounded == 0 else rounded:f}"
        bits = struct.unpack(">Q", struct.pack(">d", number))[0]
        rows.append(f"    {bits:016x} {place} {text}")
source = '''/// Bits of a double, places, and the rounded decimal. Written by Tests/References/fixed_decimals.py.
let fixedDecimalTable = """
''' + "\n".join(rows) + '\n    """\n'
head = "// swift-format-ignore-file: one row has the 309 digits of the largest double\n"
Path(__file__).parents[1].joinpath("ReportsTests/FixedDecimalTable.swift").write_text(head + source)
