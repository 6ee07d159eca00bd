"""Writes rounded-numbers.csv: doubles as a person rounds their shortest digits, halves away from zero, by decimal."""

import csv
import random
from decimal import ROUND_HALF_UP, Decimal, localcontext
from pathlib import Path


def plain(number):
    text = format(number, "f")
    text = text.rstrip("0").rstrip(".") if "." in text else text
    return "0" if text in ("-0", "") else text


def fixed(number, places):
    text = format(number.quantize(Decimal(1).scaleb(-places), rounding=ROUND_HALF_UP), "f")
    return text.lstrip("-") if float(text) == 0 else text


def significant(number, digits):
    if number == 0:
        return "0"
    # Digits before the point stay.
    place = min(number.adjusted() - digits + 1, 0)
    return plain(number.quantize(Decimal(1).scaleb(place), rounding=ROUND_HALF_UP))


dice = random.Random(1)
numbers = [0.0, 1.0, -0.5, 0.125, 1.005, 2.675, 999.5, 999.95, 9.995, 0.0995, -0.04, -0.05, 1234.5, 99999.95, 0.1 + 0.2]
numbers += [dice.uniform(-1, 1) * 10 ** dice.randint(-5, 12) for _ in range(140)]
numbers += [dice.randint(-99999, 99999) / 10 ** dice.randint(0, 6) for _ in range(145)]
with open(Path(__file__).with_name("rounded-numbers.csv"), "w", newline="") as file:
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(["number", "places", "fixed", "rounded", "digits", "significant"])
    with localcontext() as context:
        context.prec = 60
        for number in numbers:
            if 0 < abs(number) < 1e-5:
                continue
            exact, places, digits = Decimal(repr(number)), dice.randint(0, 6), dice.randint(1, 6)
            writer.writerow(
                [repr(number), places, fixed(exact, places), plain(Decimal(fixed(exact, places))), digits,
                 significant(exact, digits)])
