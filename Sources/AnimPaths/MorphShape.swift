// SPDX-License-Identifier: MIT
/// What a morph knows about a path: its pieces, its contours, and points along them.
struct MorphShape {
    /// All pieces, lines as cubics with their control points at thirds.
    package var curves: [CubicCurve] = []
    /// Whether each piece is a line.
    package var isLine: [Bool] = []
    /// The index of the verb that draws each piece.
    package var verbs: [Int32] = []
    var contours: [MorphContour] = []
    /// The contours' nodes, contour by contour.
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
    /// Whether its end is its start.
    package var isClosed = false
    /// Whether a `close` verb ends it.
    var hasClose = false
    /// Whether it is closed only because filling closes it, without a verb.
    var isClosedByFill = false
    /// Its index among the path's subpaths, and the index of its move.
    package var subpath: Int32 = 0
    package var firstVerb: Int32 = 0
    /// The index of its last verb.
    var lastVerb: Int32 = 0
    /// Whether it is walked against its direction.
    package var isReversed = false
    /// Its nodes in the shape; a closed contour has as many as intervals, an open one has one more.
    package var firstNode = 0
    package var nodeCount = 0
    /// Measures in units of the shape's size, about its middle: length, signed area, and the centroid of the outline.
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
    /// The smallest contour that it lies in, −1 for none.
    package var parent = -1
    /// How many contours it lies in.
    package var depth = 0
    var isHole = false
    /// Whether both its inside and its outside are filled, so that it draws nothing.
    var isHidden = false
    /// The number of a part of a cut outline; it becomes the part of the same number. 0 for all others. With
    /// `MorphCommon`: the index, from 1 on, of the pair that shares runs, and −1 for other pairs.
    var part: Int32 = 0
    /// How far another outline carries it on its way, where that is considered when contours are paired.
    var shift = SIMD2<Double>.zero

    /// The piece at a step of the walk along the contour.
    func piece(at step: Int) -> Int { isReversed ? first + count - 1 - step : first + step }
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
    /// The piece on which the interval lies.
    var piece: Int32 = 0
    /// Whether a piece begins here.
    var isJoint = false
    /// The piece's parameters at the interval's ends.
    var u0 = 0.0
    var u1 = 0.0
}

extension MorphShape {
    /// Smaller differences of places, costs and areas are rounding, and decide nothing: of nearly equal choices the
    /// first is taken. So a drawing morphs alike wherever it lies. In units of the shape's size.
    static let noise = 1e-9

    /// The same between ways to do something: a difference that cannot be seen decides nothing, either, so that the
    /// least change of a drawing does not change its morph.
    static let tie = 1e-6

    /// The verb of a piece that no verb draws: the line by which filling closes a subpath.
    static let noVerb = Int32.max

    /// - Parameters:
    ///   - keepsAll: Whether pieces of no length are kept, too, so that paths of the same verbs have the same pieces.
    ///   - closes: Whether subpaths are closed, as filling closes them, except for single lines and curves, which are
    ///     often strokes.
    ///   - keepsDots: Whether subpaths of no length are kept: strokes with round or square caps show them.
    @inline(never)
    init(_ path: Path, keepsAll: Bool = false, closes: Bool = false, keepsDots: Bool = false) {
        do {
            // Only here, so that the shape's arrays have one owner.
            var reader = MorphShapeReader(keepsAll: keepsAll, closes: closes, keepsDots: keepsDots)
            reader.read(path)
            self = reader.shape
        }
        measureBox()
        closeNearlyClosed()
        if !keepsAll { dropSpecks() }
    }

    /// The number of contours that are no dots.
    var outlineCount: Int {
        var count = 0
        for contour in contours where contour.count > 1 || !curves[contour.first].isPoint { count += 1 }
        return count
    }

    /// Closes contours that end where they start up to rounding, as outlines of relative commands do.
    private mutating func closeNearlyClosed() {
        let limit = Self.noise * size
        for index in contours.indices where !contours[index].isClosed && contours[index].count > 1 {
            let (first, last) = (
                curves[contours[index].first], curves[contours[index].first + contours[index].count - 1]
            )
            contours[index].isClosed = abs(last.x3 - first.x0) <= limit && abs(last.y3 - first.y0) <= limit
        }
    }

    /// Removes pieces that are points up to rounding. A contour of nothing else stays.
    private mutating func dropSpecks() {
        let limit = Self.noise * size
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
        // Halved first, so that the sum cannot overflow.
        middleX = 0.5 * minX + 0.5 * maxX
        middleY = 0.5 * minY + 0.5 * maxY
        let longer = max(maxX - minX, maxY - minY)
        // Below this its reciprocal would overflow.
        size = longer > 1e-300 ? longer : 1
    }
}
