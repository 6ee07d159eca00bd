"""Writes Sources/Reports/Numbers/PowersOfTen.swift: 10^e to 128 bits, rounded up, for e in -292...324."""

from pathlib import Path

FIRST, LAST = -292, 324


def significand(e):
    """The ceiling of 10^e scaled by the power of two that puts it in [2^127, 2^128)."""
    if e >= 0:
        value = 10**e
        shift = 127 - (value.bit_length() - 1)
        return value << shift if shift >= 0 else -(-value >> -shift)
    divisor = 10**-e
    # floor(log2(10^e)) = -(bit length of 10^-e) because 10^-e is never a power of two here
    shift = 127 + divisor.bit_length()
    return -(-(1 << shift) // divisor)


rows = []
for e in range(FIRST, LAST + 1):
    g = significand(e)
    assert 1 << 127 <= g < 1 << 128, e
    high, low = g >> 64, g & (1 << 64) - 1
    rows.append(f"    0x{high >> 32:08X}_{high & 0xFFFFFFFF:08X}, 0x{low >> 32:08X}_{low & 0xFFFFFFFF:08X},")

source = f"""/// The first exponent in ``powersOfTen``.
let firstPowerOfTen = {FIRST}

/// 10^e for e in {FIRST}...{LAST} as pairs (high, low) of a 128-bit significand in [2^127, 2^128), rounded up.
/// Written by Tests/References/powers_of_ten.py.
let powersOfTen: [UInt64] = [
""" + "\n".join(rows) + "\n]\n"
Path(__file__).parents[2].joinpath("Sources/Reports/Numbers/PowersOfTen.swift").write_text(source)
