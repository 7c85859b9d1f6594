// SPDX-License-Identifier: MIT
// Stands in for tweeny.cpp where Tweeny is not installed.
#include "harness.h"
#include <cstdio>

void benchmark_tweeny() {
    std::fprintf(stderr, "tweeny is not installed (Debian: libtweeny-dev): not measured\n");
}
