// SPDX-License-Identifier: MIT
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

/// SCXML's `<send>` and `<cancel>`, to the machine itself.
extension Machine {
    /// Sends an event with its data: to the end of the queue, or delayed.
    package func send(_ send: SendDefinition) {
        let seconds = send.delay < 0 ? 0 : number(send.delay)
        guard seconds >= 0, seconds <= MotionPlan.longestSeconds else { return raiseError(.sendDelay) }
        guard collect(send.data) else { return }
        guard seconds > 0 else {
            if send.machine >= 0 {
                tree?.send(send.name, to: send.machine, fields)
            } else {
                sent.append(send.name, fields, limit: mostMicrosteps)
            }
            return
        }
        guard let flicks = Machine.delay(seconds), let slot = takeSlot() else { return raiseError(.sendCount) }
        delayed[slot].name = send.name
        delayed[slot].identifier = send.identifier
        delayed[slot].machine = send.machine
        delayed[slot].data.append(contentsOf: fields)
        let timer = firstTimer + Int32(timers.count) + Int32(slot)
        delayed[slot].handle = stage.addTimer(at: stage.time + flicks, timer)
    }

    private func takeSlot() -> Int? {
        if let free = freeDelayed.popLast() { return Int(free) }
        guard delayed.count < Machine.largestSendCount else { return nil }
        delayed.append(DelayedSend())
        if freeDelayed.capacity < delayed.capacity { freeDelayed.reserveCapacity(delayed.capacity) }
        return delayed.count - 1
    }

    /// Cancels all delayed events with an identifier.
    func cancelSends(_ identifier: Int32) {
        for slot in delayed.indices where delayed[slot].identifier == identifier { cancelSend(slot) }
    }

    package func cancelSend(_ slot: Int) {
        guard delayed[slot].name >= 0 else { return }
        stage.cancelTimer(delayed[slot].handle)
        release(slot)
    }

    private func release(_ slot: Int) {
        delayed[slot].name = -1
        delayed[slot].identifier = -1
        delayed[slot].machine = -1
        delayed[slot].handle = Timeline.none
        delayed[slot].data.removeAll(keepingCapacity: true)
        freeDelayed.append(Int32(slot))
    }

    /// Called when the delay of a sent event is over.
    func arrive(_ slot: Int32) {
        let name = delayed[Int(slot)].name
        if delayed[Int(slot)].machine >= 0 {
            tree?.send(name, to: delayed[Int(slot)].machine, delayed[Int(slot)].data)
            release(Int(slot))
            tree?.settle()
            return
        }
        forgetData()
        for field in delayed[Int(slot)].data { take(field) }
        release(Int(slot))
        guard canAnswer else { return }
        answer(stage.name(name))
    }
}
