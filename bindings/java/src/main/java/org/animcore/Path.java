// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import java.nio.DoubleBuffer;
import java.nio.LongBuffer;
import java.util.List;

/**
 * A path: subpaths of lines and Bezier curves. Coordinates are at most 1e150 in size (ANIM_ERROR_LIMIT).
 */
public final class Path extends Handle {
    Path(long address) {
        super(address, Raw.Paths::anim_path_destroy, "path");
    }

    Path(long address, Handle owner) {
        super(address, owner, "path");
    }

    /**
     * An empty path.
     *
     * <p>C: anim_path_create().
     */
    public static Path create() {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Paths.anim_path_create(_block.address + _at + 0));
            return new Path(_memory.getLong(_at + 0));
        } finally {
            _arena.reset(_mark);
        }
    }

    /**
     * Removes everything and keeps the memory.
     *
     * <p>C: anim_path_clear().
     */
    public void clear() {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            _arena.check(Raw.Paths.anim_path_clear(address()));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Begins a subpath.
     *
     * <p>C: anim_path_move_to().
     */
    public void moveTo(double x, double y) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            _arena.check(Raw.Paths.anim_path_move_to(address(), x, y));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Straight line, quadratic and cubic Bezier curve from the current point. ANIM_ERROR_STATE on a path that has none.
     *
     * <p>C: anim_path_line_to().
     */
    public void lineTo(double x, double y) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            _arena.check(Raw.Paths.anim_path_line_to(address(), x, y));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Straight line, quadratic and cubic Bezier curve from the current point. ANIM_ERROR_STATE on a path that has none.
     *
     * <p>C: anim_path_quadratic_to().
     */
    public void quadraticTo(double controlX, double controlY, double x, double y) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            _arena.check(Raw.Paths.anim_path_quadratic_to(address(), controlX, controlY, x, y));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Straight line, quadratic and cubic Bezier curve from the current point. ANIM_ERROR_STATE on a path that has none.
     *
     * <p>C: anim_path_cubic_to().
     */
    public void cubicTo(double control1X, double control1Y, double control2X, double control2Y, double x, double y) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            _arena.check(Raw.Paths.anim_path_cubic_to(address(), control1X, control1Y, control2X, control2Y, x, y));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Closes the subpath; the current point is then its beginning. ANIM_ERROR_STATE on a path without a subpath.
     *
     * <p>C: anim_path_close().
     */
    public void closePath() {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            _arena.check(Raw.Paths.anim_path_close(address()));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Appends many verbs at once: verbs are ANIM_VERB_..., coordinates the x and y of their points in turn, exactly as
     * many as the verbs take. All or nothing. ANIM_ERROR_STATE for a verb that needs a current point where there is
     * none.
     *
     * <p>C: anim_path_append().
     */
    public void append(byte[] verbs, double... coordinates) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            java.util.Objects.requireNonNull(verbs, "verbs");
            long _verbs = _arena.array(verbs);
            java.util.Objects.requireNonNull(coordinates, "coordinates");
            long _coordinates = _arena.array(coordinates);
            _arena.check(Raw.Paths.anim_path_append(address(), _verbs, Arena.length(verbs), _coordinates, Arena.length(coordinates)));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Appends many verbs at once: verbs are ANIM_VERB_..., coordinates the x and y of their points in turn, exactly as
     * many as the verbs take. All or nothing. ANIM_ERROR_STATE for a verb that needs a current point where there is
     * none.
     *
     * <p>C: anim_path_append().
     */
    public void append(ByteBuffer verbs, DoubleBuffer coordinates) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            java.util.Objects.requireNonNull(verbs, "verbs");
            long _verbs = _arena.buffer(verbs);
            java.util.Objects.requireNonNull(coordinates, "coordinates");
            long _coordinates = _arena.buffer(coordinates);
            _arena.check(Raw.Paths.anim_path_append(address(), _verbs, Arena.length(verbs), _coordinates, Arena.length(coordinates)));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(verbs);
            Reference.reachabilityFence(coordinates);
        }
    }

    /**
     * Closed shapes, each wound clockwise on the screen. The corners' radius, &gt;= 0, is clamped to half of the
     * shorter side.
     *
     * <p>C: anim_path_add_rectangle().
     */
    public void addRectangle(Rectangle rectangle, double radius) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(32);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(rectangle, "rectangle");
            rectangle.write(_arena, _memory, _at + 0);
            _arena.check(Raw.Paths.anim_path_add_rectangle(address(), _block.address + _at + 0, radius));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(rectangle);
        }
    }

    /**
     * Four cubic curves from the rightmost point on; the relative error of the radius is 2.8e-4.
     *
     * <p>C: anim_path_add_ellipse().
     */
    public void addEllipse(Rectangle rectangle) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(32);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(rectangle, "rectangle");
            rectangle.write(_arena, _memory, _at + 0);
            _arena.check(Raw.Paths.anim_path_add_ellipse(address(), _block.address + _at + 0));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(rectangle);
        }
    }

    /**
     * A symbol that is Venus at arrowness 0 and, turned by -135 degrees, Mars at 1: an ellipse inset by three strokes,
     * and an outline of twelve points of which four move. Values outside 0 to 1 extrapolate. stroke &gt;= 0; the
     * rectangle is at least six strokes wide and high.
     *
     * <p>C: anim_path_add_symbol().
     */
    public void addSymbol(Rectangle rectangle, double stroke, double arrowness) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(32);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(rectangle, "rectangle");
            rectangle.write(_arena, _memory, _at + 0);
            _arena.check(Raw.Paths.anim_path_add_symbol(address(), _block.address + _at + 0, stroke, arrowness));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(rectangle);
        }
    }

    /**
     * Transforms every point in place. Coordinates that would be beyond 1e150 in size are clamped to it.
     *
     * <p>C: anim_path_transform().
     */
    public void transform(Transform transform) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(48);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(transform, "transform");
            transform.write(_arena, _memory, _at + 0);
            _arena.check(Raw.Paths.anim_path_transform(address(), _block.address + _at + 0));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(transform);
        }
    }

    /**
     * The tight bounding box (of the curves, not of their control points), with the points of lone moves, which draw
     * nothing. ANIM_ERROR_STATE on an empty path.
     *
     * <p>C: anim_path_get_bounds().
     */
    public Rectangle getBounds() {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(32);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Paths.anim_path_get_bounds(address(), _block.address + _at + 0));
            return Rectangle.read(_memory, _at + 0);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * What getCounts gives.
     */
    public record CountsResult(int verbCount, int coordinateCount) {}

    /**
     * How many verbs and coordinates (two a point) the path has.
     *
     * <p>C: anim_path_get_counts().
     */
    public CountsResult getCounts() {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(16);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Paths.anim_path_get_counts(address(), _block.address + _at + 0, _block.address + _at + 8));
            return new CountsResult(Math.toIntExact(_memory.getLong(_at + 0)), Math.toIntExact(_memory.getLong(_at + 8)));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Copies the path's contents out. Both arrays must be at least as long as anim_path_get_counts() tells
     * (ANIM_ERROR_CAPACITY).
     *
     * <p>C: anim_path_copy().
     */
    public void copy(byte[] verbs, double[] coordinates) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            java.util.Objects.requireNonNull(verbs, "verbs");
            long _verbs = _arena.filled(verbs);
            java.util.Objects.requireNonNull(coordinates, "coordinates");
            long _coordinates = _arena.filled(coordinates);
            _arena.check(Raw.Paths.anim_path_copy(address(), _verbs, Arena.length(verbs), _coordinates, Arena.length(coordinates)));
            _arena.copyBack(_verbs, verbs);
            _arena.copyBack(_coordinates, coordinates);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Copies the path's contents out. Both arrays must be at least as long as anim_path_get_counts() tells
     * (ANIM_ERROR_CAPACITY).
     *
     * <p>C: anim_path_copy().
     */
    public void copy(ByteBuffer verbs, DoubleBuffer coordinates) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            java.util.Objects.requireNonNull(verbs, "verbs");
            long _verbs = _arena.filled(verbs);
            java.util.Objects.requireNonNull(coordinates, "coordinates");
            long _coordinates = _arena.filled(coordinates);
            _arena.check(Raw.Paths.anim_path_copy(address(), _verbs, Arena.length(verbs), _coordinates, Arena.length(coordinates)));
            _arena.copyBack(_verbs, verbs);
            _arena.copyBack(_coordinates, coordinates);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(verbs);
            Reference.reachabilityFence(coordinates);
        }
    }

    /**
     * Replaces the path's contents by SVG path data: the grammar of SVG 2
     * (https://www.w3.org/TR/SVG2/paths.html#PathDataBNF), every command, absolute and relative, with exponents in
     * numbers. The path's memory is reused. Numbers are the nearest doubles, whatever the locale; minus zero becomes 0.
     * Relative coordinates add up as doubles. Arcs become as many cubic curves as arc_accuracy needs, and end exactly
     * at their end points. An arc with a radius of 0 is a line, one that ends where it begins is nothing, and radii
     * that are too small are scaled up. An empty text is an empty path; "none", a keyword of CSS, is not path data. A
     * second Z in a row adds nothing; after Z a command other than M begins with a move to the start of the subpath. A
     * decimal point without digits after it is not part of a number. ANIM_ERROR_SYNTAX where the text is no path data;
     * ANIM_ERROR_LIMIT for a coordinate beyond 1e150, for too many verbs and for a text of more than
     * ANIM_LIMIT_TEXT_BYTES. The message says what was expected and found at which byte, and anim_last_error_place()
     * gives line and column. With lenient set these two errors in the data do not fail the call: it succeeds with
     * everything before the error, and still sets message and place. The result is the byte offset of the first error,
     * -1 if there is none. O(bytes).
     *
     * <p>C: anim_path_parse().
     */
    public long parse(String text, PathParsing options) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(24);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(text, "text");
            long _text = _arena.text(text, "text");
            int _textLength = _arena.length;
            if (options != null) {
                options.write(_arena, _memory, _at + 0);
            }
            _memory.putLong(_at + 16, -1);
            int _status = Raw.Paths.anim_path_parse(address(), _text, _textLength, options == null ? 0 : _block.address + _at + 0, _block.address + _at + 16);
            _arena.check(_status, _status == 0 ? -1 : _memory.getLong(_at + 16));
            return _memory.getLong(_at + 16);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(options);
        }
    }

    /**
     * Replaces the path's contents by SVG path data: the grammar of SVG 2
     * (https://www.w3.org/TR/SVG2/paths.html#PathDataBNF), every command, absolute and relative, with exponents in
     * numbers. The path's memory is reused. Numbers are the nearest doubles, whatever the locale; minus zero becomes 0.
     * Relative coordinates add up as doubles. Arcs become as many cubic curves as arc_accuracy needs, and end exactly
     * at their end points. An arc with a radius of 0 is a line, one that ends where it begins is nothing, and radii
     * that are too small are scaled up. An empty text is an empty path; "none", a keyword of CSS, is not path data. A
     * second Z in a row adds nothing; after Z a command other than M begins with a move to the start of the subpath. A
     * decimal point without digits after it is not part of a number. ANIM_ERROR_SYNTAX where the text is no path data;
     * ANIM_ERROR_LIMIT for a coordinate beyond 1e150, for too many verbs and for a text of more than
     * ANIM_LIMIT_TEXT_BYTES. The message says what was expected and found at which byte, and anim_last_error_place()
     * gives line and column. With lenient set these two errors in the data do not fail the call: it succeeds with
     * everything before the error, and still sets message and place. The result is the byte offset of the first error,
     * -1 if there is none. O(bytes).
     *
     * <p>C: anim_path_parse().
     */
    public long parse(String text) {
        return parse(text, (PathParsing) null);
    }

    /**
     * The path as SVG path data. With ABSOLUTE coordinates, not minified and with digits = -1, it is easiest to read
     * for people: a command for each verb, each number with the fewest digits that parse to itself, and with an
     * exponent only where it would otherwise be longer than 21 characters, not counting its sign and a 0 before the
     * point. With digits = -1 the text parses to exactly the same path, except that minus zero becomes 0. Errors of
     * rounded relative coordinates do not add up: each is the difference to the point that a parser has reached.
     * O(verbs).
     *
     * <p>C: anim_path_write().
     */
    public String write(PathFormat format) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(24);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            if (format != null) {
                format.write(_arena, _memory, _at + 0);
            }
            _arena.check(Raw.Paths.anim_path_write(address(), format == null ? 0 : _block.address + _at + 0, 0, 0, _block.address + _at + 16));
            long _capacity = _memory.getLong(_at + 16);
            Arena.Block _bufferB = _arena.take(_capacity * 1);
            int _bufferAt = _arena.at;
            if (_capacity > 0) {
                _arena.check(Raw.Paths.anim_path_write(address(), format == null ? 0 : _block.address + _at + 0, _bufferB.address + _bufferAt, _capacity, _block.address + _at + 16));
            }
            int _bufferCount = Math.toIntExact(_memory.getLong(_at + 16));
            return Arena.string(_bufferB.buffer, _bufferAt, _bufferCount);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(format);
        }
    }

    /**
     * The path as SVG path data. With ABSOLUTE coordinates, not minified and with digits = -1, it is easiest to read
     * for people: a command for each verb, each number with the fewest digits that parse to itself, and with an
     * exponent only where it would otherwise be longer than 21 characters, not counting its sign and a 0 before the
     * point. With digits = -1 the text parses to exactly the same path, except that minus zero becomes 0. Errors of
     * rounded relative coordinates do not add up: each is the difference to the point that a parser has reached.
     * O(verbs).
     *
     * <p>C: anim_path_write().
     */
    public String write() {
        return write((PathFormat) null);
    }

    /**
     * An arc of an ellipse from the current point to (x, y), as SVG's A draws it. A radius of 0 makes a line, negative
     * radii count as positive, radii that are too small are scaled up, and an arc that ends where it begins is nothing.
     * rotation of the ellipse's x axis is in radians (SVG has degrees); large = 1 takes the longer way round, sweep = 1
     * the one clockwise on the screen. The arc becomes cubic curves with an error of at most accuracy (1e-13 to 1)
     * times the larger radius, and ends exactly at (x, y). ANIM_ERROR_STATE without a current point; ANIM_ERROR_LIMIT
     * when points of the arc are beyond 1e150.
     *
     * <p>C: anim_path_arc_to().
     */
    public void arcTo(double radiusX, double radiusY, double rotation, boolean large, boolean sweep, double x, double y, double accuracy) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            _arena.check(Raw.Paths.anim_path_arc_to(address(), radiusX, radiusY, rotation, (large ? 1 : 0), (sweep ? 1 : 0), x, y, accuracy));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * An arc of an ellipse around a center that begins at the angle start and sweeps angle (radians, clockwise on the
     * screen, both in the ellipse's own frame; more than a whole turn counts as one). Radii &gt;= 0. If the last
     * subpath is open, a line leads to the arc's beginning, unless it is there already; otherwise the arc begins a
     * subpath. accuracy and errors as above.
     *
     * <p>C: anim_path_add_arc().
     */
    public void addArc(double centerX, double centerY, double radiusX, double radiusY, double rotation, double start, double angle, double accuracy) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            _arena.check(Raw.Paths.anim_path_add_arc(address(), centerX, centerY, radiusX, radiusY, rotation, start, angle, accuracy));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Whether two texts of path data have the same structure by a rule, so that CSS or SMIL would interpolate them: -1
     * if they have, otherwise the number of commands before the first difference. Arguments repeated without a letter
     * count as separate commands, after M and m as L and l. ANIM_ERROR_SYNTAX and ANIM_ERROR_LIMIT as
     * anim_path_parse(), for the first text that is no path data. O(bytes of both).
     *
     * <p>C: anim_path_data_match().
     */
    public static long dataMatch(String a, String b, PathRule rule) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(a, "a");
            long _a = _arena.text(a, "a");
            int _aLength = _arena.length;
            java.util.Objects.requireNonNull(b, "b");
            long _b = _arena.text(b, "b");
            int _bLength = _arena.length;
            java.util.Objects.requireNonNull(rule, "rule");
            _arena.check(Raw.Paths.anim_path_data_match(_a, _aLength, _b, _bLength, rule.value, _block.address + _at + 0));
            return _memory.getLong(_at + 0);
        } finally {
            _arena.reset(_mark);
        }
    }

    /**
     * The length of the outline. accuracy (&gt;= 0) is the error allowed, apart from the rounding of doubles; 0 stands
     * for 1e-10 of the length. 0 for an empty path.
     *
     * <p>C: anim_path_get_length().
     */
    public double getLength(double accuracy) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Paths.anim_path_get_length(address(), accuracy, _block.address + _at + 0));
            return _memory.getDouble(_at + 0);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The length at a parameter (0...1, clamped) of the verb at an index: the inverse of a location's verb and
     * parameter. ANIM_ERROR_NOT_FOUND for an index beyond the last verb.
     *
     * <p>C: anim_path_get_length_at().
     */
    public double getLengthAt(int verb, double parameter) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            Arena.natural("verb", verb);
            _arena.check(Raw.Paths.anim_path_get_length_at(address(), verb, parameter, _block.address + _at + 0));
            return _memory.getDouble(_at + 0);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The location at a length. ANIM_ERROR_STATE on an empty path, also in the three functions that follow.
     *
     * <p>C: anim_path_get_location_at().
     */
    public PathLocation getLocationAt(double length) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(72);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Paths.anim_path_get_location_at(address(), length, _block.address + _at + 0));
            return PathLocation.read(_memory, _at + 0);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Evaluates one quantity (ANIM_PATH_QUANTITY_...) at many lengths: one or two numbers for each. Fastest for sorted
     * lengths.
     *
     * <p>C: anim_path_get_values_at().
     */
    public double[] getValuesAt(PathQuantity what, double... lengths) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            java.util.Objects.requireNonNull(what, "what");
            java.util.Objects.requireNonNull(lengths, "lengths");
            long _lengths = _arena.array(lengths);
            int _resultsCount = Arena.rows(Arena.length(lengths), 1) * 2;
            Arena.Block _resultsB = _arena.take((long) _resultsCount * 8);
            int _resultsAt = _arena.at;
            _arena.check(Raw.Paths.anim_path_get_values_at(address(), what.value, _lengths, Arena.length(lengths), _resultsB.address + _resultsAt));
            return Arena.getDoubles(_resultsB.buffer, _resultsAt, _resultsCount);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Evaluates one quantity (ANIM_PATH_QUANTITY_...) at many lengths: one or two numbers for each. Fastest for sorted
     * lengths.
     *
     * <p>C: anim_path_get_values_at().
     */
    public void getValuesAt(PathQuantity what, DoubleBuffer lengths, DoubleBuffer results) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            java.util.Objects.requireNonNull(what, "what");
            java.util.Objects.requireNonNull(lengths, "lengths");
            long _lengths = _arena.buffer(lengths);
            java.util.Objects.requireNonNull(results, "results");
            long _results = _arena.filled(results);
            Arena.room("results", results, Arena.rows(Arena.length(lengths), 1) * 2);
            _arena.check(Raw.Paths.anim_path_get_values_at(address(), what.value, _lengths, Arena.length(lengths), _results));
            _arena.copyBack(_results, results);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(lengths);
            Reference.reachabilityFence(results);
        }
    }

    /**
     * Motion along the path: for each length the transform that places an object drawn at the origin, facing right.
     * rotation is ANIM_PATH_ROTATION_...; an angle of pi faces backwards (auto-reverse). For motion at constant speed,
     * increase the length evenly.
     *
     * <p>C: anim_path_get_transforms_at().
     */
    public List<Transform> getTransformsAt(PathRotation rotation, double angle, double... lengths) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            java.util.Objects.requireNonNull(rotation, "rotation");
            java.util.Objects.requireNonNull(lengths, "lengths");
            long _lengths = _arena.array(lengths);
            int _transformsCount = Arena.rows(Arena.length(lengths), 1) * 1;
            Arena.Block _transformsB = _arena.take((long) _transformsCount * Transform.SIZE);
            int _transformsAt = _arena.at;
            _arena.check(Raw.Paths.anim_path_get_transforms_at(address(), rotation.value, angle, _lengths, Arena.length(lengths), _transformsB.address + _transformsAt));
            return Arena.getStructs(_transformsB.buffer, _transformsAt, _transformsCount, Transform.SIZE, Transform::read);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The location on the outline nearest to a point, with its distance; of several equally near, the first. Every
     * local minimum that could be the global one is examined, so that none is missed. Moves count only in a path that
     * draws nothing.
     *
     * <p>C: anim_path_find_nearest().
     */
    public PathLocation findNearest(double x, double y) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(72);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Paths.anim_path_find_nearest(address(), x, y, _block.address + _at + 0));
            return PathLocation.read(_memory, _at + 0);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * What findNearestMany gives.
     */
    public record FindNearestManyResult(double[] nearest, double[] distances, double[] lengths) {}

    /**
     * The same for many points, x and y of each in turn. nearest has the x and y of each location in turn, distances
     * and lengths have one number for each point.
     *
     * <p>C: anim_path_find_nearest_many().
     */
    public FindNearestManyResult findNearestMany(double... points) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            java.util.Objects.requireNonNull(points, "points");
            long _points = _arena.array(points);
            int _nearestCount = Arena.rows(Arena.length(points), 2) * 2;
            Arena.Block _nearestB = _arena.take((long) _nearestCount * 8);
            int _nearestAt = _arena.at;
            int _distancesCount = Arena.rows(Arena.length(points), 2) * 1;
            Arena.Block _distancesB = _arena.take((long) _distancesCount * 8);
            int _distancesAt = _arena.at;
            int _lengthsCount = Arena.rows(Arena.length(points), 2) * 1;
            Arena.Block _lengthsB = _arena.take((long) _lengthsCount * 8);
            int _lengthsAt = _arena.at;
            _arena.check(Raw.Paths.anim_path_find_nearest_many(address(), _points, Arena.rows(Arena.length(points), 2), _nearestB.address + _nearestAt, _distancesB.address + _distancesAt, _lengthsB.address + _lengthsAt));
            return new FindNearestManyResult(Arena.getDoubles(_nearestB.buffer, _nearestAt, _nearestCount), Arena.getDoubles(_distancesB.buffer, _distancesAt, _distancesCount), Arena.getDoubles(_lengthsB.buffer, _lengthsAt, _lengthsCount));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The same for many points, x and y of each in turn. nearest has the x and y of each location in turn, distances
     * and lengths have one number for each point.
     *
     * <p>C: anim_path_find_nearest_many().
     */
    public void findNearestMany(DoubleBuffer points, DoubleBuffer nearest, DoubleBuffer distances, DoubleBuffer lengths) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            java.util.Objects.requireNonNull(points, "points");
            long _points = _arena.buffer(points);
            long _nearest = _arena.filled(nearest);
            Arena.room("nearest", nearest, Arena.rows(Arena.length(points), 2) * 2);
            long _distances = _arena.filled(distances);
            Arena.room("distances", distances, Arena.rows(Arena.length(points), 2) * 1);
            long _lengths = _arena.filled(lengths);
            Arena.room("lengths", lengths, Arena.rows(Arena.length(points), 2) * 1);
            _arena.check(Raw.Paths.anim_path_find_nearest_many(address(), _points, Arena.rows(Arena.length(points), 2), _nearest, _distances, _lengths));
            _arena.copyBack(_nearest, nearest);
            _arena.copyBack(_distances, distances);
            _arena.copyBack(_lengths, lengths);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(points);
            Reference.reachabilityFence(nearest);
            Reference.reachabilityFence(distances);
            Reference.reachabilityFence(lengths);
        }
    }

    /**
     * The part of the path that the options keep, accurate to 1e-12 of the length. Where the part wraps around in a
     * closed subpath (which is all of the path, or with ANIM_PATH_TRIM_SUBPATHS each one) it continues without a gap. A
     * subpath kept whole stays closed. If nothing is kept, the result is empty.
     *
     * <p>C: anim_path_trim().
     */
    public Path trim(PathTrimOptions options) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(32);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(options, "options");
            options.write(_arena, _memory, _at + 0);
            Path _result = Path.create();
            _arena.check(Raw.Paths.anim_path_trim(address(), _block.address + _at + 0, _result.address()), _result);
            return _result;
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(options);
        }
    }

    /**
     * What split gives.
     */
    public record SplitResult(Path result, int pieces) {}

    /**
     * Cuts the path at lengths, in any order, and gives the piece at index and the number of pieces. Lengths at or
     * beyond an end, and repeated ones, do not cut. A path that is one closed subpath is a ring: one cut, even at its
     * beginning, makes it one open piece; the last of several pieces continues over the beginning to the first cut.
     * ANIM_ERROR_NOT_FOUND for an index beyond the pieces.
     *
     * <p>C: anim_path_split().
     */
    public SplitResult split(double[] lengths, int index) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(lengths, "lengths");
            long _lengths = _arena.array(lengths);
            Arena.natural("index", index);
            Path _result = Path.create();
            _arena.check(Raw.Paths.anim_path_split(address(), _lengths, Arena.length(lengths), index, _result.address(), _block.address + _at + 0), _result);
            return new SplitResult(_result, Math.toIntExact(_memory.getLong(_at + 0)));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Cuts the path at lengths, in any order, and gives the piece at index and the number of pieces. Lengths at or
     * beyond an end, and repeated ones, do not cut. A path that is one closed subpath is a ring: one cut, even at its
     * beginning, makes it one open piece; the last of several pieces continues over the beginning to the first cut.
     * ANIM_ERROR_NOT_FOUND for an index beyond the pieces.
     *
     * <p>C: anim_path_split().
     */
    public SplitResult split(DoubleBuffer lengths, int index) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(lengths, "lengths");
            long _lengths = _arena.buffer(lengths);
            Arena.natural("index", index);
            Path _result = Path.create();
            _arena.check(Raw.Paths.anim_path_split(address(), _lengths, Arena.length(lengths), index, _result.address(), _block.address + _at + 0), _result);
            return new SplitResult(_result, Math.toIntExact(_memory.getLong(_at + 0)));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(lengths);
        }
    }

    /**
     * The path's subpaths in order.
     *
     * <p>C: anim_path_list_subpaths().
     */
    public List<Subpath> listSubpaths() {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Paths.anim_path_list_subpaths(address(), 0, 0, _block.address + _at + 0));
            long _capacity = _memory.getLong(_at + 0);
            Arena.Block _subpathsB = _arena.take(_capacity * 48);
            int _subpathsAt = _arena.at;
            if (_capacity > 0) {
                _arena.check(Raw.Paths.anim_path_list_subpaths(address(), _subpathsB.address + _subpathsAt, _capacity, _block.address + _at + 0));
            }
            int _subpathsCount = Math.toIntExact(_memory.getLong(_at + 0));
            return Arena.getStructs(_subpathsB.buffer, _subpathsAt, _subpathsCount, Subpath.SIZE, Subpath::read);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The bounding box of all points, control points included: faster than anim_path_get_bounds(), and never smaller.
     * ANIM_ERROR_STATE on an empty path.
     *
     * <p>C: anim_path_get_control_bounds().
     */
    public Rectangle getControlBounds() {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(32);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Paths.anim_path_get_control_bounds(address(), _block.address + _at + 0));
            return Rectangle.read(_memory, _at + 0);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The signed area: positive where the outline runs clockwise on the screen. Open subpaths count as closed; areas
     * enclosed twice count twice, and areas of outlines that run the other way (as holes do) are subtracted. Exact
     * except for rounding, by Green's theorem; computed relative to each subpath's start, so that distance from the
     * origin costs no accuracy.
     *
     * <p>C: anim_path_get_area().
     */
    public double getArea() {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Paths.anim_path_get_area(address(), _block.address + _at + 0));
            return _memory.getDouble(_at + 0);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The centroid of the area that the path encloses, weighted as in anim_path_get_area(). The center of the bounding
     * box where the area is less than 1e-12 of the box's; ANIM_ERROR_STATE on an empty path.
     *
     * <p>C: anim_path_get_centroid().
     */
    public Point getCentroid() {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(16);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Paths.anim_path_get_centroid(address(), _block.address + _at + 0));
            return Point.read(_memory, _at + 0);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The winding number of the outline around a point: turns clockwise on the screen minus turns counter-clockwise.
     * Open subpaths count as closed. On the outline itself it may be that of either side; from a distance of 1e-12 of
     * the path's size on, it is exact.
     *
     * <p>C: anim_path_get_winding().
     */
    public int getWinding(double x, double y) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Paths.anim_path_get_winding(address(), x, y, _block.address + _at + 0));
            return _memory.getInt(_at + 0);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The same at many points.
     *
     * <p>C: anim_path_get_winding_many().
     */
    public int[] getWindingMany(List<Point> points) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            points = Arena.list(points, "points");
            long _points = _arena.structs(points, Point.SIZE, Point::write);
            int _windingsCount = Arena.rows(Arena.length(points), 1) * 1;
            Arena.Block _windingsB = _arena.take((long) _windingsCount * 4);
            int _windingsAt = _arena.at;
            _arena.check(Raw.Paths.anim_path_get_winding_many(address(), _points, Arena.length(points), _windingsB.address + _windingsAt));
            return Arena.getInts(_windingsB.buffer, _windingsAt, _windingsCount);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Whether a point lies inside by a rule. Open subpaths count as closed.
     *
     * <p>C: anim_path_contains().
     */
    public boolean contains(double x, double y, FillRule fillRule) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(fillRule, "fillRule");
            _arena.check(Raw.Paths.anim_path_contains(address(), x, y, fillRule.value, _block.address + _at + 0));
            return _memory.getInt(_at + 0) != 0;
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Approximates the path by straight lines that are nowhere farther from it than tolerance (in points, above 0; at
     * least 2^-46 of a curve's size is used). Lines and closes stay as they are. Each curve becomes as few lines of
     * about equal error as possible: it is cut at equal parts of the integral of the root of its curvature (R. Levien,
     * "Flattening quadratic Beziers", 2019), and each line is then proved to be near enough. ANIM_ERROR_LIMIT for more
     * than ANIM_LIMIT_PATH_PIECES.
     *
     * <p>C: anim_path_flatten().
     */
    public Path flatten(double tolerance) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Path _result = Path.create();
            _arena.check(Raw.Paths.anim_path_flatten(address(), tolerance, _result.address()), _result);
            return _result;
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * What getFlattenedCounts gives.
     */
    public record FlattenedCountsResult(int verbCount, int coordinateCount) {}

    /**
     * How many verbs and coordinates anim_path_flatten() makes, without building the path.
     *
     * <p>C: anim_path_get_flattened_counts().
     */
    public FlattenedCountsResult getFlattenedCounts(double tolerance) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(16);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Paths.anim_path_get_flattened_counts(address(), tolerance, _block.address + _at + 0, _block.address + _at + 8));
            return new FlattenedCountsResult(Math.toIntExact(_memory.getLong(_at + 0)), Math.toIntExact(_memory.getLong(_at + 8)));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * What getPolylines gives.
     */
    public record PolylinesResult(int pointCount, int subpathCount) {}

    /**
     * The flattened path as polylines: the points of subpath i end before points[ends[i]], and begin where those of the
     * one before end. A closed subpath ends with its first point again. The call fills both arrays and gives the
     * numbers of points and of subpaths; if both arrays are empty, only these numbers. An array that is too short is
     * ANIM_ERROR_CAPACITY.
     *
     * <p>C: anim_path_get_polylines().
     */
    public PolylinesResult getPolylines(double tolerance, Point[] points, long[] ends) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(16);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(points, "points");
            Arena.Block _pointsB = _arena.take((long) points.length * Point.SIZE);
            int _pointsAt = _arena.at;
            java.util.Objects.requireNonNull(ends, "ends");
            long _ends = _arena.filled(ends);
            _arena.check(Raw.Paths.anim_path_get_polylines(address(), tolerance, _pointsB.address + _pointsAt, Arena.length(points), _block.address + _at + 0, _ends, Arena.length(ends), _block.address + _at + 8));
            for (int _i = 0; _i < points.length; _i++) {
                points[_i] = Point.read(_pointsB.buffer, _pointsAt + _i * Point.SIZE);
            }
            _arena.copyBack(_ends, ends);
            return new PolylinesResult(Math.toIntExact(_memory.getLong(_at + 0)), Math.toIntExact(_memory.getLong(_at + 8)));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The flattened path as polylines: the points of subpath i end before points[ends[i]], and begin where those of the
     * one before end. A closed subpath ends with its first point again. The call fills both arrays and gives the
     * numbers of points and of subpaths; if both arrays are empty, only these numbers. An array that is too short is
     * ANIM_ERROR_CAPACITY.
     *
     * <p>C: anim_path_get_polylines().
     */
    public PolylinesResult getPolylines(double tolerance, Point[] points, LongBuffer ends) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(16);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(points, "points");
            Arena.Block _pointsB = _arena.take((long) points.length * Point.SIZE);
            int _pointsAt = _arena.at;
            java.util.Objects.requireNonNull(ends, "ends");
            long _ends = _arena.filled(ends);
            _arena.check(Raw.Paths.anim_path_get_polylines(address(), tolerance, _pointsB.address + _pointsAt, Arena.length(points), _block.address + _at + 0, _ends, Arena.length(ends), _block.address + _at + 8));
            for (int _i = 0; _i < points.length; _i++) {
                points[_i] = Point.read(_pointsB.buffer, _pointsAt + _i * Point.SIZE);
            }
            _arena.copyBack(_ends, ends);
            return new PolylinesResult(Math.toIntExact(_memory.getLong(_at + 0)), Math.toIntExact(_memory.getLong(_at + 8)));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(ends);
        }
    }

    /**
     * A copy of the path.
     *
     * <p>C: anim_path_assign().
     */
    public Path assign() {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Path _result = Path.create();
            _arena.check(Raw.Paths.anim_path_assign(address(), _result.address()), _result);
            return _result;
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Whether two paths have the same verbs and equal coordinates.
     *
     * <p>C: anim_path_is_equal().
     */
    public boolean isEqual(Path other) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(other, "other");
            _arena.check(Raw.Paths.anim_path_is_equal(address(), other.address(), _block.address + _at + 0));
            return _memory.getInt(_at + 0) != 0;
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(other);
        }
    }

    /**
     * One subpath. ANIM_ERROR_NOT_FOUND for an index beyond the last.
     *
     * <p>C: anim_path_get_subpath().
     */
    public Path getSubpath(int index) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.natural("index", index);
            Path _result = Path.create();
            _arena.check(Raw.Paths.anim_path_get_subpath(address(), index, _result.address()), _result);
            return _result;
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Appends another path, which may be the path itself, to a path, transformed where a transform is given.
     * Coordinates that would be beyond 1e150 in size are clamped to it.
     *
     * <p>C: anim_path_extend().
     */
    public void extend(Path other, Transform transform) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(48);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(other, "other");
            if (transform != null) {
                transform.write(_arena, _memory, _at + 0);
            }
            _arena.check(Raw.Paths.anim_path_extend(address(), other.address(), transform == null ? 0 : _block.address + _at + 0));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(other);
            Reference.reachabilityFence(transform);
        }
    }

    /**
     * Appends another path, which may be the path itself, to a path, transformed where a transform is given.
     * Coordinates that would be beyond 1e150 in size are clamped to it.
     *
     * <p>C: anim_path_extend().
     */
    public void extend(Path other) {
        extend(other, (Transform) null);
    }

    /**
     * The same, but where the path's last subpath is open, the other's first subpath continues it: by a line to its
     * beginning, or directly if that is the same point.
     *
     * <p>C: anim_path_join().
     */
    public void join(Path other) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            java.util.Objects.requireNonNull(other, "other");
            _arena.check(Raw.Paths.anim_path_join(address(), other.address()));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(other);
        }
    }

    /**
     * The outline in the opposite direction: the last subpath first, each from its end to its start. A closed subpath
     * keeps its start, and stays closed.
     *
     * <p>C: anim_path_reverse().
     */
    public Path reverse() {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Path _result = Path.create();
            _arena.check(Raw.Paths.anim_path_reverse(address(), _result.address()), _result);
            return _result;
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The path with one of its subpaths reversed; the order of subpaths stays. ANIM_ERROR_NOT_FOUND for an index beyond
     * the last.
     *
     * <p>C: anim_path_reverse_subpath().
     */
    public Path reverseSubpath(int index) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.natural("index", index);
            Path _result = Path.create();
            _arena.check(Raw.Paths.anim_path_reverse_subpath(address(), index, _result.address()), _result);
            return _result;
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Splits every segment, the closing line too, into parts (at least 1) pieces of equal parameter ranges. Where
     * longest (&gt; 0) is finite, the pieces have equal lengths instead (to 1e-9), and more than parts of them are made
     * where a piece would be longer than longest. ANIM_ERROR_LIMIT for more than ANIM_LIMIT_PATH_PIECES, before any is
     * made.
     *
     * <p>C: anim_path_subdivide().
     */
    public Path subdivide(int parts, double longest) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.natural("parts", parts);
            Path _result = Path.create();
            _arena.check(Raw.Paths.anim_path_subdivide(address(), parts, longest, _result.address()), _result);
            return _result;
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The path in other verbs. The tolerance is in points and above 0. A cubic curve becomes quadratic ones over equal
     * ranges of its parameter, which have equal errors: sqrt(3)/36 |p3 - 3 p2 + 3 p1 - p0| / n^3 for n of them
     * (Sederberg, "Computer Aided Geometric Design"). ANIM_ERROR_LIMIT for more than ANIM_LIMIT_PATH_PIECES quadratic
     * curves.
     *
     * <p>C: anim_path_convert().
     */
    public Path convert(PathConversion conversion, double tolerance) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            java.util.Objects.requireNonNull(conversion, "conversion");
            Path _result = Path.create();
            _arena.check(Raw.Paths.anim_path_convert(address(), conversion.value, tolerance, _result.address()), _result);
            return _result;
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The path with all its open subpaths closed.
     *
     * <p>C: anim_path_close_all().
     */
    public Path closeAll() {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Path _result = Path.create();
            _arena.check(Raw.Paths.anim_path_close_all(address(), _result.address()), _result);
            return _result;
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The path without degenerate segments, and without subpaths that then have no segment left. A segment is
     * degenerate if all its points are within the tolerance (&gt;= 0, in points, in x and in y) of its start.
     *
     * <p>C: anim_path_remove_degenerate().
     */
    public Path removeDegenerate(double tolerance) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Path _result = Path.create();
            _arena.check(Raw.Paths.anim_path_remove_degenerate(address(), tolerance, _result.address()), _result);
            return _result;
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The outline of a path's stroke, to be filled by the non-zero rule. Curves stay curves: cubic ones within
     * tolerance of the exact offset curves at half the width. A tolerance of 0 is a thousandth of the width; at least
     * 1e-9 of the largest coordinate or the width is used. A closed subpath gives two outlines of opposite directions,
     * an open one gives one; bends tighter than half the width add outlines of their own, and outlines may overlap. The
     * whole is the stroke shape of SVG 2: the area that the normals sweep, with joins and caps. A cusp is round, the
     * limit of ever tighter bends. A subpath of length 0 shows its round or square caps, a lone move nothing.
     * ANIM_ERROR_LIMIT for more than ANIM_LIMIT_PATH_DASHES dashes or ANIM_LIMIT_PATH_VERBS verbs, and as in
     * anim_path_simplify() where the style is simplified.
     *
     * <p>C: anim_path_stroke().
     */
    public Path stroke(StrokeStyle style, double tolerance) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(56);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            if (style != null) {
                style.write(_arena, _memory, _at + 0);
            }
            Path _result = Path.create();
            _arena.check(Raw.Paths.anim_path_stroke(address(), style == null ? 0 : _block.address + _at + 0, tolerance, _result.address()), _result);
            return _result;
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(style);
        }
    }

    /**
     * The dashes of a path as open subpaths; lengths and offset as in anim_stroke_style. Curves stay curves, cut to
     * 1e-9 of their length. The pattern starts anew in each subpath; in a closed one the last dash continues into the
     * first where both reach the start. A dash of length 0 is a line from a point to itself. ANIM_ERROR_LIMIT for more
     * than ANIM_LIMIT_PATH_DASHES.
     *
     * <p>C: anim_path_dash().
     */
    public Path dash(double[] dashes, double offset) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            java.util.Objects.requireNonNull(dashes, "dashes");
            long _dashes = _arena.array(dashes);
            Path _result = Path.create();
            _arena.check(Raw.Paths.anim_path_dash(address(), _dashes, Arena.length(dashes), offset, _result.address()), _result);
            return _result;
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The dashes of a path as open subpaths; lengths and offset as in anim_stroke_style. Curves stay curves, cut to
     * 1e-9 of their length. The pattern starts anew in each subpath; in a closed one the last dash continues into the
     * first where both reach the start. A dash of length 0 is a line from a point to itself. ANIM_ERROR_LIMIT for more
     * than ANIM_LIMIT_PATH_DASHES.
     *
     * <p>C: anim_path_dash().
     */
    public Path dash(DoubleBuffer dashes, double offset) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            java.util.Objects.requireNonNull(dashes, "dashes");
            long _dashes = _arena.buffer(dashes);
            Path _result = Path.create();
            _arena.check(Raw.Paths.anim_path_dash(address(), _dashes, Arena.length(dashes), offset, _result.address()), _result);
            return _result;
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(dashes);
        }
    }

    /**
     * The path with its corners rounded. A corner is where two segments of a subpath meet at an angle; the corner at
     * the start of a closed subpath is its first. radii are those of the corners in order (0 to 1e150), repeated if
     * there are more corners; without radii the path stays as it is.
     *
     * <p>Between two lines a corner becomes an arc, with a cubic curve for each quarter turn. The arc's radius is
     * reduced so that it uses at most half of a line that ends in another corner, and at most all of any other line. A
     * corner of radius 0 uses nothing of its lines. Where one of the two segments is a curve, both are cut as far from
     * the corner, measured along them, as two lines would be, and a tangent cubic curve joins them.
     *
     * <p>smoothing is 0 for arcs. From 0 to 1, a corner between two lines begins earlier on the line, by that fraction
     * of the arc's length where there is room. Its curvature rises from 0 to that of a shorter arc: continuous corners,
     * as on iOS.
     *
     * <p>C: anim_path_round_corners().
     */
    public Path roundCorners(double[] radii, double smoothing) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            java.util.Objects.requireNonNull(radii, "radii");
            long _radii = _arena.array(radii);
            Path _result = Path.create();
            _arena.check(Raw.Paths.anim_path_round_corners(address(), _radii, Arena.length(radii), smoothing, _result.address()), _result);
            return _result;
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The path with its corners rounded. A corner is where two segments of a subpath meet at an angle; the corner at
     * the start of a closed subpath is its first. radii are those of the corners in order (0 to 1e150), repeated if
     * there are more corners; without radii the path stays as it is.
     *
     * <p>Between two lines a corner becomes an arc, with a cubic curve for each quarter turn. The arc's radius is
     * reduced so that it uses at most half of a line that ends in another corner, and at most all of any other line. A
     * corner of radius 0 uses nothing of its lines. Where one of the two segments is a curve, both are cut as far from
     * the corner, measured along them, as two lines would be, and a tangent cubic curve joins them.
     *
     * <p>smoothing is 0 for arcs. From 0 to 1, a corner between two lines begins earlier on the line, by that fraction
     * of the arc's length where there is room. Its curvature rises from 0 to that of a shorter arc: continuous corners,
     * as on iOS.
     *
     * <p>C: anim_path_round_corners().
     */
    public Path roundCorners(DoubleBuffer radii, double smoothing) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            java.util.Objects.requireNonNull(radii, "radii");
            long _radii = _arena.buffer(radii);
            Path _result = Path.create();
            _arena.check(Raw.Paths.anim_path_round_corners(address(), _radii, Arena.length(radii), smoothing, _result.address()), _result);
            return _result;
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(radii);
        }
    }

    /**
     * Whether a point lies in the path's stroke: on a normal of the outline at most half the width from it, or in a
     * join or a cap. No outline is made.
     *
     * <p>C: anim_path_stroke_contains().
     */
    public boolean strokeContains(double x, double y, StrokeStyle style) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(64);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            if (style != null) {
                style.write(_arena, _memory, _at + 0);
            }
            _arena.check(Raw.Paths.anim_path_stroke_contains(address(), x, y, style == null ? 0 : _block.address + _at + 0, _block.address + _at + 56));
            return _memory.getInt(_at + 56) != 0;
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(style);
        }
    }

    /**
     * Whether a point lies in the path's stroke: on a normal of the outline at most half the width from it, or in a
     * join or a cap. No outline is made.
     *
     * <p>C: anim_path_stroke_contains().
     */
    public boolean strokeContains(double x, double y) {
        return strokeContains(x, y, (StrokeStyle) null);
    }

    /**
     * The same for many points: 0 or 1 for each.
     *
     * <p>C: anim_path_stroke_contains_many().
     */
    public byte[] strokeContainsMany(List<Point> points, StrokeStyle style) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(56);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            points = Arena.list(points, "points");
            long _points = _arena.structs(points, Point.SIZE, Point::write);
            if (style != null) {
                style.write(_arena, _memory, _at + 0);
            }
            int _insideCount = Arena.rows(Arena.length(points), 1) * 1;
            Arena.Block _insideB = _arena.take((long) _insideCount * 1);
            int _insideAt = _arena.at;
            _arena.check(Raw.Paths.anim_path_stroke_contains_many(address(), _points, Arena.length(points), style == null ? 0 : _block.address + _at + 0, _insideB.address + _insideAt));
            return Arena.getBytes(_insideB.buffer, _insideAt, _insideCount);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(style);
        }
    }

    /**
     * The same for many points: 0 or 1 for each.
     *
     * <p>C: anim_path_stroke_contains_many().
     */
    public byte[] strokeContainsMany(List<Point> points) {
        return strokeContainsMany(points, (StrokeStyle) null);
    }

    /**
     * Combines the insides of two paths by an operation; fill_rule says what is inside of each.
     *
     * <p>C: anim_path_combine().
     */
    public Path combine(Path other, PathOperation operation, FillRule fillRule) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            java.util.Objects.requireNonNull(other, "other");
            java.util.Objects.requireNonNull(operation, "operation");
            java.util.Objects.requireNonNull(fillRule, "fillRule");
            Path _result = Path.create();
            _arena.check(Raw.Paths.anim_path_combine(address(), other.address(), operation.value, fillRule.value, _result.address()), _result);
            return _result;
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(other);
        }
    }

    /**
     * The path without crossings and overlaps (such as those of a stroke's outline): the contours of its inside.
     *
     * <p>C: anim_path_simplify().
     */
    public Path simplify(FillRule fillRule) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            java.util.Objects.requireNonNull(fillRule, "fillRule");
            Path _result = Path.create();
            _arena.check(Raw.Paths.anim_path_simplify(address(), fillRule.value, _result.address()), _result);
            return _result;
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The inside grown by distance on all sides, or shrunk by a negative one, up to 5e149 in size. This is the union
     * with, or the difference to, the stroke of its outline at twice that width. join and miter_limit shape the
     * corners, as in anim_stroke_style: outer corners where it grows, inner ones where it shrinks. Curves are within
     * tolerance of the exact ones; 0 is a thousandth of twice the distance.
     *
     * <p>C: anim_path_offset().
     */
    public Path offset(double distance, Join join, double miterLimit, double tolerance, FillRule fillRule) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            java.util.Objects.requireNonNull(join, "join");
            java.util.Objects.requireNonNull(fillRule, "fillRule");
            Path _result = Path.create();
            _arena.check(Raw.Paths.anim_path_offset(address(), distance, join.value, miterLimit, tolerance, fillRule.value, _result.address()), _result);
            return _result;
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /** The path of SVG path data. An error says at which {@link AnimException#offset()} it is. */
    public static Path of(String svg) {
        java.util.Objects.requireNonNull(svg, "svg");
        Path path = create();
        try {
            path.parse(svg);
            return path;
        } catch (RuntimeException error) {
            path.close();
            throw error;
        }
    }

    /** A path of its own with the same contents. */
    public Path copy() {
        return assign();
    }

    /** The verbs and coordinates. */
    public Contents contents() {
        CountsResult counts = getCounts();
        byte[] verbs = new byte[counts.verbCount()];
        double[] coordinates = new double[counts.coordinateCount()];
        copy(verbs, coordinates);
        return new Contents(verbs, coordinates);
    }

    /** The numbers of {@link Verb} constants, and the coordinates that belong to them. */
    public record Contents(byte[] verbs, double[] coordinates) {}

    /** The path as SVG path data that people read best: absolute, a command for each verb. write() is shorter. */
    public String svg() {
        return write(new PathFormat().minified(false).coordinates(PathCoordinates.ABSOLUTE));
    }

    /** The path as SVG path data, where it is not closed. */
    @Override
    public String toString() {
        return isClosed() ? "Path (closed)" : svg();
    }
}
