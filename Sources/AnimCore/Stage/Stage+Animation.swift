extension Stage {
    /// Sets a property's model value; see `anim_stage_set_value` for what then moves.
    /// - Throws: `.identifier`, `.argument`, `.limit`.
    public func setValue(_ value: ArraySlice<Double>, of property: PropertyIdentifier) throws(AnimError) {
        let slot = try self.slot(of: property)
        let range = properties[slot].componentRange
        guard value.count == range.count else {
            throw AnimError(.argument, "value has \(value.count) components, but the property has \(range.count)")
        }
        for component in value { try Stage.check(component) }
        set(slot, to: value)
    }

    public func setValue(_ value: [Double], of property: PropertyIdentifier) throws(AnimError) {
        try setValue(value[...], of: property)
    }

    /// Sets a property's value at once, whatever transaction is open.
    func jumpValue(_ value: [Double], of property: PropertyIdentifier) throws(AnimError) {
        let open = openTransactions
        openTransactions = []
        defer { openTransactions = open }
        try setValue(value, of: property)
    }

    /// Sets a value that has been checked.
    private func set(_ slot: Int, to value: ArraySlice<Double>) {
        let range = properties[slot].componentRange
        if !properties[slot].isAnimating, isEqual(components.presentation[range], value) { return }
        for (index, component) in zip(range, value) { components.model[index] = component }
        guard let transaction = openTransactions.last else {
            interrupt(slot)
            jump(slot)
            return
        }
        let plan = transactions[Int(transaction)].plan
        if properties[slot].waiting >= 0 {
            end(animation: Int(properties[slot].waiting), finished: false, replacedIn: transaction)
        }
        let animation = addAnimation(of: slot, plan, transaction)
        if plan.delay == 0 {
            start(animation)
        } else {
            properties[slot].waiting = Int32(animation)
            animations[animation].handle = timeline.add(
                at: animations[animation].start,
                .startAnimation(property: Int32(slot))
            )
        }
    }

    /// Ends the animations of a property that run and wait, and leaves its presentation where it is.
    func interrupt(_ slot: Int) {
        if properties[slot].running >= 0 { end(animation: Int(properties[slot].running), finished: false) }
        if properties[slot].waiting >= 0 { end(animation: Int(properties[slot].waiting), finished: false) }
    }

    /// Starts the waiting animation of a property; its delay is over.
    func startWaiting(_ slot: Int) {
        let animation = Int(properties[slot].waiting)
        properties[slot].waiting = -1
        animations[animation].handle = Timeline.none
        start(animation)
    }

    /// Brings the running animation of a property to its end.
    func finishRunning(_ slot: Int) {
        let animation = Int(properties[slot].running)
        animations[animation].handle = Timeline.none
        for index in properties[slot].componentRange { components.rest(index, at: components.target[index]) }
        changedProperties.insert(slot)
        end(animation: animation, finished: true)
    }

    /// Lets an animation take its property over, from the value and velocity that it has at this flick.
    private func start(_ animation: Int) {
        let slot = Int(animations[animation].property)
        if properties[slot].running >= 0 {
            evaluate(Int(properties[slot].running))
            let transaction = animations[animation].transaction
            end(animation: Int(properties[slot].running), finished: false, replacedIn: transaction)
        }
        properties[slot].running = Int32(animation)
        for index in properties[slot].componentRange {
            components.origin[index] = components.presentation[index]
            components.originVelocity[index] = components.velocity[index]
            components.target[index] = components.model[index]
        }
        let length = self.length(of: animation)
        guard length > 0 else {
            jump(slot)
            end(animation: animation, finished: true)
            return
        }
        animations[animation].start = time
        if length < StageClock.latest {
            animations[animation].end = time + length
            animations[animation].handle = timeline.add(at: time + length, .endAnimation(property: Int32(slot)))
        }
        animations[animation].runningPosition = Int32(running.count)
        running.append(Int32(animation))
        changedProperties.insert(slot)
        // What is read before the clock moves is what an advance by nothing would show.
        evaluate(animation)
    }

    /// How many flicks an animation that starts now runs; `AnimationRecord.never` for ever.
    private func length(of animation: Int) -> Int64 {
        switch animations[animation].shape {
        case .none: return 0
        case .curve: return animations[animation].duration ?? MotionPlan.defaultDuration
        case .spring(let response):
            if let duration = animations[animation].duration { return duration }
            let property = properties[Int(animations[animation].property)]
            var seconds = 0.0
            for index in property.componentRange {
                seconds = max(
                    seconds,
                    response.restingTime(
                        displacement: components.origin[index] - components.target[index],
                        velocity: components.originVelocity[index],
                        threshold: property.threshold
                    )
                )
            }
            guard seconds > 0 else { return 0 }
            guard seconds <= MotionPlan.longestSeconds, let flicks = Flicks.rounded(seconds: seconds) else {
                return AnimationRecord.never
            }
            // Rounded up: at rest at the end for certain.
            return flicks + 1
        }
    }

    /// Computes the presentation value and velocity of a running animation's property now. Allocates nothing.
    @_optimize(speed)
    func evaluate(_ animation: Int) {
        let slot = Int(animations[animation].property)
        let elapsed = time - animations[animation].start
        var changed = false
        switch animations[animation].shape {
        case .none: break
        case .curve(let curve):
            let duration = animations[animation].duration ?? MotionPlan.defaultDuration
            let progress = Double(elapsed) / Double(duration)
            let (eased, slope) = curve.valueAndSlope(at: progress)
            let speed = slope / Flicks.seconds(duration)
            for index in properties[slot].componentRange {
                let distance = components.target[index] - components.origin[index]
                // A vertical tangent has no speed to hand on.
                let velocity = speed * distance
                changed = show(index, components.origin[index] + eased * distance, velocity) || changed
            }
        case .spring(let response):
            let basis = response.basis(at: Flicks.seconds(elapsed))
            for index in properties[slot].componentRange {
                let displacement = components.origin[index] - components.target[index]
                let velocity = components.originVelocity[index]
                let moved =
                    components.target[index] + basis.displacement * displacement
                    + basis.displacementPerVelocity * velocity
                changed =
                    show(
                        index,
                        // The sum may round; a property that is taken over does not move for that.
                        elapsed == 0 ? components.origin[index] : moved,
                        basis.velocityPerDisplacement * displacement + basis.velocity * velocity
                    ) || changed
            }
        }
        if changed { changedProperties.insert(slot) }
    }

    /// Sets one component of the presentation; whether it changed. A value that overflowed is shown at its target: that
    /// depends on the time alone.
    @_optimize(speed)
    private func show(_ index: Int, _ value: Double, _ velocity: Double) -> Bool {
        components.velocity[index] = velocity.isFinite ? velocity : 0
        let shown = value.isFinite ? value : components.target[index]
        guard shown.bitPattern != components.presentation[index].bitPattern else { return false }
        components.presentation[index] = shown
        return true
    }

    /// Lets a property stand at its model value.
    private func jump(_ slot: Int) {
        for index in properties[slot].componentRange { components.rest(index, at: components.model[index]) }
        changedProperties.insert(slot)
    }

    private func addAnimation(of slot: Int, _ plan: MotionPlan, _ transaction: Int32) -> Int {
        let record = AnimationRecord(
            property: Int32(slot),
            transaction: transaction,
            shape: plan.shape,
            duration: plan.duration,
            start: time + plan.delay
        )
        transactions[Int(transaction)].pending += 1
        if let free = freeAnimations.popLast() {
            animations[Int(free)] = record
            return Int(free)
        }
        animations.append(record)
        // Room for all of them to run and to end, so that the clock's advance never has to make any.
        if running.capacity < animations.capacity { running.reserveCapacity(animations.capacity) }
        if freeAnimations.capacity < animations.capacity { freeAnimations.reserveCapacity(animations.capacity) }
        return animations.count - 1
    }

    /// Releases an animation, wherever it stands, and tells of its end.
    /// - Parameter transaction: the slot of the transaction whose animation takes its place. An animation that its own
    ///   transaction replaces does not make the transaction unfinished.
    private func end(animation: Int, finished: Bool, replacedIn transaction: Int32 = -1) {
        let record = animations[animation]
        let slot = Int(record.property)
        timeline.cancel(record.handle)
        if record.runningPosition >= 0 {
            let last = running.removeLast()
            if Int(last) != animation {
                running[Int(record.runningPosition)] = last
                animations[Int(last)].runningPosition = record.runningPosition
            }
        }
        if properties[slot].running == Int32(animation) { properties[slot].running = -1 }
        if properties[slot].waiting == Int32(animation) { properties[slot].waiting = -1 }
        freeAnimations.append(Int32(animation))
        emit(
            StageEvent(
                .animationEnded,
                time: time,
                isFinished: finished,
                subject: identifier(ofProperty: slot).rawValue,
                name: properties[slot].name
            )
        )
        endAnimation(ofTransaction: Int(record.transaction), finished: finished || record.transaction == transaction)
    }

    private func isEqual(_ one: ArraySlice<Double>, _ other: ArraySlice<Double>) -> Bool {
        for (first, second) in zip(one, other) where first.bitPattern != second.bitPattern { return false }
        return true
    }
}
