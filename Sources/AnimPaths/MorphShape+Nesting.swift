// SPDX-License-Identifier: MIT
extension MorphShape {
    /// Above this many contours nesting is not computed.
    static let nestingLimit = 256

    /// Finds which contour lies in which, and which are holes.
    ///
    /// Complexity: O(contours² + nodes × depth), for at most 256 contours.
    @inline(never)
    mutating func nest(_ rule: MorphOptions.FillRule) {
        guard contours.count > 1, contours.count <= Self.nestingLimit else { return }
        for index in contours.indices {
            let inner = contours[index]
            var best = -1
            for other in contours.indices where other != index {
                let outer = contours[other]
                // The smallest that contains it. Of two contours of the same area the earlier counts as larger.
                guard outer.isClosed || !inner.isClosed, isLarger(outer, other, inner, index),
                    best < 0 || isLarger(contours[best], best, outer, other),
                    outer.minX <= inner.x, inner.x <= outer.maxX, outer.minY <= inner.y, inner.y <= outer.maxY,
                    contains(outer, inner)
                else { continue }
                best = other
            }
            contours[index].parent = best
        }
        for index in contours.indices {
            // The winding number inside, by non-zero; the number of outlines around, by even-odd.
            var (winding, depth, ancestor) = (turn(index), 0, contours[index].parent)
            while ancestor >= 0, depth <= contours.count {
                winding += turn(ancestor)
                depth += 1
                ancestor = contours[ancestor].parent
            }
            contours[index].depth = depth
            contours[index].isHole = depth > 0 && (rule == .evenOdd ? depth % 2 == 1 : winding == 0)
            contours[index].isHidden = rule == .nonZero && winding != 0 && winding != turn(index)
        }
    }

    /// The subpaths that draw nothing, as what they bound is filled on both sides: on their way they would only hide
    /// others. None if one of them crosses another contour, or any contour itself: then some of it is seen.
    @inline(never)
    func hiddenSubpaths() -> [Int32] {
        var budget = Self.crossingBudget
        var result: [Int32] = []
        for contour in contours where contour.isHidden {
            for other in contours {
                budget -= (contour.nodeCount + other.nodeCount) * other.nodeCount
                if budget < 0 || crosses(contour, other) || crosses(other, other) { return [] }
            }
            result.append(contour.subpath)
        }
        return result
    }

    /// A contour's direction: 1 if clockwise, −1 if counterclockwise, 0 without an area.
    private func turn(_ index: Int) -> Int {
        let area = contours[index].area
        return area > Self.noise ? 1 : (area < -Self.noise ? -1 : 0)
    }

    private func isLarger(_ a: MorphContour, _ indexA: Int, _ b: MorphContour, _ indexB: Int) -> Bool {
        let (areaA, areaB) = (abs(a.area), abs(b.area))
        return areaA > areaB || (areaA == areaB && indexA < indexB)
    }

    /// Whether most of a few nodes of a contour lie inside another one.
    private func contains(_ outer: MorphContour, _ inner: MorphContour) -> Bool {
        var inside = 0
        for part in 0..<5 where isInside(inner, part, outer) { inside += 1 }
        return inside >= 3
    }

    /// Whether one of five nodes of a contour lies inside another one. They are the same in either direction.
    private func isInside(_ inner: MorphContour, _ part: Int, _ outer: MorphContour) -> Bool {
        let count = inner.nodeCount
        let index = part < 3 ? part * count / 5 : (count - (5 - part) * count / 5) % count
        let node = nodes[inner.firstNode + index]
        // Slightly off the node, toward the centroid, so that a shared point decides nothing.
        return contains(outer, x: node.x + (inner.x - node.x) * 0.01, y: node.y + (inner.y - node.y) * 0.01)
    }

    /// The centroid of a contour, or the node nearest to it if the contour does not contain it.
    func inner(_ contour: MorphContour) -> SIMD2<Double> {
        let middle = SIMD2(contour.x, contour.y)
        if contains(contour, x: middle.x, y: middle.y) { return middle }
        var (nearest, least) = (middle, Double.infinity)
        for node in nodes[contour.firstNode..<contour.firstNode + contour.nodeCount] {
            let d = SIMD2(node.x, node.y) - middle
            let square = d.x * d.x + d.y * d.y
            if square < least - Self.noise { (nearest, least) = (d + middle, square) }
        }
        return nearest
    }

    /// Whether a contour contains a point, by the even-odd rule, on the polygon of its nodes.
    @_optimize(speed)
    package func contains(_ contour: MorphContour, x: Double, y: Double) -> Bool {
        var isInside = false
        var last = nodes[contour.firstNode + contour.nodeCount - 1]
        for index in contour.firstNode..<contour.firstNode + contour.nodeCount {
            let node = nodes[index]
            if (node.y > y) != (last.y > y),
                x < node.x + (y - node.y) * ((last.x - node.x) / (last.y - node.y))
            {
                isInside.toggle()
            }
            last = node
        }
        return isInside
    }

    /// Makes every tree of contours run clockwise if that does not change the fill. The nodes are made anew.
    @inline(never)
    mutating func orient(_ rule: MorphOptions.FillRule) {
        var (isMixed, sign) = (false, 0)
        for index in contours.indices where contours[index].parent < 0 && contours[index].isClosed {
            let turn = turn(index)
            if sign == 0 { sign = turn }
            if turn != 0, turn != sign { isMixed = true }
        }
        var (reverses, budget) = (false, Self.crossingBudget)
        let isNested = rule == .nonZero && contours.count <= Self.nestingLimit
        if !isMixed || !isNested {
            for index in contours.indices where contours[index].isClosed {
                let isReversed = isNested ? sign < 0 : (turn(index) < 0) != contours[index].isHole
                contours[index].isReversed = isReversed
                if isReversed { reverses = true }
            }
        } else {
            let roots = contours.indices.map { root(of: $0) }
            // Trees that share fill run as they do relative to the largest of them, which runs clockwise.
            var (shared, largest) = ([Int](), -1)
            func reverse(_ root: Int) {
                for index in contours.indices where contours[index].isClosed && roots[index] == root {
                    contours[index].isReversed = true
                    reverses = true
                }
            }
            for root in contours.indices where roots[root] == root {
                if isApart(root, roots, &budget) {
                    if turn(root) < 0 { reverse(root) }
                } else {
                    shared.append(root)
                    let area = largest < 0 ? 0 : abs(contours[largest].area) + Self.noise
                    if abs(contours[root].area) > area { largest = root }
                }
            }
            if largest >= 0, turn(largest) < 0 {
                for root in shared { reverse(root) }
            }
        }
        if isNested, orientIslands(&budget) { reverses = true }
        if reverses { makeNodes() }
    }

    /// Makes islands run clockwise, too: trees that lie in a hole, where the winding number is 0. Returns whether any
    /// is reversed.
    @inline(never)
    private mutating func orientIslands(_ budget: inout Int) -> Bool {
        func isIsland(_ index: Int) -> Bool {
            let contour = contours[index]
            return contour.parent >= 0 && !contour.isHole && contours[contour.parent].isHole
        }
        var changes = false
        // For each contour, the island or the outermost contour that it belongs to.
        var roots: [Int] = []
        for island in contours.indices where isIsland(island) && contours[island].isReversed != (turn(island) < 0) {
            if roots.isEmpty {
                for index in contours.indices {
                    var root = index
                    while contours[root].parent >= 0, !isIsland(root) { root = contours[root].parent }
                    roots.append(root)
                }
            }
            guard isApart(island, roots, &budget) else { continue }
            for index in contours.indices where contours[index].isClosed && roots[index] == island {
                contours[index].isReversed.toggle()
            }
            changes = true
        }
        return changes
    }

    /// Makes every closed contour run clockwise: strokes look the same either way.
    mutating func orientStrokes() {
        var reverses = false
        for index in contours.indices where contours[index].isClosed && turn(index) < 0 {
            contours[index].isReversed = true
            reverses = true
        }
        if reverses { makeNodes() }
    }

    /// The outermost contour that a contour lies in, or itself.
    package func root(of index: Int) -> Int {
        var index = index
        for _ in contours.indices where contours[index].parent >= 0 { index = contours[index].parent }
        return index
    }

    /// The most pairs of edges that are tested. Beyond that trees count as crossing, and keep their direction.
    private static let crossingBudget = 2_000_000

    /// Whether no other tree of contours crosses or overlaps this root's tree, so that they share no fill. A tree may
    /// lie in a hole of another one.
    private func isApart(_ root: Int, _ roots: [Int], _ budget: inout Int) -> Bool {
        for first in contours.indices where roots[first] == root {
            let a = contours[first]
            for second in contours.indices where roots[second] != root {
                let b = contours[second]
                guard a.minX <= b.maxX, b.minX <= a.maxX, a.minY <= b.maxY, b.minY <= a.maxY else { continue }
                budget -= a.nodeCount * b.nodeCount
                if budget < 0 { return false }
                if crosses(a, b) { return false }
                let isNested = isInside(first, second) || isInside(second, first)
                if !isNested, isInside(a, b) || isInside(b, a) { return false }
            }
        }
        return true
    }

    /// Whether any of a few nodes of a contour lies inside another one.
    private func isInside(_ inner: MorphContour, _ outer: MorphContour) -> Bool {
        for part in 0..<5 where isInside(inner, part, outer) { return true }
        return false
    }

    /// Whether the polygons of two contours' nodes cross. Touching is no crossing.
    ///
    /// Complexity: O(n m) for nodes in the boxes' common part.
    @_optimize(speed)
    private func crosses(_ a: MorphContour, _ b: MorphContour) -> Bool {
        func end(_ contour: MorphContour, _ index: Int) -> MorphNode {
            nodes[contour.firstNode + (index + 1 < contour.nodeCount ? index + 1 : 0)]
        }
        for i in 0..<a.nodeCount {
            let (p, q) = (nodes[a.firstNode + i], end(a, i))
            if max(p.x, q.x) < b.minX || min(p.x, q.x) > b.maxX || max(p.y, q.y) < b.minY || min(p.y, q.y) > b.maxY {
                continue
            }
            for j in 0..<b.nodeCount {
                let (r, s) = (nodes[b.firstNode + j], end(b, j))
                func side(_ p: MorphNode, _ q: MorphNode, _ r: MorphNode) -> Double {
                    (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)
                }
                // In units of the shape's size: flatter than this is rounding.
                let flat = 1e-6
                let (left, right) = (side(p, q, r), side(p, q, s))
                guard abs(left) > flat, abs(right) > flat, (left < 0) != (right < 0) else { continue }
                let (first, second) = (side(r, s, p), side(r, s, q))
                if abs(first) > flat, abs(second) > flat, (first < 0) != (second < 0) { return true }
            }
        }
        return false
    }
}
