// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.nio.ByteBuffer;

/**
 * anim_trace_info of C.
 *
 * <p>end: flicks: the time of its end line, or else of its last step
 *
 * <p>seed: the seed with which it was recorded, if has_seed is 1; load the scene with it
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
