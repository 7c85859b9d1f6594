// SPDX-License-Identifier: MIT
import AnimMotion

/// An affine transform of the plane: x' = a x + c y + tx, y' = b x + d y + ty, as `CGAffineTransform`.
public struct Transform: AnimatableValue, Hashable, CustomStringConvertible {
    /// The coefficient of x in x'.
    public var a: Double
    /// The coefficient of x in y'.
    public var b: Double
    /// The coefficient of y in x'.
    public var c: Double
    /// The coefficient of y in y'.
    public var d: Double
    /// The translation of x'.
    public var tx: Double
    /// The translation of y'.
    public var ty: Double

    /// Makes a transform from its coefficients, in the order of SVG's `matrix()`.
    /// - Parameters:
    ///   - a: The coefficient of x in x'.
    ///   - b: The coefficient of x in y'.
    ///   - c: The coefficient of y in x'.
    ///   - d: The coefficient of y in y'.
    ///   - tx: The translation of x'.
    ///   - ty: The translation of y'.
    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    init(_ core: AffineTransform) {
        self.init(a: core.a, b: core.b, c: core.c, d: core.d, tx: core.tx, ty: core.ty)
    }

    var core: AffineTransform { AffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }

    /// The identity: maps every point to itself.
    public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// A translation.
    /// - Parameters:
    ///   - x: The distance to the right.
    ///   - y: The distance down.
    public static func translation(x: Double, y: Double) -> Transform { Transform(.translation(x: x, y: y)) }

    /// A rotation around the origin, clockwise on the screen.
    /// - Parameter angle: The angle.
    public static func rotation(_ angle: Angle) -> Transform { Transform(.rotation(angle.radians)) }

    /// A scaling from the origin.
    /// - Parameters:
    ///   - x: The factor of x.
    ///   - y: The factor of y.
    public static func scale(x: Double, y: Double) -> Transform { Transform(.scale(x: x, y: y)) }

    /// This transform followed by another.
    /// - Parameter next: The transform applied second.
    public func concatenating(_ next: Transform) -> Transform { Transform(core.concatenated(with: next.core)) }

    /// The inverse transform; nil if there is none.
    public var inverted: Transform? { core.inverted().map { Transform($0) } }

    /// The image of a point.
    /// - Parameter point: The point.
    public func applied(to point: Point) -> Point {
        let (x, y) = core.transform(x: point.x, y: point.y)
        return Point(x, y)
    }

    /// A transform. It is interpolated by its translation, rotation, scale and skew.
    public static var valueKind: ValueKind { .transform }
    /// a, b, c, d, tx and ty.
    public var components: [Double] { [a, b, c, d, tx, ty] }
    /// Makes the transform from an array of six.
    /// - Parameter components: a, b, c, d, tx and ty.
    public init?(components: [Double]) {
        guard components.count == 6 else { return nil }
        self.init(
            a: components[0],
            b: components[1],
            c: components[2],
            d: components[3],
            tx: components[4],
            ty: components[5]
        )
    }

    /// The coefficients as SVG's `matrix(a b c d tx ty)`.
    public var description: String { "matrix(\(a) \(b) \(c) \(d) \(tx) \(ty))" }
}
