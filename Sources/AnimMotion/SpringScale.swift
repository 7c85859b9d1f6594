// SPDX-License-Identifier: MIT
/// A spring's parameters, scaled by exact powers of two so that no product of them overflows or underflows.
///
/// The mass is scaled to 1 ..< 2, and time to units of 2^−p seconds such that the stiffness is in about 1 ..< 4. Powers
/// of two change no bit of a significand: a spring of mass 1e-300 is as accurate as one of mass 1.
struct SpringScale {
    /// m · 2^−e, in 1 ..< 2; e is the exponent of m.
    package let mass: Double
    /// k · 2^(−e−2p), in 1 ..< 4.
    package let stiffness: Double
    /// c · 2^(−e−p).
    package let damping: Double
    /// 2^p: the factor from seconds to scaled time.
    package let timeScale: Double
    /// 2^−p.
    let inverseTimeScale: Double

    init(_ spring: Spring) {
        self.init(mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping)
    }

    /// For a finite mass and stiffness above zero, with a ratio within 2^±1000, and a finite damping.
    init(mass: Double, stiffness: Double, damping: Double) {
        let massExponent = Self.exponent(mass)
        let difference = Self.exponent(stiffness) - massExponent
        let half = difference >= 0 ? difference / 2 : (difference - 1) / 2
        if massExponent.magnitude <= 64, half.magnitude <= 128 {
            self.mass = Self.multiply(mass, bySmallPowerOfTwo: -massExponent)
            self.stiffness = Self.multiply(stiffness, bySmallPowerOfTwo: -massExponent - 2 * half)
            self.damping = Self.multiply(damping, bySmallPowerOfTwo: -massExponent - half)
        } else {
            self.mass = Self.multiply(mass, byPowerOfTwo: -massExponent)
            self.stiffness = Self.multiply(stiffness, byPowerOfTwo: -massExponent - 2 * half)
            self.damping = Self.multiply(damping, byPowerOfTwo: -massExponent - half)
        }
        // The quotient is within 2^±1000, so half of its exponent is within ±501.
        timeScale = Self.multiply(1, bySmallPowerOfTwo: half)
        inverseTimeScale = Self.multiply(1, bySmallPowerOfTwo: -half)
    }

    /// ζ = c / (2√(km)), unchanged by the scaling.
    ///
    /// Exactly 1 for k = fl(ω²), c = 2ω, m = 1, since the square root of a rounded square is exact.
    package var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

    /// The exponent of a finite nonzero number.
    @inline(__always)
    private static func exponent(_ x: Double) -> Int {
        let biased = Int(truncatingIfNeeded: x.bitPattern &>> 52)
        return biased > 0 ? biased - 1023 : Int(x.exponent)
    }

    /// x · 2^n, rounded if it becomes subnormal. |n| ≤ 512.
    @inline(__always)
    private static func multiply(_ x: Double, bySmallPowerOfTwo n: Int) -> Double {
        x * Double(bitPattern: UInt64(truncatingIfNeeded: n &+ 1023) &<< 52)
    }

    /// x · 2^n, rounded at most once if it becomes subnormal. |n| ≤ 3200.
    @inline(never)
    package static func multiply(_ x: Double, byPowerOfTwo n: Int) -> Double {
        var result = x
        var rest = n
        // Steps of 2^±512 keep each factor a normal number; downwards, the first steps stay normal for every x here.
        while rest > 512 {
            result *= 0x1p512
            rest -= 512
        }
        while rest < -512 {
            result *= 0x1p-512
            rest += 512
        }
        return result * Double(bitPattern: UInt64(truncatingIfNeeded: rest &+ 1023) &<< 52)
    }
}
