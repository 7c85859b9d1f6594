# SPDX-License-Identifier: MIT
"""The documentation: every function of the C interface has its entry, whose names in other languages are those of the
packages; every link between pages leads somewhere; the search finds."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag

import pytest
from playwright.sync_api import Page

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

from bindings_model import Model  # noqa: E402
from site_languages import LANGUAGES  # noqa: E402
from site_reference import Languages  # noqa: E402

DOCS = ROOT / "site" / "docs"
# Names that people who write these languages use, from the packages' READMEs and examples.
KNOWN = {
    "JavaScript": ("Spring.perceptual", "Scene.display"),
    "Rust": ("Spring::perceptual", "Stage::new"),
    "C++": ("spring::perceptual", "path::length_at"),
    "Go": ("NewStage", "Path.LengthAt"),
    "Java": ("Spring.perceptual", "Property.setValue"),
    "C#": ("Spring.MakePerceptual", "Property.SetValue"),
    "Ruby": ("Spring.perceptual", "Path#length_at"),
    "Lua": ("Spring.perceptual", "Path:get_length_at"),
    "Zig": ("Spring.perceptual", "Stage.init"),
}


class Links(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.names: set[str] = set()

    def handle_starttag(self, _tag: str, attributes: list[tuple[str, str | None]]) -> None:
        found = dict(attributes)
        self.links += [found[name] or "" for name in ("href", "src") if name in found]
        if found.get("id"):
            self.names.add(found["id"] or "")


def read(path: Path) -> Links:
    links = Links()
    links.feed(path.read_text(encoding="utf-8"))
    return links


@pytest.mark.usefixtures("site")
def test_every_function_has_an_entry() -> None:
    functions = [each["name"] for each in json.loads((ROOT / "docs/abi/animcore-abi.json").read_text())["functions"]]
    entries = set[str]()
    for path in (DOCS / "reference" / "c").glob("*.html"):
        entries |= read(path).names
    assert len(functions) > 200
    assert set(functions) - entries == set()


def test_tables_of_comments_keep_their_lines(open_page: Callable[..., Page]) -> None:
    page = open_page("docs/reference/c/stage.html")
    table = page.locator("h2#anim_expression ~ .highlight").first.inner_text().splitlines()
    assert table[0].startswith("c ? a : b  ")
    assert [line.split("  ")[0] for line in table[1:4]] == ["||", "&&", "== !="]


@pytest.fixture(scope="module")
def languages() -> Languages:
    return Languages(Model.load())


@pytest.mark.parametrize("language", KNOWN)
def test_names_are_those_of_the_package(languages: Languages, language: str) -> None:
    named = [languages.names(each).get(language) for each in languages.methods]
    lifted = [languages.all_names(each).get(language) for each in languages.methods]
    found = {name for name in named if name}
    assert len([name for name in named if name]) >= 0.9 * len([name for name in lifted if name])
    assert set(KNOWN[language]) <= found


# Of each package a declaration as its sources have it, of its page a piece: as people write it in that language.
DECLARED = {
    "cpp": "animcore::outcome<double> length_at(std::uint32_t verb, double parameter) const",
    "csharp": "public double GetLengthAt(uint verb, double parameter)",
    "go": "func (object *Path) LengthAt(verb uint32, parameter float64) (length float64, err error)",
    "java": "public double getLengthAt(int verb, double parameter)",
    "javascript": "getLengthAt(verb: number, parameter: number): number",
    "lua": "function animcore.Path:get_length_at(verb, parameter)",
    "ruby": "def length_at(verb, parameter)",
    "rust": "pub fn length_at(&self, verb: u32, parameter: f64) -> Result<f64, Error>",
    "zig": "pub fn getLengthAt(self: Path, verb: u32, parameter: f64) Error!f64",
}


@pytest.mark.usefixtures("site")
@pytest.mark.parametrize("key", LANGUAGES)
def test_each_language_has_a_reference(languages: Languages, key: str) -> None:
    """What is a method or a function of a package has an entry, which leads to that of C; and so do all types."""
    path = DOCS / "reference" / f"{key}.html"
    leads_to = {urldefrag(link)[1] for link in read(path).links if link.startswith("c/")}
    title = LANGUAGES[key].title.partition(" and ")[0]
    # Defaults are what values are made with in some languages, not methods.
    named = {each: languages.names(each).get(title, "default") for each in languages.methods}
    functions = {each for each, name in named.items() if not name.endswith("default")}
    assert len(functions) > 250
    assert functions - leads_to == set()
    # And back: each of C's entries leads to that of the language.
    led = {
        urldefrag(link)[0].rpartition("/")[2] + "#" + urldefrag(link)[1]
        for header in (DOCS / "reference" / "c").glob("*.html")
        for link in read(header).links
        if link.startswith(f"../{key}.html#")
    }
    assert len(led) >= 0.95 * len(functions)
    text = re.sub(r"<[^>]+>", "", path.read_text(encoding="utf-8"))
    assert DECLARED[key] in unescape(text)
    types = "spring_bank fill_rule" if key == "cpp" else "SpringBank FillRule"
    assert all(f">{name}</code>" in path.read_text(encoding="utf-8") for name in types.split())


@pytest.mark.usefixtures("site")
def test_links_between_pages_lead_somewhere() -> None:
    pages = {path: read(path) for path in DOCS.rglob("*.html") if path.name != "404.html"}
    assert len(pages) > 35
    wrong = []
    for path, page in pages.items():
        for link in page.links:
            address, anchor = urldefrag(link)
            if "://" in address or address.startswith(("mailto:", "data:")):
                continue
            target = (path.parent / unquote(address)).resolve() if address else path
            if not target.exists() or (anchor and target in pages and unquote(anchor) not in pages[target].names):
                wrong.append(f"{path.relative_to(DOCS)}: {link}")
    assert wrong == []


def test_the_search_finds(open_page: Callable[..., Page]) -> None:
    page = open_page("docs/index.html", viewport={"width": 1440, "height": 900})
    # The page listens to keys.
    page.locator(".md-search__input").press_sequentially("anim_spring_make_perceptual")
    found = page.locator(".md-search-result__link").first
    found.wait_for()
    assert "reference/c/motion.html" in (found.get_attribute("href") or "")


@pytest.mark.parametrize("name", ["first-document", "dragging", "document-format"])
def test_documents_are_live_and_open_in_the_playground(open_page: Callable[..., Page], name: str) -> None:
    page = open_page(f"docs/{name}.html", viewport={"width": 1440, "height": 900})
    scenes = page.locator("anim-scene[src^=examples]")
    assert scenes.count() >= {"first-document": 4, "dragging": 1, "document-format": 10}[name]
    page.wait_for_function("[...document.querySelectorAll('anim-scene')].every((each) => each.scene)")
    link = page.locator("figure.live a").first
    text = page.evaluate("(source) => fetch(source).then((answer) => answer.text())", scenes.first.get_attribute("src"))
    link.click()
    page.wait_for_function("globalThis.playground?.player.session")
    assert page.evaluate("playground.editor.text") == text
