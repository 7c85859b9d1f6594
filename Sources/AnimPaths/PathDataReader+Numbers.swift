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
}
