# SPDX-License-Identifier: MIT
"""Ten lines: a spring, interrupted on its way, that keeps its velocity."""

from animcore import Spring, Stage

stage = Stage()
x = stage.add("x", 0.0)
with stage.animate(Spring.perceptual(duration=0.5, bounce=0.3)):
    x.value = 100.0  # the model value; the presentation value follows
for frame in range(30):
    if frame == 10:
        with stage.animate(Spring.perceptual(0.5)):
            x.value = 0.0  # turns back from where it is, with the velocity that it has
    stage.advance(1 / 60)
    print(f"{stage.time:.3f} s  {x.presentation:8.3f}  {x.velocity:9.3f}/s")
