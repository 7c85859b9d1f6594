# SPDX-License-Identifier: MIT
"""The host's locale changes nothing: not how numbers are read, and not how they are written."""

from __future__ import annotations

from pathlib import Path

from repository import Repository


def test_decimal_comma_changes_nothing(repository: Repository, tmp_path: Path) -> None:
    locales = tmp_path / "locales"
    locales.mkdir()
    repository.run("localedef", "-i", "de_DE", "-f", "UTF-8", "--no-archive", locales / "de_DE.UTF-8")
    program = repository.compile(Path(__file__).with_name("locale.c"), tmp_path / "locale")
    document = repository.root / "controls" / "gender-toggle.json"

    plain = repository.run(program, document, environment={"LC_ALL": "C"})
    german = repository.run(program, document, environment={"LC_ALL": "de_DE.UTF-8", "LOCPATH": str(locales)})
    assert plain.splitlines()[0] == "."
    assert german.splitlines()[0] == ",", "the locale was not in force: nothing was tested"
    assert "<svg" in plain
    assert german.splitlines()[1:] == plain.splitlines()[1:]
