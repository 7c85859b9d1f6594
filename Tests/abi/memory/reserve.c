/* SPDX-License-Identifier: MIT */
/*
 * The reserve by itself, by chance: Sources/CAnimPlatform/Memory.c over an allocator that fails for long. No block overlaps
 * another, and all that was taken is given back.
 */
#define ANIM_PLATFORM_OWNS_MEMORY
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
static void *allocate(size_t size);
#define malloc allocate
#include "CAnimPlatform.c"
#include "FloatingPoint.c"
#include "Memory.c"
#undef malloc

enum { BLOCKS = 400, ROUNDS = 300000 };

static int period; /* one call of so many succeeds; 0: all do */
static long live;
static uint64_t state = 1;

static unsigned chance(unsigned below) {
    state = state * UINT64_C(6364136223846793005) + 1442695040888963407u;
    return (unsigned)(state >> 33) % below;
}

static int is_refused(void) {
    return period != 0 && chance((unsigned)period) != 0;
}

static void *allocate(size_t size) {
    void *memory = is_refused() ? NULL : malloc(size);
    live += memory != NULL;
    return memory;
}

int __real_posix_memalign(void **memory, size_t alignment, size_t size) {
    const int result = is_refused() ? 12 : posix_memalign(memory, alignment, size);
    live += result == 0;
    return result;
}

void __real_free(void *memory) {
    live -= 1;
    free(memory);
}

int main(void) {
    static unsigned char *blocks[BLOCKS];
    static size_t sizes[BLOCKS];
    long from_reserve = 0, refused = 0;
    for (int round = 0; round < ROUNDS; round += 1) {
        if (round % 1000 == 0) {
            period = chance(4) == 0 ? 0 : chance(3) == 0 ? INT32_MAX : 1 + (int)chance(20);
        }
        const unsigned index = chance(BLOCKS);
        if (blocks[index] != NULL) {
            for (size_t each = 0; each < sizes[index]; each += 1) {
                if (blocks[index][each] != (unsigned char)index) {
                    fprintf(stderr, "block %u was written to by another\n", index);
                    return 1;
                }
            }
            __wrap_free(blocks[index]);
            blocks[index] = NULL;
            continue;
        }
        if (!anim_platform_has_reserve()) {
            refused += 1;
            continue;
        }
        const int is_asked = chance(20) == 0 && anim_platform_ask(100000 + chance(100000));
        const size_t alignment = (size_t)16 << chance(3);
        void *memory;
        sizes[index] = chance(10) == 0 ? chance(9000) : chance(600);
        if (__wrap_posix_memalign(&memory, alignment, sizes[index]) != 0 || (uintptr_t)memory % alignment != 0) {
            fprintf(stderr, "a block is missing or not aligned\n");
            return 1;
        }
        blocks[index] = memory;
        memset(blocks[index], (int)index, sizes[index]);
        from_reserve += is_in(&standing, memory);
        if (is_asked || chance(50) == 0) {
            anim_platform_forget_asked();
        }
    }
    for (int index = 0; index < BLOCKS; index += 1) {
        __wrap_free(blocks[index]);
    }
    anim_platform_end_asking();
    printf("%ld blocks from the standing reserve, %ld calls refused; %ld blocks, %zu units and %d asked for are left\n",
           from_reserve, refused, live, standing.used + borrowed, anim_platform_asked_count);
    const int is_clean = live == 0 && standing.used == 0 && borrowed == 0 && chunks == NULL &&
                         anim_platform_asked_count == 0 && anim_platform_reserve_is_low == 0;
    return is_clean && from_reserve > 100 && refused > 0 ? 0 : 1;
}
