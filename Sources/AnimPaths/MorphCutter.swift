// SPDX-License-Identifier: MIT
/// Cuts a contour, and all that lies in it, by a line. The winding numbers stay the same everywhere: each chord belongs
/// to both parts, in opposite directions.
struct MorphCutter {
    /// The two parts as subpaths. The one before the line comes first.
    package var verbs: [Path.Verb] = []
    package var coordinates: [Double] = []
    /// For each contour, whether the parts replace it.
    package var isCut: [Bool] = []

    /// The line's unit normal.
    private let normal: SIMD2<Double>
    /// The line's distance from the origin along its normal, in the path's coordinates.
    private let offset: Double
    /// Smaller distances are rounding.
    private let grain: Double
    /// The crossings, contour by contour in their order: which contour and piece, where on it, where along the line,
    /// and whether the contour goes to the line's further side.
    private var contours: [Int] = []
    private var pieces: [Int] = []
    private var parameters: [Double] = []
    private var points: [SIMD2<Double>] = []
    private var along: [Double] = []
    private var isRising: [Bool] = []

    /// The most crossings of a tree of contours with a line.
    private static let crossingLimit = 16
    /// How many parts of a curve are tested for crossings.
    private static let samples = 8

    /// Nil if there would be more than two parts, or if more than `holes` holes would be cut.
    ///
    /// - Parameter offset: The line's distance from the shape's middle along its normal, in units of the shape's size.
    init?(_ shape: borrowing MorphShape, _ root: Int, _ normal: SIMD2<Double>, _ offset: Double, holes: Int) {
        self.normal = normal
        self.offset = normal.x * shape.middleX + normal.y * shape.middleY + offset * shape.size
        grain = MorphShape.noise * shape.size
        var holes = holes
        for index in shape.contours.indices {
            let count = points.count
            if index == root || shape.isInside(index, root) {
                guard shape.contours[index].isClosed, add(shape, index) else { return nil }
            }
            isCut.append(points.count > count)
            if shape.contours[index].isHole != shape.contours[root].isHole, points.count > count { holes -= 1 }
        }
        guard holes >= 0, points.count >= 2, points.count % 2 == 0, isCut[root], connect(shape) else { return nil }
    }

    private func distance(_ x: Double, _ y: Double) -> Double { normal.x * x + normal.y * y - offset }

    /// Whether a point lies on the line's further side. What lies on the line, up to rounding, does.
    private func isFurther(_ x: Double, _ y: Double) -> Bool { distance(x, y) >= -grain }

    /// The crossings of a contour, in its order; false for too many.
    private mutating func add(_ shape: borrowing MorphShape, _ index: Int) -> Bool {
        let contour = shape.contours[index]
        for piece in contour.first..<contour.first + contour.count {
            let curve = shape.curves[piece]
            let count = shape.isLine[piece] ? 1 : Self.samples
            var (last, before) = (0.0, isFurther(curve.x0, curve.y0))
            for sample in 1...count {
                let parameter = Double(sample) / Double(count)
                let after =
                    sample == count
                    ? isFurther(curve.x3, curve.y3) : isFurther(curve.x(at: parameter), curve.y(at: parameter))
                if before != after {
                    if points.count >= Self.crossingLimit { return false }
                    var (low, high) = (last, parameter)
                    // Bisection to the precision of a double.
                    for _ in 0..<52 {
                        let middle = (low + high) / 2
                        let isBefore = (distance(curve.x(at: middle), curve.y(at: middle)) >= 0) == before
                        if isBefore { low = middle } else { high = middle }
                    }
                    let point = SIMD2(curve.x(at: low), curve.y(at: low))
                    contours.append(index)
                    pieces.append(piece)
                    parameters.append(low)
                    points.append(point)
                    along.append(normal.x * point.y - normal.y * point.x)
                    isRising.append(after)
                }
                (last, before) = (parameter, after)
            }
        }
        return true
    }

    /// Connects the crossings: along the contours, and along the line, which must go in and out by turns.
    private mutating func connect(_ shape: borrowing MorphShape) -> Bool {
        var order: [Int] = []
        for index in points.indices {
            var rank = order.count
            while rank > 0, along[order[rank - 1]] > along[index] { rank -= 1 }
            order.insert(index, at: rank)
        }
        var partners = order
        for rank in order.indices {
            if isRising[order[rank]] != (isRising[order[0]] == (rank % 2 == 0)) { return false }
            partners[order[rank]] = order[rank ^ 1]
        }
        var done = 0
        for isFurther in [false, true] {
            var first = 0
            while isRising[first] != isFurther { first += 1 }
            verbs.append(.move)
            append(points[first])
            var index = first
            repeat {
                done += 1
                // The crossing of the same contour that comes next.
                var end = index + 1
                if end == points.count || contours[end] != contours[index] {
                    end = index
                    while end > 0, contours[end - 1] == contours[index] { end -= 1 }
                }
                append(shape, index, end)
                index = partners[end]
                // The last chord is what closing draws.
                if index != first {
                    verbs.append(.line)
                    append(points[index])
                }
            } while index != first && done < points.count
            verbs.append(.close)
        }
        return done == points.count
    }

    private mutating func append(_ point: SIMD2<Double>) {
        coordinates.append(point.x)
        coordinates.append(point.y)
    }

    /// The pieces from one crossing of a contour to another one.
    private mutating func append(_ shape: borrowing MorphShape, _ start: Int, _ end: Int) {
        let contour = shape.contours[contours[start]]
        var (piece, from) = (pieces[start], parameters[start])
        var isLast = piece == pieces[end] && end > start
        for _ in 0...contour.count {
            let curve = shape.curves[piece]
            let to = isLast ? parameters[end] : 1
            let part = from == 0 && to == 1 ? curve : curve.part(from, to)
            if shape.isLine[piece] {
                verbs.append(.line)
            } else {
                verbs.append(.cubic)
                append(SIMD2(part.x1, part.y1))
                append(SIMD2(part.x2, part.y2))
            }
            // Parts that meet share their points.
            append(isLast ? points[end] : SIMD2(curve.x3, curve.y3))
            if isLast { return }
            piece = piece + 1 < contour.first + contour.count ? piece + 1 : contour.first
            from = 0
            isLast = piece == pieces[end]
        }
    }
}

extension MorphShape {
    /// Whether a contour lies in another one, at any depth.
    func isInside(_ contour: Int, _ other: Int) -> Bool {
        var index = contour
        for _ in contours.indices where contours[index].parent >= 0 {
            index = contours[index].parent
            if index == other { return true }
        }
        return false
    }
}
