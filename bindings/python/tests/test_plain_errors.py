# SPDX-License-Identifier: MIT
"""Whatever is given to whichever function, its error says in plain words what is wrong, and nothing of the inside."""

from __future__ import annotations

import enum
import inspect
import json
import re
import types
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import animcore
import numpy
import pytest
from animcore import color, math, transform

TRIANGLE = "M0 0L10 0L10 10z"
DOCUMENT = json.dumps(
    {
        "animcore": 1,
        "size": [10, 10],
        "inputs": {"n": {"type": "number"}, "t": {"type": "trigger"}},
        "properties": {"x": {"kind": "scalar", "value": 1}},
        "machine": {"initial": "a", "states": {"a": {"on": {"go": "b"}}, "b": {}}},
        "nodes": [{"kind": "ellipse", "frame": [0, 0, 10, 10], "name": "e"}],
        "regions": [{"name": "r", "shape": {"rectangle": [0, 0, 10, 10]}}],
    }
)
# What may be wrong somewhere.
WRONG: list[Any] = [None, "a\0", b"bytes", -7, 10**400, [None], ["a"], numpy.array("a"), object(), {"a": 1}]
# What Python, ctypes or this package's inside would say.
INSIDE = re.compile(
    r"NoneType|ctypes|c_(double|uint|int|size|void|char)|LP_|argument \d+:|wrong type|has no attribute|'_\w|has no len"
    r"|unsupported operand|subscriptable|not supported between|unhashable|cannot be interpreted|is not iterable"
    r"|must be real number|concatenate|could not convert|invalid literal|too large to|ufunc|embedded null| cannot be "
)
PLAIN = (TypeError, ValueError, IndexError, OSError, animcore.AnimError)


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A text may be a file to write."""
    monkeypatch.chdir(tmp_path)


def on_stage(make: Callable[[animcore.Stage, animcore.Property[float]], Any]) -> Callable[[], Any]:
    def made() -> Any:
        stage = animcore.Stage()
        return make(stage, stage.add("x", 0.0))

    return made


# One of each sort of object.
OBJECTS: dict[str, Callable[[], Any]] = {
    "spring": animcore.Spring,
    "blend": lambda: animcore.SpringBlend(animcore.Spring(), animcore.Spring()),
    "easing": lambda: animcore.Easing("ease"),
    "curve": lambda: animcore.CubicBezier(0, 0, 1, 1),
    "keyframes": lambda: animcore.Keyframes([0.0, 1.0]),
    "track": lambda: animcore.Keyframes.track(0.0).linear(1, 1),
    "decay": animcore.Decay,
    "rubber band": lambda: animcore.RubberBand(100.0),
    "estimator": animcore.VelocityEstimator,
    "path": lambda: animcore.Path(TRIANGLE),
    "morph": lambda: animcore.Morph(TRIANGLE, "M0 0L20 0L20 20z"),
    "expression": lambda: animcore.Expression("a", "a"),
    "media timing": animcore.MediaTiming,
    "web timing": animcore.WebTiming,
    "color": lambda: animcore.Color(0, 0, 0, 1),
    "stage": animcore.Stage,
    "property": on_stage(lambda _, x: x),
    "path property": on_stage(lambda stage, _: stage.add("p", animcore.Path(TRIANGLE))),
    "color property": on_stage(lambda stage, _: stage.add("c", "#fff")),
    "animation": on_stage(lambda _, x: x.animate(1.0)),
    "transaction": on_stage(lambda stage, _: stage.animate("bouncy")),
    "bank": on_stage(lambda stage, _: stage.add_bank(animcore.Spring(), [0.0])),
    "group": on_stage(lambda stage, _: stage.add_media_group(animcore.MediaTiming())),
    "scene": lambda: animcore.Scene(DOCUMENT),
    "inputs": lambda: animcore.Scene(DOCUMENT).inputs,
    "machine": lambda: animcore.Machine(DOCUMENT),
    "document": lambda: animcore.Document(DOCUMENT),
    "scenes": lambda: animcore.Scenes([animcore.Scene(DOCUMENT)]),
    "trace": lambda: animcore.Trace('{"trace":1}'),
    "recorder": lambda: animcore.TraceRecorder(animcore.Scene(DOCUMENT)),
}
MODULES = (animcore, math, color, transform)


def good(parameter: inspect.Parameter, otherwise: Any) -> Any:
    """What a parameter takes, as far as its annotation says."""
    says = str(parameter.annotation)
    for word, value in (("Spring", animcore.Spring()), ("Path", animcore.Path(TRIANGLE)), ("float", 1.0), ("int", 1)):
        if word in says:
            return value
    return "x" if "str" in says else otherwise


def calls(signature: inspect.Signature) -> Iterator[tuple[list[Any], dict[str, Any]]]:
    """Arguments of which all, or only one, are wrong."""
    parameters = [each for each in signature.parameters.values() if each.name not in ("self", "cls")]
    needed = [each for each in parameters if each.default is each.empty and each.kind < each.VAR_POSITIONAL]
    named = [each for each in parameters if each.default is each.empty and each.kind == each.KEYWORD_ONLY]
    for wrong in WRONG:
        yield [wrong for _ in needed], {each.name: wrong for each in named}
        for each in parameters:
            options = {other.name: good(other, wrong) for other in named}
            arguments = [wrong if other is each else good(other, wrong) for other in needed]
            if each.kind is each.VAR_POSITIONAL:
                arguments.append(wrong)
            elif each not in needed:
                options["other" if each.kind is each.VAR_KEYWORD else each.name] = wrong
            yield arguments, options


def attempt(what: str, call: Callable[[], Any]) -> None:
    caught: Exception | None = None
    try:
        call()
    except Exception as error:
        caught = error
    assert caught is None or isinstance(caught, PLAIN), f"{what}: {type(caught).__name__}: {caught}"
    assert not isinstance(caught, UnicodeError), f"{what}: {caught}"
    assert not INSIDE.search(str(caught or "")), f"{what}: {caught}"


def attempt_all(what: str, function: Callable[[], Callable[..., Any]]) -> None:
    for arguments, options in calls(inspect.signature(function())):
        attempt(f"{what}, {arguments}, {options}", lambda a=arguments, o=options: function()(*a, **o))  # type: ignore[misc]


def members(kind: type) -> dict[str, Any]:
    """What the package, and not Python, has written of a class."""
    own = [each for each in reversed(kind.__mro__) if each.__module__.startswith("animcore")]
    found = {name: member for each in own for name, member in vars(each).items()}
    return {
        name: each for name, each in found.items() if not name.startswith("_") or name in ("__call__", "__getitem__")
    }


@pytest.mark.parametrize("make", OBJECTS.values(), ids=OBJECTS)
def test_a_method_says_what_is_wrong_in_plain_words(make: Callable[[], Any]) -> None:
    instance = make()
    for name, member in members(type(instance)).items():
        what = f"{type(instance).__name__}.{name}"
        if name.startswith("write_") or name == "close":
            continue
        if isinstance(member, property) and member.fset is not None:
            for wrong in WRONG:
                attempt(f"{what} = {wrong!r}", lambda w=wrong, n=name: setattr(make(), n, w))  # type: ignore[misc]
        elif isinstance(member, types.FunctionType):
            attempt_all(what, lambda n=name: getattr(make(), n))  # type: ignore[misc]


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_a_function_or_class_says_what_is_wrong_in_plain_words(module: types.ModuleType) -> None:
    for name in module.__all__:
        public = getattr(module, name)
        if not getattr(public, "__module__", "").startswith("animcore"):
            continue
        if isinstance(public, types.FunctionType):
            attempt_all(name, lambda f=public: f)  # type: ignore[misc]
        elif isinstance(public, type) and not issubclass(public, (enum.Enum, BaseException, dict)):
            attempt_all(name, lambda f=public: f)  # type: ignore[misc]
            for member, raw in vars(public).items():
                if isinstance(raw, (classmethod, staticmethod)) and not member.startswith("_"):
                    attempt_all(f"{name}.{member}", lambda f=public, m=member: getattr(f, m))  # type: ignore[misc]


@pytest.mark.parametrize(
    ("call", "message"),
    [
        # By hand: the argument, what it must be, what it was.
        (lambda: animcore.Spring.perceptual(None), "duration must be a number, not None"),  # type: ignore[arg-type]
        (lambda: animcore.Spring.bouncy(extra_bounce="a"), "extra_bounce must be a number, not 'a'"),  # type: ignore[arg-type]
        (lambda: animcore.Stage().advance(None), "a number is expected, not None"),  # type: ignore[arg-type]
        (lambda: animcore.Stage().add(3, 0.0), "name must be a text or None, not 3"),  # type: ignore[call-overload]
        (lambda: animcore.Stage().restore("a"), "snapshot must be bytes, a bytearray or a memoryview, not 'a'"),  # type: ignore[arg-type]
        (lambda: animcore.Easing("ease")(None), "x must be a number or a sequence of numbers, not None"),  # type: ignore[call-overload]
        (lambda: animcore.Scene(DOCUMENT).send("go", x={}), "x must be a number, True or False, or a text, not a d"),  # type: ignore[arg-type]
        (lambda: animcore.Stage().add("x", 0.0).curve_to(None), "value must be a number, a sequence of numbers"),  # type: ignore[arg-type]
        (lambda: animcore.Scene({"animcore": animcore}), "but not a module"),
    ],
)
def test_what_the_words_are(call: Callable[[], Any], message: str) -> None:
    with pytest.raises(TypeError, match=re.escape(message)):
        call()


@pytest.mark.parametrize(
    "call",
    [
        lambda: animcore.Spring().value(10**400),
        lambda: animcore.Scene(DOCUMENT, seed=-1),
        lambda: animcore.Scenes([animcore.Scene(DOCUMENT)]).index(5),
        lambda: animcore.Scene.load("a\0"),
        lambda: animcore.Scene.load("\ud800"),
        lambda: animcore.Stage().add_bank(animcore.Spring(), [0.0]).set([1.0], [2**32]),
    ],
)
def test_a_number_that_does_not_fit_is_a_value_error(call: Callable[[], Any]) -> None:
    with pytest.raises(ValueError, match=r"must be|is not in") as caught:
        call()
    assert not isinstance(caught.value, (OverflowError, UnicodeError))


def test_an_error_of_the_callers_own_function_stays_as_it_is() -> None:
    def wrong(_: Any) -> float:
        return None + 1  # type: ignore[operator]

    stage = animcore.Stage()
    x = stage.add("x", 0.0)
    x.observe(wrong)
    x.animate(1.0)
    with pytest.raises(TypeError, match="unsupported operand"):
        stage.advance(0.1)
    with pytest.raises(TypeError, match="unsupported operand"):
        animcore.Easing.callback(wrong)(0.5)
