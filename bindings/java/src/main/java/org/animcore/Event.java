// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.nio.ByteBuffer;

/**
 * Something that happened.
 *
 * <p>kind: ANIM_EVENT_KIND_...
 *
 * <p>finished: 1 when it ran to its end, 0 when it was interrupted or removed
 *
 * <p>time: flicks of stage time
 *
 * <p>subject: the property, transaction, group or bank, or 0
 *
 * <p>name: index for anim_stage_get_name, or -1
 *
 * <p>count: see the kinds; otherwise 0
 *
 * <p>animation: the animation that ended, or 0
 *
 * <p>data: identifies its data, or 0 for none; see anim_scene_get_event_value
 *
 * <p>dataLost: how many of its first fields were dropped before it was delivered; 0 for none
 */
public record Event(EventKind kind, boolean finished, long time, long subject, int name, int count, long animation, long data, int dataLost) {
    static final int SIZE = 64;

    static Event read(ByteBuffer _memory, int _at) {
        return new Event(
                EventKind.of(_memory.getInt(_at + 0)),
                _memory.getInt(_at + 4) != 0,
                _memory.getLong(_at + 8),
                _memory.getLong(_at + 16),
                _memory.getInt(_at + 24),
                _memory.getInt(_at + 28),
                _memory.getLong(_at + 32),
                _memory.getLong(_at + 40),
                _memory.getInt(_at + 48));
    }
}
