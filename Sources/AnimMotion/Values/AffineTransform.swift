// SPDX-License-Identifier: MIT
import AnimMath

/// An affine transform of the plane: x' = a x + c y + tx, y' = b x + d y + ty.
///
/// The order of the coefficients is that of SVG's `matrix(a b c d e f)` and of Core Graphics. y grows downwards, so
/// that a positive angle turns clockwise on the screen.
package struct AffineTransform: Sendable, Equatable {
    package var a: Double
    package var b: Double
    package var c: Double
    package var d: Double
    package var tx: Double
    package var ty: Double

    package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// The identity: maps every point to itself.
    package static var identity: AffineTransform { AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

    /// Translates by (x, y).
    package static func translation(x: Double, y: Double) -> AffineTransform {
        AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    /// Rotates around the origin by an angle in radians, clockwise on the screen.
    package static func rotation(_ radians: Double) -> AffineTransform {
        let (sin, cos) = Math.sincos(radians)
        return AffineTransform(a: cos, b: sin, c: -sin, d: cos, tx: 0, ty: 0)
    }

    /// Scales from the origin.
    package static func scale(x: Double, y: Double) -> AffineTransform {
        AffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }

    /// This transform followed by `next`: `next.transform(self.transform(p))`.
    ///
    /// As Core Graphics' `CGAffineTransformConcat(self, next)`. A node's transform to the root is therefore
    /// `node.concatenated(with: parent).concatenated(with: grandparent)`.
    package func concatenated(with next: AffineTransform) -> AffineTransform {
        AffineTransform(
            a: next.a * a + next.c * b,
            b: next.b * a + next.d * b,
            c: next.a * c + next.c * d,
            d: next.b * c + next.d * d,
            tx: next.a * tx + next.c * ty + next.tx,
            ty: next.b * tx + next.d * ty + next.ty
        )
    }

    /// The image of the point (x, y).
    @inline(__always)
    package func transform(x: Double, y: Double) -> (x: Double, y: Double) {
        (a * x + c * y + tx, b * x + d * y + ty)
    }

    /// a d − b c: the factor of areas; negative if the transform mirrors. Rounded once, so it is 0 only if the exact
    /// value is 0 (or below the range of a double).
    package var determinant: Double { Self.difference(a, d, b, c) }

    /// Whether it maps the plane to a line or a point, within rounding: a rounded product of transforms of which one
    /// does so need not have a determinant of exactly 0.
    package var isFlat: Bool {
        let largest = max(max(a.magnitude, b.magnitude), max(c.magnitude, d.magnitude))
        let (first, second) = ((a / largest) * (d / largest), (b / largest) * (c / largest))
        // The rounding of a thousand products is smaller. NaN counts as flat.
        return !((first - second).magnitude > 0x1p-40 * (first.magnitude + second.magnitude))
    }

    /// The inverse transform; nil if there is none (determinant 0) or it is out of a double's range.
    package func inverted() -> AffineTransform? {
        let largest = max(max(a.magnitude, b.magnitude), max(c.magnitude, d.magnitude))
        guard largest > 0, largest.isFinite else { return nil }
        // Scaled by a power of two to 1 ..< 2, so that the determinant neither overflows nor underflows if the inverse
        // exists.
        let exponent = Int(largest.exponent)
        // In two factors, since 2^1074 is not a double.
        let half = exponent / 2
        let first = Double(sign: .plus, exponent: -half, significand: 1)
        let second = Double(sign: .plus, exponent: half - exponent, significand: 1)
        func scaled(_ x: Double) -> Double { x * first * second }
        let (a, b, c, d) = (scaled(a), scaled(b), scaled(c), scaled(d))
        let determinant = Self.difference(a, d, b, c)
        guard determinant != 0 else { return nil }
        func inverse(_ x: Double) -> Double { scaled(x / determinant) }
        let (ia, ib, ic, id) = (inverse(d), inverse(-b), inverse(-c), inverse(a))
        let result = AffineTransform(
            a: ia,
            b: ib,
            c: ic,
            d: id,
            tx: -(ia * tx + ic * ty),
            ty: -(ib * tx + id * ty)
        )
        return result.isFinite ? result : nil
    }

    /// Whether all coefficients are finite.
    package var isFinite: Bool {
        // 0 times a finite number is 0, otherwise NaN.
        let sum = (0 * a + 0 * b) + (0 * c + 0 * d) + (0 * tx + 0 * ty)
        return sum == 0
    }

    /// p q − r s with a single rounding, even if the products cancel.
    private static func difference(_ p: Double, _ q: Double, _ r: Double, _ s: Double) -> Double {
        let plain = p * q - r * s
        guard plain.magnitude < 0x1p900, p.magnitude < 0x1p900, q.magnitude < 0x1p900, r.magnitude < 0x1p900,
            s.magnitude < 0x1p900
        else { return plain }
        let first = ErrorFree.product(p, q)
        let second = ErrorFree.product(r, s)
        let sum = ErrorFree.sum(first.value, -second.value)
        return sum.value + (sum.error + (first.error - second.error))
    }
}
