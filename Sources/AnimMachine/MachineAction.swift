// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimPaths
import AnimStage

/// An action on entry, on exit or in a transition. Operands are indices in the definition: `number` is an index in
/// `numbers`, `event` is a name, `play` is an index in `plays`.
package enum MachineAction: Sendable {
    /// Sets properties in a transaction of their own, with a motion. The transaction may be a play (−1 for none).
    case set(assignments: Range<Int32>, motion: Int32, play: Int32)
    case assignNumber(input: Int32, number: Int32)
    case assignBoolean(input: Int32, number: Int32)
    case assignText(input: Int32, text: Int32)
    /// Assigns the result of a text expression.
    case assignExpression(input: Int32, expression: Int32)
    case increment(input: Int32, number: Int32)
    /// Limits an input's number to a range.
    case clamp(input: Int32, minimum: Int32, maximum: Int32)
    /// Sets an input's number to a random one in a range.
    case random(input: Int32, minimum: Int32, maximum: Int32)
    case toggle(input: Int32)
    /// Emits an event to the host.
    case emit(event: Int32, data: Range<Int32>)
    /// Raises an event for the machine itself, which comes before any external one.
    case raise(event: Int32, data: Range<Int32>)
    /// Sends an event: index in `sends`.
    case send(Int32)
    /// Cancels delayed events.
    case cancel(event: Int32)
    case play(Int32)
    case stop(play: Int32)
    case pause(play: Int32)
    case resume(play: Int32)
    /// Shows a play at a fraction of its length.
    case scrub(play: Int32, number: Int32)
    /// Moves a play to a time since its beginning.
    case seek(play: Int32, number: Int32)
    /// Holds properties at their presentation value; they are assignments without values.
    case hold(assignments: Range<Int32>)
    /// Performs the actions up to `elseStart` if the expression is true, otherwise those from there to `end`.
    case branch(condition: Int32, elseStart: Int32, end: Int32)
    /// Performs the actions up to `end`. An error in them skips the rest.
    case block(end: Int32)
    /// Moves the keyboard focus to a region, or clears it for −1.
    case focus(region: Int32)
    /// An operation on a list: index in `itemOperations`.
    case items(Int32)
}

/// Execution of actions.
extension Machine {
    /// Performs a block of actions in order. An action without a result up to 1e150 raises `error.execution`; it and
    /// the rest of the block are skipped (SCXML §4.1).
    @inline(never)
    func perform(_ range: Range<Int32>) {
        var errors = execution.errorCount
        var index = range.lowerBound
        while index < range.upperBound, execution.errorCount == errors, !isExhausted {
            let action = definition.actions[Int(index)]
            index += 1
            stage.call.effort &+= 16
            switch action {
            case .set(let assignments, let motion, let play): set(assignments, motion, play)
            case .assignNumber(let input, let number): assign(number, to: input)
            case .assignBoolean(let input, let number):
                if let value = result(number) { change(boolean: value != 0, ofInput: Int(input)) }
            case .assignText(let input, let text): assign(definition.texts[Int(text)], to: input)
            case .assignExpression(let input, let expression): assign(text: expression, to: input)
            case .increment(let input, let number): increment(input, by: number)
            case .clamp(let input, let minimum, let maximum): clamp(input, minimum, maximum)
            case .random(let input, let minimum, let maximum): draw(input, minimum, maximum)
            case .toggle(let input): change(boolean: !inputs.inputs[Int(input)].boolean, ofInput: Int(input))
            case .emit(let event, let fields): if collect(fields) { emit(event) }
            case .raise(let event, let fields):
                if collect(fields) { raised.append(event, data.fields, limit: mostMicrosteps) }
            case .send(let send): self.send(definition.sends[Int(send)])
            case .cancel(let event): cancel(event)
            case .play(let play):
                countParts(of: play)
                plays.play(Int(play), context) { raiseError(.animation) }
            case .stop(let play):
                countParts(of: play)
                stop(Int(play))
            case .pause(let play): plays.setPaused(true, Int(play), stage)
            case .resume(let play): plays.setPaused(false, Int(play), stage)
            case .scrub(let play, let number): scrub(play, to: number)
            case .seek(let play, let number): seek(play, to: number)
            case .hold(let assignments):
                for index in assignments {
                    let property = stage.own(definition.assignments[Int(index)].property)
                    stage.countChange(of: property)
                    try? stage.hold(property)
                }
            case .branch(let condition, let elseStart, let end):
                perform(holds(condition) ? index..<elseStart : elseStart..<end)
                index = end
            case .block(let end):
                perform(index..<end)
                errors = execution.errorCount
                index = end
            case .focus(let region): focus.ask(for: region)
            case .items(let operation): perform(definition.itemOperations[Int(operation)])
            }
        }
    }

    /// Emits an event with the collected fields: to the host, and to the enclosing document if this one is a component.
    private func emit(_ event: Int32) {
        // An event that is not reported must not displace reported data.
        if stage.tells(.emitted) {
            stage.emit(
                StageEvent(
                    .emitted,
                    time: stage.time,
                    name: event,
                    count: Int32(data.fields.count),
                    data: stage.reports.data.append(data.fields)
                )
            )
        }
        guard let raised = definition.raisedOfEvent[event] else { return }
        if numbering.list < 0 {
            tree?.send(Int32(raised), to: definition.parent, data.fields)
        } else {
            tree?.send(Int32(raised), fromItem: self, data.fields)
        }
    }

    // MARK: Numbers

    /// Whether an expression's result is valid for an action.
    static func isResult(_ number: Double) -> Bool { number.magnitude <= Stage.largestComponent }

    /// The value of a number, or nil, after an error was raised, if it is not valid for an action.
    @inline(never)
    private func result(_ number: Int32) -> Double? {
        let value = context.number(number)
        if Machine.isResult(value) { return value }
        raiseError(.number)
        return nil
    }

    private func assign(_ number: Int32, to input: Int32) {
        if let value = result(number) { changeNearest(value, ofInput: Int(input)) }
    }

    private func assign(text expression: Int32, to input: Int32) {
        guard context.evaluateText(expression) else { return raiseError(.text) }
        assign(stage.texts.bytes, to: input)
    }

    private func assign(_ text: [UInt8], to input: Int32) {
        stage.call.spend(Int64(text.count / 16))
        change(string: text, ofInput: Int(input))
    }

    private func increment(_ input: Int32, by number: Int32) {
        guard let difference = result(number) else { return }
        let sum = inputs.inputs[Int(input)].number + difference
        guard Machine.isResult(sum) else { return raiseError(.number) }
        changeNearest(sum, ofInput: Int(input))
    }

    private func clamp(_ input: Int32, _ minimum: Int32, _ maximum: Int32) {
        guard let minimum = result(minimum), let maximum = result(maximum) else { return }
        changeNearest(min(max(inputs.inputs[Int(input)].number, minimum), maximum), ofInput: Int(input))
    }

    private func draw(_ input: Int32, _ minimum: Int32, _ maximum: Int32) {
        guard let minimum = result(minimum), let maximum = result(maximum) else { return }
        changeNearest(stage.random.next(in: minimum, maximum), ofInput: Int(input))
    }

    /// Cancels delayed events. Counts as if as many waited as can: how many slots there are is no part of the state.
    private func cancel(_ event: Int32) {
        guard delays.hasSends else { return }
        stage.call.spend(Int64(Machine.largestSendCount / 2))
        delays.cancelSends(event, stage)
    }

    // MARK: Plays

    private func countParts(of play: Int32) {
        let first = definition.plays[Int(play)].animation
        stage.call.spend(Machine.effortPerMotion * Int64(Int(definition.animations[first].end) - first))
    }

    private func scrub(_ play: Int32, to number: Int32) {
        countParts(of: play)
        guard let fraction = result(number) else { return }
        let isShown = plays.scrub(Int(play), to: fraction, context) { raiseError(.animation) }
        if !isShown { raiseError(.group) }
    }

    private func seek(_ play: Int32, to number: Int32) {
        countParts(of: play)
        guard let seconds = result(number) else { return }
        plays.seek(Int(play), to: seconds, context) { raiseError(.animation) }
    }

    // MARK: Properties

    /// Sets properties in a transaction of their own. The document was checked when it was read, so only the stage's
    /// limit on transactions can make this fail; then the values jump.
    @inline(never)
    @_optimize(speed)
    private func set(_ assignments: Range<Int32>, _ motion: Int32, _ play: Int32) {
        var transaction: TransactionIdentifier?
        if play < 0, let plan = definition.plans[Int(motion)] {
            transaction = try? stage.beginOwnTransaction(plan, definition.motions[Int(motion)].arrangement)
        } else {
            guard let motion = context.request(of: motion) else { return raiseError(.motion) }
            if play >= 0 {
                let play = firstPlay + Int(play)
                stage.forgetPlay(play)
                transaction = try? stage.beginPlay(play, motion, notBefore: stage.time + Machine.shortestPlay)
                if transaction == nil { stage.endPlay(play, finished: false) }
            } else {
                transaction = try? stage.beginOwnTransaction(motion)
            }
        }
        let errors = execution.errorCount
        let isInTransaction = transaction != nil
        // In place: the chart owns them.
        let all = definition.assignments.keptElements
        for index in assignments where execution.errorCount == errors {
            precondition(all.indices.contains(Int(index)))
            let assignment = all.baseAddress.unsafelyUnwrapped + Int(index)
            let property = stage.own(assignment.pointee.property)
            stage.call.spend(isInTransaction ? Machine.effortPerMotion : 32)
            stage.countChange(of: property)
            if assignment.pointee.path >= 0 {
                let path = definition.paths[Int(assignment.pointee.path)]
                let count = transaction == nil ? 0 : stage.preparedCount(of: property, with: path)
                stage.call.spend(Machine.effortPerPath + 16 * Int64(path.verbs.count) + 256 * Int64(count))
                try? stage.setPath(path, of: property, jumps: transaction == nil)
            } else if assignment.pointee.numbers.isEmpty {
                set(property, assignment.pointee.value.keptElements, isInTransaction, assignment.pointee.velocity)
            } else {
                if data.collect(values: assignment.pointee.numbers, context) {
                    set(property, data.values.keptElements, isInTransaction, assignment.pointee.velocity)
                } else {
                    raiseError(.number)
                }
            }
        }
        if let transaction { try? stage.commitTransaction(transaction) }
    }

    @inline(never)
    private func set(
        _ property: PropertyIdentifier,
        _ value: UnsafeBufferPointer<Double>,
        _ isInTransaction: Bool,
        _ velocity: Range<Int32>
    ) {
        if isInTransaction, velocity.isEmpty {
            try? stage.setValue(value, of: property)
        } else if isInTransaction {
            guard data.collect(velocities: velocity, context) else { return raiseError(.number) }
            try? stage.setValue(value, of: property, velocity: data.velocities)
        } else {
            try? stage.jumpValue(value, of: property)
        }
    }
}
