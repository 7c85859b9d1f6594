/* SPDX-License-Identifier: MIT */
/*
 * The tables that a process works out once (Sources/CAnimPlatform/Tables.c), each behavior in a process of its own:
 *     tables race      eight threads make the same tables at once: each is made once, and all see it whole
 *     tables memory    the memory runs out: what is left is given away to the last byte, and nothing overlaps
 *     tables places    the places run out, keys that fall on one place are told apart
 */
#include "CAnimTables.h"
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { THREADS = 8, KEYS = 100, WORDS = 16, MEMORY = 32768 };

static void expect(int is_right, const char *sentence) {
    if (!is_right) {
        printf("wrong: %s\n", sentence);
        exit(1);
    }
}

static char keys[KEYS][64];
static unsigned made[KEYS];
static pthread_barrier_t barrier;

static void *make_all(void *context) {
    (void)context;
    for (int key = 0; key < KEYS; key += 1) {
        pthread_barrier_wait(&barrier);
        unsigned char *table = anim_platform_begin_table(keys[key], WORDS * sizeof(uint64_t));
        if (table != NULL) {
            __atomic_add_fetch(&made[key], 1, __ATOMIC_RELAXED);
            for (int word = 0; word < WORDS; word += 1) {
                const uint64_t value = (uint64_t)key * 1000 + (uint64_t)word;
                memcpy(table + 8 * word, &value, 8);
            }
            anim_platform_end_table(keys[key], table);
        }
        /* Whoever sees a table sees all of it. */
        const unsigned char *found;
        while ((found = anim_platform_find_table(keys[key])) == NULL) {
        }
        for (int word = 0; word < WORDS; word += 1) {
            uint64_t value;
            memcpy(&value, found + 8 * word, 8);
            expect(value == (uint64_t)key * 1000 + (uint64_t)word, "a table was seen before it was whole");
        }
    }
    return NULL;
}

static void race(void) {
    pthread_t threads[THREADS];
    pthread_barrier_init(&barrier, NULL, THREADS);
    for (int index = 0; index < THREADS; index += 1) {
        pthread_create(&threads[index], NULL, make_all, NULL);
    }
    for (int index = 0; index < THREADS; index += 1) {
        pthread_join(threads[index], NULL);
    }
    for (int key = 0; key < KEYS; key += 1) {
        expect(made[key] == 1, "a table was not made just once");
    }
}

static void run_out_of_memory(void) {
    static char names[64][8];
    expect(anim_platform_begin_table(names[0], MEMORY + 1) == NULL, "more was given than there is");
    expect(anim_platform_find_table(names[0]) == NULL, "a table without memory was found");
    expect(anim_platform_begin_table(names[1], (size_t)-1) == NULL, "a size that overflows was given");
    unsigned char *first = anim_platform_begin_table(names[2], 1000);
    expect(first != NULL && (uintptr_t)first % 16 == 0, "the first table has no memory, or is not aligned");
    memset(first, 1, 1000);
    expect(anim_platform_begin_table(names[3], MEMORY - 1000) == NULL, "alignment was not counted");
    unsigned char *last = anim_platform_begin_table(names[4], MEMORY - 1008);
    expect(last == first + 1008, "the rest was not given");
    memset(last, 2, MEMORY - 1008);
    expect(anim_platform_begin_table(names[5], 1) == NULL, "a byte was given that is not there");
    expect(first[999] == 1 && last[0] == 2, "tables overlap");
    expect(anim_platform_begin_table(names[2], 1) == NULL, "a table was begun twice");
    expect(anim_platform_find_table(names[2]) == NULL, "a table was found before its end");
    anim_platform_end_table(names[2], first);
    expect(anim_platform_find_table(names[2]) == first, "a table was not found");
    expect(anim_platform_find_table(names[5]) == NULL, "a table without memory was found");
}

static void run_out_of_places(void) {
    enum { places = anim_platform_table_places };
    static char names[places + 1][4096];
    /* Addresses 4 096 bytes apart fall on few places: all but a few have to go on from there. */
    for (int index = 0; index < places; index += 1) {
        void *table = anim_platform_begin_table(names[index], 16);
        expect(table != NULL, "a place was not found");
        memcpy(table, &index, sizeof index);
        anim_platform_end_table(names[index], table);
    }
    expect(anim_platform_begin_table(names[places], 16) == NULL, "more tables than places");
    expect(anim_platform_find_table(names[places]) == NULL, "a table was found that has no place");
    anim_platform_end_table(names[places], names);
    for (int index = 0; index < places; index += 1) {
        const void *table = anim_platform_find_table(names[index]);
        expect(table != NULL && memcmp(table, &index, sizeof index) == 0, "a table of another key was found");
    }
}

int main(int count, char **arguments) {
    const char *what = count == 2 ? arguments[1] : "";
    if (strcmp(what, "race") == 0) {
        race();
    } else if (strcmp(what, "memory") == 0) {
        run_out_of_memory();
    } else if (strcmp(what, "places") == 0) {
        run_out_of_places();
    } else {
        return 2;
    }
    printf("right\n");
    return 0;
}
