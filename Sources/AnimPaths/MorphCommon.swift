// SPDX-License-Identifier: MIT
import AnimMath

/// Two drawings that share much of their outlines up to a translation, such as an eye and the same eye struck out. The
/// shared parts keep their shape; the rest of each drawing grows from where it touches them.
///
/// One drawing is cut to get the outlines of the other: the runs that both share are joined in the other's order. From
/// one run to the next the outline follows the rest of its own outlines, and lines that are drawn there and back, which
/// do not change the fill.
struct MorphCommon {
    /// The new paths: one is cut, the other has the same outlines, begun elsewhere.
    package var from: Path
    package var to: Path
    /// Pairs of subpaths. The first `count` of them share runs.
    package var pairs: [(from: Int32, to: Int32)] = []
    package var count = 0
    /// The translation from the first path to the second.
    package var shift = SIMD2<Double>.zero
    /// The shared part of the shorter drawing's outlines, 0…1.
    package let share: Double
    /// For each pair that shares runs, the numbers of pieces of its parts: a run, the connection to the next run, that
    /// run, and so on.
    package var counts: [(from: [Int], to: [Int])] = []
    /// For each subpath of the new paths, the subpath of the given path it comes from.
    private var origins: (from: [Int32], to: [Int32]) = ([], [])
    /// Whether the first drawing is the one that is cut. There, lines drawn forth and back may cross other outlines.
    let cutsFirst: Bool
    /// Whether a shared part has another translation than the rest.
    package var isParted = false

    /// Points no farther apart than this are the same, in units of the shape's size: icons are drawn on grids of a few
    /// hundred steps.
    private static let tolerance = 2e-3
    /// The least shared fraction of the shorter drawing's outlines: of equal pieces, to consider a translation; and of
    /// runs, to use this method.
    private static let leastVote = 0.15
    private static let leastKept = 0.4
    /// An outline that shares less than this fraction of its length, all in one direction, merely touches an edge.
    private static let leastOfOutline = 0.3
    /// The most pairs of pieces that are compared, and the most translations that are kept.
    private static let pairLimit = 40_000
    private static let wayLimit = 12
    /// The most connections that are rerouted: the work grows with the cube of their number.
    private static let spliceLimit = 64

    /// A run: a stretch of the drawing that is cut that coincides with a piece of the other drawing, or a crossing of
    /// the two. Positions are counted in pieces from the contour's first.
    private struct Run {
        package var contour = 0
        package var start = 0.0
        package var end = 0.0
        /// The contour and the positions in the other drawing.
        package var target = 0
        package var targetStart = 0.0
        package var targetEnd = 0.0

        /// The same run, seen from the other drawing.
        package var reversed: Run {
            Run(
                contour: target,
                start: targetStart,
                end: targetEnd,
                target: contour,
                targetStart: start,
                targetEnd: end
            )
        }
    }

    /// A part of the connection from a run to the next: a stretch of a contour, or a line to `point` (contour −1).
    private struct Part {
        package var contour = -1
        package var start = 0.0
        package var end = 0.0
        package var point = SIMD2<Double>.zero
    }

    /// How a drawing is cut: its runs in the other's order, grouped by the other's contours, the connection from
    /// each run to the next, and the total length of the lines that cross empty space.
    private struct Plan {
        package var runs: [Run]
        package var groups: [Range<Int>] = []
        package var connections: [[Part]] = []
        package var outside = 0.0
    }

    /// Nil if too little is shared, or if only whole outlines are and the others share nothing.
    ///
    /// - Parameter parts: Whether a part may be shared with another translation than the rest.
    ///
    /// Complexity: O(pieces²).
    @inline(never)
    init?(_ builder: borrowing MorphBuilder, _ from: Path, _ to: Path, parts: Bool) {
        let (a, b) = (MorphPieces(outlines: builder.a), MorphPieces(outlines: builder.b))
        let limit = Self.tolerance * builder.a.size
        guard let a, let b else { return nil }
        let shifts = Self.shifts(a, b, limit, builder)
        guard let shift = shifts.first else { return nil }
        let others = (a.cut(at: b, -shift, limit), b.cut(at: a, shift, limit))
        var (first, second) = (Self.runs(a, others.1, [shift], limit), Self.runs(b, others.0, [-shift], limit))
        // A part that moves by itself, as a lock's shackle does.
        let least = Self.leastVote * min(a.length, b.length)
        if parts, shifts.count > 1 {
            let own = Self.runs(a, others.1, shifts, limit)
            let its = Self.runs(b, others.0, shifts.map { -$0 }, limit)
            // Only parts of outlines whose other parts stay: outlines that move as a whole are paired anyway.
            func isPart(_ runs: [Run], _ stands: [Run]) -> Bool {
                runs.allSatisfy { run in stands.contains { $0.target == run.target } }
            }
            if own.length > first.length + least, its.length > second.length + least,
                isPart(own.runs, first.runs), isPart(its.runs, second.runs)
            {
                (first, second, isParted) = (own, its, true)
            }
        }
        share = max(first.length, second.length) / min(a.length, b.length)
        guard share > Self.leastKept, !builder.stands else { return nil }
        // Outlines that merely join have nothing to grow from: `MorphSplit` cuts them where they join.
        let runs = first.length >= second.length ? first.runs : second.runs.map { $0.reversed }
        if Self.joins(runs, builder.a, builder.b) || Self.joins(runs.map { $0.reversed }, builder.b, builder.a) {
            return nil
        }
        // Either drawing may be cut. Cuts inside the fill are better than cuts across empty space; otherwise the first
        // drawing, which is the simpler one, is cut.
        let plans = (
            Self.cut(
                a,
                others.1,
                isParted ? first.runs : Self.crossed(a, others.1, first.runs, shift, limit),
                limit,
                builder,
                true
            ),
            Self.cut(
                b,
                others.0,
                isParted ? second.runs : Self.crossed(b, others.0, second.runs, -shift, limit),
                limit,
                builder,
                false
            )
        )
        let ratio = second.length / max(first.length, 1e-300)
        if let own = plans.0, let its = plans.1, ratio > 0.9, ratio < 1.1 {
            cutsFirst = own.outside <= 10 * limit || its.outside > 10 * limit
        } else {
            cutsFirst = plans.1 == nil || (plans.0 != nil && ratio <= 1)
        }
        guard let plan = cutsFirst ? plans.0 : plans.1 else { return nil }
        (self.from, self.to, self.shift) = (from, to, shift)
        write(cutsFirst ? a : b, cutsFirst ? others.1 : others.0, plan, builder)
    }

    /// The subpath of the given path that a new one comes from; −1 for none.
    func origin(_ subpath: Int32, isTo: Bool) -> Int32 {
        subpath < 0 ? subpath : (isTo ? origins.to : origins.from)[Int(subpath)]
    }

    /// The translation of most of the equal pieces by length, and the next one if it is common, too. If there is none,
    /// but lines of the two drawings overlap for much of their length and outlines bend around each other: no
    /// translation (zero).
    @inline(never)
    private static func shifts(
        _ a: MorphPieces,
        _ b: MorphPieces,
        _ limit: Double,
        _ builder: borrowing MorphBuilder
    ) -> [SIMD2<Double>] {
        guard a.curves.count * b.curves.count <= pairLimit else { return [] }
        var (displacements, weights, curved, common): ([SIMD2<Double>], [Double], [Double], Double) = ([], [], [], 0)
        for (index, p) in a.curves.enumerated() {
            let (dx, dy) = (p.x3 - p.x0, p.y3 - p.y0)
            let length = max(abs(dx), abs(dy))
            if length < 10 * limit { continue }
            for (other, q) in b.curves.enumerated() {
                let displacement = SIMD2(q.x0 - p.x0, q.y0 - p.y0)
                if abs(q.x3 - q.x0 - dx) < limit && abs(q.y3 - q.y0 - dy) < limit {
                    guard abs(q.x1 - q.x0 - p.x1 + p.x0) < limit, abs(q.y1 - q.y0 - p.y1 + p.y0) < limit,
                        abs(q.x2 - q.x0 - p.x2 + p.x0) < limit, abs(q.y2 - q.y0 - p.y2 + p.y0) < limit
                    else { continue }
                    var number = 0
                    while number < displacements.count, !isNear(displacements[number], displacement, limit) {
                        number += 1
                    }
                    if number == wayLimit { continue }
                    if number == displacements.count {
                        displacements.append(displacement)
                        weights.append(0)
                        curved.append(0)
                    }
                    weights[number] += length
                    if !a.isLine[index] { curved[number] += length }
                }
                // Collinear lines: the length of their overlap.
                let end = SIMD2(q.x3 - p.x0, q.y3 - p.y0)
                if abs(displacement.x * dy - displacement.y * dx) < limit * length,
                    abs(end.x * dy - end.y * dx) < limit * length,
                    a.isLine[index], b.isLine[other]
                {
                    let square = dx * dx + dy * dy
                    let (start, end) = (displacement.x * dx + displacement.y * dy, end.x * dx + end.y * dy)
                    common += max(min(square, end) - max(0, start), 0) / square * length
                }
            }
        }
        let least = leastVote * min(a.length, b.length)
        var result: [SIMD2<Double>] = []
        for _ in 0..<2 {
            var best = 0
            for index in weights.indices where weights[index] > weights[best] { best = index }
            if displacements.isEmpty || weights[best] <= least { break }
            result.append(displacements[best])
            weights[best] = 0
            // A second translation needs curves: lines of equal length match by chance.
            for index in curved.indices where curved[index] < 0.5 * least { weights[index] = 0 }
        }
        if result.isEmpty, common > 2 * least, isBent(builder.a) || isBent(builder.b) { result.append(.zero) }
        return result
    }

    /// Whether outlines bend around each other, so that no line separates them.
    private static func isBent(_ shape: borrowing MorphShape) -> Bool {
        var roots: [Int] = []
        for index in shape.contours.indices { roots.append(shape.contours[index].parent < 0 ? 0 : -1 - index) }
        return !MorphSplit.areApart(shape, roots)
    }

    private static func isNear(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ limit: Double) -> Bool {
        abs(a.x - b.x) < limit && abs(a.y - b.y) < limit
    }

    /// The runs of the first drawing that coincide with pieces of the second, in the second's order, and their total
    /// length.
    @inline(never)
    private static func runs(_ a: MorphPieces, _ b: MorphPieces, _ shifts: [SIMD2<Double>], _ limit: Double) -> (
        runs: [Run], length: Double
    ) {
        var runs: [Run] = []
        var (lengths, target) = ([Double](repeating: 0, count: b.subpaths.count), 0)
        var displacements = [SIMD2<Double>](repeating: .zero, count: b.subpaths.count)
        for piece in b.curves.indices {
            let curve = b.curves[piece]
            while b.firsts[target + 1] <= piece { target += 1 }
            let length = MorphPieces.length(curve)
            if length < 4 * limit { continue }
            for shift in shifts {
                let position = Double(piece - b.firsts[target])
                guard var run = run(of: curve, shift, in: a, limit) else { continue }
                (run.target, run.targetStart, run.targetEnd) = (target, position, position + 1)
                // Skips what an earlier run covers.
                if runs.contains(where: { overlap(run, $0, in: a, limit) }) { continue }
                runs.append(run)
                lengths[target] += length
                displacements[target] += SIMD2(curve.x3 - curve.x0, curve.y3 - curve.y0)
                break
            }
        }
        // Drops outlines that merely touch an edge, as a label at the edge of a page does. A bar that shares both its
        // ends is kept.
        for target in lengths.indices
        where lengths[target] < leastOfOutline * b.length(target, 0, Double(b.count(target)))
            && displacements[target].x * displacements[target].x + displacements[target].y * displacements[target].y
                > 0.5 * lengths[target]
                * lengths[target]
        {
            lengths[target] = 0
        }
        return (runs.filter { lengths[$0.target] > 0 }, lengths.reduce(0, +))
    }

    /// The run of `a` that coincides with a curve of the other drawing, translated back; nil if there is none. Its
    /// target is not set.
    private static func run(of curve: CubicCurve, _ shift: SIMD2<Double>, in a: MorphPieces, _ limit: Double) -> Run? {
        func point(_ t: Double) -> SIMD2<Double> { SIMD2(curve.x(at: t), curve.y(at: t)) - shift }
        guard let middle = a.position(near: point(0.5), limit) else { return nil }
        let count = Double(a.count(middle.contour))
        var run = Run(contour: middle.contour)
        var last = -Double.infinity
        for t in [0, 0.25, 0.75, 1] {
            guard let found = a.position(near: point(t), limit, of: middle.contour) else { return nil }
            // The shorter way around from the middle.
            var distance = found.position - middle.position
            if distance > count / 2 { distance -= count } else if distance < -count / 2 { distance += count }
            guard distance > last, (distance < 0) == (t < 0.5) else { return nil }
            last = distance
            if t == 0 { run.start = middle.position + distance }
            run.end = middle.position + distance
        }
        if run.start < 0 { (run.start, run.end) = (run.start + count, run.end + count) }
        return run
    }

    /// Whether two runs have more in common than a point.
    private static func overlap(_ run: Run, _ other: Run, in a: MorphPieces, _ limit: Double) -> Bool {
        guard other.contour == run.contour else { return false }
        let count = Double(a.count(run.contour))
        return [-count, 0, count].contains { offset in
            let (low, high) = (max(run.start, other.start + offset), min(run.end, other.end + offset))
            return high > low && !isNear(a.point(run.contour, low), a.point(run.contour, high), 2 * limit)
        }
    }

    /// Whether the second drawing merely joins outlines of the first (`MorphSplit`). Then each of its outlines either
    /// shares runs with just one outline of the first, or is convex and joins several. Those must be separable by a
    /// line, and large enough to be parts of it.
    private static func joins(_ runs: [Run], _ a: borrowing MorphShape, _ b: borrowing MorphShape) -> Bool {
        var (targets, counts) = (
            [Int](repeating: -1, count: a.contours.count), [Int](repeating: 0, count: b.contours.count)
        )
        for run in runs {
            if targets[run.contour] == run.target { continue }
            guard targets[run.contour] < 0 else { return false }
            targets[run.contour] = run.target
            counts[run.target] += 1
        }
        var joined = false
        for index in counts.indices where counts[index] != 1 {
            guard counts[index] > 1, b.isNearlyConvex(index) else { return false }
            joined = true
        }
        guard joined, MorphSplit.areApart(a, targets) else { return false }
        for (index, target) in targets.enumerated() {
            guard target >= 0 else { return false }
            let (own, its) = (abs(a.contours[index].area), abs(b.contours[target].area))
            if counts[target] > 1, !(own > MorphSplit.leastArea * its) { return false }
        }
        return true
    }

    /// The runs, and between them the crossings of the two drawings, in contours that share runs.
    @inline(never)
    private static func crossed(
        _ a: MorphPieces,
        _ b: MorphPieces,
        _ runs: [Run],
        _ shift: SIMD2<Double>,
        _ limit: Double
    ) -> [Run] {
        var (isOwn, isTarget) = (
            [Bool](repeating: false, count: a.subpaths.count), [Bool](repeating: false, count: b.subpaths.count)
        )
        for run in runs {
            isOwn[run.contour] = true
            isTarget[run.target] = true
        }
        var ends = runs.flatMap { [a.point($0.contour, $0.start), a.point($0.contour, $0.end)] }
        var result: [Run] = []
        var next = 0
        for target in b.subpaths.indices {
            for piece in 0..<b.count(target) {
                if next < runs.count, runs[next].target == target, runs[next].targetStart == Double(piece) {
                    result.append(runs[next])
                    next += 1
                    continue
                }
                guard isTarget[target] else { continue }
                var found: [Run] = []
                for contour in a.subpaths.indices where isOwn[contour] {
                    for own in 0..<a.count(contour) {
                        for position in a.crossings(a.firsts[contour] + own, b, b.firsts[target] + piece, shift) {
                            let (start, end) = (Double(own) + position.x, Double(piece) + position.y)
                            let point = a.point(contour, start)
                            if ends.contains(where: { isNear($0, point, 4 * limit) }) { continue }
                            ends.append(point)
                            found.append(
                                Run(
                                    contour: contour,
                                    start: start,
                                    end: start,
                                    target: target,
                                    targetStart: end,
                                    targetEnd: end
                                )
                            )
                        }
                    }
                }
                result += found.sorted { $0.targetStart < $1.targetStart }
            }
        }
        return result
    }

    /// How a drawing is cut; nil if nothing is to be cut.
    @inline(never)
    private static func cut(
        _ shape: MorphPieces,
        _ other: MorphPieces,
        _ found: [Run],
        _ limit: Double,
        _ builder: borrowing MorphBuilder,
        _ isFirst: Bool
    ) -> Plan? {
        guard !found.isEmpty else { return nil }
        var plan = Plan(runs: found)
        let goals = group(&plan, other)
        var isPartial = false
        var lengths: [Double] = []
        for (index, run) in found.enumerated() {
            let goal = found[goals[index]].targetStart
            let end = goals[index] > index ? goal : goal + Double(other.count(run.target))
            lengths.append(other.length(run.target, run.targetEnd, end))
            let pair = isFirst ? (run.contour, run.target) : (run.target, run.contour)
            // A whole outline that becomes another one than its counterpart is partial, too.
            let isPair = builder.pairing.pairs.contains { $0.from == pair.0 && $0.to == pair.1 }
            if lengths[index] > 10 * limit || !isPair { isPartial = true }
        }
        var next = addConnections(&plan, shape, limit, &isPartial)
        guard isPartial else { return nil }
        guard next.indices.filter({ next[$0] != goals[$0] }).count <= spliceLimit else { return nil }
        let ends = plan.runs.map { shape.point($0.contour, $0.end) }
        splice(&plan.connections, &next, goals, lengths, ends)
        for (run, connection) in plan.connections.enumerated() {
            var last = ends[run]
            for part in connection {
                let d = part.point - last
                for t in [0.25, 0.5, 0.75]
                where part.contour < 0
                    && !(isFirst ? builder.a.encloses(last + d * t) : builder.b.encloses(last + d * t))
                {
                    plan.outside += (d.x * d.x + d.y * d.y).squareRoot()
                }
                last = part.point
            }
        }
        return plan
    }

    /// Groups a plan's runs by the contours of the other drawing.
    ///
    /// - Returns: For each run, the one that follows it in the other drawing.
    private static func group(_ plan: inout Plan, _ other: MorphPieces) -> [Int] {
        var goals = Array(1...plan.runs.count)
        for contour in other.subpaths.indices {
            let first = plan.groups.last?.upperBound ?? 0
            var end = first
            while end < plan.runs.count, plan.runs[end].target == contour { end += 1 }
            plan.groups.append(first..<end)
            if end > first { goals[end - 1] = first }
        }
        return goals
    }

    /// Adds the connections from each of a plan's runs to the one that follows it in the drawing that is cut. A run that
    /// overlaps the next one, or nearly touches it, ends where that one begins.
    ///
    /// - Parameter isPartial: Set if a connection is long.
    /// - Returns: For each run, the one that follows it in the drawing that is cut.
    private static func addConnections(
        _ plan: inout Plan,
        _ shape: MorphPieces,
        _ limit: Double,
        _ isPartial: inout Bool
    )
        -> [Int]
    {
        let runs = plan.runs
        var next: [Int] = []
        for (index, run) in runs.enumerated() {
            let count = Double(shape.count(run.contour))
            var (best, least) = (index, Double.infinity)
            for (candidate, follower) in runs.enumerated() where follower.contour == run.contour {
                var distance = follower.start - run.start
                if distance < 0 || candidate == index { distance += count }
                if distance < least { (best, least) = (candidate, distance) }
            }
            next.append(best)
            let start = run.start + least
            let (p, q) = (shape.point(run.contour, run.end), shape.point(run.contour, start))
            if run.end > start || (isNear(p, q, 2 * limit) && run.end > run.start) {
                plan.runs[index].end = start
                plan.connections.append([])
            } else {
                plan.connections.append([Part(contour: run.contour, start: run.end, end: start, point: q)])
                if shape.length(run.contour, run.end, start) > 10 * limit { isPartial = true }
            }
        }
        return next
    }

    /// Writes both drawings. Contours that share runs come first, each beginning with its first run.
    @inline(never)
    private mutating func write(
        _ shape: MorphPieces,
        _ other: MorphPieces,
        _ plan: Plan,
        _ builder: borrowing MorphBuilder
    ) {
        let (runs, groups) = (plan.runs, plan.groups)
        var (own, others) = (MorphPieces.Writer(), MorphPieces.Writer())
        var isKept = [Bool](repeating: false, count: shape.subpaths.count)
        for (contour, group) in groups.enumerated() where !group.isEmpty {
            var counts: (own: [Int], others: [Int]) = ([], [])
            let first = runs[group.lowerBound]
            own.begin(shape, first.contour, first.start)
            others.begin(other, contour, first.targetStart)
            for index in group {
                let run = runs[index]
                isKept[run.contour] = true
                own.append(shape, run.contour, run.start, run.end)
                counts.own.append(own.taken)
                others.append(other, contour, run.targetStart, run.targetEnd)
                counts.others.append(others.taken)
                for part in plan.connections[index] {
                    if part.contour >= 0 {
                        own.append(shape, part.contour, part.start, part.end)
                    } else {
                        own.line(part.point)
                    }
                }
                counts.own.append(own.taken)
                let end =
                    index + 1 < group.upperBound
                    ? runs[index + 1].targetStart : first.targetStart + Double(other.count(contour))
                others.append(other, contour, run.targetEnd, end)
                counts.others.append(others.taken)
            }
            self.counts.append(cutsFirst ? (counts.own, counts.others) : (counts.others, counts.own))
            own.end()
            others.end()
            pairs.append((Int32(pairs.count), Int32(pairs.count)))
        }
        count = pairs.count
        var written = [Int32](repeating: -1, count: groups.count)
        for (contour, group) in groups.enumerated() where group.isEmpty {
            written[contour] = others.subpaths
            others.append(other, contour)
        }
        // A contour that shares nothing keeps its counterpart, if that shares nothing either.
        for contour in shape.subpaths.indices where !isKept[contour] {
            for pair in builder.pairing.pairs where pair.from >= 0 && pair.to >= 0 {
                let subpaths = (builder.a.contours[pair.from].subpath, builder.b.contours[pair.to].subpath)
                guard (cutsFirst ? subpaths.0 : subpaths.1) == shape.subpaths[contour],
                    let index = other.subpaths.firstIndex(of: cutsFirst ? subpaths.1 : subpaths.0), written[index] >= 0
                else { continue }
                pairs.append(cutsFirst ? (own.subpaths, written[index]) : (written[index], own.subpaths))
            }
            own.append(shape, contour)
        }
        (from, to) = cutsFirst ? (own.path, others.path) : (others.path, own.path)
        origins = cutsFirst ? (own.origins, others.origins) : (others.origins, own.origins)
    }

    /// Reroutes the connections so that each run leads to its goal, by lines that are drawn there and back, the
    /// shortest first.
    ///
    /// - Parameter lengths: The lengths of the other drawing's connections.
    @inline(never)
    private static func splice(
        _ connections: inout [[Part]],
        _ next: inout [Int],
        _ goals: [Int],
        _ lengths: [Double],
        _ ends: [SIMD2<Double>]
    ) {
        func points(_ run: Int) -> [SIMD2<Double>] { [ends[run]] + connections[run].map { $0.point } }
        for _ in next.indices {
            var (best, least) = ((run: -1, index: 0, other: 0, otherIndex: 0), Double.infinity)
            for run in next.indices where next[run] != goals[run] {
                guard let other = next.firstIndex(of: goals[run]) else { continue }
                let (own, others) = (points(run), points(other))
                for (index, p) in own.enumerated() {
                    for (otherIndex, q) in others.enumerated() {
                        let d = p - q
                        var cost = (d.x * d.x + d.y * d.y).squareRoot()
                        // Prefers a line straight from run to run to one across, most of all for the longer connection.
                        let isLonger = lengths[run] >= lengths[other]
                        if index == 0, otherIndex == others.count - 1 { cost *= isLonger ? 0.5 : 0.8 }
                        if otherIndex == 0, index == own.count - 1 { cost *= isLonger ? 0.8 : 0.5 }
                        if cost < least { (best, least) = ((run, index, other, otherIndex), cost) }
                    }
                }
            }
            guard best.run >= 0 else { return }
            let (own, others) = (connections[best.run], connections[best.other])
            let (p, q) = (points(best.run)[best.index], points(best.other)[best.otherIndex])
            connections[best.run] = own[..<best.index] + [Part(point: q)] + others[best.otherIndex...]
            connections[best.other] = others[..<best.otherIndex] + [Part(point: p)] + own[best.index...]
            (next[best.run], next[best.other]) = (next[best.other], next[best.run])
        }
    }
}

/// The pieces of outlines, in the direction of travel.
struct MorphPieces {
    package var curves: [CubicCurve] = []
    /// Whether each contour is closed.
    package var isClosed: [Bool] = []
    var isLine: [Bool] = []
    /// The first piece of each contour, and one more for the end.
    package var firsts: [Int] = []
    /// The subpath of each contour.
    package var subpaths: [Int32] = []
    /// The approximate length of all pieces.
    package var length = 0.0
    /// A bound on the coordinates.
    private var largest = 0.0

    /// Nil if an outline is open.
    @inline(never)
    init?(outlines shape: borrowing MorphShape) {
        self.init(shape)
        if isClosed.contains(false) { return nil }
    }

    @inline(never)
    init(_ shape: borrowing MorphShape) {
        curves.reserveCapacity(shape.curves.count)
        isLine.reserveCapacity(shape.curves.count)
        for contour in shape.contours {
            isClosed.append(contour.isClosed)
            firsts.append(curves.count)
            subpaths.append(contour.subpath)
            for step in 0..<contour.count {
                let piece = contour.piece(at: step)
                let curve = contour.isReversed ? shape.curves[piece].reversed : shape.curves[piece]
                curves.append(curve)
                isLine.append(shape.isLine[piece])
                length += Self.length(curve)
            }
        }
        firsts.append(curves.count)
        largest = max(abs(shape.middleX), abs(shape.middleY)) + shape.size
    }

    /// The approximate length of a piece.
    static func length(_ curve: CubicCurve) -> Double { max(abs(curve.x3 - curve.x0), abs(curve.y3 - curve.y0)) }

    /// The same pieces, also cut at the joints of other pieces, translated.
    @inline(never)
    func cut(at other: MorphPieces, _ shift: SIMD2<Double>, _ limit: Double) -> MorphPieces {
        var cuts = [[Double]](repeating: [], count: curves.count)
        for curve in other.curves {
            guard let found = position(near: SIMD2(curve.x0, curve.y0) + shift, limit) else { continue }
            let whole = Int(found.position)
            let t = found.position - Double(whole)
            if t > 0 { cuts[firsts[found.contour] + whole].append(t) }
        }
        var result = self
        (result.curves, result.isLine, result.firsts) = ([], [], [])
        for contour in subpaths.indices {
            result.firsts.append(result.curves.count)
            for piece in firsts[contour]..<firsts[contour + 1] {
                var last = 0.0
                for t in cuts[piece].sorted() + [1] where t > last {
                    result.curves.append(last == 0 && t == 1 ? curves[piece] : curves[piece].part(last, t))
                    result.isLine.append(isLine[piece])
                    last = t
                }
            }
        }
        result.firsts.append(result.curves.count)
        return result
    }

    /// The approximate length of a part of a contour.
    @inline(never)
    func length(_ contour: Int, _ start: Double, _ end: Double) -> Double {
        var (sum, position) = (0.0, start)
        while position < end {
            let whole = Double(Int(position))
            let piece = curves[firsts[contour] + Int(position) % count(contour)]
            sum += Self.length(piece) * (min(end, whole + 1) - position)
            position = whole + 1
        }
        return sum
    }

    /// The parameters at which a piece crosses another drawing's piece, translated back: own, then other. Curves are
    /// first cut into chords.
    @inline(never)
    func crossings(_ piece: Int, _ other: MorphPieces, _ otherPiece: Int, _ shift: SIMD2<Double>) -> [SIMD2<Double>] {
        let (a, b) = (curves[piece], other.curves[otherPiece])
        func corners(_ curve: CubicCurve) -> (low: SIMD2<Double>, high: SIMD2<Double>) {
            let (p, q) = (SIMD4(curve.x0, curve.x1, curve.x2, curve.x3), SIMD4(curve.y0, curve.y1, curve.y2, curve.y3))
            return (SIMD2(p.min(), q.min()), SIMD2(p.max(), q.max()))
        }
        let (own, its) = (corners(a), corners(b))
        if any(own.high .< its.low - shift) || any(its.high - shift .< own.low) { return [] }
        func p(_ t: Double) -> SIMD2<Double> { SIMD2(a.x(at: t), a.y(at: t)) }
        func q(_ t: Double) -> SIMD2<Double> { SIMD2(b.x(at: t), b.y(at: t)) - shift }
        let (n, m) = (isLine[piece] ? 1 : Self.parts, other.isLine[otherPiece] ? 1 : Self.parts)
        var result: [SIMD2<Double>] = []
        for i in 0..<n {
            let (s0, s1) = (Double(i) / Double(n), Double(i + 1) / Double(n))
            for j in 0..<m {
                var (s, t) = (SIMD2(s0, s1), SIMD2(Double(j) / Double(m), Double(j + 1) / Double(m)))
                // The crossing of the two chords; then, twice, that of chords a tenth as long around it.
                for round in 0..<3 {
                    let (p0, q0) = (p(s.x), q(t.x))
                    let (d, e, f) = (p(s.y) - p0, q(t.y) - q0, q0 - p0)
                    let determinant = d.x * e.y - d.y * e.x
                    let (u, v) = (f.x * e.y - f.y * e.x, f.x * d.y - f.y * d.x)
                    let (x, y) = (u / determinant, v / determinant)
                    // Nearly parallel chords (a sine up to 0.2) are no crossing.
                    guard determinant * determinant > 0.04 * (d.x * d.x + d.y * d.y) * (e.x * e.x + e.y * e.y),
                        round > 0 || (x >= 0 && x < 1 && y >= 0 && y < 1)
                    else { break }
                    let middle = SIMD2(s.x + (s.y - s.x) * x, t.x + (t.y - t.x) * y)
                    if round == 2, middle.x >= 0, middle.x < 1, middle.y >= 0, middle.y < 1 { result.append(middle) }
                    let (ds, dt) = ((s.y - s.x) * 0.05, (t.y - t.x) * 0.05)
                    (s, t) = (SIMD2(middle.x - ds, middle.x + ds), SIMD2(middle.y - dt, middle.y + dt))
                }
            }
        }
        return result
    }

    /// The number of lines into which a curve is cut to find crossings.
    private static let parts = 8

    func count(_ contour: Int) -> Int { firsts[contour + 1] - firsts[contour] }

    /// The nearest position to a point, in pieces from the contour's first; nil if none is within a distance.
    @inline(never)
    func position(near point: SIMD2<Double>, _ limit: Double, of only: Int = -1) -> (contour: Int, position: Double)? {
        var search = NearestSearch(x: point.x, y: point.y, largest: largest)
        let range = only < 0 ? 0..<curves.count : firsts[only]..<firsts[only + 1]
        for piece in range {
            let curve = curves[piece]
            let (lowX, highX) = (
                min(curve.x0, curve.x1, curve.x2, curve.x3), max(curve.x0, curve.x1, curve.x2, curve.x3)
            )
            let (lowY, highY) = (
                min(curve.y0, curve.y1, curve.y2, curve.y3), max(curve.y0, curve.y1, curve.y2, curve.y3)
            )
            guard point.x > lowX - limit, point.x < highX + limit, point.y > lowY - limit, point.y < highY + limit
            else {
                continue
            }
            if isLine[piece] {
                search.line(curve.x0, curve.y0, curve.x3, curve.y3, verb: piece)
            } else {
                search.cubic(
                    curve.x0,
                    curve.y0,
                    curve.x1,
                    curve.y1,
                    curve.x2,
                    curve.y2,
                    curve.x3,
                    curve.y3,
                    verb: piece
                )
            }
        }
        let piece = search.verb
        guard piece >= 0 else { return nil }
        var contour = 0
        while firsts[contour + 1] <= piece { contour += 1 }
        // Snaps to a joint that is as near.
        var position = Double(piece - firsts[contour]) + search.parameter
        let nearest = self.point(contour, position)
        guard abs(nearest.x - point.x) < limit, abs(nearest.y - point.y) < limit else { return nil }
        let joint = Double(Int(position + 0.5))
        let d = self.point(contour, joint) - nearest
        if abs(d.x) < limit, abs(d.y) < limit { position = joint }
        return (contour, position)
    }

    /// The point at a position, which may go on beyond the contour's end.
    @inline(never)
    func point(_ contour: Int, _ position: Double) -> SIMD2<Double> {
        let whole = Int(position)
        let curve = curves[firsts[contour] + whole % count(contour)]
        let t = position - Double(whole)
        return t == 0 ? SIMD2(curve.x0, curve.y0) : SIMD2(curve.x(at: t), curve.y(at: t))
    }

    /// Writes parts of outlines as a path.
    struct Writer {
        private var verbs: [Path.Verb] = []
        private var coordinates: [Double] = []
        /// For each subpath, the subpath that it is made from.
        package var origins: [Int32] = []
        private var count = 0

        /// The number of subpaths.
        var subpaths: Int32 { Int32(truncatingIfNeeded: origins.count) }

        package var path: Path {
            var path = Path()
            path.replace(verbs: verbs, coordinates: coordinates)
            return path
        }

        /// Begins a subpath at a position of a contour.
        package mutating func begin(_ pieces: MorphPieces, _ contour: Int, _ position: Double) {
            let start = pieces.point(contour, position)
            origins.append(pieces.subpaths[contour])
            verbs.append(.move)
            coordinates += [start.x, start.y]
        }

        package mutating func end() { verbs.append(.close) }

        /// The number of pieces written since the last call.
        package var taken: Int {
            mutating get {
                defer { count = 0 }
                return count
            }
        }

        package mutating func line(_ point: SIMD2<Double>) {
            verbs.append(.line)
            coordinates += [point.x, point.y]
            count += 1
        }

        /// Appends a contour between two positions.
        @inline(never)
        package mutating func append(_ pieces: MorphPieces, _ contour: Int, _ start: Double, _ end: Double) {
            var position = start
            while position < end {
                let whole = Int(position)
                let piece = pieces.firsts[contour] + whole % pieces.count(contour)
                let (low, high) = (position - Double(whole), min(end - Double(whole), 1))
                let part = low == 0 && high == 1 ? pieces.curves[piece] : pieces.curves[piece].part(low, high)
                if pieces.isLine[piece] {
                    line(SIMD2(part.x3, part.y3))
                } else {
                    verbs.append(.cubic)
                    coordinates += [part.x1, part.y1, part.x2, part.y2, part.x3, part.y3]
                    count += 1
                }
                position = high == 1 ? Double(whole + 1) : end
            }
        }

        /// Appends a whole contour.
        @inline(never)
        package mutating func append(_ pieces: MorphPieces, _ contour: Int) {
            begin(pieces, contour, 0)
            append(pieces, contour, 0, Double(pieces.count(contour)))
            end()
            count = 0
        }
    }
}

extension MorphShape {
    /// Whether a point is inside, by the even-odd rule.
    @inline(never)
    fileprivate func encloses(_ point: SIMD2<Double>) -> Bool {
        var isInside = false
        for contour in contours
        where contains(contour, x: (point.x - middleX) / size, y: (point.y - middleY) / size) {
            isInside.toggle()
        }
        return isInside
    }
}
