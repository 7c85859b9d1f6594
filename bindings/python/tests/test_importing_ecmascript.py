# SPDX-License-Identifier: MIT
"""What charts of others have in ECMAScript and where ECMA-262 decides: data of events, booleans, syntax, rounding.

The values are those that node has for the same expressions; sections are of ECMA-262 (2024) or of SCXML.
"""

from __future__ import annotations

from typing import Any

import pytest
from animcore import EventKind, Machine
from animcore.tools.importing import import_data

pytest.importorskip("defusedxml")

DATA = """<datamodel><data id="n" expr="2"/><data id="zero" expr="0"/><data id="word" expr="'a'"/>
<data id="flag" expr="true"/></datamodel>"""


def chart(inside: str) -> str:
    head = '<scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" datamodel="ecmascript">'
    return f"{head}\n{inside}\n</scxml>"


def losses(text: str) -> list[str]:
    return [str(entry) for entry in import_data(text).report.losses]


def logged(text: str, *events: tuple[str, dict[str, Any]]) -> list[Any]:
    """What a chart logs after events of the host."""
    with Machine.load(import_data(text).document) as machine:
        for name, data in events:
            machine.send(name, data)
        machine.advance(1)
        return [
            event.data.get("value")
            for event in machine.events()
            if event.kind is EventKind.EMITTED and event.name == "log"
        ]


def escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        # 7.1.2: a text is true but for the empty one.
        ("_event.data.p", {"text": True, "7": True, "": False, 0: False, 2: True, None: False}),
        ("!_event.data.p", {"text": False, "7": False, "": True, 0: True, 2: False, None: True}),
        # 7.2.15: what is undefined is nothing else.
        ("_event.data.p == 0", {"text": False, 0: True, 2: False, None: False}),
        ("_event.data.p != 0", {"text": True, 0: False, 2: True, None: True}),
        ("_event.data.p === zero", {"text": False, 0: True, 2: False, None: False}),
        ("_event.data.p !== n", {"text": True, "2": True, 0: True, 2: False, None: True}),
        ("_event.data.p == false", {"text": False, 0: True, 2: False, None: False}),
        # 7.2.15: a number is no text.
        ("_event.data.p === '2'", {"text": False, "2": True, 2: False, 0: False, None: False}),
        ("_event.data.p !== '2'", {"text": True, "2": False, 2: True, 0: True, None: True}),
        ("_event.data.p === 'text'", {"text": True, "2": False, 2: False, 0: False, None: False}),
        # 7.2.13: neither a word nor undefined is in an order with a number.
        ("_event.data.p < 5", {"text": False, 0: True, 2: True, 9: False, None: False}),
        ("_event.data.p <= 0", {"text": False, 0: True, 2: False, -1: True, None: False}),
        ("5 > _event.data.p", {"text": False, 0: True, 9: False, None: False}),
        ("_event.data.p > -1", {"text": False, 0: True, -2: False, None: False}),
        ("_event.data.p >= n", {"text": False, 0: False, 2: True, None: False}),
        ("_event.data.p < n", {"text": False, 0: True, 2: False, None: False}),
        ("_event.data.p > 1", {"text": False, 0: False, 2: True, None: False}),
    ],
)
def test_conditions_on_what_an_event_has(condition: str, holds: dict[Any, bool]) -> None:
    text = chart(
        f"""{DATA}<state id="a"><transition event="e" cond="{escaped(condition)}"><log expr="1"/>
</transition></state>"""
    )
    assert losses(text) == []
    for value, wanted in holds.items():
        # Other data are there, as without any a part of them is an error in ECMAScript.
        data = {"other": 1} if value is None else {"p": value}
        assert logged(text, ("e", data)) == ([1] if wanted else []), f"{condition} of {value!r}"


def test_content_that_is_a_text_is_true() -> None:
    """ECMA-262, 7.1.2."""
    text = chart(
        """<state id="a"><onentry><send event="e"><content>some text</content></send></onentry>
<transition event="e" cond="_event.data"><log expr="'yes'"/></transition></state>"""
    )
    assert logged(text) == ["yes"]


ASKED = "approximated: whether an event of the host has data: whether it has content, or a part that the chart names"


@pytest.mark.parametrize("content", ['<param name="p" expr="0"/>', "<content>0</content>", "<content>w</content>", ""])
@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("_event.data", True),
        ("_event.data != null", True),
        ("!_event.data", False),
        ("_event.data === undefined", False),
        ("typeof _event.data === 'undefined'", False),
        ("typeof _event.data != 'undefined'", True),
    ],
)
def test_whether_an_event_has_data(content: str, condition: str, holds: bool) -> None:
    """An object is true (ECMA-262, 7.1.2), and the number 0 is not; where nothing is sent, it is undefined."""
    text = chart(
        f"""<state id="a"><onentry><send event="e">{content}</send></onentry>
<transition event="e" cond="{condition}"><log expr="'yes'"/></transition>
<transition event="f" cond="_event.data.part == 1"/></state>"""
    )
    is_there = bool(content) and not ("<content>0" in content and condition in ("_event.data", "!_event.data"))
    assert logged(text) == (["yes"] if is_there is holds else [])


def test_whether_an_event_of_the_host_has_data_is_known_by_the_parts_that_are_asked_for() -> None:
    text = chart(
        """<state id="a"><transition event="e" cond="_event.data"><log expr="'yes'"/></transition>
<transition event="f" cond="_event.data.part == 1"/></state>"""
    )
    assert losses(text) == [f"line 2, <transition>: {ASKED}"]
    assert logged(text, ("e", {"part": 0}), ("e", {"content": "x"})) == ["yes", "yes"]
    assert logged(text, ("e", {}), ("e", {"other": 1})) == []


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("'x' in _event.data", True),
        ("'y' in _event.data", False),
        ("typeof _event.data.x == 'undefined'", False),
        ("typeof _event.data.y === 'undefined'", True),
        ("_event.data.x !== undefined", True),
        ("_event.data.y == null", True),
    ],
)
def test_whether_an_event_has_a_part(condition: str, holds: bool) -> None:
    text = chart(
        f"""<state id="a"><onentry><send event="e"><param name="x" expr="0"/></send></onentry>
<transition event="e" cond="{condition}"><log expr="'yes'"/></transition></state>"""
    )
    assert logged(text) == (["yes"] if holds else [])
    assert all("not where it is an empty text" in loss for loss in losses(text))


def test_the_host_is_told_booleans() -> None:
    """SCXML, 4.7: the value of the expression."""
    text = chart(
        f"""{DATA}<state id="a"><onentry><log expr="n &gt; 1"/><log expr="!flag"/><log expr="true"/>
<send event="told" target="#_parent"><param name="a" expr="n == 2"/><param name="b" expr="word == 'b'"/>
<param name="c" expr="n"/></send></onentry></state>"""
    )
    assert losses(text) == []
    with Machine.load(import_data(text).document) as machine:
        found = [dict(event.data) for event in machine.events() if event.kind is EventKind.EMITTED]
    assert [str(each) for each in found] == [
        "{'value': True}",
        "{'value': False}",
        "{'value': True}",
        "{'a': True, 'b': False, 'c': 2.0}",
    ]


@pytest.mark.parametrize(
    ("inside", "said"),
    [
        (
            """<onentry><send event="e"><param name="p" expr="flag"/></send></onentry>
<transition event="e"><log expr="'it is ' + _event.data.p"/></transition>""",
            "_event.data.p as a text: where it is true or false, 1 or 0",
        ),
        (
            """<onentry><send event="e"><content expr="{ p: n &gt; 1 }"/></send></onentry>
<transition event="e"><log expr="_event.data.p"/></transition>""",
            "_event.data.p as data: where it is true or false, 1 or 0",
        ),
        (
            """<onentry><send event="e" namelist="word"/></onentry>
<transition event="e"><assign location="n" expr="_event.data.word + 1"/></transition>""",
            "_event.data.word in a sum or an order: a number, or 0 where it is a text",
        ),
        (
            """<transition event="e"><log expr="'x' + (n &amp;&amp; flag)"/></transition>""",
            "a value that is a number or a boolean, by a condition: true is 1, false is 0",
        ),
        (
            """<transition event="e" cond="_event.data.p === ''" target="a"/>""",
            "the comparison of an event's data with '': true where there are none",
        ),
    ],
)
def test_what_data_of_events_cannot_say_is_reported(inside: str, said: str) -> None:
    found = losses(chart(f'{DATA}<state id="a">{inside}</state>'))
    assert [loss.partition("approximated: ")[2] for loss in found] == [said]


@pytest.mark.parametrize(
    ("script", "value"),
    [
        # 21.1.3.3: of two that are as near, the larger; of what is below 0, as of what is above.
        ("(2.5).toFixed(0)", "3"),
        ("(-2.5).toFixed(0)", "-3"),
        ("(1.5).toFixed()", "2"),
        ("(0.25).toFixed(1)", "0.3"),
        ("(0.125).toFixed(2)", "0.13"),
        ("(0.375).toFixed(2)", "0.38"),
        ("(-0.125).toFixed(2)", "-0.13"),
        ("(1.005).toFixed(2)", "1.00"),
        ("(1.45).toFixed(1)", "1.4"),
        ("(8.345).toFixed(2)", "8.35"),
        ("(1234.5).toFixed(0)", "1235"),
        ("(n + 0.0625).toFixed(3)", "2.063"),
        # 21.1.3.3: the sign is that of the number, also where it is rounded to 0.
        ("(-0.4).toFixed(0)", "-0"),
        ("(zero - 0.004).toFixed(2)", "-0.00"),
        ("(-zero).toFixed(1)", "0.0"),
        ("(zero - n).toFixed(1) + 'x'", "-2.0x"),
        # 12.9.4: a line that goes on.
        ("'a\\&#10;b'", "ab"),
    ],
)
def test_texts_are_those_of_ecmascript(script: str, value: str) -> None:
    text = chart(f'{DATA}<state id="a"><onentry><log expr="{script}"/></onentry></state>')
    assert losses(text) == []
    assert logged(text) == [value]


@pytest.mark.parametrize("script", ["{ p: 'v'", "n +", "(n", "[1, 2", "'v", "n ? 1", "f(1,"])
def test_what_ends_too_early_is_an_error_of_the_chart(script: str) -> None:
    """SCXML, 5.9: error.execution; 4.: the rest of the block is not done."""
    text = chart(
        f"""{DATA}<state id="a"><onentry><assign location="n" expr="{script}"/><assign location="n" expr="5"/></onentry>
<transition event="error.execution" target="b"/></state>
<state id="b"><onentry><log expr="n"/></onentry></state>"""
    )
    assert logged(text) == [2]
    assert ["error.execution, as in the chart" in loss for loss in losses(text)] == [True]
    text = chart(
        f"""<datamodel><data id="x" expr="{script}"/></datamodel><state id="a">
<transition event="error.execution"><log expr="'error'"/></transition></state>"""
    )
    assert logged(text) == ["error"]


@pytest.mark.parametrize("script", ["word.replace(/'/g, 'x')", "010"])
def test_what_is_only_not_understood_is_left_out(script: str) -> None:
    """These are no errors in ECMAScript."""
    found = losses(chart(f'{DATA}<state id="a"><onentry><log expr="{script}"/></onentry></state>'))
    assert ["the action is not done" in loss for loss in found] == [True]


def test_parts_of_an_object_that_is_assigned_have_their_kinds() -> None:
    text = chart(
        """<datamodel><data id="o"/></datamodel><state id="a"><onentry>
<assign location="o" expr="{ p: 'v1', q: { r: true }, s: 3 }"/>
<log expr="o.p + ' ' + o.q.r + ' ' + o.s"/></onentry></state>"""
    )
    assert logged(text) == ["v1 true 3"]
    assert all("which has no value at first" in loss for loss in losses(text))


@pytest.mark.parametrize(
    ("inside", "place", "said"),
    [
        ('<transition event="e" target="a"/><state id="a"/>', "transition", "what scxml does not have inside"),
        ("<onentry><raise event='e'/></onentry><state id='a'/>", "onentry", "what scxml does not have inside"),
        (
            "<initial><transition target='b'/></initial><state id='a'/><state id='b'/>",
            "initial",
            "what scxml does not have inside",
        ),
        (
            '<parallel id="p"><initial><transition target="a"/></initial><state id="a"/></parallel>',
            "initial",
            "what parallel does not have inside",
        ),
        (
            '<parallel id="p" initial="a"><state id="a"/></parallel>',
            "parallel id=p",
            "the attribute initial, which parallel does not have",
        ),
        ('<state id="a"><donedata/></state>', "donedata", "what state does not have inside"),
        ('<final id="f"><state id="a"/></final>', "state id=a", "what final does not have inside"),
        (
            '<state id="a"><onentry><if cond="true"><else><raise event="e"/></else></if></onentry></state>',
            "raise",
            "what else does not have inside",
        ),
        (
            '<state id="a"><onentry><raise event="e"><param name="p" expr="1"/></raise></onentry></state>',
            "param",
            "what raise does not have inside",
        ),
        (
            '<state id="a"><transition event="e" after="1s" target="a"/></state>',
            "transition",
            "the attribute after, which transition does not have",
        ),
        ('<state id="a" src="b.scxml"/>', "state id=a", "the attribute src, which state does not have"),
    ],
)
def test_what_scxml_does_not_have_there_is_reported(inside: str, place: str, said: str) -> None:
    """The content models of SCXML, 3 to 6."""
    assert losses(chart(inside)) == [f"line 2, <{place}>: left out: {said}"]


def test_attributes_of_other_namespaces_are_not_those_of_the_chart() -> None:
    """An editor keeps what it wants in attributes of its own (Namespaces in XML, 6.2)."""
    text = chart(
        """<state id="a" xmlns:x="urn:x" x:initial="nowhere" x:id="b"><transition event="e" x:cond="false" target="b"/>
</state><state xmlns:x="urn:x" x:id="c" id="b"/>"""
    )
    assert losses(text) == []
    with Machine.load(import_data(text).document) as machine:
        machine.send("e")
        assert machine.state == "b"


def test_data_that_hold_what_events_have_are_texts_and_numbers() -> None:
    """A name that an event has stays one; nothing says beforehand that it is no number."""
    text = chart(
        """<datamodel><data id="user" expr="null"/></datamodel>
<state id="out"><transition event="in" cond="_event.data.user" target="in">
<assign location="user" expr="_event.data.user"/></transition></state>
<state id="in"><onentry><log expr="user"/></onentry>
<transition event="same" cond="user === _event.data.user"><log expr="'same'"/></transition>
<transition event="out" target="out"><assign location="user" expr="null"/><log expr="user ? 'there' : 'none'"/>
</transition></state>"""
    )
    events = [("in", {"user": "ann"}), ("same", {"user": "bob"}), ("same", {"user": "ann"}), ("out", {})]
    assert logged(text, *events) == ["ann", "same", "none"]
    assert logged(text, ("in", {"user": 7}), ("same", {"user": 7}), ("same", {"user": 8})) == ["7", "same"]
    found = "\n".join(losses(text))
    assert "the data user hold what events have: numbers are texts" in found
    assert "null or undefined, which is assigned to user: an empty text" in found


def test_data_that_hold_what_events_have_are_numbers_where_they_are_counted_with() -> None:
    text = chart(
        """<datamodel><data id="speed"/></datamodel><state id="a"><transition event="e">
<assign location="speed" expr="_event.data.speed"/><log expr="speed * 2"/></transition></state>"""
    )
    assert logged(text, ("e", {"speed": 4})) == [8]
    assert any("the data speed hold what events have: a number, or 0 of a text" in loss for loss in losses(text))


def test_functions_with_variables_of_their_own() -> None:
    """ECMA-262, 14.3.2: a variable has the value of its declaration."""
    text = chart(
        f"""{DATA}<script>function twice(x) {{ var y = x + n; const z = y * 2, w = z; return w + y }}
function isThere() {{ var m = _event.data.m; return (m + '').length &gt; 0 }}</script>
<state id="a"><onentry><log expr="twice(5)"/></onentry>
<transition event="e" cond="isThere()"><log expr="_event.data.m"/></transition></state>"""
    )
    assert losses(text) == []
    assert logged(text, ("e", {"m": ""}), ("e", {"m": "x"})) == [21, "x"]


@pytest.mark.parametrize(
    "body",
    [
        "var y = Math.random(); return y + y",
        "var y = n; n = 3; return y",
        "var y = 1; var y = 2; return y",
        "var a=x+x, b=a+a, c=b+b, d=c+c, e=d+d, f=e+e, g=f+f; return g",
    ],
)
def test_functions_whose_variables_are_more_than_names_are_left_out(body: str) -> None:
    text = chart(
        f'{DATA}<script>function f(x) {{ {body} }}</script><state id="a"><onentry><log expr="f(1)"/></onentry></state>'
    )
    assert any("a function with variables of its own" in loss for loss in losses(text))
    assert logged(text) == []


def test_arrays_that_the_script_of_the_chart_makes() -> None:
    text = chart(
        """<script>var letters = ['a', 'b'], x = 4; var numbers = [10, 20];</script><state id="a"><onentry>
<foreach array="letters" item="letter"><foreach array="numbers" item="number" index="at">
<log expr="letter + number + at + x"/></foreach></foreach><log expr="letters[1] + letters.length"/></onentry></state>"""
    )
    assert losses(text) == []
    assert logged(text) == ["a1004", "a2014", "b1004", "b2014", "b2"]


def test_loops_over_arrays_in_objects() -> None:
    text = chart(
        """<datamodel><data id="o" expr="({ in: { deep: [ { a: 1 }, { a: 2 } ] } })"/></datamodel>
<state id="a"><onentry><foreach array="o.in.deep" item="each"><log expr="each.a"/></foreach></onentry></state>"""
    )
    assert logged(text) == [1, 2]


def test_what_may_be_an_array_is_not_said_to_be_an_error_of_the_chart() -> None:
    text = chart(
        """<datamodel><data id="list"/></datamodel><state id="a"><onentry><assign location="list" expr="f()"/>
<foreach array="list" item="each"><log expr="each"/></foreach></onentry></state>"""
    )
    assert any("left out: a loop over an array that is not known beforehand" in loss for loss in losses(text))


@pytest.mark.parametrize("at", [0, 1, 2, 7, -1])
def test_an_item_that_is_not_there_is_false(at: int) -> None:
    """ECMA-262, 7.1.2 and 13.13: undefined is false, and so is 0."""
    text = chart(
        f"""<datamodel><data id="a" expr="[0, 5]"/><data id="at" expr="{at}"/></datamodel><state id="a"><onentry>
<log expr="a[at] ? 'yes' : 'no'"/><log expr="a[at] || 9"/></onentry></state>"""
    )
    assert losses(text) == []
    assert logged(text) == (["yes", 5] if at == 1 else ["no", 9])


@pytest.mark.parametrize(
    ("script", "value"),
    [
        # 7.2.14: a text beside a number or boolean is a number, and what is not strict has no types.
        ("'1' == 1", True),
        ("'' == 0", True),
        ("'0' != false", False),
        ("' 1.50 ' == 1.5", True),
        ("'a' == 0", False),
        ("'a' != 'b'", True),
        # 7.2.15: values of different types are never the same.
        ("true === 1", False),
        ("false !== 0", True),
        # Two objects are two, also where they are alike.
        ("[1] == [1]", False),
        ("[] !== []", True),
        ("({}) == ({})", False),
        # 13.10: null and undefined are the same where it is not strict.
        ("null == undefined", True),
        ("null === undefined", False),
        ("null !== undefined", True),
        ("null == 0", False),
        # 7.1.2: objects are true, NaN is not.
        ("![]", False),
        ("[] ? 1 : 2", 1.0),
        ("({}) ? 1 : 2", 1.0),
        ("!NaN", True),
        ("0 / 0 ? 1 : 2", 2.0),
        # 6.1.6.1.5: a division by 0 is infinite.
        ("1 / 0 > 5", True),
        ("-1 / 0 < 5", True),
        # 13.13: the other side is not asked where the one decides.
        ("false && nowhere", False),
        ("true || nowhere.x", True),
        ("true ? 3 : nowhere", 3.0),
    ],
)
def test_first_values_are_those_of_ecmascript(script: str, value: Any) -> None:
    """The values are those of node."""
    text = chart(
        f"""<datamodel><data id="r" expr="{escaped(script)}"/></datamodel>
<state id="a"><onentry><log expr="r"/></onentry></state>"""
    )
    assert losses(text) == []
    found = logged(text)
    assert found == [value]
    assert type(found[0]) is type(value)


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("zero / zero", False),
        ("n % zero", False),
        ("Math.sqrt(-n)", False),
        ("!(zero / zero)", True),
        ("zero / zero || flag", True),
        ("n / zero && flag", True),
        ("n % zero ? false : true", True),
        ("n / zero", True),
        ("n / 2", True),
        ("isNaN(zero / zero)", True),
        ("isNaN(n / 2)", False),
        ("Boolean(n) === true", True),
        ("typeof Boolean(n) == 'boolean'", True),
        ("(flag ? 'yes' : word).length == 3", True),
        ("(word == 'a' ? word : 'none').length == 1", True),
        ("typeof nowhere !== 'undefined' && nowhere > 3", False),
        ("typeof nowhere === 'undefined' || nowhere.x", True),
        ("typeof nowhere === 'undefined' ? flag : nowhere", True),
    ],
)
def test_what_is_no_number_is_false(condition: str, holds: bool) -> None:
    """SCXML, B.2.3: a condition is what ToBoolean (ECMA-262, 7.1.2) makes of it, and no error. As node has it."""
    text = chart(
        f"""{DATA}<state id="a"><transition event="e" cond="{escaped(condition)}"><log expr="1"/></transition>
<transition event="e"><log expr="0"/></transition></state>"""
    )
    assert losses(text) == []
    assert logged(text, ("e", {})) == [float(holds)]
    with Machine.load(import_data(text).document) as machine:
        machine.send("e")
        assert [event.name for event in machine.events() if event.kind is EventKind.EMITTED] == ["log"]


@pytest.mark.parametrize(
    ("first", "holds"),
    [
        ('<assign location="n" expr="null"/>', [True, False, True, True]),
        ('<assign location="n" expr="undefined"/>', [False, True, True, False]),
        ("", [False, False, False, False]),
    ],
)
def test_null_is_not_undefined_where_it_is_strict(first: str, holds: list[bool]) -> None:
    """ECMA-262, 7.2.15 and 13.5.3."""
    asked = ["n === null", "n === undefined", "n == null", "typeof n == 'object'"]
    body = "".join(f'<log expr="{condition}"/>' for condition in asked)
    text = chart(f'{DATA}<state id="a"><onentry>{first}{body}</onentry></state>')
    assert losses(text) == []
    assert logged(text) == holds


def test_data_that_hold_null_and_undefined_in_turn_are_reported() -> None:
    text = chart(
        f"""{DATA}<state id="a"><onentry><assign location="n" expr="null"/><assign location="n" expr="undefined"/>
<log expr="n === null"/><log expr="typeof n"/></onentry></state>"""
    )
    assert [loss.split(": ", 2)[2] for loss in losses(text)] == [
        "null and undefined, which n hold in turn: as one",
        "typeof of n, which hold null and undefined in turn: undefined",
    ]


def test_a_condition_in_a_block_that_is_an_error_is_false() -> None:
    """SCXML, 5.9.1: the block goes on with what is done otherwise."""
    text = chart(
        f"""{DATA}<state id="a"><onentry><if cond="nowhere"><log expr="1"/><elseif cond="nowhere.x"/><log expr="2"/>
<else/><log expr="3"/></if><log expr="4"/></onentry><transition event="error.execution"><log expr="5"/></transition>
</state>"""
    )
    assert all(loss.endswith("error.execution, as in the chart") for loss in losses(text))
    assert len(losses(text)) == 2
    assert logged(text) == [3, 4, 5, 5]


@pytest.mark.parametrize(
    ("script", "said"),
    [
        ("n = 5; nowhere.x = 1; n = 6", [5, "error"]),
        ("if (n > 100) { nowhere.x = 1 } n = 7", [7, "after"]),
        ("if (n < 100) { n = 8; nowhere.x = 1; n = 9 } n = 10", [8, "error"]),
        ("if (nowhere) { n = 11 } n = 12", [2, "error"]),
    ],
)
def test_a_script_is_done_as_far_as_its_error(script: str, said: list[Any]) -> None:
    """As node has it: what is thrown ends the script, where it is come to (SCXML, 5.8)."""
    text = chart(
        f"""{DATA}<state id="a"><onentry><script>{escaped(script)}</script><raise event="after"/></onentry>
<transition event="error.execution"><log expr="n"/><log expr="'error'"/></transition>
<transition event="after"><log expr="n"/><log expr="'after'"/></transition></state>"""
    )
    assert logged(text) == said


@pytest.mark.parametrize("value", ["flag", "(n &gt; 1)", "word"])
def test_only_numbers_have_decimals(value: str) -> None:
    """ECMA-262, 21.1.3: others have no such function, and the call of one is an error."""
    text = chart(
        f"""{DATA}<state id="a"><onentry><log expr="{value}.toFixed(1)"/></onentry>
<transition event="error.execution"><log expr="'error'"/></transition></state>"""
    )
    assert logged(text) == ["error"]


@pytest.mark.parametrize("index", ["Infinity", "NaN", "-1", "0.5", f"0x{'f' * 300}"])
def test_places_of_arrays_that_are_no_numbers(index: str) -> None:
    """They are not there, which is false."""
    text = chart(
        f"""<datamodel><data id="a" expr="[1]"/></datamodel><state id="s"><transition event="e" cond="!a[{index}]">
<log expr="1"/></transition></state>"""
    )
    assert losses(text) or logged(text, ("e", {})) == [1]


def test_data_with_names_of_other_scripts() -> None:
    """ECMA-262, 12.7: a name begins with any letter."""
    text = chart(
        """<datamodel><data id="größe" expr="3"/><data id="имя" expr="'a'"/></datamodel><state id="s">
<onentry><assign location="größe" expr="größe + 1"/><log expr="имя + größe"/></onentry></state>"""
    )
    assert losses(text) == []
    assert logged(text) == ["a4"]


@pytest.mark.parametrize(
    ("functions", "script", "value"),
    [
        ("function f(by) { n = n + by }", "f(n * 3)", 8),
        ("function f(x) { if (x > 1) { word = 'b' } else { flag = false } n = n + x }", "f(n + 1)", 5),
        ("function f(x) { n = n + 1; n = n + x }", "f(7)", 10),
        # What it was given is the old value of n, which is not kept.
        ("function f(x) { n = n + 1; n = n + x }", "f(n)", None),
        ("function f(x) { if (flag) { n = 9 } n = x }", "f(n - 1)", None),
        ("function g() { n = 9 } function f(x) { g(); n = x }", "f(n)", None),
        ("function f(x) { return x - x }", "n = f(Math.random())", None),
    ],
)
def test_functions_get_values(functions: str, script: str, value: float | None) -> None:
    """ECMA-262, 10.2.11: arguments are evaluated once, before the function. What cannot be said is reported."""
    text = chart(
        f"""{DATA}<script>{escaped(functions)}</script><state id="a"><onentry><script>{escaped(script)}</script>
<log expr="n"/></onentry></state>"""
    )
    found = [loss for loss in losses(text) if "the call of f" in loss]
    assert (len(found), logged(text)) == ((0, [value]) if value is not None else (1, [2]))


@pytest.mark.parametrize(
    ("sent", "condition"),
    [
        ('<param name="w" expr="\'abc\'"/>', "_event.data.w.length == 3"),
        ("<content>abc</content>", "_event.data.length == 3"),
        ('<param name="length" expr="3"/>', "_event.data.length == 3"),
    ],
)
def test_how_long_what_an_event_has_is(sent: str, condition: str) -> None:
    text = chart(
        f"""<state id="a"><onentry><send event="e">{sent}</send></onentry>
<transition event="e" cond="{condition}"><log expr="1"/></transition></state>"""
    )
    assert [".length: of a text" in loss for loss in losses(text)] == [True]
    assert logged(text) == [1]


def test_a_final_state_among_regions_is_left_out() -> None:
    """SCXML, 3.4.2: a parallel state has none."""
    text = chart(
        """<parallel id="p"><state id="a"><final id="f"/></state><final id="g"/>
<transition event="done.state.p"><log expr="1"/></transition></parallel>"""
    )
    assert losses(text) == ["line 2, <final id=g>: left out: what parallel does not have inside"]
    assert logged(text) == [1]
