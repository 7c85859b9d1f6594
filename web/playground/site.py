# SPDX-License-Identifier: MIT
"""What the playground takes from packages: CodeMirror; and the list of its examples."""

from __future__ import annotations

import html
import json
import subprocess
from pathlib import Path

CODEMIRROR = Path("/usr/share/javascript/codemirror")
SCRIPTS = [
    "lib/codemirror.js",
    "mode/javascript/javascript.js",
    "addon/edit/matchbrackets.js",
    "addon/edit/closebrackets.js",
    "addon/hint/show-hint.js",
]
STYLES = ["lib/codemirror.css", "addon/hint/show-hint.css"]


def found(name: str) -> Path:
    """A file of CodeMirror: Debian has its main ones in the folder itself, too."""
    path = CODEMIRROR / name
    return path if path.exists() else CODEMIRROR / Path(name).name


def vendored(names: list[str], kind: str, target: Path) -> None:
    text = "\n".join(found(name).read_text(encoding="utf-8") for name in names)
    small = subprocess.run(
        ["esbuild", "--minify", f"--loader={kind}", "--log-level=warning"],
        input=text, capture_output=True, text=True, check=True,
    )  # fmt: skip
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(small.stdout, encoding="utf-8")


def examples(root: Path) -> str:
    groups = []
    for title, folder in (("Controls", "controls"), ("More", "controls/examples")):
        options = []
        for path in sorted((root / folder).glob("*.json")):
            name = json.loads(path.read_text(encoding="utf-8")).get("name", path.stem)
            address = path.relative_to(root).with_suffix("").as_posix()
            label = html.escape(name.replace("-", " ").capitalize())
            options.append(f'<option value="{html.escape(address)}">{label}</option>')
        if options:
            groups.append(f'<optgroup label="{title}">{"".join(options)}</optgroup>')
    return "".join(groups)


def build(root: Path, target: Path) -> dict[str, str]:
    vendored(SCRIPTS, "js", target / "vendor" / "codemirror.js")
    vendored(STYLES, "css", target / "vendor" / "codemirror.css")
    return {"examples": examples(root)}
