/* SPDX-License-Identifier: MIT */
#include "digest.h"

uint64_t fuzz_digest;
