# SPDX-License-Identifier: MIT
"""The site works in any folder of a server's: each page and all that it asks for is there."""

from __future__ import annotations

import functools
import http.server
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted(path.parent.name for path in (ROOT / "web").glob("*/index.html"))


class Handler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *arguments: object) -> None:
        pass


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory, site: Any) -> Iterator[str]:
    """Where the site is, two folders deep; `site` has built it."""
    assert site.address
    root: Path = tmp_path_factory.mktemp("server")
    (root / "people" / "who").mkdir(parents=True)
    (root / "people" / "who" / "motion").symlink_to(ROOT / "site")
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=str(root)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}/people/who/motion/"
    server.shutdown()
    server.server_close()


@pytest.mark.parametrize("name", [*PAGES, "docs"])
def test_a_page_in_a_folder(browser: Browser, address: str, name: str) -> None:
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    page = context.new_page()
    missing: list[str] = []
    errors: list[str] = []
    page.on("response", lambda response: missing.append(response.url) if response.status >= 400 else None)
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(address + ("" if name == "front" else f"{name}/index.html"))
    page.wait_for_load_state("networkidle")
    links = page.eval_on_selector_all("header a[href], nav a[href]", "all => all.map(each => each.href.split('#')[0])")
    links = sorted({link for link in links if link.startswith("http://127.0.0.1")})
    assert len(links) >= 3
    assert all(link.startswith(address) for link in links)
    assert [link for link in links if context.request.get(link).status != 200] == []
    context.close()
    assert (missing, errors) == ([], [])
