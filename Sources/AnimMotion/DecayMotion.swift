// SPDX-License-Identifier: MIT
import AnimMath

/// One component's decay from a place with a velocity: pure functions of time, worked out once.
package struct DecayMotion: Sendable {
    package let rate: Double
    package let response: SpringResponse
    package let start: Double
    package let velocity: Double
    /// v₀/λ: how far it goes when nothing is in its way.
    package var reach: Double
    /// Where it ends: the bound that it passes or began beyond, else x₀ + v₀/λ, which is also what `state` comes to, bit by
    /// bit, where there is no bound in the way.
    package internal(set) var end: Double
    /// Seconds after which the spring has it; infinite when never.
    package internal(set) var takeover: Double
    var springStart: Double
    var springVelocity: Double

    /// Value and velocity (units per second) after `t` seconds. `t` ≤ 0 or not a number is the start.
    ///
    /// Complexity: O(1), an exponential; after the takeover, a spring's.
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

    /// A time in seconds from which it stays within `threshold` of its end, and |v| within it per second. 0 when it
    /// always does, infinity for a threshold that is not above zero and a motion that moves.
    ///
    /// Free: |v| = |v₀| e^(−λt), and it is |v|/λ away from its end. On the spring: `SpringResponse.restingTime`.
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
        // Enlarged by more than rounding can have taken.
        let largest = velocity.magnitude * (1 + 0x1p-30)
        let ratio = max(largest, largest / rate) / threshold
        return ratio > 1 ? Math.log(ratio) / rate : 0
    }
}
