// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimStage

/// Numbers, guards and texts evaluated while the machine runs, and the machine's values that expressions read.
extension Machine {
    /// The value of a source by its index among the definition's numbers. May be infinite or NaN.
    @inline(never)
    package func number(_ index: Int32) -> Double {
        let source = definition.numbers[Int(index)]
        return source.expression < 0 ? source.number : evaluate(source.expression)
    }

    /// The value of one of the definition's expressions. Variable −1 is a random number from the scene's generator.
    @inline(never)
    package func evaluate(_ index: Int32) -> Double {
        // In place: the chart owns them, and no evaluation needs to retain them.
        let expressions = definition.expressions.keptElements
        precondition(expressions.indices.contains(Int(index)))
        let expression = expressions.baseAddress.unsafelyUnwrapped + Int(index)
        if expression.pointee.readsProperties { stage.showPresent() }
        return stage.evaluate(expression.pointee.expression.code.keptElements, stage.components.presentation)
    }

    /// Evaluates one of the definition's text expressions into the stage's `texts.bytes`.
    /// - Returns: whether it has a result.
    @inline(never)
    func evaluateText(_ index: Int32) -> Bool {
        if definition.expressions[Int(index)].readsProperties { stage.showPresent() }
        return stage.evaluateText(definition.expressions[Int(index)].expression, stage.components.presentation)
    }

    /// Whether the condition of an `if` is true. NaN is false and an error (SCXML §5.9.1).
    func holds(_ condition: Int32) -> Bool {
        let value = evaluate(condition)
        if value.isNaN { tellError(.condition, place) }
        return value != 0 && !value.isNaN
    }

    /// Whether the guard of a transition is true.
    /// - Parameter state: the transition's source.
    func allows(_ condition: Int32, of state: Int32) -> Bool {
        let value = evaluate(condition)
        if value.isNaN { return failGuard(condition, state) }
        return value != 0
    }

    /// Reports that a guard is NaN, once until the machine is at rest. Guards are evaluated again after each event, including
    /// the error's own, so reports would be endless.
    @inline(never)
    private func failGuard(_ condition: Int32, _ state: Int32) -> Bool {
        if hasFailed.isEmpty {
            hasFailed.append(contentsOf: repeatElement(false, count: definition.expressions.count))
        }
        guard !hasFailed[Int(condition)] else { return false }
        hasFailed[Int(condition)] = true
        tellError(.guardResult, ExecutionPlace(state: state, part: .guardOfTransition))
        return false
    }

    /// Allows guards to report NaN again.
    @inline(never)
    func forgetFailedGuards() {
        hasFailed.removeAll(keepingCapacity: true)
    }

    // MARK: Time in states

    /// Updates the seconds since states were entered.
    package func showElapsed() {
        for state in definition.timedStates where memory[Int(state)].isActive {
            let seconds = Flicks.seconds(stage.time - memory[Int(state)].entryTime)
            stage.setComponent(definition.states[Int(state)].elapsed, to: seconds)
        }
    }

    // MARK: The present event's data

    /// Clears the event data that expressions read.
    func forgetData() {
        if !present.isEmpty { forgetPresent() }
        if filled.isEmpty { return }
        for index in filled.indices { stage.setComponent(filled[index], to: 0) }
        filled.truncate(to: 0)
    }

    @inline(never)
    private func forgetPresent() {
        if !definition.textOfField.isEmpty {
            for field in present {
                if let component = definition.textOfField[field.name] { stage.fillText(Int32(component), []) }
            }
        }
        present.removeAll(keepingCapacity: true)
    }

    /// Keeps a field of the present event, and shows it to expressions as a text.
    @inline(never)
    private func keep(_ field: EventField) {
        present.append(field)
        guard let component = definition.textOfField[field.name] else { return }
        if field.kind == .text {
            stage.fillText(Int32(component), field.text)
        } else {
            stage.fillText(Int32(component), field.number)
        }
    }

    /// Shows a number of the present event to expressions.
    package func take(_ field: Int32, _ value: Double) {
        if definition.keepsData { keep(EventField(name: field, kind: .number, number: value)) }
        show(field, value)
    }

    private func show(_ field: Int32, _ value: Double) {
        guard let component = definition.componentOfField[field] else { return }
        stage.setComponent(Int32(component), to: value)
        filled.append(Int32(component))
    }

    package func take(_ field: EventField) {
        if definition.keepsData { keep(field) }
        if field.kind != .text { show(field.name, field.number) }
    }

    /// Evaluates the data of an event to be sent, into `fields`.
    /// - Parameter skipsErrors: whether a number without a result up to 1e150 is omitted, instead of failing.
    /// - Returns: false if a number has no result up to 1e150 and none may be omitted.
    package func collect(_ data: Range<Int32>, skipsErrors: Bool = false) -> Bool {
        fields.removeAll(keepingCapacity: true)
        for index in data {
            let definition = self.definition.data[Int(index)]
            var field = EventField(name: definition.name, kind: .number)
            switch definition.kind {
            case .number, .boolean:
                field.number = number(definition.value)
                guard Machine.isResult(field.number) else {
                    raiseError(.number)
                    if skipsErrors { continue }
                    return false
                }
                if definition.kind == .boolean { field.kind = .boolean }
            case .expression:
                guard evaluateText(definition.value) else {
                    raiseError(.text)
                    if skipsErrors { continue }
                    return false
                }
                field.kind = .text
                field.text.append(contentsOf: stage.texts.bytes)
            case .event:
                for known in present where known.name == definition.value {
                    field = known
                    field.name = definition.name
                }
            case .text, .input:
                field.kind = .text
                field.text =
                    definition.kind == .text
                    ? self.definition.texts[Int(definition.value)] : inputs.inputs[Int(definition.value)].string
            }
            fields.append(field)
        }
        return true
    }
}
