# SPDX-License-Identifier: MIT
"""The core's functions of numbers in expressions: the bits of the C functions, and closed forms (mpmath)."""

from __future__ import annotations

import json
import math
import random
import re
import struct
from collections.abc import Callable
from pathlib import Path

import mpmath
import pytest
from animcore import AnimError, CubicBezier, Decay, Document, Easing, RubberBand, Scene, Spring, SpringBlend
from animcore import math as core
from animcore.expression import Expression
from animcore.flicks import flicks_from_seconds
from animcore.timing import Direction, FillMode, MediaTiming, WebTiming
from animcore.tools.expression_words import FUNCTIONS as EDITORS

ROOT = Path(__file__).resolve().parents[2]
PENNER = [
    f"ease{way}{name}"
    for name in ("Quad", "Cubic", "Quart", "Quint", "Sine", "Expo", "Circ", "Back", "Elastic", "Bounce")
    for way in ("In", "Out", "InOut")
]
CSS = {"ease": "ease", "easeIn": "ease-in", "easeOut": "ease-out", "easeInOut": "ease-in-out"}

# A parameter's name says which numbers it takes; those with a value may be left out.
PARAMETERS: dict[str, tuple[float, float]] = {
    "x": (-2, 2),
    "part": (-0.3, 1.3),
    "seconds": (-3, 30),
    "remaining": (0.9, 0.9999),
    "duration": (0.05, 3),
    "bounce": (-0.9, 1),
    "mass": (0.2, 4),
    "stiffness": (5, 400),
    "damping": (0, 60),
    "ratio": (0.05, 1),
    "x1": (0, 1),
    "y1": (-1, 2),
    "time": (-0.1, 4),
    "place": (-300, 300),
    "velocity": (-500, 500),
    "threshold": (1e-4, 1),
    "dimension": (1, 900),
    "shown": (-1000, 1000),
    "coefficient": (0.1, 2),
    "blend": (0, 2),
    "minimum": (-200, -50),
    "maximum": (50, 200),
    "count": (1, 9),
    "number": (0, 3),
    "repeats": (0, 4),
    "flag": (0, 1),
    "start": (0, 2),
}
# Those that are whole numbers.
WHOLE = ("count", "number", "flag")


def scroll(remaining: float) -> Decay:
    return Decay.scroll(remaining)


def perceptual(duration: float, bounce: float) -> Spring:
    return Spring.perceptual(duration, bounce)


MOTIONS: dict[str, tuple[str, Callable[[Spring, list[float]], float]]] = {
    "Value": ("time place place velocity", lambda s, x: s.value(x[0], x[1], x[2], x[3])),
    "Velocity": ("time place place velocity", lambda s, x: s.velocity(x[0], x[1], x[2], x[3])),
    "SettlingDuration": ("velocity", lambda s, x: s.settling_duration(x[0])),
    "RestingTime": ("place velocity threshold", lambda s, x: s.resting_time(x[0], x[1], x[2])),
    "SettlingTime": ("place velocity threshold threshold", lambda s, x: s.settling_time(x[0], x[1], x[2], x[3])),
}
STEPS = ("jump-end", "jump-start", "jump-none", "jump-both")


def bounded(remaining: float, minimum: float, maximum: float) -> Decay:
    return Decay.scroll(remaining, minimum, maximum)


def blend(d: float, b: float, e: float, c: float, duration: float) -> SpringBlend:
    return SpringBlend(perceptual(d, b), perceptual(e, c), duration)


def media(duration: float, repeats: float, flag: float) -> MediaTiming:
    return MediaTiming(duration=duration, repeat_count=repeats, autoreverses=bool(flag), fill_mode=FillMode.BOTH)


def web(duration: float, iterations: float, direction: float, start: float) -> WebTiming:
    return WebTiming(
        duration,
        iterations=iterations,
        direction=Direction(int(direction)),
        iteration_start=start,
        fill=FillMode.BOTH,
    )


BLEND = "duration bounce duration bounce blend"
FUNCTIONS: dict[str, tuple[str, Callable[..., float]]] = {
    "steps": ("count part number", lambda n, x, p: Easing(f"steps({int(n)}, {STEPS[int(p)]})")(x)),
    "boundedDecayValue": (
        "place velocity remaining minimum maximum time",
        lambda x, v, r, a, b, t: bounded(r, a, b).value(t, x, v),
    ),
    "boundedDecayVelocity": (
        "place velocity remaining minimum maximum time",
        lambda x, v, r, a, b, t: bounded(r, a, b).velocity(t, x, v),
    ),
    "boundedDecayRestingTime": (
        "place velocity remaining minimum maximum threshold",
        lambda x, v, r, a, b, h: bounded(r, a, b).resting_time(x, v, h),
    ),
    "boundedDecayEnd": (
        "place velocity remaining minimum maximum",
        lambda x, v, r, a, b: bounded(r, a, b).end(x, v),
    ),
    "mediaTimingProgress": ("time duration repeats flag", lambda t, d, n, a: media(d, n, a)(t).progress),
    "mediaTimingIteration": ("time duration repeats flag", lambda t, d, n, a: media(d, n, a)(t).iteration),
    "webTimingProgress": (
        "time duration repeats number start",
        lambda t, d, n, w, s: web(d, n, w, s)(t).directed_progress or 0.0,
    ),
    "webTimingIteration": (
        "time duration repeats number start",
        lambda t, d, n, w, s: web(d, n, w, s)(t).current_iteration or 0.0,
    ),
    "springBlendValue": (
        f"{BLEND} time place place velocity",
        lambda d, b, e, c, s, t, x, y, v: blend(d, b, e, c, s).value(t, x, y, v),
    ),
    "springBlendVelocity": (
        f"{BLEND} time place place velocity",
        lambda d, b, e, c, s, t, x, y, v: blend(d, b, e, c, s).velocity(t, x, y, v),
    ),
    "springBlendRestingTime": (
        f"{BLEND} place velocity threshold",
        lambda d, b, e, c, s, x, v, h: blend(d, b, e, c, s).resting_time(x, v, h),
    ),
    "expm1": ("x", core.expm1),
    "log1p": ("x", lambda x: core.log1p(x)),
    "flicks": ("seconds", lambda s: float(flicks_from_seconds(s))),
    "predict": ("place velocity remaining", lambda x, v, r: scroll(r).end(x, v)),
    "decayRate": ("remaining", lambda r: scroll(r).rate),
    "decayVelocityTo": ("place place remaining", lambda a, b, r: scroll(r).velocity_to(a, b)),
    "decayValue": ("place velocity remaining time", lambda x, v, r, t: scroll(r).value(t, x, v)),
    "decayVelocity": ("velocity remaining time", lambda v, r, t: scroll(r).velocity(t, 0, v)),
    "decayRestingTime": ("velocity remaining threshold", lambda v, r, h: scroll(r).resting_time(0, v, h)),
    "rubberBand": ("shown dimension coefficient", lambda x, d, c: RubberBand(d, coefficient=c)(x)),
    "rubberBandInvert": ("shown dimension coefficient", lambda x, d, c: RubberBand(d, coefficient=c).inverse(x)),
    "cubicBezier": ("x1 y1 x1 y1 part", lambda a, b, c, d, x: CubicBezier(a, b, c, d)(x)),
    "cubicBezierInvert": ("x1 y1 x1 y1 part", lambda a, b, c, d, y: CubicBezier(a, b, c, d).inverse(y)),
    "cubicBezierSlope": ("x1 y1 x1 y1 part", lambda a, b, c, d, x: CubicBezier(a, b, c, d).slope(x)),
    "springDuration": ("mass stiffness damping", lambda m, k, c: Spring(m, k, c).duration),
    "springBounce": ("mass stiffness damping", lambda m, k, c: Spring(m, k, c).bounce),
    "springDampingRatio": ("mass stiffness damping", lambda m, k, c: Spring(m, k, c).damping_ratio),
    "springStiffness": ("duration bounce", lambda d, b: perceptual(d, b).stiffness),
    "springDamping": ("duration bounce", lambda d, b: perceptual(d, b).damping),
    "uikitSpringStiffness": ("duration ratio x", lambda d, z, v: Spring.uikit(d, z, v).stiffness),
    "uikitSpringDamping": ("duration ratio x", lambda d, z, v: Spring.uikit(d, z, v).damping),
    **{
        f"spring{name}": (f"duration bounce {rest}", lambda d, b, *x, f=function: f(perceptual(d, b), list(x)))
        for name, (rest, function) in MOTIONS.items()
    },
    **{
        f"physicalSpring{name}": (
            f"mass stiffness damping {rest}",
            lambda m, k, c, *x, f=function: f(Spring(m, k, c), list(x)),
        )
        for name, (rest, function) in MOTIONS.items()
    },
    **{name: ("part", lambda x, css=css: CubicBezier.named(css)(x)) for name, css in CSS.items()},
    **{name: ("part", lambda x, name=name: Easing(name)(x)) for name in PENNER},
}


def bits(number: float) -> str:
    return struct.pack(">d", number).hex()


@pytest.mark.parametrize("name", FUNCTIONS)
def test_the_bits_are_those_of_the_c_function(name: str) -> None:
    parameters, function = FUNCTIONS[name]
    names = parameters.split()
    variables = [f"v{index}" for index in range(len(names))]
    expression = Expression(f"{name}({', '.join(variables)})", *variables)
    source = random.Random(name)
    seen = 0
    for _ in range(200):
        values = [source.uniform(*PARAMETERS[parameter]) for parameter in names]
        if source.random() < 0.2:
            values = [
                round(value) if parameter in ("part", "x", "time") else value
                for value, parameter in zip(values, names, strict=True)
            ]
        values = [
            float(round(value)) if parameter in WHOLE else value for value, parameter in zip(values, names, strict=True)
        ]
        if name == "log1p" and values[0] <= -1:
            continue
        try:
            expected = function(*values)
        except AnimError:
            # What UIKit's equation has no spring for, and one step without jumps at its ends.
            assert math.isnan(expression(*values))
            continue
        assert bits(expression(*values)) == bits(expected), values
        # As a constant, too.
        assert bits(Expression(f"{name}({', '.join(map(repr, values))})")()) == bits(expected), values
        seen += 1
    assert seen > 50


def test_every_function_is_tested_and_described() -> None:
    source = (ROOT / "Sources/AnimMotion/Values/ExpressionFunction.swift").read_text(encoding="utf-8")
    text = source.partition("static let names: WordList")[2].split('"""')[1].replace("\\", " ")
    assert {*text.split(), *CSS, *PENNER} == set(FUNCTIONS)
    for name, (parameters, _) in FUNCTIONS.items():
        assert len(EDITORS[name].split(", ")) == len(parameters.split()), name
    page = (ROOT / "docs/document-format.md").read_text(encoding="utf-8")
    header = (ROOT / "include/animcore/stage.h").read_text(encoding="utf-8")
    dictionary = (ROOT / "Tests/fuzz/expression.dict").read_text(encoding="utf-8")
    for name in FUNCTIONS:
        if name not in PENNER:
            assert re.search(rf"^\|.*`{name}[`(]", page, re.MULTILINE), name
            assert re.search(rf"\b{name}\b", header), name
        assert f'"{name}("' in dictionary, name


# The function of an expression for each pure function of C.
OF_C = {
    "math_evaluate": "expm1",
    "flicks_from_seconds": "flicks",
    "flicks_to_seconds": "flicks",
    "spring_make_perceptual": "springStiffness",
    "spring_make_response": "springStiffness",
    "spring_make_uikit": "uikitSpringStiffness",
    "spring_make_core_animation": "physicalSpringValue",
    "spring_evaluate": "springValue",
    "spring_describe": "springDuration",
    "spring_get_settling_duration": "springSettlingDuration",
    "spring_get_resting_time": "springRestingTime",
    "spring_get_settling_time": "springSettlingTime",
    "spring_blend_evaluate": "springBlendValue",
    "spring_blend_get_resting_time": "springBlendRestingTime",
    "cubic_bezier_evaluate": "cubicBezier",
    "cubic_bezier_get_slope": "cubicBezierSlope",
    "cubic_bezier_invert": "cubicBezierInvert",
    "media_timing_evaluate": "mediaTimingProgress",
    "web_timing_evaluate": "webTimingProgress",
    "decay_get_rate": "decayRate",
    "decay_evaluate": "decayValue",
    "decay_predict": "predict",
    "decay_get_velocity": "decayVelocityTo",
    "rubber_band_evaluate": "rubberBand",
    "rubber_band_invert": "rubberBandInvert",
}


def test_every_pure_function_has_one_or_a_reason_in_the_page() -> None:
    """Beside options, what is done for many at once or in advance, and what the library says of itself."""
    described = json.loads((ROOT / "docs/abi/animcore-abi.json").read_text(encoding="utf-8"))
    pure = {each["name"] for each in described["functions"] if each["effect"] == "pure"}
    others = re.compile(r"anim_(default_\w+|\w+_many(_float)?|\w*prepared?_?\w*|version|components|status_name)")
    page = (ROOT / "docs/document-format.md").read_text(encoding="utf-8")
    reasons = page.partition("Some pure functions of the C interface")[2].partition("\n\nAny number")[0]
    told = set(re.findall(r"`(anim_\w+)`", reasons))
    assert {each for each in pure if not others.fullmatch(each)} == told | {f"anim_{each}" for each in OF_C}
    assert set(OF_C.values()) <= set(FUNCTIONS)


def test_what_is_left_out() -> None:
    for short, whole in (
        ("springValue(0.5, 0.3, 0.2)", "springValue(0.5, 0.3, 0.2, 0, 1, 0)"),
        ("springValue(0.5, 0.3, 0.2, 5)", "springValue(0.5, 0.3, 0.2, 5, 1, 0)"),
        ("springVelocity(0.5, 0.3, 0.2, 5, 9)", "springVelocity(0.5, 0.3, 0.2, 5, 9, 0)"),
        ("springSettlingDuration(0.5, 0.3)", "springSettlingDuration(0.5, 0.3, 0)"),
        ("physicalSpringValue(1, 100, 10, 0.2)", "physicalSpringValue(1, 100, 10, 0.2, 0, 1, 0)"),
        ("physicalSpringSettlingDuration(1, 100, 10)", "1.4727003346780927"),
        ("steps(4, 0.3)", "steps(4, 0.3, 0)"),
        ("mediaTimingProgress(0.7, 0.5)", "mediaTimingProgress(0.7, 0.5, 1, 0)"),
        ("webTimingProgress(0.3, 0.5)", "webTimingProgress(0.3, 0.5, 1, 0, 0)"),
        ("springBlendValue(0.5, 0, 0.3, 0.2, 0.1, 0.2)", "springBlendValue(0.5, 0, 0.3, 0.2, 0.1, 0.2, 0, 1, 0)"),
        ("rubberBand(90, 300)", "rubberBand(90, 300, 0.55)"),
        ("rubberBandInvert(90, 300)", "rubberBandInvert(90, 300, 0.55)"),
    ):
        assert bits(Expression(short)()) == bits(Expression(whole)())
        # In the midst of more, where what is left out must not be taken from before.
        assert Expression(f"7 + 2 * x * {short}", "x")(3) == 7 + 6 * Expression(whole)()


def test_closed_forms() -> None:
    mpmath.mp.dps = 40
    source = random.Random(3)
    spring = Expression("physicalSpringValue(m, k, c, t, 10, 30, v)", "m", "k", "c", "t", "v")
    eased = Expression("springValue(d, b, t, 10, 30, v)", "d", "b", "t", "v")
    decay = Expression("decayValue(x, v, r, t)", "x", "v", "r", "t")
    band = Expression("rubberBandInvert(rubberBand(x, d), d)", "x", "d")
    for _ in range(300):
        m, k, c, t, v = (source.uniform(*limits) for limits in ((0.2, 4), (5, 400), (0.1, 60), (0, 3), (-300, 300)))
        roots = [mpmath.mpc(root) for root in mpmath.polyroots([m, c, k], maxsteps=500, extraprec=200)]
        # e = A exp(r1 t) + B exp(r2 t) from e0 = -20, v.
        a = (v - roots[1] * -20) / (roots[0] - roots[1])
        exact = 30 + (a * mpmath.exp(roots[0] * t) + (-20 - a) * mpmath.exp(roots[1] * t)).real
        assert abs(spring(m, k, c, t, v) - exact) <= 1e-12 * (1 + abs(exact))
        d, b = source.uniform(0.1, 2), source.uniform(-0.5, 0.9)
        w = 2 * mpmath.pi / d
        z = 1 - mpmath.mpf(b) if b >= 0 else 1 / (1 + mpmath.mpf(b))
        s = w * mpmath.sqrt(mpmath.mpc(z * z - 1))
        a = (v + 20 * (-z * w - s)) / (2 * s)
        exact = 30 + (a * mpmath.exp((-z * w + s) * t) + (-20 - a) * mpmath.exp((-z * w - s) * t)).real
        assert abs(eased(d, b, t, v) - exact) <= 1e-11 * (20 + abs(v))
        r = source.uniform(0.98, 0.9995)
        rate = -1000 * mpmath.log(r)
        assert abs(decay(5, v, r, t) - (5 + v / rate * (1 - mpmath.exp(-rate * t)))) <= 1e-12 * (5 + abs(v))
        x = source.uniform(-500, 500)
        assert abs(band(x, 300) - x) <= 1e-12 * abs(x)


def test_rates_of_change_with_what_remains() -> None:
    """x + v (1 - e^-kt) / k, k = -1000 log r, and its fellows: derivatives in 40 digits (mpmath)."""
    mpmath.mp.dps = 40
    source = random.Random(5)

    def k(r: mpmath.mpf) -> mpmath.mpf:
        return -1000 * mpmath.log(r)

    forms: dict[str, Callable[..., mpmath.mpf]] = {
        "predict(3, 200, r)": lambda r, _: 3 + 200 / k(r),
        "decayRate(r)": lambda r, _: k(r),
        "decayVelocityTo(3, 200, r)": lambda r, _: k(r) * 197,
        "decayValue(3, 200, r, t)": lambda r, t: 3 + 200 * (1 - mpmath.exp(-k(r) * t)) / k(r),
        "decayVelocity(200, r, t)": lambda r, t: 200 * mpmath.exp(-k(r) * t),
    }
    for text, form in forms.items():
        expression = Expression(text, "r", "t") if "t" in text.partition("(")[2] else Expression(text, "r")
        for _ in range(50):
            r, t = source.uniform(0.98, 0.9995), source.uniform(0.05, 1)
            values = [r, t][: len(expression.names)]
            rate = expression.derivative(values, [1, 0][: len(values)])[1]
            exact = mpmath.diff(lambda r: form(r, mpmath.mpf(t)), mpmath.mpf(r))  # noqa: B023
            assert abs(rate - exact) <= 1e-9 * abs(exact) + 1e-10, (text, values)


def test_rates_of_change() -> None:
    """Against differences of the values in wide steps (8th order), by the function itself."""
    source = random.Random(9)
    still = ("SettlingDuration", "RestingTime", "SettlingTime", "flicks", "decayRestingTime", "steps", "Iteration")
    for name, (parameters, _) in FUNCTIONS.items():
        names = parameters.split()
        variables = [f"v{index}" for index in range(len(names))]
        expression = Expression(f"{name}({', '.join(variables)})", *variables)
        for _ in range(20):
            values = [source.uniform(*PARAMETERS[parameter]) for parameter in names]
            if "damping" in names:
                values[names.index("damping")] = source.uniform(1, 15)
            if "bounce" in names:
                values[names.index("bounce")] = source.uniform(0.05, 0.9)
            if "time" in names:
                values[names.index("time")] = source.uniform(0.05, 1)
            if name == "cubicBezierInvert":
                values = [0.3, 0.2, 0.5, 0.8, source.uniform(0.1, 0.9)]
            if name.startswith("rubberBandInvert"):
                values[0] = source.uniform(-0.9, 0.9) * values[1]
            if name == "log1p":
                values[0] = abs(values[0])
            values = [
                float(round(value)) if parameter in WHOLE else value
                for value, parameter in zip(values, names, strict=True)
            ]
            if "Timing" in name:
                # In the midst of an iteration.
                values[0], values[2] = values[1] * (random.Random(name).randrange(2) + 0.4), 3.0
                if "start" in names:
                    values[-1] = 0.25
            for index in range(len(values)):
                rates = [float(other == index) for other in range(len(values))]
                value, rate = expression.derivative(values, rates)
                # At a bound of what is taken, or nearly: no wide steps are possible.
                if math.isnan(value) or names[index] == "remaining" or names[index] in WHOLE:
                    continue
                assert bits(value) == bits(expression(*values))
                if any(word in name for word in still):
                    assert rate == 0
                    continue
                is_rough = name in PENNER or names[index] == "x1" or "uikit" in name or "Slope" in name
                if is_rough and name not in ("easeInQuad", "easeOutSine", "easeInOutCubic"):
                    continue
                step = 2e-4 * max(abs(values[index]), 0.01)

                def at(steps: float, index: int = index, step: float = step, values: list[float] = values) -> float:
                    moved = [*values]
                    moved[index] += steps * step
                    return expression(*moved)  # noqa: B023

                quotient = (
                    672 * (at(1) - at(-1)) - 168 * (at(2) - at(-2)) + 32 * (at(3) - at(-3)) - 3 * (at(4) - at(-4))
                ) / (840 * step)
                size = abs(quotient) + max(abs(value), 1) * 1e-3
                assert abs(rate - quotient) <= 2e-5 * size, (name, values, index, rate, quotient)


WRONG = [
    ("springValue(0, 0.2, x)", "argument 1 of the function: the duration must be above 0", 1),
    ("1 + springValue(0.5, 2, x)", "argument 2 of the function: the bounce must be above -1 and at most 1", 5),
    ("physicalSpringValue(-1, 100, 10, x)", "argument 1 of the function: the mass must be above 0", 1),
    ("physicalSpringValue(1, 0, 10, x)", "argument 2 of the function: the stiffness must be above 0", 1),
    ("physicalSpringValue(1, 100, -x, x) + physicalSpringValue(1, 100, -1, x)", "the damping must not be below 0", 38),
    ("uikitSpringDamping(1, 0, x)", "argument 2 of the function: the damping ratio must be above 0 and at most 1", 1),
    ("cubicBezier(0.2, 0, 1.2, 1, x)", "argument 3 of the function: the x of a control point must be from 0 to 1", 1),
    ("predict(x, 1, 1.5)", "argument 3 of the function: the part that remains must be above 0 and below 1", 1),
    ("rubberBand(x, -3)", "argument 2 of the function: the dimension must be above 0", 1),
    ("rubberBandInvert(x, 3, 0)", "argument 3 of the function: the coefficient must be above 0", 1),
    ("springRestingTime(1, 0, 1, 0, 0)", "argument 5 of the function: a threshold must be above 0", 1),
    ("springValue(1, 0, 1e200)", "argument 3 of the function: an argument must be a number of at most 1e150", 1),
    ("springValue(1, 0)", "found ')'", 17),
    ("expm1(1, 2)", "found ','", 8),
    ("2 + steps(2.5, x)", "argument 1 of the function: the count must be a whole number from 1 to 2147483647", 5),
    ("steps(1, x, 2)", "argument 1 of the function: the count must be at least 2 where the position is 2", 1),
    ("steps(4, x, 4)", "argument 3 of the function: the argument must be 0, 1, 2 or 3", 1),
    ("boundedDecayEnd(x, 1, 0.998, 3, 2)", "argument 4 of the function: the minimum must not be above the maximum", 1),
    ("boundedDecayEnd(x, 1, 2, 3, 4)", "argument 3 of the function: the part that remains must be above 0 and", 1),
    ("mediaTimingProgress(x, 0)", "argument 2 of the function: the duration must be above 0", 1),
    ("mediaTimingProgress(x, 1, -1)", "argument 3 of the function: the count must not be below 0", 1),
    ("mediaTimingProgress(x, 1, 1, 2)", "argument 4 of the function: autoreverses must be 0 or 1", 1),
    ("webTimingProgress(x, 1, 1, 0, -1)", "argument 5 of the function: the start must not be below 0", 1),
    ("springBlendValue(1, 0, 1, 0, -1, x)", "argument 5 of the function: the blend duration must not be below 0", 1),
    ("springValu(1, 0, x)", "did you mean 'springValue'", 1),
    ("easeinquad(x)", "unknown function", 1),
]


@pytest.mark.parametrize(("text", "message", "column"), WRONG, ids=[text for text, _, _ in WRONG])
def test_constants_that_are_wrong_are_told_with_their_place(text: str, message: str, column: int) -> None:
    with pytest.raises(AnimError) as caught:
        Expression(text, "x")
    assert message in str(caught.value).replace('"', "'")
    document = {"inputs": {"x": {"type": "number"}}, "properties": {"p": {"kind": "scalar", "expression": text}}}
    with pytest.raises(AnimError) as caught:
        Document(json.dumps({"animcore": 1, **document}))
    told = str(caught.value).replace('"', "'")
    assert message in told, told
    assert f"(line 1, column {column} of the text)" in told
    assert "/properties/p/expression" in told


def test_numbers_that_are_wrong_have_no_result() -> None:
    nan = float("nan")
    for text, values in (
        ("springValue(x, 0, 1)", (0, -1, nan, math.inf)),
        ("springValue(1, x, 1)", (-1, 1.5, nan)),
        ("springValue(1, 0, x)", (nan, math.inf, 1e300)),
        ("springSettlingTime(1, 0, 1, 0, x, 1)", (0, -1, nan)),
        ("cubicBezier(x, 0, 1, 1, 0.5)", (-0.1, 1.1, nan)),
        ("cubicBezier(0, x, 1, 1, 0.5)", (1e7, nan)),
        ("physicalSpringValue(1, x, 1, 1)", (5e-324, 1e308)),
        ("decayValue(0, 1, x, 1)", (0, 1, nan)),
        ("flicks(x)", (1e12, nan)),
        ("steps(x, 0.5)", (0, 1.5, nan)),
        ("steps(x, 0.5, 2)", (1,)),
        ("boundedDecayValue(0, 1, 0.9, x, 3, 1)", (4, nan)),
        ("mediaTimingProgress(1, x)", (0, -1, nan, math.inf)),
        ("springBlendValue(1, 0, 1, 0, x, 1)", (-1, nan, math.inf)),
    ):
        expression = Expression(text, "x")
        for value in values:
            assert math.isnan(expression(value)), (text, value)
            assert math.isnan(expression.derivative([value], [1])[0])


def test_in_a_document_such_a_number_counts_as_0() -> None:
    scene = Scene(
        {
            "animcore": 1,
            "inputs": {"duration": {"type": "number", "value": 0.5}},
            "properties": {"p": {"kind": "scalar", "expression": "springValue(duration, 0, 0.1, 0, 100)"}},
        }
    )
    assert scene["p"].value == Spring.perceptual(0.5, 0).value(0.1, 0, 100)
    scene.inputs["duration"] = 0
    assert scene["p"].value == 0


@pytest.mark.parametrize(
    ("guard", "expected"),
    [
        # A spring of a time that runs straight: its first peak is pi over the damped frequency after it sets off.
        ("physicalSpringValue(1, 100, 4, x / 100, 0, 100) > {level}", "spring"),
        ("physicalSpringVelocity(1, 100, 4, x / 100, 0, 100) < -{level} / 10", None),
        ("100 * cubicBezier(0.3, 0, 0.5, 1.6, x / 200) > {top}", "curve"),
        ("decayValue(0, 1000, 0.998, x / 100) > 100", "decay"),
        ("expm1(x / 100) > 1", "exponential"),
        ("boundedDecayValue(0, 1000, 0.998, 0 - 50, 400, x / 100) > 100", "decay"),
        ("steps(4, x / 200) >= 0.75", "steps"),
        ("mediaTimingProgress(x / 100, 0.5, 4, 1) * mediaTimingIteration(x / 100, 0.5, 4, 1) >= 0.5", "repeats"),
        ("webTimingProgress(x / 100, 0.5, 4, 2) + webTimingIteration(x / 100, 0.5, 4) >= 2.25", "iterations"),
        ("springBlendValue(1, 0, 0.4, 0, 0.5, x / 100) > 0.75", "blend"),
    ],
)
def test_guards_that_call_them_hold_at_the_flick(guard: str, expected: str | None) -> None:
    mpmath.mp.dps = 40

    def spring(t: mpmath.mpf) -> mpmath.mpf:
        w = mpmath.sqrt(96)
        return 100 * (1 - mpmath.exp(-2 * t) * (mpmath.cos(w * t) + 2 / w * mpmath.sin(w * t)))

    peak = mpmath.pi / mpmath.sqrt(96)
    level = float(spring(peak)) - 1e-6

    def blended(t: mpmath.mpf) -> mpmath.mpf:
        """Critically damped: 1 - (1 + wt) e^-wt, w = 2 pi / duration, mixed by a smoothstep over half a second."""
        first, second = (1 - (1 + w * t) * mpmath.exp(-w * t) for w in (2 * mpmath.pi, 2 * mpmath.pi / mpmath.mpf(0.4)))
        part = t / mpmath.mpf(0.5)
        return first + part**2 * (3 - 2 * part) * (second - first)

    s = -2 * mpmath.mpf("1.6") / (1 - 3 * mpmath.mpf("1.6"))

    def bezier(s: mpmath.mpf, a: mpmath.mpf, b: mpmath.mpf) -> mpmath.mpf:
        return 3 * s * (1 - s) ** 2 * a + 3 * s**2 * (1 - s) * b + s**3

    top = float(100 * bezier(s, 0, mpmath.mpf("1.6"))) - 1e-6
    times = {
        "spring": lambda: mpmath.findroot(
            lambda t: spring(t) - level, (peak - mpmath.mpf("1e-3"), peak), solver="anderson"
        ),
        "curve": lambda: (
            2
            * bezier(
                mpmath.findroot(
                    lambda s: 100 * bezier(s, 0, mpmath.mpf("1.6")) - top,
                    (s - mpmath.mpf("1e-3"), s),
                    solver="anderson",
                ),
                mpmath.mpf("0.3"),
                mpmath.mpf("0.5"),
            )
        ),
        "decay": lambda: (lambda rate: -mpmath.log(1 - 100 * rate / 1000) / rate)(
            -1000 * mpmath.log(mpmath.mpf(0.998))
        ),
        "exponential": lambda: mpmath.log(2),
        "steps": lambda: mpmath.mpf(1.5),
        # The second repeat begins after a second, and its way there takes half of one.
        "repeats": lambda: mpmath.mpf(1.25),
        "iterations": lambda: mpmath.mpf(1.125),
        "blend": lambda: mpmath.findroot(lambda t: blended(t) - mpmath.mpf(0.75), (0.2, 0.4), solver="anderson"),
    }
    document = {
        "animcore": 1,
        "properties": {"x": {"kind": "scalar", "value": 0}},
        "machine": {
            "states": {
                "a": {
                    "entry": [{"set": {"x": 300}, "motion": {"curve": "linear", "duration": 3}}],
                    "always": {
                        "target": "b",
                        "guard": guard.format(level=level, top=top),
                        "actions": [{"emit": "now"}],
                    },
                },
                "b": {},
            }
        },
    }
    told = set()
    for cuts in (1, 37, 500):
        scene = Scene(document)
        flicks = []
        for _ in range(cuts):
            scene.advance(3 / cuts)
            flicks += [event.time_flicks for event in scene.events() if event.name == "now"]
        told.add(tuple(flicks))
    assert len(told) == 1
    flick = told.pop()[0]
    if expected:
        assert abs(flick - int(times[expected]() * 705_600_000) - 1) <= 200
