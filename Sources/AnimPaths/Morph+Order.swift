// SPDX-License-Identifier: MIT
/// Decides from which of two paths a morph is computed, so that the morph back is the same motion reversed.
extension Morph {
    /// An arbitrary order of paths: by length, then by the numbers of verbs and coordinates, then by the coordinates.
    static func isLess(_ a: Path, _ b: Path) -> Bool {
        let (first, second) = (roughLength(a), roughLength(b))
        if abs(first - second) > 1e-6 * max(first, second) { return first < second }
        if a.verbs.count != b.verbs.count { return a.verbs.count < b.verbs.count }
        if a.coordinates.count != b.coordinates.count { return a.coordinates.count < b.coordinates.count }
        for (x, y) in zip(a.coordinates, b.coordinates) where x != y { return x < y }
        return false
    }

    /// The length of all control polygons, each closed, in the Manhattan metric. It does not depend on where a closed
    /// subpath begins.
    private static func roughLength(_ path: Path) -> Double {
        var sum = 0.0
        var index = 0
        var (start, last) = (SIMD2<Double>.zero, SIMD2<Double>.zero)
        for verb in path.verbs {
            if verb == .move { sum += abs(start.x - last.x) + abs(start.y - last.y) }
            for _ in 0..<verb.pointCount where index + 1 < path.coordinates.count {
                let point = SIMD2(path.coordinates[index], path.coordinates[index + 1])
                if verb == .move { start = point } else { sum += abs(point.x - last.x) + abs(point.y - last.y) }
                last = point
                index += 2
            }
        }
        return sum + abs(start.x - last.x) + abs(start.y - last.y)
    }
}
