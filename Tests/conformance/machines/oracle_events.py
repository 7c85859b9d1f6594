# SPDX-License-Identifier: MIT
"""Events and delays of the oracle, and what stops it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from machines.oracle_document import State, Transition


@dataclass
class Event:
    name: str
    data: dict[str, Any] = field(default_factory=dict)
    delayed: Transition | None = None  # of a delay that has ended: the transition that waited for it


@dataclass
class Timer:
    time: int
    created: int
    event: Event
    owner: State | None  # left: the delay is forgotten
    send_id: str | None
    animation: tuple[str, str] | None = None  # whose it is, and what happens to it


class UnsettledError(Exception):
    """Too many microsteps in answer to one event, or too many delays at once."""


class OutOfRangeError(Exception):
    """A value that is no finite number."""
