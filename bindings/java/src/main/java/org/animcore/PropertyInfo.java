// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.nio.ByteBuffer;

/**
 * anim_property_info of C.
 *
 * <p>kind: ANIM_VALUE_KIND_...
 *
 * <p>name: index for anim_stage_get_name, or -1
 *
 * <p>isAnimating: 1 while an animation runs or waits for its delay
 *
 * <p>shownCount: components of the presentation and velocity: differs from component_count only for a path on its way
 * to one with other verbs
 *
 * <p>threshold: see anim_stage_set_threshold
 */
public record PropertyInfo(ValueKind kind, int componentCount, int name, boolean isAnimating, int shownCount, double threshold) {
    static final int SIZE = 32;

    static PropertyInfo read(ByteBuffer _memory, int _at) {
        return new PropertyInfo(
                ValueKind.of(_memory.getInt(_at + 4)),
                _memory.getInt(_at + 8),
                _memory.getInt(_at + 12),
                _memory.getInt(_at + 16) != 0,
                _memory.getInt(_at + 20),
                _memory.getDouble(_at + 24));
    }
}
