# SPDX-License-Identifier: MIT
"""Groups of animations with a clock of their own, and animators."""

from __future__ import annotations

from ctypes import c_double, c_uint64, sizeof
from math import nan
from typing import TYPE_CHECKING, Literal, TypeAlias

from . import _raw
from ._words import number_of
from .errors import check
from .transaction import Motion, MotionOptions, Transaction, identifier_of, motion_record

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from .stage import Stage
    from .timing import MediaTiming

__all__ = ["AnimationGroup", "Animator", "AnimatorPosition"]

# Where an animator ends: at the new values, at the old ones, or where it is.
AnimatorPosition: TypeAlias = Literal["end", "start", "current"]

POSITIONS: dict[str, int] = {
    "end": _raw.ANIM_ANIMATOR_POSITION_END,
    "start": _raw.ANIM_ANIMATOR_POSITION_START,
    "current": _raw.ANIM_ANIMATOR_POSITION_CURRENT,
}


class AnimationGroup:
    """Animations that go by a clock of their own: of a kind whose speed can be changed (stage.add_group), or timed as a
    whole by a MediaTiming (stage.add_media_group). Transactions and explicit animations join it by group=….

    It keeps the stage alive, but not open.
    """

    __slots__ = ("_identifier", "_stage")

    def __init__(self, stage: Stage, identifier: int) -> None:
        self._stage = stage
        self._identifier = identifier

    @property
    def id(self) -> int:
        """The core's number for it."""
        return self._identifier

    @property
    def stage(self) -> Stage:
        """The stage that it belongs to."""
        return self._stage

    @property
    def time(self) -> float:
        """Its own time in seconds; an animator's is its fraction times its duration."""
        seconds = c_double()
        handle = self._stage._handle
        handle.check(_raw.anim_animation_group_get_time(handle.stage, self._identifier, seconds))
        return seconds.value

    def animate(self, motion: Motion = None, **options: Unpack[MotionOptions]) -> Transaction:
        """As Stage.animate, by this group's clock."""
        options["group"] = self
        return Transaction(self._stage, motion, options)

    def set_speed(self, speed: float) -> None:
        """How fast the clock runs from now on, 0 to 1e6. Raises KindError for a group that is no clock."""
        handle = self._stage._handle
        handle.check(_raw.anim_animation_group_set_speed(handle.stage, self._identifier, speed))

    def pause(self) -> None:
        """Pauses the clock."""
        handle = self._stage._handle
        handle.check(_raw.anim_animation_group_set_paused(handle.stage, self._identifier, 1))

    def resume(self) -> None:
        """Resumes the clock."""
        handle = self._stage._handle
        handle.check(_raw.anim_animation_group_set_paused(handle.stage, self._identifier, 0))

    def seek(self, seconds: float) -> None:
        """Sets the clock to a time of its own (0 to 1e9 s): everything in it is shown as it is then. What ended before
        that ends when the stage next advances."""
        handle = self._stage._handle
        handle.check(_raw.anim_animation_group_seek(handle.stage, self._identifier, seconds))

    def remove(self) -> None:
        """Removes it and the groups inside it; their animations end unfinished."""
        handle = self._stage._handle
        handle.check(_raw.anim_stage_remove_group(handle.stage, self._identifier))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, AnimationGroup):
            return NotImplemented
        return self._identifier == other._identifier and self._stage._handle is other._stage._handle

    def __hash__(self) -> int:
        return hash(self._identifier)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self._identifier:#x}>"


class Animator(AnimationGroup):
    """Animations driven by a fraction that runs, is dragged and runs back, as UIViewPropertyAnimator.

    `with animator.animate("linear"): x.value = 1.0` collects them; the model values are the new ones at once. It stands
    until it is run. When it has arrived it is removed, and everything here raises IdentifierError.
    """

    __slots__ = ()

    @property
    def fraction(self) -> float:
        """The fraction: 0 at the start, 1 at the end, beyond where a spring overshoots. Setting it (0 to 1) stops
        it, and shows everything as if it had been played there."""
        fraction = c_double()
        handle = self._stage._handle
        handle.check(_raw.anim_animator_get_fraction(handle.stage, self._identifier, fraction))
        return fraction.value

    @fraction.setter
    def fraction(self, fraction: float) -> None:
        handle = self._stage._handle
        handle.check(_raw.anim_animator_set_fraction(handle.stage, self._identifier, fraction))

    def run(
        self,
        motion: Motion = None,
        *,
        reversed: bool = False,
        duration_factor: float = 1.0,
        velocity: float | None = None,
    ) -> None:
        """Lets it run from where it is to its end, or reversed back to its start.

        motion says how the fraction gets there: None evenly (each animation keeps its own curve); a curve or easing
        leads over the rest of the way; a spring starts with velocity (of the fraction, per second), or with the one
        that the fraction has. The whole way takes duration_factor times the animator's duration, the rest its share.
        A spring takes its own time. Back at its start, the model values are the old ones again.
        """
        said, easing = motion_record(self._stage, motion, {})
        handle = self._stage._handle
        handle.check(
            _raw.anim_animator_run(
                handle.stage,
                self._identifier,
                1 if reversed else 0,
                said,
                duration_factor,
                nan if velocity is None else velocity,
            )
        )
        del easing  # It had to live until here.

    def pause(self) -> None:
        """Stops it where it is."""
        handle = self._stage._handle
        handle.check(_raw.anim_animator_pause(handle.stage, self._identifier))

    def resume(self) -> None:
        """Lets it run on to its end: run() without arguments."""
        self.run()

    def stop(self, position: AnimatorPosition = "current") -> None:
        """Ends and removes it: its properties stand at their new values ("end"), at their old ones ("start"), or where
        they are ("current")."""
        handle = self._stage._handle
        number = number_of("position", position, POSITIONS)
        handle.check(_raw.anim_animator_stop(handle.stage, self._identifier, number))


def add_group(
    stage: Stage,
    kind: int,
    parent: AnimationGroup | None,
    duration: float = 0.0,
    timing: MediaTiming | None = None,
) -> int:
    """Makes a group in the core: its id."""
    options = _raw.anim_animation_group_options()
    check(_raw.anim_default_animation_group_options(options, sizeof(options)))
    options.kind = kind
    options.parent = identifier_of(parent, "parent")
    options.duration = duration
    if timing is not None:
        options.timing = timing._timing
    identifier = c_uint64()
    stage._handle.check(_raw.anim_stage_add_group(stage._handle.stage, options, identifier))
    return identifier.value
