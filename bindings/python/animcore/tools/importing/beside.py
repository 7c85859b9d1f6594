# SPDX-License-Identifier: MIT
"""The files beside the one that is imported, which it names: those in its folder and below, and no others."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import unquote

from .report import Refused
from .source import text_of

__all__ = ["Beside", "Unreadable"]

# Scripts and data of a person's are smaller and fewer.
_BYTES = 2**20
_FILES = 64
# A scheme of a URI (RFC 3986, 3.1).
_SCHEME = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*:")


class Unreadable(Exception):  # noqa: N818 - nothing failed
    """A file that is not read; the message says why, in a few words."""


class Beside:
    """Reads them, each once."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()
        self._read: dict[str, str] = {}

    def text(self, name: str) -> str:
        """The text of the file that a relative URI names. Raises Unreadable."""
        # Without its empty authority this is the form that the W3C's tests have.
        path = unquote(name.strip().removeprefix("file:"))
        if path not in self._read:
            if len(self._read) >= _FILES:
                raise Unreadable(f"one of more than {_FILES} files")
            self._read[path] = self._contents(path)
        return self._read[path]

    def _contents(self, path: str) -> str:
        is_elsewhere = _SCHEME.match(path) or path.startswith("/") or ".." in path.split("/")
        if not path or is_elsewhere or "\\" in path or "\0" in path:
            raise Unreadable("only files in the folder of the chart are read")
        try:
            whole = (self._folder / path).resolve(strict=True)
            if not whole.is_relative_to(self._folder):
                raise Unreadable("only files in the folder of the chart are read")
            if not whole.is_file():
                raise Unreadable("there is no such file")
            with whole.open("rb") as file:
                data = file.read(_BYTES + 1)
        except FileNotFoundError:
            raise Unreadable("there is no such file") from None
        except (OSError, RuntimeError):
            # A loop of links is an error of the one or the other kind.
            raise Unreadable("it cannot be read") from None
        if len(data) > _BYTES:
            raise Unreadable(f"it is larger than {_BYTES >> 20} MiB")
        try:
            return text_of(data)
        except Refused:
            raise Unreadable("it is no text in UTF-8") from None
