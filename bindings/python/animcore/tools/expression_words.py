# SPDX-License-Identifier: MIT
"""The functions of expressions in documents, for editors: each with its parameters."""

from __future__ import annotations

import re
from collections.abc import Iterator

__all__ = ["functions"]

_SPRING = {
    "Value": "time, from = 0, to = 1, velocity = 0",
    "Velocity": "time, from = 0, to = 1, velocity = 0",
    "SettlingDuration": "velocity = 0",
    "RestingTime": "displacement, velocity, threshold",
    "SettlingTime": "displacement, velocity, threshold, velocityThreshold",
}
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
    "startsWith": "text, part",
    "step": "edge, x",
    **dict.fromkeys(("springDuration", "springBounce", "springDampingRatio"), "mass, stiffness, damping"),
    **dict.fromkeys(("springStiffness", "springDamping"), "duration, bounce"),
    **dict.fromkeys(("uikitSpringStiffness", "uikitSpringDamping"), "duration, dampingRatio, velocity"),
    **{f"spring{name}": f"duration, bounce, {rest}" for name, rest in _SPRING.items()},
    **{f"physicalSpring{name}": f"mass, stiffness, damping, {rest}" for name, rest in _SPRING.items()},
}


def functions(begun: str) -> Iterator[tuple[str, str]]:
    """The functions that may go on with the last word of a text, each with how it is called."""
    word = re.search(r"[A-Za-z][A-Za-z0-9]*$", begun)
    if word is None or begun[: word.start()].count("`") % 2 or begun[: word.start()].count("'") % 2:
        return
    for name, parameters in FUNCTIONS.items():
        if name.startswith(word.group()):
            yield name, f"{name}({parameters})"
