// Measures an operation: the median, least and greatest of several runs, in nanoseconds an operation.
#pragma once

#include <animcore.h>
#include <chrono>
#include <cstddef>
#include <functional>
#include <string>

namespace benchmark {

struct Settings {
    int runs = 9;
    double seconds_a_run = 0.1;
    std::string filter; // only benchmarks whose name contains it
    std::string document;
};

extern Settings settings;

/// Whether a benchmark of this name was asked for.
bool is_wanted(const std::string &name);

/// Runs `body` (which does `operations` operations) often enough that a run takes settings.seconds_a_run, several runs
/// over, and prints a line of JSON. `prepare` runs before each run and is not measured.
void measure(const std::string &name, double operations, const std::function<void()> &body,
             const std::function<void()> &prepare = {});

/// Ends the program with the library's message unless a call succeeded.
void require(anim_status status, const char *what);
#define REQUIRE(call) ::benchmark::require((call), #call)

/// Keeps a value from being optimised away.
template <typename Value> inline void keep(const Value &value) {
    asm volatile("" : : "r,m"(value) : "memory");
}

} // namespace benchmark

void benchmark_motion();
void benchmark_stage();
void benchmark_scene();
void benchmark_tweeny();
