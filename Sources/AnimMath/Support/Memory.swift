// SPDX-License-Identifier: MIT
import CAnimPlatform

/// Memory that a call needs at once, see CAnimMemory.h.
package enum Memory {
    /// Reserves this many bytes until the end of the present call of the C interface. Operations that may need more
    /// than about 16 KB must call this before they change anything.
    /// - Throws: `.memory`.
    @inline(never)
    package static func ask(_ count: Int) throws(AnimError) {
        guard anim_platform_ask(max(count, 0)) != 0 else {
            throw AnimError(.memory, "out of memory: the call needs about \(count) bytes, and has changed nothing")
        }
    }

    /// For `count` elements of `size` bytes each in an array that grows by doubling. It needs up to twice as much, plus
    /// half of that, a quarter and so on before, since each block may be in a place where the next does not fit.
    package static func ask(_ count: Int, of size: Int) throws(AnimError) {
        // Most counts are small.
        if count > 64 { try ask(Int(clamping: Int64(count) * Int64(size) * 5)) }
    }
}
