// SPDX-License-Identifier: MIT
import AnimMotion
import AnimPaths

extension Stage {
    /// A hash of everything that determines the stage's future: clock, values, animations, open transactions. It does
    /// not depend on how the stage reached its state: not on slots, generations or the order of past calls. O(n).
    package func stateHash() -> UInt64 {
        var hasher = StateHasher()
        hash(into: &hasher)
        return hasher.finalized()
    }

    package func hash(into hasher: inout StateHasher) { StageHashing(stage: self).hash(into: &hasher) }
}

/// Hashes a stage's state.
private struct StageHashing {
    let stage: Stage

    func hash(into hasher: inout StateHasher) {
        stage.refreshDerived()
        hasher.combine(stage.clock.hostTime)
        hasher.combine(stage.clock.stageTime)
        hasher.combine(stage.clock.scale)
        if stage.clock.goal != stage.clock.stageTime { hasher.combine(stage.clock.goal) }
        hasher.combine(stage.clock.isPaused)
        if !stage.clock.isPaused, stage.clock.scale != 1 {
            // Only then does the anchor matter.
            hasher.combine(stage.clock.anchorHostTime)
            hasher.combine(stage.clock.anchorStageTime)
        }
        hasher.combine(stage.reducedMotion.rawValue)
        // Transactions are numbered in the order in which they are met; slots differ between stages.
        var numbers = [Int32](repeating: -1, count: stage.transactions.count)
        var count: Int32 = 0
        hasher.combine(Int64(stage.openTransactions.count))
        for transaction in stage.openTransactions {
            hash(transaction: transaction, &numbers, &count, into: &hasher)
            let record = stage.transactions[Int(transaction)]
            hash(plan: record.plan, into: &hasher)
            hash(awaited: stage.awaitedSlot(record.plan), &numbers, &count, into: &hasher)
            hash(group: record.plan.group, into: &hasher)
            hasher.combine(record.arrangement?.rawValue ?? 0)
            // Each value set so far delays the next ones by the stagger.
            if record.plan.stagger > 0 { hasher.combine(record.setCount) }
            if record.lastChild != 0 {
                let last = try? stage.pendingSlot(of: TransactionIdentifier(rawValue: record.lastChild))
                hash(awaited: last ?? -1, &numbers, &count, into: &hasher)
            }
        }
        for slot in stage.creationOrder where slot >= 0 {
            hash(property: stage.properties[Int(slot)], &numbers, &count, into: &hasher)
            var animation = stage.properties[Int(slot)].firstAnimation
            while animation >= 0 {
                hash(animation: Int(animation), into: &hasher)
                let record = stage.animations[Int(animation)]
                if record.awaited >= 0 { hash(transaction: record.awaited, &numbers, &count, into: &hasher) }
                if record.transaction >= 0 { hash(transaction: record.transaction, &numbers, &count, into: &hasher) }
                animation = record.next
            }
        }
        // Banks and groups are unordered: their slots differ between stages.
        var sum: UInt64 = 0
        for bank in stage.banks.indices where stage.banks[bank].isLive {
            var inner = StateHasher()
            hash(bank: stage.banks[bank], into: &inner)
            sum &+= inner.finalized()
        }
        for group in stage.groups.indices where stage.groups[group].isLive {
            var inner = StateHasher()
            hash(groupOf: group, into: &inner)
            sum &+= inner.finalized()
        }
        if sum != 0 { hasher.combine(sum) }
    }

    private func hash(
        transaction: Int32,
        _ numbers: inout [Int32],
        _ count: inout Int32,
        into hasher: inout StateHasher
    ) {
        if numbers[Int(transaction)] < 0 {
            numbers[Int(transaction)] = count
            count += 1
            // Its predecessors in a sequence, nearest first.
            var before = stage.transactions[Int(transaction)].predecessor
            while before >= 0, numbers[Int(before)] < 0 {
                numbers[Int(before)] = count
                count += 1
                hasher.combine(stage.transactions[Int(before)].wasInterrupted)
                before = stage.transactions[Int(before)].predecessor
            }
            if before >= 0 { hasher.combine(numbers[Int(before)]) }
            hash(relativesOf: transaction, &numbers, &count, into: &hasher)
        }
        hasher.combine(numbers[Int(transaction)])
        hasher.combine(stage.transactions[Int(transaction)].wasInterrupted)
    }

    /// The parent of an arranged transaction and its successors in a sequence: they may have no animations, through
    /// which they would be hashed.
    @inline(never)
    private func hash(
        relativesOf transaction: Int32,
        _ numbers: inout [Int32],
        _ count: inout Int32,
        into hasher: inout StateHasher
    ) {
        let (parent, successor) = (stage.transactions[transaction].parent, stage.transactions[transaction].successor)
        if parent >= 0 {
            hasher.combine(Mark.parent.rawValue)
            hash(transaction: parent, &numbers, &count, into: &hasher)
        }
        // A loop, since a sequence can be too long for recursion.
        var next = successor
        while next >= 0, numbers[Int(next)] < 0 {
            numbers[Int(next)] = count
            count += 1
            hasher.combine(Mark.successor.rawValue)
            hasher.combine(stage.transactions[next].wasInterrupted)
            next = stage.transactions[next].successor
        }
    }

    /// A transaction that another waits for, or −1.
    private func hash(
        awaited transaction: Int,
        _ numbers: inout [Int32],
        _ count: inout Int32,
        into hasher: inout StateHasher
    ) {
        guard transaction >= 0 else { return hasher.combine(Int32(0)) }
        hasher.combine(Int32(1))
        hash(transaction: Int32(transaction), &numbers, &count, into: &hasher)
    }

    /// The group of a plan by its raw identifier: 0 means none. All groups that have ended hash alike.
    private func hash(group rawValue: UInt64, into hasher: inout StateHasher) {
        let slot = rawValue == 0 ? -1 : (try? stage.slot(of: GroupIdentifier(rawValue: rawValue))) ?? -2
        if slot == -2 { hasher.combine(Mark.endedGroup.rawValue) } else { hash(groupOf: slot, into: &hasher) }
    }

    private func hash(
        property: PropertyRecord,
        _ numbers: inout [Int32],
        _ count: inout Int32,
        into hasher: inout StateHasher
    ) {
        hasher.combine(property.kind.rawValue)
        hasher.combine(property.threshold)
        hasher.combine(Int64(stage.names[property.name].count))
        for byte in stage.names[property.name] { hasher.combine(UInt64(byte)) }
        for index in property.componentRange {
            hasher.combine(stage.components.model[index])
            if !property.isMorphing { hasher.combine(stage.components.presentation[index]) }
        }
        if property.kind == .path { hash(path: property, into: &hasher) }
        if property.derived >= 0 { hasher.combine(stage.derived[Int(property.derived)].text) }
        switch property.details?.action ?? .follow {
        case .follow: break
        case .none: hasher.combine(Int32(1))
        case .own(let request):
            hasher.combine(Int32(2))
            if let plan = try? MotionPlan(request, inside: MotionPlan()) { hash(plan: plan, into: &hasher) }
            hash(rest: request, &numbers, &count, into: &hasher)
        }
        for velocity in property.details?.heldVelocity ?? [] { hasher.combine(velocity) }
        // A document's properties have the flag of the document.
        if !property.isPermanent, property.fades != (property.kind == .color) {
            hasher.combine(Mark.fades.rawValue)
            hasher.combine(property.fades)
        }
        // Likewise the encoding.
        if !property.isPermanent { hash(encodingOf: property, into: &hasher) }
        if property.isStraight { hasher.combine(Int32(3)) }
        if property.isStroked { hasher.combine(Int32(4)) }
        guard property.isAnimating else { return }
        if property.isEncoded, property.kind != .path {
            let (target, inner) = (
                stage.components.target + Int(property.base), stage.components.target + Int(property.innerBase)
            )
            hash(target, meantBy: inner, property, into: &hasher)
            if property.inRows >= 0, stage.components.originVelocity[Int(property.base)] != 0 {
                let (origin, inner) = (
                    stage.components.origin + Int(property.base), stage.components.origin + Int(property.innerBase)
                )
                hash(origin, meantBy: inner, property, into: &hasher)
            }
        }
        for index in property.innerRange {
            hasher.combine(stage.components.target[index])
            if property.inRows >= 0 {
                hasher.combine(stage.components.origin[index])
                hasher.combine(stage.components.originVelocity[index])
            }
        }
    }

    /// What the plan of an action's motion leaves out: its group, the transaction it waits for, and which members were
    /// given with their default value. A member that was not given comes from the transaction.
    @inline(never)
    private func hash(
        rest request: MotionRequest,
        _ numbers: inout [Int32],
        _ count: inout Int32,
        into hasher: inout StateHasher
    ) {
        var given: Int32 = 0
        if case .curve(let curve) = request.shape, curve == .ease { given |= 1 }
        if request.duration == MotionRequest.ownDuration { given |= 2 }
        if request.delay == 0 { given |= 4 }
        if request.interruption == .replace { given |= 8 }
        if request.stagger == 0 { given |= 16 }
        if request.repetition == Repetition() { given |= 32 }
        if request.disablesActions == false { given |= 64 }
        if given != 0 {
            hasher.combine(Mark.given.rawValue)
            hasher.combine(given)
        }
        if let group = request.group {
            hasher.combine(Mark.group.rawValue)
            hash(group: group.rawValue, into: &hasher)
        }
        if let after = request.after {
            hasher.combine(Mark.after.rawValue)
            hash(awaited: (try? stage.pendingSlot(of: after)) ?? -1, &numbers, &count, into: &hasher)
        }
    }

    /// The encoding in which a property is interpolated, unless it is the default of its kind.
    @inline(never)
    private func hash(encodingOf property: PropertyRecord, into hasher: inout StateHasher) {
        switch property.encoding {
        case .plain, .transform: break
        case .shortestTurn: hasher.combine(Mark.shortestTurn.rawValue)
        case .color(let color):
            if color == ColorInterpolation() { return }
            hasher.combine(Mark.color.rawValue)
            hasher.combine(color.space.rawValue)
            hasher.combine(color.hue.rawValue)
            hasher.combine(color.isPremultiplied)
        }
    }

    /// A path's structure, its presentation if it morphs in another structure, and the structures that it remembers
    /// while it moves.
    @inline(never)
    private func hash(path property: PropertyRecord, into hasher: inout StateHasher) {
        guard let path = property.details?.path else { return }
        hash(verbs: path.verbs, into: &hasher)
        guard property.isAnimating else { return }
        if property.isMorphing {
            hash(verbs: path.innerVerbs, into: &hasher)
            for index in property.innerRange { hasher.combine(stage.components.presentation[index]) }
        }
        for form in path.forms {
            hash(verbs: form.verbs, into: &hasher)
            hasher.combine(form === path.form)
            if !form.end.isEmpty { hasher.combine(Int64(form.end.count)) }
            for number in form.end { hasher.combine(number) }
            form.map?.hash(into: &hasher)
        }
        path.course?.hash(into: &hasher)
    }

    private func hash(verbs: [Path.Verb], into hasher: inout StateHasher) {
        hasher.combine(Int64(verbs.count))
        for verb in verbs { hasher.combine(Int32(verb.rawValue)) }
    }

    /// The components of an outer value that decoding its inner value does not give to the last bit.
    @inline(never)
    private func hash(
        _ outer: UnsafePointer<Double>,
        meantBy inner: UnsafePointer<Double>,
        _ property: PropertyRecord,
        into hasher: inout StateHasher
    ) {
        property.encoding.decode(inner, stage.scratch.values, count: Int(property.count))
        for index in 0..<Int(property.count) where stage.scratch.values[index].bitPattern != outer[index].bitPattern {
            hasher.combine(Int64(index))
            hasher.combine(outer[index])
        }
    }

    private func hash(animation: Int, into hasher: inout StateHasher) {
        let record = stage.animations[animation]
        hasher.combine(Int32(record.state.rawValue))
        hasher.combine(record.interruption.rawValue)
        hasher.combine(record.start)
        hasher.combine(record.end)
        hasher.combine(record.delay)
        hasher.combine(record.duration ?? -1)
        switch record.function {
        case .none: hasher.combine(Int32(0))
        case .easing(let easing): easing.hash(into: &hasher)
        case .spring(let spring): hash(spring: stage.batches.springs.entries[Int(spring)].spring, into: &hasher)
        case .keyframes(let track):
            track.hash(into: &hasher)
            // A waiting track that will begin at the property's value has zeros there until then.
            if record.state == .waiting, !record.wasResolved, track.needsStart {
                hasher.combine(Mark.needsStart.rawValue)
            }
        case .decay(let decay): decay.hash(into: &hasher)
        }
        guard let layer = record.layer else { return }
        hasher.combine(layer.isAdditive)
        hasher.combine(layer.isCumulative)
        hasher.combine(layer.isExplicit)
        hasher.combine(layer.setsModel)
        // These are rare.
        if record.wasResolved { hasher.combine(Int32(1)) }
        if layer.isReduced { hasher.combine(Int32(2)) }
        if layer.epoch != record.start, case .spring = record.function { hasher.combine(layer.epoch) }
        hasher.combine(layer.groupStart)
        hash(groupOf: Int(layer.group), into: &hasher)
        if record.state == .waiting {
            for given in [layer.from, layer.to, layer.by, layer.givenVelocity] {
                hasher.combine(Int64(given.isEmpty ? -1 : given.count))
                for component in given { hasher.combine(component) }
            }
        }
        if let path = layer.endPath, record.state == .waiting {
            for component in path.coordinates { hasher.combine(component) }
            hash(verbs: path.form.verbs, into: &hasher)
        }
        for component in layer.oldModel where layer.group >= 0 { hasher.combine(component) }
        if let form = layer.oldForm, layer.group >= 0 { hash(verbs: form.verbs, into: &hasher) }
        if !layer.begin.isEmpty || !layer.end.isEmpty { hash(endsOf: layer, record, into: &hasher) }
        hasher.combine(layer.length)
        layer.timing?.hash(into: &hasher)
        for index in layer.origin.indices {
            hasher.combine(layer.origin[index])
            hasher.combine(layer.velocity[index])
            hasher.combine(layer.target[index])
        }
        for below in layer.base { hasher.combine(below) }
        if let turn = layer.turn {
            turn.hash(into: &hasher)
            hasher.combine(layer.turnSpeed)
        }
        layer.morphs?.hash(into: &hasher)
        if layer.course != nil {
            for number in [layer.coursePart.start, layer.coursePart.end, layer.turnSpeed] { hasher.combine(number) }
        }
    }

    /// The start and end values of an animation, if its inner components do not give them to the last bit.
    @inline(never)
    private func hash(endsOf layer: AnimationLayer, _ record: AnimationRecord, into hasher: inout StateHasher) {
        let property = stage.properties[Int(record.property)]
        let isResolved = record.state != .waiting || record.wasResolved
        let begin = isResolved ? layer.origin : layer.from
        var end = isResolved ? layer.target : layer.to
        if case .keyframes(let track) = record.function { end = Array(track.values.suffix(layer.origin.count)) }
        if !layer.begin.isEmpty, begin.count == layer.origin.count {
            hash(layer.begin, meantBy: begin, property, into: &hasher)
        }
        if !layer.end.isEmpty, end.count == layer.origin.count {
            hash(layer.end, meantBy: end, property, into: &hasher)
        }
    }

    private func hash(spring: Spring, into hasher: inout StateHasher) {
        hasher.combine(Int32(2))
        hasher.combine(spring.mass)
        hasher.combine(spring.stiffness)
        hasher.combine(spring.damping)
    }

    private func hash(plan: MotionPlan, into hasher: inout StateHasher) {
        hash(shape: plan.shape, into: &hasher)
        hasher.combine(plan.duration ?? -1)
        hasher.combine(plan.delay)
        hasher.combine(plan.stagger)
        hasher.combine(plan.interruption.rawValue)
        hasher.combine(plan.repetition.count)
        hasher.combine(plan.repetition.autoreverses)
        hasher.combine(plan.disablesActions)
    }

    private func hash(shape: MotionPlan.Shape, into hasher: inout StateHasher) {
        switch shape {
        case .none: hasher.combine(Int32(0))
        case .curve(let curve): Easing.cubicBezier(curve).hash(into: &hasher)
        case .easing(let easing): easing.hash(into: &hasher)
        case .spring(let spring): hash(spring: spring, into: &hasher)
        }
    }

    private func hash(bank: BankRecord, into hasher: inout StateHasher) {
        hash(spring: stage.batches.springs.entries[Int(bank.spring)].spring, into: &hasher)
        hasher.combine(bank.threshold)
        for index in Int(bank.base)..<Int(bank.base + bank.count) {
            hasher.combine(stage.components.presentation[index])
            hasher.combine(stage.components.target[index])
            let row = stage.components.row[index]
            guard row >= 0 else { continue }
            let state = stage.batches.springState(ofRow: row)
            hasher.combine(state.displacement)
            hasher.combine(state.velocity)
            hasher.combine(state.epoch)
        }
        let sum = endings(of: bank)
        if sum != 0 { hasher.combine(sum) }
    }

    /// The ends of a bank's batches that do not follow from their springs: a spring that has left may have set a later
    /// end. The sum does not depend on the order of batches.
    @inline(never)
    private func endings(of bank: BankRecord) -> UInt64 {
        var sum: UInt64 = 0
        for number in stage.batches.active {
            let batch = stage.batches.batches[Int(number)]
            guard batch.bank >= 0, stage.banks[batch.bank].base == bank.base, number != bank.newest else { continue }
            let end = batch.handle == Timeline.none ? AnimationRecord.never : stage.timeline.flick(of: batch.handle)
            // A batch ends no earlier than it is closed.
            let closing = batch.epoch + stage.batches.springs.entries[Int(bank.spring)].slot
            if end == max(stage.end(ofBatch: number, bank), closing) { continue }
            var hasher = StateHasher()
            hasher.combine(batch.epoch)
            hasher.combine(end)
            sum &+= hasher.finalized()
        }
        return sum
    }

    /// A group and its ancestors; −1 is none.
    private func hash(groupOf slot: Int, into hasher: inout StateHasher) {
        guard slot >= 0 else { return hasher.combine(Int32(-1)) }
        let group = stage.groups[slot]
        hash(groupOf: Int(group.parent), into: &hasher)
        switch group.kind {
        case .clock: hasher.combine(Int32(0))
        case .media(let timing): timing.hash(into: &hasher)
        case .animator(let duration):
            if duration == 0 { hasher.combine(Mark.animator.rawValue) }
            hasher.combine(duration)
        }
        switch group.drive {
        case .still: break
        case .even(let isReversed, let duration):
            hasher.combine(isReversed)
            hasher.combine(duration)
        case .easing(let easing, let isReversed, let duration):
            easing.hash(into: &hasher)
            hasher.combine(isReversed)
            hasher.combine(duration)
        case .spring(_, let response, let isReversed, let velocity, let duration):
            // Its motion reveals its parameters.
            hasher.combine(response.value(at: 0.1, from: 0, to: 1, velocity: 0))
            hasher.combine(isReversed)
            hasher.combine(velocity)
            hasher.combine(duration)
        }
        hasher.combine(group.anchorTime)
        hasher.combine(group.anchorSeconds)
        hasher.combine(group.anchorLocal)
        hasher.combine(group.speed)
        hasher.combine(group.isPaused)
        hasher.combine(group.duration)
        if group.isOver { hasher.combine(Mark.isOver.rawValue) }
    }
}

/// The tags hashed before optional parts of the state, which are hashed only if they are present.
private enum Mark: Int32 {
    case fades = -100
    case given
    case group
    case after
    case endedGroup
    case shortestTurn
    case color
    case needsStart
    case animator
    case isOver
    case parent
    case successor
}
