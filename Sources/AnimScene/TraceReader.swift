// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import AnimStage

/// Reads the lines of a trace after the first.
struct TraceReader {
    private(set) var steps: [Trace.Step] = []
    private(set) var fields: [Trace.Field] = []
    /// The time of the last line that was read.
    private(set) var time: Int64 = 0

    private let json: JSONStorage
    private var hasEnded = false

    init(_ json: JSONStorage) { self.json = json }

    /// Reads a line: a step, or the end.
    /// - Throws: `.document`.
    mutating func read(_ line: Int32) throws(AnimError) {
        guard !hasEnded else { throw json.refusal(line, "comes after the end of the trace") }
        let at = try json.require("at", of: line)
        let seconds = try json.number(at)
        guard seconds >= 0, let time = Flicks.rounded(seconds: seconds) else {
            throw json.refusal(at, "must be a number of seconds from 0 to 6.53e9")
        }
        guard time >= self.time else { throw json.refusal(at, "must not be before the step above") }
        self.time = time
        if json.has(line, "end") {
            try json.allowOnly(of: line, TraceEndKey.words)
            let end = try json.require("end", of: line)
            guard try json.boolean(end) else { throw json.refusal(end, "must be true") }
            hasEnded = true
        } else {
            steps.append(try step(line))
        }
    }

    private mutating func step(_ line: Int32) throws(AnimError) -> Trace.Step {
        let kind = try kind(of: line)
        var step = Trace.Step(time: time, line: json.arena.place(of: line).line, kind: kind)
        let given = try json.fields(of: line, TraceReader.keys(of: kind))
        // The value of the key that selects the kind: the time is the first key.
        let value = given.node(at: 1)
        switch kind {
        case .pointer: try readPointer(line, given, into: &step)
        case .send:
            guard let event = DocumentName.event(json.text(of: value)) else {
                throw json.error(value, "is no event: \(DocumentName.eventRule)")
            }
            step.name = event
            if given.has(TraceSendKey.data) { step.data = try readData(given[TraceSendKey.data]) }
        case .trigger: step.name = json.bytes(value)
        case .string:
            step.name = json.bytes(value)
            try readValue(given[TraceInputKey.value], into: &step)
        case .key:
            step.key = Scene.Key(rawValue: Int32(given.integer(TraceKeyKey.key))) ?? .tab
            let action = given.has(TraceKeyKey.action) ? given.integer(TraceKeyKey.action) : 0
            step.keyAction = action == 0 ? .press : action == 1 ? .down : .up
            step.value = given.number(TraceKeyKey.shift)
        case .focus: if !json.isKind(value, .null) { step.name = try json.string(value) }
        case .reducedMotion: step.value = Double(try reducedMotion(value).rawValue)
        case .wheel:
            let difference = try json.numbers(value, count: 2, "dx and dy", checks: "--")
            (step.dx, step.dy) = (difference.x, difference.y)
            step.value = given.number(TraceWheelKey.x)
            step.y = given.number(TraceWheelKey.y)
        case .append, .remove, .move, .update, .clear:
            step.name = json.bytes(value)
            try readItem(line, into: &step)
        default: step.value = given.number(at: 1)
        }
        return step
    }

    private func kind(of line: Int32) throws(AnimError) -> Trace.Step.Kind {
        var kind = 0
        for word in TraceStepCase.words {
            if json.member(of: line, word) >= 0 { break }
            kind += 1
        }
        if kind < TraceStepCase.end.rawValue, let kind = Trace.Step.Kind(rawValue: kind) { return kind }
        try json.allowOnly(of: line, TraceStepCase.words, "at")
        throw json.refusal(
            line,
            "must have one of the keys pointer, send, input, trigger, pause, timeScale, key, focus, reducedMotion, wheel, append, remove, move, update, clear and end"
        )
    }

    private static func keys(of kind: Trace.Step.Kind) -> WordList {
        switch kind {
        case .pointer: TracePointerKey.words
        case .send: TraceSendKey.words
        case .string: TraceInputKey.words
        case .trigger: TraceTriggerKey.words
        case .pause: TracePauseKey.words
        case .key: TraceKeyKey.words
        case .focus: TraceFocusKey.words
        case .reducedMotion: TraceReducedMotionKey.words
        case .wheel: TraceWheelKey.words
        case .append: TraceAppendKey.words
        case .remove: TraceRemoveKey.words
        case .move: TraceMoveKey.words
        case .update: TraceUpdateKey.words
        case .clear: TraceClearKey.words
        default: TraceTimeScaleKey.words
        }
    }

    private func readPointer(_ line: Int32, _ given: borrowing Fields, into step: inout Trace.Step) throws(AnimError) {
        step.action = Scene.PointerAction(rawValue: Int32(given.integer(TracePointerKey.pointer))) ?? .cancel
        if given.has(TracePointerKey.id) {
            let id = JSONValue(storage: json, node: given[TracePointerKey.id])
            step.pointer = Int32(try id.integer(in: Int64(Int32.min)...Int64(Int32.max)))
        }
        // `cancel` and `leave` are at no place.
        if step.action.rawValue >= Scene.PointerAction.cancel.rawValue { return }
        step.value = try json.number(try json.require("x", of: line))
        step.y = try json.number(try json.require("y", of: line))
    }

    /// The operands of a step on a list.
    @inline(never)
    private mutating func readItem(_ line: Int32, into step: inout Trace.Step) throws(AnimError) {
        let (key, values) = (json.member(of: line, named: "item"), json.member(of: line, named: "values"))
        let index = json.member(of: line, named: "index")
        if key >= 0 {
            step.text = json.bytes(key)
            guard !step.text.isEmpty else { throw json.refusal(key, "must not be empty") }
        }
        if values >= 0 { step.data = try readData(values) }
        let last = Int64(ItemListDefinition.largestCapacity)
        step.value = index < 0 ? Double(last) : Double(try json.integer(index, in: 0...last))
    }

    /// true is `jump`, false is `none`; or the word for a kind.
    private func reducedMotion(_ node: Int32) throws(AnimError) -> ReducedMotion {
        if json.isKind(node, .boolean) { return try json.boolean(node) ? .jump : .none }
        let kind = try json.choice(node, of: TraceReducedMotionKindWord.words.makeIterator())
        return ReducedMotion(rawValue: Int32(kind)) ?? .none
    }

    /// The members of an event's data, or the values of an item.
    private mutating func readData(_ node: Int32) throws(AnimError) -> Range<Int> {
        let first = fields.count
        guard try json.objectCount(node) <= Machine.largestFieldCount else {
            throw json.refusal(node, "has more than 64 members")
        }
        try json.forEachMember(of: node) { (key) throws(AnimError) in
            let name = json.bytes(key)
            guard DocumentName.isName(name[...]) else { throw json.error(key, "is no name: \(DocumentName.rule)") }
            var value = Trace.Step(time: 0, line: 0, kind: .string)
            try readValue(key + 1, into: &value)
            let data: Trace.Field.Value =
                switch value.kind {
                case .number: .number(value.value)
                case .boolean: .boolean(value.value != 0)
                default: .text(value.text)
                }
            fields.append(Trace.Field(name: name, value: data))
        }
        return first..<fields.count
    }

    /// The value of an input; also sets the step's kind.
    private func readValue(_ node: Int32, into step: inout Trace.Step) throws(AnimError) {
        switch json.record(node).kind {
        case .number:
            step.kind = .number
            step.value = try json.number(node)
        case .boolean:
            step.kind = .boolean
            step.value = try json.boolean(node) ? 1 : 0
        case .string: step.text = json.bytes(node)
        default: throw json.refusal(node, "must be a number, a boolean or a string")
        }
    }
}
