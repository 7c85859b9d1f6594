# SPDX-License-Identifier: MIT
"""What the tests of the built library share: where things are, and how programs are run."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest


@dataclass(frozen=True)
class Repository:
    """The repository and what `tools/build` made in it."""

    root: Path

    @property
    def header(self) -> Path:
        return self.root / "include" / "animcore.h"

    @property
    def headers(self) -> dict[str, Path]:
        """animcore.h and those that it includes, by their names in an #include."""
        folder = self.header.parent
        parts = sorted((folder / "animcore").glob("*.h"))
        return {str(path.relative_to(folder)): path for path in (self.header, *parts)}

    @property
    def library(self) -> Path:
        """The shipped library, or the one that the variable ANIMCORE_LIBRARY names."""
        return self.built(os.environ.get("ANIMCORE_LIBRARY") or "build/release/libanimcore.so.1")

    @property
    def wasm(self) -> Path:
        return self.built("build/wasm/animcore.wasm")

    @property
    def aarch64_library(self) -> Path:
        return self.built("build/aarch64/libanimcore.so.1")

    @property
    def prefix(self) -> Path:
        return self.built("build/prefix")

    def built(self, path: str) -> Path:
        """A built file. A test fails, rather than being left out, where it is missing."""
        found = self.root / path
        if not found.exists():
            pytest.fail(f"{path} does not exist: run tools/build", pytrace=False)
        return found

    def description(self) -> dict[str, Any]:
        """The machine-readable description of the ABI."""
        description: dict[str, Any] = json.loads((self.root / "docs/abi/animcore-abi.json").read_text())
        return description

    def run(
        self, *command: str | Path, environment: dict[str, str] | None = None, timeout: float = 300, text: str = ""
    ) -> str:
        """Runs a program and returns what it printed; the test fails, with all of it, when the program does."""
        words = [str(word) for word in command]
        if shutil.which(words[0]) is None:
            pytest.fail(f"{words[0]} is not installed: run tools/setup", pytrace=False)
        result = subprocess.run(
            words,
            input=text,
            capture_output=True,
            text=True,
            timeout=timeout,
            check=False,
            env={**os.environ, **(environment or {})},
        )
        if result.returncode != 0:
            pytest.fail(
                f"{shlex.join(words)}\nended with {result.returncode}\n{result.stdout}{result.stderr}", pytrace=False
            )
        return result.stdout

    def compile(self, source: Path, program: Path, options: Sequence[str] = (), compiler: str = "gcc") -> Path:
        """Compiles a C program against the header and the built library, to be run from where it is."""
        language = ["-std=c11", "-O1", "-g", "-Wall", "-Wextra", "-Werror", f"-I{self.header.parent}"]
        linking = [*options, str(self.library), f"-Wl,-rpath,{self.library.parent}", "-ldl"]
        self.run(compiler, *language, "-o", program, source, *linking)
        return program
