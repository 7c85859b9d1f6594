/* SPDX-License-Identifier: MIT */
/* Facilities missing from Embedded Swift: an error text for each thread, processor features, and prefetching. */
#ifndef CANIMPLATFORM_H
#define CANIMPLATFORM_H

#include <stdint.h>

enum {
    anim_platform_message_size = 1024, /* bytes of the message, with its NUL */
    anim_platform_pointer_size = 512 /* bytes of the JSON pointer, with its NUL */
};

/* This thread's buffers. All bytes are initially 0. */
char *anim_platform_error_message(void);
char *anim_platform_error_pointer(void);

/* This thread's line and column: two numbers. */
int32_t *anim_platform_error_place(void);

/* The width of the vector registers for bulk work: 1 if the processor and the system support AVX2, otherwise 0.
   Detected once, while the library is loaded and before any call, so that threads only read it. */
int32_t anim_platform_vector_level(void);

/* The components of the library, set by the build: ANIM_COMPONENT_... of animcore.h. All if the build does not set
   them. */
uint32_t anim_platform_components(void);

/* 1 if the library has the code for paths, otherwise 0. */
int32_t anim_platform_has_paths(void);

/* Performs a path operation for a stage: see Sources/AnimStage/PathWork.swift for `work` and `subject`. Does nothing
   in a library without paths. A direct call from a stage would link all of the paths' code into libraries without
   paths. */
void anim_platform_work_on_paths(int32_t work, void *subject);

/* Prefetches a cache line that will be written soon. Any address is allowed. */
static inline __attribute__((always_inline)) void anim_platform_prefetch(const void *address) {
    __builtin_prefetch(address, 1);
}

/* The stack address of the innermost call to a host's easing on this thread; 0 for none. */
uintptr_t *anim_platform_callback_frame(void);

/* The address of the calling function's stack frame. (A sanitizer may keep local variables elsewhere.) */
static inline __attribute__((always_inline)) uintptr_t anim_platform_frame_address(void) {
    return (uintptr_t)__builtin_frame_address(0);
}

#endif
