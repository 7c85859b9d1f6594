# SPDX-License-Identifier: MIT
"""Lottie files that are imported look as ThorVG, another player, draws them: at the same frames, in the same size.
Merged paths, which it leaves out, are merged for it by Skia's path operations, which Skottie merges with."""

from __future__ import annotations

import copy
import json
import os
import random
import re
import sys
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))
pytest.importorskip("numpy")
pytest.importorskip("thorvg_python")
pytest.importorskip("resvg_py")
pytest.importorskip("skia")
pytest.importorskip("jsonschema")

import jsonschema
import lottie_files
import lottie_table
import numpy as np
from animcore import Scene
from animcore.tools.importing import import_data
from lottie_files import FRAME_RATE
from lottie_judge import SCALE, TIMES, Judge, compared, differences, judged, picture_of, tvg
from lottie_merged_files import SAMPLED
from lottie_more_files import NAMED, UNSEEN
from lottie_random import random_file, random_merges

ROOT = Path(__file__).resolve().parents[2]
LONG = bool(os.environ.get("ANIMCORE_LONG"))
MOST = 0.01
# And this many squares of three by three pixels, all of which differ.
SQUARES = 0
# Where edges of many shapes meet, a few may.
RANDOM_SQUARES = 25


@pytest.fixture(scope="module")
def engine() -> Any:
    return tvg.Engine()


@pytest.fixture(scope="module")
def validator() -> Any:
    schema = json.loads((ROOT / "docs/animcore-document.schema.json").read_text(encoding="utf-8"))
    return jsonschema.Draft202012Validator(schema)


@pytest.mark.parametrize("name", [name for name in lottie_files.FILES if name not in {*NAMED, *UNSEEN}])
def test_an_imported_file_looks_as_another_player_draws_it(name: str, engine: Any, validator: Any) -> None:
    found = compared(engine, name, range(TIMES) if LONG else (1, 7))
    assert found.imported.format == "lottie"
    assert [error.message for error in validator.iter_errors(found.imported.document)] == []
    outcomes = {entry.outcome for entry in found.imported.report.losses}
    assert outcomes == ({"approximated"} if name in SAMPLED else set())
    assert np.mean(found.parts) <= MOST
    assert max(found.squares) <= SQUARES


@pytest.mark.parametrize("name", sorted(SAMPLED))
def test_merged_paths_that_move_look_alike_between_frames_too(name: str, engine: Any) -> None:
    """Where the paths' commands stay the same they go in straight lines; where others come there is a jump, a frame's
    way off."""
    found = compared(engine, name, range(TIMES) if LONG else (2, 8), aside=0.4)
    assert np.mean(found.parts) <= MOST


@pytest.mark.parametrize("name", NAMED)
def test_what_is_not_taken_is_named(name: str) -> None:
    report = import_data(json.dumps(lottie_files.FILES[name]())).report
    assert [entry.place for entry in report.losses if re.search(NAMED[name], entry.what)] != []


def test_random_files_look_as_another_player_draws_them(engine: Any, validator: Any) -> None:
    parts = []
    for seed in range(120 if LONG else 8):
        text = json.dumps(random_file(seed))
        imported = import_data(text)
        assert [error.message for error in validator.iter_errors(imported.document)] == [], seed
        if imported.report.losses:
            continue
        judge = Judge(engine, text)
        with Scene.load(imported.text) as scene:
            # Between frames, where nothing jumps.
            for frame in (7.4, 23.4, 39.4, 53.4):
                scene.advance(frame / FRAME_RATE - scene.time)
                part, squares = differences(picture_of(scene), judge.picture(frame))
                assert squares <= RANDOM_SQUARES, (seed, frame)
                parts.append(part)
    assert len(parts) > 4
    assert np.mean(parts) <= MOST


def test_random_merges_look_as_skia_merges_them(engine: Any, validator: Any) -> None:
    """Shapes that cross themselves, in groups and merged paths inside of each other, which move."""
    parts = []
    for seed in range(30 if LONG else 4):
        lottie = random_merges(seed)
        imported = import_data(json.dumps(lottie))
        assert [error.message for error in validator.iter_errors(imported.document)] == [], seed
        picture = judged(engine, "", lottie)
        own = []
        with Scene.load(imported.text) as scene:
            for frame in (7, 23, 39, 53):
                scene.advance(frame / FRAME_RATE - scene.time)
                own.append(differences(picture_of(scene), picture(frame))[0])
        assert np.mean(own) <= MOST, seed
        parts += own
    assert np.mean(parts) <= MOST / 2


def test_the_judge_sees_a_difference(engine: Any) -> None:
    """A picture that is two points beside another one is not taken for it."""
    text = json.dumps(lottie_files.solids())
    picture = Judge(engine, text).picture(2)
    moved = np.roll(picture, 2 * SCALE, axis=1)
    assert differences(picture, moved)[1] > 20 * SQUARES


def properties_of(value: Any, place: list[Any]) -> list[tuple[Any, list[Any]]]:
    """All properties inside, each with its place."""
    found: list[tuple[Any, list[Any]]] = []
    if isinstance(value, dict) and "k" in value and "a" in value:
        return [(value, place)]
    for key, one in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        found += properties_of(one, [*place, key])
    return found


def where(lottie: Any, place: list[Any]) -> str:
    """The layer's place as reports have it."""
    if place[0] == "assets":
        return f"assets/{lottie['assets'][place[1]]['id']}/{place[3]}"
    return f"layers/{place[1]}"


# What draws nothing, whatever it is: a polygon's inner radius.
UNUSED = {("polygon", "ir"), ("polygon", "is"), ("fill_of_a_layer", "v")}
# Combined frame by frame: once is enough.
SLOW = {"merged_copies_that_move", "merged_paths_that_change"}


def test_every_expression_is_named_with_its_place() -> None:
    """One at a time, in each property of each file; some of them unless the run is long."""
    chance = random.Random(7)
    count = 0
    for name, make in lottie_files.FILES.items():
        places = [place for _, place in properties_of(make(), [])]
        if not LONG or name in SLOW:
            places = chance.sample(places, min(len(places), 1 if name in SAMPLED else 3))
        for place in places:
            lottie = copy.deepcopy(make())
            properties = {tuple(at): one for one, at in properties_of(lottie, [])}
            properties[tuple(place)]["x"] = "var $bm_rt; $bm_rt = time * 10;"
            if place[0] == "slots" or (name, place[-1]) in UNUSED:
                continue
            losses = import_data(json.dumps(lottie)).report.losses
            words = "expression|3D|expansion|soft edge|effect|zig-zag"
            named = [one for one in losses if one.outcome == "left" and re.search(words, one.what)]
            assert any(one.place.startswith(where(lottie, place)) for one in named), (name, place, losses)
            count += 1
    assert count > 250


def test_random_files_name_each_effect_style_and_layer_that_is_left_out() -> None:
    """In layers, in mattes, in compositions and on nulls; also in what is hidden, which is not drawn, not."""
    chance = random.Random(11)
    kinds = {5: "Slider", 20: "Tint", 21: "Fill", 22: "Stroke", 23: "Tritone", 29: "Blur", 32: "Levels", 26: "Wipe"}
    for seed in range(300 if LONG else 60):
        lottie = random_file(seed)
        layers = [(f"layers/{index}", one) for index, one in enumerate(lottie["layers"])]
        for asset in lottie["assets"]:
            layers += [(f"assets/{asset['id']}/{index}", one) for index, one in enumerate(asset["layers"])]
        expected = []
        for place, layer in layers:
            kind = chance.choice(list(kinds))
            layer["ef"] = [{"ty": kind, "nm": f"{kinds[kind]} {place}", "en": 1, "ef": []}]
            layer["sy"] = [{"ty": 4, "nm": "glow"}, {"ty": 7, "nm": "color"}]
            layer["ddd"] = 1
            expected += [(place, f"effect '{kinds[kind]} {place}'"), (place, "inner glow"), (place, "color overlay")]
            expected.append((place, "3D"))
        lottie["layers"].append({"ty": 13, "nm": "camera", "ind": 99, "ks": {}, "ip": 0, "op": 60})
        expected.append((f"layers/{len(lottie['layers']) - 1}", "camera"))
        losses = import_data(json.dumps(lottie)).report.losses
        for place, words in expected:
            assert any(one.place == place and words in one.what for one in losses), (seed, place, words)


def test_the_table_of_the_page_has_each_file_once_and_its_numbers(engine: Any) -> None:
    """Numbers of a few features, or of all in a long run. On other machines a few pixels may be smoothed otherwise."""
    names = [name for made in lottie_table.FEATURES.values() for name in made]
    assert sorted(names) == sorted(lottie_files.FILES)
    page = lottie_table.PAGE.read_text(encoding="utf-8")
    shown = page.split(lottie_table.BEGIN)[1].split(lottie_table.END)[0]
    lines = {line.split(" | ")[0].strip("| "): line for line in shown.splitlines() if line.startswith("| ")}
    assert list(lines)[1:] == list(lottie_table.FEATURES)
    for feature, made in lottie_table.FEATURES.items():
        assert lines[feature].split(" | ")[1] == str(len(made))
    few = ("skew", "solids", "masks with a soft edge", "time remapped by a curve", "gradients with a highlight", "text")
    for feature in lottie_table.FEATURES if LONG else few:
        written, found = (
            re.split(r" *\| *", line) for line in (lines[feature], lottie_table.row_of(engine, feature).text)
        )
        assert written[-2] == found[-2]
        for one, other in zip(written[3:6], found[3:6], strict=True):
            assert one == other == "" or float(one) == pytest.approx(float(other), abs=0.2)
