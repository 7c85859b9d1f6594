// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

/// What a property shows: its resting value with its animations applied in the order in which they were begun. One that
/// is not additive covers all below it. Animations that are stacked, repeated, grouped or explicit have a layer each.
extension StageMotion {
    func addLayer(_ animation: Int) -> AnimationLayer {
        let slot = Int(animations[animation].property)
        let layer = takeSpare(slot) ?? layerPool.take(componentCount: Int(properties[slot].innerCount))
        // It may start inside an advance, which must not allocate.
        if !properties[slot].encoding.isExact { layer.begin.reserveCapacity(Int(properties[slot].count)) }
        setLayer(layer, of: animation)
        return layer
    }

    func setLayer(_ layer: AnimationLayer, of animation: Int) {
        animations[animation].layer = layer
        layerRows.forget(animation)
        let slot = Int(animations[animation].property)
        if !isIndependent(animation) { properties[slot].isStacked = false }
        properties[slot].layerCount += 1
        guard properties[slot].layerCount == 1 else { return }
        properties[slot].layeredPosition = Int32(layered.count)
        layered.append(Int32(slot))
    }

    func removeLayer(_ slot: Int) {
        properties[slot].layerCount -= 1
        layerRows.uncover()
        guard properties[slot].layerCount == 0 else { return }
        let position = properties[slot].layeredPosition
        properties[slot].layeredPosition = -1
        let last = layered.removeLast()
        if Int(last) != slot {
            layered[Int(position)] = last
            properties[Int(last)].layeredPosition = position
        }
    }

    /// Makes additive the absolute animations of a property that a new value would end. They then move the difference
    /// to the property's resting value.
    func makeAdditive(_ slot: Int) {
        // Stacking many on one property must not scan all of them each time.
        if properties[slot].isStacked { return }
        properties[slot].isStacked = true
        layerSum.slot = -1
        let range = properties[slot].innerRange
        var animation = properties[slot].firstAnimation
        while animation >= 0, !isIndependent(Int(animation)) {
            if let layer = animations[animation].layer, !layer.isAdditive, animations[animation].state != .waiting {
                layerRows.forget(Int(animation))
                layer.isAdditive = true
                layer.base.removeAll(keepingCapacity: true)
                for component in range { layer.base.append(components.target[component]) }
            }
            animation = animations[animation].next
        }
    }

    /// Computes the length of one run of an animation.
    @_optimize(speed)
    package func measure(_ animation: Int, _ layer: AnimationLayer) {
        layer.length = length(animation, layer)
        // A duration of 0 would stand for the default duration.
        layer.timing?.duration = max(layer.length, 0x1p-1000)
    }

    /// Whether an animation that starts changes nothing yet: it is stacked, and still adds the whole difference. (Its
    /// timing has repeats alone, so its first run begins now.)
    func isShownAlready(_ animation: Int, _ layer: AnimationLayer) -> Bool {
        guard layer.isAdditive, !layer.isExplicit, layer.group < 0 else { return false }
        if case .easing(let easing) = animations[animation].function { return easing.value(at: 0) == 0 }
        return true
    }

    /// The exact length of an animation: a duration given in flicks is not rounded.
    func exactLength(_ animation: Int, _ seconds: Double) -> Int64 {
        if let duration = animations[animation].duration, animations[animation].layer?.timing == nil { return duration }
        switch animations[animation].function {
        case .spring where animations[animation].duration == nil: return StageMotion.flicksRoundedUp(seconds)
        case .decay where animations[animation].duration == nil: return StageMotion.flicksRoundedUp(seconds)
        default: return StageMotion.flicks(reaching: seconds)
        }
    }

    /// The length of one run of an animation in seconds; infinite if endless.
    package func length(_ animation: Int, _ layer: AnimationLayer) -> Double {
        layer.isReduced ? 0 : fullLength(animation, layer)
    }

    /// The length of one run without reduced motion.
    private func fullLength(_ animation: Int, _ layer: AnimationLayer) -> Double {
        let threshold = properties[Int(animations[animation].property)].threshold
        if let duration = animations[animation].duration, !animations[animation].function.isNone {
            return Flicks.seconds(duration)
        }
        switch animations[animation].function {
        case .none: return 0
        case .easing: return Flicks.seconds(MotionPlan.defaultDuration)
        case .keyframes(let track): return track.duration
        case .decay:
            var seconds = 0.0
            for motion in layer.decay { seconds = max(seconds, motion.restTime(threshold: threshold)) }
            return seconds
        case .spring(let spring):
            let response = batches.response(spring)
            if layer.isTurning { return restingTime(layer, response, threshold) }
            var seconds = 0.0
            for index in layer.origin.indices {
                seconds = max(
                    seconds,
                    response.restingTime(
                        displacement: layer.origin[index] - layer.target[index],
                        velocity: layer.velocity[index],
                        threshold: threshold
                    )
                )
            }
            return seconds
        }
    }

    /// Shows a property with its animations at the present time.
    package func present(_ slot: Int) {
        if properties[slot].layerCount > 0 { return evaluateLayers(slot) }
        if properties[slot].kind == .path { hideMorph(slot) }
        if properties[slot].inRows >= 0 {
            compute(slot, at: time, includesIndependent: true)
            for (index, component) in properties[slot].innerRange.enumerated() {
                components.presentation[component] = scratch.values[index]
            }
        } else if properties[slot].isAnimating {
            // An animation waits; until it starts, the property rests.
            for component in properties[slot].innerRange {
                components.presentation[component] = components.target[component]
            }
        } else {
            return restAtModel(slot)
        }
        decode(slot)
        markChanged(slot)
    }

    /// Computes the presentation of a property with layers.
    func evaluateLayers(_ slot: Int) {
        layerSum.slot = -1
        compute(slot, at: time, includesIndependent: true)
        showComputed(slot)
        if properties[slot].kind == .path { showMorph(slot) }
    }

    /// Shows what was computed into the scratch memory.
    @inline(__always)
    func showComputed(_ slot: Int) {
        let base = Int(properties[slot].innerBase)
        var hasChanged = false
        for index in 0..<Int(properties[slot].innerCount) {
            let value = scratch.values[index]
            if components.presentation[base + index].bitPattern != value.bitPattern {
                components.presentation[base + index] = value
                hasChanged = true
            }
        }
        if hasChanged {
            decode(slot)
            markChanged(slot)
        } else if properties[slot].isEncoded, properties[slot].kind != .path, !properties[slot].encoding.isExact {
            decodeAgain(slot)
        }
    }

    /// Decodes again although the inner components are unchanged: the value recalled for them may have changed.
    @inline(never)
    private func decodeAgain(_ slot: Int) {
        let (base, count) = (Int(properties[slot].base), Int(properties[slot].count))
        for index in 0..<count { scratch.layerValues[index] = components.presentation[base + index] }
        decode(slot)
        for index in 0..<count
        where components.presentation[base + index].bitPattern != scratch.layerValues[index].bitPattern {
            return markChanged(slot)
        }
    }

    /// Computes the property's own components from the interpolated ones.
    package func decode(_ slot: Int) {
        guard properties[slot].isEncoded, properties[slot].kind != .path else { return }
        let inner = UnsafePointer(components.presentation + Int(properties[slot].innerBase))
        let outer = components.presentation + Int(properties[slot].base)
        let encoding = properties[slot].encoding
        if !encoding.isExact, recall(slot, inner, outer) { return }
        encoding.decode(inner, outer, count: Int(properties[slot].count))
    }

    /// Finds the known value that encodes to the given inner components of an encoded property: its resting value, or a
    /// start or end value of its animations. An encoding does not round-trip to the last bit, but a value that was set
    /// is shown exactly as set. Independent of how time is cut into steps.
    @inline(never)
    private func recall(
        _ slot: Int,
        _ inner: UnsafePointer<Double>,
        _ outer: UnsafeMutablePointer<Double>
    ) -> Bool {
        let (base, innerBase) = (Int(properties[slot].base), Int(properties[slot].innerBase))
        let (count, innerCount) = (Int(properties[slot].count), Int(properties[slot].innerCount))
        if StageProperties.isSame(inner, components.target + innerBase, innerCount) {
            for index in 0..<count { outer[index] = components.target[base + index] }
            return true
        }
        if properties[slot].inRows >= 0, knowsOrigin(slot),
            StageProperties.isSame(inner, components.origin + innerBase, innerCount)
        {
            for index in 0..<count { outer[index] = components.origin[base + index] }
            return true
        }
        return properties[slot].layerCount > 0 && recallLayer(slot, inner, outer)
    }

    /// Stores the start value of a motion of an encoded property, if it is known. The inner components of the value are
    /// in `scratch.values`. The motion is in rows, or that of a layer.
    func rememberOrigin(_ slot: Int, _ layer: AnimationLayer? = nil) {
        guard properties[slot].isEncoded, properties[slot].kind != .path else { return }
        let (base, count) = (Int(properties[slot].base), Int(properties[slot].count))
        let isKnown = !properties[slot].encoding.isExact && recall(slot, scratch.values, scratch.layerValues)
        if let layer {
            layer.begin.removeAll(keepingCapacity: true)
            for index in 0..<count where isKnown { layer.begin.append(scratch.layerValues[index]) }
            return
        }
        components.originVelocity[base] = isKnown ? 1 : 0
        for index in 0..<count where isKnown { components.origin[base + index] = scratch.layerValues[index] }
    }

    @inline(never)
    private func recallLayer(
        _ slot: Int,
        _ inner: UnsafePointer<Double>,
        _ outer: UnsafeMutablePointer<Double>
    ) -> Bool {
        var animation = properties[slot].lastAnimation
        while animation >= 0 {
            // Before an animation is resolved, it has neither start nor end.
            if !isUnresolved(Int(animation)), let layer = animations[animation].layer {
                if isEnd(inner, of: Int(animation), layer) {
                    for (index, component) in layer.end.enumerated() { outer[index] = component }
                    return true
                }
                if !layer.begin.isEmpty, StageProperties.isSame(inner, layer.origin, layer.origin.count) {
                    for (index, component) in layer.begin.enumerated() { outer[index] = component }
                    return true
                }
            }
            animation = animations[animation].previous
        }
        return false
    }

    /// Whether inner components are those of the end value that an animation was given.
    func isEnd(_ inner: UnsafePointer<Double>, of animation: Int, _ layer: AnimationLayer) -> Bool {
        if layer.end.isEmpty { return false }
        if case .keyframes(let track) = animations[animation].function { return track.isLastKey(inner) }
        return StageProperties.isSame(inner, layer.target, layer.target.count)
    }

    /// Computes the velocity of the property's own components into `scratch.velocities`.
    func computeOuterVelocity(_ slot: Int) {
        if properties[slot].derived >= 0 { return computeDerivedVelocity(slot) }
        compute(slot, at: time, includesIndependent: true)
        let record = properties[slot]
        guard record.isEncoded else { return }
        if record.kind == .path { return computePathVelocity(slot) }
        for index in 0..<Int(record.innerCount) { scratch.layerVelocities[index] = scratch.velocities[index] }
        record.encoding.decodeVelocity(
            components.presentation + Int(record.innerBase),
            scratch.layerVelocities,
            scratch.velocities,
            count: Int(record.count)
        )
    }

    /// Computes into `scratch` the interpolated components of a property's presentation and their velocity at a time
    /// not after the next due one. Without the independent animations, the result is where a new animation starts.
    package func compute(_ slot: Int, at time: Int64, includesIndependent: Bool) {
        let base = Int(properties[slot].innerBase)
        let count = Int(properties[slot].innerCount)
        let (values, velocities) = (scratch.values, scratch.velocities)
        scratch.placed = -1
        if properties[slot].inRows >= 0 { return computeRows(slot, at: time) }
        for index in 0..<count {
            values[index] = components.target[base + index]
            velocities[index] = 0
        }
        var animation = coveringLayer(slot, at: time, includesIndependent: includesIndependent)
        while animation >= 0, includesIndependent || !isIndependent(animation) {
            if !isUnresolved(animation), let layer = animations[animation].layer,
                computeLayer(animation, layer, at: time)
            {
                if layer.isAdditive { scratch.placed = -1 }
                for index in 0..<count {
                    let value = scratch.layerValues[index]
                    let velocity = scratch.layerVelocities[index]
                    if layer.isAdditive {
                        let below = layer.base.isEmpty ? 0 : layer.base[index]
                        values[index] += value - below
                        velocities[index] += velocity
                    } else {
                        values[index] = value
                        velocities[index] = velocity
                    }
                }
            }
            animation = Int(animations[animation].next)
        }
        for index in 0..<count {
            // An overflowed value is shown as its target: that depends on the time alone.
            if !values[index].isFinite {
                values[index] = components.target[base + index]
                layerSum.hasOverflowed = true
            }
            if !velocities[index].isFinite { velocities[index] = 0 }
        }
    }

    /// The last layer that replaces all below it, or else the first: n animations that replace each other cost n, not
    /// n² / 2.
    private func coveringLayer(_ slot: Int, at time: Int64, includesIndependent: Bool) -> Int {
        let first = Int(properties[slot].firstAnimation)
        var animation = Int(includesIndependent ? properties[slot].lastAnimation : properties[slot].lastDependent)
        while animation != first, animation >= 0 {
            if !isUnresolved(animation), let layer = animations[animation].layer, !layer.isAdditive,
                computeLayer(animation, layer, at: time)
            {
                return animation
            }
            animation = Int(animations[animation].previous)
        }
        return first
    }

    private func computeRows(_ slot: Int, at time: Int64) {
        let (values, velocities) = (scratch.values, scratch.velocities)
        let animation = Int(properties[slot].inRows)
        let start = animations[animation].start
        let range = properties[slot].innerRange
        switch animations[animation].function {
        case .easing:
            let tween = batches.tween(inRow: components.row[range.lowerBound], at: time)
            for (index, component) in range.enumerated() {
                let distance = components.target[component] - components.origin[component]
                let value = components.origin[component] + tween.eased * distance
                let velocity = tween.speed * distance
                values[index] = value.isFinite ? value : components.target[component]
                // A vertical tangent has no velocity to hand on.
                velocities[index] = velocity.isFinite ? velocity : 0
            }
        default:
            for (index, component) in range.enumerated() {
                if time == start {
                    values[index] = components.origin[component]
                    velocities[index] = components.originVelocity[component]
                } else {
                    let state = batches.spring(inRow: components.row[component], at: time)
                    values[index] = state.value
                    velocities[index] = state.velocity
                }
            }
        }
    }

    /// Whether an animation waits, and has neither a start nor an end value yet: it changes nothing. (A property of the
    /// record would copy the record.)
    @inline(__always)
    func isUnresolved(_ animation: Int) -> Bool {
        animations[animation].state == .waiting && !animations[animation].wasResolved
    }

    /// Computes one layer's value into the scratch memory of layers. Returns whether the layer is in effect.
    func computeLayer(_ animation: Int, _ layer: AnimationLayer, at time: Int64) -> Bool {
        if isUnresolved(animation) { return false }
        guard let own = ownTime(animation, layer, at: time) else { return false }
        var (seconds, rate) = (own.seconds, own.rate)
        var iteration = 0.0
        // CSS's before flag: set before a motion that starts forwards, and after one that ends backwards.
        var isBefore = false
        if let timing = layer.timing {
            let isAhead = seconds < 0
            // An animation that is over stands at its end, even if its end flick is a rounding error away.
            let state = animations[animation].state
            let isOver =
                state == .ending || own.isAtEnd
                || layer.group < 0 && (state == .held || animations[animation].end == time)
            if isOver { seconds = timing.animationDuration }
            let sample = timing.animationSample(at: seconds)
            guard sample.isInEffect else { return false }
            if layer.length == 0, isAhead, !isOver { return showStart(animation, layer) }
            if sample.phase == .before {
                isBefore = !sample.isReversing
            } else if isOver || sample.phase == .after {
                isBefore = sample.isReversing != (timing.speed < 0)
            }
            iteration = sample.iteration
            seconds = sample.iterationTime
            if !isOver, let whole = wholeRepeats(animation, layer, timing, at: time, seconds) {
                (iteration, seconds) = (Double(whole), 0)
            }
            rate *= isOver ? 0 : sample.iterationRate
        } else if seconds < 0 || seconds >= layer.length, !overshoots(layer, seconds) {
            let isEnding = animations[animation].state == .ending
            if seconds != layer.length || isEnding {
                // An explicit animation without fill is not in effect before its start and after its end.
                if layer.isExplicit, layer.group >= 0, !isEnding, !isInAnimator(layer) { return false }
                if layer.length == 0, seconds < 0 { return showStart(animation, layer) }
                isBefore = seconds < 0
                (seconds, rate) = (isBefore ? 0 : layer.length, 0)
            }
        }
        if !layer.isAdditive { scratch.placed = -1 }
        // A repeat that runs back ends at its start: there is nothing to accumulate.
        if layer.isCumulative, iteration > 0, layer.timing?.autoreverses != true {
            sample(animation, layer, at: seconds, after: iteration, time, isBefore: isBefore)
        } else {
            sample(animation, layer, at: seconds, time, isBefore: isBefore)
        }
        if rate != 1 {
            for index in layer.origin.indices {
                let velocity = scratch.layerVelocities[index] * rate
                scratch.layerVelocities[index] = velocity.isFinite ? velocity : 0
            }
            scalePlace(rate)
        }
        return true
    }

    /// The seconds since an animation's start in the time of its group or of the stage, and their rate; −1 s while it
    /// waits for a transaction. Nil if its group is not in effect.
    /// - Returns: also whether exactly its length has passed, if its group's clock tells.
    func ownTime(
        _ animation: Int,
        _ layer: AnimationLayer,
        at time: Int64
    ) -> (seconds: Double, rate: Double, isAtEnd: Bool)? {
        let start = animations[animation].start
        guard layer.group >= 0 else {
            return (start == AnimationRecord.never ? -1 : Flicks.seconds(time - start), 1, false)
        }
        if start != AnimationRecord.never,
            let elapsed = elapsed(since: layer.groupStart, onClock: Int(layer.group), at: time)
        {
            let length = layer.timing?.animationDuration ?? layer.length
            let isAtEnd = (elapsed.seconds - length).magnitude * Double(Flicks.perSecond) <= elapsed.slack
            return (elapsed.seconds, elapsed.rate, isAtEnd)
        }
        let moment = moment(Int(layer.group), at: time)
        guard moment.isInEffect else { return nil }
        return (start == AnimationRecord.never ? -1 : moment.seconds - layer.groupStart, moment.rate, false)
    }

    /// Writes the value from which an animation of length 0 will jump. One that waits for a transaction has no length
    /// yet.
    /// - Returns: true.
    private func showStart(_ animation: Int, _ layer: AnimationLayer) -> Bool {
        let (values, velocities) = (scratch.layerValues, scratch.layerVelocities)
        if !layer.isAdditive { scratch.placed = -1 }
        for (index, value) in layer.origin.enumerated() { (values[index], velocities[index]) = (value, 0) }
        if case .keyframes(let track) = animations[animation].function {
            track.sample(at: -1, values, velocities)
        } else {
            note(animation, layer, 0, rate: 0)
        }
        return true
    }

    /// The number of repeats that are over at a flick, if exactly whole ones are.
    /// - Parameter seconds: the time in the repeat, which may be a rounding error before its end.
    @inline(__always)
    func wholeRepeats(
        _ animation: Int,
        _ layer: AnimationLayer,
        _ timing: MediaTiming,
        at time: Int64,
        _ seconds: Double
    ) -> Int64? {
        seconds < MediaTiming.nearlyAll * layer.length ? nil : wholeRepeats(animation, layer, timing, at: time)
    }

    @inline(never)
    private func wholeRepeats(_ animation: Int, _ layer: AnimationLayer, _ timing: MediaTiming, at time: Int64)
        -> Int64?
    {
        let start = animations[animation].start
        if start == AnimationRecord.never { return nil }
        if layer.group < 0 { return timing.wholeRepeats(after: time - start) }
        return elapsed(since: layer.groupStart, onClock: Int(layer.group), at: time)?.whole
            .flatMap { timing.wholeRepeats(after: $0) }
    }

    /// `sample` plus the sum of the repeats before.
    private func sample(
        _ animation: Int,
        _ layer: AnimationLayer,
        at seconds: Double,
        after iteration: Double,
        _ time: Int64,
        isBefore: Bool = false
    ) {
        addRuns(animation, layer, iteration, at: time)
        sample(animation, layer, at: seconds, time, isBefore: isBefore)
        for index in layer.origin.indices { scratch.layerValues[index] += scratch.runs[index] }
    }

    /// Computes the sum of `count` finished repeats into `scratch.runs`.
    func addRuns(_ animation: Int, _ layer: AnimationLayer, _ count: Double, at time: Int64) {
        sample(animation, layer, at: layer.length, time)
        properties[Int(animations[animation].property)].encoding.subtractNeutral(scratch.layerValues)
        for index in layer.origin.indices { scratch.runs[index] = count * scratch.layerValues[index] }
    }

    /// Computes the last value of an explicit animation that starts now, as if it filled forwards, into the scratch
    /// memory of layers. Repeats, autoreversal, offset and speed count; reduced motion does not. For an endless
    /// animation it is the value at the end of a run; for a spring or decay the value at rest, even if a duration cuts
    /// it off.
    /// - Returns: whether it is the value at the end of one run.
    func computeLast(_ animation: Int, _ layer: AnimationLayer) -> Bool {
        let length = fullLength(animation, layer)
        layer.length = length > 0 ? length : 1
        if var timing = layer.timing {
            timing.duration = layer.length
            let end = timing.animationDuration
            let last = timing.animationSample(at: end.isFinite ? end : 0)
            let isAccumulated = layer.isCumulative && last.iteration > 0 && !timing.autoreverses
            if end.isFinite, isAccumulated {
                sample(animation, layer, at: last.iterationTime, after: last.iteration, time)
                return false
            }
            if end.isFinite, last.iterationTime < layer.length {
                sample(animation, layer, at: last.iterationTime, time)
                return false
            }
        }
        switch animations[animation].function {
        case .keyframes(let track): track.finalValue(into: scratch.layerValues)
        case .decay: for (index, motion) in layer.decay.enumerated() { scratch.layerValues[index] = motion.end }
        case .easing:
            // Not every curve ends at 1.
            sample(animation, layer, at: layer.length, time)
            return StageProperties.isSame(scratch.layerValues, layer.target, layer.target.count)
        case .none, .spring: for (index, value) in layer.target.enumerated() { scratch.layerValues[index] = value }
        }
        return true
    }

    /// Whether an animation is shown beyond its start or end because its animator's spring overshoots.
    private func overshoots(_ layer: AnimationLayer, _ seconds: Double) -> Bool {
        guard isInAnimator(layer) else { return false }
        return seconds < 0
            ? layer.groupStart == 0 : layer.groupStart + layer.length >= groups[Int(layer.group)].duration
    }

    private func isInAnimator(_ layer: AnimationLayer) -> Bool {
        guard layer.group >= 0, case .animator = groups[Int(layer.group)].kind else { return false }
        return true
    }

    /// The progress of a run: its elapsed seconds divided by its length.
    ///
    /// For a curve that may jump, the quotient of two rounded numbers can be just below the jump. So it is a quotient
    /// of flicks, as in rows, if both are whole numbers of flicks. In later runs, where a difference has rounded, steps
    /// come a little early instead; up to 1500 seconds this is less than a flick.
    func progress(_ layer: AnimationLayer, _ easing: Easing, at seconds: Double) -> Double {
        guard layer.length > 0 else { return 1 }
        if easing.sort == .steps || easing.sort == .linear, let passed = Flicks.whole(seconds: seconds),
            let flicks = Flicks.whole(seconds: layer.length)
        {
            return Double(passed) / Double(flicks)
        }
        let part = seconds / layer.length
        return easing.sort == .steps && part < 1 ? min(part * (1 + 0x1p-40), 1 - 0x1p-53) : part
    }

    /// Computes the function's value and velocity at a time of one run, into the scratch memory of layers.
    /// - Parameter isBefore: CSS's before flag, for easings.
    private func sample(
        _ animation: Int,
        _ layer: AnimationLayer,
        at seconds: Double,
        _ time: Int64,
        isBefore: Bool = false
    ) {
        let (values, velocities) = (scratch.layerValues, scratch.layerVelocities)
        let count = layer.origin.count
        switch animations[animation].function {
        case .none:
            for index in 0..<count {
                values[index] = layer.target[index]
                velocities[index] = 0
            }
        case .easing(let easing):
            // With the before flag the animation stands still: its slope is 0.
            let eased =
                isBefore && layer.length > 0
                ? (value: easing.value(at: seconds / layer.length, isBefore: true), slope: 0)
                : easing.valueAndSlope(at: progress(layer, easing, at: seconds))
            note(animation, layer, eased.value, rate: eased.slope / layer.length)
            if layer.isTurning { return interpolate(layer, eased.value, rate: eased.slope / layer.length) }
            for index in 0..<count {
                let distance = layer.target[index] - layer.origin[index]
                let velocity = eased.slope / layer.length * distance
                // At 1 the target itself: the sum may round.
                values[index] = eased.value == 1 ? layer.target[index] : layer.origin[index] + eased.value * distance
                velocities[index] = velocity.isFinite ? velocity : 0
            }
        case .spring(let spring): sample(spring, animation, layer, at: seconds, time)
        case .keyframes(let track):
            let scale = layer.length > 0 && track.duration > 0 ? track.duration / layer.length : 1
            // The product can be less than the track's duration at the end.
            let moment = seconds >= layer.length ? track.duration : seconds * scale
            track.sample(at: moment, values, velocities)
            if layer.morphs != nil { note(animation, track, at: moment, scale: scale) }
            if scale != 1 { for index in 0..<count { velocities[index] *= scale } }
        case .decay:
            if animations[animation].duration == nil || layer.isReduced, seconds >= layer.length {
                for index in 0..<count { (values[index], velocities[index]) = (layer.decay[index].end, 0) }
                break
            }
            for index in 0..<count {
                let state = layer.decay[index].state(at: seconds)
                values[index] = state.value
                velocities[index] = state.velocity
            }
        }
    }

    /// Computes a spring's value and velocity, as `sample` for all functions.
    @inline(__always)
    private func sample(_ spring: Int32, _ animation: Int, _ layer: AnimationLayer, at seconds: Double, _ time: Int64) {
        let (values, velocities) = (scratch.layerValues, scratch.layerVelocities)
        let count = layer.origin.count
        // A spring at rest is at its target; so is one that reduced motion replaces.
        if animations[animation].duration == nil || layer.isReduced, seconds >= layer.length {
            for index in 0..<count { (values[index], velocities[index]) = (layer.target[index], 0) }
            return note(animation, layer, 1, rate: 0)
        }
        // An animation moved here from the rows continues from its slot's epoch.
        let isPlain = layer.group < 0 && layer.timing == nil && seconds < layer.length
        let since = isPlain ? Flicks.seconds(time - layer.epoch) : seconds
        let basis = batches.response(spring).basis(at: since)
        note(animation, layer, since <= 0 ? 0 : 1 - basis.displacement, rate: -basis.velocityPerDisplacement)
        if layer.isTurning {
            let part = since <= 0 ? 0 : 1 - (basis.displacement - basis.displacementPerVelocity * layer.turnSpeed)
            interpolate(layer, part, rate: basis.velocity * layer.turnSpeed - basis.velocityPerDisplacement)
            for index in 0..<count {
                let v = layer.velocity[index]
                if since > 0 { values[index] += basis.displacementPerVelocity * v }
                velocities[index] += basis.velocity * v
            }
            return
        }
        for index in 0..<count {
            let (e, v) = (layer.origin[index] - layer.target[index], layer.velocity[index])
            let value = layer.target[index] + (basis.displacement * e + basis.displacementPerVelocity * v)
            values[index] = since <= 0 ? layer.origin[index] : value
            velocities[index] = basis.velocityPerDisplacement * e + basis.velocity * v
        }
    }

    /// Computes the presentation of everything that moves.
    func computeAll() {
        if !batches.active.isEmpty {
            batches.sweep(to: time, components)
            var index = 0
            while index < encodedInRows.count {
                decode(Int(encodedInRows[index]))
                index += 1
            }
            showFresh()
            derivedAreStale = true
        }
        sweepLayers()
    }
}
