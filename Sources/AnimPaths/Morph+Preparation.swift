// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

extension Morph {
    /// The in-betweens of two neighbors.
    ///
    /// - Parameter isInside: Whether the rotation of the whole drawing has been removed from the paths already.
    @inline(never)
    static func segment(_ from: Path, _ to: Path, _ options: MorphOptions, isInside: Bool = false) throws(AnimError)
        -> Segment
    {
        if options.structure == .blend { return try blend(from, to, options) }
        // Given pairs and points need an alignment: point-by-point interpolation would ignore them.
        if options.structure != .general, !options.isGiven,
            let segment = try pointByPoint(from, to, options)
        {
            return segment
        }
        // Always computed from the lesser path, so that the morph back is the same motion reversed.
        let isFree = options.pairsFreely && !isInside
        let (a, b) = (isFree ? from.joined(options.paint) : from, isFree ? to.joined(options.paint) : to)
        if isFree, options.structure == .automatic, from.verbs != to.verbs, a.verbs == b.verbs,
            var same = try pointByPoint(a, b, options)
        {
            // They differed in how they were cut.
            (same.from, same.to) = (from, to)
            return same
        }
        let isBackwards = isLess(b, a)
        let (first, second) = isBackwards ? (b, a) : (a, b)
        var own = options
        if isBackwards, options.isGiven {
            // Errors name the paths as they were given.
            _ = try MorphBuilder(from, to, options)
            own.reverse()
        }
        var outlines = try MorphOutlines(first, second, own)
        var result: Segment
        if options.choosesFreely, !isInside, outlines.areAsMany,
            let whole = whole(outlines.first, outlines.second, options.paint)
        {
            result = try turnedWhole(first, second, whole, options)
            if isBackwards { result = result.reversed() }
        } else {
            try outlines.cut()
            result = try outlines.segment(isBackwards: isBackwards)
        }
        (result.from, result.to) = (from, to)
        return result
    }

    /// The in-betweens of the structure `blend`.
    /// - Throws: `.argument` for strokes.
    private static func blend(_ from: Path, _ to: Path, _ options: MorphOptions) throws(AnimError) -> Segment {
        guard options.paint == .fill else {
            throw AnimError(.argument, "paint must be fill where structure is blend: a stroke has no inside")
        }
        // The grids and what they are made with.
        try Memory.ask(1 << 20)
        var segment = Segment(from: from, to: to, verbs: [], keys: [[], []], turns: [], pairs: [])
        segment.blend = MorphBlend(from, to, options.fillRule == .nonZero ? .nonZero : .evenOdd)
        return segment
    }

    /// The in-betweens of paths of the same verbs, or of the same commands of path data, for which no correspondence is
    /// searched. Nil if outlines have to be aligned.
    ///
    /// - Throws: `.kind` where the structure is strict and the paths' commands differ; `.limit` for too many verbs.
    private static func pointByPoint(_ from: Path, _ to: Path, _ options: MorphOptions) throws(AnimError) -> Segment? {
        let isFree = options.structure == .automatic && options.choosesFreely
        if isFree, let standing = standing(from, to, fills: options.paint == .fill) { return standing }
        if from.verbs == to.verbs, options.motion != .linear, let turned = turned(from, to, isFree: isFree) {
            return turned
        }
        if options.structure == .strict, let aligned = arcsAligned(from, to) {
            try checkCount(aligned.verbs)
            return aligned
        }
        if from.verbs == to.verbs {
            if !isFree || !collapses(from, to, options.paint) {
                return Segment(straightFrom: from, to: to, from.verbs, from.coordinates, to.coordinates)
            }
        }
        guard options.structure == .strict else { return nil }
        throw difference(from, to)
    }

    /// The in-betweens of two paths with the same verbs if one is a rotated copy of the other, within 1 %; otherwise
    /// nil. Point by point they would shrink on their way, and collapse at 90° or more.
    private static func turned(_ from: Path, _ to: Path, isFree: Bool) -> Segment? {
        let (p, q) = (from.coordinates, to.coordinates)
        guard p.count == q.count, let plane = PlaneTurn.between(p, q, count: p.count, isFree: isFree) else {
            return nil
        }
        let (a, b) = (SIMD2(plane.fromX, plane.fromY), SIMD2(plane.toX, plane.toY))
        let turn = MorphTurn(angle: plane.angle, fromX: a.x, fromY: a.y, toX: b.x, toY: b.y)
        return Segment(
            from: from,
            to: to,
            verbs: from.verbs,
            keys: [from.about(a, turnedBy: 0).coordinates, to.about(b, turnedBy: -turn.angle).coordinates],
            turns: [Turn(first: 0, count: p.count, turn: turn)],
            pairs: Segment.subpaths(of: from.verbs)
        )
    }

    /// The in-betweens of a drawing that rotates as a whole.
    private static func turnedWhole(_ from: Path, _ to: Path, _ whole: Whole, _ options: MorphOptions)
        throws(AnimError) -> Segment
    {
        var own = options
        // Copies may begin elsewhere, even if they have the same verbs.
        if whole.isCopy { own.structure = .general }
        return try segment(
            from.about(whole.from, turnedBy: 0),
            to.about(whole.to, turnedBy: -whole.angle),
            own,
            isInside: true
        ).turned(whole)
    }
}

extension Morph.Segment {
    /// Points that move straight between two paths of the same verbs, which look like `from` and `to`.
    @inline(never)
    init(straightFrom from: Path, to: Path, _ verbs: [Path.Verb], _ first: [Double], _ second: [Double]) {
        self.init(
            from: from,
            to: to,
            verbs: verbs,
            keys: [first, second],
            turns: [],
            pairs: Self.subpaths(of: verbs)
        )
    }

    /// The pairs of subpaths of two paths of the same verbs: those of the same index.
    @inline(never)
    fileprivate static func subpaths(of verbs: [Path.Verb]) -> [(from: Int32, to: Int32)] {
        var result: [(from: Int32, to: Int32)] = []
        for verb in verbs where verb == .move {
            let index = Int32(truncatingIfNeeded: result.count)
            result.append((index, index))
        }
        return result
    }
}

/// The outlines of two paths while a plan is made: first as given, then perhaps cut so that corresponding parts become
/// outlines of their own.
private struct MorphOutlines: ~Copyable {
    /// The paths without subpaths that draw nothing.
    let first: Path
    let second: Path
    /// The given subpaths of those; empty if they are all.
    private let kept: (from: [Int32], to: [Int32])
    let options: MorphOptions
    /// Of the current paths, which may be cut.
    var builder: MorphBuilder
    /// How the outlines were cut: at shared parts, where bars cross, at slits, or into several parts.
    var common: MorphCommon?
    var cross: MorphCross?
    var slit: MorphSlit?
    var split: MorphSplit?
    /// The plan, if cutting has made one.
    var plan: MorphPlan?

    init(_ first: Path, _ second: Path, _ options: MorphOptions) throws(AnimError) {
        var (drawn, kept) = ((from: first, to: second), (from: [Int32](), to: [Int32]()))
        var builder = try MorphBuilder(first, second, options)
        let hidden = (builder.a.hiddenSubpaths(), builder.b.hiddenSubpaths())
        if options.pairsFreely, hidden.0.count + hidden.1.count > 0 {
            kept.from = Self.remove(hidden.0, &drawn.from)
            kept.to = Self.remove(hidden.1, &drawn.to)
            builder = try MorphBuilder(drawn.from, drawn.to, options)
        }
        (self.first, self.second, self.kept) = (drawn.from, drawn.to, kept)
        self.options = options
        self.builder = builder
    }

    /// Removes subpaths of a path. Returns the indices of the others.
    @inline(never)
    private static func remove(_ hidden: [Int32], _ path: inout Path) -> [Int32] {
        var (kept, result) = ([Int32](), Path())
        for (index, subpath) in path.subpaths.enumerated() where !hidden.contains(Int32(truncatingIfNeeded: index)) {
            kept.append(Int32(truncatingIfNeeded: index))
            result.append(of: path, subpath)
        }
        path = result
        return kept
    }

    /// Whether both paths have the same number of outlines, dots not counted.
    var areAsMany: Bool { builder.a.outlineCount == builder.b.outlineCount }

    /// Cuts the outlines in the first way that applies.
    mutating func cut() throws(AnimError) {
        guard options.choosesFreely else { return }
        if options.paint == .stroke, let cut = try builder.cutStrokes() { builder = cut }
        guard builder.isModest else { return }
        if try cutAtCommonParts() { return }
        if try cutAtCrossings() { return }
        slit = MorphSlit(builder, first, second)
        if let slit { builder = try MorphBuilder(slit.from, slit.to, options) }
        split = MorphSplit(builder, slit?.from ?? first, slit?.to ?? second)
        if let split { builder = try MorphBuilder(split.from, split.to, options, split: split) }
    }

    /// - Returns: Whether they have enough in common.
    private mutating func cutAtCommonParts() throws(AnimError) -> Bool {
        var candidate = MorphCommon(builder, first, second, parts: true)
        while let found = candidate {
            if let own = try MorphBuilder(found, options), let plan = own.planned(found) {
                (builder, common, self.plan) = (own, found, plan)
                return true
            }
            // Try again without a part that moves by itself.
            candidate = found.isParted ? MorphCommon(builder, first, second, parts: false) : nil
        }
        return false
    }

    /// - Returns: Whether they are drawings of bars that cross.
    private mutating func cutAtCrossings() throws(AnimError) -> Bool {
        guard let found = MorphCross(builder, first, second), let own = try MorphBuilder(found, options) else {
            return false
        }
        (builder, cross) = (own, found)
        return true
    }

    /// The in-betweens, whose `from` and `to` are not those that were given.
    ///
    /// - Parameter isBackwards: Whether the morph begins with the second path.
    func segment(isBackwards: Bool) throws(AnimError) -> Morph.Segment {
        var plan = plan ?? builder.repaired()
        try Morph.checkCount(plan.verbs)
        var pairs = builder.pairs(plan.recipe)
        for index in pairs.indices {
            let pair = (from: origin(pairs[index].from, isTo: false), to: origin(pairs[index].to, isTo: true))
            pairs[index] = isBackwards ? (from: pair.to, to: pair.from) : pair
        }
        if options.paint == .stroke, options.choosesFreely { ease(&plan) }
        if isBackwards { plan.reverse() }
        var turns: [Morph.Turn] = []
        for outline in plan.turns.indices where plan.turns[outline].angle != 0 {
            turns.append(plan.turn(of: outline))
        }
        return Morph.Segment(
            from: first,
            to: second,
            verbs: plan.verbs,
            keys: plan.keys,
            turns: turns,
            pairs: pairs
        )
    }

    /// If one drawing is far shorter than the other, lets the morph go slowly beside it: the last of the ink would go
    /// all at once.
    @inline(never)
    private func ease(_ plan: inout MorphPlan) {
        let (a, b) = (builder.a.length, builder.b.length)
        let ratio = min(a, b) / max(a, b)
        guard ratio < Self.short, plan.keys.count == 2 else { return }
        // By that much nothing moves too fast at the other end.
        let amount = (1 - ratio / Self.short) * (b < a ? 0.6 : -0.6)
        let (start, end) = (plan.keys[0], plan.keys[1])
        for step in 1..<MorphBuilder.steps {
            let t = Double(step) / Double(MorphBuilder.steps)
            let part = t + amount * t * (1 - t)
            var row = start
            for index in row.indices { row[index] += (end[index] - start[index]) * part }
            plan.keys.insert(row, at: step)
        }
    }

    /// A drawing is far shorter than another below this fraction of its length.
    private static let short = 0.2

    /// The given subpath that a cut outline is a part of; −1 for none.
    @inline(never)
    private func origin(_ subpath: Int32, isTo: Bool) -> Int32 {
        var origin = subpath
        if let cross { origin = cross.origin(origin, isTo: isTo) }
        if let common { origin = common.origin(origin, isTo: isTo) }
        if let split { origin = split.origin(origin, isTo: isTo) }
        origin = slit?.origin(origin, isTo: isTo) ?? origin
        let kept = isTo ? kept.to : kept.from
        return kept.isEmpty || origin < 0 ? origin : kept[Int(origin)]
    }
}
