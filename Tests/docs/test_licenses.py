# SPDX-License-Identifier: MIT
"""Every source file says under which license it is, in the form of https://spdx.dev."""

from __future__ import annotations

import json
import subprocess

from repository import Repository

LINE = "SPDX-License-Identifier: MIT"
SOURCES = {
    ".swift",
    ".c",
    ".cpp",
    ".h",
    ".hpp",
    ".py",
    ".cmake",
    ".mjs",
    ".js",
    ".ts",
    ".sh",
    ".java",
    ".rs",
    ".zig",
    ".rb",
    ".gemspec",
    ".lua",
    ".go",
    ".mod",
    ".cs",
    ".csproj",
    ".nuspec",
    ".rockspec",
}


def test_every_source_file_names_its_license(repository: Repository) -> None:
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=repository.root, capture_output=True, text=True, check=True
    ).stdout
    paths = [repository.root / name for name in listed.split("\0") if name]
    found = 0
    for path in paths:
        if path.is_symlink() or not path.is_file():
            continue
        head = path.read_bytes()[:200]
        if path.suffix in SOURCES or path.name == "CMakeLists.txt" or (not path.suffix and head.startswith(b"#!")):
            # In the first line, or in the second below a line that has to be the first.
            assert any(LINE.encode() in line for line in head.split(b"\n")[:2]), path
            found += 1
    assert found > 800


def test_packages_have_the_license_and_the_notices_of_what_they_hold(repository: Repository) -> None:
    """Each package has the license; those that hold a built library or module have the notices of what is in it."""
    bindings = repository.root / "bindings"
    licenses = [*bindings.glob("*/LICENSE"), *bindings.glob("rust/*/LICENSE")]
    names = {"cpp", "csharp", "go", "java", "javascript", "lua", "python", "ruby", "zig", "animcore", "animcore-sys"}
    assert {path.parent.name for path in licenses} == names
    for path in licenses:
        assert path.read_bytes() == (repository.root / "LICENSE").read_bytes(), path
    for name in ("javascript", "python"):
        notices = bindings / name / "NOTICES.md"
        assert notices.read_bytes() == (repository.root / "NOTICES.md").read_bytes(), notices
    files = json.loads((bindings / "javascript" / "package.json").read_text(encoding="utf-8"))["files"]
    assert {"LICENSE", "NOTICES.md"} <= set(files)
