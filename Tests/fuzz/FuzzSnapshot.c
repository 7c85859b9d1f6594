/* SPDX-License-Identifier: MIT */
/*
 * libFuzzer target: treats any bytes as a snapshot, with corrected length and checksum, so that the decoder of the
 * state is reached. A rejected snapshot must change nothing and have a reason; an accepted one must reproduce itself
 * and continue like any other stage. Built and run by tools/fuzz. With ANIMCORE_SEEDS it first writes seeds into that
 * folder.
 */
#include "checksum.h"
#include "digest.h"
#include <animcore.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerInitialize(int *argc, char ***argv);

static void expect(int condition, const char *what) {
    if (!condition) {
        fprintf(stderr, "expected: %s; last error: %s\n", what, anim_last_error_message());
        abort();
    }
}

static uint8_t *take(anim_stage *stage, size_t *length) {
    expect(anim_stage_snapshot(stage, NULL, 0, length) == ANIM_OK, "a snapshot");
    uint8_t *bytes = malloc(*length);
    expect(bytes != NULL && anim_stage_snapshot(stage, bytes, *length, length) == ANIM_OK, "its bytes");
    return bytes;
}

/* A path that shows the morphs of keyframes or of an explicit animation, and another that is set while it does. */
static void make_morphs(anim_stage *stage, anim_path *const *paths, int variant) {
    const anim_path *const keys[3] = {paths[0], paths[1], paths[0]};
    anim_property shape = 0;
    anim_keyframes *keyframes = NULL;
    anim_animation_options options;
    expect(anim_default_animation_options(&options, sizeof options) == ANIM_OK, "options");
    for (int index = 0; index < 2; index += 1) {
        expect(anim_stage_add_path(stage, NULL, 0, paths[0], &shape) == ANIM_OK, "another path's property");
        expect(anim_stage_set_path_paint(stage, shape, variant & 1 ? ANIM_MORPH_PAINT_STROKE : ANIM_MORPH_PAINT_FILL) ==
                   ANIM_OK,
               "a paint");
        options.interruption = index == 0 ? ANIM_INTERRUPTION_KEEP : ANIM_INTERRUPTION_REPLACE;
        options.sets_model = variant >> 2 & 1;
        if (variant & 2) {
            expect(anim_keyframes_create_paths(NULL, keys, 3, NULL, 0, NULL, 0, NULL, 0, &keyframes) == ANIM_OK,
                   "keyframes of paths");
            options.kind = ANIM_MOTION_KIND_KEYFRAMES;
            options.keyframes = keyframes;
            (void)anim_stage_animate(stage, shape, &options, NULL);
            anim_keyframes_destroy(keyframes);
        } else {
            options.kind = ANIM_MOTION_KIND_CURVE;
            options.delay = index == 0 && variant & 8 ? 0.05 : 0;
            (void)anim_stage_animate_path(stage, shape, &options, paths[0], paths[1], NULL);
        }
    }
    const anim_spring spring = {1, 100, 8};
    anim_stage_advance(stage, 0.02);
    (void)anim_stage_spring_to_path(stage, shape, paths[variant & 1], NULL, 0, &spring, NULL);
}

/* Explicit animations of the encoded kinds, by keyframes, an easing and a decay, in a group, and a path that morphs. */
static void make_busier(anim_stage *stage, int variant) {
    static const double turned[6] = {0.5, 0.25, -0.5, 1, 10, 20}, violet[4] = {0.5, 0.1, 0.9, 0.8};
    static const double values[4] = {0, 3, 1, 4}, pace = 12;
    static const char *const texts[2] = {"M0 0L10 0L10 10Z", "M0 0C3 9 7 9 10 0M20 0L30 0L25 9Z"};
    anim_property_options kind;
    anim_animation_options options;
    anim_keyframe_options keys;
    anim_animation_group_options clock;
    anim_property color = 0, transform = 0, along = 0, shape = 0;
    anim_animation_group group = 0, animator = 0;
    anim_keyframes *keyframes = NULL;
    anim_easing *easing = NULL;
    anim_path *paths[2] = {NULL, NULL};
    expect(anim_default_property_options(&kind, sizeof kind) == ANIM_OK, "options");
    kind.kind = ANIM_VALUE_KIND_COLOR;
    kind.space = variant % 5;
    expect(anim_stage_add_property_with(stage, "c", 1, &kind, violet, 4, &color) == ANIM_OK, "a color");
    kind.kind = ANIM_VALUE_KIND_TRANSFORM;
    kind.space = 0;
    expect(anim_stage_add_property_with(stage, "t", 1, &kind, turned, 6, &transform) == ANIM_OK, "a transform");
    expect(anim_stage_add_property(stage, "a", 1, ANIM_VALUE_KIND_SCALAR, values, 1, &along) == ANIM_OK, "a scalar");
    for (int index = 0; index < 2; index += 1) {
        expect(anim_path_create(&paths[index]) == ANIM_OK, "a path");
        expect(anim_path_parse(paths[index], texts[index], strlen(texts[index]), NULL, NULL) == ANIM_OK, "path data");
    }
    expect(anim_stage_add_path(stage, "p", 1, paths[0], &shape) == ANIM_OK, "a path's property");
    expect(anim_default_animation_group_options(&clock, sizeof clock) == ANIM_OK, "options");
    clock.kind = variant & 1 ? ANIM_ANIMATION_GROUP_KIND_MEDIA : ANIM_ANIMATION_GROUP_KIND_CLOCK;
    expect(anim_stage_add_group(stage, &clock, &group) == ANIM_OK, "a group");
    clock.kind = ANIM_ANIMATION_GROUP_KIND_ANIMATOR;
    clock.duration = 1;
    (void)anim_stage_add_group(stage, &clock, &animator);
    expect(anim_default_keyframe_options(&keys, sizeof keys) == ANIM_OK, "options");
    keys.duration = 0.5;
    keys.mode = variant & 2 ? ANIM_KEYFRAME_MODE_CUBIC : ANIM_KEYFRAME_MODE_LINEAR;
    expect(anim_keyframes_create_values(&keys, values, 4, NULL, 0, NULL, 0, NULL, 0, &keyframes) == ANIM_OK,
           "keyframes");
    expect(anim_easing_create_css("linear(0, 0.4 20% 40%, 1)", 25, &easing) == ANIM_OK, "an easing");

    expect(anim_default_animation_options(&options, sizeof options) == ANIM_OK, "options");
    options.kind = ANIM_MOTION_KIND_KEYFRAMES;
    options.keyframes = keyframes;
    options.group = group;
    (void)anim_stage_animate(stage, along, &options, NULL);
    options.kind = ANIM_MOTION_KIND_DECAY;
    options.count = 1;
    options.velocity = &pace;
    options.additive = variant >> 2 & 1;
    (void)anim_stage_animate(stage, along, &options, NULL);
    options.velocity = NULL;
    options.kind = ANIM_MOTION_KIND_EASING;
    options.easing = easing;
    options.duration = 0.4;
    options.timing.repeat_count = 3;
    options.timing.autoreverses = variant & 1;
    options.cumulative = variant >> 1 & 1;
    options.count = 4;
    options.to = violet;
    options.from = turned;
    (void)anim_stage_animate(stage, color, &options, NULL);
    options.count = 6;
    options.to = turned;
    options.from = NULL;
    (void)anim_stage_animate(stage, transform, &options, NULL);
    options.to = NULL;
    (void)anim_stage_animate_path(stage, shape, &options, NULL, paths[1], NULL);
    (void)anim_stage_set_path(stage, shape, paths[variant & 1]);
    make_morphs(stage, paths, variant);
    for (int index = 0; index < 2; index += 1) {
        anim_path_destroy(paths[index]);
    }
    anim_easing_destroy(easing);
    anim_keyframes_destroy(keyframes);
    anim_stage_advance(stage, 0.07);
}

/* A stage with examples of everything, in the middle of its motion. */
static anim_stage *busy_stage(int variant) {
    anim_stage *stage = NULL;
    anim_property x = 0, point = 0, color = 0, turned = 0, sum = 0;
    anim_transaction transaction = 0;
    anim_motion motion;
    anim_spring_bank bank = 0;
    anim_spring spring = {1, 100, 8};
    const double zero[6] = {1, 0, 0, 1, 0, 0}, one[6] = {0.5, 0.25, -0.5, 1, 10, 20}, many[4] = {0, 0, 0, 0};
    const uint32_t indices[2] = {1, 3};
    expect(anim_stage_create(NULL, &stage) == ANIM_OK, "a stage");
    anim_stage_add_property(stage, "x", 1, ANIM_VALUE_KIND_SCALAR, zero, 1, &x);
    anim_stage_add_property(stage, "point", 5, ANIM_VALUE_KIND_VECTOR2, zero, 2, &point);
    anim_stage_add_property(stage, "color", 6, ANIM_VALUE_KIND_COLOR, zero, 4, &color);
    anim_stage_add_property(stage, "turned", 6, ANIM_VALUE_KIND_TRANSFORM, zero, 6, &turned);
    anim_stage_add_property(stage, "sum", 3, ANIM_VALUE_KIND_SCALAR, zero, 1, &sum);
    anim_stage_set_expression(stage, sum, "x + point.y", 11);
    expect(anim_default_motion(&motion, sizeof motion) == ANIM_OK, "a motion");
    motion.kind = variant & 1 ? ANIM_MOTION_KIND_SPRING : ANIM_MOTION_KIND_CURVE;
    motion.spring = spring;
    motion.delay = variant & 2 ? 0.1 : 0;
    motion.interruption = variant & 4 ? ANIM_INTERRUPTION_ADD : ANIM_INTERRUPTION_REPLACE;
    for (int round = 0; round < 2; round += 1) {
        expect(anim_stage_begin_transaction(stage, &motion, &transaction) == ANIM_OK, "a transaction");
        anim_stage_set_value(stage, x, one + round, 1);
        anim_stage_set_value(stage, point, one, 2);
        anim_stage_set_value(stage, color, one, 4);
        anim_stage_set_value(stage, turned, one, 6);
        expect(anim_stage_commit_transaction(stage, transaction) == ANIM_OK, "a commit");
        motion.kind = ANIM_MOTION_KIND_CURVE;
        motion.delay = 0;
        anim_stage_advance(stage, 0.05);
    }
    expect(anim_stage_add_bank(stage, &spring, many, 4, 0.001, &bank) == ANIM_OK, "a bank");
    anim_spring_bank_retarget(stage, bank, indices, one, 2);
    anim_stage_advance(stage, variant & 8 ? 0.3 : 0.01);
    return stage;
}

int LLVMFuzzerInitialize(int *argc, char ***argv) {
    (void)argc;
    (void)argv;
    const char *folder = getenv("ANIMCORE_SEEDS");
    for (int variant = 0; folder != NULL && variant < 32; variant += 1) {
        char path[4096];
        size_t length = 0;
        anim_stage *stage = busy_stage(variant % 16);
        if (variant >= 16) {
            make_busier(stage, variant % 16);
        }
        uint8_t *bytes = take(stage, &length);
        snprintf(path, sizeof path, "%s/%d", folder, variant);
        FILE *file = fopen(path, "wb");
        expect(file != NULL && fwrite(bytes, 1, length, file) == length && fclose(file) == 0, "a seed");
        free(bytes);
        anim_stage_destroy(stage);
    }
    return 0;
}

/* From the same snapshot, a stage that advances at once and one that advances in parts end the same. */
static void go_on(anim_stage *stage, const uint8_t *bytes, size_t length) {
    anim_stage *twin = NULL;
    uint64_t hash = 0, other = 0;
    expect(anim_stage_create(NULL, &twin) == ANIM_OK, "another stage");
    expect(anim_stage_restore(twin, bytes, length) == ANIM_OK, "a snapshot to be taken twice");
    anim_status status = anim_stage_advance_flicks(stage, 300000007), outcome = ANIM_OK;
    for (int part = 0; part < 7 && outcome == ANIM_OK; part += 1) {
        outcome = anim_stage_advance_flicks(twin, part < 6 ? 42857143 : 300000007 - 6 * 42857143);
    }
    expect(status == outcome, "both to be advanced");
    expect(anim_stage_get_hash(stage, &hash) == ANIM_OK && anim_stage_get_hash(twin, &other) == ANIM_OK, "hashes");
    expect(hash == other, "one step and seven to end alike");
    anim_stage_destroy(twin);
}

/* Uses the stage like any other. */
static void use(anim_stage *stage) {
    anim_property property = 0;
    anim_transaction transaction = 0;
    anim_event events[16];
    size_t count = 0;
    double value[6] = {1, 2, 3, 4, 5, 6};
    uint64_t hash = 0;
    anim_stage_get_hash(stage, &hash);
    expect(anim_stage_add_property(stage, "new", 3, ANIM_VALUE_KIND_SCALAR, value, 1, &property) != ANIM_ERROR_MEMORY,
           "use");
    expect(anim_stage_begin_transaction(stage, NULL, &transaction) == ANIM_OK, "a transaction");
    if (anim_stage_find_property(stage, "x", 1, &property) == ANIM_OK) {
        anim_stage_set_value(stage, property, value, 1);
        anim_stage_get_value(stage, property, ANIM_READ_VELOCITY, value, 1);
    }
    expect(anim_stage_commit_transaction(stage, transaction) == ANIM_OK, "a commit");
    for (int step = 0; step < 5; step += 1) {
        anim_stage_advance(stage, step < 3 ? 0.03 : 10);
        anim_stage_poll_events(stage, events, 16, &count);
    }
    anim_stage_get_hash(stage, &hash);
    fuzz_digest = hash;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    size_t length = 0, again = 0;
    anim_stage *stage = NULL;
    uint64_t hash = 0, after = 0;
    if (size < HEADER + CHECKSUM) {
        return 0;
    }
    uint8_t *bytes = malloc(size);
    expect(bytes != NULL, "memory");
    memcpy(bytes, data, size);
    repair(bytes, size, 1);
    expect(anim_stage_create(NULL, &stage) == ANIM_OK, "a stage");
    anim_stage_get_hash(stage, &hash);
    anim_status status = anim_stage_restore(stage, bytes, size);
    if (status == ANIM_OK) {
        uint8_t *first = take(stage, &length);
        expect(anim_stage_restore(stage, first, length) == ANIM_OK, "its own snapshot to be taken");
        uint8_t *second = take(stage, &again);
        expect(length == again && memcmp(first, second, length) == 0, "a snapshot to give itself");
        go_on(stage, first, length);
        free(first);
        free(second);
        use(stage);
    } else {
        expect(status == ANIM_ERROR_SYNTAX, "to be refused as what it is");
        anim_stage_get_hash(stage, &after);
        expect(hash == after, "nothing to be changed");
    }
    free(bytes);
    expect(anim_stage_destroy(stage) == ANIM_OK, "its end");
    return 0;
}
