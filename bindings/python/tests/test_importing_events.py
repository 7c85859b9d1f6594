# SPDX-License-Identifier: MIT
"""What charts ask of the event that is answered and of the other system variables, and where they send events to.

What has to come is what SCXML says in its sections 5.10 (system variables), 6.2 (send) and C.1 (the processor).
"""

from __future__ import annotations

from typing import Any

import pytest
from animcore import EventKind, Machine
from animcore.tools.importing import import_data
from animcore.tools.validate import check_text

pytest.importorskip("defusedxml")

TYPE = "http://www.w3.org/TR/scxml/#SCXMLEventProcessor"


def chart(inside: str, attributes: str = "") -> str:
    head = '<scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" datamodel="ecmascript"'
    return f"{head} {attributes}>\n{inside}\n</scxml>"


def losses(text: str) -> list[str]:
    return [str(entry) for entry in import_data(text).report.losses]


def machine_of(text: str) -> Machine:
    imported = import_data(text)
    problems = check_text("chart.json", imported.text.encode(), with_schema=True)
    assert [problem.message for problem in problems if problem.severity == "error"] == []
    return Machine.load(imported.document)


def state_of(text: str, *events: str) -> str:
    with machine_of(text) as machine:
        for event in events:
            machine.send(event)
        machine.advance(10)
        return str(machine.state)


def logged(text: str, *events: str) -> list[Any]:
    """The values that a chart logs."""
    with machine_of(text) as machine:
        for event in events:
            machine.send(event)
        machine.advance(10)
        return [event.data.get("value", "") for event in machine.events() if event.name == "log"]


def told(transition: str, content: str, script: str) -> str:
    """A chart that does something, and logs what it then has of the event."""
    return chart(
        f"""<datamodel><data id="n" expr="0"/></datamodel>
<state id="a"><onentry>{content}</onentry><transition event="{transition}"><log expr="{script}"/></transition>
</state>"""
    )


@pytest.mark.parametrize(
    ("content", "event", "sort"),
    [
        ('<raise event="e"/>', "e", "internal"),
        ('<send event="e" target="#_internal"/>', "e", "internal"),
        ('<send event="e"/>', "e", "external"),
        ('<send event="e" delay="1s"/>', "e", "external"),
        ('<assign location="nowhere" expr="1"/>', "error", "platform"),
        ('<assign location="nowhere" expr="1"/>', "error.execution", "platform"),
        ('<assign location="n" expr="0/0"/>', "error.execution", "platform"),
        ('<send event="e" target="#_other"/>', "error.communication", "platform"),
        # What the chart raises itself is no error of the platform (5.10.1), whatever it is called.
        ('<raise event="error.own"/>', "error", "internal"),
        ('<raise event="done.state.x"/>', "done", "internal"),
        ('<send event="error.own"/>', "error", "external"),
    ],
)
@pytest.mark.parametrize("of", ["the event", "any"])
def test_the_type_of_an_event(content: str, event: str, sort: str, of: str) -> None:
    """5.10.1: internal, external or platform; a transition by * knows it as well."""
    assert logged(told(event if of == "the event" else "*", content, "_event.type")) == [sort]


def test_the_type_of_what_the_host_sends_and_of_final_states() -> None:
    """3.7: done.state.ID is of the platform, whether or not it has data."""
    text = chart(
        """<datamodel><data id="last"/></datamodel><state id="a"><transition event="go other" target="p">
<log expr="_event.type"/></transition></state>
<state id="p"><onentry><raise event="e"/></onentry>
<state id="q"><transition event="e" target="r"/></state><final id="r"/>
<transition event="*" target="s"><assign location="last" expr="_event.type"/><log expr="last"/></transition></state>
<state id="s"><state id="t"><transition target="u"/></state>
<final id="u"><donedata><param name="x" expr="3"/></donedata></final>
<transition event="*"><log expr="_event.name + ' ' + _event.type + ' ' + _event.data.x"/></transition></state>"""
    )
    assert logged(text, "other") == ["external", "platform", "done.state.s platform 3"]


def test_the_name_of_an_event() -> None:
    """5.10.1; outside of transitions by events `_event` is still the event that was answered last (5.10)."""
    text = chart(
        """<datamodel><data id="last" expr="''"/></datamodel>
<state id="a"><onentry><raise event="go.on.now"/></onentry><transition event="go" target="b">
<log expr="_event.name"/></transition></state>
<state id="b"><onentry><raise event="next"/><assign location="last" expr="_event.name"/></onentry>
<transition cond="last === 'go.on.now' &amp;&amp; _event.name == last" target="c"/></state>
<state id="c"><transition event="*" target="d"><log expr="_event.name"/></transition></state>
<state id="d"><onentry><assign location="nowhere" expr="1"/></onentry>
<transition event="*" target="e"><log expr="_event.name"/></transition></state>
<state id="e"><onentry><if cond="_event.name == 'error.execution'"><log expr="'error'"/></if></onentry>
<transition event="x.y" target="f"><log expr="_event.name"/></transition></state><state id="f"/>"""
    )
    assert logged(text, "`x`.y") == ["go.on.now", "next", "error.execution", "error", "x.y"]
    assert any("_event.name: x.y, also where an event of others has more after a dot" in loss for loss in losses(text))
    text = chart('<state id="a"><transition event="*"><log expr="_event.name"/></transition></state>')
    assert logged(text, "e") == [""]
    assert any("an empty text of an event of the host" in loss for loss in losses(text))


def test_the_name_where_a_transition_answers_several_events() -> None:
    """Also of an event of the host, as each has a transition of its own."""
    text = chart(
        """<state id="a"><transition event="up down" cond="_event.name != 'left' &amp;&amp; _event.name.length &lt; 5">
<log expr="_event.name"/></transition></state>"""
    )
    assert logged(text, "down", "up") == ["down", "up"]


def test_the_id_of_a_send() -> None:
    """5.10.1: sendid is what `id` says or `idlocation` got; there is none of other events."""
    text = chart(
        """<datamodel><data id="at"/><data id="it"/></datamodel>
<state id="a"><onentry><send event="e" id="first"/></onentry>
<transition event="e" cond="_event.sendid === 'first' &amp;&amp; typeof _event.sendid === 'string'" target="b"/></state>
<state id="b"><onentry><send event="e" idlocation="at"/></onentry>
<transition event="e" target="c"><assign location="it" expr="_event.sendid"/></transition></state>
<state id="c"><onentry><send event="e"/></onentry><transition event="e" target="d"
cond="it == at &amp;&amp; at != 'first' &amp;&amp; at &amp;&amp; !_event.sendid
&amp;&amp; _event.sendid === undefined"/>
</state>
<state id="d"><onentry><raise event="e"/></onentry>
<transition event="e" cond="typeof _event.sendid === 'undefined' &amp;&amp; _event.sendid != 'first'" target="f">
<assign location="it" expr="_event.sendid"/></transition></state>
<state id="f"><transition event="host" cond="!_event.sendid &amp;&amp; typeof it === 'undefined'" target="g"/></state>
<state id="g"/>"""
    )
    assert state_of(text, "host") == "g"


@pytest.mark.parametrize(
    "attributes",
    [
        'target="nowhere"',
        'target="#_nobody"',
        'type="other"',
        'namelist="nowhere"',
        'delayexpr="nowhere"',
    ],
)
def test_an_error_of_a_send_has_its_id(attributes: str) -> None:
    """5.10.1: so that a chart knows which of its sends failed."""
    text = chart(
        f"""<datamodel><data id="at"/></datamodel>
<state id="a"><onentry><send event="e" idlocation="at" {attributes}/></onentry>
<transition event="error" cond="_event.sendid == at &amp;&amp; at != '' &amp;&amp; _event.type == 'platform'"
target="b"/>
<transition event="*" target="wrong"/></state><state id="b"/><state id="wrong"/>"""
    )
    assert state_of(text) == "b"
    inner = chart(
        """<state id="a"><onentry><if cond="In('a')"><send event="e" id="x" target="nowhere"/></if><raise event="e"/>
</onentry><transition event="error" target="b"><log expr="_event.sendid"/></transition>
<transition event="e" target="wrong"/></state><state id="b"><transition event="*" target="wrong"/></state>
<state id="wrong"/>"""
    )
    assert state_of(inner) == "b"
    assert any("_event.sendid of this error: an empty text" in loss for loss in losses(inner))


def test_an_error_after_what_cannot_be_said_has_its_id() -> None:
    """Where a send depends on data and is left out, the next block is no part of it."""
    text = chart(
        """<datamodel><data id="to" expr="'#_parent'"/></datamodel>
<state id="a"><onentry><assign location="to" expr="'app:x'"/><send event="e" targetexpr="to" delay="1s"/></onentry>
<onentry><send event="e" id="x" target="nowhere"/></onentry>
<transition event="error" cond="_event.sendid == 'x'" target="b"/></state><state id="b"/>"""
    )
    assert any("for others that is sent later" in loss for loss in losses(text))
    assert state_of(text) == "b"


def test_where_an_event_comes_from() -> None:
    """C.1: origin is the location, so that an answer comes; origintype is the type. Both only of external events."""
    text = chart(
        f"""<datamodel><data id="from"/></datamodel><state id="a"><onentry><send event="e"/></onentry>
<transition event="e" cond="_event.origintype == '{TYPE}' &amp;&amp; _event.origin == _ioprocessors.scxml.location"
target="b"><assign location="from" expr="_event.origin"/>
<send event="answer" targetexpr="_event.origin" typeexpr="_event.origintype"/></transition></state>
<state id="b"><transition event="answer" target="c"><send event="again" targetexpr="from"/></transition></state>
<state id="c"><transition event="again" target="d"><raise event="e"/></transition></state>
<state id="d"><transition event="e"
cond="!_event.origin &amp;&amp; _event.origintype === undefined &amp;&amp; !_event.invokeid"
target="e"/></state>
<state id="e"/>"""
    )
    assert state_of(text) == "e"


def test_whether_there_was_an_event() -> None:
    """5.10: `_event` is not bound before the first event."""
    inside = "typeof _event !== 'undefined'"
    for condition in (inside, "_event", "_event != null", "typeof _event == 'object'", "'name' in _event"):
        text = chart(
            f"""<state id="a"><onentry><if cond="{condition}"><raise event="wrong"/></if></onentry>
<transition event="wrong" target="wrong"/><transition event="e" cond="{condition}" target="b"/></state>
<state id="b"><onentry><if cond="{condition}"><raise event="right"/></if></onentry>
<transition event="right" target="c"/></state><state id="c"/><state id="wrong"/>"""
        )
        assert losses(text) == []
        assert state_of(text) == "a"
        assert state_of(text, "e") == "c"


def test_what_an_event_has() -> None:
    """5.10.1: seven fields, also of an event that has no value for them."""
    names = ["name", "type", "sendid", "origin", "origintype", "invokeid", "data"]
    condition = " &amp;&amp; ".join(f"'{name}' in _event" for name in names)
    text = chart(
        f"""<state id="a"><onentry><raise event="e"/></onentry>
<transition event="e" cond="{condition} &amp;&amp; !('other' in _event)" target="b"/></state><state id="b"/>"""
    )
    assert losses(text) == []
    assert state_of(text) == "b"


@pytest.mark.parametrize(
    ("data", "holds"),
    [
        ("", False),
        ('<donedata><param name="x" expr="nowhere"/></donedata>', False),
        ('<donedata><param name="x" expr="0"/></donedata>', True),
        ("<donedata><content>word</content></donedata>", True),
    ],
)
def test_whether_a_final_state_has_data(data: str, holds: bool) -> None:
    """5.5; where its data have an error, the event has none (5.10.1)."""
    for condition, wanted in (("_event.data != null", holds), ("_event.data === undefined", not holds)):
        text = chart(
            f"""<state id="a"><state id="b"><transition target="c"/></state><final id="c">{data}</final>
<transition event="done.state.a" cond="{condition}" target="yes"/><transition event="done.state.a" target="no"/></state>
<state id="yes"/><state id="no"/>"""
        )
        assert state_of(text) == ("yes" if wanted else "no")


@pytest.mark.parametrize("entry", ["", '<onentry><assign location="n" expr="n + 10"/></onentry>'])
def test_a_wrong_param_of_a_final_state_is_left_out(entry: str) -> None:
    """5.7.1: `error.execution` is raised, before the state is done, and the other params are sent."""
    text = chart(
        f"""<datamodel><data id="n" expr="0"/></datamodel>
<state id="a"><state id="b"><transition target="c"/></state>
<final id="c">{entry}<donedata><param name="x" expr="nowhere"/><param name="y" expr="n + 3"/></donedata></final>
<transition event="error.execution"><assign location="n" expr="n + 1"/></transition>
<transition event="done.state.a" cond="_event.data.y == {13 if entry else 3} &amp;&amp; n == {11 if entry else 1}"
target="yes"/><transition event="done.state.a" target="no"/></state><state id="yes"/><state id="no"/>"""
    )
    assert any("the data x" in loss for loss in losses(text))
    assert state_of(text) == "yes"


@pytest.mark.parametrize(
    "name", ["_event", "_name", "_sessionid", "_ioprocessors", "_event.name", "_ioprocessors.scxml"]
)
def test_system_variables_cannot_be_assigned_to(name: str) -> None:
    """5.10: the value stays, error.execution is raised, and the block ends (4)."""
    text = chart(
        f"""<state id="a"><onentry><assign location="{name}" expr="'x'"/><raise event="e"/></onentry>
<transition event="error.execution" cond="_name == 'lamp' &amp;&amp; _sessionid != 'x'" target="b"/>
<transition event="*" target="wrong"/></state><state id="b"/><state id="wrong"/>""",
        'name="lamp"',
    )
    assert state_of(text) == "b"
    assert any("nothing can be assigned: error.execution" in loss for loss in losses(text))


def test_the_processors_of_a_chart() -> None:
    """5.10: `_ioprocessors` has the processors by their types, each with its location; C.1 and 5.9.2 say which."""
    text = chart(
        f"""<datamodel><data id="all" expr="_ioprocessors"/><data id="later"/><data id="place"/>
<data id="first" expr="_ioprocessors['{TYPE}'].location"/></datamodel>
<state id="a"><onentry><send event="one" targetexpr="_ioprocessors['scxml'].location"/></onentry>
<transition event="one" cond="_ioprocessors.scxml.location &amp;&amp; !_ioprocessors['other'] &amp;&amp; all"
target="b"/></state>
<state id="b"><onentry><assign location="place" expr="all.scxml.location"/><send event="two" targetexpr="place"/>
<send event="three" targetexpr="first" type="scxml"/></onentry><transition event="two" target="c"
cond="typeof later === 'undefined' &amp;&amp; all !== later &amp;&amp; !later"/></state>
<state id="c"><transition event="three" target="d"/></state>
<state id="d"><onentry><assign location="later" expr="_ioprocessors"/></onentry>
<transition cond="later === all &amp;&amp; later == _ioprocessors &amp;&amp; typeof later == 'object'"
target="e"/></state>
<state id="e"><onentry><send event="no" targetexpr="_ioprocessors['other'].location"/></onentry>
<transition event="error.execution" target="f"/></state><state id="f"/>"""
    )
    assert state_of(text) == "f"


def test_an_event_that_is_kept_is_the_same_until_the_next() -> None:
    """5.10.1: each event is another object."""
    text = chart(
        """<datamodel><data id="kept"/></datamodel>
<state id="a"><transition event="e" target="b"><assign location="kept" expr="_event"/></transition></state>
<state id="b"><transition cond="kept == _event" target="c"/></state>
<state id="c"><transition event="e" cond="kept == _event" target="wrong"/>
<transition event="e" cond="kept != _event" target="d"/></state>
<state id="d"><transition cond="kept == _event" target="wrong"/><transition cond="kept" target="e"/></state>
<state id="e"/><state id="wrong"/>"""
    )
    assert state_of(text, "e", "e") == "e"


@pytest.mark.parametrize(
    ("attributes", "error"),
    [
        ('type="x-other"', "error.execution"),  # 6.2.5
        ('type="27"', "error.execution"),
        ('typeexpr="27"', "error.execution"),
        ('target="nowhere"', "error.execution"),  # 6.2.4
        ("targetexpr=\"'no' + 'where'\"", "error.execution"),
        ('targetexpr="n"', "error.execution"),
        ('targetexpr="word"', "error.execution"),
        ('targetexpr="word + n"', "error.execution"),
        ('typeexpr="word"', "error.execution"),
        ('typeexpr="word + n"', "error.execution"),
        ('target="#_nobody"', "error.communication"),  # C.1
        ("targetexpr=\"'#_' + word + n\"", "error.communication"),
        ('target="#_scxml_other"', "error.communication"),
    ],
)
def test_an_event_that_cannot_be_sent(attributes: str, error: str) -> None:
    """An error of execution ends the block (4); that the other is not reached does not."""
    text = chart(
        f"""<datamodel><data id="n" expr="1"/><data id="word" expr="'w'"/></datamodel>
<state id="a"><onentry><send event="e" {attributes}/><raise event="after"/></onentry>
<onentry><raise event="other"/></onentry>
<transition event="{error}" target="b"/><transition event="*" target="wrong"/></state>
<state id="b"><transition event="after" target="c"/><transition event="other" target="d"/></state>
<state id="c"/><state id="d"/><state id="wrong"/>"""
    )
    assert state_of(text) == ("d" if error == "error.execution" else "c")


def test_an_event_for_the_address_of_another_tells_the_host() -> None:
    """A URI with a scheme may be anywhere (6.2.4): the host knows."""
    text = chart(
        """<datamodel><data id="n" expr="1"/></datamodel>
<state id="a"><onentry><send event="e" target="app:lamp"/><send event="f" targetexpr="'app:' + n"/></onentry></state>"""
    )
    with machine_of(text) as machine:
        assert [event.name for event in machine.events() if event.kind is EventKind.EMITTED] == ["e", "f"]
    assert sum("the host is told" in loss for loss in losses(text)) == 2


@pytest.mark.parametrize("first", ["", 'expr="27"'])
def test_data_that_hold_numbers_and_texts(first: str) -> None:
    """ECMA-262, 6.1: data have no type of their own."""
    text = chart(
        f"""<datamodel><data id="x" {first}/><data id="n" expr="4"/></datamodel>
<state id="a"><onentry><assign location="x" expr="n * 2"/></onentry>
<transition cond="x == 8 &amp;&amp; x &amp;&amp; 'is ' + x == 'is 8'" target="b"/></state>
<state id="b"><onentry><assign location="x" expr="'#_internal'"/><send event="e" targetexpr="x"/></onentry>
<transition event="e" cond="x == '#_internal'" target="c"/></state>
<state id="c"><onentry><assign location="x" expr="0"/></onentry><transition cond="!x" target="d"/></state>
<state id="d"/>"""
    )
    assert any("the data x hold numbers and texts: numbers are texts" in loss for loss in losses(text))
    assert state_of(text) == "d"
    for script in ("x + 1 == 2", "x &lt; 3", "typeof x == 'number'", "-x == 1"):
        wrong = text.replace('cond="!x"', f'cond="{script}"')
        assert any("it is never taken" in loss for loss in losses(wrong)), script


def test_system_variables_are_no_data() -> None:
    """5.3: the names that begin with _ are those of the platform."""
    text = chart(
        """<datamodel><data id="_event" expr="1"/></datamodel>
<state id="a"><onentry><foreach array="[1]" item="_event"><raise event="wrong"/></foreach></onentry>
<transition event="wrong" target="wrong"/>
<transition event="error.execution" target="b"/></state><state id="b"/><state id="wrong"/>"""
    )
    assert state_of(text) == "b"
    assert any("data without an id" in loss for loss in losses(text))


def test_only_charts_that_ask_have_more_in_their_events() -> None:
    text = chart(
        """<state id="a"><onentry><send event="e" id="i"><param name="x" expr="1"/></send><raise event="f"/></onentry>
<transition event="e" cond="_event.data.x == 1 &amp;&amp; _event.name == 'e'" target="b"/></state><state id="b"/>"""
    )
    document = import_data(text).document
    assert "inputs" not in document
    assert document["machine"]["states"]["a"]["entry"] == [
        {"send": "e", "data": {"x": 1}, "id": "i"},
        {"raise": "f"},
    ]


def test_what_events_say_of_themselves_keeps_out_of_their_data() -> None:
    """A chart may call its own data anything, and have many of them."""
    text = chart(
        """<state id="a"><onentry><send event="e"><param name="_type" expr="'mine'"/></send></onentry>
<transition event="e" cond="_event.type == 'external' &amp;&amp; _event.data._type == 'mine'" target="b"/></state>
<state id="b"/>"""
    )
    assert state_of(text) == "b"
    many = "".join(f'<param name="x{index}" expr="1"/>' for index in range(64))
    text = chart(
        f"""<state id="a"><onentry><raise event="e"/><send event="f">{many}</send></onentry>
<transition event="f"><log expr="_event.type"/></transition></state>"""
    )
    assert logged(text) == ["external"]
    assert any("too much data" in loss for loss in losses(text))


@pytest.mark.parametrize(
    "keeping",
    ['<assign location="last" expr=" _event.data "/>', "<script>var n = 1; last = _event . data; n = 2;</script>"],
)
def test_data_that_keep_those_of_an_event_have_the_parts_that_are_asked_for(keeping: str) -> None:
    text = chart(
        f"""<datamodel><data id="last"/><data id="moved" expr="0"/></datamodel>
<state id="up"><transition event="down" target="held">{keeping}</transition></state>
<state id="held"><transition event="move"><assign location="moved" expr="moved + _event.data.x - last.x"/>{keeping}
</transition><transition event="up" cond="last.name === 'pen'" target="up"/></state>"""
    )
    assert not [loss for loss in losses(text) if "left out" in loss]
    assert any(loss.endswith("the data last keep those of an event: its parts x, name") for loss in losses(text))
    with machine_of(text) as machine:
        machine.send("down", {"x": 10, "name": "finger"})
        machine.send("move", {"x": 13})
        machine.send("move", {"x": 17.5, "name": "pen"})
        assert machine.inputs["moved"] == 7.5
        assert machine.state == "held"
        machine.send("up")
        assert machine.state == "up"


@pytest.mark.parametrize("use", ["last &amp;&amp; last.x == 1", "last.x.y == 1", "last[word] == 1", "last == 1"])
def test_data_that_are_asked_for_as_a_whole_keep_no_parts(use: str) -> None:
    text = chart(
        f"""<datamodel><data id="last"/><data id="word" expr="'x'"/></datamodel>
<state id="a"><transition event="e" cond="{use}"><assign location="last" expr="_event.data"/></transition></state>"""
    )
    assert not any("keep those of an event" in loss for loss in losses(text))
