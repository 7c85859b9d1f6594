// SPDX-License-Identifier: MIT
import AnimStage

/// A queue of events for the machine. An empty queue reuses its memory.
struct MachineQueue: Sendable {
    struct Entry: Sendable {
        /// Index of the event's name among the stage's names.
        package var name: Int32
        /// The range of its data in `fields`.
        package var data: Range<Int>
        /// The number of the receiving machine, if there are several.
        package var target: Int32
    }

    private var entries: [Entry] = []
    package private(set) var fields: [EventField] = []
    private var next = 0

    package var isEmpty: Bool { next == entries.count }
    /// Whether there is anything to remove.
    package var isUsed: Bool { !entries.isEmpty }

    /// Appends an event with the fields of an array.
    /// - Parameter limit: the largest number of events processed. One more is kept, so that an excess is noticed and
    ///   reported.
    package mutating func append(
        _ name: Int32,
        _ data: [EventField],
        target: Int32 = 0,
        limit: Int
    ) {
        guard name >= 0, entries.count <= limit else { return }
        let first = fields.count
        fields.append(contentsOf: data)
        entries.append(Entry(name: name, data: first..<fields.count, target: target))
    }

    /// Appends a signal to a machine. There is no limit.
    mutating func append(signal: Int32, target: Int32) {
        entries.append(Entry(name: signal, data: 0..<0, target: target))
    }

    /// Appends an event with two numbers.
    mutating func append(_ name: Int32, _ first: EventNumber, _ second: EventNumber, limit: Int) {
        guard name >= 0, entries.count <= limit else { return }
        let start = fields.count
        fields.append(EventField(name: first.field, kind: .number, number: first.value))
        fields.append(EventField(name: second.field, kind: .number, number: second.value))
        entries.append(Entry(name: name, data: start..<fields.count, target: 0))
    }

    mutating func popFirst() -> Entry? {
        guard next < entries.count else { return nil }
        next += 1
        return entries[next - 1]
    }

    /// Removes the entries for some machines.
    mutating func forget(_ machines: Range<Int>) {
        for index in next..<entries.count where machines.contains(Int(entries[index].target)) {
            entries[index].target = -1
        }
    }

    package mutating func removeAll() {
        entries.removeAll(keepingCapacity: true)
        fields.removeAll(keepingCapacity: true)
        next = 0
    }

    package mutating func reserveCapacity(_ count: Int) { entries.reserveCapacity(count) }
}
