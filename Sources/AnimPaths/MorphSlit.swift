// SPDX-License-Identifier: MIT
import AnimMath

/// A ring that becomes a ring with a gap. The ring is cut open, so that the edge of its hole becomes the gapped
/// outline's inner edge, instead of the hole filling up.
///
/// Outline and hole become one outline with a slit of no width between them, which fills the same by either rule.
struct MorphSlit {
    /// The new paths, with rings cut open.
    package var from: Path
    package var to: Path
    /// For each subpath of the new paths, the given subpath that it is, or begins with.
    private var fromOrigins: [Int32]
    private var toOrigins: [Int32]

    /// The least area of a hole relative to its outline's, so that what is left is a ring.
    private static let leastHole = 0.3
    /// The most of its convex hull that an outline with a gap fills.
    private static let mostFilled = 0.6
    /// The least area halfway between ring and gapped outline, relative to the mean of both. The most is the
    /// reciprocal.
    private static let leastBetween = 0.6
    /// How many slits are tried, and how much longer than the shortest one they may be.
    private static let attempts = 32
    private static let mostLength = 1.5
    /// How many points of the outlines are compared.
    private static let samples = 48

    /// A slit from an outline's node to its hole's node.
    private struct Cut {
        package var outer: Int
        package var hole: Int
        package var outerNode: Int
        package var holeNode: Int
    }

    /// Nil where no ring is cut.
    ///
    /// Complexity: O(nodes) for each place that is tried.
    @inline(never)
    init?(_ builder: borrowing MorphBuilder, _ from: Path, _ to: Path) {
        var (fromCuts, toCuts): ([Cut], [Cut]) = ([], [])
        for (index, pair) in builder.pairing.pairs.enumerated() where pair.from >= 0 && pair.to >= 0 {
            // The largest hole without a counterpart on either side, and whether there is a pair of holes.
            var (fromHole, toHole, isPaired) = (-1, -1, false)
            for inner in builder.pairing.pairs where inner.parent == index {
                if inner.from >= 0, inner.to >= 0 { isPaired = true }
                if inner.to < 0, Self.isRing(builder.a, pair.from, inner.from, fromHole) { fromHole = inner.from }
                if inner.from < 0, Self.isRing(builder.b, pair.to, inner.to, toHole) { toHole = inner.to }
            }
            guard !isPaired, (fromHole < 0) != (toHole < 0) else { continue }
            if toHole >= 0 {
                if let cut = Self.cut(builder.b, pair.to, toHole, builder.a, pair.from) { toCuts.append(cut) }
            } else if let cut = Self.cut(builder.a, pair.from, fromHole, builder.b, pair.to) {
                fromCuts.append(cut)
            }
        }
        guard !fromCuts.isEmpty || !toCuts.isEmpty else { return nil }
        (self.from, fromOrigins) = Self.opened(from, builder.a, fromCuts)
        (self.to, toOrigins) = Self.opened(to, builder.b, toCuts)
    }

    /// The given subpath that a new one comes from; −1 for none.
    func origin(_ subpath: Int32, isTo: Bool) -> Int32 {
        let origins = isTo ? toOrigins : fromOrigins
        return subpath < 0 || Int(subpath) >= origins.count ? subpath : origins[Int(subpath)]
    }

    /// Whether a hole is large enough in its outline, runs against it, and is larger than the one found so far.
    private static func isRing(_ shape: borrowing MorphShape, _ outer: Int, _ hole: Int, _ found: Int) -> Bool {
        let (outline, inner) = (shape.contours[outer], shape.contours[hole])
        guard inner.isHole, outline.isClosed, inner.isClosed, (outline.area > 0) != (inner.area > 0) else {
            return false
        }
        return abs(inner.area) > leastHole * abs(outline.area)
            && (found < 0 || abs(inner.area) > abs(shape.contours[found].area))
    }

    /// The slit that makes a ring most like an outline with a gap. Nil if the other outline has no gap, or if the ring
    /// would collapse or bulge halfway.
    private static func cut(
        _ shape: borrowing MorphShape,
        _ outer: Int,
        _ hole: Int,
        _ other: borrowing MorphShape,
        _ partner: Int
    ) -> Cut? {
        let gap = other.contours[partner]
        guard gap.isClosed, abs(gap.area) < mostFilled * hullArea(other, gap) else { return nil }
        let wanted = MorphBuilder.centered(even(other.points(gap, from: 0)))
        let (ring, inner) = (shape.contours[outer], shape.contours[hole])
        var (candidates, shortest): ([(outer: Int, hole: Int, length: Double)], Double) = ([], .infinity)
        let stride = max(1, ring.nodeCount / attempts)
        for number in Swift.stride(from: 0, to: ring.nodeCount, by: stride) {
            let node = shape.node(ring, number)
            var (nearest, least) = (0, Double.infinity)
            for index in 0..<inner.nodeCount {
                let end = shape.node(inner, index)
                let (x, y) = (end.x - node.x, end.y - node.y)
                if x * x + y * y < least - MorphShape.tie { (nearest, least) = (index, x * x + y * y) }
            }
            candidates.append((number, nearest, least.squareRoot()))
            shortest = min(shortest, least.squareRoot())
        }
        var (best, least, found): (Cut?, Double, (points: [SIMD2<Double>], shift: Int)) = (nil, .infinity, ([], 0))
        for candidate in candidates where candidate.length <= mostLength * shortest + MorphShape.tie {
            let points = even(shape.points(ring, from: candidate.outer) + shape.points(inner, from: candidate.hole))
            let own = MorphBuilder.centered(points)
            for shift in 0..<samples {
                let rest = MorphBuilder.residual(wanted, own, shift)
                if rest < least - MorphShape.tie {
                    least = rest
                    best = Cut(outer: outer, hole: hole, outerNode: candidate.outer, holeNode: candidate.hole)
                    found = (own, shift)
                }
            }
        }
        guard best != nil else { return nil }
        // The area halfway, at the sizes of both.
        let scale = shape.size / other.size
        var between: [SIMD2<Double>] = []
        for index in 0..<samples {
            between.append(wanted[index] + found.points[(index + found.shift) % samples] * scale)
        }
        let area = abs(MorphSmoother.twiceArea(between)) / 8
        let mean = (abs(gap.area) + (abs(ring.area) - abs(inner.area)) * scale * scale) / 2
        return area > leastBetween * mean && area < mean / leastBetween ? best : nil
    }

    /// Evenly spaced points along a closed polygon.
    private static func even(_ points: [SIMD2<Double>]) -> [SIMD2<Double>] {
        var lengths = [0.0]
        for index in points.indices {
            let d = points[index + 1 < points.count ? index + 1 : 0] - points[index]
            lengths.append(lengths[index] + (d.x * d.x + d.y * d.y).squareRoot())
        }
        var (result, edge): ([SIMD2<Double>], Int) = ([], 0)
        for sample in 0..<samples {
            let position = lengths[points.count] * Double(sample) / Double(samples)
            while edge + 1 < points.count, lengths[edge + 1] < position { edge += 1 }
            let length = lengths[edge + 1] - lengths[edge]
            let (p, q) = (points[edge], points[edge + 1 < points.count ? edge + 1 : 0])
            result.append(p + (q - p) * (length > 0 ? min(max((position - lengths[edge]) / length, 0), 1) : 0))
        }
        return result
    }

    /// The area of the convex hull of a contour's nodes (Andrew 1979).
    private static func hullArea(_ shape: borrowing MorphShape, _ contour: MorphContour) -> Double {
        let points = shape.points(contour, from: 0).sorted { $0.x < $1.x || ($0.x == $1.x && $0.y < $1.y) }
        var hull: [SIMD2<Double>] = []
        for points in [points, points.reversed()] {
            let first = hull.count
            for point in points {
                while hull.count >= first + 2 {
                    let (p, q) = (hull[hull.count - 2], hull[hull.count - 1])
                    if (q.x - p.x) * (point.y - p.y) - (q.y - p.y) * (point.x - p.x) > 0 { break }
                    hull.removeLast()
                }
                hull.append(point)
            }
        }
        return abs(MorphSmoother.twiceArea(hull)) / 2
    }

    /// A path with rings cut open, and the given subpath of each of its subpaths.
    private static func opened(_ path: Path, _ shape: borrowing MorphShape, _ cuts: [Cut]) -> (Path, [Int32]) {
        var isGone = [Bool](repeating: false, count: path.verbs.count)
        for cut in cuts {
            isGone[Int(shape.contours[cut.outer].subpath)] = true
            isGone[Int(shape.contours[cut.hole].subpath)] = true
        }
        var (verbs, coordinates, origins): ([Path.Verb], [Double], [Int32]) = ([], [], [])
        var (subpath, index) = (-1, 0)
        for verb in path.verbs {
            if verb == .move {
                subpath += 1
                if !isGone[subpath] { origins.append(Int32(truncatingIfNeeded: subpath)) }
            }
            let end = index + 2 * verb.pointCount
            if subpath >= 0, !isGone[subpath] {
                verbs.append(verb)
                coordinates.append(contentsOf: path.coordinates[index..<end])
            }
            index = end
        }
        for cut in cuts {
            origins.append(shape.contours[cut.outer].subpath)
            shape.append(cut.outer, from: cut.outerNode, isFirst: true, &verbs, &coordinates)
            shape.append(cut.hole, from: cut.holeNode, isFirst: false, &verbs, &coordinates)
            verbs.append(.close)
        }
        var result = Path()
        result.replace(verbs: verbs, coordinates: coordinates)
        return (result, origins)
    }
}

extension MorphShape {
    /// The nodes of a contour from one of them on and back to it, in units of the shape's size.
    fileprivate func points(_ contour: MorphContour, from start: Int) -> [SIMD2<Double>] {
        (0...contour.nodeCount).map { step in
            let node = node(contour, (start + step) % contour.nodeCount)
            return SIMD2(node.x, node.y)
        }
    }

    /// Appends a closed contour from a node on and back to it, in the direction in which it is drawn.
    fileprivate func append(
        _ index: Int,
        from start: Int,
        isFirst: Bool,
        _ verbs: inout [Path.Verb],
        _ coordinates: inout [Double]
    ) {
        let contour = contours[index]
        let node = node(contour, start)
        let (first, u0) = (Int(node.piece), node.u0)
        func append(_ x: Double, _ y: Double) {
            coordinates.append(x)
            coordinates.append(y)
        }
        func append(_ piece: Int, _ low: Double, _ high: Double) {
            guard high > low else { return }
            let curve = low == 0 && high == 1 ? curves[piece] : curves[piece].part(low, high)
            verbs.append(isLine[piece] ? .line : .cubic)
            if !isLine[piece] {
                append(curve.x1, curve.y1)
                append(curve.x2, curve.y2)
            }
            append(curve.x3, curve.y3)
        }
        verbs.append(isFirst ? .move : .line)
        append(curves[first].x(at: u0), curves[first].y(at: u0))
        append(first, u0, 1)
        for step in 1..<max(contour.count, 1) {
            let piece = first + step
            append(piece < contour.first + contour.count ? piece : piece - contour.count, 0, 1)
        }
        append(first, 0, u0)
    }
}
