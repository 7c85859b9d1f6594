// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.nio.ByteBuffer;

/**
 * anim_animation_group_options of C.
 *
 * <p>A new one has the library's defaults.
 */
public final class AnimationGroupOptions {
    static final int SIZE = 88;

    private int kind;
    private AnimationGroup parent;
    private double duration;
    private MediaTiming timing;

    /**
     * The library's defaults.
     */
    public AnimationGroupOptions() {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(SIZE);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Stage.anim_default_animation_group_options(_block.address + _at, SIZE));
            this.kind = _memory.getInt(_at + 4);
            this.duration = _memory.getDouble(_at + 16);
            this.timing = new MediaTiming(_memory, _at + 24);
        } finally {
            _arena.reset(_mark);
        }
    }

    AnimationGroupOptions(ByteBuffer _memory, int _at) {
        this.kind = _memory.getInt(_at + 4);
        this.duration = _memory.getDouble(_at + 16);
        this.timing = new MediaTiming(_memory, _at + 24);
    }

    void write(Arena _arena, ByteBuffer _memory, int _at) {
        Arena.clear(_memory, _at, SIZE);
        _memory.putInt(_at, SIZE);
        _memory.putInt(_at + 4, kind);
        _memory.putLong(_at + 8, parent == null ? 0 : parent.identifier);
        _memory.putDouble(_at + 16, duration);
        java.util.Objects.requireNonNull(timing, "timing").write(_arena, _memory, _at + 24);
    }

    /**
     * ANIM_ANIMATION_GROUP_KIND_.... CLOCK
     */
    public AnimationGroupKind kind() {
        return AnimationGroupKind.of(kind);
    }

    /**
     * ANIM_ANIMATION_GROUP_KIND_.... CLOCK
     *
     * <p>Gives this object.
     */
    public AnimationGroupOptions kind(AnimationGroupKind kind) {
        this.kind = java.util.Objects.requireNonNull(kind, "kind").value;
        return this;
    }

    /**
     * the group whose time it uses; 0: the stage's. At most 16 deep
     */
    public AnimationGroup parent() {
        return parent;
    }

    /**
     * the group whose time it uses; 0: the stage's. At most 16 deep
     *
     * <p>Gives this object.
     */
    public AnimationGroupOptions parent(AnimationGroup parent) {
        this.parent = parent;
        return this;
    }

    /**
     * of an ANIMATOR, seconds, 0 to 1e9; 0: that of its longest animation. 0
     */
    public double duration() {
        return duration;
    }

    /**
     * of an ANIMATOR, seconds, 0 to 1e9; 0: that of its longest animation. 0
     *
     * <p>Gives this object.
     */
    public AnimationGroupOptions duration(double duration) {
        this.duration = duration;
        return this;
    }

    /**
     * of MEDIA; its begin time counts from now
     */
    public MediaTiming timing() {
        return timing;
    }

    /**
     * of MEDIA; its begin time counts from now
     *
     * <p>Gives this object.
     */
    public AnimationGroupOptions timing(MediaTiming timing) {
        this.timing = java.util.Objects.requireNonNull(timing, "timing");
        return this;
    }
}
