// SPDX-License-Identifier: MIT
import AnimMotion

extension Path {
    /// A segment of a path with its start. Lines and quadratics keep their own form.
    package enum Segment {
        case line(x0: Double, y0: Double, x1: Double, y1: Double)
        case quadratic(QuadraticCurve)
        case cubic(CubicCurve)
    }

    /// Calls `body` for each drawn segment in order, including the line of a `close` (but not the lines that would
    /// close open subpaths, unless `closingOpenSubpaths`), and `atMove` for the point of each move.
    func forEachSegment(
        closingOpenSubpaths: Bool,
        atMove: (_ x: Double, _ y: Double) -> Void = { _, _ in },
        _ body: (Segment) -> Void
    ) {
        var index = 0
        var (startX, startY, x, y) = (0.0, 0.0, 0.0, 0.0)
        for verb in verbs {
            guard index + 2 * verb.pointCount <= coordinates.count else { return }
            switch verb {
            case .move:
                if closingOpenSubpaths { body(.line(x0: x, y0: y, x1: startX, y1: startY)) }
                startX = coordinates[index]
                startY = coordinates[index + 1]
                (x, y) = (startX, startY)
                atMove(x, y)
            case .line:
                let (endX, endY) = (coordinates[index], coordinates[index + 1])
                body(.line(x0: x, y0: y, x1: endX, y1: endY))
                (x, y) = (endX, endY)
            case .quadratic:
                let curve = QuadraticCurve(
                    x0: x,
                    y0: y,
                    x1: coordinates[index],
                    y1: coordinates[index + 1],
                    x2: coordinates[index + 2],
                    y2: coordinates[index + 3]
                )
                body(.quadratic(curve))
                (x, y) = (curve.x2, curve.y2)
            case .cubic:
                let curve = CubicCurve(
                    x0: x,
                    y0: y,
                    x1: coordinates[index],
                    y1: coordinates[index + 1],
                    x2: coordinates[index + 2],
                    y2: coordinates[index + 3],
                    x3: coordinates[index + 4],
                    y3: coordinates[index + 5]
                )
                body(.cubic(curve))
                (x, y) = (curve.x3, curve.y3)
            case .close:
                body(.line(x0: x, y0: y, x1: startX, y1: startY))
                (x, y) = (startX, startY)
            }
            index += 2 * verb.pointCount
        }
        if closingOpenSubpaths { body(.line(x0: x, y0: y, x1: startX, y1: startY)) }
    }
}

/// A quadratic Bézier curve.
package struct QuadraticCurve {
    package var x0, y0, x1, y1, x2, y2: Double

    package func x(at t: Double) -> Double { Self.value(x0, x1, x2, t) }
    package func y(at t: Double) -> Double { Self.value(y0, y1, y2, t) }

    /// Evaluates by de Casteljau's algorithm, which stays between the control points.
    package static func value(_ p0: Double, _ p1: Double, _ p2: Double, _ t: Double) -> Double {
        let s = 1 - t
        return s * (s * p0 + t * p1) + t * (s * p1 + t * p2)
    }

    /// The parameter in 0 ..< 1 of the coordinate's extreme, or nil.
    static func turn(_ p0: Double, _ p1: Double, _ p2: Double) -> Double? {
        let t = (p0 - p1) / ((p0 - p1) + (p2 - p1))
        return t > 0 && t < 1 ? t : nil
    }
}

/// A cubic Bézier curve.
package struct CubicCurve {
    package var x0, y0, x1, y1, x2, y2, x3, y3: Double

    package func x(at t: Double) -> Double { Self.value(x0, x1, x2, x3, t) }
    package func y(at t: Double) -> Double { Self.value(y0, y1, y2, y3, t) }

    /// Evaluates by de Casteljau's algorithm, which stays between the control points.
    package static func value(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double, _ t: Double) -> Double {
        let s = 1 - t
        return s * QuadraticCurve.value(p0, p1, p2, t) + t * QuadraticCurve.value(p1, p2, p3, t)
    }

    /// The parameters in 0 < t < 1 of the coordinate's extremes, in order; 1 for missing ones.
    static func turns(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> (first: Double, second: Double) {
        // p'/3 = d0 (1−t)² + 2 d1 t (1−t) + d2 t².
        let (d0, d1, d2) = (p1 - p0, p2 - p1, p3 - p2)
        let roots = QuadraticRoots(squared: (d0 - d1) + (d2 - d1), linear: 2 * (d1 - d0), constant: d0)
        let first = roots.first > 0 && roots.first < 1 ? roots.first : 1
        let second = roots.second > 0 && roots.second < 1 ? roots.second : 1
        return first < second ? (first, second) : (second, first)
    }
}
