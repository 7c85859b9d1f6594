// SPDX-License-Identifier: MIT
import AnimMotion

/// How a color moves to another: in which space, which way round its hue, and how opacity counts.
public struct ColorInterpolation: Sendable, Equatable {
    /// Which way round a hue goes.
    public enum Hue: Sendable, Equatable {
        /// By at most half a turn.
        case shorter
        /// By at least half a turn.
        case longer
        /// Never backwards.
        case increasing
        /// Never forwards.
        case decreasing
    }

    /// The space.
    public var space: ColorSpace
    /// Which way round the hue; only `.okLCH` has one.
    public var hue: Hue
    /// Whether components but the hue are multiplied by the opacity meanwhile, as CSS does.
    public var isPremultiplied: Bool

    /// An interpolation.
    /// - Parameters:
    ///   - space: The space.
    ///   - hue: Which way round the hue; only `.okLCH` has one.
    ///   - isPremultiplied: Whether components but the hue are multiplied by the opacity meanwhile.
    public init(_ space: ColorSpace = .sRGB, hue: Hue = .shorter, isPremultiplied: Bool = false) {
        self.space = space
        self.hue = hue
        self.isPremultiplied = isPremultiplied
    }

    var core: AnimMotion.ColorInterpolation {
        let path: HuePath =
            switch hue {
            case .shorter: .shorter
            case .longer: .longer
            case .increasing: .increasing
            case .decreasing: .decreasing
            }
        return AnimMotion.ColorInterpolation(space: space.core, huePath: path, isPremultiplied: isPremultiplied)
    }
}
