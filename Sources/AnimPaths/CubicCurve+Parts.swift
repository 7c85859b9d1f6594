// SPDX-License-Identifier: MIT
/// Curves between two of their parameters: the control points are the blossom's values.
extension QuadraticCurve {
    /// The curve between two parameters: its control points are the blossom's values.
    package func part(_ t0: Double, _ t1: Double) -> QuadraticCurve {
        func blossom(_ p0: Double, _ p1: Double, _ p2: Double, _ a: Double, _ b: Double) -> Double {
            (1 - b) * ((1 - a) * p0 + a * p1) + b * ((1 - a) * p1 + a * p2)
        }
        return QuadraticCurve(
            x0: blossom(x0, x1, x2, t0, t0),
            y0: blossom(y0, y1, y2, t0, t0),
            x1: blossom(x0, x1, x2, t0, t1),
            y1: blossom(y0, y1, y2, t0, t1),
            x2: blossom(x0, x1, x2, t1, t1),
            y2: blossom(y0, y1, y2, t1, t1)
        )
    }
}

extension CubicCurve {
    /// The curve between two parameters: its control points are the blossom's values.
    package func part(_ t0: Double, _ t1: Double) -> CubicCurve {
        let x = CubicCurve.part(x0, x1, x2, x3, t0, t1)
        let y = CubicCurve.part(y0, y1, y2, y3, t0, t1)
        return CubicCurve(x0: x[0], y0: y[0], x1: x[1], y1: y[1], x2: x[2], y2: y[2], x3: x[3], y3: y[3])
    }

    private static func part(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double, _ t0: Double, _ t1: Double)
        -> SIMD4<Double>
    {
        func blossom(_ a: Double, _ b: Double, _ c: Double) -> Double {
            let (q0, q1, q2) = ((1 - a) * p0 + a * p1, (1 - a) * p1 + a * p2, (1 - a) * p2 + a * p3)
            let (r0, r1) = ((1 - b) * q0 + b * q1, (1 - b) * q1 + b * q2)
            return (1 - c) * r0 + c * r1
        }
        return SIMD4(blossom(t0, t0, t0), blossom(t0, t0, t1), blossom(t0, t1, t1), blossom(t1, t1, t1))
    }
}
