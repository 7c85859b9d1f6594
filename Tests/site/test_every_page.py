# SPDX-License-Identifier: MIT
"""What holds of every page: nothing is asked of another server, nothing is cut off, axe finds nothing serious, and a
browser without scripts or without WebAssembly leads to the documentation."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

ROOT = Path(__file__).resolve().parents[2]
PAGES = {"front": ""} | {
    name: f"{name}/index.html"
    for name in ("playground", "springs", "morphs")
    if (ROOT / "web" / name / "index.html").exists()
}
EVERY = PAGES | {"licenses": "licenses.html"}
if (ROOT / "web" / "mkdocs.yml").exists():
    EVERY |= {
        "documentation": "docs/index.html",
        "guide": "docs/motion.html",
        "reference": "docs/reference/c/base.html",
        "python": "docs/reference/python.html",
        "rust": "docs/reference/rust.html",
        "comparisons": "docs/comparisons.html",
    }
SIZES = {390: 844, 820: 1180, 1440: 900}
LONG = bool(os.environ.get("ANIMCORE_LONG"))


# Of a page of the reference so many entries, paragraphs and tables are judged. The others are made alike.
JUDGED = 40


def settle(page: Page) -> None:
    """All is there, and the controls are alive."""
    page.wait_for_load_state("load")
    page.wait_for_function("[...document.querySelectorAll('anim-scene')].every((each) => each.scene)")


# The pages of the reference have their colors from one style sheet: in the dark, one of them is judged.
@pytest.mark.parametrize(
    ("name", "scheme"),
    [
        (name, scheme)
        for name in EVERY
        for scheme in ("light", "dark")
        if LONG or scheme == "light" or name not in ("python", "rust", "guide", "comparisons")
    ],
)
def test_axe_finds_nothing_serious_and_nothing_is_wider_than_the_window(
    open_page: Callable[..., Page], name: str, scheme: str
) -> None:
    page = open_page(EVERY[name], color_scheme=scheme, viewport={"width": 1440, "height": 900})
    settle(page)
    if scheme == "light":
        is_nowhere_wider(page)
    if "reference" in EVERY[name]:
        page.evaluate(
            "most => [...document.querySelectorAll('article > *, article .doc-object, article .member')].slice(most)"
            ".forEach((each) => each.remove())",
            JUDGED,
        )
    judge(page, scheme)


def is_nowhere_wider(page: Page) -> None:
    """In no window: the last is that which axe then judges."""
    for width, height in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        scrolled = page.evaluate("document.documentElement.scrollWidth")
        assert scrolled <= width, f"at {width} pixels the page is {scrolled} wide"


# What axe finds of colors. All else in a page is the same in the dark.
OF_COLORS = ("color-contrast", "link-in-text-block")


def judge(page: Page, scheme: str) -> None:
    options: dict[str, Any] = {"resultTypes": ["violations", "passes"]}
    if scheme == "dark" and not LONG:
        options["runOnly"] = {"type": "rule", "values": OF_COLORS}
    results = Axe().run(page, options=options).response
    serious = [
        f"{each['id']}: {node['target']} {node.get('failureSummary', '')}"
        for each in results["violations"]
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"][:3]
    ]
    assert not serious, "\n".join(serious)
    judged = sum(len(each["nodes"]) for each in results["passes"])
    assert judged > 5 if "runOnly" in options else len(results["passes"]) > 5, "axe has judged nothing"


def complete(page: Page) -> None:
    page.evaluate(
        """() => { const { editor } = playground; editor.text = '{ "animcore": 1, "" }';
        editor.code.setCursor(0, 18); editor.code.focus(); }"""
    )
    page.keyboard.press("Control+Space")
    page.wait_for_selector(".CodeMirror-hints")


def search(page: Page) -> None:
    page.locator("input.md-search__input").click()
    page.keyboard.type("spring")
    page.wait_for_selector(".md-search-result__article pre")


def fail(page: Page) -> None:
    page.evaluate("""playground.editor.code.replaceRange("[", { line: 2, ch: 0 })""")
    page.wait_for_selector("#where:not([hidden])")


# What a person opens or makes appear, with the page that has it.
STATES: dict[str, tuple[str, Callable[[Page], object]]] = {
    "menu": ("playground", lambda page: page.click(".menu summary")),
    "completion": ("playground", complete),
    "error": ("playground", fail),
    "states": ("playground", lambda page: page.click("#tab-states")),
    "curves": ("playground", lambda page: page.click("#tab-curves")),
    "events": ("playground", lambda page: page.click("#tab-events")),
    "search": ("documentation", search),
}


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", STATES)
def test_axe_finds_nothing_serious_in_what_is_opened(open_page: Callable[..., Page], name: str, scheme: str) -> None:
    at, act = STATES[name]
    page = open_page(EVERY[at], color_scheme=scheme, viewport={"width": 1440, "height": 900})
    settle(page)
    if at == "playground":
        page.wait_for_function("globalThis.playground?.player.session")
    act(page)
    judge(page, scheme)


def test_the_menu_of_downloads_closes_by_escape_and_by_a_press_elsewhere(open_page: Callable[..., Page]) -> None:
    page = open_page(PAGES["playground"])
    page.wait_for_function("globalThis.playground?.player.session")
    is_open = "document.querySelector('.menu').open"
    page.focus(".menu summary")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert page.evaluate(is_open)
    page.keyboard.press("Escape")
    assert not page.evaluate(is_open)
    assert page.evaluate("document.activeElement.localName") == "summary"
    page.keyboard.press("Enter")
    assert page.evaluate(is_open)
    page.locator("footer").click(position={"x": 2, "y": 2})
    assert not page.evaluate(is_open)


@pytest.mark.parametrize("name", PAGES)
def test_without_scripts_there_are_pictures_and_the_documentation(open_page: Callable[..., Page], name: str) -> None:
    page = open_page(PAGES[name], java_script_enabled=False)
    said = page.locator("noscript .without-script, noscript")
    assert said.count() >= 1
    assert page.locator("img").count() >= 1
    for picture in page.locator("img").all():
        assert picture.evaluate("each => each.naturalWidth", timeout=2000) > 0
    if "documentation" in EVERY:
        assert page.locator("main a[href$='docs/index.html']").count() >= 1


@pytest.mark.parametrize("name", PAGES)
def test_without_webassembly_the_page_says_so(open_page: Callable[..., Page], site: Any, name: str) -> None:
    page = open_page("licenses.html", errors_expected=True)
    page.add_init_script("delete globalThis.WebAssembly")
    page.goto(site.address + PAGES[name])
    page.wait_for_selector("[data-without-core]:not([hidden])")
    if "documentation" in EVERY:
        assert page.locator("[data-without-core] a[href$='docs/index.html']").is_visible()
