// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py cpp. Do not edit.
#ifndef ANIMCORE_DETAIL_OBJECTS_HPP
#define ANIMCORE_DETAIL_OBJECTS_HPP

#include "structures.hpp"
#include "sugar.hpp"

namespace animcore {
inline namespace ANIMCORE_MODE {

namespace detail {
template <class Function> struct anim_easing_callback_of {
    static double call(void *context, double x) noexcept {
        return detail::guarded<double>([&] { return static_cast<double>((*static_cast<Function *>(context))(x)); }, x);
    }
    static void release(void *context) noexcept { delete static_cast<Function *>(context); }
};
} // namespace detail

namespace detail {
template <class Function> struct anim_event_callback_of {
    static void call(void *context, const anim_event *event) noexcept {
        detail::guarded([&] { (*static_cast<Function *>(context))(*reinterpret_cast<const animcore::event *>(event)); });
    }
    static void release(void *context) noexcept { delete static_cast<Function *>(context); }
};
} // namespace detail

namespace detail {
template <class Function> struct anim_property_callback_of {
    static void call(void *context, anim_property property, const double *value, std::size_t count) noexcept {
        detail::guarded([&] { (*static_cast<Function *>(context))(property, animcore::span<const double>(value, count)); });
    }
    static void release(void *context) noexcept { delete static_cast<Function *>(context); }
};
} // namespace detail

struct velocity_estimator_estimate_result;
struct path_counts_result;
struct path_find_nearest_many_result;
struct path_split_result;
struct path_flattened_counts_result;
struct path_polylines_result;
struct morph_counts_result;
struct morph_aligned_result;
struct expression_differentiate_result;
struct document_warning_count_result;
struct scene_advance_many_result;
struct scene_accessibility_info_result;
struct spring_bank_counts_result;
struct last_error_place_result;

/// a property of a stage
/// A handle: copies mean the same thing. It does not keep its stage, and is an error to use after that.
class property : public detail::sugar<property, property> {
  public:
    property() noexcept = default;
    property(std::shared_ptr<detail::stage_cell> stage, anim_property id) noexcept : stage_(std::move(stage)), id_(id) {}
    /// The identifier as C has it; 0 is no thing.
    anim_property id() const noexcept { return id_; }
    friend bool operator==(const property &a, const property &b) noexcept { return a.id_ == b.id_; }
    friend bool operator!=(const property &a, const property &b) noexcept { return a.id_ != b.id_; }
    /// What it is inside of: a handle that does not own.
    animcore::stage stage() const;
    /// Sets the path, which must not be empty, as anim_stage_set_value does. On its way the property shows what
    /// anim_morph_create() without options makes of the path that it shows and the new one: points of paths with the
    /// same verbs move straight, unless an outline would fold up, and a rotated copy rotates. An interrupted path keeps
    /// its velocity; set back to where it came from, it returns through the same in-betweens. At rest it is the path
    /// that was set, with its own verbs.
    ///
    /// In three cases paths with other verbs are cut to a common structure instead, in which their points move
    /// straight: if they have more than 4096 coordinates together, if rotation is turned off (see
    /// anim_stage_set_path_turns), and if the new motion does not end the present one at once, or begins with a
    /// velocity that is given. A morph that would need more than 65536 coordinates, and more than eight times those of
    /// both paths, is not made: the path jumps. It also jumps where no transaction is open or the property's action is
    /// NONE.
    animcore::outcome<void> set_path(const animcore::path &path) const;
    /// Sets a property's path in a transaction of its own, as anim_stage_spring_to sets numbers. The path moves there
    /// by a spring: point by point, turning or as a morph, see anim_stage_set_path. It starts with the present
    /// velocity, or with velocity if that is given: one of each coordinate of path, also where the property holds a
    /// path with other verbs.
    [[nodiscard]] animcore::outcome<animcore::transaction> spring_to_path(const animcore::path &path, animcore::span<const double> velocity, const animcore::spring &spring) const;
    /// The same by a curve over duration seconds, 0 to ANIM_LIMIT_DURATION_SECONDS.
    [[nodiscard]] animcore::outcome<animcore::transaction> curve_to_path(const animcore::path &path, const animcore::cubic_bezier &curve, double duration) const;
    /// The property's path, as ANIM_READ_MODEL or ANIM_READ_PRESENTATION. While the property moves to a path with other
    /// verbs, presentation and velocity have as many components as the path that is shown.
    [[nodiscard]] animcore::outcome<animcore::path> path(animcore::read what) const;
    /// Removes a property; its animations end unfinished. ANIM_ERROR_STATE for one that a scene's document made.
    animcore::outcome<void> remove() const;
    /// Describes a property.
    [[nodiscard]] animcore::outcome<animcore::property_info> info() const;
    /// The distance (in the property's units) and speed (units per second) below which a spring counts as at rest, for
    /// animations begun from now on. Above 0 and at most 1e150 (ANIM_ERROR_ARGUMENT); 0.001 by default. It is checked
    /// before the property is.
    animcore::outcome<void> set_threshold(double threshold) const;
    /// Sets the model value. Inside an open transaction the presentation value moves there by the transaction's motion,
    /// from where it is and, for a spring, with its present velocity (see ANIM_INTERRUPTION_... for other ways). A
    /// transaction with a delay lets a running animation go on until the delay ends. Outside any transaction, or with
    /// ANIM_MOTION_KIND_NONE, it jumps there. In each case a running or waiting animation of the property ends
    /// unfinished when the new one takes over. Setting a property that is at rest to the value it has does nothing.
    /// Components are at most 1e150 in size (ANIM_ERROR_LIMIT).
    animcore::outcome<void> set_value(animcore::span<const double> value) const;
    /// Sets a property's model value in a transaction of its own, inside the innermost open one. The presentation moves
    /// there by a spring, which replaces the property's animations, from where it is. It starts with the present
    /// velocity, or with velocity if that is given (of the presentation, units per second, each at most 1e150 in size).
    /// A property that has an action of its own moves by that. Gives the transaction, which is committed and completes
    /// when the property has arrived; it may be complete already.
    [[nodiscard]] animcore::outcome<animcore::transaction> spring_to(animcore::span<const double> value, animcore::span<const double> velocity, const animcore::spring &spring) const;
    /// The same by a curve over duration seconds, 0 to ANIM_LIMIT_DURATION_SECONDS.
    [[nodiscard]] animcore::outcome<animcore::transaction> curve_to(animcore::span<const double> value, const animcore::cubic_bezier &curve, double duration) const;
    /// Reads one property: as many numbers as it has components.
    animcore::outcome<void> value(animcore::read what, animcore::span<double> value) const;
    /// Sets a property's action. motion is read for ANIM_ACTION_OWN.
    animcore::outcome<void> set_action(animcore::action action, animcore::option<animcore::motion> motion = {}) const;
    /// Begins an explicit animation of a property, above those that it has. The innermost open transaction, if any,
    /// waits for it to complete. An animation that fills forwards stays in effect after its end until it is removed or
    /// replaced. ANIM_ERROR_STATE for a derived property.
    ///
    /// from, to and by combine as in Core Animation: one that is not set is the presentation value at the start
    /// (nothing for an additive animation). Options for other kinds are not read.
    ///
    /// sets_model sets the model value to the animation's last value: what it would show after its end with a fill
    /// forwards, after all repeats and reversals, with its offset and speed. For an animation that never ends, the last
    /// value is the one at the end of one run. For a spring or decay it is the value at rest, even where a duration
    /// cuts the motion off. An additive animation has no value of its own, and leaves the model alone.
    ///
    /// It lasts its active duration divided by the absolute value of its speed, as in Core Animation. A time offset
    /// wraps: the part skipped at the beginning plays at the end. With a negative speed it plays from its end to its
    /// beginning; without an offset it shows its first value at the flick at which it begins, as Core Animation does,
    /// and before it where it fills backwards. (Groups follow the formula of anim_media_timing exactly.) At the flick
    /// at which it ends it still shows its last value and counts as running, unless the property is set or animated
    /// anew. From the next flick on it is gone.
    ///
    /// Additive and cumulative values are added in the components in which the property is interpolated. Transforms are
    /// added by the parts of CSS's decomposition: translation, angle and skew as they are, scales by their differences
    /// from 1. Colors are added in their space; one without a hue adds none. A cumulative animation that autoreverses
    /// begins each repeat anew, from where its way back ended.
    [[nodiscard]] animcore::outcome<animcore::animation> animate(const animcore::animation_options &options) const;
    /// Begins an explicit animation of a path. from and to are paths of any verbs, and replace those of the options;
    /// either may be left out. An end given as a path must not be set in the options; their other members apply. On its
    /// way the property shows what anim_morph_create() without options makes of the two ends, with the exceptions of
    /// anim_stage_set_path; if it is additive or cumulative, the paths move in a common structure. Where it ends at to
    /// and sets the model, the model is that path. ANIM_ERROR_KIND for a property that is no path.
    [[nodiscard]] animcore::outcome<animcore::animation> animate_path(const animcore::animation_options &options, animcore::option<animcore::path> from = {}, animcore::option<animcore::path> to = {}) const;
    /// Whether a property's path rotates when it moves to a rotated copy of itself (1, the default), or its points
    /// always move straight (0), as in CSS and Lottie. Applies from the next animation on. Part of snapshots.
    /// ANIM_ERROR_KIND for a property that is no path.
    animcore::outcome<void> set_path_turns(bool turns) const;
    /// Whether a property's path rotates when it moves to a rotated copy of itself (1, the default), or its points
    /// always move straight (0), as in CSS and Lottie. Applies from the next animation on. Part of snapshots.
    /// ANIM_ERROR_KIND for a property that is no path.
    [[nodiscard]] animcore::outcome<bool> path_turns() const;
    /// How a property's path is drawn, one of ANIM_MORPH_PAINT_..., FILL by default: it decides how the path morphs,
    /// see anim_morph_options. Applies from the next animation on. Part of snapshots. ANIM_ERROR_KIND for a property
    /// that is no path.
    animcore::outcome<void> set_path_paint(animcore::morph_paint paint) const;
    /// How a property's path is drawn, one of ANIM_MORPH_PAINT_..., FILL by default: it decides how the path morphs,
    /// see anim_morph_options. Applies from the next animation on. Part of snapshots. ANIM_ERROR_KIND for a property
    /// that is no path.
    [[nodiscard]] animcore::outcome<animcore::morph_paint> path_paint() const;
    /// Removes all animations of a property: it shows its model value.
    animcore::outcome<void> remove_all_animations() const;
    /// Stops a property at its presentation value, as when a finger catches a moving object. The model value becomes
    /// that value, and the animations of the property end unfinished. The property keeps its velocity: the next spring
    /// (of a value that is set, with ANIM_INTERRUPTION_REPLACE, or of an explicit animation) starts with it, unless it
    /// is given one. The velocity is forgotten once the property jumps or anything else moves it. A property that
    /// nothing moves stays as it is. A path keeps no velocity.
    animcore::outcome<void> hold() const;
    /// Makes a property derived: text has one expression for each component, separated by commas, over the components
    /// of other properties: x (of a property with one component), frame.width, point.y, v[3], `any name`.x; see the
    /// section on expressions. Its presentation is computed from presentations, its model from models, its velocity by
    /// the chain rule; a result that is not finite, or beyond 1e150, becomes 0. Its animations end; from then on
    /// setting or animating it is ANIM_ERROR_STATE. An empty text makes it an ordinary property again, which keeps its
    /// value. ANIM_ERROR_SYNTAX with line and column, ANIM_ERROR_NOT_FOUND for an unknown name, ANIM_ERROR_STATE for a
    /// cycle, which the message names.
    animcore::outcome<void> set_expression(std::string_view text) const;
    /// The text of a derived property's expressions; empty for others.
    [[nodiscard]] animcore::outcome<std::string> expression() const;
    /// Sets a property's observer: it is called at the end of every advance after which the presentation differs from
    /// what it last received (at first: from now). A property has one observer; without a callback it is removed. To
    /// poll, see anim_stage_take_changed.
    template <class Function> animcore::outcome<void> observe(Function &&callback) const;

  private:
    std::shared_ptr<detail::stage_cell> stage_;
    anim_property id_ = 0;
};

/// a transaction of a stage
/// A handle: copies mean the same thing. It does not keep its stage, and is an error to use after that.
class transaction : public detail::sugar<transaction, transaction> {
  public:
    transaction() noexcept = default;
    transaction(std::shared_ptr<detail::stage_cell> stage, anim_transaction id) noexcept : stage_(std::move(stage)), id_(id) {}
    /// The identifier as C has it; 0 is no thing.
    anim_transaction id() const noexcept { return id_; }
    friend bool operator==(const transaction &a, const transaction &b) noexcept { return a.id_ == b.id_; }
    friend bool operator!=(const transaction &a, const transaction &b) noexcept { return a.id_ != b.id_; }
    /// What it is inside of: a handle that does not own.
    animcore::stage stage() const;
    /// Closes the innermost open transaction, which must be this one (ANIM_ERROR_STATE). It completes, once, when all
    /// animations begun in it have ended: at once when there are none.
    animcore::outcome<void> commit() const;

  private:
    std::shared_ptr<detail::stage_cell> stage_;
    anim_transaction id_ = 0;
};

/// an animation of a property
/// A handle: copies mean the same thing. It does not keep its stage, and is an error to use after that.
class animation : public detail::sugar<animation, animation> {
  public:
    animation() noexcept = default;
    animation(std::shared_ptr<detail::stage_cell> stage, anim_animation id) noexcept : stage_(std::move(stage)), id_(id) {}
    /// The identifier as C has it; 0 is no thing.
    anim_animation id() const noexcept { return id_; }
    friend bool operator==(const animation &a, const animation &b) noexcept { return a.id_ == b.id_; }
    friend bool operator!=(const animation &a, const animation &b) noexcept { return a.id_ != b.id_; }
    /// What it is inside of: a handle that does not own.
    animcore::stage stage() const;
    /// Removes an animation. It ends unfinished, and no longer affects its property.
    animcore::outcome<void> remove() const;

  private:
    std::shared_ptr<detail::stage_cell> stage_;
    anim_animation id_ = 0;
};

/// a group of animations with a clock of its own; an animator is one
/// A handle: copies mean the same thing. It does not keep its stage, and is an error to use after that.
class animation_group : public detail::sugar<animation_group, animation_group> {
  public:
    animation_group() noexcept = default;
    animation_group(std::shared_ptr<detail::stage_cell> stage, anim_animation_group id) noexcept : stage_(std::move(stage)), id_(id) {}
    /// The identifier as C has it; 0 is no thing.
    anim_animation_group id() const noexcept { return id_; }
    friend bool operator==(const animation_group &a, const animation_group &b) noexcept { return a.id_ == b.id_; }
    friend bool operator!=(const animation_group &a, const animation_group &b) noexcept { return a.id_ != b.id_; }
    /// What it is inside of: a handle that does not own.
    animcore::stage stage() const;
    /// Removes a group and those inside it; their animations end unfinished.
    animcore::outcome<void> remove() const;
    /// A group's own time in seconds; an animator's is its fraction times its duration.
    [[nodiscard]] animcore::outcome<double> time() const;
    /// Sets how fast a clock runs from now on (0 to ANIM_LIMIT_TIME_SCALE), and whether it is paused. ANIM_ERROR_KIND
    /// for other groups.
    animcore::outcome<void> set_speed(double speed) const;
    /// Sets how fast a clock runs from now on (0 to ANIM_LIMIT_TIME_SCALE), and whether it is paused. ANIM_ERROR_KIND
    /// for other groups.
    animcore::outcome<void> set_paused(bool paused) const;
    /// Sets a clock to a time of its own (seconds, 0 to 1e9): its animations show their values at that time. Animations
    /// that end before that time end when the stage next advances. An animation that has ended but fills forwards runs,
    /// and ends, once more if the time is before its end.
    animcore::outcome<void> seek(double seconds) const;
    /// Its position: 0 at the start, 1 at the end; outside of that while a spring overshoots. 0 while it has no
    /// duration.
    [[nodiscard]] animcore::outcome<double> fraction() const;
    /// Pauses it at a fraction, 0 to 1: everything is shown as if it had been played to there.
    animcore::outcome<void> set_fraction(double fraction) const;
    /// Pauses it where it is.
    animcore::outcome<void> pause() const;
    /// Runs it from where it is: to its end, or (reversed: 1) back to its start. motion says how the fraction moves.
    /// Without a motion, or with ANIM_MOTION_KIND_INHERIT, it moves evenly, and each animation keeps its own curve;
    /// with ANIM_MOTION_KIND_NONE it jumps; a curve or easing covers the rest of the way. A spring starts with the
    /// fraction's present velocity, or with velocity if that is not NaN (per second, at most 1e9), and lasts until it
    /// is at rest. Otherwise the rest of the way takes its share of duration_factor (0 to 1e6; usually 1) times the
    /// animator's duration; a curve or easing takes the duration of motion instead, if that is set. Other members of
    /// motion are not read. On arrival at either end, its animations end finished and the animator is removed. At the
    /// start, the model values are the old ones again.
    animcore::outcome<void> run(bool reversed, animcore::option<animcore::motion> motion, double duration_factor, double velocity) const;
    /// Stops and removes it: its properties take their new values, their old ones, or stay where they are.
    animcore::outcome<void> stop(animcore::animator_position position) const;

  private:
    std::shared_ptr<detail::stage_cell> stage_;
    anim_animation_group id_ = 0;
};

/// a spring bank
/// A handle: copies mean the same thing. It does not keep its stage, and is an error to use after that.
class spring_bank : public detail::sugar<spring_bank, spring_bank> {
  public:
    spring_bank() noexcept = default;
    spring_bank(std::shared_ptr<detail::stage_cell> stage, anim_spring_bank id) noexcept : stage_(std::move(stage)), id_(id) {}
    /// The identifier as C has it; 0 is no thing.
    anim_spring_bank id() const noexcept { return id_; }
    friend bool operator==(const spring_bank &a, const spring_bank &b) noexcept { return a.id_ == b.id_; }
    friend bool operator!=(const spring_bank &a, const spring_bank &b) noexcept { return a.id_ != b.id_; }
    /// What it is inside of: a handle that does not own.
    animcore::stage stage() const;
    /// Removes a bank; its springs are not reported any more.
    animcore::outcome<void> remove() const;
    /// Gives springs new targets. They keep their positions and velocities. indices selects the springs
    /// (ANIM_ERROR_NOT_FOUND for an index beyond the bank; if one occurs twice, the last counts); without indices, the
    /// targets are those of the first springs. All or nothing. A spring at rest at its target stays there and is not
    /// reported. With reduced motion springs jump to their targets and come to rest at once. Some 30 ns a spring in
    /// order, ten times that in random order in a bank larger than the caches.
    animcore::outcome<void> retarget(animcore::span<const std::uint32_t> indices, animcore::span<const double> targets) const;
    /// Sets springs to values, at rest. They are not reported as settled. indices as for anim_spring_bank_retarget().
    animcore::outcome<void> set_values(animcore::span<const std::uint32_t> indices, animcore::span<const double> values) const;
    /// The presentation of all of a bank's springs, as of the last advance: a view, valid until something is added to
    /// the stage or the stage is destroyed; its numbers change when the stage advances.
    [[nodiscard]] animcore::outcome<animcore::span<const double>> values() const;
    /// Makes a view of a bank's values, which may be released before the stage or after.
    [[nodiscard]] animcore::outcome<animcore::spring_bank_view> view_create() const;
    /// The velocities of all springs, in units per second.
    animcore::outcome<void> velocities(animcore::span<double> velocities) const;
    /// How many springs move, and how many have come to rest and were not yet taken.
    [[nodiscard]] animcore::outcome<animcore::spring_bank_counts_result> counts() const;
    /// Takes the indices of springs that have come to rest, in the order in which they did. Springs that were
    /// retargeted within the same time slot are reported together, when the last of them has come to rest. A spring
    /// that was retargeted again since is still reported, once.
    [[nodiscard]] animcore::outcome<std::vector<std::uint32_t>> take_settled() const;

  private:
    std::shared_ptr<detail::stage_cell> stage_;
    anim_spring_bank id_ = 0;
};

/// A timing function of any kind: the progress y of a value when a fraction x of the time has passed. It is immutable.
/// Several threads may use it at once; an easing with a callback only if that callback may run on several threads at
/// once. Other objects that use an easing, such as a stage, keep it alive: the host may destroy its own reference at
/// any time, but not inside the easing's callback.
class easing : public detail::sugar<easing, easing> {
  public:
    easing(easing &&other) noexcept : raw_(std::exchange(other.raw_, nullptr)) {}
    easing &operator=(easing &&other) noexcept {
        if (this != &other) {
            release_all();
            raw_ = std::exchange(other.raw_, nullptr);
        }
        return *this;
    }
    ~easing() { release_all(); }
    /// The object of C; null where it has been closed or moved from.
    anim_easing *raw() const noexcept { return raw_; }
    /// Owns an object of C from now on.
    static easing adopt(anim_easing *raw) noexcept { return easing(detail::adopted<anim_easing>{raw}); }
    /// Reads a CSS \<easing-function> (CSS Easing Functions Level 2): linear, ease, ease-in, ease-out, ease-in-out,
    /// step-start, step-end, cubic-bezier(x1, y1, x2, y2), steps(count, position), linear(stop, ...). Three extensions:
    /// default, as in anim_cubic_bezier_make_named; the names of Penner's functions, such as easeOutBounce; and
    /// spring(mass stiffness damping initial-velocity duration). Upper and lower case, white space and comments as in
    /// CSS; no escapes and no calc(). ANIM_ERROR_SYNTAX with line and column; ANIM_ERROR_ARGUMENT and ANIM_ERROR_LIMIT
    /// as in the calls below.
    [[nodiscard]] static animcore::outcome<animcore::easing> css(std::string_view text);
    /// A cubic Bezier timing curve, prepared for frequent evaluation. Preparing takes some 3 microseconds and 9
    /// kilobytes (up to 12 and 33 for a curve that is almost level in x somewhere); a value then takes some 3
    /// nanoseconds. Values are accurate to 1e-12 times the largest of 1, |y1| and |y2|, but need not have the bits of
    /// anim_cubic_bezier_evaluate. Beyond [0, 1] as there.
    [[nodiscard]] static animcore::outcome<animcore::easing> cubic_bezier(const animcore::cubic_bezier &curve);
    /// CSS steps(). position is ANIM_STEP_POSITION_JUMP_...; count >= 1. Beyond [0, 1] the steps continue.
    [[nodiscard]] static animcore::outcome<animcore::easing> steps(std::int32_t count, animcore::step_position position);
    /// CSS linear(): straight lines between stops; the outermost lines continue beyond them. inputs are fractions (CSS
    /// percentages divided by 100): NaN for one that is not given; they may be left out if none is. As in CSS, the
    /// first then defaults to 0, the last to 1, others are spaced evenly, and an input below an earlier one is raised
    /// to it. Two stops with the same input are a jump; one stop alone is a constant. ANIM_ERROR_LIMIT for numbers
    /// above 1e6 in size.
    [[nodiscard]] static animcore::outcome<animcore::easing> linear(animcore::span<const double> outputs, animcore::span<const double> inputs = {});
    /// One of Penner's functions. It is 0 for all x < 0 and 1 for all x > 1.
    [[nodiscard]] static animcore::outcome<animcore::easing> penner(animcore::penner penner);
    /// The motion of a spring from 0 to 1; x is the time in units of duration (seconds, 0 < duration <= 1e9).
    /// initial_velocity is in distances per second, at most 1e150 in size. The motion is not scaled to end at 1: as in
    /// UIKit, the rest of the swing is cut off, and the value is exactly 1 for all x >= 1. 0 for all x < 0.
    [[nodiscard]] static animcore::outcome<animcore::easing> spring(const animcore::spring &spring, double duration, double initial_velocity);
    /// An easing that calls the host, on the thread that evaluates it, once for each x (three times for a slope). A
    /// result that is not finite is replaced by x.
    template <class Function> [[nodiscard]] static animcore::outcome<animcore::easing> callback(Function &&callback);
    /// Releases the host's reference to an easing.
    animcore::outcome<void> destroy();
    /// The progress y at x. before is CSS's before flag (0 or 1): 1 gives the value before the jump at a jump of
    /// steps(), and the first of the stops with that input at the start of linear(). Elsewhere it has no effect.
    [[nodiscard]] animcore::outcome<double> evaluate(double x, bool before) const;
    /// The same at many x at once, with before 0 and the same bits; allocates nothing.
    [[nodiscard]] animcore::outcome<std::vector<double>> evaluate_many(animcore::span<const double> xs) const;
    /// The same, into arrays of the caller's.
    animcore::outcome<void> evaluate_many(animcore::span<const double> xs, animcore::span<double> ys) const;
    /// Many tweens by one easing: values[i] = origins[i] + y(xs[i]) * (targets[i] - origins[i]). xs has one number for
    /// each tween, or one for all. anim_easing_animate_many_float() takes and returns floats; it computes in doubles
    /// and rounds once. Every number, and every target minus its origin, must be finite.
    [[nodiscard]] animcore::outcome<std::vector<double>> animate_many(animcore::span<const double> xs, animcore::span<const double> origins, animcore::span<const double> targets) const;
    /// The same, into arrays of the caller's.
    animcore::outcome<void> animate_many(animcore::span<const double> xs, animcore::span<const double> origins, animcore::span<const double> targets, animcore::span<double> values) const;
    /// Many tweens by one easing: values[i] = origins[i] + y(xs[i]) * (targets[i] - origins[i]). xs has one number for
    /// each tween, or one for all. anim_easing_animate_many_float() takes and returns floats; it computes in doubles
    /// and rounds once. Every number, and every target minus its origin, must be finite.
    [[nodiscard]] animcore::outcome<std::vector<float>> animate_many_float(animcore::span<const float> xs, animcore::span<const float> origins, animcore::span<const float> targets) const;
    /// The same, into arrays of the caller's.
    animcore::outcome<void> animate_many_float(animcore::span<const float> xs, animcore::span<const float> origins, animcore::span<const float> targets, animcore::span<float> values) const;
    /// dy/dx at x: infinite where a curve's tangent is vertical, 0 for steps(). A curve's slope is accurate to some
    /// 1e-9; a callback's is a difference quotient over 2^-20. At a corner, the slope to its right.
    [[nodiscard]] animcore::outcome<double> slope(double x) const;
    /// The easing as CSS text that parses to the same function: keywords for the five named curves, start or jump-start
    /// as it was read, one percentage for each stop, each number the shortest that parses to itself. A callback is
    /// "callback", which cannot be parsed.
    [[nodiscard]] animcore::outcome<std::string> get_css() const;

  private:
    explicit easing(detail::adopted<anim_easing> raw) noexcept : raw_(raw.raw) {}
    void forget() noexcept {
        raw_ = nullptr;
    }
    void release_all() noexcept {
        if (raw_ != nullptr) {
            detail::destroy<anim_easing, anim_easing_destroy>(raw_);
            forget();
        }
    }
    anim_easing *raw_ = nullptr;
};

/// A motion by keyframes: a function of time from 0 to its duration, with values of one or more components. No call
/// changes the motion. But evaluating it uses memory of the object, so one thread at a time may do that. Values and
/// velocities are rows of component_count numbers, each at most 1e150 in size.
class keyframes : public detail::sugar<keyframes, keyframes> {
  public:
    keyframes(keyframes &&other) noexcept : raw_(std::exchange(other.raw_, nullptr)) {}
    keyframes &operator=(keyframes &&other) noexcept {
        if (this != &other) {
            release_all();
            raw_ = std::exchange(other.raw_, nullptr);
        }
        return *this;
    }
    ~keyframes() { release_all(); }
    /// The object of C; null where it has been closed or moved from.
    anim_keyframes *raw() const noexcept { return raw_; }
    /// Owns an object of C from now on.
    static keyframes adopt(anim_keyframes *raw) noexcept { return keyframes(detail::adopted<anim_keyframes>{raw}); }
    /// Values at key times, as Core Animation's CAKeyframeAnimation. values has a row for each key, at least one.
    ///
    /// - times: one for each key, from 0 to 1 in units of the duration, none below the one before. Without times keys
    ///   are spaced evenly. Before the first time the first value holds, after the last one the last. Equal times are a
    ///   jump. In the discrete mode there may be one more, as Core Animation requires: the last time is then the end of
    ///   the last value. The paced modes ignore times.
    /// - curves: timing curves: none, one that is the same for every segment, or one for each segment (one less than
    ///   keys). The discrete and paced modes ignore them.
    /// - parameters: tension, continuity and bias of each key, each at most 1e6 in size (ANIM_ERROR_LIMIT): 3 numbers
    ///   for each key, or none. The two cubic modes read them. (Kochanek and Bartels, "Interpolating splines with local
    ///   tension, continuity, and bias control", 1984, with the correction for keys at uneven distances. With
    ///   parameters of 0 the tangent at a key is half the difference of its neighbors, times 2 d / (time between the
    ///   neighbors) with d the segment's length in time; at an end, or next to a jump, it is the difference of the
    ///   segment.)
    ///
    /// The message of ANIM_ERROR_ARGUMENT names the index at fault.
    [[nodiscard]] static animcore::outcome<animcore::keyframes> values(animcore::option<animcore::keyframe_options> options, animcore::span<const double> values, animcore::span<const double> times, animcore::span<const animcore::cubic_bezier> curves, animcore::span<const double> parameters);
    /// Blocks, as UIKit's addKeyframe(withRelativeStartTime:relativeDuration:): from starts[i] on, and for durations[i]
    /// (both from 0 to 1, in units of the whole duration), the value moves from where it is to row i of values. Between
    /// blocks it holds; a duration of 0 jumps; a block that would end beyond 1 ends at 1. Blocks are ordered by start,
    /// then by index. A block that starts while another runs takes over from the value at that moment (computed on the
    /// straight course; in the discrete mode the earlier block has not jumped yet). In the cubic mode adjacent blocks
    /// form one spline, which comes to rest before a gap, and overshoots where the direction reverses.
    ///
    /// initial: the value at 0, a row; if it is left out, the caller gives it on evaluation. A second row, a velocity,
    /// is not used, since blocks begin at rest.
    [[nodiscard]] static animcore::outcome<animcore::keyframes> blocks(animcore::option<animcore::keyframe_options> options, animcore::span<const double> starts, animcore::span<const double> durations, animcore::span<const double> values, animcore::span<const double> initial);
    /// One keyframe after another, as SwiftUI's KeyframeTrack. Row i of values is where keyframe i arrives.
    ///
    /// velocities: two rows for each keyframe, the velocities (units per second) at its start and at its end. Only
    /// those that its flags name are read: a start velocity for CUBIC and SPRING, an end velocity for CUBIC. They may
    /// be left out where no flag names any. A velocity that is not given continues the motion: adjacent cubics form a
    /// Catmull-Rom spline; next to a keyframe of another kind a cubic takes that one's velocity; a spring takes the
    /// velocity of the keyframe before it. The end of the track, and a MOVE, are at rest.
    ///
    /// A spring that SETTLES lasts until the spring, started at rest, would stay within 1/1000 of its distance from the
    /// target. It ends at its value. A spring with a duration is cut off: the next keyframe begins where it is then.
    /// The last keyframe ends at its value.
    ///
    /// initial: where the track begins, a row, or two with its velocity (one row: at rest); if it is left out, the
    /// caller gives it on evaluation.
    [[nodiscard]] static animcore::outcome<animcore::keyframes> track(animcore::option<animcore::keyframe_options> options, animcore::span<const animcore::keyframe> keys, animcore::span<const double> values, animcore::span<const double> velocities, animcore::span<const double> initial);
    /// Releases keyframes.
    animcore::outcome<void> destroy();
    /// Describes keyframes.
    [[nodiscard]] animcore::outcome<animcore::keyframes_info> info() const;
    /// Values and velocities (units per second) at many times (seconds): values and velocities have a row for each
    /// time, and either may be left out. Before 0 the motion stands at its first value, from its duration on at its
    /// last, at rest. At the time of a key the value is that at the start of the next segment: a jump has happened. A
    /// velocity that would be infinite is 0.
    ///
    /// start: the initial value: a row, or two with the velocity. It is read only if the keyframes need it
    /// (needs_start). Blocks always begin at rest. ANIM_ERROR_ARGUMENT for a start of another length.
    animcore::outcome<void> evaluate(animcore::span<const double> times, animcore::span<const double> start, animcore::span<double> values = {}, animcore::span<double> velocities = {});
    /// The values of many keyframes at one time, their rows concatenated: as many numbers as they have components in
    /// all. ANIM_ERROR_STATE for keyframes that need a start.
    static animcore::outcome<void> evaluate_many(animcore::span<animcore::keyframes *const> keyframes, double time, animcore::span<double> values);
    /// Keyframes of paths at key times, as anim_keyframes_create_values makes them of numbers. In the linear and paced
    /// modes they show, from key to key, what anim_morph_create() without options makes of the two paths (on a
    /// property, if its path turns). In the cubic modes, beyond 64 keys, for two neighbors of more than 4096
    /// coordinates together, and when all morphs would have more than 8192, points move straight, or rotate, in one
    /// structure to which all paths are cut. Values and velocities that are read as numbers are those of that
    /// structure; component_count of the options is not read. They are for properties that hold a path, of any verbs. A
    /// path that draws nothing is the point where it begins. ANIM_ERROR_LIMIT where one path would have more than
    /// ANIM_LIMIT_KEYFRAME_COMPONENTS coordinates, or all together more than ANIM_LIMIT_KEYFRAME_NUMBERS. A path with
    /// other verbs than the one before is cut to the structure of all before it, and counts with the coordinates that
    /// these then have.
    [[nodiscard]] static animcore::outcome<animcore::keyframes> paths(animcore::option<animcore::keyframe_options> options, animcore::span<const animcore::path *const> paths, animcore::span<const double> times, animcore::span<const animcore::cubic_bezier> curves, animcore::span<const double> parameters);
    /// Blocks of paths, as anim_keyframes_create_blocks makes them of numbers: block i leads to paths[i]. initial: the
    /// path at 0; if it is left out, the one that the property shows when they begin. Otherwise as
    /// anim_keyframes_create_paths; initial counts as the last of the paths. There must be at least one path or an
    /// initial one.
    [[nodiscard]] static animcore::outcome<animcore::keyframes> path_blocks(animcore::option<animcore::keyframe_options> options, animcore::span<const double> starts, animcore::span<const double> durations, animcore::span<const animcore::path *const> paths, animcore::option<animcore::path> initial = {});
    /// A track of paths, as anim_keyframes_create_track makes it of numbers: keys[i] leads to paths[i].
    ///
    /// Keys have no velocities: their flags are 0 or ANIM_KEYFRAME_SETTLES. A linear key shows the morph of the path
    /// before it and its own, see anim_keyframes_create_paths; cubics and springs move points straight. initial: the
    /// path at 0; if it is left out, the one that the property shows when they begin.
    [[nodiscard]] static animcore::outcome<animcore::keyframes> path_track(animcore::option<animcore::keyframe_options> options, animcore::span<const animcore::keyframe> keys, animcore::span<const animcore::path *const> paths, animcore::option<animcore::path> initial = {});
    /// The path of the keyframes at a time (seconds). ANIM_ERROR_KIND for keyframes of numbers, ANIM_ERROR_STATE for
    /// those that begin with the property's path.
    [[nodiscard]] animcore::outcome<animcore::path> path(double time) const;

  private:
    explicit keyframes(detail::adopted<anim_keyframes> raw) noexcept : raw_(raw.raw) {}
    void forget() noexcept {
        raw_ = nullptr;
    }
    void release_all() noexcept {
        if (raw_ != nullptr) {
            detail::destroy<anim_keyframes, anim_keyframes_destroy>(raw_);
            forget();
        }
    }
    anim_keyframes *raw_ = nullptr;
};

/// Estimates the velocity of a pointer at its release from its last samples: the slope, at the newest sample, of a
/// least-squares parabola through the samples of the last 100 ms, at most 20 of them (Android's VelocityTracker
/// strategy LSQ2). A line is used where there are two samples, or where they are too unevenly spaced in time for a
/// parabola. The velocity is 0 with one sample, where the samples span less than a millisecond, and where the pointer
/// had stopped: more than 40 ms without a sample or in one place. Samples from before such a gap are ignored.
/// Coordinates are at most 1e150 in size.
class velocity_estimator : public detail::sugar<velocity_estimator, velocity_estimator> {
  public:
    velocity_estimator(velocity_estimator &&other) noexcept : raw_(std::exchange(other.raw_, nullptr)) {}
    velocity_estimator &operator=(velocity_estimator &&other) noexcept {
        if (this != &other) {
            release_all();
            raw_ = std::exchange(other.raw_, nullptr);
        }
        return *this;
    }
    ~velocity_estimator() { release_all(); }
    /// The object of C; null where it has been closed or moved from.
    anim_velocity_estimator *raw() const noexcept { return raw_; }
    /// Owns an object of C from now on.
    static velocity_estimator adopt(anim_velocity_estimator *raw) noexcept { return velocity_estimator(detail::adopted<anim_velocity_estimator>{raw}); }
#ifndef ANIMCORE_NO_EXCEPTIONS
    /// As create().
    velocity_estimator() : velocity_estimator(create()) {}
#endif
    /// An estimator without samples.
    [[nodiscard]] static animcore::outcome<animcore::velocity_estimator> create();
    /// Releases an estimator.
    animcore::outcome<void> destroy();
    /// Forgets all samples: call it when the pointer goes down again.
    animcore::outcome<void> reset();
    /// Adds samples, in order: times are seconds of any clock, coordinates the x and y of each sample in turn, two
    /// numbers a sample. A sample at the time of the last one replaces it; one of an earlier time is ignored. The
    /// position of the pointer's release usually repeats the last sample, and is better left out.
    animcore::outcome<void> add(animcore::span<const double> times, animcore::span<const double> coordinates);
    /// The velocity in units per second of a pointer that is released at a time (seconds, of the samples' clock).
    [[nodiscard]] animcore::outcome<animcore::velocity_estimator_estimate_result> estimate(double time) const;

  private:
    explicit velocity_estimator(detail::adopted<anim_velocity_estimator> raw) noexcept : raw_(raw.raw) {}
    void forget() noexcept {
        raw_ = nullptr;
    }
    void release_all() noexcept {
        if (raw_ != nullptr) {
            detail::destroy<anim_velocity_estimator, anim_velocity_estimator_destroy>(raw_);
            forget();
        }
    }
    anim_velocity_estimator *raw_ = nullptr;
};

/// A path: subpaths of lines and Bezier curves. Coordinates are at most 1e150 in size (ANIM_ERROR_LIMIT).
class path : public detail::sugar<path, path> {
  public:
    path(path &&other) noexcept : raw_(std::exchange(other.raw_, nullptr)) {}
    path &operator=(path &&other) noexcept {
        if (this != &other) {
            release_all();
            raw_ = std::exchange(other.raw_, nullptr);
        }
        return *this;
    }
    ~path() { release_all(); }
    /// The object of C; null where it has been closed or moved from.
    anim_path *raw() const noexcept { return raw_; }
    /// Owns an object of C from now on.
    static path adopt(anim_path *raw) noexcept { return path(detail::adopted<anim_path>{raw}); }
#ifndef ANIMCORE_NO_EXCEPTIONS
    /// As create().
    path() : path(create()) {}
#endif
    /// An empty path.
    [[nodiscard]] static animcore::outcome<animcore::path> create();
    /// Releases a path.
    animcore::outcome<void> destroy();
    /// Removes everything and keeps the memory.
    animcore::outcome<void> clear();
    /// Begins a subpath.
    animcore::outcome<void> move_to(double x, double y);
    /// Straight line, quadratic and cubic Bezier curve from the current point. ANIM_ERROR_STATE on a path that has
    /// none.
    animcore::outcome<void> line_to(double x, double y);
    /// Straight line, quadratic and cubic Bezier curve from the current point. ANIM_ERROR_STATE on a path that has
    /// none.
    animcore::outcome<void> quadratic_to(double control_x, double control_y, double x, double y);
    /// Straight line, quadratic and cubic Bezier curve from the current point. ANIM_ERROR_STATE on a path that has
    /// none.
    animcore::outcome<void> cubic_to(double control1_x, double control1_y, double control2_x, double control2_y, double x, double y);
    /// Closes the subpath; the current point is then its beginning. ANIM_ERROR_STATE on a path without a subpath.
    animcore::outcome<void> close();
    /// Appends many verbs at once: verbs are ANIM_VERB_..., coordinates the x and y of their points in turn, exactly as
    /// many as the verbs take. All or nothing. ANIM_ERROR_STATE for a verb that needs a current point where there is
    /// none.
    animcore::outcome<void> append(animcore::span<const animcore::verb> verbs, animcore::span<const double> coordinates);
    /// Closed shapes, each wound clockwise on the screen. The corners' radius, >= 0, is clamped to half of the shorter
    /// side.
    animcore::outcome<void> add_rectangle(const animcore::rectangle &rectangle, double radius);
    /// Four cubic curves from the rightmost point on; the relative error of the radius is 2.8e-4.
    animcore::outcome<void> add_ellipse(const animcore::rectangle &rectangle);
    /// A symbol that is Venus at arrowness 0 and, turned by -135 degrees, Mars at 1: an ellipse inset by three strokes,
    /// and an outline of twelve points of which four move. Values outside 0 to 1 extrapolate. stroke >= 0; the
    /// rectangle is at least six strokes wide and high.
    animcore::outcome<void> add_symbol(const animcore::rectangle &rectangle, double stroke, double arrowness);
    /// Transforms every point in place. Coordinates that would be beyond 1e150 in size are clamped to it.
    animcore::outcome<void> transform(const animcore::transform &transform);
    /// The tight bounding box (of the curves, not of their control points), with the points of lone moves, which draw
    /// nothing. ANIM_ERROR_STATE on an empty path.
    [[nodiscard]] animcore::outcome<animcore::rectangle> bounds() const;
    /// How many verbs and coordinates (two a point) the path has.
    [[nodiscard]] animcore::outcome<animcore::path_counts_result> counts() const;
    /// Copies the path's contents out. Both arrays must be at least as long as anim_path_get_counts() tells
    /// (ANIM_ERROR_CAPACITY).
    animcore::outcome<void> copy(animcore::span<animcore::verb> verbs, animcore::span<double> coordinates) const;
    /// Replaces the path's contents by SVG path data: the grammar of SVG 2
    /// (https://www.w3.org/TR/SVG2/paths.html#PathDataBNF), every command, absolute and relative, with exponents in
    /// numbers. The path's memory is reused. Numbers are the nearest doubles, whatever the locale; minus zero
    /// becomes 0. Relative coordinates add up as doubles. Arcs become as many cubic curves as arc_accuracy needs, and
    /// end exactly at their end points. An arc with a radius of 0 is a line, one that ends where it begins is nothing,
    /// and radii that are too small are scaled up. An empty text is an empty path; "none", a keyword of CSS, is not
    /// path data. A second Z in a row adds nothing; after Z a command other than M begins with a move to the start of
    /// the subpath. A decimal point without digits after it is not part of a number. ANIM_ERROR_SYNTAX where the text
    /// is no path data; ANIM_ERROR_LIMIT for a coordinate beyond 1e150, for too many verbs and for a text of more than
    /// ANIM_LIMIT_TEXT_BYTES. The message says what was expected and found at which byte, and anim_last_error_place()
    /// gives line and column. With lenient set these two errors in the data do not fail the call: it succeeds with
    /// everything before the error, and still sets message and place. The result is the byte offset of the first error,
    /// -1 if there is none. O(bytes).
    [[nodiscard]] animcore::outcome<std::int64_t> parse(std::string_view text, animcore::option<animcore::path_parsing> options = {});
    /// The path as SVG path data. With ABSOLUTE coordinates, not minified and with digits = -1, it is easiest to read
    /// for people: a command for each verb, each number with the fewest digits that parse to itself, and with an
    /// exponent only where it would otherwise be longer than 21 characters, not counting its sign and a 0 before the
    /// point. With digits = -1 the text parses to exactly the same path, except that minus zero becomes 0. Errors of
    /// rounded relative coordinates do not add up: each is the difference to the point that a parser has reached.
    /// O(verbs).
    [[nodiscard]] animcore::outcome<std::string> write(animcore::option<animcore::path_format> format = {}) const;
    /// An arc of an ellipse from the current point to (x, y), as SVG's A draws it. A radius of 0 makes a line, negative
    /// radii count as positive, radii that are too small are scaled up, and an arc that ends where it begins is
    /// nothing. rotation of the ellipse's x axis is in radians (SVG has degrees); large = 1 takes the longer way round,
    /// sweep = 1 the one clockwise on the screen. The arc becomes cubic curves with an error of at most accuracy (1e-13
    /// to 1) times the larger radius, and ends exactly at (x, y). ANIM_ERROR_STATE without a current point;
    /// ANIM_ERROR_LIMIT when points of the arc are beyond 1e150.
    animcore::outcome<void> arc_to(double radius_x, double radius_y, double rotation, bool large, bool sweep, double x, double y, double accuracy);
    /// An arc of an ellipse around a center that begins at the angle start and sweeps angle (radians, clockwise on the
    /// screen, both in the ellipse's own frame; more than a whole turn counts as one). Radii >= 0. If the last subpath
    /// is open, a line leads to the arc's beginning, unless it is there already; otherwise the arc begins a subpath.
    /// accuracy and errors as above.
    animcore::outcome<void> add_arc(double center_x, double center_y, double radius_x, double radius_y, double rotation, double start, double angle, double accuracy);
    /// Whether two texts of path data have the same structure by a rule, so that CSS or SMIL would interpolate them: -1
    /// if they have, otherwise the number of commands before the first difference. Arguments repeated without a letter
    /// count as separate commands, after M and m as L and l. ANIM_ERROR_SYNTAX and ANIM_ERROR_LIMIT as
    /// anim_path_parse(), for the first text that is no path data. O(bytes of both).
    [[nodiscard]] static animcore::outcome<std::int64_t> data_match(std::string_view a, std::string_view b, animcore::path_rule rule);
    /// The length of the outline. accuracy (>= 0) is the error allowed, apart from the rounding of doubles; 0 stands
    /// for 1e-10 of the length. 0 for an empty path.
    [[nodiscard]] animcore::outcome<double> length(double accuracy) const;
    /// The length at a parameter (0...1, clamped) of the verb at an index: the inverse of a location's verb and
    /// parameter. ANIM_ERROR_NOT_FOUND for an index beyond the last verb.
    [[nodiscard]] animcore::outcome<double> length_at(std::uint32_t verb, double parameter) const;
    /// The location at a length. ANIM_ERROR_STATE on an empty path, also in the three functions that follow.
    [[nodiscard]] animcore::outcome<animcore::path_location> location_at(double length) const;
    /// Evaluates one quantity (ANIM_PATH_QUANTITY_...) at many lengths: one or two numbers for each. Fastest for sorted
    /// lengths.
    [[nodiscard]] animcore::outcome<std::vector<double>> values_at(animcore::path_quantity what, animcore::span<const double> lengths) const;
    /// The same, into arrays of the caller's.
    animcore::outcome<void> values_at(animcore::path_quantity what, animcore::span<const double> lengths, animcore::span<double> results) const;
    /// Motion along the path: for each length the transform that places an object drawn at the origin, facing right.
    /// rotation is ANIM_PATH_ROTATION_...; an angle of pi faces backwards (auto-reverse). For motion at constant speed,
    /// increase the length evenly.
    [[nodiscard]] animcore::outcome<std::vector<animcore::transform>> transforms_at(animcore::path_rotation rotation, double angle, animcore::span<const double> lengths) const;
    /// The same, into arrays of the caller's.
    animcore::outcome<void> transforms_at(animcore::path_rotation rotation, double angle, animcore::span<const double> lengths, animcore::span<animcore::transform> transforms) const;
    /// The location on the outline nearest to a point, with its distance; of several equally near, the first. Every
    /// local minimum that could be the global one is examined, so that none is missed. Moves count only in a path that
    /// draws nothing.
    [[nodiscard]] animcore::outcome<animcore::path_location> find_nearest(double x, double y) const;
    /// The same for many points, x and y of each in turn. nearest has the x and y of each location in turn, distances
    /// and lengths have one number for each point.
    [[nodiscard]] animcore::outcome<animcore::path_find_nearest_many_result> find_nearest_many(animcore::span<const double> points) const;
    /// The same, into arrays of the caller's.
    animcore::outcome<void> find_nearest_many(animcore::span<const double> points, animcore::span<double> nearest, animcore::span<double> distances, animcore::span<double> lengths) const;
    /// The part of the path that the options keep, accurate to 1e-12 of the length. Where the part wraps around in a
    /// closed subpath (which is all of the path, or with ANIM_PATH_TRIM_SUBPATHS each one) it continues without a gap.
    /// A subpath kept whole stays closed. If nothing is kept, the result is empty.
    [[nodiscard]] animcore::outcome<animcore::path> trim(const animcore::path_trim_options &options) const;
    /// Cuts the path at lengths, in any order, and gives the piece at index and the number of pieces. Lengths at or
    /// beyond an end, and repeated ones, do not cut. A path that is one closed subpath is a ring: one cut, even at its
    /// beginning, makes it one open piece; the last of several pieces continues over the beginning to the first cut.
    /// ANIM_ERROR_NOT_FOUND for an index beyond the pieces.
    [[nodiscard]] animcore::outcome<animcore::path_split_result> split(animcore::span<const double> lengths, std::size_t index) const;
    /// The path's subpaths in order.
    [[nodiscard]] animcore::outcome<std::vector<animcore::subpath>> list_subpaths() const;
    /// The bounding box of all points, control points included: faster than anim_path_get_bounds(), and never smaller.
    /// ANIM_ERROR_STATE on an empty path.
    [[nodiscard]] animcore::outcome<animcore::rectangle> control_bounds() const;
    /// The signed area: positive where the outline runs clockwise on the screen. Open subpaths count as closed; areas
    /// enclosed twice count twice, and areas of outlines that run the other way (as holes do) are subtracted. Exact
    /// except for rounding, by Green's theorem; computed relative to each subpath's start, so that distance from the
    /// origin costs no accuracy.
    [[nodiscard]] animcore::outcome<double> area() const;
    /// The centroid of the area that the path encloses, weighted as in anim_path_get_area(). The center of the bounding
    /// box where the area is less than 1e-12 of the box's; ANIM_ERROR_STATE on an empty path.
    [[nodiscard]] animcore::outcome<animcore::point> centroid() const;
    /// The winding number of the outline around a point: turns clockwise on the screen minus turns counter-clockwise.
    /// Open subpaths count as closed. On the outline itself it may be that of either side; from a distance of 1e-12 of
    /// the path's size on, it is exact.
    [[nodiscard]] animcore::outcome<std::int32_t> winding(double x, double y) const;
    /// The same at many points.
    [[nodiscard]] animcore::outcome<std::vector<std::int32_t>> winding_many(animcore::span<const animcore::point> points) const;
    /// The same, into arrays of the caller's.
    animcore::outcome<void> winding_many(animcore::span<const animcore::point> points, animcore::span<std::int32_t> windings) const;
    /// Whether a point lies inside by a rule. Open subpaths count as closed.
    [[nodiscard]] animcore::outcome<bool> contains(double x, double y, animcore::fill_rule fill_rule) const;
    /// Approximates the path by straight lines that are nowhere farther from it than tolerance (in points, above 0; at
    /// least 2^-46 of a curve's size is used). Lines and closes stay as they are. Each curve becomes as few lines of
    /// about equal error as possible: it is cut at equal parts of the integral of the root of its curvature (R. Levien,
    /// "Flattening quadratic Beziers", 2019), and each line is then proved to be near enough. ANIM_ERROR_LIMIT for more
    /// than ANIM_LIMIT_PATH_PIECES.
    [[nodiscard]] animcore::outcome<animcore::path> flatten(double tolerance) const;
    /// How many verbs and coordinates anim_path_flatten() makes, without building the path.
    [[nodiscard]] animcore::outcome<animcore::path_flattened_counts_result> flattened_counts(double tolerance) const;
    /// The flattened path as polylines: the points of subpath i end before points[ends[i]], and begin where those of
    /// the one before end. A closed subpath ends with its first point again. The call fills both arrays and gives the
    /// numbers of points and of subpaths; if both arrays are empty, only these numbers. An array that is too short is
    /// ANIM_ERROR_CAPACITY.
    [[nodiscard]] animcore::outcome<animcore::path_polylines_result> polylines(double tolerance, animcore::span<animcore::point> points, animcore::span<std::size_t> ends) const;
    /// A copy of the path.
    [[nodiscard]] animcore::outcome<animcore::path> assign() const;
    /// Whether two paths have the same verbs and equal coordinates.
    [[nodiscard]] animcore::outcome<bool> is_equal(const animcore::path &other) const;
    /// One subpath. ANIM_ERROR_NOT_FOUND for an index beyond the last.
    [[nodiscard]] animcore::outcome<animcore::path> subpath(std::size_t index) const;
    /// Appends another path, which may be the path itself, to a path, transformed where a transform is given.
    /// Coordinates that would be beyond 1e150 in size are clamped to it.
    animcore::outcome<void> extend(const animcore::path &other, animcore::option<animcore::transform> transform = {});
    /// The same, but where the path's last subpath is open, the other's first subpath continues it: by a line to its
    /// beginning, or directly if that is the same point.
    animcore::outcome<void> join(const animcore::path &other);
    /// The outline in the opposite direction: the last subpath first, each from its end to its start. A closed subpath
    /// keeps its start, and stays closed.
    [[nodiscard]] animcore::outcome<animcore::path> reverse() const;
    /// The path with one of its subpaths reversed; the order of subpaths stays. ANIM_ERROR_NOT_FOUND for an index
    /// beyond the last.
    [[nodiscard]] animcore::outcome<animcore::path> reverse_subpath(std::size_t index) const;
    /// Splits every segment, the closing line too, into parts (at least 1) pieces of equal parameter ranges. Where
    /// longest (> 0) is finite, the pieces have equal lengths instead (to 1e-9), and more than parts of them are made
    /// where a piece would be longer than longest. ANIM_ERROR_LIMIT for more than ANIM_LIMIT_PATH_PIECES, before any is
    /// made.
    [[nodiscard]] animcore::outcome<animcore::path> subdivide(std::uint32_t parts, double longest) const;
    /// The path in other verbs. The tolerance is in points and above 0. A cubic curve becomes quadratic ones over equal
    /// ranges of its parameter, which have equal errors: sqrt(3)/36 |p3 - 3 p2 + 3 p1 - p0| / n^3 for n of them
    /// (Sederberg, "Computer Aided Geometric Design"). ANIM_ERROR_LIMIT for more than ANIM_LIMIT_PATH_PIECES quadratic
    /// curves.
    [[nodiscard]] animcore::outcome<animcore::path> convert(animcore::path_conversion conversion, double tolerance) const;
    /// The path with all its open subpaths closed.
    [[nodiscard]] animcore::outcome<animcore::path> close_all() const;
    /// The path without degenerate segments, and without subpaths that then have no segment left. A segment is
    /// degenerate if all its points are within the tolerance (>= 0, in points, in x and in y) of its start.
    [[nodiscard]] animcore::outcome<animcore::path> remove_degenerate(double tolerance) const;
    /// The outline of a path's stroke, to be filled by the non-zero rule. Curves stay curves: cubic ones within
    /// tolerance of the exact offset curves at half the width. A tolerance of 0 is a thousandth of the width; at least
    /// 1e-9 of the largest coordinate or the width is used. A closed subpath gives two outlines of opposite directions,
    /// an open one gives one; bends tighter than half the width add outlines of their own, and outlines may overlap.
    /// The whole is the stroke shape of SVG 2: the area that the normals sweep, with joins and caps. A cusp is round,
    /// the limit of ever tighter bends. A subpath of length 0 shows its round or square caps, a lone move nothing.
    /// ANIM_ERROR_LIMIT for more than ANIM_LIMIT_PATH_DASHES dashes or ANIM_LIMIT_PATH_VERBS verbs, and as in
    /// anim_path_simplify() where the style is simplified.
    [[nodiscard]] animcore::outcome<animcore::path> stroke(animcore::option<animcore::stroke_style> style, double tolerance) const;
    /// The dashes of a path as open subpaths; lengths and offset as in anim_stroke_style. Curves stay curves, cut to
    /// 1e-9 of their length. The pattern starts anew in each subpath; in a closed one the last dash continues into the
    /// first where both reach the start. A dash of length 0 is a line from a point to itself. ANIM_ERROR_LIMIT for more
    /// than ANIM_LIMIT_PATH_DASHES.
    [[nodiscard]] animcore::outcome<animcore::path> dash(animcore::span<const double> dashes, double offset) const;
    /// The path with its corners rounded. A corner is where two segments of a subpath meet at an angle; the corner at
    /// the start of a closed subpath is its first. radii are those of the corners in order (0 to 1e150), repeated if
    /// there are more corners; without radii the path stays as it is.
    ///
    /// Between two lines a corner becomes an arc, with a cubic curve for each quarter turn. The arc's radius is reduced
    /// so that it uses at most half of a line that ends in another corner, and at most all of any other line. A corner
    /// of radius 0 uses nothing of its lines. Where one of the two segments is a curve, both are cut as far from the
    /// corner, measured along them, as two lines would be, and a tangent cubic curve joins them.
    ///
    /// smoothing is 0 for arcs. From 0 to 1, a corner between two lines begins earlier on the line, by that fraction of
    /// the arc's length where there is room. Its curvature rises from 0 to that of a shorter arc: continuous corners,
    /// as on iOS.
    [[nodiscard]] animcore::outcome<animcore::path> round_corners(animcore::span<const double> radii, double smoothing) const;
    /// Whether a point lies in the path's stroke: on a normal of the outline at most half the width from it, or in a
    /// join or a cap. No outline is made.
    [[nodiscard]] animcore::outcome<bool> stroke_contains(double x, double y, animcore::option<animcore::stroke_style> style = {}) const;
    /// The same for many points: 0 or 1 for each.
    [[nodiscard]] animcore::outcome<std::vector<std::uint8_t>> stroke_contains_many(animcore::span<const animcore::point> points, animcore::option<animcore::stroke_style> style = {}) const;
    /// The same, into arrays of the caller's.
    animcore::outcome<void> stroke_contains_many(animcore::span<const animcore::point> points, animcore::option<animcore::stroke_style> style, animcore::span<std::uint8_t> inside) const;
    /// Combines the insides of two paths by an operation; fill_rule says what is inside of each.
    [[nodiscard]] animcore::outcome<animcore::path> combine(const animcore::path &other, animcore::path_operation operation, animcore::fill_rule fill_rule) const;
    /// The path without crossings and overlaps (such as those of a stroke's outline): the contours of its inside.
    [[nodiscard]] animcore::outcome<animcore::path> simplify(animcore::fill_rule fill_rule) const;
    /// The inside grown by distance on all sides, or shrunk by a negative one, up to 5e149 in size. This is the union
    /// with, or the difference to, the stroke of its outline at twice that width. join and miter_limit shape the
    /// corners, as in anim_stroke_style: outer corners where it grows, inner ones where it shrinks. Curves are within
    /// tolerance of the exact ones; 0 is a thousandth of twice the distance.
    [[nodiscard]] animcore::outcome<animcore::path> offset(double distance, animcore::join join, double miter_limit, double tolerance, animcore::fill_rule fill_rule) const;

  private:
    explicit path(detail::adopted<anim_path> raw) noexcept : raw_(raw.raw) {}
    void forget() noexcept {
        raw_ = nullptr;
    }
    void release_all() noexcept {
        if (raw_ != nullptr) {
            detail::destroy<anim_path, anim_path_destroy>(raw_);
            forget();
        }
    }
    anim_path *raw_ = nullptr;
};

/// An array of paths: parsing, measuring or testing all of them takes one call.
class path_collection : public detail::sugar<path_collection, path_collection> {
  public:
    path_collection(path_collection &&other) noexcept : raw_(std::exchange(other.raw_, nullptr)) {}
    path_collection &operator=(path_collection &&other) noexcept {
        if (this != &other) {
            release_all();
            raw_ = std::exchange(other.raw_, nullptr);
        }
        return *this;
    }
    ~path_collection() { release_all(); }
    /// The object of C; null where it has been closed or moved from.
    anim_path_collection *raw() const noexcept { return raw_; }
    /// Owns an object of C from now on.
    static path_collection adopt(anim_path_collection *raw) noexcept { return path_collection(detail::adopted<anim_path_collection>{raw}); }
#ifndef ANIMCORE_NO_EXCEPTIONS
    /// As create().
    path_collection() : path_collection(create()) {}
#endif
    /// A collection without paths.
    [[nodiscard]] static animcore::outcome<animcore::path_collection> create();
    /// Releases a collection.
    animcore::outcome<void> destroy();
    /// Removes all paths.
    animcore::outcome<void> clear();
    /// Appends paths of SVG path data, read as by anim_path_parse(). The texts are concatenated in text, of at most
    /// ANIM_LIMIT_TEXT_BYTES: the text of path i ends before the byte ends[i], and begins where the one before ends.
    /// ends must not decrease, and the last of them is the length of text. ANIM_ERROR_SYNTAX and ANIM_ERROR_LIMIT for
    /// the first text with an error: the message says which, counted from 0, and anim_last_error_place() gives line and
    /// column in it; no path is appended then. With lenient set each path has everything before its error, and the call
    /// succeeds, but still sets message and place for the first error. The result has for each text the byte offset of
    /// its first error, -1 if there is none.
    [[nodiscard]] animcore::outcome<std::vector<std::int64_t>> parse(std::string_view text, animcore::span<const std::size_t> ends, animcore::option<animcore::path_parsing> options = {});
    /// The same, into arrays of the caller's.
    animcore::outcome<void> parse(std::string_view text, animcore::span<const std::size_t> ends, animcore::option<animcore::path_parsing> options, animcore::span<std::int64_t> error_offsets);
    /// Appends a copy of a path. ANIM_ERROR_LIMIT for more than ANIM_LIMIT_PATH_VERBS paths.
    animcore::outcome<void> append(const animcore::path &path);
    /// How many paths there are.
    [[nodiscard]] animcore::outcome<std::size_t> count() const;
    /// A copy of the path at an index. ANIM_ERROR_NOT_FOUND for an index beyond the last.
    [[nodiscard]] animcore::outcome<animcore::path> path(std::size_t index) const;
    /// Tight bounding boxes, as anim_path_get_bounds() gives them. The box of an empty path is four NaNs.
    [[nodiscard]] animcore::outcome<std::vector<animcore::rectangle>> list_bounds() const;
    /// Lengths of outlines, each within accuracy as by anim_path_get_length().
    [[nodiscard]] animcore::outcome<std::vector<double>> list_lengths(double accuracy) const;
    /// Signed areas, as anim_path_get_area() gives them.
    [[nodiscard]] animcore::outcome<std::vector<double>> list_areas() const;
    /// Whether points lie inside by a rule, 0 or 1: for each path a row with a number for each point.
    [[nodiscard]] animcore::outcome<std::vector<std::uint8_t>> contains(animcore::span<const animcore::point> points, animcore::fill_rule fill_rule) const;

  private:
    explicit path_collection(detail::adopted<anim_path_collection> raw) noexcept : raw_(raw.raw) {}
    void forget() noexcept {
        raw_ = nullptr;
    }
    void release_all() noexcept {
        if (raw_ != nullptr) {
            detail::destroy<anim_path_collection, anim_path_collection_destroy>(raw_);
            forget();
        }
    }
    anim_path_collection *raw_ = nullptr;
};

/// The in-betweens of two paths, or of a sequence of paths, prepared once and evaluated at any time.
///
/// Paths of the same verbs are interpolated point by point, unless an outline would fold up on its way, as it does on
/// the way to a mirror image. If the paths differ only in the starts, order and direction of their subpaths, and in
/// position and size, the path only moves and scales. A rotated copy rotates (by less than a quarter turn only with the
/// automatic structure). For the strict structure an arc of path data is one command, however many cubics it becomes,
/// as for anim_path_data_match(): its parameters are interpolated, as CSS and SMIL do, and a flag is set in between if
/// it is set at either end. The arcs of a path that was transformed are interpolated by their control points.
///
/// Other paths are first brought to a common structure: subpaths are paired by role, position, size and shape, aligned
/// by their features, and cut at each other's joints. Lines stay lines where both sides are lines; curves are only
/// subdivided (de Casteljau). In fills, one outline may correspond to several outlines side by side in the other path.
/// It is first cut into parts by straight lines, and each part becomes one of the others, unless one of the others
/// closely resembles the whole.
///
/// A blend (ANIM_MORPH_STRUCTURE_BLEND) has no common structure: parts of the inside join, part, appear and vanish, and
/// the area changes evenly from one path's to the other's. The functions that return the common structure fail with
/// ANIM_ERROR_KIND.
class morph : public detail::sugar<morph, morph> {
  public:
    morph(morph &&other) noexcept : raw_(std::exchange(other.raw_, nullptr)) {}
    morph &operator=(morph &&other) noexcept {
        if (this != &other) {
            release_all();
            raw_ = std::exchange(other.raw_, nullptr);
        }
        return *this;
    }
    ~morph() { release_all(); }
    /// The object of C; null where it has been closed or moved from.
    anim_morph *raw() const noexcept { return raw_; }
    /// Owns an object of C from now on.
    static morph adopt(anim_morph *raw) noexcept { return morph(detail::adopted<anim_morph>{raw}); }
#ifndef ANIMCORE_NO_EXCEPTIONS
    /// As create().
    explicit morph(const animcore::path &from, const animcore::path &to, animcore::option<animcore::morph_options> options = {}) : morph(create(from, to, options)) {}
#endif
    /// The morph from one path to another. It keeps copies of them. The time is proportional to the paths, plus up to
    /// 320 * 320 steps for each pair of subpaths and attempt; a blend takes several milliseconds and up to 400 KB.
    /// ANIM_ERROR_ARGUMENT and ANIM_ERROR_DUPLICATE for pairs and points that do not fit the paths; ANIM_ERROR_KIND for
    /// paths of different structure with ANIM_MORPH_STRUCTURE_STRICT; ANIM_ERROR_LIMIT for a result of too many verbs.
    [[nodiscard]] static animcore::outcome<animcore::morph> create(const animcore::path &from, const animcore::path &to, animcore::option<animcore::morph_options> options = {});
    /// The morph along two or more paths. times: when each is reached, numbers that increase from 0 to 1; without times
    /// they are spaced evenly. Options and errors as anim_morph_create; pairs and points apply to every two neighbors.
    [[nodiscard]] static animcore::outcome<animcore::morph> sequence(animcore::span<const animcore::path *const> paths, animcore::span<const double> times, animcore::option<animcore::morph_options> options = {});
    /// Releases a morph.
    animcore::outcome<void> destroy();
    /// The path of the morph at t: 0 is the first path and 1 the last. At these times and at those of the paths
    /// between, the result is exactly that path, verb for verb. Outside 0 to 1 the motion continues, as when a spring
    /// overshoots, but a blend stays at its ends; coordinates beyond 1e150 are clamped to it.
    [[nodiscard]] animcore::outcome<animcore::path> path(double t) const;
    /// The number of verbs and coordinates in the common structure of the paths index and index + 1.
    /// ANIM_ERROR_NOT_FOUND for an index beyond the last but one path; ANIM_ERROR_KIND for a blend.
    [[nodiscard]] animcore::outcome<animcore::morph_counts_result> counts(std::size_t index) const;
    /// The verbs of that structure. The array must be long enough for all of them (ANIM_ERROR_CAPACITY).
    animcore::outcome<void> verbs(std::size_t index, animcore::span<animcore::verb> verbs) const;
    /// The coordinates of that structure at many times, a row for each; time 0 is path index, 1 path index + 1. The
    /// array must be exactly as long as all rows.
    animcore::outcome<void> evaluate(std::size_t index, animcore::span<const double> times, animcore::span<double> coordinates) const;
    /// Path index and path index + 1 in their common structure: the same verbs, each with the fill of its original; for
    /// CSS, Lottie and others that interpolate point by point. (Where something turns, these are the points at the
    /// ends, but the motion between them is not straight.)
    [[nodiscard]] animcore::outcome<animcore::morph_aligned_result> aligned(std::size_t index) const;
    /// The pairs of subpaths, in the order of the common structure: indices of subpaths, -1 for none. A subpath that
    /// was cut into parts is listed for each part.
    [[nodiscard]] animcore::outcome<std::vector<animcore::morph_pair>> list_pairs(std::size_t index) const;

  private:
    explicit morph(detail::adopted<anim_morph> raw) noexcept : raw_(raw.raw) {}
    void forget() noexcept {
        raw_ = nullptr;
    }
    void release_all() noexcept {
        if (raw_ != nullptr) {
            detail::destroy<anim_morph, anim_morph_destroy>(raw_);
            forget();
        }
    }
    anim_morph *raw_ = nullptr;
};

/// A formula over named numbers, such as "mix(width, 40, clamp(t * 2, 0, 1))": parsed once, evaluated often. Immutable.
///
/// Values are doubles. Any value but zero is true (NaN too, as in C); comparisons give 1 or 0. The operators, from
/// loose to tight:
///
///     c ? a : b       a where c is true, else b; from the right
///     ||              or: 1 or 0
///     &&              and: 1 or 0
///     == !=           two in a row are refused
///     < <= > >=       two in a row are refused
///     + -             from the left
///     * / %           from the left; % is mod
///     -a !a           the negative; 1 where a is 0, else 0
///
/// Numbers are written as in JSON: 0.5, 1e-3. Constants: pi, tau, e, true (1), false (0).
///
/// Functions; angles are in radians:
///
/// - abs, acos, asin, atan, cbrt, cos, exp, sin, sqrt, tan, log (natural), degrees(radians), radians(degrees), ceil,
///   floor, trunc, round (halves away from zero), fract (x - floor(x)), sign (-1, 1, or the zero itself), expm1, log1p,
///   flicks(seconds): of one number
/// - atan2(y, x), hypot(x, y), pow(x, y), step(edge, x) (0 where x < edge, else 1)
/// - min, max: of two or more; NaN where one is
/// - mod(x, y): the remainder with the sign of y, exact but for one addition: Python's %
/// - clamp(x, low, high): min(max(x, low), high)
/// - mix(a, b, t): a * (1 - t) + b * t
/// - smoothstep(low, high, x): u * u * (3 - 2 * u) with u = clamp((x - low) / (high - low), 0, 1)
/// - if(c, a, b): c ? a : b
/// - predict(from, velocity, remaining): the end of a decay without bounds that leaves this fraction of the velocity
///   after a millisecond: from - velocity / (1000 * log(remaining))
/// - rubberBand(excess, dimension, coefficient = 0.55): how far beyond its bound a scroll view is shown when it is
///   dragged by excess beyond it
/// - rubberBandInvert(shown, dimension, coefficient = 0.55): the excess
///
/// The following have the bits of the library's functions of these names. They give NaN for arguments that those
/// functions refuse. A constant argument that is refused is an error (ANIM_ERROR_ARGUMENT, with line and column).
/// Arguments with a default (=) may be omitted from the end.
///
/// - decayRate(remaining), decayVelocityTo(from, target, remaining), decayValue(from, velocity, remaining, time),
///   decayVelocity(velocity, remaining, time), decayRestingTime(velocity, remaining, threshold)
/// - boundedDecayValue, boundedDecayVelocity(from, velocity, remaining, minimum, maximum, time), boundedDecayEnd(from,
///   velocity, remaining, minimum, maximum), boundedDecayRestingTime(from, velocity, remaining, minimum, maximum,
///   threshold): with the spring of anim_default_decay()
/// - steps(count, x, position = 0): position is an anim_step_position; NaN for 1 step with jumps between the steps only
/// - mediaTimingProgress, mediaTimingIteration(time, duration, repeat_count = 1, autoreverses = 0), webTimingProgress,
///   webTimingIteration(time, duration, iterations = 1, direction = 0, iteration_start = 0): filling on both sides;
///   direction is an anim_direction, and webTimingProgress the directed progress
/// - springBlendValue, springBlendVelocity(old_duration, old_bounce, duration, bounce, blend_duration, time, from = 0,
///   to = 1, velocity = 0), springBlendRestingTime(old_duration, old_bounce, duration, bounce, blend_duration,
///   displacement, velocity, threshold)
/// - cubicBezier(x1, y1, x2, y2, x), cubicBezierSlope(x1, y1, x2, y2, x), cubicBezierInvert(x1, y1, x2, y2, y)
/// - ease(x), easeIn(x), easeOut(x), easeInOut(x), and Penner's, easeInQuad(x) ... easeInOutBounce(x)
/// - springValue, springVelocity(duration, bounce, time, from = 0, to = 1, velocity = 0)
/// - springSettlingDuration(duration, bounce, velocity = 0)
/// - springRestingTime(duration, bounce, displacement, velocity, threshold)
/// - springSettlingTime(duration, bounce, displacement, velocity, threshold, velocity_threshold)
/// - physicalSpringValue, physicalSpringVelocity, physicalSpringSettlingDuration, physicalSpringRestingTime,
///   physicalSpringSettlingTime: with mass, stiffness, damping in place of duration, bounce
/// - springStiffness, springDamping(duration, bounce)
/// - uikitSpringStiffness, uikitSpringDamping(duration, damping_ratio, velocity)
/// - springDuration, springBounce, springDampingRatio(mass, stiffness, damping)
///
/// A variable's name consists of parts joined by dots, and may have an index: gradient.angle.x, stops[0]. A part of
/// ASCII letters, digits, _ and non-ASCII characters is written as it is; any other part, and one named like a
/// constant, in backquotes: `cart-center`.x. Outside of backquotes a name contains no space.
///
/// Documents have more: in(state), elapsed, elapsed(state), random(), random(a, b), and comparisons of a name with a
/// text in single quotes (a doubled quote stands for one), mode == 'dark' and mode != 'dark'. These are variables too.
/// Their names contain no spaces and no backquotes: in(loading), elapsed(loading), random() and mode=='dark'. random(a,
/// b) is mix(a, b, random()), and mode != 'dark' is ! of the variable mode=='dark'. In an expression of the host's own
/// they are unknown names, unless the host gave such a name.
///
/// The same text and the same variables give the same bits everywhere. Evaluation never fails: an undefined value is
/// NaN (always 0x7FF8000000000000), one too large infinite, and both propagate. Operands that a conditional, && or ||
/// does not need have no effect on the result.
class expression : public detail::sugar<expression, expression> {
  public:
    expression(expression &&other) noexcept : raw_(std::exchange(other.raw_, nullptr)) {}
    expression &operator=(expression &&other) noexcept {
        if (this != &other) {
            release_all();
            raw_ = std::exchange(other.raw_, nullptr);
        }
        return *this;
    }
    ~expression() { release_all(); }
    /// The object of C; null where it has been closed or moved from.
    anim_expression *raw() const noexcept { return raw_; }
    /// Owns an object of C from now on.
    static expression adopt(anim_expression *raw) noexcept { return expression(detail::adopted<anim_expression>{raw}); }
#ifndef ANIMCORE_NO_EXCEPTIONS
    /// As create().
    explicit expression(std::string_view text, animcore::span<const std::string_view> names) : expression(create(text, names)) {}
#endif
    /// Parses an expression over names (UTF-8 of at most ANIM_LIMIT_NAME_BYTES, written here without backquotes). In
    /// the calls below, a variable is identified by the position of its name in this list. ANIM_ERROR_SYNTAX,
    /// ANIM_ERROR_NOT_FOUND for an unknown name or function, or ANIM_ERROR_LIMIT, each with line and column;
    /// ANIM_ERROR_DUPLICATE when a name is given twice.
    [[nodiscard]] static animcore::outcome<animcore::expression> create(std::string_view text, animcore::span<const std::string_view> names);
    /// Releases an expression.
    animcore::outcome<void> destroy();
    /// The variables that it reads, by position, each once, in order of appearance.
    [[nodiscard]] animcore::outcome<std::vector<std::int32_t>> list_variables() const;
    /// The value. variables has a number for each name. Variables and the result may be infinite or NaN.
    [[nodiscard]] animcore::outcome<double> evaluate(animcore::span<const double> variables) const;
    /// The same many times at once: variables has a row for each result, with a number for each name.
    animcore::outcome<void> evaluate_many(animcore::span<const double> variables, animcore::span<double> results) const;
    /// The value and its rate of change, from the variables' rates, by the chain rule. A conditional, min, max and
    /// clamp have the rate of the operand chosen; functions that jump (comparisons, floor...) have rate 0, and so has
    /// abs at 0. An operand with rate 0 gives rate 0 even where the slope is infinite, as that of sqrt at 0. Variables,
    /// rates and results may be infinite or NaN.
    [[nodiscard]] animcore::outcome<animcore::expression_differentiate_result> differentiate(animcore::span<const double> variables, animcore::span<const double> rates) const;

  private:
    explicit expression(detail::adopted<anim_expression> raw) noexcept : raw_(raw.raw) {}
    void forget() noexcept {
        raw_ = nullptr;
    }
    void release_all() noexcept {
        if (raw_ != nullptr) {
            detail::destroy<anim_expression, anim_expression_destroy>(raw_);
            forget();
        }
    }
    anim_expression *raw_ = nullptr;
};

/// A set of properties with a clock and animations. Each property has a model value (as the host set it) and a
/// presentation value (as it is seen now).
class stage : public detail::sugar<stage, stage> {
  public:
    stage(stage &&other) noexcept : cell_(std::move(other.cell_)), is_owner_(std::exchange(other.is_owner_, false)) {}
    stage &operator=(stage &&other) noexcept {
        if (this != &other) {
            release_all();
            cell_ = std::move(other.cell_);
            is_owner_ = std::exchange(other.is_owner_, false);
        }
        return *this;
    }
    ~stage() { release_all(); }
    /// The object of C; null where it has been closed or moved from.
    anim_stage *raw() const noexcept { return cell_ ? cell_->raw : nullptr; }
    /// Owns an object of C from now on.
    static stage adopt(anim_stage *raw) { return stage(std::make_shared<detail::stage_cell>(detail::stage_cell{raw}), true); }
    /// A handle of an object that another owns; the cell says when it is gone.
    static stage borrow(anim_stage *raw, std::shared_ptr<detail::stage_cell> &cell) {
        if (!cell) {
            cell = std::make_shared<detail::stage_cell>(detail::stage_cell{raw});
        }
        return stage(cell, false);
    }
#ifndef ANIMCORE_NO_EXCEPTIONS
    /// As create().
    explicit stage(animcore::option<animcore::stage_options> options = {}) : stage(create(options)) {}
#endif
    /// Makes an empty stage at time 0.
    [[nodiscard]] static animcore::outcome<animcore::stage> create(animcore::option<animcore::stage_options> options = {});
    /// Releases a stage. ANIM_ERROR_STATE for a scene's stage (destroy the scene).
    animcore::outcome<void> destroy();
    /// Ends a call whose callback was left by longjmp() instead of returning. Call it afterwards on the same thread,
    /// from where the call was made or further out: inside the callback it is ANIM_ERROR_REENTRANT. What the call has
    /// done so far stays. The next advance, even one of 0 s, makes up for an advance that was cut short (see owed of
    /// anim_stage_info). It computes every presentation value, and calls other callbacks for what they have missed.
    /// Until then, values that were being computed may be old. Does nothing where no call is under way. A little memory
    /// that the call held is not given back.
    ///
    /// An easing's callback may be left while a value is half computed, or while an animation begins or ends. The next
    /// advance does the rest, at the stage time at which it was due; the result is as if the callback had returned.
    /// Exception: the call was still creating an animation, that is, evaluating the start value for a given velocity,
    /// or the value of a delayed animation that fills backwards. Then that animation ends unfinished in the next
    /// advance, and the property jumps to a value that was being set. If a group or animator was being removed or
    /// stopped, the animations that have not ended go on.
    animcore::outcome<void> abandon_call();
    /// Adds a property at rest at a value, which has as many numbers as the kind has components. For the kinds VECTOR
    /// and PATH, use anim_stage_add_property_with() and anim_stage_add_path(). The name is unique in the stage
    /// (ANIM_ERROR_DUPLICATE), or empty for none. The stage keeps a name's bytes until the stage is destroyed, even
    /// when the property is removed.
    [[nodiscard]] animcore::outcome<animcore::property> add_property(std::string_view name, animcore::value_kind kind, animcore::span<const double> value);
    /// Adds a property as anim_stage_add_property does, with options. Value, model and presentation are always in the
    /// kind's own components (a color's in sRGB); the options say how they are interpolated.
    [[nodiscard]] animcore::outcome<animcore::property> add_property_with(std::string_view name, const animcore::property_options &options, animcore::span<const double> value);
    /// Adds a property that holds a copy of a path, which must not be empty (ANIM_ERROR_ARGUMENT). Its components are
    /// the path's coordinates, at most ANIM_LIMIT_VECTOR.
    [[nodiscard]] animcore::outcome<animcore::property> add_path(std::string_view name, const animcore::path &path);
    /// Adds many scalar properties without names at once, one for each of the initial values.
    [[nodiscard]] animcore::outcome<std::vector<animcore::property>> add_scalars(animcore::span<const double> values);
    /// The property of a name. ANIM_ERROR_NOT_FOUND.
    [[nodiscard]] animcore::outcome<animcore::property> find_property(std::string_view name) const;
    /// All properties in order of creation.
    [[nodiscard]] animcore::outcome<std::vector<animcore::property>> list_properties() const;
    /// The text of a name by its index in an event or info.
    [[nodiscard]] animcore::outcome<std::string> name(std::int32_t name) const;
    /// Sets many at once: values holds the components of each property in turn. All or nothing.
    animcore::outcome<void> set_value_many(animcore::span<const anim_property> properties, animcore::span<const double> values);
    /// Reads many at once, components in a row: as many numbers as they have components in all.
    animcore::outcome<void> value_many(animcore::span<const anim_property> properties, animcore::read what, animcore::span<double> values) const;
    /// The properties whose presentation value may have changed since they were last taken, each once, oldest
    /// properties first, in the same order on every host.
    [[nodiscard]] animcore::outcome<std::vector<animcore::property>> take_changed();
    /// Opens a transaction inside the innermost open one. Without a motion everything is inherited. A curve in an inner
    /// transaction takes its duration from the enclosing one unless it is set; a spring does so only when the spring
    /// itself is inherited. ANIM_ERROR_ARGUMENT also where kind is ANIM_MOTION_KIND_INHERIT and curve, spring or
    /// easing, which are not read then, differ from anim_default_motion.
    [[nodiscard]] animcore::outcome<animcore::transaction> begin_transaction(animcore::option<animcore::motion> motion = {});
    /// Sets the policy for animations begun from now on; those that run are not changed. NONE for a new stage. The
    /// policy is part of snapshots and of the hash. ANIM_ERROR_ARGUMENT for another number.
    animcore::outcome<void> set_reduced_motion(animcore::reduced_motion policy);
    /// Makes a group at its time 0. Animations join it by the member group of their transaction's motion or of their
    /// options.
    ///
    /// Delays pass on the group's clock. The time of a media group or an animator can jump and run back. An animation
    /// with a delay therefore begins there with the call, or when the transaction named by after is complete. At that
    /// moment the animations that it replaces end, and sets_model sets the model value. Until the delay is over it
    /// shows its start value, or nothing if it is an explicit animation that does not fill backwards.
    [[nodiscard]] animcore::outcome<animcore::animation_group> add_group(animcore::option<animcore::animation_group_options> options = {});
    /// Adds a derived property, at once with its expressions: see anim_stage_add_property_with and
    /// anim_stage_set_expression. It cannot name itself (ANIM_ERROR_STATE, a cycle), and text is not empty.
    [[nodiscard]] animcore::outcome<animcore::property> add_derived(std::string_view name, animcore::option<animcore::property_options> options, std::string_view text);
    /// Makes a bank of one or more numbers at rest. threshold as in anim_stage_set_threshold.
    [[nodiscard]] animcore::outcome<animcore::spring_bank> add_bank(const animcore::spring &spring, animcore::span<const double> values, double threshold);
    /// Moves the stage's clock forward by a time in seconds, rounded to the nearest flick, and computes every
    /// presentation value there. The time is 0 to ANIM_LIMIT_ADVANCE_SECONDS, before and after it is multiplied by the
    /// time scale. Everything due on the way happens at its own flick, in order of time, then of creation: values,
    /// states and events do not depend on how a time is cut into steps. Allocates nothing once the stage has run.
    /// ANIM_ERROR_STATE for a scene's stage, or inside an open transaction.
    animcore::outcome<void> advance(double seconds);
    /// Moves the stage's clock forward by a time in seconds, rounded to the nearest flick, and computes every
    /// presentation value there. The time is 0 to ANIM_LIMIT_ADVANCE_SECONDS, before and after it is multiplied by the
    /// time scale. Everything due on the way happens at its own flick, in order of time, then of creation: values,
    /// states and events do not depend on how a time is cut into steps. Allocates nothing once the stage has run.
    /// ANIM_ERROR_STATE for a scene's stage, or inside an open transaction.
    animcore::outcome<void> advance_flicks(std::int64_t flicks);
    /// The time of a paused stage stands still while it is advanced.
    animcore::outcome<void> set_paused(bool paused);
    /// How fast stage time runs relative to the time of advance: 0 to ANIM_LIMIT_TIME_SCALE, 1 at first. The stage's
    /// time is computed from the moment of the last change, so no error accumulates.
    animcore::outcome<void> set_time_scale(double scale);
    /// Limits the steps of one advance, for a stage or a scene's stage. A step is one thing that is due (an animation
    /// that starts or ends, a delay that ends), with all that a machine does in answer, which ANIM_LIMIT_MICROSTEPS
    /// bounds. 0, as at first, is no limit. If more is due, the advance ends after the last step allowed, and
    /// ANIM_EVENT_KIND_BUDGET is queued. Host time has then advanced as without a budget, and stage time lags behind
    /// it. owed of anim_stage_info says how far, at least 1. The next advance, even of 0 seconds, continues from there.
    /// Once nothing is owed, the state is bit for bit the one without a budget, except for events of this kind. Calls
    /// in between see the stage time reached so far. The budget belongs to the host: it is not part of snapshots, and
    /// anim_scene_play() ignores it.
    animcore::outcome<void> set_step_budget(std::uint32_t steps);
    /// The clock and the counts of a stage.
    [[nodiscard]] animcore::outcome<animcore::stage_info> info() const;
    /// Takes events out of the queue, the oldest first.
    [[nodiscard]] animcore::outcome<std::vector<animcore::event>> poll_events();
    /// Sets the callback for events. It is called for every event, in order: for an event inside an advance call as it
    /// happens, and for an event of another call (an animation that a new value interrupts) at the beginning of the
    /// next advance. Events are also queued for polling, up to the event limit. Without a callback, the present one is
    /// removed. Events that wait for a callback go to the one that replaces it; events that happen while there is none
    /// can only be polled.
    template <class Function> animcore::outcome<void> set_event_callback(Function &&callback);
    /// A hash of all that determines the stage's future: clock, values, animations and their transactions. Two stages
    /// have equal hashes if they will continue identically, and different ones if not, on any host, in any language and
    /// on any processor. Exceptions are collisions of a 64-bit hash, and the order of events at the same flick.
    [[nodiscard]] animcore::outcome<std::uint64_t> hash() const;
    /// The whole state of a stage as bytes. A stage of the same library version or a later one can restore it, in any
    /// process, on any processor and from any language; it then goes on bit for bit as this one does. The bytes hold
    /// properties with their values and animations, groups, banks, expressions, names, what is due, the clock, the
    /// settings, and the events not polled yet. They do not hold the host's code: callbacks of events and of observers.
    /// An easing that is a callback cannot be written: ANIM_ERROR_STATE while an animation uses one or a property's own
    /// motion names it; the message says which. ANIM_ERROR_STATE as well inside an open transaction, between
    /// anim_stage_abandon_call() and the next advance, and for a scene's stage. ANIM_ERROR_LIMIT beyond
    /// ANIM_LIMIT_SNAPSHOT_BYTES.
    ///
    /// The same state, made by the same calls, has the same bytes everywhere. A property at rest takes about 15 bytes
    /// plus its values and name. O(state).
    [[nodiscard]] animcore::outcome<std::vector<std::uint8_t>> snapshot();
    /// Replaces the stage's state, whatever it was, by one that anim_stage_snapshot wrote. The bytes are not needed
    /// afterwards. Identifiers that the stage had given out when the snapshot was taken are valid again, and name the
    /// same things; for a snapshot of another stage anim_stage_find_counterpart translates them. Forget identifiers
    /// given out since: new things may get the same ones. The event callback stays, and so do the observers of
    /// properties that still exist (by identifier). All properties count as changed.
    ///
    /// The bytes may come from anywhere. ANIM_ERROR_SYNTAX for bytes that are no snapshot, are damaged, or describe an
    /// impossible state; ANIM_ERROR_KIND for a snapshot of a scene; ANIM_ERROR_STATE inside an open transaction, and
    /// for a scene's stage. A stage takes memory in proportion to the bytes.
    animcore::outcome<void> restore(animcore::span<const std::uint8_t> bytes);
    /// Translates an identifier of the stage that a snapshot was taken of into the identifier of the same property,
    /// transaction, animation, group, animator or bank in this stage, which was restored from that snapshot. Whether
    /// the thing exists is not checked here, but by the calls that take the identifier. ANIM_ERROR_IDENTIFIER for 0.
    [[nodiscard]] animcore::outcome<std::uint64_t> find_counterpart(std::uint64_t identifier) const;

  private:
    stage(std::shared_ptr<detail::stage_cell> cell, bool is_owner) noexcept : cell_(std::move(cell)), is_owner_(is_owner) {}
    void forget() noexcept {
        if (cell_) {
            cell_->raw = nullptr;
        }
    }
    void release_all() noexcept {
        if (is_owner_ && raw() != nullptr) {
            detail::destroy<anim_stage, anim_stage_destroy>(raw());
            forget();
        }
    }
    std::shared_ptr<detail::stage_cell> cell_;
    bool is_owner_ = false;
};

/// A view that keeps the memory of a bank's values alive: for languages whose arrays may outlive their source.
class spring_bank_view : public detail::sugar<spring_bank_view, spring_bank_view> {
  public:
    spring_bank_view(spring_bank_view &&other) noexcept : raw_(std::exchange(other.raw_, nullptr)) {}
    spring_bank_view &operator=(spring_bank_view &&other) noexcept {
        if (this != &other) {
            release_all();
            raw_ = std::exchange(other.raw_, nullptr);
        }
        return *this;
    }
    ~spring_bank_view() { release_all(); }
    /// The object of C; null where it has been closed or moved from.
    anim_spring_bank_view *raw() const noexcept { return raw_; }
    /// Owns an object of C from now on.
    static spring_bank_view adopt(anim_spring_bank_view *raw) noexcept { return spring_bank_view(detail::adopted<anim_spring_bank_view>{raw}); }
    /// The numbers of a view, valid until it is destroyed. They are those of anim_spring_bank_get_values() until the
    /// bank's memory moves, because something added to the stage needs more room or a snapshot is restored. From then
    /// on the view keeps the last numbers from before.
    [[nodiscard]] animcore::outcome<animcore::span<const double>> values() const;
    /// Releases a view.
    animcore::outcome<void> destroy();

  private:
    explicit spring_bank_view(detail::adopted<anim_spring_bank_view> raw) noexcept : raw_(raw.raw) {}
    void forget() noexcept {
        raw_ = nullptr;
    }
    void release_all() noexcept {
        if (raw_ != nullptr) {
            detail::destroy<anim_spring_bank_view, anim_spring_bank_view_destroy>(raw_);
            forget();
        }
    }
    anim_spring_bank_view *raw_ = nullptr;
};

/// A document that was parsed, checked and prepared. It never changes. Unlike most objects it may be used by several
/// threads at once: each can make scenes of it. A scene itself is used by one thread at a time, as always.
class document : public detail::sugar<document, document> {
  public:
    document(document &&other) noexcept : raw_(std::exchange(other.raw_, nullptr)) {}
    document &operator=(document &&other) noexcept {
        if (this != &other) {
            release_all();
            raw_ = std::exchange(other.raw_, nullptr);
        }
        return *this;
    }
    ~document() { release_all(); }
    /// The object of C; null where it has been closed or moved from.
    anim_document *raw() const noexcept { return raw_; }
    /// Owns an object of C from now on.
    static document adopt(anim_document *raw) noexcept { return document(detail::adopted<anim_document>{raw}); }
#ifndef ANIMCORE_NO_EXCEPTIONS
    /// As load().
    explicit document(std::string_view text, animcore::option<animcore::document_options> options = {}) : document(load(text, options)) {}
#endif
    /// Parses a document of at most ANIM_LIMIT_TEXT_BYTES, for anim_scene_create. The texts are not needed afterwards.
    /// Errors as in anim_scene_load.
    [[nodiscard]] static animcore::outcome<animcore::document> load(std::string_view text, animcore::option<animcore::document_options> options = {});
    /// How many warnings a document has: parts that are valid but have no effect, and are most likely misspelt or
    /// forgotten. There are none unless it was loaded with keeps_warnings. count warnings, at most ANIM_LIMIT_WARNINGS,
    /// are kept, in the order of the text; total is their number in all. Components in the text are searched too, each
    /// once however often it is used, but not those of the library. With keeps_warnings loading takes up to about twice
    /// as long; scenes are the same.
    [[nodiscard]] animcore::outcome<animcore::document_warning_count_result> warning_count() const;
    /// The kind and place of a warning: 0 <= index < count, ANIM_ERROR_NOT_FOUND beyond.
    [[nodiscard]] animcore::outcome<animcore::document_warning> warning(std::uint32_t index) const;
    /// One of a warning's texts: ANIM_WARNING_TEXT_MESSAGE, POINTER or SUGGESTION.
    [[nodiscard]] animcore::outcome<std::string> warning_text(std::uint32_t index, animcore::warning_text which) const;
    /// Releases a document. Scenes that were made of it live on. No other thread may be using it at this time.
    animcore::outcome<void> destroy();

  private:
    explicit document(detail::adopted<anim_document> raw) noexcept : raw_(raw.raw) {}
    void forget() noexcept {
        raw_ = nullptr;
    }
    void release_all() noexcept {
        if (raw_ != nullptr) {
            detail::destroy<anim_document, anim_document_destroy>(raw_);
            forget();
        }
    }
    anim_document *raw_ = nullptr;
};

/// A control, animation or machine made from a JSON document: properties on a stage of its own, inputs, a machine,
/// nodes to draw and regions to touch. The format is described in docs/document-format.md.
class scene : public detail::sugar<scene, scene> {
  public:
    scene(scene &&other) noexcept : raw_(std::exchange(other.raw_, nullptr)), borrowed_(std::move(other.borrowed_)) {}
    scene &operator=(scene &&other) noexcept {
        if (this != &other) {
            release_all();
            raw_ = std::exchange(other.raw_, nullptr);
            borrowed_ = std::move(other.borrowed_);
        }
        return *this;
    }
    ~scene() { release_all(); }
    /// The object of C; null where it has been closed or moved from.
    anim_scene *raw() const noexcept { return raw_; }
    /// Owns an object of C from now on.
    static scene adopt(anim_scene *raw) noexcept { return scene(detail::adopted<anim_scene>{raw}); }
#ifndef ANIMCORE_NO_EXCEPTIONS
    /// As load().
    explicit scene(std::string_view text, animcore::option<animcore::scene_options> options = {}) : scene(load(text, options)) {}
#endif
#ifndef ANIMCORE_NO_EXCEPTIONS
    /// As create().
    explicit scene(const animcore::document &document, animcore::option<animcore::scene_options> options = {}) : scene(create(document, options)) {}
#endif
    /// Parses a document (at most ANIM_LIMIT_TEXT_BYTES) and makes a scene of it, at time 0, in its initial state. The
    /// texts are not needed afterwards.
    ///
    /// ANIM_ERROR_SYNTAX, ANIM_ERROR_DOCUMENT, ANIM_ERROR_LIMIT with line, column and JSON pointer. The place is one in
    /// the parameters' text where the message begins with "in the given parameters": a name that the document does not
    /// have, a value of another type or outside its range. An error in a component is reported with the component's
    /// name and the names of the instances that lead to it; the place is one in the library's text where the message
    /// says so ("of the library", "in the library").
    ///
    /// In all calls and events, names inside a component are prefixed with the name of its instance and a dot: the
    /// property "busy.angle", the input "busy.level", the state "busy.on", the event "busy.button.down"; in a nested
    /// component, "page.busy.on". An event sent by such a name goes to that component's machine.
    [[nodiscard]] static animcore::outcome<animcore::scene> load(std::string_view text, animcore::option<animcore::scene_options> options = {});
    /// Makes a scene of a document, at time 0, in its initial state. It is the scene that anim_scene_load makes of the
    /// same text with the same options, in a fraction of the time (some microseconds for a control). The two behave
    /// identically, and a snapshot of one can be restored in the other. Parameters and library must not be set in the
    /// options (ANIM_ERROR_ARGUMENT), since they are given to anim_document_load; memory_limit is not read. The
    /// document may be released before the scene.
    [[nodiscard]] static animcore::outcome<animcore::scene> create(const animcore::document &document, animcore::option<animcore::scene_options> options = {});
    /// Replaces the scene's document by an edited one; the scene goes on where it is. It keeps:
    ///
    /// - its clock, settings, random generator and events;
    /// - the values of inputs (numbers as the nearest value allowed) and of properties of the same name, kind and
    ///   number of components, and exactly the animations that move these; a property keeps its value even if the new
    ///   document gives another initial one;
    /// - the active states and histories, by name, and the time in those states; delays that are the same, and changed
    ///   ones counted from when their state was entered, but not ending in the past;
    /// - waiting events, and plays with the same parts;
    /// - pointers and the focus, by the names of regions.
    ///
    /// An active state stays active, wherever in the machine it is now, and neither its entry nor its exit actions are
    /// performed. States missing around and inside it (a new parent, the initial state of one that now has states
    /// inside, another region) are entered as usual, with their entry actions, in document order. Where states can no
    /// longer be active together, those with fewer levels of active states inside them stay; among equals, the first in
    /// document order stays. A state that has become final, or is final in another parent now, is entered, so that its
    /// parent is done. A machine with none of its active states left starts anew.
    ///
    /// Of the options, only parameters, library and memory_limit are used.
    ///
    /// The result lists the losses, that is, what could not be kept: one a line, in ascending order (a line feed in a
    /// name becomes a space). It is empty if nothing is lost.
    ///
    /// The handles of the scene and of its stage stay valid, and so do identifiers of properties that are kept, of
    /// their animations, and of groups. Other properties are removed, and so are properties and banks that the host has
    /// added to the stage. Indices of regions, nodes and inputs may change their meaning. The display's revision rises,
    /// and all of it counts as changed. Errors as in anim_scene_load, and ANIM_ERROR_STATE inside an open transaction:
    /// then nothing has changed.
    ///
    /// After a reload with a document of another meaning, the scene's snapshots can be restored only in the scene
    /// itself, until its next such reload, even if that leads back to the first document; see
    /// anim_scene_restore_edition.
    [[nodiscard]] animcore::outcome<std::vector<std::string>> reload(std::string_view text, animcore::option<animcore::scene_options> options = {});
    /// Releases a scene and its stage.
    animcore::outcome<void> destroy();
    /// As anim_stage_abandon_call(), for a scene. After a callback left anim_scene_advance_many(), call it for each of
    /// its scenes.
    animcore::outcome<void> abandon_call();
    /// The stage inside, for reading and setting properties, events, pause and time scale. It belongs to the scene and
    /// is valid until the scene is destroyed; it cannot be advanced or destroyed by itself.
    [[nodiscard]] animcore::outcome<animcore::stage> stage();
    /// Facts about the document.
    [[nodiscard]] animcore::outcome<animcore::scene_info> info() const;
    /// Moves the scene's clock forward; as anim_stage_advance. Delays of the machine end, and their transitions are
    /// taken, at their own flicks.
    ///
    /// Once everything that the document does has happened once, this call, pointers, keys, events, inputs and the
    /// display list allocate nothing, with these exceptions: a path property that is set or played to a path with other
    /// commands (the two are aligned each time); keyframes whose expressions give other numbers than when they were
    /// last played; an animation that begins to be scrubbed; texts in the data of events; a number that format(x)
    /// writes with more than 15 characters; list items that are added or removed; and the queue of events and their
    /// data, which grow until they hold event_limit events and 4096 fields.
    animcore::outcome<void> advance(double seconds);
    /// Moves the scene's clock forward; as anim_stage_advance. Delays of the machine end, and their transitions are
    /// taken, at their own flicks.
    ///
    /// Once everything that the document does has happened once, this call, pointers, keys, events, inputs and the
    /// display list allocate nothing, with these exceptions: a path property that is set or played to a path with other
    /// commands (the two are aligned each time); keyframes whose expressions give other numbers than when they were
    /// last played; an animation that begins to be scrubbed; texts in the data of events; a number that format(x)
    /// writes with more than 15 characters; list items that are added or removed; and the queue of events and their
    /// data, which grow until they hold event_limit events and 4096 fields.
    animcore::outcome<void> advance_flicks(std::int64_t flicks);
    /// Advances many scenes in their order, each as anim_scene_advance() does, and reports those that have something to
    /// draw or events to poll. wanted selects what is reported: 0, ANIM_SCENE_CHANGE_DISPLAY, ANIM_SCENE_CHANGE_EVENTS
    /// or both. The result is these scenes in their order, and their number. A scene is reported by every call until
    /// its display list has been read and its events have been polled, so a host may handle them later. Any
    /// anim_scene_get_display... call reads the list, except those for the revision and the damage. With
    /// ANIM_SCENE_CHANGE_DISPLAY this call updates the display lists that change. A scene at rest costs one read of its
    /// handle, a cache line. All scenes are checked before any is advanced: for a scene that was destroyed or is listed
    /// twice, or one that anim_scene_advance() refuses, the call fails, names its index, and advances none. Callbacks
    /// must not call their own scene or those not advanced yet (ANIM_ERROR_REENTRANT).
    [[nodiscard]] static animcore::outcome<animcore::scene_advance_many_result> advance_many(animcore::span<animcore::scene *const> scenes, double seconds, animcore::scene_change_flags wanted);
    /// The same, into arrays of the caller's.
    [[nodiscard]] static animcore::outcome<std::size_t> advance_many(animcore::span<animcore::scene *const> scenes, double seconds, animcore::scene_change_flags wanted, animcore::span<animcore::scene_change> changes);
    /// Sends a named event to the machine, which takes its transitions at once. Events that no state waits for are
    /// ignored. The name consists of tokens separated by dots: letters, digits, '-' and '_', or any name in backquotes:
    /// `my part`.poke.
    animcore::outcome<void> send(std::string_view name);
    /// Input number index, 0 <= index < input_count, in the document's order; ANIM_ERROR_NOT_FOUND beyond.
    [[nodiscard]] animcore::outcome<animcore::input_info> input_info(std::uint32_t index) const;
    /// Inputs by name. Setting one to a new value lets the machine react at once. ANIM_ERROR_NOT_FOUND,
    /// ANIM_ERROR_KIND; ANIM_ERROR_ARGUMENT for a number outside its range; ANIM_ERROR_LIMIT for a string of more than
    /// 65536 bytes; ANIM_ERROR_STATE for an input of a component that the enclosing document sets.
    animcore::outcome<void> set_number(std::string_view name, double value);
    /// Inputs by name. Setting one to a new value lets the machine react at once. ANIM_ERROR_NOT_FOUND,
    /// ANIM_ERROR_KIND; ANIM_ERROR_ARGUMENT for a number outside its range; ANIM_ERROR_LIMIT for a string of more than
    /// 65536 bytes; ANIM_ERROR_STATE for an input of a component that the enclosing document sets.
    animcore::outcome<void> set_boolean(std::string_view name, bool value);
    /// Inputs by name. Setting one to a new value lets the machine react at once. ANIM_ERROR_NOT_FOUND,
    /// ANIM_ERROR_KIND; ANIM_ERROR_ARGUMENT for a number outside its range; ANIM_ERROR_LIMIT for a string of more than
    /// 65536 bytes; ANIM_ERROR_STATE for an input of a component that the enclosing document sets.
    animcore::outcome<void> set_string(std::string_view name, std::string_view text);
    /// Fires a trigger: the machine receives the event with the trigger's name.
    animcore::outcome<void> fire_trigger(std::string_view name);
    /// The present value of an input by name. ANIM_ERROR_NOT_FOUND, ANIM_ERROR_KIND.
    [[nodiscard]] animcore::outcome<double> number(std::string_view name) const;
    /// The present value of an input by name. ANIM_ERROR_NOT_FOUND, ANIM_ERROR_KIND.
    [[nodiscard]] animcore::outcome<bool> boolean(std::string_view name) const;
    /// The present value of an input by name. ANIM_ERROR_NOT_FOUND, ANIM_ERROR_KIND.
    [[nodiscard]] animcore::outcome<std::string> string(std::string_view name) const;
    /// The names of the active states that have no active child, in document order, separated by spaces; a part of a
    /// name that contains a space is in backquotes. Empty for a document without a machine.
    [[nodiscard]] animcore::outcome<std::string> atomic_states() const;
    /// Whether a state is active (itself, or one inside it). ANIM_ERROR_NOT_FOUND when the document has no such state.
    [[nodiscard]] animcore::outcome<bool> is_in_state(std::string_view name) const;
    /// As anim_scene_send, with data, which the document's expressions read as event.NAME while the event is processed:
    /// numbers, booleans as 1 and 0, texts in comparisons. Fields that the document does not read are ignored; of two
    /// with one name the last counts. ANIM_ERROR_LIMIT for more than ANIM_LIMIT_EVENT_FIELDS.
    animcore::outcome<void> send_data(std::string_view name, animcore::span<const animcore::event_field> fields);
    /// One field of an event's data, by its index in the document's order, and its text. data and count are members of
    /// the event: the identifier of its data, and the number of its fields. A scene keeps the 4096 latest fields with
    /// at most 1 MiB of texts, whether their events were polled or not; older ones, and indices beyond count, are
    /// ANIM_ERROR_NOT_FOUND. If fields were dropped before their event was polled or its callback called, data_lost of
    /// the event is their number; poll more often to lose none. Asking for the text of a field that is no text is
    /// ANIM_ERROR_KIND.
    [[nodiscard]] animcore::outcome<animcore::event_value> event_value(std::uint64_t data, std::uint32_t index) const;
    /// One field of an event's data, by its index in the document's order, and its text. data and count are members of
    /// the event: the identifier of its data, and the number of its fields. A scene keeps the 4096 latest fields with
    /// at most 1 MiB of texts, whether their events were polled or not; older ones, and indices beyond count, are
    /// ANIM_ERROR_NOT_FOUND. If fields were dropped before their event was polled or its callback called, data_lost of
    /// the event is their number; poll more often to lose none. Asking for the text of a field that is no text is
    /// ANIM_ERROR_KIND.
    [[nodiscard]] animcore::outcome<std::string> event_text(std::uint64_t data, std::uint32_t index) const;
    /// The names of all active states, in document order, separated by spaces as in anim_scene_get_atomic_states. A
    /// machine that is done keeps its last ones.
    [[nodiscard]] animcore::outcome<std::string> configuration() const;
    /// Whether the machine has reached an outermost final state: it ignores all events from then on.
    [[nodiscard]] animcore::outcome<bool> is_done() const;
    /// How many states the machine has; 0 for a document without a machine.
    [[nodiscard]] animcore::outcome<std::uint32_t> state_count() const;
    /// State number index, 0 <= index < count, in document order: for tools that show a machine. ANIM_ERROR_NOT_FOUND
    /// beyond.
    [[nodiscard]] animcore::outcome<animcore::machine_state_info> state_info(std::uint32_t index) const;
    /// A hash of all that determines the scene's future: that of anim_stage_get_hash with inputs, states, timers,
    /// pointers and the random generator.
    [[nodiscard]] animcore::outcome<std::uint64_t> hash() const;
    /// List number index, from 0 on, in the document's order; a component's lists follow those of the document that
    /// uses it. ANIM_ERROR_NOT_FOUND beyond.
    [[nodiscard]] animcore::outcome<animcore::list_info> list_info(std::uint32_t index) const;
    /// The number of a list by its name, prefixed with the names of the instances that contain it. The number stays the
    /// same until the scene is reloaded. ANIM_ERROR_NOT_FOUND.
    [[nodiscard]] animcore::outcome<std::uint32_t> find_list(std::string_view name) const;
    /// The item at a position, from 0 on; leaving items follow the others. ANIM_ERROR_NOT_FOUND beyond, and for a list
    /// that does not exist, here and in all calls below.
    [[nodiscard]] animcore::outcome<animcore::item_info> item_info(std::uint32_t list, std::uint32_t index) const;
    /// Its key.
    [[nodiscard]] animcore::outcome<std::string> item_key(std::uint32_t list, std::uint32_t index) const;
    /// The position of the item with a key. ANIM_ERROR_NOT_FOUND, also for a leaving item.
    [[nodiscard]] animcore::outcome<std::uint32_t> find_item(std::uint32_t list, std::string_view key) const;
    /// Inserts an item at a position, or at the end if there are fewer items, and starts its machine. fields are values
    /// of its inputs by their names in the component, as in anim_scene_send_data(); its other inputs and everything
    /// else are as in the document. key is valid UTF-8; if it is empty, the list chooses an unused number. The result
    /// is the number of anim_item_info. If no slot is free, a leaving item is removed at once. ANIM_ERROR_LIMIT for a
    /// full list; ANIM_ERROR_DUPLICATE for a key in use; ANIM_ERROR_NOT_FOUND for a field that is not an input;
    /// ANIM_ERROR_KIND for a field of another type; ANIM_ERROR_ARGUMENT for a number outside the input's range;
    /// ANIM_ERROR_STATE for an input that the list sets or a trigger, and for a list inside an item that is not in use.
    [[nodiscard]] animcore::outcome<std::uint32_t> append_item(std::uint32_t list, std::uint32_t index, std::string_view key, animcore::span<const animcore::event_field> fields);
    /// Removes the item with a key: its machine receives the event "removed". The item is gone when the machine is
    /// done, or at once if no transition was taken.
    animcore::outcome<void> remove_item(std::uint32_t list, std::string_view key);
    /// Removes all items.
    animcore::outcome<void> clear_list(std::uint32_t list);
    /// Moves the item with a key to a position, or to the end if there are fewer items.
    animcore::outcome<void> move_item(std::uint32_t list, std::string_view key, std::uint32_t index);
    /// Sets inputs of the item with a key; its machine reacts once to all of them. ANIM_ERROR_NOT_FOUND for a key that
    /// no item has; errors of fields are those of anim_scene_append_item().
    animcore::outcome<void> update_item(std::uint32_t list, std::string_view key, animcore::span<const animcore::event_field> fields);
    /// Reports an action of a pointer (a mouse, finger or pen with a number of the host's choice) at a point of the
    /// document, at the scene's present time. Nodes and regions are hit where they are seen: by the presentation values
    /// at the beginning of the call. x and y are at most 1e150 in size (ANIM_ERROR_LIMIT), and not read for CANCEL and
    /// LEAVE.
    ///
    /// The region at a point is the topmost one whose shape contains it. Regions without a node lie above all others,
    /// later ones on top; the others are ordered as their nodes are drawn. A region whose node is invisible, clipped
    /// there or of no size (its transform is singular) is not hit. A disabled region is hit too, and swallows the
    /// pointer.
    ///
    /// DOWN on a region that holds nothing begins tracking: the region receives, as UIControl does, down, drag.inside,
    /// drag.outside, drag.enter, drag.exit, up.inside, up.outside and cancel. Inside means inside its bounds (the
    /// upright rectangle around its shape, in its node's coordinates) without its inset, however the shape is formed,
    /// covered or clipped. A region holds one pointer at a time, or is pressed by a key; another pointer that goes down
    /// on it is ignored until it goes up. A region that is disabled while it tracks receives cancel at the pointer's
    /// next move or up, and nothing more from it.
    ///
    /// A region whose "capture" is false hands its pointer over to another such region: when a move takes the pointer
    /// onto the shape of an enabled region with "capture" false that holds nothing. The first region then receives
    /// drag.exit (unless it already has); the second receives drag.enter and drag.inside, and tracks the pointer from
    /// then on.
    ///
    /// A pointer that moves while it is not down hovers: a region receives hover.enter when the pointer comes onto it
    /// (unless the region is disabled), and hover.exit when the pointer moves off it or leaves. While the pointer is
    /// down, the region under it for hovering stays the same; when it goes up or is canceled, it hovers where it is. A
    /// pointer that goes down without having hovered, as a finger does, is gone when it goes up. When
    /// ANIM_LIMIT_POINTERS are known, a new one replaces the one that began to hover first.
    ///
    /// A second DOWN of a pointer that is down is ANIM_ERROR_STATE; more than ANIM_LIMIT_POINTERS pointers that are
    /// down are ANIM_ERROR_LIMIT. UP, CANCEL and LEAVE of an unknown pointer do nothing. LEAVE of a pointer that is
    /// down cancels it.
    ///
    /// The host and the machine receive each of these as an event named "\<region>.\<what>", whose data are numbers (a
    /// host reads them by anim_scene_get_event_value):
    ///
    /// - x, y: in the coordinates of the region; while it is invisible or of no size, the last ones;
    /// - sceneX, sceneY;
    /// - dx and dy (since the pointer's last event), totalX and totalY (since it went down), vx and vy (points per
    ///   second of host time, see anim_velocity_estimator). These six are in the coordinates of the document that has
    ///   the region. In a component, the linear part of the inverse of the instance's whole present transform converts
    ///   them to the component's coordinates; they are 0 while the instance is invisible or of no size;
    /// - pointer;
    /// - count: successive taps. A DOWN counts one more if it is on the same region as the last one, at most 0.35 s of
    ///   host time after it and 20 points from it, and that tap was neither dragged further than that nor canceled. A
    ///   press that is canceled because its region is disabled counts like a tap;
    /// - inside (0 or 1);
    /// - node: the result of anim_scene_hit_test when the pointer went down or began to hover there;
    /// - keyboard (0).
    ///
    /// Gestures are recognized only if a transition of the machine names their events; the host then receives these,
    /// too. Distances are in the scene's coordinates; a region's "slop" is 10 points by default.
    ///
    /// - hover.move: each move of a pointer that hovers over the region, after hover.enter.
    /// - tap: after up.inside, if the press stayed within the slop of its beginning and was no long press; count is 2
    ///   for a double tap.
    /// - press.long: the pointer has been down for the region's "longPress" (0.5) seconds of stage time and stayed
    ///   within the slop of its beginning. It comes at its own flick, in the middle of an advance; dx, dy, vx and vy
    ///   are 0.
    /// - pinch.begin, pinch.change and pinch.end: a second pointer goes down on the region while the first holds it,
    ///   either moves, one goes up. There are no drags meanwhile. x, y, dx, dy, totalX, totalY, vx and vy are those of
    ///   the midpoint; pointer is the one that moved. Four more numbers: scale (the distance of the two relative to
    ///   that at the beginning), rotation (radians since then, also beyond a full turn), scaleVelocity and
    ///   rotationVelocity (per second), all in the coordinates of dx. After a pinch the press goes on with the
    ///   remaining pointer: its drags count from there, and the region receives up.inside or up.outside when it goes
    ///   up. A third pointer is ignored. If the press is canceled, pinch.end comes before cancel.
    ///
    /// A region's "takesOver" lets it take over a pointer that went down on a region above it, once the pointer is
    /// farther than the slop from where it went down. With "horizontal" or "vertical", not with "drag", the pointer
    /// must also have moved farther along that axis than across it, in the coordinates of dx. The region above receives
    /// cancel, this one down, and its totals count from there. Of several such regions the topmost takes the pointer; a
    /// region that already tracks the pointer keeps it so. A pointer that the host has captured, that was pinched or
    /// was taken over is not taken over again.
    animcore::outcome<void> send_pointer(animcore::pointer_action kind, std::int32_t pointer, double x, double y);
    /// Reports a wheel or touchpad movement at a point of the document, by dx and dy points, positive where a page
    /// would scroll to the right and down. Of the regions at the point whose machine names the event wheel, the topmost
    /// receives it, with the data of anim_scene_send_pointer(): x, y, sceneX, sceneY, dx, dy, node, inside 1 and
    /// pointer -1, the others 0. If its machine takes no transition for the event (no active state has one, or no guard
    /// is true), the next region behind receives it, and so on; a disabled region ends the search. The result is
    /// whether a machine took a transition. If not, the host should use the wheel to scroll its page. x, y, dx and dy
    /// are at most 1e150 in size.
    [[nodiscard]] animcore::outcome<bool> send_wheel(double x, double y, double dx, double dy);
    /// Lets a region, by name, track a pointer that is down, wherever it is, from now on until it goes up. The region
    /// that tracked it receives cancel; the new one receives drag.enter if the pointer is inside. ANIM_ERROR_NOT_FOUND
    /// for an unknown region and for a pointer that is not down; ANIM_ERROR_STATE for a region that is disabled or
    /// holds another pointer.
    animcore::outcome<void> capture_pointer(std::int32_t pointer, std::string_view region);
    /// Takes a pointer that is down (ANIM_ERROR_NOT_FOUND) away from the region that tracks it, which receives cancel.
    animcore::outcome<void> release_pointer(std::int32_t pointer);
    /// Reports that a key went down or up. The result is whether the scene used it; if not, the host should handle it.
    /// With Control, Alt or Meta no key is used.
    ///
    /// Tab moves the focus to the next region, in the order of the document and of the items in its lists, that is
    /// focusable, enabled and visible; with Shift to the previous one. If the item that had the focus is gone, Tab
    /// continues from its former place. After the last region nothing has the focus and the key is not used, so that a
    /// host can go on to its next control. The Tab after that begins anew.
    ///
    /// The other keys act on the region that has the focus. Unless its "activation" is "none", Space presses it: down
    /// when the key goes down, up.inside when it goes up; Enter is down and up.inside at once. Escape while Space is
    /// held is cancel, and so is anything that takes the focus away then. Nothing is pressed twice: a region that holds
    /// a pointer receives no event of either key. The arrows, Home, End, Page Up and Page Down are key.left, key.right,
    /// key.up, key.down, key.home, key.end, key.pageup and key.pagedown when they go down, repeatedly if the host
    /// repeats them. A region that is disabled or invisible loses the focus at the next key. The data of these events
    /// are those of anim_scene_send_pointer(): keyboard is 1, x and y are the center of the region's bounds, inside is
    /// 1, pointer is -1 and node is the region's own; the others are 0.
    [[nodiscard]] animcore::outcome<bool> send_key(animcore::key_action action, animcore::key key, animcore::modifier_flags modifiers);
    /// Gives the focus to a region by name, or to none for an empty name. The region that had it receives blur, the new
    /// one focus. ANIM_ERROR_NOT_FOUND; ANIM_ERROR_STATE for a region that is not focusable, is disabled or is
    /// invisible.
    animcore::outcome<void> set_focus(std::string_view name);
    /// The name of the region that has the focus; empty when none has.
    [[nodiscard]] animcore::outcome<std::string> focus() const;
    /// The number, in document order, of the topmost node drawn at a point of the document, or -1, by presentation
    /// values. A fill counts by its rule, a stroke with its dashes, caps and joins as in anim_path_stroke_contains(),
    /// even if its paint is transparent. An image and a text count by their rectangles. Nodes that are clipped there,
    /// invisible or of opacity 0 do not count.
    [[nodiscard]] animcore::outcome<std::int32_t> hit_test(double x, double y);
    /// The index, in document order, of the region that a pointer would hit at a point of the document, enabled or not;
    /// -1 for none.
    [[nodiscard]] animcore::outcome<std::int32_t> hit_test_region(double x, double y);
    /// Region number index, 0 <= index < region_count, as it is now; ANIM_ERROR_NOT_FOUND beyond.
    [[nodiscard]] animcore::outcome<animcore::region_info> region_info(std::uint32_t index);
    /// How many nodes of the document have an "accessibility", and a revision that changes whenever one of their facts
    /// or texts has changed since the last call.
    [[nodiscard]] animcore::outcome<animcore::scene_accessibility_info_result> accessibility_info();
    /// The present facts of one of these nodes, in document order: 0 <= index < count, ANIM_ERROR_NOT_FOUND beyond.
    [[nodiscard]] animcore::outcome<animcore::accessibility_element> accessibility(std::uint32_t index);
    /// One of its present texts: ANIM_ACCESSIBILITY_TEXT_LABEL, VALUE or HINT. Empty where the document has none.
    [[nodiscard]] animcore::outcome<std::string> accessibility_text(std::uint32_t index, animcore::accessibility_text which);
    /// The present display list: commands from back to front, and the arrays to which they refer. Each is a view that
    /// is valid until the next call on the same scene (or its stage) that is not one of these,
    /// anim_scene_get_display... The cost of updating it is proportional to what changed, and next to nothing if
    /// nothing did. If nodes appear, vanish or change their order, or a path changes its number of commands, it is
    /// proportional to the whole list.
    [[nodiscard]] animcore::outcome<animcore::span<const animcore::draw_command>> display_commands();
    /// The whole display list in one call, with the same views.
    [[nodiscard]] animcore::outcome<animcore::display> display();
    /// The display list's revision: a number that grows whenever the list differs from the one at the last query; 1 for
    /// the first. A host that has drawn it need not draw again while it stays the same. Another scene of the same
    /// document, queried at other times, has other revisions.
    [[nodiscard]] animcore::outcome<std::uint64_t> display_revision();
    /// The area that must be drawn again since a revision: the union of the old and new bounds of everything that
    /// changed, appeared or vanished after it, inside the canvas. Width and height are 0 if nothing did. The whole
    /// canvas for a revision more than 63 ago, and for 0. ANIM_ERROR_ARGUMENT for a revision that the list has not
    /// reached.
    [[nodiscard]] animcore::outcome<animcore::rectangle> display_damage(std::uint64_t since);
    /// The display list as an SVG document whose viewBox is the scene's canvas. background, which may be left out, is
    /// red, green, blue and opacity, each from 0 to 1.
    [[nodiscard]] animcore::outcome<std::string> svg(animcore::option<std::array<double, 4>> background = {});
    /// The whole state of a scene, as anim_stage_snapshot writes that of a stage. It contains the stage; the active
    /// states of the machines with their histories, pending delays and events; the inputs, pointers, focus and random
    /// generator. It does not contain the document.
    [[nodiscard]] animcore::outcome<std::vector<std::uint8_t>> snapshot();
    /// Replaces the scene's state by one that anim_scene_snapshot wrote, as anim_stage_restore does. The snapshot may
    /// be of another scene, in another process or on another machine, if the documents of both mean the same and their
    /// parameters are the same: ANIM_ERROR_STATE otherwise. White space, escapes, spellings of numbers, keys that begin
    /// with x- and the order of an object's keys have no meaning; the order of names, as in inputs, properties and
    /// states, has. All of the display list counts as changed; revisions continue.
    animcore::outcome<void> restore(animcore::span<const std::uint8_t> bytes);
    /// Restores a snapshot of a scene of an older edition of a document, by name, and replaces the scene's document by
    /// the edition in text. The result is that of two steps: restoring the snapshot in a scene of document, the older
    /// edition, and reloading that scene with text. anim_scene_reload says what is kept, and how the result tells what
    /// is not. Of the options, only parameters, library and memory_limit are used, for the text; those of document were
    /// given to anim_document_load.
    ///
    /// Later snapshots of the scene can be restored only in the scene itself, and by this call with the same document
    /// and text if the host has added no properties; nothing is lost then. The handles of the scene and of its stage,
    /// the event callback, the step budget and the revisions stay; identifiers of properties, animations, transactions,
    /// groups and banks from before become invalid. ANIM_ERROR_STATE for a snapshot of another edition and inside an
    /// open transaction; errors as in anim_scene_restore and anim_scene_load. Nothing has changed then.
    [[nodiscard]] animcore::outcome<std::vector<std::string>> restore_edition(animcore::span<const std::uint8_t> bytes, const animcore::document &document, std::string_view text, animcore::option<animcore::scene_options> options = {});
    /// Applies one step's input to a scene now, whatever the time.
    animcore::outcome<void> apply_step(const animcore::trace &trace, std::size_t index);
    /// Plays a trace up to a host time, in flicks since the scene was loaded and not before the scene's host time. For
    /// each step from next_step on whose time is not later, it advances to that step and applies it; then it advances
    /// to the time. next_step is the index of the first step that was not applied yet: 0 at first, and updated by each
    /// call. If a step or an advance on the way is refused, the call fails, the scene stays where it is then, and
    /// next_step is updated as well. A time more than ANIM_LIMIT_ADVANCE_SECONDS ahead is refused at once.
    animcore::outcome<void> play(const animcore::trace &trace, std::int64_t time, std::size_t &next_step);

  private:
    explicit scene(detail::adopted<anim_scene> raw) noexcept : raw_(raw.raw) {}
    void forget() noexcept {
        raw_ = nullptr;
        if (borrowed_) {
            borrowed_->raw = nullptr;
        }
    }
    void release_all() noexcept {
        if (raw_ != nullptr) {
            detail::destroy<anim_scene, anim_scene_destroy>(raw_);
            forget();
        }
    }
    anim_scene *raw_ = nullptr;
    mutable std::shared_ptr<detail::stage_cell> borrowed_;
};

/// A recording of inputs, as JSON lines (docs/trace-format.md). It is immutable, and may be played by many scenes.
class trace : public detail::sugar<trace, trace> {
  public:
    trace(trace &&other) noexcept : raw_(std::exchange(other.raw_, nullptr)) {}
    trace &operator=(trace &&other) noexcept {
        if (this != &other) {
            release_all();
            raw_ = std::exchange(other.raw_, nullptr);
        }
        return *this;
    }
    ~trace() { release_all(); }
    /// The object of C; null where it has been closed or moved from.
    anim_trace *raw() const noexcept { return raw_; }
    /// Owns an object of C from now on.
    static trace adopt(anim_trace *raw) noexcept { return trace(detail::adopted<anim_trace>{raw}); }
#ifndef ANIMCORE_NO_EXCEPTIONS
    /// As load().
    explicit trace(std::string_view text) : trace(load(text)) {}
#endif
    /// Parses a trace (at most ANIM_LIMIT_TEXT_BYTES). The text is not needed afterwards. ANIM_ERROR_SYNTAX,
    /// ANIM_ERROR_DOCUMENT, ANIM_ERROR_LIMIT with line and column.
    [[nodiscard]] static animcore::outcome<animcore::trace> load(std::string_view text);
    /// Releases a trace.
    animcore::outcome<void> destroy();
    /// Facts about a trace.
    [[nodiscard]] animcore::outcome<animcore::trace_info> info() const;
    /// The parameters that the trace was recorded with: the text of a JSON object for anim_scene_options, or empty.
    [[nodiscard]] animcore::outcome<std::string> parameters() const;
    /// The time of a step in flicks; steps are in order of time. ANIM_ERROR_NOT_FOUND beyond the last.
    [[nodiscard]] animcore::outcome<std::int64_t> step_time(std::size_t index) const;

  private:
    explicit trace(detail::adopted<anim_trace> raw) noexcept : raw_(raw.raw) {}
    void forget() noexcept {
        raw_ = nullptr;
    }
    void release_all() noexcept {
        if (raw_ != nullptr) {
            detail::destroy<anim_trace, anim_trace_destroy>(raw_);
            forget();
        }
    }
    anim_trace *raw_ = nullptr;
};

/// The version of the library in use: major * 65536 + minor * 256 + patch. Compare it with the ANIM_VERSION_...
/// constants that the host was compiled with.
[[nodiscard]] std::uint32_t version();
/// The ANIM_COMPONENT_... constants of the library in use, added up: 31 for a full library.
[[nodiscard]] animcore::component_flags components();
/// The name of a status, such as "ANIM_ERROR_LIMIT"; "ANIM_ERROR_UNKNOWN" for any other number.
[[nodiscard]] std::string_view status_name(animcore::status status);
/// Describes the error of the last call that failed on this thread: one English sentence, with the argument's name. For
/// a document it has line, column and JSON pointer; the middle of a pointer of over 512 bytes is left out. At most 1023
/// bytes of UTF-8; empty when none has failed. Calls that succeed leave it alone.
[[nodiscard]] std::string_view last_error_message();
/// Where in a text the last failing call of this thread found its error: line and column (in bytes), counted from 1;
/// both 0 when the error was not in a text.
[[nodiscard]] animcore::last_error_place_result last_error_place();
/// The RFC 6901 JSON pointer of the value that the last failing call of this thread found at fault; empty for the whole
/// document and for errors that are not in a document. One of over 511 bytes is cut off there.
[[nodiscard]] std::string_view last_error_pointer();
/// Sets the allocator of the whole library in this process: the host's functions, or libc's posix_memalign() and free()
/// if none are given, as at first. Call it before any other function, from one thread: once the library has allocated
/// memory it is ANIM_ERROR_STATE, so that no memory is released by an allocator that did not give it. The callbacks run
/// on whichever thread calls the library, on several at once where several threads do, and must not call the library.
/// ANIM_ERROR_ARGUMENT where only one callback is given.
///
/// While the allocator gives no memory, calls use a reserve of 256 KiB that the library holds from the beginning. A
/// call that may need much memory (one that loads, restores, or takes an array or a long text) asks for it before it
/// changes anything. If it cannot get it, or if less than 64 KiB of the reserve are left, the call fails with
/// ANIM_ERROR_MEMORY and has changed nothing. Calls that destroy never fail in this way. Released memory refills the
/// reserve.
///
/// The last resort: if both the allocator and the reserve are exhausted in the middle of a call, the library writes a
/// line to standard error and calls abort(); in WebAssembly it traps, and anim_last_error_message() says why. This can
/// happen when one call needs much memory that it could not foresee: for a path whose result is far longer than the
/// path (flattening, strokes, dashes, parts); when a long path grows by single verbs, or is changed or filled in place;
/// when the tables of a stage of more than some 500 animations, moving springs or components of properties double; when
/// a display list of more than some 100 nodes is made for the first time, or doubles; when the ring of events that are
/// not polled doubles beyond 1000. It can also happen when more than three threads are without memory at once.
animcore::outcome<void> set_allocator(anim_allocate_callback allocate, anim_release_callback release, void *context);
/// The whole number of flicks nearest to a time in seconds (ties to even). ANIM_ERROR_LIMIT beyond 2^62 flicks (about
/// 207 years) either way.
[[nodiscard]] animcore::outcome<std::int64_t> flicks_from_seconds(double seconds);
/// A number of flicks in seconds, correctly rounded.
[[nodiscard]] double flicks_to_seconds(std::int64_t flicks);
/// Evaluates one of the core's own mathematical functions over arrays: results[i] = f(x[i]) or f(x[i], y[i]), each
/// within 1 ulp of the exact value and the same bits on every platform. Special values (NaN, infinities, signed zeros)
/// follow C99 Annex F. y is read by ATAN2, POW and HYPOT only.
[[nodiscard]] animcore::outcome<std::vector<double>> math_evaluate(animcore::math_function function, animcore::span<const double> x, animcore::span<const double> y = {});
/// The same, into arrays of the caller's.
animcore::outcome<void> math_evaluate(animcore::math_function function, animcore::span<const double> x, animcore::span<const double> y, animcore::span<double> results);
/// Converts colors of four numbers each from one space to another, accurate to 1e-12 within the gamuts. Light from
/// 0.0031308 to 0.003130806 is an exception, since CSS's rounded limits contradict each other there: conversion to
/// linear light and back restores every value. Hues are returned from 0 to 2 pi. The opacity is copied. Nothing changes
/// where the spaces are the same; otherwise components beyond 1e30 in size are clamped to it. Numbers are at most 1e150
/// in size, and colors at most ANIM_LIMIT_ARRAY / 4 (ANIM_ERROR_LIMIT).
[[nodiscard]] animcore::outcome<std::vector<double>> color_convert(animcore::color_space from_space, animcore::color_space to_space, animcore::span<const double> colors);
/// The same, into arrays of the caller's.
animcore::outcome<void> color_convert(animcore::color_space from_space, animcore::color_space to_space, animcore::span<const double> colors, animcore::span<double> results);
/// The color at a progress from one color (0) to another (1), as CSS Color 4, section 12: both, four numbers of sRGB
/// that are not premultiplied, are converted to the space, interpolated there, and converted back. In OKLCH a color
/// whose chroma is at most 0.000004 has no hue, and takes the other's. A progress outside 0 to 1 extrapolates. A
/// transparent result is black where premultiplied is 1. Numbers are at most 1e150 in size.
[[nodiscard]] animcore::outcome<std::array<double, 4>> color_interpolate(const animcore::color_interpolation &interpolation, const std::array<double, 4> &from, const std::array<double, 4> &to, double progress);
/// The same at many progresses, at most ANIM_LIMIT_ARRAY / 4.
[[nodiscard]] animcore::outcome<std::vector<double>> color_interpolate_many(const animcore::color_interpolation &interpolation, const std::array<double, 4> &from, const std::array<double, 4> &to, animcore::span<const double> progresses);
/// The same, into arrays of the caller's.
animcore::outcome<void> color_interpolate_many(const animcore::color_interpolation &interpolation, const std::array<double, 4> &from, const std::array<double, 4> &to, animcore::span<const double> progresses, animcore::span<double> results);

/// What spring::evaluate gives.
struct spring_evaluate_result {
    double value;
    double velocity;
};

/// What spring::evaluate_many gives.
struct spring_evaluate_many_result {
    std::vector<double> values;
    std::vector<double> velocities;
};

/// What spring::describe gives.
struct spring_describe_result {
    double duration;
    double bounce;
    double damping_ratio;
};

/// What spring::blend_evaluate gives.
struct spring_blend_evaluate_result {
    double value;
    double velocity;
};

/// What spring::blend_evaluate_many gives.
struct spring_blend_evaluate_many_result {
    std::vector<double> values;
    std::vector<double> velocities;
};

/// What spring::animate_many gives.
struct spring_animate_many_result {
    std::vector<double> values;
    std::vector<double> velocities;
};

/// What spring::animate_many_float gives.
struct spring_animate_many_float_result {
    std::vector<float> values;
    std::vector<float> velocities;
};

/// What prepared_spring::evaluate gives.
struct prepared_spring_evaluate_result {
    double value;
    double velocity;
};

/// What media_timing::interval gives.
struct media_timing_interval_result {
    double active_duration;
    double start_time;
    double end_time;
};

/// What web_timing::interval gives.
struct web_timing_interval_result {
    double active_duration;
    double end_time;
};

/// What decay::evaluate gives.
struct decay_evaluate_result {
    std::vector<double> values;
    std::vector<double> velocities;
};

/// What decay::animate_many gives.
struct decay_animate_many_result {
    std::vector<double> values;
    std::vector<double> velocities;
};

/// What decay::predict gives.
struct decay_predict_result {
    double end;
    double takeover;
    double resting_time;
};

/// What velocity_estimator::estimate gives.
struct velocity_estimator_estimate_result {
    double x;
    double y;
};

/// What path::counts gives.
struct path_counts_result {
    std::size_t verb_count;
    std::size_t coordinate_count;
};

/// What path::find_nearest_many gives.
struct path_find_nearest_many_result {
    std::vector<double> nearest;
    std::vector<double> distances;
    std::vector<double> lengths;
};

/// What path::split gives.
struct path_split_result {
    animcore::path result;
    std::size_t pieces;
};

/// What path::flattened_counts gives.
struct path_flattened_counts_result {
    std::size_t verb_count;
    std::size_t coordinate_count;
};

/// What path::polylines gives.
struct path_polylines_result {
    std::size_t point_count;
    std::size_t subpath_count;
};

/// What morph::counts gives.
struct morph_counts_result {
    std::size_t verb_count;
    std::size_t coordinate_count;
};

/// What morph::aligned gives.
struct morph_aligned_result {
    animcore::path from;
    animcore::path to;
};

/// What expression::differentiate gives.
struct expression_differentiate_result {
    double value;
    double rate;
};

/// What document::warning_count gives.
struct document_warning_count_result {
    std::uint32_t count;
    std::uint64_t total;
};

/// What scene::advance_many gives.
struct scene_advance_many_result {
    std::vector<animcore::scene_change> changes;
    std::size_t changed;
};

/// What scene::accessibility_info gives.
struct scene_accessibility_info_result {
    std::uint32_t count;
    std::uint64_t revision;
};

/// What spring_bank::counts gives.
struct spring_bank_counts_result {
    std::size_t moving;
    std::size_t settled;
};

/// What last_error_place gives.
struct last_error_place_result {
    std::int32_t line;
    std::int32_t column;
};

inline void motion::easing(const animcore::easing &object) noexcept {
    easing_data = object.raw();
}

inline void animation_options::easing(const animcore::easing &object) noexcept {
    easing_data = object.raw();
}

inline void animation_options::keyframes(const animcore::keyframes &object) noexcept {
    keyframes_data = object.raw();
}

inline animcore::stage property::stage() const {
    auto cell = stage_;
    return animcore::stage::borrow(nullptr, cell);
}

inline animcore::stage transaction::stage() const {
    auto cell = stage_;
    return animcore::stage::borrow(nullptr, cell);
}

inline animcore::stage animation::stage() const {
    auto cell = stage_;
    return animcore::stage::borrow(nullptr, cell);
}

inline animcore::stage animation_group::stage() const {
    auto cell = stage_;
    return animcore::stage::borrow(nullptr, cell);
}

inline animcore::stage spring_bank::stage() const {
    auto cell = stage_;
    return animcore::stage::borrow(nullptr, cell);
}

inline animcore::outcome<animcore::transform_parts> transform::decompose() const {
    animcore::transform_parts parts{};
    ANIMCORE_CHECK(anim_transform_decompose(reinterpret_cast<const anim_transform *>(this), reinterpret_cast<anim_transform_parts *>(&parts)));
    return parts;
}

inline animcore::outcome<animcore::transform> transform::compose(const animcore::transform_parts &parts) {
    animcore::transform transform{};
    ANIMCORE_CHECK(anim_transform_compose(reinterpret_cast<const anim_transform_parts *>(&parts), reinterpret_cast<anim_transform *>(&transform)));
    return transform;
}

inline animcore::outcome<animcore::transform> transform::interpolate(const animcore::transform &to, double progress) const {
    animcore::transform result{};
    ANIMCORE_CHECK(anim_transform_interpolate(reinterpret_cast<const anim_transform *>(this), reinterpret_cast<const anim_transform *>(&to), progress, reinterpret_cast<anim_transform *>(&result)));
    return result;
}

inline animcore::outcome<std::vector<animcore::transform>> transform::interpolate_many(const animcore::transform &to, animcore::span<const double> progresses) const {
    std::vector<animcore::transform> results(progresses.size());
    ANIMCORE_CHECK(anim_transform_interpolate_many(reinterpret_cast<const anim_transform *>(this), reinterpret_cast<const anim_transform *>(&to), progresses.data(), progresses.size(), reinterpret_cast<anim_transform *>(results.data())));
    return animcore::outcome<std::vector<animcore::transform>>(std::move(results));
}

inline animcore::outcome<void> transform::interpolate_many(const animcore::transform &to, animcore::span<const double> progresses, animcore::span<animcore::transform> results) const {
    ANIMCORE_REQUIRE(results.size() == progresses.size(), "results must have room for one result each");
    ANIMCORE_CHECK(anim_transform_interpolate_many(reinterpret_cast<const anim_transform *>(this), reinterpret_cast<const anim_transform *>(&to), progresses.data(), progresses.size(), reinterpret_cast<anim_transform *>(results.data())));
    return animcore::outcome<void>();
}

inline animcore::outcome<animcore::spring> spring::perceptual(double duration, double bounce) {
    animcore::spring spring{};
    ANIMCORE_CHECK(anim_spring_make_perceptual(duration, bounce, reinterpret_cast<anim_spring *>(&spring)));
    return spring;
}

inline animcore::outcome<animcore::spring> spring::response(double response, double damping_ratio) {
    animcore::spring spring{};
    ANIMCORE_CHECK(anim_spring_make_response(response, damping_ratio, reinterpret_cast<anim_spring *>(&spring)));
    return spring;
}

inline animcore::outcome<animcore::spring> spring::uikit(double duration, double damping_ratio, double initial_velocity) {
    animcore::spring spring{};
    ANIMCORE_CHECK(anim_spring_make_uikit(duration, damping_ratio, initial_velocity, reinterpret_cast<anim_spring *>(&spring)));
    return spring;
}

inline animcore::outcome<animcore::spring> spring::core_animation(double mass, double stiffness, double damping, bool allows_overdamping) {
    animcore::spring spring{};
    ANIMCORE_CHECK(anim_spring_make_core_animation(mass, stiffness, damping, allows_overdamping ? 1 : 0, reinterpret_cast<anim_spring *>(&spring)));
    return spring;
}

inline animcore::outcome<animcore::spring_evaluate_result> spring::evaluate(double time, double from, double to, double initial_velocity) const {
    double value{};
    double velocity{};
    ANIMCORE_CHECK(anim_spring_evaluate(reinterpret_cast<const anim_spring *>(this), time, from, to, initial_velocity, &value, &velocity));
    return animcore::spring_evaluate_result{value, velocity};
}

inline animcore::outcome<animcore::spring_evaluate_many_result> spring::evaluate_many(animcore::span<const double> times, double from, double to, double initial_velocity) const {
    std::vector<double> values(times.size());
    std::vector<double> velocities(times.size());
    ANIMCORE_CHECK(anim_spring_evaluate_many(reinterpret_cast<const anim_spring *>(this), times.data(), times.size(), from, to, initial_velocity, values.data(), velocities.data()));
    return animcore::spring_evaluate_many_result{std::move(values), std::move(velocities)};
}

inline animcore::outcome<void> spring::evaluate_many(animcore::span<const double> times, double from, double to, double initial_velocity, animcore::span<double> values, animcore::span<double> velocities) const {
    ANIMCORE_REQUIRE(values.empty() || values.size() == times.size(), "values must have room for one result each");
    ANIMCORE_REQUIRE(velocities.empty() || velocities.size() == times.size(), "velocities must have room for one result each");
    ANIMCORE_CHECK(anim_spring_evaluate_many(reinterpret_cast<const anim_spring *>(this), times.data(), times.size(), from, to, initial_velocity, detail::address(values), detail::address(velocities)));
    return animcore::outcome<void>();
}

inline animcore::outcome<animcore::prepared_spring> spring::prepare() const {
    animcore::prepared_spring prepared{};
    ANIMCORE_CHECK(anim_spring_prepare(reinterpret_cast<const anim_spring *>(this), reinterpret_cast<anim_prepared_spring *>(&prepared)));
    return prepared;
}

inline animcore::outcome<double> spring::settling_duration(double initial_velocity, bool allows_overdamping) const {
    double seconds{};
    ANIMCORE_CHECK(anim_spring_get_settling_duration(reinterpret_cast<const anim_spring *>(this), initial_velocity, allows_overdamping ? 1 : 0, &seconds));
    return seconds;
}

inline animcore::outcome<double> spring::resting_time(double displacement, double initial_velocity, double threshold) const {
    double seconds{};
    ANIMCORE_CHECK(anim_spring_get_resting_time(reinterpret_cast<const anim_spring *>(this), displacement, initial_velocity, threshold, &seconds));
    return seconds;
}

inline animcore::outcome<animcore::spring> spring::named(std::string_view name, double duration, double extra_bounce) {
    animcore::spring spring{};
    ANIMCORE_CHECK(anim_spring_make_named(name.data(), name.size(), duration, extra_bounce, reinterpret_cast<anim_spring *>(&spring)));
    return spring;
}

inline animcore::outcome<animcore::spring_describe_result> spring::describe() const {
    double duration{};
    double bounce{};
    double damping_ratio{};
    ANIMCORE_CHECK(anim_spring_describe(reinterpret_cast<const anim_spring *>(this), &duration, &bounce, &damping_ratio));
    return animcore::spring_describe_result{duration, bounce, damping_ratio};
}

inline animcore::outcome<double> spring::settling_time(double displacement, double initial_velocity, double threshold, double velocity_threshold) const {
    double seconds{};
    ANIMCORE_CHECK(anim_spring_get_settling_time(reinterpret_cast<const anim_spring *>(this), displacement, initial_velocity, threshold, velocity_threshold, &seconds));
    return seconds;
}

inline animcore::outcome<animcore::spring_blend_evaluate_result> spring::blend_evaluate(const animcore::spring &new_spring, double blend_duration, double time, double from, double to, double initial_velocity) const {
    double value{};
    double velocity{};
    ANIMCORE_CHECK(anim_spring_blend_evaluate(reinterpret_cast<const anim_spring *>(this), reinterpret_cast<const anim_spring *>(&new_spring), blend_duration, time, from, to, initial_velocity, &value, &velocity));
    return animcore::spring_blend_evaluate_result{value, velocity};
}

inline animcore::outcome<animcore::spring_blend_evaluate_many_result> spring::blend_evaluate_many(const animcore::spring &new_spring, double blend_duration, animcore::span<const double> times, double from, double to, double initial_velocity) const {
    std::vector<double> values(times.size());
    std::vector<double> velocities(times.size());
    ANIMCORE_CHECK(anim_spring_blend_evaluate_many(reinterpret_cast<const anim_spring *>(this), reinterpret_cast<const anim_spring *>(&new_spring), blend_duration, times.data(), times.size(), from, to, initial_velocity, values.data(), velocities.data()));
    return animcore::spring_blend_evaluate_many_result{std::move(values), std::move(velocities)};
}

inline animcore::outcome<void> spring::blend_evaluate_many(const animcore::spring &new_spring, double blend_duration, animcore::span<const double> times, double from, double to, double initial_velocity, animcore::span<double> values, animcore::span<double> velocities) const {
    ANIMCORE_REQUIRE(values.empty() || values.size() == times.size(), "values must have room for one result each");
    ANIMCORE_REQUIRE(velocities.empty() || velocities.size() == times.size(), "velocities must have room for one result each");
    ANIMCORE_CHECK(anim_spring_blend_evaluate_many(reinterpret_cast<const anim_spring *>(this), reinterpret_cast<const anim_spring *>(&new_spring), blend_duration, times.data(), times.size(), from, to, initial_velocity, detail::address(values), detail::address(velocities)));
    return animcore::outcome<void>();
}

inline animcore::outcome<double> spring::blend_get_resting_time(const animcore::spring &new_spring, double blend_duration, double displacement, double initial_velocity, double threshold) const {
    double seconds{};
    ANIMCORE_CHECK(anim_spring_blend_get_resting_time(reinterpret_cast<const anim_spring *>(this), reinterpret_cast<const anim_spring *>(&new_spring), blend_duration, displacement, initial_velocity, threshold, &seconds));
    return seconds;
}

inline animcore::outcome<animcore::spring_animate_many_result> spring::animate_many(animcore::span<const double> times, animcore::span<const double> origins, animcore::span<const double> targets, animcore::span<const double> initial_velocities, animcore::spring_flags flags) const {
    ANIMCORE_REQUIRE(targets.size() == origins.size(), "targets must be as long as origins");
    ANIMCORE_REQUIRE(initial_velocities.empty() || initial_velocities.size() == origins.size(), "initial_velocities must be as long as origins");
    std::vector<double> values(origins.size());
    std::vector<double> velocities(origins.size());
    ANIMCORE_CHECK(anim_spring_animate_many(reinterpret_cast<const anim_spring *>(this), times.data(), times.size(), origins.data(), targets.data(), detail::address(initial_velocities), origins.size(), static_cast<anim_spring_flags>(flags), values.data(), velocities.data()));
    return animcore::spring_animate_many_result{std::move(values), std::move(velocities)};
}

inline animcore::outcome<void> spring::animate_many(animcore::span<const double> times, animcore::span<const double> origins, animcore::span<const double> targets, animcore::span<const double> initial_velocities, animcore::spring_flags flags, animcore::span<double> values, animcore::span<double> velocities) const {
    ANIMCORE_REQUIRE(targets.size() == origins.size(), "targets must be as long as origins");
    ANIMCORE_REQUIRE(initial_velocities.empty() || initial_velocities.size() == origins.size(), "initial_velocities must be as long as origins");
    ANIMCORE_REQUIRE(values.empty() || values.size() == origins.size(), "values must have room for one result each");
    ANIMCORE_REQUIRE(velocities.empty() || velocities.size() == origins.size(), "velocities must have room for one result each");
    ANIMCORE_CHECK(anim_spring_animate_many(reinterpret_cast<const anim_spring *>(this), times.data(), times.size(), origins.data(), targets.data(), detail::address(initial_velocities), origins.size(), static_cast<anim_spring_flags>(flags), detail::address(values), detail::address(velocities)));
    return animcore::outcome<void>();
}

inline animcore::outcome<animcore::spring_animate_many_float_result> spring::animate_many_float(animcore::span<const double> times, animcore::span<const float> origins, animcore::span<const float> targets, animcore::span<const float> initial_velocities, animcore::spring_flags flags) const {
    ANIMCORE_REQUIRE(targets.size() == origins.size(), "targets must be as long as origins");
    ANIMCORE_REQUIRE(initial_velocities.empty() || initial_velocities.size() == origins.size(), "initial_velocities must be as long as origins");
    std::vector<float> values(origins.size());
    std::vector<float> velocities(origins.size());
    ANIMCORE_CHECK(anim_spring_animate_many_float(reinterpret_cast<const anim_spring *>(this), times.data(), times.size(), origins.data(), targets.data(), detail::address(initial_velocities), origins.size(), static_cast<anim_spring_flags>(flags), values.data(), velocities.data()));
    return animcore::spring_animate_many_float_result{std::move(values), std::move(velocities)};
}

inline animcore::outcome<void> spring::animate_many_float(animcore::span<const double> times, animcore::span<const float> origins, animcore::span<const float> targets, animcore::span<const float> initial_velocities, animcore::spring_flags flags, animcore::span<float> values, animcore::span<float> velocities) const {
    ANIMCORE_REQUIRE(targets.size() == origins.size(), "targets must be as long as origins");
    ANIMCORE_REQUIRE(initial_velocities.empty() || initial_velocities.size() == origins.size(), "initial_velocities must be as long as origins");
    ANIMCORE_REQUIRE(values.empty() || values.size() == origins.size(), "values must have room for one result each");
    ANIMCORE_REQUIRE(velocities.empty() || velocities.size() == origins.size(), "velocities must have room for one result each");
    ANIMCORE_CHECK(anim_spring_animate_many_float(reinterpret_cast<const anim_spring *>(this), times.data(), times.size(), origins.data(), targets.data(), detail::address(initial_velocities), origins.size(), static_cast<anim_spring_flags>(flags), detail::address(values), detail::address(velocities)));
    return animcore::outcome<void>();
}

inline animcore::outcome<void> spring::step_many(double seconds, animcore::span<const double> targets, animcore::spring_flags flags, animcore::span<double> values, animcore::span<double> velocities) const {
    ANIMCORE_REQUIRE(values.size() == targets.size(), "values must be as long as targets");
    ANIMCORE_REQUIRE(velocities.size() == targets.size(), "velocities must be as long as targets");
    ANIMCORE_CHECK(anim_spring_step_many(reinterpret_cast<const anim_spring *>(this), seconds, targets.data(), targets.size(), static_cast<anim_spring_flags>(flags), values.data(), velocities.data()));
    return animcore::outcome<void>();
}

inline animcore::outcome<void> spring::step_many_float(double seconds, animcore::span<const float> targets, animcore::spring_flags flags, animcore::span<float> values, animcore::span<float> velocities) const {
    ANIMCORE_REQUIRE(values.size() == targets.size(), "values must be as long as targets");
    ANIMCORE_REQUIRE(velocities.size() == targets.size(), "velocities must be as long as targets");
    ANIMCORE_CHECK(anim_spring_step_many_float(reinterpret_cast<const anim_spring *>(this), seconds, targets.data(), targets.size(), static_cast<anim_spring_flags>(flags), values.data(), velocities.data()));
    return animcore::outcome<void>();
}

inline animcore::outcome<animcore::prepared_spring_evaluate_result> prepared_spring::evaluate(double time, double from, double to, double initial_velocity) const {
    double value{};
    double velocity{};
    ANIMCORE_CHECK(anim_prepared_spring_evaluate(reinterpret_cast<const anim_prepared_spring *>(this), time, from, to, initial_velocity, &value, &velocity));
    return animcore::prepared_spring_evaluate_result{value, velocity};
}

inline animcore::outcome<animcore::cubic_bezier> cubic_bezier::named(std::string_view name) {
    animcore::cubic_bezier curve{};
    ANIMCORE_CHECK(anim_cubic_bezier_make_named(name.data(), name.size(), reinterpret_cast<anim_cubic_bezier *>(&curve)));
    return curve;
}

inline animcore::outcome<double> cubic_bezier::evaluate(double x) const {
    double y{};
    ANIMCORE_CHECK(anim_cubic_bezier_evaluate(reinterpret_cast<const anim_cubic_bezier *>(this), x, &y));
    return y;
}

inline animcore::outcome<std::vector<double>> cubic_bezier::evaluate_many(animcore::span<const double> xs) const {
    std::vector<double> ys(xs.size());
    ANIMCORE_CHECK(anim_cubic_bezier_evaluate_many(reinterpret_cast<const anim_cubic_bezier *>(this), xs.data(), xs.size(), ys.data()));
    return animcore::outcome<std::vector<double>>(std::move(ys));
}

inline animcore::outcome<void> cubic_bezier::evaluate_many(animcore::span<const double> xs, animcore::span<double> ys) const {
    ANIMCORE_REQUIRE(ys.size() == xs.size(), "ys must have room for one result each");
    ANIMCORE_CHECK(anim_cubic_bezier_evaluate_many(reinterpret_cast<const anim_cubic_bezier *>(this), xs.data(), xs.size(), ys.data()));
    return animcore::outcome<void>();
}

inline animcore::outcome<double> cubic_bezier::slope(double x) const {
    double slope{};
    ANIMCORE_CHECK(anim_cubic_bezier_get_slope(reinterpret_cast<const anim_cubic_bezier *>(this), x, &slope));
    return slope;
}

inline animcore::outcome<double> cubic_bezier::invert(double y) const {
    double x{};
    ANIMCORE_CHECK(anim_cubic_bezier_invert(reinterpret_cast<const anim_cubic_bezier *>(this), y, &x));
    return x;
}

inline animcore::outcome<animcore::keyframe_options> keyframe_options::defaults() {
    animcore::keyframe_options options{};
    ANIMCORE_CHECK(anim_default_keyframe_options(reinterpret_cast<anim_keyframe_options *>(&options), sizeof(anim_keyframe_options)));
    return options;
}

inline animcore::outcome<animcore::media_timing> media_timing::defaults() {
    animcore::media_timing timing{};
    ANIMCORE_CHECK(anim_default_media_timing(reinterpret_cast<anim_media_timing *>(&timing), sizeof(anim_media_timing)));
    return timing;
}

inline animcore::outcome<animcore::media_sample> media_timing::evaluate(double parent_time) const {
    animcore::media_sample sample{};
    ANIMCORE_CHECK(anim_media_timing_evaluate(reinterpret_cast<const anim_media_timing *>(this), parent_time, reinterpret_cast<anim_media_sample *>(&sample)));
    return sample;
}

inline animcore::outcome<std::vector<animcore::media_sample>> media_timing::evaluate_many(animcore::span<const double> parent_times) const {
    std::vector<animcore::media_sample> samples(parent_times.size());
    ANIMCORE_CHECK(anim_media_timing_evaluate_many(reinterpret_cast<const anim_media_timing *>(this), parent_times.data(), parent_times.size(), reinterpret_cast<anim_media_sample *>(samples.data())));
    return animcore::outcome<std::vector<animcore::media_sample>>(std::move(samples));
}

inline animcore::outcome<void> media_timing::evaluate_many(animcore::span<const double> parent_times, animcore::span<animcore::media_sample> samples) const {
    ANIMCORE_REQUIRE(samples.size() == parent_times.size(), "samples must have room for one result each");
    ANIMCORE_CHECK(anim_media_timing_evaluate_many(reinterpret_cast<const anim_media_timing *>(this), parent_times.data(), parent_times.size(), reinterpret_cast<anim_media_sample *>(samples.data())));
    return animcore::outcome<void>();
}

inline animcore::outcome<animcore::media_timing_interval_result> media_timing::interval() const {
    double active_duration{};
    double start_time{};
    double end_time{};
    ANIMCORE_CHECK(anim_media_timing_get_interval(reinterpret_cast<const anim_media_timing *>(this), &active_duration, &start_time, &end_time));
    return animcore::media_timing_interval_result{active_duration, start_time, end_time};
}

inline animcore::outcome<animcore::web_timing> web_timing::defaults() {
    animcore::web_timing timing{};
    ANIMCORE_CHECK(anim_default_web_timing(reinterpret_cast<anim_web_timing *>(&timing), sizeof(anim_web_timing)));
    return timing;
}

inline animcore::outcome<animcore::web_sample> web_timing::evaluate(double local_time) const {
    animcore::web_sample sample{};
    ANIMCORE_CHECK(anim_web_timing_evaluate(reinterpret_cast<const anim_web_timing *>(this), local_time, reinterpret_cast<anim_web_sample *>(&sample)));
    return sample;
}

inline animcore::outcome<std::vector<animcore::web_sample>> web_timing::evaluate_many(animcore::span<const double> local_times) const {
    std::vector<animcore::web_sample> samples(local_times.size());
    ANIMCORE_CHECK(anim_web_timing_evaluate_many(reinterpret_cast<const anim_web_timing *>(this), local_times.data(), local_times.size(), reinterpret_cast<anim_web_sample *>(samples.data())));
    return animcore::outcome<std::vector<animcore::web_sample>>(std::move(samples));
}

inline animcore::outcome<void> web_timing::evaluate_many(animcore::span<const double> local_times, animcore::span<animcore::web_sample> samples) const {
    ANIMCORE_REQUIRE(samples.size() == local_times.size(), "samples must have room for one result each");
    ANIMCORE_CHECK(anim_web_timing_evaluate_many(reinterpret_cast<const anim_web_timing *>(this), local_times.data(), local_times.size(), reinterpret_cast<anim_web_sample *>(samples.data())));
    return animcore::outcome<void>();
}

inline animcore::outcome<animcore::web_timing_interval_result> web_timing::interval() const {
    double active_duration{};
    double end_time{};
    ANIMCORE_CHECK(anim_web_timing_get_interval(reinterpret_cast<const anim_web_timing *>(this), &active_duration, &end_time));
    return animcore::web_timing_interval_result{active_duration, end_time};
}

inline animcore::outcome<animcore::decay> decay::defaults() {
    animcore::decay decay{};
    ANIMCORE_CHECK(anim_default_decay(reinterpret_cast<anim_decay *>(&decay), sizeof(anim_decay)));
    return decay;
}

inline animcore::outcome<double> decay::get_rate(double remaining) {
    double rate{};
    ANIMCORE_CHECK(anim_decay_get_rate(remaining, &rate));
    return rate;
}

inline animcore::outcome<animcore::decay_evaluate_result> decay::evaluate(animcore::span<const double> times, double from, double velocity) const {
    std::vector<double> values(times.size());
    std::vector<double> velocities(times.size());
    ANIMCORE_CHECK(anim_decay_evaluate(reinterpret_cast<const anim_decay *>(this), times.data(), times.size(), from, velocity, values.data(), velocities.data()));
    return animcore::decay_evaluate_result{std::move(values), std::move(velocities)};
}

inline animcore::outcome<void> decay::evaluate(animcore::span<const double> times, double from, double velocity, animcore::span<double> values, animcore::span<double> velocities) const {
    ANIMCORE_REQUIRE(values.empty() || values.size() == times.size(), "values must have room for one result each");
    ANIMCORE_REQUIRE(velocities.empty() || velocities.size() == times.size(), "velocities must have room for one result each");
    ANIMCORE_CHECK(anim_decay_evaluate(reinterpret_cast<const anim_decay *>(this), times.data(), times.size(), from, velocity, detail::address(values), detail::address(velocities)));
    return animcore::outcome<void>();
}

inline animcore::outcome<animcore::decay_animate_many_result> decay::animate_many(double time, animcore::span<const double> from, animcore::span<const double> initial_velocities) const {
    ANIMCORE_REQUIRE(initial_velocities.size() == from.size(), "initial_velocities must be as long as from");
    std::vector<double> values(from.size());
    std::vector<double> velocities(from.size());
    ANIMCORE_CHECK(anim_decay_animate_many(reinterpret_cast<const anim_decay *>(this), time, from.data(), initial_velocities.data(), from.size(), values.data(), velocities.data()));
    return animcore::decay_animate_many_result{std::move(values), std::move(velocities)};
}

inline animcore::outcome<void> decay::animate_many(double time, animcore::span<const double> from, animcore::span<const double> initial_velocities, animcore::span<double> values, animcore::span<double> velocities) const {
    ANIMCORE_REQUIRE(initial_velocities.size() == from.size(), "initial_velocities must be as long as from");
    ANIMCORE_REQUIRE(values.empty() || values.size() == from.size(), "values must have room for one result each");
    ANIMCORE_REQUIRE(velocities.empty() || velocities.size() == from.size(), "velocities must have room for one result each");
    ANIMCORE_CHECK(anim_decay_animate_many(reinterpret_cast<const anim_decay *>(this), time, from.data(), initial_velocities.data(), from.size(), detail::address(values), detail::address(velocities)));
    return animcore::outcome<void>();
}

inline animcore::outcome<animcore::decay_predict_result> decay::predict(double from, double velocity, double threshold) const {
    double end{};
    double takeover{};
    double resting_time{};
    ANIMCORE_CHECK(anim_decay_predict(reinterpret_cast<const anim_decay *>(this), from, velocity, threshold, &end, &takeover, &resting_time));
    return animcore::decay_predict_result{end, takeover, resting_time};
}

inline animcore::outcome<double> decay::velocity(double from, double target) const {
    double velocity{};
    ANIMCORE_CHECK(anim_decay_get_velocity(reinterpret_cast<const anim_decay *>(this), from, target, &velocity));
    return velocity;
}

inline animcore::outcome<std::vector<double>> rubber_band::evaluate(animcore::span<const double> positions) const {
    std::vector<double> values(positions.size());
    ANIMCORE_CHECK(anim_rubber_band_evaluate(reinterpret_cast<const anim_rubber_band *>(this), positions.data(), positions.size(), values.data()));
    return animcore::outcome<std::vector<double>>(std::move(values));
}

inline animcore::outcome<void> rubber_band::evaluate(animcore::span<const double> positions, animcore::span<double> values) const {
    ANIMCORE_REQUIRE(values.size() == positions.size(), "values must have room for one result each");
    ANIMCORE_CHECK(anim_rubber_band_evaluate(reinterpret_cast<const anim_rubber_band *>(this), positions.data(), positions.size(), values.data()));
    return animcore::outcome<void>();
}

inline animcore::outcome<std::vector<double>> rubber_band::invert(animcore::span<const double> values) const {
    std::vector<double> positions(values.size());
    ANIMCORE_CHECK(anim_rubber_band_invert(reinterpret_cast<const anim_rubber_band *>(this), values.data(), values.size(), positions.data()));
    return animcore::outcome<std::vector<double>>(std::move(positions));
}

inline animcore::outcome<void> rubber_band::invert(animcore::span<const double> values, animcore::span<double> positions) const {
    ANIMCORE_REQUIRE(positions.size() == values.size(), "positions must have room for one result each");
    ANIMCORE_CHECK(anim_rubber_band_invert(reinterpret_cast<const anim_rubber_band *>(this), values.data(), values.size(), positions.data()));
    return animcore::outcome<void>();
}

inline animcore::outcome<animcore::path_parsing> path_parsing::defaults() {
    animcore::path_parsing options{};
    ANIMCORE_CHECK(anim_default_path_parsing(reinterpret_cast<anim_path_parsing *>(&options), sizeof(anim_path_parsing)));
    return options;
}

inline animcore::outcome<animcore::path_format> path_format::defaults() {
    animcore::path_format format{};
    ANIMCORE_CHECK(anim_default_path_format(reinterpret_cast<anim_path_format *>(&format), sizeof(anim_path_format)));
    return format;
}

inline animcore::outcome<animcore::path_trim_options> path_trim_options::defaults() {
    animcore::path_trim_options options{};
    ANIMCORE_CHECK(anim_default_path_trim_options(reinterpret_cast<anim_path_trim_options *>(&options), sizeof(anim_path_trim_options)));
    return options;
}

inline animcore::outcome<animcore::stroke_style> stroke_style::defaults() {
    animcore::stroke_style style{};
    ANIMCORE_CHECK(anim_default_stroke_style(reinterpret_cast<anim_stroke_style *>(&style), sizeof(anim_stroke_style)));
    return style;
}

inline animcore::outcome<animcore::morph_options> morph_options::defaults() {
    animcore::morph_options options{};
    ANIMCORE_CHECK(anim_default_morph_options(reinterpret_cast<anim_morph_options *>(&options), sizeof(anim_morph_options)));
    return options;
}

inline animcore::outcome<animcore::stage_options> stage_options::defaults() {
    animcore::stage_options options{};
    ANIMCORE_CHECK(anim_default_stage_options(reinterpret_cast<anim_stage_options *>(&options), sizeof(anim_stage_options)));
    return options;
}

inline animcore::outcome<animcore::property_options> property_options::defaults() {
    animcore::property_options options{};
    ANIMCORE_CHECK(anim_default_property_options(reinterpret_cast<anim_property_options *>(&options), sizeof(anim_property_options)));
    return options;
}

inline animcore::outcome<animcore::motion> motion::defaults() {
    animcore::motion motion{};
    ANIMCORE_CHECK(anim_default_motion(reinterpret_cast<anim_motion *>(&motion), sizeof(anim_motion)));
    return motion;
}

inline animcore::outcome<animcore::animation_options> animation_options::defaults() {
    animcore::animation_options options{};
    ANIMCORE_CHECK(anim_default_animation_options(reinterpret_cast<anim_animation_options *>(&options), sizeof(anim_animation_options)));
    return options;
}

inline animcore::outcome<animcore::animation_group_options> animation_group_options::defaults() {
    animcore::animation_group_options options{};
    ANIMCORE_CHECK(anim_default_animation_group_options(reinterpret_cast<anim_animation_group_options *>(&options), sizeof(anim_animation_group_options)));
    return options;
}

inline animcore::outcome<animcore::document_options> document_options::defaults() {
    animcore::document_options options{};
    ANIMCORE_CHECK(anim_default_document_options(reinterpret_cast<anim_document_options *>(&options), sizeof(anim_document_options)));
    return options;
}

inline animcore::outcome<animcore::scene_options> scene_options::defaults() {
    animcore::scene_options options{};
    ANIMCORE_CHECK(anim_default_scene_options(reinterpret_cast<anim_scene_options *>(&options), sizeof(anim_scene_options)));
    return options;
}

inline animcore::outcome<animcore::easing> easing::css(std::string_view text) {
    anim_easing *easing_raw = nullptr;
    ANIMCORE_CHECK(anim_easing_create_css(text.data(), text.size(), &easing_raw));
    return animcore::easing::adopt(easing_raw);
}

inline animcore::outcome<animcore::easing> easing::cubic_bezier(const animcore::cubic_bezier &curve) {
    anim_easing *easing_raw = nullptr;
    ANIMCORE_CHECK(anim_easing_create_cubic_bezier(reinterpret_cast<const anim_cubic_bezier *>(&curve), &easing_raw));
    return animcore::easing::adopt(easing_raw);
}

inline animcore::outcome<animcore::easing> easing::steps(std::int32_t count, animcore::step_position position) {
    anim_easing *easing_raw = nullptr;
    ANIMCORE_CHECK(anim_easing_create_steps(count, static_cast<anim_step_position>(position), &easing_raw));
    return animcore::easing::adopt(easing_raw);
}

inline animcore::outcome<animcore::easing> easing::linear(animcore::span<const double> outputs, animcore::span<const double> inputs) {
    ANIMCORE_REQUIRE(inputs.empty() || inputs.size() == outputs.size(), "inputs must be as long as outputs");
    anim_easing *easing_raw = nullptr;
    ANIMCORE_CHECK(anim_easing_create_linear(outputs.data(), detail::address(inputs), outputs.size(), &easing_raw));
    return animcore::easing::adopt(easing_raw);
}

inline animcore::outcome<animcore::easing> easing::penner(animcore::penner penner) {
    anim_easing *easing_raw = nullptr;
    ANIMCORE_CHECK(anim_easing_create_penner(static_cast<anim_penner>(penner), &easing_raw));
    return animcore::easing::adopt(easing_raw);
}

inline animcore::outcome<animcore::easing> easing::spring(const animcore::spring &spring, double duration, double initial_velocity) {
    anim_easing *easing_raw = nullptr;
    ANIMCORE_CHECK(anim_easing_create_spring(reinterpret_cast<const anim_spring *>(&spring), duration, initial_velocity, &easing_raw));
    return animcore::easing::adopt(easing_raw);
}

template <class Function> inline animcore::outcome<animcore::easing> easing::callback(Function &&callback) {
    using Kept = detail::kept<Function>;
    const bool is_none = detail::is_none(callback);
    std::unique_ptr<Kept> holder(is_none ? nullptr : new Kept(std::forward<Function>(callback)));
    anim_easing *easing_raw = nullptr;
    ANIMCORE_CHECK(anim_easing_create_callback(is_none ? nullptr : &detail::anim_easing_callback_of<Kept>::call, holder.release(), is_none ? nullptr : &detail::anim_easing_callback_of<Kept>::release, &easing_raw));
    return animcore::easing::adopt(easing_raw);
}

inline animcore::outcome<void> easing::destroy() {
    ANIMCORE_CHECK(anim_easing_destroy(raw()));
    forget();
    return animcore::outcome<void>();
}

inline animcore::outcome<double> easing::evaluate(double x, bool before) const {
    double y{};
    ANIMCORE_CHECK(anim_easing_evaluate(raw(), x, before ? 1 : 0, &y));
    return y;
}

inline animcore::outcome<std::vector<double>> easing::evaluate_many(animcore::span<const double> xs) const {
    std::vector<double> ys(xs.size());
    ANIMCORE_CHECK(anim_easing_evaluate_many(raw(), xs.data(), xs.size(), ys.data()));
    return animcore::outcome<std::vector<double>>(std::move(ys));
}

inline animcore::outcome<void> easing::evaluate_many(animcore::span<const double> xs, animcore::span<double> ys) const {
    ANIMCORE_REQUIRE(ys.size() == xs.size(), "ys must have room for one result each");
    ANIMCORE_CHECK(anim_easing_evaluate_many(raw(), xs.data(), xs.size(), ys.data()));
    return animcore::outcome<void>();
}

inline animcore::outcome<std::vector<double>> easing::animate_many(animcore::span<const double> xs, animcore::span<const double> origins, animcore::span<const double> targets) const {
    ANIMCORE_REQUIRE(targets.size() == origins.size(), "targets must be as long as origins");
    std::vector<double> values(origins.size());
    ANIMCORE_CHECK(anim_easing_animate_many(raw(), xs.data(), xs.size(), origins.data(), targets.data(), origins.size(), values.data()));
    return animcore::outcome<std::vector<double>>(std::move(values));
}

inline animcore::outcome<void> easing::animate_many(animcore::span<const double> xs, animcore::span<const double> origins, animcore::span<const double> targets, animcore::span<double> values) const {
    ANIMCORE_REQUIRE(targets.size() == origins.size(), "targets must be as long as origins");
    ANIMCORE_REQUIRE(values.size() == origins.size(), "values must have room for one result each");
    ANIMCORE_CHECK(anim_easing_animate_many(raw(), xs.data(), xs.size(), origins.data(), targets.data(), origins.size(), values.data()));
    return animcore::outcome<void>();
}

inline animcore::outcome<std::vector<float>> easing::animate_many_float(animcore::span<const float> xs, animcore::span<const float> origins, animcore::span<const float> targets) const {
    ANIMCORE_REQUIRE(targets.size() == origins.size(), "targets must be as long as origins");
    std::vector<float> values(origins.size());
    ANIMCORE_CHECK(anim_easing_animate_many_float(raw(), xs.data(), xs.size(), origins.data(), targets.data(), origins.size(), values.data()));
    return animcore::outcome<std::vector<float>>(std::move(values));
}

inline animcore::outcome<void> easing::animate_many_float(animcore::span<const float> xs, animcore::span<const float> origins, animcore::span<const float> targets, animcore::span<float> values) const {
    ANIMCORE_REQUIRE(targets.size() == origins.size(), "targets must be as long as origins");
    ANIMCORE_REQUIRE(values.size() == origins.size(), "values must have room for one result each");
    ANIMCORE_CHECK(anim_easing_animate_many_float(raw(), xs.data(), xs.size(), origins.data(), targets.data(), origins.size(), values.data()));
    return animcore::outcome<void>();
}

inline animcore::outcome<double> easing::slope(double x) const {
    double slope{};
    ANIMCORE_CHECK(anim_easing_get_slope(raw(), x, &slope));
    return slope;
}

inline animcore::outcome<std::string> easing::get_css() const {
    std::string buffer;
    std::size_t buffer_length = 0;
    ANIMCORE_CHECK(anim_easing_get_css(raw(), buffer.data(), buffer.size(), &buffer_length));
    if (buffer_length != 0) {
        buffer.resize(buffer_length);
        ANIMCORE_CHECK(anim_easing_get_css(raw(), buffer.data(), buffer.size(), &buffer_length));
        buffer.resize(buffer_length);
    }
    return animcore::outcome<std::string>(std::move(buffer));
}

inline animcore::outcome<animcore::keyframes> keyframes::values(animcore::option<animcore::keyframe_options> options, animcore::span<const double> values, animcore::span<const double> times, animcore::span<const animcore::cubic_bezier> curves, animcore::span<const double> parameters) {
    anim_keyframes *keyframes_raw = nullptr;
    ANIMCORE_CHECK(anim_keyframes_create_values(reinterpret_cast<const anim_keyframe_options *>(options.get()), values.data(), values.size(), times.data(), times.size(), reinterpret_cast<const anim_cubic_bezier *>(curves.data()), curves.size(), parameters.data(), parameters.size(), &keyframes_raw));
    return animcore::keyframes::adopt(keyframes_raw);
}

inline animcore::outcome<animcore::keyframes> keyframes::blocks(animcore::option<animcore::keyframe_options> options, animcore::span<const double> starts, animcore::span<const double> durations, animcore::span<const double> values, animcore::span<const double> initial) {
    ANIMCORE_REQUIRE(durations.size() == starts.size(), "durations must be as long as starts");
    anim_keyframes *keyframes_raw = nullptr;
    ANIMCORE_CHECK(anim_keyframes_create_blocks(reinterpret_cast<const anim_keyframe_options *>(options.get()), starts.data(), durations.data(), starts.size(), values.data(), values.size(), initial.data(), initial.size(), &keyframes_raw));
    return animcore::keyframes::adopt(keyframes_raw);
}

inline animcore::outcome<animcore::keyframes> keyframes::track(animcore::option<animcore::keyframe_options> options, animcore::span<const animcore::keyframe> keys, animcore::span<const double> values, animcore::span<const double> velocities, animcore::span<const double> initial) {
    anim_keyframes *keyframes_raw = nullptr;
    ANIMCORE_CHECK(anim_keyframes_create_track(reinterpret_cast<const anim_keyframe_options *>(options.get()), reinterpret_cast<const anim_keyframe *>(keys.data()), keys.size(), values.data(), values.size(), velocities.data(), velocities.size(), initial.data(), initial.size(), &keyframes_raw));
    return animcore::keyframes::adopt(keyframes_raw);
}

inline animcore::outcome<void> keyframes::destroy() {
    ANIMCORE_CHECK(anim_keyframes_destroy(raw()));
    forget();
    return animcore::outcome<void>();
}

inline animcore::outcome<animcore::keyframes_info> keyframes::info() const {
    animcore::keyframes_info info{};
    ANIMCORE_CHECK(anim_keyframes_get_info(raw(), reinterpret_cast<anim_keyframes_info *>(&info)));
    return info;
}

inline animcore::outcome<void> keyframes::evaluate(animcore::span<const double> times, animcore::span<const double> start, animcore::span<double> values, animcore::span<double> velocities) {
    ANIMCORE_REQUIRE(values.empty() || velocities.empty() || velocities.size() == values.size(), "velocities must be as long as values");
    ANIMCORE_CHECK(anim_keyframes_evaluate(raw(), times.data(), times.size(), start.data(), start.size(), detail::address(values), detail::address(velocities), detail::longest({values.size(), velocities.size()})));
    return animcore::outcome<void>();
}

inline animcore::outcome<void> keyframes::evaluate_many(animcore::span<animcore::keyframes *const> keyframes, double time, animcore::span<double> values) {
    std::vector<anim_keyframes *> keyframes_raw;
    keyframes_raw.reserve(keyframes.size());
    for (auto *each : keyframes) {
        keyframes_raw.push_back(each == nullptr ? nullptr : each->raw());
    }
    ANIMCORE_CHECK(anim_keyframes_evaluate_many(keyframes_raw.data(), keyframes.size(), time, values.data(), values.size()));
    return animcore::outcome<void>();
}

inline animcore::outcome<animcore::keyframes> keyframes::paths(animcore::option<animcore::keyframe_options> options, animcore::span<const animcore::path *const> paths, animcore::span<const double> times, animcore::span<const animcore::cubic_bezier> curves, animcore::span<const double> parameters) {
    std::vector<const anim_path *> paths_raw;
    paths_raw.reserve(paths.size());
    for (auto *each : paths) {
        paths_raw.push_back(each == nullptr ? nullptr : each->raw());
    }
    anim_keyframes *keyframes_raw = nullptr;
    ANIMCORE_CHECK(anim_keyframes_create_paths(reinterpret_cast<const anim_keyframe_options *>(options.get()), paths_raw.data(), paths.size(), times.data(), times.size(), reinterpret_cast<const anim_cubic_bezier *>(curves.data()), curves.size(), parameters.data(), parameters.size(), &keyframes_raw));
    return animcore::keyframes::adopt(keyframes_raw);
}

inline animcore::outcome<animcore::keyframes> keyframes::path_blocks(animcore::option<animcore::keyframe_options> options, animcore::span<const double> starts, animcore::span<const double> durations, animcore::span<const animcore::path *const> paths, animcore::option<animcore::path> initial) {
    ANIMCORE_REQUIRE(durations.size() == starts.size(), "durations must be as long as starts");
    ANIMCORE_REQUIRE(paths.size() == starts.size(), "paths must be as long as starts");
    std::vector<const anim_path *> paths_raw;
    paths_raw.reserve(paths.size());
    for (auto *each : paths) {
        paths_raw.push_back(each == nullptr ? nullptr : each->raw());
    }
    anim_keyframes *keyframes_raw = nullptr;
    ANIMCORE_CHECK(anim_keyframes_create_path_blocks(reinterpret_cast<const anim_keyframe_options *>(options.get()), starts.data(), durations.data(), paths_raw.data(), starts.size(), initial ? initial->raw() : nullptr, &keyframes_raw));
    return animcore::keyframes::adopt(keyframes_raw);
}

inline animcore::outcome<animcore::keyframes> keyframes::path_track(animcore::option<animcore::keyframe_options> options, animcore::span<const animcore::keyframe> keys, animcore::span<const animcore::path *const> paths, animcore::option<animcore::path> initial) {
    ANIMCORE_REQUIRE(paths.size() == keys.size(), "paths must be as long as keys");
    std::vector<const anim_path *> paths_raw;
    paths_raw.reserve(paths.size());
    for (auto *each : paths) {
        paths_raw.push_back(each == nullptr ? nullptr : each->raw());
    }
    anim_keyframes *keyframes_raw = nullptr;
    ANIMCORE_CHECK(anim_keyframes_create_path_track(reinterpret_cast<const anim_keyframe_options *>(options.get()), reinterpret_cast<const anim_keyframe *>(keys.data()), paths_raw.data(), keys.size(), initial ? initial->raw() : nullptr, &keyframes_raw));
    return animcore::keyframes::adopt(keyframes_raw);
}

inline animcore::outcome<animcore::path> keyframes::path(double time) const {
    anim_path *path_new = nullptr;
    ANIMCORE_CHECK(anim_path_create(&path_new));
    animcore::path path = animcore::path::adopt(path_new);
    ANIMCORE_CHECK(anim_keyframes_get_path(raw(), time, path.raw()));
    return animcore::outcome<animcore::path>(std::move(path));
}

inline animcore::outcome<animcore::velocity_estimator> velocity_estimator::create() {
    anim_velocity_estimator *estimator_raw = nullptr;
    ANIMCORE_CHECK(anim_velocity_estimator_create(&estimator_raw));
    return animcore::velocity_estimator::adopt(estimator_raw);
}

inline animcore::outcome<void> velocity_estimator::destroy() {
    ANIMCORE_CHECK(anim_velocity_estimator_destroy(raw()));
    forget();
    return animcore::outcome<void>();
}

inline animcore::outcome<void> velocity_estimator::reset() {
    ANIMCORE_CHECK(anim_velocity_estimator_reset(raw()));
    return animcore::outcome<void>();
}

inline animcore::outcome<void> velocity_estimator::add(animcore::span<const double> times, animcore::span<const double> coordinates) {
    ANIMCORE_REQUIRE(coordinates.size() % 2 == 0, "coordinates must have 2 numbers in each row");
    ANIMCORE_REQUIRE(coordinates.size() / 2 == times.size(), "coordinates must be as long as times");
    ANIMCORE_CHECK(anim_velocity_estimator_add(raw(), times.data(), coordinates.data(), times.size()));
    return animcore::outcome<void>();
}

inline animcore::outcome<animcore::velocity_estimator_estimate_result> velocity_estimator::estimate(double time) const {
    double x{};
    double y{};
    ANIMCORE_CHECK(anim_velocity_estimator_estimate(raw(), time, &x, &y));
    return animcore::velocity_estimator_estimate_result{x, y};
}

inline animcore::outcome<animcore::path> path::create() {
    anim_path *path_raw = nullptr;
    ANIMCORE_CHECK(anim_path_create(&path_raw));
    return animcore::path::adopt(path_raw);
}

inline animcore::outcome<void> path::destroy() {
    ANIMCORE_CHECK(anim_path_destroy(raw()));
    forget();
    return animcore::outcome<void>();
}

inline animcore::outcome<void> path::clear() {
    ANIMCORE_CHECK(anim_path_clear(raw()));
    return animcore::outcome<void>();
}

inline animcore::outcome<void> path::move_to(double x, double y) {
    ANIMCORE_CHECK(anim_path_move_to(raw(), x, y));
    return animcore::outcome<void>();
}

inline animcore::outcome<void> path::line_to(double x, double y) {
    ANIMCORE_CHECK(anim_path_line_to(raw(), x, y));
    return animcore::outcome<void>();
}

inline animcore::outcome<void> path::quadratic_to(double control_x, double control_y, double x, double y) {
    ANIMCORE_CHECK(anim_path_quadratic_to(raw(), control_x, control_y, x, y));
    return animcore::outcome<void>();
}

inline animcore::outcome<void> path::cubic_to(double control1_x, double control1_y, double control2_x, double control2_y, double x, double y) {
    ANIMCORE_CHECK(anim_path_cubic_to(raw(), control1_x, control1_y, control2_x, control2_y, x, y));
    return animcore::outcome<void>();
}

inline animcore::outcome<void> path::close() {
    ANIMCORE_CHECK(anim_path_close(raw()));
    return animcore::outcome<void>();
}

inline animcore::outcome<void> path::append(animcore::span<const animcore::verb> verbs, animcore::span<const double> coordinates) {
    ANIMCORE_CHECK(anim_path_append(raw(), reinterpret_cast<const anim_verb *>(verbs.data()), verbs.size(), coordinates.data(), coordinates.size()));
    return animcore::outcome<void>();
}

inline animcore::outcome<void> path::add_rectangle(const animcore::rectangle &rectangle, double radius) {
    ANIMCORE_CHECK(anim_path_add_rectangle(raw(), reinterpret_cast<const anim_rectangle *>(&rectangle), radius));
    return animcore::outcome<void>();
}

inline animcore::outcome<void> path::add_ellipse(const animcore::rectangle &rectangle) {
    ANIMCORE_CHECK(anim_path_add_ellipse(raw(), reinterpret_cast<const anim_rectangle *>(&rectangle)));
    return animcore::outcome<void>();
}

inline animcore::outcome<void> path::add_symbol(const animcore::rectangle &rectangle, double stroke, double arrowness) {
    ANIMCORE_CHECK(anim_path_add_symbol(raw(), reinterpret_cast<const anim_rectangle *>(&rectangle), stroke, arrowness));
    return animcore::outcome<void>();
}

inline animcore::outcome<void> path::transform(const animcore::transform &transform) {
    ANIMCORE_CHECK(anim_path_transform(raw(), reinterpret_cast<const anim_transform *>(&transform)));
    return animcore::outcome<void>();
}

inline animcore::outcome<animcore::rectangle> path::bounds() const {
    animcore::rectangle bounds{};
    ANIMCORE_CHECK(anim_path_get_bounds(raw(), reinterpret_cast<anim_rectangle *>(&bounds)));
    return bounds;
}

inline animcore::outcome<animcore::path_counts_result> path::counts() const {
    std::size_t verb_count{};
    std::size_t coordinate_count{};
    ANIMCORE_CHECK(anim_path_get_counts(raw(), &verb_count, &coordinate_count));
    return animcore::path_counts_result{verb_count, coordinate_count};
}

inline animcore::outcome<void> path::copy(animcore::span<animcore::verb> verbs, animcore::span<double> coordinates) const {
    ANIMCORE_CHECK(anim_path_copy(raw(), reinterpret_cast<anim_verb *>(verbs.data()), verbs.size(), coordinates.data(), coordinates.size()));
    return animcore::outcome<void>();
}

inline animcore::outcome<std::int64_t> path::parse(std::string_view text, animcore::option<animcore::path_parsing> options) {
    std::int64_t error_offset{-1};
    ANIMCORE_CHECK_AT(anim_path_parse(raw(), text.data(), text.size(), reinterpret_cast<const anim_path_parsing *>(options.get()), &error_offset), error_offset);
    return error_offset;
}

inline animcore::outcome<std::string> path::write(animcore::option<animcore::path_format> format) const {
    std::string buffer;
    std::size_t buffer_length = 0;
    ANIMCORE_CHECK(anim_path_write(raw(), reinterpret_cast<const anim_path_format *>(format.get()), buffer.data(), buffer.size(), &buffer_length));
    if (buffer_length != 0) {
        buffer.resize(buffer_length);
        ANIMCORE_CHECK(anim_path_write(raw(), reinterpret_cast<const anim_path_format *>(format.get()), buffer.data(), buffer.size(), &buffer_length));
        buffer.resize(buffer_length);
    }
    return animcore::outcome<std::string>(std::move(buffer));
}

inline animcore::outcome<void> path::arc_to(double radius_x, double radius_y, double rotation, bool large, bool sweep, double x, double y, double accuracy) {
    ANIMCORE_CHECK(anim_path_arc_to(raw(), radius_x, radius_y, rotation, large ? 1 : 0, sweep ? 1 : 0, x, y, accuracy));
    return animcore::outcome<void>();
}

inline animcore::outcome<void> path::add_arc(double center_x, double center_y, double radius_x, double radius_y, double rotation, double start, double angle, double accuracy) {
    ANIMCORE_CHECK(anim_path_add_arc(raw(), center_x, center_y, radius_x, radius_y, rotation, start, angle, accuracy));
    return animcore::outcome<void>();
}

inline animcore::outcome<std::int64_t> path::data_match(std::string_view a, std::string_view b, animcore::path_rule rule) {
    std::int64_t difference{};
    ANIMCORE_CHECK(anim_path_data_match(a.data(), a.size(), b.data(), b.size(), static_cast<anim_path_rule>(rule), &difference));
    return difference;
}

inline animcore::outcome<double> path::length(double accuracy) const {
    double length{};
    ANIMCORE_CHECK(anim_path_get_length(raw(), accuracy, &length));
    return length;
}

inline animcore::outcome<double> path::length_at(std::uint32_t verb, double parameter) const {
    double length{};
    ANIMCORE_CHECK(anim_path_get_length_at(raw(), verb, parameter, &length));
    return length;
}

inline animcore::outcome<animcore::path_location> path::location_at(double length) const {
    animcore::path_location location{};
    ANIMCORE_CHECK(anim_path_get_location_at(raw(), length, reinterpret_cast<anim_path_location *>(&location)));
    return location;
}

inline animcore::outcome<std::vector<double>> path::values_at(animcore::path_quantity what, animcore::span<const double> lengths) const {
    std::vector<double> results((lengths.size()) * 2);
    ANIMCORE_CHECK(anim_path_get_values_at(raw(), static_cast<anim_path_quantity>(what), lengths.data(), lengths.size(), results.data()));
    return animcore::outcome<std::vector<double>>(std::move(results));
}

inline animcore::outcome<void> path::values_at(animcore::path_quantity what, animcore::span<const double> lengths, animcore::span<double> results) const {
    ANIMCORE_REQUIRE(results.size() == (lengths.size()) * 2, "results must have room for one result each");
    ANIMCORE_CHECK(anim_path_get_values_at(raw(), static_cast<anim_path_quantity>(what), lengths.data(), lengths.size(), results.data()));
    return animcore::outcome<void>();
}

inline animcore::outcome<std::vector<animcore::transform>> path::transforms_at(animcore::path_rotation rotation, double angle, animcore::span<const double> lengths) const {
    std::vector<animcore::transform> transforms(lengths.size());
    ANIMCORE_CHECK(anim_path_get_transforms_at(raw(), static_cast<anim_path_rotation>(rotation), angle, lengths.data(), lengths.size(), reinterpret_cast<anim_transform *>(transforms.data())));
    return animcore::outcome<std::vector<animcore::transform>>(std::move(transforms));
}

inline animcore::outcome<void> path::transforms_at(animcore::path_rotation rotation, double angle, animcore::span<const double> lengths, animcore::span<animcore::transform> transforms) const {
    ANIMCORE_REQUIRE(transforms.size() == lengths.size(), "transforms must have room for one result each");
    ANIMCORE_CHECK(anim_path_get_transforms_at(raw(), static_cast<anim_path_rotation>(rotation), angle, lengths.data(), lengths.size(), reinterpret_cast<anim_transform *>(transforms.data())));
    return animcore::outcome<void>();
}

inline animcore::outcome<animcore::path_location> path::find_nearest(double x, double y) const {
    animcore::path_location location{};
    ANIMCORE_CHECK(anim_path_find_nearest(raw(), x, y, reinterpret_cast<anim_path_location *>(&location)));
    return location;
}

inline animcore::outcome<animcore::path_find_nearest_many_result> path::find_nearest_many(animcore::span<const double> points) const {
    ANIMCORE_REQUIRE(points.size() % 2 == 0, "points must have 2 numbers in each row");
    std::vector<double> nearest((points.size() / 2) * 2);
    std::vector<double> distances(points.size() / 2);
    std::vector<double> lengths(points.size() / 2);
    ANIMCORE_CHECK(anim_path_find_nearest_many(raw(), points.data(), points.size() / 2, nearest.data(), distances.data(), lengths.data()));
    return animcore::path_find_nearest_many_result{std::move(nearest), std::move(distances), std::move(lengths)};
}

inline animcore::outcome<void> path::find_nearest_many(animcore::span<const double> points, animcore::span<double> nearest, animcore::span<double> distances, animcore::span<double> lengths) const {
    ANIMCORE_REQUIRE(points.size() % 2 == 0, "points must have 2 numbers in each row");
    ANIMCORE_REQUIRE(nearest.empty() || nearest.size() == (points.size() / 2) * 2, "nearest must have room for one result each");
    ANIMCORE_REQUIRE(distances.empty() || distances.size() == points.size() / 2, "distances must have room for one result each");
    ANIMCORE_REQUIRE(lengths.empty() || lengths.size() == points.size() / 2, "lengths must have room for one result each");
    ANIMCORE_CHECK(anim_path_find_nearest_many(raw(), points.data(), points.size() / 2, detail::address(nearest), detail::address(distances), detail::address(lengths)));
    return animcore::outcome<void>();
}

inline animcore::outcome<animcore::path> path::trim(const animcore::path_trim_options &options) const {
    anim_path *result_new = nullptr;
    ANIMCORE_CHECK(anim_path_create(&result_new));
    animcore::path result = animcore::path::adopt(result_new);
    ANIMCORE_CHECK(anim_path_trim(raw(), reinterpret_cast<const anim_path_trim_options *>(&options), result.raw()));
    return animcore::outcome<animcore::path>(std::move(result));
}

inline animcore::outcome<animcore::path_split_result> path::split(animcore::span<const double> lengths, std::size_t index) const {
    anim_path *result_new = nullptr;
    ANIMCORE_CHECK(anim_path_create(&result_new));
    animcore::path result = animcore::path::adopt(result_new);
    std::size_t pieces{};
    ANIMCORE_CHECK(anim_path_split(raw(), lengths.data(), lengths.size(), index, result.raw(), &pieces));
    return animcore::path_split_result{std::move(result), pieces};
}

inline animcore::outcome<std::vector<animcore::subpath>> path::list_subpaths() const {
    std::vector<animcore::subpath> subpaths;
    std::size_t subpaths_length = 0;
    ANIMCORE_CHECK(anim_path_list_subpaths(raw(), reinterpret_cast<anim_subpath *>(subpaths.data()), subpaths.size(), &subpaths_length));
    if (subpaths_length != 0) {
        subpaths.resize(subpaths_length);
        ANIMCORE_CHECK(anim_path_list_subpaths(raw(), reinterpret_cast<anim_subpath *>(subpaths.data()), subpaths.size(), &subpaths_length));
        subpaths.resize(subpaths_length);
    }
    return animcore::outcome<std::vector<animcore::subpath>>(std::move(subpaths));
}

inline animcore::outcome<animcore::rectangle> path::control_bounds() const {
    animcore::rectangle bounds{};
    ANIMCORE_CHECK(anim_path_get_control_bounds(raw(), reinterpret_cast<anim_rectangle *>(&bounds)));
    return bounds;
}

inline animcore::outcome<double> path::area() const {
    double area{};
    ANIMCORE_CHECK(anim_path_get_area(raw(), &area));
    return area;
}

inline animcore::outcome<animcore::point> path::centroid() const {
    animcore::point centroid{};
    ANIMCORE_CHECK(anim_path_get_centroid(raw(), reinterpret_cast<anim_point *>(&centroid)));
    return centroid;
}

inline animcore::outcome<std::int32_t> path::winding(double x, double y) const {
    std::int32_t winding{};
    ANIMCORE_CHECK(anim_path_get_winding(raw(), x, y, &winding));
    return winding;
}

inline animcore::outcome<std::vector<std::int32_t>> path::winding_many(animcore::span<const animcore::point> points) const {
    std::vector<std::int32_t> windings(points.size());
    ANIMCORE_CHECK(anim_path_get_winding_many(raw(), reinterpret_cast<const anim_point *>(points.data()), points.size(), windings.data()));
    return animcore::outcome<std::vector<std::int32_t>>(std::move(windings));
}

inline animcore::outcome<void> path::winding_many(animcore::span<const animcore::point> points, animcore::span<std::int32_t> windings) const {
    ANIMCORE_REQUIRE(windings.size() == points.size(), "windings must have room for one result each");
    ANIMCORE_CHECK(anim_path_get_winding_many(raw(), reinterpret_cast<const anim_point *>(points.data()), points.size(), windings.data()));
    return animcore::outcome<void>();
}

inline animcore::outcome<bool> path::contains(double x, double y, animcore::fill_rule fill_rule) const {
    anim_bool inside{};
    ANIMCORE_CHECK(anim_path_contains(raw(), x, y, static_cast<anim_fill_rule>(fill_rule), &inside));
    return inside != 0;
}

inline animcore::outcome<animcore::path> path::flatten(double tolerance) const {
    anim_path *result_new = nullptr;
    ANIMCORE_CHECK(anim_path_create(&result_new));
    animcore::path result = animcore::path::adopt(result_new);
    ANIMCORE_CHECK(anim_path_flatten(raw(), tolerance, result.raw()));
    return animcore::outcome<animcore::path>(std::move(result));
}

inline animcore::outcome<animcore::path_flattened_counts_result> path::flattened_counts(double tolerance) const {
    std::size_t verb_count{};
    std::size_t coordinate_count{};
    ANIMCORE_CHECK(anim_path_get_flattened_counts(raw(), tolerance, &verb_count, &coordinate_count));
    return animcore::path_flattened_counts_result{verb_count, coordinate_count};
}

inline animcore::outcome<animcore::path_polylines_result> path::polylines(double tolerance, animcore::span<animcore::point> points, animcore::span<std::size_t> ends) const {
    std::size_t point_count{};
    std::size_t subpath_count{};
    ANIMCORE_CHECK(anim_path_get_polylines(raw(), tolerance, reinterpret_cast<anim_point *>(points.data()), points.size(), &point_count, ends.data(), ends.size(), &subpath_count));
    return animcore::path_polylines_result{point_count, subpath_count};
}

inline animcore::outcome<animcore::path> path::assign() const {
    anim_path *result_new = nullptr;
    ANIMCORE_CHECK(anim_path_create(&result_new));
    animcore::path result = animcore::path::adopt(result_new);
    ANIMCORE_CHECK(anim_path_assign(raw(), result.raw()));
    return animcore::outcome<animcore::path>(std::move(result));
}

inline animcore::outcome<bool> path::is_equal(const animcore::path &other) const {
    anim_bool equal{};
    ANIMCORE_CHECK(anim_path_is_equal(raw(), other.raw(), &equal));
    return equal != 0;
}

inline animcore::outcome<animcore::path> path::subpath(std::size_t index) const {
    anim_path *result_new = nullptr;
    ANIMCORE_CHECK(anim_path_create(&result_new));
    animcore::path result = animcore::path::adopt(result_new);
    ANIMCORE_CHECK(anim_path_get_subpath(raw(), index, result.raw()));
    return animcore::outcome<animcore::path>(std::move(result));
}

inline animcore::outcome<void> path::extend(const animcore::path &other, animcore::option<animcore::transform> transform) {
    ANIMCORE_CHECK(anim_path_extend(raw(), other.raw(), reinterpret_cast<const anim_transform *>(transform.get())));
    return animcore::outcome<void>();
}

inline animcore::outcome<void> path::join(const animcore::path &other) {
    ANIMCORE_CHECK(anim_path_join(raw(), other.raw()));
    return animcore::outcome<void>();
}

inline animcore::outcome<animcore::path> path::reverse() const {
    anim_path *result_new = nullptr;
    ANIMCORE_CHECK(anim_path_create(&result_new));
    animcore::path result = animcore::path::adopt(result_new);
    ANIMCORE_CHECK(anim_path_reverse(raw(), result.raw()));
    return animcore::outcome<animcore::path>(std::move(result));
}

inline animcore::outcome<animcore::path> path::reverse_subpath(std::size_t index) const {
    anim_path *result_new = nullptr;
    ANIMCORE_CHECK(anim_path_create(&result_new));
    animcore::path result = animcore::path::adopt(result_new);
    ANIMCORE_CHECK(anim_path_reverse_subpath(raw(), index, result.raw()));
    return animcore::outcome<animcore::path>(std::move(result));
}

inline animcore::outcome<animcore::path> path::subdivide(std::uint32_t parts, double longest) const {
    anim_path *result_new = nullptr;
    ANIMCORE_CHECK(anim_path_create(&result_new));
    animcore::path result = animcore::path::adopt(result_new);
    ANIMCORE_CHECK(anim_path_subdivide(raw(), parts, longest, result.raw()));
    return animcore::outcome<animcore::path>(std::move(result));
}

inline animcore::outcome<animcore::path> path::convert(animcore::path_conversion conversion, double tolerance) const {
    anim_path *result_new = nullptr;
    ANIMCORE_CHECK(anim_path_create(&result_new));
    animcore::path result = animcore::path::adopt(result_new);
    ANIMCORE_CHECK(anim_path_convert(raw(), static_cast<anim_path_conversion>(conversion), tolerance, result.raw()));
    return animcore::outcome<animcore::path>(std::move(result));
}

inline animcore::outcome<animcore::path> path::close_all() const {
    anim_path *result_new = nullptr;
    ANIMCORE_CHECK(anim_path_create(&result_new));
    animcore::path result = animcore::path::adopt(result_new);
    ANIMCORE_CHECK(anim_path_close_all(raw(), result.raw()));
    return animcore::outcome<animcore::path>(std::move(result));
}

inline animcore::outcome<animcore::path> path::remove_degenerate(double tolerance) const {
    anim_path *result_new = nullptr;
    ANIMCORE_CHECK(anim_path_create(&result_new));
    animcore::path result = animcore::path::adopt(result_new);
    ANIMCORE_CHECK(anim_path_remove_degenerate(raw(), tolerance, result.raw()));
    return animcore::outcome<animcore::path>(std::move(result));
}

inline animcore::outcome<animcore::path> path::stroke(animcore::option<animcore::stroke_style> style, double tolerance) const {
    anim_path *result_new = nullptr;
    ANIMCORE_CHECK(anim_path_create(&result_new));
    animcore::path result = animcore::path::adopt(result_new);
    ANIMCORE_CHECK(anim_path_stroke(raw(), reinterpret_cast<const anim_stroke_style *>(style.get()), tolerance, result.raw()));
    return animcore::outcome<animcore::path>(std::move(result));
}

inline animcore::outcome<animcore::path> path::dash(animcore::span<const double> dashes, double offset) const {
    anim_path *result_new = nullptr;
    ANIMCORE_CHECK(anim_path_create(&result_new));
    animcore::path result = animcore::path::adopt(result_new);
    ANIMCORE_CHECK(anim_path_dash(raw(), dashes.data(), dashes.size(), offset, result.raw()));
    return animcore::outcome<animcore::path>(std::move(result));
}

inline animcore::outcome<animcore::path> path::round_corners(animcore::span<const double> radii, double smoothing) const {
    anim_path *result_new = nullptr;
    ANIMCORE_CHECK(anim_path_create(&result_new));
    animcore::path result = animcore::path::adopt(result_new);
    ANIMCORE_CHECK(anim_path_round_corners(raw(), radii.data(), radii.size(), smoothing, result.raw()));
    return animcore::outcome<animcore::path>(std::move(result));
}

inline animcore::outcome<bool> path::stroke_contains(double x, double y, animcore::option<animcore::stroke_style> style) const {
    anim_bool inside{};
    ANIMCORE_CHECK(anim_path_stroke_contains(raw(), x, y, reinterpret_cast<const anim_stroke_style *>(style.get()), &inside));
    return inside != 0;
}

inline animcore::outcome<std::vector<std::uint8_t>> path::stroke_contains_many(animcore::span<const animcore::point> points, animcore::option<animcore::stroke_style> style) const {
    std::vector<std::uint8_t> inside(points.size());
    ANIMCORE_CHECK(anim_path_stroke_contains_many(raw(), reinterpret_cast<const anim_point *>(points.data()), points.size(), reinterpret_cast<const anim_stroke_style *>(style.get()), inside.data()));
    return animcore::outcome<std::vector<std::uint8_t>>(std::move(inside));
}

inline animcore::outcome<void> path::stroke_contains_many(animcore::span<const animcore::point> points, animcore::option<animcore::stroke_style> style, animcore::span<std::uint8_t> inside) const {
    ANIMCORE_REQUIRE(inside.size() == points.size(), "inside must have room for one result each");
    ANIMCORE_CHECK(anim_path_stroke_contains_many(raw(), reinterpret_cast<const anim_point *>(points.data()), points.size(), reinterpret_cast<const anim_stroke_style *>(style.get()), inside.data()));
    return animcore::outcome<void>();
}

inline animcore::outcome<animcore::path> path::combine(const animcore::path &other, animcore::path_operation operation, animcore::fill_rule fill_rule) const {
    anim_path *result_new = nullptr;
    ANIMCORE_CHECK(anim_path_create(&result_new));
    animcore::path result = animcore::path::adopt(result_new);
    ANIMCORE_CHECK(anim_path_combine(raw(), other.raw(), static_cast<anim_path_operation>(operation), static_cast<anim_fill_rule>(fill_rule), result.raw()));
    return animcore::outcome<animcore::path>(std::move(result));
}

inline animcore::outcome<animcore::path> path::simplify(animcore::fill_rule fill_rule) const {
    anim_path *result_new = nullptr;
    ANIMCORE_CHECK(anim_path_create(&result_new));
    animcore::path result = animcore::path::adopt(result_new);
    ANIMCORE_CHECK(anim_path_simplify(raw(), static_cast<anim_fill_rule>(fill_rule), result.raw()));
    return animcore::outcome<animcore::path>(std::move(result));
}

inline animcore::outcome<animcore::path> path::offset(double distance, animcore::join join, double miter_limit, double tolerance, animcore::fill_rule fill_rule) const {
    anim_path *result_new = nullptr;
    ANIMCORE_CHECK(anim_path_create(&result_new));
    animcore::path result = animcore::path::adopt(result_new);
    ANIMCORE_CHECK(anim_path_offset(raw(), distance, static_cast<anim_join>(join), miter_limit, tolerance, static_cast<anim_fill_rule>(fill_rule), result.raw()));
    return animcore::outcome<animcore::path>(std::move(result));
}

inline animcore::outcome<animcore::path_collection> path_collection::create() {
    anim_path_collection *collection_raw = nullptr;
    ANIMCORE_CHECK(anim_path_collection_create(&collection_raw));
    return animcore::path_collection::adopt(collection_raw);
}

inline animcore::outcome<void> path_collection::destroy() {
    ANIMCORE_CHECK(anim_path_collection_destroy(raw()));
    forget();
    return animcore::outcome<void>();
}

inline animcore::outcome<void> path_collection::clear() {
    ANIMCORE_CHECK(anim_path_collection_clear(raw()));
    return animcore::outcome<void>();
}

inline animcore::outcome<std::vector<std::int64_t>> path_collection::parse(std::string_view text, animcore::span<const std::size_t> ends, animcore::option<animcore::path_parsing> options) {
    std::vector<std::int64_t> error_offsets(ends.size());
    ANIMCORE_CHECK(anim_path_collection_parse(raw(), text.data(), text.size(), ends.data(), ends.size(), reinterpret_cast<const anim_path_parsing *>(options.get()), error_offsets.data()));
    return animcore::outcome<std::vector<std::int64_t>>(std::move(error_offsets));
}

inline animcore::outcome<void> path_collection::parse(std::string_view text, animcore::span<const std::size_t> ends, animcore::option<animcore::path_parsing> options, animcore::span<std::int64_t> error_offsets) {
    ANIMCORE_REQUIRE(error_offsets.empty() || error_offsets.size() == ends.size(), "error_offsets must have room for one result each");
    ANIMCORE_CHECK(anim_path_collection_parse(raw(), text.data(), text.size(), ends.data(), ends.size(), reinterpret_cast<const anim_path_parsing *>(options.get()), detail::address(error_offsets)));
    return animcore::outcome<void>();
}

inline animcore::outcome<void> path_collection::append(const animcore::path &path) {
    ANIMCORE_CHECK(anim_path_collection_append(raw(), path.raw()));
    return animcore::outcome<void>();
}

inline animcore::outcome<std::size_t> path_collection::count() const {
    std::size_t count{};
    ANIMCORE_CHECK(anim_path_collection_get_count(raw(), &count));
    return count;
}

inline animcore::outcome<animcore::path> path_collection::path(std::size_t index) const {
    anim_path *result_new = nullptr;
    ANIMCORE_CHECK(anim_path_create(&result_new));
    animcore::path result = animcore::path::adopt(result_new);
    ANIMCORE_CHECK(anim_path_collection_get_path(raw(), index, result.raw()));
    return animcore::outcome<animcore::path>(std::move(result));
}

inline animcore::outcome<std::vector<animcore::rectangle>> path_collection::list_bounds() const {
    std::vector<animcore::rectangle> bounds;
    std::size_t bounds_length = 0;
    ANIMCORE_CHECK(anim_path_collection_list_bounds(raw(), reinterpret_cast<anim_rectangle *>(bounds.data()), bounds.size(), &bounds_length));
    if (bounds_length != 0) {
        bounds.resize(bounds_length);
        ANIMCORE_CHECK(anim_path_collection_list_bounds(raw(), reinterpret_cast<anim_rectangle *>(bounds.data()), bounds.size(), &bounds_length));
        bounds.resize(bounds_length);
    }
    return animcore::outcome<std::vector<animcore::rectangle>>(std::move(bounds));
}

inline animcore::outcome<std::vector<double>> path_collection::list_lengths(double accuracy) const {
    std::vector<double> lengths;
    std::size_t lengths_length = 0;
    ANIMCORE_CHECK(anim_path_collection_list_lengths(raw(), accuracy, lengths.data(), lengths.size(), &lengths_length));
    if (lengths_length != 0) {
        lengths.resize(lengths_length);
        ANIMCORE_CHECK(anim_path_collection_list_lengths(raw(), accuracy, lengths.data(), lengths.size(), &lengths_length));
        lengths.resize(lengths_length);
    }
    return animcore::outcome<std::vector<double>>(std::move(lengths));
}

inline animcore::outcome<std::vector<double>> path_collection::list_areas() const {
    std::vector<double> areas;
    std::size_t areas_length = 0;
    ANIMCORE_CHECK(anim_path_collection_list_areas(raw(), areas.data(), areas.size(), &areas_length));
    if (areas_length != 0) {
        areas.resize(areas_length);
        ANIMCORE_CHECK(anim_path_collection_list_areas(raw(), areas.data(), areas.size(), &areas_length));
        areas.resize(areas_length);
    }
    return animcore::outcome<std::vector<double>>(std::move(areas));
}

inline animcore::outcome<std::vector<std::uint8_t>> path_collection::contains(animcore::span<const animcore::point> points, animcore::fill_rule fill_rule) const {
    std::vector<std::uint8_t> inside;
    std::size_t inside_length = 0;
    ANIMCORE_CHECK(anim_path_collection_contains(raw(), reinterpret_cast<const anim_point *>(points.data()), points.size(), static_cast<anim_fill_rule>(fill_rule), inside.data(), inside.size(), &inside_length));
    if (inside_length != 0) {
        inside.resize(inside_length);
        ANIMCORE_CHECK(anim_path_collection_contains(raw(), reinterpret_cast<const anim_point *>(points.data()), points.size(), static_cast<anim_fill_rule>(fill_rule), inside.data(), inside.size(), &inside_length));
        inside.resize(inside_length);
    }
    return animcore::outcome<std::vector<std::uint8_t>>(std::move(inside));
}

inline animcore::outcome<animcore::morph> morph::create(const animcore::path &from, const animcore::path &to, animcore::option<animcore::morph_options> options) {
    anim_morph *morph_raw = nullptr;
    ANIMCORE_CHECK(anim_morph_create(from.raw(), to.raw(), reinterpret_cast<const anim_morph_options *>(options.get()), &morph_raw));
    return animcore::morph::adopt(morph_raw);
}

inline animcore::outcome<animcore::morph> morph::sequence(animcore::span<const animcore::path *const> paths, animcore::span<const double> times, animcore::option<animcore::morph_options> options) {
    std::vector<const anim_path *> paths_raw;
    paths_raw.reserve(paths.size());
    for (auto *each : paths) {
        paths_raw.push_back(each == nullptr ? nullptr : each->raw());
    }
    anim_morph *morph_raw = nullptr;
    ANIMCORE_CHECK(anim_morph_create_sequence(paths_raw.data(), paths.size(), times.data(), times.size(), reinterpret_cast<const anim_morph_options *>(options.get()), &morph_raw));
    return animcore::morph::adopt(morph_raw);
}

inline animcore::outcome<void> morph::destroy() {
    ANIMCORE_CHECK(anim_morph_destroy(raw()));
    forget();
    return animcore::outcome<void>();
}

inline animcore::outcome<animcore::path> morph::path(double t) const {
    anim_path *path_new = nullptr;
    ANIMCORE_CHECK(anim_path_create(&path_new));
    animcore::path path = animcore::path::adopt(path_new);
    ANIMCORE_CHECK(anim_morph_get_path(raw(), t, path.raw()));
    return animcore::outcome<animcore::path>(std::move(path));
}

inline animcore::outcome<animcore::morph_counts_result> morph::counts(std::size_t index) const {
    std::size_t verb_count{};
    std::size_t coordinate_count{};
    ANIMCORE_CHECK(anim_morph_get_counts(raw(), index, &verb_count, &coordinate_count));
    return animcore::morph_counts_result{verb_count, coordinate_count};
}

inline animcore::outcome<void> morph::verbs(std::size_t index, animcore::span<animcore::verb> verbs) const {
    ANIMCORE_CHECK(anim_morph_get_verbs(raw(), index, reinterpret_cast<anim_verb *>(verbs.data()), verbs.size()));
    return animcore::outcome<void>();
}

inline animcore::outcome<void> morph::evaluate(std::size_t index, animcore::span<const double> times, animcore::span<double> coordinates) const {
    ANIMCORE_CHECK(anim_morph_evaluate(raw(), index, times.data(), times.size(), coordinates.data(), coordinates.size()));
    return animcore::outcome<void>();
}

inline animcore::outcome<animcore::morph_aligned_result> morph::aligned(std::size_t index) const {
    anim_path *from_new = nullptr;
    ANIMCORE_CHECK(anim_path_create(&from_new));
    animcore::path from = animcore::path::adopt(from_new);
    anim_path *to_new = nullptr;
    ANIMCORE_CHECK(anim_path_create(&to_new));
    animcore::path to = animcore::path::adopt(to_new);
    ANIMCORE_CHECK(anim_morph_get_aligned(raw(), index, from.raw(), to.raw()));
    return animcore::morph_aligned_result{std::move(from), std::move(to)};
}

inline animcore::outcome<std::vector<animcore::morph_pair>> morph::list_pairs(std::size_t index) const {
    std::vector<animcore::morph_pair> pairs;
    std::size_t pairs_length = 0;
    ANIMCORE_CHECK(anim_morph_list_pairs(raw(), index, reinterpret_cast<anim_morph_pair *>(pairs.data()), pairs.size(), &pairs_length));
    if (pairs_length != 0) {
        pairs.resize(pairs_length);
        ANIMCORE_CHECK(anim_morph_list_pairs(raw(), index, reinterpret_cast<anim_morph_pair *>(pairs.data()), pairs.size(), &pairs_length));
        pairs.resize(pairs_length);
    }
    return animcore::outcome<std::vector<animcore::morph_pair>>(std::move(pairs));
}

inline animcore::outcome<animcore::expression> expression::create(std::string_view text, animcore::span<const std::string_view> names) {
    std::vector<const char *> names_texts;
    std::vector<std::size_t> names_lengths;
    for (const std::string_view each : names) {
        names_texts.push_back(each.data());
        names_lengths.push_back(each.size());
    }
    anim_expression *expression_raw = nullptr;
    ANIMCORE_CHECK(anim_expression_create(text.data(), text.size(), names_texts.data(), names_lengths.data(), names.size(), &expression_raw));
    return animcore::expression::adopt(expression_raw);
}

inline animcore::outcome<void> expression::destroy() {
    ANIMCORE_CHECK(anim_expression_destroy(raw()));
    forget();
    return animcore::outcome<void>();
}

inline animcore::outcome<std::vector<std::int32_t>> expression::list_variables() const {
    std::vector<std::int32_t> variables;
    std::size_t variables_length = 0;
    ANIMCORE_CHECK(anim_expression_list_variables(raw(), variables.data(), variables.size(), &variables_length));
    if (variables_length != 0) {
        variables.resize(variables_length);
        ANIMCORE_CHECK(anim_expression_list_variables(raw(), variables.data(), variables.size(), &variables_length));
        variables.resize(variables_length);
    }
    return animcore::outcome<std::vector<std::int32_t>>(std::move(variables));
}

inline animcore::outcome<double> expression::evaluate(animcore::span<const double> variables) const {
    double result{};
    ANIMCORE_CHECK(anim_expression_evaluate(raw(), variables.data(), variables.size(), &result));
    return result;
}

inline animcore::outcome<void> expression::evaluate_many(animcore::span<const double> variables, animcore::span<double> results) const {
    ANIMCORE_CHECK(anim_expression_evaluate_many(raw(), variables.data(), variables.size(), results.data(), results.size()));
    return animcore::outcome<void>();
}

inline animcore::outcome<animcore::expression_differentiate_result> expression::differentiate(animcore::span<const double> variables, animcore::span<const double> rates) const {
    ANIMCORE_REQUIRE(rates.size() == variables.size(), "rates must be as long as variables");
    double value{};
    double rate{};
    ANIMCORE_CHECK(anim_expression_differentiate(raw(), variables.data(), rates.data(), variables.size(), &value, &rate));
    return animcore::expression_differentiate_result{value, rate};
}

inline animcore::outcome<animcore::stage> stage::create(animcore::option<animcore::stage_options> options) {
    anim_stage *stage_raw = nullptr;
    ANIMCORE_CHECK(anim_stage_create(reinterpret_cast<const anim_stage_options *>(options.get()), &stage_raw));
    return animcore::stage::adopt(stage_raw);
}

inline animcore::outcome<void> stage::destroy() {
    ANIMCORE_CHECK(anim_stage_destroy(raw()));
    forget();
    return animcore::outcome<void>();
}

inline animcore::outcome<void> stage::abandon_call() {
    ANIMCORE_CHECK(anim_stage_abandon_call(raw()));
    return animcore::outcome<void>();
}

inline animcore::outcome<animcore::property> stage::add_property(std::string_view name, animcore::value_kind kind, animcore::span<const double> value) {
    anim_property property{};
    ANIMCORE_CHECK(anim_stage_add_property(raw(), name.data(), name.size(), static_cast<anim_value_kind>(kind), value.data(), value.size(), &property));
    return animcore::property(cell_, property);
}

inline animcore::outcome<animcore::property> stage::add_property_with(std::string_view name, const animcore::property_options &options, animcore::span<const double> value) {
    anim_property property{};
    ANIMCORE_CHECK(anim_stage_add_property_with(raw(), name.data(), name.size(), reinterpret_cast<const anim_property_options *>(&options), value.data(), value.size(), &property));
    return animcore::property(cell_, property);
}

inline animcore::outcome<animcore::property> stage::add_path(std::string_view name, const animcore::path &path) {
    anim_property property{};
    ANIMCORE_CHECK(anim_stage_add_path(raw(), name.data(), name.size(), path.raw(), &property));
    return animcore::property(cell_, property);
}

inline animcore::outcome<std::vector<animcore::property>> stage::add_scalars(animcore::span<const double> values) {
    std::vector<anim_property> properties(values.size());
    ANIMCORE_CHECK(anim_stage_add_scalars(raw(), values.data(), values.size(), properties.data()));
    return detail::objects<animcore::property>(cell_, properties);
}

inline animcore::outcome<animcore::property> stage::find_property(std::string_view name) const {
    anim_property property{};
    ANIMCORE_CHECK(anim_stage_find_property(raw(), name.data(), name.size(), &property));
    return animcore::property(cell_, property);
}

inline animcore::outcome<std::vector<animcore::property>> stage::list_properties() const {
    std::vector<anim_property> properties;
    std::size_t properties_length = 0;
    ANIMCORE_CHECK(anim_stage_list_properties(raw(), properties.data(), properties.size(), &properties_length));
    if (properties_length != 0) {
        properties.resize(properties_length);
        ANIMCORE_CHECK(anim_stage_list_properties(raw(), properties.data(), properties.size(), &properties_length));
        properties.resize(properties_length);
    }
    return detail::objects<animcore::property>(cell_, properties);
}

inline animcore::outcome<std::string> stage::name(std::int32_t name) const {
    std::string buffer;
    std::size_t buffer_length = 0;
    ANIMCORE_CHECK(anim_stage_get_name(raw(), name, buffer.data(), buffer.size(), &buffer_length));
    if (buffer_length != 0) {
        buffer.resize(buffer_length);
        ANIMCORE_CHECK(anim_stage_get_name(raw(), name, buffer.data(), buffer.size(), &buffer_length));
        buffer.resize(buffer_length);
    }
    return animcore::outcome<std::string>(std::move(buffer));
}

inline animcore::outcome<void> stage::set_value_many(animcore::span<const anim_property> properties, animcore::span<const double> values) {
    ANIMCORE_CHECK(anim_stage_set_value_many(raw(), properties.data(), properties.size(), values.data(), values.size()));
    return animcore::outcome<void>();
}

inline animcore::outcome<void> stage::value_many(animcore::span<const anim_property> properties, animcore::read what, animcore::span<double> values) const {
    ANIMCORE_CHECK(anim_stage_get_value_many(raw(), properties.data(), properties.size(), static_cast<anim_read>(what), values.data(), values.size()));
    return animcore::outcome<void>();
}

inline animcore::outcome<std::vector<animcore::property>> stage::take_changed() {
    std::vector<anim_property> properties;
    std::size_t properties_length = 0;
    do {
        const std::size_t begin = properties.size();
        properties.resize(begin + detail::batch);
        ANIMCORE_CHECK(anim_stage_take_changed(raw(), properties.data() + begin, detail::batch, &properties_length));
        properties.resize(begin + properties_length);
    } while (properties_length == detail::batch);
    return detail::objects<animcore::property>(cell_, properties);
}

inline animcore::outcome<animcore::transaction> stage::begin_transaction(animcore::option<animcore::motion> motion) {
    anim_transaction transaction{};
    ANIMCORE_CHECK(anim_stage_begin_transaction(raw(), reinterpret_cast<const anim_motion *>(motion.get()), &transaction));
    return animcore::transaction(cell_, transaction);
}

inline animcore::outcome<void> stage::set_reduced_motion(animcore::reduced_motion policy) {
    ANIMCORE_CHECK(anim_stage_set_reduced_motion(raw(), static_cast<anim_reduced_motion>(policy)));
    return animcore::outcome<void>();
}

inline animcore::outcome<animcore::animation_group> stage::add_group(animcore::option<animcore::animation_group_options> options) {
    anim_animation_group group{};
    ANIMCORE_CHECK(anim_stage_add_group(raw(), reinterpret_cast<const anim_animation_group_options *>(options.get()), &group));
    return animcore::animation_group(cell_, group);
}

inline animcore::outcome<animcore::property> stage::add_derived(std::string_view name, animcore::option<animcore::property_options> options, std::string_view text) {
    anim_property property{};
    ANIMCORE_CHECK(anim_stage_add_derived(raw(), name.data(), name.size(), reinterpret_cast<const anim_property_options *>(options.get()), text.data(), text.size(), &property));
    return animcore::property(cell_, property);
}

inline animcore::outcome<animcore::spring_bank> stage::add_bank(const animcore::spring &spring, animcore::span<const double> values, double threshold) {
    anim_spring_bank bank{};
    ANIMCORE_CHECK(anim_stage_add_bank(raw(), reinterpret_cast<const anim_spring *>(&spring), values.data(), values.size(), threshold, &bank));
    return animcore::spring_bank(cell_, bank);
}

inline animcore::outcome<void> stage::advance(double seconds) {
    ANIMCORE_CHECK(anim_stage_advance(raw(), seconds));
    return animcore::outcome<void>();
}

inline animcore::outcome<void> stage::advance_flicks(std::int64_t flicks) {
    ANIMCORE_CHECK(anim_stage_advance_flicks(raw(), flicks));
    return animcore::outcome<void>();
}

inline animcore::outcome<void> stage::set_paused(bool paused) {
    ANIMCORE_CHECK(anim_stage_set_paused(raw(), paused ? 1 : 0));
    return animcore::outcome<void>();
}

inline animcore::outcome<void> stage::set_time_scale(double scale) {
    ANIMCORE_CHECK(anim_stage_set_time_scale(raw(), scale));
    return animcore::outcome<void>();
}

inline animcore::outcome<void> stage::set_step_budget(std::uint32_t steps) {
    ANIMCORE_CHECK(anim_stage_set_step_budget(raw(), steps));
    return animcore::outcome<void>();
}

inline animcore::outcome<animcore::stage_info> stage::info() const {
    animcore::stage_info info{};
    ANIMCORE_CHECK(anim_stage_get_info(raw(), reinterpret_cast<anim_stage_info *>(&info)));
    return info;
}

inline animcore::outcome<std::vector<animcore::event>> stage::poll_events() {
    std::vector<animcore::event> events;
    std::size_t events_length = 0;
    do {
        const std::size_t begin = events.size();
        events.resize(begin + detail::batch);
        ANIMCORE_CHECK(anim_stage_poll_events(raw(), reinterpret_cast<anim_event *>(events.data() + begin), detail::batch, &events_length));
        events.resize(begin + events_length);
    } while (events_length == detail::batch);
    return animcore::outcome<std::vector<animcore::event>>(std::move(events));
}

template <class Function> inline animcore::outcome<void> stage::set_event_callback(Function &&callback) {
    using Kept = detail::kept<Function>;
    const bool is_none = detail::is_none(callback);
    std::unique_ptr<Kept> holder(is_none ? nullptr : new Kept(std::forward<Function>(callback)));
    ANIMCORE_CHECK(anim_stage_set_event_callback(raw(), is_none ? nullptr : &detail::anim_event_callback_of<Kept>::call, holder.release(), is_none ? nullptr : &detail::anim_event_callback_of<Kept>::release));
    return animcore::outcome<void>();
}

inline animcore::outcome<std::uint64_t> stage::hash() const {
    std::uint64_t hash{};
    ANIMCORE_CHECK(anim_stage_get_hash(raw(), &hash));
    return hash;
}

inline animcore::outcome<std::vector<std::uint8_t>> stage::snapshot() {
    std::vector<std::uint8_t> buffer;
    std::size_t buffer_length = 0;
    ANIMCORE_CHECK(anim_stage_snapshot(raw(), buffer.data(), buffer.size(), &buffer_length));
    if (buffer_length != 0) {
        buffer.resize(buffer_length);
        ANIMCORE_CHECK(anim_stage_snapshot(raw(), buffer.data(), buffer.size(), &buffer_length));
        buffer.resize(buffer_length);
    }
    return animcore::outcome<std::vector<std::uint8_t>>(std::move(buffer));
}

inline animcore::outcome<void> stage::restore(animcore::span<const std::uint8_t> bytes) {
    ANIMCORE_CHECK(anim_stage_restore(raw(), bytes.data(), bytes.size()));
    return animcore::outcome<void>();
}

inline animcore::outcome<std::uint64_t> stage::find_counterpart(std::uint64_t identifier) const {
    std::uint64_t counterpart{};
    ANIMCORE_CHECK(anim_stage_find_counterpart(raw(), identifier, &counterpart));
    return counterpart;
}

inline animcore::outcome<animcore::span<const double>> spring_bank_view::values() const {
    const double *values_address = nullptr;
    std::size_t values_length = 0;
    ANIMCORE_CHECK(anim_spring_bank_view_get_values(raw(), &values_address, &values_length));
    return animcore::span<const double>(values_address, values_length);
}

inline animcore::outcome<void> spring_bank_view::destroy() {
    ANIMCORE_CHECK(anim_spring_bank_view_destroy(raw()));
    forget();
    return animcore::outcome<void>();
}

inline animcore::outcome<animcore::document> document::load(std::string_view text, animcore::option<animcore::document_options> options) {
    anim_document *document_raw = nullptr;
    ANIMCORE_CHECK(anim_document_load(text.data(), text.size(), reinterpret_cast<const anim_document_options *>(options.get()), &document_raw));
    return animcore::document::adopt(document_raw);
}

inline animcore::outcome<animcore::document_warning_count_result> document::warning_count() const {
    std::uint32_t count{};
    std::uint64_t total{};
    ANIMCORE_CHECK(anim_document_get_warning_count(raw(), &count, &total));
    return animcore::document_warning_count_result{count, total};
}

inline animcore::outcome<animcore::document_warning> document::warning(std::uint32_t index) const {
    animcore::document_warning warning{};
    ANIMCORE_CHECK(anim_document_get_warning(raw(), index, reinterpret_cast<anim_document_warning *>(&warning)));
    return warning;
}

inline animcore::outcome<std::string> document::warning_text(std::uint32_t index, animcore::warning_text which) const {
    std::string buffer;
    std::size_t buffer_length = 0;
    ANIMCORE_CHECK(anim_document_get_warning_text(raw(), index, static_cast<anim_warning_text>(which), buffer.data(), buffer.size(), &buffer_length));
    if (buffer_length != 0) {
        buffer.resize(buffer_length);
        ANIMCORE_CHECK(anim_document_get_warning_text(raw(), index, static_cast<anim_warning_text>(which), buffer.data(), buffer.size(), &buffer_length));
        buffer.resize(buffer_length);
    }
    return animcore::outcome<std::string>(std::move(buffer));
}

inline animcore::outcome<void> document::destroy() {
    ANIMCORE_CHECK(anim_document_destroy(raw()));
    forget();
    return animcore::outcome<void>();
}

inline animcore::outcome<animcore::scene> scene::load(std::string_view text, animcore::option<animcore::scene_options> options) {
    anim_scene *scene_raw = nullptr;
    ANIMCORE_CHECK(anim_scene_load(text.data(), text.size(), reinterpret_cast<const anim_scene_options *>(options.get()), &scene_raw));
    return animcore::scene::adopt(scene_raw);
}

inline animcore::outcome<animcore::scene> scene::create(const animcore::document &document, animcore::option<animcore::scene_options> options) {
    anim_scene *scene_raw = nullptr;
    ANIMCORE_CHECK(anim_scene_create(document.raw(), reinterpret_cast<const anim_scene_options *>(options.get()), &scene_raw));
    return animcore::scene::adopt(scene_raw);
}

inline animcore::outcome<std::vector<std::string>> scene::reload(std::string_view text, animcore::option<animcore::scene_options> options) {
    std::string buffer(detail::cut, '\0');
    std::size_t buffer_length = 0;
    ANIMCORE_CHECK(anim_scene_reload(raw(), text.data(), text.size(), reinterpret_cast<const anim_scene_options *>(options.get()), buffer.data(), buffer.size(), &buffer_length));
    return detail::lines(buffer, buffer_length);
}

inline animcore::outcome<void> scene::destroy() {
    ANIMCORE_CHECK(anim_scene_destroy(raw()));
    forget();
    return animcore::outcome<void>();
}

inline animcore::outcome<void> scene::abandon_call() {
    ANIMCORE_CHECK(anim_scene_abandon_call(raw()));
    return animcore::outcome<void>();
}

inline animcore::outcome<animcore::stage> scene::stage() {
    anim_stage *stage_raw = nullptr;
    ANIMCORE_CHECK(anim_scene_get_stage(raw(), &stage_raw));
    return animcore::stage::borrow(stage_raw, borrowed_);
}

inline animcore::outcome<animcore::scene_info> scene::info() const {
    animcore::scene_info info{};
    ANIMCORE_CHECK(anim_scene_get_info(raw(), reinterpret_cast<anim_scene_info *>(&info)));
    return info;
}

inline animcore::outcome<void> scene::advance(double seconds) {
    ANIMCORE_CHECK(anim_scene_advance(raw(), seconds));
    return animcore::outcome<void>();
}

inline animcore::outcome<void> scene::advance_flicks(std::int64_t flicks) {
    ANIMCORE_CHECK(anim_scene_advance_flicks(raw(), flicks));
    return animcore::outcome<void>();
}

inline animcore::outcome<animcore::scene_advance_many_result> scene::advance_many(animcore::span<animcore::scene *const> scenes, double seconds, animcore::scene_change_flags wanted) {
    std::vector<anim_scene *> scenes_raw;
    scenes_raw.reserve(scenes.size());
    for (auto *each : scenes) {
        scenes_raw.push_back(each == nullptr ? nullptr : each->raw());
    }
    std::vector<animcore::scene_change> changes(scenes.size());
    std::size_t changed{};
    ANIMCORE_CHECK(anim_scene_advance_many(scenes_raw.data(), scenes.size(), seconds, static_cast<anim_scene_change_flags>(wanted), reinterpret_cast<anim_scene_change *>(changes.data()), &changed));
    changes.resize(changed);
    return animcore::scene_advance_many_result{std::move(changes), changed};
}

inline animcore::outcome<std::size_t> scene::advance_many(animcore::span<animcore::scene *const> scenes, double seconds, animcore::scene_change_flags wanted, animcore::span<animcore::scene_change> changes) {
    ANIMCORE_REQUIRE(changes.empty() || changes.size() == scenes.size(), "changes must have room for one result each");
    std::vector<anim_scene *> scenes_raw;
    scenes_raw.reserve(scenes.size());
    for (auto *each : scenes) {
        scenes_raw.push_back(each == nullptr ? nullptr : each->raw());
    }
    std::size_t changed{};
    ANIMCORE_CHECK(anim_scene_advance_many(scenes_raw.data(), scenes.size(), seconds, static_cast<anim_scene_change_flags>(wanted), reinterpret_cast<anim_scene_change *>(detail::address(changes)), &changed));
    return changed;
}

inline animcore::outcome<void> scene::send(std::string_view name) {
    ANIMCORE_CHECK(anim_scene_send(raw(), name.data(), name.size()));
    return animcore::outcome<void>();
}

inline animcore::outcome<animcore::input_info> scene::input_info(std::uint32_t index) const {
    animcore::input_info info{};
    ANIMCORE_CHECK(anim_scene_get_input_info(raw(), index, reinterpret_cast<anim_input_info *>(&info)));
    return info;
}

inline animcore::outcome<void> scene::set_number(std::string_view name, double value) {
    ANIMCORE_CHECK(anim_scene_set_number(raw(), name.data(), name.size(), value));
    return animcore::outcome<void>();
}

inline animcore::outcome<void> scene::set_boolean(std::string_view name, bool value) {
    ANIMCORE_CHECK(anim_scene_set_boolean(raw(), name.data(), name.size(), value ? 1 : 0));
    return animcore::outcome<void>();
}

inline animcore::outcome<void> scene::set_string(std::string_view name, std::string_view text) {
    ANIMCORE_CHECK(anim_scene_set_string(raw(), name.data(), name.size(), text.data(), text.size()));
    return animcore::outcome<void>();
}

inline animcore::outcome<void> scene::fire_trigger(std::string_view name) {
    ANIMCORE_CHECK(anim_scene_fire_trigger(raw(), name.data(), name.size()));
    return animcore::outcome<void>();
}

inline animcore::outcome<double> scene::number(std::string_view name) const {
    double value{};
    ANIMCORE_CHECK(anim_scene_get_number(raw(), name.data(), name.size(), &value));
    return value;
}

inline animcore::outcome<bool> scene::boolean(std::string_view name) const {
    anim_bool value{};
    ANIMCORE_CHECK(anim_scene_get_boolean(raw(), name.data(), name.size(), &value));
    return value != 0;
}

inline animcore::outcome<std::string> scene::string(std::string_view name) const {
    std::string buffer;
    std::size_t buffer_length = 0;
    ANIMCORE_CHECK(anim_scene_get_string(raw(), name.data(), name.size(), buffer.data(), buffer.size(), &buffer_length));
    if (buffer_length != 0) {
        buffer.resize(buffer_length);
        ANIMCORE_CHECK(anim_scene_get_string(raw(), name.data(), name.size(), buffer.data(), buffer.size(), &buffer_length));
        buffer.resize(buffer_length);
    }
    return animcore::outcome<std::string>(std::move(buffer));
}

inline animcore::outcome<std::string> scene::atomic_states() const {
    std::string buffer;
    std::size_t buffer_length = 0;
    ANIMCORE_CHECK(anim_scene_get_atomic_states(raw(), buffer.data(), buffer.size(), &buffer_length));
    if (buffer_length != 0) {
        buffer.resize(buffer_length);
        ANIMCORE_CHECK(anim_scene_get_atomic_states(raw(), buffer.data(), buffer.size(), &buffer_length));
        buffer.resize(buffer_length);
    }
    return animcore::outcome<std::string>(std::move(buffer));
}

inline animcore::outcome<bool> scene::is_in_state(std::string_view name) const {
    anim_bool active{};
    ANIMCORE_CHECK(anim_scene_is_in_state(raw(), name.data(), name.size(), &active));
    return active != 0;
}

inline animcore::outcome<void> scene::send_data(std::string_view name, animcore::span<const animcore::event_field> fields) {
    ANIMCORE_CHECK(anim_scene_send_data(raw(), name.data(), name.size(), reinterpret_cast<const anim_event_field *>(fields.data()), fields.size()));
    return animcore::outcome<void>();
}

inline animcore::outcome<animcore::event_value> scene::event_value(std::uint64_t data, std::uint32_t index) const {
    animcore::event_value value{};
    ANIMCORE_CHECK(anim_scene_get_event_value(raw(), data, index, reinterpret_cast<anim_event_value *>(&value)));
    return value;
}

inline animcore::outcome<std::string> scene::event_text(std::uint64_t data, std::uint32_t index) const {
    std::string buffer;
    std::size_t buffer_length = 0;
    ANIMCORE_CHECK(anim_scene_get_event_text(raw(), data, index, buffer.data(), buffer.size(), &buffer_length));
    if (buffer_length != 0) {
        buffer.resize(buffer_length);
        ANIMCORE_CHECK(anim_scene_get_event_text(raw(), data, index, buffer.data(), buffer.size(), &buffer_length));
        buffer.resize(buffer_length);
    }
    return animcore::outcome<std::string>(std::move(buffer));
}

inline animcore::outcome<std::string> scene::configuration() const {
    std::string buffer;
    std::size_t buffer_length = 0;
    ANIMCORE_CHECK(anim_scene_get_configuration(raw(), buffer.data(), buffer.size(), &buffer_length));
    if (buffer_length != 0) {
        buffer.resize(buffer_length);
        ANIMCORE_CHECK(anim_scene_get_configuration(raw(), buffer.data(), buffer.size(), &buffer_length));
        buffer.resize(buffer_length);
    }
    return animcore::outcome<std::string>(std::move(buffer));
}

inline animcore::outcome<bool> scene::is_done() const {
    anim_bool done{};
    ANIMCORE_CHECK(anim_scene_is_done(raw(), &done));
    return done != 0;
}

inline animcore::outcome<std::uint32_t> scene::state_count() const {
    std::uint32_t count{};
    ANIMCORE_CHECK(anim_scene_get_state_count(raw(), &count));
    return count;
}

inline animcore::outcome<animcore::machine_state_info> scene::state_info(std::uint32_t index) const {
    animcore::machine_state_info info{};
    ANIMCORE_CHECK(anim_scene_get_state_info(raw(), index, reinterpret_cast<anim_machine_state_info *>(&info)));
    return info;
}

inline animcore::outcome<std::uint64_t> scene::hash() const {
    std::uint64_t hash{};
    ANIMCORE_CHECK(anim_scene_get_hash(raw(), &hash));
    return hash;
}

inline animcore::outcome<animcore::list_info> scene::list_info(std::uint32_t index) const {
    animcore::list_info info{};
    ANIMCORE_CHECK(anim_scene_get_list_info(raw(), index, reinterpret_cast<anim_list_info *>(&info)));
    return info;
}

inline animcore::outcome<std::uint32_t> scene::find_list(std::string_view name) const {
    std::uint32_t list{};
    ANIMCORE_CHECK(anim_scene_find_list(raw(), name.data(), name.size(), &list));
    return list;
}

inline animcore::outcome<animcore::item_info> scene::item_info(std::uint32_t list, std::uint32_t index) const {
    animcore::item_info info{};
    ANIMCORE_CHECK(anim_scene_get_item_info(raw(), list, index, reinterpret_cast<anim_item_info *>(&info)));
    return info;
}

inline animcore::outcome<std::string> scene::item_key(std::uint32_t list, std::uint32_t index) const {
    std::string buffer;
    std::size_t buffer_length = 0;
    ANIMCORE_CHECK(anim_scene_get_item_key(raw(), list, index, buffer.data(), buffer.size(), &buffer_length));
    if (buffer_length != 0) {
        buffer.resize(buffer_length);
        ANIMCORE_CHECK(anim_scene_get_item_key(raw(), list, index, buffer.data(), buffer.size(), &buffer_length));
        buffer.resize(buffer_length);
    }
    return animcore::outcome<std::string>(std::move(buffer));
}

inline animcore::outcome<std::uint32_t> scene::find_item(std::uint32_t list, std::string_view key) const {
    std::uint32_t index{};
    ANIMCORE_CHECK(anim_scene_find_item(raw(), list, key.data(), key.size(), &index));
    return index;
}

inline animcore::outcome<std::uint32_t> scene::append_item(std::uint32_t list, std::uint32_t index, std::string_view key, animcore::span<const animcore::event_field> fields) {
    std::uint32_t number{};
    ANIMCORE_CHECK(anim_scene_append_item(raw(), list, index, key.data(), key.size(), reinterpret_cast<const anim_event_field *>(fields.data()), fields.size(), &number));
    return number;
}

inline animcore::outcome<void> scene::remove_item(std::uint32_t list, std::string_view key) {
    ANIMCORE_CHECK(anim_scene_remove_item(raw(), list, key.data(), key.size()));
    return animcore::outcome<void>();
}

inline animcore::outcome<void> scene::clear_list(std::uint32_t list) {
    ANIMCORE_CHECK(anim_scene_clear_list(raw(), list));
    return animcore::outcome<void>();
}

inline animcore::outcome<void> scene::move_item(std::uint32_t list, std::string_view key, std::uint32_t index) {
    ANIMCORE_CHECK(anim_scene_move_item(raw(), list, key.data(), key.size(), index));
    return animcore::outcome<void>();
}

inline animcore::outcome<void> scene::update_item(std::uint32_t list, std::string_view key, animcore::span<const animcore::event_field> fields) {
    ANIMCORE_CHECK(anim_scene_update_item(raw(), list, key.data(), key.size(), reinterpret_cast<const anim_event_field *>(fields.data()), fields.size()));
    return animcore::outcome<void>();
}

inline animcore::outcome<void> scene::send_pointer(animcore::pointer_action kind, std::int32_t pointer, double x, double y) {
    ANIMCORE_CHECK(anim_scene_send_pointer(raw(), static_cast<anim_pointer_action>(kind), pointer, x, y));
    return animcore::outcome<void>();
}

inline animcore::outcome<bool> scene::send_wheel(double x, double y, double dx, double dy) {
    anim_bool used{};
    ANIMCORE_CHECK(anim_scene_send_wheel(raw(), x, y, dx, dy, &used));
    return used != 0;
}

inline animcore::outcome<void> scene::capture_pointer(std::int32_t pointer, std::string_view region) {
    ANIMCORE_CHECK(anim_scene_capture_pointer(raw(), pointer, region.data(), region.size()));
    return animcore::outcome<void>();
}

inline animcore::outcome<void> scene::release_pointer(std::int32_t pointer) {
    ANIMCORE_CHECK(anim_scene_release_pointer(raw(), pointer));
    return animcore::outcome<void>();
}

inline animcore::outcome<bool> scene::send_key(animcore::key_action action, animcore::key key, animcore::modifier_flags modifiers) {
    anim_bool used{};
    ANIMCORE_CHECK(anim_scene_send_key(raw(), static_cast<anim_key_action>(action), static_cast<anim_key>(key), static_cast<anim_modifier_flags>(modifiers), &used));
    return used != 0;
}

inline animcore::outcome<void> scene::set_focus(std::string_view name) {
    ANIMCORE_CHECK(anim_scene_set_focus(raw(), name.data(), name.size()));
    return animcore::outcome<void>();
}

inline animcore::outcome<std::string> scene::focus() const {
    std::string buffer;
    std::size_t buffer_length = 0;
    ANIMCORE_CHECK(anim_scene_get_focus(raw(), buffer.data(), buffer.size(), &buffer_length));
    if (buffer_length != 0) {
        buffer.resize(buffer_length);
        ANIMCORE_CHECK(anim_scene_get_focus(raw(), buffer.data(), buffer.size(), &buffer_length));
        buffer.resize(buffer_length);
    }
    return animcore::outcome<std::string>(std::move(buffer));
}

inline animcore::outcome<std::int32_t> scene::hit_test(double x, double y) {
    std::int32_t node{};
    ANIMCORE_CHECK(anim_scene_hit_test(raw(), x, y, &node));
    return node;
}

inline animcore::outcome<std::int32_t> scene::hit_test_region(double x, double y) {
    std::int32_t region{};
    ANIMCORE_CHECK(anim_scene_hit_test_region(raw(), x, y, &region));
    return region;
}

inline animcore::outcome<animcore::region_info> scene::region_info(std::uint32_t index) {
    animcore::region_info info{};
    ANIMCORE_CHECK(anim_scene_get_region_info(raw(), index, reinterpret_cast<anim_region_info *>(&info)));
    return info;
}

inline animcore::outcome<animcore::scene_accessibility_info_result> scene::accessibility_info() {
    std::uint32_t count{};
    std::uint64_t revision{};
    ANIMCORE_CHECK(anim_scene_get_accessibility_info(raw(), &count, &revision));
    return animcore::scene_accessibility_info_result{count, revision};
}

inline animcore::outcome<animcore::accessibility_element> scene::accessibility(std::uint32_t index) {
    animcore::accessibility_element accessibility{};
    ANIMCORE_CHECK(anim_scene_get_accessibility(raw(), index, reinterpret_cast<anim_accessibility_element *>(&accessibility)));
    return accessibility;
}

inline animcore::outcome<std::string> scene::accessibility_text(std::uint32_t index, animcore::accessibility_text which) {
    std::string buffer;
    std::size_t buffer_length = 0;
    ANIMCORE_CHECK(anim_scene_get_accessibility_text(raw(), index, static_cast<anim_accessibility_text>(which), buffer.data(), buffer.size(), &buffer_length));
    if (buffer_length != 0) {
        buffer.resize(buffer_length);
        ANIMCORE_CHECK(anim_scene_get_accessibility_text(raw(), index, static_cast<anim_accessibility_text>(which), buffer.data(), buffer.size(), &buffer_length));
        buffer.resize(buffer_length);
    }
    return animcore::outcome<std::string>(std::move(buffer));
}

inline animcore::outcome<animcore::span<const animcore::draw_command>> scene::display_commands() {
    const animcore::draw_command *commands_address = nullptr;
    std::size_t commands_length = 0;
    ANIMCORE_CHECK(anim_scene_get_display_commands(raw(), reinterpret_cast<const anim_draw_command **>(&commands_address), &commands_length));
    return animcore::span<const animcore::draw_command>(commands_address, commands_length);
}

inline animcore::outcome<animcore::display> scene::display() {
    animcore::display display{};
    ANIMCORE_CHECK(anim_scene_get_display(raw(), reinterpret_cast<anim_display *>(&display)));
    return display;
}

inline animcore::outcome<std::uint64_t> scene::display_revision() {
    std::uint64_t revision{};
    ANIMCORE_CHECK(anim_scene_get_display_revision(raw(), &revision));
    return revision;
}

inline animcore::outcome<animcore::rectangle> scene::display_damage(std::uint64_t since) {
    animcore::rectangle rectangle{};
    ANIMCORE_CHECK(anim_scene_get_display_damage(raw(), since, reinterpret_cast<anim_rectangle *>(&rectangle)));
    return rectangle;
}

inline animcore::outcome<std::string> scene::svg(animcore::option<std::array<double, 4>> background) {
    std::string buffer;
    std::size_t buffer_length = 0;
    ANIMCORE_CHECK(anim_scene_get_svg(raw(), background ? background->data() : nullptr, buffer.data(), buffer.size(), &buffer_length));
    if (buffer_length != 0) {
        buffer.resize(buffer_length);
        ANIMCORE_CHECK(anim_scene_get_svg(raw(), background ? background->data() : nullptr, buffer.data(), buffer.size(), &buffer_length));
        buffer.resize(buffer_length);
    }
    return animcore::outcome<std::string>(std::move(buffer));
}

inline animcore::outcome<std::vector<std::uint8_t>> scene::snapshot() {
    std::vector<std::uint8_t> buffer;
    std::size_t buffer_length = 0;
    ANIMCORE_CHECK(anim_scene_snapshot(raw(), buffer.data(), buffer.size(), &buffer_length));
    if (buffer_length != 0) {
        buffer.resize(buffer_length);
        ANIMCORE_CHECK(anim_scene_snapshot(raw(), buffer.data(), buffer.size(), &buffer_length));
        buffer.resize(buffer_length);
    }
    return animcore::outcome<std::vector<std::uint8_t>>(std::move(buffer));
}

inline animcore::outcome<void> scene::restore(animcore::span<const std::uint8_t> bytes) {
    ANIMCORE_CHECK(anim_scene_restore(raw(), bytes.data(), bytes.size()));
    return animcore::outcome<void>();
}

inline animcore::outcome<std::vector<std::string>> scene::restore_edition(animcore::span<const std::uint8_t> bytes, const animcore::document &document, std::string_view text, animcore::option<animcore::scene_options> options) {
    std::string buffer(detail::cut, '\0');
    std::size_t buffer_length = 0;
    ANIMCORE_CHECK(anim_scene_restore_edition(raw(), bytes.data(), bytes.size(), document.raw(), text.data(), text.size(), reinterpret_cast<const anim_scene_options *>(options.get()), buffer.data(), buffer.size(), &buffer_length));
    return detail::lines(buffer, buffer_length);
}

inline animcore::outcome<void> scene::apply_step(const animcore::trace &trace, std::size_t index) {
    ANIMCORE_CHECK(anim_scene_apply_step(raw(), trace.raw(), index));
    return animcore::outcome<void>();
}

inline animcore::outcome<void> scene::play(const animcore::trace &trace, std::int64_t time, std::size_t &next_step) {
    ANIMCORE_CHECK(anim_scene_play(raw(), trace.raw(), time, &next_step));
    return animcore::outcome<void>();
}

inline animcore::outcome<animcore::trace> trace::load(std::string_view text) {
    anim_trace *trace_raw = nullptr;
    ANIMCORE_CHECK(anim_trace_load(text.data(), text.size(), &trace_raw));
    return animcore::trace::adopt(trace_raw);
}

inline animcore::outcome<void> trace::destroy() {
    ANIMCORE_CHECK(anim_trace_destroy(raw()));
    forget();
    return animcore::outcome<void>();
}

inline animcore::outcome<animcore::trace_info> trace::info() const {
    animcore::trace_info info{};
    ANIMCORE_CHECK(anim_trace_get_info(raw(), reinterpret_cast<anim_trace_info *>(&info)));
    return info;
}

inline animcore::outcome<std::string> trace::parameters() const {
    std::string buffer;
    std::size_t buffer_length = 0;
    ANIMCORE_CHECK(anim_trace_get_parameters(raw(), buffer.data(), buffer.size(), &buffer_length));
    if (buffer_length != 0) {
        buffer.resize(buffer_length);
        ANIMCORE_CHECK(anim_trace_get_parameters(raw(), buffer.data(), buffer.size(), &buffer_length));
        buffer.resize(buffer_length);
    }
    return animcore::outcome<std::string>(std::move(buffer));
}

inline animcore::outcome<std::int64_t> trace::step_time(std::size_t index) const {
    std::int64_t time{};
    ANIMCORE_CHECK(anim_trace_get_step_time(raw(), index, &time));
    return time;
}

inline animcore::outcome<void> property::set_path(const animcore::path &path) const {
    ANIMCORE_CHECK(anim_stage_set_path(stage_ ? stage_->raw : nullptr, id_, path.raw()));
    return animcore::outcome<void>();
}

inline animcore::outcome<animcore::transaction> property::spring_to_path(const animcore::path &path, animcore::span<const double> velocity, const animcore::spring &spring) const {
    anim_transaction transaction{};
    ANIMCORE_CHECK(anim_stage_spring_to_path(stage_ ? stage_->raw : nullptr, id_, path.raw(), detail::address(velocity), velocity.size(), reinterpret_cast<const anim_spring *>(&spring), &transaction));
    return animcore::transaction(stage_, transaction);
}

inline animcore::outcome<animcore::transaction> property::curve_to_path(const animcore::path &path, const animcore::cubic_bezier &curve, double duration) const {
    anim_transaction transaction{};
    ANIMCORE_CHECK(anim_stage_curve_to_path(stage_ ? stage_->raw : nullptr, id_, path.raw(), reinterpret_cast<const anim_cubic_bezier *>(&curve), duration, &transaction));
    return animcore::transaction(stage_, transaction);
}

inline animcore::outcome<animcore::path> property::path(animcore::read what) const {
    anim_path *path_new = nullptr;
    ANIMCORE_CHECK(anim_path_create(&path_new));
    animcore::path path = animcore::path::adopt(path_new);
    ANIMCORE_CHECK(anim_stage_get_path(stage_ ? stage_->raw : nullptr, id_, static_cast<anim_read>(what), path.raw()));
    return animcore::outcome<animcore::path>(std::move(path));
}

inline animcore::outcome<void> property::remove() const {
    ANIMCORE_CHECK(anim_stage_remove_property(stage_ ? stage_->raw : nullptr, id_));
    return animcore::outcome<void>();
}

inline animcore::outcome<animcore::property_info> property::info() const {
    animcore::property_info info{};
    ANIMCORE_CHECK(anim_stage_get_property_info(stage_ ? stage_->raw : nullptr, id_, reinterpret_cast<anim_property_info *>(&info)));
    return info;
}

inline animcore::outcome<void> property::set_threshold(double threshold) const {
    ANIMCORE_CHECK(anim_stage_set_threshold(stage_ ? stage_->raw : nullptr, id_, threshold));
    return animcore::outcome<void>();
}

inline animcore::outcome<void> property::set_value(animcore::span<const double> value) const {
    ANIMCORE_CHECK(anim_stage_set_value(stage_ ? stage_->raw : nullptr, id_, value.data(), value.size()));
    return animcore::outcome<void>();
}

inline animcore::outcome<animcore::transaction> property::spring_to(animcore::span<const double> value, animcore::span<const double> velocity, const animcore::spring &spring) const {
    ANIMCORE_REQUIRE(velocity.empty() || velocity.size() == value.size(), "velocity must be as long as value");
    anim_transaction transaction{};
    ANIMCORE_CHECK(anim_stage_spring_to(stage_ ? stage_->raw : nullptr, id_, value.data(), detail::address(velocity), value.size(), reinterpret_cast<const anim_spring *>(&spring), &transaction));
    return animcore::transaction(stage_, transaction);
}

inline animcore::outcome<animcore::transaction> property::curve_to(animcore::span<const double> value, const animcore::cubic_bezier &curve, double duration) const {
    anim_transaction transaction{};
    ANIMCORE_CHECK(anim_stage_curve_to(stage_ ? stage_->raw : nullptr, id_, value.data(), value.size(), reinterpret_cast<const anim_cubic_bezier *>(&curve), duration, &transaction));
    return animcore::transaction(stage_, transaction);
}

inline animcore::outcome<void> property::value(animcore::read what, animcore::span<double> value) const {
    ANIMCORE_CHECK(anim_stage_get_value(stage_ ? stage_->raw : nullptr, id_, static_cast<anim_read>(what), value.data(), value.size()));
    return animcore::outcome<void>();
}

inline animcore::outcome<void> property::set_action(animcore::action action, animcore::option<animcore::motion> motion) const {
    ANIMCORE_CHECK(anim_stage_set_action(stage_ ? stage_->raw : nullptr, id_, static_cast<anim_action>(action), reinterpret_cast<const anim_motion *>(motion.get())));
    return animcore::outcome<void>();
}

inline animcore::outcome<animcore::animation> property::animate(const animcore::animation_options &options) const {
    anim_animation animation{};
    ANIMCORE_CHECK(anim_stage_animate(stage_ ? stage_->raw : nullptr, id_, reinterpret_cast<const anim_animation_options *>(&options), &animation));
    return animcore::animation(stage_, animation);
}

inline animcore::outcome<animcore::animation> property::animate_path(const animcore::animation_options &options, animcore::option<animcore::path> from, animcore::option<animcore::path> to) const {
    anim_animation animation{};
    ANIMCORE_CHECK(anim_stage_animate_path(stage_ ? stage_->raw : nullptr, id_, reinterpret_cast<const anim_animation_options *>(&options), from ? from->raw() : nullptr, to ? to->raw() : nullptr, &animation));
    return animcore::animation(stage_, animation);
}

inline animcore::outcome<void> property::set_path_turns(bool turns) const {
    ANIMCORE_CHECK(anim_stage_set_path_turns(stage_ ? stage_->raw : nullptr, id_, turns ? 1 : 0));
    return animcore::outcome<void>();
}

inline animcore::outcome<bool> property::path_turns() const {
    anim_bool turns{};
    ANIMCORE_CHECK(anim_stage_get_path_turns(stage_ ? stage_->raw : nullptr, id_, &turns));
    return turns != 0;
}

inline animcore::outcome<void> property::set_path_paint(animcore::morph_paint paint) const {
    ANIMCORE_CHECK(anim_stage_set_path_paint(stage_ ? stage_->raw : nullptr, id_, static_cast<anim_morph_paint>(paint)));
    return animcore::outcome<void>();
}

inline animcore::outcome<animcore::morph_paint> property::path_paint() const {
    animcore::morph_paint paint{};
    ANIMCORE_CHECK(anim_stage_get_path_paint(stage_ ? stage_->raw : nullptr, id_, reinterpret_cast<anim_morph_paint *>(&paint)));
    return paint;
}

inline animcore::outcome<void> property::remove_all_animations() const {
    ANIMCORE_CHECK(anim_stage_remove_all_animations(stage_ ? stage_->raw : nullptr, id_));
    return animcore::outcome<void>();
}

inline animcore::outcome<void> property::hold() const {
    ANIMCORE_CHECK(anim_stage_hold(stage_ ? stage_->raw : nullptr, id_));
    return animcore::outcome<void>();
}

inline animcore::outcome<void> property::set_expression(std::string_view text) const {
    ANIMCORE_CHECK(anim_stage_set_expression(stage_ ? stage_->raw : nullptr, id_, text.data(), text.size()));
    return animcore::outcome<void>();
}

inline animcore::outcome<std::string> property::expression() const {
    std::string buffer;
    std::size_t buffer_length = 0;
    ANIMCORE_CHECK(anim_stage_get_expression(stage_ ? stage_->raw : nullptr, id_, buffer.data(), buffer.size(), &buffer_length));
    if (buffer_length != 0) {
        buffer.resize(buffer_length);
        ANIMCORE_CHECK(anim_stage_get_expression(stage_ ? stage_->raw : nullptr, id_, buffer.data(), buffer.size(), &buffer_length));
        buffer.resize(buffer_length);
    }
    return animcore::outcome<std::string>(std::move(buffer));
}

template <class Function> inline animcore::outcome<void> property::observe(Function &&callback) const {
    using Kept = detail::kept<Function>;
    const bool is_none = detail::is_none(callback);
    std::unique_ptr<Kept> holder(is_none ? nullptr : new Kept(std::forward<Function>(callback)));
    ANIMCORE_CHECK(anim_stage_observe(stage_ ? stage_->raw : nullptr, id_, is_none ? nullptr : &detail::anim_property_callback_of<Kept>::call, holder.release(), is_none ? nullptr : &detail::anim_property_callback_of<Kept>::release));
    return animcore::outcome<void>();
}

inline animcore::outcome<void> transaction::commit() const {
    ANIMCORE_CHECK(anim_stage_commit_transaction(stage_ ? stage_->raw : nullptr, id_));
    return animcore::outcome<void>();
}

inline animcore::outcome<void> animation::remove() const {
    ANIMCORE_CHECK(anim_stage_remove_animation(stage_ ? stage_->raw : nullptr, id_));
    return animcore::outcome<void>();
}

inline animcore::outcome<void> animation_group::remove() const {
    ANIMCORE_CHECK(anim_stage_remove_group(stage_ ? stage_->raw : nullptr, id_));
    return animcore::outcome<void>();
}

inline animcore::outcome<double> animation_group::time() const {
    double seconds{};
    ANIMCORE_CHECK(anim_animation_group_get_time(stage_ ? stage_->raw : nullptr, id_, &seconds));
    return seconds;
}

inline animcore::outcome<void> animation_group::set_speed(double speed) const {
    ANIMCORE_CHECK(anim_animation_group_set_speed(stage_ ? stage_->raw : nullptr, id_, speed));
    return animcore::outcome<void>();
}

inline animcore::outcome<void> animation_group::set_paused(bool paused) const {
    ANIMCORE_CHECK(anim_animation_group_set_paused(stage_ ? stage_->raw : nullptr, id_, paused ? 1 : 0));
    return animcore::outcome<void>();
}

inline animcore::outcome<void> animation_group::seek(double seconds) const {
    ANIMCORE_CHECK(anim_animation_group_seek(stage_ ? stage_->raw : nullptr, id_, seconds));
    return animcore::outcome<void>();
}

inline animcore::outcome<double> animation_group::fraction() const {
    double fraction{};
    ANIMCORE_CHECK(anim_animator_get_fraction(stage_ ? stage_->raw : nullptr, id_, &fraction));
    return fraction;
}

inline animcore::outcome<void> animation_group::set_fraction(double fraction) const {
    ANIMCORE_CHECK(anim_animator_set_fraction(stage_ ? stage_->raw : nullptr, id_, fraction));
    return animcore::outcome<void>();
}

inline animcore::outcome<void> animation_group::pause() const {
    ANIMCORE_CHECK(anim_animator_pause(stage_ ? stage_->raw : nullptr, id_));
    return animcore::outcome<void>();
}

inline animcore::outcome<void> animation_group::run(bool reversed, animcore::option<animcore::motion> motion, double duration_factor, double velocity) const {
    ANIMCORE_CHECK(anim_animator_run(stage_ ? stage_->raw : nullptr, id_, reversed ? 1 : 0, reinterpret_cast<const anim_motion *>(motion.get()), duration_factor, velocity));
    return animcore::outcome<void>();
}

inline animcore::outcome<void> animation_group::stop(animcore::animator_position position) const {
    ANIMCORE_CHECK(anim_animator_stop(stage_ ? stage_->raw : nullptr, id_, static_cast<anim_animator_position>(position)));
    return animcore::outcome<void>();
}

inline animcore::outcome<void> spring_bank::remove() const {
    ANIMCORE_CHECK(anim_stage_remove_bank(stage_ ? stage_->raw : nullptr, id_));
    return animcore::outcome<void>();
}

inline animcore::outcome<void> spring_bank::retarget(animcore::span<const std::uint32_t> indices, animcore::span<const double> targets) const {
    ANIMCORE_REQUIRE(indices.empty() || indices.size() == targets.size(), "indices must be as long as targets");
    ANIMCORE_CHECK(anim_spring_bank_retarget(stage_ ? stage_->raw : nullptr, id_, detail::address(indices), targets.data(), targets.size()));
    return animcore::outcome<void>();
}

inline animcore::outcome<void> spring_bank::set_values(animcore::span<const std::uint32_t> indices, animcore::span<const double> values) const {
    ANIMCORE_REQUIRE(indices.empty() || indices.size() == values.size(), "indices must be as long as values");
    ANIMCORE_CHECK(anim_spring_bank_set_values(stage_ ? stage_->raw : nullptr, id_, detail::address(indices), values.data(), values.size()));
    return animcore::outcome<void>();
}

inline animcore::outcome<animcore::span<const double>> spring_bank::values() const {
    const double *values_address = nullptr;
    std::size_t values_length = 0;
    ANIMCORE_CHECK(anim_spring_bank_get_values(stage_ ? stage_->raw : nullptr, id_, &values_address, &values_length));
    return animcore::span<const double>(values_address, values_length);
}

inline animcore::outcome<animcore::spring_bank_view> spring_bank::view_create() const {
    anim_spring_bank_view *view_raw = nullptr;
    ANIMCORE_CHECK(anim_spring_bank_view_create(stage_ ? stage_->raw : nullptr, id_, &view_raw));
    return animcore::spring_bank_view::adopt(view_raw);
}

inline animcore::outcome<void> spring_bank::velocities(animcore::span<double> velocities) const {
    ANIMCORE_CHECK(anim_spring_bank_get_velocities(stage_ ? stage_->raw : nullptr, id_, velocities.data(), velocities.size()));
    return animcore::outcome<void>();
}

inline animcore::outcome<animcore::spring_bank_counts_result> spring_bank::counts() const {
    std::size_t moving{};
    std::size_t settled{};
    ANIMCORE_CHECK(anim_spring_bank_get_counts(stage_ ? stage_->raw : nullptr, id_, &moving, &settled));
    return animcore::spring_bank_counts_result{moving, settled};
}

inline animcore::outcome<std::vector<std::uint32_t>> spring_bank::take_settled() const {
    std::vector<std::uint32_t> indices;
    std::size_t indices_length = 0;
    do {
        const std::size_t begin = indices.size();
        indices.resize(begin + detail::batch);
        ANIMCORE_CHECK(anim_spring_bank_take_settled(stage_ ? stage_->raw : nullptr, id_, indices.data() + begin, detail::batch, &indices_length));
        indices.resize(begin + indices_length);
    } while (indices_length == detail::batch);
    return animcore::outcome<std::vector<std::uint32_t>>(std::move(indices));
}

inline std::uint32_t version() {
    return static_cast<std::uint32_t>(anim_version());
}

inline animcore::component_flags components() {
    return static_cast<animcore::component_flags>(anim_components());
}

inline std::string_view status_name(animcore::status status) {
    return static_cast<std::string_view>(anim_status_name(static_cast<anim_status>(status)));
}

inline std::string_view last_error_message() {
    return static_cast<std::string_view>(anim_last_error_message());
}

inline animcore::last_error_place_result last_error_place() {
    std::int32_t line{};
    std::int32_t column{};
    anim_last_error_place(&line, &column);
    return animcore::last_error_place_result{line, column};
}

inline std::string_view last_error_pointer() {
    return static_cast<std::string_view>(anim_last_error_pointer());
}

inline animcore::outcome<void> set_allocator(anim_allocate_callback allocate, anim_release_callback release, void *context) {
    ANIMCORE_CHECK(anim_set_allocator(allocate, release, context));
    return animcore::outcome<void>();
}

inline animcore::outcome<std::int64_t> flicks_from_seconds(double seconds) {
    std::int64_t flicks{};
    ANIMCORE_CHECK(anim_flicks_from_seconds(seconds, &flicks));
    return flicks;
}

inline double flicks_to_seconds(std::int64_t flicks) {
    return static_cast<double>(anim_flicks_to_seconds(flicks));
}

inline animcore::outcome<std::vector<double>> math_evaluate(animcore::math_function function, animcore::span<const double> x, animcore::span<const double> y) {
    ANIMCORE_REQUIRE(y.empty() || y.size() == x.size(), "y must be as long as x");
    std::vector<double> results(x.size());
    ANIMCORE_CHECK(anim_math_evaluate(static_cast<anim_math_function>(function), x.data(), detail::address(y), x.size(), results.data()));
    return animcore::outcome<std::vector<double>>(std::move(results));
}

inline animcore::outcome<void> math_evaluate(animcore::math_function function, animcore::span<const double> x, animcore::span<const double> y, animcore::span<double> results) {
    ANIMCORE_REQUIRE(y.empty() || y.size() == x.size(), "y must be as long as x");
    ANIMCORE_REQUIRE(results.size() == x.size(), "results must have room for one result each");
    ANIMCORE_CHECK(anim_math_evaluate(static_cast<anim_math_function>(function), x.data(), detail::address(y), x.size(), results.data()));
    return animcore::outcome<void>();
}

inline animcore::outcome<std::vector<double>> color_convert(animcore::color_space from_space, animcore::color_space to_space, animcore::span<const double> colors) {
    ANIMCORE_REQUIRE(colors.size() % 4 == 0, "colors must have 4 numbers in each row");
    std::vector<double> results((colors.size() / 4) * 4);
    ANIMCORE_CHECK(anim_color_convert(static_cast<anim_color_space>(from_space), static_cast<anim_color_space>(to_space), colors.data(), colors.size() / 4, results.data()));
    return animcore::outcome<std::vector<double>>(std::move(results));
}

inline animcore::outcome<void> color_convert(animcore::color_space from_space, animcore::color_space to_space, animcore::span<const double> colors, animcore::span<double> results) {
    ANIMCORE_REQUIRE(colors.size() % 4 == 0, "colors must have 4 numbers in each row");
    ANIMCORE_REQUIRE(results.size() == (colors.size() / 4) * 4, "results must have room for one result each");
    ANIMCORE_CHECK(anim_color_convert(static_cast<anim_color_space>(from_space), static_cast<anim_color_space>(to_space), colors.data(), colors.size() / 4, results.data()));
    return animcore::outcome<void>();
}

inline animcore::outcome<std::array<double, 4>> color_interpolate(const animcore::color_interpolation &interpolation, const std::array<double, 4> &from, const std::array<double, 4> &to, double progress) {
    std::array<double, 4> result{};
    ANIMCORE_CHECK(anim_color_interpolate(reinterpret_cast<const anim_color_interpolation *>(&interpolation), from.data(), to.data(), progress, result.data()));
    return result;
}

inline animcore::outcome<std::vector<double>> color_interpolate_many(const animcore::color_interpolation &interpolation, const std::array<double, 4> &from, const std::array<double, 4> &to, animcore::span<const double> progresses) {
    std::vector<double> results((progresses.size()) * 4);
    ANIMCORE_CHECK(anim_color_interpolate_many(reinterpret_cast<const anim_color_interpolation *>(&interpolation), from.data(), to.data(), progresses.data(), progresses.size(), results.data()));
    return animcore::outcome<std::vector<double>>(std::move(results));
}

inline animcore::outcome<void> color_interpolate_many(const animcore::color_interpolation &interpolation, const std::array<double, 4> &from, const std::array<double, 4> &to, animcore::span<const double> progresses, animcore::span<double> results) {
    ANIMCORE_REQUIRE(results.size() == (progresses.size()) * 4, "results must have room for one result each");
    ANIMCORE_CHECK(anim_color_interpolate_many(reinterpret_cast<const anim_color_interpolation *>(&interpolation), from.data(), to.data(), progresses.data(), progresses.size(), results.data()));
    return animcore::outcome<void>();
}

} // namespace ANIMCORE_MODE
} // namespace animcore

#endif
