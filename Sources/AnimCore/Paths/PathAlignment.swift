/// Where a verb of an aligned path comes from in the path that was given.
public struct PathSource: Sendable {
    /// The given path's drawing verb, or the `close` whose line it is; −1 for a point that follows nothing of it.
    public var verb: Int32
    /// The part of it; backwards where `t0` is above `t1`.
    public var t0: Double
    public var t1: Double
}

/// Stands in for `Morph.align`.
enum PathAlignment {
    static func align(_ paths: [Path], sources: inout [[PathSource]]) throws(AnimError) -> [Path] {
        sources = []
        guard let first = paths.first else { return [] }
        var isSame = true
        for path in paths where path.verbs != first.verbs { isSame = false }
        if isSame {
            for path in paths { sources.append(path.verbs.indices.map { PathSource(verb: Int32($0), t0: 0, t1: 1) }) }
            return paths
        }
        let contours = paths.map { Contour.contours(of: $0) }
        var most = 0
        for list in contours { most = max(most, list.count) }
        var results: [Path] = []
        for list in contours {
            var path = Path()
            var origins: [PathSource] = []
            for index in 0..<most {
                var pieces = 1
                var isClosed = false
                for other in contours where index < other.count {
                    pieces = max(pieces, other[index].pieces.count)
                    isClosed = isClosed || other[index].isClosed
                }
                let contour = list[min(index, list.count - 1)]
                let isPoint = index >= list.count
                let place = contour.start
                try path.move(x: place.0, y: place.1)
                origins.append(isPoint ? PathSource(verb: -1, t0: 0, t1: 0) : contour.startSource)
                let count = isPoint ? 0 : contour.pieces.count
                for piece in 0..<pieces {
                    if count == 0 {
                        origins.append(isPoint ? PathSource(verb: -1, t0: 0, t1: 0) : contour.startSource)
                        try path.cubic(c1x: place.0, c1y: place.1, c2x: place.0, c2y: place.1, x: place.0, y: place.1)
                        continue
                    }
                    let which = piece * count / pieces
                    let from = (which * pieces + count - 1) / count
                    let to = ((which + 1) * pieces + count - 1) / count
                    let part = CubicCurve.part(contour.pieces[which].1)
                    let (t0, t1) = (
                        Double(piece - from) / Double(to - from), Double(piece - from + 1) / Double(to - from)
                    )
                    let c = part(t0, t1)
                    try path.cubic(c1x: c.x1, c1y: c.y1, c2x: c.x2, c2y: c.y2, x: c.x3, y: c.y3)
                    origins.append(PathSource(verb: contour.pieces[which].0, t0: t0, t1: t1))
                }
                if isClosed {
                    try path.close()
                    origins.append(PathSource(verb: -1, t0: 0, t1: 0))
                }
            }
            results.append(path)
            sources.append(origins)
        }
        return results
    }

    private struct Contour {
        var start = (0.0, 0.0)
        var startSource = PathSource(verb: -1, t0: 0, t1: 0)
        var pieces: [(Int32, CubicCurve)] = []
        var isClosed = false

        static func contours(of path: Path) -> [Contour] {
            var result: [Contour] = []
            var now = (0.0, 0.0)
            var index = 0
            let c = path.coordinates
            func line(_ a: (Double, Double), _ b: (Double, Double)) -> CubicCurve {
                CubicCurve(
                    x0: a.0, y0: a.1, x1: a.0 + (b.0 - a.0) / 3, y1: a.1 + (b.1 - a.1) / 3,
                    x2: b.0 + (a.0 - b.0) / 3, y2: b.1 + (a.1 - b.1) / 3, x3: b.0, y3: b.1
                )
            }
            for (number, verb) in path.verbs.enumerated() {
                let last = result.count - 1
                switch verb {
                case .move:
                    result.append(Contour())
                    result[last + 1].start = (c[index], c[index + 1])
                    result[last + 1].startSource = PathSource(verb: Int32(number), t0: 0, t1: 0)
                    now = (c[index], c[index + 1])
                case .line:
                    let end = (c[index], c[index + 1])
                    result[last].pieces.append((Int32(number), line(now, end)))
                    now = end
                case .quadratic:
                    let (q, e) = ((c[index], c[index + 1]), (c[index + 2], c[index + 3]))
                    let curve = CubicCurve(
                        x0: now.0, y0: now.1, x1: now.0 + (q.0 - now.0) * 2 / 3, y1: now.1 + (q.1 - now.1) * 2 / 3,
                        x2: e.0 + (q.0 - e.0) * 2 / 3, y2: e.1 + (q.1 - e.1) * 2 / 3, x3: e.0, y3: e.1
                    )
                    result[last].pieces.append((Int32(number), curve))
                    now = e
                case .cubic:
                    let curve = CubicCurve(
                        x0: now.0, y0: now.1, x1: c[index], y1: c[index + 1], x2: c[index + 2], y2: c[index + 3],
                        x3: c[index + 4], y3: c[index + 5]
                    )
                    result[last].pieces.append((Int32(number), curve))
                    now = (c[index + 4], c[index + 5])
                case .close:
                    if now != result[last].start {
                        result[last].pieces.append((Int32(number), line(now, result[last].start)))
                    }
                    result[last].isClosed = true
                    now = result[last].start
                }
                index += 2 * verb.pointCount
            }
            return result
        }
    }
}
