// SPDX-License-Identifier: MIT
import AnimMath

/// Cuts outlines of one path into parts where the other path has several outlines for one. The parts separate, instead
/// of one outline taking the whole and the others growing from points.
///
/// Outlines on two sides of a line become parts on two sides of a parallel line. Points that move straight then stay on
/// their sides of a line that moves with them, so that parts do not cross.
struct MorphSplit {
    /// The new paths, one of which is cut.
    package var from: Path
    package var to: Path
    /// For each subpath of the cut path, the given subpath that it is, or is a part of.
    private var origins: [Int32] = []
    /// Whether the first path is the one that is cut.
    private var cutsFirst = false
    /// For each subpath, a number: a part and what it becomes have the same one. 0 for all others.
    package var fromParts: [Int32] = []
    package var toParts: [Int32] = []

    /// The most cuts.
    private static let cutLimit = 12
    /// The least area of an outline relative to the one that it becomes a part of (or the reverse), and relative to the
    /// counterpart that this one has already. Anything smaller would be a splinter.
    static let leastArea = 0.1
    private static let leastShare = 0.15
    /// `leastShare` for outlines that lie in another one: there only parts of about one size do not look like
    /// splinters.
    private static let leastShareWithin = 0.4
    /// The most distance between an outline and the one that it becomes a part of, in units of the shape's size.
    private static let mostDistance = 0.5
    /// An outline that keeps its shape is cut only if it becomes two like it, and their midpoint is near it. The square
    /// of twice the largest offset, relative to the square of half of their distance.
    private static let twinOffset = 0.04
    /// In how many directions lines are looked for, and how many of these are tried.
    fileprivate static let directions = 16
    private static let attempts = 4
    /// Offsets of the line from the best position, relative to the extent of the outline that is cut.
    private static let offsets = [0, 0.05, -0.05, 0.1, -0.1, 0.16, -0.16]

    /// Nil where nothing is cut.
    ///
    /// Complexity: for each cut O(pieces + contours).
    @inline(never)
    init?(_ builder: borrowing MorphBuilder, _ from: Path, _ to: Path) {
        // Roots come before what lies in them: where the paths differ in these, the path with fewer is cut.
        guard let single = builder.pairing.pairs.first(where: { builder.isSingle($0) }) else { return nil }
        cutsFirst = single.from < 0
        (self.from, self.to) = (from, to)
        var shape = cutsFirst ? builder.a : builder.b
        let other = cutsFirst ? builder.b : builder.a
        // The subpaths that may be cut; and for each contour of the other path the index of the subpath that it is made
        // from, −1 for none.
        var (wholes, groups) = groups(builder, shape, other)
        let given = wholes.count
        // At most as many holes are cut as have no counterpart anyway, but at least one may be.
        var holes = 0
        for contour in shape.contours where contour.isHole { holes += 1 }
        for contour in other.contours where contour.isHole { holes -= 1 }
        var cut = cutsFirst ? from : to
        for verb in cut.verbs where verb == .move { origins.append(Int32(truncatingIfNeeded: origins.count)) }
        var isPart = [Bool](repeating: false, count: given)
        var next = 0
        while next < wholes.count {
            guard wholes.count - given < Self.cutLimit, wholes[next] >= 0,
                let cutter = Self.cutter(shape, wholes[next], other, &groups, next, wholes.count, max(holes, 1))
            else {
                next += 1
                continue
            }
            replace(&cut, shape, cutter, &wholes, next)
            // The parts come last, the one before the line first.
            wholes[next] = origins.count - 2
            wholes.append(origins.count - 1)
            isPart[next] = true
            isPart.append(true)
            shape = MorphShape(cut, closes: true)
            shape.makeNodes()
            shape.nest(builder.options.fillRule)
        }
        guard wholes.count > given else { return nil }
        var parts = [Int32](repeating: 0, count: origins.count)
        var others = [Int32](repeating: 0, count: (cutsFirst ? to : from).verbs.count)
        for (index, whole) in wholes.enumerated() where isPart[index] && whole >= 0 {
            parts[whole] = Int32(truncatingIfNeeded: index + 1)
        }
        for (index, group) in groups.enumerated() where group >= 0 && isPart[group] {
            others[Int(other.contours[index].subpath)] = Int32(truncatingIfNeeded: group + 1)
        }
        if cutsFirst {
            (self.from, fromParts, toParts) = (cut, parts, others)
        } else {
            (self.to, toParts, fromParts) = (cut, parts, others)
        }
    }

    /// The given subpath that a new one comes from; −1 for none.
    func origin(_ subpath: Int32, isTo: Bool) -> Int32 {
        subpath < 0 || isTo == cutsFirst ? subpath : origins[Int(subpath)]
    }

    /// Assigns outlines without a counterpart to the nearest outline whose counterpart has another shape. One that
    /// keeps its shape is not cut, unless it lies between two outlines that are like it.
    private func groups(
        _ builder: borrowing MorphBuilder,
        _ shape: borrowing MorphShape,
        _ other: borrowing MorphShape
    ) -> (wholes: [Int], groups: [Int]) {
        var wholes: [Int] = []
        var candidates: [Int] = []
        var partners: [Int] = []
        var parents: [Int] = []
        var groups = [Int](repeating: -1, count: other.contours.count)
        var isAlike: [Bool] = []
        for pair in builder.pairing.pairs where pair.from >= 0 && pair.to >= 0 {
            isAlike.append(builder.areAlike(pair.from, pair.to))
            parents.append(pair.parent)
            candidates.append(cutsFirst ? pair.from : pair.to)
            partners.append(cutsFirst ? pair.to : pair.from)
            groups[partners[wholes.count]] = wholes.count
            wholes.append(Int(shape.contours[candidates[wholes.count]].subpath))
        }
        for pair in builder.pairing.pairs where builder.isSingle(pair) && (pair.from < 0) == cutsFirst {
            let single = cutsFirst ? pair.to : pair.from
            let contour = other.contours[single]
            let its = abs(contour.area)
            guard contour.isClosed else { continue }
            var (best, least) = (-1, Self.mostDistance)
            for index in candidates.indices where parents[index] == pair.parent {
                let candidate = shape.contours[candidates[index]]
                let own = abs(candidate.area)
                // In another outline only convex shapes are cut: a triangle can be, a letter would be torn.
                guard candidate.isClosed, its > Self.leastArea * own, own > Self.leastArea * its,
                    pair.parent < 0 || shape.isNearlyConvex(candidates[index])
                else { continue }
                let x = max(0, contour.minX - candidate.maxX, candidate.minX - contour.maxX)
                let y = max(0, contour.minY - candidate.maxY, candidate.minY - contour.maxY)
                let displacement = SIMD2(contour.x - candidate.x, contour.y - candidate.y)
                // Two bars become one between them; of three the middle one stays.
                if isAlike[index] {
                    let partner = other.contours[partners[index]]
                    let both = displacement + SIMD2(partner.x - candidate.x, partner.y - candidate.y)
                    guard (both * both).sum() < Self.twinOffset * (displacement * displacement).sum(),
                        cutsFirst
                            ? builder.areAlike(candidates[index], single) : builder.areAlike(single, candidates[index])
                    else { continue }
                }
                let distance = (x * x + y * y).squareRoot() + 0.1 * (displacement * displacement).sum().squareRoot()
                if distance < least - MorphShape.tie { (best, least) = (index, distance) }
            }
            let share = pair.parent < 0 ? Self.leastShare : Self.leastShareWithin
            if best >= 0, its > share * abs(other.contours[partners[best]].area) { groups[single] = best }
        }
        return (wholes, groups)
    }

    /// Finds a line that separates a group of contours, and cuts a subpath by a parallel line. The contours behind the
    /// line become a group of their own, `next`. Nil if there is no such line.
    private static func cutter(
        _ shape: borrowing MorphShape,
        _ subpath: Int,
        _ other: borrowing MorphShape,
        _ groups: inout [Int],
        _ group: Int,
        _ next: Int,
        _ holes: Int
    ) -> MorphCutter? {
        var root = -1
        for index in shape.contours.indices where Int(shape.contours[index].subpath) == subpath { root = index }
        guard root >= 0, groups.filter({ $0 == group }).count > 1 else { return nil }
        // For each direction the width and the middle of the widest gap, relative to the extent, and the middle's
        // position.
        var (widths, parts, middles): ([Double], [Double], [Double]) = ([], [], [])
        for direction in 0..<directions {
            let (width, part, center) = gap(other, groups, group, normal(direction))
            widths.append(width)
            parts.append(part)
            middles.append(center)
        }
        for _ in 0..<attempts {
            var best = 0
            for direction in widths.indices where widths[direction] > widths[best] + MorphShape.tie {
                best = direction
            }
            if widths[best] <= 0 { break }
            widths[best] = 0
            let normal = normal(best)
            let (low, high) = shape.extent(root, normal)
            for offset in offsets {
                let part = parts[best] + offset
                guard high - low > 1e-6, part > 0.08, part < 0.92,
                    let cutter = MorphCutter(shape, root, normal, low + (high - low) * part, holes: holes)
                else { continue }
                for index in groups.indices where groups[index] == group {
                    if other.extent(index, normal).low > middles[best] { groups[index] = next }
                }
                return cutter
            }
        }
        return nil
    }

    /// Whether each group of several contours can be separated by a line.
    static func areApart(_ shape: borrowing MorphShape, _ groups: [Int]) -> Bool {
        groups.allSatisfy { group in
            groups.filter { $0 == group }.count == 1
                || (0..<directions).contains { gap(shape, groups, group, normal($0)).width > 0 }
        }
    }

    /// The unit vector of a direction.
    fileprivate static func normal(_ direction: Int) -> SIMD2<Double> {
        let (sine, cosine) = Math.sincos(Double.pi * Double(direction) / Double(directions))
        return SIMD2(cosine, sine)
    }

    /// The widest gap between the contours of a group along a direction: its width and its middle relative to the
    /// extent, and the middle's position. All are 0 if there is no gap.
    private static func gap(_ shape: borrowing MorphShape, _ groups: [Int], _ group: Int, _ normal: SIMD2<Double>) -> (
        width: Double, part: Double, center: Double
    ) {
        var (lows, highs): ([Double], [Double]) = ([], [])
        var (low, high) = (Double.infinity, -Double.infinity)
        for index in groups.indices where groups[index] == group {
            let extent = shape.extent(index, normal)
            lows.append(extent.low)
            highs.append(extent.high)
            (low, high) = (min(low, extent.low), max(high, extent.high))
        }
        var (width, middle) = (1e-3 * (high - low), 0.0)
        // Contours that begin at one place begin there in any order, however it rounds.
        for own in lows where own > low + MorphShape.noise {
            // The gap begins where all contours before it end.
            var end = low
            for index in lows.indices where lows[index] < own - MorphShape.noise { end = max(end, highs[index]) }
            if own - end > width + MorphShape.tie { (width, middle) = (own - end, (own + end) / 2) }
        }
        guard high - low > 1e-6, width > 1e-3 * (high - low) else { return (0, 0, 0) }
        return (width / (high - low), (middle - low) / (high - low), middle)
    }

    /// Replaces the cut contours by their parts, which come last. Subpaths that are gone become −1.
    private mutating func replace(
        _ path: inout Path,
        _ shape: borrowing MorphShape,
        _ cutter: MorphCutter,
        _ wholes: inout [Int],
        _ whole: Int
    ) {
        var subpaths = [Int](repeating: 0, count: origins.count)
        let origin = origins[wholes[whole]]
        for (index, contour) in shape.contours.enumerated() where cutter.isCut[index] {
            subpaths[Int(contour.subpath)] = -1
        }
        var (verbs, coordinates, sources): ([Path.Verb], [Double], [Int32]) = ([], [], [])
        var (subpath, index) = (-1, 0)
        for verb in path.verbs {
            if verb == .move {
                subpath += 1
                if subpaths[subpath] >= 0 {
                    subpaths[subpath] = sources.count
                    sources.append(origins[subpath])
                }
            }
            let end = index + 2 * verb.pointCount
            if subpath >= 0, subpaths[subpath] >= 0 {
                verbs.append(verb)
                coordinates.append(contentsOf: path.coordinates[index..<end])
            }
            index = end
        }
        for index in wholes.indices where wholes[index] >= 0 { wholes[index] = subpaths[wholes[index]] }
        sources.append(origin)
        sources.append(origin)
        origins = sources
        verbs.append(contentsOf: cutter.verbs)
        coordinates.append(contentsOf: cutter.coordinates)
        path.replace(verbs: verbs, coordinates: coordinates)
    }
}

extension MorphBuilder {
    /// Whether a contour has no counterpart, and is a root or lies in one that has a counterpart.
    fileprivate func isSingle(_ pair: MorphPairing.Pair) -> Bool {
        guard pair.from < 0 || pair.to < 0 else { return false }
        if pair.parent < 0 { return true }
        let parent = pairing.pairs[pair.parent]
        return parent.from >= 0 && parent.to >= 0
    }
}

extension MorphShape {
    /// How far a contour's nodes reach in a direction.
    fileprivate func extent(_ contour: Int, _ normal: SIMD2<Double>) -> (low: Double, high: Double) {
        let contour = contours[contour]
        var (low, high) = (Double.infinity, -Double.infinity)
        for index in contour.firstNode..<contour.firstNode + contour.nodeCount {
            let value = nodes[index].x * normal.x + nodes[index].y * normal.y
            (low, high) = (min(low, value), max(high, value))
        }
        return (low, high)
    }

    /// Whether a contour is less than 3 % longer than its convex hull, whose length is π times its mean width (Cauchy's
    /// formula).
    func isNearlyConvex(_ contour: Int) -> Bool {
        var sum = 0.0
        for direction in 0..<MorphSplit.directions {
            let (low, high) = extent(contour, MorphSplit.normal(direction))
            sum += high - low
        }
        return contours[contour].length < 1.03 * Double.pi * sum / Double(MorphSplit.directions)
    }
}
