// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * What a property's components are.
 */
public enum ValueKind {
    /**
     * 1 component
     */
    SCALAR(0),
    /**
     * ANIM_VALUE_KIND_VECTOR2.
     */
    VECTOR2(1),
    /**
     * ANIM_VALUE_KIND_VECTOR3.
     */
    VECTOR3(2),
    /**
     * ANIM_VALUE_KIND_VECTOR4.
     */
    VECTOR4(3),
    /**
     * 1 component in radians, interpolated as given unless its options say otherwise
     */
    ANGLE(4),
    /**
     * 4 components: red, green, blue (sRGB, not premultiplied), opacity
     */
    COLOR(5),
    /**
     * 2: width, height
     */
    SIZE(6),
    /**
     * 4: x, y, width, height
     */
    RECTANGLE(7),
    /**
     * 6: a, b, c, d, tx, ty; interpolated by its decomposition, singular too
     */
    TRANSFORM(8),
    /**
     * as many as are asked for, up to ANIM_LIMIT_VECTOR
     */
    VECTOR(9),
    /**
     * the coordinates of a path, see anim_stage_add_path
     */
    PATH(10),
    /**
     * A constant that this package does not know: of a newer library.
     */
    UNRECOGNIZED(Integer.MIN_VALUE);

    /**
     * The number that stands for it in C.
     */
    public final int value;

    ValueKind(int value) {
        this.value = value;
    }

    /**
     * The constant that has this number in C.
     */
    public static ValueKind of(int value) {
        return switch (value) {
            case 0 -> SCALAR;
            case 1 -> VECTOR2;
            case 2 -> VECTOR3;
            case 3 -> VECTOR4;
            case 4 -> ANGLE;
            case 5 -> COLOR;
            case 6 -> SIZE;
            case 7 -> RECTANGLE;
            case 8 -> TRANSFORM;
            case 9 -> VECTOR;
            case 10 -> PATH;
            default -> UNRECOGNIZED;
        };
    }
}
