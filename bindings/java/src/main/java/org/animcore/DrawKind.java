// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * What a command draws.
 */
public enum DrawKind {
    /**
     * fill the path
     */
    FILL(0),
    /**
     * stroke the path
     */
    STROKE(1),
    /**
     * draw a text in a font of the host's
     */
    TEXT(2),
    /**
     * draw an image that the host knows by its name
     */
    IMAGE(3),
    /**
     * the commands up to the layer's end are drawn as a group, then composited
     */
    LAYER_BEGIN(4),
    /**
     * ANIM_DRAW_KIND_LAYER_END.
     */
    LAYER_END(5),
    /**
     * the commands up to the clip's end show inside the path only
     */
    CLIP_BEGIN(6),
    /**
     * ANIM_DRAW_KIND_CLIP_END.
     */
    CLIP_END(7),
    /**
     * A constant that this package does not know: of a newer library.
     */
    UNRECOGNIZED(Integer.MIN_VALUE);

    /**
     * The number that stands for it in C.
     */
    public final int value;

    DrawKind(int value) {
        this.value = value;
    }

    /**
     * The constant that has this number in C.
     */
    public static DrawKind of(int value) {
        return switch (value) {
            case 0 -> FILL;
            case 1 -> STROKE;
            case 2 -> TEXT;
            case 3 -> IMAGE;
            case 4 -> LAYER_BEGIN;
            case 5 -> LAYER_END;
            case 6 -> CLIP_BEGIN;
            case 7 -> CLIP_END;
            default -> UNRECOGNIZED;
        };
    }
}
