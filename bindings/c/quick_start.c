/* SPDX-License-Identifier: MIT */
/* A property, moved by a spring and turned round half way: what it takes to animate from C. */
#include <animcore.h>
#include <stdio.h>

int main(void) {
    const double start = 0.0, end = 100.0;
    anim_stage *stage = NULL;
    anim_property x = 0;
    anim_spring bouncy;

    if (anim_spring_make_perceptual(0.5, 0.3, &bouncy) != ANIM_OK || anim_stage_create(NULL, &stage) != ANIM_OK ||
        anim_stage_add_property(stage, "x", 1, ANIM_VALUE_KIND_SCALAR, &start, 1, &x) != ANIM_OK) {
        fprintf(stderr, "quick_start: %s\n", anim_last_error_message());
        return 1;
    }
    for (int frame = 0; frame <= 60; frame += 1) {
        if (frame == 0 || frame == 15) { /* there, and back again before it has arrived: its velocity carries over */
            anim_stage_spring_to(stage, x, frame == 0 ? &end : &start, NULL, 1, &bouncy, NULL);
        }
        double position = 0.0, velocity = 0.0;
        anim_stage_get_value(stage, x, ANIM_READ_PRESENTATION, &position, 1);
        anim_stage_get_value(stage, x, ANIM_READ_VELOCITY, &velocity, 1);
        printf("%5.3f s  x = %8.3f  velocity = %9.3f\n", frame / 60.0, position, velocity);
        anim_stage_advance(stage, 1.0 / 60.0);
    }
    return anim_stage_destroy(stage) == ANIM_OK ? 0 : 1;
}
