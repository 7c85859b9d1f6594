// SPDX-License-Identifier: MIT
import AnimMath

/// A spring's rates in the caller's memory: ten words, validated on every use.
///
/// The last word is a checksum of the others. It detects zeros, a partial copy and any single-bit change. Forged words
/// are harmless: the functions of time accept any numbers.
extension SpringResponse {
    private static let sumStart: UInt64 = 0x616E_696D_7370_7231

    /// The words before the checksum.
    private var words: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64) {
        @inline(__always)
        get {
            (
                decay.high.bitPattern, decay.low.bitPattern, frequency.high.bitPattern, frequency.low.bitPattern,
                fastRate.bitPattern, squaredFrequency.bitPattern, timeScale.bitPattern, inverseTimeScale.bitPattern,
                isUnderdamped ? 1 : 0
            )
        }
    }

    /// Rotations and exclusive ors: three cycles for each word in parallel with the work. Multiplications would be
    /// vectorized.
    private var sum: UInt64 {
        @inline(__always)
        get {
            let words = words
            var sum = Self.sumStart
            sum = Self.mixed(sum, words.0)
            sum = Self.mixed(sum, words.1)
            sum = Self.mixed(sum, words.2)
            sum = Self.mixed(sum, words.3)
            sum = Self.mixed(sum, words.4)
            sum = Self.mixed(sum, words.5)
            sum = Self.mixed(sum, words.6)
            sum = Self.mixed(sum, words.7)
            return Self.mixed(sum, words.8)
        }
    }

    @inline(__always)
    private static func mixed(_ sum: UInt64, _ word: UInt64) -> UInt64 { (sum &<< 7 | sum &>> 57) ^ word }

    /// Writes ten words.
    package func store(to memory: UnsafeMutableRawPointer) {
        let words = words
        memory.storeBytes(of: words, as: type(of: words))
        memory.storeBytes(of: sum, toByteOffset: 72, as: UInt64.self)
    }

    /// Reads words written by `store(to:)`; nil for any others.
    @inline(__always)
    package init?(stored memory: UnsafeRawPointer) {
        decay = DoubleDouble(
            high: memory.load(as: Double.self),
            low: memory.load(fromByteOffset: 8, as: Double.self)
        )
        frequency = DoubleDouble(
            high: memory.load(fromByteOffset: 16, as: Double.self),
            low: memory.load(fromByteOffset: 24, as: Double.self)
        )
        fastRate = memory.load(fromByteOffset: 32, as: Double.self)
        squaredFrequency = memory.load(fromByteOffset: 40, as: Double.self)
        timeScale = memory.load(fromByteOffset: 48, as: Double.self)
        inverseTimeScale = memory.load(fromByteOffset: 56, as: Double.self)
        let kind = memory.load(fromByteOffset: 64, as: UInt64.self)
        isUnderdamped = kind == 1
        guard kind <= 1, memory.load(fromByteOffset: 72, as: UInt64.self) == sum else { return nil }
    }

    /// `state(at:from:to:velocity:)` of a stored spring; nil if the memory does not hold one.
    @_optimize(speed)
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
}
