// SPDX-License-Identifier: MIT
import AnimMath

/// A spring's response to a displacement and to a velocity, with all constants precomputed that depend only on the
/// spring.
///
/// The motion is linear in its initial state: with the displacement e₀ = x₀ − x₁ and the velocity v₀,
///
///     x − x₁ = P e₀ + Q v₀        v = R e₀ + S v₀
///
/// and the four functions of time P, Q, R, S (`Basis`) are the same for every value on this spring. They come from the
/// textbook solution of m ẍ + c ẋ + k x = 0, rearranged to avoid cancellation and overflow. With α = c/2m, ω₀² = k/m:
/// - ζ < 1, ω_d = √(ω₀² − α²), E = e^(−αt), σ = sin(ω_d t)/ω_d:
///   P = E (cos ω_d t + α σ), Q = E σ, R = −ω₀² Q, S = E (cos ω_d t − α σ).
/// - ζ ≥ 1, β = √(α² − ω₀²), the rates f = α + β and s = ω₀²/f, g = (1 − e^(−2βt))/2β (t at β = 0):
///   P = e^(−st) (1 + s g), Q = e^(−st) g, R = −ω₀² Q, S = e^(−st) (1 − f g), or equally
///   e^(−st) (f e^(−2βt) − s)/2β.
///
/// The discriminant c² − 4mk, the rates and the phase ω_d t have about 106 bits, so that springs near critical damping
/// and undamped ones after a thousand seconds remain accurate: the error is below 2e-15 of the amplitude (measured
/// against 50-digit arithmetic, ζ from 0 to 50, t to 1000 s).
package struct SpringResponse: Sendable {
    /// The effects of an initial displacement of 1 and an initial velocity of 1.
    package struct Basis: Sendable, Equatable {
        /// P: displacement per unit of initial displacement.
        package var displacement: Double
        /// Q: displacement per unit of initial velocity, in seconds.
        package var displacementPerVelocity: Double
        /// R: velocity per unit of initial displacement, per second.
        package var velocityPerDisplacement: Double
        /// S: velocity per unit of initial velocity.
        package var velocity: Double

        package init(
            displacement: Double,
            displacementPerVelocity: Double,
            velocityPerDisplacement: Double,
            velocity: Double
        ) {
            self.displacement = displacement
            self.displacementPerVelocity = displacementPerVelocity
            self.velocityPerDisplacement = velocityPerDisplacement
            self.velocity = velocity
        }

        /// At the start: nothing has moved.
        package static let start = Basis(
            displacement: 1,
            displacementPerVelocity: 0,
            velocityPerDisplacement: 0,
            velocity: 1
        )
        /// After all motion has decayed.
        package static let rest = Basis(
            displacement: 0,
            displacementPerVelocity: 0,
            velocityPerDisplacement: 0,
            velocity: 0
        )
    }

    // All of these are in the scaled time of `SpringScale`.

    /// Whether the spring oscillates: the sign of the exact discriminant.
    let isUnderdamped: Bool
    /// The decay of the envelope: α below critical damping, the slow rate s from there on.
    package let decay: DoubleDouble
    /// ω_d below critical damping, otherwise β.
    let frequency: DoubleDouble
    /// f = α + β from critical damping on, otherwise α.
    let fastRate: Double
    /// ω₀².
    let squaredFrequency: Double
    package let timeScale: Double
    let inverseTimeScale: Double

    /// Computes the rates of the spring.
    @inline(never)
    @_optimize(speed)
    package init(_ spring: Spring) {
        let scale = SpringScale(spring)
        timeScale = scale.timeScale
        inverseTimeScale = scale.inverseTimeScale
        // c² and 4mk are exact in two doubles, and so is the sign of their difference.
        let discriminant: DoubleDouble
        let square = ErrorFree.product(scale.damping, scale.damping)
        if scale.mass == 1 {
            let difference = ErrorFree.sum(square.value, -4 * scale.stiffness)
            discriminant = DoubleDouble.fastTwoSum(difference.value, difference.error + square.error)
        } else {
            discriminant =
                DoubleDouble(high: square.value, low: square.error)
                - DoubleDouble(4 * scale.mass) * DoubleDouble(scale.stiffness)
        }
        isUnderdamped = discriminant.high < 0
        // Nothing is rounded here, and zero does not become −0.
        let root = (isUnderdamped ? DoubleDouble(high: -discriminant.high, low: 0 - discriminant.low) : discriminant)
            .squareRoot()
        let alpha: DoubleDouble
        // The rate f times the mass.
        let heavyRate: DoubleDouble
        if scale.mass == 1 {
            // Exact quotients.
            squaredFrequency = scale.stiffness
            alpha = DoubleDouble(0.5 * scale.damping)
            frequency = DoubleDouble(high: 0.5 * root.high, low: 0.5 * root.low)
            let sum = ErrorFree.orderedSum(alpha.high, frequency.high)
            heavyRate = DoubleDouble.fastTwoSum(sum.value, sum.error + frequency.low)
        } else {
            squaredFrequency = scale.stiffness / scale.mass
            let twiceMass = DoubleDouble(2 * scale.mass)
            alpha = DoubleDouble.quickQuotient(DoubleDouble(scale.damping), twiceMass)
            frequency = DoubleDouble.quickQuotient(root, twiceMass)
            heavyRate = scale.mass * (alpha + frequency)
        }
        if isUnderdamped {
            decay = alpha
            fastRate = alpha.high
        } else {
            // For mass 1 and critical damping, k is the square of c/2, and both rates are exactly c/2.
            let stiffness = DoubleDouble(scale.stiffness)
            decay = root.high == 0 && scale.mass == 1 ? alpha : DoubleDouble.quickQuotient(stiffness, heavyRate)
            fastRate = scale.mass == 1 ? heavyRate.high : (alpha + frequency).high
        }
    }

    /// The four functions at `t` seconds. `t` ≤ 0 or NaN is the start. At infinity, and from about 2^990 / ω₀ on, all
    /// are zero (even for a spring without damping, which has no limit there).
    ///
    /// Complexity: O(1), about one exponential and one sine with cosine.
    @inline(never)
    @_optimize(speed)
    package func basis(at t: Double) -> Basis {
        guard t > 0 else { return .start }
        let time = t * timeScale
        if isUnderdamped {
            let basis = oscillating(at: time)
            if basis.isQuick { return scaled(basis) }
        } else if frequency.high == 0 {
            let basis = critical(at: time)
            if basis.isQuick { return scaled(basis) }
        } else {
            let basis = creeping(at: time)
            if basis.isQuick { return scaled(basis) }
        }
        return distantBasis(at: time)
    }

    @inline(__always)
    func scaled(_ basis: LaneBasis<Double>) -> Basis {
        scaled(
            displacement: basis.displacement,
            displacementPerVelocity: basis.displacementPerVelocity,
            velocity: basis.velocity
        )
    }

    /// The position of the spring `t` seconds after it was at `from` with `velocity`, with the target `to`. The result
    /// is a number only if `from` − `to` is finite.
    package func value(at t: Double, from: Double, to: Double, velocity: Double) -> Double {
        guard t > 0 else { return from }
        let basis = basis(at: t)
        return to + (basis.displacement * (from - to) + basis.displacementPerVelocity * velocity)
    }

    /// The velocity at that time, in units per second.
    package func velocity(at t: Double, from: Double, to: Double, velocity: Double) -> Double {
        guard t > 0 else { return velocity }
        let basis = basis(at: t)
        return basis.velocityPerDisplacement * (from - to) + basis.velocity * velocity
    }

    /// Both at once, at the cost of one.
    package func state(
        at t: Double,
        from: Double,
        to: Double,
        velocity: Double
    ) -> (value: Double, velocity: Double) {
        guard t > 0 else { return (from, velocity) }
        let basis = basis(at: t)
        return (
            to + (basis.displacement * (from - to) + basis.displacementPerVelocity * velocity),
            basis.velocityPerDisplacement * (from - to) + basis.velocity * velocity
        )
    }

    /// The functions at any positive scaled time: as `oscillating`, `critical` and `creeping`, but with functions that
    /// accept any number.
    @inline(never)
    private func distantBasis(at time: Double) -> Basis {
        guard time < 0x1p990 else { return .rest }
        let product = ErrorFree.product(decay.high, time)
        // Even a displacement of 1e30 has decayed to nothing.
        guard product.value < 800 else { return .rest }
        let envelope = Math.exp(-product.value) * (1 - (product.error + decay.low * time))
        return isUnderdamped ? oscillating(at: time, envelope) : creeping(at: time, envelope)
    }

    private func oscillating(at time: Double, _ envelope: Double) -> Basis {
        let phase = frequency * DoubleDouble(time)
        guard phase.high.isFinite else { return .rest }
        let (sin, cos) = Math.sincos(high: phase.high, low: phase.low)
        let sigma = sin / frequency.high
        let swing = decay.high * sigma
        return scaled(
            displacement: envelope * (cos + swing),
            displacementPerVelocity: envelope * sigma,
            velocity: envelope * (cos - swing)
        )
    }

    private func creeping(at time: Double, _ envelope: Double) -> Basis {
        let twoBeta = 2 * frequency.high
        let exponent = twoBeta * time
        // Avoids 0 ÷ 0.
        let g = exponent < 0x1p-54 ? time : -Math.expm1(-exponent) / twoBeta
        let velocity: Double
        if exponent <= 1 {
            velocity = 1 - fastRate * g
        } else {
            velocity = (fastRate * Math.exp(-exponent) - decay.high) / twoBeta
        }
        return scaled(
            displacement: envelope * (1 + decay.high * g),
            displacementPerVelocity: envelope * g,
            velocity: envelope * velocity
        )
    }

    @inline(__always)
    private func scaled(displacement: Double, displacementPerVelocity: Double, velocity: Double) -> Basis {
        Basis(
            displacement: displacement,
            displacementPerVelocity: displacementPerVelocity * inverseTimeScale,
            velocityPerDisplacement: -squaredFrequency * displacementPerVelocity * timeScale,
            velocity: velocity
        )
    }
}
