# SPDX-License-Identifier: MIT
"""What an importer took, what it approximated and what it left out, each with its place in the source."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Literal

__all__ = ["Entry", "Refused", "Report"]

Outcome = Literal["taken", "approximated", "left"]

# Entries of an outcome beyond these are counted and not kept: a hostile file could fill the memory with them.
MOST = 10_000


class Refused(Exception):  # noqa: N818 - a file is refused, nothing failed
    """A file cannot be imported; the message says why, in one sentence."""


@dataclass(frozen=True)
class Entry:
    """Something of the source. The place is a line, a path of names or whatever finds it there."""

    outcome: Outcome
    place: str
    what: str

    def __str__(self) -> str:
        word = {"taken": "taken", "approximated": "approximated", "left": "left out"}[self.outcome]
        return f"{self.place}: {word}: {self.what}" if self.place else f"{word}: {self.what}"


@dataclass
class Report:
    """What became of a source. Importers call `taken`, `approximated` and `left`; what is said twice is kept once."""

    entries: list[Entry] = field(default_factory=list)
    counts: dict[Outcome, int] = field(default_factory=lambda: {"taken": 0, "approximated": 0, "left": 0})
    _seen: set[Entry] = field(default_factory=set, repr=False)
    _kept: dict[Outcome, int] = field(default_factory=lambda: {"taken": 0, "approximated": 0, "left": 0}, repr=False)

    def taken(self, place: str, what: str) -> None:
        """Something that the document has as the source does."""
        self._add(Entry("taken", place, what))

    def approximated(self, place: str, what: str) -> None:
        """Something that the document has otherwise; `what` says how."""
        self._add(Entry("approximated", place, what))

    def left(self, place: str, what: str) -> None:
        """Something that the document does not have."""
        self._add(Entry("left", place, what))

    def extend(self, other: Report, place: str = "") -> None:
        """What was said of a part, which has a place of its own."""
        for entry in other.entries:
            inner = f"{place}: {entry.place}" if place and entry.place else place or entry.place
            self._add(Entry(entry.outcome, inner, entry.what))
        for outcome, count in other.counts.items():
            self.counts[outcome] += count - other._kept[outcome]

    def _add(self, entry: Entry) -> None:
        if entry in self._seen:
            return
        self.counts[entry.outcome] += 1
        if self._kept[entry.outcome] < MOST:
            self._kept[entry.outcome] += 1
            self._seen.add(entry)
            self.entries.append(entry)

    @property
    def losses(self) -> list[Entry]:
        """What was approximated or left out."""
        return [entry for entry in self.entries if entry.outcome != "taken"]

    @property
    def is_exact(self) -> bool:
        """Whether nothing was approximated or left out."""
        return not (self.counts["approximated"] or self.counts["left"])

    def __iter__(self) -> Iterator[Entry]:
        return iter(self.entries)

    def __str__(self) -> str:
        return "\n".join(map(str, self.entries))

    @property
    def summary(self) -> str:
        """One line."""
        taken, approximated, left = (self.counts[key] for key in ("taken", "approximated", "left"))
        return f"{taken} taken, {approximated} approximated, {left} left out"

    def as_dict(self) -> dict[str, Any]:
        """For JSON."""
        return {
            "counts": {
                "taken": self.counts["taken"],
                "approximated": self.counts["approximated"],
                "left": self.counts["left"],
            },
            "entries": [{"outcome": entry.outcome, "place": entry.place, "what": entry.what} for entry in self.entries],
        }
