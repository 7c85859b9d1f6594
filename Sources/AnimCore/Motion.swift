// SPDX-License-Identifier: MIT
import AnimStage

/// The motion of an explicit animation.
public struct Motion<Value: Sendable>: Sendable {
    let shape: AnimationRequest.Shape
    /// Seconds; nil for the motion's own duration.
    let duration: Double?

    private init(_ shape: AnimationRequest.Shape, _ duration: Double?) {
        self.shape = shape
        self.duration = duration
    }

    /// Motion by an easing.
    /// - Parameters:
    ///   - easing: The timing function.
    ///   - duration: Seconds, 0…10⁹.
    public static func easing(_ easing: Easing, duration: Double = 0.25) -> Motion {
        if let curve = easing.core.cubicBezier { return Motion(.curve(curve), duration) }
        return Motion(.easing(easing.core), duration)
    }

    /// At constant speed.
    /// - Parameter duration: Seconds, 0…10⁹.
    public static func linear(duration: Double = 0.25) -> Motion { .easing(.linear, duration: duration) }

    /// CSS's `ease`.
    /// - Parameter duration: Seconds, 0…10⁹.
    public static func ease(duration: Double = 0.25) -> Motion { .easing(.ease, duration: duration) }

    /// A spring.
    /// - Parameters:
    ///   - spring: The spring.
    ///   - duration: Seconds after which it is cut off, 0…10⁹; nil until it is at rest.
    public static func spring(_ spring: Spring = .smooth, duration: Double? = nil) -> Motion {
        Motion(.spring(spring.core), duration)
    }

    /// Keyframes.
    /// - Parameters:
    ///   - keyframes: The keyframes.
    ///   - duration: Seconds, 0…10⁹; nil for the duration of the keyframes.
    public static func keyframes(_ keyframes: Keyframes<Value>, duration: Double? = nil) -> Motion {
        Motion(.keyframes(keyframes.keys), duration)
    }
}

extension Motion where Value: AnimatableValue {
    /// A decay from the current value with a velocity.
    /// - Parameters:
    ///   - decay: The decay.
    ///   - duration: Seconds after which it is cut off, 0…10⁹; nil until it is at rest.
    public static func decay(_ decay: Decay, duration: Double? = nil) -> Motion { Motion(.decay(decay.core), duration) }
}
