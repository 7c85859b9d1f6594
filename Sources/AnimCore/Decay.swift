// SPDX-License-Identifier: MIT
import AnimMotion

/// Exponential decay of a velocity: x(t) = from + velocity / rate × (1 − e^(−rate t)).
///
/// When the motion reaches a bound, a spring takes over with the velocity it has there and brings it back to the bound.
/// A motion that begins outside the bounds springs back at once.
public struct Decay: Sendable, Hashable {
    let core: AnimMotion.Decay

    /// The part of the velocity left after each millisecond, as `UIScrollView.DecelerationRate.normal`.
    public static let normalRemaining = AnimMotion.Decay.normalPerMillisecond
    /// The part of the velocity left after each millisecond, as `UIScrollView.DecelerationRate.fast`.
    public static let fastRemaining = AnimMotion.Decay.fastPerMillisecond

    /// Makes a decay from the part of the velocity left after each millisecond, as UIKit does.
    /// - Parameters:
    ///   - remaining: Above 0 and below 1; UIKit's normal is 0.998, its fast 0.99.
    ///   - bounds: The range in which it must come to rest; may be infinite on either side.
    ///   - spring: Brings the motion back to a bound; nil for a critically damped spring of stiffness 100.
    /// - Throws: `.argument` outside these ranges, `.limit` for a rate outside 2^−300…2^300.
    public init(
        remaining: Double = normalRemaining,
        bounds: ClosedRange<Double> = -Double.infinity...Double.infinity,
        spring: Spring? = nil
    ) throws(AnimError) {
        try self.init(rate: try Self.rate(remaining: remaining), bounds: bounds, spring: spring)
    }

    /// Makes a decay from its rate.
    /// - Parameters:
    ///   - rate: Per second, 2^−300…2^300.
    ///   - bounds: The range in which it must come to rest; may be infinite on either side.
    ///   - spring: Brings the motion back to a bound; nil for a critically damped spring of stiffness 100.
    /// - Throws: `.argument` for a rate that is not finite or not above 0, `.limit` for one out of its range.
    public init(
        rate: Double,
        bounds: ClosedRange<Double> = -Double.infinity...Double.infinity,
        spring: Spring? = nil
    ) throws(AnimError) {
        let usual = try Spring(mass: 1, stiffness: 100, damping: 20)
        core = try translating { () throws(EngineError) in
            try AnimMotion.Decay.make(
                rate: rate,
                bounds: (bounds.lowerBound, bounds.upperBound),
                spring: (spring ?? usual).core
            )
        }
    }

    /// The rate per second of a decay that leaves a given part of the velocity after each millisecond: −1000
    /// ln(remaining).
    /// - Parameter remaining: Above 0 and below 1.
    /// - Throws: `.argument` outside that range.
    public static func rate(remaining: Double) throws(AnimError) -> Double {
        try translating { () throws(EngineError) in try AnimMotion.Decay.rate(perMillisecond: remaining) }
    }

    /// The rate, per second.
    public var rate: Double { core.rate }
    /// The range in which the motion must come to rest; may be infinite on either side.
    public var bounds: ClosedRange<Double> { core.lowerBound...core.upperBound }
    /// The spring that brings the motion back to a bound.
    public var spring: Spring { Spring(core.spring) }

    /// The motion from a start with a velocity.
    /// - Parameters:
    ///   - start: At most 1e150 in size.
    ///   - velocity: Units per second, at most 1e150 in size.
    /// - Throws: `.argument` or `.limit` outside these ranges.
    public func motion(from start: Double, velocity: Double) throws(AnimError) -> DecayMotion {
        try bounded(start, "start")
        try bounded(velocity, "velocity")
        return DecayMotion(core.motion(from: start, velocity: velocity))
    }

    /// The initial velocity with which a motion comes to rest at a target if no bound is in the way: rate × (target −
    /// start).
    /// - Parameters:
    ///   - start: Where it begins, at most 1e150 in size.
    ///   - target: Where the motion comes to rest, at most 1e150 in size.
    /// - Throws: `.argument` or `.limit` outside these ranges.
    public func velocity(from start: Double, endingAt target: Double) throws(AnimError) -> Double {
        try bounded(start, "start")
        try bounded(target, "target")
        return core.velocity(from: start, endingAt: target)
    }

    /// Whether rate, bounds and spring are the same.
    /// - Parameters:
    ///   - left: A decay.
    ///   - right: Another.
    public static func == (left: Decay, right: Decay) -> Bool {
        left.rate == right.rate && left.bounds == right.bounds && left.spring == right.spring
    }

    /// Adds rate, bounds and spring to a hash.
    /// - Parameter hasher: The hash.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(rate)
        hasher.combine(bounds)
        hasher.combine(spring)
    }
}
