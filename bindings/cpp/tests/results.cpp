// SPDX-License-Identifier: MIT
// animcore.hpp where there are no exceptions: what can fail gives a result.
#include <animcore.hpp>
#include <cstdio>

namespace ac = animcore;

static int failures = 0;
#define CHECK(condition)                                                                                               \
    do {                                                                                                               \
        if (!(condition)) {                                                                                            \
            std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition);                                       \
            failures += 1;                                                                                             \
        }                                                                                                              \
    } while (false)

int main() {
    ac::result<ac::stage> made = ac::stage::create();
    CHECK(made.has_value());
    ac::stage stage = *std::move(made);
    const ac::property x = *stage.add("x", 0);
    const ac::spring spring = *ac::spring::perceptual(0.5, 0);
    const auto moved = stage.animate(spring, [&] { CHECK(x.set(10)); });
    CHECK(moved && moved->id() != 0);
    int calls = 0;
    CHECK(x.observe([&](anim_property, ac::span<const double>) { calls += 1; }));
    CHECK(stage.advance(5));
    CHECK(*x.now() == 10 && calls > 0 && *x.name() == "x");
    CHECK(!stage.poll_events()->empty());

    const ac::result<ac::scene> refused = ac::scene::load("{");
    CHECK(!refused && refused.error().status() == ANIM_ERROR_SYNTAX && refused.error().line() == 1);
    CHECK(!ac::path::from_svg("M0 0X"));
    const auto path = ac::path::from_svg("M0 0L10 0L10 10Z");
    CHECK(path && *path->area() == 50 && *path->svg() == "M0 0L10 0L10 10Z");
    CHECK(path->elements()->verbs.size() == 4);
    CHECK(!ac::color_convert(ac::color_space::srgb, ac::color_space::srgb, std::vector<double>{1, 2}));
    CHECK(*ac::easing::css("linear")->evaluate(0.25, false) == 0.25);
    CHECK(!ac::easing::css("line"));

    // A handle of a stage that is gone.
    CHECK(stage.destroy());
    CHECK(x.set(1).error().status() == ANIM_ERROR_ARGUMENT);

    const char *const document =
        R"({"animcore":1,"size":[10,10],"nodes":[{"kind":"rectangle","frame":[0,0,5,5],"fill":"#FF0000"}]})";
    ac::result<ac::scene> scene = ac::scene::load(document);
    CHECK(scene && scene->pointer_down(1, 1) && scene->display()->commands().size() == 1);
    CHECK(scene->events().has_value());
    std::puts(failures == 0 ? "passed" : "failed");
    return failures == 0 ? 0 : 1;
}
