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
        return json.dumps(self.document, indent=2, ensure_ascii=False, allow_nan=False) + "\n"


def _depth(value: Any) -> int:
    """How many levels of objects and arrays a value has."""
    depth, level = 0, [value]
    while level := [each for each in level if isinstance(each, dict | list)]:
        depth += 1
        level = [inner for each in level for inner in (each.values() if isinstance(each, dict) else each)]
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
        if _depth(document) > DEPTH:
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
