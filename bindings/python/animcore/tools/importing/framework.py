# SPDX-License-Identifier: MIT
"""Importing a file: its format is found, its module reads it, and the core reads what came of it."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..._plain import checked
from ...errors import AnimError
from ...scene import Scene
from .beside import Beside
from .formats import FORMATS, detected
from .report import Refused, Report
from .source import BYTES

__all__ = ["Imported", "import_beside", "import_data", "import_file"]

# Levels of nesting in a document's text.
DEPTH = 128


@dataclass(frozen=True)
class Imported:
    """A document that was made of a file."""

    document: dict[str, Any]
    report: Report
    format: str

    @property
    def text(self) -> str:
        """The document as JSON."""
        return _written(self.document) + "\n"


def _written(document: dict[str, Any]) -> str:
    """A document as JSON. `json` cannot write states that are nested very deep, and spaces before them would be most of
    the text."""
    if _depth(document) <= DEPTH:
        return json.dumps(document, indent=2, ensure_ascii=False, allow_nan=False)
    pieces: list[str] = []
    # What is still to be written: pieces, and values, each in a tuple.
    waiting: list[str | tuple[Any]] = [(document,)]
    while waiting:
        piece = waiting.pop()
        if isinstance(piece, str):
            pieces.append(piece)
        elif isinstance(piece[0], dict):
            members: list[str | tuple[Any]] = []
            for name, member in piece[0].items():
                members += [f"{',' if members else ''}\n{json.dumps(name, ensure_ascii=False)}: ", (member,)]
            pieces.append("{")
            waiting += ["}", *reversed(members)]
        else:
            pieces.append(json.dumps(piece[0], ensure_ascii=False, allow_nan=False))
    return "".join(pieces)


def _depth(value: Any, with_states: bool = True) -> int:
    """How many levels of objects and arrays a value has; without states, those inside count like the one around."""
    depth, level = 0, [value]
    while level := [each for each in level if isinstance(each, dict | list)]:
        depth += 1
        inside: list[Any] = []
        while level:
            each = level.pop()
            if isinstance(each, list):
                inside += each
            elif with_states or not isinstance(each.get("states"), dict):
                inside += each.values()
            else:
                inside += [member for name, member in each.items() if name != "states"]
                level += [state for state in each["states"].values() if isinstance(state, dict)]
        level = inside
    return depth


@checked()
def import_data(data: bytes | str, format: str | None = None) -> Imported:
    """A document of a file's contents, and what became of them. Raises Refused, with one sentence."""
    if isinstance(data, str):
        # A half of a pair of surrogates is refused as what is no UTF-8.
        data = data.encode("utf-8", "surrogatepass")
    return import_beside(data, format, None)


def import_beside(data: bytes, format: str | None, folder: Path | None) -> Imported:
    """A document of the contents of a file in this folder, of which it may name others."""
    if len(data) > BYTES:
        raise Refused(f"the file is larger than {BYTES >> 20} MiB")
    name = format or detected(data)
    if name not in FORMATS:
        raise Refused(f"there is no format {name}: {', '.join(FORMATS)}")
    report = Report()
    try:
        document = FORMATS[name].read(data, report, None if folder is None else Beside(folder))
        # States may be nested deeper (`scxml`).
        if _depth(document, with_states=False) > DEPTH:
            raise Refused(f"the file is nested too deep: a document has at most {DEPTH} levels")
        imported = Imported(document, report, name)
        Scene(imported.text).close()
    except RecursionError:
        raise Refused("the file is nested too deep") from None
    except AnimError as error:
        raise Refused(f"the file asks for what a document cannot have: {error}") from None
    return imported


@checked()
def import_file(path: str | os.PathLike[str], format: str | None = None) -> Imported:
    """A document of a file, and what became of it. Raises Refused, and OSError for a file that cannot be read.

    Scripts and data that a chart names are read from its folder and from folders in that.
    """
    with Path(path).open("rb") as file:
        return import_beside(file.read(BYTES + 1), format, Path(path).parent)
