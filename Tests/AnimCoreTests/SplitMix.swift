// SPDX-License-Identifier: MIT
import Foundation

/// SplitMix64 (Steele, Lea, Flood 2014): random cases for the tests that are the same in every run.
struct SplitMix {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// 0 ..< count.
    mutating func next(below count: Int) -> Int { Int(next() % UInt64(count)) }

    mutating func uniform(_ low: Double, _ high: Double) -> Double {
        low + (high - low) * Double(next() >> 11) * 0x1p-53
    }

    /// Uniform in the logarithm.
    mutating func logarithmic(_ low: Double, _ high: Double) -> Double {
        exp(uniform(log(low), log(high)))
    }

    /// The value or its negative.
    mutating func signed(_ value: Double) -> Double { next() & 1 == 0 ? value : -value }
}
