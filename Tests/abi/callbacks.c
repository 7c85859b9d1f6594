/* SPDX-License-Identifier: MIT */
/*
 * Callbacks that are left by longjmp(), as C and as C++ (where destructors of frames in between do not run), and stale
 * identifiers of more than a million stages. Prints "ok" where everything is as animcore.h says.
 */
#include "leaving_callbacks.h"
#include <animcore.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define EXPECT(call, status)                                                                                           \
    do {                                                                                                               \
        anim_status result_ = (call);                                                                                  \
        if (result_ != (status)) {                                                                                     \
            fprintf(stderr, "line %d: %s gave %d: %s\n", __LINE__, #call, (int)result_, anim_last_error_message());    \
            exit(1);                                                                                                   \
        }                                                                                                              \
    } while (0)
#define REQUIRE(call) EXPECT(call, ANIM_OK)

static jmp_buf outside;
static int leaves; /* how many calls from now a callback leaves; below 0 never */
static int heard;
static void *self; /* what the callback tries to use, and what of it may not be used then */
static int is_scene;

static void leave(void) {
    heard += 1;
    if (self != NULL && is_scene) {
        EXPECT(anim_scene_destroy((anim_scene *)self), ANIM_ERROR_REENTRANT);
        EXPECT(anim_scene_abandon_call((anim_scene *)self), ANIM_ERROR_REENTRANT);
    } else if (self != NULL) {
        EXPECT(anim_stage_destroy((anim_stage *)self), ANIM_ERROR_REENTRANT);
        EXPECT(anim_stage_abandon_call((anim_stage *)self), ANIM_ERROR_REENTRANT);
    }
    if (leaves == 0) {
        leaves = -1;
        longjmp(outside, 1);
    }
    leaves -= leaves > 0;
}

static double ease(void *context, double x) {
    (void)context;
    if (self != NULL) {
        EXPECT(anim_stage_destroy((anim_stage *)self), ANIM_ERROR_REENTRANT);
        EXPECT(anim_stage_abandon_call((anim_stage *)self), ANIM_ERROR_REENTRANT);
    }
    if (leaves == 0) {
        leaves = -1;
        longjmp(outside, 1);
    }
    leaves -= leaves > 0;
    return x * x;
}

/* A stage on which ten animations end, one every tenth of a second. */
static anim_stage *busy(anim_property *property) {
    anim_stage *stage = NULL;
    anim_motion motion;
    anim_transaction transaction = 0;
    const double zero = 0;
    REQUIRE(anim_stage_create(NULL, &stage));
    REQUIRE(anim_stage_add_property(stage, "x", 1, ANIM_VALUE_KIND_SCALAR, &zero, 1, property));
    REQUIRE(anim_default_motion(&motion, sizeof motion));
    motion.kind = ANIM_MOTION_KIND_CURVE;
    motion.duration = 0.1;
    motion.interruption = ANIM_INTERRUPTION_ADD;
    for (int index = 0; index < 10; index += 1) {
        double value = index + 1;
        motion.delay = 0.1 * index;
        REQUIRE(anim_stage_begin_transaction(stage, &motion, &transaction));
        REQUIRE(anim_stage_set_value(stage, *property, &value, 1));
        REQUIRE(anim_stage_commit_transaction(stage, transaction));
    }
    return stage;
}

static uint64_t hash_of(anim_stage *stage) {
    uint64_t hash = 0;
    REQUIRE(anim_stage_get_hash(stage, &hash));
    return hash;
}

/* A callback of events or of a property that is left at its n-th call; then destroy, or abandon and go on. */
static void leave_stage(int at, int observes, int recovers) {
    anim_property property = 0, same = 0;
    anim_stage *volatile stage = busy(&property);
    anim_stage *plain = busy(&same);
    volatile int left = 0;
    if (observes) {
        REQUIRE(anim_stage_observe(stage, property, on_value, NULL, NULL));
    } else {
        REQUIRE(anim_stage_set_event_callback(stage, on_event, NULL, NULL));
    }
    leaves = at;
    self = stage;
    is_scene = 0;
    if (setjmp(outside) == 0) {
        for (int step = 0; step < 8; step += 1) {
            REQUIRE(anim_stage_advance(stage, 0.2));
        }
    } else {
        left = 1;
    }
    self = NULL;
    if (!left) {
        fprintf(stderr, "no callback was left\n");
        exit(1);
    }
    EXPECT(anim_stage_advance(stage, 0), ANIM_ERROR_REENTRANT);
    if (!recovers) {
        REQUIRE(anim_stage_destroy(stage));
        EXPECT(anim_stage_advance(stage, 0), ANIM_ERROR_ARGUMENT);
        REQUIRE(anim_stage_destroy(plain));
        return;
    }
    REQUIRE(anim_stage_abandon_call(stage));
    REQUIRE(anim_stage_abandon_call(stage));
    size_t length = 0;
    EXPECT(anim_stage_snapshot(stage, NULL, 0, &length), ANIM_ERROR_STATE);
    anim_stage_info info;
    info.struct_size = sizeof info;
    REQUIRE(anim_stage_get_info(stage, &info));
    REQUIRE(anim_stage_advance(stage, 0));
    const int64_t host_time = info.host_time;
    REQUIRE(anim_stage_get_info(stage, &info));
    if (info.owed != 0) {
        fprintf(stderr, "%lld flicks are owed\n", (long long)info.owed);
        exit(1);
    }
    REQUIRE(anim_stage_advance_flicks(plain, host_time));
    REQUIRE(anim_stage_snapshot(stage, NULL, 0, &length));
    if (hash_of(stage) != hash_of(plain)) {
        fprintf(stderr, "left at %d, it is not where the other is\n", at);
        exit(1);
    }
    REQUIRE(anim_stage_advance(stage, 3));
    REQUIRE(anim_stage_advance(plain, 3));
    if (hash_of(stage) != hash_of(plain)) {
        fprintf(stderr, "left at %d, it goes on another way\n", at);
        exit(1);
    }
    REQUIRE(anim_stage_destroy(stage));
    REQUIRE(anim_stage_destroy(plain));
}

/* An easing of the host's that is left while a value is worked out. */
static void leave_easing(int recovers) {
    anim_easing *easing = NULL;
    anim_property property = 0;
    anim_transaction transaction = 0;
    anim_motion motion;
    anim_stage *volatile stage = NULL;
    anim_stage *made = NULL;
    const double zero = 0, one = 1;
    double value = 0;
    REQUIRE(anim_stage_create(NULL, &made));
    stage = made;
    REQUIRE(anim_stage_add_property(stage, "x", 1, ANIM_VALUE_KIND_SCALAR, &zero, 1, &property));
    REQUIRE(anim_easing_create_callback(ease, NULL, NULL, &easing));
    REQUIRE(anim_default_motion(&motion, sizeof motion));
    motion.kind = ANIM_MOTION_KIND_EASING;
    motion.easing = easing;
    motion.duration = 1;
    leaves = -1;
    REQUIRE(anim_stage_begin_transaction(stage, &motion, &transaction));
    REQUIRE(anim_stage_set_value(stage, property, &one, 1));
    REQUIRE(anim_stage_commit_transaction(stage, transaction));
    leaves = 0;
    self = stage;
    is_scene = 0;
    if (setjmp(outside) == 0) {
        REQUIRE(anim_stage_advance(stage, 0.25));
        fprintf(stderr, "the easing was not asked\n");
        exit(1);
    }
    self = NULL;
    if (!recovers) {
        REQUIRE(anim_stage_destroy(stage));
        REQUIRE(anim_easing_destroy(easing));
        return;
    }
    REQUIRE(anim_stage_abandon_call(stage));
    REQUIRE(anim_stage_advance(stage, 0));
    REQUIRE(anim_stage_get_value(stage, property, ANIM_READ_PRESENTATION, &value, 1));
    if (value != 0.0625) {
        fprintf(stderr, "where it was left it shows %g\n", value);
        exit(1);
    }
    REQUIRE(anim_stage_advance(stage, 0.25));
    REQUIRE(anim_stage_get_value(stage, property, ANIM_READ_PRESENTATION, &value, 1));
    if (value != 0.25) {
        fprintf(stderr, "halfway it shows %g\n", value);
        exit(1);
    }
    REQUIRE(anim_stage_destroy(stage));
    REQUIRE(anim_easing_destroy(easing));
}

/* A color that an easing of the host's moves, at a quarter of its way. */
static anim_stage *moving_color(anim_easing *easing, anim_property *property) {
    anim_stage *stage = NULL;
    anim_transaction transaction = 0;
    anim_motion motion;
    anim_property_options options;
    const double black[4] = {0, 0, 0, 1}, gray[4] = {0.5, 0.5, 0.5, 1};
    REQUIRE(anim_stage_create(NULL, &stage));
    REQUIRE(anim_default_property_options(&options, sizeof options));
    options.kind = ANIM_VALUE_KIND_COLOR;
    options.space = ANIM_COLOR_SPACE_OKLAB;
    REQUIRE(anim_stage_add_property_with(stage, "x", 1, &options, black, 4, property));
    REQUIRE(anim_default_motion(&motion, sizeof motion));
    motion.kind = ANIM_MOTION_KIND_EASING;
    motion.easing = easing;
    motion.duration = 1;
    REQUIRE(anim_stage_begin_transaction(stage, &motion, &transaction));
    REQUIRE(anim_stage_set_value(stage, *property, gray, 4));
    REQUIRE(anim_stage_commit_transaction(stage, transaction));
    REQUIRE(anim_stage_advance(stage, 0.25));
    return stage;
}

/* An easing that is asked before its call has said all of an animation: the animation is no more after the next advance. A
   delayed one that fills backwards leaves nothing behind, a value that was set with a velocity is jumped to. */
static void leave_half_made(int sets) {
    const double white[4] = {1, 1, 1, 1}, velocity[4] = {1, 0, 0, 0};
    const anim_spring spring = {1, 100, 10};
    double values[2][4];
    anim_easing *easing = NULL;
    anim_property property = 0, same = 0;
    anim_stage_info info;
    size_t length = 0;
    leaves = -1;
    REQUIRE(anim_easing_create_callback(ease, NULL, NULL, &easing));
    anim_stage *volatile stage = moving_color(easing, &property);
    anim_stage *plain = moving_color(easing, &same);
    leaves = 0;
    if (setjmp(outside) == 0) {
        if (sets) {
            REQUIRE(anim_stage_spring_to(stage, property, white, velocity, 4, &spring, NULL));
        } else {
            anim_animation_options options;
            REQUIRE(anim_default_animation_options(&options, sizeof options));
            options.to = white;
            options.count = 4;
            options.delay = 0.5;
            options.timing.fill_mode = ANIM_FILL_MODE_BACKWARDS;
            REQUIRE(anim_stage_animate(stage, property, &options, NULL));
        }
        fprintf(stderr, "the easing was not asked\n");
        exit(1);
    }
    leaves = -1;
    REQUIRE(anim_stage_abandon_call(stage));
    REQUIRE(anim_stage_advance(stage, 0));
    if (sets) {
        REQUIRE(anim_stage_set_value(plain, same, white, 4));
    }
    for (int step = 0; step < 3; step += 1) {
        info.struct_size = sizeof info;
        REQUIRE(anim_stage_get_info(stage, &info));
        REQUIRE(anim_stage_get_value(stage, property, ANIM_READ_PRESENTATION, values[0], 4));
        REQUIRE(anim_stage_get_value(plain, same, ANIM_READ_PRESENTATION, values[1], 4));
        if (info.animation_count != (!sets && step < 2 ? 1u : 0u) || info.open_transactions != 0 ||
            memcmp(values[0], values[1], sizeof values[0]) != 0) {
            fprintf(stderr, "sets %d, step %d: %u animations, it shows %g, the other %g\n", sets, step,
                    (unsigned)info.animation_count, values[0][0], values[1][0]);
            exit(1);
        }
        REQUIRE(anim_stage_advance(stage, 0.4));
        REQUIRE(anim_stage_advance(plain, 0.4));
    }
    REQUIRE(anim_stage_snapshot(stage, NULL, 0, &length));
    if (hash_of(stage) != hash_of(plain)) {
        fprintf(stderr, "sets %d: what was half made has left something behind\n", sets);
        exit(1);
    }
    REQUIRE(anim_stage_destroy(stage));
    REQUIRE(anim_stage_destroy(plain));
    REQUIRE(anim_easing_destroy(easing));
}

static const char document[] =
    "{\"animcore\": 1, \"size\": [1, 1], \"properties\": {\"x\": {\"kind\": \"scalar\", \"value\": 0}},"
    "\"machine\": {\"initial\": \"a\", \"states\": {\"a\": {\"after\": [{\"delay\": 0.1, \"target\": "
    "\"b\"}]}, \"b\": {\"entry\": [{\"set\": {\"x\": \"x + 1\"}}], \"after\": [{\"delay\": 0.1, "
    "\"target\": \"a\"}]}}}}";

/* The same of a scene, alone and among others. */
static void leave_scene(int together, int recovers) {
    anim_scene *scenes[3] = {NULL, NULL, NULL};
    anim_scene *volatile kept[3];
    anim_stage *stage = NULL;
    uint64_t hashes[3] = {0, 0, 0};
    for (int index = 0; index < 3; index += 1) {
        REQUIRE(anim_scene_load(document, sizeof document - 1, NULL, &scenes[index]));
        kept[index] = scenes[index];
    }
    REQUIRE(anim_scene_get_stage(scenes[1], &stage));
    REQUIRE(anim_stage_set_event_callback(stage, on_event, NULL, NULL));
    leaves = 3;
    self = scenes[1];
    is_scene = 1;
    if (setjmp(outside) == 0) {
        if (together) {
            REQUIRE(anim_scene_advance_many(scenes, 3, 1, 0, NULL, NULL));
        } else {
            REQUIRE(anim_scene_advance(scenes[1], 1));
        }
        fprintf(stderr, "no callback was left\n");
        exit(1);
    }
    self = NULL;
    if (recovers) {
        for (int index = 0; index < 3; index += 1) {
            REQUIRE(anim_scene_abandon_call(kept[index]));
        }
        /* What was advanced together and had its turn, or was alone, has come to 1 s; the others go there now. */
        REQUIRE(anim_scene_advance(kept[1], 0));
        for (int index = 0; index < 3; index += 1) {
            anim_stage_info info;
            anim_stage *own = NULL;
            REQUIRE(anim_scene_get_stage(kept[index], &own));
            info.struct_size = sizeof info;
            REQUIRE(anim_stage_get_info(own, &info));
            REQUIRE(anim_scene_advance_flicks(kept[index], INT64_C(1411200000) - info.host_time));
            REQUIRE(anim_scene_get_hash(kept[index], &hashes[index]));
        }
        if (hashes[0] != hashes[1] || hashes[1] != hashes[2]) {
            fprintf(stderr, "the scenes have gone different ways\n");
            exit(1);
        }
    } else if (together) {
        REQUIRE(anim_scene_abandon_call(kept[0]));
        REQUIRE(anim_scene_abandon_call(kept[2]));
    }
    for (int index = 0; index < 3; index += 1) {
        REQUIRE(anim_scene_destroy(kept[index]));
    }
}

/* An identifier of a stage that was destroyed is refused by all that come after: 20 bits of it repeat after 2^20 - 1. */
static void make_stages(void) {
    anim_stage *stage = NULL, *next = NULL;
    anim_property property = 0, other = 0;
    const double zero = 0;
    REQUIRE(anim_stage_create(NULL, &stage));
    REQUIRE(anim_stage_add_property(stage, "x", 1, ANIM_VALUE_KIND_SCALAR, &zero, 1, &property));
    REQUIRE(anim_stage_destroy(stage));
    for (int number = 0; number < 1048590; number += 1) {
        double value = 0;
        REQUIRE(anim_stage_create(NULL, &next));
        if (number > 1048560 || number < 10) {
            REQUIRE(anim_stage_add_property(next, "x", 1, ANIM_VALUE_KIND_SCALAR, &zero, 1, &other));
            EXPECT(anim_stage_get_value(next, property, ANIM_READ_MODEL, &value, 1), ANIM_ERROR_IDENTIFIER);
            REQUIRE(anim_stage_get_value(next, other, ANIM_READ_MODEL, &value, 1));
        }
        REQUIRE(anim_stage_destroy(next));
    }
}

int main(int argc, char **argv) {
    for (int recovers = 0; recovers < 2; recovers += 1) {
        for (int at = 0; at < 10; at += 1) {
            leave_stage(at, 0, recovers);
            /* The property is heard of once in an advance. */
            leave_stage(at % 5, 1, recovers);
        }
        leave_scene(0, recovers);
        leave_scene(1, recovers);
        leave_easing(recovers);
    }
    leave_half_made(0);
    leave_half_made(1);
    if (argc > 1 && strcmp(argv[1], "stages") == 0) {
        make_stages();
    }
    printf("ok %d\n", heard > 0);
    return 0;
}
