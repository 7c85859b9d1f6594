// SPDX-License-Identifier: MIT
import AnimMath

/// Other parametrizations of a spring. All have the mass 1.
extension Spring {
    /// A spring from its perceptual duration and its bounce, as SwiftUI's `Spring(duration:bounce:)`.
    ///
    /// k = (2π/duration)², ζ = 1 − bounce for bounce ≥ 0 and 1/(1 + bounce) below, c = 2ζ√k.
    ///
    /// - Parameter duration: Seconds, above zero.
    /// - Parameter bounce: Above −1 and at most 1; 0 is critical damping, 1 oscillates forever.
    /// - Throws: `.argument` outside those ranges, `.limit` if the stiffness is out of a spring's range.
    package static func perceptual(duration: Double, bounce: Double) throws(AnimError) -> Spring {
        guard duration > 0, duration.isFinite else {
            throw AnimError(.argument, "the spring's duration must be finite and above 0")
        }
        guard bounce > -1, bounce <= 1 else {
            throw AnimError(.argument, "the spring's bounce must be above -1 and at most 1")
        }
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        return try of(frequency: 2 * Double.pi / duration, dampingRatio: ratio, "duration and bounce")
    }

    /// A spring from its response and damping ratio, as SwiftUI's `Spring(response:dampingRatio:)`.
    ///
    /// k = (2π/response)², c = 2 · dampingRatio · √k.
    ///
    /// - Parameter response: The period of the undamped spring in seconds, above zero.
    /// - Parameter dampingRatio: The damping ratio ζ, ≥ 0.
    /// - Throws: `.argument` outside those ranges, `.limit` if stiffness or damping are out of a spring's range.
    package static func response(_ response: Double, dampingRatio: Double) throws(AnimError) -> Spring {
        guard response > 0, response.isFinite else {
            throw AnimError(.argument, "the spring's response must be finite and above 0")
        }
        guard dampingRatio >= 0, dampingRatio.isFinite else {
            throw AnimError(.argument, "the spring's damping ratio must be finite and not below 0")
        }
        return try of(
            frequency: 2 * Double.pi / response,
            dampingRatio: dampingRatio,
            "response and damping_ratio"
        )
    }

    /// The spring of mass 1 with the angular frequency ω₀ = `frequency` and the damping ratio ζ.
    /// - Parameter names: the names of the original parameters, for the error.
    package static func of(frequency: Double, dampingRatio: Double, _ names: StaticText) throws(AnimError) -> Spring {
        let stiffness = frequency * frequency
        let damping = 2 * dampingRatio * frequency
        guard stiffness >= 0x1p-1000, stiffness <= 0x1p1000, damping.isFinite else {
            throw AnimError(.limit, "\(names) make a spring whose stiffness is not from 2^-1000 to 2^1000")
        }
        return try Spring(mass: 1, stiffness: stiffness, damping: damping)
    }
}
