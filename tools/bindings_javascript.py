# SPDX-License-Identifier: MIT
"""The generated part of bindings/javascript: constants, structs, classes and functions, each with its types.

They call bindings/javascript/src/runtime.js. A class with a `Base` class in bindings/javascript/src/bases.js, which is
written by hand, inherits from that.
"""

from __future__ import annotations

import re

from bindings_javascript_body_text import (
    body_of,
    method_script,
    setters,
)
from bindings_javascript_constants_text import constants_script, constants_types
from bindings_javascript_layout_text import layout_script
from bindings_javascript_names_text import (
    FOLDER,
    HEAD,
    base_of,
    class_of,
    doc_lines,
    is_constructor,
    method_name,
    parameters_of,
)
from bindings_javascript_structs_text import (
    shapes,
    struct_script,
    struct_types,
)
from bindings_javascript_types_text import (
    method_types,
    returns,
    typed_parameters,
)
from bindings_model import (
    ROOT,
    Form,
    Method,
    Model,
)


def object_script(model: Model, name: str) -> list[str]:
    of = class_of(name)
    methods = model.methods_of(name)
    creator = next((each for each in methods if is_constructor(each)), None)
    lines = [f"export class {of} extends {base_of(of, 'rt.Handle')} {{"]
    lines.append(f'  static className = "{of}";')
    lines.append(f'  static destroyName = "{model.destroy_of(name).name}";\n')
    if creator is None:
        lines.append("  constructor(key, address, owner) {")
        lines.append("    if (key !== rt.ADDRESS) {")
        makers = ", ".join(f"{of}.{method_name(each)}" for each in methods if makes(each, name))
        lines.append(f'      throw new TypeError("{of} is not made by new, but by {makers or "another object"}");')
        lines.append("    }")
        lines.append("    super(address, owner);")
        lines.append("  }\n")
    else:
        names = parameters_of(creator)
        lines.append(f"  constructor({', '.join(names) or 'key'}) {{")
        lines.append(f"    if ({names[0] if names else 'key'} === rt.ADDRESS) {{")
        lines.append("      super(arguments[1], arguments[2]);")
        lines.append("    } else {")
        lines.append(f"      super(create{of}({', '.join(names)}));")
        lines.append("    }")
        lines.append("  }\n")
    for method in methods:
        if method is not creator:
            lines += method_script(model, method)
    lines += setters(model, methods)
    lines.append("}\n")
    if creator is not None:
        lines.append(f"function create{of}({', '.join(parameters_of(creator))}) {{")
        wanted = re.compile(rf"new {of}\(rt\.ADDRESS, (.*)\);$")
        lines += [f"  {wanted.sub(lambda found: found[1] + ';', line)}" for line in body_of(model, creator)]
        lines.append("}\n")
    return lines


def makes(method: Method, name: str) -> bool:
    return method.is_static and any(each.form is Form.OBJECT and each.type.name == name for each in method.results)


def object_types(model: Model, name: str) -> list[str]:
    of = class_of(name)
    methods = model.methods_of(name)
    creator = next((each for each in methods if is_constructor(each)), None)
    lines = doc_lines(model.opaque[name])
    lines.append(f"export declare class {of} extends {base_of(of, 'Handle').replace('bases.', '')} {{")
    if creator is None:
        lines.append("  private constructor();")
    else:
        lines += doc_lines(creator.doc, "  ")
        lines.append(f"  constructor({typed_parameters(model, creator)});")
    for method in methods:
        if method is not creator:
            lines += method_types(model, method, methods)
    lines.append("}\n")
    return lines


def thing_script(model: Model, name: str) -> list[str]:
    of = class_of(name)
    methods = model.methods_of(name)
    lines = [f"export class {of} extends {base_of(of, 'rt.StageObject')} {{"]
    for method in methods:
        lines += method_script(model, method)
    lines += setters(model, methods)
    lines.append("}\n")
    return lines


def thing_types(model: Model, name: str) -> list[str]:
    of = class_of(name)
    methods = model.methods_of(name)
    lines = doc_lines(model.typedefs[name][1])
    lines.append(f"export declare class {of} extends {base_of(of, 'StageObject').replace('bases.', '')} {{")
    for method in methods:
        lines += method_types(model, method, methods)
    lines.append("}\n")
    return lines


def functions(model: Model) -> list[Method]:
    return model.methods_of(None)


def function_script(model: Model, method: Method) -> list[str]:
    head = f"export function {method_name(method)}({', '.join(parameters_of(method))}) {{"
    return [head, *[f"  {line}" for line in body_of(model, method)], "}\n"]


def function_types(model: Model, method: Method) -> list[str]:
    lines = doc_lines(method.doc)
    head = f"export declare function {method_name(method)}({typed_parameters(model, method)})"
    return [*lines, f"{head}: {returns(model, method)};\n"]


# ---- Files ----


def struct_imports(lines: list[str]) -> list[str]:
    """In structs.js the functions of structs are next to their callers."""
    return [line.replace("structs.write", "write").replace("structs.read", "read") for line in lines]


def values_script(model: Model) -> str:
    """The public part of structs.js: its classes and its defaults."""
    names = [each.name for each in shapes(model) if each.is_class]
    names += [f"default{each.name}" for each in shapes(model) if each.default is not None]
    return HEAD + "\nexport {\n" + "".join(f"  {each},\n" for each in sorted(names)) + '} from "./structs.js";\n'


def files(model: Model) -> dict[str, str]:
    structs_script = [HEAD, 'import * as bases from "./bases.js";', 'import * as rt from "./runtime.js";\n']
    names = sorted(class_of(each.name) for each in model.enums)
    objects = [class_of(each) for each in (*model.opaque, *model.identifiers)]
    enums = f'import type {{ {", ".join(names)} }} from "./constants.js";'
    hand = 'import type { Handle, StageObject, Value } from "./runtime.js";'
    base_names = re.findall(r"^export class (\w+Base) ", (ROOT / FOLDER / "bases.js").read_text(encoding="utf-8"), re.M)
    bases = f'import type {{ {", ".join(base_names)} }} from "./bases.js";'
    structs_types = [HEAD, enums, hand, bases, f'import type {{ {", ".join(objects)} }} from "./objects.js";\n']
    for shape in shapes(model):
        structs_script += struct_imports(struct_script(model, shape))
        structs_types += struct_types(model, shape)
    readable = [each.name for each in shapes(model) if each.is_read or each.is_class]
    written = [f"{each.name}Init" for each in shapes(model) if each.is_written]
    structs_import = f'import type {{ {", ".join(readable + written)} }} from "./structs.js";'
    script = [
        HEAD,
        'import * as bases from "./bases.js";',
        'import * as rt from "./runtime.js";',
        'import * as structs from "./structs.js";\n',
    ]
    types = [HEAD, enums, hand, bases, f"{structs_import}\n"]
    for name in model.identifiers:
        script += thing_script(model, name)
        types += thing_types(model, name)
    for name in model.opaque:
        script += object_script(model, name)
        types += object_types(model, name)
    plain = [HEAD, 'import * as rt from "./runtime.js";', 'import * as structs from "./structs.js";\n']
    plain_types = [HEAD, enums, f"{structs_import}\n"]
    for method in functions(model):
        plain += function_script(model, method)
        plain_types += function_types(model, method)

    def text(lines: list[str]) -> str:
        return "\n".join(lines).rstrip() + "\n"

    return {
        f"{FOLDER}/constants.js": constants_script(model),
        f"{FOLDER}/constants.d.ts": constants_types(model),
        f"{FOLDER}/structs.js": text(structs_script),
        f"{FOLDER}/structs.d.ts": text(structs_types),
        f"{FOLDER}/values.js": values_script(model),
        f"{FOLDER}/layout.js": layout_script(model),
        f"{FOLDER}/objects.js": text(script),
        f"{FOLDER}/objects.d.ts": text(types),
        f"{FOLDER}/functions.js": text(plain),
        f"{FOLDER}/functions.d.ts": text(plain_types),
    }
