// SPDX-License-Identifier: MIT
/// The edges between the vertices: pieces cut where they meet others, each stored once however often outlines run along
/// it.
struct RegionEdges {
    typealias Point = SIMD2<Double>

    /// A part of a piece between two vertices.
    struct Edge {
        var curve: StrokeCurve
        var isLine: Bool
        var start, end: Int32
        var segment: Int32
        /// The parameters of the part of the segment.
        var from, to: Double
        /// How often the outlines of each path run along it, minus how often they run against it.
        var first, second: Int32
        var low, high: Point
        /// Whether it bounds the kept area, and if so, whether that area is on the left.
        var isKept = false
        var isReversed = false

        /// Whether its extent in x is larger than in y.
        var isLevel: Bool { (curve.p3.x - curve.p0.x).magnitude > (curve.p3.y - curve.p0.y).magnitude }
    }

    private(set) var edges: [Edge] = []
    private(set) var vertices: RegionVertices
    private(set) var work: Int
    private let grain: Double

    /// Nil if the work exceeds its limit.
    init?(_ source: RegionPieces, _ crossings: RegionCrossings) {
        let (pieces, cuts) = (source.pieces, crossings.cuts)
        work = crossings.work
        grain = crossings.grain
        vertices = RegionVertices(grain: crossings.grain, count: 2 * pieces.count + cuts.count)
        // The ends of the original segments come first, so that they keep their positions.
        var ends: [(Int32, Int32)] = []
        ends.reserveCapacity(pieces.count)
        for piece in pieces {
            ends.append((vertices.vertex(at: piece.curve.p0), vertices.vertex(at: piece.curve.p3)))
        }
        edges.reserveCapacity(pieces.count + cuts.count)
        var cut = 0
        for index in pieces.indices {
            let piece = pieces[index]
            var (start, from) = (ends[index].0, 0.0)
            while cut < cuts.count, Int(cuts[cut].piece) == index {
                let end = vertices.vertex(at: cuts[cut].point)
                if end != start, end != ends[index].1 {
                    append(piece, source.segments[Int(piece.segment)].isFirst, start, end, from, cuts[cut].parameter)
                    (start, from) = (end, cuts[cut].parameter)
                }
                cut += 1
            }
            if start != ends[index].1 {
                append(piece, source.segments[Int(piece.segment)].isFirst, start, ends[index].1, from, 1)
            }
        }
        guard merge(crossings.grain) else { return nil }
    }

    /// Appends the part of a piece between two parameters, with its ends moved to the vertices.
    private mutating func append(
        _ piece: RegionPieces.Piece,
        _ isFirst: Bool,
        _ start: Int32,
        _ end: Int32,
        _ from: Double,
        _ to: Double
    ) {
        var curve = from == 0 && to == 1 ? piece.curve : piece.curve.part(from, to)
        let (p0, p3) = (vertices.points[Int(start)], vertices.points[Int(end)])
        curve.p1 = curve.p1 + (p0 - curve.p0)
        curve.p2 = curve.p2 + (p3 - curve.p3)
        (curve.p0, curve.p3) = (p0, p3)
        if piece.isLine { (curve.p1, curve.p2) = (p0, p3) }
        let (low, high) = curve.hull
        let length = piece.to - piece.from
        edges.append(
            Edge(
                curve: curve,
                isLine: piece.isLine,
                start: start,
                end: end,
                segment: piece.segment,
                from: from == 0 ? piece.from : piece.from + length * from,
                to: to == 1 ? piece.to : piece.from + length * to,
                first: isFirst ? 1 : 0,
                second: isFirst ? 0 : 1,
                low: low,
                high: high
            )
        )
    }

    /// Merges edges that run along each other.
    private mutating func merge(_ grain: Double) -> Bool {
        let edges = self.edges
        var keys: [UInt64] = []
        keys.reserveCapacity(edges.count)
        for edge in edges {
            let (a, b) = (UInt64(UInt32(bitPattern: edge.start)), UInt64(UInt32(bitPattern: edge.end)))
            keys.append(min(a, b) << 32 | max(a, b))
        }
        let order = RegionOrder.indices(of: keys)
        var begin = 0
        while begin < order.count {
            var end = begin + 1
            while end < order.count, keys[Int(order[end])] == keys[Int(order[begin])] { end += 1 }
            for rank in begin..<end {
                let index = Int(order[rank])
                for earlier in begin..<rank {
                    let other = Int(order[earlier])
                    work += 32
                    if self.edges[other].first == .min || !isSame(edges[index], edges[other], grain) { continue }
                    let sign: Int32 = edges[index].start == edges[other].start ? 1 : -1
                    self.edges[other].first += sign * edges[index].first
                    self.edges[other].second += sign * edges[index].second
                    self.edges[index].first = .min
                    break
                }
                if work > RegionCrossings.workLimit { return false }
            }
            begin = end
        }
        var count = 0
        for edge in self.edges where edge.first != .min && (edge.first != 0 || edge.second != 0) {
            self.edges[count] = edge
            count += 1
        }
        self.edges.removeLast(self.edges.count - count)
        return true
    }

    /// Whether two edges with the same ends run along each other.
    private func isSame(_ a: Edge, _ b: Edge, _ grain: Double) -> Bool {
        if a.isLine, b.isLine { return true }
        for quarter in 1...3 where b.curve.touch(a.curve.point(0.25 * Double(quarter)), 8 * grain) == nil {
            return false
        }
        return true
    }

    // MARK: What is kept

    /// Determines for each edge whether it bounds the kept area, by the winding numbers on its two sides. False if the
    /// work exceeds its limit.
    mutating func keep(_ operation: Path.Operation, _ rule: Path.FillRule) -> Bool {
        let rays = (RegionRays(edges, axis: 0), RegionRays(edges, axis: 1))
        for edge in edges {
            let here = edge.curve.point(0.5)
            work += 6 * (edge.isLevel ? rays.1.count(at: here) : rays.0.count(at: here))
        }
        if work > RegionCrossings.workLimit { return false }
        for index in edges.indices {
            let edge = edges[index]
            // The ray leaves along the axis in which the edge is shorter, from a point with no other outline nearby, so
            // that rounding does not affect on which side of an outline the ray begins.
            let along = edge.curve.p3 - edge.curve.p0
            let isLevel = edge.isLevel
            var beyond = RegionRays.Windings()
            for t in [0.5, 0.359375, 0.6640625, 0.171875, 0.84375] {
                let here = edge.curve.point(t)
                let found = (isLevel ? rays.1 : rays.0).windings(edges, index, here, upTo: 64 * grain)
                if found.clearance > beyond.clearance { beyond = found }
                if beyond.clearance == 64 * grain { break }
                work += 6 * (isLevel ? rays.1.count(at: here) : rays.0.count(at: here))
            }
            if work > RegionCrossings.workLimit { return false }
            // The ray gives the winding numbers beyond the edge; on this side the edge itself is added.
            let sign: Int32 = isLevel ? (along.x > 0 ? -1 : 1) : (along.y > 0 ? 1 : -1)
            let before = (beyond.first + sign * edge.first, beyond.second + sign * edge.second)
            let keepsBeyond = operation.holds(rule.holds(Int(beyond.first)), rule.holds(Int(beyond.second)))
            let keepsBefore = operation.holds(rule.holds(Int(before.0)), rule.holds(Int(before.1)))
            edges[index].isKept = keepsBeyond != keepsBefore
            // On the screen, the right of a downward edge has smaller x; the right of an edge that runs to the right
            // has larger y.
            let isRightBeyond = isLevel ? along.x > 0 : along.y < 0
            edges[index].isReversed = isRightBeyond != keepsBeyond
        }
        return true
    }
}

/// Casts rays from edges along one axis, in its positive direction.
struct RegionRays {
    /// 0 for rays along x, which find edges by their y.
    private let axis: Int
    /// Strips perpendicular to the other axis. The edges in strip s are those from `starts[s]` to `starts[s + 1]`.
    private var starts: [Int32] = []
    private var members: [Int32] = []
    private var lowest = 0.0
    private var stripsPerUnit = 0.0
    private var count = 1

    init(_ edges: [RegionEdges.Edge], axis: Int) {
        self.axis = axis
        let across = 1 - axis
        guard let one = edges.first else { return }
        lowest = one.low[across]
        var highest = one.high[across]
        for edge in edges {
            lowest = min(lowest, edge.low[across])
            highest = max(highest, edge.high[across])
        }
        count = max(1, edges.count)
        // An edge is in every strip that it crosses. At most eight strips for each edge on average.
        while true {
            stripsPerUnit = Double(count) / max(highest - lowest, 0x1p-60)
            var total = 0
            for edge in edges { total += strip(edge.high[across]) - strip(edge.low[across]) + 1 }
            if count == 1 || total <= 8 * edges.count { break }
            count /= 2
        }
        starts = [Int32](repeating: 0, count: count + 1)
        for edge in edges {
            for row in strip(edge.low[across])...strip(edge.high[across]) { starts[row + 1] += 1 }
        }
        for row in 0..<count { starts[row + 1] += starts[row] }
        members = [Int32](repeating: 0, count: Int(starts[count]))
        var filled = starts
        for (index, edge) in edges.enumerated() {
            for row in strip(edge.low[across])...strip(edge.high[across]) {
                members[Int(filled[row])] = Int32(truncatingIfNeeded: index)
                filled[row] += 1
            }
        }
    }

    @inline(__always)
    private func strip(_ value: Double) -> Int {
        min(max(Int((value - lowest) * stripsPerUnit), 0), count - 1)
    }

    /// How many edges are in the strip of a point.
    func count(at here: SIMD2<Double>) -> Int {
        let row = strip(here[1 - axis])
        return Int(starts[row + 1] - starts[row])
    }

    /// The winding numbers just beyond an edge, and the distance along the ray to the nearest other outline on either
    /// side, at most the distance that was requested.
    struct Windings {
        var first: Int32 = 0
        var second: Int32 = 0
        var clearance = -1.0
    }

    /// The winding numbers just beyond an edge, from the other edges on the ray from one of its points.
    @inline(never)
    @_optimize(speed)
    func windings(
        _ edges: [RegionEdges.Edge],
        _ own: Int,
        _ here: SIMD2<Double>,
        upTo clearance: Double
    ) -> Windings {
        let (axis, across) = (axis, 1 - axis)
        let value = here[across]
        let row = strip(value)
        var result = Windings(clearance: clearance)
        let (begin, end) = (Int(starts[row]), Int(starts[row + 1]))
        edges.withUnsafeBufferPointer { edges in
            for member in begin..<end {
                let index = Int(members[member])
                guard index != own else { continue }
                let (from, to) = (edges[index].curve.p0[across], edges[index].curve.p3[across])
                // The lower end counts, the upper one does not.
                guard (from <= value) != (to <= value) else { continue }
                var distance = edges[index].low[axis] - here[axis]
                if distance <= 0 {
                    // Skip an edge behind the ray that is farther away than the clearance.
                    guard here[axis] - edges[index].high[axis] < result.clearance else { continue }
                    let curve = edges[index].curve
                    if edges[index].isLine {
                        let t = (value - from) / (to - from)
                        distance = curve.p0[axis] * (1 - t) + curve.p3[axis] * t - here[axis]
                    } else {
                        distance = curve.point(curve.parameter(across, value))[axis] - here[axis]
                    }
                }
                result.clearance = min(result.clearance, distance.magnitude)
                guard distance > 0 else { continue }
                // Along y the orientation is reversed.
                let sign: Int32 = (to > from) == (axis == 0) ? 1 : -1
                result.first += sign * edges[index].first
                result.second += sign * edges[index].second
            }
        }
        return result
    }
}
