# SPDX-License-Identifier: MIT
"""An X display of a test's own: Xvfb, with clicks and keys by xdotool and pictures of what is really on the screen."""

from __future__ import annotations

import os
import re
import select
import shutil
import signal
import subprocess
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType
from typing import TypeVar

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image, ImageGrab

Something = TypeVar("Something")
Color = tuple[int, int, int]

# Long enough for a machine with more to do than this.
PATIENCE = 40.0


def wait_for(what: str, look: Callable[[], Something | None], seconds: float = PATIENCE) -> Something:
    """Looks until there is something to see, and gives it. Fails, saying what was waited for, when time runs out."""
    end = time.monotonic() + seconds
    while True:
        found = look()
        if found:
            return found
        if time.monotonic() > end:
            pytest.fail(f"waited {seconds:g} s for {what}")
        time.sleep(0.05)


class Display:
    """An X server without a screen, and the programs on it. All are ended with it."""

    def __init__(self) -> None:
        if shutil.which("Xvfb") is None:
            pytest.skip("Xvfb is not installed (Debian: xvfb): there is no display to test a window on")
        if shutil.which("xdotool") is None:
            pytest.fail("xdotool is not installed: run tools/setup", pytrace=False)
        reading, writing = os.pipe()
        self._programs: list[subprocess.Popen[bytes]] = []
        self._server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x900x24", "-nolisten", "tcp", "-noreset"],
            pass_fds=[writing],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
        )
        os.close(writing)
        number = b""
        end = time.monotonic() + PATIENCE
        while not number.endswith(b"\n") and time.monotonic() < end:
            if select.select([reading], [], [], 0.2)[0]:
                piece = os.read(reading, 16)
                if not piece:
                    break
                number += piece
        os.close(reading)
        if not number.endswith(b"\n"):
            self.close()
            said = self._server.stderr.read().decode(errors="replace") if self._server.stderr else ""
            pytest.fail(f"Xvfb did not start: {said}", pytrace=False)
        self.name = f":{int(number)}"

    def __enter__(self) -> Display:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Ends what was started, the server last."""
        for program in [*self._programs, self._server]:
            if program.poll() is None:
                program.terminate()
        for program in [*self._programs, self._server]:
            try:
                program.wait(10)
            except subprocess.TimeoutExpired:
                program.kill()
                program.wait()

    @property
    def environment(self) -> dict[str, str]:
        """For programs that are to appear here, without a sound."""
        more = {"DISPLAY": self.name, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy", "XAUTHORITY": os.devnull}
        return {**os.environ, **more}

    def start(self, command: Sequence[str | Path]) -> Program:
        """Starts a program on the display."""
        process = subprocess.Popen(
            list(map(str, command)), env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        self._programs.append(process)
        return Program(self, process)

    def xdotool(self, *words: object) -> str:
        """Runs xdotool; what it does not find is an empty answer."""
        result = subprocess.run(
            ["xdotool", *map(str, words)], env=self.environment, capture_output=True, text=True, check=False, timeout=30
        )
        return result.stdout.strip()

    def window(self, title: str) -> int | None:
        """The window on the screen in whose title a regular expression is found."""
        for window in self.xdotool("search", "--onlyvisible", "--class", ".").split():
            if re.search(title, self.xdotool("getwindowname", window)):
                return int(window)
        return None

    def geometry(self, window: int) -> tuple[int, int, int, int] | None:
        """A window's left, top, width and height; None when it is gone."""
        lines = self.xdotool("getwindowgeometry", "--shell", window).splitlines()
        said = dict(line.split("=", 1) for line in lines if "=" in line)
        if "HEIGHT" not in said:
            return None
        return int(said["X"]), int(said["Y"]), int(said["WIDTH"]), int(said["HEIGHT"])

    def click(self, x: float, y: float) -> None:
        """Moves the mouse there, and clicks."""
        self.xdotool("mousemove", "--sync", round(x), round(y))
        self.xdotool("click", "1")

    def press(self, window: int, *keys: str) -> None:
        """Keys, to a window."""
        self.xdotool("windowfocus", "--sync", window)
        for key in keys:
            self.xdotool("key", key)

    def picture(self) -> NDArray[np.int16]:
        """What is on the screen: rows of pixels of red, green and blue."""
        image: Image.Image = ImageGrab.grab(xdisplay=self.name)
        return np.asarray(image.convert("RGB"), dtype=np.int16)

    def shows(self, color: Color, x: float, y: float, tolerance: int = 16) -> bool:
        """Whether a pixel has a color, more or less."""
        pixel = self.picture()[round(y), round(x)]
        return bool(np.abs(pixel - np.array(color)).max() <= tolerance)


class Program:
    """A program on the display."""

    def __init__(self, display: Display, process: subprocess.Popen[bytes]) -> None:
        self._display, self._process = display, process

    def wait_for_window(self, title: str) -> int:
        """Its window, when it has this title (a regular expression)."""

        def look() -> int | None:
            if self._process.poll() is not None:
                output = self._process.stdout.read().decode(errors="replace") if self._process.stdout else ""
                pytest.fail(f"the player ended with {self._process.returncode}: {output}", pytrace=False)
            return self._display.window(title)

        return wait_for(f"a window with the title {title}", look)

    def end(self) -> str:
        """Asks it to end, and gives what it printed."""
        self._process.send_signal(signal.SIGTERM)
        try:
            output, _ = self._process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            pytest.fail("the player did not end when it was asked to")
        return output.decode(errors="replace")

    @property
    def is_running(self) -> bool:
        """Whether it still runs."""
        return self._process.poll() is None


def area_of(picture: NDArray[np.int16], color: Color, tolerance: int = 8) -> tuple[int, int, int, int] | None:
    """Left, top, right and bottom (exclusive) of the pixels of a color; None when there are fewer than 100."""
    rows, columns = np.nonzero(np.abs(picture - np.array(color)).max(axis=2) <= tolerance)
    if len(rows) < 100:
        return None
    return int(columns.min()), int(rows.min()), int(columns.max()) + 1, int(rows.max()) + 1
