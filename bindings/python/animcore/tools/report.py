# SPDX-License-Identifier: MIT
"""What the commands print: colored with rich on a terminal, plain text without it or into a file."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.console import Console

__all__ = ["Branch", "Table", "ToolError", "need", "print_line", "print_table", "print_tree"]


class ToolError(Exception):
    """A command cannot do what it was asked; the message says why, in one sentence or more lines."""


def need(extra: str, error: ImportError) -> ToolError:
    """What to say when a package is missing that a command needs."""
    return ToolError(f"this needs {error.name}, which is not installed: pip install animcore[{extra}]")


def _console(is_error: bool = False) -> Console | None:
    stream = sys.stderr if is_error else sys.stdout
    try:
        from rich.console import Console
    except ImportError:
        return None
    # Into a file, lines are as long as they are.
    return Console(file=stream, highlight=False, soft_wrap=True, width=None if stream.isatty() else 10_000)


def print_line(*parts: str | tuple[str, str], is_error: bool = False) -> None:
    """Prints a line of parts; a part may be a pair of text and style ("bold", "red"…)."""
    console = _console(is_error)
    if console is None:
        text = "".join(part if isinstance(part, str) else part[0] for part in parts)
        print(text, file=sys.stderr if is_error else sys.stdout)
        return
    from rich.text import Text

    console.print(Text.assemble(*parts))


@dataclass
class Table:
    """Rows under a title. Columns whose name begins with ">" are aligned to the right."""

    title: str
    columns: Sequence[str]
    rows: list[Sequence[str]] = field(default_factory=list)


def print_table(table: Table) -> None:
    """Prints a table; nothing when it has no rows."""
    if not table.rows:
        return
    console = _console()
    names = [name.lstrip(">") for name in table.columns]
    rights = [name.startswith(">") for name in table.columns]
    if console is not None and sys.stdout.isatty():
        from rich import box
        from rich.table import Table as RichTable
        from rich.text import Text

        shown = RichTable(title=table.title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD)
        for name, right in zip(names, rights, strict=True):
            shown.add_column(name, justify="right" if right else "left", overflow="fold")
        for row in table.rows:
            shown.add_row(*map(Text, row))
        console.print(shown, soft_wrap=False)
        return
    widths = [max(map(len, column)) for column in zip(names, *table.rows, strict=True)]
    print(f"\n{table.title}")
    for row in (names, *table.rows):
        cells = [c.rjust(w) if r else c.ljust(w) for c, w, r in zip(row, widths, rights, strict=True)]
        print(("  " + "  ".join(cells)).rstrip())


@dataclass
class Branch:
    """A line of a tree and what hangs below it."""

    text: str
    children: list[Branch] = field(default_factory=list)
    style: str = ""


def print_tree(title: str, branches: Iterable[Branch]) -> None:
    """Prints a tree under a title."""
    print_line("")
    print_line((title, "bold"))

    def lines(branches: Sequence[Branch], before: str) -> Iterable[tuple[str, Branch]]:
        for number, branch in enumerate(branches):
            is_last = number == len(branches) - 1
            yield before + ("└── " if is_last else "├── "), branch
            yield from lines(branch.children, before + ("    " if is_last else "│   "))

    for stem, branch in lines(list(branches), "  "):
        print_line(stem, (branch.text, branch.style))


def short(value: Any) -> str:
    """A value for people: numbers in six digits."""
    if isinstance(value, bool) or value is None:
        return {True: "true", False: "false", None: "-"}[value]
    if isinstance(value, float | int):
        return f"{value:.6g}"
    if isinstance(value, str):
        return value
    if hasattr(value, "hexadecimal"):
        return str(value.hexadecimal)
    if isinstance(value, Iterable):
        return "(" + ", ".join(short(part) for part in value) + ")"
    return str(value)
