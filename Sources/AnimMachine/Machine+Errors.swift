// SPDX-License-Identifier: MIT
import AnimMath
import AnimStage

/// Reports of errors.
extension Machine {
    /// Performs a block of a state.
    @inline(__always)
    func perform(_ range: Range<Int32>, _ part: ExecutionPlace.Part, of state: Int32) {
        guard !range.isEmpty else { return }
        execution.begin(part, of: state)
        perform(range)
    }

    /// Reports that an action had no result, which ends its block.
    @inline(never)
    func raiseError(_ error: ExecutionError) {
        execution.noteError()
        tellError(error, execution.place)
    }

    /// Raises SCXML's `error.execution`, and reports it to the host with a sentence and the state.
    @inline(never)
    func tellError(_ error: ExecutionError, _ place: ExecutionPlace) {
        let isTold = stage.tells(.emitted)
        guard isTold || definition.hearsData else { return raise(definition.errorEvent) }
        let names = definition.errorFields
        var data = [EventField(name: names.message, kind: .text, text: [UInt8](copying: error.message.utf8))]
        if place.state > 0 {
            let name = [UInt8](stage.name(definition.states[Int(place.state)].name))
            data.append(EventField(name: names.state, kind: .text, text: name))
        }
        data.append(EventField(name: names.place, kind: .text, text: [UInt8](copying: place.part.word.utf8)))
        raised.append(definition.errorEvent, definition.hearsData ? data : [], limit: mostMicrosteps)
        guard isTold else { return }
        stage.emit(
            StageEvent(
                .emitted,
                time: stage.time,
                name: definition.errorEvent,
                count: Int32(data.count),
                data: stage.reports.data.append(data)
            )
        )
    }
}
