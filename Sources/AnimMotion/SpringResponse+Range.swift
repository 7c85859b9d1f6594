// SPDX-License-Identifier: MIT
import AnimMath

/// Bounds of a motion over an interval of time, from its states at both ends and a bound of its acceleration.
extension SpringResponse {
    /// Bounds for a spring with given states at the ends of an interval of `seconds`, in either order.
    ///
    /// With W = |v| + ω₀|e|, the energy ½(v² + ω₀² e²), which never increases, bounds |v| by W and |e| by W/ω₀ from
    /// there on, and so |ẍ| = |ω₀² e + 2α v| by M = (ω₀ + 2α) W. The velocity is 0 at most once in any interval shorter
    /// than π/ω_d. If it has the same sign at both ends of such an interval, x is monotone. Otherwise v is 0 somewhere,
    /// so |v| is at most M times the interval, and every moment is within half of the interval from an end.
    package func range(
        _ one: (displacement: Double, velocity: Double),
        _ other: (displacement: Double, velocity: Double),
        target: Double,
        seconds: Double
    ) -> ExpressionRange {
        let frequency = squaredFrequency.squareRoot() * timeScale
        let friction = (fastRate + decay.high) * timeScale
        let most = max(
            one.velocity.magnitude + frequency * one.displacement.magnitude,
            other.velocity.magnitude + frequency * other.displacement.magnitude
        )
        let bend = (frequency + friction) * most * seconds
        let isStraight = one.velocity * other.velocity > 0 && (!isUnderdamped || frequency * seconds < 3)
        // Computed values are accurate to 2e-15 of the amplitude.
        let noise = 1e-14 * (most / frequency)
        let slack = noise + (isStraight ? 0 : 0.5 * seconds * min(most, bend))
        let low = min(one.displacement, other.displacement) - slack
        let high = max(one.displacement, other.displacement) + slack
        let slowest = max(min(one.velocity, other.velocity) - 0.5 * bend, -most)
        let fastest = min(max(one.velocity, other.velocity) + 0.5 * bend, most)
        let first = target + one.displacement
        return ExpressionRange(
            target + low,
            target + high,
            first: first,
            fall: slowest * seconds,
            rise: fastest * seconds,
            noise: noise + 0x1p-52 * first.magnitude
        )
    }

    /// Bounds of the velocity: it differs from that at the nearer end by at most half the interval times the largest
    /// acceleration.
    func speedRange(
        _ one: (displacement: Double, velocity: Double),
        _ other: (displacement: Double, velocity: Double),
        seconds: Double
    ) -> ExpressionRange {
        let frequency = squaredFrequency.squareRoot() * timeScale
        let most = max(
            one.velocity.magnitude + frequency * one.displacement.magnitude,
            other.velocity.magnitude + frequency * other.displacement.magnitude
        )
        let slack = most * (0.5 * (frequency + (fastRate + decay.high) * timeScale) * seconds + 1e-14)
        return ExpressionRange(
            max(min(one.velocity, other.velocity) - slack, -most),
            min(max(one.velocity, other.velocity) + slack, most)
        )
    }

    /// m ẍ = −k e − c v.
    func acceleration(displacement: Double, velocity: Double) -> Double {
        -(squaredFrequency * (timeScale * timeScale) * displacement + (fastRate + decay.high) * timeScale * velocity)
    }

    /// The displacement and velocity at a later time, from those at the start.
    package static func state(_ basis: Basis, _ displacement: Double, _ velocity: Double) -> (
        displacement: Double, velocity: Double
    ) {
        (
            basis.displacement * displacement + basis.displacementPerVelocity * velocity,
            basis.velocityPerDisplacement * displacement + basis.velocity * velocity
        )
    }
}

extension DecayMotion {
    /// Bounds of the value from one time in seconds to a later one.
    package func range(from: Double, to: Double) -> ExpressionRange {
        let (from, to) = (max(from, 0), max(to, 0))
        let (one, other) = (state(at: from), state(at: to))
        if from >= takeover {
            return response.range(
                (one.value - end, one.velocity),
                (other.value - end, other.velocity),
                target: end,
                seconds: to - from
            )
        }
        if to >= takeover { return .anything }
        // It slows down and never turns.
        let noise = 0x1p-50 * (start.magnitude + reach.magnitude)
        return ExpressionRange(
            min(one.value, other.value) - noise,
            max(one.value, other.value) + noise,
            first: one.value,
            fall: min(one.velocity, other.velocity) * (to - from),
            rise: max(one.velocity, other.velocity) * (to - from),
            noise: noise
        )
    }
}
