# SPDX-License-Identifier: MIT
"""Plots of motion on a stage for the demo's page: each of them played, none computed here."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import animcore
from animcore import Decay, Easing, Keyframes, Spring, Stage

Plot = tuple[str, str]
FRAME = 1 / 120


def played(stage: Stage, seen: animcore.Property[float], seconds: float) -> tuple[list[float], list[float]]:
    """The presentation value of a property at every frame from now on."""
    times, values = [0.0], [seen.presentation]
    while times[-1] < seconds:
        stage.advance(FRAME)
        times.append(times[-1] + FRAME)
        values.append(seen.presentation)
    return times, values


def interruptions(axes: Any) -> str:
    """A curve to 1 and, after 0.3 s, a spring back to 0, with the three interruptions."""
    for interruption in ("replace", "add", "restart"):
        with Stage() as stage:
            x = stage.add("x", 0.0)
            with stage.animate("ease-in", duration=0.5):
                x.value = 1.0
            times, values = played(stage, x, 0.3)
            with stage.animate(Spring.perceptual(0.5, 0.2), interruption=interruption):
                x.value = 0.0
            later, more = played(stage, x, 0.9)
            axes.plot(times + [times[-1] + t for t in later], values + more, label=interruption)
    return "The same interruption in three ways: with its velocity, stacked, at rest"


def easings(axes: Any) -> str:
    """Easing functions by their CSS text and names."""
    xs = [step / 400 for step in range(401)]
    for text in (
        "steps(4, jump-both)",
        "linear(0, 0.4 20% 40%, 1)",
        "easeOutBounce",
        "easeInOutElastic",
        "easeOutBack",
    ):
        axes.plot(xs, Easing(text)(xs), label=text)
    axes.set_xlabel("progress in time")
    return "Easing functions"


def keyframes(axes: Any) -> str:
    """The same five values in the five modes of Core Animation."""
    times = [step / 400 for step in range(401)]
    for mode in ("discrete", "linear", "paced", "cubic", "cubic-paced"):
        motion = Keyframes([0.0, 1.0, 0.2, 0.8, 0.5], duration=1.0, mode=mode)
        axes.plot(times, motion.value(times), label=mode)
    return "Keyframes 0, 1, 0.2, 0.8, 0.5 in the five modes"


def decays(axes: Any) -> str:
    """Decays at three speeds against a bound."""
    for velocity in (200.0, 600.0, 1500.0):
        with Stage() as stage:
            x = stage.add("x", 0.0)
            x.animate(decay=Decay(4.0, minimum=-1000.0, maximum=200.0), velocity=velocity, sets_model=True)
            axes.plot(*played(stage, x, 1.5), label=f"{velocity:g} a second")
    axes.axhline(200, linestyle=":", linewidth=1)
    return "Momentum, and a spring at the bound"


def animators(axes: Any) -> str:
    """Run, stopped and dragged back, then released with a spring."""
    with Stage() as stage:
        x = stage.add("x", 0.0)
        animator = stage.add_animator()
        with animator.animate("linear", duration=1.0):
            x.value = 1.0
        animator.run()
        times, values = played(stage, x, 0.6)
        animator.pause()
        for step in range(30):
            animator.fraction = 0.6 - 0.4 * (step / 30)
            stage.advance(FRAME)
            times.append(times[-1] + FRAME)
            values.append(x.presentation)
        animator.run(Spring.perceptual(0.4, 0.4))
        later, more = played(stage, x, 0.8)
        axes.plot(
            times + [times[-1] + t for t in later], values + more, label="runs, is dragged back, goes on by a spring"
        )
    return "An animator"


def choreography(axes: Any) -> str:
    """Five values, each later than the one before."""
    with Stage() as stage:
        properties = [stage.add(f"x{number}", 0.0) for number in range(5)]
        with stage.animate("ease-out", duration=0.5, stagger=0.1):
            for number, item in enumerate(properties):
                item.value = 1.0 + 0.1 * number
        rows: list[list[float]] = [[] for _ in properties]
        times = [step * FRAME for step in range(130)]
        for _ in times:
            for row, item in zip(rows, properties, strict=True):
                row.append(item.presentation)
            stage.advance(FRAME)
        for row in rows:
            axes.plot(times, row)
    return "A stagger of 0.1 s"


def draw_motion(
    out: Path, new_plot: Callable[[], tuple[Any, Any]], save_plot: Callable[[Any, Path], None]
) -> list[Plot]:
    """Draws all plots. Returns file and caption of each."""
    plots = []
    for draw in (interruptions, easings, keyframes, decays, animators, choreography):
        figure, axes = new_plot()
        caption = draw(axes)
        if axes.get_legend_handles_labels()[1]:
            axes.legend(frameon=False, fontsize=8)
        file = f"motion-{draw.__name__}.svg"
        save_plot(figure, out / file)
        plots.append((file, caption))
    return plots
