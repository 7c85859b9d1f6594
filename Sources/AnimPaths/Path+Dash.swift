// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

extension Path {
    /// The most dashes that one call makes: 2^15, plus 64 for each of the path's verbs.
    package static let maximumDashCount = 1 << 15

    /// Appends the path's dashes by the rules of SVG 2, chapter 13.5.6: lengths of dashes and gaps in turn, an odd
    /// number of lengths repeated once; each subpath begins `offset` into the pattern. An empty or all-0 pattern
    /// appends the path itself.
    ///
    /// Curves stay curves. If the first and last dash of a closed subpath both reach its start, they are joined. A dash
    /// of length 0 is a line from a point to itself, which caps show as a dot.
    ///
    /// - Parameters:
    ///   - dotLength: The length at which a dash of length 0 is drawn instead, to give it a direction.
    ///   - limit: The most dashes, if that is fewer than `maximumDashCount`.
    /// - Throws: `.argument` for lengths that are negative or not finite and an offset that is not finite, `.limit` for
    ///   a length beyond 1e150 and for more dashes. The result is then unchanged.
    @inline(never)
    package func appendDashed(
        _ dashes: UnsafeBufferPointer<Double>,
        offset: Double,
        dotLength: Double = 0,
        limit: Int = .max,
        to result: inout Path
    ) throws(AnimError) {
        guard let pattern = try DashPattern.make(dashes, offset) else { return try result.append(self) }
        var run = DashRun(
            pattern: pattern,
            dotLength: dotLength,
            limit: min(Path.maximumDashCount + Path.piecesPerVerb * verbs.count, limit)
        )
        var reader = SegmentReader(self)
        while let segment = reader.next() {
            if segment.verb == .move { try run.finish() }
            run.append(segment)
        }
        try run.finish()
        try result.append(run.result)
    }
}

/// Reads a path's verbs in order, each with the segment that it draws.
struct SegmentReader {
    /// A verb and its segment.
    package struct Element {
        package var verb: Path.Verb
        var segment: Path.Segment
    }

    private let path: Path
    private var verbIndex = 0
    private var index = 0
    private var start = SIMD2(0.0, 0.0)
    private var current = SIMD2(0.0, 0.0)

    init(_ path: Path) { self.path = path }

    /// The next verb; a move goes from its point to itself.
    package mutating func next() -> Element? {
        guard verbIndex < path.verbs.count else { return nil }
        let verb = path.verbs[verbIndex]
        verbIndex += 1
        let from = current
        switch verb {
        case .move:
            start = point()
            current = start
            return Element(verb: verb, segment: .line(x0: start.x, y0: start.y, x1: start.x, y1: start.y))
        case .line, .close:
            current = verb == .close ? start : point()
            return Element(verb: verb, segment: .line(x0: from.x, y0: from.y, x1: current.x, y1: current.y))
        case .quadratic:
            let control = point()
            current = point()
            let curve = QuadraticCurve(
                x0: from.x,
                y0: from.y,
                x1: control.x,
                y1: control.y,
                x2: current.x,
                y2: current.y
            )
            return Element(verb: verb, segment: .quadratic(curve))
        case .cubic:
            let (first, second) = (point(), point())
            current = point()
            let curve = CubicCurve(
                x0: from.x,
                y0: from.y,
                x1: first.x,
                y1: first.y,
                x2: second.x,
                y2: second.y,
                x3: current.x,
                y3: current.y
            )
            return Element(verb: verb, segment: .cubic(curve))
        }
    }

    private mutating func point() -> SIMD2<Double> {
        index += 2
        return SIMD2(path.coordinates[index - 2], path.coordinates[index - 1])
    }
}

/// The dash intervals along an endless line.
struct DashPattern {
    /// The ends of dashes and gaps in turn, from the start of the pattern: an even number.
    private let ends: [Double]
    private let period: Double
    /// Where in the pattern a subpath begins, 0 ..< period.
    private let phase: Double
    /// The first dash of the pattern that a subpath can show.
    private let firstDash: Int
    private var round = 0.0
    private var dash: Int

    /// Nil for a solid pattern.
    package static func make(_ dashes: UnsafeBufferPointer<Double>, _ offset: Double) throws(AnimError) -> DashPattern?
    {
        guard offset.isFinite else { throw AnimError(.argument, "dash_offset must be finite") }
        var sum = 0.0
        for dash in dashes {
            guard dash >= 0, dash.isFinite else {
                throw AnimError(.argument, "dashes must be finite and must not be negative")
            }
            guard dash <= Path.maximumCoordinate else { throw AnimError(.limit, "dashes must be at most 1e150") }
            sum += dash
        }
        guard sum > 0 else { return nil }
        var ends: [Double] = []
        var end = 0.0
        for _ in 0...dashes.count % 2 {
            for dash in dashes {
                end += dash
                ends.append(end)
            }
        }
        return DashPattern(ends, phase: offset.floorRemainder(end))
    }

    private init(_ ends: [Double], phase: Double) {
        self.ends = ends
        period = ends.last ?? 1
        self.phase = phase
        var first = 0
        while first + 2 < ends.count, ends[first] < phase { first += 2 }
        firstDash = first
        dash = first
    }

    /// Returns to the start of a subpath.
    package mutating func restart() {
        round = 0
        dash = firstDash
    }

    /// The next dash after the start of a subpath; the first may begin before it.
    package mutating func next() -> (start: Double, end: Double) {
        let base = round * period - phase
        let start = base + (dash > 0 ? ends[dash - 1] : 0)
        let end = base + ends[dash]
        dash += 2
        if dash >= ends.count {
            dash = 0
            round += 1
        }
        return (start, end)
    }

    /// About how many dashes fit into a length: at most one fewer than there are.
    package func count(in length: Double) -> Double { length / period * Double(ends.count / 2) }
}

/// Draws the dashes of subpaths in order.
private struct DashRun {
    private var pattern: DashPattern
    private let dotLength: Double
    /// The most dashes.
    private let limit: Int
    package private(set) var result = Path()
    private var count = 0.0

    private var segments: [Path.Segment] = []
    /// The end of each segment.
    private var ends: [Double] = []
    private var isClosed = false
    private var isDrawn = false
    private var start = SIMD2(0.0, 0.0)
    /// The index of the segment being drawn.
    private var segmentIndex = 0

    init(pattern: DashPattern, dotLength: Double, limit: Int) {
        self.limit = limit
        self.pattern = pattern
        self.dotLength = dotLength
    }

    package mutating func append(_ element: SegmentReader.Element) {
        if element.verb == .move {
            segments.removeAll(keepingCapacity: true)
            ends.removeAll(keepingCapacity: true)
            (isClosed, isDrawn) = (false, false)
            if case .line(let x, let y, _, _) = element.segment { start = SIMD2(x, y) }
            return
        }
        isDrawn = true
        isClosed = element.verb == .close
        let length = element.segment.length
        guard length > 0 else { return }
        segments.append(element.segment)
        ends.append((ends.last ?? 0) + length)
    }

    /// Draws the dashes of the subpath that was appended.
    package mutating func finish() throws(AnimError) {
        guard isDrawn else { return }
        isDrawn = false
        pattern.restart()
        guard let total = ends.last else {
            let first = pattern.next()
            if first.start <= 0, first.end >= 0 {
                result.appendMove(start.x, start.y)
                result.appendLine(start.x, start.y)
            }
            return
        }
        count += pattern.count(in: total) + 1
        guard count <= Double(self.limit) else {
            throw AnimError(
                .limit,
                "dashes are so short that there would be more than 32768 plus 64 for each verb"
            )
        }
        try result.checkRoom(for: 2 * Int(max(count, 0)))
        // A remainder that is only rounding makes no dash.
        let limit = total * (1 - 1e-12)
        let first = pattern.next()
        var isJoined = false
        if isClosed, first.start <= 0, first.end > 0 {
            if first.end >= limit { return appendWhole() }
            var last = pattern.next()
            while last.end < limit, last.start < limit { last = pattern.next() }
            isJoined = last.start < limit
            pattern.restart()
            _ = pattern.next()
        }
        segmentIndex = 0
        if !isJoined, first.start < limit, first.end > 0 || first.start == 0 {
            append(from: max(first.start, 0), to: first.end, isStarting: true)
        }
        while true {
            let dash = pattern.next()
            guard dash.start < limit else { break }
            append(from: dash.start, to: dash.end < limit ? dash.end : total, isStarting: true)
            guard result.verbs.count < Path.maximumVerbCount - 2 * segments.count - 8 else {
                throw AnimError(.limit, "the dashes would have more than 16777216 verbs")
            }
        }
        if isJoined {
            segmentIndex = 0
            append(from: 0, to: first.end, isStarting: false)
        }
    }

    private mutating func appendWhole() {
        result.appendMove(start.x, start.y)
        for segment in segments { segment.appendPart(0, 1, to: &result) }
        result.appendClose()
    }

    /// Draws between two lengths. The second may be beyond the end.
    private mutating func append(from first: Double, to last: Double, isStarting: Bool) {
        while segmentIndex < segments.count - 1, ends[segmentIndex] <= first { segmentIndex += 1 }
        var isStarting = isStarting
        while segmentIndex < segments.count {
            let begin = segmentIndex > 0 ? ends[segmentIndex - 1] : 0
            let segment = segments[segmentIndex]
            let length = ends[segmentIndex] - begin
            let t0 = first <= begin ? 0 : segment.parameter(atLength: first - begin, of: length)
            let t1 = last >= ends[segmentIndex] ? 1 : segment.parameter(atLength: last - begin, of: length)
            if isStarting {
                let point = segment.point(at: t0)
                result.appendMove(point.x, point.y)
                isStarting = false
                if t1 <= t0 {
                    let direction = segment.direction(at: t0) * dotLength
                    result.appendLine(point.x + direction.x, point.y + direction.y)
                }
            }
            if t1 > t0 { segment.appendPart(t0, t1, to: &result) }
            guard last > ends[segmentIndex] else { return }
            segmentIndex += 1
        }
    }
}

extension Path.Segment {
    /// Appends the part between two parameters to a path that is at its start.
    func appendPart(_ t0: Double, _ t1: Double, to path: inout Path) {
        // Rounding must not leave a path's range.
        func clamp(_ value: Double) -> Double { min(max(value, -Path.maximumCoordinate), Path.maximumCoordinate) }
        let end = point(at: t1)
        switch self {
        case .line: path.appendLine(clamp(end.x), clamp(end.y))
        case .quadratic(let curve):
            let part = curve.part(t0, t1)
            path.appendQuadratic(clamp(part.x1), clamp(part.y1), clamp(end.x), clamp(end.y))
        case .cubic(let curve):
            let part = curve.part(t0, t1)
            path.appendCubic(
                clamp(part.x1),
                clamp(part.y1),
                clamp(part.x2),
                clamp(part.y2),
                clamp(end.x),
                clamp(end.y)
            )
        }
    }

    /// The point at a parameter.
    package func point(at t: Double) -> SIMD2<Double> {
        switch self {
        case .line(let x0, let y0, let x1, let y1):
            return t < 1 ? SIMD2(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t) : SIMD2(x1, y1)
        case .quadratic(let curve): return SIMD2(curve.x(at: t), curve.y(at: t))
        case .cubic(let curve): return SIMD2(curve.x(at: t), curve.y(at: t))
        }
    }

    /// The unit direction at a parameter.
    package func direction(at t: Double) -> SIMD2<Double> {
        let curve = cubic
        let part = t < 0.5 ? curve.part(t, 1) : curve.part(0, t)
        let points = [
            SIMD2(part.x0, part.y0), SIMD2(part.x1, part.y1), SIMD2(part.x2, part.y2), SIMD2(part.x3, part.y3),
        ]
        for step in 1...3 {
            let (a, b) = t < 0.5 ? (points[0], points[step]) : (points[3 - step], points[3])
            let length = Math.hypot(b.x - a.x, b.y - a.y)
            if length > 0 { return (b - a) / length }
        }
        return SIMD2(1, 0)
    }
}
