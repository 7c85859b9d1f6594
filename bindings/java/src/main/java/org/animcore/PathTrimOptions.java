// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.nio.ByteBuffer;
import java.util.Set;

/**
 * Which part of an outline anim_path_trim keeps.
 *
 * <p>A new one has the library's defaults.
 */
public final class PathTrimOptions {
    static final int SIZE = 32;

    private int flags;
    private double start;
    private double end;
    private double offset;

    /**
     * The library's defaults.
     */
    public PathTrimOptions() {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(SIZE);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Paths.anim_default_path_trim_options(_block.address + _at, SIZE));
            this.flags = _memory.getInt(_at + 4);
            this.start = _memory.getDouble(_at + 8);
            this.end = _memory.getDouble(_at + 16);
            this.offset = _memory.getDouble(_at + 24);
        } finally {
            _arena.reset(_mark);
        }
    }

    PathTrimOptions(ByteBuffer _memory, int _at) {
        this.flags = _memory.getInt(_at + 4);
        this.start = _memory.getDouble(_at + 8);
        this.end = _memory.getDouble(_at + 16);
        this.offset = _memory.getDouble(_at + 24);
    }

    void write(Arena _arena, ByteBuffer _memory, int _at) {
        Arena.clear(_memory, _at, SIZE);
        _memory.putInt(_at, SIZE);
        _memory.putInt(_at + 4, flags);
        _memory.putDouble(_at + 8, start);
        _memory.putDouble(_at + 16, end);
        _memory.putDouble(_at + 24, offset);
    }

    /**
     * ANIM_PATH_TRIM_... added up. 0
     */
    public Set<PathTrimFlag> flags() {
        return PathTrimFlag.of(flags);
    }

    /**
     * ANIM_PATH_TRIM_... added up. 0
     *
     * <p>Gives this object.
     */
    public PathTrimOptions flags(Set<PathTrimFlag> flags) {
        this.flags = PathTrimFlag.sum(flags, "flags");
        return this;
    }

    /**
     * where the part begins and ends: clamped to the path, exchanged where start &gt; end. 0 and 1
     */
    public double start() {
        return start;
    }

    /**
     * where the part begins and ends: clamped to the path, exchanged where start &gt; end. 0 and 1
     *
     * <p>Gives this object.
     */
    public PathTrimOptions start(double start) {
        this.start = start;
        return this;
    }

    /**
     * end of C.
     */
    public double end() {
        return end;
    }

    /**
     * end of C.
     *
     * <p>Gives this object.
     */
    public PathTrimOptions end(double end) {
        this.end = end;
        return this;
    }

    /**
     * moves both along the path; beyond its end they wrap to its beginning. 0
     */
    public double offset() {
        return offset;
    }

    /**
     * moves both along the path; beyond its end they wrap to its beginning. 0
     *
     * <p>Gives this object.
     */
    public PathTrimOptions offset(double offset) {
        this.offset = offset;
        return this;
    }
}
