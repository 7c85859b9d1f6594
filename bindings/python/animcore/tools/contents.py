# SPDX-License-Identifier: MIT
"""`animcore inspect`: what a document contains."""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from .._buffers import listed_names
from ..scene import Scene
from ..values import Color, components
from .chart import Chart, State, all_actions
from .files import files_read, need_other_files, parameters_of, read_bytes, read_deep, scene_of, write_json
from .report import Branch, Table, ToolError, print_line, print_table, print_tree, short
from .statechart import draw_statechart

__all__ = ["add_inspect"]


def add_inspect(commands: Any) -> None:
    """Adds the command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "inspect",
        help="lists the contents of a document",
        description="Lists the contents of a document: states, inputs, properties, animations, regions and events.",
    )
    parser.add_argument("document", metavar="FILE", help="a document (JSON)")
    parser.add_argument("--json", action="store_true", help="print the contents as one JSON object")
    parser.add_argument(
        "--parameters", metavar="JSON", help="the document's parameters: a JSON object, or a file with one"
    )
    parser.add_argument(
        "--statechart", metavar="OUT", help="draw the statechart to OUT: .svg, .png, .pdf, or Graphviz source (.dot)"
    )
    parser.set_defaults(run=run)


@dataclass
class Contents:
    """A document as it stands in its file, and alive."""

    document: Mapping[str, Any]
    scene: Scene

    def section(self, key: str) -> Mapping[str, Any]:
        """One of the document's objects by name; empty when it is not there."""
        value = self.document.get(key)
        return value if isinstance(value, dict) else {}

    def events(self) -> dict[str, list[str]]:
        """What the machine listens for, tells the host, and tells itself."""
        chart = Chart.of(self.document)
        found: dict[str, set[str]] = {"in": set(), "out": set(), "internal": set()}
        if chart is not None:
            for state in chart.root.all():
                for transition in state.transitions:
                    found["in"].update(listed_names(transition.event))
            for action in all_actions(chart):
                for verb, where in (("emit", "out"), ("raise", "internal"), ("send", "internal")):
                    if isinstance(action.get(verb), str):
                        found[where].add(action[verb])
        return {where: sorted(names) for where, names in found.items()}

    def inputs(self) -> list[dict[str, Any]]:
        """Name, type, present value and range of each."""
        listed = []
        for name in self.scene.inputs:
            described = self.scene.inputs.describe(name)
            entry: dict[str, Any] = {"name": name, "type": str(described.kind), "value": self.scene.inputs[name]}
            declared = self.section("inputs").get(name)
            if isinstance(declared, dict) and "range" in declared:
                entry["range"] = [described.minimum, described.maximum]
            listed.append(entry)
        return listed

    def properties(self) -> list[dict[str, Any]]:
        """Name, kind, present value and formula of each."""
        listed = []
        for prop in self.scene.properties:
            declared = self.section("properties").get(prop.name or "")
            formula = declared.get("expression") if isinstance(declared, dict) else None
            entry: dict[str, Any] = {"name": prop.name, "kind": str(prop.kind), "value": value_of(prop)}
            if formula is not None:
                entry["expression"] = formula
            listed.append(entry)
        return listed

    def animations(self) -> list[dict[str, Any]]:
        """Name, sort and the properties that each moves."""
        return [
            {"name": name, "sort": _sort(value), "properties": sorted(_moved(value))}
            for name, value in self.section("animations").items()
        ]

    def regions(self) -> list[dict[str, Any]]:
        """Name, shape and inset of each."""
        regions = self.document.get("regions")
        return [
            {"name": r.get("name"), "shape": r.get("shape"), "node": r.get("node"), "inset": r.get("inset", 0)}
            for r in (regions if isinstance(regions, list) else [])
        ]


def value_of(prop: Any) -> Any:
    """A property's value as JSON has it."""
    value = prop.value
    if isinstance(value, float):
        return value
    if isinstance(value, Color):
        return value.hexadecimal
    try:
        return list(components(value))
    except TypeError:
        return str(value)


def _sort(value: Any) -> str:
    if not isinstance(value, dict):
        return "-"
    for key in ("sequence", "parallel", "group", "keyframes", "decay", "spring"):
        if key in value:
            return key
    return "from, to, by"


def _moved(value: Any) -> set[str]:
    """The properties that an animation names, at any depth."""
    found: set[str] = set()
    if isinstance(value, dict):
        if isinstance(value.get("property"), str):
            found.add(value["property"])
        if isinstance(value.get("set"), dict):
            found.update(value["set"])
        for inner in value.values():
            found |= _moved(inner)
    elif isinstance(value, list):
        for inner in value:
            found |= _moved(inner)
    return found


def _states(state: State) -> dict[str, Any]:
    entry: dict[str, Any] = {"name": state.name, "type": state.type}
    if state.initial:
        entry["initial"] = list(state.initial)
    if state.transitions:
        entry["transitions"] = [
            {
                key: value
                for key, value in (("event", t.event), ("delay", t.delay), ("guard", t.guard), ("target", t.targets))
                if value
            }
            for t in state.transitions
        ]
    if state.children:
        entry["states"] = [_states(child) for child in state.children]
    return entry


def _state_branch(state: State, initial: tuple[str, ...], active: set[str]) -> Branch:
    marks = [] if state.type in ("atomic", "compound") else ["deep history" if state.is_deep else state.type]
    marks += ["initial"] if state.name in initial else []
    style = "bold green" if state.name in active else "bold"
    children = [
        Branch(f"{t.label} → {', '.join(t.targets)}" if t.targets else t.label, style="cyan") for t in state.transitions
    ]
    children += [_state_branch(child, state.initial, active) for child in state.children]
    return Branch(state.name + (f" ({', '.join(marks)})" if marks else ""), children, style)


def _node_branch(node: Any) -> Branch:
    if not isinstance(node, dict):
        return Branch("?")
    name = node.get("name")
    inner = node.get("nodes")
    text = str(node.get("kind", "?")) + (f" {name}" if name else "")
    return Branch(text, [_node_branch(child) for child in inner] if isinstance(inner, list) else [])


def contents_of(path: str, parameters: Mapping[str, Any] | None = None) -> Contents:
    """A document's contents. Raises FileError when it is not right."""
    # Read once, so that it may be a pipe.
    text = read_bytes(path)
    scene = scene_of(path, text, 0, dict(parameters or {}))
    return Contents(json.loads(text), scene)


def as_json(contents: Contents) -> dict[str, Any]:
    """All of it as one object."""
    scene, document = contents.scene, contents.document
    chart = Chart.of(document)
    return {
        "name": document.get("name"),
        "description": document.get("description"),
        "size": list(scene.size),
        "canvas": list(scene.canvas),
        "parameters": contents.section("parameters"),
        "inputs": contents.inputs(),
        "properties": contents.properties(),
        "animations": contents.animations(),
        "state": scene.state,
        "states": [_states(child) for child in chart.root.children] if chart else [],
        "nodes": scene.node_count,
        "regions": contents.regions(),
        "events": contents.events(),
    }


def _print(contents: Contents) -> None:
    scene, document = contents.scene, contents.document
    width, height = scene.size
    x, y, whole_width, whole_height = scene.canvas
    print_line((str(document.get("name") or "(no name)"), "bold"), f"  {document.get('description') or ''}".rstrip())
    print_line(f"size {width:g} x {height:g}, canvas {whole_width:g} x {whole_height:g} at ({x:g}, {y:g})")
    chart = Chart.of(document)
    if chart is not None:
        active = {state.name for state in chart.states() if state.type != "history" and scene.in_state(state.name)}
        print_tree("States", [_state_branch(child, chart.root.initial, active) for child in chart.root.children])
    rows = [
        (name, str(p.get("type", "?")), short(p.get("value")), short(p.get("range", "")))
        for name, p in contents.section("parameters").items()
    ]
    print_table(Table("Parameters", ("name", "type", ">value", "range"), list(rows)))
    print_table(
        Table(
            "Inputs",
            ("name", "type", ">value", "range"),
            [(i["name"], i["type"], short(i["value"]), short(i.get("range", ""))) for i in contents.inputs()],
        )
    )
    print_table(
        Table(
            "Properties",
            ("name", "kind", "value", "expression"),
            [
                (p["name"] or "-", p["kind"], short(p["value"]), short(p.get("expression", "")))
                for p in contents.properties()
            ],
        )
    )
    print_table(
        Table(
            "Animations",
            ("name", "sort", "properties"),
            [(a["name"], a["sort"], ", ".join(a["properties"])) for a in contents.animations()],
        )
    )
    nodes = document.get("nodes")
    if isinstance(nodes, list) and nodes:
        print_tree(f"Nodes ({scene.node_count})", [_node_branch(node) for node in nodes])
    regions = [
        (str(r["name"]), json.dumps(r["shape"]) if r["shape"] else f"node {r['node']}", short(r["inset"]))
        for r in contents.regions()
    ]
    print_table(Table("Regions", ("name", "shape", ">inset"), list(regions)))
    events = contents.events()
    titles = {"in": "listened for", "out": "emitted to the host", "internal": "raised inside"}
    print_table(Table("Events", ("which", "name"), [(titles[w], name) for w in titles for name in events[w]]))


def run(arguments: argparse.Namespace) -> int:
    """Prints or draws it."""
    need_other_files(files_read(arguments), (("--statechart", arguments.statechart),))
    parameters = parameters_of(arguments.parameters)
    with read_deep():
        contents = contents_of(arguments.document, parameters)
        with contents.scene:
            return _show(contents, arguments)


def _show(contents: Contents, arguments: argparse.Namespace) -> int:
    if arguments.statechart:
        chart = Chart.of(contents.document)
        if chart is None:
            raise ToolError(f"{arguments.document} has no machine to draw")
        written = draw_statechart(chart, arguments.statechart, str(contents.document.get("name") or ""))
        if not arguments.json:
            print_line(str(written))
            return 0
    if arguments.json:
        write_json(json.dumps(as_json(contents), indent=2, ensure_ascii=False) + "\n")
    else:
        _print(contents)
    return 0
