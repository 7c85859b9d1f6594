// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.nio.ByteBuffer;
import java.util.Set;

/**
 * anim_accessibility_element of C.
 *
 * <p>role: ANIM_ROLE_...
 *
 * <p>known: ANIM_ACCESSIBILITY_...
 *
 * <p>states: the known ones that are true
 *
 * <p>node: its number, in document order
 *
 * <p>region: index of the region that is pressed for it, or -1
 *
 * <p>minimum: 0 where not known
 *
 * <p>maximum: 0 where not known
 *
 * <p>now: 0 where not known
 *
 * <p>bounds: in the scene's coordinates: of its region, or else of what it and its children draw
 */
public record AccessibilityElement(Role role, Set<AccessibilityFlag> known, Set<AccessibilityFlag> states, int node, int region, double minimum, double maximum, double now, Rectangle bounds) {
    static final int SIZE = 80;

    static AccessibilityElement read(ByteBuffer _memory, int _at) {
        return new AccessibilityElement(
                Role.of(_memory.getInt(_at + 4)),
                AccessibilityFlag.of(_memory.getInt(_at + 8)),
                AccessibilityFlag.of(_memory.getInt(_at + 12)),
                _memory.getInt(_at + 16),
                _memory.getInt(_at + 20),
                _memory.getDouble(_at + 24),
                _memory.getDouble(_at + 32),
                _memory.getDouble(_at + 40),
                Rectangle.read(_memory, _at + 48));
    }
}
