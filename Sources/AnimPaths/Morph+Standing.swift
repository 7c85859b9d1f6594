// SPDX-License-Identifier: MIT
/// Equal shapes that are drawn differently: with subpaths in another order, other start points, or in the opposite
/// direction. Point by point they would rotate or collapse.
extension Morph {
    /// Paths of more verbs than this are not compared.
    private static let standingLimit = 4096

    /// The morph of two paths that are the same shape up to translation and scale, but not point by point. Its motion
    /// is that translation and scale. Nil if the shapes differ, and if point-by-point interpolation does the same.
    ///
    /// - Parameter fills: Whether open subpaths count as closed.
    ///
    /// Complexity: O(pieces), times the number of joints that coincide with a subpath's first point.
    static func standing(_ from: Path, _ to: Path, fills: Bool) -> Segment? {
        guard max(from.verbs.count, to.verbs.count) <= standingLimit else { return nil }
        let found = from.coordinates.withUnsafeBufferPointer { p in
            to.coordinates.withUnsafeBufferPointer { q -> StandingMap? in
                guard let map = StandingMap(p, q), from.verbs != to.verbs || !map.isExact(p, q) else { return nil }
                return map
            }
        }
        guard let map = found else { return nil }
        guard let a = StandingContour.all(of: from, fills: fills), let b = StandingContour.all(of: to, fills: fills),
            a.count == b.count
        else { return nil }
        let images = a.map { $0.mapped(map) }
        for isReversed in [false, true] {
            let others = isReversed ? b.map { $0.reversed() } : b
            guard let matches = matches(images, others, map) else { continue }
            var coordinates: [Double] = []
            for (index, match) in matches.enumerated() {
                a[index].write(others[match.contour], from: match.shift, to: &coordinates)
            }
            guard coordinates.count == from.coordinates.count else { return nil }
            var pairs: [(from: Int32, to: Int32)] = []
            for (index, match) in matches.enumerated() { pairs.append((Int32(index), Int32(match.contour))) }
            return Segment(
                from: from,
                to: to,
                verbs: from.verbs,
                keys: [from.coordinates, coordinates],
                turns: [],
                pairs: pairs
            )
        }
        return nil
    }

    /// Whether two paths of the same verbs may be equal shapes that are drawn differently: each point of one is one of
    /// the other's. Does not allocate.
    static func mayStand(_ from: UnsafeBufferPointer<Double>, _ to: UnsafeBufferPointer<Double>) -> Bool {
        guard from.count <= 2 * standingLimit, let map = StandingMap(from, to), !map.isExact(from, to) else {
            return false
        }
        for index in stride(from: 0, to: from.count - 1, by: 2) {
            let image = map.image(SIMD2(from[index], from[index + 1]))
            var isFound = false
            for other in stride(from: 0, to: to.count - 1, by: 2) where !isFound {
                isFound = map.isNear(image, SIMD2(to[other], to[other + 1]))
            }
            if !isFound { return false }
        }
        return true
    }

    /// For each contour an equal one of the other path, each used once, and the piece of that one at which the first
    /// piece is; nil if a contour has none.
    private static func matches(
        _ a: [StandingContour],
        _ b: [StandingContour],
        _ map: StandingMap
    ) -> [(contour: Int, shift: Int)]? {
        var taken = [Bool](repeating: false, count: b.count)
        var result: [(contour: Int, shift: Int)] = []
        for contour in a {
            var found: (contour: Int, shift: Int)?
            for (index, other) in b.enumerated() where !taken[index] && found == nil {
                if let shift = contour.shift(to: other, map) { found = (index, shift) }
            }
            guard let found else { return nil }
            taken[found.contour] = true
            result.append(found)
        }
        return result
    }
}

/// The translation and scale that map one path's box of control points to another's.
private struct StandingMap {
    private var scale = SIMD2<Double>(1, 1)
    private var offset = SIMD2<Double>.zero
    /// The largest error of a point: 1e-9 of the shape's size, or rounding.
    private var tolerance = 0.0

    init?(_ from: UnsafeBufferPointer<Double>, _ to: UnsafeBufferPointer<Double>) {
        guard let a = Self.box(from), let b = Self.box(to) else { return nil }
        let (sizeA, sizeB) = (a.high - a.low, b.high - b.low)
        for axis in 0..<2 {
            guard (sizeA[axis] > 0) == (sizeB[axis] > 0) else { return nil }
            if sizeA[axis] > 0 { scale[axis] = sizeB[axis] / sizeA[axis] }
        }
        if sizeA.x > 0, sizeA.y > 0, abs(scale.x - scale.y) > 1e-9 * scale.x { return nil }
        offset = b.low - a.low * scale
        let size = max(sizeB.x, sizeB.y)
        let far = max(max(abs(b.low.x), abs(b.low.y)), max(abs(b.high.x), abs(b.high.y)))
        tolerance = max(1e-9 * size, 0x1p-48 * far)
        guard size > 0, far < 1e140, scale.x.isFinite, scale.y.isFinite, offset.x.isFinite, offset.y.isFinite else {
            return nil
        }
    }

    @inline(never)
    private static func box(_ row: UnsafeBufferPointer<Double>) -> (low: SIMD2<Double>, high: SIMD2<Double>)? {
        guard row.count >= 2 else { return nil }
        var low = SIMD2(row[0], row[1])
        var high = low
        for index in stride(from: 0, to: row.count - 1, by: 2) {
            let point = SIMD2(row[index], row[index + 1])
            low.replace(with: point, where: point .< low)
            high.replace(with: point, where: point .> high)
        }
        return (low, high)
    }

    /// Where a point is mapped to.
    @inline(never)
    package func image(_ point: SIMD2<Double>) -> SIMD2<Double> { point * scale + offset }

    /// Whether two points are equal up to the tolerance.
    @inline(never)
    package func isNear(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Bool {
        abs(a.x - b.x) <= tolerance && abs(a.y - b.y) <= tolerance
    }

    /// Whether every point is mapped to the other path's point of the same index.
    package func isExact(_ from: UnsafeBufferPointer<Double>, _ to: UnsafeBufferPointer<Double>) -> Bool {
        for index in stride(from: 0, to: min(from.count, to.count) - 1, by: 2) {
            if !isNear(image(SIMD2(from[index], from[index + 1])), SIMD2(to[index], to[index + 1])) { return false }
        }
        return true
    }
}

/// A subpath's pieces, including the line that closes it.
private struct StandingContour {
    struct Piece {
        package var verb: Path.Verb
        package var start: SIMD2<Double>
        package var first = SIMD2<Double>.zero
        package var second = SIMD2<Double>.zero
        package var end: SIMD2<Double>
    }

    private var pieces: [Piece] = []
    private var isClosed = false
    /// Whether the last piece is the implied closing line, which has no coordinates of its own.
    private var hasClosingLine = false

    /// The subpaths of a path; nil if one has no pieces.
    @inline(never)
    package static func all(of path: Path, fills: Bool) -> [StandingContour]? {
        var result: [StandingContour] = []
        var contour = StandingContour()
        var isOpen = false
        var (start, current) = (SIMD2<Double>.zero, SIMD2<Double>.zero)
        var index = 0
        func point(_ number: Int) -> SIMD2<Double> {
            SIMD2(path.coordinates[index + 2 * number], path.coordinates[index + 2 * number + 1])
        }
        func finish() {
            guard isOpen else { return }
            if fills, !contour.isClosed, contour.pieces.count > 1 {
                contour.isClosed = true
                contour.hasClosingLine = current != start
                if current != start { contour.pieces.append(Piece(verb: .line, start: current, end: start)) }
            }
            result.append(contour)
        }
        for verb in path.verbs {
            guard index + 2 * verb.pointCount <= path.coordinates.count else { return nil }
            switch verb {
            case .move:
                finish()
                (contour, isOpen) = (StandingContour(), true)
                (start, current) = (point(0), point(0))
            case .line: contour.pieces.append(Piece(verb: verb, start: current, end: point(0)))
            case .quadratic: contour.pieces.append(Piece(verb: verb, start: current, first: point(0), end: point(1)))
            case .cubic:
                contour.pieces.append(
                    Piece(verb: verb, start: current, first: point(0), second: point(1), end: point(2))
                )
            case .close:
                contour.isClosed = true
                contour.hasClosingLine = current != start
                if current != start { contour.pieces.append(Piece(verb: .line, start: current, end: start)) }
                current = start
            }
            if verb != .move, verb != .close { current = point(verb.pointCount - 1) }
            index += 2 * verb.pointCount
        }
        finish()
        for contour in result where contour.pieces.isEmpty { return nil }
        return result
    }

    package func mapped(_ map: StandingMap) -> StandingContour {
        var result = self
        for index in pieces.indices {
            let piece = pieces[index]
            result.pieces[index].start = map.image(piece.start)
            result.pieces[index].end = map.image(piece.end)
            if piece.verb == .quadratic || piece.verb == .cubic { result.pieces[index].first = map.image(piece.first) }
            if piece.verb == .cubic { result.pieces[index].second = map.image(piece.second) }
        }
        return result
    }

    package func reversed() -> StandingContour {
        var result = self
        result.pieces.removeAll(keepingCapacity: true)
        for piece in pieces.reversed() {
            var turned = Piece(verb: piece.verb, start: piece.end, first: piece.first, end: piece.start)
            if piece.verb == .cubic { (turned.first, turned.second) = (piece.second, piece.first) }
            result.pieces.append(turned)
        }
        return result
    }

    /// The piece of an equal contour at which this one's first piece is; nil if the contours differ. Open contours must
    /// begin at the same end.
    package func shift(to other: StandingContour, _ map: StandingMap) -> Int? {
        let count = pieces.count
        guard other.pieces.count == count, other.isClosed == isClosed else { return nil }
        for shift in 0..<(isClosed ? count : 1) where map.isNear(pieces[0].start, other.pieces[shift].start) {
            var isEqual = true
            for index in 0..<count where isEqual {
                let (piece, against) = (pieces[index], other.pieces[(shift + index) % count])
                isEqual =
                    piece.verb == against.verb && map.isNear(piece.end, against.end)
                    && map.isNear(piece.first, against.first) && map.isNear(piece.second, against.second)
            }
            if isEqual { return shift }
        }
        return nil
    }

    /// Appends the coordinates of an equal contour's pieces, beginning with piece `shift`, in the order of this
    /// contour's verbs.
    package func write(_ other: StandingContour, from shift: Int, to coordinates: inout [Double]) {
        let count = pieces.count
        let start = other.pieces[shift].start
        coordinates.append(contentsOf: [start.x, start.y])
        for index in 0..<(hasClosingLine ? count - 1 : count) {
            let piece = other.pieces[(shift + index) % count]
            if piece.verb == .quadratic || piece.verb == .cubic {
                coordinates.append(contentsOf: [piece.first.x, piece.first.y])
            }
            if piece.verb == .cubic { coordinates.append(contentsOf: [piece.second.x, piece.second.y]) }
            coordinates.append(contentsOf: [piece.end.x, piece.end.y])
        }
    }
}
