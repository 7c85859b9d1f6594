extension Path {
    /// Whether (x, y) is inside by the non-zero winding rule. Open subpaths count as closed. On the outline itself either
    /// answer is possible; a hair's breadth (1e-12 of the path's size) beside it the answer is right.
    ///
    /// Complexity: O(verbs), no allocation. Not a number is outside.
    public func contains(x: Double, y: Double) -> Bool {
        windingNumber(x: x, y: y) != 0
    }

    /// How often the path runs clockwise (on the screen) around (x, y), minus how often counter-clockwise.
    ///
    /// Counts the crossings of the ray from the point to the right. Each segment is cut where its y turns; a monotone piece
    /// from y₀ to y₁ crosses when y₀ ≤ y < y₁ or y₁ ≤ y < y₀. As every piece starts at the very y where the last one
    /// ended, the crossings up and down match exactly, whatever rounding did to the pieces.
    public func windingNumber(x: Double, y: Double) -> Int {
        guard x.isFinite, y.isFinite else { return 0 }
        var counter = CrossingCounter(x: x, y: y)
        forEachSegment(closingOpenSubpaths: true) { counter.count($0) }
        return counter.winding
    }
}

private struct CrossingCounter {
    let x: Double
    let y: Double
    var winding = 0

    init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// +1 for a piece that crosses the point's height downwards on the screen, −1 upwards, 0 for none.
    private func direction(_ y0: Double, _ y1: Double) -> Int {
        if y0 <= y { return y1 > y ? 1 : 0 }
        return y1 <= y ? -1 : 0
    }

    @inline(never)
    mutating func count(_ segment: Path.Segment) {
        switch segment {
        case .line(let x0, let y0, let x1, let y1): line(x0, y0, x1, y1)
        case .quadratic(let curve): quadratic(curve)
        case .cubic(let curve): cubic(curve)
        }
    }

    mutating func line(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) {
        let direction = direction(y0, y1)
        guard direction != 0 else { return }
        if x0 > x, x1 > x {
            winding += direction
        } else if x0 > x || x1 > x {
            // y0 ≠ y1 here. The quotient is in 0…1: nothing overflows.
            let t = (y - y0) / (y1 - y0)
            if (x0 - x) * (1 - t) + (x1 - x) * t > 0 { winding += direction }
        }
    }

    mutating func quadratic(_ curve: QuadraticCurve) {
        guard reaches(min(curve.y0, min(curve.y1, curve.y2)), max(curve.y0, max(curve.y1, curve.y2))) else { return }
        let maxX = max(curve.x0, max(curve.x1, curve.x2))
        guard maxX > x else { return }
        let minX = min(curve.x0, min(curve.x1, curve.x2))
        let turn = QuadraticCurve.turn(curve.y0, curve.y1, curve.y2) ?? 1
        let height = { t in curve.y(at: t) }
        let across = { t in curve.x(at: t) }
        var (low, lowY) = (0.0, curve.y0)
        while low < 1 {
            let high = low < turn ? turn : 1
            let highY = high < 1 ? curve.y(at: high) : curve.y2
            piece(low, lowY, high, highY, minX, height, across)
            (low, lowY) = (high, highY)
        }
    }

    mutating func cubic(_ curve: CubicCurve) {
        let minY = min(min(curve.y0, curve.y1), min(curve.y2, curve.y3))
        let maxY = max(max(curve.y0, curve.y1), max(curve.y2, curve.y3))
        guard reaches(minY, maxY) else { return }
        let maxX = max(max(curve.x0, curve.x1), max(curve.x2, curve.x3))
        guard maxX > x else { return }
        let minX = min(min(curve.x0, curve.x1), min(curve.x2, curve.x3))
        let turns = CubicCurve.turns(curve.y0, curve.y1, curve.y2, curve.y3)
        let height = { t in curve.y(at: t) }
        let across = { t in curve.x(at: t) }
        var (low, lowY) = (0.0, curve.y0)
        while low < 1 {
            let high = low < turns.first ? turns.first : (low < turns.second ? turns.second : 1)
            let highY = high < 1 ? curve.y(at: high) : curve.y3
            piece(low, lowY, high, highY, minX, height, across)
            (low, lowY) = (high, highY)
        }
    }

    private func reaches(_ minY: Double, _ maxY: Double) -> Bool { minY <= y && maxY >= y }

    /// A piece that is monotone in y, between two parameters.
    private mutating func piece(
        _ t0: Double,
        _ y0: Double,
        _ t1: Double,
        _ y1: Double,
        _ minX: Double,
        _ height: (Double) -> Double,
        _ across: (Double) -> Double
    ) {
        let direction = direction(y0, y1)
        guard direction != 0 else { return }
        if minX > x {
            winding += direction
            return
        }
        // Halving: exact to the last bit of the parameter, and no slope can lead it astray.
        var (low, high) = (t0, t1)
        for _ in 0..<60 {
            let middle = 0.5 * (low + high)
            guard middle > low, middle < high else { break }
            if (height(middle) <= y) == (direction > 0) {
                low = middle
            } else {
                high = middle
            }
        }
        if across(0.5 * (low + high)) > x { winding += direction }
    }
}
