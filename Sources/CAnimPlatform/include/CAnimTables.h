/* SPDX-License-Identifier: MIT */
/*
 * Tables that are worked out from what never changes, each once for the whole process, and read by all threads from then on.
 * They are small, of a number that the source code bounds, and take none of the host's memory.
 */
#ifndef CANIMTABLES_H
#define CANIMTABLES_H

#include "CAnimFloatingPoint.h"
#include <stddef.h>
#include <stdint.h>

/* A place for a table, by the address of what it is made from. */
struct anim_platform_table {
    const void *key;
    void *memory; /* null until the table is there */
};

enum { anim_platform_table_places = 256 };

extern struct anim_platform_table anim_platform_tables[anim_platform_table_places]
    __attribute__((visibility("hidden")));

/* The table of an address, or null where there is none yet. */
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

/* Memory for the table of an address, which this thread alone makes, aligned as words are; null where another thread makes it
   now, or where there is no room: then the table is made for one use. */
void *anim_platform_begin_table(const void *key, size_t size);

/* Shows a table to all threads: nothing writes to it any more. */
void anim_platform_end_table(const void *key, void *memory);

#endif
