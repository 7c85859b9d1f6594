#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes bindings/python/animcore/_raw.py: the C interface for Python's ctypes, from docs/abi/animcore-abi.json.

    tools/generate_python_raw.py            writes the module
    tools/generate_python_raw.py --check    compares it with the description, exits with 1 when it differs

The module is formatted as `ruff format` would.
"""

from __future__ import annotations

import argparse
import difflib
import json
import keyword
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))

import comment_text  # noqa: E402

DESCRIPTION = ROOT / "docs" / "abi" / "animcore-abi.json"
MODULE = ROOT / "bindings" / "python" / "animcore" / "_raw.py"
WIDTH = 120

Json = dict[str, Any]

HEAD = '''\
# SPDX-License-Identifier: MIT
# Generated from docs/abi/animcore-abi.json by tools/generate_python_raw.py. Do not edit.
"""The C interface of libanimcore, as it is: every constant, struct, callback and function of animcore.h.

The functions take and give what ctypes does, check nothing and raise nothing: they answer with a status. The comments
are the header's. The modules beside this one are what a program would rather use.
"""

# ruff: noqa: N801

from __future__ import annotations

from ctypes import (
    CFUNCTYPE,
    POINTER,
    Array,
    Structure,
    Union,
    c_char,
    c_char_p,
    c_double,
    c_float,
    c_int32,
    c_int64,
    c_size_t,
    c_uint8,
    c_uint32,
    c_uint64,
    c_void_p,
)
from typing import Any

from ._library import bind, check_version
'''


def comment(text: str, indent: str = "") -> list[str]:
    return comment_text.comment(text, f"{indent}# ", WIDTH)


def ctype(of: Json) -> str:
    kind = of["kind"]
    if kind == "integer":
        return f"c_{'' if of['signed'] else 'u'}int{of['width']}"
    if kind == "size":
        return "c_size_t"
    if kind == "float":
        return "c_double" if of["width"] == 64 else "c_float"
    if kind == "character":
        return "c_char"
    if kind == "void":
        return "None"
    if kind == "pointer":
        to = of["to"]
        if to["kind"] == "void":
            return "c_void_p"
        if to["kind"] == "character" and to.get("const"):
            return "c_char_p"
        return f"POINTER({ctype(to)})"
    return str(of["name"])


def python_type(field: Json) -> str:
    kind = field["type"]["kind"]
    if field["count"] > 1:
        return f"Array[{ctype(field['type'])}]"
    if ctype(field["type"]).startswith("POINTER("):
        return "Any"
    return "float" if kind == "float" else "int" if kind in ("integer", "size") else ctype(field["type"])


def in_order(description: Json) -> list[Json]:
    """Structs and unions, each after those that it contains."""
    waiting = description["structs"] + description["unions"]
    by_name = {entry["name"]: entry for entry in waiting}
    ordered: list[Json] = []

    def add(entry: Json) -> None:
        if entry in ordered:
            return
        for field in entry["fields"]:
            of = field["type"]
            while of["kind"] == "pointer":
                of = of["to"]
            if of["kind"] in ("struct", "union"):
                add(by_name[of["name"]])
        ordered.append(entry)

    for entry in waiting:
        add(entry)
    return ordered


def call(start: str, arguments: list[str]) -> list[str]:
    line = f"{start}({', '.join(arguments)})"
    if len(line) <= WIDTH:
        return [line]
    inner = f"    {', '.join(arguments)}"
    if len(inner) <= WIDTH:
        return [f"{start}(", inner, ")"]
    return [f"{start}(", *(f"    {argument}," for argument in arguments), ")"]


def module_text(description: Json) -> str:
    lines = HEAD.splitlines()
    major, minor, _ = description["version"].split(".")
    lines += ["", f"check_version({major}, {minor})"]
    group = ""
    for constant in description["constants"]:
        if constant["group"] != group:
            group = constant["group"]
            lines.append("")
        line = f"{constant['name']} = {constant['value']}"
        if constant["doc"] and len(line) + len(constant["doc"]) + 4 <= WIDTH and "\n" not in constant["doc"]:
            line += f"  # {constant['doc']}"
        elif constant["doc"]:
            lines += comment(constant["doc"])
        lines.append(line)
    for opaque in description["opaque"]:
        lines += ["", "", *comment(opaque["doc"]), f"class {opaque['name']}(Structure):", "    pass"]
    for struct in in_order(description):
        base = "Structure" if "grows" in struct else "Union"
        lines += ["", "", *comment(struct["doc"]), f"class {struct['name']}({base}):"]
        for field in struct["fields"]:
            line = f"    {field['name']}: {python_type(field)}"
            if keyword.iskeyword(field["name"]):
                # Python can only access such a name by getattr and setattr.
                line = f"    # {field['name']}: {python_type(field)}"
            if field["doc"] and len(line) + len(field["doc"]) + 4 <= WIDTH and "\n" not in field["doc"]:
                line += f"  # {field['doc']}"
            elif field["doc"]:
                lines += comment(field["doc"], "    ")
            lines.append(line)
        lines.append("    _fields_ = (")
        for field in struct["fields"]:
            kind = ctype(field["type"]) + (f" * {field['count']}" if field["count"] > 1 else "")
            lines.append(f'        ("{field["name"]}", {kind}),')
        lines.append("    )")
    lines.append("")
    for callback in description["callbacks"]:
        arguments = [ctype(callback["result"]), *(ctype(p["type"]) for p in callback["parameters"])]
        lines += ["", *comment(callback["doc"]), *call(f"{callback['name']} = CFUNCTYPE", arguments)]
    for function in description["functions"]:
        lines.append("")
        if "documented_with" not in function:
            lines += comment(function["doc"])
        lines += comment(f"({', '.join(p['name'] for p in function['parameters'])})")
        arguments = [f'"{function["name"]}"', ctype(function["result"])]
        arguments += [ctype(p["type"]) for p in function["parameters"]]
        if function["components"] != ["base"]:
            arguments.append(f'components="{" ".join(function["components"])}"')
        lines += call(f"{function['name']} = bind", arguments)
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description="Writes bindings/python/animcore/_raw.py from the ABI description.")
    parser.add_argument("--check", action="store_true", help="compare only; exit with 1 when the file is out of date")
    arguments = parser.parse_args()
    new = module_text(json.loads(DESCRIPTION.read_text(encoding="utf-8")))
    old = MODULE.read_text(encoding="utf-8") if MODULE.exists() else ""
    place = MODULE.relative_to(ROOT)
    if arguments.check:
        if old == new:
            return 0
        sys.stderr.writelines(
            difflib.unified_diff(old.splitlines(True), new.splitlines(True), str(place), "description")
        )
        print(f"\n{place} is out of date. Run tools/generate_python_raw.py.", file=sys.stderr)
        return 1
    if old != new:
        MODULE.parent.mkdir(parents=True, exist_ok=True)
        MODULE.write_text(new, encoding="utf-8")
    print(f"{place}: {'written' if old != new else 'up to date'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
