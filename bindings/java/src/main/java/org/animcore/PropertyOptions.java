// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.nio.ByteBuffer;

/**
 * Members for other kinds than the property's, or other spaces, must keep their defaults (ANIM_ERROR_ARGUMENT).
 *
 * <p>A new one has the library's defaults.
 */
public final class PropertyOptions {
    static final int SIZE = 40;

    private int kind;
    private int componentCount;
    private int turn;
    private int space;
    private int hue;
    private boolean premultiplied;
    private int fades;
    private double threshold;

    /**
     * The library's defaults.
     */
    public PropertyOptions() {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(SIZE);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Stage.anim_default_property_options(_block.address + _at, SIZE));
            this.kind = _memory.getInt(_at + 4);
            this.componentCount = _memory.getInt(_at + 8);
            this.turn = _memory.getInt(_at + 12);
            this.space = _memory.getInt(_at + 16);
            this.hue = _memory.getInt(_at + 20);
            this.premultiplied = _memory.getInt(_at + 24) != 0;
            this.fades = _memory.getInt(_at + 28);
            this.threshold = _memory.getDouble(_at + 32);
        } finally {
            _arena.reset(_mark);
        }
    }

    PropertyOptions(ByteBuffer _memory, int _at) {
        this.kind = _memory.getInt(_at + 4);
        this.componentCount = _memory.getInt(_at + 8);
        this.turn = _memory.getInt(_at + 12);
        this.space = _memory.getInt(_at + 16);
        this.hue = _memory.getInt(_at + 20);
        this.premultiplied = _memory.getInt(_at + 24) != 0;
        this.fades = _memory.getInt(_at + 28);
        this.threshold = _memory.getDouble(_at + 32);
    }

    void write(Arena _arena, ByteBuffer _memory, int _at) {
        Arena.clear(_memory, _at, SIZE);
        _memory.putInt(_at, SIZE);
        _memory.putInt(_at + 4, kind);
        _memory.putInt(_at + 8, componentCount);
        _memory.putInt(_at + 12, turn);
        _memory.putInt(_at + 16, space);
        _memory.putInt(_at + 20, hue);
        _memory.putInt(_at + 24, (premultiplied ? 1 : 0));
        _memory.putInt(_at + 28, fades);
        _memory.putDouble(_at + 32, threshold);
    }

    /**
     * ANIM_VALUE_KIND_... but PATH. SCALAR
     */
    public ValueKind kind() {
        return ValueKind.of(kind);
    }

    /**
     * ANIM_VALUE_KIND_... but PATH. SCALAR
     *
     * <p>Gives this object.
     */
    public PropertyOptions kind(ValueKind kind) {
        this.kind = java.util.Objects.requireNonNull(kind, "kind").value;
        return this;
    }

    /**
     * of a VECTOR, 1 to ANIM_LIMIT_VECTOR; for other kinds 0, or their own number. 0
     */
    public int componentCount() {
        return componentCount;
    }

    /**
     * of a VECTOR, 1 to ANIM_LIMIT_VECTOR; for other kinds 0, or their own number. 0
     *
     * <p>Gives this object.
     */
    public PropertyOptions componentCount(int componentCount) {
        this.componentCount = componentCount;
        return this;
    }

    /**
     * of an ANGLE: ANIM_TURN_.... AS_GIVEN
     */
    public Turn turn() {
        return Turn.of(turn);
    }

    /**
     * of an ANGLE: ANIM_TURN_.... AS_GIVEN
     *
     * <p>Gives this object.
     */
    public PropertyOptions turn(Turn turn) {
        this.turn = java.util.Objects.requireNonNull(turn, "turn").value;
        return this;
    }

    /**
     * of a COLOR: ANIM_COLOR_SPACE_... in which it is interpolated. SRGB
     */
    public ColorSpace space() {
        return ColorSpace.of(space);
    }

    /**
     * of a COLOR: ANIM_COLOR_SPACE_... in which it is interpolated. SRGB
     *
     * <p>Gives this object.
     */
    public PropertyOptions space(ColorSpace space) {
        this.space = java.util.Objects.requireNonNull(space, "space").value;
        return this;
    }

    /**
     * of a COLOR in OKLCH: ANIM_HUE_INTERPOLATION_.... SHORTER
     */
    public HueInterpolation hue() {
        return HueInterpolation.of(hue);
    }

    /**
     * of a COLOR in OKLCH: ANIM_HUE_INTERPOLATION_.... SHORTER
     *
     * <p>Gives this object.
     */
    public PropertyOptions hue(HueInterpolation hue) {
        this.hue = java.util.Objects.requireNonNull(hue, "hue").value;
        return this;
    }

    /**
     * of a COLOR: 1 interpolates colors multiplied by their opacity, as CSS does. 0
     */
    public boolean premultiplied() {
        return premultiplied;
    }

    /**
     * of a COLOR: 1 interpolates colors multiplied by their opacity, as CSS does. 0
     *
     * <p>Gives this object.
     */
    public PropertyOptions premultiplied(boolean premultiplied) {
        this.premultiplied = premultiplied;
        return this;
    }

    /**
     * 1: may fade when motion is reduced; -1: as its kind (colors do). -1
     *
     * <p>Null where nobody has said.
     */
    public Boolean fades() {
        return fades == 0 ? Boolean.FALSE : fades == 1 ? Boolean.TRUE : null;
    }

    /**
     * 1: may fade when motion is reduced; -1: as its kind (colors do). -1
     *
     * <p>Gives this object.
     */
    public PropertyOptions fades(boolean fades) {
        this.fades = (fades ? 1 : 0);
        return this;
    }

    /**
     * see anim_stage_set_threshold. 0.001
     */
    public double threshold() {
        return threshold;
    }

    /**
     * see anim_stage_set_threshold. 0.001
     *
     * <p>Gives this object.
     */
    public PropertyOptions threshold(double threshold) {
        this.threshold = threshold;
        return this;
    }
}
