// SPDX-License-Identifier: MIT
#include "harness.h"
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <vector>
#if __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>
#endif

namespace benchmark {

Settings settings;

/// The processor time of this thread in seconds: what other programs take of a shared machine is not counted.
static double now() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

bool is_wanted(const std::string &name) {
    return name.find(settings.filter) != std::string::npos;
}

void require(anim_status status, const char *what) {
    if (status != ANIM_OK) {
        std::fprintf(stderr, "%s: %s: %s\n", what, anim_status_name(status), anim_last_error_message());
        std::exit(1);
    }
}

static double seconds_for(const std::function<void()> &body, long repeats) {
    const double start = now();
    for (long repeat = 0; repeat < repeats; repeat += 1) {
        body();
    }
    return now() - start;
}

/// Nanoseconds an operation: one number a run, sorted.
static std::vector<double> nanoseconds(double operations, const std::function<void()> &body,
                                       const std::function<void()> &prepare) {
    const auto prepared = [&] {
        if (prepare) {
            prepare();
        }
    };
    // A warm-up that also says how many repeats fill a run.
    prepared();
    long repeats = 1;
    double elapsed = seconds_for(body, repeats);
    while (elapsed < settings.seconds_a_run / 4 && repeats < (1L << 40)) {
        repeats *= 2;
        prepared();
        elapsed = seconds_for(body, repeats);
    }
    repeats = std::max(1L, std::lround(repeats * settings.seconds_a_run / elapsed));

    std::vector<double> results;
    for (int run = 0; run < settings.runs; run += 1) {
        prepared();
        results.push_back(seconds_for(body, repeats) * 1e9 / (operations * static_cast<double>(repeats)));
    }
    std::sort(results.begin(), results.end());
    return results;
}

/// The least that memcpy takes to read and write a number of bytes, half of them each, in nanoseconds.
static double copying(double bytes) {
    // The same size comes several times in a row.
    static double last_bytes = 0, last_result = 0;
    if (bytes != last_bytes) {
        const auto half = std::max<size_t>(8, static_cast<size_t>(bytes / 2));
        std::vector<char> from(half, 1), to(half, 2);
        last_result = nanoseconds(1,
                                  [&] {
                                      std::memcpy(to.data(), from.data(), half);
                                      asm volatile("" : : "r"(to.data()), "r"(from.data()) : "memory");
                                  },
                                  {})
                          .front();
        last_bytes = bytes;
    }
    return last_result;
}

std::vector<size_t> growing_sizes(size_t limit) {
    std::vector<size_t> sizes;
    for (size_t count = size(10, 1000); count <= std::min(limit, size(10000000, 10000)); count *= 10) {
        sizes.push_back(count);
    }
    return sizes;
}

/// Runs a body so often that at least 16 operations are done (a benchmark that goes to and fro does both), and has callgrind
/// write what it counted meanwhile. A first round outside the count lets memory grow and symbols be found.
static void count(const std::string &name, double operations, const std::function<void()> &body,
                  const std::function<void()> &prepare) {
#ifdef CALLGRIND_START_INSTRUMENTATION
    const long repeats = std::lround(std::ceil(16 / std::min(operations, 16.0)));
    const auto prepared = [&] {
        if (prepare) {
            prepare();
        }
    };
    prepared();
    body();
    prepared();
    CALLGRIND_START_INSTRUMENTATION;
    for (long repeat = 0; repeat < repeats; repeat += 1) {
        body();
    }
    CALLGRIND_STOP_INSTRUMENTATION;
    CALLGRIND_DUMP_STATS_AT(name.c_str());
    std::printf("{\"name\": \"%s\", \"operations\": %.17g}\n", name.c_str(), operations * static_cast<double>(repeats));
    std::fflush(stdout);
#else
    (void)operations, (void)body, (void)prepare;
    std::fprintf(stderr, "%s: built without valgrind/callgrind.h, instructions cannot be counted\n", name.c_str());
    std::exit(1);
#endif
}

void measure(const std::string &name, Work work, const std::function<void()> &body,
             const std::function<void()> &prepare) {
    if (!is_wanted(name)) {
        return;
    }
    if (settings.is_counting) {
        count(name, work.operations, body, prepare);
        return;
    }
    const std::vector<double> results = nanoseconds(work.operations, body, prepare);
    std::printf("{\"name\": \"%s\", \"median\": %.6g, \"minimum\": %.6g, \"maximum\": %.6g, \"runs\": %d", name.c_str(),
                results[results.size() / 2], results.front(), results.back(), settings.runs);
    if (work.bytes > 0) {
        std::printf(", \"limit\": %.6g", copying(work.bytes * work.operations) / work.operations);
    }
    std::printf("}\n");
    std::fflush(stdout);
}

} // namespace benchmark

int main(int count, char **arguments) {
    using benchmark::settings;
    for (int index = 1; index + 1 < count; index += 2) {
        const std::string option = arguments[index];
        if (option == "--filter") {
            settings.filter = arguments[index + 1];
        } else if (option == "--runs") {
            settings.runs = std::max(1, std::atoi(arguments[index + 1]));
        } else if (option == "--seconds") {
            settings.seconds_a_run = std::max(0.001, std::atof(arguments[index + 1]));
        } else if (option == "--document") {
            settings.document = arguments[index + 1];
        } else if (option == "--instructions") {
            settings.is_counting = std::atoi(arguments[index + 1]) != 0;
        } else {
            std::fprintf(stderr, "%s: there is no such option\n", option.c_str());
            return 2;
        }
    }
    benchmark_motion();
    benchmark_keyframes();
    benchmark_paths_measure();
    benchmark_path_data();
    benchmark_paths_regions();
    benchmark_stage();
    benchmark_bank();
    benchmark_animations();
    benchmark_scene();
    benchmark_crowd();
    if (!settings.is_counting) {
        benchmark_tweeny();
    }
    benchmark_path_strokes();
    benchmark_path_morphs();
    return 0;
}
