/* SPDX-License-Identifier: MIT */
/*
 * Swift's standard library asks for random bytes when something is hashed for the first time. The core hashes nothing
 * that way and the linker drops all of it, but only after wasi-libc's own function has brought along stdio, its exit
 * handlers, and imports from the system. Found first, this one is dropped without a trace.
 */
#include <stddef.h>

void arc4random_buf(void *bytes, size_t count);

void arc4random_buf(void *bytes, size_t count) {
    (void)bytes;
    (void)count;
    __builtin_trap();
}
