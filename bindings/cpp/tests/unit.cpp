// SPDX-License-Identifier: MIT
// The tests of animcore.hpp: what the package adds to the C interface. Expected numbers follow from the definitions.
#include <animcore.hpp>
#include <cmath>
#include <functional>
#include <iostream>
#include <sstream>
#include <stdexcept>

namespace ac = animcore;

static int failures = 0;
#define CHECK(condition)                                                                                               \
    do {                                                                                                               \
        if (!(condition)) {                                                                                            \
            std::cerr << __FILE__ << ":" << __LINE__ << ": " << #condition << "\n";                                    \
            failures += 1;                                                                                             \
        }                                                                                                              \
    } while (false)

template <class Error, class Body> static std::string thrown(Body &&body) {
    try {
        body();
    } catch (const Error &error) {
        return error.what();
    } catch (...) {
        return "something else";
    }
    return "nothing";
}

template <class Body> static anim_status refused(Body &&body) {
    try {
        body();
    } catch (const ac::error &error) {
        return error.message().empty() ? ANIM_OK : error.status();
    }
    return ANIM_OK;
}

// A switch with one square, which an event moves; it says "pressed" as it does.
static const char *const document = R"({"animcore":1,"size":[100,50],"inputs":{"on":{"type":"boolean","value":false},
"level":{"type":"number","value":2},"title":{"type":"string","value":"é"}},
"properties":{"x":{"kind":"scalar","value":0}},
"machine":{"initial":"off","states":{
"off":{"entry":[{"set":{"x":0}}],"on":{"go area.up.inside":{"target":"on","actions":[{"emit":"pressed"}]}}},
"on":{"entry":[{"set":{"x":40},"motion":{"spring":"bouncy"}}]}}},
"nodes":[{"kind":"rectangle","frame":["x",0,10,10],"fill":"#FF0000"},
{"kind":"path","commands":[["move",0,0],["line",5,5]],"stroke":{"paint":"#000000","width":2}}],
"regions":[{"name":"area","shape":{"rectangle":[0,0,100,50]},"focusable":true}]})";

static void values() {
    const ac::spring spring{1, 100, 10};
    CHECK((spring == ac::spring{1, 100, 10}));
    CHECK((spring != ac::spring{1, 100, 11}));
    std::ostringstream text;
    text << spring << ac::point{1, 2};
    CHECK(text.str() == "spring{mass: 1, stiffness: 100, damping: 10}point{x: 1, y: 2}");
    // The stiffness of a response of 1 s is (2 pi)^2.
    CHECK(std::abs(ac::spring::perceptual(1, 0).stiffness - 39.47841760435743) < 1e-12);
    const auto [value, velocity] = spring.evaluate(0, 3, 7, 0);
    CHECK(value == 3 && velocity == 0);
    // In bulk, into the caller's own arrays.
    std::vector<double> times{0, 0.1, 0.2};
    std::vector<double> at(3);
    std::vector<double> by(3);
    spring.evaluate_many(times, 0, 1, 0, at, by);
    CHECK(at == spring.evaluate_many(times, 0, 1, 0).values);
    // A result that is not wanted.
    std::vector<double> alone(times.size());
    spring.evaluate_many(times, 0, 1, 0, alone, {});
    CHECK(alone == at);
    spring.evaluate_many(times, 0, 1, 0, {}, alone);
    CHECK(alone == by);
    CHECK(refused([&] { spring.evaluate_many(times, 0, 1, 0, at, ac::span<double>(by.data(), 2)); }) ==
          ANIM_ERROR_ARGUMENT);
    CHECK((ac::key::tab == static_cast<ac::key>(ANIM_KEY_TAB)));
    CHECK(ac::name_of(ac::event_kind::transaction_completed) == "transaction_completed");
    const auto flags = ac::modifier_flags::shift | ac::modifier_flags::none;
    CHECK(has(flags, ac::modifier_flags::shift));
    const ac::motion motion;
    CHECK(motion.struct_size == sizeof(anim_motion));
}

static void curves() {
    const double half[] = {0.5};
    CHECK(ac::easing::css("linear").evaluate(0.25, false) == 0.25);
    CHECK(ac::easing::callback([](double x) { return x * x; }).evaluate_many(half).front() == 0.25);
    CHECK(ac::expression("a + 2 * b", std::vector<std::string_view>{"a", "b"}).evaluate(std::vector<double>{1, 2}) ==
          5);
    const std::vector<double> keys{0, 10};
    ac::keyframe_options options;
    options.mode = ac::keyframe_mode::linear;
    options.duration = 1;
    ac::keyframes frames = ac::keyframes::values(options, keys, {}, {}, {});
    std::vector<double> middle(1);
    frames.evaluate(half, {}, middle, {});
    CHECK(middle.front() == 5);
    const std::vector<double> four{1, 0, 0, 1, 0, 0, 1, 1};
    CHECK(ac::color_convert(ac::color_space::srgb, ac::color_space::srgb, four) == four);
    CHECK(refused([&] {
              (void)ac::color_convert(ac::color_space::srgb, ac::color_space::srgb, std::vector<double>{1, 2});
          }) == ANIM_ERROR_ARGUMENT);
}

static void paths() {
    ac::path path = ac::path::from_svg("M0 0L10 0L10 10Z");
    CHECK(path.svg() == "M0 0L10 0L10 10Z");
    CHECK(path.area() == 50);
    const auto elements = path.elements();
    CHECK(elements.verbs.size() == 4 && elements.verbs.front() == ac::verb::move && elements.coordinates.size() == 6);
    const ac::path copy = path.clone();
    CHECK(copy.is_equal(path));
    path.line_to(1, 1);
    CHECK(!copy.is_equal(path));
    CHECK(copy.reverse().area() == -50);
    const ac::morph morph(copy, ac::path::from_svg("M0 0L20 0L20 20Z"));
    CHECK(std::abs(morph.path(1).area() - 200) < 1e-9);
    const std::vector<const ac::path *> both{&copy, &path};
    CHECK(ac::morph::sequence(both, std::vector<double>{0, 1}).path(0).area() == 50);
    ac::stroke_style style;
    const double dashes[] = {2, 1};
    style.dashes(dashes);
    style.width = 2;
    CHECK(style.dashes().size() == 2 && path.stroke(style, 0.01).area() != 0);
    CHECK(thrown<ac::error>([] { (void)ac::path::from_svg("M0 0X"); }).find('X') != std::string::npos);
}

static void stages() {
    ac::stage stage;
    const ac::property x = stage.add("x", 0);
    const ac::property y = stage.add("y", ac::value_kind::vector2, {1, 2});
    CHECK(x.name() == "x" && stage.list_properties().size() == 2 && stage.find_property("y") == y);
    CHECK((y.model() == std::vector<double>{1, 2}));
    std::vector<double> seen;
    x.observe([&](anim_property, ac::span<const double> value) { seen.push_back(value[0]); });
    const ac::transaction moved = stage.animate(ac::spring{1, 100, 20}, [&] { x.set(10); });
    stage.advance(0.1);
    CHECK(x.now() > 0 && x.now() < 10 && x.model().front() == 10 && x.velocity().front() > 0);
    CHECK(!seen.empty() && seen.back() == x.now());
    stage.animate(ac::spring{1, 100, 20}, [&] { x.set(0); }); // interrupted: its velocity carries over
    CHECK(x.velocity().front() > 0);
    const std::vector<std::uint8_t> snapshot = stage.snapshot();
    const std::uint64_t hash = stage.hash();
    stage.advance(5);
    stage.restore(snapshot);
    CHECK(stage.hash() == hash);
    stage.advance(5);
    bool completed = false;
    for (const ac::event &event : stage.poll_events()) {
        completed = completed || (event.kind == ac::event_kind::transaction_completed && event.subject == moved.id());
    }
    CHECK(completed && stage.poll_events().empty());
    CHECK(!stage.take_changed().empty());

    // A transaction is committed where its body throws.
    CHECK(thrown<std::runtime_error>(
              [&] { stage.animate(ac::spring{1, 100, 20}, [&] { throw std::runtime_error("body"); }); }) == "body");
    CHECK(stage.info().open_transactions == 0);

    // More things than are taken at a time.
    const std::vector<ac::property> many = stage.add_scalars(std::vector<double>(300, 1.0));
    CHECK(many.size() == 300);
    (void)stage.take_changed();
    for (const ac::property &each : many) {
        each.set(2);
    }
    stage.advance(0);
    CHECK(stage.take_changed().size() == 300);

    const ac::spring_bank bank = stage.add_bank(ac::spring{1, 100, 20}, std::vector<double>{0, 0}, 0.001);
    bank.retarget({}, std::vector<double>{1, 2});
    stage.advance(10);
    CHECK(bank.values().size() == 2 && bank.values()[1] == 2);

    ac::keyframes frames = ac::keyframes::values({}, std::vector<double>{0, 10}, {}, {}, {});
    ac::animation_options options;
    options.kind = ac::motion_kind::keyframes;
    options.keyframes(frames);
    const ac::animation animation = x.animate(options);
    animation.remove();
    CHECK(refused([&] { animation.remove(); }) == ANIM_ERROR_IDENTIFIER);
    const double one[] = {1};
    const double two[] = {1, 2};
    options.from(one);
    CHECK(refused([&] { options.to(two); }) == ANIM_ERROR_ARGUMENT);
}

static void callbacks() {
    ac::stage stage;
    const ac::property x = stage.add("x", 0);
    // What a callback throws comes out of advance, and the stage goes on.
    int calls = 0;
    x.observe([&](anim_property, ac::span<const double>) {
        calls += 1;
        throw std::out_of_range("from the callback");
    });
    x.set(1);
    CHECK(thrown<std::out_of_range>([&] { stage.advance(0.1); }) == "from the callback");
    const int before = calls;
    x.observe(nullptr);
    x.set(2);
    stage.advance(0.1);
    CHECK(calls == before && x.now() == 2);
    // A function object is released where another takes its place, and where the call fails.
    const auto token = std::make_shared<int>(0);
    stage.set_event_callback([token](const ac::event &) {});
    CHECK(token.use_count() == 2);
    stage.set_event_callback(std::function<void(const ac::event &)>());
    CHECK(token.use_count() == 1);
    const ac::property gone = stage.add("gone", 0);
    gone.remove();
    CHECK(refused([&] { gone.observe([token](anim_property, ac::span<const double>) {}); }) == ANIM_ERROR_IDENTIFIER);
    CHECK(token.use_count() == 1);
    // A callback that calls into its stage is refused.
    anim_status inside = ANIM_OK;
    x.observe([&](anim_property, ac::span<const double>) { inside = refused([&] { stage.advance(0.1); }); });
    x.set(3);
    stage.advance(0.1);
    CHECK(inside == ANIM_ERROR_REENTRANT);
    // One in an easing function, while a value is worked out.
    const ac::easing wild = ac::easing::callback([](double) -> double { throw std::logic_error("easing"); });
    CHECK(thrown<std::logic_error>([&] { (void)wild.evaluate(0.5, false); }) == "easing");
    CHECK(thrown<std::logic_error>([&] { (void)wild.evaluate(0.5, false); }) == "easing");
    CHECK(ac::easing::css("linear").evaluate(0.5, false) == 0.5);
    // An exception in a stage that is advanced inside a callback of another travels through both.
    ac::stage inner;
    const ac::property z = inner.add("z", 0);
    z.observe([](anim_property, ac::span<const double>) { throw std::runtime_error("inner"); });
    z.set(1);
    x.observe([&](anim_property, ac::span<const double>) { inner.advance(0.1); });
    x.set(4);
    CHECK(thrown<std::runtime_error>([&] { stage.advance(0.1); }) == "inner");
    // What one callback throws does not come out of a call inside a later one.
    ac::stage two;
    const ac::property first = two.add("first", 0);
    const ac::property second = two.add("second", 0);
    ac::stage other;
    int finished = 0;
    first.observe([](anim_property, ac::span<const double>) { throw std::runtime_error("first"); });
    second.observe([&](anim_property, ac::span<const double>) {
        other.advance(0.1);
        finished += 1;
    });
    first.set(1);
    second.set(1);
    CHECK(thrown<std::runtime_error>([&] { two.advance(0.1); }) == "first");
    CHECK(finished == 1);
}

static void scenes() {
    ac::scene scene(document);
    CHECK(scene.atomic_states() == "off" && scene.info().width == 100);
    CHECK(!scene.boolean("on") && scene.number("level") == 2 && scene.string("title") == "é");
    scene.set_number("level", 5);
    scene.set_string("title", "");
    CHECK(scene.number("level") == 5 && scene.string("title").empty());
    scene.pointer_down(5, 5);
    scene.pointer_up(5, 5);
    scene.advance(0.1);
    CHECK(scene.is_in_state("on"));
    ac::stage stage = scene.stage();
    std::vector<std::string> emitted;
    for (const ac::event &event : scene.events()) {
        if (event.kind == ac::event_kind::emitted) {
            emitted.push_back(stage.name(event.name));
        }
    }
    CHECK(emitted == std::vector<std::string>{"pressed"});
    CHECK(stage.find_property("x").now() > 0);

    // The display list.
    const ac::display display = scene.display();
    CHECK(display.commands().size() == 2 && scene.display_commands().size() == 2);
    const ac::draw_command &fill = display.commands()[0];
    CHECK(fill.kind == ac::draw_kind::fill && fill.as_fill() != nullptr && fill.as_stroke() == nullptr);
    CHECK(fill.as_fill()->paint.color[0] == 1 && fill.as_fill()->paint.as_linear() == nullptr);
    CHECK(std::holds_alternative<std::monostate>(fill.as_fill()->paint.variant()));
    const double width = std::visit(
        [](auto command) -> double {
            if constexpr (std::is_same_v<decltype(command), const ac::draw_stroke *>) {
                return command->width;
            } else {
                return 0;
            }
        },
        display.commands()[1].variant());
    CHECK(width == 2);
    CHECK(scene.svg().find("<svg") != std::string::npos);

    // Keys, accessibility, snapshots, reloading.
    CHECK(scene.send_key(ac::key_action::down, ac::key::tab, {}));
    CHECK(scene.focus() == "area");
    CHECK(scene.accessibility_info().count == 0);
    CHECK(scene.hit_test_region(5, 5) == 0);
    const auto snapshot = scene.snapshot();
    const std::uint64_t hash = scene.hash();
    scene.advance(1);
    scene.restore(snapshot);
    CHECK(scene.hash() == hash);
    CHECK(scene.reload(document).empty() && scene.is_in_state("on"));

    // Several at once.
    ac::scene other(document);
    const std::vector<ac::scene *> both{&scene, &other};
    const auto changed = ac::scene::advance_many(both, 0.1, ac::scene_change_flags::display);
    CHECK(changed.changes.size() == 2 && changed.changed == 2);
    (void)ac::scene::advance_many(both, 10, ac::scene_change_flags::display);
    (void)scene.display();
    (void)other.display();
    other.pointer_down(5, 5);
    other.pointer_up(5, 5);
    const auto one = ac::scene::advance_many(both, 0.1, ac::scene_change_flags::display);
    CHECK(one.changed == 1 && one.changes.size() == 1 && one.changes[0].index == 1);
    const ac::document shared(document);
    CHECK(ac::scene::create(shared).atomic_states() == "off");
    const ac::event_field fields[1] = {};
    CHECK(refused([&] { other.send_data("go", fields); }) == ANIM_ERROR_ARGUMENT);

    try {
        (void)ac::scene(R"({"animcore":1,
  "size":["a",1]})");
        CHECK(false);
    } catch (const ac::error &error) {
        CHECK(error.status() == ANIM_ERROR_DOCUMENT && error.status_name() == "ANIM_ERROR_DOCUMENT");
        CHECK(error.line() == 2 && error.column() > 1 && error.pointer() == "/size/0" && error.offset() == -1);
    }
    ac::path outline;
    try {
        (void)outline.parse("M0 0\nL1 1e200 1");
        CHECK(false);
    } catch (const ac::error &error) {
        CHECK(error.status() == ANIM_ERROR_LIMIT && error.line() == 2 && error.column() == 4 && error.offset() == 8);
    }
}

static void misuse() {
    // What is inside a stage that is gone.
    ac::property x;
    {
        ac::stage stage;
        x = stage.add("x", 0);
        ac::stage moved = std::move(stage);
        x.set(1);
        CHECK(moved.raw() != nullptr && stage.raw() == nullptr);
        CHECK(refused([&] { stage.advance(0.1); }) == ANIM_ERROR_ARGUMENT);
    }
    CHECK(refused([&] { x.set(1); }) == ANIM_ERROR_ARGUMENT);
    CHECK(refused([&] { (void)x.name(); }) == ANIM_ERROR_ARGUMENT);
    CHECK(refused([] { ac::property().set(1); }) == ANIM_ERROR_ARGUMENT);
    // A scene's stage, when the scene is gone.
    auto scene = std::make_unique<ac::scene>(document);
    ac::stage stage = scene->stage();
    const ac::property of_scene = stage.find_property("x");
    CHECK(refused([&] { stage.advance(0.1); }) == ANIM_ERROR_KIND || refused([&] { stage.advance(0.1); }) != ANIM_OK);
    scene.reset();
    CHECK(refused([&] { (void)stage.info(); }) == ANIM_ERROR_ARGUMENT);
    CHECK(refused([&] { (void)of_scene.now(); }) == ANIM_ERROR_ARGUMENT);
    // A list, where its scene is moved, and when it is gone.
    auto rows =
        std::make_unique<ac::scene>(R"({"animcore": 1, "size": [9, 9], "components": {"row": {"size": [9, 9]}},)"
                                    R"( "nodes": [{"kind": "list", "name": "rows", "component": "row"}]})");
    ac::item_list list = rows->list("rows");
    const ac::item_list copy = list;
    CHECK(list.append("a").name == "rows.0");
    auto elsewhere = std::make_unique<ac::scene>(std::move(*rows));
    CHECK(refused([&] { (void)rows->list("rows"); }) == ANIM_ERROR_ARGUMENT);
    rows.reset();
    CHECK(list.size() == 1 && copy.items()[0].key == "a");
    elsewhere.reset();
    CHECK(refused([&] { (void)list.size(); }) == ANIM_ERROR_ARGUMENT);
    CHECK(refused([&] { (void)copy.get("a"); }) == ANIM_ERROR_ARGUMENT);
    CHECK(refused([&] { list.append("b"); }) == ANIM_ERROR_ARGUMENT);
    // What has been closed.
    ac::path path;
    path.destroy();
    CHECK(refused([&] { path.line_to(1, 1); }) == ANIM_ERROR_ARGUMENT);
    ac::stage closed;
    closed.destroy();
    CHECK(refused([&] { (void)closed.add("x", 0); }) == ANIM_ERROR_ARGUMENT);
    // As NULL in C, what has been moved from is destroyed without an error.
    ac::stage from;
    const ac::stage owner = std::move(from);
    CHECK(refused([&] { from.destroy(); }) == ANIM_OK && owner.raw() != nullptr);
    // A property of another stage.
    ac::stage first;
    ac::stage second;
    const anim_property foreign[] = {first.add("x", 0).id()};
    const double value[] = {1};
    CHECK(refused([&] { second.set_value_many(foreign, value); }) == ANIM_ERROR_IDENTIFIER);
    const std::string broken("\xFF");
    CHECK(refused([&] { (void)first.add(broken, 0); }) == ANIM_ERROR_ARGUMENT);
    CHECK(refused([&] { (void)first.add("n", std::nan("")); }) == ANIM_ERROR_ARGUMENT);
    // A length beyond 32 bits is longer than any limit. Nobody reads the text.
    const ac::event_field field = ac::field("title", std::string_view("", (std::size_t{1} << 32) + 3));
    CHECK(field.text_length == UINT32_MAX);
    CHECK(ac::field(std::string_view("", (std::size_t{1} << 32) + 3), 1.0).name_length == UINT32_MAX);
    // A function that moves values may destroy their stage, and throw.
    for (const bool throws : {false, true}) {
        auto gone = std::make_unique<ac::stage>();
        const auto end = [&] {
            gone.reset();
            if (throws) {
                throw ac::error(ANIM_ERROR_LIMIT, "mine");
            }
        };
        const int told = refused([&] { gone->animate(ac::spring{1, 100, 10}, end); });
        CHECK(told == (throws ? ANIM_ERROR_LIMIT : ANIM_ERROR_ARGUMENT));
    }
    // What is destroyed inside a callback of its own is gone when the call is over.
    auto held = std::make_shared<int>(1);
    const std::weak_ptr<int> seen = held;
    auto inside = std::make_unique<ac::stage>();
    const ac::property moving = inside->add("x", 0);
    moving.observe([&inside, held](anim_property, ac::span<const double>) { inside.reset(); });
    held.reset();
    inside->animate(ac::spring{1, 100, 10}, [&] { moving.set(1); });
    CHECK(!seen.expired());
    inside->advance(0.1);
    CHECK(inside == nullptr && seen.expired());
}

// Options keep the address of an array or text: one that ends with the statement is refused by the compiler.
template <class Given, class = void> constexpr bool takes_dashes = false;
template <class Given>
constexpr bool
    takes_dashes<Given, std::void_t<decltype(std::declval<ac::stroke_style &>().dashes(std::declval<Given>()))>> = true;
template <class Given, class = void> constexpr bool takes_parameters = false;
template <class Given>
constexpr bool takes_parameters<
    Given, std::void_t<decltype(std::declval<ac::scene_options &>().parameters(std::declval<Given>()))>> = true;
static_assert(takes_dashes<std::vector<double> &> && takes_dashes<const std::array<double, 2> &>);
static_assert(takes_dashes<ac::span<const double>> && takes_dashes<double (&)[2]>);
static_assert(!takes_dashes<std::vector<double>> && !takes_dashes<const std::vector<double>>);
static_assert(!takes_dashes<std::array<double, 2>>);
static_assert(takes_parameters<const std::string &> && takes_parameters<std::string_view>);
static_assert(takes_parameters<const char *> && takes_parameters<decltype(("{}"))> && !takes_parameters<std::string>);
// The same of an object.
template <class Options, class Object, class = void> constexpr bool takes_easing = false;
template <class Options, class Object>
constexpr bool
    takes_easing<Options, Object, std::void_t<decltype(std::declval<Options &>().easing(std::declval<Object>()))>> =
        true;
template <class Object, class = void> constexpr bool takes_keyframes = false;
template <class Object>
constexpr bool takes_keyframes<
    Object, std::void_t<decltype(std::declval<ac::animation_options &>().keyframes(std::declval<Object>()))>> = true;
static_assert(takes_easing<ac::motion, const ac::easing &> && !takes_easing<ac::motion, ac::easing>);
static_assert(takes_easing<ac::animation_options, ac::easing &> && !takes_easing<ac::animation_options, ac::easing>);
static_assert(takes_keyframes<ac::keyframes &> && !takes_keyframes<ac::keyframes>);

int main() {
    values();
    curves();
    paths();
    stages();
    callbacks();
    scenes();
    misuse();
    std::cout << (failures == 0 ? "passed" : "failed") << "\n";
    return failures == 0 ? 0 : 1;
}
