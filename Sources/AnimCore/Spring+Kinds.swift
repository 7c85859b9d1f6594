// SPDX-License-Identifier: MIT
import AnimMotion

/// Springs by the words of other systems, and when they come to rest.
extension Spring {
    /// A spring by its name: `smooth`, `snappy`, `bouncy`, `interactive`, `default`, `core-animation` or `uikit`.
    /// - Parameters:
    ///   - name: The name.
    ///   - duration: The perceptual duration in seconds, above 0; nil for its own.
    ///   - extraBounce: Added to its bounce.
    /// - Throws: `.notFound` for any other name, with the nearest; `.argument` or `.limit` for numbers out of range, or where the
    ///   spring has none.
    public init(named name: String, duration: Double? = nil, extraBounce: Double = 0) throws(AnimError) {
        let utf8 = Array(name.utf8)
        if let duration, !(duration > 0) { throw AnimError(.argument, "duration must be above 0") }
        let found = try translating { () throws(EngineError) in
            try AnimMotion.Spring.named(utf8, duration: duration ?? 0, extraBounce: extraBounce)
        }
        guard let found else { throw unknownWord("spring", utf8, AnimMotion.Spring.knownNames, "springs") }
        self.init(found)
    }

    /// The spring of UIKit's `animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:)`.
    /// - Parameters:
    ///   - duration: Seconds after which its swing is a thousandth of the distance; above 0.
    ///   - dampingRatio: Above 0 and at most 1.
    ///   - initialVelocity: Distances per second.
    /// - Throws: `.argument` outside these ranges, and where there is no such spring; `.limit`.
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

    /// A spring as Core Animation plays it: what is overdamped counts as critically damped unless it is allowed.
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
    ///   - allowsOverdamping: `CASpringAnimation.allowsOverdamping`; otherwise what is overdamped counts as critically damped.
    public func settlingDuration(initialVelocity: Double = 0, allowsOverdamping: Bool) -> Double {
        core.settlingDuration(velocity: initialVelocity, allowsOverdamping: allowsOverdamping)
    }

    /// Seconds from which it stays within a distance of its target, and its speed below as much per second; infinite without
    /// damping.
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

    /// The last time in seconds at which the distance to the target or the speed is as large as its threshold; infinite without
    /// damping.
    /// - Parameters:
    ///   - displacement: Start minus target, at most 1e150 in size.
    ///   - initialVelocity: Units per second at time 0, at most 1e150 in size.
    ///   - threshold: Of the distance; above 0.
    ///   - velocityThreshold: Of the speed, in units per second; above 0.
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
