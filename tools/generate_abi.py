#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes docs/abi/animcore-abi.json: the C interface of include/animcore.h and of the headers that it includes, in a
form that programs can read.

    tools/generate_abi.py            writes the description
    tools/generate_abi.py --check    compares it with the header, writes nothing, and exits with 1 when it differs

libclang (the PyPI package `libclang`) parses the header, once for a 64-bit and once for a 32-bit target, so that a
struct whose layout is not the same everywhere is rejected. The standard headers are replaced by the few typedefs that
animcore.h uses: the output does not depend on the machine.

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
sys.path.insert(0, str(ROOT / "tools"))

from comment_text import Kind, blocks, problems, read_comment, without_c  # noqa: E402

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
# The compiler's form of the header's annotations: words that libclang passes through.
NOTE = "-DANIM_NOTE(text)=__attribute__((annotate(text)))"
FIXED_WIDTH = {f"{letter}int{width}_t": (width, letter == "") for width in (8, 16, 32, 64) for letter in ("", "u")}

# The boolean types, and whether a further number means unset.
BOOLEANS = {"anim_bool": "always", "anim_optional_bool": "or unset"}

# Errors of every call that returns a status. Calls that destroy need no memory.
ALWAYS = ["ANIM_ERROR_ARGUMENT", "ANIM_ERROR_MEMORY"]

# The mark of declarations that some libraries lack.
COMPONENTS = re.compile(r"Components?: ([a-z]+(?: and [a-z]+)*)\.")


class InterfaceError(Exception):
    """The header contains something that the description cannot express."""


# The text of each header, by its name in an #include.
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
    # What makes its form unclear: the line of each problem, and what is wrong.
    problems: tuple[tuple[int, str], ...]


def read_comments(unit: cindex.TranslationUnit, place: str, source: str) -> list[Comment]:
    lines = source.splitlines()
    comments = []
    for token in unit.get_tokens(extent=unit.get_extent(place, ((1, 1), (len(lines) + 1, 1)))):
        if token.kind != cindex.TokenKind.COMMENT:
            continue
        start, end = token.extent.start, token.extent.end
        starts_line = lines[start.line - 1][: start.column - 1].strip() == ""
        # The lines of a comment as they are in the header, for what is beside them.
        column = start.column - 1
        unclear = tuple((start.line + line, what) for line, what in problems(token.spelling, column))
        comments.append(Comment(start.line, end.line, starts_line, read_comment(token.spelling, column), unclear))
    return comments


def is_identifier(of: Json) -> bool:
    """Whether a type with a name of its own identifies an object inside a stage: all of 64 bits without a sign do."""
    return of["kind"] == "integer" and of["width"] == 64 and not of["signed"]


class Describer:
    """Describes the declarations of one parse of the headers."""

    def __init__(self, headers: Headers, target: str) -> None:
        directory = "/animcore-standard-headers"
        # The headers also get invented names, so that their extents belong to the text passed in.
        self.folder = "/animcore"
        self.unit = cindex.Index.create().parse(
            f"{self.folder}/{UMBRELLA}",
            args=["-x", "c", "-std=c99", "-nostdinc", f"-I{directory}", "-target", target, NOTE],
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
        """The types of enumerations by the line where their constants begin: the line after the type."""
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

    def checked_text(self, comment: Comment) -> str:
        """The text of a declaration's comment, whose form must be clear."""
        for line, what in comment.problems:
            raise InterfaceError(f"{self.header}, line {line}: {what}")
        return comment.text

    def leading(self, first_line: int) -> str:
        """The comment that ends on the line before a declaration, if any."""
        for comment in self.comments:
            if comment.last_line == first_line - 1 and comment.starts_line:
                return self.checked_text(comment)
        return ""

    def trailing(self, last_line: int) -> str:
        """The comment after a declaration on its line, continued in comments on the lines below."""
        for comment in self.comments:
            if comment.first_line == last_line and not comment.starts_line:
                return self.checked_text(comment)
        return ""

    def beside(self, first_line: int, last_line: int) -> str:
        """The comment of a member or constant: after it, or on the lines above it."""
        return self.trailing(last_line) or self.leading(first_line)

    def components(self, line: int) -> list[str]:
        """The components of a declaration: those last named before it, in its section of the header."""
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
            if declaration.kind == cindex.CursorKind.UNION_DECL:
                description |= {"kind": "union", "name": declaration.spelling}
            elif declaration.kind == cindex.CursorKind.STRUCT_DECL:
                canonical = of.get_canonical()
                kind = "struct" if canonical.get_size() > 0 else "opaque"
                description |= {"kind": kind, "name": declaration.spelling}
            elif declaration.kind == cindex.CursorKind.TYPEDEF_DECL:
                underlying = declaration.underlying_typedef_type
                canonical = underlying.get_canonical()
                name = declaration.spelling
                if canonical.kind == cindex.TypeKind.RECORD:
                    kind = "struct" if canonical.get_size() > 0 else "opaque"
                    if canonical.get_declaration().kind == cindex.CursorKind.UNION_DECL:
                        kind = "union"
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
                    elif is_identifier(description):
                        description["identifier"] = True
            else:
                raise InterfaceError(f"a type that the description cannot say: {spelling}")
        else:
            raise InterfaceError(f"a type that the description cannot say: {spelling} ({of.kind})")
        if const:
            description["const"] = True
        return description

    # Declarations

    @staticmethod
    def notes(cursor: cindex.Cursor) -> list[str]:
        """The annotations of a declaration, in their order."""
        return [c.spelling for c in cursor.get_children() if c.kind == cindex.CursorKind.ANNOTATE_ATTR]

    def constants(self, cursor: cindex.Cursor, description: Json) -> None:
        doc = self.leading(cursor.extent.start.line)
        values = list(cursor.get_children())
        place = (cursor.location.file.name, cursor.extent.start.line)
        name = self.enumerations.get(place, "")
        # For limits and other numbers without a type: their common words.
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
            # A constant on one line with others has no comment of its own above it.
            own_line = child.extent.start.line > cursor.extent.start.line
            first_line, last_line = child.extent.start.line, child.extent.end.line
            entry["doc"] = self.beside(first_line, last_line) if own_line else self.trailing(last_line)
            if doc and len(values) == 1 and not entry["doc"]:
                entry["doc"] = doc
            description["constants"].append(entry)

    def struct(self, cursor: cindex.Cursor, name: str, first_line: int, description: Json) -> None:
        """A struct or a union."""
        is_union = cursor.kind == cindex.CursorKind.UNION_DECL
        fields: list[Json] = []
        notes: list[list[str]] = []
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
            notes.append(self.notes(child))
        for field, note in zip(fields, notes, strict=True):
            annotate(name, field, note, {field["name"]: field for field in fields}, is_member=True)
            if is_union and "when" not in field:
                raise InterfaceError(f"{name}, {field['name']}: a member of a union without ANIM_WHEN()")
            if not is_union and "when" in field:
                raise InterfaceError(f"{name}, {field['name']}: ANIM_WHEN() is said of what is in no union")
            if (field["type"]["kind"] == "union") != ("tag" in field):
                raise InterfaceError(f"{name}, {field['name']}: a union has an ANIM_TAG(), and nothing else does")
        entry: Json = {"name": name, "size": cursor.type.get_size(), "alignment": cursor.type.get_align()}
        if not is_union:
            entry["grows"] = bool(fields) and fields[0]["name"] == "struct_size"
        entry |= {"fields": fields, "doc": self.leading(first_line)}
        description["unions" if is_union else "structs"].append(entry)

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
                # Other names of it are aliases.
                notes = self.notes(cursor)
                if notes not in ([], ["shared"]):
                    raise InterfaceError(f"{name}: an annotation that means nothing there: {', '.join(notes)}")
                description["opaque"].append({"name": name, "shared": bool(notes), "doc": self.leading(line)})
        elif (
            canonical.kind == cindex.TypeKind.POINTER and canonical.get_pointee().kind == cindex.TypeKind.FUNCTIONPROTO
        ):
            parameters = [c for c in cursor.get_children() if c.kind == cindex.CursorKind.PARM_DECL]
            description["callbacks"].append(
                {
                    "name": name,
                    "result": self.type(canonical.get_pointee().get_result()),
                    "parameters": self.callback_parameters(name, parameters),
                    "doc": self.leading(line),
                }
            )
        else:
            entry: Json = {"name": name, "type": self.type(underlying)}
            if is_identifier(entry["type"]):
                entry["identifier"] = True
            description["typedefs"].append(entry | {"doc": self.leading(line) or self.trailing(cursor.extent.end.line)})

    def callback_parameters(self, name: str, cursors: list[cindex.Cursor]) -> list[Json]:
        """The parameters of a callback: pointers are valid during the call."""
        parameters: list[Json] = [{"name": p.spelling, "type": self.type(p.type)} for p in cursors]
        by_name = {parameter["name"]: parameter for parameter in parameters}
        for cursor, parameter in zip(cursors, parameters, strict=True):
            annotate(name, parameter, self.notes(cursor), by_name)
        return parameters

    def function(self, cursor: cindex.Cursor, description: Json) -> None:
        if cursor.type.is_function_variadic():
            raise InterfaceError(f"{cursor.spelling} takes a variable number of arguments")
        parameters: list[Json] = []
        for argument in cursor.get_arguments():
            if not argument.spelling:
                raise InterfaceError(f"{cursor.spelling} has a parameter without a name")
            parameters.append({"name": argument.spelling, "type": self.type(argument.type)})
        by_name = {parameter["name"]: parameter for parameter in parameters}
        for argument, parameter in zip(cursor.get_arguments(), parameters, strict=True):
            annotate(cursor.spelling, parameter, self.notes(argument), by_name)
        for parameter in parameters:
            counts = re.search(r"(?:^|_)(?:count|length|capacity)$", parameter["name"])
            if parameter["type"]["kind"] == "size" and counts and "length_of" not in parameter:
                raise InterfaceError(f"{cursor.spelling}: whose length is {parameter['name']}?")
        first_line = cursor.extent.start.line
        notes = self.notes(cursor)
        entry: Json = {
            "name": cursor.spelling,
            "result": self.type(cursor.result_type),
            "parameters": parameters,
            "components": self.components(first_line),
            "object": object_of(parameters),
            "effect": effect_of(notes, parameters, self.type(cursor.result_type)),
            "errors": [],
            "doc": self.leading(first_line),
        }
        if entry["result"].get("typedef") == "anim_status":
            taken = any("taken" in parameter for parameter in parameters)
            named = [
                f"ANIM_ERROR_{word}" for note in notes if note.startswith("errors ") for word in note[7:].split(", ")
            ]
            entry["errors"] = (ALWAYS[:1] if taken else ALWAYS) + named
        for note in notes:
            if note.startswith("view "):
                entry["view_until"] = note[5:]
            elif note != "pure" and not note.startswith("errors "):
                raise InterfaceError(f"{cursor.spelling}: an annotation that means nothing there: {note}")
        if entry["result"]["kind"] == "pointer" and "view_until" not in entry:
            raise InterfaceError(f"{cursor.spelling}: how long is what it gives valid?")
        functions = description["functions"]
        if not entry["doc"] and functions and self.source_lines[first_line - 2].strip() != "":
            # Consecutive declarations without an empty line between them share the comment above.
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
            "unions": [],
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
            elif cursor.kind not in (cindex.CursorKind.STRUCT_DECL, cindex.CursorKind.UNION_DECL):
                # Those are described at their typedef.
                raise InterfaceError(f"a declaration that the description cannot say: {cursor.spelling}")
        check_comments(description)
        note_uses(description)
        check_unions(description)
        values = {constant["name"]: constant["value"] for constant in description["constants"]}
        for function in description["functions"]:
            unknown = [name for name in function["errors"] if name not in values]
            if unknown:
                raise InterfaceError(f"{function['name']}: there is no {', '.join(unknown)}")
        description["version"] = ".".join(str(values[f"ANIM_VERSION_{part}"]) for part in ("MAJOR", "MINOR", "PATCH"))
        return description


def prefix_of(enum: str) -> str:
    """The prefix of a type's constants: its name, without the word for several of them."""
    return enum.removesuffix("_flags").upper()


def opaque_of(parameter: Json) -> Json | None:
    """The type of the objects to which a parameter points, if any."""
    of: Json = parameter["type"]
    while of["kind"] == "pointer":
        of = of["to"]
    return of if of["kind"] == "opaque" else None


def object_of(parameters: list[Json]) -> Json | None:
    """The object of a function: its first parameter if that is an object, and an identifier in a stage after it."""
    if not parameters:
        return None
    first = parameters[0]
    objects = opaque_of(first)
    if objects is None or "made_for" in first:
        return None
    described: Json = {"type": objects["name"], "parameter": first["name"]}
    if "length" in first:
        described["many"] = True
    if len(parameters) > 1 and parameters[1]["type"].get("identifier"):
        described |= {"inside": parameters[1]["name"], "inside_type": parameters[1]["type"]["typedef"]}
    return described


def effect_of(notes: list[str], parameters: list[Json], result: Json) -> str:
    """pure: the result depends only on the arguments. reads: it changes no object. changes: it may change one."""
    if "pure" in notes:
        return "pure"
    objects = [of for of in map(opaque_of, parameters) if of is not None]
    if not objects:
        return "changes" if result.get("typedef") == "anim_status" else "reads"
    made = any("made_for" in parameter for parameter in parameters)
    return "changes" if made or any(not of.get("const") for of in objects) else "reads"


def annotate(owner: str, entry: Json, notes: list[str], names: dict[str, Json], is_member: bool = False) -> None:
    """Adds to a parameter or member its annotations, or else the facts implied by its type."""
    name, kind = entry["name"], entry["type"]
    place = f"{owner}, {name}"
    is_pointer = kind["kind"] == "pointer"
    known = {"nullable", "out", "inout", "taken"}
    words = {note for note in notes if note in known}
    for note in notes:
        word, _, rest = note.partition(" ")
        if note in known:
            continue
        if word == "count":
            count_of(place, entry, rest, names)
        elif word == "made":
            entry["made_for"] = rest
        elif word in ("kept", "view"):
            entry[f"{word}_until"] = rest
        elif word == "tag" and is_member:
            if rest not in names:
                raise InterfaceError(f"{place}: ANIM_TAG({rest}) names {rest}, which is not beside it")
            entry["tag"] = rest
        elif word == "when" and is_member:
            entry["when"] = rest.split(", ")
        else:
            raise InterfaceError(f"{place}: an annotation that means nothing there: {note}")
    if "taken" in words:
        entry["taken"] = True
    if is_pointer or kind["kind"] == "callback":
        entry["nullable"] = "nullable" in words
    elif words:
        raise InterfaceError(f"{place}: {', '.join(sorted(words))} is said of what is no pointer")
    if is_member:
        return
    to = kind.get("to", {})
    is_written = is_pointer and not to.get("const") and to["kind"] not in ("opaque", "void")
    directions = words & {"out", "inout"}
    if is_written and len(directions) != 1:
        raise InterfaceError(f"{place}: neither ANIM_OUT nor ANIM_INOUT is said of it")
    if directions and not is_written:
        raise InterfaceError(f"{place}: nothing can be written there")
    changed = is_pointer and to["kind"] == "opaque" and not to.get("const")
    entry["direction"] = next(iter(directions), "inout" if changed else "in")


def count_of(place: str, entry: Json, text: str, names: dict[str, Json]) -> None:
    """The length of an array: ANIM_COUNT(4), (count), (4 * count), (capacity, *length) or (*count)."""
    match = re.fullmatch(r"(?:(\d+)(?: \* )?)?([a-z_]\w*)?(?:(?:, )?\*(\w+))?", text)
    if entry["type"]["kind"] != "pointer" or match is None or not text:
        raise InterfaceError(f"{place}: ANIM_COUNT({text}) says no length of an array")
    rows, length, used = match.groups()
    for name in (length, used):
        if name is not None and name not in names:
            raise InterfaceError(f"{place}: ANIM_COUNT({text}) names {name}, which is not beside it")
    if length is not None:
        entry["length"] = length
        names[length].setdefault("length_of", []).append(entry["name"])
        if rows is not None:
            entry["elements_per_length"] = int(rows)
    elif rows is not None:
        entry["fixed_length"] = int(rows)
    if used is not None:
        names[used].setdefault("length_of_result", []).append(entry["name"])


def check_comments(description: Json) -> None:
    """The comment of a type or member ends with a paragraph: generators add sentences to it. Every comment says
    something that is not about the C call alone."""
    for kind in ("constants", "enums", "typedefs", "opaque", "structs", "unions", "callbacks", "functions"):
        for of in description[kind]:
            for entry in (of, *of.get("fields", ())):
                found = blocks(without_c(entry["doc"]))
                if entry["doc"] and not found:
                    raise InterfaceError(f"{entry['name']}: its comment is about C alone")
                if found and found[-1].kind is not Kind.PARAGRAPH and kind not in ("constants", "functions"):
                    raise InterfaceError(f"{entry['name']}: its comment must end with a paragraph")


def note_uses(description: Json) -> None:
    """Records for each struct whether it is passed in, passed out, or both."""
    everything = description["structs"] + description["unions"]
    uses: dict[str, set[str]] = {struct["name"]: set() for struct in everything}

    def note(of: Json, direction: str) -> None:
        while of["kind"] == "pointer":
            direction = "in" if of["to"].get("const") and direction == "in" else direction
            of = of["to"]
        if of["kind"] in ("struct", "union"):
            uses[of["name"]].add(direction)

    for function in description["functions"]:
        for parameter in function["parameters"]:
            if not function["name"].startswith("anim_default_"):
                note(parameter["type"], parameter["direction"])
    for callback in description["callbacks"]:
        for parameter in callback["parameters"]:
            note(parameter["type"], "out")
    changed = True
    while changed:  # members of a struct are used like the struct
        changed = False
        for struct in everything:
            for field in struct["fields"]:
                of = field["type"]
                while of["kind"] == "pointer":
                    of = of["to"]
                # A struct that grows is passed out, but its struct_size is read.
                outer = uses[struct["name"]]
                passed = {"out"} if struct.get("grows") and outer == {"inout"} else outer
                if of["kind"] in ("struct", "union") and not passed <= uses[of["name"]]:
                    uses[of["name"]] |= passed
                    changed = True
    for struct in everything:
        found = uses[struct["name"]]
        if not found:
            raise InterfaceError(f"{struct['name']} is taken and given by no function")
        struct["direction"] = "inout" if len(found) > 1 or "inout" in found else next(iter(found))


def check_unions(description: Json) -> None:
    """Every member of a union is selected by constants of the tag's type, and each constant selects at most one
    member."""
    enums = {enum["name"]: enum["constants"] for enum in description["enums"]}
    unions = {union["name"]: union for union in description["unions"]}
    for struct in description["structs"]:
        fields = {field["name"]: field for field in struct["fields"]}
        for field in struct["fields"]:
            if "tag" not in field:
                continue
            enum = fields[field["tag"]]["type"].get("enum")
            if enum is None:
                raise InterfaceError(f"{struct['name']}, {field['name']}: its tag takes the constants of no type")
            constants = [name for member in unions[field["type"]["name"]]["fields"] for name in member["when"]]
            unknown = sorted(set(constants) - set(enums[enum]))
            if unknown:
                raise InterfaceError(f"{field['type']['name']}: {', '.join(unknown)} is no {enum}")
            if len(set(constants)) < len(constants):
                raise InterfaceError(f"{field['type']['name']}: two members are there for the same {enum}")


def layouts(description: Json) -> Json:
    """The offsets of the members of each struct. A pointer includes the padding that follows it on 32 bits."""
    result = {}
    for struct in description["structs"] + description["unions"]:
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
    """JSON with short values on one line and long ones broken into lines. before: columns used on the first line."""
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
