// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import AnimStage

/// A recording of inputs: JSON lines, each a step with its time. The format is described in docs/trace-format.md.
package struct Trace: Sendable {
    /// A line of a trace: an input at a time.
    package struct Step: Sendable {
        /// The kind of step; those named by a key are in the order of `TraceStepCase`.
        package enum Kind: Int, Sendable {
            case pointer = 0
            case send, string, trigger, pause, timeScale, key, focus, reducedMotion, wheel
            case append, remove, move, update, clear
            case number, boolean
        }

        /// Host time in flicks.
        package var time: Int64
        package var line: Int32
        package var kind: Kind
        /// The name of an event, input, trigger, region or list.
        package var name: [UInt8] = []
        /// The value of a string, or an item's key.
        package var text: [UInt8] = []
        /// A number, a boolean as 0 or 1, a pointer's x, or an item's place.
        package var value = 0.0
        package var y = 0.0
        /// The turn of a wheel.
        package var dx = 0.0
        package var dy = 0.0
        package var pointer: Int32 = 0
        package var action = Scene.PointerAction.cancel
        package var key = Scene.Key.tab
        var keyAction = Scene.KeyAction.press
        /// For an event: the range of its fields in the trace's.
        package var data: Range<Int> = 0..<0
    }

    /// A value of an event's data.
    package struct Field: Sendable {
        package var name: [UInt8]
        package var value: Value
        package enum Value: Sendable {
            case number(Double)
            case boolean(Bool)
            case text([UInt8])
        }
    }

    static let version: Double = 1

    package let steps: [Step]
    package let fields: [Field]
    /// The seed of the scene's random generator, if the first line has one.
    package let seed: UInt64?
    /// The parameters for loading the document: the text of a JSON object, or empty.
    package let parameters: [UInt8]
    /// The end in flicks of host time: the time of the `end` line, or else of the last step.
    package let end: Int64

    package var stepCount: Int { steps.count }

    /// The time of a step in flicks.
    /// - Throws: `.notFound`.
    package func time(ofStep index: Int) throws(AnimError) -> Int64 { try step(at: index).time }

    /// - Throws: `.notFound`.
    package func step(at index: Int) throws(AnimError) -> Step {
        guard index >= 0, index < steps.count else { throw AnimError(.notFound, "there is no step with this index") }
        return steps[index]
    }

    /// Reads a trace.
    /// - Parameter text: UTF-8, at most 64 MiB.
    /// - Throws: `.syntax`, `.document`, `.limit`, each with the line.
    package init(text: [UInt8]) throws(AnimError) {
        let json = try JSONLines.parse(text).storage
        guard let header = json.arena.roots.first?.node else {
            throw AnimError(
                .document,
                "a trace begins with the line {\"trace\": 1}",
                place: AnimError.Place(line: 1, column: 1)
            )
        }
        let version = try json.require("trace", of: header)
        guard try json.number(version) == Trace.version else {
            throw json.refusal(version, "must be 1, the version of the format that this library reads")
        }
        let head = try json.fields(of: header, TraceHeaderKey.words)
        seed = head.has(TraceHeaderKey.seed) ? try Trace.seed(head[TraceHeaderKey.seed], of: json) : nil
        if head.has(TraceHeaderKey.parameters) {
            _ = try json.objectCount(head[TraceHeaderKey.parameters])
            parameters = json.arena.source(ofObject: head[TraceHeaderKey.parameters])
        } else {
            parameters = []
        }
        var reader = TraceReader(json)
        for root in json.arena.roots.dropFirst() { try reader.read(root.node) }
        steps = reader.steps
        fields = reader.fields
        end = reader.time
    }

    /// The data of an event. Omits names that the stage does not know: nothing reads them.
    package func data(of step: Step, _ stage: Stage) -> [EventField] {
        var data: [EventField] = []
        for field in fields[step.data] {
            guard let name = stage.names.find(field.name) else { continue }
            switch field.value {
            case .number(let number): data.append(EventField(name: name, kind: .number, number: number))
            case .boolean(let flag): data.append(EventField(name: name, kind: .boolean, number: flag ? 1 : 0))
            case .text(let text): data.append(EventField(name: name, kind: .text, text: text))
            }
        }
        return data
    }

    /// An integer that a double represents exactly.
    private static func seed(_ node: Int32, of json: JSONStorage) throws(AnimError) -> UInt64 {
        UInt64(try JSONValue(storage: json, node: node).integer(in: 0...1 << 53))
    }
}

extension Scene {
    /// Applies one step's input now, regardless of its time.
    /// - Throws: what the input itself throws, with the step's line.
    package func apply(step index: Int, of trace: Trace) throws(AnimError) {
        let step = try trace.step(at: index)
        do throws(AnimError) {
            switch step.kind {
            case .pointer: try pointer(step.action, step.pointer, x: step.value, y: step.y)
            case .send: machine(ofEvent: step.name).send(step.name[...], trace.data(of: step, stage))
            case .number: try setNumber(step.value, ofInput: step.name)
            case .boolean: try setBoolean(step.value != 0, ofInput: step.name)
            case .string: try setString(step.text, ofInput: step.name)
            case .trigger: try fireTrigger(step.name)
            case .pause: stage.setPaused(step.value != 0)
            case .timeScale: try stage.setTimeScale(step.value)
            case .key: key(step.keyAction, step.key, isBackwards: step.value != 0)
            case .focus: try focus(region: step.name.isEmpty ? -1 : try region(named: step.name))
            case .wheel: _ = try wheel(x: step.value, y: step.y, dx: step.dx, dy: step.dy)
            case .append, .remove, .move, .update, .clear: try applyToList(step, of: trace)
            case .reducedMotion: stage.reducedMotion = ReducedMotion(rawValue: Int32(step.value)) ?? .none
            }
        } catch {
            let place = AnimError.Place(line: step.line, column: 1)
            throw AnimError(error.code, error.text, place: place)
        }
    }

    @inline(never)
    private func applyToList(_ step: Trace.Step, of trace: Trace) throws(AnimError) {
        let list = try list(named: step.name)
        let values = trace.data(of: step, stage)
        for field in trace.fields[step.data] where stage.names.find(field.name) == nil {
            throw unknown(field.name, list)
        }
        let index = Int(step.value)
        switch step.kind {
        case .append: _ = try append(toList: list, at: index, key: step.text, values)
        case .remove: try removeItem(step.text, ofList: list)
        case .move: try moveItem(step.text, ofList: list, to: index)
        case .update: try updateItem(step.text, ofList: list, values)
        default: removeAllItems(ofList: list)
        }
    }

    /// Plays a trace up to a host time: for each step from `nextStep` on whose time is not later, advances to the
    /// step's time and applies it; finally advances to the given time.
    /// - Throws: `.argument` for a time before the scene's, `.limit` for one too far ahead, and `.state` if a
    ///   transaction is open; nothing has been played then. Otherwise what a step or an advance throws: the scene is
    ///   then at the point of failure, and `nextStep` is the next step.
    package func play(_ trace: Trace, until time: Int64, nextStep: inout Int) throws(AnimError) {
        guard time >= stage.hostTime else {
            throw AnimError(.argument, "time is before the scene's host time")
        }
        guard nextStep >= 0, nextStep <= trace.stepCount else {
            throw AnimError(.argument, "next_step is beyond the trace's last step")
        }
        // Checked before the first step, so that an unreachable time changes nothing.
        try stage.checkHostAdvance(flicks: time - stage.hostTime)
        // Every step at its exact time: everything due before it is done, without a step budget.
        let budget = stage.stepBudget
        stage.stepBudget = 0
        defer { stage.stepBudget = budget }
        while nextStep < trace.stepCount, try trace.time(ofStep: nextStep) <= time {
            let due = try trace.time(ofStep: nextStep)
            if due > stage.hostTime || stage.owedFlicks > 0 { try advance(flicks: max(due - stage.hostTime, 0)) }
            try apply(step: nextStep, of: trace)
            nextStep += 1
        }
        try advance(flicks: time - stage.hostTime)
    }
}
