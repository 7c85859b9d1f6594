// SPDX-License-Identifier: MIT
extension Math {
    /// x to the power y.
    ///
    /// The largest error measured is 0.756 ulp, over 12 000 000 points at 113 bits and 1297 against mpmath.
    ///
    /// The special values are those of C99 F.9.4.4: pow(x, ±0) = 1 and pow(+1, y) = 1 for every x and y, even NaN;
    /// pow(−1, ±∞) = 1; NaN for finite x < 0 and finite y that is not an integer; pow(±0, y) is ±∞ or +∞ for y < 0 and
    /// ±0 or +0 for y > 0, with the sign of x only if y is an odd integer; pow(±∞, y) = pow(±0, −y); pow(x, ±∞) is 0 or
    /// +∞ depending on whether |x| is below or above 1. Subnormal arguments and results are equally accurate.
    ///
    /// Method: ln |x| as a sum of two doubles to 2^-69 by the series of artanh, times y exactly, and the exponential of
    /// both parts.
    package static func pow(_ x: Double, _ y: Double) -> Double {
        isPowerBaseRegular(x) && isPowerExponentRegular(y) ? positivePower(x, y) : irregularPower(x, y)
    }

    /// The power in each lane, with the bits of the scalar version.
    package static func pow(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD2<Double> { lanePower(x, y) }
    /// The power in each lane, with the bits of the scalar version.
    package static func pow(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> SIMD4<Double> { lanePower(x, y) }
    /// The power in each lane, with the bits of the scalar version.
    package static func pow(_ x: SIMD8<Double>, _ y: SIMD8<Double>) -> SIMD8<Double> { lanePower(x, y) }
}

extension Math {
    @inline(__always)
    static func isPowerBaseRegular<L: Lanes>(_ x: L) -> L.Mask { isLogarithmRegular(x) }

    /// Whether y is neither so small that the result is 1 nor so large that it is 0, 1 or ∞.
    @inline(__always)
    static func isPowerExponentRegular<L: Lanes>(_ y: L) -> L.Mask {
        L.both(L.lessOrEqual(L(all: 0x1p-65), y.absolute), L.lessOrEqual(y.absolute, L(all: 0x1p65)))
    }

    /// ln x as an unevaluated sum, for normal x > 0; `exponent` is added to that of x.
    @inline(__always)
    package static func accurateLogarithm<L: Lanes>(_ x: L, exponentOffset: L) -> (value: L, error: L) {
        let parts = decompose(x)
        let exponent = parts.exponent + exponentOffset
        let f = parts.mantissa - L(all: 1)

        // s = f / (2 + f) and its square.
        let denominator = ErrorFree.orderedSum(L(all: 2), f)
        let s = f / denominator.value
        let back = ErrorFree.product(s, denominator.value)
        let sLow = (((f - back.value) - back.error) - s * denominator.error) / denominator.value
        let square = ErrorFree.product(s, s)
        let z = square.value
        let zLow = square.error + (s + s) * sLow

        // artanh(s)/s = 1 + z (1/3 + z (1/5 + z T(z))); the outer terms are sums of two.
        let z2 = z * z
        let tail =
            Polynomial.value(
                z,
                z2,
                0x1.2492492492492p-3,
                0x1.c71c71c71c822p-4,
                0x1.745d1745a3ef0p-4,
                0x1.3b13b16b4b833p-4
            )
            + (z2 * z2)
            * Polynomial.value(
                z,
                z2,
                0x1.1110f80547523p-4,
                0x1.e1effabc4b093p-5,
                0x1.acf8448fda674p-5,
                0x1.b2e0d3d38f395p-5
            )
        let fifth = ErrorFree.orderedSum(L(all: 0x1.999999999999ap-3), z * tail)
        let fifthLow = fifth.error + L(all: -0x1.999999999999ap-57)
        let inner = ErrorFree.product(z, fifth.value)
        let innerLow = inner.error + (z * fifthLow + zLow * fifth.value)
        let third = ErrorFree.orderedSum(L(all: 0x1.5555555555555p-2), inner.value)
        let thirdLow = third.error + (L(all: 0x1.5555555555555p-56) + innerLow)
        let outer = ErrorFree.product(z, third.value)
        let outerLow = outer.error + (z * thirdLow + zLow * third.value)
        let correction = ErrorFree.product(s, outer.value)
        let correctionLow = correction.error + (s * outerLow + sLow * outer.value)
        let half = ErrorFree.orderedSum(s, correction.value)
        let halfLow = half.error + (sLow + correctionLow)

        // Twice that, plus the exponent's share; |exponent ln 2| is the larger unless it is zero.
        let two = L(all: 2)
        let sum = ErrorFree.orderedSum(exponent * L(all: 0x1.62e42fefa3800p-1), two * half.value)
        let low = exponent * L(all: 0x1.ef35793c76730p-45) + (sum.error + two * halfLow)
        return ErrorFree.orderedSum(sum.value, low)
    }

    /// y ln x as an unevaluated sum.
    @inline(__always)
    static func powerArgument<L: Lanes>(_ x: L, _ y: L, exponentOffset: L = L(all: 0)) -> (value: L, error: L) {
        let logarithm = accurateLogarithm(x, exponentOffset: exponentOffset)
        let product = ErrorFree.product(y, logarithm.value)
        return ErrorFree.orderedSum(product.value, product.error + y * logarithm.error)
    }

    /// e^(value + error) in the range of `isExponentialRegular`.
    @inline(__always)
    static func powerExponential<L: Lanes>(_ value: L, _ error: L) -> L {
        let reduced = reduceExponential(value)
        // The error may be as large as 2^-44, too large for a first-order tail.
        let remainder = ErrorFree.sum(reduced.remainder, reduced.tail + error)
        return exponentialNearZero(remainder.value, remainder.error) * reduced.power
    }

    @inline(__always)
    static func lanePower<L: Lanes>(_ x: L, _ y: L) -> L {
        let product = powerArgument(x, y)
        var result = powerExponential(product.value, product.error)
        let regular = L.both(
            L.both(isPowerBaseRegular(x), isPowerExponentRegular(y)),
            isExponentialRegular(product.value)
        )
        if !L.allTrue(regular) {
            for lane in 0..<L.laneCount where !L.isTrue(regular, lane: lane) {
                result[lane: lane] = pow(x[lane: lane], y[lane: lane])
            }
        }
        return result
    }

    /// All cases except a positive normal number to a power of moderate size.
    @inline(never)
    static func irregularPower(_ x: Double, _ y: Double) -> Double {
        if y == 0 || x == 1 { return 1 }
        if x.isNaN || y.isNaN { return .nan }
        let magnitude = x.absolute
        let parity = integerParity(y)
        let isNegative = x.sign == .minus && parity.isOdd
        if magnitude == 0 || magnitude == .infinity {
            let isLarge = (magnitude == 0) == (y < 0)
            let result: Double = isLarge ? .infinity : 0
            return isNegative ? -result : result
        }
        if x < 0, !parity.isInteger { return .nan }
        let result = positivePower(magnitude, y)
        return isNegative ? -result : result
    }

    /// For finite x > 0 and any y except NaN.
    @inline(never)
    private static func positivePower(_ x: Double, _ y: Double) -> Double {
        if x == 1 { return 1 }
        if y.absolute > 0x1p65 { return (x > 1) == (y > 0) ? .infinity : 0 }
        if y.absolute < 0x1p-65 { return 1 }
        let isNormal = isPowerBaseRegular(x)
        let product = powerArgument(isNormal ? x : x * 0x1p54, y, exponentOffset: isNormal ? 0 : -54)
        if isExponentialRegular(product.value) { return powerExponential(product.value, product.error) }
        return irregularExponential(product.value, product.error)
    }

    /// (A plain enumeration would be `Hashable`, and link the system's random seed.)
    private static func integerParity(_ y: Double) -> (isInteger: Bool, isOdd: Bool) {
        let magnitude = y.absolute
        if magnitude >= 0x1p53 { return (true, false) }
        let integer = Int64(magnitude)
        if Double(integer) != magnitude { return (false, false) }
        return (true, integer & 1 == 1)
    }
}
