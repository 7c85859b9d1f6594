# SPDX-License-Identifier: MIT
"""Documents that are wrong in every way that is cheap to think of: a clear error or a scene that works, never a trap.

Starting from controls/gender-toggle.json (and from a document with every key of properties, motions and animations,
and from the examples of docs/document-format.md, which have every key), every value is replaced by each wrong type,
removed and doubled; the text is cut at every byte; bytes are changed; numbers, strings, expressions and nesting go to
their extremes. Traces are treated likewise.

The library is used in a process of its own that says which case it begins, so a crash is seen, reported with its input
(which is left in build/hostile), and the cases after it are still tried. Each text lies right before an unreadable
page.

The library is build/release/libanimcore.so.1, or the one that the variable ANIMCORE_LIBRARY names.
"""

from __future__ import annotations

import ctypes
import functools
import itertools
import json
import locale
import mmap
import os
import random
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
DOCUMENT = ROOT / "controls" / "gender-toggle.json"
# Every key of properties, motions and animations.
EVERYTHING = ROOT / "Tests" / "conformance" / "documents" / "everything.json"
EXAMPLES = {
    json.loads(text)["name"]: text
    for text in re.findall(
        r"^```json\n(.*?)^```",
        (ROOT / "docs" / "document-format.md").read_text(encoding="utf-8"),
        re.MULTILINE | re.DOTALL,
    )
}
LEFT_BEHIND = ROOT / "build" / "hostile"

ANIM_OK = 0
REFUSALS = {1: "ARGUMENT", 3: "LIMIT", 9: "SYNTAX", 10: "DOCUMENT"}
PLACED = (9, 10)
FLICKS_PER_SECOND = 705_600_000
FRAMES = 30
MEGABYTE = 1 << 20
NESTING = 100_000

Case = tuple[str, bytes]


# ---- A JSON tree that can say what the json module cannot: repeated keys, and numbers as they are written ----


class Raw(str):
    """Text that goes into the document as it is."""


class Members(list[tuple[str, Any]]):
    """An object, with its members in order."""


def parse(text: str) -> Any:
    return json.loads(text, object_pairs_hook=Members, parse_float=Raw, parse_int=Raw)


@functools.cache
def key(name: str) -> str:
    return json.dumps(name) + ":"


def write(value: Any) -> str:
    if isinstance(value, Raw):
        return str(value)
    if isinstance(value, Members):
        return "{" + ",".join([key(name) + write(member) for name, member in value]) + "}"
    if isinstance(value, list):
        return "[" + ",".join([write(element) for element in value]) + "]"
    return json.dumps(value, ensure_ascii=False)


Place = tuple[int, ...]


def places(value: Any, place: Place = ()) -> Iterator[tuple[Place, Any]]:
    """Every value of a document, with the indexes that lead to it."""
    yield place, value
    if isinstance(value, Members):
        for index, (_, member) in enumerate(value):
            yield from places(member, (*place, index))
    elif isinstance(value, list):
        for index, element in enumerate(value):
            yield from places(element, (*place, index))


def pointer(document: Any, place: Place) -> str:
    words = []
    for index in place:
        if isinstance(document, Members):
            words.append(document[index][0])
            document = document[index][1]
        else:
            words.append(str(index))
            document = document[index]
    return "".join(f"/{word}" for word in words)


def changed(document: Any, place: Place, change: Callable[[Any, int], None]) -> str:
    """The document after `change` was given (a copy of) the container and index of a place."""

    def copied(container: Any, place: Place) -> Any:
        copy, index = type(container)(container), place[0]
        if len(place) == 1:
            change(copy, index)
        elif isinstance(copy, Members):
            name, member = copy[index]
            copy[index] = (name, copied(member, place[1:]))
        else:
            copy[index] = copied(copy[index], place[1:])
        return copy

    return write(copied(document, place))


class Written:
    """A document as text, and where in it each value stands: what takes a value's place is put between what is before
    and behind it, without writing everything anew."""

    def __init__(self, document: Any) -> None:
        self.parts: list[str] = []
        self.length = 0
        self.spans: dict[Place, tuple[int, int]] = {}
        self.add(document, ())
        self.text = "".join(self.parts)

    def put(self, text: str) -> None:
        self.parts.append(text)
        self.length += len(text)

    def add(self, value: Any, place: Place) -> None:
        begin = self.length
        if isinstance(value, list):
            opening, closing = "{}" if isinstance(value, Members) else "[]"
            self.put(opening)
            for index, element in enumerate(value):
                self.put("," if index else "")
                if isinstance(value, Members):
                    self.put(key(element[0]))
                    element = element[1]
                self.add(element, (*place, index))
            self.put(closing)
        else:
            self.put(write(value))
        self.spans[place] = (begin, self.length)

    def around(self, place: Place) -> tuple[bytes, bytes]:
        """What is before a value, and what is behind it."""
        begin, end = self.spans[place]
        return self.text[:begin].encode(), self.text[end:].encode()


def removed(document: Any, place: Place) -> str:
    return changed(document, place, lambda container, index: container.pop(index))


def doubled(document: Any, place: Place) -> str:
    return changed(document, place, lambda container, index: container.insert(index, container[index]))


# ---- The cases ----

WRONG_VALUES: dict[str, Any] = {
    "null": None,
    "true": True,
    "0": Raw("0"),
    "-1": Raw("-1"),
    "a large number": Raw("1e300"),
    "an empty string": "",
    "a string": "surprise",
    "an array": [],
    "an array of arrays": [[]],
    "an object": Members(),
    "an object with a key": Members([("surprise", Raw("1"))]),
}

NUMBERS = [
    *(
        "1e400",
        "-1e400",
        "1e-400",
        "0.1",
        "9007199254740993",
        "-0",
        "-0.0",
        "1e999999999999999999999",
        "1E+2",
        "2.5e-3",
    ),
    *("1.7976931348623159e308", "1.7976931348623158e308", "4.9e-324", "2.4703282292062327e-324", "1" * 100_000),
    *(
        "0." + "0" * 100_000 + "1",
        "01",
        "+1",
        ".5",
        "1.",
        "1e",
        "1e+",
        "-",
        "0x10",
        "NaN",
        "Infinity",
        "-Infinity",
        "1,5",
    ),
    *("1_000", "1f", "\u0661", "1 2", "--1"),
]


def wrong_values(document: Any) -> Iterator[Case]:
    written = Written(document)
    wrong = {label: write(new).encode() for label, new in WRONG_VALUES.items()}
    for place, old in places(document):
        before, after = written.around(place)
        where, was = pointer(document, place) or "/", write(old).encode()
        for label, new in wrong.items():
            if new != was:
                yield f"{where} is {label}", before + new + after


def removals(document: Any) -> Iterator[Case]:
    for place, _ in places(document):
        if place:
            yield f"{pointer(document, place)} is removed", removed(document, place).encode()


def doublings(document: Any) -> Iterator[Case]:
    for place, _ in places(document):
        if place:
            yield f"{pointer(document, place)} is doubled", doubled(document, place).encode()


def numbers(document: Any) -> Iterator[Case]:
    written = Written(document)
    numeric = [place for place, value in places(document) if isinstance(value, Raw)]
    for place in numeric:
        before, after = written.around(place)
        where = pointer(document, place)
        for number in NUMBERS:
            if len(number) < 100 or place == numeric[0]:
                label = number if len(number) < 40 else f"{number[:10]}… ({len(number)} characters)"
                yield f"{where} is {label}", before + number.encode() + after


EXPRESSIONS = [
    *(
        "1 / 0",
        "-1 / 0",
        "0 / 0",
        "pow(10, 400)",
        "1e308 * 10",
        "-0",
        "1e-320",
        "sqrt(-1)",
        "log(0)",
        "mod(1, 0)",
        "1e151",
    ),
    *(
        "random()",
        "random(1, 0)",
        "random(0, 1 / 0)",
        "elapsed",
        "elapsed(a)",
        "in(a)",
        "in(",
        "event.x",
        "event",
        "event.x == 'a'",
    ),
    *(
        "'",
        "''",
        "'' == ''",
        "x == 'a",
        "`",
        "x.y.z",
        "x[0]",
        "x[99999999999]",
        "x[-1]",
        "1 +",
        ", 1",
        "1, 2",
        "(",
        "\u00e9 + 1",
    ),
    *("(" * 300 + "1" + ")" * 300, "-" * 1000 + "1", "1" + " + 1" * 2000, "1 ? " * 300 + "1" + " : 0" * 300, "a" * 256),
]


def expressions(document: Any) -> Iterator[Case]:
    """An expression where a number or a text stands."""
    written = Written(document)
    for place, value in places(document):
        if isinstance(value, str) and place:
            before, after = written.around(place)
            where = pointer(document, place)
            for text in EXPRESSIONS:
                label = text if len(text) < 40 else f"{text[:10]}… ({len(text)} characters)"
                yield f"{where} is the expression {label}", before + write(text).encode() + after


def strings(document: Any) -> Iterator[Case]:
    bad_texts = [
        b"\x80",
        b"\xe2\x82",
        b"\xc0\xaf",
        b"\xed\xa0\x80",
        b"\xf4\x90\x80\x80",
        b"\xff",
        b"\x00",
        b"\n",
        b"\x7f",
    ]
    bad_escapes = [b"\\", b"\\x41", b"\\u12", b"\\ud800", b"\\udc00\\ud800", b"\\u0000", b"\\ud83d\\ude00", b"\\/"]
    written = Written(document)
    for place, value in places(document):
        if not isinstance(value, str) or isinstance(value, Raw):
            continue
        before, after = written.around(place)
        before, after = before + b'"', b'"' + after
        where = pointer(document, place)
        yield f"{where} is a megabyte", before + b"a" * MEGABYTE + after
        for bad in [*bad_texts, *bad_escapes]:
            yield f"{where} contains {bad!r}", before + value.encode() + bad + after
    long_key = Members([*document, ("k" * MEGABYTE, Raw("1"))])
    yield "a key of a megabyte", write(long_key).encode()
    yield (
        "an extension key of a megabyte",
        write(Members([*document, ("x-" + "k" * MEGABYTE, "v" * MEGABYTE)])).encode(),
    )


def cuts(text: bytes) -> Iterator[Case]:
    for length in range(len(text)):
        yield f"cut after {length} bytes", text[:length]


def nestings(document: Any) -> Iterator[Case]:
    shapes = {
        "arrays": ("[" * NESTING, "]" * NESTING),
        "objects": ('{"a":' * NESTING + "1", "}" * NESTING),
        "arrays and objects": ('[{"a":' * (NESTING // 2) + "1", "}]" * (NESTING // 2)),
    }
    for label, (opening, closing) in shapes.items():
        for text_label, text in (("", opening + closing), (" without an end", opening), (" ended only", closing)):
            yield f"{NESTING} {label}{text_label}", text.encode()
            extended = write(Members([*document, ("x-deep", Raw(text))]))
            yield f"{NESTING} {label}{text_label} under an extension key", extended.encode()
    group = '{"kind":"group","nodes":[' * (NESTING // 10)
    yield (
        "groups in groups",
        write(Members([*document, ("nodes", Raw(f"[{group}" + "]}" * (NESTING // 10) + "]"))])).encode(),
    )
    state = '{"states":{"s":' * 60
    yield "states in states", write(Members([*document, ("machine", Raw(state + "{}" + "}}" * 60))])).encode()


def byte_changes(text: bytes) -> Iterator[Case]:
    generator = random.Random(20240229)
    for number in range(4000):
        mutable = bytearray(text)
        for _ in range(generator.randint(1, 4)):
            position = generator.randrange(len(mutable))
            action = generator.randrange(4)
            if action == 0:
                mutable[position] = generator.randrange(256)
            elif action == 1:
                del mutable[position : position + generator.randint(1, 8)]
            elif action == 2:
                mutable[position:position] = generator.choice(
                    [b",", b":", b"[", b"]", b"{", b"}", b'"', b"\\", b"\0", b"e9"]
                )
            else:
                start = generator.randrange(len(mutable))
                mutable[position:position] = mutable[start : start + generator.randint(1, 64)]
            if not mutable:
                mutable = bytearray(b" ")
        yield f"byte change {number}", bytes(mutable)


def whole_texts(text: bytes) -> Iterator[Case]:
    yield "an empty text", b""
    yield "a megabyte of spaces", b" " * MEGABYTE
    yield "a megabyte of NULs", b"\0" * MEGABYTE
    yield "a megabyte of quotation marks", b'"' * MEGABYTE
    yield "a megabyte of backslashes in a string", b'"' + b"\\" * MEGABYTE
    yield "a megabyte of commas", b"[" + b"," * MEGABYTE + b"]"
    yield "a megabyte of zeros in an array", b"[" + b"0," * (MEGABYTE // 2) + b"0]"
    yield "a hundred thousand keys", b"{" + b",".join(b'"x-%d":1' % number for number in range(100_000)) + b"}"
    yield "a byte order mark", b"\xef\xbb\xbf" + text
    yield "UTF-16", text.decode().encode("utf-16")
    yield "two documents", text + text
    yield "a comma behind it", text + b","
    yield "a NUL behind it", text + b"\0"
    yield "a comment before it", b"/* toggle */" + text
    for constant in (b"null", b"true", b"1", b'"text"', b"[]", b"{}", b"nul", b"tru", b"nulll"):
        yield f"the text {constant.decode()}", constant


def base_of(family: str) -> tuple[str, bytes]:
    """What a family does, and the text that it starts from: its name says both."""
    if OF_EXAMPLE in family:
        name, example = family.split(OF_EXAMPLE)
        members = [(key, value) for key, value in parse(EXAMPLES[example]) if not key.startswith("x-")]
        return name, write(Members(members)).encode()
    return family.removesuffix(OF_EVERYTHING), (EVERYTHING if family.endswith(OF_EVERYTHING) else DOCUMENT).read_bytes()


def document_cases(family: str) -> Iterator[Case]:
    name, text = base_of(family)
    document = parse(text.decode())
    families: dict[str, Callable[[], Iterator[Case]]] = {
        "wrong values": lambda: wrong_values(document),
        "removals": lambda: removals(document),
        "doublings": lambda: doublings(document),
        "numbers": lambda: numbers(document),
        "strings": lambda: strings(document),
        "expressions": lambda: expressions(document),
        "cuts": lambda: cuts(text),
        "nestings": lambda: nestings(document),
        "byte changes": lambda: byte_changes(text),
        "whole texts": lambda: whole_texts(text),
    }
    return families[name]()


OF_EVERYTHING = " of everything"
OF_EXAMPLE = " of the example "
DOCUMENT_FAMILIES = [
    *("wrong values", "removals", "doublings", "numbers", "strings", "cuts", "nestings", "byte changes", "whole texts"),
    *(name + OF_EVERYTHING for name in ("wrong values", "removals", "numbers", "strings", "byte changes")),
    *(f"{name}{OF_EXAMPLE}{example}" for example in EXAMPLES for name in ("wrong values", "removals", "expressions")),
]


def trace_cases(family: str) -> Iterator[Case]:
    text = (
        b'{"trace": 1, "seed": 7, "parameters": {"a": 1}}\n'
        b'{"at": 0.1, "pointer": "down", "id": 3, "x": 50, "y": 25}\n'
        b'{"at": 0.2, "pointer": "cancel", "id": 3}\n'
        b'{"at": 0.2, "pointer": "leave", "id": 3}\n'
        b'{"at": 0.25, "send": "a.b", "data": {"n": 1, "b": true, "t": "x"}}\n'
        b'{"at": 0.3, "key": "tab", "action": "down", "shift": true}\n'
        b'{"at": 0.3, "focus": "toggle"}\n'
        b'{"at": 0.3, "input": "boy", "value": true}\n'
        b'{"at": 0.4, "reducedMotion": true}\n'
        b'{"at": 0.5, "timeScale": 2}\n'
        b'{"at": 0.75, "pause": true}\n'
        b'{"at": 1, "end": true}\n'
    )
    if family == "trace cuts":
        yield from cuts(text)
        return
    if family == "trace bytes":
        yield from byte_changes(text)
        return
    lines = text.decode().splitlines()
    for number, line in enumerate(lines):
        document = parse(line)
        for generate in (wrong_values, removals, doublings, numbers):
            for label, new in generate(document):
                joined = b"\n".join(
                    [*(each.encode() for each in lines[:number]), new, *(each.encode() for each in lines[number + 1 :])]
                )
                yield f"line {number + 1}: {label}", joined


TRACE_FAMILIES = ["trace lines", "trace cuts", "trace bytes"]


# ---- The worker: a process that reads the cases and may crash ----


class GuardedText:
    """A buffer whose last byte lies right before a page that cannot be read."""

    def __init__(self, capacity: int) -> None:
        page = mmap.PAGESIZE
        self.size = (capacity + page - 1) // page * page
        self.memory = mmap.mmap(-1, self.size + page)
        self.start = ctypes.addressof(ctypes.c_char.from_buffer(self.memory))
        process = ctypes.CDLL(None, use_errno=True)
        if process.mprotect(ctypes.c_void_p(self.start + self.size), ctypes.c_size_t(page), 0) != 0:
            raise OSError(ctypes.get_errno(), "mprotect")

    def place(self, text: bytes) -> int:
        address = self.start + self.size - len(text)
        ctypes.memmove(address, text, len(text))
        return address


class Library:
    """The few functions that the worker needs."""

    def __init__(self, path: str) -> None:
        self.library = ctypes.CDLL(path)
        for name in ("anim_last_error_message", "anim_last_error_pointer"):
            getattr(self.library, name).restype = ctypes.c_char_p
        self.text = GuardedText(4 * MEGABYTE)

    def load(self, function: str, text: bytes) -> tuple[int, ctypes.c_void_p]:
        result = ctypes.c_void_p()
        address, length = ctypes.c_void_p(self.text.place(text)), ctypes.c_size_t(len(text))
        if function == "anim_scene_load":
            return self.library.anim_scene_load(address, length, None, ctypes.byref(result)), result
        return self.library.anim_trace_load(address, length, ctypes.byref(result)), result

    def refusal(self, status: int) -> dict[str, Any]:
        line, column = ctypes.c_int32(-1), ctypes.c_int32(-1)
        self.library.anim_last_error_place(ctypes.byref(line), ctypes.byref(column))
        return {
            "status": status,
            "message": self.library.anim_last_error_message().decode("utf-8", "backslashreplace"),
            "line": line.value,
            "column": column.value,
            "pointer": self.library.anim_last_error_pointer().decode("utf-8", "backslashreplace"),
        }

    def live(self, scene: ctypes.c_void_p) -> dict[str, Any]:
        """A second of a scene's life, with a tap; each call but the input must succeed."""
        flicks = ctypes.c_int64(FLICKS_PER_SECOND // FRAMES)
        view, count, length = ctypes.c_void_p(), ctypes.c_size_t(), ctypes.c_size_t()
        for event in (b"a.b", b"go", b"order", b"power", b"play", b"poke", b"peek"):
            self.library.anim_scene_send(scene, event, ctypes.c_size_t(len(event)))
        for number in range(12):
            self.library.anim_scene_send_key(scene, 2, number, 0, None)
        for frame in range(FRAMES):
            if frame in (2, 5):
                kind = 0 if frame == 2 else 2
                self.library.anim_scene_send_pointer(scene, kind, 0, ctypes.c_double(50.0), ctypes.c_double(25.0))
            status = self.library.anim_scene_advance_flicks(scene, flicks)
            if status == ANIM_OK:
                status = self.library.anim_scene_get_display_commands(scene, ctypes.byref(view), ctypes.byref(count))
            if status != ANIM_OK:
                return {"trouble": f"frame {frame}: {self.refusal(status)['message']}"}
        status = self.library.anim_scene_get_svg(scene, None, None, ctypes.c_size_t(0), ctypes.byref(length))
        state = ctypes.c_uint64()
        self.library.anim_scene_get_hash(scene, ctypes.byref(state))
        self.library.anim_scene_destroy(scene)
        return {} if status == ANIM_OK else {"trouble": self.refusal(status)["message"]}

    def play(self, trace: ctypes.c_void_p, document: bytes) -> dict[str, Any]:
        _, scene = self.load("anim_scene_load", document)
        next_step = ctypes.c_size_t(0)
        status = self.library.anim_scene_play(
            scene, trace, ctypes.c_int64(2 * FLICKS_PER_SECOND), ctypes.byref(next_step)
        )
        message = self.refusal(status)["message"] if status != ANIM_OK else "played"
        self.library.anim_scene_destroy(scene)
        self.library.anim_trace_destroy(trace)
        return {} if message else {"trouble": "a step was refused without a message"}


def work(path: str, family: str, first: int) -> None:
    """Tries the texts of its input, each behind its length."""
    library = Library(path)
    is_trace = family in TRACE_FAMILIES
    document = DOCUMENT.read_bytes()
    for index in itertools.count(first):
        length = sys.stdin.buffer.read(8)
        if not length:
            return
        text = sys.stdin.buffer.read(int.from_bytes(length, "little"))
        print(f"begin {index}", flush=True)
        status, result = library.load("anim_trace_load" if is_trace else "anim_scene_load", text)
        if status != ANIM_OK:
            report = library.refusal(status)
        else:
            report = library.play(result, document) if is_trace else library.live(result)
        print(f"end {index} {json.dumps(report)}", flush=True)


# ---- The tests ----


def library_path() -> Path:
    library = Path(os.environ.get("ANIMCORE_LIBRARY", ROOT / "build" / "release" / "libanimcore.so.1"))
    assert library.exists(), f"{library} is not there: cmake --preset release && cmake --build --preset release"
    return library.resolve()


def complaint(text: bytes, report: dict[str, Any]) -> str | None:
    """What is wrong with how the library took a text, if anything is."""
    if "status" not in report:
        return report.get("trouble")
    status = report["status"]
    if status not in REFUSALS:
        return f"it was refused with status {status}: {report['message']}"
    if not report["message"]:
        return "it was refused without a message"
    if status in PLACED and (report["line"] < 1 or report["column"] < 1):
        return f"the error has no line and column: {report['message']}"
    if status in PLACED and report["line"] > text.count(b"\n") + 1:
        return f"line {report['line']} is beyond the text: {report['message']}"
    return None


def run_family(family: str, cases: list[Case]) -> list[dict[str, Any]]:
    """What the library said to each case of a family; fails with a list of what it should not have said or done."""
    reports: list[dict[str, Any]] = [{} for _ in cases]
    problems: list[str] = []
    first = 0
    while first < len(cases):
        command = [sys.executable, __file__, str(library_path()), family, str(first)]
        with tempfile.TemporaryFile() as texts:
            for _, text in cases[first:]:
                texts.write(len(text).to_bytes(8, "little") + text)
            texts.seek(0)
            result = subprocess.run(command, stdin=texts, capture_output=True, text=True, check=False, timeout=900)
        begun = -1
        for line in result.stdout.splitlines():
            word, index, *rest = line.split(" ", 2)
            if word == "begin":
                begun = int(index)
            else:
                reports[int(index)] = json.loads(rest[0])
        if result.returncode == 0:
            break
        assert begun >= 0, f"the worker did not start: {result.stderr}"
        LEFT_BEHIND.mkdir(parents=True, exist_ok=True)
        left = LEFT_BEHIND / f"{family.replace(' ', '-')}-{begun}"
        left.write_bytes(cases[begun][1])
        problems.append(f"CRASH ({result.returncode}) with {cases[begun][0]}: {left}\n{result.stderr[-500:]}")
        first = begun + 1
        if len(problems) > 20:
            break
    for (label, text), report in zip(cases, reports, strict=True):
        trouble = complaint(text, report)
        if trouble is not None:
            problems.append(f"{label}: {trouble}")
    assert not problems, f"{len(problems)} of {len(cases)} {family}:\n" + "\n".join(problems[:25])
    return reports


@pytest.mark.parametrize("family", DOCUMENT_FAMILIES)
def test_hostile_documents_are_refused_or_work(family: str) -> None:
    cases = list(document_cases(family))
    reports = run_family(family, cases)
    refused = [report for report in reports if "status" in report]
    print(f"{family}: {len(cases)} documents, {len(refused)} refused, {len(cases) - len(refused)} alive for a second")


@pytest.mark.parametrize("family", TRACE_FAMILIES)
def test_hostile_traces_are_refused_or_play(family: str) -> None:
    cases = list(trace_cases(family))
    run_family(family, cases)


def test_repeated_keys_are_refused_where_they_are() -> None:
    document = parse(DOCUMENT.read_text(encoding="utf-8"))
    cases = list(doublings(document))
    reports = run_family("doublings", cases)
    kinds = [place for place, _ in places(document) if place]
    for (label, _), place, report in zip(cases, kinds, reports, strict=True):
        container = document
        for index in place[:-1]:
            container = container[index][1] if isinstance(container, Members) else container[index]
        if isinstance(container, Members):
            assert "status" in report, f"{label}, but it is taken"


def test_every_cut_document_is_refused() -> None:
    text = DOCUMENT.read_bytes()
    cases = list(cuts(text.rstrip()))
    reports = run_family("cuts", list(cuts(text)))[: len(cases)]
    for (label, _), report in zip(cases, reports, strict=True):
        assert "status" in report, f"{label}, but it is taken"


LOCALE_SCRIPT = """
import ctypes, locale, sys
assert locale.setlocale(locale.LC_ALL, sys.argv[3]) and locale.localeconv()["decimal_point"] == sys.argv[4]
process = ctypes.CDLL(None)
process.strtod.restype = ctypes.c_double
assert process.strtod(b"1,5", None) == (1.5 if sys.argv[4] == "," else 1.0)
library = ctypes.CDLL(sys.argv[1])
text = open(sys.argv[2], "rb").read()
scene, state, length = ctypes.c_void_p(), ctypes.c_uint64(), ctypes.c_size_t()
assert library.anim_scene_load(text, ctypes.c_size_t(len(text)), None, ctypes.byref(scene)) == 0
for kind in (0, 2):
    assert library.anim_scene_send_pointer(scene, kind, 0, ctypes.c_double(50), ctypes.c_double(25)) == 0
    assert library.anim_scene_advance(scene, ctypes.c_double(0.1)) == 0
assert library.anim_scene_get_hash(scene, ctypes.byref(state)) == 0
assert library.anim_scene_get_svg(scene, None, None, ctypes.c_size_t(0), ctypes.byref(length)) == 0
svg = ctypes.create_string_buffer(length.value + 1)
assert library.anim_scene_get_svg(scene, None, svg, ctypes.c_size_t(length.value + 1), ctypes.byref(length)) == 0
print(hex(state.value), svg.value.decode())
"""


def play_under_locale(name: str, decimal_point: str, locale_path: Path) -> str:
    command = [sys.executable, "-c", LOCALE_SCRIPT, str(library_path()), str(DOCUMENT), name, decimal_point]
    environment = {**os.environ, "LOCPATH": str(locale_path)}
    result = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert result.returncode == 0, result.stderr
    return result.stdout


def test_a_decimal_comma_in_the_hosts_locale_changes_nothing(tmp_path: Path) -> None:
    name = "de_DE.UTF-8"
    made = subprocess.run(
        ["localedef", "-i", "de_DE", "-f", "UTF-8", str(tmp_path / name)], capture_output=True, text=True, check=False
    )
    assert (tmp_path / name).exists(), f"localedef cannot make a German locale (Debian: locales): {made.stderr}"
    assert play_under_locale(name, ",", tmp_path) == play_under_locale("C", ".", tmp_path)


if __name__ == "__main__":
    locale.setlocale(locale.LC_ALL, "")
    work(sys.argv[1], sys.argv[2], int(sys.argv[3]))
