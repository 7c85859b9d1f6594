// SPDX-License-Identifier: MIT
import AnimMotion

/// Paths of the same verbs: whether their points may move by themselves. Nothing here allocates, except for paths that
/// may be equal shapes drawn differently, or rotated ones.
extension Morph {
    /// An in-between collapses if its area (or a stroke's length) is below this fraction of the value interpolated
    /// between both ends. A rotation by 45° leaves 0.85 of the area, one by 90° leaves 0.5.
    private static let leastPart = 0.62

    /// Whether a subpath collapses between two paths of the same verbs: its signed area (or a stroke's length) changes
    /// its sign, or falls below `leastPart`; or one path is a rotated copy of the other that begins elsewhere.
    ///
    /// Complexity: O(verbs).
    static func collapses(_ from: Path, _ to: Path, _ paint: MorphOptions.Paint) -> Bool {
        from.coordinates.withUnsafeBufferPointer { p in
            to.coordinates.withUnsafeBufferPointer { q in collapses(from.verbs, p, q, paint) }
        }
    }

    private static func collapses(
        _ verbs: [Path.Verb],
        _ from: UnsafeBufferPointer<Double>,
        _ to: UnsafeBufferPointer<Double>,
        _ paint: MorphOptions.Paint
    ) -> Bool {
        let count = min(from.count, to.count)
        guard count >= 2 else { return false }
        var low = SIMD2(from[0], from[1])
        var high = low
        for index in stride(from: 0, to: count - 1, by: 2) {
            let (p, q) = (SIMD2(from[index], from[index + 1]), SIMD2(to[index], to[index + 1]))
            low.replace(with: p, where: p .< low)
            high.replace(with: p, where: p .> high)
            low.replace(with: q, where: q .< low)
            high.replace(with: q, where: q .> high)
        }
        let size = max(high.x - low.x, high.y - low.y)
        guard size > 0, size < 1e100 else { return false }
        // Ignores subpaths too small to see.
        let least = paint == .fill ? 1e-4 * size * size : 1e-2 * size
        var (first, next) = (0, 0)
        for index in verbs.indices {
            next = min(next + 2 * verbs[index].pointCount, count)
            guard index + 1 == verbs.count || verbs[index + 1] == .move else { continue }
            let polygon = MovingPolygon(from: from, to: to, range: first..<next)
            if !(polygon.leastPart(paint, least: least) > leastPart) { return true }
            // A closed outline must not fold up either where it is stroked.
            if paint == .stroke, verbs[index] == .close,
                !(polygon.leastPart(.fill, least: 1e-4 * size * size) > leastPart)
            {
                return true
            }
            first = next
        }
        return areCopies(verbs, from, to, paint)
    }

    /// Whether one path is the other one rotated, and begun elsewhere: joined by their indices the points would not
    /// rotate. (Paths that begin at the same point are known to be rotated before.)
    @inline(never)
    private static func areCopies(
        _ verbs: [Path.Verb],
        _ from: UnsafeBufferPointer<Double>,
        _ to: UnsafeBufferPointer<Double>,
        _ paint: MorphOptions.Paint
    ) -> Bool {
        // Neither a rotation nor another start changes what an area is to the squares of lengths.
        let (p, q) = (measures(verbs, from), measures(verbs, to))
        let (first, second) = (p.area * q.squares, q.area * p.squares)
        guard abs(first - second) < 2e-3 * abs(first), verbs.count <= MorphBuilder.inspectionLimit,
            differ(from, to)
        else { return false }
        var paths = (Path(), Path())
        paths.0.replace(verbs: verbs, coordinates: [Double](from))
        paths.1.replace(verbs: verbs, coordinates: [Double](to))
        return areCopies(paths.0, paths.1, paint)
    }

    /// Whether points of the same index differ visibly, apart from a translation and scale of all of them.
    private static func differ(_ from: UnsafeBufferPointer<Double>, _ to: UnsafeBufferPointer<Double>) -> Bool {
        func mean(_ row: UnsafeBufferPointer<Double>) -> SIMD2<Double> {
            var sum = SIMD2<Double>.zero
            for index in stride(from: 0, to: row.count - 1, by: 2) { sum += SIMD2(row[index], row[index + 1]) }
            return sum / Double(max(row.count / 2, 1))
        }
        let (a, b) = (mean(from), mean(to))
        var (product, first, second) = (0.0, 0.0, 0.0)
        for index in stride(from: 0, to: min(from.count, to.count) - 1, by: 2) {
            let (p, q) = (SIMD2(from[index], from[index + 1]) - a, SIMD2(to[index], to[index + 1]) - b)
            product += p.x * q.x + p.y * q.y
            first += p.x * p.x + p.y * p.y
            second += q.x * q.x + q.y * q.y
        }
        // The residual at the best scale is 1 − product² / (first second).
        return product <= 0 || product * product < (1 - 4e-3) * first * second
    }

    /// Twice the signed area of all control polygons, and the sum of the squares of their sides.
    @_optimize(speed)
    private static func measures(_ verbs: [Path.Verb], _ values: UnsafeBufferPointer<Double>) -> (
        area: Double, squares: Double
    ) {
        var (area, squares) = (0.0, 0.0)
        var (start, last) = (SIMD2<Double>.zero, SIMD2<Double>.zero)
        func go(to point: SIMD2<Double>) {
            let side = point - last
            area += last.x * point.y - point.x * last.y
            squares += side.x * side.x + side.y * side.y
            last = point
        }
        guard values.count >= 2 else { return (0, 0) }
        // Relative to it, so that nothing depends on the drawing's place.
        let origin = SIMD2(values[0], values[1])
        var index = 0
        for verb in verbs {
            if verb == .move, index > 0 { go(to: start) }
            let end = min(index + 2 * verb.pointCount, values.count - 1)
            while index < end {
                let point = SIMD2(values[index], values[index + 1]) - origin
                if verb == .move { (start, last) = (point, point) } else { go(to: point) }
                index += 2
            }
        }
        go(to: start)
        return (area, squares)
    }

    /// Whether the morph of two paths of the same verbs moves their points straight, or rotates all of them.
    @inline(never)
    package static func isPointByPoint(
        _ verbs: [Path.Verb],
        _ from: UnsafeBufferPointer<Double>,
        _ to: UnsafeBufferPointer<Double>,
        _ paint: MorphOptions.Paint
    ) -> Bool {
        guard from.count == to.count, let p = from.baseAddress, let q = to.baseAddress else { return true }
        if mayStand(from, to) {
            var paths = (Path(), Path())
            paths.0.replace(verbs: verbs, coordinates: [Double](from))
            paths.1.replace(verbs: verbs, coordinates: [Double](to))
            if standing(paths.0, paths.1, fills: paint == .fill) != nil { return false }
        }
        return PlaneTurn.between(p, q, count: from.count) != nil || !collapses(verbs, from, to, paint)
    }
}

/// The control polygon of a subpath that moves point by point.
private struct MovingPolygon {
    let from: UnsafeBufferPointer<Double>
    let to: UnsafeBufferPointer<Double>
    /// Its coordinates in both.
    let range: Range<Int>

    /// The least area (or a stroke's length) on the way, as a fraction of the value interpolated between both ends. 1 if
    /// it is below `least` at an end; not above 0 if it changes its sign.
    func leastPart(_ paint: MorphOptions.Paint, least: Double) -> Double {
        guard range.count >= 2 else { return 1 }
        func value(_ t: Double) -> Double { paint == .fill ? area(t) : length(t) }
        let (start, end) = (value(0), value(1))
        if abs(start) < least || abs(end) < least { return 1 }
        if (start < 0) != (end < 0) { return 0 }
        var part = 1.0
        for step in 1..<4 {
            let t = 0.25 * Double(step)
            let own = value(t) / (start + (end - start) * t)
            // Also if it is no number.
            if !(own >= part) { part = own }
        }
        return part
    }

    private func point(_ index: Int, _ t: Double) -> SIMD2<Double> {
        let (p, q) = (SIMD2(from[index], from[index + 1]), SIMD2(to[index], to[index + 1]))
        return t == 0 ? p : t == 1 ? q : p + (q - p) * t
    }

    /// The signed area at a progress.
    @inline(never)
    private func area(_ t: Double) -> Double {
        let start = point(range.lowerBound, t)
        var sum = 0.0
        var last = point(range.upperBound - 2, t) - start
        for index in stride(from: range.lowerBound, to: range.upperBound - 1, by: 2) {
            let next = point(index, t) - start
            sum += last.x * next.y - next.x * last.y
            last = next
        }
        return sum / 2
    }

    /// The length at a progress, open.
    @inline(never)
    private func length(_ t: Double) -> Double {
        var sum = 0.0
        var last = point(range.lowerBound, t)
        for index in stride(from: range.lowerBound, to: range.upperBound - 1, by: 2) {
            let next = point(index, t)
            let d = next - last
            sum += (d.x * d.x + d.y * d.y).squareRoot()
            last = next
        }
        return sum
    }
}
