// SPDX-License-Identifier: MIT
import AnimMath

/// A damped harmonic oscillator: a mass on a spring, pulled towards a target.
///
/// m ẍ + c ẋ + k (x − x₁) = 0, with mass m, stiffness k and damping c, in any one consistent set of units; time is in
/// seconds. The default values are those of Core Animation's `CASpringAnimation`.
///
/// A spring only holds parameters. `SpringResponse` holds the constants that are expensive to derive from them.
package struct Spring: Sendable, Equatable {
    /// The mass m, > 0.
    package let mass: Double
    /// The stiffness k, > 0.
    package let stiffness: Double
    /// The damping coefficient c, ≥ 0. With 0 the spring never comes to rest.
    package let damping: Double

    /// Makes a spring from its physical parameters.
    ///
    /// - Throws: `.argument` unless mass and stiffness are finite and above zero and damping is finite and not
    ///   negative; `.limit` if stiffness ÷ mass is outside 2^−1000…2^1000, or the damping ratio is above 2^500.
    package init(mass: Double = 1, stiffness: Double = 100, damping: Double = 10) throws(AnimError) {
        self.mass = mass
        self.stiffness = stiffness
        self.damping = damping
        // Within these ranges no quotient and no ratio is out of range: k/m is within 2^±400, ζ at most 2^399.
        let range = 0x1p-200...0x1p200
        guard !(range.contains(mass) && range.contains(stiffness) && damping >= 0 && damping <= 0x1p200) else { return }
        try check()
    }

    /// Whether any given parameters are in range.
    @inline(never)
    private func check() throws(AnimError) {
        guard mass > 0, mass.isFinite else {
            throw AnimError(.argument, "the spring's mass must be finite and above 0")
        }
        guard stiffness > 0, stiffness.isFinite else {
            throw AnimError(.argument, "the spring's stiffness must be finite and above 0")
        }
        guard damping >= 0, damping.isFinite else {
            throw AnimError(.argument, "the spring's damping must be finite and not below 0")
        }
        let ratio = stiffness / mass
        guard ratio >= 0x1p-1000, ratio <= 0x1p1000 else {
            throw AnimError(.limit, "the spring's stiffness divided by its mass must be from 2^-1000 to 2^1000")
        }
        guard (damping / mass).isFinite,
            SpringScale(mass: mass, stiffness: stiffness, damping: damping).dampingRatio <= 0x1p500
        else {
            throw AnimError(.limit, "the spring's damping ratio must not be above 2^500")
        }
    }

    /// A spring with another damping, from 0 to that of the given one.
    package init(_ spring: Spring, withCheckedDamping damping: Double) {
        mass = spring.mass
        stiffness = spring.stiffness
        self.damping = damping
    }

    /// The damping ratio ζ = c / (2√(km)): below 1 the spring overshoots, at 1 it comes to rest soonest, above 1 it is
    /// slower.
    package var dampingRatio: Double { SpringScale(self).dampingRatio }

    /// The undamped angular frequency ω₀ = √(k/m), in radians per second.
    package var naturalFrequency: Double { (stiffness / mass).squareRoot() }

    /// The position of the spring, `t` seconds after it was at `from` with `velocity`, with the target `to`.
    ///
    /// `t` ≤ 0 (or NaN) gives `from`. For many values or times of one spring, keep a `SpringResponse`.
    package func value(at t: Double, from: Double, to: Double, velocity: Double) -> Double {
        SpringResponse(self).value(at: t, from: from, to: to, velocity: velocity)
    }

    /// The velocity at that moment in units per second: the exact derivative of `value(at:from:to:velocity:)`.
    package func velocity(at t: Double, from: Double, to: Double, velocity: Double) -> Double {
        SpringResponse(self).velocity(at: t, from: from, to: to, velocity: velocity)
    }
}
