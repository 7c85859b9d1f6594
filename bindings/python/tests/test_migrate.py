# SPDX-License-Identifier: MIT
"""animcore migrate: what the format calls otherwise now is renamed, where it is the format's, and all else stays."""

from __future__ import annotations

import io
import json
import re
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import animcore
import pytest
from animcore.command_line import main
from animcore.tools import migrate

ROOT = Path(__file__).resolve().parents[3]
DOCUMENTS = [*sorted((ROOT / "controls").glob("*.json")), ROOT / "Tests/conformance/documents/everything.json"]
SCHEMA = ROOT / "docs/animcore-document.schema.json"

# As they were written before: every word of the format that changed, and an author's names of the same spelling in
# every place where an author names something. Layout and numbers are odd, so that a writer of JSON would change them.
OLD = """\
{ "animcore":1 , "name": "colour", "description" : "centre of colour",
  "size": [1e1,10.00], "x-colour": { "type": "colour", "colour": "centre" },
  "parameters": { "colour": {"type":"colour","value":"#F00"}, "centre": {"type": "string", "value": "colour"} },
\t"inputs": { "centreInput": { "type": "string", "value": "centre" } },\r
  "springs": { "colour": { "response": 0.50 } },
  "motions": { "centre": { "spring": "colour" } },
  "properties": {
    "colourNow": { "kind": "colour", "value": "colour" },
    "mine": { "kind": "\\u0063olour", "value": [1, 0, 0, 1], "x-kind": "colour" },
    "x-other": { "kind": "colour" },
    "amount": { "kind": "scalar", "expression": "colourNow.red + colour.blue" }
  },
  "components": {
    "colour": {
      "size": [1, 1], "properties": { "colour": { "kind": "colour", "value": "#000" } },
      "nodes": [ { "kind": "text", "text": "centre", "position": [0, 0], "align": "centre", "fill": "colour" } ]
    },
    "x-centre": { "properties": { "colour": { "kind": "colour" } } }
  },
  "machine": { "initial": "colour", "states": { "colour": {
    "entry": [ { "set": { "colourNow": "#FFF" }, "motion": "centre" } ] } } },
  "nodes": [
    { "kind": "group", "name": "colour", "x-align": "centre" , "nodes": [
      { "kind": "rectangle", "frame": [0,0,1,1], "shadow": { "colour" : "colour", "x": 1 },
        "fill": { "radial": { "centre": [0, 1], "radius": 1, "stops": [[0, "colour"], [1, "#000"]] } },
        "stroke": { "width": 1,
          "paint": { "angular": { "centre": [0, 1], "stops": [[0, "colourNow"], [1, "#000"]] } } } }
    ] },
    { "kind": "component", "component": "colour", "name": "colourNode" },
    { "kind": "text", "text": { "parameter": "centre" }, "position": [0, 0], "align":"centre" }
  ]
}
"""
# The places of the words, by what stands around them.
NEW = OLD
for old, new in [
    ('"colour": {"type":"colour"', '"colour": {"type":"color"'),
    ('"colourNow": { "kind": "colour"', '"colourNow": { "kind": "color"'),
    ('"mine": { "kind": "\\u0063olour"', '"mine": { "kind": "color"'),
    ('"colour": { "kind": "colour", "value": "#000"', '"colour": { "kind": "color", "value": "#000"'),
    ('"align": "centre", "fill"', '"align": "center", "fill"'),
    ('"shadow": { "colour" :', '"shadow": { "color" :'),
    ('"radial": { "centre":', '"radial": { "center":'),
    ('"angular": { "centre":', '"angular": { "center":'),
    ('"align":"centre"', '"align":"center"'),
]:
    assert OLD.count(old) == 1
    NEW = NEW.replace(old, new)


def written(path: Path, text: str) -> Path:
    path.write_bytes(text.encode())
    return path


def test_words_of_the_format_are_renamed_and_an_authors_are_not(tmp_path: Path, capsys: Any) -> None:
    file = written(tmp_path / "a.json", OLD)
    assert main(["migrate", str(file)]) == 0
    assert file.read_bytes() == NEW.encode()
    assert capsys.readouterr().out == f"{file}: 9 words renamed\n"


def test_what_was_migrated_is_a_document_again() -> None:
    with pytest.raises(animcore.DocumentError, match="did you mean 'color'"):
        animcore.Scene(OLD)
    with animcore.Scene(NEW) as scene:
        assert scene["colourNow"].value == animcore.Color(1, 1, 1, 1)
        assert scene.inputs["centreInput"] == "centre"


# A spring by its response, and a fill mode, in every place that can have one.
SPRING = '{"response": 0.5, "dampingFraction": 0.75}'
TIMING = '{"fill": "removed", "x-fill": "removed"}'
SPRINGS = f"""\
{{ "animcore": 1,
  "springs": {{ "dampingFraction": {SPRING}, "x-old": {SPRING} }},
  "motions": {{ "removed": {{ "spring": {SPRING} }} }},
  "keyframes": {{ "k": {{ "track": [ {{ "spring": 1, "with": {SPRING} }} ] }} }},
  "properties": {{ "p": {{ "kind": "scalar", "value": 0, "action": {{ "spring": {SPRING} }} }} }},
  "animations": {{
    "a": {{ "property": "p", "to": 1, "spring": {SPRING}, "timing": {TIMING} }},
    "b": {{ "property": "p", "decay": {{ "rate": 2, "bounds": [0, 1], "spring": {SPRING} }} }},
    "c": {{ "property": "p", "keyframes": {{ "track": [ {{ "spring": 1, "with": {SPRING} }} ] }} }},
    "d": {{ "parallel": [ {{ "property": "p", "to": 1, "spring": {SPRING} }} ] }},
    "e": {{ "sequence": [ {{ "parallel": [ {{ "property": "p", "to": 1, "spring": {SPRING} }} ] }} ] }},
    "f": {{ "group": {TIMING}, "animations": [ {{ "property": "p", "to": 1, "spring": {SPRING} }} ] }}
  }},
  "components": {{ "c": {{ "springs": {{ "s": {SPRING} }} }} }},
  "machine": {{
    "initial": {{ "target": "removed", "actions": [ {{ "set": {{ "p": 1 }}, "motion": {{ "spring": {SPRING} }} }} ] }},
    "states": {{ "removed": {{
      "entry": [ {{ "if": "true", "then": [ {{ "set": {{ "p": 1 }}, "motion": {{ "spring": {SPRING} }} }} ],
                 "else": [ {{ "set": {{ "p": 1 }}, "motion": {{ "spring": {SPRING} }} }} ] }} ],
      "exit": [ {{ "set": {{ "p": 1 }}, "motion": {{ "spring": {SPRING} }} }} ],
      "on": {{ "a": {{ "actions": [ {{ "set": {{ "p": 1 }}, "motion": {{ "spring": {SPRING} }} }} ] }},
             "b": [ {{ "actions": [ {{ "set": {{ "p": 1 }}, "motion": {{ "spring": {SPRING} }} }} ] }} ] }},
      "after": [ {{ "delay": 1, "actions": [ {{ "set": {{ "p": 1 }}, "motion": {{ "spring": {SPRING} }} }} ] }} ],
      "always": {{ "guard": "false", "actions": [ {{ "set": {{ "p": 1 }}, "motion": {{ "spring": {SPRING} }} }} ] }}
    }},
    "q": {{ "type": "parallel", "states": {{ "r": {{ "transitions": [
      {{ "event": "z", "actions": [ {{ "set": {{ "p": 1 }}, "motion": {{ "spring": {SPRING} }} }} ] }} ] }} }} }} }}
  }}
}}
"""


def test_springs_and_fill_modes_are_renamed_wherever_they_stand() -> None:
    found = migrate.changes("a.json", SPRINGS.encode())
    # All but what the author named, and what stands below x-.
    assert sum(change.old == "dampingFraction" for change in found) == SPRINGS.count(SPRING) - 1 == 20
    assert sum(change.old == "removed" for change in found) == SPRINGS.count(TIMING) == 2
    new = migrated_text(SPRINGS)
    expected = SPRINGS.replace(SPRING, SPRING.replace("dampingFraction", "dampingRatio"))
    expected = expected.replace(TIMING, TIMING.replace('"fill": "removed"', '"fill": "none"', 1))
    kept = f'"x-old": {SPRING}'
    assert new == expected.replace(kept.replace("dampingFraction", "dampingRatio"), kept)
    with pytest.raises(animcore.DocumentError):
        animcore.Scene(SPRINGS)
    animcore.Scene(new).close()
    assert migrated_text(new) == new


def migrated_text(text: str) -> str:
    content = text.encode()
    return migrate.migrated(content, migrate.changes("a.json", content)).decode()


def test_a_second_time_changes_nothing(tmp_path: Path, capsys: Any) -> None:
    file = written(tmp_path / "a.json", OLD)
    main(["migrate", str(file)])
    before = file.stat()
    capsys.readouterr()
    assert main(["migrate", str(file)]) == 0
    assert main(["migrate", "--check", str(file)]) == 0
    assert capsys.readouterr().out == f"{file}: nothing renamed\n{file}: nothing to rename\n"
    # Not even written anew.
    assert (file.stat().st_ino, file.stat().st_mtime_ns) == (before.st_ino, before.st_mtime_ns)


def test_check_says_what_would_change_and_writes_nothing(tmp_path: Path, capsys: Any) -> None:
    line = ' "properties": {"é": {"é": "", "kind": "colour"}}}'
    file = written(tmp_path / "a.json", '{"animcore": 1,\n' + line)
    # In bytes, as in all messages: each é has two.
    column = line.encode().index(b'"colour"') + 1
    assert main(["migrate", "--check", str(file)]) == 1
    assert capsys.readouterr().out.splitlines() == [
        f'{file}:2:{column}: "colour" is "color" now',
        f"{file}: 1 word to rename",
    ]
    assert "colour" in file.read_text(encoding="utf-8")


def test_stdin_goes_to_stdout() -> None:
    command = [sys.executable, "-m", "animcore", "migrate", "-"]
    result = subprocess.run(command, input=OLD.encode(), capture_output=True, check=True)
    assert result.stdout == NEW.encode()
    assert result.stderr == b""


def test_check_of_stdin_says_what_would_change(monkeypatch: Any, capsys: Any) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b'{"properties":{"a":{"kind":"colour"}}}')))
    assert main(["migrate", "--check", "-"]) == 1
    assert capsys.readouterr().out.splitlines() == [
        'stdin:1:28: "colour" is "color" now',
        "stdin: 1 word to rename",
    ]


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.stem)
def test_every_committed_document_comes_back_from_its_old_spelling(path: Path) -> None:
    new = path.read_bytes().decode()
    # The toggle has a property of its own that is called "color".
    old = re.sub(r'("(?:kind|type)"\s*:\s*)"color"', r'\1"colour"', new)
    old = re.sub(r'("shadow"\s*:\s*\{\s*)"color"', r'\1"colour"', old)
    old = re.sub(r'("align"\s*:\s*)"center"', r'\1"centre"', old)
    old = re.sub(r'"center"(\s*:)', r'"centre"\1', old)
    old = re.sub(r'("response"[^{}]*)"dampingRatio"', r'\1"dampingFraction"', old)
    old = re.sub(r'("fill"\s*:\s*)"none"', r'\1"removed"', old)
    assert old != new
    found = migrate.changes(str(path), old.encode())
    assert migrate.migrated(old.encode(), found).decode() == new
    assert not migrate.changes(str(path), new.encode())


def test_the_old_words_are_answered_with_the_new() -> None:
    text = (ROOT / "controls/animatable-properties.json").read_text(encoding="utf-8")
    for old, new in (("colour", "color"), ("centre", "center")):
        with pytest.raises(animcore.DocumentError, match=f"'{old}'.*; did you mean '{new}'\\?"):
            animcore.Scene(text.replace(f'"{new}"', f'"{old}"'))


def test_traces_have_nothing_to_rename(tmp_path: Path, capsys: Any) -> None:
    text = '{"trace": 1, "parameters": {"colour": "centre"}}\r\n\n{"at": 1.0, "input": "colour", "value": "centre"}\n'
    file = written(tmp_path / "a.jsonl", text)
    assert main(["migrate", "--check", str(file)]) == 0
    assert main(["migrate", str(file)]) == 0
    assert file.read_bytes() == text.encode()
    written(file, '{"trace": 1}\n{"at": }\n')
    assert main(["migrate", str(file)]) == 1
    assert f"{file}:2:8: the text is not well-formed JSON" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("content", "place", "message"),
    [
        (b'{"a": 1,\n "b" 2}', ":2:6", "not well-formed JSON"),
        (b'{"a":\n "\xff"}', ":2:3", "not valid UTF-8"),
        (b"[" * 100_000, "", "nests too deep"),
        (b'{"nodes": [{"shadow": {"color": 1,\n "colour": 2}}]}', ":2:2", 'both "colour" and "color"'),
        (b"", ":1:1", "not well-formed JSON"),
    ],
)
def test_what_cannot_be_read_is_said_and_left_as_it_is(
    content: bytes, place: str, message: str, tmp_path: Path, capsys: Any
) -> None:
    file = tmp_path / "wrong.json"
    file.write_bytes(content)
    right = written(tmp_path / "right.json", '{"properties":{"a":{"kind":"colour"}}}')
    assert main(["migrate", str(file), str(right), str(tmp_path / "none.json")]) == 1
    errors = capsys.readouterr().err
    assert f"{file}{place}: " in errors
    assert message in errors
    assert "there is no such file" in errors
    assert file.read_bytes() == content
    assert right.read_text(encoding="utf-8") == '{"properties":{"a":{"kind":"color"}}}'


@pytest.mark.parametrize(
    "text",
    [
        "3",
        '"colour"',
        '["colour"]',
        '{"properties": "colour"}',
        '{"properties": ["colour", 3, null]}',
        '{"properties": {"a": "colour"}}',
        '{"properties": {"a": {"kind": {"kind": "colour"}}}}',
        '{"nodes": {"fill": {"radial": ["centre"]}}}',
        '{"nodes": [{"fill": "centre", "stroke": 3, "shadow": "colour", "nodes": "colour"}]}',
        '{"nodes": [{"fill": {"linear": {"centre": 1}}}]}',
        '{"machine": {"nodes": [{"shadow": {"colour": 1}}]}}',
        " {}\n",
    ],
)
def test_what_is_not_as_the_format_has_it_is_left_alone(text: str) -> None:
    assert not migrate.changes("a.json", text.encode())


def test_a_link_stays_a_link_and_a_mode_a_mode(tmp_path: Path) -> None:
    file = written(tmp_path / "a.json", OLD)
    file.chmod(0o640)
    link = tmp_path / "link.json"
    link.symlink_to(file)
    assert main(["migrate", str(link)]) == 0
    assert link.is_symlink()
    assert file.read_bytes() == NEW.encode()
    assert stat.S_IMODE(file.stat().st_mode) == 0o640
    assert {found.name for found in tmp_path.iterdir()} == {"a.json", "link.json"}


def test_every_place_of_the_grammar_that_leads_to_a_renamed_word_is_known() -> None:
    """The schema says where such objects are: what it has and the command does not know would be left unmigrated."""
    definitions = json.loads(SCHEMA.read_text(encoding="utf-8"))["$defs"]
    kinds = {key for key in migrate._MEMBERS if key not in ("gradient", "step")}
    # Definitions that are forms of a kind, by how their names end.
    forms = {
        "Node": "node",
        "Animation": "animation",
        "Action": "action",
        "actions": "action",
        "actionBlocks": "action",
        "machine": "state",
        "State": "state",
        "Transition": "transition",
        "ransitions": "transition",
        "initial": "transition",
        "Keyframes": "keyframes",
        "keyframesOfOne": "keyframes",
        "trackKeyframe": "track keyframe",
        "groupTiming": "timing",
    }

    def kind_of(name: str) -> str:
        return next((kind for ending, kind in forms.items() if name.endswith(ending)), name)

    def led_to(value: dict[str, Any]) -> str:
        each = value.get("items", value.get("additionalProperties", value.get("then", value)))
        return str(each.get("$ref", value.get("$ref", ""))).removeprefix("#/$defs/") if isinstance(each, dict) else ""

    def members(value: Any) -> list[tuple[str, dict[str, Any]]]:
        if isinstance(value, list):
            return [found for each in value for found in members(each)]
        if not isinstance(value, dict):
            return []
        own = [(key, each) for key, each in value.get("properties", {}).items() if isinstance(each, dict)]
        return own + [found for key, each in value.items() if key != "properties" for found in members(each)]

    expected = {
        (kind_of(name), key, kind_of(led_to(each)))
        for name, definition in definitions.items()
        for key, each in members(definition)
        if kind_of(led_to(each)) in kinds
    }
    known = {
        (kind, key, member if isinstance(member, str) else member.kind)
        for kind, entries in migrate._MEMBERS.items()
        for key, member in entries.items()
        if isinstance(member, str | migrate._Each) and member != "gradient"
    }
    assert expected == known
