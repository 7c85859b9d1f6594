# SPDX-License-Identifier: MIT
"""A stage's state goes from C to Python, AArch64 and WebAssembly, and round again, and goes on as if it had stayed."""

from __future__ import annotations

import struct
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from animcore import ColorSpace, Decay, Easing, FillMode, Keyframes, MediaTiming, Scene, Spring, Stage, Transform

ROOT = Path(__file__).resolve().parents[2]
SOURCE = Path(__file__).parent
# Not whole frames, so that nothing falls together.
STEP = 37_000_003
ROUNDS = 4


def make_stage() -> Stage:
    """Some of everything, in the middle of its motion."""
    stage = Stage()
    x = stage.add("x", 0.0)
    angle = stage.add("angle", 0.1, kind="angle", turn="shortest")
    point = stage.add("point", (0.0, 1.0))
    color = stage.add("color", "#336699", space=ColorSpace.OKLCH, premultiplied=True)
    turned = stage.add("turned", Transform())
    vector = stage.add("vector", [0.0] * 5, kind="vector")
    stage.add_derived("derived", "point.x * 2 + sin(angle), x / 3", "vector2")
    clock = stage.add_group()
    animator = stage.add_animator(2.5, clock)
    with animator.animate("ease-in-out", duration=2.0):
        vector.value = [3.0, 1.0, 4.0, 1.0, 5.0]
    animator.run(Spring(1, 40, 9))
    clock.set_speed(0.75)
    with stage.animate(Spring(1, 120, 7)):
        x.value = 100.0
        color.value = "#ffcc00"
    with stage.animate(Easing("linear(0, 0.7 30%, 1)"), duration=1.25, delay=0.06, stagger=0.02):
        angle.value = -3.0
        turned.value = (0.5, 0.25, -0.5, 1.5, 10.0, 20.0)
    stage.advance(0.05)
    with stage.animate(Spring.perceptual(0.6, 0.3), interruption="add"):
        x.value = -40.0
    with stage.sequence(), stage.animate("ease-out", duration=0.2):
        point.value = (5.0, 6.0)
    point.animate(keyframes=Keyframes([(0, 0), (3, 1), (1, 4)], duration=0.9), additive=True, repeat_count=2.5)
    point.animate(by=(1.0, 2.0), easing=Easing("steps(4)"), timing=MediaTiming(repeat_count=3, fill_mode=FillMode.BOTH))
    x.animate(decay=Decay(4.0), velocity=30.0, interruption="keep", additive=True)
    stage.advance(0.03)
    return stage


def bits(stage: Stage) -> list[str]:
    lines = [f"{stage.state_hash():016x}"]
    for each in stage:
        for value in (each.presentation, each.velocity):
            numbers = list(value) if hasattr(value, "__len__") else [value]
            lines += [struct.pack(">d", number).hex() for number in numbers]
    return lines


def run(command: Sequence[str | Path]) -> str:
    result = subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)
    assert result.returncode == 0, f"{' '.join(map(str, command))}\n{result.stdout}{result.stderr}"
    return result.stdout


def program(folder: Path, compiler: str, library: Path) -> Path:
    """The C program, linked with a build of the library."""
    result = folder / f"hop-{library.parent.name}"
    include: list[str | Path] = ["-I", ROOT / "include"]
    rpath = f"-Wl,-rpath,{library.parent}"
    run([compiler, "-std=c11", "-O1", *include, SOURCE / "snapshot_hop.c", library, rpath, "-o", result])
    return result


def hop_of(command: Sequence[str | Path], folder: Path, *document: Path) -> Callable[[bytes], tuple[bytes, list[str]]]:
    def hop(snapshot: bytes) -> tuple[bytes, list[str]]:
        (folder / "in").write_bytes(snapshot)
        text = run([*command, folder / "in", folder / "out", str(STEP), *document])
        return (folder / "out").read_bytes(), text.split()

    return hop


def hop_in_python(snapshot: bytes) -> tuple[bytes, list[str]]:
    stage = Stage()
    stage.restore(snapshot)
    stage.advance_flicks(STEP)
    return stage.snapshot(), bits(stage)


def hops(folder: Path, *document: Path) -> dict[str, Callable[[bytes], tuple[bytes, list[str]]]]:
    emulator: list[str | Path] = ["qemu-aarch64-static", "-L", "/usr/aarch64-linux-gnu"]
    native = program(folder, "gcc", ROOT / "build/release/libanimcore.so.1")
    foreign = program(folder, "aarch64-linux-gnu-gcc", ROOT / "build/aarch64/libanimcore.so.1")
    return {
        "C": hop_of([native], folder, *document),
        "AArch64": hop_of([*emulator, foreign], folder, *document),
        "wasm32": hop_of(["node", SOURCE / "snapshot_hop.mjs"], folder, *document),
    }


PLACES = [("C", "Python", "AArch64", "wasm32"), ("wasm32", "C", "AArch64", "Python")]


@pytest.mark.parametrize("places", PLACES)
def test_a_state_hops_between_processors_and_languages(tmp_path: Path, places: tuple[str, ...]) -> None:
    others = {**hops(tmp_path), "Python": hop_in_python}
    stage = make_stage()
    snapshot = stage.snapshot()
    for _ in range(ROUNDS):
        for place in places:
            snapshot, lines = others[place](snapshot)
            stage.advance_flicks(STEP)
            assert lines == bits(stage), place
            assert snapshot == stage.snapshot(), place


@pytest.mark.parametrize("places", PLACES)
@pytest.mark.parametrize("control", ["gender-toggle", "fast-cart-button", "transitioning-button"])
def test_a_scene_hops(tmp_path: Path, control: str, places: tuple[str, ...]) -> None:
    document = ROOT / f"controls/{control}.json"
    scene = Scene.load(document)

    def hop_in_python(snapshot: bytes) -> tuple[bytes, list[str]]:
        other = Scene.load(document)
        other.restore(snapshot)
        other.advance_flicks(STEP)
        return other.snapshot(), [f"{other.state_hash():016x}", *bits(other.stage)]

    others = {**hops(tmp_path, document), "Python": hop_in_python}
    x, y = scene.size[0] / 2, scene.size[1] / 2
    scene.pointer("down", x, y)
    scene.advance(0.02)
    scene.pointer("move", x + 1, y)
    scene.advance(0.03)
    scene.pointer("up", x, y)
    scene.pointer("down", x, y, pointer=2)
    snapshot = scene.snapshot()
    for _ in range(ROUNDS):
        for place in places:
            snapshot, lines = others[place](snapshot)
            scene.advance_flicks(STEP)
            assert lines == [f"{scene.state_hash():016x}", *bits(scene.stage)], place
            assert snapshot == scene.snapshot(), place


@pytest.mark.parametrize(
    "motion",
    [
        {"duration": 0.25},
        {"duration": 0.25, "delay": 0.1},
        {"duration": 0.3, "repeat": 2, "autoreverse": True},
        {"duration": 0.3, "delay": 0.05, "repeat": 2},
        {"curve": "ease", "duration": 0.2, "delay": 0.1},
    ],
)
def test_a_path_that_waits_is_drawn_and_read_as_restored(motion: dict[str, Any]) -> None:
    """A morph has a form of its own, which it takes when it is set: what is drawn, changed and restored agrees."""
    circle = "M5 0a5 5 0 0 1 0 10a5 5 0 0 1 0 -10z"
    document = {
        "animcore": 1,
        "size": [40, 40],
        "properties": {
            "outline": {"kind": "path", "value": "M0 0h10v10h-10z"},
            "tip": {"kind": "scalar", "expression": "pathX(outline, 0)"},
        },
        "machine": {"states": {"a": {"on": {"go": {"actions": [{"set": {"outline": circle}, "motion": motion}]}}}}},
        "nodes": [{"kind": "path", "property": "outline", "fill": "#000"}],
    }
    scene = Scene(document)
    scene.svg()
    scene.changed()
    revision = scene.display_revision
    scene.send("go")
    assert [each.name for each in scene.changed()] == ["outline", "tip"]
    assert scene.display_revision > revision
    other = Scene(document)
    other.restore(scene.snapshot())
    for _ in range(12):
        assert other.svg() == scene.svg()
        assert other["outline"].presentation == scene["outline"].presentation
        scene.advance(0.05)
        other.advance(0.05)
