# SPDX-License-Identifier: MIT
"""Writes the reference tables for AnimCore.Math into Tests/conformance/math.

Every expected number is computed by mpmath at 50 digits (Python's own float() and integers for the decimal parser, the
flick conversions and the random generator), none by the code under test. Run: python3 math_tables.py

Function tables, one line a point: argument bits (two where the function takes two), bits of the correctly rounded
result, and what that lacks to the exact one, in millionths of its unit in the last place.
"""

from __future__ import annotations

import math
import random
import struct
from collections.abc import Callable, Iterable
from fractions import Fraction
from pathlib import Path
from typing import Any

import mpmath as mp

mp.mp.dps = 50
FOLDER = Path(__file__).resolve().parent.parent / "math"
Points = list[tuple[float, ...]]
TINY = [5e-324, 1e-320, 2.0**-1022, 2.0**-1022 - 5e-324, 1e-300, 2.0**-100, 2.0**-54, 2.0**-53, 2.0**-27, 2.0**-26]


def bits(value: float) -> int:
    """The bit pattern."""
    return int(struct.unpack("<Q", struct.pack("<d", value))[0])


def from_bits(pattern: int) -> float:
    """The double of a bit pattern."""
    return float(struct.unpack("<d", struct.pack("<Q", pattern))[0])


def fraction_of(value: Any) -> Fraction:
    """An mpmath number as a fraction."""
    sign, mantissa, exponent, _ = mp.mpf(value)._mpf_
    signed = -int(mantissa) if sign else int(mantissa)
    return Fraction(signed) * (Fraction(2) ** int(exponent))


def nearest(exact: Fraction) -> float:
    """The correctly rounded double; infinite where it overflows. Division of integers rounds once."""
    try:
        return exact.numerator / exact.denominator
    except OverflowError:
        return math.inf if exact > 0 else -math.inf


def unit_in_last_place(value: float) -> Fraction:
    """The spacing of doubles at the value, on the side away from zero."""
    exponent = max(math.frexp(value)[1] - 1, -1022) if value else -1022
    return Fraction(2) ** (exponent - 52)


def line(arguments: Iterable[float], exact: Any) -> str:
    """One line of a function table."""
    fraction = fraction_of(exact)
    high = nearest(fraction)
    offset = 0 if math.isinf(high) else round((fraction - Fraction(high)) / unit_in_last_place(high) * 1_000_000)
    return ",".join([*(f"{bits(argument):016X}" for argument in arguments), f"{bits(high):016X}", str(offset)])


def any_finite(source: random.Random) -> float:
    """A random bit pattern that is finite."""
    while True:
        value = from_bits(source.getrandbits(64))
        if math.isfinite(value):
            return value


def with_exponent(source: random.Random, low: int, high: int) -> float:
    """Random sign and mantissa, exponent between the two."""
    return math.ldexp(source.choice((-1, 1)) * (1 + source.random()), source.randint(low, high))


def neighbors(values: Iterable[float]) -> list[float]:
    """The values and the doubles on both sides of each, with both signs, finite only."""
    found = []
    for value in values:
        for each in (math.nextafter(value, -math.inf), value, math.nextafter(value, math.inf)):
            if math.isfinite(each):
                found += [each, -each]
    return found


def near_quarters(source: random.Random, count: int) -> list[float]:
    """Doubles next to multiples of pi/2, small and huge."""
    found = []
    for _ in range(count):
        multiple = source.randint(1, 2 ** source.randint(1, 60))
        found.append(float(mp.mpf(multiple) * mp.pi / 2))
    # The double nearest to a multiple of pi/2 of all (Muller et al., Handbook of Floating-Point Arithmetic).
    return [*found, math.ldexp(6381956970095103, 797)]


def exponential_points(source: random.Random) -> list[float]:
    """Arguments of exp and expm1."""
    edges = [709.782712893384, 709.0, 708.0, 708.3964185322641, 745.1332191019412, 744.4400719213812, 50.0, 56.0, 37.0]
    edges += [1.0, 0.34657359027997264, 0.6931471805599453, 1.0397207708399179, 710.0, 746.0, 1e300]
    values = neighbors([*edges, *TINY])
    values += [source.uniform(-745.2, 709.8) for _ in range(300)]
    values += [source.uniform(-745.2, -705) for _ in range(100)]
    values += [source.uniform(-3, 3) for _ in range(300)]
    return values + [with_exponent(source, -60, 8) for _ in range(200)]


def logarithm_points(source: random.Random) -> list[float]:
    """Arguments of log: positive."""
    edges = [1.0, 0.7071067811865476, 1.4142135623730951, 2.0, 0.5, 10.0, math.e, 1.7976931348623157e308]
    values = [abs(value) for value in neighbors([*edges, *TINY])]
    values += [abs(any_finite(source)) for _ in range(300)]
    values += [source.uniform(0.5, 2) for _ in range(300)]
    values += [1 + with_exponent(source, -52, -2) for _ in range(150)]
    return [value for value in values + [source.random() * 2.0**-1022 for _ in range(50)] if value > 0]


def logarithm_one_plus_points(source: random.Random) -> list[float]:
    """Arguments of log1p: above -1."""
    edges = [1.0, 0.41421356237309503, 0.2928932188134524, 2.0**53, 2.0**54, 2.0**1000, 1.7976931348623157e308, 1e16]
    values = neighbors([*edges, *TINY])
    values += [abs(any_finite(source)) for _ in range(150)]
    values += [source.uniform(-1, 2) for _ in range(400)]
    values += [with_exponent(source, -60, 60) for _ in range(300)]
    return [value for value in values if value > -1]


def angle_points(source: random.Random) -> list[float]:
    """Arguments of sin, cos and tan."""
    edges = [
        0.7853981633974483,
        1.5707963267948966,
        3.141592653589793,
        6.283185307179586,
        1608.0,
        1e6,
        1.7976931348623157e308,
    ]
    values = neighbors([*edges, *TINY])
    values += [any_finite(source) for _ in range(200)]
    values += [source.uniform(-7, 7) for _ in range(300)]
    values += [source.uniform(-1.1e6, 1.1e6) for _ in range(150)]
    values += [with_exponent(source, -30, 60) for _ in range(150)]
    return values + near_quarters(source, 200)


def arctangent_points(source: random.Random) -> list[float]:
    """Arguments of atan."""
    edges = [eighths / 8 for eighths in range(1, 9)] + [eighths / 16 for eighths in range(1, 17, 2)]
    edges += [2.0**60, 2.0**53, 1.7976931348623157e308, 16.0, 8.0]
    values = neighbors([*edges, *TINY])
    values += [any_finite(source) for _ in range(150)]
    values += [source.uniform(-4, 4) for _ in range(400)]
    return values + [with_exponent(source, -30, 62) for _ in range(250)]


def arcsine_points(source: random.Random) -> list[float]:
    """Arguments of asin and acos: at most 1."""
    values = neighbors([1.0, 0.5, 0.75, 0.7071067811865476, *TINY])
    values += [source.uniform(-1, 1) for _ in range(500)]
    values += [with_exponent(source, -60, -1) for _ in range(200)]
    values += [source.choice((-1, 1)) * (1 - abs(with_exponent(source, -53, -2))) for _ in range(150)]
    return [value for value in values if abs(value) <= 1]


def cube_root_points(source: random.Random) -> list[float]:
    """Arguments of cbrt: any."""
    values = neighbors([1.0, 8.0, 27.0, 2.0, 4.0, 0.125, 1e300, 1.7976931348623157e308, 7.999999999999999, *TINY])
    values += [any_finite(source) for _ in range(500)]
    values += [float(source.randint(1, 200000) ** 3) for _ in range(100)]
    return values + [source.uniform(-10, 10) for _ in range(200)]


def power_points(source: random.Random) -> Points:
    """Arguments of pow with a real result that is not a special case."""
    points: Points = []
    for _ in range(350):
        base = abs(any_finite(source))
        points.append((base, source.uniform(-750, 750) / abs(math.log(base))))
    for _ in range(200):
        base = 1 + with_exponent(source, -52, -2)
        points.append((base, source.uniform(-750, 750) / abs(math.log(base))))
    points += [(source.uniform(0, 4), source.uniform(-10, 10)) for _ in range(200)]
    points += [(source.random(), exponent) for exponent in (2.4, 1 / 2.4, 2.2, 0.5, 1 / 3, 2.0, 3.0) for _ in range(10)]
    points += [(-float(source.randint(1, 60)), float(source.randint(-40, 40))) for _ in range(60)]
    points += [(source.random() * 2.0**-1022, source.uniform(-1, 1.02)) for _ in range(60)]
    points += [(abs(with_exponent(source, -20, 20)), with_exponent(source, -70, 5)) for _ in range(100)]
    edges = [5e-324, 2.0**-1022, 0.5, 1 - 2.0**-53, 1 + 2.0**-52, 2.0, 3.0, 10.0, 1.7976931348623157e308]
    exponents = [5e-324, 2.0**-65, 0.5, 1.0, 2.0, 3.0, 308.0, 1023.0, 1024.0, 1074.0, 1075.0, 2.0**53, 2.0**62, 2.0**66]
    points += [(base, sign * exponent) for base in edges for exponent in exponents for sign in (1, -1)]
    points += [(-2.0, 1023.0), (-2.0, -1074.0), (-2.0, 1024.0), (-3.0, 2.0**53), (-1.5, 1 - 2.0**53)]
    return [point for point in points if point[0] != 0 and point[1] != 0]


def pair_points(source: random.Random) -> Points:
    """Arguments of hypot and atan2, none zero."""
    points: Points = [(any_finite(source), any_finite(source)) for _ in range(100)]
    for _ in range(350):
        first = with_exponent(source, -1070, 1022)
        points.append((first, first * with_exponent(source, -40, 40)))
    points += [(source.uniform(-10, 10), source.uniform(-10, 10)) for _ in range(350)]
    points += [(3.0 * 2.0**power, 4.0 * 2.0**power) for power in (-1074, -1060, -1022, -500, 0, 500, 1020, 1021)]
    edges = [5e-324, 2.0**-1022, 1e-200, 1.0, 1.0 + 2.0**-52, 2.0**60, 1e200, 1.7976931348623157e308]
    points += [(first, sign * second) for first in edges for second in edges for sign in (1, -1)]
    points += [(1e308, 1.5e308), (-1e-320, 5e-324), (2.0**-1074, -(2.0**1023))]
    return [point for point in points if 0 < abs(point[0]) < math.inf and 0 < abs(point[1]) < math.inf]


def angle_sum_points(source: random.Random) -> Points:
    """High and low parts of angles."""
    points: Points = []
    for _ in range(250):
        high = with_exponent(source, -20, 40)
        points.append((high, high * source.uniform(-(2.0**-53), 2.0**-53)))
    for _ in range(250):
        points.append((with_exponent(source, -5, 1000), source.uniform(-1, 1)))
    for high in near_quarters(source, 150):
        points.append((high, high * source.uniform(-(2.0**-53), 2.0**-53)))
    points += [(0.0, 1e-300), (1.5707963267948966, 6.123233995736766e-17), (5e-324, 0.0), (1.0, 1e6), (0.5, 1e300)]
    return [point for point in points if abs(point[1]) < math.inf]


def write(name: str, lines: Iterable[str]) -> None:
    """One file."""
    text = "\n".join(lines) + "\n"
    (FOLDER / name).write_text(text, encoding="ascii")
    print(f"{name}: {len(text.splitlines())} lines, {len(text)} bytes")


def single(name: str, function: Callable[[Any], Any], points: list[float]) -> None:
    """The table of a function of one argument."""
    write(f"{name}.csv", (line((x,), function(mp.mpf(x))) for x in points if x != 0))


def double(name: str, function: Callable[[Any, Any], Any], points: Points) -> None:
    """The table of a function of two arguments."""
    write(f"{name}.csv", (line(point, function(mp.mpf(point[0]), mp.mpf(point[1]))) for point in points))


def power(base: Any, exponent: Any) -> Any:
    """The real power; beyond the range of doubles any number that rounds alike."""
    logarithm = mp.log(abs(base)) * exponent
    magnitude = mp.exp(min(max(logarithm, mp.mpf(-800)), mp.mpf(800)))
    return -magnitude if base < 0 and int(exponent) % 2 == 1 else magnitude


def clamped(function: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """An exponential, kept from numbers of astronomical size."""
    return lambda x: function(min(max(x, mp.mpf(-800)), mp.mpf(800)))


def sum_sine(high: Any, low: Any) -> Any:
    """The sine of the exact sum."""
    return exactly(mp.sin, high, low)


def sum_cosine(high: Any, low: Any) -> Any:
    """The cosine of the exact sum."""
    return exactly(mp.cos, high, low)


def exactly(function: Callable[[Any], Any], high: Any, low: Any) -> Any:
    """The function of a sum that is computed without rounding."""
    with mp.workprec(2400):
        total = high + low
        return function(total)


def functions() -> None:
    """All function tables."""
    single("exp", clamped(mp.exp), exponential_points(random.Random(1)))
    single("expm1", clamped(mp.expm1), exponential_points(random.Random(2)))
    single("log", mp.log, logarithm_points(random.Random(3)))
    single("log1p", mp.log1p, logarithm_one_plus_points(random.Random(4)))
    single("sin", mp.sin, angle_points(random.Random(5)))
    single("cos", mp.cos, angle_points(random.Random(6)))
    single("tan", mp.tan, angle_points(random.Random(7)))
    single("atan", mp.atan, arctangent_points(random.Random(8)))
    single("asin", mp.asin, arcsine_points(random.Random(9)))
    single("acos", mp.acos, [x for x in arcsine_points(random.Random(10)) if x != 1])
    single("cbrt", lambda x: mp.sign(x) * mp.cbrt(abs(x)), cube_root_points(random.Random(11)))
    double("pow", power, power_points(random.Random(12)))
    double("hypot", mp.hypot, pair_points(random.Random(13)))
    double("atan2", mp.atan2, pair_points(random.Random(14)))
    double("sincos_sine", sum_sine, angle_sum_points(random.Random(15)))
    double("sincos_cosine", sum_cosine, angle_sum_points(random.Random(15)))


def third_part(exact: Fraction) -> str:
    """A number as the sum of three doubles, 159 bits, as bit patterns."""
    found = []
    for _ in range(3):
        part = nearest(exact)
        found.append(f"{bits(part):016X}")
        exact -= Fraction(part)
    return ",".join(found)


def double_double() -> None:
    """Operations of DoubleDouble on random operands, exact results as three doubles (roots at 60 digits)."""
    source = random.Random(16)
    lines = []
    for index in range(600):
        parts = []
        for _ in range(2):
            high = with_exponent(source, -200, 200) if index % 3 else with_exponent(source, -2, 2)
            low = high * source.uniform(-(2.0**-53), 2.0**-53)
            high, low = high + low, low - ((high + low) - high)
            parts.append((high, low))
        if index % 7 == 0:
            parts[1] = (-parts[0][0], parts[0][1] * 0.5)
        left, right = (Fraction(high) + Fraction(low) for high, low in parts)
        with mp.workdps(60):
            root = fraction_of(mp.sqrt(mp.mpf(abs(left).numerator) / mp.mpf(abs(left).denominator)))
        results = [left + right, left * right, left / right, root]
        operands = ",".join(f"{bits(part):016X}" for pair in parts for part in pair)
        lines.append(operands + "," + ",".join(third_part(result) for result in results))
    write("double_double.csv", lines)


def flicks() -> None:
    """Seconds (bits) to flicks by exact rational arithmetic, `none` beyond 2^62, and flicks to seconds (bits)."""
    source = random.Random(17)
    rate = 705_600_000
    values = [0.0, 1.0, 1 / 60, 1 / 24, 0.001, 1e-9, 5e-324, 1e9, 6.5e9, 2.0**62 / rate, 6.6e9, 1e300, 1e-320]
    values += [count / 120 for count in range(1, 40)]
    # Ties: an odd number of half flicks whose quotient by the rate is a double.
    values += [(2 * source.randint(0, 2**30) + 1) * 2.0**-19 for _ in range(150)]
    values += [count * 2.0**-power for count in (1, 3, 5, 7, 9) for power in range(10, 22)]
    values += [source.uniform(0, 10) for _ in range(200)]
    values += [abs(with_exponent(source, -40, 33)) for _ in range(300)]
    values += [(source.randint(1, 2**40) + 0.5) / rate for _ in range(200)]
    lines = []
    for value in neighbors(values):
        exact = Fraction(value) * rate
        whole = round(exact)
        lines.append(f"r,{bits(value):016X},{'none' if abs(whole) > 2**62 else whole}")
    integers = [0, 1, -1, rate, 2**53, 2**53 + 1, 2**62, 2**63 - 1, -(2**63)]
    integers += [source.randint(-(2 ** source.randint(1, 63)), 2 ** source.randint(1, 63) - 1) for _ in range(600)]
    lines += [f"s,{count},{bits(nearest(Fraction(count, rate))):016X}" for count in integers]
    write("flicks.csv", lines)


WORD = 2**64 - 1


def random_generator() -> None:
    """xoshiro256** seeded by splitmix64, written from the papers: seed, then outputs, then outputs as doubles."""

    def rotated(word: int, count: int) -> int:
        return ((word << count) | (word >> (64 - count))) & WORD

    def seeded(seed: int) -> list[int]:
        state = []
        for index in range(1, 5):
            mixed = (seed + index * 0x9E3779B97F4A7C15) & WORD
            mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & WORD
            mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & WORD
            state.append(mixed ^ (mixed >> 31))
        return state

    def step(state: list[int]) -> int:
        a, b, c, d = state
        result = (rotated((b * 5) & WORD, 7) * 9) & WORD
        c ^= a
        d ^= b
        state[:] = [a ^ d, b ^ c, c ^ ((b << 17) & WORD), rotated(d, 45)]
        return result

    lines = []
    for seed in (0, 1, 42, 1234567, 2**63, WORD):
        state = seeded(seed)
        initial = [f"{word:016X}" for word in state]
        outputs = [step(state) for _ in range(40)]
        lines.append(",".join([f"{seed:016X}", *initial, *(f"{output:016X}" for output in outputs)]))
    write("random.csv", lines)


def halfway(value: float) -> str:
    """The exact decimal digits of the middle between a double and the next one."""
    middle = (Fraction(value) + Fraction(math.nextafter(value, math.inf))) / 2
    power = middle.denominator.bit_length() - 1
    digits = str(middle.numerator * 5**power)
    return f"{digits}e-{power}"


FIXED_DECIMALS = """
0 -0 0.0 -0.0e5 1 -1 0.1 0.2 0.3 123.456 1e22 1e23 1E+22 1e-22 1e-23 1e0000000000000000000000000000001 1.0e-0
9007199254740992 9007199254740993 9007199254740993.0000000001 18446744073709551615 18446744073709551616
1e400 -1e400 1e-400 -1e-400 0e999999999999999 1e-99999999999999999999 1e99999999999999999999
5e-324 4.9406564584124654e-324 2.4703282292062327e-324 2.4703282292062328e-324 6.631236846766476e-316
1.7976931348623157e308 1.7976931348623158e308 1.7976931348623159e308 179769313486231580793e289 8.988465674311579e307
2.2250738585072011e-308 2.2250738585072014e-308 2.2250738585072012e-308
"""


def decimals() -> None:
    """Texts and the bits of Python's float()."""
    source = random.Random(18)
    texts = FIXED_DECIMALS.split()
    texts += ["1" + "0" * 400 + "e-400", "0." + "0" * 400 + "1e401", "1" + "0" * 308, "1" + "0" * 309]
    texts += ["0." + "0" * 323 + "5", "0." + "0" * 322 + "24703282292062327208"]
    for _ in range(900):
        value = abs(any_finite(source))
        texts.append(repr(value))
        texts.append(f"{value:.{source.randint(0, 24)}e}")
    for _ in range(400):
        value = source.uniform(0, 1000)
        texts += [repr(value), f"{value:.{source.randint(1, 20)}f}"]
    for _ in range(500):
        texts.append(f"{source.getrandbits(source.randint(50, 64))}e{source.randint(-40, 40)}")
    for _ in range(60):
        texts.append(halfway(math.ldexp(1 + source.random(), source.randint(-50, 60))))
    for exponent in (-1074, -1070, -1060, -1022, -1021, -500, 300, 900, 1022):
        middle = halfway(math.ldexp(1 + source.random(), exponent))
        digits, power = middle.split("e")
        texts += [middle, f"{digits}0001e{int(power) - 4}", f"{int(digits) - 1}e{power}", f"{int(digits) + 1}e{power}"]
    # More digits than are kept: only the last, far beyond, breaks the tie.
    texts += ["9007199254740993" + "." + "0" * 900 + "1", "9007199254740993." + "0" * 900, "0." + "3" * 2000]
    texts += ["1" * 2500 + "e-2400", "0." + "0" * 2000 + "1234567890123456789012e2001"]
    texts += [f"{source.getrandbits(53)}{source.getrandbits(200)}e-{source.randint(300, 380)}" for _ in range(300)]
    write("decimals.csv", (f"{text},{bits(float(text)):016X}" for text in texts))


def main() -> None:
    """Writes everything."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    functions()
    double_double()
    flicks()
    random_generator()
    decimals()


if __name__ == "__main__":
    main()
