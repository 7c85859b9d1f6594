// SPDX-License-Identifier: MIT
/// What a morph knows about a path: its pieces, its contours, and points along them.
struct MorphShape {
    /// All pieces, lines as cubics with their control points at thirds.
    package var curves: [CubicCurve] = []
    package var isLine: [Bool] = []
    /// The index of the verb that draws each piece.
    package var verbs: [Int32] = []
    var contours: [MorphContour] = []
    package var nodes: [MorphNode] = []
    /// The box of the control points in the path's coordinates: its middle and its longer side (1 for a point).
    var middleX = 0.0
    var middleY = 0.0
    package var size = 1.0
}

/// A subpath.
struct MorphContour {
    /// Its pieces in the shape.
    package var first = 0
    package var count = 0
    /// Its end is its start.
    package var isClosed = false
    var hasClose = false
    /// It is closed as filling closes it, and no verb says so.
    var isClosedByFill = false
    /// Its index among the path's subpaths, and the index of its move.
    package var subpath: Int32 = 0
    package var firstVerb: Int32 = 0
    /// Walked against its direction.
    package var isReversed = false
    /// Its nodes in the shape; a closed contour has as many as intervals, an open one has one more.
    package var firstNode = 0
    package var nodeCount = 0
    /// In units of the shape's size, about its middle.
    package var length = 0.0
    package var area = 0.0
    package var x = 0.0
    package var y = 0.0
    /// The root of the mean square distance of the outline from (x, y).
    package var radius = 0.0
    package var minX = 0.0
    package var minY = 0.0
    package var maxX = 0.0
    package var maxY = 0.0
    package var parent = -1
    package var depth = 0
    var isHole = false
    /// What has been cut becomes what has the same number; 0 where nobody says.
    var part: Int32 = 0
}

/// A point of a contour, and the interval from it to the next one, which lies on one piece.
struct MorphNode {
    /// In units of the shape's size, about its middle.
    package var x = 0.0
    package var y = 0.0
    /// How far along the contour, in units of the contour's length.
    package var s = 0.0
    /// The interval's length, in units of the contour's length, and its direction.
    package var length = 0.0
    package var dx = 0.0
    package var dy = 0.0
    /// How sharp the corner here is: 1 − cos of the turn, 0 to 2.
    package var corner = 0.0
    var piece: Int32 = 0
    /// Whether a piece begins here.
    var isJoint = false
    /// The piece's parameters at the interval's ends.
    var u0 = 0.0
    var u1 = 0.0
}

extension MorphShape {
    /// The verb of a piece that no verb draws: the line by which filling closes a subpath.
    static let noVerb = Int32.max

    /// - Parameters:
    ///   - keepsAll: Also pieces of no length are kept, so that paths of the same verbs have the same pieces.
    ///   - closes: Subpaths are closed, as filling closes them; but for single lines and curves, which are often strokes.
    ///   - keepsDots: Subpaths of no length are kept: strokes with round or square caps show them.
    init(_ path: Path, keepsAll: Bool = false, closes: Bool = false, keepsDots: Bool = false) {
        curves.reserveCapacity(path.verbs.count)
        isLine.reserveCapacity(path.verbs.count)
        readPieces(path, keepsAll, closes, keepsDots)
        measureBox()
        if !keepsAll { dropSpecks() }
    }

    /// The pieces and contours.
    private mutating func readPieces(_ path: Path, _ keepsAll: Bool, _ fills: Bool, _ keepsDots: Bool) {
        var contour = MorphContour()
        var (startX, startY, x, y) = (0.0, 0.0, 0.0, 0.0)
        var isOpen = false
        var subpath: Int32 = -1
        // The first verb of a subpath that draws nothing but a point.
        var dotVerb: Int32 = -1
        func finish(_ shape: inout MorphShape, _ closes: Bool) {
            guard isOpen else { return }
            isOpen = false
            contour.hasClose = closes
            contour.count = shape.curves.count - contour.first
            if contour.count == 0, keepsDots, dotVerb >= 0 {
                shape.curves.append(CubicCurve(line: startX, startY, startX, startY))
                shape.isLine.append(true)
                shape.verbs.append(dotVerb)
                shape.contours.append(contour)
                shape.contours[shape.contours.count - 1].count = 1
                return
            }
            if contour.count == 0 { return }
            contour.isClosed = closes || (x == startX && y == startY && contour.count > 1)
            if fills, !closes, contour.count > 1 {
                if keepsAll || x != startX || y != startY {
                    shape.curves.append(CubicCurve(line: x, y, startX, startY))
                    shape.isLine.append(true)
                    shape.verbs.append(Self.noVerb)
                    contour.count += 1
                }
                contour.isClosed = true
                contour.isClosedByFill = true
            }
            shape.contours.append(contour)
        }
        var verbIndex: Int32 = 0
        func add(_ shape: inout MorphShape, _ curve: CubicCurve, _ line: Bool) {
            let isPoint =
                curve.x0 == curve.x1 && curve.x0 == curve.x2 && curve.x0 == curve.x3 && curve.y0 == curve.y1
                && curve.y0 == curve.y2 && curve.y0 == curve.y3
            if !isPoint || keepsAll {
                shape.curves.append(curve)
                shape.isLine.append(line)
                shape.verbs.append(verbIndex)
            } else if dotVerb < 0 {
                dotVerb = verbIndex
            }
            (x, y) = (curve.x3, curve.y3)
        }
        path.coordinates.withUnsafeBufferPointer { points in
            var index = 0
            for verb in path.verbs {
                guard index + 2 * verb.pointCount <= points.count else { return }
                switch verb {
                case .move:
                    finish(&self, false)
                    (x, y) = (points[index], points[index + 1])
                    (startX, startY) = (x, y)
                    subpath += 1
                    dotVerb = -1
                    contour = MorphContour()
                    contour.first = curves.count
                    contour.subpath = subpath
                    contour.firstVerb = verbIndex
                    isOpen = true
                case .line:
                    add(&self, CubicCurve(line: x, y, points[index], points[index + 1]), true)
                case .quadratic:
                    let (cx, cy) = (points[index], points[index + 1])
                    let (ex, ey) = (points[index + 2], points[index + 3])
                    let third = 1.0 / 3
                    let curve = CubicCurve(
                        x0: x,
                        y0: y,
                        x1: x + (cx - x) * 2 * third,
                        y1: y + (cy - y) * 2 * third,
                        x2: ex + (cx - ex) * 2 * third,
                        y2: ey + (cy - ey) * 2 * third,
                        x3: ex,
                        y3: ey
                    )
                    add(&self, curve, false)
                case .cubic:
                    let curve = CubicCurve(
                        x0: x,
                        y0: y,
                        x1: points[index],
                        y1: points[index + 1],
                        x2: points[index + 2],
                        y2: points[index + 3],
                        x3: points[index + 4],
                        y3: points[index + 5]
                    )
                    add(&self, curve, false)
                case .close:
                    add(&self, CubicCurve(line: x, y, startX, startY), true)
                    finish(&self, true)
                }
                index += 2 * verb.pointCount
                verbIndex += 1
            }
            finish(&self, false)
        }
    }

    /// Removes pieces that are points but for rounding; a contour of nothing else stays.
    private mutating func dropSpecks() {
        let limit = 1e-9 * size
        func isSpeck(_ curve: CubicCurve) -> Bool {
            max(abs(curve.x1 - curve.x0), abs(curve.y1 - curve.y0), abs(curve.x2 - curve.x0)) <= limit
                && max(abs(curve.y2 - curve.y0), abs(curve.x3 - curve.x0), abs(curve.y3 - curve.y0)) <= limit
        }
        var target = 0
        for index in contours.indices {
            let range = contours[index].first..<contours[index].first + contours[index].count
            let start = target
            for piece in range where !isSpeck(curves[piece]) {
                (curves[target], isLine[target], verbs[target]) = (curves[piece], isLine[piece], verbs[piece])
                target += 1
            }
            if target == start {
                for piece in range {
                    (curves[target], isLine[target], verbs[target]) = (curves[piece], isLine[piece], verbs[piece])
                    target += 1
                }
            }
            (contours[index].first, contours[index].count) = (start, target - start)
        }
        curves.removeLast(curves.count - target)
        isLine.removeLast(isLine.count - target)
        verbs.removeLast(verbs.count - target)
    }

    /// The box of the control points.
    @_optimize(speed)
    private mutating func measureBox() {
        guard let first = curves.first else { return }
        var low = SIMD8(first.x0, first.y0, first.x0, first.y0, first.x0, first.y0, first.x0, first.y0)
        var high = low
        for curve in curves {
            let points = SIMD8(curve.x0, curve.y0, curve.x1, curve.y1, curve.x2, curve.y2, curve.x3, curve.y3)
            low.replace(with: points, where: points .< low)
            high.replace(with: points, where: points .> high)
        }
        let minX = min(min(low[0], low[2]), min(low[4], low[6]))
        let minY = min(min(low[1], low[3]), min(low[5], low[7]))
        let maxX = max(max(high[0], high[2]), max(high[4], high[6]))
        let maxY = max(max(high[1], high[3]), max(high[5], high[7]))
        // Halves first: the coordinates may be as large as 1e150 only, but their squares are never taken.
        middleX = 0.5 * minX + 0.5 * maxX
        middleY = 0.5 * minY + 0.5 * maxY
        let longer = max(maxX - minX, maxY - minY)
        // Below this its reciprocal would overflow.
        size = longer > 1e-300 ? longer : 1
    }
}

extension CubicCurve {
    /// A line, with its control points at thirds.
    init(line x0: Double, _ y0: Double, _ x3: Double, _ y3: Double) {
        let third = 1.0 / 3
        self.init(
            x0: x0,
            y0: y0,
            x1: x0 + (x3 - x0) * third,
            y1: y0 + (y3 - y0) * third,
            x2: x3 - (x3 - x0) * third,
            y2: y3 - (y3 - y0) * third,
            x3: x3,
            y3: y3
        )
    }
}
