#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes the C tables of the interface that the libffi test works from: generate_table.py DESCRIPTION OUTPUT.c

DESCRIPTION is docs/abi/animcore-abi.json. What comes out says no more than it does; the header is included for one
thing only, the direct calls that the calls through libffi are compared with: there the C compiler checks that each
argument's type in the description is the one in the header.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

Json = dict[str, Any]

KINDS = {
    "void": "KIND_VOID",
    "integer": "KIND_INTEGER",
    "size": "KIND_SIZE",
    "float": "KIND_FLOAT",
    "character": "KIND_CHARACTER",
    "pointer": "KIND_POINTER",
    "struct": "KIND_STRUCT",
    "union": "KIND_STRUCT",
    "opaque": "KIND_OPAQUE",
    "callback": "KIND_CALLBACK",
}
DIRECTIONS = {"in": "DIRECTION_IN", "out": "DIRECTION_OUT", "inout": "DIRECTION_INOUT"}


class Writer:
    """Collects the definitions; a type is written once."""

    def __init__(self, description: Json) -> None:
        self.description = description
        # A union is laid out as a struct whose members all begin at 0.
        self.structs: Json = {struct["name"]: struct for struct in description["structs"] + description["unions"]}
        self.types: dict[str, str] = {}
        self.lines: list[str] = []

    def type(self, of: Json) -> str:
        """The name of the C variable that holds a type."""
        key = json.dumps(of, sort_keys=True)
        if key in self.types:
            return self.types[key]
        pointee = f"&{self.type(of['to'])}" if of["kind"] == "pointer" else "NULL"
        size, alignment = self.layout(of)
        name = of.get("typedef", of.get("name", ""))
        variable = f"type_{len(self.types)}"
        self.types[key] = variable
        flags = f"{int(of.get('signed', False))}, {int(of.get('const', False))}"
        self.lines.append(
            f"static const struct abi_type {variable} = {{{KINDS[of['kind']]}, {of.get('width', 0)}, {flags}, "
            f'"{name}", {pointee}, {size}, {alignment}}}; /* {of["spelling"]} */'
        )
        return variable

    def layout(self, of: Json) -> tuple[str, str]:
        """Size and alignment as C expressions; 0 for what has none."""
        if of["kind"] in ("integer", "float", "character"):
            return (str(of["width"] // 8),) * 2
        if of["kind"] in ("pointer", "callback", "size"):
            return ("sizeof(void *)",) * 2
        if of["kind"] in ("struct", "union"):
            struct = self.structs[of["name"]]
            return str(struct["size"]), str(struct["alignment"])
        return "0", "0"

    def write_structs(self) -> None:
        rows = []
        for struct in self.structs.values():
            fields = ", ".join(
                f'{{"{field["name"]}", &{self.type(field["type"])}, '
                f"{field['offset']}, {field['size']}, {field['count']}}}"
                for field in struct["fields"]
            )
            name = f"fields_{struct['name']}"
            self.lines.append(f"static const struct abi_field {name}[] = {{{fields}}};")
            grows = int(struct.get("grows", False))
            rows.append(
                f'    {{"{struct["name"]}", {struct["size"]}, {struct["alignment"]}, {grows}, '
                f"{len(struct['fields'])}, {name}}},"
            )
        self.lines += ["const struct abi_struct abi_structs[] = {", *rows, "};"]
        self.lines.append(f"const size_t abi_struct_count = {len(rows)};")

    def write_parameters(self, function: Json) -> str:
        names = [parameter["name"] for parameter in function["parameters"]]
        rows = []
        for parameter in function["parameters"]:
            length = names.index(parameter["length"]) if "length" in parameter else -1
            result_length = next(
                (i for i, p in enumerate(function["parameters"]) if parameter["name"] in p.get("length_of_result", [])),
                -1,
            )
            rows.append(
                f'    {{"{parameter["name"]}", &{self.type(parameter["type"])}, {DIRECTIONS[parameter["direction"]]}, '
                f"{int(parameter.get('nullable', False))}, "
                f"{length}, {parameter.get('elements_per_length', 1)}, {parameter.get('fixed_length', 0)}, "
                f"{result_length}}},"
            )
        if not rows:
            return "NULL"
        variable = f"parameters_{function['name']}"
        self.lines += [f"static const struct abi_parameter {variable}[] = {{", *rows, "};"]
        return variable

    def write_direct_call(self, function: Json) -> None:
        arguments = ", ".join(
            f"*({self.pointer_to(parameter['type'])})arguments[{index}]"
            for index, parameter in enumerate(function["parameters"])
        )
        call = f"{function['name']}({arguments})"
        result = function["result"]
        statement = f"{call};" if result["kind"] == "void" else f"*({self.pointer_to(result)})result = {call};"
        unused = "" if function["parameters"] else "(void)arguments; "
        unused += "(void)result; " if result["kind"] == "void" else ""
        self.lines.append(
            f"static void direct_{function['name']}(void **arguments, void *result) {{ {unused}{statement} }}"
        )

    @staticmethod
    def pointer_to(of: Json) -> str:
        spelling: str = of["spelling"]
        return f"{spelling}*" if spelling.endswith("*") else f"{spelling} *"

    def write_functions(self) -> None:
        rows = []
        numbers = {constant["name"]: constant["value"] for constant in self.description["constants"]}
        for function in self.description["functions"]:
            parameters = self.write_parameters(function)
            self.write_direct_call(function)
            errors = sum(1 << numbers[name] for name in function["errors"])
            rows.append(
                f'    {{"{function["name"]}", &{self.type(function["result"])}, {len(function["parameters"])}, '
                f"{parameters}, {errors:#x}, direct_{function['name']}}},"
            )
        self.lines += ["const struct abi_function abi_functions[] = {", *rows, "};"]
        self.lines.append(f"const size_t abi_function_count = {len(rows)};")


def main() -> None:
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    description: Json = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    writer = Writer(description)
    writer.write_structs()
    writer.write_functions()
    text = "\n".join(
        ["/* Generated by generate_table.py. */", '#include "abi.h"', "#include <animcore.h>", *writer.lines]
    )
    Path(sys.argv[2]).write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
