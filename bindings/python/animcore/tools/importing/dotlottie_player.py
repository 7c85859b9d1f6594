# SPDX-License-Identifier: MIT
"""An animation of a .lottie archive as a component that plays what the states of a state machine ask for."""

from __future__ import annotations

import copy
import math
from dataclasses import dataclass
from typing import Any

from .report import Refused, Report

__all__ = ["Playback", "player"]


@dataclass(frozen=True)
class Playback:
    """How a state plays an animation: a part of it in seconds, and how often (0: for ever)."""

    begin: float
    end: float
    mode: str
    speed: float
    times: int
    autoplay: bool


def _variant(tracks: list[Any], duration: float, playback: Playback, is_back: bool) -> dict[str, Any]:
    """The whole's tracks from the beginning of the part to its end, or back."""
    found = copy.deepcopy(tracks)
    for track in found:
        timing = {**track.get("timing", {}), "speed": playback.speed}
        offset = playback.begin
        if is_back:
            timing["speed"] = -playback.speed
            offset = playback.end if playback.end < duration else 0.0
        if offset:
            timing["offset"] = offset
        track["timing"] = timing
    length = max((playback.end - playback.begin) / playback.speed, 0.001)
    return {"group": {"duration": length, "fill": "both"}, "animations": found}


def _runs(name: str, playback: Playback) -> list[str]:
    """The animations of one round: there, back, or both in turn."""
    match playback.mode:
        case "Reverse":
            return [f"{name}-back"]
        case "Bounce":
            return [name, f"{name}-back"]
        case "ReverseBounce":
            return [f"{name}-back", name]
    return [name]


def _sought(run: str, duration: float, playback: Playback) -> dict[str, Any]:
    """The action that goes to a part of the whole, from which it plays on."""
    place = f"event.to * {duration!r}"
    distance = f"{playback.end!r} - {place}" if run.endswith("-back") else f"{place} - {playback.begin!r}"
    length = (playback.end - playback.begin) / playback.speed
    return {"seek": run, "to": f"clamp(({distance}) / {playback.speed!r}, 0, {length!r})"}


def _holder(name: str, duration: float, playback: Playback) -> dict[str, Any]:
    """The state in which a playback is seen, from its beginning to its end and after it."""
    runs = _runs(name, playback)
    shown: list[Any] = [{"scrub": run, "to": 0} for run in runs[:1]]
    leave = [{"stop": run} for run in runs]
    if not playback.autoplay:
        return {"states": {f"{name}-still": {"entry": shown}}, "exit": leave}
    states: dict[str, Any] = {}
    for index, run in enumerate(runs):
        state: dict[str, Any] = {"entry": [{"play": run}]}
        if index:
            state["entry"].insert(0, {"stop": runs[index - 1]})
        if index + 1 < len(runs):
            state["on"] = {f"done.animation.{run}": f"{name}-run-{index + 2}"}
        else:
            again = (
                {"target": f"{name}-run-1", "actions": [{"stop": run}, {"emit": "loop"}]}
                if len(runs) > 1
                else {
                    "target": f"{name}-run-1",
                    "actions": [{"emit": "loop"}],
                }
            )
            ended: dict[str, Any] = {"target": f"{name}-ended", "actions": [{"emit": "complete"}]}
            if playback.times == 0:
                answers: Any = [again]
            elif playback.times == 1:
                answers = [ended]
            else:
                answers = [
                    {
                        "guard": f"rounds < {playback.times - 1}",
                        **again,
                        "actions": [{"increment": {"rounds": 1}}, *again["actions"]],
                    },
                    ended,
                ]
            state["on"] = {f"done.animation.{run}": answers}
        state["on"]["seek"] = {"actions": [_sought(run, duration, playback)]}
        states[f"{name}-run-{index + 1}"] = state
    if playback.times:
        states[f"{name}-ended"] = {}
    found: dict[str, Any] = {"states": states, "exit": leave}
    if playback.times > 1:
        found["entry"] = [{"assign": {"rounds": 0}}]
    return found


def player(document: dict[str, Any], duration: float, playbacks: list[Playback], report: Report) -> dict[str, Any]:
    """An animation's document whose machine hears `play.N` and `seek`, and emits `loop` and `complete`."""
    found = {
        key: value for key, value in document.items() if key not in ("animcore", "inputs", "machine", "animations")
    }
    tracks = document.get("animations", {}).get("main", {}).get("parallel", [])
    if not tracks:
        if playbacks:
            report.left("", "loops and ends of an animation in which nothing moves")
        return found
    if len(tracks) * len(playbacks) > 100_000:
        raise Refused("the states play the animation in too many ways")
    animations: dict[str, Any] = {"whole": {"parallel": tracks}}
    states: dict[str, Any] = {"waiting": {}}
    on: dict[str, Any] = {}
    for index, playback in enumerate(playbacks):
        name = f"play-{index}"
        for run in _runs(name, playback):
            animations[run] = _variant(tracks, duration, playback, run.endswith("-back"))
        states[name] = _holder(name, duration, playback)
        on[f"play.{index}"] = name
    on["seek"] = {"target": "sought", "actions": [{"scrub": "whole", "to": "event.to"}]}
    states["sought"] = {"exit": [{"stop": "whole"}]}
    found["animations"] = animations
    if any(playback.times > 1 for playback in playbacks):
        found["inputs"] = {"rounds": {"type": "number", "value": 0}}
    found["machine"] = {"states": {"player": {"states": states, "on": on}}}
    return found


def length(value: Any, default: float) -> float:
    """A positive finite number of a file."""
    good = isinstance(value, int | float) and not isinstance(value, bool) and math.isfinite(value) and value > 0
    return float(value) if good else default
