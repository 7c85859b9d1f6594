// SPDX-License-Identifier: MIT
import AnimMath

extension Spring {
    /// The spring of UIKit's `animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:…)`.
    ///
    /// The duration is the time at which the amplitude has fallen to a thousandth of the distance. With D the duration,
    /// v the velocity and ω_d = ω√(1 − ζ²), the frequency ω is the largest root of
    ///
    ///     ζ < 1:  |(ζω − v)/ω_d| e^(−ζωD) = 0.001
    ///     ζ = 1:  |1 + (ω − v)D| e^(−ωD) = 0.001
    ///
    /// and k = ω², c = 2ζω, m = 1. The absolute value in the second line matters only for vD > ln 1000, where the
    /// equation has no solution without it: there the spring is past its target at D, by a thousandth of the distance.
    ///
    /// - Parameter duration: D in seconds, above zero.
    /// - Parameter dampingRatio: ζ, above 0 and at most 1.
    /// - Parameter initialVelocity: v, in distances (from the start to the target) per second.
    /// - Returns: The spring, to about 1e-14 of its frequency. Complexity: O(1), at most about a hundred logarithms.
    /// - Throws: `.argument` outside those ranges, and if the equation has no root (v = 0 and ζ/√(1 − ζ²) ≤ 0.001);
    ///   `.limit` if the root is out of a spring's range.
    package static func uiKit(
        duration: Double,
        dampingRatio: Double,
        initialVelocity: Double
    ) throws(AnimError) -> Spring {
        guard duration > 0, duration.isFinite else {
            throw AnimError(.argument, "the spring's duration must be finite and above 0")
        }
        guard dampingRatio > 0, dampingRatio <= 1 else {
            throw AnimError(.argument, "the spring's damping ratio must be above 0 and at most 1")
        }
        guard initialVelocity.isFinite else {
            throw AnimError(.argument, "the spring's initial velocity must be finite")
        }
        let relative = initialVelocity * duration
        guard relative.isFinite else {
            throw AnimError(.limit, "the spring's initial velocity times its duration is out of range")
        }
        let equation = UIKitSpringEquation(dampingRatio: dampingRatio, velocity: relative)
        guard let root = equation.largestRoot() else {
            throw AnimError(
                .argument,
                "damping_ratio is so small that no spring comes to rest within the duration when it starts at rest"
            )
        }
        let frequency = root / dampingRatio / duration
        guard frequency > 0, frequency.isFinite else {
            throw AnimError(.limit, "duration and damping_ratio make a spring whose frequency is out of range")
        }
        return try of(frequency: frequency, dampingRatio: dampingRatio, "duration and damping_ratio")
    }
}

/// UIKit's equation for the frequency, in the unknown y = ζωD, with w = vD:
///
///     ζ < 1:  |1 − w/y| e^(−y) = 0.001 √(1 − ζ²)/ζ        ζ = 1:  |1 + y − w| e^(−y) = 0.001
///
/// in logarithms: ln|amplitude(y)| − y = ln(right side). On each interval that `largestRoot` searches, the left side
/// decreases from above the right side to below it.
private struct UIKitSpringEquation {
    let isCritical: Bool
    /// w.
    package let velocity: Double
    /// The right side.
    package let level: Double
    let logarithmOfLevel: Double

    init(dampingRatio: Double, velocity: Double) {
        isCritical = dampingRatio == 1
        self.velocity = velocity
        level = isCritical ? 0.001 : 0.001 * ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot() / dampingRatio
        logarithmOfLevel = Math.log(level)
    }

    /// Left minus right side, in logarithms, for y > 0.
    private func difference(_ y: Double) -> Double {
        let amplitude = isCritical ? 1 + (y - velocity) : (y - velocity) / y
        return Math.log(amplitude.magnitude) - y - logarithmOfLevel
    }

    private func slope(_ y: Double) -> Double {
        isCritical ? 1 / (1 + (y - velocity)) - 1 : 1 / (y - velocity) - 1 / y - 1
    }

    /// The largest y > 0 that solves the equation, or nil.
    func largestRoot() -> Double? {
        // Right of `summit` the left side only decreases.
        let summit: Double
        if isCritical {
            summit = velocity > 0 ? velocity : 0
        } else if velocity > 0 {
            summit = (velocity + (velocity * (velocity + 4)).squareRoot()) / 2
        } else {
            summit = 0
        }
        if summit == 0 {
            return rootWithoutSummit()
        }
        guard summit.isFinite else { return nil }
        if difference(summit) >= 0 {
            return root(from: summit, to: above(summit))
        }
        // If the level is not reached beyond the zero of the amplitude: before it, the left side decreases from
        // infinity (or |1 − w|) to 0.
        if isCritical {
            return root(from: 0, to: velocity - 1)
        }
        // (w/y − 1) e^(−y) ≥ w/(2 y e) for y ≤ w/2, y ≤ 1.
        return root(from: smallest(velocity / 2, 1, velocity / (2 * 2.75 * level)), to: velocity)
    }

    /// For w ≤ 0, where the left side decreases everywhere.
    private func rootWithoutSummit() -> Double? {
        if isCritical {
            return root(from: 0, to: above(0))
        }
        if velocity == 0 {
            return logarithmOfLevel < 0 ? -logarithmOfLevel : nil
        }
        // (1 + |w|/y) e^(−y) ≥ |w|/(y e) for y ≤ 1.
        let low = smallest(1, 1, -velocity / (2.75 * level))
        guard low > 0 else { return nil }
        return root(from: low, to: above(low))
    }

    private func smallest(_ x: Double, _ y: Double, _ z: Double) -> Double {
        min(min(x, y), z)
    }

    /// A point right of `low` where the left side is below the right side.
    private func above(_ low: Double) -> Double {
        var step = 1.0
        // It decreases about as −y: ln of the largest double is below 710, and so is −ln of the level where it matters.
        for _ in 0..<1100 {
            guard difference(low + step) > 0 else { break }
            step *= 2
        }
        return low + step
    }

    /// The root in low … high, where the difference is ≥ 0 at low and ≤ 0 at high: Newton's method, bisecting whenever
    /// it would leave the bracket (by order of magnitude if the bracket is wide).
    private func root(from low: Double, to high: Double) -> Double? {
        var low = low
        var high = high
        var y = low + (high - low) / 2
        for _ in 0..<300 {
            let value = difference(y)
            if value > 0 {
                low = y
            } else if value < 0 {
                high = y
            } else {
                return y
            }
            var next = y - value / slope(y)
            if !(next > low && next < high) {
                next = low > 0 && high > 4 * low ? low.squareRoot() * high.squareRoot() : low + (high - low) / 2
            }
            if next == y || next == low || next == high { return next > 0 ? next : nil }
            y = next
        }
        return y > 0 ? y : nil
    }
}
