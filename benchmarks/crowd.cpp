// SPDX-License-Identifier: MIT
// Large scenes: many controls of which few move, and one document of many nodes and states.
#include "harness.h"
#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

using namespace benchmark;

namespace {

constexpr double frame_seconds = 1.0 / 120;

/// Groups of ten shapes each that a property of their own moves and turns, and one machine: states side by side in
/// tens, of which each hears an event and waits for a delay.
std::string large_document(size_t node_count, size_t state_count) {
    const size_t group_count = node_count / 10;
    std::string properties, nodes, states, inner;
    for (size_t group = 0; group < group_count; group += 1) {
        const std::string name = "p" + std::to_string(group);
        const std::string x = std::to_string(group % 100 * 10), y = std::to_string(group / 100 * 10);
        if (group > 0) {
            properties += ",";
            nodes += ",";
        }
        properties += "\"" + name + "\":{\"kind\":\"scalar\",\"value\":0}";
        nodes += R"({"kind":"group","x":")" + name + R"(","nodes":[)";
        for (int shape = 0; shape < 9; shape += 1) {
            nodes += std::string(shape > 0 ? "," : "") + R"({"kind":")" + (shape % 2 ? "ellipse" : "rectangle") +
                     R"(","frame":[)" + x + "," + y + R"(,8,8],"fill":"#FF2D55"})";
        }
        nodes += "]}";
    }
    for (size_t state = 0; state < state_count; state += 1) {
        const std::string name = "s" + std::to_string(state);
        const std::string next = "s" + std::to_string(state / 10 * 10 + (state + 1) % 10);
        const std::string event = "go" + std::to_string(state / 10);
        if (state % 10 == 0) {
            states += std::string(state > 0 ? "," : "") + "\"r" + std::to_string(state / 10) + R"(":{"states":{)";
        }
        states += std::string(state % 10 > 0 ? "," : "") + "\"" + name + R"(":{"on":{")" + event + R"(":{"target":")" +
                  next + R"(","actions":[{"set":{"p)" + std::to_string(state % group_count) +
                  R"(":1},"motion":{"spring":"bouncy"}}]}}})";
        if (state % 10 == 9) {
            states += "}}";
        }
    }
    return R"({"animcore":1,"size":[1000,1000],"properties":{)" + properties +
           R"(},"machine":{"states":{"all":{"type":"parallel","states":{)" + states + R"(}}}},"nodes":[)" + nodes +
           "]}";
}

void show(anim_scene *scene) {
    const anim_draw_command *commands = nullptr;
    size_t count = 0;
    REQUIRE(anim_scene_get_display_commands(scene, &commands, &count));
    keep(commands);
}

void benchmark_large_document(const anim_scene_options &options) {
    const size_t nodes = size(5000, 1000), states = size(500, 100);
    const std::string of = std::to_string(nodes) + " nodes and " + std::to_string(states) + " states";
    const std::string load = "document load, " + of, idle = "frame of " + of + ", idle";
    const std::string moving = "frame of " + of + ", a group moves";
    const std::string event = "event that one of " + std::to_string(states) + " states answers";
    if (!is_wanted(load) && !is_wanted(idle) && !is_wanted(moving) && !is_wanted(event)) {
        return;
    }
    const std::string document = large_document(nodes, states);
    measure(load, 1, [&] {
        anim_scene *scene = nullptr;
        REQUIRE(anim_scene_load(document.data(), document.size(), &options, &scene));
        REQUIRE(anim_scene_destroy(scene));
    });
    anim_scene *scene = nullptr;
    REQUIRE(anim_scene_load(document.data(), document.size(), &options, &scene));
    show(scene);
    measure(idle, 1, [&] {
        REQUIRE(anim_scene_advance(scene, frame_seconds));
        show(scene);
    });
    anim_stage *stage = nullptr;
    REQUIRE(anim_scene_get_stage(scene, &stage));
    anim_property property{};
    REQUIRE(anim_stage_find_property(stage, "p7", 2, &property));
    double value = 0;
    measure(moving, 1, [&] {
        value += 0.125;
        REQUIRE(anim_stage_set_value(stage, property, &value, 1));
        REQUIRE(anim_scene_advance(scene, frame_seconds));
        show(scene);
    });
    measure(event, 1, [&] { REQUIRE(anim_scene_send(scene, "go3", 3)); });
    REQUIRE(anim_scene_destroy(scene));
}

/// Every scene is stepped and asked for its display list; one in a hundred was tapped and moves.
void benchmark_toggles(const std::string &document, const anim_scene_options &options) {
    constexpr size_t frames = 12;
    const size_t count = size(10000, 200);
    const std::string of = "frame of " + std::to_string(count) + " toggles, ";
    const std::string idle = of + "idle", active = of + "1 % active", at_once = ", all by one call";
    const std::string asleep = "idle scene, one of " + std::to_string(count) + " advanced by one call";
    if (!is_wanted(idle + at_once) && !is_wanted(active + at_once) && !is_wanted(asleep)) {
        return;
    }
    std::vector<anim_scene *> scenes(count);
    anim_document *loaded = nullptr;
    REQUIRE(anim_document_load(document.data(), document.size(), nullptr, &loaded));
    for (auto &scene : scenes) {
        REQUIRE(anim_scene_create(loaded, &options, &scene));
        show(scene);
    }
    REQUIRE(anim_document_destroy(loaded));
    const auto frame = [&] {
        for (anim_scene *scene : scenes) {
            REQUIRE(anim_scene_advance(scene, frame_seconds));
            show(scene);
        }
    };
    std::vector<anim_scene_change> changes(count);
    const auto frame_at_once = [&] {
        size_t changed = 0;
        REQUIRE(anim_scene_advance_many(scenes.data(), count, frame_seconds, ANIM_SCENE_CHANGE_DISPLAY, changes.data(),
                                        &changed));
        for (size_t index = 0; index < changed; index += 1) {
            show(scenes[changes[index].index]);
        }
    };
    const auto tap_some = [&] {
        for (size_t index = 0; index < count; index += 100) {
            REQUIRE(anim_scene_send_pointer(scenes[index], ANIM_POINTER_ACTION_DOWN, 0, 25, 15));
            REQUIRE(anim_scene_send_pointer(scenes[index], ANIM_POINTER_ACTION_UP, 0, 25, 15));
        }
    };
    measure(asleep, static_cast<int>(count), [&] {
        size_t changed = 0;
        REQUIRE(anim_scene_advance_many(scenes.data(), count, frame_seconds, ANIM_SCENE_CHANGE_DISPLAY, changes.data(),
                                        &changed));
        keep(changed);
    });
    measure(idle, 1, frame);
    measure(idle + at_once, 1, frame_at_once);
    measure(active, frames, [&] {
        tap_some();
        for (size_t step = 0; step < frames; step += 1) {
            frame();
        }
    });
    measure(active + at_once, frames, [&] {
        tap_some();
        for (size_t step = 0; step < frames; step += 1) {
            frame_at_once();
        }
    });
    for (anim_scene *scene : scenes) {
        REQUIRE(anim_scene_destroy(scene));
    }
}

} // namespace

void benchmark_crowd() {
    anim_scene_options options{};
    REQUIRE(anim_default_scene_options(&options, sizeof options));
    options.event_limit = 64; // nobody polls here
    benchmark_large_document(options);
    std::ifstream file(settings.document, std::ios::binary);
    const std::string document{std::istreambuf_iterator<char>(file), {}};
    if (!document.empty()) {
        benchmark_toggles(document, options);
    }
}
