// SPDX-License-Identifier: MIT
// Paths: boxes, areas, winding numbers and flattening.
#include "harness.h"
#include <cstdio>
#include <string>
#include <vector>

using namespace benchmark;

namespace {

constexpr size_t curve_count = 1000;

/// A subpath of a thousand cubic curves: each anywhere in one square, or each a few points from where the last one ended.
struct Outline {
    anim_path *path = nullptr;
    std::vector<anim_point> points; // places in the square of its bounds

    explicit Outline(bool is_wandering) : points(512) {
        Random numbers;
        double x = 50, y = 50;
        REQUIRE(anim_path_create(&path));
        REQUIRE(anim_path_move_to(path, x, y));
        for (size_t index = 0; index < curve_count; index += 1) {
            double p[6];
            for (int place = 0; place < 3; place += 1) {
                x = is_wandering ? x + numbers.below(10) - 5 : numbers.below(100);
                y = is_wandering ? y + numbers.below(10) - 5 : numbers.below(100);
                p[2 * place] = x;
                p[2 * place + 1] = y;
            }
            REQUIRE(anim_path_cubic_to(path, p[0], p[1], p[2], p[3], p[4], p[5]));
        }
        anim_rectangle box;
        REQUIRE(anim_path_get_bounds(path, &box));
        for (anim_point &point : points) {
            point = {box.x + numbers.below(box.width), box.y + numbers.below(box.height)};
        }
    }
    ~Outline() {
        anim_path_destroy(path);
    }
};

void benchmark_outline(const std::string &kind, bool is_wandering) {
    const std::string box = "cubic bounding box, " + kind;
    const std::string winding = "cubic winding number, " + kind;
    const std::string area = "cubic area, " + kind;
    const double tolerances[] = {1, 0.1, 0.01};
    Outline outline(is_wandering);
    if (is_wanted(box)) {
        measure(box, curve_count, [&] {
            anim_rectangle bounds;
            REQUIRE(anim_path_get_bounds(outline.path, &bounds));
            keep(bounds.width);
        });
    }
    if (is_wanted(winding)) {
        std::vector<int32_t> windings(outline.points.size());
        measure(winding, static_cast<double>(curve_count * outline.points.size()), [&] {
            REQUIRE(anim_path_get_winding_many(outline.path, outline.points.data(), windings.size(), windings.data()));
        });
    }
    if (is_wanted(area)) {
        measure(area, curve_count, [&] {
            double result = 0;
            REQUIRE(anim_path_get_area(outline.path, &result));
            keep(result);
        });
    }
    anim_path *flat = nullptr;
    REQUIRE(anim_path_create(&flat));
    for (const double tolerance : tolerances) {
        char digits[16];
        std::snprintf(digits, sizeof digits, "%g", tolerance);
        const std::string of_curves = "cubic flattened to " + std::string(digits) + ", " + kind;
        const std::string of_lines = "line of a flattened curve, tolerance " + std::string(digits) + ", " + kind;
        const std::string counted = "cubic flattened to " + std::string(digits) + ", counted, " + kind;
        size_t verbs = 0;
        REQUIRE(anim_path_get_flattened_counts(outline.path, tolerance, &verbs, nullptr));
        const auto flatten = [&] { REQUIRE(anim_path_flatten(outline.path, tolerance, flat)); };
        if (is_wanted(of_curves)) {
            measure(of_curves, curve_count, flatten);
        }
        if (is_wanted(of_lines)) {
            measure(of_lines, static_cast<double>(verbs - 1), flatten);
        }
        if (is_wanted(counted)) {
            measure(counted, curve_count, [&] {
                size_t count = 0;
                REQUIRE(anim_path_get_flattened_counts(outline.path, tolerance, &count, nullptr));
                keep(count);
            });
        }
    }
    REQUIRE(anim_path_destroy(flat));
}

/// Paths of one curve each: what a call costs.
void benchmark_single_curves() {
    const std::string box = "bounding box of a path of one cubic", winding = "winding number of a path of one cubic";
    if (!is_wanted(box) && !is_wanted(winding)) {
        return;
    }
    Random numbers;
    std::vector<anim_path *> paths(64);
    for (anim_path *&path : paths) {
        double p[8];
        for (double &number : p) {
            number = numbers.below(100);
        }
        REQUIRE(anim_path_create(&path));
        REQUIRE(anim_path_move_to(path, p[0], p[1]));
        REQUIRE(anim_path_cubic_to(path, p[2], p[3], p[4], p[5], p[6], p[7]));
    }
    measure(box, static_cast<double>(paths.size()), [&] {
        for (const anim_path *path : paths) {
            anim_rectangle bounds;
            REQUIRE(anim_path_get_bounds(path, &bounds));
            keep(bounds.width);
        }
    });
    measure(winding, static_cast<double>(paths.size()), [&] {
        for (const anim_path *path : paths) {
            int32_t result = 0;
            REQUIRE(anim_path_get_winding(path, 40, 55, &result));
            keep(result);
        }
    });
    for (anim_path *path : paths) {
        REQUIRE(anim_path_destroy(path));
    }
}

/// What is inside of two paths: two overlapping rings of arcs, and a polygon of 200 sides with a ring.
void benchmark_combinations() {
    const std::string rings = "union of two rings", polygons = "intersection of a ring and a polygon of 200 sides";
    if (!is_wanted(rings) && !is_wanted(polygons)) {
        return;
    }
    anim_path *first = nullptr, *second = nullptr, *polygon = nullptr, *result = nullptr;
    for (anim_path **path : {&first, &second, &polygon, &result}) {
        REQUIRE(anim_path_create(path));
    }
    const anim_rectangle outer = {0, 0, 24, 24}, inner = {4, 4, 16, 16}, moved = {9, 5, 20, 20}, hole = {12, 9, 12, 11};
    REQUIRE(anim_path_add_ellipse(first, &outer));
    REQUIRE(anim_path_add_ellipse(first, &inner));
    REQUIRE(anim_path_reverse_subpath(first, 1, first));
    REQUIRE(anim_path_add_ellipse(second, &moved));
    REQUIRE(anim_path_add_ellipse(second, &hole));
    REQUIRE(anim_path_reverse_subpath(second, 1, second));
    Random numbers;
    for (int side = 0; side < 200; side += 1) {
        // Along a square, in and out.
        const double along = side % 50 * 0.4, depth = numbers.below(3);
        const double near = 2 + depth, far = 22 - depth, forth = 2 + along, back = 22 - along;
        const double places[4][2] = {{forth, near}, {far, forth}, {back, far}, {near, back}};
        const double *place = places[side / 50];
        REQUIRE(side == 0 ? anim_path_move_to(polygon, place[0], place[1])
                          : anim_path_line_to(polygon, place[0], place[1]));
    }
    REQUIRE(anim_path_close(polygon));
    if (is_wanted(rings)) {
        measure(rings, 1, [&] {
            REQUIRE(anim_path_combine(first, second, ANIM_PATH_OPERATION_UNION, ANIM_FILL_RULE_NONZERO, result));
        });
    }
    if (is_wanted(polygons)) {
        measure(polygons, 1, [&] {
            REQUIRE(
                anim_path_combine(first, polygon, ANIM_PATH_OPERATION_INTERSECTION, ANIM_FILL_RULE_NONZERO, result));
        });
    }
    for (anim_path *path : {first, second, polygon, result}) {
        REQUIRE(anim_path_destroy(path));
    }
}

} // namespace

void benchmark_paths_regions() {
    benchmark_combinations();
    benchmark_outline("random", false);
    benchmark_outline("wandering", true);
    benchmark_single_curves();
}
