# SPDX-License-Identifier: MIT
"""A client of the language server that knows only the protocol: its frames, its lines, which end with LF, CR LF or CR,
and its columns in UTF-16 (Language Server Protocol 3.17, "Base Protocol", "Text Documents")."""

from __future__ import annotations

import functools
import json
import queue
import re
import subprocess
import sys
import tempfile
import threading
from typing import Any

URI = "file:///nowhere/control.json"
ENDS = re.compile(r"\r\n|\n|\r")


def units(text: str) -> int:
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


@functools.lru_cache(maxsize=64)
def places(text: str) -> list[tuple[int, int]]:
    """The line and column of each offset, the end included."""
    found, row, column = [], 0, 0
    ends = {end.end() for end in ENDS.finditer(text)}
    for offset, letter in enumerate(text):
        if offset in ends:
            row, column = row + 1, 0
        found.append((row, column))
        column += units(letter)
    return [*found, (row + 1, 0) if len(text) in ends else (row, column)]


def position(text: str, offset: int) -> dict[str, int]:
    row, column = places(text)[offset]
    return {"line": row, "character": column}


@functools.lru_cache(maxsize=64)
def offsets(text: str) -> dict[tuple[int, int], int]:
    return {place: offset for offset, place in reversed(list(enumerate(places(text))))}


def offset_of(text: str, place: dict[str, int]) -> int:
    return offsets(text)[(place["line"], place["character"])]


class Client:
    def __init__(self) -> None:
        # What the server writes to stderr, such as a traceback.
        self.told_aside = tempfile.TemporaryFile()  # noqa: SIM115
        command = [sys.executable, "-m", "animcore", "language-server"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.told_aside)
        self._heard: queue.Queue[Any] = queue.Queue()
        self._number = 0
        threading.Thread(target=self._hear, daemon=True).start()

    def _hear(self) -> None:
        output = self.process.stdout
        assert output is not None
        while True:
            length = 0
            while (line := output.readline()) not in (b"\r\n", b""):
                name, _, value = line.partition(b":")
                if name.lower() == b"content-length":
                    length = int(value)
            if not length:
                return
            self._heard.put(json.loads(output.read(length)))

    def send(self, **message: Any) -> None:
        # Escaped, as JSON.stringify writes halves of pairs.
        data = json.dumps({"jsonrpc": "2.0", **message}).encode()
        assert self.process.stdin is not None
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%b" % (len(data), data))
        self.process.stdin.flush()

    def ask(self, method: str, params: Any) -> Any:
        self._number += 1
        self.send(id=self._number, method=method, params=params)
        while True:
            message = self._heard.get(timeout=60)
            if message.get("id") == self._number:
                return message

    def told(self, method: str, params: Any) -> list[dict[str, Any]]:
        """The diagnostics that follow a notification."""
        self.send(method=method, params=params)
        while True:
            message = self._heard.get(timeout=60)
            if message.get("method") == "textDocument/publishDiagnostics":
                found: list[dict[str, Any]] = message["params"]["diagnostics"]
                return found
            assert message.get("method") != "window/showMessage", message

    def open(self, text: str, uri: str = URI) -> list[dict[str, Any]]:
        return self.told(
            "textDocument/didOpen", {"textDocument": {"uri": uri, "languageId": "json", "version": 1, "text": text}}
        )

    def close(self, uri: str = URI) -> list[dict[str, Any]]:
        return self.told("textDocument/didClose", {"textDocument": {"uri": uri}})

    def at(self, method: str, text: str, offset: int, uri: str = URI) -> Any:
        return self.ask(method, {"textDocument": {"uri": uri}, "position": position(text, offset)})["result"]

    def aside(self) -> str:
        """What the server wrote to stderr so far."""
        self.told_aside.seek(0)
        return self.told_aside.read().decode()

    def end(self) -> None:
        self.process.kill()
        self.process.wait()
        self.told_aside.close()
