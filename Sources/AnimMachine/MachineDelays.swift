// SPDX-License-Identifier: MIT
import AnimMotion
import AnimStage

/// An event that the machine has sent to itself with a delay.
package struct DelayedSend: Sendable {
    /// Index of its name, or −1 for a free slot.
    package var name: Int32 = -1
    /// Index of the name by which it can be canceled, or −1.
    package var identifier: Int32 = -1
    package var handle = Timeline.none
    /// The number of the receiving machine, or −1 for this one.
    package var machine: Int32 = -1
    package var data: [EventField] = []
}

/// The delays of transitions of active states, and the events sent with a delay. Each has a timer of the stage. Timers
/// are numbered from the machine's first: one per transition, followed by those of sent events.
struct MachineDelays {
    /// The timer of each transition with a delay.
    var timers: [Timeline.Handle]
    var sends: [DelayedSend] = []
    private var free: [Int32] = []
    /// The first of its timers among those of the stage.
    let firstTimer: Int32

    init(transitionCount: Int, firstTimer: Int32) {
        timers = [Timeline.Handle](repeating: Timeline.none, count: transitionCount)
        self.firstTimer = firstTimer
    }

    /// Cancels everything.
    mutating func cancelAll(_ stage: Stage) {
        for transition in timers.indices { cancel(transition, stage) }
        for slot in sends.indices { cancelSend(slot, stage) }
    }

    /// Cancels everything and removes all slots.
    mutating func reset(_ stage: Stage) {
        cancelAll(stage)
        (sends, free) = ([], [])
    }

    // MARK: Transitions

    mutating func start(_ transition: Int32, at flick: Int64, _ stage: Stage) {
        timers[Int(transition)] = stage.addTimer(at: flick, firstTimer + transition)
    }

    mutating func cancel(_ transition: Int, _ stage: Stage) {
        stage.cancelTimer(timers[transition])
        timers[transition] = Timeline.none
    }

    /// Notes that a transition's timer has fired.
    mutating func noteFired(_ transition: Int) { timers[transition] = Timeline.none }

    // MARK: Sent events

    /// Starts the delay of a sent event.
    /// - Returns: false if too many wait.
    mutating func start(_ send: SendDefinition, _ fields: [EventField], at flick: Int64, _ stage: Stage) -> Bool {
        guard let slot = takeSlot() else { return false }
        sends[slot].name = send.name
        sends[slot].identifier = send.identifier
        sends[slot].machine = send.machine
        sends[slot].data.append(contentsOf: fields)
        sends[slot].handle = stage.addTimer(at: flick, firstTimer + Int32(timers.count) + Int32(slot))
        return true
    }

    private mutating func takeSlot() -> Int? {
        if let slot = free.popLast() { return Int(slot) }
        guard sends.count < Machine.largestSendCount else { return nil }
        sends.append(DelayedSend())
        reserveFree()
        return sends.count - 1
    }

    /// Reserves the free list, so that `release` does not allocate.
    private mutating func reserveFree() {
        if free.capacity < sends.capacity { free.reserveCapacity(sends.capacity) }
    }

    /// Whether an event that was sent is waiting.
    var hasSends: Bool { free.count < sends.count }

    /// Cancels all sent events with an identifier.
    mutating func cancelSends(_ identifier: Int32, _ stage: Stage) {
        for slot in sends.indices where sends[slot].identifier == identifier { cancelSend(slot, stage) }
    }

    mutating func cancelSend(_ slot: Int, _ stage: Stage) {
        guard sends[slot].name >= 0 else { return }
        stage.cancelTimer(sends[slot].handle)
        release(slot)
    }

    /// Adds a slot to the free list.
    mutating func release(_ slot: Int) {
        sends[slot].name = -1
        sends[slot].identifier = -1
        sends[slot].machine = -1
        sends[slot].handle = Timeline.none
        sends[slot].data.removeAll(keepingCapacity: true)
        free.append(Int32(slot))
    }

    // MARK: Continuation

    /// Takes over the sent events of another machine, still without timers.
    mutating func takeSends(of old: MachineDelays) {
        (sends, free) = (old.sends, old.free)
        reserveFree()
        for slot in sends.indices { sends[slot].handle = Timeline.none }
    }

    /// Takes over everything.
    mutating func restore(_ other: MachineDelays) {
        self = other
        free.reserveCapacity(sends.capacity)
    }

    /// Forgets the handles of all timers, those of a stage in another state.
    mutating func forgetTimers() {
        timers = [Timeline.Handle](repeating: Timeline.none, count: timers.count)
    }

    /// Links a timer, by its own number, to its handle; false if nothing waits for the timer.
    /// - Parameter waits: whether a transition waits for its delay.
    mutating func link(_ timer: Int32, _ handle: Timeline.Handle, _ waits: (Int) -> Bool) -> Bool {
        let slot = Int(timer) - timers.count
        if slot >= 0 {
            guard slot < sends.count, sends[slot].name >= 0, sends[slot].handle == Timeline.none else { return false }
            sends[slot].handle = handle
            return true
        }
        guard timers[Int(timer)] == Timeline.none, waits(Int(timer)) else { return false }
        timers[Int(timer)] = handle
        return true
    }

    /// Whether every sent event has a timer.
    var isLinked: Bool { !sends.contains { $0.name >= 0 && $0.handle == Timeline.none } }

    /// Writes the sent events, or reads them into fresh ones.
    @inline(never)
    mutating func code(names: Int, _ machineCount: Int, by coder: inout StateCoder) {
        let count = coder.count(sends.count)
        coder.check(count <= Machine.largestSendCount)
        if coder.isReading {
            sends = [DelayedSend](repeating: DelayedSend(), count: coder.failure == nil ? count : 0)
        }
        for slot in sends.indices {
            coder.code(&sends[slot].name, below: names)
            guard sends[slot].name >= 0 else { continue }
            coder.code(&sends[slot].identifier, below: names)
            coder.code(&sends[slot].machine, below: machineCount)
            let fields = coder.count(sends[slot].data.count, each: 11)
            for index in 0..<fields where coder.failure == nil {
                if coder.isReading { sends[slot].data.append(EventField(name: -1, kind: .number)) }
                sends[slot].data[index].code(names: names, by: &coder)
            }
        }
        // The free slots in order of reuse; each once.
        var isFree = sends.map { $0.name < 0 }
        let freeCount = coder.count(free.count)
        if coder.isReading { free = [Int32](repeating: -1, count: freeCount) }
        for index in 0..<freeCount {
            coder.code(&free[index], below: sends.count)
            let slot = Int(free[index])
            guard coder.check(slot >= 0 && isFree[max(slot, 0)]) else { return }
            if slot >= 0 { isFree[slot] = false }
        }
        coder.check(!isFree.contains(true))
    }

    func hashTimers(of stage: Stage, into hasher: inout StateHasher) {
        for (transition, handle) in timers.enumerated() where handle != Timeline.none {
            hasher.combine(Int64(transition))
            hasher.combine(stage.timeline.flick(of: handle))
        }
    }

    func hashSends(of stage: Stage, into hasher: inout StateHasher) {
        // Slots differ between machines.
        var sum: UInt64 = 0
        for send in sends where send.name >= 0 {
            var inner = StateHasher()
            inner.combine(send.name)
            inner.combine(send.identifier)
            inner.combine(send.machine)
            inner.combine(stage.timeline.flick(of: send.handle))
            for field in send.data { field.hash(into: &inner) }
            sum &+= inner.finalized()
        }
        if sum != 0 { hasher.combine(sum) }
    }
}
