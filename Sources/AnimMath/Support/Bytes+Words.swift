// SPDX-License-Identifier: MIT
/// Bytes read eight at a time.
extension UnsafePointer<UInt8> {
    /// Eight bytes, the first in the lowest position.
    @inline(__always)
    package func word(at index: Int) -> UInt64 {
        UInt64(littleEndian: UnsafeRawPointer(self + index).loadUnaligned(as: UInt64.self))
    }

    @inline(__always)
    private func half(at index: Int) -> UInt64 {
        UInt64(UInt32(littleEndian: UnsafeRawPointer(self + index).loadUnaligned(as: UInt32.self)))
    }

    /// All of at most eight bytes. For a known count, different bytes give different words.
    @inline(__always)
    package func shortWord(count: Int) -> UInt64 {
        if count >= 4 { return count >= 8 ? word(at: 0) : half(at: 0) | half(at: count &- 4) &<< 32 }
        guard count > 0 else { return 0 }
        // One to three bytes: the first, the middle and the last.
        return UInt64(self[0]) | UInt64(self[count &>> 1]) &<< 8 | UInt64(self[count &- 1]) &<< 16
    }

    /// A hash mixed into its lowest bits: every bit of the bytes affects every bit of it.
    @inline(__always)
    package func hash(count: Int, seed: UInt64) -> UInt64 {
        // The fractional part of the golden ratio, in 64 bits (Knuth, The Art of Computer Programming, volume 3, 6.4).
        let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
        var hash = UInt64(truncatingIfNeeded: count) &* factor ^ seed
        var offset = 0
        while count &- offset > 8 {
            hash = (hash ^ word(at: offset)) &* factor
            hash ^= hash &>> 32
            offset &+= 8
        }
        // The last eight bytes, some of which may be hashed twice.
        hash ^= count >= 8 ? word(at: count &- 8) : shortWord(count: count)
        // The bits of a product only depend on the lower bits of its factor, so the upper half is mixed into the lower
        // one, and then once more.
        hash = hash &* factor
        hash = (hash ^ hash &>> 32) &* factor
        return hash &>> 32
    }

    /// Whether a number of bytes here equal others.
    @inline(__always)
    package func isEqual(to other: UnsafePointer<UInt8>, count: Int) -> Bool {
        guard count > 8 else { return shortWord(count: count) == other.shortWord(count: count) }
        var offset = 0
        while count &- offset > 8 {
            if word(at: offset) != other.word(at: offset) { return false }
            offset &+= 8
        }
        return word(at: count &- 8) == other.word(at: count &- 8)
    }
}
