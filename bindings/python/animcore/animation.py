# SPDX-License-Identifier: MIT
"""Explicit animations: they change a property's presentation value, and its model value only on request."""

from __future__ import annotations

from collections.abc import Sequence
from ctypes import c_double, c_uint64, sizeof
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, TypedDict

from . import _raw
from ._buffers import length32
from ._handle import Uncopied
from ._words import shown, unknown_option
from .curve import CubicBezier
from .decay import Decay
from .easing import Easing
from .errors import check
from .keyframes import Keyframes
from .path import Path
from .spring import Spring, spring_of
from .timing import FillMode, MediaTiming
from .transaction import identifier_of, interruption_number, set_curve
from .values import components

if TYPE_CHECKING:
    from ._buffers import AnyArray
    from .group import AnimationGroup
    from .property import Property
    from .stage import Stage
    from .transaction import Transaction

__all__ = ["Animation", "AnimationOptions"]

# Accepted types of values.
AnimatedValue: TypeAlias = "float | Sequence[float] | AnyArray | str | Path"


class AnimationOptions(TypedDict, total=False):
    """Options of Property.animate beside its values."""

    # A curve, its name, an Easing or CSS text. At most one of this and the next four; without any, "ease".
    curve: CubicBezier | Easing | str
    # The same by another name.
    easing: CubicBezier | Easing | str
    # A Spring or its name, such as "bouncy".
    spring: Spring | str
    keyframes: Keyframes
    decay: Decay
    # Units per second at the start, for a spring, a decay or keyframes that begin at the property's value. Default: the
    # property's own velocity with "replace", otherwise 0.
    velocity: AnimatedValue
    # Seconds of one run. Default: 0.25; for a spring or decay until rest; for keyframes their own duration.
    duration: float
    # Seconds before it starts.
    delay: float
    # Speed, offset, repeats and fill. The begin time and duration are not read. As in Core Animation an offset wraps
    # around (the part that it skips comes at the end), a negative speed plays from the end to the beginning (without an
    # offset the first value shows at the exact beginning), and neither changes the duration.
    timing: MediaTiming
    # Shorthands for a timing that only sets these.
    repeat_count: float
    repeat_duration: float
    autoreverses: bool
    fill_mode: FillMode | str | int
    speed: float
    # The value is added to the value below it: for a transform the parts of its decomposition, for a color the
    # components in its space.
    additive: bool
    # The value at the end of each repeat is added to the next. Not with autoreverses: there each repeat begins anew.
    cumulative: bool
    # When the animation starts, the model value is set to the value that it would show after its end if it filled
    # forwards, including repeats, autoreverse, offset and speed. Not for an additive animation.
    sets_model: bool
    # "keep" (the default) leaves the property's other animations alone, and so does "add", which is also additive;
    # "replace" and "restart" replace them.
    interruption: Literal["replace", "add", "restart", "keep"]
    # The group whose clock it follows.
    group: AnimationGroup
    # The transaction after whose completion it starts, plus its delay.
    after: Transaction | int


_SHAPES = ("curve", "easing", "spring", "keyframes", "decay")
_TIMING = ("repeat_count", "repeat_duration", "autoreverses", "fill_mode", "speed")
_OTHERS = (
    "velocity",
    "duration",
    "delay",
    "timing",
    "additive",
    "cumulative",
    "sets_model",
    "interruption",
    "group",
    "after",
)


class Animation(Uncopied):
    """An explicit animation of a property. It keeps the stage alive, but not open."""

    __slots__ = ("_identifier", "_stage")

    def __init__(self, stage: Stage, identifier: int) -> None:
        self._stage = stage
        self._identifier = identifier

    @property
    def id(self) -> int:
        """The core's number of the animation."""
        return self._identifier

    @property
    def stage(self) -> Stage:
        """The stage of the animation."""
        return self._stage

    def remove(self) -> None:
        """Removes the animation. It ends unfinished, and the property is shown without it. Raises IdentifierError if it
        no longer exists."""
        handle = self._stage._handle
        handle.check(_raw.anim_stage_remove_animation(handle.stage, self._identifier))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Animation):
            return NotImplemented
        return self._identifier == other._identifier and self._stage._handle is other._stage._handle

    def __hash__(self) -> int:
        return hash(self._identifier)

    def __repr__(self) -> str:
        return f"<Animation {self._identifier:#x}>"


def begin_animation(
    target: Property[Any],
    to: AnimatedValue | None,
    from_: AnimatedValue | None,
    by: AnimatedValue | None,
    options: AnimationOptions,
) -> Animation:
    """Starts an animation in the core."""
    for name in options:
        if name not in (*_SHAPES, *_TIMING, *_OTHERS):
            raise unknown_option("animate", name, (*_SHAPES, *_TIMING, *_OTHERS))
    stage = target._stage
    record = _raw.anim_animation_options()
    check(_raw.anim_default_animation_options(record, sizeof(record)))
    easing = _set_shape(record, stage, options)
    kind = target.kind
    ends = {"from": from_, "to": to, "by": by, "velocity": options.get("velocity")}
    arrays: list[Any] = []
    paths: dict[str, Path] = {}
    for member, value in ends.items():
        if value is None:
            continue
        if isinstance(value, Path) and member in ("from", "to"):
            paths[member] = value
            continue
        numbers = tuple(value.coordinates) if isinstance(value, Path) else components(value, kind)
        if arrays and len(numbers) != len(arrays[0]):
            raise ValueError("from_, to, by and velocity have different numbers of components")
        array = (c_double * len(numbers))(*numbers)
        arrays.append(array)
        setattr(record, member, array)
        record.count = length32(len(numbers))
    if "duration" in options:
        record.duration = options["duration"]
    record.delay = options.get("delay", 0.0)
    repetition: Any = {name: options[name] for name in _TIMING if name in options}  # type: ignore[literal-required]
    timing = options.get("timing")
    if not isinstance(timing, (MediaTiming, type(None))):
        raise TypeError(f"timing must be a MediaTiming, not {shown(timing)}")
    if timing is not None and repetition:
        raise TypeError(f"timing says {', '.join(repetition)} already")
    if timing is not None or repetition:
        record.timing = (timing if timing is not None else MediaTiming(**repetition))._timing
    record.additive = 1 if options.get("additive") else 0
    record.cumulative = 1 if options.get("cumulative") else 0
    record.sets_model = 1 if options.get("sets_model") else 0
    record.interruption = interruption_number(options.get("interruption", "keep"))
    record.group = identifier_of(options.get("group"), "group")
    record.after = identifier_of(options.get("after"), "after")
    identifier = c_uint64()
    handle = stage._handle
    if paths:
        start, end = (paths[name]._pointer if name in paths else None for name in ("from", "to"))
        handle.check(_raw.anim_stage_animate_path(handle.stage, target._identifier, record, start, end, identifier))
    else:
        handle.check(_raw.anim_stage_animate(handle.stage, target._identifier, record, identifier))
    del easing  # It had to live until here.
    return Animation(stage, identifier.value)


def _set_shape(record: _raw.anim_animation_options, stage: Stage, options: AnimationOptions) -> Easing | None:
    given = [name for name in _SHAPES if options.get(name) is not None]
    if len(given) > 1:
        raise TypeError(f"an animation moves by one of {' and '.join(given)}")
    spring, keyframes, decay = options.get("spring"), options.get("keyframes"), options.get("decay")
    curve = options.get("curve") if options.get("curve") is not None else options.get("easing")
    for name, value, kind in (("keyframes", keyframes, Keyframes), ("decay", decay, Decay)):
        if not isinstance(value, (kind, type(None))):
            raise TypeError(f"{name} must be a {kind.__name__}, not {shown(value)}")
    if not isinstance(spring, (Spring, str, type(None))):
        raise TypeError(f"spring must be a Spring or the name of one, not {shown(spring)}")
    if spring is not None:
        record.kind = _raw.ANIM_MOTION_KIND_SPRING
        record.spring = spring_of(spring)
    elif keyframes is not None:
        record.kind = _raw.ANIM_MOTION_KIND_KEYFRAMES
        record.keyframes = keyframes._made().open()
    elif decay is not None:
        record.kind = _raw.ANIM_MOTION_KIND_DECAY
        record.decay = decay._decay
    elif curve is not None:
        return set_curve(record, stage, curve)
    return None
