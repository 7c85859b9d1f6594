// SPDX-License-Identifier: MIT
extension DecimalNumber {
    /// The nearest double to the number without its sign.
    package func magnitude(_ bytes: [UInt8]) -> Double {
        // The value is in [10^(point − 1), 10^point). The largest double is 1.8 · 10^308, half the smallest 2.5 ·
        // 10^-324.
        if digitCount == 0 || point < -330 { return 0 }
        if point > 310 { return .infinity }
        let exponent = Int(point) - digitCount
        if digitCount <= 19, let quick = Self.quickMagnitude(leading, exponent) { return quick }
        return exactMagnitude(bytes)
    }

    /// Integers below 2^64 times a power of ten that is exact as a double. Nil if this method cannot decide the result.
    ///
    /// Below 2^53 one division or multiplication rounds once (Clinger, "How to read floating point numbers accurately",
    /// 1990). Otherwise the result is a sum of two doubles with an error of 2^-100, and is used if that error cannot
    /// change its rounding.
    @inline(never)
    package static func quickMagnitude(_ leading: UInt64, _ exponent: Int) -> Double? {
        guard exponent >= -22, exponent <= 22 else { return nil }
        var power = 1.0
        for _ in 0..<(exponent < 0 ? -exponent : exponent) { power *= 10 }
        if leading < 1 &<< 53 {
            return exponent < 0 ? Double(leading) / power : Double(leading) * power
        }
        let integer = DoubleDouble.twoSum(Double(leading &>> 32) * 0x1p32, Double(leading & 0xFFFF_FFFF))
        let value = exponent < 0 ? integer / power : integer * power
        let margin = value.high * 0x1p-95
        let below = value.high + (value.low - margin)
        let above = value.high + (value.low + margin)
        return below == above ? below : nil
    }

    /// With integers of any size: the quotient of two, to 64 bits plus whether there is a remainder.
    private func exactMagnitude(_ bytes: [UInt8]) -> Double {
        var numerator = BigInteger()
        var count = 0
        var isInexact = false
        var chunk: UInt32 = 0
        var chunkPower: UInt32 = 1
        for position in digits where bytes[position] != 0x2E {
            let digit = UInt32(bytes[position] &- 0x30)
            if count < DecimalNumber.digitLimit {
                chunk = chunk &* 10 &+ digit
                chunkPower = chunkPower &* 10
                count += 1
                if chunkPower == 1_000_000_000 {
                    numerator.multiply(by: chunkPower, adding: chunk)
                    chunk = 0
                    chunkPower = 1
                }
            } else if digit != 0 {
                isInexact = true
                break
            }
        }
        numerator.multiply(by: chunkPower, adding: chunk)
        // value = numerator · 5^e · 2^e.
        let exponent = Int(point) - count
        var denominator = BigInteger(1)
        if exponent >= 0 {
            numerator.multiply(byPowerOfFive: exponent)
        } else {
            denominator.multiply(byPowerOfFive: -exponent)
        }
        // Align the leading bits, so that the quotient lies in (½, 2).
        let shift = numerator.bitCount - denominator.bitCount
        if shift < 0 {
            numerator.shiftLeft(by: -shift)
        } else {
            denominator.shiftLeft(by: shift)
        }
        var binaryExponent = exponent + shift
        if numerator.isLess(than: denominator) {
            numerator.shiftLeft(by: 1)
            binaryExponent -= 1
        }
        // The quotient in [1, 2): 64 bits, the first with the weight 2^binaryExponent.
        var quotient: UInt64 = 0
        for _ in 0..<64 {
            quotient = quotient &<< 1
            if !numerator.isLess(than: denominator) {
                numerator.subtract(denominator)
                quotient |= 1
            }
            numerator.shiftLeft(by: 1)
        }
        return DecimalNumber.rounded(quotient, exponent: binaryExponent, isInexact: isInexact || !numerator.isZero)
    }

    /// The double nearest to quotient · 2^(exponent − 63), where the quotient's top bit is set. `isInexact` means that
    /// the exact value is slightly larger.
    private static func rounded(_ quotient: UInt64, exponent: Int, isInexact: Bool) -> Double {
        if exponent > 1023 { return .infinity }
        // 11 bits are dropped from a normal result, more from a subnormal one.
        let drop = exponent >= -1022 ? 11 : 11 + (-1022 - exponent)
        if drop > 64 { return 0 }
        let count = UInt64(drop)
        let kept = drop == 64 ? 0 : quotient &>> count
        let half: UInt64 = 1 &<< (count &- 1)
        let rest = drop == 64 ? quotient : quotient & ((1 &<< count) &- 1)
        let isUp = rest > half || (rest == half && (isInexact || kept & 1 == 1))
        let integer = isUp ? kept &+ 1 : kept
        // A carry into the next power of two gives the right bits as well, up to infinity.
        let biased = exponent >= -1022 ? UInt64(exponent + 1022) : 0
        return Double(bitPattern: (biased &<< 52) &+ integer)
    }
}
