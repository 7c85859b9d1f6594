/* SPDX-License-Identifier: MIT */
/*
 * Where the shipped library takes its memory from: libc, or the host's allocator, and while these give none from a reserve
 * of its own. Embedded Swift cannot answer for memory that it does not get, so it always gets it: calls that may need
 * much ask for it before they change anything, all others are refused while the reserve is low, and where even the reserve
 * is exhausted the process is stopped with a message.
 *
 * The linker leads Swift's calls of posix_memalign() and free() here (--wrap). In builds as ordinary Swift, whose runtime
 * takes its memory by itself, all of this is left out: ANIM_PLATFORM_OWNS_MEMORY says which it is.
 */
#ifndef CANIMMEMORY_H
#define CANIMMEMORY_H

#include "CAnimFloatingPoint.h"
#include <stddef.h>
#include <stdint.h>

typedef void *(*anim_platform_allocate)(void *context, size_t size, size_t alignment);
typedef void (*anim_platform_release)(void *context, void *memory);

/* Whether another allocator can be set: 1, or 0 once memory was taken, or in builds as ordinary Swift. */
int32_t anim_platform_set_allocator(anim_platform_allocate allocate, anim_platform_release release, void *context);

/* Whether the reserve is low, and how many blocks calls hold for what they asked. Written by Memory.c alone. */
extern int32_t anim_platform_reserve_is_low __attribute__((visibility("hidden")));
extern int32_t anim_platform_asked_count __attribute__((visibility("hidden")));

/* Tries to have a reserve that is not low. Whether it is, or this thread destroys something. */
int32_t anim_platform_fill_reserve(void);

/* At the beginning of every call: whether it may begin. */
ANIM_PLATFORM_INLINE int32_t anim_platform_has_reserve(void) {
    return __builtin_expect(__atomic_load_n(&anim_platform_reserve_is_low, __ATOMIC_RELAXED) == 0, 1) ||
           anim_platform_fill_reserve();
}

/* Sees to it that so many bytes can be had until this thread's call ends. Whether they can. */
int32_t anim_platform_ask(size_t size);

/* Gives back what this thread has asked for and not used. */
void anim_platform_end_asking(void);

/* At the end of every call. */
ANIM_PLATFORM_INLINE void anim_platform_forget_asked(void) {
    if (__builtin_expect(__atomic_load_n(&anim_platform_asked_count, __ATOMIC_RELAXED) != 0, 0)) {
        anim_platform_end_asking();
    }
}

/* Around calls that destroy something: they are never refused. */
void anim_platform_begin_destroying(void);
void anim_platform_end_destroying(void);

/* Sets this thread's error text without taking memory for it. */
enum {
    anim_platform_says_refused = 0,      /* a call was not begun */
    anim_platform_says_no_allocate = 1,  /* what anim_set_allocator() refuses */
    anim_platform_says_no_release = 2,
    anim_platform_says_is_used = 3,
    anim_platform_says_stopped = 4 /* the last resort */
};
void anim_platform_report(int32_t sentence);

#endif
