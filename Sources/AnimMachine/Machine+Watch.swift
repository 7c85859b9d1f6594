// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimStage

/// A condition that may become true in the time interval being examined.
package struct NotedCondition {
    package let machine: Int32
    package let condition: Int32

    /// - Parameter machine: the machine's index among those of the scene.
    package init(machine: Int, condition: Int) {
        (self.machine, self.condition) = (Int32(machine), Int32(condition))
    }
}

/// Conditions that can become true while time passes: see `Stage.WatchQuestion`. They are the guards of eventless
/// transitions, and changes of bound inputs.
extension Machine {
    /// Whether time or moving values can make one of the conditions true.
    package var isWatching: Bool {
        guard !isDone, !work.isSpent, !work.isUnsettled else { return false }
        let isMoving = stage.isMoving
        for watched in definition.watched where isActive(watched) && (isMoving || watched.readsTime) { return true }
        return isMoving && hearsGiven
    }

    /// Whether a bound input changes in steps, and the machine gets its change event.
    package var hearsGiven: Bool { definition.bindings.contains { isHeard($0) } }

    /// Number of conditions: the guards, then the bound inputs.
    package var conditionCount: Int { definition.watched.count + definition.bindings.count }

    /// Whether a bound input changes in steps, and the machine gets its change event.
    private func isHeard(_ binding: BindingDefinition) -> Bool {
        binding.isStepped && !definition.states.isEmpty && inputs.inputs[Int(binding.input)].changedEvent >= 0
    }

    /// Whether a condition is true at the flick that the stage shows.
    package func hasHolding() -> Bool {
        // The effort of this evaluation does not count toward the next reaction.
        defer { stage.endAnswer() }
        guard beginQuestions() else { return false }
        showElapsed()
        for condition in 0..<conditionCount where holds(condition) { return true }
        return false
    }

    /// As `hasHolding()`, but only for the noted conditions.
    package func hasHolding(_ noted: ArraySlice<NotedCondition>) -> Bool {
        defer { stage.endAnswer() }
        guard !noted.isEmpty, beginQuestions() else { return false }
        showElapsed()
        for condition in noted where holds(Int(condition.condition)) { return true }
        return false
    }

    /// Prepares the evaluation of conditions.
    /// - Returns: whether the machine can react to any of them.
    @discardableResult
    package func beginQuestions() -> Bool {
        guard !isDone, !work.isSpent, !work.isUnsettled else { return false }
        forgetData()
        return true
    }

    /// Whether a condition is true at the flick that the stage shows. NaN is false; it is reported at the next
    /// evaluation for another reason.
    private func holds(_ condition: Int) -> Bool {
        let watchedCount = definition.watched.count
        guard condition < watchedCount else { return differs(definition.bindings[condition - watchedCount]) }
        guard isActive(definition.watched[condition]) else { return false }
        let transition = Int(definition.watched[condition].transition)
        let value = context.evaluate(definition.transitions[transition].condition)
        let holds = value != 0 && !value.isNaN
        // A guard that becomes false counts too: it can become true again.
        return isOfEdge(transition) ? holds != (guards.edges[transition] != .low) : holds
    }

    /// Whether the machine gets the change event of a bound input whose present value differs from the one it has.
    private func differs(_ binding: BindingDefinition) -> Bool {
        guard isHeard(binding), configuration.memory[0].isActive else { return false }
        stage.showPresent()
        let input = inputs.inputs[Int(binding.input)]
        let value = stage.components.presentation[Int(input.component)]
        return input.kind == .boolean ? (value != 0) != input.boolean : value != input.number
    }

    /// Whether a condition may become true at some flick of an interval in which nothing is due; nil if its range is
    /// unknown.
    package func mayHold(_ condition: Int, _ from: Int64, _ to: Int64) -> Bool? {
        let watchedCount = definition.watched.count
        guard condition < watchedCount else {
            return mayDiffer(definition.bindings[condition - watchedCount], from, to)
        }
        guard isActive(definition.watched[condition]) else { return false }
        let transition = Int(definition.watched[condition].transition)
        let expression = Int(definition.transitions[transition].condition)
        let range = stage.range(definition.expressions[expression].expression.code.keptElements, from, to) {
            definition.watched[condition].readsTime ? rangeOfElapsed($0, from, to) : nil
        }
        let isKnown = isOfEdge(transition) && guards.edges[transition] != .low
        return range.map { $0.truth != isKnown }
    }

    private func mayDiffer(_ binding: BindingDefinition, _ from: Int64, _ to: Int64) -> Bool? {
        guard isHeard(binding), configuration.memory[0].isActive else { return false }
        let input = inputs.inputs[Int(binding.input)]
        return stage.range(of: input.component, from, to).map {
            !(input.kind == .boolean ? $0.truth == input.boolean : $0.isOne && $0.low == input.number)
        }
    }

    /// Whether a transition is taken each time its guard becomes true (`when`).
    private func isOfEdge(_ transition: Int) -> Bool {
        !definition.rising.isEmpty && definition.transitions[transition].trigger == .when
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

    @inline(__always)
    private func isActive(_ watched: WatchedTransition) -> Bool {
        configuration.memory[Int(definition.transitions[Int(watched.transition)].source)].isActive
    }
}
