// SPDX-License-Identifier: MIT
extension Path {
    /// The same outline in the opposite direction: the last subpath first, each from its end to its start. A closed
    /// subpath keeps its start and stays closed.
    ///
    /// Reversed twice, the outline is the same. The verbs are the same too, unless a subpath begins with a curve and is
    /// closed by a line, which then no longer is part of the `close`.
    package func reversed() -> Path {
        var result = Path()
        result.reserveCapacity(verbs: verbs.count + 1, points: coordinates.count / 2)
        for subpath in subpaths.reversed() { appendReversed(subpath, to: &result) }
        return result
    }

    /// The outline with one of its subpaths reversed. All subpaths keep their places.
    package func reversed(_ subpath: Subpath) -> Path {
        var result = Path()
        result.reserveCapacity(verbs: verbs.count + 1, points: coordinates.count / 2)
        forEachSubpath { other in
            if other.firstVerb == subpath.firstVerb {
                appendReversed(other, to: &result)
            } else {
                result.append(of: self, other)
            }
        }
        return result
    }

    @inline(never)
    private func appendReversed(_ subpath: Subpath, to result: inout Path) {
        let first = subpath.firstCoordinate
        var end = first + subpath.coordinateCount
        let (startX, startY) = (coordinates[first], coordinates[first + 1])
        let isAtStart = coordinates[end - 2] == startX && coordinates[end - 1] == startY
        var drawn = verbs[subpath.firstVerb + 1..<subpath.firstVerb + subpath.verbCount]
        if subpath.isClosed {
            result.appendMove(startX, startY)
            drawn.removeLast()
            if !isAtStart {
                // The line that the close drew, and the one that it draws now.
                result.appendLine(coordinates[end - 2], coordinates[end - 1])
                if drawn.first == .line { drawn.removeFirst() }
            }
        } else {
            result.appendMove(coordinates[end - 2], coordinates[end - 1])
        }
        for verb in drawn.reversed() {
            let p = end - 2 * verb.pointCount
            let (x, y) = (coordinates[p - 2], coordinates[p - 1])
            switch verb {
            case .quadratic: result.appendQuadratic(coordinates[p], coordinates[p + 1], x, y)
            case .cubic:
                result.appendCubic(
                    coordinates[p + 2],
                    coordinates[p + 3],
                    coordinates[p],
                    coordinates[p + 1],
                    x,
                    y
                )
            case .move, .line, .close: result.appendLine(x, y)
            }
            end = p
        }
        if subpath.isClosed { result.appendClose() }
    }
}
