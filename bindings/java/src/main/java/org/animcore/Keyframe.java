// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.nio.ByteBuffer;
import java.util.Set;

/**
 * anim_keyframe of C.
 *
 * <p>kind: ANIM_KEYFRAME_KIND_...
 *
 * <p>flags: ANIM_KEYFRAME_HAS_... and ANIM_KEYFRAME_SETTLES
 *
 * <p>duration: seconds, 0 to 1e9. Not read for MOVE, nor for a spring that SETTLES
 *
 * <p>curve: of LINEAR
 *
 * <p>spring: of SPRING
 */
public record Keyframe(KeyframeKind kind, Set<KeyframeFlag> flags, double duration, CubicBezier curve, Spring spring) {
    static final int SIZE = 72;

    void write(Arena _arena, ByteBuffer _memory, int _at) {
        _memory.putInt(_at + 0, java.util.Objects.requireNonNull(kind, "kind").value);
        _memory.putInt(_at + 4, KeyframeFlag.sum(flags, "flags"));
        _memory.putDouble(_at + 8, duration);
        java.util.Objects.requireNonNull(curve, "curve").write(_arena, _memory, _at + 16);
        java.util.Objects.requireNonNull(spring, "spring").write(_arena, _memory, _at + 48);
    }

    static Keyframe read(ByteBuffer _memory, int _at) {
        return new Keyframe(
                KeyframeKind.of(_memory.getInt(_at + 0)),
                KeyframeFlag.of(_memory.getInt(_at + 4)),
                _memory.getDouble(_at + 8),
                CubicBezier.read(_memory, _at + 16),
                Spring.read(_memory, _at + 48));
    }
}
