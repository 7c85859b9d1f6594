/* SPDX-License-Identifier: MIT */
/*
 * Counts heap allocations inside anim_stage_advance and anim_scene_advance, and inside what a scene is told and shows,
 * once all have run for a while.
 *
 *     allocations DOCUMENT EVERYTHING
 *
 * DOCUMENT is the gender toggle's, whose region is tapped at the middle of the scene; EVERYTHING is allocations.json,
 * whose machine does something of every sort. They run until the data of 4096 events is kept, and what comes drives
 * out the oldest. Two things that allocate are not done here: keyframes whose numbers are expressions are prepared anew
 * when they are played, and an input's text that was sent with an event is kept with it. With
 * ANIMCORE_TRACE_ALLOCATIONS set, the first that is found ends in abort(), for a debugger to show where.
 */
#include "counted_allocator.h"
#include <animcore.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

/* --- What is measured --------------------------------------------------------------------------------------------- */

enum { PROPERTIES = 200, WARM_UP_FRAMES = 6000, FRAMES = 2400, RETARGET_EVERY = 7, TAP_EVERY = 20 };

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
    spring.kind = ANIM_MOTION_KIND_SPRING;
    curve.kind = ANIM_MOTION_KIND_CURVE;
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
    check(anim_stage_set_event_callback(stage, ignore, &heard, NULL), "set_event_callback");

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
    info.struct_size = sizeof info;
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

/* Something of every other sort: easings, keyframes, decays, layers, groups, animators, expressions, observers, banks. */
struct variety {
    anim_stage *stage;
    anim_property moving[8], derived, path;
    anim_animation_group clock, media, animator;
    anim_spring_bank bank;
    anim_easing *easing;
    anim_keyframes *keyframes;
    long heard;
};

enum { BANK = 1000 };

static void hear(void *context, anim_property property, const double *value, size_t count) {
    *(long *)context += property != 0 && count == 1 && value[0] == value[0];
}

static void make_variety(struct variety *variety) {
    static double zeros[BANK];
    const double key_values[] = {0, 30, 10, 20};
    const anim_spring spring = {1, 170, 26};
    const anim_rectangle rectangle = {0, 0, 10, 10};
    anim_animation_group_options group;
    anim_path *path;
    anim_stage *stage;
    check(anim_stage_create(NULL, &stage), "stage_create");
    variety->stage = stage;
    check(anim_stage_add_scalars(stage, zeros, 7, variety->moving), "add_scalars");
    check(anim_stage_add_property(stage, "source", 6, ANIM_VALUE_KIND_SCALAR, zeros, 1, &variety->moving[7]),
          "add_property");
    check(anim_stage_add_property(stage, "derived", 7, ANIM_VALUE_KIND_SCALAR, zeros, 1, &variety->derived),
          "add_property");
    check(anim_stage_set_expression(stage, variety->derived, "clamp(source * 2, 0, 50) + sin(source)", 38),
          "expression");
    check(anim_stage_observe(stage, variety->derived, hear, &variety->heard, NULL), "observe");
    check(anim_path_create(&path), "path_create");
    check(anim_path_add_ellipse(path, &rectangle), "path_add_ellipse");
    check(anim_stage_add_path(stage, NULL, 0, path, &variety->path), "add_path");
    check(anim_path_destroy(path), "path_destroy");
    check(anim_default_animation_group_options(&group, sizeof group), "default_group_options");
    check(anim_stage_add_group(stage, &group, &variety->clock), "add_group");
    group.kind = ANIM_ANIMATION_GROUP_KIND_MEDIA;
    group.timing.duration = 0.4;
    group.timing.repeat_count = INFINITY;
    check(anim_stage_add_group(stage, &group, &variety->media), "add_group");
    check(anim_stage_add_bank(stage, &spring, zeros, BANK, 0.001, &variety->bank), "add_bank");
    check(anim_easing_create_css("cubic-bezier(0.2, 0, 0, 1.4)", 28, &variety->easing), "easing");
    check(anim_keyframes_create_values(NULL, key_values, 4, NULL, 0, NULL, 0, NULL, 0, &variety->keyframes),
          "keyframes");
}

static void set_by(struct variety *variety, const anim_motion *motion, anim_property property, double target) {
    anim_transaction transaction;
    check(anim_stage_begin_transaction(variety->stage, motion, &transaction), "begin_transaction");
    check(anim_stage_set_value(variety->stage, property, &target, 1), "set_value");
    check(anim_stage_commit_transaction(variety->stage, transaction), "commit_transaction");
}

/* What a host does between two frames: each round begins one motion of every sort. */
static void stir(struct variety *variety, int frame) {
    const double target = (frame * 17) % 101, velocity = 40;
    anim_motion motion;
    anim_animation_options options;
    check(anim_default_motion(&motion, sizeof motion), "default_motion");
    motion.kind = ANIM_MOTION_KIND_EASING;
    motion.easing = variety->easing;
    motion.duration = 0.3;
    motion.repeat_count = 2;
    motion.autoreverses = 1;
    motion.interruption = ANIM_INTERRUPTION_ADD;
    set_by(variety, &motion, variety->moving[0], target);
    motion.repeat_count = ANIM_INHERIT;
    motion.autoreverses = ANIM_INHERIT;
    motion.interruption = ANIM_INHERIT;
    motion.delay = 0.05;
    motion.group = variety->clock;
    set_by(variety, &motion, variety->moving[1], target);
    motion.group = variety->media;
    set_by(variety, &motion, variety->moving[2], target);
    motion.group = 0;
    motion.kind = ANIM_MOTION_KIND_SPRING;
    motion.duration = ANIM_INHERIT;
    motion.delay = ANIM_INHERIT;
    set_by(variety, &motion, variety->moving[7], target);

    check(anim_default_animation_options(&options, sizeof options), "default_animation_options");
    options.kind = ANIM_MOTION_KIND_KEYFRAMES;
    options.keyframes = variety->keyframes;
    options.interruption = ANIM_INTERRUPTION_REPLACE;
    options.delay = 0.02;
    check(anim_stage_animate(variety->stage, variety->moving[3], &options, NULL), "animate");
    options.kind = ANIM_MOTION_KIND_DECAY;
    options.count = 1;
    options.velocity = &velocity;
    options.decay.maximum = 15;
    check(anim_stage_animate(variety->stage, variety->moving[4], &options, NULL), "animate");
    options.kind = ANIM_MOTION_KIND_CURVE;
    options.velocity = NULL;
    options.by = &velocity;
    options.duration = 0.2;
    options.additive = 1;
    options.timing.repeat_count = 2;
    options.timing.autoreverses = 1;
    options.interruption = ANIM_INTERRUPTION_KEEP;
    check(anim_stage_animate(variety->stage, variety->moving[5], &options, NULL), "animate");

    anim_animation_group_options group;
    check(anim_default_animation_group_options(&group, sizeof group), "default_group_options");
    group.kind = ANIM_ANIMATION_GROUP_KIND_ANIMATOR;
    check(anim_stage_add_group(variety->stage, &group, &variety->animator), "add_group");
    motion.kind = ANIM_MOTION_KIND_CURVE;
    motion.group = variety->animator;
    set_by(variety, &motion, variety->moving[6], target);
    check(anim_animator_run(variety->stage, variety->animator, 0, NULL, 1, NAN), "animator_run");

    double targets[BANK];
    for (int index = 0; index < BANK; index += 1) {
        targets[index] = (index * 31 + frame) % 97;
    }
    check(anim_spring_bank_retarget(variety->stage, variety->bank, NULL, targets, BANK), "bank_retarget");
}

static long run_variety(void) {
    struct variety variety = {0};
    long inside = 0, events = 0, settled = 0;
    make_variety(&variety);
    for (int frame = 0; frame < WARM_UP_FRAMES + FRAMES; frame++) {
        if (frame == WARM_UP_FRAMES) {
            inside = 0;
        }
        if (frame % 90 == 0) {
            stir(&variety, frame);
        }
        events += drain(variety.stage);
        uint32_t indices[64];
        size_t count;
        do {
            check(anim_spring_bank_take_settled(variety.stage, variety.bank, indices, 64, &count), "take_settled");
            settled += (long)count;
        } while (count == 64);
        long before = allocations;
        check(anim_stage_advance(variety.stage, 1.0 / 60), "stage_advance");
        inside += allocations - before;
    }
    printf("variety: %ld allocations in advance; %ld events polled, %ld values observed, %ld springs settled\n", inside,
           events, variety.heard, settled);
    check(anim_stage_destroy(variety.stage), "stage_destroy");
    check(anim_easing_destroy(variety.easing), "easing_destroy");
    check(anim_keyframes_destroy(variety.keyframes), "keyframes_destroy");
    if (events == 0 || variety.heard == 0 || settled == 0) {
        fprintf(stderr, "not everything moved: nothing was measured\n");
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
    check(anim_scene_get_stage(scene, &stage), "scene_stage");
    info.struct_size = sizeof info;
    check(anim_scene_get_info(scene, &info), "scene_get_info");
    double x = info.width / 2, y = info.height / 2;

    long events = 0, inside = 0, outside = 0;
    for (int frame = 0; frame < WARM_UP_FRAMES + FRAMES; frame++) {
        if (frame == WARM_UP_FRAMES) {
            inside = outside = 0;
        }
        long before = allocations;
        if (frame % TAP_EVERY == 0) {
            check(anim_scene_send_pointer(scene, ANIM_POINTER_ACTION_DOWN, 0, x, y), "pointer");
        } else if (frame % TAP_EVERY == 3) {
            check(anim_scene_send_pointer(scene, ANIM_POINTER_ACTION_UP, 0, x, y), "pointer");
        }
        events += drain(stage);
        outside += allocations - before;

        before = allocations;
        check(anim_scene_advance(scene, 1.0 / 60), "scene_advance");
        inside += allocations - before;
    }
    printf("scene: %ld allocations in advance, %ld beside it; %ld events polled\n", inside, outside, events);
    inside += outside;
    check(anim_scene_destroy(scene), "scene_destroy");
    free(text);
    if (events == 0) {
        fprintf(stderr, "the scene did not move: nothing was measured\n");
        exit(1);
    }
    return inside;
}

/* What a host does with a scene, by sort of call. */
enum { ADVANCE, POINTER, KEY, SEND, SEND_DATA, SET, DISPLAY, TOGETHER, SORTS };
static const char *const sort_names[SORTS] = {"advance", "pointer", "key",     "send",
                                              "data",    "set",     "display", "advance together"};

struct everything {
    anim_scene *scene;
    int is_warm;
    long counts[SORTS];
    long before;
};

static void begin(struct everything *all) {
    all->before = allocations;
    is_fatal = all->is_warm && getenv("ANIMCORE_TRACE_ALLOCATIONS") != NULL;
}

static void end(struct everything *all, int sort) {
    is_fatal = 0;
    all->counts[sort] += allocations - all->before;
}

static void point(struct everything *all, int kind, int pointer, double x, double y) {
    begin(all);
    check(anim_scene_send_pointer(all->scene, kind, pointer, x, y), "pointer");
    end(all, POINTER);
}

static void press(struct everything *all, int key) {
    begin(all);
    check(anim_scene_send_key(all->scene, ANIM_KEY_ACTION_PRESS, key, 0, NULL), "key");
    end(all, KEY);
}

/* Gestures in the frames between those in which something else is done. */
static void gesture(struct everything *all, int frame) {
    static const struct {
        int frame;
        anim_pointer_action kind; /* down, move, up, cancel, leave: 0 to 4 */
        int pointer;
        double x, y;
    } steps[] = {
        /* A long press, then two fingers, of which the first goes first; a tap; a press that the list takes over. */
        {1, 0, 5, 60, 9},  {7, 0, 6, 90, 9},  {9, 1, 6, 95, 12}, {11, 1, 5, 55, 3}, {13, 2, 5, 55, 3},
        {15, 2, 6, 95, 9}, {17, 0, 5, 60, 9}, {17, 2, 5, 60, 9}, {19, 0, 5, 60, 9}, {21, 1, 5, 80, 9},
        {23, 2, 5, 80, 9}, {25, 1, 7, 60, 9}, {27, 1, 7, 62, 9}, {29, 4, 7, 0, 0},
    };
    for (size_t step = 0; step < sizeof steps / sizeof *steps; step++) {
        if (steps[step].frame == frame % 60) {
            point(all, steps[step].kind, steps[step].pointer, steps[step].x, steps[step].y);
        }
    }
    if (frame % 60 == 31) {
        anim_bool used = 0;
        begin(all);
        check(anim_scene_send_wheel(all->scene, 60, 9, 1, 2, &used), "wheel");
        end(all, POINTER);
        if (used == 0) {
            fprintf(stderr, "no region took the wheel: nothing was measured\n");
            exit(1);
        }
    }
}

/* What is done in a frame of a round of sixty. */
static void do_something(struct everything *all, int frame) {
    const anim_event_field data[] = {
        {.name = "number", .name_length = 6, .number = 0.5},
        {.name = "word", .name_length = 4, .kind = ANIM_FIELD_KIND_TEXT, .text = "loud", .text_length = 4}};
    switch (frame % 60) {
    case 0:
        point(all, ANIM_POINTER_ACTION_MOVE, 1, 5, 95);
        break;
    case 2:
        point(all, ANIM_POINTER_ACTION_MOVE, 1, 50, 50);
        break;
    case 4:
        point(all, ANIM_POINTER_ACTION_MOVE, 1, 55, 50);
        break;
    case 6:
        point(all, ANIM_POINTER_ACTION_LEAVE, 1, 0, 0);
        break;
    case 8:
        point(all, ANIM_POINTER_ACTION_DOWN, 0, 50, 50);
        break;
    case 10:
        point(all, ANIM_POINTER_ACTION_MOVE, 0, 52, 48);
        break;
    case 12:
        point(all, ANIM_POINTER_ACTION_UP, 0, 52, 48);
        break;
    case 14:
        point(all, ANIM_POINTER_ACTION_DOWN, 0, 50, 50);
        break;
    case 16:
        point(all, ANIM_POINTER_ACTION_CANCEL, 0, 0, 0);
        break;
    case 18:
        press(all, ANIM_KEY_TAB);
        break;
    case 20:
        press(all, ANIM_KEY_ENTER);
        break;
    case 22:
        press(all, ANIM_KEY_SPACE);
        break;
    case 24:
        press(all, ANIM_KEY_LEFT);
        break;
    case 26:
    case 40:
    case 52:
        begin(all);
        check(anim_scene_send(all->scene, "next", 4), "send");
        end(all, SEND);
        break;
    case 30:
        begin(all);
        check(anim_scene_send_data(all->scene, "set", 3, data, 2), "send_data");
        end(all, SEND_DATA);
        break;
    case 34:
        begin(all);
        check(anim_scene_set_string(all->scene, "label", 5, frame % 120 < 60 ? "one" : "other", 3), "set_string");
        check(anim_scene_set_number(all->scene, "level", 5, frame % 7), "set_number");
        end(all, SET);
        break;
    default:
        break;
    }
}

static long run_everything(const char *path) {
    size_t length;
    char *text = read_file(path, &length);
    struct everything all = {0};
    anim_stage *stage;
    anim_scene_change change;
    size_t count, command_count;
    long events = 0, total = 0;
    uint64_t revision = 0;
    const anim_draw_command *commands;
    check(anim_scene_load(text, length, NULL, &all.scene), path);
    check(anim_scene_get_stage(all.scene, &stage), "scene_stage");
    for (int frame = 0; frame < WARM_UP_FRAMES + FRAMES; frame++) {
        if (frame == WARM_UP_FRAMES) {
            for (int sort = 0; sort < SORTS; sort++) {
                all.counts[sort] = 0;
            }
            all.is_warm = 1;
        }
        do_something(&all, frame);
        gesture(&all, frame);
        events += drain(stage);
        begin(&all);
        if (frame % 2 == 0) {
            check(anim_scene_advance(all.scene, 1.0 / 60), "scene_advance");
            end(&all, ADVANCE);
        } else {
            check(anim_scene_advance_many(&all.scene, 1, 1.0 / 60, ANIM_SCENE_CHANGE_DISPLAY, &change, &count),
                  "scenes_advance");
            end(&all, TOGETHER);
        }
        begin(&all);
        check(anim_scene_get_display_commands(all.scene, &commands, &command_count), "display");
        check(anim_scene_get_display_revision(all.scene, &revision), "display_revision");
        end(&all, DISPLAY);
    }
    for (int sort = 0; sort < SORTS; sort++) {
        printf("everything: %ld allocations in %s\n", all.counts[sort], sort_names[sort]);
        total += all.counts[sort];
    }
    printf("everything: %ld events polled, display revision %ld\n", events, (long)revision);
    check(anim_scene_destroy(all.scene), "scene_destroy");
    free(text);
    if (events < 1000 || revision < 1000 || command_count < 5) {
        fprintf(stderr, "not everything was done: nothing was measured\n");
        exit(1);
    }
    return total;
}

int main(int count, char **arguments) {
    if (count != 3) {
        fprintf(stderr, "usage: allocations DOCUMENT EVERYTHING\n");
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
    return run_stage() + run_variety() + run_scene(arguments[1]) + run_everything(arguments[2]) == 0 ? 0 : 3;
}
