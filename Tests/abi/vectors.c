/* SPDX-License-Identifier: MIT */
/* Springs in bulk and prepared springs against one call a value, bit for bit, over random numbers; and a hash of all the
   bits, to be compared between processors: vectors COUNT, the number of rounds of 1021 springs. */
#include "animcore.h"
#include "random_numbers.h"
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { largest = 1021 };

static uint64_t hash = 0xCBF29CE484222325u;

static void check(anim_status status) {
    if (status != ANIM_OK) {
        fprintf(stderr, "%s\n", anim_last_error_message());
        exit(1);
    }
}

static void compare(const char *what, const anim_spring *spring, double time, double got, double expected) {
    uint64_t bits[2];
    memcpy(&bits[0], &got, 8);
    memcpy(&bits[1], &expected, 8);
    if (bits[0] != bits[1]) {
        fprintf(stderr, "%s, spring (%a, %a, %a) at %a: %a, expected %a\n", what, spring->mass, spring->stiffness,
                spring->damping, time, got, expected);
        exit(1);
    }
    hash = (hash ^ bits[0]) * 0x100000001B3u;
}

/* Below, at, next to and beyond critical damping; of mass 1 and of others. */
static anim_spring random_spring(uint64_t round) {
    const double omega = exp2(uniform(-4, 10)), mass = round % 3 == 0 ? exp2(uniform(-20, 20)) : 1;
    double ratio = uniform(0, 1) * uniform(0, 1);
    switch (round % 8) {
    case 0:
        ratio = 1;
        break;
    case 1:
        ratio = 1 + uniform(-1e-14, 1e-14);
        break;
    case 2:
        ratio = uniform(1, 30);
        break;
    case 3:
        ratio = 0;
        break;
    default:
        break;
    }
    anim_spring spring = {mass, mass * omega * omega, 2 * ratio * mass * omega};
    if (round % 16 == 0) {
        const double whole = floor(uniform(1, 100));
        spring = (anim_spring){1, whole * whole, 2 * whole};
    }
    return spring;
}

static void run(uint64_t round) {
    static double times[largest], from[largest], to[largest], speeds[largest], values[largest], velocities[largest];
    static float from_float[largest], to_float[largest], speeds_float[largest], float_values[largest];
    const anim_spring spring = random_spring(round);
    const size_t count = round % 4 == 0 ? next() % 70 : largest;
    const double span = exp2(uniform(-12, 14));
    for (size_t index = 0; index < count; index += 1) {
        times[index] = index % 13 == 0 ? -span * uniform(0, 1) : span * uniform(0, 1) * uniform(0, 1);
        from[index] = uniform(-100, 100);
        to[index] = uniform(-100, 100);
        speeds[index] = uniform(-1000, 1000);
        from_float[index] = (float)from[index];
        to_float[index] = (float)to[index];
        speeds_float[index] = (float)speeds[index];
    }
    anim_prepared_spring prepared;
    check(anim_spring_prepare(&spring, &prepared));

    check(anim_spring_animate_many(&spring, times, count, from, to, speeds, count, 0, values, velocities));
    for (size_t index = 0; index < count; index += 1) {
        double value, velocity, again[2];
        check(anim_spring_evaluate(&spring, times[index], from[index], to[index], speeds[index], &value, &velocity));
        compare("bulk value", &spring, times[index], values[index], value);
        compare("bulk velocity", &spring, times[index], velocities[index], velocity);
        check(anim_prepared_spring_evaluate(&prepared, times[index], from[index], to[index], speeds[index], &again[0],
                                            &again[1]));
        compare("prepared value", &spring, times[index], again[0], value);
        compare("prepared velocity", &spring, times[index], again[1], velocity);
    }
    check(anim_spring_animate_many_float(&spring, times, count, from_float, to_float, speeds_float, count, 0,
                                         float_values, NULL));
    for (size_t index = 0; index < count; index += 1) {
        double value;
        check(anim_prepared_spring_evaluate(&prepared, times[index], from_float[index], to_float[index],
                                            speeds_float[index], &value, NULL));
        compare("float", &spring, times[index], float_values[index], (float)value);
    }
    check(anim_spring_animate_many(&spring, times, count, from, to, NULL, count, ANIM_SPRING_SHORTEST_TURN, values,
                                   NULL));
    for (size_t index = 0; index < count; index += 1) {
        double value;
        check(anim_spring_animate_many(&spring, &times[index], 1, &from[index], &to[index], NULL, 1,
                                       ANIM_SPRING_SHORTEST_TURN, &value, NULL));
        compare("angle", &spring, times[index], values[index], value);
    }
    check(anim_spring_evaluate_many(&spring, times, count, 3, -4, 7, values, NULL));
    for (size_t index = 0; index < count; index += 1) {
        double value;
        check(anim_prepared_spring_evaluate(&prepared, times[index], 3, -4, 7, &value, NULL));
        compare("many times", &spring, times[index], values[index], value);
    }
}

int main(int count, char **arguments) {
    const uint64_t rounds = count > 1 ? strtoull(arguments[1], NULL, 10) : 100;
    state = 20;
    for (uint64_t round = 0; round < rounds; round += 1) {
        run(round);
    }
    printf("%016" PRIx64 "\n", hash);
    return 0;
}
