/* SPDX-License-Identifier: MIT */
/*
 * The floating-point mode: rounding to nearest, subnormal numbers kept, no traps. Hosts set others (audio code and games
 * flush subnormals to zero, some another rounding), of which each would give other bits. What computes sets its own
 * mode for as long as a call takes; where the host's is that already, a call only reads it.
 *
 * x86-64's mode is in MXCSR, AArch64's in FPCR; WebAssembly has none.
 */
#ifndef CANIMFLOATINGPOINT_H
#define CANIMFLOATINGPOINT_H

#include <stdint.h>

/* Also in calls that are otherwise made small. */
#define ANIM_PLATFORM_INLINE static inline __attribute__((always_inline))

#if defined(__x86_64__)

/* All exceptions masked, nearest, nothing flushed. The lowest six bits are what happened, not how to compute. */
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

/* What happened is in another register. */
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

/* What stands for a mode of the host's that was replaced: its bits and this one; 0 where there is nothing to put back. */
static const uint32_t anim_platform_replaced = UINT32_C(1) << 31;

/* Keeps the host's mode for this thread's callbacks, and sets the core's. Gives what stands for it. */
uint32_t anim_platform_replace_mode(uint32_t host_mode);

/* Puts the host's mode back. */
void anim_platform_restore_mode(uint32_t replaced);

/* Around every call that computes. Where the mode is the core's already, a read and a comparison. */
ANIM_PLATFORM_INLINE uint32_t anim_platform_begin_call(void) {
    const uint32_t mode = anim_platform_read_mode();
    const int is_core_mode = (mode & (uint32_t)anim_platform_mode_bits) == (uint32_t)anim_platform_core_mode;
    return __builtin_expect(is_core_mode, 1) ? 0 : anim_platform_replace_mode(mode);
}

ANIM_PLATFORM_INLINE void anim_platform_end_call(uint32_t replaced) {
    if (__builtin_expect(replaced != 0, 0)) {
        anim_platform_restore_mode(replaced);
    }
}

/* The same number, worked out before anything that follows and used after all that came before: a computation has no side
   effects, and would else be moved across a change of the mode. For what a call computes outside of memory. */
ANIM_PLATFORM_INLINE double anim_platform_kept(double number) {
#if defined(__x86_64__)
    __asm__ volatile("" : "+x"(number) : : "memory");
#elif defined(__aarch64__)
    __asm__ volatile("" : "+w"(number) : : "memory");
#endif
    return number;
}

/* Around every callback: sets the mode that the host called in, and afterwards the core's, whatever the callback left. */
uint32_t anim_platform_begin_callback(void);
void anim_platform_end_callback(uint32_t replaced);

#endif
