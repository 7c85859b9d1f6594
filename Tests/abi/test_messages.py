# SPDX-License-Identifier: MIT
"""Every message of an error is one plain sentence of the same form, in the core and in Python.

It begins with the argument at fault (a small letter), ends without a period, and a list of constants has its one form.
What the messages say of a wrong name is tested in bindings/python/tests/test_nearest_names.py.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SWIFT = sorted((ROOT / "Sources").rglob("*.swift"))
PYTHON = sorted((ROOT / "bindings/python/animcore").rglob("*.py"))

# The literal of AnimError(.code, "…"), argumentError(name, "…"), json.refusal(node, "…") and error(node, "…").
MESSAGE = re.compile(
    r"(?:AnimError\(\s*\.\w+,\s*|argumentError\(\s*[^,]+,\s*|refusal\(\s*[\w\[\]. ]+,\s*|\berror\(\s*[\w\[\]. ]+,\s*)"
    r'"((?:[^"\\]|\\.)*)"'
)


def swift_messages() -> Iterator[tuple[str, str]]:
    for path in SWIFT:
        for match in MESSAGE.finditer(path.read_text(encoding="utf-8")):
            yield path.name, match.group(1)


def literal(node: ast.expr) -> str:
    """The text of a string or f-string, with * for what it fills in."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(literal(part) if isinstance(part, ast.Constant) else "*" for part in node.values)
    return ""


def python_messages() -> Iterator[tuple[str, str]]:
    for path in PYTHON:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Raise) or not isinstance(node.exc, ast.Call) or not node.exc.args:
                continue
            name = node.exc.func.id if isinstance(node.exc.func, ast.Name) else ""
            if name in ("ValueError", "TypeError", "OverflowError", "NotFoundError", "ToolError"):
                yield path.name, literal(node.exc.args[-1])


def faults(message: str) -> list[str]:
    found = []
    if re.match(r"[A-Z][a-z]* ", message) and not message.startswith("Graphviz"):
        found.append("begins with a capital")
    if re.search(r"[^.…][.!]$", message):
        found.append("ends with a period")
    if "  " in message or message.startswith(" "):
        found.append("has spaces that nobody needs")
    if re.search(r"no such constant|is no ANIM_|none of ANIM_", message):
        found.append("does not say the value and the constants that are allowed: use constantError or flagsError")
    if re.search(r"(?i)\b(invalid|illegal|bad|oops|error:)\b", message):
        found.append("says that something is wrong, but not what")
    return found


def test_messages_are_found() -> None:
    assert len(list(swift_messages())) > 400
    assert len(list(python_messages())) > 80


@pytest.mark.parametrize("messages", [swift_messages, python_messages], ids=["core", "python"])
def test_messages_have_one_form(messages: object) -> None:
    wrong = [
        f"{file}: {message!r} {fault}"
        for file, message in messages()  # type: ignore[operator]
        for fault in faults(message)
    ]
    assert not wrong, "\n".join(wrong)


def test_constants_that_messages_name_are_those_of_the_header() -> None:
    header = "".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "include").rglob("*.h")))
    declared = set(re.findall(r"\bANIM_[A-Z0-9_]+", header))
    wrong = [
        f"{path.name}: {name}"
        for path in SWIFT
        for text in re.findall(r'"((?:[^"\\\n]|\\.)*)"', path.read_text(encoding="utf-8"))
        for name in re.findall(r"\bANIM_[A-Z0-9_]+", text)
        if name not in declared and not (name.endswith("_") and any(each.startswith(name) for each in declared))
    ]
    assert not wrong, wrong


@pytest.mark.parametrize(
    "message",
    ["The path is empty", "the path is empty.", "kind is no ANIM_KIND_ constant", "invalid argument", "a  b"],
)
def test_a_message_of_another_form_would_be_found(message: str) -> None:
    assert faults(message)
