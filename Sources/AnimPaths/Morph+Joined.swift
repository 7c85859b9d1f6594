// SPDX-License-Identifier: MIT
/// Pieces that are parts of one curve or line. How a drawing is cut into pieces decides nothing: a morph is computed
/// from the whole curves.
extension Path {
    /// The path with consecutive parts of one curve, or of one line, as one piece.
    ///
    /// Complexity: O(verbs).
    @inline(never)
    func joined(_ paint: MorphOptions.Paint) -> Path {
        let isFill = paint == .fill
        let shape = MorphShape(self, closes: isFill, keepsDots: !isFill)
        var pieces = MorphPieces(shape)
        // Subpaths keep their indices: none may be left out.
        guard let last = shape.contours.last, Int(last.subpath) + 1 == shape.contours.count,
            pieces.join(MorphShape.tie * shape.size)
        else { return self }
        var writer = MorphPieces.Writer()
        for (index, contour) in shape.contours.enumerated() {
            let count = pieces.count(index)
            let closes = contour.hasClose || (isFill && contour.isClosed)
            // Closing draws the last line.
            let isImplied = closes && count > 1 && pieces.isLine[pieces.firsts[index] + count - 1]
            writer.begin(pieces, index, 0)
            writer.append(pieces, index, 0, Double(isImplied ? count - 1 : count))
            if closes { writer.end() }
        }
        return writer.path
    }
}

extension MorphPieces {
    /// Makes consecutive parts of one curve, or of one line, one piece. Returns whether there were any.
    @inline(never)
    fileprivate mutating func join(_ limit: Double) -> Bool {
        var target = 0
        for contour in subpaths.indices {
            let range = firsts[contour]..<firsts[contour + 1]
            firsts[contour] = target
            for piece in range {
                if target > firsts[contour], isLine[target - 1] == isLine[piece],
                    let whole = curves[target - 1].joined(curves[piece], limit)
                {
                    curves[target - 1] = whole
                } else {
                    (curves[target], isLine[target]) = (curves[piece], isLine[piece])
                    target += 1
                }
            }
            // Where a closed outline begins decides nothing either.
            let first = firsts[contour]
            if isClosed[contour], target > first + 2, isLine[target - 1] == isLine[first],
                let whole = curves[target - 1].joined(curves[first], limit)
            {
                curves[first] = whole
                target -= 1
            }
        }
        firsts[subpaths.count] = target
        return target < curves.count
    }
}

extension CubicCurve {
    /// The curve of which this and the next one are the two parts, within a limit; nil if there is none.
    @inline(never)
    fileprivate func joined(_ next: CubicCurve, _ limit: Double) -> CubicCurve? {
        let (p1, p2, joint) = (SIMD2(x1, y1), SIMD2(x2, y2), SIMD2(x3, y3))
        let (q1, q2) = (SIMD2(next.x1, next.y1), SIMD2(next.x2, next.y2))
        // Where it was cut: the points next to the joint are as far from it as the parts are long in the parameter.
        let (d, e) = (joint - p2, q1 - joint)
        let t = 1 / (1 + ((e * e).sum() / (d * d).sum()).squareRoot())
        guard t > 0.01, t < 0.99 else { return nil }
        // De Casteljau's scheme, backwards, then forwards.
        let (start, end) = (SIMD2(x0, y0), SIMD2(next.x3, next.y3))
        let (first, second) = (start + (p1 - start) / t, end + (q2 - end) / (1 - t))
        let middle = first + (second - first) * t
        func isNear(_ p: SIMD2<Double>, _ q: SIMD2<Double>, _ found: SIMD2<Double>) -> Bool {
            let error = p + (q - p) * t - found
            return (error * error).sum() < limit * limit
        }
        guard isNear(p1, middle, p2), isNear(middle, q2, q1), isNear(p2, q1, joint) else { return nil }
        return CubicCurve(
            x0: x0,
            y0: y0,
            x1: first.x,
            y1: first.y,
            x2: second.x,
            y2: second.y,
            x3: next.x3,
            y3: next.y3
        )
    }
}
