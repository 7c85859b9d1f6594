// SPDX-License-Identifier: MIT
// Uses the installed library from C++.
#include <animcore.h>
#include <cstdio>

int main() {
    anim_stage *stage = nullptr;
    if (anim_stage_create(nullptr, &stage) != ANIM_OK) {
        std::fprintf(stderr, "%s\n", anim_last_error_message());
        return 1;
    }
    const double start = 1;
    anim_property property = 0;
    if (anim_stage_add_property(stage, "opacity", 7, ANIM_VALUE_KIND_SCALAR, &start, 1, &property) != ANIM_OK ||
        anim_stage_advance(stage, 1.0 / 60) != ANIM_OK) {
        std::fprintf(stderr, "%s\n", anim_last_error_message());
        return 1;
    }
    anim_stage_destroy(stage);

    const unsigned version = anim_version();
    std::printf("libanimcore %u.%u.%u\n", version >> 16, version >> 8 & 255, version & 255);
    return version == (ANIM_VERSION_MAJOR << 16 | ANIM_VERSION_MINOR << 8 | ANIM_VERSION_PATCH) ? 0 : 1;
}
