# SPDX-License-Identifier: MIT
"""The comments of the C headers: how they are read, how the description keeps them, and how a language writes them.

A comment consists of blocks with an empty line between them:

- a paragraph;
- a list: each item begins with "- " or a number such as "1. ", and its further lines are indented as its text is;
- lines that stay as they are, such as a table or a formula: indented by two spaces or more.

A text of the description has the same blocks: a paragraph is one line, an item is one line, and lines that stay as they
are have four spaces before them.

A sentence that begins with "In C, " is about the C call alone: its pointers, lengths and buffers. It ends with the
first full stop that has a space after it, or with its paragraph or item. The description, the layers that have the C
functions as they are, and the reference of C keep such sentences; the other layers leave them out. All other sentences
hold in every language.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from itertools import pairwise

MARGIN = 120
# The most columns of a line that stays as it is: a language's comment needs room before it.
KEPT = 100
MARK = re.compile(r"(-|\d+\.) (?=\S)")
BEFORE_KEPT = "    "
# A sentence about the C call alone.
OF_C = re.compile(r"(?:^|(?<=\. )|(?<=\.\) ))In C, .*?(?:\. |$)")


# ---- Comments of the headers ----


def groups(raw: str, column: int) -> Iterator[list[tuple[int, str]]]:
    """The lines of a C comment between its empty lines: the number of each, and what it says with its indentation."""
    body = re.sub(r"^/\*+|\*+/$", "", raw.strip())
    first, *rest = body.split("\n")
    if rest and all(re.match(r"\s*(?:\*|$)", line) for line in rest):
        rest = [re.sub(r"^\s*\* ?", "", line) for line in rest]
    else:
        rest = [re.sub(rf"^ {{0,{column + 3}}}", "", line) for line in rest]
    group: list[tuple[int, str]] = []
    for number, line in enumerate([first.strip(), *rest]):
        if line.strip():
            group.append((number, line.rstrip()))
        elif group:
            yield group
            group = []
    if group:
        yield group


def read_comment(raw: str, column: int = 0) -> str:
    """The text of a C comment that begins in a column, without the comment's marks; empty for a rule."""
    found = []
    for group in groups(raw, column):
        lines = [line for _, line in group]
        if lines[0].startswith("  "):
            found.append(textwrap.indent(textwrap.dedent("\n".join(lines)), BEFORE_KEPT))
        elif MARK.match(lines[0]):
            items: list[str] = []
            for line in lines:
                if MARK.match(line):
                    items.append(line)
                else:
                    items[-1] += " " + line.strip()
            found.append("\n".join(items))
        else:
            found.append(" ".join(line.strip() for line in lines))
    text = "\n\n".join(found)
    return text if re.search(r"[A-Za-z]", text) else ""


def problems(raw: str, column: int = 0) -> Iterator[tuple[int, str]]:
    """What makes a comment's form unclear: the number of each line at fault, counted from 0, and what is wrong."""
    source = raw.split("\n")
    for group in groups(raw, column):
        begin = group[0][1]
        if begin.startswith("  "):
            indent = min(len(line) - len(line.lstrip()) for _, line in group)
            for number, line in group:
                if len(line) - indent > KEPT:
                    yield number, f"a line that stays as it is has more than {KEPT} columns"
            continue
        if re.search(r"(?:(?:[^.)-]|[^.]\)) |[^ ])In C, ", " ".join(line.strip() for _, line in group)):
            yield group[0][0], '"In C, " does not begin a sentence'
        inner = 0
        for (number, line), (following, after) in pairwise(group):
            mark = MARK.match(line)
            inner = (mark.end() if mark else inner) if MARK.match(begin) else 0
            if MARK.match(begin) and MARK.match(after):
                continue
            if after.startswith("- "):
                yield following, "a list begins after an empty line"
            elif len(after) - len(after.lstrip()) != inner:
                yield following, f"a line of a {'list' if MARK.match(begin) else 'paragraph'} is indented differently"
            # A last word has the comment's end after it.
            end = 3 if following == len(source) - 1 and " " not in after.strip() else 0
            before = column if number == 0 else 0
            is_full = before + len(source[number].rstrip()) + 1 + len(after.split()[0]) + end > MARGIN
            if line.endswith((".", ":", ";")) and not is_full:
                yield following, "a paragraph begins after an empty line, and an item of a list with a mark"


# ---- Texts of the description ----


class Kind(Enum):
    PARAGRAPH = 1
    LIST = 2
    KEPT = 3


@dataclass(frozen=True)
class Block:
    """A paragraph; the items of a list, with their marks; or lines that stay as they are, without the four spaces."""

    kind: Kind
    lines: tuple[str, ...]

    @property
    def items(self) -> list[tuple[str, str]]:
        """The mark of each item, and its text."""
        return [(line[: match.end() - 1], line[match.end() :]) for line in self.lines if (match := MARK.match(line))]

    @property
    def is_numbered(self) -> bool:
        return self.kind is Kind.LIST and self.lines[0][0].isdigit()


def blocks(text: str) -> list[Block]:
    """The blocks of a text of the description."""
    found = []
    for part in text.split("\n\n") if text else []:
        lines = part.split("\n")
        if part.startswith(BEFORE_KEPT):
            found.append(Block(Kind.KEPT, tuple(line.removeprefix(BEFORE_KEPT) for line in lines)))
        elif all(MARK.match(line) for line in lines):
            found.append(Block(Kind.LIST, tuple(lines)))
        else:
            found.append(Block(Kind.PARAGRAPH, (" ".join(lines),)))
    return found


def changed(text: str, change: Callable[[str], str]) -> str:
    """A text whose paragraphs and items are changed, and whose other lines stay as they are."""
    return "\n".join(line if line.startswith(BEFORE_KEPT) else change(line) for line in text.split("\n"))


def without_c(text: str) -> str:
    """A text without the sentences about the C call alone."""

    def rest(sentence: str) -> str:
        return OF_C.sub("", sentence).rstrip()

    found = []
    for block in blocks(text):
        if block.kind is Kind.KEPT:
            lines = [BEFORE_KEPT + line for line in block.lines]
        elif block.kind is Kind.LIST:
            lines = [f"{mark} {rest(item)}" for mark, item in block.items if rest(item)]
        else:
            lines = [line for line in map(rest, block.lines) if line]
        if lines:
            found.append("\n".join(lines))
    return "\n\n".join(found)


def without_tags(line: str) -> str:
    """A line of Markdown in which what looks like a tag is none."""
    pieces = re.split(r"(`[^`]*`)", line)
    # Every second piece is code.
    pieces[::2] = [re.sub(r"<(?=[A-Za-z/!?])", r"\\<", each) for each in pieces[::2]]
    return "".join(pieces)


# ---- Comments of a language ----


@dataclass(frozen=True)
class Style:
    """How a language's comments write a list, and lines that stay as they are."""

    # Before an item's mark, and before a number.
    item: str = ""
    number: str = ""
    # Before an item's further lines; by default they begin below its text.
    further: str | None = None
    # The line before lines that stay as they are, and the one after them; by default they are indented.
    fence: tuple[str, str] | None = None
    # Before each of the lines that stay as they are.
    kept: str = BEFORE_KEPT


PLAIN = Style()
FENCED = Style(fence=("```text", "```"), kept="")


def wrapped(text: str, width: int, first: str = "", further: str = "") -> list[str]:
    """The lines of a paragraph. None begins with what would make it an item, a quotation, a heading or a tag."""
    glued = re.sub(r"(?<=\S) (?=(?:[-+*>#=]|\d+[.)]) |@)", "\0", text)
    lines = textwrap.wrap(
        glued,
        width,
        initial_indent=first,
        subsequent_indent=further,
        break_long_words=False,
        break_on_hyphens=False,
    )
    return [line.replace("\0", " ") for line in lines]


def comment(text: str, begin: str, width: int = MARGIN, style: Style = PLAIN) -> list[str]:
    """The lines of a comment, each with a prefix, without trailing spaces. Blocks stay separate."""
    lines: list[str] = []
    for block in blocks(text):
        if lines:
            lines.append("")
        if block.kind is Kind.LIST:
            for mark, item in block.items:
                before = f"{style.number if block.is_numbered else style.item}{mark} "
                further = " " * len(before) if style.further is None else style.further
                lines += wrapped(item, width - len(begin), before, further)
        elif block.kind is Kind.KEPT:
            before, after = style.fence or ("", "")
            lines += [before] if before else []
            lines += [style.kept + line for line in block.lines]
            lines += [after] if after else []
        else:
            lines += wrapped(block.lines[0], width - len(begin))
    return [(begin + line).rstrip() for line in lines]
