# SPDX-License-Identifier: MIT
"""What charts compute in ECMAScript: texts, objects, arrays, loops, what is undefined, and what is an error.

The values are those of ECMA-262; what a chart does with errors is that of SCXML's sections 3.12.1, 4.3 and 5.9.
"""

from __future__ import annotations

import time
from typing import Any

import pytest
from animcore import EventKind, Machine
from animcore.tools.importing import import_data
from animcore.tools.validate import check_text

pytest.importorskip("defusedxml")

DATA = """<datamodel><data id="n" expr="-7"/><data id="zero" expr="0"/><data id="flag" expr="true"/>
<data id="word" expr="'on'"/><data id="empty" expr="''"/><data id="list" expr="[3, 1, 2]"/>
<data id="names" expr="['a', 'b']"/><data id="box" expr="{ w: 4, at: { x: 1 }, title: 'T' }"/></datamodel>"""


def chart(inside: str, attributes: str = "") -> str:
    head = '<scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" datamodel="ecmascript"'
    return f"{head} {attributes}>\n{inside}\n</scxml>"


def losses(text: str) -> list[str]:
    return [str(entry) for entry in import_data(text).report.losses]


def state_of(text: str, *events: str) -> str:
    """Where a chart is after events and ten seconds. Its document is a valid one."""
    imported = import_data(text)
    problems = check_text("chart.json", imported.text.encode(), with_schema=True)
    assert [problem.message for problem in problems if problem.severity == "error"] == []
    with Machine.load(imported.document) as machine:
        for event in events:
            machine.send(event)
        machine.advance(10)
        return str(machine.state)


def value_of(script: str) -> Any:
    """What an expression is in the imported chart, sent to the host; a condition is 1 or 0."""
    text = chart(
        f"""{DATA}<state id="a"><onentry><send event="told" target="#_parent"><param name="v" expr="{script}"/></send>
</onentry></state>""",
        'name="lamp"',
    )
    imported = import_data(text)
    assert imported.report.is_exact, str(imported.report)
    with Machine.load(imported.document) as machine:
        return next(event.data["v"] for event in machine.events() if event.kind is EventKind.EMITTED)


@pytest.mark.parametrize(
    ("script", "value"),
    [
        # The value of && and || is that of a side, not whether it is true (ECMA-262, 13.13).
        ("n || 5", -7),
        ("zero || 5", 5),
        ("n &amp;&amp; 5", 5),
        ("zero &amp;&amp; 5", 0),
        ("empty || 'none'", "none"),
        ("word || 'none'", "on"),
        # Texts (13.8.1, 13.10, 22.1.3).
        ("'n is ' + n", "n is -7"),
        ("word + flag + 1.5", "ontrue1.5"),
        ("1 + 2 + 'x'", "3x"),
        ("'a' + (1 + 2)", "a3"),
        ("word &lt; 'z'", 1),
        ("word === box.title", 0),
        ("word.length", 2),
        ("word.startsWith('o') &amp;&amp; !word.endsWith('x')", 1),
        ("word.includes('N')", 0),
        ("word.indexOf('n') !== -1", 1),
        ("word.indexOf('N') === -1", 1),
        ("word.indexOf('n') &gt; -1", 1),
        ("word.indexOf('n') &gt;= 0", 1),
        ("word.indexOf('n') &lt; 0", 0),
        ("word.indexOf('o') === 0", 1),
        ("word.indexOf('o') != 0", 0),
        # What arrays have (23.1.3.16, 23.1.3.17).
        ("list.indexOf(1) != -1", 1),
        ("list.includes(9)", 0),
        ("list.includes('3')", 0),
        ("names.includes(word) ? 1 : 2", 2),
        ("!names.includes('b')", 0),
        ("names.indexOf('b') &gt;= 0 &amp;&amp; list.includes(n + 10)", 1),
        ("(2.5).toFixed(2)", "2.50"),
        ("String(n)", "-7"),
        ("String(flag)", "true"),
        ("n &gt; 0 ? 'plus' : 'minus'", "minus"),
        # Objects and arrays.
        ("box.w * box.at.x", 4),
        ("box['title']", "T"),
        ("list[1] + list.length", 4),
        ("list[zero]", 3),
        ("names[n + 8]", "b"),
        # What is there (13.5.3, 13.11).
        ("typeof nowhere", "undefined"),
        ("typeof n", "number"),
        ("typeof word === 'string'", 1),
        ("typeof box", "object"),
        ("n === undefined || word == null", 0),
        ("box.missing === undefined", 1),
        ("typeof nowhere ? 1 : 2", 1),
        ("(flag ? empty : word) ? 1 : 2", 2),
        ("String(flag ? empty : word) + 'x'", "x"),
        ("'x' + String(n + zero + '')", "x-7"),
        ("'w' in box", 1),
        ("'v' in box || box instanceof Array", 0),
        ("list instanceof Array", 1),
        ("_name", "lamp"),
    ],
)
def test_values_are_those_of_ecmascript(script: str, value: Any) -> None:
    assert value_of(script) == value


def test_texts_are_computed_and_assigned() -> None:
    text = chart(
        """<datamodel><data id="title" expr="'none'"/><data id="count" expr="0"/></datamodel>
<state id="a"><transition event="name"><script>count++; title = count + ': ' + _event.data.text</script></transition>
<transition event="ask" cond="title == '2: ' + 'z'" target="b"/></state><state id="b"/>"""
    )
    imported = import_data(text)
    assert imported.report.is_exact
    with Machine.load(imported.document) as machine:
        machine.send("name", {"text": "y"})
        machine.send("ask")
        assert (machine.state, machine.inputs["title"]) == ("a", "1: y")
        machine.send("name", {"text": "z"})
        machine.send("ask")
        assert machine.state == "b"


def test_objects_are_assigned_as_a_whole_and_part_by_part() -> None:
    text = chart(
        """<datamodel><data id="p" expr="{ x: 1, size: { w: 2 } }"/><data id="q"/></datamodel>
<state id="a"><onentry><assign location="p.size.w" expr="p.x + 5"/><script>p['x'] += 1; q = { on: true }</script>
</onentry><transition cond="p.size.w === 6 &amp;&amp; p.x === 2 &amp;&amp; q.on" target="b"/></state>
<state id="b"><onentry><assign location="p" expr="{ size: { w: 8 }, x: p.x * 2 }"/></onentry>
<transition cond="p.size.w == 8 &amp;&amp; p.x == 4" target="c"/></state><state id="c"/>"""
    )
    assert state_of(text) == "c"


def test_loops_over_arrays_are_written_out() -> None:
    """Item and index are there without being declared (SCXML, 4.6), and keep their last values."""
    text = chart(
        """<datamodel><data id="list" expr="[4, 5, 6]"/><data id="sum" expr="0"/></datamodel>
<state id="a"><onentry><foreach array="list" item="each" index="at"><script>sum += each * at</script>
<foreach array="['x', 'y']" item="name"><raise event="seen"/></foreach></foreach></onentry>
<transition cond="sum === 17 &amp;&amp; each == 6 &amp;&amp; at == 2 &amp;&amp; name == 'y'" target="b"/></state>
<state id="b"/>"""
    )
    assert losses(text) == []
    assert state_of(text) == "b"
    whole = chart(
        f"""<datamodel><data id="n" expr="0"/><data id="list" expr="[{"1," * 60}1]"/></datamodel><state id="a"><onentry>
<foreach array="list" item="i"><foreach array="list" item="j"><script>n = n + i * j</script></foreach></foreach>
</onentry></state>"""
    )
    assert any("a loop of too many actions" in loss for loss in losses(whole))


def test_items_are_appended_to_arrays() -> None:
    """A loop goes over the items that there are as it begins (SCXML, 4.6; ECMA-262, 23.1.3.2 and 23.1.3.23)."""
    text = chart(
        """<datamodel><data id="list" expr="[4, 5]"/><data id="words" expr="[]"/><data id="sum" expr="0"/>
<data id="n" expr="1"/></datamodel>
<state id="a"><onentry><foreach array="list" item="each" index="at">
<assign location="list" expr="list.concat([each * 2])"/>
<script>sum += each * (at + 1); words.push('w' + each, 'v')</script></foreach></onentry>
<transition cond="sum === 14 &amp;&amp; list.length == 4 &amp;&amp; list[n + 2] == 10 &amp;&amp; list[2] === 8"
target="b"/></state>
<state id="b"><transition cond="words.length == 4 &amp;&amp; words[2] == 'w5' &amp;&amp; each == 5 &amp;&amp; at == 1
&amp;&amp; list[4] === undefined &amp;&amp; list[n] !== undefined &amp;&amp; list &amp;&amp; words[n + 8] === ''"
target="c"/>
</state>
<state id="c"><onentry><script>words = ['x']; list = [].concat(list, [n], [2, n])</script>
<assign location="sum" expr="0"/>
<foreach array="list" item="each"><assign location="sum" expr="sum + each"/></foreach></onentry>
<transition cond="sum == 31 &amp;&amp; words.length === 1 &amp;&amp; words[0] === 'x' &amp;&amp; list.length == 7"
target="d"/>
</state><state id="d"/>"""
    )
    assert sum("an array that grows: of at most 32 items" in loss for loss in losses(text)) == 2
    assert state_of(text) == "d"


def test_what_data_hold_and_events_bring_is_appended() -> None:
    """`concat` takes what is no array as an item (ECMA-262, 23.1.3.2)."""
    text = chart(
        """<datamodel><data id="words" expr="[]"/><data id="ages" expr="[]"/><data id="said" expr="[]"/>
<data id="user" expr="{name: 'Eve', age: 7}"/><data id="word" expr="'w'"/><data id="all" expr="''"/></datamodel>
<state id="a"><transition event="said">
<assign location="words" expr="words.concat(user.name, word, String(user.age))"/>
<assign location="ages" expr="ages.concat(user.age > 9 ? 9 : user.age, Math.max(user.age, 8), _event.data.age)"/>
<assign location="said" expr="said.concat(_event.data.text)"/><assign location="user.age" expr="user.age + 3"/>
</transition><transition event="told" target="b"/></state>
<state id="b"><onentry><foreach array="said" item="each"><assign location="all" expr="all + each + ';'"/></foreach>
</onentry>
<transition cond="words.length == 6 &amp;&amp; words[0] == 'Eve' &amp;&amp; words[4] == 'w' &amp;&amp; words[5] == '10'
&amp;&amp; ages.length == 6 &amp;&amp; ages[0] == 7 &amp;&amp; ages[1] == 8 &amp;&amp; ages[2] == 40
&amp;&amp; ages[3] == 9 &amp;&amp; ages[4] == 10 &amp;&amp; ages[5] == 50
&amp;&amp; all == 'one;two;'" target="c"/></state><state id="c"/>"""
    )
    assert not [loss for loss in losses(text) if "left out" in loss]
    assert any("said: what events bring, of which numbers are texts" in loss for loss in losses(text))
    with Machine.load(import_data(text).document) as machine:
        machine.send("said", text="one", age=40)
        machine.send("said", text="two", age=50)
        machine.send("told")
        assert machine.state == "c"


@pytest.mark.parametrize("count", [24, 25, 64])
def test_an_item_of_a_long_array(count: int) -> None:
    for items, key in (
        (f"[{', '.join(str(index * 3) for index in range(count))}]", "n"),
        (f"{{{', '.join(f'k{index}: {index * 3}' for index in range(count))}}}", "'k' + n"),
    ):
        text = chart(
            f"""<datamodel><data id="long" expr="{items}"/><data id="n" expr="0"/></datamodel>
<state id="a"><transition cond="n == {count - 1} &amp;&amp; long[{key}] == n * 3" target="b"/>
<transition cond="long[{key}] === n * 3"><assign location="n" expr="n + 1"/></transition></state><state id="b"/>"""
        )
        assert losses(text) == []
        assert state_of(text) == "b"


def test_an_array_that_is_full_is_an_error() -> None:
    text = chart(
        """<datamodel><data id="list" expr="[0]"/></datamodel>
<state id="a"><transition event="e"><script>list.push(list.length)</script></transition>
<transition event="error.execution" cond="list.length == 32 &amp;&amp; list[31] == 31" target="b"/></state>
<state id="b"/>"""
    )
    assert state_of(text, *["e"] * 31) == "a"
    assert state_of(text, *["e"] * 32) == "b"


@pytest.mark.parametrize(
    "script",
    [
        "list.push('x')",
        "list.pop()",
        "list = other",
        "list = list.concat(other)",
        "list = list.concat(box)",
        "list = list.concat(n > 1 ? other : 1)",
        "list = [list[1], list[0]]",
    ],
)
def test_arrays_that_change_otherwise_are_left_out(script: str) -> None:
    text = chart(
        f"""<datamodel><data id="list" expr="[1, 2]"/><data id="other" expr="[3]"/><data id="box" expr="{{ w: 1 }}"/>
<data id="n" expr="2"/></datamodel><state id="a"><onentry><script>{script}</script></onentry></state>"""
    )
    assert any("list: an array that is changed" in loss for loss in losses(text)), losses(text)


def test_a_chart_of_very_many_data_is_read_at_once() -> None:
    data = "".join(f'<data id="a{index}" expr="[{index}, 1]"/><data id="x{index}"/>' for index in range(1500))
    assigned = "".join(
        f'<if cond="x{index} === undefined"><assign location="x{index}" expr="a{index}[1] + {index}"/></if>'
        for index in range(1500)
    )
    text = chart(f'<datamodel>{data}</datamodel><state id="a"><onentry>{assigned}</onentry></state>')
    begin = time.process_time()
    assert import_data(text).report.counts["left"] == 0
    assert time.process_time() - begin < 20


def test_scripts_choose() -> None:
    text = chart(
        """<datamodel><data id="n" expr="3"/><data id="m" expr="0"/></datamodel>
<script>if (n > 2) { m = 1; if (m == 2) m = 9 } else m = 5
if (m === 1) { n = 4 } else if (m == 2) { n = 5 }</script>
<state id="a"><transition cond="n == 4 &amp;&amp; m == 1" target="b"/></state><state id="b"/>"""
    )
    assert state_of(text) == "b"


def test_functions_are_written_out() -> None:
    text = chart(
        """<datamodel><data id="n" expr="2"/><data id="word"/>
<data id="half" expr="function(x) { return x / 2 }"/></datamodel>
<script>function twice(x, y) { return x * 2 + (y || 0) }
function named(x) { return 'n' + twice(x) }
var add = function(x) { if (x > 1) { n += x } word = named(n); }</script>
<state id="a"><transition event="e" target="b"><script>add(twice(1, 1)); add(0)</script></transition></state>
<state id="b"><transition cond="n == 5 &amp;&amp; word == 'n10' &amp;&amp; half(n) == 2.5" target="c"/></state>
<state id="c"/>"""
    )
    assert state_of(text, "e") == "c"
    for script in ("function f(x) { return f(x) } n = f(1)", "function f() { n = 1; f() } f()", "g(1)"):
        assert losses(chart(f'<datamodel><data id="n" expr="0"/></datamodel><script>{script}</script><state id="a"/>'))


def test_functions_that_call_each_other_often_are_left_out() -> None:
    script = "function f0() { n = n + 1 }" + "".join(
        f"function f{depth}() {{ {f'f{depth - 1}();' * 20} }}" for depth in range(1, 8)
    )
    text = chart(f'<datamodel><data id="n" expr="0"/></datamodel><script>{script} f7()</script><state id="a"/>')
    assert any("called too often" in loss for loss in losses(text))
    nested = "f(" * 50 + "n" + ")" * 50
    script = f"function f(x) {{ return x + x }} n = {nested}"
    text = chart(f'<datamodel><data id="n" expr="0"/></datamodel><script>{script}</script><state id="a"/>')
    assert any("grows too long" in loss for loss in losses(text)), losses(text)


def test_parts_of_objects_by_computed_names() -> None:
    text = chart(
        """<datamodel><data id="code">{ ".-": "a", "-...": "b" }</data><data id="keys" expr="''"/></datamodel>
<state id="a"><transition event="dot"><assign location="keys" expr="keys + '.'"/></transition>
<transition event="dash"><assign location="keys" expr="keys + '-'"/></transition>
<transition event="end" cond="code[keys] === 'a' &amp;&amp; code['-...'] == 'b'" target="b"/></state><state id="b"/>"""
    )
    assert state_of(text, "dot", "end") == "a"
    assert state_of(text, "dot", "dash", "end") == "b"


def test_what_has_no_value_is_undefined_until_it_has_one() -> None:
    text = chart(
        """<datamodel><data id="x"/><data id="y" expr="1"/></datamodel>
<state id="a"><transition cond="x === undefined &amp;&amp; typeof x == 'undefined' &amp;&amp; !x" target="b"/></state>
<state id="b"><onentry><assign location="x" expr="0"/></onentry>
<transition cond="x !== undefined &amp;&amp; typeof x === 'number' &amp;&amp; y != null" target="c"/></state>
<state id="c"><onentry><script>y = null; x = undefined</script></onentry>
<transition cond="y == null" target="d"/></state>
<state id="d"><transition cond="x == undefined" target="e"/></state><state id="e"/>"""
    )
    assert state_of(text) == "e"


def test_first_values_that_are_computed() -> None:
    text = chart(
        """<datamodel><data id="r" expr="2"/><data id="area" expr="Math.PI * r * r"/><data id="label" expr="'r ' + r"/>
<data id="me" expr="_sessionid"/></datamodel>
<state id="a"><transition cond="area &gt; 12.56 &amp;&amp; area &lt; 12.57 &amp;&amp; label == 'r 2' &amp;&amp; me"
target="b"/></state><state id="b"/>"""
    )
    assert losses(text) == []
    assert state_of(text) == "b"


@pytest.mark.parametrize(
    "before",
    [
        '<assign location="nowhere" expr="1"/>',
        '<assign location="_name" expr="\'x\'"/>',
        '<assign location="n" expr="nowhere + 1"/>',
        '<assign location="n" expr="return"/>',
        '<assign location="box.at.y.z" expr="1"/>',
        '<foreach array="n" item="i"><raise event="in"/></foreach>',
        '<foreach array="4" item="i"><raise event="in"/></foreach>',
        '<if cond="n == -7"><assign location="nowhere" expr="1"/></if>',
    ],
)
def test_an_error_of_the_chart_ends_its_block(before: str) -> None:
    """SCXML, 4 and 5.9: error.execution is raised, what follows in the block is not done, other blocks are."""
    text = chart(
        f"""{DATA}<state id="a"><onentry>{before}<raise event="next"/></onentry>
<onentry><raise event="other"/></onentry>
<transition event="next in" target="wrong"/>
<transition event="error.execution" target="b"/></state>
<state id="b"><transition event="next" target="wrong"/><transition event="other" target="c"/></state>
<state id="c"/><state id="wrong"/>"""
    )
    assert state_of(text) == "c"
    assert any("error.execution, as in the chart" in loss for loss in losses(text))


def test_a_condition_that_is_an_error_is_false_and_raises() -> None:
    text = chart(
        """<state id="a"><transition event="e" cond="nowhere" target="wrong"/><transition event="e" target="b"/></state>
<state id="b"><transition event="error.execution" target="c"/></state><state id="c"/><state id="wrong"/>"""
    )
    assert state_of(text, "e") == "c"


def test_a_first_value_that_is_an_error_raises_at_the_beginning() -> None:
    text = chart(
        """<datamodel><data id="x" expr="nowhere"/></datamodel>
<state id="a"><transition event="error.execution" target="b"/></state><state id="b"/>"""
    )
    assert state_of(text) == "b"


def test_texts_of_sends_that_few_data_give() -> None:
    """Where all texts are known that data ever hold, an event, its delay and its id may be these."""
    text = chart(
        """<datamodel><data id="which" expr="'one'"/><data id="wait" expr="'.5s'"/><data id="id"/></datamodel>
<state id="a"><onentry><assign location="which" expr="'two'"/><send eventexpr="which" delayexpr="wait" idlocation="id"/>
<send eventexpr="'late.' + which" delay="2s"/></onentry>
<transition event="one" target="wrong"/><transition event="two" cond="id != ''" target="b"/></state>
<state id="b"><onentry><send event="never" id="x" delay="1s"/><cancel sendidexpr="'x'"/></onentry>
<transition event="never" target="wrong"/><transition event="late.two" target="c"/></state>
<state id="c"/><state id="wrong"/>"""
    )
    assert state_of(text) == "c"


def test_an_event_is_canceled_by_the_id_that_idlocation_got() -> None:
    """SCXML, 6.2.4 and 6.3: the location has the id of the send that was done last."""
    text = chart(
        """<datamodel><data id="at"/></datamodel>
<state id="a"><onentry><send event="first" delay="1s" idlocation="at"/><send event="send" delay="1s" id="send.1"/>
<send event="late" delay="1s" idlocation="at"/></onentry>
<transition event="t" target="b"><cancel sendidexpr="at"/></transition></state>
<state id="b"><transition event="first" target="c"/></state><state id="c"><transition event="send" target="d"/></state>
<state id="d"><transition event="late" target="wrong"/></state><state id="wrong"/>"""
    )
    with Machine(import_data(text, "scxml").text) as machine:
        machine.send("t")
        machine.advance(2)
        assert machine.state == "d"


def test_a_session_that_is_not_there_cannot_be_sent_to() -> None:
    """SCXML, C.1: error.communication."""
    text = chart(
        """<state id="a"><onentry><send event="e" target="#_scxml_other"/></onentry>
<transition event="error.communication" target="b"/></state>
<state id="b"><onentry><send event="self" targetexpr="'#_scxml_' + _sessionid"/></onentry>
<transition event="self" target="c"/></state><state id="c"/>"""
    )
    assert state_of(text) == "c"


def test_names_of_events_in_conditions_and_actions() -> None:
    text = chart(
        """<datamodel><data id="last" expr="''"/></datamodel>
<state id="a"><transition event="*" cond="_event.name == 'stop' || _event.name === 'go' &amp;&amp; In('a')" target="b"/>
<transition event="*" cond="_event.name == 'never' &amp;&amp; false" target="wrong"/></state>
<state id="b"><transition event="back" target="c"><assign location="last" expr="_event.name"/></transition></state>
<state id="c"><transition cond="last == 'back'" target="d"/></state><state id="d"/><state id="wrong"/>"""
    )
    assert state_of(text, "other") == "a"
    assert state_of(text, "never") == "a"
    assert state_of(text, "go") == "b"
    assert state_of(text, "stop", "back") == "d"


def test_a_chart_inside_of_an_invoke_is_not_a_part_of_the_chart() -> None:
    text = chart(
        """<datamodel><data id="n" expr="1"/></datamodel><state id="a"><invoke><content><scxml><datamodel>
<data id="n" expr="2"/></datamodel><state id="a"/></scxml></content><finalize><script>n = 3</script></finalize></invoke>
<transition cond="n == 1" target="b"/></state><state id="b"/>"""
    )
    assert state_of(text) == "b"
    assert losses(text) == [
        "line 2, <invoke>: left out: invoke: no other chart or service is started, and none answers"
    ]


def test_whether_an_event_has_data_before_a_part_of_it() -> None:
    """A part that is not there is undefined: less than nothing and no zero, so that the first question says no more.

    By ECMA-262, 7.2.13 to 7.2.15.
    """
    text = chart(
        """<state id="a"><transition event="e" cond="In('a') &amp;&amp; _event.data &amp;&amp; _event.data.x &gt; 1"
target="b"/></state>
<state id="b"><transition event="e" cond="!_event.data || !_event.data.x" target="a"/>
<transition event="f" cond="_event.data" target="a"/>
<transition event="g" cond="_event.data &amp;&amp; _event.data.x == 0" target="a"/></state>"""
    )
    assert ["whether an event of the host has data" in loss for loss in losses(text)] == [True]
    with Machine.load(import_data(text).document) as machine:
        machine.send("e")
        assert machine.state == "a"
        machine.send("e", {"x": 2})
        assert machine.state == "b"
        machine.send("e", {"x": 2})
        assert machine.state == "b"
        machine.send("g")
        assert machine.state == "b"
        machine.send("g", {"x": 0})
        assert machine.state == "a"
        machine.send("e", {"x": 2})
        machine.send("f")
        assert machine.state == "b"
        machine.send("f", {"x": 0})
        assert machine.state == "a"
        machine.send("e", {"x": 2})
        machine.send("e")
        assert machine.state == "a"


def test_data_of_events_that_are_objects_and_logs_of_several_values() -> None:
    text = chart(
        """<datamodel><data id="n" expr="2"/></datamodel>
<state id="a"><onentry><log expr="[n, 'x', n &gt; 1]"/><send event="e"><content expr="{ a: { b: n }, c: 'd' }"/></send>
</onentry><transition event="e" cond="_event.data.a.b == 2 &amp;&amp; _event.data.c == 'd'" target="b"/></state>
<state id="b"/>"""
    )
    assert state_of(text) == "b"
    with Machine.load(import_data(text).document) as machine:
        logged = next(event for event in machine.events() if event.name == "log")
        assert logged.data["value"] == "2,x,true"


def test_what_is_assigned_inside_of_a_loop_has_to_be_declared() -> None:
    """SCXML, 5.4 and 4.6: a loop declares its item and its index, and nothing else."""
    text = chart(
        """<state id="a"><onentry><foreach array="[1, 2]" item="x" index="i">
<assign location="nowhere" expr="x"/></foreach><raise event="next"/></onentry>
<transition event="next" target="wrong"/>
<transition event="error.execution" cond="x == 1 &amp;&amp; i == 0" target="b"/></state><state id="b"/>
<state id="wrong"/>"""
    )
    assert state_of(text) == "b"
    assert any("nowhere, which nothing declares: error.execution" in loss for loss in losses(text))


def test_data_with_the_name_of_a_time() -> None:
    """In a document `elapsed` is the time in a state, in backquotes as well."""
    text = chart(
        """<datamodel><data id="elapsed" expr="4"/></datamodel><state id="a">
<transition event="e" cond="elapsed == 4" target="b"><assign location="elapsed" expr="elapsed + 1"/></transition>
</state><state id="b"><transition cond="elapsed == 5" target="c"/></state><state id="c"/>"""
    )
    assert losses(text) == []
    assert state_of(text, "e") == "c"


@pytest.mark.parametrize("name", ["größe", "a b", "a..b", "*", "1.2", "x'y"])
def test_sends_with_ids_of_any_text(name: str) -> None:
    """An id may have any letters (XML Schema, 3.3.8); such a chart was refused."""
    text = chart(
        f"""<state id="a"><onentry><send event="late" delay="1s" id="{name}"/><send event="kept" delay="2s" id="other"/>
</onentry><transition event="stop"><cancel sendid="{name}"/></transition>
<transition event="late" target="wrong"/><transition event="kept" target="b"/></state><state id="b"/>
<state id="wrong"/>"""
    )
    assert losses(text) == []
    with Machine.load(import_data(text).document) as machine:
        machine.send("stop")
        machine.advance(3)
        assert machine.state == "b"


LATE = """<datamodel><data id="n" expr="1"/></datamodel>
<state id="a"><transition event="go" target="b" cond="typeof v === 'undefined'"><assign location="n" expr="5"/>
</transition></state>
<state id="b"><datamodel><data id="wrong" expr="nowhere"/><data id="v" expr="n * 2"/><data id="box">{ "x": 1 }</data>
<data id="word">some
  text</data><data id="later"/></datamodel>
<onentry><assign location="n" expr="v"/></onentry>
<transition event="error.execution" cond="n == 10 &amp;&amp; box.x === 1 &amp;&amp; word == 'some text'"
target="c"/></state>
<state id="c"><transition event="go" target="b"><assign location="v" expr="v + 1"/></transition>
<transition event="error.execution" target="wrong"/></state>
<state id="wrong"/>"""


def test_late_binding_gives_data_their_values_as_the_state_is_entered_first() -> None:
    """5.3.3: before its own content, and once. A wrong value raises `error.execution`, and the others are there."""
    text = chart(LATE, 'binding="late"')
    assert [loss for loss in losses(text) if "left out" in loss] == []
    assert state_of(text, "go") == "c"
    assert state_of(text, "go", "go") == "b"
    with Machine.load(import_data(text).document) as machine:
        machine.send("go")
        machine.send("go")
        assert machine.inputs["v"] == 11


def test_late_binding_of_arrays_and_functions_is_early() -> None:
    text = chart(
        """<state id="a"><datamodel><data id="list" expr="[1, 2]"/><data id="f">function(x) { return x + 1; }</data>
</datamodel><transition cond="f(list[1]) == 3" target="b"/></state><state id="b"/>""",
        'binding="late"',
    )
    assert state_of(text) == "b"
    assert [loss.split("late binding of the data ")[1] for loss in losses(text)] == [
        "list: they have their value from the start",
        "f: they have their value from the start",
    ]


def test_functions_as_data() -> None:
    """Their type is a function (ECMA-262, 13.5.3), a name of one is the same one, and they are true."""
    text = chart(
        """<datamodel><data id="n" expr="2"/><data id="twice">function named(x) {
  return 2 * x;
}</data><data id="same" expr="twice"/></datamodel>
<state id="a"><onentry><assign location="twice" expr="function named(x) { return 2 * x; }"/></onentry>
<transition cond="typeof twice === 'function' &amp;&amp; same &amp;&amp; twice != null &amp;&amp; same(n) === 4"
target="b"/></state><state id="b"/>"""
    )
    assert losses(text) == []
    assert state_of(text) == "b"


def test_a_function_that_changes_is_told() -> None:
    text = chart(
        """<script>function f() { return 1; }</script>
<state id="a"><onentry><script>f = function() { return 2; }</script>
<assign location="f" expr="function() { return 3; }"/></onentry></state>"""
    )
    assert losses(text) == [
        "line 3, <script>: approximated: the function f, which is defined several times: the last",
        "line 4, <assign>: left out: what is assigned to f: a function",
    ]


def test_a_delay_that_a_function_returns() -> None:
    text = chart(
        """<script>function pause() { return '1.5s'; }</script>
<state id="a"><onentry><send event="e" delayexpr="pause()"/></onentry><transition event="e" target="b"/></state>
<state id="b"/>"""
    )
    assert losses(text) == []
    with Machine.load(import_data(text).document) as machine:
        machine.advance(1.4)
        assert machine.state == "a"
        machine.advance(0.2)
        assert machine.state == "b"


@pytest.mark.parametrize(
    "script",
    [
        "a[i] = 5; a[i]++; a[2] += a[i] * 2; i = 4; a[i] = 1;",
        "function put(at, to) { a[at] = to; } put(1, 2 * 3); put(i + 1, 12); a[4] = 1;",
        "if (a[i] == 0) { a[i] = 6 } a[i + 1] = a[i] + 6; i += 3; a[i] = a[i - 4] + 1",
    ],
)
def test_items_of_arrays_get_values(script: str) -> None:
    """ECMA-262, 10.4.2.1: an item beyond the end makes the array longer."""
    text = chart(
        f"""<datamodel><data id="a">[0, 0, 0]</data><data id="i" expr="1"/></datamodel>
<state id="s"><onentry><script>{script}</script></onentry>
<transition cond="a[0] === 0 &amp;&amp; a[1] === 6 &amp;&amp; a[2] === 12 &amp;&amp; a[4] === 1
&amp;&amp; a.length === 5" target="t"/></state><state id="t"/>"""
    )
    assert [loss for loss in losses(text) if "left out" in loss or "error" in loss] == []
    assert state_of(text) == "t"


def test_assign_to_a_part_by_a_computed_name() -> None:
    text = chart(
        """<datamodel><data id="box" expr="{ x: 1, y: 2 }"/><data id="key" expr="'y'"/>
<data id="names" expr="['a', 'b']"/><data id="n" expr="0"/></datamodel>
<state id="s"><onentry><assign location="box[key]" expr="box[key] * 10 + box.x"/>
<assign location="names[n]" expr="'c'"/><assign location="names[1]" expr="names[0] + names[1]"/></onentry>
<transition cond="box.x === 1 &amp;&amp; box.y === 21 &amp;&amp; names[0] === 'c' &amp;&amp; names[1] === 'cb'"
target="t"/></state><state id="t"/>"""
    )
    assert state_of(text) == "t"


@pytest.mark.parametrize(
    ("location", "said"),
    [
        ("nowhere[n]", "approximated: nowhere, which nothing declares: error.execution, as in the chart"),
        ("f(n)", "approximated: f(n), to which nothing can be assigned: error.execution, as in the chart"),
        ("n[n]", "left out: what is assigned to a part of n by a computed name"),
        ("a[a[0]]", "left out: what is assigned to a part of a by a name that is one of its parts"),
        ("a['x' + n]", "left out: what is assigned to a part of a by a name that is a string"),
        ("a[40]", "left out: the data a: an array that is changed"),
        ("f(n).x", "left out: what is assigned to f(n).x"),
    ],
)
def test_where_nothing_can_be_assigned(location: str, said: str) -> None:
    text = chart(
        f"""<datamodel><data id="a" expr="[1, 2]"/><data id="n" expr="0"/></datamodel>
<state id="s"><onentry><assign location="{location}" expr="3"/></onentry></state>"""
    )
    assert any(loss.endswith(said) for loss in losses(text)), losses(text)


def test_values_that_are_texts_or_numbers_by_a_condition() -> None:
    """ECMA-262, 13.13 and 13.14: the value is that of the one or the other side, of its own type."""
    text = chart(
        f"""{DATA}<state id="a"><onentry><log expr="empty == '' ? zero : word"/><log expr="flag ? word : n"/>
<log expr="empty || n"/><log expr="word &amp;&amp; n + 1"/><log expr="zero ? n : flag ? 'deep' : 3"/>
<send event="e"><param name="x" expr="flag ? zero : word"/><param name="y" expr="zero ? n : word"/></send></onentry>
<transition event="e" cond="_event.data.x === 0 &amp;&amp; _event.data.y === 'on'" target="b"/></state>
<state id="b"/>"""
    )
    assert losses(text) == []
    with Machine.load(import_data(text).document) as machine:
        values = [event.data.get("value") for event in machine.events() if event.name == "log"]
        assert values == [0, "on", -7, -6, "deep"]
        machine.advance(0)
        assert machine.state == "b"


@pytest.mark.parametrize(
    ("script", "total"),
    [
        ("for (var i = 0; i < list.length; i++) { total += list[i]; if (i == 1) total += 100; }", 106),
        ("for (let i = 10; i > 4; i -= 2) total += i;", 24),
        ("for (i = 0; i < 5; i++) { more[i] = i * i } for (i = 1; i < more.length; i++) total += more[i]", 30),
        ("for (i = 3; i <= 3; i = i + 1) { for (var k = 0; k < i; k++) total += 10 * i + k } total += i + k", 100),
        ("for (var i = 0; false; i++) total = 1; total += i", 0),
        ("function twice(x) { for (var i = 0; i < 2; i++) { total += x; } } twice(4); twice(3)", 14),
    ],
)
def test_loops_that_count(script: str, total: float) -> None:
    """ECMA-262, 14.7.4; the variable keeps the value with which the loop ends."""
    text = chart(
        f"""{DATA}<datamodel><data id="total" expr="0"/><data id="more" expr="[1]"/></datamodel>
<state id="a"><onentry><script>{script.replace("<", "&lt;")}</script></onentry></state>"""
    )
    assert [loss for loss in losses(text) if "left out" in loss] == []
    with Machine.load(import_data(text).document) as machine:
        assert machine.inputs["total"] == total


@pytest.mark.parametrize(
    ("script", "said"),
    [
        ("for (var i = 0; i < n; i++) zero++", "a loop whose rounds are not known beforehand"),
        ("for (var i = 0; i < 3; i++) i++", "a loop that assigns the variable i, which it counts"),
        ("for (var i = 0; i < 1; i *= 1) zero++", "a loop of too many rounds"),
        ("for (var i = 0; i < 99; i++) for (var k = 0; k < 99; k++) zero++", "a loop of too many actions"),
        ("for (var x in list) zero++", "a loop that counts no variable"),
        ("while (zero < 3) zero++", "'while'"),
    ],
)
def test_loops_that_are_left_out(script: str, said: str) -> None:
    text = chart(f'{DATA}<state id="a"><onentry><script>{script.replace("<", "&lt;")}</script></onentry></state>')
    assert any(f"left out: {said}" in loss for loss in losses(text)), losses(text)


def test_whether_an_array_that_grows_has_an_item() -> None:
    text = chart(
        """<datamodel><data id="a" expr="[5]"/></datamodel><state id="s"><onentry><script>a.push(7)</script></onentry>
<transition cond="a.includes(7) &amp;&amp; a.indexOf(5) !== -1 &amp;&amp; !a.includes(0)" target="t"/></state>
<state id="t"/>"""
    )
    assert [loss for loss in losses(text) if "left out" in loss] == []
    assert state_of(text) == "t"
