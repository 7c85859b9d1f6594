// SPDX-License-Identifier: MIT
import AnimMath

/// Appending commands by verb and coordinates.
extension Path {
    /// Appends a command with its points, x and y in turn.
    /// - Throws: As `move`, `line`, `quadratic`, `cubic` and `close`.
    @inline(never)
    package mutating func append(_ verb: Verb, _ points: SIMD8<Double>) throws(AnimError) {
        switch verb {
        case .move: try move(x: points[0], y: points[1])
        case .line: try line(x: points[0], y: points[1])
        case .quadratic: try quadratic(cx: points[0], cy: points[1], x: points[2], y: points[3])
        case .cubic:
            try cubic(c1x: points[0], c1y: points[1], c2x: points[2], c2y: points[3], x: points[4], y: points[5])
        case .close: try close()
        }
    }

    /// Appends commands whose points are consecutive from an index on. Coordinates beyond a path's range are clamped;
    /// verbs without enough coordinates are omitted.
    @_optimize(speed)
    package mutating func append(
        verbs: some Sequence<Verb>,
        clamping values: UnsafeBufferPointer<Double>,
        from first: Int
    ) throws(AnimError) {
        var index = first
        for verb in verbs {
            let count = 2 * verb.pointCount
            guard index + count <= values.count else { return }
            var points = SIMD8<Double>.zero
            for number in 0..<count {
                let value = values[index + number]
                points[number] = min(max(value, -Path.maximumCoordinate), Path.maximumCoordinate)
            }
            try append(verb, points)
            index += count
        }
    }

    /// A rectangle whose corners are quarter ellipses with separate radii, from the left end of its upper edge to the
    /// right.
    ///
    /// Radii that overlap are all reduced by one factor, the smallest ratio of a side to the sum of its two radii, as
    /// in CSS Backgrounds and Borders 3, §4.5. Negative ones count as 0. Four equal radii give the same as
    /// `addRoundedRectangle` with one radius.
    ///
    /// - Parameter radii: Top left, top right, bottom right, bottom left.
    /// - Throws: `.argument` for a number that is not finite or a negative size; `.limit` beyond a path's range.
    @inline(never)
    package mutating func addRectangle(
        x: Double,
        y: Double,
        width: Double,
        height: Double,
        radii: (Double, Double, Double, Double)
    ) throws(AnimError) {
        var r = SIMD4(radii.0, radii.1, radii.2, radii.3)
        guard r[0].isFinite, r[1].isFinite, r[2].isFinite, r[3].isFinite else {
            throw AnimError(.argument, "the corner radii must be finite")
        }
        r.replace(with: 0, where: r .<= 0)
        if r[0] == r[1], r[0] == r[2], r[0] == r[3] {
            if r[0] == 0 { return try addRectangle(x: x, y: y, width: width, height: height) }
            return try addRoundedRectangle(x: x, y: y, width: width, height: height, radius: r[0])
        }
        try Path.checkRectangle(x, y, width, height)
        try checkRoom(for: 10)
        var factor = 1.0
        for corner in 0..<4 {
            let sum = r[corner] + r[(corner + 1) & 3]
            let side = corner & 1 == 0 ? width : height
            if sum > side { factor = min(factor, side / sum) }
        }
        r *= factor
        let (maxX, maxY) = (x + width, y + height)
        let k = r * (1 - Path.quarterCircle)
        appendMove(x + r[0], y)
        appendLine(maxX - r[1], y)
        if r[1] > 0 { appendCubic(maxX - k[1], y, maxX, y + k[1], maxX, y + r[1]) }
        appendLine(maxX, maxY - r[2])
        if r[2] > 0 { appendCubic(maxX, maxY - k[2], maxX - k[2], maxY, maxX - r[2], maxY) }
        appendLine(x + r[3], maxY)
        if r[3] > 0 { appendCubic(x + k[3], maxY, x, maxY - k[3], x, maxY - r[3]) }
        appendLine(x, y + r[0])
        if r[0] > 0 { appendCubic(x, y + k[0], x + k[0], y, x + r[0], y) }
        appendClose()
    }
}
