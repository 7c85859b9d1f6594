// SPDX-License-Identifier: MIT
// Uses the installed package for C++.
#include <animcore.hpp>
#include <cstdio>

int main() {
    animcore::stage stage;
    const animcore::property x = stage.add("x", 0);
    x.spring(1, animcore::spring::perceptual(0.5, 0));
    stage.advance(10);
    std::printf("x = %g\n", x.now());
    return x.now() == 1 ? 0 : 1;
}
