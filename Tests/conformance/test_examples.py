# SPDX-License-Identifier: MIT
"""The example that exists in C and in Python prints the same lines in both, and the right ones."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import mpmath
import pytest
from update_golden import ROOT


def lines_of_c(folder: Path) -> list[str]:
    build = ROOT / "build/release"
    command: list[str | Path] = ["cc", "-std=c99", "-Wall", "-Wextra", "-pedantic", "-Werror", f"-I{ROOT / 'include'}"]
    command += [ROOT / "bindings/c/animatable_properties.c", f"-L{build}", "-lanimcore", f"-Wl,-rpath,{build}"]
    subprocess.run([*command, "-o", folder / "program"], check=True)
    return subprocess.run([folder / "program"], check=True, capture_output=True, text=True).stdout.splitlines()


def lines_of_python() -> list[str]:
    program = ROOT / "bindings/python/examples/animatable_properties.py"
    return subprocess.run([sys.executable, program], check=True, capture_output=True, text=True).stdout.splitlines()


def ease(progress: float) -> float:
    """CSS ease, cubic-bezier(0.25, 0.1, 0.25, 1), by its definition."""
    if not 0 < progress < 1:
        return min(max(progress, 0.0), 1.0)

    def bezier(one: float, two: float, t: mpmath.mpf) -> mpmath.mpf:
        return 3 * one * t * (1 - t) ** 2 + 3 * two * t**2 * (1 - t) + t**3

    t = mpmath.findroot(lambda t: bezier(0.25, 0.25, t) - progress, (0, 1), solver="anderson", tol=1e-14)
    return float(bezier(0.1, 1.0, t))


def test_animatable_properties(tmp_path: Path) -> None:
    lines = lines_of_python()
    assert lines_of_c(tmp_path) == lines
    frames = [line for line in lines if " s  background " in line]
    assert len(frames) == 39
    for line in frames[:21]:
        time, *numbers = map(float, re.findall(r"-?\d+\.\d+", line))
        moved, text_moved = ease(time / 3), ease((time - 2) / 3)
        x = mpmath.mpf(270 * moved) / 360
        points = [float(mpmath.sin(mpmath.pi * (x + part)) ** 2) for part in (0.75, 0, 0.25, 0.5)]
        expected = [0, moved, 1 - moved, 1 - text_moved, text_moved, 0, *points]
        assert numbers == pytest.approx(expected, abs=0.00051), line
    heard = [float(line.split()[-2]) for line in lines if "heard" in line]
    assert heard[:4] == pytest.approx([270 * ease(0.75 * n / 3) for n in range(1, 5)], abs=0.00051)
    assert lines[-2:] == ["The angle stands at 0.000, and moves by 0.000 a second", "Everything is still: yes"]
