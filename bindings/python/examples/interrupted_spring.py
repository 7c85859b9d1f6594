# SPDX-License-Identifier: MIT
"""A spring that is turned round again and again on its way, drawn as text, with the events that come of it."""

from animcore import Spring, Stage

WIDTH = 60
TAPS = (0.0, 0.12, 0.30, 0.95)  # seconds


def main() -> None:
    spring = Spring.response(0.55, 0.7)
    with Stage() as stage:
        x = stage.add("x", 0.0)
        target = 0.0
        taps = list(TAPS)
        while taps or stage.is_animating:
            if taps and stage.time >= taps[0]:
                taps.pop(0)
                target = 1.0 - target
                with stage.animate(spring):
                    x.value = target
            stage.advance(1 / 30)
            column = round(WIDTH * (0.2 + 0.6 * x.presentation))
            events = ", ".join(f"{event.kind} ({'' if event.finished else 'not '}finished)" for event in stage.events())
            print(f"{stage.time:6.3f} s |{'●':>{max(1, column)}}{'':{max(0, WIDTH - column)}}| {events}".rstrip())


if __name__ == "__main__":
    main()
