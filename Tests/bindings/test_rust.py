# SPDX-License-Identifier: MIT
"""The crates of bindings/rust: their own tests, README, example, and what every language shows."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from harness import (
    LIBRARY,
    LONG,
    OUTPUT,
    ROOT,
    VALGRIND,
    blocks_of_readme,
    check_calls,
    check_cases,
    check_digests,
    check_leaks,
    check_programs,
    check_some_cases,
    check_transcript,
    lines_of_readme,
    run,
)

sys.path.insert(0, str(ROOT / "tools"))

import bindings_rust
from bindings_model import DESCRIPTION, Model

CRATES = ROOT / "bindings" / "rust"
TARGET = OUTPUT / "rust"
RUNNER = TARGET / "debug" / "animcore-conformance"


def tool(name: str, package: str) -> str:
    """Debian's toolchain, which is older than what rustup may have put before it on the path."""
    found = shutil.which(name, path="/usr/bin") or shutil.which(name)
    assert found is not None, f"{name} is missing. Install the Debian package {package}, or run tools/setup."
    return found


def cargo(*arguments: str | Path, folder: Path = CRATES, **variables: str) -> str:
    """What cargo prints. It needs no network, and finds the library by its folder alone."""
    environment = {
        **{name: value for name, value in os.environ.items() if name not in ("LD_LIBRARY_PATH", "ANIMCORE_LIBRARY")},
        "PATH": f"/usr/bin:{os.environ['PATH']}",
        "RUSTC": tool("rustc", "rustc"),
        "RUSTDOC": tool("rustdoc", "rustc"),
        "CARGO_TARGET_DIR": str(TARGET),
        "ANIMCORE_LIB_DIR": str(LIBRARY.parent),
        "CARGO_PROFILE_DEV_DEBUG": "0",
        **variables,
    }
    command = [tool("cargo", "cargo"), *map(str, arguments)]
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{' '.join(command)}:\n{done.stdout[-4000:]}\n{done.stderr[-8000:]}"
    return done.stdout + done.stderr


@pytest.fixture(scope="module", autouse=True)
def _built() -> None:
    cargo("build", "--offline", "--locked", "--workspace", "--all-targets")


def test_a_new_function_reaches_the_crates_without_a_line_by_hand() -> None:
    data = json.loads(DESCRIPTION.read_text(encoding="utf-8"))
    known = next(each for each in data["functions"] if each["name"] == "anim_path_get_area")
    text = json.dumps(known).replace("anim_path_get_area", "anim_path_get_answer").replace('"area"', '"answer"')
    data["functions"].append(json.loads(text))
    written = bindings_rust.files(Model(data))
    raw = written["bindings/rust/animcore-sys/src/generated.rs"]
    assert "pub fn anim_path_get_answer(path: *const anim_path, answer: *mut f64) -> anim_status;" in raw
    objects = written["bindings/rust/animcore/src/generated/objects.rs"]
    assert "pub fn answer(&self) -> Result<f64, Error> {" in objects


def test_what_the_description_shares_is_sync() -> None:
    data = json.loads(DESCRIPTION.read_text(encoding="utf-8"))
    shared = {each["name"] for each in data["opaque"] if each["shared"]}
    assert {"anim_document", "anim_easing"} <= shared
    text = (CRATES / "animcore" / "src" / "generated" / "objects.rs").read_text(encoding="utf-8")
    names = {name.removeprefix("anim_").title().replace("_", "") for name in shared}
    assert set(re.findall(r"^unsafe impl Sync for (\w+) \{\}$", text, re.MULTILINE)) == names


# What the header says in words: how long a view is valid, what outlives what, on which threads something may be used.
# A program of each that breaks it, and the error of the compiler, after one that does not.
BEFORE = """
let mut stage = Stage::new(None)?;
let x = stage.add("x", 0.0)?;
let bank = stage.add_bank(&"bouncy".parse()?, &[1.0], 0.1)?;
let mut scene = Scene::load("", None)?;
"""
BROKEN = [
    ("", "stage.advance(0.1)?;"),
    ("E0499", "let display = scene.display()?; scene.advance(0.1)?; drop(display);"),
    ("E0502", "let values = stage.spring_bank_values(bank)?; stage.advance(0.1)?; values[0];"),
    ("E0505", "let view = stage.spring_bank_view_create(bank)?; drop(stage); view.values()?;"),
    ("E0505", "let inside = scene.stage()?; drop(scene); inside.info()?;"),
    ("E0505", "stage.observe(x, move |_, _| stage.advance(1.0).unwrap())?;"),
    ("E0277", "std::thread::scope(|threads| { threads.spawn(|| stage.info()); });"),
    ("E0277", "let shared = std::rc::Rc::new(1); stage.observe(x, move |_, _| { let _ = &shared; })?;"),
    ("E0277", "let cell = std::cell::Cell::new(0.0); Easing::callback(move |x| cell.replace(x))?;"),
    ("E0373", "let mut count = 0; stage.observe(x, |_, _| count += 1)?;"),
    ("E0382", "drop(stage); stage.advance(0.1)?;"),
    ("E0521", "let mut kept: &[f64] = &[]; stage.observe(x, move |_, value| kept = value)?;"),
    (
        "E0597",
        'let by = { let e = Easing::css("ease")?; Motion::easing(&e, 1.0) }; stage.begin_transaction(Some(&by))?;',
    ),
]


@pytest.mark.parametrize(("error", "lines"), BROKEN)
def test_what_the_header_says_in_words_is_an_error_of_the_compiler(error: str, lines: str, tmp_path: Path) -> None:
    source = f"use animcore::*;\nfn main() -> Result<(), Error> {{{BEFORE}{lines}\nOk(())\n}}\n"
    (tmp_path / "main.rs").write_text(source, encoding="utf-8")
    library = TARGET / "debug" / "libanimcore.rlib"
    options = ["--edition=2021", "--emit=metadata", f"--extern=animcore={library}", f"-L{TARGET / 'debug' / 'deps'}"]
    command = [tool("rustc", "rustc"), *options, "-Awarnings", "main.rs"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert re.findall(r"^error\[(E\d+)\]", done.stderr, re.MULTILINE) == [error][: len(error)], done.stderr
    assert (done.returncode == 0) == (error == "")


def test_lines_of_the_readme_run(tmp_path: Path) -> None:
    lines = lines_of_readme(CRATES / "animcore" / "README.md", "rust")
    assert len(lines.splitlines()) <= 14
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "main.rs").write_text(lines, encoding="utf-8")
    package = '[package]\nname = "readme"\nversion = "0.1.0"\nedition = "2021"\n'
    dependency = f'[dependencies]\nanimcore = {{ path = "{CRATES / "animcore"}" }}\n'
    (tmp_path / "Cargo.toml").write_text(f"{package}{dependency}[workspace]\n", encoding="utf-8")
    found = {"ANIMCORE_LIB_DIR": "", "ANIMCORE_LIBRARY": str(LIBRARY)}
    printed = cargo("run", "--offline", "--quiet", folder=tmp_path, **found).splitlines()
    assert len(printed) == 30
    assert printed[-1].startswith("0.500 s  x = ")
    # Half a second of a spring of half a second: there, but for the bounce.
    assert 90 < float(printed[-1].split("x =")[1].split()[0]) < 115


def test_example_draws_frames(tmp_path: Path) -> None:
    """By the line of README.md, in its folder, and for so many frames."""
    lines = blocks_of_readme(CRATES / "animcore" / "README.md", "sh")
    (line,) = [each.strip() for each in lines if "--example frames" in each]
    words = line.replace("pictures", str(tmp_path)).split()
    assert words[:2] == ["cargo", "run"]
    cargo("run", "--offline", "--locked", *words[2:], "--frames", "12", folder=CRATES / "animcore")
    pictures = sorted(tmp_path.glob("*.ppm"))
    assert len(pictures) == 12
    seen = set()
    for path in pictures:
        data = path.read_bytes()
        magic, size, largest = data.split(b"\n", 3)[:3]
        width, height = map(int, size.split())
        assert (magic, largest) == (b"P6", b"255")
        pixels = data.split(b"\n", 3)[3]
        assert len(pixels) == width * height * 3
        # There is a control on the paper, and not on all of it.
        assert (
            0.1 < sum(pixels[at : at + 3] != b"\xff\xff\xff" for at in range(0, len(pixels), 3)) / (width * height) < 1
        )
        seen.add(pixels)
    assert len(seen) > 6, "it moves"


def test_own_tests_and_lines_of_documentation() -> None:
    # rustdoc starts its programs itself, without cargo's paths.
    printed = cargo("test", "--offline", "--locked", "--workspace", LD_LIBRARY_PATH=str(LIBRARY.parent))
    assert "Doc-tests animcore" in printed
    assert "warning" not in printed


def test_documentation_has_no_warnings() -> None:
    printed = cargo("doc", "--offline", "--locked", "--no-deps", "-p", "animcore-sys", "-p", "animcore")
    assert "warning" not in printed
    if shutil.which("cargo-clippy", path="/usr/bin") is not None:
        cargo("clippy", "--offline", "--locked", "--workspace", "--all-targets", "--", "-D", "warnings")


@pytest.mark.parametrize("way", ["pkg-config", "static"])
def test_the_library_is_found(way: str, tmp_path: Path) -> None:
    """Other ways than those of the other tests, each in a program of its own: it is built, and runs."""
    (tmp_path / "src").mkdir()
    main = 'fn main() { println!("{}", animcore::components().bits()); }\n'
    (tmp_path / "src" / "main.rs").write_text(main, encoding="utf-8")
    features = ', features = ["static"]' if way == "static" else ""
    manifest = '[package]\nname = "finds"\nversion = "0.1.0"\nedition = "2021"\n[workspace]\n'
    manifest += f'[dependencies]\nanimcore = {{ path = "{CRATES / "animcore"}"{features} }}\n'
    (tmp_path / "Cargo.toml").write_text(manifest, encoding="utf-8")
    variables = {"ANIMCORE_LIB_DIR": str(LIBRARY.parent) if way == "static" else ""}
    if way == "pkg-config":
        # Where pkg-config writes the folder as a shell wants it.
        installed = tmp_path / "a user's (own) folder" / "lib"
        shutil.copytree(ROOT / "build" / "prefix" / "lib", installed, symlinks=True)
        variables["PKG_CONFIG_PATH"] = str(installed / "pkgconfig")
    assert cargo("run", "--offline", "--quiet", folder=tmp_path, **variables) == "31\n"


def test_what_is_missing_is_said(tmp_path: Path) -> None:
    command = [tool("cargo", "cargo"), "build", "--offline", "-p", "animcore-sys"]
    variables = {"CARGO_TARGET_DIR": str(tmp_path), "ANIMCORE_LIB_DIR": str(tmp_path), "RUSTC": tool("rustc", "rustc")}
    done = subprocess.run(
        command, cwd=CRATES, env={**os.environ, **variables}, capture_output=True, text=True, check=False
    )
    assert done.returncode != 0
    assert f"There is no shared library of libanimcore in {tmp_path}." in done.stderr


def test_memory_is_used_as_it_should(tmp_path: Path) -> None:
    valgrind = tool("valgrind", "valgrind")
    check_some_cases([valgrind, *VALGRIND, RUNNER], tmp_path, every=4 if LONG else 40)
    run([valgrind, *VALGRIND, RUNNER, "leaks", ROOT / "controls" / "gender-toggle.json", "10"])
    # And where closures panic, are dropped, and are taken back.
    told = cargo(
        "test", "--offline", "--locked", "-p", "animcore", "--test", "misuse", "--no-run", "--message-format=json"
    )
    built = [json.loads(line) for line in told.splitlines() if line.startswith("{")]
    (program,) = [each["executable"] for each in built if each.get("executable")]
    assert "test result: ok. " in run([valgrind, *VALGRIND, program, "--test-threads=1"])


def test_cases() -> None:
    check_cases([RUNNER])


def test_programs(tmp_path: Path) -> None:
    check_programs([RUNNER], tmp_path)


def test_traces() -> None:
    check_digests([RUNNER])
    check_transcript([RUNNER])


def test_memory_is_given_back() -> None:
    check_leaks([RUNNER])


def test_what_a_call_costs(record_property: Callable[[str, object], None]) -> None:
    record_property("call", check_calls([RUNNER], count=1_000_000))
