// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

/// Which part of an outline a trim keeps.
package struct PathTrim: Sendable {
    /// What is trimmed. The raw values are those of the ABI and never change.
    package enum Scope: Int32, Sendable {
        /// All subpaths as one continuous line.
        case whole = 0
        /// Each subpath by itself.
        case subpaths = 1
    }

    /// The unit of the numbers. The raw values are those of the ABI and never change.
    package enum Unit: Int32, Sendable {
        /// Fractions of the length, 0…1.
        case fractions = 0
        /// Lengths, in the path's units.
        case lengths = 1
    }

    package var scope = Scope.whole
    package var unit = Unit.fractions
    /// Where the part begins and ends: clamped to the path, and swapped if reversed.
    package var start = 0.0
    package var end = 1.0
    /// Moves both along the path. A part that passes the end of the path continues at its beginning.
    package var offset = 0.0

    package init() {}
}

/// Parts of an outline by their lengths.
extension Path {
    /// Appends the part of a path between two fractions of its whole length; see `appendTrimmed(_:to:)`. Appends
    /// nothing on an error.
    @inline(never)
    package func appendTrimmed(start: Double, end: Double, offset: Double, to result: inout Path) {
        var trim = PathTrim()
        (trim.start, trim.end, trim.offset) = (start, end, offset)
        try? appendTrimmed(trim, to: &result)
    }

    /// Appends the part of a path that a trim keeps.
    ///
    /// If the part wraps around in a closed subpath, it continues at the subpath's beginning without a gap: for the
    /// scope `whole` only in a path that is one closed subpath. A subpath that is kept completely stays closed; a trim
    /// that keeps the whole path appends the path itself. An empty trim appends nothing. Fractions and lengths are
    /// accurate to 1e-12 of the length.
    ///
    /// Complexity: O(verbs); allocates only for the growth of the result.
    /// - Throws: `.limit` if the result would have too many verbs.
    @inline(never)
    package func appendTrimmed(_ trim: PathTrim, to result: inout Path) throws(AnimError) {
        guard trim.start == trim.start, trim.end == trim.end, trim.offset.isFinite else { return }
        try result.checkRoom(for: min(verbs.count + moveCount + 2, Path.maximumVerbCount))
        if trim.scope == .whole {
            append(trim, of: Stretch(verbs: 0..<verbs.count, coordinate: 0), to: &result)
            return
        }
        var stretch = Stretch(verbs: 0..<0, coordinate: 0)
        while let next = subpath(after: stretch) {
            append(trim, of: next, to: &result)
            stretch = next
        }
    }

    /// Where `split` cuts.
    package struct Cuts: Sendable {
        package var lengths: [Double] = []
        package var total = 0.0
        /// For each verb, the length along the path where it ends, the index of its coordinates, and that of its
        /// subpath's first point: so that a piece is found without measuring what is before it.
        var ends: [Double] = []
        var coordinates: [UInt32] = []
        var origins: [UInt32] = []
        /// Whether the last piece continues to the first cut.
        var isRing = false

        /// How many pieces there are.
        package var pieceCount: Int { isRing ? lengths.count : lengths.count + 1 }
    }

    /// Cuts the path at lengths. The pieces are in order, one more than there are cuts inside the path.
    ///
    /// Lengths may be in any order. Lengths at or beyond an end of the path and repeated ones are ignored. A path that
    /// is one closed subpath is a ring: with one cut, even at its beginning, it becomes one open piece; with several,
    /// the last piece continues over the beginning to the first cut. Other closed subpaths without a cut stay closed.
    package func split(atLengths lengths: [Double]) -> [Path] {
        let cuts = lengths.withUnsafeBufferPointer { self.cuts(atLengths: $0) }
        var pieces: [Path] = []
        for index in 0..<cuts.pieceCount {
            var piece = Path()
            try? appendPiece(index, of: cuts, to: &piece)
            pieces.append(piece)
        }
        return pieces
    }

    /// The cuts of a split at lengths, for `appendPiece`.
    @inline(never)
    package func cuts(atLengths lengths: UnsafeBufferPointer<Double>) -> Cuts {
        var cuts = Cuts()
        let whole = Stretch(verbs: 0..<verbs.count, coordinate: 0)
        var (total, next, origin) = (0.0, 0, 0)
        forEach(in: whole) { verb, segment in
            if let segment { total += segment.length(accuracy: Path.precisely) } else { origin = next }
            cuts.ends.append(total)
            cuts.coordinates.append(UInt32(truncatingIfNeeded: next))
            cuts.origins.append(UInt32(truncatingIfNeeded: origin))
            next += 2 * verb.pointCount
        }
        cuts.total = total
        cuts.isRing = isOneClosedSubpath(whole)
        let slack = Path.sliver * total
        var wanted: [Double] = []
        for length in lengths where length == length {
            var length = min(max(length, 0), total)
            if length <= slack || total - length <= slack {
                guard cuts.isRing else { continue }
                length = 0
            }
            wanted.append(length)
        }
        wanted.sort()
        for length in wanted {
            if let last = cuts.lengths.last, length - last <= slack { continue }
            cuts.lengths.append(length)
        }
        if cuts.lengths.isEmpty || total == 0 {
            cuts.lengths.removeAll()
            cuts.isRing = false
        }
        return cuts
    }

    /// Appends one piece of a split, by its index from 0.
    /// - Throws: `.limit` if the result would have too many verbs.
    @inline(never)
    package func appendPiece(_ index: Int, of cuts: Cuts, to result: inout Path) throws(AnimError) {
        try result.checkRoom(for: min(verbs.count + 2, Path.maximumVerbCount))
        if cuts.lengths.isEmpty {
            try result.append(self)
            return
        }
        guard index >= 0, index < cuts.pieceCount else { return }
        let slack = Path.sliver * cuts.total
        func part(_ from: Double, _ to: Double, _ isJoined: Bool) {
            let (stretch, position) = stretch(of: cuts, from, to, slack)
            appendPart(
                of: stretch,
                at: position,
                from,
                to,
                slack,
                isJoined: isJoined,
                closes: !cuts.isRing,
                to: &result
            )
        }
        if cuts.isRing {
            if index + 1 < cuts.lengths.count {
                part(cuts.lengths[index], cuts.lengths[index + 1], false)
            } else {
                part(cuts.lengths[index], cuts.total, false)
                part(0, cuts.lengths[0], true)
            }
        } else {
            let first = index > 0 ? cuts.lengths[index - 1] : 0
            part(first, index < cuts.lengths.count ? cuts.lengths[index] : cuts.total, false)
        }
    }

    // MARK: The parts

    /// Verbs in a row, where their coordinates begin, and where those of the first verb's subpath do.
    private struct Stretch {
        package var verbs: Range<Int>
        package var coordinate: Int
        var origin: Int

        init(verbs: Range<Int>, coordinate: Int, origin: Int? = nil) {
            self.verbs = verbs
            self.coordinate = coordinate
            self.origin = origin ?? coordinate
        }
    }

    /// The verbs that may draw something between two lengths, and the length at which they begin.
    ///
    /// Complexity: O(log verbs), and O(1) for each verb of no length before the first.
    private func stretch(of cuts: Cuts, _ from: Double, _ to: Double, _ slack: Double) -> (Stretch, Double) {
        /// The first verb that ends beyond a length.
        func verb(beyond length: Double) -> Int {
            var (low, high) = (0, cuts.ends.count)
            while low < high {
                let middle = (low + high) / 2
                if cuts.ends[middle] > length { high = middle } else { low = middle + 1 }
            }
            return low
        }
        // With the moves that are within the slack: there a closed subpath may be kept whole.
        let first = verb(beyond: from - 2 * slack)
        guard first < cuts.ends.count else { return (Stretch(verbs: 0..<0, coordinate: 0), 0) }
        let last = min(verb(beyond: to + 2 * slack) + 1, cuts.ends.count)
        let stretch = Stretch(
            verbs: first..<max(first, last),
            coordinate: Int(cuts.coordinates[first]),
            origin: Int(cuts.origins[first])
        )
        return (stretch, first > 0 ? cuts.ends[first - 1] : 0)
    }

    /// Parts shorter than this fraction of the length are omitted: round caps would draw the rounding errors at a
    /// corner as a dot.
    private static let sliver = 1e-12

    private var moveCount: Int {
        var count = 0
        for verb in verbs where verb == .move { count += 1 }
        return count
    }

    /// The subpath that follows a stretch.
    private func subpath(after stretch: Stretch) -> Stretch? {
        var coordinate = stretch.coordinate
        for verb in verbs[stretch.verbs] { coordinate += 2 * verb.pointCount }
        let first = stretch.verbs.upperBound
        guard first < verbs.count else { return nil }
        var end = first + 1
        while end < verbs.count, verbs[end] != .move { end += 1 }
        return Stretch(verbs: first..<end, coordinate: coordinate)
    }

    private func isOneClosedSubpath(_ stretch: Stretch) -> Bool {
        guard !stretch.verbs.isEmpty, verbs[stretch.verbs.upperBound - 1] == .close else { return false }
        var moves = 0
        for verb in verbs[stretch.verbs] where verb == .move { moves += 1 }
        return moves == 1
    }

    /// The segments of a stretch; nil for its moves. A close is recognized by its verb.
    @inline(__always)
    private func forEach(in stretch: Stretch, _ body: (Verb, Segment?) -> Void) {
        var (index, origin) = (stretch.coordinate, stretch.origin)
        coordinates.withUnsafeBufferPointer { c in
            for verb in verbs[stretch.verbs] {
                let next = index + 2 * verb.pointCount
                guard next <= c.count, index >= 2 || verb == .move else { return }
                switch verb {
                case .move:
                    origin = index
                    body(verb, nil)
                case .line:
                    body(verb, .line(x0: c[index - 2], y0: c[index - 1], x1: c[index], y1: c[index + 1]))
                case .close:
                    body(verb, .line(x0: c[index - 2], y0: c[index - 1], x1: c[origin], y1: c[origin + 1]))
                case .quadratic:
                    let curve = QuadraticCurve(
                        x0: c[index - 2],
                        y0: c[index - 1],
                        x1: c[index],
                        y1: c[index + 1],
                        x2: c[index + 2],
                        y2: c[index + 3]
                    )
                    body(verb, .quadratic(curve))
                case .cubic:
                    let curve = CubicCurve(
                        x0: c[index - 2],
                        y0: c[index - 1],
                        x1: c[index],
                        y1: c[index + 1],
                        x2: c[index + 2],
                        y2: c[index + 3],
                        x3: c[index + 4],
                        y3: c[index + 5]
                    )
                    body(verb, .cubic(curve))
                }
                index = next
            }
        }
    }

    private func length(of stretch: Stretch) -> Double {
        var sum = 0.0
        forEach(in: stretch) { _, segment in if let segment { sum += segment.length(accuracy: Path.precisely) } }
        return sum
    }

    /// As accurate as doubles allow.
    private static var precisely: Double { Double.leastNonzeroMagnitude }

    private func append(_ trim: PathTrim, of stretch: Stretch, to result: inout Path) {
        var (low, high, offset) = (min(trim.start, trim.end), max(trim.start, trim.end), trim.offset)
        // All of it; no need to measure.
        if trim.unit == .fractions, low <= 0, high >= 1 {
            return appendAll(of: stretch, to: &result)
        }
        let total = length(of: stretch)
        guard total > 0 else { return }
        if trim.unit == .lengths { (low, high, offset) = (low / total, high / total, offset / total) }
        low = min(max(low, 0), 1)
        high = min(max(high, 0), 1)
        guard high > low else { return }
        if high - low >= 1 { return appendAll(of: stretch, to: &result) }
        let shift = offset.isFinite ? offset - offset.roundedDown : 0
        var first = low + shift
        if first > 1 - Path.sliver { first = max(first - 1, 0) }
        let last = first + (high - low)
        let slack = Path.sliver * total
        let end = min(last, 1) * total
        let before = result.verbs.count
        appendPart(of: stretch, first * total, end, slack, isJoined: false, closes: true, to: &result)
        if last > 1 + Path.sliver {
            // Nothing is there to join if the part before the end is a sliver.
            let isJoined = result.verbs.count > before && isOneClosedSubpath(stretch)
            appendPart(of: stretch, 0, (last - 1) * total, slack, isJoined: isJoined, closes: true, to: &result)
        }
    }

    private func appendAll(of stretch: Stretch, to result: inout Path) {
        var index = stretch.coordinate
        for verb in verbs[stretch.verbs] {
            var points = SIMD8<Double>.zero
            for number in 0..<2 * verb.pointCount where index < coordinates.count {
                points[number] = coordinates[index]
                index += 1
            }
            try? result.append(verb, points)
        }
    }

    /// Appends the part between two lengths. Each piece of a subpath becomes a subpath of its own.
    /// - Parameters:
    ///   - start: The length at which the stretch begins.
    ///   - isJoined: Whether the part continues from the result's end.
    ///   - closes: Whether a closed subpath that is appended completely stays closed.
    private func appendPart(
        of stretch: Stretch,
        at start: Double = 0,
        _ first: Double,
        _ last: Double,
        _ slack: Double,
        isJoined: Bool,
        closes: Bool,
        to result: inout Path
    ) {
        var position = start
        var isDrawing = isJoined
        // Whether everything of the present subpath has been appended so far.
        var isWhole = false
        forEach(in: stretch) { verb, segment in
            guard let segment else {
                if position > 0 || !isJoined { isDrawing = false }
                isWhole = closes && !isDrawing && first <= position + slack
                return
            }
            // The rest is beyond the part.
            if position >= last + slack { return }
            let length = segment.length(accuracy: Path.precisely)
            let (start, end) = (position, position + length)
            position = end
            let reachesEnd = last >= end - slack
            if verb == .close, isWhole, reachesEnd, isDrawing {
                result.appendClose()
                isDrawing = false
                return
            }
            if !reachesEnd { isWhole = false }
            guard min(end, last) - max(start, first) > min(slack, 0.5 * length) else { return }
            let t0 = first <= start + slack ? 0 : segment.parameter(atLength: first - start, of: length)
            let t1 = reachesEnd ? 1 : segment.parameter(atLength: last - start, of: length)
            guard t1 > t0 else { return }
            segment.append(from: t0, to: t1, startingSubpath: !isDrawing, to: &result)
            isDrawing = true
        }
    }
}

extension Path.Segment {
    /// Appends the part between two parameters, cut by de Casteljau's algorithm. Clamped, since rounding could leave a
    /// path's range.
    @inline(never)
    fileprivate func append(from t0: Double, to t1: Double, startingSubpath: Bool, to path: inout Path) {
        func clamp(_ value: Double) -> Double { min(max(value, -Path.maximumCoordinate), Path.maximumCoordinate) }
        switch self {
        case .line(let x0, let y0, let x1, let y1):
            if startingSubpath { path.appendMove(clamp((1 - t0) * x0 + t0 * x1), clamp((1 - t0) * y0 + t0 * y1)) }
            path.appendLine(clamp((1 - t1) * x0 + t1 * x1), clamp((1 - t1) * y0 + t1 * y1))
        case .quadratic(let curve):
            let part = curve.part(t0, t1)
            if startingSubpath { path.appendMove(clamp(part.x0), clamp(part.y0)) }
            path.appendQuadratic(clamp(part.x1), clamp(part.y1), clamp(part.x2), clamp(part.y2))
        case .cubic(let curve):
            let part = curve.part(t0, t1)
            if startingSubpath { path.appendMove(clamp(part.x0), clamp(part.y0)) }
            path.appendCubic(
                clamp(part.x1),
                clamp(part.y1),
                clamp(part.x2),
                clamp(part.y2),
                clamp(part.x3),
                clamp(part.y3)
            )
        }
    }
}
