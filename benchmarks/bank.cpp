// SPDX-License-Identifier: MIT
// Spring banks: a step, and what sending springs off and taking those that have settled costs.
#include "moving_stage.h"
#include <algorithm>
#include <string>

using namespace benchmark;

namespace {

class Bank {
  public:
    Bank(size_t count, const anim_spring &spring) : stage(0), targets(count) {
        REQUIRE(anim_stage_add_bank(stage.stage.get(), &spring, targets.data(), count, 0.001, &bank));
        for (double &target : targets) {
            target = 100 + random.below(900);
        }
    }

    void send_all() {
        REQUIRE(anim_spring_bank_retarget(stage.stage.get(), bank, nullptr, targets.data(), targets.size()));
    }

    void send(const uint32_t *indices, size_t count) {
        REQUIRE(anim_spring_bank_retarget(stage.stage.get(), bank, indices, targets.data(), count));
    }

    ScalarStage stage;
    anim_spring_bank bank = 0;
    std::vector<double> targets;
    Random random;
};

void benchmark_steps(size_t count, bool has_random_starts) {
    const std::string name =
        "bank step, " + std::to_string(count) + " springs" + (has_random_starts ? ", random starts" : "");
    if (!is_wanted(name)) {
        return;
    }
    Bank bank(count, lasting_spring);
    if (has_random_starts) {
        std::vector<uint32_t> indices(count);
        for (size_t index = 0; index < count; index += 1) {
            indices[index] = static_cast<uint32_t>(index);
        }
        for (size_t index = count; index > 1; index -= 1) {
            std::swap(indices[index - 1], indices[bank.random.index(index)]);
        }
        const size_t groups = std::min<size_t>(count, 1000);
        for (size_t group = 0; group < groups; group += 1) {
            const size_t start = count * group / groups, end = count * (group + 1) / groups;
            bank.send(&indices[start], end - start);
            bank.stage.advance(bank.random.below(2.0 / static_cast<double>(groups)));
        }
    } else {
        bank.send_all();
    }
    measure(name, Work(static_cast<double>(count), 36), [&] { bank.stage.step(); });
}

/// A frame of a bank of which every tenth spring is sent elsewhere.
void benchmark_retargeting() {
    const size_t count = size(1000000, 10000), sent = count / 10;
    const std::string frame =
        "bank frame, " + std::to_string(count) + " springs, a tenth sent off and the settled taken";
    const std::string send = "bank, a spring sent elsewhere while it moves";
    const std::string settle = "bank, a spring sent off, moved, settled and taken";
    if (is_wanted(frame) || is_wanted(send)) {
        Bank bank(count, anim_spring{1, 400, 40});
        std::vector<uint32_t> indices(sent), settled(count);
        const auto retarget = [&] {
            for (uint32_t &index : indices) {
                index = static_cast<uint32_t>(bank.random.index(count));
            }
        };
        const auto one_frame = [&] {
            bank.send(indices.data(), sent);
            bank.stage.advance(1.0 / 120);
            size_t taken = 0;
            REQUIRE(anim_spring_bank_take_settled(bank.stage.stage.get(), bank.bank, settled.data(), count, &taken));
        };
        bank.send_all();
        for (int repeat = 0; repeat < 60; repeat += 1) {
            retarget();
            one_frame();
        }
        measure(frame, count, one_frame, retarget);
        measure(send, sent, [&] { bank.send(indices.data(), sent); }, retarget);
    }
    if (is_wanted(settle)) {
        constexpr size_t few = 10000;
        Bank bank(few, anim_spring{1, 400, 40});
        std::vector<uint32_t> settled(few);
        bool is_high = false;
        measure(settle, few, [&] {
            is_high = !is_high;
            for (double &target : bank.targets) {
                target += is_high ? 1000 : -1000;
            }
            bank.send_all();
            bank.stage.advance(100);
            size_t taken = 0;
            REQUIRE(anim_spring_bank_take_settled(bank.stage.stage.get(), bank.bank, settled.data(), few, &taken));
            if (taken != few) {
                std::fprintf(stderr, "%zu of %zu springs have settled\n", taken, few);
                std::exit(1);
            }
        });
    }
}

} // namespace

void benchmark_bank() {
    for (const size_t count : growing_sizes()) {
        benchmark_steps(count, false);
        benchmark_steps(count, true);
    }
    benchmark_retargeting();
}
