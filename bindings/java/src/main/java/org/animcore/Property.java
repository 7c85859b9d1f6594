// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import java.nio.DoubleBuffer;

/**
 * a property of a stage
 */
public final class Property extends StageObject {
    Property(Stage stage, long identifier) {
        super(stage, identifier);
    }

    /**
     * Sets the path, which must not be empty, as anim_stage_set_value does. On its way the property shows what
     * anim_morph_create() without options makes of the path that it shows and the new one: points of paths with the
     * same verbs move straight, unless an outline would fold up, and a rotated copy rotates. An interrupted path keeps
     * its velocity; set back to where it came from, it returns through the same in-betweens. At rest it is the path
     * that was set, with its own verbs.
     *
     * <p>In three cases paths with other verbs are cut to a common structure instead, in which their points move
     * straight: if they have more than 4096 coordinates together, if rotation is turned off (see
     * anim_stage_set_path_turns), and if the new motion does not end the present one at once, or begins with a velocity
     * that is given. A morph that would need more than 65536 coordinates, and more than eight times those of both
     * paths, is not made: the path jumps. It also jumps where no transaction is open or the property's action is NONE.
     *
     * <p>C: anim_stage_set_path().
     */
    public void setPath(Path path) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            java.util.Objects.requireNonNull(path, "path");
            _arena.check(Raw.StagePaths.anim_stage_set_path(stage.address(), identifier, path.address()));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(stage);
            Reference.reachabilityFence(path);
        }
    }

    /**
     * Sets a property's path in a transaction of its own, as anim_stage_spring_to sets numbers. The path moves there by
     * a spring: point by point, turning or as a morph, see anim_stage_set_path. It starts with the present velocity, or
     * with velocity if that is given: one of each coordinate of path, also where the property holds a path with other
     * verbs.
     *
     * <p>C: anim_stage_spring_to_path().
     */
    public Transaction springToPath(Path path, double[] velocity, Spring spring) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(32);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(path, "path");
            long _velocity = _arena.array(velocity);
            java.util.Objects.requireNonNull(spring, "spring");
            spring.write(_arena, _memory, _at + 0);
            _arena.check(Raw.StagePaths.anim_stage_spring_to_path(stage.address(), identifier, path.address(), _velocity, Arena.length(velocity), _block.address + _at + 0, _block.address + _at + 24));
            return new Transaction(stage, _memory.getLong(_at + 24));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(stage);
            Reference.reachabilityFence(path);
            Reference.reachabilityFence(spring);
        }
    }

    /**
     * Sets a property's path in a transaction of its own, as anim_stage_spring_to sets numbers. The path moves there by
     * a spring: point by point, turning or as a morph, see anim_stage_set_path. It starts with the present velocity, or
     * with velocity if that is given: one of each coordinate of path, also where the property holds a path with other
     * verbs.
     *
     * <p>C: anim_stage_spring_to_path().
     */
    public Transaction springToPath(Path path, DoubleBuffer velocity, Spring spring) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(32);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(path, "path");
            long _velocity = _arena.buffer(velocity);
            java.util.Objects.requireNonNull(spring, "spring");
            spring.write(_arena, _memory, _at + 0);
            _arena.check(Raw.StagePaths.anim_stage_spring_to_path(stage.address(), identifier, path.address(), _velocity, Arena.length(velocity), _block.address + _at + 0, _block.address + _at + 24));
            return new Transaction(stage, _memory.getLong(_at + 24));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(stage);
            Reference.reachabilityFence(path);
            Reference.reachabilityFence(velocity);
            Reference.reachabilityFence(spring);
        }
    }

    /**
     * The same by a curve over duration seconds, 0 to ANIM_LIMIT_DURATION_SECONDS.
     *
     * <p>C: anim_stage_curve_to_path().
     */
    public Transaction curveToPath(Path path, CubicBezier curve, double duration) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(40);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(path, "path");
            java.util.Objects.requireNonNull(curve, "curve");
            curve.write(_arena, _memory, _at + 0);
            _arena.check(Raw.StagePaths.anim_stage_curve_to_path(stage.address(), identifier, path.address(), _block.address + _at + 0, duration, _block.address + _at + 32));
            return new Transaction(stage, _memory.getLong(_at + 32));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(stage);
            Reference.reachabilityFence(path);
            Reference.reachabilityFence(curve);
        }
    }

    /**
     * The property's path, as ANIM_READ_MODEL or ANIM_READ_PRESENTATION. While the property moves to a path with other
     * verbs, presentation and velocity have as many components as the path that is shown.
     *
     * <p>C: anim_stage_get_path().
     */
    public Path getPath(Read what) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            java.util.Objects.requireNonNull(what, "what");
            Path _path = Path.create();
            _arena.check(Raw.StagePaths.anim_stage_get_path(stage.address(), identifier, what.value, _path.address()), _path);
            return _path;
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(stage);
        }
    }

    /**
     * Removes a property; its animations end unfinished. ANIM_ERROR_STATE for one that a scene's document made.
     *
     * <p>C: anim_stage_remove_property().
     */
    public void remove() {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            _arena.check(Raw.Stage.anim_stage_remove_property(stage.address(), identifier));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(stage);
        }
    }

    /**
     * Describes a property.
     *
     * <p>C: anim_stage_get_property_info().
     */
    public PropertyInfo getInfo() {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(32);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _memory.putInt(_at + 0, 32);
            _arena.check(Raw.Stage.anim_stage_get_property_info(stage.address(), identifier, _block.address + _at + 0));
            return PropertyInfo.read(_memory, _at + 0);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(stage);
        }
    }

    /**
     * The distance (in the property's units) and speed (units per second) below which a spring counts as at rest, for
     * animations begun from now on. Above 0 and at most 1e150 (ANIM_ERROR_ARGUMENT); 0.001 by default. It is checked
     * before the property is.
     *
     * <p>C: anim_stage_set_threshold().
     */
    public void setThreshold(double threshold) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            _arena.check(Raw.Stage.anim_stage_set_threshold(stage.address(), identifier, threshold));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(stage);
        }
    }

    /**
     * Sets the model value. Inside an open transaction the presentation value moves there by the transaction's motion,
     * from where it is and, for a spring, with its present velocity (see ANIM_INTERRUPTION_... for other ways). A
     * transaction with a delay lets a running animation go on until the delay ends. Outside any transaction, or with
     * ANIM_MOTION_KIND_NONE, it jumps there. In each case a running or waiting animation of the property ends
     * unfinished when the new one takes over. Setting a property that is at rest to the value it has does nothing.
     * Components are at most 1e150 in size (ANIM_ERROR_LIMIT).
     *
     * <p>C: anim_stage_set_value().
     */
    public void setValue(double... value) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            java.util.Objects.requireNonNull(value, "value");
            long _value = _arena.array(value);
            _arena.check(Raw.Stage.anim_stage_set_value(stage.address(), identifier, _value, Arena.length(value)));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(stage);
        }
    }

    /**
     * Sets the model value. Inside an open transaction the presentation value moves there by the transaction's motion,
     * from where it is and, for a spring, with its present velocity (see ANIM_INTERRUPTION_... for other ways). A
     * transaction with a delay lets a running animation go on until the delay ends. Outside any transaction, or with
     * ANIM_MOTION_KIND_NONE, it jumps there. In each case a running or waiting animation of the property ends
     * unfinished when the new one takes over. Setting a property that is at rest to the value it has does nothing.
     * Components are at most 1e150 in size (ANIM_ERROR_LIMIT).
     *
     * <p>C: anim_stage_set_value().
     */
    public void setValue(DoubleBuffer value) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            java.util.Objects.requireNonNull(value, "value");
            long _value = _arena.buffer(value);
            _arena.check(Raw.Stage.anim_stage_set_value(stage.address(), identifier, _value, Arena.length(value)));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(stage);
            Reference.reachabilityFence(value);
        }
    }

    /**
     * Sets a property's model value in a transaction of its own, inside the innermost open one. The presentation moves
     * there by a spring, which replaces the property's animations, from where it is. It starts with the present
     * velocity, or with velocity if that is given (of the presentation, units per second, each at most 1e150 in size).
     * A property that has an action of its own moves by that. Gives the transaction, which is committed and completes
     * when the property has arrived; it may be complete already.
     *
     * <p>C: anim_stage_spring_to().
     */
    public Transaction springTo(double[] value, double[] velocity, Spring spring) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(32);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(value, "value");
            long _value = _arena.array(value);
            long _velocity = _arena.array(velocity);
            java.util.Objects.requireNonNull(spring, "spring");
            spring.write(_arena, _memory, _at + 0);
            _arena.check(Raw.Stage.anim_stage_spring_to(stage.address(), identifier, _value, _velocity, Arena.same("value", value == null ? -1 : Arena.rows(Arena.length(value), 1), "velocity", velocity == null ? -1 : Arena.rows(Arena.length(velocity), 1)), _block.address + _at + 0, _block.address + _at + 24));
            return new Transaction(stage, _memory.getLong(_at + 24));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(stage);
            Reference.reachabilityFence(spring);
        }
    }

    /**
     * Sets a property's model value in a transaction of its own, inside the innermost open one. The presentation moves
     * there by a spring, which replaces the property's animations, from where it is. It starts with the present
     * velocity, or with velocity if that is given (of the presentation, units per second, each at most 1e150 in size).
     * A property that has an action of its own moves by that. Gives the transaction, which is committed and completes
     * when the property has arrived; it may be complete already.
     *
     * <p>C: anim_stage_spring_to().
     */
    public Transaction springTo(DoubleBuffer value, DoubleBuffer velocity, Spring spring) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(32);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(value, "value");
            long _value = _arena.buffer(value);
            long _velocity = _arena.buffer(velocity);
            java.util.Objects.requireNonNull(spring, "spring");
            spring.write(_arena, _memory, _at + 0);
            _arena.check(Raw.Stage.anim_stage_spring_to(stage.address(), identifier, _value, _velocity, Arena.same("value", value == null ? -1 : Arena.rows(Arena.length(value), 1), "velocity", velocity == null ? -1 : Arena.rows(Arena.length(velocity), 1)), _block.address + _at + 0, _block.address + _at + 24));
            return new Transaction(stage, _memory.getLong(_at + 24));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(stage);
            Reference.reachabilityFence(value);
            Reference.reachabilityFence(velocity);
            Reference.reachabilityFence(spring);
        }
    }

    /**
     * The same by a curve over duration seconds, 0 to ANIM_LIMIT_DURATION_SECONDS.
     *
     * <p>C: anim_stage_curve_to().
     */
    public Transaction curveTo(double[] value, CubicBezier curve, double duration) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(40);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(value, "value");
            long _value = _arena.array(value);
            java.util.Objects.requireNonNull(curve, "curve");
            curve.write(_arena, _memory, _at + 0);
            _arena.check(Raw.Stage.anim_stage_curve_to(stage.address(), identifier, _value, Arena.length(value), _block.address + _at + 0, duration, _block.address + _at + 32));
            return new Transaction(stage, _memory.getLong(_at + 32));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(stage);
            Reference.reachabilityFence(curve);
        }
    }

    /**
     * The same by a curve over duration seconds, 0 to ANIM_LIMIT_DURATION_SECONDS.
     *
     * <p>C: anim_stage_curve_to().
     */
    public Transaction curveTo(DoubleBuffer value, CubicBezier curve, double duration) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(40);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(value, "value");
            long _value = _arena.buffer(value);
            java.util.Objects.requireNonNull(curve, "curve");
            curve.write(_arena, _memory, _at + 0);
            _arena.check(Raw.Stage.anim_stage_curve_to(stage.address(), identifier, _value, Arena.length(value), _block.address + _at + 0, duration, _block.address + _at + 32));
            return new Transaction(stage, _memory.getLong(_at + 32));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(stage);
            Reference.reachabilityFence(value);
            Reference.reachabilityFence(curve);
        }
    }

    /**
     * Reads one property: as many numbers as it has components.
     *
     * <p>C: anim_stage_get_value().
     */
    public void getValue(Read what, double[] value) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            java.util.Objects.requireNonNull(what, "what");
            java.util.Objects.requireNonNull(value, "value");
            long _value = _arena.filled(value);
            _arena.check(Raw.Stage.anim_stage_get_value(stage.address(), identifier, what.value, _value, Arena.length(value)));
            _arena.copyBack(_value, value);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(stage);
        }
    }

    /**
     * Reads one property: as many numbers as it has components.
     *
     * <p>C: anim_stage_get_value().
     */
    public void getValue(Read what, DoubleBuffer value) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            java.util.Objects.requireNonNull(what, "what");
            java.util.Objects.requireNonNull(value, "value");
            long _value = _arena.filled(value);
            _arena.check(Raw.Stage.anim_stage_get_value(stage.address(), identifier, what.value, _value, Arena.length(value)));
            _arena.copyBack(_value, value);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(stage);
            Reference.reachabilityFence(value);
        }
    }

    /**
     * Sets a property's action. motion is read for ANIM_ACTION_OWN.
     *
     * <p>C: anim_stage_set_action().
     */
    public void setAction(Action action, Motion motion) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(136);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(action, "action");
            if (motion != null) {
                motion.write(_arena, _memory, _at + 0);
            }
            _arena.check(Raw.Stage.anim_stage_set_action(stage.address(), identifier, action.value, motion == null ? 0 : _block.address + _at + 0));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(stage);
            Reference.reachabilityFence(motion);
        }
    }

    /**
     * Sets a property's action. motion is read for ANIM_ACTION_OWN.
     *
     * <p>C: anim_stage_set_action().
     */
    public void setAction(Action action) {
        setAction(action, (Motion) null);
    }

    /**
     * Begins an explicit animation of a property, above those that it has. The innermost open transaction, if any,
     * waits for it to complete. An animation that fills forwards stays in effect after its end until it is removed or
     * replaced. ANIM_ERROR_STATE for a derived property.
     *
     * <p>from, to and by combine as in Core Animation: one that is not set is the presentation value at the start
     * (nothing for an additive animation). Options for other kinds are not read.
     *
     * <p>sets_model sets the model value to the animation's last value: what it would show after its end with a fill
     * forwards, after all repeats and reversals, with its offset and speed. For an animation that never ends, the last
     * value is the one at the end of one run. For a spring or decay it is the value at rest, even where a duration cuts
     * the motion off. An additive animation has no value of its own, and leaves the model alone.
     *
     * <p>It lasts its active duration divided by the absolute value of its speed, as in Core Animation. A time offset
     * wraps: the part skipped at the beginning plays at the end. With a negative speed it plays from its end to its
     * beginning; without an offset it shows its first value at the flick at which it begins, as Core Animation does,
     * and before it where it fills backwards. (Groups follow the formula of anim_media_timing exactly.) At the flick at
     * which it ends it still shows its last value and counts as running, unless the property is set or animated anew.
     * From the next flick on it is gone.
     *
     * <p>Additive and cumulative values are added in the components in which the property is interpolated. Transforms
     * are added by the parts of CSS's decomposition: translation, angle and skew as they are, scales by their
     * differences from 1. Colors are added in their space; one without a hue adds none. A cumulative animation that
     * autoreverses begins each repeat anew, from where its way back ended.
     *
     * <p>C: anim_stage_animate().
     */
    public Animation animate(AnimationOptions options) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(296);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(options, "options");
            options.write(_arena, _memory, _at + 0);
            _arena.check(Raw.Stage.anim_stage_animate(stage.address(), identifier, _block.address + _at + 0, _block.address + _at + 288));
            return new Animation(stage, _memory.getLong(_at + 288));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(stage);
            Reference.reachabilityFence(options);
        }
    }

    /**
     * Begins an explicit animation of a path. from and to are paths of any verbs, and replace those of the options;
     * either may be left out. An end given as a path must not be set in the options; their other members apply. On its
     * way the property shows what anim_morph_create() without options makes of the two ends, with the exceptions of
     * anim_stage_set_path; if it is additive or cumulative, the paths move in a common structure. Where it ends at to
     * and sets the model, the model is that path. ANIM_ERROR_KIND for a property that is no path.
     *
     * <p>C: anim_stage_animate_path().
     */
    public Animation animatePath(AnimationOptions options, Path from, Path to) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(296);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(options, "options");
            options.write(_arena, _memory, _at + 0);
            _arena.check(Raw.StagePaths.anim_stage_animate_path(stage.address(), identifier, _block.address + _at + 0, Handle.address(from), Handle.address(to), _block.address + _at + 288));
            return new Animation(stage, _memory.getLong(_at + 288));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(stage);
            Reference.reachabilityFence(options);
            Reference.reachabilityFence(from);
            Reference.reachabilityFence(to);
        }
    }

    /**
     * Begins an explicit animation of a path. from and to are paths of any verbs, and replace those of the options;
     * either may be left out. An end given as a path must not be set in the options; their other members apply. On its
     * way the property shows what anim_morph_create() without options makes of the two ends, with the exceptions of
     * anim_stage_set_path; if it is additive or cumulative, the paths move in a common structure. Where it ends at to
     * and sets the model, the model is that path. ANIM_ERROR_KIND for a property that is no path.
     *
     * <p>C: anim_stage_animate_path().
     */
    public Animation animatePath(AnimationOptions options) {
        return animatePath(options, (Path) null, (Path) null);
    }

    /**
     * Whether a property's path rotates when it moves to a rotated copy of itself (1, the default), or its points
     * always move straight (0), as in CSS and Lottie. Applies from the next animation on. Part of snapshots.
     * ANIM_ERROR_KIND for a property that is no path.
     *
     * <p>C: anim_stage_set_path_turns().
     */
    public void setPathTurns(boolean turns) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            _arena.check(Raw.StagePaths.anim_stage_set_path_turns(stage.address(), identifier, (turns ? 1 : 0)));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(stage);
        }
    }

    /**
     * Whether a property's path rotates when it moves to a rotated copy of itself (1, the default), or its points
     * always move straight (0), as in CSS and Lottie. Applies from the next animation on. Part of snapshots.
     * ANIM_ERROR_KIND for a property that is no path.
     *
     * <p>C: anim_stage_get_path_turns().
     */
    public boolean getPathTurns() {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.StagePaths.anim_stage_get_path_turns(stage.address(), identifier, _block.address + _at + 0));
            return _memory.getInt(_at + 0) != 0;
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(stage);
        }
    }

    /**
     * How a property's path is drawn, one of ANIM_MORPH_PAINT_..., FILL by default: it decides how the path morphs, see
     * anim_morph_options. Applies from the next animation on. Part of snapshots. ANIM_ERROR_KIND for a property that is
     * no path.
     *
     * <p>C: anim_stage_set_path_paint().
     */
    public void setPathPaint(MorphPaint paint) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            java.util.Objects.requireNonNull(paint, "paint");
            _arena.check(Raw.StagePaths.anim_stage_set_path_paint(stage.address(), identifier, paint.value));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(stage);
        }
    }

    /**
     * How a property's path is drawn, one of ANIM_MORPH_PAINT_..., FILL by default: it decides how the path morphs, see
     * anim_morph_options. Applies from the next animation on. Part of snapshots. ANIM_ERROR_KIND for a property that is
     * no path.
     *
     * <p>C: anim_stage_get_path_paint().
     */
    public MorphPaint getPathPaint() {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.StagePaths.anim_stage_get_path_paint(stage.address(), identifier, _block.address + _at + 0));
            return MorphPaint.of(_memory.getInt(_at + 0));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(stage);
        }
    }

    /**
     * Removes all animations of a property: it shows its model value.
     *
     * <p>C: anim_stage_remove_all_animations().
     */
    public void removeAllAnimations() {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            _arena.check(Raw.Stage.anim_stage_remove_all_animations(stage.address(), identifier));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(stage);
        }
    }

    /**
     * Stops a property at its presentation value, as when a finger catches a moving object. The model value becomes
     * that value, and the animations of the property end unfinished. The property keeps its velocity: the next spring
     * (of a value that is set, with ANIM_INTERRUPTION_REPLACE, or of an explicit animation) starts with it, unless it
     * is given one. The velocity is forgotten once the property jumps or anything else moves it. A property that
     * nothing moves stays as it is. A path keeps no velocity.
     *
     * <p>C: anim_stage_hold().
     */
    public void hold() {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            _arena.check(Raw.Stage.anim_stage_hold(stage.address(), identifier));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(stage);
        }
    }

    /**
     * Makes a property derived: text has one expression for each component, separated by commas, over the components of
     * other properties: x (of a property with one component), frame.width, point.y, v[3], `any name`.x; see the section
     * on expressions. Its presentation is computed from presentations, its model from models, its velocity by the chain
     * rule; a result that is not finite, or beyond 1e150, becomes 0. Its animations end; from then on setting or
     * animating it is ANIM_ERROR_STATE. An empty text makes it an ordinary property again, which keeps its value.
     * ANIM_ERROR_SYNTAX with line and column, ANIM_ERROR_NOT_FOUND for an unknown name, ANIM_ERROR_STATE for a cycle,
     * which the message names.
     *
     * <p>C: anim_stage_set_expression().
     */
    public void setExpression(String text) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            java.util.Objects.requireNonNull(text, "text");
            long _text = _arena.text(text, "text");
            int _textLength = _arena.length;
            _arena.check(Raw.Stage.anim_stage_set_expression(stage.address(), identifier, _text, _textLength));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(stage);
        }
    }

    /**
     * The text of a derived property's expressions; empty for others.
     *
     * <p>C: anim_stage_get_expression().
     */
    public String getExpression() {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Stage.anim_stage_get_expression(stage.address(), identifier, 0, 0, _block.address + _at + 0));
            long _capacity = _memory.getLong(_at + 0);
            Arena.Block _bufferB = _arena.take(_capacity * 1);
            int _bufferAt = _arena.at;
            if (_capacity > 0) {
                _arena.check(Raw.Stage.anim_stage_get_expression(stage.address(), identifier, _bufferB.address + _bufferAt, _capacity, _block.address + _at + 0));
            }
            int _bufferCount = Math.toIntExact(_memory.getLong(_at + 0));
            return Arena.string(_bufferB.buffer, _bufferAt, _bufferCount);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(stage);
        }
    }

    /**
     * Sets a property's observer: it is called at the end of every advance after which the presentation differs from
     * what it last received (at first: from now). A property has one observer; without a callback it is removed. To
     * poll, see anim_stage_take_changed.
     *
     * <p>C: anim_stage_observe().
     */
    public void observe(PropertyCallback callback) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            stage.address();
            long _callback = Registry.add(callback, stage);
            _arena.check(Raw.Stage.anim_stage_observe(stage.address(), identifier, callback == null ? 0 : Trampolines.PROPERTY_CALLBACK_ADDRESS, _callback, Registry.RELEASE));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(stage);
        }
    }

    /** All components of the model value, the presentation value or the velocity. */
    public double[] get(Read what) {
        PropertyInfo info = getInfo();
        // A path on its way to one with other verbs is shown with other components than its model value has.
        double[] value = new double[what == Read.MODEL ? info.componentCount() : info.shownCount()];
        getValue(what, value);
        return value;
    }

    private double first(Read what) {
        double[] value = new double[1];
        getValue(what, value);
        return value[0];
    }

    /** The model value of a property of one number. */
    public double value() {
        return first(Read.MODEL);
    }

    /** The value that is seen now, of a property of one number. */
    public double presentation() {
        return first(Read.PRESENTATION);
    }

    /** The velocity of the value that is seen, of a property of one number. */
    public double velocity() {
        return first(Read.VELOCITY);
    }
}
