// SPDX-License-Identifier: MIT
import AnimMath

/// One component's decay from a position with a velocity: pure functions of time, with precomputed constants.
package struct DecayMotion: Sendable {
    package let rate: Double
    package let response: SpringResponse
    package let start: Double
    package let velocity: Double
    /// v₀/λ: the distance of the motion without bounds.
    package var reach: Double
    /// The end: the bound that the motion passes or began beyond, otherwise x₀ + v₀/λ. Without a bound in the way
    /// `state` converges to it bit for bit.
    package internal(set) var end: Double
    /// Seconds after which the spring takes over; infinite if never.
    package internal(set) var takeover: Double
    var springStart: Double
    var springVelocity: Double

    /// Value and velocity (units per second) after `t` seconds. `t` ≤ 0 or NaN is the start.
    ///
    /// Complexity: O(1), one exponential; after the takeover, that of a spring.
    @inline(never)
    @_optimize(speed)
    package func state(at t: Double) -> (value: Double, velocity: Double) {
        if t >= takeover, takeover < .infinity {
            return response.state(at: t - takeover, from: springStart, to: end, velocity: springVelocity)
        }
        guard t > 0 else { return (start, velocity) }
        let change = Math.expm1(-rate * t)
        return (start - reach * change, velocity * (1 + change))
    }

    /// A time in seconds after which the motion stays within `threshold` of its end, and |v| within it per second. 0 if
    /// it always does; infinity for a threshold that is not above zero and a motion that moves.
    ///
    /// Without a bound: |v| = |v₀| e^(−λt), and the distance to the end is |v|/λ. On the spring:
    /// `SpringResponse.restingTime`.
    package func restTime(threshold: Double) -> Double {
        if takeover < .infinity {
            return takeover
                + response.restingTime(
                    displacement: springStart - end,
                    velocity: springVelocity,
                    threshold: threshold
                )
        }
        if velocity == 0 { return 0 }
        guard threshold > 0 else { return .infinity }
        // Enlarged by more than rounding can have removed.
        let largest = velocity.magnitude * (1 + 0x1p-30)
        let ratio = max(largest, largest / rate) / threshold
        return ratio > 1 ? Math.log(ratio) / rate : 0
    }
}
