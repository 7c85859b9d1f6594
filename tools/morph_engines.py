# SPDX-License-Identifier: MIT
"""Morph engines: the library, and a deliberately bad stand-in, for comparison and for testing the judge."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import numpy as np
from outlines import Array, Contour, Outline, Piece

__all__ = ["ENGINES", "Engine", "outline_of_data", "painted", "verbs_of_data"]

# Returns the interpolated path at a time.
Frames = Callable[[float], Outline]
# Makes it from the path data of both ends.
Engine = Callable[[str, str], Frames]


class _Pen:
    """Collects what kurbopy draws."""

    def __init__(self) -> None:
        self.verbs: list[tuple[int, list[tuple[float, float]]]] = []

    def _add(self, verb: int, *points: tuple[float, float]) -> None:
        self.verbs.append((verb, [(float(x), float(y)) for x, y in points]))

    def moveTo(self, point: Any) -> None:  # noqa: N802
        self._add(0, point)

    def lineTo(self, point: Any) -> None:  # noqa: N802
        self._add(1, point)

    def qCurveTo(self, *points: Any) -> None:  # noqa: N802
        self._add(2, *points)

    def curveTo(self, *points: Any) -> None:  # noqa: N802
        self._add(3, *points)

    def closePath(self) -> None:  # noqa: N802
        self._add(4)

    def endPath(self) -> None:  # noqa: N802
        pass


def verbs_of_data(data: str) -> list[tuple[int, list[tuple[float, float]]]]:
    """SVG path data as parsed by kurbo: 0 move, 1 line, 2 quadratic, 3 cubic, 4 close, each with its points."""
    import kurbopy

    pen = _Pen()
    kurbopy.BezPath.from_svg(data).draw(pen)
    return pen.verbs


def outline_of_data(data: str, size: float = 0.0) -> Outline:
    """SVG path data as parsed by kurbo."""
    return Outline.of(verbs_of_data(data), size)


def resampled(a: str, b: str) -> Frames:
    """The stand-in: subpaths matched by index, 200 evenly spaced points on each, matched from the first on; a subpath
    without a counterpart appears from nothing."""
    whole = [outline_of_data(data) for data in (a, b)]
    ends = [_sampled(outline) for outline in whole]

    def at(t: float) -> Outline:
        if t in (0, 1):
            return whole[int(t)]
        contours = []
        for first, second in zip(*ends, strict=False):
            points = first + (second - first) * t
            lines = tuple(Piece(np.stack([p, q])) for p, q in pairwise(points))
            contours.append(Contour((float(points[0][0]), float(points[0][1])), lines, True))
        return Outline(contours)

    return at


def _sampled(outline: Outline) -> list[Array]:
    chains = []
    for points in outline.polygons:
        along = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(points, axis=0).T))])
        places = np.linspace(0, along[-1], 200, endpoint=False)
        chains.append(np.stack([np.interp(places, along, points[:, axis]) for axis in (0, 1)], axis=1))
    return chains


def animcore(a: str, b: str) -> Frames:
    """The library's Morph."""
    from animcore import Morph, Path  # type: ignore[attr-defined, unused-ignore]

    morph = Morph(Path(a), Path(b))  # type: ignore[call-arg, unused-ignore]

    def at(t: float) -> Outline:
        return Outline.of((int(verb), points) for verb, points in morph.at(t))

    return at


def painted(a: str, b: str, paint: str) -> Callable[[float], list[tuple[int, Any]]]:
    """The library's Morph of fills or strokes: verbs with their points."""
    from animcore import Morph, Path  # type: ignore[attr-defined, unused-ignore]

    morph = Morph(Path(a), Path(b), paint=paint)  # type: ignore[call-arg, unused-ignore]
    path = Path()  # type: ignore[call-arg, unused-ignore]
    return lambda t: [(int(verb), points) for verb, points in morph.at(t, into=path)]


ENGINES: dict[str, Engine] = {"animcore": animcore, "resampled": resampled}
