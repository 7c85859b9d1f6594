// SPDX-License-Identifier: MIT
// A step of a stage in which every property moves, from 10 properties to 1 000 000.
#include "moving_stage.h"
#include <string>

using namespace benchmark;

namespace {

enum class Start {
    together, // all at once
    random    // in a thousand groups of properties from anywhere, over a second
};

void benchmark_steps(size_t count, bool is_spring, Start start) {
    const std::string name = "stage step, " + std::to_string(count) + (is_spring ? " springs" : " eased tweens") +
                             (start == Start::random ? ", random starts" : "");
    const std::string read_name = name + ", and read all";
    if (!is_wanted(name) && !is_wanted(read_name)) {
        return;
    }
    ScalarStage stage(count);
    if (start == Start::together) {
        stage.send(0, count, is_spring ? lasting_spring_motion() : lasting_tween_motion(1e5));
    } else {
        stage.shuffle();
        Random random;
        const size_t groups = count < 1000 ? count : 1000;
        for (size_t group = 0; group < groups; group += 1) {
            stage.send(count * group / groups, count * (group + 1) / groups,
                       is_spring ? lasting_spring_motion() : lasting_tween_motion(5e4 + random.below(5e4)));
            stage.advance(random.below(2.0 / static_cast<double>(groups)));
        }
    }
    if (!is_spring) {
        stage.advance(2e4);
    }
    const auto size = static_cast<double>(count);
    // Of a spring: displacement, velocity and target, the index of its component, the presentation. Of a tween: start,
    // duration, length, index, the component's origin and target, the presentation.
    const double bytes = is_spring ? 36 : 52;
    measure(name, Work(size, bytes), [&] { stage.step(); });
    if (count == benchmark::size(100000, 10000)) {
        measure(read_name, Work(size, bytes + 24), [&] {
            stage.step();
            stage.read();
        });
    }
    stage.require_moving(count);
}

/// All of the state as bytes, and back, of scalars that rest or move.
void benchmark_snapshots(bool is_moving) {
    const size_t count = size(100000, 10000);
    const std::string of = std::to_string(count) + (is_moving ? " springs" : " scalars at rest");
    if (!is_wanted("snapshot of " + of) && !is_wanted("restore of " + of)) {
        return;
    }
    ScalarStage stage(count);
    if (is_moving) {
        stage.send(0, count, lasting_spring_motion());
        stage.step();
    }
    size_t length = 0;
    REQUIRE(anim_stage_snapshot(stage.stage.get(), nullptr, 0, &length));
    std::vector<uint8_t> bytes(length);
    const auto size = static_cast<double>(count);
    const double each = static_cast<double>(length) / size;
    measure("snapshot of " + of, Work(size, each),
            [&] { REQUIRE(anim_stage_snapshot(stage.stage.get(), bytes.data(), bytes.size(), &length)); });
    measure("restore of " + of, Work(size, each),
            [&] { REQUIRE(anim_stage_restore(stage.stage.get(), bytes.data(), bytes.size())); });
}

} // namespace

void benchmark_stage() {
    benchmark_snapshots(false);
    benchmark_snapshots(true);
    for (const size_t count : growing_sizes(1000000)) {
        for (const bool is_spring : {true, false}) {
            benchmark_steps(count, is_spring, Start::together);
            benchmark_steps(count, is_spring, Start::random);
        }
    }
}
