// SPDX-License-Identifier: MIT
/// Reduction of huge arguments modulo π/2, after Payne and Hanek, "Radian reduction for trigonometric functions", 1983.
///
/// x = m 2^e with a 53-bit integer m. Bits of 2/π so high that their product with x is a multiple of 8 are omitted, and
/// the following 192 bits are kept: their product with m, modulo 2^192, is x · 2/π modulo 8 with an error below 2^-136.
/// No double is nearer to a multiple of π/2 than 2^-62 (Muller et al., Handbook of Floating-Point Arithmetic), so at
/// least 70 bits of the fraction are right.
enum PayneHanek {
    /// For finite x ≥ 2^10. Constant time.
    package static func reduce(_ x: Double) -> Math.QuadrantReduction<Double> {
        let exponent = Int((x.bitPattern &>> 52) & 0x7FF) - 1075
        let mantissa = (x.bitPattern & 0x000F_FFFF_FFFF_FFFF) | 0x0010_0000_0000_0000
        // Bit i of 2/π has the weight 2^-(i+1) and, after 64 zero bits, the index i + 64.
        let first = exponent - 3 + 64
        let (top, middle, bottom) = window(at: first)

        // m × window, modulo 2^192.
        let low = multiply(mantissa, bottom)
        let mid = multiply(mantissa, middle)
        let (word1, carry) = mid.low.addingReportingOverflow(low.high)
        let word2 = mantissa &* top &+ mid.high &+ (carry ? 1 : 0)

        // The top three bits are the integer; round it to nearest, so that the fraction lies in [−½, ½).
        let quadrant = (word2 &>> 61) &+ ((word2 &>> 60) & 1)
        var high = word2 &<< 3 | word1 &>> 61
        var rest = word1 &<< 3 | low.low &>> 61
        let isNegative = high &>> 63 == 1
        if isNegative {
            high = ~high
            rest = ~rest
        }
        return Math.QuadrantReduction(
            fraction: fraction(high, rest),
            isNegative: isNegative,
            quadrant: quadrant
        )
    }

    /// Three words of 2/π from the given bit on.
    private static func window(at bit: Int) -> (UInt64, UInt64, UInt64) {
        let index = bit >> 6
        let shift = UInt64(truncatingIfNeeded: bit & 63)
        let words = (word(index), word(index + 1), word(index + 2), word(index + 3))
        if shift == 0 { return (words.0, words.1, words.2) }
        return (
            words.0 &<< shift | words.1 &>> (64 - shift),
            words.1 &<< shift | words.2 &>> (64 - shift),
            words.2 &<< shift | words.3 &>> (64 - shift)
        )
    }

    /// high · 2^-64 + low · 2^-128 as a sum of two doubles.
    private static func fraction(_ high: UInt64, _ low: UInt64) -> DoubleDouble {
        let zeros = high == 0 ? 64 : high.leadingZeroBitCount
        let shift = UInt64(truncatingIfNeeded: zeros & 63)
        var first = zeros == 64 ? low : high
        var second = zeros == 64 ? 0 : low
        if shift != 0 {
            first = first &<< shift | second &>> (64 - shift)
            second = second &<< shift
        }
        // 53 bits of the first word; its other 11 and the top of the second in the low part.
        let scale = Double(bitPattern: UInt64(1023 - 64 - zeros) &<< 52)
        let upper = Double(first & ~0x7FF)
        let rest: UInt64 = (first & 0x7FF) &<< 42
        let lower = Double(rest | second &>> 22) * 0x1p-42
        return DoubleDouble(high: upper * scale, low: lower * scale)
    }

    /// The product of two words, by halves: a 128-bit multiplication would call the compiler's runtime on 32-bit
    /// targets.
    private static func multiply(_ left: UInt64, _ right: UInt64) -> (high: UInt64, low: UInt64) {
        let mask: UInt64 = 0xFFFF_FFFF
        let (leftHigh, leftLow) = (left &>> 32, left & mask)
        let (rightHigh, rightLow) = (right &>> 32, right & mask)
        let lowest = leftLow &* rightLow
        let cross = leftHigh &* rightLow &+ (lowest &>> 32)
        let other = leftLow &* rightHigh &+ (cross & mask)
        let high = leftHigh &* rightHigh &+ (cross &>> 32) &+ (other &>> 32)
        return (high, (other &<< 32) | (lowest & mask))
    }

    /// 64 zero bits, then 2/π, most significant bit first; zero beyond the table.
    private static func word(_ index: Int) -> UInt64 {
        switch index {
        case 1: 0xA2F9_836E_4E44_1529
        case 2: 0xFC27_57D1_F534_DDC0
        case 3: 0xDB62_9599_3C43_9041
        case 4: 0xFE51_63AB_DEBB_C561
        case 5: 0xB724_6E3A_424D_D2E0
        case 6: 0x0649_2EEA_09D1_921C
        case 7: 0xFE1D_EB1C_B129_A73E
        case 8: 0xE882_35F5_2EBB_4484
        case 9: 0xE99C_7026_B45F_7E41
        case 10: 0x3991_D639_8353_39F4
        case 11: 0x9C84_5F8B_BDF9_283B
        case 12: 0x1FF8_97FF_DE05_980F
        case 13: 0xEF2F_118B_5A0A_6D1F
        case 14: 0x6D36_7ECF_27CB_09B7
        case 15: 0x4F46_3F66_9E5F_EA2D
        case 16: 0x7527_BAC7_EBE5_F17B
        case 17: 0x3D07_39F7_8A52_92EA
        case 18: 0x6BFB_5FB1_1F8D_5D08
        case 19: 0x5603_3046_FC7B_6BAB
        case 20: 0xF0CF_BC20_9AF4_361D
        default: 0
        }
    }
}

extension Math.QuadrantReduction where L == Double {
    /// From a fraction of π/2.
    fileprivate init(fraction: DoubleDouble, isNegative: Bool, quadrant: UInt64) {
        let angle = fraction * DoubleDouble(high: 0x1.921fb54442d18p+0, low: 0x1.1a62633145c07p-54)
        self.init(
            remainder: isNegative ? -angle.high : angle.high,
            tail: isNegative ? -angle.low : angle.low,
            quadrant: quadrant
        )
    }
}
