# SPDX-License-Identifier: MIT
"""The README's programs compile, run and print what they promise."""

from __future__ import annotations

import math
import re
import subprocess
import sys
from pathlib import Path

import animcore
import pytest
from update_golden import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")


def programs(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", README, re.MULTILINE | re.DOTALL)


def test_the_c_program_moves_to_its_target(tmp_path: Path) -> None:
    (program,) = programs("c")
    source = tmp_path / "program.c"
    source.write_text(program)
    build = ROOT / "build/release"
    command: list[str | Path] = [
        "cc",
        "-Wall",
        "-Wextra",
        "-Werror",
        "-std=c99",
        source,
        f"-I{ROOT / 'include'}",
        f"-L{build}",
    ]
    subprocess.run([*command, "-lanimcore", f"-Wl,-rpath,{build}", "-o", tmp_path / "program"], check=True)
    run = subprocess.run([tmp_path / "program"], check=True, capture_output=True, text=True)
    values = [float(line) for line in run.stdout.split()]
    spring = animcore.Spring.perceptual(0.5, 0.3)
    assert values == pytest.approx([spring.value(frame / 60, 0, 100) for frame in range(1, 61)], abs=1e-6)


def test_the_python_programs_run(tmp_path: Path) -> None:
    first, second, third, fourth = programs("python")
    run = subprocess.run([sys.executable, "-c", first], check=True, capture_output=True, text=True, cwd=tmp_path)
    lines = [line.split() for line in run.stdout.splitlines()]
    spring = animcore.Spring.perceptual(0.5, 0.3)
    assert float(lines[29][0]) == pytest.approx(spring.value(0.5, 0, 100))
    assert float(lines[29][1]) == pytest.approx(spring.velocity(0.5, 0, 100))
    program = "import animcore\n" + second
    run = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True, cwd=ROOT)
    assert run.stdout.startswith("boy ")
    program = "import animcore\n" + third
    run = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True, cwd=tmp_path)
    assert run.stdout == "('broken',) 1.0\n"
    program = "import animcore\n" + fourth
    run = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True, cwd=tmp_path)
    measured, places, between = run.stdout.splitlines()
    # A ring of 16 across and two wide, and two bars of eight by two, which overlap it and each other.
    words = re.findall(r"[-+.e0-9]+|True|False", measured.replace("Rectangle", ""))
    numbers = [float(word) for word in words if word not in ("True", "False", "e")]
    assert numbers[:4] == pytest.approx([1, 0, 16, 23], abs=1e-6)
    assert numbers[4] == pytest.approx(28 * math.pi + 32, rel=1e-6)
    assert words[-1] == "True"
    assert places.startswith("(8.0, 23.0) (0.0, -1.0)")
    assert between[0] in "Mm"
    assert "nan" not in run.stdout
