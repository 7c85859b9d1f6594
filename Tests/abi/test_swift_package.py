# SPDX-License-Identifier: MIT
"""What a Swift user gets: a package that can be taken by its version, whose public interface is documented and has
neither pointers nor bytes in it, and whose README and guide are programs that run."""

from __future__ import annotations

import math
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from repository import Repository

VERSION = "1.2.3"

MANIFEST = f"""// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "consumer",
    platforms: [.macOS(.v26)],
    dependencies: [.package(url: "URL", from: "{VERSION}")],
    targets: [
        .executableTarget(name: "readme", dependencies: [.product(name: "AnimCore", package: "libanimcore")]),
        .executableTarget(name: "guide", dependencies: [.product(name: "AnimCore", package: "libanimcore")]),
    ]
)
"""


def blocks(page: Path) -> list[str]:
    """The Swift of a page."""
    return re.findall(r"^```swift\n(.*?)^```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def git(folder: Path, *arguments: str) -> None:
    identity = ["-c", "user.name=test", "-c", "user.email=test@example.org"]
    subprocess.run(["git", "-C", folder, *identity, *arguments], check=True, capture_output=True)


def tagged_clone(root: Path, clone: Path) -> None:
    """A clone of the repository with the package as it stands in the working tree, as a version."""
    subprocess.run(["git", "clone", "-q", root, clone], check=True, capture_output=True)
    shutil.copy(root / "Package.swift", clone)
    for folder in ("Sources", "include", "Tests/AnimCoreTests", "Tests/AnimCoreAPITests"):
        shutil.rmtree(clone / folder, ignore_errors=True)
        shutil.copytree(root / folder, clone / folder)
    git(clone, "add", "--all")
    git(clone, "commit", "-q", "--allow-empty", "--message", "A version")
    git(clone, "tag", VERSION)


@pytest.fixture(scope="module")
def consumer(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the programs of a package that takes this one by its version."""
    root = Path(__file__).resolve().parents[2]
    folder = tmp_path_factory.mktemp("swift")
    clone = folder / "libanimcore"
    tagged_clone(root, clone)
    package = folder / "consumer"
    (readme,) = blocks(root / "README.md")
    head, *rest = blocks(root / "docs/swift.md")
    # Each block by itself, but for the import.
    bodies = [block.removeprefix("import AnimCore\n") for block in (head, *rest)]
    guide = "import AnimCore\n" + "".join(f"do {{\n{body}}}\n" for body in bodies)
    for name, program in {"readme": readme, "guide": guide}.items():
        (package / "Sources" / name).mkdir(parents=True)
        (package / "Sources" / name / "main.swift").write_text(program, encoding="utf-8")
    (package / "Package.swift").write_text(MANIFEST.replace("URL", clone.as_uri()), encoding="utf-8")
    # Module by module, not file by file: the compiler then reads each file once, in three quarters of the time.
    whole_modules = [word for flag in ("-wmo", "-num-threads", "2") for word in ("-Xswiftc", flag)]
    command = ["swift", "build", "--disable-index-store", *whole_modules]
    built = subprocess.run(command, cwd=package, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stdout + built.stderr
    return package / ".build/debug"


def test_the_ten_lines_of_the_readme_run(consumer: Path) -> None:
    printed = subprocess.run([consumer / "readme"], capture_output=True, text=True, check=True).stdout.splitlines()
    values = [tuple(map(float, line.split())) for line in printed[:120]]
    # x(t) = 100 (1 - e^(-zwt) (cos dt + zw/d sin dt)), with w = 2 pi / 0.5, z = 1 - 0.3 and d = w sqrt(1 - z^2).
    frequency, ratio = 2 * math.pi / 0.5, 0.7
    damped = frequency * math.sqrt(1 - ratio * ratio)
    for frame, (value, velocity) in enumerate(values, start=1):
        time = frame / 60
        decay = math.exp(-ratio * frequency * time)
        sine, cosine = math.sin(damped * time), math.cos(damped * time)
        assert value == pytest.approx(100 * (1 - decay * (cosine + ratio * frequency / damped * sine)), abs=2e-3)
        assert velocity == pytest.approx(100 * decay * frequency * frequency / damped * sine, abs=2e-2)
    assert len(values) == 120
    events = printed[120:]
    assert [event.split(" at ")[0] for event in events] == ["animationEnded x", "transactionCompleted"]


def test_the_guide_prints_what_it_says(consumer: Path, repository: Repository) -> None:
    guide = (repository.root / "docs/swift.md").read_text(encoding="utf-8")
    expected = re.findall(r"^\s*print\(.*\)  // (.*)$", guide, re.MULTILINE)
    assert len(expected) >= 8
    run = subprocess.run([consumer / "guide"], capture_output=True, text=True, check=True)
    assert run.stdout.splitlines() == expected


def test_the_manifest_has_no_flags_that_a_version_must_not_have(repository: Repository) -> None:
    manifest = subprocess.run(
        ["swift", "package", "dump-package"], cwd=repository.root, capture_output=True, text=True, check=True
    ).stdout
    assert "unsafeFlags" not in manifest


DECLARATION = re.compile(
    r"^(?:@\w+(?:\([^)]*\))? )*(?:public|open) |^(?:indirect )?case "
    r"|^(?:static |mutating )*(?:var|func|init|subscript|associatedtype|typealias)\b"
)


def declarations(source: str) -> list[tuple[int, str, bool]]:
    """Of a file: the line, text and documentation of all that is public; also the cases of public enumerations and what
    public protocols require."""
    found: list[tuple[int, str, bool]] = []
    lines = source.splitlines()
    # For each open brace: of what kind the public type is in which things are public without saying so.
    inside: list[str] = []
    for index, line in enumerate(lines):
        text = line.strip()
        code = re.sub(r'"(?:[^"\\]|\\.)*"', '""', text.split("//")[0])
        around = inside[-1] if inside else ""
        is_required = around == "protocol" or (around == "enum" and re.match(r"(?:indirect )?case ", code))
        if DECLARATION.match(code) and (re.match(r"(?:@\S+ )*(?:public|open) ", code) or is_required):
            above = index - 1
            while above >= 0 and lines[above].strip().startswith("@"):
                above -= 1
            found.append((index + 1, text, above >= 0 and lines[above].strip().startswith("///")))
        for character in code:
            if character == "{":
                opens = re.match(r"public (?:indirect )?(enum|protocol)\b", code)
                inside.append(opens[1] if opens else "")
            elif character == "}":
                inside.pop()
    return found


def test_the_search_for_declarations_finds_what_is_undocumented() -> None:
    source = (
        "public enum A {\n    case x\n    /// y.\n    case y\n    func f() { switch self { case .x: g() } }\n}\n"
        "/// P.\npublic protocol P {\n    var v: Int { get }\n}\nstruct S {\n    public var w = 1\n}\n"
    )
    found = [(line, documented) for line, _, documented in declarations(source)]
    assert found == [(1, False), (2, False), (4, True), (8, True), (9, False), (12, False)]


def test_every_public_declaration_is_documented(repository: Repository) -> None:
    undocumented, count = [], 0
    for path in sorted((repository.root / "Sources/AnimCore").glob("*.swift")):
        for line, text, documented in declarations(path.read_text(encoding="utf-8")):
            count += 1
            if not documented:
                undocumented.append(f"{path.name}:{line}: {text}")
    assert not undocumented
    assert count > 250


def test_the_public_interface_has_no_pointers_and_no_bytes(repository: Repository) -> None:
    wrong = []
    for path in sorted((repository.root / "Sources/AnimCore").glob("*.swift")):
        source = path.read_text(encoding="utf-8")
        # From the word to the body, or to the end of the line where there is none.
        for found in re.finditer(r"^\s*public [^{=]*?(?=[{=]|\n\s*\n|\n\s*(?:///|public|}))", source, re.MULTILINE):
            if re.search(r"Unsafe\w*|OpaquePointer|UInt8|StaticString|import Foundation", found[0]):
                wrong.append(f"{path.name}: {found[0].strip()}")
        assert "import Foundation" not in source, path
    assert not wrong
