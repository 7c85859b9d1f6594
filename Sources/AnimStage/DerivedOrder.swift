// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

/// A property whose value is given by expressions.
package struct DerivedRecord {
    package var property: Int32
    /// One expression per component.
    package var expressions: [Expression]
    package var text: [UInt8]
}

/// The topological sort of derived properties.
struct DerivedOrder {
    private enum State: UInt8 { case unseen, onPath, placed }

    /// The largest number of properties of which each depends on the next.
    static let largestDepth = 1024

    private var records: [DerivedRecord] = []
    /// By slot: the index in `records`, or −1.
    private var index: [Int32]
    /// By index in `records`.
    private var state: [State] = []
    /// The slots from the first property visited to the present one.
    private(set) var path: [Int32] = []
    /// The index in `path` of the property that depends on itself.
    private(set) var cycleStart = 0
    private(set) var sorted: [DerivedRecord] = []

    /// - Parameter others: those that are derived already; a given one replaces another of the same property.
    init(_ given: [DerivedRecord], _ others: [DerivedRecord], slotCount: Int) {
        index = [Int32](repeating: -1, count: slotCount)
        for record in given { append(record) }
        for record in others where index[Int(record.property)] < 0 { append(record) }
    }

    private mutating func append(_ record: DerivedRecord) {
        index[Int(record.property)] = Int32(records.count)
        records.append(record)
        state.append(.unseen)
    }

    /// Whether the properties of `path` are too many, rather than a cycle.
    var isTooDeep: Bool { path.count > DerivedOrder.largestDepth }
    /// The slots of a cycle, its first one at both ends.
    var cycle: [Int32] { path[cycleStart...] + [path[cycleStart]] }

    /// Sorts the properties, each behind those that it depends on. Visits each once.
    /// - Returns: false for a cycle, and for a path that is too deep.
    mutating func sort(_ components: ComponentStore) -> Bool {
        for index in records.indices where !place(index, components) { return false }
        return true
    }

    private mutating func place(_ index: Int, _ components: ComponentStore) -> Bool {
        guard state[index] == .unseen else { return true }
        let record = records[index]
        state[index] = .onPath
        path.append(record.property)
        guard !isTooDeep else { return false }
        for expression in record.expressions {
            for variable in expression.variables {
                let owner = components.owner[Int(variable)]
                guard owner >= 0, self.index[Int(owner)] >= 0 else { continue }
                let needed = Int(self.index[Int(owner)])
                if state[needed] == .onPath {
                    cycleStart = path.firstIndex(of: owner) ?? 0
                    return false
                }
                guard place(needed, components) else { return false }
            }
        }
        path.removeLast()
        state[index] = .placed
        sorted.append(record)
        return true
    }
}
