// SPDX-License-Identifier: MIT
/// Joins the edges that bound the kept area to contours, and merges the parts of one segment again.
struct RegionTracer {
    typealias Point = SIMD2<Double>

    private(set) var path = Path()
    private let scale: Double
    /// The kept edges that leave each vertex: those of vertex v from `starts[v]` to `starts[v + 1]`.
    private var starts: [Int32]
    private var leaving: [Int32] = []
    private var isUsed: [Bool]
    /// The length of the trace when it reached a vertex; -1 if it did not.
    private var visited: [Int32]
    private var trace: [Int32] = []

    init(_ source: RegionEdges, scale: Double) {
        self.scale = scale
        let (edges, count) = (source.edges, source.vertices.points.count)
        starts = [Int32](repeating: 0, count: count + 1)
        for edge in edges where edge.isKept { starts[Int(edge.tail) + 1] += 1 }
        for vertex in 0..<count { starts[vertex + 1] += starts[vertex] }
        leaving = [Int32](repeating: 0, count: Int(starts[count]))
        var filled = starts
        for (index, edge) in edges.enumerated() where edge.isKept {
            leaving[Int(filled[Int(edge.tail)])] = Int32(truncatingIfNeeded: index)
            filled[Int(edge.tail)] += 1
        }
        isUsed = [Bool](repeating: false, count: edges.count)
        visited = [Int32](repeating: -1, count: count)
    }

    /// False if contours do not close, unless gaps may be closed by lines.
    mutating func trace(_ pieces: RegionPieces, _ source: RegionEdges, acceptsGaps: Bool) -> Bool {
        let edges = source.edges
        if !acceptsGaps {
            var balance = [Int32](repeating: 0, count: visited.count)
            for edge in edges where edge.isKept {
                balance[Int(edge.tail)] += 1
                balance[Int(edge.head)] -= 1
            }
            for value in balance where value != 0 { return false }
        }
        for first in edges.indices where edges[first].isKept && !isUsed[first] {
            var index = first
            visited[Int(edges[index].tail)] = 0
            while true {
                isUsed[index] = true
                trace.append(Int32(truncatingIfNeeded: index))
                let vertex = Int(edges[index].head)
                if visited[vertex] >= 0 {
                    emit(pieces, edges, Int(visited[vertex]))
                    if trace.isEmpty {
                        visited[vertex] = -1
                        break
                    }
                } else {
                    visited[vertex] = Int32(truncatingIfNeeded: trace.count)
                }
                guard let next = next(edges, index) else {
                    // Only if gaps are accepted.
                    visited[vertex] = -1
                    visited[Int(edges[Int(trace[0])].tail)] = -1
                    emit(pieces, edges, 0)
                    break
                }
                index = next
            }
        }
        return true
    }

    /// The next edge: the one that also bounds the kept area to the right.
    private func next(_ edges: [RegionEdges.Edge], _ index: Int) -> Int? {
        let vertex = Int(edges[index].head)
        var found: Int?
        var least = Double.infinity
        let back = edges[index].direction(fromHead: true, 0)
        for rank in Int(starts[vertex])..<Int(starts[vertex + 1]) {
            let other = Int(leaving[rank])
            if isUsed[other] { continue }
            guard found != nil || rank + 1 < Int(starts[vertex + 1]) else { return other }
            // The counterclockwise angle from the reverse direction.
            var turn = RegionTracer.angle(back) - RegionTracer.angle(edges[other].direction(fromHead: false, 0))
            if turn.magnitude < 0x1p-20 || turn.magnitude > 4 - 0x1p-20 {
                // If both leave along one tangent, compare points a little farther on.
                turn =
                    RegionTracer.angle(edges[index].direction(fromHead: true, 0x1p-5))
                    - RegionTracer.angle(edges[other].direction(fromHead: false, 0x1p-5))
            }
            if turn <= 0 { turn += 4 }
            if turn < least { (least, found) = (turn, other) }
        }
        return found
    }

    /// A number that increases with the angle of a direction, by 4 for a whole turn.
    private static func angle(_ direction: Point) -> Double {
        let sum = direction.x.magnitude + direction.y.magnitude
        guard sum > 0 else { return 0 }
        let part = direction.y / sum
        return direction.x >= 0 ? part : 2 - part
    }

    // MARK: Output

    /// Removes the end of the trace from an index on, which is a contour, and appends it.
    private mutating func emit(_ pieces: RegionPieces, _ edges: [RegionEdges.Edge], _ begin: Int) {
        let contour = Array(trace[begin...])
        trace.removeLast(trace.count - begin)
        for index in contour.dropFirst() { visited[Int(edges[Int(index)].tail)] = -1 }
        guard let one = contour.first else { return }
        if begin == 0 { visited[Int(edges[Int(one)].tail)] = -1 }
        // A contour that encloses only rounding errors is dropped.
        let origin = edges[Int(one)].curve.p0
        var (area, length) = (0.0, 0.0)
        for index in contour {
            let edge = edges[Int(index)]
            let (a, b) = (edge.curve.p0 - origin, edge.curve.p3 - origin)
            let (p1, p2) = (edge.curve.p1 - edge.curve.p0, edge.curve.p2 - edge.curve.p0)
            let part = 0.5 * Path.cross(a, b) + Path.lens(p1, p2, b - a)
            area += edge.isReversed ? -part : part
            length += edge.curve.polygonLength
        }
        guard area.magnitude > 0x1p-32 * length else { return }
        // Begin at the start of a segment.
        let count = contour.count
        var first = 0
        for number in 0..<count {
            let before = edges[Int(contour[(number + count - 1) % count])]
            if !before.isContinued(by: edges[Int(contour[number])]) {
                first = number
                break
            }
        }
        var number = 0
        var isBegun = false
        while number < count {
            let edge = edges[Int(contour[(first + number) % count])]
            var last = edge
            number += 1
            while number < count, last.isContinued(by: edges[Int(contour[(first + number) % count])]) {
                last = edges[Int(contour[(first + number) % count])]
                number += 1
            }
            if !isBegun {
                let start = edge.tailPoint / scale
                path.appendMove(start.x, start.y)
                isBegun = true
            }
            append(pieces.segments[Int(edge.segment)], edge, last, isLast: number == count)
        }
        path.appendClose()
    }

    /// Appends the part of a segment from one of its edges to another.
    private mutating func append(
        _ segment: RegionPieces.Segment,
        _ first: RegionEdges.Edge,
        _ last: RegionEdges.Edge,
        isLast: Bool
    ) {
        let end = last.headPoint / scale
        let (from, to) = first.isReversed ? (last.from, first.to) : (first.from, last.to)
        switch segment.verb {
        case .quadratic:
            var control = segment.p1
            if from > 0 || to < 1 {
                let (a, b) = (
                    segment.p0 + (segment.p1 - segment.p0) * from, segment.p1 + (segment.p3 - segment.p1) * from
                )
                control = a + (b - a) * to
            }
            control /= scale
            path.appendQuadratic(control.x, control.y, end.x, end.y)
        case .cubic:
            var part = segment.curve
            if from > 0 || to < 1 { part = part.part(from, to) }
            let (p1, p2) = first.isReversed ? (part.p2 / scale, part.p1 / scale) : (part.p1 / scale, part.p2 / scale)
            path.appendCubic(p1.x, p1.y, p2.x, p2.y, end.x, end.y)
        default:
            // Closing draws the last line.
            if !isLast { path.appendLine(end.x, end.y) }
        }
    }
}

extension RegionEdges.Edge {
    /// The start and end of the edge as part of the boundary of the kept area.
    @inline(__always)
    var tail: Int32 { isReversed ? end : start }
    @inline(__always)
    var head: Int32 { isReversed ? start : end }
    var tailPoint: SIMD2<Double> { isReversed ? curve.p3 : curve.p0 }
    var headPoint: SIMD2<Double> { isReversed ? curve.p0 : curve.p3 }

    /// The direction in which the edge leaves one of its ends: its tangent, or the direction to a point on it.
    func direction(fromHead: Bool, _ part: Double) -> SIMD2<Double> {
        let isFromEnd = fromHead != isReversed
        if part > 0 { return curve.point(isFromEnd ? 1 - part : part) - (isFromEnd ? curve.p3 : curve.p0) }
        let tangent = isFromEnd ? curve.endTangent.map { -$0 } : curve.startTangent
        return tangent ?? .zero
    }

    /// Whether another edge continues this one on the same segment.
    func isContinued(by next: RegionEdges.Edge) -> Bool {
        segment == next.segment && isReversed == next.isReversed && (isReversed ? from == next.to : to == next.from)
    }
}
