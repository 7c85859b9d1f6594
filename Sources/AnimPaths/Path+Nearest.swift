// SPDX-License-Identifier: MIT
import AnimMath

extension Path {
    /// The distance of a point from the outline, without closing open subpaths; infinite for a path that draws nothing
    /// or a point that is not finite.
    ///
    /// Accurate to about 1e-15 of the coordinates' size. Complexity: O(verbs), no allocation.
    package func distance(x: Double, y: Double) -> Double {
        nearest(x: x, y: y, includingMoves: false, largestCoordinate())?.distance ?? .infinity
    }

    /// The nearest point of the outline to a point, the first found of several at the same distance; nil for an empty
    /// path or a point that is not finite. Its length along the path is not set: `PathMeasure.nearest` does that.
    ///
    /// Every minimum of the distance that could be the smallest is examined, so the result is global. Moves count only
    /// in a path that draws nothing. Complexity: O(verbs), no allocation.
    package func nearest(x: Double, y: Double) -> PathLocation? {
        nearest(x: x, y: y, includingMoves: true, largestCoordinate())
    }

    /// As above, for many points: the largest magnitude of a coordinate is given.
    package func nearest(x: Double, y: Double, largest: Double) -> PathLocation? {
        nearest(x: x, y: y, includingMoves: true, largest)
    }

    /// The largest magnitude of a coordinate.
    @_optimize(speed)
    package func largestCoordinate() -> Double {
        var largest = 0.0
        coordinates.withUnsafeBufferPointer {
            for value in $0 where value.magnitude > largest { largest = value.magnitude }
        }
        return largest
    }

    /// The nearest point; moves count only if `includingMoves`, and only in a path that draws nothing.
    @inline(never)
    @_optimize(speed)
    package func nearest(x: Double, y: Double, includingMoves: Bool, _ largest: Double) -> PathLocation? {
        guard x.isFinite, y.isFinite else { return nil }
        var search = NearestSearch(x: x, y: y, largest: largest)
        coordinates.withUnsafeBufferPointer { c in
            var (index, origin) = (0, 0)
            for number in 0..<verbs.count {
                let verb = verbs[number]
                let next = index + 2 * verb.pointCount
                guard next <= c.count else { return }
                switch verb {
                case .move: origin = index
                case _ where index < 2: break
                case .line: search.line(c[index - 2], c[index - 1], c[index], c[index + 1], verb: number)
                case .close: search.line(c[index - 2], c[index - 1], c[origin], c[origin + 1], verb: number)
                case .quadratic:
                    let (x0, y0, x1, y1) = (c[index - 2], c[index - 1], c[index], c[index + 1])
                    let (x2, y2) = (c[index + 2], c[index + 3])
                    search.cubic(
                        x0,
                        y0,
                        x0 + (x1 - x0) * (2 / 3),
                        y0 + (y1 - y0) * (2 / 3),
                        x2 + (x1 - x2) * (2 / 3),
                        y2 + (y1 - y2) * (2 / 3),
                        x2,
                        y2,
                        verb: number
                    )
                case .cubic:
                    search.cubic(
                        c[index - 2],
                        c[index - 1],
                        c[index],
                        c[index + 1],
                        c[index + 2],
                        c[index + 3],
                        c[index + 4],
                        c[index + 5],
                        verb: number
                    )
                }
                index = next
            }
            guard includingMoves, search.verb < 0 else { return }
            index = 0
            for number in 0..<verbs.count where verbs[number] == .move && index + 2 <= c.count {
                search.point(c[index], c[index + 1], verb: number)
                index += 2
            }
        }
        guard search.verb >= 0, var found = location(verb: search.verb, parameter: search.parameter) else { return nil }
        found.distance = Math.hypot(found.x - x, found.y - y)
        return found
    }

    /// The location at a parameter of a verb's segment (clamped to 0…1), without its length along the path; nil if
    /// there is no such verb. A move and a segment that is a point have the tangent (1, 0). Complexity: O(verb).
    @inline(never)
    package func location(verb number: Int, parameter: Double) -> PathLocation? {
        guard number >= 0, number < verbs.count else { return nil }
        var (index, origin) = (0, 0)
        var found = PathLocation()
        for verb in verbs[0..<number] {
            if verb == .move { (origin, found.subpath) = (index, found.subpath + (index > 0 ? 1 : 0)) }
            index += 2 * verb.pointCount
        }
        let verb = verbs[number]
        guard index + 2 * verb.pointCount <= coordinates.count else { return nil }
        let t = parameter > 0 ? min(parameter, 1) : 0
        found.verb = number
        found.parameter = t
        func segment(_ from: Int, _ to: Int) -> Segment {
            .line(x0: coordinates[from], y0: coordinates[from + 1], x1: coordinates[to], y1: coordinates[to + 1])
        }
        switch verb {
        case .move:
            if index > 0 { found.subpath += 1 }
            (found.x, found.y) = (coordinates[index], coordinates[index + 1])
            return found
        case _ where index < 2: return nil
        case .line: found.fill(segment(index - 2, index))
        case .close: found.fill(segment(index - 2, origin))
        case .quadratic:
            found.fill(
                .quadratic(
                    QuadraticCurve(
                        x0: coordinates[index - 2],
                        y0: coordinates[index - 1],
                        x1: coordinates[index],
                        y1: coordinates[index + 1],
                        x2: coordinates[index + 2],
                        y2: coordinates[index + 3]
                    )
                )
            )
        case .cubic:
            found.fill(
                .cubic(
                    CubicCurve(
                        x0: coordinates[index - 2],
                        y0: coordinates[index - 1],
                        x1: coordinates[index],
                        y1: coordinates[index + 1],
                        x2: coordinates[index + 2],
                        y2: coordinates[index + 3],
                        x3: coordinates[index + 4],
                        y3: coordinates[index + 5]
                    )
                )
            )
        }
        return found
    }
}

extension PathLocation {
    /// Sets the point, tangent and curvature from the location's parameter of a segment.
    @inline(__always)
    package mutating func fill(_ segment: Path.Segment) {
        let t = parameter
        switch segment {
        case .line(let x0, let y0, let x1, let y1):
            let s = 1 - t
            (x, y) = (s * x0 + t * x1, s * y0 + t * y1)
            (tangentX, tangentY) = PathLocation.unit(x1 - x0, y1 - y0)
        case .quadratic(let curve):
            (x, y) = (curve.x(at: t), curve.y(at: t))
            (tangentX, tangentY, curvature) = segment.cubic.direction(at: t)
        case .cubic(let curve):
            (x, y) = (curve.x(at: t), curve.y(at: t))
            (tangentX, tangentY, curvature) = curve.direction(at: t)
        }
    }

    /// A unit vector; (1, 0) for the zero vector.
    @inline(__always)
    package static func unit(_ x: Double, _ y: Double) -> (Double, Double) {
        let size = Math.hypot(x, y)
        if size >= 1e-290 { return (x / size, y / size) }
        // Denormals have few digits, so scale.
        let (a, b) = (x * 0x1p600, y * 0x1p600)
        let scaled = Math.hypot(a, b)
        return scaled > 0 ? (a / scaled, b / scaled) : (1, 0)
    }
}
