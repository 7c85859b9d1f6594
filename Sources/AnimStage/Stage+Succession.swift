// SPDX-License-Identifier: MIT
import AnimMotion

/// Replacement of a stage whose document was reloaded: what the new stage takes over from the old one.
///
/// A property of the document that still has its name, kind and number of components keeps its slot, and so its
/// identifier. So all its animations, with their transactions and groups, can be taken over unchanged.
extension Stage {
    /// A stage for a new document, which will replace another stage.
    package static func successor(of other: Stage) -> Stage {
        let stage = Stage(succeeding: other)
        stage.names = other.names
        stage.clock = other.clock
        for slot in other.properties.indices {
            var record = PropertyRecord()
            record.generation = other.properties[slot].generation
            stage.properties.append(record)
            stage.changedProperties.makeRoom(for: slot)
            stage.drawnProperties.makeRoom(for: slot)
        }
        stage.properties.free = other.properties.free
        return stage
    }

    /// The slot that the same property had in the old stage.
    @inline(never)
    func inheritedSlot(_ name: [UInt8], _ options: PropertyOptions) -> Int? {
        guard let predecessor, options.isPermanent, let slot = predecessor.propertyOfName[names.find(name)],
            slot < properties.count, !properties[slot].isLive
        else { return nil }
        let old = predecessor.properties[slot]
        let isSame =
            old.isPermanent && old.kind == options.kind && old.encoding == options.encoding
            && (old.kind == .path || Int(old.count) == options.componentCount)
        return isSame ? slot : nil
    }

    /// Whether a slot of the old stage holds the same property here, not derived in either.
    package func inherits(_ slot: Int, _ old: Stage) -> Bool {
        let (one, other) = (properties[slot], old.properties[slot])
        return one.isLive && other.isLive && one.generation == other.generation && one.name == other.name
            && one.derived < 0 && other.derived < 0 && one.kind == other.kind && one.encoding == other.encoding
            && (one.count == other.count || one.kind == .path)
    }

    /// Takes over the state of the old stage, which is not used afterwards. Its animations move the inherited
    /// properties.
    /// - Parameters:
    ///   - playOf: for each play of the old stage, its number here, or −1.
    ///   - onTimer: receives the timers of the stage's owner, in order.
    package func succeed(_ old: Stage, _ playOf: [Int32], onTimer: (Int32, Int64) -> Void) {
        predecessor = nil
        for slot in old.properties.indices where old.properties[slot].isLive && !properties[slot].isLive {
            properties.release(slot)
        }
        takeMotions(old)
        var batchOf = [Int32](repeating: -1, count: old.batches.batches.count)
        for slot in old.properties.indices where inherits(slot, old) { take(slot, old, &batchOf) }
        for slot in properties.indices where properties[slot].isLive { noteChange(slot) }
        forgetDerived()
        for transaction in transactions.indices where transactions[transaction].play >= 0 {
            transactions[transaction].play = playOf[Int(transactions[transaction].play)]
        }
        for (index, play) in playOf.enumerated() where play >= 0 {
            plays[Int(play)].take(old.plays[index])
        }
        takeTimeline(old, playOf, onTimer)
        reducedMotion = old.reducedMotion
        stepBudget = old.stepBudget
        call.isLeft = old.call.isLeft
        reports = old.reports
        random = old.random
        observers = old.observers
        keepObservers(of: old.properties)
        noteReadKeys()
        renewLayerRows()
    }

    @inline(never)
    private func takeMotions(_ old: Stage) {
        swap(&animations, &old.animations)
        renewLayerRows()
        swap(&groups, &old.groups)
        swap(&transactions, &old.transactions)
        layerPool = old.layerPool
        counts = old.counts
        layered = old.layered
        encodedInRows = old.encodedInRows
        fresh = old.fresh
        freshTime = old.freshTime
        batches.reserve(animations: Int(counts.waiting), components: counts.waitingComponents)
        for animation in animations.indices {
            animations[animation].handle = Timeline.none
            animations[animation].layer?.repeatPlay = -1
            if case .spring(let spring) = animations[animation].function {
                animations[animation].function = .spring(
                    batches.spring(old.batches.springs.entries[Int(spring)].spring)
                )
            }
        }
        for group in groups.indices {
            groups[group].handle = Timeline.none
            groups[group].repeatPlay = -1
        }
    }

    /// Takes over a property's values and its motion in rows.
    @inline(never)
    private func take(_ slot: Int, _ old: Stage, _ batchOf: inout [Int32]) {
        let other = old.properties[slot]
        if other.kind == .path { takePath(slot, old) }
        if old.isHeld(slot) {
            var record = properties[slot]
            makeDetails(of: &record).heldVelocity = old.properties[slot].details?.heldVelocity ?? []
            properties[slot].details = record.details
        }
        let record = properties[slot]
        copy(Int(other.base), to: Int(record.base), Int(record.count), old)
        if record.isEncoded { copy(Int(other.innerBase), to: Int(record.innerBase), Int(record.innerCount), old) }
        properties[slot].firstAnimation = other.firstAnimation
        properties[slot].lastAnimation = other.lastAnimation
        properties[slot].lastDependent = other.lastDependent
        properties[slot].waitingDependents = other.waitingDependents
        properties[slot].layerCount = other.layerCount
        properties[slot].layeredPosition = other.layeredPosition
        properties[slot].inRows = other.inRows
        properties[slot].encodedPosition = other.encodedPosition
        guard other.inRows >= 0 else { return }
        let (range, animation) = (record.innerRange, animations[other.inRows])
        let first = old.components.row[Int(other.innerBase)]
        guard first >= 0 else { return }
        let batch = Int(old.batches.arena.list(ofRow: first))
        switch animation.function {
        case .easing(let easing):
            if batchOf[batch] < 0 { batchOf[batch] = batches.makeBatch(easing) }
            let length = Double(lengthInRows(Int(other.inRows), range))
            batches.append(
                (Double(bitPattern: UInt64(bitPattern: animation.start)), length, Double(range.count)),
                component: Int32(range.lowerBound),
                to: batchOf[batch],
                components
            )
        case .spring(let spring):
            if batchOf[batch] < 0 {
                batchOf[batch] = batches.makeBatch(spring, bank: -1, epoch: old.batches.batches[batch].epoch)
            }
            for component in range { batches.append(component, to: batchOf[batch], at: animation.start, components) }
        default: break
        }
    }

    /// Gives a path property the structure that it has in the old stage.
    @inline(never)
    private func takePath(_ slot: Int, _ old: Stage) {
        guard let details = properties[slot].details, let former = old.properties[slot].details else { return }
        old.settlePath(slot)
        let other = old.properties[slot]
        components.release(properties[slot].base, count: details.path.room)
        let own = details.path
        details.path = former.path
        (details.path.component, details.path.modelQuery, details.path.query) = (own.component, nil, nil)
        properties[slot].base = components.allocate(former.path.room, owner: Int32(slot))
        properties[slot].innerBase = properties[slot].base
        if other.isEncoded {
            properties[slot].innerBase = components.allocate(Int(other.innerCount), owner: Int32(slot))
        }
        (properties[slot].count, properties[slot].innerCount) = (other.count, other.innerCount)
        scratch.reserve(Int(max(other.count, other.innerCount)))
        guard let shown = former.path.shown else { return }
        let base = components.allocate(shown.room, owner: Int32(slot))
        for index in 0..<Int(shown.count) {
            components.presentation[Int(base) + index] = old.components.presentation[Int(shown.base) + index]
        }
        shown.base = base
        scratch.reserve(shown.room)
    }

    private func copy(_ source: Int, to target: Int, _ count: Int, _ old: Stage) {
        for index in 0..<count {
            components.model[target + index] = old.components.model[source + index]
            components.presentation[target + index] = old.components.presentation[source + index]
            components.target[target + index] = old.components.target[source + index]
            components.origin[target + index] = old.components.origin[source + index]
            components.originVelocity[target + index] = old.components.originVelocity[source + index]
        }
    }

    @inline(never)
    private func takeTimeline(_ old: Stage, _ playOf: [Int32], _ onTimer: (Int32, Int64) -> Void) {
        while let flick = old.timeline.firstFlick, let action = old.timeline.popFirst() {
            switch action {
            case .endAnimation(let animation), .startAnimation(let animation):
                animations[animation].handle = timeline.add(at: flick, action)
            case .endGroup(let group): groups[group].handle = timeline.add(at: flick, action)
            case .timer(let timer):
                switch TimerOwner(number: timer) {
                case .owner: onTimer(timer, flick)
                case .endOfPlay(let index) where playOf[index] >= 0:
                    let play = Int(playOf[index])
                    plays[play].handle = addTimer(at: flick, TimerOwner.endOfPlay(play).number)
                case .repeatOfPlay(let index) where playOf[index] >= 0 && plays[Int(playOf[index])].hearsRepeats:
                    let play = Int(playOf[index])
                    plays[play].repeatHandle = addTimer(at: flick, TimerOwner.repeatOfPlay(play).number)
                default: break
                }
            // Banks belong to the host and are not taken over.
            case .closeBatch, .endBatch: break
            }
        }
    }
}
