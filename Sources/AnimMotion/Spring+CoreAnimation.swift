// SPDX-License-Identifier: MIT
import AnimMath

/// Springs beyond critical damping, as Core Animation and UIKit play them.
extension Spring {
    /// The spring as a `CASpringAnimation` plays it: an overdamped spring moves like the critically damped one of its
    /// mass and stiffness, unless overdamping is allowed.
    ///
    /// Measured on Core Animation: (1, 100, 30) moves exactly as (1, 100, 20) while `allowsOverdamping` is not set, and
    /// has the same settling duration, 1.0.
    package func asCoreAnimationPlays(allowsOverdamping: Bool = false) -> Spring {
        allowsOverdamping || dampingRatio <= 1 ? self : criticallyDamped
    }

    /// The spring of the same mass and stiffness with c = 2√(km). Its damping ratio is 1, or slightly above if the
    /// damping is subnormal.
    private var criticallyDamped: Spring {
        let scale = SpringScale(self)
        let exponent = Int(mass.exponent) + Int(scale.timeScale.exponent)
        let damping = SpringScale.multiply(
            2 * (scale.stiffness * scale.mass).squareRoot(),
            byPowerOfTwo: exponent
        )
        let spring = Spring(self, withCheckedDamping: damping)
        return spring.dampingRatio < 1 ? Spring(self, withCheckedDamping: damping.nextUp) : spring
    }

    /// The spring of a `CASpringAnimation`, by default that of a new one: mass 1, stiffness 100, damping 10.
    ///
    /// - Throws: as `init(mass:stiffness:damping:)`.
    package static func coreAnimation(
        mass: Double = 1,
        stiffness: Double = 100,
        damping: Double = 10,
        allowsOverdamping: Bool = false
    ) throws(AnimError) -> Spring {
        try Spring(mass: mass, stiffness: stiffness, damping: damping)
            .asCoreAnimationPlays(allowsOverdamping: allowsOverdamping)
    }

    /// The spring of `UISpringTimingParameters()`, which the keyboard uses: mass 3, stiffness 1000, damping 500. Its
    /// damping ratio is 4.56, so it plays as critically damped unless overdamping is allowed.
    package static func uiKitDefault(allowsOverdamping: Bool = false) throws(AnimError) -> Spring {
        try coreAnimation(mass: 3, stiffness: 1000, damping: 500, allowsOverdamping: allowsOverdamping)
    }
}
