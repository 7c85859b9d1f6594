# SPDX-License-Identifier: MIT
"""`animcore import` and the package behind it: reports, formats, hostile files; SCXML where its cases say nothing."""

from __future__ import annotations

import io
import json
import zipfile
from pathlib import Path
from typing import Any

import pytest
from animcore import EventKind, Machine, Scene
from animcore.command_line import main
from animcore.tools.importing import Refused, Report, import_data, import_file
from animcore.tools.importing.source import Files, json_of
from animcore.tools.validate import check_text

pytest.importorskip("defusedxml")

HEAD = '<scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" datamodel="ecmascript"'


def chart(inside: str, attributes: str = "") -> str:
    return f"{HEAD} {attributes}>\n{inside}\n</scxml>"


def losses(text: str) -> list[str]:
    return [str(entry) for entry in import_data(text).report.losses]


@pytest.mark.parametrize("count", [62, 130, 1024])
def test_states_are_nested_as_deep_as_in_documents(count: int) -> None:
    states = "".join(f'<state id="s{index}"><onentry><raise event="e{index}"/></onentry>' for index in range(count))
    last = f'<transition event="e{count - 1}" target="out"/>'
    text = chart(states + last + "</state>" * count + '<state id="out"/>')
    imported = import_data(text)
    assert imported.report.is_exact
    with Scene(imported.text) as scene:
        assert scene.configuration == ("out",)
    assert check_text("chart.json", imported.text.encode()) == []


def test_a_report_keeps_each_thing_once_and_counts() -> None:
    report = Report()
    report.taken("line 1", "a state")
    report.left("line 2", "a script")
    report.left("line 2", "a script")
    report.approximated("line 3", "a curve")
    assert report.summary == "1 taken, 1 approximated, 1 left out"
    assert [str(entry) for entry in report.losses] == ["line 2: left out: a script", "line 3: approximated: a curve"]
    whole = Report()
    whole.extend(report, "part.json")
    assert str(whole.losses[0]) == "part.json: line 2: left out: a script"


def test_a_report_of_a_hostile_file_stays_small() -> None:
    report = Report()
    for number in range(30_000):
        report.left(f"line {number}", "a thing")
    assert report.counts["left"] == 30_000
    assert len(report.entries) == 10_000
    whole = Report()
    whole.extend(report, "part.json")
    assert whole.counts == report.counts


def test_a_report_of_a_large_file_has_all_losses() -> None:
    """However much is taken before them."""
    report = Report()
    for number in range(30_000):
        report.taken(f"line {number}", "a thing")
    report.left("line 30000", "a script")
    assert [str(entry) for entry in report.losses] == ["line 30000: left out: a script"]
    shapes = [{"ty": "rc", "p": {"k": [0, 0]}, "s": {"k": [1, 1]}}] * 6000
    layers = [{"ty": 4, "ks": {}, "shapes": shapes, "ip": 0, "op": 30}] * 2
    effect = {"ty": 5, "nm": "Glow", "mn": "ADBE Glo2", "ef": []}
    solid = {"ty": 1, "ks": {}, "sw": 5, "sh": 5, "sc": "#FF0000", "ef": [effect], "ip": 0, "op": 30}
    lottie = {"fr": 30, "ip": 0, "op": 30, "w": 9, "h": 9, "layers": [solid, *layers]}
    found = import_data(json.dumps(lottie)).report
    assert found.counts["taken"] > 10_000
    assert [str(entry) for entry in found.losses] == ["layers/0: left out: its effect 'Glow'"]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "of no format"),
        ("{}", "of no format"),
        ("[1, 2", "of no format"),
        ("<html/>", "of no format"),
        ("\0\1\2", "of no format"),
        ('{"animcore": 1}', "a document of animcore already"),
        ("<scxml>", "no well-formed XML"),
        ("<scxml/>", "no state"),
        (chart('<state id="a"/><state id="a"/>'), "two states are called a"),
        (chart('<state id="a"><transition event="e" target="b"/></state>'), "there is no state b"),
        (chart("<state>" * 2000 + "</state>" * 2000), "nested deeper than 1088 elements"),
        (chart("<state>" * 1025 + "</state>" * 1025), "line 2: states are nested more than 1024 deep"),
        (chart("<state><onentry>" + "<if cond='1'>" * 80 + "</if>" * 80 + "</onentry></state>"), "nested too deep"),
        ('<!DOCTYPE scxml [<!ENTITY a "b"><!ENTITY c "&a;&a;">]><scxml>&c;</scxml>', "XML entities"),
        ('<!DOCTYPE scxml [<!ENTITY a SYSTEM "file:///etc/passwd">]><scxml>&a;</scxml>', "XML entities"),
        ('<?xml version="1.0" encoding="klingon"?><scxml/>', "no XML that can be read"),
    ],
)
def test_what_cannot_be_imported_is_refused_with_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(Refused) as refused:
        import_data(text)
    assert sentence in str(refused.value)
    assert "\n" not in str(refused.value)


def test_json_that_is_none_is_refused() -> None:
    for data in (b'{"a": NaN}', b'{"a": 1e999}', b"[" * 100_000, b"\xff\xfe\x00\xd8", b'{"a": ' + b"9" * 400 + b"}"):
        with pytest.raises(Refused):
            json_of(data)


def archive(files: dict[str, bytes]) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as file:
        for name, data in files.items():
            file.writestr(name, data)
    return buffer.getvalue()


def test_archives_that_grow_are_refused() -> None:
    bomb = Files(archive({"a.json": bytes(80 * 2**20)}))
    with pytest.raises(Refused, match="larger than 64 MiB"):
        bomb.read("a.json")
    several = Files(archive({f"{number}.json": bytes(60 * 2**20) for number in range(5)}))
    for name in several.names[:4]:
        several.read(name)
    with pytest.raises(Refused, match="256 MiB in all"):
        several.read("4.json")
    with pytest.raises(Refused, match="more than 4096 files"):
        Files(archive({str(number): b"" for number in range(5000)}))


def test_broken_archives_are_refused() -> None:
    whole = archive({"a.json": b"hello" * 100})
    assert Files(whole).read("a.json") == b"hello" * 100
    for cut in range(0, len(whole), 7):
        with pytest.raises(Refused):
            Files(whole[:cut]).read("a.json")
    for at in range(0, len(whole), 3):
        broken = whole[:at] + bytes([whole[at] ^ 0x55]) + whole[at + 1 :]
        try:
            assert isinstance(Files(broken).read("a.json"), bytes)
        except Refused:
            continue


SWITCH = chart(
    """<state id="off"><transition event="toggle" target="on"/></state>
<state id="on"><onentry><log label="lit"/><send event="toggle" delay="500ms"/></onentry>
<transition event="toggle" target="off"/></state>""",
    'name="switch" initial="on"',
)


def test_a_chart_becomes_a_document_that_plays(tmp_path: Path) -> None:
    file = tmp_path / "switch.scxml"
    file.write_text(SWITCH)
    imported = import_file(file)
    assert imported.format == "scxml"
    assert imported.report.is_exact
    assert imported.document["name"] == "switch"
    assert check_text("switch.json", imported.text.encode(), with_schema=True) == []
    with Machine.load(imported.document) as machine:
        assert machine.state == "on"
        machine.advance(0.49)
        assert machine.state == "on"
        machine.advance(0.02)
        assert machine.state == "off"


def test_the_command_writes_the_document_and_the_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, output, report = tmp_path / "a.scxml", tmp_path / "a.json", tmp_path / "report.json"
    file.write_text(chart('<state id="a"><onentry><script>f()</script></onentry></state>'))
    assert main(["import", str(file), "-o", str(output), "--report", str(report)]) == 0
    assert json.loads(output.read_text())["machine"] == {"states": {"a": {}}}
    said = capsys.readouterr().err
    assert "line 2, <script>: left out" in said
    assert "1 taken, 0 approximated, 1 left out" in said
    written = json.loads(report.read_text())
    assert written["format"] == "scxml"
    assert written["counts"] == {"taken": 1, "approximated": 0, "left": 1}
    assert {"outcome": "left", "place": "line 2, <script>", "what": written["entries"][-1]["what"]} in written[
        "entries"
    ]
    output.unlink()
    assert main(["import", str(file), "-o", str(output), "--strict"]) == 1
    assert not output.exists()
    file.write_text(SWITCH)
    assert main(["import", str(file), "-o", str(output), "--strict", "--from", "scxml"]) == 0
    assert main(["validate", str(output)]) == 0


def test_the_command_refuses_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "a.scxml"
    file.write_text("<scxml>")
    assert main(["import", str(file), "-o", str(tmp_path / "a.json")]) == 1
    assert main(["import", str(tmp_path / "missing"), "-o", str(tmp_path / "a.json")]) == 1
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 2
    assert "there is no such file" in lines[1]


def value_of(script: str) -> Any:
    """What an expression of ECMAScript is in the imported chart, sent to the host."""
    text = chart(
        f"""<datamodel><data id="n" expr="-7"/><data id="half" expr="-2.5"/><data id="flag" expr="true"/>
<data id="word" expr="'on'"/></datamodel>
<state id="a"><onentry><send event="told" target="#_parent"><param name="v" expr="{script}"/></send></onentry>
</state>"""
    )
    imported = import_data(text)
    assert imported.report.is_exact, str(imported.report)
    with Machine.load(imported.document) as machine:
        return next(event.data["v"] for event in machine.events() if event.kind is EventKind.EMITTED)


# By ECMA-262: the remainder has the sign of the dividend, Math.round rounds halves up, === is never true of two types,
# && binds tighter than ||.
@pytest.mark.parametrize(
    ("script", "value"),
    [
        ("n % 3", -1),
        ("7 % 3", 1),
        ("n % -3", -1),
        ("Math.round(half)", -2),
        ("Math.round(2.5)", 3),
        ("Math.max(1, n, 3)", 3),
        ("Math.min(4)", 4),
        ("Math.pow(2, 3) - 1 - 2", 5),
        ("2 - (3 - 4)", 3),
        ("-n", 7),
        ("- -n", -7),
        ("n == -7 ? 1 : 2", 1),
        ("1 === true", 0),
        ("flag === true", 1),
        ("flag == 1", 1),
        ("word === 'on'", 1),
        ("'off' != word", 1),
        ("'a' === 'a'", 1),
        ("word === 1", 0),
        ("true || false &amp;&amp; false", 1),
        ("(n &lt; 0) == true", 1),
        ("0x10 + .5", 16.5),
        ("!n", 0),
        ("In('a') &amp;&amp; !In('nowhere')", 1),
    ],
)
def test_expressions_mean_what_they_mean_in_ecmascript(script: str, value: float) -> None:
    assert value_of(script) == value


@pytest.mark.parametrize("tag", ["parallel", "state"])
def test_a_history_without_other_states_is_its_state(tag: str) -> None:
    chart = f"""<scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" initial="p">
        <{tag} id="p"><history id="h"/><transition event="e" target="q"/></{tag}>
        <state id="q"><transition event="f" target="h"/></state></scxml>"""
    found = import_data(chart)
    assert [entry.what for entry in found.report.losses] == [
        "a history in a state without states: what goes there goes to the state"
    ]
    with Machine.load(found.document) as machine:
        seen = [machine.state]
        for event in ("e", "f"):
            machine.send(event)
            seen.append(machine.state)
    assert seen == ["p", "q", "p"]


def test_conditional_content_and_scripts() -> None:
    text = chart(
        """<datamodel><data id="n">3</data><data id="text">  two
words </data></datamodel>
<script>n = 4; var n = n + 1
n++</script>
<state id="a"><onentry><if cond="n &lt; 5"><raise event="few"/><elseif cond="n == 6"/><raise event="six"/><else/>
<raise event="many"/></if></onentry>
<transition event="few" target="few"/><transition event="six" target="six"/>
<transition event="many" target="many"/></state>
<state id="few"/><state id="six"/><state id="many"/>"""
    )
    imported = import_data(text)
    assert imported.report.is_exact
    with Machine.load(imported.document) as machine:
        assert machine.state == "six"
        assert machine.inputs["n"] == 6
        assert machine.inputs["text"] == "two words"


def test_names_are_those_of_the_chart() -> None:
    """In backquotes where documents ask for these. A name that begins with x- would be the author's own."""
    text = chart(
        """<datamodel><data id="pi" expr="1"/><data id="größe-2" expr="3"/></datamodel>
<state id="a.b"><transition event="x:y" cond="pi == 1 &amp;&amp; In('a.b')" target="x-c"/></state>
<state id="x-c"><state><transition event="done.state.p.q q.*" target="a.b"/></state></state>
<state id="große Pause"><state id="in"><transition event="e" target="aus"/></state><final id="aus"/>
<transition event="done.state.große_Pause" target="a.b"/></state>
<state id="wörter"><state id="first"><transition event="e" target="last"/></state><final id="last"/>
<transition event="done.state.wörter" target="a.b"/></state>""",
        'initial="x-c"',
    )
    report = import_data(text).report
    assert [entry.what for entry in report.entries if "called" in entry.what] == ["the state x-c, which is called _x-c"]
    with Machine.load(import_data(text).document) as machine:
        assert machine.state == "state-1"
        machine.send("other")
        assert machine.state == "state-1"
    document = import_data(text.replace('initial="x-c"', 'initial="a.b"')).document
    with Machine.load(document) as machine:
        assert machine.state == "`a.b`"
        assert machine.inputs["pi"] == 1
        machine.send("`x:y`")
        assert machine.state == "state-1"
    document = import_data(text.replace('initial="x-c"', 'initial="wörter"')).document
    with Machine.load(document) as machine:
        assert machine.configuration == ("wörter", "first")
        assert machine.inputs["größe-2"] == 3
        machine.send("e")
        assert machine.state == "`a.b`"


def test_expressions_that_grow_are_left_out() -> None:
    for script in ("n" + " % n" * 300, "n" + " % m" * 40, "(" * 200 + "n" + ")" * 200, "!" * 5000 + "n"):
        text = chart(
            '<datamodel><data id="n" expr="1"/><data id="m" expr="2"/></datamodel>'
            f'<state id="a"><transition event="e" cond="{script}" target="a"/></state>'
        )
        assert any("it is never taken" in loss for loss in losses(text))


@pytest.mark.parametrize(
    ("inside", "said"),
    [
        ('<state id="a"><invoke src="b.scxml"/></state>', "line 2, <invoke>: left out"),
        ('<state id="a"><onentry><script>f()</script></onentry></state>', "line 2, <script>: left out"),
        ('<state id="a"><transition cond="f(1)" event="e"/></state>', "it is never taken"),
        ('<state id="a"><transition cond="_event.name == 1" event="e"/></state>', "it is never taken"),
        (
            '<datamodel><data id="x" expr="[1]"/></datamodel><script>x.pop()</script><state id="a"/>',
            "an array that is changed",
        ),
        ('<datamodel><data id="x" src="a.txt"/></datamodel><state id="a"/>', "from another file"),
        ('<datamodel><data id="x"/></datamodel><state id="a"/>', "approximated: the data x, which has no value"),
        ('<state id="a"><onentry><send event="e" type="http"/></onentry></state>', "the type http, which is not there"),
        ('<state id="a"><onentry><send event="e" target="other"/></onentry></state>', "which is no target"),
        ('<state id="a"><onentry><send event="e" target="app:x"/></onentry></state>', "the host is told"),
        ('<state id="a"><onentry><assign location="q" expr="1"/></onentry></state>', "q, which nothing declares"),
        ('<state id="a"><transition event="e" cond="q == 1" target="a"/></state>', "error.execution, as in the chart"),
        ('<state id="a"><onentry><send event="e" target="#_child"/></onentry></state>', "which is nobody"),
        ('<state id="a"><onentry><log expr="_event.sendid"/></onentry></state>', "_event.sendid"),
        ('<state id="a"><qt:place xmlns:qt="u"/></state>', "another namespace"),
    ],
)
def test_what_is_left_out_is_said_with_its_place(inside: str, said: str) -> None:
    found = losses(chart(inside))
    assert any(said in text for text in found), found


def test_xml_that_is_a_value_is_no_part_of_the_chart() -> None:
    imported = import_data(
        chart(
            """<datamodel><data id="books"><list xmlns="urn:books"><state id="a"/></list></data></datamodel>
<state id="a"><onentry><send event="e"><content><scxml><state id="a"/></scxml></content></send></onentry>
<transition cond="books &amp;&amp; typeof books == 'object' &amp;&amp; books != null" target="b"/></state>
<state id="b"/>"""
        )
    )
    assert [str(entry) for entry in imported.report.losses] == [
        "line 2, <data id=books>: left out: the data books: XML: only that it is there is known",
        "line 3, <send>: left out: XML as the data of an event",
    ]
    with Machine.load(imported.document) as machine:
        assert machine.state == "b"
