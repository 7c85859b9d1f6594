/* SPDX-License-Identifier: MIT */
/* Floating-point modes that a host may have set, and how it sets them. */
#ifndef ANIMCORE_TEST_MODES_H
#define ANIMCORE_TEST_MODES_H

#include <stddef.h>
#include <stdint.h>

struct mode {
    const char *name;
    uint32_t bits;
};

#if defined(__x86_64__)

/* MXCSR (Intel SDM volume 1, 10.2.3): bit 15 flushes results to zero, 14 and 13 round (nearest, down, up, to zero), 12
   to 7 mask the exceptions, 6 takes subnormal operands as zero. */
static const struct mode modes[] = {
    {"nearest", 0x1F80},
    {"down", 0x3F80},
    {"up", 0x5F80},
    {"to-zero", 0x7F80},
    {"flushing-results", 0x9F80},
    {"flushing-operands", 0x1FC0},
    {"flushing", 0x9FC0},
    {"down-flushing", 0xBFC0},
    {"up-flushing", 0xDFC0},
    {"to-zero-flushing", 0xFFC0},
    {"trapping", 0x0000}, /* every exception ends the program, an inexact result too */
};

static inline uint32_t read_mode(void) {
    uint32_t mode;
    __asm__ volatile("stmxcsr %0" : "=m"(mode));
    return mode & 0xFFC0; /* the rest tells of exceptions that were */
}

static inline void write_mode(uint32_t mode) {
    __asm__ volatile("ldmxcsr %0" : : "m"(mode) : "memory");
}

#elif defined(__aarch64__)

/* FPCR (Arm ARM, C5.2.8): bit 25 makes every NaN the default one, 24 flushes to zero, 23 and 22 round (nearest, up, down,
   to zero). */
static const struct mode modes[] = {
    {"nearest", 0},
    {"up", 1u << 22},
    {"down", 2u << 22},
    {"to-zero", 3u << 22},
    {"flushing", 1u << 24},
    {"default-nan", 1u << 25},
    {"up-flushing", 5u << 22},
    {"down-flushing", 6u << 22},
    {"to-zero-flushing", 7u << 22},
};

static inline uint32_t read_mode(void) {
    uint64_t mode;
    __asm__ volatile("mrs %0, fpcr" : "=r"(mode));
    return (uint32_t)mode;
}

static inline void write_mode(uint32_t mode) {
    __asm__ volatile("msr fpcr, %0" : : "r"((uint64_t)mode) : "memory");
}

#endif

/* What this processor can do: valgrind's has no flushing. */
static inline void try_mode(uint32_t mode) {
    write_mode(mode);
    if (read_mode() != mode) {
        write_mode(modes[0].bits);
    }
}

enum { MODE_COUNT = sizeof modes / sizeof *modes };

/* Those in which a host's own arithmetic goes on, with whatever results: none traps. */
static inline size_t quiet_mode_count(void) {
#if defined(__x86_64__)
    return MODE_COUNT - 1;
#else
    return MODE_COUNT;
#endif
}

#endif
