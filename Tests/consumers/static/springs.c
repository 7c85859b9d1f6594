/* SPDX-License-Identifier: MIT */
/*
 * Uses springs and nothing else, by every function that computes one. Printed as hexadecimal, so that two libraries can be
 * compared bit by bit. With WITHOUT_ANIMCORE it prints the same number of zeros and needs no library: what it weighs then is
 * the program's own.
 */
#include <stdio.h>

#ifndef WITHOUT_ANIMCORE
#include <animcore.h>
#endif

enum { COUNT = 9, KINDS = 5 };

static double results[KINDS][16 * COUNT];
static size_t used[KINDS];

static void keep(int kind, const double *numbers, size_t count) {
    for (size_t i = 0; i < count; i++) {
        results[kind][used[kind]++] = numbers[i];
    }
}

#ifndef WITHOUT_ANIMCORE
static int check(anim_status status) {
    if (status != ANIM_OK) {
        fprintf(stderr, "%s: %s\n", anim_status_name(status), anim_last_error_message());
    }
    return status == ANIM_OK;
}

static int use(int kind, const anim_spring *spring) {
    static const double times[COUNT] = {0, 0.01, 0.1, 0.25, 0.5, 0.75, 1, 2, 5};
    static const double origins[COUNT] = {0, 1, -2, 3, 100, 0.5, 0.25, -7, 9};
    static const double targets[COUNT] = {1, 0, 2, -3, 0, 1.5, 0.75, 7, -9};
    static const float float_origins[COUNT] = {0, 1, -2, 3, 100, 0.5F, 0.25F, -7, 9};
    static const float float_targets[COUNT] = {1, 0, 2, -3, 0, 1.5F, 0.75F, 7, -9};
    double values[COUNT], velocities[COUNT], others[4];
    float float_values[COUNT], float_velocities[COUNT];
    anim_prepared_spring prepared;
    anim_spring before;

    int good = check(anim_spring_make_named("snappy", 6, 0.5, 0, &before)) &&
               check(anim_spring_evaluate(spring, 0.3, 0, 1, 2, &others[0], &others[1])) &&
               check(anim_spring_prepare(spring, &prepared)) &&
               check(anim_prepared_spring_evaluate(&prepared, 0.3, 0, 1, 2, &others[2], &others[3]));
    keep(kind, others, 4);
    good = good && check(anim_spring_evaluate_many(spring, times, COUNT, 0, 1, 2, values, velocities));
    keep(kind, values, COUNT);
    keep(kind, velocities, COUNT);
    good = good &&
           check(anim_spring_animate_many(spring, times, COUNT, origins, targets, NULL, COUNT, 0, values, velocities));
    keep(kind, values, COUNT);
    good = good && check(anim_spring_step_many(spring, 0.01, targets, COUNT, 0, values, velocities));
    keep(kind, values, COUNT);
    good = good && check(anim_spring_animate_many_float(spring, times, COUNT, float_origins, float_targets, NULL, COUNT,
                                                        ANIM_SPRING_SHORTEST_TURN, float_values, float_velocities));
    good = good &&
           check(anim_spring_step_many_float(spring, 0.01, float_targets, COUNT, 0, float_values, float_velocities));
    for (size_t i = 0; i < COUNT; i++) {
        values[i] = float_values[i];
    }
    keep(kind, values, COUNT);
    good =
        good && check(anim_spring_blend_evaluate_many(&before, spring, 0.2, times, COUNT, 0, 1, 0, values, velocities));
    keep(kind, values, COUNT);
    good = good && check(anim_spring_blend_evaluate(&before, spring, 0.2, 0.1, 0, 1, 0, &others[0], &others[1])) &&
           check(anim_spring_blend_get_resting_time(&before, spring, 0.2, 1, 0, 0.001, &others[2]));
    keep(kind, others, 3);
    good = good && check(anim_spring_get_settling_duration(spring, 0, 0, &others[0])) &&
           check(anim_spring_get_settling_duration(spring, 1, 1, &others[1])) &&
           check(anim_spring_get_resting_time(spring, 1, 0, 0.001, &others[2])) &&
           check(anim_spring_get_settling_time(spring, 1, 0, 0.001, 0.001, &others[3]));
    keep(kind, others, 4);
    good = good && check(anim_spring_describe(spring, &others[0], &others[1], &others[2]));
    keep(kind, others, 3);
    return good;
}
#endif

int main(void) {
#ifndef WITHOUT_ANIMCORE
    anim_spring springs[KINDS];
    if (!(check(anim_spring_make_perceptual(0.5, 0.3, &springs[0])) &&
          check(anim_spring_make_response(0.55, 1, &springs[1])) &&
          check(anim_spring_make_uikit(0.7, 0.6, 0, &springs[2])) &&
          check(anim_spring_make_core_animation(1, 100, 30, 1, &springs[3])) &&
          check(anim_spring_make_named("core-animation", 14, 0, 0, &springs[4])))) {
        return 1;
    }
    for (int kind = 0; kind < KINDS; kind++) {
        if (!use(kind, &springs[kind])) {
            return 1;
        }
    }
#else
    const double zeros[4] = {0};
    for (int kind = 0; kind < KINDS; kind++) {
        keep(kind, zeros, 4);
    }
#endif
    for (int kind = 0; kind < KINDS; kind++) {
        for (size_t i = 0; i < used[kind]; i++) {
            printf("%a\n", results[kind][i]);
        }
    }
    return 0;
}
