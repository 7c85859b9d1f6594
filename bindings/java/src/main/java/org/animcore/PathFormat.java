// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.nio.ByteBuffer;

/**
 * How path data are written.
 *
 * <p>A new one has the library's defaults.
 */
public final class PathFormat {
    static final int SIZE = 16;

    private boolean minified;
    private int coordinates;
    private int digits;

    /**
     * The library's defaults.
     */
    public PathFormat() {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(SIZE);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Paths.anim_default_path_format(_block.address + _at, SIZE));
            this.minified = _memory.getInt(_at + 4) != 0;
            this.coordinates = _memory.getInt(_at + 8);
            this.digits = _memory.getInt(_at + 12);
        } finally {
            _arena.reset(_mark);
        }
    }

    PathFormat(ByteBuffer _memory, int _at) {
        this.minified = _memory.getInt(_at + 4) != 0;
        this.coordinates = _memory.getInt(_at + 8);
        this.digits = _memory.getInt(_at + 12);
    }

    void write(Arena _arena, ByteBuffer _memory, int _at) {
        Arena.clear(_memory, _at, SIZE);
        _memory.putInt(_at, SIZE);
        _memory.putInt(_at + 4, (minified ? 1 : 0));
        _memory.putInt(_at + 8, coordinates);
        _memory.putInt(_at + 12, digits);
    }

    /**
     * 1: as few bytes as possible: no redundant command or separator, H, V, S and T, .5 for 0.5, 1e3 for 1000; 0: a
     * command for each verb, a space between numbers
     */
    public boolean minified() {
        return minified;
    }

    /**
     * 1: as few bytes as possible: no redundant command or separator, H, V, S and T, .5 for 0.5, 1e3 for 1000; 0: a
     * command for each verb, a space between numbers
     *
     * <p>Gives this object.
     */
    public PathFormat minified(boolean minified) {
        this.minified = minified;
        return this;
    }

    /**
     * coordinates of C.
     */
    public PathCoordinates coordinates() {
        return PathCoordinates.of(coordinates);
    }

    /**
     * coordinates of C.
     *
     * <p>Gives this object.
     */
    public PathFormat coordinates(PathCoordinates coordinates) {
        this.coordinates = java.util.Objects.requireNonNull(coordinates, "coordinates").value;
        return this;
    }

    /**
     * decimals to which numbers are rounded, 0 to 15; -1: as many as needed to lose nothing
     */
    public int digits() {
        return digits;
    }

    /**
     * decimals to which numbers are rounded, 0 to 15; -1: as many as needed to lose nothing
     *
     * <p>Gives this object.
     */
    public PathFormat digits(int digits) {
        this.digits = digits;
        return this;
    }
}
