# SPDX-License-Identifier: MIT
"""Random Lottie files, of what those of lottie_files.py have one by one. A seed gives the same file in every run."""

from __future__ import annotations

import random

from lottie_files import (
    BLUE,
    FRAMES,
    GREEN,
    HEIGHT,
    RED,
    WIDTH,
    Json,
    animation,
    box,
    composition,
    ellipse,
    fill,
    group,
    keys,
    layer,
    mask,
    null,
    path,
    rectangle,
    repeater,
    round_path,
    shape,
    solid,
    star,
    stroke,
    trim,
    value,
)


class Maker:
    """Makes one file."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def number(self, low: float, high: float) -> float:
        return round(self.chance.uniform(low, high), 1)

    def one(self, low: float, high: float, moves: float = 0.4) -> Json:
        """A number that may move."""
        if self.chance.random() > moves:
            return value(self.number(low, high))
        times = sorted(self.chance.sample(range(-10, FRAMES + 10), self.chance.randint(2, 4)))
        return self.frames([(time, self.number(low, high)) for time in times])

    def two(self, low: float, high: float, moves: float = 0.4, rest: Json = ()) -> Json:
        """Two numbers that may move."""
        if self.chance.random() > moves:
            return value([self.number(low, high), self.number(low, high), *rest])
        times = sorted(self.chance.sample(range(-10, FRAMES + 10), self.chance.randint(2, 4)))
        return self.frames([(time, [self.number(low, high), self.number(low, high), *rest]) for time in times])

    def frames(self, frames: Json) -> Json:
        ease = self.chance.choice([((0.6, 0.0), (0.2, 1.0)), ((0.2, 0.2), (0.8, 0.8)), ((0.9, 0.1), (0.4, 0.7))])
        return keys(*frames, ease=ease, hold=self.chance.random() < 0.1)

    def transform(self, reach: float) -> Json:
        """Some of a transform."""
        made: Json = {}
        if self.chance.random() < 0.7:
            made["p"] = self.two(-reach, reach)
        if self.chance.random() < 0.3:
            made["a"] = self.two(-10, 10)
        if self.chance.random() < 0.4:
            # The same both ways: strokes that are scaled otherwise are drawn otherwise by ThorVG.
            made["s"] = self.one(50, 130)
            for frame in made["s"]["k"] if made["s"]["a"] else [made["s"]]:
                key = "s" if made["s"]["a"] else "k"
                frame[key] = [frame[key][0] if made["s"]["a"] else frame[key]] * 2
        if self.chance.random() < 0.5:
            made["r"] = self.one(-180, 180)
        return made

    def opacity(self) -> Json:
        return {"o": self.one(30, 100)} if self.chance.random() < 0.3 else {}

    def path(self) -> Json:
        count = self.chance.randint(3, 5)
        curved = self.chance.random() < 0.6

        def points(reach: float, there: bool = True) -> Json:
            return [[self.number(-reach, reach) if there else 0 for _ in range(2)] for _ in range(count)]

        def made() -> Json:
            return path(points(40), points(15, curved), points(15, curved))

        if self.chance.random() < 0.5:
            return shape(value(made()))
        return shape(self.frames([(0, [made()]), (25, [made()]), (55, [made()])]))

    def outline(self) -> Json:
        kind = self.chance.randrange(4)
        if kind == 0:
            made = rectangle()
            made |= {"p": self.two(-30, 30), "s": self.two(15, 60), "r": self.one(0, 20)}
        elif kind == 1:
            made = ellipse()
            made |= {"p": self.two(-30, 30), "s": self.two(15, 60)}
        elif kind == 2:
            made = star(pt=value(self.chance.randint(3, 7)), r=self.one(0, 90), sy=self.chance.choice([1, 2]))
            made["or"], made["ir"] = self.one(20, 40), self.one(10, 18)
            if self.chance.random() < 0.4:
                made["os"], made["is"] = self.one(0, 60), self.one(0, 60)
        else:
            made = self.path()
        return made

    def paint(self) -> Json:
        if self.chance.random() < 0.35:
            return stroke(self.number(0, 1), self.number(0, 1), self.number(0, 1), self.one(4, 12))
        chosen = {**self.chance.choice([RED, BLUE, GREEN, fill(0.9, 0.7, 0.1)])}
        return {**chosen, "r": 2} if self.chance.random() < 0.2 else chosen

    def shapes(self, depth: int = 0) -> Json:
        """A group, perhaps with others inside."""
        outlines = [self.outline() for _ in range(self.chance.choice([1, 1, 1, 2]))]
        paint = self.paint()
        items = [*outlines]
        if paint["ty"] == "st" and not any(one["ty"] == "sr" for one in outlines) and self.chance.random() < 0.4:
            items.append(trim(self.one(0, 30), self.one(50, 95), self.one(0, 180), self.chance.choice([1, 2])))
        items.append(paint)
        if depth < 2 and self.chance.random() < 0.3:
            # After the paint, which does not see it: how it would, players do not agree on.
            items.append(self.shapes(depth + 1))
            return group(*items, **self.transform(25))
        return group(*items, **self.transform(25), **self.opacity())

    def content(self) -> Json:
        made = [self.shapes() for _ in range(self.chance.choice([1, 1, 2]))]
        if len(made) == 1 and len(made[0]["it"]) == 3 and self.chance.random() < 0.3:
            # Of one style over one outline: several are repeated each by itself by ThorVG.
            copies = repeater(value(self.chance.randint(2, 4)), p=self.two(-20, 20), r=self.one(-30, 30))
            made = [group(*made[0]["it"][:-1], copies)]
        return made

    def place(self) -> Json:
        """A layer's transform, about the middle."""
        made = self.transform(40)
        for frame in [made.get("p")] if "p" in made else []:
            for one in frame["k"] if frame["a"] else [frame]:
                at = one["s"] if frame["a"] else one["k"]
                at[0], at[1] = round(at[0] + WIDTH / 2, 1), round(at[1] + HEIGHT / 2, 1)
        return made

    def layer(self, index: int) -> Json:
        made = layer(self.content(), index, **self.place(), **self.opacity())
        if self.chance.random() < 0.2:
            made["ip"], made["op"] = self.chance.randint(0, 20), self.chance.randint(40, 60)
        if self.chance.random() < 0.2:
            outline = self.chance.choice([box(-40, -30, 70, 60), round_path(0, 0, 40)])
            moved = self.chance.choice([box(-20, -30, 50, 60), round_path(10, 0, 30)])
            pt = value(outline) if len(outline["v"]) != len(moved["v"]) else keys((0, [outline]), (50, [moved]))
            made |= {"hasMask": True, "masksProperties": [mask(pt, self.chance.choice("asi"))]}
        return made

    def layers(self, depth: int = 0) -> Json:
        count = self.chance.randint(1, 3)
        made = [self.layer(index + 1) for index in range(count)]
        if self.chance.random() < 0.3:
            made.append(null(10, **self.place()))
            made[0]["parent"] = 10
        if depth == 0 and self.chance.random() < 0.25:
            made[0] |= {"td": 1}
            made[0]["shapes"] = [group(ellipse(w=70, h=60), fill(1, 1, 1))]
            made.insert(1, {**self.layer(11), "tt": self.chance.choice([1, 2])})
        if self.chance.random() < 0.2:
            made.append(solid(20, 120, 80, "#e8e4d0", a=value([60, 40, 0])))
        return made

    def file(self) -> Json:
        assets = []
        made = self.layers()
        if self.chance.random() < 0.3:
            assets.append({"id": "inner", "layers": self.layers(1)})
            late = {"st": self.chance.randint(-10, 15)} if self.chance.random() < 0.5 else {}
            if self.chance.random() < 0.3:
                late["tm"] = keys((0, 0.2), (30, 1.5), (60, 0.5), ease=((0.3, 0.3), (0.7, 0.7)))
            made.insert(0, composition(30, "inner", **late))
        return animation(*made, assets=assets)


def random_file(seed: int) -> Json:
    """A file."""
    return Maker(seed).file()


class MergeMaker(Maker):
    """Makes one file that merges paths, of what lottie_merged_by_skia.py knows."""

    def outline(self) -> Json:
        made = super().outline()
        if made["ty"] == "rc":
            made["r"] = value(0)
        if made["ty"] == "sr":
            made["os"], made["is"] = value(0), value(0)
        return made

    def merged(self, depth: int = 0) -> Json:
        """Operands, some of them in groups or merged themselves."""
        items: Json = []
        for _ in range(self.chance.randint(2, 3)):
            kind = self.chance.random()
            if depth < 2 and kind < 0.15:
                items.append(group(*self.merged(depth + 1), **self.transform(15)))
            elif kind < 0.45:
                items.append(group(self.outline(), **self.transform(20)))
            else:
                items.append(self.outline())
        return [*items, {"ty": "mm", "mm": self.chance.randint(2, 5)}]

    def file(self) -> Json:
        paint = stroke(0.5, 0.5, 0.6, 4) if self.chance.random() < 0.4 else self.chance.choice([RED, BLUE, GREEN])
        return animation(layer([group(*self.merged(), paint, **self.transform(10))], **self.place()))


def random_merges(seed: int) -> Json:
    """A file of one layer with merged paths."""
    return MergeMaker(seed).file()
