/* SPDX-License-Identifier: MIT */
/* A control from a document, tapped: what it takes to make one live. The host's renderer would walk the display list
   (anim_scene_get_display_commands) where this program prints. */
#include <animcore.h>
#include <stdio.h>
#include <stdlib.h>

static char *read_text(const char *path, size_t *length) {
    FILE *file = fopen(path, "rb");
    char *text = NULL;
    long size = 0;
    *length = 0;
    if (file != NULL && fseek(file, 0, SEEK_END) == 0 && (size = ftell(file)) > 0 && fseek(file, 0, SEEK_SET) == 0 &&
        (text = malloc((size_t)size)) != NULL) {
        *length = fread(text, 1, (size_t)size, file);
    }
    if (file != NULL) {
        fclose(file);
    }
    return text;
}

int main(int argument_count, char **arguments) {
    const char *path = argument_count > 1 ? arguments[1] : "controls/gender-toggle.json";
    anim_scene *scene = NULL;
    size_t length = 0;
    char *document = read_text(path, &length);
    if (document == NULL || anim_scene_load(document, length, NULL, &scene) != ANIM_OK) {
        fprintf(stderr, "%s: %s\n", path, document == NULL ? "cannot be read" : anim_last_error_message());
        free(document);
        return 1;
    }
    free(document);

    anim_scene_info info;
    info.struct_size = sizeof info;
    anim_scene_get_info(scene, &info);
    for (int frame = 0; frame <= 60; frame += 1) {
        if (frame == 3) { /* a finger comes down in the middle... */
            anim_scene_send_pointer(scene, ANIM_POINTER_ACTION_DOWN, 0, info.width / 2, info.height / 2);
        } else if (frame == 9) { /* ...and is lifted a tenth of a second later */
            anim_scene_send_pointer(scene, ANIM_POINTER_ACTION_UP, 0, info.width / 2, info.height / 2);
        }
        const anim_draw_command *commands = NULL;
        size_t command_count = 0;
        char state[256] = "";
        anim_scene_get_atomic_states(scene, state, sizeof state, &length);
        anim_scene_get_display_commands(scene, &commands, &command_count);
        printf("%5.3f s  state %-12s  %d things to draw\n", frame / 60.0, state, (int)command_count);
        anim_scene_advance(scene, 1.0 / 60.0);
    }
    return anim_scene_destroy(scene) == ANIM_OK ? 0 : 1;
}
