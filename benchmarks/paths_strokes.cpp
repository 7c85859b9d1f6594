// SPDX-License-Identifier: MIT
// Strokes as outlines, dashes, rounded corners and hits of strokes.
#include "harness.h"
#include <vector>

using namespace benchmark;

namespace {

/// A path of random cubic curves, each going on smoothly from the last, about 100 in size.
class Curves {
  public:
    explicit Curves(size_t count) : count(count) {
        Random random;
        double x = 50, y = 50, dx = 10, dy = 0;
        REQUIRE(anim_path_create(&path));
        REQUIRE(anim_path_create(&result));
        REQUIRE(anim_path_move_to(path, x, y));
        for (size_t index = 0; index < count; index += 1) {
            const double endX = random.below(100), endY = random.below(100);
            const double nextX = random.below(40) - 20, nextY = random.below(40) - 20;
            REQUIRE(anim_path_cubic_to(path, x + dx, y + dy, endX - nextX, endY - nextY, endX, endY));
            x = endX, y = endY, dx = nextX, dy = nextY;
        }
        REQUIRE(anim_default_stroke_style(&style, sizeof style));
        style.width = 2;
        style.cap = ANIM_CAP_ROUND;
        style.join = ANIM_JOIN_ROUND;
        for (size_t index = 0; index < 256; index += 1) {
            points.push_back({random.below(100), random.below(100)});
        }
        hits.resize(points.size());
    }
    Curves(const Curves &) = delete;
    Curves &operator=(const Curves &) = delete;
    ~Curves() {
        anim_path_destroy(path);
        anim_path_destroy(result);
    }

    void stroke(double tolerance) {
        REQUIRE(anim_path_stroke(path, &style, tolerance, result));
    }

    void dash() {
        const double dashes[2] = {5, 3};
        REQUIRE(anim_path_dash(path, dashes, 2, 0, result));
    }

    void round_corners() {
        const double radius = 3;
        REQUIRE(anim_path_round_corners(path, &radius, 1, 0, result));
    }

    void hit() {
        REQUIRE(anim_path_stroke_contains_many(path, points.data(), points.size(), &style, hits.data()));
        keep(hits[0]);
    }

    const size_t count;
    anim_path *path = nullptr, *result = nullptr;
    anim_stroke_style style{};
    std::vector<anim_point> points;
    std::vector<uint8_t> hits;
};

} // namespace

void benchmark_path_strokes() {
    Curves curves(1000);
    const double count = static_cast<double>(curves.count);
    measure("stroke to outline, a cubic, tolerance 0.1", count, [&] { curves.stroke(0.1); });
    measure("stroke to outline, a cubic, tolerance 0.001", count, [&] { curves.stroke(0.001); });
    measure("dash, a cubic of about 13 dashes", count, [&] { curves.dash(); });
    measure("round corners, a cubic", count, [&] { curves.round_corners(); });
    Curves few(16);
    measure("stroke hit, a point and a cubic", 16.0 * static_cast<double>(few.points.size()), [&] { few.hit(); });
}
