// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimPaths

/// Animations in rows, and the counts of those that wait.
extension StageMotion {
    /// Copies a property's model value from before a group's animations to `modelBefore`. An earlier animation of the
    /// group may have saved it already.
    func storeModelBefore(_ group: Int, _ slot: Int) {
        modelBefore.removeAll(keepingCapacity: true)
        formBefore = modelForm(slot)
        var animation = properties[slot].firstAnimation
        while animation >= 0 {
            if group >= 0, let layer = animations[animation].layer, layer.group == Int32(group), !layer.oldModel.isEmpty
            {
                formBefore = layer.oldForm
                return modelBefore.append(contentsOf: layer.oldModel)
            }
            animation = animations[animation].next
        }
        for component in properties[slot].componentRange { modelBefore.append(components.model[component]) }
    }

    /// Whether an animation continues when its property gets a new value.
    @inline(__always)
    func isIndependent(_ animation: Int) -> Bool { animations[animation].interruption == .keep }

    /// Whether the property has an animation that a new value ends.
    @inline(__always)
    func hasDependentAnimation(_ slot: Int) -> Bool { properties[slot].lastDependent >= 0 }

    func storeModel(_ slot: Int, _ value: [Double]) { value.withUnsafeBufferPointer { storeModel(slot, $0) } }

    func storeModel(_ slot: Int, _ value: UnsafeBufferPointer<Double>) {
        layerSum.slot = -1
        askedTime = -1
        if properties[slot].kind == .path { adoptForm(slot, count: value.count) }
        var index = Int(properties[slot].base)
        for component in value {
            components.model[index] = component
            index += 1
        }
        encodeModel(slot)
        noteDerived(from: slot)
    }

    /// The timing of a repetition; nil for a single forward run.
    package func timing(_ repetition: Repetition) -> MediaTiming? {
        guard repetition != Repetition() else { return nil }
        var timing = MediaTiming()
        timing.repeatCount = repetition.count
        timing.autoreverses = repetition.autoreverses
        return timing
    }

    /// Records when an animation starts on its group's clock.
    func startInGroup(_ animation: Int, _ layer: AnimationLayer) {
        // One that waits for its clock has waited for that time.
        guard layer.group >= 0, !layer.waitsForClock else { return }
        layer.groupStart = groupStart(animation, layer)
    }

    /// Takes an animation out of the counts of waiting ones.
    func uncount(_ animation: Int) {
        guard animations[animation].isCounted else { return }
        animations[animation].isCounted = false
        if !isIndependent(animation) { properties[Int(animations[animation].property)].waitingDependents -= 1 }
        counts.waiting -= 1
        counts.waitingComponents -= Int(properties[Int(animations[animation].property)].innerCount)
    }

    func countWaiting(_ animation: Int) {
        animations[animation].isCounted = true
        if !isIndependent(animation) { properties[Int(animations[animation].property)].waitingDependents += 1 }
        counts.waiting += 1
        counts.waitingComponents += Int(properties[Int(animations[animation].property)].innerCount)
        makeSpare(animation)
        batches.reserve(animations: Int(counts.waiting), components: counts.waitingComponents)
    }

    /// The duration in flicks of an animation in rows that starts now; `AnimationRecord.never` if endless.
    func lengthInRows(_ animation: Int, _ range: Range<Int>) -> Int64 {
        let duration = animations[animation].duration
        switch animations[animation].function {
        case .none: return 0
        case .spring(let spring):
            if let duration { return duration }
            let seconds = batches.restingTime(
                ofSpring: spring,
                from: components.origin + range.lowerBound,
                to: components.target + range.lowerBound,
                components.originVelocity + range.lowerBound,
                count: range.count,
                threshold: properties[Int(animations[animation].property)].threshold
            )
            return StageMotion.flicksRoundedUp(seconds)
        default: return duration ?? MotionPlan.defaultDuration
        }
    }

    /// The flick at which a requested time is over: the nearest, or the next one if the nearest is earlier by more than
    /// a rounding error. `never` if the time is too long.
    package static func flicks(reaching seconds: Double) -> Int64 {
        guard seconds > 0 else { return 0 }
        guard seconds <= MotionPlan.longestSeconds, let flicks = Flicks.rounded(seconds: seconds) else {
            return AnimationRecord.never
        }
        return Flicks.seconds(flicks) < seconds * (1 - 0x1p-40) ? flicks + 1 : flicks
    }

    /// A duration in flicks that is at least a number of seconds; `never` if too long.
    static func flicksRoundedUp(_ seconds: Double) -> Int64 {
        guard seconds > 0 else { return 0 }
        guard seconds <= MotionPlan.longestSeconds, let flicks = Flicks.rounded(seconds: seconds) else {
            return AnimationRecord.never
        }
        return flicks + 1
    }

    /// Moves the animation's components in rows.
    func putInRows(_ animation: Int, _ length: Int64) {
        let slot = Int(animations[animation].property)
        let start = animations[animation].start
        animations[animation].isInRows = true
        properties[slot].inRows = Int32(animation)
        let range = properties[slot].innerRange
        switch animations[animation].function {
        case .easing(let easing):
            batches.addTween(
                range.lowerBound,
                count: range.count,
                easing,
                duration: length,
                at: start,
                components
            )
        case .spring(let spring):
            for component in range { batches.addSpring(component, spring, at: start, components) }
        default: break
        }
        if properties[slot].isEncoded {
            properties[slot].encodedPosition = Int32(encodedInRows.count)
            encodedInRows.append(Int32(slot))
        }
        // A sweep at this flick would show a rounded origin: `showFresh` corrects it afterwards.
        if freshTime != time {
            freshTime = time
            for animation in fresh { animations[animation].isFresh = false }
            fresh.removeAll(keepingCapacity: true)
        }
        if !animations[animation].isFresh {
            animations[animation].isFresh = true
            fresh.append(Int32(animation))
        }
        showFresh(animation)
        markChanged(slot)
    }

    /// Shows a just started animation at its exact origin: rows may differ from it by a rounding error.
    private func showFresh(_ animation: Int) {
        let slot = Int(animations[animation].property)
        guard animations[animation].isInRows, animations[animation].start == time else { return }
        if case .easing(let easing) = animations[animation].function {
            // A curve need not begin at 0.
            let eased = easing.value(at: 0)
            for component in properties[slot].innerRange {
                let origin = components.origin[component]
                components.presentation[component] = origin + eased * (components.target[component] - origin)
            }
        } else {
            for component in properties[slot].innerRange {
                components.presentation[component] = components.origin[component]
            }
        }
        decode(slot)
    }

    /// After a sweep, shows at their exact origin all animations that started at this flick.
    func showFresh() {
        guard freshTime == time else { return }
        for animation in fresh { showFresh(Int(animation)) }
    }

    func takeOutOfRows(_ animation: Int) {
        guard animations[animation].isInRows else { return }
        let slot = Int(animations[animation].property)
        animations[animation].isInRows = false
        properties[slot].inRows = -1
        // Changes by rows are collected from the rows later, and this one's are removed here.
        noteChange(slot)
        for component in properties[slot].innerRange {
            let row = components.row[component]
            if row >= 0 { batches.remove(row: row, components) }
        }
        let position = properties[slot].encodedPosition
        if position >= 0 {
            properties[slot].encodedPosition = -1
            let last = encodedInRows.removeLast()
            if Int(last) != slot {
                encodedInRows[Int(position)] = last
                properties[Int(last)].encodedPosition = position
            }
        }
    }

    /// Moves a property's animation from rows to a layer, so that others can be stacked on it.
    func demoteFromRows(_ slot: Int) {
        let animation = Int(properties[slot].inRows)
        guard animation >= 0 else { return }
        layerSum.slot = -1
        let range = properties[slot].innerRange
        let layer = layerPool.take(componentCount: range.count)
        layer.epoch = animations[animation].start
        if knowsOrigin(slot), case .easing = animations[animation].function {
            for component in properties[slot].componentRange { layer.begin.append(components.origin[component]) }
        }
        for (index, component) in range.enumerated() {
            layer.origin[index] = components.origin[component]
            layer.target[index] = components.target[component]
            if case .spring = animations[animation].function {
                let state = batches.springState(ofRow: components.row[component])
                layer.origin[index] = state.target + state.displacement
                layer.velocity[index] = state.velocity
                layer.epoch = state.epoch
            }
        }
        layer.length = Flicks.seconds(animations[animation].end - animations[animation].start)
        if animations[animation].end == AnimationRecord.never { layer.length = .infinity }
        takeOutOfRows(animation)
        setLayer(layer, of: animation)
    }
}
