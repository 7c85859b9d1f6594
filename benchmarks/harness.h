/* SPDX-License-Identifier: MIT */
// Measures an operation: the median, least and greatest of several runs, in nanoseconds an operation.
#pragma once

#include <animcore.h>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace benchmark {

struct Settings {
    int runs = 15;
    double seconds_a_run = 0.03;
    std::string filter; // only benchmarks whose name contains it
    std::string document;
    bool is_counting = false; // under callgrind: each benchmark once, its instructions in a dump that bears its name
};

extern Settings settings;

/// Whether a benchmark of this name was asked for.
bool is_wanted(const std::string &name);

/// What a benchmark's body does.
struct Work {
    Work(double operations, double bytes = 0) : operations(operations), bytes(bytes) {}

    double operations;
    /// Bytes that an operation must read and write at the least. Where they are given, the time that memcpy takes to read and
    /// write as many, in memory of the same size, is measured too: the limit.
    double bytes;
};

/// Runs `body` often enough that a run takes settings.seconds_a_run, several runs over, and prints a line of JSON.
/// `prepare` runs before each run and is not measured.
void measure(const std::string &name, Work work, const std::function<void()> &body,
             const std::function<void()> &prepare = {});

/// A number of things: how many are measured, or, where instructions are counted, how many are enough. What an operation
/// costs in instructions hardly depends on it, and callgrind is fifty times slower than the processor.
inline size_t size(size_t measured, size_t counted) {
    return settings.is_counting ? counted : measured;
}

/// Numbers that look random and are the same in every run (xorshift64*).
class Random {
  public:
    uint64_t next() {
        state ^= state >> 12;
        state ^= state << 25;
        state ^= state >> 27;
        return state * 0x2545F4914F6CDD1D;
    }

    /// From 0 up to a number.
    double below(double end) {
        return static_cast<double>(next() >> 11) * 0x1p-53 * end;
    }

    size_t index(size_t count) {
        return static_cast<size_t>(next() % count);
    }

  private:
    uint64_t state = 0x9E3779B97F4A7C15;
};

/// The sizes over which it is shown how cost grows, up to a limit. Instructions are counted of 1000 and of 10 000.
std::vector<size_t> growing_sizes(size_t limit = 10000000);

/// Ends the program with the library's message unless a call succeeded.
void require(anim_status status, const char *what);
#define REQUIRE(call) ::benchmark::require((call), #call)

/// Keeps a value from being optimized away.
template <typename Value> inline void keep(const Value &value) {
    asm volatile("" : : "r,m"(value) : "memory");
}

} // namespace benchmark

void benchmark_motion();
void benchmark_stage();
void benchmark_bank();
void benchmark_animations();
void benchmark_keyframes();
void benchmark_paths_measure();
void benchmark_path_data();
void benchmark_paths_regions();
void benchmark_scene();
void benchmark_crowd();
void benchmark_tweeny();
void benchmark_path_strokes();
void benchmark_path_morphs();
