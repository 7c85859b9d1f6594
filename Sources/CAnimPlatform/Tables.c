/* SPDX-License-Identifier: MIT */
#include "CAnimTables.h"

enum { TABLE_BYTES = 32768 };

struct anim_platform_table anim_platform_tables[anim_platform_table_places];
static _Alignas(16) unsigned char memory[TABLE_BYTES];
static size_t used;

/* The slot of a key after a number of probes. */
static struct anim_platform_table *place(const void *key, uint32_t step) {
    const uintptr_t address = (uintptr_t)key;
    return &anim_platform_tables[((uint32_t)((address >> 3) ^ (address >> 9)) + step) % anim_platform_table_places];
}

/* Memory that is never released; null if there is too little. */
static void *take(size_t size) {
    const size_t whole = (size + 15) / 16 * 16;
    size_t first = __atomic_load_n(&used, __ATOMIC_RELAXED);
    do {
        if (size > TABLE_BYTES || whole > TABLE_BYTES - first) {
            return NULL;
        }
    } while (!__atomic_compare_exchange_n(&used, &first, first + whole, 1, __ATOMIC_RELAXED, __ATOMIC_RELAXED));
    return memory + first;
}

void *anim_platform_begin_table(const void *key, size_t size) {
    for (uint32_t step = 0; step < anim_platform_table_places; step++) {
        struct anim_platform_table *table = place(key, step);
        const void *found = NULL;
        if (__atomic_compare_exchange_n(&table->key, &found, key, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)) {
            return take(size);
        }
        if (found == key) {
            return NULL;
        }
    }
    return NULL;
}

void anim_platform_end_table(const void *key, void *memory) {
    for (uint32_t step = 0; step < anim_platform_table_places; step++) {
        struct anim_platform_table *table = place(key, step);
        if (__atomic_load_n(&table->key, __ATOMIC_RELAXED) == key) {
            __atomic_store_n(&table->memory, memory, __ATOMIC_RELEASE);
            return;
        }
    }
}
