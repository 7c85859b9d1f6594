#include "harness.h"
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

namespace benchmark {

Settings settings;

using Clock = std::chrono::steady_clock;

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
    const auto start = Clock::now();
    for (long repeat = 0; repeat < repeats; repeat += 1) {
        body();
    }
    return std::chrono::duration<double>(Clock::now() - start).count();
}

void measure(const std::string &name, double operations, const std::function<void()> &body,
             const std::function<void()> &prepare) {
    if (!is_wanted(name)) {
        return;
    }
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

    std::vector<double> nanoseconds;
    for (int run = 0; run < settings.runs; run += 1) {
        prepared();
        nanoseconds.push_back(seconds_for(body, repeats) * 1e9 / (operations * static_cast<double>(repeats)));
    }
    std::sort(nanoseconds.begin(), nanoseconds.end());
    std::printf("{\"name\": \"%s\", \"median\": %.6g, \"minimum\": %.6g, \"maximum\": %.6g, \"runs\": %d}\n",
                name.c_str(), nanoseconds[nanoseconds.size() / 2], nanoseconds.front(), nanoseconds.back(),
                settings.runs);
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
        } else if (option == "--document") {
            settings.document = arguments[index + 1];
        } else {
            std::fprintf(stderr, "%s: there is no such option\n", option.c_str());
            return 2;
        }
    }
    benchmark_motion();
    benchmark_stage();
    benchmark_scene();
    benchmark_tweeny();
    return 0;
}
