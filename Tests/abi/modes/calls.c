/* SPDX-License-Identifier: MIT */
/*
 * Calls in every floating-point mode: results have the bits that they have in the ordinary one, callbacks run in the
 * host's mode, and the host's mode is as it was after each call, whether it failed or not. With an argument the memory
 * is the host's too.
 */
#define _POSIX_C_SOURCE 200809L
#include "modes.h"
#include <animcore.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int failures;
static const struct mode *host; /* the mode of the host that is played */

static void failed(const char *what) {
    failures += 1;
    fprintf(stderr, "FAILED  mode %s: %s\n", host->name, what);
}

static void check_mode(const char *what) {
    if (read_mode() != host->bits) {
        failed(what);
        write_mode(host->bits);
    }
}

/* FNV-1a of all results, in the order of the calls. */
static uint64_t digest;

static void add(const void *bytes, size_t size) {
    for (size_t index = 0; index < size; index += 1) {
        digest = (digest ^ ((const unsigned char *)bytes)[index]) * UINT64_C(0x100000001B3);
    }
}

/* After each call: its status is as expected, and the mode is the host's. */
static void called(anim_status status, anim_status expected, const char *what) {
    check_mode(what);
    add(&status, sizeof status);
    if (status != expected) {
        failed(what);
        fprintf(stderr, "        %s: %s\n", anim_status_name(status), anim_last_error_message());
    }
}

static void done(anim_status status, const char *what) {
    called(status, ANIM_OK, what);
}

static const uint64_t patterns[] = {
    0x0000000000000001, 0x000FFFFFFFFFFFFF, 0x0010000000000000, 0x8000000000000001, 0x0000000000012345,
    0x3FB999999999999A, 0x3FE0000000000001, 0x3FF0000000000001, 0x3FD5555555555555, 0x400921FB54442D18,
    0x4059000000000001, 0xC00FFFFFFFFFFFFF, 0x7FEFFFFFFFFFFFFF, 0x433FFFFFFFFFFFFF, 0x3E45798EE2308C3A,
};
enum { PATTERNS = sizeof patterns / sizeof *patterns, FUNCTIONS = 12 };

static void call_mathematics(void) {
    double x[PATTERNS], y[PATTERNS], results[PATTERNS];
    memcpy(x, patterns, sizeof x);
    for (int index = 0; index < PATTERNS; index += 1) {
        memcpy(&y[index], &patterns[(index * 7 + 3) % PATTERNS], sizeof *y);
    }
    for (int function = 0; function < FUNCTIONS; function += 1) {
        done(anim_math_evaluate(function, x, y, PATTERNS, results), "anim_math_evaluate");
        for (int index = 0; index < PATTERNS; index += 1) {
            /* A result that is not a number has no bits of its own: the processor's, and whose argument's. */
            uint64_t bits;
            memcpy(&bits, &results[index], sizeof bits);
            int is_number = (bits & INT64_MAX) <= UINT64_C(0x7FF0000000000000);
            add(&is_number, sizeof is_number);
            add(&results[index], is_number ? sizeof *results : 0);
        }
        called(anim_math_evaluate(function, NULL, y, PATTERNS, results), ANIM_ERROR_ARGUMENT, "no x");
    }
    called(anim_math_evaluate(99, x, y, PATTERNS, results), ANIM_ERROR_ARGUMENT, "no function");
}

static void call_time(void) {
    /* Nearest to a third and two thirds of a flick beyond a whole one, and halves. */
    static const double seconds[] = {0x1.8577Cp-31, 1e-9, 2e-9, 0.1, 1.0 / 3, 123456.789, 0x1p-40, 4.25170068027211e-9};
    static const int64_t flicks[] = {1,         -1, 9007199254740993,  INT64_C(4611686018427387904),
                                     235200000, 7,  123456789012345677};
    for (size_t index = 0; index < sizeof seconds / sizeof *seconds; index += 1) {
        int64_t result = 0;
        done(anim_flicks_from_seconds(seconds[index], &result), "anim_flicks_from_seconds");
        add(&result, sizeof result);
    }
    for (size_t index = 0; index < sizeof flicks / sizeof *flicks; index += 1) {
        double result = anim_flicks_to_seconds(flicks[index]);
        check_mode("anim_flicks_to_seconds");
        add(&result, sizeof result);
    }
}

/* What callbacks heard, and whether they leave another mode behind. */
struct heard {
    long easings, values, events, releases;
    int leaves_another;
    anim_easing *other;
};

static void leave_another(const struct heard *heard) {
    if (heard->leaves_another) {
        write_mode(modes[(host - modes + 1) % MODE_COUNT].bits);
    }
}

/* Also calls an object of its own, as a callback may: that call is made in whichever mode the callback has set. */
static double ease(void *context, double x) {
    struct heard *heard = context;
    check_mode("a callback of an easing runs in the host's mode");
    heard->easings += 1;
    if (heard->other != NULL) {
        double y = 0;
        const struct mode *outer = host;
        host = &modes[(heard->easings + (long)(outer - modes)) % MODE_COUNT];
        write_mode(host->bits);
        done(anim_easing_evaluate(heard->other, x, 0, &y), "a call in a callback");
        host = outer;
        write_mode(host->bits);
        leave_another(heard);
        return y;
    }
    leave_another(heard);
    return x;
}

static void hear_value(void *context, anim_property property, const double *value, size_t count) {
    struct heard *heard = context;
    check_mode("an observer runs in the host's mode");
    heard->values += property != 0;
    add(value, count * sizeof *value);
    leave_another(heard);
}

static void hear_event(void *context, const anim_event *event) {
    struct heard *heard = context;
    check_mode("a callback of events runs in the host's mode");
    heard->events += 1;
    add(&event->time, sizeof event->time);
    leave_another(heard);
}

/* Contexts are released inside of calls, and by the calls that destroy after their last computation. */
static void let_go(void *context) {
    struct heard *heard = context;
    check_mode("a release callback runs in the host's mode");
    heard->releases += 1;
    leave_another(heard);
}

static void call_stage(int leaves_another) {
    struct heard inner = {0}, heard = {.leaves_another = leaves_another};
    anim_stage *stage;
    anim_easing *easing;
    anim_property property;
    anim_transaction transaction;
    anim_motion motion;
    double value = 0.1, samples[3], xs[] = {0.1, 0.2, 0.7};
    uint64_t hash;
    done(anim_easing_create_callback(ease, &inner, NULL, &heard.other), "anim_easing_create_callback");
    done(anim_easing_create_callback(ease, &heard, let_go, &easing), "anim_easing_create_callback");
    done(anim_easing_evaluate_many(easing, xs, 3, samples), "anim_easing_evaluate_many");
    add(samples, sizeof samples);
    done(anim_stage_create(NULL, &stage), "anim_stage_create");
    done(anim_stage_add_property(stage, "p", 1, ANIM_VALUE_KIND_SCALAR, &value, 1, &property),
         "anim_stage_add_property");
    done(anim_stage_observe(stage, property, hear_value, &heard, let_go), "anim_stage_observe");
    done(anim_stage_set_event_callback(stage, hear_event, &heard, let_go), "anim_stage_set_event_callback");
    done(anim_default_motion(&motion, sizeof motion), "anim_default_motion");
    motion.kind = ANIM_MOTION_KIND_EASING;
    motion.easing = easing;
    motion.duration = 1.0 / 3;
    done(anim_stage_begin_transaction(stage, &motion, &transaction), "anim_stage_begin_transaction");
    value = 1e-308;
    done(anim_stage_set_value(stage, property, &value, 1), "anim_stage_set_value");
    done(anim_stage_commit_transaction(stage, transaction), "anim_stage_commit_transaction");
    for (int frame = 0; frame < 30; frame += 1) {
        done(anim_stage_advance(stage, 1.0 / 60), "anim_stage_advance");
        called(anim_stage_advance(stage, -1), ANIM_ERROR_ARGUMENT, "a time that runs backwards");
        done(anim_stage_get_value(stage, property, ANIM_READ_PRESENTATION, &value, 1), "anim_stage_get_value");
        add(&value, sizeof value);
    }
    done(anim_stage_get_hash(stage, &hash), "anim_stage_get_hash");
    add(&hash, sizeof hash);
    if (heard.easings < 10 || heard.values < 10 || heard.events < 2) {
        failed("the callbacks were not called");
    }
    done(anim_stage_destroy(stage), "anim_stage_destroy");
    done(anim_easing_destroy(easing), "anim_easing_destroy");
    done(anim_easing_destroy(heard.other), "anim_easing_destroy");
    done(anim_easing_destroy(NULL), "destroying nothing");
    called(anim_easing_create_callback(NULL, &heard, let_go, &easing), ANIM_ERROR_ARGUMENT, "no callback");
    if (heard.releases != 4) {
        failed("not every context was released once");
    }
}

/* An estimator, and a view that outlives its stage. */
static void call_small_objects(void) {
    static const double times[] = {0, 0.01, 0.02}, coordinates[] = {0, 0, 1, 2, 3, 5}, positions[] = {1, 2, 3};
    anim_velocity_estimator *estimator;
    anim_stage *stage;
    anim_spring spring = {1, 100, 10};
    anim_spring_bank bank;
    anim_spring_bank_view *view;
    double x, y;
    done(anim_velocity_estimator_create(&estimator), "anim_velocity_estimator_create");
    done(anim_velocity_estimator_add(estimator, times, coordinates, 3), "anim_velocity_estimator_add");
    done(anim_velocity_estimator_estimate(estimator, 0.02, &x, &y), "anim_velocity_estimator_estimate");
    add(&x, sizeof x);
    done(anim_velocity_estimator_destroy(estimator), "anim_velocity_estimator_destroy");
    done(anim_stage_create(NULL, &stage), "anim_stage_create");
    done(anim_stage_add_bank(stage, &spring, positions, 3, 0.001, &bank), "anim_stage_add_bank");
    done(anim_spring_bank_view_create(stage, bank, &view), "anim_spring_bank_view_create");
    done(anim_stage_destroy(stage), "anim_stage_destroy");
    done(anim_spring_bank_view_destroy(view), "anim_spring_bank_view_destroy");
}

/* Numbers of flicks that are not whole, worked out in the ordinary mode. */
enum { STEPS = 200 };
static double steps[STEPS];

/* A scene at rest, which lets time pass without a look at what it holds. */
static void call_idle_scene(void) {
    static const char document[] = "{\"animcore\": 1, \"properties\": {\"x\": {\"kind\": \"scalar\", \"value\": 0}}, "
                                   "\"machine\": {\"initial\": \"a\", \"states\": {\"a\": {\"after\": [{\"delay\": 50, "
                                   "\"target\": \"b\"}]}, \"b\": {}}}}";
    anim_scene *scene;
    anim_stage *stage;
    anim_stage_info info;
    done(anim_scene_load(document, sizeof document - 1, NULL, &scene), "anim_scene_load");
    done(anim_scene_get_stage(scene, &stage), "anim_scene_get_stage");
    for (int frame = 0; frame < STEPS; frame += 1) {
        done(anim_scene_advance(scene, steps[frame]), "anim_scene_advance");
    }
    info.struct_size = sizeof info;
    done(anim_stage_get_info(stage, &info), "anim_stage_get_info");
    add(&info.time, sizeof info.time);
    called(anim_scene_load(document, 20, NULL, &scene), ANIM_ERROR_SYNTAX, "half a document");
    done(anim_scene_destroy(scene), "anim_scene_destroy");
}

static void call_paths(void) {
    static const char text[] = "M0 0C1.1 2.3 3.7 1.9 5.3 4.1A3.3 2.1 17 1 0 9.7 8.1Q1e-308 3e-308 7 7z";
    anim_path *path, *flat;
    double length;
    int32_t is_inside;
    char written[4096];
    size_t count = 0;
    done(anim_path_create(&path), "anim_path_create");
    done(anim_path_parse(path, text, sizeof text - 1, NULL, NULL), "anim_path_parse");
    done(anim_path_get_length(path, 1e-9, &length), "anim_path_get_length");
    add(&length, sizeof length);
    done(anim_path_contains(path, 3.3, 2.2, ANIM_FILL_RULE_NONZERO, &is_inside), "anim_path_contains");
    add(&is_inside, sizeof is_inside);
    done(anim_path_create(&flat), "anim_path_create");
    done(anim_path_flatten(path, 0.01, flat), "anim_path_flatten");
    done(anim_path_write(flat, NULL, written, sizeof written, &count), "anim_path_write");
    add(written, count);
    done(anim_path_destroy(flat), "anim_path_destroy");
    done(anim_path_destroy(path), "anim_path_destroy");
}

static void call_everything(void) {
    call_mathematics();
    call_time();
    call_stage(0);
    call_stage(1);
    call_small_objects();
    call_idle_scene();
    call_paths();
}

/* An allocator of the host's, which leaves another mode behind too. */
static void *allocate(void *context, size_t size, size_t alignment) {
    void *memory = NULL;
    check_mode("an allocation runs in the host's mode");
    if (posix_memalign(&memory, alignment, size) != 0) {
        abort();
    }
    leave_another(context);
    return memory;
}

static void release(void *context, void *memory) {
    check_mode("a release of memory runs in the host's mode");
    free(memory);
    leave_another(context);
}

int main(int count, char **arguments) {
    static struct heard allocator = {.leaves_another = 1};
    uint64_t ordinary = 0;
    (void)arguments;
    host = &modes[0];
    if (count > 1) {
        done(anim_set_allocator(allocate, release, &allocator), "anim_set_allocator");
    }
    for (int index = 0; index < STEPS; index += 1) {
        steps[index] = 1e-9 * (index + 1);
    }
    for (int index = 0; index < MODE_COUNT; index += 1) {
        host = &modes[index];
        digest = UINT64_C(0xCBF29CE484222325);
        write_mode(host->bits);
        call_everything();
        write_mode(modes[0].bits);
        printf("%-20s %016llx\n", host->name, (unsigned long long)digest);
        if (index == 0) {
            ordinary = digest;
        } else if (digest != ordinary) {
            failed("the results have other bits");
        }
    }
    return failures == 0 ? 0 : 1;
}
