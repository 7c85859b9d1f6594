// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * What anim_path_get_values_at() returns for each length.
 */
public enum PathQuantity {
    /**
     * x and y: 2 numbers a length
     */
    POINTS(0),
    /**
     * x and y of the unit tangent: 2
     */
    TANGENTS(1),
    /**
     * the tangent turned by a quarter clockwise on the screen: 2
     */
    NORMALS(2),
    /**
     * of the tangent with the x axis, radians, clockwise on the screen, -pi...pi: 1
     */
    ANGLES(3),
    /**
     * as in anim_path_location: 1
     */
    CURVATURES(4),
    /**
     * the verb's index plus the parameter (0...1) in it: 1
     */
    PARAMETERS(5),
    /**
     * A constant that this package does not know: of a newer library.
     */
    UNRECOGNIZED(Integer.MIN_VALUE);

    /**
     * The number that stands for it in C.
     */
    public final int value;

    PathQuantity(int value) {
        this.value = value;
    }

    /**
     * The constant that has this number in C.
     */
    public static PathQuantity of(int value) {
        return switch (value) {
            case 0 -> POINTS;
            case 1 -> TANGENTS;
            case 2 -> NORMALS;
            case 3 -> ANGLES;
            case 4 -> CURVATURES;
            case 5 -> PARAMETERS;
            default -> UNRECOGNIZED;
        };
    }
}
