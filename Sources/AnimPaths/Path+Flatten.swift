// SPDX-License-Identifier: MIT
import AnimMath

extension Path {
    /// The outline as straight lines within a tolerance. Lines and closes stay; every curve becomes as few lines of
    /// about equal errors as possible.
    ///
    /// Complexity: O(verbs of both), about √(size/tolerance) for each curve. `flattenedCounts` predicts the exact size
    /// of the result.
    ///
    /// - Parameter tolerance: In points, above 0. At least 2^-46 of a curve's size is used, the resolution of
    ///   coordinates.
    /// - Throws: `.argument` for a tolerance that is not above 0 and finite; `.limit` for more than `pieceLimit`.
    package func flattened(tolerance: Double) throws(AnimError) -> Path {
        var flattening = Flattening(capacity: min(4 * verbs.count + 16, Path.maximumVerbCount), most: pieceLimit)
        defer { flattening.deallocate() }
        try flatten(tolerance, &flattening)
        return flattening.path
    }

    /// How many verbs and points `flattened` has, without building it.
    package func flattenedCounts(tolerance: Double) throws(AnimError) -> (verbs: Int, points: Int) {
        var flattening = Flattening(capacity: nil, most: pieceLimit)
        defer { flattening.deallocate() }
        try flatten(tolerance, &flattening)
        return (flattening.verbCount, flattening.coordinateCount / 2)
    }

    @_optimize(speed)
    private func flatten(_ tolerance: Double, _ flattening: inout Flattening) throws(AnimError) {
        try Path.checkTolerance(tolerance)
        flattening.tolerance = tolerance
        verbs.withUnsafeBufferPointer { verbs in
            coordinates.withUnsafeBufferPointer { numbers in
                guard var points = numbers.baseAddress else { return }
                for verb in verbs {
                    switch verb {
                    case .move, .line: flattening.append(verb, points[0], points[1])
                    case .quadratic:
                        let start = SIMD2(points[-2], points[-1])
                        let (a, b) = (SIMD2(points[0], points[1]) - start, SIMD2(points[2], points[3]) - start)
                        flattening.curve(from: start, 2 * a, b - 2 * a, .zero, to: points + 2)
                    case .cubic:
                        let start = SIMD2(points[-2], points[-1])
                        let (a, b) = (SIMD2(points[0], points[1]) - start, SIMD2(points[2], points[3]) - start)
                        let c = SIMD2(points[4], points[5]) - start
                        flattening.curve(from: start, 3 * a, 3 * (b - 2 * a), c - 3 * (b - a), to: points + 4)
                    case .close: flattening.appendClose()
                    }
                    points += 2 * verb.pointCount
                    if flattening.isTooLong { return }
                }
            }
        }
        if flattening.isTooLong { throw Path.tooManyPieces("the tolerance") }
    }
}
