// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.lang.ref.Reference;
import java.nio.ByteBuffer;

/**
 * A spring with its constants computed in advance, which saves about half of the time of anim_spring_evaluate().
 * anim_spring_prepare() fills it. It is plain memory of the caller's, which may be copied, kept and read by many
 * threads at once. Its size never changes. The members are private to the library: a struct that another version has
 * filled, or that was changed, is refused.
 *
 * <p>decay: sums of two doubles, in the library's unit of time
 *
 * <p>decayLow: sums of two doubles, in the library's unit of time
 *
 * <p>check: a sum over the other members
 */
public record PreparedSpring(double decay, double decayLow, double frequency, double frequencyLow, double fastRate, double squaredFrequency, double timeScale, double inverseTimeScale, long kind, long check) {
    static final int SIZE = 80;

    void write(Arena _arena, ByteBuffer _memory, int _at) {
        _memory.putDouble(_at + 0, decay);
        _memory.putDouble(_at + 8, decayLow);
        _memory.putDouble(_at + 16, frequency);
        _memory.putDouble(_at + 24, frequencyLow);
        _memory.putDouble(_at + 32, fastRate);
        _memory.putDouble(_at + 40, squaredFrequency);
        _memory.putDouble(_at + 48, timeScale);
        _memory.putDouble(_at + 56, inverseTimeScale);
        _memory.putLong(_at + 64, kind);
        _memory.putLong(_at + 72, check);
    }

    static PreparedSpring read(ByteBuffer _memory, int _at) {
        return new PreparedSpring(
                _memory.getDouble(_at + 0),
                _memory.getDouble(_at + 8),
                _memory.getDouble(_at + 16),
                _memory.getDouble(_at + 24),
                _memory.getDouble(_at + 32),
                _memory.getDouble(_at + 40),
                _memory.getDouble(_at + 48),
                _memory.getDouble(_at + 56),
                _memory.getLong(_at + 64),
                _memory.getLong(_at + 72));
    }

    /**
     * What evaluate gives.
     */
    public record EvaluateResult(double value, double velocity) {}

    /**
     * anim_spring_evaluate() for a prepared spring, with the same bits: some 30 ns. ANIM_ERROR_ARGUMENT for one that
     * anim_spring_prepare() did not make.
     *
     * <p>C: anim_prepared_spring_evaluate().
     */
    public EvaluateResult evaluate(double time, double from, double to, double initialVelocity) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(96);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            write(_arena, _memory, _at + 0);
            _arena.check(Raw.Motion.anim_prepared_spring_evaluate(_block.address + _at + 0, time, from, to, initialVelocity, _block.address + _at + 80, _block.address + _at + 88));
            return new EvaluateResult(_memory.getDouble(_at + 80), _memory.getDouble(_at + 88));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }
}
