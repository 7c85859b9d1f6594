# SPDX-License-Identifier: MIT
"""Colors. Expected numbers: CSS Color 4's examples; Tests/conformance/values has the rest."""

from __future__ import annotations

import math
from ctypes import byref, c_double

import numpy as np
import pytest
from animcore import ArgumentError, Color, LimitError, Stage, _raw, color
from animcore.color import ColorSpace, HueInterpolation
from hypothesis import given
from hypothesis import strategies as st

component = st.floats(-1, 2)
spaces = st.sampled_from(list(ColorSpace))


def test_known_colors() -> None:
    # CSS Color 4 and web-platform-tests: red is oklch(0.62795536 0.2576833 29.23388028deg).
    lightness, chroma, hue, opacity = color.convert("#FF000080")
    assert (lightness, chroma) == pytest.approx((0.62795536, 0.2576833), abs=1e-7)
    assert math.degrees(hue) == pytest.approx(29.23388028, abs=1e-6)
    assert opacity == 128 / 255
    # CSS Color 4: white is oklab(1 0 0).
    assert color.convert("#FFF", target=ColorSpace.OKLAB) == pytest.approx((1, 0, 0, 1), abs=1e-15)
    # sRGB's blue in Display P3, and its gray half in linear light.
    assert color.convert("#0000FF", target=ColorSpace.DISPLAY_P3)[2] == pytest.approx(0.9595880266758097, abs=1e-15)
    half = color.convert((0.5, -0.5, 0.0), target=ColorSpace.LINEAR_SRGB)
    assert half == pytest.approx((0.21404114048223255, -0.21404114048223255, 0, 1), abs=1e-15)


@given(component, component, component, st.floats(0, 1), spaces, spaces)
def test_there_and_back(
    red: float, green: float, blue: float, opacity: float, one: ColorSpace, two: ColorSpace
) -> None:
    given_color = color.convert((red, green, blue, opacity), ColorSpace.SRGB, one)
    there = color.convert(given_color, one, two)
    back = color.convert(color.convert(there, two, one), one, ColorSpace.SRGB)
    assert back == pytest.approx((red, green, blue, opacity), abs=1e-12)


def test_the_same_space_changes_nothing() -> None:
    for space in ColorSpace:
        assert color.convert((1e150, -3.0, 0.1, 7.0), space, space) == (1e150, -3.0, 0.1, 7.0)


def test_arrays() -> None:
    colors = np.random.default_rng(1).random((5, 3, 4))
    result = color.convert(colors, target=ColorSpace.OKLAB)
    assert result.shape == colors.shape
    for index in np.ndindex(5, 3):
        assert tuple(result[index].tolist()) == color.convert(tuple(colors[index]), target=ColorSpace.OKLAB)
    assert color.convert(np.zeros((0, 4))).shape == (0, 4)
    for wrong in (np.zeros(3), np.zeros((4, 3)), np.array(0.0)):
        with pytest.raises(ValueError, match="last axis"):
            color.convert(wrong)


def test_mixes() -> None:
    assert color.mix("#F00", "#00F", 0.25, space=ColorSpace.SRGB) == (0.75, 0, 0.25, 1)
    assert color.mix("#F00", "#00F").hexadecimal == "#8C53A2"
    assert isinstance(color.mix("#F00", "#00F"), Color)
    # Premultiplied, a transparent blue lends no color; straight it does.
    assert color.mix((1, 0, 0, 1), (0, 0, 1, 0), space=ColorSpace.SRGB) == (1, 0, 0, 0.5)
    assert color.mix((1, 0, 0, 1), (0, 0, 1, 0), space=ColorSpace.SRGB, premultiplied=False) == (0.5, 0, 0.5, 0.5)


def test_many_progresses() -> None:
    how = {"space": ColorSpace.OKLCH, "hue": HueInterpolation.LONGER}
    progresses = [0.0, 0.2, 1.0, 1.5]
    one_by_one = [color.mix("#F00", "#1A8", t, **how) for t in progresses]  # type: ignore[call-overload]
    assert color.mix("#F00", "#1A8", progresses, **how) == one_by_one  # type: ignore[call-overload]
    array = color.mix("#F00", "#1A8", np.array(progresses).reshape(2, 2), **how)  # type: ignore[call-overload]
    assert array.reshape(4, 4).tolist() == [list(one) for one in one_by_one]
    assert color.mix("#F00", "#1A8", []) == []


def test_refusals() -> None:
    for wrong in (math.nan, math.inf):
        with pytest.raises(ArgumentError):
            color.convert((wrong, 0, 0))
        with pytest.raises(ArgumentError):
            color.mix("#000", "#FFF", wrong)
        with pytest.raises(ArgumentError):
            color.mix("#000", (0, 0, 0, wrong))
    with pytest.raises(LimitError):
        color.convert((1e151, 0, 0))
    for number in (-1, 5, 2**31 - 1):
        with pytest.raises(ArgumentError, match="from_space"):
            color.convert("#000", number)  # type: ignore[call-overload]
        with pytest.raises(ArgumentError, match="space"):
            color.mix("#000", "#FFF", space=number)  # type: ignore[call-overload]
        with pytest.raises(ArgumentError, match="hue"):
            color.mix("#000", "#FFF", hue=number)  # type: ignore[call-overload]


def test_a_failed_call_writes_nothing() -> None:
    four = (c_double * 4)(0.1, 0.2, 0.3, 0.4)
    result = (c_double * 4)(7, 7, 7, 7)
    how = _raw.anim_color_interpolation(4, 0, 2)
    assert _raw.anim_color_interpolate(how, four, four, 0.5, result) == _raw.ANIM_ERROR_ARGUMENT
    assert _raw.anim_color_interpolate(None, four, four, 0.5, result) == _raw.ANIM_ERROR_ARGUMENT
    how.premultiplied = 1
    for wrong in ((None, four), (four, None)):
        assert _raw.anim_color_interpolate(how, *wrong, 0.5, result) == _raw.ANIM_ERROR_ARGUMENT
    assert _raw.anim_color_interpolate(how, four, four, 0.5, None) == _raw.ANIM_ERROR_ARGUMENT
    times = (c_double * 2)(0.5, math.nan)
    two = (c_double * 8)(*[7] * 8)
    assert _raw.anim_color_interpolate_many(how, four, four, times, 2, two) == _raw.ANIM_ERROR_ARGUMENT
    for count in (2**63, 2**64 - 1, 2**28 // 4 + 1, 2**62):
        assert _raw.anim_color_interpolate_many(how, four, four, times, count, two) == _raw.ANIM_ERROR_LIMIT
        assert _raw.anim_color_convert(0, 1, four, count, two) == _raw.ANIM_ERROR_LIMIT
    assert _raw.anim_color_convert(0, 1, None, 1, two) == _raw.ANIM_ERROR_ARGUMENT
    assert _raw.anim_color_convert(0, 1, four, 1, None) == _raw.ANIM_ERROR_ARGUMENT
    assert _raw.anim_color_convert(0, 1, None, 0, None) == _raw.ANIM_OK
    assert result[:] == [7] * 4
    assert two[:] == [7] * 8
    assert _raw.anim_color_interpolate(byref(how), four, four, 0.5, four) == _raw.ANIM_OK
    assert four[:] == pytest.approx((0.1, 0.2, 0.3, 0.4), abs=1e-12)


@pytest.mark.parametrize("alpha", ["00", "01", "FF"])
@pytest.mark.parametrize("gray", ["00", "01", "7F", "C3", "FE", "FF"])
def test_a_gray_takes_the_hue_of_the_other_color_however_transparent(gray: str, alpha: str) -> None:
    """CSS Color 4, 12.2: a hue that is powerless is missing, and is taken from the other color."""
    blue = color.convert("#0000FF")[2]
    for first, second in ((f"#{gray * 3}{alpha}", "#0000FF"), ("#0000FF", f"#{gray * 3}{alpha}")):
        mixed = color.mix(first, second, 0.5, space=ColorSpace.OKLCH)
        assert color.convert(tuple(mixed))[2] == pytest.approx(blue, abs=1e-9)


def test_words_of_documents_name_spaces_and_hues() -> None:
    stage = Stage()
    stage.add("tint", Color(1, 0, 0, 1), space="oklch", hue="longer")
    other = Stage()
    space, hue = ColorSpace.OKLCH, HueInterpolation.LONGER
    other.add("tint", Color(1, 0, 0, 1), space=space, hue=hue)
    assert stage.snapshot() == other.snapshot()
    assert color.mix("#f00", "#00f", space="oklch", hue="longer") == color.mix("#f00", "#00f", space=space, hue=hue)
    assert color.convert("#f00", "srgb", "display-p3") == color.convert("#f00", target=ColorSpace.DISPLAY_P3)
    with pytest.raises(ValueError, match=r"hue must be one of shorter, .*did you mean 'increasing'"):
        color.mix("#f00", "#00f", space="oklch", hue="increasng")
