// SPDX-License-Identifier: MIT
import AnimMath

/// Named springs, and a spring's parameters in SwiftUI's terms.
extension Spring {
    /// SwiftUI's `smooth`: no bounce. Errors as `perceptual(duration:bounce:)`, for `extraBounce` added to the bounce.
    package static func smooth(duration: Double = 0.5, extraBounce: Double = 0) throws(AnimError) -> Spring {
        try perceptual(duration: duration, bounce: extraBounce)
    }

    /// SwiftUI's `snappy`: a bounce of 0.15. Errors as `smooth`.
    package static func snappy(duration: Double = 0.5, extraBounce: Double = 0) throws(AnimError) -> Spring {
        try perceptual(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// SwiftUI's `bouncy`: a bounce of 0.3. Errors as `smooth`.
    package static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) throws(AnimError) -> Spring {
        try perceptual(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// SwiftUI's `interactiveSpring`: a response of 0.15 s and a damping ratio of 0.86, which is a bounce of 0.14.
    /// Errors as `smooth`.
    package static func interactive(duration: Double = 0.15, extraBounce: Double = 0) throws(AnimError) -> Spring {
        try perceptual(duration: duration, bounce: 0.14 + extraBounce)
    }

    /// SwiftUI's default animation: a response of 0.55 s, critically damped. Errors as `smooth`.
    package static func standard(duration: Double = 0.55, extraBounce: Double = 0) throws(AnimError) -> Spring {
        try perceptual(duration: duration, bounce: extraBounce)
    }

    /// A spring by name: `smooth`, `snappy`, `bouncy`, `interactive`, `default`, `core-animation`, `uikit`. The last
    /// two are `coreAnimation()` and `uiKitDefault()` without overdamping.
    ///
    /// - Parameter duration: The perceptual duration in seconds, above zero, or 0 for the spring's own.
    /// - Parameter extraBounce: Added to the spring's bounce. The last two names have no duration and bounce: both must
    ///   be 0.
    /// - Returns: nil if there is no spring of that name.
    /// - Throws: as `perceptual(duration:bounce:)`; `.argument` for a duration or a bounce for the last two names.
    package static func named(
        _ name: [UInt8],
        duration: Double = 0,
        extraBounce: Double = 0
    ) throws(AnimError) -> Spring? {
        let own: (duration: Double, bounce: Double)
        if isText(name, "smooth") {
            own = (0.5, 0)
        } else if isText(name, "snappy") {
            own = (0.5, 0.15)
        } else if isText(name, "bouncy") {
            own = (0.5, 0.3)
        } else if isText(name, "interactive") {
            own = (0.15, 0.14)
        } else if isText(name, "default") {
            own = (0.55, 0)
        } else {
            let isUIKit = isText(name, "uikit")
            guard isUIKit || isText(name, "core-animation") else { return nil }
            guard duration == 0, extraBounce == 0 else {
                throw AnimError(.argument, "duration and extra_bounce must be 0 for the spring of this name")
            }
            return isUIKit ? try uiKitDefault() : try coreAnimation()
        }
        guard duration >= 0 else {
            throw AnimError(.argument, "the spring's duration must be above 0, or 0 for that of its name")
        }
        guard own.bounce + extraBounce > -1, own.bounce + extraBounce <= 1 else {
            throw AnimError(
                .argument,
                "extra_bounce and the name's own bounce must add up to more than -1 and at most 1"
            )
        }
        return try perceptual(
            duration: duration == 0 ? own.duration : duration,
            bounce: own.bounce + extraBounce
        )
    }

    @inline(never)
    private static func isText(_ utf8: [UInt8], _ name: StaticText) -> Bool {
        name.utf8.elementsEqual(utf8)
    }

    /// The undamped period 2π/ω₀ in seconds: SwiftUI's response, and its perceptual duration.
    package var response: Double { 2 * Double.pi / naturalFrequency }

    /// The perceptual duration in seconds, which is the response.
    package var duration: Double { response }

    /// SwiftUI's bounce: 1 − ζ up to critical damping, 1/ζ − 1 beyond it. From −1 to 1.
    package var bounce: Double {
        let ratio = dampingRatio
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }
}
