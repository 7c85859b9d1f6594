// SPDX-License-Identifier: MIT
/// The pseudo-random generator xoshiro256** 1.0 of Blackman and Vigna ("Scrambled linear pseudorandom number
/// generators", ACM TOMS 47, 2021). splitmix64 (Steele, Lea, Flood 2014) fills its state from a seed. Period 2^256 − 1.
/// Not for secrets.
package struct RandomGenerator: Sendable, Equatable {
    private var word0: UInt64
    private var word1: UInt64
    private var word2: UInt64
    private var word3: UInt64

    /// The generator with a seed; every seed gives a different, good sequence.
    package init(seed: UInt64) {
        var counter = seed
        word0 = RandomGenerator.splitMix(&counter)
        word1 = RandomGenerator.splitMix(&counter)
        word2 = RandomGenerator.splitMix(&counter)
        word3 = RandomGenerator.splitMix(&counter)
    }

    /// The generator in an earlier `state`; nil for four zeros, from which it would never move.
    package init?(state: (UInt64, UInt64, UInt64, UInt64)) {
        guard state.0 | state.1 | state.2 | state.3 != 0 else { return nil }
        (word0, word1, word2, word3) = state
    }

    /// The four words that determine all further numbers.
    package var state: (UInt64, UInt64, UInt64, UInt64) { (word0, word1, word2, word3) }

    /// The next 64 bits.
    package mutating func next() -> UInt64 {
        let result = RandomGenerator.rotate(word1 &* 5, by: 7) &* 9
        let shifted = word1 &<< 17
        word2 ^= word0
        word3 ^= word1
        word1 ^= word2
        word0 ^= word3
        word2 ^= shifted
        word3 = RandomGenerator.rotate(word3, by: 45)
        return result
    }

    /// The next number in [0, 1): the top 53 bits of `next()`, times 2^-53.
    package mutating func nextUnit() -> Double {
        Double(next() &>> 11) * 0x1p-53
    }

    /// lower + (upper − lower) u for the next u of `nextUnit()`, clamped to the bounds; finite if the bounds are, even
    /// if their difference is not. The bounds may be in either order.
    package mutating func next(in lower: Double, _ upper: Double) -> Double {
        let unit = nextUnit()
        let width = upper - lower
        let value = width.absolute < .infinity ? lower + width * unit : lower * (1 - unit) + upper * unit
        let least = lower < upper ? lower : upper
        let greatest = lower < upper ? upper : lower
        if value < least { return least }
        if value > greatest { return greatest }
        return value
    }

    @inline(__always)
    private static func rotate(_ word: UInt64, by count: UInt64) -> UInt64 {
        word &<< count | word &>> (64 &- count)
    }

    private static func splitMix(_ counter: inout UInt64) -> UInt64 {
        counter = counter &+ 0x9E37_79B9_7F4A_7C15
        var word = counter
        word = (word ^ (word &>> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word &>> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word &>> 31)
    }
}
