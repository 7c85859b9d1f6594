/* SPDX-License-Identifier: MIT */
/* What went wrong in a call, fetched by the call itself: the error belongs to the thread, and Go's goroutines change it. */
#ifndef ANIMCORE_GO_FAILURE_H
#define ANIMCORE_GO_FAILURE_H

#include <animcore.h>
#include <stdint.h>

typedef struct animcore_failure {
    anim_status status;
    int32_t line, column;
    uintptr_t panic; /* a cgo.Handle of what a callback panicked with, or 0 */
    char *message, *pointer;
} animcore_failure;

/* What a callback of this thread has panicked with, until the call that it was called in ends. */
extern __thread uintptr_t animcore_go_panic;

/* The panic of an earlier callback is put aside while another runs: calls inside that one do not go on with it. The
   first one travels. */
uintptr_t animcore_go_put_aside(void);
void animcore_go_remember(uintptr_t earlier, uintptr_t panic);

/* Of the status that is not 0, or of the panic. */
animcore_failure *animcore_failed(anim_status status);

static inline animcore_failure *animcore_done(anim_status status) {
    return status == ANIM_OK && animcore_go_panic == 0 ? 0 : animcore_failed(status);
}

#endif
