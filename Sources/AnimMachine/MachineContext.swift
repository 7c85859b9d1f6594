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
        stage.call.effort &+= 2 &+ UInt32(truncatingIfNeeded: expression.pointee.expression.code.count)
        return stage.evaluate(expression.pointee.expression.code.keptElements, stage.components.presentation)
    }

    /// Evaluates one of the definition's text expressions into the stage's `texts.bytes`.
    /// - Returns: whether it has a result.
    @inline(never)
    func evaluateText(_ index: Int32) -> Bool {
        if definition.expressions[Int(index)].readsProperties { stage.showPresentToMachine() }
        stage.call.effort &+= 8 &+ UInt32(truncatingIfNeeded: definition.expressions[Int(index)].expression.code.count)
        return stage.evaluateText(definition.expressions[Int(index)].expression, stage.components.presentation)
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
