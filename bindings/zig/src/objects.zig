// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py zig. Do not edit.

const std = @import("std");
const raw = @import("raw.zig");
const runtime = @import("runtime.zig");
const value_types = @import("values.zig");
const ItemList = @import("lists.zig").ItemList;
const Lines = @import("lines.zig").Lines;
const StateNames = @import("states.zig").StateNames;
const Allocator = std.mem.Allocator;
const Error = runtime.Error;
const Bool = runtime.Bool;
const ComponentFlags = value_types.ComponentFlags;
const Status = value_types.Status;
const MathFunction = value_types.MathFunction;
const SpringFlags = value_types.SpringFlags;
const StepPosition = value_types.StepPosition;
const Penner = value_types.Penner;
const KeyframeMode = value_types.KeyframeMode;
const KeyframeKind = value_types.KeyframeKind;
const KeyframeFlags = value_types.KeyframeFlags;
const FillMode = value_types.FillMode;
const TimingPhase = value_types.TimingPhase;
const Direction = value_types.Direction;
const ColorSpace = value_types.ColorSpace;
const HueInterpolation = value_types.HueInterpolation;
const Verb = value_types.Verb;
const PathCoordinates = value_types.PathCoordinates;
const PathRule = value_types.PathRule;
const PathQuantity = value_types.PathQuantity;
const PathRotation = value_types.PathRotation;
const PathTrimFlags = value_types.PathTrimFlags;
const FillRule = value_types.FillRule;
const PathConversion = value_types.PathConversion;
const Cap = value_types.Cap;
const Join = value_types.Join;
const PathOperation = value_types.PathOperation;
const MorphStructure = value_types.MorphStructure;
const MorphMotion = value_types.MorphMotion;
const MorphPairing = value_types.MorphPairing;
const MorphStarts = value_types.MorphStarts;
const MorphPaint = value_types.MorphPaint;
const ValueKind = value_types.ValueKind;
const EventKind = value_types.EventKind;
const Read = value_types.Read;
const Turn = value_types.Turn;
const MotionKind = value_types.MotionKind;
const Interruption = value_types.Interruption;
const Arrangement = value_types.Arrangement;
const Action = value_types.Action;
const ReducedMotion = value_types.ReducedMotion;
const AnimationGroupKind = value_types.AnimationGroupKind;
const AnimatorPosition = value_types.AnimatorPosition;
const WarningKind = value_types.WarningKind;
const WarningText = value_types.WarningText;
const SceneChangeFlags = value_types.SceneChangeFlags;
const InputKind = value_types.InputKind;
const FieldKind = value_types.FieldKind;
const StateKind = value_types.StateKind;
const PointerAction = value_types.PointerAction;
const KeyAction = value_types.KeyAction;
const Key = value_types.Key;
const ModifierFlags = value_types.ModifierFlags;
const Role = value_types.Role;
const AccessibilityFlags = value_types.AccessibilityFlags;
const AccessibilityText = value_types.AccessibilityText;
const DrawKind = value_types.DrawKind;
const Paint = value_types.Paint;
const Align = value_types.Align;
const Baseline = value_types.Baseline;
const Fit = value_types.Fit;
const BlendMode = value_types.BlendMode;
const Point = value_types.Point;
const Rectangle = value_types.Rectangle;
const Transform = value_types.Transform;
const Spring = value_types.Spring;
const PreparedSpring = value_types.PreparedSpring;
const CubicBezier = value_types.CubicBezier;
const KeyframeOptions = value_types.KeyframeOptions;
const Keyframe = value_types.Keyframe;
const KeyframesInfo = value_types.KeyframesInfo;
const MediaTiming = value_types.MediaTiming;
const MediaSample = value_types.MediaSample;
const WebTiming = value_types.WebTiming;
const WebSample = value_types.WebSample;
const Decay = value_types.Decay;
const RubberBand = value_types.RubberBand;
const ColorInterpolation = value_types.ColorInterpolation;
const TransformParts = value_types.TransformParts;
const PathParsing = value_types.PathParsing;
const PathFormat = value_types.PathFormat;
const PathLocation = value_types.PathLocation;
const PathTrimOptions = value_types.PathTrimOptions;
const Subpath = value_types.Subpath;
const StrokeStyle = value_types.StrokeStyle;
const MorphPair = value_types.MorphPair;
const MorphOptions = value_types.MorphOptions;
const Event = value_types.Event;
const StageOptions = value_types.StageOptions;
const PropertyOptions = value_types.PropertyOptions;
const PropertyInfo = value_types.PropertyInfo;
const Motion = value_types.Motion;
const AnimationOptions = value_types.AnimationOptions;
const AnimationGroupOptions = value_types.AnimationGroupOptions;
const StageInfo = value_types.StageInfo;
const DocumentOptions = value_types.DocumentOptions;
const DocumentWarning = value_types.DocumentWarning;
const SceneOptions = value_types.SceneOptions;
const SceneInfo = value_types.SceneInfo;
const SceneChange = value_types.SceneChange;
const InputInfo = value_types.InputInfo;
const EventField = value_types.EventField;
const EventValue = value_types.EventValue;
const MachineStateInfo = value_types.MachineStateInfo;
const ListInfo = value_types.ListInfo;
const ItemInfo = value_types.ItemInfo;
const RegionInfo = value_types.RegionInfo;
const AccessibilityElement = value_types.AccessibilityElement;
const GradientStop = value_types.GradientStop;
const DrawPath = value_types.DrawPath;
const LinearGradient = value_types.LinearGradient;
const RadialGradient = value_types.RadialGradient;
const AngularGradient = value_types.AngularGradient;
const DrawGradient = value_types.DrawGradient;
const DrawPaint = value_types.DrawPaint;
const DrawFill = value_types.DrawFill;
const DrawStroke = value_types.DrawStroke;
const DrawText = value_types.DrawText;
const DrawImage = value_types.DrawImage;
const DrawShadow = value_types.DrawShadow;
const DrawLayer = value_types.DrawLayer;
const DrawClip = value_types.DrawClip;
const DrawContent = value_types.DrawContent;
const DrawCommand = value_types.DrawCommand;
const Display = value_types.Display;
const TraceInfo = value_types.TraceInfo;

/// What C calls, for each function of the host's.
const callbacks = struct {
    fn anim_easing_callback(comptime Context: type, comptime function: anytype) ?*const raw.anim_easing_callback {
        if (Context == @TypeOf(null)) return null;
        return &struct {
            fn call(context: ?*anyopaque, x: f64) callconv(.c) f64 {
                const given = runtime.contextBack(Context, context);
                const earlier = runtime.putAside();
                defer runtime.putBack(earlier);
                return runtime.finish(f64, function(given, x), std.math.nan(f64));
            }
        }.call;
    }

    fn anim_event_callback(comptime Context: type, comptime function: anytype) ?*const raw.anim_event_callback {
        if (Context == @TypeOf(null)) return null;
        return &struct {
            fn call(context: ?*anyopaque, event: ?*const Event) callconv(.c) void {
                const given = runtime.contextBack(Context, context);
                const earlier = runtime.putAside();
                defer runtime.putBack(earlier);
                return runtime.finish(void, function(given, event.?.*), {});
            }
        }.call;
    }

    fn anim_property_callback(comptime Context: type, comptime function: anytype) ?*const raw.anim_property_callback {
        if (Context == @TypeOf(null)) return null;
        return &struct {
            fn call(context: ?*anyopaque, property: u64, value: ?[*]const f64, count: usize) callconv(.c) void {
                const given = runtime.contextBack(Context, context);
                const earlier = runtime.putAside();
                defer runtime.putBack(earlier);
                return runtime.finish(void, function(given, property, runtime.view(f64, value, count)), {});
            }
        }.call;
    }
};

/// a property of a stage
///
/// A handle: copies mean the same thing. Used after its stage is gone, it is an error.
pub const Property = struct {
    stage: Stage,
    /// The identifier as C has it; 0 is no thing.
    id: u64,

    /// Sets a number: at once, or moved by the open transaction.
    pub fn set(self: Property, value: f64) Error!void {
        return self.setValue(&.{value});
    }

    /// The first component as it is shown now: the value, of a scalar.
    pub fn now(self: Property) Error!f64 {
        var value: [1]f64 = undefined;
        try self.getValue(.presentation, &value);
        return value[0];
    }

    /// Its components, as many as there are now. The caller frees them.
    pub fn components(self: Property, gpa: Allocator, what: Read) Error![]f64 {
        const info = try self.getInfo();
        const is_shown = what == .presentation or what == .velocity;
        const values = try runtime.alloc(gpa, f64, if (is_shown) info.shown_count else info.component_count);
        errdefer gpa.free(values);
        try self.getValue(what, values);
        return values;
    }

    /// Its name, empty where it has none. The caller frees it.
    pub fn getName(self: Property, gpa: Allocator) Error![]u8 {
        const info = try self.getInfo();
        if (info.name < 0) return runtime.alloc(gpa, u8, 0);
        return self.stage.getName(gpa, info.name);
    }

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
    pub fn setPath(self: Property, path: Path) Error!void {
        try runtime.check(raw.anim_stage_set_path(self.stage.handle.get(), self.id, path.handle.get()));
    }

    /// Sets a property's path in a transaction of its own, as anim_stage_spring_to sets numbers. The path moves there
    /// by a spring: point by point, turning or as a morph, see anim_stage_set_path. It starts with the present
    /// velocity, or with velocity if that is given: one of each coordinate of path, also where the property holds a
    /// path with other verbs.
    pub fn springToPath(self: Property, path: Path, velocity: ?[]const f64, spring: Spring) Error!Transaction {
        const shared_count: usize = if (velocity) |values| values.len else 0;
        var transaction_out: u64 = undefined;
        try runtime.check(raw.anim_stage_spring_to_path(self.stage.handle.get(), self.id, path.handle.get(), if (velocity) |values| values.ptr else null, shared_count, &spring, &transaction_out));
        return .{ .stage = self.stage, .id = transaction_out };
    }

    /// The same by a curve over duration seconds, 0 to ANIM_LIMIT_DURATION_SECONDS.
    pub fn curveToPath(self: Property, path: Path, curve: CubicBezier, duration: f64) Error!Transaction {
        var transaction_out: u64 = undefined;
        try runtime.check(raw.anim_stage_curve_to_path(self.stage.handle.get(), self.id, path.handle.get(), &curve, duration, &transaction_out));
        return .{ .stage = self.stage, .id = transaction_out };
    }

    /// The property's path, as ANIM_READ_MODEL or ANIM_READ_PRESENTATION. While the property moves to a path with other
    /// verbs, presentation and velocity have as many components as the path that is shown.
    pub fn getPath(self: Property, what: Read) Error!Path {
        const path_out = try Path.init();
        errdefer path_out.deinit();
        try runtime.check(raw.anim_stage_get_path(self.stage.handle.get(), self.id, what, path_out.handle.get()));
        return path_out;
    }

    /// Removes a property; its animations end unfinished. ANIM_ERROR_STATE for one that a scene's document made.
    pub fn remove(self: Property) Error!void {
        try runtime.check(raw.anim_stage_remove_property(self.stage.handle.get(), self.id));
    }

    /// Describes a property.
    pub fn getInfo(self: Property) Error!PropertyInfo {
        var info_out: PropertyInfo = .{};
        try runtime.check(raw.anim_stage_get_property_info(self.stage.handle.get(), self.id, &info_out));
        return info_out;
    }

    /// The distance (in the property's units) and speed (units per second) below which a spring counts as at rest, for
    /// animations begun from now on. Above 0 and at most 1e150 (ANIM_ERROR_ARGUMENT); 0.001 by default. It is checked
    /// before the property is.
    pub fn setThreshold(self: Property, threshold: f64) Error!void {
        try runtime.check(raw.anim_stage_set_threshold(self.stage.handle.get(), self.id, threshold));
    }

    /// Sets the model value. Inside an open transaction the presentation value moves there by the transaction's motion,
    /// from where it is and, for a spring, with its present velocity (see ANIM_INTERRUPTION_... for other ways). A
    /// transaction with a delay lets a running animation go on until the delay ends. Outside any transaction, or with
    /// ANIM_MOTION_KIND_NONE, it jumps there. In each case a running or waiting animation of the property ends
    /// unfinished when the new one takes over. Setting a property that is at rest to the value it has does nothing.
    /// Components are at most 1e150 in size (ANIM_ERROR_LIMIT).
    pub fn setValue(self: Property, value: []const f64) Error!void {
        try runtime.check(raw.anim_stage_set_value(self.stage.handle.get(), self.id, value.ptr, value.len));
    }

    /// Sets a property's model value in a transaction of its own, inside the innermost open one. The presentation moves
    /// there by a spring, which replaces the property's animations, from where it is. It starts with the present
    /// velocity, or with velocity if that is given (of the presentation, units per second, each at most 1e150 in size).
    /// A property that has an action of its own moves by that. Gives the transaction, which is committed and completes
    /// when the property has arrived; it may be complete already.
    pub fn springTo(self: Property, value: []const f64, velocity: ?[]const f64, spring: Spring) Error!Transaction {
        if (velocity) |values| try runtime.require(values.len == value.len, "velocity must be as long as value");
        var transaction_out: u64 = undefined;
        try runtime.check(raw.anim_stage_spring_to(self.stage.handle.get(), self.id, value.ptr, if (velocity) |values| values.ptr else null, value.len, &spring, &transaction_out));
        return .{ .stage = self.stage, .id = transaction_out };
    }

    /// The same by a curve over duration seconds, 0 to ANIM_LIMIT_DURATION_SECONDS.
    pub fn curveTo(self: Property, value: []const f64, curve: CubicBezier, duration: f64) Error!Transaction {
        var transaction_out: u64 = undefined;
        try runtime.check(raw.anim_stage_curve_to(self.stage.handle.get(), self.id, value.ptr, value.len, &curve, duration, &transaction_out));
        return .{ .stage = self.stage, .id = transaction_out };
    }

    /// Reads one property: as many numbers as it has components.
    pub fn getValue(self: Property, what: Read, value: []f64) Error!void {
        try runtime.check(raw.anim_stage_get_value(self.stage.handle.get(), self.id, what, value.ptr, value.len));
    }

    /// Sets a property's action. motion is read for ANIM_ACTION_OWN.
    pub fn setAction(self: Property, action: Action, motion: ?Motion) Error!void {
        try runtime.check(raw.anim_stage_set_action(self.stage.handle.get(), self.id, action, if (motion) |*given| given else null));
    }

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
    pub fn animate(self: Property, options: AnimationOptions) Error!Animation {
        var animation_out: u64 = undefined;
        try runtime.check(raw.anim_stage_animate(self.stage.handle.get(), self.id, &options, &animation_out));
        return .{ .stage = self.stage, .id = animation_out };
    }

    /// Begins an explicit animation of a path. from and to are paths of any verbs, and replace those of the options;
    /// either may be left out. An end given as a path must not be set in the options; their other members apply. On its
    /// way the property shows what anim_morph_create() without options makes of the two ends, with the exceptions of
    /// anim_stage_set_path; if it is additive or cumulative, the paths move in a common structure. Where it ends at to
    /// and sets the model, the model is that path. ANIM_ERROR_KIND for a property that is no path.
    pub fn animatePath(self: Property, options: AnimationOptions, from: ?Path, to: ?Path) Error!Animation {
        var animation_out: u64 = undefined;
        try runtime.check(raw.anim_stage_animate_path(self.stage.handle.get(), self.id, &options, if (from) |given| try runtime.present(given.handle.get(), "from is gone; give one that is there, or null") else null, if (to) |given| try runtime.present(given.handle.get(), "to is gone; give one that is there, or null") else null, &animation_out));
        return .{ .stage = self.stage, .id = animation_out };
    }

    /// Whether a property's path rotates when it moves to a rotated copy of itself (1, the default), or its points
    /// always move straight (0), as in CSS and Lottie. Applies from the next animation on. Part of snapshots.
    /// ANIM_ERROR_KIND for a property that is no path.
    pub fn setPathTurns(self: Property, turns: bool) Error!void {
        try runtime.check(raw.anim_stage_set_path_turns(self.stage.handle.get(), self.id, @intFromBool(turns)));
    }

    /// Whether a property's path rotates when it moves to a rotated copy of itself (1, the default), or its points
    /// always move straight (0), as in CSS and Lottie. Applies from the next animation on. Part of snapshots.
    /// ANIM_ERROR_KIND for a property that is no path.
    pub fn getPathTurns(self: Property) Error!bool {
        var turns_out: i32 = 0;
        try runtime.check(raw.anim_stage_get_path_turns(self.stage.handle.get(), self.id, &turns_out));
        return turns_out != 0;
    }

    /// How a property's path is drawn, one of ANIM_MORPH_PAINT_..., FILL by default: it decides how the path morphs,
    /// see anim_morph_options. Applies from the next animation on. Part of snapshots. ANIM_ERROR_KIND for a property
    /// that is no path.
    pub fn setPathPaint(self: Property, paint: MorphPaint) Error!void {
        try runtime.check(raw.anim_stage_set_path_paint(self.stage.handle.get(), self.id, paint));
    }

    /// How a property's path is drawn, one of ANIM_MORPH_PAINT_..., FILL by default: it decides how the path morphs,
    /// see anim_morph_options. Applies from the next animation on. Part of snapshots. ANIM_ERROR_KIND for a property
    /// that is no path.
    pub fn getPathPaint(self: Property) Error!MorphPaint {
        var paint_out: MorphPaint = undefined;
        try runtime.check(raw.anim_stage_get_path_paint(self.stage.handle.get(), self.id, &paint_out));
        return paint_out;
    }

    /// Removes all animations of a property: it shows its model value.
    pub fn removeAllAnimations(self: Property) Error!void {
        try runtime.check(raw.anim_stage_remove_all_animations(self.stage.handle.get(), self.id));
    }

    /// Stops a property at its presentation value, as when a finger catches a moving object. The model value becomes
    /// that value, and the animations of the property end unfinished. The property keeps its velocity: the next spring
    /// (of a value that is set, with ANIM_INTERRUPTION_REPLACE, or of an explicit animation) starts with it, unless it
    /// is given one. The velocity is forgotten once the property jumps or anything else moves it. A property that
    /// nothing moves stays as it is. A path keeps no velocity.
    pub fn hold(self: Property) Error!void {
        try runtime.check(raw.anim_stage_hold(self.stage.handle.get(), self.id));
    }

    /// Makes a property derived: text has one expression for each component, separated by commas, over the components
    /// of other properties: x (of a property with one component), frame.width, point.y, v[3], `any name`.x; see the
    /// section on expressions. Its presentation is computed from presentations, its model from models, its velocity by
    /// the chain rule; a result that is not finite, or beyond 1e150, becomes 0. Its animations end; from then on
    /// setting or animating it is ANIM_ERROR_STATE. An empty text makes it an ordinary property again, which keeps its
    /// value. ANIM_ERROR_SYNTAX with line and column, ANIM_ERROR_NOT_FOUND for an unknown name, ANIM_ERROR_STATE for a
    /// cycle, which the message names.
    pub fn setExpression(self: Property, text_: []const u8) Error!void {
        try runtime.check(raw.anim_stage_set_expression(self.stage.handle.get(), self.id, text_.ptr, text_.len));
    }

    /// The text of a derived property's expressions; empty for others.
    pub fn getExpression(self: Property, gpa: Allocator) Error![]u8 {
        var buffer_out_length: usize = 0;
        var buffer_out_ptr: ?[*]u8 = null;
        var buffer_out_room: usize = 0;
        try runtime.check(raw.anim_stage_get_expression(self.stage.handle.get(), self.id, buffer_out_ptr, buffer_out_room, &buffer_out_length));
        const buffer_out = try runtime.alloc(gpa, u8, buffer_out_length);
        errdefer gpa.free(buffer_out);
        if (buffer_out_length != 0) {
            buffer_out_ptr = buffer_out.ptr;
            buffer_out_room = buffer_out.len;
            try runtime.check(raw.anim_stage_get_expression(self.stage.handle.get(), self.id, buffer_out_ptr, buffer_out_room, &buffer_out_length));
        }
        return buffer_out;
    }

    /// Sets a property's observer: it is called at the end of every advance after which the presentation differs from
    /// what it last received (at first: from now). A property has one observer; without a callback it is removed. To
    /// poll, see anim_stage_take_changed.
    pub fn observe(self: Property, context: anytype, comptime function: anytype) Error!void {
        try runtime.check(raw.anim_stage_observe(self.stage.handle.get(), self.id, callbacks.anim_property_callback(@TypeOf(context), function), runtime.contextOf(context), null));
    }
};

/// a transaction of a stage
///
/// A handle: copies mean the same thing. Used after its stage is gone, it is an error.
pub const Transaction = struct {
    stage: Stage,
    /// The identifier as C has it; 0 is no thing.
    id: u64,

    /// Closes the innermost open transaction, which must be this one (ANIM_ERROR_STATE). It completes, once, when all
    /// animations begun in it have ended: at once when there are none.
    pub fn commit(self: Transaction) Error!void {
        try runtime.check(raw.anim_stage_commit_transaction(self.stage.handle.get(), self.id));
    }
};

/// an animation of a property
///
/// A handle: copies mean the same thing. Used after its stage is gone, it is an error.
pub const Animation = struct {
    stage: Stage,
    /// The identifier as C has it; 0 is no thing.
    id: u64,

    /// Removes an animation. It ends unfinished, and no longer affects its property.
    pub fn remove(self: Animation) Error!void {
        try runtime.check(raw.anim_stage_remove_animation(self.stage.handle.get(), self.id));
    }
};

/// a group of animations with a clock of its own; an animator is one
///
/// A handle: copies mean the same thing. Used after its stage is gone, it is an error.
pub const AnimationGroup = struct {
    stage: Stage,
    /// The identifier as C has it; 0 is no thing.
    id: u64,

    /// Removes a group and those inside it; their animations end unfinished.
    pub fn remove(self: AnimationGroup) Error!void {
        try runtime.check(raw.anim_stage_remove_group(self.stage.handle.get(), self.id));
    }

    /// A group's own time in seconds; an animator's is its fraction times its duration.
    pub fn getTime(self: AnimationGroup) Error!f64 {
        var seconds_out: f64 = undefined;
        try runtime.check(raw.anim_animation_group_get_time(self.stage.handle.get(), self.id, &seconds_out));
        return seconds_out;
    }

    /// Sets how fast a clock runs from now on (0 to ANIM_LIMIT_TIME_SCALE), and whether it is paused. ANIM_ERROR_KIND
    /// for other groups.
    pub fn setSpeed(self: AnimationGroup, speed: f64) Error!void {
        try runtime.check(raw.anim_animation_group_set_speed(self.stage.handle.get(), self.id, speed));
    }

    /// Sets how fast a clock runs from now on (0 to ANIM_LIMIT_TIME_SCALE), and whether it is paused. ANIM_ERROR_KIND
    /// for other groups.
    pub fn setPaused(self: AnimationGroup, paused: bool) Error!void {
        try runtime.check(raw.anim_animation_group_set_paused(self.stage.handle.get(), self.id, @intFromBool(paused)));
    }

    /// Sets a clock to a time of its own (seconds, 0 to 1e9): its animations show their values at that time. Animations
    /// that end before that time end when the stage next advances. An animation that has ended but fills forwards runs,
    /// and ends, once more if the time is before its end.
    pub fn seek(self: AnimationGroup, seconds: f64) Error!void {
        try runtime.check(raw.anim_animation_group_seek(self.stage.handle.get(), self.id, seconds));
    }

    /// Its position: 0 at the start, 1 at the end; outside of that while a spring overshoots. 0 while it has no
    /// duration.
    pub fn getFraction(self: AnimationGroup) Error!f64 {
        var fraction_out: f64 = undefined;
        try runtime.check(raw.anim_animator_get_fraction(self.stage.handle.get(), self.id, &fraction_out));
        return fraction_out;
    }

    /// Pauses it at a fraction, 0 to 1: everything is shown as if it had been played to there.
    pub fn setFraction(self: AnimationGroup, fraction: f64) Error!void {
        try runtime.check(raw.anim_animator_set_fraction(self.stage.handle.get(), self.id, fraction));
    }

    /// Pauses it where it is.
    pub fn pause(self: AnimationGroup) Error!void {
        try runtime.check(raw.anim_animator_pause(self.stage.handle.get(), self.id));
    }

    /// Runs it from where it is: to its end, or (reversed: 1) back to its start. motion says how the fraction moves.
    /// Without a motion, or with ANIM_MOTION_KIND_INHERIT, it moves evenly, and each animation keeps its own curve;
    /// with ANIM_MOTION_KIND_NONE it jumps; a curve or easing covers the rest of the way. A spring starts with the
    /// fraction's present velocity, or with velocity if that is not NaN (per second, at most 1e9), and lasts until it
    /// is at rest. Otherwise the rest of the way takes its share of duration_factor (0 to 1e6; usually 1) times the
    /// animator's duration; a curve or easing takes the duration of motion instead, if that is set. Other members of
    /// motion are not read. On arrival at either end, its animations end finished and the animator is removed. At the
    /// start, the model values are the old ones again.
    pub fn run(self: AnimationGroup, reversed: bool, motion: ?Motion, duration_factor: f64, velocity: f64) Error!void {
        try runtime.check(raw.anim_animator_run(self.stage.handle.get(), self.id, @intFromBool(reversed), if (motion) |*given| given else null, duration_factor, velocity));
    }

    /// Stops and removes it: its properties take their new values, their old ones, or stay where they are.
    pub fn stop(self: AnimationGroup, position: AnimatorPosition) Error!void {
        try runtime.check(raw.anim_animator_stop(self.stage.handle.get(), self.id, position));
    }
};

/// a spring bank
///
/// A handle: copies mean the same thing. Used after its stage is gone, it is an error.
pub const SpringBank = struct {
    stage: Stage,
    /// The identifier as C has it; 0 is no thing.
    id: u64,

    /// Removes a bank; its springs are not reported any more.
    pub fn remove(self: SpringBank) Error!void {
        try runtime.check(raw.anim_stage_remove_bank(self.stage.handle.get(), self.id));
    }

    /// Gives springs new targets. They keep their positions and velocities. indices selects the springs
    /// (ANIM_ERROR_NOT_FOUND for an index beyond the bank; if one occurs twice, the last counts); without indices, the
    /// targets are those of the first springs. All or nothing. A spring at rest at its target stays there and is not
    /// reported. With reduced motion springs jump to their targets and come to rest at once. Some 30 ns a spring in
    /// order, ten times that in random order in a bank larger than the caches.
    pub fn retarget(self: SpringBank, indices: ?[]const u32, targets: []const f64) Error!void {
        if (indices) |values| try runtime.require(values.len == targets.len, "indices must be as long as targets");
        try runtime.check(raw.anim_spring_bank_retarget(self.stage.handle.get(), self.id, if (indices) |values| values.ptr else null, targets.ptr, targets.len));
    }

    /// Sets springs to values, at rest. They are not reported as settled. indices as for anim_spring_bank_retarget().
    pub fn setValues(self: SpringBank, indices: ?[]const u32, values_: []const f64) Error!void {
        if (indices) |values| try runtime.require(values.len == values_.len, "indices must be as long as values");
        try runtime.check(raw.anim_spring_bank_set_values(self.stage.handle.get(), self.id, if (indices) |values| values.ptr else null, values_.ptr, values_.len));
    }

    /// The presentation of all of a bank's springs, as of the last advance: a view, valid until something is added to
    /// the stage or the stage is destroyed; its numbers change when the stage advances.
    pub fn getValues(self: SpringBank) Error![]const f64 {
        var values_out: ?[*]const f64 = null;
        var values_out_length: usize = 0;
        try runtime.check(raw.anim_spring_bank_get_values(self.stage.handle.get(), self.id, &values_out, &values_out_length));
        return runtime.view(f64, values_out, values_out_length);
    }

    /// Makes a view of a bank's values, which may be released before the stage or after.
    pub fn viewCreate(self: SpringBank) Error!SpringBankView {
        const view_out_handle = try runtime.Handle(raw.anim_spring_bank_view).reserve();
        errdefer view_out_handle.retire();
        var view_out: ?*raw.anim_spring_bank_view = null;
        try runtime.check(raw.anim_spring_bank_view_create(self.stage.handle.get(), self.id, &view_out));
        return .{ .handle = view_out_handle.put(view_out.?) };
    }

    /// The velocities of all springs, in units per second.
    pub fn getVelocities(self: SpringBank, velocities: []f64) Error!void {
        try runtime.check(raw.anim_spring_bank_get_velocities(self.stage.handle.get(), self.id, velocities.ptr, velocities.len));
    }

    /// How many springs move, and how many have come to rest and were not yet taken.
    pub fn getCounts(self: SpringBank) Error!struct { moving: usize, settled: usize } {
        var moving_out: usize = undefined;
        var settled_out: usize = undefined;
        try runtime.check(raw.anim_spring_bank_get_counts(self.stage.handle.get(), self.id, &moving_out, &settled_out));
        return .{ .moving = moving_out, .settled = settled_out };
    }

    /// Takes the indices of springs that have come to rest, in the order in which they did. Springs that were
    /// retargeted within the same time slot are reported together, when the last of them has come to rest. A spring
    /// that was retargeted again since is still reported, once.
    pub fn takeSettled(self: SpringBank, gpa: Allocator) Error![]u32 {
        var indices_out_length: usize = 0;
        var indices_out_ptr: ?[*]u32 = null;
        var indices_out_room: usize = 0;
        try runtime.check(raw.anim_spring_bank_take_settled(self.stage.handle.get(), self.id, indices_out_ptr, indices_out_room, &indices_out_length));
        const indices_out = try runtime.alloc(gpa, u32, indices_out_length);
        errdefer gpa.free(indices_out);
        if (indices_out_length != 0) {
            indices_out_ptr = indices_out.ptr;
            indices_out_room = indices_out.len;
            try runtime.check(raw.anim_spring_bank_take_settled(self.stage.handle.get(), self.id, indices_out_ptr, indices_out_room, &indices_out_length));
        }
        return indices_out;
    }
};

/// A timing function of any kind: the progress y of a value when a fraction x of the time has passed. It is immutable.
/// Several threads may use it at once; an easing with a callback only if that callback may run on several threads at
/// once. Other objects that use an easing, such as a stage, keep it alive: the host may destroy its own reference at
/// any time, but not inside the easing's callback.
///
/// A handle: copies mean the same object. Used after deinit, it is an error.
pub const Easing = struct {
    handle: runtime.Handle(raw.anim_easing),

    /// Releases it. Where that is refused, as inside a callback of its own, it stays; destroy() tells.
    pub fn deinit(self: Easing) void {
        self.destroy() catch {};
    }

    /// Reads a CSS \<easing-function> (CSS Easing Functions Level 2): linear, ease, ease-in, ease-out, ease-in-out,
    /// step-start, step-end, cubic-bezier(x1, y1, x2, y2), steps(count, position), linear(stop, ...). Three extensions:
    /// default, as in anim_cubic_bezier_make_named; the names of Penner's functions, such as easeOutBounce; and
    /// spring(mass stiffness damping initial-velocity duration). Upper and lower case, white space and comments as in
    /// CSS; no escapes and no calc(). ANIM_ERROR_SYNTAX with line and column; ANIM_ERROR_ARGUMENT and ANIM_ERROR_LIMIT
    /// as in the calls below.
    pub fn initCss(text_: []const u8) Error!Easing {
        const easing_out_handle = try runtime.Handle(raw.anim_easing).reserve();
        errdefer easing_out_handle.retire();
        var easing_out: ?*raw.anim_easing = null;
        try runtime.check(raw.anim_easing_create_css(text_.ptr, text_.len, &easing_out));
        return .{ .handle = easing_out_handle.put(easing_out.?) };
    }

    /// A cubic Bezier timing curve, prepared for frequent evaluation. Preparing takes some 3 microseconds and 9
    /// kilobytes (up to 12 and 33 for a curve that is almost level in x somewhere); a value then takes some 3
    /// nanoseconds. Values are accurate to 1e-12 times the largest of 1, |y1| and |y2|, but need not have the bits of
    /// anim_cubic_bezier_evaluate. Beyond [0, 1] as there.
    pub fn initCubicBezier(curve: CubicBezier) Error!Easing {
        const easing_out_handle = try runtime.Handle(raw.anim_easing).reserve();
        errdefer easing_out_handle.retire();
        var easing_out: ?*raw.anim_easing = null;
        try runtime.check(raw.anim_easing_create_cubic_bezier(&curve, &easing_out));
        return .{ .handle = easing_out_handle.put(easing_out.?) };
    }

    /// CSS steps(). position is ANIM_STEP_POSITION_JUMP_...; count >= 1. Beyond [0, 1] the steps continue.
    pub fn initSteps(count: i32, position: StepPosition) Error!Easing {
        const easing_out_handle = try runtime.Handle(raw.anim_easing).reserve();
        errdefer easing_out_handle.retire();
        var easing_out: ?*raw.anim_easing = null;
        try runtime.check(raw.anim_easing_create_steps(count, position, &easing_out));
        return .{ .handle = easing_out_handle.put(easing_out.?) };
    }

    /// CSS linear(): straight lines between stops; the outermost lines continue beyond them. inputs are fractions (CSS
    /// percentages divided by 100): NaN for one that is not given; they may be left out if none is. As in CSS, the
    /// first then defaults to 0, the last to 1, others are spaced evenly, and an input below an earlier one is raised
    /// to it. Two stops with the same input are a jump; one stop alone is a constant. ANIM_ERROR_LIMIT for numbers
    /// above 1e6 in size.
    pub fn initLinear(outputs: []const f64, inputs: ?[]const f64) Error!Easing {
        if (inputs) |values| try runtime.require(values.len == outputs.len, "inputs must be as long as outputs");
        const easing_out_handle = try runtime.Handle(raw.anim_easing).reserve();
        errdefer easing_out_handle.retire();
        var easing_out: ?*raw.anim_easing = null;
        try runtime.check(raw.anim_easing_create_linear(outputs.ptr, if (inputs) |values| values.ptr else null, outputs.len, &easing_out));
        return .{ .handle = easing_out_handle.put(easing_out.?) };
    }

    /// One of Penner's functions. It is 0 for all x < 0 and 1 for all x > 1.
    pub fn initPenner(penner: Penner) Error!Easing {
        const easing_out_handle = try runtime.Handle(raw.anim_easing).reserve();
        errdefer easing_out_handle.retire();
        var easing_out: ?*raw.anim_easing = null;
        try runtime.check(raw.anim_easing_create_penner(penner, &easing_out));
        return .{ .handle = easing_out_handle.put(easing_out.?) };
    }

    /// The motion of a spring from 0 to 1; x is the time in units of duration (seconds, 0 < duration <= 1e9).
    /// initial_velocity is in distances per second, at most 1e150 in size. The motion is not scaled to end at 1: as in
    /// UIKit, the rest of the swing is cut off, and the value is exactly 1 for all x >= 1. 0 for all x < 0.
    pub fn initSpring(spring: Spring, duration: f64, initial_velocity: f64) Error!Easing {
        const easing_out_handle = try runtime.Handle(raw.anim_easing).reserve();
        errdefer easing_out_handle.retire();
        var easing_out: ?*raw.anim_easing = null;
        try runtime.check(raw.anim_easing_create_spring(&spring, duration, initial_velocity, &easing_out));
        return .{ .handle = easing_out_handle.put(easing_out.?) };
    }

    /// An easing that calls the host, on the thread that evaluates it, once for each x (three times for a slope). A
    /// result that is not finite is replaced by x.
    pub fn initCallback(context: anytype, comptime function: anytype) Error!Easing {
        const easing_out_handle = try runtime.Handle(raw.anim_easing).reserve();
        errdefer easing_out_handle.retire();
        var easing_out: ?*raw.anim_easing = null;
        try runtime.check(raw.anim_easing_create_callback(callbacks.anim_easing_callback(@TypeOf(context), function), runtime.contextOf(context), null, &easing_out));
        return .{ .handle = easing_out_handle.put(easing_out.?) };
    }

    /// Releases the host's reference to an easing.
    pub fn destroy(self: Easing) Error!void {
        try runtime.check(raw.anim_easing_destroy(self.handle.get()));
        self.handle.retire();
    }

    /// The progress y at x. before is CSS's before flag (0 or 1): 1 gives the value before the jump at a jump of
    /// steps(), and the first of the stops with that input at the start of linear(). Elsewhere it has no effect.
    pub fn evaluate(self: Easing, x: f64, before: bool) Error!f64 {
        var y_out: f64 = undefined;
        try runtime.check(raw.anim_easing_evaluate(self.handle.get(), x, @intFromBool(before), &y_out));
        return y_out;
    }

    /// The same at many x at once, with before 0 and the same bits; allocates nothing.
    pub fn evaluateMany(self: Easing, xs: []const f64, ys: []f64) Error!void {
        try runtime.require(ys.len == xs.len, "ys must have room for one result each");
        try runtime.check(raw.anim_easing_evaluate_many(self.handle.get(), xs.ptr, xs.len, ys.ptr));
    }

    /// Many tweens by one easing: values[i] = origins[i] + y(xs[i]) * (targets[i] - origins[i]). xs has one number for
    /// each tween, or one for all. anim_easing_animate_many_float() takes and returns floats; it computes in doubles
    /// and rounds once. Every number, and every target minus its origin, must be finite.
    pub fn animateMany(self: Easing, xs: []const f64, origins: []const f64, targets: []const f64, values_: []f64) Error!void {
        try runtime.require(targets.len == origins.len, "targets must be as long as origins");
        try runtime.require(values_.len == origins.len, "values must have room for one result each");
        try runtime.check(raw.anim_easing_animate_many(self.handle.get(), xs.ptr, xs.len, origins.ptr, targets.ptr, origins.len, values_.ptr));
    }

    /// Many tweens by one easing: values[i] = origins[i] + y(xs[i]) * (targets[i] - origins[i]). xs has one number for
    /// each tween, or one for all. anim_easing_animate_many_float() takes and returns floats; it computes in doubles
    /// and rounds once. Every number, and every target minus its origin, must be finite.
    pub fn animateManyFloat(self: Easing, xs: []const f32, origins: []const f32, targets: []const f32, values_: []f32) Error!void {
        try runtime.require(targets.len == origins.len, "targets must be as long as origins");
        try runtime.require(values_.len == origins.len, "values must have room for one result each");
        try runtime.check(raw.anim_easing_animate_many_float(self.handle.get(), xs.ptr, xs.len, origins.ptr, targets.ptr, origins.len, values_.ptr));
    }

    /// dy/dx at x: infinite where a curve's tangent is vertical, 0 for steps(). A curve's slope is accurate to some
    /// 1e-9; a callback's is a difference quotient over 2^-20. At a corner, the slope to its right.
    pub fn getSlope(self: Easing, x: f64) Error!f64 {
        var slope_out: f64 = undefined;
        try runtime.check(raw.anim_easing_get_slope(self.handle.get(), x, &slope_out));
        return slope_out;
    }

    /// The easing as CSS text that parses to the same function: keywords for the five named curves, start or jump-start
    /// as it was read, one percentage for each stop, each number the shortest that parses to itself. A callback is
    /// "callback", which cannot be parsed.
    pub fn getCss(self: Easing, gpa: Allocator) Error![]u8 {
        var buffer_out_length: usize = 0;
        var buffer_out_ptr: ?[*]u8 = null;
        var buffer_out_room: usize = 0;
        try runtime.check(raw.anim_easing_get_css(self.handle.get(), buffer_out_ptr, buffer_out_room, &buffer_out_length));
        const buffer_out = try runtime.alloc(gpa, u8, buffer_out_length);
        errdefer gpa.free(buffer_out);
        if (buffer_out_length != 0) {
            buffer_out_ptr = buffer_out.ptr;
            buffer_out_room = buffer_out.len;
            try runtime.check(raw.anim_easing_get_css(self.handle.get(), buffer_out_ptr, buffer_out_room, &buffer_out_length));
        }
        return buffer_out;
    }
};

/// A motion by keyframes: a function of time from 0 to its duration, with values of one or more components. No call
/// changes the motion. But evaluating it uses memory of the object, so one thread at a time may do that. Values and
/// velocities are rows of component_count numbers, each at most 1e150 in size.
///
/// A handle: copies mean the same object. Used after deinit, it is an error.
pub const Keyframes = struct {
    handle: runtime.Handle(raw.anim_keyframes),

    /// Releases it. Where that is refused, as inside a callback of its own, it stays; destroy() tells.
    pub fn deinit(self: Keyframes) void {
        self.destroy() catch {};
    }

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
    pub fn initValues(options: ?KeyframeOptions, values_: []const f64, times: []const f64, curves: []const CubicBezier, parameters: []const f64) Error!Keyframes {
        const keyframes_out_handle = try runtime.Handle(raw.anim_keyframes).reserve();
        errdefer keyframes_out_handle.retire();
        var keyframes_out: ?*raw.anim_keyframes = null;
        try runtime.check(raw.anim_keyframes_create_values(if (options) |*given| given else null, values_.ptr, values_.len, times.ptr, times.len, curves.ptr, curves.len, parameters.ptr, parameters.len, &keyframes_out));
        return .{ .handle = keyframes_out_handle.put(keyframes_out.?) };
    }

    /// Blocks, as UIKit's addKeyframe(withRelativeStartTime:relativeDuration:): from starts[i] on, and for durations[i]
    /// (both from 0 to 1, in units of the whole duration), the value moves from where it is to row i of values. Between
    /// blocks it holds; a duration of 0 jumps; a block that would end beyond 1 ends at 1. Blocks are ordered by start,
    /// then by index. A block that starts while another runs takes over from the value at that moment (computed on the
    /// straight course; in the discrete mode the earlier block has not jumped yet). In the cubic mode adjacent blocks
    /// form one spline, which comes to rest before a gap, and overshoots where the direction reverses.
    ///
    /// initial: the value at 0, a row; if it is left out, the caller gives it on evaluation. A second row, a velocity,
    /// is not used, since blocks begin at rest.
    pub fn initBlocks(options: ?KeyframeOptions, starts: []const f64, durations: []const f64, values_: []const f64, initial: []const f64) Error!Keyframes {
        try runtime.require(durations.len == starts.len, "durations must be as long as starts");
        const keyframes_out_handle = try runtime.Handle(raw.anim_keyframes).reserve();
        errdefer keyframes_out_handle.retire();
        var keyframes_out: ?*raw.anim_keyframes = null;
        try runtime.check(raw.anim_keyframes_create_blocks(if (options) |*given| given else null, starts.ptr, durations.ptr, starts.len, values_.ptr, values_.len, initial.ptr, initial.len, &keyframes_out));
        return .{ .handle = keyframes_out_handle.put(keyframes_out.?) };
    }

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
    pub fn initTrack(options: ?KeyframeOptions, keys: []const Keyframe, values_: []const f64, velocities: []const f64, initial: []const f64) Error!Keyframes {
        const keyframes_out_handle = try runtime.Handle(raw.anim_keyframes).reserve();
        errdefer keyframes_out_handle.retire();
        var keyframes_out: ?*raw.anim_keyframes = null;
        try runtime.check(raw.anim_keyframes_create_track(if (options) |*given| given else null, keys.ptr, keys.len, values_.ptr, values_.len, velocities.ptr, velocities.len, initial.ptr, initial.len, &keyframes_out));
        return .{ .handle = keyframes_out_handle.put(keyframes_out.?) };
    }

    /// Releases keyframes.
    pub fn destroy(self: Keyframes) Error!void {
        try runtime.check(raw.anim_keyframes_destroy(self.handle.get()));
        self.handle.retire();
    }

    /// Describes keyframes.
    pub fn getInfo(self: Keyframes) Error!KeyframesInfo {
        var info_out: KeyframesInfo = .{};
        try runtime.check(raw.anim_keyframes_get_info(self.handle.get(), &info_out));
        return info_out;
    }

    /// Values and velocities (units per second) at many times (seconds): values and velocities have a row for each
    /// time, and either may be left out. Before 0 the motion stands at its first value, from its duration on at its
    /// last, at rest. At the time of a key the value is that at the start of the next segment: a jump has happened. A
    /// velocity that would be infinite is 0.
    ///
    /// start: the initial value: a row, or two with the velocity. It is read only if the keyframes need it
    /// (needs_start). Blocks always begin at rest. ANIM_ERROR_ARGUMENT for a start of another length.
    pub fn evaluate(self: Keyframes, times: []const f64, start: []const f64, values_: ?[]f64, velocities: ?[]f64) Error!void {
        const shared_count: usize = if (values_) |values| values.len else if (velocities) |values| values.len else 0;
        if (values_) |values| try runtime.require(values.len == shared_count, "values must be as long as values");
        if (velocities) |values| try runtime.require(values.len == shared_count, "velocities must be as long as values");
        try runtime.check(raw.anim_keyframes_evaluate(self.handle.get(), times.ptr, times.len, start.ptr, start.len, if (values_) |values| values.ptr else null, if (velocities) |values| values.ptr else null, shared_count));
    }

    /// The values of many keyframes at one time, their rows concatenated: as many numbers as they have components in
    /// all. ANIM_ERROR_STATE for keyframes that need a start.
    pub fn evaluateMany(gpa: Allocator, keyframes: []const Keyframes, time: f64, values_: []f64) Error!void {
        const keyframes_raw = try runtime.alloc(gpa, ?*raw.anim_keyframes, keyframes.len);
        defer gpa.free(keyframes_raw);
        for (keyframes, keyframes_raw) |each, *address| address.* = each.handle.get();
        try runtime.check(raw.anim_keyframes_evaluate_many(keyframes_raw.ptr, keyframes.len, time, values_.ptr, values_.len));
    }

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
    pub fn initPaths(gpa: Allocator, options: ?KeyframeOptions, paths: []const Path, times: []const f64, curves: []const CubicBezier, parameters: []const f64) Error!Keyframes {
        const paths_raw = try runtime.alloc(gpa, ?*const raw.anim_path, paths.len);
        defer gpa.free(paths_raw);
        for (paths, paths_raw) |each, *address| address.* = each.handle.get();
        const keyframes_out_handle = try runtime.Handle(raw.anim_keyframes).reserve();
        errdefer keyframes_out_handle.retire();
        var keyframes_out: ?*raw.anim_keyframes = null;
        try runtime.check(raw.anim_keyframes_create_paths(if (options) |*given| given else null, paths_raw.ptr, paths.len, times.ptr, times.len, curves.ptr, curves.len, parameters.ptr, parameters.len, &keyframes_out));
        return .{ .handle = keyframes_out_handle.put(keyframes_out.?) };
    }

    /// Blocks of paths, as anim_keyframes_create_blocks makes them of numbers: block i leads to paths[i]. initial: the
    /// path at 0; if it is left out, the one that the property shows when they begin. Otherwise as
    /// anim_keyframes_create_paths; initial counts as the last of the paths. There must be at least one path or an
    /// initial one.
    pub fn initPathBlocks(gpa: Allocator, options: ?KeyframeOptions, starts: []const f64, durations: []const f64, paths: []const Path, initial: ?Path) Error!Keyframes {
        try runtime.require(durations.len == starts.len, "durations must be as long as starts");
        try runtime.require(paths.len == starts.len, "paths must be as long as starts");
        const paths_raw = try runtime.alloc(gpa, ?*const raw.anim_path, paths.len);
        defer gpa.free(paths_raw);
        for (paths, paths_raw) |each, *address| address.* = each.handle.get();
        const keyframes_out_handle = try runtime.Handle(raw.anim_keyframes).reserve();
        errdefer keyframes_out_handle.retire();
        var keyframes_out: ?*raw.anim_keyframes = null;
        try runtime.check(raw.anim_keyframes_create_path_blocks(if (options) |*given| given else null, starts.ptr, durations.ptr, paths_raw.ptr, starts.len, if (initial) |given| try runtime.present(given.handle.get(), "initial is gone; give one that is there, or null") else null, &keyframes_out));
        return .{ .handle = keyframes_out_handle.put(keyframes_out.?) };
    }

    /// A track of paths, as anim_keyframes_create_track makes it of numbers: keys[i] leads to paths[i].
    ///
    /// Keys have no velocities: their flags are 0 or ANIM_KEYFRAME_SETTLES. A linear key shows the morph of the path
    /// before it and its own, see anim_keyframes_create_paths; cubics and springs move points straight. initial: the
    /// path at 0; if it is left out, the one that the property shows when they begin.
    pub fn initPathTrack(gpa: Allocator, options: ?KeyframeOptions, keys: []const Keyframe, paths: []const Path, initial: ?Path) Error!Keyframes {
        try runtime.require(paths.len == keys.len, "paths must be as long as keys");
        const paths_raw = try runtime.alloc(gpa, ?*const raw.anim_path, paths.len);
        defer gpa.free(paths_raw);
        for (paths, paths_raw) |each, *address| address.* = each.handle.get();
        const keyframes_out_handle = try runtime.Handle(raw.anim_keyframes).reserve();
        errdefer keyframes_out_handle.retire();
        var keyframes_out: ?*raw.anim_keyframes = null;
        try runtime.check(raw.anim_keyframes_create_path_track(if (options) |*given| given else null, keys.ptr, paths_raw.ptr, keys.len, if (initial) |given| try runtime.present(given.handle.get(), "initial is gone; give one that is there, or null") else null, &keyframes_out));
        return .{ .handle = keyframes_out_handle.put(keyframes_out.?) };
    }

    /// The path of the keyframes at a time (seconds). ANIM_ERROR_KIND for keyframes of numbers, ANIM_ERROR_STATE for
    /// those that begin with the property's path.
    pub fn getPath(self: Keyframes, time: f64) Error!Path {
        const path_out = try Path.init();
        errdefer path_out.deinit();
        try runtime.check(raw.anim_keyframes_get_path(self.handle.get(), time, path_out.handle.get()));
        return path_out;
    }
};

/// Estimates the velocity of a pointer at its release from its last samples: the slope, at the newest sample, of a
/// least-squares parabola through the samples of the last 100 ms, at most 20 of them (Android's VelocityTracker
/// strategy LSQ2). A line is used where there are two samples, or where they are too unevenly spaced in time for a
/// parabola. The velocity is 0 with one sample, where the samples span less than a millisecond, and where the pointer
/// had stopped: more than 40 ms without a sample or in one place. Samples from before such a gap are ignored.
/// Coordinates are at most 1e150 in size.
///
/// A handle: copies mean the same object. Used after deinit, it is an error.
pub const VelocityEstimator = struct {
    handle: runtime.Handle(raw.anim_velocity_estimator),

    /// Releases it. Where that is refused, as inside a callback of its own, it stays; destroy() tells.
    pub fn deinit(self: VelocityEstimator) void {
        self.destroy() catch {};
    }

    /// An estimator without samples.
    pub fn init() Error!VelocityEstimator {
        const estimator_out_handle = try runtime.Handle(raw.anim_velocity_estimator).reserve();
        errdefer estimator_out_handle.retire();
        var estimator_out: ?*raw.anim_velocity_estimator = null;
        try runtime.check(raw.anim_velocity_estimator_create(&estimator_out));
        return .{ .handle = estimator_out_handle.put(estimator_out.?) };
    }

    /// Releases an estimator.
    pub fn destroy(self: VelocityEstimator) Error!void {
        try runtime.check(raw.anim_velocity_estimator_destroy(self.handle.get()));
        self.handle.retire();
    }

    /// Forgets all samples: call it when the pointer goes down again.
    pub fn reset(self: VelocityEstimator) Error!void {
        try runtime.check(raw.anim_velocity_estimator_reset(self.handle.get()));
    }

    /// Adds samples, in order: times are seconds of any clock, coordinates the x and y of each sample in turn, two
    /// numbers a sample. A sample at the time of the last one replaces it; one of an earlier time is ignored. The
    /// position of the pointer's release usually repeats the last sample, and is better left out.
    pub fn add(self: VelocityEstimator, times: []const f64, coordinates: []const [2]f64) Error!void {
        try runtime.require(coordinates.len == times.len, "coordinates must be as long as times");
        try runtime.check(raw.anim_velocity_estimator_add(self.handle.get(), times.ptr, @ptrCast(coordinates.ptr), times.len));
    }

    /// The velocity in units per second of a pointer that is released at a time (seconds, of the samples' clock).
    pub fn estimate(self: VelocityEstimator, time: f64) Error!struct { x: f64, y: f64 } {
        var x_out: f64 = undefined;
        var y_out: f64 = undefined;
        try runtime.check(raw.anim_velocity_estimator_estimate(self.handle.get(), time, &x_out, &y_out));
        return .{ .x = x_out, .y = y_out };
    }
};

/// A path: subpaths of lines and Bezier curves. Coordinates are at most 1e150 in size (ANIM_ERROR_LIMIT).
///
/// A handle: copies mean the same object. Used after deinit, it is an error.
pub const Path = struct {
    handle: runtime.Handle(raw.anim_path),

    /// Releases it. Where that is refused, as inside a callback of its own, it stays; destroy() tells.
    pub fn deinit(self: Path) void {
        self.destroy() catch {};
    }

    /// A path from SVG path data.
    pub fn fromSvg(data: []const u8) Error!Path {
        const path = try Path.init();
        errdefer path.deinit();
        _ = try path.parse(data, null);
        return path;
    }

    /// Its SVG path data as people read them best: absolute, a command for each verb. The caller frees them.
    pub fn svg(self: Path, gpa: Allocator) Error![]u8 {
        var format = try PathFormat.init();
        format.minified = .no;
        format.coordinates = .absolute;
        return self.write(gpa, format);
    }

    /// An empty path.
    pub fn init() Error!Path {
        const path_out_handle = try runtime.Handle(raw.anim_path).reserve();
        errdefer path_out_handle.retire();
        var path_out: ?*raw.anim_path = null;
        try runtime.check(raw.anim_path_create(&path_out));
        return .{ .handle = path_out_handle.put(path_out.?) };
    }

    /// Releases a path.
    pub fn destroy(self: Path) Error!void {
        try runtime.check(raw.anim_path_destroy(self.handle.get()));
        self.handle.retire();
    }

    /// Removes everything and keeps the memory.
    pub fn clear(self: Path) Error!void {
        try runtime.check(raw.anim_path_clear(self.handle.get()));
    }

    /// Begins a subpath.
    pub fn moveTo(self: Path, x: f64, y: f64) Error!void {
        try runtime.check(raw.anim_path_move_to(self.handle.get(), x, y));
    }

    /// Straight line, quadratic and cubic Bezier curve from the current point. ANIM_ERROR_STATE on a path that has
    /// none.
    pub fn lineTo(self: Path, x: f64, y: f64) Error!void {
        try runtime.check(raw.anim_path_line_to(self.handle.get(), x, y));
    }

    /// Straight line, quadratic and cubic Bezier curve from the current point. ANIM_ERROR_STATE on a path that has
    /// none.
    pub fn quadraticTo(self: Path, control_x: f64, control_y: f64, x: f64, y: f64) Error!void {
        try runtime.check(raw.anim_path_quadratic_to(self.handle.get(), control_x, control_y, x, y));
    }

    /// Straight line, quadratic and cubic Bezier curve from the current point. ANIM_ERROR_STATE on a path that has
    /// none.
    pub fn cubicTo(self: Path, control1_x: f64, control1_y: f64, control2_x: f64, control2_y: f64, x: f64, y: f64) Error!void {
        try runtime.check(raw.anim_path_cubic_to(self.handle.get(), control1_x, control1_y, control2_x, control2_y, x, y));
    }

    /// Closes the subpath; the current point is then its beginning. ANIM_ERROR_STATE on a path without a subpath.
    pub fn close(self: Path) Error!void {
        try runtime.check(raw.anim_path_close(self.handle.get()));
    }

    /// Appends many verbs at once: verbs are ANIM_VERB_..., coordinates the x and y of their points in turn, exactly as
    /// many as the verbs take. All or nothing. ANIM_ERROR_STATE for a verb that needs a current point where there is
    /// none.
    pub fn append(self: Path, verbs: []const Verb, coordinates: []const f64) Error!void {
        try runtime.check(raw.anim_path_append(self.handle.get(), verbs.ptr, verbs.len, coordinates.ptr, coordinates.len));
    }

    /// Closed shapes, each wound clockwise on the screen. The corners' radius, >= 0, is clamped to half of the shorter
    /// side.
    pub fn addRectangle(self: Path, rectangle: Rectangle, radius: f64) Error!void {
        try runtime.check(raw.anim_path_add_rectangle(self.handle.get(), &rectangle, radius));
    }

    /// Four cubic curves from the rightmost point on; the relative error of the radius is 2.8e-4.
    pub fn addEllipse(self: Path, rectangle: Rectangle) Error!void {
        try runtime.check(raw.anim_path_add_ellipse(self.handle.get(), &rectangle));
    }

    /// A symbol that is Venus at arrowness 0 and, turned by -135 degrees, Mars at 1: an ellipse inset by three strokes,
    /// and an outline of twelve points of which four move. Values outside 0 to 1 extrapolate. stroke >= 0; the
    /// rectangle is at least six strokes wide and high.
    pub fn addSymbol(self: Path, rectangle: Rectangle, stroke_: f64, arrowness: f64) Error!void {
        try runtime.check(raw.anim_path_add_symbol(self.handle.get(), &rectangle, stroke_, arrowness));
    }

    /// Transforms every point in place. Coordinates that would be beyond 1e150 in size are clamped to it.
    pub fn transform(self: Path, transform_: Transform) Error!void {
        try runtime.check(raw.anim_path_transform(self.handle.get(), &transform_));
    }

    /// The tight bounding box (of the curves, not of their control points), with the points of lone moves, which draw
    /// nothing. ANIM_ERROR_STATE on an empty path.
    pub fn getBounds(self: Path) Error!Rectangle {
        var bounds_out: Rectangle = .{};
        try runtime.check(raw.anim_path_get_bounds(self.handle.get(), &bounds_out));
        return bounds_out;
    }

    /// How many verbs and coordinates (two a point) the path has.
    pub fn getCounts(self: Path) Error!struct { verb_count: usize, coordinate_count: usize } {
        var verb_count_out: usize = undefined;
        var coordinate_count_out: usize = undefined;
        try runtime.check(raw.anim_path_get_counts(self.handle.get(), &verb_count_out, &coordinate_count_out));
        return .{ .verb_count = verb_count_out, .coordinate_count = coordinate_count_out };
    }

    /// Copies the path's contents out. Both arrays must be at least as long as anim_path_get_counts() tells
    /// (ANIM_ERROR_CAPACITY).
    pub fn copy(self: Path, verbs: []Verb, coordinates: []f64) Error!void {
        try runtime.check(raw.anim_path_copy(self.handle.get(), verbs.ptr, verbs.len, coordinates.ptr, coordinates.len));
    }

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
    pub fn parse(self: Path, text_: []const u8, options: ?PathParsing) Error!i64 {
        var error_offset_out: i64 = -1;
        try runtime.checkAt(raw.anim_path_parse(self.handle.get(), text_.ptr, text_.len, if (options) |*given| given else null, &error_offset_out), &error_offset_out);
        return error_offset_out;
    }

    /// The path as SVG path data. With ABSOLUTE coordinates, not minified and with digits = -1, it is easiest to read
    /// for people: a command for each verb, each number with the fewest digits that parse to itself, and with an
    /// exponent only where it would otherwise be longer than 21 characters, not counting its sign and a 0 before the
    /// point. With digits = -1 the text parses to exactly the same path, except that minus zero becomes 0. Errors of
    /// rounded relative coordinates do not add up: each is the difference to the point that a parser has reached.
    /// O(verbs).
    pub fn write(self: Path, gpa: Allocator, format: ?PathFormat) Error![]u8 {
        var buffer_out_length: usize = 0;
        var buffer_out_ptr: ?[*]u8 = null;
        var buffer_out_room: usize = 0;
        try runtime.check(raw.anim_path_write(self.handle.get(), if (format) |*given| given else null, buffer_out_ptr, buffer_out_room, &buffer_out_length));
        const buffer_out = try runtime.alloc(gpa, u8, buffer_out_length);
        errdefer gpa.free(buffer_out);
        if (buffer_out_length != 0) {
            buffer_out_ptr = buffer_out.ptr;
            buffer_out_room = buffer_out.len;
            try runtime.check(raw.anim_path_write(self.handle.get(), if (format) |*given| given else null, buffer_out_ptr, buffer_out_room, &buffer_out_length));
        }
        return buffer_out;
    }

    /// An arc of an ellipse from the current point to (x, y), as SVG's A draws it. A radius of 0 makes a line, negative
    /// radii count as positive, radii that are too small are scaled up, and an arc that ends where it begins is
    /// nothing. rotation of the ellipse's x axis is in radians (SVG has degrees); large = 1 takes the longer way round,
    /// sweep = 1 the one clockwise on the screen. The arc becomes cubic curves with an error of at most accuracy (1e-13
    /// to 1) times the larger radius, and ends exactly at (x, y). ANIM_ERROR_STATE without a current point;
    /// ANIM_ERROR_LIMIT when points of the arc are beyond 1e150.
    pub fn arcTo(self: Path, radius_x: f64, radius_y: f64, rotation: f64, large: bool, sweep: bool, x: f64, y: f64, accuracy: f64) Error!void {
        try runtime.check(raw.anim_path_arc_to(self.handle.get(), radius_x, radius_y, rotation, @intFromBool(large), @intFromBool(sweep), x, y, accuracy));
    }

    /// An arc of an ellipse around a center that begins at the angle start and sweeps angle (radians, clockwise on the
    /// screen, both in the ellipse's own frame; more than a whole turn counts as one). Radii >= 0. If the last subpath
    /// is open, a line leads to the arc's beginning, unless it is there already; otherwise the arc begins a subpath.
    /// accuracy and errors as above.
    pub fn addArc(self: Path, center_x: f64, center_y: f64, radius_x: f64, radius_y: f64, rotation: f64, start: f64, angle: f64, accuracy: f64) Error!void {
        try runtime.check(raw.anim_path_add_arc(self.handle.get(), center_x, center_y, radius_x, radius_y, rotation, start, angle, accuracy));
    }

    /// Whether two texts of path data have the same structure by a rule, so that CSS or SMIL would interpolate them: -1
    /// if they have, otherwise the number of commands before the first difference. Arguments repeated without a letter
    /// count as separate commands, after M and m as L and l. ANIM_ERROR_SYNTAX and ANIM_ERROR_LIMIT as
    /// anim_path_parse(), for the first text that is no path data. O(bytes of both).
    pub fn dataMatch(a: []const u8, b: []const u8, rule: PathRule) Error!i64 {
        var difference_out: i64 = undefined;
        try runtime.check(raw.anim_path_data_match(a.ptr, a.len, b.ptr, b.len, rule, &difference_out));
        return difference_out;
    }

    /// The length of the outline. accuracy (>= 0) is the error allowed, apart from the rounding of doubles; 0 stands
    /// for 1e-10 of the length. 0 for an empty path.
    pub fn getLength(self: Path, accuracy: f64) Error!f64 {
        var length_out: f64 = undefined;
        try runtime.check(raw.anim_path_get_length(self.handle.get(), accuracy, &length_out));
        return length_out;
    }

    /// The length at a parameter (0...1, clamped) of the verb at an index: the inverse of a location's verb and
    /// parameter. ANIM_ERROR_NOT_FOUND for an index beyond the last verb.
    pub fn getLengthAt(self: Path, verb: u32, parameter: f64) Error!f64 {
        var length_out: f64 = undefined;
        try runtime.check(raw.anim_path_get_length_at(self.handle.get(), verb, parameter, &length_out));
        return length_out;
    }

    /// The location at a length. ANIM_ERROR_STATE on an empty path, also in the three functions that follow.
    pub fn getLocationAt(self: Path, length: f64) Error!PathLocation {
        var location_out: PathLocation = .{};
        try runtime.check(raw.anim_path_get_location_at(self.handle.get(), length, &location_out));
        return location_out;
    }

    /// Evaluates one quantity (ANIM_PATH_QUANTITY_...) at many lengths: one or two numbers for each. Fastest for sorted
    /// lengths.
    pub fn getValuesAt(self: Path, what: PathQuantity, lengths: []const f64, results: [][2]f64) Error!void {
        try runtime.require(results.len == lengths.len, "results must have room for one result each");
        try runtime.check(raw.anim_path_get_values_at(self.handle.get(), what, lengths.ptr, lengths.len, @ptrCast(results.ptr)));
    }

    /// Motion along the path: for each length the transform that places an object drawn at the origin, facing right.
    /// rotation is ANIM_PATH_ROTATION_...; an angle of pi faces backwards (auto-reverse). For motion at constant speed,
    /// increase the length evenly.
    pub fn getTransformsAt(self: Path, rotation: PathRotation, angle: f64, lengths: []const f64, transforms: []Transform) Error!void {
        try runtime.require(transforms.len == lengths.len, "transforms must have room for one result each");
        try runtime.check(raw.anim_path_get_transforms_at(self.handle.get(), rotation, angle, lengths.ptr, lengths.len, transforms.ptr));
    }

    /// The location on the outline nearest to a point, with its distance; of several equally near, the first. Every
    /// local minimum that could be the global one is examined, so that none is missed. Moves count only in a path that
    /// draws nothing.
    pub fn findNearest(self: Path, x: f64, y: f64) Error!PathLocation {
        var location_out: PathLocation = .{};
        try runtime.check(raw.anim_path_find_nearest(self.handle.get(), x, y, &location_out));
        return location_out;
    }

    /// The same for many points, x and y of each in turn. nearest has the x and y of each location in turn, distances
    /// and lengths have one number for each point.
    pub fn findNearestMany(self: Path, points: []const [2]f64, nearest: ?[][2]f64, distances: ?[]f64, lengths: ?[]f64) Error!void {
        if (nearest) |values| try runtime.require(values.len == points.len, "nearest must have room for one result each");
        if (distances) |values| try runtime.require(values.len == points.len, "distances must have room for one result each");
        if (lengths) |values| try runtime.require(values.len == points.len, "lengths must have room for one result each");
        try runtime.check(raw.anim_path_find_nearest_many(self.handle.get(), @ptrCast(points.ptr), points.len, if (nearest) |values| @ptrCast(values.ptr) else null, if (distances) |values| values.ptr else null, if (lengths) |values| values.ptr else null));
    }

    /// The part of the path that the options keep, accurate to 1e-12 of the length. Where the part wraps around in a
    /// closed subpath (which is all of the path, or with ANIM_PATH_TRIM_SUBPATHS each one) it continues without a gap.
    /// A subpath kept whole stays closed. If nothing is kept, the result is empty.
    pub fn trim(self: Path, options: PathTrimOptions) Error!Path {
        const result_out = try Path.init();
        errdefer result_out.deinit();
        try runtime.check(raw.anim_path_trim(self.handle.get(), &options, result_out.handle.get()));
        return result_out;
    }

    /// Cuts the path at lengths, in any order, and gives the piece at index and the number of pieces. Lengths at or
    /// beyond an end, and repeated ones, do not cut. A path that is one closed subpath is a ring: one cut, even at its
    /// beginning, makes it one open piece; the last of several pieces continues over the beginning to the first cut.
    /// ANIM_ERROR_NOT_FOUND for an index beyond the pieces.
    pub fn split(self: Path, lengths: []const f64, index: usize) Error!struct { result: Path, pieces: usize } {
        const result_out = try Path.init();
        errdefer result_out.deinit();
        var pieces_out: usize = undefined;
        try runtime.check(raw.anim_path_split(self.handle.get(), lengths.ptr, lengths.len, index, result_out.handle.get(), &pieces_out));
        return .{ .result = result_out, .pieces = pieces_out };
    }

    /// The path's subpaths in order.
    pub fn listSubpaths(self: Path, gpa: Allocator) Error![]Subpath {
        var subpaths_out_length: usize = 0;
        var subpaths_out_ptr: ?[*]Subpath = null;
        var subpaths_out_room: usize = 0;
        try runtime.check(raw.anim_path_list_subpaths(self.handle.get(), subpaths_out_ptr, subpaths_out_room, &subpaths_out_length));
        const subpaths_out = try runtime.alloc(gpa, Subpath, subpaths_out_length);
        errdefer gpa.free(subpaths_out);
        if (subpaths_out_length != 0) {
            subpaths_out_ptr = subpaths_out.ptr;
            subpaths_out_room = subpaths_out.len;
            try runtime.check(raw.anim_path_list_subpaths(self.handle.get(), subpaths_out_ptr, subpaths_out_room, &subpaths_out_length));
        }
        return subpaths_out;
    }

    /// The bounding box of all points, control points included: faster than anim_path_get_bounds(), and never smaller.
    /// ANIM_ERROR_STATE on an empty path.
    pub fn getControlBounds(self: Path) Error!Rectangle {
        var bounds_out: Rectangle = .{};
        try runtime.check(raw.anim_path_get_control_bounds(self.handle.get(), &bounds_out));
        return bounds_out;
    }

    /// The signed area: positive where the outline runs clockwise on the screen. Open subpaths count as closed; areas
    /// enclosed twice count twice, and areas of outlines that run the other way (as holes do) are subtracted. Exact
    /// except for rounding, by Green's theorem; computed relative to each subpath's start, so that distance from the
    /// origin costs no accuracy.
    pub fn getArea(self: Path) Error!f64 {
        var area_out: f64 = undefined;
        try runtime.check(raw.anim_path_get_area(self.handle.get(), &area_out));
        return area_out;
    }

    /// The centroid of the area that the path encloses, weighted as in anim_path_get_area(). The center of the bounding
    /// box where the area is less than 1e-12 of the box's; ANIM_ERROR_STATE on an empty path.
    pub fn getCentroid(self: Path) Error!Point {
        var centroid_out: Point = .{};
        try runtime.check(raw.anim_path_get_centroid(self.handle.get(), &centroid_out));
        return centroid_out;
    }

    /// The winding number of the outline around a point: turns clockwise on the screen minus turns counter-clockwise.
    /// Open subpaths count as closed. On the outline itself it may be that of either side; from a distance of 1e-12 of
    /// the path's size on, it is exact.
    pub fn getWinding(self: Path, x: f64, y: f64) Error!i32 {
        var winding_out: i32 = undefined;
        try runtime.check(raw.anim_path_get_winding(self.handle.get(), x, y, &winding_out));
        return winding_out;
    }

    /// The same at many points.
    pub fn getWindingMany(self: Path, points: []const Point, windings: []i32) Error!void {
        try runtime.require(windings.len == points.len, "windings must have room for one result each");
        try runtime.check(raw.anim_path_get_winding_many(self.handle.get(), points.ptr, points.len, windings.ptr));
    }

    /// Whether a point lies inside by a rule. Open subpaths count as closed.
    pub fn contains(self: Path, x: f64, y: f64, fill_rule: FillRule) Error!bool {
        var inside_out: i32 = 0;
        try runtime.check(raw.anim_path_contains(self.handle.get(), x, y, fill_rule, &inside_out));
        return inside_out != 0;
    }

    /// Approximates the path by straight lines that are nowhere farther from it than tolerance (in points, above 0; at
    /// least 2^-46 of a curve's size is used). Lines and closes stay as they are. Each curve becomes as few lines of
    /// about equal error as possible: it is cut at equal parts of the integral of the root of its curvature (R. Levien,
    /// "Flattening quadratic Beziers", 2019), and each line is then proved to be near enough. ANIM_ERROR_LIMIT for more
    /// than ANIM_LIMIT_PATH_PIECES.
    pub fn flatten(self: Path, tolerance: f64) Error!Path {
        const result_out = try Path.init();
        errdefer result_out.deinit();
        try runtime.check(raw.anim_path_flatten(self.handle.get(), tolerance, result_out.handle.get()));
        return result_out;
    }

    /// How many verbs and coordinates anim_path_flatten() makes, without building the path.
    pub fn getFlattenedCounts(self: Path, tolerance: f64) Error!struct { verb_count: usize, coordinate_count: usize } {
        var verb_count_out: usize = undefined;
        var coordinate_count_out: usize = undefined;
        try runtime.check(raw.anim_path_get_flattened_counts(self.handle.get(), tolerance, &verb_count_out, &coordinate_count_out));
        return .{ .verb_count = verb_count_out, .coordinate_count = coordinate_count_out };
    }

    /// The flattened path as polylines: the points of subpath i end before points[ends[i]], and begin where those of
    /// the one before end. A closed subpath ends with its first point again. The call fills both arrays and gives the
    /// numbers of points and of subpaths; if both arrays are empty, only these numbers. An array that is too short is
    /// ANIM_ERROR_CAPACITY.
    pub fn getPolylines(self: Path, tolerance: f64, points: []Point, ends: []usize) Error!struct { point_count: usize, subpath_count: usize } {
        var point_count_out: usize = undefined;
        var subpath_count_out: usize = undefined;
        try runtime.check(raw.anim_path_get_polylines(self.handle.get(), tolerance, points.ptr, points.len, &point_count_out, ends.ptr, ends.len, &subpath_count_out));
        return .{ .point_count = point_count_out, .subpath_count = subpath_count_out };
    }

    /// A copy of the path.
    pub fn assign(self: Path) Error!Path {
        const result_out = try Path.init();
        errdefer result_out.deinit();
        try runtime.check(raw.anim_path_assign(self.handle.get(), result_out.handle.get()));
        return result_out;
    }

    /// Whether two paths have the same verbs and equal coordinates.
    pub fn isEqual(self: Path, other: Path) Error!bool {
        var equal_out: i32 = 0;
        try runtime.check(raw.anim_path_is_equal(self.handle.get(), other.handle.get(), &equal_out));
        return equal_out != 0;
    }

    /// One subpath. ANIM_ERROR_NOT_FOUND for an index beyond the last.
    pub fn getSubpath(self: Path, index: usize) Error!Path {
        const result_out = try Path.init();
        errdefer result_out.deinit();
        try runtime.check(raw.anim_path_get_subpath(self.handle.get(), index, result_out.handle.get()));
        return result_out;
    }

    /// Appends another path, which may be the path itself, to a path, transformed where a transform is given.
    /// Coordinates that would be beyond 1e150 in size are clamped to it.
    pub fn extend(self: Path, other: Path, transform_: ?Transform) Error!void {
        try runtime.check(raw.anim_path_extend(self.handle.get(), other.handle.get(), if (transform_) |*given| given else null));
    }

    /// The same, but where the path's last subpath is open, the other's first subpath continues it: by a line to its
    /// beginning, or directly if that is the same point.
    pub fn join(self: Path, other: Path) Error!void {
        try runtime.check(raw.anim_path_join(self.handle.get(), other.handle.get()));
    }

    /// The outline in the opposite direction: the last subpath first, each from its end to its start. A closed subpath
    /// keeps its start, and stays closed.
    pub fn reverse(self: Path) Error!Path {
        const result_out = try Path.init();
        errdefer result_out.deinit();
        try runtime.check(raw.anim_path_reverse(self.handle.get(), result_out.handle.get()));
        return result_out;
    }

    /// The path with one of its subpaths reversed; the order of subpaths stays. ANIM_ERROR_NOT_FOUND for an index
    /// beyond the last.
    pub fn reverseSubpath(self: Path, index: usize) Error!Path {
        const result_out = try Path.init();
        errdefer result_out.deinit();
        try runtime.check(raw.anim_path_reverse_subpath(self.handle.get(), index, result_out.handle.get()));
        return result_out;
    }

    /// Splits every segment, the closing line too, into parts (at least 1) pieces of equal parameter ranges. Where
    /// longest (> 0) is finite, the pieces have equal lengths instead (to 1e-9), and more than parts of them are made
    /// where a piece would be longer than longest. ANIM_ERROR_LIMIT for more than ANIM_LIMIT_PATH_PIECES, before any is
    /// made.
    pub fn subdivide(self: Path, parts: u32, longest: f64) Error!Path {
        const result_out = try Path.init();
        errdefer result_out.deinit();
        try runtime.check(raw.anim_path_subdivide(self.handle.get(), parts, longest, result_out.handle.get()));
        return result_out;
    }

    /// The path in other verbs. The tolerance is in points and above 0. A cubic curve becomes quadratic ones over equal
    /// ranges of its parameter, which have equal errors: sqrt(3)/36 |p3 - 3 p2 + 3 p1 - p0| / n^3 for n of them
    /// (Sederberg, "Computer Aided Geometric Design"). ANIM_ERROR_LIMIT for more than ANIM_LIMIT_PATH_PIECES quadratic
    /// curves.
    pub fn convert(self: Path, conversion: PathConversion, tolerance: f64) Error!Path {
        const result_out = try Path.init();
        errdefer result_out.deinit();
        try runtime.check(raw.anim_path_convert(self.handle.get(), conversion, tolerance, result_out.handle.get()));
        return result_out;
    }

    /// The path with all its open subpaths closed.
    pub fn closeAll(self: Path) Error!Path {
        const result_out = try Path.init();
        errdefer result_out.deinit();
        try runtime.check(raw.anim_path_close_all(self.handle.get(), result_out.handle.get()));
        return result_out;
    }

    /// The path without degenerate segments, and without subpaths that then have no segment left. A segment is
    /// degenerate if all its points are within the tolerance (>= 0, in points, in x and in y) of its start.
    pub fn removeDegenerate(self: Path, tolerance: f64) Error!Path {
        const result_out = try Path.init();
        errdefer result_out.deinit();
        try runtime.check(raw.anim_path_remove_degenerate(self.handle.get(), tolerance, result_out.handle.get()));
        return result_out;
    }

    /// The outline of a path's stroke, to be filled by the non-zero rule. Curves stay curves: cubic ones within
    /// tolerance of the exact offset curves at half the width. A tolerance of 0 is a thousandth of the width; at least
    /// 1e-9 of the largest coordinate or the width is used. A closed subpath gives two outlines of opposite directions,
    /// an open one gives one; bends tighter than half the width add outlines of their own, and outlines may overlap.
    /// The whole is the stroke shape of SVG 2: the area that the normals sweep, with joins and caps. A cusp is round,
    /// the limit of ever tighter bends. A subpath of length 0 shows its round or square caps, a lone move nothing.
    /// ANIM_ERROR_LIMIT for more than ANIM_LIMIT_PATH_DASHES dashes or ANIM_LIMIT_PATH_VERBS verbs, and as in
    /// anim_path_simplify() where the style is simplified.
    pub fn stroke(self: Path, style: ?StrokeStyle, tolerance: f64) Error!Path {
        const result_out = try Path.init();
        errdefer result_out.deinit();
        try runtime.check(raw.anim_path_stroke(self.handle.get(), if (style) |*given| given else null, tolerance, result_out.handle.get()));
        return result_out;
    }

    /// The dashes of a path as open subpaths; lengths and offset as in anim_stroke_style. Curves stay curves, cut to
    /// 1e-9 of their length. The pattern starts anew in each subpath; in a closed one the last dash continues into the
    /// first where both reach the start. A dash of length 0 is a line from a point to itself. ANIM_ERROR_LIMIT for more
    /// than ANIM_LIMIT_PATH_DASHES.
    pub fn dash(self: Path, dashes: []const f64, offset_: f64) Error!Path {
        const result_out = try Path.init();
        errdefer result_out.deinit();
        try runtime.check(raw.anim_path_dash(self.handle.get(), dashes.ptr, dashes.len, offset_, result_out.handle.get()));
        return result_out;
    }

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
    pub fn roundCorners(self: Path, radii: []const f64, smoothing: f64) Error!Path {
        const result_out = try Path.init();
        errdefer result_out.deinit();
        try runtime.check(raw.anim_path_round_corners(self.handle.get(), radii.ptr, radii.len, smoothing, result_out.handle.get()));
        return result_out;
    }

    /// Whether a point lies in the path's stroke: on a normal of the outline at most half the width from it, or in a
    /// join or a cap. No outline is made.
    pub fn strokeContains(self: Path, x: f64, y: f64, style: ?StrokeStyle) Error!bool {
        var inside_out: i32 = 0;
        try runtime.check(raw.anim_path_stroke_contains(self.handle.get(), x, y, if (style) |*given| given else null, &inside_out));
        return inside_out != 0;
    }

    /// The same for many points: 0 or 1 for each.
    pub fn strokeContainsMany(self: Path, points: []const Point, style: ?StrokeStyle, inside: []u8) Error!void {
        try runtime.require(inside.len == points.len, "inside must have room for one result each");
        try runtime.check(raw.anim_path_stroke_contains_many(self.handle.get(), points.ptr, points.len, if (style) |*given| given else null, inside.ptr));
    }

    /// Combines the insides of two paths by an operation; fill_rule says what is inside of each.
    pub fn combine(self: Path, other: Path, operation: PathOperation, fill_rule: FillRule) Error!Path {
        const result_out = try Path.init();
        errdefer result_out.deinit();
        try runtime.check(raw.anim_path_combine(self.handle.get(), other.handle.get(), operation, fill_rule, result_out.handle.get()));
        return result_out;
    }

    /// The path without crossings and overlaps (such as those of a stroke's outline): the contours of its inside.
    pub fn simplify(self: Path, fill_rule: FillRule) Error!Path {
        const result_out = try Path.init();
        errdefer result_out.deinit();
        try runtime.check(raw.anim_path_simplify(self.handle.get(), fill_rule, result_out.handle.get()));
        return result_out;
    }

    /// The inside grown by distance on all sides, or shrunk by a negative one, up to 5e149 in size. This is the union
    /// with, or the difference to, the stroke of its outline at twice that width. join and miter_limit shape the
    /// corners, as in anim_stroke_style: outer corners where it grows, inner ones where it shrinks. Curves are within
    /// tolerance of the exact ones; 0 is a thousandth of twice the distance.
    pub fn offset(self: Path, distance: f64, join_: Join, miter_limit: f64, tolerance: f64, fill_rule: FillRule) Error!Path {
        const result_out = try Path.init();
        errdefer result_out.deinit();
        try runtime.check(raw.anim_path_offset(self.handle.get(), distance, join_, miter_limit, tolerance, fill_rule, result_out.handle.get()));
        return result_out;
    }
};

/// An array of paths: parsing, measuring or testing all of them takes one call.
///
/// A handle: copies mean the same object. Used after deinit, it is an error.
pub const PathCollection = struct {
    handle: runtime.Handle(raw.anim_path_collection),

    /// Releases it. Where that is refused, as inside a callback of its own, it stays; destroy() tells.
    pub fn deinit(self: PathCollection) void {
        self.destroy() catch {};
    }

    /// A collection without paths.
    pub fn init() Error!PathCollection {
        const collection_out_handle = try runtime.Handle(raw.anim_path_collection).reserve();
        errdefer collection_out_handle.retire();
        var collection_out: ?*raw.anim_path_collection = null;
        try runtime.check(raw.anim_path_collection_create(&collection_out));
        return .{ .handle = collection_out_handle.put(collection_out.?) };
    }

    /// Releases a collection.
    pub fn destroy(self: PathCollection) Error!void {
        try runtime.check(raw.anim_path_collection_destroy(self.handle.get()));
        self.handle.retire();
    }

    /// Removes all paths.
    pub fn clear(self: PathCollection) Error!void {
        try runtime.check(raw.anim_path_collection_clear(self.handle.get()));
    }

    /// Appends paths of SVG path data, read as by anim_path_parse(). The texts are concatenated in text, of at most
    /// ANIM_LIMIT_TEXT_BYTES: the text of path i ends before the byte ends[i], and begins where the one before ends.
    /// ends must not decrease, and the last of them is the length of text. ANIM_ERROR_SYNTAX and ANIM_ERROR_LIMIT for
    /// the first text with an error: the message says which, counted from 0, and anim_last_error_place() gives line and
    /// column in it; no path is appended then. With lenient set each path has everything before its error, and the call
    /// succeeds, but still sets message and place for the first error. The result has for each text the byte offset of
    /// its first error, -1 if there is none.
    pub fn parse(self: PathCollection, text_: []const u8, ends: []const usize, options: ?PathParsing, error_offsets: ?[]i64) Error!void {
        if (error_offsets) |values| try runtime.require(values.len == ends.len, "error_offsets must have room for one result each");
        try runtime.check(raw.anim_path_collection_parse(self.handle.get(), text_.ptr, text_.len, ends.ptr, ends.len, if (options) |*given| given else null, if (error_offsets) |values| values.ptr else null));
    }

    /// Appends a copy of a path. ANIM_ERROR_LIMIT for more than ANIM_LIMIT_PATH_VERBS paths.
    pub fn append(self: PathCollection, path: Path) Error!void {
        try runtime.check(raw.anim_path_collection_append(self.handle.get(), path.handle.get()));
    }

    /// How many paths there are.
    pub fn getCount(self: PathCollection) Error!usize {
        var count_out: usize = undefined;
        try runtime.check(raw.anim_path_collection_get_count(self.handle.get(), &count_out));
        return count_out;
    }

    /// A copy of the path at an index. ANIM_ERROR_NOT_FOUND for an index beyond the last.
    pub fn getPath(self: PathCollection, index: usize) Error!Path {
        const result_out = try Path.init();
        errdefer result_out.deinit();
        try runtime.check(raw.anim_path_collection_get_path(self.handle.get(), index, result_out.handle.get()));
        return result_out;
    }

    /// Tight bounding boxes, as anim_path_get_bounds() gives them. The box of an empty path is four NaNs.
    pub fn listBounds(self: PathCollection, gpa: Allocator) Error![]Rectangle {
        var bounds_out_length: usize = 0;
        var bounds_out_ptr: ?[*]Rectangle = null;
        var bounds_out_room: usize = 0;
        try runtime.check(raw.anim_path_collection_list_bounds(self.handle.get(), bounds_out_ptr, bounds_out_room, &bounds_out_length));
        const bounds_out = try runtime.alloc(gpa, Rectangle, bounds_out_length);
        errdefer gpa.free(bounds_out);
        if (bounds_out_length != 0) {
            bounds_out_ptr = bounds_out.ptr;
            bounds_out_room = bounds_out.len;
            try runtime.check(raw.anim_path_collection_list_bounds(self.handle.get(), bounds_out_ptr, bounds_out_room, &bounds_out_length));
        }
        return bounds_out;
    }

    /// Lengths of outlines, each within accuracy as by anim_path_get_length().
    pub fn listLengths(self: PathCollection, gpa: Allocator, accuracy: f64) Error![]f64 {
        var lengths_out_length: usize = 0;
        var lengths_out_ptr: ?[*]f64 = null;
        var lengths_out_room: usize = 0;
        try runtime.check(raw.anim_path_collection_list_lengths(self.handle.get(), accuracy, lengths_out_ptr, lengths_out_room, &lengths_out_length));
        const lengths_out = try runtime.alloc(gpa, f64, lengths_out_length);
        errdefer gpa.free(lengths_out);
        if (lengths_out_length != 0) {
            lengths_out_ptr = lengths_out.ptr;
            lengths_out_room = lengths_out.len;
            try runtime.check(raw.anim_path_collection_list_lengths(self.handle.get(), accuracy, lengths_out_ptr, lengths_out_room, &lengths_out_length));
        }
        return lengths_out;
    }

    /// Signed areas, as anim_path_get_area() gives them.
    pub fn listAreas(self: PathCollection, gpa: Allocator) Error![]f64 {
        var areas_out_length: usize = 0;
        var areas_out_ptr: ?[*]f64 = null;
        var areas_out_room: usize = 0;
        try runtime.check(raw.anim_path_collection_list_areas(self.handle.get(), areas_out_ptr, areas_out_room, &areas_out_length));
        const areas_out = try runtime.alloc(gpa, f64, areas_out_length);
        errdefer gpa.free(areas_out);
        if (areas_out_length != 0) {
            areas_out_ptr = areas_out.ptr;
            areas_out_room = areas_out.len;
            try runtime.check(raw.anim_path_collection_list_areas(self.handle.get(), areas_out_ptr, areas_out_room, &areas_out_length));
        }
        return areas_out;
    }

    /// Whether points lie inside by a rule, 0 or 1: for each path a row with a number for each point.
    pub fn contains(self: PathCollection, gpa: Allocator, points: []const Point, fill_rule: FillRule) Error![]u8 {
        var inside_out_length: usize = 0;
        var inside_out_ptr: ?[*]u8 = null;
        var inside_out_room: usize = 0;
        try runtime.check(raw.anim_path_collection_contains(self.handle.get(), points.ptr, points.len, fill_rule, inside_out_ptr, inside_out_room, &inside_out_length));
        const inside_out = try runtime.alloc(gpa, u8, inside_out_length);
        errdefer gpa.free(inside_out);
        if (inside_out_length != 0) {
            inside_out_ptr = inside_out.ptr;
            inside_out_room = inside_out.len;
            try runtime.check(raw.anim_path_collection_contains(self.handle.get(), points.ptr, points.len, fill_rule, inside_out_ptr, inside_out_room, &inside_out_length));
        }
        return inside_out;
    }
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
///
/// A handle: copies mean the same object. Used after deinit, it is an error.
pub const Morph = struct {
    handle: runtime.Handle(raw.anim_morph),

    /// Releases it. Where that is refused, as inside a callback of its own, it stays; destroy() tells.
    pub fn deinit(self: Morph) void {
        self.destroy() catch {};
    }

    /// The morph from one path to another. It keeps copies of them. The time is proportional to the paths, plus up to
    /// 320 * 320 steps for each pair of subpaths and attempt; a blend takes several milliseconds and up to 400 KB.
    /// ANIM_ERROR_ARGUMENT and ANIM_ERROR_DUPLICATE for pairs and points that do not fit the paths; ANIM_ERROR_KIND for
    /// paths of different structure with ANIM_MORPH_STRUCTURE_STRICT; ANIM_ERROR_LIMIT for a result of too many verbs.
    pub fn init(from: Path, to: Path, options: ?MorphOptions) Error!Morph {
        const morph_out_handle = try runtime.Handle(raw.anim_morph).reserve();
        errdefer morph_out_handle.retire();
        var morph_out: ?*raw.anim_morph = null;
        try runtime.check(raw.anim_morph_create(from.handle.get(), to.handle.get(), if (options) |*given| given else null, &morph_out));
        return .{ .handle = morph_out_handle.put(morph_out.?) };
    }

    /// The morph along two or more paths. times: when each is reached, numbers that increase from 0 to 1; without times
    /// they are spaced evenly. Options and errors as anim_morph_create; pairs and points apply to every two neighbors.
    pub fn initSequence(gpa: Allocator, paths: []const Path, times: []const f64, options: ?MorphOptions) Error!Morph {
        const paths_raw = try runtime.alloc(gpa, ?*const raw.anim_path, paths.len);
        defer gpa.free(paths_raw);
        for (paths, paths_raw) |each, *address| address.* = each.handle.get();
        const morph_out_handle = try runtime.Handle(raw.anim_morph).reserve();
        errdefer morph_out_handle.retire();
        var morph_out: ?*raw.anim_morph = null;
        try runtime.check(raw.anim_morph_create_sequence(paths_raw.ptr, paths.len, times.ptr, times.len, if (options) |*given| given else null, &morph_out));
        return .{ .handle = morph_out_handle.put(morph_out.?) };
    }

    /// Releases a morph.
    pub fn destroy(self: Morph) Error!void {
        try runtime.check(raw.anim_morph_destroy(self.handle.get()));
        self.handle.retire();
    }

    /// The path of the morph at t: 0 is the first path and 1 the last. At these times and at those of the paths
    /// between, the result is exactly that path, verb for verb. Outside 0 to 1 the motion continues, as when a spring
    /// overshoots, but a blend stays at its ends; coordinates beyond 1e150 are clamped to it.
    pub fn getPath(self: Morph, t: f64) Error!Path {
        const path_out = try Path.init();
        errdefer path_out.deinit();
        try runtime.check(raw.anim_morph_get_path(self.handle.get(), t, path_out.handle.get()));
        return path_out;
    }

    /// The number of verbs and coordinates in the common structure of the paths index and index + 1.
    /// ANIM_ERROR_NOT_FOUND for an index beyond the last but one path; ANIM_ERROR_KIND for a blend.
    pub fn getCounts(self: Morph, index: usize) Error!struct { verb_count: usize, coordinate_count: usize } {
        var verb_count_out: usize = undefined;
        var coordinate_count_out: usize = undefined;
        try runtime.check(raw.anim_morph_get_counts(self.handle.get(), index, &verb_count_out, &coordinate_count_out));
        return .{ .verb_count = verb_count_out, .coordinate_count = coordinate_count_out };
    }

    /// The verbs of that structure. The array must be long enough for all of them (ANIM_ERROR_CAPACITY).
    pub fn getVerbs(self: Morph, index: usize, verbs: []Verb) Error!void {
        try runtime.check(raw.anim_morph_get_verbs(self.handle.get(), index, verbs.ptr, verbs.len));
    }

    /// The coordinates of that structure at many times, a row for each; time 0 is path index, 1 path index + 1. The
    /// array must be exactly as long as all rows.
    pub fn evaluate(self: Morph, index: usize, times: []const f64, coordinates: []f64) Error!void {
        try runtime.check(raw.anim_morph_evaluate(self.handle.get(), index, times.ptr, times.len, coordinates.ptr, coordinates.len));
    }

    /// Path index and path index + 1 in their common structure: the same verbs, each with the fill of its original; for
    /// CSS, Lottie and others that interpolate point by point. (Where something turns, these are the points at the
    /// ends, but the motion between them is not straight.)
    pub fn getAligned(self: Morph, index: usize) Error!struct { from: Path, to: Path } {
        const from_out = try Path.init();
        errdefer from_out.deinit();
        const to_out = try Path.init();
        errdefer to_out.deinit();
        try runtime.check(raw.anim_morph_get_aligned(self.handle.get(), index, from_out.handle.get(), to_out.handle.get()));
        return .{ .from = from_out, .to = to_out };
    }

    /// The pairs of subpaths, in the order of the common structure: indices of subpaths, -1 for none. A subpath that
    /// was cut into parts is listed for each part.
    pub fn listPairs(self: Morph, gpa: Allocator, index: usize) Error![]MorphPair {
        var pairs_out_length: usize = 0;
        var pairs_out_ptr: ?[*]MorphPair = null;
        var pairs_out_room: usize = 0;
        try runtime.check(raw.anim_morph_list_pairs(self.handle.get(), index, pairs_out_ptr, pairs_out_room, &pairs_out_length));
        const pairs_out = try runtime.alloc(gpa, MorphPair, pairs_out_length);
        errdefer gpa.free(pairs_out);
        if (pairs_out_length != 0) {
            pairs_out_ptr = pairs_out.ptr;
            pairs_out_room = pairs_out.len;
            try runtime.check(raw.anim_morph_list_pairs(self.handle.get(), index, pairs_out_ptr, pairs_out_room, &pairs_out_length));
        }
        return pairs_out;
    }
};

/// A formula over named numbers, such as "mix(width, 40, clamp(t * 2, 0, 1))": parsed once, evaluated often. Immutable.
///
/// Values are doubles. Any value but zero is true (NaN too, as in C); comparisons give 1 or 0. The operators, from
/// loose to tight:
///
/// ```text
/// c ? a : b       a where c is true, else b; from the right
/// ||              or: 1 or 0
/// &&              and: 1 or 0
/// == !=           two in a row are refused
/// < <= > >=       two in a row are refused
/// + -             from the left
/// * / %           from the left; % is mod
/// -a !a           the negative; 1 where a is 0, else 0
/// ```
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
///
/// A handle: copies mean the same object. Used after deinit, it is an error.
pub const Expression = struct {
    handle: runtime.Handle(raw.anim_expression),

    /// Releases it. Where that is refused, as inside a callback of its own, it stays; destroy() tells.
    pub fn deinit(self: Expression) void {
        self.destroy() catch {};
    }

    /// Parses an expression over names (UTF-8 of at most ANIM_LIMIT_NAME_BYTES, written here without backquotes). In
    /// the calls below, a variable is identified by the position of its name in this list. ANIM_ERROR_SYNTAX,
    /// ANIM_ERROR_NOT_FOUND for an unknown name or function, or ANIM_ERROR_LIMIT, each with line and column;
    /// ANIM_ERROR_DUPLICATE when a name is given twice.
    pub fn init(gpa: Allocator, text_: []const u8, names: []const []const u8) Error!Expression {
        const names_texts = try runtime.alloc(gpa, ?[*]const u8, names.len);
        defer gpa.free(names_texts);
        const names_lengths = try runtime.alloc(gpa, usize, names.len);
        defer gpa.free(names_lengths);
        for (names, names_texts, names_lengths) |text, *address, *length| {
            address.* = text.ptr;
            length.* = text.len;
        }
        const expression_out_handle = try runtime.Handle(raw.anim_expression).reserve();
        errdefer expression_out_handle.retire();
        var expression_out: ?*raw.anim_expression = null;
        try runtime.check(raw.anim_expression_create(text_.ptr, text_.len, names_texts.ptr, names_lengths.ptr, names.len, &expression_out));
        return .{ .handle = expression_out_handle.put(expression_out.?) };
    }

    /// Releases an expression.
    pub fn destroy(self: Expression) Error!void {
        try runtime.check(raw.anim_expression_destroy(self.handle.get()));
        self.handle.retire();
    }

    /// The variables that it reads, by position, each once, in order of appearance.
    pub fn listVariables(self: Expression, gpa: Allocator) Error![]i32 {
        var variables_out_length: usize = 0;
        var variables_out_ptr: ?[*]i32 = null;
        var variables_out_room: usize = 0;
        try runtime.check(raw.anim_expression_list_variables(self.handle.get(), variables_out_ptr, variables_out_room, &variables_out_length));
        const variables_out = try runtime.alloc(gpa, i32, variables_out_length);
        errdefer gpa.free(variables_out);
        if (variables_out_length != 0) {
            variables_out_ptr = variables_out.ptr;
            variables_out_room = variables_out.len;
            try runtime.check(raw.anim_expression_list_variables(self.handle.get(), variables_out_ptr, variables_out_room, &variables_out_length));
        }
        return variables_out;
    }

    /// The value. variables has a number for each name. Variables and the result may be infinite or NaN.
    pub fn evaluate(self: Expression, variables: []const f64) Error!f64 {
        var result_out: f64 = undefined;
        try runtime.check(raw.anim_expression_evaluate(self.handle.get(), variables.ptr, variables.len, &result_out));
        return result_out;
    }

    /// The same many times at once: variables has a row for each result, with a number for each name.
    pub fn evaluateMany(self: Expression, variables: []const f64, results: []f64) Error!void {
        try runtime.check(raw.anim_expression_evaluate_many(self.handle.get(), variables.ptr, variables.len, results.ptr, results.len));
    }

    /// The value and its rate of change, from the variables' rates, by the chain rule. A conditional, min, max and
    /// clamp have the rate of the operand chosen; functions that jump (comparisons, floor...) have rate 0, and so has
    /// abs at 0. An operand with rate 0 gives rate 0 even where the slope is infinite, as that of sqrt at 0. Variables,
    /// rates and results may be infinite or NaN.
    pub fn differentiate(self: Expression, variables: []const f64, rates: []const f64) Error!struct { value: f64, rate: f64 } {
        try runtime.require(rates.len == variables.len, "rates must be as long as variables");
        var value_out: f64 = undefined;
        var rate_out: f64 = undefined;
        try runtime.check(raw.anim_expression_differentiate(self.handle.get(), variables.ptr, rates.ptr, variables.len, &value_out, &rate_out));
        return .{ .value = value_out, .rate = rate_out };
    }
};

/// A set of properties with a clock and animations. Each property has a model value (as the host set it) and a
/// presentation value (as it is seen now).
///
/// A handle: copies mean the same object. Used after deinit, it is an error.
pub const Stage = struct {
    handle: runtime.Handle(raw.anim_stage),

    /// Releases it. Where that is refused, as inside a callback of its own, it stays; destroy() tells.
    pub fn deinit(self: Stage) void {
        self.destroy() catch {};
    }

    /// Adds a number; its name may be empty.
    pub fn add(self: Stage, name: []const u8, value: f64) Error!Property {
        return self.addProperty(name, .scalar, &.{value});
    }

    /// Begins a transaction: what is set until it is committed moves by the spring, with the velocity that there is.
    pub fn begin(self: Stage, by: Spring) Error!Transaction {
        var motion = try Motion.init();
        motion.kind = .spring;
        motion.spring = by;
        return self.beginTransaction(motion);
    }

    /// Sets a number, moved by a spring, which replaces what moved it.
    pub fn animate(self: Stage, by: Spring, property: Property, value: f64) Error!Transaction {
        const own: Property = .{ .stage = self, .id = property.id };
        return own.springTo(&.{value}, null, by);
    }

    /// Makes an empty stage at time 0.
    pub fn init(options: ?StageOptions) Error!Stage {
        const stage_out_handle = try runtime.Handle(raw.anim_stage).reserve();
        errdefer stage_out_handle.retire();
        var stage_out: ?*raw.anim_stage = null;
        try runtime.check(raw.anim_stage_create(if (options) |*given| given else null, &stage_out));
        return .{ .handle = stage_out_handle.put(stage_out.?) };
    }

    /// Releases a stage. ANIM_ERROR_STATE for a scene's stage (destroy the scene).
    pub fn destroy(self: Stage) Error!void {
        try runtime.check(raw.anim_stage_destroy(self.handle.get()));
        self.handle.retire();
    }

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
    pub fn abandonCall(self: Stage) Error!void {
        try runtime.check(raw.anim_stage_abandon_call(self.handle.get()));
    }

    /// Adds a property at rest at a value, which has as many numbers as the kind has components. For the kinds VECTOR
    /// and PATH, use anim_stage_add_property_with() and anim_stage_add_path(). The name is unique in the stage
    /// (ANIM_ERROR_DUPLICATE), or empty for none. The stage keeps a name's bytes until the stage is destroyed, even
    /// when the property is removed.
    pub fn addProperty(self: Stage, name: []const u8, kind: ValueKind, value: []const f64) Error!Property {
        var property_out: u64 = undefined;
        try runtime.check(raw.anim_stage_add_property(self.handle.get(), name.ptr, name.len, kind, value.ptr, value.len, &property_out));
        return .{ .stage = self, .id = property_out };
    }

    /// Adds a property as anim_stage_add_property does, with options. Value, model and presentation are always in the
    /// kind's own components (a color's in sRGB); the options say how they are interpolated.
    pub fn addPropertyWith(self: Stage, name: []const u8, options: PropertyOptions, value: []const f64) Error!Property {
        var property_out: u64 = undefined;
        try runtime.check(raw.anim_stage_add_property_with(self.handle.get(), name.ptr, name.len, &options, value.ptr, value.len, &property_out));
        return .{ .stage = self, .id = property_out };
    }

    /// Adds a property that holds a copy of a path, which must not be empty (ANIM_ERROR_ARGUMENT). Its components are
    /// the path's coordinates, at most ANIM_LIMIT_VECTOR.
    pub fn addPath(self: Stage, name: []const u8, path: Path) Error!Property {
        var property_out: u64 = undefined;
        try runtime.check(raw.anim_stage_add_path(self.handle.get(), name.ptr, name.len, path.handle.get(), &property_out));
        return .{ .stage = self, .id = property_out };
    }

    /// Adds many scalar properties without names at once, one for each of the initial values.
    pub fn addScalars(self: Stage, gpa: Allocator, values_: []const f64) Error![]Property {
        const properties_out = try runtime.alloc(gpa, u64, values_.len);
        defer gpa.free(properties_out);
        const properties_out_made = try runtime.alloc(gpa, Property, properties_out.len);
        errdefer gpa.free(properties_out_made);
        try runtime.check(raw.anim_stage_add_scalars(self.handle.get(), values_.ptr, values_.len, properties_out.ptr));
        for (properties_out, properties_out_made) |id, *made| made.* = .{ .stage = self, .id = id };
        return properties_out_made;
    }

    /// The property of a name. ANIM_ERROR_NOT_FOUND.
    pub fn findProperty(self: Stage, name: []const u8) Error!Property {
        var property_out: u64 = undefined;
        try runtime.check(raw.anim_stage_find_property(self.handle.get(), name.ptr, name.len, &property_out));
        return .{ .stage = self, .id = property_out };
    }

    /// All properties in order of creation.
    pub fn listProperties(self: Stage, gpa: Allocator) Error![]Property {
        var properties_out_length: usize = 0;
        var properties_out_ptr: ?[*]u64 = null;
        var properties_out_room: usize = 0;
        try runtime.check(raw.anim_stage_list_properties(self.handle.get(), properties_out_ptr, properties_out_room, &properties_out_length));
        const properties_out = try runtime.alloc(gpa, u64, properties_out_length);
        defer gpa.free(properties_out);
        const made = try runtime.alloc(gpa, Property, properties_out.len);
        errdefer gpa.free(made);
        if (properties_out_length != 0) {
            properties_out_ptr = properties_out.ptr;
            properties_out_room = properties_out.len;
            try runtime.check(raw.anim_stage_list_properties(self.handle.get(), properties_out_ptr, properties_out_room, &properties_out_length));
        }
        for (properties_out, made) |id, *each| each.* = .{ .stage = self, .id = id };
        return made;
    }

    /// The text of a name by its index in an event or info.
    pub fn getName(self: Stage, gpa: Allocator, name: i32) Error![]u8 {
        var buffer_out_length: usize = 0;
        var buffer_out_ptr: ?[*]u8 = null;
        var buffer_out_room: usize = 0;
        try runtime.check(raw.anim_stage_get_name(self.handle.get(), name, buffer_out_ptr, buffer_out_room, &buffer_out_length));
        const buffer_out = try runtime.alloc(gpa, u8, buffer_out_length);
        errdefer gpa.free(buffer_out);
        if (buffer_out_length != 0) {
            buffer_out_ptr = buffer_out.ptr;
            buffer_out_room = buffer_out.len;
            try runtime.check(raw.anim_stage_get_name(self.handle.get(), name, buffer_out_ptr, buffer_out_room, &buffer_out_length));
        }
        return buffer_out;
    }

    /// Sets many at once: values holds the components of each property in turn. All or nothing.
    pub fn setValueMany(self: Stage, properties: []const u64, values_: []const f64) Error!void {
        try runtime.check(raw.anim_stage_set_value_many(self.handle.get(), properties.ptr, properties.len, values_.ptr, values_.len));
    }

    /// Reads many at once, components in a row: as many numbers as they have components in all.
    pub fn getValueMany(self: Stage, properties: []const u64, what: Read, values_: []f64) Error!void {
        try runtime.check(raw.anim_stage_get_value_many(self.handle.get(), properties.ptr, properties.len, what, values_.ptr, values_.len));
    }

    /// The properties whose presentation value may have changed since they were last taken, each once, oldest
    /// properties first, in the same order on every host.
    pub fn takeChanged(self: Stage, gpa: Allocator) Error![]Property {
        var properties_out_length: usize = 0;
        var properties_out_ptr: ?[*]u64 = null;
        var properties_out_room: usize = 0;
        try runtime.check(raw.anim_stage_take_changed(self.handle.get(), properties_out_ptr, properties_out_room, &properties_out_length));
        const properties_out = try runtime.alloc(gpa, u64, properties_out_length);
        defer gpa.free(properties_out);
        const made = try runtime.alloc(gpa, Property, properties_out.len);
        errdefer gpa.free(made);
        if (properties_out_length != 0) {
            properties_out_ptr = properties_out.ptr;
            properties_out_room = properties_out.len;
            try runtime.check(raw.anim_stage_take_changed(self.handle.get(), properties_out_ptr, properties_out_room, &properties_out_length));
        }
        for (properties_out, made) |id, *each| each.* = .{ .stage = self, .id = id };
        return made;
    }

    /// Opens a transaction inside the innermost open one. Without a motion everything is inherited. A curve in an inner
    /// transaction takes its duration from the enclosing one unless it is set; a spring does so only when the spring
    /// itself is inherited. ANIM_ERROR_ARGUMENT also where kind is ANIM_MOTION_KIND_INHERIT and curve, spring or
    /// easing, which are not read then, differ from anim_default_motion.
    pub fn beginTransaction(self: Stage, motion: ?Motion) Error!Transaction {
        var transaction_out: u64 = undefined;
        try runtime.check(raw.anim_stage_begin_transaction(self.handle.get(), if (motion) |*given| given else null, &transaction_out));
        return .{ .stage = self, .id = transaction_out };
    }

    /// Sets the policy for animations begun from now on; those that run are not changed. NONE for a new stage. The
    /// policy is part of snapshots and of the hash. ANIM_ERROR_ARGUMENT for another number.
    pub fn setReducedMotion(self: Stage, policy: ReducedMotion) Error!void {
        try runtime.check(raw.anim_stage_set_reduced_motion(self.handle.get(), policy));
    }

    /// Makes a group at its time 0. Animations join it by the member group of their transaction's motion or of their
    /// options.
    ///
    /// Delays pass on the group's clock. The time of a media group or an animator can jump and run back. An animation
    /// with a delay therefore begins there with the call, or when the transaction named by after is complete. At that
    /// moment the animations that it replaces end, and sets_model sets the model value. Until the delay is over it
    /// shows its start value, or nothing if it is an explicit animation that does not fill backwards.
    pub fn addGroup(self: Stage, options: ?AnimationGroupOptions) Error!AnimationGroup {
        var group_out: u64 = undefined;
        try runtime.check(raw.anim_stage_add_group(self.handle.get(), if (options) |*given| given else null, &group_out));
        return .{ .stage = self, .id = group_out };
    }

    /// Adds a derived property, at once with its expressions: see anim_stage_add_property_with and
    /// anim_stage_set_expression. It cannot name itself (ANIM_ERROR_STATE, a cycle), and text is not empty.
    pub fn addDerived(self: Stage, name: []const u8, options: ?PropertyOptions, text_: []const u8) Error!Property {
        var property_out: u64 = undefined;
        try runtime.check(raw.anim_stage_add_derived(self.handle.get(), name.ptr, name.len, if (options) |*given| given else null, text_.ptr, text_.len, &property_out));
        return .{ .stage = self, .id = property_out };
    }

    /// Makes a bank of one or more numbers at rest. threshold as in anim_stage_set_threshold.
    pub fn addBank(self: Stage, spring: Spring, values_: []const f64, threshold: f64) Error!SpringBank {
        var bank_out: u64 = undefined;
        try runtime.check(raw.anim_stage_add_bank(self.handle.get(), &spring, values_.ptr, values_.len, threshold, &bank_out));
        return .{ .stage = self, .id = bank_out };
    }

    /// Moves the stage's clock forward by a time in seconds, rounded to the nearest flick, and computes every
    /// presentation value there. The time is 0 to ANIM_LIMIT_ADVANCE_SECONDS, before and after it is multiplied by the
    /// time scale. Everything due on the way happens at its own flick, in order of time, then of creation: values,
    /// states and events do not depend on how a time is cut into steps. Allocates nothing once the stage has run.
    /// ANIM_ERROR_STATE for a scene's stage, or inside an open transaction.
    pub fn advance(self: Stage, seconds: f64) Error!void {
        try runtime.check(raw.anim_stage_advance(self.handle.get(), seconds));
    }

    /// Moves the stage's clock forward by a time in seconds, rounded to the nearest flick, and computes every
    /// presentation value there. The time is 0 to ANIM_LIMIT_ADVANCE_SECONDS, before and after it is multiplied by the
    /// time scale. Everything due on the way happens at its own flick, in order of time, then of creation: values,
    /// states and events do not depend on how a time is cut into steps. Allocates nothing once the stage has run.
    /// ANIM_ERROR_STATE for a scene's stage, or inside an open transaction.
    pub fn advanceFlicks(self: Stage, flicks: i64) Error!void {
        try runtime.check(raw.anim_stage_advance_flicks(self.handle.get(), flicks));
    }

    /// The time of a paused stage stands still while it is advanced.
    pub fn setPaused(self: Stage, paused: bool) Error!void {
        try runtime.check(raw.anim_stage_set_paused(self.handle.get(), @intFromBool(paused)));
    }

    /// How fast stage time runs relative to the time of advance: 0 to ANIM_LIMIT_TIME_SCALE, 1 at first. The stage's
    /// time is computed from the moment of the last change, so no error accumulates.
    pub fn setTimeScale(self: Stage, scale: f64) Error!void {
        try runtime.check(raw.anim_stage_set_time_scale(self.handle.get(), scale));
    }

    /// Limits the steps of one advance, for a stage or a scene's stage. A step is one thing that is due (an animation
    /// that starts or ends, a delay that ends), with all that a machine does in answer, which ANIM_LIMIT_MICROSTEPS
    /// bounds. 0, as at first, is no limit. If more is due, the advance ends after the last step allowed, and
    /// ANIM_EVENT_KIND_BUDGET is queued. Host time has then advanced as without a budget, and stage time lags behind
    /// it. owed of anim_stage_info says how far, at least 1. The next advance, even of 0 seconds, continues from there.
    /// Once nothing is owed, the state is bit for bit the one without a budget, except for events of this kind. Calls
    /// in between see the stage time reached so far. The budget belongs to the host: it is not part of snapshots, and
    /// anim_scene_play() ignores it.
    pub fn setStepBudget(self: Stage, steps: u32) Error!void {
        try runtime.check(raw.anim_stage_set_step_budget(self.handle.get(), steps));
    }

    /// The clock and the counts of a stage.
    pub fn getInfo(self: Stage) Error!StageInfo {
        var info_out: StageInfo = .{};
        try runtime.check(raw.anim_stage_get_info(self.handle.get(), &info_out));
        return info_out;
    }

    /// Takes events out of the queue, the oldest first.
    pub fn pollEvents(self: Stage, gpa: Allocator) Error![]Event {
        var events_out_length: usize = 0;
        var events_out_ptr: ?[*]Event = null;
        var events_out_room: usize = 0;
        try runtime.check(raw.anim_stage_poll_events(self.handle.get(), events_out_ptr, events_out_room, &events_out_length));
        const events_out = try runtime.alloc(gpa, Event, events_out_length);
        errdefer gpa.free(events_out);
        if (events_out_length != 0) {
            events_out_ptr = events_out.ptr;
            events_out_room = events_out.len;
            try runtime.check(raw.anim_stage_poll_events(self.handle.get(), events_out_ptr, events_out_room, &events_out_length));
        }
        return events_out;
    }

    /// Sets the callback for events. It is called for every event, in order: for an event inside an advance call as it
    /// happens, and for an event of another call (an animation that a new value interrupts) at the beginning of the
    /// next advance. Events are also queued for polling, up to the event limit. Without a callback, the present one is
    /// removed. Events that wait for a callback go to the one that replaces it; events that happen while there is none
    /// can only be polled.
    pub fn setEventCallback(self: Stage, context: anytype, comptime function: anytype) Error!void {
        try runtime.check(raw.anim_stage_set_event_callback(self.handle.get(), callbacks.anim_event_callback(@TypeOf(context), function), runtime.contextOf(context), null));
    }

    /// A hash of all that determines the stage's future: clock, values, animations and their transactions. Two stages
    /// have equal hashes if they will continue identically, and different ones if not, on any host, in any language and
    /// on any processor. Exceptions are collisions of a 64-bit hash, and the order of events at the same flick.
    pub fn getHash(self: Stage) Error!u64 {
        var hash_out: u64 = undefined;
        try runtime.check(raw.anim_stage_get_hash(self.handle.get(), &hash_out));
        return hash_out;
    }

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
    pub fn snapshot(self: Stage, gpa: Allocator) Error![]u8 {
        var buffer_out_length: usize = 0;
        var buffer_out_ptr: ?[*]u8 = null;
        var buffer_out_room: usize = 0;
        try runtime.check(raw.anim_stage_snapshot(self.handle.get(), buffer_out_ptr, buffer_out_room, &buffer_out_length));
        const buffer_out = try runtime.alloc(gpa, u8, buffer_out_length);
        errdefer gpa.free(buffer_out);
        if (buffer_out_length != 0) {
            buffer_out_ptr = buffer_out.ptr;
            buffer_out_room = buffer_out.len;
            try runtime.check(raw.anim_stage_snapshot(self.handle.get(), buffer_out_ptr, buffer_out_room, &buffer_out_length));
        }
        return buffer_out;
    }

    /// Replaces the stage's state, whatever it was, by one that anim_stage_snapshot wrote. The bytes are not needed
    /// afterwards. Identifiers that the stage had given out when the snapshot was taken are valid again, and name the
    /// same things; for a snapshot of another stage anim_stage_find_counterpart translates them. Forget identifiers
    /// given out since: new things may get the same ones. The event callback stays, and so do the observers of
    /// properties that still exist (by identifier). All properties count as changed.
    ///
    /// The bytes may come from anywhere. ANIM_ERROR_SYNTAX for bytes that are no snapshot, are damaged, or describe an
    /// impossible state; ANIM_ERROR_KIND for a snapshot of a scene; ANIM_ERROR_STATE inside an open transaction, and
    /// for a scene's stage. A stage takes memory in proportion to the bytes.
    pub fn restore(self: Stage, bytes: []const u8) Error!void {
        try runtime.check(raw.anim_stage_restore(self.handle.get(), bytes.ptr, bytes.len));
    }

    /// Translates an identifier of the stage that a snapshot was taken of into the identifier of the same property,
    /// transaction, animation, group, animator or bank in this stage, which was restored from that snapshot. Whether
    /// the thing exists is not checked here, but by the calls that take the identifier. ANIM_ERROR_IDENTIFIER for 0.
    pub fn findCounterpart(self: Stage, identifier: u64) Error!u64 {
        var counterpart_out: u64 = undefined;
        try runtime.check(raw.anim_stage_find_counterpart(self.handle.get(), identifier, &counterpart_out));
        return counterpart_out;
    }
};

/// A view that keeps the memory of a bank's values alive: for languages whose arrays may outlive their source.
///
/// A handle: copies mean the same object. Used after deinit, it is an error.
pub const SpringBankView = struct {
    handle: runtime.Handle(raw.anim_spring_bank_view),

    /// Releases it. Where that is refused, as inside a callback of its own, it stays; destroy() tells.
    pub fn deinit(self: SpringBankView) void {
        self.destroy() catch {};
    }

    /// The numbers of a view, valid until it is destroyed. They are those of anim_spring_bank_get_values() until the
    /// bank's memory moves, because something added to the stage needs more room or a snapshot is restored. From then
    /// on the view keeps the last numbers from before.
    pub fn getValues(self: SpringBankView) Error![]const f64 {
        var values_out: ?[*]const f64 = null;
        var values_out_length: usize = 0;
        try runtime.check(raw.anim_spring_bank_view_get_values(self.handle.get(), &values_out, &values_out_length));
        return runtime.view(f64, values_out, values_out_length);
    }

    /// Releases a view.
    pub fn destroy(self: SpringBankView) Error!void {
        try runtime.check(raw.anim_spring_bank_view_destroy(self.handle.get()));
        self.handle.retire();
    }
};

/// A document that was parsed, checked and prepared. It never changes. Unlike most objects it may be used by several
/// threads at once: each can make scenes of it. A scene itself is used by one thread at a time, as always.
///
/// A handle: copies mean the same object. Used after deinit, it is an error.
pub const Document = struct {
    handle: runtime.Handle(raw.anim_document),

    /// Releases it. Where that is refused, as inside a callback of its own, it stays; destroy() tells.
    pub fn deinit(self: Document) void {
        self.destroy() catch {};
    }

    /// Parses a document of at most ANIM_LIMIT_TEXT_BYTES, for anim_scene_create. The texts are not needed afterwards.
    /// Errors as in anim_scene_load.
    pub fn load(text_: []const u8, options: ?DocumentOptions) Error!Document {
        const document_out_handle = try runtime.Handle(raw.anim_document).reserve();
        errdefer document_out_handle.retire();
        var document_out: ?*raw.anim_document = null;
        try runtime.check(raw.anim_document_load(text_.ptr, text_.len, if (options) |*given| given else null, &document_out));
        return .{ .handle = document_out_handle.put(document_out.?) };
    }

    /// How many warnings a document has: parts that are valid but have no effect, and are most likely misspelt or
    /// forgotten. There are none unless it was loaded with keeps_warnings. count warnings, at most ANIM_LIMIT_WARNINGS,
    /// are kept, in the order of the text; total is their number in all. Components in the text are searched too, each
    /// once however often it is used, but not those of the library. With keeps_warnings loading takes up to about twice
    /// as long; scenes are the same.
    pub fn getWarningCount(self: Document) Error!struct { count: u32, total: u64 } {
        var count_out: u32 = undefined;
        var total_out: u64 = undefined;
        try runtime.check(raw.anim_document_get_warning_count(self.handle.get(), &count_out, &total_out));
        return .{ .count = count_out, .total = total_out };
    }

    /// The kind and place of a warning: 0 <= index < count, ANIM_ERROR_NOT_FOUND beyond.
    pub fn getWarning(self: Document, index: u32) Error!DocumentWarning {
        var warning_out: DocumentWarning = .{};
        try runtime.check(raw.anim_document_get_warning(self.handle.get(), index, &warning_out));
        return warning_out;
    }

    /// One of a warning's texts: ANIM_WARNING_TEXT_MESSAGE, POINTER or SUGGESTION.
    pub fn getWarningText(self: Document, gpa: Allocator, index: u32, which: WarningText) Error![]u8 {
        var buffer_out_length: usize = 0;
        var buffer_out_ptr: ?[*]u8 = null;
        var buffer_out_room: usize = 0;
        try runtime.check(raw.anim_document_get_warning_text(self.handle.get(), index, which, buffer_out_ptr, buffer_out_room, &buffer_out_length));
        const buffer_out = try runtime.alloc(gpa, u8, buffer_out_length);
        errdefer gpa.free(buffer_out);
        if (buffer_out_length != 0) {
            buffer_out_ptr = buffer_out.ptr;
            buffer_out_room = buffer_out.len;
            try runtime.check(raw.anim_document_get_warning_text(self.handle.get(), index, which, buffer_out_ptr, buffer_out_room, &buffer_out_length));
        }
        return buffer_out;
    }

    /// Releases a document. Scenes that were made of it live on. No other thread may be using it at this time.
    pub fn destroy(self: Document) Error!void {
        try runtime.check(raw.anim_document_destroy(self.handle.get()));
        self.handle.retire();
    }
};

/// A control, animation or machine made from a JSON document: properties on a stage of its own, inputs, a machine,
/// nodes to draw and regions to touch. The format is described in docs/document-format.md.
///
/// A handle: copies mean the same object. Used after deinit, it is an error.
pub const Scene = struct {
    handle: runtime.Handle(raw.anim_scene),

    /// Releases it. Where that is refused, as inside a callback of its own, it stays; destroy() tells.
    pub fn deinit(self: Scene) void {
        self.destroy() catch {};
    }

    /// A finger or mouse comes down.
    pub fn pointerDown(self: Scene, x: f64, y: f64) Error!void {
        return self.sendPointer(.down, 0, x, y);
    }

    /// It moves.
    pub fn pointerMove(self: Scene, x: f64, y: f64) Error!void {
        return self.sendPointer(.move, 0, x, y);
    }

    /// It is lifted.
    pub fn pointerUp(self: Scene, x: f64, y: f64) Error!void {
        return self.sendPointer(.up, 0, x, y);
    }

    /// The names of the active states that have none inside, in the document's order. The caller releases them.
    pub fn states(self: Scene, gpa: Allocator) Error!StateNames {
        return .{ .gpa = gpa, .text = try self.getAtomicStates(gpa) };
    }

    /// The names of all active states, in the document's order. The caller releases them.
    pub fn activeStates(self: Scene, gpa: Allocator) Error!StateNames {
        return .{ .gpa = gpa, .text = try self.getConfiguration(gpa) };
    }

    /// The list of that name; one in an instance has the instance's name before it.
    pub fn list(self: Scene, name: []const u8) Error!ItemList {
        return ItemList.of(self, name);
    }

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
    pub fn load(text_: []const u8, options: ?SceneOptions) Error!Scene {
        const scene_out_handle = try runtime.Handle(raw.anim_scene).reserve();
        errdefer scene_out_handle.retire();
        var scene_out: ?*raw.anim_scene = null;
        try runtime.check(raw.anim_scene_load(text_.ptr, text_.len, if (options) |*given| given else null, &scene_out));
        return .{ .handle = scene_out_handle.put(scene_out.?) };
    }

    /// Makes a scene of a document, at time 0, in its initial state. It is the scene that anim_scene_load makes of the
    /// same text with the same options, in a fraction of the time (some microseconds for a control). The two behave
    /// identically, and a snapshot of one can be restored in the other. Parameters and library must not be set in the
    /// options (ANIM_ERROR_ARGUMENT), since they are given to anim_document_load; memory_limit is not read. The
    /// document may be released before the scene.
    pub fn init(document: Document, options: ?SceneOptions) Error!Scene {
        const scene_out_handle = try runtime.Handle(raw.anim_scene).reserve();
        errdefer scene_out_handle.retire();
        var scene_out: ?*raw.anim_scene = null;
        try runtime.check(raw.anim_scene_create(document.handle.get(), if (options) |*given| given else null, &scene_out));
        return .{ .handle = scene_out_handle.put(scene_out.?) };
    }

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
    pub fn reload(self: Scene, gpa: Allocator, text_: []const u8, options: ?SceneOptions) Error!Lines {
        var buffer_out_length: usize = 0;
        const buffer_out_room: usize = runtime.cut;
        const buffer_out_kept = try Lines.Room.reserve(gpa);
        errdefer buffer_out_kept.free(gpa);
        const buffer_out_ptr = buffer_out_kept.text.ptr;
        try runtime.check(raw.anim_scene_reload(self.handle.get(), text_.ptr, text_.len, if (options) |*given| given else null, buffer_out_ptr, buffer_out_room, &buffer_out_length));
        return .of(gpa, buffer_out_kept, buffer_out_length);
    }

    /// Releases a scene and its stage.
    pub fn destroy(self: Scene) Error!void {
        try runtime.check(raw.anim_scene_destroy(self.handle.get()));
        self.handle.retire();
    }

    /// As anim_stage_abandon_call(), for a scene. After a callback left anim_scene_advance_many(), call it for each of
    /// its scenes.
    pub fn abandonCall(self: Scene) Error!void {
        try runtime.check(raw.anim_scene_abandon_call(self.handle.get()));
    }

    /// The stage inside, for reading and setting properties, events, pause and time scale. It belongs to the scene and
    /// is valid until the scene is destroyed; it cannot be advanced or destroyed by itself.
    pub fn getStage(self: Scene) Error!Stage {
        var stage_out: ?*raw.anim_stage = null;
        try runtime.check(raw.anim_scene_get_stage(self.handle.get(), &stage_out));
        return .{ .handle = try self.handle.borrow(raw.anim_stage, stage_out.?) };
    }

    /// Facts about the document.
    pub fn getInfo(self: Scene) Error!SceneInfo {
        var info_out: SceneInfo = .{};
        try runtime.check(raw.anim_scene_get_info(self.handle.get(), &info_out));
        return info_out;
    }

    /// Moves the scene's clock forward; as anim_stage_advance. Delays of the machine end, and their transitions are
    /// taken, at their own flicks.
    ///
    /// Once everything that the document does has happened once, this call, pointers, keys, events, inputs and the
    /// display list allocate nothing, with these exceptions: a path property that is set or played to a path with other
    /// commands (the two are aligned each time); keyframes whose expressions give other numbers than when they were
    /// last played; an animation that begins to be scrubbed; texts in the data of events; a number that format(x)
    /// writes with more than 15 characters; list items that are added or removed; and the queue of events and their
    /// data, which grow until they hold event_limit events and 4096 fields.
    pub fn advance(self: Scene, seconds: f64) Error!void {
        try runtime.check(raw.anim_scene_advance(self.handle.get(), seconds));
    }

    /// Moves the scene's clock forward; as anim_stage_advance. Delays of the machine end, and their transitions are
    /// taken, at their own flicks.
    ///
    /// Once everything that the document does has happened once, this call, pointers, keys, events, inputs and the
    /// display list allocate nothing, with these exceptions: a path property that is set or played to a path with other
    /// commands (the two are aligned each time); keyframes whose expressions give other numbers than when they were
    /// last played; an animation that begins to be scrubbed; texts in the data of events; a number that format(x)
    /// writes with more than 15 characters; list items that are added or removed; and the queue of events and their
    /// data, which grow until they hold event_limit events and 4096 fields.
    pub fn advanceFlicks(self: Scene, flicks: i64) Error!void {
        try runtime.check(raw.anim_scene_advance_flicks(self.handle.get(), flicks));
    }

    /// Advances many scenes in their order, each as anim_scene_advance() does, and reports those that have something to
    /// draw or events to poll. wanted selects what is reported: 0, ANIM_SCENE_CHANGE_DISPLAY, ANIM_SCENE_CHANGE_EVENTS
    /// or both. The result is these scenes in their order, and their number. A scene is reported by every call until
    /// its display list has been read and its events have been polled, so a host may handle them later. Any
    /// anim_scene_get_display... call reads the list, except those for the revision and the damage. With
    /// ANIM_SCENE_CHANGE_DISPLAY this call updates the display lists that change. A scene at rest costs one read of its
    /// handle, a cache line. All scenes are checked before any is advanced: for a scene that was destroyed or is listed
    /// twice, or one that anim_scene_advance() refuses, the call fails, names its index, and advances none. Callbacks
    /// must not call their own scene or those not advanced yet (ANIM_ERROR_REENTRANT).
    pub fn advanceMany(gpa: Allocator, scenes: []const Scene, seconds: f64, wanted: SceneChangeFlags, changes: ?[]SceneChange) Error!usize {
        if (changes) |values| try runtime.require(values.len == scenes.len, "changes must have room for one result each");
        const scenes_raw = try runtime.alloc(gpa, ?*raw.anim_scene, scenes.len);
        defer gpa.free(scenes_raw);
        for (scenes, scenes_raw) |each, *address| address.* = each.handle.get();
        var changed_out: usize = undefined;
        try runtime.check(raw.anim_scene_advance_many(scenes_raw.ptr, scenes.len, seconds, wanted, if (changes) |values| values.ptr else null, &changed_out));
        return changed_out;
    }

    /// Sends a named event to the machine, which takes its transitions at once. Events that no state waits for are
    /// ignored. The name consists of tokens separated by dots: letters, digits, '-' and '_', or any name in backquotes:
    /// `my part`.poke.
    pub fn send(self: Scene, name: []const u8) Error!void {
        try runtime.check(raw.anim_scene_send(self.handle.get(), name.ptr, name.len));
    }

    /// Input number index, 0 <= index < input_count, in the document's order; ANIM_ERROR_NOT_FOUND beyond.
    pub fn getInputInfo(self: Scene, index: u32) Error!InputInfo {
        var info_out: InputInfo = .{};
        try runtime.check(raw.anim_scene_get_input_info(self.handle.get(), index, &info_out));
        return info_out;
    }

    /// Inputs by name. Setting one to a new value lets the machine react at once. ANIM_ERROR_NOT_FOUND,
    /// ANIM_ERROR_KIND; ANIM_ERROR_ARGUMENT for a number outside its range; ANIM_ERROR_LIMIT for a string of more than
    /// 65536 bytes; ANIM_ERROR_STATE for an input of a component that the enclosing document sets.
    pub fn setNumber(self: Scene, name: []const u8, value: f64) Error!void {
        try runtime.check(raw.anim_scene_set_number(self.handle.get(), name.ptr, name.len, value));
    }

    /// Inputs by name. Setting one to a new value lets the machine react at once. ANIM_ERROR_NOT_FOUND,
    /// ANIM_ERROR_KIND; ANIM_ERROR_ARGUMENT for a number outside its range; ANIM_ERROR_LIMIT for a string of more than
    /// 65536 bytes; ANIM_ERROR_STATE for an input of a component that the enclosing document sets.
    pub fn setBoolean(self: Scene, name: []const u8, value: bool) Error!void {
        try runtime.check(raw.anim_scene_set_boolean(self.handle.get(), name.ptr, name.len, @intFromBool(value)));
    }

    /// Inputs by name. Setting one to a new value lets the machine react at once. ANIM_ERROR_NOT_FOUND,
    /// ANIM_ERROR_KIND; ANIM_ERROR_ARGUMENT for a number outside its range; ANIM_ERROR_LIMIT for a string of more than
    /// 65536 bytes; ANIM_ERROR_STATE for an input of a component that the enclosing document sets.
    pub fn setString(self: Scene, name: []const u8, text_: []const u8) Error!void {
        try runtime.check(raw.anim_scene_set_string(self.handle.get(), name.ptr, name.len, text_.ptr, text_.len));
    }

    /// Fires a trigger: the machine receives the event with the trigger's name.
    pub fn fireTrigger(self: Scene, name: []const u8) Error!void {
        try runtime.check(raw.anim_scene_fire_trigger(self.handle.get(), name.ptr, name.len));
    }

    /// The present value of an input by name. ANIM_ERROR_NOT_FOUND, ANIM_ERROR_KIND.
    pub fn getNumber(self: Scene, name: []const u8) Error!f64 {
        var value_out: f64 = undefined;
        try runtime.check(raw.anim_scene_get_number(self.handle.get(), name.ptr, name.len, &value_out));
        return value_out;
    }

    /// The present value of an input by name. ANIM_ERROR_NOT_FOUND, ANIM_ERROR_KIND.
    pub fn getBoolean(self: Scene, name: []const u8) Error!bool {
        var value_out: i32 = 0;
        try runtime.check(raw.anim_scene_get_boolean(self.handle.get(), name.ptr, name.len, &value_out));
        return value_out != 0;
    }

    /// The present value of an input by name. ANIM_ERROR_NOT_FOUND, ANIM_ERROR_KIND.
    pub fn getString(self: Scene, gpa: Allocator, name: []const u8) Error![]u8 {
        var buffer_out_length: usize = 0;
        var buffer_out_ptr: ?[*]u8 = null;
        var buffer_out_room: usize = 0;
        try runtime.check(raw.anim_scene_get_string(self.handle.get(), name.ptr, name.len, buffer_out_ptr, buffer_out_room, &buffer_out_length));
        const buffer_out = try runtime.alloc(gpa, u8, buffer_out_length);
        errdefer gpa.free(buffer_out);
        if (buffer_out_length != 0) {
            buffer_out_ptr = buffer_out.ptr;
            buffer_out_room = buffer_out.len;
            try runtime.check(raw.anim_scene_get_string(self.handle.get(), name.ptr, name.len, buffer_out_ptr, buffer_out_room, &buffer_out_length));
        }
        return buffer_out;
    }

    /// The names of the active states that have no active child, in document order, separated by spaces; a part of a
    /// name that contains a space is in backquotes. Empty for a document without a machine.
    pub fn getAtomicStates(self: Scene, gpa: Allocator) Error![]u8 {
        var buffer_out_length: usize = 0;
        var buffer_out_ptr: ?[*]u8 = null;
        var buffer_out_room: usize = 0;
        try runtime.check(raw.anim_scene_get_atomic_states(self.handle.get(), buffer_out_ptr, buffer_out_room, &buffer_out_length));
        const buffer_out = try runtime.alloc(gpa, u8, buffer_out_length);
        errdefer gpa.free(buffer_out);
        if (buffer_out_length != 0) {
            buffer_out_ptr = buffer_out.ptr;
            buffer_out_room = buffer_out.len;
            try runtime.check(raw.anim_scene_get_atomic_states(self.handle.get(), buffer_out_ptr, buffer_out_room, &buffer_out_length));
        }
        return buffer_out;
    }

    /// Whether a state is active (itself, or one inside it). ANIM_ERROR_NOT_FOUND when the document has no such state.
    pub fn isInState(self: Scene, name: []const u8) Error!bool {
        var active_out: i32 = 0;
        try runtime.check(raw.anim_scene_is_in_state(self.handle.get(), name.ptr, name.len, &active_out));
        return active_out != 0;
    }

    /// As anim_scene_send, with data, which the document's expressions read as event.NAME while the event is processed:
    /// numbers, booleans as 1 and 0, texts in comparisons. Fields that the document does not read are ignored; of two
    /// with one name the last counts. ANIM_ERROR_LIMIT for more than ANIM_LIMIT_EVENT_FIELDS.
    pub fn sendData(self: Scene, name: []const u8, fields: []const EventField) Error!void {
        try runtime.check(raw.anim_scene_send_data(self.handle.get(), name.ptr, name.len, fields.ptr, fields.len));
    }

    /// One field of an event's data, by its index in the document's order, and its text. data and count are members of
    /// the event: the identifier of its data, and the number of its fields. A scene keeps the 4096 latest fields with
    /// at most 1 MiB of texts, whether their events were polled or not; older ones, and indices beyond count, are
    /// ANIM_ERROR_NOT_FOUND. If fields were dropped before their event was polled or its callback called, data_lost of
    /// the event is their number; poll more often to lose none. Asking for the text of a field that is no text is
    /// ANIM_ERROR_KIND.
    pub fn getEventValue(self: Scene, data: u64, index: u32) Error!EventValue {
        var value_out: EventValue = .{};
        try runtime.check(raw.anim_scene_get_event_value(self.handle.get(), data, index, &value_out));
        return value_out;
    }

    /// One field of an event's data, by its index in the document's order, and its text. data and count are members of
    /// the event: the identifier of its data, and the number of its fields. A scene keeps the 4096 latest fields with
    /// at most 1 MiB of texts, whether their events were polled or not; older ones, and indices beyond count, are
    /// ANIM_ERROR_NOT_FOUND. If fields were dropped before their event was polled or its callback called, data_lost of
    /// the event is their number; poll more often to lose none. Asking for the text of a field that is no text is
    /// ANIM_ERROR_KIND.
    pub fn getEventText(self: Scene, gpa: Allocator, data: u64, index: u32) Error![]u8 {
        var buffer_out_length: usize = 0;
        var buffer_out_ptr: ?[*]u8 = null;
        var buffer_out_room: usize = 0;
        try runtime.check(raw.anim_scene_get_event_text(self.handle.get(), data, index, buffer_out_ptr, buffer_out_room, &buffer_out_length));
        const buffer_out = try runtime.alloc(gpa, u8, buffer_out_length);
        errdefer gpa.free(buffer_out);
        if (buffer_out_length != 0) {
            buffer_out_ptr = buffer_out.ptr;
            buffer_out_room = buffer_out.len;
            try runtime.check(raw.anim_scene_get_event_text(self.handle.get(), data, index, buffer_out_ptr, buffer_out_room, &buffer_out_length));
        }
        return buffer_out;
    }

    /// The names of all active states, in document order, separated by spaces as in anim_scene_get_atomic_states. A
    /// machine that is done keeps its last ones.
    pub fn getConfiguration(self: Scene, gpa: Allocator) Error![]u8 {
        var buffer_out_length: usize = 0;
        var buffer_out_ptr: ?[*]u8 = null;
        var buffer_out_room: usize = 0;
        try runtime.check(raw.anim_scene_get_configuration(self.handle.get(), buffer_out_ptr, buffer_out_room, &buffer_out_length));
        const buffer_out = try runtime.alloc(gpa, u8, buffer_out_length);
        errdefer gpa.free(buffer_out);
        if (buffer_out_length != 0) {
            buffer_out_ptr = buffer_out.ptr;
            buffer_out_room = buffer_out.len;
            try runtime.check(raw.anim_scene_get_configuration(self.handle.get(), buffer_out_ptr, buffer_out_room, &buffer_out_length));
        }
        return buffer_out;
    }

    /// Whether the machine has reached an outermost final state: it ignores all events from then on.
    pub fn isDone(self: Scene) Error!bool {
        var done_out: i32 = 0;
        try runtime.check(raw.anim_scene_is_done(self.handle.get(), &done_out));
        return done_out != 0;
    }

    /// How many states the machine has; 0 for a document without a machine.
    pub fn getStateCount(self: Scene) Error!u32 {
        var count_out: u32 = undefined;
        try runtime.check(raw.anim_scene_get_state_count(self.handle.get(), &count_out));
        return count_out;
    }

    /// State number index, 0 <= index < count, in document order: for tools that show a machine. ANIM_ERROR_NOT_FOUND
    /// beyond.
    pub fn getStateInfo(self: Scene, index: u32) Error!MachineStateInfo {
        var info_out: MachineStateInfo = .{};
        try runtime.check(raw.anim_scene_get_state_info(self.handle.get(), index, &info_out));
        return info_out;
    }

    /// A hash of all that determines the scene's future: that of anim_stage_get_hash with inputs, states, timers,
    /// pointers and the random generator.
    pub fn getHash(self: Scene) Error!u64 {
        var hash_out: u64 = undefined;
        try runtime.check(raw.anim_scene_get_hash(self.handle.get(), &hash_out));
        return hash_out;
    }

    /// List number index, from 0 on, in the document's order; a component's lists follow those of the document that
    /// uses it. ANIM_ERROR_NOT_FOUND beyond.
    pub fn getListInfo(self: Scene, index: u32) Error!ListInfo {
        var info_out: ListInfo = .{};
        try runtime.check(raw.anim_scene_get_list_info(self.handle.get(), index, &info_out));
        return info_out;
    }

    /// The number of a list by its name, prefixed with the names of the instances that contain it. The number stays the
    /// same until the scene is reloaded. ANIM_ERROR_NOT_FOUND.
    pub fn findList(self: Scene, name: []const u8) Error!u32 {
        var list_out: u32 = undefined;
        try runtime.check(raw.anim_scene_find_list(self.handle.get(), name.ptr, name.len, &list_out));
        return list_out;
    }

    /// The item at a position, from 0 on; leaving items follow the others. ANIM_ERROR_NOT_FOUND beyond, and for a list
    /// that does not exist, here and in all calls below.
    pub fn getItemInfo(self: Scene, list_: u32, index: u32) Error!ItemInfo {
        var info_out: ItemInfo = .{};
        try runtime.check(raw.anim_scene_get_item_info(self.handle.get(), list_, index, &info_out));
        return info_out;
    }

    /// Its key.
    pub fn getItemKey(self: Scene, gpa: Allocator, list_: u32, index: u32) Error![]u8 {
        var buffer_out_length: usize = 0;
        var buffer_out_ptr: ?[*]u8 = null;
        var buffer_out_room: usize = 0;
        try runtime.check(raw.anim_scene_get_item_key(self.handle.get(), list_, index, buffer_out_ptr, buffer_out_room, &buffer_out_length));
        const buffer_out = try runtime.alloc(gpa, u8, buffer_out_length);
        errdefer gpa.free(buffer_out);
        if (buffer_out_length != 0) {
            buffer_out_ptr = buffer_out.ptr;
            buffer_out_room = buffer_out.len;
            try runtime.check(raw.anim_scene_get_item_key(self.handle.get(), list_, index, buffer_out_ptr, buffer_out_room, &buffer_out_length));
        }
        return buffer_out;
    }

    /// The position of the item with a key. ANIM_ERROR_NOT_FOUND, also for a leaving item.
    pub fn findItem(self: Scene, list_: u32, key: []const u8) Error!u32 {
        var index_out: u32 = undefined;
        try runtime.check(raw.anim_scene_find_item(self.handle.get(), list_, key.ptr, key.len, &index_out));
        return index_out;
    }

    /// Inserts an item at a position, or at the end if there are fewer items, and starts its machine. fields are values
    /// of its inputs by their names in the component, as in anim_scene_send_data(); its other inputs and everything
    /// else are as in the document. key is valid UTF-8; if it is empty, the list chooses an unused number. The result
    /// is the number of anim_item_info. If no slot is free, a leaving item is removed at once. ANIM_ERROR_LIMIT for a
    /// full list; ANIM_ERROR_DUPLICATE for a key in use; ANIM_ERROR_NOT_FOUND for a field that is not an input;
    /// ANIM_ERROR_KIND for a field of another type; ANIM_ERROR_ARGUMENT for a number outside the input's range;
    /// ANIM_ERROR_STATE for an input that the list sets or a trigger, and for a list inside an item that is not in use.
    pub fn appendItem(self: Scene, list_: u32, index: u32, key: []const u8, fields: []const EventField) Error!u32 {
        var number_out: u32 = undefined;
        try runtime.check(raw.anim_scene_append_item(self.handle.get(), list_, index, key.ptr, key.len, fields.ptr, fields.len, &number_out));
        return number_out;
    }

    /// Removes the item with a key: its machine receives the event "removed". The item is gone when the machine is
    /// done, or at once if no transition was taken.
    pub fn removeItem(self: Scene, list_: u32, key: []const u8) Error!void {
        try runtime.check(raw.anim_scene_remove_item(self.handle.get(), list_, key.ptr, key.len));
    }

    /// Removes all items.
    pub fn clearList(self: Scene, list_: u32) Error!void {
        try runtime.check(raw.anim_scene_clear_list(self.handle.get(), list_));
    }

    /// Moves the item with a key to a position, or to the end if there are fewer items.
    pub fn moveItem(self: Scene, list_: u32, key: []const u8, index: u32) Error!void {
        try runtime.check(raw.anim_scene_move_item(self.handle.get(), list_, key.ptr, key.len, index));
    }

    /// Sets inputs of the item with a key; its machine reacts once to all of them. ANIM_ERROR_NOT_FOUND for a key that
    /// no item has; errors of fields are those of anim_scene_append_item().
    pub fn updateItem(self: Scene, list_: u32, key: []const u8, fields: []const EventField) Error!void {
        try runtime.check(raw.anim_scene_update_item(self.handle.get(), list_, key.ptr, key.len, fields.ptr, fields.len));
    }

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
    pub fn sendPointer(self: Scene, kind: PointerAction, pointer: i32, x: f64, y: f64) Error!void {
        try runtime.check(raw.anim_scene_send_pointer(self.handle.get(), kind, pointer, x, y));
    }

    /// Reports a wheel or touchpad movement at a point of the document, by dx and dy points, positive where a page
    /// would scroll to the right and down. Of the regions at the point whose machine names the event wheel, the topmost
    /// receives it, with the data of anim_scene_send_pointer(): x, y, sceneX, sceneY, dx, dy, node, inside 1 and
    /// pointer -1, the others 0. If its machine takes no transition for the event (no active state has one, or no guard
    /// is true), the next region behind receives it, and so on; a disabled region ends the search. The result is
    /// whether a machine took a transition. If not, the host should use the wheel to scroll its page. x, y, dx and dy
    /// are at most 1e150 in size.
    pub fn sendWheel(self: Scene, x: f64, y: f64, dx: f64, dy: f64) Error!bool {
        var used_out: i32 = 0;
        try runtime.check(raw.anim_scene_send_wheel(self.handle.get(), x, y, dx, dy, &used_out));
        return used_out != 0;
    }

    /// Lets a region, by name, track a pointer that is down, wherever it is, from now on until it goes up. The region
    /// that tracked it receives cancel; the new one receives drag.enter if the pointer is inside. ANIM_ERROR_NOT_FOUND
    /// for an unknown region and for a pointer that is not down; ANIM_ERROR_STATE for a region that is disabled or
    /// holds another pointer.
    pub fn capturePointer(self: Scene, pointer: i32, region: []const u8) Error!void {
        try runtime.check(raw.anim_scene_capture_pointer(self.handle.get(), pointer, region.ptr, region.len));
    }

    /// Takes a pointer that is down (ANIM_ERROR_NOT_FOUND) away from the region that tracks it, which receives cancel.
    pub fn releasePointer(self: Scene, pointer: i32) Error!void {
        try runtime.check(raw.anim_scene_release_pointer(self.handle.get(), pointer));
    }

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
    pub fn sendKey(self: Scene, action: KeyAction, key: Key, modifiers: ModifierFlags) Error!bool {
        var used_out: i32 = 0;
        try runtime.check(raw.anim_scene_send_key(self.handle.get(), action, key, modifiers, &used_out));
        return used_out != 0;
    }

    /// Gives the focus to a region by name, or to none for an empty name. The region that had it receives blur, the new
    /// one focus. ANIM_ERROR_NOT_FOUND; ANIM_ERROR_STATE for a region that is not focusable, is disabled or is
    /// invisible.
    pub fn setFocus(self: Scene, name: []const u8) Error!void {
        try runtime.check(raw.anim_scene_set_focus(self.handle.get(), name.ptr, name.len));
    }

    /// The name of the region that has the focus; empty when none has.
    pub fn getFocus(self: Scene, gpa: Allocator) Error![]u8 {
        var buffer_out_length: usize = 0;
        var buffer_out_ptr: ?[*]u8 = null;
        var buffer_out_room: usize = 0;
        try runtime.check(raw.anim_scene_get_focus(self.handle.get(), buffer_out_ptr, buffer_out_room, &buffer_out_length));
        const buffer_out = try runtime.alloc(gpa, u8, buffer_out_length);
        errdefer gpa.free(buffer_out);
        if (buffer_out_length != 0) {
            buffer_out_ptr = buffer_out.ptr;
            buffer_out_room = buffer_out.len;
            try runtime.check(raw.anim_scene_get_focus(self.handle.get(), buffer_out_ptr, buffer_out_room, &buffer_out_length));
        }
        return buffer_out;
    }

    /// The number, in document order, of the topmost node drawn at a point of the document, or -1, by presentation
    /// values. A fill counts by its rule, a stroke with its dashes, caps and joins as in anim_path_stroke_contains(),
    /// even if its paint is transparent. An image and a text count by their rectangles. Nodes that are clipped there,
    /// invisible or of opacity 0 do not count.
    pub fn hitTest(self: Scene, x: f64, y: f64) Error!i32 {
        var node_out: i32 = undefined;
        try runtime.check(raw.anim_scene_hit_test(self.handle.get(), x, y, &node_out));
        return node_out;
    }

    /// The index, in document order, of the region that a pointer would hit at a point of the document, enabled or not;
    /// -1 for none.
    pub fn hitTestRegion(self: Scene, x: f64, y: f64) Error!i32 {
        var region_out: i32 = undefined;
        try runtime.check(raw.anim_scene_hit_test_region(self.handle.get(), x, y, &region_out));
        return region_out;
    }

    /// Region number index, 0 <= index < region_count, as it is now; ANIM_ERROR_NOT_FOUND beyond.
    pub fn getRegionInfo(self: Scene, index: u32) Error!RegionInfo {
        var info_out: RegionInfo = .{};
        try runtime.check(raw.anim_scene_get_region_info(self.handle.get(), index, &info_out));
        return info_out;
    }

    /// How many nodes of the document have an "accessibility", and a revision that changes whenever one of their facts
    /// or texts has changed since the last call.
    pub fn getAccessibilityInfo(self: Scene) Error!struct { count: u32, revision: u64 } {
        var count_out: u32 = undefined;
        var revision_out: u64 = undefined;
        try runtime.check(raw.anim_scene_get_accessibility_info(self.handle.get(), &count_out, &revision_out));
        return .{ .count = count_out, .revision = revision_out };
    }

    /// The present facts of one of these nodes, in document order: 0 <= index < count, ANIM_ERROR_NOT_FOUND beyond.
    pub fn getAccessibility(self: Scene, index: u32) Error!AccessibilityElement {
        var accessibility_out: AccessibilityElement = .{};
        try runtime.check(raw.anim_scene_get_accessibility(self.handle.get(), index, &accessibility_out));
        return accessibility_out;
    }

    /// One of its present texts: ANIM_ACCESSIBILITY_TEXT_LABEL, VALUE or HINT. Empty where the document has none.
    pub fn getAccessibilityText(self: Scene, gpa: Allocator, index: u32, which: AccessibilityText) Error![]u8 {
        var buffer_out_length: usize = 0;
        var buffer_out_ptr: ?[*]u8 = null;
        var buffer_out_room: usize = 0;
        try runtime.check(raw.anim_scene_get_accessibility_text(self.handle.get(), index, which, buffer_out_ptr, buffer_out_room, &buffer_out_length));
        const buffer_out = try runtime.alloc(gpa, u8, buffer_out_length);
        errdefer gpa.free(buffer_out);
        if (buffer_out_length != 0) {
            buffer_out_ptr = buffer_out.ptr;
            buffer_out_room = buffer_out.len;
            try runtime.check(raw.anim_scene_get_accessibility_text(self.handle.get(), index, which, buffer_out_ptr, buffer_out_room, &buffer_out_length));
        }
        return buffer_out;
    }

    /// The present display list: commands from back to front, and the arrays to which they refer. Each is a view that
    /// is valid until the next call on the same scene (or its stage) that is not one of these,
    /// anim_scene_get_display... The cost of updating it is proportional to what changed, and next to nothing if
    /// nothing did. If nodes appear, vanish or change their order, or a path changes its number of commands, it is
    /// proportional to the whole list.
    pub fn getDisplayCommands(self: Scene) Error![]const DrawCommand {
        var commands_out: ?[*]const DrawCommand = null;
        var commands_out_length: usize = 0;
        try runtime.check(raw.anim_scene_get_display_commands(self.handle.get(), &commands_out, &commands_out_length));
        return runtime.view(DrawCommand, commands_out, commands_out_length);
    }

    /// The whole display list in one call, with the same views.
    pub fn getDisplay(self: Scene) Error!Display {
        var display_out: Display = .{};
        try runtime.check(raw.anim_scene_get_display(self.handle.get(), &display_out));
        return display_out;
    }

    /// The display list's revision: a number that grows whenever the list differs from the one at the last query; 1 for
    /// the first. A host that has drawn it need not draw again while it stays the same. Another scene of the same
    /// document, queried at other times, has other revisions.
    pub fn getDisplayRevision(self: Scene) Error!u64 {
        var revision_out: u64 = undefined;
        try runtime.check(raw.anim_scene_get_display_revision(self.handle.get(), &revision_out));
        return revision_out;
    }

    /// The area that must be drawn again since a revision: the union of the old and new bounds of everything that
    /// changed, appeared or vanished after it, inside the canvas. Width and height are 0 if nothing did. The whole
    /// canvas for a revision more than 63 ago, and for 0. ANIM_ERROR_ARGUMENT for a revision that the list has not
    /// reached.
    pub fn getDisplayDamage(self: Scene, since: u64) Error!Rectangle {
        var rectangle_out: Rectangle = .{};
        try runtime.check(raw.anim_scene_get_display_damage(self.handle.get(), since, &rectangle_out));
        return rectangle_out;
    }

    /// The display list as an SVG document whose viewBox is the scene's canvas. background, which may be left out, is
    /// red, green, blue and opacity, each from 0 to 1.
    pub fn getSvg(self: Scene, gpa: Allocator, background: ?*const [4]f64) Error![]u8 {
        var buffer_out_length: usize = 0;
        var buffer_out_ptr: ?[*]u8 = null;
        var buffer_out_room: usize = 0;
        try runtime.check(raw.anim_scene_get_svg(self.handle.get(), if (background) |values| values else null, buffer_out_ptr, buffer_out_room, &buffer_out_length));
        const buffer_out = try runtime.alloc(gpa, u8, buffer_out_length);
        errdefer gpa.free(buffer_out);
        if (buffer_out_length != 0) {
            buffer_out_ptr = buffer_out.ptr;
            buffer_out_room = buffer_out.len;
            try runtime.check(raw.anim_scene_get_svg(self.handle.get(), if (background) |values| values else null, buffer_out_ptr, buffer_out_room, &buffer_out_length));
        }
        return buffer_out;
    }

    /// The whole state of a scene, as anim_stage_snapshot writes that of a stage. It contains the stage; the active
    /// states of the machines with their histories, pending delays and events; the inputs, pointers, focus and random
    /// generator. It does not contain the document.
    pub fn snapshot(self: Scene, gpa: Allocator) Error![]u8 {
        var buffer_out_length: usize = 0;
        var buffer_out_ptr: ?[*]u8 = null;
        var buffer_out_room: usize = 0;
        try runtime.check(raw.anim_scene_snapshot(self.handle.get(), buffer_out_ptr, buffer_out_room, &buffer_out_length));
        const buffer_out = try runtime.alloc(gpa, u8, buffer_out_length);
        errdefer gpa.free(buffer_out);
        if (buffer_out_length != 0) {
            buffer_out_ptr = buffer_out.ptr;
            buffer_out_room = buffer_out.len;
            try runtime.check(raw.anim_scene_snapshot(self.handle.get(), buffer_out_ptr, buffer_out_room, &buffer_out_length));
        }
        return buffer_out;
    }

    /// Replaces the scene's state by one that anim_scene_snapshot wrote, as anim_stage_restore does. The snapshot may
    /// be of another scene, in another process or on another machine, if the documents of both mean the same and their
    /// parameters are the same: ANIM_ERROR_STATE otherwise. White space, escapes, spellings of numbers, keys that begin
    /// with x- and the order of an object's keys have no meaning; the order of names, as in inputs, properties and
    /// states, has. All of the display list counts as changed; revisions continue.
    pub fn restore(self: Scene, bytes: []const u8) Error!void {
        try runtime.check(raw.anim_scene_restore(self.handle.get(), bytes.ptr, bytes.len));
    }

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
    pub fn restoreEdition(self: Scene, gpa: Allocator, bytes: []const u8, document: Document, text_: []const u8, options: ?SceneOptions) Error!Lines {
        var buffer_out_length: usize = 0;
        const buffer_out_room: usize = runtime.cut;
        const buffer_out_kept = try Lines.Room.reserve(gpa);
        errdefer buffer_out_kept.free(gpa);
        const buffer_out_ptr = buffer_out_kept.text.ptr;
        try runtime.check(raw.anim_scene_restore_edition(self.handle.get(), bytes.ptr, bytes.len, document.handle.get(), text_.ptr, text_.len, if (options) |*given| given else null, buffer_out_ptr, buffer_out_room, &buffer_out_length));
        return .of(gpa, buffer_out_kept, buffer_out_length);
    }

    /// Applies one step's input to a scene now, whatever the time.
    pub fn applyStep(self: Scene, trace: Trace, index: usize) Error!void {
        try runtime.check(raw.anim_scene_apply_step(self.handle.get(), trace.handle.get(), index));
    }

    /// Plays a trace up to a host time, in flicks since the scene was loaded and not before the scene's host time. For
    /// each step from next_step on whose time is not later, it advances to that step and applies it; then it advances
    /// to the time. next_step is the index of the first step that was not applied yet: 0 at first, and updated by each
    /// call. If a step or an advance on the way is refused, the call fails, the scene stays where it is then, and
    /// next_step is updated as well. A time more than ANIM_LIMIT_ADVANCE_SECONDS ahead is refused at once.
    pub fn play(self: Scene, trace: Trace, time: i64, next_step: *usize) Error!void {
        try runtime.check(raw.anim_scene_play(self.handle.get(), trace.handle.get(), time, next_step));
    }
};

/// A recording of inputs, as JSON lines (docs/trace-format.md). It is immutable, and may be played by many scenes.
///
/// A handle: copies mean the same object. Used after deinit, it is an error.
pub const Trace = struct {
    handle: runtime.Handle(raw.anim_trace),

    /// Releases it. Where that is refused, as inside a callback of its own, it stays; destroy() tells.
    pub fn deinit(self: Trace) void {
        self.destroy() catch {};
    }

    /// Parses a trace (at most ANIM_LIMIT_TEXT_BYTES). The text is not needed afterwards. ANIM_ERROR_SYNTAX,
    /// ANIM_ERROR_DOCUMENT, ANIM_ERROR_LIMIT with line and column.
    pub fn load(text_: []const u8) Error!Trace {
        const trace_out_handle = try runtime.Handle(raw.anim_trace).reserve();
        errdefer trace_out_handle.retire();
        var trace_out: ?*raw.anim_trace = null;
        try runtime.check(raw.anim_trace_load(text_.ptr, text_.len, &trace_out));
        return .{ .handle = trace_out_handle.put(trace_out.?) };
    }

    /// Releases a trace.
    pub fn destroy(self: Trace) Error!void {
        try runtime.check(raw.anim_trace_destroy(self.handle.get()));
        self.handle.retire();
    }

    /// Facts about a trace.
    pub fn getInfo(self: Trace) Error!TraceInfo {
        var info_out: TraceInfo = .{};
        try runtime.check(raw.anim_trace_get_info(self.handle.get(), &info_out));
        return info_out;
    }

    /// The parameters that the trace was recorded with: the text of a JSON object for anim_scene_options, or empty.
    pub fn getParameters(self: Trace, gpa: Allocator) Error![]u8 {
        var buffer_out_length: usize = 0;
        var buffer_out_ptr: ?[*]u8 = null;
        var buffer_out_room: usize = 0;
        try runtime.check(raw.anim_trace_get_parameters(self.handle.get(), buffer_out_ptr, buffer_out_room, &buffer_out_length));
        const buffer_out = try runtime.alloc(gpa, u8, buffer_out_length);
        errdefer gpa.free(buffer_out);
        if (buffer_out_length != 0) {
            buffer_out_ptr = buffer_out.ptr;
            buffer_out_room = buffer_out.len;
            try runtime.check(raw.anim_trace_get_parameters(self.handle.get(), buffer_out_ptr, buffer_out_room, &buffer_out_length));
        }
        return buffer_out;
    }

    /// The time of a step in flicks; steps are in order of time. ANIM_ERROR_NOT_FOUND beyond the last.
    pub fn getStepTime(self: Trace, index: usize) Error!i64 {
        var time_out: i64 = undefined;
        try runtime.check(raw.anim_trace_get_step_time(self.handle.get(), index, &time_out));
        return time_out;
    }
};

/// The version of the library in use: major * 65536 + minor * 256 + patch. Compare it with the ANIM_VERSION_...
/// constants that the host was compiled with.
pub fn version() u32 {
    return raw.anim_version();
}

/// The ANIM_COMPONENT_... constants of the library in use, added up: 31 for a full library.
pub fn components() ComponentFlags {
    return raw.anim_components();
}

/// The name of a status, such as "ANIM_ERROR_LIMIT"; "ANIM_ERROR_UNKNOWN" for any other number.
pub fn statusName(status: Status) [:0]const u8 {
    return std.mem.span(raw.anim_status_name(status).?);
}

/// Describes the error of the last call that failed on this thread: one English sentence, with the argument's name. For
/// a document it has line, column and JSON pointer; the middle of a pointer of over 512 bytes is left out. At most 1023
/// bytes of UTF-8; empty when none has failed. Calls that succeed leave it alone.
pub fn lastErrorMessage() [:0]const u8 {
    return std.mem.span(raw.anim_last_error_message().?);
}

/// Where in a text the last failing call of this thread found its error: line and column (in bytes), counted from 1;
/// both 0 when the error was not in a text.
pub fn lastErrorPlace() struct { line: i32, column: i32 } {
    var line_out: i32 = undefined;
    var column_out: i32 = undefined;
    raw.anim_last_error_place(&line_out, &column_out);
    return .{ .line = line_out, .column = column_out };
}

/// The RFC 6901 JSON pointer of the value that the last failing call of this thread found at fault; empty for the whole
/// document and for errors that are not in a document. One of over 511 bytes is cut off there.
pub fn lastErrorPointer() [:0]const u8 {
    return std.mem.span(raw.anim_last_error_pointer().?);
}

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
pub fn setAllocator(allocate: ?*const raw.anim_allocate_callback, release: ?*const raw.anim_release_callback, context: ?*anyopaque) Error!void {
    try runtime.check(raw.anim_set_allocator(allocate, release, context));
}

/// The whole number of flicks nearest to a time in seconds (ties to even). ANIM_ERROR_LIMIT beyond 2^62 flicks (about
/// 207 years) either way.
pub fn flicksFromSeconds(seconds: f64) Error!i64 {
    var flicks_out: i64 = undefined;
    try runtime.check(raw.anim_flicks_from_seconds(seconds, &flicks_out));
    return flicks_out;
}

/// A number of flicks in seconds, correctly rounded.
pub fn flicksToSeconds(flicks: i64) f64 {
    return raw.anim_flicks_to_seconds(flicks);
}

/// Evaluates one of the core's own mathematical functions over arrays: results[i] = f(x[i]) or f(x[i], y[i]), each
/// within 1 ulp of the exact value and the same bits on every platform. Special values (NaN, infinities, signed zeros)
/// follow C99 Annex F. y is read by ATAN2, POW and HYPOT only.
pub fn mathEvaluate(function_: MathFunction, x: []const f64, y: ?[]const f64, results: []f64) Error!void {
    if (y) |values| try runtime.require(values.len == x.len, "y must be as long as x");
    try runtime.require(results.len == x.len, "results must have room for one result each");
    try runtime.check(raw.anim_math_evaluate(function_, x.ptr, if (y) |values| values.ptr else null, x.len, results.ptr));
}

/// Converts colors of four numbers each from one space to another, accurate to 1e-12 within the gamuts. Light from
/// 0.0031308 to 0.003130806 is an exception, since CSS's rounded limits contradict each other there: conversion to
/// linear light and back restores every value. Hues are returned from 0 to 2 pi. The opacity is copied. Nothing changes
/// where the spaces are the same; otherwise components beyond 1e30 in size are clamped to it. Numbers are at most 1e150
/// in size, and colors at most ANIM_LIMIT_ARRAY / 4 (ANIM_ERROR_LIMIT).
pub fn colorConvert(from_space: ColorSpace, to_space: ColorSpace, colors: []const [4]f64, results: [][4]f64) Error!void {
    try runtime.require(results.len == colors.len, "results must have room for one result each");
    try runtime.check(raw.anim_color_convert(from_space, to_space, @ptrCast(colors.ptr), colors.len, @ptrCast(results.ptr)));
}

/// The color at a progress from one color (0) to another (1), as CSS Color 4, section 12: both, four numbers of sRGB
/// that are not premultiplied, are converted to the space, interpolated there, and converted back. In OKLCH a color
/// whose chroma is at most 0.000004 has no hue, and takes the other's. A progress outside 0 to 1 extrapolates. A
/// transparent result is black where premultiplied is 1. Numbers are at most 1e150 in size.
pub fn colorInterpolate(interpolation: ColorInterpolation, from: *const [4]f64, to: *const [4]f64, progress: f64) Error![4]f64 {
    var result_out: [4]f64 = undefined;
    try runtime.check(raw.anim_color_interpolate(&interpolation, from, to, progress, &result_out));
    return result_out;
}

/// The same at many progresses, at most ANIM_LIMIT_ARRAY / 4.
pub fn colorInterpolateMany(interpolation: ColorInterpolation, from: *const [4]f64, to: *const [4]f64, progresses: []const f64, results: [][4]f64) Error!void {
    try runtime.require(results.len == progresses.len, "results must have room for one result each");
    try runtime.check(raw.anim_color_interpolate_many(&interpolation, from, to, progresses.ptr, progresses.len, @ptrCast(results.ptr)));
}
