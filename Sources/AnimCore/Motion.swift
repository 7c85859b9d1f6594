// SPDX-License-Identifier: MIT
import AnimStage

/// What an explicit animation of a property moves by.
public struct Motion<Value: Sendable>: Sendable {
    let shape: AnimationRequest.Shape
    /// Seconds; nil for the shape's own.
    let duration: Double?

    private init(_ shape: AnimationRequest.Shape, _ duration: Double?) {
        self.shape = shape
        self.duration = duration
    }

    /// By an easing.
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

    /// By CSS's `ease`.
    /// - Parameter duration: Seconds, 0…10⁹.
    public static func ease(duration: Double = 0.25) -> Motion { .easing(.ease, duration: duration) }

    /// By a spring.
    /// - Parameters:
    ///   - spring: The spring.
    ///   - duration: Seconds after which it is cut off, 0…10⁹; nil until it is at rest.
    public static func spring(_ spring: Spring = .smooth, duration: Double? = nil) -> Motion {
        Motion(.spring(spring.core), duration)
    }

    /// By keyframes.
    /// - Parameters:
    ///   - keyframes: The keyframes.
    ///   - duration: Seconds, 0…10⁹; nil for the keyframes' own.
    public static func keyframes(_ keyframes: Keyframes<Value>, duration: Double? = nil) -> Motion {
        Motion(.keyframes(keyframes.keys), duration)
    }
}

extension Motion where Value: AnimatableValue {
    /// From where it is with a velocity that dies away.
    /// - Parameters:
    ///   - decay: The decay.
    ///   - duration: Seconds after which it is cut off, 0…10⁹; nil until it is at rest.
    public static func decay(_ decay: Decay, duration: Double? = nil) -> Motion { Motion(.decay(decay.core), duration) }
}
