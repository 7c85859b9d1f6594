// SPDX-License-Identifier: MIT
import AnimMotion

/// A cache for derived properties: the numbers of their variables at the last computation, bit for bit. A property
/// whose variables have the same numbers is not computed again. No code has to report changes, so no report can be
/// missing.
final class DerivedMemory {
    /// Bits of `news`: which values of an expression's variables have changed.
    static let model: UInt8 = 1
    static let presentation: UInt8 = 2
    static let all: UInt8 = 3
    /// With fewer derived properties all are computed: that is as fast, and needs no memory.
    static let fewest = 8

    /// A variable of an expression.
    private struct Variable {
        /// The component; −1 for an expression that is always computed: it depends on more than numbers, or has no
        /// variables.
        let component: Int32
        let isLast: Bool
        /// The bits of its numbers when last seen; initially those of a NaN that no variable has.
        var model = UInt64.max
        var presentation = UInt64.max
    }

    /// The variables of each expression, in the order of the derived properties.
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

    /// Which values of the next expression's variables have changed since the last round. Stores the present ones.
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
