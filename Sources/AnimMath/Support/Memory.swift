// SPDX-License-Identifier: MIT
import CAnimPlatform

/// Memory that a call needs at once, see CAnimMemory.h.
package enum Memory {
    /// Sees to it that so many bytes can be had until the call of the C interface that this is part of ends. What may need
    /// more than some 16 KB asks before it changes anything.
    /// - Throws: `.memory`.
    @inline(never)
    package static func ask(_ count: Int) throws(AnimError) {
        guard anim_platform_ask(max(count, 0)) != 0 else {
            throw AnimError(.memory, "out of memory: the call needs about \(count) bytes, and has changed nothing")
        }
    }

    /// For `count` things of `size` bytes each in an array that grows by doubling: up to twice as many, and half of that, a
    /// quarter and so on before, each of which may stand where the next does not fit.
    package static func ask(_ count: Int, of size: Int) throws(AnimError) {
        // Most are few.
        if count > 64 { try ask(Int(clamping: Int64(count) * Int64(size) * 5)) }
    }
}
