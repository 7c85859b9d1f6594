# SPDX-License-Identifier: MIT
"""Machines: statecharts without a picture."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from typing import Any

from . import _pictures
from .scene import Scene
from .trace import bytes_of

__all__ = ["Machine"]


class Machine(Scene):
    """A statechart from a JSON document that need not draw anything: states, inputs, properties.

    It takes its transitions by the algorithm of W3C SCXML, at their exact times, independent of the steps of advance.
    """

    @classmethod
    def load(cls, path_or_text: str | os.PathLike[str] | Mapping[str, Any], *arguments: Any, **options: Any) -> Machine:
        """Makes a machine from a document: a file, a text that begins with "{", or a dictionary. Without "animcore" it
        is of version 1; with "states" and without "machine" it is the machine itself."""
        if isinstance(path_or_text, Mapping):
            document = dict(path_or_text)
            if "states" in document and "machine" not in document:
                document = {"machine": document}
            text = json.dumps({"animcore": 1, **document}).encode()
        else:
            text = bytes_of(path_or_text)
        machine = cls(text, *arguments, **options)
        machine._text = text
        return machine

    # The document, for the transitions of the chart; none if the machine was not made by `load`.
    _text: bytes | None = None

    def reload(
        self, path_or_text: str | bytes | os.PathLike[str] | Mapping[str, Any], *arguments: Any, **options: Any
    ) -> list[str]:
        """As Scene.reload: continues with an edited document. Returns what could not be kept."""
        text = path_or_text if isinstance(path_or_text, bytes) else bytes_of(path_or_text)
        losses = super().reload(text, *arguments, **options)
        self._text = text
        return losses

    def _transitions(self) -> dict[str, list[str]]:
        """The transitions of each state, as charts label them."""
        from .tools.chart import Chart

        try:
            chart = Chart.of(json.loads(self._text or b"{}"))
        except (ValueError, RecursionError):
            return {}
        return {
            state.name: [
                f"{each.label} → {', '.join(each.targets)}" if each.targets else each.label
                for each in state.transitions
            ]
            for state in (chart.states() if chart else [])
        }

    def _repr_html_(self) -> str:
        """For notebooks: its states with their transitions, active ones in bold."""
        return _pictures.chart(self.states, self.configuration, repr(self), self._transitions())

    def __repr__(self) -> str:
        if self._handle.is_closed:
            return "<Machine, closed>"
        return f"<Machine in state {self.state!r} at {self.time:g} s>"
