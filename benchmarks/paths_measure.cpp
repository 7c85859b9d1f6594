// SPDX-License-Identifier: MIT
// Paths: lengths, places at lengths, nearest points and trims.
#include "harness.h"
#include <cmath>
#include <string>
#include <vector>

using namespace benchmark;

namespace {

constexpr size_t curve_count = 1000;

/// A path of subpaths of one cubic curve each.
struct Curves {
    anim_path *path = nullptr;

    /// random: four points anywhere in a unit square, which makes loops and near-cusps. Otherwise arcs that bend mildly, as
    /// outlines have them.
    explicit Curves(bool random) {
        Random numbers;
        REQUIRE(anim_path_create(&path));
        for (size_t index = 0; index < curve_count; index += 1) {
            double p[8];
            for (int point = 0; point < 4; point += 1) {
                p[2 * point] = random ? numbers.below(1) : point / 3.0 + 0.3 * (numbers.below(1) - 0.5);
                p[2 * point + 1] = random ? numbers.below(1) : 0.6 * (numbers.below(1) - 0.5);
            }
            REQUIRE(anim_path_move_to(path, p[0], p[1]));
            REQUIRE(anim_path_cubic_to(path, p[2], p[3], p[4], p[5], p[6], p[7]));
        }
    }
    ~Curves() {
        anim_path_destroy(path);
    }
};

void benchmark_lengths(const std::string &kind, bool random) {
    const std::string name = "cubic length to 1e-9, " + kind;
    const std::string coarse = "cubic length to 1e-6, " + kind;
    const std::string precise = "cubic length to 1e-12, " + kind;
    const std::string at = "point at a length, " + kind + ", random lengths, bulk";
    const std::string tangent = "tangent at a length, " + kind + ", in order, bulk";
    const std::string prepared = "path measure prepared, a cubic, " + kind;
    const std::string nearest = "nearest place on 1000 cubics, " + kind;
    if (!is_wanted(name) && !is_wanted(coarse) && !is_wanted(precise) && !is_wanted(at) && !is_wanted(tangent) &&
        !is_wanted(prepared) && !is_wanted(nearest)) {
        return;
    }
    Curves curves(random);
    // The accuracy is that of the whole path.
    measure(coarse, curve_count, [&] {
        double length = 0;
        REQUIRE(anim_path_get_length(curves.path, 1e-6 * curve_count, &length));
        keep(length);
    });
    measure(name, curve_count, [&] {
        double length = 0;
        REQUIRE(anim_path_get_length(curves.path, 1e-9 * curve_count, &length));
        keep(length);
    });
    measure(precise, curve_count, [&] {
        double length = 0;
        REQUIRE(anim_path_get_length(curves.path, 1e-12 * curve_count, &length));
        keep(length);
    });
    double total = 0;
    REQUIRE(anim_path_get_length(curves.path, 0, &total));
    constexpr size_t count = 10000;
    std::vector<double> lengths(count), in_order(count), results(2 * count), points(200), distances(100);
    Random numbers;
    for (size_t index = 0; index < count; index += 1) {
        lengths[index] = numbers.below(total);
        in_order[index] = total * static_cast<double>(index) / count;
    }
    for (double &number : points) {
        number = numbers.below(2) - 0.5;
    }
    measure(at, count, [&] {
        REQUIRE(anim_path_get_values_at(curves.path, ANIM_PATH_QUANTITY_POINTS, lengths.data(), count, results.data()));
        keep(results[0]);
    });
    measure(tangent, count, [&] {
        REQUIRE(
            anim_path_get_values_at(curves.path, ANIM_PATH_QUANTITY_TANGENTS, in_order.data(), count, results.data()));
        keep(results[0]);
    });
    measure(prepared, curve_count, [&] {
        anim_path_location place;
        // A change, after which the tables are made again.
        REQUIRE(anim_path_move_to(curves.path, 0, 0));
        REQUIRE(anim_path_get_location_at(curves.path, 1, &place));
        keep(place.x);
    });
    measure(nearest, 100, [&] {
        REQUIRE(anim_path_find_nearest_many(curves.path, points.data(), 100, nullptr, distances.data(), nullptr));
        keep(distances[0]);
    });
}

void benchmark_one() {
    const std::string nearest = "nearest place on a cubic";
    const std::string trim = "trim of a path of 40 cubics";
    if (is_wanted(nearest)) {
        anim_path *path = nullptr;
        REQUIRE(anim_path_create(&path));
        REQUIRE(anim_path_move_to(path, 0, 0));
        REQUIRE(anim_path_cubic_to(path, 1, 0.2, 0.1, 1.1, 1, 1));
        std::vector<double> points(2000), distances(1000);
        Random numbers;
        for (double &number : points) {
            number = numbers.below(2) - 0.5;
        }
        measure(nearest, 1000, [&] {
            REQUIRE(anim_path_find_nearest_many(path, points.data(), 1000, nullptr, distances.data(), nullptr));
            keep(distances[0]);
        });
        REQUIRE(anim_path_destroy(path));
    }
    if (is_wanted(trim)) {
        anim_path *path = nullptr, *result = nullptr;
        REQUIRE(anim_path_create(&path));
        REQUIRE(anim_path_create(&result));
        for (int ring = 0; ring < 10; ring += 1) {
            const anim_rectangle rectangle = {0, 0, 10.0 + ring, 10.0 + ring};
            REQUIRE(anim_path_add_ellipse(path, &rectangle));
        }
        anim_path_trim_options options{};
        REQUIRE(anim_default_path_trim_options(&options, sizeof options));
        options.start = 0.1;
        options.end = 0.7;
        options.offset = 0.6;
        measure(trim, 1, [&] { REQUIRE(anim_path_trim(path, &options, result)); });
        REQUIRE(anim_path_destroy(path));
        REQUIRE(anim_path_destroy(result));
    }
}

} // namespace

void benchmark_paths_measure() {
    benchmark_lengths("as in outlines", false);
    benchmark_lengths("random points", true);
    benchmark_one();
}
