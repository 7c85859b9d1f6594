# SPDX-License-Identifier: MIT
"""The table of docs/importing-lottie.md: files for each feature of Lottie, and how far their pictures differ from those
of another player.

    python tools/lottie_table.py             prints it
    python tools/lottie_table.py --write     writes it into the page

The files are those of Tests/conformance/lottie_files.py and its neighbors, drawn at ten times each. It needs the core
(ANIMCORE_LIBRARY, PYTHONPATH) and what tools/requirements.txt has.
"""

from __future__ import annotations

import dataclasses
import re
import statistics
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "Tests/conformance"))

PAGE = ROOT / "docs/importing-lottie.md"
BEGIN = "<!-- The table is made by tools/lottie_table.py. -->"
END = "<!-- The end of the table. -->"

FEATURES: dict[str, tuple[str, ...]] = {
    "position, rotation, scale, anchor, opacity": (
        *("position", "rotation_about_an_anchor", "opacity", "overshoot", "split_position", "group_opacity"),
        *("old_keyframes", "keyframes_of_one_frame", "begins_and_ends_elsewhere", "many_layers"),
    ),
    "keyframes that hold": ("hold", "held_colors_and_widths"),
    "spatial tangents, turned along the path": (*("spatial_tangents", "auto_orient", "turned_along_its_path"),),
    "position that overshoots on a path": ("position_that_overshoots_on_a_curve",),
    "skew": ("skew", "layer_that_is_skewed"),
    "parents": ("parents",),
    "in and out points": ("in_and_out",),
    "rectangle, ellipse": ("rectangle_that_grows", "ellipse_that_moves"),
    "star, polygon": ("star_of_five", "star_with_round_points", "polygon", "star_that_turns_back"),
    "path": ("path_that_stands", "path_that_changes", "spiral"),
    "holes, fill rules": ("even_odd", "hole_by_direction"),
    "groups": (*("groups_in_groups", "fill_over_a_group", "stroke_in_a_scaled_group", "stroke_over_a_scaled_group"),),
    "fill, stroke": ("fill_that_changes", "stroke_that_grows", "caps_and_joins"),
    "dashes": ("dashes", "dashes_whose_lengths_move"),
    "gradients": (
        *("linear_gradient", "radial_gradient", "gradient_that_fades", "gradient_whose_stops_move", "gradient_stroke"),
        *("radial_gradient_stroke",),
    ),
    "gradients with a highlight": ("gradient_with_a_highlight",),
    "trim": (
        *("trim_path", "trim_ellipse", "trim_rectangle", "trim_several", "trim_as_one", "trim_over_groups"),
        *("trimmed_fill", "trim_within_a_trim"),
    ),
    "repeater": (
        *("repeater_in_a_row", "repeater_in_a_circle", "repeater_with_offset", "repeater_below", "repeater_above"),
        *("repeater_whose_copies_move", "repeater_above_a_fill"),
    ),
    "round corners": ("round_corners", "round_corners_of_a_star"),
    "merge, of what stands or moves together": (
        *("merged_side_by_side", "merged_added", "merged_subtracted", "merged_intersected", "merged_excluded"),
        *("merged_with_a_stroke", "merged_three", "merged_excluding_three", "merged_paths_that_cross_themselves"),
        *("merged_in_a_group_that_moves", "merged_and_merged_again", "merged_of_parts", "merged_and_trimmed"),
    ),
    "merge, of what moves, filled": (
        *("merged_by_clips_while_they_move", "merged_by_clips_in_common", "merged_by_layers_while_they_fade"),
        *("merged_by_a_rule_while_they_move",),
    ),
    "merge, of what moves, otherwise": (
        *("merged_with_a_stroke_while_they_move", "merged_paths_that_change", "merged_while_they_move_and_jump"),
        *("merged_in_groups_that_move_apart", "merged_copies_that_move", "merged_with_a_gradient_while_they_move"),
        *("merged_parts_that_move",),
    ),
    "merge, below what paints": ("merged_away_from_what_paints",),
    "masks": (
        *("mask_that_moves", "mask_inverted", "masks_added", "mask_subtracted", "masks_intersected", "mask_opacity"),
        *("masked_composition",),
    ),
    "masks with a soft edge": ("mask_with_a_soft_edge",),
    "mattes": (
        *("matte", "matte_inverted", "matte_by_brightness", "matte_half_clear", "matte_of_several_shapes"),
        *("matte_of_several_shapes_inverted", "matte_that_is_grey", "matte_by_darkness"),
        *("matte_that_is_a_composition", "matte_by_its_index", "matte_that_is_there_for_a_while"),
        *("matte_with_a_stroke", "matte_with_a_mask"),
    ),
    "compositions": (
        *("precomposition", "precomposition_that_starts_late", "precomposition_stretched"),
        *("compositions_in_compositions",),
    ),
    "time remapped in straight pieces": ("time_remapped", "time_that_stands_and_returns"),
    "time remapped by a curve": ("time_remapped_by_a_curve",),
    "solids": ("solids",),
    "blend modes": ("blend_modes",),
    "the effect fill": ("fill_of_a_layer",),
    "drop shadow": ("drop_shadow", "drop_shadow_of_a_color", "drop_shadow_that_is_soft", "drop_shadow_with_blend"),
    "slots, markers": ("slots_and_markers",),
    "other effects": ("blur_is_named",),
    "expressions": ("expressions_are_named",),
    "zig-zag": ("zig_zag_is_named",),
    "text": ("text_of_two_lines",),
    "images": ("image_by_its_name",),
}


@dataclasses.dataclass
class Row:
    """The results for a feature's files."""

    feature: str
    names: tuple[str, ...]
    # The percentage of differing pixels; the mean over each file's pictures.
    means: list[float]
    # The worst of all pictures.
    worst: float
    words: list[str]

    @property
    def text(self) -> str:
        """The table's line."""
        shown = "| |"
        if self.means:
            shown = f"{statistics.mean(self.means):.2f} | {max(self.means):.2f} | {self.worst:.2f}"
        return f"| {self.feature} | {len(self.names)} | {shown} | {'; '.join(self.words) or 'nothing'} |"


def row_of(engine: object, feature: str) -> Row:
    """Draws a feature's files."""
    from lottie_judge import compared
    from lottie_more_files import UNSEEN

    row = Row(feature, FEATURES[feature], [], 0.0, [])
    for name in row.names:
        found = compared(engine, name, () if name in UNSEEN else range(10))
        if found.parts:
            row.means.append(100 * statistics.mean(found.parts))
            row.worst = max(row.worst, 100 * max(found.parts))
        for entry in found.imported.report.losses:
            word = {"approximated": "approximated", "left": "left out"}[entry.outcome]
            sentence = f"{word}: {re.sub('[a-z0-9_]+_rotation', 'a rotation', entry.what)}"
            if sentence not in row.words:
                row.words.append(sentence)
    return row


def table(rows: Iterable[Row]) -> str:
    """The table as it appears in the page."""
    made = list(rows)
    exact = [mean for row in made if not row.words for mean in row.means]
    return (
        "| feature | files | mean | worst file | worst picture | the report says |\n"
        + "|---|---:|---:|---:|---:|---|\n"
        + "".join(f"{row.text}\n" for row in made)
        + f"\nThe {len(exact)} files of which the report says nothing: {statistics.mean(exact):.2f} % in the mean, "
        + f"{max(exact):.2f} % in the worst file.\n"
    )


def main() -> None:
    """Makes the table."""
    from lottie_judge import tvg

    engine = tvg.Engine()
    made = table(row_of(engine, feature) for feature in FEATURES)
    print(made, end="")
    if "--write" in sys.argv[1:]:
        page = PAGE.read_text(encoding="utf-8")
        before, rest = page.split(BEGIN)
        after = rest.split(END)[1]
        PAGE.write_text(f"{before}{BEGIN}\n\n{made}\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
