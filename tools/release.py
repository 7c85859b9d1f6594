#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Makes dist/ of what tools/build has built (release, wasm, aarch64). Called by tools/release.

    archives    animcore-VERSION-linux-ARCHITECTURE.tar.gz: libraries, headers, CMake and pkg-config files, wasm,
                schemas, the description, the man page and completions of the command; one for musl, too
    packages    Debian's: libanimcore1, libanimcore-dev, animcore-tools
    wheels      manylinux_2_17, for both processors, and the source distribution
    languages   what each language's own tool packs (bindings/)
    lists       SHA256SUMS, and a bill of materials (CycloneDX)

Times in archives are that of the last commit, so that two runs on one commit give the same bytes.
"""

from __future__ import annotations

import datetime
import gzip
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
import uuid
import zipfile
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
WORK = ROOT / "build" / "packaging"
PYTHON = ROOT / ".venv" / "bin" / "python"


@dataclass(frozen=True)
class Architecture:
    name: str  # its name in Linux and Python
    debian: str
    triplet: str
    build: Path  # the output folder of tools/build
    qemu: str | None = None


ARCHITECTURES = (
    Architecture("x86_64", "amd64", "x86_64-linux-gnu", ROOT / "build" / "release"),
    Architecture("aarch64", "arm64", "aarch64-linux-gnu", ROOT / "build" / "aarch64"),
)
WASM = ROOT / "build" / "wasm" / "animcore.wasm"


def run(command: Sequence[str | Path], environment: Mapping[str, str] | None = None, cwd: Path = ROOT) -> str:
    done = subprocess.run(
        [str(each) for each in command],
        cwd=cwd,
        env={**os.environ, "SOURCE_DATE_EPOCH": str(commit_time()), "LC_ALL": "C.UTF-8", **(environment or {})},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        line = " ".join(str(each) for each in command)
        sys.exit(f"{line} ended with {done.returncode}:\n{done.stdout}\n{done.stderr}")
    return done.stdout


def version() -> str:
    text = (ROOT / "include" / "animcore" / "base.h").read_text(encoding="utf-8")
    parts = [re.search(rf"ANIM_VERSION_{part} = (\d+)", text) for part in ("MAJOR", "MINOR", "PATCH")]
    return ".".join(part.group(1) for part in parts if part is not None)


def commit_time() -> int:
    done = subprocess.run(["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True, check=False)
    return int(done.stdout) if done.returncode == 0 else 0


# ---- The command's man page and completions ----


def write_command_files(prefix: Path) -> None:
    """Writes the man page and the completions of the command to their places in a prefix."""
    environment = {"PYTHONPATH": str(ROOT / "bindings" / "python"), "ANIMCORE_LIBRARY": str(library_of_this_machine())}
    page = prefix / "share" / "man" / "man1" / "animcore.1"
    page.parent.mkdir(parents=True, exist_ok=True)
    run(
        [
            ROOT / ".venv" / "bin" / "argparse-manpage",
            "--module",
            "animcore.command_line",
            "--function",
            "parser",
            "--project-name",
            "animcore",
            "--prog",
            "animcore",
            "--version",
            version(),
            "--description",
            "plays, checks, compares and renders documents of libanimcore",
            "--author",
            "The libanimcore authors",
            "--manual-title",
            "libanimcore",
            "--output",
            page,
        ],
        environment,
    )
    places = {
        "bash": prefix / "share" / "bash-completion" / "completions" / "animcore",
        "zsh": prefix / "share" / "zsh" / "site-functions" / "_animcore",
        "fish": prefix / "share" / "fish" / "vendor_completions.d" / "animcore.fish",
    }
    for shell, place in places.items():
        place.parent.mkdir(parents=True, exist_ok=True)
        text = run(
            [PYTHON, "-m", "shtab", "--error-unimportable", "--shell", shell, "animcore.command_line.parser"],
            environment,
        )
        place.write_text(text, encoding="utf-8")


def library_of_this_machine() -> Path:
    return ARCHITECTURES[0].build / "libanimcore.so.1"


# ---- Archives ----


def install(architecture: Architecture, prefix: Path, library_folder: str = "lib") -> None:
    """Installs the library, its headers, and the files for build systems into a prefix."""
    staged = WORK / f"installed-{architecture.name}"
    shutil.rmtree(staged, ignore_errors=True)
    run(["cmake", "--install", architecture.build, "--prefix", staged])
    shutil.rmtree(prefix, ignore_errors=True)
    prefix.parent.mkdir(parents=True, exist_ok=True)
    shutil.copytree(staged, prefix, symlinks=True)
    if library_folder != "lib":
        target = prefix / library_folder
        target.parent.mkdir(parents=True, exist_ok=True)
        (prefix / "lib").rename(prefix / "lib.moved")
        target.parent.mkdir(parents=True, exist_ok=True)
        (prefix / "lib.moved").rename(target)
    wasm = prefix / "share" / "animcore" / "animcore.wasm"
    shutil.copyfile(WASM, wasm)
    wasm.chmod(0o644)


def add_to_tar(archive: tarfile.TarFile, folder: Path, name: str) -> None:
    """Adds a folder, sorted, with neutral ownership, at the time of the commit."""
    for path in sorted([folder, *folder.rglob("*")]):
        entry = archive.gettarinfo(path, f"{name}/{path.relative_to(folder)}" if path != folder else name)
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = "root"
        entry.mtime = commit_time()
        entry.mode = 0o755 if path.is_dir() or entry.mode & 0o100 else 0o644
        if entry.isfile():
            with path.open("rb") as content:
                archive.addfile(entry, content)
        else:
            archive.addfile(entry)


def write_tar(place: Path, folder: Path, name: str) -> None:
    with (
        place.open("wb") as raw,
        gzip.GzipFile("", "wb", fileobj=raw, mtime=commit_time()) as zipped,
        tarfile.open(mode="w", fileobj=zipped, format=tarfile.GNU_FORMAT) as archive,
    ):
        add_to_tar(archive, folder, name)


def write_zip(place: Path, files: Iterable[tuple[str, Path]]) -> None:
    with zipfile.ZipFile(place, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, path in sorted(files):
            entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            entry.external_attr = 0o644 << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, path.read_bytes())


def make_archives() -> None:
    for architecture in ARCHITECTURES:
        name = f"animcore-{version()}-linux-{architecture.name}"
        prefix = WORK / name
        install(architecture, prefix)
        write_command_files(prefix)
        write_tar(DIST / f"{name}.tar.gz", prefix, name)
    make_archive_for_musl()


def make_archive_for_musl() -> None:
    """The same code, linked with musl: from the static library, so that nothing is compiled."""
    architecture = ARCHITECTURES[0]
    name = f"animcore-{version()}-linux-musl-{architecture.name}"
    prefix = WORK / name
    install(architecture, prefix)
    write_command_files(prefix)
    (prefix / "lib" / "libanimcore.so.1").unlink()
    run(
        [
            "musl-gcc",
            "-shared",
            "-o",
            prefix / "lib" / "libanimcore.so.1",
            "-Wl,--whole-archive",
            architecture.build / "libanimcore.a",
            "-Wl,--no-whole-archive",
            f"-Wl,--version-script={architecture.build / 'animcore.map'}",
            "-Wl,-soname,libanimcore.so.1",
            "-Wl,--gc-sections,-z,defs,-z,nodelete,-z,relro,-z,now,-z,noexecstack,--strip-all",
        ]
    )
    write_tar(DIST / f"{name}.tar.gz", prefix, name)


# ---- Packages of the languages' own tools ----


def make_language_packages() -> None:
    """Packs each folder of bindings/ that has its package's file with that language's tool."""
    bindings = ROOT / "bindings"
    packers: list[tuple[Path, Callable[[Path], None]]] = [
        (bindings / "javascript" / "package.json", pack_npm),
        (bindings / "rust" / "Cargo.toml", pack_crates),
        (bindings / "ruby" / "animcore.gemspec", pack_gem),
        (bindings / "go" / "go.mod", pack_go),
        (bindings / "java" / "pom.xml", pack_jar),
        (bindings / "lua", pack_sources),
        (bindings / "zig", pack_sources),
        (bindings / "csharp", pack_sources),
    ]
    for place, pack in packers:
        if place.exists():
            folder = place if place.is_dir() else place.parent
            copy = WORK / "bindings" / folder.name
            shutil.rmtree(copy, ignore_errors=True)
            shutil.copytree(folder, copy, ignore=shutil.ignore_patterns("target", "build", "node_modules", "*.class"))
            pack(copy)


def pack_npm(folder: Path) -> None:
    shutil.copyfile(WASM, folder / "animcore.wasm")
    for module in ("element", "motion"):
        name = f"animcore-{module}.wasm"
        shutil.copyfile(ROOT / "build" / "javascript" / name, folder / name)
    run(["npm", "pack", "--offline", "--pack-destination", DIST], cwd=folder)


def pack_crates(folder: Path) -> None:
    for crate in ("animcore-sys", "animcore"):
        # animcore names animcore-sys by version and path. In a package cargo keeps only the version and looks for it in
        # a registry, where it may be missing: so the files that cargo lists are packed here.
        listed = run(["cargo", "package", "--list", "--allow-dirty", "--offline"], cwd=folder / crate).split()
        name = f"{crate}-{version()}"
        packed = WORK / name
        shutil.rmtree(packed, ignore_errors=True)
        for each in listed:
            if (folder / crate / each).is_file():
                (packed / each).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(folder / crate / each, packed / each)
        manifest = packed / "Cargo.toml"
        text = manifest.read_text(encoding="utf-8")
        manifest.write_text(re.sub(r'path = "[^"]*", ', "", text), encoding="utf-8")
        write_tar(DIST / f"{name}.crate", packed, name)


def pack_gem(folder: Path) -> None:
    run(["gem", "build", "animcore.gemspec", "--output", DIST / f"animcore-{version()}.gem"], cwd=folder)


def pack_go(folder: Path) -> None:
    """A module's zip, as the go command downloads it (go.dev/ref/mod, "Module zip files")."""
    found = re.search(r"^module (\S+)", (folder / "go.mod").read_text(encoding="utf-8"), re.MULTILINE)
    assert found is not None
    module = found.group(1)
    files = (
        (f"{module}@v{version()}/{path.relative_to(folder)}", path) for path in folder.rglob("*") if path.is_file()
    )
    write_zip(DIST / f"animcore-go-v{version()}.zip", files)


def pack_jar(folder: Path) -> None:
    run([folder / "build.sh", folder / "target"])
    shutil.copy(folder / "target" / f"animcore-{version()}.jar", DIST)


def pack_sources(folder: Path) -> None:
    name = f"animcore-{folder.name}-{version()}"
    write_tar(DIST / f"{name}.tar.gz", folder, name)


# ---- Debian packages ----


def make_debian_packages() -> None:
    for architecture in ARCHITECTURES:
        tree = WORK / f"debian-{architecture.debian}" / "animcore"
        shutil.rmtree(tree.parent, ignore_errors=True)
        tree.mkdir(parents=True)
        # With present times: files newer than the commit get the commit's time, older ones would keep their own.
        shutil.copytree(ROOT / "packaging" / "debian", tree / "debian", copy_function=shutil.copyfile)
        (tree / "debian" / "rules").chmod(0o755)
        install(architecture, tree / "stage" / "usr", f"lib/{architecture.triplet}")
        # The license is the package's copyright file.
        shutil.rmtree(tree / "stage" / "usr" / "share" / "doc")
        fix_pkgconfig(tree / "stage" / "usr" / "lib" / architecture.triplet)
        write_debian_texts(tree / "debian")
        stage_tools(tree / "stage" / "tools" / "usr")
        kind = "--build=binary" if architecture is ARCHITECTURES[0] else "--build=any"
        run(
            ["dpkg-buildpackage", kind, "--no-sign", "--no-check-builddeps", f"--host-arch={architecture.debian}"],
            cwd=tree,
        )
        for package in sorted(tree.parent.glob("*.deb")):
            shutil.copy(package, DIST / package.name)


def fix_pkgconfig(folder: Path) -> None:
    """Their prefix is relative to the file, which is one folder deeper than configured."""
    for place in (folder / "pkgconfig").glob("*.pc"):
        text = place.read_text(encoding="utf-8")
        text = text.replace("prefix=${pcfiledir}/../../", "prefix=${pcfiledir}/../../..")
        place.write_text(text.replace("libdir=${prefix}/lib", "libdir=${pcfiledir}/.."), encoding="utf-8")
    for place in (folder / "cmake" / "animcore").glob("*targets*.cmake"):
        text = place.read_text(encoding="utf-8")
        text = text.replace("${_IMPORT_PREFIX}/lib/", f"${{_IMPORT_PREFIX}}/lib/{folder.name}/")
        # The prefix is as many folders up as this one is deep, plus one.
        text = text.replace(
            'get_filename_component(_IMPORT_PREFIX "${_IMPORT_PREFIX}" PATH)\n',
            'get_filename_component(_IMPORT_PREFIX "${_IMPORT_PREFIX}" PATH)\n' * 2,
            1,
        )
        place.write_text(text, encoding="utf-8")


def write_debian_texts(folder: Path) -> None:
    date = run(["date", "--utc", "--rfc-email", f"--date=@{commit_time()}"]).strip()
    maintainer = re.search(r"^Maintainer: (.*)$", (folder / "control").read_text(encoding="utf-8"), re.MULTILINE)
    assert maintainer is not None
    (folder / "changelog").write_text(
        f"animcore ({version()}) unstable; urgency=medium\n\n  * See CHANGELOG.md of the project.\n\n"
        f" -- {maintainer.group(1)}  {date}\n",
        encoding="utf-8",
    )
    (folder / "copyright").write_text(copyright_text(), encoding="utf-8")


def copyright_text() -> str:
    """debian/copyright, from LICENSE and NOTICES.md."""

    def field(text: str) -> str:
        return "\n".join(f" {line}" if line.strip() else " ." for line in text.strip().splitlines())

    license_lines = (ROOT / "LICENSE").read_text(encoding="utf-8").split("\n", 3)[3]
    notices = (ROOT / "NOTICES.md").read_text(encoding="utf-8")
    return (
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n"
        "Upstream-Name: libanimcore\n"
        f"Comment:\n{field(notices)}\n\n"
        "Files: *\nCopyright: The libanimcore authors\nLicense: Expat\n"
        f"{field(license_lines)}\n"
    )


def stage_tools(prefix: Path) -> None:
    """The Python package, without a bundled library, and the command."""
    package = prefix / "lib" / "python3" / "dist-packages" / "animcore"
    with zipfile.ZipFile(wheel_of(ARCHITECTURES[0])) as wheel:
        for name in wheel.namelist():
            if name.startswith("animcore/") and not re.search(r"\.so(\.\d+)?$", name):
                place = package / name.removeprefix("animcore/")
                place.parent.mkdir(parents=True, exist_ok=True)
                place.write_bytes(wheel.read(name))
    command = prefix / "bin" / "animcore"
    command.parent.mkdir(parents=True, exist_ok=True)
    command.write_text(
        "#!/usr/bin/python3\nimport sys\n\nfrom animcore.command_line import run\n\nsys.exit(run())\n",
        encoding="utf-8",
    )
    command.chmod(0o755)
    write_command_files(prefix)
    (prefix / "share" / "zsh" / "vendor-completions").mkdir(parents=True)
    (prefix / "share" / "zsh" / "site-functions" / "_animcore").rename(
        prefix / "share" / "zsh" / "vendor-completions" / "_animcore"
    )
    (prefix / "share" / "zsh" / "site-functions").rmdir()


# ---- Wheels ----


def wheel_of(architecture: Architecture) -> Path:
    return next(DIST.glob(f"animcore-*-manylinux_2_17_{architecture.name}.whl"))


def make_wheels() -> None:
    for architecture in ARCHITECTURES:
        folder = WORK / f"wheel-{architecture.name}"
        shutil.rmtree(folder, ignore_errors=True)
        library = architecture.build / "libanimcore.so.1"
        run(
            [
                PYTHON,
                "-m",
                "pip",
                "wheel",
                "--disable-pip-version-check",
                "--no-index",
                "--no-deps",
                "--no-build-isolation",
                "--wheel-dir",
                folder,
                "./bindings/python",
                f"--config-settings=cmake.define.ANIMCORE_BUILT_LIBRARY={library}",
            ],
            {"PATH": f"{ROOT}/.venv/bin:{os.environ['PATH']}"},
        )
        platform = f"manylinux_2_17_{architecture.name}"
        built = next(folder.glob("*.whl"))
        run([PYTHON, "-m", "wheel", "tags", "--remove", "--platform-tag", platform, built], cwd=folder)
        shutil.copy(next(folder.glob(f"*-{platform}.whl")), DIST)
    folder = WORK / "sdist"
    shutil.rmtree(folder, ignore_errors=True)
    run(
        [PYTHON, "-m", "build", "--sdist", "--no-isolation", "--outdir", folder, ROOT / "bindings" / "python"],
        {"PATH": f"{ROOT}/.venv/bin:{os.environ['PATH']}"},
    )
    shutil.copy(next(folder.glob("*.tar.gz")), DIST)


# ---- Lists ----


def write_checksums() -> None:
    files = sorted(path for path in DIST.iterdir() if path.name != "SHA256SUMS")
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    (DIST / "SHA256SUMS").write_text("".join(lines), encoding="utf-8")


def write_bill_of_materials() -> None:
    """The third-party contents of dist/, from the table of NOTICES.md."""
    from cyclonedx.model import ExternalReference, ExternalReferenceType, HashAlgorithm, HashType, XsUri
    from cyclonedx.model.bom import Bom
    from cyclonedx.model.component import Component, ComponentType
    from cyclonedx.model.license import LicenseExpression
    from cyclonedx.output import make_outputter
    from cyclonedx.schema import OutputFormat, SchemaVersion

    def component(name: str, license: str, more: str = "", url: str = "") -> Component:
        references = [ExternalReference(type=ExternalReferenceType.WEBSITE, url=XsUri(url))] if url else []
        return Component(
            name=name,
            type=ComponentType.LIBRARY,
            bom_ref=name,
            licenses=[LicenseExpression(license)],
            description=more or None,
            external_references=references,
        )

    bom = Bom()
    whole = component("libanimcore", "MIT", "An animation core that any language can embed")
    whole.version = version()
    bom.metadata.component = whole
    parts = {
        "Swift standard library (generic code, compiled in)": ("Apache-2.0 WITH Swift-exception", "swiftlang/swift"),
        "LLVM compiler-rt (multi3, in animcore.wasm)": ("Apache-2.0 WITH LLVM-exception", "llvm/llvm-project"),
        "wasi-libc (malloc, abort, sbrk, in animcore.wasm)": ("CC0-1.0", "WebAssembly/wasi-libc"),
        "musl (memcpy, memset, strlen, errno, in animcore.wasm)": ("MIT", ""),
    }
    held = []
    for name, (license, repository) in parts.items():
        url = f"https://github.com/{repository}" if repository else "https://musl.libc.org"
        held.append(component(name, license, url=url))
    for each in held:
        bom.components.add(each)
    bom.register_dependency(whole, held)
    for path in sorted(DIST.iterdir()):
        digest = HashType(alg=HashAlgorithm.SHA_256, content=hashlib.sha256(path.read_bytes()).hexdigest())
        bom.components.add(Component(name=path.name, type=ComponentType.FILE, bom_ref=path.name, hashes=[digest]))
    # No time and no serial number: two runs on one commit give the same bytes.
    bom.metadata.timestamp = datetime.datetime.fromtimestamp(commit_time(), datetime.timezone.utc)
    bom.serial_number = uuid.uuid5(uuid.NAMESPACE_URL, f"libanimcore-{version()}-{commit_time()}")
    text = make_outputter(bom, OutputFormat.JSON, SchemaVersion.V1_6).output_as_string(indent=2)
    (DIST / f"animcore-{version()}.cdx.json").write_text(text + "\n", encoding="utf-8")


def main() -> int:
    missing = [
        path for path in (*(each.build / "libanimcore.so.1" for each in ARCHITECTURES), WASM) if not path.exists()
    ]
    if missing:
        sys.exit(f"{missing[0].relative_to(ROOT)} is missing. Run tools/build.")
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    WORK.mkdir(parents=True, exist_ok=True)
    make_archives()
    make_wheels()
    make_debian_packages()
    make_language_packages()
    write_bill_of_materials()
    write_checksums()
    for path in sorted(DIST.iterdir()):
        print(f"{path.stat().st_size:10}  dist/{path.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
