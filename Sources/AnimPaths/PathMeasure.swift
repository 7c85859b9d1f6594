// SPDX-License-Identifier: MIT
import AnimMath

/// A path prepared for many queries by length.
///
/// All drawn segments, including the lines of `close`, form one sequence across subpaths; moves have no length.
/// Preparing costs about as much as measuring the path precisely; a query then costs O(log n).
package struct PathMeasure: Sendable {
    /// The length of the whole path, accurate to the rounding of doubles.
    package private(set) var length = 0.0

    /// Whether the path had a point at all.
    package var isEmpty: Bool { coordinates.isEmpty }

    /// A drawn segment that has a length.
    private struct Segment {
        /// The length along the path at which it begins.
        package var start: Double
        /// The verb's index.
        package var verb: UInt32
        package var subpath: UInt32
        /// The index of the coordinates of the verb's points; its start is before them.
        package var coordinate: UInt32
        /// The end of a `close`: the coordinates of the subpath's move.
        package var origin: UInt32
        /// Its first piece.
        var piece: UInt32
        package var kind: Path.Verb
    }

    /// A part of a segment so short that one rule gives the length of any part of it.
    private struct Piece {
        package var start: Double
        package var parameter: Double
        var segment: UInt32
    }

    private var coordinates: [Double] = []
    private var segments: [Segment] = []
    /// The pieces in order, plus one for the end.
    private var pieces: [Piece] = []
    /// The piece at each of as many equal steps of the length as there are pieces.
    private var steps: [UInt32] = []
    private var stepsPerLength = 0.0
    private var cuts = CurveLength.Pieces()

    /// A measure of an empty path.
    package init() {}

    /// Measures a path.
    package init(_ path: Path) { prepare(path) }

    /// Measures another path in the present memory: allocates only if that is too small.
    @inline(never)
    @_optimize(speed)
    package mutating func prepare(_ path: Path) {
        coordinates.removeAll(keepingCapacity: true)
        segments.removeAll(keepingCapacity: true)
        pieces.removeAll(keepingCapacity: true)
        coordinates.append(contentsOf: path.coordinates)
        length = 0
        var (index, origin, subpath, verbIndex) = (0, 0, -1, 0)
        for verb in path.verbs {
            let count = 2 * verb.pointCount
            guard index + count <= coordinates.count else { break }
            if verb == .move {
                origin = index
                subpath += 1
            } else if index >= 2 {
                let segment = Segment(
                    start: length,
                    verb: UInt32(truncatingIfNeeded: verbIndex),
                    subpath: UInt32(truncatingIfNeeded: max(subpath, 0)),
                    coordinate: UInt32(truncatingIfNeeded: index),
                    origin: UInt32(truncatingIfNeeded: origin),
                    piece: UInt32(truncatingIfNeeded: pieces.count),
                    kind: verb
                )
                add(segment)
            }
            index += count
            verbIndex += 1
        }
        pieces.append(Piece(start: length, parameter: 1, segment: UInt32(truncatingIfNeeded: segments.count)))
        makeSteps()
    }

    private mutating func makeSteps() {
        steps.removeAll(keepingCapacity: true)
        let count = pieces.count - 1
        // The quotient is infinite for a denormal length.
        stepsPerLength = count > 0 ? min(Double(count) / length, 0x1p1000) : 0
        var piece = 0
        for step in 0..<max(count, 0) {
            let start = Double(step) / stepsPerLength
            while piece + 1 < count, pieces[piece + 1].start <= start { piece += 1 }
            steps.append(UInt32(truncatingIfNeeded: piece))
        }
    }

    private mutating func add(_ segment: Segment) {
        let number = UInt32(truncatingIfNeeded: segments.count)
        let curve: CurveLength
        switch segment.kind {
        case .move: return
        case .line, .close:
            let (x0, y0, x1, y1) = line(segment)
            let size = Math.hypot(x1 - x0, y1 - y0)
            // A segment that does not increase the length is not stored.
            guard length + size > length else { return }
            segments.append(segment)
            pieces.append(Piece(start: length, parameter: 0, segment: number))
            length += size
            return
        case .quadratic: curve = CurveLength(quadratic(segment))
        case .cubic: curve = CurveLength(cubic(segment))
        }
        cuts.starts.removeAll(keepingCapacity: true)
        cuts.lengths.removeAll(keepingCapacity: true)
        _ = curve.cut(into: &cuts)
        let first = pieces.count
        for index in 0..<cuts.starts.count where length + cuts.lengths[index] > length {
            pieces.append(Piece(start: length, parameter: cuts.starts[index], segment: number))
            length += cuts.lengths[index]
        }
        // Nor is one without a piece that does.
        if pieces.count > first { segments.append(segment) }
    }

    @inline(__always)
    private func line(_ segment: Segment) -> (x0: Double, y0: Double, x1: Double, y1: Double) {
        let (index, end) = (Int(segment.coordinate), Int(segment.kind == .close ? segment.origin : segment.coordinate))
        return (coordinates[index - 2], coordinates[index - 1], coordinates[end], coordinates[end + 1])
    }

    @inline(__always)
    private func quadratic(_ segment: Segment) -> QuadraticCurve {
        let index = Int(segment.coordinate)
        return coordinates.withUnsafeBufferPointer { c in
            QuadraticCurve(
                x0: c[index - 2],
                y0: c[index - 1],
                x1: c[index],
                y1: c[index + 1],
                x2: c[index + 2],
                y2: c[index + 3]
            )
        }
    }

    @inline(__always)
    private func cubic(_ segment: Segment) -> CubicCurve {
        let index = Int(segment.coordinate)
        return coordinates.withUnsafeBufferPointer { c in
            CubicCurve(
                x0: c[index - 2],
                y0: c[index - 1],
                x1: c[index],
                y1: c[index + 1],
                x2: c[index + 2],
                y2: c[index + 3],
                x3: c[index + 4],
                y3: c[index + 5]
            )
        }
    }

    // MARK: By length

    /// The location at a length from the path's beginning; nil for an empty path.
    ///
    /// Lengths are clamped to the path; NaN is 0. Where two segments meet, the location is the beginning of the second,
    /// with its tangent: the direction in which the path continues. The end of the path is that of its last segment,
    /// even if the subpath is closed. At a cusp inside a curve the tangent is that of the continuation; if a control
    /// point coincides with its end, it is the limit. A path of length 0 is the point of its first move, with the
    /// tangent (1, 0).
    ///
    /// The point is accurate to about 1e-15 of the path's length. Complexity: O(log segments).
    package func location(atLength wanted: Double) -> PathLocation? {
        var hint = 0
        return location(atLength: wanted, near: &hint)
    }

    /// As above, but the search begins where the last one ended, for many lengths in order. The hint is initially 0.
    @_optimize(speed)
    package func location(atLength wanted: Double, near hint: inout Int) -> PathLocation? {
        guard coordinates.count >= 2 else { return nil }
        var location = PathLocation()
        guard pieces.count > 1 else {
            (location.x, location.y) = (coordinates[0], coordinates[1])
            return location
        }
        let at = wanted > 0 ? min(wanted, length) : 0
        let index = find(at, &hint)
        let segment = segments[Int(pieces[index].segment)]
        location.verb = Int(segment.verb)
        location.subpath = Int(segment.subpath)
        location.length = at
        location.parameter = parameter(at, index, segment)
        fill(&location, segment)
        return location
    }

    /// Only the point.
    @inline(__always)
    package func point(atLength wanted: Double, near hint: inout Int) -> (x: Double, y: Double) {
        guard pieces.count > 1 else { return coordinates.count >= 2 ? (coordinates[0], coordinates[1]) : (0, 0) }
        let at = wanted > 0 ? min(wanted, length) : 0
        let index = find(at, &hint)
        let segment = segments[Int(pieces[index].segment)]
        let t = parameter(at, index, segment)
        switch segment.kind {
        case .move, .line, .close:
            let (x0, y0, x1, y1) = line(segment)
            return ((1 - t) * x0 + t * x1, (1 - t) * y0 + t * y1)
        case .quadratic:
            let curve = quadratic(segment)
            return (curve.x(at: t), curve.y(at: t))
        case .cubic:
            let curve = cubic(segment)
            return (curve.x(at: t), curve.y(at: t))
        }
    }

    /// The piece that contains a length: the last that begins at or before it.
    @inline(__always)
    private func find(_ at: Double, _ hint: inout Int) -> Int {
        pieces.withUnsafeBufferPointer { pieces in
            // The end's entry is no piece.
            var high = pieces.count - 1
            if hint >= 0, hint < high, pieces[hint].start <= at {
                if hint + 1 == high || pieces[hint + 1].start > at { return hint }
            }
            // Search between the pieces of the two steps, plus one on either side because of rounding.
            let step = min(Int(min(at * stepsPerLength, 0x1p30)), steps.count - 1)
            var low = Int(steps[max(step - 1, 0)])
            if step + 2 < steps.count { high = min(Int(steps[step + 2]) + 1, high) }
            if pieces[low].start > at { low = 0 }
            if high < pieces.count - 1, pieces[high].start <= at { high = pieces.count - 1 }
            while high - low > 1 {
                let middle = (low + high) >> 1
                if pieces[middle].start <= at { low = middle } else { high = middle }
            }
            hint = low
            return low
        }
    }

    /// The parameter of a segment at a length in one of its pieces.
    @inline(__always)
    private func parameter(_ at: Double, _ index: Int, _ segment: Segment) -> Double {
        let (piece, next) = (pieces[index], pieces[index + 1])
        if at <= piece.start { return piece.parameter }
        let end = next.segment == piece.segment ? next.parameter : 1
        if at >= next.start { return end }
        let share = (at - piece.start) / (next.start - piece.start)
        switch segment.kind {
        case .line, .close, .move: return share
        case .quadratic: return CurveLength(quadratic(segment)).parameter(at - piece.start, share, piece.parameter, end)
        case .cubic: return CurveLength(cubic(segment)).parameter(at - piece.start, share, piece.parameter, end)
        }
    }

    /// Sets the point, tangent and curvature from the location's parameter.
    @inline(__always)
    private func fill(_ location: inout PathLocation, _ segment: Segment) {
        switch segment.kind {
        case .move, .line, .close:
            let (x0, y0, x1, y1) = line(segment)
            location.fill(.line(x0: x0, y0: y0, x1: x1, y1: y1))
        case .quadratic: location.fill(.quadratic(quadratic(segment)))
        case .cubic: location.fill(.cubic(cubic(segment)))
        }
    }

    // MARK: By parameter

    /// The length along the path at a parameter of a verb's segment (clamped to 0…1); for a verb that draws nothing,
    /// the length at the next segment. Complexity: O(log segments).
    package func length(verb: Int, parameter: Double) -> Double {
        // The last segment that does not begin after the verb.
        var low = 0
        var high = segments.count
        while high > low {
            let middle = (low + high) >> 1
            if Int(segments[middle].verb) <= verb { low = middle + 1 } else { high = middle }
        }
        if low > 0, Int(segments[low - 1].verb) == verb {
            return length(segments[low - 1], parameter > 0 ? min(parameter, 1) : 0)
        }
        return low < segments.count ? segments[low].start : length
    }

    /// The nearest point of the measured path, which is passed again, to a point, with its length; see `Path.nearest`.
    package func nearest(x: Double, y: Double, on path: Path) -> PathLocation? {
        guard var location = path.nearest(x: x, y: y) else { return nil }
        location.length = length(verb: location.verb, parameter: location.parameter)
        return location
    }

    /// The length along the path at a segment's parameter.
    private func length(_ segment: Segment, _ t: Double) -> Double {
        var index = Int(segment.piece)
        while index + 2 < pieces.count, pieces[index + 1].segment == pieces[index].segment,
            pieces[index + 1].parameter <= t
        {
            index += 1
        }
        let (piece, next) = (pieces[index], pieces[index + 1])
        if t >= (next.segment == piece.segment ? next.parameter : 1) { return next.start }
        if t <= piece.parameter { return piece.start }
        let part: Double
        switch segment.kind {
        case .line, .close, .move: part = t * (next.start - piece.start)
        case .quadratic: part = CurveLength(quadratic(segment)).short(from: piece.parameter, to: t)
        case .cubic: part = CurveLength(cubic(segment)).short(from: piece.parameter, to: t)
        }
        return min(piece.start + part, next.start)
    }
}

extension CurveLength {
    /// The parameter at a length from the start of a piece. `share` is that length as a fraction of the piece's.
    @inline(never)
    @_optimize(speed)
    package func parameter(_ wanted: Double, _ share: Double, _ start: Double, _ end: Double) -> Double {
        let width = end - start
        // Quintic Hermite interpolation of the inverse, from the speeds at both ends and their derivatives.
        let mean = wanted / (share * width)
        let (at0, at1) = (speed(at: start), speed(at: end))
        let (first, last) = (mean / at0.value, mean / at1.value)
        let rest = 1 - share
        var guess = share
        if first < 3, last < 3 {
            let (bend0, bend1) = (
                -at0.change * width / mean * (first * first * first), -at1.change * width / mean * (last * last * last)
            )
            let (s2, r2) = (share * share, rest * rest)
            guess = s2 * share * (1 + 3 * rest + 6 * r2)
            guess += share * rest * (r2 * first * (1 + 3 * share) - s2 * last * (1 + 3 * rest))
            guess += 0.5 * s2 * r2 * (rest * bend0 + share * bend1)
        } else if first >= 3, last < 3 {
            // From a cusp, the length grows with the square of the parameter.
            guess = share.squareRoot()
        } else if last >= 3, first < 3 {
            guess = 1 - rest.squareRoot()
        }
        var (low, high) = (start, end)
        var t = min(max(start + width * guess, start), end)
        var error = short(from: start, to: t) - wanted
        // Halley's method inside a bracket, which is halved if a step would leave it.
        for _ in 0..<64 {
            if error > 0 { high = t } else { low = t }
            let speed = speed(at: t)
            let step = error * speed.value / (speed.value * speed.value - 0.5 * error * speed.change)
            var next = t - step
            let isInside = next > low && next < high
            if !isInside { next = 0.5 * (low + high) }
            // Convergence is cubic: after a step over which the speed hardly changes, the error is below rounding.
            if isInside, step.magnitude <= 5e-6 * width, (step * speed.change).magnitude <= 1e-5 * speed.value {
                return next
            }
            guard next > low, next < high else { break }
            error += short(from: t, to: next)
            t = next
            if error == 0 { break }
        }
        return t
    }
}
