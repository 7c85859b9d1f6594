// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.nio.ByteBuffer;

/**
 * Options of the three kinds of keyframes. With shortest_turns, an angle turns by at most half a turn on each segment,
 * and exactly half a turn goes in the direction that is written: full turns are added to the keys' values, also to the
 * last.
 *
 * <p>A new one has the library's defaults.
 */
public final class KeyframeOptions {
    static final int SIZE = 64;

    private int componentCount;
    private int mode;
    private boolean hasEase;
    private long shortestTurns;
    private double duration;
    private CubicBezier ease;

    /**
     * The library's defaults.
     */
    public KeyframeOptions() {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(SIZE);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Motion.anim_default_keyframe_options(_block.address + _at, SIZE));
            this.componentCount = _memory.getInt(_at + 4);
            this.mode = _memory.getInt(_at + 8);
            this.hasEase = _memory.getInt(_at + 12) != 0;
            this.shortestTurns = _memory.getLong(_at + 16);
            this.duration = _memory.getDouble(_at + 24);
            this.ease = CubicBezier.read(_memory, _at + 32);
        } finally {
            _arena.reset(_mark);
        }
    }

    KeyframeOptions(ByteBuffer _memory, int _at) {
        this.componentCount = _memory.getInt(_at + 4);
        this.mode = _memory.getInt(_at + 8);
        this.hasEase = _memory.getInt(_at + 12) != 0;
        this.shortestTurns = _memory.getLong(_at + 16);
        this.duration = _memory.getDouble(_at + 24);
        this.ease = CubicBezier.read(_memory, _at + 32);
    }

    void write(Arena _arena, ByteBuffer _memory, int _at) {
        Arena.clear(_memory, _at, SIZE);
        _memory.putInt(_at, SIZE);
        _memory.putInt(_at + 4, componentCount);
        _memory.putInt(_at + 8, mode);
        _memory.putInt(_at + 12, (hasEase ? 1 : 0));
        _memory.putLong(_at + 16, shortestTurns);
        _memory.putDouble(_at + 24, duration);
        java.util.Objects.requireNonNull(ease, "ease").write(_arena, _memory, _at + 32);
    }

    /**
     * 1 to ANIM_LIMIT_KEYFRAME_COMPONENTS. 1
     */
    public int componentCount() {
        return componentCount;
    }

    /**
     * 1 to ANIM_LIMIT_KEYFRAME_COMPONENTS. 1
     *
     * <p>Gives this object.
     */
    public KeyframeOptions componentCount(int componentCount) {
        this.componentCount = componentCount;
        return this;
    }

    /**
     * ANIM_KEYFRAME_MODE_... of values and blocks; not used for tracks. LINEAR
     */
    public KeyframeMode mode() {
        return KeyframeMode.of(mode);
    }

    /**
     * ANIM_KEYFRAME_MODE_... of values and blocks; not used for tracks. LINEAR
     *
     * <p>Gives this object.
     */
    public KeyframeOptions mode(KeyframeMode mode) {
        this.mode = java.util.Objects.requireNonNull(mode, "mode").value;
        return this;
    }

    /**
     * 1: ease applies, even if it is linear. 0: if ease is left linear, blocks ease in and out, and the other kinds do
     * not ease. 0
     */
    public boolean hasEase() {
        return hasEase;
    }

    /**
     * 1: ease applies, even if it is linear. 0: if ease is left linear, blocks ease in and out, and the other kinds do
     * not ease. 0
     *
     * <p>Gives this object.
     */
    public KeyframeOptions hasEase(boolean hasEase) {
        this.hasEase = hasEase;
        return this;
    }

    /**
     * bit i: component i (below 64 and component_count) is an angle that turns the shortest way. 0
     */
    public long shortestTurns() {
        return shortestTurns;
    }

    /**
     * bit i: component i (below 64 and component_count) is an angle that turns the shortest way. 0
     *
     * <p>Gives this object.
     */
    public KeyframeOptions shortestTurns(long shortestTurns) {
        this.shortestTurns = shortestTurns;
        return this;
    }

    /**
     * seconds, 0 to 1e9, of values and blocks; not read for tracks. 0.25
     */
    public double duration() {
        return duration;
    }

    /**
     * seconds, 0 to 1e9, of values and blocks; not read for tracks. 0.25
     *
     * <p>Gives this object.
     */
    public KeyframeOptions duration(double duration) {
        this.duration = duration;
        return this;
    }

    /**
     * eases the whole timeline, on top of the curves of segments. A curve that is not linear applies whatever has_ease
     * is. Linear
     */
    public CubicBezier ease() {
        return ease;
    }

    /**
     * eases the whole timeline, on top of the curves of segments. A curve that is not linear applies whatever has_ease
     * is. Linear
     *
     * <p>Gives this object.
     */
    public KeyframeOptions ease(CubicBezier ease) {
        this.ease = java.util.Objects.requireNonNull(ease, "ease");
        return this;
    }
}
