// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

/// The lines of a flattened path: counted, or appended in order.
///
/// The cuts follow R. Levien, "Flattening quadratic Béziers" (2019): the fewest chords of equal error span equal parts
/// of the integral of √curvature, which for a parabola y = x² has a nearly closed form. A cubic is measured as a
/// sequence of parabolas, but its chords end on the cubic itself. This only proposes where chords end; for each chord a
/// bound then proves that the tolerance is met, and a chord that fails is halved.
struct Flattening {
    /// Above 0.
    package var tolerance = 1.0
    /// The most verbs; a count of one more means too many.
    private let most: Int
    package private(set) var verbCount = 0
    package private(set) var coordinateCount = 0
    /// The room for verbs and points; nil when they are only counted.
    private var capacity: Int?
    private var verbs: UnsafeMutablePointer<Path.Verb>
    private var coordinates: UnsafeMutablePointer<Double>

    private var curve = FlattenedCurve()
    /// The end of the last chord.
    private var last = FlattenedCurve.Sample()

    init(capacity: Int?, most: Int) {
        self.capacity = capacity
        self.most = most
        verbs = .allocate(capacity: capacity ?? 1)
        coordinates = .allocate(capacity: 2 * (capacity ?? 1))
    }

    /// Frees the room for verbs and points. Must be called once at the end.
    package func deallocate() {
        verbs.deallocate()
        coordinates.deallocate()
    }

    /// The path written so far.
    package var path: Path {
        Path(
            verbs: Array(UnsafeBufferPointer(start: verbs, count: verbCount)),
            coordinates: Array(UnsafeBufferPointer(start: coordinates, count: coordinateCount))
        )
    }

    @inline(never)
    private mutating func grow(_ needed: Int) {
        let larger = min(max(2 * needed, 64), most)
        let (newVerbs, newCoordinates) = (
            UnsafeMutablePointer<Path.Verb>.allocate(capacity: larger),
            UnsafeMutablePointer<Double>.allocate(capacity: 2 * larger)
        )
        newVerbs.update(from: verbs, count: verbCount)
        newCoordinates.update(from: coordinates, count: coordinateCount)
        deallocate()
        (verbs, coordinates) = (newVerbs, newCoordinates)
        capacity = larger
    }

    /// Whether there are too many verbs.
    var isTooLong: Bool { verbCount > most }

    /// Beyond the limit nothing is written, only counted.
    @inline(__always)
    package mutating func append(_ verb: Path.Verb, _ x: Double, _ y: Double) {
        if let capacity {
            if verbCount >= most {
                verbCount = most + 1
                return
            }
            if verbCount == capacity { grow(verbCount) }
            verbs[verbCount] = verb
            coordinates[coordinateCount] = x
            coordinates[coordinateCount + 1] = y
        }
        verbCount += 1
        coordinateCount += 2
    }

    mutating func appendClose() {
        append(.close, 0, 0)
        coordinateCount -= 2
    }

    // MARK: Curves

    /// Appends lines for a curve given by its start, the coefficients of its powers relative to the start, and its end.
    @inline(never)
    @_optimize(speed)
    package mutating func curve(
        from start: SIMD2<Double>,
        _ first: SIMD2<Double>,
        _ second: SIMD2<Double>,
        _ third: SIMD2<Double>,
        to end: UnsafePointer<Double>
    ) {
        let size = max(Flattening.size(first), max(Flattening.size(second), Flattening.size(third)))
        guard size > 0 else { return append(.line, end[0], end[1]) }
        curve = FlattenedCurve(origin: start, c1: first, c2: second, c3: third)
        if !(size > 1e-50 && size < 1e50) { curve.rescale(size) }
        let scaledSize = size / curve.scale
        let limit = min(max(tolerance / curve.scale, scaledSize * 0x1p-46), 8 * scaledSize)
        curve.squaredTolerance = limit * limit
        last = FlattenedCurve.Sample(slope: curve.c1)
        // A quadratic with the same ends and the mean of a cubic's end tangents is at most √3/36 |p‴|/6 from it (T.
        // Sederberg, "Computer Aided Geometric Design", 2012), and k³ times less for each of k parts. Measuring
        // tolerates more error than drawing.
        let distance = FlattenedCurve.dot(curve.c3, curve.c3) / (432 * Flattening.weighing * curve.squaredTolerance)
        var pieceCount = 1.0
        if distance > 1 {
            pieceCount = distance <= 64 ? 2 : (distance <= 729 ? 3 : Math.cbrt(distance.squareRoot()).roundedUp)
        }
        guard let count = Path.pieceCount(pieceCount, limit: most) else {
            verbCount = most + 1
            return
        }
        pieceCount = Double(count)
        var index = 0
        withUnsafeTemporaryAllocation(of: Piece.self, capacity: Flattening.piecesAtOnce) { memory in
            guard let pieces = memory.baseAddress else { return }
            while index < count, verbCount <= most {
                let next = min(index + Flattening.piecesAtOnce, count)
                draw(index, next, of: pieceCount, limit.squareRoot(), pieces)
                index = next
            }
        }
        if capacity != nil, coordinateCount >= 2 {
            coordinates[coordinateCount - 2] = end[0]
            coordinates[coordinateCount - 1] = end[1]
        }
    }

    /// The square of the error that is allowed when a cubic is measured as parabolas, relative to the tolerance.
    private static var weighing: Double { 0.25 }
    private static var piecesAtOnce: Int { 16 }
    /// Two percent more chords than the integral requires, so that few have to be halved.
    private static var margin: Double { 0.51 }

    @inline(__always)
    private static func size(_ v: SIMD2<Double>) -> Double { max(v.x.magnitude, v.y.magnitude) }

    /// A part of the curve as a scaled part of a parabola y = x².
    private struct Piece {
        /// The integral at its start.
        package var start = 0.0
        /// x at its start, by the inverse of the integral, and the reciprocal of the extent in x.
        package var from = 0.0
        package var through = 0.0
        /// Its share of the curve's error, and the share of all pieces before it; its extent in the integral divided by
        /// its weight.
        package var weight = 0.0
        package var before = 0.0
        var ratio = 0.0
    }

    /// Appends lines for some pieces of a curve.
    @inline(never)
    @_optimize(speed)
    private mutating func draw(
        _ first: Int,
        _ next: Int,
        of count: Double,
        _ rootOfTolerance: Double,
        _ pieces: UnsafeMutablePointer<Piece>
    ) {
        let curve = self.curve
        var last = self.last
        let through = 1 / count
        let total = weigh(first, next, through, rootOfTolerance, pieces)
        var chords = (Flattening.margin * total / rootOfTolerance).roundedUp
        guard makeRoom(forChords: chords) else { return }
        let before = (verbCount, coordinateCount)
        var mayRetry = chords > 1
        var step = total / chords
        var piece = pieces
        let lastPiece = pieces + (next - first - 1)
        var pieceNumber = Double(first)
        var number = 1.0
        while true {
            var t = Double(next) * through
            if number < chords {
                let position = number * step
                while piece < lastPiece, piece[1].before <= position {
                    piece += 1
                    pieceNumber += 1
                }
                let part = piece.pointee.start + piece.pointee.ratio * (position - piece.pointee.before)
                let along = (Flattening.abscissa(part) - piece.pointee.from) * piece.pointee.through
                t = (pieceNumber + min(max(along, 0), 1)) * through
            } else if Double(next) == count {
                t = 1
            }
            number += 1
            if t > last.t {
                let end = FlattenedCurve.Sample(t: t, point: curve.point(t), slope: curve.slope(t))
                if curve.isNear(from: last, to: end) {
                    last = end
                    write(curve.position(of: end))
                } else if mayRetry {
                    mayRetry = false
                    chords += 1
                    step = total / chords
                    (piece, pieceNumber, number) = (pieces, Double(first), 1)
                    last = self.last
                    (verbCount, coordinateCount) = before
                    continue
                } else {
                    self.last = last
                    halve(end, Flattening.deepest)
                    last = self.last
                }
            }
            guard number <= chords || number <= 1, verbCount <= most else { break }
        }
        self.last = last
    }

    /// Grows the memory for some chords.
    /// - Returns: whether they are few enough.
    @inline(__always)
    private mutating func makeRoom(forChords chords: Double) -> Bool {
        guard let count = Path.pieceCount(chords, limit: most - verbCount) else {
            verbCount = most + 1
            return false
        }
        let needed = verbCount + count + 2
        if let capacity, needed > capacity { grow(needed) }
        return true
    }

    /// Weighs some pieces of a curve.
    ///
    /// - Returns: The sum of their weights.
    @inline(__always)
    private func weigh(
        _ first: Int,
        _ next: Int,
        _ through: Double,
        _ rootOfTolerance: Double,
        _ pieces: UnsafeMutablePointer<Piece>
    ) -> Double {
        var total = 0.0
        var (startPoint, startSlope) = (last.point, last.slope)
        for index in first..<next {
            let end = Double(index + 1) * through
            let (endPoint, endSlope) = (curve.point(end), curve.slope(end))
            let piece = pieces + (index - first)
            piece.pointee = Flattening.weigh(
                endPoint - startPoint,
                (startSlope - endSlope) * (0.5 * through),
                rootOfTolerance
            )
            piece.pointee.before = total
            total += piece.pointee.weight
            (startPoint, startSlope) = (endPoint, endSlope)
        }
        return total
    }

    /// ∫ (1 + 4x²)^(−¼) dx and its inverse, within a few hundredths: see the article cited above.
    @inline(__always)
    private static func integral(_ x: Double) -> Double {
        let d = 0.67
        return x / (1 - d + (d * d * d * d + 0.25 * x * x).squareRoot().squareRoot())
    }

    @inline(__always)
    private static func abscissa(_ integral: Double) -> Double {
        let b = 0.39
        return integral * (1 - b + (b * b + 0.25 * integral * integral).squareRoot())
    }

    /// Weighs a quadratic curve, given by its chord and by twice the vector from the middle of the chord to its control
    /// point.
    @inline(__always)
    private static func weigh(_ chord: SIMD2<Double>, _ turn: SIMD2<Double>, _ rootOfTolerance: Double) -> Piece {
        var piece = Piece()
        let cross = Path.cross(chord, turn)
        let squaredTurn = FlattenedCurve.dot(turn, turn)
        let along = FlattenedCurve.dot(chord, turn)
        let x0 = 0.5 * (along + squaredTurn) / cross
        let x1 = 0.5 * (along - squaredTurn) / cross
        let rootOfScale = cross.magnitude / (squaredTurn * squaredTurn.squareRoot()).squareRoot()
        guard x0.magnitude < 1e60, x1.magnitude < 1e60, rootOfScale > 0, rootOfScale.isFinite else { return piece }
        let end = integral(x1)
        piece.start = integral(x0)
        piece.from = abscissa(piece.start)
        piece.through = 1 / (abscissa(end) - piece.from)
        let length = end - piece.start
        piece.weight = length.magnitude * rootOfScale
        if x0 * x1 < 0 {
            // Around the apex, chords cannot follow features sharper than the tolerance.
            let sharp = rootOfTolerance / rootOfScale
            if sharp > 1 { piece.weight = rootOfTolerance * length.magnitude / integral(sharp) }
        }
        piece.ratio = length / piece.weight
        return piece
    }

    // MARK: Chords

    private static var deepest: Int { 24 }

    @inline(__always)
    private mutating func write(_ point: SIMD2<Double>) { append(.line, point.x, point.y) }

    /// Appends two chords or more. Cuts where the curve turns back, if it does.
    @inline(never)
    private mutating func halve(_ end: FlattenedCurve.Sample, _ depth: Int) {
        let chord = end.point - last.point
        let (from, to) = (FlattenedCurve.dot(last.slope, chord), FlattenedCurve.dot(end.slope, chord))
        let turn = from * to < 0 ? from / (from - to) : 0.5
        let t = last.t + (end.t - last.t) * min(max(turn, 0.0078125), 0.9921875)
        guard depth > 0, t > last.t, t < end.t, verbCount <= most else {
            last = end
            return write(curve.position(of: end))
        }
        let middle = FlattenedCurve.Sample(t: t, point: curve.point(t), slope: curve.slope(t))
        self.chord(to: middle, depth - 1)
        self.chord(to: end, depth - 1)
    }

    @inline(never)
    private mutating func chord(to end: FlattenedCurve.Sample, _ depth: Int) {
        guard curve.isNear(from: last, to: end) else { return halve(end, depth) }
        last = end
        write(curve.position(of: end))
    }
}

extension Double {
    /// The least integer that is not less, without the C library.
    @inline(__always)
    var roundedUp: Double { -(-self).roundedDown }
}
