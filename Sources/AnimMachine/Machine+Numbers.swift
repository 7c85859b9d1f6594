// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimStage

/// Evaluation of conditions, and the values of the machine that expressions read.
extension Machine {
    /// Whether the condition of an `if` is true. NaN is false and an error (SCXML §5.9.1).
    func holds(_ condition: Int32) -> Bool {
        let value = context.evaluate(condition)
        if value.isNaN { tellError(.condition, execution.place) }
        return value != 0 && !value.isNaN
    }

    /// Whether the guard of a transition is true.
    /// - Parameter state: the transition's source.
    func allows(_ condition: Int32, of state: Int32) -> Bool {
        let value = context.evaluate(condition)
        if value.isNaN { return failGuard(condition, state) }
        return value != 0
    }

    /// Reports that a guard is NaN, once until the machine is at rest.
    @inline(never)
    private func failGuard(_ condition: Int32, _ state: Int32) -> Bool {
        if guards.isFirstFailure(condition, expressionCount: definition.expressions.count) {
            tellError(.guardResult, ExecutionPlace(state: state, part: .guardOfTransition))
        }
        return false
    }

    // MARK: Time in states

    /// Updates the seconds since states were entered.
    package func showElapsed() {
        for state in definition.timedStates where configuration.memory[Int(state)].isActive {
            let seconds = Flicks.seconds(stage.time - configuration.memory[Int(state)].entryTime)
            stage.setComponent(definition.states[Int(state)].elapsed, to: seconds)
        }
    }

    // MARK: Events' data

    /// Clears the event data that expressions read.
    func forgetData() { present.forget(context) }

    /// Evaluates the data of an event to be sent, into `data`.
    /// - Parameter skipsErrors: whether a number without a result up to 1e150 is omitted, instead of failing.
    /// - Returns: false if a number has no result up to 1e150 and none may be omitted.
    func collect(_ fields: Range<Int32>, skipsErrors: Bool = false) -> Bool {
        data.collect(fields, skipsErrors: skipsErrors, context, present.fields, inputs.inputs) { raiseError($0) }
    }
}
