# SPDX-License-Identifier: MIT
"""dotLottie archives (.lottie, versions 1 and 2) and their state machines, which may also be files of their own.

With a state machine, each animation that its states play is a component. Pointers are heard by the whole picture and by
the layers that interactions name. Without one, an archive is its first animation.
"""

from __future__ import annotations

from typing import Any

from . import lottie
from .dotlottie_machine import StateMachine
from .dotlottie_player import Playback, length, player
from .names import inside
from .report import Refused, Report
from .source import Files, json_of

__all__ = ["read"]

_MODES = ("Forward", "Reverse", "Bounce", "ReverseBounce")
# A layer that is not seen at first is looked for so often, after so many seconds each.
_LOOKS, _LOOK = 40, 0.125
# How a node lies among the others: its region lies as it does.
_OWN = {"x", "y", "rotation", "scale", "scaleX", "scaleY", "anchor", "transform", "along", "opacity", "visible", "clip"}
_POINTERS = ("down", "up", "up.inside", "up.outside", "drag", "hover.enter", "hover.exit", "hover.move")


def read(data: bytes, report: Report) -> dict[str, Any]:
    """A document of an archive, or of a state machine by itself."""
    if data[:2] == b"PK":
        return _Archive(Files(data), report).document()
    source = json_of(data)
    if not isinstance(source, dict):
        raise Refused("the file is no state machine of dotLottie")
    machine = StateMachine(source, report, lambda _: [])
    if machine.interactions:
        report.approximated("interactions", "without an archive there is no picture: the host sends their events")
    document: dict[str, Any] = {"animcore": 1}
    made = machine.machine()
    if machine.inputs:
        document["inputs"] = machine.inputs
    if machine.variables:
        document["variables"] = machine.variables
    return {**document, "machine": made}


def _ids(rows: Any) -> list[str]:
    rows = rows if isinstance(rows, list) else []
    found = [row.get("id") if isinstance(row, dict) else row for row in rows]
    return [each for each in found if isinstance(each, str) and each]


class _Archive:
    def __init__(self, files: Files, report: Report) -> None:
        self.files, self.report = files, report
        if "manifest.json" not in files:
            raise Refused("the archive has no manifest.json")
        manifest = json_of(files.read("manifest.json"), "manifest.json")
        if not isinstance(manifest, dict):
            raise Refused("manifest.json is no object")
        self.manifest: dict[str, Any] = manifest
        self.animations = _ids(manifest.get("animations"))
        if not self.animations:
            raise Refused("the archive's manifest has no animation")
        initial = manifest.get("initial") if isinstance(manifest.get("initial"), dict) else {}
        assert isinstance(initial, dict)
        first = initial.get("animation") or manifest.get("activeAnimationId")
        self.first = first if first in self.animations else self.animations[0]
        machines = _ids(manifest.get("stateMachines")) or _ids(manifest.get("states"))
        chosen = initial.get("stateMachine")
        self.machine = chosen if chosen in machines else machines[0] if machines else ""
        for name in machines:
            if name != self.machine:
                report.left(f"s/{name}", "a state machine that is not the first")
        if manifest.get("themes"):
            report.left("manifest.json", "themes")

    def document(self) -> dict[str, Any]:
        if not self.machine:
            for name in self.animations:
                if name != self.first:
                    self.report.left(name, "an animation that is not the first")
            document, _, _ = self._animation(self.first)
            self._as_the_manifest_says(document)
            return document
        return _Composed(self, self._json("s", "states", self.machine)).document()

    def _as_the_manifest_says(self, document: dict[str, Any]) -> None:
        """How version 1 plays an animation by itself."""
        rows = self.manifest.get("animations")
        assert isinstance(rows, list)
        row = next((row for row in rows if isinstance(row, dict) and row.get("id") == self.first), {})
        if row.get("loop") and "inputs" in document:
            document["inputs"]["loop"]["value"] = True
        if row.get("speed", 1) != 1 or row.get("direction", 1) != 1 or row.get("playMode", "normal") != "normal":
            self.report.left(
                "manifest.json", "another speed, direction or mode of an animation without a state machine"
            )
        if row.get("autoplay") is False or row.get("hover") is True:
            self.report.left("manifest.json", "an animation without a state machine that does not play at once")
        if row.get("intermission"):
            self.report.left("manifest.json", "a pause between the rounds of an animation")
        if row.get("loop") is not None and not isinstance(row["loop"], bool):
            self.report.approximated("manifest.json", "a number of rounds: it goes round and round, or once")

    def _json(self, folder: str, older: str, name: str) -> Any:
        for place in (f"{folder}/{name}.json", f"{older}/{name}.json"):
            if place in self.files:
                value = json_of(self.files.read(place), place)
                if not isinstance(value, dict):
                    raise Refused(f"{place} is no object")
                return value
        raise Refused(f"the archive has no file {folder}/{name[:100]}.json")

    def _animation(self, name: str) -> tuple[dict[str, Any], dict[str, Any], float]:
        """An animation's document, its source and its length."""
        for place in (f"a/{name}.json", f"animations/{name}.json"):
            if place in self.files:
                inner = Report()
                data = self.files.read(place)
                document = lottie.read(data, inner)
                self.report.extend(inner, place)
                source = json_of(data, place)
                rate = length(source.get("fr"), 60.0)
                frames = float(source.get("op") or 0) - float(source.get("ip") or 0)
                return document, source, frames / rate
        raise Refused(f"the archive has no file a/{name[:100]}.json")


class _Composed:
    """A state machine over the animations of an archive."""

    def __init__(self, archive: _Archive, source: dict[str, Any]) -> None:
        self.archive, self.report = archive, archive.report
        self.read: dict[str, tuple[dict[str, Any], dict[str, Any], float]] = {}
        self.playbacks: dict[str, list[Playback]] = {}
        self._load(archive.first)
        inner = Report()
        self.machine = StateMachine(source, inner, self._play)
        # The input that says which animation is shown; its name begins those of the instances.
        self.shown = "picture"
        while any(name.startswith(self.shown) for name in self.machine.inputs):
            self.shown += "_"
        self.wanted: set[Any] | None = None
        self.made = self.machine.machine()
        self.report.extend(inner, f"s/{archive.machine}")

    def _load(self, name: str) -> None:
        if name not in self.read:
            self.read[name] = self.archive._animation(name)
            self.playbacks[name] = []

    def _instance(self, index: int) -> str:
        return f"{self.shown}_{index}"

    def _play(self, state: dict[str, Any]) -> list[Any]:
        """The actions with which a state begins."""
        name = state.get("animation")
        name = name if isinstance(name, str) and name else self.archive.first
        if name not in self.archive.animations:
            self.report.left(f"states/{state['name']}", f"the animation {name[:100]}, which there is not")
            return []
        self._load(name)
        index = list(self.read).index(name)
        actions: list[Any] = [{"assign": {self.shown: index}}]
        playback = self._playback(state, name)
        if playback not in self.playbacks[name]:
            self.playbacks[name].append(playback)
        number = self.playbacks[name].index(playback)
        return [*actions, {"send": f"play.{number}", "to": self._instance(index)}]

    def _playback(self, state: dict[str, Any], name: str) -> Playback:
        _, source, duration = self.read[name]
        rate, first = length(source.get("fr"), 60.0), float(source.get("ip") or 0)
        begin, end = 0.0, duration
        place = f"states/{state['name']}"
        if segment := state.get("segment"):
            markers = source.get("markers")
            rows = [row for row in markers if isinstance(row, dict)] if isinstance(markers, list) else []
            marker = next((row for row in rows if row.get("cm") == segment), None)
            if marker is None:
                self.report.left(place, "its segment, of which the animation has no marker: all of it is played")
            else:
                tm, dr = (
                    value if isinstance(value, int | float) else 0 for value in (marker.get("tm"), marker.get("dr"))
                )
                begin = min(max((tm - first) / rate, 0.0), duration)
                end = min(max(begin + dr / rate, begin), duration)
        mode = state.get("mode", "Forward")
        if not isinstance(mode, str) or mode not in _MODES:
            self.report.left(place, "its mode, which there is not: it is played forward")
            mode = "Forward"
        if "backgroundColor" in state:
            self.report.left(place, "its background color")
        times = 1
        if state.get("loop") is True:
            count = state.get("loopCount")
            times = (
                min(int(count), 10**9) if isinstance(count, int) and not isinstance(count, bool) and count > 0 else 0
            )
        speed = min(max(length(state.get("speed"), 1.0), 1e-3), 1e3)
        return Playback(begin, end, mode, speed, times, state.get("autoplay") is True)

    def document(self) -> dict[str, Any]:
        width, height = self.read[self.archive.first][0]["size"]
        document: dict[str, Any] = {"animcore": 1, "name": self.archive.machine, "size": [width, height]}
        document["inputs"] = {**self.machine.inputs, self.shown: {"type": "number", "value": 0}}
        if self.machine.variables:
            document["variables"] = self.machine.variables
        components: dict[str, Any] = {}
        nodes: list[Any] = []
        found_layers: set[str] = set()
        for index, (name, (source, raw, duration)) in enumerate(self.read.items()):
            inner = Report()
            component = player(source, duration, self.playbacks[name], inner)
            self.report.extend(inner, name)
            events = {"complete": "animation.complete", "loop": "animation.loop"} if "machine" in component else {}
            events |= self._layers(component, source, found_layers)
            components[f"animation-{index}"] = component
            node: dict[str, Any] = {
                "kind": "component",
                "name": self._instance(index),
                "component": f"animation-{index}",
            }
            if events:
                node["events"] = events
            if len(self.read) > 1:
                node["visible"] = f"{self.shown} == {index}"
            nodes.append(node)
            if "machine" in component:
                self._seeks(index, duration * length(raw.get("fr"), 60.0))
        for layer in self.machine.layers:
            if layer not in found_layers:
                self.report.left("interactions", f"the layer {layer[:100]}, which no animation has by this name")
        document["components"] = components
        document["machine"] = self.made
        document["nodes"] = nodes
        return document

    def _seeks(self, index: int, frames: float) -> None:
        """SetFrame and SetProgress, which go to the animation that is shown: no farther than to its last frame."""
        whole = next(iter(self.made["states"].values()))
        text = str(self.made)
        last = max(frames - 1, 0.0)
        targets = {
            "frame": f"clamp(event.to, 0, {last!r}) / {frames!r}",
            "progress": f"clamp(event.to, 0, 100) / 100 * {last!r} / {frames!r}",
        }
        for kind, to in targets.items():
            if f"animation.{kind}" in text:
                seek = {"send": "seek", "to": self._instance(index), "data": {"to": to}}
                whole.setdefault("transitions", []).append(
                    {"event": f"animation.{kind}", "guard": f"{self.shown} == {index}", "actions": [seek]}
                )

    def _layers(self, component: dict[str, Any], source: dict[str, Any], found: set[str]) -> dict[str, str]:
        """Regions: of the whole, and above it of the layers that interactions name."""
        # The region of a node lies where the node does: a rectangle without a fill lies behind all others.
        ground = "picture"
        while _named(component.get("nodes", []), ground) or ground in self.machine.layers:
            ground += "-"
        events = self._heard(component, {"name": "picture", "node": ground})
        if events:
            frame = [0, 0, *component["size"]]
            component["nodes"] = [{"kind": "rectangle", "name": ground, "frame": frame}, *component.get("nodes", [])]
        heard = []
        for layer in self.machine.layers:
            node = _named(component.get("nodes", []), layer)
            if node is None:
                continue
            found.add(layer)
            shape = _bounds(source, node)
            if shape is None:
                self.report.left("interactions", f"the layer {layer[:100]}, in which nothing is drawn")
                continue
            self.report.approximated("interactions", f"the layer {layer[:100]}: pointers are heard by its bounds")
            rectangle = [round(each, 6) for each in shape]
            region = {"name": self.machine.region(layer), "node": node["name"], "shape": {"rectangle": rectangle}}
            events |= self._heard(component, region)
            heard.append(layer)
        if len(heard) > 1:
            what = f"the layers {', '.join(heard)}"[:200]
            self.report.approximated(
                "interactions", f"{what}: where they overlap, the topmost alone hears a pointer; dotlottie-rs tells all"
            )
        return events

    def _heard(self, component: dict[str, Any], region: dict[str, Any]) -> dict[str, str]:
        """Adds a region whose events the machine answers: the component emits them."""
        if self.wanted is None:
            self.wanted = {event for row in self._transitions() for event in row.get("event", "").split(" ")}
        events = [name for pointer in _POINTERS if (name := f"{inside(region['name'])}.{pointer}") in self.wanted]
        if not events:
            return {}
        # A pointer that goes up is heard where it is then, not where it went down.
        component.setdefault("regions", []).append({**region, "capture": False})
        machine = component.setdefault("machine", {"states": {"player": {"states": {"waiting": {}}}}})
        on = machine["states"]["player"].setdefault("on", {})
        # An event whose name begins with another's goes first.
        for name in sorted(events, reverse=True):
            on[name] = {"actions": [{"emit": name}]}
        return {name: name for name in events}

    def _transitions(self) -> list[Any]:
        return list(next(iter(self.made["states"].values())).get("transitions", []))


def _named(nodes: list[Any], name: str) -> dict[str, Any] | None:
    waiting = list(nodes)
    while waiting:
        node = waiting.pop(0)
        if node.get("name") == name:
            found: dict[str, Any] = node
            return found
        waiting += node.get("nodes", [])
    return None


def _bounds(source: dict[str, Any], node: dict[str, Any]) -> tuple[float, float, float, float] | None:
    """What a node covers in its own coordinates when it is seen first; None, if it never is."""
    from ...scene import Scene

    nodes = _opaque(node.get("nodes") or [{key: value for key, value in node.items() if key not in _OWN}])
    with Scene.load({**source, "nodes": nodes}) as scene:
        for _ in range(_LOOKS):
            boxes = [each.bounds for each in scene.display_list() if each.kind in ("fill", "stroke", "text", "image")]
            boxes = [box for box in boxes if box.width > 0 and box.height > 0]
            if boxes:
                left, top = min(box.x for box in boxes), min(box.y for box in boxes)
                right, bottom = max(box.x + box.width for box in boxes), max(box.y + box.height for box in boxes)
                return left, top, right - left, bottom - top
            scene.advance(_LOOK)
    return None


def _opaque(nodes: Any) -> list[Any]:
    """The nodes as if they were opaque: what is touched need not be seen."""
    found = []
    for node in nodes:
        kept = {key: value for key, value in node.items() if key != "opacity"}
        if "nodes" in kept:
            kept["nodes"] = _opaque(kept["nodes"])
        found.append(kept)
    return found
