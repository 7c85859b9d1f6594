# SPDX-License-Identifier: MIT
"""The constants of the JavaScript package."""

from __future__ import annotations

from bindings_javascript_names_text import (
    HEAD,
    class_of,
    doc_lines,
)
from bindings_model import (
    Model,
    pascal,
)


def constants_script(model: Model) -> str:
    lines = [HEAD]
    lines.append("function numbered(constants) {")
    lines.append("  const names = Object.entries(constants).map(([name, value]) => [value, name]);")
    lines.append("  return Object.freeze(Object.assign(Object.fromEntries(names), constants));")
    lines.append("}\n")
    for each in model.constants:
        lines.append(f"export const {each.name.removeprefix('ANIM_')} = {each.value};")
    for enum in model.enums:
        lines.append(f"\nexport const {class_of(enum.name)} = /* @__PURE__ */ numbered({{")
        lines += [f"  {pascal(each.short)}: {each.value}," for each in enum.constants]
        lines.append("});")
    return "\n".join(lines) + "\n"


def constants_types(model: Model) -> str:
    lines = [HEAD]
    for each in model.constants:
        lines += doc_lines(each.doc)
        lines.append(f"export declare const {each.name.removeprefix('ANIM_')} = {each.value};")
    for enum in model.enums:
        lines.append("")
        lines += doc_lines(enum.doc + (" Any of them, added up." if enum.is_flags else ""))
        lines.append(f"export declare enum {class_of(enum.name)} {{")
        for each in enum.constants:
            lines += doc_lines(each.doc, "  ")
            lines.append(f"  {pascal(each.short)} = {each.value},")
        lines.append("}")
    return "\n".join(lines) + "\n"
