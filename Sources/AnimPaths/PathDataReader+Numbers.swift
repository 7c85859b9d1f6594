// SPDX-License-Identifier: MIT
import AnimMath

/// Parsing the numbers of path data.
extension PathDataReader {
    /// Parses any number to the nearest double, or infinity if it is too large. If there is none, `end` is the start
    /// and `failure` the wrong byte.
    @inline(never)
    package static func number(
        _ start: UnsafePointer<UInt8>,
        _ end: UnsafePointer<UInt8>
    ) -> (value: Double, end: UnsafePointer<UInt8>, failure: UnsafePointer<UInt8>) {
        var p = start
        var isNegative = false
        if p < end, p.pointee == 0x2D || p.pointee == 0x2B {
            isNegative = p.pointee == 0x2D
            p += 1
        }
        let first = p
        while p < end, p.pointee == 0x30 { p += 1 }
        let integerStart = p
        var digits: UInt64 = 0
        var digitCount = 0
        var decimals = 0
        while p < end, p.pointee &- 0x30 < 10 {
            digits = digits &* 10 &+ UInt64(p.pointee &- 0x30)
            digitCount += 1
            p += 1
        }
        let hasInteger = p > integerStart
        // A point without digits after it belongs to no number.
        if p + 1 < end, p.pointee == 0x2E, p[1] &- 0x30 < 10 {
            p += 1
            while p < end, p.pointee &- 0x30 < 10 {
                digits = digits &* 10 &+ UInt64(p.pointee &- 0x30)
                if digits != 0 || digitCount > 0 { digitCount += 1 }
                decimals += 1
                p += 1
            }
        }
        if p == first { return (0, start, first) }
        let mantissaEnd = p
        // An e without digits after it belongs to no number.
        if p < end, p.pointee | 0x20 == 0x65 {
            var q = p + 1
            if q < end, q.pointee == 0x2D || q.pointee == 0x2B { q += 1 }
            if q < end, q.pointee &- 0x30 < 10 {
                while q < end, q.pointee &- 0x30 < 10 { q += 1 }
                p = q
            }
        }
        if p == mantissaEnd, digits < 1 &<< 53, digitCount <= 19, decimals < 16 {
            let value = Double(Int64(truncatingIfNeeded: digits)) / powers[decimals]
            return (isNegative ? -value : value, p, p)
        }
        if p == mantissaEnd, digitCount <= 19, let quick = DecimalNumber.quickMagnitude(digits, -decimals) {
            return (isNegative ? -quick : quick, p, p)
        }
        // The parser takes JSON's grammar: a digit before the point, no leading zero.
        var json: [UInt8] = isNegative ? [0x2D] : []
        if !hasInteger { json.append(0x30) }
        json.append(contentsOf: UnsafeBufferPointer(start: integerStart, count: p - integerStart))
        return (DecimalParser.parse(json) ?? .infinity, p, p)
    }

    /// Exact powers of ten.
    static let powers: InlineArray<16, Double> = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
    ]

    /// Reads numbers of a few digits, each with the separator and the sign before it, up to the first that is longer or
    /// something else.
    ///
    /// Reads eight bytes at once, without branches that depend on them: the form of the next number is unpredictable,
    /// and a mispredicted branch costs as much as a whole number here. Arithmetic finds the digits among the bytes and
    /// removes the point, and three multiplications convert eight digits to a number (as D. Lemire, "Number parsing at
    /// a gigabyte per second", 2021).
    @inline(never)
    @_optimize(speed)
    static func shortNumbers(
        _ start: UnsafePointer<UInt8>,
        _ end: UnsafePointer<UInt8>,
        _ out: UnsafeMutablePointer<Double>,
        _ first: Int,
        _ count: Int,
        _ even: Double,
        _ odd: Double
    ) -> (end: UnsafePointer<UInt8>, index: Int) {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let tops: UInt64 = 0x8080_8080_8080_8080
        // Bit sets of characters below 64. The first number of a command has no separator before it.
        let signs: UInt64 = 1 &<< 0x2B | 1 &<< 0x2D
        var separators: UInt64 = first > 0 ? 1 &<< 0x20 | 1 &<< 0x2C : 0
        var p = start
        var index = first
        var (base, other) = first & 1 == 0 ? (even, odd) : (odd, even)
        while index < count, end - p >= 8 {
            let word = UInt64(littleEndian: UnsafeRawPointer(p).loadUnaligned(as: UInt64.self))
            // The top bit of each byte classifies it. Carries from non-ASCII bytes reach only later bytes, as do
            // borrows from a point; so the first point is right.
            let text = word ^ 0x30 &* ones
            let others = (text &+ 0x76 &* ones) | text
            let notPoint = word ^ 0x2E &* ones
            let points = (notPoint &- ones) & ~notPoint & tops
            let point = points & (0 &- points)
            // The digits and the first point, and the first byte after them that is neither.
            let own = (~others & tops) | point
            let past = ~own & tops & (own | (0 &- own))
            let pastBit = past & (0 &- past)
            let from = UInt64(truncatingIfNeeded: own.trailingZeroBitCount) & 0x78
            let to = UInt64(truncatingIfNeeded: past.trailingZeroBitCount) & 0x78
            // Before them comes nothing, a separator, a sign, or both, tested in bit sets of characters below 64. Other
            // characters are outside.
            let one = word & 0x3F
            let isSeparator = (separators &>> one) & 1
            let isSign = (signs &>> one) & 1
            let isLaterSign = (signs &>> (word &>> 8 & 0x3F)) & 1
            let begins = 1 | (isSeparator | isSign) &<< 8 | (isSeparator & isLaterSign) &<< 16
            let isRight = (begins &>> from) & 1
            let isOutside = word & 0xC0C0 & ((1 &<< from) &- 1)
            // The point inside the number, or else its end.
            let within = point & (pastBit &- 1)
            let isWhole = ((within &- 1) & ~within) &>> 63
            // Leave this path if there is no number or it may continue, if no digit follows the point, or if there is
            // an exponent, which is rare.
            let misfit = isOutside | (isRight ^ 1)
            guard misfit == 0, past != 0, within &<< 8 ^ pastBit != 0, (word &>> to) & 0xDF != 0x45 else { break }
            let gap = within | pastBit & (0 &- isWhole)
            let magnitude = decimal(text, from: from, to: to &+ isWhole &<< 3, gap: gap)
            let number = Double(bitPattern: magnitude.bitPattern | signBit(word, before: from)) + base
            guard number.magnitude <= Path.maximumCoordinate else { break }
            out[index] = number
            p += Int(truncatingIfNeeded: to &>> 3)
            index &+= 1
            swap(&base, &other)
            separators = 1 &<< 0x20 | 1 &<< 0x2C
        }
        return (p, index)
    }

    /// The sign bit of the number that begins at a bit of a word, from the character before it: nothing, a space, a
    /// comma, + or −. Of these, only − has the bits 0 and 2.
    @inline(__always)
    private static func signBit(_ word: UInt64, before from: UInt64) -> UInt64 {
        let before = (word &<< 8) &>> from
        return (before & (before &>> 2)) &<< 63
    }

    /// The value of the digits of a word, whose point or end leaves a gap between them and their decimals.
    /// - Parameters:
    ///   - digits: a digit's value in each of its bytes.
    ///   - from: the bit at which they begin.
    ///   - to: the bit at which they end, the gap included.
    ///   - gap: the top bit of the gap's byte.
    @inline(__always)
    private static func decimal(_ digits: UInt64, from: UInt64, to: UInt64, gap: UInt64) -> Double {
        // The digits before the gap move up into its place.
        let below = gap &>> 7 &- 1
        let joined = (digits & ~(below &<< 8 | 0xFF)) | (digits & below) &<< 8
        let gapAt = UInt64(truncatingIfNeeded: gap.trailingZeroBitCount) & 0x78
        let decimals = Int(truncatingIfNeeded: (to &- gapAt) &>> 3) &- 1
        var value = (joined &>> (from &+ 8)) &<< (72 &- to &+ from)
        value = value &* 10 &+ value &>> 8
        let high = (value & 0x0000_00FF_0000_00FF) &* 0x000F_4240_0000_0064
        let low = (value &>> 16 & 0x0000_00FF_0000_00FF) &* 0x0000_2710_0000_0001
        let integer = Int64(truncatingIfNeeded: (high &+ low) &>> 32)
        return Double(integer) / powers[decimals & 15]
    }
}
