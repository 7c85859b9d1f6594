/* SPDX-License-Identifier: MIT */
#include "CAnimPlatform.h"

static int32_t level;

#if defined(__x86_64__)
#include <cpuid.h>

/* The bits of XCR0 for the 128-bit and the 256-bit registers: whether the system saves them (Intel's manual, volume 1,
   13.3 and 14.3). */
enum { xcr0_vectors = 6 };

__attribute__((constructor)) static void find_level(void) {
    unsigned int a, b, c, d;
    if (!__get_cpuid(1, &a, &b, &c, &d) || !(c & bit_OSXSAVE) || !(c & bit_AVX)) {
        return;
    }
    unsigned int low, high;
    __asm__("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    if ((low & xcr0_vectors) != xcr0_vectors || !__get_cpuid_count(7, 0, &a, &b, &c, &d)) {
        return;
    }
    level = (b & bit_AVX2) != 0;
}
#endif

int32_t anim_platform_vector_level(void) {
    return level;
}
