/// A spring's answer to a displacement and to a velocity, with everything worked out that depends on the spring alone.
///
/// The motion is linear in what it starts from: with the displacement e₀ = x₀ − x₁ and the velocity v₀,
///
///     x − x₁ = P e₀ + Q v₀        v = R e₀ + S v₀
///
/// and the four functions of time P, Q, R, S (`Basis`) are the same for every value that moves on this spring. They come
/// from the textbook solution of m ẍ + c ẋ + k x = 0, written so that nothing cancels or overflows. With α = c/2m,
/// ω₀² = k/m:
/// - ζ < 1, ω_d = √(ω₀² − α²), E = e^(−αt), σ = sin(ω_d t)/ω_d:
///   P = E (cos ω_d t + α σ), Q = E σ, R = −ω₀² Q, S = E (cos ω_d t − α σ).
/// - ζ ≥ 1, β = √(α² − ω₀²), the rates f = α + β and s = ω₀²/f, g = (1 − e^(−2βt))/2β (t at β = 0):
///   P = e^(−st) (1 + s g), Q = e^(−st) g, R = −ω₀² Q, S = e^(−st) (1 − f g), or equally
///   e^(−st) (f e^(−2βt) − s)/2β.
///
/// The discriminant c² − 4mk, the rates and the phase ω_d t are carried with about 106 bits, so that springs next to
/// critical damping and undamped ones after a thousand seconds keep their accuracy: the error is below 2e-15 of the
/// amplitude (measured against 50-digit arithmetic, ζ from 0 to 50, t to 1000 s).
public struct SpringResponse: Sendable {
    /// What a displacement of 1 and a velocity of 1 have become.
    public struct Basis: Sendable, Equatable {
        /// P: displacement left per unit of initial displacement.
        public var displacement: Double
        /// Q: displacement per unit of initial velocity, in seconds.
        public var displacementPerVelocity: Double
        /// R: velocity per unit of initial displacement, per second.
        public var velocityPerDisplacement: Double
        /// S: velocity left per unit of initial velocity.
        public var velocity: Double

        public init(
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
        static let start = Basis(
            displacement: 1,
            displacementPerVelocity: 0,
            velocityPerDisplacement: 0,
            velocity: 1
        )
        /// When all is over.
        static let rest = Basis(
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
    let decay: DoubleDouble
    /// ω_d below critical damping, otherwise β.
    let frequency: DoubleDouble
    /// f = α + β from critical damping on, otherwise α.
    let fastRate: Double
    /// ω₀².
    let squaredFrequency: Double
    let timeScale: Double
    let inverseTimeScale: Double

    /// Works out the rates of the spring.
    @inline(never)
    public init(_ spring: Spring) {
        let scale = SpringScale(spring)
        let damping = DoubleDouble(scale.damping)
        let twiceMass = DoubleDouble(2 * scale.mass)
        let stiffness = DoubleDouble(scale.stiffness)
        // c² and 4mk are exact in two doubles, and so is the sign of their difference.
        let discriminant = damping * damping - DoubleDouble(4 * scale.mass) * stiffness
        let alpha = damping / twiceMass
        squaredFrequency = scale.stiffness / scale.mass
        timeScale = scale.timeScale
        inverseTimeScale = scale.inverseTimeScale
        if discriminant.high < 0 {
            isUnderdamped = true
            decay = alpha
            frequency = (DoubleDouble(0) - discriminant).squareRoot() / twiceMass
            fastRate = alpha.high
        } else {
            isUnderdamped = false
            let beta = discriminant.high > 0 ? discriminant.squareRoot() / twiceMass : DoubleDouble(0)
            let fast = alpha + beta
            decay = stiffness / (DoubleDouble(scale.mass) * fast)
            frequency = beta
            fastRate = fast.high
        }
    }

    /// The four functions at `t` seconds. `t` ≤ 0 or not a number is the start; at infinity, and from about 2^990 / ω₀ on,
    /// all are zero (also for a spring without damping, which has no limit there).
    ///
    /// Complexity: O(1), about one exponential and one sine with cosine.
    @inline(never)
    @_optimize(speed)
    public func basis(at t: Double) -> Basis {
        guard t > 0 else { return .start }
        let time = t * timeScale
        guard time < 0x1p990 else { return .rest }
        return isUnderdamped ? oscillating(at: time) : creeping(at: time)
    }

    /// Where the spring is `t` seconds after it was at `from` with `velocity`, on its way to `to`. `from` − `to` must be
    /// finite for the answer to be a number.
    public func value(at t: Double, from: Double, to: Double, velocity: Double) -> Double {
        guard t > 0 else { return from }
        let basis = basis(at: t)
        return to + (basis.displacement * (from - to) + basis.displacementPerVelocity * velocity)
    }

    /// How fast it is then, in units per second.
    public func velocity(at t: Double, from: Double, to: Double, velocity: Double) -> Double {
        guard t > 0 else { return velocity }
        let basis = basis(at: t)
        return basis.velocityPerDisplacement * (from - to) + basis.velocity * velocity
    }

    /// Both at once, for the price of one.
    public func state(
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

    /// ζ < 1. `time` is scaled, above zero and finite.
    private func oscillating(at time: Double) -> Basis {
        guard let envelope = decayed(at: time) else { return .rest }
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

    /// ζ ≥ 1.
    private func creeping(at time: Double) -> Basis {
        guard let envelope = decayed(at: time) else { return .rest }
        let twoBeta = 2 * frequency.high
        let exponent = twoBeta * time
        // Below 2^−54 the quotient rounds to the time itself, and 0 ÷ 0 is avoided.
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

    /// e^(−decay · time), or nil where even a displacement of 1e30 has decayed to nothing.
    private func decayed(at time: Double) -> Double? {
        // Two doubles for the exponent: rounding it to one would cost 700 ulp of the result at e^−700.
        let product = ErrorFree.product(decay.high, time)
        guard product.value < 800 else { return nil }
        return Math.exp(-product.value) * (1 - (product.error + decay.low * time))
    }

    private func scaled(displacement: Double, displacementPerVelocity: Double, velocity: Double) -> Basis {
        Basis(
            displacement: displacement,
            displacementPerVelocity: displacementPerVelocity * inverseTimeScale,
            velocityPerDisplacement: -squaredFrequency * displacementPerVelocity * timeScale,
            velocity: velocity
        )
    }
}
