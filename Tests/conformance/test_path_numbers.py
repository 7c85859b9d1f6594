# SPDX-License-Identifier: MIT
"""The numbers of written path data: the fewest digits that read back as the same double, in every form.

The expected digits are Python's (repr gives the shortest that read back, and of these the nearest); how they are set
out is SVG's grammar of numbers, applied here to the decimal module's digits and exponent.
"""

from __future__ import annotations

import random
from decimal import Decimal

import pytest
from animcore import Path

EDGES = [
    0.1,
    0.09999999999999999,
    0.5,
    0.3,
    1 / 3,
    2 / 3,
    1.5,
    9.5,
    99.5,
    100.25,
    451.09999999999997,
    123456.5,
    999999.5,
]
EDGES += [0.001, 0.0001, 0.00012, 1e-5, 1.25e-7, 5e-324, 2.2250738585072014e-308, 1.0, 9.0, 10.0, 99.0, 100.0, 101.0]
EDGES += [1e3, 12e5, 1e6, 1e9, 123456789.0, 1e15, 999999999999999.9, 2.0**52 + 0.5, 2.0**53, 1e21, 1e22, 1.5e22, 1e29]


def numbers() -> list[float]:
    chance = random.Random(17)
    found = list(EDGES)
    for power in range(-14, 22):
        found += [chance.uniform(0.1, 1) * 10.0**power for _ in range(40)]
        found += [chance.randrange(1, 10 ** min(power + 3, 15)) / 1000 for _ in range(20) if power > 0]
    found += [chance.randrange(1, 10**6) / part for part in (3, 7, 8, 16, 1024) for _ in range(100)]
    found += [round(chance.uniform(0, 1000), chance.randrange(12)) for _ in range(1000)]
    return [number for number in found if number > 0]


def written(number: float, is_minified: bool) -> str:
    """A positive number as the data has it."""
    _, digits, exponent = Decimal(repr(number)).normalize().as_tuple()
    assert isinstance(exponent, int)
    text = "".join(map(str, digits))
    if exponent >= 0:
        plain = text + "0" * exponent
    elif len(text) > -exponent:
        plain = f"{text[:exponent]}.{text[exponent:]}"
    else:
        plain = "0." + "0" * (-exponent - len(text)) + text
    if is_minified and plain.startswith("0."):
        plain = plain[1:]
    scientific = f"{text}e{exponent}"
    length = len(plain.removeprefix("0"))
    return scientific if (len(scientific) < length if is_minified else length > 21) else plain


@pytest.mark.parametrize("is_minified", [False, True])
def test_numbers_have_the_fewest_digits_that_read_back(is_minified: bool) -> None:
    for number in numbers():
        text = written(number, is_minified)
        data = Path().move(number, 0).line(-number, 0).svg(minified=is_minified, relative=False)
        expected = f"M{text} 0L-{text} 0" if not is_minified else f"M{text} 0H-{text}"
        assert data == expected, number
        assert list(Path(data).coordinates) == [number, 0, -number, 0], number


@pytest.mark.parametrize("digits", [0, 1, 2, 3, 6, 9, 15])
def test_rounded_numbers_have_no_more_decimals_than_asked(digits: int) -> None:
    """The nearest decimal, by the decimal module; what is within two roundings of a tie may go either way."""
    for number in numbers():
        if number * 10.0**digits >= 2.0**52:
            continue
        text = Path().move(number, 0).svg(digits=digits)[1:].split()[0]
        places = -int(Decimal(text).as_tuple().exponent)
        assert places <= digits, (number, text)
        half = Decimal(10) ** -digits / 2
        assert abs(Decimal(text) - Decimal(number)) <= half + Decimal(number) * Decimal(2) ** -52, (number, text)
