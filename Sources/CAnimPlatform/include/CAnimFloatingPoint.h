/* SPDX-License-Identifier: MIT */
/*
 * The floating-point mode: rounding to nearest, subnormal numbers kept, no traps. Hosts may set other modes (audio code
 * and games flush subnormals to zero, some change the rounding), each of which would change the bits of results. Calls
 * that compute set this mode while they run; if the host's mode is the same, a call only reads it.
 *
 * The mode of x86-64 is in MXCSR, that of AArch64 in FPCR; WebAssembly has none.
 */
#ifndef CANIMFLOATINGPOINT_H
#define CANIMFLOATINGPOINT_H

#include <stdint.h>

/* Inlined even in calls that are optimized for size. */
#define ANIM_PLATFORM_INLINE static inline __attribute__((always_inline))

#if defined(__x86_64__)

/* All exceptions masked, rounding to nearest, nothing flushed. The lowest six bits are status flags, not part of the
   mode. */
enum { anim_platform_core_mode = 0x1F80, anim_platform_mode_bits = 0xFFC0 };

ANIM_PLATFORM_INLINE uint32_t anim_platform_read_mode(void) {
    uint32_t mode;
    __asm__ volatile("stmxcsr %0" : "=m"(mode));
    return mode;
}

ANIM_PLATFORM_INLINE void anim_platform_write_mode(uint32_t mode) {
    __asm__ volatile("ldmxcsr %0" : : "m"(mode) : "memory");
}

#elif defined(__aarch64__)

/* The status flags are in another register. */
enum { anim_platform_core_mode = 0, anim_platform_mode_bits = 0xFFFFFFFF };

ANIM_PLATFORM_INLINE uint32_t anim_platform_read_mode(void) {
    uint64_t mode;
    __asm__ volatile("mrs %0, fpcr" : "=r"(mode));
    return (uint32_t)mode;
}

ANIM_PLATFORM_INLINE void anim_platform_write_mode(uint32_t mode) {
    __asm__ volatile("msr fpcr, %0" : : "r"((uint64_t)mode) : "memory");
}

#else

enum { anim_platform_core_mode = 0, anim_platform_mode_bits = 0 };

ANIM_PLATFORM_INLINE uint32_t anim_platform_read_mode(void) {
    return 0;
}

ANIM_PLATFORM_INLINE void anim_platform_write_mode(uint32_t mode) {
    (void)mode;
}

#endif

/* A replaced mode of the host is represented by its bits and this one; 0 means that there is nothing to restore. */
static const uint32_t anim_platform_replaced = UINT32_C(1) << 31;

/* Keeps the host's mode for this thread's callbacks, and sets the core's. Returns the representation of the former. */
uint32_t anim_platform_replace_mode(uint32_t host_mode);

/* Restores the host's mode. */
void anim_platform_restore_mode(uint32_t replaced);

ANIM_PLATFORM_INLINE _Bool anim_platform_is_core(uint32_t mode) {
    return (mode & (uint32_t)anim_platform_mode_bits) == (uint32_t)anim_platform_core_mode;
}

/* Whether this thread computes in the core's mode now. */
ANIM_PLATFORM_INLINE _Bool anim_platform_is_core_mode(void) {
    return anim_platform_is_core(anim_platform_read_mode());
}

/* Around every call that computes. If the mode is already the core's: a read and a comparison. */
ANIM_PLATFORM_INLINE uint32_t anim_platform_begin_call(void) {
    const uint32_t mode = anim_platform_read_mode();
    return __builtin_expect(anim_platform_is_core(mode), 1) ? 0 : anim_platform_replace_mode(mode);
}

ANIM_PLATFORM_INLINE void anim_platform_end_call(uint32_t replaced) {
    if (__builtin_expect(replaced != 0, 0)) {
        anim_platform_restore_mode(replaced);
    }
}

/* The same number, as a barrier: computed before anything that follows and used after everything before.
   Computations have no side effects, and could otherwise be moved across a change of the mode. For results that a
   call computes in registers. */
ANIM_PLATFORM_INLINE double anim_platform_kept(double number) {
#if defined(__x86_64__)
    __asm__ volatile("" : "+x"(number) : : "memory");
#elif defined(__aarch64__)
    __asm__ volatile("" : "+w"(number) : : "memory");
#endif
    return number;
}

/* Around every callback: sets the mode of the host's call, and afterwards the one from before, whatever mode the
   callback left: inside a call the core's. Returns what to give back. */
uint32_t anim_platform_begin_callback(void);
void anim_platform_end_callback(uint32_t begun);

#endif
