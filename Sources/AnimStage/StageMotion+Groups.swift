// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

/// The tree of groups, and what their clocks show.
extension StageMotion {
    /// Appends a group to its parent's children.
    func addChild(_ slot: Int, to parent: Int) {
        let before = groups[parent].lastChild
        groups[slot].previousSibling = before
        if before >= 0 {
            groups[before].nextSibling = Int32(slot)
        } else {
            groups[parent].firstChild = Int32(slot)
        }
        groups[parent].lastChild = Int32(slot)
    }

    /// - Parameter noun: the caller's name for the group, for the message.
    package func slot(of group: GroupIdentifier, _ noun: StaticText = "group") throws(AnimError) -> Int {
        try slot(of: group.rawValue, .group, noun) { groups.generation(ofLive: $0) }
    }

    /// Adds an animation to a group; −1 is no group.
    package func join(_ group: Int, _ animation: Int, _ layer: AnimationLayer) {
        guard group >= 0 else { return }
        layer.group = Int32(group)
        layer.previousInGroup = groups[group].lastAnimation
        if layer.previousInGroup >= 0 {
            animations[layer.previousInGroup].layer?.nextInGroup = Int32(animation)
        } else {
            groups[group].firstAnimation = Int32(animation)
        }
        groups[group].lastAnimation = Int32(animation)
    }

    /// Adds an animation to a group together with the property's model value from before, which `storeModelBefore` has
    /// found.
    func joinWithModel(_ group: Int, _ animation: Int, _ layer: AnimationLayer) {
        guard group >= 0 else { return }
        join(group, animation, layer)
        layer.oldModel.append(contentsOf: modelBefore)
        layer.oldForm = formBefore
    }

    /// Removes an animation from its group.
    func leaveGroup(_ layer: AnimationLayer) {
        guard layer.group >= 0 else { return }
        if layer.previousInGroup >= 0 {
            animations[layer.previousInGroup].layer?.nextInGroup = layer.nextInGroup
        } else {
            groups[layer.group].firstAnimation = layer.nextInGroup
        }
        if layer.nextInGroup >= 0 {
            animations[layer.nextInGroup].layer?.previousInGroup = layer.previousInGroup
        } else {
            groups[layer.group].lastAnimation = layer.previousInGroup
        }
    }

    /// Calls `body` with each animation of a group, latest first. `body` must not remove other animations.
    func forEachAnimation(inGroup slot: Int, _ body: (Int, AnimationLayer) -> Void) {
        var animation = groups[slot].lastAnimation
        while animation >= 0, let layer = animations[animation].layer {
            let previous = layer.previousInGroup
            body(Int(animation), layer)
            animation = previous
        }
    }

    /// Calls `body` with each animation of a group, in the order in which they joined.
    func forEachAnimation(inOrderOfGroup slot: Int, _ body: (Int, AnimationLayer) -> Void) {
        var animation = groups[slot].firstAnimation
        while animation >= 0, let layer = animations[animation].layer {
            let next = layer.nextInGroup
            body(Int(animation), layer)
            animation = next
        }
    }

    func forEachChild(ofGroup slot: Int, _ body: (Int) -> Void) {
        var child = groups[slot].firstChild
        while child >= 0 {
            let next = groups[child].nextSibling
            body(Int(child))
            child = next
        }
    }

    /// The state of a group's clock at the stage's time.
    func groupMoment(_ slot: Int) -> GroupMoment { moment(slot, at: time) }

    /// Converts a velocity from stage seconds to seconds of a group's clock. Unchanged if the clock stands still, or is
    /// so slow that the result would exceed 1e150.
    func ownVelocity(_ velocity: Double, ofGroup group: Int) -> Double {
        guard group >= 0 else { return velocity }
        let own = velocity / groupMoment(group).rate
        return own.magnitude <= StageProperties.largestComponent ? own : velocity
    }

    /// Converts a velocity from stage seconds to seconds of an explicit animation, which may have a speed of its own. A
    /// speed of 0 or less is ignored: an animation that runs backwards begins at its end, where no velocity is taken
    /// over.
    func ownVelocity(_ velocity: Double, of layer: AnimationLayer) -> Double {
        let velocity = ownVelocity(velocity, ofGroup: Int(layer.group))
        guard let speed = layer.timing?.speed, speed > 0 else { return velocity }
        let own = velocity / speed
        return own.magnitude <= StageProperties.largestComponent ? own : velocity
    }

    /// What a group's clock shows; nil if it, or one around it, is none: the time of a media group can jump.
    @inline(never)
    func reading(ofClock slot: Int, at time: Int64) -> ClockReading? {
        guard case .clock = groups[slot].kind else { return nil }
        let parent = Int(groups[slot].parent)
        var reading: ClockReading
        if parent < 0 {
            reading = ClockReading(time - groups[slot].anchorTime)
        } else {
            guard let outer = self.reading(ofClock: parent, at: time) else { return nil }
            reading = outer
            reading.flicks -= Flicks.fractional(seconds: groups[slot].anchorSeconds)
        }
        reading.run(atSpeed: groups[slot].isPaused ? 0 : groups[slot].speed, from: groups[slot].anchorLocal)
        return reading
    }

    /// The time since a clock showed `start`; nil if there is no reading.
    @inline(never)
    func elapsed(since start: Double, onClock slot: Int, at time: Int64) -> ClockReading? {
        reading(ofClock: slot, at: time)?.elapsed(since: start)
    }

    /// The seconds of its parent's time since a group's anchor.
    func secondsSinceAnchor(ofGroup slot: Int, at time: Int64) -> Double {
        let parent = Int(groups[slot].parent)
        if parent < 0 { return Flicks.seconds(time - groups[slot].anchorTime) }
        return elapsed(since: groups[slot].anchorSeconds, onClock: parent, at: time)?.seconds
            ?? moment(parent, at: time).seconds - groups[slot].anchorSeconds
    }

    /// The time on a group's clock at which an animation begins that has a delay now.
    @inline(never)
    func groupStart(_ animation: Int, _ layer: AnimationLayer) -> Double {
        let delay = animations[animation].delay
        if let reading = reading(ofClock: Int(layer.group), at: time) {
            return (reading.flicks + Double(delay)) / Double(Flicks.perSecond)
        }
        return groupMoment(Int(layer.group)).seconds + Flicks.seconds(delay)
    }

    @inline(never)
    func moment(_ slot: Int, at time: Int64) -> GroupMoment {
        if let reading = reading(ofClock: slot, at: time) {
            return GroupMoment(seconds: reading.seconds, rate: reading.rate, isInEffect: true)
        }
        let group = groups[slot]
        var since: Double
        var rate = 1.0
        var isInEffect = true
        var whole: Int64?
        if group.parent < 0 {
            whole = time - group.anchorTime
            since = Flicks.seconds(time - group.anchorTime)
        } else if let elapsed = elapsed(since: group.anchorSeconds, onClock: Int(group.parent), at: time) {
            (since, rate, whole) = (elapsed.seconds, elapsed.rate, elapsed.whole)
        } else {
            let parent = moment(Int(group.parent), at: time)
            since = parent.seconds - group.anchorSeconds
            rate = parent.rate
            isInEffect = parent.isInEffect
        }
        switch group.kind {
        case .clock:
            let speed = group.isPaused ? 0 : group.speed
            return GroupMoment(seconds: group.anchorLocal + since * speed, rate: rate * speed, isInEffect: isInEffect)
        case .media(let timing):
            let sample = timing.sample(at: since)
            var seconds = sample.iterationTime
            if let whole, timing.beginTime == 0, seconds >= MediaTiming.nearlyAll * timing.iterationDuration,
                timing.wholeRepeats(after: whole) != nil
            {
                seconds = 0
            }
            return GroupMoment(
                seconds: seconds,
                rate: rate * sample.iterationRate,
                isInEffect: isInEffect && sample.isInEffect
            )
        case .animator:
            let (fraction, speed) = fraction(group, since: since)
            return GroupMoment(
                seconds: fraction * group.duration,
                rate: rate * speed * group.duration,
                isInEffect: isInEffect
            )
        }
    }

    /// The flick of stage time of a group event that happens `seconds` of its parent's time after its anchor: the first
    /// at which the clock shows that time. `nil` if the clock never reaches it by itself.
    func flick(group slot: Int, reaches seconds: Double) -> Int64? {
        guard seconds.isFinite, seconds <= MotionPlan.longestSeconds else { return nil }
        let group = groups[slot]
        if group.parent < 0 { return group.anchorTime + StageMotion.flicks(reaching: seconds) }
        return flick(clock: Int(group.parent), shows: seconds, after: group.anchorSeconds)
    }

    /// The first flick, not before now, at which a group's clock shows at least `seconds` after `start`. `nil` for
    /// clocks that stand still, and for groups whose animations do not end by themselves.
    func flick(clock slot: Int, shows seconds: Double, after start: Double) -> Int64? {
        guard seconds.isFinite else { return nil }
        let goal = Flicks.fractional(seconds: start) + Flicks.fractional(seconds: seconds)
        var (rest, next) = (goal, slot)
        while true {
            guard case .clock = groups[next].kind, !groups[next].isPaused, groups[next].speed > 0 else { return nil }
            rest = (rest - Flicks.fractional(seconds: groups[next].anchorLocal)) / groups[next].speed
            if groups[next].parent < 0 { break }
            rest += Flicks.fractional(seconds: groups[next].anchorSeconds)
            next = Int(groups[next].parent)
        }
        guard rest <= MotionPlan.longestSeconds * Double(Flicks.perSecond) else { return nil }
        // Rounding may be off by a flick or two.
        var flick = max(groups[next].anchorTime + Int64(max(rest, 0)) - 4, time)
        for _ in 0..<12 {
            guard let reading = reading(ofClock: slot, at: flick), goal - reading.flicks > reading.slack else { break }
            flick += 1
        }
        return flick
    }

    func clockSlot(of group: GroupIdentifier) throws(AnimError) -> Int {
        let slot = try self.slot(of: group)
        guard case .clock = groups[slot].kind else { throw AnimError(.kind, "group is no clock") }
        return slot
    }

    /// Makes now the group's anchor, from which its clock is computed: before its speed, pause or time changes.
    package func anchor(_ slot: Int) {
        askedTime = -1
        let local = groupMoment(slot).seconds
        let parent = Int(groups[slot].parent)
        if parent >= 0 { groups[slot].anchorSeconds = groupMoment(parent).seconds }
        groups[slot].anchorLocal = local
        groups[slot].anchorTime = time
    }

    /// Runs again an animation that fills forwards, if its clock was set back to before its end.
    func reviveHeld(_ animation: Int, _ layer: AnimationLayer) {
        guard animations[animation].state == .held, let timing = layer.timing else { return }
        guard
            let flick = flick(clock: Int(layer.group), shows: timing.animationDuration, after: layer.groupStart),
            flick > time
        else { return }
        revive(animation)
    }

    private func revive(_ animation: Int) {
        guard animations[animation].state == .held else { return }
        layerRows.forget(animation)
        animations[animation].state = .running
        counts.current += 1
    }

    /// The same for a group with all its contents, if its media timing is over and fills forwards.
    func reviveOver(_ slot: Int, _ timing: MediaTiming) {
        let group = groups[slot]
        guard group.isOver, group.parent >= 0 else { return }
        guard let flick = flick(group: slot, reaches: timing.endTime), flick > time else { return }
        groups[slot].isOver = false
        revive(group: slot)
    }

    private func revive(group slot: Int) {
        forEachAnimation(inGroup: slot) { animation, _ in revive(animation) }
        forEachChild(ofGroup: slot) { revive(group: $0) }
    }

    /// Shows every property that an animation of the group moves.
    func showGroup(_ slot: Int) {
        forEachAnimation(inGroup: slot) { animation, _ in evaluateLayers(Int(animations[animation].property)) }
        forEachChild(ofGroup: slot) { showGroup($0) }
    }

    /// The time of a group's clock in its own seconds; an animator's is its fraction times its duration.
    package func seconds(of group: GroupIdentifier) throws(AnimError) -> Double {
        groupMoment(try slot(of: group)).seconds
    }
}

/// Whether things still exist.
extension StageMotion {
    func anchorFraction(_ group: GroupRecord) -> Double {
        group.duration > 0 ? group.anchorLocal / group.duration : group.anchorLocal
    }

    /// An animator's fraction and its speed, `since` seconds of its parent's time after its anchor.
    private func fraction(_ group: GroupRecord, since: Double) -> (Double, Double) {
        let from = anchorFraction(group)
        // The parent's clock was set back to before the anchor, where the animator stood still.
        guard since >= 0 else { return (from, 0) }
        switch group.drive {
        case .still: return (from, 0)
        case .even(let isReversed, let duration):
            guard duration > 0 else { return (isReversed ? 0 : 1, 0) }
            let fraction = from + (isReversed ? -since : since) / duration
            if fraction <= 0 { return (0, 0) }
            return fraction >= 1 ? (1, 0) : (fraction, (isReversed ? -1 : 1) / duration)
        case .easing(let easing, let isReversed, let duration):
            let to: Double = isReversed ? 0 : 1
            guard since < duration else { return (to, 0) }
            let eased = easing.valueAndSlope(at: since / duration)
            let fraction = from + eased.value * (to - from)
            // A host's curve may give any value; an unusable one counts as the end.
            guard fraction.magnitude <= StageMotion.largestFraction else { return (to, 0) }
            let speed = eased.slope * (to - from) / duration
            return (fraction, speed.isFinite ? speed : 0)
        case .spring(_, let response, let isReversed, let velocity, let duration):
            let to: Double = isReversed ? 0 : 1
            guard since < duration else { return (to, 0) }
            let state = response.state(at: since, from: from, to: to, velocity: velocity)
            guard state.value.magnitude <= StageMotion.largestFraction else { return (to, 0) }
            return (state.value, state.velocity)
        }
    }

    /// The largest magnitude of an animator's fraction.
    static let largestFraction = 1e9

    func animatorSlot(of group: GroupIdentifier) throws(AnimError) -> Int {
        let slot = try self.slot(of: group, "animator")
        guard case .animator = groups[slot].kind else { throw AnimError(.kind, "animator is a group, but no animator") }
        return slot
    }

    /// The fraction of an animator: 0 at its start, 1 at its end; outside 0…1 if a spring overshoots.
    package func fraction(of animator: GroupIdentifier) throws(AnimError) -> Double {
        let slot = try animatorSlot(of: animator)
        return groups[slot].duration > 0 ? groupMoment(slot).seconds / groups[slot].duration : 0
    }

    /// The speed of an animator's fraction, per second of its parent's time.
    func speed(ofAnimator slot: Int) -> Double {
        fraction(groups[slot], since: secondsSinceAnchor(ofGroup: slot, at: time)).1
    }

    /// Whether a group or an animation still exists. Makes no error message.
    package func isLive(group rawValue: UInt64) -> Bool {
        let identifier = StageObjectIdentifier(rawValue: rawValue, key)
        return !identifier.isForeign && identifier.slot < groups.count && groups[identifier.slot].isLive
            && groups[identifier.slot].generation == identifier.generation
    }

    package func isLive(animation rawValue: UInt64) -> Bool {
        let identifier = StageObjectIdentifier(rawValue: rawValue, key)
        return !identifier.isForeign && identifier.slot < animations.count && animations[identifier.slot].isLive
            && animations[identifier.slot].generation == identifier.generation
    }
}
