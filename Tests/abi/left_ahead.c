/* SPDX-License-Identifier: MIT */
/*
 * The guard of a scene is on a property that a host's easing moves, so that the easing is asked for values to come. Where it
 * is left by longjmp() at any of its calls, the clock is not ahead, and the guard comes to hold at the flick at which it does
 * undisturbed. Prints how many calls were left.
 */
#include "random_numbers.h"
#include <animcore.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PROGRAMS = 300, STEPS = 40 };

#define REQUIRE(call)                                                                                                  \
    do {                                                                                                               \
        anim_status result_ = (call);                                                                                  \
        if (result_ != ANIM_OK) {                                                                                      \
            fprintf(stderr, "line %d: %s gave %d: %s\n", __LINE__, #call, (int)result_, anim_last_error_message());    \
            exit(1);                                                                                                   \
        }                                                                                                              \
    } while (0)

static const char document[] =
    "{\"animcore\":1,\"properties\":{\"x\":{\"kind\":\"scalar\",\"value\":0},\"y\":{\"kind\":\"scalar\",\"value\":0}},"
    "\"machine\":{\"states\":{\"low\":{\"always\":{\"target\":\"high\",\"guard\":\"x + y > 0.3\"}},\"high\":{}}}}";

static jmp_buf outside;
static int may_leave;
static long left;

static double ease(void *context, double x) {
    (void)context;
    if (may_leave && next() % 16 == 0) {
        may_leave = 0;
        left += 1;
        longjmp(outside, 1);
    }
    return x * x;
}

/* The flick at which the second state is entered. */
static int64_t play(anim_easing *easing, int64_t length, int leaves) {
    const int64_t step = length / STEPS;
    anim_scene *scene;
    anim_stage *stage;
    anim_property property;
    anim_stage_info info;
    anim_animation_options options;
    const double end = 1;
    REQUIRE(anim_scene_load(document, sizeof document - 1, NULL, &scene));
    REQUIRE(anim_scene_get_stage(scene, &stage));
    REQUIRE(anim_stage_find_property(stage, "x", 1, &property));
    REQUIRE(anim_default_animation_options(&options, sizeof options));
    options.kind = ANIM_MOTION_KIND_EASING;
    options.easing = easing;
    options.duration = 1;
    options.to = &end;
    options.count = 1;
    REQUIRE(anim_stage_animate(stage, property, &options, NULL));
    int64_t volatile gone = 0;
    for (volatile int index = 0; index < 3 * STEPS; index += 1) {
        gone = gone + step;
        if (setjmp(outside) == 0) {
            may_leave = leaves;
            REQUIRE(anim_scene_advance_flicks(scene, step));
            may_leave = 0;
        } else {
            REQUIRE(anim_scene_abandon_call(scene));
            info.struct_size = sizeof info;
            REQUIRE(anim_stage_get_info(stage, &info));
            if (info.time > gone) {
                fprintf(stderr, "the clock is at %lld, and was advanced to %lld\n", (long long)info.time,
                        (long long)gone);
                exit(1);
            }
        }
    }
    REQUIRE(anim_scene_advance_flicks(scene, 0));
    int64_t found = -1;
    for (;;) {
        anim_event event;
        size_t count;
        REQUIRE(anim_stage_poll_events(stage, &event, 1, &count));
        if (count == 0) {
            break;
        }
        if (event.kind == ANIM_EVENT_KIND_STATE_ENTERED && event.time > 0) {
            found = event.time;
        }
    }
    REQUIRE(anim_scene_destroy(scene));
    return found;
}

int main(void) {
    anim_easing *easing;
    REQUIRE(anim_easing_create_callback(ease, NULL, NULL, &easing));
    for (int program = 0; program < PROGRAMS; program += 1) {
        state = (uint64_t)program * 104729;
        const int64_t length = 705600000 / 2 + (int64_t)uniform(0, 1e8);
        const int64_t expected = play(easing, length, 0);
        const int64_t found = play(easing, length, 1);
        if (expected <= 0 || found != expected) {
            fprintf(stderr, "program %d: %lld, undisturbed %lld\n", program, (long long)found, (long long)expected);
            return 1;
        }
    }
    REQUIRE(anim_easing_destroy(easing));
    printf("%ld\n", left);
    return 0;
}
