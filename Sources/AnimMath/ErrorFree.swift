// SPDX-License-Identifier: MIT
/// Sums and products with their rounding errors: the building blocks of everything more accurate than a `Double`.
///
/// Sources: Møller 1965 and Knuth, TAOCP vol. 2, 4.2.2 (sum); Dekker 1971 (fast sum, splitting, product). None uses a
/// fused multiply-add, so the results are the same on every processor.
package enum ErrorFree {
    /// s + e = a + b exactly, s = fl(a + b). For any magnitudes, as long as a + b does not overflow.
    @inline(__always)
    package static func sum<L: Lanes>(_ a: L, _ b: L) -> (value: L, error: L) {
        let value = a + b
        let bPart = value - a
        let aPart = value - bPart
        return (value, (a - aPart) + (b - bPart))
    }

    /// s + e = a − b exactly, s = fl(a − b). For any magnitudes, as long as a − b does not overflow.
    @inline(__always)
    package static func difference<L: Lanes>(_ a: L, _ b: L) -> (value: L, error: L) {
        let value = a - b
        let bPart = value - a
        let aPart = value - bPart
        return (value, (a - aPart) - (b + bPart))
    }

    /// The sum, if a is zero or |a| ≥ |b|.
    @inline(__always)
    package static func orderedSum<L: Lanes>(_ a: L, _ b: L) -> (value: L, error: L) {
        let value = a + b
        return (value, b - (value - a))
    }

    /// The leading 26 bits of a, whose square is exact; the rest is a − upperHalf(a), of 27 bits.
    @inline(__always)
    static func upperHalf<L: Lanes>(_ a: L) -> L {
        L(bits: a.bits.and(L.Bits(all: 0xFFFF_FFFF_F800_0000)))
    }

    /// p + e = a × b exactly, p = fl(a × b), for |a|, |b|, |a × b| < 2^995 where no part underflows (|a × b| > 2^-968).
    @inline(__always)
    package static func product<L: Lanes>(_ a: L, _ b: L) -> (value: L, error: L) {
        let value = a * b
        let (aHigh, aLow) = split(a)
        let (bHigh, bLow) = split(b)
        let error = ((aHigh * bHigh - value) + aHigh * bLow + aLow * bHigh) + aLow * bLow
        return (value, error)
    }

    /// Dekker's splitting by Veltkamp's multiplication with 2^27 + 1: two halves of 26 bits (the sign of the low half
    /// carries the 53rd bit). Overflows for |a| ≥ 2^996.
    @inline(__always)
    package static func split<L: Lanes>(_ a: L) -> (high: L, low: L) {
        let scaled = a * L(all: 134_217_729)
        let high = scaled - (scaled - a)
        return (high, a - high)
    }
}
