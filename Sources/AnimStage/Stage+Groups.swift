// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

/// Groups: added, changed, run and ended.
extension Stage {
    /// The largest depth of nested groups.
    static let largestGroupDepth: Int32 = 16
    /// The largest number of groups of a stage.
    static let largestGroupCount = 65_536

    /// Adds a group, at its time 0.
    /// - Throws: `.identifier`, `.argument`, `.limit`.
    package func addGroup(_ kind: GroupKind, in parent: GroupIdentifier? = nil) throws(AnimError) -> GroupIdentifier {
        var record = GroupRecord()
        if let parent { record.parent = Int32(try slot(of: parent, "parent")) }
        if record.parent >= 0 { record.depth = groups[Int(record.parent)].depth + 1 }
        guard record.depth < Stage.largestGroupDepth else {
            throw AnimError(.limit, "groups are at most \(Stage.largestGroupDepth) deep")
        }
        if case .animator(let duration) = kind {
            guard duration >= 0, duration <= MotionPlan.longestSeconds else {
                throw AnimError(.argument, "an animator's duration must be from 0 to 1e9 seconds")
            }
            record.duration = duration
        }
        if case .media(let timing) = kind { try timing.check() }
        guard groups.usedCount < Stage.largestGroupCount else {
            throw AnimError(.limit, "the stage has \(Stage.largestGroupCount) groups already")
        }
        record.kind = kind
        record.anchorTime = time
        if record.parent >= 0 { record.anchorSeconds = groupMoment(Int(record.parent)).seconds }
        let slot = groups.insert(record)
        if record.parent >= 0 { addChild(slot, to: Int(record.parent)) }
        if case .media(let timing) = kind { schedule(group: slot, atParent: timing.endTime) }
        return GroupIdentifier(rawValue: identifier(.group, generation: groups[slot].generation, slot: slot))
    }

    /// Removes a group and those inside it; their animations end unfinished.
    package func removeGroup(_ group: GroupIdentifier) throws(AnimError) {
        remove(group: try slot(of: group), finished: false)
    }

    private func remove(group slot: Int, finished: Bool) {
        while groups[slot].firstChild >= 0 { remove(group: Int(groups[slot].firstChild), finished: finished) }
        while groups[slot].firstAnimation >= 0 {
            end(animation: Int(groups[slot].firstAnimation), finished: finished)
        }
        timeline.cancel(groups[slot].handle)
        if groups[slot].repeatPlay >= 0 { forgetRepeats(ofPlay: Int(groups[slot].repeatPlay)) }
        groups[slot].isLive = false
        let group = groups[slot]
        if group.previousSibling >= 0 {
            groups[group.previousSibling].nextSibling = group.nextSibling
        } else if group.parent >= 0 {
            groups[group.parent].firstChild = group.nextSibling
        }
        if group.nextSibling >= 0 {
            groups[group.nextSibling].previousSibling = group.previousSibling
        } else if group.parent >= 0 {
            groups[group.parent].lastChild = group.previousSibling
        }
        groups.release(slot)
    }

    // MARK: Clocks

    private func schedule(group slot: Int, atParent seconds: Double) {
        guard !groups[slot].isOver else { return }
        timeline.cancel(groups[slot].handle)
        groups[slot].handle = Timeline.none
        if let flick = flick(group: slot, reaches: seconds) {
            groups[slot].handle = timeline.add(at: max(flick, time), .endGroup(Int32(slot)))
        }
        if groups[slot].repeatPlay >= 0 { scheduleRepeat(ofPlay: Int(groups[slot].repeatPlay)) }
    }

    /// Schedules the end of an animation in a group, if it ends by itself.
    func scheduleInGroup(_ animation: Int, _ layer: AnimationLayer) {
        let slot = Int(layer.group)
        if case .animator(let duration) = groups[slot].kind, duration == 0 {
            let end = layer.groupStart + (layer.timing?.animationDuration ?? layer.length)
            if end.isFinite, end > groups[slot].duration { lengthen(animator: slot, to: end) }
        }
        timeline.cancel(animations[animation].handle)
        animations[animation].handle = Timeline.none
        animations[animation].end = AnimationRecord.never
        let length = layer.timing?.animationDuration ?? layer.length
        // A stacked one that waits has not begun.
        guard layer.groupStart != AnimationLayer.unknownStart,
            let flick = flick(clock: slot, shows: length, after: layer.groupStart)
        else { return }
        animations[animation].end = flick
        animations[animation].handle = timeline.add(at: flick, .endAnimation(Int32(animation)))
    }

    /// Lets an animation with a delay wait until its group's clock shows the time at which it starts.
    /// - Returns: false without a delay, and in media groups and animators, whose time can jump and run back: there an
    ///   animation is in effect from the beginning.
    func waitForClock(_ animation: Int) -> Bool {
        guard let layer = animations[animation].layer, layer.group >= 0, animations[animation].state == .waiting,
            animations[animation].delay > 0
        else { return false }
        var group = Int(layer.group)
        while group >= 0 {
            guard case .clock = groups[group].kind else { return false }
            group = Int(groups[group].parent)
        }
        layer.groupStart = groupStart(animation, layer)
        layer.waitsForClock = true
        layerRows.forget(animation)
        scheduleStart(animation, layer)
        return true
    }

    /// Schedules the start of an animation that waits for its group's clock, if the clock comes to that time by itself.
    private func scheduleStart(_ animation: Int, _ layer: AnimationLayer) {
        timeline.cancel(animations[animation].handle)
        animations[animation].handle = Timeline.none
        let flick = flick(clock: Int(layer.group), shows: 0, after: layer.groupStart)
        animations[animation].start = flick ?? StageClock.latest
        layer.epoch = animations[animation].start
        guard let flick else { return }
        animations[animation].handle = timeline.add(at: flick, .startAnimation(Int32(animation)))
    }

    /// Called when a group's time is over: its animations end.
    package func finish(group slot: Int) {
        groups[slot].handle = Timeline.none
        groups[slot].isFinishing = true
        if case .animator = groups[slot].kind { return finishAnimator(slot) }
        let rawValue = identifier(.group, generation: groups[slot].generation, slot: slot)
        if case .media(let timing) = groups[slot].kind, timing.fillMode.isForwards {
            // Its animations end; their last values stay until the group is removed.
            groups[slot].isOver = true
            hold(group: slot)
            groups[slot].isFinishing = false
        } else {
            remove(group: slot, finished: true)
        }
        emit(StageEvent(.groupEnded, time: time, isFinished: true, subject: rawValue))
    }

    private func hold(group slot: Int) {
        var animation = groups[slot].firstAnimation
        while animation >= 0 {
            let next = animations[animation].layer?.nextInGroup ?? -1
            switch animations[animation].state {
            case .running:
                // A stacked one that waited has not begun.
                if animations[animation].layer?.groupStart == AnimationLayer.unknownStart {
                    end(animation: Int(animation), finished: true)
                } else {
                    hold(Int(animation))
                }
            case .waiting, .ending: end(animation: Int(animation), finished: true)
            case .held: break
            }
            animation = next
        }
        forEachChild(ofGroup: slot) { hold(group: $0) }
    }

    /// Sets the speed of a clock from now on.
    /// - Throws: `.identifier`, `.kind` for other groups, `.argument`, `.limit`.
    package func setSpeed(_ speed: Double, of group: GroupIdentifier) throws(AnimError) {
        let slot = try clockSlot(of: group)
        guard speed >= 0, speed.isFinite else { throw AnimError(.argument, "speed must be a finite number, 0 or more") }
        guard speed <= 1_000_000 else { throw AnimError(.limit, "speed must be at most 1000000") }
        guard speed != groups[slot].speed else { return }
        anchor(slot)
        groups[slot].speed = speed
        reschedule(slot)
    }

    /// Pauses or resumes a clock.
    package func setPaused(_ isPaused: Bool, of group: GroupIdentifier) throws(AnimError) {
        let slot = try clockSlot(of: group)
        guard isPaused != groups[slot].isPaused else { return }
        anchor(slot)
        groups[slot].isPaused = isPaused
        reschedule(slot)
    }

    /// Sets the time of a clock: everything in it is shown at that time of the clock. Animations that end before it end
    /// at the next advance.
    package func seek(_ group: GroupIdentifier, toSeconds seconds: Double) throws(AnimError) {
        let slot = try clockSlot(of: group)
        guard seconds >= 0, seconds <= MotionPlan.longestSeconds else {
            throw AnimError(.argument, "seconds must be from 0 to 1e9")
        }
        anchor(slot)
        groups[slot].anchorLocal = seconds
        // Skipped repeats are not reported; replayed ones are.
        forEachAnimation(inGroup: slot) { _, layer in findRepeat(ofPlay: layer.repeatPlay) }
        forEachChild(ofGroup: slot) { findRepeat(ofPlay: groups[$0].repeatPlay) }
        reschedule(slot)
        showGroup(slot)
    }

    /// Reschedules the starts and ends of everything in a group. What is due at one flick stays in order of creation.
    func reschedule(_ slot: Int) {
        groups[slot].isRescheduling = true
        forEachAnimation(inOrderOfGroup: slot) { animation, layer in
            reviveHeld(animation, layer)
            if animations[animation].state == .running {
                scheduleInGroup(animation, layer)
                if layer.repeatPlay >= 0 { scheduleRepeat(ofPlay: Int(layer.repeatPlay)) }
            } else if layer.waitsForClock {
                scheduleStart(animation, layer)
            }
        }
        forEachChild(ofGroup: slot) { child in
            switch groups[child].kind {
            case .clock: reschedule(child)
            case .media(let timing):
                reviveOver(child, timing)
                schedule(group: child, atParent: timing.endTime)
            case .animator: scheduleAnimator(child)
            }
        }
        groups[slot].isRescheduling = false
    }
}

/// Animators: groups whose fraction runs, is dragged, runs back.
extension Stage {
    func scheduleAnimator(_ slot: Int) {
        let group = groups[slot]
        let end: Double
        switch group.drive {
        case .still: end = .infinity
        case .even(let isReversed, let duration):
            let from = anchorFraction(group)
            end = (isReversed ? from : 1 - from) * duration
        case .easing(_, _, let duration): end = duration
        case .spring(_, _, _, _, let duration): end = duration
        }
        schedule(group: slot, atParent: max(end, 0))
    }

    /// Lengthens an animator for an animation that joins it. Its position stays; its running time grows in proportion.
    private func lengthen(animator slot: Int, to duration: Double) {
        let before = groups[slot].duration
        anchor(slot)
        groups[slot].duration = duration
        switch groups[slot].drive {
        case .still: return
        case .even(let isReversed, let whole):
            let longer = before > 0 ? whole * (duration / before) : duration
            groups[slot].drive = .even(isReversed: isReversed, duration: longer.isFinite ? longer : duration)
        default: break
        }
        scheduleAnimator(slot)
    }

    /// Stops an animator and sets its fraction; everything is shown as if it had been played to there.
    package func setFraction(_ fraction: Double, of animator: GroupIdentifier) throws(AnimError) {
        let slot = try animatorSlot(of: animator)
        guard fraction >= 0, fraction <= 1 else { throw AnimError(.argument, "fraction must be from 0 to 1") }
        anchor(slot)
        groups[slot].anchorLocal = fraction * groups[slot].duration
        groups[slot].drive = .still
        scheduleAnimator(slot)
        showGroup(slot)
    }

    /// Stops an animator at its present fraction.
    package func pause(_ animator: GroupIdentifier) throws(AnimError) {
        let slot = try animatorSlot(of: animator)
        anchor(slot)
        groups[slot].drive = .still
        scheduleAnimator(slot)
    }

    /// Runs an animator from its present fraction to its end, or back to its start.
    /// - Parameters:
    ///   - request: the motion. `.inherited` runs linearly (every animation keeps its own curve). A curve or easing
    ///     spans the rest of the way. A spring starts with `velocity`, or else with the fraction's present velocity.
    ///   - durationFactor: the time for the whole way as a multiple of the animator's duration. `.inherited` and curves
    ///     take the remaining share of it.
    ///   - velocity: fractions per second for a spring; `nil` is the present one.
    package func run(
        _ animator: GroupIdentifier,
        isReversed: Bool = false,
        _ request: MotionRequest = MotionRequest(),
        durationFactor: Double = 1,
        velocity: Double? = nil
    ) throws(AnimError) {
        let slot = try animatorSlot(of: animator)
        guard durationFactor >= 0, durationFactor <= 1_000_000 else {
            throw AnimError(.argument, "duration_factor must be from 0 to 1000000")
        }
        if let velocity, velocity.magnitude > Stage.largestFraction || velocity != velocity {
            throw AnimError(.argument, "velocity must be at most 1e9 a second")
        }
        let plan = try MotionPlan(request, inside: MotionPlan())
        let duration = groups[slot].duration
        let present = velocity ?? speed(ofAnimator: slot)
        anchor(slot)
        let from = anchorFraction(groups[slot])
        let left = (isReversed ? from : 1 - from).magnitude
        let whole = duration * durationFactor
        switch request.shape {
        case .inherited: groups[slot].drive = .even(isReversed: isReversed, duration: whole)
        case .none: groups[slot].drive = .even(isReversed: isReversed, duration: 0)
        case .curve(let curve):
            let length = plan.duration.map(Flicks.seconds) ?? whole * left
            groups[slot].drive = .easing(batches.easing(curve), isReversed: isReversed, duration: length)
        case .easing(let easing):
            let length = plan.duration.map(Flicks.seconds) ?? whole * left
            groups[slot].drive = .easing(easing, isReversed: isReversed, duration: length)
        case .spring(let spring):
            let response = SpringResponse(spring)
            let distance = from - (isReversed ? 0 : 1)
            let rest = response.restingTime(displacement: distance, velocity: present, threshold: 0.001)
            groups[slot].drive = .spring(
                spring,
                response,
                isReversed: isReversed,
                velocity: present,
                duration: rest
            )
        }
        scheduleAnimator(slot)
    }

    /// Called when an animator has reached its end or start: its animations end. At its start, the earlier model values
    /// are restored.
    func finishAnimator(_ slot: Int) {
        let isReversed: Bool
        switch groups[slot].drive {
        case .still:
            groups[slot].isFinishing = false
            return
        case .even(let reversed, _), .easing(_, let reversed, _), .spring(_, _, let reversed, _, _):
            isReversed = reversed
        }
        endAnimator(slot, at: isReversed ? .start : .end)
    }

    /// The position at which an animator is stopped.
    package enum AnimatorPosition: Int32, Sendable {
        case end = 0
        case start = 1
        case current = 2
    }

    /// Ends and removes an animator. Its properties take their new values, their old ones, or the present ones.
    package func stop(_ animator: GroupIdentifier, at position: AnimatorPosition) throws(AnimError) {
        endAnimator(try animatorSlot(of: animator), at: position)
    }

    private func endAnimator(_ slot: Int, at position: AnimatorPosition) {
        let rawValue = identifier(.group, generation: groups[slot].generation, slot: slot)
        forEachAnimation(inGroup: slot) { animation, layer in
            guard !layer.oldModel.isEmpty else { return }
            let property = Int(animations[animation].property)
            switch position {
            case .end: break
            case .start:
                properties[property].details?.path.next = layer.oldForm
                storeModel(property, layer.oldModel)
            case .current:
                // During an advance it may not be computed yet.
                present(property)
                let value = shownRange(property).map { components.presentation[$0] }
                if properties[property].isMorphing { properties[property].details?.path.next = shownForm(property) }
                storeModel(property, value)
            }
            // A motion in rows continues: it does not belong to the animator.
            guard properties[property].inRows < 0 else { return }
            restTargetAtModel(property)
        }
        remove(group: slot, finished: position != .current)
        emit(
            StageEvent(
                .animatorEnded,
                time: time,
                isFinished: position != .current,
                subject: rawValue,
                count: position.rawValue
            )
        )
    }
}
