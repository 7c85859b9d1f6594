// SPDX-License-Identifier: MIT
import AnimMotion

/// A spring that becomes another over a time, as SwiftUI blends the springs of interrupted animations.
public struct SpringBlend: Sendable {
    private let core: AnimMotion.SpringBlend

    /// A blend.
    /// - Parameters:
    ///   - old: The spring at time 0.
    ///   - new: The spring from the duration on.
    ///   - duration: Seconds, 0 or more.
    /// - Throws: `.argument` or `.limit` for a duration out of its range.
    public init(from old: Spring, to new: Spring, duration: Double) throws(AnimError) {
        core = try translating { () throws(EngineError) in
            try AnimMotion.SpringBlend(from: old.core, to: new.core, duration: duration)
        }
    }

    /// The value and velocity at a time.
    /// - Parameters:
    ///   - time: Seconds since the start; finite.
    ///   - start: The value at time 0, at most 1e150 in size.
    ///   - target: The value at which it comes to rest, at most 1e150 in size.
    ///   - initialVelocity: Units per second at time 0, at most 1e150 in size.
    /// - Throws: `.argument` or `.limit` outside these ranges.
    public func state(
        at time: Double,
        from start: Double = 0,
        to target: Double = 1,
        initialVelocity: Double = 0
    ) throws(AnimError) -> (value: Double, velocity: Double) {
        try states(at: [time], from: start, to: target, initialVelocity: initialVelocity)[0]
    }

    /// The values and velocities at many times. O(times).
    /// - Parameters:
    ///   - times: Seconds since the start; finite.
    ///   - start: The value at time 0, at most 1e150 in size.
    ///   - target: The value at which it comes to rest, at most 1e150 in size.
    ///   - initialVelocity: Units per second at time 0, at most 1e150 in size.
    /// - Throws: `.argument` or `.limit` outside these ranges.
    public func states(
        at times: [Double],
        from start: Double = 0,
        to target: Double = 1,
        initialVelocity: Double = 0
    ) throws(AnimError) -> [(value: Double, velocity: Double)] {
        try finite(times, "time")
        try bounded(start, "start")
        try bounded(target, "target")
        try bounded(initialVelocity, "initialVelocity")
        return times.map { core.state(at: $0, from: start, to: target, velocity: initialVelocity) }
    }

    /// The time in seconds after which the distance to the target and the speed per second stay below a threshold.
    /// - Parameters:
    ///   - displacement: Start minus target, at most 1e150 in size.
    ///   - initialVelocity: Units per second at time 0, at most 1e150 in size.
    ///   - threshold: Above 0 and at most 1e150.
    /// - Throws: `.argument` or `.limit` outside these ranges.
    public func restingTime(
        displacement: Double = -1,
        initialVelocity: Double = 0,
        threshold: Double = 0.001
    ) throws(AnimError) -> Double {
        try bounded(displacement, "displacement")
        try bounded(initialVelocity, "initialVelocity")
        try checkThreshold(threshold)
        return core.restingTime(displacement: displacement, velocity: initialVelocity, threshold: threshold)
    }
}
