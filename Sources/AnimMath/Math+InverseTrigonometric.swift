// SPDX-License-Identifier: MIT
extension Math {
    /// The arctangent in radians, −π/2 to π/2.
    ///
    /// The largest error measured is 0.503 ulp, over 12 000 000 points at 113 bits and 982 against mpmath.
    ///
    /// atan(±0) = ±0, atan(±∞) = ±π/2, atan(NaN) = NaN. Method: as `atan2` with the second argument 1.
    package static func atan(_ x: Double) -> Double {
        let magnitude = x.absolute
        if x.isNaN { return .nan }
        if magnitude < 0x1p-27 { return x }
        let angle: DoubleDouble
        if magnitude <= 1 {
            angle = arctangent(magnitude, 1)
        } else if magnitude < 0x1p60 {
            angle = DoubleDouble(high: 0x1.921fb54442d18p+0, low: 0x1.1a62633145c07p-54) - arctangent(1, magnitude)
        } else {
            angle = DoubleDouble(0x1.921fb54442d18p+0)
        }
        return x < 0 ? -angle.high : angle.high
    }

    /// The arctangent in each lane, with the bits of the scalar version.
    package static func atan(_ x: SIMD2<Double>) -> SIMD2<Double> { eachLane(x, atan) }
    /// The arctangent in each lane, with the bits of the scalar version.
    package static func atan(_ x: SIMD4<Double>) -> SIMD4<Double> { eachLane(x, atan) }
    /// The arctangent in each lane, with the bits of the scalar version.
    package static func atan(_ x: SIMD8<Double>) -> SIMD8<Double> { eachLane(x, atan) }

    /// The angle of the point (x, y) in radians, −π to π.
    ///
    /// The largest error measured is 0.504 ulp, over 12 000 000 points at 113 bits and 937 against mpmath.
    ///
    /// The signs of zeros matter, as in C99 F.9.1.4: atan2(±0, +0) = ±0, atan2(±0, −0) = ±π, atan2(y, ±0) = ±π/2 with
    /// the sign of y, atan2(±∞, +∞) = ±π/4, atan2(±∞, −∞) = ±3π/4, atan2(±y, −∞) = ±π, atan2(±y, +∞) = ±0; NaN if
    /// either is NaN.
    ///
    /// Method: a/b is the smaller magnitude over the larger; with c the multiple of 1/8 nearest to a/b, atan(a/b) =
    /// atan(c) + atan((a − cb)/(b + ca)), the quotient as a sum of two doubles.
    package static func atan2(_ y: Double, _ x: Double) -> Double {
        if x.isNaN || y.isNaN { return .nan }
        let magnitude = arctangentMagnitude(y.absolute, x.absolute, isLeft: x.sign == .minus)
        return y.sign == .minus ? -magnitude : magnitude
    }

    /// The angle of the point in each lane, with the bits of the scalar version.
    package static func atan2(_ y: SIMD2<Double>, _ x: SIMD2<Double>) -> SIMD2<Double> { eachLane(y, x, atan2) }
    /// The angle of the point in each lane, with the bits of the scalar version.
    package static func atan2(_ y: SIMD4<Double>, _ x: SIMD4<Double>) -> SIMD4<Double> { eachLane(y, x, atan2) }
    /// The angle of the point in each lane, with the bits of the scalar version.
    package static func atan2(_ y: SIMD8<Double>, _ x: SIMD8<Double>) -> SIMD8<Double> { eachLane(y, x, atan2) }

    /// The arcsine in radians, −π/2 to π/2.
    ///
    /// The largest error measured is 0.637 ulp, over 12 000 000 points at 113 bits and 930 against mpmath.
    ///
    /// asin(±0) = ±0; NaN for |x| > 1 and for NaN.
    ///
    /// Method: for |x| ≤ ½ a polynomial of degree 29; beyond that π/2 − 2 asin(√((1 − x)/2)), the root as a sum of two
    /// doubles.
    package static func asin(_ x: Double) -> Double {
        let magnitude = x.absolute
        guard magnitude <= 1 else { return .nan }
        if magnitude < 0x1p-27 { return x }
        if magnitude <= 0.5 { return x + arcsineTail(x) }
        let half = halfAngle(magnitude)
        let angle = DoubleDouble(high: 0x1.921fb54442d18p+0, low: 0x1.1a62633145c07p-54) - half
        return x < 0 ? -angle.high : angle.high
    }

    /// The arcsine in each lane, with the bits of the scalar version.
    package static func asin(_ x: SIMD2<Double>) -> SIMD2<Double> { eachLane(x, asin) }
    /// The arcsine in each lane, with the bits of the scalar version.
    package static func asin(_ x: SIMD4<Double>) -> SIMD4<Double> { eachLane(x, asin) }
    /// The arcsine in each lane, with the bits of the scalar version.
    package static func asin(_ x: SIMD8<Double>) -> SIMD8<Double> { eachLane(x, asin) }

    /// The arccosine in radians, 0 to π.
    ///
    /// The largest error measured is 0.645 ulp, over 12 000 000 points at 113 bits and 929 against mpmath.
    ///
    /// acos(1) = +0; NaN for |x| > 1 and for NaN. Method: as `asin`.
    package static func acos(_ x: Double) -> Double {
        let magnitude = x.absolute
        guard magnitude <= 1 else { return .nan }
        if magnitude <= 0.5 {
            let angle = DoubleDouble(high: 0x1.921fb54442d18p+0, low: 0x1.1a62633145c07p-54)
            return (angle - DoubleDouble.fastTwoSum(x, arcsineTail(x))).high
        }
        let half = halfAngle(magnitude)
        if x > 0 { return half.high }
        return (DoubleDouble(high: 0x1.921fb54442d18p+1, low: 0x1.1a62633145c07p-53) - half).high
    }

    /// The arccosine in each lane, with the bits of the scalar version.
    package static func acos(_ x: SIMD2<Double>) -> SIMD2<Double> { eachLane(x, acos) }
    /// The arccosine in each lane, with the bits of the scalar version.
    package static func acos(_ x: SIMD4<Double>) -> SIMD4<Double> { eachLane(x, acos) }
    /// The arccosine in each lane, with the bits of the scalar version.
    package static func acos(_ x: SIMD8<Double>) -> SIMD8<Double> { eachLane(x, acos) }
}

extension Math {
    /// atan(a / b) for 0 ≤ a ≤ b, 2^-400 < b < 2^400 and a/b > 2^-70.
    static func arctangent(_ a: Double, _ b: Double) -> DoubleDouble {
        let eighths = (a / b * 8 + 0x1.8p52) - 0x1.8p52
        let c = eighths * 0.125
        // The products are exact, and so is each pair.
        let numeratorProduct = DoubleDouble.twoProduct(c, b)
        let numeratorSum = DoubleDouble.twoSum(a, -numeratorProduct.high)
        let numerator = DoubleDouble.fastTwoSum(numeratorSum.high, numeratorSum.low - numeratorProduct.low)
        let denominatorProduct = DoubleDouble.twoProduct(c, a)
        let denominatorSum = DoubleDouble.twoSum(b, denominatorProduct.high)
        let denominatorLow = denominatorSum.low + denominatorProduct.low

        let t = numerator.high / denominatorSum.high
        let back = DoubleDouble.twoProduct(t, denominatorSum.high)
        let rest = ((numerator.high - back.high) - back.low) + (numerator.low - t * denominatorLow)
        let tail = rest / denominatorSum.high

        let square = t * t
        let fourth = square * square
        let series =
            Polynomial.value(
                square,
                fourth,
                -0x1.5555555555555p-2,
                0x1.9999999999909p-3,
                -0x1.2492492435810p-3,
                0x1.c71c6f0ed7aefp-4
            ) + (fourth * fourth) * Polynomial.value(square, -0x1.745879c234ca5p-4, 0x1.37766fee1f44ap-4)
        let table = arctangentOfEighths(Int(eighths))
        let sum = DoubleDouble.twoSum(table.high, t)
        let low = sum.low + (table.low + (tail + (t * square) * series))
        return DoubleDouble.fastTwoSum(sum.high, low)
    }

    /// atan(n / 8).
    private static func arctangentOfEighths(_ eighths: Int) -> DoubleDouble {
        switch eighths {
        case 1: DoubleDouble(high: 0x1.fd5ba9aac2f6ep-4, low: -0x1.cd37686760c17p-59)
        case 2: DoubleDouble(high: 0x1.f5b75f92c80ddp-3, low: 0x1.8ab6e3cf7afbdp-57)
        case 3: DoubleDouble(high: 0x1.6f61941e4def1p-2, low: -0x1.c63aae6f6e918p-56)
        case 4: DoubleDouble(high: 0x1.dac670561bb4fp-2, low: 0x1.a2b7f222f65e2p-56)
        case 5: DoubleDouble(high: 0x1.1e00babdefeb4p-1, low: -0x1.928df287a668fp-58)
        case 6: DoubleDouble(high: 0x1.4978fa3269ee1p-1, low: 0x1.2419a87f2a458p-56)
        case 7: DoubleDouble(high: 0x1.700a7c5784634p-1, low: -0x1.8c34d25aadef6p-56)
        case 8: DoubleDouble(high: 0x1.921fb54442d18p-1, low: 0x1.1a62633145c07p-55)
        default: DoubleDouble(0)
        }
    }

    /// The angle of (±x, y), x and y not negative, 0 to π.
    private static func arctangentMagnitude(_ y: Double, _ x: Double, isLeft: Bool) -> Double {
        let pi = DoubleDouble(high: 0x1.921fb54442d18p+1, low: 0x1.1a62633145c07p-53)
        let quarter = DoubleDouble(high: 0x1.921fb54442d18p+0, low: 0x1.1a62633145c07p-54)
        if y == 0 { return isLeft ? pi.high : 0 }
        if x == 0 { return quarter.high }
        if x == .infinity || y == .infinity {
            if x < .infinity { return quarter.high }
            if y < .infinity { return isLeft ? pi.high : 0 }
            return isLeft ? 0x1.2d97c7f3321d2p+1 : 0x1.921fb54442d18p-1
        }
        let smaller = y < x ? y : x
        let larger = y < x ? x : y
        // Both are scaled to the middle of the range by a power of two.
        let scale = larger > 0x1p300 ? 0x1p-600 : (larger < 0x1p-300 ? 0x1p600 : 1)
        let a = smaller * scale
        let b = larger * scale
        let isTiny = a < b * 0x1p-60
        let angle: DoubleDouble
        if y < x {
            if isTiny { return isLeft ? pi.high : y / x }
            angle = isLeft ? pi - arctangent(a, b) : arctangent(a, b)
        } else {
            if isTiny { return quarter.high }
            angle = isLeft ? quarter + arctangent(a, b) : quarter - arctangent(a, b)
        }
        return angle.high
    }

    /// (asin(x) − x) / x³ in z = x², for 0 ≤ z ≤ ¼.
    private static func arcsineSeries(_ z: Double) -> Double {
        let z2 = z * z
        let z4 = z2 * z2
        let first = Polynomial.value(
            z,
            z2,
            0x1.5555555555555p-3,
            0x1.3333333333388p-4,
            0x1.6db6db6dac1dfp-5,
            0x1.f1c71c7a52bd1p-6
        )
        let second = Polynomial.value(
            z,
            z2,
            0x1.6e8ba123e4071p-6,
            0x1.1c4efce24020ep-6,
            0x1.c990ad3b3e6c3p-7,
            0x1.7b027efe85410p-7
        )
        let third = Polynomial.value(
            z,
            z2,
            0x1.3b49dd7f75ff5p-7,
            0x1.316229dcdaf14p-7,
            0x1.8f18e28b47458p-9,
            0x1.4061ad4dc10ffp-6
        )
        let fourth = Polynomial.value(z, -0x1.3b4192369e517p-6, 0x1.e529dfb07a481p-6)
        return first + z4 * (second + z4 * (third + z4 * fourth))
    }

    /// asin(x) − x for |x| ≤ ½.
    private static func arcsineTail(_ x: Double) -> Double {
        let z = x * x
        return (x * z) * arcsineSeries(z)
    }

    /// acos(x) = 2 asin(√((1 − x)/2)) for ½ ≤ x ≤ 1.
    private static func halfAngle(_ x: Double) -> DoubleDouble {
        let z = (1 - x) * 0.5
        let root = z.squareRoot()
        guard root > 0 else { return DoubleDouble(0) }
        let product = DoubleDouble.twoProduct(root, root)
        let tail = ((z - product.high) - product.low) / (2 * root)
        let low = tail + (root * z) * arcsineSeries(z)
        return DoubleDouble.fastTwoSum(2 * root, 2 * low)
    }
}
