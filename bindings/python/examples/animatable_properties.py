# SPDX-License-Identifier: MIT
"""Properties of one's own, animated like any other: a background color, a text's color, and the angle of a gradient.

First all three by transactions; then the same properties by a spring, by keyframes, in mixed transactions and with a
delay. bindings/c/animatable_properties.c is the same program in C and prints the same lines.
"""

from animcore import FLICKS_PER_SECOND, Keyframes, Property, Spring, Stage
from animcore.values import Color

FRAMES_PER_SECOND = 60
# Where the gradient starts and ends in a square from 0 to 1: 0 degrees run from top to bottom.
END_POINTS = (
    "pow(sin(pi * (angle / 360 + 0.75)), 2), pow(sin(pi * angle / 360), 2),"
    "pow(sin(pi * (angle / 360 + 0.25)), 2), pow(sin(pi * (angle / 360 + 0.5)), 2)"
)


class Squares:
    """Three squares: one with a background, one with a text, one with a gradient."""

    def __init__(self) -> None:
        self.stage = stage = Stage()
        self.background: Property[Color] = stage.add("background", "#0000FF")
        self.text: Property[Color] = stage.add("text", "#FF0000")
        self.angle: Property[float] = stage.add("angle", 0.0)
        self.gradient: Property[tuple[float, ...]] = stage.add_derived("gradient", END_POINTS, "vector4")
        # The text's color has an action of its own, which takes the open transaction's timing and goes on from what
        # is seen. (That is what a property does by itself; here it is said.)
        self.text.set_action(None)
        self.angle.observe(self.hear)
        self.frame = 0

    def hear(self, angle: float) -> None:
        """Hears the angle that is seen at every frame; says so at some."""
        if self.frame % 45 == 0:
            print(f"       heard an angle of {angle:.3f} degrees")

    def show(self, seconds: float) -> None:
        """Lets time pass, and draws four frames of each second."""
        for _ in range(round(seconds * FRAMES_PER_SECOND)):
            self.frame += 1
            self.stage.advance_flicks(FLICKS_PER_SECOND // FRAMES_PER_SECOND)
            if self.frame % 15 == 0:
                back, text = self.background.presentation, self.text.presentation
                start_x, start_y, end_x, end_y = self.gradient.presentation
                print(
                    f"{self.frame / FRAMES_PER_SECOND:5.2f} s"
                    f"  background {back.red:.3f} {back.green:.3f} {back.blue:.3f}"
                    f"  text {text.red:.3f} {text.green:.3f} {text.blue:.3f}"
                    f"  gradient ({start_x:.3f} {start_y:.3f}) to ({end_x:.3f} {end_y:.3f})"
                )


def main() -> None:
    squares = Squares()
    stage = squares.stage

    print("Transactions of 3 seconds; the text's begins after 2")
    with stage.animate(duration=3.0):
        squares.background.value = Color(0, 1, 0)
        squares.angle.value = 270.0
        with stage.animate(delay=2.0):
            squares.text.value = Color(0, 1, 0)
    squares.show(5.25)

    print("The angle by a spring after half a second, inside a transaction with another curve")
    with stage.animate("linear", duration=1.5):
        squares.background.value = Color(0, 0, 1)
        with stage.animate(Spring.perceptual(0.8, 0.3), delay=0.5):
            squares.angle.value = 45.0
    squares.show(2.0)

    print("The angle by keyframes, from where the spring has it; the text by a spring")
    turns = Keyframes.track().cubic(180.0, 0.75).linear(90.0, 0.5).spring(0.0, 1.0)
    with stage.animate(Spring()):
        squares.text.value = Color(1, 0, 0)
        squares.angle.animate(keyframes=turns, interruption="replace", sets_model=True)
    squares.show(2.5)

    angle = squares.angle
    print(f"The angle stands at {angle.presentation:.3f}, and moves by {angle.velocity:.3f} a second")
    print(f"Everything is still: {'no' if stage.is_animating else 'yes'}")


if __name__ == "__main__":
    main()
