// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * What the paths are drawn as.
 */
public enum MorphPaint {
    /**
     * subpaths are closed in between, as filling closes them, and self-intersecting in-betweens are repaired
     */
    FILL(0),
    /**
     * open subpaths stay open, crossings are allowed, and a subpath without counterpart joins another stroke
     */
    STROKE(1),
    /**
     * A constant that this package does not know: of a newer library.
     */
    UNRECOGNIZED(Integer.MIN_VALUE);

    /**
     * The number that stands for it in C.
     */
    public final int value;

    MorphPaint(int value) {
        this.value = value;
    }

    /**
     * The constant that has this number in C.
     */
    public static MorphPaint of(int value) {
        return switch (value) {
            case 0 -> FILL;
            case 1 -> STROKE;
            default -> UNRECOGNIZED;
        };
    }
}
