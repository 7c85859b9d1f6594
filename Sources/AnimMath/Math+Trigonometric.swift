// SPDX-License-Identifier: MIT
extension Math {
    /// The sine of x radians.
    ///
    /// The largest error measured is 0.835 ulp, over 8 000 000 points at 113 bits and 1099 against mpmath.
    ///
    /// sin(±0) = ±0, sin(±∞) = NaN, sin(NaN) = NaN.
    ///
    /// Method: x = n π/2 + y, |y| ≤ π/4, with π/2 in three parts up to |x| = 1608 and in four up to 10^6 (Cody and
    /// Waite 1980), beyond that by Payne and Hanek 1983; then polynomials in y², in which the rounding error of y
    /// enters to first order. Up to 1608 all lanes of a vector are computed together; a lane beyond is computed on its
    /// own.
    package static func sin(_ x: Double) -> Double { scalarSineCosine(x).sin }
    /// The sine in each lane, with the bits of the scalar version.
    package static func sin(_ x: SIMD2<Double>) -> SIMD2<Double> { laneSineCosine(x).sine }
    /// The sine in each lane, with the bits of the scalar version.
    package static func sin(_ x: SIMD4<Double>) -> SIMD4<Double> { laneSineCosine(x).sine }
    /// The sine in each lane, with the bits of the scalar version.
    package static func sin(_ x: SIMD8<Double>) -> SIMD8<Double> { laneSineCosine(x).sine }

    /// The cosine of x radians.
    ///
    /// The largest error measured is 0.849 ulp, over 8 000 000 points at 113 bits and 1099 against mpmath.
    ///
    /// cos(±0) = 1, cos(±∞) = NaN, cos(NaN) = NaN. Method: as `sin`.
    package static func cos(_ x: Double) -> Double { scalarSineCosine(x).cos }
    /// The cosine in each lane, with the bits of the scalar version.
    package static func cos(_ x: SIMD2<Double>) -> SIMD2<Double> { laneSineCosine(x).cosine }
    /// The cosine in each lane, with the bits of the scalar version.
    package static func cos(_ x: SIMD4<Double>) -> SIMD4<Double> { laneSineCosine(x).cosine }
    /// The cosine in each lane, with the bits of the scalar version.
    package static func cos(_ x: SIMD8<Double>) -> SIMD8<Double> { laneSineCosine(x).cosine }

    /// Sine and cosine of x radians together, each with the bits of `sin` and `cos`.
    package static func sincos(_ x: Double) -> (sin: Double, cos: Double) { scalarSineCosine(x) }

    /// Sine and cosine together in each lane, with the bits of the scalar version.
    package static func sincos(_ x: SIMD2<Double>) -> (sin: SIMD2<Double>, cos: SIMD2<Double>) {
        let both = laneSineCosine(x)
        return (both.sine, both.cosine)
    }
    /// Sine and cosine together in each lane, with the bits of the scalar version.
    package static func sincos(_ x: SIMD4<Double>) -> (sin: SIMD4<Double>, cos: SIMD4<Double>) {
        let both = laneSineCosine(x)
        return (both.sine, both.cosine)
    }
    /// Sine and cosine together in each lane, with the bits of the scalar version.
    package static func sincos(_ x: SIMD8<Double>) -> (sin: SIMD8<Double>, cos: SIMD8<Double>) {
        let both = laneSineCosine(x)
        return (both.sine, both.cosine)
    }
}

extension Math {
    /// x = quadrant · π/2 + (remainder + tail), |remainder| ≤ about π/4; only the two low bits of the quadrant are
    /// significant. The tail is so small that first order suffices for it.
    package struct QuadrantReduction<L: Lanes> {
        package var remainder: L
        package var tail: L
        package var quadrant: L.Bits

        package init(remainder: L, tail: L, quadrant: L.Bits) {
            self.remainder = remainder
            self.tail = tail
            self.quadrant = quadrant
        }
    }

    /// Whether the multiple of π/2 has at most 10 bits, so that its products with 43 bits of π/2 are exact.
    @inline(__always)
    static func isReductionShort<L: Lanes>(_ x: L) -> L.Mask {
        L.lessOrEqual(x.absolute, L(all: 1608))
    }

    /// For |x| ≤ 1608: π/2 in three parts of 43, 43 and 53 bits.
    @inline(__always)
    package static func reduceShort<L: Lanes>(_ x: L) -> QuadrantReduction<L> {
        let shifted = x * L(all: 0x1.45f306dc9c883p-1) + L(all: 0x1.8p52)
        let multiple = shifted - L(all: 0x1.8p52)
        // Exact: both are multiples of 2^-53 or coarser, and the difference is below 1.
        let first = x - multiple * L(all: 0x1.921fb54442c00p+0)
        let second = ErrorFree.difference(first, multiple * L(all: 0x1.18469898cc400p-44))
        let tail = second.error - multiple * L(all: 0x1.1701b839a2520p-88)
        return QuadrantReduction(remainder: second.value, tail: tail, quadrant: shifted.bits)
    }

    /// For |x| ≤ 10^6: π/2 in four parts of 33, 33, 33 and 53 bits; the multiple has 20 bits.
    static func reduceMedium(_ x: Double) -> QuadrantReduction<Double> {
        let shifted = x * 0x1.45f306dc9c883p-1 + 0x1.8p52
        let multiple = shifted - 0x1.8p52
        let first = x - multiple * 0x1.921fb54400000p+0
        let second = ErrorFree.difference(first, multiple * 0x1.0b4611a600000p-34)
        let third = ErrorFree.difference(second.value, multiple * 0x1.3198a2e000000p-69)
        let low = second.error + (third.error - multiple * 0x1.b839a252049c1p-104)
        return QuadrantReduction(remainder: third.value, tail: low, quadrant: shifted.bitPattern)
    }

    /// For any finite x ≥ 0.
    static func reducePositive(_ x: Double) -> QuadrantReduction<Double> {
        if isReductionShort(x) { return reduceShort(x) }
        return x <= 1_000_000 ? reduceMedium(x) : PayneHanek.reduce(x)
    }

    /// sin(y + tail) for |y| ≤ 0.7855.
    @inline(__always)
    static func sineNearZero<L: Lanes>(_ y: L, _ tail: L, square: L, fourth: L) -> L {
        let series = Polynomial.value(
            square,
            fourth,
            -0x1.5555555555555p-3,
            0x1.1111111111110p-7,
            -0x1.a01a01a019937p-13,
            0x1.71de3a54607a5p-19
        )
        let high =
            Polynomial.value(square, -0x1.ae64541295cdfp-26, 0x1.61217ee5cca1bp-33)
            + fourth * L(all: -0x1.ab17bdcbd3414p-41)
        let cube = (y * square) * (series + (fourth * fourth) * high)
        return y + (cube + tail * (L(all: 1) - L(all: 0.5) * square))
    }

    /// cos(y + tail) for |y| ≤ 0.7855.
    @inline(__always)
    static func cosineNearZero<L: Lanes>(_ y: L, _ tail: L, square: L, fourth: L) -> L {
        let series = Polynomial.value(
            square,
            fourth,
            0x1.5555555555555p-5,
            -0x1.6c16c16c16967p-10,
            0x1.a01a019f4e9b4p-16,
            -0x1.27e4fa17bf139p-22
        )
        let high = Polynomial.value(square, 0x1.1eeb68cd22f56p-29, -0x1.907d8f29fe831p-37)
        let rest = fourth * (series + (fourth * fourth) * high)
        let head = ErrorFree.orderedSum(L(all: 1), L(all: -0.5) * square)
        return head.value + (head.error + (rest - y * tail))
    }

    /// Both functions of a reduced argument, adjusted to their quadrant: swapped in odd quadrants, sine negated in the
    /// upper two, cosine in the middle two.
    ///
    /// Transparent, so that it becomes part of a caller in another module before any other optimization: a function for
    /// AVX2 must not call it with vector arguments.
    @_transparent
    package static func sineCosine<L: Lanes>(_ reduced: QuadrantReduction<L>) -> (sine: L, cosine: L) {
        let y = reduced.remainder
        let square = y * y
        let fourth = square * square
        let sine = sineNearZero(y, reduced.tail, square: square, fourth: fourth)
        let cosine = cosineNearZero(y, reduced.tail, square: square, fourth: fourth)
        let quadrant = reduced.quadrant
        // Branch-free, because quadrants are unpredictable: the bits in which both differ are flipped in odd ones.
        let isOdd = L.Bits(all: 0).subtracting(quadrant.and(L.Bits(all: 1)))
        let swap = sine.bits.exclusiveOr(cosine.bits).and(isOdd)
        let sign = L.Bits(all: 0x8000_0000_0000_0000)
        let sineSign = quadrant.shiftedLeft(by: 62).and(sign)
        let cosineSign = quadrant.adding(L.Bits(all: 1)).shiftedLeft(by: 62).and(sign)
        return (
            sine.flipping(swap.exclusiveOr(sineSign)),
            cosine.flipping(swap.exclusiveOr(cosineSign))
        )
    }

    @inline(__always)
    static func regularSineCosine<L: Lanes>(_ x: L) -> (sine: L, cosine: L) {
        let both = sineCosine(reduceShort(x))
        // Keeps the sign of zero.
        return (L.select(L.less(x.absolute, L(all: 0x1p-27)), x, both.sine), both.cosine)
    }

    /// Not inlined: the call costs nothing compared to the work.
    @inline(never)
    static func scalarSineCosine(_ x: Double) -> (sin: Double, cos: Double) {
        if isReductionShort(x) {
            let both = regularSineCosine(x)
            return (both.sine, both.cosine)
        }
        return distantSineCosine(x)
    }

    /// Beyond 1608, infinite or NaN.
    @inline(never)
    static func distantSineCosine(_ x: Double) -> (sin: Double, cos: Double) {
        let magnitude = x.absolute
        guard magnitude < .infinity else { return (.nan, .nan) }
        let both = sineCosine(reducePositive(magnitude))
        return (x < 0 ? -both.sine : both.sine, both.cosine)
    }

    @inline(__always)
    static func laneSineCosine<L: Lanes>(_ x: L) -> (sine: L, cosine: L) {
        let regular = isReductionShort(x)
        var result = regularSineCosine(x)
        if !L.allTrue(regular) {
            for lane in 0..<L.laneCount where !L.isTrue(regular, lane: lane) {
                let both = distantSineCosine(x[lane: lane])
                result.sine[lane: lane] = both.sin
                result.cosine[lane: lane] = both.cos
            }
        }
        return result
    }
}
