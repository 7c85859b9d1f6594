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

uintptr_t animcore_go_put_aside(void) {
    uintptr_t earlier = animcore_go_panic;
    animcore_go_panic = 0;
    return earlier;
}

void animcore_go_remember(uintptr_t earlier, uintptr_t panic) {
    if (panic != 0 && earlier != 0) {
        animcoreRelease(panic); /* the first one travels */
    }
    animcore_go_panic = earlier != 0 ? earlier : panic;
}

void animcore_go_release(void *context) {
    animcoreRelease((uintptr_t)context);
}
