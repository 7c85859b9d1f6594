/* SPDX-License-Identifier: MIT */
/* A target's result for an input, for comparing builds: the same bits wherever the same input is played. */
#ifndef ANIMCORE_FUZZ_DIGEST_H
#define ANIMCORE_FUZZ_DIGEST_H

#include <stdint.h>

extern uint64_t fuzz_digest;

#endif
