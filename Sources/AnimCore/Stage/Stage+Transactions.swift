extension Stage {
    public static let largestTransactionDepth = 64
    public static let largestTransactionCount = 1_048_575

    /// Opens a transaction inside the innermost open one, from which it inherits what the request leaves out.
    /// - Throws: `.argument`, `.limit`.
    public func beginTransaction(_ request: MotionRequest = MotionRequest()) throws(AnimError) -> TransactionIdentifier
    {
        let outer = openTransactions.last.map { transactions[Int($0)].plan } ?? MotionPlan()
        let plan = try MotionPlan(request, inside: outer)
        guard openTransactions.count < Stage.largestTransactionDepth else {
            throw AnimError(.limit, "\(Stage.largestTransactionDepth) transactions are open already")
        }
        return try open(plan)
    }

    /// Opens a transaction that inherits nothing: for the stage's owner, whose motion does not depend on what a host has
    /// open.
    func beginOwnTransaction(_ request: MotionRequest) throws(AnimError) -> TransactionIdentifier {
        try open(try MotionPlan(request, inside: MotionPlan()))
    }

    private func open(_ plan: MotionPlan) throws(AnimError) -> TransactionIdentifier {
        guard transactions.count - freeTransactions.count < Stage.largestTransactionCount else {
            throw AnimError(.limit, "\(Stage.largestTransactionCount) transactions are not complete yet")
        }
        let slot: Int
        if let free = freeTransactions.popLast() {
            slot = Int(free)
        } else {
            slot = transactions.count
            transactions.append(TransactionRecord())
            if freeTransactions.capacity < transactions.capacity {
                freeTransactions.reserveCapacity(transactions.capacity)
            }
        }
        var record = TransactionRecord()
        record.generation = transactions[slot].generation
        record.isLive = true
        record.isOpen = true
        record.plan = plan
        transactions[slot] = record
        openTransactions.append(Int32(slot))
        return identifier(ofTransaction: slot)
    }

    /// Closes the innermost open transaction, which must be this one. It completes when its animations have ended.
    public func commitTransaction(_ transaction: TransactionIdentifier) throws(AnimError) {
        let slot = try self.slot(of: transaction)
        guard transactions[slot].isOpen else { throw AnimError(.state, "transaction is committed already") }
        guard openTransactions.last == Int32(slot) else {
            throw AnimError(.state, "transaction is not the innermost open one")
        }
        openTransactions.removeLast()
        transactions[slot].isOpen = false
        completeTransactionIfDone(slot)
    }

    public var openTransactionCount: Int { openTransactions.count }

    /// Counts an animation of the transaction as ended.
    func endAnimation(ofTransaction slot: Int, finished: Bool) {
        transactions[slot].pending -= 1
        if !finished { transactions[slot].wasInterrupted = true }
        completeTransactionIfDone(slot)
    }

    private func completeTransactionIfDone(_ slot: Int) {
        let record = transactions[slot]
        guard !record.isOpen, record.pending == 0 else { return }
        emit(
            StageEvent(
                .transactionCompleted,
                time: time,
                isFinished: !record.wasInterrupted,
                subject: identifier(ofTransaction: slot).rawValue
            )
        )
        transactions[slot].isLive = false
        if record.generation < ThingIdentifier.lastGeneration {
            transactions[slot].generation += 1
            freeTransactions.append(Int32(slot))
        }
    }

    private func identifier(ofTransaction slot: Int) -> TransactionIdentifier {
        let identifier = ThingIdentifier(
            stamp: stamp,
            kind: .transaction,
            generation: transactions[slot].generation,
            slot: slot
        )
        return TransactionIdentifier(rawValue: identifier.rawValue)
    }

    private func slot(of transaction: TransactionIdentifier) throws(AnimError) -> Int {
        let identifier = ThingIdentifier(rawValue: transaction.rawValue)
        guard identifier.rawValue != 0 else {
            throw AnimError(.identifier, "transaction is 0, which is no transaction")
        }
        guard identifier.stamp == stamp else { throw AnimError(.identifier, "transaction is of another stage") }
        guard identifier.isOf(.transaction) else {
            throw AnimError(.identifier, "transaction is the identifier of another kind of thing")
        }
        guard identifier.slot < transactions.count, transactions[identifier.slot].isLive,
            transactions[identifier.slot].generation == identifier.generation
        else { throw AnimError(.identifier, "transaction is complete already, or never was") }
        return identifier.slot
    }
}
