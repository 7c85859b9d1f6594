// SPDX-License-Identifier: MIT
import AnimMotion

/// A color: sRGB, not premultiplied by the opacity.
public struct Color: AnimatableValue, Hashable, CustomStringConvertible {
    /// Red, 0…1; outside that range the color is outside the gamut.
    public var red: Double
    /// Green, 0…1.
    public var green: Double
    /// Blue, 0…1.
    public var blue: Double
    /// Opacity, 0…1.
    public var opacity: Double

    /// Makes a color from its components.
    /// - Parameters:
    ///   - red: 0…1.
    ///   - green: 0…1.
    ///   - blue: 0…1.
    ///   - opacity: 0…1.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.opacity = opacity
    }

    /// Makes a color from CSS's hexadecimal notation: `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`.
    /// - Parameter hexadecimal: The text.
    /// - Throws: `.syntax` for any other text.
    public init(hexadecimal: String) throws(AnimError) {
        guard let color = AnimMotion.Color(hexadecimal: Array(hexadecimal.utf8)) else {
            throw AnimError(.syntax, "hexadecimal must be #RGB, #RGBA, #RRGGBB or #RRGGBBAA")
        }
        self.init(color)
    }

    init(_ color: AnimMotion.Color) {
        self.init(red: color.red, green: color.green, blue: color.blue, opacity: color.opacity)
    }

    var core: AnimMotion.Color { AnimMotion.Color(red: red, green: green, blue: blue, opacity: opacity) }

    /// Opaque black.
    public static let black = Color(red: 0, green: 0, blue: 0)
    /// Opaque white.
    public static let white = Color(red: 1, green: 1, blue: 1)
    /// Transparent black.
    public static let clear = Color(red: 0, green: 0, blue: 0, opacity: 0)

    /// A color.
    public static var valueKind: ValueKind { .color }
    /// Red, green, blue and opacity.
    public var components: [Double] { [red, green, blue, opacity] }
    /// Makes the color from an array of four.
    /// - Parameter components: Red, green, blue and opacity.
    public init?(components: [Double]) {
        guard components.count == 4 else { return nil }
        self.init(red: components[0], green: components[1], blue: components[2], opacity: components[3])
    }

    /// The components, such as `Color(red: 1.0, green: 0.5, blue: 0.0, opacity: 1.0)`.
    public var description: String { "Color(red: \(red), green: \(green), blue: \(blue), opacity: \(opacity))" }
}
