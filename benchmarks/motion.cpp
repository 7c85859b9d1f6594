// SPDX-License-Identifier: MIT
// Springs and timing functions without a stage: one call a value, and one call for many.
#include "harness.h"
#include <vector>

using namespace benchmark;

namespace {

constexpr size_t in_cache = 1024;
constexpr anim_spring under{1, 100, 10}, critical{1, 100, 20}, over{1, 100, 40};

/// Many values on one spring, each with its own start, target and velocity.
template <typename Number> class Springs {
  public:
    explicit Springs(size_t count)
        : times(count), from(count), to(count), speeds(count), values(count), velocities(count) {
        Random random;
        for (size_t index = 0; index < count; index += 1) {
            times[index] = random.below(2);
            from[index] = static_cast<Number>(random.below(100));
            to[index] = static_cast<Number>(random.below(100));
            speeds[index] = static_cast<Number>(random.below(10));
        }
    }

    void evaluate(const anim_spring &spring, bool has_own_times, bool has_velocities) {
        const size_t count = values.size(), time_count = has_own_times ? count : 1;
        Number *wanted = has_velocities ? velocities.data() : nullptr;
        REQUIRE(call(&spring, times.data(), time_count, from.data(), to.data(), speeds.data(), count, values.data(),
                     wanted));
        keep(values[0]);
    }

    void step(const anim_spring &spring) {
        REQUIRE(step(&spring, 1.0 / 120, to.data(), values.size(), from.data(), speeds.data()));
        keep(from[0]);
    }

  private:
    static anim_status call(const anim_spring *spring, const double *times, size_t time_count, const double *from,
                            const double *to, const double *speeds, size_t count, double *values, double *velocities) {
        return anim_spring_animate_many(spring, times, time_count, from, to, speeds, count, 0, values, velocities);
    }
    static anim_status call(const anim_spring *spring, const double *times, size_t time_count, const float *from,
                            const float *to, const float *speeds, size_t count, float *values, float *velocities) {
        return anim_spring_animate_many_float(spring, times, time_count, from, to, speeds, count, 0, values,
                                              velocities);
    }
    static anim_status step(const anim_spring *spring, double seconds, const double *to, size_t count, double *values,
                            double *velocities) {
        return anim_spring_step_many(spring, seconds, to, count, 0, values, velocities);
    }
    static anim_status step(const anim_spring *spring, double seconds, const float *to, size_t count, float *values,
                            float *velocities) {
        return anim_spring_step_many_float(spring, seconds, to, count, 0, values, velocities);
    }

    std::vector<double> times;
    std::vector<Number> from, to, speeds, values, velocities;
};

template <typename Number> void benchmark_springs(const std::string &type) {
    Springs<Number> springs(in_cache);
    constexpr double size = sizeof(Number);
    const auto bulk = [&](const std::string &what, const anim_spring &spring, bool has_own_times, bool has_velocities) {
        const double bytes = (has_velocities ? 5 : 4) * size + (has_own_times ? sizeof(double) : 0);
        measure("springs, bulk, " + what + ", " + type, Work(in_cache, bytes),
                [&] { springs.evaluate(spring, has_own_times, has_velocities); });
    };
    bulk("one time", under, false, false);
    bulk("one time, with velocities", under, false, true);
    bulk("own times", under, true, false);
    bulk("own times, critically damped", critical, true, false);
    bulk("own times, overdamped", over, true, false);
    Springs<Number> stepped(in_cache);
    measure("springs, bulk, step in place, " + type, Work(in_cache, 5 * size),
            [&] { stepped.step(anim_spring{1, 100, 0}); });
}

void benchmark_growth() {
    for (const size_t count : growing_sizes()) {
        const std::string suffix = ", " + std::to_string(count);
        const std::string at_one_time = "growth: springs, bulk, one time" + suffix;
        const std::string at_own_times = "growth: springs, bulk, own times" + suffix;
        if (is_wanted(at_one_time) || is_wanted(at_own_times)) {
            Springs<double> springs(count);
            const auto size = static_cast<double>(count);
            measure(at_one_time, Work(size, 32), [&] { springs.evaluate(under, false, false); });
            measure(at_own_times, Work(size, 40), [&] { springs.evaluate(under, true, false); });
        }
    }
}

void benchmark_easings() {
    std::vector<double> xs(in_cache), ys(in_cache);
    Random random;
    for (double &x : xs) {
        x = random.below(1);
    }
    const auto many = [&](const std::string &name, const std::string &css) {
        anim_easing *easing = nullptr;
        REQUIRE(anim_easing_create_css(css.data(), css.size(), &easing));
        measure("easing, bulk, " + name, Work(in_cache, 16), [&] {
            REQUIRE(anim_easing_evaluate_many(easing, xs.data(), xs.size(), ys.data()));
            keep(ys[0]);
        });
        REQUIRE(anim_easing_destroy(easing));
    };
    many("cubic-bezier (ease-in-out)", "ease-in-out");
    many("linear() of 8 stops", "linear(0, 0.2, 0.1, 0.6, 0.5, 0.9, 1.1, 1)");
    many("steps(12)", "steps(12)");
    anim_easing *penner = nullptr;
    REQUIRE(anim_easing_create_penner(ANIM_PENNER_CUBIC_IN_OUT, &penner));
    measure("easing, bulk, Penner's cubic in-out", Work(in_cache, 16), [&] {
        REQUIRE(anim_easing_evaluate_many(penner, xs.data(), xs.size(), ys.data()));
        keep(ys[0]);
    });
    REQUIRE(anim_easing_destroy(penner));
    measure("easing, made from a cubic-bezier", 1, [&] {
        anim_cubic_bezier curve{0.42, 0, 0.58, 1};
        anim_easing *easing = nullptr;
        REQUIRE(anim_easing_create_cubic_bezier(&curve, &easing));
        REQUIRE(anim_easing_destroy(easing));
    });
}

} // namespace

void benchmark_motion() {
    std::vector<double> times(in_cache), values(in_cache), velocities(in_cache);
    Random random;
    for (double &time : times) {
        time = random.below(1);
    }
    anim_cubic_bezier curve{};
    REQUIRE(anim_cubic_bezier_make_named("ease-in-out", 11, &curve));

    measure("spring value, a call", in_cache, [&] {
        for (size_t index = 0; index < in_cache; index += 1) {
            anim_spring_evaluate(&under, times[index], 0, 1, 0, &values[index], nullptr);
        }
        keep(values[0]);
    });
    measure("spring value and velocity, a call", in_cache, [&] {
        for (size_t index = 0; index < in_cache; index += 1) {
            anim_spring_evaluate(&under, times[index], 0, 1, 0, &values[index], &velocities[index]);
        }
        keep(values[0]);
    });
    anim_prepared_spring prepared{};
    REQUIRE(anim_spring_prepare(&under, &prepared));
    measure("prepared spring value and velocity, a call", in_cache, [&] {
        for (size_t index = 0; index < in_cache; index += 1) {
            anim_prepared_spring_evaluate(&prepared, times[index], 0, 1, 0, &values[index], &velocities[index]);
        }
        keep(values[0]);
    });
    measure("overdamped spring value and velocity, a call", in_cache, [&] {
        for (size_t index = 0; index < in_cache; index += 1) {
            anim_spring_evaluate(&over, times[index], 0, 1, 0, &values[index], &velocities[index]);
        }
        keep(values[0]);
    });
    measure("spring value at many times", Work(in_cache, 16), [&] {
        REQUIRE(anim_spring_evaluate_many(&under, times.data(), in_cache, 0, 1, 0, values.data(), nullptr));
        keep(values[0]);
    });
    benchmark_springs<double>("double");
    benchmark_springs<float>("float");
    benchmark_growth();

    measure("curve value, a call", in_cache, [&] {
        for (size_t index = 0; index < in_cache; index += 1) {
            anim_cubic_bezier_evaluate(&curve, times[index], &values[index]);
        }
        keep(values[0]);
    });
    measure("curve value, bulk", Work(in_cache, 16), [&] {
        anim_cubic_bezier_evaluate_many(&curve, times.data(), in_cache, values.data());
        keep(values[0]);
    });
    measure("curve inverse, a call", in_cache, [&] {
        for (size_t index = 0; index < in_cache; index += 1) {
            anim_cubic_bezier_invert(&curve, times[index], &values[index]);
        }
        keep(values[0]);
    });
    benchmark_easings();
    measure("exp, bulk", Work(in_cache, 16), [&] {
        anim_math_evaluate(ANIM_MATH_FUNCTION_EXP, times.data(), nullptr, in_cache, values.data());
        keep(values[0]);
    });
}
