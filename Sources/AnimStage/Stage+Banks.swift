// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

/// A spring bank's slot: many numbers with one spring, each with its own target.
package struct BankRecord {
    var generation: UInt16 = 1
    package var isLive = false
    /// Index of its spring in the stage's table.
    package var spring: Int32 = -1
    package var base: Int32 = 0
    package var count: Int32 = 0
    package var threshold = Stage.defaultThreshold
    /// The batch of the springs started last, or −1.
    var newest: Int32 = -1
    /// Number of moving springs.
    var movingCount: Int32 = 0
    /// Indices of springs that have come to rest and were not taken yet.
    package var settled: [Int32] = []
}

/// Spring banks: a million springs whose presentation a host reads in place.
///
/// The springs that start within the same time slot (see `MotionBatches`) come to rest together: as soon as, by the
/// analytic bound for the largest of them, each stays within the bank's threshold of its target.
extension Stage {
    /// The largest number of banks of a stage.
    static let largestBankCount = 4096
    /// The largest number of springs of a bank.
    package static let largestBankSize = 16_777_216

    /// Adds a bank of numbers at rest.
    /// - Throws: `.argument`, `.limit`.
    package func addBank(
        _ spring: Spring,
        values: UnsafeBufferPointer<Double>,
        threshold: Double = Stage.defaultThreshold
    ) throws(AnimError) -> BankIdentifier {
        try Stage.check(threshold: threshold)
        guard values.count > 0, values.count <= Stage.largestBankSize else {
            throw AnimError(.limit, "count must be from 1 to \(Stage.largestBankSize) springs")
        }
        guard banks.usedCount < Stage.largestBankCount,
            components.count <= Stage.largestComponentCount - values.count
        else { throw AnimError(.limit, "the stage has too many banks or components already") }
        for value in values { try Stage.check(value, "values") }
        try Memory.ask(values.count, of: 64)
        var record = BankRecord()
        record.spring = batches.spring(spring)
        record.threshold = threshold
        record.count = Int32(values.count)
        record.base = components.allocate(values.count, owner: -1)
        record.settled.reserveCapacity(values.count)
        for (index, value) in values.enumerated() {
            components.model[Int(record.base) + index] = value
            components.rest(Int(record.base) + index, at: value)
        }
        let slot = banks.insert(record)
        return BankIdentifier(rawValue: identifier(.bank, generation: banks[slot].generation, slot: slot))
    }

    /// The slot of a bank.
    /// - Throws: `.identifier`.
    package func slot(of bank: BankIdentifier) throws(AnimError) -> Int {
        try slot(of: bank.rawValue, .bank, "bank") { banks.generation(ofLive: $0) }
    }

    /// Removes a bank.
    package func removeBank(_ bank: BankIdentifier) throws(AnimError) {
        let slot = try self.slot(of: bank)
        let record = banks[slot]
        for index in 0..<record.count { stopSpring(Int(record.base + index)) }
        batches.release(spring: record.spring)
        components.release(record.base, count: Int(record.count))
        banks[slot].settled = []
        banks.release(slot)
    }

    private func stopSpring(_ component: Int) {
        let row = components.row[component]
        if row >= 0 { remove(row: row) }
    }

    /// Removes a row of a bank, and with the last row its batch.
    private func remove(row: Int32) {
        let number = batches.arena.list(ofRow: row)
        batches.remove(row: row, components)
        let batch = batches.batches[Int(number)]
        guard batch.rows.count == 0 else { return }
        timeline.cancel(batch.handle)
        if banks[batch.bank].newest == number { banks[batch.bank].newest = -1 }
        batches.removeEmpty(number)
    }

    /// Sets new targets for springs of a bank. They start at their present value and velocity. O(1) each.
    /// - Parameters:
    ///   - indices: the springs; nil for consecutive ones from the first on.
    ///   - jumps: whether they jump to the values instead.
    /// - Throws: `.identifier`, `.argument`, `.notFound` for an invalid index. Nothing is changed then.
    @_optimize(speed)
    package func retarget(
        _ bank: BankIdentifier,
        _ indices: UnsafeBufferPointer<UInt32>?,
        targets: UnsafeBufferPointer<Double>,
        jumps: Bool = false
    ) throws(AnimError) {
        let slot = try self.slot(of: bank)
        let record = banks[slot]
        guard (indices?.count ?? targets.count) == targets.count, targets.count <= Int(record.count) || indices != nil
        else {
            throw AnimError(.argument, "there must be as many targets as indices, and no more than springs")
        }
        let name: StaticText = jumps ? "values" : "targets"
        for target in targets { try Stage.check(target, name) }
        if let indices {
            for index in indices where index >= UInt32(record.count) {
                throw AnimError(.notFound, "the bank has \(record.count) springs, but an index is \(index)")
            }
        }
        var jumped: Int32 = 0
        for (position, target) in targets.enumerated() {
            let component = Int(record.base) + (indices.map { Int($0[position]) } ?? position)
            if jumps {
                rest(component, of: slot, at: target)
            } else if components.row[component] >= 0 || components.presentation[component] != target {
                if reducedMotion == .none {
                    sendOff(component, of: slot, to: target)
                } else {
                    rest(component, of: slot, at: target)
                    noteSettled(component, of: slot)
                    jumped += 1
                }
            }
        }
        if jumped > 0 { tellSettled(slot, count: jumped) }
    }

    /// Adds a spring to the list of those that have come to rest.
    private func noteSettled(_ component: Int, of slot: Int) {
        // A bank's component has no owner; −2 marks one that is in the list already.
        guard components.owner[component] != -2 else { return }
        components.owner[component] = -2
        banks[slot].settled.append(Int32(component) - banks[slot].base)
    }

    private func tellSettled(_ slot: Int, count: Int32) {
        let rawValue = identifier(.bank, generation: banks[slot].generation, slot: slot)
        emit(StageEvent(.settled, time: time, isFinished: true, subject: rawValue, count: count))
    }

    private func rest(_ component: Int, of slot: Int, at value: Double) {
        if components.row[component] >= 0 { banks[slot].movingCount -= 1 }
        stopSpring(component)
        components.model[component] = value
        components.rest(component, at: value)
    }

    private func sendOff(_ component: Int, of slot: Int, to target: Double) {
        let row = components.row[component]
        var (value, velocity) = (components.presentation[component], 0.0)
        if row >= 0 {
            (value, velocity) = batches.spring(inRow: row, at: time)
            remove(row: row)
        } else {
            banks[slot].movingCount += 1
        }
        components.model[component] = target
        components.origin[component] = value
        components.originVelocity[component] = velocity
        components.target[component] = target
        let newest = banks[slot].newest
        let batch = batches.addSpring(
            component,
            banks[slot].spring,
            bank: Int32(slot),
            newest: newest,
            at: time,
            components
        )
        if batches.batches[Int(batch)].rows.count == 1 {
            let entry = batches.springs.entries[Int(banks[slot].spring)]
            let close = batches.batches[Int(batch)].epoch + entry.slot
            batches.setHandle(timeline.add(at: close, .closeBatch(bank: Int32(slot), batch: batch)), ofBatch: batch)
        }
        banks[slot].newest = batch
    }

    /// Called when no more springs start in a batch: schedules the time at which all of it is at rest.
    package func close(batch: Int32, ofBank slot: Int) {
        if banks[slot].newest == batch { banks[slot].newest = -1 }
        batches.setHandle(Timeline.none, ofBatch: batch)
        let rest = end(ofBatch: batch, banks[slot])
        guard rest < AnimationRecord.never else { return }
        let end = max(rest, time)
        batches.setHandle(timeline.add(at: end, .endBatch(bank: Int32(slot), batch: batch)), ofBatch: batch)
    }

    /// The flick at which all springs that are in a batch are at rest; `never` if one never is.
    func end(ofBatch batch: Int32, _ bank: BankRecord) -> Int64 {
        let extent = batches.extent(ofBatch: batch)
        let seconds = batches.response(bank.spring).restingTime(
            displacement: extent.displacement,
            velocity: extent.velocity,
            threshold: bank.threshold
        )
        let flicks = Stage.flicksRoundedUp(seconds)
        return flicks < StageClock.latest ? batches.batches[Int(batch)].epoch + flicks : AnimationRecord.never
    }

    /// Called when all springs of a batch have come to rest.
    package func end(batch: Int32, ofBank slot: Int) {
        let count = Int32(truncatingIfNeeded: batches.batches[Int(batch)].rows.count)
        batches.setHandle(Timeline.none, ofBatch: batch)
        // Removing the last row removes the batch.
        for _ in 0..<count {
            let component = batches.lastComponent(ofBatch: batch)
            rest(Int(component), of: slot, at: components.model[Int(component)])
            noteSettled(Int(component), of: slot)
        }
        tellSettled(slot, count: count)
    }

    /// The presentation of a bank in place, valid until something is added to the stage or it advances. Every value is
    /// that of the last advance.
    package func withValues<Result>(
        of bank: BankIdentifier,
        _ body: (UnsafeBufferPointer<Double>) -> Result
    ) throws(AnimError) -> Result {
        let record = banks[try slot(of: bank)]
        return body(UnsafeBufferPointer(start: components.presentation + Int(record.base), count: Int(record.count)))
    }

    /// A view of the same numbers that retains their memory.
    package func view(of bank: BankIdentifier) throws(AnimError) -> BankView {
        let record = banks[try slot(of: bank)]
        return BankView(components, Int(record.base), Int(record.count))
    }

    /// Computes the velocities of a bank's springs into memory for all of them.
    package func velocities(of bank: BankIdentifier, into target: UnsafeMutableBufferPointer<Double>) throws(AnimError)
    {
        let record = banks[try slot(of: bank)]
        for index in 0..<min(Int(record.count), target.count) {
            let row = components.row[Int(record.base) + index]
            target[index] = row >= 0 ? batches.spring(inRow: row, at: time).velocity : 0
        }
    }

    /// The numbers of a bank's springs, of moving ones, and of settled ones that were not taken.
    package func counts(of bank: BankIdentifier) throws(AnimError) -> (count: Int, moving: Int, settled: Int) {
        let record = banks[try slot(of: bank)]
        return (Int(record.count), Int(record.movingCount), record.settled.count)
    }

    /// Number of banks with moving springs.
    package var movingBankCount: Int {
        var count = 0
        for bank in banks.indices where banks[bank].isLive && banks[bank].movingCount > 0 { count += 1 }
        return count
    }

    /// Takes up to `limit` indices of springs that have come to rest, in the order in which they did. A spring that was
    /// started again since is included.
    package func takeSettled(_ bank: BankIdentifier, limit: Int, _ body: (UInt32) -> Void) throws(AnimError) {
        let slot = try self.slot(of: bank)
        let count = min(limit, banks[slot].settled.count)
        for index in banks[slot].settled[..<count] {
            components.owner[Int(banks[slot].base + index)] = -1
            body(UInt32(index))
        }
        if count == banks[slot].settled.count {
            banks[slot].settled.removeAll(keepingCapacity: true)
        } else {
            banks[slot].settled.removeFirst(count)
        }
    }
}
