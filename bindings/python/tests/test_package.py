# SPDX-License-Identifier: MIT
"""The package as a whole: its names, its types, its raw layer."""

from __future__ import annotations

import builtins
import ctypes
import importlib
import inspect
import json
import pkgutil
import re
import subprocess
import sys
from pathlib import Path

import animcore
import pytest
from animcore import _raw

ROOT = Path(__file__).resolve().parents[3]
PACKAGE = Path(animcore.__file__).parent
MODULES = sorted(m.name for m in pkgutil.iter_modules([str(PACKAGE)]) if m.name != "__main__")


def description() -> dict[str, list[dict[str, object]]]:
    result: dict[str, list[dict[str, object]]] = json.loads((ROOT / "docs/abi/animcore-abi.json").read_text())
    return result


# Names


def test_importing_everything_replaces_no_module_and_no_builtin() -> None:
    program = "import math, colorsys, builtins; held = math; from animcore import *; print(math is held, math.inf)"
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert result.stdout.split() == ["True", "inf"]
    standard = {*sys.stdlib_module_names, *dir(builtins)}
    assert not standard & set(animcore.__all__)
    assert animcore.math.exp(0.0) == 1.0  # which is there, by its name


# The raw layer


def test_raw_layer_is_what_the_description_says() -> None:
    command = [sys.executable, str(ROOT / "tools" / "generate_python_raw.py"), "--check"]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr


def test_every_function_has_its_types_set() -> None:
    functions = description()["functions"]
    assert functions
    for function in functions:
        bound = getattr(_raw, str(function["name"]))
        assert isinstance(function["parameters"], list)
        assert len(bound.argtypes) == len(function["parameters"]), function["name"]


def test_structs_are_laid_out_as_described() -> None:
    for struct in [*description()["structs"], *description()["unions"]]:
        kind = getattr(_raw, str(struct["name"]))
        assert ctypes.sizeof(kind) == struct["size"]
        assert ctypes.alignment(kind) == struct["alignment"]
        fields = struct["fields"]
        assert isinstance(fields, list)
        for field in fields:
            placed = getattr(kind, field["name"])
            assert (placed.offset, placed.size) == (field["offset"], field["size"]), (struct["name"], field["name"])


def test_constants() -> None:
    for constant in description()["constants"]:
        assert getattr(_raw, str(constant["name"])) == constant["value"]


def test_every_constant_of_an_enumeration_has_a_python_name() -> None:
    groups: dict[str, set[int]] = {}
    for constant in description()["constants"]:
        assert isinstance(constant["value"], int)
        groups.setdefault(str(constant["group"]), set()).add(constant["value"])
    from animcore import (
        _path_combination,
        _path_strokes,
        accessibility,
        drawing,
        errors,
        events,
        group,
        interaction,
        math,
        scene,
        stage,
        transaction,
        turn,
        values,
    )

    assert set(events.EVENT_NUMBERS.values()) == groups["ANIM_EVENT_KIND"]
    assert set(values.KIND_NUMBERS.values()) == groups["ANIM_VALUE_KIND"]
    assert set(math.FUNCTIONS.values()) == groups["ANIM_MATH_FUNCTION"]
    assert set(animcore.Verb) == groups["ANIM_VERB"]
    assert set(scene._INPUT_KINDS) == groups["ANIM_INPUT_KIND"]
    assert set(group.POSITIONS.values()) == groups["ANIM_ANIMATOR_POSITION"]
    assert set(transaction._INTERRUPTIONS.values()) == groups["ANIM_INTERRUPTION"]
    assert set(transaction._ARRANGEMENTS.values()) == groups["ANIM_ARRANGEMENT"]
    assert set(stage._REDUCED_MOTION.values()) == groups["ANIM_REDUCED_MOTION"]
    assert set(turn._NUMBERS.values()) == groups["ANIM_TURN"]
    assert set(drawing._KINDS) == groups["ANIM_DRAW_KIND"]
    assert set(drawing._CAPS) == groups["ANIM_CAP"]
    assert {*drawing._JOINS, *_path_strokes.JOINS.values()} == groups["ANIM_JOIN"]
    assert set(_path_combination._OPERATIONS.values()) == groups["ANIM_PATH_OPERATION"]
    assert set(interaction._POINTER_KINDS.values()) == groups["ANIM_POINTER_ACTION"]
    assert set(interaction._KEY_ACTIONS.values()) == groups["ANIM_KEY_ACTION"]
    assert set(interaction._KEYS.values()) == groups["ANIM_KEY"]
    assert set(accessibility._ROLES) == groups["ANIM_ROLE"]
    assert {0, *errors._BY_STATUS} == groups["ANIM_STATUS"]


# Names and documentation


@pytest.mark.parametrize("name", ["", *(f".{m}" for m in MODULES if m != "_raw")])
def test_what_is_public_is_named_and_documented(name: str) -> None:
    module = importlib.import_module(f"animcore{name}")
    assert module.__doc__
    assert sorted(module.__all__, key=str) == sorted(set(module.__all__), key=str)
    for public in module.__all__:
        thing = getattr(module, public)
        if isinstance(thing, type):
            assert thing.__doc__, f"{module.__name__}.{public}"
            for member, value in vars(thing).items():
                if not member.startswith("_") and (callable(value) or isinstance(value, (property, classmethod))):
                    assert getattr(thing, member).__doc__ or value.__doc__, f"{public}.{member}"
        elif inspect.isroutine(thing):
            assert thing.__doc__, f"{module.__name__}.{public}"


def test_errors() -> None:
    error = animcore.DocumentError(10, "not so", 3, 4, "/a/0")
    assert isinstance(error, animcore.AnimError)
    assert isinstance(error, ValueError)
    assert (error.status, error.message, error.line, error.column, error.pointer) == (10, "not so", 3, 4, "/a/0")
    assert error.status_name == "ANIM_ERROR_DOCUMENT"
    assert str(error) == "not so"
    for kind, base in (
        (animcore.NotFoundError, KeyError),
        (animcore.ArgumentError, ValueError),
        (animcore.OutOfMemoryError, MemoryError),
        (animcore.IdentifierError, LookupError),
        (animcore.StateError, RuntimeError),
        (animcore.KindError, TypeError),
        (animcore.ClosedError, animcore.StateError),
        (animcore.LibraryError, ImportError),
    ):
        assert issubclass(kind, base)
    assert str(animcore.NotFoundError(6, "no x")) == "no x", "not the repr that a KeyError shows"


def test_it_is_typed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mypy = pytest.importorskip("mypy.api")
    script = tmp_path / "script.py"
    script.write_text("""
from __future__ import annotations
from animcore import Animation, Animator, Color, CubicBezier, Property, Rectangle, Scene, Spring, SpringBank, Stage

spring = Spring(1, 100, 10)
a: float = spring.value(0.5)
b: list[float] = spring.value([0.5, 1.0], from_=0.0, to=1.0, velocity=0.0)
stage = Stage()
x = stage.add("x", 0.0)
c: float = x.presentation + x.velocity
v = stage.add("v", (1.0, 2.0))
d: tuple[float, ...] = v.value
color = stage.add("color", "#FF0000")
color.value = "#00FF00"
e: Color = color.value
with stage.animate(CubicBezier.named("ease"), duration=0.5, delay=0.1) as transaction:
    x.value = 1.0
with stage.stagger(0.1, "ease-out", interruption="add"), stage.sequence():
    x.value = 2.0
animation: Animation = x.animate(to=1.0, spring=spring, additive=True, repeat_count=2)
animator: Animator = stage.add_animator()
animator.fraction = 0.5
bank: SpringBank = stage.add_bank(spring, [1.0])
view: memoryview[float] = bank.values
r = stage.add("r", Rectangle(0, 0, 1, 1))
width: float = r.presentation.width
stage.add("angle", 0.0, "angle", turn="shortest").observe(lambda value: print(value + 1.0))
for event in stage.events():
    print(event.kind, event.time, transaction.id)
with Scene.load("x.json") as scene:
    scene.inputs["on"] = True
    p: Property[float] = scene["x"]
    has: bool = "key" in scene.lists["rows"] or 3 in scene.lists["rows"]
""")
    # mypy finds an installed package by itself, and a package in a source folder by its search path.
    if "site-packages" not in PACKAGE.parts:
        monkeypatch.setenv("MYPYPATH", str(PACKAGE.parent))
    options = ["--strict", "--config-file", "", "--cache-dir", str(tmp_path / "cache")]
    for what in (["-p", "animcore"], [str(script)]):
        output, problems, status = mypy.run([*options, *what])
        assert status == 0, output + problems


def test_what_the_readme_shows_runs() -> None:
    readme = (ROOT / "bindings/python/README.md").read_text(encoding="utf-8")
    programs = re.findall(r"^```python\n(.*?)^```", readme, re.MULTILINE | re.DOTALL)
    assert len(programs) == 4
    for program in programs:
        command = [sys.executable, "-c", program]
        result = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60, cwd=ROOT)
        assert result.returncode == 0, result.stderr
        assert result.stdout
        shown = re.findall(r"# prints (.*)$", program, re.MULTILINE)
        assert not shown or result.stdout.splitlines() == shown


@pytest.mark.parametrize("example", sorted(p.name for p in (ROOT / "bindings/python/examples").glob("*.py")))
def test_examples_run(example: str) -> None:
    command = [sys.executable, str(ROOT / "bindings/python/examples" / example)]
    result = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert result.returncode == 0, result.stderr
    assert len(result.stdout.splitlines()) > 10
