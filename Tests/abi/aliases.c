/* SPDX-License-Identifier: MIT */
/* Results that are written over what is read, as the header allows it: the same bits as with arrays of their own. Prints
   how many calls were compared. */
#include "animcore.h"
#include "random_numbers.h"
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LARGEST = 700, ROUNDS = 3000, EASINGS = 4 };

static long compared;
/* What is read: times or progresses, origins, targets, velocities; and room for results. */
static double given[4][LARGEST], shared[5][LARGEST], values[LARGEST], velocities[LARGEST];
static float small_given[4][LARGEST], small_shared[5][LARGEST], small_values[LARGEST], small_velocities[LARGEST];

static void prepare(size_t count) {
    for (int row = 0; row < 4; row += 1) {
        for (size_t index = 0; index < count; index += 1) {
            given[row][index] = row == 0 ? uniform(0, 2) : uniform(-5, 5);
            small_given[row][index] = (float)given[row][index];
        }
    }
}

static void share(void) {
    memcpy(shared, given, sizeof given);
    memcpy(small_shared, small_given, sizeof small_given);
}

static void expect(const char *name, anim_status alone, anim_status over, const void *one, const void *other,
                   size_t bytes) {
    compared += 1;
    if (alone != ANIM_OK || over != ANIM_OK || (bytes > 0 && memcmp(one, other, bytes) != 0)) {
        fprintf(stderr, "%s: %d and %d, or other bits\n", name, (int)alone, (int)over);
        exit(1);
    }
}

/* Each result over any of the arrays that are read, or in one of its own. */
static void compare_springs(size_t count) {
    const anim_spring spring = {1, uniform(50, 450), uniform(0, 60)};
    const int32_t flags = (int32_t)(next() % 2);
    const int has_times = next() % 2 == 0, has_velocities = next() % 2 == 0;
    size_t first = next() % 5, second = next() % 5;
    if (first == second) {
        second = (first + 1) % 5;
    }
    const size_t times = has_times ? count : 1;
    /* A time that all have is read again and again, and velocities that nobody gives are not read. */
    if ((!has_times && (first == 0 || second == 0)) || (!has_velocities && (first == 3 || second == 3))) {
        return;
    }
    share();
    anim_status alone = anim_spring_animate_many(&spring, given[0], times, given[1], given[2],
                                                 has_velocities ? given[3] : NULL, count, flags, values, velocities);
    anim_status over =
        anim_spring_animate_many(&spring, shared[0], times, shared[1], shared[2], has_velocities ? shared[3] : NULL,
                                 count, flags, shared[first], shared[second]);
    expect("anim_spring_animate_many values", alone, over, values, shared[first], count * sizeof(double));
    expect("anim_spring_animate_many velocities", alone, over, velocities, shared[second], count * sizeof(double));
    if (first == 0 || second == 0) {
        return;
    }
    alone = anim_spring_animate_many_float(&spring, given[0], times, small_given[1], small_given[2],
                                           has_velocities ? small_given[3] : NULL, count, flags, small_values,
                                           small_velocities);
    over = anim_spring_animate_many_float(&spring, given[0], times, small_shared[1], small_shared[2],
                                          has_velocities ? small_shared[3] : NULL, count, flags, small_shared[first],
                                          small_shared[second]);
    expect("anim_spring_animate_many_float values", alone, over, small_values, small_shared[first],
           count * sizeof(float));
    expect("anim_spring_animate_many_float velocities", alone, over, small_velocities, small_shared[second],
           count * sizeof(float));
}

static void compare_easings(anim_easing *const *easings, size_t count) {
    const anim_easing *easing = easings[next() % EASINGS];
    const size_t row = next() % 3, progresses = row > 0 && next() % 2 == 0 ? 1 : count;
    share();
    anim_status alone = anim_easing_animate_many(easing, given[0], progresses, given[1], given[2], count, values);
    anim_status over =
        anim_easing_animate_many(easing, shared[0], progresses, shared[1], shared[2], count, shared[row]);
    expect("anim_easing_animate_many", alone, over, values, shared[row], count * sizeof(double));
    alone = anim_easing_animate_many_float(easing, small_given[0], progresses, small_given[1], small_given[2], count,
                                           small_values);
    over = anim_easing_animate_many_float(easing, small_shared[0], progresses, small_shared[1], small_shared[2], count,
                                          small_shared[row]);
    expect("anim_easing_animate_many_float", alone, over, small_values, small_shared[row], count * sizeof(float));
    share();
    alone = anim_easing_evaluate_many(easing, given[0], count, values);
    over = anim_easing_evaluate_many(easing, shared[0], count, shared[0]);
    expect("anim_easing_evaluate_many", alone, over, values, shared[0], count * sizeof(double));
}

static void compare_others(size_t count) {
    const int32_t function = (int32_t)(next() % 12), from = (int32_t)(next() % 5), to = (int32_t)(next() % 5);
    const size_t row = 1 + next() % 2;
    anim_decay decay;
    const anim_rubber_band band = {-1, 1, 100, 0.55};
    share();
    anim_status alone = anim_math_evaluate(function, given[1], given[2], count, values);
    anim_status over = anim_math_evaluate(function, shared[1], shared[2], count, shared[row]);
    expect("anim_math_evaluate", alone, over, values, shared[row], count * sizeof(double));
    share();
    alone = anim_color_convert(from, to, given[1], count / 4, values);
    over = anim_color_convert(from, to, shared[1], count / 4, shared[1]);
    expect("anim_color_convert", alone, over, values, shared[1], count / 4 * 4 * sizeof(double));
    share();
    alone = anim_default_decay(&decay, sizeof decay);
    expect("anim_default_decay", alone, ANIM_OK, NULL, NULL, 0);
    alone = anim_decay_animate_many(&decay, 0.3, given[1], given[2], count, values, velocities);
    over = anim_decay_animate_many(&decay, 0.3, shared[1], shared[2], count, shared[1], shared[2]);
    expect("anim_decay_animate_many values", alone, over, values, shared[1], count * sizeof(double));
    expect("anim_decay_animate_many velocities", alone, over, velocities, shared[2], count * sizeof(double));
    share();
    alone = anim_rubber_band_evaluate(&band, given[1], count, values);
    over = anim_rubber_band_evaluate(&band, shared[1], count, shared[1]);
    expect("anim_rubber_band_evaluate", alone, over, values, shared[1], count * sizeof(double));
}

int main(void) {
    static const char *const texts[EASINGS] = {"ease", "linear(0, 0.4 20% 40%, 1)", "steps(4, jump-both)",
                                               "cubic-bezier(.2,-1,.3,2)"};
    anim_easing *easings[EASINGS];
    state = 7;
    for (int index = 0; index < EASINGS; index += 1) {
        anim_status made = anim_easing_create_css(texts[index], strlen(texts[index]), &easings[index]);
        expect(texts[index], made, ANIM_OK, NULL, NULL, 0);
    }
    for (size_t round = 0; round < ROUNDS; round += 1) {
        /* All small counts, where whole vectors and what is left of them meet; then any. */
        const size_t count = round < 100 ? round : 1 + next() % (LARGEST - 1);
        prepare(count);
        compare_springs(count);
        if (count > 0) {
            compare_easings(easings, count);
        }
        compare_others(count);
    }
    for (int index = 0; index < EASINGS; index += 1) {
        anim_easing_destroy(easings[index]);
    }
    printf("%ld\n", compared);
    return 0;
}
