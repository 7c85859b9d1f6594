/*
 * Counts heap allocations inside anim_stage_advance and anim_scene_advance, once both have run for a while. The
 * program's own malloc, calloc, realloc, posix_memalign and aligned_alloc stand in front of libc's.
 *
 *     allocations DOCUMENT     the gender toggle's document, whose region is tapped at the middle of the scene
 */
#include <animcore.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>

/* --- The allocator ------------------------------------------------------------------------------------------------ */

/* glibc's own, under the names by which it lets itself be wrapped. */
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *pointer, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static long allocations; /* since the program began */

void *malloc(size_t size) {
    allocations++;
    return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
    allocations++;
    return __libc_calloc(count, size);
}

void *realloc(void *pointer, size_t size) {
    allocations++;
    return __libc_realloc(pointer, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    allocations++;
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **pointer, size_t alignment, size_t size) {
    allocations++;
    *pointer = __libc_memalign(alignment, size);
    return *pointer == NULL ? ENOMEM : 0;
}

/* --- What is measured --------------------------------------------------------------------------------------------- */

enum { PROPERTIES = 200, WARM_UP_FRAMES = 1200, FRAMES = 2400, RETARGET_EVERY = 7, TAP_EVERY = 20 };

static void check(anim_status status, const char *what) {
    if (status != ANIM_OK) {
        fprintf(stderr, "%s: %s: %s\n", what, anim_status_name(status), anim_last_error_message());
        exit(1);
    }
}

/* Polls everything, as a host does at the end of a frame. */
static long drain(anim_stage *stage) {
    anim_event events[64];
    anim_property changed[64];
    long total = 0;
    size_t count;
    do {
        check(anim_stage_poll_events(stage, events, 64, &count), "poll_events");
        total += (long)count;
    } while (count == 64);
    do {
        check(anim_stage_take_changed(stage, changed, 64, &count), "take_changed");
    } while (count == 64);
    return total;
}

static void ignore(void *context, const anim_event *event) {
    *(long *)context += event->kind != 0;
}

/* Gives a third of the properties new targets, in nested transactions of springs and curves, some with a delay. */
static void retarget(anim_stage *stage, const anim_property *properties, int frame) {
    anim_motion spring, curve;
    check(anim_default_motion(&spring, sizeof spring), "default_motion");
    curve = spring;
    spring.kind = ANIM_MOTION_SPRING;
    curve.kind = ANIM_MOTION_CURVE;
    curve.given = ANIM_GIVEN_DURATION | ANIM_GIVEN_DELAY;
    curve.duration = 0.3;
    curve.delay = 0.05;

    anim_transaction outer, inner;
    check(anim_stage_begin_transaction(stage, &spring, &outer), "begin_transaction");
    for (int i = frame % 3; i < PROPERTIES; i += 3) {
        double target = (i * 31 + frame * 17) % 101;
        if (i % 2 != 0) {
            check(anim_stage_begin_transaction(stage, &curve, &inner), "begin_transaction");
        }
        check(anim_stage_set_value(stage, properties[i], &target, 1), "set_value");
        if (i % 2 != 0) {
            check(anim_stage_commit_transaction(stage, inner), "commit_transaction");
        }
    }
    check(anim_stage_commit_transaction(stage, outer), "commit_transaction");
}

static long run_stage(void) {
    static double zeros[PROPERTIES];
    static anim_property properties[PROPERTIES];
    anim_stage *stage;
    long heard = 0, events = 0, inside = 0, outside = 0;
    check(anim_stage_create(NULL, &stage), "stage_create");
    check(anim_stage_add_scalars(stage, zeros, PROPERTIES, properties), "add_scalars");
    check(anim_stage_set_event_callback(stage, ignore, &heard), "set_event_callback");

    for (int frame = 0; frame < WARM_UP_FRAMES + FRAMES; frame++) {
        if (frame == WARM_UP_FRAMES) {
            inside = outside = 0;
        }
        long before = allocations;
        if (frame % RETARGET_EVERY == 0) {
            retarget(stage, properties, frame);
        }
        events += drain(stage);
        outside += allocations - before;

        before = allocations;
        check(anim_stage_advance(stage, 1.0 / 60), "stage_advance");
        inside += allocations - before;
    }
    /* The stage comes to rest: animations end, and their places become free. */
    for (int frame = 0; frame < 600; frame++) {
        long before = allocations;
        check(anim_stage_advance(stage, 1.0 / 60), "stage_advance");
        inside += allocations - before;
        drain(stage);
    }

    anim_stage_info info;
    check(anim_default_stage_info(&info, sizeof info), "default_stage_info");
    check(anim_stage_get_info(stage, &info), "stage_get_info");
    printf("stage: %ld allocations in advance, %ld beside it; %ld events polled, %ld heard; %u animating at the end\n",
           inside, outside, events, heard, (unsigned)info.animation_count);
    check(anim_stage_destroy(stage), "stage_destroy");
    if (events == 0 || heard == 0 || info.animation_count != 0) {
        fprintf(stderr, "the stage did not move: nothing was measured\n");
        exit(1);
    }
    return inside;
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

static long run_scene(const char *path) {
    size_t length;
    char *text = read_file(path, &length);
    anim_scene *scene;
    anim_stage *stage;
    anim_scene_info info;
    check(anim_scene_load(text, length, NULL, &scene), path);
    check(anim_scene_stage(scene, &stage), "scene_stage");
    check(anim_default_scene_info(&info, sizeof info), "default_scene_info");
    check(anim_scene_get_info(scene, &info), "scene_get_info");
    double x = info.width / 2, y = info.height / 2;

    long events = 0, inside = 0, outside = 0;
    for (int frame = 0; frame < WARM_UP_FRAMES + FRAMES; frame++) {
        if (frame == WARM_UP_FRAMES) {
            inside = outside = 0;
        }
        long before = allocations;
        if (frame % TAP_EVERY == 0) {
            check(anim_scene_pointer(scene, ANIM_POINTER_DOWN, 0, x, y), "pointer");
        } else if (frame % TAP_EVERY == 3) {
            check(anim_scene_pointer(scene, ANIM_POINTER_UP, 0, x, y), "pointer");
        }
        events += drain(stage);
        outside += allocations - before;

        before = allocations;
        check(anim_scene_advance(scene, 1.0 / 60), "scene_advance");
        inside += allocations - before;
    }
    printf("scene: %ld allocations in advance, %ld beside it; %ld events polled\n", inside, outside, events);
    check(anim_scene_destroy(scene), "scene_destroy");
    free(text);
    if (events == 0) {
        fprintf(stderr, "the scene did not move: nothing was measured\n");
        exit(1);
    }
    return inside;
}

int main(int count, char **arguments) {
    if (count != 2) {
        fprintf(stderr, "usage: allocations DOCUMENT\n");
        return 2;
    }
    long before = allocations;
    anim_path *path;
    check(anim_path_create(&path), "path_create");
    check(anim_path_destroy(path), "path_destroy");
    if (allocations == before) {
        fprintf(stderr, "the library's allocations are not seen: nothing can be measured\n");
        return 1;
    }
    return run_stage() + run_scene(arguments[1]) == 0 ? 0 : 3;
}
