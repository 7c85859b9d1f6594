// SPDX-License-Identifier: MIT
/// A curve to flatten, relative to its start: c₁ t + c₂ t² + c₃ t³, divided by `scale`.
struct FlattenedCurve {
    /// The curve's start, in the path's coordinates.
    package var origin = SIMD2<Double>.zero
    var c1 = SIMD2<Double>.zero
    var c2 = SIMD2<Double>.zero
    var c3 = SIMD2<Double>.zero
    /// A power of two.
    package var scale = 1.0
    /// The square of the tolerance, scaled likewise.
    var squaredTolerance = 1.0

    /// A point on the curve: its parameter, its position, and the derivative there.
    package struct Sample {
        package var t = 0.0
        package var point = SIMD2<Double>.zero
        package var slope = SIMD2<Double>.zero
    }

    @inline(__always)
    package static func dot(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { a.x * b.x + a.y * b.y }

    @inline(__always)
    package func slope(_ t: Double) -> SIMD2<Double> { c1 + t * (2 * c2 + 3 * t * c3) }

    @inline(__always)
    package func point(_ t: Double) -> SIMD2<Double> { t * (c1 + t * (c2 + t * c3)) }

    /// A position in the path's coordinates, clamped to a path's range.
    @inline(__always)
    package func position(of end: Sample) -> SIMD2<Double> {
        let scaled = origin + end.point * scale
        return scale > 1 ? clamped(scaled) : scaled
    }

    @inline(never)
    private func clamped(_ position: SIMD2<Double>) -> SIMD2<Double> {
        let limit = SIMD2(repeating: Path.maximumCoordinate)
        return position.clamped(lowerBound: -limit, upperBound: limit)
    }

    /// Rescales a curve whose size is so large or small that fourth powers would leave a double's range.
    @inline(never)
    mutating func rescale(_ size: Double) {
        scale = Path.powerOfTwo(below: size)
        (c1, c2, c3) = (c1 / scale, c2 / scale, c3 / scale)
    }

    /// Whether the curve stays near the chord between two places.
    ///
    /// Every point of a curve is a weighted mean of its four points. The two control points have at most the weight ¾
    /// together and 4/9 each. So the curve's distance is at most ¾ of that of the farther control point, or 4/9 of it
    /// if they are on opposite sides. For a short piece ¾ is sharp.
    @inline(__always)
    package func isNear(from start: Sample, to end: Sample) -> Bool {
        let third = (end.t - start.t) * (1 / 3)
        let chord = end.point - start.point
        let (a, b) = (start.slope * third, end.slope * third)
        let length = FlattenedCurve.dot(chord, chord)
        let (alongA, alongB) = (FlattenedCurve.dot(a, chord), FlattenedCurve.dot(b, chord))
        let (besideA, besideB) = (Path.cross(a, chord), Path.cross(b, chord))
        if min(alongA, alongB) >= 0, max(alongA, alongB) <= length, length > 0 {
            let beside = max(besideA * besideA, besideB * besideB)
            return beside * (besideA * besideB < 0 ? 9 / 16 : 16 / 81) <= squaredTolerance * length
        }
        return isNear(a, b, chord)
    }

    /// As above, for control points before or behind the chord.
    @inline(never)
    private func isNear(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ chord: SIMD2<Double>) -> Bool {
        let length = FlattenedCurve.dot(chord, chord)
        var farthest = 0.0
        for point in [a, chord - b] {
            let along = FlattenedCurve.dot(point, chord)
            let beside = Path.cross(point, chord)
            let beyond = along <= 0 ? point : point - chord
            let isBeside = along > 0 && along < length
            farthest = max(farthest, isBeside ? beside * beside / length : FlattenedCurve.dot(beyond, beyond))
        }
        return farthest * (9 / 16) <= squaredTolerance
    }
}
