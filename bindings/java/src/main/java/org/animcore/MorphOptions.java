// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.nio.ByteBuffer;
import java.util.List;

/**
 * anim_morph_options of C.
 *
 * <p>A new one has the library's defaults.
 */
public final class MorphOptions {
    static final int SIZE = 80;

    private int structure;
    private int motion;
    private int pairing;
    private int starts;
    private int fillRule;
    private int effort;
    private int paint;
    private double smoothness;
    private double tolerance;
    private List<MorphPair> pairs;
    private List<MorphPair> points;

    /**
     * The library's defaults.
     */
    public MorphOptions() {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(SIZE);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Paths.anim_default_morph_options(_block.address + _at, SIZE));
            this.structure = _memory.getInt(_at + 4);
            this.motion = _memory.getInt(_at + 8);
            this.pairing = _memory.getInt(_at + 12);
            this.starts = _memory.getInt(_at + 16);
            this.fillRule = _memory.getInt(_at + 20);
            this.effort = _memory.getInt(_at + 24);
            this.paint = _memory.getInt(_at + 28);
            this.smoothness = _memory.getDouble(_at + 32);
            this.tolerance = _memory.getDouble(_at + 40);
        } finally {
            _arena.reset(_mark);
        }
    }

    MorphOptions(ByteBuffer _memory, int _at) {
        this.structure = _memory.getInt(_at + 4);
        this.motion = _memory.getInt(_at + 8);
        this.pairing = _memory.getInt(_at + 12);
        this.starts = _memory.getInt(_at + 16);
        this.fillRule = _memory.getInt(_at + 20);
        this.effort = _memory.getInt(_at + 24);
        this.paint = _memory.getInt(_at + 28);
        this.smoothness = _memory.getDouble(_at + 32);
        this.tolerance = _memory.getDouble(_at + 40);
    }

    void write(Arena _arena, ByteBuffer _memory, int _at) {
        Arena.clear(_memory, _at, SIZE);
        _memory.putInt(_at, SIZE);
        _memory.putInt(_at + 4, structure);
        _memory.putInt(_at + 8, motion);
        _memory.putInt(_at + 12, pairing);
        _memory.putInt(_at + 16, starts);
        _memory.putInt(_at + 20, fillRule);
        _memory.putInt(_at + 24, effort);
        _memory.putInt(_at + 28, paint);
        _memory.putDouble(_at + 32, smoothness);
        _memory.putDouble(_at + 40, tolerance);
        var _pairs = Arena.list(pairs, "pairs", true);
        _memory.putLong(_at + 48, _arena.structs(_pairs, MorphPair.SIZE, MorphPair::write));
        _memory.putLong(_at + 56, (long) Arena.length(_pairs));
        var _points = Arena.list(points, "points", true);
        _memory.putLong(_at + 64, _arena.structs(_points, MorphPair.SIZE, MorphPair::write));
        _memory.putLong(_at + 72, (long) Arena.length(_points));
    }

    /**
     * ANIM_MORPH_STRUCTURE_.... AUTOMATIC
     */
    public MorphStructure structure() {
        return MorphStructure.of(structure);
    }

    /**
     * ANIM_MORPH_STRUCTURE_.... AUTOMATIC
     *
     * <p>Gives this object.
     */
    public MorphOptions structure(MorphStructure structure) {
        this.structure = java.util.Objects.requireNonNull(structure, "structure").value;
        return this;
    }

    /**
     * ANIM_MORPH_MOTION_.... AUTOMATIC
     */
    public MorphMotion motion() {
        return MorphMotion.of(motion);
    }

    /**
     * ANIM_MORPH_MOTION_.... AUTOMATIC
     *
     * <p>Gives this object.
     */
    public MorphOptions motion(MorphMotion motion) {
        this.motion = java.util.Objects.requireNonNull(motion, "motion").value;
        return this;
    }

    /**
     * ANIM_MORPH_PAIRING_.... AUTOMATIC
     */
    public MorphPairing pairing() {
        return MorphPairing.of(pairing);
    }

    /**
     * ANIM_MORPH_PAIRING_.... AUTOMATIC
     *
     * <p>Gives this object.
     */
    public MorphOptions pairing(MorphPairing pairing) {
        this.pairing = java.util.Objects.requireNonNull(pairing, "pairing").value;
        return this;
    }

    /**
     * ANIM_MORPH_STARTS_.... AUTOMATIC
     */
    public MorphStarts starts() {
        return MorphStarts.of(starts);
    }

    /**
     * ANIM_MORPH_STARTS_.... AUTOMATIC
     *
     * <p>Gives this object.
     */
    public MorphOptions starts(MorphStarts starts) {
        this.starts = java.util.Objects.requireNonNull(starts, "starts").value;
        return this;
    }

    /**
     * ANIM_FILL_RULE_NONZERO or ANIM_FILL_RULE_EVENODD: says which subpaths are holes. NONZERO
     */
    public FillRule fillRule() {
        return FillRule.of(fillRule);
    }

    /**
     * ANIM_FILL_RULE_NONZERO or ANIM_FILL_RULE_EVENODD: says which subpaths are holes. NONZERO
     *
     * <p>Gives this object.
     */
    public MorphOptions fillRule(FillRule fillRule) {
        this.fillRule = java.util.Objects.requireNonNull(fillRule, "fillRule").value;
        return this;
    }

    /**
     * how hard self-intersecting in-betweens are searched for and repaired, 0 to 3. 2
     */
    public int effort() {
        return effort;
    }

    /**
     * how hard self-intersecting in-betweens are searched for and repaired, 0 to 3. 2
     *
     * <p>Gives this object.
     */
    public MorphOptions effort(int effort) {
        this.effort = effort;
        return this;
    }

    /**
     * ANIM_MORPH_PAINT_.... FILL
     */
    public MorphPaint paint() {
        return MorphPaint.of(paint);
    }

    /**
     * ANIM_MORPH_PAINT_.... FILL
     *
     * <p>Gives this object.
     */
    public MorphOptions paint(MorphPaint paint) {
        this.paint = java.util.Objects.requireNonNull(paint, "paint").value;
        return this;
    }

    /**
     * from 0 (outlines stretch to match their features) to 1 (evenly along their length). 0.25
     */
    public double smoothness() {
        return smoothness;
    }

    /**
     * from 0 (outlines stretch to match their features) to 1 (evenly along their length). 0.25
     *
     * <p>Gives this object.
     */
    public MorphOptions smoothness(double smoothness) {
        this.smoothness = smoothness;
        return this;
    }

    /**
     * joints nearer than this are merged, in units of the outline's length, 0 to 0.1. 0.01
     */
    public double tolerance() {
        return tolerance;
    }

    /**
     * joints nearer than this are merged, in units of the outline's length, 0 to 0.1. 0.01
     *
     * <p>Gives this object.
     */
    public MorphOptions tolerance(double tolerance) {
        this.tolerance = tolerance;
        return this;
    }

    /**
     * Indices of subpaths; -1 for none. A subpath that has no counterpart or is not listed grows from a point or
     * shrinks to one. Refused unless pairing is GIVEN.
     */
    public List<MorphPair> pairs() {
        return pairs;
    }

    /**
     * Indices of subpaths; -1 for none. A subpath that has no counterpart or is not listed grows from a point or
     * shrinks to one. Refused unless pairing is GIVEN.
     *
     * <p>Gives this object.
     */
    public MorphOptions pairs(List<MorphPair> pairs) {
        this.pairs = pairs;
        return this;
    }

    /**
     * Indices of verbs: the end points of the two verbs correspond. Read in order; a closed subpath takes the first
     * pair that lies on it and on its counterpart. Refused unless starts is GIVEN.
     */
    public List<MorphPair> points() {
        return points;
    }

    /**
     * Indices of verbs: the end points of the two verbs correspond. Read in order; a closed subpath takes the first
     * pair that lies on it and on its counterpart. Refused unless starts is GIVEN.
     *
     * <p>Gives this object.
     */
    public MorphOptions points(List<MorphPair> points) {
        this.points = points;
        return this;
    }
}
