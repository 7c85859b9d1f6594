# SPDX-License-Identifier: MIT
"""The player of notebooks, as its browser's side talks to it; and the repository's notebooks, run."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import weakref
from pathlib import Path
from typing import Any

import pytest
from animcore import Scene

pytest.importorskip("anywidget")

from animcore.notebook import Player

ROOT = Path(__file__).resolve().parents[3]
TOGGLE = ROOT / "controls" / "gender-toggle.json"


def tell(player: Player, **content: Any) -> None:
    player._hear(player, content, [])


def tap(player: Player) -> None:
    tell(player, kind="pointer", action="down", x=25, y=15)
    tell(player, kind="pointer", action="up", x=25, y=15)


def test_it_shows_the_scene() -> None:
    player = Player(TOGGLE)
    with Scene.load(TOGGLE) as scene:
        assert player.svg == scene.svg()
        assert player.size == list(scene.canvas)
    assert (player.state, player.frame, player.frames) == ("girl", 0, 1)
    assert player.inputs == [{"name": "boy", "kind": "boolean", "value": False}]


def test_what_is_done_to_it() -> None:
    player = Player(TOGGLE)
    tap(player)
    assert player.state == "boy"
    assert player.inputs[0]["value"] is True
    tell(player, kind="input", name="boy", value=False)
    assert player.state == "girl"
    tell(player, kind="key", key="tab")
    tell(player, kind="key", key="space")
    assert player.state == "boy"
    assert player.message == ""


def test_the_focus_goes_on_and_out() -> None:
    player = Player(TOGGLE)
    assert player.stops == 1
    tell(player, kind="key", key="tab")
    assert (player.scene.focus, player.stops) == ("toggle", 0)
    tell(player, kind="key", key="tab")
    assert (player.scene.focus, player.stops) == (None, 1)


def test_back_and_on_again_is_the_same_way() -> None:
    player = Player(TOGGLE)
    tap(player)
    hashes = [player.scene.state_hash()]
    for _ in range(30):
        tell(player, kind="step", frames=1)
        hashes.append(player.scene.state_hash())
    assert player.frames == 31
    for frame in (3, 29, 0, 30, 17):
        tell(player, kind="seek", frame=frame)
        assert player.scene.state_hash() == hashes[frame]
        assert player.frame == frame
    tell(player, kind="step", frames=13)
    assert player.scene.state_hash() == hashes[30]
    tell(player, kind="step", frames=-100)
    assert player.frame == 0


def test_a_touch_in_the_past_makes_another_future() -> None:
    player = Player(TOGGLE)
    tell(player, kind="step", frames=20)
    tell(player, kind="seek", frame=5)
    tap(player)
    assert player.frames == 6
    tell(player, kind="step", frames=10)
    assert (player.frame, player.state) == (15, "boy")


def test_what_is_refused_is_shown() -> None:
    player = Player(TOGGLE)
    for content in (
        {"kind": "pointer", "action": "sideways", "x": 0, "y": 0},
        {"kind": "pointer", "action": "down"},
        {"kind": "input", "name": "girl", "value": True},
        {"kind": "step", "frames": "x"},
    ):
        tell(player, **content)
        assert player.message
    tell(player, kind="step", frames=1)
    assert player.message == ""


def test_wrong_arguments() -> None:
    with pytest.raises(ValueError, match="fps must be from 1 to 240"):
        Player(TOGGLE, fps=0)


@pytest.mark.parametrize("value", [None, "x", b"x", True, [], 1 + 2j])
def test_arguments_of_wrong_types(value: Any) -> None:
    with pytest.raises(TypeError, match=r"^fps must be a whole number, not [^\n]+$"):
        Player(TOGGLE, fps=value)
    with pytest.raises(TypeError, match=r"^scale must be a number, not [^\n]+$"):
        Player(TOGGLE, scale=value)


@pytest.mark.parametrize("scale", [0, -1, float("nan"), float("inf")])
def test_a_scale_that_shows_nothing(scale: float) -> None:
    with pytest.raises(ValueError, match="scale must be a finite number more than 0"):
        Player(TOGGLE, scale=scale)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (None, "a message must be a dictionary, not None"),
        ([1], "a message must be a dictionary, not [1]"),
        ({"kind": "step"}, "frames must be a number, not None"),
        ({"kind": "step", "frames": float("inf")}, "frames must be a whole number, not inf"),
        ({"kind": "step", "frames": 1.5}, "frames must be a whole number, not 1.5"),
        ({"kind": "step", "frames": 10**9}, "frames must be at most 14400, not 1000000000"),
        ({"kind": "seek", "frame": float("nan")}, "frame must be a whole number, not nan"),
        ({"kind": "pointer", "action": "down", "x": 1}, "y must be a number, not None"),
        ({"kind": "pointer", "action": "down", "x": 1, "y": 1, "pointer": 2**40}, "pointer must be from"),
        ({"kind": "input", "name": "boy", "value": None}, "value"),
    ],
)
def test_messages_that_no_page_sends_are_answered_in_words(content: Any, said: str) -> None:
    player = Player(TOGGLE)
    before = player.scene.state_hash()
    player._hear(player, content, [])
    assert said in player.message
    assert player.scene.state_hash() == before


def test_players_that_nobody_has_any_more_let_go_of_their_scenes() -> None:
    kept = []
    for _ in range(3):
        player = Player(TOGGLE)
        player.step(3)
        kept.append(weakref.ref(player.scene))
        player.close()
        del player
    gc.collect()
    assert [reference() for reference in kept] == [None, None, None]


def test_notebooks_run() -> None:
    pytest.importorskip("nbmake")
    notebooks = sorted((ROOT / "docs" / "notebooks").glob("*.ipynb"))
    assert len(notebooks) == 2
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--nbmake", *map(str, notebooks)]
    done = subprocess.run(command, cwd=ROOT, env=dict(os.environ), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
