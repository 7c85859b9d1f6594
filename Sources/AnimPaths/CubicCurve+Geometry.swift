// SPDX-License-Identifier: MIT
/// Cubic curves that are made of other curves.
extension CubicCurve {
    /// A line, with its control points at thirds.
    init(line x0: Double, _ y0: Double, _ x3: Double, _ y3: Double) {
        let third = 1.0 / 3
        self.init(
            x0: x0,
            y0: y0,
            x1: x0 + (x3 - x0) * third,
            y1: y0 + (y3 - y0) * third,
            x2: x3 - (x3 - x0) * third,
            y2: y3 - (y3 - y0) * third,
            x3: x3,
            y3: y3
        )
    }

    /// A quadratic curve as a cubic one: each control point is two thirds of the way from an end to the quadratic's
    /// control point.
    init(_ curve: QuadraticCurve) {
        let third = 1.0 / 3
        self.init(
            x0: curve.x0,
            y0: curve.y0,
            x1: curve.x0 + (curve.x1 - curve.x0) * 2 * third,
            y1: curve.y0 + (curve.y1 - curve.y0) * 2 * third,
            x2: curve.x2 + (curve.x1 - curve.x2) * 2 * third,
            y2: curve.y2 + (curve.y1 - curve.y2) * 2 * third,
            x3: curve.x2,
            y3: curve.y2
        )
    }

    /// The curve from its end to its start.
    var reversed: CubicCurve { CubicCurve(x0: x3, y0: y3, x1: x2, y1: y2, x2: x1, y2: y1, x3: x0, y3: y0) }

    /// Whether all control points are equal.
    var isPoint: Bool { x0 == x1 && x0 == x2 && x0 == x3 && y0 == y1 && y0 == y2 && y0 == y3 }
}
