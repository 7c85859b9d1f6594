// SPDX-License-Identifier: MIT
// Keyframes without a stage: a sample at random times, and of many motions at one time.
#include "harness.h"
#include <string>
#include <vector>

using namespace benchmark;

namespace {

constexpr size_t sample_count = 1024;

anim_keyframes *make(int32_t mode, size_t keys, const anim_cubic_bezier *curve) {
    anim_keyframe_options options{};
    REQUIRE(anim_default_keyframe_options(&options, sizeof options));
    options.mode = mode;
    options.duration = 1;
    std::vector<double> values(keys), times(keys);
    Random random;
    for (size_t key = 0; key < keys; key += 1) {
        values[key] = random.below(100);
        // Uneven, from 0 to 1.
        const double even = static_cast<double>(key) / static_cast<double>(keys - 1);
        times[key] = even * (0.5 + 0.5 * even);
    }
    anim_keyframes *keyframes = nullptr;
    REQUIRE(anim_keyframes_create_values(&options, values.data(), keys, times.data(), keys, curve, curve != nullptr,
                                         nullptr, 0, &keyframes));
    return keyframes;
}

void benchmark_samples(const std::string &name, int32_t mode, size_t keys, const anim_cubic_bezier *curve) {
    const std::string random_name = "keyframe sample, " + name + ", random times";
    const std::string all_name = "keyframe sample, " + name + ", 1024 motions at one time";
    if (!is_wanted(random_name) && !is_wanted(all_name)) {
        return;
    }
    std::vector<double> times(sample_count), values(sample_count);
    Random random;
    for (double &time : times) {
        time = random.below(1);
    }
    anim_keyframes *keyframes = make(mode, keys, curve);
    measure(random_name, Work(sample_count, 16), [&] {
        REQUIRE(anim_keyframes_evaluate(keyframes, times.data(), sample_count, nullptr, 0, values.data(), nullptr,
                                        sample_count));
        keep(values[0]);
    });
    REQUIRE(anim_keyframes_destroy(keyframes));

    std::vector<anim_keyframes *> motions(sample_count);
    for (anim_keyframes *&motion : motions) {
        motion = make(mode, keys, curve);
    }
    double time = 0;
    measure(all_name, sample_count, [&] {
        time = time < 1 ? time + 1.0 / 120 : 0;
        REQUIRE(anim_keyframes_evaluate_many(motions.data(), sample_count, time, values.data(), sample_count));
        keep(values[0]);
    });
    for (anim_keyframes *motion : motions) {
        REQUIRE(anim_keyframes_destroy(motion));
    }
}

} // namespace

void benchmark_keyframes() {
    const anim_cubic_bezier curve{0.42, 0, 0.58, 1};
    benchmark_samples("8 keys, linear", ANIM_KEYFRAME_MODE_LINEAR, 8, nullptr);
    benchmark_samples("8 keys, cubic", ANIM_KEYFRAME_MODE_CUBIC, 8, nullptr);
    benchmark_samples("8 keys, each segment eased", ANIM_KEYFRAME_MODE_LINEAR, 8, &curve);
    benchmark_samples("1000 keys, cubic", ANIM_KEYFRAME_MODE_CUBIC, 1000, nullptr);
}
