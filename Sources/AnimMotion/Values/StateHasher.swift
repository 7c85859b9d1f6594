// SPDX-License-Identifier: MIT
/// A running 64-bit hash of state, for comparing two hosts.
///
/// FNV-1a (Fowler, Noll, Vo) over 64-bit words instead of bytes, followed by the finalizer of MurmurHash3 (Appleby).
/// The same words in the same order give the same hash on every platform. It is no defense against an adversary.
package struct StateHasher: Sendable {
    private var state: UInt64 = 0xCBF2_9CE4_8422_2325

    package init() {}

    package mutating func combine(_ word: UInt64) {
        state = (state ^ word) &* 0x0000_0100_0000_01B3
        state ^= state >> 29
    }

    package mutating func combine(_ number: Int64) { combine(UInt64(bitPattern: number)) }
    package mutating func combine(_ number: Int32) { combine(Int64(number)) }
    package mutating func combine(_ number: Double) { combine(number.bitPattern) }
    package mutating func combine(_ flag: Bool) { combine(UInt64(flag ? 1 : 0)) }

    package mutating func combine(_ bytes: [UInt8]) {
        combine(UInt64(bytes.count))
        for byte in bytes { combine(UInt64(byte)) }
    }

    package func finalized() -> UInt64 {
        var hash = state
        hash = (hash ^ (hash >> 33)) &* 0xFF51_AFD7_ED55_8CCD
        hash = (hash ^ (hash >> 33)) &* 0xC4CE_B9FE_1A85_EC53
        return hash ^ (hash >> 33)
    }
}
