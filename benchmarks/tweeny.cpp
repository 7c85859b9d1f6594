// SPDX-License-Identifier: MIT
// Tweeny (Debian's libtweeny-dev), measured in the same run: an eased step of each of 100 000 tweens.
#include "harness.h"
#include <tweeny.h>
#include <vector>

using namespace benchmark;

void benchmark_tweeny() {
    constexpr size_t count = 100000;
    if (!is_wanted("tweeny: step of 100000 eased tweens")) {
        return;
    }
    std::vector<tweeny::tween<double>> tweens;
    tweens.reserve(count);
    const auto fill = [&] {
        tweens.clear();
        for (size_t index = 0; index < count; index += 1) {
            tweens.push_back(tweeny::from(0.0)
                                 .to(100.0 + static_cast<double>(index % 1000))
                                 .during(100000000)
                                 .via(tweeny::easing::cubicInOut));
        }
    };
    fill();
    measure("tweeny: step of 100000 eased tweens", count, [&] {
        double sum = 0;
        for (auto &tween : tweens) {
            sum += tween.step(8);
        }
        keep(sum);
    });
}
