// SPDX-License-Identifier: MIT
extension Expression {
    /// Runs the instructions on plain numbers, or on numbers with rates.
    ///
    /// - Parameter load: The value of a variable; or the result of a path operation at a distance, for the number of
    ///   the path's variable.
    /// - Parameter texts: The result of a text instruction, see `ExpressionTexts.perform`.
    ///
    /// The parser guarantees what is not checked here: at most `deepestNesting` values on the stack, and never too few.
    @_optimize(speed)
    @inline(__always)
    package func run<Number: ExpressionNumber>(
        _ load: (Int32, ExpressionOperation, Number) -> Number,
        _ texts: TextRun
    ) -> Number {
        code.withUnsafeBufferPointer { Expression.run($0, load, texts) }
    }

    @_optimize(speed)
    @inline(__always)
    package static func run<Number: ExpressionNumber>(
        _ code: UnsafeBufferPointer<ExpressionInstruction>,
        _ load: (Int32, ExpressionOperation, Number) -> Number,
        _ texts: TextRun,
        capacity: Int = Expression.deepestNesting + 2
    ) -> Number {
        withUnsafeTemporaryAllocation(of: Number.self, capacity: capacity) { memory in
            // The value on top and those below it. The first is a placeholder that is never read.
            var top = Number(0)
            guard var next = code.baseAddress, var stack = memory.baseAddress else { return top }
            let end = next + code.count
            while next < end {
                let operation = next.pointee.operation
                switch operation {
                case .constant:
                    stack.pointee = top
                    stack += 1
                    top = Number(next.pointee.number)
                case .variable:
                    stack.pointee = top
                    stack += 1
                    top = load(next.pointee.argument, operation, top)
                case .add:
                    stack -= 1
                    top = stack.pointee + top
                case .subtract:
                    stack -= 1
                    top = stack.pointee - top
                case .multiply:
                    stack -= 1
                    top = stack.pointee * top
                case .length, .pathX, .pathY, .pathAngle:
                    stack -= operation.arity - 1
                    let path = operation == .length ? top : stack.pointee
                    top = load(Int32(truncatingIfNeeded: Int64(path.value)), operation, top)
                case .text:
                    stack.pointee = top
                    stack += 1
                    top = Number(texts(next.pointee, 0, 0, 0))
                case .formatShortest, .textLength, .textHash:
                    top = Number(texts(next.pointee, top.value, 0, 0))
                case .join, .compareText, .format, .contains, .startsWith, .endsWith:
                    stack -= 1
                    top = Number(texts(next.pointee, stack.pointee.value, top.value, 0))
                case .chooseText:
                    stack -= 2
                    top = Number(texts(next.pointee, stack[0].value, stack[1].value, top.value))
                case .call:
                    stack.pointee = top
                    stack -= next.pointee.arity - 1
                    top = Number.call(next.pointee.function, stack)
                default:
                    stack -= operation.arity - 1
                    top = applied(operation, stack, top)
                }
                next += 1
            }
            return top
        }
    }

    /// The result of an operation on the number on top and those below it.
    @_optimize(speed)
    @inline(__always)
    private static func applied<Number: ExpressionNumber>(
        _ operation: ExpressionOperation,
        _ stack: UnsafeMutablePointer<Number>,
        _ top: Number
    ) -> Number {
        switch operation.arity {
        case 1: Number.apply(operation, top, top, top)
        case 2: Number.apply(operation, stack[0], top, top)
        default: Number.apply(operation, stack[0], stack[1], top)
        }
    }
}
