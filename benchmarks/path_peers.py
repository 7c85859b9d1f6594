# SPDX-License-Identifier: MIT
"""Paths through Python APIs: every icon of fontawesomefree read, boxed, measured and flattened by animcore, kurbopy,
skia-python and svgpathtools, in the same run. An operation is an icon.

skia-python has no reader of path data, and no area; its paths are built beforehand from what kurbo read. svgpathtools
is measured on every twentieth icon, which is what its speed allows.
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from peers import Bench

__all__ = ["icon_data", "measure_paths"]

TOLERANCE = 0.1
ACCURACY = 1e-6
SVGPATHTOOLS_STEP = 20


def _module(name: str) -> Any:
    return importlib.import_module(name) if importlib.util.find_spec(name) is not None else None


def _each(function: Callable[[Any], object], things: list[Any]) -> Callable[[], None]:
    """Calls a function with every thing."""

    def run() -> None:
        for thing in things:
            function(thing)

    return run


class _SkiaPen:
    """Builds a skia.Path from what kurbopy draws."""

    def __init__(self, path: Any) -> None:
        self.path = path

    def moveTo(self, p: Any) -> None:  # noqa: N802
        self.path.moveTo(*p)

    def lineTo(self, p: Any) -> None:  # noqa: N802
        self.path.lineTo(*p)

    def qCurveTo(self, p: Any, q: Any) -> None:  # noqa: N802
        self.path.quadTo(*p, *q)

    def curveTo(self, p: Any, q: Any, r: Any) -> None:  # noqa: N802
        self.path.cubicTo(*p, *q, *r)

    def closePath(self) -> None:  # noqa: N802
        self.path.close()

    def endPath(self) -> None:  # noqa: N802
        pass


def _measure_animcore(bench: Bench, package: Path, data: list[str]) -> None:
    sys.path.insert(0, str(package))
    try:
        animcore = importlib.import_module("animcore")
    except (ImportError, OSError, SyntaxError) as error:
        print(f"the Python package cannot be loaded, and is not measured: {error}", file=sys.stderr)
        return
    finally:
        sys.path.remove(str(package))
    made, paths, count = animcore.Path, [animcore.Path(d) for d in data], len(data)

    def everything() -> None:
        for d in data:
            path = made(d)
            path.length(ACCURACY)
            path.bounds  # noqa: B018

    collection = animcore.PathCollection

    def everything_at_once() -> None:
        icons = collection.parse(data)
        icons.lengths(ACCURACY)
        icons.bounds  # noqa: B018

    icons = collection.parse(data)
    bench.measure("paths: icon read, many at once (Python)", count, lambda: collection.parse(data))
    bench.measure("paths: icon boxed, many at once (Python)", count, lambda: icons.bounds)
    bench.measure("paths: icon measured, many at once (Python)", count, lambda: icons.lengths(ACCURACY))
    bench.measure("paths: icon's area, many at once (Python)", count, lambda: icons.areas)
    bench.measure("paths: icon read, boxed and measured, many at once (Python)", count, everything_at_once)
    bench.measure("paths: icon read (Python)", count, _each(made, data))
    bench.measure("paths: icon boxed (Python)", count, _each(lambda path: path.bounds, paths))
    bench.measure("paths: icon measured (Python)", count, _each(lambda path: path.length(ACCURACY), paths))
    bench.measure("paths: icon's area (Python)", count, _each(lambda path: path.area, paths))
    bench.measure(
        "paths: icon's winding at a point (Python)", count, _each(lambda path: path.winding(200.5, 250.25), paths)
    )
    bench.measure("paths: icon flattened (Python)", count, _each(lambda path: path.flattened(TOLERANCE), paths))
    bench.measure("paths: icon written (Python)", count, _each(str, paths))
    bench.measure("paths: icon read, boxed and measured (Python)", count, everything)


def _measure_kurbopy(bench: Bench, kurbopy: Any, data: list[str]) -> None:
    read = kurbopy.BezPath.from_svg
    paths, count, point = [read(d) for d in data], len(data), kurbopy.Point(200.5, 250.25)

    def everything() -> None:
        for d in data:
            path = read(d)
            path.perimeter(ACCURACY)
            path.bounding_box()

    bench.measure("kurbopy: icon read", count, _each(read, data))
    bench.measure("kurbopy: icon boxed", count, _each(lambda path: path.bounding_box(), paths))
    bench.measure("kurbopy: icon measured", count, _each(lambda path: path.perimeter(ACCURACY), paths))
    bench.measure("kurbopy: icon's area", count, _each(lambda path: path.area(), paths))
    bench.measure("kurbopy: icon's winding at a point", count, _each(lambda path: path.winding(point), paths))
    bench.measure("kurbopy: icon flattened", count, _each(lambda path: path.flatten(TOLERANCE), paths))
    bench.measure("kurbopy: icon written", count, _each(lambda path: path.to_svg(), paths))
    bench.measure("kurbopy: icon read, boxed and measured", count, everything)


def _measure_skia(bench: Bench, skia: Any, kurbopy: Any, data: list[str]) -> None:
    paths, count = [], len(data)
    for d in data:
        path = skia.Path()
        kurbopy.BezPath.from_svg(d).draw(_SkiaPen(path))
        paths.append(path)

    def length(path: Any) -> float:
        measure = skia.PathMeasure(path, False, 1.0)
        total: float = measure.getLength()
        while measure.nextContour():
            total += measure.getLength()
        return total

    bench.measure("skia: icon boxed", count, _each(lambda path: path.computeTightBounds(), paths))
    bench.measure("skia: icon measured", count, _each(length, paths))
    bench.measure("skia: icon contains a point", count, _each(lambda path: path.contains(200.5, 250.25), paths))


def _measure_svgpathtools(bench: Bench, svgpathtools: Any, data: list[str]) -> None:
    some = data[::SVGPATHTOOLS_STEP]
    paths, count = [svgpathtools.parse_path(d) for d in some], len(some)
    bench.measure("svgpathtools: icon read", count, _each(svgpathtools.parse_path, some))
    bench.measure("svgpathtools: icon boxed", count, _each(lambda path: path.bbox(), paths))


def icon_data() -> list[str]:
    """The path data of all icons; none where fontawesomefree is not installed."""
    if _module("fontawesomefree") is None:
        return []
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tools"))
    return list(importlib.import_module("icons").all_icons().values())


def morph_data() -> list[str]:
    """The path data of the icons between which morphs are measured; none where fontawesomefree is not installed."""
    if _module("fontawesomefree") is None:
        return []
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tools"))
    icons = importlib.import_module("icons")
    return [icons.icon(name) for name in ("venus", "mars")]


def measure_paths(bench: Bench, package: Path) -> None:
    """Measures what has the wanted word in its name; says what is not installed."""
    words = ("paths: icon", "kurbopy: icon", "skia: icon", "svgpathtools: icon")
    if not any(bench.word in word or word in bench.word for word in words):
        return
    kurbopy, skia, svgpathtools = (_module(name) for name in ("kurbopy", "skia", "svgpathtools"))
    if _module("fontawesomefree") is None or kurbopy is None:
        print("fontawesomefree or kurbopy is not installed: paths in Python are not measured", file=sys.stderr)
        return
    data = icon_data()
    _measure_animcore(bench, package, data)
    _measure_kurbopy(bench, kurbopy, data)
    if skia is not None:
        _measure_skia(bench, skia, kurbopy, data)
    if svgpathtools is not None:
        _measure_svgpathtools(bench, svgpathtools, data)
