# SPDX-License-Identifier: MIT
"""Documents that morph, bit for bit: paths that spring to paths of other structures and nodes that are morphs; paths
that turn on their way, by springs and key frames.

Each is interrupted on its way. The digests were made by the release library on x86-64; those of other builds, and of
other cuts of time, are the same. What they are of was looked at: at rest an outline is just the path that was set.
"""

from __future__ import annotations

import functools
import hashlib
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from animcore import Document, Trace
from test_transcripts import output
from update_golden import ROOT, digest

FOLDER = Path(__file__).resolve().parent / "golden"
# Three taps.
TRACE = FOLDER / "morphing.jsonl"
# Of the properties and the state, as a transcript has them; and of what is drawn, which changes where morphs do.
TRANSCRIPTS = {"morphing": "61c6ca547e41d7f3", "turning": "5a652ffc1d598853"}
DRAWN = {"morphing": "41a42d27b5f4d266", "turning": "4505cb9d67e4eecf"}
documents = pytest.mark.parametrize("name", TRANSCRIPTS)


def files(name: str) -> list[str | Path]:
    return [FOLDER / f"{name}.json", TRACE]


def from_c(name: str) -> str:
    return digest(output([ROOT / "build/release/bindings/c/animcore-player", *files(name), "--hex"]))


def from_python(name: str) -> str:
    document, trace = files(name)
    return digest(output([sys.executable, "-m", "animcore", "play-trace", document, "--trace", trace, "--hex"]))


def from_aarch64(name: str) -> str:
    player = ROOT / "build/aarch64/bindings/c/animcore-player"
    return digest(output(["qemu-aarch64-static", "-L", "/usr/aarch64-linux-gnu", player, *files(name), "--hex"]))


def from_webassembly(name: str) -> str:
    return digest(output(["node", ROOT / "bindings/javascript/tests/runner.js", "play", *files(name)]))


@pytest.mark.parametrize("build", [from_c, from_python, from_aarch64, from_webassembly], ids=lambda f: f.__name__)
@documents
def test_builds_give_the_same_bits(build: Callable[[str], str], name: str) -> None:
    assert build(name) == TRANSCRIPTS[name]


@functools.cache
def frames(name: str, parts: int) -> tuple[str, ...]:
    """What is drawn at each sixtieth of a second, where each is played in so many parts."""
    trace = Trace.load(TRACE)
    result = []
    with Document.load(FOLDER / f"{name}.json").scene() as scene:
        for part in range(1, parts * 108 + 1):
            scene.play_flicks(trace, part * (11_760_000 // parts))
            if part % parts == 0:
                result.append(scene.svg())
    return tuple(result)


@documents
def test_what_is_drawn_is_the_same_however_time_is_cut(name: str) -> None:
    assert hashlib.sha256("\n".join(frames(name, 1)).encode()).hexdigest()[:16] == DRAWN[name]
    assert frames(name, 7) == frames(name, 1)


@documents
def test_a_scene_restored_and_one_reloaded_in_the_middle_go_on_alike(name: str) -> None:
    """At 0.36 s: after two taps, before the third."""
    document, trace, rest = Document.load(FOLDER / f"{name}.json"), Trace.load(TRACE), frames(name, 1)
    with document.scene() as scene, document.scene() as restored, document.scene() as reloaded:
        for part in range(1, 109):
            for each in (scene, restored, reloaded):
                each.play_flicks(trace, part * 11_760_000)
            if part == 22:
                restored.restore(scene.snapshot())
                edited = (FOLDER / f"{name}.json").read_text(encoding="utf-8").replace('"description"', '"x-was"')
                assert reloaded.reload(edited) == []
            assert scene.svg() == restored.svg() == reloaded.svg() == rest[part - 1]


@documents
def test_it_moves_and_comes_to_rest(name: str) -> None:
    drawn = frames(name, 1)
    # Interrupted at 0.1, 0.3 and 0.42 s, it moves in every frame from the first tap on until the spring has settled.
    assert len(set(drawn[6:90])) > 80
    outline, path = {
        "morphing": ("outline", "M20 10L40 10L40 90L20 90ZM60 10L80 10L80 90L60 90Z"),
        "turning": ("arrow", "M82 32L58 48L58 38L38 38L38 26L58 26L58 16Z"),
    }[name]
    with Document.load(FOLDER / f"{name}.json").scene() as scene:
        scene.play(Trace.load(TRACE))
        scene.advance(20)
        assert str(scene[outline].value) == path


def test_what_turns_keeps_its_area() -> None:
    """A rotation keeps it. What goes straight to itself turned by 90° has half of it midway: |(1 + i) / 2|²."""
    trace = Trace.load(TRACE)
    least = 1.0
    with Document.load(FOLDER / "turning.json").scene() as scene:
        areas = {key: scene[key].value.area for key in ("arrow", "straight", "played")}
        for part in range(1, 19):
            scene.play_flicks(trace, part * 11_760_000)
            for key in ("arrow", "played"):
                assert scene[key].presentation.area == pytest.approx(areas[key], rel=1e-12)
            least = min(least, scene["straight"].presentation.area / areas["straight"])
    assert 0.5 <= least < 0.51
