// SPDX-License-Identifier: MIT
import AnimStage

/// SCXML's `<send>` and `<cancel>`, to the machine itself.
extension Machine {
    /// Sends an event with its data: to the end of the queue, or delayed.
    package func send(_ send: SendDefinition) {
        let seconds = send.delay < 0 ? 0 : context.number(send.delay)
        guard seconds >= 0, seconds <= MotionPlan.longestSeconds else { return raiseError(.sendDelay) }
        guard collect(send.data) else { return }
        guard seconds > 0 else {
            if send.machine >= 0 {
                tree?.send(send.name, to: send.machine, data.fields)
            } else {
                sent.append(send.name, data.fields, limit: mostMicrosteps)
            }
            return
        }
        guard let flicks = Machine.delay(seconds), delays.start(send, data.fields, at: stage.time + flicks, stage)
        else {
            return raiseError(.sendCount)
        }
    }

    package func cancelSend(_ slot: Int) { delays.cancelSend(slot, stage) }

    /// Called when the delay of a sent event is over.
    func arrive(_ slot: Int) {
        let (name, machine) = (delays.sends[slot].name, delays.sends[slot].machine)
        if machine >= 0 {
            tree?.send(name, to: machine, delays.sends[slot].data)
            delays.release(slot)
            tree?.settle()
            return
        }
        forgetData()
        for field in delays.sends[slot].data { present.take(field, context) }
        delays.release(slot)
        guard canAnswer else { return }
        answer(stage.name(name))
    }
}
