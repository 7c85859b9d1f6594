// SPDX-License-Identifier: MIT
import AnimStage

/// The machine's record of one state.
package struct StateMemory {
    /// The stage time of its entry, in flicks.
    var entryTime: Int64 = 0
    /// The last selection in which its transitions were examined; written by the selection alone.
    var looked: UInt64 = 0
    /// During the entry of states: bits of `EntryMark`, of the entry set alone.
    var mark: UInt8 = 0
    /// Whether it is active. True for the chart itself, too, once the machine has started.
    package internal(set) var isActive = false
    /// Of a parallel state: the region found not done by the last check, or 0.
    var unfinished: Int32 = 0
}

/// The active states of a machine, and those that its histories remember.
///
/// The active states are in document order, without the chart itself, so those inside a state are a range. A machine
/// that is done keeps them. Between `exit` and `close`, and between `makeRoom` and the last `enter`, the order and the
/// records differ.
package struct Configuration: ~Copyable {
    private let chart: UnsafePointer<MachineDefinition>
    private var states = Slots<Int32>()
    /// The record of each state.
    package private(set) var memory = Slots<StateMemory>()
    /// In a large machine: the active leaves that an eventless transition may exit.
    private var eventless = StateSet()
    /// The states remembered by each history: those active in its parent at its last exit.
    private(set) var remembered: [[Int32]]

    init(_ chart: UnsafePointer<MachineDefinition>) {
        self.chart = chart
        remembered = [[Int32]](repeating: [], count: Int(chart.pointee.historyCount))
        memory.fill(StateMemory(), count: chart.pointee.states.count)
        states.reserveCapacity(chart.pointee.states.count)
        if chart.pointee.hasEventless, chart.pointee.states.count > Machine.largestScan {
            eventless.reserve(chart.pointee.states.count)
        }
    }

    deinit {
        memory.deallocate()
        states.deallocate()
        eventless.deallocate()
    }

    /// The chart's definition.
    var definition: MachineDefinition {
        @inline(__always) unsafeAddress { chart }
    }

    // The records are written by methods: where `memory` is an `inout` argument's, the compiler tells ThreadSanitizer of a write
    // at the address of the chart, which threads share.

    /// Adds bits of `EntryMark` to a state's.
    @inline(__always)
    func mark(_ state: Int32, _ bits: UInt8) { memory[Int(state)].mark |= bits }

    /// Removes all bits of `EntryMark` from a state's.
    @inline(__always)
    func unmark(_ state: Int32) { memory[Int(state)].mark = 0 }

    /// Notes that a state's transitions were examined in a selection.
    @inline(__always)
    func look(at state: Int32, in selection: UInt64) { memory[Int(state)].looked = selection }

    package var indices: Range<Int> { states.indices }
    package var count: Int { states.count }
    package var isEmpty: Bool { states.isEmpty }

    /// The active state at a position.
    package subscript(position: Int) -> Int32 {
        @inline(__always) get { states[position] }
    }

    // MARK: Change

    /// Makes a state active. Its position is made by `makeRoom` before, or by `listActive` afterwards.
    @inline(__always)
    func activate(_ state: Int32, since time: Int64, isEventlessLeaf: Bool) {
        memory[Int(state)].isActive = true
        memory[Int(state)].entryTime = time
        if isEventlessLeaf { eventless.insert(state) }
    }

    /// Makes the chart itself active: the machine has started.
    func activateChart() { memory[0].isActive = true }

    /// Makes a state inactive; `close` removes its position.
    @inline(__always)
    func deactivate(_ state: Int32, hasEventless: Bool) {
        memory[Int(state)].isActive = false
        if hasEventless { eventless.remove(state) }
    }

    /// Moves the states that are still active to the beginning of a range.
    /// - Returns: the rest of it, which is unused: for `makeRoom` or `remove`.
    func close(_ hole: Range<Int>) -> Range<Int> {
        var kept = hole.lowerBound
        for position in hole where memory[Int(states[position])].isActive {
            states[kept] = states[position]
            kept += 1
        }
        return kept..<hole.upperBound
    }

    /// Removes an unused range.
    mutating func remove(_ hole: Range<Int>) { states.moveTail(from: hole.upperBound, to: hole.lowerBound) }

    /// Inserts the states to be entered. The work is proportional to their number and to that of the states between
    /// them; the states behind them are moved only if their positions change.
    /// - Parameters:
    ///   - hole: the unused range.
    ///   - entering: in document order.
    mutating func makeRoom(_ hole: Range<Int>, for entering: Slots<Int32>) {
        var (count, last) = (0, Int32(0))
        for index in entering.indices where !memory[Int(entering[index])].isActive {
            count += 1
            last = entering[index]
        }
        var (start, end) = (hole.lowerBound, hole.upperBound)
        if start == end {
            end = firstPosition(notBefore: last)
            start = end
        }
        while end < states.count, states[end] < last {
            states[start] = states[end]
            start += 1
            end += 1
        }
        var destination = start + count
        if destination != end { states.moveTail(from: end, to: destination) }
        for index in entering.indices.reversed() {
            let state = entering[index]
            if memory[Int(state)].isActive { continue }
            while start > 0, states[start - 1] > state {
                start -= 1
                destination -= 1
                states[destination] = states[start]
            }
            destination -= 1
            states[destination] = state
        }
    }

    /// Makes all states inactive, and forgets what histories remember.
    mutating func removeAll() {
        for state in memory.indices {
            memory[state].isActive = false
            memory[state].entryTime = 0
        }
        states.truncate(to: 0)
        eventless.removeAll()
        for history in remembered.indices { remembered[history] = [] }
    }

    /// Lists the active states in document order.
    mutating func listActive() {
        states.truncate(to: 0)
        for state in memory.indices.dropFirst() where memory[state].isActive { states.append(Int32(state)) }
    }

    /// Replaces everything.
    mutating func restore(_ isActive: [Bool], _ entryTimes: [Int64], _ remembered: [[Int32]]) {
        eventless.removeAll()
        for state in isActive.indices {
            memory[state].isActive = isActive[state]
            memory[state].entryTime = entryTimes[state]
            if isActive[state], definition.states[state].isEventlessLeaf { eventless.insert(Int32(state)) }
        }
        listActive()
        self.remembered = remembered
    }

    // MARK: Search

    /// The range of the active states inside a state.
    func positions(inside state: Int32) -> Range<Int> {
        firstPosition(notBefore: state + 1)..<firstPosition(notBefore: definition.states[Int(state)].end)
    }

    /// Binary search in the active states.
    func firstPosition(notBefore state: Int32) -> Int {
        var low = 0
        var high = states.count
        while low < high {
            let middle = (low + high) &>> 1
            if states[middle] < state { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Whether `firstEventless` finds all leaves that an eventless transition may exit.
    var listsEventless: Bool { eventless.isUsed }

    /// The first active leaf, not before a state, that an eventless transition may exit, or −1.
    func firstEventless(from state: Int32) -> Int32 { eventless.first(from: state) }

    // MARK: Histories

    /// Records the active states in the histories of a state.
    /// - Returns: how many states were looked at.
    mutating func remember(_ state: Int32) -> Int {
        var count = 0
        for child in ChildStates(states: definition.states, parent: state) {
            count += 1
            guard definition.states[Int(child)].kind == .history else { continue }
            let record = definition.states[Int(child)]
            let history = Int(record.history)
            remembered[history].removeAll(keepingCapacity: true)
            for position in positions(inside: state) {
                count += 1
                let active = states[position]
                let other = definition.states[Int(active)]
                if record.isDeep ? other.isLeaf : other.parent == state { remembered[history].append(active) }
            }
        }
        return count
    }

    mutating func remember(_ states: [Int32], in history: Int32) { remembered[Int(history)] = states }

    // MARK: Final states

    /// SCXML's `isInFinalState`; ignores histories.
    func isInFinalState(_ state: Int32) -> Bool {
        switch definition.states[Int(state)].kind {
        case .compound:
            for child in ChildStates(states: definition.states, parent: state)
            where memory[Int(child)].isActive && definition.states[Int(child)].kind == .final {
                return true
            }
            return false
        case .parallel:
            for child in ChildStates(states: definition.states, parent: state) {
                if !isInFinalState(child) { return false }
            }
            return true
        case .history: return true
        case .atomic, .final: return false
        }
    }

    /// Whether a region of a parallel state is not done. The search starts with the region that was not done the last
    /// time, and wraps around: regions that end one after another are not all checked each time.
    func hasUnfinished(_ state: Int32, except done: Int32) -> Bool {
        let (end, first) = (definition.states[Int(state)].end, state + 1)
        let start = max(memory[Int(state)].unfinished, first)
        var region = start
        repeat {
            if region != done, !isInFinalState(region) {
                memory[Int(state)].unfinished = region
                return true
            }
            region = definition.states[Int(region)].end
            if region >= end { region = first }
        } while region != start
        return false
    }
}

/// The children of a state: each begins at the end of the one before.
package struct ChildStates: Sequence, IteratorProtocol {
    private let states: [StateDefinition]
    private let end: Int32
    private var child: Int32

    init(states: [StateDefinition], parent: Int32) {
        self.states = states
        end = states[Int(parent)].end
        child = parent + 1
    }

    package mutating func next() -> Int32? {
        guard child < end else { return nil }
        defer { child = states[Int(child)].end }
        return child
    }
}
