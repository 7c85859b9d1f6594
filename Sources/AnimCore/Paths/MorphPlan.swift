/// How two paths become each other: their common structure, and its coordinates at even times.
struct MorphPlan {
    var recipe = MorphRecipe()
    var verbs: [Path.Verb] = []
    /// For each outline, how it turns.
    var turns: [MorphTurn] = []
    /// The first coordinate of each outline; one more for the end.
    var firsts: [Int] = []
    /// Rows of coordinates, at times in even steps from 0 to 1. Where an outline turns they are about its centre and turned
    /// back.
    var keys: [[Double]] = []

    /// The in-between at a time, in place.
    @_optimize(speed)
    func evaluate(_ t: Double, _ target: inout [Double]) {
        let (start, end) = (keys[0], keys[keys.count - 1])
        target.removeAll(keepingCapacity: true)
        for index in start.indices { target.append(start[index] + (end[index] - start[index]) * t) }
        target.withUnsafeMutableBufferPointer { target in
            for outline in turns.indices where turns[outline].angle != 0 {
                let first = firsts[outline]
                Morph.Turn(first: first, count: firsts[outline + 1] - first, turn: turns[outline]).apply(t, target)
            }
        }
    }

    /// The verbs and coordinates of a recipe whose turns are known.
    mutating func finish(_ a: borrowing MorphShape, _ b: borrowing MorphShape) {
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
    /// Up to so many pieces in all, in-betweens are looked at.
    static let inspectionLimit = 4096
    /// When they are looked at.
    static let steps = 8

    /// The structure in which the fewest in-betweens cross themselves.
    @inline(never)
    func best() -> MorphPlan {
        var plan = MorphPlan()
        let inspects = options.effort > 0 && a.curves.count + b.curves.count <= Self.inspectionLimit
        plan.recipe.slots.reserveCapacity(a.curves.count + b.curves.count)
        plan.recipe.outlines.reserveCapacity(pairing.pairs.count)
        var frame = MorphFrame()
        var scratch: [Double] = []
        for pair in pairing.pairs {
            if pair.from >= 0, pair.to >= 0 {
                // What lies inside turns with what it lies in.
                let parent = pair.parent >= 0 ? plan.turns[pair.parent] : self.turn(pair.from, pair.to)
                var least = Int.max
                var chosen = MorphPlan()
                var index = 0
                while let variant = Variant.at(index) {
                    index += 1
                    if !variant.turns, parent.angle == 0 { continue }
                    var attempt = MorphPlan()
                    let turn: MorphTurn = variant.turns ? parent : MorphTurn()
                    attempt.turns = [turn]
                    let anchors = self.anchors(pair.from, pair.to, variant, angle: turn.angle)
                    attempt.recipe.append(a, pair.from, b, pair.to, anchors, tolerance: options.tolerance)
                    if !inspects {
                        chosen = attempt
                        break
                    }
                    attempt.finish(a, b)
                    let crossings = attempt.crossings(&frame, &scratch, limit: least)
                    if crossings < least {
                        least = crossings
                        chosen = attempt
                    }
                    if least == 0 || (options.effort == 1 && index >= 4) { break }
                }
                plan.recipe.append(chosen.recipe)
                plan.turns.append(chosen.turns[0])
            } else {
                let isTo = pair.from < 0
                let index = isTo ? pair.to : pair.from
                let point = isTo ? self.point(for: index, of: b, in: a) : self.point(for: index, of: a, in: b)
                if isTo {
                    plan.recipe.append(b, index, isTo: true, pointX: point.x, pointY: point.y)
                } else {
                    plan.recipe.append(a, index, isTo: false, pointX: point.x, pointY: point.y)
                }
                plan.turns.append(MorphTurn())
            }
        }
        plan.finish(a, b)
        return plan
    }

    /// The best structure, with in-betweens that cross themselves repaired.
    @inline(never)
    func repaired() -> MorphPlan {
        var plan = best()
        guard options.effort > 0, a.curves.count + b.curves.count <= Self.inspectionLimit else { return plan }
        plan.repair(a, b, pairing)
        return plan
    }

    private func turn(_ from: Int, _ to: Int) -> MorphTurn {
        let angle = self.angle(from, to)
        if angle == 0 { return MorphTurn() }
        let (p, q) = (a.contours[from], b.contours[to])
        return MorphTurn(
            angle: angle,
            fromX: a.middleX + p.x * a.size,
            fromY: a.middleY + p.y * a.size,
            toX: b.middleX + q.x * b.size,
            toY: b.middleY + q.y * b.size
        )
    }
}

extension MorphPlan {
    /// How often the outlines' own in-betweens cross themselves, in all.
    func crossings(_ frame: inout MorphFrame, _ scratch: inout [Double], limit: Int) -> Int {
        var count = 0
        for step in 1..<MorphBuilder.steps {
            evaluate(Double(step) / Double(MorphBuilder.steps), &scratch)
            scratch.withUnsafeBufferPointer { frame.set(verbs, $0) }
            for outline in 0..<frame.outlineCount { count += frame.crossings(outline, outline, limit: limit) }
            if count >= limit { break }
        }
        return count
    }
}
