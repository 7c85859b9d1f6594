# SPDX-License-Identifier: MIT
"""What needs a process of its own: finding the library, a Python without numpy, the end of the interpreter, threads."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from pathlib import Path

import animcore
import pytest
from animcore import Scene, Spring, Stage, Trace

PACKAGE = Path(animcore.__file__).parent


def run(code: str, expected: int = 0, **environment: str) -> str:
    """Runs Python code with this package and library; returns what it printed, on both streams."""
    variables = {
        **os.environ,
        "ANIMCORE_LIBRARY": str(Path(animcore.library_path).resolve()),
        "PYTHONPATH": str(PACKAGE.parent),
        **environment,
    }
    result = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=variables, timeout=60, check=False
    )
    output = result.stdout + result.stderr
    assert result.returncode == expected, output
    return output


# The library


def test_variable_names_the_library(tmp_path: Path) -> None:
    copy = tmp_path / "some name.so"
    copy.write_bytes(Path(animcore.library_path).read_bytes())
    assert run("import animcore; print(animcore.library_path)", ANIMCORE_LIBRARY=str(copy)).strip() == str(copy)


def test_missing_or_wrong_library_is_said_clearly(tmp_path: Path) -> None:
    output = run("import animcore", 1, ANIMCORE_LIBRARY=str(tmp_path / "none.so"))
    assert "ANIMCORE_LIBRARY names" in output
    assert "does not exist" in output
    (tmp_path / "text.so").write_text("this is no library")
    assert "could not be loaded" in run("import animcore", 1, ANIMCORE_LIBRARY=str(tmp_path / "text.so"))
    code = "import ctypes.util, os; os.environ['ANIMCORE_LIBRARY'] = ctypes.util.find_library('c'); import animcore"
    output = run(f"import os; os.path.exists = os.path.exists\n{code}", 1)
    assert "LibraryError" in output


def test_library_without_a_function_or_too_old_is_refused() -> None:
    code = """
import ctypes
real = ctypes.CDLL
class Old:
    def __init__(self, path): self.library = real(path)
    def __getattr__(self, name):
        if name == MISSING: raise AttributeError(name)
        if name == "anim_version": return VERSION
        return getattr(self.library, name)
ctypes.CDLL = Old
class Version:
    def __call__(self): return NUMBER
VERSION = Version()
"""
    missing = run(code + "MISSING, NUMBER = 'anim_scene_play', 256\nimport animcore", 1)
    assert "has no function anim_scene_play" in missing
    old = run(code + "MISSING, NUMBER = '', 0\nimport animcore", 1)
    assert "is libanimcore 0.0.0" in old
    assert "needs 0.1 or later" in old


def test_where_no_library_is_the_message_says_what_to_do() -> None:
    code = """
import ctypes.util, pathlib
ctypes.util.find_library = lambda name: None
exists = pathlib.Path.exists
pathlib.Path.exists = lambda self: False if "libanimcore" in self.name else exists(self)
import animcore
"""
    output = run(code, 1, ANIMCORE_LIBRARY="")
    assert "pip install ./bindings/python" in output
    assert "ANIMCORE_LIBRARY" in output


def test_version_is_the_librarys() -> None:
    assert animcore.__version__ == ".".join(map(str, animcore.library_version()))


# numpy


def test_nothing_needs_numpy() -> None:
    output = run("""
import sys
sys.modules["numpy"] = None
import array
import animcore
from animcore import *
assert Spring().value([0.0, 0.1]) == [0.0, Spring().value(0.1)]
assert CubicBezier.named("linear")((0.25,)) == [0.25]
stage = Stage()
group = stage.add_scalars(array.array("d", [1.0, 2.0]))
assert group.read() == [1.0, 2.0]
out = array.array("d", [0.0, 0.0])
assert group.read(out=out) is out and list(out) == [1.0, 2.0]
assert animcore.math.exp([0.0]) == [1.0]
print("done")
""")
    assert output.strip() == "done"


def test_numpy_is_not_imported_by_the_package() -> None:
    assert run("import sys, animcore; print('numpy' in sys.modules)").strip() == "False"


# The end


@pytest.mark.parametrize("ending", ["", "sys.exit(0)", "import atexit; atexit.register(lambda: keep.advance(0.1))"])
def test_interpreter_ends_quietly_with_everything_open(document: Path, ending: str) -> None:
    output = run(f"""
import sys
from animcore import *
keep = Stage()
keep.on_event(lambda event: None)
x = keep.add("x", 0.0)
with keep.animate(Spring()): x.value = 1.0
keep.advance(0.1)
scene = Scene.load({str(document)!r})
class Cycle: pass
cycle = Cycle(); cycle.self = cycle; cycle.stage = Stage(); cycle.scene = scene; cycle.path = Path().move(0, 0)
sys.modules["holder"] = cycle
{ending}
""")
    assert output == ""


def test_interpreter_ends_while_a_thread_advances() -> None:
    output = run("""
import threading, time
from animcore import Spring, Stage
def work():
    stage = Stage()
    group = stage.add_scalars([0.0] * 10000)
    while True:
        with stage.animate(Spring()): group.write([1.0] * 10000)
        stage.advance(0.01)
threading.Thread(target=work, daemon=True).start()
time.sleep(0.3)
""")
    assert output == ""


# Threads


def test_different_objects_in_different_threads(document: Path, traces: Path) -> None:
    results: list[list[int]] = [[] for _ in range(6)]
    trace = Trace.load(traces / "twelve-taps.jsonl")

    def work(result: list[int]) -> None:
        for _ in range(5):
            with Scene.load(document) as scene:
                for frame in range(120):
                    scene.play(trace, frame / 60)
                    result.append(scene.state_hash())
            stage = Stage()
            x = stage.add("x", 0.0)
            with stage.animate(Spring()):
                x.value = 1.0
            stage.advance(0.1)
            result.append(hash(x.presentation))

    threads = [threading.Thread(target=work, args=(result,)) for result in results]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all(result == results[0] for result in results)
    assert len(results[0]) == 605


def test_errors_are_of_their_thread() -> None:
    messages: dict[str, str] = {}
    barrier = threading.Barrier(2)

    def work(name: str) -> None:
        for _ in range(50):
            barrier.wait()
            try:
                Stage()[name]
            except KeyError as error:
                messages[name] = str(error)
            try:
                animcore.CubicBezier.named(name)
            except KeyError as error:
                messages[name] += str(error)

    threads = [threading.Thread(target=work, args=(name,)) for name in ("first", "second")]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert set(messages) == {"first", "second"}
    assert "second" not in messages["first"]
    assert "first" not in messages["second"]
