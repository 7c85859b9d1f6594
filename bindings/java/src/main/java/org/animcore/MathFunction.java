// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * The functions that anim_math_evaluate() computes.
 */
public enum MathFunction {
    /**
     * ANIM_MATH_FUNCTION_EXP.
     */
    EXP(0),
    /**
     * ANIM_MATH_FUNCTION_EXPM1.
     */
    EXPM1(1),
    /**
     * ANIM_MATH_FUNCTION_LOG.
     */
    LOG(2),
    /**
     * ANIM_MATH_FUNCTION_LOG1P.
     */
    LOG1P(3),
    /**
     * ANIM_MATH_FUNCTION_SIN.
     */
    SIN(4),
    /**
     * ANIM_MATH_FUNCTION_COS.
     */
    COS(5),
    /**
     * ANIM_MATH_FUNCTION_TAN.
     */
    TAN(6),
    /**
     * atan2(x[i], y[i]): the first argument is the ordinate, as in C
     */
    ATAN2(7),
    /**
     * ANIM_MATH_FUNCTION_ACOS.
     */
    ACOS(8),
    /**
     * x[i] to the power y[i]
     */
    POW(9),
    /**
     * ANIM_MATH_FUNCTION_CBRT.
     */
    CBRT(10),
    /**
     * ANIM_MATH_FUNCTION_HYPOT.
     */
    HYPOT(11),
    /**
     * A constant that this package does not know: of a newer library.
     */
    UNRECOGNIZED(Integer.MIN_VALUE);

    /**
     * The number that stands for it in C.
     */
    public final int value;

    MathFunction(int value) {
        this.value = value;
    }

    /**
     * The constant that has this number in C.
     */
    public static MathFunction of(int value) {
        return switch (value) {
            case 0 -> EXP;
            case 1 -> EXPM1;
            case 2 -> LOG;
            case 3 -> LOG1P;
            case 4 -> SIN;
            case 5 -> COS;
            case 6 -> TAN;
            case 7 -> ATAN2;
            case 8 -> ACOS;
            case 9 -> POW;
            case 10 -> CBRT;
            case 11 -> HYPOT;
            default -> UNRECOGNIZED;
        };
    }
}
