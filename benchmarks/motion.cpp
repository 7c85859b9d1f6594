// Springs and curves as pure functions: one call a value, and one call for many.
#include "harness.h"
#include <vector>

using namespace benchmark;

void benchmark_motion() {
    constexpr size_t count = 1024; // in cache
    std::vector<double> times(count), values(count), velocities(count);
    for (size_t index = 0; index < count; index += 1) {
        times[index] = 2.0 * (static_cast<double>(index) + 0.5) / count;
    }
    const anim_spring under{1, 100, 10}, critical{1, 100, 20}, over{1, 100, 40};
    anim_curve curve{};
    REQUIRE(anim_curve_make_named("ease-in-out", 11, &curve));

    measure("spring value, a call", count, [&] {
        for (size_t index = 0; index < count; index += 1) {
            anim_spring_evaluate(&under, times[index], 0, 1, 0, &values[index], nullptr);
        }
        keep(values[0]);
    });
    measure("spring value and velocity, a call", count, [&] {
        for (size_t index = 0; index < count; index += 1) {
            anim_spring_evaluate(&under, times[index], 0, 1, 0, &values[index], &velocities[index]);
        }
        keep(values[0]);
    });
    const auto bulk = [&](const char *name, const anim_spring &spring, double *velocity) {
        measure(name, count, [&] {
            anim_spring_evaluate_many(&spring, times.data(), count, 0, 1, 0, values.data(), velocity);
            keep(values[0]);
        });
    };
    bulk("spring value, bulk", under, nullptr);
    bulk("spring value and velocity, bulk", under, velocities.data());
    bulk("spring value, critically damped, bulk", critical, nullptr);
    bulk("spring value, overdamped, bulk", over, nullptr);

    for (double &time : times) {
        time /= 2;
    }
    measure("curve value, a call", count, [&] {
        for (size_t index = 0; index < count; index += 1) {
            anim_curve_value(&curve, times[index], &values[index]);
        }
        keep(values[0]);
    });
    measure("curve value, bulk", count, [&] {
        anim_curve_value_many(&curve, times.data(), count, values.data());
        keep(values[0]);
    });
    measure("curve inverse, a call", count, [&] {
        for (size_t index = 0; index < count; index += 1) {
            anim_curve_inverse(&curve, times[index], &values[index]);
        }
        keep(values[0]);
    });
    measure("exp, bulk", count, [&] {
        anim_math_evaluate(ANIM_MATH_EXP, times.data(), nullptr, count, values.data());
        keep(values[0]);
    });
}
