// SPDX-License-Identifier: MIT
import AnimMath

/// A spring's rates in the caller's memory: ten words, validated on every use.
///
/// The last word is a checksum: the exclusive or of all words, each rotated by a number of bits of its own, is a
/// constant. It detects zeros, a partial copy, words that changed places and any single-bit change. Forged words are
/// harmless: the functions of time accept any numbers.
extension SpringResponse {
    private static var sum: UInt64 { 0x616E_696D_7370_7232 }

    /// A word's part of the checksum.
    @inline(__always)
    private static func rotated(_ word: UInt64, _ index: UInt64) -> UInt64 {
        word &<< (7 * index + 7) | word &>> (57 &- 7 * index)
    }

    /// Writes ten words.
    package func store(to memory: UnsafeMutableRawPointer) {
        let numbers = (
            decay.high, decay.low, frequency.high, frequency.low, fastRate, squaredFrequency, timeScale,
            inverseTimeScale
        )
        memory.storeBytes(of: numbers, as: type(of: numbers))
        let kind: UInt64 = isUnderdamped ? 1 : 0
        memory.storeBytes(of: kind, toByteOffset: 64, as: UInt64.self)
        var sum = Self.sum ^ Self.rotated(kind, 8)
        for index in 0..<8 {
            sum ^= Self.rotated(memory.load(fromByteOffset: 8 * index, as: UInt64.self), UInt64(index))
        }
        memory.storeBytes(of: sum, toByteOffset: 72, as: UInt64.self)
    }

    /// Reads words written by `store(to:)`; nil for any others.
    @inline(__always)
    private init?(stored memory: UnsafeRawPointer) {
        func word(_ index: Int) -> UInt64 { memory.load(fromByteOffset: 8 * index, as: UInt64.self) }
        func number(_ index: Int) -> Double { Double(bitPattern: word(index)) }
        decay = DoubleDouble(high: number(0), low: number(1))
        frequency = DoubleDouble(high: number(2), low: number(3))
        (fastRate, squaredFrequency, timeScale, inverseTimeScale) = (number(4), number(5), number(6), number(7))
        isUnderdamped = word(8) == 1
        func part(_ index: Int) -> UInt64 { Self.rotated(word(index), UInt64(index)) }
        let half = part(0) ^ part(1) ^ part(2) ^ part(3) ^ part(4)
        guard word(8) <= 1, half ^ part(5) ^ part(6) ^ part(7) ^ part(8) ^ word(9) == Self.sum else { return nil }
    }

    /// `state(at:from:to:velocity:)` of a stored spring; nil if the memory does not hold one.
    package static func state(
        stored memory: UnsafeRawPointer,
        at t: Double,
        from: Double,
        to: Double,
        velocity: Double
    ) -> (value: Double, velocity: Double)? {
        guard let response = SpringResponse(stored: memory) else { return nil }
        return response.state(at: t, from: from, to: to, velocity: velocity)
    }

    /// The same without calls, for an underdamped spring, a time above 0 and numbers whose absolute values add up to at
    /// most 1e150; nil for all others.
    @inline(__always)
    package static func quickState(
        stored memory: UnsafeRawPointer,
        at t: Double,
        from: Double,
        to: Double,
        velocity: Double
    ) -> (value: Double, velocity: Double)? {
        guard t > 0, from.magnitude + to.magnitude + velocity.magnitude <= 1e150,
            let response = SpringResponse(stored: memory), response.isUnderdamped
        else { return nil }
        let basis = response.oscillating(at: t * response.timeScale)
        guard basis.isQuick else { return nil }
        let scaled = response.scaled(basis)
        let displacement = from - to
        return (
            to + (scaled.displacement * displacement + scaled.displacementPerVelocity * velocity),
            scaled.velocityPerDisplacement * displacement + scaled.velocity * velocity
        )
    }
}
