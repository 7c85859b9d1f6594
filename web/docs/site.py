# SPDX-License-Identifier: MIT
"""Writes the pages that MkDocs reads: the guides of docs/, the languages' READMEs, and the reference."""

from __future__ import annotations

import base64
import json
import posixpath
import re
import shutil
import subprocess
import sys
import zlib
from pathlib import Path, PurePosixPath

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))

import site_reference as reference

HEADERS = ("base", "motion", "paths", "stage", "scene")
# What becomes a page beside the guides of docs/, by its place in the repository.
PAGES = {
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "benchmarks/README.md": "benchmarks.md",
    "bindings/rust/animcore/README.md": "languages/rust.md",
    "controls/README.md": "controls.md",
    "docs/abi/README.md": "abi.md",
    "docs/grammar/README.md": "grammar.md",
    "include/animcore.h": "reference/c/index.md",
    "Tests/conformance/README.md": "conformance.md",
    "Tests/conformance/transcript.md": "transcript.md",
    "docs/README.md": "index.md",
} | {f"include/animcore/{name}.h": f"reference/c/{name}.md" for name in HEADERS}
LANGUAGES = ("c", "cpp", "csharp", "go", "java", "javascript", "lua", "python", "ruby", "zig")
# Of a guide: the control that is shown live below its title.
LIVE = {
    "concepts.md": ("gender-toggle", "Tap it, and again before it rests: it turns back from where it is."),
    "document-format.md": ("transitioning-button", "One of the documents that this page is about. Press it."),
    "motion.md": ("animatable-properties", "Springs, keyframes and delays on all that can move."),
    "controls.md": ("fast-cart-button", "Hold it, and let go."),
}
# Whose documents are live below their text.
LIVE_EXAMPLES = ("first-document.md", "dragging.md", "document-format.md")


def pages(root: Path) -> dict[str, str]:
    """Of each Markdown file or header of the repository that is a page: the page's place."""
    found = {f"docs/{path.name}": path.name for path in sorted((root / "docs").glob("*.md"))}
    found |= {f"bindings/{name}/README.md": f"languages/{name}.md" for name in LANGUAGES}
    return found | PAGES


def linked(text: str, source: str, target: str, places: dict[str, str], root: Path) -> str:
    """A page's text with its links leading to pages of the documentation; what is no page is named only."""

    def link(match: re.Match[str]) -> str:
        bang, label, address = match[1], match[2], match[3]
        if "://" in address or address.startswith(("#", "mailto:")):
            return match[0]
        path, mark, anchor = address.partition("#")
        at = posixpath.normpath(str(PurePosixPath(source).parent / path))
        found = places.get(at)
        if found is None and at.startswith("docs/") and (root / at).is_file():
            found = at.removeprefix("docs/")
        if found is None:
            return match[0] if bang else label
        if source.endswith(".md") and at.endswith(".h"):
            mark, anchor = "", ""
        return f"{bang}[{label}]({posixpath.relpath(found, posixpath.dirname(target) or '.')}{mark}{anchor})"

    parts = re.split(r"(^```.*?^```$)", text, flags=re.M | re.S)
    for index in range(0, len(parts), 2):
        parts[index] = re.sub(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)", link, parts[index])
        # Python-Markdown wants an empty line before a list.
        parts[index] = re.sub(r"^(?!\s*(?:[-*|]|\d+\.) ?)(\S.*)\n(?=(?:- |1\. ))", r"\1\n\n", parts[index], flags=re.M)
    return "".join(parts)


def live(text: str, name: str) -> str:
    control, caption = LIVE[name]
    figure = (
        f'\n<figure class="live"><anim-scene src="../controls/{control}.json" style="width: 200px"></anim-scene>'
        f"<figcaption>{caption}</figcaption></figure>\n"
    )
    title, _, rest = text.partition("\n")
    return f"{title}\n{figure}{rest}"


def playground_link(text: str) -> str:
    """The fragment by which the playground opens a document: JSON that is deflated and in base64url."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = packer.compress(json.dumps({"text": text}).encode()) + packer.flush()
    return "d=" + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def live_examples(text: str, to: Path) -> str:
    """A page with each of its documents that draws something live below its text, and in the playground at a click."""

    def shown(match: re.Match[str]) -> str:
        document = json.loads(match[1])
        name, size = document.get("name"), document.get("size")
        # What the host must give parameters to, and what shows nothing, is not shown.
        if not document.get("nodes") or name is None or size is None or "x-parameters" in document:
            return match[0]
        file = to / "examples" / f"{name}.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(match[1], encoding="utf-8")
        width, height = document.get("canvas", [0, 0, *size])[2:]
        is_known = isinstance(width, int | float) and isinstance(height, int | float)
        style = f"width: {width * min(3, 260 / width, 200 / height) if is_known else 200:.0f}px"
        return (
            f'{match[0]}\n\n<figure class="live"><anim-scene src="examples/{name}.json" style="{style}"></anim-scene>'
            f'<figcaption><a href="../playground/index.html#{playground_link(match[1])}">Open in the playground</a>'
            "</figcaption></figure>\n"
        )

    return re.sub(r"^```json\n(.*?)^```$", shown, text, flags=re.M | re.S)


def build(root: Path, _target: Path) -> dict[str, str]:
    to = root / "build" / "site-docs"
    shutil.rmtree(to, ignore_errors=True)
    places = pages(root)
    texts: dict[str, str] = {}
    for source, target in places.items():
        if source.endswith(".md") and target != "index.md":
            text = linked((root / source).read_text(encoding="utf-8"), source, target, places, root)
            if target in LIVE_EXAMPLES:
                text = live_examples(text, to)
            texts[target] = live(text, target) if target in LIVE else text
    for name in ("index", "comparisons"):
        texts[f"{name}.md"] = (root / "web" / "docs" / f"{name}.page").read_text(encoding="utf-8")
    texts |= reference.pages(root)
    for target, text in texts.items():
        path = to / target
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    shutil.copytree(root / "docs" / "images", to / "images", ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    shutil.copyfile(root / "web" / "shared" / "icon.svg", to / "icon.svg")
    for path in (root / "docs").glob("*.json"):
        shutil.copyfile(path, to / path.name)
    for part in ("abi", "grammar"):
        shutil.copytree(root / "docs" / part, to / part, ignore=shutil.ignore_patterns("*.md", "__pycache__"))
    shutil.copyfile(root / "web" / "docs" / "docs.css", to / "docs.css")
    subprocess.run(
        ["esbuild", str(root / "web" / "docs" / "live.js"), "--bundle", "--minify", "--format=esm", "--target=es2022",
         "--legal-comments=none", "--log-level=warning", "--external:node:*", f"--outfile={to / 'live.js'}"],
        check=True, cwd=root,
    )  # fmt: skip
    return {}
