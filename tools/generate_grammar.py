#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes the files generated from the grammar of documents, docs/grammar: the reader's tables, the JSON Schemas, the
words for the fuzzers, and tables of docs/document-format.md.

    tools/generate_grammar.py            writes them
    tools/generate_grammar.py --check    compares them with the grammar, exits with 1 when one differs
"""

from __future__ import annotations

import argparse
import difflib
import sys
from pathlib import Path

from grammar_model import ROOT, document_grammar, trace_grammar
from grammar_pages import dictionary, page, words_module
from grammar_places import places_module
from grammar_schema import document_schema, json_text, trace_schema
from grammar_swift import keys_text, names_text


def outputs() -> dict[Path, str]:
    """The text of each generated file."""
    grammar = document_grammar()
    traces = trace_grammar()
    values = (ROOT / "Tests/fuzz/document-values.dict").read_text(encoding="utf-8")
    format_page = ROOT / "docs/document-format.md"
    return {
        ROOT / "Sources/AnimScene/DocumentKeys.swift": keys_text(grammar, "document"),
        ROOT / "Sources/AnimScene/TraceKeys.swift": keys_text(traces, "trace", "Trace"),
        ROOT / "Sources/AnimMotion/MotionNames.swift": names_text(grammar),
        ROOT / "docs/animcore-document.schema.json": json_text(document_schema(grammar)) + "\n",
        ROOT / "docs/animcore-trace.schema.json": json_text(trace_schema(traces)) + "\n",
        ROOT / "bindings/python/animcore/tools/_words.py": words_module(grammar),
        ROOT / "bindings/python/animcore/tools/_places.py": places_module(grammar),
        ROOT / "Tests/fuzz/document.dict": dictionary([grammar, traces], values),
        format_page: page(format_page.read_text(encoding="utf-8"), grammar),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing")
    check = parser.parse_args().check
    wrong = 0
    for path, text in outputs().items():
        there = path.read_text(encoding="utf-8") if path.is_file() else ""
        if text == there:
            continue
        if check:
            wrong += 1
            name = str(path.relative_to(ROOT))
            sys.stdout.writelines(
                difflib.unified_diff(there.splitlines(True), text.splitlines(True), name, "generated")
            )
        else:
            path.write_text(text, encoding="utf-8")
            print(path.relative_to(ROOT))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
