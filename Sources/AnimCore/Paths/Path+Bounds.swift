extension Path {
    /// The smallest upright rectangle that holds every point of the outline, the points of lone moves included; nil for an
    /// empty path.
    ///
    /// Tight: curves count where they turn, not by their control points. Complexity: O(verbs), no allocation.
    public func bounds() -> (minX: Double, minY: Double, maxX: Double, maxY: Double)? {
        guard !verbs.isEmpty else { return nil }
        var box = Box()
        forEachSegment(
            closingOpenSubpaths: false,
            atMove: { x, y in box.include(x, y) },
            { segment in box.include(segment) }
        )
        return (box.minX, box.minY, box.maxX, box.maxY)
    }

    /// The smallest upright rectangle that holds every control point: quicker than `bounds()`, and never smaller. Nil for an
    /// empty path.
    public func controlBounds() -> (minX: Double, minY: Double, maxX: Double, maxY: Double)? {
        guard !verbs.isEmpty else { return nil }
        var box = Box()
        var index = 0
        while index + 1 < coordinates.count {
            box.include(coordinates[index], coordinates[index + 1])
            index += 2
        }
        return (box.minX, box.minY, box.maxX, box.maxY)
    }

    private struct Box {
        var minX = Double.infinity
        var minY = Double.infinity
        var maxX = -Double.infinity
        var maxY = -Double.infinity

        mutating func includeX(_ x: Double) {
            if x < minX { minX = x }
            if x > maxX { maxX = x }
        }

        mutating func includeY(_ y: Double) {
            if y < minY { minY = y }
            if y > maxY { maxY = y }
        }

        mutating func include(_ x: Double, _ y: Double) {
            includeX(x)
            includeY(y)
        }

        @inline(never)
        mutating func include(_ segment: Segment) {
            switch segment {
            case .line(_, _, let x1, let y1):
                include(x1, y1)
            case .quadratic(let curve):
                include(curve.x2, curve.y2)
                guard !holds(curve.x1, curve.y1) else { return }
                if let t = QuadraticCurve.turn(curve.x0, curve.x1, curve.x2) { includeX(curve.x(at: t)) }
                if let t = QuadraticCurve.turn(curve.y0, curve.y1, curve.y2) { includeY(curve.y(at: t)) }
            case .cubic(let curve):
                include(curve.x3, curve.y3)
                guard !holds(curve.x1, curve.y1) || !holds(curve.x2, curve.y2) else { return }
                let x = CubicCurve.turns(curve.x0, curve.x1, curve.x2, curve.x3)
                if x.first < 1 { includeX(curve.x(at: x.first)) }
                if x.second < 1 { includeX(curve.x(at: x.second)) }
                let y = CubicCurve.turns(curve.y0, curve.y1, curve.y2, curve.y3)
                if y.first < 1 { includeY(curve.y(at: y.first)) }
                if y.second < 1 { includeY(curve.y(at: y.second)) }
            }
        }

        func holds(_ x: Double, _ y: Double) -> Bool { x >= minX && x <= maxX && y >= minY && y <= maxY }
    }
}
