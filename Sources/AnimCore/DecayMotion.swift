// SPDX-License-Identifier: MIT
import AnimMotion

/// A decay from one start with one velocity: a function of time with a known end.
public struct DecayMotion: Sendable {
    private let core: AnimMotion.DecayMotion

    init(_ core: AnimMotion.DecayMotion) { self.core = core }

    /// Where the motion comes to rest.
    public var end: Double { core.end }

    /// The time in seconds at which the motion reaches a bound and the spring takes over; infinite if it never does.
    public var takeover: Double { core.takeover }

    /// The position at a time.
    /// - Parameter time: Seconds since the start; 0 or less gives the start, NaN counts as 0.
    public func value(at time: Double) -> Double { core.state(at: time.isNaN ? 0 : time).value }

    /// The velocity at a time, in units per second.
    /// - Parameter time: Seconds since the start; NaN counts as 0.
    public func velocity(at time: Double) -> Double { core.state(at: time.isNaN ? 0 : time).velocity }

    /// The time in seconds after which the distance to the end and the speed per second stay below a threshold.
    /// - Parameter threshold: Above 0 and at most 1e150.
    /// - Throws: `.argument` outside that range.
    public func restingTime(threshold: Double = 0.001) throws(AnimError) -> Double {
        try checkThreshold(threshold)
        return core.restTime(threshold: threshold)
    }
}
