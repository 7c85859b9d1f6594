# SPDX-License-Identifier: MIT
"""The comments of the headers in every language: a list is a list, a paragraph is one, and a table keeps its lines.
What is about the C call alone is left out where there is no such call."""

from __future__ import annotations

import html
import json
import re
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import generate_abi  # noqa: E402
import generate_python_raw  # noqa: E402
import site_reference  # noqa: E402
from bindings_cpp import document as in_cpp  # noqa: E402
from bindings_csharp import documentation as in_csharp  # noqa: E402
from bindings_go import documentation as in_go  # noqa: E402
from bindings_java_names_text import javadoc as in_java  # noqa: E402
from bindings_javascript_names_text import doc_lines as in_javascript  # noqa: E402
from bindings_lua_names_text import documentation as in_lua  # noqa: E402
from bindings_model import Form, Method, Model, SlotKind  # noqa: E402
from bindings_ruby_names_text import documentation as in_ruby  # noqa: E402
from bindings_rust_names_text import Names  # noqa: E402
from bindings_zig import document as in_zig  # noqa: E402
from comment_text import OF_C, comment, problems, read_comment, without_c  # noqa: E402

MODEL = Model.load()
# Each language's generated files.
FILES = {
    "C++": "bindings/cpp/include/animcore/detail/*.hpp",
    "C#": "bindings/csharp/src/*.cs",
    "Go": "bindings/go/*.go",
    "Java": "bindings/java/src/main/java/org/animcore/*.java",
    "JavaScript": "bindings/javascript/src/*.d.ts",
    "Lua": "bindings/lua/animcore/*.lua",
    "Python": "bindings/python/animcore/_raw.py",
    "Ruby": "bindings/ruby/lib/animcore/*.rb",
    "Rust": "bindings/rust/animcore/src/generated/*.rs",
    "Rust's C functions": "bindings/rust/animcore-sys/src/generated.rs",
    "Zig": "bindings/zig/src/objects.zig",
    "Zig's C functions": "bindings/zig/src/raw.zig",
}
# How languages other than these begin an item: with a mark.
ITEMS = {
    "C#": r"<item><description>(.*?)</description></item>",
    "Java": r"<li>(.*?)</li>",
    "Go": r"^  - (.*(?:\n    \S.*)*)",
}
# A line of a comment.
LEADING = re.compile(r"^\s*(?:///|//|--|#|\*(?!/)) ?(.*)$", re.M)


def letters(text: str) -> str:
    """What two languages have in common of an item: its letters and digits, up to the first name of C."""
    before = re.split(r"`?\b(?:anim_|ANIM_)", html.unescape(text))[0]
    return re.sub(r"[^A-Za-z0-9]+", "", before)


@cache
def headers() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "include/animcore").glob("*.h")))


def items_of_headers() -> list[str]:
    """The items of all lists, found in another way than the generators': by the three columns before a comment."""
    comments = re.findall(r"^/\*(.*?)\*/$", headers(), re.M | re.S)
    return [item for each in comments for item in re.findall(r"^   - (.*(?:\n     \S.*)*)", each, re.M)]


def lines_of_tables() -> list[str]:
    comments = re.findall(r"^/\* (.*?)\*/$", headers(), re.M | re.S)
    tables = [table for each in comments for table in re.findall(r"\n\n((?:     .*\n)+)(?=\n)", each)]
    return [line[5:] for table in tables for line in table.splitlines()]


@cache
def comments_of(language: str) -> str:
    """The text of all comments in a language's generated files."""
    texts = [path.read_text(encoding="utf-8") for path in sorted(ROOT.glob(FILES[language]))]
    return "\n".join(line for text in texts for line in LEADING.findall(text))


def test_the_headers_have_lists_and_tables() -> None:
    assert len(items_of_headers()) > 40
    assert sum(item.startswith("its clock, settings, random generator") for item in items_of_headers()) == 1
    assert "||              or: 1 or 0" in lines_of_tables()


@pytest.mark.parametrize("language", FILES)
def test_every_item_of_a_header_is_an_item(language: str) -> None:
    pattern = ITEMS.get(language, r"^- (.*(?:\n  \S.*)*)")
    flags = re.M | re.S if language in ("C#", "Java") else re.M
    found = [letters(item) for item in re.findall(pattern, comments_of(language), flags)]
    # Up to a name of C, which some languages replace by their own.
    missing = [item for item in items_of_headers() if not any(each.startswith(letters(item)) for each in found)]
    assert missing == []
    exact = {letters(item) for item in items_of_headers() if "anim_" not in item and "ANIM_" not in item}
    assert exact - set(found) == set()


@pytest.mark.parametrize("language", FILES)
def test_every_line_of_a_table_is_a_line(language: str) -> None:
    lines = {html.unescape(line.strip()) for line in comments_of(language).splitlines()}
    assert [line for line in lines_of_tables() if line not in lines] == []


@pytest.fixture(scope="module")
def pages() -> dict[str, str]:
    return site_reference.pages(ROOT)


def test_items_are_items_of_the_reference(pages: dict[str, str]) -> None:
    of_c = "\n".join(text for name, text in pages.items() if name.startswith("reference/c/"))
    found = {letters(re.sub(r"\\|\[|\]\([^)]*\)", "", item)) for item in re.findall(r"^- (.*)$", of_c, re.M)}
    assert {letters(item) for item in items_of_headers()} <= found


@pytest.mark.parametrize("language", ["cpp", "csharp", "go", "java", "javascript", "lua", "ruby", "rust", "zig"])
def test_items_are_items_of_a_languages_reference(pages: dict[str, str], language: str) -> None:
    page = pages[f"reference/{language}.md"]
    found = [letters(re.sub(r"<.*?>", "", item)) for item in re.findall(r"<li>(.*?)</li>", page)]
    missing = [item for item in items_of_headers() if not any(each.startswith(letters(item)) for each in found)]
    assert missing == []
    assert "c ? a : b&nbsp; &nbsp; &nbsp;  a where c is true, else b; from the right<br>||&nbsp; " in page


# ---- What is about the C call alone ----

# The layers that have the C functions as they are, and the files of those that have not.
OF_C_FUNCTIONS = ("Python", "Rust's C functions", "Zig's C functions")
THIN = {language: pattern for language, pattern in FILES.items() if language not in OF_C_FUNCTIONS}
THIN |= {
    "JavaScript": "bindings/javascript/**/*.d.ts",
    "Python": "bindings/python/animcore/*.py",
    "Rust": "bindings/rust/animcore/src/**/*.rs",
    "Zig": "bindings/zig/src/*.zig",
}
# Parameters that are nothing in a method: it finds them itself.
HIDDEN = (
    SlotKind.LENGTH,
    SlotKind.CAPACITY,
    SlotKind.CONTEXT,
    SlotKind.RELEASE,
    SlotKind.RESULT_LENGTH,
    SlotKind.TEXT_LENGTHS,
    SlotKind.STRUCT_SIZE,
)
# Words for pointers, lengths and buffers of a call. A pointer of a JSON text or of a screen is none of these.
WORDS_OF_C = (
    r"\bmay (?:then )?be null\b|\bNull for\b|\bnull (?:callback|pointer|text)\b|\bNULL\b",
    r"\bout-pointer|\b(?:[Ee]ither|[Ee]ach|[Bb]oth|[Rr]esult|[Tt]he) (?:result )?pointers? may\b",
    r"(?<![\w*/(])\*[a-z]\w*(?: \(may|,? which may| receives?| names| is)\b",
    r"\w->\w|\bsizeof\b|\bstruct_size\b|\bNUL-terminated\b",
    r"\bha(?:s|ve) room for \w|\(room for\b",
    r"\bcapacity (?:of (?:at least )?\d|holds|must)|\b[Uu]p to capacity\b|\b[Cc]apacities\b",
    r"\boverlaps? (?:no argument|it\b|them\b)|\bmust not overlap\b",
    r"\breturns ANIM_|\bIn C, ",
)


@cache
def description() -> dict[str, list[dict[str, Any]]]:
    return json.loads((ROOT / "docs/abi/animcore-abi.json").read_text(encoding="utf-8"))  # type: ignore[no-any-return]


def sentences_of_c() -> list[str]:
    """What the functions' comments say of the C call."""
    docs = [each["doc"] for each in description()["functions"] if "documented_with" not in each]
    return [found[0].strip() for doc in docs for line in doc.split("\n") for found in OF_C.finditer(line)]


def results_that_are_received() -> str:
    """A pattern of a C function's result whose comment says that it receives something."""
    parameters = [each for function in description()["functions"] for each in function["parameters"]]
    names = sorted({each["name"] for each in parameters if each["direction"] == "out"})
    return rf"(?:^|[.;:,(] |\band )(?:{'|'.join(names)})(?: \([^)]*\)|, which may be null,)? receives?\b"


def said_of_c(method: Method) -> list[str]:
    """What a method's comment says that a method has not."""
    hidden = [slot.parameter.name for slot in method.slots if slot.kind in HIDDEN]
    words = [rf"\b{name}\b" for name in hidden] + [r"\b[Nn]ull\b", r"\bbuffer\b", r"(?<!\w)\*[a-z]\w*"]
    if not any(argument.form is Form.FILLED_ARRAY for argument in method.arguments):
        words.append("ANIM_ERROR_CAPACITY")
    return [found[0] for word in words for found in re.finditer(word, method.doc)]


def test_no_methods_comment_speaks_of_what_only_the_c_function_has() -> None:
    found = {method.function.name: said for method in MODEL.methods if (said := said_of_c(method))}
    assert found == {}


def test_no_other_comment_of_the_model_speaks_of_the_call() -> None:
    model = MODEL
    docs = {each.name: each.doc for each in model.constants}
    docs |= {each.name: each.doc for each in model.enums}
    docs |= {each.name: each.doc for each in model.structs}
    docs |= {each.name: each.doc for enum in model.enums for each in enum.constants}
    docs |= {f"{struct.name}.{each.name}": each.doc for struct in model.structs for each in struct.fields}
    docs |= {each.name: each.doc for each in model.callbacks if each.is_function}
    docs |= model.opaque
    pattern = re.compile("|".join((*WORDS_OF_C, r"\b[Nn]ull\b", r"\bbuffer\b")))
    assert {name: found[0] for name, doc in docs.items() if (found := pattern.search(doc))} == {}


@pytest.mark.parametrize("language", THIN)
def test_a_thin_layer_does_not_speak_of_the_call_of_c(language: str) -> None:
    pattern = re.compile("|".join((*WORDS_OF_C, results_that_are_received())))
    found = []
    for path in sorted(ROOT.glob(THIN[language])):
        # What stands between a layer and the C functions speaks of them.
        if path.stem not in ("raw", "_raw", "runtime"):
            comments = LEADING.findall(path.read_text(encoding="utf-8"))
            if language == "Python":
                comments = re.findall(r'"""(.*?)"""', path.read_text(encoding="utf-8"), re.S)
            text = re.sub(r"\\(?=\W)", "", html.unescape(" ".join(" ".join(comments).split())))
            found += [
                f"{path.name}: {text[max(0, each.start() - 40) : each.end() + 40]}" for each in pattern.finditer(text)
            ]
    assert found == []


@pytest.mark.parametrize("language", OF_C_FUNCTIONS)
def test_a_layer_of_c_functions_says_all_of_the_call(language: str) -> None:
    said = re.sub(r"\W+", "", re.sub(r"\\(?=\W)", "", " ".join(comments_of(language).split())))
    assert len(sentences_of_c()) > 80
    assert [each for each in sentences_of_c() if re.sub(r"\W+", "", each) not in said] == []


def test_the_reference_of_c_says_all_of_the_call(pages: dict[str, str]) -> None:
    of_c = "\n".join(text for name, text in pages.items() if name.startswith("reference/c/"))
    said = re.sub(r"\W+", "", html.unescape(re.sub(r"\]\([^)]*\)", "", of_c)))
    assert [each for each in sentences_of_c() if re.sub(r"\W+", "", each) not in said] == []


@pytest.mark.parametrize("language", ["cpp", "csharp", "go", "java", "javascript", "lua", "ruby", "rust", "zig"])
def test_the_reference_of_a_language_says_nothing_of_the_call(pages: dict[str, str], language: str) -> None:
    assert "In C, " not in pages[f"reference/{language}.md"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("All. In C, *count receives how many; a capacity of 0 asks. More.", "All. More."),
        ("In C, x may be null. All.", "All."),
        ("All (of it.) In C, x may be null.", "All (of it.)"),
        ("values: a text. In C, null for none", "values: a text."),
        (
            "One.\n\nIn C, 1.5 e. In C, again.\n\n- a. In C, b.\n- In C, c.\n\n    In C, d",
            "One.\n\n- a.\n\n    In C, d",
        ),
        ("In C, alone.", ""),
        ("As in C, it is so.", "As in C, it is so."),
    ],
)
def test_sentences_about_c_are_left_out(text: str, expected: str) -> None:
    assert without_c(text) == expected


def test_a_comment_about_c_alone_is_refused() -> None:
    changed = generate_abi.read_headers()
    scene = changed["animcore/scene.h"]
    assert scene.count("/* Releases a trace. */") == 1
    changed["animcore/scene.h"] = scene.replace("/* Releases a trace. */", "/* In C, releases a trace. */")
    with pytest.raises(generate_abi.InterfaceError, match="anim_trace_destroy: its comment is about C alone"):
        generate_abi.describe(changed)


# ---- How a comment of a header is read ----


def test_a_comment_has_paragraphs_lists_and_lines_that_stay() -> None:
    raw = (
        "/* The first\n   paragraph.\n\n   - an item\n     of two lines\n   - another\n\n"
        "     a   b\n       c\n\n   *count is\n   1. It is no item. */"
    )
    expected = (
        "The first paragraph.\n\n- an item of two lines\n- another\n\n    a   b\n      c\n\n*count is 1. It is no item."
    )
    assert read_comment(raw) == expected
    assert list(problems(raw)) == []


def test_a_comment_after_a_member_begins_in_its_own_column() -> None:
    raw = "/* one\n         two\n\n         1. three\n         2. four */"
    assert read_comment(raw, 6) == "one two\n\n1. three\n2. four"


def test_the_head_of_a_file_has_stars() -> None:
    assert read_comment("/*\n * One\n * two.\n *\n *   a  b\n */") == "One two.\n\n    a  b"
    assert read_comment("/* ------- */") == ""


@pytest.mark.parametrize(
    ("raw", "line", "what"),
    [
        ("/* It keeps:\n   - this */", 1, "a list begins after an empty line"),
        ("/* A paragraph.\n   Another one. */", 1, "a paragraph begins after an empty line"),
        ("/* One thing;\n   another thing;\n   the last. */", 1, "an item of a list with a mark"),
        ("/* A formula:\n     a + b */", 1, "a line of a paragraph is indented differently"),
        ("/* It keeps:\n\n   - this and\n   that */", 3, "a line of a list is indented differently"),
        (f"/* A table:\n\n     {'a ' * 51}b */", 2, "has more than 100 columns"),
        ("/* It is null; In C,\n   too. */", 0, "does not begin a sentence"),
        ("/* It is so.\n\n   - (In C, too.) */", 2, "does not begin a sentence"),
    ],
)
def test_what_is_unclear_is_refused(raw: str, line: int, what: str) -> None:
    assert [number for number, said in problems(raw) if what in said][:1] == [line]


def test_a_header_with_an_unclear_comment_is_refused() -> None:
    changed = generate_abi.read_headers()
    scene = changed["animcore/scene.h"]
    assert scene.count("It keeps:\n\n   - its clock") == 1
    changed["animcore/scene.h"] = scene.replace("It keeps:\n\n   - its clock", "It keeps:\n   - its clock")
    with pytest.raises(generate_abi.InterfaceError, match=r"scene\.h, line \d+: a list begins after an empty line"):
        generate_abi.describe(changed)


def test_a_type_whose_comment_ends_with_a_list_is_refused() -> None:
    changed = generate_abi.read_headers()
    scene = changed["animcore/scene.h"]
    assert scene.count("/* What a key does. */") == 1
    changed["animcore/scene.h"] = scene.replace("/* What a key does. */", "/* What a key does:\n\n   - it goes down */")
    with pytest.raises(generate_abi.InterfaceError, match="anim_key_action: its comment must end with a paragraph"):
        generate_abi.describe(changed)


# ---- How each language writes it ----

TEXT = "A <b> & c.\n\n- x < y */\n- @z\n\n1. one\n2. two\n\n    p  < q & r\n    s\n\nThe end."
NAMES = Names(MODEL)
WRITERS: dict[str, tuple[Callable[[], list[str]], str]] = {
    "C++": (
        lambda: in_cpp(TEXT),
        r"/// A \<b> & c.|///|/// - x < y */|/// - @z|///|/// 1. one|/// 2. two|///|///     p  < q & r|///     s|///|"
        "/// The end.",
    ),
    "C#": (
        lambda: in_csharp(TEXT, ""),
        '/// <summary>|/// <para>A &lt;b&gt; &amp; c.</para>|/// <list type="bullet">|'
        "/// <item><description>x &lt; y */</description></item>|/// <item><description>@z</description></item>|"
        '/// </list>|/// <list type="number">|/// <item><description>one</description></item>|'
        "/// <item><description>two</description></item>|/// </list>|/// <code>|"
        "/// p  &lt; q &amp; r|/// s|/// </code>|/// <para>The end.</para>|/// </summary>",
    ),
    "Go": (
        lambda: in_go("Name", TEXT),
        "// Name: A <b> & c.|//|//   - x < y */|//   - @z|//|//  1. one|//  2. two|//|//\tp  < q & r|//\ts|//|"
        "// The end.",
    ),
    "Java": (
        lambda: in_java(TEXT),
        "/**| * A &lt;b&gt; &amp; c.| *| * <ul>| * <li>x &lt; y *&#47;</li>| * <li>&#64;z</li>| * </ul>| *|"
        " * <ol>| * <li>one</li>| * <li>two</li>| * </ol>| *| * <pre>| * p  &lt; q &amp; r| * s| * </pre>| *|"
        " * <p>The end.| */",
    ),
    "JavaScript": (
        lambda: in_javascript(TEXT),
        r"/**| * A \<b> & c.| *| * - x < y * /| * - @z| *| * 1. one| * 2. two| *| * ```text| * p  < q & r| * s| * ```|"
        " *| * The end.| */",
    ),
    "Lua": (
        lambda: in_lua(TEXT, ""),
        "-- A <b> & c.|--|-- - x < y */|-- - @z|--|-- 1. one|-- 2. two|--|--     p  < q & r|--     s|--|-- The end.",
    ),
    "Python": (
        lambda: generate_python_raw.comment(TEXT),
        "# A <b> & c.|#|# - x < y */|# - @z|#|# 1. one|# 2. two|#|#     p  < q & r|#     s|#|# The end.",
    ),
    "Ruby": (
        lambda: in_ruby(TEXT, ""),
        "# A <b> & c.|#|# - x < y */|# - @z|#|# 1. one|# 2. two|#|#     p  < q & r|#     s|#|# The end.",
    ),
    "Rust": (
        lambda: NAMES.doc(TEXT),
        r"/// A \<b\> & c.|///|/// - x \< y \*/|/// - @z|///|/// 1. one|/// 2. two|///|/// ```text|"
        "/// p  < q & r|/// s|/// ```|///|/// The end.",
    ),
    "Zig": (
        lambda: in_zig(TEXT),
        r"/// A \<b> & c.|///|/// - x < y */|/// - @z|///|/// 1. one|/// 2. two|///|/// ```text|"
        "/// p  < q & r|/// s|/// ```|///|/// The end.",
    ),
}


@pytest.mark.parametrize("language", WRITERS)
def test_a_comment_in_a_language(language: str) -> None:
    write, expected = WRITERS[language]
    assert write() == expected.split("|")


def test_no_line_looks_like_another_block() -> None:
    text = "It is a - b and 1. The value > 2 is above # 3 and * 4, + 5 or = 6 for @you on every way to its end."
    for width in range(20, 60):
        lines = comment(text, "", width)
        assert " ".join(lines) == text
        assert not [line for line in lines if re.match(r"(?:[-+*>#=]|\d+[.)]) |@", line)]


def test_further_lines_of_an_item_are_indented_as_its_text() -> None:
    assert comment("12. one two three", "/// ", 16) == ["/// 12. one two", "///     three"]
