#!/usr/bin/env python3
"""Writes docs/abi/animcore-abi.json: the C interface of include/animcore.h and of the headers that it includes, in a
form that programs can read.

    tools/generate_abi.py            writes the description
    tools/generate_abi.py --check    compares it with the header, writes nothing, and exits with 1 when it differs

The header is read by libclang (the PyPI package `libclang`), once for a 64-bit and once for a 32-bit target, so that
a struct whose layout is not the same everywhere is refused. The standard headers are replaced by the few typedefs that
animcore.h uses: what is written does not depend on the machine that it is written on.

docs/abi/README.md describes the format.
"""

from __future__ import annotations

import argparse
import difflib
import json
import re
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

try:
    from clang import cindex  # type: ignore[import-untyped, unused-ignore]
except ImportError:
    sys.exit("generate_abi.py: the package `libclang` is missing. Install it with: pip install libclang")

ROOT = Path(__file__).resolve().parent.parent
INCLUDE = ROOT / "include"
UMBRELLA = "animcore.h"
DESCRIPTION = ROOT / "docs" / "abi" / "animcore-abi.json"

Json = dict[str, Any]

STANDARD_HEADERS = {
    "stddef.h": "typedef __SIZE_TYPE__ size_t;\n#define NULL ((void *)0)\n",
    "stdint.h": "".join(
        f"typedef __{letter}INT{width}_TYPE__ {letter.lower()}int{width}_t;\n"
        for width in (8, 16, 32, 64)
        for letter in ("", "U")
    ),
}
FIXED_WIDTH = {f"{letter}int{width}_t": (width, letter == "") for width in (8, 16, 32, 64) for letter in ("", "u")}

# Arrays whose parameter is named like a single value, and the parameter that says how long they are.
ARRAYS_BY_FUNCTION: dict[str, dict[str, str]] = {
    "anim_math_evaluate": {"x": "count", "y": "count"},
    "anim_decay_animate_many": {"from": "count"},
    "anim_path_round_corners": {"radii": "count"},
    "anim_path_stroke_contains_many": {"inside": "count"},
    "anim_path_find_nearest_many": {"nearest": "count"},
}
# Arrays of which the parameter counts rows: how many elements a row has.
ROWS: dict[tuple[str, str], int] = {
    ("anim_velocity_estimator_add", "coordinates"): 2,
    ("anim_path_get_values_at", "results"): 2,
    ("anim_path_find_nearest_many", "points"): 2,
    ("anim_path_find_nearest_many", "nearest"): 2,
    ("anim_color_convert", "colors"): 4,
    ("anim_color_convert", "results"): 4,
    ("anim_color_interpolate_many", "results"): 4,
}
# Single values whose parameter is named like an array.
SINGLE = {("anim_expression_differentiate", "value")}
# What constness does not say.
DIRECTIONS: dict[tuple[str, str], str] = {
    ("anim_scene_play", "next_step"): "inout",
    ("anim_spring_step_many", "values"): "inout",
    ("anim_spring_step_many", "velocities"): "inout",
    ("anim_spring_step_many_float", "values"): "inout",
    ("anim_spring_step_many_float", "velocities"): "inout",
}
# Arrays of a fixed length.
FIXED_ARRAYS: dict[tuple[str, str], int] = {
    ("anim_scene_get_svg", "background"): 4,
    ("anim_color_interpolate", "from"): 4,
    ("anim_color_interpolate", "to"): 4,
    ("anim_color_interpolate", "result"): 4,
    ("anim_color_interpolate_many", "from"): 4,
    ("anim_color_interpolate_many", "to"): 4,
}

# The types of what is 0 or 1, and whether a further number stands for what nobody has said.
BOOLEANS = {"anim_bool": "always", "anim_optional_bool": "or unset"}

# What stands before declarations that not every library has.
COMPONENTS = re.compile(r"Components?: ([a-z]+(?: and [a-z]+)*)\.")


class InterfaceError(Exception):
    """The header says something that the description has no words for."""


# The text of each header by its name in an #include.
Headers = dict[str, str]


def read_headers(folder: Path = INCLUDE) -> Headers:
    """The headers of the interface, in the order in which animcore.h includes them."""
    umbrella = (folder / UMBRELLA).read_text(encoding="utf-8")
    names = [UMBRELLA, *re.findall(r'^#include "([^"]+)"$', umbrella, flags=re.MULTILINE)]
    return {name: (folder / name).read_text(encoding="utf-8") for name in names}


@dataclass(frozen=True)
class Comment:
    first_line: int
    last_line: int
    starts_line: bool
    text: str


def clean_comment(raw: str) -> str:
    """The words of a C comment: without its marks, unwrapped into paragraphs (a deeper indentation keeps its lines)."""
    body = re.sub(r"^/\*+|\*+/$", "", raw.strip())
    lines = [re.sub(r"^\s*\*? ?", "", line, count=1).strip() for line in body.splitlines()]
    text = "\n".join(lines).strip()
    if not re.search(r"[A-Za-z]", text):
        return ""
    return re.sub(r"(?<!\n)\n(?!\n)", " ", text)


def read_comments(unit: cindex.TranslationUnit, place: str, source: str) -> list[Comment]:
    lines = source.splitlines()
    comments = []
    for token in unit.get_tokens(extent=unit.get_extent(place, ((1, 1), (len(lines) + 1, 1)))):
        if token.kind != cindex.TokenKind.COMMENT:
            continue
        start, end = token.extent.start, token.extent.end
        starts_line = lines[start.line - 1][: start.column - 1].strip() == ""
        comments.append(Comment(start.line, end.line, starts_line, clean_comment(token.spelling)))
    return comments


class Describer:
    """Describes the declarations of one parse of the headers."""

    def __init__(self, headers: Headers, target: str) -> None:
        directory = "/animcore-standard-headers"
        # The headers go under made-up names too, so that their extents belong to what is passed in.
        self.folder = "/animcore"
        self.unit = cindex.Index.create().parse(
            f"{self.folder}/{UMBRELLA}",
            args=["-x", "c", "-std=c99", "-nostdinc", f"-I{directory}", "-target", target],
            unsaved_files=[(f"{self.folder}/{name}", text) for name, text in headers.items()]
            + [(f"{directory}/{name}", text) for name, text in STANDARD_HEADERS.items()],
        )
        problems = [str(d) for d in self.unit.diagnostics if d.severity >= cindex.Diagnostic.Warning]
        if problems:
            raise InterfaceError("\n".join(problems))
        self.headers = headers
        self.all_comments = {
            name: read_comments(self.unit, f"{self.folder}/{name}", text) for name, text in headers.items()
        }
        self.enter(UMBRELLA)
        self.enumerations = self.read_enumerations()
        everything = "\n".join(headers.values())
        self.component_names = [name.lower() for name in re.findall(r"\bANIM_COMPONENT_(\w+) =", everything)]

    def read_enumerations(self) -> dict[tuple[str, int], str]:
        """The types of enumerations by where their constants begin: the line after the type."""
        types = {}
        places = set()
        for cursor in self.unit.cursor.get_children():
            if cursor.location.file is not None:
                name = cursor.location.file.name
                if cursor.kind == cindex.CursorKind.TYPEDEF_DECL:
                    types[name, cursor.extent.end.line + 1] = cursor.spelling
                elif cursor.kind == cindex.CursorKind.ENUM_DECL:
                    places.add((name, cursor.extent.start.line))
        return {place: name for place, name in types.items() if place in places}

    def enter(self, name: str) -> None:
        """Comments and lines are those of this header from now on."""
        self.header = name
        self.comments = self.all_comments[name]
        self.source_lines = self.headers[name].splitlines()

    # Comments

    def leading(self, first_line: int) -> str:
        """The comment that ends on the line before a declaration, if there is one."""
        for comment in self.comments:
            if comment.last_line == first_line - 1 and comment.starts_line:
                return comment.text
        return ""

    def trailing(self, last_line: int) -> str:
        """The comment that begins behind a declaration on its line, going on in comments of the lines below it."""
        for comment in self.comments:
            if comment.first_line == last_line and not comment.starts_line:
                return comment.text
        return ""

    def beside(self, first_line: int, last_line: int) -> str:
        """The comment of a member or constant: behind it, or on the lines above it."""
        return self.trailing(last_line) or self.leading(first_line)

    def components(self, line: int) -> list[str]:
        """The components that a declaration belongs to: those named last before it, in its section of the header."""
        components: list[str] = []
        for comment in self.comments:
            if comment.first_line >= line:
                break
            match = COMPONENTS.fullmatch(comment.text)
            if match:
                components = match[1].split(" and ")
            elif comment.text == "" and comment.starts_line:
                components = []  # a rule: a section begins
        known = {"base", *self.component_names}
        if not known.issuperset(components):
            raise InterfaceError(
                f"{self.header}, line {line}: there is no component {', '.join(sorted(set(components) - known))}"
            )
        if not components:
            raise InterfaceError(
                f"{self.header}, line {line}: a function without a component: none is named in its section"
            )
        return components

    # Types

    def type(self, of: cindex.Type) -> Json:
        spelling = of.spelling
        const = of.is_const_qualified()
        unqualified = spelling.removeprefix("const ").strip() if of.kind != cindex.TypeKind.POINTER else spelling
        description: Json = {"spelling": spelling}
        if unqualified in FIXED_WIDTH:
            width, signed = FIXED_WIDTH[unqualified]
            description |= {"kind": "integer", "width": width, "signed": signed}
        elif unqualified == "size_t":
            description |= {"kind": "size"}
        elif of.kind == cindex.TypeKind.POINTER:
            description |= {"kind": "pointer", "to": self.type(of.get_pointee())}
        elif of.kind == cindex.TypeKind.VOID:
            description |= {"kind": "void"}
        elif of.kind == cindex.TypeKind.DOUBLE:
            description |= {"kind": "float", "width": 64}
        elif of.kind == cindex.TypeKind.FLOAT:
            description |= {"kind": "float", "width": 32}
        elif of.kind in (cindex.TypeKind.CHAR_S, cindex.TypeKind.CHAR_U):
            description |= {"kind": "character", "width": 8}
        elif of.kind in (cindex.TypeKind.TYPEDEF, cindex.TypeKind.ELABORATED):
            declaration = of.get_declaration()
            if declaration.kind == cindex.CursorKind.STRUCT_DECL:
                canonical = of.get_canonical()
                kind = "struct" if canonical.get_size() > 0 else "opaque"
                description |= {"kind": kind, "name": declaration.spelling}
            elif declaration.kind == cindex.CursorKind.TYPEDEF_DECL:
                underlying = declaration.underlying_typedef_type
                canonical = underlying.get_canonical()
                name = declaration.spelling
                if canonical.kind == cindex.TypeKind.RECORD:
                    kind = "struct" if canonical.get_size() > 0 else "opaque"
                    description |= {"kind": kind, "name": name}
                elif (
                    canonical.kind == cindex.TypeKind.POINTER
                    and canonical.get_pointee().kind == cindex.TypeKind.FUNCTIONPROTO
                ):
                    description |= {"kind": "callback", "name": name}
                else:
                    description |= self.type(underlying) | {"spelling": spelling, "typedef": name}
                    if name in self.enumerations.values():
                        description["enum"] = name
                    elif name in BOOLEANS:
                        description["boolean"] = BOOLEANS[name]
            else:
                raise InterfaceError(f"a type that the description cannot say: {spelling}")
        else:
            raise InterfaceError(f"a type that the description cannot say: {spelling} ({of.kind})")
        if const:
            description["const"] = True
        return description

    # Declarations

    def constants(self, cursor: cindex.Cursor, description: Json) -> None:
        doc = self.leading(cursor.extent.start.line)
        values = list(cursor.get_children())
        place = (cursor.location.file.name, cursor.extent.start.line)
        name = self.enumerations.get(place, "")
        # Of limits and other numbers, which no type takes: the words that they have in common.
        group = prefix_of(name) if name else "_".join(values[-1].spelling.split("_")[:2])
        if name:
            typedef = next(entry for entry in description["typedefs"] if entry["name"] == name)
            description["typedefs"].remove(typedef)
            description["enums"].append(
                {
                    "name": name,
                    "type": typedef["type"],
                    "flags": name.endswith("_flags"),
                    "constants": [child.spelling for child in values],
                    "doc": typedef["doc"],
                }
            )
        for child in values:
            entry: Json = {"name": child.spelling, "value": child.enum_value, "group": group}
            if name:
                entry["enum"] = name
                if not child.spelling.startswith(f"{group}_") and name != "anim_status":
                    raise InterfaceError(f"{child.spelling} is a constant of {name} and does not begin with {group}_")
            # On one line with the others, a constant has no comment of its own above it.
            own_line = child.extent.start.line > cursor.extent.start.line
            first_line, last_line = child.extent.start.line, child.extent.end.line
            entry["doc"] = self.beside(first_line, last_line) if own_line else self.trailing(last_line)
            if doc and len(values) == 1 and not entry["doc"]:
                entry["doc"] = doc
            description["constants"].append(entry)

    def struct(self, cursor: cindex.Cursor, name: str, first_line: int, description: Json) -> None:
        fields = []
        for child in cursor.get_children():
            if child.kind != cindex.CursorKind.FIELD_DECL:
                raise InterfaceError(f"{name} has a member that is no field: {child.spelling}")
            if child.is_bitfield():
                raise InterfaceError(f"{name}.{child.spelling} is a bit-field")
            kind = child.type
            count = 1
            if kind.kind == cindex.TypeKind.CONSTANTARRAY:
                count, kind = kind.element_count, kind.element_type
            fields.append(
                {
                    "name": child.spelling,
                    "type": self.type(kind),
                    "offset": cursor.type.get_offset(child.spelling) // 8,
                    "size": child.type.get_size(),
                    "count": count,
                    "doc": self.beside(child.extent.start.line, child.extent.end.line),
                }
            )
        description["structs"].append(
            {
                "name": name,
                "size": cursor.type.get_size(),
                "alignment": cursor.type.get_align(),
                "grows": bool(fields) and fields[0]["name"] == "struct_size",
                "fields": fields,
                "doc": self.leading(first_line),
            }
        )

    def typedef(self, cursor: cindex.Cursor, description: Json) -> None:
        name = cursor.spelling
        line = cursor.extent.start.line
        underlying = cursor.underlying_typedef_type
        canonical = underlying.get_canonical()
        if canonical.kind == cindex.TypeKind.RECORD:
            declaration = canonical.get_declaration()
            if canonical.get_size() > 0:
                self.struct(declaration, name, line, description)
            elif declaration.spelling == name:
                # Other names of it are the same thing.
                description["opaque"].append({"name": name, "doc": self.leading(line)})
        elif (
            canonical.kind == cindex.TypeKind.POINTER and canonical.get_pointee().kind == cindex.TypeKind.FUNCTIONPROTO
        ):
            parameters = [c for c in cursor.get_children() if c.kind == cindex.CursorKind.PARM_DECL]
            description["callbacks"].append(
                {
                    "name": name,
                    "result": self.type(canonical.get_pointee().get_result()),
                    "parameters": [{"name": p.spelling, "type": self.type(p.type)} for p in parameters],
                    "doc": self.leading(line),
                }
            )
        else:
            description["typedefs"].append(
                {
                    "name": name,
                    "type": self.type(underlying),
                    "doc": self.leading(line) or self.trailing(cursor.extent.end.line),
                }
            )

    def function(self, cursor: cindex.Cursor, description: Json) -> None:
        if cursor.type.is_function_variadic():
            raise InterfaceError(f"{cursor.spelling} takes a variable number of arguments")
        parameters: list[Json] = []
        for argument in cursor.get_arguments():
            entry: Json = {"name": argument.spelling, "type": self.type(argument.type)}
            if not entry["name"]:
                raise InterfaceError(f"{cursor.spelling} has a parameter without a name")
            entry["direction"] = DIRECTIONS.get((cursor.spelling, entry["name"])) or direction(entry["type"])
            parameters.append(entry)
        if not cursor.spelling.startswith("anim_default_"):
            for entry in parameters:
                name = entry["type"].get("to", {}).get("name", "")
                if entry["direction"] == "out" and name.endswith(("_info", "_accessibility", "_display")):
                    entry["direction"] = "inout"  # struct_size is read
        note_lengths(cursor.spelling, parameters)
        first_line = cursor.extent.start.line
        entry = {
            "name": cursor.spelling,
            "result": self.type(cursor.result_type),
            "parameters": parameters,
            "components": self.components(first_line),
            "doc": self.leading(first_line),
        }
        functions = description["functions"]
        if not entry["doc"] and functions and self.source_lines[first_line - 2].strip() != "":
            # Declarations under one comment, without an empty line between them, share it.
            entry["documented_with"] = functions[-1].get("documented_with", functions[-1]["name"])
            entry["doc"] = functions[-1]["doc"]
        functions.append(entry)

    def describe(self) -> Json:
        description: Json = {
            "header": "include/animcore.h",
            "generated_by": "tools/generate_abi.py",
            "version": "",
            "constants": [],
            "enums": [],
            "typedefs": [],
            "opaque": [],
            "structs": [],
            "callbacks": [],
            "functions": [],
        }
        for cursor in self.unit.cursor.get_children():
            name = "" if cursor.location.file is None else cursor.location.file.name.removeprefix(f"{self.folder}/")
            if name not in self.headers:
                continue
            self.enter(name)
            if cursor.kind == cindex.CursorKind.ENUM_DECL:
                self.constants(cursor, description)
            elif cursor.kind == cindex.CursorKind.TYPEDEF_DECL:
                self.typedef(cursor, description)
            elif cursor.kind == cindex.CursorKind.FUNCTION_DECL:
                self.function(cursor, description)
            elif cursor.kind != cindex.CursorKind.STRUCT_DECL:  # described where its typedef is
                raise InterfaceError(f"a declaration that the description cannot say: {cursor.spelling}")
        values = {constant["name"]: constant["value"] for constant in description["constants"]}
        description["version"] = ".".join(str(values[f"ANIM_VERSION_{part}"]) for part in ("MAJOR", "MINOR", "PATCH"))
        return description


def prefix_of(enum: str) -> str:
    """What the constants of a type begin with: its name, without the word that says that it takes several of them."""
    return enum.removesuffix("_flags").upper()


def direction(of: Json) -> str:
    """By constness: what is behind a pointer to const is read, behind another it is written (and may be read)."""
    if of["kind"] != "pointer":
        return "in"
    to = of["to"]
    if to.get("const"):
        return "in"
    if to["kind"] in ("opaque", "void"):
        return "in" if to["kind"] == "void" else "inout"
    return "out"


def singular(name: str) -> str:
    return name.removesuffix("s")


def is_array(pointer: Json) -> bool:
    """Whether what a pointer leads to may be many things of a row, going by its name and type."""
    to = pointer["type"]["to"]
    name = pointer["name"]
    if to["kind"] == "pointer" and not to.get("const") and to["to"]["kind"] == "opaque":
        return False  # an object that is made
    if name in ("options", "parts") and to["kind"] == "struct":
        return False
    return name.endswith("s") or name in ("value", "buffer")


def note_lengths(function: str, parameters: list[Json]) -> None:
    """Says of each array which parameter is its length, and of each length whose it is."""
    by_name = {p["name"]: p for p in parameters}
    data_pointers = [
        p for p in parameters if p["type"]["kind"] == "pointer" and p["type"]["to"]["kind"] not in ("opaque", "void")
    ]

    def pair(pointer: Json, length: Json) -> None:
        pointer["length"] = length["name"]
        length.setdefault("length_of", []).append(pointer["name"])

    for parameter in parameters:
        name = parameter["name"]
        match = re.fullmatch(r"(?:(\w+)_)?(length|count|capacity)", name)
        is_size = parameter["type"]["kind"] == "size"
        is_out_size = parameter["type"]["kind"] == "pointer" and parameter["type"]["to"]["kind"] == "size"
        if match is None or not (is_size or is_out_size):
            continue
        stem = match.group(1)
        if is_size and stem is not None:
            for pointer in data_pointers:
                if pointer["name"] == stem or singular(pointer["name"]) == stem:
                    pair(pointer, parameter)
        elif is_size and "length" not in parameter:
            arrays = ARRAYS_BY_FUNCTION.get(function, {})
            for pointer in data_pointers:
                if "length" in pointer or pointer is parameter:
                    continue
                plural = is_array(pointer) and (function, pointer["name"]) not in SINGLE
                has_own = any(f"{singular(pointer['name'])}_{suffix}" in by_name for suffix in ("count", "capacity"))
                if (plural and not has_own) or arrays.get(pointer["name"]) == name:
                    pair(pointer, parameter)
        elif is_out_size and stem is None:
            # How much came out: of a buffer that the caller gave, or of a view.
            parameter["length_of_result"] = [
                p["name"]
                for p in data_pointers
                if p is not parameter
                and p["direction"] == "out"
                and (p["name"].endswith("s") or p["name"] == "buffer" or p["type"]["to"]["kind"] == "pointer")
            ]
        if is_size and "length_of" not in parameter:
            raise InterfaceError(f"{function}: whose length is {name}?")
    for (owner, name), count in FIXED_ARRAYS.items():
        if owner == function:
            by_name[name]["fixed_length"] = count
    for (owner, name), elements in ROWS.items():
        if owner == function:
            by_name[name]["elements_per_length"] = elements


def layouts(description: Json) -> Json:
    """Where the members of each struct lie. A pointer counts with the padding that follows it on 32 bits."""
    result = {}
    for struct in description["structs"]:
        members = [f for f in struct["fields"] if not f["name"].endswith("_padding")]
        places = [(f["offset"], 8 if f["type"]["kind"] == "pointer" else f["size"]) for f in members]
        result[struct["name"]] = (struct["size"], places)
    return result


def describe(headers: Headers) -> Json:
    """The description of the headers' texts."""
    description = Describer(headers, "x86_64-unknown-linux-gnu").describe()
    other = Describer(headers, "wasm32-unknown-unknown").describe()
    wide, narrow = layouts(description), layouts(other)
    for name, layout in wide.items():
        if layout != narrow[name]:
            raise InterfaceError(f"{name} is not laid out alike on 64-bit and 32-bit platforms")
    return description


def write(value: Any, indent: int = 0, before: int = 0) -> str:
    """JSON with short things on one line and long ones broken into lines. before: columns taken on the first line."""
    line = json.dumps(value, ensure_ascii=False)
    if len(line) + indent + before < 120 or not isinstance(value, (dict, list)) or not value:
        return line
    inner = " " * (indent + 2)
    if isinstance(value, list):
        items = [inner + write(item, indent + 2) for item in value]
        return "[\n" + ",\n".join(items) + "\n" + " " * indent + "]"
    members = [
        f"{inner}{json.dumps(key)}: {write(item, indent + 2, len(json.dumps(key)) + 2)}" for key, item in value.items()
    ]
    return "{\n" + ",\n".join(members) + "\n" + " " * indent + "}"


def description_text(headers: Headers) -> str:
    return write(describe(headers)) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description="Describes include/animcore.h in docs/abi/animcore-abi.json.")
    parser.add_argument("--check", action="store_true", help="compare only; exit with 1 when the file is out of date")
    arguments = parser.parse_args()
    try:
        new = description_text(read_headers())
    except InterfaceError as error:
        print(f"generate_abi.py: {error}", file=sys.stderr)
        return 2
    old = DESCRIPTION.read_text(encoding="utf-8") if DESCRIPTION.exists() else ""
    place = DESCRIPTION.relative_to(ROOT)
    if arguments.check:
        if old == new:
            return 0
        sys.stderr.writelines(difflib.unified_diff(old.splitlines(True), new.splitlines(True), str(place), "header"))
        print(f"\n{place} does not say what include/animcore.h says. Run tools/generate_abi.py.", file=sys.stderr)
        return 1
    if old != new:
        DESCRIPTION.parent.mkdir(parents=True, exist_ok=True)
        DESCRIPTION.write_text(new, encoding="utf-8")
    print(f"{place}: {'written' if old != new else 'up to date'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
