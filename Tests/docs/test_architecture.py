"""docs/architecture.md names the types that are there, and the layers import downwards only."""

from __future__ import annotations

import re

import pytest
from pages import ROOT, page, sources

ARCHITECTURE = page("docs/architecture.md")
# From the bottom up. The first is the files that are in no folder.
LAYERS = ("", "Math", "Values", "Motion", "Paths", "Stage", "Machine", "Scene")
DECLARATION = re.compile(
    r"^(?:@\w+(?:\([^)]*\))?\s+)*(?:public |package |final |private |fileprivate |indirect )*"
    r"(?:class|struct|enum|protocol|actor|typealias) (\w+)",
    re.MULTILINE,
)
ROW = re.compile(r"^\| `(AnimCore\w*)(?:/(\w+))?`( \(no folder\))? \| .* \| (.*) \|$", re.MULTILINE)


def layer_texts(layer: str) -> dict[str, str]:
    """The files of a layer without comments and literals."""
    found = {}
    for path, text in sources(f"AnimCore/{layer}"):
        if layer or path.parent.name == "AnimCore":
            code = re.sub(r'"""(?:.|\n)*?"""|"(?:\\.|[^"\\\n])*"', '""', text)
            found[path.name] = re.sub(r"//.*", "", code)
    return found


def declared(folder: str, *, is_top: bool = False) -> set[str]:
    """The types that are declared outermost in a folder of Sources."""
    files = [text for path, text in sources(folder) if not is_top or path.parent.name == folder]
    return {name for text in files for name in DECLARATION.findall(text)}


@pytest.mark.parametrize("layer", LAYERS)
def test_a_layer_uses_no_type_of_those_above(layer: str) -> None:
    above = LAYERS[LAYERS.index(layer) + 1 :]
    upper = {name: higher for higher in above for name in declared(f"AnimCore/{higher}")}
    texts = layer_texts(layer)
    assert texts
    wrong = [
        f"{file} names {name} of {upper[name]}"
        for file, text in texts.items()
        for name in sorted(set(re.findall(r"(?<![.\w])[A-Z]\w+", text)) & upper.keys())
    ]
    assert not wrong


def test_the_types_of_the_table_are_where_it_says() -> None:
    rows = ROW.findall(ARCHITECTURE.text)
    assert [folder for module, folder, _, _ in rows if module == "AnimCore"] == list(LAYERS)
    for module, folder, is_top, types in rows:
        names = re.findall(r"`(\w+)`", types)
        assert names
        known = declared(f"{module}/{folder}" if folder else module, is_top=bool(is_top))
        assert set(names) <= known, f"{module}/{folder}: {set(names) - known}"


def test_every_file_of_c_is_named() -> None:
    files = {path.name for path in (ROOT / "Sources" / "CAnimPlatform").glob("*.c")}
    assert all(f"`{name}`" in ARCHITECTURE.text for name in files)


def test_every_type_that_is_named_is_declared() -> None:
    """Also those in the text, nested ones, and the C code."""
    code = "\n".join(text for _, text in sources(""))
    known = set(re.findall(r"\b(?:class|struct|enum|protocol|typealias|case) `?(\w+)", code))
    members = set(re.findall(r"\b(?:func|var|let) (\w+)", code))
    others = {
        "Sources",
        "AnimCore",
        "AnimCoreABI",
        "CAnimPlatform",
        "CAnimCore",
        "Array",
        "Dictionary",
        "Set",
        "String",
    }
    wrong = []
    for span in ARCHITECTURE.code_spans():
        match = re.fullmatch(r"([A-Z][a-z]\w*)(?:\.(\w+))?", span)
        is_file = match is not None and match[2] in ("c", "swift", "md")
        if match is None or is_file or match[1] in others:
            continue
        if match[1] not in known or (match[2] and match[2] not in members):
            wrong.append(span)
    assert not wrong


def test_flags_that_are_named_are_used() -> None:
    builds = [*(ROOT / "cmake").glob("*.cmake"), ROOT / "CMakeLists.txt"]
    text = "\n".join(path.read_text(encoding="utf-8") for path in builds)
    flags = [span for span in ARCHITECTURE.code_spans() if re.fullmatch(r"--?[a-z][\w-]*|lto<\w+>", span, re.I)]
    assert len(flags) > 4
    assert not [flag for flag in flags if flag not in text]
