// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.nio.ByteBuffer;

/**
 * How path data are read.
 *
 * <p>A new one has the library's defaults.
 */
public final class PathParsing {
    static final int SIZE = 16;

    private boolean lenient;
    private double arcAccuracy;

    /**
     * The library's defaults.
     */
    public PathParsing() {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(SIZE);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Paths.anim_default_path_parsing(_block.address + _at, SIZE));
            this.lenient = _memory.getInt(_at + 4) != 0;
            this.arcAccuracy = _memory.getDouble(_at + 8);
        } finally {
            _arena.reset(_mark);
        }
    }

    PathParsing(ByteBuffer _memory, int _at) {
        this.lenient = _memory.getInt(_at + 4) != 0;
        this.arcAccuracy = _memory.getDouble(_at + 8);
    }

    void write(Arena _arena, ByteBuffer _memory, int _at) {
        Arena.clear(_memory, _at, SIZE);
        _memory.putInt(_at, SIZE);
        _memory.putInt(_at + 4, (lenient ? 1 : 0));
        _memory.putDouble(_at + 8, arcAccuracy);
    }

    /**
     * 0: data with an error are refused; 1: everything before the error is kept, as in SVG's error handling
     */
    public boolean lenient() {
        return lenient;
    }

    /**
     * 0: data with an error are refused; 1: everything before the error is kept, as in SVG's error handling
     *
     * <p>Gives this object.
     */
    public PathParsing lenient(boolean lenient) {
        this.lenient = lenient;
        return this;
    }

    /**
     * largest error of an arc's cubics, relative to its larger radius: 1e-13 to 1
     */
    public double arcAccuracy() {
        return arcAccuracy;
    }

    /**
     * largest error of an arc's cubics, relative to its larger radius: 1e-13 to 1
     *
     * <p>Gives this object.
     */
    public PathParsing arcAccuracy(double arcAccuracy) {
        this.arcAccuracy = arcAccuracy;
        return this;
    }
}
