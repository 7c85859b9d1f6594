# SPDX-License-Identifier: MIT
"""`animcore language-server`: completion, hover and errors for documents, in any editor that speaks the Language Server
Protocol. It needs pygls (pip install animcore[editor])."""

from __future__ import annotations

import argparse
import contextlib
import json
from typing import Any

from .document_language import Cursor, Language, cursor_at
from .problems import Problem, document_problems, trace_problems
from .report import ToolError, need
from .validate import is_trace, schema_file

__all__ = ["add_language_server", "make_server"]


def add_language_server(commands: Any) -> None:
    """Adds the command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "language-server",
        help="completion, hover and errors in editors",
        description=(
            "Speaks the Language Server Protocol over standard input and output: an editor starts it, and shows what "
            "is wrong in a document or trace as it is typed, which keys and words may stand at the cursor, and what "
            "they mean."
        ),
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Serves until the editor ends it."""
    del arguments
    make_server().start_io()
    return 0


def _position(text: str, line: int, column: int) -> tuple[int, int]:
    """A place as the core tells it (from 1, in bytes) as the protocol does (from 0, in UTF-16)."""
    lines = text.split("\n")
    row = min(max(line - 1, 0), len(lines) - 1)
    before = lines[row].encode()[: max(column - 1, 0)].decode(errors="ignore")
    return row, len(before.encode("utf-16-le")) // 2


def _offset(text: str, line: int, character: int) -> int:
    """The protocol's place as an offset in characters."""
    lines = text.split("\n")
    row = min(line, len(lines) - 1)
    before = lines[row].encode("utf-16-le")[: 2 * character].decode("utf-16-le", errors="ignore")
    return sum(len(each) + 1 for each in lines[:row]) + len(before)


def make_server() -> Any:
    """The server, with its features."""
    try:
        from lsprotocol import types
        from pygls.lsp.server import LanguageServer
    except ImportError as error:
        raise need("editor", error) from None
    from .. import library_version

    file = schema_file("document")
    if file is None:
        raise ToolError("animcore-document.schema.json was not found beside the package or in docs")
    language = Language.of_file(file)
    server = LanguageServer("animcore", ".".join(map(str, library_version())))
    # The last text of each document that was well-formed: what it names is offered while another is being typed.
    well_formed: dict[str, Any] = {}

    def diagnostic(problem: Problem, text: str) -> Any:
        row, start = _position(text, problem.line, problem.column)
        rest = text.split("\n")[row].encode("utf-16-le")[2 * start :].decode("utf-16-le", errors="ignore")
        word = len(rest) if not rest.startswith('"') else rest.find('"', 1) + 1 or len(rest)
        severity = types.DiagnosticSeverity.Error if problem.severity == "error" else types.DiagnosticSeverity.Warning
        return types.Diagnostic(
            range=types.Range(types.Position(row, start), types.Position(row, start + max(1, min(word, 80)))),
            message=problem.message,
            severity=severity,
            source="animcore",
        )

    def check(uri: str) -> None:
        text = server.workspace.get_text_document(uri).source
        encoded = text.encode()
        if is_trace(uri, encoded):
            found = trace_problems(encoded)
        else:
            found = document_problems(encoded)
            with contextlib.suppress(ValueError, RecursionError):
                well_formed[uri] = json.loads(text)
        diagnostics = [diagnostic(problem, text) for problem in found]
        server.text_document_publish_diagnostics(types.PublishDiagnosticsParams(uri=uri, diagnostics=diagnostics))

    def cursor(uri: str, position: Any) -> Cursor:
        text = server.workspace.get_text_document(uri).source
        return cursor_at(text, _offset(text, position.line, position.character))

    @server.feature(types.TEXT_DOCUMENT_DID_OPEN)
    def opened(parameters: Any) -> None:
        check(parameters.text_document.uri)

    @server.feature(types.TEXT_DOCUMENT_DID_CHANGE)
    def changed(parameters: Any) -> None:
        check(parameters.text_document.uri)

    @server.feature(types.TEXT_DOCUMENT_DID_CLOSE)
    def closed(parameters: Any) -> None:
        well_formed.pop(parameters.text_document.uri, None)
        nothing = types.PublishDiagnosticsParams(uri=parameters.text_document.uri, diagnostics=[])
        server.text_document_publish_diagnostics(nothing)

    @server.feature(types.TEXT_DOCUMENT_COMPLETION, types.CompletionOptions(trigger_characters=['"', ":", " "]))
    def completed(parameters: Any) -> Any:
        uri = parameters.text_document.uri
        offers = language.offers(cursor(uri, parameters.position), well_formed.get(uri))
        kinds = types.CompletionItemKind
        return types.CompletionList(
            is_incomplete=False,
            items=[
                types.CompletionItem(
                    label=offer.word,
                    kind=kinds.Property if offer.is_key else kinds.Value,
                    documentation=offer.description or None,
                )
                for offer in offers
            ],
        )

    @server.feature(types.TEXT_DOCUMENT_HOVER)
    def hovered(parameters: Any) -> Any:
        uri = parameters.text_document.uri
        text = server.workspace.get_text_document(uri).source
        at = _offset(text, parameters.position.line, parameters.position.character)
        end = at
        while end < len(text) and (text[end].isalnum() or text[end] in "-_."):
            end += 1
        place = cursor_at(text, end)
        path = (*place.path, place.begun) if place.is_key else place.path
        meaning = language.meaning(path, well_formed.get(uri)) if place.begun else ""
        if not meaning:
            return None
        return types.Hover(types.MarkupContent(types.MarkupKind.Markdown, meaning))

    return server
