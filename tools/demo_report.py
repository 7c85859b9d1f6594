#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Shows the gender toggle: plays every trace of it from C and from Python, compares what both say byte for byte,
renders each trace, draws springs, curves and other motion, and writes a page with all of it.

    tools/demo_report.py --out out                      writes out/index.html
    tools/demo_report.py --out out --update-readme-picture   writes docs/images/toggle.gif too

It exits with 1 when C and Python differ anywhere. `tools/demo` builds what this needs, and calls it.
"""

from __future__ import annotations

import argparse
import functools
import html
import json
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
DOCUMENT = ROOT / "controls" / "gender-toggle.json"
TRACES = ROOT / "controls" / "traces" / "gender-toggle"
BUILD = ROOT / "build" / "release"
README_PICTURE = ROOT / "docs" / "images" / "toggle.gif"
# The folder for pictures of the other controls, beside the page.
GALLERY = "gallery"
MORPHS = "morphs"
FPS = 60
BACKGROUND = "#FFFFFF"


def fail(sentence: str) -> Any:
    sys.exit(f"demo_report.py: {sentence}")


try:
    import matplotlib as mpl

    mpl.use("svg")
    import animcore
    from animcore.render import render
    from animcore.transcript import transcript
    from demo_gallery import Exhibit, draw_gallery, gallery_page
    from demo_morphs import Morphs, draw_morphs, morphs_page
    from demo_motion import draw_motion
    from demo_pictures import draw_pictures
    from matplotlib import pyplot
    from tqdm import tqdm
except ImportError as problem:
    fail(f"{problem}. Run tools/demo, which sets up and builds what is needed.")


@dataclass
class Curve:
    """How a property moved: its first component over time."""

    times: list[float] = field(default_factory=list)
    values: list[float] = field(default_factory=list)


@dataclass
class Result:
    """The result of one trace."""

    name: str
    frames: int
    events: int
    numbers: int
    c_digest: str
    python_digest: str
    difference: str
    duration: float
    taps: list[float]
    curves: dict[str, Curve]
    animation: str = ""
    sheet: str = ""
    plot: str = ""

    @property
    def is_equal(self) -> bool:
        return self.difference == ""

    @property
    def title(self) -> str:
        return self.name.replace("-", " ").capitalize()


def find_player() -> Path:
    for folder in (BUILD, BUILD / "bindings" / "c", BUILD / "bin"):
        if (folder / "animcore-player").exists():
            return folder / "animcore-player"
    found: Path = fail(f"animcore-player is not under {BUILD.relative_to(ROOT)}. Run tools/build release.")
    return found


def play_from_c(player: Path, trace: Path) -> str:
    command: list[str | Path] = [player, DOCUMENT, trace, "--fps", str(FPS), "--hex"]
    run = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    if run.returncode != 0:
        fail(f"the C player ended with {run.returncode} on {trace.name}: {run.stderr.strip()}")
    return run.stdout


def play_from_python(trace: Path) -> str:
    with animcore.Scene.load(DOCUMENT) as scene:
        return "".join(transcript(scene, animcore.Trace.load(trace), FPS, hexadecimal=True))


def first_difference(c: str, python: str) -> str:
    """The first line in which two transcripts differ, in words; empty if they are identical."""
    if c == python:
        return ""
    lines = zip([*c.splitlines(), "(the end)"], [*python.splitlines(), "(the end)"], strict=False)
    for number, (from_c, from_python) in enumerate(lines, 1):
        if from_c != from_python:
            return f"line {number}: C says “{from_c}”, Python “{from_python}”"
    return "they differ in length"


def follow(trace: animcore.Trace) -> dict[str, Curve]:
    """The motion of the properties with one component, sampled at four times the frame rate."""
    with animcore.Scene.load(DOCUMENT) as scene:
        followed = {p.name: p for p in scene.properties if p.name and p.kind.component_count == 1}
        curves = {name: Curve() for name in followed}
        steps = max(1, round(trace.end * FPS * 4))
        for step in range(steps + 1):
            scene.play(trace, trace.end * step / steps)
            for name, prop in followed.items():
                curves[name].times.append(scene.time)
                curves[name].values.append(prop.presentation)
    return {name: curve for name, curve in curves.items() if len(set(curve.values)) > 1}


def compare(player: Path, path: Path) -> Result:
    c, python = play_from_c(player, path), play_from_python(path)
    lines = python.splitlines()
    trace = animcore.Trace.load(path)
    with animcore.Scene.load(DOCUMENT) as scene:
        scene.play(trace)
        taps = [e.time for e in scene.events() if e.kind == "control" and (e.name or "").endswith(".up.inside")]
    return Result(
        name=path.stem,
        frames=sum(line.startswith("frame ") for line in lines),
        events=sum(line.startswith("event ") for line in lines),
        numbers=sum(len(line.split()) - 3 for line in lines if line.startswith("property ")),
        c_digest=c.split()[-1] if c else "",
        python_digest=lines[-1].split()[-1],
        difference=first_difference(c, python),
        duration=trace.end,
        taps=taps,
        curves=follow(trace),
    )


# Pictures


def progress(items: Iterator[Any], total: int, title: str) -> Iterator[Any]:
    bar: Iterable[Any] = tqdm(items, total=total, desc=f"   {title}", unit="frame", leave=False, disable=None)
    return iter(bar)


def draw_trace_pictures(path: Path, result: Result, out: Path) -> None:
    pictures = draw_pictures(DOCUMENT, path, out, result.name, background=BACKGROUND, progress=progress)
    result.animation, result.sheet = pictures.animation.name, pictures.sheet.name


# Colors that are visible on light and dark backgrounds.
INK = "#808080"
LINES = ("#E0457B", "#3B82F6", "#D08700", "#2E9E6B", "#9061C2", "#C0563A")


def new_plot(width: float = 7.2, height: float = 2.7) -> tuple[Any, Any]:
    mpl.rcParams.update(
        {"svg.hashsalt": "animcore", "font.size": 9, "axes.prop_cycle": mpl.rcsetup.cycler(color=LINES)}
    )
    for part in ("text.color", "axes.labelcolor", "axes.edgecolor", "xtick.color", "ytick.color"):
        mpl.rcParams[part] = INK
    figure, axes = pyplot.subplots(figsize=(width, height), layout="constrained")
    axes.spines[["top", "right"]].set_visible(False)
    axes.grid(visible=True, color=INK, alpha=0.2, linewidth=0.6)
    axes.set_xlabel("seconds")
    return figure, axes


def save_plot(figure: Any, file: Path) -> None:
    figure.savefig(file, transparent=True, metadata={"Date": None})
    pyplot.close(figure)


@functools.cache
def way(name: str) -> tuple[float, float]:
    """The values of a property for a girl, and for a boy."""
    with animcore.Scene.load(DOCUMENT) as scene:
        girl = scene[name].value
        scene.inputs["boy"] = True
        return float(girl), float(scene[name].value)


def parts_of_the_way(name: str, values: list[float]) -> list[float]:
    """The values of a property as a fraction of its way from girl to boy."""
    girl, boy = way(name)
    return [(value - girl) / (boy - girl) for value in values]


def draw_trace(result: Result, out: Path) -> None:
    """The motion of the properties, each as a fraction of its way; properties with the same motion share a line."""
    figure, axes = new_plot()
    groups: list[tuple[list[str], Curve]] = []
    for name, curve in result.curves.items():
        parts = Curve(curve.times, parts_of_the_way(name, curve.values))
        for names, group in groups:
            # The same except for the rest position, which depends on the threshold.
            if all(abs(a - b) < 0.002 for a, b in zip(parts.values, group.values, strict=True)):
                names.append(name)
                break
        else:
            groups.append(([name], parts))
    for names, parts in groups:
        axes.plot(parts.times, parts.values, label=", ".join(names))
    for number, tap in enumerate(result.taps):
        axes.axvline(tap, color=INK, linestyle=":", linewidth=1, label="tap" if number == 0 else None)
    axes.set_ylabel("0 girl, 1 boy")
    if groups:
        axes.legend(frameon=False, fontsize=8, loc="best")
    else:
        axes.set_ylim(-0.05, 1.05)
        axes.set_xlim(0, result.duration)
        axes.text(0.5, 0.5, "nothing moves", transform=axes.transAxes, ha="center", va="center")
    result.plot = f"{result.name}.svg"
    save_plot(figure, out / result.plot)


def draw_springs(out: Path) -> list[tuple[str, str]]:
    """Springs by bounce, by damping ratio and beside the named curves: file and caption of each."""
    plots = []
    times = [step / 400 for step in range(601)]

    figure, axes = new_plot()
    for bounce in (-0.5, 0.0, 0.15, 0.3, 0.6):
        axes.plot(times, animcore.Spring.perceptual(0.5, bounce).value(times), label=f"bounce {bounce:g}")
    axes.legend(frameon=False, fontsize=8)
    save_plot(figure, out / "springs-bounce.svg")
    plots.append(("springs-bounce.svg", "Springs of a perceptual duration of 0.5 s, by bounce"))

    figure, axes = new_plot()
    spring = animcore.Spring()
    axes.plot(times, spring.value(times), label="value")
    speed = [velocity / 10 for velocity in spring.velocity(times)]
    axes.plot(times, speed, label="velocity / 10")
    settled = spring.settling_duration()
    axes.axvline(settled, color=INK, linestyle=":", linewidth=1, label=f"settling duration {settled:.4f} s")
    axes.legend(frameon=False, fontsize=8)
    save_plot(figure, out / "spring-default.svg")
    plots.append(("spring-default.svg", "Core Animation's default spring: mass 1, stiffness 100, damping 10"))

    figure, axes = new_plot()
    first, second = animcore.Spring.perceptual(0.5, 0.3), 0.12
    carried_value, carried_speed = first.value(second), first.velocity(second)
    later = [t for t in times if t >= second]
    axes.plot(times, first.value(times), alpha=0.35, linestyle="--", label="left alone")
    before = [t for t in times if t <= second]
    back = first.value([t - second for t in later], from_=carried_value, to=0.0, velocity=carried_speed)
    axes.plot(before + later, first.value(before) + back, label=f"turned back after {second:g} s, keeping its velocity")
    axes.axvline(second, color=INK, linestyle=":", linewidth=1)
    axes.legend(frameon=False, fontsize=8)
    save_plot(figure, out / "spring-interrupted.svg")
    plots.append(("spring-interrupted.svg", "An interrupted spring"))

    figure, axes = new_plot()
    xs = [step / 200 for step in range(201)]
    for name in ("linear", "ease", "ease-in", "ease-out", "ease-in-out"):
        axes.plot(xs, animcore.CubicBezier.named(name)(xs), label=name)
    axes.set_xlabel("progress in time")
    axes.legend(frameon=False, fontsize=8)
    save_plot(figure, out / "curves.svg")
    plots.append(("curves.svg", "The named timing curves"))
    return plots


# The page

STYLE = """
:root { color-scheme: light dark; --ground: #fff; --ink: #1c1c1e; --quiet: #6b6b70; --line: #d8d8dc; --card: #f6f6f8;
        --good: #1a7f45; --bad: #c62828; }
@media (prefers-color-scheme: dark) { :root { --ground: #161618; --ink: #ececf0; --quiet: #9a9aa2; --line: #38383d;
        --card: #202023; --good: #55c98a; --bad: #ff7b72; } }
body { margin: 0 auto; padding: 2.5rem 1.25rem 4rem; max-width: 62rem; background: var(--ground); color: var(--ink);
       font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.7rem; margin: 0 0 .3rem; } h2 { font-size: 1.25rem; margin: 2.6rem 0 .8rem; }
h3 { font-size: 1rem; margin: 0 0 .6rem; } p { max-width: 46rem; } .quiet { color: var(--quiet); }
.verdict { font-weight: 600; } .good { color: var(--good); } .bad { color: var(--bad); }
.scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .45rem .8rem .45rem 0; border-bottom: 1px solid var(--line); white-space: nowrap; }
th { font-weight: 600; color: var(--quiet); font-size: .85rem; } td.number, th.number { text-align: right; }
code { font: .88em ui-monospace, monospace; }
section.trace { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 1.1rem;
    margin: 1rem 0; }
.pair { display: flex; gap: 1.2rem; flex-wrap: wrap; align-items: center; }
.pair img.animation { background: #fff; border-radius: 8px; max-width: 100%; }
.pair img.plot { flex: 1 1 24rem; min-width: 0; max-width: 100%; }
details { margin-top: .8rem; } summary { cursor: pointer; color: var(--quiet); }
img.sheet { background: #fff; border-radius: 8px; max-width: 100%; margin-top: .6rem; }
figure { margin: 0; }
.morphs { display: flex; flex-wrap: wrap; gap: 1rem; } .morphs figure { width: 10rem; }
.morphs img { background: #fff; border-radius: 8px; }
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(24rem, 1fr)); gap: 1.4rem; }
.plots img { width: 100%; } figcaption { color: var(--quiet); font-size: .9rem; }
"""


def row(result: Result) -> str:
    mark = '<span class="good">equal</span>' if result.is_equal else '<span class="bad">different</span>'
    return (
        f'<tr><td><a href="#{result.name}">{html.escape(result.title)}</a></td>'
        f'<td class="number">{result.frames}</td><td class="number">{result.events}</td>'
        f'<td class="number">{result.numbers}</td>'
        f"<td><code>{result.c_digest}</code></td><td><code>{result.python_digest}</code></td><td>{mark}</td></tr>"
    )


def trace_section(result: Result) -> str:
    name, title = html.escape(result.name), html.escape(result.title)
    difference = f'<p class="bad">{html.escape(result.difference)}</p>' if result.difference else ""
    return f"""
<section class="trace" id="{name}">
<h3>{title}</h3>{difference}
<div class="pair">
<img class="animation" src="{result.animation}" alt="The toggle: {title}" height="200">
<img class="plot" src="{result.plot}" alt="What moved: {title}">
</div>
<details><summary>Contact sheet</summary>
<img class="sheet" src="{result.sheet}" alt="Pictures in order of time"></details>
</section>"""


def page(results: list[Result], plots: list[tuple[str, str]], exhibits: list[Exhibit], morphs: Morphs) -> str:
    equal = sum(result.is_equal for result in results)
    good = equal == len(results)
    verdict = (
        f"All {len(results)} traces are the same, byte for byte, from C and from Python."
        if good
        else f"{len(results) - equal} of {len(results)} traces differ between C and Python."
    )
    figures = "\n".join(
        f'<figure><img src="{file}" alt="{html.escape(caption)}">'
        f"<figcaption>{html.escape(caption)}</figcaption></figure>"
        for file, caption in plots
    )
    version = ".".join(map(str, animcore.library_version()))
    return f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Venus to Mars</title>
<style>{STYLE}</style>
</head>
<body>
<h1>Venus to Mars</h1>
<p class="quiet">libanimcore {version}: the gender toggle, played by one core from two languages</p>
<p class="verdict {"good" if good else "bad"}">{verdict}</p>
<p>Each trace is a recording of touches. It is played at {FPS} frames a second by the C player and by the Python
package. For each frame, both write down the machine's state, every property's value and velocity as the bits of the
numbers, what happened, and a hash of the scene. The digests are of those texts.</p>
<div class="scroll"><table>
<thead><tr><th>Trace</th><th class="number">Frames</th><th class="number">Events</th><th class="number">Numbers</th>
<th>C</th><th>Python</th><th></th></tr></thead>
<tbody>
{"".join(row(result) + chr(10) for result in results)}</tbody>
</table></div>
<h2>The traces</h2>
{"".join(trace_section(result) for result in results)}
{gallery_page(exhibits, GALLERY)}
{morphs_page(morphs, MORPHS)}
<h2>The motion</h2>
<div class="plots">
{figures}
</div>
</body>
</html>
"""


def readme_trace() -> animcore.Trace:
    """Forward and back, then forward and back again with interruptions: it ends as it began, so it can loop."""
    lines: list[dict[str, object]] = [{"trace": 1, "document": "gender-toggle"}]
    for tap in (0.4, 1.5, 2.6, 2.72):
        lines += [
            {"at": tap - 0.08, "pointer": "down", "x": 25, "y": 15},
            {"at": tap, "pointer": "up", "x": 25, "y": 15},
        ]
    lines.append({"at": 3.6, "end": True})
    return animcore.Trace.load("\n".join(map(json.dumps, lines)))


def update_readme_picture() -> None:
    README_PICTURE.parent.mkdir(parents=True, exist_ok=True)
    with animcore.Scene.load(DOCUMENT) as scene:
        render(scene, readme_trace(), str(README_PICTURE), scale=3.0, background=BACKGROUND, progress=progress)
    print(f"   {README_PICTURE.relative_to(ROOT)} is written.")


def main() -> int:
    parser = argparse.ArgumentParser(description="Compares C and Python on the toggle's traces and makes a page of it.")
    parser.add_argument("--out", type=Path, default=ROOT / "out", help="the folder to write into (default: out)")
    parser.add_argument("--update-readme-picture", action="store_true", help="write docs/images/toggle.gif too")
    arguments = parser.parse_args()
    start = time.monotonic()
    out: Path = arguments.out
    traces = sorted(TRACES.glob("*.jsonl"))
    if not DOCUMENT.exists() or not traces:
        fail(
            f"{DOCUMENT.relative_to(ROOT)} or its traces in {TRACES.relative_to(ROOT)} are missing from this checkout."
        )
    player = find_player()
    out.mkdir(parents=True, exist_ok=True)

    print(f"== Playing {len(traces)} traces from C and from Python at {FPS} frames a second")
    results = [compare(player, path) for path in traces]
    width = max(len(result.name) for result in results)
    for result in results:
        verdict = "equal" if result.is_equal else f"DIFFERENT at {result.difference}"
        print(
            f"   {result.name:{width}}  {result.frames:4} frames, {result.events:3} events   "
            f"C {result.c_digest}   Python {result.python_digest}   {verdict}"
        )
    print("== Rendering each trace")
    for path, result in zip(traces, results, strict=True):
        draw_trace_pictures(path, result, out)
        draw_trace(result, out)
    print("== Playing and rendering the other controls")
    exhibits = draw_gallery(DOCUMENT.parent, player, out / GALLERY, progress)
    for exhibit in exhibits:
        verdict = f"DIFFERENT: {', '.join(exhibit.different)}" if exhibit.different else "equal from C and Python"
        print(f"   {exhibit.name:{width}}  {len(exhibit.digests)} traces, {verdict}")
    print("== Morphing and judging twenty pairs of icons")
    morphs = draw_morphs(out / MORPHS, progress)
    plots = draw_springs(out) + draw_motion(out, new_plot, save_plot)
    if arguments.update_readme_picture:
        update_readme_picture()
    index = out / "index.html"
    index.write_text(page(results, plots, exhibits, morphs), encoding="utf-8")
    different = sum(not result.is_equal for result in results) + sum(len(exhibit.different) for exhibit in exhibits)
    count = len(results) + sum(len(exhibit.digests) for exhibit in exhibits)
    print(f"== Written in {time.monotonic() - start:.1f} s: {index.resolve()}")
    if different:
        print(f"demo_report.py: {different} of {count} traces differ between C and Python.", file=sys.stderr)
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
