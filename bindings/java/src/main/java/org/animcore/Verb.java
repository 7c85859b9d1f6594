// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * A command of a path. A byte, since paths have many.
 */
public enum Verb {
    /**
     * 1 point: begins a subpath
     */
    MOVE(0),
    /**
     * 1 point
     */
    LINE(1),
    /**
     * 2 points: control, end
     */
    QUADRATIC(2),
    /**
     * 3 points: control, control, end
     */
    CUBIC(3),
    /**
     * 0 points
     */
    CLOSE(4),
    /**
     * A constant that this package does not know: of a newer library.
     */
    UNRECOGNIZED(Integer.MIN_VALUE);

    /**
     * The number that stands for it in C.
     */
    public final int value;

    Verb(int value) {
        this.value = value;
    }

    /**
     * The constant that has this number in C.
     */
    public static Verb of(int value) {
        return switch (value) {
            case 0 -> MOVE;
            case 1 -> LINE;
            case 2 -> QUADRATIC;
            case 3 -> CUBIC;
            case 4 -> CLOSE;
            default -> UNRECOGNIZED;
        };
    }
}
