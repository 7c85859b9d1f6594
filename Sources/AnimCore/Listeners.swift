// SPDX-License-Identifier: MIT
import AnimStage

/// Calls the closures that observe a stage. Calls wait until no engine call is running, so closures may use the stage
/// in any way.
final class Listeners {
    private var completions: [UInt64: (Bool) -> Void] = [:]
    private var observations: [UInt64: [Observation]] = [:]
    private var ready: [() -> Void] = []

    /// Called for every event.
    var onEvent: ((Event) -> Void)?

    func add(
        _ completion: @escaping (Bool) -> Void,
        _ transaction: TransactionIdentifier,
        _ stage: Stage
    ) {
        completions[transaction.rawValue] = completion
        listen(to: stage)
    }

    /// Receives the stage's events from now on.
    func listen(to stage: Stage) {
        guard stage.core.onEvent == nil else { return }
        // Reloading replaces the core.
        stage.core.onEvent = { [unowned self, unowned stage] event in
            if event.kind == .transactionCompleted, let completion = completions.removeValue(forKey: event.subject) {
                let isFinished = event.isFinished
                ready.append { completion(isFinished) }
            }
            if onEvent != nil {
                let event = Event(event, stage.core)
                ready.append { [unowned self] in onEvent?(event) }
            }
        }
    }

    /// Adds an observation. The first one of a property begins to watch it.
    func add(_ observation: Observation, _ watch: () throws(EngineError) -> Void) throws(AnimError) {
        let property = observation.property
        if observations[property] == nil { try translating(watch) }
        observations[property, default: []].append(observation)
    }

    /// Removes an observation. Returns whether it was the last one of its property.
    func remove(_ observation: Observation) -> Bool {
        let property = observation.property
        guard var others = observations[property] else { return false }
        others.removeAll { $0 === observation }
        observations[property] = others.isEmpty ? nil : others
        return others.isEmpty
    }

    /// Removes the completions of transactions that are not awaited any more: a new one may get such an identifier.
    func purgeCompletions(_ isAwaited: (UInt64) -> Bool) { completions = completions.filter { isAwaited($0.key) } }

    /// Removes the observations of properties that no longer exist.
    func purge(_ exists: (UInt64) -> Bool) { observations = observations.filter { exists($0.key) } }

    /// Schedules the observers of a property. Each captures the value that it will report.
    func note(_ property: UInt64) {
        for observation in observations[property] ?? [] { ready.append(observation.prepare()) }
    }

    /// Makes all waiting calls. Calls that these cause wait for the next time.
    func callReady() {
        let calls = ready
        ready = []
        for call in calls { call() }
    }
}
