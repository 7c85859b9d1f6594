# SPDX-License-Identifier: MIT
"""Expressions that are texts. What they come to is said by Python's own strings, `repr` and `decimal`."""

from __future__ import annotations

import itertools
import random
from decimal import Decimal
from typing import Any

import pytest
from animcore import DocumentError, EventKind, Scene

LONGEST = 65_536


def document(assign: Any = "", **more: Any) -> dict[str, Any]:
    """Answers `go`: assigns to the string `shown`, and emits `done` with `data`."""
    action: list[Any] = [{"assign": {"shown": assign}}] if assign != "" else []
    if "data" in more:
        action.append({"emit": "done", "data": more.pop("data")})
    return {
        "animcore": 1,
        "size": [100, 100],
        "inputs": {
            "shown": {"type": "string", "value": "before"},
            "title": {"type": "string"},
            "other": {"type": "string"},
            "n": {"type": "number"},
            "m": {"type": "number"},
            "flag": {"type": "boolean"},
        },
        "machine": {"states": {"a": {"on": {"go": {"actions": action}}, **more.pop("state", {})}}},
        **more,
    }


def text_of(expression: str, event: dict[str, Any] | None = None, **inputs: Any) -> str:
    with Scene(document({"expression": expression})) as scene:
        for name, value in inputs.items():
            scene.inputs[name] = value
        scene.send("go", event)
        assert not [each for each in scene.events() if each.name == "error.execution"]
        return str(scene.inputs["shown"])


def emitted(scene: Scene, name: str = "done") -> list[dict[str, Any]]:
    return [dict(each.data) for each in scene.events() if each.kind is EventKind.EMITTED and each.name == name]


def error_of(assign: Any, **more: Any) -> DocumentError:
    with pytest.raises(DocumentError) as caught:
        Scene(document(assign, **more))
    return caught.value


# What they come to


@pytest.mark.parametrize(
    ("expression", "expected"),
    [
        ("'dark'", "dark"),
        ("'it''s'", "it's"),
        ("''", ""),
        ("title", "Zoë"),
        ("title + ', ' + other", "Zoë, 😀 x"),
        ("1 + 2 + title", "3Zoë"),
        ("title + 1 + 2", "Zoë12"),
        ("title + (1 + 2)", "Zoë3"),
        ("title + -n", "Zoë-2.5"),
        ("n + '/' + m * 2", "2.5/6"),
        ("flag + '!'", "1!"),
        ("flag ? title : other", "Zoë"),
        ("!flag ? title : other", "😀 x"),
        ("if(n > m, 'more', 'less')", "less"),
        ("n > 2 ? n > 3 ? 'a' : 'b' : 'c'", "b"),
        ("'' + length(title) + length(other) + length('')", "330"),
        ("'' + (title < other) + (title == 'Zoë') + (title != other)", "111"),
        ("'' + contains(title, 'oë') + contains(title, 'Oë') + contains(title, '')", "101"),
        ("'' + startsWith(title, 'Zo') + startsWith('Zo', title) + endsWith(title, 'ë')", "101"),
        ("event.who + '=' + event.many", "me=7"),
        ("event.who", "me"),
        ("event.many", "7"),
        ("event.none + '|' + event.yes", "|1"),
        ("event.many > 3 ? event.who : 'nobody'", "me"),
        ("flag ? event.none : event.who", ""),
        ("format(event.many / 2, 1)", "3.5"),
        ("'' + length(event.who)", "2"),
        ("event.who == 'me' ? 'yes' : 'no'", "yes"),
        ("event.none == '' ? 'none' : 'some'", "none"),
        ("event.many == '7' ? 'seven' : 'other'", "seven"),
    ],
)
def test_what_an_expression_comes_to(expression: str, expected: str) -> None:
    event = {"who": "me", "many": 7, "yes": True}
    assert text_of(expression, event, title="Zoë", other="😀 x", n=2.5, m=3, flag=True) == expected


def numbers(count: int) -> list[float]:
    draw = random.Random(13)
    some = [0.0, -0.0, 1.0, -1.0, 0.1, 0.1 + 0.2, 1 / 3, 1e15, 1e16, 123456789012345680.0, 1e20, 1e21, 1e22, 1e-7]
    some += [5e-324, 2.2250738585072014e-308, 1e150, -1e150, 9007199254740993.0, 0.5, 2.5, 1.005, 1e-5, 4.35, 2.0**-44]
    while len(some) < count:
        some.append(draw.choice([1, -1]) * draw.random() * 10.0 ** draw.randint(-30, 30))
    return some


def test_the_shortest_text_of_a_number() -> None:
    with Scene(document({"expression": "format(n)"})) as scene:
        for number in numbers(400):
            scene.inputs["n"] = number
            scene.send("go")
            text = scene.inputs["shown"]
            assert Decimal(text) == Decimal(repr(number)), number
            assert float(text) == number
            assert not text.endswith(".")
            assert text != "-0"
            plain = f"{abs(Decimal(repr(number)).normalize()):f}"
            assert ("e" in text) == (len(plain.removeprefix("0.")) + (plain[:2] == "0.") > 21), text


def test_decimals_are_those_of_decimal() -> None:
    for decimals in range(16):
        with Scene(document({"expression": f"format(n, {decimals})"})) as scene:
            for number in numbers(120):
                scene.inputs["n"] = number
                scene.send("go")
                expected = f"{Decimal(number):.{decimals}f}"
                if not expected.strip("-0."):
                    expected = expected.lstrip("-")
                assert scene.inputs["shown"] == expected


def test_decimals_that_are_worked_out_are_brought_into_range() -> None:
    with Scene(document({"expression": "format(1 / 3, n)"})) as scene:
        for decimals, expected in ((-4, "0"), (2.9, "0.33"), (40, "0.333333333333333")):
            scene.inputs["n"] = decimals
            scene.send("go")
            assert scene.inputs["shown"] == expected


def test_order_is_that_of_scalars() -> None:
    words = ["", "a", "b", "ab", "A", "ä", "é", "e\u0301", "￿", "\U00010000", "😀", "a\U0010ffff", "aa", " "]
    tests = ["<", "<=", ">", ">=", "==", "!="]
    expression = " + ' ' + ".join(f"(title {test} other)" for test in tests)
    with Scene(document({"expression": expression})) as scene:
        for first, second in itertools.product(words, words):
            scene.inputs["title"], scene.inputs["other"] = first, second
            scene.send("go")
            expected = [
                first < second,
                first <= second,
                first > second,
                first >= second,
                first == second,
                first != second,
            ]
            assert scene.inputs["shown"] == " ".join("1" if each else "0" for each in expected), (first, second)


def test_parts_are_found_as_python_finds_them() -> None:
    draw = random.Random(5)
    expression = "contains(title, other) + ' ' + startsWith(title, other) + ' ' + endsWith(title, other)"
    with Scene(document({"expression": expression})) as scene:
        for _ in range(600):
            whole = "".join(draw.choice("abé") for _ in range(draw.randint(0, 12)))
            part = "".join(draw.choice("abé") for _ in range(draw.randint(0, 5)))
            scene.inputs["title"], scene.inputs["other"] = whole, part
            scene.send("go")
            expected = [part in whole, whole.startswith(part), whole.endswith(part)]
            assert scene.inputs["shown"] == " ".join("1" if each else "0" for each in expected), (whole, part)


def test_a_part_is_found_in_linear_time() -> None:
    with Scene(document({"expression": "contains(title, other) + ''"})) as scene:
        scene.inputs["title"], scene.inputs["other"] = "a" * LONGEST, "a" * (LONGEST // 2) + "b"
        scene.send("go")
        assert scene.inputs["shown"] == "0"


# Where they stand


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("event.text", "said"),
        ({"text": "event.text"}, "event.text"),
        ({"input": "title"}, "Zoë"),
        ({"parameter": "word"}, "given"),
        ({"number": "n * 2", "decimals": 2}, "5.00"),
        ({"number": 3}, "3"),
        ({"expression": "word + '!'"}, "given!"),
        ("event.text + 'x'", "event.text + 'x'"),
        ("plain", "plain"),
    ],
)
def test_what_is_assigned_to_a_string(value: Any, expected: str) -> None:
    with Scene(document(value, parameters={"word": {"type": "string", "value": "given"}})) as scene:
        scene.inputs["title"], scene.inputs["n"] = "Zoë", 2.5
        scene.send("go", {"text": "said"})
        assert scene.inputs["shown"] == expected


def test_data_have_the_types_that_the_event_has() -> None:
    data = {"a": "event.a", "b": "event.b", "c": "event.c", "d": "event.none", "e": "event.a + 1", "f": "event.a + ''"}
    more = {
        "g": {"expression": "event.c"},
        "h": {"number": "n", "decimals": 1},
        "i": "title",
        "j": {"parameter": "word"},
    }
    parameters = {"word": {"type": "string", "value": "given"}}
    with Scene(document(data={**data, **more}, parameters=parameters)) as scene:
        scene.inputs["title"] = "T"
        scene.send("go", {"a": 2.5, "b": True, "c": "text"})
        (found,) = emitted(scene)
        assert found == {
            "a": 2.5,
            "b": True,
            "c": "text",
            "d": 0.0,
            "e": 3.5,
            "f": "2.5",
            "g": "text",
            "h": "0.0",
            "i": "T",
            "j": "given",
        }
        assert [type(found[name]) for name in "abcd"] == [float, bool, str, float]


def test_data_go_on_through_raised_sent_and_final_events() -> None:
    machine = {
        "states": {
            "a": {
                "on": {
                    "go": {"actions": [{"raise": "one", "data": {"t": "event.t", "u": "event.t + '1'"}}]},
                    "one": {"actions": [{"send": "two", "delay": 0.5, "data": {"t": "event.u + '' + event.t"}}]},
                    "two": {"target": "end", "actions": [{"assign": {"shown": "event.t"}}]},
                    "done.state.box": {"actions": [{"emit": "done", "data": {"t": "event.t"}}]},
                },
                "initial": "box",
                "states": {
                    "box": {
                        "states": {"in": {}, "end": {"type": "final", "data": {"t": {"expression": "shown + '.'"}}}}
                    }
                },
            }
        }
    }
    with Scene(document(machine=machine)) as scene:
        scene.send("go", {"t": "x"})
        scene.advance(0.25)
        with Scene(document(machine=machine)) as other:
            other.restore(scene.snapshot())
            assert other.state_hash() == scene.state_hash()
            for each in (scene, other):
                each.advance(0.25)
                assert each.inputs["shown"] == "x1x"
                assert emitted(each) == [{"t": "x1x."}]
            assert other.state_hash() == scene.state_hash()


def shown(scene: Scene) -> list[str]:
    return [command.text for command in scene.display_list() if hasattr(command, "text")]


def nodes(*expressions: str) -> dict[str, Any]:
    return {
        "nodes": [
            {"kind": "text", "text": {"expression": each}, "position": [0, 10 * place], "fill": "#000"}
            for place, each in enumerate(expressions)
        ]
    }


def test_a_text_that_is_shown_follows_what_it_names() -> None:
    more = nodes("title + ' ' + format(x, 1)", "length(title) > 3 ? 'long' : 'short'", "twice + '!'")
    more["properties"] = {
        "x": {"kind": "scalar", "value": 1},
        "twice": {"kind": "scalar", "expression": "2 * length(title)"},
    }
    with Scene(document(**more)) as scene:
        assert shown(scene) == [" 1.0", "short", "0!"]
        revision = scene.display_revision
        scene.inputs["title"] = "Zoë"
        assert shown(scene) == ["Zoë 1.0", "short", "6!"]
        assert scene.display_revision > revision
        scene["x"].value = 2.26
        assert shown(scene)[0] == "Zoë 2.3"
        scene.inputs["title"] = "Zoë!"
        assert shown(scene) == ["Zoë! 2.3", "long", "8!"]
        revision = scene.display_revision
        scene["x"].value = 2.27
        scene.inputs["title"] = "Zoë!"
        assert shown(scene)[0] == "Zoë! 2.3"
        assert scene.display_revision == revision


def test_labels_and_values_are_texts() -> None:
    node = {
        "kind": "group",
        "accessibility": {
            "role": "text",
            "label": {"expression": "title + ', ' + n"},
            "value": {"expression": "flag ? 'on' : 'off'"},
        },
    }
    with Scene(document(nodes=[node])) as scene:
        revision = scene.accessibility_revision
        scene.inputs["title"], scene.inputs["n"], scene.inputs["flag"] = "Level", 3, True
        (found,) = scene.accessibility
        assert (found.label, found.value) == ("Level, 3", "on")
        assert scene.accessibility_revision > revision


COMPONENT = {
    "animcore": 1,
    "size": [10, 10],
    "inputs": {"label": {"type": "string"}, "own": {"type": "string", "value": "own"}},
    "variables": {"seen": {"type": "number"}, "word": {"type": "string", "value": "hidden"}},
    "machine": {
        "states": {"a": {"on": {"changed.label": {"actions": [{"increment": {"seen": 1}}, {"emit": "seen"}]}}}}
    },
    "nodes": [{"kind": "text", "text": {"expression": "label + seen"}, "position": [0, 0], "fill": "#000"}],
}


def around(**more: Any) -> dict[str, Any]:
    inputs = {"label": {"expression": "title + '/' + format(n, 1)"}}
    node = {"kind": "component", "name": "part", "component": "part", "inputs": inputs, **more}
    return {**document(nodes=[node]), "components": {"part": COMPONENT}}


def test_inputs_of_components_follow_what_they_are_given() -> None:
    with Scene(around()) as scene:
        assert scene.inputs["part.label"] == "/0.0"
        scene.inputs["title"] = "A"
        assert scene.inputs["part.label"] == "A/0.0"
        scene.inputs["n"] = 2
        assert scene.inputs["part.label"] == "A/2.0"
        assert shown(scene) == ["A/2.0" + "3"] or shown(scene) == ["A/2.0" + "2"]


def test_guards_compare_texts() -> None:
    state = {"always": {"target": "b", "guard": "title + other == 'ab' && title < other"}}
    source = document(state=state)
    source["machine"]["states"]["b"] = {}
    with Scene(source) as scene:
        scene.inputs["title"] = "ab"
        assert scene.state == "a"
        scene.inputs["title"] = "a"
        scene.inputs["other"] = "b"
        assert scene.state == "b"


# What has no result


@pytest.mark.parametrize("expression", ["'a' + 1 / n", "format(1 / n, 2)", "title + title", "'' + 1e200 * n1"])
def test_what_has_no_result_leaves_the_value(expression: str) -> None:
    inputs = {**document()["inputs"], "n1": {"type": "number", "value": 1}}
    source = document({"expression": expression}, inputs=inputs, data={"t": {"text": "after"}})
    with Scene(source) as scene:
        scene.inputs["title"] = "é" * (LONGEST // 4 + 1)
        scene.events()
        scene.send("go")
        assert scene.inputs["shown"] == "before"
        names = [each.name for each in scene.events() if each.kind is EventKind.EMITTED]
        assert names == ["error.execution"]


def test_the_longest_text_is_assigned() -> None:
    with Scene(document({"expression": "title + other"})) as scene:
        scene.inputs["title"], scene.inputs["other"] = "é" * (LONGEST // 4), "b" * (LONGEST // 2)
        scene.send("go")
        assert scene.inputs["shown"] == "é" * (LONGEST // 4) + "b" * (LONGEST // 2)


def test_what_is_not_chosen_is_no_error() -> None:
    assert text_of("n == 0 ? 'none' : 'a' + 1 / n") == "none"


def test_a_shown_text_without_a_result_is_shown_all_the_same() -> None:
    with Scene(document(**nodes("'a' + 1 / n"))) as scene:
        assert shown(scene) == ["a0"]


# What is refused


@pytest.mark.parametrize(
    ("expression", "column", "words"),
    [
        ("n", 1, "a text is needed here, and this is a number"),
        ("n + 1", 1, "a text is needed here, and this is a number"),
        ("title + (title * 2)", 16, "a number is needed here, and this is a text"),
        ("-title + ''", 1, "a number is needed here, and this is a text"),
        ("title ? 'a' : 'b'", 7, "a text is no truth value"),
        ("n ? 'a' : 2", 3, "one side is a text and the other a number"),
        ("(title == n) + ''", 8, "one side is a text and the other a number"),
        ("format(title)", 1, "format takes a number"),
        ("format(n, 16)", 1, "a whole number from 0 to 15"),
        ("format(n, 0.5)", 1, "a whole number from 0 to 15"),
        ("'' + contains(title, n)", 6, "a text is needed here, and this is a number"),
        ("'' + length(n)", 13, "path"),
        ("title + nothing", 9, "nothing"),
        ("'a", 3, "a quote"),
        ("max(n, title) + ''", 1, "a number is needed here, and this is a text"),
        ("format(n, 1, 2)", 12, "expected"),
    ],
)
def test_types_that_do_not_fit(expression: str, column: int, words: str) -> None:
    error = error_of({"expression": expression})
    assert words in error.message
    assert f"column {column}" in error.message or f"column {column}:" in error.message, error.message
    assert error.pointer.endswith("/assign/shown/expression")


@pytest.mark.parametrize("guard", ["title", "'a'", "flag ? title : other", "title + 'a'", "title && flag", "!title"])
def test_a_text_is_no_guard(guard: str) -> None:
    error = error_of("", state={"always": {"target": "a", "guard": guard}})
    assert "text" in error.message


@pytest.mark.parametrize(
    "value",
    [
        {},
        {"expression": "title", "text": "a"},
        {"decimals": 2},
        {"text": "a", "decimals": 2},
        {"input": "n"},
        {"input": "nothing"},
        {"parameter": "nothing"},
        {"number": "title"},
        {"number": 1, "decimals": 16},
        {"expression": ""},
        {"expression": 3},
        {"text": "a" * (LONGEST + 1)},
        3,
        True,
    ],
)
def test_objects_that_say_no_text(value: Any) -> None:
    assert error_of(value).pointer.startswith("/machine/states/a/on/go/actions/0/assign/shown")


def test_number_inputs_take_no_texts() -> None:
    for value in ("title", "'a'", "event.text + 'a'", {"expression": "'a'"}):
        source = document()
        source["machine"]["states"]["a"]["on"]["go"]["actions"] = [{"assign": {"n": value}}]
        with pytest.raises(DocumentError):
            Scene(source)


# Warnings


def warnings(source: dict[str, Any]) -> list[tuple[str, str]]:
    from animcore import Document

    with Document(source, keep_warnings=True) as read:
        return [(each.kind.value, each.pointer) for each in read.warnings if each.kind.value == "words"]


@pytest.mark.parametrize(
    "text", ["event.text + '!'", "'a'", "format(n, 2)", "title + ', ' + n", "flag ? 'a' : title", "event.count + 1"]
)
def test_words_that_look_like_an_expression_are_told(text: str) -> None:
    assert warnings(document(text)) == [("words", "/machine/states/a/on/go/actions/0/assign/shown")]
    node = {"kind": "text", "text": text, "position": [0, 0], "accessibility": {"role": "text", "label": text}}
    places = ["/nodes/0/text", "/nodes/0/accessibility/label"]
    assert warnings(document(nodes=[node])) == [("words", place) for place in places]


@pytest.mark.parametrize(
    "text", ["title", "plain words", "it's", "don't 'do' it", "n + 1", "event.", "format", "(event)"]
)
def test_words_are_words(text: str) -> None:
    assert warnings(document(text)) == []
    assert warnings(document({"text": "event.text + '!'"})) == []
    assert warnings(document("event.text")) == []
