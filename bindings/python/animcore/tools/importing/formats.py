# SPDX-License-Identifier: MIT
"""Which formats can be imported, and which of them a file is, by what is in it.

A format is a module of this package with a function `read(data: bytes, report: Report) -> dict`, which gives a
document and says in the report what became of everything. It raises Refused, with one sentence, for what it cannot
read. To add one, write the module, name it in FORMATS and recognize it in `detected`. Where files name others,
`read` has them as a third argument.
"""

from __future__ import annotations

import importlib
import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from .beside import Beside
from .report import Refused, Report

__all__ = ["FORMATS", "Format", "detected"]


@dataclass(frozen=True)
class Format:
    """A format: the module that reads it, and what people call it."""

    module: str
    title: str
    # Whether files of this format name others that are read.
    names_others: bool = False

    def read(self, data: bytes, report: Report, beside: Beside | None = None) -> dict[str, Any]:
        """A document of a file's contents, and of the files beside it that it names."""
        read: Callable[..., dict[str, Any]] = importlib.import_module(f".{self.module}", __package__).read
        return read(data, report, beside) if self.names_others else read(data, report)


FORMATS: dict[str, Format] = {
    "css": Format("css", "a CSS style sheet"),
    "dotlottie": Format("dotlottie", "a dotLottie archive or state machine"),
    "lottie": Format("lottie", "a Lottie animation"),
    "scxml": Format("scxml", "an SCXML chart", names_others=True),
    "svg": Format("svg", "an SVG drawing"),
}

# The first element of an XML text, after its declaration, comments and document type.
_ROOT = re.compile(
    r"\s*(?:<\?.*?\?>\s*|<!--.*?-->\s*|<!DOCTYPE[^>\[]*(?:\[.*?\]\s*)?>\s*)*<(?:[\w.-]+:)?([\w.-]+)", re.DOTALL
)
_STYLE = re.compile(r"@keyframes\b|@-webkit-keyframes\b|[.#\w\]*:)-]\s*\{[^{}:]*:", re.ASCII)


def _of_json(value: Any) -> str | None:
    if isinstance(value, dict):
        if isinstance(value.get("layers"), list):
            return "lottie"
        if isinstance(value.get("states"), list):
            return "dotlottie"
        if "animcore" in value:
            raise Refused("the file is a document of animcore already")
    return None


def detected(data: bytes) -> str:
    """The name of the format that a file's contents are of. Raises Refused where they are of none."""
    found: str | None = None
    if data[:4] in (b"PK\x03\x04", b"PK\x05\x06"):
        found = "dotlottie"
    else:
        text = data[:2].startswith((b"\xff\xfe", b"\xfe\xff")) and data.decode("utf-16", "replace")
        text = (text or data.decode("utf-8", "replace")).lstrip("\ufeff \t\r\n")
        if text.startswith("{"):
            try:
                found = _of_json(json.loads(text))
            except (ValueError, RecursionError):
                found = None
        elif text.startswith("<"):
            root = _ROOT.match(text[:1_000_000])
            found = root.group(1).lower() if root and root.group(1).lower() in ("scxml", "svg") else None
        if found is None and not text.startswith(("{", "<")) and _STYLE.search(text[:50_000]):
            found = "css"
    if found is None or found not in FORMATS:
        known = ", ".join(format.title for format in FORMATS.values())
        raise Refused(f"the file is of no format that can be imported: {known}; --from names the format")
    return found
