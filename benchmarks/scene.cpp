// SPDX-License-Identifier: MIT
// A control: its step at rest and in motion, a tap, its display list, and how long its document takes to load.
#include "harness.h"
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <vector>

using namespace benchmark;

namespace {

constexpr double frame_seconds = 1.0 / 120;

void tap(anim_scene *scene, const anim_scene_info &info) {
    REQUIRE(anim_scene_send_pointer(scene, ANIM_POINTER_ACTION_DOWN, 0, info.width / 2, info.height / 2));
    REQUIRE(anim_scene_send_pointer(scene, ANIM_POINTER_ACTION_UP, 0, info.width / 2, info.height / 2));
}

/// A machine of two states and nothing else: what an event costs that takes a transition.
void benchmark_machine(const anim_scene_options &options) {
    const std::string document = R"({"animcore": 1, "size": [1, 1], "machine": {"states": {
        "off": {"on": {"go": "on"}}, "on": {"on": {"go": "off"}}}}})";
    anim_scene *scene = nullptr;
    REQUIRE(anim_scene_load(document.data(), document.size(), &options, &scene));
    measure("machine event that takes a transition", 1, [&] { REQUIRE(anim_scene_send(scene, "go", 2)); });
    measure("machine event that no state listens for", 1, [&] { REQUIRE(anim_scene_send(scene, "nothing", 7)); });
    measure("machine at rest, advance", 1, [&] { REQUIRE(anim_scene_advance(scene, frame_seconds)); });
    REQUIRE(anim_scene_destroy(scene));

    const std::string empty = R"({"animcore": 1, "size": [1, 1]})";
    REQUIRE(anim_scene_load(empty.data(), empty.size(), &options, &scene));
    measure("machine absent, advance", 1, [&] { REQUIRE(anim_scene_advance(scene, frame_seconds)); });
    REQUIRE(anim_scene_destroy(scene));
}

/// Many nodes, few of which move: the display list costs what changed.
void benchmark_display(const anim_scene_options &options) {
    const int nodes = static_cast<int>(size(5000, 500));
    constexpr int moving = 5;
    std::string document = R"({"animcore": 1, "size": [1000, 1000], "properties": {)";
    for (int index = 0; index < nodes; index += 1) {
        document += (index > 0 ? ", \"p" : "\"p") + std::to_string(index) + R"(": {"kind": "scalar", "value": 0})";
    }
    document += R"(}, "nodes": [)";
    for (int index = 0; index < nodes; index += 1) {
        document += std::string(index > 0 ? ", " : "") +
                    R"({"kind": "rectangle", "radius": 2, "fill": "#007AFF", "x": "p)" + std::to_string(index) +
                    R"(", "frame": [)" + std::to_string(index % 100 * 10) + ", " + std::to_string(index / 100 * 20) +
                    ", 8, 8]}";
    }
    document += "]}";
    anim_scene *scene = nullptr;
    anim_stage *stage = nullptr;
    REQUIRE(anim_scene_load(document.data(), document.size(), &options, &scene));
    REQUIRE(anim_scene_get_stage(scene, &stage));
    anim_property properties[moving];
    for (int index = 0; index < moving; index += 1) {
        const std::string name = "p" + std::to_string(index * (nodes / moving - 3));
        REQUIRE(anim_stage_find_property(stage, name.data(), name.size(), &properties[index]));
    }
    const anim_draw_command *commands = nullptr;
    size_t count = 0;
    double value = 0;
    const std::string of = "display list of " + std::to_string(nodes) + " nodes, ";
    measure(of + "5 of them moving", 1, [&] {
        value = value < 1000 ? value + 1 : 0;
        for (const anim_property property : properties) {
            REQUIRE(anim_stage_set_value(stage, property, &value, 1));
        }
        REQUIRE(anim_scene_get_display_commands(scene, &commands, &count));
        keep(commands);
    });
    uint64_t revision = 0;
    measure(of + "unchanged after an advance", 1, [&] {
        REQUIRE(anim_scene_advance(scene, frame_seconds));
        REQUIRE(anim_scene_get_display_revision(scene, &revision));
    });
    measure(of + "unchanged", 1, [&] { REQUIRE(anim_scene_get_display_revision(scene, &revision)); });
    REQUIRE(anim_scene_destroy(scene));
}

/// Ten thousand instances of a control in one document: what a frame costs when none moves, and when one in a hundred does.
void benchmark_components(const std::string &control, anim_scene_options options) {
    options.memory_limit = uint64_t{2} << 30; // more than the default, which holds some 5 700 toggles
    const int instances = static_cast<int>(size(10000, 200));
    const int moving = instances / 100;
    const std::string of = std::to_string(instances) + " components, ";
    std::string document =
        R"({"animcore": 1, "size": [5000, 3000], "components": {"control": )" + control + R"(}, "nodes": [)";
    for (int index = 0; index < instances; index += 1) {
        document += std::string(index > 0 ? ", " : "") + R"({"kind": "component", "component": "control", "name": "c)" +
                    std::to_string(index) + R"(", "x": )" + std::to_string(index % 100 * 50) + R"(, "y": )" +
                    std::to_string(index / 100 * 30) + "}";
    }
    document += "]}";
    anim_scene *scene = nullptr;
    measure(of + "load (one of them)", instances, [&] {
        REQUIRE(anim_scene_destroy(scene));
        REQUIRE(anim_scene_load(document.data(), document.size(), &options, &scene));
    });
    if (scene == nullptr) {
        return; // the filter leaves out the loading
    }
    std::vector<std::string> events(static_cast<size_t>(moving));
    for (int index = 0; index < moving; index += 1) {
        events[index] = "c" + std::to_string(index * 97) + ".toggle.up.inside";
    }
    const auto frame = [&] {
        const anim_draw_command *commands = nullptr;
        size_t count = 0;
        REQUIRE(anim_scene_advance(scene, frame_seconds));
        REQUIRE(anim_scene_get_display_commands(scene, &commands, &count));
        keep(commands);
    };
    frame();
    measure(of + "idle frame", 1, frame);
    // Twelve frames after an event everything that it moves still moves.
    constexpr int frames = 12;
    measure(of + "frame with " + std::to_string(moving) + " of them moving", frames, [&] {
        for (const std::string &event : events) {
            REQUIRE(anim_scene_send(scene, event.data(), event.size()));
        }
        for (int index = 0; index < frames; index += 1) {
            frame();
        }
    });
    REQUIRE(anim_scene_destroy(scene));
}

} // namespace

void benchmark_scene() {
    std::ifstream file(settings.document, std::ios::binary);
    if (!file) {
        std::fprintf(stderr, "%s: cannot be read; scenes are not measured\n", settings.document.c_str());
        return;
    }
    const std::string document{std::istreambuf_iterator<char>(file), {}};
    anim_scene_options options{};
    REQUIRE(anim_default_scene_options(&options, sizeof options));
    options.event_limit = 64; // nobody polls here

    measure("document load", 1, [&] {
        anim_scene *scene = nullptr;
        REQUIRE(anim_scene_load(document.data(), document.size(), &options, &scene));
        REQUIRE(anim_scene_destroy(scene));
    });

    // Before the others, whose texts and paths leave the heap otherwise in every checkout.
    anim_document *loaded = nullptr;
    REQUIRE(anim_document_load(document.data(), document.size(), nullptr, &loaded));
    measure("scene made of a loaded document", 1, [&] {
        anim_scene *scene = nullptr;
        REQUIRE(anim_scene_create(loaded, &options, &scene));
        REQUIRE(anim_scene_destroy(scene));
    });
    REQUIRE(anim_document_destroy(loaded));

    // The others beside it.
    std::set<std::filesystem::path> controls;
    for (const auto &entry :
         std::filesystem::directory_iterator(std::filesystem::path(settings.document).parent_path())) {
        if (entry.path().extension() == ".json") {
            controls.insert(entry.path());
        }
    }
    for (const auto &control : controls) {
        std::ifstream other(control, std::ios::binary);
        const std::string text{std::istreambuf_iterator<char>(other), {}};
        measure("document load, " + control.stem().string(), 1, [&] {
            anim_scene *scene = nullptr;
            REQUIRE(anim_scene_load(text.data(), text.size(), &options, &scene));
            REQUIRE(anim_scene_destroy(scene));
        });
    }

    anim_scene *scene = nullptr;
    REQUIRE(anim_scene_load(document.data(), document.size(), &options, &scene));
    anim_scene_info info{};
    info.struct_size = sizeof info;
    REQUIRE(anim_scene_get_info(scene, &info));

    measure("scene step, idle", 1, [&] { REQUIRE(anim_scene_advance(scene, frame_seconds)); });

    // Sixty frames after a tap everything still moves; then comes the next. (The tap is a row of its own, below.)
    constexpr int frames = 60;
    measure("scene step, moving", frames, [&] {
        tap(scene, info);
        for (int frame = 0; frame < frames; frame += 1) {
            REQUIRE(anim_scene_advance(scene, frame_seconds));
        }
    });
    measure("scene step and display list, moving", frames, [&] {
        tap(scene, info);
        for (int frame = 0; frame < frames; frame += 1) {
            const anim_draw_command *commands = nullptr;
            size_t count = 0;
            REQUIRE(anim_scene_advance(scene, frame_seconds));
            REQUIRE(anim_scene_get_display_commands(scene, &commands, &count));
            keep(commands);
        }
    });
    measure("tap: two pointer events, a transition, its animations", 1, [&] { tap(scene, info); });
    double x = 0;
    measure("pointer event, hovering", 1, [&] {
        x = x < info.width ? x + 0.25 : 0;
        REQUIRE(anim_scene_send_pointer(scene, ANIM_POINTER_ACTION_MOVE, 1, x, info.height / 2));
    });
    REQUIRE(anim_scene_send_pointer(scene, ANIM_POINTER_ACTION_LEAVE, 1, 0, 0));
    REQUIRE(anim_scene_send_pointer(scene, ANIM_POINTER_ACTION_DOWN, 0, info.width / 2, info.height / 2));
    measure("pointer event, dragging", 1, [&] {
        x = x < info.width ? x + 0.25 : 0;
        REQUIRE(anim_scene_send_pointer(scene, ANIM_POINTER_ACTION_MOVE, 0, x, info.height / 2));
    });
    REQUIRE(anim_scene_send_pointer(scene, ANIM_POINTER_ACTION_CANCEL, 0, 0, 0));
    REQUIRE(anim_scene_destroy(scene));
    benchmark_machine(options);
    benchmark_display(options);
    benchmark_components(document, options);
}
