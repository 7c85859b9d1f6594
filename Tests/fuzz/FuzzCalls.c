/* SPDX-License-Identifier: MIT */
/*
 * libFuzzer target: treats any bytes as a sequence of calls of any functions of the interface, with objects and
 * identifiers that are mostly alive, callbacks that make further calls, and comparisons in between. Some sequences are
 * played by two threads at once, each with its own objects, which must give the same results. Built and run by
 * tools/fuzz.
 */
#include "calls/world.h"
#include "digest.h"
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

struct part {
    const uint8_t *bytes;
    size_t size;
    uint64_t digest;
};

static void *play(void *context) {
    struct part *part = context;
    part->digest = play_calls(part->bytes, part->size);
    return NULL;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct part part = {data + 1, size - 1, 0}, other = part;
    if (size < 2) {
        return 0;
    }
    pthread_t thread;
    int is_twice = data[0] < 32 && pthread_create(&thread, NULL, play, &other) == 0;
    play(&part);
    if (is_twice) {
        pthread_join(thread, NULL);
        if (part.digest != other.digest) {
            fprintf(stderr, "expected: two threads that make the same calls to get the same answers\n");
            abort();
        }
    }
    fuzz_digest = part.digest;
    return 0;
}
