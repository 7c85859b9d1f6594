// SPDX-License-Identifier: MIT
import AnimMotion

/// One keyframe of a track: the next value, and how and in what time the motion reaches it.
public struct Keyframe<Value: Sendable>: Sendable {
    let motion: KeyframeDescription.Motion
    let duration: Double?
    let startVelocity: Value?
    let endVelocity: Value?
    /// The value at the end of the keyframe.
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

    /// Linear interpolation to a value.
    /// - Parameters:
    ///   - value: The value at the end.
    ///   - duration: Seconds, 0…10⁹.
    ///   - curve: The timing curve.
    public static func linear(_ value: Value, duration: Double, curve: CubicBezier = .linear) -> Keyframe {
        Keyframe(.linear(curve.core), value, duration)
    }

    /// A spline through this keyframe and its neighbors.
    /// - Parameters:
    ///   - value: The value at the end.
    ///   - duration: Seconds, 0…10⁹.
    ///   - startVelocity: Units per second at the start; nil continues the keyframe before.
    ///   - endVelocity: Units per second at the end; nil continues into the keyframe after.
    public static func cubic(
        _ value: Value,
        duration: Double,
        startVelocity: Value? = nil,
        endVelocity: Value? = nil
    ) -> Keyframe {
        Keyframe(.cubic, value, duration, startVelocity, endVelocity)
    }

    /// A spring to a value.
    /// - Parameters:
    ///   - value: The target of the spring.
    ///   - spring: The spring.
    ///   - duration: Seconds until the next keyframe begins, 0…10⁹; nil until the spring has settled.
    ///   - startVelocity: Units per second at the start; nil continues the keyframe before.
    public static func spring(
        _ value: Value,
        spring: Spring = .smooth,
        duration: Double? = nil,
        startVelocity: Value? = nil
    ) -> Keyframe {
        Keyframe(.spring(spring.core), value, duration, startVelocity)
    }

    /// A jump to a value.
    /// - Parameter value: The value.
    public static func move(_ value: Value) -> Keyframe { Keyframe(.move, value, nil) }
}
