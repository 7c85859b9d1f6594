// SPDX-License-Identifier: MIT
extension MorphShape {
    /// A contour has at least about `nodeTarget` nodes, and at most about `nodeLimit`, but always one for each piece.
    static let nodeTarget = 32
    static let nodeLimit = 320

    /// Makes the nodes of all contours and measures them, in the direction in which each contour is walked.
    ///
    /// Complexity: O(pieces).
    @inline(never)
    mutating func makeNodes() {
        nodes.removeAll(keepingCapacity: true)
        nodes.reserveCapacity(contours.count * (Self.nodeTarget + 1) + 2 * curves.count)
        var lengths: [Double] = []
        lengths.reserveCapacity(curves.count)
        for index in contours.indices {
            contours[index] = measured(contours[index], &lengths)
        }
    }

    /// Appends a contour's nodes, and returns the contour with its measures.
    ///
    /// - Parameter lengths: Room for the lengths of its pieces.
    @_optimize(speed)
    private mutating func measured(_ contour: MorphContour, _ lengths: inout [Double]) -> MorphContour {
        var contour = contour
        contour.firstNode = nodes.count
        let scale = 1 / size
        var total = 0.0
        lengths.removeAll(keepingCapacity: true)
        for piece in contour.first..<contour.first + contour.count {
            let length = roughLength(piece) * scale
            lengths.append(length)
            total += length
        }
        let count = contour.count
        let spacing = total > 0 ? total / Double(Self.nodeTarget) : 1
        var s = 0.0
        var step = 0
        while step < count {
            let piece = contour.piece(at: step)
            // Rounding decides nothing: the sides of a square are whole numbers of spacings.
            let wanted = lengths[piece - contour.first] / spacing + Self.tie
            let most = max(1, min(24, Self.nodeLimit / count))
            let parts = max(isLine[piece] ? 1 : min(2, most), min(most, wanted < 24 ? Int(wanted) + 1 : 24))
            let curve = curves[piece]
            var u = contour.isReversed ? 1.0 : 0.0
            var startX = (curve.x(at: u) - middleX) * scale
            var startY = (curve.y(at: u) - middleY) * scale
            for part in 0..<parts {
                let next = Double(part + 1) / Double(parts)
                let end = contour.isReversed ? 1 - next : next
                var node = MorphNode()
                (node.x, node.y) = (startX, startY)
                node.s = s
                node.piece = Int32(truncatingIfNeeded: piece)
                node.isJoint = part == 0
                node.u0 = u
                node.u1 = end
                let x = (curve.x(at: end) - middleX) * scale
                let y = (curve.y(at: end) - middleY) * scale
                let length = ((x - node.x) * (x - node.x) + (y - node.y) * (y - node.y)).squareRoot()
                node.dx = length > 0 ? (x - node.x) / length : 0
                node.dy = length > 0 ? (y - node.y) / length : 0
                node.length = length
                s += length
                nodes.append(node)
                u = end
                (startX, startY) = (x, y)
            }
            step += 1
        }
        contour.length = s
        contour.nodeCount = nodes.count - contour.firstNode
        finish(&contour)
        return contour
    }

    /// Lengths become fractions; corners, area and centroid follow from the nodes.
    @_optimize(speed)
    private mutating func finish(_ contour: inout MorphContour) {
        let first = contour.firstNode
        let count = contour.nodeCount
        let scale = contour.length > 0 ? 1 / contour.length : 0
        nodes.withUnsafeMutableBufferPointer { nodes in
            let nodes = UnsafeMutableBufferPointer(rebasing: nodes[first..<first + count])
            var (sumX, sumY, weight, twice) = (0.0, 0.0, 0.0, 0.0)
            var (momentX, momentY) = (0.0, 0.0)
            var (minX, minY, maxX, maxY) = (nodes[0].x, nodes[0].y, nodes[0].x, nodes[0].y)
            for index in 0..<count {
                let node = nodes[index]
                nodes[index].s *= scale
                nodes[index].length *= scale
                let next = nodes[index + 1 == count ? 0 : index + 1]
                let half = node.length * 0.5
                sumX += (node.x + next.x) * half
                sumY += (node.y + next.y) * half
                weight += node.length
                let cross = node.x * next.y - next.x * node.y
                twice += cross
                momentX += cross * (node.x + next.x)
                momentY += cross * (node.y + next.y)
                minX = min(minX, node.x)
                minY = min(minY, node.y)
                maxX = max(maxX, node.x)
                maxY = max(maxY, node.y)
                let last = nodes[index == 0 ? count - 1 : index - 1]
                if contour.isClosed || index > 0 {
                    nodes[index].corner = node.isJoint ? 1 - (last.dx * node.dx + last.dy * node.dy) : 0
                }
            }
            contour.area = twice / 2
            (contour.minX, contour.minY, contour.maxX, contour.maxY) = (minX, minY, maxX, maxY)
            // The centroid of the outline, not of the area: it exists for lines and figures of eight too.
            contour.x = weight > 0 ? sumX / weight : nodes[0].x
            contour.y = weight > 0 ? sumY / weight : nodes[0].y
            var square = 0.0
            for index in 0..<count {
                let (x, y) = (nodes[index].x - contour.x, nodes[index].y - contour.y)
                square += (x * x + y * y) * nodes[index].length
            }
            contour.radius = square.squareRoot()
        }
        if !contour.isClosed { appendEnd(&contour) }
    }

    /// Appends the end of an open contour, which is a node of its own.
    private mutating func appendEnd(_ contour: inout MorphContour) {
        let scale = 1 / size
        let last = nodes[contour.firstNode + contour.nodeCount - 1]
        let curve = curves[Int(last.piece)]
        var end = MorphNode()
        end.x = (curve.x(at: last.u1) - middleX) * scale
        end.y = (curve.y(at: last.u1) - middleY) * scale
        end.s = 1
        end.piece = last.piece
        end.isJoint = true
        end.u0 = last.u1
        end.u1 = last.u1
        nodes.append(end)
        contour.nodeCount += 1
        contour.minX = min(contour.minX, end.x)
        contour.maxX = max(contour.maxX, end.x)
        contour.minY = min(contour.minY, end.y)
        contour.maxY = max(contour.maxY, end.y)
    }

    /// A contour's node.
    package func node(_ contour: MorphContour, _ index: Int) -> MorphNode { nodes[contour.firstNode + index] }

    /// A closed contour's node nearest to a place, −1 to 1, in units of the contour's length.
    package func node(nearest position: Double, _ contour: MorphContour) -> Int {
        let position = position < -MorphShape.noise ? position + 1 : position
        var (nearest, least) = (0, Double.infinity)
        for index in 0..<contour.nodeCount where abs(node(contour, index).s - position) < least {
            (nearest, least) = (index, abs(node(contour, index).s - position))
        }
        return nearest
    }

    /// The contour's node at the end of a verb; nil if the verb is not the contour's.
    package func node(atEndOf verb: Int32, _ index: Int) -> Int? {
        let contour = contours[index]
        let range = contour.first..<contour.first + contour.count
        guard verb >= contour.firstVerb, verb <= contour.lastVerb else { return nil }
        // The last piece up to there; none for the move.
        var own = -1
        for piece in range where verbs[piece] <= verb { own = piece }
        if verb == contour.firstVerb { own = -1 }
        if !contour.isClosed, own + 1 == contour.count + contour.first { return contour.nodeCount - 1 }
        // Forwards a verb's end is where the next piece begins, backwards where its own does.
        let wanted =
            contour.isReversed
            ? (own < 0 ? range.upperBound - 1 : own)
            : (own + 1 >= range.upperBound || own < 0 ? range.lowerBound : own + 1)
        for node in 0..<contour.nodeCount {
            let candidate = nodes[contour.firstNode + node]
            if candidate.isJoint, Int(candidate.piece) == wanted { return node }
        }
        return nil
    }

    /// The mean length of the chord and of the control polygon, in the path's units.
    private func roughLength(_ piece: Int) -> Double {
        let curve = curves[piece]
        func distance(_ x: Double, _ y: Double) -> Double {
            (x / size * (x / size) + y / size * (y / size)).squareRoot() * size
        }
        let chord = distance(curve.x3 - curve.x0, curve.y3 - curve.y0)
        if isLine[piece] { return chord }
        let polygon =
            distance(curve.x1 - curve.x0, curve.y1 - curve.y0) + distance(curve.x2 - curve.x1, curve.y2 - curve.y1)
            + distance(curve.x3 - curve.x2, curve.y3 - curve.y2)
        return (chord + polygon) / 2
    }
}
