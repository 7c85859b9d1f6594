# SPDX-License-Identifier: MIT
"""What the front page shows of the repository: the first lines of each language, digests, and how to install."""

from __future__ import annotations

import html
import json
import re
from pathlib import Path

from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import get_lexer_by_name

# Of a language: its name, its README, and how it is installed from what tools/release packs.
LANGUAGES = {
    "python": ("Python", "bindings/python/README.md", "pip install animcore-{version}-*.whl"),
    "javascript": ("JavaScript", "bindings/javascript/README.md", "npm install animcore-{version}.tgz"),
    "cpp": ("C++", "bindings/cpp/README.md", "find_package(animcore CONFIG REQUIRED)"),
    "c": ("C", "README.md", "cc app.c $(pkg-config --cflags --libs animcore)"),
    "rust": ("Rust", "bindings/rust/animcore/README.md", 'animcore = { path = "animcore" }'),
    "go": ("Go", "bindings/go/README.md", "go mod edit -replace animcore=./animcore"),
    "swift": ("Swift", "docs/swift.md", '.product(name: "AnimCore", package: "libanimcore")'),
    "java": ("Java", "bindings/java/README.md", "javac -cp animcore-{version}.jar:jna.jar App.java"),
    "csharp": ("C#", "bindings/csharp/README.md", "mcs -recurse:'Animcore/*.cs' App.cs"),
    "ruby": ("Ruby", "bindings/ruby/README.md", "gem install animcore-{version}.gem"),
    "lua": ("Lua", "bindings/lua/README.md", "luarocks make"),
    "zig": ("Zig", "bindings/zig/README.md", "zig fetch --save ./animcore"),
}
LEXERS = {"c": "c", "cpp": "cpp", "csharp": "csharp", "zig": "zig"}


def first_lines(text: str, language: str) -> tuple[str, str]:
    """The first block of code of a README in its language, and its lexer."""
    words = {"javascript": "js|javascript", "cpp": r"cpp|c\+\+", "csharp": r"csharp|cs"}.get(language, language)
    match = re.search(rf"^```({words})\n(.*?)^```", text, re.M | re.S)
    assert match is not None, f"the README of {language} has no code"
    return match[2], LEXERS.get(language, match[1])


def build(root: Path, target: Path) -> dict[str, str]:
    tabs, panels, install = [], [], []
    version = json.loads((root / "bindings/javascript/package.json").read_text(encoding="utf-8"))["version"]
    for index, (name, (title, readme, command)) in enumerate(LANGUAGES.items()):
        code, lexer = first_lines((root / readme).read_text(encoding="utf-8"), name)
        colored = highlight(code, get_lexer_by_name(lexer), HtmlFormatter(nowrap=True))
        chosen = index == 0
        tabs.append(
            f'<button role="tab" type="button" class="button" id="tab-{name}" aria-controls="panel-{name}" '
            f'aria-selected="{str(chosen).lower()}" tabindex="{0 if chosen else -1}">{html.escape(title)}</button>'
        )
        panels.append(
            f'<div role="tabpanel" id="panel-{name}" aria-labelledby="tab-{name}"'
            f"{'' if chosen else ' hidden'}><pre tabindex=0><code>{colored}</code></pre></div>"
        )
        line = html.escape(command.replace("{version}", version))
        install.append(f"<div><h3>{html.escape(title)}</h3><pre tabindex=0><code>{line}</code></pre></div>")
    answers = (root / "Tests/bindings/golden.txt").read_text(encoding="utf-8").splitlines()
    digest = answers[-1].split()[-1]
    tested = [path.stem.removeprefix("test_") for path in sorted((root / "Tests/bindings").glob("test_*.py"))]
    rows = "".join(
        f"<tr><th scope=row>{html.escape(LANGUAGES[name][0])}</th><td><code>{digest}</code></td></tr>"
        for name in LANGUAGES
        if name in tested
    )
    golden = json.loads((root / "Tests/conformance/golden/transcripts.json").read_text(encoding="utf-8"))
    (target / "golden.json").write_text(json.dumps(golden, separators=(",", ":")), encoding="utf-8")
    pages = [name for name in ("playground", "springs", "morphs") if (root / "web" / name / "index.html").exists()]
    return {
        "tabs": "".join(tabs),
        "panels": "".join(panels),
        "install": "".join(install),
        "digests": rows,
        "case-count": str(len(answers) - 1),
        "trace-count": str(sum(len(traces) for traces in golden.values())),
        "first-page": f"{pages[0]}/index.html" if pages else "#controls-title",
    }
