// SPDX-License-Identifier: MIT
// SVG path data: read into a path that is used again, and written. An operation is a byte of path data, so that
// 1000 / ns are the megabytes of a second; of many at once it is a path. The data are those of the icons in the file that the variable
// ANIMCORE_PATH_DATA names, one a line; without it, of a text that resembles them.
#include "harness.h"
#include <cstdlib>
#include <fstream>
#include <string>
#include <vector>

using namespace benchmark;

namespace {

std::vector<std::string> read_lines() {
    std::vector<std::string> lines;
    const char *name = std::getenv("ANIMCORE_PATH_DATA");
    std::ifstream file(name == nullptr ? "" : name);
    for (std::string line; std::getline(file, line);) {
        lines.push_back(line);
    }
    if (lines.empty()) {
        lines.assign(size(2000, 100),
                     "M256 512A256 256 0 1 0 256 0a256 256 0 1 0 0 512zm0-384c13.3 0 24 10.7 24 24l0 112c0 13.3-10.7 "
                     "24-24 24s-24-10.7-24-24l0-112c0-13.3 10.7-24 24-24zM224 352a32 32 0 1 1 64 0 32 32 0 1 1-64 0z");
    }
    return lines;
}

void benchmark_reading(const char *name, const std::vector<std::string> &texts, double arc_accuracy) {
    if (!is_wanted(name)) {
        return;
    }
    anim_path *path = nullptr;
    anim_path_parsing options{};
    size_t bytes = 0;
    REQUIRE(anim_path_create(&path));
    REQUIRE(anim_default_path_parsing(&options, sizeof options));
    options.arc_accuracy = arc_accuracy;
    for (const std::string &text : texts) {
        bytes += text.size();
    }
    measure(name, static_cast<double>(bytes), [&] {
        for (const std::string &text : texts) {
            REQUIRE(anim_path_parse(path, text.data(), text.size(), &options, nullptr));
        }
    });
    REQUIRE(anim_path_destroy(path));
}

void benchmark_writing(const char *name, const std::vector<std::string> &texts, int32_t minified) {
    if (!is_wanted(name)) {
        return;
    }
    std::vector<anim_path *> paths;
    std::vector<char> buffer(1 << 20);
    anim_path_format format{};
    size_t bytes = 0, length = 0;
    REQUIRE(anim_default_path_format(&format, sizeof format));
    format.minified = minified;
    for (const std::string &text : texts) {
        anim_path *path = nullptr;
        REQUIRE(anim_path_create(&path));
        REQUIRE(anim_path_parse(path, text.data(), text.size(), nullptr, nullptr));
        REQUIRE(anim_path_write(path, &format, buffer.data(), buffer.size(), &length));
        bytes += length;
        paths.push_back(path);
    }
    measure(name, static_cast<double>(bytes), [&] {
        for (anim_path *path : paths) {
            REQUIRE(anim_path_write(path, &format, buffer.data(), buffer.size(), &length));
        }
    });
    for (anim_path *path : paths) {
        REQUIRE(anim_path_destroy(path));
    }
}

/// All at once: read, boxed, measured, summed up.
void benchmark_collection(const std::vector<std::string> &texts) {
    const std::string read = "paths: icon read, many at once";
    const std::string boxed = "paths: icon boxed, many at once";
    const std::string measured = "paths: icon measured, many at once";
    const std::string area = "paths: icon's area, many at once";
    const std::string contains = "paths: icon contains a point, many at once";
    if (!is_wanted(read) && !is_wanted(boxed) && !is_wanted(measured) && !is_wanted(area) && !is_wanted(contains)) {
        return;
    }
    const size_t count = texts.size();
    std::string text;
    std::vector<size_t> ends;
    for (const std::string &one : texts) {
        text += one;
        ends.push_back(text.size());
    }
    anim_path_collection *paths = nullptr;
    REQUIRE(anim_path_collection_create(&paths));
    const auto parse = [&] {
        REQUIRE(anim_path_collection_clear(paths));
        REQUIRE(anim_path_collection_parse(paths, text.data(), text.size(), ends.data(), count, nullptr, nullptr));
    };
    std::vector<anim_rectangle> bounds(count);
    std::vector<double> numbers(count);
    std::vector<uint8_t> inside(count);
    const anim_point point = {200.5, 250.25};
    size_t written = 0;
    const double paths_a_run = static_cast<double>(count);
    measure(read, paths_a_run, parse);
    // Where only what follows is wanted.
    parse();
    measure(boxed, paths_a_run, [&] {
        REQUIRE(anim_path_collection_list_bounds(paths, bounds.data(), count, &written));
        keep(bounds[0].x);
    });
    measure(measured, paths_a_run, [&] {
        REQUIRE(anim_path_collection_list_lengths(paths, 1e-6, numbers.data(), count, &written));
        keep(numbers[0]);
    });
    measure(area, paths_a_run, [&] {
        REQUIRE(anim_path_collection_list_areas(paths, numbers.data(), count, &written));
        keep(numbers[0]);
    });
    measure(contains, paths_a_run, [&] {
        REQUIRE(
            anim_path_collection_contains(paths, &point, 1, ANIM_FILL_RULE_NONZERO, inside.data(), count, &written));
        keep(inside[0]);
    });
    REQUIRE(anim_path_collection_destroy(paths));
}

} // namespace

void benchmark_path_data() {
    const std::vector<std::string> icons = read_lines();
    std::string all;
    for (const std::string &icon : icons) {
        all += icon;
    }
    benchmark_reading("paths: data read, a byte of icons", icons, 1e-9);
    benchmark_reading("paths: data read, a byte of all icons in one text", {all}, 1e-9);
    benchmark_reading("paths: data read, a byte of icons, arcs of quarters", icons, 1);
    benchmark_collection(icons);
    benchmark_writing("paths: data written, a byte of the shortest form", icons, 1);
    benchmark_writing("paths: data written, a byte of the readable form", icons, 0);
}
