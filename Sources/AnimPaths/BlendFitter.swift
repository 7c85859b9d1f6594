// SPDX-License-Identifier: MIT
/// Replaces the points of a contour by lines and cubic curves, in place: what is written takes no more numbers than what
/// has been read.
///
/// From each place on, the longest piece is taken that stays near the points; it ends at a corner at the latest. Cubics
/// are those of least squares with given tangents (Schneider, "An algorithm for automatically fitting digitized curves",
/// 1990), whose parameters are the lengths of the chords.
struct BlendFitter {
    /// The points, and what is written over them.
    private let numbers: UnsafeMutablePointer<Double>
    /// The number of points. The one after the last is the first.
    private let count: Int
    private var first = SIMD2<Double>.zero
    private var second = SIMD2<Double>.zero
    /// The beginning of the present piece, whose own place may have been overwritten, and the tangent there.
    private var start = SIMD2<Double>.zero
    private var tangent = SIMD2<Double>.zero

    /// How far a piece may be from the points, in cells.
    private static let tolerance = 0.02
    /// The cosine of the largest angle that is no corner.
    private static let straight = 0.8
    /// The most points of a piece.
    private static let longest = 128

    private init(_ numbers: UnsafeMutablePointer<Double>, _ count: Int) {
        (self.numbers, self.count) = (numbers, count)
    }

    /// Replaces the points at the end of a path's coordinates, and appends their verbs.
    /// - Parameters:
    ///   - base: The first coordinate.
    ///   - frame: Where the written pieces are.
    @inline(never)
    static func fit(_ coordinates: inout [Double], _ verbs: inout [Path.Verb], from base: Int, _ frame: BlendFrame) {
        var kept = base
        // A closed contour ends with its first point.
        coordinates.append(0)
        coordinates.append(0)
        coordinates.withUnsafeMutableBufferPointer { numbers in
            let count = (numbers.count - base) / 2 - 1
            guard count >= 3, let start = numbers.baseAddress else { return }
            var fitter = BlendFitter(start + base, count)
            kept += fitter.fit(&verbs, frame)
        }
        coordinates.removeLast(coordinates.count - kept)
    }

    /// A piece from the present beginning on.
    private struct Piece {
        var end: Int
        /// The control points; nil for a line.
        var controls: (SIMD2<Double>, SIMD2<Double>)?
    }

    /// - Returns: How many numbers are written.
    @inline(never)
    private mutating func fit(_ verbs: inout [Path.Verb], _ frame: BlendFrame) -> Int {
        start = SIMD2(numbers[0], numbers[1])
        (first, second) = (start, point(1, 0))
        let before = point(count - 1, 0)
        let isSmooth = !isCorner(before, first, second)
        tangent = isSmooth ? self.tangent(from: before, first, to: second) : second - first
        let closing = tangent
        var (write, index) = (0, 0)
        put(first, &write, frame)
        verbs.append(.move)
        while index < count {
            let piece = longest(from: index, isSmooth ? closing : nil)
            // What follows is found before the piece is written over it.
            let (end, leave) = (point(piece.end, index), leaving(piece.end, index))
            if let controls = piece.controls {
                put(controls.0, &write, frame)
                put(controls.1, &write, frame)
                put(end, &write, frame)
                verbs.append(.cubic)
            } else if piece.end < count {
                put(end, &write, frame)
                verbs.append(.line)
            }
            (start, tangent, index) = (end, leave, piece.end)
        }
        verbs.append(.close)
        return write
    }

    @inline(never)
    private func put(_ point: SIMD2<Double>, _ write: inout Int, _ frame: BlendFrame) {
        let placed = frame.placed(point)
        (numbers[write], numbers[write + 1]) = (placed.x, placed.y)
        write += 2
    }

    /// A point at or after the present beginning.
    @inline(never)
    private func point(_ index: Int, _ beginning: Int) -> SIMD2<Double> {
        if index == beginning { return start }
        if index >= count { return index == count ? first : second }
        return SIMD2(numbers[2 * index], numbers[2 * index + 1])
    }

    @inline(never)
    private func isCorner(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>) -> Bool {
        let (before, behind) = (b - a, c - b)
        let dot = before.x * behind.x + before.y * behind.y
        let squares = (before.x * before.x + before.y * before.y) * (behind.x * behind.x + behind.y * behind.y)
        return dot <= 0 || dot * dot < Self.straight * Self.straight * squares
    }

    /// The tangent at a point of the parabola through three points.
    @inline(never)
    private func tangent(from a: SIMD2<Double>, _ b: SIMD2<Double>, to c: SIMD2<Double>) -> SIMD2<Double> {
        let (before, behind) = (b - a, c - b)
        let (p, q) = (before.x * before.x + before.y * before.y, behind.x * behind.x + behind.y * behind.y)
        let result = before * q + behind * p
        return result.x == 0 && result.y == 0 ? behind : result
    }

    /// The tangent of what follows a point.
    @inline(never)
    private func leaving(_ index: Int, _ beginning: Int) -> SIMD2<Double> {
        guard index < count else { return .zero }
        let (a, b, c) = (
            point(index - 1, beginning), point(index, beginning), point(index + 1, beginning)
        )
        return isCorner(a, b, c) ? c - b : tangent(from: a, b, to: c)
    }

    /// The longest piece from a point on.
    /// - Parameter closing: The tangent at the end of the contour; nil for a corner there.
    @inline(never)
    private func longest(from index: Int, _ closing: SIMD2<Double>?) -> Piece {
        var limit = index + 1
        while limit < count, limit < index + Self.longest {
            if isCorner(point(limit - 1, index), point(limit, index), point(limit + 1, index)) { break }
            limit += 1
        }
        var best = Piece(end: index + 1, controls: nil)
        var bad = limit + 1
        var step = 2
        while best.end < limit, bad - best.end > 1 {
            let end = bad > limit ? min(best.end + step, limit) : (best.end + bad) / 2
            if let piece = piece(from: index, to: end, closing) { best = piece } else { bad = end }
            step *= 2
        }
        return best
    }

    /// A line or a cubic curve near all points between two; nil if there is none.
    @inline(never)
    private func piece(from index: Int, to end: Int, _ closing: SIMD2<Double>?) -> Piece? {
        let last = point(end, index)
        let chord = last - start
        let square = chord.x * chord.x + chord.y * chord.y
        var (length, isStraight) = (0.0, true)
        var previous = start
        for number in index + 1...end {
            let place = point(number, index)
            let (side, way) = (place - previous, place - start)
            length += (side.x * side.x + side.y * side.y).squareRoot()
            let beside = way.x * chord.y - way.y * chord.x
            if beside * beside > 0.25 * Self.tolerance * Self.tolerance * square { isStraight = false }
            previous = place
        }
        if isStraight, length * length < 1.01 * square { return Piece(end: end, controls: nil) }
        guard end - index >= 3 else { return nil }
        let before = point(end - 1, index)
        var arrival = last - before
        if end == count {
            if let closing { arrival = closing }
        } else if !isCorner(before, last, point(end + 1, index)) {
            arrival = tangent(from: before, last, to: point(end + 1, index))
        }
        let (a, b) = (unit(tangent), -unit(arrival))
        let lengths = handles(from: index, to: end, a, b, length)
        let controls = (start + a * lengths.0, last + b * lengths.1)
        return isNear(controls, from: index, to: end, length) ? Piece(end: end, controls: controls) : nil
    }

    @inline(never)
    private func unit(_ vector: SIMD2<Double>) -> SIMD2<Double> {
        let length = (vector.x * vector.x + vector.y * vector.y).squareRoot()
        return length > 0 ? vector / length : .zero
    }

    /// How long the handles of a cubic are whose distances from the points have the least sum of squares.
    @inline(never)
    private func handles(
        from index: Int,
        to end: Int,
        _ a: SIMD2<Double>,
        _ b: SIMD2<Double>,
        _ length: Double
    ) -> (Double, Double) {
        let last = point(end, index)
        var (aa, ab, bb, ar, br) = (0.0, 0.0, 0.0, 0.0, 0.0)
        let cosine = a.x * b.x + a.y * b.y
        var (along, previous) = (0.0, start)
        for number in index + 1..<end {
            let place = point(number, index)
            let side = place - previous
            previous = place
            along += (side.x * side.x + side.y * side.y).squareRoot()
            let t = along / length
            let s = 1 - t
            let (p, q) = (3 * s * s * t, 3 * s * t * t)
            let rest = place - start * (s * s * s + p) - last * (t * t * t + q)
            (aa, ab, bb) = (aa + p * p, ab + p * q * cosine, bb + q * q)
            ar += p * (a.x * rest.x + a.y * rest.y)
            br += q * (b.x * rest.x + b.y * rest.y)
        }
        let determinant = aa * bb - ab * ab
        let third = length / 3
        guard determinant > 1e-9 * aa * bb else { return (third, third) }
        let (x, y) = ((ar * bb - br * ab) / determinant, (br * aa - ar * ab) / determinant)
        let isRight = min(x, y) > 0.05 * length && max(x, y) < length
        return isRight ? (x, y) : (third, third)
    }

    /// Whether a cubic passes all points, measured across its direction.
    @inline(never)
    private func isNear(
        _ controls: (SIMD2<Double>, SIMD2<Double>),
        from index: Int,
        to end: Int,
        _ length: Double
    ) -> Bool {
        let last = point(end, index)
        let (d0, d1, d2) = (controls.0 - start, controls.1 - controls.0, last - controls.1)
        var (along, previous) = (0.0, start)
        for number in index + 1..<end {
            let place = point(number, index)
            let side = place - previous
            previous = place
            along += (side.x * side.x + side.y * side.y).squareRoot()
            let t = along / length
            let s = 1 - t
            let curve: SIMD2<Double> =
                start * (s * s * s) + controls.0 * (3 * s * s * t) + controls.1 * (3 * s * t * t) + last * (t * t * t)
            let slope: SIMD2<Double> = d0 * (s * s) + d1 * (2 * s * t) + d2 * (t * t)
            let rest = place - curve
            let beside = rest.x * slope.y - rest.y * slope.x
            let square = slope.x * slope.x + slope.y * slope.y
            guard beside * beside <= Self.tolerance * Self.tolerance * square,
                rest.x * rest.x + rest.y * rest.y < 1
            else { return false }
        }
        return true
    }
}
