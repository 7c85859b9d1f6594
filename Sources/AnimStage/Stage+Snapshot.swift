// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

/// The whole state of a stage as bytes, and back: restored, it goes on bit for bit, wherever that is.
///
/// What a host has given in code stays with the stage: who hears of events and of properties. What only speeds things
/// up (where components and rows stand, tables of curves) is not written but made anew.
extension Stage {
    /// The state as bytes. O(state). Changes nothing.
    /// - Throws: `.state` inside an open transaction, between a call that was left and the next advance, and where something
    ///   moves by an easing function of the host's; `.limit` for a state of more than `StateCoder.largestSize` bytes;
    ///   `.reentrant`.
    package func snapshot() throws(AnimError) -> [UInt8] {
        try checkIsWhole()
        var coder = StateCoder(writing: .stage, capacity: 1024 + 24 * livePropertyCount + 8 * components.count)
        code(by: &coder)
        return try coder.finish()
    }

    /// Puts a state that `snapshot` has given in the place of this one. All identifiers are what they were when it was taken,
    /// if it was taken of this stage; in another they differ by the stage alone. All properties count as changed. Observers
    /// stay where the property does.
    /// - Throws: `.syntax` for bytes that are no snapshot, or were damaged; nothing is changed then. `.kind` for that of a
    ///   scene; `.state` inside an open transaction; `.reentrant`.
    package func restore(_ bytes: UnsafeBufferPointer<UInt8>) throws(AnimError) {
        try checkIsQuiet()
        var coder = try StateCoder(reading: .stage, bytes)
        let read = Stage(readingFor: self)
        read.code(by: &coder)
        try coder.finishReading()
        takeOver(read)
    }

    package func restore(_ bytes: [UInt8]) throws(AnimError) {
        let status = bytes.withUnsafeBufferPointer { (bytes) -> AnimError? in
            do throws(AnimError) { try restore(bytes) } catch { return error }
            return nil
        }
        if let status { throw status }
    }

    /// The raw identifier that a thing has in this stage, by that in the stage whose state this one has taken over. O(1), but
    /// for processes of more than a million stages.
    @inline(never)
    package func counterpart(of rawValue: UInt64) -> UInt64 {
        // Which round of stages it is from is not known any more: the one in which it names something that is here.
        var round = StageKey.round(ofStage: StageNumber.count)
        while true {
            let plain = rawValue ^ StageKey.key(of: rawValue, round: round).bits
            let identifier = ThingIdentifier(rawValue: plain ^ key.bits, key)
            if round == 0 || names(identifier) { return plain ^ key.bits }
            round -= 1
        }
    }

    /// Whether an identifier names, or has named, a thing that this stage has room for.
    private func names(_ identifier: ThingIdentifier) -> Bool {
        let slot = identifier.slot
        let last =
            identifier.isOf(.property)
            ? properties.lastGeneration(of: slot)
            : identifier.isOf(.transaction)
                ? transactions.lastGeneration(of: slot)
                : identifier.isOf(.animation)
                    ? animations.lastGeneration(of: slot)
                    : identifier.isOf(.group) ? groups.lastGeneration(of: slot) : banks.lastGeneration(of: slot)
        return identifier.generation > 0 && identifier.generation <= last
    }

    /// What is checked before a state is written.
    package func checkIsWhole() throws(AnimError) {
        try checkIsQuiet()
        guard !isLeft else { throw AnimError(.state, "a callback was left before its call was done; advance before") }
    }

    package func checkIsQuiet() throws(AnimError) {
        guard !isAdvancing else { throw AnimError(.reentrant, "the stage is advancing") }
        guard openTransactions.isEmpty else { throw AnimError(.state, "a transaction is open; commit it before") }
    }

    /// Writes the state, or reads it into this stage, which is empty.
    @inline(never)
    package func code(by coder: inout StateCoder) {
        if !coder.isReading { refreshDerived() }
        var numbers = MotionBatches.Numbers()
        coder.section(1) { coder in names.code(by: &coder) }
        coder.section(2) { coder in codeSettings(by: &coder) }
        coder.section(3) { coder in codeTransactions(by: &coder) }
        coder.section(4) { coder in codeProperties(&numbers, by: &coder) }
        coder.section(5) { coder in codeWaiting(by: &coder) }
        coder.section(6) { coder in codeGroups(by: &coder) }
        coder.section(7) { coder in codeBanks(&numbers, by: &coder) }
        coder.section(8) { coder in codeDerived(by: &coder) }
        coder.section(9) { coder in codeTimeline(&numbers, by: &coder) }
        coder.section(10) { coder in
            events.code(key: key, names: names.count, by: &coder)
            undelivered.code(key: key, names: names.count, by: &coder)
            eventData.code(names: names.count, by: &coder)
            random.code(by: &coder)
        }
        if coder.isReading, coder.failure == nil { finishReading() }
        if let template { check(template, by: &coder) }
    }

    @inline(never)
    private func codeSettings(by coder: inout StateCoder) {
        clock.code(by: &coder)
        reducedMotion = ReducedMotion(rawValue: coder.choice(reducedMotion.rawValue, below: 3)) ?? .none
        eventMask = UInt32(truncatingIfNeeded: coder.code(bits: UInt64(eventMask)))
        let count = coder.count(plays.count, each: 2)
        if coder.isReading { plays = [PlayRecord](repeating: PlayRecord(), count: count) }
        for play in plays.indices {
            coder.code(flicks: &plays[play].earliest)
            coder.code(&plays[play].isFinished)
        }
    }

    /// What follows from what was read.
    @inline(never)
    private func finishReading() {
        transactions.reserveFree()
        animations.reserveFree()
        groups.reserveFree()
        fresh.reserveCapacity(animations.capacity)
        encodedInRows.reserveCapacity(animations.capacity)
        layered.reserveCapacity(animations.capacity)
        freshTime = time
        for animation in animations.indices where animations[animation].isInRows && animations[animation].start == time
        {
            animations[animation].isFresh = true
            fresh.append(Int32(animation))
        }
        for property in properties.indices {
            changedProperties.makeRoom(for: property)
            drawnProperties.makeRoom(for: property)
            if properties[property].isLive { noteChange(property) }
        }
        derivedAreStale = true
    }

    /// Takes over all that was read into another stage, which is not used any more.
    @inline(never)
    package func takeOver(_ other: Stage) {
        names = other.names
        clock = other.clock
        isLeft = false
        timeline = other.timeline
        components.exchange(with: other.components)
        batches.exchange(with: other.batches)
        swap(&properties, &other.properties)
        swap(&ownedDetails, &other.ownedDetails)
        creationOrder = other.creationOrder
        livePropertyCount = other.livePropertyCount
        propertyOfName = other.propertyOfName
        changedProperties = other.changedProperties
        drawnProperties = other.drawnProperties
        swap(&animations, &other.animations)
        animationCount = other.animationCount
        waitingCount = other.waitingCount
        waitingComponents = other.waitingComponents
        layered = other.layered
        encodedInRows = other.encodedInRows
        fresh = other.fresh
        freshTime = other.freshTime
        swap(&scratch, &other.scratch)
        swap(&groups, &other.groups)
        swap(&banks, &other.banks)
        derived = other.derived
        derivedAreStale = true
        reducedMotion = other.reducedMotion
        swap(&transactions, &other.transactions)
        plays = other.plays
        events = other.events
        eventMask = other.eventMask
        undelivered = other.undelivered
        eventData = other.eventData
        random = other.random
        keepObservers(of: other.properties)
        noteReadKeys()
        renewLayerRows()
    }

    /// Keeps the observers of properties that are still there, in the order of these.
    @inline(never)
    func keepObservers(of old: SlotMap<PropertyRecord>) {
        let observers = observers
        self.observers = []
        for observer in observers {
            let slot = Int(observer.property)
            guard slot < properties.count, properties[slot].isLive,
                properties[slot].generation == old[slot].generation
            else { continue }
            var observer = observer
            let count = Int(properties[slot].count)
            if observer.heard.count != count { observer.heard = [Double](repeating: .nan, count: count) }
            add(observer: observer)
        }
    }
}

extension PropertyRecord: SlotRecord {}
extension AnimationRecord: SlotRecord {}
extension GroupRecord: SlotRecord {}
extension BankRecord: SlotRecord {}
extension TransactionRecord: SlotRecord {}

extension StateCoder {
    /// Which slots are in use, by which occupant, and the order in which the others will be.
    /// - Returns: how many are in use.
    @inline(never)
    mutating func code<Record: SlotRecord>(
        _ slots: inout SlotMap<Record>,
        most: Int = ThingIdentifier.largestSlot
    ) -> Int {
        var words: [UInt32] = []
        for index in slots.indices {
            words.append(UInt32(slots[index].generation) << 1 | (slots[index].isLive ? 1 : 0))
        }
        var free = slots.free
        let live = code(slots: &words, &free, most)
        guard isReading, failure == nil else { return live }
        slots.free = free
        slots.reserveCapacity(words.count)
        for word in words {
            var record = Record()
            record.generation = UInt16(truncatingIfNeeded: word >> 1)
            record.isLive = word & 1 == 1
            slots.append(record)
        }
        return live
    }

    /// Each slot's generation, with whether it is in use in the lowest bit; and those that are to be used again, each once
    /// and none that is taken.
    @inline(never)
    private mutating func code(slots words: inout [UInt32], _ free: inout [Int32], _ most: Int) -> Int {
        let total = count(words.count)
        var live = 0
        var isTaken: [Bool] = []
        for index in 0..<total {
            let bits = code(bits: isReading ? 0 : UInt64(words[index]))
            live += Int(bits & 1)
            guard isReading else { continue }
            check(bits >= 2 && bits <= 0x1FFFF)
            words.append(UInt32(truncatingIfNeeded: bits))
            isTaken.append(bits & 1 == 1)
        }
        check(live <= most && total <= ThingIdentifier.largestSlot + 1)
        for index in 0..<count(free.count) {
            var slot = isReading ? -1 : free[index]
            code(&slot, below: total)
            guard isReading, check(slot >= 0 && !isTaken[Int(max(slot, 0))]) else { continue }
            isTaken[Int(slot)] = true
            free.append(slot)
        }
        return failure == nil ? live : 0
    }
}
