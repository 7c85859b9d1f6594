// SPDX-License-Identifier: MIT
/// The clock's unit: 1 s = 705 600 000 flicks. The frames of 24, 25, 30, 60, 90 and 120 Hz, milliseconds and the
/// samples of the usual audio rates are whole numbers of flicks (as Meta published them in 2018).
package enum Flicks {
    /// How many flicks make a second: 2^9 · 3^2 · 5^5 · 7^2.
    package static let perSecond: Int64 = 705_600_000

    /// The exact product seconds × 705 600 000 rounded to the nearest integer, ties to even. Nil for NaN, for
    /// infinities and if the magnitude of the result exceeds 2^62.
    ///
    /// The product of a 53-bit and a 30-bit integer is computed exactly, in 96 bits, and rounded once.
    @inline(__always)
    package static func rounded(seconds: Double) -> Int64? {
        // Below 2^45 the product has an error below 2^-8: unless it is close to a half, it rounds like the exact one.
        let product = seconds * 705_600_000
        let nearest = product + 0x1.8p52 - 0x1.8p52
        if product.magnitude < 0x1p45, (product - nearest).magnitude < 0.49 { return Int64(nearest) }
        return exactlyRounded(seconds: seconds)
    }

    @inline(never)
    @usableFromInline
    static func exactlyRounded(seconds: Double) -> Int64? {
        let magnitude = seconds.absolute
        // 2^62 / 705600000 is 6.5357… 10^9; NaN fails the comparison too.
        guard magnitude < 6.6e9 else { return nil }
        let biased = magnitude.bitPattern &>> 52
        let fraction = magnitude.bitPattern & 0x000F_FFFF_FFFF_FFFF
        // magnitude = mantissa · 2^-shift.
        let mantissa = biased == 0 ? fraction : fraction | 0x0010_0000_0000_0000
        let shift = 1075 &- (biased == 0 ? 1 : biased)
        // Below 2^83 / 2^85, which is less than half a flick.
        guard shift < 85 else { return 0 }

        let rate: UInt64 = 705_600_000
        let lower = (mantissa & 0xFFFF_FFFF) &* rate
        let upper = (mantissa &>> 32) &* rate &+ (lower &>> 32)
        let low = (upper &<< 32) | (lower & 0xFFFF_FFFF)
        let high = upper &>> 32
        let rounded = shiftedRight(high: high, low: low, by: shift)
        guard rounded <= 0x4000_0000_0000_0000 else { return nil }
        let result = Int64(bitPattern: rounded)
        return seconds < 0 ? 0 &- result : result
    }

    /// The whole number of flicks that `seconds(_:)` converts to exactly this number; nil if there is none up to 2^53.
    package static func whole(seconds: Double) -> Int64? {
        guard let flicks = rounded(seconds: seconds), flicks.magnitude <= 1 << 53 else { return nil }
        return self.seconds(flicks) == seconds ? flicks : nil
    }

    /// Seconds × 705 600 000, rounded once. It is a whole number if that converts to exactly these seconds.
    @inline(never)
    package static func fractional(seconds: Double) -> Double {
        whole(seconds: seconds).map { Double($0) } ?? seconds * 705_600_000
    }

    /// The nearest double to flicks / 705 600 000, rounded once.
    @inline(__always)
    package static func seconds(_ flicks: Int64) -> Double {
        // Up to 2^53, which is 147 days, flicks are exact as a double, and the division rounds once.
        flicks.magnitude <= 1 << 53 ? Double(flicks) / 705_600_000.0 : secondsOfMany(flicks)
    }

    @inline(never)
    private static func secondsOfMany(_ flicks: Int64) -> Double {
        // Two parts, each exact as a double; their sum is the number.
        let high = Double(flicks >> 32) * 0x1p32
        let low = Double(flicks & 0xFFFF_FFFF)
        let number = DoubleDouble.twoSum(high, low)
        let rate = 705_600_000.0
        let quotient = number.high / rate
        let back = DoubleDouble.twoProduct(quotient, rate)
        let rest = ((number.high - back.high) - back.low) + number.low
        // No such quotient is so near the midpoint of two doubles that the rounding of rest / rate could matter: its
        // relative distance from the midpoint is at least 2^-84.
        return quotient + rest / rate
    }

    /// (high 2^64 + low) / 2^count rounded to the nearest integer, ties to even, for 1 ≤ count < 85 and high < 2^20.
    /// Results beyond 64 bits are returned as the largest integer.
    private static func shiftedRight(high: UInt64, low: UInt64, by count: UInt64) -> UInt64 {
        let quotient: UInt64
        let halves: UInt64
        let rest: UInt64
        if count > 64 {
            let inner = count &- 64
            quotient = high &>> inner
            halves = (high &>> (inner &- 1)) & 1
            rest = (high & ((1 &<< (inner &- 1)) &- 1)) | low
        } else if count == 64 {
            quotient = high
            halves = low &>> 63
            rest = low &<< 1
        } else {
            guard high &>> count == 0 else { return .max }
            quotient = (high &<< (64 &- count)) | (low &>> count)
            halves = (low &>> (count &- 1)) & 1
            rest = low & ((1 &<< (count &- 1)) &- 1)
        }
        let isUp = halves == 1 && (rest != 0 || quotient & 1 == 1)
        return isUp ? quotient &+ 1 : quotient
    }
}
