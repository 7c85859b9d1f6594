// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.nio.ByteBuffer;

/**
 * anim_input_info of C.
 *
 * <p>kind: ANIM_INPUT_KIND_...
 *
 * <p>name: index for anim_stage_get_name of the scene's stage
 *
 * <p>minimum: of a number; -infinity and infinity when the document sets none
 *
 * <p>maximum: of a number; -infinity and infinity when the document sets none
 */
public record InputInfo(InputKind kind, int name, double minimum, double maximum) {
    static final int SIZE = 32;

    static InputInfo read(ByteBuffer _memory, int _at) {
        return new InputInfo(
                InputKind.of(_memory.getInt(_at + 4)),
                _memory.getInt(_at + 8),
                _memory.getDouble(_at + 16),
                _memory.getDouble(_at + 24));
    }
}
