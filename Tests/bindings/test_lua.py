# SPDX-License-Identifier: MIT
"""The Lua rock (bindings/lua): its package, README, example, unit tests, cases, traces and memory."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from harness import (
    LIBRARY,
    OUTPUT,
    ROOT,
    blocks_of_readme,
    check_calls,
    check_cases,
    check_digests,
    check_leaks,
    check_programs,
    check_shown,
    check_transcript,
    commands_of_readme,
    environment,
    lines_of_readme,
    need,
    run,
)
from PIL import Image
from update_golden import traces

LUA = ROOT / "bindings" / "lua"
BUILT = OUTPUT / "lua"
TOGGLE = ROOT / "controls" / "gender-toggle.json"
PATHS = {"LUA_PATH": f"{LUA}/?.lua;;"}


def luajit() -> str:
    return need("luajit", "luajit")


def test_the_lines_of_the_readme_run() -> None:
    lines = lines_of_readme(LUA / "README.md", "lua")
    assert len([line for line in lines.splitlines() if line.strip() not in ("", "end")]) <= 10
    printed = run([luajit(), "-e", lines], PATHS).splitlines()
    assert len(printed) == 30
    assert printed[-1].startswith("0.500 s")
    position = [float(line.split()[2]) for line in printed]
    assert max(position) > 60
    assert position[-1] < 20


def test_the_other_lines_of_the_readme_run() -> None:
    for block in blocks_of_readme(LUA / "README.md", "lua")[1:]:
        check_shown([block], run([luajit(), "-e", block], PATHS, cwd=ROOT))


@pytest.mark.parametrize("options", [[], ["-joff"], ["-Ohotloop=2"]], ids=["jit", "interpreter", "eager-jit"])
def test_unit_tests(options: list[str | Path]) -> None:
    trace: Path = traces()["gender-toggle"]["tap"]
    printed = run([luajit(), *options, LUA / "spec" / "animcore_spec.lua", TOGGLE, trace], PATHS)
    assert "FAILED" not in printed
    assert printed.count("ok ") >= 17


def test_the_example_draws_without_a_display() -> None:
    """By the line of README.md, in its folder."""
    picture = BUILT / "toggle.ppm"
    BUILT.mkdir(parents=True, exist_ok=True)
    (line,) = commands_of_readme(LUA / "README.md", "headless.lua")
    luajit()
    assert run(["sh", "-ec", line.replace("toggle.ppm", str(picture))], PATHS, cwd=LUA) == "boy\n"
    data = picture.read_bytes()
    assert data.startswith(b"P6\n200 120\n255\n")
    pixels = data[15:]
    assert len(pixels) == 200 * 120 * 3
    colors = {pixels[at : at + 3] for at in range(0, len(pixels), 3)}
    assert b"\xff\xff\xff" in colors
    assert any(each[2] > 200 > each[0] for each in colors), "the knob is blue"


LOVE = """
assert(loadfile(%r))(...)
local draw, frames = love.draw, 0
function love.draw()
    draw()
    frames = frames + 1
    if frames == 30 then
        love.graphics.captureScreenshot(function(image)
            local file = assert(io.open(%r, "wb"))
            file:write(image:encode("png"):getString())
            file:close()
            love.event.quit()
        end)
    end
end
"""


def test_the_example_runs_in_love(tmp_path: Path) -> None:
    need("love", "love")
    need("xvfb-run", "xvfb")
    picture = tmp_path / "shown.png"
    (line,) = commands_of_readme(LUA / "README.md", "love ../../controls")
    program, folder, document = line.split()
    (tmp_path / "main.lua").write_text(LOVE % (str(LUA / folder / "main.lua"), str(picture)))
    variables = {**PATHS, "SDL_AUDIODRIVER": "dummy"}
    run(["xvfb-run", "-a", program, tmp_path, document], variables, cwd=LUA, timeout=60)
    image = Image.open(picture).convert("RGB")
    assert image.size == (200, 120)
    # The track, the knob and its middle.
    assert len({image.getpixel((x, 60)) for x in range(200)}) >= 3


def test_the_rock_is_made_and_used() -> None:
    need("luarocks", "luarocks")
    assert (LUA / "LICENSE").read_bytes() == (ROOT / "LICENSE").read_bytes()
    tree, source = BUILT / "rock", BUILT / "source"
    shutil.rmtree(tree, ignore_errors=True)
    shutil.rmtree(source, ignore_errors=True)
    shutil.copytree(LUA, source)
    make: list[str | Path] = [
        "luarocks",
        "--lua-version",
        "5.1",
        "make",
        "--tree",
        tree,
        "--no-doc",
        "animcore-0.1.0-1.rockspec",
    ]
    run(make, cwd=source)
    installed = tree / "share" / "lua" / "5.1"
    names = {str(each.relative_to(installed)) for each in installed.rglob("*.lua")}
    assert names == {"animcore.lua", *(f"animcore/{each.name}" for each in (LUA / "animcore").glob("*.lua"))}
    program = 'local a = require("animcore") io.write(a.Spring.perceptual(0.5, 0).mass, " ", a.version())'
    assert run([luajit(), "-e", program], {"LUA_PATH": f"{installed}/?.lua"}) == "1 256"


def test_the_error_of_a_library_that_is_not_there() -> None:
    program = 'local done, raised = pcall(require, "animcore") io.write(tostring(done), tostring(raised))'
    printed = run([luajit(), "-e", program], {**PATHS, "ANIMCORE_LIBRARY": "/nowhere/libanimcore.so"})
    assert printed.startswith("false")
    assert "/nowhere/libanimcore.so" in printed


def test_valgrind_finds_nothing() -> None:
    need("valgrind", "valgrind")
    program = BUILT / "short.lua"
    BUILT.mkdir(parents=True, exist_ok=True)
    program.write_text(
        """
local animcore = require("animcore")
local scene = animcore.Scene.load(io.open(arg[1]):read("*a"))
local x = scene:get_stage():list_properties()[1]
x:observe(function() end)
scene:send_pointer("down", 0, 10, 10)
scene:send_pointer("up", 0, 10, 10)
scene:advance(0.1)
assert(#scene:get_display().commands > 0 and #scene:get_svg() > 0)
assert(not pcall(animcore.Path.of_svg, "M0"))
scene:release()
print(#animcore.Spring(1, 100, 10):evaluate_many({ 0, 1 }, 0, 1, 0))
""",
        encoding="utf-8",
    )
    done = subprocess.run(
        ["valgrind", "-q", "--error-exitcode=9", luajit(), "-joff", program, TOGGLE],
        capture_output=True,
        text=True,
        check=False,
        env=environment(PATHS),
    )
    # What LuaJIT does itself is not looked at.
    ours = [block for block in done.stderr.split("\n==") if Path(LIBRARY).name in block]
    assert done.stdout == "2\n", done.stderr
    assert not ours, done.stderr


def runner() -> list[str | Path]:
    return [luajit(), LUA / "spec" / "runner.lua"]


def test_cases() -> None:
    check_cases(runner(), PATHS)


def test_programs(tmp_path: Path) -> None:
    check_programs(runner(), tmp_path, PATHS)


def test_traces() -> None:
    check_digests(runner(), PATHS)
    check_transcript(runner(), PATHS)


def test_memory_is_given_back() -> None:
    check_leaks(runner(), PATHS)


def test_what_a_call_costs(record_property: Callable[[str, object], None]) -> None:
    record_property("call", check_calls(runner(), PATHS, count=100_000))
