// SPDX-License-Identifier: MIT
/// Detects paths of the same verbs that would collapse if they were interpolated point by point.
extension Morph {
    /// An in-between collapses if its area (or a stroke's length) is below this fraction of the value interpolated
    /// between both ends. A rotation by 45° leaves 0.85 of the area, one by 90° leaves 0.5.
    private static let leastPart = 0.62

    /// Whether a subpath collapses between two paths of the same verbs: its signed area (or a stroke's length) changes
    /// its sign, or falls below `leastPart`.
    ///
    /// Complexity: O(verbs).
    static func collapses(_ from: Path, _ to: Path, _ paint: MorphOptions.Paint) -> Bool {
        let (a, b) = (SubpathMeasure.all(of: from), SubpathMeasure.all(of: to))
        guard a.count == b.count, let first = a.first else { return false }
        var (low, high) = (first.start, first.start)
        for point in (a + b).joined(by: { $0.points }) {
            low.replace(with: point, where: point .< low)
            high.replace(with: point, where: point .> high)
        }
        let size = max(high.x - low.x, high.y - low.y)
        guard size > 0, size < 1e100 else { return false }
        for (p, q) in zip(a, b) {
            let value: (SubpathMeasure) -> Double = { paint == .fill ? $0.area : $0.length }
            let (start, end) = (value(p), value(q))
            // Ignores subpaths too small to see.
            let least = paint == .fill ? 1e-4 * size * size : 1e-2 * size
            if abs(start) < least || abs(end) < least { continue }
            if (start < 0) != (end < 0) { return true }
            for t in [0.25, 0.5, 0.75] {
                let between = value(p.interpolated(q, t))
                let wanted = start + (end - start) * t
                if !(between / wanted > leastPart) { return true }
            }
        }
        return false
    }
}

extension Array {
    /// The parts of all elements, concatenated.
    fileprivate func joined<Part>(by parts: (Element) -> [Part]) -> [Part] {
        var result: [Part] = []
        for element in self { result += parts(element) }
        return result
    }
}

/// The control polygon of a subpath.
private struct SubpathMeasure {
    var start: SIMD2<Double>
    var points: [SIMD2<Double>]

    /// The control polygons of a path's subpaths.
    @inline(never)
    static func all(of path: Path) -> [SubpathMeasure] {
        var result: [SubpathMeasure] = []
        var index = 0
        for verb in path.verbs {
            for _ in 0..<verb.pointCount where index + 1 < path.coordinates.count {
                let point = SIMD2(path.coordinates[index], path.coordinates[index + 1])
                if verb == .move {
                    result.append(SubpathMeasure(start: point, points: [point]))
                } else if !result.isEmpty {
                    result[result.count - 1].points.append(point)
                }
                index += 2
            }
        }
        return result
    }

    @inline(never)
    func interpolated(_ other: SubpathMeasure, _ t: Double) -> SubpathMeasure {
        var result = self
        for index in 0..<min(points.count, other.points.count) {
            result.points[index] += (other.points[index] - points[index]) * t
        }
        result.start = result.points[0]
        return result
    }

    /// The signed area of the polygon.
    @inline(never)
    var area: Double {
        var sum = 0.0
        var last = points[points.count - 1] - start
        for point in points {
            let next = point - start
            sum += last.x * next.y - next.x * last.y
            last = next
        }
        return sum / 2
    }

    /// The length of the polygon, open.
    var length: Double {
        var sum = 0.0
        var last = start
        for point in points {
            let d = point - last
            sum += (d.x * d.x + d.y * d.y).squareRoot()
            last = point
        }
        return sum
    }
}
