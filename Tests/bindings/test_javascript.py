# SPDX-License-Identifier: MIT
"""The JavaScript package (bindings/javascript): its types, README, bundles, example, units, cases, traces, memory."""

from __future__ import annotations

import functools
import gzip
import http.server
import json
import re
import shutil
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from harness import OUTPUT, ROOT, check_all, check_calls, check_programs, check_shown, need, run

JAVASCRIPT = ROOT / "bindings" / "javascript"
MODULE = ROOT / "build" / "wasm" / "animcore.wasm"
BUILT = OUTPUT / "javascript"


@pytest.fixture(scope="module")
def project() -> Path:
    """A project that has the package, made of the files that package.json names, among its modules."""
    assert MODULE.exists(), f"{MODULE} is missing. Run tools/build wasm."
    shutil.rmtree(BUILT, ignore_errors=True)
    package = BUILT / "node_modules" / "animcore"
    package.mkdir(parents=True)
    for name in [*json.loads((JAVASCRIPT / "package.json").read_text(encoding="utf-8"))["files"], "package.json"]:
        if name in ("animcore-element.wasm", "animcore-motion.wasm"):
            continue  # test_javascript_modules.py has them
        source = MODULE if name == "animcore.wasm" else JAVASCRIPT / name
        (shutil.copytree if source.is_dir() else shutil.copy2)(source, package / name)
    shutil.copytree(JAVASCRIPT / "tests", BUILT / "tests")
    shutil.copytree(JAVASCRIPT / "examples", BUILT / "examples")
    (BUILT / "package.json").write_text('{"type": "module", "private": true}\n')
    return BUILT


# Node 20 now and then waits for ever at its end, after all is printed, for a thread that compiles JavaScript: in 5 of
# 60 runs.
FLAGS = ("--expose-gc", "--no-concurrent-recompilation")


def node() -> str:
    return need("node", "nodejs")


def blocks_of_readme() -> list[str]:
    return re.findall(r"^```js\n(.*?)^```", (JAVASCRIPT / "README.md").read_text(encoding="utf-8"), re.M | re.S)


@pytest.mark.parametrize("number", range(len(blocks_of_readme())))
def test_lines_of_the_readme_run(project: Path, number: int) -> None:
    script = project / f"readme{number}.js"
    script.write_text(blocks_of_readme()[number], encoding="utf-8")
    if not (project / "controls").exists():
        (project / "controls").symlink_to(ROOT / "controls")
    printed = run([node(), script], cwd=project)
    assert printed.strip()
    if number == 0:
        lines = [[float(word) for word in line.split()] for line in printed.splitlines()]
        assert len(lines) == 30
        assert 0 < lines[0][1] < lines[5][1] < 120
    elif "toLinear" in blocks_of_readme()[number]:
        assert re.match(r"transition: translate 0\.\d+s linear\(0, .*, 1\); /\* off by 0\.00\d+ at most \*/$", printed)
    else:
        check_shown([blocks_of_readme()[number]], printed)


def test_readme_begins_with_code() -> None:
    assert len(blocks_of_readme()[0].splitlines()) == 10
    assert (JAVASCRIPT / "README.md").read_text(encoding="utf-8").index("```js") < 600


@pytest.mark.parametrize(("name", "count"), [("package", 30), ("misuse", 4), ("web", 8), ("stack", 2)])
def test_units(project: Path, name: str, count: int) -> None:
    controls = f"{(ROOT / 'controls').as_uri()}/"
    script = project / "tests" / f"{name}.test.js"
    printed = run([node(), "--expose-gc", "--test", script], {"ANIMCORE_CONTROLS": controls}, cwd=project)
    passed = re.search(r"^# pass (\d+)$", printed, re.M)
    assert passed is not None
    assert int(passed.group(1)) >= count, printed


def test_types(project: Path) -> None:
    options = [
        "--noEmit",
        "--strict",
        "--exactOptionalPropertyTypes",
        "--target",
        "es2021",
        "--lib",
        "es2021,dom",
        "--moduleResolution",
        "node",
    ]
    run([need("tsc", "node-typescript"), *options, project / "tests" / "types.ts"], cwd=project)


def test_types_declare_what_the_scripts_export(project: Path) -> None:
    program = 'import * as all from "animcore"; console.log(Object.keys(all).join("\\n"));'
    exported = set(run([node(), "--input-type=module", "-e", program], cwd=project).split())
    declared: set[str] = set()
    for name in ("constants", "structs", "objects", "functions", "errors", "lists", "load", "runtime"):
        text = (JAVASCRIPT / "src" / f"{name}.d.ts").read_text(encoding="utf-8")
        declared |= set(re.findall(r"^export declare (?:abstract )?(?:class|function|const|enum) (\w+)", text, re.M))
    assert exported == declared


def test_types_declare_what_the_methods_take(project: Path) -> None:
    """The TypeScript compiler's view of the types, beside the scripts themselves."""
    typescript = Path(need("tsc", "node-typescript")).resolve().parents[1] / "lib" / "typescript.js"
    printed = run(
        [node(), project / "tests" / "declared.js", project / "node_modules" / "animcore", typescript], cwd=project
    )
    *differences, compared = printed.splitlines()
    assert differences == []
    assert int(compared) > 500


def test_the_element_can_be_imported_outside_of_browsers(project: Path) -> None:
    program = 'import { defineElement } from "animcore/element"; import { drawScene } from "animcore/canvas";'
    program += 'import { animate } from "animcore/animate"; import { SvgRenderer } from "animcore/svg";'
    run(
        [node(), "--input-type=module", "-e", program + "console.log(typeof defineElement, drawScene.length);"],
        cwd=project,
    )


def test_bundle_for_browsers(project: Path) -> None:
    """Bundled, the package is fetched, compiled while it comes, and runs; so much is what README says."""
    script = project / "app.js"
    script.write_text(
        'import { Spring, load } from "animcore";\n'
        "await load(globalThis.address);\n"
        "globalThis.answer = new Spring(1, 100, 10).valueAt(60);\n",
        encoding="utf-8",
    )
    bundle = project / "site" / "app.js"
    options = ["--bundle", "--minify", "--format=esm", "--platform=browser", "--target=es2022", f"--outfile={bundle}"]
    run([need("esbuild", "esbuild"), script, *options, "--log-level=error"], cwd=project)
    assert bundle.stat().st_size < 23_600
    element = project / "element.js"
    element.write_text('import { defineElement } from "animcore/element";\ndefineElement();\n', encoding="utf-8")
    run(["esbuild", element, *options[:-1], f"--outfile={project / 'site' / 'element.js'}"], cwd=project)
    assert (project / "site" / "element.js").stat().st_size < 110_300
    said = re.search(
        r"animcore\.wasm` has ([\d.]+) MB, (\d+) KB", (JAVASCRIPT / "README.md").read_text(encoding="utf-8")
    )
    assert said
    assert MODULE.stat().st_size == pytest.approx(float(said[1]) * 1e6, rel=0.02)
    assert len(gzip.compress(MODULE.read_bytes())) == pytest.approx(float(said[2]) * 1e3, rel=0.02)
    with Serving(MODULE.parent) as address:
        program = (
            f"globalThis.address = {address!r}; await import({bundle.as_uri()!r}); console.log(globalThis.answer);"
        )
        printed = run([node(), "--input-type=module", "-e", program], cwd=project)
        assert abs(float(printed) - 1) < 1e-12


def test_bundles_that_are_split_share_one_library(project: Path) -> None:
    """What one entry has loaded the other's parts, which come later, use."""
    folder = project / "split"
    folder.mkdir()
    (folder / "first.js").write_text(
        'import { load } from "animcore";\nexport { defineElement } from "animcore/element";\nexport { load };\n'
    )
    (folder / "second.js").write_text(
        "export async function made() {\n"
        '  const [{ Animator }, { Spring }] = [await import("animcore/animate"), await import("animcore")];\n'
        "  const [animator, card] = [new Animator({ automatic: false }), { x: 0 }];\n"
        "  animator.animate(card, { x: 100 }, { spring: new Spring(1, 100, 20), onUpdate: undefined });\n"
        "  animator.advance(60);\n"
        "  return card.x;\n"
        "}\n"
    )
    options = [
        "--bundle",
        "--splitting",
        "--minify",
        "--format=esm",
        "--platform=browser",
        f"--outdir={folder / 'site'}",
    ]
    run(["esbuild", folder / "first.js", folder / "second.js", *options, "--log-level=error"], cwd=project)
    program = f"const [first, second] = [await import({(folder / 'site' / 'first.js').as_uri()!r}),"
    program += f" await import({(folder / 'site' / 'second.js').as_uri()!r})];"
    program += f"await first.load({str(MODULE)!r}); console.log(await second.made());"
    assert run([node(), "--input-type=module", "-e", program], cwd=project).split() == ["100"]


class Serving:
    """A web server with the module in a folder; as a context, its address."""

    def __init__(self, folder: Path) -> None:
        class Handler(http.server.SimpleHTTPRequestHandler):
            extensions_map = {".wasm": "application/wasm"}  # noqa: RUF012 (as the base class has it)

            def log_message(self, *arguments: object) -> None:
                pass

        self.server = http.server.ThreadingHTTPServer(
            ("127.0.0.1", 0), functools.partial(Handler, directory=str(folder))
        )

    def __enter__(self) -> str:
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return f"http://127.0.0.1:{self.server.server_address[1]}/animcore.wasm"

    def __exit__(self, *_: object) -> None:
        self.server.shutdown()
        self.server.server_close()


def test_example_draws(project: Path) -> None:
    toggle = ROOT / "controls" / "gender-toggle.json"
    printed = run([node(), project / "examples" / "terminal.js", toggle, "--frames", "60"], cwd=project)
    pictures = printed.split("\x1b[H")[1:]
    assert len(pictures) == 60
    assert pictures[0] == pictures[1] != pictures[10] != pictures[20]
    assert len(set(re.findall(r"38;2;(\d+;\d+;\d+)", pictures[0]))) >= 3
    states = [picture.splitlines()[-1].strip() for picture in pictures]
    assert states[0] != states[-1]


def test_programs(tmp_path: Path) -> None:
    check_programs([node(), *FLAGS, JAVASCRIPT / "tests" / "runner.js"], tmp_path)


def test_cases_traces_and_memory() -> None:
    check_all([node(), *FLAGS, JAVASCRIPT / "tests" / "runner.js"])


def test_what_a_call_costs(record_property: Callable[[str, object], None]) -> None:
    record_property("call", check_calls([node(), *FLAGS, JAVASCRIPT / "tests" / "runner.js"]))
