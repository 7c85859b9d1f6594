# SPDX-License-Identifier: MIT
"""The W3C's tests of SCXML, imported and played: each has to reach its state `pass`, but for those that are named here.

They are those of the source distribution of python-statemachine, where `tools/setup suites` puts it. It has the W3C's
charts (https://www.w3.org/Voice/2013/scxml-irp/) with values in Python, which are written in ECMAScript here. Nothing
of them is a part of this repository.
"""

from __future__ import annotations

import html
import re
import tarfile
from pathlib import Path

import pytest
from animcore import Machine
from animcore.tools.importing import Report, import_file

pytest.importorskip("defusedxml")

ARCHIVE = Path(__file__).resolve().parents[2] / "build" / "suites" / "python_statemachine-3.2.2.tar.gz"
MISSING = f"{ARCHIVE.name} is not in build/suites: tools/setup suites downloads it"

# The charts that do not reach `pass`, by the reason.
_REASONS = {
    "invoke: no other chart is started": """
        191 192 207 215 216 220 223 224 225 226 228 229 232 233 234 235 236 239 240 241 243 244 245 247 253 276 338 347
        422 530""",
    "the processor of HTTP events (C.2), which no processor has to have": """
        201 509 510 518 519 520 522 531 532 534 567 577""",
    "XML as data": "557 561",
    "an object that is made of a class, in ECMAScript by new": "452",
}
FAILING = {f"test{number}": reason for reason, numbers in _REASONS.items() for number in numbers.split()}

# What the charts say in Python, and what that is in ECMAScript.
_WORDS = {
    "None": "null",
    "True": "true",
    "False": "false",
    "is not": "!=",
    "is": "==",
    "and": "&&",
    "or": "||",
    "not ": "!",
}
# Texts in quotes stay as they are.
_WORD = re.compile(r"""'[^']*'|"[^"]*"|\b(?:is not|is|and|or|None|True|False)\b|\bnot """)
_SAID = [
    (r"\bhasattr\(_event, [\"'](\w+)[\"']\)", r"'\1' in _event"),
    (r"\.get\(('\w+')\)", r"[\1]"),
    (r"^(\w+) \+ \[(?:4|'4')\]$", r"[].concat(\1, [4])"),
    (r"^lambda (\w+): (.*)$", r"function(\1) { return \2 }"),
    # The name of the type in that package; the W3C's charts have its address.
    (r"^(Var1\s*==\s*)'scxml'$", r"\1'http://www.w3.org/TR/scxml/#SCXMLEventProcessor'"),
]
_WRITTEN = re.compile(r'\b(cond|expr|\w+expr)="([^"]*)"')


def in_ecmascript(chart: str) -> str:
    def translated(match: re.Match[str]) -> str:
        text = html.unescape(match[2])
        for pattern, other in _SAID:
            text = re.sub(pattern, other, text)
        # A name that is not there is no error in that package.
        text = "typeof _event !== 'undefined'" if (match[1], text) == ("cond", "_event") else text
        text = _WORD.sub(lambda word: _WORDS.get(word[0], word[0]), text)
        return f'{match[1]}="{html.escape(text)}"'

    return _WRITTEN.sub(translated, chart.replace('datamodel="python"', 'datamodel="ecmascript"'))


def charts() -> tuple[dict[str, str], dict[str, str]]:
    """The charts that are tests by themselves, as others are started by these; and the files that they name."""
    found: dict[str, str] = {}
    others: dict[str, str] = {}
    if ARCHIVE.exists():
        with tarfile.open(ARCHIVE) as archive:
            for member in archive:
                path = Path(member.name)
                if path.suffix in (".scxml", ".txt") and path.parent.parent.name == "w3c":
                    file = archive.extractfile(member)
                    assert file is not None
                    (found if path.suffix == ".scxml" else others)[path.stem] = file.read().decode()
    return {name: text for name, text in sorted(found.items()) if 'id="pass"' in text}, others


CHARTS, OTHERS = charts()


def played(folder: Path, name: str) -> tuple[bool, Report]:
    """Whether a chart reaches its state `pass`, and what the importer says of it."""
    (folder / f"{name}.scxml").write_text(in_ecmascript(CHARTS[name]), encoding="utf-8")
    if name in OTHERS:
        (folder / f"{name}.txt").write_text(OTHERS[name], encoding="utf-8")
    imported = import_file(folder / f"{name}.scxml")
    with Machine.load(imported.document) as machine:
        machine.advance(10)
        return "pass" in machine.state.split(), imported.report


@pytest.mark.skipif(not CHARTS, reason=MISSING)
def test_the_suite_is_whole() -> None:
    assert len(CHARTS) > 180
    assert FAILING.keys() <= CHARTS.keys()


@pytest.mark.skipif(not CHARTS, reason=MISSING)
@pytest.mark.parametrize("name", CHARTS or ["none"])
def test_charts_reach_pass(tmp_path: Path, name: str) -> None:
    passes, report = played(tmp_path, name)
    if name in FAILING:
        assert not passes, f"{name} passes, and is said to fail: {FAILING[name]}"
        assert not report.is_exact, f"{name} fails, and the report does not say why"
    else:
        assert passes, str(report)
