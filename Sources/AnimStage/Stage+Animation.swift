// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimPaths

/// Setting values: implicit animations, and how all animations start and end.
extension Stage {
    /// Sets a property's model value; see `anim_stage_set_value` for the resulting motion.
    /// - Throws: `.identifier`, `.argument`, `.limit`, `.state` for a derived property.
    package func setValue(_ value: UnsafeBufferPointer<Double>, of property: PropertyIdentifier) throws(AnimError) {
        let slot = try self.slot(of: property)
        try check(value, for: slot)
        settleNumbers(slot)
        set(slot, to: value)
    }

    /// Reserves the memory for setting several properties, one after the other by `setReserved`.
    /// - Throws: `.identifier`, `.memory`.
    package func askToSet(_ identifiers: UnsafeBufferPointer<UInt64>) throws(AnimError) {
        for identifier in identifiers { try askToSettle(try slot(of: PropertyIdentifier(rawValue: identifier))) }
    }

    /// As `setValue`, where `askToSet` has been called.
    package func setReserved(_ value: UnsafeBufferPointer<Double>, of property: PropertyIdentifier) throws(AnimError) {
        let slot = try self.slot(of: property)
        try checkReserved(value, for: slot)
        settleNumbers(slot)
        set(slot, to: value)
    }

    package func setValue(_ value: [Double], of property: PropertyIdentifier) throws(AnimError) {
        try value.withUnsafeBufferPointer { (value) throws(AnimError) in try setValue(value, of: property) }
    }

    /// Sets a property's model value; the resulting motion starts with a given velocity.
    package func setValue(
        _ value: UnsafeBufferPointer<Double>,
        of property: PropertyIdentifier,
        velocity: [Double]
    ) throws(AnimError) {
        let slot = try self.slot(of: property)
        try check(value, for: slot)
        try check(velocity, value.count, "velocity")
        settleNumbers(slot)
        set(slot, to: value, velocity: velocity)
    }

    /// Sets a property's model value in a transaction of its own.
    /// - Parameter velocity: the start velocity by component; nil for the property's own.
    /// - Returns: the transaction, which is committed, and may be complete.
    package func setValue(
        _ value: UnsafeBufferPointer<Double>,
        of property: PropertyIdentifier,
        by motion: MotionRequest,
        velocity: [Double]? = nil
    ) throws(AnimError) -> TransactionIdentifier {
        let slot = try self.slot(of: property)
        try check(value, for: slot)
        try check(velocity, value.count, "velocity")
        return try inTransaction(motion) {
            settleNumbers(slot)
            set(slot, to: value, velocity: velocity)
        }
    }

    /// Sets checked values in a transaction of their own.
    /// - Returns: the transaction, which is committed, and may be complete.
    @inline(never)
    func inTransaction(_ motion: MotionRequest, _ body: () -> Void) throws(AnimError) -> TransactionIdentifier {
        let transaction = try beginTransaction(motion)
        sendingTransaction = transaction
        body()
        sendingTransaction = nil
        try commitTransaction(transaction)
        return transaction
    }

    /// Sets a property's value at once, even in an open transaction.
    package func jumpValue(_ value: UnsafeBufferPointer<Double>, of property: PropertyIdentifier) throws(AnimError) {
        let slot = try self.slot(of: property)
        try check(value, for: slot)
        settleNumbers(slot)
        jumpValue(slot, to: value)
    }

    /// Sets a checked value at once.
    func jumpValue(_ slot: Int, to value: UnsafeBufferPointer<Double>) {
        if isHeld(slot) { forgetHeldVelocity(slot) }
        jump(slot, to: value)
    }

    package func jumpValue(_ value: [Double], of property: PropertyIdentifier) throws(AnimError) {
        try value.withUnsafeBufferPointer { (value) throws(AnimError) in try jumpValue(value, of: property) }
    }

    /// Checks that a value can be set.
    package func check(_ value: UnsafeBufferPointer<Double>, for slot: Int) throws(AnimError) {
        try checkReserved(value, for: slot)
        try askToSettle(slot)
    }

    @inline(__always)
    private func checkReserved(_ value: UnsafeBufferPointer<Double>, for slot: Int) throws(AnimError) {
        guard value.count == Int(properties[slot].count) else {
            throw AnimError(
                .argument,
                "value has \(value.count) components, but the property has \(properties[slot].count)"
            )
        }
        try checkIsOrdinary(slot)
        for component in value { try Stage.check(component) }
        guard hasRoomForAnimation else { throw Stage.tooManyAnimations }
    }

    /// Sets a checked path with a structure that the property knows.
    package func set(_ slot: Int, to path: Path, _ form: PathForm, velocity: [Double]? = nil) {
        properties[slot].details?.path.next = form
        path.coordinates.withUnsafeBufferPointer { set(slot, to: $0, velocity: velocity) }
        properties[slot].details?.path.next = nil
        // It is shown in its form of the morph, even if its motion waits.
        markChanged(slot)
    }

    /// Whether setting the property's value now starts a motion, or an animation that new values do not end moves it.
    func movesWhenSet(_ slot: Int) -> Bool {
        if let plan = plan(for: slot) {
            guard case .none = plan.shape else { return true }
            if plan.delay > 0 || plan.stagger > 0 || plan.after != 0 || plan.group != 0 { return true }
        }
        return properties[slot].lastAnimation != properties[slot].lastDependent
    }

    /// Sets a checked value.
    @_optimize(speed)
    func set(_ slot: Int, to value: UnsafeBufferPointer<Double>, velocity: [Double]? = nil) {
        dropEnding(slot)
        if isHeld(slot) { return setHeld(slot, to: value, velocity: velocity) }
        if velocity == nil, !hasDependentAnimation(slot), presentsExactly(slot, value) { return }
        guard let plan = plan(for: slot) else { return jump(slot, to: value) }
        let transaction = openTransactions.last ?? -1
        let delay = transaction >= 0 ? staggered(plan.delay, plan, transaction) : plan.delay
        // A group that has ended cannot move anything.
        let group = plan.group == 0 ? -1 : (try? self.slot(of: GroupIdentifier(rawValue: plan.group))) ?? -2
        guard group >= -1 else { return jump(slot, to: value) }
        if plan.interruption == .add { return stack(slot, value, plan, transaction, group: group, delay: delay) }
        if group >= 0 { storeModelBefore(group, slot) }
        storeModel(slot, value)
        endDependent(slot, except: -1, replacedIn: transaction, onlyWaiting: true)
        let animation = addAnimation(slot, function(of: plan, slot), transaction, plan.interruption)
        animations[animation].duration = duration(of: plan, slot)
        let repetition = repetition(of: plan, slot)
        if group >= 0 || repetition != Repetition() || velocity != nil {
            let layer = addLayer(animation)
            if let velocity { encode(velocity: velocity, slot, of: layer) }
            joinWithModel(group, animation, layer)
            layer.timing = timing(repetition)
            // It shows its first value during its delay, and the property has the model value after it, as without a
            // group.
            if group >= 0 { layer.timing?.fillMode = .backwards }
        }
        schedule(animation, delay: delay, after: awaitedSlot(plan))
    }

    /// Sets the value of a property that was held in motion.
    @inline(never)
    private func setHeld(_ slot: Int, to value: UnsafeBufferPointer<Double>, velocity: [Double]?) {
        guard let details = properties[slot].details else { return }
        let plan = plan(for: slot)
        let goesOn = velocity == nil && plan?.keepsVelocity == true
        var held: [Double] = []
        // The group may ask an easing for its rate: before all changes.
        if goesOn, let plan, plan.group != 0, let group = try? self.slot(of: GroupIdentifier(rawValue: plan.group)) {
            let rate = ownVelocity(1, ofGroup: group)
            swap(&held, &details.heldVelocity)
            if rate != 1 { for index in held.indices { held[index] *= rate } }
        } else {
            swap(&held, &details.heldVelocity)
        }
        set(slot, to: value, velocity: goesOn ? held : velocity)
        // Keeps the memory.
        held.removeAll(keepingCapacity: true)
        if details.heldVelocity.isEmpty { swap(&held, &details.heldVelocity) }
    }

    /// A delay plus the transaction's stagger for each value set in it before.
    func staggered(_ delay: Int64, _ plan: MotionPlan, _ transaction: Int32) -> Int64 {
        guard plan.stagger > 0 else { return delay }
        let (later, overflows) = plan.stagger.multipliedReportingOverflow(by: transactions[transaction].setCount)
        transactions[transaction].setCount += 1
        return overflows
            ? AnimationRecord.longest : min(delay + min(later, AnimationRecord.longest), AnimationRecord.longest)
    }

    /// The slot of the transaction that a plan's animations wait for; −1 if it is complete.
    func awaitedSlot(_ plan: MotionPlan) -> Int {
        guard plan.after != 0 else { return -1 }
        return (try? pendingSlot(of: TransactionIdentifier(rawValue: plan.after))) ?? -1
    }

    /// The duration of a plan's animations; that of the fade if a fade replaces them.
    private func duration(of plan: MotionPlan, _ slot: Int) -> Int64? {
        fades(plan, slot) ? Flicks.perSecond / 5 : plan.duration
    }

    /// The repetition of a plan's animations. A fade that replaces them happens once: repeated, it would flash.
    private func repetition(of plan: MotionPlan, _ slot: Int) -> Repetition {
        fades(plan, slot) ? Repetition() : plan.repetition
    }

    /// Whether a fade replaces a plan's animations. A plan that jumps does not fade.
    private func fades(_ plan: MotionPlan, _ slot: Int) -> Bool {
        if case .none = plan.shape { return false }
        return reduced(slot) == .fade
    }

    /// Sets a property's value without motion, and ends the animations that a new value ends.
    private func jump(_ slot: Int, to value: UnsafeBufferPointer<Double>) {
        storeModel(slot, value)
        endDependent(slot, except: -1, replacedIn: -1)
        restAtModel(slot)
        if properties[slot].isAnimating { present(slot) }
    }

    /// How the property moves if its value is set now; `nil` if it jumps.
    @_optimize(speed)
    func plan(for slot: Int) -> MotionPlan? {
        let open = Int(openTransactions.last ?? -1)
        if open >= 0, transactions[open].plan.disablesActions { return nil }
        // Most properties have no details and follow the transaction.
        guard let details = properties[slot].details else { return open < 0 ? nil : transactions[open].plan }
        switch details.action {
        case .none: return nil
        case .follow: return open < 0 ? nil : transactions[open].plan
        case .own(let request): return try? resolved(request, inside: open < 0 ? MotionPlan() : transactions[open].plan)
        }
    }

    /// The plan's function for a property, with reduced motion applied.
    func function(of plan: MotionPlan, _ slot: Int) -> MotionFunction {
        if fades(plan, slot) { return .easing(batches.easing(.ease)) }
        if reduced(slot) != .none { return .none }
        switch plan.shape {
        case .none: return .none
        case .curve(let curve): return .easing(batches.easing(curve))
        case .easing(let easing): return .easing(easing)
        case .spring(let spring): return .spring(batches.spring(spring))
        }
    }

    /// The reduced motion that applies to a property.
    func reduced(_ slot: Int) -> ReducedMotion {
        reducedMotion == .fade && !properties[slot].fades ? .jump : reducedMotion
    }

    /// Stacks the motion from the old to the new value on the property's present motion, as UIKit does.
    private func stack(
        _ slot: Int,
        _ value: UnsafeBufferPointer<Double>,
        _ plan: MotionPlan,
        _ transaction: Int32,
        group: Int,
        delay: Int64
    ) {
        let range = properties[slot].innerRange
        endDependent(slot, except: -1, replacedIn: transaction, onlyWaiting: true)
        demoteFromRows(slot)
        if group >= 0 { storeModelBefore(group, slot) }
        // The resting value before the new one: the start of the motion.
        var old: [Double] = []
        swap(&old, &restBefore)
        old.removeAll(keepingCapacity: true)
        for component in range { old.append(components.target[component]) }
        makeAdditive(slot)
        storeModel(slot, value)
        let animation = addAnimation(slot, function(of: plan, slot), transaction, .add)
        let layer = addLayer(animation)
        layer.isAdditive = true
        properties[slot].isStacked = true
        joinWithModel(group, animation, layer)
        layer.timing = timing(repetition(of: plan, slot))
        layer.timing?.fillMode = .backwards
        restTargetAtModel(slot)
        properties[slot].encoding.alignBoth(
            origin: &old,
            velocity: nil,
            target: components.target + range.lowerBound,
            count: Int(properties[slot].count)
        )
        for (index, component) in range.enumerated() { layer.origin[index] = old[index] - components.target[component] }
        swap(&old, &restBefore)
        // In a group, delays are in the group's own time.
        let start = group >= 0 ? time : time + delay
        if group >= 0 { layer.groupStart = AnimationLayer.unknownStart }
        layer.epoch = start
        animations[animation].duration = duration(of: plan, slot)
        animations[animation].start = start
        if group >= 0 { animations[animation].delay = delay }
        animations[animation].state = .running
        call.making = -1
        let after = awaitedSlot(plan)
        if after >= 0 { return wait(animation, for: after, delay: delay) }
        // The group may ask an easing for its time.
        if group >= 0 { call.starting = Int32(animation) }
        startInGroup(animation, layer)
        run(animation)
    }

    // MARK: Start and end

    /// Adds an animation to a property's list: at the end if new values leave it alone, otherwise below all such
    /// animations, which so continue to cover, or add to, the animations below them.
    @_optimize(speed)
    func addAnimation(
        _ slot: Int,
        _ function: MotionFunction,
        _ transaction: Int32,
        _ interruption: Interruption
    ) -> Int {
        var (previous, next) = (properties[slot].lastAnimation, Int32(-1))
        let isDependent = interruption != .keep
        if isDependent {
            previous = properties[slot].lastDependent
            next = previous < 0 ? properties[slot].firstAnimation : animations[previous].next
        }
        let count = animations.count
        let animation = animations.take()
        if animation < count {
            animations[animation].renew()
        } else {
            layerRows.makeRoom(for: animations.count)
            // Reserve for all animations to run: an advance must not allocate.
            if fresh.capacity < animations.capacity { fresh.reserveCapacity(animations.capacity) }
            if encodedInRows.capacity < animations.capacity { encodedInRows.reserveCapacity(animations.capacity) }
            if layered.capacity < animations.capacity { layered.reserveCapacity(animations.capacity) }
        }
        call.making = Int32(animation)
        askedTime = -1
        animations[animation].isLive = true
        animations[animation].property = Int32(slot)
        animations[animation].transaction = transaction
        animations[animation].function = function
        animations[animation].interruption = interruption
        animations[animation].previous = previous
        animations[animation].next = next
        layerRows.forget(animation)
        layerRows.cover(previous)
        if previous >= 0 {
            animations[previous].next = Int32(animation)
        } else {
            properties[slot].firstAnimation = Int32(animation)
        }
        if next >= 0 {
            animations[next].previous = Int32(animation)
        } else {
            properties[slot].lastAnimation = Int32(animation)
        }
        if isDependent { properties[slot].lastDependent = Int32(animation) }
        if transaction >= 0 { transactions[Int(transaction)].pending += 1 }
        counts.current += 1
        return animation
    }

    /// Starts an animation after its delay, and after a transaction if there is one.
    func schedule(_ animation: Int, delay: Int64, after transaction: Int) {
        call.making = -1
        if transaction >= 0 { return wait(animation, for: transaction, delay: delay) }
        // In a group, delays are in the group's own time.
        let isInGroup = animations[animation].layer.map { $0.group >= 0 } ?? false
        animations[animation].delay = delay
        if isInGroup, waitForClock(animation) { return countWaiting(animation) }
        animations[animation].start = isInGroup ? time : time + delay
        if delay == 0 || isInGroup { return start(animation) }
        countWaiting(animation)
        animations[animation].handle = timeline.add(at: time + delay, .startAnimation(Int32(animation)))
    }

    private func wait(_ animation: Int, for transaction: Int, delay: Int64) {
        animations[animation].start = AnimationRecord.never
        layerRows.forget(animation)
        animations[animation].layer?.epoch = AnimationRecord.never
        animations[animation].delay = delay
        wait(Int32(animation), for: transaction)
        if animations[animation].state == .waiting {
            countWaiting(animation)
        } else {
            evaluateLayers(Int(animations[animation].property))
        }
    }

    /// Appends an animation to those that wait for a transaction.
    func wait(_ animation: Int32, for transaction: Int) {
        animations[animation].awaited = Int32(transaction)
        let last = transactions[transaction].lastWaiting
        animations[animation].previousWaiting = last
        if last >= 0 {
            animations[last].nextWaiting = animation
        } else {
            transactions[transaction].firstWaiting = animation
        }
        transactions[transaction].lastWaiting = animation
    }

    /// Schedules the animations that waited for a transaction, which is complete. They start in the advance, not here:
    /// an animation that ends here must not end others while its own end is being processed.
    func releaseWaiting(_ first: Int32) {
        var animation = first
        while animation >= 0 {
            let record = animations[animation]
            animations[animation].awaited = -1
            if waitForClock(Int(animation)) {
                animation = record.nextWaiting
                continue
            }
            // In a group, delays are in the group's own time.
            let isInGroup = record.layer.map { $0.group >= 0 } ?? false
            let start = isInGroup ? time : time + record.delay
            animations[animation].start = start
            animations[animation].layer?.epoch = start
            layerRows.forget(Int(animation))
            let due = record.state == .waiting ? start : time
            animations[animation].handle = timeline.add(at: due, .startAnimation(animation))
            animation = record.nextWaiting
        }
    }

    /// Starts an animation from the property's value at this flick; it takes over the property.
    @_optimize(speed)
    package func start(_ animation: Int) {
        let slot = Int(animations[animation].property)
        // A stacked animation is in effect already.
        call.starting = Int32(animation)
        if animations[animation].state == .running {
            if let layer = animations[animation].layer, layer.groupStart == AnimationLayer.unknownStart {
                startInGroup(animation, layer)
            }
            return run(animation)
        }
        if let layer = animations[animation].layer {
            // Calls that may ask an easing for a value come before all changes.
            startInGroup(animation, layer)
            if layer.isExplicit { return startExplicit(animation, layer) }
        }
        uncount(animation)
        dropEnding(slot)
        layerSum.slot = -1
        forgetCourseTime(slot)
        compute(slot, at: time, includesIndependent: false)
        let range = properties[slot].innerRange
        if let group = animations[animation].layer?.group, group >= 0 {
            for index in 0..<range.count {
                scratch.velocities[index] = ownVelocity(scratch.velocities[index], ofGroup: Int(group))
            }
        }
        animations[animation].state = .running
        animations[animation].layer?.waitsForClock = false
        let keepsVelocity = animations[animation].interruption != .restart
        if let layer = animations[animation].layer, !layer.givenVelocity.isEmpty {
            for (index, velocity) in layer.givenVelocity.enumerated() { scratch.velocities[index] = velocity }
            AnimationLayer.clear(&layer.givenVelocity, 0)
        }
        rememberOrigin(slot)
        let knowsOrigin = knowsOrigin(slot)
        restTargetAtModel(slot)
        properties[slot].encoding.alignBoth(
            origin: scratch.values,
            velocity: scratch.velocities,
            target: components.target + range.lowerBound,
            count: Int(properties[slot].count)
        )
        for (index, component) in range.enumerated() {
            components.origin[component] = scratch.values[index]
            components.originVelocity[component] = keepsVelocity ? scratch.velocities[index] : 0
        }
        endDependent(slot, except: animation, replacedIn: animations[animation].transaction)
        let isAlone =
            properties[slot].firstAnimation == properties[slot].lastAnimation && !turns(animation, range)
        if let layer = isAlone ? animations[animation].layer : animations[animation].layer ?? addLayer(animation) {
            copyEnds(slot, to: layer, knowsOrigin: knowsOrigin)
            layer.epoch = animations[animation].start
            findTurn(animation, layer)
            return run(animation)
        }
        call.starting = -1
        let length = lengthInRows(animation, range)
        guard length > 0 else { return end(animation: animation, finished: true) }
        setEnd(animation, after: length)
        putInRows(animation, length)
    }

    /// Copies a property's origin, velocity and target to the layer that moves it.
    @inline(__always)
    private func copyEnds(_ slot: Int, to layer: AnimationLayer, knowsOrigin: Bool) {
        for (index, component) in properties[slot].innerRange.enumerated() {
            layer.origin[index] = components.origin[component]
            layer.velocity[index] = components.originVelocity[component]
            layer.target[index] = components.target[component]
        }
        layer.begin.removeAll(keepingCapacity: true)
        if knowsOrigin {
            for component in properties[slot].componentRange { layer.begin.append(components.origin[component]) }
        }
    }

    /// Schedules the end of an animation that starts now.
    func setEnd(_ animation: Int, after length: Int64) {
        guard length < StageClock.latest, animations[animation].start < StageClock.latest else { return }
        let end = animations[animation].start + length
        animations[animation].end = end
        animations[animation].handle = timeline.add(at: end, .endAnimation(Int32(animation)))
    }

    /// Called when an animation's time is over.
    package func finish(_ animation: Int) {
        animations[animation].handle = Timeline.none
        if let layer = animations[animation].layer, layer.timing?.fillMode.isForwards == true { return hold(animation) }
        if showsEnd(animation) { return showEnd(animation) }
        end(animation: animation, finished: true)
    }

    /// Whether an animation whose time is over still shows its last value: an explicit one, unless that is the model
    /// value.
    private func showsEnd(_ animation: Int) -> Bool {
        guard animations[animation].state == .running, time < StageClock.latest,
            let layer = animations[animation].layer, layer.isExplicit
        else { return false }
        // Not if the group's clock was set past the end: then it was past it a flick ago, too.
        if layer.group >= 0, let own = ownTime(animation, layer, at: time - 1),
            own.isAtEnd || own.seconds >= layer.timing?.animationDuration ?? layer.length
        {
            return false
        }
        return !layer.setsModel || layer.isAdditive || layer.timing != nil
    }

    /// Releases an animation in any state, shows the property without it, and reports its end.
    package func end(animation: Int, finished: Bool) {
        let slot = Int(animations[animation].property)
        remove(animation: animation, finished: finished)
        showWithoutEnded(slot)
    }

    /// Shows a property after one of its animations was removed.
    func showWithoutEnded(_ slot: Int) {
        // Layers are computed at the end of every advance.
        if !call.isAdvancing || properties[slot].layerCount == 0 { present(slot) } else { call.isPresentShown = false }
    }

    /// Ends all animations of a property that a new value ends, or only those of them that wait for their delay.
    ///
    /// An end may complete a transaction, which may end or start others of them; then the search restarts from the
    /// first. Each pass ends one, and each ends once.
    func endDependent(_ slot: Int, except exception: Int, replacedIn transaction: Int32, onlyWaiting: Bool = false) {
        var animation = Int(onlyWaiting ? firstWaiting(slot) : properties[slot].firstAnimation)
        while animation >= 0, !isIndependent(animation) {
            let next = Int(animations[animation].next)
            if animation == exception || (onlyWaiting && animations[animation].state != .waiting) {
                animation = next
                continue
            }
            let generation = next >= 0 ? animations[next].generation : 0
            remove(animation: animation, finished: false, replacedIn: transaction)
            let isUnchanged = next >= 0 && animations[next].isLive && animations[next].generation == generation
            animation = isUnchanged ? next : Int(properties[slot].firstAnimation)
        }
    }

    /// The first waiting animation of a property that a new value ends, or −1. Searches from the end, where they mostly
    /// are: stacking many on one property must not scan all of them each time.
    @inline(__always)
    private func firstWaiting(_ slot: Int) -> Int32 {
        var left = properties[slot].waitingDependents
        var (animation, first) = (properties[slot].lastDependent, Int32(-1))
        while left > 0, animation >= 0 {
            if animations[animation].isCounted {
                left -= 1
                first = animation
            }
            animation = animations[animation].previous
        }
        return first
    }

    /// Ends all animations of a property, and discards its held velocity.
    package func endAll(_ slot: Int) {
        if isHeld(slot) { forgetHeldVelocity(slot) }
        while properties[slot].firstAnimation >= 0 {
            remove(animation: Int(properties[slot].firstAnimation), finished: false)
        }
        present(slot)
    }

    /// Removes an animation from all lists, and reports its end unless reported before.
    /// - Parameter transaction: the slot of the transaction whose animation replaces it. An animation that its own
    ///   transaction replaces does not make the transaction unfinished.
    @_optimize(speed)
    package func remove(animation: Int, finished: Bool, replacedIn transaction: Int32 = -1) {
        let slot = Int(animations[animation].property)
        layerSum.slot = -1
        askedTime = -1
        timeline.cancel(animations[animation].handle)
        uncount(animation)
        takeOutOfRows(animation)
        if case .spring(let spring) = animations[animation].function { batches.release(spring: spring) }
        if let layer = animations[animation].layer {
            animations[animation].layer = nil
            if layer.repeatPlay >= 0 { forgetRepeats(ofPlay: Int(layer.repeatPlay)) }
            leaveGroup(layer)
            removeLayer(slot)
            // What moves the property from now on has no layer, and never shows a morph. Another layer may show its own.
            if layer.morphs != nil, properties[slot].layerCount == 0 { hideMorph(slot) }
            if properties[slot].kind == .path { keepSpare(layer, slot) } else { layerPool.keep(layer) }
        }
        animations[animation].function = .none
        let (previous, next) = (animations[animation].previous, animations[animation].next)
        if previous >= 0 {
            animations[previous].next = next
        } else {
            properties[slot].firstAnimation = next
            // At rest a path needs no morph, which may take more memory than all the rest.
            if next < 0, properties[slot].kind == .path { properties[slot].details?.path.course = nil }
        }
        if next >= 0 {
            animations[next].previous = previous
        } else {
            properties[slot].lastAnimation = previous
        }
        if Int(properties[slot].lastDependent) == animation { properties[slot].lastDependent = previous }
        if animations[animation].awaited >= 0 { forgetWaiting(animation) }
        animations[animation].isLive = false
        let ending = AnimationEnding(animations[animation], animation)
        animations.release(animation)
        switch animations[animation].state {
        case .held: break
        case .ending:
            counts.current -= 1
            counts.ending -= 1
        case .waiting, .running:
            tellEnd(ending, finished: finished, counts: ending.transaction == transaction)
        }
    }

    /// Removes an animation from the list of those that wait for a transaction.
    private func forgetWaiting(_ animation: Int) {
        let (previous, next) = (animations[animation].previousWaiting, animations[animation].nextWaiting)
        let awaited = animations[animation].awaited
        if previous >= 0 {
            animations[previous].nextWaiting = next
        } else {
            transactions[awaited].firstWaiting = next
        }
        if next >= 0 {
            animations[next].previousWaiting = previous
        } else {
            transactions[awaited].lastWaiting = previous
        }
    }

    /// Reports an animation's end, and counts it in its transaction.
    func tellEnd(_ ending: AnimationEnding, finished: Bool, counts: Bool) {
        self.counts.current -= 1
        let slot = Int(ending.property)
        emit(
            StageEvent(
                .animationEnded,
                time: time,
                isFinished: finished,
                subject: identifier(ofProperty: slot).rawValue,
                name: properties[slot].name,
                animation: identifier(.animation, generation: ending.generation, slot: ending.slot)
            )
        )
        if ending.transaction >= 0 {
            endAnimation(ofTransaction: Int(ending.transaction), finished: finished || counts)
        }
    }
}

/// The fields of an animation's record that its end needs. The record itself may be reused by then, and a copy of it
/// costs more: it holds references.
struct AnimationEnding {
    package let slot: Int
    package let property: Int32
    package let transaction: Int32
    let generation: UInt16

    @inline(__always)
    init(_ record: borrowing AnimationRecord, _ slot: Int) {
        self.slot = slot
        property = record.property
        transaction = record.transaction
        generation = record.generation
    }
}

extension AnimationRecord {
    /// The longest delay in flicks.
    package static let longest: Int64 = 1_000_000_000 * 705_600_000
}

extension MediaTiming.FillMode {
    var isForwards: Bool { self == .forwards || self == .both }
    package var isBackwards: Bool { self == .backwards || self == .both }
}

extension ValueEncoding {
    /// Whether the interpolated components are not the property's own.
    var isSeparate: Bool {
        switch self {
        case .plain, .shortestTurn: false
        case .color, .transform: true
        }
    }
}
