// SPDX-License-Identifier: MIT
import AnimMotion

/// A damped harmonic oscillator: a mass on a spring, pulled towards a target.
///
/// m ẍ + c ẋ + k (x − target) = 0, time in seconds, as Core Animation's `CASpringAnimation` and SwiftUI's `Spring`.
public struct Spring: Sendable, Hashable, CustomStringConvertible {
    let core: AnimMotion.Spring

    init(_ core: AnimMotion.Spring) { self.core = core }

    /// Makes a spring from its physical parameters; the defaults are Core Animation's.
    /// - Parameters:
    ///   - mass: Above 0.
    ///   - stiffness: Above 0.
    ///   - damping: 0 or more; 0 never comes to rest.
    /// - Throws: `.argument` outside these ranges, `.limit` if stiffness ÷ mass is outside 2^−1000…2^1000 or the
    ///   damping ratio is above 2^500.
    public init(mass: Double = 1, stiffness: Double = 100, damping: Double = 10) throws(AnimError) {
        core = try translating { () throws(EngineError) in
            try AnimMotion.Spring(mass: mass, stiffness: stiffness, damping: damping)
        }
    }

    /// Makes a spring from its perceptual duration and bounce, as SwiftUI's `Spring(duration:bounce:)`.
    /// - Parameters:
    ///   - duration: The period of the undamped spring in seconds, above 0.
    ///   - bounce: Above −1 and at most 1; 0 is critical damping, 1 oscillates forever.
    /// - Throws: `.argument` outside these ranges, `.limit` if the stiffness is out of a spring's range.
    public init(duration: Double, bounce: Double = 0) throws(AnimError) {
        core = try translating { () throws(EngineError) in
            try AnimMotion.Spring.perceptual(duration: duration, bounce: bounce)
        }
    }

    /// Makes a spring from its response and damping ratio, as SwiftUI's `Spring(response:dampingRatio:)`.
    /// - Parameters:
    ///   - response: The period of the undamped spring in seconds, above 0.
    ///   - dampingRatio: 0 or more; 1 is critical damping.
    /// - Throws: `.argument` outside these ranges, `.limit` if stiffness or damping are out of a spring's range.
    public init(response: Double, dampingRatio: Double) throws(AnimError) {
        core = try translating { () throws(EngineError) in
            try AnimMotion.Spring.response(response, dampingRatio: dampingRatio)
        }
    }

    /// SwiftUI's `smooth`: 0.5 s without bounce.
    public static let smooth = known(duration: 0.5, bounce: 0)
    /// SwiftUI's `snappy`: 0.5 s with a bounce of 0.15.
    public static let snappy = known(duration: 0.5, bounce: 0.15)
    /// SwiftUI's `bouncy`: 0.5 s with a bounce of 0.3.
    public static let bouncy = known(duration: 0.5, bounce: 0.3)
    /// SwiftUI's `interactiveSpring`: 0.15 s with a bounce of 0.14.
    public static let interactive = known(duration: 0.15, bounce: 0.14)

    /// A spring whose numbers are in range.
    private static func known(duration: Double, bounce: Double) -> Spring {
        guard let spring = try? AnimMotion.Spring.perceptual(duration: duration, bounce: bounce) else {
            preconditionFailure("a preset is in range")
        }
        return Spring(spring)
    }

    /// The mass m.
    public var mass: Double { core.mass }
    /// The stiffness k.
    public var stiffness: Double { core.stiffness }
    /// The damping coefficient c.
    public var damping: Double { core.damping }
    /// The damping ratio c / (2√(km)): below 1 the spring overshoots.
    public var dampingRatio: Double { core.dampingRatio }
    /// The perceptual duration in seconds: the period of the undamped spring.
    public var duration: Double { core.duration }
    /// SwiftUI's bounce, from −1 to 1.
    public var bounce: Double { core.bounce }

    /// The value of the spring at a time.
    /// - Parameters:
    ///   - time: Seconds since the start; 0 or less gives `start`.
    ///   - start: The value at time 0.
    ///   - target: The value at which it comes to rest.
    ///   - initialVelocity: Units per second at time 0.
    public func value(
        at time: Double,
        from start: Double = 0,
        to target: Double = 1,
        initialVelocity: Double = 0
    ) -> Double {
        core.value(at: time, from: start, to: target, velocity: initialVelocity)
    }

    /// The velocity of the spring at a time, in units per second: the derivative of
    /// `value(at:from:to:initialVelocity:)`.
    /// - Parameters:
    ///   - time: Seconds since the start.
    ///   - start: The value at time 0.
    ///   - target: The value at which it comes to rest.
    ///   - initialVelocity: Units per second at time 0.
    public func velocity(
        at time: Double,
        from start: Double = 0,
        to target: Double = 1,
        initialVelocity: Double = 0
    ) -> Double {
        core.velocity(at: time, from: start, to: target, velocity: initialVelocity)
    }

    /// Core Animation's `settlingDuration` in seconds, from 0 to 1; infinite without damping.
    /// - Parameter initialVelocity: Distances per second at time 0.
    public func settlingDuration(initialVelocity: Double = 0) -> Double {
        core.settlingDuration(velocity: initialVelocity)
    }

    /// The physical parameters, such as `Spring(mass: 1.0, stiffness: 100.0, damping: 10.0)`.
    public var description: String { "Spring(mass: \(mass), stiffness: \(stiffness), damping: \(damping))" }

    /// Adds the parameters to a hash.
    /// - Parameter hasher: The hash.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(mass)
        hasher.combine(stiffness)
        hasher.combine(damping)
    }
}
