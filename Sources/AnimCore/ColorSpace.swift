// SPDX-License-Identifier: MIT
import AnimMotion

/// What the three numbers of a color mean. Numbers below 0 and above 1 are outside the gamut, not errors.
public enum ColorSpace: Sendable, Equatable, CaseIterable {
    /// sRGB: red, green and blue, as CSS writes them.
    case sRGB
    /// Linear sRGB: sRGB's primaries, proportional to light.
    case linearSRGB
    /// Display P3.
    case displayP3
    /// OKLab: lightness, a and b.
    case okLab
    /// OKLab in polar form: lightness, chroma and hue in radians.
    case okLCH

    var core: AnimMotion.ColorSpace {
        switch self {
        case .sRGB: .sRGB
        case .linearSRGB: .linearSRGB
        case .displayP3: .displayP3
        case .okLab: .okLab
        case .okLCH: .okLCH
        }
    }

    /// Converts a color of this space to another, accurate to 1e-12 within the gamuts.
    /// - Parameters:
    ///   - color: Three numbers of this space and the opacity, which is passed through; at most 1e150 in size.
    ///   - target: The other space.
    /// - Throws: `.argument` or `.limit` outside that range.
    public func convert(_ color: SIMD4<Double>, to target: ColorSpace) throws(AnimError) -> SIMD4<Double> {
        try convert([color], to: target)[0]
    }

    /// Converts colors of this space to another. O(colors).
    /// - Parameters:
    ///   - colors: As for `convert(_:to:)` with one color.
    ///   - target: The other space.
    /// - Throws: `.argument` or `.limit` for a number that is not finite or beyond 1e150.
    public func convert(_ colors: [SIMD4<Double>], to target: ColorSpace) throws(AnimError) -> [SIMD4<Double>] {
        var result: [SIMD4<Double>] = []
        result.reserveCapacity(colors.count)
        for color in colors {
            var numbers = color.components
            try bounded(numbers, "colors")
            core.convert(numbers, to: target.core, &numbers)
            result.append(SIMD4(numbers[0], numbers[1], numbers[2], numbers[3]))
        }
        return result
    }
}
