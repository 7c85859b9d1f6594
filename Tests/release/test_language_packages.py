# SPDX-License-Identifier: MIT
"""What each language's tool has packed, installed where there is no Swift and no repository: its README's lines run."""

from __future__ import annotations

import json
import re
import subprocess
import tarfile
import zipfile
from collections.abc import Sequence
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DIST = ROOT / "dist"
BARE_PATH = "/usr/bin:/bin"


def one(pattern: str) -> Path:
    found = list(DIST.glob(pattern))
    assert len(found) == 1, f"dist/ has {len(found)} of {pattern}; run tools/release"
    return found[0]


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The library's folder in the archive, unpacked."""
    folder = tmp_path_factory.mktemp("library")
    with tarfile.open(one("animcore-*-linux-x86_64.tar.gz")) as archive:
        archive.extractall(folder, filter="data")
    return next(folder.iterdir()) / "lib"


def run(command: Sequence[str | Path], cwd: Path, library: Path | None = None, **environment: str) -> list[str]:
    found = {} if library is None else {"ANIMCORE_LIBRARY": str(library / "libanimcore.so.1")}
    if library is not None:
        found |= {"LD_LIBRARY_PATH": str(library), "PKG_CONFIG_PATH": str(library / "pkgconfig")}
    done = subprocess.run(
        [str(each) for each in command],
        cwd=cwd,
        env={"PATH": BARE_PATH, "HOME": str(cwd), "LC_ALL": "C.UTF-8", **found, **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, f"{' '.join(map(str, command))}:\n{done.stdout}\n{done.stderr}"
    return done.stdout.splitlines()


def first_lines(readme: str, language: str) -> str:
    begin = readme.index(f"```{language}\n") + len(language) + 4
    return readme[begin : readme.index("```", begin)]


def unpacked(package: Path, folder: Path) -> Path:
    with tarfile.open(package) as archive:
        archive.extractall(folder, filter="data")
    return folder


def is_a_quick_start(printed: list[str]) -> bool:
    """Thirty frames of a spring that is turned round, as every README's lines print."""
    values = [float(found.group()) for line in printed if (found := re.search(r"-?\d+\.\d+(?= |$)", line[8:]))]
    return len(printed) == 30 and len(values) == 30


def test_npm(tmp_path: Path) -> None:
    run(["npm", "install", "--offline", "--no-audit", "--no-fund", one("animcore-[0-9]*.tgz")], tmp_path)
    package = tmp_path / "node_modules" / "animcore"
    assert (package / "LICENSE").exists()
    manifest = json.loads((package / "package.json").read_text(encoding="utf-8"))
    exported = [each if isinstance(each, str) else each["default"] for each in manifest["exports"].values()]
    assert [each for each in [*manifest["files"], *exported] if not (package / each).exists()] == []
    lines = first_lines((package / "README.md").read_text(encoding="utf-8"), "js")
    (tmp_path / "quick.mjs").write_text(lines, encoding="utf-8")
    assert len(run(["node", "quick.mjs"], tmp_path)) == 30


def test_gem(tmp_path: Path, library: Path) -> None:
    gems = tmp_path / "gems"
    command: list[str | Path] = [
        "gem",
        "install",
        "--local",
        "--ignore-dependencies",
        "--no-document",
        "--install-dir",
        gems,
    ]
    run([*command, one("animcore-*.gem")], tmp_path)
    (package,) = (gems / "gems").glob("animcore-*")
    lines = first_lines((package / "README.md").read_text(encoding="utf-8"), "ruby")
    default = run(["ruby", "-e", "puts Gem.default_path"], tmp_path)
    found = {"GEM_PATH": ":".join([str(gems), *default])}
    assert is_a_quick_start(run(["ruby", "-e", lines], tmp_path, library, **found))


def test_jar(tmp_path: Path, library: Path) -> None:
    jar = one("animcore-*.jar")
    with zipfile.ZipFile(jar) as archive:
        assert "META-INF/LICENSE" in archive.namelist()
    readme = (ROOT / "bindings" / "java" / "README.md").read_text(encoding="utf-8")
    head, _, body = first_lines(readme, "java").partition("\n\n")
    program = f"{head}\npublic final class Quick {{\n    public static void main(String[] a) {{\n{body}}}\n}}\n"
    (tmp_path / "Quick.java").write_text(program, encoding="utf-8")
    path = f"{jar}:/usr/share/java/jna.jar"
    run(["javac", "-cp", path, "Quick.java"], tmp_path)
    assert is_a_quick_start(run(["java", "-cp", f"{tmp_path}:{path}", "Quick"], tmp_path, library))


def test_crates(tmp_path: Path, library: Path) -> None:
    for crate in ("animcore-[0-9]*.crate", "animcore-sys-*.crate"):
        unpacked(one(crate), tmp_path)
    (safe,) = tmp_path.glob("animcore-[0-9]*")
    (raw,) = tmp_path.glob("animcore-sys-*")
    assert (safe / "LICENSE").exists()
    lines = first_lines((safe / "README.md").read_text(encoding="utf-8"), "rust")
    if "fn main" not in lines:
        lines = f"fn main() -> Result<(), animcore::Error> {{\n{lines}\nOk(())\n}}\n"
    program = tmp_path / "program"
    (program / "src").mkdir(parents=True)
    (program / "src" / "main.rs").write_text(lines.replace("\n# ", "\n"), encoding="utf-8")
    (program / "Cargo.toml").write_text(
        '[package]\nname = "quick"\nversion = "0.0.0"\nedition = "2021"\n\n'
        f'[dependencies]\nanimcore = {{ path = "{safe}" }}\n\n[patch.crates-io]\nanimcore-sys = {{ path = "{raw}" }}\n',
        encoding="utf-8",
    )
    printed = run(["cargo", "run", "--offline", "--quiet"], program, library, ANIMCORE_LIB_DIR=str(library))
    assert len(printed) == 30


def test_rock(tmp_path: Path, library: Path) -> None:
    (root,) = unpacked(one("animcore-lua-*.tar.gz"), tmp_path / "there").iterdir()
    assert list(root.glob("*.rockspec"))
    lines = first_lines((root / "README.md").read_text(encoding="utf-8"), "lua")
    found = {"LUA_PATH": f"{root}/?.lua;;"}
    assert is_a_quick_start(run(["luajit", "-e", lines], tmp_path, library, **found))


def test_go(tmp_path: Path, library: Path) -> None:
    with zipfile.ZipFile(one("animcore-go-*.zip")) as archive:
        archive.extractall(tmp_path / "there")
    (manifest,) = (tmp_path / "there").rglob("go.mod")
    found = re.search(r"^module (\S+)", manifest.read_text(encoding="utf-8"), re.MULTILINE)
    assert found is not None
    module = found.group(1)
    lines = first_lines((manifest.parent / "README.md").read_text(encoding="utf-8"), "go")
    program = tmp_path / "program"
    program.mkdir()
    imports = f'import (\n\t"fmt"\n\n\t"{module}"\n)'
    body = f"package main\n\n{imports}\n\nfunc main() {{\n{lines}}}\n"
    (program / "main.go").write_text(body, encoding="utf-8")
    (program / "go.mod").write_text(
        f"module quick\n\ngo 1.19\n\nrequire {module} v0.1.0\n\nreplace {module} => {manifest.parent}\n",
        encoding="utf-8",
    )
    options = {"GOFLAGS": "-mod=mod", "GOPROXY": "off", "GOCACHE": str(tmp_path / "cache"), "GOSUMDB": "off"}
    assert len(run(["go", "run", "."], program, library, **options)) == 30


def test_cpp(tmp_path: Path, library: Path) -> None:
    """The header is in the archive, beside C's."""
    assert (library.parent / "include" / "animcore.hpp").exists()
    readme = (ROOT / "bindings" / "cpp" / "README.md").read_text(encoding="utf-8")
    (tmp_path / "quick.cpp").write_text(first_lines(readme, "cpp"), encoding="utf-8")
    flags = run(["pkg-config", "--cflags", "--libs", "animcore"], tmp_path, library)[0].split()
    run(["g++", "-std=c++17", "quick.cpp", "-o", "quick", *flags], tmp_path, library)
    assert len(run([tmp_path / "quick"], tmp_path, library)) == 30
