// SPDX-License-Identifier: MIT
import AnimMath

/// Exponential decay of a velocity: x = x₀ + v₀/λ · (1 − e^(−λt)), as a scroll view coasts after it is released.
///
/// When the motion reaches a bound, a spring takes over at that moment and with that velocity and brings it back to the
/// bound. A motion that begins beyond a bound springs back at once. Components are independent.
package struct Decay: Sendable {
    /// `UIScrollView.DecelerationRate.normal`: the part of the velocity left after a millisecond.
    package static let normalPerMillisecond = 0.998
    /// `UIScrollView.DecelerationRate.fast`.
    package static let fastPerMillisecond = 0.99

    /// λ, per second: the velocity falls to 1/e in 1/λ seconds.
    package let rate: Double
    /// −infinity if there is none.
    package let lowerBound: Double
    /// +infinity if there is none.
    package let upperBound: Double
    /// The spring that brings the motion back to a bound.
    package let spring: Spring
    private let response: SpringResponse

    private init(_ rate: Double, _ lower: Double, _ upper: Double, _ spring: Spring) {
        self.rate = rate
        lowerBound = lower
        upperBound = upper
        self.spring = spring
        response = SpringResponse(spring)
    }

    /// Makes a decay from checked parts.
    ///
    /// - Parameter rate: λ per second, 2^−300…2^300.
    /// - Parameter bounds: min ≤ max; either may be infinite on its side.
    /// - Throws: `.argument` for a rate that is not above zero and bounds that are not an interval, `.limit` for a rate
    ///   outside its range.
    package static func make(
        rate: Double,
        bounds: (min: Double, max: Double)? = nil,
        spring: Spring
    ) throws(AnimError) -> Decay {
        guard rate > 0, rate.isFinite else { throw AnimError(.argument, "rate must be finite and above 0") }
        guard rate >= 0x1p-300, rate <= 0x1p300 else {
            throw AnimError(.limit, "rate must be from 2^-300 to 2^300")
        }
        let (lower, upper) = bounds ?? (-.infinity, .infinity)
        guard lower <= upper, lower < .infinity, upper > -.infinity else {
            throw AnimError(.argument, "minimum must not be above maximum")
        }
        return Decay(rate, lower, upper, spring)
    }

    /// λ from the part of the velocity left after a millisecond, as UIScrollView does: −1000 ln(remaining).
    ///
    /// 2.0020026706730791 per second for `normalPerMillisecond`.
    ///
    /// - Throws: `.argument` unless 0 < remaining < 1.
    package static func rate(perMillisecond remaining: Double) throws(AnimError) -> Double {
        guard remaining > 0, remaining < 1 else {
            throw AnimError(.argument, "remaining must be above 0 and below 1")
        }
        return -1000 * Math.log(remaining)
    }

    /// The velocity with which a free decay from one position ends at another: λ (target − from).
    package func velocity(from: Double, endingAt target: Double) -> Double { rate * (target - from) }

    /// The motion of one component. Both numbers are finite and at most 1e150 in size.
    @inline(never)
    package func motion(from: Double, velocity: Double) -> DecayMotion {
        let reach = velocity / rate
        let free = from + reach
        var motion = DecayMotion(
            rate: rate,
            response: response,
            start: from,
            velocity: velocity,
            reach: reach,
            end: free,
            takeover: .infinity,
            springStart: from,
            springVelocity: velocity
        )
        let bound = from < lowerBound || free < lowerBound && from <= upperBound ? lowerBound : upperBound
        if from < lowerBound || from > upperBound {
            motion.takeover = 0
            motion.end = bound
        } else if free < lowerBound || free > upperBound {
            // x(t) = bound: 1 − e^(−λt) = λ (bound − x₀) / v₀, and there v = v₀ e^(−λt) = v₀ − λ (bound − x₀).
            let distance = bound - from
            let part = distance / reach
            motion.end = bound
            // If rounding places its end exactly at the bound, it only approaches it.
            if part < 1 {
                motion.takeover = -Math.log1p(-part) / rate
                motion.springStart = bound
                motion.springVelocity = velocity * (1 - part)
            } else {
                motion.reach = distance
            }
        }
        return motion
    }

    package func hash(into hasher: inout StateHasher) {
        for number in [rate, lowerBound, upperBound, spring.mass, spring.stiffness, spring.damping] {
            hasher.combine(number)
        }
    }
}
