# SPDX-License-Identifier: MIT
"""Paths. Expected numbers: their definitions, and the twelve points of the symbol as they are published."""

from __future__ import annotations

import copy
import math
import pickle
import random
from concurrent.futures import ThreadPoolExecutor
from fractions import Fraction

import pytest
from animcore import ArgumentError, Path, PathDataError, Rectangle, StateError, Transform, Verb


def test_building_and_reading() -> None:
    path = Path().move(0, 0).line(10, 0).quadratic(10, 5, 5, 5).cubic(4, 5, 3, 4, 2, 3).close()
    assert path.verbs == [Verb.MOVE, Verb.LINE, Verb.QUADRATIC, Verb.CUBIC, Verb.CLOSE]
    assert path.coordinates == [0, 0, 10, 0, 10, 5, 5, 5, 4, 5, 3, 4, 2, 3]
    assert len(path) == 5
    assert list(path)[2] == (Verb.QUADRATIC, ((10, 5), (5, 5)))
    assert list(path)[4] == (Verb.CLOSE, ())
    assert path == Path.of(path.verbs, path.coordinates) == copy.deepcopy(path)
    assert path != Path()
    assert not Path().verbs


def test_svg() -> None:
    text = str(Path().move(0.1, -0.5).line(1e21, 2).close())
    assert text.split()[0][0] == "M"
    assert "0.1" in text
    assert text.rstrip()[-1] in "Zz"
    assert Path().svg() == ""


def test_shapes() -> None:
    rectangle = Path().add_rectangle(1, 2, 30, 40)
    assert rectangle.bounds == Rectangle(1, 2, 30, 40)
    assert rectangle.contains(2, 3)
    assert not rectangle.contains(0, 0)
    assert Path().add_rounded_rectangle(0, 0, 50, 30, 15).bounds == pytest.approx((0, 0, 50, 30), abs=1e-12)
    assert not Path().add_rounded_rectangle(0, 0, 50, 30, 15).contains(1, 1)
    ellipse = Path().add_ellipse(0, 0, 10, 20)
    assert ellipse.bounds == pytest.approx((0, 0, 10, 20), abs=1e-12)
    assert ellipse.coordinates[:2] == [10, 10]


@pytest.mark.parametrize("arrowness", [0.0, 0.25, 1.0, 1.2])
def test_symbol_has_the_published_twelve_points(arrowness: float) -> None:
    w = h = 62.0
    s = 6.0
    a, x = arrowness * s, (w - s) / 2
    expected = [
        (x, h - s + a), (x - s, h - s), (x - s, h - 2 * s), (x, h - 2 * s + a), (x, h - 4 * s), (x + s, h - 4 * s),
        (x + s, h - 2 * s + a), (x + 2 * s, h - 2 * s), (x + 2 * s, h - s), (x + s, h - s + a), (x + s, h), (x, h),
    ]  # fmt: skip
    verbs = list(Path().add_symbol(0, 0, w, h, s, arrowness))
    moves = [number for number, (verb, _) in enumerate(verbs) if verb is Verb.MOVE]
    outline = [points[0] for verb, points in verbs[moves[-1] :] if verb in (Verb.MOVE, Verb.LINE)]
    assert [number for point in outline[:12] for number in point] == pytest.approx(
        [number for point in expected for number in point], abs=1e-12
    )
    circle = Path()
    for verb, points in verbs[: moves[-1]]:
        circle.append([verb], [number for point in points for number in point])
    assert circle.bounds == pytest.approx((18, 18, 26, 26), abs=1e-9)


def test_transform() -> None:
    path = Path().move(1, 2).line(3, 4).transform(Transform(a=2, d=3, tx=10, ty=20))
    assert path.coordinates == [12, 26, 16, 32]
    path.transform((1, 0, 0, 1, -12, -26))
    assert path.coordinates[:2] == [0, 0]
    with pytest.raises(TypeError):
        path.transform((1, 2, 3, 4, 5, 6, 7))


def test_errors() -> None:
    for call in (lambda: Path().line(1, 1), lambda: Path().close(), lambda: Path().bounds):
        with pytest.raises(StateError):
            call()
    with pytest.raises(ArgumentError):
        Path().move(math.nan, 0)
    path = Path().move(0, 0)
    with pytest.raises(ArgumentError):
        path.append([Verb.LINE, 77], [1, 1])
    with pytest.raises(ArgumentError):
        path.append([Verb.LINE], [1])
    assert len(path) == 1, "a refused append appends nothing"
    with pytest.raises(ArgumentError):
        Path().add_symbol(0, 0, 10, 10, 6)
    with pytest.raises(TypeError):
        hash(path)


def test_clear() -> None:
    path = Path().add_ellipse(0, 0, 1, 1).clear()
    assert len(path) == 0
    assert path.coordinates == []


def test_a_transform_whose_terms_overflow_is_clamped_to_the_right_side() -> None:
    source = random.Random(6)
    limit = Fraction(10**150)
    for _ in range(300):
        a, b, c, d, tx, ty = (source.choice([-1, 1]) * 10.0 ** source.uniform(-10, 307) for _ in range(6))
        if source.random() < 0.3:
            c = -a
        x, y = (source.choice([-1, 1]) * 10.0 ** source.uniform(-10, 150) for _ in range(2))
        for path in (
            Path().move(x, y).transform((a, b, c, d, tx, ty)),
            Path().move(x, y).transformed((a, b, c, d, tx, ty)),
        ):
            for got, terms in zip(path.coordinates, ((a, c, tx), (b, d, ty)), strict=True):
                p, q, t = (Fraction(term) for term in terms)
                parts: list[Fraction] = [p * Fraction(x), q * Fraction(y), t]
                total, largest = p * Fraction(x) + q * Fraction(y) + t, max(abs(part) for part in parts)
                wanted = min(max(total, -limit), limit)
                # To the rounding of the largest term.
                assert abs(Fraction(got) - wanted) <= largest * Fraction(1, 2**50)
                if abs(total) > 2 * limit and abs(total) > largest / 2**40:
                    assert got == (1e150 if wanted > 0 else -1e150)


def test_a_path_can_be_pickled() -> None:
    path = Path("M0 0L1 2Q3 4 5 6C7 8 9 10 11 12zM.1 1e-300")
    assert pickle.loads(pickle.dumps(path)) == path
    assert pickle.loads(pickle.dumps(Path())) == Path()


def test_paths_read_one_after_another_have_nothing_of_each_other() -> None:
    """Small paths that are gone lend their memory to those that are read next."""
    randomness = random.Random(3)
    kept: list[tuple[Path, list[float]]] = []
    for _ in range(3000):
        numbers = [float(randomness.randrange(1000)) for _ in range(2 * randomness.randrange(1, 9))]
        path = Path("M" + " ".join(f"{number:g}" for number in numbers))
        assert path.coordinates == numbers
        assert path.bounds.x == min(numbers[::2])
        assert path.parse_error is None
        if randomness.random() < 0.3:
            path.add_ellipse(0, 0, 9, 9)
        if randomness.random() < 0.2:
            with pytest.raises(PathDataError):
                Path("M0 0 L1")
        if randomness.random() < 0.1:
            assert not Path().verbs
        if len(numbers) > 10:
            kept = [*kept[-20:], (Path(str(path)), path.coordinates)]
    assert all(path.coordinates == numbers for path, numbers in kept)


def test_paths_read_on_many_threads() -> None:
    def read(number: int) -> bool:
        return all(Path(f"M{number} {index}").coordinates == [number, index] for index in range(2000))

    with ThreadPoolExecutor(8) as threads:
        assert all(threads.map(read, range(16)))
