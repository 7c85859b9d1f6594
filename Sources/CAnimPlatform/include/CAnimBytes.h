/* SPDX-License-Identifier: MIT */
/* Which bytes of path data are of a kind. (Swift's vectors cannot do this in one instruction.) */
#ifndef CANIMBYTES_H
#define CANIMBYTES_H

#include <stddef.h>
#include <stdint.h>

#define ANIM_PLATFORM_INLINE_BYTES static inline __attribute__((always_inline))

/* The bytes of each kind: a bit for each byte. */
struct anim_platform_path_bytes {
    uint64_t digits, points, minuses;
    uint64_t separators; /* spaces and commas */
    uint64_t exponents; /* the letter e */
};

#if defined(__SSE2__)

typedef unsigned char anim_platform_vector __attribute__((vector_size(16)));
typedef char anim_platform_signed_vector __attribute__((vector_size(16)));

/* How many bytes are read at once. */
enum { anim_platform_width = 16 };

/* The bytes that are at least `byte`, and less than `byte` + `count`, after those bits are cleared that the mask
   lacks. */
ANIM_PLATFORM_INLINE_BYTES uint64_t anim_platform_some(const char *bytes, uint8_t mask, uint8_t byte, uint8_t count) {
    anim_platform_vector vector;
    __builtin_memcpy(&vector, bytes, sizeof vector);
    const anim_platform_vector same = (anim_platform_vector)((vector & mask) - byte < count);
    return (uint32_t)__builtin_ia32_pmovmskb128((anim_platform_signed_vector)same);
}

#else

enum { anim_platform_width = 8 };

/* The same where `byte` has no bits in common with the numbers below `count`. */
ANIM_PLATFORM_INLINE_BYTES uint64_t anim_platform_some(const char *bytes, uint8_t mask, uint8_t byte, uint8_t count) {
    const uint64_t ones = 0x0101010101010101;
    uint64_t word;
    __builtin_memcpy(&word, bytes, sizeof word);
    word = (word & mask * ones) ^ byte * ones;
    const uint64_t others = ((word & 127 * ones) + (uint8_t)(128 - count) * ones) | word;
    return (~others >> 7 & ones) * 0x0102040810204080 >> 56;
}

#endif

/* Of 64 bytes. */
ANIM_PLATFORM_INLINE_BYTES struct anim_platform_path_bytes anim_platform_path_bytes(const void *bytes) {
    struct anim_platform_path_bytes all = {0, 0, 0, 0, 0};
#pragma clang loop unroll(disable)
    for (int at = 64 - anim_platform_width; at >= 0; at -= anim_platform_width) {
        const char *some = (const char *)bytes + at;
        all.digits = all.digits << anim_platform_width | anim_platform_some(some, 255, '0', 10);
        all.points = all.points << anim_platform_width | anim_platform_some(some, 255, '.', 1);
        all.minuses = all.minuses << anim_platform_width | anim_platform_some(some, 255, '-', 1);
        all.separators = all.separators << anim_platform_width | anim_platform_some(some, 255, ' ', 1) |
                         anim_platform_some(some, 255, ',', 1);
        all.exponents = all.exponents << anim_platform_width | anim_platform_some(some, 0xDF, 'E', 1);
    }
    return all;
}

/* Whether a letter is among some bytes, small or capital. It is given as the capital. */
ANIM_PLATFORM_INLINE_BYTES _Bool anim_platform_has_letter(const void *bytes, size_t count, uint8_t capital) {
    const char *text = (const char *)bytes;
    size_t at = 0;
    for (; at + anim_platform_width <= count; at += anim_platform_width) {
        if (anim_platform_some(text + at, 0xDF, capital, 1) != 0)
            return 1;
    }
    for (; at < count; at++) {
        if (((uint8_t)text[at] & 0xDF) == capital)
            return 1;
    }
    return 0;
}

#endif
