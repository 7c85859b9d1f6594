// SPDX-License-Identifier: MIT
/// An unevaluated sum of two doubles, |low| ≤ ulp(high) / 2: about 106 significant bits.
///
/// Relative errors, tested against rational arithmetic: sum and difference below 2^-103 (even if operands cancel),
/// product 2^-102, quotient and root 2^-101, as long as no part over- or underflows: for operands, products and
/// quotients of magnitude between 2^-900 and 2^995. Larger products overflow early, because Dekker's splitting
/// multiplies by 2^27 + 1 (there is no fused multiply-add). Results of overflow or of NaN are not finite; nothing
/// traps.
///
/// Sources: Dekker 1971; Joldes, Muller, Popescu, "Tight and rigorous error bounds for basic building blocks of
/// double-word arithmetic", ACM TOMS 44, 2017.
package struct DoubleDouble: Sendable {
    /// The nearest double to the value.
    package var high: Double
    /// The rest of the value.
    package var low: Double

    /// Makes a value from its parts; the caller ensures |low| ≤ ulp(high) / 2.
    @inline(__always)
    package init(high: Double, low: Double) {
        self.high = high
        self.low = low
    }

    /// The value of a double, exactly.
    @inline(__always)
    package init(_ value: Double) {
        self.init(high: value, low: 0)
    }

    /// a + b exactly, for any two doubles whose sum does not overflow.
    @inline(__always)
    package static func twoSum(_ a: Double, _ b: Double) -> DoubleDouble {
        let sum = ErrorFree.sum(a, b)
        return DoubleDouble(high: sum.value, low: sum.error)
    }

    /// a + b exactly, if a is zero or |a| ≥ |b|.
    @inline(__always)
    package static func fastTwoSum(_ a: Double, _ b: Double) -> DoubleDouble {
        let sum = ErrorFree.orderedSum(a, b)
        return DoubleDouble(high: sum.value, low: sum.error)
    }

    /// a × b exactly, for |a|, |b|, |a × b| < 2^995 and |a × b| > 2^-968 (or zero).
    @inline(__always)
    package static func twoProduct(_ a: Double, _ b: Double) -> DoubleDouble {
        let product = ErrorFree.product(a, b)
        return DoubleDouble(high: product.value, low: product.error)
    }

    /// The nearest double: `high`.
    @inline(__always)
    package var value: Double { high }

    /// The negated value, exactly.
    @inline(__always)
    package static prefix func - (value: DoubleDouble) -> DoubleDouble {
        DoubleDouble(high: -value.high, low: -value.low)
    }

    /// The sum (algorithm 6 of Joldes et al., 20 operations).
    @inline(__always)
    package static func + (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
        let high = twoSum(left.high, right.high)
        let low = twoSum(left.low, right.low)
        let sum = fastTwoSum(high.high, high.low + low.high)
        return fastTwoSum(sum.high, low.low + sum.low)
    }

    /// The sum with a double (algorithm 4).
    @inline(__always)
    package static func + (left: DoubleDouble, right: Double) -> DoubleDouble {
        let sum = twoSum(left.high, right)
        return fastTwoSum(sum.high, left.low + sum.low)
    }

    /// The sum with a double (algorithm 4).
    @inline(__always)
    package static func + (left: Double, right: DoubleDouble) -> DoubleDouble { right + left }

    /// The difference.
    @inline(__always)
    package static func - (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble { left + (-right) }

    /// The difference from a double.
    @inline(__always)
    package static func - (left: DoubleDouble, right: Double) -> DoubleDouble { left + (-right) }

    /// The difference from a double.
    @inline(__always)
    package static func - (left: Double, right: DoubleDouble) -> DoubleDouble { (-right) + left }

    /// The product (algorithm 11, with Dekker's product).
    @inline(__always)
    package static func * (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
        let product = twoProduct(left.high, right.high)
        let cross = left.high * right.low + left.low * right.high
        return fastTwoSum(product.high, product.low + cross)
    }

    /// The product with a double.
    @inline(__always)
    package static func * (left: DoubleDouble, right: Double) -> DoubleDouble {
        let product = twoProduct(left.high, right)
        return fastTwoSum(product.high, product.low + left.low * right)
    }

    /// The product with a double.
    @inline(__always)
    package static func * (left: Double, right: DoubleDouble) -> DoubleDouble { right * left }

    /// The quotient, by long division with three digits of base 2^53. By zero: not finite.
    @inline(never)
    package static func / (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
        let first = left.high / right.high
        let rest = left - right * first
        let second = rest.high / right.high
        let last = (rest - right * second).high / right.high
        return fastTwoSum(first, second) + last
    }

    /// The quotient with two digits of base 2^53 instead of three, in a third of the time of `/`. Its relative error is
    /// below 2^-100 if nothing over- or underflows.
    @inline(__always)
    package static func quickQuotient(_ left: DoubleDouble, _ right: DoubleDouble) -> DoubleDouble {
        let first = left.high / right.high
        let product = ErrorFree.product(right.high, first)
        // The first difference is exact (Sterbenz).
        let rest = (left.high - product.value) + (left.low - (product.error + right.low * first))
        return fastTwoSum(first, rest / right.high)
    }

    /// The quotient by a double. By zero: not finite.
    @inline(__always)
    package static func / (left: DoubleDouble, right: Double) -> DoubleDouble {
        let first = left.high / right
        let rest = left - twoProduct(first, right)
        return fastTwoSum(first, rest.high / right)
    }

    /// The quotient of a double. By zero: not finite.
    @inline(__always)
    package static func / (left: Double, right: DoubleDouble) -> DoubleDouble { DoubleDouble(left) / right }

    /// The square root; zero for zero, NaN for a negative number.
    @inline(__always)
    package func squareRoot() -> DoubleDouble {
        let root = high.squareRoot()
        guard root > 0 else { return DoubleDouble(root) }
        let square = ErrorFree.product(root, root)
        // Exact (Sterbenz): the square is close to `high`.
        let difference = high - square.value
        let rest = ErrorFree.difference(low, square.error)
        let sum = ErrorFree.orderedSum(difference, rest.value)
        return DoubleDouble.fastTwoSum(root, (sum.value + (rest.error + sum.error)) / (2 * root))
    }
}
