# SPDX-License-Identifier: MIT
"""A document that morphs, bit for bit: a path that springs to paths of other structures, and nodes that are morphs.

Each is interrupted on its way. The digests were made by the release library on x86-64; those of other builds, and of
other cuts of time, are the same. What they are of was looked at: at rest the outline is just the path that was set.
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
FILES: list[str | Path] = [FOLDER / "morphing.json", FOLDER / "morphing.jsonl"]
# Of the properties and the state, as a transcript has them; and of what is drawn, which changes where morphs do.
TRANSCRIPT = "a109422bee05f835"
DRAWN = "1b55b8c01a8c73dd"


def from_c() -> str:
    return digest(output([ROOT / "build/release/bindings/c/animcore-player", *FILES, "--hex"]))


def from_python() -> str:
    command = [sys.executable, "-m", "animcore", "play-trace", FILES[0], "--trace", FILES[1], "--hex"]
    return digest(output(command))


def from_aarch64() -> str:
    player = ROOT / "build/aarch64/bindings/c/animcore-player"
    return digest(output(["qemu-aarch64-static", "-L", "/usr/aarch64-linux-gnu", player, *FILES, "--hex"]))


def from_webassembly() -> str:
    return digest(output(["node", ROOT / "bindings/javascript/tests/runner.js", "play", *FILES]))


@pytest.mark.parametrize("build", [from_c, from_python, from_aarch64, from_webassembly], ids=lambda f: f.__name__)
def test_builds_give_the_same_bits(build: Callable[[], str]) -> None:
    assert build() == TRANSCRIPT


@functools.cache
def frames(parts: int) -> tuple[str, ...]:
    """What is drawn at each sixtieth of a second, where each is played in so many parts."""
    trace = Trace.load(FILES[1])
    result = []
    with Document.load(FILES[0]).scene() as scene:
        for part in range(1, parts * 108 + 1):
            scene.play_flicks(trace, part * (11_760_000 // parts))
            if part % parts == 0:
                result.append(scene.svg())
    return tuple(result)


def test_what_is_drawn_is_the_same_however_time_is_cut() -> None:
    assert hashlib.sha256("\n".join(frames(1)).encode()).hexdigest()[:16] == DRAWN
    assert frames(7) == frames(1)


def test_it_moves_and_comes_to_rest() -> None:
    drawn = frames(1)
    # Interrupted at 0.1, 0.3 and 0.42 s, it moves in every frame from the first tap on until the spring has settled.
    assert len(set(drawn[6:90])) > 80
    with Document.load(FILES[0]).scene() as scene:
        scene.play(Trace.load(FILES[1]))
        scene.advance(20)
        assert str(scene["outline"].value) == "M20 10L40 10L40 90L20 90ZM60 10L80 10L80 90L60 90Z"
