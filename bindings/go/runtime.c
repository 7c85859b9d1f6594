/* SPDX-License-Identifier: MIT */
#include "calls.h"

#include <stdlib.h>
#include <string.h>

#include "_cgo_export.h"

__thread uintptr_t animcore_go_panic = 0;

animcore_failure *animcore_failed(anim_status status) {
    animcore_failure *failure = calloc(1, sizeof *failure);
    if (failure == 0) {
        abort(); /* as Go does where there is no memory */
    }
    failure->status = status;
    failure->panic = animcore_go_panic;
    animcore_go_panic = 0;
    if (status != ANIM_OK) {
        anim_last_error_place(&failure->line, &failure->column);
        failure->message = strdup(anim_last_error_message());
        failure->pointer = strdup(anim_last_error_pointer());
    }
    return failure;
}

/* The panic of an earlier callback is put aside while another runs: calls inside that one do not go on with it. */
static uintptr_t put_aside(void) {
    uintptr_t earlier = animcore_go_panic;
    animcore_go_panic = 0;
    return earlier;
}

static void remember(uintptr_t earlier, uintptr_t panic) {
    if (panic != 0 && earlier != 0) {
        animcoreRelease(panic); /* the first one travels */
    }
    animcore_go_panic = earlier != 0 ? earlier : panic;
}

double animcore_go_easing(void *context, double x) {
    double y = x;
    uintptr_t earlier = put_aside();
    remember(earlier, animcoreEasing((uintptr_t)context, x, &y));
    return y;
}

void animcore_go_event(void *context, const anim_event *event) {
    uintptr_t earlier = put_aside();
    remember(earlier, animcoreEvent((uintptr_t)context, (anim_event *)event));
}

void animcore_go_property(void *context, anim_property property, const double *value, size_t count) {
    uintptr_t earlier = put_aside();
    remember(earlier, animcoreProperty((uintptr_t)context, property, (double *)value, count));
}

void animcore_go_release(void *context) {
    animcoreRelease((uintptr_t)context);
}
