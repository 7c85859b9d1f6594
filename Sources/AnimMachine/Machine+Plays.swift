// SPDX-License-Identifier: MIT
import AnimStage

/// Notifications of named animations and transactions.
extension Machine {
    /// Handles the end of a play.
    package func hear(endOfPlay index: Int) {
        let play = definition.plays[index]
        let event = stage.plays[firstPlay + index].isFinished ? play.doneEvent : play.stoppedEvent
        stage.clearPlay(firstPlay + index)
        send(stage.name(event))
    }

    /// Handles a repeat of a play, and reports it to the host.
    package func hear(repeatOfPlay index: Int) {
        let number = stage.takeRepeat(ofPlay: firstPlay + index, notBefore: stage.time + Machine.shortestPlay)
        let event = definition.plays[index].repeatEvent
        guard event >= 0, canAnswer else { return }
        let count = EventNumber(field: definition.countField, value: Double(number + 1))
        withUnsafePointer(to: count) {
            let data = UnsafeBufferPointer(start: $0, count: 1)
            stage.emit(.emitted, name: event, data)
            _ = send(event, data)
        }
    }

    /// Removes an animation. If it was still running, it ends unfinished.
    package func stop(_ index: Int) { plays.stop(index, context) }

    /// Connects plays with the animations whose repeats they report, after a reload or a restored state.
    package func hearRepeats() { plays.hearRepeats(context) }
}
