// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.nio.ByteBuffer;

/**
 * How the values set in a transaction move. Members left at ANIM_INHERIT, as anim_default_motion fills them, come from
 * the enclosing transaction.
 *
 * <p>A new one has the library's defaults.
 */
public final class Motion {
    static final int SIZE = 136;

    private int kind;
    private double duration;
    private double delay;
    private CubicBezier curve;
    private Spring spring;
    private Easing easing;
    private double stagger;
    private double repeatCount;
    private int autoreverses;
    private int interruption;
    private int disablesActions;
    private int arrangement;
    private AnimationGroup group;
    private Transaction after;

    /**
     * The library's defaults.
     */
    public Motion() {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(SIZE);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Stage.anim_default_motion(_block.address + _at, SIZE));
            this.kind = _memory.getInt(_at + 4);
            this.duration = _memory.getDouble(_at + 8);
            this.delay = _memory.getDouble(_at + 16);
            this.curve = CubicBezier.read(_memory, _at + 24);
            this.spring = Spring.read(_memory, _at + 56);
            this.stagger = _memory.getDouble(_at + 88);
            this.repeatCount = _memory.getDouble(_at + 96);
            this.autoreverses = _memory.getInt(_at + 104);
            this.interruption = _memory.getInt(_at + 108);
            this.disablesActions = _memory.getInt(_at + 112);
            this.arrangement = _memory.getInt(_at + 116);
        } finally {
            _arena.reset(_mark);
        }
    }

    Motion(ByteBuffer _memory, int _at) {
        this.kind = _memory.getInt(_at + 4);
        this.duration = _memory.getDouble(_at + 8);
        this.delay = _memory.getDouble(_at + 16);
        this.curve = CubicBezier.read(_memory, _at + 24);
        this.spring = Spring.read(_memory, _at + 56);
        this.stagger = _memory.getDouble(_at + 88);
        this.repeatCount = _memory.getDouble(_at + 96);
        this.autoreverses = _memory.getInt(_at + 104);
        this.interruption = _memory.getInt(_at + 108);
        this.disablesActions = _memory.getInt(_at + 112);
        this.arrangement = _memory.getInt(_at + 116);
    }

    void write(Arena _arena, ByteBuffer _memory, int _at) {
        Arena.clear(_memory, _at, SIZE);
        _memory.putInt(_at, SIZE);
        _memory.putInt(_at + 4, kind);
        _memory.putDouble(_at + 8, duration);
        _memory.putDouble(_at + 16, delay);
        java.util.Objects.requireNonNull(curve, "curve").write(_arena, _memory, _at + 24);
        java.util.Objects.requireNonNull(spring, "spring").write(_arena, _memory, _at + 56);
        _memory.putLong(_at + 80, easing == null ? 0 : easing.address());
        _memory.putDouble(_at + 88, stagger);
        _memory.putDouble(_at + 96, repeatCount);
        _memory.putInt(_at + 104, autoreverses);
        _memory.putInt(_at + 108, interruption);
        _memory.putInt(_at + 112, disablesActions);
        _memory.putInt(_at + 116, arrangement);
        _memory.putLong(_at + 120, group == null ? 0 : group.identifier);
        _memory.putLong(_at + 128, after == null ? 0 : after.identifier);
    }

    /**
     * ANIM_MOTION_KIND_.... INHERIT
     */
    public MotionKind kind() {
        return MotionKind.of(kind);
    }

    /**
     * ANIM_MOTION_KIND_.... INHERIT
     *
     * <p>Gives this object.
     */
    public Motion kind(MotionKind kind) {
        this.kind = java.util.Objects.requireNonNull(kind, "kind").value;
        return this;
    }

    /**
     * seconds, &gt;= 0, or ANIM_OWN_DURATION; outermost 0.25 for a curve. A duration cuts a spring off. ANIM_INHERIT
     */
    public double duration() {
        return duration;
    }

    /**
     * seconds, &gt;= 0, or ANIM_OWN_DURATION; outermost 0.25 for a curve. A duration cuts a spring off. ANIM_INHERIT
     *
     * <p>Gives this object.
     */
    public Motion duration(double duration) {
        this.duration = duration;
        return this;
    }

    /**
     * seconds, &gt;= 0, before it starts; outermost 0. ANIM_INHERIT
     */
    public double delay() {
        return delay;
    }

    /**
     * seconds, &gt;= 0, before it starts; outermost 0. ANIM_INHERIT
     *
     * <p>Gives this object.
     */
    public Motion delay(double delay) {
        this.delay = delay;
        return this;
    }

    /**
     * read when kind is ANIM_MOTION_KIND_CURVE
     */
    public CubicBezier curve() {
        return curve;
    }

    /**
     * read when kind is ANIM_MOTION_KIND_CURVE
     *
     * <p>Gives this object.
     */
    public Motion curve(CubicBezier curve) {
        this.curve = java.util.Objects.requireNonNull(curve, "curve");
        return this;
    }

    /**
     * read when kind is ANIM_MOTION_KIND_SPRING
     */
    public Spring spring() {
        return spring;
    }

    /**
     * read when kind is ANIM_MOTION_KIND_SPRING
     *
     * <p>Gives this object.
     */
    public Motion spring(Spring spring) {
        this.spring = java.util.Objects.requireNonNull(spring, "spring");
        return this;
    }

    /**
     * read when kind is ANIM_MOTION_KIND_EASING; kept alive while an animation uses it
     */
    public Easing easing() {
        return easing;
    }

    /**
     * read when kind is ANIM_MOTION_KIND_EASING; kept alive while an animation uses it
     *
     * <p>Gives this object.
     */
    public Motion easing(Easing easing) {
        this.easing = easing;
        return this;
    }

    /**
     * seconds, &gt;= 0, by which each value set starts later than the one before. ANIM_INHERIT
     */
    public double stagger() {
        return stagger;
    }

    /**
     * seconds, &gt;= 0, by which each value set starts later than the one before. ANIM_INHERIT
     *
     * <p>Gives this object.
     */
    public Motion stagger(double stagger) {
        this.stagger = stagger;
        return this;
    }

    /**
     * &gt; 0, fractional or infinite; 1 where only autoreverses is set. ANIM_INHERIT
     */
    public double repeatCount() {
        return repeatCount;
    }

    /**
     * &gt; 0, fractional or infinite; 1 where only autoreverses is set. ANIM_INHERIT
     *
     * <p>Gives this object.
     */
    public Motion repeatCount(double repeatCount) {
        this.repeatCount = repeatCount;
        return this;
    }

    /**
     * 1: every run is followed by one back; 0 where only repeat_count is set. ANIM_INHERIT
     *
     * <p>Null where nobody has said.
     */
    public Boolean autoreverses() {
        return autoreverses == 0 ? Boolean.FALSE : autoreverses == 1 ? Boolean.TRUE : null;
    }

    /**
     * 1: every run is followed by one back; 0 where only repeat_count is set. ANIM_INHERIT
     *
     * <p>Gives this object.
     */
    public Motion autoreverses(boolean autoreverses) {
        this.autoreverses = (autoreverses ? 1 : 0);
        return this;
    }

    /**
     * ANIM_INTERRUPTION_REPLACE, ADD or RESTART; outermost REPLACE. ANIM_INHERIT
     */
    public Interruption interruption() {
        return Interruption.of(interruption);
    }

    /**
     * ANIM_INTERRUPTION_REPLACE, ADD or RESTART; outermost REPLACE. ANIM_INHERIT
     *
     * <p>Gives this object.
     */
    public Motion interruption(Interruption interruption) {
        this.interruption = java.util.Objects.requireNonNull(interruption, "interruption").value;
        return this;
    }

    /**
     * 1: values jump, whatever actions their properties have. ANIM_INHERIT
     *
     * <p>Null where nobody has said.
     */
    public Boolean disablesActions() {
        return disablesActions == 0 ? Boolean.FALSE : disablesActions == 1 ? Boolean.TRUE : null;
    }

    /**
     * 1: values jump, whatever actions their properties have. ANIM_INHERIT
     *
     * <p>Gives this object.
     */
    public Motion disablesActions(boolean disablesActions) {
        this.disablesActions = (disablesActions ? 1 : 0);
        return this;
    }

    /**
     * ANIM_ARRANGEMENT_... of the transactions inside. NONE
     */
    public Arrangement arrangement() {
        return Arrangement.of(arrangement);
    }

    /**
     * ANIM_ARRANGEMENT_... of the transactions inside. NONE
     *
     * <p>Gives this object.
     */
    public Motion arrangement(Arrangement arrangement) {
        this.arrangement = java.util.Objects.requireNonNull(arrangement, "arrangement").value;
        return this;
    }

    /**
     * the group whose clock the animations use; 0 inherits, outermost the stage's
     */
    public AnimationGroup group() {
        return group;
    }

    /**
     * the group whose clock the animations use; 0 inherits, outermost the stage's
     *
     * <p>Gives this object.
     */
    public Motion group(AnimationGroup group) {
        this.group = group;
        return this;
    }

    /**
     * the animations start (after their delay) when it is complete; 0: at once
     */
    public Transaction after() {
        return after;
    }

    /**
     * the animations start (after their delay) when it is complete; 0: at once
     *
     * <p>Gives this object.
     */
    public Motion after(Transaction after) {
        this.after = after;
        return this;
    }

    /** A motion by a spring. */
    public static Motion of(Spring spring) {
        return new Motion().kind(MotionKind.SPRING).spring(spring);
    }

    /** A motion by a curve over seconds. */
    public static Motion of(CubicBezier curve, double duration) {
        return new Motion().kind(MotionKind.CURVE).curve(curve).duration(duration);
    }

    /** A motion by an easing over seconds. */
    public static Motion of(Easing easing, double duration) {
        return new Motion().kind(MotionKind.EASING).easing(easing).duration(duration);
    }

    /** None: values jump. */
    public static Motion none() {
        return new Motion().kind(MotionKind.NONE);
    }
}
