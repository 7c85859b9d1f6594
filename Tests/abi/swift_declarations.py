# SPDX-License-Identifier: MIT
"""The public declarations of Swift sources, by their full names: `Stage.advance(by:)`, `Event.Kind.budget`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

_OPENERS, _CLOSERS = "([{<", ")]}>"

_TYPE = re.compile(
    r"(?:public |final |indirect |package |private |fileprivate )*(class|struct|enum|protocol|extension) ([\w.]+)"
)
_MEMBER = re.compile(
    r"(?P<public>public (?:internal\(set\) |private\(set\) )?)?"
    r"(?:final |static |mutating |convenience |package |private |fileprivate |nonmutating |indirect )*"
    r"(?P<kind>func|init|var|let|subscript|case|typealias)\b\s*(?P<name>[^\s(<:={?]*)"
)


def _without_texts(source: str) -> str:
    """The source without comments, and with the texts of literals left out."""
    source = re.sub(r'"""(?:.|\n)*?"""', '""', source)
    source = re.sub(r'#?"(?:[^"\\\n]|\\.)*"#?', '""', source)
    return re.sub(r"//[^\n]*|/\*(?:.|\n)*?\*/", "", source)


def _closing(source: str, start: int) -> int:
    """The index of the parenthesis that closes the one at start."""
    depth = 0
    for index in range(start, len(source)):
        depth += {"(": 1, ")": -1}.get(source[index], 0)
        if depth == 0:
            return index
    raise ValueError("a parenthesis is not closed")


def _labels(parameters: str) -> str:
    """The labels of a list of parameters, such as `_:at:`."""
    depth, parts, part = 0, [], ""
    for index, character in enumerate(parameters):
        is_arrow = character == ">" and index > 0 and parameters[index - 1] == "-"
        depth += (character in _OPENERS) - (character in _CLOSERS and not is_arrow)
        if character == "," and depth == 0:
            parts.append(part)
            part = ""
        else:
            part += character
    if part.strip():
        parts.append(part)
    return "".join(f"{part.split(':')[0].split()[0]}:" for part in parts)


def declarations_of(source: str) -> set[str]:
    """The full names of what a file declares publicly."""
    source = _without_texts(source)
    found: set[str] = set()
    # For each brace that is open: the name of its type and whether what it has is public without saying so, or None.
    scopes: list[tuple[str, str] | None] = []
    pending: tuple[str, str] | None = None
    index = 0
    at_start = True
    while index < len(source):
        character = source[index]
        if at_start and not character.isspace():
            at_start = False
            rest = re.sub(r"^(?:@\w+(?:\([^)]*\))?\s+)*", "", source[index:])
            index = len(source) - len(rest)
            outer = scopes[-1] if scopes else ("", "file")
            if outer is not None:
                name = outer[0]
                if match := _TYPE.match(rest):
                    full = match[2] if match[1] == "extension" else f"{name}.{match[2]}".lstrip(".")
                    is_public = "public" in match[0]
                    if is_public and match[1] != "extension":
                        found.add(full)
                    pending = (full, match[1] if is_public else "other")
                elif match := _MEMBER.match(rest):
                    is_case = match["kind"] == "case" and outer[1] == "enum"
                    if match["public"] or is_case or outer[1] == "protocol":
                        _add(found, name, match, rest)
            character = source[index]
        if character == "{":
            scopes.append(pending)
            pending = None
        elif character == "}":
            scopes.pop()
        elif character == "\n":
            at_start = True
        index += 1
    return found


def _add(found: set[str], scope: str, match: re.Match[str], rest: str) -> None:
    kind, name = match["kind"], match["name"].strip("`")
    if kind in ("func", "init", "subscript"):
        start = rest.index("(", match.end("kind"))
        if kind == "func" and not name.isidentifier():
            return  # An operator.
        name = f"{name if kind == 'func' else kind}({_labels(rest[start + 1 : _closing(rest, start)])})"
        found.add(f"{scope}.{name}".lstrip("."))
    elif kind == "case":
        line = rest[match.end("kind") : rest.index("\n")]
        for case in re.sub(r"\([^)]*\)", "", line).split(","):
            found.add(f"{scope}.{case.split('=')[0].strip().strip('`')}")
    else:
        found.add(f"{scope}.{name}".lstrip("."))


def public_declarations(files: Iterable[Path]) -> set[str]:
    """The full names of what files declare publicly."""
    return {name for file in files for name in declarations_of(file.read_text(encoding="utf-8"))}
