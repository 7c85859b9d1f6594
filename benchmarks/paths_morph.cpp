// SPDX-License-Identifier: MIT
// Morphs: prepared, and a frame of each. The icons' path data are the first two lines of the file that the variable
// ANIMCORE_MORPH_DATA names; without it they are left out.
#include "harness.h"
#include <cstdlib>
#include <fstream>
#include <string>

using namespace benchmark;

namespace {

/// A path that is destroyed with this.
class Shape {
  public:
    Shape() {
        REQUIRE(anim_path_create(&path));
    }
    explicit Shape(const std::string &data) : Shape() {
        REQUIRE(anim_path_parse(path, data.data(), data.size(), nullptr, nullptr));
    }
    Shape(const Shape &) = delete;
    Shape &operator=(const Shape &) = delete;
    ~Shape() {
        anim_path_destroy(path);
    }

    anim_path *path = nullptr;
};

void benchmark_morph(const std::string &what, const Shape &from, const Shape &to, bool blends = false) {
    const std::string kind = blends ? "blend" : "morph";
    const std::string prepared = "paths: " + kind + " prepared, " + what;
    const std::string frame = "paths: " + kind + "'s frame, " + what;
    if (!is_wanted(prepared) && !is_wanted(frame)) {
        return;
    }
    anim_morph_options options{};
    REQUIRE(anim_default_morph_options(&options, sizeof options));
    options.structure = blends ? ANIM_MORPH_STRUCTURE_BLEND : ANIM_MORPH_STRUCTURE_AUTOMATIC;
    measure(prepared, 1, [&] {
        anim_morph *morph = nullptr;
        REQUIRE(anim_morph_create(from.path, to.path, &options, &morph));
        REQUIRE(anim_morph_destroy(morph));
    });
    constexpr int frames = 64;
    anim_morph *morph = nullptr;
    const Shape result;
    REQUIRE(anim_morph_create(from.path, to.path, &options, &morph));
    measure(frame, frames, [&] {
        for (int index = 0; index < frames; index += 1) {
            REQUIRE(anim_morph_get_path(morph, (index + 0.5) / frames, result.path));
        }
    });
    REQUIRE(anim_morph_destroy(morph));
}

void benchmark_symbol() {
    const Shape venus, mars;
    const anim_rectangle box{0, 0, 120, 160};
    REQUIRE(anim_path_add_symbol(venus.path, &box, 10, 0));
    REQUIRE(anim_path_add_symbol(mars.path, &box, 10, 1));
    benchmark_morph("the symbol", venus, mars);
}

/// A ring of curves becomes an arrow with a hole: both are made up.
void benchmark_shapes() {
    const Shape ring(
        "M100 50C100 78 78 100 50 100S0 78 0 50 22 0 50 0s50 22 50 50ZM75 50C75 36 64 25 50 25S25 36 25 50 "
        "36 75 50 75 75 64 75 50Z");
    const Shape arrow("M0 30H60V0L120 60 60 120V90H0ZM70 45V75L85 60Z");
    benchmark_morph("ring to arrow", ring, arrow);
    benchmark_morph("ring to arrow", ring, arrow, true);

    const std::string begun = "paths: animation begun and removed, a morph, ring to arrow";
    if (!is_wanted(begun)) {
        return;
    }
    anim_stage *stage = nullptr;
    anim_property property = 0;
    REQUIRE(anim_stage_create(nullptr, &stage));
    REQUIRE(anim_stage_add_path(stage, "outline", 7, ring.path, &property));
    anim_animation_options options{};
    REQUIRE(anim_default_animation_options(&options, sizeof options));
    options.kind = ANIM_MOTION_KIND_CURVE;
    options.duration = 1;
    measure(begun, 1, [&] {
        anim_animation animation = 0;
        REQUIRE(anim_stage_animate_path(stage, property, &options, nullptr, arrow.path, &animation));
        REQUIRE(anim_stage_remove_animation(stage, animation));
    });
    REQUIRE(anim_stage_destroy(stage));
}

void benchmark_icons() {
    const char *name = std::getenv("ANIMCORE_MORPH_DATA");
    std::ifstream file(name == nullptr ? "" : name);
    std::string from, to;
    if (std::getline(file, from) && std::getline(file, to)) {
        benchmark_morph("icons of Venus and Mars", Shape(from), Shape(to));
    }
}

} // namespace

void benchmark_path_morphs() {
    benchmark_symbol();
    benchmark_shapes();
    benchmark_icons();
}
