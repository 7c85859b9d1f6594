// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * Robert Penner's easing functions, which are usually written easeInQuad ... easeInOutBounce: IN starts slowly, OUT
 * ends slowly, IN_OUT does both. EXPO is 2^(10 x - 10), but 0 at 0. BACK has the overshoot 1.70158, its IN_OUT 1.525
 * times that. ELASTIC has the amplitude 1 and the period 0.3, its IN_OUT 0.45, and is 0 at 0 and 1 at 1.
 */
public enum Penner {
    /**
     * ANIM_PENNER_QUAD_IN.
     */
    QUAD_IN(0),
    /**
     * ANIM_PENNER_QUAD_OUT.
     */
    QUAD_OUT(1),
    /**
     * ANIM_PENNER_QUAD_IN_OUT.
     */
    QUAD_IN_OUT(2),
    /**
     * ANIM_PENNER_CUBIC_IN.
     */
    CUBIC_IN(3),
    /**
     * ANIM_PENNER_CUBIC_OUT.
     */
    CUBIC_OUT(4),
    /**
     * ANIM_PENNER_CUBIC_IN_OUT.
     */
    CUBIC_IN_OUT(5),
    /**
     * ANIM_PENNER_QUART_IN.
     */
    QUART_IN(6),
    /**
     * ANIM_PENNER_QUART_OUT.
     */
    QUART_OUT(7),
    /**
     * ANIM_PENNER_QUART_IN_OUT.
     */
    QUART_IN_OUT(8),
    /**
     * ANIM_PENNER_QUINT_IN.
     */
    QUINT_IN(9),
    /**
     * ANIM_PENNER_QUINT_OUT.
     */
    QUINT_OUT(10),
    /**
     * ANIM_PENNER_QUINT_IN_OUT.
     */
    QUINT_IN_OUT(11),
    /**
     * ANIM_PENNER_SINE_IN.
     */
    SINE_IN(12),
    /**
     * ANIM_PENNER_SINE_OUT.
     */
    SINE_OUT(13),
    /**
     * ANIM_PENNER_SINE_IN_OUT.
     */
    SINE_IN_OUT(14),
    /**
     * ANIM_PENNER_EXPO_IN.
     */
    EXPO_IN(15),
    /**
     * ANIM_PENNER_EXPO_OUT.
     */
    EXPO_OUT(16),
    /**
     * ANIM_PENNER_EXPO_IN_OUT.
     */
    EXPO_IN_OUT(17),
    /**
     * ANIM_PENNER_CIRC_IN.
     */
    CIRC_IN(18),
    /**
     * ANIM_PENNER_CIRC_OUT.
     */
    CIRC_OUT(19),
    /**
     * ANIM_PENNER_CIRC_IN_OUT.
     */
    CIRC_IN_OUT(20),
    /**
     * ANIM_PENNER_BACK_IN.
     */
    BACK_IN(21),
    /**
     * ANIM_PENNER_BACK_OUT.
     */
    BACK_OUT(22),
    /**
     * ANIM_PENNER_BACK_IN_OUT.
     */
    BACK_IN_OUT(23),
    /**
     * ANIM_PENNER_ELASTIC_IN.
     */
    ELASTIC_IN(24),
    /**
     * ANIM_PENNER_ELASTIC_OUT.
     */
    ELASTIC_OUT(25),
    /**
     * ANIM_PENNER_ELASTIC_IN_OUT.
     */
    ELASTIC_IN_OUT(26),
    /**
     * ANIM_PENNER_BOUNCE_IN.
     */
    BOUNCE_IN(27),
    /**
     * ANIM_PENNER_BOUNCE_OUT.
     */
    BOUNCE_OUT(28),
    /**
     * ANIM_PENNER_BOUNCE_IN_OUT.
     */
    BOUNCE_IN_OUT(29),
    /**
     * A constant that this package does not know: of a newer library.
     */
    UNRECOGNIZED(Integer.MIN_VALUE);

    /**
     * The number that stands for it in C.
     */
    public final int value;

    Penner(int value) {
        this.value = value;
    }

    /**
     * The constant that has this number in C.
     */
    public static Penner of(int value) {
        return switch (value) {
            case 0 -> QUAD_IN;
            case 1 -> QUAD_OUT;
            case 2 -> QUAD_IN_OUT;
            case 3 -> CUBIC_IN;
            case 4 -> CUBIC_OUT;
            case 5 -> CUBIC_IN_OUT;
            case 6 -> QUART_IN;
            case 7 -> QUART_OUT;
            case 8 -> QUART_IN_OUT;
            case 9 -> QUINT_IN;
            case 10 -> QUINT_OUT;
            case 11 -> QUINT_IN_OUT;
            case 12 -> SINE_IN;
            case 13 -> SINE_OUT;
            case 14 -> SINE_IN_OUT;
            case 15 -> EXPO_IN;
            case 16 -> EXPO_OUT;
            case 17 -> EXPO_IN_OUT;
            case 18 -> CIRC_IN;
            case 19 -> CIRC_OUT;
            case 20 -> CIRC_IN_OUT;
            case 21 -> BACK_IN;
            case 22 -> BACK_OUT;
            case 23 -> BACK_IN_OUT;
            case 24 -> ELASTIC_IN;
            case 25 -> ELASTIC_OUT;
            case 26 -> ELASTIC_IN_OUT;
            case 27 -> BOUNCE_IN;
            case 28 -> BOUNCE_OUT;
            case 29 -> BOUNCE_IN_OUT;
            default -> UNRECOGNIZED;
        };
    }
}
