// SPDX-License-Identifier: MIT
import AnimMath

extension Path {
    /// The same outline in more pieces: each line and curve, including the line of a `close`, is cut into equal parts
    /// of its parameter, or of its length so that none is longer than a limit.
    ///
    /// - Parameters:
    ///   - parts: The least number of parts of each segment, at least 1.
    ///   - longest: The largest length of a part, above 0, accurate to 1e-9 of the segment's; infinity for no limit.
    /// - Throws: `.argument` for parts below 1 or a length that is not above 0; `.limit` for more than `pieceLimit`.
    ///   Complexity: O(verbs of both). Too many parts are detected before any is made.
    @inline(never)
    package func subdivided(parts: Int, longest: Double = .infinity) throws(AnimError) -> Path {
        guard parts >= 1 else { throw AnimError(.argument, "the number of parts must be at least 1") }
        guard longest > 0 else { throw AnimError(.argument, "the longest length must be above 0") }
        let limit = pieceLimit
        let least = min(parts, limit + 1)
        // The number of parts of each segment, and its length if that is needed.
        var counts: [Int32] = []
        var lengths: [Double] = []
        var total = 0
        // Not inlined, as `cut` below: large, and called from six places.
        @inline(never)
        func measure(_ segment: Segment) {
            guard total <= limit else { return }
            var count = least
            if longest.isFinite {
                let length = segment.length
                // Slightly less than the ratio, so that a segment of exactly the limit stays whole.
                let needed = (length / longest * (1 - 1e-9)).roundedUp
                count = max(count, Path.pieceCount(needed, limit: limit) ?? limit + 1)
                lengths.append(length)
            }
            total += count
            counts.append(Int32(truncatingIfNeeded: count))
        }
        forEachSegment(closingOpenSubpaths: false, atMove: { _, _ in total += 1 }, measure)
        guard total <= limit else { throw Path.tooManyPieces("parts and longest") }
        var result = Path()
        result.reserveCapacity(verbs: total, points: total)
        var index = 0
        var segmentIndex = 0
        // Walks the verbs along with the segments, because segments do not say which of them close.
        @inline(never)
        func cut(_ segment: Segment) {
            let length = longest.isFinite ? lengths[segmentIndex] : .infinity
            result.append(segment, Int(counts[segmentIndex]), length, isClosing: verbs[index] == .close)
            index += 1
            segmentIndex += 1
        }
        forEachSegment(
            closingOpenSubpaths: false,
            atMove: { x, y in
                result.appendMove(x, y)
                index += 1
            },
            cut
        )
        result.clampCoordinates()
        return result
    }

    /// Appends a segment in parts: of equal length if that is finite, otherwise of equal parameter.
    @inline(never)
    private mutating func append(_ segment: Segment, _ parts: Int, _ total: Double, isClosing: Bool) {
        var t0 = 0.0
        for part in 1...parts {
            let fraction = Double(part) / Double(parts)
            let t1 =
                part == parts
                ? 1 : (total.isFinite ? segment.parameter(atLength: fraction * total, of: total) : fraction)
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
    }
}
