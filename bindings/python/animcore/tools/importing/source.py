# SPDX-License-Identifier: MIT
"""Reading what others wrote: text, JSON, XML and ZIP archives, with bounds on all that can grow."""

from __future__ import annotations

import importlib
import io
import json
import math
import zipfile
import zlib
from dataclasses import dataclass, field
from typing import Any

from ..report import need
from .report import Refused

__all__ = ["Element", "Files", "json_of", "text_of", "xml_of"]

# Of a file, and of a file in an archive; of all that an archive holds.
BYTES = 64 * 2**20
ARCHIVE_BYTES = 256 * 2**20
ARCHIVE_FILES = 4096
# Deeper is no drawing or chart of a person's.
DEPTH = 256
ELEMENTS = 500_000


def text_of(data: bytes, what: str = "the file") -> str:
    """UTF-8, or UTF-16 where it begins with a byte order mark."""
    if len(data) > BYTES:
        raise Refused(f"{what} is larger than {BYTES >> 20} MiB")
    encoding = "utf-16" if data[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig"
    try:
        return data.decode(encoding)
    except UnicodeDecodeError:
        raise Refused(f"{what} is no text in UTF-8") from None


def _constant(name: str) -> float:
    raise Refused(f"{name} is no number of JSON")


def _number(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise Refused("a number is too large for a double")
    return number


def _integer(text: str) -> int | float:
    # Python refuses integers of more than 4300 digits with a message of its own.
    return int(text) if len(text) <= 15 else _number(text)


def json_of(data: bytes, what: str = "the file") -> Any:
    """A JSON text."""
    try:
        return json.loads(text_of(data, what), parse_constant=_constant, parse_float=_number, parse_int=_integer)
    except RecursionError:
        raise Refused(f"{what} is nested too deep") from None
    except json.JSONDecodeError as error:
        raise Refused(f"{what} is no JSON: line {error.lineno}, column {error.colno}: {error.msg}") from None


@dataclass(eq=False)
class Element:
    """An element of XML: its name without namespace, and where it begins."""

    tag: str
    namespace: str
    attributes: dict[str, str]
    line: int
    children: list[Element] = field(default_factory=list)
    text: str = ""
    # The attributes that are of a namespace.
    foreign: set[str] = field(default_factory=set)

    @property
    def place(self) -> str:
        """For reports."""
        name = self.attributes.get("id", "")
        return f"line {self.line}, <{self.tag}{f' id={name}' if name else ''}>"

    def get(self, name: str, default: str = "") -> str:
        """An attribute without surrounding space."""
        return self.attributes.get(name, default).strip()

    def all(self, *tags: str) -> list[Element]:
        """The children of these names."""
        return [child for child in self.children if child.tag in tags]


def xml_of(data: bytes, what: str = "the file", depth: int = DEPTH) -> Element:
    """An XML text. Entities of its own and references to other files are refused."""
    # By their names: the package is typed where they are not installed.
    try:
        common = importlib.import_module("defusedxml.common")
        reader = importlib.import_module("defusedxml.expatreader")
    except ImportError as error:
        raise need("import", error) from None
    from xml.sax import SAXException
    from xml.sax.handler import ContentHandler, feature_external_ges, feature_namespaces

    if len(data) > BYTES:
        raise Refused(f"{what} is larger than {BYTES >> 20} MiB")
    found: list[Element] = []
    open_elements: list[tuple[Element, list[str]]] = []
    count = 0

    class Handler(ContentHandler):
        def startElementNS(self, name: Any, _qname: Any, attrs: Any) -> None:  # noqa: N802 - SAX's own name
            nonlocal count
            count += 1
            if len(open_elements) >= depth:
                raise Refused(f"{what} is nested deeper than {depth} elements")
            if count > ELEMENTS:
                raise Refused(f"{what} has more than {ELEMENTS} elements")
            # xlink:href is href; an attribute without a namespace goes before one of the same name with one.
            attributes = {local: value for (_, local), value in sorted(attrs.items(), key=lambda each: not each[0][0])}
            element = Element(name[1], name[0] or "", attributes, int(parser.getLineNumber() or 0))
            element.foreign = attributes.keys() - {local for (namespace, local), _ in attrs.items() if not namespace}
            (open_elements[-1][0].children if open_elements else found).append(element)
            open_elements.append((element, []))

        def endElementNS(self, _name: Any, _qname: Any) -> None:  # noqa: N802 - SAX's own name
            element, pieces = open_elements.pop()
            element.text = "".join(pieces)

        def characters(self, content: str) -> None:
            open_elements[-1][1].append(content)

    # A document type may name its file, as those of SVG do; it is not read.
    parser = reader.create_parser(forbid_dtd=False, forbid_entities=True, forbid_external=False)
    parser.setFeature(feature_external_ges, False)
    parser.setFeature(feature_namespaces, True)
    parser.setContentHandler(Handler())
    try:
        parser.parse(io.BytesIO(data))
    except common.DefusedXmlException:
        raise Refused(f"{what} declares XML entities, which are refused") from None
    except SAXException as error:
        line = getattr(error, "getLineNumber", lambda: 0)()
        message = error.getMessage()
        raise Refused(f"{what} is no well-formed XML: {f'line {line}: ' if line else ''}{message}") from None
    except (ValueError, LookupError) as error:
        raise Refused(f"{what} is no XML that can be read: {error}") from None
    if not found:
        raise Refused(f"{what} has no XML element")
    return found[0]


# Of an entry's flags (PKWARE's APPNOTE, 4.4.4).
ENCRYPTED = 1


class Files:
    """The files of a ZIP archive. Sizes are bounded by what is read, whatever the archive says of itself."""

    def __init__(self, data: bytes) -> None:
        try:
            self._archive = zipfile.ZipFile(io.BytesIO(data))
        except (zipfile.BadZipFile, ValueError, NotImplementedError, OSError, EOFError):
            raise Refused("the file is no ZIP archive, or a damaged one") from None
        entries = self._archive.infolist()
        if len(entries) > ARCHIVE_FILES:
            raise Refused(f"the archive has more than {ARCHIVE_FILES} files")
        self._entries = {entry.filename: entry for entry in entries if not entry.filename.endswith("/")}
        self._left = ARCHIVE_BYTES

    @property
    def names(self) -> list[str]:
        """In the archive's order."""
        return list(self._entries)

    def __contains__(self, name: str) -> bool:
        return name in self._entries

    def read(self, name: str) -> bytes:
        """A file's contents."""
        entry = self._entries.get(name)
        if entry is None:
            raise Refused(f"the archive has no file {name}")
        if entry.flag_bits & ENCRYPTED:
            raise Refused(f"{name} in the archive is encrypted")
        most = min(BYTES, self._left)
        try:
            with self._archive.open(entry) as file:
                data = file.read(most + 1)
        except (
            zipfile.BadZipFile,
            ValueError,
            NotImplementedError,
            RuntimeError,
            OSError,
            EOFError,
            zlib.error,
        ):
            # Their words are about the inside of the archive, and may have bytes of it in them.
            raise Refused(f"{name} in the archive is damaged, or packed in a way that is not known") from None
        if len(data) > most:
            raise Refused(
                f"what the archive holds is larger than {BYTES >> 20} MiB a file or {ARCHIVE_BYTES >> 20} MiB in all"
            )
        self._left -= len(data)
        return data
