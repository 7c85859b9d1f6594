# SPDX-License-Identifier: MIT
"""What no call takes is refused where it is given, in Python's words: nothing is cut off or taken for another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy
import pytest
from animcore import (
    CubicBezier,
    Decay,
    Easing,
    Expression,
    Keyframes,
    Morph,
    Path,
    PathCollection,
    RubberBand,
    Spring,
    SpringBlend,
    Stage,
    Transform,
    flicks_to_seconds,
)
from animcore import color as colors
from animcore import math as mathematics
from animcore import transform as transforms

TRIANGLE = "M0 0L10 0L10 10z"
OTHER = "M0 0L20 0L20 20z"


def morph(**options: Any) -> Morph:
    return Morph(TRIANGLE, OTHER, **options)


@pytest.mark.parametrize(
    "call",
    [
        lambda: Easing.steps(2**32 + 3),
        lambda: Easing.steps(3, 2**32 + 1),  # type: ignore[arg-type]
        lambda: Path(TRIANGLE).length_at(2**32 + 1, 0.5),
        lambda: Path(TRIANGLE).length_at(-1, 0.5),
        lambda: Path(TRIANGLE).subdivided(2**32 + 1),
        lambda: Path(TRIANGLE).svg(digits=2**32),
        lambda: morph().aligned_at(2**64),
        lambda: morph().pairs_at(2**64),
        lambda: morph().verbs(2**64),
        lambda: morph().many([0.5], 2**64),
        lambda: morph().aligned_at(-1),
        lambda: morph(effort=2**32 + 1),
        lambda: morph(structure="general", pairing=[(2**32, 0)]),
        lambda: morph(structure="general", pairing=[(-2, 0)]),
        lambda: morph(structure="general", starts=[(2**32, 0)]),
        lambda: colors.convert("#ff0000", 2**32, 4),  # type: ignore[call-overload]
        lambda: colors.mix("#ff0000", "#00ff00", space=2**32 + 1),  # type: ignore[call-overload]
        lambda: colors.mix("#ff0000", "#00ff00", hue=2**32),  # type: ignore[call-overload]
        lambda: flicks_to_seconds(2**63),
    ],
)
def test_a_whole_number_that_does_not_fit_is_no_other_number(call: Callable[[], Any]) -> None:
    with pytest.raises((LookupError, ValueError)):
        call()


@pytest.mark.parametrize(
    "call",
    [
        lambda: Path(None),  # type: ignore[arg-type]
        lambda: Path(0),  # type: ignore[arg-type]
        lambda: Path(Path()),  # type: ignore[arg-type]
        lambda: Path.parse(None),  # type: ignore[arg-type]
        lambda: Path().extend("M0 0"),  # type: ignore[arg-type]
        lambda: Path().join("M0 0"),  # type: ignore[arg-type]
        lambda: Easing(None),  # type: ignore[arg-type]
        lambda: Easing(b"ease"),  # type: ignore[arg-type]
        lambda: Spring.named(b"smooth"),  # type: ignore[arg-type]
        lambda: CubicBezier.named(1),  # type: ignore[arg-type]
        lambda: Expression(1),  # type: ignore[arg-type]
        lambda: Expression("a", 1),  # type: ignore[arg-type]
        lambda: morph(pairing=[("a", 0)]),
        lambda: Morph(3, Path()),  # type: ignore[arg-type]
        lambda: Spring().value(None),  # type: ignore[call-overload]
        lambda: Spring().value("12"),  # type: ignore[arg-type]
        lambda: Spring().value(numpy.zeros(2).tobytes()),
        lambda: Easing("ease")(bytearray(8)),
        lambda: Easing("ease")(memoryview(numpy.zeros(2, ">f8"))),  # type: ignore[arg-type]
        lambda: Easing.callback(lambda _: "1")(0.5),  # type: ignore[arg-type, return-value]
        lambda: Path(TRIANGLE).length_at(1.5, 0.5),  # type: ignore[arg-type]
        lambda: Keyframes.track(0).linear("12", 1),  # type: ignore[arg-type]
        lambda: Keyframes([0.0, 1.0], curves=Easing("ease")),  # type: ignore[arg-type]
        lambda: Keyframes([0.0, 1.0], ease=Easing("ease")),  # type: ignore[arg-type]
        lambda: Keyframes.track(0).spring(1, spring=5),  # type: ignore[arg-type]
        lambda: SpringBlend(Spring(), 5),  # type: ignore[arg-type]
        lambda: Easing.spring(5, 1.0),  # type: ignore[arg-type]
        lambda: Decay(spring=5),  # type: ignore[arg-type]
        lambda: PathCollection.parse(TRIANGLE),
        lambda: Keyframes(["1", "2"]),  # type: ignore[arg-type]
        lambda: flicks_to_seconds(1.5),  # type: ignore[arg-type]
        lambda: flicks_to_seconds(float("nan")),  # type: ignore[arg-type]
        # bytes(5) would be five verbs.
        lambda: Path().append(5, [0.0] * 10),  # type: ignore[arg-type]
        lambda: Path().append(10**30, []),  # type: ignore[arg-type]
        lambda: Stage().add_bank(Spring(), [0.0]).retarget([1.0], numpy.array(["a"])),
    ],
)
def test_a_wrong_type_is_said_to_be_wrong(call: Callable[[], Any]) -> None:
    with pytest.raises(TypeError) as caught:
        call()
    for detail in ("ctypes", "wrong type", "_pointer", "attribute", "TypeError:"):
        assert detail not in str(caught.value)


@pytest.mark.parametrize(
    "call",
    [
        lambda x: x.curve_to(3.0, "ease", {"a": 1}),
        lambda x: x.curve_to(3.0, "ease", "long"),
        lambda x: x.stage.animate(Spring(), duration=[]),
    ],
)
def test_an_option_of_a_wrong_type_is_named(call: Callable[[Any], Any]) -> None:
    x = Stage().add("x", 0.0)
    with pytest.raises(TypeError, match=r"^duration must be a number or None, not (a dict|'long'|\[\])$"):
        call(x)


@pytest.mark.parametrize("kind", ["complex128", "U8", "S8", "datetime64[s]"])
def test_an_array_of_no_real_numbers_is_refused(kind: str) -> None:
    array = numpy.zeros(2).astype("int64").astype(kind)
    for call in (
        lambda: Spring().value(array),
        lambda: mathematics.exp(array),
        lambda: Easing("ease")(array),
        lambda: Spring().evaluate(numpy.zeros(2), array, 0.0, 0.1),
        lambda: Spring().evaluate(numpy.zeros(2, "float32"), array, 0.0, 0.1),
        lambda: Path(TRIANGLE).points_at(array),
    ):
        with pytest.raises(TypeError):
            call()


@pytest.mark.parametrize("kind", ["bool", "int8", "uint64", "float16", "float32", "longdouble", "object"])
def test_an_array_of_real_numbers_of_any_type_is_taken(kind: str) -> None:
    array = numpy.array([0, 1]).astype(kind)
    assert Spring().value(array).tolist() == Spring().value([0.0, 1.0])


@pytest.mark.parametrize("count", [0, 5, 7])
def test_a_transform_has_six_numbers(count: int) -> None:
    numbers = (1.0, 0.0, 0.0, 1.0, 5.0, 6.0, 7.0)[:count]
    for call in (
        lambda: Path("M1 1").transform(numbers),
        lambda: Path("M1 1").transformed(numbers),
        lambda: Path().extend(Path("M1 1"), numbers),
        lambda: transforms.decompose(numbers),
        lambda: transforms.interpolate(numbers, Transform()),
        lambda: transforms.interpolate(Transform(), numbers),
    ):
        with pytest.raises(TypeError):
            call()


def test_a_point_is_an_x_and_a_y() -> None:
    path = Path(TRIANGLE)
    for points in ([(1, 2, 3), (4, 5, 6)], numpy.zeros((3, 4)), numpy.zeros((2, 2, 2, 1))):
        for call in (path.nearest_many, path.windings, path.contains_many, lambda p: path.stroke_contains_many(p, 1.0)):
            with pytest.raises(ValueError, match="point"):
                call(points)


@pytest.mark.parametrize("number", [numpy.float32(3), numpy.float64(3), numpy.int64(3)])
def test_one_number_may_be_of_numpy(number: Any) -> None:
    path = Path(TRIANGLE)
    assert path.split_at(number) == path.split_at(3.0)
    assert path.rounded(number) == path.rounded(3.0)
    assert RubberBand(100.0)(-number) == RubberBand(100.0)(-3.0)


@pytest.mark.parametrize("truth", [2, 0.5, "yes", True])
def test_what_is_true_is_true(truth: Any) -> None:
    path = Path("M0 0L10 0")
    assert path.trimmed(0.0, 1.0, lengths=truth) == path.trimmed(0.0, 1.0, lengths=True)
    arc, other = Path("M0 0"), Path("M0 0")
    assert arc.arc(1, 1, 0, truth, truth, 1, 1) == other.arc(1, 1, 0, True, True, 1, 1)
    mixed = [colors.mix("#ff0000", "#00ff0000", premultiplied=each) for each in (truth, True)]
    assert mixed[0] == mixed[1]


def test_stops_and_positions_of_easings() -> None:
    assert str(Easing.linear([[0.0, 0.0], (1.0, 1.0)])) == "linear(0 0%, 1 100%)"  # type: ignore[list-item]
    with pytest.raises(ValueError, match="an output and an input"):
        Easing.linear([(0.0, 0.0, 0.5), (1.0, 1.0)])  # type: ignore[list-item]
    assert str(Easing.steps(3, "jump-both")) == "steps(3, jump-both)"
    for position in ("jump", "end) /*", ""):
        with pytest.raises(ValueError, match="position"):
            Easing.steps(3, position)


def test_keyframes_begin_with_a_value_before_a_velocity() -> None:
    with pytest.raises(ValueError, match="velocity"):
        Keyframes.track(velocity=3.0)
    with pytest.raises(ValueError, match="velocity"):
        Keyframes.track([1.0, 2.0], velocity=3.0)
    track = Keyframes.track().cubic(1.0, 1.0)
    with pytest.raises(ValueError, match="velocity"):
        track.value(0.5, start_velocity=3.0)
    assert track.value(0.0, start=0.0, start_velocity=3.0) == 0.0
    assert track.velocity(0.0, start=0.0, start_velocity=3.0) == pytest.approx(3.0)


def test_keyframes_have_rows_and_a_parameter_for_each_key() -> None:
    with pytest.raises(ValueError, match="row"):
        Keyframes(numpy.zeros((2, 2, 2)))
    with pytest.raises(ValueError, match="2 keys"):
        Keyframes([0.0, 1.0], mode="cubic", tension=[1.0])


def test_a_name_is_given_to_one_subpath() -> None:
    pair = Path(TRIANGLE + "M20 0L30 0L30 10z")
    with pytest.raises(ValueError, match="twice"):
        Morph(Path(TRIANGLE), pair, pairing=(["a"], ["a", "a"]))
    assert Morph(Path(TRIANGLE), pair, pairing=(["a"], [None, "a"])).pairs[0] == (0, 1)


@pytest.mark.parametrize(
    "call",
    [
        lambda each: setattr(each, "value", "1"),
        lambda each: each.animate("1"),
        lambda each: each.spring_to("1"),
        lambda each: each.animate(1.0, from_="1"),
    ],
)
def test_a_text_that_is_no_color_is_said_to_be_none(call: Callable[[Any], Any]) -> None:
    with pytest.raises(ValueError, match="a text as a value is a color") as caught:
        call(Stage().add(None, 0.0))
    assert "'1'" in str(caught.value)


@pytest.mark.parametrize("given", [b"1", bytearray(b"1"), {1.0: "x"}, {1.0}, frozenset([1.0])])
def test_what_is_no_sequence_of_numbers_is_no_value(given: Any) -> None:
    """The byte "1" would be 49, and a dict its keys."""
    with Stage() as stage:
        x = stage.add("x", 0.0)
        bank = stage.add_bank(Spring(1, 100, 10), [0.0])
        calls: list[Callable[[], object]] = [
            lambda: setattr(x, "value", given),
            lambda: stage.add("y", given),
            lambda: x.animate(given, spring=Spring(1, 100, 10)),
            lambda: bank.retarget(given),
            lambda: Easing("ease")(given),
        ]
        for call in calls:
            with pytest.raises(TypeError):
                call()
        assert (x.value, list(bank.values), "y" in stage) == (0.0, [0.0], False)
