/* SPDX-License-Identifier: MIT */
// A stage with many scalar properties that all move, for the benchmarks.
#pragma once

#include "harness.h"
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <utility>
#include <vector>

namespace benchmark {

struct StageDeleter {
    void operator()(anim_stage *stage) const {
        anim_stage_destroy(stage);
    }
};

using StagePointer = std::unique_ptr<anim_stage, StageDeleter>;

inline anim_motion default_motion() {
    anim_motion motion{};
    REQUIRE(anim_default_motion(&motion, sizeof motion));
    return motion;
}

/// Barely damped: it does not come to rest while it is measured.
constexpr anim_spring lasting_spring{1, 100, 1e-5};

inline anim_motion lasting_spring_motion() {
    anim_motion motion = default_motion();
    motion.kind = ANIM_MOTION_KIND_SPRING;
    motion.spring = lasting_spring;
    return motion;
}

/// An eased tween so long that it does not end while it is measured.
inline anim_motion lasting_tween_motion(double duration) {
    anim_motion motion = default_motion();
    motion.kind = ANIM_MOTION_KIND_CURVE;
    motion.duration = duration;
    REQUIRE(anim_cubic_bezier_make_named("ease-in-out", 11, &motion.curve));
    return motion;
}

/// A stage with scalars at 0, nothing of which moves yet.
class ScalarStage {
  public:
    explicit ScalarStage(size_t count) : properties(count), values(count) {
        anim_stage_options options{};
        REQUIRE(anim_default_stage_options(&options, sizeof options));
        options.property_capacity = static_cast<uint32_t>(count);
        options.event_limit = 64; // nobody polls here
        anim_stage *created = nullptr;
        REQUIRE(anim_stage_create(&options, &created));
        stage.reset(created);
        REQUIRE(anim_stage_add_scalars(created, values.data(), count, properties.data()));
        for (size_t index = 0; index < count; index += 1) {
            values[index] = 100 + static_cast<double>(index % 1000);
        }
    }

    /// Sends properties `start` to `end` off.
    void send(size_t start, size_t end, const anim_motion &motion) {
        anim_transaction transaction = 0;
        REQUIRE(anim_stage_begin_transaction(stage.get(), &motion, &transaction));
        REQUIRE(anim_stage_set_value_many(stage.get(), &properties[start], end - start, &values[start], end - start));
        REQUIRE(anim_stage_commit_transaction(stage.get(), transaction));
    }

    void advance(double seconds) {
        REQUIRE(anim_stage_advance(stage.get(), seconds));
    }

    /// A frame. So short that many of them are no long time.
    void step() {
        advance(0.0005);
    }

    void read() {
        REQUIRE(anim_stage_get_value_many(stage.get(), properties.data(), properties.size(), ANIM_READ_PRESENTATION,
                                          values.data(), values.size()));
        keep(values[0]);
    }

    /// The numbers of the properties in another order, so that those that begin to move together are not neighbors.
    void shuffle() {
        Random random;
        for (size_t index = properties.size(); index > 1; index -= 1) {
            std::swap(properties[index - 1], properties[random.index(index)]);
        }
    }

    /// Ends the program unless all of them still move.
    void require_moving(size_t count) const {
        anim_stage_info info{};
        info.struct_size = sizeof info;
        REQUIRE(anim_stage_get_info(stage.get(), &info));
        if (info.animation_count != count) {
            std::fprintf(stderr, "an animation ended while it was measured\n");
            std::exit(1);
        }
    }

    StagePointer stage;
    std::vector<anim_property> properties;
    std::vector<double> values;
};

} // namespace benchmark
