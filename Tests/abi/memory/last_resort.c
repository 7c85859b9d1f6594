/* SPDX-License-Identifier: MIT */
/* A call that makes far more of its arguments than it can foresee, with an allocator that has nothing left. */
#define _POSIX_C_SOURCE 200809L
#include <animcore.h>
#include <stdio.h>
#include <stdlib.h>

static int is_dry;

static void *allocate(void *context, size_t size, size_t alignment) {
    void *memory = NULL;
    (void)context;
    return is_dry || posix_memalign(&memory, alignment, size) != 0 ? NULL : memory;
}

static void release(void *context, void *memory) {
    (void)context;
    free(memory);
}

int main(void) {
    static const char text[] = "M0 0C0 9000 9000 0 9000 9000";
    anim_path *path, *result;
    if (anim_set_allocator(allocate, release, NULL) != ANIM_OK || anim_path_create(&path) != ANIM_OK ||
        anim_path_create(&result) != ANIM_OK || anim_path_parse(path, text, sizeof text - 1, NULL, NULL) != ANIM_OK) {
        return 2;
    }
    is_dry = 1;
    /* Some hundred thousand lines of one curve. */
    const anim_status status = anim_path_flatten(path, 1e-8, result);
    fprintf(stderr, "the call came back: %s\n", anim_status_name(status));
    return 1;
}
