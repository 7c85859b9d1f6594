// SPDX-License-Identifier: MIT
/// Interpolation of path data with arcs: an arc is one command, however many cubics it is stored as.
extension Morph {
    /// Brings two paths to the same verbs if they differ only in how many cubics their arcs are stored as. Both arcs of
    /// a pair are cut where either is, at the same fractions of their angles, which changes no shape. Nil if the
    /// commands differ.
    ///
    /// Complexity: O(verbs).
    static func arcsAligned(_ from: Path, _ to: Path) -> (from: Path, to: Path)? {
        guard !from.arcs.isEmpty, from.arcs.count == to.arcs.count else { return nil }
        var (a, b) = (PathArcReader(from), PathArcReader(to))
        var verbs: [Path.Verb] = []
        var (first, second): ([Double], [Double]) = ([], [])
        while true {
            switch (a.isAtArc, b.isAtArc) {
            case (true, true):
                let (left, right) = (a.takeArc(), b.takeArc())
                guard let left, let right else { return nil }
                append(left, right, &verbs, &first, &second)
                // More verbs than a path may have. The caller reports different structures.
                guard verbs.count <= Path.maximumVerbCount else { return nil }
            case (false, false):
                guard let verb = a.takeVerb(into: &first) else {
                    guard b.isAtEnd else { return nil }
                    var result = (from: Path(), to: Path())
                    result.from.replace(verbs: verbs, coordinates: first)
                    result.to.replace(verbs: verbs, coordinates: second)
                    return result
                }
                guard b.takeVerb(into: &second) == verb else { return nil }
                verbs.append(verb)
            default: return nil
            }
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
