// SPDX-License-Identifier: MIT
import AnimMath

/// How two paths become each other: their common structure, and its coordinates at even times.
struct MorphPlan {
    var recipe = MorphRecipe()
    /// The verbs of the common structure.
    package var verbs: [Path.Verb] = []
    /// The rotation of each outline.
    var turns: [MorphTurn] = []
    /// The first coordinate of each outline; one more for the end.
    var firsts: [Int] = []
    /// Whether no in-between that was looked at crosses itself.
    var isClean = false
    /// Whether in-betweens have much less area than both ends, or much more. Computed only if `isClean`.
    var isUneven = false
    /// Smaller distances are rounding, in the paths' coordinates.
    var grain = 0.0
    /// Rows of coordinates, at evenly spaced times from 0 to 1. An outline that rotates is stored relative to its
    /// center of rotation, with the rotation removed.
    package var keys: [[Double]] = []

    /// Writes the in-between at a time, interpolated between the first and the last row.
    @_optimize(speed)
    @inline(never)
    package func evaluate(_ t: Double, _ target: inout [Double]) {
        let (start, end) = (keys[0], keys[keys.count - 1])
        if target.count != start.count {
            // All of it is written below.
            target = [Double](unsafeUninitializedCapacity: start.count) { $1 = start.count }
        }
        target.withUnsafeMutableBufferPointer { target in
            start.withUnsafeBufferPointer { start in
                end.withUnsafeBufferPointer { end in
                    for index in 0..<min(target.count, end.count) {
                        target[index] = start[index] + (end[index] - start[index]) * t
                    }
                }
            }
            for outline in turns.indices where turns[outline].angle != 0 {
                turn(of: outline).apply(t, target)
            }
        }
    }

    /// The rotation of an outline's coordinates.
    func turn(of outline: Int) -> Morph.Turn {
        Morph.Turn(first: firsts[outline], count: firsts[outline + 1] - firsts[outline], turn: turns[outline])
    }

    /// The same motion from its end to its start.
    mutating func reverse() {
        // Not by reverse() or reversed(): whether the compiler keeps their bounds checks differs from build to build.
        var backwards: [[Double]] = []
        backwards.reserveCapacity(keys.count)
        for row in keys.indices.reversed() { backwards.append(keys[row]) }
        keys = backwards
        for outline in turns.indices where turns[outline].angle != 0 {
            let turn = turns[outline]
            turns[outline] = turn.reversed
            // The rows were relative to the start's orientation, and are now to the end's.
            let (sine, cosine) = Math.sincos(turn.angle)
            for row in keys.indices {
                var index = firsts[outline]
                while index < firsts[outline + 1] {
                    let (x, y) = (keys[row][index], keys[row][index + 1])
                    keys[row][index] = cosine * x - sine * y
                    keys[row][index + 1] = sine * x + cosine * y
                    index += 2
                }
            }
        }
    }

    /// Computes the verbs and coordinates from the recipe and the rotations.
    package mutating func finish(_ a: borrowing MorphShape, _ b: borrowing MorphShape) {
        verbs = recipe.verbs()
        firsts.removeAll(keepingCapacity: true)
        var index = 0
        for verb in verbs {
            if verb == .move { firsts.append(index) }
            index += 2 * verb.pointCount
        }
        firsts.append(index)
        var start = recipe.coordinates(of: a, isTo: false)
        var end = recipe.coordinates(of: b, isTo: true)
        for outline in turns.indices where turns[outline].angle != 0 {
            let turn = turns[outline]
            let (sine, cosine) = Math.sincos(-turn.angle)
            var index = firsts[outline]
            while index < firsts[outline + 1] {
                start[index] -= turn.fromX
                start[index + 1] -= turn.fromY
                let (x, y) = (end[index] - turn.toX, end[index + 1] - turn.toY)
                end[index] = cosine * x - sine * y
                end[index + 1] = sine * x + cosine * y
                index += 2
            }
        }
        keys = [start, end]
    }
}

extension MorphBuilder {
    /// In-betweens are inspected up to this many pieces, and this many outlines.
    static let inspectionLimit = 1400
    static let outlineLimit = 64
    /// The number of steps of a morph that is repaired.
    package static let steps = 20

    private var canInspect: Bool { options.effort > 0 && isModest }

    /// Whether these are fills, and small enough for methods that compare all of their pieces.
    var isModest: Bool {
        options.paint == .fill && a.curves.count + b.curves.count <= Self.inspectionLimit
            && pairing.pairs.count <= Self.outlineLimit && abs(a.size) < 1e100 && abs(b.size) < 1e100
            && max(abs(a.middleX), abs(a.middleY), abs(b.middleX), abs(b.middleY)) < 1e100
    }

    /// The structure in which the fewest in-betweens cross themselves.
    ///
    /// - Parameter known: The structure with another pairing. Pairs that it has are taken from it.
    @inline(never)
    package func best(_ known: MorphPlan? = nil) -> MorphPlan {
        var plan = MorphPlan()
        plan.grain = 1e-7 * max(a.size, b.size)
        plan.recipe.slots.reserveCapacity(a.curves.count + b.curves.count)
        plan.recipe.outlines.reserveCapacity(pairing.pairs.count)
        var hull = MorphHull()
        var isKnown: [Bool] = []
        for pair in pairing.pairs {
            let same = known?.recipe.outlines.firstIndex { $0.from == pair.from && $0.to == pair.to }
            isKnown.append(same != nil)
            if let known, let same {
                plan.recipe.append(known.recipe, same)
                plan.turns.append(known.turns[same])
            } else if pair.from >= 0, pair.to >= 0 {
                // A contour rotates with the one that it lies in.
                let turn: MorphTurn = pair.parent >= 0 ? plan.turns[pair.parent] : self.turn(pair.from, pair.to, &hull)
                append(pair, Variant(), turn, &plan)
            } else {
                let isTo = pair.from < 0
                let index = isTo ? pair.to : pair.from
                let middle =
                    isTo ? point(for: index, of: b, in: a, isTo: true) : point(for: index, of: a, in: b, isTo: false)
                var point = SIMD2(middle.x, middle.y)
                if pair.parent >= 0, pairing.pairs[pair.parent].from < 0 || pairing.pairs[pair.parent].to < 0 {
                    // With the one that it lies in.
                    let outline = plan.recipe.outlines[pair.parent]
                    point = SIMD2(outline.pointX, outline.pointY)
                } else if isModest {
                    if hull.isEmpty { hull = self.hull }
                    point += hull.wayBack(of: point)
                }
                if isTo {
                    plan.recipe.append(b, index, isTo: true, pointX: point.x, pointY: point.y)
                } else {
                    plan.recipe.append(a, index, isTo: false, pointX: point.x, pointY: point.y)
                }
                plan.turns.append(MorphTurn())
            }
        }
        plan.finish(a, b)
        guard canInspect else { return plan }
        var tangled = [Bool](repeating: false, count: plan.turns.count)
        plan.isClean = plan.inspect(pairing, &tangled)
        for outline in tangled.indices where isKnown[outline] { tangled[outline] = false }
        return plan.isClean ? plan : retried(plan, tangled)
    }

    private func append(_ pair: MorphPairing.Pair, _ variant: Variant, _ turn: MorphTurn, _ plan: inout MorphPlan) {
        plan.turns.append(turn)
        let anchors = self.anchors(pair.from, pair.to, variant, angle: turn.angle)
        plan.recipe.append(a, pair.from, b, pair.to, anchors, tolerance: options.tolerance)
    }

    /// The plan with other alignments of the outlines that cross themselves.
    @inline(never)
    private func retried(_ plan: MorphPlan, _ tangled: [Bool]) -> MorphPlan {
        var result = MorphPlan()
        result.grain = plan.grain
        var frame = MorphFrame()
        frame.grain = plan.grain
        var scratch: [Double] = []
        for (outline, pair) in pairing.pairs.enumerated() {
            var chosen = MorphPlan()
            chosen.turns = [plan.turns[outline]]
            chosen.recipe.append(plan.recipe, outline)
            if tangled[outline], pair.from >= 0, pair.to >= 0 {
                let turn = pair.parent >= 0 ? result.turns[pair.parent] : plan.turns[outline]
                chosen.finish(a, b)
                // An outline that crosses itself at an end does so on the way, too.
                var least = chosen.isTangled(&frame) ? 0 : chosen.crossings(&frame, &scratch, limit: Int.max)
                var index = 1
                while least > 0, options.effort > 2 || index < 5, let variant = Variant.at(index) {
                    index += 1
                    if !variant.turns, turn.angle == 0 { continue }
                    var attempt = MorphPlan()
                    append(pair, variant, variant.turns ? turn : MorphTurn(), &attempt)
                    attempt.finish(a, b)
                    let crossings = attempt.crossings(&frame, &scratch, limit: least)
                    if crossings < least { (least, chosen) = (crossings, attempt) }
                }
            }
            result.recipe.append(chosen.recipe)
            result.turns.append(chosen.turns[0])
        }
        result.finish(a, b)
        return result
    }

    /// The best structure, with in-betweens that cross themselves repaired.
    @inline(never)
    func repaired() -> MorphPlan {
        let plan = best()
        guard canInspect else { return plan }
        if !plan.isClean, let pairing = holesPairedAnew(plan) {
            var other = self
            other.pairing = pairing
            return other.repaired(other.best(plan))
        }
        return repaired(plan)
    }

    /// A plan with in-betweens that cross themselves repaired.
    @inline(never)
    private func repaired(_ given: MorphPlan) -> MorphPlan {
        var plan = given
        let isUneven = plan.isUneven && options.choosesFreely
        if !plan.isClean || isUneven || plan.turns.contains(where: { $0.angle != 0 }) || hasLargeSingleHole {
            plan.repair(a, b, pairing, evensAreas: options.choosesFreely)
        }
        return plan
    }

    /// The hull of both ends.
    private var hull: MorphHull {
        var hull = MorphHull()
        for node in a.nodes { hull.add(SIMD2(a.middleX + node.x * a.size, a.middleY + node.y * a.size)) }
        for node in b.nodes { hull.add(SIMD2(b.middleX + node.x * b.size, b.middleY + node.y * b.size)) }
        return hull
    }

    /// Whether a rotating outline would have to become much smaller on its way to stay in the hull of both ends.
    private func isCramped(_ from: Int, _ to: Int, _ turn: MorphTurn, _ hull: MorphHull) -> Bool {
        func turned(_ shape: borrowing MorphShape, _ index: Int, _ angle: Double) -> [SIMD2<Double>] {
            let contour = shape.contours[index]
            let (sine, cosine) = Math.sincos(angle)
            return shape.nodes[contour.firstNode..<contour.firstNode + contour.nodeCount].map { node in
                let (x, y) = ((node.x - contour.x) * shape.size, (node.y - contour.y) * shape.size)
                return SIMD2(cosine * x - sine * y, sine * x + cosine * y)
            }
        }
        for step in 1..<8 {
            let t = Double(step) / 8
            let center = SIMD2(turn.fromX + (turn.toX - turn.fromX) * t, turn.fromY + (turn.toY - turn.fromY) * t)
            // The in-between lies between the two ends, each rotated to this time.
            let first = turned(a, from, turn.angle * t).map { center + $0 }
            let second = turned(b, to, turn.angle * (t - 1)).map { center + $0 }
            let room =
                (1 - t) * hull.room(about: center, first, margin: 0.04)
                + t * hull.room(about: center, second, margin: 0.04)
            if room < Self.leastRoom { return true }
        }
        return false
    }

    /// An outline that rotates keeps at least this share of its size.
    private static let leastRoom = 0.75

    /// Whether a hole without a counterpart is large enough that its growth shows.
    private var hasLargeSingleHole: Bool {
        for pair in pairing.pairs where pair.parent >= 0 {
            if pair.to < 0, a.contours[pair.from].isHole, abs(a.contours[pair.from].area) > 0.02 { return true }
            if pair.from < 0, b.contours[pair.to].isHole, abs(b.contours[pair.to].area) > 0.02 { return true }
        }
        return false
    }

    /// The rotation of a pair of contours; none if it would shrink them too much.
    ///
    /// - Parameter hull: The hull of both ends, which is made when it is needed first.
    private func turn(_ from: Int, _ to: Int, _ hull: inout MorphHull) -> MorphTurn {
        let (p, q) = (a.contours[from], b.contours[to])
        // Parts of a cut outline move straight, so that they stay on their sides of the cut.
        let angle = p.part == 0 ? self.angle(from, to) : 0
        if angle == 0 { return MorphTurn() }
        let turn = MorphTurn(
            angle: angle,
            fromX: a.middleX + p.x * a.size,
            fromY: a.middleY + p.y * a.size,
            toX: b.middleX + q.x * b.size,
            toY: b.middleY + q.y * b.size
        )
        // A drawing of one outline rotates without limits: nothing is beside it.
        guard options.motion == .automatic, options.paint == .fill, !pairing.hasOneRoot else { return turn }
        if hull.isEmpty { hull = self.hull }
        return isCramped(from, to, turn, hull) ? MorphTurn() : turn
    }
}

extension MorphPlan {
    /// Whether a few in-betweens are free of crossings, within outlines and between them; marks outlines with
    /// counterparts that cross themselves.
    mutating func inspect(_ pairing: MorphPairing, _ tangled: inout [Bool]) -> Bool {
        var frame = MorphFrame()
        frame.grain = grain
        var scratch: [Double] = []
        var isClean = true
        var areas: [Double] = []
        func look(_ step: Int) {
            evaluate(0.1 * Double(step), &scratch)
            scratch.withUnsafeBufferPointer { frame.set(verbs, $0) }
            areas.append(frame.area)
        }
        // Whether it can still be found that an outline with a counterpart crosses itself.
        func isOpen() -> Bool {
            tangled.indices.contains { !tangled[$0] && pairing.pairs[$0].from >= 0 && pairing.pairs[$0].to >= 0 }
        }
        for step in 1..<10 where isClean || isOpen() {
            look(step)
            for outline in tangled.indices {
                if !tangled[outline], frame.crossings(outline, outline, limit: 1) > 0 {
                    tangled[outline] = true
                    isClean = false
                }
                let pair = pairing.pairs[outline]
                if pair.parent >= 0, pair.from < 0 || pair.to < 0, !frame.lies(outline, in: pair.parent) {
                    isClean = false
                }
                if !isClean { continue }
                for other in 0..<outline {
                    if frame.crossings(outline, other, limit: 1) > 0 { isClean = false }
                    // Holes of one outline.
                    if pair.parent >= 0, pairing.pairs[other].parent == pair.parent,
                        frame.lies(outline, in: other) || frame.lies(other, in: outline)
                    {
                        isClean = false
                    }
                }
            }
        }
        if isClean {
            look(0)
            look(10)
            isUneven = MorphRepair.areUneven(areas, areas[9], areas[10])
        }
        return isClean
    }

    /// Whether the first outline crosses itself at either end.
    func isTangled(_ frame: inout MorphFrame) -> Bool {
        for row in keys {
            row.withUnsafeBufferPointer { frame.set(verbs, $0) }
            if frame.isTangled(0) { return true }
        }
        return false
    }

    /// How often the outlines cross themselves, at five times in all; used to compare structures. Counting stops at
    /// `limit`.
    func crossings(_ frame: inout MorphFrame, _ scratch: inout [Double], limit: Int) -> Int {
        var count = 0
        for step in 0..<5 {
            evaluate(0.1 + 0.2 * Double(step), &scratch)
            scratch.withUnsafeBufferPointer { frame.set(verbs, $0) }
            for outline in 0..<frame.outlineCount { count += frame.crossings(outline, outline, limit: limit) }
            if count >= limit { break }
        }
        return count
    }
}
