// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.nio.ByteBuffer;

/**
 * anim_stage_info of C.
 *
 * <p>time: stage time, flicks: the time of events and animations
 *
 * <p>hostTime: the sum of all advances, flicks
 *
 * <p>animationCount: animations that run or wait for their delay, and banks that move; 0: nothing moves
 *
 * <p>eventCount: events that wait to be polled
 *
 * <p>nextDue: stage time of the next thing that will happen by itself; -1 when there is none. In a scene whose guards
 * read animated values or elapsed, this includes the first flick at which a guard may become true. It may be too early,
 * but is never too late: a host that sleeps until then and asks again misses nothing.
 *
 * <p>owed: how many flicks stage time lags behind the advances: see anim_stage_set_step_budget()
 */
public record StageInfo(boolean isPaused, long time, long hostTime, double timeScale, int propertyCount, int animationCount, int eventCount, int openTransactions, long nextDue, long owed) {
    static final int SIZE = 64;

    static StageInfo read(ByteBuffer _memory, int _at) {
        return new StageInfo(
                _memory.getInt(_at + 4) != 0,
                _memory.getLong(_at + 8),
                _memory.getLong(_at + 16),
                _memory.getDouble(_at + 24),
                _memory.getInt(_at + 32),
                _memory.getInt(_at + 36),
                _memory.getInt(_at + 40),
                _memory.getInt(_at + 44),
                _memory.getLong(_at + 48),
                _memory.getLong(_at + 56));
    }
}
