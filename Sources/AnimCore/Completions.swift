import AnimStage

/// What is called when the animations of a transaction have ended.
final class Completions {
    typealias Completion = (Bool) -> Void

    private var waiting: [UInt64: Completion] = [:]
    private var ready: [(completion: Completion, isFinished: Bool)] = []

    func add(_ completion: @escaping Completion, _ transaction: TransactionIdentifier, _ stage: AnimStage.Stage) {
        waiting[transaction.rawValue] = completion
        guard stage.onEvent == nil else { return }
        stage.onEvent = { [unowned self] event in
            guard event.kind == .transactionCompleted, let completion = waiting.removeValue(forKey: event.subject)
            else { return }
            ready.append((completion, event.isFinished))
        }
    }

    /// They may use the stage in any way: no call of it is under way.
    func callReady() {
        let calls = ready
        ready = []
        for call in calls { call.completion(call.isFinished) }
    }
}
