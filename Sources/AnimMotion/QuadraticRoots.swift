// SPDX-License-Identifier: MIT
/// The real roots of a quadratic polynomial, computed stably; NaN if there are none.
///
/// q = −½ (b + sign(b) √(b² − 4ac)), the roots q/a and c/q, without cancellation (Press et al., Numerical Recipes,
/// 5.6).
package struct QuadraticRoots {
    package var first = Double.nan
    package var second = Double.nan

    package init(squared a: Double, linear b: Double, constant c: Double) {
        let discriminant = b * b - 4 * a * c
        guard discriminant >= 0 else { return }
        let root = discriminant.squareRoot()
        let q = -0.5 * (b < 0 ? b - root : b + root)
        if a != 0 { first = q / a }
        if q != 0 { second = c / q }
    }
}
