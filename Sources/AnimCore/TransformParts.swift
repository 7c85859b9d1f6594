// SPDX-License-Identifier: MIT
import AnimMotion

/// The decomposition of a transform: a scale, then a skew, then a rotation, then a translation. Moving transforms
/// interpolate these parts.
public struct TransformParts: Sendable, Hashable {
    /// The translation to the right.
    public var tx: Double
    /// The translation down.
    public var ty: Double
    /// The rotation, −π…π, clockwise on the screen.
    public var angle: Angle
    /// The factor of x; negative if the transform mirrors.
    public var scaleX: Double
    /// The factor of y; negative if the transform mirrors.
    public var scaleY: Double
    /// The tangent of the skew's angle.
    public var skew: Double
    /// The part that a skew cannot represent: 0, unless `scaleY` is 0 or nearly 0.
    public var shear: Double

    /// Parts.
    /// - Parameters:
    ///   - tx: The translation to the right.
    ///   - ty: The translation down.
    ///   - angle: The rotation.
    ///   - scaleX: The factor of x.
    ///   - scaleY: The factor of y.
    ///   - skew: The tangent of the skew's angle.
    ///   - shear: The part that a skew cannot represent.
    public init(
        tx: Double = 0,
        ty: Double = 0,
        angle: Angle = .zero,
        scaleX: Double = 1,
        scaleY: Double = 1,
        skew: Double = 0,
        shear: Double = 0
    ) {
        self.tx = tx
        self.ty = ty
        self.angle = angle
        self.scaleX = scaleX
        self.scaleY = scaleY
        self.skew = skew
        self.shear = shear
    }

    /// The numbers in the engine's order.
    fileprivate var numbers: [Double] { [tx, ty, angle.radians, scaleX, scaleY, skew, shear] }
}

extension Transform {
    /// Composes a transform from its parts.
    /// - Parameter parts: Numbers at most 1e150 in size.
    /// - Throws: `.argument` or `.limit` for a number that is not finite or beyond that.
    public init(_ parts: TransformParts) throws(AnimError) {
        try bounded(parts.numbers, "parts")
        var result = [Double](repeating: 0, count: 6)
        ValueEncoding.transform.decode(parts.numbers, &result, count: 6)
        self.init(a: result[0], b: result[1], c: result[2], d: result[3], tx: result[4], ty: result[5])
    }

    /// Decomposes the transform.
    /// - Throws: `.argument` or `.limit` for a coefficient that is not finite or beyond 1e150.
    public func parts() throws(AnimError) -> TransformParts {
        try bounded(components, "transform")
        var parts = [Double](repeating: 0, count: TransformDecomposition.count)
        ValueEncoding.transform.encode(components, &parts, count: 6)
        return TransformParts(
            tx: parts[0],
            ty: parts[1],
            angle: Angle(radians: parts[2]),
            scaleX: parts[3],
            scaleY: parts[4],
            skew: parts[5],
            shear: parts[6]
        )
    }

    /// A transform between this one and another: the parts are interpolated, the angle the short way.
    /// - Parameters:
    ///   - other: The transform at 1; coefficients at most 1e150 in size.
    ///   - progress: 0 is this transform, 1 the other. Outside 0…1 the transform is extrapolated.
    /// - Throws: `.argument` or `.limit` for a number that is not finite or beyond 1e150.
    public func mixed(with other: Transform, at progress: Double) throws(AnimError) -> Transform {
        try mixed(with: other, at: [progress])[0]
    }

    /// Transforms between this one and another. O(progresses).
    /// - Parameters:
    ///   - other: The transform at 1; coefficients at most 1e150 in size.
    ///   - progresses: 0 is this transform, 1 the other. Outside 0…1 the transform is extrapolated.
    /// - Throws: `.argument` or `.limit` for a number that is not finite or beyond 1e150.
    public func mixed(with other: Transform, at progresses: [Double]) throws(AnimError) -> [Transform] {
        try interpolated(self, other, progresses, .transform).map {
            Transform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
        }
    }
}
