# SPDX-License-Identifier: MIT
"""Arguments of wrong types to the exporters and importers: a TypeError with one sentence, which names the argument and
what it must be, as everywhere in the package; and nothing was played or written."""

from __future__ import annotations

import inspect
import re
from pathlib import Path
from typing import Any

import pytest
from animcore import Scene
from animcore.tools.exporting import Refused, export_data, export_file
from animcore.tools.importing import import_data, import_file

DOCUMENT = Path(__file__).resolve().parents[3] / "controls" / "gender-toggle.json"
DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0H9V9Z"/></svg>'
ODD: list[Any] = [None, "x", b"x", 5, -1.5, True, [], {}, object(), 1 + 2j, 10**400, (1, 2), range(3), len, Exception]
# What each argument may be, from the documentation of the functions.
TAKEN: dict[str, tuple[type, ...]] = {
    "scene": (Scene,),
    "format": (str,),
    "trace": (type(None),),
    "duration": (type(None), int, float),
    "fps": (type(None), int, float),
    "tolerance": (int, float),
    "text": (str,),
    "loop": (bool,),
    "scale": (int, float),
    "background": (type(None), str, list, tuple, range),
    "name": (str,),
    "progress": (type(len), type),
    "path": (str,),
    "data": (str, bytes),
}
SENTENCE = re.compile(r"(\w+) must be [^\n]+, not [^\n]+")


def test_all_arguments_are_told_of() -> None:
    for function in (export_data, export_file, import_data, import_file):
        names = set(inspect.signature(function).parameters) - {"settings"}
        assert names <= set(TAKEN)


@pytest.mark.parametrize("name", [*inspect.signature(export_data).parameters])
@pytest.mark.parametrize("value", ODD, ids=lambda value: f"{type(value).__name__}")
@pytest.mark.parametrize("is_file", [False, True])
def test_exporters(name: str, value: Any, is_file: bool, tmp_path: Path) -> None:
    with Scene(DOCUMENT) as scene:
        given: dict[str, Any] = {"scene": scene, "format": "svg", "duration": 0.1, "fps": 10, name: value}
        if is_file:
            given["path"] = tmp_path / "x.svg"
        fits = isinstance(value, TAKEN[name]) and not (value == 10**400 and name in ("duration", "tolerance", "scale"))
        if (is_file and name == "format" and value is None) or fits:
            # What is of the type may still be refused, in one sentence.
            said = ""
            try:
                (export_file if is_file else export_data)(**given)
            except (Refused, ValueError) as error:
                said = str(error)
            assert "\n" not in said
            return
        with pytest.raises(TypeError) as told:
            (export_file if is_file else export_data)(**given)
        match = SENTENCE.fullmatch(str(told.value))
        assert match is not None, told.value
        assert match.group(1) == name
        assert scene.host_time == 0
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("value", ODD, ids=lambda value: f"{type(value).__name__}")
def test_importers_and_names_of_files(value: Any) -> None:
    with Scene(DOCUMENT) as scene:
        calls: list[tuple[str, Any]] = [
            ("path", lambda: export_file(scene, value, duration=0.1, format="svg")),
            ("path", lambda: import_file(value)),
            ("data", lambda: import_data(value)),
        ]
        for name, call in calls:
            if isinstance(value, TAKEN[name]):
                continue
            with pytest.raises(TypeError, match=rf"^{name} must be [^\n]+, not [^\n]+$"):
                call()
        if value is not None and not isinstance(value, str):
            with pytest.raises(TypeError, match=r"^format must be a text or None, not [^\n]+$"):
                import_data(DRAWING, value)


def test_a_setting_that_there_is_not() -> None:
    with Scene(DOCUMENT) as scene:
        with pytest.raises(TypeError, match=r"export_file has no 'durration'.*did you mean 'duration'"):
            export_file(scene, "x.svg", durration=1.0)
        with pytest.raises(TypeError, match=r"export_data has no 'durration'.*did you mean 'duration'"):
            export_data(scene, "svg", durration=1.0)  # type: ignore[call-arg]


def test_numbers_and_truths_of_numpy_are_taken() -> None:
    numpy = pytest.importorskip("numpy")
    with Scene(DOCUMENT) as scene:
        settings: dict[str, Any] = {"duration": numpy.float64(0.1), "fps": numpy.int64(10), "loop": numpy.bool_(True)}
        assert export_data(scene, "svg", **settings).frames >= 1


def test_a_half_of_a_pair_of_surrogates_is_refused_as_a_text() -> None:
    with pytest.raises(Refused, match=r"no text in UTF-8|no well-formed XML"):
        import_data("<svg>\ud800</svg>", "svg")
