# SPDX-License-Identifier: MIT
"""Names and comments in Rust."""

from __future__ import annotations

import re
from functools import cached_property

from bindings_model import Constant, Enum, Form, Method, Model, Type, pascal, snake, words
from comment_text import FENCED, changed, comment

WORDS = """
    abstract as async await become box break const continue crate do dyn else enum extern false final fn for if impl in
    let loop macro match mod move mut override priv pub ref return self static struct super trait true try type typeof
    unsafe unsized use virtual where while yield
"""
KEYWORDS = frozenset(WORDS.split())

BEGIN = """\
// SPDX-License-Identifier: MIT
// Written by tools/generate_bindings.py from docs/abi/animcore-abi.json. Do not edit.
"""


def local(name: str) -> str:
    """The name of a parameter, field or function, unless it is a keyword."""
    return name + "_" if name in KEYWORDS else name


def type_name(c_name: str) -> str:
    """anim_stage_info is StageInfo."""
    return pascal(words(c_name))


def plain_words(c_name: str) -> str:
    """The comment of an item that has none in the header."""
    text = " ".join(words(c_name))
    return text[:1].upper() + text[1:] + "."


def without_get(parts: list[str]) -> list[str]:
    """get_value is value, spring_bank_get_values is spring_bank_values."""
    return [word for word in parts if word != "get"] if len(parts) > 1 else parts


class Names:
    """The names of everything in the crate `animcore`."""

    def __init__(self, model: Model) -> None:
        self.model = model
        self.methods = {each.function.name: each for each in model.methods}
        self.borrowed = {
            result.type.name for method in model.methods for result in method.results if result.form is Form.BORROWED
        }

    # ---- Types ----

    def variant(self, constant: Constant) -> str:
        parts = constant.short
        if constant.enum == "anim_status" and parts[0] == "error":
            parts = parts[1:]
        return pascal(parts)

    def flag(self, constant: Constant) -> str:
        return snake(constant.short).upper()

    def object(self, c_name: str) -> str:
        """The type that has an object's methods: a borrowed form, if there is one."""
        return type_name(c_name) + ("Ref" if c_name in self.borrowed else "")

    # ---- Functions ----

    def owner(self, method: Method) -> str | None:
        """The type that has a method; objects inside a stage are used through the stage."""
        if method.owner is None:
            return None
        if method.thing is not None:
            return self.object(self.stage_of(method))
        if method.owner in self.model.opaque:
            return type_name(method.owner) if method.is_static else self.object(method.owner)
        return type_name(method.owner)

    @staticmethod
    def stage_of(method: Method) -> str:
        name = method.function.object
        return next(each.type.target.name for each in method.function.parameters if each.name == name)

    @cached_property
    def _names(self) -> dict[str, str]:
        wanted: dict[tuple[str | None, str], list[str]] = {}
        for method in self.model.methods:
            wanted.setdefault((self.owner(method), self._wanted(method)), []).append(method.function.name)
        found: dict[str, str] = {}
        for (_, name), functions in wanted.items():
            # Of two methods with the same name, the constructor keeps the short one (Easing::css, get_css).
            makers = [each for each in functions if self.methods[each].is_static]
            for function in functions:
                is_short = len(functions) == 1 or makers == [function]
                found[function] = name if is_short else snake(self._words(self.methods[function]))
        return found

    def _words(self, method: Method) -> list[str]:
        if method.thing is None:
            return method.name
        parts = words(method.function.name)
        stage = words(self.stage_of(method))
        return parts[len(stage) :] if parts[: len(stage)] == stage else parts

    def _wanted(self, method: Method) -> str:
        parts = self._words(method)
        if method.is_static and method.owner is not None:
            if parts in (["create"], ["make"]):
                return "new"
            if parts[0] in ("create", "make"):
                parts = parts[1:]
        return local(snake(without_get(parts)))

    def method(self, method: Method) -> str:
        return self._names[method.function.name]

    # ---- Comments ----

    @cached_property
    def _words_of_c(self) -> dict[str, str]:
        """The Rust equivalents of C words."""
        found = {name: name.removeprefix("ANIM_") for name in (each.name for each in self.model.constants)}
        for enum in self.model.enums:
            found[enum.name] = type_name(enum.name)
            for constant in enum.constants:
                member = self.flag(constant) if enum.is_flags else self.variant(constant)
                found[constant.name] = f"{type_name(enum.name)}::{member}"
                if constant.group:
                    found[constant.group + "_"] = type_name(enum.name)
        found["ANIM_ERROR_"] = "Status"
        for name in [*self.model.opaque, *(each.name for each in self.model.structs), *self.model.typedefs]:
            found[name] = type_name(name)
        found |= {"anim_bool": "bool", "anim_optional_bool": "Option<bool>"}
        for method in self.model.methods:
            owner = self.owner(method)
            name = self.method(method)
            found[method.function.name] = f"{owner}::{name}" if owner else name
        return found

    def _word(self, match: re.Match[str]) -> str:
        word, end = match[1], match[2]
        known = self._words_of_c.get(word)
        if known is None and word.endswith("_"):
            known = self._words_of_c.get(word[:-1])
        if known is None:
            known = word
        return f"`{known}`" + ("" if word.endswith("_") else (end or "").removesuffix("()"))

    def doc(self, text: str, begin: str = "", width: int = 120) -> list[str]:
        """A C comment as a Rust comment."""
        pattern = re.compile(r"\b(anim_\w+|ANIM_\w+)(\.{3,4}|\(\))?")
        return comment(changed(text, lambda line: escape(line, pattern, self._word)), begin + "/// ", width, FENCED)

    def raw_doc(self, text: str, begin: str = "") -> list[str]:
        pattern = re.compile(r"\b(anim_\w+(?:\(\))?|ANIM_\w+(?:\.{3})?)()")
        escaped = changed(text, lambda line: escape(line, pattern, lambda match: f"`{match[1]}`"))
        return comment(escaped, begin + "/// ", style=FENCED)

    def enum_of(self, of: Type) -> Enum | None:
        return self.model.enum(of.enum) if of.enum is not None else None


def escape(text: str, names: re.Pattern[str], replace: object) -> str:
    """Escapes text for rustdoc, so that nothing is read as Markdown by accident."""
    pieces = re.split(r"(https?://[^\s),;]*[^\s),;.])", text)
    for index, piece in enumerate(pieces):
        if index % 2:
            pieces[index] = f"<{piece}>"
        else:
            piece = re.sub(r"([\\\[\]<>*])", r"\\\1", piece)
            piece = re.sub(r"(?<![\w])_(?=\w)", r"\\_", piece)
            pieces[index] = names.sub(replace, piece)  # type: ignore[call-overload]
    return "".join(pieces)
