// SPDX-License-Identifier: MIT
import AnimMotion

/// One keyframe of a track: what leads to the next value, and how long it takes.
public struct Keyframe<Value: Sendable>: Sendable {
    let motion: KeyframeDescription.Motion
    let duration: Double?
    let startVelocity: Value?
    let endVelocity: Value?
    /// Where it leads.
    public let value: Value

    private init(
        _ motion: KeyframeDescription.Motion,
        _ value: Value,
        _ duration: Double?,
        _ startVelocity: Value? = nil,
        _ endVelocity: Value? = nil
    ) {
        self.motion = motion
        self.value = value
        self.duration = duration
        self.startVelocity = startVelocity
        self.endVelocity = endVelocity
    }

    /// In a straight line.
    /// - Parameters:
    ///   - value: Where it leads.
    ///   - duration: Seconds, 0…10⁹.
    ///   - curve: Its timing.
    public static func linear(_ value: Value, duration: Double, curve: CubicBezier = .linear) -> Keyframe {
        Keyframe(.linear(curve.core), value, duration)
    }

    /// In a spline with its neighbors.
    /// - Parameters:
    ///   - value: Where it leads.
    ///   - duration: Seconds, 0…10⁹.
    ///   - startVelocity: Units per second at its start; nil continues what is before it.
    ///   - endVelocity: Units per second at its end; nil continues into what follows.
    public static func cubic(
        _ value: Value,
        duration: Double,
        startVelocity: Value? = nil,
        endVelocity: Value? = nil
    ) -> Keyframe {
        Keyframe(.cubic, value, duration, startVelocity, endVelocity)
    }

    /// By a spring.
    /// - Parameters:
    ///   - value: Where it leads.
    ///   - spring: The spring.
    ///   - duration: Seconds, 0…10⁹, after which the next begins; nil until it has settled.
    ///   - startVelocity: Units per second at its start; nil continues what is before it.
    public static func spring(
        _ value: Value,
        spring: Spring = .smooth,
        duration: Double? = nil,
        startVelocity: Value? = nil
    ) -> Keyframe {
        Keyframe(.spring(spring.core), value, duration, startVelocity)
    }

    /// At once.
    /// - Parameter value: Where it leads.
    public static func move(_ value: Value) -> Keyframe { Keyframe(.move, value, nil) }
}
