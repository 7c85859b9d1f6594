// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

/// Bounds of moving values between two flicks, if nothing is due in between.
extension Stage {
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
        lookAhead.rangesLeft = Stage.mostRanges
        let range = Expression.range(code) { other($0) ?? self.range(ofComponent: Int($0), from, to, lookAhead) }
        return lookAhead.rangesLeft < 0 ? nil : range
    }

    /// The largest number of derived properties visited for one expression.
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
                Expression.range($0) { self.range(ofComponent: Int($0), from, to, lookAhead) }
            }
            guard let range = found else {
                lookAhead.rangesLeft = -1
                return .anything
            }
            // A larger result counts as 0.
            return max(range.high, -range.low) <= Stage.largestComponent ? range : .anything
        }
        guard properties[slot].firstAnimation >= 0 else { return ExpressionRange(components.presentation[component]) }
        let known = lookAhead.lastRange
        if known.component == component, known.from == from, known.to == to { return known.range }
        let range = properties[slot].isEncoded ? nil : movingRange(slot, component, from, to)
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

    /// The range of a component of an animated property with plain interpolation.
    private func movingRange(_ slot: Int, _ component: Int, _ from: Int64, _ to: Int64) -> ExpressionRange? {
        let animation = Int(properties[slot].inRows)
        if animation >= 0 { return rowRange(animation, component, max(from, animations[animation].start), to) }
        var sum = ExpressionRange(components.target[component])
        var next = Int(properties[slot].firstAnimation)
        while next >= 0 {
            if let layer = animations[next].layer, animations[next].state != .waiting || layer.wasResolved {
                guard let range = layerRange(next, layer, component - Int(properties[slot].base), from, to) else {
                    return nil
                }
                let below = layer.base.isEmpty ? 0 : layer.base[component - Int(properties[slot].base)]
                sum = layer.isAdditive ? sum + (range - ExpressionRange(below)) : range
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

    private func layerRange(
        _ animation: Int,
        _ layer: AnimationLayer,
        _ part: Int,
        _ from: Int64,
        _ to: Int64
    ) -> ExpressionRange? {
        guard layer.group < 0 else { return nil }
        let start = animations[animation].start
        guard animations[animation].state == .running else {
            // It is constant until its end is due.
            let isInEffect = computeLayer(animation, layer, at: from)
            return isInEffect ? ExpressionRange(scratch.layerValues[part]) : nil
        }
        let from = max(from, start)
        let to = max(from, to)
        var (one, other) = (Flicks.seconds(from - start), Flicks.seconds(to - start))
        if let timing = layer.timing {
            guard !layer.isCumulative else { return nil }
            let (a, b) = (timing.animationSample(at: one), timing.animationSample(at: other))
            // If it turns or restarts in between, it can have any value.
            let way = (other - one) * timing.speed.magnitude
            guard a.iteration == b.iteration, a.isReversing == b.isReversing, a.isInEffect, b.isInEffect,
                ((b.iterationTime - a.iterationTime).magnitude - way).magnitude <= 1e-9 * (way + 1e-3)
            else { return .anything }
            (one, other) = (a.iterationTime, b.iterationTime)
        }
        let isBack = other < one
        let (low, high) = isBack ? (other, one) : (one, other)
        guard let range = runRange(animation, layer, part, low, high, from, to) else { return nil }
        return isBack ? .some(ExpressionRange(range.low, range.high)) : range
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
            return range(easing, low / layer.length, min(high / layer.length, 1), layer.origin[part], target)
        case .spring(let spring):
            let isPlain = layer.timing == nil
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
            let range = track.range(of: part, from: low * scale, to: high * scale)
            return range
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
    /// How many more derived properties may be visited; negative if the requested range is unknown.
    var rangesLeft = 0
    var lastRange = KnownRange()

    package init(_ answer: @escaping (Int64, Int64) -> WatchAnswer?) { self.answer = answer }
}

/// The last range requested.
struct KnownRange {
    var component = -1
    var from: Int64 = 0
    var to: Int64 = 0
    var range = ExpressionRange(0)
}
