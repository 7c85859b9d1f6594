// SPDX-License-Identifier: MIT
import AnimMath

/// A spring that blends into another in mid-flight, as SwiftUI's `blendDuration`.
///
/// Both springs start with the state of the value at the moment of the change and pull it to the same target. The value
/// blends from the old spring's motion to the new one's by a smoothstep over the blend duration b:
///
///     x = (1 − w) x_old + w x_new     v = (1 − w) v_old + w v_new + ẇ (x_new − x_old)
///     w = τ² (3 − 2τ), τ = t/b from 0 to 1
///
/// It is a function of the time since the change alone; no steps accumulate. Value, velocity and acceleration are
/// continuous at the change, value and velocity also at its end. With b = 0 the new spring takes over at once.
package struct SpringBlend: Sendable {
    private let old: SpringResponse
    private let new: SpringResponse
    /// b in seconds.
    package let duration: Double

    /// - Throws: `.argument` unless the duration is finite and not negative.
    package init(from old: Spring, to new: Spring, duration: Double) throws(AnimError) {
        guard duration >= 0, duration.isFinite else {
            throw AnimError(.argument, "blend_duration must be finite and not below 0")
        }
        self.old = SpringResponse(old)
        self.new = SpringResponse(new)
        self.duration = duration
    }

    /// Value and velocity `t` seconds after the change. At the change, the value was at `from` with `velocity` and the
    /// target `to`. `t` ≤ 0 (or NaN) gives the state at the change. Complexity: O(1).
    package func state(
        at t: Double,
        from: Double,
        to: Double,
        velocity: Double
    ) -> (value: Double, velocity: Double) {
        let end = new.state(at: t, from: from, to: to, velocity: velocity)
        guard t > 0, t < duration else { return end }
        let start = old.state(at: t, from: from, to: to, velocity: velocity)
        let progress = t / duration
        let weight = progress * progress * (3 - 2 * progress)
        let slope = 6 * progress * (1 - progress) / duration
        let distance = end.value - start.value
        return (
            start.value + weight * distance,
            start.velocity + weight * (end.velocity - start.velocity) + slope * distance
        )
    }

    /// A time in seconds after which |x − x₁| and |v| never exceed `threshold`; the counterpart of
    /// `SpringResponse.restingTime(displacement:velocity:threshold:)`, with its special cases.
    ///
    /// Proof. After b the motion is the new spring's. Before it, |x − x₁| is at most the larger of both springs'
    /// distances, and |v| at most the larger of their speeds + ẇ |x_new − x_old|, where ẇ ≤ 3/(2b). So if both springs
    /// are within θ/(1 + 3/b), the blend is within θ.
    package func restingTime(displacement e0: Double, velocity v0: Double, threshold: Double) -> Double {
        let end = new.restingTime(displacement: e0, velocity: v0, threshold: threshold)
        guard end < duration else { return end }
        let inner = threshold / (1 + 3 / duration)
        guard inner > 0 else { return duration }
        let both = max(
            old.restingTime(displacement: e0, velocity: v0, threshold: inner),
            new.restingTime(displacement: e0, velocity: v0, threshold: inner)
        )
        return min(both, duration)
    }
}
