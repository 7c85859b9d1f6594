/* SPDX-License-Identifier: MIT */
/* What Embedded Swift cannot say: the error text of each thread, what the processor can do, and what will be read soon. */
#ifndef CANIMPLATFORM_H
#define CANIMPLATFORM_H

#include <stdint.h>

enum {
    anim_platform_message_size = 1024, /* bytes of the message, with its NUL */
    anim_platform_pointer_size = 512 /* bytes of the JSON pointer, with its NUL */
};

/* This thread's buffers. All bytes are 0 at first. */
char *anim_platform_error_message(void);
char *anim_platform_error_pointer(void);

/* This thread's line and column: two numbers. */
int32_t *anim_platform_error_place(void);

/* How wide the vector registers are that bulk work may use: 1 where the processor and the system have AVX2, otherwise 0.
   Found once, while the library is loaded and before anything of it can be called, so that threads only read it. */
int32_t anim_platform_vector_level(void);

/* Which components the library has, as the build says: ANIM_COMPONENT_... of animcore.h. All in builds that do not say. */
uint32_t anim_platform_components(void);

/* 1 where the library has the code for paths, otherwise 0. */
int32_t anim_platform_has_paths(void);

/* Does a piece of work on paths for a stage: Sources/AnimStage/PathWork.swift says which, and of what. Nothing in a library
   without paths. A stage that called the paths' code itself would bring all of it into libraries that have no path. */
void anim_platform_work_on_paths(int32_t work, void *subject);

/* Says that a cache line will be written soon. Any address is allowed. */
static inline __attribute__((always_inline)) void anim_platform_prefetch(const void *address) {
    __builtin_prefetch(address, 1);
}

/* Where on this thread's stack the innermost easing of the host's was called from; 0 for none. */
uintptr_t *anim_platform_callback_frame(void);

/* Where the function's frame is. (A sanitizer may keep local variables elsewhere.) */
static inline __attribute__((always_inline)) uintptr_t anim_platform_frame_address(void) {
    return (uintptr_t)__builtin_frame_address(0);
}

#endif
