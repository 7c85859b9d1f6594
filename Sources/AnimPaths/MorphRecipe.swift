// SPDX-License-Identifier: MIT
/// How two paths are cut into corresponding pieces. They are references to the paths' own pieces, so that a recipe also
/// applies to any other path with the same pieces.
struct MorphRecipe {
    /// A piece of the result: on each side a parameter range of one of the path's pieces, reversed if the range falls.
    /// The piece −1 is a point.
    struct Slot {
        /// The pieces on both sides.
        var fromPiece: Int32
        var toPiece: Int32
        /// The ranges of their parameters: start and end.
        package var from: SIMD2<Double>
        package var to: SIMD2<Double>
        /// Whether it is a line on both sides.
        package var isLine: Bool
    }

    /// A subpath of the result.
    struct Outline {
        /// Its slots in the recipe.
        var firstSlot: Int
        package var slotCount: Int
        /// The contours of the shapes, −1 for a point.
        package var from: Int
        package var to: Int
        /// Where the point is, in the coordinates of the path that has none.
        var pointX = 0.0
        var pointY = 0.0
        package var isClosed: Bool
    }

    package var slots: [Slot] = []
    var outlines: [Outline] = []

    /// The verbs of the result.
    package func verbs() -> [Path.Verb] {
        var verbs: [Path.Verb] = []
        verbs.reserveCapacity(slots.count + 2 * outlines.count)
        for outline in outlines {
            verbs.append(.move)
            for index in outline.firstSlot..<outline.firstSlot + outline.slotCount {
                // The line back to the start is what closing draws.
                if isImplied(index, outline) { break }
                verbs.append(slots[index].isLine ? .line : .cubic)
            }
            if outline.isClosed { verbs.append(.close) }
        }
        return verbs
    }

    /// Appends an outline of another recipe.
    package mutating func append(_ other: MorphRecipe, _ index: Int) {
        var outline = other.outlines[index]
        slots.append(contentsOf: other.slots[outline.firstSlot..<outline.firstSlot + outline.slotCount])
        outline.firstSlot = slots.count - outline.slotCount
        outlines.append(outline)
    }

    /// Appends the outlines of another recipe.
    package mutating func append(_ other: MorphRecipe) {
        for var outline in other.outlines {
            outline.firstSlot += slots.count
            outlines.append(outline)
        }
        slots.append(contentsOf: other.slots)
    }

    /// Whether a slot is the line that closing draws, which has no verb.
    private func isImplied(_ slot: Int, _ outline: Outline) -> Bool {
        outline.isClosed && slots[slot].isLine && outline.slotCount > 1
            && slot == outline.firstSlot + outline.slotCount - 1
    }

    /// The coordinates of one side, x and y in turn as the verbs take them.
    @_optimize(speed)
    package func coordinates(of shape: borrowing MorphShape, isTo: Bool) -> [Double] {
        var result: [Double] = []
        result.reserveCapacity(6 * slots.count + 2 * outlines.count)
        for outline in outlines {
            let contour = isTo ? outline.to : outline.from
            var isFirst = true
            for index in outline.firstSlot..<outline.firstSlot + outline.slotCount {
                let slot = slots[index]
                let piece = Int(isTo ? slot.toPiece : slot.fromPiece)
                let range = isTo ? slot.to : slot.from
                var part = CubicCurve(line: outline.pointX, outline.pointY, outline.pointX, outline.pointY)
                if contour >= 0, piece >= 0 {
                    let curve = shape.curves[piece]
                    if range == SIMD2(0, 1) {
                        part = curve
                    } else if range == SIMD2(1, 0) {
                        part = curve.reversed
                    } else {
                        part = curve.part(range.x, range.y)
                    }
                }
                if isFirst {
                    result.append(part.x0)
                    result.append(part.y0)
                    isFirst = false
                }
                if isImplied(index, outline) { break }
                if !slot.isLine {
                    result.append(part.x1)
                    result.append(part.y1)
                    result.append(part.x2)
                    result.append(part.y2)
                }
                result.append(part.x3)
                result.append(part.y3)
            }
        }
        return result
    }

    /// Appends a subpath whose counterpart is a point.
    package mutating func append(
        _ shape: borrowing MorphShape,
        _ index: Int,
        isTo: Bool,
        pointX: Double,
        pointY: Double
    ) {
        let contour = shape.contours[index]
        let first = slots.count
        for step in 0..<contour.count {
            let piece = contour.piece(at: step)
            let range = contour.isReversed ? SIMD2(1.0, 0) : SIMD2(0.0, 1)
            let reference = Int32(truncatingIfNeeded: piece)
            slots.append(
                Slot(
                    fromPiece: isTo ? -1 : reference,
                    toPiece: isTo ? reference : -1,
                    from: range,
                    to: range,
                    isLine: shape.isLine[piece]
                )
            )
        }
        outlines.append(
            Outline(
                firstSlot: first,
                slotCount: contour.count,
                from: isTo ? -1 : index,
                to: isTo ? index : -1,
                pointX: pointX,
                pointY: pointY,
                isClosed: contour.hasClose
            )
        )
    }

    /// Appends a subpath of two corresponding contours, cut at the joints of both.
    @_optimize(speed)
    package mutating func append(
        _ a: borrowing MorphShape,
        _ indexA: Int,
        _ b: borrowing MorphShape,
        _ indexB: Int,
        _ anchors: [SIMD2<Double>],
        tolerance: Double
    ) {
        let (contourA, contourB) = (a.contours[indexA], b.contours[indexB])
        var cursorA = Cursor(contourA, anchors[0].x, a)
        var cursorB = Cursor(contourB, anchors[0].y, b)
        var cuts = Cuts(anchors: anchors, tolerance: tolerance, end: anchors[anchors.count - 1], last: anchors[0])
        let first = slots.count
        // Every round passes a joint of either contour, or is the last.
        for _ in 0...contourA.count + contourB.count + 2 {
            let next = cuts.next(cursorA.nextJoint(a), cursorB.nextJoint(b))
            let from = cursorA.advance(to: next.x, a)
            let to = cursorB.advance(to: next.y, b)
            slots.append(
                Slot(
                    fromPiece: Int32(truncatingIfNeeded: from.piece),
                    toPiece: Int32(truncatingIfNeeded: to.piece),
                    from: from.range,
                    to: to.range,
                    isLine: a.isLine[from.piece] && b.isLine[to.piece]
                )
            )
            if cuts.isAtEnd, cursorA.isDone, cursorB.isDone { break }
        }
        outlines.append(
            Outline(
                firstSlot: first,
                slotCount: slots.count - first,
                from: indexA,
                to: indexB,
                isClosed: (contourA.hasClose || contourB.hasClose) && contourA.isClosed && contourB.isClosed
                    && !contourA.isClosedByFill && !contourB.isClosedByFill
            )
        )
    }
}

/// Where two contours that correspond are cut: at the joints of both, each with its image on the other one. Places are
/// fractions of the contours' lengths.
private struct Cuts {
    let anchors: [SIMD2<Double>]
    let tolerance: Double
    let end: SIMD2<Double>
    /// The cut before.
    var last: SIMD2<Double>
    /// The last anchor at or before both joints.
    private var anchor = 0

    init(anchors: [SIMD2<Double>], tolerance: Double, end: SIMD2<Double>, last: SIMD2<Double>) {
        (self.anchors, self.tolerance, self.end, self.last) = (anchors, tolerance, end, last)
    }

    var isAtEnd: Bool { last.x >= end.x && last.y >= end.y }

    /// The next cut.
    ///
    /// - Parameters:
    ///   - nextA: The next joint of the first contour.
    ///   - nextB: The next joint of the second one.
    @inline(__always)
    mutating func next(_ nextA: Double, _ nextB: Double) -> SIMD2<Double> {
        let (jointA, jointB) = (min(nextA, end.x), min(nextB, end.y))
        // The image of each joint on the other contour. Both are monotone.
        while anchor + 2 < anchors.count, anchors[anchor + 1].x <= jointA, anchors[anchor + 1].y <= jointB {
            anchor += 1
        }
        let imageOfA = image(jointA, isInverse: false)
        let imageOfB = image(jointB, isInverse: true)
        let isNear = abs(imageOfA - jointB) <= tolerance && abs(imageOfB - jointA) <= tolerance
        if isNear || (jointA >= end.x && jointB >= end.y) {
            last = SIMD2(jointA, jointB)
        } else if imageOfA < jointB {
            last.y = max(imageOfA, last.y)
            last.x = jointA
        } else {
            last.x = max(imageOfB, last.x)
            last.y = jointB
        }
        // Snaps to the end.
        if end.x - last.x <= 1e-12 && end.y - last.y <= 1e-12 { last = end }
        return last
    }

    /// The image of a position on one contour on the other, at or after the current anchor.
    private func image(_ s: Double, isInverse: Bool) -> Double {
        var index = anchor
        while index + 2 < anchors.count, (isInverse ? anchors[index + 1].y : anchors[index + 1].x) < s { index += 1 }
        let (p, q) = (anchors[index], anchors[index + 1])
        let (p0, q0, p1, q1) = isInverse ? (p.y, q.y, p.x, q.x) : (p.x, q.x, p.y, q.y)
        // Exactly at the ends.
        if s <= p0 { return p1 }
        if s >= q0 { return q1 }
        return p1 + (q1 - p1) * ((s - p0) / (q0 - p0))
    }
}
