#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes the generated part of every language's binding from docs/abi/animcore-abi.json.

    tools/generate_bindings.py                  writes all files
    tools/generate_bindings.py rust go          those of some languages
    tools/generate_bindings.py --check          compares only; exits with 1 where a file differs

A language is a module tools/bindings_<language>.py with a function `files(model)` that returns each file's text by
path. tools/bindings_model.py has the shared parts.
"""

from __future__ import annotations

import argparse
import difflib
import importlib
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))

from bindings_model import Model  # noqa: E402

LANGUAGES = sorted(
    path.stem.removeprefix("bindings_")
    for path in (ROOT / "tools").glob("bindings_*.py")
    if path.stem != "bindings_model" and not path.stem.endswith("_text")
)


def main() -> int:
    parser = argparse.ArgumentParser(description="Writes the bindings' generated files from the ABI description.")
    parser.add_argument("languages", nargs="*", metavar="LANGUAGE", help=f"of {', '.join(LANGUAGES)}; all by default")
    parser.add_argument("--check", action="store_true", help="compare only; exit with 1 where a file is out of date")
    arguments = parser.parse_args()
    unknown = [each for each in arguments.languages if each not in LANGUAGES]
    if unknown:
        parser.error(f"no language is called {unknown[0]}; there are {', '.join(LANGUAGES)}")
    model = Model.load()
    status = 0
    for language in arguments.languages or LANGUAGES:
        for place, new in importlib.import_module(f"bindings_{language}").files(model).items():
            path = ROOT / place
            old = path.read_text(encoding="utf-8") if path.exists() else ""
            if old == new:
                continue
            if arguments.check:
                sys.stderr.writelines(difflib.unified_diff(old.splitlines(True), new.splitlines(True), place, "now"))
                print(f"\n{place} is out of date. Run tools/generate_bindings.py.", file=sys.stderr)
                status = 1
            else:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(new, encoding="utf-8")
                print(f"{place}: written")
    return status


if __name__ == "__main__":
    sys.exit(main())
