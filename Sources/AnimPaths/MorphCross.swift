// SPDX-License-Identifier: MIT
import AnimMath

/// Two or three outlines that become a cross, as a menu icon's bars become a close icon. The cross is drawn as two bars
/// that overlap in the middle, so that bars become bars. A third bar joins the first.
struct MorphCross {
    /// The paths with the cross drawn as bars.
    package var from: Path
    package var to: Path
    /// Which bar corresponds to which outline.
    package var pairs: [(from: Int32, to: Int32)] = []
    /// Whether the cross is the second path.
    private let isTo: Bool
    /// The cross's subpath, and those of the other path's outlines, which are written in canonical order.
    private let subpath: Int32
    private let others: [Int32]

    /// How straight the edges continue across the middle: the least cosine of the angle between them.
    private static let straight = 0.999

    /// Nil if neither is a cross, or the other is not two or three outlines beside each other.
    ///
    /// Complexity: O(nodes).
    @inline(never)
    init?(_ builder: borrowing MorphBuilder, _ from: Path, _ to: Path) {
        guard builder.options.fillRule == .nonZero else { return nil }
        let (countA, countB) = (builder.a.contours.count, builder.b.contours.count)
        isTo = countB == 1
        guard min(countA, countB) == 1, max(countA, countB) < 4, countA != countB else { return nil }
        let (cross, others) = isTo ? (builder.b, builder.a) : (builder.a, builder.b)
        guard others.contours.allSatisfy({ $0.parent < 0 && $0.isClosed }), let pieces = MorphPieces(outlines: cross),
            let bars = MorphPieces(outlines: others), let corners = Self.corners(cross)
        else { return nil }
        subpath = cross.contours[0].subpath
        // Those farthest from the middle become the two bars.
        let middle = cross.contours[0]
        let order = others.contours.indices.sorted { first, second in
            func distance(_ index: Int) -> Double {
                let (x, y) = (others.contours[index].x - middle.x, others.contours[index].y - middle.y)
                return x * x + y * y
            }
            let (p, q) = (distance(first), distance(second))
            return abs(p - q) > MorphShape.tie ? p > q : first < second
        }
        var writer = MorphPieces.Writer()
        for (bar, other) in order.enumerated() {
            let ends = (0..<4).map { corners[(bar % 2 + $0) % 4] }
            let count = Double(pieces.count(0))
            writer.begin(pieces, 0, ends[0])
            writer.append(pieces, 0, ends[0], ends[1] > ends[0] ? ends[1] : ends[1] + count)
            writer.line(pieces.point(0, ends[2]))
            writer.append(pieces, 0, ends[2], ends[3] > ends[2] ? ends[3] : ends[3] + count)
            writer.end()
            let own = Int32(truncatingIfNeeded: bar)
            let its = Int32(truncatingIfNeeded: other)
            pairs.append(isTo ? (its, own) : (own, its))
        }
        var plain = MorphPieces.Writer()
        for other in others.contours.indices { plain.append(bars, other) }
        self.others = plain.origins
        (self.from, self.to) = isTo ? (plain.path, writer.path) : (writer.path, plain.path)
    }

    /// The subpath of the given path that a new one comes from.
    func origin(_ own: Int32, isTo: Bool) -> Int32 {
        own < 0 ? own : (isTo == self.isTo ? subpath : others[Int(own)])
    }

    /// The four corners between the arms, as places on the outline in pieces; nil if there are not four, or if the
    /// edges do not continue across the middle.
    @inline(never)
    private static func corners(_ shape: borrowing MorphShape) -> [Double]? {
        let contour = shape.contours[0]
        var (nodes, positions): ([Int], [Double]) = ([], [])
        for index in 0..<contour.nodeCount where shape.node(contour, index).corner > 0.3 {
            let node = shape.node(contour, index)
            let last = shape.node(contour, index > 0 ? index - 1 : contour.nodeCount - 1)
            guard (last.dx * node.dy - last.dy * node.dx < 0) == (contour.area > 0) else { continue }
            let piece = Int(node.piece) - contour.first
            nodes.append(index)
            positions.append(Double(contour.isReversed ? contour.count - 1 - piece : piece))
        }
        guard contour.isClosed, nodes.count == 4 else { return nil }
        for corner in 0..<4 {
            let (p, q) = (shape.node(contour, nodes[corner]), shape.node(contour, nodes[(corner + 1) % 4]))
            let last = shape.node(contour, nodes[corner] > 0 ? nodes[corner] - 1 : contour.nodeCount - 1)
            let (x, y) = (q.x - p.x, q.y - p.y)
            let length = (x * x + y * y).squareRoot() * straight
            guard x * last.dx + y * last.dy > length, x * q.dx + y * q.dy > length else { return nil }
        }
        return positions
    }
}

extension MorphBuilder {
    /// The morph to or from a cross drawn as its bars; nil if the other outlines do not turn into them.
    @inline(never)
    init?(_ cross: MorphCross, _ options: MorphOptions) throws(AnimError) {
        var own = options
        own.pairing = .given(cross.pairs)
        // At the cross the bars overlap: crossings are no faults.
        own.effort = 0
        try self.init(cross.from, cross.to, own)
        for pair in pairing.pairs {
            guard pair.from >= 0, pair.to >= 0, areAlike(pair.from, pair.to) || angle(pair.from, pair.to) != 0 else {
                return nil
            }
        }
    }
}
