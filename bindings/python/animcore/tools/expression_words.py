# SPDX-License-Identifier: MIT
"""The functions of expressions in documents, for editors: each with its parameters."""

from __future__ import annotations

import re
from collections.abc import Iterator

__all__ = ["functions", "is_in_expression", "last_word"]

_SPRING = {
    "Value": "time, from = 0, to = 1, velocity = 0",
    "Velocity": "time, from = 0, to = 1, velocity = 0",
    "SettlingDuration": "velocity = 0",
    "RestingTime": "displacement, velocity, threshold",
    "SettlingTime": "displacement, velocity, threshold, velocityThreshold",
}
_BOUNDED = "from, velocity, remaining, minimum, maximum"
_BLEND = "oldDuration, oldBounce, duration, bounce, blendDuration"
_PENNER = ("Quad", "Cubic", "Quart", "Quint", "Sine", "Expo", "Circ", "Back", "Elastic", "Bounce")
_UNARY = (
    *(
        "abs",
        "acos",
        "asin",
        "atan",
        "cbrt",
        "ceil",
        "cos",
        "degrees",
        "exp",
        "expm1",
        "floor",
        "fract",
        "log",
        "log1p",
    ),
    *("radians", "round", "sign", "sin", "sqrt", "tan", "trunc", "ease", "easeIn", "easeOut", "easeInOut"),
)

FUNCTIONS: dict[str, str] = {
    **dict.fromkeys(_UNARY, "x"),
    **{f"ease{way}{name}": "x" for name in _PENNER for way in ("In", "Out", "InOut")},
    "atan2": "y, x",
    **dict.fromkeys(("boundedDecayValue", "boundedDecayVelocity"), f"{_BOUNDED}, time"),
    "boundedDecayEnd": _BOUNDED,
    "boundedDecayRestingTime": f"{_BOUNDED}, threshold",
    "clamp": "x, low, high",
    "contains": "text, part",
    "count": "list",
    "cubicBezier": "x1, y1, x2, y2, x",
    "cubicBezierInvert": "x1, y1, x2, y2, y",
    "cubicBezierSlope": "x1, y1, x2, y2, x",
    "decayRate": "remaining",
    "decayRestingTime": "velocity, remaining, threshold",
    "decayValue": "from, velocity, remaining, time",
    "decayVelocity": "velocity, remaining, time",
    "decayVelocityTo": "from, target, remaining",
    "elapsed": "state",
    "endsWith": "text, part",
    "flicks": "seconds",
    "format": "x, decimals",
    "hypot": "x, y",
    "if": "condition, a, b",
    "in": "state",
    "length": "path or text",
    "max": "a, b, …",
    **dict.fromkeys(
        ("mediaTimingProgress", "mediaTimingIteration"), "time, duration, repeatCount = 1, autoreverses = 0"
    ),
    "min": "a, b, …",
    "mix": "a, b, t",
    "mod": "x, y",
    "pathAngle": "path, distance",
    "pathX": "path, distance",
    "pathY": "path, distance",
    "pow": "x, y",
    "predict": "from, velocity, remaining",
    "random": "a, b",
    "rubberBand": "excess, dimension, coefficient = 0.55",
    "rubberBandInvert": "shown, dimension, coefficient = 0.55",
    "smoothstep": "low, high, x",
    **dict.fromkeys(("springBlendValue", "springBlendVelocity"), f"{_BLEND}, time, from = 0, to = 1, velocity = 0"),
    "springBlendRestingTime": f"{_BLEND}, displacement, velocity, threshold",
    "startsWith": "text, part",
    "step": "edge, x",
    "steps": "count, x, position = 0",
    **dict.fromkeys(("springDuration", "springBounce", "springDampingRatio"), "mass, stiffness, damping"),
    **dict.fromkeys(("springStiffness", "springDamping"), "duration, bounce"),
    **dict.fromkeys(("uikitSpringStiffness", "uikitSpringDamping"), "duration, dampingRatio, velocity"),
    **dict.fromkeys(
        ("webTimingProgress", "webTimingIteration"),
        "time, duration, iterations = 1, direction = 0, iterationStart = 0",
    ),
    **{f"spring{name}": f"duration, bounce, {rest}" for name, rest in _SPRING.items()},
    **{f"physicalSpring{name}": f"mass, stiffness, damping, {rest}" for name, rest in _SPRING.items()},
}


def last_word(begun: str) -> str:
    """The letters and digits that a text ends with, from the first letter on."""
    word = re.search(r"[A-Za-z][A-Za-z0-9]*$", begun)
    return word.group() if word is not None else ""


def is_in_expression(begun: str) -> bool:
    """Whether what goes on there is a part of an expression itself: not of a text in quotes, a name in backquotes, or
    what follows a dot."""
    before = begun[: len(begun) - len(last_word(begun))]
    return not (before.count("`") % 2 or before.count("'") % 2 or before.endswith("."))


def functions(begun: str) -> Iterator[tuple[str, str]]:
    """The functions that may go on with the last word of a text, each with how it is called."""
    word = last_word(begun)
    if word and is_in_expression(begun):
        for name, parameters in FUNCTIONS.items():
            if name.startswith(word):
                yield name, f"{name}({parameters})"
