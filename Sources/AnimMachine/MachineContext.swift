// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimStage

/// What all parts of a machine read and none of them changes: the chart, and the stage with the values of its
/// variables.
package struct MachineContext {
    let stage: Stage
    let chart: UnsafePointer<MachineDefinition>

    @inline(__always)
    init(_ stage: Stage, _ chart: UnsafePointer<MachineDefinition>) {
        self.stage = stage
        self.chart = chart
    }

    var definition: MachineDefinition {
        @inline(__always) unsafeAddress { chart }
    }

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
        if expression.pointee.readsProperties { stage.showPresentToMachine() }
        let before = stage.evaluationEffort
        let result = stage.evaluate(expression.pointee.expression.code.keptElements, stage.components.presentation)
        spend(2 &+ expression.pointee.expression.effort, before)
        return result
    }

    /// Evaluates one of the definition's text expressions into the stage's `texts.bytes`.
    /// - Returns: whether it has a result.
    @inline(never)
    func evaluateText(_ index: Int32) -> Bool {
        if definition.expressions[Int(index)].readsProperties { stage.showPresentToMachine() }
        let before = stage.evaluationEffort
        let expression = definition.expressions[Int(index)].expression
        let hasResult = stage.evaluateText(expression, stage.components.presentation)
        spend(8 &+ expression.effort, before)
        return hasResult
    }

    /// Adds the effort of an evaluation, and that of its texts and paths, to the reaction's.
    @inline(__always)
    private func spend(_ effort: UInt32, _ before: UInt32) {
        let further = stage.evaluationEffort &- before
        if further == 0 {
            stage.call.effort &+= effort
        } else {
            stage.call.spend(Int64(effort) + Int64(further))
        }
    }

    /// A motion with the present results of its expressions. A negative time counts as 0. Nil if a result is not a
    /// valid number of seconds.
    func request(of motion: Int32) -> MotionRequest? {
        var request = definition.motions[Int(motion)]
        let expressions = definition.motionExpressions[Int(motion)]
        if expressions.isEmpty { return request }
        if expressions.duration >= 0 { request.duration = seconds(expressions.duration) }
        if expressions.delay >= 0 { request.delay = seconds(expressions.delay) }
        if expressions.stagger >= 0 { request.stagger = seconds(expressions.stagger) }
        let longest = MotionPlan.longestSeconds
        guard request.duration ?? 0 <= longest, request.delay ?? 0 <= longest, request.stagger ?? 0 <= longest else {
            return nil
        }
        return request
    }

    private func seconds(_ expression: Int32) -> Double {
        let value = evaluate(expression)
        return value < 0 ? 0 : value
    }

    /// The children of a state, in document order.
    func children(of state: Int32) -> ChildStates {
        ChildStates(states: definition.states, parent: state)
    }
}
