/* SPDX-License-Identifier: MIT */
/*
 * Shared by the fuzzers of scenes: a failed expectation ends the process, and a scene runs for a second with every
 * action of a host.
 */
#ifndef ANIMCORE_FUZZ_LIVING_H
#define ANIMCORE_FUZZ_LIVING_H

#include <animcore.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static inline void expect(int condition, const char *what) {
    if (!condition) {
        fprintf(stderr, "expected: %s; last error: %s\n", what, anim_last_error_message());
        abort();
    }
}

/* An error has a message and, if it concerns a text, a position. */
static inline void expect_a_reason(anim_status status) {
    int32_t line = 0, column = 0;
    expect(anim_last_error_message()[0] != '\0', "a message");
    anim_last_error_place(&line, &column);
    expect((status != ANIM_ERROR_SYNTAX && status != ANIM_ERROR_DOCUMENT) || (line >= 1 && column >= 1), "a place");
}

/* Reads everything: the display list, the hits at a point, the state, the focus, the accessibility elements, the SVG
   if it is not too long. */
static inline void look_at(anim_scene *scene) {
    anim_draw_command const *commands = NULL;
    anim_rectangle damage;
    uint64_t revision = 0;
    uint32_t facts = 0;
    int32_t node = 0, region = 0, done = 0;
    size_t count = 0, length = 0;
    (void)anim_scene_get_display_commands(scene, &commands, &count);
    (void)anim_scene_get_display_revision(scene, &revision);
    (void)anim_scene_get_display_damage(scene, revision > 0 ? revision - 1 : 0, &damage);
    (void)anim_scene_hit_test(scene, 10, 10, &node);
    (void)anim_scene_hit_test_region(scene, 10, 10, &region);
    (void)anim_scene_is_done(scene, &done);
    (void)anim_scene_get_configuration(scene, NULL, 0, &length);
    (void)anim_scene_get_focus(scene, NULL, 0, &length);
    if (anim_scene_get_accessibility_info(scene, &facts, &revision) == ANIM_OK && facts > 0) {
        anim_accessibility_element fact;
        fact.struct_size = sizeof fact;
        expect(anim_scene_get_accessibility(scene, facts - 1, &fact) == ANIM_OK, "the last facts");
        (void)anim_scene_get_accessibility_text(scene, facts - 1, ANIM_ACCESSIBILITY_TEXT_VALUE, NULL, 0, &length);
    }
    if (anim_scene_get_svg(scene, NULL, NULL, 0, &length) == ANIM_OK && length < (1 << 20)) {
        char *text = malloc(length + 1);
        expect(text != NULL && anim_scene_get_svg(scene, NULL, text, length + 1, &length) == ANIM_OK,
               "an SVG as long as said");
        free(text);
    }
}

/* Advances half a second in a number of steps. */
static inline int wait(anim_scene *scene, int steps) {
    for (int step = 0; step < steps; step += 1) {
        if (anim_scene_advance_flicks(scene, ANIM_FLICKS_PER_SECOND / 2 / steps) != ANIM_OK) {
            return 0;
        }
        if (steps > 1) {
            look_at(scene);
        }
    }
    return 1;
}

/* Runs for a second: touches, hovers, sends events with data, and keys. Returns the final hash, which is independent
   of the steps. */
static inline uint64_t live(anim_scene *scene, int steps) {
    static const char *const events[] = {"a.b", "go", "order", "power", "play", "x"};
    anim_scene_info info;
    anim_event_field field;
    uint64_t hash = 0;
    info.struct_size = sizeof info;
    expect(anim_scene_get_info(scene, &info) == ANIM_OK, "info");
    memset(&field, 0, sizeof field);
    field.name = "many";
    field.name_length = 4;
    field.kind = ANIM_FIELD_KIND_NUMBER;
    field.number = 4;
    anim_scene_send_pointer(scene, ANIM_POINTER_ACTION_MOVE, 1, info.width / 3, info.height / 3);
    anim_scene_send_pointer(scene, ANIM_POINTER_ACTION_DOWN, 0, info.width / 2, info.height / 2);
    if (!wait(scene, steps)) {
        return 0;
    }
    anim_scene_send_pointer(scene, ANIM_POINTER_ACTION_MOVE, 0, info.width, 0);
    anim_scene_send_pointer(scene, ANIM_POINTER_ACTION_UP, 0, info.width / 2, info.height / 2);
    for (size_t index = 0; index < sizeof events / sizeof events[0]; index += 1) {
        anim_scene_send_data(scene, events[index], strlen(events[index]), &field, 1);
    }
    for (int32_t key = ANIM_KEY_TAB; key <= ANIM_KEY_PAGE_DOWN; key += 1) {
        anim_scene_send_key(scene, ANIM_KEY_ACTION_PRESS, key, 0, NULL);
    }
    anim_scene_send_pointer(scene, ANIM_POINTER_ACTION_LEAVE, 1, 0, 0);
    if (!wait(scene, steps)) {
        return 0;
    }
    look_at(scene);
    expect(anim_scene_get_hash(scene, &hash) == ANIM_OK, "a hash");
    return hash;
}

#endif
