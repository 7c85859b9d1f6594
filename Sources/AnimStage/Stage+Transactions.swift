// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

/// Transactions: opened, committed and completed.
extension Stage {
    /// `ANIM_LIMIT_TRANSACTION_DEPTH`: transactions open at once.
    package static let largestTransactionDepth = 64
    /// `ANIM_LIMIT_TRANSACTIONS`: transactions open or not yet complete.
    package static let largestTransactionCount = 1_048_575

    /// Opens a transaction inside the innermost open one, from which it inherits all fields that the request omits.
    /// - Throws: `.argument`, `.limit`.
    package func beginTransaction(_ request: MotionRequest = MotionRequest()) throws(AnimError) -> TransactionIdentifier
    {
        let outer = openTransactions.last.map { transactions[Int($0)].plan } ?? MotionPlan()
        let plan = try resolved(request, inside: outer)
        guard openTransactions.count < Stage.largestTransactionDepth else {
            throw AnimError(.limit, "\(Stage.largestTransactionDepth) transactions are open already")
        }
        return try open(plan, request.arrangement, parent: openTransactions.last ?? -1)
    }

    /// A request with all fields resolved and all identifiers checked.
    func resolved(_ request: MotionRequest, inside outer: MotionPlan) throws(AnimError) -> MotionPlan {
        var plan = try MotionPlan(request, inside: outer)
        if let group = request.group {
            let slot = try self.slot(of: group)
            if case .media(let timing) = groups[slot].kind, timing.endTime == 0 {
                throw AnimError(.state, "group has ended")
            }
            plan.group = group.rawValue
        }
        if let after = request.after { plan.after = try pendingSlot(of: after) == nil ? 0 : after.rawValue }
        return plan
    }

    /// Whether a transaction's completion is still to be delivered to the listener.
    package func isAwaited(transaction rawValue: UInt64) -> Bool {
        let identifier = StageObjectIdentifier(rawValue: rawValue, key)
        guard !identifier.isForeign, identifier.isOf(.transaction), identifier.slot < transactions.count else {
            return false
        }
        let record = transactions[identifier.slot]
        return record.isLive && record.generation == identifier.generation
            || reports.undelivered.hasCompletion(of: rawValue)
    }

    /// The slot of a transaction that others can wait for; nil if it is complete.
    /// - Throws: `.identifier` for an identifier that this stage never gave to a transaction.
    func pendingSlot(of transaction: TransactionIdentifier) throws(AnimError) -> Int? {
        let identifier = StageObjectIdentifier(rawValue: transaction.rawValue, key)
        if !identifier.isForeign, identifier.isOf(.transaction), identifier.slot < transactions.count,
            identifier.generation > 0
        {
            let (generation, isLive) = (transactions[identifier.slot].generation, transactions[identifier.slot].isLive)
            if identifier.generation < generation || identifier.generation == generation && !isLive { return nil }
        }
        return try slot(of: transaction, "after")
    }

    /// Opens a transaction that inherits nothing. For the stage's owner, whose motion does not depend on the host's
    /// open transactions.
    package func beginOwnTransaction(_ request: MotionRequest) throws(AnimError) -> TransactionIdentifier {
        try open(try resolved(request, inside: MotionPlan()), request.arrangement, parent: -1)
    }

    /// The same with a plan resolved without an enclosing one.
    package func beginOwnTransaction(
        _ plan: MotionPlan,
        _ arrangement: MotionRequest.Arrangement?
    ) throws(AnimError) -> TransactionIdentifier {
        try open(plan, arrangement, parent: -1)
    }

    @_optimize(speed)
    private func open(
        _ plan: MotionPlan,
        _ arrangement: MotionRequest.Arrangement?,
        parent: Int32
    ) throws(AnimError) -> TransactionIdentifier {
        guard transactions.usedCount < Stage.largestTransactionCount else {
            throw AnimError(.limit, "\(Stage.largestTransactionCount) transactions are not complete yet")
        }
        let slot = transactions.take()
        transactions[slot].renew()
        transactions[slot].arrangement = arrangement
        transactions[slot].plan = plan
        let rawValue = identifier(.transaction, generation: transactions[slot].generation, slot: slot)
        if parent >= 0, let outer = transactions[Int(parent)].arrangement {
            transactions[slot].parent = parent
            transactions[Int(parent)].pending += 1
            if outer == .sequence {
                let last = transactions[Int(parent)].lastChild
                if last != 0 {
                    transactions[slot].plan.after = last
                    if let before = try? pendingSlot(of: TransactionIdentifier(rawValue: last)) {
                        follow(slot, before)
                        transactions[slot].pending += 1
                    }
                }
                transactions[Int(parent)].lastChild = rawValue
            }
        }
        openTransactions.append(Int32(slot))
        return identifier(ofTransaction: slot)
    }

    /// Closes the innermost open transaction, which must be this one. It completes when its animations have ended.
    package func commitTransaction(_ transaction: TransactionIdentifier) throws(AnimError) {
        let slot = try self.slot(of: transaction)
        guard transactions[slot].isOpen else { throw AnimError(.state, "transaction is committed already") }
        guard openTransactions.last == Int32(slot) else {
            throw AnimError(.state, "transaction is not the innermost open one")
        }
        openTransactions.removeLast()
        transactions[slot].isOpen = false
        completeTransactionIfDone(slot)
    }

    package var openTransactionCount: Int { openTransactions.count }

    /// Counts an animation of the transaction as ended.
    func endAnimation(ofTransaction slot: Int, finished: Bool) {
        transactions[slot].pending -= 1
        if !finished { transactions[slot].wasInterrupted = true }
        completeTransactionIfDone(slot)
    }

    /// Links a transaction of a sequence with the one before it.
    func follow(_ slot: Int, _ before: Int) {
        transactions[slot].predecessor = Int32(before)
        transactions[before].successor = Int32(slot)
    }

    @_optimize(speed)
    private func completeTransactionIfDone(_ slot: Int) {
        var slot = slot
        while !transactions[slot].isOpen, transactions[slot].pending == 0 {
            let successor = Int(transactions[slot].successor)
            complete(transaction: slot)
            guard successor >= 0 else { return }
            transactions[successor].predecessor = -1
            transactions[successor].pending -= 1
            slot = successor
        }
    }

    @_optimize(speed)
    private func complete(transaction slot: Int) {
        // The calls below may complete other transactions, but open none: the slot is not reused before its release.
        let isFinished = !transactions[slot].wasInterrupted
        let (play, parent) = (transactions[slot].play, transactions[slot].parent)
        emit(
            StageEvent(
                .transactionCompleted,
                time: time,
                isFinished: isFinished,
                subject: identifier(ofTransaction: slot).rawValue
            )
        )
        transactions[slot].isLive = false
        if play >= 0 { endPlay(Int(play), finished: isFinished) }
        releaseWaiting(transactions[slot].firstWaiting)
        if parent >= 0 { endAnimation(ofTransaction: Int(parent), finished: isFinished) }
        transactions.release(slot)
    }

    private func identifier(ofTransaction slot: Int) -> TransactionIdentifier {
        let identifier = StageObjectIdentifier(.transaction, generation: transactions[slot].generation, slot: slot)
        return TransactionIdentifier(rawValue: identifier.rawValue(key))
    }

    /// - Parameter noun: the caller's name for the transaction, for the message.
    private func slot(
        of transaction: TransactionIdentifier,
        _ noun: StaticText = "transaction"
    ) throws(AnimError) -> Int {
        try slot(of: transaction.rawValue, .transaction, noun) { transactions.generation(ofLive: $0) }
    }
}
