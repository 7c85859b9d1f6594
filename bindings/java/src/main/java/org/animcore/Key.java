// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * The keys that a scene handles.
 */
public enum Key {
    /**
     * ANIM_KEY_TAB.
     */
    TAB(0),
    /**
     * ANIM_KEY_SPACE.
     */
    SPACE(1),
    /**
     * ANIM_KEY_ENTER.
     */
    ENTER(2),
    /**
     * ANIM_KEY_ESCAPE.
     */
    ESCAPE(3),
    /**
     * ANIM_KEY_LEFT.
     */
    LEFT(4),
    /**
     * ANIM_KEY_RIGHT.
     */
    RIGHT(5),
    /**
     * ANIM_KEY_UP.
     */
    UP(6),
    /**
     * ANIM_KEY_DOWN.
     */
    DOWN(7),
    /**
     * ANIM_KEY_HOME.
     */
    HOME(8),
    /**
     * ANIM_KEY_END.
     */
    END(9),
    /**
     * ANIM_KEY_PAGE_UP.
     */
    PAGE_UP(10),
    /**
     * ANIM_KEY_PAGE_DOWN.
     */
    PAGE_DOWN(11),
    /**
     * A constant that this package does not know: of a newer library.
     */
    UNRECOGNIZED(Integer.MIN_VALUE);

    /**
     * The number that stands for it in C.
     */
    public final int value;

    Key(int value) {
        this.value = value;
    }

    /**
     * The constant that has this number in C.
     */
    public static Key of(int value) {
        return switch (value) {
            case 0 -> TAB;
            case 1 -> SPACE;
            case 2 -> ENTER;
            case 3 -> ESCAPE;
            case 4 -> LEFT;
            case 5 -> RIGHT;
            case 6 -> UP;
            case 7 -> DOWN;
            case 8 -> HOME;
            case 9 -> END;
            case 10 -> PAGE_UP;
            case 11 -> PAGE_DOWN;
            default -> UNRECOGNIZED;
        };
    }
}
