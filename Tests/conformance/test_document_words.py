# SPDX-License-Identifier: MIT
"""A document's text is read several bytes at a time, or in shorter ways than the whole grammar: strings, spaces,
numbers, names and expressions must be what they are byte by byte, wherever they stand.

Expected values are Python's own: its strings, its floats (the nearest doubles) and its columns.
"""

from __future__ import annotations

import json
import random

import pytest
from animcore import DocumentError, Scene, TextSyntaxError


def with_string(text: str) -> str:
    return '{"animcore":1,"inputs":{"s":{"type":"string","value":' + text + "}}}"


def with_value(text: str, kind: str = "scalar", more: str = "") -> str:
    return '{"animcore":1,"properties":{"p":{"kind":"' + kind + '",' + more + '"value":' + text + "}}}"


def test_a_string_ends_at_its_quote_wherever_that_stands() -> None:
    for length in range(40):
        for padding in range(9):
            value = "~!#[]\x7f"[: length % 7] + "z" * length
            with Scene(with_string(" " * padding + json.dumps(value))) as scene:
                assert scene.inputs["s"] == value


@pytest.mark.parametrize("special", ["\n", '"', "\\", "é", "€", "🎈", "\uffff", "\u0000"])
def test_what_is_no_plain_ascii_is_seen_at_every_place_of_a_string(special: str) -> None:
    for place in range(20):
        for rest in (0, 1, 6, 7, 8, 9, 17):
            value = "a" * place + special + "z" * rest
            for is_ascii in (False, True):
                with Scene(with_string(json.dumps(value, ensure_ascii=is_ascii))) as scene:
                    assert scene.inputs["s"] == value


@pytest.mark.parametrize("byte", ["\x00", "\x09", "\x0a", "\x1f"])
def test_a_control_character_in_a_string_is_refused_at_its_column(byte: str) -> None:
    for place in range(20):
        for rest in (0, 7, 8, 9):
            text = with_string('"' + "a" * place + byte + "z" * rest + '"')
            with pytest.raises(TextSyntaxError) as caught:
                Scene(text)
            assert (caught.value.line, caught.value.column) == (1, text.index(byte) + 1)


def test_spaces_of_every_length_are_skipped() -> None:
    for count in range(34):
        for other in ("", "\n", "\t", "\r\n "):
            space = " " * count + other
            parts = json.dumps({"animcore": 1, "x-list": [1, {"a": True}, "b", None]}, separators=(",", ":"))
            spaced = "".join(space + each + space if each in "{}[]:," else each for each in parts)
            Scene(spaced).close()
            wrong = spaced.replace("null", space + "\x0bnull")
            with pytest.raises(TextSyntaxError) as caught:
                Scene(wrong)
            before = wrong[: wrong.index("\x0b")]
            assert caught.value.line == before.count("\n") + 1
            assert caught.value.column == len(before) - (before.rfind("\n") + 1) + 1


def test_numbers_are_the_nearest_doubles_however_many_digits_they_have() -> None:
    draw = random.Random(7)
    texts = [
        "0",
        "-0",
        "-0.0",
        "0.1",
        "0.000000000000001",
        "999999999999999",
        "9999999999999999",
        "-1.5",
        "123456789012345",
    ]
    texts += [
        "1234567890.12345",
        "0.12345678901234",
        "0.123456789012345",
        "12345678901234567890",
        "1.7976931348623157e100",
    ]
    while len(texts) < 1024:
        whole, fraction = draw.randrange(18), draw.randrange(18)
        text = draw.choice(["", "-"])
        text += str(draw.randrange(10 ** (whole - 1), 10**whole)) if whole else "0"
        if fraction:
            text += "." + "".join(draw.choice("0123456789") for _ in range(fraction))
        if draw.randrange(8) == 0:
            text += f"e{draw.randrange(-20, 20)}"
        texts.append(text)
    with Scene(with_value("[" + ",".join(texts) + "]", "vector", '"count":1024,')) as scene:
        assert [value.hex() for value in scene["p"].value] == [float(text).hex() for text in texts]
    for text in texts[:40]:
        with Scene(with_value(text)) as scene:
            assert scene["p"].value.hex() == float(text).hex()


@pytest.mark.parametrize(
    "text", ["01", "-", "-a", "1.", "1.e5", "1.5.5", "1.5e", "00", "-01", ".5", "+1", "1a", "0x10", "1-"]
)
def test_what_is_no_number_is_refused_however_much_follows(text: str) -> None:
    for padding in ("", " " * 40):
        with pytest.raises(TextSyntaxError):
            Scene(with_value(text + padding))
    with pytest.raises(TextSyntaxError):
        Scene(text)


def test_a_repeated_name_is_found_among_any_number_of_others() -> None:
    # Names that differ in their first byte, in their ninth, or in their length alone.
    alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
    sorts = [[prefix + letter for letter in alphabet] for prefix in ("", "abcdefgh", "abcdefghijklmnop")]
    sorts.append(["a" * (length + 1) for length in range(52)])
    for names in sorts:
        for count in range(1, 53, 3):
            members = [f'"x-{name}":0' for name in names[:count]]
            Scene('{"animcore":1,' + ",".join(members) + "}").close()
            for repeated in {0, count // 2, count - 1}:
                with pytest.raises(TextSyntaxError, match="duplicate key"):
                    Scene('{"animcore":1,' + ",".join([*members, members[repeated]]) + "}")
    with pytest.raises(TextSyntaxError, match="duplicate key"):
        Scene('{"animcore":1,"x-\\u0062":1,"x-b":2}')


def test_keys_are_found_among_many_that_mean_nothing() -> None:
    for count in range(60):
        extensions = "".join(f'"x-{index}":{index},' for index in range(count))
        text = '{"animcore":1,"properties":{"p":{' + extensions + '"value":3,"kind":"scalar"}}}'
        with Scene(text) as scene:
            assert scene["p"].value == 3
        with pytest.raises(DocumentError, match="unknown key 'valu'"):
            Scene(text.replace('"value"', '"valu"'))
        with pytest.raises(DocumentError, match="unknown key 'values'"):
            Scene(text.replace('"value"', '"values":1,"value"'))


@pytest.mark.parametrize("text", ["butt|round", "but", "butts", "", " ", "round ", "square\\u0000", "\\u0000", "|"])
def test_a_choice_is_one_word_and_not_two_with_what_separates_them(text: str) -> None:
    stroke = '{"paint":"#FFF","width":1,"cap":"' + text + '"}'
    document = '{"animcore":1,"size":[9,9],"nodes":[{"kind":"ellipse","frame":[0,0,9,9],"stroke":' + stroke + "}]}"
    with pytest.raises(DocumentError, match="none of the choices"):
        Scene(document)
    Scene(document.replace(f'"{text}"', '"square"')).close()


PARAMETERS = """{"animcore":1,"parameters":{
    "a":{"type":"number","value":3},"e1":{"type":"number","value":7},"on":{"type":"boolean","value":true},
    "tint":{"type":"color","value":"#336699"},"mode":{"type":"string","value":"dark"},
    "e":{"type":"number","value":100}, "worked":{"type":"number","value":"a * 2"}},
    "properties":{"p":{"kind":"scalar","value":%s}}}"""


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a", 3.0),
        (" a ", 3.0),
        ("(a)", 3.0),
        ("-a", -3.0),
        ("e1", 7.0),
        ("e", 2.718281828459045),
        ("`e`", 100.0),
        ("pi", 3.141592653589793),
        ("on", 1.0),
        ("tint.green", 0x66 / 255),
        ("mode == 'dark'", 1.0),
        ("mode=='darker'", 0.0),
        ("worked", 6.0),
        ("7", 7.0),
        ("7.5", 7.5),
        ("7e1", 70.0),
        ("12", 12.0),
        ("1-1", 0.0),
        ("max(a, 9, 2) - 1", 8.0),
        ("a ? 2 : 3", 2.0),
    ],
)
def test_a_name_or_a_digit_alone_is_what_it_is_in_brackets(text: str, expected: float) -> None:
    for each in (text, f"({text})", f"({text}) + 0"):
        with Scene(PARAMETERS % json.dumps(each)) as scene:
            assert scene["p"].value == expected


@pytest.mark.parametrize(
    "text", ["b", "tint", "mode", "a.", ".a", "a..x", "a.1", "1a", "a a", "", "7.", "7_", "7é", "tint.x"]
)
def test_what_names_no_number_is_refused(text: str) -> None:
    for each in (text, f"({text})"):
        with pytest.raises(DocumentError) as caught:
            Scene(PARAMETERS % json.dumps(each))
        assert caught.value.line == 5


def test_long_and_deep_expressions_have_room() -> None:
    def value(text: str) -> float:
        with Scene(PARAMETERS % json.dumps(text)) as scene:
            number: float = scene["p"].value
            return number

    for count in (1, 2, 30, 59, 60, 61, 500, 2000):
        assert value("+".join(["a"] * count)) == 3.0 * count
        assert value("max(" + ",".join(["a"] * (count + 1)) + ")") == 3.0
    for depth in range(1, 64):
        assert value("(" * depth + "a" + ")" * depth) == 3.0
        assert value("-" * depth + "a") == (-3.0 if depth % 2 else 3.0)
        assert value("!" * depth + "a") == (0.0 if depth % 2 else 1.0)
    for text in ("(" * 65 + "a" + ")" * 65, "-" * 65 + "a", "+".join(["a"] * 4097)):
        with pytest.raises(DocumentError, match="an expression"):
            value(text)
