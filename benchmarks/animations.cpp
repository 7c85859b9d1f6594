// SPDX-License-Identifier: MIT
// Animations of properties: what beginning one costs, and a step of those that have a layer or are derived.
#include "moving_stage.h"
#include <string>

using namespace benchmark;

namespace {

constexpr size_t count = 10000;

anim_animation_options explicit_options() {
    anim_animation_options options{};
    REQUIRE(anim_default_animation_options(&options, sizeof options));
    options.kind = ANIM_MOTION_KIND_CURVE;
    options.duration = 1;
    options.timing.repeat_count = 1e6;
    options.timing.autoreverses = 1;
    return options;
}

void benchmark_beginning() {
    anim_motion spring = default_motion();
    spring.kind = ANIM_MOTION_KIND_SPRING;
    anim_motion tween = default_motion();
    tween.kind = ANIM_MOTION_KIND_CURVE;
    const auto together = [&](const std::string &name, const anim_motion &motion) {
        if (!is_wanted(name)) {
            return;
        }
        ScalarStage stage(count);
        measure(name, count, [&] {
            for (double &value : stage.values) {
                value = -value;
            }
            stage.send(0, count, motion);
            stage.advance(0.004);
        });
    };
    together("animation begun, spring, 10000 in a transaction, all moving already", spring);
    together("animation begun, eased tween, 10000 in a transaction, all moving already", tween);

    const std::string from_rest = "animation begun and ended, spring, 10000 in a transaction";
    if (is_wanted(from_rest)) {
        ScalarStage stage(count);
        measure(from_rest, count, [&] {
            for (double &value : stage.values) {
                value = -value;
            }
            stage.send(0, count, spring);
            stage.advance(100);
        });
    }
    const std::string alone = "animation begun, spring, in a transaction of its own";
    if (is_wanted(alone)) {
        ScalarStage stage(count);
        measure(alone, count, [&] {
            for (size_t index = 0; index < count; index += 1) {
                stage.values[index] = -stage.values[index];
                stage.send(index, index + 1, spring);
            }
            stage.advance(0.004);
        });
    }
    const std::string begun = "animation begun, explicit";
    if (is_wanted(begun)) {
        // So many that a run hardly comes round: one on another costs more.
        const size_t room = size(100000, 2000);
        constexpr size_t at_once = 1000;
        ScalarStage stage(room);
        anim_animation_options options = explicit_options();
        const double to = 10;
        options.to = &to;
        options.count = 1;
        size_t next = 0;
        const auto begin = [&] {
            for (size_t index = 0; index < at_once; index += 1) {
                REQUIRE(anim_stage_animate(stage.stage.get(), stage.properties[next], &options, nullptr));
                next = next + 1 < room ? next + 1 : 0;
            }
        };
        measure(begun, at_once, begin, [&] {
            for (const anim_property property : stage.properties) {
                REQUIRE(anim_stage_remove_all_animations(stage.stage.get(), property));
            }
            next = 0;
        });
    }
    const std::string by_itself = "animation begun and removed, explicit";
    if (is_wanted(by_itself)) {
        ScalarStage stage(count);
        anim_animation_options options = explicit_options();
        const double to = 10;
        options.to = &to;
        options.count = 1;
        std::vector<anim_animation> animations(count);
        measure(by_itself, count, [&] {
            for (size_t index = 0; index < count; index += 1) {
                REQUIRE(anim_stage_animate(stage.stage.get(), stage.properties[index], &options, &animations[index]));
            }
            for (const anim_animation animation : animations) {
                REQUIRE(anim_stage_remove_animation(stage.stage.get(), animation));
            }
        });
    }
}

/// Many on one property: each begins on top of all those before it.
void benchmark_stacking() {
    constexpr size_t layers = 2000;
    const std::string explicit_name = "animation begun, explicit, additive, one of 2000 on one property";
    const std::string implicit_name = "animation begun, stacked by a transaction, one of 2000 on one property";
    if (is_wanted(explicit_name)) {
        ScalarStage stage(1);
        anim_animation_options options = explicit_options();
        const double to = 10;
        options.to = &to;
        options.count = 1;
        options.additive = 1;
        measure(explicit_name, layers, [&] {
            for (size_t layer = 0; layer < layers; layer += 1) {
                REQUIRE(anim_stage_animate(stage.stage.get(), stage.properties[0], &options, nullptr));
            }
            REQUIRE(anim_stage_remove_all_animations(stage.stage.get(), stage.properties[0]));
        });
    }
    if (is_wanted(implicit_name)) {
        ScalarStage stage(1);
        anim_motion motion = lasting_tween_motion(10);
        motion.interruption = ANIM_INTERRUPTION_ADD;
        measure(implicit_name, layers, [&] {
            for (size_t layer = 0; layer < layers; layer += 1) {
                stage.values[0] += 1;
                stage.send(0, 1, motion);
            }
            REQUIRE(anim_stage_remove_all_animations(stage.stage.get(), stage.properties[0]));
        });
    }
}

void benchmark_layers() {
    const auto explicit_step = [&](const std::string &name, anim_animation_options options, int layers) {
        if (!is_wanted(name)) {
            return;
        }
        ScalarStage stage(count);
        const double to = 10;
        options.to = &to;
        options.count = 1;
        for (size_t index = 0; index < count; index += 1) {
            for (int layer = 0; layer < layers; layer += 1) {
                REQUIRE(anim_stage_animate(stage.stage.get(), stage.properties[index], &options, nullptr));
            }
        }
        measure(name, count, [&] { stage.step(); });
        stage.require_moving(count * static_cast<size_t>(layers));
    };
    anim_animation_options options = explicit_options();
    explicit_step("stage step, 10000 explicit animations, back and forth", options, 1);
    options.additive = 1;
    explicit_step("stage step, 10000 properties with 2 additive layers each", options, 2);
    options.kind = ANIM_MOTION_KIND_SPRING;
    options.duration = ANIM_INHERIT;
    options.spring = lasting_spring;
    options.timing.repeat_count = 1;
    options.timing.autoreverses = 0;
    explicit_step("stage step, 10000 properties with 2 additive springs each", options, 2);

    // One property moves on, so that all are visited.
    const auto held_step = [&](const std::string &name, bool is_additive) {
        if (!is_wanted(name)) {
            return;
        }
        ScalarStage stage(count);
        const double to = 10;
        for (size_t index = 0; index < count; index += 1) {
            anim_animation_options held = explicit_options();
            held.to = &to;
            held.count = 1;
            if (index > 0) {
                held.additive = is_additive ? 1 : 0;
                held.duration = 0.01;
                held.timing.repeat_count = 1;
                held.timing.autoreverses = 0;
                held.timing.fill_mode = ANIM_FILL_MODE_FORWARDS;
            }
            REQUIRE(anim_stage_animate(stage.stage.get(), stage.properties[index], &held, nullptr));
        }
        REQUIRE(anim_stage_advance(stage.stage.get(), 1));
        stage.step();
        measure(name, count, [&] { stage.step(); });
    };
    held_step("stage step, 10000 explicit animations that have ended and fill forwards", false);
    held_step("stage step, 10000 additive animations that have ended and fill forwards", true);

    const std::string name = "stage step, 10000 explicit keyframe animations of 8 keys";
    if (is_wanted(name)) {
        anim_keyframe_options keyframe_options{};
        REQUIRE(anim_default_keyframe_options(&keyframe_options, sizeof keyframe_options));
        keyframe_options.duration = 2;
        keyframe_options.mode = ANIM_KEYFRAME_MODE_CUBIC;
        const double values[] = {0, 3, 1, 4, 1, 5, 9, 2};
        anim_keyframes *keyframes = nullptr;
        REQUIRE(
            anim_keyframes_create_values(&keyframe_options, values, 8, nullptr, 0, nullptr, 0, nullptr, 0, &keyframes));
        anim_animation_options moved = explicit_options();
        moved.kind = ANIM_MOTION_KIND_KEYFRAMES;
        moved.duration = ANIM_INHERIT;
        moved.keyframes = keyframes;
        ScalarStage stage(count);
        for (const anim_property property : stage.properties) {
            REQUIRE(anim_stage_animate(stage.stage.get(), property, &moved, nullptr));
        }
        measure(name, count, [&] { stage.step(); });
        stage.require_moving(count);
        REQUIRE(anim_keyframes_destroy(keyframes));
    }
}

void benchmark_derived() {
    const std::string name = "stage step, 1000 derived properties (x * 2 + 1) of a moving one, and read all";
    if (!is_wanted(name)) {
        return;
    }
    constexpr size_t derived = 1000;
    ScalarStage stage(derived);
    const double zero = 0;
    anim_property source = 0;
    REQUIRE(anim_stage_add_property(stage.stage.get(), "x", 1, ANIM_VALUE_KIND_SCALAR, &zero, 1, &source));
    for (const anim_property property : stage.properties) {
        REQUIRE(anim_stage_set_expression(stage.stage.get(), property, "x * 2 + 1", 9));
    }
    const anim_motion motion = lasting_spring_motion();
    anim_transaction transaction = 0;
    const double one = 1;
    REQUIRE(anim_stage_begin_transaction(stage.stage.get(), &motion, &transaction));
    REQUIRE(anim_stage_set_value(stage.stage.get(), source, &one, 1));
    REQUIRE(anim_stage_commit_transaction(stage.stage.get(), transaction));
    measure(name, derived, [&] {
        stage.step();
        stage.read();
    });
}

} // namespace

void benchmark_animations() {
    benchmark_beginning();
    benchmark_stacking();
    benchmark_layers();
    benchmark_derived();
}
