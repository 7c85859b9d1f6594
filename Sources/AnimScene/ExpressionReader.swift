// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import AnimMotion
import AnimPaths
import AnimStage

/// Reads expressions, and what the names in them refer to: properties, inputs, parameters, paths, states, event data,
/// texts.
final class ExpressionReader: ScopedReader {
    let scope: DocumentScope
    let json: JSONStorage
    let names: DocumentNames
    let stage: Stage
    var questions = MachineQuestions()
    /// While the inputs of an item are read: the item.
    var presentItem: (list: Int, slot: Int)?

    init(_ scope: DocumentScope) {
        self.scope = scope
        json = scope.json
        names = scope.names
        stage = scope.stage
    }

    /// Reads an expression.
    @inline(never)
    func expression(
        _ text: [UInt8],
        in place: ExpressionPlace,
        type: ExpressionType = .number,
        keepsText: Bool = true
    ) throws(AnimError) -> Expression {
        do throws(AnimError) {
            return try Expression.parse(text, keepsText: keepsText, type: type, keepsBackquotes: true) {
                (name) throws(AnimError) in
                try variable(name, in: place)
            }
        } catch {
            throw json.placed(error, place.node)
        }
    }

    // MARK: Expressions of the machine

    /// Reads an expression for the machine, and returns its index.
    @inline(never)
    func actionExpression(_ node: Int32, _ state: Int32, type: ExpressionType = .number) throws(AnimError) -> Int32 {
        _ = try json.text(ofString: node)
        json.copy(node, into: &shared.expressionText)
        return try actionExpression(shared.expressionText, node, state, type: type)
    }

    @inline(never)
    func actionExpression(
        _ text: [UInt8],
        _ node: Int32,
        _ state: Int32,
        type: ExpressionType = .number
    ) throws(AnimError) -> Int32 {
        let place = ExpressionPlace(node: node, isAction: true, state: state)
        return append(try expression(text, in: place, type: type, keepsText: false))
    }

    /// Adds an expression to the machine's, and returns its index.
    func append(_ expression: Expression) -> Int32 {
        var readsProperties = false
        for instruction in expression.code {
            if let variable = instruction.firstVariable, variable >= 0, stage.components.owner[Int(variable)] >= 0 {
                readsProperties = true
            }
        }
        scope.machine.expressions.append(ActionExpression(expression: expression, readsProperties: readsProperties))
        return Int32(scope.machine.expressions.count - 1)
    }

    /// Reads a constant or an expression, and returns its index in the machine's numbers.
    @inline(never)
    func actionNumber(_ node: Int32, _ state: Int32) throws(AnimError) -> Int32 {
        var source = NumberSource(number: 0)
        if json.isKind(node, .string) {
            source.expression = try actionExpression(node, state)
        } else {
            source.number = try json.checkedNumber(node)
        }
        scope.machine.numbers.append(source)
        return Int32(scope.machine.numbers.count - 1)
    }

    /// Reads a condition: an expression, true or false. Returns the index of an expression, or −1 for true.
    @inline(never)
    func condition(_ node: Int32, _ state: Int32) throws(AnimError) -> Int32 {
        if json.isKind(node, .string) { return try actionExpression(node, state) }
        guard json.isKind(node, .boolean) else { throw json.kindError(node, "must be an expression, true or false") }
        return try json.boolean(node) ? -1 : try actionExpression(JSONText.bytes("0"), node, state)
    }

    /// Resolves the questions about states, once all are known.
    func answerQuestions() throws(AnimError) {
        for question in questions.states {
            guard let state = scope.stateOfName[question.state] else {
                throw names.unknown(
                    question.node,
                    "the machine has no state ",
                    names.ownName(question.state),
                    scope.stateOfName,
                    "states"
                )
            }
            if question.isElapsed {
                scope.machine.states[state].elapsed = question.component
                // In the order of their components, which are numbered like the questions.
                scope.machine.timedStates.append(Int32(state))
            } else {
                scope.machine.states[state].activity = question.component
            }
        }
        questions.states = []
    }

    /// Finds the eventless transitions whose guards time or moving values can make true. A guard with random numbers is
    /// not watched.
    func findWatched() {
        guard scope.machine.hasEventless else { return }
        for (index, transition) in scope.machine.transitions.enumerated()
        where (transition.trigger == .always || transition.trigger == .when) && transition.condition >= 0 {
            let action = scope.machine.expressions[Int(transition.condition)]
            var (draws, readsTime) = (false, false)
            for instruction in action.expression.code {
                guard let variable = instruction.firstVariable else { continue }
                draws = draws || variable < 0
                readsTime =
                    readsTime
                    || scope.machine.timedStates.contains { scope.machine.states[Int($0)].elapsed == variable }
            }
            guard !draws, action.readsProperties || readsTime else { continue }
            scope.machine.watched.append(WatchedTransition(transition: Int32(index), readsTime: readsTime))
        }
    }
}
