// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import java.nio.DoubleBuffer;
import java.util.Set;

/**
 * Constants, and functions that belong to no object.
 */
public final class AnimCore {
    private AnimCore() {}

    /**
     * raised when the ABI breaks (from 1 on)
     */
    public static final int VERSION_MAJOR = 0;

    /**
     * raised when functions or struct members are added
     */
    public static final int VERSION_MINOR = 1;

    /**
     * raised when neither happened
     */
    public static final int VERSION_PATCH = 0;

    /**
     * bytes of a name
     */
    public static final int LIMIT_NAME_BYTES = 255;

    /**
     * bytes of a document or trace
     */
    public static final int LIMIT_TEXT_BYTES = 67108864;

    /**
     * levels of nesting in a JSON text; states inside states do not count
     */
    public static final int LIMIT_NESTING = 128;

    /**
     * properties of one stage
     */
    public static final int LIMIT_PROPERTIES = 16777215;

    /**
     * transactions open at once in one stage
     */
    public static final int LIMIT_TRANSACTION_DEPTH = 64;

    /**
     * transactions open or not yet complete in one stage
     */
    public static final int LIMIT_TRANSACTIONS = 1048575;

    /**
     * largest event_limit of anim_stage_options
     */
    public static final int LIMIT_EVENTS = 1048576;

    /**
     * elements of an array passed in or out
     */
    public static final int LIMIT_ARRAY = 268435456;

    /**
     * seconds of one advance
     */
    public static final int LIMIT_ADVANCE_SECONDS = 100000;

    /**
     * seconds of a duration or delay
     */
    public static final int LIMIT_DURATION_SECONDS = 1000000000;

    /**
     * largest time scale
     */
    public static final int LIMIT_TIME_SCALE = 1000000;

    /**
     * verbs of one path
     */
    public static final int LIMIT_PATH_VERBS = 16777216;

    /**
     * dashes that one call makes of a path, plus 64 for each verb of the path
     */
    public static final int LIMIT_PATH_DASHES = 32768;

    /**
     * pieces into which one call cuts a path, plus 64 for each verb of the path
     */
    public static final int LIMIT_PATH_PIECES = 131072;

    /**
     * pointers that are down or hover at once on one scene
     */
    public static final int LIMIT_POINTERS = 32;

    /**
     * states of one machine
     */
    public static final int LIMIT_STATES = 131072;

    /**
     * levels of states inside states
     */
    public static final int LIMIT_STATE_NESTING = 1024;

    /**
     * of a machine in answer to one event; or two for each state, if that is more
     */
    public static final int LIMIT_MICROSTEPS = 1000;

    /**
     * ANIM_FLICKS_PER_SECOND.
     */
    public static final int FLICKS_PER_SECOND = 705600000;

    /**
     * bytes of the text of an easing
     */
    public static final int LIMIT_EASING_BYTES = 1048576;

    /**
     * steps of steps()
     */
    public static final int LIMIT_EASING_STEPS = 2147483647;

    /**
     * stops of linear(); one with two percentages counts as two
     */
    public static final int LIMIT_EASING_STOPS = 4096;

    /**
     * components of a keyframe's value
     */
    public static final int LIMIT_KEYFRAME_COMPONENTS = 65536;

    /**
     * numbers in the values of one anim_keyframes
     */
    public static final int LIMIT_KEYFRAME_NUMBERS = 1048576;

    /**
     * bytes of an expression's text
     */
    public static final int LIMIT_EXPRESSION_BYTES = 65536;

    /**
     * names that an expression may be given
     */
    public static final int LIMIT_EXPRESSION_NAMES = 4096;

    /**
     * brackets, calls, operators and values pending at once
     */
    public static final int LIMIT_EXPRESSION_NESTING = 64;

    /**
     * about the number of names, numbers and operators
     */
    public static final int LIMIT_EXPRESSION_INSTRUCTIONS = 4096;

    /**
     * components of one property
     */
    public static final int LIMIT_VECTOR = 1048576;

    /**
     * The value of a member that is not set, and is therefore inherited. Any other value is used.
     */
    public static final int INHERIT = -2147483647;

    /**
     * A duration: the motion's own, whatever the enclosing transactions say. 0.25 s for a curve or easing; a spring
     * lasts until it is at rest. To stop inheriting another member, set its outermost value: a delay or stagger of 0, a
     * repeat_count of 1, ANIM_INTERRUPTION_REPLACE, disables_actions of 0.
     */
    public static final int OWN_DURATION = -2147483646;

    /**
     * ANIM_LIMIT_BANK.
     */
    public static final int LIMIT_BANK = 16777216;

    /**
     * bytes of a snapshot
     */
    public static final int LIMIT_SNAPSHOT_BYTES = 268435456;

    /**
     * warnings that a document keeps: the first in its text
     */
    public static final int LIMIT_WARNINGS = 1000;

    /**
     * fields of one event's data
     */
    public static final int LIMIT_EVENT_FIELDS = 64;

    /**
     * items of one list
     */
    public static final int LIMIT_LIST_CAPACITY = 4096;

    /**
     * bytes of a key
     */
    public static final int LIMIT_KEY_BYTES = 255;

    /**
     * The version of the library in use: major * 65536 + minor * 256 + patch. Compare it with the ANIM_VERSION_...
     * constants that the host was compiled with.
     *
     * <p>C: anim_version().
     */
    public static int version() {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            int _result = Raw.Base.anim_version();
            _arena.done();
            return _result;
        } finally {
            _arena.reset(_mark);
        }
    }

    /**
     * The ANIM_COMPONENT_... constants of the library in use, added up: 31 for a full library.
     *
     * <p>C: anim_components().
     */
    public static Set<ComponentFlag> components() {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            int _result = Raw.Base.anim_components();
            _arena.done();
            return ComponentFlag.of(_result);
        } finally {
            _arena.reset(_mark);
        }
    }

    /**
     * The name of a status, such as "ANIM_ERROR_LIMIT"; "ANIM_ERROR_UNKNOWN" for any other number.
     *
     * <p>C: anim_status_name().
     */
    public static String statusName(Status status) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            java.util.Objects.requireNonNull(status, "status");
            String _result = Library.string(Raw.Base.anim_status_name(status.value));
            _arena.done();
            return _result;
        } finally {
            _arena.reset(_mark);
        }
    }

    /**
     * Describes the error of the last call that failed on this thread: one English sentence, with the argument's name.
     * For a document it has line, column and JSON pointer; the middle of a pointer of over 512 bytes is left out. At
     * most 1023 bytes of UTF-8; empty when none has failed. Calls that succeed leave it alone.
     *
     * <p>C: anim_last_error_message().
     */
    public static String lastErrorMessage() {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            String _result = Library.string(Raw.Base.anim_last_error_message());
            _arena.done();
            return _result;
        } finally {
            _arena.reset(_mark);
        }
    }

    /**
     * What lastErrorPlace gives.
     */
    public record LastErrorPlaceResult(int line, int column) {}

    /**
     * Where in a text the last failing call of this thread found its error: line and column (in bytes), counted from 1;
     * both 0 when the error was not in a text.
     *
     * <p>C: anim_last_error_place().
     */
    public static LastErrorPlaceResult lastErrorPlace() {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(16);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            Raw.Base.anim_last_error_place(_block.address + _at + 0, _block.address + _at + 8);
            _arena.done();
            return new LastErrorPlaceResult(_memory.getInt(_at + 0), _memory.getInt(_at + 8));
        } finally {
            _arena.reset(_mark);
        }
    }

    /**
     * The RFC 6901 JSON pointer of the value that the last failing call of this thread found at fault; empty for the
     * whole document and for errors that are not in a document. One of over 511 bytes is cut off there.
     *
     * <p>C: anim_last_error_pointer().
     */
    public static String lastErrorPointer() {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            String _result = Library.string(Raw.Base.anim_last_error_pointer());
            _arena.done();
            return _result;
        } finally {
            _arena.reset(_mark);
        }
    }

    /**
     * The whole number of flicks nearest to a time in seconds (ties to even). ANIM_ERROR_LIMIT beyond 2^62 flicks
     * (about 207 years) either way.
     *
     * <p>C: anim_flicks_from_seconds().
     */
    public static long flicksFromSeconds(double seconds) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Base.anim_flicks_from_seconds(seconds, _block.address + _at + 0));
            return _memory.getLong(_at + 0);
        } finally {
            _arena.reset(_mark);
        }
    }

    /**
     * A number of flicks in seconds, correctly rounded.
     *
     * <p>C: anim_flicks_to_seconds().
     */
    public static double flicksToSeconds(long flicks) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            double _result = Raw.Base.anim_flicks_to_seconds(flicks);
            _arena.done();
            return _result;
        } finally {
            _arena.reset(_mark);
        }
    }

    /**
     * Evaluates one of the core's own mathematical functions over arrays: results[i] = f(x[i]) or f(x[i], y[i]), each
     * within 1 ulp of the exact value and the same bits on every platform. Special values (NaN, infinities, signed
     * zeros) follow C99 Annex F. y is read by ATAN2, POW and HYPOT only.
     *
     * <p>C: anim_math_evaluate().
     */
    public static double[] mathEvaluate(MathFunction function, double[] x, double[] y) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            java.util.Objects.requireNonNull(function, "function");
            java.util.Objects.requireNonNull(x, "x");
            long _x = _arena.array(x);
            long _y = _arena.array(y);
            int _resultsCount = Arena.same("x", x == null ? -1 : Arena.rows(Arena.length(x), 1), "y", y == null ? -1 : Arena.rows(Arena.length(y), 1)) * 1;
            Arena.Block _resultsB = _arena.take((long) _resultsCount * 8);
            int _resultsAt = _arena.at;
            _arena.check(Raw.Base.anim_math_evaluate(function.value, _x, _y, Arena.same("x", x == null ? -1 : Arena.rows(Arena.length(x), 1), "y", y == null ? -1 : Arena.rows(Arena.length(y), 1)), _resultsB.address + _resultsAt));
            return Arena.getDoubles(_resultsB.buffer, _resultsAt, _resultsCount);
        } finally {
            _arena.reset(_mark);
        }
    }

    /**
     * Evaluates one of the core's own mathematical functions over arrays: results[i] = f(x[i]) or f(x[i], y[i]), each
     * within 1 ulp of the exact value and the same bits on every platform. Special values (NaN, infinities, signed
     * zeros) follow C99 Annex F. y is read by ATAN2, POW and HYPOT only.
     *
     * <p>C: anim_math_evaluate().
     */
    public static double[] mathEvaluate(MathFunction function, double[] x) {
        return mathEvaluate(function, x, (double[]) null);
    }

    /**
     * Evaluates one of the core's own mathematical functions over arrays: results[i] = f(x[i]) or f(x[i], y[i]), each
     * within 1 ulp of the exact value and the same bits on every platform. Special values (NaN, infinities, signed
     * zeros) follow C99 Annex F. y is read by ATAN2, POW and HYPOT only.
     *
     * <p>C: anim_math_evaluate().
     */
    public static void mathEvaluate(MathFunction function, DoubleBuffer x, DoubleBuffer y, DoubleBuffer results) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            java.util.Objects.requireNonNull(function, "function");
            java.util.Objects.requireNonNull(x, "x");
            long _x = _arena.buffer(x);
            long _y = _arena.buffer(y);
            java.util.Objects.requireNonNull(results, "results");
            long _results = _arena.filled(results);
            Arena.room("results", results, Arena.same("x", x == null ? -1 : Arena.rows(Arena.length(x), 1), "y", y == null ? -1 : Arena.rows(Arena.length(y), 1)) * 1);
            _arena.check(Raw.Base.anim_math_evaluate(function.value, _x, _y, Arena.same("x", x == null ? -1 : Arena.rows(Arena.length(x), 1), "y", y == null ? -1 : Arena.rows(Arena.length(y), 1)), _results));
            _arena.copyBack(_results, results);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(x);
            Reference.reachabilityFence(y);
            Reference.reachabilityFence(results);
        }
    }

    /**
     * Converts colors of four numbers each from one space to another, accurate to 1e-12 within the gamuts. Light from
     * 0.0031308 to 0.003130806 is an exception, since CSS's rounded limits contradict each other there: conversion to
     * linear light and back restores every value. Hues are returned from 0 to 2 pi. The opacity is copied. Nothing
     * changes where the spaces are the same; otherwise components beyond 1e30 in size are clamped to it. Numbers are at
     * most 1e150 in size, and colors at most ANIM_LIMIT_ARRAY / 4 (ANIM_ERROR_LIMIT).
     *
     * <p>C: anim_color_convert().
     */
    public static double[] colorConvert(ColorSpace fromSpace, ColorSpace toSpace, double... colors) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            java.util.Objects.requireNonNull(fromSpace, "fromSpace");
            java.util.Objects.requireNonNull(toSpace, "toSpace");
            java.util.Objects.requireNonNull(colors, "colors");
            long _colors = _arena.array(colors);
            int _resultsCount = Arena.rows(Arena.length(colors), 4) * 4;
            Arena.Block _resultsB = _arena.take((long) _resultsCount * 8);
            int _resultsAt = _arena.at;
            _arena.check(Raw.Motion.anim_color_convert(fromSpace.value, toSpace.value, _colors, Arena.rows(Arena.length(colors), 4), _resultsB.address + _resultsAt));
            return Arena.getDoubles(_resultsB.buffer, _resultsAt, _resultsCount);
        } finally {
            _arena.reset(_mark);
        }
    }

    /**
     * Converts colors of four numbers each from one space to another, accurate to 1e-12 within the gamuts. Light from
     * 0.0031308 to 0.003130806 is an exception, since CSS's rounded limits contradict each other there: conversion to
     * linear light and back restores every value. Hues are returned from 0 to 2 pi. The opacity is copied. Nothing
     * changes where the spaces are the same; otherwise components beyond 1e30 in size are clamped to it. Numbers are at
     * most 1e150 in size, and colors at most ANIM_LIMIT_ARRAY / 4 (ANIM_ERROR_LIMIT).
     *
     * <p>C: anim_color_convert().
     */
    public static void colorConvert(ColorSpace fromSpace, ColorSpace toSpace, DoubleBuffer colors, DoubleBuffer results) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            java.util.Objects.requireNonNull(fromSpace, "fromSpace");
            java.util.Objects.requireNonNull(toSpace, "toSpace");
            java.util.Objects.requireNonNull(colors, "colors");
            long _colors = _arena.buffer(colors);
            java.util.Objects.requireNonNull(results, "results");
            long _results = _arena.filled(results);
            Arena.room("results", results, Arena.rows(Arena.length(colors), 4) * 4);
            _arena.check(Raw.Motion.anim_color_convert(fromSpace.value, toSpace.value, _colors, Arena.rows(Arena.length(colors), 4), _results));
            _arena.copyBack(_results, results);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(colors);
            Reference.reachabilityFence(results);
        }
    }

    /**
     * The color at a progress from one color (0) to another (1), as CSS Color 4, section 12: both, four numbers of sRGB
     * that are not premultiplied, are converted to the space, interpolated there, and converted back. In OKLCH a color
     * whose chroma is at most 0.000004 has no hue, and takes the other's. A progress outside 0 to 1 extrapolates. A
     * transparent result is black where premultiplied is 1. Numbers are at most 1e150 in size.
     *
     * <p>C: anim_color_interpolate().
     */
    public static double[] colorInterpolate(ColorInterpolation interpolation, double[] from, double[] to, double progress) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(48);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(interpolation, "interpolation");
            interpolation.write(_arena, _memory, _at + 0);
            java.util.Objects.requireNonNull(from, "from");
            long _from = _arena.fixed("from", from, 4);
            java.util.Objects.requireNonNull(to, "to");
            long _to = _arena.fixed("to", to, 4);
            _arena.check(Raw.Motion.anim_color_interpolate(_block.address + _at + 0, _from, _to, progress, _block.address + _at + 16));
            return Arena.getDoubles(_memory, _at + 16, 4);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(interpolation);
        }
    }

    /**
     * The same at many progresses, at most ANIM_LIMIT_ARRAY / 4.
     *
     * <p>C: anim_color_interpolate_many().
     */
    public static double[] colorInterpolateMany(ColorInterpolation interpolation, double[] from, double[] to, double... progresses) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(16);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(interpolation, "interpolation");
            interpolation.write(_arena, _memory, _at + 0);
            java.util.Objects.requireNonNull(from, "from");
            long _from = _arena.fixed("from", from, 4);
            java.util.Objects.requireNonNull(to, "to");
            long _to = _arena.fixed("to", to, 4);
            java.util.Objects.requireNonNull(progresses, "progresses");
            long _progresses = _arena.array(progresses);
            int _resultsCount = Arena.rows(Arena.length(progresses), 1) * 4;
            Arena.Block _resultsB = _arena.take((long) _resultsCount * 8);
            int _resultsAt = _arena.at;
            _arena.check(Raw.Motion.anim_color_interpolate_many(_block.address + _at + 0, _from, _to, _progresses, Arena.length(progresses), _resultsB.address + _resultsAt));
            return Arena.getDoubles(_resultsB.buffer, _resultsAt, _resultsCount);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(interpolation);
        }
    }

    /**
     * The same at many progresses, at most ANIM_LIMIT_ARRAY / 4.
     *
     * <p>C: anim_color_interpolate_many().
     */
    public static void colorInterpolateMany(ColorInterpolation interpolation, double[] from, double[] to, DoubleBuffer progresses, DoubleBuffer results) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(16);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(interpolation, "interpolation");
            interpolation.write(_arena, _memory, _at + 0);
            java.util.Objects.requireNonNull(from, "from");
            long _from = _arena.fixed("from", from, 4);
            java.util.Objects.requireNonNull(to, "to");
            long _to = _arena.fixed("to", to, 4);
            java.util.Objects.requireNonNull(progresses, "progresses");
            long _progresses = _arena.buffer(progresses);
            java.util.Objects.requireNonNull(results, "results");
            long _results = _arena.filled(results);
            Arena.room("results", results, Arena.rows(Arena.length(progresses), 1) * 4);
            _arena.check(Raw.Motion.anim_color_interpolate_many(_block.address + _at + 0, _from, _to, _progresses, Arena.length(progresses), _results));
            _arena.copyBack(_results, results);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(interpolation);
            Reference.reachabilityFence(progresses);
            Reference.reachabilityFence(results);
        }
    }
}
