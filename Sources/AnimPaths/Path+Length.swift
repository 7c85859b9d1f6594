// SPDX-License-Identifier: MIT
import AnimMath

extension Path {
    /// The length of the outline, including the lines of `close`; moves have none.
    ///
    /// Complexity: O(verbs), no allocation. Curves use Gauss–Legendre quadrature, see `CurveLength`.
    /// - Parameter accuracy: The largest error of the result in the path's units, apart from rounding; 0 or less means
    ///   1e-10 of the length.
    @_optimize(speed)
    package func length(accuracy: Double = 0) -> Double {
        var share = 0.0
        if accuracy > 0 {
            var curves = 0.0
            for verb in verbs where verb == .cubic || verb == .quadratic { curves += 1 }
            share = max(accuracy / max(curves, 1), 0x1p-1074)
        }
        var sum = 0.0
        var block = CurveBlock()
        var (index, origin) = (0, 0)
        coordinates.withUnsafeBufferPointer { c in
            for verb in verbs {
                let next = index + 2 * verb.pointCount
                guard next <= c.count else { return }
                switch verb {
                case .move: origin = index
                case _ where index < 2: break
                case .line: sum += Path.distance(c[index] - c[index - 2], c[index + 1] - c[index - 1])
                case .close: sum += Path.distance(c[origin] - c[index - 2], c[origin + 1] - c[index - 1])
                case .quadratic:
                    block.append(CurveLength(quadratic: c, index - 2), share, &sum)
                case .cubic:
                    block.append(CurveLength(cubic: c, index - 2), share, &sum)
                }
                index = next
            }
        }
        block.flush(share, &sum)
        return sum
    }

    /// √(x² + y²) within one or two roundings, for uses where the last bit does not matter.
    @inline(__always)
    private static func distance(_ x: Double, _ y: Double) -> Double {
        let square = x * x + y * y
        return square > 0x1p-900 && square < 0x1p900 ? square.squareRoot() : Math.hypot(x, y)
    }
}

/// Curves processed together before any is measured. Bounding or finding their roots has a long latency, but a
/// processor does it for several curves in the time of one.
private struct CurveBlock {
    private var curves = InlineArray<8, CurveLength>(repeating: CurveLength())
    private var count = 0
    /// How many of the curves are mild; these come first.
    private var mild = 0

    @inline(__always)
    package mutating func append(_ curve: CurveLength, _ accuracy: Double, _ sum: inout Double) {
        if curve.isMild(for: accuracy) {
            curves[count] = curves[mild]
            curves[mild] = curve
            mild += 1
        } else {
            curves[count] = curve
        }
        count += 1
        if count == 8 { flush(accuracy, &sum) }
    }

    @inline(never)
    @_optimize(speed)
    mutating func flush(_ accuracy: Double, _ sum: inout Double) {
        var least = InlineArray<8, Double>(repeating: 1)
        for index in 0..<mild { least[index] = curves[index].leastSquare }
        // Curves that are measured make room for the rest.
        var left = mild
        while mild > 0 {
            mild -= 1
            let length = curves[mild].lengthWithoutRoots(least[mild], accuracy)
            if length >= 0 {
                sum += length
            } else {
                left -= 1
                curves[left] = curves[mild]
            }
        }
        for index in left..<count { curves[index].findRoots() }
        for index in left..<count where curves[index].hasLength { sum += curves[index].lengthByRoots(accuracy) }
        count = 0
    }
}

extension Path.Segment {
    /// The end points and control points; a line and a quadratic as the equivalent cubic.
    package var cubic: CubicCurve {
        switch self {
        case .line(let x0, let y0, let x1, let y1):
            return CubicCurve(x0: x0, y0: y0, x1: x0, y1: y0, x2: x1, y2: y1, x3: x1, y3: y1)
        case .quadratic(let q):
            return CubicCurve(
                x0: q.x0,
                y0: q.y0,
                x1: q.x0 + (q.x1 - q.x0) * (2 / 3),
                y1: q.y0 + (q.y1 - q.y0) * (2 / 3),
                x2: q.x2 + (q.x1 - q.x2) * (2 / 3),
                y2: q.y2 + (q.y1 - q.y2) * (2 / 3),
                x3: q.x2,
                y3: q.y2
            )
        case .cubic(let curve): return curve
        }
    }

    /// The length, within 1e-10 of itself.
    package var length: Double { length(accuracy: 0) }

    /// The length, as `Path.length(accuracy:)`.
    @inline(never)
    @_optimize(speed)
    package func length(accuracy: Double) -> Double {
        switch self {
        case .line(let x0, let y0, let x1, let y1): Math.hypot(x1 - x0, y1 - y0)
        case .quadratic(let curve): CurveLength(curve).length(accuracy: accuracy)
        case .cubic(let curve): CurveLength(curve).length(accuracy: accuracy)
        }
    }

    /// The parameter up to which the segment has a length. `total` is its whole length. Accurate to `accuracy` in the
    /// path's units; 0 or less means 1e-12 of `total`.
    @inline(never)
    package func parameter(atLength wanted: Double, of total: Double, accuracy: Double = 0) -> Double {
        guard wanted > 0 else { return 0 }
        guard wanted < total else { return 1 }
        switch self {
        case .line: return wanted / total
        case .quadratic(let curve): return CurveLength(curve).parameter(atLength: wanted, of: total, accuracy)
        case .cubic(let curve): return CurveLength(curve).parameter(atLength: wanted, of: total, accuracy)
        }
    }
}

extension CurveLength {
    /// The parameter up to which the curve has a length.
    @inline(never)
    package func parameter(atLength wanted: Double, of total: Double, _ accuracy: Double) -> Double {
        let enough = max(accuracy > 0 ? accuracy : 1e-12 * total, 1e-15 * total)
        // Halley's method inside a bracket, which is halved if a step would leave it. An interval of 2^-64 is empty.
        var (low, high) = (0.0, 1.0)
        var curve = self
        curve.findRoots()
        var t = wanted / total
        var error = curve.lengthByRoots(from: 0, to: t) - wanted
        for _ in 0..<64 {
            if error.magnitude <= enough { break }
            if error > 0 { high = t } else { low = t }
            let speed = speed(at: t)
            var next = t - error * speed.value / (speed.value * speed.value - 0.5 * error * speed.change)
            if !(next > low && next < high) { next = 0.5 * (low + high) }
            guard next > low, next < high else { break }
            // Only the length of the step is measured.
            error += next > t ? curve.lengthByRoots(from: t, to: next) : -curve.lengthByRoots(from: next, to: t)
            t = next
        }
        return t
    }
}
