// SPDX-License-Identifier: MIT
import AnimMotion

/// The queue of due actions, ordered by time and then by creation: a binary heap with removal by handle.
///
/// Adding, removing and canceling are O(log n). Adding allocates only beyond the largest number of entries so far;
/// removing never allocates.
package struct Timeline: Sendable {
    /// The action of a due entry.
    package enum Action: Sendable {
        /// An animation ends.
        case endAnimation(Int32)
        /// The delay of an animation is over.
        case startAnimation(Int32)
        /// A group's time is over.
        case endGroup(Int32)
        /// A bank's batch accepts no more springs, or all of its springs are at rest.
        case closeBatch(bank: Int32, batch: Int32)
        case endBatch(bank: Int32, batch: Int32)
        /// A timer of the stage's owner (a machine's delay) fires.
        case timer(Int32)
    }

    /// Identifies an entry until it is popped or canceled.
    package typealias Handle = Int32
    package static let none: Handle = -1

    private struct Entry {
        package var flick: Int64
        package var sequence: UInt64
        package var action: Action
        /// The entry's index in `heap`.
        package var position: Int32
    }

    private var entries: [Entry] = []
    private var freeEntries: [Handle] = []
    /// Handles in heap order.
    private var heap: [Handle] = []
    private var nextSequence: UInt64 = 0

    /// The flick of the first due entry.
    var firstFlick: Int64? { heap.isEmpty ? nil : entries[Int(heap[0])].flick }

    /// Adds an action after all earlier ones at the same flick.
    package mutating func add(at flick: Int64, _ action: Action) -> Handle {
        let entry = Entry(flick: flick, sequence: nextSequence, action: action, position: Int32(heap.count))
        nextSequence &+= 1
        let handle: Handle
        if let free = freeEntries.popLast() {
            handle = free
            entries[Int(free)] = entry
        } else {
            handle = Handle(entries.count)
            entries.append(entry)
            // Room for all of them to be removed.
            if freeEntries.capacity < entries.capacity { freeEntries.reserveCapacity(entries.capacity) }
        }
        heap.append(handle)
        Timeline.siftUp(heap.count - 1, &heap, &entries)
        return handle
    }

    /// Removes the first due entry.
    package mutating func popFirst() -> Action? {
        guard let handle = heap.first else { return nil }
        let action = entries[Int(handle)].action
        cancel(handle)
        return action
    }

    /// The flick of an entry in the queue.
    package func flick(of handle: Handle) -> Int64 { entries[Int(handle)].flick }

    /// Removes an entry; `none` is allowed.
    @_optimize(speed)
    package mutating func cancel(_ handle: Handle) {
        guard handle != Timeline.none else { return }
        let position = Int(entries[Int(handle)].position)
        let last = heap.removeLast()
        freeEntries.append(handle)
        if last == handle { return }
        heap[position] = last
        entries[Int(last)].position = Int32(position)
        Timeline.siftUp(position, &heap, &entries)
        Timeline.siftDown(Int(entries[Int(last)].position), &heap, &entries)
    }

    /// Removes every entry whose action satisfies `isOut`. O(n log n).
    mutating func cancelAll(_ isOut: (Action) -> Bool) {
        for handle in Array(heap) where isOut(entries[Int(handle)].action) { cancel(handle) }
    }

    package mutating func reserve(_ count: Int) {
        entries.reserveCapacity(count)
        freeEntries.reserveCapacity(count)
        heap.reserveCapacity(count)
    }

    @inline(__always)
    private static func isBefore(_ first: Entry, _ second: Entry) -> Bool {
        first.flick != second.flick ? first.flick < second.flick : first.sequence < second.sequence
    }

    @_optimize(speed)
    private static func siftUp(_ start: Int, _ heap: inout [Handle], _ entries: inout [Entry]) {
        heap.withUnsafeMutableBufferPointer { heap in
            entries.withUnsafeMutableBufferPointer { entries in
                let handle = heap[start]
                var position = start
                while position > 0 {
                    let parent = (position &- 1) &>> 1
                    let other = heap[parent]
                    guard isBefore(entries[Int(handle)], entries[Int(other)]) else { break }
                    heap[position] = other
                    entries[Int(other)].position = Int32(truncatingIfNeeded: position)
                    position = parent
                }
                heap[position] = handle
                entries[Int(handle)].position = Int32(truncatingIfNeeded: position)
            }
        }
    }

    @_optimize(speed)
    private static func siftDown(_ start: Int, _ heap: inout [Handle], _ entries: inout [Entry]) {
        heap.withUnsafeMutableBufferPointer { heap in
            entries.withUnsafeMutableBufferPointer { entries in
                let handle = heap[start]
                var position = start
                while true {
                    var child = 2 &* position &+ 1
                    guard child < heap.count else { break }
                    if child &+ 1 < heap.count,
                        isBefore(entries[Int(heap[child &+ 1])], entries[Int(heap[child])])
                    {
                        child &+= 1
                    }
                    let other = heap[child]
                    guard isBefore(entries[Int(other)], entries[Int(handle)]) else { break }
                    heap[position] = other
                    entries[Int(other)].position = Int32(truncatingIfNeeded: position)
                    position = child
                }
                heap[position] = handle
                entries[Int(handle)].position = Int32(truncatingIfNeeded: position)
            }
        }
    }
}

extension Timeline {
    /// Writes or reads the entries in due order. `link` gives a handle to the owner of an action that is due at a flick,
    /// or returns false if the action is invalid.
    package mutating func code(
        from time: Int64,
        by coder: inout StateCoder,
        _ code: (inout Action, inout StateCoder) -> Void,
        link: (Action, Int64, Handle) -> Bool
    ) {
        var rest = self
        var last = time
        let count = coder.count(heap.count, each: 3)
        if coder.isReading { reserve(count) }
        for _ in 0..<count {
            var distance = (rest.firstFlick ?? 0) &- last
            var action = coder.isReading ? Action.timer(0) : rest.popFirst() ?? .timer(0)
            coder.code(flicks: &distance)
            code(&action, &coder)
            let (flick, overflows) = last.addingReportingOverflow(distance)
            last = flick
            coder.check(!overflows)
            guard coder.isReading, coder.failure == nil else { continue }
            let handle = add(at: flick, action)
            coder.check(link(action, flick, handle))
        }
    }
}
