# SPDX-License-Identifier: MIT
"""The language server's features that know names: going to what declares one, finding and renaming it, the outline;
and those that know the text as a whole: writing it in the project's style, folding, putting right what is misspelt."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from .editing.corrections import correction
from .editing.json_tree import Tree, read_tree
from .editing.names import Names, Occurrence
from .editing.outline import Entry, folds, outline
from .editing.renaming import RenameError, rename, why_not
from .editing.spelling import Form, spelled
from .editing.style import formatted
from .problems import Problem, document_problems
from .text_lines import TextLines
from .validate import is_trace

if TYPE_CHECKING:
    from pygls.lsp.server import LanguageServer

__all__ = ["add_names"]

# The protocol's number for a request that was right and could not be done (3.17, "ErrorCodes": RequestFailed).
_REFUSED = -32803
# Each is tried, which takes a reading of the document.
_MOST_FIXES = 10
_SYMBOL_KINDS = {
    "section": "Namespace",
    "component": "Module",
    "parameter": "Constant",
    "input": "Variable",
    "variable": "Variable",
    "property": "Property",
    "state": "Class",
    "animation": "Function",
    "region": "Interface",
    "instance": "Object",
    "node": "Object",
}


class _Open:
    """A text that is open, with what was found in it so far."""

    def __init__(self, uri: str, text: str) -> None:
        self.uri, self.text = uri, text

    @cached_property
    def lines(self) -> TextLines:
        return TextLines(self.text)

    @cached_property
    def tree(self) -> Tree:
        return read_tree(self.text)

    @cached_property
    def names(self) -> Names:
        return Names(self.tree)

    @cached_property
    def problems(self) -> list[Problem]:
        return document_problems(self.text.encode("utf-8", "surrogatepass"))

    def named(self, place: Any) -> Occurrence | None:
        """The name at a place of the protocol."""
        return self.names.at(self.lines.offset(place.line, place.character))


def add_names(server: LanguageServer, text_of: Callable[[str], str | None]) -> None:
    """Adds the features to a server."""
    from lsprotocol import types
    from pygls.exceptions import JsonRpcException

    last: list[_Open] = []

    def opened(parameters: Any) -> _Open | None:
        """The document that is asked about; None for a trace, and for what is not open."""
        uri = parameters.text_document.uri
        text = text_of(uri)
        if text is None or is_trace(uri, text[:1024].encode("utf-8", "surrogatepass")):
            return None
        if not last or last[0].uri != uri or last[0].text != text:
            last[:] = [_Open(uri, text)]
        return last[0]

    def span(document: _Open, start: int, end: int) -> Any:
        position = document.lines.position
        return types.Range(types.Position(*position(start)), types.Position(*position(end)))

    def locations(document: _Open, found: Sequence[Occurrence]) -> list[Any]:
        return [types.Location(document.uri, span(document, each.start, each.end)) for each in found]

    def refused(sentence: str) -> JsonRpcException:
        return JsonRpcException(sentence, _REFUSED)

    def named(parameters: Any) -> tuple[_Open, Occurrence] | tuple[None, None]:
        """The document and the name in it at a position."""
        document = opened(parameters)
        found = document.named(parameters.position) if document is not None else None
        return (None, None) if document is None or found is None else (document, found)

    @server.feature(types.TEXT_DOCUMENT_DEFINITION)
    def definition(parameters: Any) -> Any:
        document, found = named(parameters)
        if document is None or found is None:
            return None
        return locations(document, [each for each in document.names.of(found.symbol) if each.is_declaration])

    @server.feature(types.TEXT_DOCUMENT_REFERENCES)
    def references(parameters: Any) -> Any:
        document, found = named(parameters)
        if document is None or found is None:
            return None
        with_declaration = parameters.context.include_declaration
        places = [each for each in document.names.of(found.symbol) if with_declaration or not each.is_declaration]
        return locations(document, places)

    @server.feature(types.TEXT_DOCUMENT_DOCUMENT_HIGHLIGHT)
    def highlights(parameters: Any) -> Any:
        document, found = named(parameters)
        if document is None or found is None:
            return None
        kinds = types.DocumentHighlightKind
        return [
            types.DocumentHighlight(
                span(document, each.start, each.end), kinds.Write if each.is_declaration else kinds.Read
            )
            for each in document.names.of(found.symbol)
        ]

    @server.feature(types.TEXT_DOCUMENT_PREPARE_RENAME)
    def prepared(parameters: Any) -> Any:
        document, found = named(parameters)
        if document is None or found is None:
            return None
        if sentence := why_not(document.names, found.symbol):
            raise refused(sentence)
        return types.PrepareRenamePlaceholder(span(document, found.start, found.end), found.symbol.name)

    @server.feature(types.TEXT_DOCUMENT_RENAME, types.RenameOptions(prepare_provider=True))
    def renamed(parameters: Any) -> Any:
        document, found = named(parameters)
        if document is None or found is None:
            raise refused("there is no name here that the document chooses")
        try:
            edits = rename(document.names, found.symbol, parameters.new_name)
        except RenameError as error:
            raise refused(str(error)) from None
        changes = [types.TextEdit(span(document, edit.start, edit.end), edit.text) for edit in edits]
        return types.WorkspaceEdit(changes={document.uri: changes})

    @server.feature(types.TEXT_DOCUMENT_DOCUMENT_SYMBOL)
    def symbols(parameters: Any) -> Any:
        document = opened(parameters)
        if document is None:
            return None

        def symbol(entry: Entry) -> Any:
            label = entry.label
            return types.DocumentSymbol(
                name=entry.name.strip() or spelled(entry.kind, Form.WHOLE),
                detail=entry.detail or None,
                kind=types.SymbolKind[_SYMBOL_KINDS.get(entry.kind, "Constant")],
                range=span(document, entry.start, entry.end),
                selection_range=span(document, label.start, label.end),
                children=[symbol(child) for child in entry.children],
            )

        return [symbol(entry) for entry in outline(document.tree)]

    @server.feature(types.TEXT_DOCUMENT_FORMATTING)
    def formatting(parameters: Any) -> Any:
        document = opened(parameters)
        if document is None or not document.tree.is_whole:
            return None
        text = formatted(document.tree)
        if text == document.text:
            return []
        return [types.TextEdit(span(document, 0, len(document.text)), text)]

    @server.feature(types.TEXT_DOCUMENT_FOLDING_RANGE)
    def folding(parameters: Any) -> Any:
        document = opened(parameters)
        if document is None:
            return None
        ranges = []
        for node in folds(document.tree):
            first, last = document.lines.position(node.start)[0], document.lines.position(node.end)[0]
            # The line of the closing bracket stays.
            if last - 1 > first:
                ranges.append(types.FoldingRange(start_line=first, end_line=last - 1))
        return sorted(ranges, key=lambda each: (each.start_line, -each.end_line))

    @server.feature(
        types.TEXT_DOCUMENT_CODE_ACTION, types.CodeActionOptions(code_action_kinds=[types.CodeActionKind.QuickFix])
    )
    def actions(parameters: Any) -> Any:
        document = opened(parameters)
        if document is None:
            return None
        lines, asked = document.lines, parameters.range
        first = lines.offset(asked.start.line, asked.start.character)
        last = lines.offset(asked.end.line, asked.end.character)
        found: list[Any] = []
        for problem in document.problems:
            if len(found) == _MOST_FIXES:
                break
            start = lines.offset_of_core(problem.line, problem.column)
            is_there = start <= last and first <= lines.word(start)
            fix = correction(document.text, lines, problem) if is_there else None
            if fix is not None:
                meant, edit = fix
                change = types.TextEdit(span(document, edit.start, edit.end), edit.text)
                found.append(
                    types.CodeAction(
                        title=f"Change to '{meant}'",
                        kind=types.CodeActionKind.QuickFix,
                        edit=types.WorkspaceEdit(changes={document.uri: [change]}),
                        is_preferred=True,
                    )
                )
        return found
