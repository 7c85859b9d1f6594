/* SPDX-License-Identifier: MIT */
/*
 * Tables computed from constant data, once for the whole process, and then read by all threads. They are small, their
 * number is bounded by the source code, and they use none of the host's memory.
 */
#ifndef CANIMTABLES_H
#define CANIMTABLES_H

#include "CAnimFloatingPoint.h"
#include <stddef.h>
#include <stdint.h>

/* A slot for a table, keyed by the address of its source data. */
struct anim_platform_table {
    const void *key;
    void *memory; /* null until the table is there */
};

enum { anim_platform_table_places = 256 };

extern struct anim_platform_table anim_platform_tables[anim_platform_table_places]
    __attribute__((visibility("hidden")));

/* The table of an address, or null if there is none yet. */
ANIM_PLATFORM_INLINE void *anim_platform_find_table(const void *key) {
    const uintptr_t address = (uintptr_t)key;
    for (uint32_t step = 0; step < anim_platform_table_places; step++) {
        const uint32_t place = (uint32_t)((address >> 3) ^ (address >> 9)) + step;
        struct anim_platform_table *table = &anim_platform_tables[place % anim_platform_table_places];
        const void *found = __atomic_load_n(&table->key, __ATOMIC_ACQUIRE);
        if (found == key) {
            return __atomic_load_n(&table->memory, __ATOMIC_ACQUIRE);
        }
        if (found == NULL) {
            return NULL;
        }
    }
    return NULL;
}

/* Memory for the table of an address, with the alignment of words, which only this thread fills. Null if another
   thread is making the table, or if there is no room: the caller then makes a table for one use. */
void *anim_platform_begin_table(const void *key, size_t size);

/* Publishes a table to all threads; it is not written any more. */
void anim_platform_end_table(const void *key, void *memory);

#endif
