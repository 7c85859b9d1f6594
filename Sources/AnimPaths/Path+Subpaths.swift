// SPDX-License-Identifier: MIT
extension Path {
    /// A subpath: a move and the verbs up to the next move.
    package struct Subpath: Sendable {
        /// Its range among the path's verbs.
        package var firstVerb = 0
        package var verbCount = 0
        /// Its range among the path's coordinates, two for each point.
        package var firstCoordinate = 0
        package var coordinateCount = 0
        /// Whether its last verb is a close.
        package var isClosed = false
        /// As `Path.area`.
        package var area = 0.0
    }

    /// How many subpaths there are: the number of moves.
    package var subpathCount: Int {
        var count = 0
        for verb in verbs where verb == .move { count += 1 }
        return count
    }

    /// The path's subpaths in order. Complexity: O(verbs).
    package var subpaths: [Subpath] {
        var result: [Subpath] = []
        forEachSubpath { result.append($0) }
        return result
    }

    /// A subpath as a path of its own.
    package subscript(_ subpath: Subpath) -> Path {
        Path(
            verbs: Array(verbs[subpath.firstVerb..<subpath.firstVerb + subpath.verbCount]),
            coordinates: Array(
                coordinates[subpath.firstCoordinate..<subpath.firstCoordinate + subpath.coordinateCount]
            )
        )
    }

    /// Calls `body` with each subpath. No allocation.
    @inline(__always)
    func forEachSubpath(_ body: (Subpath) -> Void) {
        var index = 0
        var coordinate = 0
        while index < verbs.count {
            let subpath = subpath(atVerb: index, coordinate: coordinate)
            index += subpath.verbCount
            coordinate += subpath.coordinateCount
            body(subpath)
        }
    }

    /// The subpath that begins at a move.
    @inline(never)
    @_optimize(speed)
    private func subpath(atVerb first: Int, coordinate: Int) -> Subpath {
        var subpath = Subpath(firstVerb: first, verbCount: 1, firstCoordinate: coordinate)
        // These sums are doubled at the end: the triangles from the start and the lenses between curves and their
        // chords.
        var (triangles, lenses) = (0.0, 0.0)
        coordinates.withUnsafeBufferPointer { numbers in
            verbs.withUnsafeBufferPointer { verbs in
                guard let base = numbers.baseAddress else { return }
                let start = SIMD2(base[coordinate], base[coordinate + 1])
                var last = SIMD2<Double>.zero
                var p = base + coordinate + 2
                var index = first + 1
                while index < verbs.count, verbs[index] != .move {
                    let verb = verbs[index]
                    index += 1
                    if verb == .close {
                        subpath.isClosed = true
                        continue
                    }
                    let count = 2 * verb.pointCount
                    let end = SIMD2(p[count - 2], p[count - 1]) - start
                    triangles += Path.cross(last, end)
                    if verb != .line {
                        let from = SIMD2(p[-2], p[-1])
                        let c = SIMD2(p[count - 2], p[count - 1]) - from
                        let a = SIMD2(p[0], p[1]) - from
                        // A quadratic curve and its chord enclose two thirds of the triangle of its points.
                        lenses +=
                            verb == .cubic
                            ? Path.lens(a, SIMD2(p[2], p[3]) - from, c) : Path.cross(a, c) / 3
                    }
                    last = end
                    p += count
                }
                subpath.verbCount = index - first
                subpath.coordinateCount = p - (base + coordinate)
            }
        }
        subpath.area = 0.5 * triangles + lenses
        return subpath
    }
}
