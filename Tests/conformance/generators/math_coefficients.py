# SPDX-License-Identifier: MIT
"""Derives the constants of Sources/AnimMath and prints them as Swift literals.

Polynomials are near-minimax: Chebyshev interpolation at 60 digits (mpmath.chebyfit), rounded to double.
Beside each stands the largest error of the fitted polynomial before that rounding.
Run: python3 math_coefficients.py
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import mpmath as mp

mp.mp.dps = 60


def literal(value: Any) -> str:
    """The nearest double as a hexadecimal literal."""
    return float(value).hex()


def chopped(value: Any, bits: int) -> float:
    """The value truncated to so many significant bits."""
    _, exponent = mp.frexp(value)
    scale = mp.mpf(2) ** (bits - int(exponent))
    return float(mp.floor(abs(value) * scale) / scale * mp.sign(value))


def series(coefficients: Callable[[int], Any], terms: int = 90) -> Callable[[Any], Any]:
    """A power series as a function: exact near zero, where the closed form would cancel."""
    listed = [coefficients(index) for index in range(terms)]
    return lambda x: mp.polyval(listed[::-1], x)


def fit(name: str, function: Callable[[Any], Any], low: Any, high: Any, count: int) -> None:
    """Prints the count coefficients, lowest first."""
    coefficients, error = mp.chebyfit(function, [low, high], count, error=True)
    print(f"{name}: error 2^{float(mp.log(abs(error), 2)):.1f}")
    for coefficient in reversed(coefficients):
        print(f"    {literal(coefficient)},")


def parts(name: str, value: Any, widths: list[int]) -> None:
    """Prints the value as a sum of doubles of the given widths in bits; the last is rounded to nearest."""
    print(name)
    rest = value
    for width in widths:
        part = chopped(rest, width) if width < 53 else float(rest)
        print(f"    {literal(part)}")
        rest = rest - mp.mpf(part)


def main() -> None:
    """Prints everything."""
    half_log_two = mp.log(2) / 2 * mp.mpf("1.0001")
    fit(
        "exponential (e^r - 1 - r - r^2/2) / r^3",
        series(lambda n: 1 / mp.factorial(n + 3)),
        -half_log_two,
        half_log_two,
        10,
    )
    root = (mp.sqrt(2) - 1) / (mp.sqrt(2) + 1)
    z = root**2 * mp.mpf("1.0001")
    fit("logarithm (2 atanh(s)/s - 2)/s^2 in s^2", series(lambda n: mp.mpf(2) / (2 * n + 3)), 0, z, 7)
    fit("power (atanh(s)/s - 1 - z/3 - z^2/5)/z^3 in z = s^2", series(lambda n: mp.mpf(1) / (2 * n + 7)), 0, z, 8)
    z = (mp.pi / 4) ** 2 * mp.mpf("1.0001")
    fit("sine (sin(y)/y - 1)/y^2 in y^2", series(lambda n: (-1) ** (n + 1) / mp.factorial(2 * n + 3), 40), 0, z, 7)
    fit(
        "cosine (cos(y) - 1 + y^2/2)/y^4 in y^2",
        series(lambda n: (-1) ** n / mp.factorial(2 * n + 4), 40),
        0,
        z,
        6,
    )
    fit(
        "sine (sin(y)/y - 1 + y^2/6)/y^4 in y^2",
        series(lambda n: (-1) ** n / mp.factorial(2 * n + 5), 40),
        0,
        z,
        6,
    )
    z = (mp.mpf(1) / 15) ** 2
    fit("arctangent (atan(t)/t - 1)/t^2 in t^2", series(lambda n: mp.mpf((-1) ** (n + 1)) / (2 * n + 3)), 0, z, 6)
    fit(
        "arcsine (asin(x)/x - 1)/x^2 in x^2",
        series(lambda n: mp.binomial(2 * n + 2, n + 1) / mp.mpf(4) ** (n + 1) / (2 * n + 3), 150),
        0,
        mp.mpf("0.2500001"),
        14,
    )
    fit("reciprocal cube root m^(-1/3)", lambda m: m ** (-mp.mpf(1) / 3), 1, 8, 6)

    parts("log 2 (42 bits + 53)", mp.log(2), [42, 53])
    parts("1/log 2", 1 / mp.log(2), [53])
    parts("pi/2 (43 + 43 + 53)", mp.pi / 2, [43, 43, 53])
    parts("pi/2 (33 + 33 + 33 + 53)", mp.pi / 2, [33, 33, 33, 53])
    parts("pi/2 (53 + 53 + 53)", mp.pi / 2, [53, 53, 53])
    parts("pi (53 + 53)", mp.pi, [53, 53])
    parts("2/pi", 2 / mp.pi, [53])
    for denominator in (3, 5, 6):
        parts(f"1/{denominator} (53 + 53)", mp.mpf(1) / denominator, [53, 53])
    for eighths in range(9):
        parts(f"atan({eighths}/8) (53 + 53)", mp.atan(mp.mpf(eighths) / 8), [53, 53])
    mp.mp.dps = 500
    print("2/pi after 64 zero bits, in 64-bit words")
    scaled = int(mp.floor(2 / mp.pi * mp.mpf(2) ** (64 * 20)))
    for index in range(20):
        word = (scaled >> (64 * (19 - index))) & (2**64 - 1)
        print(f"    0x{word:016X},")


if __name__ == "__main__":
    main()
