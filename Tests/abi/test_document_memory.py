# SPDX-License-Identifier: MIT
"""What a document makes is counted before it is made: small texts that ask for gigabytes are refused at once.

Each is loaded in a process of its own, whose peak of memory and processor time are measured. The library is
build/release/libanimcore.so.1, or the one that the variable ANIMCORE_LIBRARY names.
"""

from __future__ import annotations

import ctypes
import json
import os
import resource
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
LIMIT, OK = 3, 0
MEGABYTE = 1 << 20
STANDARD = 256 * MEGABYTE

Json = dict[str, Any]


def part(**members: Any) -> Json:
    return {"animcore": 1, "size": [100, 50], **members}


def doubling(depth: int, leaf: Json, fan: int = 2) -> Json:
    """A tree of components, each of which uses the one below it so many times."""

    def users(name: str) -> list[Json]:
        return [{"kind": "component", "name": f"n{index}", "component": name} for index in range(fan)]

    components = {"c0": leaf}
    for level in range(1, depth):
        components[f"c{level}"] = part(nodes=users(f"c{level - 1}"))
    return part(components=components, nodes=users(f"c{depth - 1}"))


def path_node(commands: str) -> Json:
    return {"kind": "path", "commands": commands, "fill": "#FFFFFF"}


LINES = "M0 0" + "h1" * 2500
ARCS = "M0 0a" + " ".join(["9 9 0 119 9"] * 400)

# Leaves of every sort of thing that a text makes more of than it has bytes.
LEAVES: dict[str, Json] = {
    "lines": part(nodes=[path_node(LINES)]),
    "arcs": part(nodes=[path_node(ARCS)]),
    "a path by its name": part(paths={"p": LINES}, nodes=[path_node("p")] * 20),
    "numbers": part(properties={"v": {"kind": "vector", "count": 1000, "value": [0] * 1000}}),
    "nodes": part(nodes=[{"kind": "rectangle", "frame": [0, 0, 1, 1], "fill": "#FFF"}] * 200),
    "expressions": part(
        properties={"x": {"kind": "scalar", "value": 0}},
        nodes=[{"kind": "rectangle", "frame": [0, 0, 1, "+".join(["x"] * 1000)], "fill": "#FFF"}],
    ),
    "texts": part(nodes=[{"kind": "text", "text": "x" * 5000, "position": [0, 0]}]),
    "states": part(machine={"states": {f"s{index}": {} for index in range(100)}}),
    "morphs": part(nodes=[{"kind": "morph", "from": "M0 0h9v9z", "to": LINES, "progress": 0, "fill": "#FFF"}]),
}

LOADER = """
import ctypes, sys, time
library = ctypes.CDLL(sys.argv[1])
text = sys.stdin.buffer.read()
class Options(ctypes.Structure):
    _fields_ = [("struct_size", ctypes.c_uint32), ("event_limit", ctypes.c_uint32), ("event_mask", ctypes.c_uint32),
        ("reserved", ctypes.c_uint32), ("seed", ctypes.c_uint64), ("parameters", ctypes.c_char_p),
        ("parameters_length", ctypes.c_uint64), ("library", ctypes.c_char_p), ("library_length", ctypes.c_uint64),
        ("memory_limit", ctypes.c_uint64)]
options = Options()
library.anim_default_scene_options(ctypes.byref(options), ctypes.c_uint32(ctypes.sizeof(options)))
if int(sys.argv[2]): options.memory_limit = int(sys.argv[2])
def peak():
    return next(int(line.split()[1]) * 1024 for line in open("/proc/self/status") if line.startswith("VmHWM"))
open("/proc/self/clear_refs", "w").write("5")  # the peak begins anew
before, began = peak(), time.process_time()
scene = ctypes.c_void_p()
status = library.anim_scene_load(text, ctypes.c_size_t(len(text)), ctypes.byref(options), ctypes.byref(scene))
seconds = time.process_time() - began
peak = peak() - before
library.anim_last_error_message.restype = ctypes.c_char_p
library.anim_last_error_pointer.restype = ctypes.c_char_p
message = library.anim_last_error_message().decode() if status else ""
print(status, peak, seconds, library.anim_last_error_pointer().decode() or "-", message)
"""


def load(repository_library: Path, document: Json, limit: int = 0) -> tuple[int, int, float, str, str]:
    """Status, bytes at the peak, processor seconds, JSON pointer of the error and its message."""
    run = subprocess.run(
        [sys.executable, "-c", LOADER, str(repository_library), str(limit)],
        input=json.dumps(document).encode(),
        capture_output=True,
        check=False,
        timeout=120,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (6 << 30, 6 << 30)),
    )
    assert run.returncode == 0, run.stderr.decode()
    status, peak, seconds, pointer, message = run.stdout.decode().split(" ", 4)
    return int(status), int(peak), float(seconds), pointer, message.strip()


@pytest.fixture(scope="module")
def library() -> Path:
    return Path(os.environ.get("ANIMCORE_LIBRARY", ROOT / "build/release/libanimcore.so.1")).resolve()


@pytest.mark.parametrize("name", LEAVES)
def test_a_doubling_tree_is_refused_at_once(library: Path, name: str) -> None:
    document = doubling(15, LEAVES[name])
    status, peak, seconds, pointer, message = load(library, document)
    assert status == LIMIT, message
    assert seconds < 0.1
    assert peak < 32 * MEGABYTE
    assert pointer.startswith(("/components/c", "/nodes")), pointer
    assert message


@pytest.mark.parametrize("name", LEAVES)
def test_what_is_accepted_takes_no_more_than_was_counted(library: Path, name: str) -> None:
    """The largest tree that is within the limit, by trying: its memory is within the limit too."""
    for limit in (8 * MEGABYTE, 32 * MEGABYTE):
        loaded = 0
        for depth in range(1, 16):
            status, peak, _, _, message = load(library, doubling(depth, LEAVES[name]), limit)
            if status == LIMIT:
                break
            assert status == OK, message
            loaded += 1
            # The allocator's own pages, the library's and the parsed text are besides.
            assert peak <= limit + 6 * MEGABYTE, f"{peak} bytes at depth {depth}, of {limit}"
        assert loaded, "nothing was within the limit: the count is no use"


def test_wide_trees_of_unused_components_count_too(library: Path) -> None:
    components = {f"unused{index}": doubling(9, LEAVES["lines"]) for index in range(40)}
    for component in components.values():
        component["animcore"] = 1
    status, peak, seconds, _, message = load(library, part(components=components))
    assert status == LIMIT, message
    assert peak < 64 * MEGABYTE
    assert seconds < 0.5


def test_a_document_without_components_has_the_limit_too(library: Path) -> None:
    status, _, _, _, message = load(library, LEAVES["arcs"], 100_000)
    assert status == LIMIT
    assert "100000 bytes" in message
    assert load(library, LEAVES["arcs"], 1_000_000)[0] == OK
    assert load(library, LEAVES["arcs"], 1 << 41)[0] == LIMIT


def test_the_standard_is_the_one_that_the_header_names(library: Path) -> None:
    handle = ctypes.CDLL(str(library))
    options = (ctypes.c_uint64 * 8)()
    assert handle.anim_default_scene_options(options, ctypes.c_uint32(64)) == OK
    assert options[7] == STANDARD  # the last member
