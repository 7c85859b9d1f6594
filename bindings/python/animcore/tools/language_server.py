# SPDX-License-Identifier: MIT
"""`animcore language-server`: errors, completion, hover, names and style for documents, in any editor that speaks the
Language Server Protocol. It needs pygls (pip install animcore[editor])."""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
from typing import Any

from .problems import Problem, document_problems, trace_problems
from .report import ToolError, need
from .text_lines import TextLines
from .validate import is_trace, schema_file

# Seconds without a further change after which a text is checked.
PAUSE = 0.02

__all__ = ["add_language_server", "make_server"]


def add_language_server(commands: Any) -> None:
    """Adds the command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "language-server",
        help="serves editors: errors, completion, renaming and formatting",
        description=(
            "Speaks the Language Server Protocol over standard input and output. An editor starts it. It reports "
            "errors in documents and traces while you type, completes keys and words, shows what they mean, finds and "
            "renames names, shows an outline, and formats as animcore format does. Needs pip install animcore[editor]."
        ),
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Serves until the editor ends it. The exit status is 1 where it ends without having shut the server down."""
    del arguments
    server = make_server()
    asked: list[str] = []
    server.feature("shutdown")(lambda *_: asked.append("shutdown"))
    server.feature("exit")(lambda *_: asked.append("exit"))
    server.start_io()
    return 1 if asked[:1] == ["exit"] else 0


def make_server() -> Any:
    """The server, with its features."""
    try:
        from lsprotocol import types
        from pygls.exceptions import JsonRpcServerNotInitialized
        from pygls.lsp.server import LanguageServer
    except ImportError as error:
        raise need("editor", error) from None
    from .. import library_version

    # Only here: no other command needs them.
    from .document_language import Language, cursor_at
    from .editing.json_tree import plain_value, read_tree
    from .language_names import add_names

    file = schema_file("document")
    if file is None:
        raise ToolError("animcore-document.schema.json was not found beside the package or in docs")
    language = Language.of_file(file)
    version = ".".join(map(str, library_version()))
    _refuse_quietly()
    # Whole texts, since pygls finds other ends of lines than the protocol has, such as U+2028, which texts of JSON may
    # hold: parts of a text would come to be somewhere else.
    server = LanguageServer("animcore", version, text_document_sync_kind=types.TextDocumentSyncKind.Full)
    # The last text of each document that was well-formed, or the first one as far as it makes sense: what it names is
    # offered while another is being typed.
    well_formed: dict[str, Any] = {}

    def text_of(uri: str) -> str | None:
        """The text of a document that is open. Others are not read: their files may be anything."""
        try:
            documents = server.workspace.text_documents
        except RuntimeError:
            raise JsonRpcServerNotInitialized() from None
        return documents[uri].source if uri in documents else None

    def version_of(uri: str) -> int | None:
        found = server.workspace.text_documents.get(uri)
        return None if found is None else found.version

    def place(lines: TextLines, offset: int) -> Any:
        return types.Position(*lines.position(offset))

    def diagnostic(problem: Problem, lines: TextLines) -> Any:
        start = lines.offset_of_core(problem.line, problem.column)
        first, last = place(lines, start), place(lines, lines.word(start))
        last.character = max(last.character, first.character + 1)
        severity = types.DiagnosticSeverity.Error if problem.severity == "error" else types.DiagnosticSeverity.Warning
        return types.Diagnostic(
            range=types.Range(first, last), message=problem.message, severity=severity, source="animcore"
        )

    def check(uri: str) -> None:
        text = text_of(uri)
        if text is None:
            return
        # A half of a pair of surrogates, which editors send while a character is typed, is refused by the core.
        encoded = text.encode("utf-8", "surrogatepass")
        if is_trace(uri, encoded):
            found = trace_problems(encoded)
        else:
            found = document_problems(encoded)
            try:
                well_formed[uri] = json.loads(text)
            except (ValueError, RecursionError):
                well_formed.setdefault(uri, plain_value(read_tree(text).root))
        lines = TextLines(text)
        diagnostics = [diagnostic(problem, lines) for problem in found]
        server.text_document_publish_diagnostics(types.PublishDiagnosticsParams(uri, diagnostics, version_of(uri)))

    @server.feature(types.TEXT_DOCUMENT_DID_OPEN)
    def opened(parameters: Any) -> None:
        check(parameters.text_document.uri)

    @server.feature(types.TEXT_DOCUMENT_DID_CHANGE)
    async def changed(parameters: Any) -> None:
        # Of changes that come at once, only the last is checked.
        await asyncio.sleep(PAUSE)
        if version_of(parameters.text_document.uri) == parameters.text_document.version:
            check(parameters.text_document.uri)

    @server.feature(types.TEXT_DOCUMENT_DID_CLOSE)
    def closed(parameters: Any) -> None:
        well_formed.pop(parameters.text_document.uri, None)
        nothing = types.PublishDiagnosticsParams(uri=parameters.text_document.uri, diagnostics=[])
        server.text_document_publish_diagnostics(nothing)

    @server.feature(types.TEXT_DOCUMENT_COMPLETION, types.CompletionOptions(trigger_characters=['"', ":", " "]))
    def completed(parameters: Any) -> Any:
        uri = parameters.text_document.uri
        text = text_of(uri)
        if text is None:
            return None
        lines = TextLines(text)
        end = lines.offset(parameters.position.line, parameters.position.character)
        found = cursor_at(text, end)
        kinds = types.CompletionItemKind
        items = []
        for offer in language.offers(found, well_formed.get(uri)):
            # A word that is no text yet gets its quotes; inside of one, what JSON escapes is escaped.
            quoted = json.dumps(offer.word, ensure_ascii=False)
            written = quoted[1:-1] if offer.is_part or found.is_in_text else quoted
            start = end - offer.begun if offer.is_part else found.start
            items.append(
                types.CompletionItem(
                    label=offer.word,
                    kind=kinds.Property if offer.is_key else kinds.Value,
                    documentation=offer.description or None,
                    # Editors leave out what does not begin as the text does that is replaced.
                    filter_text=written,
                    text_edit=types.TextEdit(types.Range(place(lines, start), place(lines, end)), written),
                )
            )
        return types.CompletionList(is_incomplete=False, items=items)

    @server.feature(types.TEXT_DOCUMENT_HOVER)
    def hovered(parameters: Any) -> Any:
        uri = parameters.text_document.uri
        text = text_of(uri)
        if text is None:
            return None
        end = TextLines(text).offset(parameters.position.line, parameters.position.character)
        while end < len(text) and (text[end].isalnum() or text[end] in "-_."):
            end += 1
        found = cursor_at(text, end)
        path = (*found.path, found.begun) if found.is_key else found.path
        meaning = language.meaning(path, well_formed.get(uri)) if found.begun else ""
        if not meaning:
            return None
        return types.Hover(types.MarkupContent(types.MarkupKind.Markdown, meaning))

    add_names(server, text_of)
    return server


def _refuse_quietly() -> None:
    """A request that is refused, with a sentence, is answered, and is no fault of the server that needs a traceback."""
    from pygls.exceptions import JsonRpcException

    def is_told(record: logging.LogRecord) -> bool:
        return record.exc_info is None or not isinstance(record.exc_info[1], JsonRpcException)

    logging.getLogger("pygls.protocol.json_rpc").addFilter(is_told)
