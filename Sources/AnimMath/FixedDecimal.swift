// SPDX-License-Identifier: MIT
extension [UInt8] {
    /// Appends a number with a number of decimals (at most 15), like C's `%.*f` in the C locale: the decimal nearest to
    /// the number's exact value, ties to an even last digit. A result of zero has no sign, and a number that is not
    /// finite counts as zero. O(digits), of which at most 309 are before the point.
    package mutating func append(_ number: Double, decimals: Int) {
        let decimals = Swift.min(Swift.max(decimals, 0), 15)
        var power: UInt64 = 1
        for _ in 0..<decimals { power &*= 10 }
        let bits = number.magnitude.bitPattern
        let isNormal = bits &>> 52 != 0
        // The number is mantissa · 2^exponent.
        var mantissa = number.isFinite ? bits & 0x000F_FFFF_FFFF_FFFF | (isNormal ? 0x0010_0000_0000_0000 : 0) : 0
        let exponent = Int(bits &>> 52) - 1075 + (isNormal ? 0 : 1)
        if mantissa != 0, exponent >= 0 {
            if number < 0 { append(UInt8(ascii: "-")) }
            appendInteger(mantissa, exponent)
            mantissa = 0
        } else {
            let shift = UInt64(Swift.max(-exponent, 0))
            var whole = shift < 64 ? mantissa &>> shift : 0
            mantissa -= shift < 64 ? whole &<< shift : 0
            // Below 2^103: for a larger shift it is less than half a unit.
            let product = mantissa.multipliedFullWidth(by: power)
            mantissa = 0
            if shift > 0, shift < 104 {
                let (high, low) = (product.high, product.low)
                var rest: UInt64
                var isBeyond = false
                if shift < 64 {
                    mantissa = high &<< (64 &- shift) | low &>> shift
                    rest = low &<< (64 &- shift)
                } else {
                    mantissa = shift == 64 ? high : high &>> (shift &- 64)
                    rest = shift == 64 ? low : high &<< (128 &- shift)
                    isBeyond = shift > 64 && low != 0
                }
                // The rest is a fraction of one unit, times 2^64.
                let half = 0x8000_0000_0000_0000 as UInt64
                if rest > half || rest == half && (isBeyond || (decimals == 0 ? whole : mantissa) & 1 == 1) {
                    mantissa += 1
                }
                rest = 0
            }
            if mantissa == power {
                whole += 1
                mantissa = 0
            }
            if number < 0, whole != 0 || mantissa != 0 { append(UInt8(ascii: "-")) }
            append(decimal: whole)
        }
        guard decimals > 0 else { return }
        append(UInt8(ascii: "."))
        while power > 1 {
            power /= 10
            append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: mantissa / power % 10))
        }
    }

    /// Appends the digits of mantissa · 2^exponent, up to 2^1024.
    private mutating func appendInteger(_ mantissa: UInt64, _ exponent: Int) {
        // Nine digits in each, the least significant first.
        var parts = InlineArray<36, UInt32>(repeating: 0)
        var count = 0
        var rest = mantissa
        while rest != 0 {
            parts[count] = UInt32(rest % 1_000_000_000)
            rest /= 1_000_000_000
            count += 1
        }
        var left = exponent
        while left > 0 {
            let shift = UInt64(Swift.min(left, 29))
            left -= 29
            var carry: UInt64 = 0
            for index in 0..<count {
                let shifted = UInt64(parts[index]) &<< shift &+ carry
                parts[index] = UInt32(shifted % 1_000_000_000)
                carry = shifted / 1_000_000_000
            }
            if carry != 0, count < 36 {
                parts[count] = UInt32(carry)
                count += 1
            }
        }
        append(decimal: UInt64(parts[count - 1]))
        for index in stride(from: count - 2, through: 0, by: -1) {
            var digit: UInt32 = 100_000_000
            while digit > 0 {
                append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: parts[index] / digit % 10))
                digit /= 10
            }
        }
    }
}
