# SPDX-License-Identifier: MIT
"""The documents that the tests of the format share: the examples of the documentation, the controls and the committed
ones; and JSON with the line of every value.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from update_golden import ROOT

EXAMPLE = re.compile(r"^```json\n(.*?)^```", re.MULTILINE | re.DOTALL)
FORMAT = ROOT / "docs/document-format.md"
GUIDES = (ROOT / "docs/first-document.md", ROOT / "docs/dragging.md")
TRACE_FORMAT = ROOT / "docs/trace-format.md"
DOCUMENT_SCHEMA = ROOT / "docs/animcore-document.schema.json"
TRACE_SCHEMA = ROOT / "docs/animcore-trace.schema.json"


def examples(path: Path) -> list[str]:
    """The JSON of a page, block by block."""
    return EXAMPLE.findall(path.read_text(encoding="utf-8"))


def format_examples() -> dict[str, str]:
    """The documents of the format's page, by name."""
    return {json.loads(text)["name"]: text for text in examples(FORMAT)}


def guide_examples() -> dict[str, str]:
    """The documents of the guides, by name."""
    return {json.loads(text)["name"]: text for page in GUIDES for text in examples(page)}


def control_examples() -> dict[str, str]:
    """The documents of controls/examples, by name."""
    texts = [path.read_text(encoding="utf-8") for path in sorted((ROOT / "controls" / "examples").glob("*.json"))]
    return {json.loads(text)["name"]: text for text in texts}


def all_documents() -> dict[str, Any]:
    """Every document of the repository, parsed: the examples by name, the others by path."""
    documents: dict[str, Any] = {
        name: json.loads(text) for name, text in (format_examples() | guide_examples()).items()
    }
    for folder in ("controls", "Tests", "benchmarks", "bindings"):
        for path in sorted((ROOT / folder).rglob("*.json")):
            if not {"build", ".venv", "node_modules"} & set(path.relative_to(ROOT).parts):
                parsed = json.loads(path.read_text(encoding="utf-8"))
                if isinstance(parsed, dict) and "animcore" in parsed:
                    documents[str(path.relative_to(ROOT))] = parsed
    return documents


def all_traces() -> Iterator[tuple[str, str]]:
    """Every trace of the repository, with where it is from."""
    for path in sorted((ROOT / "controls/traces").rglob("*.jsonl")):
        yield str(path.relative_to(ROOT)), path.read_text(encoding="utf-8")
    for index, text in enumerate(examples(TRACE_FORMAT)):
        yield f"docs/trace-format.md, example {index + 1}", text
    for name, text in format_examples().items():
        yield f"the trace of the example {name}", trace_of(json.loads(text))


def trace_of(document: dict[str, Any]) -> str:
    """The trace of an example, without what is expected."""
    header: dict[str, Any] = {"trace": 1, "document": document["name"]}
    header |= {key: document[f"x-{key}"] for key in ("seed", "parameters") if f"x-{key}" in document}
    steps = [step for step in document.get("x-trace", []) if "x-expect" not in step]
    return "\n".join(json.dumps(line) for line in [header, *steps])


def escaped(name: str) -> str:
    """A name as a step of a JSON pointer (RFC 6901)."""
    return name.replace("~", "~0").replace("/", "~1")


def steps_of(pointer: str) -> list[str]:
    return [step.replace("~1", "/").replace("~0", "~") for step in pointer.split("/")[1:]]


class Pairs(list[tuple[str, Any]]):
    """An object in which a name may occur twice."""


def placed_text(value: Any) -> tuple[str, dict[str, int]]:
    """JSON with a value on each line, and the line (from 1) on which the value of each pointer begins."""
    lines = [""]
    places: dict[str, int] = {}

    def write(value: Any, pointer: str) -> None:
        places[pointer] = len(lines)
        if isinstance(value, (dict, Pairs, list)) and value:
            is_object = isinstance(value, (dict, Pairs))
            members = value.items() if isinstance(value, dict) else value if is_object else enumerate(value)
            lines[-1] += "{" if is_object else "["
            for index, (name, member) in enumerate(members):
                lines[-1] += "," if index else ""
                lines.append(json.dumps(name) + ": " if is_object else "")
                write(member, f"{pointer}/{escaped(str(name))}")
            lines.append("}" if is_object else "]")
        else:
            lines[-1] += "{}" if isinstance(value, Pairs) else json.dumps(value)

    write(value, "")
    return "\n".join(lines), places
