/* SPDX-License-Identifier: MIT */
/* The allocator of a program that counts: its own malloc, calloc, realloc, posix_memalign and aligned_alloc stand in front of
   libc's. For one source file of a program. */
#ifndef ANIMCORE_TEST_COUNTED_ALLOCATOR_H
#define ANIMCORE_TEST_COUNTED_ALLOCATOR_H

#include <errno.h>
#include <stdlib.h>

/* glibc's own, under the names by which it lets itself be wrapped. */
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *pointer, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static long allocations; /* since the program began */
static int is_fatal; /* whether the next one is one too many */

static void count(void) {
    allocations++;
    if (is_fatal) {
        abort();
    }
}

void *malloc(size_t size) {
    count();
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    count();
    return __libc_calloc(number, size);
}

void *realloc(void *pointer, size_t size) {
    count();
    return __libc_realloc(pointer, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    count();
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **pointer, size_t alignment, size_t size) {
    count();
    *pointer = __libc_memalign(alignment, size);
    return *pointer == NULL ? ENOMEM : 0;
}

#endif
