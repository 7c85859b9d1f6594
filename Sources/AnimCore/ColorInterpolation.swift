// SPDX-License-Identifier: MIT
import AnimMotion

/// How one color becomes another: the color space, the direction of the hue, and whether components are premultiplied.
public struct ColorInterpolation: Sendable, Hashable {
    /// The space.
    public var space: ColorSpace
    /// The direction of the hue; only `.okLCH` has one.
    public var hue: HueInterpolation
    /// Whether all components but the hue are multiplied by the opacity while they are mixed, as in CSS.
    public var isPremultiplied: Bool

    /// An interpolation.
    /// - Parameters:
    ///   - space: The space.
    ///   - hue: The direction of the hue; only `.okLCH` has one.
    ///   - isPremultiplied: Whether all components but the hue are multiplied by the opacity while they are mixed.
    public init(_ space: ColorSpace = .sRGB, hue: HueInterpolation = .shorter, isPremultiplied: Bool = false) {
        self.space = space
        self.hue = hue
        self.isPremultiplied = isPremultiplied
    }

    var core: AnimMotion.ColorInterpolation {
        AnimMotion.ColorInterpolation(space: space.core, hue: hue.core, isPremultiplied: isPremultiplied)
    }
}
