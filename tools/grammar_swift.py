# SPDX-License-Identifier: MIT
"""The grammar as tables of keys for the reader, in Swift: lists that `FieldRule` describes, and the keys' places."""

from __future__ import annotations

import re
from collections.abc import Iterator

from grammar_model import Grammar, GrammarError, Table

WIDTH = 120

# The letter in `FieldRule` for the bounds of a number.
CHECKS: dict[tuple[tuple[str, float], ...], str] = {
    (("least", -1e150), ("most", 1e150)): "",
    (("least", 0), ("most", 1e150)): "0",
    (("above", 0), ("most", 1e150)): "+",
    (("least", 0), ("most", 1)): "1",
    (("least", 1), ("most", 1e150)): "m",
    (("least", 1), ("most", 1000)): "w",
    (("above", -1), ("most", 1)): "b",
    (("above", 0), ("most", 1)): "r",
    (("above", 0), ("below", 1)): "d",
}
LIVE_TUPLES = {"point": "p", "frame": "f"}
# Swift keywords, which cannot name a case unquoted.
RESERVED = {
    *(
        "as",
        "associatedtype",
        "break",
        "case",
        "catch",
        "class",
        "continue",
        "default",
        "defer",
        "deinit",
        "do",
        "else",
        "enum",
        "extension",
        "fallthrough",
        "false",
    ),
    *(
        "fileprivate",
        "for",
        "func",
        "guard",
        "if",
        "import",
        "in",
        "init",
        "inout",
        "internal",
        "is",
        "let",
        "nil",
        "operator",
        "private",
        "protocol",
        "public",
        "repeat",
    ),
    *(
        "rethrows",
        "return",
        "self",
        "static",
        "struct",
        "subscript",
        "super",
        "switch",
        "throw",
        "throws",
        "true",
        "try",
        "typealias",
        "var",
        "where",
        "while",
    ),
}


class SwiftWriter:
    """Writes the tables of a grammar."""

    def __init__(self, grammar: Grammar, prefix: str = "") -> None:
        self.grammar = grammar
        self.prefix = prefix
        self.place_of_parent: dict[str, int] = {}
        for table in grammar.definitions.values():
            if "switch" in table and "otherwise" not in table:
                count = len(grammar.own_keys(table))
                self.place_of_parent |= {case: count for case in table["cases"].values() if isinstance(case, str)}

    def rule(self, name: str, entry: Table, owner: Table) -> str:
        """A key as `FieldRule` describes it."""
        word = name + ("!" if entry.get("required") else "")
        read = entry.get("read")
        if read is None:
            return word
        if "words" in entry:
            return f"{word}={'|'.join(self.grammar.words(entry, owner))}"
        letter, check = self.letter(entry, read)
        if "default" in entry:
            return f"{word}:{letter}{check or '-'}{entry['default']}"
        return f"{word}:{letter}{check}"

    def letter(self, entry: Table, read: str) -> tuple[str, str]:
        kind = entry.get("type")
        if kind == "boolean":
            return "b", ""
        if read == "live" and kind in LIVE_TUPLES:
            return LIVE_TUPLES[str(kind)], ""
        bounds = self.grammar.number_of(entry)
        if kind == "number" and "number" not in self.grammar.definitions:
            return "r", ""
        if bounds is None:
            if kind == "string" or (isinstance(kind, str) and self.grammar[kind].get("type") == "string"):
                return "w", ""
            raise GrammarError(f"the reader has no letter for {entry}")
        if kind == "seconds" and read == "once":
            return "t", ""
        return "s" if read == "live" else "n", CHECKS[tuple(bounds.items())]

    def tables(self) -> Iterator[list[str]]:
        """The lines of each enum."""
        for name, table in self.grammar.definitions.items():
            if table.get("reader") is False:
                continue
            capital = self.prefix + name[0].upper() + name[1:]
            yield from self.keys(capital, name, table, self.first_place(name, table))
            has_pool = "otherwise" in table or ("by_key" in table and "keys" in table)
            if ("switch" in table or "by_key" in table) and not has_pool:
                yield self.choices(capital, name, table)
            count = len(self.grammar.own_keys(table)) if "switch" in table else 0
            for word, form in self.grammar.variants(table):
                if not isinstance(form, str):
                    yield from self.keys(f"{capital}{camel(word, is_first=False)}", f"{name}, {word}", form, count)
            if "words" in table:
                words = self.grammar.words(table, table)
                yield enum(f"{capital}Word", f"`{name}`.", words, words, 0)
            for key, entry in table.get("keys", {}).items():
                if "words" in entry and "read" not in entry and not isinstance(entry["words"], str):
                    words = self.grammar.words(entry, table)
                    yield enum(f"{capital}{camel(key, is_first=False)}Word", f"`{key}` of `{name}`.", words, words, 0)

    def first_place(self, name: str, table: Table) -> int:
        if "after" in table:
            return len(self.grammar.own_keys(self.grammar[table["after"]]))
        return self.place_of_parent.get(name, 0)

    def keys(self, capital: str, name: str, table: Table, first: int) -> Iterator[list[str]]:
        if "keys" not in table and not table.get("reader"):
            return
        keys = self.grammar.own_keys(table) if "keys" in table else self.grammar.all_keys(table)
        words = [self.rule(key, entry, table) for key, entry in keys.items()]
        yield enum(f"{capital}Key", f"`{name}`.", list(keys), words, first)

    def choices(self, capital: str, name: str, table: Table) -> list[str]:
        """The words that select the forms of an object, and all other keys of its forms."""
        words = [word for word, _ in self.grammar.variants(table)]
        others: list[str] = []
        for _, form in self.grammar.variants(table):
            keys = self.grammar.all_keys(self.grammar.variant(form))
            others += [key for key in keys if key not in (*words, *others, table.get("switch"))]
        lines = enum(f"{capital}Case", f"The forms of `{name}`.", words, words, 0)
        if "by_key" in table and others:
            lines[-1:] = ["", "    /// The other keys of these forms.", *literal("others", others), "}"]
        return lines


def camel(word: str, *, is_first: bool = True) -> str:
    """A word with hyphens, and possibly a leading dollar sign, as a name."""
    parts = word.removeprefix("$").split("-")
    name = parts[0] + "".join(part[:1].upper() + part[1:] for part in parts[1:])
    return name if is_first else name[:1].upper() + name[1:]


def enum(name: str, text: str, places: list[str], words: list[str], first: int) -> list[str]:
    """An enum of the places of words in a list, with the list."""
    cases = [f"`{camel(place)}`" if place in RESERVED else camel(place) for place in places]
    lines = [f"/// {text}", f"enum {name}: Int {{"]
    if first:
        lines.append(f"    case {cases[0]} = {first}")
        cases = cases[1:]
    while cases:
        line = f"    case {cases.pop(0)}"
        while cases and len(line) + len(cases[0]) + 2 <= WIDTH:
            line += f", {cases.pop(0)}"
        lines.append(line)
    return [*lines, "", *literal("words", words), "}"]


def literal(name: str, words: list[str]) -> list[str]:
    """A list of words as one literal."""
    text = " ".join(words)
    line = f'    static let {name}: WordList = "{text}"'
    if len(line) <= WIDTH:
        return [line]
    short = f'        "{text}"'
    if len(short) <= WIDTH:
        return [f"    static let {name}: WordList =", short]
    lines = [""]
    # A line can break after a space, and in a choice after a bar.
    for piece in re.findall(r"[^ |]*[ |]?", text):
        if len(lines[-1]) + len(piece) > WIDTH - 9:
            lines.append("")
        lines[-1] += piece
    inside = "\\\n".join(f"        {line}" for line in lines)
    return [f"    static let {name}: WordList =", '        """', *inside.split("\n"), '        """']


def keys_text(grammar: Grammar, of: str, prefix: str = "") -> str:
    """DocumentKeys.swift and TraceKeys.swift.

    :param of: the object whose keys they are.
    :param prefix: the prefix of the names of the enums.
    """
    head = [
        "// SPDX-License-Identifier: MIT",
        "// Generated from docs/grammar by tools/generate_grammar.py. Do not edit.",
        "",
        "import AnimMath",
        "",
        f"// The keys of the objects of a {of}: `words` as `FieldRule` describes them, and the place of each.",
    ]
    body = [line for table in SwiftWriter(grammar, prefix).tables() for line in ["", *table]]
    return "\n".join([*head, *body]) + "\n"


def names_text(grammar: Grammar) -> str:
    """MotionNames.swift: names that exist without a document."""
    points = grammar["curveName"]["points"]
    cases = [
        f"        case {index}: CubicBezier(unchecked: {', '.join(map(str, numbers))})"
        for index, numbers in enumerate(points.values())
    ]
    *cases, last = cases
    words = {name: " ".join(grammar.words(grammar[name], {})) for name in ("curveName", "stepKeyword", "springPreset")}
    lines = [
        "// SPDX-License-Identifier: MIT",
        "// Generated from docs/grammar/motions.toml by tools/generate_grammar.py. Do not edit.",
        "",
        "import AnimMath",
        "",
        "extension CubicBezier {",
        "    /// The names of curves, the one table for all that read or write them.",
        f'    package static var names: StaticText {{ "{words["curveName"]}" }}',
        "",
        f"    static var nameCount: Int {{ {len(points)} }}",
        "",
        "    /// The curve of a name's number in `names`.",
        "    @inline(never)",
        "    package static func ofName(_ index: Int) -> CubicBezier {",
        "        switch index {",
        *cases,
        f"        default: {last.split(': ', 1)[1]}",
        "        }",
        "    }",
        "}",
        "",
        "extension Easing {",
        "    /// The names of steps.",
        f'    static var stepKeywords: StaticText {{ "{words["stepKeyword"]}" }}',
        "}",
        "",
        "extension Spring {",
        "    /// The names that `named` knows.",
        f'    package static var knownNames: WordList {{ "{words["springPreset"]}" }}',
        "}",
    ]
    return "\n".join(lines) + "\n"
