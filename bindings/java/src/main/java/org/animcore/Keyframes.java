// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import java.nio.DoubleBuffer;
import java.util.List;

/**
 * A motion by keyframes: a function of time from 0 to its duration, with values of one or more components. No call
 * changes the motion. But evaluating it uses memory of the object, so one thread at a time may do that. Values and
 * velocities are rows of component_count numbers, each at most 1e150 in size.
 */
public final class Keyframes extends Handle {
    Keyframes(long address) {
        super(address, Raw.Motion::anim_keyframes_destroy, "keyframes");
    }

    Keyframes(long address, Handle owner) {
        super(address, owner, "keyframes");
    }

    /**
     * Values at key times, as Core Animation's CAKeyframeAnimation. values has a row for each key, at least one.
     *
     * <ul>
     * <li>times: one for each key, from 0 to 1 in units of the duration, none below the one before. Without times keys
     * are spaced evenly. Before the first time the first value holds, after the last one the last. Equal times are a
     * jump. In the discrete mode there may be one more, as Core Animation requires: the last time is then the end of
     * the last value. The paced modes ignore times.</li>
     * <li>curves: timing curves: none, one that is the same for every segment, or one for each segment (one less than
     * keys). The discrete and paced modes ignore them.</li>
     * <li>parameters: tension, continuity and bias of each key, each at most 1e6 in size (ANIM_ERROR_LIMIT): 3 numbers
     * for each key, or none. The two cubic modes read them. (Kochanek and Bartels, "Interpolating splines with local
     * tension, continuity, and bias control", 1984, with the correction for keys at uneven distances. With parameters
     * of 0 the tangent at a key is half the difference of its neighbors, times 2 d / (time between the neighbors) with
     * d the segment's length in time; at an end, or next to a jump, it is the difference of the segment.)</li>
     * </ul>
     *
     * <p>The message of ANIM_ERROR_ARGUMENT names the index at fault.
     *
     * <p>C: anim_keyframes_create_values().
     */
    public static Keyframes values(KeyframeOptions options, double[] values, double[] times, List<CubicBezier> curves, double... parameters) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(72);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            if (options != null) {
                options.write(_arena, _memory, _at + 0);
            }
            java.util.Objects.requireNonNull(values, "values");
            long _values = _arena.array(values);
            java.util.Objects.requireNonNull(times, "times");
            long _times = _arena.array(times);
            curves = Arena.list(curves, "curves");
            long _curves = _arena.structs(curves, CubicBezier.SIZE, CubicBezier::write);
            java.util.Objects.requireNonNull(parameters, "parameters");
            long _parameters = _arena.array(parameters);
            _arena.check(Raw.Motion.anim_keyframes_create_values(options == null ? 0 : _block.address + _at + 0, _values, Arena.length(values), _times, Arena.length(times), _curves, Arena.length(curves), _parameters, Arena.length(parameters), _block.address + _at + 64));
            return new Keyframes(_memory.getLong(_at + 64));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(options);
        }
    }

    /**
     * Values at key times, as Core Animation's CAKeyframeAnimation. values has a row for each key, at least one.
     *
     * <ul>
     * <li>times: one for each key, from 0 to 1 in units of the duration, none below the one before. Without times keys
     * are spaced evenly. Before the first time the first value holds, after the last one the last. Equal times are a
     * jump. In the discrete mode there may be one more, as Core Animation requires: the last time is then the end of
     * the last value. The paced modes ignore times.</li>
     * <li>curves: timing curves: none, one that is the same for every segment, or one for each segment (one less than
     * keys). The discrete and paced modes ignore them.</li>
     * <li>parameters: tension, continuity and bias of each key, each at most 1e6 in size (ANIM_ERROR_LIMIT): 3 numbers
     * for each key, or none. The two cubic modes read them. (Kochanek and Bartels, "Interpolating splines with local
     * tension, continuity, and bias control", 1984, with the correction for keys at uneven distances. With parameters
     * of 0 the tangent at a key is half the difference of its neighbors, times 2 d / (time between the neighbors) with
     * d the segment's length in time; at an end, or next to a jump, it is the difference of the segment.)</li>
     * </ul>
     *
     * <p>The message of ANIM_ERROR_ARGUMENT names the index at fault.
     *
     * <p>C: anim_keyframes_create_values().
     */
    public static Keyframes values(KeyframeOptions options, DoubleBuffer values, DoubleBuffer times, List<CubicBezier> curves, DoubleBuffer parameters) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(72);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            if (options != null) {
                options.write(_arena, _memory, _at + 0);
            }
            java.util.Objects.requireNonNull(values, "values");
            long _values = _arena.buffer(values);
            java.util.Objects.requireNonNull(times, "times");
            long _times = _arena.buffer(times);
            curves = Arena.list(curves, "curves");
            long _curves = _arena.structs(curves, CubicBezier.SIZE, CubicBezier::write);
            java.util.Objects.requireNonNull(parameters, "parameters");
            long _parameters = _arena.buffer(parameters);
            _arena.check(Raw.Motion.anim_keyframes_create_values(options == null ? 0 : _block.address + _at + 0, _values, Arena.length(values), _times, Arena.length(times), _curves, Arena.length(curves), _parameters, Arena.length(parameters), _block.address + _at + 64));
            return new Keyframes(_memory.getLong(_at + 64));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(options);
            Reference.reachabilityFence(values);
            Reference.reachabilityFence(times);
            Reference.reachabilityFence(parameters);
        }
    }

    /**
     * Blocks, as UIKit's addKeyframe(withRelativeStartTime:relativeDuration:): from starts[i] on, and for durations[i]
     * (both from 0 to 1, in units of the whole duration), the value moves from where it is to row i of values. Between
     * blocks it holds; a duration of 0 jumps; a block that would end beyond 1 ends at 1. Blocks are ordered by start,
     * then by index. A block that starts while another runs takes over from the value at that moment (computed on the
     * straight course; in the discrete mode the earlier block has not jumped yet). In the cubic mode adjacent blocks
     * form one spline, which comes to rest before a gap, and overshoots where the direction reverses.
     *
     * <p>initial: the value at 0, a row; if it is left out, the caller gives it on evaluation. A second row, a
     * velocity, is not used, since blocks begin at rest.
     *
     * <p>C: anim_keyframes_create_blocks().
     */
    public static Keyframes blocks(KeyframeOptions options, double[] starts, double[] durations, double[] values, double... initial) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(72);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            if (options != null) {
                options.write(_arena, _memory, _at + 0);
            }
            java.util.Objects.requireNonNull(starts, "starts");
            long _starts = _arena.array(starts);
            java.util.Objects.requireNonNull(durations, "durations");
            long _durations = _arena.array(durations);
            java.util.Objects.requireNonNull(values, "values");
            long _values = _arena.array(values);
            java.util.Objects.requireNonNull(initial, "initial");
            long _initial = _arena.array(initial);
            _arena.check(Raw.Motion.anim_keyframes_create_blocks(options == null ? 0 : _block.address + _at + 0, _starts, _durations, Arena.same("starts", starts == null ? -1 : Arena.rows(Arena.length(starts), 1), "durations", durations == null ? -1 : Arena.rows(Arena.length(durations), 1)), _values, Arena.length(values), _initial, Arena.length(initial), _block.address + _at + 64));
            return new Keyframes(_memory.getLong(_at + 64));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(options);
        }
    }

    /**
     * Blocks, as UIKit's addKeyframe(withRelativeStartTime:relativeDuration:): from starts[i] on, and for durations[i]
     * (both from 0 to 1, in units of the whole duration), the value moves from where it is to row i of values. Between
     * blocks it holds; a duration of 0 jumps; a block that would end beyond 1 ends at 1. Blocks are ordered by start,
     * then by index. A block that starts while another runs takes over from the value at that moment (computed on the
     * straight course; in the discrete mode the earlier block has not jumped yet). In the cubic mode adjacent blocks
     * form one spline, which comes to rest before a gap, and overshoots where the direction reverses.
     *
     * <p>initial: the value at 0, a row; if it is left out, the caller gives it on evaluation. A second row, a
     * velocity, is not used, since blocks begin at rest.
     *
     * <p>C: anim_keyframes_create_blocks().
     */
    public static Keyframes blocks(KeyframeOptions options, DoubleBuffer starts, DoubleBuffer durations, DoubleBuffer values, DoubleBuffer initial) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(72);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            if (options != null) {
                options.write(_arena, _memory, _at + 0);
            }
            java.util.Objects.requireNonNull(starts, "starts");
            long _starts = _arena.buffer(starts);
            java.util.Objects.requireNonNull(durations, "durations");
            long _durations = _arena.buffer(durations);
            java.util.Objects.requireNonNull(values, "values");
            long _values = _arena.buffer(values);
            java.util.Objects.requireNonNull(initial, "initial");
            long _initial = _arena.buffer(initial);
            _arena.check(Raw.Motion.anim_keyframes_create_blocks(options == null ? 0 : _block.address + _at + 0, _starts, _durations, Arena.same("starts", starts == null ? -1 : Arena.rows(Arena.length(starts), 1), "durations", durations == null ? -1 : Arena.rows(Arena.length(durations), 1)), _values, Arena.length(values), _initial, Arena.length(initial), _block.address + _at + 64));
            return new Keyframes(_memory.getLong(_at + 64));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(options);
            Reference.reachabilityFence(starts);
            Reference.reachabilityFence(durations);
            Reference.reachabilityFence(values);
            Reference.reachabilityFence(initial);
        }
    }

    /**
     * One keyframe after another, as SwiftUI's KeyframeTrack. Row i of values is where keyframe i arrives.
     *
     * <p>velocities: two rows for each keyframe, the velocities (units per second) at its start and at its end. Only
     * those that its flags name are read: a start velocity for CUBIC and SPRING, an end velocity for CUBIC. They may be
     * left out where no flag names any. A velocity that is not given continues the motion: adjacent cubics form a
     * Catmull-Rom spline; next to a keyframe of another kind a cubic takes that one's velocity; a spring takes the
     * velocity of the keyframe before it. The end of the track, and a MOVE, are at rest.
     *
     * <p>A spring that SETTLES lasts until the spring, started at rest, would stay within 1/1000 of its distance from
     * the target. It ends at its value. A spring with a duration is cut off: the next keyframe begins where it is then.
     * The last keyframe ends at its value.
     *
     * <p>initial: where the track begins, a row, or two with its velocity (one row: at rest); if it is left out, the
     * caller gives it on evaluation.
     *
     * <p>C: anim_keyframes_create_track().
     */
    public static Keyframes track(KeyframeOptions options, List<Keyframe> keys, double[] values, double[] velocities, double... initial) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(72);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            if (options != null) {
                options.write(_arena, _memory, _at + 0);
            }
            keys = Arena.list(keys, "keys");
            long _keys = _arena.structs(keys, Keyframe.SIZE, Keyframe::write);
            java.util.Objects.requireNonNull(values, "values");
            long _values = _arena.array(values);
            java.util.Objects.requireNonNull(velocities, "velocities");
            long _velocities = _arena.array(velocities);
            java.util.Objects.requireNonNull(initial, "initial");
            long _initial = _arena.array(initial);
            _arena.check(Raw.Motion.anim_keyframes_create_track(options == null ? 0 : _block.address + _at + 0, _keys, Arena.length(keys), _values, Arena.length(values), _velocities, Arena.length(velocities), _initial, Arena.length(initial), _block.address + _at + 64));
            return new Keyframes(_memory.getLong(_at + 64));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(options);
        }
    }

    /**
     * One keyframe after another, as SwiftUI's KeyframeTrack. Row i of values is where keyframe i arrives.
     *
     * <p>velocities: two rows for each keyframe, the velocities (units per second) at its start and at its end. Only
     * those that its flags name are read: a start velocity for CUBIC and SPRING, an end velocity for CUBIC. They may be
     * left out where no flag names any. A velocity that is not given continues the motion: adjacent cubics form a
     * Catmull-Rom spline; next to a keyframe of another kind a cubic takes that one's velocity; a spring takes the
     * velocity of the keyframe before it. The end of the track, and a MOVE, are at rest.
     *
     * <p>A spring that SETTLES lasts until the spring, started at rest, would stay within 1/1000 of its distance from
     * the target. It ends at its value. A spring with a duration is cut off: the next keyframe begins where it is then.
     * The last keyframe ends at its value.
     *
     * <p>initial: where the track begins, a row, or two with its velocity (one row: at rest); if it is left out, the
     * caller gives it on evaluation.
     *
     * <p>C: anim_keyframes_create_track().
     */
    public static Keyframes track(KeyframeOptions options, List<Keyframe> keys, DoubleBuffer values, DoubleBuffer velocities, DoubleBuffer initial) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(72);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            if (options != null) {
                options.write(_arena, _memory, _at + 0);
            }
            keys = Arena.list(keys, "keys");
            long _keys = _arena.structs(keys, Keyframe.SIZE, Keyframe::write);
            java.util.Objects.requireNonNull(values, "values");
            long _values = _arena.buffer(values);
            java.util.Objects.requireNonNull(velocities, "velocities");
            long _velocities = _arena.buffer(velocities);
            java.util.Objects.requireNonNull(initial, "initial");
            long _initial = _arena.buffer(initial);
            _arena.check(Raw.Motion.anim_keyframes_create_track(options == null ? 0 : _block.address + _at + 0, _keys, Arena.length(keys), _values, Arena.length(values), _velocities, Arena.length(velocities), _initial, Arena.length(initial), _block.address + _at + 64));
            return new Keyframes(_memory.getLong(_at + 64));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(options);
            Reference.reachabilityFence(values);
            Reference.reachabilityFence(velocities);
            Reference.reachabilityFence(initial);
        }
    }

    /**
     * Describes keyframes.
     *
     * <p>C: anim_keyframes_get_info().
     */
    public KeyframesInfo getInfo() {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(24);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _memory.putInt(_at + 0, 24);
            _arena.check(Raw.Motion.anim_keyframes_get_info(address(), _block.address + _at + 0));
            return KeyframesInfo.read(_memory, _at + 0);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Values and velocities (units per second) at many times (seconds): values and velocities have a row for each time,
     * and either may be left out. Before 0 the motion stands at its first value, from its duration on at its last, at
     * rest. At the time of a key the value is that at the start of the next segment: a jump has happened. A velocity
     * that would be infinite is 0.
     *
     * <p>start: the initial value: a row, or two with the velocity. It is read only if the keyframes need it
     * (needs_start). Blocks always begin at rest. ANIM_ERROR_ARGUMENT for a start of another length.
     *
     * <p>C: anim_keyframes_evaluate().
     */
    public void evaluate(double[] times, double[] start, double[] values, double[] velocities) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            java.util.Objects.requireNonNull(times, "times");
            long _times = _arena.array(times);
            java.util.Objects.requireNonNull(start, "start");
            long _start = _arena.array(start);
            long _values = _arena.filled(values);
            long _velocities = _arena.filled(velocities);
            _arena.check(Raw.Motion.anim_keyframes_evaluate(address(), _times, Arena.length(times), _start, Arena.length(start), _values, _velocities, Arena.same("values", values == null ? -1 : Arena.rows(Arena.length(values), 1), "velocities", velocities == null ? -1 : Arena.rows(Arena.length(velocities), 1))));
            _arena.copyBack(_values, values);
            _arena.copyBack(_velocities, velocities);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Values and velocities (units per second) at many times (seconds): values and velocities have a row for each time,
     * and either may be left out. Before 0 the motion stands at its first value, from its duration on at its last, at
     * rest. At the time of a key the value is that at the start of the next segment: a jump has happened. A velocity
     * that would be infinite is 0.
     *
     * <p>start: the initial value: a row, or two with the velocity. It is read only if the keyframes need it
     * (needs_start). Blocks always begin at rest. ANIM_ERROR_ARGUMENT for a start of another length.
     *
     * <p>C: anim_keyframes_evaluate().
     */
    public void evaluate(double[] times, double[] start) {
        evaluate(times, start, (double[]) null, (double[]) null);
    }

    /**
     * Values and velocities (units per second) at many times (seconds): values and velocities have a row for each time,
     * and either may be left out. Before 0 the motion stands at its first value, from its duration on at its last, at
     * rest. At the time of a key the value is that at the start of the next segment: a jump has happened. A velocity
     * that would be infinite is 0.
     *
     * <p>start: the initial value: a row, or two with the velocity. It is read only if the keyframes need it
     * (needs_start). Blocks always begin at rest. ANIM_ERROR_ARGUMENT for a start of another length.
     *
     * <p>C: anim_keyframes_evaluate().
     */
    public void evaluate(DoubleBuffer times, DoubleBuffer start, DoubleBuffer values, DoubleBuffer velocities) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            java.util.Objects.requireNonNull(times, "times");
            long _times = _arena.buffer(times);
            java.util.Objects.requireNonNull(start, "start");
            long _start = _arena.buffer(start);
            long _values = _arena.filled(values);
            long _velocities = _arena.filled(velocities);
            _arena.check(Raw.Motion.anim_keyframes_evaluate(address(), _times, Arena.length(times), _start, Arena.length(start), _values, _velocities, Arena.same("values", values == null ? -1 : Arena.rows(Arena.length(values), 1), "velocities", velocities == null ? -1 : Arena.rows(Arena.length(velocities), 1))));
            _arena.copyBack(_values, values);
            _arena.copyBack(_velocities, velocities);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(times);
            Reference.reachabilityFence(start);
            Reference.reachabilityFence(values);
            Reference.reachabilityFence(velocities);
        }
    }

    /**
     * The values of many keyframes at one time, their rows concatenated: as many numbers as they have components in
     * all. ANIM_ERROR_STATE for keyframes that need a start.
     *
     * <p>C: anim_keyframes_evaluate_many().
     */
    public static void evaluateMany(List<Keyframes> keyframes, double time, double[] values) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            keyframes = Arena.list(keyframes, "keyframes");
            long _keyframes = _arena.objects(keyframes);
            java.util.Objects.requireNonNull(values, "values");
            long _values = _arena.filled(values);
            _arena.check(Raw.Motion.anim_keyframes_evaluate_many(_keyframes, Arena.length(keyframes), time, _values, Arena.length(values)));
            _arena.copyBack(_values, values);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(keyframes);
        }
    }

    /**
     * The values of many keyframes at one time, their rows concatenated: as many numbers as they have components in
     * all. ANIM_ERROR_STATE for keyframes that need a start.
     *
     * <p>C: anim_keyframes_evaluate_many().
     */
    public static void evaluateMany(List<Keyframes> keyframes, double time, DoubleBuffer values) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            keyframes = Arena.list(keyframes, "keyframes");
            long _keyframes = _arena.objects(keyframes);
            java.util.Objects.requireNonNull(values, "values");
            long _values = _arena.filled(values);
            _arena.check(Raw.Motion.anim_keyframes_evaluate_many(_keyframes, Arena.length(keyframes), time, _values, Arena.length(values)));
            _arena.copyBack(_values, values);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(keyframes);
            Reference.reachabilityFence(values);
        }
    }

    /**
     * Keyframes of paths at key times, as anim_keyframes_create_values makes them of numbers. In the linear and paced
     * modes they show, from key to key, what anim_morph_create() without options makes of the two paths (on a property,
     * if its path turns). In the cubic modes, beyond 64 keys, for two neighbors of more than 4096 coordinates together,
     * and when all morphs would have more than 8192, points move straight, or rotate, in one structure to which all
     * paths are cut. Values and velocities that are read as numbers are those of that structure; component_count of the
     * options is not read. They are for properties that hold a path, of any verbs. A path that draws nothing is the
     * point where it begins. ANIM_ERROR_LIMIT where one path would have more than ANIM_LIMIT_KEYFRAME_COMPONENTS
     * coordinates, or all together more than ANIM_LIMIT_KEYFRAME_NUMBERS. A path with other verbs than the one before
     * is cut to the structure of all before it, and counts with the coordinates that these then have.
     *
     * <p>C: anim_keyframes_create_paths().
     */
    public static Keyframes paths(KeyframeOptions options, List<Path> paths, double[] times, List<CubicBezier> curves, double... parameters) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(72);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            if (options != null) {
                options.write(_arena, _memory, _at + 0);
            }
            paths = Arena.list(paths, "paths");
            long _paths = _arena.objects(paths);
            java.util.Objects.requireNonNull(times, "times");
            long _times = _arena.array(times);
            curves = Arena.list(curves, "curves");
            long _curves = _arena.structs(curves, CubicBezier.SIZE, CubicBezier::write);
            java.util.Objects.requireNonNull(parameters, "parameters");
            long _parameters = _arena.array(parameters);
            _arena.check(Raw.StagePaths.anim_keyframes_create_paths(options == null ? 0 : _block.address + _at + 0, _paths, Arena.length(paths), _times, Arena.length(times), _curves, Arena.length(curves), _parameters, Arena.length(parameters), _block.address + _at + 64));
            return new Keyframes(_memory.getLong(_at + 64));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(options);
            Reference.reachabilityFence(paths);
        }
    }

    /**
     * Keyframes of paths at key times, as anim_keyframes_create_values makes them of numbers. In the linear and paced
     * modes they show, from key to key, what anim_morph_create() without options makes of the two paths (on a property,
     * if its path turns). In the cubic modes, beyond 64 keys, for two neighbors of more than 4096 coordinates together,
     * and when all morphs would have more than 8192, points move straight, or rotate, in one structure to which all
     * paths are cut. Values and velocities that are read as numbers are those of that structure; component_count of the
     * options is not read. They are for properties that hold a path, of any verbs. A path that draws nothing is the
     * point where it begins. ANIM_ERROR_LIMIT where one path would have more than ANIM_LIMIT_KEYFRAME_COMPONENTS
     * coordinates, or all together more than ANIM_LIMIT_KEYFRAME_NUMBERS. A path with other verbs than the one before
     * is cut to the structure of all before it, and counts with the coordinates that these then have.
     *
     * <p>C: anim_keyframes_create_paths().
     */
    public static Keyframes paths(KeyframeOptions options, List<Path> paths, DoubleBuffer times, List<CubicBezier> curves, DoubleBuffer parameters) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(72);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            if (options != null) {
                options.write(_arena, _memory, _at + 0);
            }
            paths = Arena.list(paths, "paths");
            long _paths = _arena.objects(paths);
            java.util.Objects.requireNonNull(times, "times");
            long _times = _arena.buffer(times);
            curves = Arena.list(curves, "curves");
            long _curves = _arena.structs(curves, CubicBezier.SIZE, CubicBezier::write);
            java.util.Objects.requireNonNull(parameters, "parameters");
            long _parameters = _arena.buffer(parameters);
            _arena.check(Raw.StagePaths.anim_keyframes_create_paths(options == null ? 0 : _block.address + _at + 0, _paths, Arena.length(paths), _times, Arena.length(times), _curves, Arena.length(curves), _parameters, Arena.length(parameters), _block.address + _at + 64));
            return new Keyframes(_memory.getLong(_at + 64));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(options);
            Reference.reachabilityFence(paths);
            Reference.reachabilityFence(times);
            Reference.reachabilityFence(parameters);
        }
    }

    /**
     * Blocks of paths, as anim_keyframes_create_blocks makes them of numbers: block i leads to paths[i]. initial: the
     * path at 0; if it is left out, the one that the property shows when they begin. Otherwise as
     * anim_keyframes_create_paths; initial counts as the last of the paths. There must be at least one path or an
     * initial one.
     *
     * <p>C: anim_keyframes_create_path_blocks().
     */
    public static Keyframes pathBlocks(KeyframeOptions options, double[] starts, double[] durations, List<Path> paths, Path initial) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(72);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            if (options != null) {
                options.write(_arena, _memory, _at + 0);
            }
            java.util.Objects.requireNonNull(starts, "starts");
            long _starts = _arena.array(starts);
            java.util.Objects.requireNonNull(durations, "durations");
            long _durations = _arena.array(durations);
            paths = Arena.list(paths, "paths");
            long _paths = _arena.objects(paths);
            _arena.check(Raw.StagePaths.anim_keyframes_create_path_blocks(options == null ? 0 : _block.address + _at + 0, _starts, _durations, _paths, Arena.same("starts", starts == null ? -1 : Arena.rows(Arena.length(starts), 1), "durations", durations == null ? -1 : Arena.rows(Arena.length(durations), 1), "paths", paths == null ? -1 : Arena.rows(Arena.length(paths), 1)), Handle.address(initial), _block.address + _at + 64));
            return new Keyframes(_memory.getLong(_at + 64));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(options);
            Reference.reachabilityFence(paths);
            Reference.reachabilityFence(initial);
        }
    }

    /**
     * Blocks of paths, as anim_keyframes_create_blocks makes them of numbers: block i leads to paths[i]. initial: the
     * path at 0; if it is left out, the one that the property shows when they begin. Otherwise as
     * anim_keyframes_create_paths; initial counts as the last of the paths. There must be at least one path or an
     * initial one.
     *
     * <p>C: anim_keyframes_create_path_blocks().
     */
    public static Keyframes pathBlocks(KeyframeOptions options, double[] starts, double[] durations, List<Path> paths) {
        return pathBlocks(options, starts, durations, paths, (Path) null);
    }

    /**
     * Blocks of paths, as anim_keyframes_create_blocks makes them of numbers: block i leads to paths[i]. initial: the
     * path at 0; if it is left out, the one that the property shows when they begin. Otherwise as
     * anim_keyframes_create_paths; initial counts as the last of the paths. There must be at least one path or an
     * initial one.
     *
     * <p>C: anim_keyframes_create_path_blocks().
     */
    public static Keyframes pathBlocks(KeyframeOptions options, DoubleBuffer starts, DoubleBuffer durations, List<Path> paths, Path initial) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(72);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            if (options != null) {
                options.write(_arena, _memory, _at + 0);
            }
            java.util.Objects.requireNonNull(starts, "starts");
            long _starts = _arena.buffer(starts);
            java.util.Objects.requireNonNull(durations, "durations");
            long _durations = _arena.buffer(durations);
            paths = Arena.list(paths, "paths");
            long _paths = _arena.objects(paths);
            _arena.check(Raw.StagePaths.anim_keyframes_create_path_blocks(options == null ? 0 : _block.address + _at + 0, _starts, _durations, _paths, Arena.same("starts", starts == null ? -1 : Arena.rows(Arena.length(starts), 1), "durations", durations == null ? -1 : Arena.rows(Arena.length(durations), 1), "paths", paths == null ? -1 : Arena.rows(Arena.length(paths), 1)), Handle.address(initial), _block.address + _at + 64));
            return new Keyframes(_memory.getLong(_at + 64));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(options);
            Reference.reachabilityFence(starts);
            Reference.reachabilityFence(durations);
            Reference.reachabilityFence(paths);
            Reference.reachabilityFence(initial);
        }
    }

    /**
     * A track of paths, as anim_keyframes_create_track makes it of numbers: keys[i] leads to paths[i].
     *
     * <p>Keys have no velocities: their flags are 0 or ANIM_KEYFRAME_SETTLES. A linear key shows the morph of the path
     * before it and its own, see anim_keyframes_create_paths; cubics and springs move points straight. initial: the
     * path at 0; if it is left out, the one that the property shows when they begin.
     *
     * <p>C: anim_keyframes_create_path_track().
     */
    public static Keyframes pathTrack(KeyframeOptions options, List<Keyframe> keys, List<Path> paths, Path initial) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(72);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            if (options != null) {
                options.write(_arena, _memory, _at + 0);
            }
            keys = Arena.list(keys, "keys");
            long _keys = _arena.structs(keys, Keyframe.SIZE, Keyframe::write);
            paths = Arena.list(paths, "paths");
            long _paths = _arena.objects(paths);
            _arena.check(Raw.StagePaths.anim_keyframes_create_path_track(options == null ? 0 : _block.address + _at + 0, _keys, _paths, Arena.same("keys", keys == null ? -1 : Arena.rows(Arena.length(keys), 1), "paths", paths == null ? -1 : Arena.rows(Arena.length(paths), 1)), Handle.address(initial), _block.address + _at + 64));
            return new Keyframes(_memory.getLong(_at + 64));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(options);
            Reference.reachabilityFence(paths);
            Reference.reachabilityFence(initial);
        }
    }

    /**
     * A track of paths, as anim_keyframes_create_track makes it of numbers: keys[i] leads to paths[i].
     *
     * <p>Keys have no velocities: their flags are 0 or ANIM_KEYFRAME_SETTLES. A linear key shows the morph of the path
     * before it and its own, see anim_keyframes_create_paths; cubics and springs move points straight. initial: the
     * path at 0; if it is left out, the one that the property shows when they begin.
     *
     * <p>C: anim_keyframes_create_path_track().
     */
    public static Keyframes pathTrack(KeyframeOptions options, List<Keyframe> keys, List<Path> paths) {
        return pathTrack(options, keys, paths, (Path) null);
    }

    /**
     * The path of the keyframes at a time (seconds). ANIM_ERROR_KIND for keyframes of numbers, ANIM_ERROR_STATE for
     * those that begin with the property's path.
     *
     * <p>C: anim_keyframes_get_path().
     */
    public Path getPath(double time) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Path _path = Path.create();
            _arena.check(Raw.StagePaths.anim_keyframes_get_path(address(), time, _path.address()), _path);
            return _path;
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }
}
