# SPDX-License-Identifier: MIT
"""Plays paths/parser.json through the C interface, from Python."""

from __future__ import annotations

import json
import struct
from pathlib import Path as FilePath
from typing import Any

import pytest
from animcore import LimitError, Path, PathDataError

CASES = json.loads((FilePath(__file__).resolve().parent / "paths" / "parser.json").read_text(encoding="utf-8"))["cases"]
GOOD = [case for case in CASES if case["offset"] < 0]
WRONG = [case for case in CASES if case["offset"] >= 0]


def bits(numbers: list[float]) -> bytes:
    return struct.pack(f"<{len(numbers)}d", *numbers)


@pytest.mark.parametrize("case", GOOD, ids=lambda case: case["text"][:32])
def test_path_data(case: dict[str, Any]) -> None:
    for strict in (True, False):
        path = Path(case["text"], strict=strict)
        assert [int(verb) for verb in path.verbs] == case["verbs"], case
        assert bits(path.coordinates) == bits([float(number) for number in case["coordinates"]]), case
        assert path.parse_error is None


@pytest.mark.parametrize("case", WRONG, ids=lambda case: case["text"][:32])
def test_wrong_path_data(case: dict[str, Any]) -> None:
    text = case["text"].encode()
    kind = LimitError if case["error"] == "limit" else PathDataError
    with pytest.raises(kind) as caught:
        Path(text)
    path = Path(text, strict=False)
    assert [int(verb) for verb in path.verbs] == case["verbs"], case
    assert path.coordinates == case["coordinates"], case
    assert type(path.parse_error) is kind
    assert str(path.parse_error) == str(caught.value)
    lines = text[: case["offset"]].split(b"\n")
    assert (caught.value.line, caught.value.column) == (len(lines), len(lines[-1]) + 1), case
    assert f"byte {case['offset']}:" in str(caught.value), case
    if isinstance(caught.value, PathDataError):
        assert caught.value.offset == case["offset"]


@pytest.mark.parametrize("case", WRONG, ids=lambda case: case["text"][:32])
def test_what_is_kept_is_the_text_before(case: dict[str, Any]) -> None:
    """A refused text leaves the path that was there alone."""
    path = Path("M1 2L3 4")
    with pytest.raises((LimitError, PathDataError)):
        path._parse(case["text"], True, 1e-9)
    assert path == Path("M1 2L3 4")
