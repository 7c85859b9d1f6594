/* SPDX-License-Identifier: MIT */
/*
 * Random programs on two stages. On one of them the callback of an easing is left by longjmp() while an animation begins,
 * ends or is computed; after anim_stage_abandon_call() and an advance it is where the other one is, on which
 * nothing was left: the same hash, the same values, as many animations, events and open transactions. Prints how many
 * calls were left that had begun something.
 */
#include "random_numbers.h"
#include <animcore.h>
#include <math.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PROGRAMS = 1500, STEPS = 40, PROPERTIES = 5, KINDS_OF_CALLS = 12 };

#define REQUIRE(call)                                                                                                  \
    do {                                                                                                               \
        anim_status result_ = (call);                                                                                  \
        if (result_ != ANIM_OK) {                                                                                      \
            fprintf(stderr, "line %d: %s gave %d: %s\n", __LINE__, #call, (int)result_, anim_last_error_message());    \
            exit(1);                                                                                                   \
        }                                                                                                              \
    } while (0)

static const int32_t kinds[PROPERTIES] = {ANIM_VALUE_KIND_SCALAR, ANIM_VALUE_KIND_COLOR, ANIM_VALUE_KIND_TRANSFORM,
                                          ANIM_VALUE_KIND_ANGLE, ANIM_VALUE_KIND_VECTOR3};
static const size_t counts[PROPERTIES] = {1, 4, 6, 1, 3};

static jmp_buf outside;
static volatile int leaves; /* how many calls of an easing from now one is left; below 0 never */

static double ease(void *context, double x) {
    (void)context;
    if (leaves == 0) {
        leaves = -1;
        longjmp(outside, 1);
    }
    leaves -= leaves > 0;
    return x * x * (3 - 2 * x) + 0.125;
}

struct things {
    anim_stage *stage;
    anim_property properties[PROPERTIES];
    anim_easing *easing;
    anim_animation_group clock, animator, inner; /* the last is a clock inside the animator */
};

/* One call, with all its numbers: it is made on both stages. */
struct program_step {
    int kind;
    size_t property;
    double value[6], other[6], seconds, delay, chance;
    int32_t choice[6];
};

static void make(struct things *things) {
    const double start[6] = {1, 0.2, 0.1, 1, 0, 0};
    anim_animation_group_options options;
    memset(things, 0, sizeof *things);
    REQUIRE(anim_stage_create(NULL, &things->stage));
    REQUIRE(anim_easing_create_callback(ease, NULL, NULL, &things->easing));
    for (int index = 0; index < PROPERTIES; index += 1) {
        REQUIRE(anim_stage_add_property(things->stage, &"abcde"[index], 1, kinds[index], start, counts[index],
                                        &things->properties[index]));
    }
    REQUIRE(anim_default_animation_group_options(&options, sizeof options));
    REQUIRE(anim_stage_add_group(things->stage, &options, &things->clock));
    options.kind = ANIM_ANIMATION_GROUP_KIND_ANIMATOR;
    REQUIRE(anim_stage_add_group(things->stage, &options, &things->animator));
    options.kind = ANIM_ANIMATION_GROUP_KIND_CLOCK;
    options.parent = things->animator;
    REQUIRE(anim_stage_add_group(things->stage, &options, &things->inner));
}

static struct program_step draw(void) {
    struct program_step step;
    step.kind = (int)(next() % KINDS_OF_CALLS);
    step.property = next() % PROPERTIES;
    for (int component = 0; component < 6; component += 1) {
        step.value[component] = uniform(-0.5, 1.5);
        step.other[component] = uniform(-0.5, 1.5);
        step.choice[component] = (int32_t)(next() % 840);
    }
    step.seconds = uniform(0, 1);
    step.delay = next() % 3 == 0 ? uniform(0, 0.3) : 0;
    step.chance = uniform(0, 1);
    return step;
}

static anim_animation_group group_of(const struct things *things, int32_t choice) {
    const anim_animation_group groups[] = {things->clock, things->animator, things->inner};
    return choice % 4 == 0 ? groups[choice / 4 % 3] : 0;
}

/* A value, its model value set with a motion. The transaction is committed by who calls. */
static void set_value(struct things *things, const struct program_step *step) {
    (void)anim_stage_set_value(things->stage, things->properties[step->property], step->value, counts[step->property]);
}

static void animate(struct things *things, const struct program_step *step) {
    static const int32_t interruptions[] = {ANIM_INTERRUPTION_REPLACE, ANIM_INTERRUPTION_RESTART,
                                            ANIM_INTERRUPTION_KEEP, ANIM_INTERRUPTION_ADD};
    anim_animation_options options;
    REQUIRE(anim_default_animation_options(&options, sizeof options));
    options.kind = step->choice[0] % 4 == 0 ? ANIM_MOTION_KIND_SPRING : ANIM_MOTION_KIND_EASING;
    options.easing = things->easing;
    options.duration = step->seconds;
    options.delay = step->delay;
    options.interruption = interruptions[step->choice[1] % 4];
    options.timing.repeat_count = 1 + (double)(step->choice[2] % 3);
    options.timing.autoreverses = step->choice[3] % 2;
    options.cumulative = step->choice[5] % 3 == 0;
    /* One that fills backwards asks for its start when it is made, if it has a delay. */
    options.timing.fill_mode = step->delay == 0 ? step->choice[4] % 4 : ANIM_FILL_MODE_FORWARDS;
    options.sets_model = step->choice[4] / 4 % 2;
    options.group = group_of(things, step->choice[5]);
    options.to = step->value;
    options.from = step->choice[3] / 2 % 2 == 0 ? step->other : NULL;
    options.count = (uint32_t)counts[step->property];
    options.additive = step->choice[2] / 3 % 3 == 0;
    (void)anim_stage_animate(things->stage, things->properties[step->property], &options, NULL);
}

static void run_animator(struct things *things, const struct program_step *step) {
    anim_motion motion;
    REQUIRE(anim_default_motion(&motion, sizeof motion));
    motion.kind = ANIM_MOTION_KIND_EASING;
    motion.easing = things->easing;
    (void)anim_animator_run(things->stage, things->animator, step->choice[0] % 2, &motion, 1, NAN);
}

static void act(struct things *things, const struct program_step *step) {
    switch (step->kind) {
    case 0:
    case 1:
    case 2:
    case 3:
        animate(things, step);
        break;
    case 4:
        (void)anim_animation_group_seek(things->stage, step->choice[0] % 2 == 0 ? things->clock : things->inner,
                                        step->seconds);
        break;
    case 5:
        (void)anim_animation_group_set_speed(things->stage, step->choice[0] % 2 == 0 ? things->clock : things->inner,
                                             step->seconds * 2);
        break;
    case 6:
        run_animator(things, step);
        break;
    case 7:
    case 8:
    case 9:
        set_value(things, step);
        break;
    default:
        (void)anim_stage_advance(things->stage, step->choice[0] % 4 == 0 ? 0 : step->seconds * 0.3);
    }
}

static anim_transaction begin(struct things *things, const struct program_step *step) {
    anim_motion motion;
    anim_transaction transaction = 0;
    if (step->kind < 7 || step->kind > 9) {
        return 0;
    }
    REQUIRE(anim_default_motion(&motion, sizeof motion));
    motion.kind = step->choice[0] % 3 == 0 ? ANIM_MOTION_KIND_SPRING : ANIM_MOTION_KIND_EASING;
    motion.easing = things->easing;
    motion.duration = step->seconds;
    motion.delay = step->delay;
    motion.interruption = 1 + step->choice[1] % 3;
    motion.group = group_of(things, step->choice[2]);
    if (anim_stage_begin_transaction(things->stage, &motion, &transaction) != ANIM_OK) {
        return 0; /* its group is over */
    }
    return transaction;
}

static void compare(struct things *left, struct things *whole, int program, int number) {
    uint64_t hashes[2] = {0, 0};
    anim_stage_info infos[2];
    double values[2][6];
    memset(values, 0, sizeof values);
    struct things *both[2] = {left, whole};
    for (int index = 0; index < 2; index += 1) {
        infos[index].struct_size = sizeof infos[index];
        REQUIRE(anim_stage_get_hash(both[index]->stage, &hashes[index]));
        REQUIRE(anim_stage_get_info(both[index]->stage, &infos[index]));
    }
    for (size_t property = 0; property < PROPERTIES; property += 1) {
        for (int index = 0; index < 2; index += 1) {
            REQUIRE(anim_stage_get_value(both[index]->stage, both[index]->properties[property], ANIM_READ_PRESENTATION,
                                         values[index], counts[property]));
        }
        if (memcmp(values[0], values[1], sizeof values[0]) != 0) {
            fprintf(stderr, "program %d, step %d: property %zu shows %.17g and %.17g\n", program, number, property,
                    values[0][0], values[1][0]);
            exit(1);
        }
    }
    if (hashes[0] != hashes[1] || infos[0].animation_count != infos[1].animation_count ||
        infos[0].open_transactions != infos[1].open_transactions || infos[0].owed != infos[1].owed) {
        fprintf(stderr, "program %d, step %d: %u and %u animations, the hashes differ: %d\n", program, number,
                (unsigned)infos[0].animation_count, (unsigned)infos[1].animation_count, hashes[0] != hashes[1]);
        exit(1);
    }
}

static long play(int program) {
    static struct things left, whole;
    volatile long count = 0;
    state = (uint64_t)program * 104729;
    make(&left);
    make(&whole);
    for (volatile int number = 0; number < STEPS; number += 1) {
        static struct program_step step;
        static anim_transaction open;
        step = draw();
        const int at = (int)(next() % 6);
        leaves = -1;
        anim_transaction other = begin(&whole, &step);
        act(&whole, &step);
        if (other != 0) {
            REQUIRE(anim_stage_commit_transaction(whole.stage, other));
        }
        open = begin(&left, &step);
        leaves = at;
        if (setjmp(outside) == 0) {
            act(&left, &step);
        } else {
            count += step.kind < 10;
            REQUIRE(anim_stage_abandon_call(left.stage));
            if (step.kind >= 4 && step.kind <= 6) {
                /* Nothing begins or ends: the call has set a group's clock by then, or has done nothing. */
                act(&left, &step);
            }
        }
        leaves = -1;
        if (open != 0) {
            REQUIRE(anim_stage_commit_transaction(left.stage, open));
        }
        /* One of 0 s would compute nothing anew where nothing was left. It may be left too, and owes its flick then. */
        static int64_t flicks;
        flicks = 1;
        leaves = next() % 2 == 0 ? (int)(next() % 6) : -1;
        if (setjmp(outside) != 0) {
            flicks = 0;
            REQUIRE(anim_stage_abandon_call(left.stage));
        }
        REQUIRE(anim_stage_advance_flicks(left.stage, flicks));
        leaves = -1;
        REQUIRE(anim_stage_advance_flicks(whole.stage, 1));
        compare(&left, &whole, program, number);
    }
    struct things *both[2] = {&left, &whole};
    for (int index = 0; index < 2; index += 1) {
        REQUIRE(anim_stage_destroy(both[index]->stage));
        REQUIRE(anim_easing_destroy(both[index]->easing));
    }
    return count;
}

int main(int argc, char **argv) {
    long count = 0;
    const int programs = argc > 1 ? atoi(argv[1]) : PROGRAMS;
    for (int program = 0; program < programs; program += 1) {
        count += play(program);
    }
    printf("%ld\n", count);
    return 0;
}
