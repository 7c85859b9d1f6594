/* SPDX-License-Identifier: MIT */
/*
 * Eight threads play sequences of calls at once, each with its own objects: all must get the same results, every time.
 * For ThreadSanitizer: tools/fuzz --threads.
 */
#include "calls/world.h"
#include <pthread.h>
#include <stdio.h>

enum { THREADS = 8, SEQUENCES = 150, LENGTH = 600 };

static uint8_t sequences[SEQUENCES][LENGTH];

/* SplitMix64 (Steele, Lea and Flood, 2014). */
static uint64_t draw(uint64_t *state) {
    uint64_t z = *state += 0x9E3779B97F4A7C15u;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    return z ^ z >> 31;
}

static void *play(void *context) {
    uint64_t *digest = context;
    for (int index = 0; index < SEQUENCES; index += 1) {
        *digest = *digest * 0x100000001B3u ^ play_calls(sequences[index], LENGTH);
    }
    return NULL;
}

int main(void) {
    pthread_t threads[THREADS];
    uint64_t digests[THREADS] = {0}, state = 1;
    for (int index = 0; index < SEQUENCES; index += 1) {
        for (int byte = 0; byte < LENGTH; byte += 1) {
            sequences[index][byte] = (uint8_t)draw(&state);
        }
    }
    for (int index = 0; index < THREADS; index += 1) {
        if (pthread_create(&threads[index], NULL, play, &digests[index]) != 0) {
            fprintf(stderr, "threads: a thread cannot be made\n");
            return 1;
        }
    }
    for (int index = 0; index < THREADS; index += 1) {
        pthread_join(threads[index], NULL);
    }
    for (int index = 1; index < THREADS; index += 1) {
        if (digests[index] != digests[0]) {
            fprintf(stderr, "threads: thread %d got other answers than the first\n", index);
            return 1;
        }
    }
    printf("threads: %d threads with %d sequences of calls each, all alike\n", THREADS, SEQUENCES);
    return 0;
}
