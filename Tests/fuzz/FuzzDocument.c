/* SPDX-License-Identifier: MIT */
/*
 * libFuzzer target: any bytes as a document. One that loads must then live for a second: touched, sent events, drawn,
 * written as SVG, loaded and hashed again with the same result. Built and run by tools/fuzz.
 */
#include "living.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    anim_scene *once = NULL, *again = NULL;
    anim_status status = anim_scene_load((const char *)data, size, NULL, &once);
    if (status != ANIM_OK) {
        expect(once == NULL, "nothing written on failure");
        expect_a_reason(status);
        return 0;
    }
    expect(anim_scene_load((const char *)data, size, NULL, &again) == ANIM_OK, "the same text to load again");
    expect(live(once, 1) == live(again, 30), "one step and thirty to end alike");
    anim_scene_destroy(once);
    anim_scene_destroy(again);
    return 0;
}
