// SPDX-License-Identifier: MIT
import AnimMath

/// What a stage needs to let springs that start at different times share one basis: the way back in time, and how far it
/// may be.
extension SpringResponse {
    /// The state in which a spring was `t` ≥ 0 seconds earlier, for it to have the displacement e and the velocity v now.
    ///
    /// The inverse of the basis: with P, Q, R, S at t, e′ = D (S e − Q v) and v′ = D (P v − R e). The determinant PS − QR
    /// is e^(−(c/m)t) exactly (Liouville's formula), and D is its inverse by one exponential: nothing cancels.
    ///
    /// Meant for a short t, such that t × the spring's fastest rate is at most ½ (see `slotFlicks`). There the error is a
    /// few units in the last place of the energy norm √(v² + ω₀²e²). For a long t the answer grows out of range.
    /// t ≤ 0, or not a number, gives the arguments unchanged.
    func backward(by t: Double, displacement: Double, velocity: Double) -> (displacement: Double, velocity: Double) {
        wayBack(by: t).state(displacement: displacement, velocity: velocity)
    }

    /// What going back by a time does to any state, with everything worked out that depends on the time alone.
    package struct WayBack {
        package var basis = Basis.start
        /// D, or not a number where there is no way.
        var growth = Double.nan

        package init(basis: Basis = Basis.start, growth: Double = Double.nan) {
            self.basis = basis
            self.growth = growth
        }

        package func state(displacement: Double, velocity: Double) -> (displacement: Double, velocity: Double) {
            guard growth == growth else { return (displacement, velocity) }
            return (
                growth * (basis.velocity * displacement - basis.displacementPerVelocity * velocity),
                growth * (basis.displacement * velocity - basis.velocityPerDisplacement * displacement)
            )
        }
    }

    package func wayBack(by t: Double) -> WayBack {
        guard t > 0 else { return WayBack() }
        // c/m is the sum of the two rates: 2α below critical damping, s + f from there on.
        return WayBack(basis: basis(at: t), growth: Math.exp((decay.high + fastRate) * (t * timeScale)))
    }

    /// How long the springs that start may share a basis: the largest power of two of flicks, from 1 to 2^40, that is at most
    /// half of 1/rate. The rate is ω₀ below critical damping, from there on f, in which everything that the spring
    /// can do is slow. 1 as well for a spring that is too fast for any.
    package var slotFlicks: Int64 {
        let rate = isUnderdamped ? squaredFrequency.squareRoot() : fastRate
        let longest = Double(Flicks.perSecond / 2) / (rate * timeScale)
        var length: Int64 = 1
        while length < 1 << 40, Double(2 * length) <= longest { length *= 2 }
        return length
    }
}
