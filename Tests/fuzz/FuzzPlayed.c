/* SPDX-License-Identifier: MIT */
/*
 * libFuzzer target: treats bytes up to the first zero as a document, and the rest as a trace that is played on it, with
 * the same result at once and in steps. Built and run by tools/fuzz.
 */
#include "playing.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    const uint8_t *end = size > 0 ? memchr(data, 0, size) : NULL;
    if (end != NULL) {
        size_t length = (size_t)(end - data);
        play_both_ways((const char *)data, length, (const char *)end + 1, size - length - 1);
    }
    return 0;
}
