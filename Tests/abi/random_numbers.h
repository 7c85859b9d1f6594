/* SPDX-License-Identifier: MIT */
/* Random numbers for test programs: SplitMix64 (Steele, Lea and Flood 2014). */
#ifndef RANDOM_NUMBERS_H
#define RANDOM_NUMBERS_H

#include <stdint.h>

static uint64_t state; /* the seed, then what follows from it */

static uint64_t next(void) {
    state += 0x9E3779B97F4A7C15u;
    uint64_t z = state;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

static double uniform(double low, double high) {
    return low + (high - low) * ((double)(next() >> 11) * 0x1p-53);
}

#endif
