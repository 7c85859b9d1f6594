// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py cpp. Do not edit.
#ifndef ANIMCORE_DETAIL_STRUCTURES_HPP
#define ANIMCORE_DETAIL_STRUCTURES_HPP

#include "constants.hpp"

namespace animcore {
inline namespace ANIMCORE_MODE {

class easing;
class keyframes;
class velocity_estimator;
class path;
class path_collection;
class morph;
class expression;
class stage;
class spring_bank_view;
class document;
class scene;
class trace;
class property;
class transaction;
class animation;
class animation_group;
class spring_bank;
struct point;
struct rectangle;
struct transform;
struct spring;
struct spring_evaluate_result;
struct spring_evaluate_many_result;
struct spring_describe_result;
struct spring_blend_evaluate_result;
struct spring_blend_evaluate_many_result;
struct spring_animate_many_result;
struct spring_animate_many_float_result;
struct prepared_spring;
struct prepared_spring_evaluate_result;
struct cubic_bezier;
struct keyframe_options;
struct keyframe;
struct keyframes_info;
struct media_timing;
struct media_timing_interval_result;
struct media_sample;
struct web_timing;
struct web_timing_interval_result;
struct web_sample;
struct decay;
struct decay_evaluate_result;
struct decay_animate_many_result;
struct decay_predict_result;
struct rubber_band;
struct color_interpolation;
struct transform_parts;
struct path_parsing;
struct path_format;
struct path_location;
struct path_trim_options;
struct subpath;
struct stroke_style;
struct morph_pair;
struct morph_options;
struct event;
struct stage_options;
struct property_options;
struct property_info;
struct motion;
struct animation_options;
struct animation_group_options;
struct stage_info;
struct document_options;
struct document_warning;
struct scene_options;
struct scene_info;
struct scene_change;
struct input_info;
struct event_field;
struct event_value;
struct machine_state_info;
struct list_info;
struct item_info;
struct region_info;
struct accessibility_element;
struct gradient_stop;
struct draw_path;
struct linear_gradient;
struct radial_gradient;
struct angular_gradient;
union draw_gradient;
struct draw_paint;
struct draw_fill;
struct draw_stroke;
struct draw_text;
struct draw_image;
struct draw_shadow;
struct draw_layer;
struct draw_clip;
union draw_content;
struct draw_command;
struct display;
struct trace_info;

struct point {
    double x{};
    double y{};
};
static_assert(sizeof(point) == sizeof(anim_point) && alignof(point) == alignof(anim_point));
static_assert(std::is_trivially_copyable_v<point> && std::is_standard_layout_v<point>);
static_assert(offsetof(point, x) == 0);
static_assert(offsetof(point, y) == 8);
inline bool operator==(const point &a, const point &b) noexcept { return a.x == b.x && a.y == b.y; }
inline bool operator!=(const point &a, const point &b) noexcept { return !(a == b); }
template <class Traits>
std::basic_ostream<char, Traits> &operator<<(std::basic_ostream<char, Traits> &stream, const point &value) {
    stream << "point{";
    stream << "x: ";
    detail::put(stream, value.x);
    stream << ", y: ";
    detail::put(stream, value.y);
    return stream << '}';
}

struct rectangle {
    /// x and y are the corner with the smallest coordinates; width and height >= 0
    double x{};
    /// x and y are the corner with the smallest coordinates; width and height >= 0
    double y{};
    /// x and y are the corner with the smallest coordinates; width and height >= 0
    double width{};
    /// x and y are the corner with the smallest coordinates; width and height >= 0
    double height{};
};
static_assert(sizeof(rectangle) == sizeof(anim_rectangle) && alignof(rectangle) == alignof(anim_rectangle));
static_assert(std::is_trivially_copyable_v<rectangle> && std::is_standard_layout_v<rectangle>);
static_assert(offsetof(rectangle, x) == 0);
static_assert(offsetof(rectangle, y) == 8);
static_assert(offsetof(rectangle, width) == 16);
static_assert(offsetof(rectangle, height) == 24);
inline bool operator==(const rectangle &a, const rectangle &b) noexcept { return a.x == b.x && a.y == b.y && a.width == b.width && a.height == b.height; }
inline bool operator!=(const rectangle &a, const rectangle &b) noexcept { return !(a == b); }
template <class Traits>
std::basic_ostream<char, Traits> &operator<<(std::basic_ostream<char, Traits> &stream, const rectangle &value) {
    stream << "rectangle{";
    stream << "x: ";
    detail::put(stream, value.x);
    stream << ", y: ";
    detail::put(stream, value.y);
    stream << ", width: ";
    detail::put(stream, value.width);
    stream << ", height: ";
    detail::put(stream, value.height);
    return stream << '}';
}

/// x' = a x + c y + tx, y' = b x + d y + ty: the order of SVG's matrix(a b c d e f).
struct transform {
    double a{};
    double b{};
    double c{};
    double d{};
    double tx{};
    double ty{};

    /// Decomposes a transform. Every transform has parts, singular ones too. Coefficients are at most 1e150 in size
    /// (ANIM_ERROR_LIMIT).
    [[nodiscard]] animcore::outcome<animcore::transform_parts> decompose() const;
    /// Composes a transform from parts, any numbers of at most 1e150 in size (ANIM_ERROR_LIMIT). Coefficients that
    /// would be beyond 1e150 in size are clamped to it.
    [[nodiscard]] static animcore::outcome<animcore::transform> compose(const animcore::transform_parts &parts);
    /// The transform at a progress from one (0) to another (1). Parts are interpolated one by one, and the angle takes
    /// the shorter way. Where one transform is mirrored in x and the other in y, the angle turns by half a turn
    /// instead. A progress outside 0 to 1 extrapolates. If one of the transforms is singular or nearly so (its parts
    /// have a scale of 0 or a shear), the result jumps at 0.5, as in CSS. Numbers are at most 1e150 in size.
    [[nodiscard]] animcore::outcome<animcore::transform> interpolate(const animcore::transform &to, double progress) const;
    /// The same at many progresses, at most ANIM_LIMIT_ARRAY / 6.
    [[nodiscard]] animcore::outcome<std::vector<animcore::transform>> interpolate_many(const animcore::transform &to, animcore::span<const double> progresses) const;
    /// The same, into arrays of the caller's.
    animcore::outcome<void> interpolate_many(const animcore::transform &to, animcore::span<const double> progresses, animcore::span<animcore::transform> results) const;
};
static_assert(sizeof(transform) == sizeof(anim_transform) && alignof(transform) == alignof(anim_transform));
static_assert(std::is_trivially_copyable_v<transform> && std::is_standard_layout_v<transform>);
static_assert(offsetof(transform, a) == 0);
static_assert(offsetof(transform, b) == 8);
static_assert(offsetof(transform, c) == 16);
static_assert(offsetof(transform, d) == 24);
static_assert(offsetof(transform, tx) == 32);
static_assert(offsetof(transform, ty) == 40);
inline bool operator==(const transform &a, const transform &b) noexcept { return a.a == b.a && a.b == b.b && a.c == b.c && a.d == b.d && a.tx == b.tx && a.ty == b.ty; }
inline bool operator!=(const transform &a, const transform &b) noexcept { return !(a == b); }
template <class Traits>
std::basic_ostream<char, Traits> &operator<<(std::basic_ostream<char, Traits> &stream, const transform &value) {
    stream << "transform{";
    stream << "a: ";
    detail::put(stream, value.a);
    stream << ", b: ";
    detail::put(stream, value.b);
    stream << ", c: ";
    detail::put(stream, value.c);
    stream << ", d: ";
    detail::put(stream, value.d);
    stream << ", tx: ";
    detail::put(stream, value.tx);
    stream << ", ty: ";
    detail::put(stream, value.ty);
    return stream << '}';
}

/// A damped harmonic spring: m x'' + c x' + k (x - target) = 0. The value is the closed-form solution, so it is exact
/// at any time. Core Animation's default is mass 1, stiffness 100, damping 10. ANIM_ERROR_LIMIT where k / m is outside
/// 2^-1000 to 2^1000, or the damping ratio is above 2^500. Functions for one value take values, displacements and
/// velocities of at most 1e150 in size (ANIM_ERROR_LIMIT). anim_spring_animate_many() and anim_spring_step_many() take
/// any finite ones.
struct spring {
    /// m > 0
    double mass{};
    /// k > 0, per second squared when m = 1
    double stiffness{};
    /// c >= 0; 0 never comes to rest
    double damping{};

    /// By perceptual duration and bounce (SwiftUI's Spring(duration:bounce:)): mass 1, k = (2 pi / duration)^2, damping
    /// ratio 1 - bounce for bounce >= 0, 1 / (1 + bounce) below. duration > 0 (seconds); -1 < bounce <= 1.
    [[nodiscard]] static animcore::outcome<animcore::spring> perceptual(double duration, double bounce);
    /// By response (the undamped period in seconds, > 0) and damping ratio (>= 0), as SwiftUI's
    /// spring(response:dampingFraction:): mass 1, k = (2 pi / response)^2, c = 4 pi damping_ratio / response.
    [[nodiscard]] static animcore::outcome<animcore::spring> response(double response, double damping_ratio);
    /// As UIKit's animate(withDuration:usingSpringWithDamping:initialSpringVelocity:): mass 1, and the angular
    /// frequency for which the envelope has fallen to 0.001 at the end of the duration. duration > 0, 0 < damping_ratio
    /// <= 1, initial_velocity in distances per second. ANIM_ERROR_ARGUMENT when no spring fits.
    [[nodiscard]] static animcore::outcome<animcore::spring> uikit(double duration, double damping_ratio, double initial_velocity);
    /// The spring that a CASpringAnimation with these physical parameters plays. allows_overdamping (0 or 1) is its
    /// property of that name. At 0 an overdamped spring becomes the critically damped one of the same mass and
    /// stiffness, damping 2 sqrt(k m): (1, 100, 30) moves exactly as (1, 100, 20). At 1, or where the spring is not
    /// overdamped, the parameters are used unchanged. All other functions that take an anim_spring use them unchanged.
    [[nodiscard]] static animcore::outcome<animcore::spring> core_animation(double mass, double stiffness, double damping, bool allows_overdamping);
    /// Value and velocity (units per second) of a spring at a time (seconds, >= 0; a negative time is taken as 0). The
    /// spring moves from the value from to the value to, and starts with the given velocity.
    [[nodiscard]] animcore::outcome<animcore::spring_evaluate_result> evaluate(double time, double from, double to, double initial_velocity) const;
    /// The same at many times at once.
    [[nodiscard]] animcore::outcome<animcore::spring_evaluate_many_result> evaluate_many(animcore::span<const double> times, double from, double to, double initial_velocity) const;
    /// The same, into arrays of the caller's.
    animcore::outcome<void> evaluate_many(animcore::span<const double> times, double from, double to, double initial_velocity, animcore::span<double> values, animcore::span<double> velocities) const;
    /// Computes the constants of a spring in advance.
    [[nodiscard]] animcore::outcome<animcore::prepared_spring> prepare() const;
    /// CASpringAnimation's settlingDuration in seconds, for an initial velocity in distances per second. Infinity when
    /// damping is 0. 1.4727003346780927 for the default spring at rest. With allows_overdamping 0 an overdamped spring
    /// settles as the critically damped one, as Core Animation plays it: (1, 100, 30) at 1.0, as (1, 100, 20). With 1,
    /// Core Animation's property of that name, it is the duration of the overdamped motion.
    [[nodiscard]] animcore::outcome<double> settling_duration(double initial_velocity, bool allows_overdamping) const;
    /// An upper bound, by an analytic envelope, of the time until a spring is at rest: from then on its distance from
    /// the target stays within threshold (> 0) units, and its speed within threshold units per second. It starts
    /// displacement away from the target. An animation with this spring ends at that time. Infinity when it never comes
    /// to rest.
    [[nodiscard]] animcore::outcome<double> resting_time(double displacement, double initial_velocity, double threshold) const;
    /// By name, with a perceptual duration in seconds (> 0, or 0 for the name's own) and a bounce to add to the name's
    /// own. SwiftUI's "smooth" (0.5 s, bounce 0), "snappy" (0.5 s, 0.15), "bouncy" (0.5 s, 0.3), "interactive" (0.15 s,
    /// 0.14: the response 0.15 and damping ratio 0.86 of interactiveSpring) and "default" (0.55 s, 0: the default
    /// animation); the sum of the bounces must be above -1 and at most 1. "core-animation" is the spring of a new
    /// CASpringAnimation (mass 1, stiffness 100, damping 10). "uikit" is that of a new UISpringTimingParameters (3,
    /// 1000, 500); UIKit plays it critically damped (see anim_spring_make_core_animation()), so the result is the
    /// critically damped spring of that mass and stiffness. These two have neither a duration nor a bounce: both
    /// arguments must be 0. ANIM_ERROR_NOT_FOUND for any other name.
    [[nodiscard]] static animcore::outcome<animcore::spring> named(std::string_view name, double duration, double extra_bounce);
    /// A spring in SwiftUI's terms. Its perceptual duration in seconds, which is its response, is 2 pi / sqrt(k / m).
    /// Its damping ratio is c / (2 sqrt(k m)). Its bounce, from -1 to 1, is 1 - ratio up to critical damping, and 1 /
    /// ratio - 1 beyond it.
    [[nodiscard]] animcore::outcome<animcore::spring_describe_result> describe() const;
    /// The earliest time in seconds from which a spring stays within threshold of its target (in units), with a speed
    /// below velocity_threshold (in units per second). It starts displacement away from the target. Both thresholds
    /// must be above 0; an infinite one is always met. The result is the moment itself, to a relative error of about
    /// 1e-14; anim_spring_get_resting_time() gives a bound. Where the last swing only touches a threshold, rounding
    /// decides whether that swing counts. Infinity when the spring never comes to rest.
    [[nodiscard]] animcore::outcome<double> settling_time(double displacement, double initial_velocity, double threshold, double velocity_threshold) const;
    /// Value and velocity of a motion whose spring is changed in mid-flight, time seconds after the change (a negative
    /// time is taken as 0). At the change the value is from, and the velocity initial_velocity. Both springs pull it
    /// toward the value to. Over blend_duration seconds (>= 0) a smooth step blends the old spring's motion into the
    /// new one's, so that value and velocity are continuous; 0 switches at once.
    [[nodiscard]] animcore::outcome<animcore::spring_blend_evaluate_result> blend_evaluate(const animcore::spring &new_spring, double blend_duration, double time, double from, double to, double initial_velocity) const;
    /// The same at many times.
    [[nodiscard]] animcore::outcome<animcore::spring_blend_evaluate_many_result> blend_evaluate_many(const animcore::spring &new_spring, double blend_duration, animcore::span<const double> times, double from, double to, double initial_velocity) const;
    /// The same, into arrays of the caller's.
    animcore::outcome<void> blend_evaluate_many(const animcore::spring &new_spring, double blend_duration, animcore::span<const double> times, double from, double to, double initial_velocity, animcore::span<double> values, animcore::span<double> velocities) const;
    /// anim_spring_get_resting_time() for such a change: a time since the change.
    [[nodiscard]] animcore::outcome<double> blend_get_resting_time(const animcore::spring &new_spring, double blend_duration, double displacement, double initial_velocity, double threshold) const;
    /// Moves many values by one spring, each with a start, a target and a velocity of its own. Each result has the bits
    /// of anim_spring_evaluate(). times has one time for all of them, or one for each (in seconds; a negative time is
    /// taken as 0). Without initial_velocities all start at rest. flags is 0 or ANIM_SPRING_SHORTEST_TURN.
    /// ANIM_ERROR_ARGUMENT when a number is not finite, or an origin minus its target is not in the range of a double.
    /// About 1 ns a value at one time, in the cache; at times of their own 5 ns with AVX2, 11 without. AVX2 is detected
    /// when the library is loaded; it changes no bit.
    [[nodiscard]] animcore::outcome<animcore::spring_animate_many_result> animate_many(animcore::span<const double> times, animcore::span<const double> origins, animcore::span<const double> targets, animcore::span<const double> initial_velocities, animcore::spring_flags flags) const;
    /// The same, into arrays of the caller's.
    animcore::outcome<void> animate_many(animcore::span<const double> times, animcore::span<const double> origins, animcore::span<const double> targets, animcore::span<const double> initial_velocities, animcore::spring_flags flags, animcore::span<double> values, animcore::span<double> velocities) const;
    /// The same for floats: computed in doubles, rounded once.
    [[nodiscard]] animcore::outcome<animcore::spring_animate_many_float_result> animate_many_float(animcore::span<const double> times, animcore::span<const float> origins, animcore::span<const float> targets, animcore::span<const float> initial_velocities, animcore::spring_flags flags) const;
    /// The same, into arrays of the caller's.
    animcore::outcome<void> animate_many_float(animcore::span<const double> times, animcore::span<const float> origins, animcore::span<const float> targets, animcore::span<const float> initial_velocities, animcore::spring_flags flags, animcore::span<float> values, animcore::span<float> velocities) const;
    /// Advances many springs by one step of seconds (>= 0), exactly however long the step is: replaces values and
    /// velocities by those after the step. Each value is pulled toward its target. Flags and errors as
    /// anim_spring_animate_many().
    animcore::outcome<void> step_many(double seconds, animcore::span<const double> targets, animcore::spring_flags flags, animcore::span<double> values, animcore::span<double> velocities) const;
    /// The same for floats: computed in doubles, rounded once.
    animcore::outcome<void> step_many_float(double seconds, animcore::span<const float> targets, animcore::spring_flags flags, animcore::span<float> values, animcore::span<float> velocities) const;
};
static_assert(sizeof(spring) == sizeof(anim_spring) && alignof(spring) == alignof(anim_spring));
static_assert(std::is_trivially_copyable_v<spring> && std::is_standard_layout_v<spring>);
static_assert(offsetof(spring, mass) == 0);
static_assert(offsetof(spring, stiffness) == 8);
static_assert(offsetof(spring, damping) == 16);
inline bool operator==(const spring &a, const spring &b) noexcept { return a.mass == b.mass && a.stiffness == b.stiffness && a.damping == b.damping; }
inline bool operator!=(const spring &a, const spring &b) noexcept { return !(a == b); }
template <class Traits>
std::basic_ostream<char, Traits> &operator<<(std::basic_ostream<char, Traits> &stream, const spring &value) {
    stream << "spring{";
    stream << "mass: ";
    detail::put(stream, value.mass);
    stream << ", stiffness: ";
    detail::put(stream, value.stiffness);
    stream << ", damping: ";
    detail::put(stream, value.damping);
    return stream << '}';
}

/// A spring with its constants computed in advance, which saves about half of the time of anim_spring_evaluate().
/// anim_spring_prepare() fills it. It is plain memory of the caller's, which may be copied, kept and read by many
/// threads at once. Its size never changes. The members are private to the library: a struct that another version has
/// filled, or that was changed, is refused.
struct prepared_spring {
    /// sums of two doubles, in the library's unit of time
    double decay{};
    /// sums of two doubles, in the library's unit of time
    double decay_low{};
    double frequency{};
    double frequency_low{};
    double fast_rate{};
    double squared_frequency{};
    double time_scale{};
    double inverse_time_scale{};
    std::uint64_t kind{};
    /// a sum over the other members
    std::uint64_t check{};

    /// anim_spring_evaluate() for a prepared spring, with the same bits: some 30 ns. ANIM_ERROR_ARGUMENT for one that
    /// anim_spring_prepare() did not make.
    [[nodiscard]] animcore::outcome<animcore::prepared_spring_evaluate_result> evaluate(double time, double from, double to, double initial_velocity) const;
};
static_assert(sizeof(prepared_spring) == sizeof(anim_prepared_spring) && alignof(prepared_spring) == alignof(anim_prepared_spring));
static_assert(std::is_trivially_copyable_v<prepared_spring> && std::is_standard_layout_v<prepared_spring>);
static_assert(offsetof(prepared_spring, decay) == 0);
static_assert(offsetof(prepared_spring, decay_low) == 8);
static_assert(offsetof(prepared_spring, frequency) == 16);
static_assert(offsetof(prepared_spring, frequency_low) == 24);
static_assert(offsetof(prepared_spring, fast_rate) == 32);
static_assert(offsetof(prepared_spring, squared_frequency) == 40);
static_assert(offsetof(prepared_spring, time_scale) == 48);
static_assert(offsetof(prepared_spring, inverse_time_scale) == 56);
static_assert(offsetof(prepared_spring, kind) == 64);
static_assert(offsetof(prepared_spring, check) == 72);
inline bool operator==(const prepared_spring &a, const prepared_spring &b) noexcept { return a.decay == b.decay && a.decay_low == b.decay_low && a.frequency == b.frequency && a.frequency_low == b.frequency_low && a.fast_rate == b.fast_rate && a.squared_frequency == b.squared_frequency && a.time_scale == b.time_scale && a.inverse_time_scale == b.inverse_time_scale && a.kind == b.kind && a.check == b.check; }
inline bool operator!=(const prepared_spring &a, const prepared_spring &b) noexcept { return !(a == b); }
template <class Traits>
std::basic_ostream<char, Traits> &operator<<(std::basic_ostream<char, Traits> &stream, const prepared_spring &value) {
    stream << "prepared_spring{";
    stream << "decay: ";
    detail::put(stream, value.decay);
    stream << ", decay_low: ";
    detail::put(stream, value.decay_low);
    stream << ", frequency: ";
    detail::put(stream, value.frequency);
    stream << ", frequency_low: ";
    detail::put(stream, value.frequency_low);
    stream << ", fast_rate: ";
    detail::put(stream, value.fast_rate);
    stream << ", squared_frequency: ";
    detail::put(stream, value.squared_frequency);
    stream << ", time_scale: ";
    detail::put(stream, value.time_scale);
    stream << ", inverse_time_scale: ";
    detail::put(stream, value.inverse_time_scale);
    stream << ", kind: ";
    detail::put(stream, value.kind);
    stream << ", check: ";
    detail::put(stream, value.check);
    return stream << '}';
}

/// A cubic Bezier timing curve from (0, 0) to (1, 1), as CSS cubic-bezier(). 0 <= x1, x2 <= 1 (ANIM_ERROR_ARGUMENT);
/// |y1|, |y2| <= 1e6 (ANIM_ERROR_LIMIT).
struct cubic_bezier {
    double x1{};
    double y1{};
    double x2{};
    double y2{};

    /// By name: "linear", "ease", "ease-in", "ease-out", "ease-in-out", and "default" (Core Animation's, which is
    /// ease). ANIM_ERROR_NOT_FOUND for any other name.
    [[nodiscard]] static animcore::outcome<animcore::cubic_bezier> named(std::string_view name);
    /// The progress y at x, accurate to 1e-12. Beyond [0, 1] the curve continues along its end tangents, as in CSS
    /// Easing Functions.
    [[nodiscard]] animcore::outcome<double> evaluate(double x) const;
    /// The same at many x at once.
    [[nodiscard]] animcore::outcome<std::vector<double>> evaluate_many(animcore::span<const double> xs) const;
    /// The same, into arrays of the caller's.
    animcore::outcome<void> evaluate_many(animcore::span<const double> xs, animcore::span<double> ys) const;
    /// dy/dx at x. Infinite where the tangent is vertical.
    [[nodiscard]] animcore::outcome<double> slope(double x) const;
    /// The smallest x in [0, 1] at which the curve has the value y; if it never has, the smallest x at which it comes
    /// nearest. The extensions beyond [0, 1] are not searched.
    [[nodiscard]] animcore::outcome<double> invert(double y) const;
};
static_assert(sizeof(cubic_bezier) == sizeof(anim_cubic_bezier) && alignof(cubic_bezier) == alignof(anim_cubic_bezier));
static_assert(std::is_trivially_copyable_v<cubic_bezier> && std::is_standard_layout_v<cubic_bezier>);
static_assert(offsetof(cubic_bezier, x1) == 0);
static_assert(offsetof(cubic_bezier, y1) == 8);
static_assert(offsetof(cubic_bezier, x2) == 16);
static_assert(offsetof(cubic_bezier, y2) == 24);
inline bool operator==(const cubic_bezier &a, const cubic_bezier &b) noexcept { return a.x1 == b.x1 && a.y1 == b.y1 && a.x2 == b.x2 && a.y2 == b.y2; }
inline bool operator!=(const cubic_bezier &a, const cubic_bezier &b) noexcept { return !(a == b); }
template <class Traits>
std::basic_ostream<char, Traits> &operator<<(std::basic_ostream<char, Traits> &stream, const cubic_bezier &value) {
    stream << "cubic_bezier{";
    stream << "x1: ";
    detail::put(stream, value.x1);
    stream << ", y1: ";
    detail::put(stream, value.y1);
    stream << ", x2: ";
    detail::put(stream, value.x2);
    stream << ", y2: ";
    detail::put(stream, value.y2);
    return stream << '}';
}

/// Options of the three kinds of keyframes. With shortest_turns, an angle turns by at most half a turn on each segment,
/// and exactly half a turn goes in the direction that is written: full turns are added to the keys' values, also to the
/// last.
struct keyframe_options {
    std::uint32_t struct_size;
    /// 1 to ANIM_LIMIT_KEYFRAME_COMPONENTS. 1
    std::uint32_t component_count;
    /// ANIM_KEYFRAME_MODE_... of values and blocks; not used for tracks. LINEAR
    animcore::keyframe_mode mode;
    /// 1: ease applies, even if it is linear. 0: if ease is left linear, blocks ease in and out, and the other kinds do
    /// not ease. 0
    animcore::boolean has_ease;
    /// bit i: component i (below 64 and component_count) is an angle that turns the shortest way. 0
    std::uint64_t shortest_turns;
    /// seconds, 0 to 1e9, of values and blocks; not read for tracks. 0.25
    double duration;
    /// eases the whole timeline, on top of the curves of segments. A curve that is not linear applies whatever has_ease
    /// is. Linear
    animcore::cubic_bezier ease;

    /// All members as the library's defaults.
    keyframe_options() noexcept {
        (void)anim_default_keyframe_options(reinterpret_cast<anim_keyframe_options *>(this), sizeof *this);
    }

    /// Fills the options with the defaults named above.
    [[nodiscard]] static animcore::outcome<animcore::keyframe_options> defaults();
};
static_assert(sizeof(keyframe_options) == sizeof(anim_keyframe_options) && alignof(keyframe_options) == alignof(anim_keyframe_options));
static_assert(std::is_trivially_copyable_v<keyframe_options> && std::is_standard_layout_v<keyframe_options>);
static_assert(offsetof(keyframe_options, struct_size) == 0);
static_assert(offsetof(keyframe_options, component_count) == 4);
static_assert(offsetof(keyframe_options, mode) == 8);
static_assert(offsetof(keyframe_options, has_ease) == 12);
static_assert(offsetof(keyframe_options, shortest_turns) == 16);
static_assert(offsetof(keyframe_options, duration) == 24);
static_assert(offsetof(keyframe_options, ease) == 32);
inline bool operator==(const keyframe_options &a, const keyframe_options &b) noexcept { return a.component_count == b.component_count && a.mode == b.mode && a.has_ease == b.has_ease && a.shortest_turns == b.shortest_turns && a.duration == b.duration && a.ease == b.ease; }
inline bool operator!=(const keyframe_options &a, const keyframe_options &b) noexcept { return !(a == b); }
template <class Traits>
std::basic_ostream<char, Traits> &operator<<(std::basic_ostream<char, Traits> &stream, const keyframe_options &value) {
    stream << "keyframe_options{";
    stream << "component_count: ";
    detail::put(stream, value.component_count);
    stream << ", mode: ";
    detail::put(stream, value.mode);
    stream << ", has_ease: ";
    detail::put(stream, value.has_ease);
    stream << ", shortest_turns: ";
    detail::put(stream, value.shortest_turns);
    stream << ", duration: ";
    detail::put(stream, value.duration);
    stream << ", ease: ";
    detail::put(stream, value.ease);
    return stream << '}';
}

struct keyframe {
    /// ANIM_KEYFRAME_KIND_...
    animcore::keyframe_kind kind{};
    /// ANIM_KEYFRAME_HAS_... and ANIM_KEYFRAME_SETTLES
    animcore::keyframe_flags flags{};
    /// seconds, 0 to 1e9. Not read for MOVE, nor for a spring that SETTLES
    double duration{};
    /// of LINEAR
    animcore::cubic_bezier curve{};
    /// of SPRING
    animcore::spring spring{};
};
static_assert(sizeof(keyframe) == sizeof(anim_keyframe) && alignof(keyframe) == alignof(anim_keyframe));
static_assert(std::is_trivially_copyable_v<keyframe> && std::is_standard_layout_v<keyframe>);
static_assert(offsetof(keyframe, kind) == 0);
static_assert(offsetof(keyframe, flags) == 4);
static_assert(offsetof(keyframe, duration) == 8);
static_assert(offsetof(keyframe, curve) == 16);
static_assert(offsetof(keyframe, spring) == 48);
inline bool operator==(const keyframe &a, const keyframe &b) noexcept { return a.kind == b.kind && a.flags == b.flags && a.duration == b.duration && a.curve == b.curve && a.spring == b.spring; }
inline bool operator!=(const keyframe &a, const keyframe &b) noexcept { return !(a == b); }
template <class Traits>
std::basic_ostream<char, Traits> &operator<<(std::basic_ostream<char, Traits> &stream, const keyframe &value) {
    stream << "keyframe{";
    stream << "kind: ";
    detail::put(stream, value.kind);
    stream << ", flags: ";
    detail::put(stream, value.flags);
    stream << ", duration: ";
    detail::put(stream, value.duration);
    stream << ", curve: ";
    detail::put(stream, value.curve);
    stream << ", spring: ";
    detail::put(stream, value.spring);
    return stream << '}';
}

struct keyframes_info {
    std::uint32_t struct_size;
    std::uint32_t component_count;
    /// values, blocks or keyframes
    std::uint32_t key_count;
    /// whether the caller gives the initial value on evaluation
    animcore::boolean needs_start;
    /// seconds
    double duration;

    keyframes_info() noexcept {
        std::memset(static_cast<void *>(this), 0, sizeof *this);
        struct_size = sizeof *this;
    }
};
static_assert(sizeof(keyframes_info) == sizeof(anim_keyframes_info) && alignof(keyframes_info) == alignof(anim_keyframes_info));
static_assert(std::is_trivially_copyable_v<keyframes_info> && std::is_standard_layout_v<keyframes_info>);
static_assert(offsetof(keyframes_info, struct_size) == 0);
static_assert(offsetof(keyframes_info, component_count) == 4);
static_assert(offsetof(keyframes_info, key_count) == 8);
static_assert(offsetof(keyframes_info, needs_start) == 12);
static_assert(offsetof(keyframes_info, duration) == 16);
inline bool operator==(const keyframes_info &a, const keyframes_info &b) noexcept { return a.component_count == b.component_count && a.key_count == b.key_count && a.needs_start == b.needs_start && a.duration == b.duration; }
inline bool operator!=(const keyframes_info &a, const keyframes_info &b) noexcept { return !(a == b); }
template <class Traits>
std::basic_ostream<char, Traits> &operator<<(std::basic_ostream<char, Traits> &stream, const keyframes_info &value) {
    stream << "keyframes_info{";
    stream << "component_count: ";
    detail::put(stream, value.component_count);
    stream << ", key_count: ";
    detail::put(stream, value.key_count);
    stream << ", needs_start: ";
    detail::put(stream, value.needs_start);
    stream << ", duration: ";
    detail::put(stream, value.duration);
    return stream << '}';
}

/// When something runs in its parent's time, as Core Animation's CAMediaTiming. Local time is (parent time -
/// begin_time) * speed + time_offset; the active interval is local time 0 up to the active duration, which is the
/// duration times the repeat count (times two with autoreverses), or the repeat duration. The interval includes its
/// begin and excludes its end; the other way round where speed is negative. This holds for anim_media_timing_evaluate()
/// and for groups; for animations see anim_stage_animate().
struct media_timing {
    std::uint32_t struct_size;
    /// of local time. NONE
    animcore::fill_mode fill_mode;
    /// 1: each repeat runs back again. 0
    animcore::boolean autoreverses;
    std::int32_t reserved;
    /// seconds of parent time. 0
    double begin_time;
    /// seconds of local time. 0
    double time_offset;
    /// negative runs backwards; at 0 local time stands at time_offset. 1
    double speed;
    /// seconds of one iteration, >= 0 or infinite; 0 means 0.25. 0
    double duration;
    /// >= 0, fractional or infinite; 0 is not set. 0
    double repeat_count;
    /// seconds of local time, >= 0 or infinite; 0 is not set. 0. Where both are set, the one that ends first counts, as
    /// in SMIL (Core Animation leaves it open).
    double repeat_duration;

    /// All members as the library's defaults.
    media_timing() noexcept {
        (void)anim_default_media_timing(reinterpret_cast<anim_media_timing *>(this), sizeof *this);
    }

    /// Fills the timing with the defaults named above.
    [[nodiscard]] static animcore::outcome<animcore::media_timing> defaults();
    /// The timing at a parent time in seconds.
    [[nodiscard]] animcore::outcome<animcore::media_sample> evaluate(double parent_time) const;
    /// The same at many times at once.
    [[nodiscard]] animcore::outcome<std::vector<animcore::media_sample>> evaluate_many(animcore::span<const double> parent_times) const;
    /// The same, into arrays of the caller's.
    animcore::outcome<void> evaluate_many(animcore::span<const double> parent_times, animcore::span<animcore::media_sample> samples) const;
    /// The active duration in seconds of local time (infinite when it never ends), and the parent times in seconds at
    /// which the active phase begins and at which it ends for good: infinity for never, -infinity for always.
    [[nodiscard]] animcore::outcome<animcore::media_timing_interval_result> interval() const;
};
static_assert(sizeof(media_timing) == sizeof(anim_media_timing) && alignof(media_timing) == alignof(anim_media_timing));
static_assert(std::is_trivially_copyable_v<media_timing> && std::is_standard_layout_v<media_timing>);
static_assert(offsetof(media_timing, struct_size) == 0);
static_assert(offsetof(media_timing, fill_mode) == 4);
static_assert(offsetof(media_timing, autoreverses) == 8);
static_assert(offsetof(media_timing, reserved) == 12);
static_assert(offsetof(media_timing, begin_time) == 16);
static_assert(offsetof(media_timing, time_offset) == 24);
static_assert(offsetof(media_timing, speed) == 32);
static_assert(offsetof(media_timing, duration) == 40);
static_assert(offsetof(media_timing, repeat_count) == 48);
static_assert(offsetof(media_timing, repeat_duration) == 56);
inline bool operator==(const media_timing &a, const media_timing &b) noexcept { return a.fill_mode == b.fill_mode && a.autoreverses == b.autoreverses && a.begin_time == b.begin_time && a.time_offset == b.time_offset && a.speed == b.speed && a.duration == b.duration && a.repeat_count == b.repeat_count && a.repeat_duration == b.repeat_duration; }
inline bool operator!=(const media_timing &a, const media_timing &b) noexcept { return !(a == b); }
template <class Traits>
std::basic_ostream<char, Traits> &operator<<(std::basic_ostream<char, Traits> &stream, const media_timing &value) {
    stream << "media_timing{";
    stream << "fill_mode: ";
    detail::put(stream, value.fill_mode);
    stream << ", autoreverses: ";
    detail::put(stream, value.autoreverses);
    stream << ", begin_time: ";
    detail::put(stream, value.begin_time);
    stream << ", time_offset: ";
    detail::put(stream, value.time_offset);
    stream << ", speed: ";
    detail::put(stream, value.speed);
    stream << ", duration: ";
    detail::put(stream, value.duration);
    stream << ", repeat_count: ";
    detail::put(stream, value.repeat_count);
    stream << ", repeat_duration: ";
    detail::put(stream, value.repeat_duration);
    return stream << '}';
}

/// A timing evaluated at one moment. Where it is not in effect, the other members are as if it filled on both sides.
struct media_sample {
    /// ANIM_TIMING_PHASE_...
    animcore::timing_phase phase{};
    /// 1: there is a value, in the active phase or by the fill mode
    animcore::boolean is_in_effect{};
    /// 1: on the way back of an autoreversing repeat
    animcore::boolean is_reversing{};
    std::int32_t reserved{};
    /// 0...1, mirrored on the way back; from the end on it stays: 1 after 3 repeats, 0.5 after 2.5, 0 after the way
    /// back
    double progress{};
    /// the current repeat, from 0; infinite after the last of infinitely many
    double iteration{};
    /// seconds, not clamped
    double local_time{};
    /// seconds into the iteration, mirrored too: the parent time of animations in a group with this timing
    double iteration_time{};
    /// d progress / d parent time, per second; 0 outside the active phase
    double rate{};
    /// d iteration_time / d parent time; 0 outside the active phase
    double iteration_rate{};
};
static_assert(sizeof(media_sample) == sizeof(anim_media_sample) && alignof(media_sample) == alignof(anim_media_sample));
static_assert(std::is_trivially_copyable_v<media_sample> && std::is_standard_layout_v<media_sample>);
static_assert(offsetof(media_sample, phase) == 0);
static_assert(offsetof(media_sample, is_in_effect) == 4);
static_assert(offsetof(media_sample, is_reversing) == 8);
static_assert(offsetof(media_sample, reserved) == 12);
static_assert(offsetof(media_sample, progress) == 16);
static_assert(offsetof(media_sample, iteration) == 24);
static_assert(offsetof(media_sample, local_time) == 32);
static_assert(offsetof(media_sample, iteration_time) == 40);
static_assert(offsetof(media_sample, rate) == 48);
static_assert(offsetof(media_sample, iteration_rate) == 56);
inline bool operator==(const media_sample &a, const media_sample &b) noexcept { return a.phase == b.phase && a.is_in_effect == b.is_in_effect && a.is_reversing == b.is_reversing && a.progress == b.progress && a.iteration == b.iteration && a.local_time == b.local_time && a.iteration_time == b.iteration_time && a.rate == b.rate && a.iteration_rate == b.iteration_rate; }
inline bool operator!=(const media_sample &a, const media_sample &b) noexcept { return !(a == b); }
template <class Traits>
std::basic_ostream<char, Traits> &operator<<(std::basic_ostream<char, Traits> &stream, const media_sample &value) {
    stream << "media_sample{";
    stream << "phase: ";
    detail::put(stream, value.phase);
    stream << ", is_in_effect: ";
    detail::put(stream, value.is_in_effect);
    stream << ", is_reversing: ";
    detail::put(stream, value.is_reversing);
    stream << ", progress: ";
    detail::put(stream, value.progress);
    stream << ", iteration: ";
    detail::put(stream, value.iteration);
    stream << ", local_time: ";
    detail::put(stream, value.local_time);
    stream << ", iteration_time: ";
    detail::put(stream, value.iteration_time);
    stream << ", rate: ";
    detail::put(stream, value.rate);
    stream << ", iteration_rate: ";
    detail::put(stream, value.iteration_rate);
    return stream << '}';
}

/// The timing of an animation effect, as Web Animations Level 1 computes it. Times are in any one unit.
struct web_timing {
    std::uint32_t struct_size;
    /// NONE
    animcore::fill_mode fill;
    /// ANIM_DIRECTION_... NORMAL
    animcore::direction direction;
    std::int32_t reserved;
    /// signed. 0
    double delay;
    /// signed. 0
    double end_delay;
    /// the iteration at which it starts, >= 0, fractional too. 0
    double iteration_start;
    /// >= 0 or infinite. 1
    double iterations;
    /// of one iteration, >= 0 or infinite. 0
    double duration;
    /// the animation's: only its sign counts here. 1
    double playback_rate;

    /// All members as the library's defaults.
    web_timing() noexcept {
        (void)anim_default_web_timing(reinterpret_cast<anim_web_timing *>(this), sizeof *this);
    }

    /// Fills the timing with the defaults named above.
    [[nodiscard]] static animcore::outcome<animcore::web_timing> defaults();
    /// The timing at a local time, the animation's current time.
    [[nodiscard]] animcore::outcome<animcore::web_sample> evaluate(double local_time) const;
    /// The same at many times at once.
    [[nodiscard]] animcore::outcome<std::vector<animcore::web_sample>> evaluate_many(animcore::span<const double> local_times) const;
    /// The same, into arrays of the caller's.
    animcore::outcome<void> evaluate_many(animcore::span<const double> local_times, animcore::span<animcore::web_sample> samples) const;
    /// The active duration and the end time.
    [[nodiscard]] animcore::outcome<animcore::web_timing_interval_result> interval() const;
};
static_assert(sizeof(web_timing) == sizeof(anim_web_timing) && alignof(web_timing) == alignof(anim_web_timing));
static_assert(std::is_trivially_copyable_v<web_timing> && std::is_standard_layout_v<web_timing>);
static_assert(offsetof(web_timing, struct_size) == 0);
static_assert(offsetof(web_timing, fill) == 4);
static_assert(offsetof(web_timing, direction) == 8);
static_assert(offsetof(web_timing, reserved) == 12);
static_assert(offsetof(web_timing, delay) == 16);
static_assert(offsetof(web_timing, end_delay) == 24);
static_assert(offsetof(web_timing, iteration_start) == 32);
static_assert(offsetof(web_timing, iterations) == 40);
static_assert(offsetof(web_timing, duration) == 48);
static_assert(offsetof(web_timing, playback_rate) == 56);
inline bool operator==(const web_timing &a, const web_timing &b) noexcept { return a.fill == b.fill && a.direction == b.direction && a.delay == b.delay && a.end_delay == b.end_delay && a.iteration_start == b.iteration_start && a.iterations == b.iterations && a.duration == b.duration && a.playback_rate == b.playback_rate; }
inline bool operator!=(const web_timing &a, const web_timing &b) noexcept { return !(a == b); }
template <class Traits>
std::basic_ostream<char, Traits> &operator<<(std::basic_ostream<char, Traits> &stream, const web_timing &value) {
    stream << "web_timing{";
    stream << "fill: ";
    detail::put(stream, value.fill);
    stream << ", direction: ";
    detail::put(stream, value.direction);
    stream << ", delay: ";
    detail::put(stream, value.delay);
    stream << ", end_delay: ";
    detail::put(stream, value.end_delay);
    stream << ", iteration_start: ";
    detail::put(stream, value.iteration_start);
    stream << ", iterations: ";
    detail::put(stream, value.iterations);
    stream << ", duration: ";
    detail::put(stream, value.duration);
    stream << ", playback_rate: ";
    detail::put(stream, value.playback_rate);
    return stream << '}';
}

/// A timing evaluated at one moment. Where the specification says unresolved, is_in_effect is 0 and so are the numbers.
struct web_sample {
    /// ANIM_TIMING_PHASE_...
    animcore::timing_phase phase{};
    /// 0: the numbers below are unresolved
    animcore::boolean is_in_effect{};
    /// 1: the current direction is reverse
    animcore::boolean is_reversing{};
    std::int32_t reserved{};
    double active_time{};
    double overall_progress{};
    /// from 0 to 1
    double simple_iteration_progress{};
    /// infinite after the last of infinitely many
    double current_iteration{};
    /// 0...1: the input of the timing function
    double directed_progress{};
};
static_assert(sizeof(web_sample) == sizeof(anim_web_sample) && alignof(web_sample) == alignof(anim_web_sample));
static_assert(std::is_trivially_copyable_v<web_sample> && std::is_standard_layout_v<web_sample>);
static_assert(offsetof(web_sample, phase) == 0);
static_assert(offsetof(web_sample, is_in_effect) == 4);
static_assert(offsetof(web_sample, is_reversing) == 8);
static_assert(offsetof(web_sample, reserved) == 12);
static_assert(offsetof(web_sample, active_time) == 16);
static_assert(offsetof(web_sample, overall_progress) == 24);
static_assert(offsetof(web_sample, simple_iteration_progress) == 32);
static_assert(offsetof(web_sample, current_iteration) == 40);
static_assert(offsetof(web_sample, directed_progress) == 48);
inline bool operator==(const web_sample &a, const web_sample &b) noexcept { return a.phase == b.phase && a.is_in_effect == b.is_in_effect && a.is_reversing == b.is_reversing && a.active_time == b.active_time && a.overall_progress == b.overall_progress && a.simple_iteration_progress == b.simple_iteration_progress && a.current_iteration == b.current_iteration && a.directed_progress == b.directed_progress; }
inline bool operator!=(const web_sample &a, const web_sample &b) noexcept { return !(a == b); }
template <class Traits>
std::basic_ostream<char, Traits> &operator<<(std::basic_ostream<char, Traits> &stream, const web_sample &value) {
    stream << "web_sample{";
    stream << "phase: ";
    detail::put(stream, value.phase);
    stream << ", is_in_effect: ";
    detail::put(stream, value.is_in_effect);
    stream << ", is_reversing: ";
    detail::put(stream, value.is_reversing);
    stream << ", active_time: ";
    detail::put(stream, value.active_time);
    stream << ", overall_progress: ";
    detail::put(stream, value.overall_progress);
    stream << ", simple_iteration_progress: ";
    detail::put(stream, value.simple_iteration_progress);
    stream << ", current_iteration: ";
    detail::put(stream, value.current_iteration);
    stream << ", directed_progress: ";
    detail::put(stream, value.directed_progress);
    return stream << '}';
}

/// Momentum that decays: x = from + velocity / rate * (1 - e^(-rate * t)). When the motion crosses a bound, the spring
/// takes over with the velocity there and brings it back to the bound; a motion that begins beyond a bound springs back
/// at once. Several components move independently. Positions and velocities are at most 1e150 in size
/// (ANIM_ERROR_LIMIT).
struct decay {
    std::uint32_t struct_size;
    std::int32_t reserved;
    /// per second, 2^-300 to 2^300. 2.002..., from UIScrollView's 0.998 a millisecond
    double rate;
    /// may be -infinity. -infinity
    double minimum;
    /// >= minimum; may be infinity. infinity
    double maximum;
    /// mass 1, stiffness 100, damping 20: critically damped
    animcore::spring spring;

    /// All members as the library's defaults.
    decay() noexcept {
        (void)anim_default_decay(reinterpret_cast<anim_decay *>(this), sizeof *this);
    }

    /// Fills the decay with the defaults named above.
    [[nodiscard]] static animcore::outcome<animcore::decay> defaults();
    /// The rate per second of a decay that leaves the fraction remaining (0 < remaining < 1) of the velocity after each
    /// millisecond: -1000 ln(remaining). UIScrollView's deceleration rates are 0.998 (normal) and 0.99 (fast).
    [[nodiscard]] static animcore::outcome<double> get_rate(double remaining);
    /// Values and velocities (units per second) at many times (seconds since the start; a negative time is taken as 0)
    /// of a decay that starts at from with the given velocity.
    [[nodiscard]] animcore::outcome<animcore::decay_evaluate_result> evaluate(animcore::span<const double> times, double from, double velocity) const;
    /// The same, into arrays of the caller's.
    animcore::outcome<void> evaluate(animcore::span<const double> times, double from, double velocity, animcore::span<double> values, animcore::span<double> velocities) const;
    /// The same for many components at one time: component i starts at from[i] with initial_velocities[i].
    [[nodiscard]] animcore::outcome<animcore::decay_animate_many_result> animate_many(double time, animcore::span<const double> from, animcore::span<const double> initial_velocities) const;
    /// The same, into arrays of the caller's.
    animcore::outcome<void> animate_many(double time, animcore::span<const double> from, animcore::span<const double> initial_velocities, animcore::span<double> values, animcore::span<double> velocities) const;
    /// Three predictions for a decay: end, where it ends; takeover, the seconds until the spring takes over at a bound;
    /// and resting_time, a time from which its distance from the end stays within threshold (> 0) units and its speed
    /// within threshold units per second. takeover and resting_time are infinite if that never happens.
    [[nodiscard]] animcore::outcome<animcore::decay_predict_result> predict(double from, double velocity, double threshold) const;
    /// The initial velocity of a decay without bounds that starts at from and ends at target: rate * (target - from).
    [[nodiscard]] animcore::outcome<double> velocity(double from, double target) const;
};
static_assert(sizeof(decay) == sizeof(anim_decay) && alignof(decay) == alignof(anim_decay));
static_assert(std::is_trivially_copyable_v<decay> && std::is_standard_layout_v<decay>);
static_assert(offsetof(decay, struct_size) == 0);
static_assert(offsetof(decay, reserved) == 4);
static_assert(offsetof(decay, rate) == 8);
static_assert(offsetof(decay, minimum) == 16);
static_assert(offsetof(decay, maximum) == 24);
static_assert(offsetof(decay, spring) == 32);
inline bool operator==(const decay &a, const decay &b) noexcept { return a.rate == b.rate && a.minimum == b.minimum && a.maximum == b.maximum && a.spring == b.spring; }
inline bool operator!=(const decay &a, const decay &b) noexcept { return !(a == b); }
template <class Traits>
std::basic_ostream<char, Traits> &operator<<(std::basic_ostream<char, Traits> &stream, const decay &value) {
    stream << "decay{";
    stream << "rate: ";
    detail::put(stream, value.rate);
    stream << ", minimum: ";
    detail::put(stream, value.minimum);
    stream << ", maximum: ";
    detail::put(stream, value.maximum);
    stream << ", spring: ";
    detail::put(stream, value.spring);
    return stream << '}';
}

/// The resistance of a scroll view that is dragged beyond its bounds: a drag by x beyond a bound is shown (1 - 1 / (x *
/// coefficient / dimension + 1)) * dimension beyond it, never more than dimension. Positions and values are at most
/// 1e150 in size (ANIM_ERROR_LIMIT).
struct rubber_band {
    /// may be -infinity
    double minimum{};
    /// >= minimum; may be infinity
    double maximum{};
    /// of the view in that direction, above 0 and at most 1e150
    double dimension{};
    /// above 0 and at most 1e150; UIScrollView's is 0.55
    double coefficient{};

    /// The value at which each dragged position is shown.
    [[nodiscard]] animcore::outcome<std::vector<double>> evaluate(animcore::span<const double> positions) const;
    /// The same, into arrays of the caller's.
    animcore::outcome<void> evaluate(animcore::span<const double> positions, animcore::span<double> values) const;
    /// The inverse: the position that is shown at each value. Infinite for a value dimension or more beyond a bound.
    [[nodiscard]] animcore::outcome<std::vector<double>> invert(animcore::span<const double> values) const;
    /// The same, into arrays of the caller's.
    animcore::outcome<void> invert(animcore::span<const double> values, animcore::span<double> positions) const;
};
static_assert(sizeof(rubber_band) == sizeof(anim_rubber_band) && alignof(rubber_band) == alignof(anim_rubber_band));
static_assert(std::is_trivially_copyable_v<rubber_band> && std::is_standard_layout_v<rubber_band>);
static_assert(offsetof(rubber_band, minimum) == 0);
static_assert(offsetof(rubber_band, maximum) == 8);
static_assert(offsetof(rubber_band, dimension) == 16);
static_assert(offsetof(rubber_band, coefficient) == 24);
inline bool operator==(const rubber_band &a, const rubber_band &b) noexcept { return a.minimum == b.minimum && a.maximum == b.maximum && a.dimension == b.dimension && a.coefficient == b.coefficient; }
inline bool operator!=(const rubber_band &a, const rubber_band &b) noexcept { return !(a == b); }
template <class Traits>
std::basic_ostream<char, Traits> &operator<<(std::basic_ostream<char, Traits> &stream, const rubber_band &value) {
    stream << "rubber_band{";
    stream << "minimum: ";
    detail::put(stream, value.minimum);
    stream << ", maximum: ";
    detail::put(stream, value.maximum);
    stream << ", dimension: ";
    detail::put(stream, value.dimension);
    stream << ", coefficient: ";
    detail::put(stream, value.coefficient);
    return stream << '}';
}

/// How a color moves to another. All zeros is straight sRGB.
struct color_interpolation {
    /// ANIM_COLOR_SPACE_...
    animcore::color_space space{};
    /// ANIM_HUE_INTERPOLATION_...; only OKLCH has a hue
    animcore::hue_interpolation hue{};
    /// 1: interpolates components multiplied by the opacity, except the hue, as CSS does
    animcore::boolean premultiplied{};
};
static_assert(sizeof(color_interpolation) == sizeof(anim_color_interpolation) && alignof(color_interpolation) == alignof(anim_color_interpolation));
static_assert(std::is_trivially_copyable_v<color_interpolation> && std::is_standard_layout_v<color_interpolation>);
static_assert(offsetof(color_interpolation, space) == 0);
static_assert(offsetof(color_interpolation, hue) == 4);
static_assert(offsetof(color_interpolation, premultiplied) == 8);
inline bool operator==(const color_interpolation &a, const color_interpolation &b) noexcept { return a.space == b.space && a.hue == b.hue && a.premultiplied == b.premultiplied; }
inline bool operator!=(const color_interpolation &a, const color_interpolation &b) noexcept { return !(a == b); }
template <class Traits>
std::basic_ostream<char, Traits> &operator<<(std::basic_ostream<char, Traits> &stream, const color_interpolation &value) {
    stream << "color_interpolation{";
    stream << "space: ";
    detail::put(stream, value.space);
    stream << ", hue: ";
    detail::put(stream, value.hue);
    stream << ", premultiplied: ";
    detail::put(stream, value.premultiplied);
    return stream << '}';
}

/// A decomposed transform: a translation after a rotation after a skew after a scale. With o = shear + skew * scale_y,
/// a = scale_x cos(angle), b = scale_x sin(angle), c = o cos(angle) - scale_y sin(angle), d = o sin(angle) + scale_y
/// cos(angle). This is what browsers interpolate (w3c/csswg-drafts issue 3713; the text of CSS Transforms 1 has another
/// remainder instead of the skew). If the transform mirrors, one scale is negative: scale_x where a < d, otherwise
/// scale_y.
struct transform_parts {
    double tx{};
    double ty{};
    /// from -pi to pi; positive turns clockwise on the screen
    double angle{};
    double scale_x{};
    double scale_y{};
    /// the tangent of the skew's angle
    double skew{};
    /// 0, unless scale_y is 0 or below 1e-9 of it
    double shear{};
};
static_assert(sizeof(transform_parts) == sizeof(anim_transform_parts) && alignof(transform_parts) == alignof(anim_transform_parts));
static_assert(std::is_trivially_copyable_v<transform_parts> && std::is_standard_layout_v<transform_parts>);
static_assert(offsetof(transform_parts, tx) == 0);
static_assert(offsetof(transform_parts, ty) == 8);
static_assert(offsetof(transform_parts, angle) == 16);
static_assert(offsetof(transform_parts, scale_x) == 24);
static_assert(offsetof(transform_parts, scale_y) == 32);
static_assert(offsetof(transform_parts, skew) == 40);
static_assert(offsetof(transform_parts, shear) == 48);
inline bool operator==(const transform_parts &a, const transform_parts &b) noexcept { return a.tx == b.tx && a.ty == b.ty && a.angle == b.angle && a.scale_x == b.scale_x && a.scale_y == b.scale_y && a.skew == b.skew && a.shear == b.shear; }
inline bool operator!=(const transform_parts &a, const transform_parts &b) noexcept { return !(a == b); }
template <class Traits>
std::basic_ostream<char, Traits> &operator<<(std::basic_ostream<char, Traits> &stream, const transform_parts &value) {
    stream << "transform_parts{";
    stream << "tx: ";
    detail::put(stream, value.tx);
    stream << ", ty: ";
    detail::put(stream, value.ty);
    stream << ", angle: ";
    detail::put(stream, value.angle);
    stream << ", scale_x: ";
    detail::put(stream, value.scale_x);
    stream << ", scale_y: ";
    detail::put(stream, value.scale_y);
    stream << ", skew: ";
    detail::put(stream, value.skew);
    stream << ", shear: ";
    detail::put(stream, value.shear);
    return stream << '}';
}

/// How path data are read.
struct path_parsing {
    std::uint32_t struct_size;
    /// 0: data with an error are refused; 1: everything before the error is kept, as in SVG's error handling
    animcore::boolean lenient;
    /// largest error of an arc's cubics, relative to its larger radius: 1e-13 to 1
    double arc_accuracy;

    /// All members as the library's defaults.
    path_parsing() noexcept {
        (void)anim_default_path_parsing(reinterpret_cast<anim_path_parsing *>(this), sizeof *this);
    }

    /// Fills the options with their defaults: strict, arcs within 1e-9.
    [[nodiscard]] static animcore::outcome<animcore::path_parsing> defaults();
};
static_assert(sizeof(path_parsing) == sizeof(anim_path_parsing) && alignof(path_parsing) == alignof(anim_path_parsing));
static_assert(std::is_trivially_copyable_v<path_parsing> && std::is_standard_layout_v<path_parsing>);
static_assert(offsetof(path_parsing, struct_size) == 0);
static_assert(offsetof(path_parsing, lenient) == 4);
static_assert(offsetof(path_parsing, arc_accuracy) == 8);
inline bool operator==(const path_parsing &a, const path_parsing &b) noexcept { return a.lenient == b.lenient && a.arc_accuracy == b.arc_accuracy; }
inline bool operator!=(const path_parsing &a, const path_parsing &b) noexcept { return !(a == b); }
template <class Traits>
std::basic_ostream<char, Traits> &operator<<(std::basic_ostream<char, Traits> &stream, const path_parsing &value) {
    stream << "path_parsing{";
    stream << "lenient: ";
    detail::put(stream, value.lenient);
    stream << ", arc_accuracy: ";
    detail::put(stream, value.arc_accuracy);
    return stream << '}';
}

/// How path data are written.
struct path_format {
    std::uint32_t struct_size;
    /// 1: as few bytes as possible: no redundant command or separator, H, V, S and T, .5 for 0.5, 1e3 for 1000; 0: a
    /// command for each verb, a space between numbers
    animcore::boolean minified;
    animcore::path_coordinates coordinates;
    /// decimals to which numbers are rounded, 0 to 15; -1: as many as needed to lose nothing
    std::int32_t digits;

    /// All members as the library's defaults.
    path_format() noexcept {
        (void)anim_default_path_format(reinterpret_cast<anim_path_format *>(this), sizeof *this);
    }

    /// Fills the format with its defaults: minified, the shorter coordinates, nothing lost.
    [[nodiscard]] static animcore::outcome<animcore::path_format> defaults();
};
static_assert(sizeof(path_format) == sizeof(anim_path_format) && alignof(path_format) == alignof(anim_path_format));
static_assert(std::is_trivially_copyable_v<path_format> && std::is_standard_layout_v<path_format>);
static_assert(offsetof(path_format, struct_size) == 0);
static_assert(offsetof(path_format, minified) == 4);
static_assert(offsetof(path_format, coordinates) == 8);
static_assert(offsetof(path_format, digits) == 12);
inline bool operator==(const path_format &a, const path_format &b) noexcept { return a.minified == b.minified && a.coordinates == b.coordinates && a.digits == b.digits; }
inline bool operator!=(const path_format &a, const path_format &b) noexcept { return !(a == b); }
template <class Traits>
std::basic_ostream<char, Traits> &operator<<(std::basic_ostream<char, Traits> &stream, const path_format &value) {
    stream << "path_format{";
    stream << "minified: ";
    detail::put(stream, value.minified);
    stream << ", coordinates: ";
    detail::put(stream, value.coordinates);
    stream << ", digits: ";
    detail::put(stream, value.digits);
    return stream << '}';
}

/// A location on an outline. At a length where two segments meet, the location is the beginning of the second, and its
/// tangent the direction in which the path goes on. At the end of the path it is the end of the last segment. At a cusp
/// the tangent is that of the curve after it; where control points coincide, the limit; (1, 0) for a segment of length
/// 0.
struct path_location {
    double x{};
    double y{};
    /// the direction, of length 1; the normal is a quarter turn clockwise from it: (-y, x)
    double tangent_x{};
    /// the direction, of length 1; the normal is a quarter turn clockwise from it: (-y, x)
    double tangent_y{};
    /// 1 / radius, positive where the path turns clockwise on the screen; 0 on lines and at cusps
    double curvature{};
    /// along the path
    double length{};
    /// from the given point; 0 where none was given
    double distance{};
    /// of the verb's segment, 0...1
    double parameter{};
    /// the index of the verb that draws the segment
    std::uint32_t verb{};
    /// which, from 0
    std::uint32_t subpath{};
};
static_assert(sizeof(path_location) == sizeof(anim_path_location) && alignof(path_location) == alignof(anim_path_location));
static_assert(std::is_trivially_copyable_v<path_location> && std::is_standard_layout_v<path_location>);
static_assert(offsetof(path_location, x) == 0);
static_assert(offsetof(path_location, y) == 8);
static_assert(offsetof(path_location, tangent_x) == 16);
static_assert(offsetof(path_location, tangent_y) == 24);
static_assert(offsetof(path_location, curvature) == 32);
static_assert(offsetof(path_location, length) == 40);
static_assert(offsetof(path_location, distance) == 48);
static_assert(offsetof(path_location, parameter) == 56);
static_assert(offsetof(path_location, verb) == 64);
static_assert(offsetof(path_location, subpath) == 68);
inline bool operator==(const path_location &a, const path_location &b) noexcept { return a.x == b.x && a.y == b.y && a.tangent_x == b.tangent_x && a.tangent_y == b.tangent_y && a.curvature == b.curvature && a.length == b.length && a.distance == b.distance && a.parameter == b.parameter && a.verb == b.verb && a.subpath == b.subpath; }
inline bool operator!=(const path_location &a, const path_location &b) noexcept { return !(a == b); }
template <class Traits>
std::basic_ostream<char, Traits> &operator<<(std::basic_ostream<char, Traits> &stream, const path_location &value) {
    stream << "path_location{";
    stream << "x: ";
    detail::put(stream, value.x);
    stream << ", y: ";
    detail::put(stream, value.y);
    stream << ", tangent_x: ";
    detail::put(stream, value.tangent_x);
    stream << ", tangent_y: ";
    detail::put(stream, value.tangent_y);
    stream << ", curvature: ";
    detail::put(stream, value.curvature);
    stream << ", length: ";
    detail::put(stream, value.length);
    stream << ", distance: ";
    detail::put(stream, value.distance);
    stream << ", parameter: ";
    detail::put(stream, value.parameter);
    stream << ", verb: ";
    detail::put(stream, value.verb);
    stream << ", subpath: ";
    detail::put(stream, value.subpath);
    return stream << '}';
}

/// Which part of an outline anim_path_trim keeps.
struct path_trim_options {
    std::uint32_t struct_size;
    /// ANIM_PATH_TRIM_... added up. 0
    animcore::path_trim_flags flags;
    /// where the part begins and ends: clamped to the path, exchanged where start > end. 0 and 1
    double start;
    double end;
    /// moves both along the path; beyond its end they wrap to its beginning. 0
    double offset;

    /// All members as the library's defaults.
    path_trim_options() noexcept {
        (void)anim_default_path_trim_options(reinterpret_cast<anim_path_trim_options *>(this), sizeof *this);
    }

    /// Fills the options with the defaults named above.
    [[nodiscard]] static animcore::outcome<animcore::path_trim_options> defaults();
};
static_assert(sizeof(path_trim_options) == sizeof(anim_path_trim_options) && alignof(path_trim_options) == alignof(anim_path_trim_options));
static_assert(std::is_trivially_copyable_v<path_trim_options> && std::is_standard_layout_v<path_trim_options>);
static_assert(offsetof(path_trim_options, struct_size) == 0);
static_assert(offsetof(path_trim_options, flags) == 4);
static_assert(offsetof(path_trim_options, start) == 8);
static_assert(offsetof(path_trim_options, end) == 16);
static_assert(offsetof(path_trim_options, offset) == 24);
inline bool operator==(const path_trim_options &a, const path_trim_options &b) noexcept { return a.flags == b.flags && a.start == b.start && a.end == b.end && a.offset == b.offset; }
inline bool operator!=(const path_trim_options &a, const path_trim_options &b) noexcept { return !(a == b); }
template <class Traits>
std::basic_ostream<char, Traits> &operator<<(std::basic_ostream<char, Traits> &stream, const path_trim_options &value) {
    stream << "path_trim_options{";
    stream << "flags: ";
    detail::put(stream, value.flags);
    stream << ", start: ";
    detail::put(stream, value.start);
    stream << ", end: ";
    detail::put(stream, value.end);
    stream << ", offset: ";
    detail::put(stream, value.offset);
    return stream << '}';
}

/// A subpath: a move and the verbs up to the next one.
struct subpath {
    /// its range of the path's verbs
    std::uint64_t first_verb{};
    /// its range of the path's verbs
    std::uint64_t verb_count{};
    /// its range of coordinates, two a point
    std::uint64_t first_coordinate{};
    /// its range of coordinates, two a point
    std::uint64_t coordinate_count{};
    /// as anim_path_get_area()
    double area{};
    /// 1 where its last verb is a close
    animcore::boolean is_closed{};
    std::int32_t reserved{};
};
static_assert(sizeof(subpath) == sizeof(anim_subpath) && alignof(subpath) == alignof(anim_subpath));
static_assert(std::is_trivially_copyable_v<subpath> && std::is_standard_layout_v<subpath>);
static_assert(offsetof(subpath, first_verb) == 0);
static_assert(offsetof(subpath, verb_count) == 8);
static_assert(offsetof(subpath, first_coordinate) == 16);
static_assert(offsetof(subpath, coordinate_count) == 24);
static_assert(offsetof(subpath, area) == 32);
static_assert(offsetof(subpath, is_closed) == 40);
static_assert(offsetof(subpath, reserved) == 44);
inline bool operator==(const subpath &a, const subpath &b) noexcept { return a.first_verb == b.first_verb && a.verb_count == b.verb_count && a.first_coordinate == b.first_coordinate && a.coordinate_count == b.coordinate_count && a.area == b.area && a.is_closed == b.is_closed; }
inline bool operator!=(const subpath &a, const subpath &b) noexcept { return !(a == b); }
template <class Traits>
std::basic_ostream<char, Traits> &operator<<(std::basic_ostream<char, Traits> &stream, const subpath &value) {
    stream << "subpath{";
    stream << "first_verb: ";
    detail::put(stream, value.first_verb);
    stream << ", verb_count: ";
    detail::put(stream, value.verb_count);
    stream << ", first_coordinate: ";
    detail::put(stream, value.first_coordinate);
    stream << ", coordinate_count: ";
    detail::put(stream, value.coordinate_count);
    stream << ", area: ";
    detail::put(stream, value.area);
    stream << ", is_closed: ";
    detail::put(stream, value.is_closed);
    return stream << '}';
}

/// How an outline is stroked: the terms and rules of SVG 2, chapter 13.5.
struct stroke_style {
    std::uint32_t struct_size;
    /// ANIM_CAP_... BUTT
    animcore::cap cap;
    /// ANIM_JOIN_..., ANIM_JOIN_MITER_CLIP and ANIM_JOIN_ARCS as well. MITER
    animcore::join join;
    /// the length of dashes. 0
    std::uint32_t dash_count;
    /// 0 (which draws nothing) to 1e150. 1
    double width;
    /// at least 1: the longest miter, in widths. Beyond it MITER is a bevel. 4
    double miter_limit;
    /// the offset into the dash pattern at which each subpath begins; may be negative. 0
    double dash_offset;
    /// lengths of dashes and gaps in turn, each 0 to 1e150; an odd number of them is repeated once; none, or all 0, is
    /// solid.
    ANIM_POINTER(const double, dashes_data);
    /// 1: an outline without crossings, as of anim_path_simplify(). Hits ignore it. 0
    animcore::boolean simplified;
    std::int32_t reserved;

    /// All members as the library's defaults.
    stroke_style() noexcept {
        (void)anim_default_stroke_style(reinterpret_cast<anim_stroke_style *>(this), sizeof *this);
    }

    /// lengths of dashes and gaps in turn, each 0 to 1e150; an odd number of them is repeated once; none, or all 0, is
    /// solid.
    animcore::span<const double> dashes() const noexcept {
        return dashes_data == nullptr ? animcore::span<const double>() : animcore::span<const double>(dashes_data, static_cast<std::size_t>(dash_count));
    }
    /// Sets dashes and its length; the memory has to stay until the struct is used.
    animcore::outcome<void> dashes(animcore::span<const double> values) {
        ANIMCORE_REQUIRE(values.size() <= detail::largest<std::uint32_t>, "dashes is too long");
        dashes_data = values.data();
        dash_count = static_cast<std::uint32_t>(values.size());
        return animcore::outcome<void>();
    }
    template <class Owner, class = detail::temporary<Owner>> void dashes(Owner &&values) = delete;

    /// Fills the style with the defaults named above.
    [[nodiscard]] static animcore::outcome<animcore::stroke_style> defaults();
};
static_assert(sizeof(stroke_style) == sizeof(anim_stroke_style) && alignof(stroke_style) == alignof(anim_stroke_style));
static_assert(std::is_trivially_copyable_v<stroke_style> && std::is_standard_layout_v<stroke_style>);
static_assert(offsetof(stroke_style, struct_size) == 0);
static_assert(offsetof(stroke_style, cap) == 4);
static_assert(offsetof(stroke_style, join) == 8);
static_assert(offsetof(stroke_style, dash_count) == 12);
static_assert(offsetof(stroke_style, width) == 16);
static_assert(offsetof(stroke_style, miter_limit) == 24);
static_assert(offsetof(stroke_style, dash_offset) == 32);
static_assert(offsetof(stroke_style, dashes_data) == 40);
static_assert(offsetof(stroke_style, simplified) == 48);
static_assert(offsetof(stroke_style, reserved) == 52);

/// An index in the first path and one in the second.
struct morph_pair {
    std::int32_t from{};
    std::int32_t to{};
};
static_assert(sizeof(morph_pair) == sizeof(anim_morph_pair) && alignof(morph_pair) == alignof(anim_morph_pair));
static_assert(std::is_trivially_copyable_v<morph_pair> && std::is_standard_layout_v<morph_pair>);
static_assert(offsetof(morph_pair, from) == 0);
static_assert(offsetof(morph_pair, to) == 4);
inline bool operator==(const morph_pair &a, const morph_pair &b) noexcept { return a.from == b.from && a.to == b.to; }
inline bool operator!=(const morph_pair &a, const morph_pair &b) noexcept { return !(a == b); }
template <class Traits>
std::basic_ostream<char, Traits> &operator<<(std::basic_ostream<char, Traits> &stream, const morph_pair &value) {
    stream << "morph_pair{";
    stream << "from: ";
    detail::put(stream, value.from);
    stream << ", to: ";
    detail::put(stream, value.to);
    return stream << '}';
}

struct morph_options {
    std::uint32_t struct_size;
    /// ANIM_MORPH_STRUCTURE_.... AUTOMATIC
    animcore::morph_structure structure;
    /// ANIM_MORPH_MOTION_.... AUTOMATIC
    animcore::morph_motion motion;
    /// ANIM_MORPH_PAIRING_.... AUTOMATIC
    animcore::morph_pairing pairing;
    /// ANIM_MORPH_STARTS_.... AUTOMATIC
    animcore::morph_starts starts;
    /// ANIM_FILL_RULE_NONZERO or ANIM_FILL_RULE_EVENODD: says which subpaths are holes. NONZERO
    animcore::fill_rule fill_rule;
    /// how hard self-intersecting in-betweens are searched for and repaired, 0 to 3. 2
    std::int32_t effort;
    /// ANIM_MORPH_PAINT_.... FILL
    animcore::morph_paint paint;
    /// from 0 (outlines stretch to match their features) to 1 (evenly along their length). 0.25
    double smoothness;
    /// joints nearer than this are merged, in units of the outline's length, 0 to 0.1. 0.01
    double tolerance;
    /// Indices of subpaths; -1 for none. A subpath that has no counterpart or is not listed grows from a point or
    /// shrinks to one. Refused unless pairing is GIVEN.
    ANIM_POINTER(const animcore::morph_pair, pairs_data);
    std::uint64_t pair_count;
    /// Indices of verbs: the end points of the two verbs correspond. Read in order; a closed subpath takes the first
    /// pair that lies on it and on its counterpart. Refused unless starts is GIVEN.
    ANIM_POINTER(const animcore::morph_pair, points_data);
    std::uint64_t point_count;

    /// All members as the library's defaults.
    morph_options() noexcept {
        (void)anim_default_morph_options(reinterpret_cast<anim_morph_options *>(this), sizeof *this);
    }

    /// Indices of subpaths; -1 for none. A subpath that has no counterpart or is not listed grows from a point or
    /// shrinks to one. Refused unless pairing is GIVEN.
    animcore::span<const animcore::morph_pair> pairs() const noexcept {
        return pairs_data == nullptr ? animcore::span<const animcore::morph_pair>() : animcore::span<const animcore::morph_pair>(pairs_data, static_cast<std::size_t>(pair_count));
    }
    /// Sets pairs and its length; the memory has to stay until the struct is used.
    animcore::outcome<void> pairs(animcore::span<const animcore::morph_pair> values) {
        ANIMCORE_REQUIRE(values.size() <= detail::largest<std::uint64_t>, "pairs is too long");
        pairs_data = values.data();
        pair_count = static_cast<std::uint64_t>(values.size());
        return animcore::outcome<void>();
    }
    template <class Owner, class = detail::temporary<Owner>> void pairs(Owner &&values) = delete;

    /// Indices of verbs: the end points of the two verbs correspond. Read in order; a closed subpath takes the first
    /// pair that lies on it and on its counterpart. Refused unless starts is GIVEN.
    animcore::span<const animcore::morph_pair> points() const noexcept {
        return points_data == nullptr ? animcore::span<const animcore::morph_pair>() : animcore::span<const animcore::morph_pair>(points_data, static_cast<std::size_t>(point_count));
    }
    /// Sets points and its length; the memory has to stay until the struct is used.
    animcore::outcome<void> points(animcore::span<const animcore::morph_pair> values) {
        ANIMCORE_REQUIRE(values.size() <= detail::largest<std::uint64_t>, "points is too long");
        points_data = values.data();
        point_count = static_cast<std::uint64_t>(values.size());
        return animcore::outcome<void>();
    }
    template <class Owner, class = detail::temporary<Owner>> void points(Owner &&values) = delete;

    /// Fills the options with the defaults named above.
    [[nodiscard]] static animcore::outcome<animcore::morph_options> defaults();
};
static_assert(sizeof(morph_options) == sizeof(anim_morph_options) && alignof(morph_options) == alignof(anim_morph_options));
static_assert(std::is_trivially_copyable_v<morph_options> && std::is_standard_layout_v<morph_options>);
static_assert(offsetof(morph_options, struct_size) == 0);
static_assert(offsetof(morph_options, structure) == 4);
static_assert(offsetof(morph_options, motion) == 8);
static_assert(offsetof(morph_options, pairing) == 12);
static_assert(offsetof(morph_options, starts) == 16);
static_assert(offsetof(morph_options, fill_rule) == 20);
static_assert(offsetof(morph_options, effort) == 24);
static_assert(offsetof(morph_options, paint) == 28);
static_assert(offsetof(morph_options, smoothness) == 32);
static_assert(offsetof(morph_options, tolerance) == 40);
static_assert(offsetof(morph_options, pairs_data) == 48);
static_assert(offsetof(morph_options, pair_count) == 56);
static_assert(offsetof(morph_options, points_data) == 64);
static_assert(offsetof(morph_options, point_count) == 72);

/// Something that happened.
struct event {
    /// ANIM_EVENT_KIND_...
    animcore::event_kind kind{};
    /// 1 when it ran to its end, 0 when it was interrupted or removed
    animcore::boolean finished{};
    /// flicks of stage time
    std::int64_t time{};
    /// the property, transaction, group or bank, or 0
    std::uint64_t subject{};
    /// index for anim_stage_get_name, or -1
    std::int32_t name{};
    /// see the kinds; otherwise 0
    std::int32_t count{};
    /// the animation that ended, or 0
    std::uint64_t animation{};
    /// identifies its data, or 0 for none; see anim_scene_get_event_value
    std::uint64_t data{};
    /// how many of its first fields were dropped before it was delivered; 0 for none
    std::uint32_t data_lost{};
    std::uint32_t reserved{};
    std::uint64_t reserved_more{};
};
static_assert(sizeof(event) == sizeof(anim_event) && alignof(event) == alignof(anim_event));
static_assert(std::is_trivially_copyable_v<event> && std::is_standard_layout_v<event>);
static_assert(offsetof(event, kind) == 0);
static_assert(offsetof(event, finished) == 4);
static_assert(offsetof(event, time) == 8);
static_assert(offsetof(event, subject) == 16);
static_assert(offsetof(event, name) == 24);
static_assert(offsetof(event, count) == 28);
static_assert(offsetof(event, animation) == 32);
static_assert(offsetof(event, data) == 40);
static_assert(offsetof(event, data_lost) == 48);
static_assert(offsetof(event, reserved) == 52);
static_assert(offsetof(event, reserved_more) == 56);
inline bool operator==(const event &a, const event &b) noexcept { return a.kind == b.kind && a.finished == b.finished && a.time == b.time && a.subject == b.subject && a.name == b.name && a.count == b.count && a.animation == b.animation && a.data == b.data && a.data_lost == b.data_lost; }
inline bool operator!=(const event &a, const event &b) noexcept { return !(a == b); }
template <class Traits>
std::basic_ostream<char, Traits> &operator<<(std::basic_ostream<char, Traits> &stream, const event &value) {
    stream << "event{";
    stream << "kind: ";
    detail::put(stream, value.kind);
    stream << ", finished: ";
    detail::put(stream, value.finished);
    stream << ", time: ";
    detail::put(stream, value.time);
    stream << ", subject: ";
    detail::put(stream, value.subject);
    stream << ", name: ";
    detail::put(stream, value.name);
    stream << ", count: ";
    detail::put(stream, value.count);
    stream << ", animation: ";
    detail::put(stream, value.animation);
    stream << ", data: ";
    detail::put(stream, value.data);
    stream << ", data_lost: ";
    detail::put(stream, value.data_lost);
    return stream << '}';
}

struct stage_options {
    std::uint32_t struct_size;
    /// properties for which memory is reserved at once; more may be added. 16
    std::uint32_t property_capacity;
    /// events kept until polled, up to 1048576; the oldest are dropped beyond. 0 keeps none. 65536
    std::uint32_t event_limit;
    /// bit (1 << kind) set: events of this kind are reported; LOST always is. 0xFFFFFFFF
    std::uint32_t event_mask;

    /// All members as the library's defaults.
    stage_options() noexcept {
        (void)anim_default_stage_options(reinterpret_cast<anim_stage_options *>(this), sizeof *this);
    }

    /// Fills the options with the defaults named above.
    [[nodiscard]] static animcore::outcome<animcore::stage_options> defaults();
};
static_assert(sizeof(stage_options) == sizeof(anim_stage_options) && alignof(stage_options) == alignof(anim_stage_options));
static_assert(std::is_trivially_copyable_v<stage_options> && std::is_standard_layout_v<stage_options>);
static_assert(offsetof(stage_options, struct_size) == 0);
static_assert(offsetof(stage_options, property_capacity) == 4);
static_assert(offsetof(stage_options, event_limit) == 8);
static_assert(offsetof(stage_options, event_mask) == 12);
inline bool operator==(const stage_options &a, const stage_options &b) noexcept { return a.property_capacity == b.property_capacity && a.event_limit == b.event_limit && a.event_mask == b.event_mask; }
inline bool operator!=(const stage_options &a, const stage_options &b) noexcept { return !(a == b); }
template <class Traits>
std::basic_ostream<char, Traits> &operator<<(std::basic_ostream<char, Traits> &stream, const stage_options &value) {
    stream << "stage_options{";
    stream << "property_capacity: ";
    detail::put(stream, value.property_capacity);
    stream << ", event_limit: ";
    detail::put(stream, value.event_limit);
    stream << ", event_mask: ";
    detail::put(stream, value.event_mask);
    return stream << '}';
}

/// Members for other kinds than the property's, or other spaces, must keep their defaults (ANIM_ERROR_ARGUMENT).
struct property_options {
    std::uint32_t struct_size;
    /// ANIM_VALUE_KIND_... but PATH. SCALAR
    animcore::value_kind kind;
    /// of a VECTOR, 1 to ANIM_LIMIT_VECTOR; for other kinds 0, or their own number. 0
    std::uint32_t component_count;
    /// of an ANGLE: ANIM_TURN_.... AS_GIVEN
    animcore::turn turn;
    /// of a COLOR: ANIM_COLOR_SPACE_... in which it is interpolated. SRGB
    animcore::color_space space;
    /// of a COLOR in OKLCH: ANIM_HUE_INTERPOLATION_.... SHORTER
    animcore::hue_interpolation hue;
    /// of a COLOR: 1 interpolates colors multiplied by their opacity, as CSS does. 0
    animcore::boolean premultiplied;
    /// 1: may fade when motion is reduced; -1: as its kind (colors do). -1
    std::int32_t fades;
    /// see anim_stage_set_threshold. 0.001
    double threshold;

    /// All members as the library's defaults.
    property_options() noexcept {
        (void)anim_default_property_options(reinterpret_cast<anim_property_options *>(this), sizeof *this);
    }

    /// Fills the options with the defaults named above.
    [[nodiscard]] static animcore::outcome<animcore::property_options> defaults();
};
static_assert(sizeof(property_options) == sizeof(anim_property_options) && alignof(property_options) == alignof(anim_property_options));
static_assert(std::is_trivially_copyable_v<property_options> && std::is_standard_layout_v<property_options>);
static_assert(offsetof(property_options, struct_size) == 0);
static_assert(offsetof(property_options, kind) == 4);
static_assert(offsetof(property_options, component_count) == 8);
static_assert(offsetof(property_options, turn) == 12);
static_assert(offsetof(property_options, space) == 16);
static_assert(offsetof(property_options, hue) == 20);
static_assert(offsetof(property_options, premultiplied) == 24);
static_assert(offsetof(property_options, fades) == 28);
static_assert(offsetof(property_options, threshold) == 32);
inline bool operator==(const property_options &a, const property_options &b) noexcept { return a.kind == b.kind && a.component_count == b.component_count && a.turn == b.turn && a.space == b.space && a.hue == b.hue && a.premultiplied == b.premultiplied && a.fades == b.fades && a.threshold == b.threshold; }
inline bool operator!=(const property_options &a, const property_options &b) noexcept { return !(a == b); }
template <class Traits>
std::basic_ostream<char, Traits> &operator<<(std::basic_ostream<char, Traits> &stream, const property_options &value) {
    stream << "property_options{";
    stream << "kind: ";
    detail::put(stream, value.kind);
    stream << ", component_count: ";
    detail::put(stream, value.component_count);
    stream << ", turn: ";
    detail::put(stream, value.turn);
    stream << ", space: ";
    detail::put(stream, value.space);
    stream << ", hue: ";
    detail::put(stream, value.hue);
    stream << ", premultiplied: ";
    detail::put(stream, value.premultiplied);
    stream << ", fades: ";
    detail::put(stream, value.fades);
    stream << ", threshold: ";
    detail::put(stream, value.threshold);
    return stream << '}';
}

struct property_info {
    std::uint32_t struct_size;
    /// ANIM_VALUE_KIND_...
    animcore::value_kind kind;
    std::uint32_t component_count;
    /// index for anim_stage_get_name, or -1
    std::int32_t name;
    /// 1 while an animation runs or waits for its delay
    animcore::boolean is_animating;
    /// components of the presentation and velocity: differs from component_count only for a path on its way to one with
    /// other verbs
    std::uint32_t shown_count;
    /// see anim_stage_set_threshold
    double threshold;

    property_info() noexcept {
        std::memset(static_cast<void *>(this), 0, sizeof *this);
        struct_size = sizeof *this;
    }
};
static_assert(sizeof(property_info) == sizeof(anim_property_info) && alignof(property_info) == alignof(anim_property_info));
static_assert(std::is_trivially_copyable_v<property_info> && std::is_standard_layout_v<property_info>);
static_assert(offsetof(property_info, struct_size) == 0);
static_assert(offsetof(property_info, kind) == 4);
static_assert(offsetof(property_info, component_count) == 8);
static_assert(offsetof(property_info, name) == 12);
static_assert(offsetof(property_info, is_animating) == 16);
static_assert(offsetof(property_info, shown_count) == 20);
static_assert(offsetof(property_info, threshold) == 24);
inline bool operator==(const property_info &a, const property_info &b) noexcept { return a.kind == b.kind && a.component_count == b.component_count && a.name == b.name && a.is_animating == b.is_animating && a.shown_count == b.shown_count && a.threshold == b.threshold; }
inline bool operator!=(const property_info &a, const property_info &b) noexcept { return !(a == b); }
template <class Traits>
std::basic_ostream<char, Traits> &operator<<(std::basic_ostream<char, Traits> &stream, const property_info &value) {
    stream << "property_info{";
    stream << "kind: ";
    detail::put(stream, value.kind);
    stream << ", component_count: ";
    detail::put(stream, value.component_count);
    stream << ", name: ";
    detail::put(stream, value.name);
    stream << ", is_animating: ";
    detail::put(stream, value.is_animating);
    stream << ", shown_count: ";
    detail::put(stream, value.shown_count);
    stream << ", threshold: ";
    detail::put(stream, value.threshold);
    return stream << '}';
}

/// How the values set in a transaction move. Members left at ANIM_INHERIT, as anim_default_motion fills them, come from
/// the enclosing transaction.
struct motion {
    std::uint32_t struct_size;
    /// ANIM_MOTION_KIND_.... INHERIT
    animcore::motion_kind kind;
    /// seconds, >= 0, or ANIM_OWN_DURATION; outermost 0.25 for a curve. A duration cuts a spring off. ANIM_INHERIT
    double duration;
    /// seconds, >= 0, before it starts; outermost 0. ANIM_INHERIT
    double delay;
    /// read when kind is ANIM_MOTION_KIND_CURVE
    animcore::cubic_bezier curve;
    /// read when kind is ANIM_MOTION_KIND_SPRING
    animcore::spring spring;
    /// read when kind is ANIM_MOTION_KIND_EASING; kept alive while an animation uses it
    ANIM_POINTER(const anim_easing, easing_data);
    /// seconds, >= 0, by which each value set starts later than the one before. ANIM_INHERIT
    double stagger;
    /// > 0, fractional or infinite; 1 where only autoreverses is set. ANIM_INHERIT
    double repeat_count;
    /// 1: every run is followed by one back; 0 where only repeat_count is set. ANIM_INHERIT
    std::int32_t autoreverses;
    /// ANIM_INTERRUPTION_REPLACE, ADD or RESTART; outermost REPLACE. ANIM_INHERIT
    animcore::interruption interruption;
    /// 1: values jump, whatever actions their properties have. ANIM_INHERIT
    std::int32_t disables_actions;
    /// ANIM_ARRANGEMENT_... of the transactions inside. NONE
    animcore::arrangement arrangement;
    /// the group whose clock the animations use; 0 inherits, outermost the stage's
    anim_animation_group group;
    /// the animations start (after their delay) when it is complete; 0: at once
    anim_transaction after;

    /// All members as the library's defaults.
    motion() noexcept {
        (void)anim_default_motion(reinterpret_cast<anim_motion *>(this), sizeof *this);
    }

    /// Sets easing; the object has to live until the struct is used.
    void easing(const animcore::easing &object) noexcept;
    void easing(const animcore::easing &&object) = delete;

    /// Fills a motion that inherits everything; curve and spring are the default ones.
    [[nodiscard]] static animcore::outcome<animcore::motion> defaults();
};
static_assert(sizeof(motion) == sizeof(anim_motion) && alignof(motion) == alignof(anim_motion));
static_assert(std::is_trivially_copyable_v<motion> && std::is_standard_layout_v<motion>);
static_assert(offsetof(motion, struct_size) == 0);
static_assert(offsetof(motion, kind) == 4);
static_assert(offsetof(motion, duration) == 8);
static_assert(offsetof(motion, delay) == 16);
static_assert(offsetof(motion, curve) == 24);
static_assert(offsetof(motion, spring) == 56);
static_assert(offsetof(motion, easing_data) == 80);
static_assert(offsetof(motion, stagger) == 88);
static_assert(offsetof(motion, repeat_count) == 96);
static_assert(offsetof(motion, autoreverses) == 104);
static_assert(offsetof(motion, interruption) == 108);
static_assert(offsetof(motion, disables_actions) == 112);
static_assert(offsetof(motion, arrangement) == 116);
static_assert(offsetof(motion, group) == 120);
static_assert(offsetof(motion, after) == 128);

struct animation_options {
    std::uint32_t struct_size;
    /// ANIM_MOTION_KIND_CURVE, EASING, SPRING, KEYFRAMES or DECAY. CURVE
    animcore::motion_kind kind;
    /// ANIM_INTERRUPTION_REPLACE, RESTART, KEEP, or ADD: KEEP, and additive. KEEP
    animcore::interruption interruption;
    /// 1: its value is added to the value of the animations below it (see anim_stage_animate()). 0
    animcore::boolean additive;
    /// 1: the value at the end of each repeat is added to the next (see there). 0
    animcore::boolean cumulative;
    /// 1: the model value becomes its last value when it starts (see there). 0
    animcore::boolean sets_model;
    /// components of from, to, by and velocity: the property's
    std::uint32_t count;
    /// not read
    std::uint32_t reserved;
    /// where it begins; not for keyframes that have a start of their own
    ANIM_POINTER(const double, from_data);
    /// where it ends; for a curve, easing or spring
    ANIM_POINTER(const double, to_data);
    /// how far it moves; for the same kinds as to. Not set where from and to are. ANIM_ERROR_KIND where colors or
    /// transforms are interpolated in another space
    ANIM_POINTER(const double, by_data);
    /// for a spring, a decay or keyframes that begin where the property is, units per second. Not set: the property's
    /// own with REPLACE, otherwise 0
    ANIM_POINTER(const double, velocity_data);
    /// seconds of one run, >= 0. ANIM_INHERIT, or ANIM_OWN_DURATION, which is the same here: 0.25, a spring's or
    /// decay's until rest, or the keyframes'
    double duration;
    /// seconds before it starts, >= 0. 0
    double delay;
    /// its begin_time and duration are not read (see delay and duration)
    animcore::media_timing timing;
    animcore::cubic_bezier curve;
    animcore::spring spring;
    ANIM_POINTER(const anim_easing, easing_data);
    ANIM_POINTER(const anim_keyframes, keyframes_data);
    animcore::decay decay;
    /// the group whose clock it uses; 0: the stage's
    anim_animation_group group;
    /// it starts (after its delay) when this is complete; 0: at once
    anim_transaction after;

    /// All members as the library's defaults.
    animation_options() noexcept {
        (void)anim_default_animation_options(reinterpret_cast<anim_animation_options *>(this), sizeof *this);
    }

    /// where it begins; not for keyframes that have a start of their own
    animcore::span<const double> from() const noexcept {
        return from_data == nullptr ? animcore::span<const double>() : animcore::span<const double>(from_data, static_cast<std::size_t>(count));
    }
    /// Sets from and its length; the memory has to stay until the struct is used.
    animcore::outcome<void> from(animcore::span<const double> values) {
        ANIMCORE_REQUIRE(values.size() <= detail::largest<std::uint32_t>, "from is too long");
        ANIMCORE_REQUIRE(to_data == nullptr || count == values.size(), "from must be as long as to");
        ANIMCORE_REQUIRE(by_data == nullptr || count == values.size(), "from must be as long as by");
        ANIMCORE_REQUIRE(velocity_data == nullptr || count == values.size(), "from must be as long as velocity");
        from_data = values.data();
        count = static_cast<std::uint32_t>(values.size());
        return animcore::outcome<void>();
    }
    template <class Owner, class = detail::temporary<Owner>> void from(Owner &&values) = delete;

    /// where it ends; for a curve, easing or spring
    animcore::span<const double> to() const noexcept {
        return to_data == nullptr ? animcore::span<const double>() : animcore::span<const double>(to_data, static_cast<std::size_t>(count));
    }
    /// Sets to and its length; the memory has to stay until the struct is used.
    animcore::outcome<void> to(animcore::span<const double> values) {
        ANIMCORE_REQUIRE(values.size() <= detail::largest<std::uint32_t>, "to is too long");
        ANIMCORE_REQUIRE(from_data == nullptr || count == values.size(), "to must be as long as from");
        ANIMCORE_REQUIRE(by_data == nullptr || count == values.size(), "to must be as long as by");
        ANIMCORE_REQUIRE(velocity_data == nullptr || count == values.size(), "to must be as long as velocity");
        to_data = values.data();
        count = static_cast<std::uint32_t>(values.size());
        return animcore::outcome<void>();
    }
    template <class Owner, class = detail::temporary<Owner>> void to(Owner &&values) = delete;

    /// how far it moves; for the same kinds as to. Not set where from and to are. ANIM_ERROR_KIND where colors or
    /// transforms are interpolated in another space
    animcore::span<const double> by() const noexcept {
        return by_data == nullptr ? animcore::span<const double>() : animcore::span<const double>(by_data, static_cast<std::size_t>(count));
    }
    /// Sets by and its length; the memory has to stay until the struct is used.
    animcore::outcome<void> by(animcore::span<const double> values) {
        ANIMCORE_REQUIRE(values.size() <= detail::largest<std::uint32_t>, "by is too long");
        ANIMCORE_REQUIRE(from_data == nullptr || count == values.size(), "by must be as long as from");
        ANIMCORE_REQUIRE(to_data == nullptr || count == values.size(), "by must be as long as to");
        ANIMCORE_REQUIRE(velocity_data == nullptr || count == values.size(), "by must be as long as velocity");
        by_data = values.data();
        count = static_cast<std::uint32_t>(values.size());
        return animcore::outcome<void>();
    }
    template <class Owner, class = detail::temporary<Owner>> void by(Owner &&values) = delete;

    /// for a spring, a decay or keyframes that begin where the property is, units per second. Not set: the property's
    /// own with REPLACE, otherwise 0
    animcore::span<const double> velocity() const noexcept {
        return velocity_data == nullptr ? animcore::span<const double>() : animcore::span<const double>(velocity_data, static_cast<std::size_t>(count));
    }
    /// Sets velocity and its length; the memory has to stay until the struct is used.
    animcore::outcome<void> velocity(animcore::span<const double> values) {
        ANIMCORE_REQUIRE(values.size() <= detail::largest<std::uint32_t>, "velocity is too long");
        ANIMCORE_REQUIRE(from_data == nullptr || count == values.size(), "velocity must be as long as from");
        ANIMCORE_REQUIRE(to_data == nullptr || count == values.size(), "velocity must be as long as to");
        ANIMCORE_REQUIRE(by_data == nullptr || count == values.size(), "velocity must be as long as by");
        velocity_data = values.data();
        count = static_cast<std::uint32_t>(values.size());
        return animcore::outcome<void>();
    }
    template <class Owner, class = detail::temporary<Owner>> void velocity(Owner &&values) = delete;

    /// Sets easing; the object has to live until the struct is used.
    void easing(const animcore::easing &object) noexcept;
    void easing(const animcore::easing &&object) = delete;

    /// Sets keyframes; the object has to live until the struct is used.
    void keyframes(const animcore::keyframes &object) noexcept;
    void keyframes(const animcore::keyframes &&object) = delete;

    /// Fills the options with the defaults named above, ease and the default spring.
    [[nodiscard]] static animcore::outcome<animcore::animation_options> defaults();
};
static_assert(sizeof(animation_options) == sizeof(anim_animation_options) && alignof(animation_options) == alignof(anim_animation_options));
static_assert(std::is_trivially_copyable_v<animation_options> && std::is_standard_layout_v<animation_options>);
static_assert(offsetof(animation_options, struct_size) == 0);
static_assert(offsetof(animation_options, kind) == 4);
static_assert(offsetof(animation_options, interruption) == 8);
static_assert(offsetof(animation_options, additive) == 12);
static_assert(offsetof(animation_options, cumulative) == 16);
static_assert(offsetof(animation_options, sets_model) == 20);
static_assert(offsetof(animation_options, count) == 24);
static_assert(offsetof(animation_options, reserved) == 28);
static_assert(offsetof(animation_options, from_data) == 32);
static_assert(offsetof(animation_options, to_data) == 40);
static_assert(offsetof(animation_options, by_data) == 48);
static_assert(offsetof(animation_options, velocity_data) == 56);
static_assert(offsetof(animation_options, duration) == 64);
static_assert(offsetof(animation_options, delay) == 72);
static_assert(offsetof(animation_options, timing) == 80);
static_assert(offsetof(animation_options, curve) == 144);
static_assert(offsetof(animation_options, spring) == 176);
static_assert(offsetof(animation_options, easing_data) == 200);
static_assert(offsetof(animation_options, keyframes_data) == 208);
static_assert(offsetof(animation_options, decay) == 216);
static_assert(offsetof(animation_options, group) == 272);
static_assert(offsetof(animation_options, after) == 280);

struct animation_group_options {
    std::uint32_t struct_size;
    /// ANIM_ANIMATION_GROUP_KIND_.... CLOCK
    animcore::animation_group_kind kind;
    /// the group whose time it uses; 0: the stage's. At most 16 deep
    anim_animation_group parent;
    /// of an ANIMATOR, seconds, 0 to 1e9; 0: that of its longest animation. 0
    double duration;
    /// of MEDIA; its begin time counts from now
    animcore::media_timing timing;

    /// All members as the library's defaults.
    animation_group_options() noexcept {
        (void)anim_default_animation_group_options(reinterpret_cast<anim_animation_group_options *>(this), sizeof *this);
    }

    /// Fills the options with the defaults named above.
    [[nodiscard]] static animcore::outcome<animcore::animation_group_options> defaults();
};
static_assert(sizeof(animation_group_options) == sizeof(anim_animation_group_options) && alignof(animation_group_options) == alignof(anim_animation_group_options));
static_assert(std::is_trivially_copyable_v<animation_group_options> && std::is_standard_layout_v<animation_group_options>);
static_assert(offsetof(animation_group_options, struct_size) == 0);
static_assert(offsetof(animation_group_options, kind) == 4);
static_assert(offsetof(animation_group_options, parent) == 8);
static_assert(offsetof(animation_group_options, duration) == 16);
static_assert(offsetof(animation_group_options, timing) == 24);
inline bool operator==(const animation_group_options &a, const animation_group_options &b) noexcept { return a.kind == b.kind && a.parent == b.parent && a.duration == b.duration && a.timing == b.timing; }
inline bool operator!=(const animation_group_options &a, const animation_group_options &b) noexcept { return !(a == b); }
template <class Traits>
std::basic_ostream<char, Traits> &operator<<(std::basic_ostream<char, Traits> &stream, const animation_group_options &value) {
    stream << "animation_group_options{";
    stream << "kind: ";
    detail::put(stream, value.kind);
    stream << ", parent: ";
    detail::put(stream, value.parent);
    stream << ", duration: ";
    detail::put(stream, value.duration);
    stream << ", timing: ";
    detail::put(stream, value.timing);
    return stream << '}';
}

struct stage_info {
    std::uint32_t struct_size;
    animcore::boolean is_paused;
    /// stage time, flicks: the time of events and animations
    std::int64_t time;
    /// the sum of all advances, flicks
    std::int64_t host_time;
    double time_scale;
    std::uint32_t property_count;
    /// animations that run or wait for their delay, and banks that move; 0: nothing moves
    std::uint32_t animation_count;
    /// events that wait to be polled
    std::uint32_t event_count;
    std::uint32_t open_transactions;
    /// stage time of the next thing that will happen by itself; -1 when there is none. In a scene whose guards read
    /// animated values or elapsed, this includes the first flick at which a guard may become true. It may be too early,
    /// but is never too late: a host that sleeps until then and asks again misses nothing.
    std::int64_t next_due;
    /// how many flicks stage time lags behind the advances: see anim_stage_set_step_budget()
    std::int64_t owed;

    stage_info() noexcept {
        std::memset(static_cast<void *>(this), 0, sizeof *this);
        struct_size = sizeof *this;
    }
};
static_assert(sizeof(stage_info) == sizeof(anim_stage_info) && alignof(stage_info) == alignof(anim_stage_info));
static_assert(std::is_trivially_copyable_v<stage_info> && std::is_standard_layout_v<stage_info>);
static_assert(offsetof(stage_info, struct_size) == 0);
static_assert(offsetof(stage_info, is_paused) == 4);
static_assert(offsetof(stage_info, time) == 8);
static_assert(offsetof(stage_info, host_time) == 16);
static_assert(offsetof(stage_info, time_scale) == 24);
static_assert(offsetof(stage_info, property_count) == 32);
static_assert(offsetof(stage_info, animation_count) == 36);
static_assert(offsetof(stage_info, event_count) == 40);
static_assert(offsetof(stage_info, open_transactions) == 44);
static_assert(offsetof(stage_info, next_due) == 48);
static_assert(offsetof(stage_info, owed) == 56);
inline bool operator==(const stage_info &a, const stage_info &b) noexcept { return a.is_paused == b.is_paused && a.time == b.time && a.host_time == b.host_time && a.time_scale == b.time_scale && a.property_count == b.property_count && a.animation_count == b.animation_count && a.event_count == b.event_count && a.open_transactions == b.open_transactions && a.next_due == b.next_due && a.owed == b.owed; }
inline bool operator!=(const stage_info &a, const stage_info &b) noexcept { return !(a == b); }
template <class Traits>
std::basic_ostream<char, Traits> &operator<<(std::basic_ostream<char, Traits> &stream, const stage_info &value) {
    stream << "stage_info{";
    stream << "is_paused: ";
    detail::put(stream, value.is_paused);
    stream << ", time: ";
    detail::put(stream, value.time);
    stream << ", host_time: ";
    detail::put(stream, value.host_time);
    stream << ", time_scale: ";
    detail::put(stream, value.time_scale);
    stream << ", property_count: ";
    detail::put(stream, value.property_count);
    stream << ", animation_count: ";
    detail::put(stream, value.animation_count);
    stream << ", event_count: ";
    detail::put(stream, value.event_count);
    stream << ", open_transactions: ";
    detail::put(stream, value.open_transactions);
    stream << ", next_due: ";
    detail::put(stream, value.next_due);
    stream << ", owed: ";
    detail::put(stream, value.owed);
    return stream << '}';
}

struct document_options {
    std::uint32_t struct_size;
    /// whether it is searched for unused parts: see anim_document_get_warning_count. 0
    animcore::boolean keeps_warnings;
    /// values for the document's parameters: a JSON object.
    ANIM_POINTER(const char, parameters_data);
    /// bytes, at most ANIM_LIMIT_TEXT_BYTES
    std::uint64_t parameters_length;
    /// Documents that the document may use as components: a JSON object of documents by name.
    ANIM_POINTER(const char, library_data);
    /// bytes, at most ANIM_LIMIT_TEXT_BYTES
    std::uint64_t library_length;
    /// as in anim_scene_options. 268435456
    std::uint64_t memory_limit;

    /// All members as the library's defaults.
    document_options() noexcept {
        (void)anim_default_document_options(reinterpret_cast<anim_document_options *>(this), sizeof *this);
    }

    /// values for the document's parameters: a JSON object.
    std::string_view parameters() const noexcept {
        return parameters_data == nullptr ? std::string_view() : std::string_view(parameters_data, static_cast<std::size_t>(parameters_length));
    }
    /// Sets parameters and its length; the memory has to stay until the struct is used.
    animcore::outcome<void> parameters(std::string_view values) {
        ANIMCORE_REQUIRE(values.size() <= detail::largest<std::uint64_t>, "parameters is too long");
        parameters_data = values.data();
        parameters_length = static_cast<std::uint64_t>(values.size());
        return animcore::outcome<void>();
    }
    template <class Owner, class = detail::temporary<Owner>> void parameters(Owner &&values) = delete;

    /// Documents that the document may use as components: a JSON object of documents by name.
    std::string_view library() const noexcept {
        return library_data == nullptr ? std::string_view() : std::string_view(library_data, static_cast<std::size_t>(library_length));
    }
    /// Sets library and its length; the memory has to stay until the struct is used.
    animcore::outcome<void> library(std::string_view values) {
        ANIMCORE_REQUIRE(values.size() <= detail::largest<std::uint64_t>, "library is too long");
        library_data = values.data();
        library_length = static_cast<std::uint64_t>(values.size());
        return animcore::outcome<void>();
    }
    template <class Owner, class = detail::temporary<Owner>> void library(Owner &&values) = delete;

    /// Fills the options with the defaults named above.
    [[nodiscard]] static animcore::outcome<animcore::document_options> defaults();
};
static_assert(sizeof(document_options) == sizeof(anim_document_options) && alignof(document_options) == alignof(anim_document_options));
static_assert(std::is_trivially_copyable_v<document_options> && std::is_standard_layout_v<document_options>);
static_assert(offsetof(document_options, struct_size) == 0);
static_assert(offsetof(document_options, keeps_warnings) == 4);
static_assert(offsetof(document_options, parameters_data) == 8);
static_assert(offsetof(document_options, parameters_length) == 16);
static_assert(offsetof(document_options, library_data) == 24);
static_assert(offsetof(document_options, library_length) == 32);
static_assert(offsetof(document_options, memory_limit) == 40);

struct document_warning {
    std::uint32_t struct_size;
    /// ANIM_WARNING_KIND_...
    animcore::warning_kind kind;
    /// of the name that it is about; counted from 1, the column in bytes
    std::int32_t line;
    /// of the name that it is about; counted from 1, the column in bytes
    std::int32_t column;
    /// the same place in bytes from the beginning of the text
    std::uint64_t offset;

    document_warning() noexcept {
        std::memset(static_cast<void *>(this), 0, sizeof *this);
        struct_size = sizeof *this;
    }
};
static_assert(sizeof(document_warning) == sizeof(anim_document_warning) && alignof(document_warning) == alignof(anim_document_warning));
static_assert(std::is_trivially_copyable_v<document_warning> && std::is_standard_layout_v<document_warning>);
static_assert(offsetof(document_warning, struct_size) == 0);
static_assert(offsetof(document_warning, kind) == 4);
static_assert(offsetof(document_warning, line) == 8);
static_assert(offsetof(document_warning, column) == 12);
static_assert(offsetof(document_warning, offset) == 16);
inline bool operator==(const document_warning &a, const document_warning &b) noexcept { return a.kind == b.kind && a.line == b.line && a.column == b.column && a.offset == b.offset; }
inline bool operator!=(const document_warning &a, const document_warning &b) noexcept { return !(a == b); }
template <class Traits>
std::basic_ostream<char, Traits> &operator<<(std::basic_ostream<char, Traits> &stream, const document_warning &value) {
    stream << "document_warning{";
    stream << "kind: ";
    detail::put(stream, value.kind);
    stream << ", line: ";
    detail::put(stream, value.line);
    stream << ", column: ";
    detail::put(stream, value.column);
    stream << ", offset: ";
    detail::put(stream, value.offset);
    return stream << '}';
}

struct scene_options {
    std::uint32_t struct_size;
    /// as in anim_stage_options. 65536
    std::uint32_t event_limit;
    /// as in anim_stage_options. 0xFFFFFFFF
    std::uint32_t event_mask;
    std::uint32_t reserved;
    /// of the scene's random generator (xoshiro256**, seeded by splitmix64). 0
    std::uint64_t seed;
    /// values for the document's parameters: a JSON object.
    ANIM_POINTER(const char, parameters_data);
    /// bytes, at most ANIM_LIMIT_TEXT_BYTES
    std::uint64_t parameters_length;
    /// Documents that the document may use as components: a JSON object of documents by name.
    ANIM_POINTER(const char, library_data);
    /// bytes, at most ANIM_LIMIT_TEXT_BYTES
    std::uint64_t library_length;
    /// About how many bytes of memory the document may take with all its components instantiated: counted before
    /// anything is made of it, and refused with ANIM_ERROR_LIMIT if it is more. At most 2^40; 0 is the default.
    /// 268435456
    std::uint64_t memory_limit;

    /// All members as the library's defaults.
    scene_options() noexcept {
        (void)anim_default_scene_options(reinterpret_cast<anim_scene_options *>(this), sizeof *this);
    }

    /// values for the document's parameters: a JSON object.
    std::string_view parameters() const noexcept {
        return parameters_data == nullptr ? std::string_view() : std::string_view(parameters_data, static_cast<std::size_t>(parameters_length));
    }
    /// Sets parameters and its length; the memory has to stay until the struct is used.
    animcore::outcome<void> parameters(std::string_view values) {
        ANIMCORE_REQUIRE(values.size() <= detail::largest<std::uint64_t>, "parameters is too long");
        parameters_data = values.data();
        parameters_length = static_cast<std::uint64_t>(values.size());
        return animcore::outcome<void>();
    }
    template <class Owner, class = detail::temporary<Owner>> void parameters(Owner &&values) = delete;

    /// Documents that the document may use as components: a JSON object of documents by name.
    std::string_view library() const noexcept {
        return library_data == nullptr ? std::string_view() : std::string_view(library_data, static_cast<std::size_t>(library_length));
    }
    /// Sets library and its length; the memory has to stay until the struct is used.
    animcore::outcome<void> library(std::string_view values) {
        ANIMCORE_REQUIRE(values.size() <= detail::largest<std::uint64_t>, "library is too long");
        library_data = values.data();
        library_length = static_cast<std::uint64_t>(values.size());
        return animcore::outcome<void>();
    }
    template <class Owner, class = detail::temporary<Owner>> void library(Owner &&values) = delete;

    /// Fills the options with the defaults named above.
    [[nodiscard]] static animcore::outcome<animcore::scene_options> defaults();
};
static_assert(sizeof(scene_options) == sizeof(anim_scene_options) && alignof(scene_options) == alignof(anim_scene_options));
static_assert(std::is_trivially_copyable_v<scene_options> && std::is_standard_layout_v<scene_options>);
static_assert(offsetof(scene_options, struct_size) == 0);
static_assert(offsetof(scene_options, event_limit) == 4);
static_assert(offsetof(scene_options, event_mask) == 8);
static_assert(offsetof(scene_options, reserved) == 12);
static_assert(offsetof(scene_options, seed) == 16);
static_assert(offsetof(scene_options, parameters_data) == 24);
static_assert(offsetof(scene_options, parameters_length) == 32);
static_assert(offsetof(scene_options, library_data) == 40);
static_assert(offsetof(scene_options, library_length) == 48);
static_assert(offsetof(scene_options, memory_limit) == 56);

struct scene_info {
    std::uint32_t struct_size;
    std::uint32_t input_count;
    std::uint32_t node_count;
    std::uint32_t region_count;
    /// the document's size
    double width;
    /// the document's size
    double height;
    /// the rectangle that a picture must show: 0, 0 and the size unless the document says otherwise
    animcore::rectangle canvas;

    scene_info() noexcept {
        std::memset(static_cast<void *>(this), 0, sizeof *this);
        struct_size = sizeof *this;
    }
};
static_assert(sizeof(scene_info) == sizeof(anim_scene_info) && alignof(scene_info) == alignof(anim_scene_info));
static_assert(std::is_trivially_copyable_v<scene_info> && std::is_standard_layout_v<scene_info>);
static_assert(offsetof(scene_info, struct_size) == 0);
static_assert(offsetof(scene_info, input_count) == 4);
static_assert(offsetof(scene_info, node_count) == 8);
static_assert(offsetof(scene_info, region_count) == 12);
static_assert(offsetof(scene_info, width) == 16);
static_assert(offsetof(scene_info, height) == 24);
static_assert(offsetof(scene_info, canvas) == 32);
inline bool operator==(const scene_info &a, const scene_info &b) noexcept { return a.input_count == b.input_count && a.node_count == b.node_count && a.region_count == b.region_count && a.width == b.width && a.height == b.height && a.canvas == b.canvas; }
inline bool operator!=(const scene_info &a, const scene_info &b) noexcept { return !(a == b); }
template <class Traits>
std::basic_ostream<char, Traits> &operator<<(std::basic_ostream<char, Traits> &stream, const scene_info &value) {
    stream << "scene_info{";
    stream << "input_count: ";
    detail::put(stream, value.input_count);
    stream << ", node_count: ";
    detail::put(stream, value.node_count);
    stream << ", region_count: ";
    detail::put(stream, value.region_count);
    stream << ", width: ";
    detail::put(stream, value.width);
    stream << ", height: ";
    detail::put(stream, value.height);
    stream << ", canvas: ";
    detail::put(stream, value.canvas);
    return stream << '}';
}

struct scene_change {
    /// in scenes
    std::uint32_t index{};
    /// ANIM_SCENE_CHANGE_DISPLAY, ANIM_SCENE_CHANGE_EVENTS or both
    animcore::scene_change_flags what{};
};
static_assert(sizeof(scene_change) == sizeof(anim_scene_change) && alignof(scene_change) == alignof(anim_scene_change));
static_assert(std::is_trivially_copyable_v<scene_change> && std::is_standard_layout_v<scene_change>);
static_assert(offsetof(scene_change, index) == 0);
static_assert(offsetof(scene_change, what) == 4);
inline bool operator==(const scene_change &a, const scene_change &b) noexcept { return a.index == b.index && a.what == b.what; }
inline bool operator!=(const scene_change &a, const scene_change &b) noexcept { return !(a == b); }
template <class Traits>
std::basic_ostream<char, Traits> &operator<<(std::basic_ostream<char, Traits> &stream, const scene_change &value) {
    stream << "scene_change{";
    stream << "index: ";
    detail::put(stream, value.index);
    stream << ", what: ";
    detail::put(stream, value.what);
    return stream << '}';
}

struct input_info {
    std::uint32_t struct_size;
    /// ANIM_INPUT_KIND_...
    animcore::input_kind kind;
    /// index for anim_stage_get_name of the scene's stage
    std::int32_t name;
    std::int32_t reserved;
    /// of a number; -infinity and infinity when the document sets none
    double minimum;
    /// of a number; -infinity and infinity when the document sets none
    double maximum;

    input_info() noexcept {
        std::memset(static_cast<void *>(this), 0, sizeof *this);
        struct_size = sizeof *this;
    }
};
static_assert(sizeof(input_info) == sizeof(anim_input_info) && alignof(input_info) == alignof(anim_input_info));
static_assert(std::is_trivially_copyable_v<input_info> && std::is_standard_layout_v<input_info>);
static_assert(offsetof(input_info, struct_size) == 0);
static_assert(offsetof(input_info, kind) == 4);
static_assert(offsetof(input_info, name) == 8);
static_assert(offsetof(input_info, reserved) == 12);
static_assert(offsetof(input_info, minimum) == 16);
static_assert(offsetof(input_info, maximum) == 24);
inline bool operator==(const input_info &a, const input_info &b) noexcept { return a.kind == b.kind && a.name == b.name && a.minimum == b.minimum && a.maximum == b.maximum; }
inline bool operator!=(const input_info &a, const input_info &b) noexcept { return !(a == b); }
template <class Traits>
std::basic_ostream<char, Traits> &operator<<(std::basic_ostream<char, Traits> &stream, const input_info &value) {
    stream << "input_info{";
    stream << "kind: ";
    detail::put(stream, value.kind);
    stream << ", name: ";
    detail::put(stream, value.name);
    stream << ", minimum: ";
    detail::put(stream, value.minimum);
    stream << ", maximum: ";
    detail::put(stream, value.maximum);
    return stream << '}';
}

/// A field of the data of an event that is sent.
struct event_field {
    /// 1 to 255 bytes without control characters; in backquotes if it contains one of .()[]='
    ANIM_POINTER(const char, name_data);
    std::uint32_t name_length;
    /// ANIM_FIELD_KIND_...
    animcore::field_kind kind;
    /// of a number; of a boolean, 0 or 1. Not read for a text
    double number;
    /// read for a text, at most 65536 bytes
    ANIM_POINTER(const char, text_data);
    std::uint32_t text_length;
    /// not read
    std::uint32_t reserved;

    event_field() noexcept {
        std::memset(static_cast<void *>(this), 0, sizeof *this);
    }

    /// 1 to 255 bytes without control characters; in backquotes if it contains one of .()[]='
    std::string_view name() const noexcept {
        return name_data == nullptr ? std::string_view() : std::string_view(name_data, static_cast<std::size_t>(name_length));
    }
    /// Sets name and its length; the memory has to stay until the struct is used.
    animcore::outcome<void> name(std::string_view values) {
        ANIMCORE_REQUIRE(values.size() <= detail::largest<std::uint32_t>, "name is too long");
        name_data = values.data();
        name_length = static_cast<std::uint32_t>(values.size());
        return animcore::outcome<void>();
    }
    template <class Owner, class = detail::temporary<Owner>> void name(Owner &&values) = delete;

    /// read for a text, at most 65536 bytes
    std::string_view text() const noexcept {
        return text_data == nullptr ? std::string_view() : std::string_view(text_data, static_cast<std::size_t>(text_length));
    }
    /// Sets text and its length; the memory has to stay until the struct is used.
    animcore::outcome<void> text(std::string_view values) {
        ANIMCORE_REQUIRE(values.size() <= detail::largest<std::uint32_t>, "text is too long");
        text_data = values.data();
        text_length = static_cast<std::uint32_t>(values.size());
        return animcore::outcome<void>();
    }
    template <class Owner, class = detail::temporary<Owner>> void text(Owner &&values) = delete;
};
static_assert(sizeof(event_field) == sizeof(anim_event_field) && alignof(event_field) == alignof(anim_event_field));
static_assert(std::is_trivially_copyable_v<event_field> && std::is_standard_layout_v<event_field>);
static_assert(offsetof(event_field, name_data) == 0);
static_assert(offsetof(event_field, name_length) == 8);
static_assert(offsetof(event_field, kind) == 12);
static_assert(offsetof(event_field, number) == 16);
static_assert(offsetof(event_field, text_data) == 24);
static_assert(offsetof(event_field, text_length) == 32);
static_assert(offsetof(event_field, reserved) == 36);

/// A field of the data of an event that the document emitted.
struct event_value {
    /// index for anim_stage_get_name of the scene's stage
    std::int32_t name{};
    /// ANIM_FIELD_KIND_...
    animcore::field_kind kind{};
    /// of a boolean 0 or 1; of a text 0
    double number{};
    /// bytes of a text
    std::uint32_t text_length{};
    std::uint32_t reserved{};
};
static_assert(sizeof(event_value) == sizeof(anim_event_value) && alignof(event_value) == alignof(anim_event_value));
static_assert(std::is_trivially_copyable_v<event_value> && std::is_standard_layout_v<event_value>);
static_assert(offsetof(event_value, name) == 0);
static_assert(offsetof(event_value, kind) == 4);
static_assert(offsetof(event_value, number) == 8);
static_assert(offsetof(event_value, text_length) == 16);
static_assert(offsetof(event_value, reserved) == 20);
inline bool operator==(const event_value &a, const event_value &b) noexcept { return a.name == b.name && a.kind == b.kind && a.number == b.number && a.text_length == b.text_length; }
inline bool operator!=(const event_value &a, const event_value &b) noexcept { return !(a == b); }
template <class Traits>
std::basic_ostream<char, Traits> &operator<<(std::basic_ostream<char, Traits> &stream, const event_value &value) {
    stream << "event_value{";
    stream << "name: ";
    detail::put(stream, value.name);
    stream << ", kind: ";
    detail::put(stream, value.kind);
    stream << ", number: ";
    detail::put(stream, value.number);
    stream << ", text_length: ";
    detail::put(stream, value.text_length);
    return stream << '}';
}

struct machine_state_info {
    std::uint32_t struct_size;
    /// ANIM_STATE_KIND_...
    animcore::state_kind kind;
    /// index for anim_stage_get_name of the scene's stage
    std::int32_t name;
    /// index of the state around it, or -1
    std::int32_t parent;
    /// 1 or 0
    animcore::boolean active;
    std::uint32_t reserved;

    machine_state_info() noexcept {
        std::memset(static_cast<void *>(this), 0, sizeof *this);
        struct_size = sizeof *this;
    }
};
static_assert(sizeof(machine_state_info) == sizeof(anim_machine_state_info) && alignof(machine_state_info) == alignof(anim_machine_state_info));
static_assert(std::is_trivially_copyable_v<machine_state_info> && std::is_standard_layout_v<machine_state_info>);
static_assert(offsetof(machine_state_info, struct_size) == 0);
static_assert(offsetof(machine_state_info, kind) == 4);
static_assert(offsetof(machine_state_info, name) == 8);
static_assert(offsetof(machine_state_info, parent) == 12);
static_assert(offsetof(machine_state_info, active) == 16);
static_assert(offsetof(machine_state_info, reserved) == 20);
inline bool operator==(const machine_state_info &a, const machine_state_info &b) noexcept { return a.kind == b.kind && a.name == b.name && a.parent == b.parent && a.active == b.active; }
inline bool operator!=(const machine_state_info &a, const machine_state_info &b) noexcept { return !(a == b); }
template <class Traits>
std::basic_ostream<char, Traits> &operator<<(std::basic_ostream<char, Traits> &stream, const machine_state_info &value) {
    stream << "machine_state_info{";
    stream << "kind: ";
    detail::put(stream, value.kind);
    stream << ", name: ";
    detail::put(stream, value.name);
    stream << ", parent: ";
    detail::put(stream, value.parent);
    stream << ", active: ";
    detail::put(stream, value.active);
    return stream << '}';
}

struct list_info {
    std::uint32_t struct_size;
    /// index for anim_stage_get_name of the scene's stage
    std::int32_t name;
    /// without those that are leaving
    std::uint32_t item_count;
    std::uint32_t leaving_count;
    /// of both together
    std::uint32_t capacity;
    std::uint32_t reserved;

    list_info() noexcept {
        std::memset(static_cast<void *>(this), 0, sizeof *this);
        struct_size = sizeof *this;
    }
};
static_assert(sizeof(list_info) == sizeof(anim_list_info) && alignof(list_info) == alignof(anim_list_info));
static_assert(std::is_trivially_copyable_v<list_info> && std::is_standard_layout_v<list_info>);
static_assert(offsetof(list_info, struct_size) == 0);
static_assert(offsetof(list_info, name) == 4);
static_assert(offsetof(list_info, item_count) == 8);
static_assert(offsetof(list_info, leaving_count) == 12);
static_assert(offsetof(list_info, capacity) == 16);
static_assert(offsetof(list_info, reserved) == 20);
inline bool operator==(const list_info &a, const list_info &b) noexcept { return a.name == b.name && a.item_count == b.item_count && a.leaving_count == b.leaving_count && a.capacity == b.capacity; }
inline bool operator!=(const list_info &a, const list_info &b) noexcept { return !(a == b); }
template <class Traits>
std::basic_ostream<char, Traits> &operator<<(std::basic_ostream<char, Traits> &stream, const list_info &value) {
    stream << "list_info{";
    stream << "name: ";
    detail::put(stream, value.name);
    stream << ", item_count: ";
    detail::put(stream, value.item_count);
    stream << ", leaving_count: ";
    detail::put(stream, value.leaving_count);
    stream << ", capacity: ";
    detail::put(stream, value.capacity);
    return stream << '}';
}

struct item_info {
    std::uint32_t struct_size;
    /// its slot: follows the list's name and a dot in the names of its parts
    std::uint32_t number;
    /// whether it was removed
    animcore::boolean leaving;
    std::uint32_t reserved;

    item_info() noexcept {
        std::memset(static_cast<void *>(this), 0, sizeof *this);
        struct_size = sizeof *this;
    }
};
static_assert(sizeof(item_info) == sizeof(anim_item_info) && alignof(item_info) == alignof(anim_item_info));
static_assert(std::is_trivially_copyable_v<item_info> && std::is_standard_layout_v<item_info>);
static_assert(offsetof(item_info, struct_size) == 0);
static_assert(offsetof(item_info, number) == 4);
static_assert(offsetof(item_info, leaving) == 8);
static_assert(offsetof(item_info, reserved) == 12);
inline bool operator==(const item_info &a, const item_info &b) noexcept { return a.number == b.number && a.leaving == b.leaving; }
inline bool operator!=(const item_info &a, const item_info &b) noexcept { return !(a == b); }
template <class Traits>
std::basic_ostream<char, Traits> &operator<<(std::basic_ostream<char, Traits> &stream, const item_info &value) {
    stream << "item_info{";
    stream << "number: ";
    detail::put(stream, value.number);
    stream << ", leaving: ";
    detail::put(stream, value.leaving);
    return stream << '}';
}

struct region_info {
    std::uint32_t struct_size;
    /// index for anim_stage_get_name of the scene's stage
    std::int32_t name;
    /// the node in whose coordinates it lies, or -1
    std::int32_t node;
    /// now
    animcore::boolean is_enabled;
    /// now
    animcore::boolean is_visible;
    /// now
    animcore::boolean is_focusable;
    /// 1 while it tracks a pointer or is pressed by a key
    animcore::boolean is_held;
    animcore::boolean has_focus;
    /// of its shape, in the scene's coordinates; all 0 where it has none
    animcore::rectangle bounds;

    region_info() noexcept {
        std::memset(static_cast<void *>(this), 0, sizeof *this);
        struct_size = sizeof *this;
    }
};
static_assert(sizeof(region_info) == sizeof(anim_region_info) && alignof(region_info) == alignof(anim_region_info));
static_assert(std::is_trivially_copyable_v<region_info> && std::is_standard_layout_v<region_info>);
static_assert(offsetof(region_info, struct_size) == 0);
static_assert(offsetof(region_info, name) == 4);
static_assert(offsetof(region_info, node) == 8);
static_assert(offsetof(region_info, is_enabled) == 12);
static_assert(offsetof(region_info, is_visible) == 16);
static_assert(offsetof(region_info, is_focusable) == 20);
static_assert(offsetof(region_info, is_held) == 24);
static_assert(offsetof(region_info, has_focus) == 28);
static_assert(offsetof(region_info, bounds) == 32);
inline bool operator==(const region_info &a, const region_info &b) noexcept { return a.name == b.name && a.node == b.node && a.is_enabled == b.is_enabled && a.is_visible == b.is_visible && a.is_focusable == b.is_focusable && a.is_held == b.is_held && a.has_focus == b.has_focus && a.bounds == b.bounds; }
inline bool operator!=(const region_info &a, const region_info &b) noexcept { return !(a == b); }
template <class Traits>
std::basic_ostream<char, Traits> &operator<<(std::basic_ostream<char, Traits> &stream, const region_info &value) {
    stream << "region_info{";
    stream << "name: ";
    detail::put(stream, value.name);
    stream << ", node: ";
    detail::put(stream, value.node);
    stream << ", is_enabled: ";
    detail::put(stream, value.is_enabled);
    stream << ", is_visible: ";
    detail::put(stream, value.is_visible);
    stream << ", is_focusable: ";
    detail::put(stream, value.is_focusable);
    stream << ", is_held: ";
    detail::put(stream, value.is_held);
    stream << ", has_focus: ";
    detail::put(stream, value.has_focus);
    stream << ", bounds: ";
    detail::put(stream, value.bounds);
    return stream << '}';
}

struct accessibility_element {
    std::uint32_t struct_size;
    /// ANIM_ROLE_...
    animcore::role role;
    /// ANIM_ACCESSIBILITY_...
    animcore::accessibility_flags known;
    /// the known ones that are true
    animcore::accessibility_flags states;
    /// its number, in document order
    std::int32_t node;
    /// index of the region that is pressed for it, or -1
    std::int32_t region;
    /// 0 where not known
    double minimum;
    /// 0 where not known
    double maximum;
    /// 0 where not known
    double now;
    /// in the scene's coordinates: of its region, or else of what it and its children draw
    animcore::rectangle bounds;

    accessibility_element() noexcept {
        std::memset(static_cast<void *>(this), 0, sizeof *this);
        struct_size = sizeof *this;
    }
};
static_assert(sizeof(accessibility_element) == sizeof(anim_accessibility_element) && alignof(accessibility_element) == alignof(anim_accessibility_element));
static_assert(std::is_trivially_copyable_v<accessibility_element> && std::is_standard_layout_v<accessibility_element>);
static_assert(offsetof(accessibility_element, struct_size) == 0);
static_assert(offsetof(accessibility_element, role) == 4);
static_assert(offsetof(accessibility_element, known) == 8);
static_assert(offsetof(accessibility_element, states) == 12);
static_assert(offsetof(accessibility_element, node) == 16);
static_assert(offsetof(accessibility_element, region) == 20);
static_assert(offsetof(accessibility_element, minimum) == 24);
static_assert(offsetof(accessibility_element, maximum) == 32);
static_assert(offsetof(accessibility_element, now) == 40);
static_assert(offsetof(accessibility_element, bounds) == 48);
inline bool operator==(const accessibility_element &a, const accessibility_element &b) noexcept { return a.role == b.role && a.known == b.known && a.states == b.states && a.node == b.node && a.region == b.region && a.minimum == b.minimum && a.maximum == b.maximum && a.now == b.now && a.bounds == b.bounds; }
inline bool operator!=(const accessibility_element &a, const accessibility_element &b) noexcept { return !(a == b); }
template <class Traits>
std::basic_ostream<char, Traits> &operator<<(std::basic_ostream<char, Traits> &stream, const accessibility_element &value) {
    stream << "accessibility_element{";
    stream << "role: ";
    detail::put(stream, value.role);
    stream << ", known: ";
    detail::put(stream, value.known);
    stream << ", states: ";
    detail::put(stream, value.states);
    stream << ", node: ";
    detail::put(stream, value.node);
    stream << ", region: ";
    detail::put(stream, value.region);
    stream << ", minimum: ";
    detail::put(stream, value.minimum);
    stream << ", maximum: ";
    detail::put(stream, value.maximum);
    stream << ", now: ";
    detail::put(stream, value.now);
    stream << ", bounds: ";
    detail::put(stream, value.bounds);
    return stream << '}';
}

/// A gradient's color at an offset from 0 to 1.
struct gradient_stop {
    /// not below that of the stop before
    double offset{};
    /// red, green, blue, opacity; sRGB, not premultiplied, and interpolated in this form, as SVG does
    std::array<double, 4> color{};
};
static_assert(sizeof(gradient_stop) == sizeof(anim_gradient_stop) && alignof(gradient_stop) == alignof(anim_gradient_stop));
static_assert(std::is_trivially_copyable_v<gradient_stop> && std::is_standard_layout_v<gradient_stop>);
static_assert(offsetof(gradient_stop, offset) == 0);
static_assert(offsetof(gradient_stop, color) == 8);
inline bool operator==(const gradient_stop &a, const gradient_stop &b) noexcept { return a.offset == b.offset && a.color == b.color; }
inline bool operator!=(const gradient_stop &a, const gradient_stop &b) noexcept { return !(a == b); }
template <class Traits>
std::basic_ostream<char, Traits> &operator<<(std::basic_ostream<char, Traits> &stream, const gradient_stop &value) {
    stream << "gradient_stop{";
    stream << "offset: ";
    detail::put(stream, value.offset);
    stream << ", color: ";
    detail::put(stream, value.color);
    return stream << '}';
}

/// A range of the display list's verbs, and one of its coordinates: a path.
struct draw_path {
    std::uint32_t verb_start{};
    std::uint32_t verb_count{};
    std::uint32_t coordinate_start{};
    std::uint32_t coordinate_count{};
};
static_assert(sizeof(draw_path) == sizeof(anim_draw_path) && alignof(draw_path) == alignof(anim_draw_path));
static_assert(std::is_trivially_copyable_v<draw_path> && std::is_standard_layout_v<draw_path>);
static_assert(offsetof(draw_path, verb_start) == 0);
static_assert(offsetof(draw_path, verb_count) == 4);
static_assert(offsetof(draw_path, coordinate_start) == 8);
static_assert(offsetof(draw_path, coordinate_count) == 12);
inline bool operator==(const draw_path &a, const draw_path &b) noexcept { return a.verb_start == b.verb_start && a.verb_count == b.verb_count && a.coordinate_start == b.coordinate_start && a.coordinate_count == b.coordinate_count; }
inline bool operator!=(const draw_path &a, const draw_path &b) noexcept { return !(a == b); }
template <class Traits>
std::basic_ostream<char, Traits> &operator<<(std::basic_ostream<char, Traits> &stream, const draw_path &value) {
    stream << "draw_path{";
    stream << "verb_start: ";
    detail::put(stream, value.verb_start);
    stream << ", verb_count: ";
    detail::put(stream, value.verb_count);
    stream << ", coordinate_start: ";
    detail::put(stream, value.coordinate_start);
    stream << ", coordinate_count: ";
    detail::put(stream, value.coordinate_count);
    return stream << '}';
}

/// Along the line from start to end.
struct linear_gradient {
    animcore::point start{};
    animcore::point end{};
};
static_assert(sizeof(linear_gradient) == sizeof(anim_linear_gradient) && alignof(linear_gradient) == alignof(anim_linear_gradient));
static_assert(std::is_trivially_copyable_v<linear_gradient> && std::is_standard_layout_v<linear_gradient>);
static_assert(offsetof(linear_gradient, start) == 0);
static_assert(offsetof(linear_gradient, end) == 16);
inline bool operator==(const linear_gradient &a, const linear_gradient &b) noexcept { return a.start == b.start && a.end == b.end; }
inline bool operator!=(const linear_gradient &a, const linear_gradient &b) noexcept { return !(a == b); }
template <class Traits>
std::basic_ostream<char, Traits> &operator<<(std::basic_ostream<char, Traits> &stream, const linear_gradient &value) {
    stream << "linear_gradient{";
    stream << "start: ";
    detail::put(stream, value.start);
    stream << ", end: ";
    detail::put(stream, value.end);
    return stream << '}';
}

/// From a center to a radius.
struct radial_gradient {
    animcore::point center{};
    /// at least 0
    double radius{};
};
static_assert(sizeof(radial_gradient) == sizeof(anim_radial_gradient) && alignof(radial_gradient) == alignof(anim_radial_gradient));
static_assert(std::is_trivially_copyable_v<radial_gradient> && std::is_standard_layout_v<radial_gradient>);
static_assert(offsetof(radial_gradient, center) == 0);
static_assert(offsetof(radial_gradient, radius) == 16);
inline bool operator==(const radial_gradient &a, const radial_gradient &b) noexcept { return a.center == b.center && a.radius == b.radius; }
inline bool operator!=(const radial_gradient &a, const radial_gradient &b) noexcept { return !(a == b); }
template <class Traits>
std::basic_ostream<char, Traits> &operator<<(std::basic_ostream<char, Traits> &stream, const radial_gradient &value) {
    stream << "radial_gradient{";
    stream << "center: ";
    detail::put(stream, value.center);
    stream << ", radius: ";
    detail::put(stream, value.radius);
    return stream << '}';
}

/// Once around a center, clockwise.
struct angular_gradient {
    animcore::point center{};
    /// where it begins and ends; 0 is to the right
    double angle{};
};
static_assert(sizeof(angular_gradient) == sizeof(anim_angular_gradient) && alignof(angular_gradient) == alignof(anim_angular_gradient));
static_assert(std::is_trivially_copyable_v<angular_gradient> && std::is_standard_layout_v<angular_gradient>);
static_assert(offsetof(angular_gradient, center) == 0);
static_assert(offsetof(angular_gradient, angle) == 16);
inline bool operator==(const angular_gradient &a, const angular_gradient &b) noexcept { return a.center == b.center && a.angle == b.angle; }
inline bool operator!=(const angular_gradient &a, const angular_gradient &b) noexcept { return !(a == b); }
template <class Traits>
std::basic_ostream<char, Traits> &operator<<(std::basic_ostream<char, Traits> &stream, const angular_gradient &value) {
    stream << "angular_gradient{";
    stream << "center: ";
    detail::put(stream, value.center);
    stream << ", angle: ";
    detail::put(stream, value.angle);
    return stream << '}';
}

/// Where a gradient is.
union draw_gradient {
    animcore::linear_gradient linear;
    animcore::radial_gradient radial;
    animcore::angular_gradient angular;

    draw_gradient() noexcept {
        std::memset(static_cast<void *>(this), 0, sizeof *this);
    }
};
static_assert(sizeof(draw_gradient) == sizeof(anim_draw_gradient) && alignof(draw_gradient) == alignof(anim_draw_gradient));
static_assert(std::is_trivially_copyable_v<draw_gradient> && std::is_standard_layout_v<draw_gradient>);
static_assert(offsetof(draw_gradient, linear) == 0);
static_assert(offsetof(draw_gradient, radial) == 0);
static_assert(offsetof(draw_gradient, angular) == 0);

/// What a path or a text is drawn with: a color, or a gradient with stops.
struct draw_paint {
    /// ANIM_PAINT_...
    animcore::paint kind{};
    /// a gradient's stops, in the display list's stops
    std::uint32_t stop_start{};
    /// a gradient's stops, in the display list's stops
    std::uint32_t stop_count{};
    std::uint32_t reserved{};
    /// of ANIM_PAINT_SOLID: red, green, blue, opacity; 0 for gradients
    std::array<double, 4> color{};
    /// all 0 for ANIM_PAINT_SOLID
    animcore::draw_gradient gradient{};

    /// What there is where kind is linear; null where it is another.
    const animcore::linear_gradient *as_linear() const noexcept {
        return kind == animcore::paint::linear ? &gradient.linear : nullptr;
    }

    /// What there is where kind is radial; null where it is another.
    const animcore::radial_gradient *as_radial() const noexcept {
        return kind == animcore::paint::radial ? &gradient.radial : nullptr;
    }

    /// What there is where kind is angular; null where it is another.
    const animcore::angular_gradient *as_angular() const noexcept {
        return kind == animcore::paint::angular ? &gradient.angular : nullptr;
    }

    /// What is in gradient, for std::visit; std::monostate where there is nothing.
    std::variant<std::monostate, const animcore::linear_gradient *, const animcore::radial_gradient *, const animcore::angular_gradient *> variant() const noexcept {
        if (const auto *value = as_linear()) {
            return value;
        }
        if (const auto *value = as_radial()) {
            return value;
        }
        if (const auto *value = as_angular()) {
            return value;
        }
        return std::monostate();
    }
};
static_assert(sizeof(draw_paint) == sizeof(anim_draw_paint) && alignof(draw_paint) == alignof(anim_draw_paint));
static_assert(std::is_trivially_copyable_v<draw_paint> && std::is_standard_layout_v<draw_paint>);
static_assert(offsetof(draw_paint, kind) == 0);
static_assert(offsetof(draw_paint, stop_start) == 4);
static_assert(offsetof(draw_paint, stop_count) == 8);
static_assert(offsetof(draw_paint, reserved) == 12);
static_assert(offsetof(draw_paint, color) == 16);
static_assert(offsetof(draw_paint, gradient) == 48);

/// A filled path.
struct draw_fill {
    animcore::draw_paint paint{};
    animcore::draw_path path{};
    /// ANIM_FILL_RULE_...
    animcore::fill_rule rule{};
    std::uint32_t reserved{};
};
static_assert(sizeof(draw_fill) == sizeof(anim_draw_fill) && alignof(draw_fill) == alignof(anim_draw_fill));
static_assert(std::is_trivially_copyable_v<draw_fill> && std::is_standard_layout_v<draw_fill>);
static_assert(offsetof(draw_fill, paint) == 0);
static_assert(offsetof(draw_fill, path) == 80);
static_assert(offsetof(draw_fill, rule) == 96);
static_assert(offsetof(draw_fill, reserved) == 100);

/// A stroked path.
struct draw_stroke {
    animcore::draw_paint paint{};
    animcore::draw_path path{};
    /// ANIM_CAP_...
    animcore::cap cap{};
    /// ANIM_JOIN_MITER, _ROUND or _BEVEL: a stroke with another join is given as its filled outline
    animcore::join join{};
    /// at least 0
    double width{};
    /// at least 1
    double miter_limit{};
    /// the offset into the dash pattern at which each subpath begins
    double dash_offset{};
    /// in the display list's dashes: an even number of lengths; 0 for a solid line
    std::uint32_t dash_start{};
    /// in the display list's dashes: an even number of lengths; 0 for a solid line
    std::uint32_t dash_count{};
};
static_assert(sizeof(draw_stroke) == sizeof(anim_draw_stroke) && alignof(draw_stroke) == alignof(anim_draw_stroke));
static_assert(std::is_trivially_copyable_v<draw_stroke> && std::is_standard_layout_v<draw_stroke>);
static_assert(offsetof(draw_stroke, paint) == 0);
static_assert(offsetof(draw_stroke, path) == 80);
static_assert(offsetof(draw_stroke, cap) == 96);
static_assert(offsetof(draw_stroke, join) == 100);
static_assert(offsetof(draw_stroke, width) == 104);
static_assert(offsetof(draw_stroke, miter_limit) == 112);
static_assert(offsetof(draw_stroke, dash_offset) == 120);
static_assert(offsetof(draw_stroke, dash_start) == 128);
static_assert(offsetof(draw_stroke, dash_count) == 132);

/// A text in a font of the host's.
struct draw_text {
    animcore::draw_paint paint{};
    /// its UTF-8, in the display list's text
    std::uint32_t text_start{};
    /// its UTF-8, in the display list's text
    std::uint32_t text_count{};
    /// its font's name, likewise; a count of 0: the host's own font
    std::uint32_t font_start{};
    /// its font's name, likewise; a count of 0: the host's own font
    std::uint32_t font_count{};
    /// ANIM_ALIGN_...: how it is aligned to position.x
    animcore::align align{};
    /// ANIM_BASELINE_...: which line of it is at position.y
    animcore::baseline baseline{};
    animcore::point position{};
    /// of the font
    double size{};
    /// as in CSS: 400 is regular, 700 bold
    double weight{};
};
static_assert(sizeof(draw_text) == sizeof(anim_draw_text) && alignof(draw_text) == alignof(anim_draw_text));
static_assert(std::is_trivially_copyable_v<draw_text> && std::is_standard_layout_v<draw_text>);
static_assert(offsetof(draw_text, paint) == 0);
static_assert(offsetof(draw_text, text_start) == 80);
static_assert(offsetof(draw_text, text_count) == 84);
static_assert(offsetof(draw_text, font_start) == 88);
static_assert(offsetof(draw_text, font_count) == 92);
static_assert(offsetof(draw_text, align) == 96);
static_assert(offsetof(draw_text, baseline) == 100);
static_assert(offsetof(draw_text, position) == 104);
static_assert(offsetof(draw_text, size) == 120);
static_assert(offsetof(draw_text, weight) == 128);

/// An image that the host knows by its name.
struct draw_image {
    /// its name, in the display list's text
    std::uint32_t name_start{};
    /// its name, in the display list's text
    std::uint32_t name_count{};
    /// ANIM_FIT_...
    animcore::fit fit{};
    std::uint32_t reserved{};
    animcore::rectangle frame{};
};
static_assert(sizeof(draw_image) == sizeof(anim_draw_image) && alignof(draw_image) == alignof(anim_draw_image));
static_assert(std::is_trivially_copyable_v<draw_image> && std::is_standard_layout_v<draw_image>);
static_assert(offsetof(draw_image, name_start) == 0);
static_assert(offsetof(draw_image, name_count) == 4);
static_assert(offsetof(draw_image, fit) == 8);
static_assert(offsetof(draw_image, reserved) == 12);
static_assert(offsetof(draw_image, frame) == 16);
inline bool operator==(const draw_image &a, const draw_image &b) noexcept { return a.name_start == b.name_start && a.name_count == b.name_count && a.fit == b.fit && a.frame == b.frame; }
inline bool operator!=(const draw_image &a, const draw_image &b) noexcept { return !(a == b); }
template <class Traits>
std::basic_ostream<char, Traits> &operator<<(std::basic_ostream<char, Traits> &stream, const draw_image &value) {
    stream << "draw_image{";
    stream << "name_start: ";
    detail::put(stream, value.name_start);
    stream << ", name_count: ";
    detail::put(stream, value.name_count);
    stream << ", fit: ";
    detail::put(stream, value.fit);
    stream << ", frame: ";
    detail::put(stream, value.frame);
    return stream << '}';
}

/// A layer's shadow: drawn below it, and part of it.
struct draw_shadow {
    /// red, green, blue, opacity
    std::array<double, 4> color{};
    /// from the layer
    animcore::point offset{};
    /// twice the standard deviation of the Gaussian blur, as CSS has it for box-shadow
    double blur{};
};
static_assert(sizeof(draw_shadow) == sizeof(anim_draw_shadow) && alignof(draw_shadow) == alignof(anim_draw_shadow));
static_assert(std::is_trivially_copyable_v<draw_shadow> && std::is_standard_layout_v<draw_shadow>);
static_assert(offsetof(draw_shadow, color) == 0);
static_assert(offsetof(draw_shadow, offset) == 32);
static_assert(offsetof(draw_shadow, blur) == 48);
inline bool operator==(const draw_shadow &a, const draw_shadow &b) noexcept { return a.color == b.color && a.offset == b.offset && a.blur == b.blur; }
inline bool operator!=(const draw_shadow &a, const draw_shadow &b) noexcept { return !(a == b); }
template <class Traits>
std::basic_ostream<char, Traits> &operator<<(std::basic_ostream<char, Traits> &stream, const draw_shadow &value) {
    stream << "draw_shadow{";
    stream << "color: ";
    detail::put(stream, value.color);
    stream << ", offset: ";
    detail::put(stream, value.offset);
    stream << ", blur: ";
    detail::put(stream, value.blur);
    return stream << '}';
}

/// The beginning of a layer.
struct draw_layer {
    /// ANIM_BLEND_MODE_...
    animcore::blend_mode blend{};
    animcore::boolean has_shadow{};
    /// all 0 where has_shadow is 0
    animcore::draw_shadow shadow{};
};
static_assert(sizeof(draw_layer) == sizeof(anim_draw_layer) && alignof(draw_layer) == alignof(anim_draw_layer));
static_assert(std::is_trivially_copyable_v<draw_layer> && std::is_standard_layout_v<draw_layer>);
static_assert(offsetof(draw_layer, blend) == 0);
static_assert(offsetof(draw_layer, has_shadow) == 4);
static_assert(offsetof(draw_layer, shadow) == 8);
inline bool operator==(const draw_layer &a, const draw_layer &b) noexcept { return a.blend == b.blend && a.has_shadow == b.has_shadow && a.shadow == b.shadow; }
inline bool operator!=(const draw_layer &a, const draw_layer &b) noexcept { return !(a == b); }
template <class Traits>
std::basic_ostream<char, Traits> &operator<<(std::basic_ostream<char, Traits> &stream, const draw_layer &value) {
    stream << "draw_layer{";
    stream << "blend: ";
    detail::put(stream, value.blend);
    stream << ", has_shadow: ";
    detail::put(stream, value.has_shadow);
    stream << ", shadow: ";
    detail::put(stream, value.shadow);
    return stream << '}';
}

/// The beginning of a clip: the commands up to its end show inside the path only.
struct draw_clip {
    animcore::draw_path path{};
    /// ANIM_FILL_RULE_...
    animcore::fill_rule rule{};
    std::uint32_t reserved{};
};
static_assert(sizeof(draw_clip) == sizeof(anim_draw_clip) && alignof(draw_clip) == alignof(anim_draw_clip));
static_assert(std::is_trivially_copyable_v<draw_clip> && std::is_standard_layout_v<draw_clip>);
static_assert(offsetof(draw_clip, path) == 0);
static_assert(offsetof(draw_clip, rule) == 16);
static_assert(offsetof(draw_clip, reserved) == 20);
inline bool operator==(const draw_clip &a, const draw_clip &b) noexcept { return a.path == b.path && a.rule == b.rule; }
inline bool operator!=(const draw_clip &a, const draw_clip &b) noexcept { return !(a == b); }
template <class Traits>
std::basic_ostream<char, Traits> &operator<<(std::basic_ostream<char, Traits> &stream, const draw_clip &value) {
    stream << "draw_clip{";
    stream << "path: ";
    detail::put(stream, value.path);
    stream << ", rule: ";
    detail::put(stream, value.rule);
    return stream << '}';
}

/// What a command draws, by its kind. The ends of layers and clips have no content.
union draw_content {
    animcore::draw_fill fill;
    animcore::draw_stroke stroke;
    animcore::draw_text text;
    animcore::draw_image image;
    animcore::draw_layer layer;
    animcore::draw_clip clip;

    draw_content() noexcept {
        std::memset(static_cast<void *>(this), 0, sizeof *this);
    }
};
static_assert(sizeof(draw_content) == sizeof(anim_draw_content) && alignof(draw_content) == alignof(anim_draw_content));
static_assert(std::is_trivially_copyable_v<draw_content> && std::is_standard_layout_v<draw_content>);
static_assert(offsetof(draw_content, fill) == 0);
static_assert(offsetof(draw_content, stroke) == 0);
static_assert(offsetof(draw_content, text) == 0);
static_assert(offsetof(draw_content, image) == 0);
static_assert(offsetof(draw_content, layer) == 0);
static_assert(offsetof(draw_content, clip) == 0);

/// One step of drawing. Paths, gradients, strokes, shadows, texts and images are in the node's own coordinates: the
/// transform takes them to the scene's. Begins and ends are balanced: the content of a layer or clip stands between its
/// begin and its end.
struct draw_command {
    /// ANIM_DRAW_KIND_...
    animcore::draw_kind kind{};
    /// number of the node in document order
    std::int32_t node{};
    animcore::transform transform{};
    /// 0 to 1, of the node; a group's opacity is that of its layer
    double opacity{};
    /// the area that it can change, in the scene's coordinates: by control points, ends and miters, inside the bounds
    /// of the clips around it. Width and height are 0 if it is empty. In a layer with a shadow, and for that layer,
    /// also what lies outside of these clips and casts its shadow into them. For a text an estimate, one font size wide
    /// for each byte: the core knows no fonts.
    animcore::rectangle bounds{};
    /// the display list's revision when its content last changed
    std::uint64_t revision{};
    /// what it draws
    animcore::draw_content content{};

    /// What there is where kind is fill; null where it is another.
    const animcore::draw_fill *as_fill() const noexcept {
        return kind == animcore::draw_kind::fill ? &content.fill : nullptr;
    }

    /// What there is where kind is stroke; null where it is another.
    const animcore::draw_stroke *as_stroke() const noexcept {
        return kind == animcore::draw_kind::stroke ? &content.stroke : nullptr;
    }

    /// What there is where kind is text; null where it is another.
    const animcore::draw_text *as_text() const noexcept {
        return kind == animcore::draw_kind::text ? &content.text : nullptr;
    }

    /// What there is where kind is image; null where it is another.
    const animcore::draw_image *as_image() const noexcept {
        return kind == animcore::draw_kind::image ? &content.image : nullptr;
    }

    /// What there is where kind is layer_begin; null where it is another.
    const animcore::draw_layer *as_layer() const noexcept {
        return kind == animcore::draw_kind::layer_begin ? &content.layer : nullptr;
    }

    /// What there is where kind is clip_begin; null where it is another.
    const animcore::draw_clip *as_clip() const noexcept {
        return kind == animcore::draw_kind::clip_begin ? &content.clip : nullptr;
    }

    /// What is in content, for std::visit; std::monostate where there is nothing.
    std::variant<std::monostate, const animcore::draw_fill *, const animcore::draw_stroke *, const animcore::draw_text *, const animcore::draw_image *, const animcore::draw_layer *, const animcore::draw_clip *> variant() const noexcept {
        if (const auto *value = as_fill()) {
            return value;
        }
        if (const auto *value = as_stroke()) {
            return value;
        }
        if (const auto *value = as_text()) {
            return value;
        }
        if (const auto *value = as_image()) {
            return value;
        }
        if (const auto *value = as_layer()) {
            return value;
        }
        if (const auto *value = as_clip()) {
            return value;
        }
        return std::monostate();
    }
};
static_assert(sizeof(draw_command) == sizeof(anim_draw_command) && alignof(draw_command) == alignof(anim_draw_command));
static_assert(std::is_trivially_copyable_v<draw_command> && std::is_standard_layout_v<draw_command>);
static_assert(offsetof(draw_command, kind) == 0);
static_assert(offsetof(draw_command, node) == 4);
static_assert(offsetof(draw_command, transform) == 8);
static_assert(offsetof(draw_command, opacity) == 56);
static_assert(offsetof(draw_command, bounds) == 64);
static_assert(offsetof(draw_command, revision) == 96);
static_assert(offsetof(draw_command, content) == 104);

/// All of a display list.
struct display {
    std::uint32_t struct_size;
    std::uint32_t reserved;
    std::uint64_t revision;
    ANIM_POINTER(const animcore::draw_command, commands_data);
    std::uint64_t command_count;
    ANIM_POINTER(const animcore::verb, verbs_data);
    std::uint64_t verb_count;
    ANIM_POINTER(const double, coordinates_data);
    std::uint64_t coordinate_count;
    ANIM_POINTER(const animcore::gradient_stop, stops_data);
    std::uint64_t stop_count;
    /// the dashes of all strokes in a row
    ANIM_POINTER(const double, dashes_data);
    std::uint64_t dash_count;
    /// UTF-8 of all texts in a row.
    ANIM_POINTER(const std::uint8_t, text_data);
    std::uint64_t text_length;

    display() noexcept {
        std::memset(static_cast<void *>(this), 0, sizeof *this);
        struct_size = sizeof *this;
    }

    animcore::span<const animcore::draw_command> commands() const noexcept {
        return commands_data == nullptr ? animcore::span<const animcore::draw_command>() : animcore::span<const animcore::draw_command>(commands_data, static_cast<std::size_t>(command_count));
    }
    /// Sets commands and its length; the memory has to stay until the struct is used.
    animcore::outcome<void> commands(animcore::span<const animcore::draw_command> values) {
        ANIMCORE_REQUIRE(values.size() <= detail::largest<std::uint64_t>, "commands is too long");
        commands_data = values.data();
        command_count = static_cast<std::uint64_t>(values.size());
        return animcore::outcome<void>();
    }
    template <class Owner, class = detail::temporary<Owner>> void commands(Owner &&values) = delete;

    animcore::span<const animcore::verb> verbs() const noexcept {
        return verbs_data == nullptr ? animcore::span<const animcore::verb>() : animcore::span<const animcore::verb>(verbs_data, static_cast<std::size_t>(verb_count));
    }
    /// Sets verbs and its length; the memory has to stay until the struct is used.
    animcore::outcome<void> verbs(animcore::span<const animcore::verb> values) {
        ANIMCORE_REQUIRE(values.size() <= detail::largest<std::uint64_t>, "verbs is too long");
        verbs_data = values.data();
        verb_count = static_cast<std::uint64_t>(values.size());
        return animcore::outcome<void>();
    }
    template <class Owner, class = detail::temporary<Owner>> void verbs(Owner &&values) = delete;

    animcore::span<const double> coordinates() const noexcept {
        return coordinates_data == nullptr ? animcore::span<const double>() : animcore::span<const double>(coordinates_data, static_cast<std::size_t>(coordinate_count));
    }
    /// Sets coordinates and its length; the memory has to stay until the struct is used.
    animcore::outcome<void> coordinates(animcore::span<const double> values) {
        ANIMCORE_REQUIRE(values.size() <= detail::largest<std::uint64_t>, "coordinates is too long");
        coordinates_data = values.data();
        coordinate_count = static_cast<std::uint64_t>(values.size());
        return animcore::outcome<void>();
    }
    template <class Owner, class = detail::temporary<Owner>> void coordinates(Owner &&values) = delete;

    animcore::span<const animcore::gradient_stop> stops() const noexcept {
        return stops_data == nullptr ? animcore::span<const animcore::gradient_stop>() : animcore::span<const animcore::gradient_stop>(stops_data, static_cast<std::size_t>(stop_count));
    }
    /// Sets stops and its length; the memory has to stay until the struct is used.
    animcore::outcome<void> stops(animcore::span<const animcore::gradient_stop> values) {
        ANIMCORE_REQUIRE(values.size() <= detail::largest<std::uint64_t>, "stops is too long");
        stops_data = values.data();
        stop_count = static_cast<std::uint64_t>(values.size());
        return animcore::outcome<void>();
    }
    template <class Owner, class = detail::temporary<Owner>> void stops(Owner &&values) = delete;

    /// the dashes of all strokes in a row
    animcore::span<const double> dashes() const noexcept {
        return dashes_data == nullptr ? animcore::span<const double>() : animcore::span<const double>(dashes_data, static_cast<std::size_t>(dash_count));
    }
    /// Sets dashes and its length; the memory has to stay until the struct is used.
    animcore::outcome<void> dashes(animcore::span<const double> values) {
        ANIMCORE_REQUIRE(values.size() <= detail::largest<std::uint64_t>, "dashes is too long");
        dashes_data = values.data();
        dash_count = static_cast<std::uint64_t>(values.size());
        return animcore::outcome<void>();
    }
    template <class Owner, class = detail::temporary<Owner>> void dashes(Owner &&values) = delete;

    /// UTF-8 of all texts in a row.
    animcore::span<const std::uint8_t> text() const noexcept {
        return text_data == nullptr ? animcore::span<const std::uint8_t>() : animcore::span<const std::uint8_t>(text_data, static_cast<std::size_t>(text_length));
    }
    /// Sets text and its length; the memory has to stay until the struct is used.
    animcore::outcome<void> text(animcore::span<const std::uint8_t> values) {
        ANIMCORE_REQUIRE(values.size() <= detail::largest<std::uint64_t>, "text is too long");
        text_data = values.data();
        text_length = static_cast<std::uint64_t>(values.size());
        return animcore::outcome<void>();
    }
    template <class Owner, class = detail::temporary<Owner>> void text(Owner &&values) = delete;
};
static_assert(sizeof(display) == sizeof(anim_display) && alignof(display) == alignof(anim_display));
static_assert(std::is_trivially_copyable_v<display> && std::is_standard_layout_v<display>);
static_assert(offsetof(display, struct_size) == 0);
static_assert(offsetof(display, reserved) == 4);
static_assert(offsetof(display, revision) == 8);
static_assert(offsetof(display, commands_data) == 16);
static_assert(offsetof(display, command_count) == 24);
static_assert(offsetof(display, verbs_data) == 32);
static_assert(offsetof(display, verb_count) == 40);
static_assert(offsetof(display, coordinates_data) == 48);
static_assert(offsetof(display, coordinate_count) == 56);
static_assert(offsetof(display, stops_data) == 64);
static_assert(offsetof(display, stop_count) == 72);
static_assert(offsetof(display, dashes_data) == 80);
static_assert(offsetof(display, dash_count) == 88);
static_assert(offsetof(display, text_data) == 96);
static_assert(offsetof(display, text_length) == 104);

struct trace_info {
    std::uint32_t struct_size;
    animcore::boolean has_seed;
    std::uint64_t step_count;
    /// flicks: the time of its end line, or else of its last step
    std::int64_t end;
    /// the seed with which it was recorded, if has_seed is 1; load the scene with it
    std::uint64_t seed;

    trace_info() noexcept {
        std::memset(static_cast<void *>(this), 0, sizeof *this);
        struct_size = sizeof *this;
    }
};
static_assert(sizeof(trace_info) == sizeof(anim_trace_info) && alignof(trace_info) == alignof(anim_trace_info));
static_assert(std::is_trivially_copyable_v<trace_info> && std::is_standard_layout_v<trace_info>);
static_assert(offsetof(trace_info, struct_size) == 0);
static_assert(offsetof(trace_info, has_seed) == 4);
static_assert(offsetof(trace_info, step_count) == 8);
static_assert(offsetof(trace_info, end) == 16);
static_assert(offsetof(trace_info, seed) == 24);
inline bool operator==(const trace_info &a, const trace_info &b) noexcept { return a.has_seed == b.has_seed && a.step_count == b.step_count && a.end == b.end && a.seed == b.seed; }
inline bool operator!=(const trace_info &a, const trace_info &b) noexcept { return !(a == b); }
template <class Traits>
std::basic_ostream<char, Traits> &operator<<(std::basic_ostream<char, Traits> &stream, const trace_info &value) {
    stream << "trace_info{";
    stream << "has_seed: ";
    detail::put(stream, value.has_seed);
    stream << ", step_count: ";
    detail::put(stream, value.step_count);
    stream << ", end: ";
    detail::put(stream, value.end);
    stream << ", seed: ";
    detail::put(stream, value.seed);
    return stream << '}';
}

} // namespace ANIMCORE_MODE
} // namespace animcore

#endif
