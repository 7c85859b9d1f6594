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

static void remember(uintptr_t panic) {
    if (panic != 0 && animcore_go_panic == 0) {
        animcore_go_panic = panic;
    } else if (panic != 0) {
        animcoreRelease(panic); /* the first one travels */
    }
}

double animcore_go_easing(void *context, double x) {
    double y = x;
    remember(animcoreEasing((uintptr_t)context, x, &y));
    return y;
}

void animcore_go_event(void *context, const anim_event *event) {
    remember(animcoreEvent((uintptr_t)context, (anim_event *)event));
}

void animcore_go_property(void *context, anim_property property, const double *value, size_t count) {
    remember(animcoreProperty((uintptr_t)context, property, (double *)value, count));
}

void animcore_go_release(void *context) {
    animcoreRelease((uintptr_t)context);
}
