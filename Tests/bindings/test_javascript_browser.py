# SPDX-License-Identifier: MIT
"""The canvas and the element <anim-scene> of the JavaScript package in Debian's Chromium, without a window."""

from __future__ import annotations

import functools
import http.server
import json
import re
import shutil
import subprocess
import threading
import urllib.parse
from collections.abc import Iterator
from pathlib import Path

import pytest
from animcore import Scene
from animcore.render import pixel_size, raster
from harness import OUTPUT, ROOT, need

JAVASCRIPT = ROOT / "bindings" / "javascript"
BUILT = OUTPUT / "javascript-browser"
NAMES = re.findall(r'^test\("(.*?)"', (JAVASCRIPT / "tests" / "browser.js").read_text(encoding="utf-8"), re.M)
PICTURES = json.loads((JAVASCRIPT / "tests" / "pictures.json").read_text(encoding="utf-8"))
CONTROLS = sorted(path.stem for path in (ROOT / "controls").glob("*.json"))
NAMES += [f"{what} as rendered: {name}" for what in ("the canvas", "SVG") for name in [*PICTURES, *CONTROLS]]
REDUCED = "who asks for reduced motion gets no motion"
NAMES += [f"the control {path.stem}" for path in sorted((ROOT / "controls").glob("*.json"))]


class Server(http.server.ThreadingHTTPServer):
    """Serves the package, the module, the controls and the page of the tests, and hears what the page has found out."""

    told: dict[str, str]
    has_told: threading.Event


class Handler(http.server.SimpleHTTPRequestHandler):
    def guess_type(self, path: object) -> str:
        types = {
            ".wasm": "application/wasm",
            ".js": "text/javascript",
            ".html": "text/html",
            ".json": "application/json",
        }
        return types.get(Path(str(path)).suffix, "application/octet-stream")

    def do_POST(self) -> None:
        assert isinstance(self.server, Server)
        self.server.told = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.server.has_told.set()
        self.send_response(204)
        self.end_headers()

    def log_message(self, *arguments: object) -> None:
        pass


# A machine that does other things beside may be so much slower than one that does not.
SLOWER = 10

# About the longer side of a reference's picture, in pixels: a whole number of them for each of the scene's points, as a
# side that is no whole number would be placed in two ways.
SIZE = 240
# How far a channel may be off in the mean, of 255, where two rasterizers draw the same: their edges are smoothed in two
# ways. Letters are placed and hinted in two ways also; shadows and sectors of angular gradients differ in their seams.
ALLOWED = {"a text": 16, "a group with opacity, a clip and a shadow": 3, "angular gradients": 3}


def references() -> Iterator[dict[str, object]]:
    """Pictures as `animcore render` makes them, in BUILT/references, and what was done to have them."""
    documents = {name: json.dumps(document) for name, document in PICTURES.items()}
    documents |= {name: (ROOT / "controls" / f"{name}.json").read_text(encoding="utf-8") for name in CONTROLS}
    for number, (name, text) in enumerate(documents.items()):
        scene = Scene.load(text)
        width, height = scene.size
        scale = max(1, round(SIZE / max(scene.canvas.width, scene.canvas.height)))
        moments = []
        for moment, seconds in enumerate([0.1, 0.05, 0.1, 0.15, 0.3, 1] if name in CONTROLS else [0]):
            tap = moment == 1
            if tap:
                scene.pointer("down", width / 2, height / 2)
                scene.pointer("up", width / 2, height / 2)
            scene.advance(seconds)
            has_texts = name in PICTURES
            svg = scene.svg() if has_texts else re.sub(r"<text.*?</text>", "", scene.svg(), flags=re.S)
            png = f"{number}-{moment}.png"
            raster(svg, pixel_size(scene, scale)).save(BUILT / "references" / png)
            told = {"seconds": seconds, "tap": tap, "png": png, "hasTexts": has_texts}
            moments.append({**told, "allowed": ALLOWED.get(name, 2)})
        yield {"name": name, "document": text, "moments": moments}


@pytest.fixture(scope="module")
def told() -> Iterator[dict[str, str]]:
    """What the page found out, by the names of its tests."""
    chromium = need("chromium", "chromium")
    shutil.rmtree(BUILT, ignore_errors=True)
    BUILT.mkdir(parents=True)
    for name in ("index.js", "src", "tests"):
        source = JAVASCRIPT / name
        (shutil.copytree if source.is_dir() else shutil.copy2)(source, BUILT / name)
    shutil.copy2(ROOT / "build" / "wasm" / "animcore.wasm", BUILT)
    shutil.copytree(ROOT / "controls", BUILT / "controls")
    (BUILT / "references").mkdir()
    (BUILT / "references" / "list.json").write_text(json.dumps(list(references())))
    server = Server(("127.0.0.1", 0), functools.partial(Handler, directory=str(BUILT)))
    server.told, server.has_told = {}, threading.Event()
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        found = heard(chromium, server, "")
        found |= {f"{name}, asked for": each for name, each in heard(chromium, server, REDUCED).items()}
        yield found
    finally:
        server.shutdown()
        server.server_close()


def heard(chromium: str, server: Server, only: str) -> dict[str, str]:
    """What a page tells that runs all tests, or one in a browser whose user asks for reduced motion."""
    options = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run"]
    options += ["--js-flags=--expose-gc", "--enable-precise-memory-info"]
    options += ["--force-prefers-reduced-motion"] if only else []
    query = f"?only={urllib.parse.quote(only)}" if only else ""
    address = f"http://127.0.0.1:{server.server_address[1]}/tests/browser.html{query}"
    server.told = {}
    server.has_told.clear()
    with (BUILT / "chromium.log").open("a") as log:
        browser = subprocess.Popen(
            [chromium, *options, f"--user-data-dir={BUILT / 'profile'}{len(only)}", address], stdout=log, stderr=log
        )
        try:
            server.has_told.wait(90)
        finally:
            browser.terminate()
            browser.wait(20)
    return server.told


@pytest.mark.parametrize("name", NAMES)
def test_in_chromium(told: dict[str, str], name: str) -> None:
    assert told, f"the page told nothing; see {BUILT / 'chromium.log'}"
    assert told.get(name) == "passed", told.get(name, told.get("loading", "it was not run"))


def test_reduced_motion_in_chromium(told: dict[str, str]) -> None:
    name = f"{REDUCED}, asked for"
    assert told.get(name) == "passed", told.get(name, "it was not run")


def test_costs_in_chromium(told: dict[str, str]) -> None:
    """Half of the frames take no longer than this (milliseconds, of a control and of a hundred, canvases drawn)."""
    costs = json.loads(told["costs"])
    print(costs)
    assert costs["one"] <= 0.3 * SLOWER, costs
    assert costs["hundred"] <= 4 * SLOWER, costs
