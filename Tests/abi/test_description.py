# SPDX-License-Identifier: MIT
"""docs/abi/animcore-abi.json is what include/animcore.h says, and says all that a foreign caller needs."""

from __future__ import annotations

import re
import sys
from typing import Any

from repository import Repository

KINDS = {"integer", "size", "float", "character", "void", "pointer", "struct", "union", "opaque", "callback"}


def types_in(of: dict[str, Any]) -> list[dict[str, Any]]:
    return [of, *types_in(of["to"])] if of["kind"] == "pointer" else [of]


def test_description_is_what_libclang_reads_in_the_header(repository: Repository) -> None:
    repository.run(sys.executable, repository.root / "tools" / "generate_abi.py", "--check")


def test_every_name_of_the_header_is_described(repository: Repository) -> None:
    everything = "".join(path.read_text() for path in repository.headers.values())
    text = re.sub(r"/\*.*?\*/", "", everything, flags=re.DOTALL)
    description = repository.description()
    functions = set(re.findall(r"\b(anim_\w+)\(", text))
    assert functions == {function["name"] for function in description["functions"]}
    constants = set(re.findall(r"\b(ANIM_\w+) =", text))
    assert constants == {constant["name"] for constant in description["constants"]}
    structs = set(re.findall(r"^} (anim_\w+);", text, flags=re.MULTILINE))
    assert structs == {struct["name"] for struct in description["structs"] + description["unions"]}


def test_every_type_can_be_followed_to_its_end(repository: Repository) -> None:
    description = repository.description()
    named = {
        "struct": {struct["name"] for struct in description["structs"]},
        "union": {union["name"] for union in description["unions"]},
        "opaque": {opaque["name"] for opaque in description["opaque"]},
        "callback": {callback["name"] for callback in description["callbacks"]},
    }
    used = [typedef["type"] for typedef in description["typedefs"]]
    for function in description["functions"] + description["callbacks"]:
        used += [function["result"], *(parameter["type"] for parameter in function["parameters"])]
    for struct in description["structs"] + description["unions"]:
        used += [field["type"] for field in struct["fields"]]
    for one in used:
        for part in types_in(one):
            assert part["kind"] in KINDS, part
            if part["kind"] in named:
                assert part["name"] in named[part["kind"]], part
            if part["kind"] == "integer":
                assert part["width"] in (8, 16, 32, 64)
                assert isinstance(part["signed"], bool)


def test_every_array_says_how_long_it_is(repository: Repository) -> None:
    for function in repository.description()["functions"]:
        parameters = {parameter["name"]: parameter for parameter in function["parameters"]}
        for parameter in parameters.values():
            kind = parameter["type"]
            if kind["kind"] == "pointer" and kind["to"]["kind"] == "character":
                assert "length" in parameter, (function["name"], parameter["name"])
            if "length" in parameter:
                partner = parameters[parameter["length"]]
                assert partner["type"]["kind"] == "size"
                assert parameter["name"] in partner["length_of"]
            if kind["kind"] == "size" and re.search(r"(length|count|capacity)$", parameter["name"]):
                assert parameter["length_of"], (function["name"], parameter["name"])


def test_structs_have_no_hidden_padding_at_their_end_and_members_in_order(repository: Repository) -> None:
    for struct in repository.description()["structs"]:
        end = 0
        for field in struct["fields"]:
            assert field["offset"] == end, f"{struct['name']}.{field['name']} has padding before it"
            end = field["offset"] + field["size"]
        assert end == struct["size"]


def test_members_of_a_union_begin_where_it_does_and_are_told_apart_by_its_tag(repository: Repository) -> None:
    description = repository.description()
    unions = {union["name"]: union for union in description["unions"]}
    enums = {enum["name"]: set(enum["constants"]) for enum in description["enums"]}
    for union in unions.values():
        assert {field["offset"] for field in union["fields"]} == {0}
        assert max(field["size"] for field in union["fields"]) == union["size"]
    used = set()
    for struct in description["structs"]:
        fields = {field["name"]: field for field in struct["fields"]}
        for field in struct["fields"]:
            assert ("tag" in field) == (field["type"]["kind"] == "union"), (struct["name"], field["name"])
            if "tag" in field:
                used.add(field["type"]["name"])
                said = [name for member in unions[field["type"]["name"]]["fields"] for name in member["when"]]
                assert len(said) == len(set(said))
                assert set(said) <= enums[fields[field["tag"]]["type"]["enum"]]
    assert used == set(unions) != set()


def test_functions_and_structs_carry_their_comments(repository: Repository) -> None:
    description = repository.description()
    documented = [function for function in description["functions"] if function["doc"]]
    assert len(documented) >= 0.85 * len(description["functions"])
    by_name = {function["name"]: function for function in description["functions"]}
    assert by_name["anim_version"]["doc"].startswith("The version of the library in use: major * 65536")
    assert by_name["anim_path_cubic_to"]["documented_with"] == "anim_path_line_to"
