// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.nio.ByteBuffer;

/**
 * How an outline is stroked: the terms and rules of SVG 2, chapter 13.5.
 *
 * <p>A new one has the library's defaults.
 */
public final class StrokeStyle {
    static final int SIZE = 56;

    private int cap;
    private int join;
    private double width;
    private double miterLimit;
    private double dashOffset;
    private double[] dashes;
    private boolean simplified;

    /**
     * The library's defaults.
     */
    public StrokeStyle() {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(SIZE);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Paths.anim_default_stroke_style(_block.address + _at, SIZE));
            this.cap = _memory.getInt(_at + 4);
            this.join = _memory.getInt(_at + 8);
            this.width = _memory.getDouble(_at + 16);
            this.miterLimit = _memory.getDouble(_at + 24);
            this.dashOffset = _memory.getDouble(_at + 32);
            this.simplified = _memory.getInt(_at + 48) != 0;
        } finally {
            _arena.reset(_mark);
        }
    }

    StrokeStyle(ByteBuffer _memory, int _at) {
        this.cap = _memory.getInt(_at + 4);
        this.join = _memory.getInt(_at + 8);
        this.width = _memory.getDouble(_at + 16);
        this.miterLimit = _memory.getDouble(_at + 24);
        this.dashOffset = _memory.getDouble(_at + 32);
        this.simplified = _memory.getInt(_at + 48) != 0;
    }

    void write(Arena _arena, ByteBuffer _memory, int _at) {
        Arena.clear(_memory, _at, SIZE);
        _memory.putInt(_at, SIZE);
        _memory.putInt(_at + 4, cap);
        _memory.putInt(_at + 8, join);
        _memory.putDouble(_at + 16, width);
        _memory.putDouble(_at + 24, miterLimit);
        _memory.putDouble(_at + 32, dashOffset);
        _memory.putLong(_at + 40, _arena.array(dashes));
        _memory.putInt(_at + 12, Arena.length(dashes));
        _memory.putInt(_at + 48, (simplified ? 1 : 0));
    }

    /**
     * ANIM_CAP_... BUTT
     */
    public Cap cap() {
        return Cap.of(cap);
    }

    /**
     * ANIM_CAP_... BUTT
     *
     * <p>Gives this object.
     */
    public StrokeStyle cap(Cap cap) {
        this.cap = java.util.Objects.requireNonNull(cap, "cap").value;
        return this;
    }

    /**
     * ANIM_JOIN_..., ANIM_JOIN_MITER_CLIP and ANIM_JOIN_ARCS as well. MITER
     */
    public Join join() {
        return Join.of(join);
    }

    /**
     * ANIM_JOIN_..., ANIM_JOIN_MITER_CLIP and ANIM_JOIN_ARCS as well. MITER
     *
     * <p>Gives this object.
     */
    public StrokeStyle join(Join join) {
        this.join = java.util.Objects.requireNonNull(join, "join").value;
        return this;
    }

    /**
     * 0 (which draws nothing) to 1e150. 1
     */
    public double width() {
        return width;
    }

    /**
     * 0 (which draws nothing) to 1e150. 1
     *
     * <p>Gives this object.
     */
    public StrokeStyle width(double width) {
        this.width = width;
        return this;
    }

    /**
     * at least 1: the longest miter, in widths. Beyond it MITER is a bevel. 4
     */
    public double miterLimit() {
        return miterLimit;
    }

    /**
     * at least 1: the longest miter, in widths. Beyond it MITER is a bevel. 4
     *
     * <p>Gives this object.
     */
    public StrokeStyle miterLimit(double miterLimit) {
        this.miterLimit = miterLimit;
        return this;
    }

    /**
     * the offset into the dash pattern at which each subpath begins; may be negative. 0
     */
    public double dashOffset() {
        return dashOffset;
    }

    /**
     * the offset into the dash pattern at which each subpath begins; may be negative. 0
     *
     * <p>Gives this object.
     */
    public StrokeStyle dashOffset(double dashOffset) {
        this.dashOffset = dashOffset;
        return this;
    }

    /**
     * lengths of dashes and gaps in turn, each 0 to 1e150; an odd number of them is repeated once; none, or all 0, is
     * solid.
     */
    public double[] dashes() {
        return dashes;
    }

    /**
     * lengths of dashes and gaps in turn, each 0 to 1e150; an odd number of them is repeated once; none, or all 0, is
     * solid.
     *
     * <p>Gives this object.
     */
    public StrokeStyle dashes(double[] dashes) {
        this.dashes = dashes;
        return this;
    }

    /**
     * 1: an outline without crossings, as of anim_path_simplify(). Hits ignore it. 0
     */
    public boolean simplified() {
        return simplified;
    }

    /**
     * 1: an outline without crossings, as of anim_path_simplify(). Hits ignore it. 0
     *
     * <p>Gives this object.
     */
    public StrokeStyle simplified(boolean simplified) {
        this.simplified = simplified;
        return this;
    }
}
