# SPDX-License-Identifier: MIT
"""The site, built once and served on a port of its own, and pages of Debian's Chromium that see what is requested."""

from __future__ import annotations

import fcntl
import functools
import http.server
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
SITE = ROOT / "site"
# What the site is made of. A newer file than the last build's makes it anew.
SOURCES = ("web", "docs", "controls", "include", "bindings", "tools/site", "build/wasm/animcore.wasm")
MADE = (".md", ".py", ".js", ".ts", ".css", ".html", ".json", ".jsonl", ".page", ".yml", ".svg", ".h", ".wasm", "")
# Chromium counts the last list of features only: first those that Playwright disables, then two popups of the address
# bar. They are pages with a process of their own, made anew with every context, though no window shows them: more than
# half of the processor time of a small page of the tests.
DISABLED = (
    "AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,"
    "LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect,"
    "OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch,"
    "WebUIOmniboxPopup,WebUIOmniboxAimPopup"
)
OPTIONS = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", f"--disable-features={DISABLED}"]


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves the site; what a page posts is put into the server's list."""

    extensions_map = {  # noqa: RUF012
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".wasm": "application/wasm",
    }

    def do_POST(self) -> None:
        assert isinstance(self.server, Server)
        self.server.posted.append(self.rfile.read(int(self.headers["Content-Length"])).decode())
        self.server.has_posted.set()
        self.send_response(204)
        self.end_headers()

    def log_message(self, *arguments: object) -> None:
        pass


class Server(http.server.ThreadingHTTPServer):
    posted: list[str]
    has_posted: threading.Event

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}/"


@dataclass
class Opened:
    """What happened in pages: the addresses that they asked for, and the errors that nothing caught."""

    requests: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)


def newest(root: Path) -> float:
    paths = [root] if root.is_file() else root.rglob("*")
    skipped = {"target", "node_modules", "__pycache__", "build", "bin", "obj"}
    return max(
        (
            path.stat().st_mtime
            for path in paths
            if path.suffix in MADE and path.is_file() and not skipped & set(path.relative_to(ROOT).parts[1:-1])
        ),
        default=0,
    )


def build() -> None:
    """Builds the site where its sources are newer. Several processes may ask at once."""
    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build" / "site.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        stamp = ROOT / "build" / "site.stamp"
        sources = max(newest(ROOT / name) for name in SOURCES)
        if stamp.exists() and (SITE / "index.html").exists() and stamp.stat().st_mtime > sources:
            return
        made = subprocess.run(
            [sys.executable, ROOT / "tools" / "site"], cwd=ROOT, capture_output=True, text=True, check=False
        )
        assert made.returncode == 0, made.stdout + made.stderr
        stamp.touch()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Once more where Playwright, not an assertion, ended a test: a busy machine may starve a browser."""
    again = pytest.mark.flaky(reruns=1, only_rerun=[Error])
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(again)


@pytest.fixture(scope="session")
def site() -> Iterator[Server]:
    """The site's server."""
    for program in ("chromium", "esbuild"):
        assert shutil.which(program), f"{program} is missing. Run tools/setup site."
    build()
    server = Server(("127.0.0.1", 0), functools.partial(Handler, directory=str(SITE)))
    server.posted, server.has_posted = [], threading.Event()
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=OPTIONS)
        yield browser
        browser.close()


@pytest.fixture
def open_page(site: Server, browser: Browser) -> Iterator[Callable[..., Page]]:
    """Opens a page of the site by its path, with options of Playwright's new_context. A test fails where a page asked
    for something outside of the site, or where an error was not caught (but with errors_expected=True)."""
    opened = Opened()
    contexts = []
    allowed = False

    def open_(path: str = "", *, errors_expected: bool = False, **options: Any) -> Page:
        nonlocal allowed
        allowed = allowed or errors_expected
        context = browser.new_context(**options)
        contexts.append(context)
        context.on("request", lambda request: opened.requests.append(request.url))
        page = context.new_page()
        # Long, for machines that do much else beside.
        page.set_default_timeout(60_000)
        page.on("pageerror", lambda error: opened.errors.append(str(error)))
        page.goto(site.address + path)
        return page

    yield open_
    for context in contexts:
        context.close()
    outside = [url for url in opened.requests if not url.startswith((site.address, "data:", "blob:"))]
    assert outside == []
    if not allowed:
        assert opened.errors == []


@dataclass
class Answer:
    """What a server sends for an address."""

    text: str
    type: str = "text/html"
    headers: dict[str, str] = field(default_factory=dict)


class Pages:
    """Pages of a test's own beside the JavaScript package. `answers` are by the path, such as "/a.html"."""

    def __init__(self, browser: Browser, folder: Path) -> None:
        pages = self
        self.answers = {"/favicon.ico": Answer("", "image/png")}
        self.requests: list[str] = []
        self.errors: list[str] = []
        self.browser = browser
        self.contexts: list[BrowserContext] = []

        class Own(Handler):
            def do_GET(self) -> None:
                path = self.path.partition("?")[0]
                pages.requests.append(self.path)
                answer = pages.answers.get(path)
                if answer is None:
                    super().do_GET()
                    return
                body = answer.text.encode()
                self.send_response(200)
                self.send_header("Content-Type", f"{answer.type}; charset=utf-8")
                self.send_header("Content-Length", str(len(body)))
                for name, value in answer.headers.items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(body)

            def end_headers(self) -> None:
                # The package is there for pages of other origins too.
                if self.path.startswith("/animcore/"):
                    self.send_header("Access-Control-Allow-Origin", "*")
                super().end_headers()

        self.server = Server(("127.0.0.1", 0), functools.partial(Own, directory=str(folder)))
        self.address = self.server.address.rstrip("/")
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def add(self, path: str, text: str, **headers: str) -> str:
        """Makes the server answer with a text; gives its address."""
        types = {".html": "text/html", ".js": "text/javascript", ".json": "application/json", ".css": "text/css"}
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        self.answers[path] = Answer(text, types[Path(path).suffix], named)
        return self.address + path

    def open(self, body: str, *, headers: dict[str, str] | None = None, head: str = "", **options: Any) -> Page:
        """Opens a page with such a body, in which <anim-scene> is defined, and waits until each has its scene. What it
        says of errors is in `errors`."""
        self.add("/define.js", DEFINE)
        html = f"<!doctype html><html lang=en><meta charset=utf-8><title>A page</title>{head}"
        html += f'<script type="module" src="/define.js"></script><body>{body}</body></html>'
        self.answers["/page.html"] = Answer(html, headers=headers or {})
        context = self.browser.new_context(**options)
        self.contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(20_000)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda said: self.errors.append(said.text) if said.type == "error" else None)
        page.goto(f"{self.address}/page.html")
        page.wait_for_function(ALL_ARE_THERE)
        return page

    def close(self) -> None:
        for context in self.contexts:
            context.close()
        self.server.shutdown()
        self.server.server_close()


DEFINE = """
addEventListener("error", ({ target, message }) => target !== window && console.error(message), true);
import * as library from "/animcore/index.js";
import { animate } from "/animcore/src/animate.js";
import { AnimSceneElement, defineElement } from "/animcore/src/element.js";
Object.assign(globalThis, { library, animate, AnimSceneElement, defineElement });
await library.load();
defineElement();
globalThis.isDefined = true;
"""
ALL_ARE_THERE = """() => globalThis.isDefined
  && [...document.querySelectorAll("anim-scene[src]")].every((each) => each.scene)"""


# What tests take of the JavaScript package.
ENTRIES = ("index.js", "src/animate.js", "src/element.js", "src/runtime.js")


@pytest.fixture(scope="session")
def package_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that has the JavaScript package, with its module. Its 28 files are bundled to a few: that spares a
    quarter of what each page costs. (Tests/bindings/test_javascript_browser.py has them as they are.)"""
    folder = tmp_path_factory.mktemp("pages")
    shared = ("--splitting", "--chunk-names=src/[name]-[hash]", "--external:node:*")
    command = ["esbuild", *ENTRIES, "--bundle", "--format=esm", *shared, f"--outdir={folder / 'animcore'}"]
    subprocess.run([*command, "--log-level=warning"], cwd=ROOT / "bindings" / "javascript", check=True)
    shutil.copy2(ROOT / "build" / "wasm" / "animcore.wasm", folder / "animcore")
    return folder


@pytest.fixture
def pages(browser: Browser, package_folder: Path) -> Iterator[Pages]:
    """A server for pages with the package. A test fails where a page said of an error that the test has not taken."""
    made = Pages(browser, package_folder)
    yield made
    made.close()
    assert made.errors == []


@pytest.fixture
def page(open_page: Callable[..., Page]) -> Page:
    """The front page."""
    return open_page()
