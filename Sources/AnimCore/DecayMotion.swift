// SPDX-License-Identifier: MIT
import AnimMotion

/// A decay from one place with one velocity: a function of time, whose end is known.
public struct DecayMotion: Sendable {
    private let core: AnimMotion.DecayMotion

    init(_ core: AnimMotion.DecayMotion) { self.core = core }

    /// Where it comes to rest.
    public var end: Double { core.end }

    /// Seconds at which it reaches a bound and the spring takes over; infinite where it does not.
    public var takeover: Double { core.takeover }

    /// Where it is.
    /// - Parameter time: Seconds since the start; 0 or less gives the start, not a number counts as 0.
    public func value(at time: Double) -> Double { core.state(at: time.isNaN ? 0 : time).value }

    /// How fast it is, in units per second.
    /// - Parameter time: Seconds since the start; not a number counts as 0.
    public func velocity(at time: Double) -> Double { core.state(at: time.isNaN ? 0 : time).velocity }

    /// When it stays within a distance of its end, and its speed below as much per second, from then on: in seconds.
    /// - Parameter threshold: Above 0 and at most 1e150.
    /// - Throws: `.argument` outside that range.
    public func restingTime(threshold: Double = 0.001) throws(AnimError) -> Double {
        try checkThreshold(threshold)
        return core.restTime(threshold: threshold)
    }
}
