extension Path {
    /// The same outline in more pieces: each line and curve, that of a `close` too, cut into equal parts of its parameter, or
    /// of its length so that none is longer than a given one.
    ///
    /// - Parameters:
    ///   - parts: How many parts, at least 1; of each segment at least so many.
    ///   - longest: The longest length of a part, above 0, to 1e-9 of the segment's; infinity for any.
    /// - Throws: `.argument` for parts below 1 or a length that is not above 0; `.limit` for too many verbs.
    @inline(never)
    public func subdivided(parts: Int, longest: Double = .infinity) throws(AnimError) -> Path {
        guard parts >= 1 else { throw AnimError(.argument, "The number of parts must be at least 1.") }
        guard longest > 0 else { throw AnimError(.argument, "The longest length must be above 0.") }
        guard parts <= Path.maximumVerbCount else { throw Path.tooManyVerbs }
        var result = Path()
        var isTooLong = false
        var isClosing = false
        var index = 0
        // The verbs in step with the segments, which do not say what closes.
        forEachSegment(
            closingOpenSubpaths: false,
            atMove: { x, y in
                result.appendMove(x, y)
                index += 1
            },
            { segment in
                isClosing = verbs[index] == .close
                index += 1
                if !isTooLong { isTooLong = !result.append(segment, parts, longest, isClosing) }
            }
        )
        guard !isTooLong, result.verbs.count <= Path.maximumVerbCount else { throw Path.tooManyVerbs }
        return result
    }

    /// Appends a segment in parts; false where they are too many.
    @inline(never)
    private mutating func append(_ segment: Segment, _ least: Int, _ longest: Double, _ isClosing: Bool) -> Bool {
        var parts = least
        var total = 0.0
        if longest.isFinite {
            total = segment.length
            // A hair less than the ratio, so that what is as long as it may be stays whole.
            let count = (total / longest * (1 - 1e-9)).roundedUp
            guard count <= Double(Path.maximumVerbCount) else { return false }
            parts = max(parts, Int(count))
        }
        guard parts <= Path.maximumVerbCount - verbs.count else { return false }
        var t0 = 0.0
        for part in 1...parts {
            let fraction = Double(part) / Double(parts)
            let t1 =
                part == parts
                ? 1 : (longest.isFinite ? segment.parameter(atLength: fraction * total, of: total) : fraction)
            switch segment {
            case .line(let x0, let y0, let x1, let y1):
                if part < parts {
                    appendLine((1 - t1) * x0 + t1 * x1, (1 - t1) * y0 + t1 * y1)
                } else if isClosing {
                    appendClose()
                } else {
                    appendLine(x1, y1)
                }
            case .quadratic(let curve):
                let piece = curve.part(t0, t1)
                appendQuadratic(piece.x1, piece.y1, piece.x2, piece.y2)
            case .cubic(let curve):
                let piece = curve.part(t0, t1)
                appendCubic(piece.x1, piece.y1, piece.x2, piece.y2, piece.x3, piece.y3)
            }
            t0 = t1
        }
        return true
    }
}
