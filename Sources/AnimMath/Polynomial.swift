// SPDX-License-Identifier: MIT
/// Polynomials in one variable, coefficients lowest first, by Estrin's scheme: pairs are independent, so the processor
/// computes them in parallel. The order of operations is fixed, and so is the rounding.
enum Polynomial {
    /// c0 + c1 x.
    @inline(__always)
    package static func value<L: Lanes>(_ x: L, _ c0: Double, _ c1: Double) -> L {
        L(all: c0) + x * L(all: c1)
    }

    /// c0 + c1 x + c2 x² + c3 x³, with x² given.
    @inline(__always)
    package static func value<L: Lanes>(
        _ x: L,
        _ x2: L,
        _ c0: Double,
        _ c1: Double,
        _ c2: Double,
        _ c3: Double
    ) -> L {
        value(x, c0, c1) + x2 * value(x, c2, c3)
    }
}
