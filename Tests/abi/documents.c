/* SPDX-License-Identifier: MIT */
/*
 * Scenes of one document: made and played by several threads at once, after the document is gone, and how much memory each
 * takes.
 *
 *     documents DOCUMENT
 *
 * Prints the bytes of a scene before it is first shown, and after.
 */
#include <animcore.h>
#include <malloc.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

enum { THREADS = 4, SCENES = 200, KEPT = 256 };

static void check(anim_status status, const char *what) {
    if (status != ANIM_OK) {
        fprintf(stderr, "%s: %s: %s\n", what, anim_status_name(status), anim_last_error_message());
        exit(1);
    }
}

static char *read_file(const char *path, size_t *length) {
    FILE *file = fopen(path, "rb");
    char *text = malloc(1 << 20);
    if (file == NULL || text == NULL) {
        perror(path);
        exit(1);
    }
    *length = fread(text, 1, 1 << 20, file);
    fclose(file);
    return text;
}

/* What becomes of a scene that is tapped, as a hash. */
static uint64_t play(anim_scene *scene) {
    anim_scene_info info;
    const anim_draw_command *commands;
    size_t count;
    uint64_t hash;
    info.struct_size = sizeof info;
    check(anim_scene_get_info(scene, &info), "scene_get_info");
    check(anim_scene_send_pointer(scene, ANIM_POINTER_ACTION_DOWN, 0, info.width / 2, info.height / 2), "pointer");
    check(anim_scene_send_pointer(scene, ANIM_POINTER_ACTION_UP, 0, info.width / 2, info.height / 2), "pointer");
    for (int frame = 0; frame < 20; frame++) {
        check(anim_scene_advance(scene, 1.0 / 60), "advance");
        check(anim_scene_get_display_commands(scene, &commands, &count), "display");
    }
    check(anim_scene_get_hash(scene, &hash), "hash");
    return hash;
}

struct work {
    const anim_document *document;
    uint64_t expected;
    int wrong;
};

static void *make_scenes(void *context) {
    struct work *work = context;
    for (int index = 0; index < SCENES; index++) {
        anim_scene *scene;
        check(anim_scene_create(work->document, NULL, &scene), "scene_create");
        work->wrong += play(scene) != work->expected;
        check(anim_scene_destroy(scene), "scene_destroy");
    }
    return NULL;
}

int main(int count, char **arguments) {
    if (count != 2) {
        fprintf(stderr, "usage: documents DOCUMENT\n");
        return 2;
    }
    size_t length;
    char *text = read_file(arguments[1], &length);
    anim_scene *loaded;
    anim_document *document;
    check(anim_scene_load(text, length, NULL, &loaded), "scene_load");
    const uint64_t expected = play(loaded);
    check(anim_scene_destroy(loaded), "scene_destroy");
    check(anim_document_load(text, length, NULL, &document), "document_load");

    struct work work[THREADS];
    pthread_t threads[THREADS];
    int wrong = 0;
    for (int index = 0; index < THREADS; index++) {
        work[index] = (struct work){document, expected, 0};
        if (pthread_create(&threads[index], NULL, make_scenes, &work[index]) != 0) {
            return 1;
        }
    }
    for (int index = 0; index < THREADS; index++) {
        pthread_join(threads[index], NULL);
        wrong += work[index].wrong;
    }

    static anim_scene *kept[KEPT];
    const anim_draw_command *commands;
    size_t command_count;
    const size_t before = mallinfo2().uordblks;
    for (int index = 0; index < KEPT; index++) {
        check(anim_scene_create(document, NULL, &kept[index]), "scene_create");
    }
    const size_t made = mallinfo2().uordblks;
    for (int index = 0; index < KEPT; index++) {
        check(anim_scene_get_display_commands(kept[index], &commands, &command_count), "display");
    }
    const size_t shown = mallinfo2().uordblks;
    check(anim_document_destroy(document), "document_destroy");
    for (int index = 0; index < KEPT; index++) {
        wrong += play(kept[index]) != expected;
        check(anim_scene_destroy(kept[index]), "scene_destroy");
    }
    printf("made %zu\nshown %zu\nwrong %d\n", (made - before) / KEPT, (shown - before) / KEPT, wrong);
    free(text);
    return wrong == 0 ? 0 : 1;
}
