// SPDX-License-Identifier: MIT
import AnimMotion

/// From what the derived properties were last computed: the numbers of their variables, bit for bit. Those whose variables have
/// the same numbers need not be computed again. Nobody has to tell what has changed, so that nobody can forget it.
final class DerivedMemory {
    /// What is new of an expression's variables.
    static let model: UInt8 = 1
    static let presentation: UInt8 = 2
    static let all: UInt8 = 3
    /// With fewer derived properties all are computed: that is as quick, and takes no memory.
    static let fewest = 8

    /// A variable of an expression.
    private struct Variable {
        /// The component; −1 for an expression that is always new: it depends on more than numbers, or has no variables.
        let component: Int32
        let isLast: Bool
        /// The bits of its numbers; at first those of a NaN that no variable is.
        var model = UInt64.max
        var presentation = UInt64.max
    }

    /// Those of each expression, in the order of the derived properties.
    private let variables: UnsafeMutableBufferPointer<Variable>
    private var next = 0

    init(_ records: [DerivedRecord]) {
        var all: [Variable] = []
        for record in records {
            for expression in record.expressions {
                let used = expression.isOfNumbers ? expression.variables : []
                for (index, variable) in used.enumerated() {
                    all.append(Variable(component: variable, isLast: index == used.count - 1))
                }
                if used.isEmpty { all.append(Variable(component: -1, isLast: true)) }
            }
        }
        variables = .allocate(capacity: all.count)
        _ = variables.initialize(from: all)
    }

    deinit { variables.deallocate() }

    /// Begins with the first expression again.
    func rewind() { next = 0 }

    /// What is new of the next expression's variables. From then on it is known.
    @inline(__always)
    func news(_ components: ComponentStore) -> UInt8 {
        var news: UInt8 = 0
        var variable = variables.baseAddress.unsafelyUnwrapped + next
        while true {
            next += 1
            let component = Int(variable.pointee.component)
            guard component >= 0 else { return DerivedMemory.all }
            let model = components.model[component].bitPattern
            if model != variable.pointee.model {
                variable.pointee.model = model
                news |= DerivedMemory.model
            }
            let presentation = components.presentation[component].bitPattern
            if presentation != variable.pointee.presentation {
                variable.pointee.presentation = presentation
                news |= DerivedMemory.presentation
            }
            if variable.pointee.isLast { return news }
            variable += 1
        }
    }
}
