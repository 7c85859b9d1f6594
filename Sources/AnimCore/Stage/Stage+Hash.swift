extension Stage {
    /// A hash of all that determines the stage's future: clock, values, animations, open transactions. It does not
    /// depend on how the stage came to its state: not on slots, generations or the order of past calls. O(n).
    public func stateHash() -> UInt64 {
        var hasher = StateHasher()
        hash(into: &hasher)
        return hasher.finalized()
    }

    func hash(into hasher: inout StateHasher) {
        hasher.combine(clock.hostTime)
        hasher.combine(clock.stageTime)
        hasher.combine(clock.scale)
        hasher.combine(clock.isPaused)
        if !clock.isPaused, clock.scale != 1 {
            // Only then does it matter since when.
            hasher.combine(clock.anchorHostTime)
            hasher.combine(clock.anchorStageTime)
        }
        // Transactions by number in the order in which they are met; slots differ from stage to stage.
        var numbers = [Int32](repeating: -1, count: transactions.count)
        var count: Int32 = 0
        hasher.combine(Int64(openTransactions.count))
        for transaction in openTransactions {
            hash(transaction: transaction, &numbers, &count, into: &hasher)
            hash(shape: transactions[Int(transaction)].plan.shape, into: &hasher)
            hasher.combine(transactions[Int(transaction)].plan.duration ?? -1)
            hasher.combine(transactions[Int(transaction)].plan.delay)
        }
        for slot in creationOrder where slot >= 0 {
            let property = properties[Int(slot)]
            hash(property: property, into: &hasher)
            for animation in [property.running, property.waiting] where animation >= 0 {
                hash(transaction: animations[Int(animation)].transaction, &numbers, &count, into: &hasher)
            }
        }
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
        }
        hasher.combine(numbers[Int(transaction)])
        hasher.combine(transactions[Int(transaction)].wasInterrupted)
    }

    private func hash(property: PropertyRecord, into hasher: inout StateHasher) {
        hasher.combine(property.kind.rawValue)
        hasher.combine(property.threshold)
        hasher.combine(Int64(names[property.name].count))
        for byte in names[property.name] { hasher.combine(UInt64(byte)) }
        for index in property.componentRange {
            hasher.combine(components.model[index])
            hasher.combine(components.presentation[index])
            hasher.combine(components.velocity[index])
            hasher.combine(components.origin[index])
            hasher.combine(components.originVelocity[index])
            hasher.combine(components.target[index])
        }
        hash(animation: property.running, into: &hasher)
        hash(animation: property.waiting, into: &hasher)
    }

    private func hash(animation: Int32, into hasher: inout StateHasher) {
        hasher.combine(animation >= 0)
        guard animation >= 0 else { return }
        let record = animations[Int(animation)]
        hasher.combine(record.start)
        hasher.combine(record.end)
        hasher.combine(record.duration ?? -1)
        hash(shape: record.shape, into: &hasher)
    }

    private func hash(shape: MotionPlan.Shape, into hasher: inout StateHasher) {
        switch shape {
        case .none: hasher.combine(Int32(0))
        case .curve(let curve):
            hasher.combine(Int32(1))
            hasher.combine(curve.x1)
            hasher.combine(curve.y1)
            hasher.combine(curve.x2)
            hasher.combine(curve.y2)
        case .spring(let response):
            hasher.combine(Int32(2))
            hasher.combine(response.decay.high)
            hasher.combine(response.frequency.high)
            hasher.combine(response.squaredFrequency)
            hasher.combine(response.timeScale)
        }
    }
}
