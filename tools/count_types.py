#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Counts methods and stored properties of the largest Swift types, and functions over 60 lines.

    tools/count_types.py [FOLDER] [--types N] [--lines N]

A type's extensions in its module are included. Methods are func, init and subscript; nested functions are not counted.
It reads the text, not the compiler's tree: sufficient for comparing two states of the same code.
"""

from __future__ import annotations

import argparse
import re
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

MODIFIERS = (
    r"(?:@\w+(?:\([^)]*\))?\s+|(?:public|package|internal|private|fileprivate|open|static|final|mutating|override"
)
MODIFIERS += (
    r"|nonisolated|unowned|weak|lazy|indirect|convenience|required|consuming|borrowing|unsafe)(?:\(\w+\))?\s+)*"
)
KINDS = "class|struct|enum|actor|extension|protocol|func|init|subscript|var|let"
LINE = re.compile(rf"^\s*{MODIFIERS}(?P<kind>{KINDS})\b(?P<rest>.*)")


@dataclass
class Counts:
    methods: int = 0
    stored: int = 0
    files: set[str] = field(default_factory=set)
    lines: int = 0


def without_texts(source: str) -> str:
    """The source with comments and string literals blanked, line breaks kept."""

    def blank(match: re.Match[str]) -> str:
        return re.sub(r"[^\n]", " ", match[0])

    pattern = r'"""(?:\\.|[^\\])*?"""|//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"'
    return re.sub(pattern, blank, source, flags=re.S)


def count(folder: Path) -> tuple[dict[str, Counts], list[tuple[int, str, str]]]:
    types: dict[str, Counts] = defaultdict(Counts)
    functions: list[tuple[int, str, str]] = []
    for path in sorted(folder.rglob("*.swift")):
        # The owner of the next braces: a type, a function with its first line, or anything else.
        stack: list[tuple[str, str, int]] = []
        waiting: tuple[str, str, int] | None = None
        module = path.relative_to(folder).parts[0] if len(path.relative_to(folder).parts) > 1 else ""
        parentheses = 0
        for number, line in enumerate(without_texts(path.read_text(encoding="utf-8")).split("\n"), 1):
            found = LINE.match(line)
            inside = stack[-1] if stack else None
            if found and parentheses == 0 and (inside is None or inside[0] == "type"):
                kind, rest = found["kind"], found["rest"].strip()
                name = re.match(r"`?([\w.]+)`?", rest)
                of = inside[1] if inside else ""
                if kind in ("class", "struct", "enum", "actor", "extension", "protocol") and name and name[1] != "func":
                    own = name[1].rpartition(".")[2] if kind == "extension" else name[1]
                    full = f"{of}.{own}" if of and kind != "extension" else f"{module}.{own}"
                    waiting = ("type", full, number)
                    types[full].files.add(path.name)
                elif kind in ("func", "init", "subscript"):
                    waiting = ("function", f"{of}.{name[1] if name and kind == 'func' else kind}", number)
                    if of:
                        types[of].methods += 1
                elif kind in ("var", "let"):
                    is_computed = re.search(r"\{\s*$|\{.*\}\s*$", line) and "=" not in line.split("{")[0]
                    if of and not is_computed and not re.search(r"\bstatic\b", line[: found.start("kind")]):
                        types[of].stored += 1
                    waiting = ("other", "", number)
            for character in line:
                if character in "([":
                    parentheses += 1
                elif character in ")]":
                    parentheses -= 1
                elif character == "{":
                    stack.append(waiting if waiting and parentheses == 0 else ("other", "", number))
                    if parentheses == 0:
                        waiting = None
                elif character == "}" and stack:
                    kind, name_of, first = stack.pop()
                    if kind == "function":
                        functions.append((number - first + 1, name_of, f"{path.name}:{first}"))
                    elif kind == "type":
                        types[name_of].lines += number - first + 1
    return types, functions


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("folder", nargs="?", type=Path, default=Path(__file__).resolve().parents[1] / "Sources")
    parser.add_argument("--types", type=int, default=10, help="how many types to list")
    parser.add_argument("--lines", type=int, default=60, help="functions that have more lines than this")
    arguments = parser.parse_args()
    types, functions = count(arguments.folder)
    print(f"{'type':32} methods  stored  files   lines")
    for name, of in sorted(types.items(), key=lambda each: -each[1].methods)[: arguments.types]:
        print(f"{name:32} {of.methods:7} {of.stored:7} {len(of.files):6} {of.lines:7}")
    long = sorted(each for each in functions if each[0] > arguments.lines)
    print(f"\n{len(functions)} functions, {len(long)} of more than {arguments.lines} lines")
    for lines, name, place in reversed(long):
        print(f"{lines:5}  {name}  {place}")


if __name__ == "__main__":
    main()
