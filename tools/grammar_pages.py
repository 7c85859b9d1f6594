# SPDX-License-Identifier: MIT
"""The grammar for fuzzers and for readers of the documentation."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from grammar_model import Grammar, GrammarError, Table

# A table of a page, between its head and the end.
REGION = re.compile(
    r"(<!-- Made from docs/grammar by tools/generate_grammar\.py: cases of (\w+)\. -->\n\|.*\n\|[-|]*\n)"
    r"(?:\|.*\n)*(<!-- End\. -->)"
)


def all_words(grammar: Grammar) -> Iterator[str]:
    """Every key and every word of a choice."""
    for table in grammar.definitions.values():
        yield from words_of(grammar, table)
        for word, form in grammar.variants(table):
            yield word
            if not isinstance(form, str):
                yield from words_of(grammar, form)


def words_of(grammar: Grammar, table: Table) -> Iterator[str]:
    if "words" in table or "points" in table:
        yield from grammar.words(table, table)
    for name, entry in grammar.own_keys(table).items():
        yield name
        if "words" in entry:
            yield from grammar.words(entry, table)


def dictionary(grammars: Iterable[Grammar], values: str) -> str:
    """A dictionary for libFuzzer: some values, and all words of some grammars in quotation marks."""
    head = "# Generated from docs/grammar and document-values.dict by tools/generate_grammar.py. Do not edit.\n"
    words = sorted({word for grammar in grammars for word in all_words(grammar)})
    lines = [line for line in values.splitlines() if not line.startswith("#")]
    return head + "\n".join([*lines, *(f'"\\"{word}\\""' for word in words)]) + "\n"


def words_module(grammar: Grammar) -> str:
    """The words needed by the tools of the Python package."""
    words = "".join(f'    "{word}",\n' for word in grammar["action"]["by_key"])
    return f'''# SPDX-License-Identifier: MIT
# Generated from docs/grammar by tools/generate_grammar.py. Do not edit.
"""Words of the document format."""

from __future__ import annotations

__all__ = ["ACTIONS"]

# The key that an action is told by, in the order in which they are looked for.
ACTIONS = (
{words})
'''


def page(text: str, grammar: Grammar) -> str:
    """A page with its tables updated from the grammar."""

    def table(found: re.Match[str]) -> str:
        return f"{found[1]}{''.join(rows(grammar, grammar[found[2]]))}{found[3]}"

    return REGION.sub(table, text)


def rows(grammar: Grammar, owner: Table) -> Iterator[str]:
    """A row for each case: its word or its notation, and its description."""
    last: list[str] = []
    words: list[str] = []
    for word, form in grammar.variants(owner):
        of = grammar.variant(form)
        if "by_key" in owner:
            yield row([said(of, "form", word)], [said(of, "row", word)])
            continue
        cells = [of["form"], of.get("row", "")] if "form" in of else [said(of, "row", word)]
        # Cases with the same description share a row.
        if words and cells != last:
            yield row(words, last)
            words = []
        words.append(word)
        last = cells
    if words:
        yield row(words, last)


def row(words: list[str], cells: list[str]) -> str:
    first = ", ".join(f"`{word}`" for word in words)
    return f"| {first} |{''.join(f' {cell} |' if cell else ' |' for cell in cells)}\n"


def said(table: Table, key: str, word: str) -> str:
    if key not in table:
        raise GrammarError(f"{word!r} has no {key!r} for the page")
    return str(table[key])
