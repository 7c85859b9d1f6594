// SPDX-License-Identifier: MIT
/// A color: sRGB components from 0 to 1, not premultiplied by the opacity.
package struct Color: BitwiseCopyable, Sendable, Equatable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var opacity: Double

    package init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.opacity = opacity
    }

    /// Reads CSS's hexadecimal notation: `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`, in either case.
    ///
    /// A pair of digits d is the component d / 255 (CSS Color 4, §5.2). `nil` for any other text.
    package init?(hexadecimal text: [UInt8]) {
        let color = text.withUnsafeBufferPointer { Color(hexadecimal: $0) }
        guard let color else { return nil }
        self = color
    }

    @inline(never)
    package init?(hexadecimal text: UnsafeBufferPointer<UInt8>) {
        guard text.first == UInt8(ascii: "#") else { return nil }
        let digitCount = text.count - 1
        guard digitCount == 3 || digitCount == 4 || digitCount == 6 || digitCount == 8 else { return nil }
        let isShort = digitCount < 6
        var components: (Double, Double, Double, Double) = (0, 0, 0, 1)
        for index in 0..<(isShort ? digitCount : digitCount / 2) {
            let first = 1 + (isShort ? index : 2 * index)
            guard let high = Color.digit(text[first]), let low = Color.digit(text[isShort ? first : first + 1]) else {
                return nil
            }
            let component = Double(16 * high + low) / 255
            switch index {
            case 0: components.0 = component
            case 1: components.1 = component
            case 2: components.2 = component
            default: components.3 = component
            }
        }
        self.init(red: components.0, green: components.1, blue: components.2, opacity: components.3)
    }

    private static func digit(_ byte: UInt8) -> Int? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte) - 48
        case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(byte) - 87
        case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(byte) - 55
        default: nil
        }
    }
}
