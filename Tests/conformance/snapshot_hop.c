/* SPDX-License-Identifier: MIT */
/*
 * One hop of a stage's state: snapshot-hop IN OUT FLICKS restores the snapshot in the file IN, advances by so many flicks,
 * prints the hash and the bits of every presentation value and velocity, and writes a snapshot to OUT. With a fourth
 * argument, the file of a document, the state is that of its scene.
 */
#include <animcore.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define REQUIRE(call)                                                                                                  \
    do {                                                                                                               \
        if ((call) != ANIM_OK) {                                                                                       \
            fprintf(stderr, "%s: %s\n", #call, anim_last_error_message());                                             \
            return 1;                                                                                                  \
        }                                                                                                              \
    } while (0)

static int print_stage(anim_stage *stage) {
    anim_property properties[64];
    size_t count = 0;
    uint64_t hash = 0;
    REQUIRE(anim_stage_get_hash(stage, &hash));
    printf("%016" PRIx64 "\n", hash);
    REQUIRE(anim_stage_list_properties(stage, properties, 64, &count));
    for (size_t index = 0; index < count; index += 1) {
        anim_property_info info;
        double numbers[64];
        info.struct_size = sizeof info;
        REQUIRE(anim_stage_get_property_info(stage, properties[index], &info));
        for (int what = ANIM_READ_PRESENTATION; what <= ANIM_READ_VELOCITY; what += 1) {
            REQUIRE(anim_stage_get_value(stage, properties[index], what, numbers, info.shown_count));
            for (uint32_t component = 0; component < info.shown_count; component += 1) {
                uint64_t bits;
                memcpy(&bits, &numbers[component], sizeof bits);
                printf("%016" PRIx64 "\n", bits);
            }
        }
    }
    return 0;
}

int main(int count, char **arguments) {
    static uint8_t bytes[1 << 20];
    static char text[1 << 20];
    anim_stage *stage = NULL;
    anim_scene *scene = NULL;
    size_t length = 0;
    FILE *file = count == 4 || count == 5 ? fopen(arguments[1], "rb") : NULL;
    if (file == NULL) {
        fprintf(stderr, "usage: snapshot-hop IN OUT FLICKS [DOCUMENT]\n");
        return 2;
    }
    length = fread(bytes, 1, sizeof bytes, file);
    fclose(file);
    if (count == 5) {
        uint64_t hash = 0;
        file = fopen(arguments[4], "rb");
        REQUIRE(file == NULL ? ANIM_ERROR_NOT_FOUND : ANIM_OK);
        size_t text_length = fread(text, 1, sizeof text, file);
        fclose(file);
        REQUIRE(anim_scene_load(text, text_length, NULL, &scene));
        REQUIRE(anim_scene_restore(scene, bytes, length));
        REQUIRE(anim_scene_advance_flicks(scene, strtoll(arguments[3], NULL, 10)));
        REQUIRE(anim_scene_get_hash(scene, &hash));
        printf("%016" PRIx64 "\n", hash);
        REQUIRE(anim_scene_get_stage(scene, &stage));
    } else {
        REQUIRE(anim_stage_create(NULL, &stage));
        REQUIRE(anim_stage_restore(stage, bytes, length));
        REQUIRE(anim_stage_advance_flicks(stage, strtoll(arguments[3], NULL, 10)));
    }
    if (print_stage(stage) != 0) {
        return 1;
    }
    if (scene != NULL) {
        REQUIRE(anim_scene_snapshot(scene, bytes, sizeof bytes, &length));
    } else {
        REQUIRE(anim_stage_snapshot(stage, bytes, sizeof bytes, &length));
    }
    file = fopen(arguments[2], "wb");
    if (file == NULL || fwrite(bytes, 1, length, file) != length || fclose(file) != 0) {
        fprintf(stderr, "%s cannot be written\n", arguments[2]);
        return 1;
    }
    REQUIRE(scene != NULL ? anim_scene_destroy(scene) : anim_stage_destroy(stage));
    return 0;
}
