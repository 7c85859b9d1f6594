// SPDX-License-Identifier: MIT
// Steps of programs: groups, animators, banks, tracks, blocks, keyframes of paths, morphs and timings. A part of
// runner.cpp, whose functions it uses.
#ifndef ANIMCORE_TESTS_PROGRAM_MOTION_HPP
#define ANIMCORE_TESTS_PROGRAM_MOTION_HPP

#include <set>

static std::string row(const std::vector<double> &values) {
    std::string text;
    for (const double value : values) {
        text += " " + hexadecimal(value);
    }
    return text;
}

static void set(double &to, const std::string &field) {
    if (field != "-") {
        to = number(field);
    }
}

static ac::spring spring_of(const std::string &field) {
    const std::vector<double> of = numbers(field);
    return {of[0], of[1], of[2]};
}

static ac::cubic_bezier curve_of(const std::string &field) {
    const std::vector<double> of = numbers(field);
    return {of[0], of[1], of[2], of[3]};
}

/// Says what a motion is. The easing lives as long as the list.
template <class Said>
void say_shape(const std::string &field, Said &said, std::vector<std::unique_ptr<ac::easing>> &easings) {
    const std::size_t comma = field.find(',');
    const std::string name = field.substr(0, comma);
    const std::string rest = comma == std::string::npos ? "" : field.substr(comma + 1);
    if (name == "none") {
        said.kind = ac::motion_kind::none;
    } else if (name == "spring") {
        said.kind = ac::motion_kind::spring;
        said.spring = spring_of(rest);
    } else if (name == "curve") {
        said.kind = ac::motion_kind::curve;
        said.curve = curve_of(rest);
    } else if (name == "decay") {
        said.kind = ac::motion_kind::decay;
        if constexpr (std::is_same_v<Said, ac::animation_options>) {
            said.decay.rate = number(rest);
        }
    } else if (name != "-") {
        easings.push_back(std::make_unique<ac::easing>(ac::easing::css(rest)));
        said.kind = ac::motion_kind::easing;
        said.easing(*easings.back());
    }
}

/// Says what all animations have.
static ac::animation_options &started(ac::animation_options &options, const std::string &interruption,
                                      const std::string &flags, const std::string &repeats) {
    const auto has = [&](char letter) -> bool { return flags.find(letter) != std::string::npos; };
    options.interruption = static_cast<ac::interruption>(std::stoi(interruption));
    options.additive = has('a');
    options.cumulative = has('c');
    options.sets_model = has('m');
    options.timing.autoreverses = has('r');
    set(options.timing.repeat_count, repeats);
    return options;
}

static void animate_along(const ac::property &of, const ac::keyframes &along, const std::string &interruption,
                          const std::string &flags, const std::string &repeats) {
    ac::animation_options options;
    options.kind = ac::motion_kind::keyframes;
    options.keyframes(along);
    (void)of.animate(started(options, interruption, flags, repeats));
}

class motion_player {
  public:
    explicit motion_player(ac::stage &stage) : stage_(stage) {}

    /// The last group that was made, if any.
    std::optional<ac::animation_group> group;

    /// What a step of these said; nothing for another step.
    std::optional<std::string> take(const std::string &name, const fields &f) {
        static const std::set<std::string> of_groups = {"clock", "fraction", "drag", "run", "rest", "finish"};
        static const std::set<std::string> of_banks = {"aim", "place", "springs", "settled", "unbank"};
        static const std::set<std::string> of_properties = {"track", "blocks", "outlines", "glide", "traced", "turns"};
        if (of_groups.count(name) != 0) {
            return group ? of_group(name, f) : "";
        }
        if (of_banks.count(name) != 0) {
            return bank_ ? of_bank(name, f) : "";
        }
        if (of_properties.count(name) != 0) {
            return of_property(stage_.find_property(f[0]), name, fields(f.begin() + 1, f.end()));
        }
        if (name == "inner") {
            group.emplace(stage_.add_group(options("1")));
        } else if (name == "media") {
            const ac::media_timing timing = timing_of(f[0]);
            std::string said = sampled(timing, 0);
            ac::animation_group_options made = options(f[1]);
            made.kind = ac::animation_group_kind::media;
            made.timing = timing;
            group.emplace(stage_.add_group(made));
            return said;
        } else if (name == "animator") {
            ac::animation_group_options made = options(f[1]);
            made.kind = ac::animation_group_kind::animator;
            made.duration = number(f[0]);
            group.emplace(stage_.add_group(made));
        } else if (name == "bank") {
            bank_.emplace(stage_.add_bank(spring_of(f[0]), numbers(f[1]), number(f[2])));
        } else if (name == "morph") {
            const ac::path from = ac::path::from_svg(f[0]), to = ac::path::from_svg(f[1]);
            return ac::morph(from, to).path(number(f[2])).svg();
        } else if (name == "prepared") {
            const ac::prepared_spring prepared = spring_of(f[0]).prepare();
            const auto [value, velocity] = prepared.evaluate(number(f[1]), number(f[2]), number(f[3]), number(f[4]));
            return row({value, velocity});
        } else if (name == "timing") {
            return sampled(timing_of(f[0]), number(f[1]));
        } else {
            return std::nullopt;
        }
        return "";
    }

  private:
    ac::animation_group_options options(const std::string &inside) const {
        ac::animation_group_options made;
        made.parent = inside == "1" && group ? group->id() : anim_animation_group{};
        return made;
    }

    static ac::media_timing timing_of(const std::string &field) {
        const std::vector<double> of = numbers(field);
        ac::media_timing timing;
        timing.begin_time = of[0];
        timing.time_offset = of[1];
        timing.speed = of[2];
        timing.duration = of[3];
        timing.repeat_count = of[4];
        timing.repeat_duration = of[5];
        timing.autoreverses = of[6] == 1;
        timing.fill_mode = static_cast<ac::fill_mode>(static_cast<int>(of[7]));
        return timing;
    }

    static std::string sampled(const ac::media_timing &timing, double time) {
        const ac::media_sample of = timing.evaluate(time);
        std::string text = std::to_string(static_cast<int>(of.phase));
        text += std::string(of.is_in_effect ? " 1" : " 0") + (of.is_reversing ? " 1" : " 0");
        return text + row({of.progress, of.iteration, of.local_time, of.iteration_time, of.rate, of.iteration_rate});
    }

    std::string of_group(const std::string &name, const fields &f) const {
        if (name == "clock") {
            return row({group->time()});
        }
        if (name == "fraction") {
            return row({group->fraction()});
        }
        if (name == "drag") {
            group->set_fraction(number(f[0]));
            return row({group->fraction()});
        }
        if (name == "run") {
            std::vector<std::unique_ptr<ac::easing>> easings;
            ac::motion motion;
            say_shape(f[1], motion, easings);
            double velocity = std::numeric_limits<double>::quiet_NaN();
            set(velocity, f[3]);
            group->run(f[0] == "1", motion, number(f[2]), velocity);
        } else if (name == "rest") {
            group->pause();
        } else {
            group->stop(static_cast<ac::animator_position>(std::stoi(f[0])));
        }
        return "";
    }

    /// The bank's call with or without indices.
    template <class Call> static void at_indices(const std::string &field, Call call) {
        if (field == "-") {
            call(ac::span<const std::uint32_t>());
            return;
        }
        std::vector<std::uint32_t> indices;
        for (const double each : numbers(field)) {
            indices.push_back(static_cast<std::uint32_t>(each));
        }
        call(ac::span<const std::uint32_t>(indices));
    }

    std::string of_bank(const std::string &name, const fields &f) const {
        if (name == "aim") {
            at_indices(f[1], [&](auto indices) { bank_->retarget(indices, numbers(f[0])); });
        } else if (name == "place") {
            at_indices(f[1], [&](auto indices) { bank_->set_values(indices, numbers(f[0])); });
        } else if (name == "springs") {
            const ac::span<const double> values = bank_->values();
            std::vector<double> velocities(values.size());
            bank_->velocities(velocities);
            const auto [moving, settled] = bank_->counts();
            const std::vector<double> shown(values.begin(), values.end());
            return row(shown) + row(velocities) + " " + std::to_string(moving) + " " + std::to_string(settled);
        } else if (name == "settled") {
            std::string text;
            for (const std::uint32_t index : bank_->take_settled()) {
                text += (text.empty() ? "" : " ") + std::to_string(index);
            }
            return text;
        } else {
            bank_->remove();
        }
        return "";
    }

    static std::string of_property(const ac::property &of, const std::string &name, const fields &f) {
        if (name == "track") {
            std::vector<ac::keyframe> keys;
            for (const std::string &key : split(f[1], ',')) {
                const fields parts = split(key, '/');
                keys.push_back({static_cast<ac::keyframe_kind>(std::stoi(parts[0])),
                                static_cast<ac::keyframe_flags>(std::stoul(parts[1])), number(parts[2]), curve_of(f[2]),
                                spring_of(f[3])});
            }
            ac::keyframe_options options;
            options.component_count = static_cast<std::uint32_t>(std::stoul(f[0]));
            const ac::keyframes along =
                ac::keyframes::track(options, keys, numbers(f[4]), numbers(f[5]), numbers(f[6]));
            animate_along(of, along, f[7], f[8], f[9]);
        } else if (name == "blocks") {
            ac::keyframe_options options;
            options.component_count = static_cast<std::uint32_t>(std::stoul(f[0]));
            options.duration = number(f[5]);
            const ac::keyframes along =
                ac::keyframes::blocks(options, numbers(f[1]), numbers(f[2]), numbers(f[3]), numbers(f[4]));
            animate_along(of, along, f[6], f[7], f[8]);
        } else if (name == "outlines") {
            std::vector<ac::path> paths;
            std::vector<const ac::path *> all;
            for (const std::string &data : split(f[1], '|')) {
                paths.push_back(ac::path::from_svg(data));
            }
            for (const ac::path &each : paths) {
                all.push_back(&each);
            }
            ac::keyframe_options options;
            options.mode = static_cast<ac::keyframe_mode>(std::stoi(f[0]));
            options.duration = number(f[2]);
            animate_along(of, ac::keyframes::paths(options, all, {}, {}, {}), f[3], f[4], f[5]);
        } else if (name == "glide") {
            glide(of, f);
        } else if (name == "traced") {
            return of.path(ac::read::presentation).svg();
        } else {
            of.set_path_turns(f[0] == "1");
            return of.path_turns() ? "1" : "0";
        }
        return "";
    }

    static void glide(const ac::property &of, const fields &f) {
        std::vector<std::unique_ptr<ac::easing>> easings;
        ac::animation_options options;
        say_shape(f[0], options, easings);
        set(options.duration, f[3]);
        started(options, f[4], f[5], f[6]);
        std::optional<ac::path> from, to;
        if (f[1] != "-") {
            from.emplace(ac::path::from_svg(f[1]));
        }
        if (f[2] != "-") {
            to.emplace(ac::path::from_svg(f[2]));
        }
        if (from && to) {
            (void)of.animate_path(options, *from, *to);
        } else if (to) {
            (void)of.animate_path(options, {}, *to);
        } else {
            (void)of.animate_path(options);
        }
    }

    ac::stage &stage_;
    std::optional<ac::spring_bank> bank_;
};

#endif
