// SPDX-License-Identifier: MIT
extension MorphRecipe {
    /// A place on a contour that moves forwards.
    struct Cursor {
        private let first: Int
        private let count: Int
        private let isClosed: Bool
        /// The current interval, counted from the contour's first; `count` or more in the second round.
        private var interval: Int
        /// The parameter within the interval's piece.
        private var u: Double

        init(_ contour: MorphContour, _ s: Double, _ shape: borrowing MorphShape) {
            first = contour.firstNode
            isClosed = contour.isClosed
            count = contour.isClosed ? contour.nodeCount : contour.nodeCount - 1
            // Binary search for the interval of s: the last node that is not beyond it.
            var (low, high) = (0, count)
            let position = contour.isClosed && s >= 1 ? s - 1 : s
            while high - low > 1 {
                let middle = (low + high) / 2
                if shape.nodes[first + middle].s <= position { low = middle } else { high = middle }
            }
            interval = low
            let node = shape.nodes[first + low]
            let fraction = node.length > 0 ? min(max((position - node.s) / node.length, 0), 1) : 0
            u = node.u0 + (node.u1 - node.u0) * fraction
            offset = s - position
            start = low
        }

        /// The interval at which the cursor began.
        private let start: Int

        /// Whether every interval has been passed. If the cursor began inside a piece, the part of it before that place
        /// may remain.
        package var isDone: Bool { isClosed ? interval >= start + count : hasEnded }
        private var hasEnded = false

        /// Whole rounds, which are added to the nodes' s.
        private var offset: Double

        private func node(_ interval: Int, _ shape: borrowing MorphShape) -> (node: MorphNode, turn: Double) {
            let index = interval % count
            return (shape.nodes[first + index], offset + Double(interval / count))
        }

        /// The s of the next joint, or of an open contour's end.
        func nextJoint(_ shape: borrowing MorphShape) -> Double {
            var index = interval + 1
            // Bounded: every contour begins with a joint.
            while isClosed || index < count {
                let (node, turn) = node(index, shape)
                if node.isJoint { return node.s + turn }
                index += 1
            }
            return 1 + offset
        }

        /// Advances to s, at most the next joint, and returns the part of the piece that was passed.
        package mutating func advance(to s: Double, _ shape: borrowing MorphShape) -> (piece: Int, range: SIMD2<Double>)
        {
            let (start, _) = node(interval, shape)
            let begin = u
            if hasEnded { return (Int(start.piece), SIMD2(u, u)) }
            // On to the interval that s lies in or at the end of.
            while true {
                let (current, turn) = node(interval, shape)
                let end = current.s + current.length + turn
                let isLast = !isClosed && interval + 1 >= count
                let next = isLast ? nil : Optional(node(interval + 1, shape))
                let boundary = next.map { $0.node.s + $0.turn } ?? end
                if s >= boundary, isLast || next?.node.isJoint == true {
                    // The whole rest of the piece.
                    if let next {
                        interval += 1
                        u = next.node.u0
                    } else {
                        u = current.u1
                        hasEnded = true
                    }
                    return (Int(start.piece), SIMD2(begin, current.u1))
                }
                if s < boundary {
                    let fraction = current.length > 0 ? min(max((s - current.s - turn) / current.length, 0), 1) : 0
                    let parameter = current.u0 + (current.u1 - current.u0) * fraction
                    // Never backwards, despite rounding.
                    u = current.u1 >= current.u0 ? max(parameter, begin) : min(parameter, begin)
                    return (Int(start.piece), SIMD2(begin, u))
                }
                interval += 1
                u = next?.node.u0 ?? current.u1
            }
        }
    }
}
