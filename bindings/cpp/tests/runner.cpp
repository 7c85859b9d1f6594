// SPDX-License-Identifier: MIT
// The runner of Tests/bindings/conformance.md, over animcore.hpp.
#include <animcore.hpp>
#include <cinttypes>
#include <cstdio>
#include <fstream>
#include <functional>
#include <iostream>
#include <map>
#include <sstream>

namespace ac = animcore;
using fields = std::vector<std::string>;
using words = std::vector<std::string>;

static std::string read_file(const std::string &path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) {
        throw std::runtime_error(path + " cannot be read");
    }
    return {std::istreambuf_iterator<char>(file), {}};
}

static std::string hexadecimal(std::uint64_t bits) {
    char text[17];
    std::snprintf(text, sizeof text, "%016" PRIx64, bits);
    return text;
}

static std::string hexadecimal(double number) {
    std::uint64_t bits;
    std::memcpy(&bits, &number, sizeof bits);
    return hexadecimal(bits);
}

static std::uint64_t digest(std::string_view bytes, std::uint64_t value = UINT64_C(0xcbf29ce484222325)) {
    for (const char byte : bytes) {
        value = (value ^ static_cast<unsigned char>(byte)) * UINT64_C(0x100000001b3);
    }
    return value;
}

static fields split(const std::string &text, char by) {
    fields parts;
    std::size_t begin = 0;
    for (std::size_t end; (end = text.find(by, begin)) != std::string::npos; begin = end + 1) {
        parts.push_back(text.substr(begin, end - begin));
    }
    parts.push_back(text.substr(begin));
    return parts;
}

static double number(const std::string &text) {
    return std::strtod(text.c_str(), nullptr);
}

static std::vector<double> numbers(const std::string &text) {
    std::vector<double> values;
    if (text != "-") {
        for (const std::string &part : split(text, ',')) {
            values.push_back(number(part));
        }
    }
    return values;
}

static std::string joined(const words &parts) {
    std::string text;
    for (const std::string &part : parts) {
        text += (text.empty() ? "" : " ") + part;
    }
    return text;
}

static words said(const std::vector<double> &values) {
    words parts;
    for (const double value : values) {
        parts.push_back(hexadecimal(value));
    }
    return parts;
}

static words pairs(const std::vector<double> &first, const std::vector<double> &second) {
    words parts;
    for (std::size_t index = 0; index < first.size(); index += 1) {
        parts.push_back(hexadecimal(first[index]));
        parts.push_back(hexadecimal(second[index]));
    }
    return parts;
}

static words spring(const fields &f) {
    const ac::spring of{number(f[0]), number(f[1]), number(f[2])};
    const auto [values, velocities] = of.evaluate_many(numbers(f[6]), number(f[3]), number(f[4]), number(f[5]));
    return pairs(values, velocities);
}

static words perceptual(const fields &f) {
    const ac::spring of = ac::spring::perceptual(number(f[0]), number(f[1]));
    return said({of.mass, of.stiffness, of.damping, of.settling_duration(0, false)});
}

static words named(const fields &f) {
    const ac::spring of = ac::spring::named(f[0], number(f[1]), number(f[2]));
    return said({of.mass, of.stiffness, of.damping});
}

static words easing(const fields &f) {
    const ac::easing of = ac::easing::css(f[0]);
    words parts = said(of.evaluate_many(numbers(f[1])));
    parts.push_back(of.get_css());
    return parts;
}

static words bezier(const fields &f) {
    const ac::cubic_bezier of{number(f[0]), number(f[1]), number(f[2]), number(f[3])};
    return said(of.evaluate_many(numbers(f[4])));
}

static words keyframes(const fields &f) {
    ac::keyframe_options options;
    options.mode = static_cast<ac::keyframe_mode>(std::stoi(f[0]));
    options.component_count = static_cast<std::uint32_t>(std::stoul(f[1]));
    options.duration = number(f[2]);
    ac::keyframes of = ac::keyframes::values(options, numbers(f[3]), numbers(f[4]), {}, {});
    const std::vector<double> times = numbers(f[5]);
    std::vector<double> values(times.size() * options.component_count);
    of.evaluate(times, {}, values, {});
    return said(values);
}

static words decay(const fields &f) {
    ac::decay of;
    of.rate = number(f[0]);
    const auto [values, velocities] = of.evaluate(numbers(f[3]), number(f[1]), number(f[2]));
    return pairs(values, velocities);
}

static words path(const fields &f) {
    const ac::path of = ac::path::from_svg(f[0]);
    const ac::rectangle bounds = of.bounds();
    words parts{std::to_string(of.counts().verb_count)};
    for (const std::string &part : said({of.area(), of.length(0), bounds.x, bounds.y, bounds.width, bounds.height})) {
        parts.push_back(part);
    }
    parts.push_back(of.svg());
    return parts;
}

static words nearest(const fields &f) {
    const ac::path_location place = ac::path::from_svg(f[0]).find_nearest(number(f[1]), number(f[2]));
    return said({place.x, place.y, place.distance});
}

static words morph(const fields &f) {
    const ac::path first = ac::path::from_svg(f[0]);
    const ac::path second = ac::path::from_svg(f[1]);
    const ac::morph of(first, second);
    words parts;
    for (const double time : numbers(f[2])) {
        parts.push_back(of.path(time).svg());
    }
    return parts;
}

static words expression(const fields &f) {
    const fields names = f[1] == "-" ? fields() : split(f[1], ' ');
    const std::vector<std::string_view> views(names.begin(), names.end());
    const ac::expression of(f[0], views);
    return said({of.evaluate(numbers(f[2]))});
}

static words color(const fields &f) {
    return said(ac::color_convert(static_cast<ac::color_space>(std::stoi(f[0])),
                                  static_cast<ac::color_space>(std::stoi(f[1])), numbers(f[2])));
}

static words property(const fields &f) {
    const auto kind = static_cast<ac::value_kind>(std::stoi(f[0]));
    const std::vector<double> from = numbers(f[1]);
    const std::vector<double> to = numbers(f[2]);
    const std::vector<double> of = numbers(f[3]);
    const ac::spring by{of[0], of[1], of[2]};
    ac::stage stage;
    const ac::property x = stage.add_property("x", kind, from);
    stage.animate(by, [&] { x.set(to); });
    const int frames = std::stoi(f[4]);
    words parts;
    for (int frame = 0; frame < frames; frame += 1) {
        if (frame == frames / 2) {
            stage.animate(by, [&] { x.set(from); });
        }
        stage.advance_flicks(11760000);
        for (const std::string &part : said(x.presentation())) {
            parts.push_back(part);
        }
    }
    parts.push_back(std::to_string(stage.poll_events().size()));
    parts.push_back(std::to_string(stage.info().time));
    return parts;
}

static std::string or_dash(const std::string &text) {
    return text.empty() ? "-" : text;
}

static words document(const fields &f) {
    ac::scene scene(f[0]);
    return {or_dash(scene.atomic_states()), std::to_string(scene.stage().list_properties().size()),
            std::to_string(scene.display_commands().size()), hexadecimal(scene.hash())};
}

static std::string states(const ac::scene &scene) {
    std::string text = or_dash(scene.atomic_states());
    std::replace(text.begin(), text.end(), ' ', '+');
    return text;
}

static words machine(const fields &f) {
    ac::scene scene(f[0]);
    words parts{states(scene)};
    for (const std::string &event : f[1] == "-" ? fields() : split(f[1], ' ')) {
        scene.send(event);
        scene.advance(0.25);
        parts.push_back(states(scene));
    }
    parts.push_back(scene.is_done() ? "1" : "0");
    return parts;
}

static words snapshot(const fields &f) {
    ac::scene scene(f[0]);
    scene.send(f[1]);
    scene.advance(0.1);
    const std::vector<std::uint8_t> kept = scene.snapshot();
    scene.advance(0.3);
    const std::uint64_t first = scene.hash();
    scene.restore(kept);
    scene.advance(0.3);
    return {scene.hash() == first ? "1" : "0"};
}

static std::string items(const ac::item_list &list) {
    words parts;
    for (const ac::item &item : list.items()) {
        parts.push_back(item.key + "." + std::to_string(item.number));
    }
    for (const ac::item &item : list.leaving()) {
        parts.push_back("~" + item.key + "." + std::to_string(item.number));
    }
    std::string text;
    for (const std::string &part : parts) {
        text += (text.empty() ? "" : "+") + part;
    }
    return or_dash(text);
}

/// The fields of a text, whose pairs live where the caller says.
static std::vector<ac::event_field> values_of(const std::string &text, fields &pairs) {
    std::vector<ac::event_field> values;
    pairs = text == "-" ? fields() : split(text, ',');
    for (const std::string &pair : pairs) {
        const std::size_t equals = pair.find('=');
        const std::string_view name(pair.data(), equals);
        const std::string_view value = std::string_view(pair).substr(equals + 1);
        values.push_back(value.front() == '\'' ? ac::field(name, value.substr(1))
                                               : ac::field(name, std::stod(std::string(value))));
    }
    return values;
}

static void take(ac::scene &scene, ac::item_list &list, const fields &step) {
    fields pairs;
    std::vector<ac::event_field> values;
    if (step[0] == "append" || step[0] == "update") {
        values = values_of(step.back(), pairs);
    }
    if (step[0] == "append") {
        const std::uint32_t place =
            step[2] == "-" ? ac::item_list::last : static_cast<std::uint32_t>(std::stoul(step[2]));
        list.insert(place, step[1] == "-" ? "" : step[1], values);
    } else if (step[0] == "update") {
        list.update(step[1], values);
    } else if (step[0] == "move") {
        list.move(step[1], static_cast<std::uint32_t>(std::stoul(step[2])));
    } else if (step[0] == "remove") {
        list.remove(step[1]);
    } else if (step[0] == "clear") {
        list.clear();
    } else {
        scene.advance(std::stod(step[1]));
    }
}

static words lists(const fields &f) {
    ac::scene scene(f[0]), other(f[0]);
    ac::item_list list = scene.list(f[1]);
    words parts = {items(list)};
    for (const std::string &step : f[2] == "-" ? fields() : split(f[2], ' ')) {
        take(scene, list, split(step, ':'));
        parts.push_back(items(list));
    }
    other.restore(scene.snapshot());
    const std::string hash = hexadecimal(other.hash());
    parts.insert(parts.end(), {items(other.list(f[1])), hash, scene.hash() == other.hash() ? "1" : "0"});
    return parts;
}

static words combine(const fields &f) {
    const auto operation = static_cast<ac::path_operation>(std::stoi(f[2]));
    const auto rule = static_cast<ac::fill_rule>(std::stoi(f[3]));
    return {ac::path::from_svg(f[0]).combine(ac::path::from_svg(f[1]), operation, rule).svg()};
}

static std::vector<ac::morph_pair> morph_pairs(const std::string &field) {
    std::vector<ac::morph_pair> made;
    for (const std::string &pair : field == "-" ? fields() : split(field, ',')) {
        const fields ends = split(pair, ':');
        made.push_back({std::stoi(ends[0]), std::stoi(ends[1])});
    }
    return made;
}

static words morphed(const fields &f) {
    const fields given = split(f[2], ',');
    const std::vector<ac::morph_pair> chosen = morph_pairs(f[5]);
    const std::vector<ac::morph_pair> points = morph_pairs(f[6]);
    ac::morph_options options;
    options.structure = static_cast<ac::morph_structure>(std::stoi(given[0]));
    options.motion = static_cast<ac::morph_motion>(std::stoi(given[1]));
    options.pairing = static_cast<ac::morph_pairing>(std::stoi(given[2]));
    options.starts = static_cast<ac::morph_starts>(std::stoi(given[3]));
    options.fill_rule = static_cast<ac::fill_rule>(std::stoi(given[4]));
    options.paint = static_cast<ac::morph_paint>(std::stoi(given[5]));
    options.effort = std::stoi(f[3]);
    options.smoothness = number(f[4]);
    options.pairs(chosen);
    options.points(points);
    const ac::morph of(ac::path::from_svg(f[0]), ac::path::from_svg(f[1]), options);
    words parts;
    for (const double time : numbers(f[7])) {
        parts.push_back(of.path(time).svg());
    }
    return parts;
}

static ac::keyframes shape_keyframes(const std::string &way, const std::vector<const ac::path *> &paths,
                                     const std::vector<double> &given) {
    ac::keyframe_options options;
    options.duration = 1;
    if (way == "values") {
        return ac::keyframes::paths(options, paths, given, {}, {});
    }
    const std::vector<const ac::path *> others(paths.begin() + 1, paths.end());
    std::vector<double> firsts, seconds;
    std::vector<ac::keyframe> keys;
    for (std::size_t index = 0; index + 1 < given.size(); index += 2) {
        firsts.push_back(given[index]);
        seconds.push_back(given[index + 1]);
        const auto kind = static_cast<ac::keyframe_kind>(static_cast<int>(given[index]));
        keys.push_back({kind, {}, given[index + 1], {0, 0, 1, 1}, {1, 100, 10}});
    }
    return way == "blocks" ? ac::keyframes::path_blocks(options, firsts, seconds, others)
                           : ac::keyframes::path_track(options, keys, others);
}

static words shape(const fields &f) {
    std::vector<ac::path> paths;
    for (const std::string &data : split(f[1], '|')) {
        paths.push_back(ac::path::from_svg(data));
    }
    ac::stage stage;
    const ac::property x = stage.add_path("x", paths[0]);
    if (f[0] == "turns") {
        x.set_path_turns(f[2] == "1");
        stage.animate(ac::spring{1, 100, 20}, [&] { x.set_path(paths[1]); });
    } else {
        std::vector<const ac::path *> all;
        for (const ac::path &each : paths) {
            all.push_back(&each);
        }
        const ac::keyframes keyframes = shape_keyframes(f[0], all, numbers(f[2]));
        ac::animation_options options;
        options.kind = ac::motion_kind::keyframes;
        options.keyframes(keyframes);
        (void)x.animate(options);
    }
    words parts;
    for (int frame = 0; frame < std::stoi(f[3]); frame += 1) {
        stage.advance(0.25);
        parts.push_back(x.path(ac::read::presentation).svg());
    }
    parts.push_back(x.path_turns() ? "1" : "0");
    return parts;
}

static std::string bars(const words &parts) {
    std::string text;
    for (const std::string &part : parts) {
        text += (text.empty() ? "" : "|") + part;
    }
    return text;
}

static words edition(const fields &f) {
    const ac::document document(f[0]);
    ac::scene first(document);
    first.send(f[2]);
    first.advance(0.1);
    ac::scene scene(f[1]), other(f[1]);
    const std::vector<std::string> losses = scene.restore_edition(first.snapshot(), document, f[1]);
    scene.advance(0.3);
    const std::uint64_t hash = scene.hash();
    const std::vector<std::string> again = other.restore_edition(scene.snapshot(), document, f[1]);
    const std::string lost =
        losses.size() > 20 ? std::to_string(losses.size()) + " " + losses.back() : or_dash(bars(losses));
    return {lost, or_dash(scene.atomic_states()), hexadecimal(hash), again.empty() && other.hash() == hash ? "1" : "0"};
}

static words inputs(const fields &f) {
    ac::scene scene(f[0]);
    words parts;
    for (const std::string &step : split(f[1], ' ')) {
        const fields part = split(step, ':');
        const std::string &kind = part[0];
        const std::string &name = part[1];
        if (kind == "number") {
            scene.set_number(name, number(part[2]));
            parts.push_back(hexadecimal(scene.number(name)));
        } else if (kind == "boolean") {
            scene.set_boolean(name, part[2] == "1");
            parts.push_back(scene.boolean(name) ? "1" : "0");
        } else if (kind == "text") {
            scene.set_string(name, part[2]);
            parts.push_back(or_dash(scene.string(name)));
        } else if (kind == "fire") {
            scene.fire_trigger(name);
        } else {
            scene.send(name);
        }
        parts.push_back(states(scene));
    }
    parts.push_back(hexadecimal(scene.hash()));
    return parts;
}

static words lost(const fields &f) {
    ac::stage_options options;
    options.event_limit = static_cast<std::uint32_t>(std::stoul(f[0]));
    ac::stage stage(options);
    const ac::property x = stage.add("x", 0);
    for (int each = 1; each <= std::stoi(f[1]); each += 1) {
        stage.animate(ac::spring{1, 100, 20}, [&] { x.set(each); });
        stage.advance(0.1);
    }
    words parts;
    for (const ac::event &event : stage.poll_events()) {
        parts.push_back(std::to_string(static_cast<int>(event.kind)) + "." + std::to_string(event.count));
    }
    parts.push_back(std::to_string(stage.poll_events().size()));
    return parts;
}

static words warnings(const fields &f) {
    ac::document_options options;
    options.keeps_warnings = true;
    const ac::document document(f[0], options);
    const auto [kept, total] = document.warning_count();
    words parts{std::to_string(total)};
    for (std::uint32_t index = 0; index < kept; index += 1) {
        const ac::document_warning warning = document.warning(index);
        for (const int number :
             {static_cast<int>(warning.kind), static_cast<int>(warning.line), static_cast<int>(warning.column)}) {
            parts.push_back(std::to_string(number));
        }
        parts.push_back(or_dash(document.warning_text(index, ac::warning_text::pointer)));
        parts.push_back(or_dash(document.warning_text(index, ac::warning_text::suggestion)));
        parts.push_back(document.warning_text(index, ac::warning_text::message));
    }
    return parts;
}

static words shared(const fields &f) {
    std::vector<ac::scene> scenes;
    {
        const ac::document document(f[0]);
        scenes.emplace_back(document);
        scenes.emplace_back(document);
    }
    scenes.emplace_back(f[0]);
    scenes[0].send(f[1]);
    scenes[2].send(f[1]);
    words parts;
    for (ac::scene &scene : scenes) {
        scene.advance(0.3);
        parts.push_back(hexadecimal(scene.hash()));
    }
    parts[2] = parts[0] == parts[2] ? "1" : "0";
    return parts;
}

static words names_of_states(const fields &f) {
    ac::scene scene(f[0]);
    words parts;
    for (const std::string &event : split(f[1], ' ')) {
        scene.send(event);
        const words active = scene.active_states();
        const auto count = std::count_if(active.begin(), active.end(),
                                         [&](const std::string &name) -> bool { return scene.is_in_state(name); });
        parts.insert(parts.end(), {bars(scene.states()), bars(active), std::to_string(count)});
    }
    return parts;
}

#include "program.hpp"

static std::string answer(const std::string &line) {
    static const std::map<std::string, std::function<words(const fields &)>> kinds = {
        {"spring", spring},
        {"perceptual", perceptual},
        {"named", named},
        {"easing", easing},
        {"bezier", bezier},
        {"keyframes", keyframes},
        {"decay", decay},
        {"path", path},
        {"nearest", nearest},
        {"morph", morph},
        {"expression", expression},
        {"color", color},
        {"property", property},
        {"document", document},
        {"machine", machine},
        {"snapshot", snapshot},
        {"list", lists},
        {"combine", combine},
        {"morphed", morphed},
        {"shape", shape},
        {"edition", edition},
        {"inputs", inputs},
        {"lost", lost},
        {"warnings", warnings},
        {"shared", shared},
        {"states", names_of_states},
        {"program", program},
    };
    fields parts = split(line, '\t');
    const std::string kind = parts.front();
    parts.erase(parts.begin());
    try {
        std::string text = joined(kinds.at(kind)(parts));
        std::replace(text.begin(), text.end(), '\n', ' ');
        return text;
    } catch (const ac::error &error) {
        std::string text = "error " + std::string(error.status_name());
        if (error.line() != 0) {
            text += " at " + std::to_string(error.line()) + " " + std::to_string(error.column()) + " " +
                    or_dash(error.pointer());
        }
        return text;
    }
}

static void cases(const std::string &file) {
    std::string text;
    for (const std::string &line : split(read_file(file), '\n')) {
        if (!line.empty() && line.front() != '#') {
            text += answer(line) + "\n";
        }
    }
    std::cout << text << "digest " << hexadecimal(digest(text)) << "\n";
}

static std::string event_name(ac::event_kind kind) {
    std::string name(ac::name_of(kind));
    std::replace(name.begin(), name.end(), '_', '-');
    return name;
}

static void put_components(std::ostream &out, const std::vector<double> &values) {
    for (const double value : values) {
        out << ' ' << hexadecimal(value);
    }
}

/// Plays a trace and gives its transcript to the last line.
static std::string play(const std::string &document, const std::string &trace_file) {
    const ac::trace trace(read_file(trace_file));
    const ac::trace_info info = trace.info();
    const std::string parameters = trace.parameters();
    ac::scene_options options;
    options.seed = info.seed;
    options.parameters(parameters);
    ac::scene scene(read_file(document), options);
    ac::stage stage = scene.stage();
    std::vector<std::pair<std::string, ac::property>> properties;
    for (const ac::property &each : stage.list_properties()) {
        if (const std::string name = each.name(); !name.empty()) {
            properties.emplace_back(name, each);
        }
    }
    std::ostringstream out;
    std::size_t next_step = 0;
    std::int64_t time = 0;
    for (std::int64_t frame = 0; frame == 0 || time < info.end; frame += 1) {
        time = (2 * frame * ac::flicks_per_second + 60) / 120;
        scene.play(trace, time, next_step);
        out << "frame " << frame << ' ' << time << " state " << or_dash(scene.atomic_states()) << '\n';
        for (const auto &[name, of] : properties) {
            out << "property " << name;
            put_components(out, of.presentation());
            out << " velocity";
            put_components(out, of.velocity());
            out << '\n';
        }
        for (const ac::event &event : scene.events()) {
            out << "event " << event.time << ' ' << event_name(event.kind) << ' '
                << (event.name < 0 ? "-" : or_dash(stage.name(event.name))) << ' ' << (event.finished ? 1 : 0) << ' '
                << event.count << '\n';
        }
        out << "hash " << hexadecimal(scene.hash()) << '\n';
    }
    const std::string text = out.str();
    return text + "digest " + hexadecimal(digest(text)) + "\n";
}

static std::string resident() {
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);) {
        if (line.rfind("VmRSS:", 0) == 0) {
            return std::to_string(std::stol(line.substr(6)));
        }
    }
    throw std::runtime_error("/proc/self/status has no VmRSS");
}

static void leaks(const std::string &file, int count) {
    const std::string text = read_file(file);
    for (int index = 1; index <= count; index += 1) {
        {
            ac::scene scene(text);
            const ac::scene_info info = scene.info();
            scene.pointer_down(info.width / 2, info.height / 2);
            scene.pointer_up(info.width / 2, info.height / 2);
            scene.advance(0.1);
            if (scene.display().commands().empty()) {
                throw std::runtime_error("nothing is drawn");
            }
        }
        if (index == count / 10 || index == count) {
            std::cout << "resident " << resident() << "\n";
        }
    }
}

static void calls(int count) {
    ac::stage stage;
    const ac::property x = stage.add("x", 1);
    double sum = 0;
    for (int index = 0; index < count; index += 1) {
        sum += x.now();
    }
    std::cout << "calls " << sum << "\n";
}

int main(int argument_count, char **argument_values) {
    const fields arguments(argument_values + 1, argument_values + argument_count);
    try {
        if (arguments.size() == 2 && arguments[0] == "cases") {
            cases(arguments[1]);
        } else if (arguments.size() == 3 && arguments[0] == "play") {
            std::cout << play(arguments[1], arguments[2]);
        } else if (!arguments.empty() && arguments[0] == "digests") {
            for (std::size_t index = 1; index + 1 < arguments.size(); index += 2) {
                const std::string text = play(arguments[index], arguments[index + 1]);
                std::cout << text.substr(text.rfind('\n', text.size() - 2) + 1);
            }
        } else if (arguments.size() == 3 && arguments[0] == "leaks") {
            leaks(arguments[1], std::stoi(arguments[2]));
        } else if (arguments.size() == 2 && arguments[0] == "calls") {
            calls(std::stoi(arguments[1]));
        } else {
            std::cerr
                << "usage: runner cases FILE | play DOCUMENT TRACE | digests … | leaks DOCUMENT COUNT | calls COUNT\n";
            return 2;
        }
    } catch (const std::exception &error) {
        std::cerr << "runner: " << error.what() << "\n";
        return 1;
    }
    return 0;
}
