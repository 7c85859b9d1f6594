// SPDX-License-Identifier: MIT
import AnimMotion

/// Springs in the parameters of other systems, and the times at which they come to rest.
extension Spring {
    /// Makes a spring by name: `smooth`, `snappy`, `bouncy`, `interactive`, `default`, `core-animation` or `uikit`.
    /// - Parameters:
    ///   - name: The name.
    ///   - duration: The perceptual duration in seconds, above 0; nil for the spring's own.
    ///   - extraBounce: Added to the spring's bounce.
    /// - Throws: `.notFound` for any other name, with a suggestion; `.argument` or `.limit` for numbers out of range,
    ///   or for a spring without duration and bounce.
    public init(named name: String, duration: Double? = nil, extraBounce: Double = 0) throws(AnimError) {
        let utf8 = try translating { () throws(EngineError) in try bytes(ofName: name) }
        if let duration, !(duration > 0) { throw AnimError(.argument, "duration must be above 0") }
        let found = try translating { () throws(EngineError) in
            try AnimMotion.Spring.named(utf8, duration: duration ?? 0, extraBounce: extraBounce)
        }
        guard let found else { throw unknownWord("spring", utf8, AnimMotion.Spring.knownNames, "springs") }
        self.init(found)
    }

    /// The spring of UIKit's `animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:)`.
    /// - Parameters:
    ///   - duration: Seconds after which the amplitude is a thousandth of the distance; above 0.
    ///   - dampingRatio: Above 0 and at most 1.
    ///   - initialVelocity: Distances per second.
    /// - Throws: `.argument` outside these ranges or if there is no such spring; `.limit`.
    public static func uiKit(
        duration: Double,
        dampingRatio: Double,
        initialVelocity: Double = 0
    ) throws(AnimError) -> Spring {
        try bounded(initialVelocity, "initialVelocity")
        return Spring(
            try translating { () throws(EngineError) in
                try AnimMotion.Spring.uiKit(
                    duration: duration,
                    dampingRatio: dampingRatio,
                    initialVelocity: initialVelocity
                )
            }
        )
    }

    /// A spring as Core Animation plays it: an overdamped spring counts as critically damped unless overdamping is
    /// allowed.
    /// - Parameters:
    ///   - mass: Above 0.
    ///   - stiffness: Above 0.
    ///   - damping: 0 or more.
    ///   - allowsOverdamping: `CASpringAnimation.allowsOverdamping`.
    /// - Throws: `.argument` or `.limit` outside these ranges.
    public static func coreAnimation(
        mass: Double = 1,
        stiffness: Double = 100,
        damping: Double = 10,
        allowsOverdamping: Bool = false
    ) throws(AnimError) -> Spring {
        Spring(
            try translating { () throws(EngineError) in
                try AnimMotion.Spring.coreAnimation(
                    mass: mass,
                    stiffness: stiffness,
                    damping: damping,
                    allowsOverdamping: allowsOverdamping
                )
            }
        )
    }

    /// Core Animation's `settlingDuration` in seconds, from 0 to 1; infinite without damping.
    /// - Parameters:
    ///   - initialVelocity: Distances per second at time 0.
    ///   - allowsOverdamping: `CASpringAnimation.allowsOverdamping`; if false, an overdamped spring counts as
    ///     critically damped.
    public func settlingDuration(initialVelocity: Double = 0, allowsOverdamping: Bool) -> Double {
        core.settlingDuration(velocity: initialVelocity, allowsOverdamping: allowsOverdamping)
    }

    /// The time in seconds after which the distance to the target and the speed per second stay below a threshold;
    /// infinite without damping.
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
        return SpringResponse(core).restingTime(
            displacement: displacement,
            velocity: initialVelocity,
            threshold: threshold
        )
    }

    /// The last time in seconds at which the distance to the target or the speed reaches its threshold; infinite
    /// without damping.
    /// - Parameters:
    ///   - displacement: Start minus target, at most 1e150 in size.
    ///   - initialVelocity: Units per second at time 0, at most 1e150 in size.
    ///   - threshold: The threshold of the distance; above 0.
    ///   - velocityThreshold: The threshold of the speed, in units per second; above 0.
    /// - Throws: `.argument` or `.limit` outside these ranges.
    public func settlingTime(
        displacement: Double = -1,
        initialVelocity: Double = 0,
        threshold: Double = 0.001,
        velocityThreshold: Double = 0.001
    ) throws(AnimError) -> Double {
        try bounded(displacement, "displacement")
        try bounded(initialVelocity, "initialVelocity")
        guard threshold > 0, velocityThreshold > 0 else {
            throw AnimError(.argument, "threshold and velocityThreshold must be above 0")
        }
        return SpringResponse(core).settlingTime(
            displacement: displacement,
            velocity: initialVelocity,
            threshold: threshold,
            velocityThreshold: velocityThreshold
        )
    }
}
