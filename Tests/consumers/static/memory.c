/* SPDX-License-Identifier: MIT */
/*
 * The library takes its memory from the host's allocator, and the host takes its own from libc, in one program: neither is
 * the other's. The host also has symbols whose names the library uses inside.
 */
#include <animcore.h>
#include <stdio.h>
#include <stdlib.h>

int posix_memalign(void **memory, size_t alignment, size_t size);

/* Names of functions inside the library: the linker would refuse the program if they were global there. */
int anim_platform_ask(void);
int swift_retain(void);
int __wrap_free(void);

int anim_platform_ask(void) {
    return 1;
}

int swift_retain(void) {
    return 2;
}

int __wrap_free(void) {
    return 3;
}

static int taken, given;

static void *take(void *context, size_t size, size_t alignment) {
    (void)context;
    void *memory = NULL;
    taken++;
    return posix_memalign(&memory, alignment, size) == 0 ? memory : NULL;
}

static void give(void *context, void *memory) {
    (void)context;
    given++;
    free(memory);
}

int main(void) {
    if (anim_set_allocator(take, give, NULL) != ANIM_OK) {
        fprintf(stderr, "%s\n", anim_last_error_message());
        return 1;
    }
    void *own = NULL;
    if (posix_memalign(&own, 64, 1000) != 0) {
        return 1;
    }
    free(own);
    if (taken != 0 || given != 0) {
        fprintf(stderr, "the host's own memory went through the library\n");
        return 1;
    }
    anim_stage *stage = NULL;
    const double start = 1;
    anim_property property = 0;
    if (anim_stage_create(NULL, &stage) != ANIM_OK ||
        anim_stage_add_property(stage, "opacity", 7, ANIM_VALUE_KIND_SCALAR, &start, 1, &property) != ANIM_OK ||
        anim_stage_destroy(stage) != ANIM_OK) {
        fprintf(stderr, "%s\n", anim_last_error_message());
        return 1;
    }
    if (taken == 0 || taken != given) {
        fprintf(stderr, "the library took %d blocks of the allocator's and gave %d back\n", taken, given);
        return 1;
    }
    printf("%d\n", anim_platform_ask() + swift_retain() + __wrap_free());
    return 0;
}
