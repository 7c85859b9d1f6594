# SPDX-License-Identifier: MIT
"""Paths at rest that move to paths of other commands: the stage shows what `Morph` shows.

The expected paths are those of the public `Morph` object, and the progress of a spring that of a damped oscillator in
closed form.
"""

from __future__ import annotations

import math
import random
import sys
from pathlib import Path as File
from typing import Any

import numpy
import pytest
from animcore import AnimError, Easing, Morph, Path, Stage
from morph_shapes import PAIRS, SECOND, SPRING, bars, cross, disc, distance, oscillator, ring, star


def shows_the_morph(start: Path, end: Path) -> None:
    morph = Morph(start, end)
    size = float(numpy.abs(numpy.array([*start.coordinates, *end.coordinates])).max())
    stage = Stage()
    path = stage.add("path", start)
    with stage.animate("linear", duration=1.0):
        path.value = end
    now = 0
    for step in (1, 7, 20, 33, 50, 71, 95):
        stage.advance_flicks(step * SECOND // 100 - now)
        now = step * SECOND // 100
        assert distance(path.presentation, morph.at(step / 100)) < 1e-9 * size
    stage.advance(1)
    assert path.presentation == end


@pytest.mark.parametrize("pair", PAIRS)
def test_at_each_part_of_the_way_it_is_the_morph(pair: tuple[Path, Path]) -> None:
    shows_the_morph(*pair)


def test_icons_are_their_morphs() -> None:
    pytest.importorskip("fontawesomefree")
    sys.path.insert(0, str(File(__file__).parents[3] / "tools"))
    from icons import TWENTY_PAIRS, icon, random_pairs

    pairs = [*TWENTY_PAIRS, *random_pairs("solid", 45, 14)]
    count = 0
    for first, second in pairs:
        start, end = Path(icon(first)), Path(icon(second))
        if list(start.verbs) != list(end.verbs) and len(start.coordinates) + len(end.coordinates) <= 1024:
            count += 1
            shows_the_morph(start, end)
    assert count > 55


@pytest.mark.parametrize("degrees", [-44, 0, 3, 100, 170])
@pytest.mark.parametrize("start", range(8))
def test_so_are_copies_of_the_same_commands_that_begin_elsewhere(start: int, degrees: float) -> None:
    letter = [(0, 0), (10, 0), (10, 80), (70, 80), (70, 0), (80, 0), (80, 90), (0, 90)]
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    other = [(c * x - s * y, s * x + c * y) for x, y in letter[start:] + letter[:start]]
    shows_the_morph(*(Path("M" + "L".join(f"{x} {y}" for x, y in points) + "Z") for points in (letter, other)))


@pytest.mark.parametrize("pair", PAIRS)
def test_a_spring_goes_beyond_the_end_as_the_morph_does(pair: tuple[Path, Path]) -> None:
    morph, stage = Morph(*pair), Stage()
    path, part = stage.add("path", pair[0]), stage.add("part", 0.0)
    with stage.animate(SPRING):
        path.value, part.value = pair[1], 1.0
    beyond = 0
    for _ in range(60):
        stage.advance(1 / 60)
        beyond += part.presentation > 1.01
        assert distance(path.presentation, morph.at(part.presentation)) < 1e-7
    assert beyond > 10
    stage = Stage()
    path = stage.add("path", pair[0])
    with stage.animate(SPRING):
        path.value = pair[1]
    stage.advance(math.pi / math.sqrt(91))
    p = oscillator(math.pi / math.sqrt(91), 0, 0, 1)[0]
    assert p > 1.3
    # A flick is 1.4e-9 s.
    assert distance(path.presentation, morph.at(p)) < 1e-5


def velocity_is_right(path: Any, stage: Stage, accuracy: float) -> None:
    before, velocity = numpy.array(path.presentation.coordinates), numpy.array(path.velocity)
    stage.advance_flicks(7056)
    after = numpy.array(path.presentation.coordinates)
    assert numpy.abs((after - before) / 1e-5 - velocity).max() < accuracy


@pytest.mark.parametrize("pair", PAIRS)
def test_there_and_back_goes_back_on_the_same_way(pair: tuple[Path, Path]) -> None:
    morph, stage = Morph(*pair), Stage()
    path = stage.add("path", pair[0])
    with stage.animate(SPRING):
        path.value = pair[1]
    stage.advance(0.1)
    p, speed = oscillator(0.1, 0, 0, 1)
    for target in (0, 1, 0):
        before, velocity = path.presentation, numpy.array(path.velocity)
        with stage.animate(SPRING):
            path.value = pair[target]
        assert distance(path.presentation, before) == 0
        assert numpy.abs(numpy.array(path.velocity) - velocity).max() < 1e-9 * max(1, numpy.abs(velocity).max())
        for step in range(1, 4):
            stage.advance_flicks(SECOND // 20)
            assert distance(path.presentation, morph.at(oscillator(step / 20, p, speed, target)[0])) < 1e-4
        p, speed = oscillator(3 / 20, p, speed, target)
        velocity_is_right(path, stage, 1)
        p, speed = oscillator(1e-5, p, speed, target)
    stage.advance(10)
    assert path.presentation == pair[0]


@pytest.mark.parametrize("pair", PAIRS)
def test_it_goes_on_to_a_third_path_with_its_velocity(pair: tuple[Path, Path]) -> None:
    third = star(9, 40, 0.7)
    stage = Stage()
    path = stage.add("path", pair[0])
    with stage.animate(SPRING):
        path.value = pair[1]
    stage.advance(0.1)
    area, box = path.presentation.area, path.presentation.bounds
    with stage.animate(SPRING):
        path.value = third
    assert path.presentation.area == pytest.approx(area, rel=1e-9)
    assert path.presentation.bounds == pytest.approx(box, abs=1e-9)
    velocity = numpy.array(path.velocity)
    assert numpy.abs(velocity).max() > 1
    velocity_is_right(path, stage, 1)
    stage.advance(0.1)
    with stage.animate(SPRING):
        path.value = pair[1]
    velocity_is_right(path, stage, 1)
    stage.advance(10)
    assert path.presentation == pair[1]


def test_plain_coordinates_on_the_way_are_right() -> None:
    for jumps in (False, True):
        stage = Stage()
        path = stage.add("path", star(5))
        with stage.animate("linear", duration=1.0):
            path.value = disc()
        stage.advance(0.5)
        moved = Path()
        numbers = [number + 10 for number in disc().coordinates]
        moved.append(disc().verbs, numbers)
        if jumps:
            path.value = moved
            assert path.presentation == moved
            continue
        box = path.presentation.bounds
        with stage.animate("linear", duration=1.0):
            path.value = moved
        assert path.presentation.bounds == pytest.approx(box, abs=1e-9)
        stage.advance(0.999999)
        assert path.presentation.bounds == pytest.approx(moved.bounds, abs=1e-3)
        stage.advance(0.1)
        assert path.presentation == moved


def begin(sort: str) -> tuple[Stage, Any]:
    stage = Stage()
    path = stage.add("path", ring())
    if sort == "delay":
        with stage.animate(SPRING, delay=0.05):
            path.value = bars()
    elif sort == "repeat":
        with stage.animate("ease-in-out", duration=0.2, repeat_count=3, autoreverses=True):
            path.value = bars()
    elif sort == "explicit":
        path.animate(to=bars(), duration=0.8, curve="linear")
    else:
        with stage.animate(SPRING):
            path.value = bars()
    return stage, path


@pytest.mark.parametrize("sort", ["spring", "delay", "repeat", "explicit"])
@pytest.mark.parametrize("target", [ring(), cross(), bars()])
def test_any_cut_of_time_and_a_snapshot_give_the_same_bits(sort: str, target: Path) -> None:
    def interrupt(stage: Stage, path: Any) -> None:
        with stage.animate("ease-out", duration=0.5):
            path.value = target

    one, path = begin(sort)
    one.advance_flicks(SECOND // 4)
    interrupt(one, path)
    one.advance_flicks(SECOND // 4)
    two, other = begin(sort)
    for _ in range(25):
        two.advance_flicks(SECOND // 100)
    snapshot = two.snapshot()
    interrupt(two, other)
    for _ in range(25):
        two.advance_flicks(SECOND // 100)
    assert one.state_hash() == two.state_hash()
    assert list(path.presentation.coordinates) == list(other.presentation.coordinates)
    three = Stage()
    three.restore(snapshot)
    third: Any = three["path"]
    assert three.snapshot() == snapshot
    interrupt(three, third)
    again = three.snapshot()
    three.advance_flicks(SECOND // 4)
    assert three.state_hash() == two.state_hash()
    three.restore(again)
    three.advance_flicks(SECOND // 4)
    assert three.state_hash() == two.state_hash()
    assert list(third.presentation.coordinates) == list(path.presentation.coordinates)


def test_repeats_run_through_the_morph() -> None:
    morph = Morph(ring(), bars())
    stage = Stage()
    path = stage.add("path", ring())
    with stage.animate("linear", duration=1.0, repeat_count=2, autoreverses=True):
        path.value = bars()
    for t, p in ((0.3, 0.3), (0.9, 0.9), (1.2, 0.8), (1.9, 0.1)):
        stage.advance_flicks(round(t * SECOND) - stage.time_flicks)
        assert distance(path.presentation, morph.at(p)) < 1e-6


def test_without_turns_it_moves_straight() -> None:
    stage = Stage()
    path = stage.add("path", ring())
    path.turns = False
    with stage.animate("linear", duration=1.0):
        path.value = bars()
    rows = []
    for _ in range(3):
        stage.advance_flicks(SECOND // 4)
        rows.append(numpy.array(path.presentation.coordinates))
    assert numpy.abs(rows[0] + rows[2] - 2 * rows[1]).max() < 1e-9


def test_damaged_snapshots_are_refused() -> None:
    stage, _ = begin("spring")
    stage.advance(0.1)
    data = stage.snapshot()
    dice = random.Random(1)
    for _ in range(200):
        damaged = bytearray(data)
        damaged[dice.randrange(len(data))] ^= 1 << dice.randrange(8)
        other = Stage()
        with pytest.raises(AnimError):
            other.restore(bytes(damaged))
    for length in (0, 8, 32, len(data) - 1):
        with pytest.raises(AnimError):
            Stage().restore(data[:length])


def checksum(data: bytes) -> int:
    """That of a snapshot: FNV-1a over words with a shift, then MurmurHash3's finalizer."""
    mask = (1 << 64) - 1
    words = len(data) // 8 * 8
    numbers = [len(data), *(int.from_bytes(data[at : at + 8], "little") for at in range(0, words, 8)), *data[words:]]
    found = 0xCBF29CE484222325
    for number in numbers:
        found = (found ^ number) * 0x100000001B3 & mask
        found ^= found >> 29
    found = (found ^ found >> 33) * 0xFF51AFD7ED558CCD & mask
    found = (found ^ found >> 33) * 0xC4CEB9FE1A85EC53 & mask
    return found ^ found >> 33


def test_a_forged_snapshot_is_refused_or_goes_on() -> None:
    """Behind a right checksum. One of the same hash has the same future."""
    stage, path = begin("spring")
    stage.advance(0.1)
    data, known = stage.snapshot(), stage.state_hash()
    stage.advance(0.2)
    expected = list(path.presentation.coordinates)
    dice = random.Random(2)
    taken = 0
    for _ in range(400):
        forged = bytearray(data[:-8])
        forged[dice.randrange(24, len(forged))] ^= 1 << dice.randrange(8)
        other = Stage()
        try:
            other.restore(forged + checksum(bytes(forged)).to_bytes(8, "little"))
        except AnimError:
            continue
        taken += 1
        same = other.state_hash() == known
        other.advance(0.2)
        shown: Any = other["path"]
        assert all(math.isfinite(number) for number in shown.presentation.coordinates)
        assert not same or list(shown.presentation.coordinates) == pytest.approx(expected, abs=1e-9)
    assert taken > 50


@pytest.mark.parametrize("size", [1.0, 1e20, 1e90])
@pytest.mark.parametrize("progress", [1e300, -1e300, 1e200])
def test_far_beyond_its_ends_it_is_bounded_as_the_morph(size: float, progress: float) -> None:
    start, end = Path("M0-10L8 2H3V12H-3V2H-8Z"), Path("M10 0L-2 8V3H-12V-3H-2V-8L4-4Z")
    for path in (start, end):
        path.transform((size, 0, 0, size, 0, 0))
    stage = Stage()
    shape = stage.add("shape", start)
    with stage.animate(Easing.callback(lambda x: progress if 0 < x < 1 else x), duration=1.0):
        shape.value = end
    stage.advance(0.5)
    assert shape.presentation == Morph(start, end).at(progress)
