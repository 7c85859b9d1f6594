// SPDX-License-Identifier: MIT
// What C++ programmers expect beside the functions of C: each class is derived from its sugar, where there is one.
#ifndef ANIMCORE_DETAIL_SUGAR_HPP
#define ANIMCORE_DETAIL_SUGAR_HPP

#include "structures.hpp"

// A variable with what a call gave; where it failed, its error is what the function gives.
#ifdef ANIMCORE_NO_EXCEPTIONS
#define ANIMCORE_LET(variable, call)                                                                                   \
    auto variable##_outcome = (call);                                                                                  \
    if (!variable##_outcome) {                                                                                         \
        return variable##_outcome.error();                                                                             \
    }                                                                                                                  \
    auto variable = std::move(*variable##_outcome)
#define ANIMCORE_DO(call)                                                                                              \
    do {                                                                                                               \
        auto animcore_outcome = (call);                                                                                \
        if (!animcore_outcome) {                                                                                       \
            return animcore_outcome.error();                                                                           \
        }                                                                                                              \
    } while (false)
#else
#define ANIMCORE_LET(variable, call) auto variable = (call)
#define ANIMCORE_DO(call) (call)
#endif

namespace animcore {
inline namespace ANIMCORE_MODE {

/// The verbs of a path and the coordinates that they take, in a row.
struct path_elements {
    std::vector<verb> verbs;
    std::vector<double> coordinates;
};

class item_list;

namespace detail {

/// The names in a list of C's: spaces are between them, and parts with spaces inside are in backquotes. Backquotes that a
/// name has of its own, for signs that mean something in expressions, stay.
inline std::vector<std::string> names_in(std::string_view list) {
    std::vector<std::string> names;
    std::string name;
    while (!list.empty()) {
        const bool is_quoted = list.front() == '`';
        const std::size_t end = is_quoted ? list.find('`', 1) : list.find_first_of(" `");
        const std::string_view part = list.substr(0, is_quoted && end != list.npos ? end + 1 : end);
        if (part.size() > 1 && part.front() == '`' && part.find_first_of(".()[]='") == part.npos) {
            name += part.substr(1, part.size() - 2);
        } else {
            name += part;
        }
        list.remove_prefix(part.size());
        if (list.empty() || list.front() == ' ') {
            names.push_back(std::exchange(name, {}));
            list.remove_prefix(list.empty() ? 0 : 1);
        }
    }
    return names;
}

template <class Self, class Tag> class sugar {};

template <class Self> class sugar<Self, animcore::property> {
  public:
    /// Sets the value: at once, or moved by the open transaction.
    outcome<void> set(double value) const {
        return self().set_value(span<const double>(&value, 1));
    }
    /// The same for the components of other kinds.
    outcome<void> set(std::initializer_list<double> value) const {
        return self().set_value(span<const double>(value.begin(), value.size()));
    }
    outcome<void> set(span<const double> value) const {
        return self().set_value(value);
    }
    /// Moves to a number by a spring of its own.
    auto spring(double value, const animcore::spring &by) const {
        return self().spring_to(span<const double>(&value, 1), {}, by);
    }
    /// The components that were set last.
    outcome<std::vector<double>> model() const {
        return components(read::model);
    }
    /// The components as they are shown now.
    outcome<std::vector<double>> presentation() const {
        return components(read::presentation);
    }
    /// The components' velocities, in units per second.
    outcome<std::vector<double>> velocity() const {
        return components(read::velocity);
    }
    /// The first component as it is shown now: the value, of a scalar.
    outcome<double> now() const {
        ANIMCORE_LET(values, presentation());
        return values.empty() ? 0.0 : values.front();
    }
    /// All components of the model value, the presentation value or the velocity, as many as it has.
    outcome<std::vector<double>> components(read what) const {
        ANIMCORE_LET(info, self().info());
        std::vector<double> values(what == read::presentation || what == read::velocity ? info.shown_count
                                                                                        : info.component_count);
        ANIMCORE_DO(self().value(what, values));
        return values;
    }
    /// Its name; empty where it has none.
    outcome<std::string> name() const {
        ANIMCORE_LET(info, self().info());
        if (info.name < 0) {
            return std::string();
        }
        return self().stage().name(info.name);
    }

  private:
    const Self &self() const noexcept {
        return static_cast<const Self &>(*this);
    }
};

template <class Self> class sugar<Self, animcore::stage> {
  public:
    /// Runs a function inside a transaction, and commits it: also where the function throws.
    ///
    ///     stage.animate(motion, [&] { x.set(100); });
    template <class Body, class Given = animcore::transaction>
    outcome<Given> animate(const animcore::motion &motion, Body &&body) {
        ANIMCORE_LET(transaction, self().begin_transaction(motion));
#ifdef ANIMCORE_NO_EXCEPTIONS
        body();
#else
        try {
            body();
        } catch (...) {
            const bool was_pending = std::exchange(is_pending, false);
            (void)anim_stage_commit_transaction(transaction.stage().raw(), transaction.id());
            is_pending = was_pending;
            throw;
        }
#endif
        ANIMCORE_DO(transaction.commit());
        return transaction;
    }
    /// As by a spring, which begins with the velocity that there is.
    template <class Body> auto animate(const animcore::spring &spring, Body &&body) {
        animcore::motion motion;
        motion.kind = motion_kind::spring;
        motion.spring = spring;
        return animate(motion, std::forward<Body>(body));
    }
    /// As by a curve in so many seconds.
    template <class Body> auto animate(const animcore::cubic_bezier &curve, double duration, Body &&body) {
        animcore::motion motion;
        motion.kind = motion_kind::curve;
        motion.curve = curve;
        motion.duration = duration;
        return animate(motion, std::forward<Body>(body));
    }
    /// Adds a number; its name may be empty.
    auto add(std::string_view name, double value) {
        return self().add_property(name, value_kind::scalar, span<const double>(&value, 1));
    }
    /// Adds a property of another kind.
    auto add(std::string_view name, value_kind kind, std::initializer_list<double> value) {
        return self().add_property(name, kind, span<const double>(value.begin(), value.size()));
    }

  private:
    Self &self() noexcept {
        return static_cast<Self &>(*this);
    }
};

template <class Self> class sugar<Self, animcore::path> {
  public:
    /// A path from SVG path data.
    template <class Text, class = std::enable_if_t<std::is_convertible_v<const Text &, std::string_view>>>
    static outcome<Self> from_svg(const Text &data, option<path_parsing> options = {}) {
        ANIMCORE_LET(made, Self::create());
        auto parsed = made.parse(data, options);
#ifdef ANIMCORE_NO_EXCEPTIONS
        if (!parsed) {
            return parsed.error();
        }
#else
        (void)parsed;
#endif
        return made;
    }
    /// Its SVG path data as people read them best: absolute, a command for each verb. write() takes other formats.
    outcome<std::string> svg() const {
        path_format format;
        format.minified = false;
        format.coordinates = path_coordinates::absolute;
        return self().write(format);
    }
    /// A path that is equal and its own.
    outcome<Self> clone() const {
        return self().assign();
    }
    /// Its verbs and coordinates.
    outcome<path_elements> elements() const {
        ANIMCORE_LET(counts, self().counts());
        path_elements elements;
        elements.verbs.resize(counts.verb_count);
        elements.coordinates.resize(counts.coordinate_count);
        ANIMCORE_DO(self().copy(elements.verbs, elements.coordinates));
        return elements;
    }

  private:
    const Self &self() const noexcept {
        return static_cast<const Self &>(*this);
    }
};

template <class Self> class sugar<Self, animcore::scene> {
  public:
    /// The events that have come up since they were taken last.
    template <class Given = std::vector<event>> outcome<Given> events() {
        ANIMCORE_LET(stage, self().stage());
        return stage.poll_events();
    }
    /// The names of the active states that have none inside, in the document's order.
    outcome<std::vector<std::string>> states() const {
        ANIMCORE_LET(names, static_cast<const Self &>(*this).atomic_states());
        return names_in(names);
    }
    /// The names of all active states, in the document's order.
    outcome<std::vector<std::string>> active_states() const {
        ANIMCORE_LET(names, static_cast<const Self &>(*this).configuration());
        return names_in(names);
    }
    /// The list of that name; one in an instance has the instance's name before it.
    template <class Given = item_list> outcome<Given> list(std::string_view name) {
        ANIMCORE_LET(number, self().find_list(name));
        ANIMCORE_LET(stage, self().stage());
        return Given(self(), std::move(stage), name, number);
    }
    /// A finger or mouse comes down, moves, or is lifted.
    outcome<void> pointer_down(double x, double y) {
        return self().send_pointer(pointer_action::down, 0, x, y);
    }
    outcome<void> pointer_move(double x, double y) {
        return self().send_pointer(pointer_action::move, 0, x, y);
    }
    outcome<void> pointer_up(double x, double y) {
        return self().send_pointer(pointer_action::up, 0, x, y);
    }

  private:
    Self &self() noexcept {
        return static_cast<Self &>(*this);
    }
};

} // namespace detail
} // namespace ANIMCORE_MODE
} // namespace animcore

#endif
