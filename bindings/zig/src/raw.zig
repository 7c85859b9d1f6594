// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py zig. Do not edit.

const values = @import("values.zig");
const raw = @This();
const ComponentFlags = values.ComponentFlags;
const Status = values.Status;
const MathFunction = values.MathFunction;
const SpringFlags = values.SpringFlags;
const StepPosition = values.StepPosition;
const Penner = values.Penner;
const KeyframeMode = values.KeyframeMode;
const KeyframeKind = values.KeyframeKind;
const KeyframeFlags = values.KeyframeFlags;
const FillMode = values.FillMode;
const TimingPhase = values.TimingPhase;
const Direction = values.Direction;
const ColorSpace = values.ColorSpace;
const HueInterpolation = values.HueInterpolation;
const Verb = values.Verb;
const PathCoordinates = values.PathCoordinates;
const PathRule = values.PathRule;
const PathQuantity = values.PathQuantity;
const PathRotation = values.PathRotation;
const PathTrimFlags = values.PathTrimFlags;
const FillRule = values.FillRule;
const PathConversion = values.PathConversion;
const Cap = values.Cap;
const Join = values.Join;
const PathOperation = values.PathOperation;
const MorphStructure = values.MorphStructure;
const MorphMotion = values.MorphMotion;
const MorphPairing = values.MorphPairing;
const MorphStarts = values.MorphStarts;
const MorphPaint = values.MorphPaint;
const ValueKind = values.ValueKind;
const EventKind = values.EventKind;
const Read = values.Read;
const Turn = values.Turn;
const MotionKind = values.MotionKind;
const Interruption = values.Interruption;
const Arrangement = values.Arrangement;
const Action = values.Action;
const ReducedMotion = values.ReducedMotion;
const AnimationGroupKind = values.AnimationGroupKind;
const AnimatorPosition = values.AnimatorPosition;
const WarningKind = values.WarningKind;
const WarningText = values.WarningText;
const SceneChangeFlags = values.SceneChangeFlags;
const InputKind = values.InputKind;
const FieldKind = values.FieldKind;
const StateKind = values.StateKind;
const PointerAction = values.PointerAction;
const KeyAction = values.KeyAction;
const Key = values.Key;
const ModifierFlags = values.ModifierFlags;
const Role = values.Role;
const AccessibilityFlags = values.AccessibilityFlags;
const AccessibilityText = values.AccessibilityText;
const DrawKind = values.DrawKind;
const Paint = values.Paint;
const Align = values.Align;
const Baseline = values.Baseline;
const Fit = values.Fit;
const BlendMode = values.BlendMode;
const Point = values.Point;
const Rectangle = values.Rectangle;
const Transform = values.Transform;
const Spring = values.Spring;
const PreparedSpring = values.PreparedSpring;
const CubicBezier = values.CubicBezier;
const KeyframeOptions = values.KeyframeOptions;
const Keyframe = values.Keyframe;
const KeyframesInfo = values.KeyframesInfo;
const MediaTiming = values.MediaTiming;
const MediaSample = values.MediaSample;
const WebTiming = values.WebTiming;
const WebSample = values.WebSample;
const Decay = values.Decay;
const RubberBand = values.RubberBand;
const ColorInterpolation = values.ColorInterpolation;
const TransformParts = values.TransformParts;
const PathParsing = values.PathParsing;
const PathFormat = values.PathFormat;
const PathLocation = values.PathLocation;
const PathTrimOptions = values.PathTrimOptions;
const Subpath = values.Subpath;
const StrokeStyle = values.StrokeStyle;
const MorphPair = values.MorphPair;
const MorphOptions = values.MorphOptions;
const Event = values.Event;
const StageOptions = values.StageOptions;
const PropertyOptions = values.PropertyOptions;
const PropertyInfo = values.PropertyInfo;
const Motion = values.Motion;
const AnimationOptions = values.AnimationOptions;
const AnimationGroupOptions = values.AnimationGroupOptions;
const StageInfo = values.StageInfo;
const DocumentOptions = values.DocumentOptions;
const DocumentWarning = values.DocumentWarning;
const SceneOptions = values.SceneOptions;
const SceneInfo = values.SceneInfo;
const SceneChange = values.SceneChange;
const InputInfo = values.InputInfo;
const EventField = values.EventField;
const EventValue = values.EventValue;
const MachineStateInfo = values.MachineStateInfo;
const ListInfo = values.ListInfo;
const ItemInfo = values.ItemInfo;
const RegionInfo = values.RegionInfo;
const AccessibilityElement = values.AccessibilityElement;
const GradientStop = values.GradientStop;
const DrawPath = values.DrawPath;
const LinearGradient = values.LinearGradient;
const RadialGradient = values.RadialGradient;
const AngularGradient = values.AngularGradient;
const DrawGradient = values.DrawGradient;
const DrawPaint = values.DrawPaint;
const DrawFill = values.DrawFill;
const DrawStroke = values.DrawStroke;
const DrawText = values.DrawText;
const DrawImage = values.DrawImage;
const DrawShadow = values.DrawShadow;
const DrawLayer = values.DrawLayer;
const DrawClip = values.DrawClip;
const DrawContent = values.DrawContent;
const DrawCommand = values.DrawCommand;
const Display = values.Display;
const TraceInfo = values.TraceInfo;

/// A timing function of any sort: the progress y of a value when a part x of the time has passed. It does not change,
/// and may be used by several threads at once, except one of a callback. What else uses an easing (a stage, say) keeps
/// it alive: the host may destroy its own reference at any time, but not inside the easing's callback.
pub const anim_easing = opaque {};
/// A motion by keyframes: a function of time from 0 to its duration, with values of one or more components. It does not
/// change after it was made. Values and velocities are rows of component_count numbers, each at most 1e150 in size.
pub const anim_keyframes = opaque {};
/// The velocity of a pointer when it is let go, from its last samples: the slope, at the newest, of a parabola by least
/// squares through the samples of the last 100 ms, at most 20 of them (Android's VelocityTracker strategy LSQ2). Two
/// samples make a line, and so do samples that lie too unevenly in time for a parabola. The velocity is 0 with one
/// sample, where the samples span less than a millisecond, and where the pointer had stopped: more than 40 ms without a
/// sample or in one place; samples from before so long a gap do not count. Coordinates are at most 1e150 in size.
pub const anim_velocity_estimator = opaque {};
/// A path: subpaths of lines and Bezier curves. Coordinates are at most 1e150 in size (ANIM_ERROR_LIMIT).
pub const anim_path = opaque {};
/// Paths in a row, each with its index: reading, measuring or asking all of them takes one call.
pub const anim_path_collection = opaque {};
/// The in-betweens of two paths, or of several in a row, prepared once and evaluated at any time. Paths of the same
/// verbs are interpolated point by point, unless an outline would fold up on its way, as it does to a mirror image.
/// Where one path is the other but for where its subpaths begin, their order and direction, it only moves and changes
/// its size; where it is the other turned, it turns, by less than a quarter only with the automatic structure. An arc
/// of path data is one command for the strict structure, however many cubics stand for it, as for
/// anim_path_data_match(). Others are brought to a common structure first: subpaths are paired by role, position, size
/// and shape, aligned by their features, and cut at each other's joints; lines stay lines where both sides are lines,
/// and curves stay curves, of which only parts are taken (de Casteljau). Of fills an outline for which the other path
/// has several that lie side by side is first cut into parts by straight lines, unless one of these is much like it:
/// those parts then become one each.
pub const anim_morph = opaque {};
/// A formula over named numbers, such as "mix(width, 40, clamp(t * 2, 0, 1))": parsed once, evaluated often. It does
/// not change.
///
/// Values are doubles. Truth is what is not zero (NaN is true, as in C); comparisons give 1 or 0. The operators, from
/// loose to tight:
///
/// c ? a : b       a where c is true, else b; from the right ||              or: 1 or 0 &&              and: 1 or 0 ==
/// !=           two in a row are refused < <= > >=       two in a row are refused + -             from the left / %
/// from the left; % is mod -a !a           the negative; 1 where a is 0, else 0
///
/// Numbers are written as in JSON: 0.5, 1e-3. Constants: pi, tau, e, true (1), false (0).
///
/// Functions; angles are in radians:
///
/// abs acos asin atan cbrt cos exp sin sqrt tan, log (natural), degrees(radians), radians(degrees) ceil floor trunc,
/// round (halves away from zero), fract (x - floor(x)), sign (-1, 1, or the zero itself) atan2(y, x), hypot(x, y),
/// pow(x, y), step(edge, x) (0 where x < edge, else 1) min, max             of two or more; NaN where one is mod(x, y)
/// the remainder with the sign of y, exact but for one addition: Python's % clamp(x, low, high)  min(max(x, low), high)
/// mix(a, b, t)         a * (1 - t) + b * t smoothstep(low, high, x)  u * u * (3 - 2 * u) with u = clamp((x - low) /
/// (high - low), 0, 1) if(c, a, b)          c ? a : b predict(from, velocity, remaining)  where a decay without bounds
/// ends of whose velocity so much remains after a millisecond: from - velocity / (1000 * log(remaining)); NaN unless 0
/// < remaining < 1 rubberBand(excess, dimension)  how far beyond a bound of a scroll view what is dragged that much
/// beyond it is shown, as by anim_rubber_band_evaluate() with 0.55; NaN unless dimension > 0 and finite
///
/// A variable's name has parts of ASCII letters, digits, _ and whatever is beyond ASCII, joined by dots, and may have
/// an index: gradient.angle.x, stops[0]. Any other part stands in backquotes: `cart-center`.x; so does one that is
/// named as a constant is. No space stands inside a name, outside of backquotes.
///
/// In documents there is more: in(state), elapsed, elapsed(state), random(), random(a, b), and comparisons of a name
/// with a text in single quotes (two of them are one), mode == 'dark' and mode != 'dark'. These are variables, too,
/// with names of their own: in(loading), elapsed(loading), random() and mode=='dark', without spaces and backquotes;
/// random(a, b) is mix(a, b, random()), != is the ! of the variable of ==. Elsewhere they are unknown names, unless the
/// host gave such a name.
///
/// The same text and the same variables give the same bits everywhere. Nothing that is computed is an error: what has
/// no value is NaN (always 0x7FF8000000000000), what is too large infinite, and both go on through what follows. What a
/// conditional, && or || does not need has no effect on the result.
pub const anim_expression = opaque {};
/// A set of properties, a clock and what moves them. Each property has a model value (what the host set) and a
/// presentation value (what is seen now).
pub const anim_stage = opaque {};
/// A view that keeps the memory of a bank's values: for languages whose arrays outlive what they were made of.
pub const anim_spring_bank_view = opaque {};
/// A document that was read, checked and prepared. It never changes. Unlike every other object it may be used by
/// several threads at once: each can make scenes of it, which are then used by one thread at a time as all scenes are.
pub const anim_document = opaque {};
/// A control, animation or machine made from a JSON document: properties on a stage of its own, inputs, a machine,
/// nodes to draw and regions to touch. The format is described in docs/document-format.md.
pub const anim_scene = opaque {};
/// A recording of inputs, as JSON lines (docs/trace-format.md). It does not change after it was loaded, and may be
/// played by many scenes.
pub const anim_trace = opaque {};

/// Called with a callback's context, once, when nothing uses it any more: another callback took its place or a null
/// one, what it belongs to was removed, destroyed or replaced by a snapshot, or the call that the callback was given to
/// failed (as with sqlite3_create_function_v2()). It is called by the call that lets go of the context, on its thread
/// and often inside it, and may call no object of that call. It must return. What a callback that was left by longjmp()
/// still uses is not released.
pub const anim_context_release_callback = fn (context: ?*anyopaque) callconv(.c) void;
/// Memory of size bytes (at least 1) at a multiple of alignment (a power of two, at most 4096), or null when there is
/// none: never memory that is not aligned so.
pub const anim_allocate_callback = fn (context: ?*anyopaque, size: usize, alignment: usize) callconv(.c) ?*anyopaque;
/// Gives memory back that anim_allocate_callback gave; never null.
pub const anim_release_callback = fn (context: ?*anyopaque, memory: ?*anyopaque) callconv(.c) void;
/// A timing function of the host's: y at x. It must return: see "Callbacks" above.
pub const anim_easing_callback = fn (context: ?*anyopaque, x: f64) callconv(.c) f64;
/// Hears of events. The event is valid during the call only. It must return: see "Callbacks" above.
pub const anim_event_callback = fn (context: ?*anyopaque, event: ?*const Event) callconv(.c) void;
/// Hears of a property's presentation. The values are valid during the call only. It must return: see "Callbacks"
/// above.
pub const anim_property_callback = fn (context: ?*anyopaque, property: u64, value: ?[*]const f64, count: usize) callconv(.c) void;

/// The version of the library in use: major * 65536 + minor * 256 + patch. Compare it with the ANIM_VERSION_...
/// constants that the host was compiled with.
pub extern fn anim_version() u32;
/// The ANIM_COMPONENT_... constants of the library in use, added up: 31 for one that has everything.
pub extern fn anim_components() ComponentFlags;
/// The name of a status, such as "ANIM_ERROR_LIMIT"; "ANIM_ERROR_UNKNOWN" for a number that is none. The text is
/// constant, NUL-terminated and valid for ever.
pub extern fn anim_status_name(status: Status) ?[*:0]const u8;
/// What the last call that failed on this thread found wrong: one English sentence, with the argument's name and, for a
/// document, line, column and JSON pointer (one of over 512 bytes without its middle). Empty when none has failed.
/// NUL-terminated UTF-8, at most 1023 bytes; the view is valid until the next failing call on this thread. Calls that
/// succeed leave it alone.
pub extern fn anim_last_error_message() ?[*:0]const u8;
/// Where in a text the last failing call of this thread found its error: line and column (in bytes), counted from 1;
/// both 0 when it was no error in a text. Either pointer may be null.
pub extern fn anim_last_error_place(line: ?*i32, column: ?*i32) void;
/// The RFC 6901 JSON pointer of the value that the last failing call of this thread found at fault; empty for the whole
/// document and for errors that are not in a document. Lifetime as anim_last_error_message().
pub extern fn anim_last_error_pointer() ?[*:0]const u8;
/// Sets where the library takes all of its memory from, in this process: the host's functions, or libc's
/// posix_memalign() and free() where both are null, as at first. Only before the library has taken any:
/// ANIM_ERROR_STATE afterwards, so that nothing is given back to another than it came from; call it first of all, from
/// one thread. The callbacks are called on whichever thread calls the library, by several at once where several threads
/// do, and must not call the library. The context must outlive the process's last call. ANIM_ERROR_ARGUMENT where one
/// callback alone is null.
///
/// While the allocator gives nothing, a call lives on a reserve of 256 KiB that the library has from the beginning. A
/// call that may need much (which loads, restores, or takes an array or a long text) asks for it before it changes
/// anything; where that is not to be had, and for every call while less than 64 KiB of the reserve are left, the call
/// is refused with ANIM_ERROR_MEMORY and has changed nothing. What destroys is never refused. Memory that comes back
/// fills the reserve again.
///
/// The last resort: where in the middle of a call both the allocator and the reserve have nothing, the library writes a
/// line to standard error and stops the process by abort(); in WebAssembly it traps, and anim_last_error_message() says
/// why. That can come to pass where one call needs much that it could not foresee: a path whose result is far longer
/// than the path (flattening, strokes, dashes, parts), the tables of a stage of more than some 500 properties or
/// animations when they double, events that are not polled when their ring doubles beyond 1000, and more threads than
/// three that are without memory at once.
pub extern fn anim_set_allocator(allocate: ?*const raw.anim_allocate_callback, release: ?*const raw.anim_release_callback, context: ?*anyopaque) i32;
/// The whole number of flicks nearest to a time in seconds (ties to even). ANIM_ERROR_LIMIT beyond 2^62 flicks (about
/// 207 years) either way.
pub extern fn anim_flicks_from_seconds(seconds: f64, flicks: ?*i64) i32;
/// A number of flicks in seconds, correctly rounded. Pure.
pub extern fn anim_flicks_to_seconds(flicks: i64) f64;
/// Evaluates one of the core's own mathematical functions over arrays: results[i] = f(x[i]) or f(x[i], y[i]), each
/// within 1 ulp of the exact value and the same bits on every platform. Special values (NaN, infinities, signed zeros)
/// are taken and answered as C99 Annex F says. y is read by ATAN2, POW and HYPOT only, and may be null otherwise.
/// results may be x or y itself. The pointers may be null where count is 0.
pub extern fn anim_math_evaluate(function: MathFunction, x: ?[*]const f64, y: ?[*]const f64, count: usize, results: ?[*]f64) i32;
/// By perceptual duration and bounce (SwiftUI's Spring(duration:bounce:)): mass 1, k = (2 pi / duration)^2, damping
/// ratio 1 - bounce for bounce >= 0, 1 / (1 + bounce) below. duration > 0; -1 < bounce <= 1.
pub extern fn anim_spring_make_perceptual(duration: f64, bounce: f64, spring: ?*Spring) i32;
/// By response (the undamped period, > 0) and damping ratio (>= 0), as SwiftUI's spring(response:dampingFraction:):
/// mass 1, k = (2 pi / response)^2, c = 4 pi fraction / response.
pub extern fn anim_spring_make_response(response: f64, damping_ratio: f64, spring: ?*Spring) i32;
/// As UIKit's animate(withDuration:usingSpringWithDamping:initialSpringVelocity:): mass 1 and the angular frequency at
/// which the envelope has fallen to 0.001 when the duration ends. duration > 0, 0 < damping_ratio <= 1,
/// initial_velocity in distances per second. ANIM_ERROR_ARGUMENT when no spring has these.
pub extern fn anim_spring_make_uikit(duration: f64, damping_ratio: f64, initial_velocity: f64, spring: ?*Spring) i32;
/// The spring that a CASpringAnimation of these physical parameters plays. allows_overdamping (0 or 1) is its property
/// of that name. At 0 a spring beyond critical damping moves as the critical one of its mass and stiffness, damping 2
/// sqrt(k m): (1, 100, 30) exactly as (1, 100, 20). At 1, and up to critical damping, the spring is the parameters
/// themselves, as it is wherever an anim_spring is used.
pub extern fn anim_spring_make_core_animation(mass: f64, stiffness: f64, damping: f64, allows_overdamping: i32, spring: ?*Spring) i32;
/// Value and velocity (units per second) at a time (seconds, >= 0; a negative time is taken as 0) of a spring that
/// leaves from at the given initial velocity for to. Either result pointer may be null.
pub extern fn anim_spring_evaluate(spring: ?*const Spring, time: f64, from: f64, to: f64, initial_velocity: f64, value: ?*f64, velocity: ?*f64) i32;
/// The same at many times at once. values and velocities have room for count numbers; either may be null. One of them
/// may be times itself.
pub extern fn anim_spring_evaluate_many(spring: ?*const Spring, times: ?[*]const f64, count: usize, from: f64, to: f64, initial_velocity: f64, values: ?[*]f64, velocities: ?[*]f64) i32;
/// Fills *prepared from a spring.
pub extern fn anim_spring_prepare(spring: ?*const Spring, prepared: ?*PreparedSpring) i32;
/// anim_spring_evaluate() for a prepared spring, with the same bits: some 30 ns. ANIM_ERROR_ARGUMENT when prepared is
/// not what anim_spring_prepare() has written.
pub extern fn anim_prepared_spring_evaluate(prepared: ?*const PreparedSpring, time: f64, from: f64, to: f64, initial_velocity: f64, value: ?*f64, velocity: ?*f64) i32;
/// CASpringAnimation's settlingDuration in seconds, for an initial velocity in distances per second. Infinity when
/// damping is 0. 1.4727003346780927 for the default spring at rest. With allows_overdamping 0 a spring beyond critical
/// damping settles as the critical one, as Core Animation plays it: (1, 100, 30) at 1.0, as (1, 100, 20). With 1, Core
/// Animation's property of that name, it is that of the overdamped motion.
pub extern fn anim_spring_get_settling_duration(spring: ?*const Spring, initial_velocity: f64, allows_overdamping: i32, seconds: ?*f64) i32;
/// A time after which a spring that starts displacement away from its target stays within threshold (> 0) of it, in
/// units and in units per second, proven by an analytic envelope. This is when an animation with it ends. Infinity when
/// it never does.
pub extern fn anim_spring_get_resting_time(spring: ?*const Spring, displacement: f64, initial_velocity: f64, threshold: f64, seconds: ?*f64) i32;
/// By name, with a perceptual duration in seconds (> 0, or 0 for the name's own) and a bounce to add to the name's own.
/// SwiftUI's "smooth" (0.5 s, bounce 0), "snappy" (0.5 s, 0.15), "bouncy" (0.5 s, 0.3), "interactive" (0.15 s, 0.14:
/// the response 0.15 and damping ratio 0.86 of interactiveSpring) and "default" (0.55 s, 0: the default animation); the
/// sum of the bounces must be above -1 and at most 1. "core-animation" is a new CASpringAnimation's spring (mass 1,
/// stiffness 100, damping 10), "uikit" a new UISpringTimingParameters' (3, 1000, 500), which plays as the critical one
/// of its mass and stiffness (see anim_spring_make_core_animation()) and is that; these have neither a duration nor a
/// bounce, and both arguments must be 0. ANIM_ERROR_NOT_FOUND for any other name.
pub extern fn anim_spring_make_named(name: ?[*]const u8, name_length: usize, duration: f64, extra_bounce: f64, spring: ?*Spring) i32;
/// A spring in SwiftUI's words: its perceptual duration in seconds, which is its response, 2 pi / sqrt(k / m); its
/// bounce, 1 - ratio up to critical damping and 1 / ratio - 1 beyond it, from -1 to 1; and its damping ratio, c / (2
/// sqrt(k m)). Each pointer may be null.
pub extern fn anim_spring_describe(spring: ?*const Spring, duration: ?*f64, bounce: ?*f64, damping_ratio: ?*f64) i32;
/// The earliest time in seconds after which the spring that starts displacement away from its target stays within
/// threshold of it, in units, and below velocity_threshold, in units per second. Both thresholds must be above 0;
/// infinity asks nothing. The moment itself, to a relative error of about 1e-14, where anim_spring_get_resting_time()
/// gives a bound. Where the last swing only touches a threshold, a swing more or less is a matter of the last bit.
/// Infinity when the spring never comes to rest.
pub extern fn anim_spring_get_settling_time(spring: ?*const Spring, displacement: f64, initial_velocity: f64, threshold: f64, velocity_threshold: f64, seconds: ?*f64) i32;
/// Value and velocity of a value whose spring is changed in mid-flight, time seconds after the change (a negative time
/// is taken as 0). At the change it was at from with initial_velocity; both springs pull it to to. Over blend_duration
/// seconds (>= 0) it goes from the old spring's motion to the new one's by a smooth step, so that value and velocity
/// are continuous; 0 hands over at once. Either result pointer may be null.
pub extern fn anim_spring_blend_evaluate(old_spring: ?*const Spring, new_spring: ?*const Spring, blend_duration: f64, time: f64, from: f64, to: f64, initial_velocity: f64, value: ?*f64, velocity: ?*f64) i32;
/// The same at many times. The result arrays have room for count numbers; either may be null; one of them may be times
/// itself.
pub extern fn anim_spring_blend_evaluate_many(old_spring: ?*const Spring, new_spring: ?*const Spring, blend_duration: f64, times: ?[*]const f64, count: usize, from: f64, to: f64, initial_velocity: f64, values: ?[*]f64, velocities: ?[*]f64) i32;
/// anim_spring_get_resting_time() for such a change: a time since the change.
pub extern fn anim_spring_blend_get_resting_time(old_spring: ?*const Spring, new_spring: ?*const Spring, blend_duration: f64, displacement: f64, initial_velocity: f64, threshold: f64, seconds: ?*f64) i32;
/// Many values on one spring, each with a start, a target and a velocity of its own: value i of anim_spring_evaluate(),
/// with the same bits. All at times[0] when time_count is 1, or each at its own when time_count is count (a time is in
/// seconds, a negative one is taken as 0). initial_velocities null: all start at rest. values or velocities null: not
/// wanted. flags is 0 or ANIM_SPRING_SHORTEST_TURN. Every array has count numbers; a result array may be one of the
/// arrays that are read, and must not overlap them otherwise. ANIM_ERROR_ARGUMENT when a number is not finite, or an
/// origin minus its target not in the range of a double. About 1 ns a value at one time, in the cache; 5 ns at times of
/// their own where the processor has AVX2, which is seen when the library is loaded and changes no bit, otherwise 11.
pub extern fn anim_spring_animate_many(spring: ?*const Spring, times: ?[*]const f64, time_count: usize, origins: ?[*]const f64, targets: ?[*]const f64, initial_velocities: ?[*]const f64, count: usize, flags: SpringFlags, values: ?[*]f64, velocities: ?[*]f64) i32;
/// The same for floats. Computed in doubles, and rounded once.
pub extern fn anim_spring_animate_many_float(spring: ?*const Spring, times: ?[*]const f64, time_count: usize, origins: ?[*]const f32, targets: ?[*]const f32, initial_velocities: ?[*]const f32, count: usize, flags: SpringFlags, values: ?[*]f32, velocities: ?[*]f32) i32;
/// Advances a simulation by one step of seconds (>= 0), exact however long the step is: replaces values and velocities
/// by those after the step. Each value is pulled towards its target. The arrays must not overlap. Flags and errors as
/// anim_spring_animate_many().
pub extern fn anim_spring_step_many(spring: ?*const Spring, seconds: f64, targets: ?[*]const f64, count: usize, flags: SpringFlags, values: ?[*]f64, velocities: ?[*]f64) i32;
/// The same for floats. Computed in doubles, and rounded once.
pub extern fn anim_spring_step_many_float(spring: ?*const Spring, seconds: f64, targets: ?[*]const f32, count: usize, flags: SpringFlags, values: ?[*]f32, velocities: ?[*]f32) i32;
/// By name: "linear", "ease", "ease-in", "ease-out", "ease-in-out", and "default" (Core Animation's, which is ease).
/// ANIM_ERROR_NOT_FOUND for any other name.
pub extern fn anim_cubic_bezier_make_named(name: ?[*]const u8, name_length: usize, curve: ?*CubicBezier) i32;
/// The progress y at x, right to 1e-12. Beyond [0, 1] the curve goes on along its end tangents, as CSS Easing Functions
/// says.
pub extern fn anim_cubic_bezier_evaluate(curve: ?*const CubicBezier, x: f64, y: ?*f64) i32;
/// The same at many x at once; ys may be xs itself.
pub extern fn anim_cubic_bezier_evaluate_many(curve: ?*const CubicBezier, xs: ?[*]const f64, count: usize, ys: ?[*]f64) i32;
/// dy/dx at x. Infinite where the tangent is vertical.
pub extern fn anim_cubic_bezier_get_slope(curve: ?*const CubicBezier, x: f64, slope: ?*f64) i32;
/// The smallest x in [0, 1] at which the curve has the value y; where it never has it there, the smallest at which it
/// comes nearest. The extensions beyond [0, 1] are not searched.
pub extern fn anim_cubic_bezier_invert(curve: ?*const CubicBezier, y: f64, x: ?*f64) i32;
/// Reads a CSS <easing-function> (CSS Easing Functions Level 2): linear, ease, ease-in, ease-out, ease-in-out,
/// step-start, step-end, cubic-bezier(x1, y1, x2, y2), steps(count, position), linear(stop, ...). Three extensions:
/// default, as anim_cubic_bezier_make_named has it; the names of Penner's functions, such as easeOutBounce; and
/// spring(mass stiffness damping initial-velocity duration). Upper and lower case, white space and comments as in CSS;
/// no escapes and no calc(). ANIM_ERROR_SYNTAX with line and column; ANIM_ERROR_ARGUMENT and ANIM_ERROR_LIMIT as the
/// calls below. The caller destroys the easing; so below.
pub extern fn anim_easing_create_css(text: ?[*]const u8, text_length: usize, easing: ?*?*raw.anim_easing) i32;
/// A cubic Bezier timing curve, made ready for being evaluated often: that takes some 3 microseconds (up to 12 for a
/// curve that is almost level in x somewhere) and 9 (up to 33) kilobytes, and then a value some 3 nanoseconds. Values
/// are right to 1e-12 times the largest of 1, |y1| and |y2|, but need not have the bits of anim_cubic_bezier_evaluate.
/// Beyond [0, 1] as there.
pub extern fn anim_easing_create_cubic_bezier(curve: ?*const CubicBezier, easing: ?*?*raw.anim_easing) i32;
/// CSS steps(). position is ANIM_STEP_POSITION_JUMP_...; count >= 1. Beyond [0, 1] the steps go on.
pub extern fn anim_easing_create_steps(count: i32, position: StepPosition, easing: ?*?*raw.anim_easing) i32;
/// CSS linear(): straight lines between stops, of which the outermost go on. inputs are fractions (a CSS percentage
/// divided by 100), not a number where one is not given, or null where none is. As CSS says, the first is then 0, the
/// last 1, one that is less than an earlier one is raised to it, and others are spaced evenly. Two stops with one input
/// are a jump; one stop alone is a constant. ANIM_ERROR_LIMIT for numbers above 1e6 in size.
pub extern fn anim_easing_create_linear(outputs: ?[*]const f64, inputs: ?[*]const f64, count: usize, easing: ?*?*raw.anim_easing) i32;
/// One of them. It is 0 for all x < 0 and 1 for all x > 1.
pub extern fn anim_easing_create_penner(penner: Penner, easing: ?*?*raw.anim_easing) i32;
/// The motion of a spring from 0 to 1, x being the time in units of duration (seconds, 0 < duration <= 1e9).
/// initial_velocity in distances per second, at most 1e150 in size. It is not scaled to arrive: as in UIKit, what is
/// left of the swing is cut off, and the value is exactly 1 for all x >= 1. 0 for all x < 0.
pub extern fn anim_easing_create_spring(spring: ?*const Spring, duration: f64, initial_velocity: f64, easing: ?*?*raw.anim_easing) i32;
/// An easing that asks the host, on the thread that evaluates it and once for each x (three times for a slope). An
/// answer that is not finite is replaced by x. release (may be null) is called with the context when nothing uses the
/// easing any more.
pub extern fn anim_easing_create_callback(callback: ?*const raw.anim_easing_callback, context: ?*anyopaque, release: ?*const raw.anim_context_release_callback, easing: ?*?*raw.anim_easing) i32;
/// Releases the host's reference to an easing.
pub extern fn anim_easing_destroy(easing: ?*raw.anim_easing) i32;
/// The progress y at x. before is CSS's before flag (0 or 1): at a jump of steps() the value before it, and at the
/// first stop of linear() the first of that input; otherwise it means nothing.
pub extern fn anim_easing_evaluate(easing: ?*const raw.anim_easing, x: f64, before: i32, y: ?*f64) i32;
/// The same bits at many x at once, not before; without allocation. ys may be xs itself, or does not overlap it.
pub extern fn anim_easing_evaluate_many(easing: ?*const raw.anim_easing, xs: ?[*]const f64, count: usize, ys: ?[*]f64) i32;
/// Many tweens by one easing: values[i] = origins[i] + y(xs[i]) * (targets[i] - origins[i]), where xs has x_count
/// numbers: one for each tween, or one for all (x_count 1). values may be origins, targets or xs itself, or does not
/// overlap them. The second takes and gives floats; it computes in doubles and rounds once. Every number, and every
/// target minus its origin, must be finite.
pub extern fn anim_easing_animate_many(easing: ?*const raw.anim_easing, xs: ?[*]const f64, x_count: usize, origins: ?[*]const f64, targets: ?[*]const f64, count: usize, values: ?[*]f64) i32;
/// Many tweens by one easing: values[i] = origins[i] + y(xs[i]) * (targets[i] - origins[i]), where xs has x_count
/// numbers: one for each tween, or one for all (x_count 1). values may be origins, targets or xs itself, or does not
/// overlap them. The second takes and gives floats; it computes in doubles and rounds once. Every number, and every
/// target minus its origin, must be finite.
pub extern fn anim_easing_animate_many_float(easing: ?*const raw.anim_easing, xs: ?[*]const f32, x_count: usize, origins: ?[*]const f32, targets: ?[*]const f32, count: usize, values: ?[*]f32) i32;
/// dy/dx at x: infinite where a curve's tangent is vertical, 0 for steps(); of a curve right to some 1e-9, of a
/// callback a difference quotient over 2^-20. At a corner that to the right.
pub extern fn anim_easing_get_slope(easing: ?*const raw.anim_easing, x: f64, slope: ?*f64) i32;
/// The easing as CSS text that reads back as the same function: keywords for the five named curves, start or jump-start
/// as it was read, one percentage for each stop, each number the shortest that reads back as itself. A callback is
/// "callback", which cannot be read.
pub extern fn anim_easing_get_css(easing: ?*const raw.anim_easing, buffer: ?[*]u8, capacity: usize, length: ?*usize) i32;
/// Fills the options with the defaults named above. struct_size is the caller's sizeof.
pub extern fn anim_default_keyframe_options(options: ?*KeyframeOptions, struct_size: u32) i32;
/// Values at key times, as Core Animation's CAKeyframeAnimation: values is a row for each key, at least one;
/// value_count is the number of its numbers. times: time_count times from 0 to 1 in units of the duration, none below
/// the one before. time_count 0 is evenly. Before the first time the first value holds, after the last one the last.
/// Equal times are a jump. In the discrete mode time_count may be the number of keys and 1, as Core Animation asks for:
/// the last time is then the end of the last value. Otherwise it is the number of keys. The paced modes ignore times.
/// curves: curve_count timing curves; 0: none, 1: for every segment, a key less: one for each. The discrete and paced
/// modes ignore them. parameters: tension, continuity and bias of each key, each at most 1e6 in size
/// (ANIM_ERROR_LIMIT); parameter_count is 3 for each key, or 0. The two cubic modes read them. (Kochanek and Bartels,
/// "Interpolating splines with local tension, continuity, and bias control", 1984, with the correction for keys at
/// uneven distances. With parameters of 0 the tangent at a key is half the difference of its neighbors, times 2 d /
/// (time between the neighbors) with d the segment's length in time; at an end, or next to a jump, it is the difference
/// of the segment.) options may be null where its defaults will do. The caller destroys what is made.
/// ANIM_ERROR_ARGUMENT names the index at fault.
pub extern fn anim_keyframes_create_values(options: ?*const KeyframeOptions, values: ?[*]const f64, value_count: usize, times: ?[*]const f64, time_count: usize, curves: ?[*]const CubicBezier, curve_count: usize, parameters: ?[*]const f64, parameter_count: usize, keyframes: ?*?*raw.anim_keyframes) i32;
/// Blocks, as UIKit's addKeyframe(withRelativeStartTime:relativeDuration:): from starts[i] on, and for durations[i]
/// (both from 0 to 1, in units of the whole duration), the value moves from where it is to row i of values. Between
/// blocks it holds; a duration of 0 jumps; a block that would go on beyond 1 arrives at 1. Blocks follow each other by
/// start, then by index; one that starts while another runs takes over from the value at that moment (on the straight
/// course; in the discrete mode the one before has not come yet then). In the cubic mode blocks that meet are one
/// spline, which comes to rest where a gap follows, and overshoots where the direction turns. count is the number of
/// blocks, value_count that of all their numbers. initial: the value at 0, a row; initial_count 0: what the caller
/// gives when it evaluates.
pub extern fn anim_keyframes_create_blocks(options: ?*const KeyframeOptions, starts: ?[*]const f64, durations: ?[*]const f64, count: usize, values: ?[*]const f64, value_count: usize, initial: ?[*]const f64, initial_count: usize, keyframes: ?*?*raw.anim_keyframes) i32;
/// One keyframe after another, as SwiftUI's KeyframeTrack. Row i of values is where keyframe i arrives. velocities: two
/// rows for each keyframe, the velocities (units per second) at its start and at its end, of which those are read that
/// its flags name: a start velocity for CUBIC and SPRING, an end velocity for CUBIC. velocities_count may be 0 where no
/// flag names any. What is not given continues the motion: cubics that meet are a Catmull-Rom spline; next to a
/// keyframe of another kind a cubic takes that one's velocity, a spring the velocity of what was before it. The end of
/// the track, and a MOVE, are at rest. A spring that SETTLES runs as long as it takes from rest to be at rest within
/// 1/1000 of its way, and ends at its value. One with a duration is cut: the next keyframe begins where it has come to.
/// The last keyframe ends at its value. initial: where the track begins, a row, or two with its velocity (one row: at
/// rest); initial_count 0: what the caller gives when it evaluates.
pub extern fn anim_keyframes_create_track(options: ?*const KeyframeOptions, keys: ?[*]const Keyframe, key_count: usize, values: ?[*]const f64, value_count: usize, velocities: ?[*]const f64, velocities_count: usize, initial: ?[*]const f64, initial_count: usize, keyframes: ?*?*raw.anim_keyframes) i32;
/// Releases keyframes.
pub extern fn anim_keyframes_destroy(keyframes: ?*raw.anim_keyframes) i32;
/// What keyframes are. info->struct_size must be sizeof *info.
pub extern fn anim_keyframes_get_info(keyframes: ?*const raw.anim_keyframes, info: ?*KeyframesInfo) i32;
/// Values and velocities (units per second) at many times (seconds): a row for each time. count is the numbers that
/// values and velocities have room for, time_count times the components; either may be null. Before 0 the motion stands
/// at its first value, from its duration on at its last, at rest. At the time of a key it is where the next segment
/// begins: a jump has happened. A velocity that would be infinite is 0. start: where the motion begins, where it needs
/// that (otherwise it is not read): a row, or two with the velocity. Blocks begin at rest always. ANIM_ERROR_ARGUMENT
/// for a start_count that does not fit.
pub extern fn anim_keyframes_evaluate(keyframes: ?*raw.anim_keyframes, times: ?[*]const f64, time_count: usize, start: ?[*]const f64, start_count: usize, values: ?[*]f64, velocities: ?[*]f64, count: usize) i32;
/// The values of many keyframes at one time: their rows behind each other. value_count is the sum of their component
/// counts. ANIM_ERROR_STATE for one that needs a start.
pub extern fn anim_keyframes_evaluate_many(keyframes: ?[*]const ?*raw.anim_keyframes, keyframes_count: usize, time: f64, values: ?[*]f64, value_count: usize) i32;
/// Fills the timing with the defaults named above.
pub extern fn anim_default_media_timing(timing: ?*MediaTiming, struct_size: u32) i32;
/// The timing at a parent time in seconds.
pub extern fn anim_media_timing_evaluate(timing: ?*const MediaTiming, parent_time: f64, sample: ?*MediaSample) i32;
/// The same at many times at once; samples has room for count.
pub extern fn anim_media_timing_evaluate_many(timing: ?*const MediaTiming, parent_times: ?[*]const f64, count: usize, samples: ?[*]MediaSample) i32;
/// The active duration in seconds of local time (infinite when it never ends), and the parent times in seconds at which
/// the active phase begins and at which it ends for good: infinite when never, minus infinite when always before. Each
/// result pointer may be null.
pub extern fn anim_media_timing_get_interval(timing: ?*const MediaTiming, active_duration: ?*f64, start_time: ?*f64, end_time: ?*f64) i32;
/// Fills the timing with the defaults named above.
pub extern fn anim_default_web_timing(timing: ?*WebTiming, struct_size: u32) i32;
/// The timing at a local time, the animation's current time.
pub extern fn anim_web_timing_evaluate(timing: ?*const WebTiming, local_time: f64, sample: ?*WebSample) i32;
/// The same at many times at once; samples has room for count.
pub extern fn anim_web_timing_evaluate_many(timing: ?*const WebTiming, local_times: ?[*]const f64, count: usize, samples: ?[*]WebSample) i32;
/// The active duration and the end time. Either result pointer may be null.
pub extern fn anim_web_timing_get_interval(timing: ?*const WebTiming, active_duration: ?*f64, end_time: ?*f64) i32;
/// Fills the decay with the defaults named above.
pub extern fn anim_default_decay(decay: ?*Decay, struct_size: u32) i32;
/// The rate per second of a decay that leaves this part (0 < remaining < 1) of the velocity every millisecond: -1000
/// ln(remaining). UIScrollView's deceleration rates are 0.998 (normal) and 0.99 (fast).
pub extern fn anim_decay_get_rate(remaining: f64, rate: ?*f64) i32;
/// Value and velocity (units per second) at many times (seconds since the start; a negative time is taken as 0) of what
/// starts at from with the given velocity. values and velocities have room for count numbers; either may be null.
pub extern fn anim_decay_evaluate(decay: ?*const Decay, times: ?[*]const f64, count: usize, from: f64, velocity: f64, values: ?[*]f64, velocities: ?[*]f64) i32;
/// The same for many components at one time: component i starts at from[i] with initial_velocities[i]. values may be
/// from, and velocities initial_velocities.
pub extern fn anim_decay_animate_many(decay: ?*const Decay, time: f64, from: ?[*]const f64, initial_velocities: ?[*]const f64, count: usize, values: ?[*]f64, velocities: ?[*]f64) i32;
/// Where it ends, the seconds after which a bound's spring has it (infinite when none takes it), and a time from which
/// it stays within threshold (> 0) of its end, in units and in units per second; infinite when never. Each result
/// pointer may be null.
pub extern fn anim_decay_predict(decay: ?*const Decay, from: f64, velocity: f64, threshold: f64, end: ?*f64, takeover: ?*f64, resting_time: ?*f64) i32;
/// The initial velocity with which a decay from one place, without bounds, ends at another: rate * (target - from).
pub extern fn anim_decay_get_velocity(decay: ?*const Decay, from: f64, target: f64, velocity: ?*f64) i32;
/// Where what is dragged to each position is shown. values may be positions itself.
pub extern fn anim_rubber_band_evaluate(band: ?*const RubberBand, positions: ?[*]const f64, count: usize, values: ?[*]f64) i32;
/// The inverse: the position that is shown at each value. Infinite for a value dimension or more beyond a bound.
pub extern fn anim_rubber_band_invert(band: ?*const RubberBand, values: ?[*]const f64, count: usize, positions: ?[*]f64) i32;
/// An estimator without samples. The caller destroys it.
pub extern fn anim_velocity_estimator_create(estimator: ?*?*raw.anim_velocity_estimator) i32;
/// Releases an estimator.
pub extern fn anim_velocity_estimator_destroy(estimator: ?*raw.anim_velocity_estimator) i32;
/// Forgets all samples: for the next time that a pointer goes down.
pub extern fn anim_velocity_estimator_reset(estimator: ?*raw.anim_velocity_estimator) i32;
/// Adds where the pointer is at many times (seconds of any clock), in order: coordinates are the x and y of each in
/// turn, 2 * count numbers. A sample at the time of the last one replaces it; one of an earlier time is ignored. The
/// place at which a pointer goes up is usually the last one repeated, and is better left out.
pub extern fn anim_velocity_estimator_add(estimator: ?*raw.anim_velocity_estimator, times: ?[*]const f64, coordinates: ?[*]const f64, count: usize) i32;
/// The velocity in units per second of a pointer that is let go at a time (seconds, of the samples' clock).
pub extern fn anim_velocity_estimator_estimate(estimator: ?*const raw.anim_velocity_estimator, time: f64, x: ?*f64, y: ?*f64) i32;
/// Converts count colors of four numbers each from one space to another, right to 1e-12 within the gamuts (save light
/// from 0.0031308 to 0.003130806, where CSS's rounded limits contradict each other: here everything comes back from
/// linear light as it went in). A hue comes out from 0 to 2 pi. The opacity is carried through. Nothing changes where
/// the spaces are the same; otherwise components beyond 1e30 in size are taken as that. Numbers are at most 1e150 in
/// size (ANIM_ERROR_LIMIT). results has room for 4 * count numbers and may be colors itself. count is at most
/// ANIM_LIMIT_ARRAY / 4.
pub extern fn anim_color_convert(from_space: ColorSpace, to_space: ColorSpace, colors: ?[*]const f64, count: usize, results: ?[*]f64) i32;
/// The color at a progress from one color (0) to another (1) as CSS Color 4, section 12, says: both, four numbers of
/// sRGB that are not premultiplied, go to the space, there to each other, and back. In OKLCH a color whose chroma is at
/// most 0.000004 has no hue, and takes over the other's. A progress beyond 0 and 1 extrapolates. Where the result is
/// transparent and premultiplied is 1, it is black. Numbers are at most 1e150 in size. result has room for four
/// numbers, and may be from or to.
pub extern fn anim_color_interpolate(interpolation: ?*const ColorInterpolation, from: ?[*]const f64, to: ?[*]const f64, progress: f64, result: ?[*]f64) i32;
/// The same at many progresses: results has room for 4 * count numbers, which overlap no argument. count is at most
/// ANIM_LIMIT_ARRAY / 4.
pub extern fn anim_color_interpolate_many(interpolation: ?*const ColorInterpolation, from: ?[*]const f64, to: ?[*]const f64, progresses: ?[*]const f64, count: usize, results: ?[*]f64) i32;
/// Takes a transform apart. Every one has parts, singular ones too. Coefficients are at most 1e150 in size
/// (ANIM_ERROR_LIMIT).
pub extern fn anim_transform_decompose(transform: ?*const Transform, parts: ?*TransformParts) i32;
/// The transform that parts make, which may be any numbers of at most 1e150 in size (ANIM_ERROR_LIMIT). Coefficients
/// that would be beyond 1e150 in size are clamped to it.
pub extern fn anim_transform_compose(parts: ?*const TransformParts, transform: ?*Transform) i32;
/// The transform at a progress from one (0) to another (1), part by part: the angle the short way round; where one is
/// mirrored in x and the other in y, by half a turn instead. A progress beyond 0 and 1 extrapolates. Where either is
/// singular, or as good as (its parts have a scale of 0 or a shear), it jumps at 0.5, as CSS says. Numbers are at most
/// 1e150 in size. result may be from or to.
pub extern fn anim_transform_interpolate(from: ?*const Transform, to: ?*const Transform, progress: f64, result: ?*Transform) i32;
/// The same at many progresses: results has room for count transforms, which overlap no argument. count is at most
/// ANIM_LIMIT_ARRAY / 6.
pub extern fn anim_transform_interpolate_many(from: ?*const Transform, to: ?*const Transform, progresses: ?[*]const f64, count: usize, results: ?[*]Transform) i32;
/// An empty path. The caller destroys it.
pub extern fn anim_path_create(path: ?*?*raw.anim_path) i32;
/// Releases a path.
pub extern fn anim_path_destroy(path: ?*raw.anim_path) i32;
/// Removes everything and keeps the memory.
pub extern fn anim_path_clear(path: ?*raw.anim_path) i32;
/// Begins a subpath.
pub extern fn anim_path_move_to(path: ?*raw.anim_path, x: f64, y: f64) i32;
/// Straight line, quadratic and cubic Bezier curve from the current point. ANIM_ERROR_STATE on a path that has none.
pub extern fn anim_path_line_to(path: ?*raw.anim_path, x: f64, y: f64) i32;
/// Straight line, quadratic and cubic Bezier curve from the current point. ANIM_ERROR_STATE on a path that has none.
pub extern fn anim_path_quadratic_to(path: ?*raw.anim_path, control_x: f64, control_y: f64, x: f64, y: f64) i32;
/// Straight line, quadratic and cubic Bezier curve from the current point. ANIM_ERROR_STATE on a path that has none.
pub extern fn anim_path_cubic_to(path: ?*raw.anim_path, control1_x: f64, control1_y: f64, control2_x: f64, control2_y: f64, x: f64, y: f64) i32;
/// Closes the subpath; the current point is its beginning again. ANIM_ERROR_STATE on a path without a subpath.
pub extern fn anim_path_close(path: ?*raw.anim_path) i32;
/// Appends many verbs at once: verbs are ANIM_VERB_... bytes, coordinates the x and y of their points in a row, and
/// coordinate_count must be what the verbs take. All or nothing.
pub extern fn anim_path_append(path: ?*raw.anim_path, verbs: ?[*]const Verb, verb_count: usize, coordinates: ?[*]const f64, coordinate_count: usize) i32;
/// Closed shapes, each wound clockwise on the screen. The corners' radius, >= 0, is clamped to half of the shorter
/// side.
pub extern fn anim_path_add_rectangle(path: ?*raw.anim_path, rectangle: ?*const Rectangle, radius: f64) i32;
/// Four cubic curves from the rightmost point on; the radius is right to 2.8e-4 of itself.
pub extern fn anim_path_add_ellipse(path: ?*raw.anim_path, rectangle: ?*const Rectangle) i32;
/// The symbol that is Venus at arrowness 0 and, turned by -135 degrees, Mars at 1: an ellipse inset by three strokes
/// and an outline of twelve points of which four move. Values beyond 0 and 1 extrapolate. stroke >= 0; the rectangle is
/// at least six strokes wide and high.
pub extern fn anim_path_add_symbol(path: ?*raw.anim_path, rectangle: ?*const Rectangle, stroke: f64, arrowness: f64) i32;
/// Transforms every point in place. Coordinates that would be beyond 1e150 in size are clamped to it.
pub extern fn anim_path_transform(path: ?*raw.anim_path, transform: ?*const Transform) i32;
/// The tight bounding box (of the curves, not of their control points). ANIM_ERROR_STATE on an empty path.
pub extern fn anim_path_get_bounds(path: ?*const raw.anim_path, bounds: ?*Rectangle) i32;
/// How many verbs and coordinates (two a point) the path has. Either pointer may be null.
pub extern fn anim_path_get_counts(path: ?*const raw.anim_path, verb_count: ?*usize, coordinate_count: ?*usize) i32;
/// Copies the path's contents out. The capacities must be at least the counts (ANIM_ERROR_CAPACITY).
pub extern fn anim_path_copy(path: ?*const raw.anim_path, verbs: ?[*]Verb, verb_capacity: usize, coordinates: ?[*]f64, coordinate_capacity: usize) i32;
/// Fills the options with their defaults: strict, arcs within 1e-9.
pub extern fn anim_default_path_parsing(options: ?*PathParsing, struct_size: u32) i32;
/// Replaces the path's contents by SVG path data: the grammar of SVG 2
/// (https://www.w3.org/TR/SVG2/paths.html#PathDataBNF), every command, absolute and relative, with exponents in
/// numbers. The memory is used again. Numbers are the nearest doubles, whatever the locale; minus zero becomes 0.
/// Relative coordinates add up as doubles. Arcs become cubic curves, as many as arc_accuracy takes, and end at their
/// very end points; an arc whose radius is 0 is a line, one that ends where it begins is nothing, radii that do not
/// reach are made larger. An empty text is an empty path; "none" is CSS's word and no path data. A second Z in a row
/// adds nothing; after Z a command other than M begins with a move to where the subpath began. A point without digits
/// after it belongs to no number. options may be null for the defaults. *error_offset, which may be null, receives the
/// byte of the text where the first error is, -1 where there is none; also where the call fails for that error, unlike
/// other out-pointers. ANIM_ERROR_SYNTAX where the text is no path data, ANIM_ERROR_LIMIT for a coordinate beyond
/// 1e150, for too many verbs and for a text of more than ANIM_LIMIT_TEXT_BYTES: the message says what was expected and
/// found at which byte, and anim_last_error_place() gives line and column. With lenient set these two errors in the
/// data are not the call's: it returns ANIM_OK with all that stands before, and message and place are set nevertheless.
/// O(text_length).
pub extern fn anim_path_parse(path: ?*raw.anim_path, text: ?[*]const u8, text_length: usize, options: ?*const PathParsing, error_offset: ?*i64) i32;
/// Fills the format with its defaults: minified, the shorter coordinates, nothing lost.
pub extern fn anim_default_path_format(format: ?*PathFormat, struct_size: u32) i32;
/// The path as SVG path data. Coordinates ABSOLUTE, not minified and with digits = -1, it is what people read best: a
/// command for each verb, each number without an exponent and with the fewest digits that read back as itself. With
/// digits = -1 reading them gives the very same path, save that minus zero becomes 0. Errors of rounded relative
/// coordinates do not add up: each is the difference to what a reader has by then. format may be null for the defaults.
/// O(verbs).
pub extern fn anim_path_write(path: ?*const raw.anim_path, format: ?*const PathFormat, buffer: ?[*]u8, capacity: usize, length: ?*usize) i32;
/// An arc of an ellipse from the current point to (x, y), as SVG's A draws it: a radius of 0 makes a line, negative
/// radii count as positive, radii that do not reach are made larger, and an arc that ends where it begins is nothing.
/// rotation of the ellipse's x axis is in radians (SVG has degrees); large = 1 takes the longer way round, sweep = 1
/// the one clockwise on the screen. It becomes cubic curves within accuracy (1e-13 to 1) of the larger radius, and ends
/// at (x, y) itself. ANIM_ERROR_STATE without a current point; ANIM_ERROR_LIMIT when points of the arc are beyond
/// 1e150.
pub extern fn anim_path_arc_to(path: ?*raw.anim_path, radius_x: f64, radius_y: f64, rotation: f64, large: i32, sweep: i32, x: f64, y: f64, accuracy: f64) i32;
/// An arc of an ellipse around a center, from the angle start on by angle (radians, clockwise on the screen, both in
/// the ellipse's own frame; more than a whole turn is one). Radii >= 0. Where the last subpath is open a line leads to
/// the arc's beginning, unless it is there already; otherwise the arc begins a subpath. accuracy and errors as above.
pub extern fn anim_path_add_arc(path: ?*raw.anim_path, center_x: f64, center_y: f64, radius_x: f64, radius_y: f64, rotation: f64, start: f64, angle: f64, accuracy: f64) i32;
/// Whether two texts of path data have the same structure by a rule, so that CSS or SMIL would interpolate them:
/// difference receives -1 where they have, otherwise the number of commands before the first that differs. Arguments
/// that repeat without a letter are commands of their own, those after M and m of L and l. ANIM_ERROR_SYNTAX and
/// ANIM_ERROR_LIMIT as anim_path_parse(), for the first text that is no path data. O(a_length + b_length).
pub extern fn anim_path_data_match(a: ?[*]const u8, a_length: usize, b: ?[*]const u8, b_length: usize, rule: PathRule, difference: ?*i64) i32;
/// The length of the outline. accuracy is by how much it may be wrong, the rounding of doubles apart; 0 stands for
/// 1e-10 of the length. >= 0. Of an empty path 0.
pub extern fn anim_path_get_length(path: ?*const raw.anim_path, accuracy: f64, length: ?*f64) i32;
/// How far along the path the parameter (0...1, clamped) of the verb at an index is: the inverse of a location's verb
/// and parameter. ANIM_ERROR_NOT_FOUND for an index beyond the last verb.
pub extern fn anim_path_get_length_at(path: ?*const raw.anim_path, verb: u32, parameter: f64, length: ?*f64) i32;
/// The location at a length. ANIM_ERROR_STATE on an empty path, as the three functions that follow.
pub extern fn anim_path_get_location_at(path: ?*const raw.anim_path, length: f64, location: ?*PathLocation) i32;
/// Evaluates one quantity (ANIM_PATH_QUANTITY_...) at many lengths; results has one or two numbers for each of count
/// lengths. Fastest for lengths in order.
pub extern fn anim_path_get_values_at(path: ?*const raw.anim_path, what: PathQuantity, lengths: ?[*]const f64, count: usize, results: ?[*]f64) i32;
/// Motion along the path: for each length what puts a thing that is drawn at the origin, looking right, to its place.
/// rotation is ANIM_PATH_ROTATION_...; pi as the angle looks back (auto-reverse). For motion that is paced, let the
/// length grow evenly.
pub extern fn anim_path_get_transforms_at(path: ?*const raw.anim_path, rotation: PathRotation, angle: f64, lengths: ?[*]const f64, count: usize, transforms: ?[*]Transform) i32;
/// The location on the outline that is nearest to a point, with its distance; of several as near the first. Every local
/// minimum that could be the least is examined, so that none is missed. Moves count only in a path that draws nothing.
pub extern fn anim_path_find_nearest(path: ?*const raw.anim_path, x: f64, y: f64, location: ?*PathLocation) i32;
/// The same for many points, x and y in a row. Of the results, each null where it is not wanted, nearest has the x and
/// y of the locations in a row, and distances and lengths one number each.
pub extern fn anim_path_find_nearest_many(path: ?*const raw.anim_path, points: ?[*]const f64, count: usize, nearest: ?[*]f64, distances: ?[*]f64, lengths: ?[*]f64) i32;
/// Fills the options with the defaults named above. struct_size is the caller's sizeof.
pub extern fn anim_default_path_trim_options(options: ?*PathTrimOptions, struct_size: u32) i32;
/// Makes result, which may be the path itself, the part of the path that the options keep, met to 1e-12 of the length.
/// Where the part wraps around in a closed subpath (all of the path, or with ANIM_PATH_TRIM_SUBPATHS each one) it goes
/// on without a gap. A subpath that is kept whole stays closed. Nothing of the path is an empty path.
pub extern fn anim_path_trim(path: ?*const raw.anim_path, options: ?*const PathTrimOptions, result: ?*raw.anim_path) i32;
/// Cuts the path at lengths, in any order, and makes result, which may be the path itself, the piece of that index;
/// pieces receives how many there are (may be null). Lengths at or beyond an end and those given twice cut nothing
/// more. A path that is one closed subpath is a ring: cut once, also at its beginning, it is one open piece; the last
/// of several pieces goes on over the beginning to the first cut. ANIM_ERROR_NOT_FOUND for an index beyond the pieces.
pub extern fn anim_path_split(path: ?*const raw.anim_path, lengths: ?[*]const f64, count: usize, index: usize, result: ?*raw.anim_path, pieces: ?*usize) i32;
/// The path's subpaths in order: *count receives how many there are; a capacity of 0 asks for that alone (subpaths may
/// then be null), one that is too small is ANIM_ERROR_CAPACITY.
pub extern fn anim_path_list_subpaths(path: ?*const raw.anim_path, subpaths: ?[*]Subpath, capacity: usize, count: ?*usize) i32;
/// The bounding box of all points, control points included: faster than anim_path_get_bounds(), and never smaller.
/// ANIM_ERROR_STATE on an empty path.
pub extern fn anim_path_get_control_bounds(path: ?*const raw.anim_path, bounds: ?*Rectangle) i32;
/// The signed area: positive where the outline runs clockwise on the screen. Open subpaths count as closed; what is
/// enclosed twice counts twice, and what runs the other way (as holes do) is subtracted. Exact but for rounding, by
/// Green's theorem; relative to each subpath's start, so that a place far from the origin costs no accuracy.
pub extern fn anim_path_get_area(path: ?*const raw.anim_path, area: ?*f64) i32;
/// The center of mass of what the path encloses, counted as by anim_path_get_area(). The middle of the bounding box
/// where the area is less than 1e-12 of that of the box; ANIM_ERROR_STATE on an empty path.
pub extern fn anim_path_get_centroid(path: ?*const raw.anim_path, centroid: ?*Point) i32;
/// How often the outline runs around a point: clockwise on the screen, minus counter-clockwise. Open subpaths count as
/// closed. On the outline itself it may be that of either side; 1e-12 of the path's size beside it, it is right.
pub extern fn anim_path_get_winding(path: ?*const raw.anim_path, x: f64, y: f64, winding: ?*i32) i32;
/// The same at many points. The pointers may be null where count is 0.
pub extern fn anim_path_get_winding_many(path: ?*const raw.anim_path, points: ?[*]const Point, count: usize, windings: ?[*]i32) i32;
/// Whether a point lies inside by a rule. Open subpaths count as closed.
pub extern fn anim_path_contains(path: ?*const raw.anim_path, x: f64, y: f64, fill_rule: FillRule, inside: ?*i32) i32;
/// Replaces what result holds, which may be the path itself, by the path as straight lines, nowhere farther from it
/// than a tolerance (in points, above 0; less than 2^-46 of a curve's size counts as that). Lines and closes stay as
/// they are. Each curve becomes lines of about equal errors, as few as that takes: cut at equal parts of the integral
/// of the root of its curvature (R. Levien, "Flattening quadratic Beziers", 2019), each line then proved to be near
/// enough. ANIM_ERROR_LIMIT for more than ANIM_LIMIT_PATH_PIECES.
pub extern fn anim_path_flatten(path: ?*const raw.anim_path, tolerance: f64, result: ?*raw.anim_path) i32;
/// How many verbs and coordinates anim_path_flatten() gives, without building it. Either pointer may be null.
pub extern fn anim_path_get_flattened_counts(path: ?*const raw.anim_path, tolerance: f64, verb_count: ?*usize, coordinate_count: ?*usize) i32;
/// The flattened path as rows of points: those of subpath i end before points[ends[i]], and begin where those of the
/// one before end. A closed subpath ends with its first point again. *point_count and *subpath_count receive how many
/// there are; capacities of 0 for both ask for that alone (points and ends may then be null), one that is too small is
/// ANIM_ERROR_CAPACITY.
pub extern fn anim_path_get_polylines(path: ?*const raw.anim_path, tolerance: f64, points: ?[*]Point, point_capacity: usize, point_count: ?*usize, ends: ?[*]usize, end_capacity: usize, subpath_count: ?*usize) i32;
/// The same path.
pub extern fn anim_path_assign(path: ?*const raw.anim_path, result: ?*raw.anim_path) i32;
/// Whether two paths have the same verbs and equal coordinates.
pub extern fn anim_path_is_equal(path: ?*const raw.anim_path, other: ?*const raw.anim_path, equal: ?*i32) i32;
/// One subpath. ANIM_ERROR_NOT_FOUND for an index beyond the last.
pub extern fn anim_path_get_subpath(path: ?*const raw.anim_path, index: usize, result: ?*raw.anim_path) i32;
/// Appends another path, which may be the path itself, to a path. The transform may be null. Coordinates that would be
/// beyond 1e150 in size are clamped to it.
pub extern fn anim_path_extend(path: ?*raw.anim_path, other: ?*const raw.anim_path, transform: ?*const Transform) i32;
/// The same; but where the path's last subpath is open, the other's first goes on from its end: by a line to where it
/// begins, or by nothing where that is the same point.
pub extern fn anim_path_join(path: ?*raw.anim_path, other: ?*const raw.anim_path) i32;
/// The outline walked the other way: the last subpath first, each from its end to its start. A closed subpath begins
/// where it began, and is closed.
pub extern fn anim_path_reverse(path: ?*const raw.anim_path, result: ?*raw.anim_path) i32;
/// The path with one of its subpaths reversed; the order of subpaths stays. ANIM_ERROR_NOT_FOUND for an index beyond
/// the last.
pub extern fn anim_path_reverse_subpath(path: ?*const raw.anim_path, index: usize, result: ?*raw.anim_path) i32;
/// Splits every segment, the closing line too, into parts (at least 1) pieces of equal parameter. Where longest (> 0)
/// is finite, the pieces have equal length instead (to 1e-9 of it), and there are more than parts of them where a piece
/// would be longer than longest. ANIM_ERROR_LIMIT for more than ANIM_LIMIT_PATH_PIECES, before any is made.
pub extern fn anim_path_subdivide(path: ?*const raw.anim_path, parts: u32, longest: f64, result: ?*raw.anim_path) i32;
/// The path in other verbs. The tolerance is in points and above 0. A cubic curve becomes quadratic ones of equal parts
/// of its parameter, which then have equal errors: sqrt(3)/36 |p3 - 3 p2 + 3 p1 - p0| / n^3 for n of them (Sederberg,
/// "Computer Aided Geometric Design"). ANIM_ERROR_LIMIT for more than ANIM_LIMIT_PATH_PIECES quadratic curves.
pub extern fn anim_path_convert(path: ?*const raw.anim_path, conversion: PathConversion, tolerance: f64, result: ?*raw.anim_path) i32;
/// The path with all its open subpaths closed.
pub extern fn anim_path_close_all(path: ?*const raw.anim_path, result: ?*raw.anim_path) i32;
/// The path without degenerate segments, whose points are all within the tolerance (>= 0, in points, in x and in y) of
/// their start, and without subpaths that have no segment left.
pub extern fn anim_path_remove_degenerate(path: ?*const raw.anim_path, tolerance: f64, result: ?*raw.anim_path) i32;
/// Fills the style with the defaults named above. struct_size is the caller's sizeof.
pub extern fn anim_default_stroke_style(style: ?*StrokeStyle, struct_size: u32) i32;
/// The outline of a path's stroke, to be filled by the non-zero rule. It replaces what result holds, which may be path.
/// Curves stay curves: cubic ones that are within tolerance of those at half the width beside the center line. A
/// tolerance of 0 is a thousandth of the width; less than 1e-9 of the largest coordinate or the width counts as that. A
/// closed subpath gives two outlines of opposite directions, an open one gives one; bends that are tighter than half
/// the width add outlines of their own, and outlines may overlap. The whole is the stroke shape of SVG 2: what the
/// normals sweep, with joins and caps. A cusp is round, as ever tighter bends are. A subpath without a length shows its
/// round or square caps, that of a lone move nothing. style may be null for the defaults. ANIM_ERROR_LIMIT for more
/// than ANIM_LIMIT_PATH_DASHES or ANIM_LIMIT_PATH_VERBS verbs, and as of anim_path_simplify() where the style asks for
/// that.
pub extern fn anim_path_stroke(path: ?*const raw.anim_path, style: ?*const StrokeStyle, tolerance: f64, result: ?*raw.anim_path) i32;
/// The outline of a path's stroke, to be filled by the non-zero rule. It replaces what result holds, which may be path.
/// Curves stay curves: cubic ones that are within tolerance of those at half the width beside the center line. A
/// tolerance of 0 is a thousandth of the width; less than 1e-9 of the largest coordinate or the width counts as that. A
/// closed subpath gives two outlines of opposite directions, an open one gives one; bends that are tighter than half
/// the width add outlines of their own, and outlines may overlap. The whole is the stroke shape of SVG 2: what the
/// normals sweep, with joins and caps. A cusp is round, as ever tighter bends are. A subpath without a length shows its
/// round or square caps, that of a lone move nothing. style may be null for the defaults. ANIM_ERROR_LIMIT for more
/// than ANIM_LIMIT_PATH_DASHES or ANIM_LIMIT_PATH_VERBS verbs, and as of anim_path_simplify() where the style asks for
/// that.
pub extern fn anim_path_stroke_flat(path: ?*const raw.anim_path, style: ?*const StrokeStyle, dashes: ?[*]const f64, dash_count: usize, tolerance: f64, result: ?*raw.anim_path) i32;
/// The dashes of a path as open subpaths, lengths and offset as in anim_stroke_style. They replace what result holds,
/// which may be path. Curves stay curves, cut to 1e-9 of their length. Each subpath begins anew; the last dash of a
/// closed one goes on with its first where both reach the start. A dash of length 0 is a line from a point to itself.
/// ANIM_ERROR_LIMIT for more than ANIM_LIMIT_PATH_DASHES.
pub extern fn anim_path_dash(path: ?*const raw.anim_path, dashes: ?[*]const f64, count: usize, offset: f64, result: ?*raw.anim_path) i32;
/// The path with its corners rounded, which replaces what result holds; result may be path. A corner is where two
/// segments of a subpath meet at an angle; that at the start of a closed subpath is its first. radii are those of the
/// corners in order (0 to 1e150), from the beginning again where there are more; a count of 0 changes nothing. Between
/// two lines a corner becomes an arc, a cubic curve for each quarter turn. Its radius is cut down so that it takes no
/// more than half of a line that ends in another corner, and no more than all of another. Where a curve is one of the
/// two, both are cut as far from the corner, along them, as lines would be, and a cubic curve joins them that goes on
/// in their directions. smoothing is 0 for arcs. Up to 1, a corner between two lines begins earlier by that part of
/// what the arc takes, as far as there is room, and its curvature rises from 0 to that of a shorter arc: continuous
/// corners, as iOS has.
pub extern fn anim_path_round_corners(path: ?*const raw.anim_path, radii: ?[*]const f64, count: usize, smoothing: f64, result: ?*raw.anim_path) i32;
/// Whether a point lies in the path's stroke: on a normal of the outline at most half the width from it, or in a join
/// or a cap. No outline is made. style may be null for the defaults.
pub extern fn anim_path_stroke_contains(path: ?*const raw.anim_path, x: f64, y: f64, style: ?*const StrokeStyle, inside: ?*i32) i32;
/// Whether a point lies in the path's stroke: on a normal of the outline at most half the width from it, or in a join
/// or a cap. No outline is made. style may be null for the defaults.
pub extern fn anim_path_stroke_contains_flat(path: ?*const raw.anim_path, x: f64, y: f64, style: ?*const StrokeStyle, dashes: ?[*]const f64, dash_count: usize, inside: ?*i32) i32;
/// The same for many points: inside has room for count numbers, each 0 or 1. points and inside may be null where count
/// is 0.
pub extern fn anim_path_stroke_contains_many(path: ?*const raw.anim_path, points: ?[*]const Point, count: usize, style: ?*const StrokeStyle, inside: ?[*]u8) i32;
/// The same for many points: inside has room for count numbers, each 0 or 1. points and inside may be null where count
/// is 0.
pub extern fn anim_path_stroke_contains_many_flat(path: ?*const raw.anim_path, points: ?[*]const Point, count: usize, style: ?*const StrokeStyle, dashes: ?[*]const f64, dash_count: usize, inside: ?[*]u8) i32;
/// What an operation keeps of the insides of two paths; fill_rule says what is inside of each.
pub extern fn anim_path_combine(path: ?*const raw.anim_path, other: ?*const raw.anim_path, operation: PathOperation, fill_rule: FillRule, result: ?*raw.anim_path) i32;
/// The path without crossings and overlaps, as of a stroke's outline: the contours of its inside.
pub extern fn anim_path_simplify(path: ?*const raw.anim_path, fill_rule: FillRule, result: ?*raw.anim_path) i32;
/// The inside made larger by a distance on all sides, or smaller by a negative one, up to 5e149 in size: the union
/// with, or the difference to, the stroke of its outline of twice that width. join and miter_limit say what corners
/// look like, as in anim_stroke_style: outer ones where it grows, inner ones where it shrinks. Curves are within
/// tolerance of the true ones; 0 is a thousandth of twice the distance.
pub extern fn anim_path_offset(path: ?*const raw.anim_path, distance: f64, join: Join, miter_limit: f64, tolerance: f64, fill_rule: FillRule, result: ?*raw.anim_path) i32;
/// A collection without paths. The caller destroys it.
pub extern fn anim_path_collection_create(collection: ?*?*raw.anim_path_collection) i32;
/// Releases a collection.
pub extern fn anim_path_collection_destroy(collection: ?*raw.anim_path_collection) i32;
/// Removes all paths.
pub extern fn anim_path_collection_clear(collection: ?*raw.anim_path_collection) i32;
/// Appends count paths of SVG path data, read as by anim_path_parse(). The texts stand in a row in text, of at most
/// ANIM_LIMIT_TEXT_BYTES together: that of path i ends before the byte ends[i], and begins where the one before ends.
/// ends must not fall, and the last of them is text_length. options may be null for the defaults. ANIM_ERROR_SYNTAX and
/// ANIM_ERROR_LIMIT for the first text with an error: the message says which, counted from 0, and
/// anim_last_error_place() gives line and column in it; no path is appended then. With lenient set each path has what
/// stands before its error, and the call returns ANIM_OK; message and place are those of the first error nevertheless.
/// error_offsets, which may be null, receives for each text the byte where its first error is, -1 where there is none.
pub extern fn anim_path_collection_parse(collection: ?*raw.anim_path_collection, text: ?[*]const u8, text_length: usize, ends: ?[*]const usize, count: usize, options: ?*const PathParsing, error_offsets: ?[*]i64) i32;
/// Appends a copy of a path. ANIM_ERROR_LIMIT for more than ANIM_LIMIT_PATH_VERBS paths.
pub extern fn anim_path_collection_append(collection: ?*raw.anim_path_collection, path: ?*const raw.anim_path) i32;
/// How many paths there are.
pub extern fn anim_path_collection_get_count(collection: ?*const raw.anim_path_collection, count: ?*usize) i32;
/// Replaces what result holds by the path at an index. ANIM_ERROR_NOT_FOUND for an index beyond the last.
pub extern fn anim_path_collection_get_path(collection: ?*const raw.anim_path_collection, index: usize, result: ?*raw.anim_path) i32;
/// Tight bounding boxes, as anim_path_get_bounds() gives them. That of an empty path is four times not a number.
pub extern fn anim_path_collection_list_bounds(collection: ?*const raw.anim_path_collection, bounds: ?[*]Rectangle, capacity: usize, count: ?*usize) i32;
/// Lengths of outlines, each within accuracy as by anim_path_get_length().
pub extern fn anim_path_collection_list_lengths(collection: ?*const raw.anim_path_collection, accuracy: f64, lengths: ?[*]f64, capacity: usize, count: ?*usize) i32;
/// Signed areas, as anim_path_get_area() gives them.
pub extern fn anim_path_collection_list_areas(collection: ?*const raw.anim_path_collection, areas: ?[*]f64, capacity: usize, count: ?*usize) i32;
/// Whether points lie inside by a rule, 0 or 1: for each path a row of as many numbers as there are points. *count
/// receives the paths times the points.
pub extern fn anim_path_collection_contains(collection: ?*const raw.anim_path_collection, points: ?[*]const Point, point_count: usize, fill_rule: FillRule, inside: ?[*]u8, capacity: usize, count: ?*usize) i32;
/// Fills the options with the defaults named above.
pub extern fn anim_default_morph_options(options: ?*MorphOptions, struct_size: u32) i32;
/// The morph from one path to another. It keeps copies of them. options may be null for the defaults. The caller
/// destroys it. Takes time in proportion to the paths, and up to 320 * 320 steps for each pair of subpaths and attempt.
/// ANIM_ERROR_ARGUMENT and ANIM_ERROR_DUPLICATE for pairs and points that do not fit the paths; ANIM_ERROR_KIND for
/// paths of different structure when it must be the same; ANIM_ERROR_LIMIT for a result of too many verbs.
pub extern fn anim_morph_create(from: ?*const raw.anim_path, to: ?*const raw.anim_path, options: ?*const MorphOptions, morph: ?*?*raw.anim_morph) i32;
/// The morph from one path to another. It keeps copies of them. options may be null for the defaults. The caller
/// destroys it. Takes time in proportion to the paths, and up to 320 * 320 steps for each pair of subpaths and attempt.
/// ANIM_ERROR_ARGUMENT and ANIM_ERROR_DUPLICATE for pairs and points that do not fit the paths; ANIM_ERROR_KIND for
/// paths of different structure when it must be the same; ANIM_ERROR_LIMIT for a result of too many verbs.
pub extern fn anim_morph_create_flat(from: ?*const raw.anim_path, to: ?*const raw.anim_path, options: ?*const MorphOptions, pairs: ?[*]const MorphPair, pair_count: usize, points: ?[*]const MorphPair, point_count: usize, morph: ?*?*raw.anim_morph) i32;
/// The morph along count paths (2 or more). times: when each is reached, time_count numbers that increase from 0 to 1;
/// none (time_count 0) for evenly. Options and errors as anim_morph_create; pairs and points hold for each two
/// neighbors.
pub extern fn anim_morph_create_sequence(paths: ?[*]const ?*const raw.anim_path, count: usize, times: ?[*]const f64, time_count: usize, options: ?*const MorphOptions, morph: ?*?*raw.anim_morph) i32;
/// The morph along count paths (2 or more). times: when each is reached, time_count numbers that increase from 0 to 1;
/// none (time_count 0) for evenly. Options and errors as anim_morph_create; pairs and points hold for each two
/// neighbors.
pub extern fn anim_morph_create_sequence_flat(paths: ?[*]const ?*const raw.anim_path, count: usize, times: ?[*]const f64, time_count: usize, options: ?*const MorphOptions, pairs: ?[*]const MorphPair, pair_count: usize, points: ?[*]const MorphPair, point_count: usize, morph: ?*?*raw.anim_morph) i32;
/// Releases a morph.
pub extern fn anim_morph_destroy(morph: ?*raw.anim_morph) i32;
/// Replaces a path's contents by the morph's at t: 0 is the first path and 1 the last, and at these and at the times of
/// those between it is exactly them, verb for verb. Beyond 0 and 1 the motion goes on, as a spring overshoots;
/// coordinates beyond 1e150 are clamped to it. Allocates only where the path has no room yet.
pub extern fn anim_morph_get_path(morph: ?*const raw.anim_morph, t: f64, path: ?*raw.anim_path) i32;
/// How many verbs and coordinates the common structure of the paths index and index + 1 has. Either pointer may be
/// null. ANIM_ERROR_NOT_FOUND for an index beyond the last but one path.
pub extern fn anim_morph_get_counts(morph: ?*const raw.anim_morph, index: usize, verb_count: ?*usize, coordinate_count: ?*usize) i32;
/// The verbs of that structure. The capacity must be at least their count (ANIM_ERROR_CAPACITY).
pub extern fn anim_morph_get_verbs(morph: ?*const raw.anim_morph, index: usize, verbs: ?[*]Verb, capacity: usize) i32;
/// The coordinates of that structure at count times, 0 path index and 1 path index + 1: a row for each.
/// coordinate_count must be count times the coordinates of one row.
pub extern fn anim_morph_evaluate(morph: ?*const raw.anim_morph, index: usize, times: ?[*]const f64, count: usize, coordinates: ?[*]f64, coordinate_count: usize) i32;
/// Replaces the contents of two paths by path index and path index + 1 in their common structure: the same verbs, each
/// with the fill of its original; for CSS, Lottie and others that interpolate point by point. (Where something turns,
/// the points of the ends are these, but the motion between them is not straight.) One path that is given for both
/// becomes the second.
pub extern fn anim_morph_get_aligned(morph: ?*const raw.anim_morph, index: usize, from: ?*raw.anim_path, to: ?*raw.anim_path) i32;
/// Which subpaths became which, in the order of the common structure: pairs of indices of subpaths, -1 for none. One
/// that was cut into parts is named for each. capacity 0 asks for the count alone.
pub extern fn anim_morph_list_pairs(morph: ?*const raw.anim_morph, index: usize, pairs: ?[*]MorphPair, capacity: usize, count: ?*usize) i32;
/// Parses an expression over count names (UTF-8 of at most ANIM_LIMIT_NAME_BYTES, written here without backquotes;
/// name_lengths in bytes). The position of a name is that of its variable below. Both pointers may be null where count
/// is 0. The caller destroys it. ANIM_ERROR_SYNTAX, ANIM_ERROR_NOT_FOUND for a name that is not given or a function
/// that does not exist, or ANIM_ERROR_LIMIT, each with line and column; ANIM_ERROR_DUPLICATE when a name is given
/// twice.
pub extern fn anim_expression_create(text: ?[*]const u8, text_length: usize, names: ?[*]const ?[*]const u8, name_lengths: ?[*]const usize, count: usize, expression: ?*?*raw.anim_expression) i32;
/// Parses an expression over count names (UTF-8 of at most ANIM_LIMIT_NAME_BYTES, written here without backquotes;
/// name_lengths in bytes). The position of a name is that of its variable below. Both pointers may be null where count
/// is 0. The caller destroys it. ANIM_ERROR_SYNTAX, ANIM_ERROR_NOT_FOUND for a name that is not given or a function
/// that does not exist, or ANIM_ERROR_LIMIT, each with line and column; ANIM_ERROR_DUPLICATE when a name is given
/// twice.
pub extern fn anim_expression_create_flat(text: ?[*]const u8, text_length: usize, names: ?[*]const u8, names_length: usize, name_lengths: ?[*]const usize, count: usize, expression: ?*?*raw.anim_expression) i32;
/// Releases an expression.
pub extern fn anim_expression_destroy(expression: ?*raw.anim_expression) i32;
/// Which variables it reads, by position, each once, in order of appearance. *count receives how many; a capacity of 0
/// asks for that alone.
pub extern fn anim_expression_list_variables(expression: ?*const raw.anim_expression, variables: ?[*]i32, capacity: usize, count: ?*usize) i32;
/// The value. variables has a number for each name; count must be their number. Variables may be infinite or NaN, and
/// so may the result.
pub extern fn anim_expression_evaluate(expression: ?*const raw.anim_expression, variables: ?[*]const f64, count: usize, result: ?*f64) i32;
/// The same many times at once: variables has result_count rows, each with a number for each name; variable_count must
/// be the product. results may be variables itself.
pub extern fn anim_expression_evaluate_many(expression: ?*const raw.anim_expression, variables: ?[*]const f64, variable_count: usize, results: ?[*]f64, result_count: usize) i32;
/// The value, and how fast it changes, from how fast the variables do: the chain rule. Of a conditional, min, max and
/// clamp it is the rate of what was chosen; what moves in jumps (comparisons, floor...) has rate 0, and so has abs at
/// 0. What does not change has rate 0 even where the slope is infinite, as that of sqrt is at 0. Variables and rates
/// may be infinite or NaN, and so may the results. Either result pointer may be null.
pub extern fn anim_expression_differentiate(expression: ?*const raw.anim_expression, variables: ?[*]const f64, rates: ?[*]const f64, count: usize, value: ?*f64, rate: ?*f64) i32;
/// Fills the options with the defaults named above. struct_size is the caller's sizeof.
pub extern fn anim_default_stage_options(options: ?*StageOptions, struct_size: u32) i32;
/// Makes an empty stage at time 0. options may be null for the defaults. The caller destroys it.
pub extern fn anim_stage_create(options: ?*const StageOptions, stage: ?*?*raw.anim_stage) i32;
/// Releases a stage. ANIM_ERROR_STATE for a scene's stage (destroy the scene).
pub extern fn anim_stage_destroy(stage: ?*raw.anim_stage) i32;
/// Ends a call whose callback did not return but was left by longjmp(). To be called afterwards, from where the call
/// was made or further out, on the same thread: inside the callback it is ANIM_ERROR_REENTRANT. What the call had done
/// stays. The next advance makes up for one that was cut short (see owed of anim_stage_info), even one of 0 s, computes
/// every presentation value, and tells other callbacks what they have not heard; until then values that were being
/// computed may be old ones. Does nothing where no call is under way. A little memory that the call held is not given
/// back. An easing's callback may be left while a value is half computed, or while an animation begins or ends: the
/// next advance does the rest, at the stage time at which it was to happen, and all is as if nothing had been left. But
/// an animation that its call had not yet described in full (it asked for the value from which a velocity is given, or
/// at which a delayed animation that fills backwards stands) ends unfinished in the next advance, and a value that was
/// being set is jumped to. Of a group or animator that was being removed or stopped, what has not ended goes on.
pub extern fn anim_stage_abandon_call(stage: ?*raw.anim_stage) i32;
/// Adds a property at rest at a value. count is the number of components of the kind. The name is unique in the stage
/// (ANIM_ERROR_DUPLICATE), or empty for a property without one. The stage keeps a name's bytes until it is destroyed,
/// also when the property is removed.
pub extern fn anim_stage_add_property(stage: ?*raw.anim_stage, name: ?[*]const u8, name_length: usize, kind: ValueKind, value: ?[*]const f64, count: usize, property: ?*u64) i32;
/// Fills the options with the defaults named above.
pub extern fn anim_default_property_options(options: ?*PropertyOptions, struct_size: u32) i32;
/// Adds a property as anim_stage_add_property does, with options. Value, model and presentation are always in the
/// kind's own components (a color's in sRGB); what lies between is interpolated as the options say.
pub extern fn anim_stage_add_property_with(stage: ?*raw.anim_stage, name: ?[*]const u8, name_length: usize, options: ?*const PropertyOptions, value: ?[*]const f64, count: usize, property: ?*u64) i32;
/// Adds a property that holds a copy of a path, which must not be empty (ANIM_ERROR_ARGUMENT). Its components are the
/// path's coordinates, at most ANIM_LIMIT_VECTOR.
pub extern fn anim_stage_add_path(stage: ?*raw.anim_stage, name: ?[*]const u8, name_length: usize, path: ?*const raw.anim_path, property: ?*u64) i32;
/// Sets the path, which must not be empty, as anim_stage_set_value does. A path with the same verbs moves there point
/// by point; to itself turned it turns (see anim_stage_set_path_turns). To any other it moves as a morph: on the way
/// the presentation has the verbs of both, cut alike, and what moved the path goes on, so that one that is interrupted
/// keeps its velocity; at rest it is the path that was set, with its own verbs. What would take more than 65536
/// coordinates (and eight times those of both paths) takes its place at once, as does a path that is set where no
/// transaction is open or the property's action is NONE.
pub extern fn anim_stage_set_path(stage: ?*raw.anim_stage, property: u64, path: ?*const raw.anim_path) i32;
/// Copies the path out, as ANIM_READ_MODEL or ANIM_READ_PRESENTATION has it, in place of what the path held. While it
/// is on its way to one with other verbs, presentation and velocity have as many components as the path that is shown.
pub extern fn anim_stage_get_path(stage: ?*const raw.anim_stage, property: u64, what: Read, path: ?*raw.anim_path) i32;
/// Adds many scalar properties without names at once; values holds count initial values, properties receives the
/// identifiers.
pub extern fn anim_stage_add_scalars(stage: ?*raw.anim_stage, values: ?[*]const f64, count: usize, properties: ?[*]u64) i32;
/// Removes a property; its animations end unfinished. ANIM_ERROR_STATE for one that a scene's document made.
pub extern fn anim_stage_remove_property(stage: ?*raw.anim_stage, property: u64) i32;
/// The property of a name. ANIM_ERROR_NOT_FOUND.
pub extern fn anim_stage_find_property(stage: ?*const raw.anim_stage, name: ?[*]const u8, name_length: usize, property: ?*u64) i32;
/// All properties in order of creation. *count receives how many there are; a capacity of 0 asks for that alone. One of
/// at least 1 that is too small is ANIM_ERROR_CAPACITY.
pub extern fn anim_stage_list_properties(stage: ?*const raw.anim_stage, properties: ?[*]u64, capacity: usize, count: ?*usize) i32;
/// What a property is and does. info->struct_size must be sizeof *info.
pub extern fn anim_stage_get_property_info(stage: ?*const raw.anim_stage, property: u64, info: ?*PropertyInfo) i32;
/// The text of a name by its index in an event or info.
pub extern fn anim_stage_get_name(stage: ?*const raw.anim_stage, name: i32, buffer: ?[*]u8, capacity: usize, length: ?*usize) i32;
/// The distance (in the property's units) and speed (units per second) below which a spring counts as at rest for
/// animations begun from now on. > 0; 0.001 unless set.
pub extern fn anim_stage_set_threshold(stage: ?*raw.anim_stage, property: u64, threshold: f64) i32;
/// Sets the model value. Inside an open transaction the presentation value moves there with the transaction's motion,
/// from where it is and, for a spring, with the velocity that it has (see ANIM_INTERRUPTION_... for other ways); a
/// transaction with a delay lets a running animation go on until the delay ends. Outside any transaction, or with
/// ANIM_MOTION_KIND_NONE, it jumps there. In each case an animation of the property that runs or waits ends unfinished
/// when the new one takes over. Setting a property that is at rest to the value it has does nothing. Components are at
/// most 1e150 in size (ANIM_ERROR_LIMIT).
pub extern fn anim_stage_set_value(stage: ?*raw.anim_stage, property: u64, value: ?[*]const f64, count: usize) i32;
/// Many at once: values holds the components of each property in turn, value_count of them in all. All or nothing.
pub extern fn anim_stage_set_value_many(stage: ?*raw.anim_stage, properties: ?[*]const u64, count: usize, values: ?[*]const f64, value_count: usize) i32;
/// Sets a property's model value in a transaction of its own, inside the innermost open one: the presentation goes
/// there by a spring, in the place of what moves the property, from where it is and with the velocity that it has, or
/// with velocity where that is not null (of the presentation, units per second, each at most 1e150 in size). A property
/// that has an action of its own moves by that. transaction (may be null) receives the transaction, which completes
/// when the property has arrived; it is committed, and may be complete already.
pub extern fn anim_stage_spring_to(stage: ?*raw.anim_stage, property: u64, value: ?[*]const f64, velocity: ?[*]const f64, count: usize, spring: ?*const Spring, transaction: ?*u64) i32;
/// The same by a curve, which takes duration seconds, 0 to ANIM_LIMIT_DURATION_SECONDS.
pub extern fn anim_stage_curve_to(stage: ?*raw.anim_stage, property: u64, value: ?[*]const f64, count: usize, curve: ?*const CubicBezier, duration: f64, transaction: ?*u64) i32;
/// Reads one property. count must be its number of components.
pub extern fn anim_stage_get_value(stage: ?*const raw.anim_stage, property: u64, what: Read, value: ?[*]f64, count: usize) i32;
/// Reads many at once, components in a row; value_count must be the sum of their numbers of components.
pub extern fn anim_stage_get_value_many(stage: ?*const raw.anim_stage, properties: ?[*]const u64, count: usize, what: Read, values: ?[*]f64, value_count: usize) i32;
/// The properties whose presentation value may have changed since the last call that took them, each once, in an order
/// that is the same on every host and puts the oldest properties first. A capacity of 0 asks for their number and takes
/// nothing. Otherwise up to capacity are taken, and the rest stays for the next call; *count receives how many were
/// taken.
pub extern fn anim_stage_take_changed(stage: ?*raw.anim_stage, properties: ?[*]u64, capacity: usize, count: ?*usize) i32;
/// Fills a motion that inherits everything, with the default curve and the default spring at hand.
pub extern fn anim_default_motion(motion: ?*Motion, struct_size: u32) i32;
/// Opens a transaction inside the innermost open one. motion may be null: everything is inherited. A curve in an inner
/// transaction takes its duration from the enclosing one unless it is set; a spring does so only when the spring itself
/// is inherited. ANIM_ERROR_ARGUMENT as well where kind is ANIM_MOTION_KIND_INHERIT and curve, spring or easing is not
/// what anim_default_motion has filled it with: it would not be read.
pub extern fn anim_stage_begin_transaction(stage: ?*raw.anim_stage, motion: ?*const Motion, transaction: ?*u64) i32;
/// Closes the innermost open transaction, which must be this one (ANIM_ERROR_STATE). It completes, once, when all
/// animations begun in it have ended: at once when there are none.
pub extern fn anim_stage_commit_transaction(stage: ?*raw.anim_stage, transaction: u64) i32;
/// Sets a property's action. motion is read for ANIM_ACTION_OWN, and may be null otherwise.
pub extern fn anim_stage_set_action(stage: ?*raw.anim_stage, property: u64, action: Action, motion: ?*const Motion) i32;
/// Sets what becomes of animations that are begun from now on; those that run go on as they are. NONE for a new stage.
/// The policy is part of a snapshot and of the hash. ANIM_ERROR_ARGUMENT for another number.
pub extern fn anim_stage_set_reduced_motion(stage: ?*raw.anim_stage, policy: ReducedMotion) i32;
/// Fills the options with the defaults named above, ease and the default spring.
pub extern fn anim_default_animation_options(options: ?*AnimationOptions, struct_size: u32) i32;
/// Begins an explicit animation of a property, above those that it has. It is part of the innermost open transaction's
/// completion, where one is open. Where it fills forwards it stays in effect after its end until it is removed or
/// replaced. animation may be null. ANIM_ERROR_STATE for a derived property.
///
/// from, to and by combine as in Core Animation: what is null is the presentation value when it starts (nothing for an
/// additive animation). Of the options that are said to be of a kind, those of others are not read.
///
/// sets_model makes the model value what the animation would show after its end if it filled forwards: with all of its
/// repeats and ways back, its offset and its speed. Of one that never ends it is where a run leads; of a spring or
/// decay where it comes to rest, also where a duration cuts it off. An additive animation has no value of its own, and
/// leaves the model alone.
///
/// It lasts its active duration divided by the size of its speed, as in Core Animation: a time offset wraps, so that
/// what is skipped at the beginning comes at the end, and with a negative speed it plays from its end to its beginning.
/// (For groups the formula of anim_media_timing holds as it stands.) When it is over it still shows its last value at
/// that very flick, and counts as running, unless the property is set or animated anew; from the next flick on it is
/// gone.
///
/// Additive and cumulative values are added in the components in which the property is interpolated: transforms by the
/// parts of CSS's decomposition, translation, angle and skew as they are and scales by what they differ from 1; colors
/// in their space, where one without a hue of its own adds none. A cumulative animation that autoreverses begins each
/// repeat anew, from where its way back ended.
pub extern fn anim_stage_animate(stage: ?*raw.anim_stage, property: u64, options: ?*const AnimationOptions, animation: ?*u64) i32;
/// Begins an explicit animation of a property, above those that it has. It is part of the innermost open transaction's
/// completion, where one is open. Where it fills forwards it stays in effect after its end until it is removed or
/// replaced. animation may be null. ANIM_ERROR_STATE for a derived property.
///
/// from, to and by combine as in Core Animation: what is null is the presentation value when it starts (nothing for an
/// additive animation). Of the options that are said to be of a kind, those of others are not read.
///
/// sets_model makes the model value what the animation would show after its end if it filled forwards: with all of its
/// repeats and ways back, its offset and its speed. Of one that never ends it is where a run leads; of a spring or
/// decay where it comes to rest, also where a duration cuts it off. An additive animation has no value of its own, and
/// leaves the model alone.
///
/// It lasts its active duration divided by the size of its speed, as in Core Animation: a time offset wraps, so that
/// what is skipped at the beginning comes at the end, and with a negative speed it plays from its end to its beginning.
/// (For groups the formula of anim_media_timing holds as it stands.) When it is over it still shows its last value at
/// that very flick, and counts as running, unless the property is set or animated anew; from the next flick on it is
/// gone.
///
/// Additive and cumulative values are added in the components in which the property is interpolated: transforms by the
/// parts of CSS's decomposition, translation, angle and skew as they are and scales by what they differ from 1; colors
/// in their space, where one without a hue of its own adds none. A cumulative animation that autoreverses begins each
/// repeat anew, from where its way back ended.
pub extern fn anim_stage_animate_flat(stage: ?*raw.anim_stage, property: u64, options: ?*const AnimationOptions, from: ?[*]const f64, to: ?[*]const f64, by: ?[*]const f64, velocity: ?[*]const f64, count: usize, animation: ?*u64) i32;
/// Begins an explicit animation of a path from and to paths of any verbs, in the place of the options' from and to;
/// either may be null. An end that is given as a path must be null in the options; what else they say counts. Where the
/// paths' verbs are not those of the property, it moves as a morph, see anim_stage_set_path. Where it ends at to and
/// sets the model, the model is that path. ANIM_ERROR_KIND for a property that is no path.
pub extern fn anim_stage_animate_path(stage: ?*raw.anim_stage, property: u64, options: ?*const AnimationOptions, from: ?*const raw.anim_path, to: ?*const raw.anim_path, animation: ?*u64) i32;
/// Begins an explicit animation of a path from and to paths of any verbs, in the place of the options' from and to;
/// either may be null. An end that is given as a path must be null in the options; what else they say counts. Where the
/// paths' verbs are not those of the property, it moves as a morph, see anim_stage_set_path. Where it ends at to and
/// sets the model, the model is that path. ANIM_ERROR_KIND for a property that is no path.
pub extern fn anim_stage_animate_path_flat(stage: ?*raw.anim_stage, property: u64, options: ?*const AnimationOptions, by: ?[*]const f64, velocity: ?[*]const f64, count: usize, from: ?*const raw.anim_path, to: ?*const raw.anim_path, animation: ?*u64) i32;
/// Whether a property's path turns, from the next animation on, where it becomes itself turned (1, as it is added), or
/// always moves straight (0), as CSS and Lottie have it. In snapshots. ANIM_ERROR_KIND for a property without path.
pub extern fn anim_stage_set_path_turns(stage: ?*raw.anim_stage, property: u64, turns: i32) i32;
/// Whether a property's path turns, from the next animation on, where it becomes itself turned (1, as it is added), or
/// always moves straight (0), as CSS and Lottie have it. In snapshots. ANIM_ERROR_KIND for a property without path.
pub extern fn anim_stage_get_path_turns(stage: ?*raw.anim_stage, property: u64, turns: ?*i32) i32;
/// Keyframes of paths at key times, as anim_keyframes_create_values makes them of numbers: they move as a morph, and in
/// the linear and paced modes they turn where one is the other turned (on a property, where that may). Their values are
/// the coordinates of the paths, all cut alike; component_count of the options is not read. They are for properties
/// that hold a path, of any verbs. Paths that draw nothing are the points where they begin. ANIM_ERROR_LIMIT where one
/// would have more than ANIM_LIMIT_KEYFRAME_COMPONENTS coordinates, or all together more than
/// ANIM_LIMIT_KEYFRAME_NUMBERS: each path of other verbs than the one before is cut like all before it, and counts as
/// many as these then have.
pub extern fn anim_keyframes_create_paths(options: ?*const KeyframeOptions, paths: ?[*]const ?*const raw.anim_path, path_count: usize, times: ?[*]const f64, time_count: usize, curves: ?[*]const CubicBezier, curve_count: usize, parameters: ?[*]const f64, parameter_count: usize, keyframes: ?*?*raw.anim_keyframes) i32;
/// Blocks of paths, as anim_keyframes_create_blocks makes them of numbers: block i leads to paths[i]. initial: the path
/// at 0; null: that which the property shows when they begin. What is said of anim_keyframes_create_paths holds;
/// initial counts as the last of the paths. There must be a path or an initial one.
pub extern fn anim_keyframes_create_path_blocks(options: ?*const KeyframeOptions, starts: ?[*]const f64, durations: ?[*]const f64, paths: ?[*]const ?*const raw.anim_path, count: usize, initial: ?*const raw.anim_path, keyframes: ?*?*raw.anim_keyframes) i32;
/// A track of paths, as anim_keyframes_create_track makes it of numbers: keys[i] leads to paths[i]. Keys have no
/// velocities: their flags are 0 or ANIM_KEYFRAME_SETTLES. A linear key turns where the one path is the other turned;
/// cubics and springs go straight. initial: the path at 0; null: that which the property shows when they begin.
pub extern fn anim_keyframes_create_path_track(options: ?*const KeyframeOptions, keys: ?[*]const Keyframe, paths: ?[*]const ?*const raw.anim_path, key_count: usize, initial: ?*const raw.anim_path, keyframes: ?*?*raw.anim_keyframes) i32;
/// Puts the path of keyframes of paths at a time (seconds) in place of what the path held. ANIM_ERROR_KIND for other
/// keyframes, ANIM_ERROR_STATE for those that begin with what a property shows.
pub extern fn anim_keyframes_get_path(keyframes: ?*const raw.anim_keyframes, time: f64, path: ?*raw.anim_path) i32;
/// Removes an animation; it ends unfinished, and the property is shown without it.
pub extern fn anim_stage_remove_animation(stage: ?*raw.anim_stage, animation: u64) i32;
/// Removes all animations of a property: it stands at its model value.
pub extern fn anim_stage_remove_all_animations(stage: ?*raw.anim_stage, property: u64) i32;
/// Stops a property where it is seen, as a finger stops what it catches: that is its value from now on, and its
/// animations end unfinished. The velocity that it had is kept: the next spring (of a value that is set, with
/// ANIM_INTERRUPTION_REPLACE, or of an explicit animation) sets off with it, unless it is given one. Once the property
/// jumps, or anything else moves it, it is forgotten. One that nothing moves stays as it is. A path keeps no velocity.
pub extern fn anim_stage_hold(stage: ?*raw.anim_stage, property: u64) i32;
/// Fills the options with the defaults named above.
pub extern fn anim_default_animation_group_options(options: ?*AnimationGroupOptions, struct_size: u32) i32;
/// Makes a group at its time 0. Animations join it by the group of their transaction's motion or of their options.
/// options may be null for a clock.
pub extern fn anim_stage_add_group(stage: ?*raw.anim_stage, options: ?*const AnimationGroupOptions, group: ?*u64) i32;
/// Removes a group and those inside it; their animations end unfinished.
pub extern fn anim_stage_remove_group(stage: ?*raw.anim_stage, group: u64) i32;
/// A group's own time in seconds; an animator's is its fraction times its duration.
pub extern fn anim_animation_group_get_time(stage: ?*const raw.anim_stage, group: u64, seconds: ?*f64) i32;
/// How fast a clock runs from now on (0 to ANIM_LIMIT_TIME_SCALE), and whether it stands. ANIM_ERROR_KIND for other
/// groups.
pub extern fn anim_animation_group_set_speed(stage: ?*raw.anim_stage, group: u64, speed: f64) i32;
/// How fast a clock runs from now on (0 to ANIM_LIMIT_TIME_SCALE), and whether it stands. ANIM_ERROR_KIND for other
/// groups.
pub extern fn anim_animation_group_set_paused(stage: ?*raw.anim_stage, group: u64, paused: i32) i32;
/// Sets a clock to a time of its own (seconds, 0 to 1e9): everything in it is shown as it is then. What ended before
/// that ends when the stage next advances. What has ended but fills forwards runs, and ends, once more where the time
/// is before its end.
pub extern fn anim_animation_group_seek(stage: ?*raw.anim_stage, group: u64, seconds: f64) i32;
/// Where it stands: 0 at the start, 1 at the end; beyond where a spring overshoots. 0 while it has no duration.
pub extern fn anim_animator_get_fraction(stage: ?*const raw.anim_stage, animator: u64, fraction: ?*f64) i32;
/// Stops it and puts it at a fraction, 0 to 1: everything is shown as if it had been played there.
pub extern fn anim_animator_set_fraction(stage: ?*raw.anim_stage, animator: u64, fraction: f64) i32;
/// Stops it where it is.
pub extern fn anim_animator_pause(stage: ?*raw.anim_stage, animator: u64) i32;
/// Lets it run from where it is: to its end, or (reversed: 1) back to its start. motion says how the fraction gets
/// there: null or ANIM_MOTION_KIND_INHERIT evenly (each animation keeps its own curve); ANIM_MOTION_KIND_NONE at once;
/// a curve or easing leads over the rest of the way; a spring starts with the fraction's present velocity, or with
/// velocity where that is not NaN (per second, at most 1e9), and takes its time. Otherwise the whole way takes
/// duration_factor (0 to 1e6; 1 is usual) times its duration, the rest of it its share; motion's duration, where it is
/// set, is that of the rest by a curve or easing. Its other members are not read. When it arrives, its animations end
/// finished and the animator is removed; back at its start the model values are the old ones again.
pub extern fn anim_animator_run(stage: ?*raw.anim_stage, animator: u64, reversed: i32, motion: ?*const Motion, duration_factor: f64, velocity: f64) i32;
/// Ends and removes it: its properties stand at their new values, at their old ones, or where they are.
pub extern fn anim_animator_stop(stage: ?*raw.anim_stage, animator: u64, position: AnimatorPosition) i32;
/// Makes a property derived: one expression a component, separated by commas, over the components of other properties:
/// x (of a property with one component), frame.width, point.y, v[3], `any name`.x; see the section on expressions.
/// Presentation is computed from presentations, model from models, velocity by the chain rule; a result that is not
/// finite, or beyond 1e150, counts as 0. Its animations end; setting or animating it is ANIM_ERROR_STATE from then on.
/// A null or empty text makes it an ordinary property again, which keeps its value. ANIM_ERROR_SYNTAX with line and
/// column, ANIM_ERROR_NOT_FOUND for an unknown name, ANIM_ERROR_STATE for a cycle, which the message names.
pub extern fn anim_stage_set_expression(stage: ?*raw.anim_stage, property: u64, text: ?[*]const u8, text_length: usize) i32;
/// The text of a derived property's expressions; empty for others.
pub extern fn anim_stage_get_expression(stage: ?*const raw.anim_stage, property: u64, buffer: ?[*]u8, capacity: usize, length: ?*usize) i32;
/// Calls back at the end of every advance after which the property's presentation differs from what was heard last (at
/// first: from now). A property has one observer; a null callback ends it. release (may be null) is called with the
/// context when it is over. To poll, see anim_stage_take_changed.
pub extern fn anim_stage_observe(stage: ?*raw.anim_stage, property: u64, callback: ?*const raw.anim_property_callback, context: ?*anyopaque, release: ?*const raw.anim_context_release_callback) i32;
/// Makes a bank of count numbers (at least 1) at rest. threshold as in anim_stage_set_threshold.
pub extern fn anim_stage_add_bank(stage: ?*raw.anim_stage, spring: ?*const Spring, values: ?[*]const f64, count: usize, threshold: f64, bank: ?*u64) i32;
/// Removes a bank; of its springs nothing is told any more.
pub extern fn anim_stage_remove_bank(stage: ?*raw.anim_stage, bank: u64) i32;
/// Sends springs to new targets, from where they are and with the velocity that they have. indices says which
/// (ANIM_ERROR_NOT_FOUND for one that the bank does not have; of two of one number the last counts); null for the first
/// count ones. All or nothing. A spring that rests at its target stays there and is not told of. With reduced motion
/// they are there at once, and have come to rest. Some 30 ns a spring in order, ten times that at random in a bank that
/// is larger than the caches.
pub extern fn anim_spring_bank_retarget(stage: ?*raw.anim_stage, bank: u64, indices: ?[*]const u32, targets: ?[*]const f64, count: usize) i32;
/// Puts springs at values, at rest, which is not told. indices as for anim_spring_bank_retarget().
pub extern fn anim_spring_bank_set_values(stage: ?*raw.anim_stage, bank: u64, indices: ?[*]const u32, values: ?[*]const f64, count: usize) i32;
/// The presentation of all of a bank's springs, as of the last advance: a view, valid until something is added to the
/// stage or the stage is destroyed; its numbers change when the stage advances.
pub extern fn anim_spring_bank_get_values(stage: ?*const raw.anim_stage, bank: u64, values: ?*?[*]const f64, count: ?*usize) i32;
/// Makes a view of a bank's values. The caller destroys it, before the stage or after.
pub extern fn anim_spring_bank_view_create(stage: ?*const raw.anim_stage, bank: u64, view: ?*?*raw.anim_spring_bank_view) i32;
/// The numbers of a view, valid until it is destroyed. They are those of anim_spring_bank_get_values() until that
/// moves: something that is added to the stage may need more room, or a snapshot is restored. Then they are the last
/// ones from before.
pub extern fn anim_spring_bank_view_get_values(view: ?*const raw.anim_spring_bank_view, values: ?*?[*]const f64, count: ?*usize) i32;
/// Releases a view.
pub extern fn anim_spring_bank_view_destroy(view: ?*raw.anim_spring_bank_view) i32;
/// The velocities, units per second, into room for all of them.
pub extern fn anim_spring_bank_get_velocities(stage: ?*const raw.anim_stage, bank: u64, velocities: ?[*]f64, count: usize) i32;
/// How many springs move, and how many have come to rest and were not taken. Either pointer may be null.
pub extern fn anim_spring_bank_get_counts(stage: ?*const raw.anim_stage, bank: u64, moving: ?*usize, settled: ?*usize) i32;
/// Takes up to capacity of the indices of springs that have come to rest, in that order; *count receives how many. A
/// capacity of 0 asks for the number that waits. Springs that were sent off within the same slot of time come to rest
/// together, when the last of them has. One that was sent off again since is among them, each but once.
pub extern fn anim_spring_bank_take_settled(stage: ?*raw.anim_stage, bank: u64, indices: ?[*]u32, capacity: usize, count: ?*usize) i32;
/// Moves the stage's clock forward by a time in seconds (0 to ANIM_LIMIT_ADVANCE_SECONDS, rounded to the nearest flick;
/// scaled, it is at most as long in stage time) and computes every presentation value there. Everything that is due on
/// the way happens at its own flick, in order of time, then of creation: any way of cutting a time into steps gives the
/// same values, states and events. Allocates nothing once the stage has run. ANIM_ERROR_STATE for a scene's stage, or
/// inside an open transaction.
pub extern fn anim_stage_advance(stage: ?*raw.anim_stage, seconds: f64) i32;
/// Moves the stage's clock forward by a time in seconds (0 to ANIM_LIMIT_ADVANCE_SECONDS, rounded to the nearest flick;
/// scaled, it is at most as long in stage time) and computes every presentation value there. Everything that is due on
/// the way happens at its own flick, in order of time, then of creation: any way of cutting a time into steps gives the
/// same values, states and events. Allocates nothing once the stage has run. ANIM_ERROR_STATE for a scene's stage, or
/// inside an open transaction.
pub extern fn anim_stage_advance_flicks(stage: ?*raw.anim_stage, flicks: i64) i32;
/// A paused stage stands still while it is advanced.
pub extern fn anim_stage_set_paused(stage: ?*raw.anim_stage, paused: i32) i32;
/// How fast stage time runs against the time of advance: 0 to ANIM_LIMIT_TIME_SCALE, 1 at first. The stage's time is
/// computed from the moment of the last change, so no error accumulates.
pub extern fn anim_stage_set_time_scale(stage: ?*raw.anim_stage, scale: f64) i32;
/// How many steps one advance makes at most, for a stage or a scene's stage: a step is one thing that is due (an
/// animation that starts or ends, a delay that is over), with all that a machine does in answer, which
/// ANIM_LIMIT_MICROSTEPS bounds. 0, as at first, is no limit. Where more is due, the advance ends after the last step
/// that it may make: ANIM_EVENT_KIND_BUDGET is queued, host time is what it would be, stage time stands where it has
/// come to, and owed of anim_stage_info says by how much it is behind. The next advance, of 0 seconds too, goes on from
/// there. Once nothing is owed, the state is bit for bit the one without a budget, except for events of this kind.
/// Calls in between see the stage time reached so far. The budget is the host's: it is in no snapshot, and
/// anim_scene_play() takes none.
pub extern fn anim_stage_set_step_budget(stage: ?*raw.anim_stage, steps: u32) i32;
/// The clock and the counts of a stage. info->struct_size must be sizeof *info.
pub extern fn anim_stage_get_info(stage: ?*const raw.anim_stage, info: ?*StageInfo) i32;
/// Takes up to capacity events out of the queue, the oldest first; *count receives how many. A capacity of 0 asks for
/// the number that waits and takes nothing.
pub extern fn anim_stage_poll_events(stage: ?*raw.anim_stage, events: ?[*]Event, capacity: usize, count: ?*usize) i32;
/// Calls back for every event, in order, as it happens inside an advance call; for events of other calls (an animation
/// that a new value interrupts), at the beginning of the next advance. Events are also queued for polling, up to the
/// event limit. A null callback ends it. What waits for a callback is told to the one that takes its place; what
/// happened while there was none is told to nobody, and is to be polled. release (may be null) is called with the
/// context when it is over.
pub extern fn anim_stage_set_event_callback(stage: ?*raw.anim_stage, callback: ?*const raw.anim_event_callback, context: ?*anyopaque, release: ?*const raw.anim_context_release_callback) i32;
/// A hash of all that determines the stage's future: clock, values, animations and their transactions. Equal on two
/// hosts, in any language, on any processor, when they will go on alike, and different when they will not (but for
/// collisions of a 64-bit hash, and the order of events at the same flick).
pub extern fn anim_stage_get_hash(stage: ?*const raw.anim_stage, hash: ?*u64) i32;
/// The whole state of a stage as bytes, which a stage of the same library version or a later one can take over, in any
/// process, on any processor and from any language: from there on it goes on bit for bit as this one does. They hold
/// properties with their values and animations, groups, banks, expressions, names, what is due, the clock, the
/// settings, and the events that nobody has polled yet. They do not hold what the host has given in code: callbacks of
/// events and of observers. An easing function that is a callback cannot be written: ANIM_ERROR_STATE while something
/// moves by one or a property's own motion names it; the message says which. ANIM_ERROR_STATE as well inside an open
/// transaction, between anim_stage_abandon_call() and the next advance, and for a scene's stage. ANIM_ERROR_LIMIT
/// beyond ANIM_LIMIT_SNAPSHOT bytes.
///
/// length receives the number of bytes. A capacity of 0 asks for the length alone (the buffer may then be null); a
/// capacity that is too small is ANIM_ERROR_CAPACITY. The same state, made by the same calls, has the same bytes
/// everywhere. What stands still takes about 15 bytes and its values and name. O(state).
pub extern fn anim_stage_snapshot(stage: ?*raw.anim_stage, buffer: ?[*]u8, capacity: usize, length: ?*usize) i32;
/// Puts a state that anim_stage_snapshot has given in the place of the stage's own, whatever that was. The bytes are
/// not needed afterwards. Identifiers that the stage had given out when the snapshot was taken of it are valid again,
/// and name what they did; for another stage anim_stage_find_counterpart translates them. Those that it has given out
/// since then are to be forgotten: what is made after may have the same. The callback of events stays, and so do the
/// observers of properties that are still there (the same identifier). All properties count as changed.
///
/// The bytes may come from anywhere. ANIM_ERROR_SYNTAX for those that are no snapshot, were damaged, or say what cannot
/// be; ANIM_ERROR_KIND for that of a scene; ANIM_ERROR_STATE inside an open transaction, and for a scene's stage. A
/// stage takes memory in proportion to the bytes.
pub extern fn anim_stage_restore(stage: ?*raw.anim_stage, bytes: ?[*]const u8, length: usize) i32;
/// Translates an identifier of the stage that a snapshot was taken of into the identifier of the same property,
/// transaction, animation, group, animator or bank in this stage, which was restored from that snapshot. It is not
/// checked whether the thing exists: that shows where it is used. ANIM_ERROR_IDENTIFIER for 0.
pub extern fn anim_stage_find_counterpart(stage: ?*const raw.anim_stage, identifier: u64, counterpart: ?*u64) i32;
/// Fills the options with the defaults named above. struct_size is the caller's sizeof.
pub extern fn anim_default_document_options(options: ?*DocumentOptions, struct_size: u32) i32;
/// Reads a document of at most ANIM_LIMIT_TEXT_BYTES, for anim_scene_create. options may be null. The caller destroys
/// it. The texts are not needed afterwards. Errors as of anim_scene_load.
pub extern fn anim_document_load(text: ?[*]const u8, text_length: usize, options: ?*const DocumentOptions, document: ?*?*raw.anim_document) i32;
/// Reads a document of at most ANIM_LIMIT_TEXT_BYTES, for anim_scene_create. options may be null. The caller destroys
/// it. The texts are not needed afterwards. Errors as of anim_scene_load.
pub extern fn anim_document_load_flat(text: ?[*]const u8, text_length: usize, options: ?*const DocumentOptions, parameters: ?[*]const u8, parameters_length: usize, library: ?[*]const u8, library_length: usize, document: ?*?*raw.anim_document) i32;
/// How many warnings a document has: what is right in it, but in vain, and most likely misspelt or forgotten. Only
/// where it was loaded with keeps_warnings; else there are none. count, at most ANIM_LIMIT_WARNINGS, are kept, in the
/// order of the text; total are there in all. Either pointer may be null. Also the components in the text are searched,
/// each once however often it is used, but not those of the library. Loading then takes up to about twice as long;
/// scenes are the same.
pub extern fn anim_document_get_warning_count(document: ?*const raw.anim_document, count: ?*u32, total: ?*u64) i32;
/// What a warning is about, and where that is: 0 <= index < count, ANIM_ERROR_NOT_FOUND beyond. warning->struct_size
/// must be sizeof *warning.
pub extern fn anim_document_get_warning(document: ?*const raw.anim_document, index: u32, warning: ?*DocumentWarning) i32;
/// One of a warning's texts: ANIM_WARNING_TEXT_MESSAGE, POINTER or SUGGESTION.
pub extern fn anim_document_get_warning_text(document: ?*const raw.anim_document, index: u32, which: WarningText, buffer: ?[*]u8, capacity: usize, length: ?*usize) i32;
/// Releases a document. Scenes that were made of it live on. No other thread may be using it at this time.
pub extern fn anim_document_destroy(document: ?*raw.anim_document) i32;
/// Fills the options with the defaults named above. struct_size is the caller's sizeof.
pub extern fn anim_default_scene_options(options: ?*SceneOptions, struct_size: u32) i32;
/// Reads a document (at most ANIM_LIMIT_TEXT_BYTES) and makes a scene of it, at time 0, in its initial state. options
/// may be null. The caller destroys it. The texts are not needed afterwards. ANIM_ERROR_SYNTAX, ANIM_ERROR_DOCUMENT,
/// ANIM_ERROR_LIMIT with line, column and JSON pointer; those of the parameters' text where the message begins with "in
/// the given parameters": a name that the document does not have, a value of another type or outside its range. What is
/// wrong in a component is told with the component's name and the names of the instances that lead to it; the place is
/// one in the library's text where the message says so ("of the library", "in the library"). What is a component's own
/// has the name of its instance and a dot before its name in all calls and events: the property "busy.angle", the input
/// "busy.level", the state "busy.on", the event "busy.button.down"; of one in a component, "page.busy.on". An event
/// that is sent by such a name goes to that component's machine.
pub extern fn anim_scene_load(text: ?[*]const u8, text_length: usize, options: ?*const SceneOptions, scene: ?*?*raw.anim_scene) i32;
/// Reads a document (at most ANIM_LIMIT_TEXT_BYTES) and makes a scene of it, at time 0, in its initial state. options
/// may be null. The caller destroys it. The texts are not needed afterwards. ANIM_ERROR_SYNTAX, ANIM_ERROR_DOCUMENT,
/// ANIM_ERROR_LIMIT with line, column and JSON pointer; those of the parameters' text where the message begins with "in
/// the given parameters": a name that the document does not have, a value of another type or outside its range. What is
/// wrong in a component is told with the component's name and the names of the instances that lead to it; the place is
/// one in the library's text where the message says so ("of the library", "in the library"). What is a component's own
/// has the name of its instance and a dot before its name in all calls and events: the property "busy.angle", the input
/// "busy.level", the state "busy.on", the event "busy.button.down"; of one in a component, "page.busy.on". An event
/// that is sent by such a name goes to that component's machine.
pub extern fn anim_scene_load_flat(text: ?[*]const u8, text_length: usize, options: ?*const SceneOptions, parameters: ?[*]const u8, parameters_length: usize, library: ?[*]const u8, library_length: usize, scene: ?*?*raw.anim_scene) i32;
/// Makes a scene of a document, at time 0, in its initial state: the scene that anim_scene_load makes of the same text
/// with the same options, in a fraction of the time (some microseconds for a control). The two are equal in all that
/// they do, and a snapshot of one can be restored in the other. options may be null; parameters and library must be
/// null in it, as they are given to anim_document_load: ANIM_ERROR_ARGUMENT. memory_limit does not count either. The
/// caller destroys the scene; the document may be destroyed before.
pub extern fn anim_scene_create(document: ?*const raw.anim_document, options: ?*const SceneOptions, scene: ?*?*raw.anim_scene) i32;
/// Reads an edited document, which takes the place of the scene's; the scene goes on where it is. It keeps its clock,
/// settings, random generator and events; values of inputs (numbers as the nearest that they can be) and properties of
/// the same name, kind and number of components, and exactly the animations that move these; the active states and
/// histories by name; the time in those states, and delays where the same delay is left, and changed ones from when
/// their state was entered, but not into the past; events that wait; plays with the same parts; pointers and the focus
/// by the names of regions. An active state stays active, wherever in the machine it is now, and neither its entry nor
/// its exit actions are performed. What is missing around and inside it (a parent that is new, the initial state of one
/// that has states inside it now, another region) is entered as ever, with its entry actions, in document order. Where
/// states can no longer be active together, those with fewer levels of active states inside them stay, and of these the
/// first. A state that is final now and was not, or was so in another parent, is entered, so that its parent is done. A
/// machine none of whose active states is left starts anew. A value that a property has is kept even where the new
/// document begins with another. Of the options, which may be null, only parameters, library and memory_limit are used.
/// buffer receives what could not be kept, UTF-8 lines in ascending order, as much of it as there is room for, and
/// length the length of all of it; with a capacity of 0, buffer may be null. The handles of the scene and of its stage
/// stay valid, and so do identifiers of properties that are kept, of what moves them, and of groups; other properties,
/// and those and the banks that the host has added to the stage, are no more. Indices of regions, nodes and inputs may
/// mean others. The display's revision rises, and all of it counts as changed. Errors as of anim_scene_load, and
/// ANIM_ERROR_STATE inside an open transaction: then nothing has changed.
pub extern fn anim_scene_reload(scene: ?*raw.anim_scene, text: ?[*]const u8, text_length: usize, options: ?*const SceneOptions, buffer: ?[*]u8, capacity: usize, length: ?*usize) i32;
/// Reads an edited document, which takes the place of the scene's; the scene goes on where it is. It keeps its clock,
/// settings, random generator and events; values of inputs (numbers as the nearest that they can be) and properties of
/// the same name, kind and number of components, and exactly the animations that move these; the active states and
/// histories by name; the time in those states, and delays where the same delay is left, and changed ones from when
/// their state was entered, but not into the past; events that wait; plays with the same parts; pointers and the focus
/// by the names of regions. An active state stays active, wherever in the machine it is now, and neither its entry nor
/// its exit actions are performed. What is missing around and inside it (a parent that is new, the initial state of one
/// that has states inside it now, another region) is entered as ever, with its entry actions, in document order. Where
/// states can no longer be active together, those with fewer levels of active states inside them stay, and of these the
/// first. A state that is final now and was not, or was so in another parent, is entered, so that its parent is done. A
/// machine none of whose active states is left starts anew. A value that a property has is kept even where the new
/// document begins with another. Of the options, which may be null, only parameters, library and memory_limit are used.
/// buffer receives what could not be kept, UTF-8 lines in ascending order, as much of it as there is room for, and
/// length the length of all of it; with a capacity of 0, buffer may be null. The handles of the scene and of its stage
/// stay valid, and so do identifiers of properties that are kept, of what moves them, and of groups; other properties,
/// and those and the banks that the host has added to the stage, are no more. Indices of regions, nodes and inputs may
/// mean others. The display's revision rises, and all of it counts as changed. Errors as of anim_scene_load, and
/// ANIM_ERROR_STATE inside an open transaction: then nothing has changed.
pub extern fn anim_scene_reload_flat(scene: ?*raw.anim_scene, text: ?[*]const u8, text_length: usize, options: ?*const SceneOptions, parameters: ?[*]const u8, parameters_length: usize, library: ?[*]const u8, library_length: usize, buffer: ?[*]u8, capacity: usize, length: ?*usize) i32;
/// Releases a scene and its stage.
pub extern fn anim_scene_destroy(scene: ?*raw.anim_scene) i32;
/// As anim_stage_abandon_call(), for a scene: also for each scene of an anim_scene_advance_many() that was left.
pub extern fn anim_scene_abandon_call(scene: ?*raw.anim_scene) i32;
/// The stage inside, for reading and setting properties, events, pause and time scale. It belongs to the scene and is
/// valid until the scene is destroyed; it cannot be advanced or destroyed by itself.
pub extern fn anim_scene_get_stage(scene: ?*raw.anim_scene, stage: ?*?*raw.anim_stage) i32;
/// What the document says of itself. info->struct_size must be sizeof *info.
pub extern fn anim_scene_get_info(scene: ?*const raw.anim_scene, info: ?*SceneInfo) i32;
/// Moves the scene's clock forward; as anim_stage_advance. Delays of the machine end, and their transitions are taken,
/// at their own flicks. Once all that the document does has happened, nothing is allocated any more, neither here nor
/// by pointers, keys, events, inputs and the display list, with these exceptions: a path property that is set to, or
/// played to, a path of other commands than those that it has (the two are aligned each time); keyframes whose
/// expressions give other numbers than when they were played last; an animation that begins to be scrubbed; texts in
/// the data of events; a number that format(x) writes with more than 15 characters; items of lists that come or go; and
/// the queue of events and their data, which grow until they hold event_limit events and 4096 fields.
pub extern fn anim_scene_advance(scene: ?*raw.anim_scene, seconds: f64) i32;
/// Moves the scene's clock forward; as anim_stage_advance. Delays of the machine end, and their transitions are taken,
/// at their own flicks. Once all that the document does has happened, nothing is allocated any more, neither here nor
/// by pointers, keys, events, inputs and the display list, with these exceptions: a path property that is set to, or
/// played to, a path of other commands than those that it has (the two are aligned each time); keyframes whose
/// expressions give other numbers than when they were played last; an animation that begins to be scrubbed; texts in
/// the data of events; a number that format(x) writes with more than 15 characters; items of lists that come or go; and
/// the queue of events and their data, which grow until they hold event_limit events and 4096 fields.
pub extern fn anim_scene_advance_flicks(scene: ?*raw.anim_scene, flicks: i64) i32;
/// Advances many scenes in their order, each as anim_scene_advance() does, and reports those that have something to
/// draw or events to poll. wanted selects what is reported: 0, ANIM_SCENE_CHANGE_DISPLAY, ANIM_SCENE_CHANGE_EVENTS or
/// both. changes (room for count of them) receives these scenes in their order, and *changed their number; where wanted
/// is 0, both may be null. A scene is reported by every call until its display list has been read (by any
/// anim_scene_get_display... but the revision and the damage) and its events polled: a host may handle them later. With
/// ANIM_SCENE_CHANGE_DISPLAY the display lists that change are made in this call. A scene at rest costs one read of its
/// handle, a cache line. All scenes are checked before any is advanced: for NULL, a scene that was destroyed or is
/// listed twice, or one that anim_scene_advance() refuses, the call fails, names its index, and advances none.
/// Callbacks may call none of the scenes that have not been advanced yet (ANIM_ERROR_REENTRANT), nor their own.
pub extern fn anim_scene_advance_many(scenes: ?[*]const ?*raw.anim_scene, count: usize, seconds: f64, wanted: SceneChangeFlags, changes: ?[*]SceneChange, changed: ?*usize) i32;
/// Sends a named event to the machine, which takes its transitions at once. Events that no state listens for are
/// ignored. The name is dot-separated tokens of letters, digits, '-' and '_', or names in backquotes: `my part`.poke.
pub extern fn anim_scene_send(scene: ?*raw.anim_scene, name: ?[*]const u8, name_length: usize) i32;
/// Input number index, 0 <= index < input_count, in the document's order; ANIM_ERROR_NOT_FOUND beyond.
pub extern fn anim_scene_get_input_info(scene: ?*const raw.anim_scene, index: u32, info: ?*InputInfo) i32;
/// Inputs by name. Setting one to a new value lets the machine react at once. ANIM_ERROR_NOT_FOUND, ANIM_ERROR_KIND;
/// ANIM_ERROR_ARGUMENT for a number outside its range; ANIM_ERROR_LIMIT for a string of more than 65536 bytes;
/// ANIM_ERROR_STATE for an input of a component that the document around gives.
pub extern fn anim_scene_set_number(scene: ?*raw.anim_scene, name: ?[*]const u8, name_length: usize, value: f64) i32;
/// Inputs by name. Setting one to a new value lets the machine react at once. ANIM_ERROR_NOT_FOUND, ANIM_ERROR_KIND;
/// ANIM_ERROR_ARGUMENT for a number outside its range; ANIM_ERROR_LIMIT for a string of more than 65536 bytes;
/// ANIM_ERROR_STATE for an input of a component that the document around gives.
pub extern fn anim_scene_set_boolean(scene: ?*raw.anim_scene, name: ?[*]const u8, name_length: usize, value: i32) i32;
/// Inputs by name. Setting one to a new value lets the machine react at once. ANIM_ERROR_NOT_FOUND, ANIM_ERROR_KIND;
/// ANIM_ERROR_ARGUMENT for a number outside its range; ANIM_ERROR_LIMIT for a string of more than 65536 bytes;
/// ANIM_ERROR_STATE for an input of a component that the document around gives.
pub extern fn anim_scene_set_string(scene: ?*raw.anim_scene, name: ?[*]const u8, name_length: usize, text: ?[*]const u8, text_length: usize) i32;
/// Fires a trigger: the machine gets the event of the trigger's name.
pub extern fn anim_scene_fire_trigger(scene: ?*raw.anim_scene, name: ?[*]const u8, name_length: usize) i32;
/// The present value of an input by name. ANIM_ERROR_NOT_FOUND, ANIM_ERROR_KIND.
pub extern fn anim_scene_get_number(scene: ?*const raw.anim_scene, name: ?[*]const u8, name_length: usize, value: ?*f64) i32;
/// The present value of an input by name. ANIM_ERROR_NOT_FOUND, ANIM_ERROR_KIND.
pub extern fn anim_scene_get_boolean(scene: ?*const raw.anim_scene, name: ?[*]const u8, name_length: usize, value: ?*i32) i32;
/// The present value of an input by name. ANIM_ERROR_NOT_FOUND, ANIM_ERROR_KIND.
pub extern fn anim_scene_get_string(scene: ?*const raw.anim_scene, name: ?[*]const u8, name_length: usize, buffer: ?[*]u8, capacity: usize, length: ?*usize) i32;
/// The names of the active states that have no active child, in document order, separated by spaces; a part of a name
/// that has a space in it is in backquotes. Empty for a document without a machine.
pub extern fn anim_scene_get_atomic_states(scene: ?*const raw.anim_scene, buffer: ?[*]u8, capacity: usize, length: ?*usize) i32;
/// Whether a state is active (itself, or one inside it). ANIM_ERROR_NOT_FOUND when the document has no such state.
pub extern fn anim_scene_is_in_state(scene: ?*const raw.anim_scene, name: ?[*]const u8, name_length: usize, active: ?*i32) i32;
/// As anim_scene_send, with data, which expressions of the document read as event.NAME while the event is answered:
/// numbers, booleans as 1 and 0, texts in comparisons. Fields that the document does not ask for are ignored; of two of
/// one name the last counts. ANIM_ERROR_LIMIT for more than ANIM_LIMIT_EVENT_FIELDS.
pub extern fn anim_scene_send_data(scene: ?*raw.anim_scene, name: ?[*]const u8, name_length: usize, fields: ?[*]const EventField, field_count: usize) i32;
/// As anim_scene_send, with data, which expressions of the document read as event.NAME while the event is answered:
/// numbers, booleans as 1 and 0, texts in comparisons. Fields that the document does not ask for are ignored; of two of
/// one name the last counts. ANIM_ERROR_LIMIT for more than ANIM_LIMIT_EVENT_FIELDS.
pub extern fn anim_scene_send_data_flat(scene: ?*raw.anim_scene, name: ?[*]const u8, name_length: usize, fields: ?[*]const EventField, field_count: usize, texts: ?[*]const u8, texts_length: usize) i32;
/// One field of an event's data, by its index in the document's order, and its text. data and the number of fields are
/// members of the event. A scene keeps the 4096 latest fields with at most 1 MiB of texts, whether their events were
/// polled or not; of older ones, and beyond count, ANIM_ERROR_NOT_FOUND. Where fields were dropped before their event
/// was polled or its callback called, data_lost of the event is their number; poll more often to lose none. The text of
/// a field that is no text: ANIM_ERROR_KIND.
pub extern fn anim_scene_get_event_value(scene: ?*const raw.anim_scene, data: u64, index: u32, value: ?*EventValue) i32;
/// One field of an event's data, by its index in the document's order, and its text. data and the number of fields are
/// members of the event. A scene keeps the 4096 latest fields with at most 1 MiB of texts, whether their events were
/// polled or not; of older ones, and beyond count, ANIM_ERROR_NOT_FOUND. Where fields were dropped before their event
/// was polled or its callback called, data_lost of the event is their number; poll more often to lose none. The text of
/// a field that is no text: ANIM_ERROR_KIND.
pub extern fn anim_scene_get_event_text(scene: ?*const raw.anim_scene, data: u64, index: u32, buffer: ?[*]u8, capacity: usize, length: ?*usize) i32;
/// The names of all active states, in document order, separated by spaces as in anim_scene_get_atomic_states. A machine
/// that is done keeps its last ones.
pub extern fn anim_scene_get_configuration(scene: ?*const raw.anim_scene, buffer: ?[*]u8, capacity: usize, length: ?*usize) i32;
/// Whether the machine has reached an outermost final state: it answers no more events.
pub extern fn anim_scene_is_done(scene: ?*const raw.anim_scene, done: ?*i32) i32;
/// How many states the machine has, and state number index, 0 <= index < count, in document order: for tools that show
/// a machine. ANIM_ERROR_NOT_FOUND beyond.
pub extern fn anim_scene_get_state_count(scene: ?*const raw.anim_scene, count: ?*u32) i32;
/// How many states the machine has, and state number index, 0 <= index < count, in document order: for tools that show
/// a machine. ANIM_ERROR_NOT_FOUND beyond.
pub extern fn anim_scene_get_state_info(scene: ?*const raw.anim_scene, index: u32, info: ?*MachineStateInfo) i32;
/// A hash of all that determines the scene's future, as anim_stage_get_hash, with inputs, states, timers, pointers and
/// the random generator.
pub extern fn anim_scene_get_hash(scene: ?*const raw.anim_scene, hash: ?*u64) i32;
/// List number index, from 0 on, in the document's order; those of a component follow those of the document that uses
/// it. ANIM_ERROR_NOT_FOUND beyond.
pub extern fn anim_scene_get_list_info(scene: ?*const raw.anim_scene, index: u32, info: ?*ListInfo) i32;
/// The number of the list of a name, with those of the instances before it where it is in one. It stays the same until
/// the scene is reloaded. ANIM_ERROR_NOT_FOUND.
pub extern fn anim_scene_find_list(scene: ?*const raw.anim_scene, name: ?[*]const u8, name_length: usize, list: ?*u32) i32;
/// The item at a place, from 0 on; those that are leaving follow the others. ANIM_ERROR_NOT_FOUND beyond, and for a
/// list that there is not, as in all that follows.
pub extern fn anim_scene_get_item_info(scene: ?*const raw.anim_scene, list: u32, index: u32, info: ?*ItemInfo) i32;
/// Its key.
pub extern fn anim_scene_get_item_key(scene: ?*const raw.anim_scene, list: u32, index: u32, buffer: ?[*]u8, capacity: usize, length: ?*usize) i32;
/// The place of the item with a key. ANIM_ERROR_NOT_FOUND, also for one that is leaving.
pub extern fn anim_scene_find_item(scene: ?*const raw.anim_scene, list: u32, key: ?[*]const u8, key_length: usize, index: ?*u32) i32;
/// Adds an item at a place, or at the end where there are fewer, and starts its machine. fields are values of its
/// inputs by their names in the component, as in anim_scene_send_data(); other inputs are as the document has them, and
/// so is all else of the item. key is valid UTF-8; of length 0 the list chooses a number that none has. *number (which
/// may be null) receives what anim_item_info has. Where there is no room, an item that is leaving makes it at once.
/// ANIM_ERROR_LIMIT for a list that is full; ANIM_ERROR_DUPLICATE for a key that an item has; ANIM_ERROR_NOT_FOUND for
/// a field that is none of the inputs; ANIM_ERROR_KIND for one of another type; ANIM_ERROR_ARGUMENT for a number
/// outside the input's range; ANIM_ERROR_STATE for an input that the list gives or a trigger, and for a list in an item
/// that is in no list.
pub extern fn anim_scene_append_item(scene: ?*raw.anim_scene, list: u32, index: u32, key: ?[*]const u8, key_length: usize, fields: ?[*]const EventField, field_count: usize, number: ?*u32) i32;
/// Adds an item at a place, or at the end where there are fewer, and starts its machine. fields are values of its
/// inputs by their names in the component, as in anim_scene_send_data(); other inputs are as the document has them, and
/// so is all else of the item. key is valid UTF-8; of length 0 the list chooses a number that none has. *number (which
/// may be null) receives what anim_item_info has. Where there is no room, an item that is leaving makes it at once.
/// ANIM_ERROR_LIMIT for a list that is full; ANIM_ERROR_DUPLICATE for a key that an item has; ANIM_ERROR_NOT_FOUND for
/// a field that is none of the inputs; ANIM_ERROR_KIND for one of another type; ANIM_ERROR_ARGUMENT for a number
/// outside the input's range; ANIM_ERROR_STATE for an input that the list gives or a trigger, and for a list in an item
/// that is in no list.
pub extern fn anim_scene_append_item_flat(scene: ?*raw.anim_scene, list: u32, index: u32, key: ?[*]const u8, key_length: usize, fields: ?[*]const EventField, field_count: usize, texts: ?[*]const u8, texts_length: usize, number: ?*u32) i32;
/// Removes the item with a key: its machine hears the event "removed", and it is gone when that has come to its end, or
/// at once where no transition was taken.
pub extern fn anim_scene_remove_item(scene: ?*raw.anim_scene, list: u32, key: ?[*]const u8, key_length: usize) i32;
/// Removes all items.
pub extern fn anim_scene_clear_list(scene: ?*raw.anim_scene, list: u32) i32;
/// Moves the item with a key to a place, or to the end where there are fewer.
pub extern fn anim_scene_move_item(scene: ?*raw.anim_scene, list: u32, key: ?[*]const u8, key_length: usize, index: u32) i32;
/// Gives inputs of the item with a key other values, to which its machine reacts once. Errors as of
/// anim_scene_append_item().
pub extern fn anim_scene_update_item(scene: ?*raw.anim_scene, list: u32, key: ?[*]const u8, key_length: usize, fields: ?[*]const EventField, field_count: usize) i32;
/// Gives inputs of the item with a key other values, to which its machine reacts once. Errors as of
/// anim_scene_append_item().
pub extern fn anim_scene_update_item_flat(scene: ?*raw.anim_scene, list: u32, key: ?[*]const u8, key_length: usize, fields: ?[*]const EventField, field_count: usize, texts: ?[*]const u8, texts_length: usize) i32;
/// A pointer (a mouse, finger or pen with a number of the host's choice) did something at a point of the document, at
/// the scene's present time. Nodes and regions are touched where they are seen, that is by presentation values, as they
/// are when the call begins. x and y are not read for CANCEL and LEAVE.
///
/// The region at a point is the topmost one whose shape holds it: regions without a node lie above all others, the
/// later one on top; of others the one whose node is drawn later. A region whose node is invisible, clipped away there
/// or of no size (a transform that cannot be undone) is not hit. A region that is disabled swallows what hits it.
///
/// DOWN on a region that nothing holds begins tracking: the region hears, as UIControl does, down, drag.inside,
/// drag.outside, drag.enter, drag.exit, up.inside, up.outside and cancel, where inside means its bounds (the upright
/// rectangle around its shape, in its node's coordinates) without its inset, however the shape is formed, covered or
/// clipped. A region holds one pointer at a time, or is pressed by a key; another that goes down on it is ignored until
/// it goes up. A region that was disabled while it tracks hears cancel at the pointer's next move or up, and no more of
/// it. A region whose "capture" is false hands its pointer over when a move takes it onto the shape of another enabled
/// region with "capture" false that nothing holds: the first one hears drag.exit (unless it heard that before), the
/// second one drag.enter and drag.inside, and tracks from then on.
///
/// A pointer that moves while it is not down hovers: a region hears hover.enter when the pointer comes onto it (not
/// when it is disabled) and hover.exit when it goes elsewhere, and when it leaves. While the pointer is down the region
/// over which it hovers stays the same; when it goes up or is canceled it hovers where it is. A pointer that goes down
/// without having hovered, as a finger does, is gone when it goes up. When ANIM_LIMIT_POINTERS are known, the one that
/// began to hover first makes room for a new one.
///
/// A second DOWN of a pointer that is down is ANIM_ERROR_STATE; more than ANIM_LIMIT_POINTERS that are down are
/// ANIM_ERROR_LIMIT. UP, CANCEL and LEAVE of a pointer that is not known do nothing. LEAVE of one that is down cancels
/// it.
///
/// The host and the machine get each as an event named "<region>.<what>", with numbers for data (a host reads them by
/// anim_scene_get_event_value): x, y (in the coordinates of the region; where it is invisible or of no size, the last
/// ones), sceneX, sceneY; dx and dy (since the pointer was last heard of), totalX and totalY (since it went down), vx
/// and vy (points per second of host time, see anim_velocity_estimator), these six in the coordinates of the document
/// that has the region: the scene's, or inside a component its own, by the linear part of the inverse of the instance's
/// whole transform as it is now (0 where the instance is invisible or of no size); pointer; count (taps in a row: a
/// DOWN counts one more when it is on the same region as the last one, at most 0.35 s of host time after it and 20
/// points from it, and that tap was not canceled or dragged further than that); inside (0 or 1); node (what
/// anim_scene_hit_test said when the pointer went down or began to hover there); keyboard (0).
///
/// Gestures are looked for only where a transition of the machine names their events, and then the host hears of them,
/// too. Distances are the scene's, a region's "slop" is 10 points unless it says otherwise. hover.move: each move of a
/// pointer that hovers over the region, after hover.enter. tap: after up.inside, when the press has not been farther
/// than the slop from where it began, and was no long one; count is 2 for a double tap. press.long: the pointer has
/// been down for the region's "longPress" (0.5) seconds of stage time and not farther than the slop from where it
/// began. It comes at its own flick, in the middle of an advance; dx, dy, vx and vy are 0. pinch.begin, pinch.change
/// and pinch.end: a second pointer goes down on the region while the first holds it, either moves, one goes up. There
/// are no drags meanwhile. x, y, dx, dy, totalX, totalY, vx and vy are of the point between the two; pointer is the one
/// that moved. Four more numbers: scale (their distance in terms of that at the beginning), rotation (radians since
/// then, also beyond a full turn), scaleVelocity and rotationVelocity (per second), all as seen in the coordinates in
/// which dx is. Then the press goes on with the pointer that is left: its drags count from there, and the region hears
/// up.inside or up.outside when it goes up. A third pointer is ignored. Where the press is canceled, pinch.end comes
/// before cancel. A region's "takesOver" lets it take a pointer over from a region above it on which that went down:
/// once the pointer is farther than the slop from there ("drag"), and more along the axis than across it ("horizontal",
/// "vertical", in the coordinates in which dx is). The one above hears cancel, this one down, and its totals count from
/// there. Of several the topmost one does; a region that tracks the pointer itself keeps it in that way. A pointer that
/// a host has captured, that was pinched or was taken over is not taken over any more.
pub extern fn anim_scene_send_pointer(scene: ?*raw.anim_scene, kind: PointerAction, pointer: i32, x: f64, y: f64) i32;
/// A wheel or touchpad was turned at a point of the document, by dx and dy points, positive where a page would be
/// scrolled to the right and down. Of the regions at the point whose machine names the event wheel, the topmost hears
/// it, with the data of anim_scene_send_pointer(): x, y, sceneX, sceneY, dx, dy, node, inside 1 and pointer -1, the
/// others 0. Where its machine has no transition for it (none in its states, or no guard that holds), the next one
/// behind it does, and so on; one that is disabled ends that. *used (which may be null) receives whether a machine had
/// one; if not, the wheel is the host's, to scroll its page.
pub extern fn anim_scene_send_wheel(scene: ?*raw.anim_scene, x: f64, y: f64, dx: f64, dy: f64, used: ?*i32) i32;
/// Lets a region, by name, track a pointer that is down from now on, wherever it is, until it goes up: the region that
/// tracked it hears cancel, the new one drag.enter if the pointer is inside. ANIM_ERROR_NOT_FOUND for a name that no
/// region has and a pointer that is not down; ANIM_ERROR_STATE for a region that is disabled or holds another.
pub extern fn anim_scene_capture_pointer(scene: ?*raw.anim_scene, pointer: i32, region: ?[*]const u8, region_length: usize) i32;
/// Takes a pointer that is down (ANIM_ERROR_NOT_FOUND) away from the region that tracks it, which hears cancel.
pub extern fn anim_scene_release_pointer(scene: ?*raw.anim_scene, pointer: i32) i32;
/// A key went down or up. *used (which may be null) receives whether the scene had a use for it; if not, it is the
/// host's. With Control, Alt or Meta no key is used. Tab moves the focus to the next region, in the document's order,
/// that is focusable, enabled and visible, with Shift to the one before. Beyond the last one nothing has the focus and
/// the key is not used, so that a host can go on to the next control; the Tab after that begins anew. Of the region
/// that has the focus, unless its "activation" is "none", Space is a press: down when the key goes down, up.inside when
/// it goes up. Enter is down and up.inside at once. Escape while Space is held is cancel, and so is what takes the
/// focus away then. Nothing is pressed twice: a region that holds a pointer hears nothing of either key. The arrows,
/// Home, End, Page Up and Page Down are key.left, key.right, key.up, key.down, key.home, key.end, key.pageup and
/// key.pagedown when they go down, again and again if the host says so. A region that is disabled or invisible loses
/// the focus at the next key. The data of these events is that of anim_scene_send_pointer()'s, where keyboard is 1, x
/// and y are the center of the region's bounds, inside is 1, pointer is -1 and node is the region's own; the others are
/// 0.
pub extern fn anim_scene_send_key(scene: ?*raw.anim_scene, action: KeyAction, key: Key, modifiers: ModifierFlags, used: ?*i32) i32;
/// Gives the focus to a region by name, or to none for a length of 0. The region that had it hears blur, the new one
/// focus. ANIM_ERROR_NOT_FOUND; ANIM_ERROR_STATE for a region that is not focusable, is disabled or invisible.
pub extern fn anim_scene_set_focus(scene: ?*raw.anim_scene, name: ?[*]const u8, name_length: usize) i32;
/// The name of the region that has the focus; empty when none has.
pub extern fn anim_scene_get_focus(scene: ?*const raw.anim_scene, buffer: ?[*]u8, capacity: usize, length: ?*usize) i32;
/// The number, in document order, of the topmost node that is drawn at a point of the document, or -1: what is seen
/// now, by presentation values. A fill counts by its rule, a stroke with its dashes, caps and joins as
/// anim_path_stroke_contains() has it, both also where their paint is transparent, an image and a text by its
/// rectangle; what is clipped away, invisible or of opacity 0 does not.
pub extern fn anim_scene_hit_test(scene: ?*raw.anim_scene, x: f64, y: f64, node: ?*i32) i32;
/// The index, in document order, of the region that a pointer would hit at a point of the document, whether it is
/// enabled or not; -1 for none.
pub extern fn anim_scene_hit_test_region(scene: ?*raw.anim_scene, x: f64, y: f64, region: ?*i32) i32;
/// Region number index, 0 <= index < region_count, as it is now; ANIM_ERROR_NOT_FOUND beyond. info->struct_size must be
/// sizeof *info.
pub extern fn anim_scene_get_region_info(scene: ?*raw.anim_scene, index: u32, info: ?*RegionInfo) i32;
/// How many nodes of the document have an "accessibility", and a number that is another whenever one of their facts or
/// texts differs from what it was when the number was asked for last. Either pointer may be null.
pub extern fn anim_scene_get_accessibility_info(scene: ?*raw.anim_scene, count: ?*u32, revision: ?*u64) i32;
/// What is so now of one of them, in document order: 0 <= index < count, ANIM_ERROR_NOT_FOUND beyond.
/// accessibility->struct_size must be sizeof *accessibility.
pub extern fn anim_scene_get_accessibility(scene: ?*raw.anim_scene, index: u32, accessibility: ?*AccessibilityElement) i32;
/// One of its texts now: ANIM_ACCESSIBILITY_TEXT_LABEL, VALUE or HINT. Empty where the document says none.
pub extern fn anim_scene_get_accessibility_text(scene: ?*raw.anim_scene, index: u32, which: AccessibilityText, buffer: ?[*]u8, capacity: usize, length: ?*usize) i32;
/// The display list as it is now: commands from back to front, and the arrays they refer to. Each is a view that is
/// valid until the next call on the same scene (or its stage) that is not one of these, anim_scene_get_display...; NULL
/// where it is empty. What it costs to bring it up to date is in proportion to what changed, and next to nothing where
/// nothing did; where nodes appear, vanish or change their order, or a path its number of commands, in proportion to
/// what there is.
pub extern fn anim_scene_get_display_commands(scene: ?*raw.anim_scene, commands: ?*?[*]const DrawCommand, count: ?*usize) i32;
/// The whole display list in one call, with the same views. display->struct_size must be sizeof *display.
pub extern fn anim_scene_get_display(scene: ?*raw.anim_scene, display: ?*Display) i32;
/// The display list's revision: a number that grows whenever the list shows something else than when it was last asked
/// for; 1 for the first. A host that has drawn it need not draw again while it stays. Another load of the same
/// document, asked at other times, counts otherwise.
pub extern fn anim_scene_get_display_revision(scene: ?*raw.anim_scene, revision: ?*u64) i32;
/// What must be drawn again since a revision: the union of the old and new bounds of all that changed, appeared or
/// vanished after it, inside the canvas. Width and height 0 where nothing did; all of the canvas where that is more
/// than 63 revisions ago, and for 0. ANIM_ERROR_ARGUMENT for a revision that the list has not reached.
pub extern fn anim_scene_get_display_damage(scene: ?*raw.anim_scene, since: u64, rectangle: ?*Rectangle) i32;
/// The display list as an SVG document whose viewBox is the scene's canvas. background is NULL for none, or red, green,
/// blue, opacity. The text may be large: ask for its length first.
pub extern fn anim_scene_get_svg(scene: ?*raw.anim_scene, background: ?[*]const f64, buffer: ?[*]u8, capacity: usize, length: ?*usize) i32;
/// The whole state of a scene, as anim_stage_snapshot writes that of a stage: its stage, the active states of its
/// machines and what they remember and wait for, its inputs, pointers and focus, its random numbers. The document is
/// not in it.
pub extern fn anim_scene_snapshot(scene: ?*raw.anim_scene, buffer: ?[*]u8, capacity: usize, length: ?*usize) i32;
/// Puts a state that anim_scene_snapshot has given in the place of the scene's own, as anim_stage_restore does. The
/// snapshot may be of another scene, in another process or on another machine, if the documents of both mean the same
/// and their parameters are the same: ANIM_ERROR_STATE otherwise. White space, escapes, spellings of numbers, keys that
/// begin with x- and the order of an object's keys mean nothing; the order of names does, as in inputs, properties and
/// states. All of the display list counts as changed; revisions go on counting.
pub extern fn anim_scene_restore(scene: ?*raw.anim_scene, bytes: ?[*]const u8, length: usize) i32;
/// Puts a state that anim_scene_snapshot has given of a scene of an older edition of a document in the place of the
/// scene's own, by name, and the edition of the text in the place of its document: in one step what it comes to when
/// the snapshot is restored in a scene of document, the older edition, and that scene reloads the text. What is kept,
/// and what buffer receives of what could not be kept, says anim_scene_reload. Of the options, which may be null, only
/// parameters, library and memory_limit are used, for the text; those of document were given to anim_document_load. A
/// scene's snapshots after that are for this call with the same document and text alone (and for the scene itself): it
/// takes them as well, as long as the host has added no properties; nothing is lost then. The handles of the scene and
/// of its stage, what hears of events, the step budget and the revisions stay; identifiers of properties, animations,
/// transactions, groups and banks from before are not valid any more. ANIM_ERROR_STATE for a snapshot of another
/// edition and inside an open transaction; errors as of anim_scene_restore and anim_scene_load. Nothing has changed
/// then.
pub extern fn anim_scene_restore_edition(scene: ?*raw.anim_scene, bytes: ?[*]const u8, bytes_length: usize, document: ?*const raw.anim_document, text: ?[*]const u8, text_length: usize, options: ?*const SceneOptions, buffer: ?[*]u8, capacity: usize, length: ?*usize) i32;
/// Puts a state that anim_scene_snapshot has given of a scene of an older edition of a document in the place of the
/// scene's own, by name, and the edition of the text in the place of its document: in one step what it comes to when
/// the snapshot is restored in a scene of document, the older edition, and that scene reloads the text. What is kept,
/// and what buffer receives of what could not be kept, says anim_scene_reload. Of the options, which may be null, only
/// parameters, library and memory_limit are used, for the text; those of document were given to anim_document_load. A
/// scene's snapshots after that are for this call with the same document and text alone (and for the scene itself): it
/// takes them as well, as long as the host has added no properties; nothing is lost then. The handles of the scene and
/// of its stage, what hears of events, the step budget and the revisions stay; identifiers of properties, animations,
/// transactions, groups and banks from before are not valid any more. ANIM_ERROR_STATE for a snapshot of another
/// edition and inside an open transaction; errors as of anim_scene_restore and anim_scene_load. Nothing has changed
/// then.
pub extern fn anim_scene_restore_edition_flat(scene: ?*raw.anim_scene, bytes: ?[*]const u8, bytes_length: usize, document: ?*const raw.anim_document, text: ?[*]const u8, text_length: usize, options: ?*const SceneOptions, parameters: ?[*]const u8, parameters_length: usize, library: ?[*]const u8, library_length: usize, buffer: ?[*]u8, capacity: usize, length: ?*usize) i32;
/// Reads a trace (at most ANIM_LIMIT_TEXT_BYTES). The caller destroys it. The text is not needed afterwards.
/// ANIM_ERROR_SYNTAX, ANIM_ERROR_DOCUMENT, ANIM_ERROR_LIMIT with line and column.
pub extern fn anim_trace_load(text: ?[*]const u8, text_length: usize, trace: ?*?*raw.anim_trace) i32;
/// Releases a trace.
pub extern fn anim_trace_destroy(trace: ?*raw.anim_trace) i32;
/// What a trace says of itself. info->struct_size must be sizeof *info.
pub extern fn anim_trace_get_info(trace: ?*const raw.anim_trace, info: ?*TraceInfo) i32;
/// The parameters that the trace was recorded with: the text of a JSON object for anim_scene_options, or empty.
pub extern fn anim_trace_get_parameters(trace: ?*const raw.anim_trace, buffer: ?[*]u8, capacity: usize, length: ?*usize) i32;
/// The time of a step in flicks; steps are in order of time. ANIM_ERROR_NOT_FOUND beyond the last.
pub extern fn anim_trace_get_step_time(trace: ?*const raw.anim_trace, index: usize, time: ?*i64) i32;
/// Applies one step's input to a scene now, whatever the time.
pub extern fn anim_scene_apply_step(scene: ?*raw.anim_scene, trace: ?*const raw.anim_trace, index: usize) i32;
/// Plays a trace up to a host time (flicks since the scene was loaded, not before the scene's host time): advances to
/// each step from *next_step on whose time is not after it, applies it there, and advances to the time. *next_step is 0
/// at first, and is moved on. When a step or an advance on the way is refused, the scene stays where it was refused and
/// next_step names the step that comes next; a time more than ANIM_LIMIT_ADVANCE_SECONDS ahead is refused at once.
pub extern fn anim_scene_play(scene: ?*raw.anim_scene, trace: ?*const raw.anim_trace, time: i64, next_step: ?*usize) i32;
