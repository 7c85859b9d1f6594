// SPDX-License-Identifier: MIT
/// Interpolation of path data with arcs: an arc is one command, however many cubics it is stored as.
extension Morph {
    /// The in-betweens of two paths whose commands are the same, as the strict structure has it: an arc of path data is
    /// interpolated by its parameters, as CSS and SMIL do; one that has been transformed by its control points, cut
    /// where either is. Nil if there are no arcs, and if the commands differ.
    ///
    /// Complexity: O(verbs).
    static func arcsAligned(_ from: Path, _ to: Path) -> Segment? {
        guard !from.arcs.isEmpty, from.arcs.count == to.arcs.count else { return nil }
        var (a, b) = (PathArcReader(from), PathArcReader(to))
        var verbs: [Path.Verb] = []
        var (first, second): ([Double], [Double]) = ([], [])
        var arcs: [ArcWay] = []
        while true {
            switch (a.isAtArc, b.isAtArc) {
            case (true, true):
                let (begin, start, shapes) = (first.count, (a.point, b.point), (a.shape, b.shape))
                guard let left = a.takeArc(), let right = b.takeArc() else { return nil }
                if let p = shapes.0, let q = shapes.1 {
                    let count = pieces(p, q, (start.0, a.point), (start.1, b.point))
                    verbs += [Path.Verb](repeating: .cubic, count: count)
                    append(p.arc(from: start.0, to: a.point), count, to: &first)
                    append(q.arc(from: start.1, to: b.point), count, to: &second)
                    arcs.append(ArcWay(first: begin, count: 6 * count, from: p, to: q))
                } else {
                    append(left, right, &verbs, &first, &second)
                }
                // More verbs than a path may have. The caller reports different structures.
                guard verbs.count <= Path.maximumVerbCount else { return nil }
            case (false, false):
                guard let verb = a.takeVerb(into: &first) else {
                    guard b.isAtEnd else { return nil }
                    var result = Segment(straightFrom: from, to: to, verbs, first, second)
                    result.arcs = arcs
                    return result
                }
                guard b.takeVerb(into: &second) == verb else { return nil }
                verbs.append(verb)
            default: return nil
            }
        }
    }

    /// The number of cubics of which an arc needs no more at any time.
    private static func pieces(
        _ p: PathArcShape,
        _ q: PathArcShape,
        _ a: (start: SIMD2<Double>, end: SIMD2<Double>),
        _ b: (start: SIMD2<Double>, end: SIMD2<Double>)
    ) -> Int {
        var count = 1
        for step in 0...16 {
            let t = Double(step) / 16
            let (start, end) = (a.start + (b.start - a.start) * t, a.end + (b.end - a.end) * t)
            count = max(count, p.interpolated(q, t).arc(from: start, to: end).count)
        }
        return count
    }

    private static func append(_ arc: EllipticalArc, _ count: Int, to points: inout [Double]) {
        let first = points.count
        points += [Double](repeating: 0, count: 6 * count)
        points.withUnsafeMutableBufferPointer { points in
            if let target = points.baseAddress { _ = arc.write(to: target + first, count: count) }
        }
    }

    /// Appends an arc of n pieces on one side and m on the other, cut at the joints of both.
    private static func append(
        _ a: [CubicCurve],
        _ b: [CubicCurve],
        _ verbs: inout [Path.Verb],
        _ first: inout [Double],
        _ second: inout [Double]
    ) {
        let (n, m) = (a.count, b.count)
        // Positions on the arc, in units of 1 ÷ (n m).
        var position = 0
        while position < n * m {
            let next = min((position / m + 1) * m, (position / n + 1) * n)
            verbs.append(.cubic)
            append(a[position / m], position % m, next - position / m * m, of: m, to: &first)
            append(b[position / n], position % n, next - position / n * n, of: n, to: &second)
            position = next
        }
    }

    private static func append(_ curve: CubicCurve, _ start: Int, _ end: Int, of whole: Int, to points: inout [Double])
    {
        let isWhole = start == 0 && end == whole
        let part = isWhole ? curve : curve.part(Double(start) / Double(whole), Double(end) / Double(whole))
        let isEnd = end == whole
        points.append(contentsOf: [part.x1, part.y1, part.x2, part.y2])
        // A piece's end is copied exactly.
        points.append(contentsOf: [isEnd ? curve.x3 : part.x3, isEnd ? curve.y3 : part.y3])
    }
}

extension Morph.ArcWay {
    /// Writes the arc's cubics between the interpolated ends.
    func apply(_ t: Double, _ target: UnsafeMutableBufferPointer<Double>) {
        guard first >= 2, let row = target.baseAddress else { return }
        let last = first + count
        let arc = from.interpolated(to, t).arc(
            from: SIMD2(row[first - 2], row[first - 1]),
            to: SIMD2(row[last - 2], row[last - 1])
        )
        if arc.write(to: row + first, count: count / 6) { return }
        for index in first..<last { row[index] = Morph.Segment.bounded(row[index]) }
    }
}

/// Reads a path command by command. An arc is one command.
private struct PathArcReader {
    private let path: Path
    private var verb = 0
    private var index = 0
    private var arc = 0
    private var x = 0.0
    private var y = 0.0
    private var startX = 0.0
    private var startY = 0.0

    init(_ path: Path) { self.path = path }

    var isAtEnd: Bool { verb >= path.verbs.count && arc >= path.arcs.count }
    var isAtArc: Bool { arc < path.arcs.count && path.arcs[arc].verb == verb }
    /// The parameters of the arc there, if they are known.
    var shape: PathArcShape? { path.arcs[arc].shape }
    /// The current point.
    var point: SIMD2<Double> { SIMD2(x, y) }

    /// Reads a verb that is not part of an arc, and appends its coordinates.
    mutating func takeVerb(into points: inout [Double]) -> Path.Verb? {
        guard verb < path.verbs.count, index + 2 * path.verbs[verb].pointCount <= path.coordinates.count else {
            return nil
        }
        let taken = path.verbs[verb]
        points.append(contentsOf: path.coordinates[index..<index + 2 * taken.pointCount])
        pass()
        return taken
    }

    /// Reads an arc as its cubics. An arc that is a line, or nothing, is one cubic.
    mutating func takeArc() -> [CubicCurve]? {
        let count = path.arcs[arc].count
        arc += 1
        guard count > 0 else { return [CubicCurve(line: x, y, x, y)] }
        var pieces: [CubicCurve] = []
        for _ in 0..<count {
            guard verb < path.verbs.count, index + 2 * path.verbs[verb].pointCount <= path.coordinates.count else {
                return nil
            }
            let points = path.coordinates
            switch path.verbs[verb] {
            case .line: pieces.append(CubicCurve(line: x, y, points[index], points[index + 1]))
            case .cubic:
                pieces.append(
                    CubicCurve(
                        x0: x,
                        y0: y,
                        x1: points[index],
                        y1: points[index + 1],
                        x2: points[index + 2],
                        y2: points[index + 3],
                        x3: points[index + 4],
                        y3: points[index + 5]
                    )
                )
            case .move, .quadratic, .close: return nil
            }
            pass()
        }
        return pieces
    }

    /// Advances past the current verb.
    private mutating func pass() {
        let taken = path.verbs[verb]
        verb += 1
        index += 2 * taken.pointCount
        if taken == .close {
            (x, y) = (startX, startY)
        } else {
            (x, y) = (path.coordinates[index - 2], path.coordinates[index - 1])
            if taken == .move { (startX, startY) = (x, y) }
        }
    }
}
