# SPDX-License-Identifier: MIT
"""The references of the packages, one page for each language: the public declarations in its sources, most of which
tools/generate_bindings.py writes, with their comments and their C functions."""

from __future__ import annotations

import html
import re
import textwrap
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import get_lexer_by_name


@dataclass
class Member:
    name: str
    declaration: str
    doc: str


@dataclass
class Section:
    """A type with its members; the section without a name has everything outside a type."""

    name: str
    declaration: str = ""
    doc: str = ""
    members: list[Member] = field(default_factory=list)


@dataclass
class Language:
    """How to parse a package. Patterns match an unindented line; they have the group `name` and, if the line names the
    type of a member, the group `owner`."""

    title: str
    lexer: str
    folder: str
    files: tuple[str, ...]
    types: str
    members: str
    # A comment line for the next declaration; the group `text` is its text.
    comment: str
    # The indentation of members relative to their type; 0 if there is none.
    indent: int = 4
    # The maximal indentation of declarations outside a type.
    free: int = 4
    # The end of a declaration, exclusive.
    end: str = r"\s*\{\s*$|;\s*$"
    # The first and last line of a block comment.
    block: tuple[str, str] | None = None
    # Types known by another name.
    rename: Callable[[str], str] = str
    # Declarations that are not for users of the package.
    hidden: str = r"$^"
    # Lines allowed between a comment and its declaration.
    attributes: str = r"$^"
    between: str = "."


IDENTIFIER = r"(?P<name>[A-Za-z]\w*)"

LANGUAGES = {
    "cpp": Language(
        "C++",
        "cpp",
        "bindings/cpp/include/animcore/detail",
        ("objects.hpp", "structures.hpp", "constants.hpp", "lists.hpp", "sugar.hpp", "runtime.hpp"),
        rf"(?:class|struct|enum class) {IDENTIFIER}(?: final)?(?: : .*)? \{{$",
        rf"(?:\[\[nodiscard\]\] )?(?:(?:static|explicit|constexpr|inline|template <.*>) )*"
        rf"(?:[\w:<>,&* ]+[ &*])?{IDENTIFIER}(?:\(.*|\{{.*\}};|(?: = -?\w+)?,)$",
        r"///(?: (?P<text>.*))?",
        end=r"\s*\{.*$|;\s*$|,$",
        hidden=r"^(raw|adopt|raw_|operator.*|return|if|for|while|switch|release_all|static_assert|sizeof|noexcept)$",
        attributes=r"^(?:\[\[.*\]\]|#.*|template <.*>)$",
        between="::",
    ),
    "csharp": Language(
        "C#",
        "csharp",
        "bindings/csharp/src",
        ("Methods.cs", "Values.cs", "Constants.cs", "Lists.cs", "Events.cs"),
        r"public (?:(?:static|sealed|abstract|unsafe|partial|readonly|ref) )*(?:class|struct|enum|interface) "
        rf"{IDENTIFIER}\b.*",
        rf"(?:public (?!.*\b(?:class|struct|enum|interface|delegate)\b)"
        rf"(?:(?:\([^)]*\)|[\w.<>,\[\]?*]+) )*{IDENTIFIER}(?:<\w+>)?\s*(?:[({{;=].*|$)"
        rf"|(?P<constant>[A-Z]\w*) = .*,)",
        r"///(?: (?P<text>.*))?",
        end=r"\s*\{.*$|\s*=>.*$|;\s*$|,$",
        attributes=r"^\[.*\]$",
        hidden=r"^(ToString|Equals|GetHashCode|operator)$",
    ),
    "go": Language(
        "Go",
        "go",
        "bindings/go",
        (
            "methods.go",
            "values.go",
            "constants.go",
            "lists.go",
            "sugar.go",
            "trampolines.go",
            "numbers.go",
            "runtime.go",
        ),
        r"type (?P<name>[A-Z]\w*) .*",
        r"(?:func (?:\(\w+ \*?(?P<owner>[A-Z]\w*)\) )?(?P<name>[A-Z]\w*)\(.*"
        r"|(?P<field>[A-Z]\w*) (?:(?P<enum>[A-Z]\w*) = .*|[\w.*\[\]]+(?: //.*)?|= .*))",
        r"//(?:(?: |(?=\t))(?P<text>.*))?",
        indent=1,
    ),
    "java": Language(
        "Java and Kotlin",
        "java",
        "bindings/java/src/main/java/org/animcore",
        ("*.java",),
        rf"public (?:(?:final|sealed|non-sealed|abstract|static) )*(?:class|enum|record|interface) {IDENTIFIER}\b.*",
        rf"(?:public (?!.*\b(?:class|enum|record|interface)\b [A-Z])(?:[\w.<>,\[\]? ]+ )?{IDENTIFIER}\s*[(;=].*"
        rf"|(?P<constant>[A-Z][A-Z0-9_]*)\(.*\)[,;])",
        r"\*(?: ?(?P<text>.*))?",
        end=r"\s*\{.*$|;\s*$|(?<=\)),$",
        block=("/**", "*/"),
        attributes=r"^@.*$",
        hidden=r"^(hashCode|equals|toString)$",
    ),
    "javascript": Language(
        "JavaScript and TypeScript",
        "typescript",
        "bindings/javascript/src",
        (
            "objects.d.ts",
            "structs.d.ts",
            "bases.d.ts",
            "lists.d.ts",
            "functions.d.ts",
            "element.d.ts",
            "animate.d.ts",
            "linear.d.ts",
            "canvas.d.ts",
            "svg.d.ts",
            "load.d.ts",
            "errors.d.ts",
            "runtime.d.ts",
            "constants.d.ts",
        ),
        rf"export (?:declare )?(?:abstract )?(?:class|interface|enum) {IDENTIFIER}\b.*",
        rf"(?:export declare (?:function|const) {IDENTIFIER}\b.*"
        r"|(?:(?:static|readonly|get|set|abstract|protected) )*(?P<member>\[?[A-Za-z][\w.]*\]?)\??(?:<.*?>)?"
        r"\s*(?:[(:=].*|,))",
        r"\*(?: ?(?P<text>.*))?",
        indent=2,
        end=r";\s*$|,$",
        block=("/**", "*/"),
        rename=lambda name: re.sub(r"Base$", "", name),
    ),
    "lua": Language(
        "Lua",
        "lua",
        "bindings/lua/animcore",
        ("objects.lua", "values.lua", "constants.lua", "sugar.lua"),
        r"A\.(?P<name>[A-Z]\w*) = R\.(?:object_class|value|enumeration|thing|flags)?\w*\(.*",
        r"(?:function A\.(?:(?P<owner>[A-Z]\w*)[.:])?(?P<name>[a-z]\w*)\(.*|A\.(?P<constant>[A-Z][A-Z0-9_]+) = .*"
        r"|(?P<field>[a-z]\w*) = -?\d+,)",
        r"--(?: ?(?P<text>.*))?",
        end=r"(?<=\)),?$|,$",
    ),
    "ruby": Language(
        "Ruby",
        "ruby",
        "bindings/ruby/lib/animcore",
        ("objects.rb", "values.rb", "constants.rb", "lists.rb", "sugar.rb"),
        r"(?:class (?P<name>[A-Z]\w*)(?: < .*)?|(?P<constant>[A-Z][a-z]\w*) = (?:Enumeration|Flags)\.new\()",
        r"(?:def (?:self\.)?(?P<name>[a-z]\w*[?=]?)(?:\(.*|$)|members (?P<members>%i\[.*)"
        r"|(?P<constant>[A-Z][A-Z0-9_]+) = .*|(?P<field>[a-z]\w*): -?\d+,?)",
        r"#(?: ?(?P<text>.*))?",
        indent=2,
        end=r",$",
        hidden=r"^(pack|unpack|initialize|SIZE|FORMAT)$",
    ),
    "rust": Language(
        "Rust",
        "rust",
        "bindings/rust/animcore/src",
        (
            "generated/objects.rs",
            "generated/values.rs",
            "generated/functions.rs",
            "generated/constants.rs",
            "generated/defaults.rs",
            "lists.rs",
            "states.rs",
            "path.rs",
            "stage.rs",
            "values.rs",
            "typed.rs",
            "display.rs",
            "runtime.rs",
        ),
        r"(?:(?:pub (?:struct|enum|trait)|impl(?:<[^>]*>)?) (?P<name>[A-Z]\w*)(?!.* for )\b.*"
        r"|(?P<constant>[A-Z]\w*)(?:, (?:\w+, )?anim_\w+, \w+|: u\d+ \{|$))",
        r"(?:pub (?!struct|enum|trait|use|mod|type)(?:const |unsafe )*(?:fn )?(?P<name>\w+)\b.*"
        r"|(?P<field>[A-Z]\w*)(?: = -?\w+)?,)",
        r"///(?: ?(?P<text>.*))?",
        end=r"\s*\{.*$|;\s*$|,$",
        attributes=r"^#!?\[.*\]$",
        between="::",
    ),
    "zig": Language(
        "Zig",
        "zig",
        "bindings/zig/src",
        ("objects.zig", "values.zig", "lists.zig", "lines.zig", "states.zig", "animcore.zig", "errors.zig"),
        r"pub const (?P<name>[A-Z]\w*) = (?:extern |packed )?(?:struct|enum|union).*",
        r"(?:pub (?:inline )?fn (?P<name>\w+)\(.*|(?P<field>(?!const|pub|var|return)[a-z_]\w*)(?:: .*| = -?\w+),"
        r"|pub const (?P<constant>[a-z]\w*) = .*;)",
        r"///(?: ?(?P<text>.*))?",
        end=r"\s*\{.*$|;\s*$|,$",
    ),
}


class Reader:
    """The declarations in a package's files, type by type."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self.sections: dict[str, Section] = {"": Section("")}
        self.types = re.compile(language.types)
        self.members = re.compile(language.members)
        self.comment = re.compile(language.comment + "$")

    def section(self, name: str) -> Section:
        name = self.language.rename(name)
        return self.sections.setdefault(name, Section(name))

    def read(self, root: Path) -> list[Section]:
        folder = root / self.language.folder
        for pattern in self.language.files:
            for path in sorted(folder.glob(pattern)):
                self.file(path.read_text(encoding="utf-8").splitlines())
        # Makers of a value are already documented by its class.
        made = {f"{name}Init" for name in self.sections}
        return [each for name, each in self.sections.items() if name not in made and (each.members or each.doc)]

    def file(self, lines: list[str]) -> None:
        language = self.language
        self.current, self.depth = "", -1
        self.is_public = True
        doc: list[str] = []
        in_block = False
        for at, line in enumerate(lines):
            text = line.strip()
            indent = len(line.expandtabs(1)) - len(line.expandtabs(1).lstrip())
            if language.block and text.startswith(language.block[0]):
                doc = []
                inside = text.removeprefix(language.block[0])
                in_block = language.block[1] not in inside
                doc.append(inside.removesuffix(language.block[1]).strip())
            elif in_block:
                if language.block and text.endswith(language.block[1]):
                    in_block = False
                elif found := self.comment.match(text):
                    doc.append(found["text"] or "")
            elif not language.block and (found := self.comment.match(text)):
                doc.append(found["text"] or "")
            elif not re.match(language.attributes, text):
                self.line(lines, at, text, indent, doc)
                doc = []

    def line(self, lines: list[str], at: int, text: str, indent: int, doc: list[str]) -> None:
        if text in ("public:", "private:", "protected:"):
            self.is_public = text == "public:"
            return
        if text in ("}", "};", "end", ")", "})") and indent <= self.depth:
            self.current, self.depth = "", -1
        found = self.types.match(text)
        if found is not None and (indent <= self.depth or self.depth < 0):
            self.begin(lines, at, indent, next(each for each in found.groupdict().values() if each), doc)
            return
        found = self.members.match(text)
        if found is None:
            return
        groups = {key: value for key, value in found.groupdict().items() if value}
        owner = groups.pop("owner", None) or groups.pop("enum", None)
        # Declarations in a function's body are deeper.
        is_inside = self.depth >= 0 and indent == self.depth + self.language.indent
        is_free = self.depth < 0 and indent <= self.language.free and bool(doc)
        name = next(iter(groups.values()))
        if owner is None and not (is_inside and self.is_public) and not is_free:
            return
        # Methods without a comment are internal.
        is_own = (
            not doc
            and self.language.title in ("Lua", "C++")
            and lines[at].rstrip("{ ").endswith((")", ");", "}", "noexcept"))
        )
        if re.match(self.language.hidden, name) or is_own:
            return
        self.section(owner or (self.current if is_inside else "")).members.append(
            Member(name, self.declaration(lines, at), words(doc, name))
        )

    def begin(self, lines: list[str], at: int, indent: int, name: str, doc: list[str]) -> None:
        section = self.section(name)
        line = lines[at].strip()
        # A declaration complete in its line has no members below it.
        is_whole = line.endswith((";", "}", ")")) or bool(re.search(r", anim_\w+$|^[A-Z]\w+$", line))
        if not section.doc:
            section.doc = words(doc, name)
        if not section.declaration and not line.startswith("impl"):
            section.declaration = self.declared(line, name)
        self.current, self.depth = ("", -1) if is_whole and "class " not in line else (name, indent)
        self.is_public = line.startswith(("struct ", "enum class ")) or self.language.title != "C++"

    def declared(self, line: str, name: str) -> str:
        """A type's own line, if it is informative for users."""
        if self.language.title == "Lua":
            found = re.search(r"R\.value\(\"\w+\", (\{.*\})\)", line)
            return f"{name} {found[1].replace(chr(34), '')}" if found else ""
        if re.match(r"\w+(?:, |: u\d+ \{|$)", line) and self.language.title == "Rust":
            return f"pub struct {name}"
        if self.language.title == "Ruby" and not line.startswith("class"):
            return f"{name}"
        return re.sub(r"\s*\{.*$|;$", "", line)

    def declaration(self, lines: list[str], at: int) -> str:
        """A declaration without its body, on one line if it was on one."""
        end = re.compile(self.language.end)
        taken: list[str] = []
        for line in lines[at : at + 24]:
            taken.append(line.strip())
            opened = sum(map(len, re.findall(r"[(\[]", " ".join(taken)))) - sum(
                map(len, re.findall(r"[)\]]", " ".join(taken)))
            )
            if opened <= 0:
                break
        text = " ".join(taken).replace("( ", "(").replace(" )", ")").replace(",)", ")")
        return end.sub("", text).replace("function A.", "function animcore.").removeprefix("[[nodiscard]] ").strip()


def words(lines: list[str], name: str) -> str:
    """A comment's text, without the language's markup: paragraphs of words, items that begin with a mark, and lines
    that stay as they are between fences."""
    text = "\n".join(lines)
    text = re.sub(r"^[ \t]*<p>", "", text, flags=re.M)
    text = re.sub(r"^(?:<pre>|<code>)$", "\n```text", text, flags=re.M)
    text = re.sub(r"^(?:</pre>|</code>)$", "```\n", text, flags=re.M)
    text = re.sub(r"</?(?:ul|ol|list)\b[^>]*>", "\n", text)
    text = re.sub(r"<li>|<item>", "- ", text)
    text = re.sub(r"<para>|</para>", "\n", text)
    text = re.sub(r"</?(?:summary|p|code|see|remarks|pre|li|item|description)\b[^>]*>", "", text)
    text = re.sub(r"\{@(?:code|link) ([^}]*)\}", r"\1", text)
    text = re.sub(r"\\([<>\[\]*])", r"\1", html.unescape(text))
    text = re.sub(r"^(?:It is|C:) anim_\w+(?: of C)?(?:\(\))?\.$", "", text, flags=re.M)
    text = re.sub(rf"^{re.escape(name)}(?::| has no comment in the header: its name says it\.) ?", "", text)
    paragraphs = [each.strip("\n").rstrip() for each in re.split(r"\n\s*\n", text) if each.strip()]
    return "\n\n".join(paragraphs)


def listed(lines: list[str]) -> list[str]:
    """The items of a list, without their marks; none if the lines are no list."""
    items: list[str] = []
    for line in lines:
        found = re.match(r"\s*(?:-|\d+\.) (?=\S)", line)
        if found is not None:
            items.append(line[found.end() :])
        elif items:
            items[-1] += " " + line.strip()
        else:
            return []
    return items


class Pages:
    """The pages, with links to the entries of C."""

    def __init__(self, root: Path, functions: dict[str, dict[str, str]], places: dict[str, str]) -> None:
        """
        functions: of each C function its names by the languages' titles; places: where the entry of each name of C is.
        """
        self.root = root
        self.functions = functions
        self.places = places
        # For each C function, by a language's title: the address of its entry, relative to the pages' folder.
        self.anchors: dict[str, dict[str, str]] = {}

    def page(self, key: str) -> str:
        language = LANGUAGES[key]
        title = language.title.partition(" and ")[0]
        of_c: dict[tuple[str, ...], list[str]] = {}
        for function, names in self.functions.items():
            if title in names:
                of_c.setdefault(tuple(re.split(r"[^\w?=]+", names[title])), []).append(function)
        lexer = get_lexer_by_name(language.lexer)
        formatter: HtmlFormatter[str] = HtmlFormatter(nowrap=True)
        lines = [
            "---", "search: {exclude: true}", "---",
            f"# {language.title}", "",
            "What the package declares: types with their members, in the order of the [C interface](c/index.md), where "
            f"each entry says what is common to all languages. [How to begin](../languages/{key}.md).", "",
        ]  # fmt: skip
        taken: set[str] = set()
        for section in Reader(language).read(self.root):
            anchor = unique(section.name.lower() or "functions", taken)
            lines += [f"## {f'`{section.name}`' if section.name else 'Functions and constants'} {{ #{anchor} }}", ""]
            block = []
            if section.declaration and section.name:
                block.append(code(section.declaration, lexer, formatter))
            block.append(self.prose(section.doc))
            for member in section.members:
                found = next((of_c[each] for each in keys_of(section, member) if each in of_c), [])
                # If two functions share a name, their methods come in the same order.
                entry = (found.pop(0) if len(found) > 1 else found[0]) if found else None
                named = unique(f"{anchor}-{member.name.lower()}", taken)
                link = f'<p class="reference-of">{self.link(entry)}</p>' if entry else ""
                if entry:
                    self.anchors.setdefault(entry, {}).setdefault(title, f"{key}.md#{named}")
                shown = code(member.declaration, lexer, formatter)
                block.append(f'<div class="member" id="{named}">{shown}{self.prose(member.doc)}{link}</div>')
            # An empty line would end the HTML block.
            lines += ["<div>" + "\n".join(each for each in block if each) + "</div>", ""]
        return "\n".join(lines)

    def link(self, name: str) -> str:
        return f'<a href="c/{self.places[name]}"><code>{name}</code></a>'

    def prose(self, doc: str) -> str:
        return "".join(self.paragraphs(doc))

    def paragraphs(self, doc: str) -> Iterator[str]:
        for index, part in enumerate(re.split(r"^```.*$", doc, flags=re.M)):
            if index % 2 == 1:
                # Parts hidden in an example's text are hidden here.
                kept = [line for line in part.strip("\n").split("\n") if not line.startswith("# ")]
                yield self.kept("\n".join(kept))
                continue
            for paragraph in re.split(r"\n[ \t]*\n", part):
                lines = paragraph.strip("\n").split("\n")
                if all(re.match(r"\t| {4}", line) for line in lines):
                    yield self.kept(textwrap.dedent("\n".join(lines)))
                elif items := listed(lines):
                    tag = "ul" if lines[0].lstrip().startswith("-") else "ol"
                    yield f"<{tag}>" + "".join(f"<li>{self.inline(each)}</li>" for each in items) + f"</{tag}>"
                elif paragraph.strip():
                    yield f"<p>{self.inline(paragraph)}</p>"

    @staticmethod
    def kept(text: str) -> str:
        """Lines that stay as they are. An empty line would end the HTML block."""
        escaped = html.escape(text).replace("\n", "<br>").replace("  ", "&nbsp; ")
        return f'<div class="highlight"><pre><code>{escaped}</code></pre></div>'

    def inline(self, paragraph: str) -> str:
        text = html.escape(" ".join(paragraph.split()), quote=False)
        text = re.sub(r"`([^`]+)`", r"<code>\1</code>", text)

        def named(match: re.Match[str]) -> str:
            name = match[1]
            return self.link(name) if name in self.places else f"<code>{name}</code>"

        return re.sub(r"(?<![\w>])(anim_\w+|ANIM_\w+)\b(?:\(\))?(?![^<]*</code>)", named, text)


# Classes for declarations outside a type.
WHOLE = ("AnimCore", "Library")


def keys_of(section: Section, member: Member) -> list[tuple[str, ...]]:
    """The names that may identify a member among functions: with its type, or alone."""
    if section.name in ("", *WHOLE):
        return [(member.name,)]
    return [(section.name, member.name), (section.name.removesuffix("Ref"), member.name)]


def unique(anchor: str, taken: set[str]) -> str:
    found, count = anchor, 1
    while found in taken:
        count += 1
        found = f"{anchor}-{count}"
    taken.add(found)
    return found


def code(text: str, lexer: object, formatter: HtmlFormatter[str]) -> str:
    shown = highlight(text, lexer, formatter).strip()
    # An arrow must not break after its first character.
    shown = shown.replace("-&gt;", '<span class="arrow">-&gt;</span>')
    return f'<div class="highlight no-copy declaration"><pre><code>{shown}</code></pre></div>'
