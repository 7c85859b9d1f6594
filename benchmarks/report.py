# SPDX-License-Identifier: MIT
"""The table: each figure beside its budget, beside its peer and beside the limit."""

from __future__ import annotations

from typing import Any

Result = dict[str, Any]

# What is promised, in nanoseconds an operation, by the benchmark that measures it.
BUDGETS = {
    "springs, bulk, one time, double": 1.5,
    "springs, bulk, one time, float": 1.5,
    "springs, bulk, step in place, double": 1.5,
    "stage step, 1000000 springs": 8.3,
    "stage step, 1000000 springs, random starts": 8.3,
    "bank step, 1000000 springs": 8.3,
    "bank step, 1000000 springs, random starts": 8.3,
    "stage step, 100000 eased tweens": 6.0,
    "stage step, 100000 eased tweens, random starts": 6.0,
    "keyframe sample, 8 keys, linear, random times": 5.0,
    "keyframe sample, 8 keys, cubic, random times": 5.0,
    "cubic length to 1e-9, as in outlines": 100.0,
    "cubic bounding box, random": 24.0,
    "cubic winding number, random": 30.0,
    "machine event that takes a transition": 200.0,
    "machine at rest, its share of advance": 20.0,
    "document load": 200_000.0,
    "document load, 5000 nodes and 500 states": 50_000_000.0,
    "frame of 10000 toggles, 1 % active": 2_000_000.0,
    "frame of 10000 toggles, 1 % active, all by one call": 2_000_000.0,
}

# Who else does the same, measured in the same run.
PEERS = {
    "springs, bulk, one time, double": ["numpy: springs, one time, 1024", "scipy: springs, one time, 1024"],
    "springs, bulk, own times, double": ["numpy: springs, own times, 1024"],
    "springs, bulk, step in place, double": ["numpy: springs, step in place, 1024"],
    "stage step, 1000000 springs": [
        "numpy: springs, one time, 1000000",
        "numpy: springs, step in place, 1000000",
        "scipy: springs, one time, 1000000",
    ],
    "stage step, 1000000 springs, random starts": ["numpy: springs, own times, 1000000"],
    "bank step, 1000000 springs": ["numpy: springs, one time, 1000000", "numpy: springs, step in place, 1000000"],
    "bank step, 1000000 springs, random starts": ["numpy: springs, own times, 1000000"],
    "stage step, 100000 eased tweens": ["tweeny: step of 100000 eased tweens"],
    "stage step, 100000 eased tweens, random starts": ["tweeny: step of 100000 eased tweens"],
    "easing, bulk, Penner's cubic in-out": ["pytweening: easeInOutCubic"],
    "keyframe sample, 8 keys, linear, random times": [
        "numpy: interp, 8 keys, random times",
        "scipy: PPoly of lines, 8 keys, random times",
    ],
    "keyframe sample, 8 keys, cubic, random times": ["scipy: CubicHermiteSpline, 8 keys, random times"],
    "paths: icon read (Python)": ["kurbopy: icon read", "svgpathtools: icon read"],
    "paths: icon boxed (Python)": ["kurbopy: icon boxed", "skia: icon boxed", "svgpathtools: icon boxed"],
    "paths: icon measured (Python)": ["kurbopy: icon measured", "skia: icon measured"],
    "paths: icon's area (Python)": ["kurbopy: icon's area"],
    "paths: icon's winding at a point (Python)": ["kurbopy: icon's winding at a point", "skia: icon contains a point"],
    "paths: icon flattened (Python)": ["kurbopy: icon flattened"],
    "paths: icon written (Python)": ["kurbopy: icon written"],
    "paths: icon read, boxed and measured (Python)": ["kurbopy: icon read, boxed and measured"],
}

# What is shown by size, below the table: the name before the number, and behind it.
GROWING = [
    ("stage step, {} springs", "stage step, {} springs, random starts"),
    ("stage step, {} eased tweens", "stage step, {} eased tweens, random starts"),
    ("bank step, {} springs", "bank step, {} springs, random starts"),
    ("growth: springs, bulk, one time, {}", "growth: springs, bulk, own times, {}"),
]
SIZES = [10**power for power in range(1, 8)]


def number(value: float) -> str:
    """Three digits or so."""
    return f"{value:.2f}" if value < 100 else f"{value:.0f}"


def short(peer: str) -> str:
    """A peer's name, and that velocities move too where they do."""
    return peer.split(":")[0] + (" with velocities" if "step in place" in peer else "")


def is_peer(name: str) -> bool:
    return name.split(":")[0] in ("numpy", "scipy", "tweeny", "pytweening", "kurbopy", "skia", "svgpathtools")


def is_grown(name: str) -> bool:
    """Whether a result is shown by size only."""
    forms = [form for pair in GROWING for form in pair]
    return name not in BUDGETS and any(name == form.format(size) for form in forms for size in SIZES)


def with_differences(results: list[Result]) -> list[Result]:
    """The results, and what is the difference of two of them."""
    by_name = {result["name"]: result for result in results}
    rest, absent = by_name.get("machine at rest, advance"), by_name.get("machine absent, advance")
    if rest is None or absent is None:
        return results
    share = {key: round(max(0.0, rest[key] - absent[key]), 3) for key in ("minimum", "median", "maximum")}
    place = results.index(absent) + 1
    return [
        *results[:place],
        {"name": "machine at rest, its share of advance", **share, "runs": rest["runs"]},
        *results[place:],
    ]


def rows(results: list[Result]) -> list[list[str]]:
    """Name, least, median, budget, peers and limit of everything that is neither a peer nor shown by size."""
    least = {result["name"]: result["minimum"] for result in results}
    table = []
    for result in results:
        name, unit = result["name"], result.get("unit", "ns")
        if is_peer(name) or is_grown(name):
            continue
        budget = BUDGETS.get(name)
        peers = [f"{short(peer)} {number(least[peer])}" for peer in PEERS.get(name, []) if peer in least]
        table.append(
            [
                name if unit == "ns" else f"{name} ({unit} a call)",
                number(result["minimum"]),
                number(result["median"]),
                "" if budget is None else f"{budget:g}" + ("" if result["minimum"] <= budget else " OVER"),
                ", ".join(peers),
                number(result["limit"]) if "limit" in result else "",
            ]
        )
    return table


HEADER = ["ns an operation", "least", "median", "budget", "peers", "memcpy"]


def growth_rows(results: list[Result]) -> list[list[str]]:
    least = {result["name"]: result["minimum"] for result in results}
    limit = {result["name"]: result["limit"] for result in results if "limit" in result}
    table = []
    for pair in GROWING:
        for form in pair:
            if any(form.format(size) in least for size in SIZES):
                name = form.replace(" {}", "").removesuffix(",").removeprefix("growth: ")
                cells = [number(least[form.format(s)]) if form.format(s) in least else "" for s in SIZES]
                table.append([name, *cells])
        if any(pair[0].format(size) in limit for size in SIZES):
            cells = [number(limit[pair[0].format(s)]) if pair[0].format(s) in limit else "" for s in SIZES]
            table.append(["· memcpy of the same bytes", *cells])
    return table


GROWTH_HEADER = ["least ns each, of", *(f"{size:,}".replace(",", " ") for size in SIZES)]


def text(header: list[str], table: list[list[str]]) -> str:
    """For a terminal."""
    widths = [max(len(row[column]) for row in [header, *table]) for column in range(len(header))]
    lines = []
    for row in [header, *table]:
        cells = [
            cell.ljust(width) if column == 0 or header[column] == "peers" else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)


def markdown(header: list[str], table: list[list[str]]) -> str:
    """For a page."""
    lines = ["| " + " | ".join(header) + " |", "|---|" + "---:|" * (len(header) - 1)]
    lines += ["| " + " | ".join(row) + " |" for row in table]
    return "\n".join(lines)
