// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.nio.ByteBuffer;

/**
 * anim_trace_info of C.
 *
 * <p>end: flicks: its end line's time, or its last step's
 *
 * <p>seed: with which it was recorded, where has_seed is 1; a runner loads the scene with it
 */
public record TraceInfo(boolean hasSeed, long stepCount, long end, long seed) {
    static final int SIZE = 32;

    static TraceInfo read(ByteBuffer _memory, int _at) {
        return new TraceInfo(
                _memory.getInt(_at + 4) != 0,
                _memory.getLong(_at + 8),
                _memory.getLong(_at + 16),
                _memory.getLong(_at + 24));
    }
}
