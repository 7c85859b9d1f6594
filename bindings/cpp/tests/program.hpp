// SPDX-License-Identifier: MIT
// Plays the programs of Tests/bindings/conformance.md: calls on a stage or a scene, and what they leave. A part of
// runner.cpp, whose functions it uses.
#ifndef ANIMCORE_TESTS_PROGRAM_HPP
#define ANIMCORE_TESTS_PROGRAM_HPP

#include "program_motion.hpp"

class player {
  public:
    player(const std::string &first, const std::string &second) : documents_{first, second} {
        if (first != "-") {
            scene_.emplace(first);
        }
        stage_.emplace(scene_ ? scene_->stage() : ac::stage());
        motion_.emplace(*stage_);
    }

    /// What a call said, and the digest of the state afterwards.
    std::string word(const std::string &step) {
        std::string said = "ok";
        std::string text;
        try {
            fields parts = split(step, ':');
            const std::string name = parts.front();
            parts.erase(parts.begin());
            text = take(name, parts);
        } catch (const ac::error &error) {
            said = std::string(error.status_name().substr(std::string_view("ANIM_ERROR_").size()));
            if (error.line() != 0) {
                said +=
                    "@" + std::to_string(error.line()) + "," + std::to_string(error.column()) + "," + error.pointer();
            }
            if (error.offset() >= 0) {
                said += "#" + std::to_string(error.offset());
            }
        }
        return said + "/" + hexadecimal(digest(text + state()));
    }

  private:
    std::string state() {
        std::string text = std::to_string(stage_->info().time) + " ";
        text += hexadecimal(scene_ ? scene_->hash() : stage_->hash()) + "\n";
        for (const ac::property &each : stage_->list_properties()) {
            text += each.name() + row(each.presentation()) + row(each.velocity());
            if (each.info().kind != ac::value_kind::path) {
                std::vector<double> model(each.info().shown_count);
                each.value(ac::read::model, model);
                text += row(model);
            }
            text += "\n";
        }
        for (const ac::event &event : stage_->poll_events()) {
            text += std::to_string(static_cast<int>(event.kind)) + " " + std::to_string(event.time) + " ";
            text += event.name < 0 ? "" : stage_->name(event.name);
            text += std::string(event.finished ? " 1 " : " 0 ") + std::to_string(event.count);
            for (std::uint32_t index = event.data_lost; event.data != 0 && index < std::uint32_t(event.count);
                 index += 1) {
                text += data_of(event.data, index);
            }
            text += "\n";
        }
        if (scene_) {
            text += scene_->atomic_states() + " " + scene_->focus() + " ";
            text += std::to_string(scene_->display_commands().size()) + "\n";
        }
        return text;
    }

    /// A value of an event's data.
    std::string data_of(std::uint64_t data, std::uint32_t index) {
        const ac::event_value value = scene_->event_value(data, index);
        std::string shown = hexadecimal(value.number);
        if (value.kind == ac::field_kind::text) {
            shown = "'" + scene_->event_text(data, index);
        } else if (value.kind == ac::field_kind::boolean) {
            shown = value.number != 0 ? "1" : "0";
        }
        return " " + stage_->name(value.name) + "=" + shown;
    }

    template <class Said> void shape(const std::string &field, Said &said) {
        say_shape(field, said, easings_);
    }

    anim_animation_group group_for(const std::string &grouped) const {
        return grouped == "1" && motion_->group ? motion_->group->id() : anim_animation_group{};
    }

    std::string take(const std::string &name, const fields &f) {
        static const std::set<std::string> of_properties = {"derive",    "set",    "shape",   "spring",   "curve",
                                                            "reshape",   "reform", "hold",    "stop",     "remove",
                                                            "threshold", "action", "animate", "keyframes"};
        if (std::optional<std::string> said = motion_->take(name, f)) {
            return *said;
        }
        if (name == "advance") {
            scene_ ? scene_->advance(number(f[0])) : stage_->advance(number(f[0]));
        } else if (name == "flicks") {
            const std::int64_t flicks = std::stoll(f[0]);
            scene_ ? scene_->advance_flicks(flicks) : stage_->advance_flicks(flicks);
        } else if (name == "keep") {
            kept_ = scene_ ? scene_->snapshot() : stage_->snapshot();
            return std::to_string(kept_.size());
        } else if (name == "back") {
            scene_ ? scene_->restore(kept_) : stage_->restore(kept_);
        } else if (name == "pause") {
            stage_->set_paused(f[0] == "1");
        } else if (name == "scale") {
            stage_->set_time_scale(number(f[0]));
        } else if (name == "reduce") {
            stage_->set_reduced_motion(static_cast<ac::reduced_motion>(std::stoi(f[0])));
        } else if (name == "changed") {
            std::string text;
            bool is_first = true;
            for (const ac::property &each : stage_->take_changed()) {
                text += (is_first ? "" : " ") + each.name();
                is_first = false;
            }
            return text;
        } else if (name == "group") {
            motion_->group.emplace(stage_->add_group());
        } else if (name == "speed" || name == "still" || name == "seek" || name == "ungroup") {
            if (motion_->group) {
                of_group(*motion_->group, name, f);
            }
        } else if (name == "begin") {
            begin(f);
        } else if (name == "commit") {
            if (!open_.empty()) {
                const ac::transaction last = open_.back();
                open_.pop_back();
                last.commit();
            }
        } else if (name == "add") {
            const std::vector<double> values = numbers(f[2]);
            ac::property_options options;
            options.kind = static_cast<ac::value_kind>(std::stoi(f[1]));
            if (options.kind == ac::value_kind::vector) {
                options.component_count = static_cast<std::uint32_t>(values.size());
            }
            (void)stage_->add_property_with(f[0], options, values);
        } else if (name == "path") {
            (void)stage_->add_path(f[0], ac::path::from_svg(f[1]));
        } else if (of_properties.count(name) != 0) {
            of_property(stage_->find_property(f[0]), name, fields(f.begin() + 1, f.end()));
        } else {
            return of_scene(name, f);
        }
        return "";
    }

    static void of_group(const ac::animation_group &group, const std::string &name, const fields &f) {
        if (name == "speed") {
            group.set_speed(number(f[0]));
        } else if (name == "still") {
            group.set_paused(f[0] == "1");
        } else if (name == "seek") {
            group.seek(number(f[0]));
        } else {
            group.remove();
        }
    }

    void begin(const fields &f) {
        ac::motion motion;
        shape(f[0], motion);
        set(motion.duration, f[1]);
        set(motion.delay, f[2]);
        if (f[3] != "0") {
            motion.interruption = static_cast<ac::interruption>(std::stoi(f[3]));
        }
        motion.arrangement = static_cast<ac::arrangement>(std::stoi(f[4]));
        set(motion.stagger, f[5]);
        set(motion.repeat_count, f[6]);
        if (f[7] != "-") {
            motion.autoreverses = std::stoi(f[7]);
        }
        motion.group = group_for(f[8]);
        open_.push_back(stage_->begin_transaction(motion));
    }

    void of_property(const ac::property &of, const std::string &name, const fields &f) {
        if (name == "derive") {
            of.set_expression(f[0]);
        } else if (name == "set") {
            of.set_value(numbers(f[0]));
        } else if (name == "shape") {
            of.set_path(ac::path::from_svg(f[0]));
        } else if (name == "spring") {
            (void)of.spring_to(numbers(f[0]), numbers(f[1]), spring_of(f[2]));
        } else if (name == "curve") {
            (void)of.curve_to(numbers(f[0]), curve_of(f[1]), number(f[2]));
        } else if (name == "reshape") {
            const ac::path path = ac::path::from_svg(f[0]);
            const std::vector<double> velocity = numbers(f[1]);
            const ac::spring spring = spring_of(f[2]);
            (void)(f[1] == "-" ? of.spring_to_path(path, {}, spring) : of.spring_to_path(path, velocity, spring));
        } else if (name == "reform") {
            (void)of.curve_to_path(ac::path::from_svg(f[0]), curve_of(f[1]), number(f[2]));
        } else if (name == "hold") {
            of.hold();
        } else if (name == "stop") {
            of.remove_all_animations();
        } else if (name == "remove") {
            of.remove();
        } else if (name == "threshold") {
            of.set_threshold(number(f[0]));
        } else if (name == "action") {
            ac::motion motion;
            shape(f[0], motion);
            if (f[0] == "-" || f[0] == "none") {
                of.set_action(f[0] == "-" ? ac::action::follow : ac::action::none);
            } else {
                of.set_action(ac::action::own, motion);
            }
        } else if (name == "animate") {
            ac::animation_options options;
            shape(f[0], options);
            const std::vector<double> from = numbers(f[1]), to = numbers(f[2]), by = numbers(f[3]);
            const std::vector<double> velocity = numbers(f[4]);
            if (f[1] != "-") {
                options.from(from);
            }
            if (f[2] != "-") {
                options.to(to);
            }
            if (f[3] != "-") {
                options.by(by);
            }
            if (f[4] != "-") {
                options.velocity(velocity);
            }
            set(options.duration, f[5]);
            options.delay = number(f[6]);
            options.group = group_for(f[10]);
            (void)of.animate(started(options, f[7], f[8], f[9]));
        } else {
            ac::keyframe_options keys;
            keys.mode = static_cast<ac::keyframe_mode>(std::stoi(f[0]));
            keys.component_count = static_cast<std::uint32_t>(std::stoul(f[1]));
            keys.duration = number(f[4]);
            const ac::keyframes along = ac::keyframes::values(keys, numbers(f[2]), numbers(f[3]), {}, {});
            animate_along(of, along, f[5], f[6], f[7]);
        }
    }

    static std::string lines(const std::vector<std::string> &losses) {
        std::string text;
        for (std::size_t index = 0; index < losses.size(); index += 1) {
            text += (index == 0 ? "" : "\n") + losses[index];
        }
        return text;
    }

    std::string of_scene(const std::string &name, const fields &f) {
        ac::scene &scene = scene_.value();
        if (name == "share") {
            // A scene that outlives its document.
            ac::scene other{ac::document(documents_[0])};
            other.restore(scene.snapshot());
            return hexadecimal(other.hash());
        }
        if (name == "items") {
            return items(scene.list(f[0]));
        }
        if (name == "edition") {
            const ac::document older(documents_[std::stoul(f[0])]);
            return lines(scene.restore_edition(kept_, older, documents_[std::stoul(f[1])]));
        }
        if (name == "reload") {
            return lines(scene.reload(documents_[std::stoul(f[0])]));
        }
        if (name == "pointer") {
            scene.send_pointer(static_cast<ac::pointer_action>(std::stoi(f[0])), std::stoi(f[1]), number(f[2]),
                               number(f[3]));
        } else if (name == "wheel") {
            return scene.send_wheel(number(f[0]), number(f[1]), number(f[2]), number(f[3])) ? "1" : "0";
        } else if (name == "key") {
            const auto held = static_cast<ac::modifier_flags>(std::stoul(f[2]));
            const auto action = static_cast<ac::key_action>(std::stoi(f[0]));
            return scene.send_key(action, static_cast<ac::key>(std::stoi(f[1])), held) ? "1" : "0";
        } else if (name == "focus") {
            scene.set_focus(f[0] == "-" ? "" : f[0]);
        } else if (name == "number") {
            scene.set_number(f[0], number(f[1]));
            return row({scene.number(f[0])});
        } else if (name == "boolean") {
            scene.set_boolean(f[0], f[1] == "1");
        } else if (name == "text") {
            scene.set_string(f[0], f[1]);
            return scene.string(f[0]);
        } else if (name == "fire") {
            scene.fire_trigger(f[0]);
        } else if (name == "send") {
            fields pairs;
            const std::vector<ac::event_field> values = values_of(f[1], pairs);
            f[1] == "-" ? scene.send(f[0]) : scene.send_data(f[0], values);
        } else {
            // The steps of cases of lists.
            fields step = f;
            step[0] = name == "drop" ? "remove" : name;
            ac::item_list list = scene.list(f[0]);
            ::take(scene, list, step);
        }
        return "";
    }

    std::vector<std::string> documents_;
    std::optional<ac::scene> scene_;
    std::optional<ac::stage> stage_;
    std::vector<ac::transaction> open_;
    std::optional<motion_player> motion_;
    std::vector<std::uint8_t> kept_;
    std::vector<std::unique_ptr<ac::easing>> easings_;
};

static words program(const fields &f) {
    player of(f[0], f[1]);
    words parts;
    for (const std::string &step : split(f[2], ' ')) {
        parts.push_back(of.word(step));
    }
    return parts;
}

#endif
