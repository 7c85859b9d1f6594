/* SPDX-License-Identifier: MIT */
/*
 * Random programs of a stage whose easings, observers and event callbacks are left by longjmp() at any of their calls: the
 * stage goes on after anim_stage_abandon_call(), no call is refused for ever, what an animation may leave behind is taken
 * away by anim_stage_remove_all_animations(), and all is destroyed. Prints how many callbacks were left.
 */
#include "leaving_callbacks.h"
#include "random_numbers.h"
#include <animcore.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PROGRAMS = 2000, PROPERTIES = 6, PATH = 5 };

#define REQUIRE(call)                                                                                                  \
    do {                                                                                                               \
        anim_status result_ = (call);                                                                                  \
        if (result_ != ANIM_OK) {                                                                                      \
            fprintf(stderr, "line %d: %s gave %d: %s\n", __LINE__, #call, (int)result_, anim_last_error_message());    \
            exit(1);                                                                                                   \
        }                                                                                                              \
    } while (0)

static const int32_t kinds[PATH] = {ANIM_VALUE_KIND_SCALAR, ANIM_VALUE_KIND_COLOR, ANIM_VALUE_KIND_TRANSFORM,
                                    ANIM_VALUE_KIND_ANGLE, ANIM_VALUE_KIND_VECTOR3};
static const size_t counts[PATH] = {1, 4, 6, 1, 3};

static jmp_buf outside;
static int may_leave;
static long left;

static void leave(void) {
    if (may_leave && next() % 8 == 0) {
        may_leave = 0;
        left += 1;
        longjmp(outside, 1);
    }
}

static double ease(void *context, double x) {
    (void)context;
    leave();
    return x * x;
}

struct things {
    anim_stage *stage;
    anim_property properties[PROPERTIES];
    anim_easing *easing;
    anim_path *from, *to;
    anim_animation_group group;
    anim_transaction open; /* 0 for none */
};

static void make(struct things *things) {
    const double start[6] = {1, 0.2, 0.1, 1, 0, 0};
    anim_animation_group_options options;
    memset(things, 0, sizeof *things);
    REQUIRE(anim_stage_create(NULL, &things->stage));
    REQUIRE(anim_easing_create_callback(ease, NULL, NULL, &things->easing));
    REQUIRE(anim_path_create(&things->from));
    REQUIRE(anim_path_create(&things->to));
    REQUIRE(anim_path_parse(things->from, "M0 0L10 0L10 10Z", 16, NULL, NULL));
    REQUIRE(anim_path_parse(things->to, "M0 0C5 5 9 9 1 1L3 4Z", 21, NULL, NULL));
    for (int index = 0; index < PATH; index += 1) {
        REQUIRE(anim_stage_add_property(things->stage, &"abcde"[index], 1, kinds[index], start, counts[index],
                                        &things->properties[index]));
    }
    REQUIRE(anim_stage_add_path(things->stage, "f", 1, things->from, &things->properties[PATH]));
    REQUIRE(anim_default_animation_group_options(&options, sizeof options));
    REQUIRE(anim_stage_add_group(things->stage, &options, &things->group));
    REQUIRE(anim_stage_set_event_callback(things->stage, next() % 2 == 0 ? on_event : NULL, NULL, NULL));
    REQUIRE(anim_stage_observe(things->stage, things->properties[next() % PATH], on_value, NULL, NULL));
}

static void set_in_transaction(struct things *things, size_t index, const double *value) {
    anim_motion motion;
    REQUIRE(anim_default_motion(&motion, sizeof motion));
    motion.kind = next() % 3 == 0 ? ANIM_MOTION_KIND_SPRING : ANIM_MOTION_KIND_EASING;
    motion.easing = things->easing;
    motion.duration = uniform(0, 1);
    motion.delay = uniform(0, 1) * 0.3;
    motion.interruption = 1 + (int32_t)(next() % 3);
    motion.group = next() % 4 == 0 ? things->group : 0;
    REQUIRE(anim_stage_begin_transaction(things->stage, &motion, &things->open));
    (void)anim_stage_set_value(things->stage, things->properties[index], value, counts[index]);
    if (next() % 3 == 0) {
        (void)anim_stage_set_path(things->stage, things->properties[PATH], next() % 2 == 0 ? things->from : things->to);
    }
    (void)anim_stage_commit_transaction(things->stage, things->open);
    things->open = 0;
}

static void animate(struct things *things, size_t index, const double *value) {
    static const int32_t interruptions[] = {ANIM_INTERRUPTION_REPLACE, ANIM_INTERRUPTION_RESTART,
                                            ANIM_INTERRUPTION_KEEP};
    anim_animation_options options;
    REQUIRE(anim_default_animation_options(&options, sizeof options));
    options.kind = ANIM_MOTION_KIND_EASING;
    options.easing = things->easing;
    options.duration = uniform(0, 1);
    options.delay = next() % 2 == 0 ? uniform(0, 1) * 0.2 : 0;
    options.interruption = interruptions[next() % 3];
    options.timing.repeat_count = 1 + (double)(next() % 3);
    options.timing.autoreverses = (int32_t)(next() % 2);
    options.sets_model = (int32_t)(next() % 2);
    options.group = next() % 4 == 0 ? things->group : 0;
    if (next() % 4 == 0) {
        (void)anim_stage_animate_path(things->stage, things->properties[PATH], &options, NULL, things->to, NULL);
        return;
    }
    options.to = value;
    options.count = (uint32_t)counts[index];
    options.additive = next() % 4 == 0;
    (void)anim_stage_animate(things->stage, things->properties[index], &options, NULL);
}

static void act(struct things *things) {
    const size_t index = next() % PATH;
    double value[6];
    for (int component = 0; component < 6; component += 1) {
        value[component] = uniform(0, 1) * 2 - 0.5;
    }
    switch (next() % 10) {
    case 0:
    case 1:
        set_in_transaction(things, index, value);
        break;
    case 2:
    case 3:
        animate(things, index, value);
        break;
    case 4:
        (void)anim_stage_set_value(things->stage, things->properties[index], value, counts[index]);
        break;
    case 5:
        (void)anim_animation_group_seek(things->stage, things->group, uniform(0, 1));
        break;
    case 7:
        if (next() % 3 == 0) {
            (void)anim_stage_spring_to_path(things->stage, things->properties[PATH],
                                            next() % 2 == 0 ? things->from : things->to, NULL, 0,
                                            &(anim_spring){1, 100, 10}, NULL);
            break;
        }
        /* Its transaction is its own: where it is left, nobody else can commit it. */
        (void)anim_stage_spring_to(things->stage, things->properties[index], value, next() % 2 == 0 ? value : NULL,
                                   counts[index], &(anim_spring){1, 100, 10}, NULL);
        break;
    case 6:
        (void)anim_stage_get_value(things->stage, things->properties[index], ANIM_READ_VELOCITY, value, counts[index]);
        break;
    default:
        (void)anim_stage_advance(things->stage, next() % 4 == 0 ? 0 : uniform(0, 1) * 0.3);
    }
}

/* After a callback was left: the call is over, and the transaction that was open in it is committed. */
static void recover(struct things *things) {
    anim_stage_info info;
    REQUIRE(anim_stage_abandon_call(things->stage));
    info.struct_size = sizeof info;
    REQUIRE(anim_stage_get_info(things->stage, &info));
    if (info.open_transactions > 0) {
        REQUIRE(anim_stage_commit_transaction(things->stage, things->open));
    }
    things->open = 0;
}

static void finish(struct things *things) {
    anim_stage_info info;
    for (int index = 0; index < PROPERTIES; index += 1) {
        REQUIRE(anim_stage_remove_all_animations(things->stage, things->properties[index]));
    }
    REQUIRE(anim_stage_advance(things->stage, 1));
    info.struct_size = sizeof info;
    REQUIRE(anim_stage_get_info(things->stage, &info));
    if (info.animation_count != 0) {
        fprintf(stderr, "%u animations are left\n", (unsigned)info.animation_count);
        exit(1);
    }
}

int main(void) {
    static struct things things;
    for (volatile int program = 0; program < PROGRAMS; program += 1) {
        state = (uint64_t)program * 104729;
        make(&things);
        volatile int is_given_up = 0;
        for (volatile int step = 0; step < 40 && !is_given_up; step += 1) {
            if (setjmp(outside) == 0) {
                may_leave = 1;
                act(&things);
                may_leave = 0;
            } else if (next() % 12 == 0) {
                /* Destroyed as it is. */
                is_given_up = 1;
            } else {
                recover(&things);
            }
        }
        if (!is_given_up) {
            finish(&things);
        }
        REQUIRE(anim_stage_destroy(things.stage));
        REQUIRE(anim_easing_destroy(things.easing));
        REQUIRE(anim_path_destroy(things.from));
        REQUIRE(anim_path_destroy(things.to));
    }
    printf("%ld\n", left);
    return 0;
}
