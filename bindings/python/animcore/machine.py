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
            return cls(json.dumps({"animcore": 1, **document}), *arguments, **options)
        return cls(bytes_of(path_or_text), *arguments, **options)

    def _repr_html_(self) -> str:
        """For notebooks: its states, with active ones in bold."""
        return _pictures.chart(self.states, self.configuration, repr(self))

    def __repr__(self) -> str:
        if self._handle.is_closed:
            return "<Machine, closed>"
        return f"<Machine in state {self.state!r} at {self.time:g} s>"
