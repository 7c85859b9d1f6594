// SPDX-License-Identifier: MIT
import AnimMath

/// A timing curve: the cubic Bézier curve from (0, 0) to (1, 1) with the control points (x1, y1) and (x2, y2), read as
/// a function y(x). CSS calls it `cubic-bezier()`, Core Animation `CAMediaTimingFunction`.
///
/// Since x1 and x2 are in 0…1, x is monotone, and every x in 0…1 has one y. y may leave 0…1.
package struct CubicBezier: Sendable, Equatable {
    package let x1: Double
    package let y1: Double
    package let x2: Double
    package let y2: Double

    /// Makes a curve from its control points.
    ///
    /// - Throws: `.argument` unless all are finite and x1 and x2 in 0…1; `.limit` for |y1| or |y2| above 1e6.
    package init(x1: Double, y1: Double, x2: Double, y2: Double) throws(AnimError) {
        // Usual control points pass one test each: what is in these ranges is finite.
        if x1 >= 0, x1 <= 1, x2 >= 0, x2 <= 1, y1.magnitude <= 1e6, y2.magnitude <= 1e6 {
            self.init(unchecked: x1, y1, x2, y2)
            return
        }
        guard x1 >= 0, x1 <= 1, x2 >= 0, x2 <= 1 else {
            throw AnimError(.argument, "the x of a timing curve's control points must be from 0 to 1")
        }
        guard y1.isFinite, y2.isFinite else {
            throw AnimError(.argument, "the y of a timing curve's control points must be finite")
        }
        throw AnimError(.limit, "the y of a timing curve's control points must be from -1e6 to 1e6")
    }

    init(unchecked x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        self.x1 = x1
        self.y1 = y1
        self.x2 = x2
        self.y2 = y2
    }

    /// y = x.
    package static var linear: CubicBezier { CubicBezier(unchecked: 0, 0, 1, 1) }
    /// CSS's `ease`, and Core Animation's `default`.
    package static var ease: CubicBezier { CubicBezier(unchecked: 0.25, 0.1, 0.25, 1) }
    /// Starts slowly.
    package static var easeIn: CubicBezier { CubicBezier(unchecked: 0.42, 0, 1, 1) }
    /// Ends slowly.
    package static var easeOut: CubicBezier { CubicBezier(unchecked: 0, 0, 0.58, 1) }
    /// Starts and ends slowly.
    package static var easeInOut: CubicBezier { CubicBezier(unchecked: 0.42, 0, 0.58, 1) }

    /// The curve with a name in UTF-8: one of `names`, which are CSS's and Core Animation's `default`, which is `ease`.
    /// Nil for any other.
    package static func named(_ utf8: [UInt8]) -> CubicBezier? {
        for byte in utf8 where byte &- 0x41 < 26 { return nil }
        return CSSWords.index(of: utf8, in: names).map(ofName)
    }

    /// The names that `named` knows.
    package static var knownNames: WordList { WordList(names) }

    /// Whether both control points are on the diagonal: then y = x, whatever the parameter.
    var isDiagonal: Bool { x1 == y1 && x2 == y2 }

    /// y at x.
    ///
    /// In 0…1 within 1e-12 (measured: 2e-15) of the exact value for control points of ordinary size, otherwise within
    /// that times the largest |y| of a control point; exactly 0 at 0 and 1 at 1, and exactly x for control points on
    /// the diagonal. Outside 0…1 along the tangent at the nearer end, by the rules of CSS Easing Functions as browsers
    /// (and the web-platform tests) apply them. These are the rules for the start; those for the end are mirrored:
    /// - x1 > 0: the line through P0 and P1;
    /// - P1 = P0, x2 > 0: the line through P0 and P2;
    /// - P1 = P2 = P0: slope 1, as the curve is the diagonal;
    /// - otherwise the tangent is vertical, and the value stays 0.
    ///
    /// (Read literally, the text of CSS Easing Level 2 uses the line through P0 and P2 in the last case as well, and
    /// holds 0 in the last but one; csswg-drafts issue 4046.) NaN gives NaN.
    ///
    /// Complexity: O(1), a few steps of Newton's method.
    @_optimize(speed)
    package func value(at x: Double) -> Double {
        if isDiagonal || x.isNaN { return x }
        if x <= 0 { return x == 0 ? 0 : extended(along: startGradient, by: x) }
        if x >= 1 { return x == 1 ? 1 : 1 + extended(along: endGradient, by: x - 1) }
        return point(at: x).y
    }

    /// dy/dx at x.
    ///
    /// If the curve is vertical, the slope is +infinity or −infinity (if both derivatives vanish: the limit from the
    /// right; at an end: from inside). Outside 0…1 it is the slope of the extension that `value(at:)` describes. NaN
    /// only if x is NaN.
    package func slope(at x: Double) -> Double {
        if x.isNaN { return x }
        if isDiagonal { return 1 }
        if x < 0 { return startGradient }
        if x > 1 { return endGradient }
        if x == 0 { return Self.endSlope(nearX: x1, nearY: y1, farX: x2, farY: y2) }
        if x == 1 { return Self.endSlope(nearX: 1 - x2, nearY: 1 - y2, farX: 1 - x1, farY: 1 - y1) }
        return slope(at: point(at: x))
    }

    /// Value and slope at x, at the cost of one.
    package func valueAndSlope(at x: Double) -> (value: Double, slope: Double) {
        guard x > 0, x < 1, !isDiagonal else { return (value(at: x), slope(at: x)) }
        let point = point(at: x)
        return (point.y, slope(at: point))
    }

    /// dy/dx at a point inside 0…1.
    private func slope(at point: Point) -> Double {
        if point.dx > 0 { return point.dy / point.dx }
        // The middle of x1 = 1, x2 = 0 (or an underflow next to a vertical end).
        if point.dy != 0 { return point.dy > 0 ? .infinity : -.infinity }
        let bend = 1 - y1 - y2
        if bend != 0 { return bend > 0 ? .infinity : -.infinity }
        return (1 + 3 * (y1 - y2)) / (1 + 3 * (x1 - x2))
    }

    private var startGradient: Double {
        let slope = Self.endSlope(nearX: x1, nearY: y1, farX: x2, farY: y2)
        return slope.isFinite ? slope : 0
    }

    private var endGradient: Double {
        let slope = Self.endSlope(nearX: 1 - x2, nearY: 1 - y2, farX: 1 - x1, farY: 1 - y1)
        return slope.isFinite ? slope : 0
    }

    /// The slope at an end, from the distances of the control points from it.
    private static func endSlope(nearX: Double, nearY: Double, farX: Double, farY: Double) -> Double {
        if nearX > 0 { return nearY / nearX }
        if nearY != 0 { return nearY > 0 ? .infinity : -.infinity }
        if farX > 0 { return farY / farX }
        if farY != 0 { return farY > 0 ? .infinity : -.infinity }
        return 1
    }

    /// slope · distance; 0 along a flat line, even for an infinite distance.
    private func extended(along slope: Double, by distance: Double) -> Double {
        slope == 0 ? 0 : slope * distance
    }
}
