// SPDX-License-Identifier: MIT
import AnimMath

extension Spring {
    /// Core Animation's `settlingDuration`: the time in seconds after which the spring, from 0 to 1 with `velocity` in
    /// distances per second, counts as settled.
    ///
    /// - ζ < 1: ln(1000 (1 + |ζω₀ − v|/ω_d)) / (ζω₀). The default spring: 1.4727003346780927.
    /// - ζ = 1: the first of the times 0.1, 0.1 + 0.1, … (summed in floating point) with |x − 1| < 0.001.
    /// - ζ > 1: that of the critically damped spring, as which it is played; if overdamping is allowed, the same rule
    ///   for the overdamped motion.
    /// - c = 0: infinity.
    ///
    /// The stepping ends after 16 384 steps (about 1638 s); for a slower spring, bisection finds the time at which |x −
    /// 1| falls to 0.001. To decide when to stop an animation, use `SpringResponse.restingTime`, which is a proof; this
    /// is a number that agrees with another system.
    ///
    /// - Parameters:
    ///   - velocity: Distances per second. NaN gives NaN, infinity gives infinity.
    ///   - allowsOverdamping: Core Animation's property of that name.
    package func settlingDuration(velocity: Double, allowsOverdamping: Bool = false) -> Double {
        if velocity.isNaN { return .nan }
        guard damping > 0, velocity.isFinite else { return .infinity }
        let response = SpringResponse(asCoreAnimationPlays(allowsOverdamping: allowsOverdamping))
        // Uses Core Animation's rounded ratio: a spring meant to be critical (k = ω², c = 2ω) is critical, whatever the
        // last bit of k is.
        if dampingRatio < 1, response.isUnderdamped {
            return response.oscillatingSettlingDuration(velocity: velocity)
        }
        return response.steppedSettlingDuration(velocity: velocity)
    }
}

extension SpringResponse {
    /// ζ < 1. In two doubles, to agree with Core Animation to the last bit.
    fileprivate func oscillatingSettlingDuration(velocity: Double) -> Double {
        let difference = decay - DoubleDouble(velocity * inverseTimeScale)
        let ratio = (difference.high < 0 ? -difference : difference) / frequency
        let amplitude = DoubleDouble(1000) * (DoubleDouble(1) + ratio)
        guard amplitude.high < 0x1p900 else {
            // Two doubles overflow early.
            return Math.log(1000 * (1 + ratio.high)) / decay.high * inverseTimeScale
        }
        let (value, error) = Math.accurateLogarithm(amplitude.high, exponentOffset: 0)
        let logarithm = DoubleDouble.fastTwoSum(value, error + amplitude.low / amplitude.high)
        let time = (logarithm / decay).high * inverseTimeScale
        // The damping is so small that the quotient overflows two doubles.
        return time.isNaN ? .infinity : time
    }

    /// ζ ≥ 1.
    fileprivate func steppedSettlingDuration(velocity: Double) -> Double {
        var time = 0.0
        // Until when it is known to be further away.
        var known = 0.0
        let frequency = squaredFrequency.squareRoot() * timeScale
        for _ in 0..<16_384 {
            time += 0.1
            if time < known { continue }
            let basis = basis(at: time)
            let e = basis.displacementPerVelocity * velocity - basis.displacement
            if e.magnitude < 0.001 { return time }
            // The energy ½(v² + ω₀² e²) never grows, so that it comes nearer by |v| + ω₀|e| a second at most.
            let v = basis.velocity * velocity - basis.velocityPerDisplacement
            known = time + 0.999 * (e.magnitude - 0.001) / (v.magnitude + frequency * e.magnitude)
        }
        // Too slow to step through. From here the distance decreases (it may cross zero once and return).
        var low = time
        var high = time * 2
        for _ in 0..<2100 {
            guard high.isFinite, distance(at: high, velocity: velocity) >= 0.001 else { break }
            low = high
            high *= 2
        }
        guard high.isFinite else { return .infinity }
        for _ in 0..<100 {
            let middle = low + (high - low) / 2
            guard middle > low, middle < high else { break }
            if distance(at: middle, velocity: velocity) < 0.001 {
                high = middle
            } else {
                low = middle
            }
        }
        return high
    }

    /// |x − 1| for a spring from 0 to 1.
    private func distance(at time: Double, velocity: Double) -> Double {
        let basis = basis(at: time)
        return (basis.displacementPerVelocity * velocity - basis.displacement).magnitude
    }
}
