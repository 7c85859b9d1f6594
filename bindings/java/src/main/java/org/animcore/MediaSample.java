// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.nio.ByteBuffer;

/**
 * A timing evaluated at one moment. Where it is not in effect, the other members are as if it filled on both sides.
 *
 * <p>phase: ANIM_TIMING_PHASE_...
 *
 * <p>isInEffect: 1: there is a value, in the active phase or by the fill mode
 *
 * <p>isReversing: 1: on the way back of an autoreversing repeat
 *
 * <p>progress: 0...1, mirrored on the way back; from the end on it stays: 1 after 3 repeats, 0.5 after 2.5, 0 after the
 * way back
 *
 * <p>iteration: the current repeat, from 0; infinite after the last of infinitely many
 *
 * <p>localTime: seconds, not clamped
 *
 * <p>iterationTime: seconds into the iteration, mirrored too: the parent time of animations in a group with this timing
 *
 * <p>rate: d progress / d parent time, per second; 0 outside the active phase
 *
 * <p>iterationRate: d iteration_time / d parent time; 0 outside the active phase
 */
public record MediaSample(TimingPhase phase, boolean isInEffect, boolean isReversing, double progress, double iteration, double localTime, double iterationTime, double rate, double iterationRate) {
    static final int SIZE = 64;

    static MediaSample read(ByteBuffer _memory, int _at) {
        return new MediaSample(
                TimingPhase.of(_memory.getInt(_at + 0)),
                _memory.getInt(_at + 4) != 0,
                _memory.getInt(_at + 8) != 0,
                _memory.getDouble(_at + 16),
                _memory.getDouble(_at + 24),
                _memory.getDouble(_at + 32),
                _memory.getDouble(_at + 40),
                _memory.getDouble(_at + 48),
                _memory.getDouble(_at + 56));
    }
}
