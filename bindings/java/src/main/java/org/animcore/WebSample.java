// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.nio.ByteBuffer;

/**
 * A timing evaluated at one moment. Where the specification says unresolved, is_in_effect is 0 and so are the numbers.
 *
 * <p>phase: ANIM_TIMING_PHASE_...
 *
 * <p>isInEffect: 0: the numbers below are unresolved
 *
 * <p>isReversing: 1: the current direction is reverse
 *
 * <p>simpleIterationProgress: from 0 to 1
 *
 * <p>currentIteration: infinite after the last of infinitely many
 *
 * <p>directedProgress: 0...1: the input of the timing function
 */
public record WebSample(TimingPhase phase, boolean isInEffect, boolean isReversing, double activeTime, double overallProgress, double simpleIterationProgress, double currentIteration, double directedProgress) {
    static final int SIZE = 56;

    static WebSample read(ByteBuffer _memory, int _at) {
        return new WebSample(
                TimingPhase.of(_memory.getInt(_at + 0)),
                _memory.getInt(_at + 4) != 0,
                _memory.getInt(_at + 8) != 0,
                _memory.getDouble(_at + 16),
                _memory.getDouble(_at + 24),
                _memory.getDouble(_at + 32),
                _memory.getDouble(_at + 40),
                _memory.getDouble(_at + 48));
    }
}
