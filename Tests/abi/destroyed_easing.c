/* SPDX-License-Identifier: MIT */
/*
 * Easings whose callback destroys them, which the header forbids: the call still ends, with the value, and nothing is
 * read or released twice. Prints how many were destroyed.
 */
#include "animcore.h"
#include <stdio.h>
#include <stdlib.h>

static anim_easing *easing;
static int released;

static double on_ease(void *context, double x) {
    (void)context;
    if (easing != NULL) {
        anim_easing *mine = easing;
        easing = NULL;
        anim_easing_destroy(mine);
    }
    return 2 * x;
}

static void on_release(void *context) {
    (void)context;
    released += 1;
}

int main(void) {
    for (int round = 0; round < 200; round += 1) {
        double result = 0;
        if (anim_easing_create_callback(on_ease, NULL, on_release, &easing) != ANIM_OK) {
            return 1;
        }
        if (round % 2 == 0) {
            if (anim_easing_evaluate(easing, 0.5, 0, &result) != ANIM_OK || result != 1) {
                return 2;
            }
        } else if (anim_easing_get_slope(easing, 0.5, &result) != ANIM_OK || result != 2) {
            return 3;
        }
    }
    printf("ok %d\n", released);
    return 0;
}
