#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Draws the pictures of docs/: docs/images/*.svg. The curves are played by the library, none is computed here but the
one that is labeled so.

    docs/images/draw.py             writes all pictures beside this file
    docs/images/draw.py --out DIR   writes them elsewhere

A test draws them again and compares, so run it after a change of a picture or of what it shows.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

import matplotlib as mpl

mpl.use("svg")

from animcore import Keyframes, Property, Spring, Stage
from matplotlib import patches, pyplot

INK = "#333333"
FAINT = "#9A9A9A"
# Okabe and Ito's colors, which people with any color vision can tell apart.
LINES = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00")
FRAME = 1 / 240


def plots(count: int = 1, height: float = 2.6, **options: Any) -> tuple[Any, list[Any]]:
    """A figure with plots side by side (or one above another, with rows=True)."""
    rows = options.pop("rows", False)
    shape = (count, 1) if rows else (1, count)
    figure, grid = pyplot.subplots(*shape, figsize=(7.2, height), layout="constrained", squeeze=False, **options)
    axes = list(grid.flat)
    for one in axes:
        one.spines[["top", "right"]].set_visible(False)
        one.grid(visible=True, color=INK, alpha=0.15, linewidth=0.6)
        one.set_xlabel("seconds")
    return figure, axes


def legend(axes: Any, **options: Any) -> None:
    axes.legend(frameon=False, fontsize=8, **options)


def played(stage: Stage, seconds: float, *watched: Property[float], frame: float = FRAME) -> list[list[float]]:
    """Stage times, then the presentations of each property, now and at every frame from now on."""
    columns: list[list[float]] = [[stage.time], *([item.presentation] for item in watched)]
    for _ in range(round(seconds / frame)):
        stage.advance(frame)
        for column, number in zip(columns, [stage.time, *(item.presentation for item in watched)], strict=True):
            column.append(number)
    return columns


def joined(*parts: list[list[float]]) -> list[list[float]]:
    return [[number for part in parts for number in part[index]] for index in range(len(parts[0]))]


def model_and_presentation() -> Any:
    figure, (axes,) = plots()
    with Stage() as stage:
        x = stage.add("x", 0.0)
        first = played(stage, 0.2, x)
        with stage.animate(Spring.perceptual(0.5, 0.3)):
            x.value = 100.0
        times, values = joined(first, played(stage, 1.3, x))
    axes.plot([0, 0.2, 0.2, 1.5], [0, 0, 100, 100], "--", color=LINES[1], label="model value")
    axes.plot(times, values, color=LINES[0], label="presentation value")
    axes.text(0.19, 60, "x.value = 100", ha="right", color=INK, fontsize=8)
    legend(axes, loc="lower right")
    return figure


def springs() -> Any:
    figure, (left, right) = plots(2, sharey=True)
    times = [step / 200 for step in range(241)]
    for color, bounce in zip(LINES, (-0.3, 0.0, 0.3, 0.6), strict=False):
        values = Spring.perceptual(0.5, bounce).value(times)
        left.plot(times, values, color=color, label=f"bounce {bounce:g}")
    for color, duration in zip(LINES, (0.25, 0.5, 1.0), strict=False):
        values = Spring.perceptual(duration, 0.3).value(times)
        right.plot(times, values, color=color, label=f"duration {duration:g} s")
    left.set_title("duration 0.5 s", fontsize=9)
    right.set_title("bounce 0.3", fontsize=9)
    for axes in (left, right):
        legend(axes, loc="lower right")
    return figure


def interruption() -> Any:
    figure, (above, below) = plots(2, height=4.0, rows=True, sharex=True)
    above.set_xlabel("")
    above.set_ylabel("value")
    below.set_ylabel("velocity")
    for color, how in zip(LINES, ("replace", "add", "restart"), strict=False):
        with Stage() as stage:
            x = stage.add("x", 0.0)
            columns: list[list[float]] = [[], [], []]

            def note(stage: Stage = stage, x: Property[float] = x, columns: list[list[float]] = columns) -> None:
                for column, number in zip(columns, (stage.time, x.presentation, x.velocity), strict=True):
                    column.append(number)

            with stage.animate("ease-in-out", duration=0.6):
                x.value = 100.0
            note()
            for step in range(312):
                stage.advance(FRAME)
                note()
                if step == 71:
                    with stage.animate(Spring.perceptual(0.5, 0.2), interruption=how):  # type: ignore[arg-type]
                        x.value = 0.0
                    note()
            for axes, column in ((above, columns[1]), (below, columns[2])):
                axes.plot(columns[0], column, color=color, label=f'"{how}"')
    for axes in (above, below):
        axes.axvline(0.3, color=FAINT, linestyle=":", linewidth=1)
    legend(above, loc="upper right")
    return figure


def layers() -> Any:
    figure, (axes,) = plots()
    with Stage() as stage:
        base, shaken, shake = stage.add("base", 0.0), stage.add("shaken", 0.0), stage.add("shake", 0.0)
        with stage.animate("ease-in-out", duration=1.0):
            base.value = shaken.value = 100.0
        first = played(stage, 0.3, base, shaken, shake)
        for item in (shaken, shake):
            item.animate(keyframes=Keyframes([0, 15, -15, 10, 0], duration=0.4), additive=True)
        times, *columns = joined(first, played(stage, 0.9, base, shaken, shake))
    labels = ("the transaction's animation", "what is seen: their sum", "the additive animation alone")
    for color, style, label, values in zip((FAINT, LINES[0], LINES[1]), ("--", "-", "-"), labels, columns, strict=True):
        axes.plot(times, values, style, color=color, label=label)
    legend(axes, loc="upper left")
    return figure


def partition() -> Any:
    """Left what the library shows at three frame rates, right what is computed here: semi-implicit Euler steps."""
    figure, (left, right) = plots(2, sharey=True)
    spring = Spring.perceptual(0.5, 0.3)
    for color, marker, rate in zip(LINES, "o^s", (60, 30, 15), strict=False):
        with Stage() as stage:
            x = stage.add("x", 0.0)
            with stage.animate(spring):
                x.value = 100.0
            times, values = played(stage, 1.0, x, frame=1 / rate)
        size = {60: 2, 30: 4, 15: 6}[rate]
        left.plot(times, values, marker, markersize=size, color=color, label=f"{rate} frames a second")
        value, velocity, stepped = 0.0, 0.0, [0.0]
        for _ in times[1:]:
            velocity += (spring.stiffness * (100 - value) - spring.damping * velocity) / spring.mass / rate
            value += velocity / rate
            stepped.append(value)
        right.plot(times, stepped, marker + "-", markersize=size, linewidth=0.8, color=color)
    left.set_title("advance()", fontsize=9)
    right.set_title("the same spring by Euler steps", fontsize=9)
    legend(left, loc="lower right")
    return figure


def clocks() -> Any:
    figure, (axes,) = plots()
    with Stage() as stage:
        x, y = stage.add("x", 0.0), stage.add("y", 0.0)
        group = stage.add_group()
        with stage.animate("linear", duration=1.0):
            x.value = 100.0
            with stage.animate(group=group):
                y.value = 100.0
        parts = [played(stage, 0.3, x, y)]
        group.set_speed(0.5)
        parts.append(played(stage, 0.5, x, y))
        group.pause()
        parts.append(played(stage, 0.3, x, y))
        group.resume()
        group.set_speed(2.0)
        parts.append(played(stage, 0.4, x, y))
        times, first, second = joined(*parts)
    axes.plot(times, first, color=LINES[0], label="x, by the stage's clock")
    axes.plot(times, second, color=LINES[1], label="y, by the group's clock")
    for moment, text in ((0.3, "speed 0.5"), (0.8, "paused"), (1.1, "speed 2")):
        axes.axvline(moment, ymax=0.75, color=FAINT, linestyle=":", linewidth=1)
        axes.text(moment + 0.01, 1, text, color=INK, fontsize=8)
    legend(axes, loc="upper left")
    return figure


def box(axes: Any, place: tuple[float, float, float, float], title: str, text: str, color: str) -> None:
    """A box at x, y of a width and a height, with a title and what is in it."""
    x, y, width, height = place
    axes.add_patch(
        patches.FancyBboxPatch(
            (x, y), width, height, boxstyle="round,pad=0,rounding_size=0.06", facecolor=color + "22", edgecolor=color
        )
    )
    axes.text(x + 0.12, y + height / 2, title, va="center", fontsize=9, fontweight="bold", color=INK)
    axes.text(x + 1.75, y + height / 2, text, va="center", fontsize=8, color=INK)


def architecture() -> Any:
    figure, axes = pyplot.subplots(figsize=(7.2, 4.4), layout="constrained")
    axes.set(xlim=(0, 8), ylim=(0, 5.35))
    axes.set_axis_off()
    box(axes, (0, 4.75, 8, 0.5), "Hosts", "C, C++, Python, JavaScript, …: they own windows, pixels and the loop", FAINT)
    box(axes, (0, 4.05, 8, 0.5), "AnimCoreABI", "the headers of include: check, convert, call", LINES[1])
    axes.add_patch(
        patches.FancyBboxPatch(
            (0, 0.02), 6.35, 3.83, boxstyle="round,pad=0,rounding_size=0.06", facecolor="none", edgecolor=LINES[0]
        )
    )
    axes.text(0.12, 3.66, "Modules, each imports those below it", va="center", fontsize=9, fontweight="bold", color=INK)
    rows = (
        ("AnimScene", "document, nodes, hit regions, display list, traces"),
        ("AnimMachine", "statecharts, inputs, actions"),
        ("AnimStage", "properties, transactions, animations, clocks, events"),
        ("AnimPaths", "path data, geometry, strokes, morphs"),
        ("AnimMotion", "springs, easings, keyframes, timing, decay"),
        ("… Values", "colors, transforms, encodings, expressions"),
        ("AnimMath", "exp, sin, …, flicks, decimal numbers, lanes, random"),
        ("… Support", "errors, texts, lists of words, memory"),
    )
    for index, (title, text) in enumerate(rows):
        box(axes, (0.12, 3.1 - 0.43 * index, 6.11, 0.36), title, text, LINES[0])
    axes.add_patch(
        patches.FancyBboxPatch(
            (6.5, 0.02), 1.5, 3.83, boxstyle="round,pad=0,rounding_size=0.06", facecolor=LINES[2] + "22",
            edgecolor=LINES[2],
        )
    )  # fmt: skip
    axes.text(6.6, 3.66, "CAnimPlatform", va="center", fontsize=9, fontweight="bold", color=INK)
    said = (
        "memory",
        "and its reserve",
        "",
        "floating-point",
        "mode",
        "",
        "error text of",
        "each thread",
        "",
        "AVX2 or not",
    )
    for index, line in enumerate(said):
        axes.text(6.6, 3.3 - 0.28 * index, line, va="center", fontsize=8, color=INK)
    return figure


PICTURES: dict[str, Callable[[], Any]] = {
    "architecture": architecture,
    "model-and-presentation": model_and_presentation,
    "springs": springs,
    "interruption": interruption,
    "layers": layers,
    "partition": partition,
    "clocks": clocks,
}


def main() -> None:
    parser = argparse.ArgumentParser(description="Draws the pictures of docs/.")
    parser.add_argument("--out", type=Path, default=Path(__file__).resolve().parent, help="the folder to write to")
    out = parser.parse_args().out
    # Text stays text: any font shows it, and the files are small. White, to be read on dark pages too.
    mpl.rcParams.update({"svg.hashsalt": "animcore", "svg.fonttype": "none", "font.size": 9})
    mpl.rcParams["font.family"] = ["DejaVu Sans"]
    for part in ("text.color", "axes.labelcolor", "axes.edgecolor", "xtick.color", "ytick.color"):
        mpl.rcParams[part] = INK
    for name, draw in PICTURES.items():
        figure = draw()
        figure.savefig(out / f"{name}.svg", metadata={"Date": None, "Creator": None})
        pyplot.close(figure)


if __name__ == "__main__":
    main()
