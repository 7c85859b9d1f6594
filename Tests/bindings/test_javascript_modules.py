# SPDX-License-Identifier: MIT
"""The smaller WebAssembly modules of the JavaScript package: what they can do, their bits, and their sizes."""

from __future__ import annotations

import gzip
import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from harness import OUTPUT, ROOT, need, run

JAVASCRIPT = ROOT / "bindings" / "javascript"
BUILT = OUTPUT / "javascript-modules"
MODULES = {name: ROOT / "build" / "javascript" / f"animcore-{name}.wasm" for name in ("element", "motion")}

# What a page loads, module and bundled scripts, in bytes: (with brotli, with gzip).
BUDGETS = {"element": (544_500, 683_000), "motion": (160_500, 193_000)}
BUNDLES = {
    "element": 'export * from "animcore/element"; export * from "animcore/animate"; export * from "animcore/linear";',
    "motion": 'export { load } from "animcore/load"; export { Spring } from "animcore/structs";'
    'export * from "animcore/animate"; export * from "animcore/linear";',
}
BROTLI = "console.log(require('zlib').brotliCompressSync(require('fs').readFileSync(process.argv[1])).length)"


@pytest.fixture(scope="module")
def project() -> Path:
    subprocess.run([ROOT / "tools" / "javascript-modules", *MODULES], check=True, stdout=subprocess.DEVNULL)
    shutil.rmtree(BUILT, ignore_errors=True)
    package = BUILT / "node_modules" / "animcore"
    package.mkdir(parents=True)
    for name in ("index.js", "src", "package.json"):
        source = JAVASCRIPT / name
        (shutil.copytree if source.is_dir() else shutil.copy2)(source, package / name)
    shutil.copytree(JAVASCRIPT / "tests", BUILT / "tests")
    (BUILT / "package.json").write_text('{"type": "module"}')
    return BUILT


@pytest.mark.parametrize(("name", "count"), [("element", 14), ("motion", 13)])
def test_what_pages_call_is_there(project: Path, name: str, count: int) -> None:
    """The tests of what a module is for pass with it: for motion those of animate() and linear()."""
    environment = {"ANIMCORE_WASM": str(MODULES[name]), "ANIMCORE_CONTROLS": f"{(ROOT / 'controls').as_uri()}/"}
    chosen = [f"--test-name-pattern={each}" for each in ("linear", "animate", "playback")] if name == "motion" else []
    command: list[str | Path] = [need("node", "nodejs"), *chosen, "--test", project / "tests" / "web.test.js"]
    printed = run(command, environment, cwd=project)
    assert re.search(rf"^# pass {count}$", printed, re.M), printed


CONTROL = """
import { readFileSync } from "node:fs";
import { Scene, load } from "animcore";
import { displayOf } from "./node_modules/animcore/src/display.js";
await load();
const said = [];
for (const name of ["gender-toggle", "fast-cart-button", "transitioning-button", "animatable-properties"]) {
  const scene = Scene.load(readFileSync(`${process.argv[2]}/${name}.json`, "utf8"));
  const { width, height } = scene.info;
  scene.pointer("down", width / 2, height / 2).pointer("up", width / 2, height / 2);
  for (let frame = 0; frame < 60; frame += 1) {
    scene.advance(1 / 60);
    const { commands, coordinates } = displayOf(scene);
    said.push(commands.length, Array.from(coordinates), commands.map(({ transform }) => transform));
  }
}
// A host's changes of a list.
const scene = Scene.load(readFileSync(`${process.argv[2]}/examples/toast-stack.json`, "utf8"));
const [toasts] = scene.lists;
for (const key of ["a", "b", "c"]) toasts.append({ title: key }, { key });
scene.advance(0.2);
toasts.move("c", 0).update("a", { title: "A" }).remove("b");
scene.advance(0.1);
said.push(toasts.keys, toasts.leaving, displayOf(scene).coordinates.length);
toasts.clear();
scene.advance(2);
said.push([...toasts, ...toasts.leaving]);
console.log(JSON.stringify(said));
"""


def test_the_element_s_module_has_the_bits_of_the_whole(project: Path) -> None:
    (project / "control.js").write_text(CONTROL)
    command: list[str | Path] = [need("node", "nodejs"), "control.js", ROOT / "controls"]
    printed = [
        run(command, {"ANIMCORE_WASM": str(module)}, cwd=project)
        for module in (ROOT / "build" / "wasm" / "animcore.wasm", MODULES["element"])
    ]
    assert printed[0] == printed[1]
    said = json.loads(printed[0])
    assert len(said) == 4 * 60 * 3 + 4
    assert said[-4] == ["c", "a"]
    assert said[-1] == []


def test_what_a_module_has_not_is_said(project: Path) -> None:
    program = 'import { Path, load } from "animcore"; await load();'
    program += "try { new Path(); } catch (error) { console.log(error.message) }"
    command = [need("node", "nodejs"), "--input-type=module", "-e", program]
    said = run(command, {"ANIMCORE_WASM": str(MODULES["motion"])}, cwd=project)
    assert said.startswith("the module that was loaded has no anim_path_create; animcore.wasm has all functions")


@pytest.mark.parametrize("name", MODULES)
def test_sizes(project: Path, name: str) -> None:
    package = project / "node_modules" / "animcore"
    script = project / f"{name}.js"
    script.write_text(re.sub('"animcore/([a-z]+)"', rf'"{package}/src/\1.js"', BUNDLES[name]))
    bundle = project / "site" / f"{name}.js"
    options = ["--bundle", "--minify", "--format=esm", "--platform=browser", "--target=es2022", f"--outfile={bundle}"]
    run([need("esbuild", "esbuild"), script, *options, "--log-level=error"], cwd=project)
    files = [MODULES[name], bundle]
    zipped = sum(len(gzip.compress(file.read_bytes(), 9)) for file in files)
    brotli = sum(int(run([need("node", "nodejs"), "-e", BROTLI, file], cwd=ROOT)) for file in files)
    print(name, "brotli", brotli, "gzip", zipped)
    assert brotli <= BUDGETS[name][0], (name, brotli, zipped)
    assert zipped <= BUDGETS[name][1], (name, brotli, zipped)
    # The table of the README, in KB: module + scripts = sum, with brotli and with gzip.
    row = re.search(rf"^\| `animcore-{name}\.wasm`.*$", (JAVASCRIPT / "README.md").read_text("utf-8"), re.M)
    assert row
    sums = [1000 * int(number) for number in re.findall(r"= (\d+) KB", row[0])]
    assert sums == pytest.approx([brotli, zipped], rel=0.01), (name, brotli, zipped)
