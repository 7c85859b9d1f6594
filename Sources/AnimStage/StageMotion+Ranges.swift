// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

/// Bounds of moving values between two flicks, if nothing is due in between.
extension StageMotion {
    /// The range of an expression, from the ranges of its variables.
    /// - Parameter other: the range of a component that belongs to no property and changes with time.
    /// - Returns: nil if it depends on a value with unknown range.
    package func range(
        _ code: UnsafeBufferPointer<ExpressionInstruction>,
        _ from: Int64,
        _ to: Int64,
        _ other: (Int32) -> ExpressionRange?
    ) -> ExpressionRange? {
        guard let lookAhead else { return nil }
        lookAhead.rangesLeft = StageMotion.mostRanges
        lookAhead.spend(code.count)
        let range = Expression.range(code) { other($0) ?? self.range(ofComponent: Int($0), from, to, lookAhead) }
        return lookAhead.rangesLeft < 0 ? nil : range
    }

    /// The range of a component.
    /// - Returns: nil if it depends on a value with unknown range.
    package func range(of component: Int32, _ from: Int64, _ to: Int64) -> ExpressionRange? {
        guard let lookAhead else { return nil }
        lookAhead.rangesLeft = StageMotion.mostRanges
        let range = range(ofComponent: Int(component), from, to, lookAhead)
        return lookAhead.rangesLeft < 0 ? nil : range
    }

    /// The largest number of derived properties that are visited for one range.
    private static var mostRanges: Int { 64 }

    private func range(ofComponent component: Int, _ from: Int64, _ to: Int64, _ lookAhead: LookAhead)
        -> ExpressionRange
    {
        let slot = Int(components.owner[component])
        guard slot >= 0 else { return ExpressionRange(components.presentation[component]) }
        if properties[slot].derived >= 0 {
            lookAhead.rangesLeft -= 1
            guard lookAhead.rangesLeft >= 0 else { return .anything }
            let part = component - Int(properties[slot].base)
            let found = derived[Int(properties[slot].derived)].expressions[part].code.withUnsafeBufferPointer {
                lookAhead.spend($0.count)
                return Expression.range($0) { self.range(ofComponent: Int($0), from, to, lookAhead) }
            }
            guard let range = found else {
                lookAhead.rangesLeft = -1
                return .anything
            }
            // A larger result counts as 0.
            return max(range.high, -range.low) <= StageProperties.largestComponent ? range : .anything
        }
        guard properties[slot].firstAnimation >= 0 else { return ExpressionRange(components.presentation[component]) }
        let known = lookAhead.lastRange
        if known.component == component, known.from == from, known.to == to { return known.range }
        let range =
            properties[slot].isEncoded
            ? encodedRange(slot, component, from, to) : movingRange(slot, component, from, to)
        if range == nil { lookAhead.rangesLeft = -1 }
        // An unknown range is not cached: the next query must report it again.
        lookAhead.lastRange = KnownRange(
            component: range == nil ? -1 : component,
            from: from,
            to: to,
            range: range ?? .anything
        )
        return range ?? .anything
    }

    /// The range of a component of a color or transform that has animations, from those of the interpolated components.
    private func encodedRange(_ slot: Int, _ component: Int, _ from: Int64, _ to: Int64) -> ExpressionRange? {
        guard properties[slot].kind != .path else { return nil }
        let inner = properties[slot].innerRange
        return withUnsafeTemporaryAllocation(of: ExpressionRange.self, capacity: ValueEncoding.largestInnerCount) {
            guard let ranges = $0.baseAddress else { return nil }
            for index in 0..<inner.count {
                guard let range = movingRange(slot, inner.lowerBound + index, from, to) else { return nil }
                (ranges + index).initialize(to: range)
            }
            return properties[slot].encoding.range(of: component - Int(properties[slot].base), ranges)
        }
    }

    /// The range of an interpolated component of a property that has animations.
    private func movingRange(_ slot: Int, _ component: Int, _ from: Int64, _ to: Int64) -> ExpressionRange? {
        let animation = Int(properties[slot].inRows)
        if animation >= 0 { return rowRange(animation, component, max(from, animations[animation].start), to) }
        var sum = ExpressionRange(components.target[component])
        var next = Int(properties[slot].firstAnimation)
        while next >= 0 {
            if !isUnresolved(next), let layer = animations[next].layer {
                let part = component - Int(properties[slot].innerBase)
                var isInEffect = true
                let found = layerRange(next, layer, part, from, to, &isInEffect)
                if isInEffect {
                    guard let range = found else { return nil }
                    let below = layer.base.isEmpty ? 0 : layer.base[part]
                    sum = layer.isAdditive ? sum + (range - ExpressionRange(below)) : range
                }
            }
            next = Int(animations[next].next)
        }
        return sum
    }

    private func rowRange(_ animation: Int, _ component: Int, _ from: Int64, _ to: Int64) -> ExpressionRange? {
        let to = max(from, to)
        if case .easing(let easing) = animations[animation].function {
            let (start, duration) = (
                animations[animation].start, animations[animation].end - animations[animation].start
            )
            let (p, q) = (Double(from - start) / Double(duration), Double(to - start) / Double(duration))
            return range(easing, p, q, components.origin[component], components.target[component])
        }
        let row = components.row[component]
        let (one, other) = (batches.state(ofRow: row, at: from), batches.state(ofRow: row, at: to))
        return batches.response(ofRow: row).range(
            (one.displacement, one.velocity),
            (other.displacement, other.velocity),
            target: one.target,
            seconds: Flicks.seconds(to - from)
        )
    }

    private func range(_ easing: Easing, _ p: Double, _ q: Double, _ origin: Double, _ target: Double)
        -> ExpressionRange?
    {
        guard let eased = easing.range(from: p, to: q) else { return nil }
        let range = ExpressionRange(origin) + eased * ExpressionRange(target - origin)
        // At 1 the value is the target itself: the sum may round.
        return eased.low <= 1 && eased.high >= 1 && origin + (target - origin) != target
            ? range.union(ExpressionRange(target)) : range
    }

    /// The range of a component of a layer.
    /// - Parameter isInEffect: set to false if the layer is not in effect.
    /// - Returns: nil if the range is unknown.
    private func layerRange(
        _ animation: Int,
        _ layer: AnimationLayer,
        _ part: Int,
        _ from: Int64,
        _ to: Int64,
        _ isInEffect: inout Bool
    ) -> ExpressionRange? {
        let start = animations[animation].start
        let isGrouped = layer.group >= 0
        /// The range of a layer whose value does not change until something is due.
        func standing() -> ExpressionRange? {
            isInEffect = computeLayer(animation, layer, at: from)
            return ExpressionRange(scratch.layerValues[part])
        }
        let stands = start == AnimationRecord.never || layer.length == 0 && !isGrouped
        guard animations[animation].state == .running || isGrouped, !stands else { return standing() }
        let from = isGrouped ? from : max(from, start)
        let to = max(from, to)
        var (one, other) = (Flicks.seconds(from - start), Flicks.seconds(to - start))
        if isGrouped {
            guard let seconds = groupSeconds(Int(layer.group), from, to, &isInEffect) else { return nil }
            if !isInEffect { return nil }
            if seconds.one.isNaN { return .anything }
            (one, other) = (seconds.one - layer.groupStart, seconds.other - layer.groupStart)
            if let a = elapsed(since: layer.groupStart, onClock: Int(layer.group), at: from),
                let b = elapsed(since: layer.groupStart, onClock: Int(layer.group), at: to)
            {
                (one, other) = (a.seconds, b.seconds)
            }
        }
        var runsBefore = 0.0
        if let timing = layer.timing {
            let (a, b) = (timing.animationSample(at: one), timing.animationSample(at: other))
            // Around a reversal or the start of a repeat the value can be anything.
            let elapsed = (other - one).magnitude * timing.speed.magnitude
            guard a.iteration == b.iteration, a.isReversing == b.isReversing, a.isInEffect, b.isInEffect,
                wholeRepeats(animation, layer, timing, at: to, b.iterationTime) == nil,
                ((b.iterationTime - a.iterationTime).magnitude - elapsed).magnitude <= 1e-9 * (elapsed + 1e-3)
            else { return .anything }
            (one, other) = (a.iterationTime, b.iterationTime)
            if layer.isCumulative, a.iteration > 0, !timing.autoreverses { runsBefore = a.iteration }
        } else if isGrouped {
            let (low, high) = (min(one, other), max(one, other))
            if high < 0 || low > layer.length { return standing() }
            if low < 0 || high > layer.length { return .anything }
        }
        let isBack = other < one
        let (low, high) = isBack ? (other, one) : (one, other)
        guard var range = runRange(animation, layer, part, low, high, from, to) else { return nil }
        if isBack { range = ExpressionRange(range.low, range.high) }
        if runsBefore > 0 {
            addRuns(animation, layer, runsBefore, at: from)
            range = range + ExpressionRange(scratch.runs[part])
        }
        return range
    }

    /// Whether a group, or one around it, is not in effect all the time: before its beginning or after its end.
    private func isOutside(_ group: Int, _ from: Int64, _ to: Int64) -> Bool {
        let record = groups[group]
        let parent = Int(record.parent)
        if case .media(let timing) = record.kind {
            let a = timing.sample(at: secondsSinceAnchor(ofGroup: group, at: from))
            let b = timing.sample(at: secondsSinceAnchor(ofGroup: group, at: to))
            if !a.isInEffect, !b.isInEffect, a.phase == b.phase { return true }
        }
        return parent >= 0 && isOutside(parent, from, to)
    }

    /// The times of a group's clock at two flicks, if it runs linearly between them.
    /// - Returns: NaN if it may reverse or jump; nil for animators, whose range is unknown.
    private func groupSeconds(_ group: Int, _ from: Int64, _ to: Int64, _ isInEffect: inout Bool) -> (
        one: Double, other: Double
    )? {
        var next = group
        while next >= 0 {
            if case .animator = groups[next].kind { return nil }
            next = Int(groups[next].parent)
        }
        let (a, b) = (moment(group, at: from), moment(group, at: to))
        if isOutside(group, from, to) {
            isInEffect = false
            return (0, 0)
        }
        let distance = a.rate * Flicks.seconds(to - from)
        let isStraight =
            a.isInEffect && b.isInEffect && a.rate == b.rate
            && (b.seconds - a.seconds - distance).magnitude <= 1e-9 * (distance.magnitude + 1e-3)
        return isStraight ? (a.seconds, b.seconds) : (.nan, .nan)
    }

    /// The range during a part of one run, in seconds from its beginning.
    private func runRange(
        _ animation: Int,
        _ layer: AnimationLayer,
        _ part: Int,
        _ low: Double,
        _ high: Double,
        _ from: Int64,
        _ to: Int64
    ) -> ExpressionRange? {
        let target = layer.target[part]
        let isOver = high >= layer.length
        switch animations[animation].function {
        case .none: return ExpressionRange(target)
        case .easing(let easing):
            guard layer.length > 0 else { return ExpressionRange(target) }
            let p = progress(layer, easing, at: low)
            let q = progress(layer, easing, at: min(high, layer.length))
            return range(easing, p, min(q, 1), layer.origin[part], target)
        case .spring(let spring):
            let isPlain = layer.timing == nil && layer.group < 0
            let (a, b) = isPlain ? (Flicks.seconds(from - layer.epoch), Flicks.seconds(to - layer.epoch)) : (low, high)
            let response = batches.response(spring)
            let (e, v) = (layer.origin[part] - target, layer.velocity[part])
            let range = response.range(
                SpringResponse.state(response.basis(at: a), e, v),
                SpringResponse.state(response.basis(at: b), e, v),
                target: target,
                seconds: b - a
            )
            return isOver ? range.union(ExpressionRange(target)) : range
        case .keyframes(let track):
            let scale = layer.length > 0 && track.duration > 0 ? track.duration / layer.length : 1
            let end = high >= layer.length ? max(track.duration, high * scale) : high * scale
            return track.range(of: part, from: low * scale, to: end)
        case .decay:
            let range = layer.decay[part].range(from: low, to: high)
            return isOver ? range.union(ExpressionRange(layer.decay[part].end)) : range
        }
    }
}

/// State for looking ahead, for the stage's owner.
package final class LookAhead {
    /// The owner's answer whether a condition can become true between two flicks; nil if there are no conditions.
    let answer: (Int64, Int64) -> WatchAnswer?
    /// Whether the same flick is found from wherever the search begins. Not so if some conditions are of unknown range:
    /// texts, paths, functions. They may be true unnoticed between the flicks at which they are evaluated. So the flick
    /// of the last evaluation is part of the state.
    package let isExact: Bool
    /// The effort of the present search, in units of about 5 ns.
    package var effort: Int64 = 0
    /// What was spent on searches that found something, and on the reactions, when it was last noted: see
    /// `Stage.mostEffort`.
    var spent: Int64 = 0
    /// The millisecond of the stage's clock in which that was.
    var spentTime: Int64 = 0
    /// The number of derived properties that may still be visited; negative if the requested range is unknown.
    var rangesLeft = 0
    var lastRange = KnownRange()

    package init(isExact: Bool, _ answer: @escaping (Int64, Int64) -> WatchAnswer?) {
        (self.isExact, self.answer) = (isExact, answer)
    }

    /// Notes the effort of a range with so many instructions.
    @inline(__always)
    func spend(_ instructions: Int) { effort += Int64(4 * instructions) }
}

/// The last range requested.
struct KnownRange {
    var component = -1
    var from: Int64 = 0
    var to: Int64 = 0
    var range = ExpressionRange(0)
}
