// SPDX-License-Identifier: MIT
import AnimMath

extension Path: Equatable {
    /// Whether both have the same verbs and equal coordinates (so 0 and −0 are equal).
    @inline(never)
    package static func == (a: Path, b: Path) -> Bool { a.verbs == b.verbs && a.coordinates == b.coordinates }
}

extension Path {
    /// Appends a subpath of another path, if there is one, unchanged.
    @inline(never)
    package mutating func append(of other: Path, _ subpath: Subpath) {
        let part = other[subpath]
        // A part of a path always fits in a path.
        try? append(part)
    }

    /// Appends another path. If the last subpath is open, the other's first continues from its end, with a connecting
    /// line unless the points are equal.
    ///
    /// - Throws: `.limit` for too many verbs.
    @inline(never)
    package mutating func join(_ other: Path) throws(AnimError) {
        try checkRoom(for: other.verbs.count)
        guard let end = currentPoint, let last = verbs.last, last != .close, other.verbs.count > 0 else {
            return try append(other)
        }
        let (x, y) = (other.coordinates[0], other.coordinates[1])
        if x != end.x || y != end.y { appendLine(x, y) }
        for arc in other.arcs {
            arcs.append(PathArc(verb: verbs.count + arc.verb - 1, count: arc.count, shape: arc.shape))
        }
        if other.verbs.lastIndex(of: .move) != 0 { (startX, startY) = (other.startX, other.startY) }
        verbs.append(contentsOf: other.verbs[1...])
        coordinates.append(contentsOf: other.coordinates[2...])
        (currentX, currentY) = verbs.last == .close ? (startX, startY) : (other.currentX, other.currentY)
    }

    /// The path with all open subpaths closed.
    @inline(never)
    package func closed() throws(AnimError) -> Path {
        var result = Path()
        result.reserveCapacity(verbs: verbs.count, points: coordinates.count / 2)
        forEachSubpath { subpath in
            result.append(of: self, subpath)
            if !subpath.isClosed { result.appendClose() }
        }
        guard result.verbs.count <= Path.maximumVerbCount else { throw Path.tooManyVerbs }
        return result
    }

    /// The path without elements that draw nothing: segments with all points within a tolerance of their start, and
    /// subpaths that become empty (including dots that round caps would draw).
    ///
    /// - Parameter tolerance: In points, in x and in y; 0 removes only segments of exactly no length.
    /// - Throws: `.argument` for a tolerance that is below 0 or not finite.
    @inline(never)
    package func cleaned(tolerance: Double = 0) throws(AnimError) -> Path {
        guard tolerance >= 0, tolerance.isFinite else {
            throw AnimError(.argument, "the tolerance must be at least 0 and finite")
        }
        var result = Path()
        result.reserveCapacity(verbs: verbs.count, points: coordinates.count / 2)
        // A move is delayed until something is drawn from it.
        var start = SIMD2<Double>.zero
        var here = start
        var isWaiting = false
        forEachVerb { verb, p in
            let count = 2 * verb.pointCount
            if verb == .move {
                start = SIMD2(p[0], p[1])
                here = start
                isWaiting = true
                return
            }
            if verb == .close {
                if !isWaiting { result.appendClose() }
                return
            }
            var isLong = false
            for index in 0..<count where (p[index] - here[index & 1]).magnitude > tolerance { isLong = true }
            guard isLong else { return }
            if isWaiting { result.appendMove(start.x, start.y) }
            isWaiting = false
            switch verb {
            case .quadratic: result.appendQuadratic(p[0], p[1], p[2], p[3])
            case .cubic: result.appendCubic(p[0], p[1], p[2], p[3], p[4], p[5])
            default: result.appendLine(p[0], p[1])
            }
            here = SIMD2(p[count - 2], p[count - 1])
        }
        return result
    }
}
