# SPDX-License-Identifier: MIT
"""`animcore validate`: are documents and traces right, and if not, where not?"""

from __future__ import annotations

import argparse
import dataclasses
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from .files import FileError, read_bytes, show_error, write_json
from .places import place_of, pointer_of
from .problems import Problem, document_problems, trace_problems
from .report import ToolError, need, print_line

__all__ = ["add_validate"]

_SCHEMAS = {"document": "animcore-document.schema.json", "trace": "animcore-trace.schema.json"}


def add_validate(commands: Any) -> None:
    """Adds the command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "validate",
        help="checks documents and traces",
        description=(
            "Checks documents and traces. Prints every error as path:line:column: message, with the line. For "
            "documents without errors, prints warnings about parts that have no effect. The exit status is 1 if there "
            "are errors; warnings do not count."
        ),
    )
    parser.add_argument("files", nargs="+", metavar="FILE", help="a document (JSON) or a trace (JSON lines)")
    parser.add_argument(
        "--schema",
        action="store_true",
        help="also check against the JSON Schema",
    )
    parser.add_argument(
        "--json",
        action="store_true",
        help="print a JSON array of objects: path, severity, message, line, column, pointer",
    )
    parser.add_argument("-q", "--quiet", action="store_true", help="print errors only")
    parser.set_defaults(run=run)


def is_trace(path: str, text: bytes) -> bool:
    """Whether a file is a trace: by its first line, or where that says nothing, by its name."""
    first = next((line for line in text.split(b"\n") if line.strip()), b"")
    if re.match(rb'\s*\{\s*"trace"\s*:', first):
        return True
    return path.endswith(".jsonl") and b'"animcore"' not in first


def schema_file(kind: str) -> Path | None:
    """Where the JSON Schema is: in the installed package, or in docs of a checkout around it or around the current
    folder."""
    name = _SCHEMAS[kind]
    here = Path(__file__).resolve()
    folders = [here.parent, *(parent / "docs" for parent in (*here.parents, Path.cwd(), *Path.cwd().parents))]
    return next((folder / name for folder in folders if (folder / name).is_file()), None)


def schema_errors(path: str, text: bytes, kind: str) -> Iterator[FileError]:
    """All that the JSON Schema has to say about a file. What is not well-formed is left to the core."""
    try:
        import jsonschema  # type: ignore[import-untyped, unused-ignore]
    except ImportError as error:
        raise need("player", error) from None
    file = schema_file(kind)
    if file is None:
        raise ToolError(f"{_SCHEMAS[kind]} was not found beside the package or in docs")
    validator = jsonschema.Draft202012Validator(json.loads(file.read_text(encoding="utf-8")))
    decoded = text.decode("utf-8", "replace")
    if kind == "document":
        pieces = [(0, decoded)]
    else:
        pieces = [(number, line) for number, line in enumerate(decoded.split("\n")) if line.strip()]
    for lines_before, piece in pieces:
        try:
            value = json.loads(piece)
            errors = list(validator.iter_errors(value))
        except (ValueError, RecursionError):
            continue
        for found in sorted(errors, key=lambda found: list(map(str, found.absolute_path))):
            best = jsonschema.exceptions.best_match([found]) or found
            steps = list(best.absolute_path)
            line, column = place_of(piece, steps, _unexpected_key(best))
            pointer = pointer_of(steps)
            message = f"{pointer}: {best.message}" if pointer else best.message
            if len(message) > 400:
                message = message[:200] + " … " + message[-180:]
            yield FileError(path, f"{message} [schema]", line + lines_before, column, text)


def _unexpected_key(error: Any) -> str | None:
    """The first key that an object should not have, where that is what is wrong."""
    if error.validator not in ("additionalProperties", "unevaluatedProperties") or not isinstance(error.instance, dict):
        return None
    return next((key for key in error.instance if repr(key) in error.message), None)


def check_file(path: str, with_schema: bool = False) -> list[FileError]:
    """What is wrong in a file: all that the core objects to, and with the schema all that it does."""
    try:
        text = read_bytes(path)
    except FileError as error:
        return [error]
    return [
        _as_error(path, problem, text) for problem in check_text(path, text, with_schema) if problem.severity == "error"
    ]


def check_text(path: str, text: bytes, with_schema: bool = False) -> list[Problem]:
    """The errors and warnings of a document's or trace's text."""
    kind = "trace" if is_trace(path, text) else "document"
    found = trace_problems(text) if kind == "trace" else document_problems(text)
    if with_schema:
        places = {(problem.line, problem.column) for problem in found}
        found += [
            Problem("error", error.message, error.line, error.column)
            for error in schema_errors(path, text, kind)
            if (error.line, error.column) not in places
        ]
    return sorted(found, key=lambda problem: (problem.line, problem.column))


def _as_error(path: str, problem: Problem, text: bytes) -> FileError:
    message = problem.message if problem.severity == "error" else f"warning: {problem.message}"
    return FileError(path, message, problem.line, problem.column, text)


def run(arguments: argparse.Namespace) -> int:
    """Checks the files."""
    wrong = 0
    entries: list[dict[str, Any]] = []
    for path in arguments.files:
        try:
            text = read_bytes(path)
        except FileError as error:
            text, problems = b"", [Problem("error", error.message, 0, 0)]
        else:
            problems = check_text(path, text, arguments.schema)
        errors = [problem for problem in problems if problem.severity == "error"]
        wrong += bool(errors)
        shown = errors if arguments.quiet else problems
        entries += [{"path": path, **dataclasses.asdict(problem)} for problem in shown]
        if arguments.json:
            continue
        for problem in shown:
            show_error(_as_error(path, problem, text))
        if not errors and not arguments.quiet:
            print_line(path, ": ", ("right", "green"))
    if arguments.json:
        write_json(json.dumps(entries, indent=1, ensure_ascii=False) + "\n")
    return 1 if wrong else 0
