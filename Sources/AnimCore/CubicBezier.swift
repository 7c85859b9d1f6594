// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

/// CSS's `cubic-bezier()`: a timing curve from (0, 0) to (1, 1).
public struct CubicBezier: Sendable, Hashable, CustomStringConvertible {
    let core: AnimMotion.CubicBezier

    private init(_ core: AnimMotion.CubicBezier) { self.core = core }

    /// Makes a curve from its control points.
    /// - Parameters:
    ///   - x1: x of the first control point, 0…1.
    ///   - y1: y of the first control point, at most 10⁶ in size.
    ///   - x2: x of the second control point, 0…1.
    ///   - y2: y of the second control point, at most 10⁶ in size.
    /// - Throws: `.argument` or `.limit` outside these ranges.
    public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) throws(AnimError) {
        core = try translating { () throws(EngineError) in
            try AnimMotion.CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)
        }
    }

    /// Makes a curve by name: `linear`, `ease`, `ease-in`, `ease-out` and `ease-in-out` as in CSS, `default` as in Core
    /// Animation.
    /// - Parameter name: The name.
    /// - Throws: `.notFound` for any other name; the message suggests the nearest.
    public init(named name: String) throws(AnimError) {
        let utf8 = try translating { () throws(EngineError) in try bytes(ofName: name) }
        guard let core = AnimMotion.CubicBezier.named(utf8) else {
            throw unknownWord("curve", utf8, AnimMotion.CubicBezier.knownNames, "curves")
        }
        self.core = core
    }

    /// Constant speed.
    public static let linear = CubicBezier(.linear)
    /// CSS's `ease`.
    public static let ease = CubicBezier(.ease)
    /// CSS's `ease-in`: starts slowly.
    public static let easeIn = CubicBezier(.easeIn)
    /// CSS's `ease-out`: ends slowly.
    public static let easeOut = CubicBezier(.easeOut)
    /// CSS's `ease-in-out`: starts and ends slowly.
    public static let easeInOut = CubicBezier(.easeInOut)

    /// x of the first control point.
    public var x1: Double { core.x1 }
    /// y of the first control point.
    public var y1: Double { core.y1 }
    /// x of the second control point.
    public var x2: Double { core.x2 }
    /// y of the second control point.
    public var y2: Double { core.y2 }

    /// y at x.
    /// - Parameter x: Outside 0…1 the curve continues along its end tangents. A number that is not finite is returned.
    public func value(at x: Double) -> Double { x.isFinite ? core.value(at: x) : x }

    /// y at many x.
    /// - Parameter xs: As for `value(at:)`.
    public func values(at xs: [Double]) -> [Double] { xs.map { value(at: $0) } }

    /// dy/dx; infinite where the curve is vertical.
    /// - Parameter x: Any number; the slope is 0 if it is not finite.
    public func slope(at x: Double) -> Double { x.isFinite ? core.slope(at: x) : 0 }

    /// The smallest x in 0…1 at which the curve reaches y; if it never does, the x at which it comes nearest.
    /// - Parameter y: Any number; NaN is returned.
    public func inverse(of y: Double) -> Double { core.inverse(y) }

    /// The curve as CSS writes it, such as `cubic-bezier(0.25, 0.1, 0.25, 1.0)`.
    public var description: String { "cubic-bezier(\(x1), \(y1), \(x2), \(y2))" }

    /// Adds the control points to a hash.
    /// - Parameter hasher: The hash.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(x1)
        hasher.combine(y1)
        hasher.combine(x2)
        hasher.combine(y2)
    }
}
