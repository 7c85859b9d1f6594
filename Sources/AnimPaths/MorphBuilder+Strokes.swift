// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

/// Stroked drawings that share lines, such as an eye and the same eye struck out. Where a line of the one ends, the
/// other's lines are cut, so that what both share becomes lines of their own, which stay. The rest grows from where it
/// touches the other drawing, and shrinks to there.
extension MorphBuilder {
    /// Lines no farther apart than this, in units of the shape's size, are shared: about half the width of a stroke.
    private static let apart = 0.03
    /// The least part of the shorter drawing's lines that is shared.
    private static let leastShared = 0.4
    /// The least part that is shared by lines that were cut.
    private static let leastCut = 0.1
    /// The most pairs of pieces, and of lines, that are compared.
    private static let sharedLimit = 10_000
    /// How many points of a line are compared.
    private static let pointCount = 9

    /// The builder of the drawings cut in this way; nil if too little is shared, or only lines that need no cut.
    ///
    /// Complexity: O(pieces²).
    @inline(never)
    func cutStrokes() throws(AnimError) -> MorphBuilder? {
        guard a.curves.count * b.curves.count <= Self.sharedLimit else { return nil }
        let (p, q) = (MorphPieces(a), MorphPieces(b))
        let limit = Self.apart * max(a.size, b.size)
        let (own, its) = (p.cut(atEndsOf: q, limit), q.cut(atEndsOf: p, limit))
        guard own.origins.count + its.origins.count > a.contours.count + b.contours.count,
            own.origins.count * its.origins.count <= Self.sharedLimit
        else { return nil }
        var options = options
        options.pairing = .given([])
        options.motion = .linear
        var cut = try MorphBuilder(own.path, its.path, options)
        guard cut.a.contours.count == own.origins.count, cut.b.contours.count == its.origins.count else { return nil }
        for index in own.origins.indices { cut.a.contours[index].subpath = own.origins[index] }
        for index in its.origins.indices { cut.b.contours[index].subpath = its.origins[index] }
        let (linesA, linesB) = (UncutLines(cut.a), UncutLines(cut.b))
        var near = cut.nearLines(limit)
        var rest = Rest(cut)
        cut.pairing.pairs = []
        var (shared, sharedCut) = (0.0, 0.0)
        // The nearest first.
        while let next = near.indices.min(by: { near[$0].distance < near[$1].distance }) {
            let (i, j) = (near[next].from, near[next].to)
            near.removeAll { $0.from == i || $0.to == j }
            cut.pairing.pairs.append(rest.take(i, j))
            let length = cut.a.contours[i].length * cut.a.size
            shared += length
            if linesA.line(cut.a.contours[i]) < 0 || linesB.line(cut.b.contours[j]) < 0 { sharedCut += length }
        }
        let whole = min(cut.a.length, cut.b.length)
        guard shared > Self.leastShared * whole, sharedCut > Self.leastCut * whole else { return nil }
        // Lines that share nothing are paired as before, if they were not cut. The others have no counterpart.
        for pair in pairing.pairs where pair.from >= 0 && pair.to >= 0 {
            let (i, j) = (linesA.line(a.contours[pair.from]), linesB.line(b.contours[pair.to]))
            if i >= 0, j >= 0, rest.from[i], rest.to[j] { cut.pairing.pairs.append(rest.take(i, j)) }
        }
        for i in rest.from.indices where rest.from[i] { cut.pairing.pairs.append(.init(from: i, to: -1, parent: -1)) }
        for j in rest.to.indices where rest.to[j] { cut.pairing.pairs.append(.init(from: -1, to: j, parent: -1)) }
        cut.directOpenContours()
        cut.isShared = true
        return cut
    }

    /// The lines of both drawings that have no pair yet.
    private struct Rest {
        private(set) var from: [Bool]
        private(set) var to: [Bool]

        init(_ builder: borrowing MorphBuilder) {
            from = [Bool](repeating: true, count: builder.a.contours.count)
            to = [Bool](repeating: true, count: builder.b.contours.count)
        }

        mutating func take(_ i: Int, _ j: Int) -> MorphPairing.Pair {
            from[i] = false
            to[j] = false
            return MorphPairing.Pair(from: i, to: j, parent: -1)
        }
    }

    /// For each subpath the contour that is the whole of it; negative where it was cut into several, or has none.
    private struct UncutLines {
        private var contours: [Int] = []

        init(_ shape: borrowing MorphShape) {
            for (index, contour) in shape.contours.enumerated() {
                let subpath = Int(contour.subpath)
                while contours.count <= subpath { contours.append(-1) }
                contours[subpath] = contours[subpath] == -1 ? index : -2
            }
        }

        func line(_ contour: MorphContour) -> Int {
            Int(contour.subpath) < contours.count ? contours[Int(contour.subpath)] : -1
        }
    }

    /// The pairs of lines that are nearer to each other than a limit, in the mean.
    private func nearLines(_ limit: Double) -> [(distance: Double, from: Int, to: Int)] {
        let (pointsA, pointsB) = (Self.points(a), Self.points(b))
        var result: [(distance: Double, from: Int, to: Int)] = []
        for i in a.contours.indices {
            for j in b.contours.indices where a.contours[i].isClosed == b.contours[j].isClosed {
                let distance = Self.distance(pointsA, i, pointsB, j)
                if distance < limit * limit { result.append((distance, i, j)) }
            }
        }
        return result
    }

    /// Points along each line, in the path's coordinates.
    private static func points(_ shape: borrowing MorphShape) -> [SIMD2<Double>] {
        var result: [SIMD2<Double>] = []
        for contour in shape.contours {
            for point in MorphSamples(shape, contour, MorphSamples.Frame()).even(pointCount) {
                result.append(SIMD2(shape.middleX, shape.middleY) + point * shape.size)
            }
        }
        return result
    }

    /// The mean of the squared distances of two lines' points, in the direction in which they are nearer.
    private static func distance(_ p: [SIMD2<Double>], _ i: Int, _ q: [SIMD2<Double>], _ j: Int) -> Double {
        var (forth, back) = (0.0, 0.0)
        for index in 0..<pointCount {
            let point = p[i * pointCount + index]
            let (d, e) = (point - q[j * pointCount + index], point - q[(j + 1) * pointCount - 1 - index])
            forth += d.x * d.x + d.y * d.y
            back += e.x * e.x + e.y * e.y
        }
        return min(forth, back) / Double(pointCount)
    }

    /// The point of a line that is nearest to another drawing's strokes, both lying on each other; of several about as
    /// near, the one in the middle of the line. For a line that does not touch them it is the nearest point of theirs:
    /// elsewhere a point with round caps would show as a dot that vanishes. In the path's coordinates.
    @inline(never)
    func touchingPoint(
        _ contour: MorphContour,
        of shape: borrowing MorphShape,
        in other: borrowing MorphShape
    ) -> SIMD2<Double> {
        let scale = other.size / shape.size
        let shift = SIMD2(other.middleX - shape.middleX, other.middleY - shape.middleY) / shape.size
        let middle = SIMD2(contour.x, contour.y)
        var (best, least) = (middle, Double.infinity)
        var nearest = middle
        for own in shape.nodes[contour.firstNode..<contour.firstNode + contour.nodeCount] {
            let point = SIMD2(own.x, own.y)
            let e = point - middle
            for node in other.nodes {
                let d = SIMD2(node.x, node.y) * scale + shift - point
                let cost = d.x * d.x + d.y * d.y + 0.01 * (e.x * e.x + e.y * e.y)
                if cost < least - MorphShape.tie {
                    (best, nearest, least) = (point, point + d, cost)
                }
            }
        }
        let origin = SIMD2(shape.middleX, shape.middleY)
        let gap = best - nearest
        if gap.x * gap.x + gap.y * gap.y < Self.apart * Self.apart { return origin + best * shape.size }
        // It may touch a line between its nodes.
        let pieces = MorphPieces(other)
        (best, least) = (nearest, .infinity)
        for own in shape.nodes[contour.firstNode..<contour.firstNode + contour.nodeCount] {
            let point = SIMD2(own.x, own.y)
            let e = point - middle
            let cost = e.x * e.x + e.y * e.y
            if cost < least - MorphShape.tie,
                pieces.position(near: origin + point * shape.size, Self.apart * shape.size) != nil
            {
                (best, least) = (point, cost)
            }
        }
        return origin + best * shape.size
    }
}

extension MorphShape {
    /// The length of all contours, in the path's coordinates.
    var length: Double {
        var sum = 0.0
        for contour in contours { sum += contour.length * size }
        return sum
    }
}

extension MorphPieces {
    /// The lines, cut where another drawing's lines end on them. Where the ends of both lie on each other nothing is
    /// cut. A closed line is cut at two places or more.
    @inline(never)
    fileprivate func cut(atEndsOf other: MorphPieces, _ limit: Double) -> Writer {
        func isNear(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Bool {
            abs(a.x - b.x) < limit && abs(a.y - b.y) < limit
        }
        var cuts = [[Double]](repeating: [], count: subpaths.count)
        let ends = ends
        for (index, end) in other.ends.enumerated() where !other.isClosed[index / 2] {
            guard let found = position(near: end, limit) else { continue }
            let (contour, position) = found
            let place = point(contour, position)
            var isNew = isClosed[contour] || (position > 0 && position < Double(count(contour)))
            for (own, point) in ends.enumerated() where !isClosed[own / 2] && isNear(point, end) { isNew = false }
            // In order.
            var rank = 0
            for (number, cut) in cuts[contour].enumerated() {
                if isNear(point(contour, cut), place) { isNew = false }
                if cut < position { rank = number + 1 }
            }
            if isNew { cuts[contour].insert(position, at: rank) }
        }
        var writer = Writer()
        for contour in subpaths.indices {
            let count = Double(count(contour))
            if isClosed[contour], cuts[contour].count < 2 {
                writer.append(self, contour)
                continue
            }
            var stop = isClosed[contour] ? cuts[contour].removeFirst() : 0
            for next in cuts[contour] + [isClosed[contour] ? stop + count : count] {
                writer.begin(self, contour, stop)
                writer.append(self, contour, stop, next)
                stop = next
            }
        }
        return writer
    }

    /// Two for each contour: where its first piece begins, and where its last one ends.
    private var ends: [SIMD2<Double>] {
        var result: [SIMD2<Double>] = []
        for contour in subpaths.indices {
            let (first, last) = (curves[firsts[contour]], curves[firsts[contour + 1] - 1])
            result += [SIMD2(first.x0, first.y0), SIMD2(last.x3, last.y3)]
        }
        return result
    }
}
