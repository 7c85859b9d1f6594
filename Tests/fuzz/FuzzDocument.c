/*
 * libFuzzer target: any bytes as a document. One that loads must then live for a second: touched, sent events, drawn,
 * written as SVG, loaded and hashed again with the same result. Built and run by tools/fuzz.
 */
#include <animcore.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void expect(int condition, const char *what) {
    if (!condition) {
        fprintf(stderr, "expected: %s; last error: %s\n", what, anim_last_error_message());
        abort();
    }
}

/* A scene's second: half of it in one step or in thirty, which must be the same. */
static uint64_t live(anim_scene *scene, int steps) {
    anim_scene_info info;
    anim_draw_command const *commands = NULL;
    uint64_t hash = 0;
    size_t count = 0, length = 0;
    expect(anim_default_scene_info(&info, sizeof info) == ANIM_OK, "default info");
    expect(anim_scene_get_info(scene, &info) == ANIM_OK, "info");
    anim_scene_pointer(scene, ANIM_POINTER_DOWN, 0, info.width / 2, info.height / 2);
    for (int step = 0; step < steps; step += 1) {
        if (anim_scene_advance_flicks(scene, ANIM_FLICKS_PER_SECOND / 2 / steps) != ANIM_OK) {
            return 0;
        }
        (void)anim_scene_display_commands(scene, &commands, &count);
    }
    anim_scene_pointer(scene, ANIM_POINTER_UP, 0, info.width / 2, info.height / 2);
    anim_scene_send(scene, "a.b", 3);
    for (int step = 0; step < steps; step += 1) {
        if (anim_scene_advance_flicks(scene, ANIM_FLICKS_PER_SECOND / 2 / steps) != ANIM_OK) {
            return 0;
        }
    }
    if (anim_scene_svg(scene, NULL, NULL, 0, &length) == ANIM_OK && length < (1 << 20)) {
        char *text = malloc(length + 1);
        expect(text != NULL && anim_scene_svg(scene, NULL, text, length + 1, &length) == ANIM_OK,
               "an SVG as long as said");
        free(text);
    }
    expect(anim_scene_hash(scene, &hash) == ANIM_OK, "a hash");
    return hash;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    anim_scene *once = NULL, *again = NULL;
    int32_t line = 0, column = 0;
    anim_status status = anim_scene_load((const char *)data, size, NULL, &once);
    if (status != ANIM_OK) {
        expect(once == NULL, "nothing written on failure");
        expect(anim_last_error_message()[0] != '\0', "a message");
        anim_last_error_place(&line, &column);
        expect((status != ANIM_ERROR_SYNTAX && status != ANIM_ERROR_DOCUMENT) || (line >= 1 && column >= 1), "a place");
        return 0;
    }
    expect(anim_scene_load((const char *)data, size, NULL, &again) == ANIM_OK, "the same text to load again");
    expect(live(once, 1) == live(again, 30), "one step and thirty to end alike");
    anim_scene_destroy(once);
    anim_scene_destroy(again);
    return 0;
}
