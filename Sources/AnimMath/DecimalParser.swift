// SPDX-License-Identifier: MIT
/// Converts decimal numbers to doubles, correctly rounded (to nearest, ties to even), independent of any locale.
package enum DecimalParser {
    /// Parses the bytes in the range as a JSON number (RFC 8259, section 6): `-`? integer fraction? exponent?, nothing
    /// before or after. Nil for anything else, or if the range is not within the array.
    ///
    /// A number that is too large gives an infinity, one that is too small a zero, each with its sign; subnormal
    /// results are correctly rounded; `-0` is −0. Time and memory are bounded by the length of the text plus a
    /// constant. After 800 significant digits it only matters whether any is not zero, because the midpoint of two
    /// doubles has at most 767.
    package static func parse(_ bytes: [UInt8], in range: Range<Int>) -> Double? {
        guard range.lowerBound >= 0, range.upperBound <= bytes.count else { return nil }
        guard let decimal = DecimalNumber(bytes, in: range) else { return nil }
        let magnitude = decimal.magnitude(bytes)
        return decimal.isNegative ? -magnitude : magnitude
    }

    /// Parses all bytes as a JSON number; see `parse(_:in:)`.
    package static func parse(_ bytes: [UInt8]) -> Double? { parse(bytes, in: 0..<bytes.count) }
}

/// The syntax of a decimal number: digits 0.d₁d₂d₃… × 10^point with no zero in front.
package struct DecimalNumber {
    /// After this many significant digits it only matters whether any is not zero.
    static let digitLimit = 800

    package var isNegative = false
    /// The range from the first significant digit to the end of the digits and the point.
    package var digits: Range<Int> = 0..<0
    /// The power of ten.
    package var point: Int64 = 0
    /// The first 19 significant digits as an integer, and the total number of digits.
    var leading: UInt64 = 0
    package var digitCount = 0

    /// Nil if the bytes are not exactly a number in JSON's grammar. The range is within the bytes.
    package init?(_ bytes: [UInt8], in range: Range<Int>) {
        var index = range.lowerBound
        let end = range.upperBound
        if index < end, bytes[index] == 0x2D {
            isNegative = true
            index += 1
        }
        let integerStart = index
        while index < end, DecimalNumber.isDigit(bytes[index]) { index += 1 }
        let integerEnd = index
        guard integerEnd > integerStart else { return nil }
        if bytes[integerStart] == 0x30, integerEnd - integerStart > 1 { return nil }
        var fractionStart = index
        if index < end, bytes[index] == 0x2E {
            index += 1
            fractionStart = index
            while index < end, DecimalNumber.isDigit(bytes[index]) { index += 1 }
            guard index > fractionStart else { return nil }
        }
        let mantissaEnd = index
        var exponent: Int64 = 0
        if index < end, bytes[index] | 0x20 == 0x65 {
            index += 1
            var isExponentNegative = false
            if index < end, bytes[index] == 0x2B || bytes[index] == 0x2D {
                isExponentNegative = bytes[index] == 0x2D
                index += 1
            }
            let exponentStart = index
            while index < end, DecimalNumber.isDigit(bytes[index]) {
                // Saturates, far beyond what any number of digits could compensate.
                if exponent < 1_000_000_000_000_000 { exponent = exponent &* 10 &+ Int64(bytes[index] &- 0x30) }
                index += 1
            }
            guard index > exponentStart else { return nil }
            if isExponentNegative { exponent = -exponent }
        }
        guard index == end else { return nil }

        var first = integerStart
        while first < mantissaEnd, bytes[first] == 0x30 || bytes[first] == 0x2E { first += 1 }
        digits = first..<mantissaEnd
        // The digits before the point minus those skipped, or minus the zeros after it.
        point = exponent + (first < integerEnd ? Int64(integerEnd - first) : Int64(fractionStart) - Int64(first))
        for position in digits where bytes[position] != 0x2E {
            if digitCount < 19 { leading = leading &* 10 &+ UInt64(bytes[position] &- 0x30) }
            digitCount += 1
        }
    }

    @inline(__always)
    private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
}
