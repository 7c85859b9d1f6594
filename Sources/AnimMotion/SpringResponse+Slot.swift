// SPDX-License-Identifier: MIT
import AnimMath

/// Support for a stage in which springs that start at different times share one basis: stepping back in time, and how
/// far that is allowed.
extension SpringResponse {
    /// The state of a spring `t` ≥ 0 seconds ago, if it has the displacement e and the velocity v now.
    ///
    /// The inverse of the basis: with P, Q, R, S at t, e′ = D (S e − Q v) and v′ = D (P v − R e). The determinant PS −
    /// QR is exactly e^(−(c/m)t) (Liouville's formula), and one exponential gives its inverse D without cancellation.
    ///
    /// Intended for a short t such that t × the spring's fastest rate is at most ½ (see `slotFlicks`). There the error
    /// is a few units in the last place of the energy norm √(v² + ω₀²e²). For a long t the result overflows. t ≤ 0 or
    /// NaN returns the arguments unchanged.
    func backward(by t: Double, displacement: Double, velocity: Double) -> (displacement: Double, velocity: Double) {
        wayBack(by: t).state(displacement: displacement, velocity: velocity)
    }

    /// The effect of stepping back by a time on any state, with everything precomputed that depends only on the time.
    package struct WayBack {
        package var basis = Basis.start
        /// D, or NaN if stepping back is not possible.
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

    /// The time for which springs that start may share a basis: the largest power of two of flicks, from 1 to 2^40,
    /// that is at most half of 1/rate. The rate is ω₀ below critical damping, otherwise f, the fastest rate of the
    /// spring. Also 1 for a spring that is too fast for any.
    package var slotFlicks: Int64 {
        let rate = isUnderdamped ? squaredFrequency.squareRoot() : fastRate
        let longest = Double(Flicks.perSecond / 2) / (rate * timeScale)
        var length: Int64 = 1
        while length < 1 << 40, Double(2 * length) <= longest { length *= 2 }
        return length
    }
}
