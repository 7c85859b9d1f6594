# SPDX-License-Identifier: MIT
"""Imported charts that name other files: scripts and data beside them are read, and nothing else."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from animcore import Machine
from animcore.command_line import main
from animcore.tools.importing import import_data, import_file

pytest.importorskip("defusedxml")

HEAD = '<scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" datamodel="ecmascript">'
COUNTING = f"""{HEAD}<datamodel><data id="x"/><data id="start" src="start.json"/></datamodel>
<script src="functions.js"/>
<state id="a"><transition event="go" target="b"><script src="parts/begin.js"/></transition></state>
<state id="b"><transition event="more"><script>step();</script></transition>
<transition event="done" cond="x === 12" target="c"/></state>
<state id="c"/></scxml>"""


def write(folder: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return folder / next(iter(files))


def test_scripts_and_data_beside_a_chart_are_read(tmp_path: Path) -> None:
    chart = write(
        tmp_path,
        {
            "chart.scxml": COUNTING,
            "functions.js": "function step() { x = x + 1; }\n",
            "parts/begin.js": "x = start;\n",
            "start.json": "10\n",
        },
    )
    imported = import_file(chart)
    assert not [entry for entry in imported.report.losses if entry.outcome == "left"]
    with Machine.load(imported.document) as machine:
        for event in ("go", "more", "more", "done"):
            machine.send(event)
        assert machine.state == "c"
    output = tmp_path / "out.json"
    assert main(["import", str(chart), "-o", str(output)]) == 0
    assert json.loads(output.read_text()) == imported.document


def test_a_text_without_a_folder_reads_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path, {"functions.js": "", "start.json": "10"})
    monkeypatch.chdir(tmp_path)
    said = str(import_data(COUNTING).report)
    assert "left out: a script in another file" in said
    assert "left out: the data start from another file" in said


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("missing.js", "there is no such file"),
        ("folder", "there is no such file"),
        ("../secret.js", "only files in the folder of the chart are read"),
        ("folder/../../secret.js", "only files in the folder of the chart are read"),
        ("%2e%2e/secret.js", "only files in the folder of the chart are read"),
        ("link.js", "only files in the folder of the chart are read"),
        ("loop.js", "it cannot be read"),
        ("/etc/hostname", "only files in the folder of the chart are read"),
        ("file:///etc/hostname", "only files in the folder of the chart are read"),
        ("https://example.org/a.js", "only files in the folder of the chart are read"),
        ("D:\\foo", "only files in the folder of the chart are read"),
        ("a%00.js", "only files in the folder of the chart are read"),
        ("latin.js", "it is no text in UTF-8"),
        ("large.js", "it is larger than 1 MiB"),
    ],
)
def test_other_files_are_not_read(tmp_path: Path, name: str, why: str) -> None:
    (tmp_path / "secret.js").write_text("x = 7")
    folder = tmp_path / "charts"
    chart = write(folder, {"chart.scxml": f'{HEAD}<script src="{name}"/><state id="a"/></scxml>', "folder/a.js": ""})
    (folder / "link.js").symlink_to(tmp_path / "secret.js")
    (folder / "loop.js").symlink_to(folder / "loop.js")
    (folder / "latin.js").write_bytes(b"// \xe9")
    (folder / "large.js").write_bytes(b" " * (2**20 + 1))
    imported = import_file(chart)
    assert f"left out: the file {name}: {why}" in str(imported.report)
    assert "inputs" not in imported.document


def test_a_chart_of_many_files_reads_a_bounded_number(tmp_path: Path) -> None:
    scripts = "".join(f'<script src="{number}.js"/>' for number in range(70))
    files = {f"{number}.js": f"x{number} = 1" for number in range(70)}
    state = f'<state id="a"><onentry>{scripts}</onentry></state>'
    imported = import_file(write(tmp_path, {"chart.scxml": f"{HEAD}{state}</scxml>", **files}))
    assert len(imported.document["inputs"]) == 64
    assert str(imported.report).count("one of more than 64 files") == 6
