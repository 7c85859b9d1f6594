/* SPDX-License-Identifier: MIT */
/* A complete sequence of calls, in its own world. */
#include "world.h"
#include <stdio.h>
#include <stdlib.h>

/* Makes a stage with properties of encoded and other kinds, a path, and a scene, so that the first calls have
   something to work on. */
static void furnish(struct world *world) {
    static const double values[6] = {1, 0.25, 0.5, 1, 10, 20};
    static const int32_t kinds[] = {ANIM_VALUE_KIND_SCALAR, ANIM_VALUE_KIND_COLOR, ANIM_VALUE_KIND_TRANSFORM,
                                    ANIM_VALUE_KIND_ANGLE};
    static const size_t counts[] = {1, 4, 6, 1};
    struct object stage = {NULL, NULL, -1, 0, 0}, path = stage, scene = stage;
    anim_property property = 0;
    size_t length = 0;
    scene.document = take(world) % document_count();
    const char *text = document_text(scene.document, &length);
    if (anim_stage_create(NULL, (anim_stage **)&stage.pointer) == ANIM_OK) {
        add_object(world, OPAQUE_STAGE, stage);
    }
    if (anim_path_create((anim_path **)&path.pointer) == ANIM_OK) {
        add_object(world, OPAQUE_PATH, path);
    }
    if (anim_scene_load(text, length, NULL, (anim_scene **)&scene.pointer) != ANIM_OK) {
        fail(world, "anim_scene_load", "the first document is refused");
    }
    add_object(world, OPAQUE_SCENE, scene);
    uint8_t space = take(world) % 5;
    for (size_t index = 0; index < 4; index += 1) {
        anim_property_options options;
        if (anim_default_property_options(&options, sizeof options) == ANIM_OK) {
            options.kind = kinds[index];
            options.space = kinds[index] == ANIM_VALUE_KIND_COLOR ? space : 0;
            if (anim_stage_add_property_with(stage.pointer, &"xctp"[index], 1, &options, values, counts[index],
                                             &property) == ANIM_OK) {
                remember_identifier(world, IDENTIFIER_PROPERTY, property);
            }
        }
    }
    if (anim_path_parse(path.pointer, "M0 0L10 0L10 10Z", 16, NULL, NULL) == ANIM_OK &&
        anim_stage_add_path(stage.pointer, "y", 1, path.pointer, &property) == ANIM_OK) {
        remember_identifier(world, IDENTIFIER_PROPERTY, property);
    }
}

uint64_t play_calls(const uint8_t *bytes, size_t size) {
    struct world *world = calloc(1, sizeof *world);
    if (world == NULL) {
        return 0;
    }
    world->bytes = bytes;
    world->end = bytes + size;
    furnish(world);
    while (!is_over(world)) {
        if (take(world) < 32) {
            compare_twins(world);
        } else {
            make_call(world);
        }
    }
    destroy_world(world);
    if (getenv("ANIMCORE_FUZZ_COUNTS") != NULL) {
        fprintf(stderr, "%ld calls, %ld of them successful\n", world->calls, world->succeeded);
    }
    uint64_t digest = world->digest;
    free(world);
    return digest;
}
