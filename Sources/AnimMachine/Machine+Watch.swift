// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimStage

/// Guards of eventless transitions that become true while time passes: see `Stage.WatchQuestion`.
extension Machine {
    /// Whether an active state has one that time or moving values can make true.
    package var isWatching: Bool {
        guard canBeWatched else { return false }
        let isMoving = stage.isMoving
        for watched in definition.watched where isActive(watched) && (isMoving || watched.readsTime) { return true }
        return isMoving && hearsGiven
    }

    /// Whether it hears of steps of an input that is given.
    package var hearsGiven: Bool { definition.bindings.contains { isHeard($0) } }

    /// How many conditions there are: guards, and inputs that are given.
    package var conditionCount: Int { definition.watched.count + definition.bindings.count }

    /// Whether an input that is given changes in steps, and the machine hears of them.
    private func isHeard(_ binding: BindingDefinition) -> Bool {
        binding.isStepped && !definition.states.isEmpty && inputs.inputs[Int(binding.input)].changedEvent >= 0
    }

    /// Whether one is true at the flick that the stage shows. NaN is false; it is reported at the next evaluation for another
    /// reason.
    package func hasHolding() -> Bool {
        guard canBeWatched else { return false }
        // Asking is no answer.
        defer { stage.call.endAnswer() }
        forgetData()
        showElapsed()
        for watched in definition.watched where isActive(watched) {
            let value = context.evaluate(definition.transitions[Int(watched.transition)].condition)
            let holds = value != 0 && !value.isNaN
            // A guard that becomes false counts too: it can become true again.
            if definition.rising.isEmpty || definition.transitions[Int(watched.transition)].trigger == .always {
                if holds { return true }
            } else if holds != (guards.edges[Int(watched.transition)] != .low) {
                return true
            }
        }
        for binding in definition.bindings where isHeard(binding) && configuration.memory[0].isActive {
            stage.showPresent()
            let input = inputs.inputs[Int(binding.input)]
            let value = stage.components.presentation[Int(input.component)]
            if input.kind == .boolean ? (value != 0) != input.boolean : value != input.number { return true }
        }
        return false
    }

    /// The first guard or input, counted from one on, that may lead to an answer at some flick of a stretch in which nothing is due.
    /// - Parameter isBlind: becomes true where there is one of which nothing is known.
    /// - Returns: -1 where there is none.
    package func guardThatMayHold(_ from: Int64, _ to: Int64, _ first: Int, isBlind: inout Bool) -> Int {
        guard canBeWatched else { return -1 }
        forgetData()
        let first = max(first, 0)
        let watchedCount = definition.watched.count
        for index in min(first, watchedCount)..<watchedCount where isActive(definition.watched[index]) {
            let transition = Int(definition.watched[index].transition)
            let condition = Int(definition.transitions[transition].condition)
            let range = stage.range(definition.expressions[condition].expression.code.keptElements, from, to) {
                definition.watched[index].readsTime ? rangeOfElapsed($0, from, to) : nil
            }
            guard let range else {
                isBlind = true
                continue
            }
            let isKnown =
                !definition.rising.isEmpty && definition.transitions[transition].trigger == .when
                && guards.edges[transition] != .low
            if range.truth != isKnown { return index }
        }
        for index in max(first, watchedCount)..<conditionCount
        where isHeard(definition.bindings[index - watchedCount]) && configuration.memory[0].isActive {
            let input = inputs.inputs[Int(definition.bindings[index - watchedCount].input)]
            if let range = stage.range(of: input.component, from, to) {
                let isBoolean = input.kind == .boolean
                let isKnown = isBoolean ? range.truth == input.boolean : range.isOne && range.low == input.number
                if !isKnown { return index }
            } else {
                isBlind = true
            }
        }
        return -1
    }

    /// The range of the seconds in an active state, if the component is that of one.
    private func rangeOfElapsed(_ component: Int32, _ from: Int64, _ to: Int64) -> ExpressionRange? {
        let states = definition.timedStates
        var (low, high) = (0, states.count)
        while low < high {
            let middle = (low + high) / 2
            if definition.states[Int(states[middle])].elapsed < component { low = middle + 1 } else { high = middle }
        }
        guard low < states.count, definition.states[Int(states[low])].elapsed == component,
            configuration.memory[Int(states[low])].isActive
        else { return nil }
        let entry = configuration.memory[Int(states[low])].entryTime
        let from = max(from, entry)
        let (one, other) = (Flicks.seconds(from - entry), Flicks.seconds(max(from, to) - entry))
        return ExpressionRange(one, other, first: one, fall: 0, rise: other - one, noise: 0x1p-52 * other)
    }

    private var canBeWatched: Bool { !isDone && !work.isSpent && !work.isUnsettled }

    @inline(__always)
    private func isActive(_ watched: WatchedTransition) -> Bool {
        configuration.memory[Int(definition.transitions[Int(watched.transition)].source)].isActive
    }
}
