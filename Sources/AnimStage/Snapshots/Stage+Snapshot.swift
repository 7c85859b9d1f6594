// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

/// The whole state of a stage as bytes, and its restoration. A restored stage continues bit for bit on any computer.
///
/// Callbacks set by the host in code, for events and properties, stay with the stage. Data that only affects speed (the
/// places of components and rows, tables of curves) is not written but rebuilt.
extension Stage {
    /// The state as bytes. O(state). Changes nothing.
    /// - Throws: `.state` inside an open transaction, between a call that was left early and the next advance, and if a
    ///   host's easing function moves something; `.limit` for a state of more than `StateCoder.largestSize` bytes;
    ///   `.reentrant`.
    package func snapshot() throws(AnimError) -> [UInt8] {
        try checkIsWhole()
        var coder = try StateCoder(writing: .stage, capacity: 1024 + 24 * livePropertyCount + 8 * components.count)
        code(by: &coder)
        return try coder.finish()
    }

    /// Replaces the state by one returned by `snapshot`. If the snapshot is of this stage, all identifiers are as when
    /// it was taken; otherwise they differ only in the stage. All properties count as changed. Observers of properties
    /// that still exist are kept.
    /// - Throws: `.syntax` for bytes that are not a snapshot or were damaged; nothing is changed then. `.kind` for that
    ///   of a scene; `.state` inside an open transaction; `.reentrant`.
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

    /// The raw identifier in this stage of an object known by its raw identifier in the stage whose state was restored.
    /// O(1), except in processes of more than a million stages.
    @inline(never)
    package func counterpart(of rawValue: UInt64) -> UInt64 {
        // The round of that stage is unknown: try the one in which the identifier names an object of this stage.
        var round = StageKey.round(ofStage: StageNumber.count)
        while true {
            let plain = rawValue ^ StageKey.key(of: rawValue, round: round).bits
            let identifier = StageObjectIdentifier(rawValue: plain ^ key.bits, key)
            if round == 0 || names(identifier) { return plain ^ key.bits }
            round -= 1
        }
    }

    /// Whether an identifier refers, or has referred, to a slot of this stage.
    private func names(_ identifier: StageObjectIdentifier) -> Bool {
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

    /// The checks before a state is written.
    package func checkIsWhole() throws(AnimError) {
        try checkIsQuiet()
        guard !call.isLeft else {
            throw AnimError(.state, "a callback was left before its call had finished; advance the stage first")
        }
    }

    /// Checks that no advance is under way and no transaction is open.
    package func checkIsQuiet() throws(AnimError) {
        guard !call.isAdvancing else { throw AnimError(.reentrant, "the stage is advancing") }
        guard openTransactions.isEmpty else { throw AnimError(.state, "a transaction is open; commit it first") }
    }

    /// Writes the state, or reads it into this stage, which must be empty.
    package func code(by coder: inout StateCoder) { StageCoding(stage: self).code(by: &coder) }

    /// Takes over everything read into another stage, which is not used afterwards.
    @inline(never)
    package func takeOver(_ other: Stage) {
        names = other.names
        clock = other.clock
        (call.isLeft, call.isCutShort) = (false, false)
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
        (counts.current, counts.waiting) = (other.counts.current, other.counts.waiting)
        counts.waitingComponents = other.counts.waitingComponents
        layered = other.layered
        encodedInRows = other.encodedInRows
        fresh = other.fresh
        freshTime = other.freshTime
        swap(&scratch, &other.scratch)
        swap(&groups, &other.groups)
        swap(&banks, &other.banks)
        derived = other.derived
        forgetDerived()
        reducedMotion = other.reducedMotion
        swap(&transactions, &other.transactions)
        plays = other.plays
        let listener = reports.listener
        reports = other.reports
        reports.listener = listener
        random = other.random
        keepObservers(of: other.properties)
        noteReadKeys()
        renewLayerRows()
    }

    /// Keeps the observers of properties that still exist, in the properties' order.
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
