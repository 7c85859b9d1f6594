/// The lines that a path is flattened to: counted, or written one after the other.
///
/// Where a curve is cut follows R. Levien, "Flattening quadratic Béziers" (2019): the fewest chords of equal error are those
/// over equal parts of the integral of √curvature, which a parabola y = x² has in a form that is nearly closed. A cubic is
/// weighed as parabolas side by side and cut as the curve that it is. That says where the chords should end; that none is
/// farther away than the tolerance is proved for each of them: a chord for which it is not is halved.
struct Flattening {
    /// Above 0.
    var tolerance = 1.0
    private(set) var verbCount = 0
    private(set) var coordinateCount = 0
    /// Of verbs and of points; nil when they are counted only.
    private var capacity: Int?
    private var verbs: UnsafeMutablePointer<Path.Verb>
    private var coordinates: UnsafeMutablePointer<Double>

    /// Where the curve is, relative to its start and through `scale`: c₁ t + c₂ t² + c₃ t³.
    private var origin = SIMD2<Double>.zero
    private var c1 = SIMD2<Double>.zero
    private var c2 = SIMD2<Double>.zero
    private var c3 = SIMD2<Double>.zero
    private var scale = 1.0
    /// The square of its tolerance, through `scale` too.
    private var squaredTolerance = 1.0
    /// The end of the last chord: its parameter, place and derivative.
    private var last = (t: 0.0, point: SIMD2<Double>.zero, slope: SIMD2<Double>.zero)

    init(capacity: Int?) {
        self.capacity = capacity
        verbs = .allocate(capacity: capacity ?? 1)
        coordinates = .allocate(capacity: 2 * (capacity ?? 1))
    }

    func deallocate() {
        verbs.deallocate()
        coordinates.deallocate()
    }

    /// What was written.
    var path: Path {
        Path(
            verbs: Array(UnsafeBufferPointer(start: verbs, count: verbCount)),
            coordinates: Array(UnsafeBufferPointer(start: coordinates, count: coordinateCount))
        )
    }

    @inline(never)
    private mutating func grow(_ capacity: Int) {
        let larger = min(2 * capacity, Path.maximumVerbCount)
        let (newVerbs, newCoordinates) = (
            UnsafeMutablePointer<Path.Verb>.allocate(capacity: larger),
            UnsafeMutablePointer<Double>.allocate(capacity: 2 * larger)
        )
        newVerbs.update(from: verbs, count: verbCount)
        newCoordinates.update(from: coordinates, count: coordinateCount)
        deallocate()
        (verbs, coordinates) = (newVerbs, newCoordinates)
        self.capacity = larger
    }

    /// More than a path may have are counted and not written.
    @inline(__always)
    mutating func append(_ verb: Path.Verb, _ x: Double, _ y: Double) {
        if let capacity {
            if verbCount >= Path.maximumVerbCount {
                verbCount = Path.maximumVerbCount + 1
                return
            }
            if verbCount == capacity { grow(capacity) }
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

    /// Lines for a curve of a start, the coefficients of its powers relative to it, and an end.
    @inline(never)
    @_optimize(speed)
    mutating func curve(
        from start: SIMD2<Double>,
        _ first: SIMD2<Double>,
        _ second: SIMD2<Double>,
        _ third: SIMD2<Double>,
        to end: UnsafePointer<Double>
    ) {
        (c1, c2, c3) = (first, second, third)
        let size = max(Flattening.size(c1), max(Flattening.size(c2), Flattening.size(c3)))
        guard size > 0 else { return append(.line, end[0], end[1]) }
        origin = start
        scale = 1
        if !(size > 1e-50 && size < 1e50) { rescale(size) }
        let scaledSize = size / scale
        let limit = min(max(tolerance / scale, scaledSize * 0x1p-46), 8 * scaledSize)
        squaredTolerance = limit * limit
        last = (0, .zero, c1)
        // The quadratic that has a cubic's ends and end tangents' mean is √3/36 |p‴|/6 away from it at the most (T. Sederberg,
        // "Computer Aided Geometric Design", 2012); k parts of it k³ times less. Weighing needs less than drawing would.
        let distance = Flattening.dot(c3, c3) / (432 * Flattening.weighing * squaredTolerance)
        var pieceCount = 1.0
        if distance > 1 {
            pieceCount = distance <= 64 ? 2 : (distance <= 729 ? 3 : Math.cbrt(distance.squareRoot()).roundedUp)
        }
        guard pieceCount <= Double(Path.maximumVerbCount) else {
            verbCount = Path.maximumVerbCount + 1
            return
        }
        let count = Int(pieceCount)
        var index = 0
        while index < count, verbCount <= Path.maximumVerbCount {
            let next = min(index + Flattening.piecesAtOnce, count)
            pieces(index, next, of: pieceCount, limit.squareRoot())
            index = next
        }
        if capacity != nil, coordinateCount >= 2 {
            coordinates[coordinateCount - 2] = end[0]
            coordinates[coordinateCount - 1] = end[1]
        }
    }

    private static var weighing: Double { 0.25 }
    private static var piecesAtOnce: Int { 16 }

    @inline(__always)
    private static func size(_ v: SIMD2<Double>) -> Double { max(v.x.magnitude, v.y.magnitude) }

    @inline(__always)
    private static func dot(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { a.x * b.x + a.y * b.y }

    /// Fourth powers of what is very large or small would leave a double's range.
    @inline(never)
    private mutating func rescale(_ size: Double) {
        scale = Path.powerOfTwo(below: size)
        (c1, c2, c3) = (c1 / scale, c2 / scale, c3 / scale)
    }

    @inline(__always)
    private func slope(_ t: Double) -> SIMD2<Double> { c1 + t * (2 * c2 + 3 * t * c3) }

    @inline(__always)
    private func point(_ t: Double) -> SIMD2<Double> { t * (c1 + t * (c2 + t * c3)) }

    /// A stretch of the curve as a part of a parabola y = x² made smaller or larger.
    private struct Piece {
        /// The integral at its start, and how much greater it is at its end.
        var start = 0.0
        var length = 0.0
        /// The x of its start, as the inverse of the integral says, and 1 through how far it goes.
        var from = 0.0
        var through = 0.0
        /// How much of the curve's error it makes, and all before it.
        var weight = 0.0
        var before = 0.0
    }

    /// Lines for some of a curve's pieces.
    @_optimize(speed)
    private mutating func pieces(_ first: Int, _ next: Int, of count: Double, _ rootOfTolerance: Double) {
        withUnsafeTemporaryAllocation(of: Piece.self, capacity: Flattening.piecesAtOnce) { pieces in
            var total = 0.0
            var (startPoint, startSlope) = (last.point, last.slope)
            for index in first..<next {
                let end = Double(index + 1) / count
                let (endPoint, endSlope) = (point(end), slope(end))
                var piece = Flattening.weigh(
                    endPoint - startPoint,
                    (startSlope - endSlope) * (0.5 / count),
                    rootOfTolerance
                )
                piece.before = total
                total += piece.weight
                pieces[index - first] = piece
                (startPoint, startSlope) = (endPoint, endSlope)
            }
            let chords = (0.5 * total / rootOfTolerance).roundedUp
            guard chords <= Double(Path.maximumVerbCount) else {
                verbCount = Path.maximumVerbCount + 1
                return
            }
            let step = total / chords
            var index = 0
            var number = 1.0
            while number < chords, verbCount <= Path.maximumVerbCount {
                let place = number * step
                while index + 1 < next - first, pieces[index + 1].before <= place { index += 1 }
                let piece = pieces[index]
                let part = piece.start + piece.length * ((place - piece.before) / piece.weight)
                let along = (Flattening.abscissa(part) - piece.from) * piece.through
                let t = (Double(first + index) + min(max(along, 0), 1)) / count
                number += 1
                if t > last.t { chord(to: t, Flattening.deepest) }
            }
            chord(to: Double(next) / count, Flattening.deepest)
        }
    }

    /// ∫ (1 + 4x²)^(−¼) dx and its inverse, within a few hundredths: see the article named above.
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

    /// A quadratic curve of a chord, and of half of what it turns by: its first control point less the middle of the chord,
    /// doubled.
    @inline(__always)
    private static func weigh(_ chord: SIMD2<Double>, _ turn: SIMD2<Double>, _ rootOfTolerance: Double) -> Piece {
        var piece = Piece()
        let cross = Path.cross(chord, turn)
        let squaredTurn = dot(turn, turn)
        let along = dot(chord, turn)
        let x0 = 0.5 * (along + squaredTurn) / cross
        let x1 = 0.5 * (along - squaredTurn) / cross
        let rootOfScale = cross.magnitude / (squaredTurn * squaredTurn.squareRoot()).squareRoot()
        guard x0.magnitude < 1e60, x1.magnitude < 1e60, rootOfScale > 0, rootOfScale.isFinite else { return piece }
        let end = integral(x1)
        piece.start = integral(x0)
        piece.length = end - piece.start
        piece.from = abscissa(piece.start)
        piece.through = 1 / (abscissa(end) - piece.from)
        piece.weight = piece.length.magnitude * rootOfScale
        if x0 * x1 < 0 {
            // Around the apex chords cannot follow what is sharper than the tolerance.
            let sharp = rootOfTolerance / rootOfScale
            if sharp > 1 { piece.weight = rootOfTolerance * piece.length.magnitude / integral(sharp) }
        }
        return piece
    }

    // MARK: Chords

    private static var deepest: Int { 24 }

    /// A chord from where the last one ended, or more where it is not near enough.
    @inline(__always)
    private mutating func chord(to t: Double, _ depth: Int) {
        let (point, slope) = (point(t), slope(t))
        if isNear(t, point, slope) {
            write(t, point, slope)
        } else {
            halve(t, point, slope, depth)
        }
    }

    @inline(__always)
    private mutating func write(_ t: Double, _ point: SIMD2<Double>, _ slope: SIMD2<Double>) {
        last = (t, point, slope)
        var place = origin + point * scale
        if scale > 1 {
            let limit = SIMD2(repeating: Path.maximumCoordinate)
            place = place.clamped(lowerBound: -limit, upperBound: limit)
        }
        append(.line, place.x, place.y)
    }

    /// Whether the curve stays near the chord to a place.
    ///
    /// A curve's points are means of its four, and the two control points have weights of at most ¾ together, 4/9 each: so it
    /// is no farther away than ¾ of the farther one's distance, of 4/9 where they are on either side. For a short piece ¾ is
    /// what it takes.
    @inline(__always)
    private func isNear(_ t: Double, _ point: SIMD2<Double>, _ slope: SIMD2<Double>) -> Bool {
        let third = (t - last.t) * (1 / 3)
        let chord = point - last.point
        let (a, b) = (last.slope * third, slope * third)
        let length = Flattening.dot(chord, chord)
        let (alongA, alongB) = (Flattening.dot(a, chord), Flattening.dot(b, chord))
        let (besideA, besideB) = (Path.cross(a, chord), Path.cross(b, chord))
        let beside = max(besideA.magnitude, besideB.magnitude)
        if min(alongA, alongB) >= 0, max(alongA, alongB) <= length {
            let weight = besideA * besideB < 0 ? 0.5625 : 0.19753086419753088
            return beside * beside * weight <= squaredTolerance * length
        }
        return isNear(a, b, chord)
    }

    /// The same where control points are before or behind the chord.
    @inline(never)
    private func isNear(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ chord: SIMD2<Double>) -> Bool {
        func squaredDistance(_ point: SIMD2<Double>) -> Double {
            let length = Flattening.dot(chord, chord)
            let along = Flattening.dot(point, chord)
            if along <= 0 || length == 0 { return Flattening.dot(point, point) }
            if along >= length { return Flattening.dot(point - chord, point - chord) }
            let beside = Path.cross(point, chord)
            return beside * beside / length
        }
        return max(squaredDistance(a), squaredDistance(chord - b)) * 0.5625 <= squaredTolerance
    }

    /// Two chords, or more: at the place where the curve turns back, if it does.
    @inline(never)
    private mutating func halve(_ t: Double, _ point: SIMD2<Double>, _ slope: SIMD2<Double>, _ depth: Int) {
        let chord = point - last.point
        let (from, to) = (Flattening.dot(last.slope, chord), Flattening.dot(slope, chord))
        let turn = from * to < 0 ? from / (from - to) : 0.5
        let middle = last.t + (t - last.t) * min(max(turn, 0.0078125), 0.9921875)
        guard depth > 0, middle > last.t, middle < t, verbCount <= Path.maximumVerbCount else {
            return write(t, point, slope)
        }
        self.chord(to: middle, depth - 1)
        self.chord(to: t, depth - 1)
    }
}

extension Double {
    /// The least whole number that is not less, without a function of the C library.
    @inline(__always)
    var roundedUp: Double { -(-self).roundedDown }
}
