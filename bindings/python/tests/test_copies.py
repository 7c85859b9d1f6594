# SPDX-License-Identifier: MIT
"""Values are copied and pickled, and do as the original does."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable
from pathlib import Path as FilePath
from typing import Any

import numpy
import pytest
from animcore import (
    Color,
    CubicBezier,
    Decay,
    Document,
    Easing,
    Expression,
    Keyframes,
    MediaTiming,
    Morph,
    Path,
    Rectangle,
    RubberBand,
    Scene,
    Size,
    Spring,
    SpringBlend,
    Stage,
    Trace,
    Transform,
    VelocityEstimator,
    WebTiming,
)


def by_protocol(number: int) -> Callable[[Any], Any]:
    return lambda value: pickle.loads(pickle.dumps(value, number))


WAYS: list[Callable[[Any], Any]] = [copy.copy, copy.deepcopy, *map(by_protocol, range(pickle.HIGHEST_PROTOCOL + 1))]
SQUARE, TRIANGLE = "M0 0L10 0L10 10L0 10z", "M0 0L10 0L10 10z"


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(
    "value",
    [
        Spring(1, 200, 5),
        SpringBlend(Spring(), Spring.bouncy(), 0.5),
        Easing("steps(3, jump-both)"),
        Easing.linear([0.0, (0.2, 0.5), 1.0]),
        CubicBezier(0.1, 0.2, 0.3, 0.4),
        Decay(minimum=-3.0),
        RubberBand(100.0, 0.0, 50.0),
        Expression("a + 1", "a"),
        MediaTiming(speed=2.0),
        WebTiming(duration=2.0),
        Path(SQUARE),
        Color(0.1, 0.2, 0.3, 1.0),
        Rectangle(0, 1, 2, 3),
        Size(4, 5),
        Transform(),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_copy_is_equal(value: Any, way: Callable[[Any], Any]) -> None:
    made = way(value)
    assert type(made) is type(value)
    assert made == value
    assert repr(made) == repr(value)


KEYFRAMES: dict[str, Callable[[], Any]] = {
    "values": lambda: Keyframes([0.0, 3.0, 1.0], [0.0, 0.25, 1.0], duration=2.0, curves="ease-in", ease="ease-out"),
    "an array": lambda: Keyframes(numpy.array([[0.0, 1.0], [2.0, 5.0], [1.0, 1.0]]), mode="paced", shortest_turns=[1]),
    "cubic": lambda: Keyframes([0.0, 3.0, 1.0], mode="cubic", tension=[0.1, 0.5, 0.2], bias=[0.0, 0.3, 0.0]),
    "curves": lambda: Keyframes([0.0, 3.0, 1.0], curves=(CubicBezier(0.1, 0.2, 0.3, 0.4), "linear")),
    "blocks": lambda: Keyframes.blocks(2.0, initial=1.0, ease="linear").add(0.0, 0.5, 4.0).add(0.25, 0.5, 2.0),
    "a track": lambda: (
        Keyframes.track((0.0, 1.0), (2.0, 0.0), ease="ease-in")
        .linear((1.0, 1.0), 0.5, "ease-out")
        .cubic((3.0, 0.0), 0.5, end_velocity=(1.0, 1.0))
        .spring((1.0, 1.0), 0.25, Spring.bouncy(), (0.5, 0.0))
        .move((9.0, 9.0))
    ),
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("make", KEYFRAMES.values(), ids=KEYFRAMES)
def test_copied_keyframes_move_as_the_original(make: Callable[[], Any], way: Callable[[Any], Any]) -> None:
    keyframes = make()
    made = way(keyframes)
    times = [keyframes.duration * step / 16 for step in range(17)]
    assert (type(made), len(made), made.duration) == (type(keyframes), len(keyframes), keyframes.duration)
    assert made.value(times) == keyframes.value(times)
    assert made.velocity(times) == keyframes.velocity(times)


@pytest.mark.parametrize("way", WAYS)
def test_a_copy_of_a_track_grows_by_itself(way: Callable[[Any], Any]) -> None:
    track = Keyframes.track(0.0).linear(1.0, 1.0)
    way(track).linear(2.0, 1.0)
    assert (len(track), track.duration) == (1, 1.0)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(
    "morph",
    [
        Morph(SQUARE, TRIANGLE, structure="general", starts=[(1, 0)]),
        Morph(SQUARE, TRIANGLE, structure="general", starts=iter([(1, 0)])),
        Morph(SQUARE, SQUARE + TRIANGLE, pairing=lambda _first, _second: [(0, 1), (None, 0)]),
        Morph.sequence([SQUARE, TRIANGLE, SQUARE], [0.0, 0.25, 1.0]),
        Keyframes([Path(SQUARE), Path(TRIANGLE)]),
    ],
    ids=["two paths", "an iterator", "a function", "three paths", "keyframes of paths"],
)
def test_a_copied_morph_shows_the_same_paths(morph: Any, way: Callable[[Any], Any]) -> None:
    made = way(morph)
    for step in range(5):
        shown = [each(step / 4) if isinstance(each, Morph) else each.value(step / 4) for each in (made, morph)]
        assert shown[0] == shown[1]


@pytest.mark.parametrize("way", WAYS)
def test_a_copied_trace_has_the_same_steps(way: Callable[[Any], Any]) -> None:
    trace = Trace('{"trace":1,"seed":7}\n{"at":0.5,"send":"a"}\n{"at":2,"end":true}')
    made = way(trace)
    assert (made.seed, made.times, made.end) == (7, (0.5,), 2.0)


def test_a_path_is_a_file_and_a_text_is_none(tmp_path: FilePath) -> None:
    document = {"animcore": 1, "properties": {"x": {"kind": "scalar", "value": 3}}}
    file = tmp_path / "a.json"
    file.write_text(json.dumps(document), encoding="utf-8")
    for given in (file, document, json.dumps(document), json.dumps(document).encode()):
        assert Scene(given)["x"].value == 3
        assert Document(given).scene()["x"].value == 3
    with pytest.raises(ValueError, match="line 1, column 1"):
        Scene(str(file))
    trace = tmp_path / "a.jsonl"
    trace.write_text('{"trace":1,"seed":7}', encoding="utf-8")
    assert Trace(trace).seed == 7
    with pytest.raises(FileNotFoundError):
        Scene(tmp_path / "none.json")


STAGE = Stage()
THINGS: dict[str, Callable[[], Any]] = {
    "VelocityEstimator": VelocityEstimator,
    "Stage": lambda: STAGE,
    "Property": lambda: STAGE.add(None, 0.0),
    "PropertyList": lambda: STAGE.add_scalars([1.0]),
    "SpringBank": lambda: STAGE.add_bank(Spring(), [0.0]),
    "AnimationGroup": STAGE.add_group,
    "Transaction": lambda: STAGE.animate(Spring()),
    "Scene": lambda: Scene('{"animcore": 1}'),
    "Document": lambda: Document('{"animcore": 1}'),
    "Inputs": lambda: Scene('{"animcore": 1}').inputs,
    "Lists": lambda: Scene('{"animcore": 1}').lists,
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", THINGS)
def test_what_the_core_has_once_is_not_copied(name: str, way: Callable[[Any], Any]) -> None:
    with pytest.raises(TypeError, match=rf"^an? {name} cannot be copied or pickled(: snapshot\(\) gives its state)?$"):
        way(THINGS[name]())


class Named(Spring):
    """Of a caller's, made in another way."""

    def __init__(self, name: str) -> None:
        super().__init__(1, 50, 5)
        self.name = name


@pytest.mark.parametrize("way", WAYS)
def test_a_class_of_ones_own_stays_it(way: Callable[[Any], Any]) -> None:
    made = way(Named("soft"))
    assert type(made) is Named
    assert (made.name, made) == ("soft", Spring(1, 50, 5))
