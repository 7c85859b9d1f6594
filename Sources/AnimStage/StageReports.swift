// SPDX-License-Identifier: MIT
import AnimMotion

/// The events that a stage reports: a queue for the host to poll, and those not yet delivered to the listener.
package struct StageReports {
    /// For the host to poll.
    package var queue: EventQueue
    /// Not yet delivered to `listener`.
    var undelivered: EventQueue
    /// The data of reported events.
    package var data = EventDataStore()
    var listener: EventListener?
    /// Events of a kind are reported if bit `1 << kind` is set.
    var mask: UInt32

    /// - Parameter undelivered: the largest number of events that wait for the listener.
    init(limit: Int, undelivered: Int, mask: UInt32) {
        queue = EventQueue(limit: max(0, min(limit, Stage.largestEventLimit)))
        self.undelivered = EventQueue(limit: undelivered)
        self.mask = mask
    }

    /// Reports nothing.
    init() { self.init(limit: 0, undelivered: 0, mask: 0) }

    @inline(__always)
    func tells(_ kind: StageEvent.Kind) -> Bool { mask & (1 << UInt32(kind.rawValue)) != 0 }

    mutating func append(_ event: StageEvent) {
        guard tells(event.kind) else { return }
        queue.append(event)
        if listener != nil { undelivered.append(event) }
    }

    /// The oldest event of the queue, which it leaves.
    mutating func poll() -> StageEvent? { queue.popFirst().map(completed) }

    /// The next event for the listener.
    mutating func takeUndelivered() -> StageEvent? { undelivered.popFirst().map(completed) }

    private func completed(_ event: StageEvent) -> StageEvent {
        var event = event
        event.lostFieldCount = data.lostCount(of: event)
        return event
    }

    mutating func code(key: StageKey, names: Int, by coder: inout StateCoder) {
        queue.code(key: key, names: names, by: &coder)
        undelivered.code(key: key, names: names, by: &coder)
        data.code(names: names, by: &coder)
    }
}
