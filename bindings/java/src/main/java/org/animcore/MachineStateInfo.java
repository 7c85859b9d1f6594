// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.nio.ByteBuffer;

/**
 * anim_machine_state_info of C.
 *
 * <p>kind: ANIM_STATE_KIND_...
 *
 * <p>name: index for anim_stage_get_name of the scene's stage
 *
 * <p>parent: index of the state around it, or -1
 *
 * <p>active: 1 or 0
 */
public record MachineStateInfo(StateKind kind, int name, int parent, boolean active) {
    static final int SIZE = 24;

    static MachineStateInfo read(ByteBuffer _memory, int _at) {
        return new MachineStateInfo(
                StateKind.of(_memory.getInt(_at + 4)),
                _memory.getInt(_at + 8),
                _memory.getInt(_at + 12),
                _memory.getInt(_at + 16) != 0);
    }
}
