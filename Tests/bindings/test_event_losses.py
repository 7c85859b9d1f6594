# SPDX-License-Identifier: MIT
"""What a host misses is counted: the kind of the event that counts dropped ones, and the count of dropped fields, in
every language's event."""

from __future__ import annotations

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
JAVA = "bindings/java/src/main/java/org/animcore"
# Of each language's event: the file and the text of its data_lost, and those of its kind that counts dropped events.
PLACES = {
    "C": ("include/animcore/stage.h", "uint32_t data_lost;", "include/animcore/stage.h", "ANIM_EVENT_KIND_LOST = 8"),
    "C++": (
        "bindings/cpp/include/animcore/detail/structures.hpp",
        "std::uint32_t data_lost{};",
        "bindings/cpp/include/animcore/detail/constants.hpp",
        "lost = ANIM_EVENT_KIND_LOST,",
    ),
    "C#": ("bindings/csharp/src/Values.cs", "public uint DataLost;", "bindings/csharp/src/Constants.cs", "Lost = 8,"),
    "Go": ("bindings/go/values.go", "DataLost uint32", "bindings/go/constants.go", "EventKindLost EventKind = 8"),
    "Java": (f"{JAVA}/Event.java", "int dataLost", f"{JAVA}/EventKind.java", "LOST(8),"),
    "JavaScript": (
        "bindings/javascript/src/structs.d.ts",
        "dataLost: number;",
        "bindings/javascript/src/constants.js",
        "Lost: 8,",
    ),
    "Lua": (
        "bindings/lua/animcore/values.lua",
        "data_lost = c.data_lost,",
        "bindings/lua/animcore/constants.lua",
        "lost = 8,",
    ),
    "Python": (
        "bindings/python/animcore/events.py",
        "data_lost: int = 0",
        "bindings/python/animcore/events.py",
        'LOST = "lost"',
    ),
    "Ruby": (
        "bindings/ruby/lib/animcore/values.rb",
        "animation data data_lost]",
        "bindings/ruby/lib/animcore/constants.rb",
        "lost: 8,",
    ),
    "Rust": (
        "bindings/rust/animcore/src/generated/values.rs",
        "pub data_lost: u32,",
        "bindings/rust/animcore/src/generated/constants.rs",
        "Lost = 8,",
    ),
    "Swift": (
        "Sources/AnimCore/Event.swift",
        "public let lostDataCount: Int",
        "Sources/AnimCore/Event.swift",
        "case .lost: .lost",
    ),
    "Zig": ("bindings/zig/src/values.zig", "data_lost: u32 = 0,", "bindings/zig/src/values.zig", "lost = 8,"),
}


@pytest.mark.parametrize("language", PLACES)
def test_every_language_counts_what_was_dropped(language: str) -> None:
    file, field, other, kind = PLACES[language]
    assert field in (ROOT / file).read_text()
    assert kind in (ROOT / other).read_text()
