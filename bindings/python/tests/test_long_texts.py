# SPDX-License-Identifier: MIT
"""Texts whose length does not fit into 32 bits: a member of a struct holds no more, and ctypes would keep the rest
modulo 2^32 without a word. The limits of the header are far below."""

from __future__ import annotations

from typing import Any

import pytest
from animcore import LimitError, Scene, _event_fields
from animcore._buffers import length32

BEYOND = (1 << 32) + 3


@pytest.mark.parametrize(
    ("length", "expected"), [(0, 0), (3, 3), (2**32 - 1, 2**32 - 1), (2**32, 2**32 - 1), (BEYOND, 2**32 - 1)]
)
def test_a_length_in_32_bits(length: int, expected: int) -> None:
    assert length32(length) == expected


@pytest.mark.parametrize("long", ["name", "text"])
def test_a_text_beyond_32_bits_is_refused(monkeypatch: pytest.MonkeyPatch, long: str) -> None:
    row = {"size": [1, 1], "inputs": {"title": {"type": "string"}}}
    node = {"kind": "list", "name": "rows", "component": "row"}
    scene = Scene({"animcore": 1, "size": [1, 1], "components": {"row": row}, "nodes": [node]})

    def utf8(text: str) -> bytes:
        # Zeros that nobody reads take no memory.
        return bytes(BEYOND) if text == "long" else text.encode()

    monkeypatch.setattr(_event_fields, "utf8", utf8)
    values: dict[str, Any] = {"title": "long"} if long == "text" else {"long": 1}
    with pytest.raises(LimitError):
        scene.lists["rows"].append(values)
    assert len(scene.lists["rows"]) == 0
