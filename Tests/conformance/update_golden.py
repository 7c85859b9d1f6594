# SPDX-License-Identifier: MIT
"""Writes Tests/conformance/golden/transcripts.json: the digest of every trace's transcript at 60 frames per second.

Run it after a change that is meant to change what is seen:

    .venv/bin/python Tests/conformance/update_golden.py

and say in the commit why the frames changed. The digests are checked against every language, build and processor by
test_transcripts.py and by the XCTest TranscriptTests.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
GOLDEN = ROOT / "Tests/conformance/golden/transcripts.json"


def traces() -> dict[str, dict[str, Path]]:
    """The traces of every document under controls/, by document and name."""
    folders = sorted(path for path in (ROOT / "controls/traces").iterdir() if path.is_dir())
    return {folder.name: {path.stem: path for path in sorted(folder.glob("*.jsonl"))} for folder in folders}


def digest(transcript: str) -> str:
    """The digest that a transcript ends with."""
    match = re.search(r"^digest ([0-9a-f]{16})$", transcript, re.MULTILINE)
    if match is None:
        raise ValueError("the transcript has no digest")
    return match.group(1)


def main() -> None:
    player = ROOT / "build/release/bindings/c/animcore-player"
    if not player.exists():
        sys.exit("build/release/bindings/c/animcore-player is missing; run tools/build release")
    golden = {
        document: {
            name: digest(
                subprocess.run(
                    [player, ROOT / f"controls/{document}.json", path, "--hex"],
                    check=True,
                    capture_output=True,
                    text=True,
                ).stdout
            )
            for name, path in paths.items()
        }
        for document, paths in traces().items()
    }
    GOLDEN.write_text(json.dumps(golden, indent=2) + "\n")


if __name__ == "__main__":
    main()
