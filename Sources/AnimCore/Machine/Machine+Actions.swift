extension Machine {
    /// Performs the actions of a state or transition in order.
    func perform(_ range: Range<Int>) {
        for index in range {
            switch definition.actions[index] {
            case .set(let assignments, let motion): set(assignments, motion)
            case .assignBoolean(let input, let value): set(boolean: value, ofInput: input)
            case .assignNumber(let input, let value): set(number: value, ofInput: input)
            case .assignString(let input, let value): inputs.inputs[input].string = value
            case .toggle(let input): set(boolean: !inputs.inputs[input].boolean, ofInput: input)
            case .emit(let name): stage.emit(StageEvent(.emitted, time: stage.time, name: name))
            case .raise(let name): raise(name)
            case .play(let animation): play(animation)
            case .stop(let animation): stop(animation)
            }
        }
    }

    /// Gives a number a value that it can have.
    func set(number: Double, ofInput index: Int) {
        inputs.inputs[index].number = number
        stage.setInput(inputs.inputs[index].component, to: number)
    }

    func set(boolean: Bool, ofInput index: Int) {
        inputs.inputs[index].boolean = boolean
        stage.setInput(inputs.inputs[index].component, to: boolean ? 1 : 0)
    }

    /// Sets properties in a transaction of their own. The document was checked when it was read, so what can still
    /// fail is only the stage's limit on transactions: then the values jump.
    private func set(_ assignments: Range<Int>, _ motion: MotionRequest) {
        let transaction = try? stage.beginOwnTransaction(motion)
        for index in assignments {
            let assignment = definition.assignments[index]
            if transaction == nil {
                try? stage.jumpValue(assignment.value, of: assignment.property)
            } else {
                try? stage.setValue(assignment.value, of: assignment.property)
            }
        }
        if let transaction { try? stage.commitTransaction(transaction) }
    }

    /// Whether a state is active, by the index of its name; `nil` when there is no such state.
    func isInState(named name: Int32) -> Bool? {
        for index in definition.states.indices where index > 0 && definition.states[index].name == name {
            return isActive[index]
        }
        return nil
    }

    func hash(into hasher: inout StateHasher) {
        for state in configuration { hasher.combine(state) }
        hasher.combine(isDone)
        inputs.hash(into: &hasher)
        hashPlays(into: &hasher)
        for (transition, handle) in timers.enumerated() where handle != Timeline.none {
            hasher.combine(Int64(transition))
            hasher.combine(stage.timeline.flick(of: handle))
        }
    }
}
