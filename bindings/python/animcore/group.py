# SPDX-License-Identifier: MIT
"""Groups of animations with their own clocks, and animators."""

from __future__ import annotations

from ctypes import c_double, c_uint64, sizeof
from math import nan
from typing import TYPE_CHECKING, Literal, TypeAlias

from . import _raw
from ._handle import Uncopied
from ._words import number_of
from .errors import check
from .transaction import Motion, MotionOptions, Transaction, identifier_of, motion_record

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from .stage import Stage
    from .timing import MediaTiming

__all__ = ["AnimationGroup", "Animator", "AnimatorPosition"]

# Where an animator ends: at the new values, at the old ones, or at the present ones.
AnimatorPosition: TypeAlias = Literal["end", "start", "current"]

POSITIONS: dict[str, int] = {
    "end": _raw.ANIM_ANIMATOR_POSITION_END,
    "start": _raw.ANIM_ANIMATOR_POSITION_START,
    "current": _raw.ANIM_ANIMATOR_POSITION_CURRENT,
}


class AnimationGroup(Uncopied):
    """Animations with a clock of their own: one whose speed can be changed (stage.add_group), or one that a MediaTiming
    sets for the whole (stage.add_media_group). Transactions and explicit animations join it by group=….

    It keeps the stage alive, but not open.
    """

    __slots__ = ("_identifier", "_stage")

    def __init__(self, stage: Stage, identifier: int) -> None:
        self._stage = stage
        self._identifier = identifier

    @property
    def id(self) -> int:
        """The core's number of the group."""
        return self._identifier

    @property
    def stage(self) -> Stage:
        """The stage of the group."""
        return self._stage

    @property
    def time(self) -> float:
        """Its own time in seconds; for an animator the fraction times the duration."""
        seconds = c_double()
        handle = self._stage._handle
        handle.check(_raw.anim_animation_group_get_time(handle.stage, self._identifier, seconds))
        return seconds.value

    def animate(self, motion: Motion = None, **options: Unpack[MotionOptions]) -> Transaction:
        """As Stage.animate, with this group's clock."""
        options["group"] = self
        return Transaction(self._stage, motion, options)

    def set_speed(self, speed: float) -> None:
        """Sets the speed of the clock from now on, 0 to 1e6. Raises KindError for a group without a clock."""
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
        """Sets the clock to a time of its own (0 to 1e9 s). Everything in the group is shown as at that time.
        Animations that ended before it end when the stage next advances."""
        handle = self._stage._handle
        handle.check(_raw.anim_animation_group_seek(handle.stage, self._identifier, seconds))

    def remove(self) -> None:
        """Removes the group and the groups inside it. Their animations end unfinished."""
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
    """Animations driven by a fraction that can run, be dragged and run back, like UIViewPropertyAnimator.

    `with animator.animate("linear"): x.value = 1.0` collects them; the model values are set to the new ones at once.
    The animator starts paused. When it arrives it is removed, and all methods raise IdentifierError.
    """

    __slots__ = ()

    @property
    def fraction(self) -> float:
        """The fraction: 0 at the start, 1 at the end; outside 0 to 1 where a spring overshoots. Setting it (0 to 1)
        pauses the animator and shows everything as if it had been played to there."""
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
        """Runs the animator from where it is to its end, or reversed back to its start.

        motion is how the fraction gets there: None at constant speed (each animation keeps its own curve); a curve or
        easing covers the rest of the way; a spring starts with velocity (fractions per second), or with the present
        one, and takes its own time. The whole way takes duration_factor times the animator's duration, the rest its
        share. Back at its start, the model values are the old ones again.
        """
        record, easing = motion_record(self._stage, motion, {})
        handle = self._stage._handle
        handle.check(
            _raw.anim_animator_run(
                handle.stage,
                self._identifier,
                1 if reversed else 0,
                record,
                duration_factor,
                nan if velocity is None else velocity,
            )
        )
        del easing  # It had to live until here.

    def pause(self) -> None:
        """Pauses the animator where it is."""
        handle = self._stage._handle
        handle.check(_raw.anim_animator_pause(handle.stage, self._identifier))

    def resume(self) -> None:
        """Runs the animator on to its end: run() without arguments."""
        self.run()

    def stop(self, position: AnimatorPosition = "current") -> None:
        """Ends and removes the animator. Its properties end at their new values ("end"), their old ones ("start"), or
        the present ones ("current")."""
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
    """Makes a group in the core and returns its id."""
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
