// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.nio.ByteBuffer;

/**
 * anim_animation_options of C.
 *
 * <p>A new one has the library's defaults.
 */
public final class AnimationOptions {
    static final int SIZE = 288;

    private int kind;
    private int interruption;
    private boolean additive;
    private boolean cumulative;
    private boolean setsModel;
    private double[] from;
    private double[] to;
    private double[] by;
    private double[] velocity;
    private double duration;
    private double delay;
    private MediaTiming timing;
    private CubicBezier curve;
    private Spring spring;
    private Easing easing;
    private Keyframes keyframes;
    private Decay decay;
    private AnimationGroup group;
    private Transaction after;

    /**
     * The library's defaults.
     */
    public AnimationOptions() {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(SIZE);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Stage.anim_default_animation_options(_block.address + _at, SIZE));
            this.kind = _memory.getInt(_at + 4);
            this.interruption = _memory.getInt(_at + 8);
            this.additive = _memory.getInt(_at + 12) != 0;
            this.cumulative = _memory.getInt(_at + 16) != 0;
            this.setsModel = _memory.getInt(_at + 20) != 0;
            this.duration = _memory.getDouble(_at + 64);
            this.delay = _memory.getDouble(_at + 72);
            this.timing = new MediaTiming(_memory, _at + 80);
            this.curve = CubicBezier.read(_memory, _at + 144);
            this.spring = Spring.read(_memory, _at + 176);
            this.decay = new Decay(_memory, _at + 216);
        } finally {
            _arena.reset(_mark);
        }
    }

    AnimationOptions(ByteBuffer _memory, int _at) {
        this.kind = _memory.getInt(_at + 4);
        this.interruption = _memory.getInt(_at + 8);
        this.additive = _memory.getInt(_at + 12) != 0;
        this.cumulative = _memory.getInt(_at + 16) != 0;
        this.setsModel = _memory.getInt(_at + 20) != 0;
        this.duration = _memory.getDouble(_at + 64);
        this.delay = _memory.getDouble(_at + 72);
        this.timing = new MediaTiming(_memory, _at + 80);
        this.curve = CubicBezier.read(_memory, _at + 144);
        this.spring = Spring.read(_memory, _at + 176);
        this.decay = new Decay(_memory, _at + 216);
    }

    void write(Arena _arena, ByteBuffer _memory, int _at) {
        Arena.clear(_memory, _at, SIZE);
        _memory.putInt(_at, SIZE);
        _memory.putInt(_at + 4, kind);
        _memory.putInt(_at + 8, interruption);
        _memory.putInt(_at + 12, (additive ? 1 : 0));
        _memory.putInt(_at + 16, (cumulative ? 1 : 0));
        _memory.putInt(_at + 20, (setsModel ? 1 : 0));
        _memory.putLong(_at + 32, _arena.array(from));
        _memory.putInt(_at + 24, Arena.same("from", from, "to", to, "by", by, "velocity", velocity));
        _memory.putLong(_at + 40, _arena.array(to));
        _memory.putLong(_at + 48, _arena.array(by));
        _memory.putLong(_at + 56, _arena.array(velocity));
        _memory.putDouble(_at + 64, duration);
        _memory.putDouble(_at + 72, delay);
        java.util.Objects.requireNonNull(timing, "timing").write(_arena, _memory, _at + 80);
        java.util.Objects.requireNonNull(curve, "curve").write(_arena, _memory, _at + 144);
        java.util.Objects.requireNonNull(spring, "spring").write(_arena, _memory, _at + 176);
        _memory.putLong(_at + 200, easing == null ? 0 : easing.address());
        _memory.putLong(_at + 208, keyframes == null ? 0 : keyframes.address());
        java.util.Objects.requireNonNull(decay, "decay").write(_arena, _memory, _at + 216);
        _memory.putLong(_at + 272, group == null ? 0 : group.identifier);
        _memory.putLong(_at + 280, after == null ? 0 : after.identifier);
    }

    /**
     * ANIM_MOTION_KIND_CURVE, EASING, SPRING, KEYFRAMES or DECAY. CURVE
     */
    public MotionKind kind() {
        return MotionKind.of(kind);
    }

    /**
     * ANIM_MOTION_KIND_CURVE, EASING, SPRING, KEYFRAMES or DECAY. CURVE
     *
     * <p>Gives this object.
     */
    public AnimationOptions kind(MotionKind kind) {
        this.kind = java.util.Objects.requireNonNull(kind, "kind").value;
        return this;
    }

    /**
     * ANIM_INTERRUPTION_REPLACE, RESTART, KEEP, or ADD: KEEP, and additive. KEEP
     */
    public Interruption interruption() {
        return Interruption.of(interruption);
    }

    /**
     * ANIM_INTERRUPTION_REPLACE, RESTART, KEEP, or ADD: KEEP, and additive. KEEP
     *
     * <p>Gives this object.
     */
    public AnimationOptions interruption(Interruption interruption) {
        this.interruption = java.util.Objects.requireNonNull(interruption, "interruption").value;
        return this;
    }

    /**
     * 1: its value is added to the value of the animations below it (see anim_stage_animate()). 0
     */
    public boolean additive() {
        return additive;
    }

    /**
     * 1: its value is added to the value of the animations below it (see anim_stage_animate()). 0
     *
     * <p>Gives this object.
     */
    public AnimationOptions additive(boolean additive) {
        this.additive = additive;
        return this;
    }

    /**
     * 1: the value at the end of each repeat is added to the next (see there). 0
     */
    public boolean cumulative() {
        return cumulative;
    }

    /**
     * 1: the value at the end of each repeat is added to the next (see there). 0
     *
     * <p>Gives this object.
     */
    public AnimationOptions cumulative(boolean cumulative) {
        this.cumulative = cumulative;
        return this;
    }

    /**
     * 1: the model value becomes its last value when it starts (see there). 0
     */
    public boolean setsModel() {
        return setsModel;
    }

    /**
     * 1: the model value becomes its last value when it starts (see there). 0
     *
     * <p>Gives this object.
     */
    public AnimationOptions setsModel(boolean setsModel) {
        this.setsModel = setsModel;
        return this;
    }

    /**
     * where it begins; not for keyframes that have a start of their own
     */
    public double[] from() {
        return from;
    }

    /**
     * where it begins; not for keyframes that have a start of their own
     *
     * <p>Gives this object.
     */
    public AnimationOptions from(double[] from) {
        this.from = from;
        return this;
    }

    /**
     * where it ends; for a curve, easing or spring
     */
    public double[] to() {
        return to;
    }

    /**
     * where it ends; for a curve, easing or spring
     *
     * <p>Gives this object.
     */
    public AnimationOptions to(double[] to) {
        this.to = to;
        return this;
    }

    /**
     * how far it moves; for the same kinds as to. Not set where from and to are. ANIM_ERROR_KIND where colors or
     * transforms are interpolated in another space
     */
    public double[] by() {
        return by;
    }

    /**
     * how far it moves; for the same kinds as to. Not set where from and to are. ANIM_ERROR_KIND where colors or
     * transforms are interpolated in another space
     *
     * <p>Gives this object.
     */
    public AnimationOptions by(double[] by) {
        this.by = by;
        return this;
    }

    /**
     * for a spring, a decay or keyframes that begin where the property is, units per second. Not set: the property's
     * own with REPLACE, otherwise 0
     */
    public double[] velocity() {
        return velocity;
    }

    /**
     * for a spring, a decay or keyframes that begin where the property is, units per second. Not set: the property's
     * own with REPLACE, otherwise 0
     *
     * <p>Gives this object.
     */
    public AnimationOptions velocity(double[] velocity) {
        this.velocity = velocity;
        return this;
    }

    /**
     * seconds of one run, &gt;= 0. ANIM_INHERIT, or ANIM_OWN_DURATION, which is the same here: 0.25, a spring's or
     * decay's until rest, or the keyframes'
     */
    public double duration() {
        return duration;
    }

    /**
     * seconds of one run, &gt;= 0. ANIM_INHERIT, or ANIM_OWN_DURATION, which is the same here: 0.25, a spring's or
     * decay's until rest, or the keyframes'
     *
     * <p>Gives this object.
     */
    public AnimationOptions duration(double duration) {
        this.duration = duration;
        return this;
    }

    /**
     * seconds before it starts, &gt;= 0. 0
     */
    public double delay() {
        return delay;
    }

    /**
     * seconds before it starts, &gt;= 0. 0
     *
     * <p>Gives this object.
     */
    public AnimationOptions delay(double delay) {
        this.delay = delay;
        return this;
    }

    /**
     * its begin_time and duration are not read (see delay and duration)
     */
    public MediaTiming timing() {
        return timing;
    }

    /**
     * its begin_time and duration are not read (see delay and duration)
     *
     * <p>Gives this object.
     */
    public AnimationOptions timing(MediaTiming timing) {
        this.timing = java.util.Objects.requireNonNull(timing, "timing");
        return this;
    }

    /**
     * curve of C.
     */
    public CubicBezier curve() {
        return curve;
    }

    /**
     * curve of C.
     *
     * <p>Gives this object.
     */
    public AnimationOptions curve(CubicBezier curve) {
        this.curve = java.util.Objects.requireNonNull(curve, "curve");
        return this;
    }

    /**
     * spring of C.
     */
    public Spring spring() {
        return spring;
    }

    /**
     * spring of C.
     *
     * <p>Gives this object.
     */
    public AnimationOptions spring(Spring spring) {
        this.spring = java.util.Objects.requireNonNull(spring, "spring");
        return this;
    }

    /**
     * easing of C.
     */
    public Easing easing() {
        return easing;
    }

    /**
     * easing of C.
     *
     * <p>Gives this object.
     */
    public AnimationOptions easing(Easing easing) {
        this.easing = easing;
        return this;
    }

    /**
     * keyframes of C.
     */
    public Keyframes keyframes() {
        return keyframes;
    }

    /**
     * keyframes of C.
     *
     * <p>Gives this object.
     */
    public AnimationOptions keyframes(Keyframes keyframes) {
        this.keyframes = keyframes;
        return this;
    }

    /**
     * decay of C.
     */
    public Decay decay() {
        return decay;
    }

    /**
     * decay of C.
     *
     * <p>Gives this object.
     */
    public AnimationOptions decay(Decay decay) {
        this.decay = java.util.Objects.requireNonNull(decay, "decay");
        return this;
    }

    /**
     * the group whose clock it uses; 0: the stage's
     */
    public AnimationGroup group() {
        return group;
    }

    /**
     * the group whose clock it uses; 0: the stage's
     *
     * <p>Gives this object.
     */
    public AnimationOptions group(AnimationGroup group) {
        this.group = group;
        return this;
    }

    /**
     * it starts (after its delay) when this is complete; 0: at once
     */
    public Transaction after() {
        return after;
    }

    /**
     * it starts (after its delay) when this is complete; 0: at once
     *
     * <p>Gives this object.
     */
    public AnimationOptions after(Transaction after) {
        this.after = after;
        return this;
    }
}
