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

    /// A property on the path, and the properties that it depends on.
    private struct Visit {
        let index: Int
        let needed: [Int]
        var next = 0
    }

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

    /// The slots of a cycle, its first one at both ends.
    var cycle: [Int32] { path[cycleStart...] + [path[cycleStart]] }

    /// Sorts the properties, each behind those that it depends on. Visits each once, without recursion: any number of
    /// them may depend on each other in a row.
    /// - Returns: false for a cycle.
    mutating func sort(_ components: ComponentStore) -> Bool {
        for index in records.indices where !order(index, components) { return false }
        return true
    }

    private mutating func order(_ index: Int, _ components: ComponentStore) -> Bool {
        guard state[index] == .unseen else { return true }
        var visits = [enter(index, components)]
        while let last = visits.indices.last {
            if visits[last].next == visits[last].needed.count {
                path.removeLast()
                state[visits[last].index] = .placed
                sorted.append(records[visits[last].index])
                visits.removeLast()
                continue
            }
            let needed = visits[last].needed[visits[last].next]
            visits[last].next += 1
            switch state[needed] {
            case .unseen: visits.append(enter(needed, components))
            case .placed: break
            case .onPath:
                cycleStart = path.firstIndex(of: records[needed].property) ?? 0
                return false
            }
        }
        return true
    }

    private mutating func enter(_ index: Int, _ components: ComponentStore) -> Visit {
        state[index] = .onPath
        path.append(records[index].property)
        var needed: [Int] = []
        for expression in records[index].expressions {
            for variable in expression.variables {
                let owner = components.owner[Int(variable)]
                guard owner >= 0, self.index[Int(owner)] >= 0 else { continue }
                needed.append(Int(self.index[Int(owner)]))
            }
        }
        return Visit(index: index, needed: needed)
    }
}
