import AnimMath
import AnimPaths
import AnimStage

/// What is done on entry, on exit and on the way.
extension Machine {
    /// Performs a block of actions in order. One that has no result up to 1e150 is left out, `error.execution` is raised, and the
    /// rest of the block is left out, too (SCXML §4.1).
    @inline(never)
    func perform(_ range: Range<Int32>) {
        let errors = errorCount
        var index = range.lowerBound
        while index < range.upperBound, errorCount == errors {
            let action = definition.actions[Int(index)]
            index += 1
            let subject = Int(action.subject)
            switch action.kind {
            case .set: set(action)
            case .toggle: set(boolean: !inputs.inputs[subject].boolean, ofInput: subject)
            case .raise: if collect(action.first..<action.second) { raised.append(action.subject, fields) }
            case .emit:
                if collect(action.first..<action.second) {
                    let event = StageEvent(
                        .emitted,
                        time: stage.time,
                        name: action.subject,
                        count: Int32(fields.count),
                        data: stage.eventData.append(fields)
                    )
                    stage.emit(event)
                    if let raised = definition.raisedOfEvent[action.subject] {
                        tree?.send(Int32(raised), to: definition.parent, fields)
                    }
                }
            case .send: send(definition.sends[subject])
            case .cancel: cancelSends(action.subject)
            case .play: play(subject)
            case .stop: stop(subject)
            case .pause, .resume: setPaused(action.kind == .pause, subject)
            case .branch:
                perform(holds(action.other) ? index..<action.first : action.first..<action.second)
                index = action.second
            case .focus: focusRequest = action.subject
            case .assignText: set(string: definition.texts[Int(action.first)], ofInput: subject)
            case .scrub, .assignNumber, .assignBoolean, .increment, .clamp, .random: compute(action, subject)
            }
        }
    }

    /// Whether an action can be done with a number that an expression came to.
    static func isResult(_ number: Double) -> Bool { number.magnitude <= Stage.largestComponent }

    /// Actions with numbers.
    @inline(never)
    private func compute(_ action: MachineAction, _ subject: Int) {
        let first = number(action.first)
        guard Machine.isResult(first) else { return raiseError() }
        switch action.kind {
        case .scrub: return scrub(subject, to: first)
        case .assignBoolean: return set(boolean: first != 0, ofInput: subject)
        case .assignNumber: return setNearest(first, ofInput: subject)
        default: break
        }
        let present = inputs.inputs[subject].number
        if action.kind == .increment {
            guard Machine.isResult(present + first) else { return raiseError() }
            return setNearest(present + first, ofInput: subject)
        }
        let second = number(action.second)
        guard Machine.isResult(second) else { return raiseError() }
        if action.kind == .random { return setNearest(stage.random.next(in: first, second), ofInput: subject) }
        setNearest(min(max(present, first), second), ofInput: subject)
    }

    /// Sets properties in a transaction of their own. The document was checked when it was read, so what can still
    /// fail is only the stage's limit on transactions: then the values jump.
    @inline(never)
    private func set(_ action: MachineAction) {
        var transaction: TransactionIdentifier?
        if action.other < 0, let plan = definition.plans[Int(action.subject)] {
            transaction = try? stage.beginOwnTransaction(
                plan,
                definition.motions[Int(action.subject)].arrangement
            )
        } else {
            guard let motion = request(of: action.subject) else { return raiseError() }
            let play = action.other < 0 ? -1 : firstPlay + Int(action.other)
            if play >= 0 {
                stage.forgetPlay(play)
                transaction = try? stage.beginPlay(play, motion, notBefore: stage.time + Machine.shortestPlay)
                if transaction == nil { stage.endPlay(play, finished: false) }
            } else {
                transaction = try? stage.beginOwnTransaction(motion)
            }
        }
        let errors = errorCount
        for index in action.first..<action.second where errorCount == errors {
            let assignment = definition.assignments[Int(index)]
            let property = stage.own(assignment.property)
            if assignment.path >= 0 {
                let path = definition.paths[Int(assignment.path)]
                try? stage.setPath(path, of: property, jumps: transaction == nil)
            } else if assignment.numbers.isEmpty {
                set(property, assignment.value, transaction != nil)
            } else {
                values.removeAll(keepingCapacity: true)
                var areResults = true
                for number in assignment.numbers {
                    let value = self.number(number)
                    areResults = areResults && Machine.isResult(value)
                    values.append(value)
                }
                if areResults { set(property, values, transaction != nil) } else { raiseError() }
            }
        }
        if let transaction { try? stage.commitTransaction(transaction) }
    }

    @inline(never)
    private func set(_ property: PropertyIdentifier, _ value: [Double], _ isInTransaction: Bool) {
        if isInTransaction {
            try? stage.setValue(value, of: property)
        } else {
            try? stage.jumpValue(value, of: property)
        }
    }
}
