// One step of a stage in which every property moves, and what a copy of the same values costs.
#include "harness.h"
#include <cstring>
#include <memory>
#include <string>
#include <vector>

using namespace benchmark;

namespace {

constexpr double frame_seconds = 1.0 / 120;

struct StageDeleter {
    void operator()(anim_stage *stage) const {
        anim_stage_destroy(stage);
    }
};

/// A stage with `count` scalars that all move, begun in `groups` transactions a millisecond apart.
class MovingStage {
  public:
    MovingStage(size_t count, size_t groups, const anim_motion &motion) : properties(count), values(count) {
        anim_stage_options options{};
        REQUIRE(anim_default_stage_options(&options, sizeof options));
        options.property_capacity = static_cast<uint32_t>(count);
        anim_stage *created = nullptr;
        REQUIRE(anim_stage_create(&options, &created));
        stage.reset(created);
        REQUIRE(anim_stage_add_scalars(created, values.data(), count, properties.data()));
        for (size_t index = 0; index < count; index += 1) {
            values[index] = 100 + static_cast<double>(index % 1000);
        }
        for (size_t group = 0; group < groups; group += 1) {
            const size_t start = count * group / groups, end = count * (group + 1) / groups;
            anim_transaction transaction = 0;
            REQUIRE(anim_stage_begin_transaction(created, &motion, &transaction));
            REQUIRE(anim_stage_set_values(created, &properties[start], end - start, &values[start], end - start));
            REQUIRE(anim_stage_commit_transaction(created, transaction));
            REQUIRE(anim_stage_advance(created, 0.001));
        }
    }

    void step() {
        REQUIRE(anim_stage_advance(stage.get(), frame_seconds));
    }

    void read() {
        REQUIRE(anim_stage_get_values(stage.get(), properties.data(), properties.size(), ANIM_READ_PRESENTATION,
                                      values.data(), values.size()));
        keep(values[0]);
    }

    void require_moving() {
        anim_stage_info info{};
        REQUIRE(anim_default_stage_info(&info, sizeof info));
        REQUIRE(anim_stage_get_info(stage.get(), &info));
        if (info.animation_count != properties.size()) {
            std::fprintf(stderr, "an animation ended while it was measured\n");
            std::exit(1);
        }
    }

  private:
    std::unique_ptr<anim_stage, StageDeleter> stage;
    std::vector<anim_property> properties;
    std::vector<double> values;
};

anim_motion motion_of(bool is_spring) {
    anim_motion motion{};
    REQUIRE(anim_default_motion(&motion, sizeof motion));
    if (is_spring) {
        // Barely damped: it does not come to rest while it is measured.
        motion.kind = ANIM_MOTION_SPRING;
        motion.spring = anim_spring{1, 100, 1e-4};
    } else {
        motion.kind = ANIM_MOTION_CURVE;
        motion.given = ANIM_GIVEN_DURATION;
        motion.duration = 1e5;
        REQUIRE(anim_curve_make_named("ease-in-out", 11, &motion.curve));
    }
    return motion;
}

void benchmark_steps(size_t count, size_t groups, bool is_spring) {
    const std::string name = std::string("stage step, ") + std::to_string(count) +
                             (is_spring ? " springs" : " curves") + (groups > 1 ? ", begun at 100 times" : "");
    if (!is_wanted(name)) {
        return;
    }
    MovingStage stage(count, groups, motion_of(is_spring));
    measure(name, static_cast<double>(count), [&] { stage.step(); });
    if (groups > 1) {
        measure(name + ", and read all", static_cast<double>(count), [&] {
            stage.step();
            stage.read();
        });
    }
    stage.require_moving();
}

void benchmark_copy(size_t count) {
    std::vector<double> from(count, 1.0), to(count);
    measure("copy of " + std::to_string(count) + " numbers (memcpy)", static_cast<double>(count), [&] {
        std::memcpy(to.data(), from.data(), count * sizeof(double));
        keep(to[0]);
        asm volatile("" : : "r"(to.data()), "r"(from.data()) : "memory");
    });
}

} // namespace

void benchmark_stage() {
    for (const size_t count : {size_t{1000}, size_t{100000}, size_t{1000000}}) {
        for (const bool is_spring : {true, false}) {
            benchmark_steps(count, 1, is_spring);
            benchmark_steps(count, 100, is_spring);
        }
        benchmark_copy(count);
    }
}
