/* SPDX-License-Identifier: MIT */
#define _DEFAULT_SOURCE
#include "memory.h"
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

enum { PAGE = 4096, POOLED_PAGES = 4, POOL_DEPTH = 64, FRONT = 64 };

/* Blocks of 1 to POOLED_PAGES readable pages, kept for the next request of the same size. */
static unsigned char *pool[POOLED_PAGES + 1][POOL_DEPTH];
static size_t pool_count[POOLED_PAGES + 1];

static size_t pages_for(size_t size) {
    return (size + FRONT + PAGE - 1) / PAGE;
}

static unsigned char *block_of(const unsigned char *memory, size_t size) {
    return (unsigned char *)((uintptr_t)memory + size - pages_for(size) * PAGE);
}

unsigned char *guarded_allocate(size_t size) {
    size_t pages = pages_for(size);
    unsigned char *block;
    if (pages <= POOLED_PAGES && pool_count[pages] > 0) {
        pool_count[pages] -= 1;
        block = pool[pages][pool_count[pages]];
    } else {
        block = mmap(NULL, (pages + 1) * PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (block == MAP_FAILED || mprotect(block + pages * PAGE, PAGE, PROT_NONE) != 0) {
            fprintf(stderr, "memory could not be had\n");
            exit(2);
        }
    }
    unsigned char *memory = block + pages * PAGE - size;
    memset(memory - FRONT, CANARY, size + FRONT);
    return memory;
}

int guarded_front_is_intact(const unsigned char *memory, size_t size) {
    (void)size;
    for (size_t index = 1; index <= FRONT; index += 1) {
        if (memory[-(ptrdiff_t)index] != CANARY) {
            return 0;
        }
    }
    return 1;
}

void guarded_release(unsigned char *memory, size_t size) {
    size_t pages = pages_for(size);
    unsigned char *block = block_of(memory, size);
    if (pages <= POOLED_PAGES && pool_count[pages] < POOL_DEPTH) {
        pool[pages][pool_count[pages]] = block;
        pool_count[pages] += 1;
    } else {
        munmap(block, (pages + 1) * PAGE);
    }
}

void guarded_drain(void) {
    for (size_t pages = 0; pages <= POOLED_PAGES; pages += 1) {
        while (pool_count[pages] > 0) {
            pool_count[pages] -= 1;
            munmap(pool[pages][pool_count[pages]], (pages + 1) * PAGE);
        }
    }
}
