/* SPDX-License-Identifier: MIT */
/* Memory that ends where an unreadable page begins: reading or writing one byte too many is a crash. */
#ifndef ANIMCORE_TEST_MEMORY_H
#define ANIMCORE_TEST_MEMORY_H

#include <stddef.h>

enum { CANARY = 0xA5 };

/* size bytes of canaries, the last of them right before an unreadable page, and canaries in front of them. */
unsigned char *guarded_allocate(size_t size);

/* Whether what lies in front of the bytes is untouched. */
int guarded_front_is_intact(const unsigned char *memory, size_t size);

/* Gives the bytes back, for another guarded_allocate. */
void guarded_release(unsigned char *memory, size_t size);

/* Unmaps what was given back: for leak checkers. */
void guarded_drain(void);

#endif
