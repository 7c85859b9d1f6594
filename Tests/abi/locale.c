/* SPDX-License-Identifier: MIT */
/*
 * Loads a document and plays a little under the locale that the environment asks for, and prints what came of it in full
 * precision, by the library's own functions where they make text. The first line is the locale's decimal point.
 *
 *     locale DOCUMENT
 */
#include <animcore.h>
#include <inttypes.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>

static char text[1 << 20];
static char picture[1 << 20];

static void check(anim_status status, const char *what) {
    if (status != ANIM_OK) {
        fprintf(stderr, "%s: %s: %s\n", what, anim_status_name(status), anim_last_error_message());
        exit(1);
    }
}

int main(int count, char **arguments) {
    if (count != 2 || setlocale(LC_ALL, "") == NULL) {
        fprintf(stderr, count != 2 ? "usage: locale DOCUMENT\n" : "there is no such locale\n");
        return 2;
    }
    printf("%s\n", localeconv()->decimal_point);

    FILE *file = fopen(arguments[1], "rb");
    if (file == NULL) {
        perror(arguments[1]);
        return 1;
    }
    size_t length = fread(text, 1, sizeof text, file);
    fclose(file);

    anim_scene *scene;
    check(anim_scene_load(text, length, NULL, &scene), arguments[1]);
    check(anim_scene_send_pointer(scene, ANIM_POINTER_ACTION_DOWN, 0, 25, 15), "pointer");
    check(anim_scene_send_pointer(scene, ANIM_POINTER_ACTION_UP, 0, 25, 15), "pointer");
    check(anim_scene_advance(scene, 0.1), "advance");
    uint64_t hash;
    check(anim_scene_get_hash(scene, &hash), "hash");
    check(anim_scene_get_svg(scene, NULL, picture, sizeof picture, &length), "svg");
    printf("%016" PRIx64 "\n%s\n", hash, picture);
    check(anim_scene_destroy(scene), "destroy");
    return 0;
}
