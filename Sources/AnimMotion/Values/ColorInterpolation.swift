// SPDX-License-Identifier: MIT
/// How one color becomes another: the color space, the direction of the hue, and whether components are premultiplied
/// (CSS Color 4, section 12).
package struct ColorInterpolation: Sendable, Equatable {
    package var space: ColorSpace
    /// Only OKLCH has a hue.
    package var hue: HueInterpolation
    /// Whether all components but the hue are multiplied by the opacity while they move, as in CSS. A transparent color
    /// then has no color of its own: it comes out as black.
    package var isPremultiplied: Bool

    package init(space: ColorSpace = .sRGB, hue: HueInterpolation = .shorter, isPremultiplied: Bool = false) {
        self.space = space
        self.hue = hue
        self.isPremultiplied = isPremultiplied
    }

    /// A color with at most this chroma in OKLCH has no hue of its own and takes the other color's (CSS Color 4,
    /// section 18).
    package static let powerlessChroma = 0.000004

    /// Converts from sRGB to the interpolated components.
    @inline(never)
    package func encoded(_ outer: UnsafePointer<Double>, _ velocity: UnsafePointer<Double>? = nil) -> MovingColor {
        var color = MovingColor(outer, velocity)
        color.convert(from: .sRGB, to: space)
        if isPremultiplied {
            let weight = MovingColor.clamped(color.opacity)
            // Premultiplication loses the chroma, so a hue of 0 must mark grays (see `isPowerless`). Theirs is only
            // rounding errors.
            if space == .okLCH, weight[0] == 0, color.y[0].magnitude <= ColorInterpolation.powerlessChroma {
                color.z = .zero
            }
            color.forEach(weighedCount) { MovingColor.product(MovingColor.clamped($0), weight) }
        }
        return color
    }

    /// Converts from the interpolated components to sRGB.
    @inline(never)
    package func decoded(_ inner: UnsafePointer<Double>, _ velocity: UnsafePointer<Double>? = nil) -> MovingColor {
        var color = MovingColor(inner, velocity)
        if isPremultiplied {
            let weight = MovingColor.clamped(color.opacity)
            color.forEach(weighedCount) { component in
                guard weight[0] > 0 else { return .zero }
                let quotient = component[0] / weight[0]
                return MovingColor.clamped(SIMD2(quotient, (component[1] - quotient * weight[1]) / weight[0]))
            }
        }
        color.convert(from: space, to: .sRGB)
        return color
    }

    /// How many components are multiplied by the opacity: all but a hue.
    private var weighedCount: Int { space == .okLCH ? 2 : 3 }

    /// Whether an encoded color has no hue of its own.
    ///
    /// If it is transparent and premultiplied, its chroma is lost; then the hue decides, which is 0 for black and
    /// grays.
    func isPowerless(_ inner: UnsafePointer<Double>) -> Bool {
        let weight = isPremultiplied ? inner[3].magnitude : 1
        return inner[1].magnitude <= ColorInterpolation.powerlessChroma * weight && (weight > 0 || inner[2] == 0)
    }
}
