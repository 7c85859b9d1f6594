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
def test_axe_finds_nothing_serious(open_page: Callable[..., Page], name: str, scheme: str) -> None:
    page = open_page(EVERY[name], color_scheme=scheme, viewport={"width": 1440, "height": 900})
    settle(page)
    if "reference" in EVERY[name]:
        page.evaluate(
            "most => [...document.querySelectorAll('article > *, article .doc-object, article .member')].slice(most)"
            ".forEach((each) => each.remove())",
            JUDGED,
        )
    results = Axe().run(page).response
    serious = [
        f"{each['id']}: {node['target']} {node.get('failureSummary', '')}"
        for each in results["violations"]
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"][:3]
    ]
    assert not serious, "\n".join(serious)
    assert len(results["passes"]) > 5, "axe has judged nothing"


@pytest.mark.parametrize("name", EVERY)
def test_nothing_is_wider_than_the_window(open_page: Callable[..., Page], name: str) -> None:
    page = open_page(EVERY[name], viewport={"width": 390, "height": 844})
    settle(page)
    for width, height in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        scrolled = page.evaluate("document.documentElement.scrollWidth")
        assert scrolled <= width, f"at {width} pixels the page is {scrolled} wide"


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
