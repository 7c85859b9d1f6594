// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import java.nio.LongBuffer;
import java.util.List;

/**
 * An array of paths: parsing, measuring or testing all of them takes one call.
 */
public final class PathCollection extends Handle {
    PathCollection(long address) {
        super(address, Raw.Paths::anim_path_collection_destroy, "path collection");
    }

    PathCollection(long address, Handle owner) {
        super(address, owner, "path collection");
    }

    /**
     * A collection without paths.
     *
     * <p>C: anim_path_collection_create().
     */
    public static PathCollection create() {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Paths.anim_path_collection_create(_block.address + _at + 0));
            return new PathCollection(_memory.getLong(_at + 0));
        } finally {
            _arena.reset(_mark);
        }
    }

    /**
     * Removes all paths.
     *
     * <p>C: anim_path_collection_clear().
     */
    public void clear() {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            _arena.check(Raw.Paths.anim_path_collection_clear(address()));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Appends paths of SVG path data, read as by anim_path_parse(). The texts are concatenated in text, of at most
     * ANIM_LIMIT_TEXT_BYTES: the text of path i ends before the byte ends[i], and begins where the one before ends.
     * ends must not decrease, and the last of them is the length of text. ANIM_ERROR_SYNTAX and ANIM_ERROR_LIMIT for
     * the first text with an error: the message says which, counted from 0, and anim_last_error_place() gives line and
     * column in it; no path is appended then. With lenient set each path has everything before its error, and the call
     * succeeds, but still sets message and place for the first error. The result has for each text the byte offset of
     * its first error, -1 if there is none.
     *
     * <p>C: anim_path_collection_parse().
     */
    public long[] parse(String text, long[] ends, PathParsing options) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(16);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(text, "text");
            long _text = _arena.text(text, "text");
            int _textLength = _arena.length;
            java.util.Objects.requireNonNull(ends, "ends");
            long _ends = _arena.array(ends);
            if (options != null) {
                options.write(_arena, _memory, _at + 0);
            }
            int _errorOffsetsCount = Arena.rows(Arena.length(ends), 1) * 1;
            Arena.Block _errorOffsetsB = _arena.take((long) _errorOffsetsCount * 8);
            int _errorOffsetsAt = _arena.at;
            _arena.check(Raw.Paths.anim_path_collection_parse(address(), _text, _textLength, _ends, Arena.length(ends), options == null ? 0 : _block.address + _at + 0, _errorOffsetsB.address + _errorOffsetsAt));
            return Arena.getLongs(_errorOffsetsB.buffer, _errorOffsetsAt, _errorOffsetsCount);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(options);
        }
    }

    /**
     * Appends paths of SVG path data, read as by anim_path_parse(). The texts are concatenated in text, of at most
     * ANIM_LIMIT_TEXT_BYTES: the text of path i ends before the byte ends[i], and begins where the one before ends.
     * ends must not decrease, and the last of them is the length of text. ANIM_ERROR_SYNTAX and ANIM_ERROR_LIMIT for
     * the first text with an error: the message says which, counted from 0, and anim_last_error_place() gives line and
     * column in it; no path is appended then. With lenient set each path has everything before its error, and the call
     * succeeds, but still sets message and place for the first error. The result has for each text the byte offset of
     * its first error, -1 if there is none.
     *
     * <p>C: anim_path_collection_parse().
     */
    public long[] parse(String text, long[] ends) {
        return parse(text, ends, (PathParsing) null);
    }

    /**
     * Appends paths of SVG path data, read as by anim_path_parse(). The texts are concatenated in text, of at most
     * ANIM_LIMIT_TEXT_BYTES: the text of path i ends before the byte ends[i], and begins where the one before ends.
     * ends must not decrease, and the last of them is the length of text. ANIM_ERROR_SYNTAX and ANIM_ERROR_LIMIT for
     * the first text with an error: the message says which, counted from 0, and anim_last_error_place() gives line and
     * column in it; no path is appended then. With lenient set each path has everything before its error, and the call
     * succeeds, but still sets message and place for the first error. The result has for each text the byte offset of
     * its first error, -1 if there is none.
     *
     * <p>C: anim_path_collection_parse().
     */
    public void parse(String text, LongBuffer ends, PathParsing options, LongBuffer errorOffsets) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(16);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(text, "text");
            long _text = _arena.text(text, "text");
            int _textLength = _arena.length;
            java.util.Objects.requireNonNull(ends, "ends");
            long _ends = _arena.buffer(ends);
            if (options != null) {
                options.write(_arena, _memory, _at + 0);
            }
            long _errorOffsets = _arena.filled(errorOffsets);
            Arena.room("errorOffsets", errorOffsets, Arena.rows(Arena.length(ends), 1) * 1);
            _arena.check(Raw.Paths.anim_path_collection_parse(address(), _text, _textLength, _ends, Arena.length(ends), options == null ? 0 : _block.address + _at + 0, _errorOffsets));
            _arena.copyBack(_errorOffsets, errorOffsets);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(ends);
            Reference.reachabilityFence(options);
            Reference.reachabilityFence(errorOffsets);
        }
    }

    /**
     * Appends a copy of a path. ANIM_ERROR_LIMIT for more than ANIM_LIMIT_PATH_VERBS paths.
     *
     * <p>C: anim_path_collection_append().
     */
    public void append(Path path) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            java.util.Objects.requireNonNull(path, "path");
            _arena.check(Raw.Paths.anim_path_collection_append(address(), path.address()));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(path);
        }
    }

    /**
     * How many paths there are.
     *
     * <p>C: anim_path_collection_get_count().
     */
    public int getCount() {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Paths.anim_path_collection_get_count(address(), _block.address + _at + 0));
            return Math.toIntExact(_memory.getLong(_at + 0));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * A copy of the path at an index. ANIM_ERROR_NOT_FOUND for an index beyond the last.
     *
     * <p>C: anim_path_collection_get_path().
     */
    public Path getPath(int index) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.natural("index", index);
            Path _result = Path.create();
            _arena.check(Raw.Paths.anim_path_collection_get_path(address(), index, _result.address()), _result);
            return _result;
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Tight bounding boxes, as anim_path_get_bounds() gives them. The box of an empty path is four NaNs.
     *
     * <p>C: anim_path_collection_list_bounds().
     */
    public List<Rectangle> listBounds() {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Paths.anim_path_collection_list_bounds(address(), 0, 0, _block.address + _at + 0));
            long _capacity = _memory.getLong(_at + 0);
            Arena.Block _boundsB = _arena.take(_capacity * 32);
            int _boundsAt = _arena.at;
            if (_capacity > 0) {
                _arena.check(Raw.Paths.anim_path_collection_list_bounds(address(), _boundsB.address + _boundsAt, _capacity, _block.address + _at + 0));
            }
            int _boundsCount = Math.toIntExact(_memory.getLong(_at + 0));
            return Arena.getStructs(_boundsB.buffer, _boundsAt, _boundsCount, Rectangle.SIZE, Rectangle::read);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Lengths of outlines, each within accuracy as by anim_path_get_length().
     *
     * <p>C: anim_path_collection_list_lengths().
     */
    public double[] listLengths(double accuracy) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Paths.anim_path_collection_list_lengths(address(), accuracy, 0, 0, _block.address + _at + 0));
            long _capacity = _memory.getLong(_at + 0);
            Arena.Block _lengthsB = _arena.take(_capacity * 8);
            int _lengthsAt = _arena.at;
            if (_capacity > 0) {
                _arena.check(Raw.Paths.anim_path_collection_list_lengths(address(), accuracy, _lengthsB.address + _lengthsAt, _capacity, _block.address + _at + 0));
            }
            int _lengthsCount = Math.toIntExact(_memory.getLong(_at + 0));
            return Arena.getDoubles(_lengthsB.buffer, _lengthsAt, _lengthsCount);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Signed areas, as anim_path_get_area() gives them.
     *
     * <p>C: anim_path_collection_list_areas().
     */
    public double[] listAreas() {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Paths.anim_path_collection_list_areas(address(), 0, 0, _block.address + _at + 0));
            long _capacity = _memory.getLong(_at + 0);
            Arena.Block _areasB = _arena.take(_capacity * 8);
            int _areasAt = _arena.at;
            if (_capacity > 0) {
                _arena.check(Raw.Paths.anim_path_collection_list_areas(address(), _areasB.address + _areasAt, _capacity, _block.address + _at + 0));
            }
            int _areasCount = Math.toIntExact(_memory.getLong(_at + 0));
            return Arena.getDoubles(_areasB.buffer, _areasAt, _areasCount);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Whether points lie inside by a rule, 0 or 1: for each path a row with a number for each point.
     *
     * <p>C: anim_path_collection_contains().
     */
    public byte[] contains(List<Point> points, FillRule fillRule) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            points = Arena.list(points, "points");
            long _points = _arena.structs(points, Point.SIZE, Point::write);
            java.util.Objects.requireNonNull(fillRule, "fillRule");
            _arena.check(Raw.Paths.anim_path_collection_contains(address(), _points, Arena.length(points), fillRule.value, 0, 0, _block.address + _at + 0));
            long _capacity = _memory.getLong(_at + 0);
            Arena.Block _insideB = _arena.take(_capacity * 1);
            int _insideAt = _arena.at;
            if (_capacity > 0) {
                _arena.check(Raw.Paths.anim_path_collection_contains(address(), _points, Arena.length(points), fillRule.value, _insideB.address + _insideAt, _capacity, _block.address + _at + 0));
            }
            int _insideCount = Math.toIntExact(_memory.getLong(_at + 0));
            return Arena.getBytes(_insideB.buffer, _insideAt, _insideCount);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }
}
