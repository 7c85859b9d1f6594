/* SPDX-License-Identifier: MIT */
/*
 * The memory of the shipped library comes from libc or the host's allocator, and if these return none, from a reserve.
 * Embedded Swift cannot handle a failed allocation, so allocations never fail: calls that may need much memory ask for
 * it before they change anything, all other calls are refused while the reserve is low, and if even the reserve is
 * exhausted, the process is stopped with a message.
 *
 * The linker redirects Swift's calls of posix_memalign() and free() to here (--wrap). In builds as ordinary Swift,
 * whose runtime allocates by itself, all of this is omitted: ANIM_PLATFORM_OWNS_MEMORY distinguishes the two.
 */
#ifndef CANIMMEMORY_H
#define CANIMMEMORY_H

#include "CAnimFloatingPoint.h"
#include <stddef.h>
#include <stdint.h>

typedef void *(*anim_platform_allocate)(void *context, size_t size, size_t alignment);
typedef void (*anim_platform_release)(void *context, void *memory);

/* Sets another allocator. Returns 1, or 0 once memory was taken and in builds as ordinary Swift. */
int32_t anim_platform_set_allocator(anim_platform_allocate allocate, anim_platform_release release, void *context);

/* Whether the reserve is low, and the number of blocks that calls hold because they asked. Only Memory.c writes
   them. */
extern int32_t anim_platform_reserve_is_low __attribute__((visibility("hidden")));
extern int32_t anim_platform_asked_count __attribute__((visibility("hidden")));

/* Tries to refill the reserve. Returns whether it is no longer low or this thread is destroying something. */
int32_t anim_platform_fill_reserve(void);

/* At the beginning of every call: whether the call may proceed. */
ANIM_PLATFORM_INLINE int32_t anim_platform_has_reserve(void) {
    return __builtin_expect(__atomic_load_n(&anim_platform_reserve_is_low, __ATOMIC_RELAXED) == 0, 1) ||
           anim_platform_fill_reserve();
}

/* Reserves a number of bytes until this thread's call ends. Returns whether they are available. */
int32_t anim_platform_ask(size_t size);

/* Returns the memory that this thread has asked for and not used. */
void anim_platform_end_asking(void);

/* At the end of every call. */
ANIM_PLATFORM_INLINE void anim_platform_forget_asked(void) {
    if (__builtin_expect(__atomic_load_n(&anim_platform_asked_count, __ATOMIC_RELAXED) != 0, 0)) {
        anim_platform_end_asking();
    }
}

/* Around calls that destroy something, which are never refused. */
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
