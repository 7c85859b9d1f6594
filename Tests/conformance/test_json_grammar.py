# SPDX-License-Identifier: MIT
"""The JSON reader against the grammar of RFC 8259: what must be taken, what must be refused, and what the grammar
leaves to a reader, in the manner of nst/JSONTestSuite (y_, n_ and i_). The cases are written from the RFC's sections.

A case stands where a document's "x-value" may hold anything, or is the whole text.
"""

from __future__ import annotations

from ctypes import POINTER, byref, c_int32

import pytest
from animcore import _raw

OK, SYNTAX, DOCUMENT, LIMIT = (
    _raw.ANIM_OK,
    _raw.ANIM_ERROR_SYNTAX,
    _raw.ANIM_ERROR_DOCUMENT,
    _raw.ANIM_ERROR_LIMIT,
)


def load(text: bytes) -> int:
    scene = POINTER(_raw.anim_scene)()
    status: int = _raw.anim_scene_load(text, len(text), None, byref(scene))
    if status == OK:
        _raw.anim_scene_destroy(scene)
    else:
        assert not scene
    return status


def inside(value: bytes) -> bytes:
    return b'{"animcore": 1, "x-value": ' + value + b"}"


def check_place() -> None:
    line, column = c_int32(), c_int32()
    _raw.anim_last_error_place(line, column)
    assert line.value >= 1
    assert column.value >= 1
    assert _raw.anim_last_error_message()


# Section 3: values; section 6: numbers; section 7: strings.
TAKEN = {
    "literal false": b"false",
    "literal null": b"null",
    "literal true": b"true",
    "empty object": b"{}",
    "empty array": b"[]",
    "array of every kind": b'[0, "a", [], {}, null, true, false]',
    "array in arrays": b"[[[[[[[[[[]]]]]]]]]]",
    "object of every kind": b'{"a": 0, "b": "a", "c": [], "d": {}, "e": null, "f": true}',
    "empty name": b'{"": 0}',
    "name with an escape": b'{"\\u0061\\n": 0}',
    "names that differ in case": b'{"a": 1, "A": 2}',
    "no white space": b'{"a":[1,2,{"b":[]}]}',
    "every white space": b" \t\r\n[ \t\r\n1 \t\r\n, \t\r\n2 \t\r\n] \t\r\n",
    "zero": b"0",
    "minus zero": b"-0",
    "integer": b"1234567890",
    "negative integer": b"-12",
    "fraction": b"0.5",
    "zeros behind the point": b"1.000",
    "negative fraction": b"-0.001",
    "exponent": b"1e5",
    "capital exponent": b"1E5",
    "exponent with plus": b"1e+5",
    "exponent with minus": b"1e-5",
    "exponent with leading zeros": b"1e005",
    "exponent of zero": b"0e1",
    "fraction with exponent": b"1.5e-3",
    "many digits": b"0." + b"1234567890" * 30,
    "the smallest subnormal": b"4.9406564584124654e-324",
    "the largest double": b"1.7976931348623157e308",
    "empty string": b'""',
    "string of spaces": b'"   "',
    "every two-character escape": b'"\\" \\\\ \\/ \\b \\f \\n \\r \\t"',
    "escape of four digits": b'"\\u0041\\u00e9\\u20AC"',
    "escape of small and capital digits": b'"\\uabCD"',
    "escaped zero": b'"\\u0000"',
    "escaped control": b'"\\u001f"',
    "escaped surrogate pair": b'"\\uD834\\uDD1E"',
    "escaped last code point": b'"\\uDBFF\\uDFFD"',
    "delete is no control of the grammar": b'"\x7f"',
    "two bytes": "\u00e9".encode().join([b'"', b'"']),
    "three bytes": "\u20ac".encode().join([b'"', b'"']),
    "four bytes": "\U0001d11e".encode().join([b'"', b'"']),
    "line and paragraph separators": "\u2028\u2029".encode().join([b'"', b'"']),
    "replacement character": "\ufffd".encode().join([b'"', b'"']),
    "private use": "\ue000\U000f0000".encode().join([b'"', b'"']),
    "noncharacters": "\ufffe\uffff\ufdd0\U0010ffff".encode().join([b'"', b'"']),
    "escaped noncharacters": b'"\\uFFFE\\uffff\\uFDD0\\uDBFF\\uDFFF"',
    "what looks like a comment": b'"/* */ // #"',
}

REFUSED = {
    # Section 3
    "nothing": b"",
    "literal in capitals": b"True",
    "literal cut short": b"tru",
    "literal too long": b"nulll",
    "word": b"undefined",
    "not a number": b"NaN",
    "infinity": b"Infinity",
    "negative infinity": b"-Infinity",
    "single quotes": b"'a'",
    "a name without quotes": b"{a: 1}",
    "a comment": b"1 /* one */",
    "a line comment": b"1 // one\n",
    # Sections 4 and 5
    "array without an end": b"[1",
    "array with a comma at its end": b"[1,]",
    "array with a comma at its beginning": b"[,1]",
    "array with two commas": b"[1,,2]",
    "array without a comma": b"[1 2]",
    "array closed by a brace": b"[1}",
    "array with a colon": b"[1:2]",
    "array with a semicolon": b"[1;2]",
    "a comma alone": b"[,]",
    "object without an end": b'{"a": 1',
    "object with a comma at its end": b'{"a": 1,}',
    "object with a comma at its beginning": b'{,"a": 1}',
    "object with two commas": b'{"a": 1,,"b": 2}',
    "object without a comma": b'{"a": 1 "b": 2}',
    "object without a colon": b'{"a" 1}',
    "object with two colons": b'{"a":: 1}',
    "object with an equals sign": b'{"a" = 1}',
    "object without a value": b'{"a":}',
    "object with a value alone": b'{"a"}',
    "object with a number for a name": b"{1: 1}",
    "object with null for a name": b"{null: 1}",
    "object closed by a bracket": b'{"a": 1]',
    # Section 6
    "plus": b"+1",
    "leading zero": b"01",
    "leading zeros with minus": b"-01",
    "two zeros": b"00",
    "minus alone": b"-",
    "two minuses": b"--1",
    "point without digits before": b".5",
    "minus point": b"-.5",
    "point without digits behind": b"1.",
    "point before an exponent": b"1.e5",
    "two points": b"1.2.3",
    "exponent without digits": b"1e",
    "exponent of a sign": b"1e+",
    "exponent of two signs": b"1e+-2",
    "exponent with a fraction": b"1e1.5",
    "hexadecimal": b"0x10",
    "octal": b"0o7",
    "separators": b"1_000",
    "full-width digit": "\uff11".encode(),
    "white space in a number": b"1 000",
    "minus, space": b"- 1",
    "a letter behind": b"1a",
    # Section 7
    "string without an end": b'"a',
    "string that ends in an escape": b'"a\\"',
    "a tab in a string": b'"a\tb"',
    "a line's end in a string": b'"a\nb"',
    "a zero in a string": b'"a\0b"',
    "the last control in a string": b'"\x1f"',
    "unknown escape": b'"\\x"',
    "escape in octal": b'"\\0"',
    "escape of an apostrophe": b'"\\\'"',
    "escape in capitals": b'"\\N"',
    "escape of a line's end": b'"\\\n"',
    "escape of three digits": b'"\\u00e"',
    "escape of no digits": b'"\\u"',
    "escape of a wrong digit": b'"\\u00g0"',
    "escape of braces": b'"\\u{41}"',
    "an escape outside a string": b"\\u0031",
    # Section 8.1 asks for UTF-8.
    "a byte that never is": b'"\xff"',
    "a byte of a continuation": b'"\x80"',
    "two bytes cut short": b'"\xc3"',
    "three bytes cut short": b'"\xe2\x82"',
    "four bytes cut short": b'"\xf0\x9d\x84"',
    "overlong slash of two bytes": b'"\xc0\xaf"',
    "overlong slash of three bytes": b'"\xe0\x80\xaf"',
    "overlong zero": b'"\xc0\x80"',
    "overlong of four bytes": b'"\xf0\x80\x80\xaf"',
    "a surrogate in UTF-8": b'"\xed\xa0\x80"',
    "beyond the last code point": b'"\xf4\x90\x80\x80"',
    "five bytes": b'"\xf8\x88\x80\x80\x80"',
    "Latin 1": b'"\xe9"',
    # White space is four characters (section 2).
    "a form feed": b"[\x0c1]",
    "a vertical tab": b"[\x0b1]",
    "a no-break space": "[\u00a01]".encode(),
    "a line separator": "[\u20281]".encode(),
    "a word joiner": "[\u20601]".encode(),
    "a zero between": b"[\x001]",
}

# Whole texts.
REFUSED_TEXTS = {
    "nothing": b"",
    "white space": b" \n\t ",
    "two values": b'{"animcore": 1} {}',
    "a comma behind": b'{"animcore": 1},',
    "a brace behind": b'{"animcore": 1}}',
    "a word behind": b'{"animcore": 1} x',
    "a zero behind": b'{"animcore": 1}\0',
    "UTF-16": '{"animcore": 1}'.encode("utf-16-le"),
    "UTF-16 with its mark": '{"animcore": 1}'.encode("utf-16"),
    "UTF-32": '{"animcore": 1}'.encode("utf-32-le"),
    "half a mark": b'\xef\xbb{"animcore": 1}',
    "brackets without end": b"[" * 100_000,
    "objects without end": b'{"":' * 100_000,
}

# What the RFC leaves to a reader, and what this one does.
CHOSEN = {
    # Section 4: names should be unique. A second one would be ignored in silence, or the first: it is refused.
    "a name twice": (b'{"a": 1, "a": 2}', SYNTAX),
    "a name twice, once with an escape": (b'{"a": 1, "\\u0061": 2}', SYNTAX),
    # Section 6: a reader may limit range and precision. What no double holds is refused; what is nearest to 0 is 0.
    "a number beyond all doubles": (b"1e309", SYNTAX),
    "a negative number beyond all doubles": (b"-1e400", SYNTAX),
    "an exponent of many digits": (b"1e99999999999999999999", SYNTAX),
    "a number that is nearest to 0": (b"1e-400", OK),
    "an integer beyond 2 to the power of 64": (b"123456789012345678901234567890", OK),
    "a long integer": (b"1" + b"0" * 300, OK),
    # Section 8.2: half of a surrogate pair is no character.
    "a high surrogate alone": (b'"\\uD800"', SYNTAX),
    "a low surrogate alone": (b'"\\uDC00"', SYNTAX),
    "a high surrogate before a character": (b'"\\uD800a"', SYNTAX),
    "a high surrogate before another escape": (b'"\\uD800\\n"', SYNTAX),
    "two high surrogates": (b'"\\uD800\\uD800"', SYNTAX),
    "surrogates in the wrong order": (b'"\\uDD1E\\uD834"', SYNTAX),
    # Section 9: a reader may limit nesting; ANIM_LIMIT_NESTING is 128, and the document itself is one level.
    "as deep as may be": (b"[" * 127 + b"]" * 127, OK),
    "one level more": (b"[" * 128 + b"]" * 128, LIMIT),
}


@pytest.mark.parametrize("name", TAKEN)
def test_what_the_grammar_has_is_taken(name: str) -> None:
    assert load(inside(TAKEN[name])) == OK, _raw.anim_last_error_message().decode()
    assert load(inside(b"[" + TAKEN[name] + b"]")) == OK, _raw.anim_last_error_message().decode()


@pytest.mark.parametrize("name", REFUSED)
def test_what_the_grammar_does_not_have_is_refused(name: str) -> None:
    assert load(inside(REFUSED[name])) == SYNTAX
    check_place()
    # Also as the last bytes of the text.
    assert load(b'{"animcore": 1, "x-value": ' + REFUSED[name]) == SYNTAX
    check_place()


@pytest.mark.parametrize("name", REFUSED_TEXTS)
def test_a_text_that_is_no_json_text_is_refused(name: str) -> None:
    expected = (SYNTAX, LIMIT) if "without end" in name else (SYNTAX,)
    assert load(REFUSED_TEXTS[name]) in expected
    check_place()


@pytest.mark.parametrize("name", CHOSEN)
def test_what_the_grammar_leaves_open_is_as_documented(name: str) -> None:
    text, expected = CHOSEN[name]
    allowed = expected if isinstance(expected, tuple) else (expected,)
    assert load(inside(text)) in allowed, _raw.anim_last_error_message().decode()


def test_a_byte_order_mark_is_as_documented() -> None:
    """Section 8.1: a writer must not add one; a reader may ignore it. This one names it."""
    assert load(b"\xef\xbb\xbf" + inside(b"1")) == SYNTAX
    assert b"byte order mark" in _raw.anim_last_error_message()


def test_every_prefix_of_a_text_is_refused() -> None:
    text = inside(b'[true, -1.5e3, "\\u00e9", {"a": null}]')
    assert load(text) == OK
    for length in range(len(text)):
        assert load(text[:length]) == SYNTAX, text[:length]


def test_every_byte_alone_is_refused() -> None:
    for byte in range(256):
        assert load(bytes([byte])) in (SYNTAX, DOCUMENT)
        # A digit is a value, but no document.
        assert (load(bytes([byte])) == DOCUMENT) == (48 <= byte <= 57)


def test_every_control_character_in_a_string_is_refused_and_its_escape_is_taken() -> None:
    for code in range(32):
        assert load(inside(b'"' + bytes([code]) + b'"')) == SYNTAX
        assert load(inside(f'"\\u{code:04x}"'.encode())) == OK
