// SPDX-License-Identifier: MIT
import AnimMotion

/// How a color moves to another: in which space, which way round its hue, and how opacity counts.
public struct ColorInterpolation: Sendable, Equatable {
    /// The space.
    public var space: ColorSpace
    /// Which way round the hue; only `.okLCH` has one.
    public var hue: HueInterpolation
    /// Whether components but the hue are multiplied by the opacity meanwhile, as CSS does.
    public var isPremultiplied: Bool

    /// An interpolation.
    /// - Parameters:
    ///   - space: The space.
    ///   - hue: Which way round the hue; only `.okLCH` has one.
    ///   - isPremultiplied: Whether components but the hue are multiplied by the opacity meanwhile.
    public init(_ space: ColorSpace = .sRGB, hue: HueInterpolation = .shorter, isPremultiplied: Bool = false) {
        self.space = space
        self.hue = hue
        self.isPremultiplied = isPremultiplied
    }

    var core: AnimMotion.ColorInterpolation {
        AnimMotion.ColorInterpolation(space: space.core, hue: hue.core, isPremultiplied: isPremultiplied)
    }
}
