// SPDX-License-Identifier: MIT
import AnimMotion

/// An affine transform of the plane: x' = a x + c y + tx, y' = b x + d y + ty, as `CGAffineTransform`.
public struct Transform: AnimatableValue, CustomStringConvertible {
    /// How x' grows with x.
    public var a: Double
    /// How y' grows with x.
    public var b: Double
    /// How x' grows with y.
    public var c: Double
    /// How y' grows with y.
    public var d: Double
    /// What is added to x'.
    public var tx: Double
    /// What is added to y'.
    public var ty: Double

    /// A transform by its coefficients, in the order of SVG's `matrix()`.
    /// - Parameters:
    ///   - a: How x' grows with x.
    ///   - b: How y' grows with x.
    ///   - c: How x' grows with y.
    ///   - d: How y' grows with y.
    ///   - tx: What is added to x'.
    ///   - ty: What is added to y'.
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

    /// Leaves every point where it is.
    public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Moves every point.
    /// - Parameters:
    ///   - x: How far to the right.
    ///   - y: How far down.
    public static func translation(x: Double, y: Double) -> Transform { Transform(.translation(x: x, y: y)) }

    /// Turns around the origin, clockwise on the screen.
    /// - Parameter angle: By how much.
    public static func rotation(_ angle: Angle) -> Transform { Transform(.rotation(angle.radians)) }

    /// Scales from the origin.
    /// - Parameters:
    ///   - x: The factor of x.
    ///   - y: The factor of y.
    public static func scale(x: Double, y: Double) -> Transform { Transform(.scale(x: x, y: y)) }

    /// This transform first, then another.
    /// - Parameter next: What is done after it.
    public func concatenating(_ next: Transform) -> Transform { Transform(core.concatenated(with: next.core)) }

    /// The transform that undoes this one; nil where there is none.
    public var inverted: Transform? { core.inverted().map { Transform($0) } }

    /// Where a point goes.
    /// - Parameter point: The point.
    public func applied(to point: Point) -> Point {
        let (x, y) = core.transform(x: point.x, y: point.y)
        return Point(x, y)
    }

    /// A transform, which moves by its translation, rotation, scale and skew.
    public static var valueKind: ValueKind { .transform }
    /// a, b, c, d, tx and ty.
    public var components: [Double] { [a, b, c, d, tx, ty] }
    /// The transform of an array of six.
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
