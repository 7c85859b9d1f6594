// SPDX-License-Identifier: MIT
/// Reads the contours of a path and their pieces, in one pass over the verbs.
struct MorphShapeReader {
    /// The pieces and contours read so far; nothing is measured.
    private(set) var shape = MorphShape()

    private let keepsAll: Bool
    private let closes: Bool
    private let keepsDots: Bool
    /// The contour that is being read, if `isOpen`: its pieces are the shape's from `first` on.
    private var contour = MorphContour()
    private var isOpen = false
    private var startX = 0.0
    private var startY = 0.0
    private var x = 0.0
    private var y = 0.0
    private var subpath: Int32 = -1
    private var verb: Int32 = 0
    /// The contour's first drawing verb of no length, −1 for none.
    private var dotVerb: Int32 = -1

    /// The parameters are those of `MorphShape`.
    init(keepsAll: Bool, closes: Bool, keepsDots: Bool) {
        self.keepsAll = keepsAll
        self.closes = closes
        self.keepsDots = keepsDots
    }

    /// Reads a whole path.
    mutating func read(_ path: Path) {
        shape.curves.reserveCapacity(path.verbs.count)
        shape.isLine.reserveCapacity(path.verbs.count)
        shape.verbs.reserveCapacity(path.verbs.count)
        path.coordinates.withUnsafeBufferPointer { coordinates in
            var index = 0
            for verb in path.verbs {
                guard index + 2 * verb.pointCount <= coordinates.count else { return }
                read(verb, UnsafeBufferPointer(rebasing: coordinates[index...]))
                index += 2 * verb.pointCount
                self.verb += 1
            }
            finish(isClosedByVerb: false)
        }
    }

    /// Reads a verb; its coordinates are the next ones.
    private mutating func read(_ verb: Path.Verb, _ next: UnsafeBufferPointer<Double>) {
        switch verb {
        case .move:
            finish(isClosedByVerb: false)
            begin(next[0], next[1])
        case .line: append(CubicCurve(line: x, y, next[0], next[1]), isLine: true)
        case .quadratic:
            let curve = QuadraticCurve(x0: x, y0: y, x1: next[0], y1: next[1], x2: next[2], y2: next[3])
            append(CubicCurve(curve), isLine: false)
        case .cubic:
            let curve = CubicCurve(
                x0: x,
                y0: y,
                x1: next[0],
                y1: next[1],
                x2: next[2],
                y2: next[3],
                x3: next[4],
                y3: next[5]
            )
            append(curve, isLine: false)
        case .close:
            append(CubicCurve(line: x, y, startX, startY), isLine: true)
            finish(isClosedByVerb: true)
        }
    }

    private mutating func begin(_ x: Double, _ y: Double) {
        (self.x, self.y) = (x, y)
        (startX, startY) = (x, y)
        subpath += 1
        dotVerb = -1
        contour = MorphContour()
        contour.first = shape.curves.count
        contour.subpath = subpath
        contour.firstVerb = verb
        isOpen = true
    }

    private mutating func append(_ curve: CubicCurve, isLine: Bool) {
        if keepsAll || !curve.isPoint {
            shape.append(curve, isLine: isLine, verb: verb)
        } else if dotVerb < 0 {
            dotVerb = verb
        }
        (x, y) = (curve.x3, curve.y3)
    }

    /// Ends the contour that is being read, if there is one. It is left out if it draws nothing.
    private mutating func finish(isClosedByVerb: Bool) {
        guard isOpen else { return }
        isOpen = false
        contour.hasClose = isClosedByVerb
        contour.lastVerb = isClosedByVerb ? verb : verb - 1
        contour.count = shape.curves.count - contour.first
        if contour.count == 0 {
            guard keepsDots, dotVerb >= 0 else { return }
            shape.append(CubicCurve(line: startX, startY, startX, startY), isLine: true, verb: dotVerb)
            contour.count = 1
        } else {
            contour.isClosed = isClosedByVerb || (x == startX && y == startY && contour.count > 1)
            if closes, !isClosedByVerb, contour.count > 1 { closeAsFillingDoes() }
        }
        shape.contours.append(contour)
    }

    private mutating func closeAsFillingDoes() {
        if keepsAll || x != startX || y != startY {
            shape.append(CubicCurve(line: x, y, startX, startY), isLine: true, verb: MorphShape.noVerb)
            contour.count += 1
        }
        contour.isClosed = true
        contour.isClosedByFill = true
    }
}

extension MorphShape {
    fileprivate mutating func append(_ curve: CubicCurve, isLine: Bool, verb: Int32) {
        curves.append(curve)
        self.isLine.append(isLine)
        verbs.append(verb)
    }
}
