# SPDX-License-Identifier: MIT
"""The Java package (bindings/java): its jar, README, example, unit tests, cases, traces and memory."""

from __future__ import annotations

import functools
import struct
import subprocess
import zlib
from collections.abc import Callable
from pathlib import Path

from harness import (
    BETWEEN,
    OUTPUT,
    ROOT,
    blocks_of_readme,
    check_calls,
    check_cases,
    check_digests,
    check_leaks,
    check_programs,
    check_shown,
    check_transcript,
    lines_of_readme,
    need,
    run,
)

JAVA = ROOT / "bindings" / "java"
BUILT = OUTPUT / "java"
JNA = Path("/usr/share/java/jna.jar")
PATH = f"{BUILT / 'animcore.jar'}:{BUILT / 'programs'}:{JNA}"
TOGGLE = ROOT / "controls" / "gender-toggle.json"


@functools.cache
def built() -> Path:
    """The jar, and beside it the tests' programs."""
    need("javac", "openjdk-17-jdk-headless")
    assert JNA.exists(), f"{JNA} is missing. Install the Debian package libjna-java, or run tools/setup java."
    run([JAVA / "build.sh", BUILT])
    sources = [*sorted((JAVA / "src/test/java/org/animcore/tests").glob("*.java")), JAVA / "examples/ScenePlayer.java"]
    compiled(sources, BUILT / "programs")
    return BUILT


def compiled(sources: list[Path], folder: Path) -> None:
    run(
        [
            "javac",
            "-Xlint:all",
            "-Werror",
            "--release",
            "17",
            "-cp",
            f"{BUILT / 'animcore.jar'}:{JNA}",
            "-d",
            folder,
            *sources,
        ]
    )


def runner() -> list[str | Path]:
    """With a heap that does not change its size, so that what grows is the library's."""
    built()
    memory = ["-Xms32m", "-Xmx32m", "-XX:+AlwaysPreTouch", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"]
    return ["java", *memory, "-cp", PATH, "org.animcore.tests.Runner"]


def test_the_jar_its_sources_and_its_documentation_are_built() -> None:
    names = {each.name for each in built().glob("*.jar")}
    assert names == {"animcore.jar", *(f"animcore-0.1.0{kind}.jar" for kind in ("", "-sources", "-javadoc"))}
    listed = run(["jar", "--list", "--file", BUILT / "animcore.jar"])
    assert "META-INF/LICENSE" in listed
    assert (JAVA / "LICENSE").read_bytes() == (ROOT / "LICENSE").read_bytes()


def test_the_lines_of_the_readme_run() -> None:
    built()
    lines = lines_of_readme(JAVA / "README.md", "java")
    assert len([line for line in lines.splitlines() if line.strip() not in ("", "}")]) <= 10
    head, _, body = lines.partition("\n\n")
    folder = BUILT / "readme"
    folder.mkdir(exist_ok=True)
    source = folder / "Readme.java"
    source.write_text(
        f"{head}\npublic final class Readme {{\n    public static void main(String[] a) {{\n{body}}}\n}}\n"
    )
    compiled([source], folder)
    printed = run(["java", "-cp", f"{folder}:{PATH}", "Readme"]).splitlines()
    assert len(printed) == 30
    assert printed[-1].startswith("0.500 s")
    position = [float(line.split()[2]) for line in printed]
    assert max(position) > 60
    assert position[-1] < 20


def test_the_other_lines_of_the_readme_run() -> None:
    built()
    blocks = blocks_of_readme(JAVA / "README.md", "java")[1:]
    imports = ("org.animcore.*", "java.nio.*", "java.nio.file.Files", "java.nio.file.Path")
    lines = [f"import {name};" for name in imports]
    lines.append("public final class Blocks {")
    lines += [f"static void block{index}() throws Exception {{\n{block}}}" for index, block in enumerate(blocks)]
    calls = f'System.out.println("{BETWEEN}");\n'.join(f"block{index}();\n" for index in range(len(blocks)))
    lines.append(f"public static void main(String[] a) throws Exception {{\n{calls}}}\n}}\n")
    folder = BUILT / "blocks"
    folder.mkdir(exist_ok=True)
    (folder / "Blocks.java").write_text("\n".join(lines), encoding="utf-8")
    compiled([folder / "Blocks.java"], folder)
    check_shown(blocks, run(["java", "-cp", f"{folder}:{PATH}", "Blocks"], cwd=ROOT))


def test_the_lines_in_kotlin_run() -> None:
    need("kotlinc", "kotlin")
    built()
    (lines,) = blocks_of_readme(JAVA / "README.md", "kotlin")
    folder = BUILT / "kotlin"
    folder.mkdir(exist_ok=True)
    (folder / "Main.kt").write_text(f"import org.animcore.*\n\nfun main() {{\n{lines}}}\n", encoding="utf-8")
    # Where `use` of Java's AutoCloseable is, before Kotlin 1.8.
    more = "".join(f":{each}" for each in sorted(Path("/usr/share/java").glob("kotlin-stdlib-jdk7*.jar"))[:1])
    run(["kotlinc", folder / "Main.kt", "-cp", f"{PATH}{more}", "-include-runtime", "-d", folder / "main.jar"])
    count, value = run(["java", "-cp", f"{folder / 'main.jar'}:{PATH}{more}", "MainKt"]).split()
    assert count == "1"
    assert 0 < float(value) < 100


def test_unit_tests() -> None:
    built()
    done = run(["java", f"-Dtoggle={TOGGLE}", "-cp", PATH, "org.animcore.tests.UnitTests"])
    assert done.count("ok test") >= 25


def test_the_example_paints_a_picture_without_a_display() -> None:
    built()
    picture = BUILT / "toggle.png"
    states = run(["java", "-Djava.awt.headless=true", "-cp", PATH, "ScenePlayer", TOGGLE, "60", picture])
    assert states == "boy\n"
    data = picture.read_bytes()
    width, height = struct.unpack(">II", data[16:24])
    assert (width, height) == (200, 120)
    packed, place = b"", 8
    while place < len(data):
        (length,) = struct.unpack(">I", data[place : place + 4])
        if data[place + 4 : place + 8] == b"IDAT":
            packed += data[place + 8 : place + 8 + length]
        place += length + 12
    assert len(set(zlib.decompress(packed))) > 20, "a picture of one color"


def test_the_error_of_a_library_that_is_not_there() -> None:
    built()
    done = subprocess.run(
        ["java", "-Danimcore.library=/nowhere/libanimcore.so", "-cp", PATH, "org.animcore.tests.UnitTests"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "/nowhere/libanimcore.so" in done.stdout + done.stderr


def test_cases() -> None:
    check_cases(runner())


def test_programs(tmp_path: Path) -> None:
    check_programs(runner(), tmp_path)


def test_traces() -> None:
    check_digests(runner())
    check_transcript(runner())


def test_memory_is_given_back() -> None:
    check_leaks(runner())


def test_what_a_call_costs(record_property: Callable[[str, object], None]) -> None:
    record_property("call", check_calls(runner()))
