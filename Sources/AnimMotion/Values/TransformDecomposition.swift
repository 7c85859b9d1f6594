// SPDX-License-Identifier: MIT
import AnimMath

/// A transform as a scale, then a skew, then a rotation, then a translation: the parts that CSS interpolates.
///
///     a c     cos −sin   1 skew   scaleX 0
///     b d  =  sin  cos · 0 1    · 0 scaleY
///
/// Browsers share this decomposition and the web platform tests expect it (w3c/csswg-drafts issue 3713, after
/// "unmatrix" of Graphics Gems II). The text of CSS Transforms 1 keeps a remaining 2×2 matrix instead, which gives the
/// same end points but loses the scales under a skew (issue 7318).
package struct TransformDecomposition: Sendable, Equatable {
    package var tx: Double
    package var ty: Double
    /// In radians; positive turns clockwise on the screen.
    package var angle: Double
    package var scaleX: Double
    package var scaleY: Double
    /// The tangent of the skew's angle.
    package var skew: Double
    /// The skew that `skew` × `scaleY` cannot represent because `scaleY` is 0 or nearly 0; otherwise 0. With it every
    /// matrix has a decomposition.
    package var shear: Double

    package static let count = 7
    /// A larger skew becomes a `shear`.
    private static let largestSkew = 1e9

    package init(tx: Double, ty: Double, angle: Double, scaleX: Double, scaleY: Double, skew: Double, shear: Double = 0)
    {
        self.tx = tx
        self.ty = ty
        self.angle = angle
        self.scaleX = scaleX
        self.scaleY = scaleY
        self.skew = skew
        self.shear = shear
    }

    /// Decomposes a transform with finite coefficients. A mirroring one has exactly one negative scale: x if a < d.
    @inline(never)
    package init(_ transform: AffineTransform) {
        let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
        let isFlat = a == 0 && b == 0
        // The direction of the first column; if that is zero, the one implied by the second.
        let (x, y) = isFlat ? (d, -c) : (a, b)
        let length = Math.hypot(x, y)
        // The length of a subnormal column has too few bits to determine the direction.
        let enlarged = length < 0x1p-960 ? 0x1p600 : 1
        let whole = length < 0x1p-960 ? Math.hypot(x * enlarged, y * enlarged) : length
        var (cos, sin) = length > 0 ? (x * enlarged / whole, y * enlarged / whole) : (1, 0)
        var scaleX = isFlat ? 0 : length
        if !isFlat, a < d, cos * d - sin * c < 0 { (scaleX, cos, sin) = (-scaleX, -cos, -sin) }
        let scaleY = cos * d - sin * c
        let offset = isFlat ? 0 : cos * c + sin * d
        let isSkew = offset.magnitude <= TransformDecomposition.largestSkew * scaleY.magnitude
        self.init(
            tx: transform.tx,
            ty: transform.ty,
            angle: Math.atan2(sin, cos),
            scaleX: scaleX,
            scaleY: scaleY,
            skew: isSkew && offset != 0 ? offset / scaleY : 0,
            shear: isSkew ? 0 : offset
        )
    }

    /// Composes the transform from its parts.
    @inline(never)
    func recomposed() -> AffineTransform {
        let (sin, cos) = Math.sincos(angle)
        return AffineTransform(
            a: scaleX * cos,
            b: scaleX * sin,
            c: offset * cos - scaleY * sin,
            d: offset * sin + scaleY * cos,
            tx: tx,
            ty: ty
        )
    }

    /// The component of the second column along the first.
    private var offset: Double { clamped(shear + skew * scaleY) }

    /// The rates of the coefficients for given rates of the parts (the derivative of `recomposed`).
    @inline(never)
    package func velocity(_ rate: TransformDecomposition) -> AffineTransform {
        let (sin, cos) = Math.sincos(angle)
        // The rates of the two columns in the rotated frame.
        let acrossX = clamped(scaleX * rate.angle)
        let alongY = clamped(rate.shear + rate.skew * scaleY + skew * rate.scaleY - rate.angle * scaleY)
        let acrossY = clamped(rate.scaleY + rate.angle * offset)
        return AffineTransform(
            a: cos * rate.scaleX - sin * acrossX,
            b: sin * rate.scaleX + cos * acrossX,
            c: cos * alongY - sin * acrossY,
            d: sin * alongY + cos * acrossY,
            tx: rate.tx,
            ty: rate.ty
        )
    }

    /// The rates of the parts for given rates of the coefficients: the inverse of `velocity`. If a scale is 0, the rate
    /// of a part without influence is 0.
    @inline(never)
    package func rate(_ velocity: AffineTransform) -> TransformDecomposition {
        let (sin, cos) = Math.sincos(angle)
        let acrossX = cos * velocity.b - sin * velocity.a
        let turning: Double
        if scaleX != 0 {
            turning = clamped(acrossX / scaleX)
        } else if scaleY != 0 {
            turning = clamped(-(cos * velocity.c + sin * velocity.d) / scaleY)
        } else {
            turning = 0
        }
        let scaleYRate = clamped(cos * velocity.d - sin * velocity.c - turning * offset)
        let offsetRate = clamped(cos * velocity.c + sin * velocity.d + turning * scaleY)
        let isSkew = shear == 0 && scaleY != 0
        return TransformDecomposition(
            tx: velocity.tx,
            ty: velocity.ty,
            angle: turning,
            scaleX: cos * velocity.a + sin * velocity.b,
            scaleY: scaleYRate,
            skew: isSkew ? (offsetRate - skew * scaleYRate) / scaleY : 0,
            shear: isSkew ? 0 : offsetRate
        )
    }

    /// Whether the transform maps the plane to one point: it has no angle and no skew of its own.
    private var isPoint: Bool { scaleX == 0 && scaleY == 0 && shear == 0 }

    /// Whether the transform maps the plane to a line or a point, or nearly.
    var isSingular: Bool { scaleX == 0 || scaleY == 0 || shear != 0 }

    /// Changes the origin's parts and rates to equivalent ones, so that plain interpolation follows CSS Transforms
    /// ("interpolation of decomposed 2D matrix values"): if one transform is mirrored in x and the other in y, by half
    /// a turn instead, and never by more than half a turn. A transform to one point takes the other's angle and skew;
    /// the target only if `fillsTarget`.
    package static func align(
        _ origin: inout TransformDecomposition,
        _ rate: UnsafeMutablePointer<Double>?,
        _ target: inout TransformDecomposition,
        fillsTarget: Bool
    ) {
        if origin.isPoint {
            (origin.angle, origin.skew) = (target.angle, target.skew)
        } else if fillsTarget, target.isPoint {
            (target.angle, target.skew) = (origin.angle, origin.skew)
        } else {
            if origin.scaleX < 0 && target.scaleY < 0 || origin.scaleY < 0 && target.scaleX < 0 {
                origin.scaleX = -origin.scaleX
                origin.scaleY = -origin.scaleY
                origin.shear = -origin.shear
                origin.angle += origin.angle < 0 ? Angle.turn / 2 : -Angle.turn / 2
                if let rate { (rate[3], rate[4], rate[6]) = (-rate[3], -rate[4], -rate[6]) }
            }
            origin.angle = Angle.aligned(origin.angle, to: target.angle, .shorter, zeroIsTurn: true)
        }
    }

    @inline(never)
    private func clamped(_ x: Double) -> Double { max(-1e150, min(x, 1e150)) }
}
