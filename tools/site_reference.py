# SPDX-License-Identifier: MIT
"""The reference of the C interface, one page for each header, from docs/abi/animcore-abi.json: each entry with its
declaration, comment, errors, and its names in the other languages, from their generators. tools/site_languages.py makes
the references of the other languages."""

from __future__ import annotations

import html
import json
import re
from pathlib import Path
from typing import Any

import bindings_cpp
import bindings_csharp
import bindings_go
import bindings_java_methods_text as java_methods
import bindings_javascript_names_text as javascript
import bindings_lua
import bindings_lua_methods_text as lua_methods
import bindings_ruby
import bindings_ruby_methods_text as ruby_methods
import bindings_zig
import site_languages
from bindings_model import Method, Model, pascal, words
from bindings_rust_names_text import Names as RustNames
from comment_text import Kind, blocks

ROOT = Path(__file__).resolve().parent.parent
# The files with a package's names.
PACKAGES = {
    "JavaScript": ("bindings/javascript/src", "*.d.ts"),
    "Rust": ("bindings/rust/animcore/src", "*.rs"),
    "C++": ("bindings/cpp", "*.hpp"),
    "Go": ("bindings/go", "*.go"),
    "Java": ("bindings/java", "*.java"),
    "C#": ("bindings/csharp", "*.cs"),
    "Ruby": ("bindings/ruby", "*.rb"),
    "Lua": ("bindings/lua", "*.lua"),
    "Zig": ("bindings/zig", "*.zig"),
}

TITLES = {
    "base": "Base: status, version, memory",
    "motion": "Motion: springs, easings, keyframes, colors",
    "paths": "Paths and morphs",
    "stage": "Stage: properties, transactions, groups",
    "scene": "Scene: documents, machines, display lists",
}


class Languages:
    """The names of C functions in each language."""

    def __init__(self, model: Model) -> None:
        self.methods = {each.function.name: each for each in model.methods}
        self.rust = RustNames(model)
        self.cpp = bindings_cpp.Package(model)
        self.zig = bindings_zig.Package(model)
        self.go = bindings_go.Go(model)
        self.ruby = bindings_ruby.Ruby(model)
        self.lua = bindings_lua.Lua(model)
        self.words = {
            language: {
                word
                for path in (ROOT / folder).rglob(pattern)
                for word in re.findall(r"\w+", path.read_text(encoding="utf-8"))
            }
            for language, (folder, pattern) in PACKAGES.items()
        }

    def names(self, function: str) -> dict[str, str]:
        """Its name in each language that has it: some have no allocators, and their own defaults."""
        return {
            language: name
            for language, name in self.all_names(function).items()
            if re.split(r"\W+", name.removesuffix("?"))[-1] in self.words[language]
        }

    def all_names(self, function: str) -> dict[str, str]:
        method = self.methods.get(function)
        if method is None or method.is_destroy:
            return {}
        owner = pascal(words(method.owner)) if method.owner else ""

        def joined(separator: str, name: str, of: str = owner) -> str:
            return f"{of}{separator}{name}" if of else name

        return {
            "JavaScript": joined(".", self.javascript(method)),
            "Rust": joined("::", self.rust.method(method), self.rust.owner(method) or ""),
            "C++": joined("::", self.cpp.name_of(method), bindings_cpp.short(method.owner) if method.owner else ""),
            "Go": self.in_go(method, owner),
            "Java": joined(".", java_methods.Lifted.own_name(self.of(java_methods.Lifted, method))),
            "C#": joined(".", bindings_csharp.Lifted.name(self.of(bindings_csharp.Lifted, method))),
            "Ruby": joined("." if method.is_static else "#", self.in_ruby(method)),
            "Lua": joined("." if method.is_static else ":", self.in_lua(method)),
            "Zig": joined(".", self.zig.names[function]),
        }

    @staticmethod
    def of(kind: Any, method: Method, **more: Any) -> Any:
        """A generator's writer with only the parts that determine its names."""
        made = kind.__new__(kind)
        for name, value in {"method": method, **more}.items():
            object.__setattr__(made, name, value)
        return made

    @staticmethod
    def javascript(method: Method) -> str:
        if javascript.is_constructor(method):
            return "constructor"
        return javascript.accessor_name(method) or javascript.method_name(method)

    def in_go(self, method: Method, owner: str) -> str:
        name = self.go.method_name(method)
        return name if method.is_static or not owner else f"{owner}.{name}"

    def in_ruby(self, method: Method) -> str:
        return str(ruby_methods.Lifted.own_name(self.of(ruby_methods.Lifted, method, ruby=self.ruby))[0])

    def in_lua(self, method: Method) -> str:
        return str(lua_methods.Lifted.own_name(self.of(lua_methods.Lifted, method, lua=self.lua)))


class Reference:
    def __init__(self, root: Path) -> None:
        self.abi = json.loads((root / "docs/abi/animcore-abi.json").read_text(encoding="utf-8"))
        self.languages = Languages(Model.load())
        self.texts = {name: (root / f"include/animcore/{name}.h").read_text(encoding="utf-8") for name in TITLES}
        self.places: dict[str, tuple[str, int]] = {}
        for kind in ("enums", "typedefs", "opaque", "structs", "unions", "callbacks", "functions"):
            for entry in self.abi[kind]:
                self.places[entry["name"]] = self.place(entry["name"], kind)
        for enum in self.abi["enums"]:
            for constant in enum["constants"]:
                self.places.setdefault(constant, self.places[enum["name"]])
        self.constants = {each["name"]: each for each in self.abi["constants"]}
        # Where functions are in the references of other languages.
        self.anchors: dict[str, dict[str, str]] = {}

    def place(self, name: str, kind: str) -> tuple[str, int]:
        """The header that declares a name, and the position in it."""
        form = {
            "functions": rf"\b{name}\(",
            "opaque": rf"^typedef struct {name} ",
            "callbacks": rf"\(\*{name}\)|\b{name}\b",
        }.get(kind, rf"^}} {name};|^typedef [^;{{]*\b{name};|\b{name}\b")
        for pattern in (form, rf"\b{name}\b"):
            for header, text in self.texts.items():
                found = re.search(pattern, text, re.M)
                if found is not None:
                    return header, found.start()
        raise ValueError(f"no header has {name}")

    def marked(self, text: str, header: str) -> str:
        """A comment as Markdown: names are links to their entries."""
        marked = []
        for block in blocks(text):
            if block.kind is Kind.KEPT:
                marked.append("\n".join(["```text", *block.lines, "```"]))
            elif block.kind is Kind.LIST:
                marked.append("\n".join(f"{mark} {self.linked(item, header)}" for mark, item in block.items))
            else:
                marked.append(self.linked(block.lines[0], header))
        return "\n\n".join(marked)

    def cell(self, text: str, header: str) -> str:
        """A comment in a row of a table, where Markdown has neither paragraphs nor lists."""
        shown = []
        for block in blocks(text):
            if block.kind is Kind.KEPT:
                escaped = [html.escape(line).replace("|", "&#124;").replace("  ", "&nbsp; ") for line in block.lines]
                shown.append(f"<code>{'<br>'.join(escaped)}</code>")
            elif block.kind is Kind.LIST:
                shown += [f"{'•' if mark == '-' else mark} {self.linked(item, header)}" for mark, item in block.items]
            else:
                shown.append(self.linked(block.lines[0], header))
        return "<br>".join(shown)

    def linked(self, text: str, header: str) -> str:
        """A paragraph with its names as links."""

        def link(match: re.Match[str]) -> str:
            word = match[0].removesuffix("()")
            at = self.places.get(word)
            if at is None:
                return f"`{match[0]}`"
            enum = self.constants.get(word, {}).get("group") if word not in self.entries else None
            anchor = word if enum is None else self.enum_of(word)
            return f"[`{match[0]}`]({'' if at[0] == header else at[0] + '.md'}#{anchor})"

        escaped = html.escape(text, quote=False).replace("*", "\\*").replace("[", "\\[").replace("|", "\\|")
        return re.sub(r"\b(?:anim_|ANIM_)\w+(?:\(\))?", link, escaped)

    @property
    def entries(self) -> set[str]:
        return {each["name"] for kind in ("enums", "typedefs", "opaque", "structs", "unions", "callbacks", "functions")
                for each in self.abi[kind]}  # fmt: skip

    def enum_of(self, constant: str) -> str:
        return str(next(each["name"] for each in self.abi["enums"] if constant in each["constants"]))

    @staticmethod
    def declared(of: dict[str, Any], name: str, count: int = 1) -> str:
        spelling = of["spelling"]
        space = "" if spelling.endswith("*") else " "
        return f"{spelling}{space}{name}{f'[{count}]' if count > 1 else ''}"

    def function(self, entry: dict[str, Any], header: str) -> list[str]:
        parameters = [self.declared(each["type"], each["name"]) for each in entry["parameters"]] or ["void"]
        head = f"{self.declared(entry['result'], entry['name'])}("
        lines = ["```c", head + ", ".join(parameters) + ");", "```"]
        if len(lines[1]) > 100:
            lines[1] = head + "\n    " + ",\n    ".join(parameters) + ");"
        lines += ["", self.marked(entry["doc"], header), ""]
        if entry.get("errors"):
            lines += ["Errors: " + ", ".join(self.marked(each, header) for each in entry["errors"]) + ".", ""]
        names = self.languages.names(entry["name"])
        if names:
            line_of_names = " · ".join(
                f"{language} {self.named(entry['name'], language, name)}" for language, name in names.items()
            )
            lines += [line_of_names, "{ .reference-of }", ""]
        return lines

    def named(self, function: str, language: str, name: str) -> str:
        """A function's name in a language, as a link to its entry there."""
        address = self.anchors.get(function, {}).get(language)
        return f"[`{name}`](../{address})" if address else f"`{name}`"

    def struct(self, entry: dict[str, Any], header: str) -> list[str]:
        rows = []
        for each in entry["fields"]:
            text = self.declared(each["type"], each["name"], each.get("count", 1))
            doc = self.cell(each["doc"], header)
            rows.append(f"| `{text}` | {each['offset']} | {doc} |")
        return [
            self.marked(entry["doc"], header),
            "",
            f"{entry['size']} bytes.",
            "",
            "| field | offset | |",
            "|---|---|---|",
            *rows,
            "",
        ]

    def enum(self, entry: dict[str, Any], header: str) -> list[str]:
        rows = []
        for name in entry["constants"]:
            constant = self.constants[name]
            doc = self.cell(constant["doc"], header)
            rows.append(f"| `{name}` | {constant['value']} | {doc} |")
        return [self.marked(entry["doc"], header), "", "| constant | value | |", "|---|---|---|", *rows, ""]

    def other(self, entry: dict[str, Any], header: str) -> list[str]:
        lines = []
        if "parameters" in entry:
            parameters = ", ".join(self.declared(each["type"], each["name"]) for each in entry["parameters"])
            lines = ["```c", f"typedef {self.declared(entry['result'], '(*' + entry['name'])})({parameters});", "```"]
        elif "type" in entry:
            lines = ["```c", f"typedef {entry['type']['spelling']} {entry['name']};", "```"]
        return [*lines, "", self.marked(entry["doc"], header), ""]

    def page(self, header: str) -> str:
        writers = {"functions": self.function, "structs": self.struct, "unions": self.struct, "enums": self.enum}
        listed = [
            (self.places[entry["name"]][1], entry, writers.get(kind, self.other))
            for kind in ("enums", "typedefs", "opaque", "structs", "unions", "callbacks", "functions")
            for entry in self.abi[kind]
            if self.places[entry["name"]][0] == header
        ]
        lines = [f"# {TITLES[header]}", "", f"What `animcore/{header}.h` declares, in its order.", ""]
        for _, entry, write in sorted(listed, key=lambda each: (each[0], each[1]["name"])):
            lines += [f"## `{entry['name']}` {{ #{entry['name']} }}", "", *write(entry, header)]
        return "\n".join(lines) + "\n"

    def index(self) -> str:
        lines = ["# The C interface", "", "`#include <animcore.h>` includes these headers."]
        lines += ["Every entry says what it is called in other languages.", ""]
        for header, title in TITLES.items():
            lines += [f"## {title}", "", f"[The page of {header}.h]({header}.md)", ""]
            names = sorted(each["name"] for each in self.abi["functions"] if self.places[each["name"]][0] == header)
            lines += [" · ".join(f"[`{name}`]({header}.md#{name})" for name in names), ""]
        return "\n".join(lines) + "\n"


def pages(root: Path) -> dict[str, str]:
    made = Reference(root)
    functions = {name: made.languages.names(name) for name in made.languages.methods}
    entries = {
        name: f"{header}.html#{name if name in made.entries else made.enum_of(name)}"
        for name, (header, _) in made.places.items()
    }
    packages = site_languages.Pages(root, functions, entries)
    found = {f"reference/{key}.md": packages.page(key) for key in site_languages.LANGUAGES}
    made.anchors = packages.anchors
    found |= {f"reference/c/{header}.md": made.page(header) for header in TITLES}
    found["reference/c/index.md"] = made.index()
    found["reference/python.md"] = "# Python\n\nThe package `animcore`.\n\n::: animcore\n"
    return found
