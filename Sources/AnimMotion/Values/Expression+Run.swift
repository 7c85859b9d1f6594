// SPDX-License-Identifier: MIT
extension Expression {
    /// Runs the instructions on plain numbers, or on numbers with rates.
    ///
    /// - Parameter load: The value of a variable; or what an operation says of a path, whose variable's number it gets, at a
    ///   distance.
    ///
    /// The parser sees to what nothing here checks: never more than `deepestNesting` values on the stack, never too few.
    @_optimize(speed)
    @inline(__always)
    package func run<Number: ExpressionNumber>(_ load: (Int32, ExpressionOperation, Number) -> Number) -> Number {
        code.withUnsafeBufferPointer { Expression.run($0, load) }
    }

    @_optimize(speed)
    @inline(__always)
    package static func run<Number: ExpressionNumber>(
        _ code: UnsafeBufferPointer<ExpressionInstruction>,
        _ load: (Int32, ExpressionOperation, Number) -> Number
    ) -> Number {
        withUnsafeTemporaryAllocation(of: Number.self, capacity: Expression.deepestNesting + 2) { memory in
            // The value on top, and those below it: the first is none, and never read.
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
                    let distance = top
                    stack -= operation.arity - 1
                    let path = operation == .length ? top : stack.pointee
                    top = load(Int32(truncatingIfNeeded: Int64(path.value)), operation, distance)
                default:
                    stack -= operation.arity - 1
                    switch operation.arity {
                    case 1: top = Number.apply(operation, top, top, top)
                    case 2: top = Number.apply(operation, stack[0], top, top)
                    default: top = Number.apply(operation, stack[0], stack[1], top)
                    }
                }
                next += 1
            }
            return top
        }
    }
}
