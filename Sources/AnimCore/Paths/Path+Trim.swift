/// A part of an outline by its length.
extension Path {
    /// Appends what a path has between two fractions of its whole length.
    ///
    /// All subpaths count as one line after the other. `start` and `end` are clamped to 0…1, and exchanged where they are
    /// the wrong way round; `offset` moves both along the path, and what leaves it at its end comes in again at its
    /// beginning. A path that is one closed subpath goes on there without a gap. All of it is the path itself, its closed
    /// subpaths closed; nothing of it is empty. Fractions are met to 1e-9 of the length.
    ///
    /// Complexity: O(verbs); allocates nothing but what the result grows by.
    @inline(never)
    public func appendTrimmed(start: Double, end: Double, offset: Double, to result: inout Path) {
        let low = min(max(min(start, end), 0), 1)
        let high = min(max(max(start, end), 0), 1)
        guard high > low, offset.isFinite else { return }
        if high - low >= 1 {
            try? result.append(self)
            return
        }
        let total = length()
        guard total > 0, total.isFinite else { return }
        let shift = offset - offset.roundedDown
        var first = low + shift
        // What rounding leaves at an end of the path would be drawn as a dot by round caps.
        if first > 1 - Path.trimTolerance { first = max(first - 1, 0) }
        let last = first + (high - low)
        appendPart(from: first * total, to: min(last, 1) * total, to: &result, isJoined: false)
        if last > 1 + Path.trimTolerance {
            appendPart(from: 0, to: (last - 1) * total, to: &result, isJoined: isOneClosedSubpath)
        }
    }

    /// Fractions nearer to an end of the path are the end.
    private static let trimTolerance = 1e-9

    private var isOneClosedSubpath: Bool {
        guard verbs.last == .close else { return false }
        var moves = 0
        for verb in verbs where verb == .move { moves += 1 }
        return moves == 1
    }

    /// Appends what is between two lengths, each piece of a subpath a subpath of its own.
    /// - Parameter isJoined: whether it goes on from the result's end.
    private func appendPart(from first: Double, to last: Double, to result: inout Path, isJoined: Bool) {
        var position = 0.0
        var isDrawing = isJoined
        // Named, the closures would be objects.
        forEachSegment(
            closingOpenSubpaths: false,
            atMove: { _, _ in isDrawing = isJoined && position == 0 },
            { segment in
                let length = segment.length
                let (start, end) = (position, position + length)
                position = end
                guard end > first, start < last else { return }
                let t0 = first <= start ? 0 : segment.parameter(atLength: first - start, of: length)
                let t1 = last >= end ? 1 : segment.parameter(atLength: last - start, of: length)
                guard t1 > t0 else { return }
                segment.append(from: t0, to: t1, startingSubpath: !isDrawing, to: &result)
                isDrawing = true
            }
        )
    }
}

extension Path.Segment {
    /// Appends the part between two parameters, cut by de Casteljau's construction.
    @inline(never)
    fileprivate func append(from t0: Double, to t1: Double, startingSubpath: Bool, to path: inout Path) {
        switch self {
        case .line(let x0, let y0, let x1, let y1):
            if startingSubpath { path.appendMove(x0 + (x1 - x0) * t0, y0 + (y1 - y0) * t0) }
            path.appendLine(t1 < 1 ? x0 + (x1 - x0) * t1 : x1, t1 < 1 ? y0 + (y1 - y0) * t1 : y1)
        case .quadratic(let curve):
            let part = curve.part(t0, t1)
            if startingSubpath { path.appendMove(part.x0, part.y0) }
            try? path.quadratic(cx: part.x1, cy: part.y1, x: part.x2, y: part.y2)
        case .cubic(let curve):
            let part = curve.part(t0, t1)
            if startingSubpath { path.appendMove(part.x0, part.y0) }
            path.appendCubic(part.x1, part.y1, part.x2, part.y2, part.x3, part.y3)
        }
    }
}
