/// A recording of inputs: JSON lines, each a step at its time. The format is described in docs/trace-format.md.
public struct Trace: Sendable {
    /// What a step does.
    enum Input: Sendable {
        case pointer(Scene.PointerAction, Int32, x: Double, y: Double)
        case send([UInt8])
        case number([UInt8], Double)
        case boolean([UInt8], Bool)
        case string([UInt8], [UInt8])
        case trigger([UInt8])
        case pause(Bool)
        case timeScale(Double)
    }

    struct Step: Sendable {
        /// Host time in flicks.
        var time: Int64
        var input: Input
        var line: Int32
    }

    static let version: Int64 = 1

    let steps: [Step]
    /// When it ends, in flicks of host time: the time of its `end` line, or else of its last step.
    public let end: Int64

    public var stepCount: Int { steps.count }

    /// The time of a step in flicks.
    /// - Throws: `.notFound`.
    public func time(ofStep index: Int) throws(AnimError) -> Int64 { try step(index).time }

    func step(_ index: Int) throws(AnimError) -> Step {
        guard index >= 0, index < steps.count else { throw AnimError(.notFound, "index is that of no step") }
        return steps[index]
    }

    /// Reads a trace.
    /// - Parameter text: UTF-8, at most 64 MiB.
    /// - Throws: `.syntax`, `.document`, `.limit`, each with the line.
    public init(text: [UInt8]) throws(AnimError) {
        let lines = try JSONLines.parse(text)
        guard let first = lines[0] else {
            throw AnimError(
                .document,
                "a trace begins with the line {\"trace\": 1}",
                place: AnimError.Place(line: 1, column: 1)
            )
        }
        let header = try first.root.object()
        let version = try header.require("trace")
        guard try version.number() == Double(Trace.version) else {
            throw version.error("must be 1, the version of the format that this library reads")
        }
        try header.allowOnly("trace document description")
        if let document = header.member("document") { _ = try document.string() }
        if let description = header.member("description") { _ = try description.string() }
        var steps: [Step] = []
        var now: Int64 = 0
        var end: Int64?
        var isFirst = true
        for line in lines {
            if isFirst {
                isFirst = false
                continue
            }
            guard end == nil else { throw line.root.error("comes after the end of the trace") }
            let object = try line.root.object()
            let at = try object.require("at")
            let seconds = try at.number()
            guard seconds >= 0, let time = Flicks.rounded(seconds: seconds) else {
                throw at.error("must be a number of seconds, 0 or more")
            }
            guard time >= now else { throw at.error("must not be before the step above") }
            now = time
            if let value = object.member("end") {
                try object.allowOnly("at end")
                guard try value.boolean() else { throw value.error("must be true") }
                end = time
            } else {
                steps.append(Step(time: time, input: try Trace.input(object), line: line.root.place.line))
            }
        }
        self.steps = steps
        self.end = end ?? now
    }

    private static let pointerActions: WordList = "down move up cancel"

    private static func input(_ object: JSONObject) throws(AnimError) -> Input {
        if let value = object.member("pointer") {
            try object.allowOnly("at pointer id x y")
            let action = Scene.PointerAction(rawValue: Int32(try value.choice(of: pointerActions))) ?? .cancel
            let number = try object.member("id")?.integer(in: Int64(Int32.min)...Int64(Int32.max)) ?? 0
            if action == .cancel { return .pointer(action, Int32(number), x: 0, y: 0) }
            return .pointer(
                action,
                Int32(number),
                x: try object.require("x").number(),
                y: try object.require("y").number()
            )
        }
        if let value = object.member("send") {
            try object.allowOnly("at send")
            let name = try value.string()
            guard DocumentName.isEvent(name) else { throw value.error("is no event: \(DocumentName.eventRule)") }
            return .send(name)
        }
        if let value = object.member("input") {
            try object.allowOnly("at input value")
            let name = try value.string()
            let content = try object.require("value")
            switch content.kind {
            case .number: return .number(name, try content.number())
            case .boolean: return .boolean(name, try content.boolean())
            case .string: return .string(name, try content.string())
            case .null, .array, .object: throw content.error("must be a number, a boolean or a string")
            }
        }
        if let value = object.member("trigger") {
            try object.allowOnly("at trigger")
            return .trigger(try value.string())
        }
        if let value = object.member("pause") {
            try object.allowOnly("at pause")
            return .pause(try value.boolean())
        }
        if let value = object.member("timeScale") {
            try object.allowOnly("at timeScale")
            return .timeScale(try value.number())
        }
        throw object.value.error("must have one of the keys pointer, send, input, trigger, pause, timeScale and end")
    }
}

extension Scene {
    /// Applies one step's input now, whatever the time.
    /// - Throws: what the input itself throws, with the step's line.
    public func apply(step index: Int, of trace: Trace) throws(AnimError) {
        let step = try trace.step(index)
        do throws(AnimError) {
            switch step.input {
            case .pointer(let action, let number, let x, let y): try pointer(action, number, x: x, y: y)
            case .send(let name): try send(name)
            case .number(let name, let value): try setNumber(value, ofInput: name)
            case .boolean(let name, let value): try setBoolean(value, ofInput: name)
            case .string(let name, let value): try setString(value, ofInput: name)
            case .trigger(let name): try fireTrigger(name)
            case .pause(let paused): stage.setPaused(paused)
            case .timeScale(let scale): try stage.setTimeScale(scale)
            }
        } catch {
            let place = AnimError.Place(line: step.line, column: 1)
            throw AnimError(error.code, error.text, place: place)
        }
    }

    /// Plays a trace up to a host time: advances to each step from `nextStep` on whose time is not after it, applies it
    /// there, and then advances to the time.
    /// - Throws: `.argument` for a time before the scene's, `.limit` for one too far ahead and `.state` while a transaction is
    ///   open, all before anything is played; else what a step or an advance on the way throws, and the scene then stands
    ///   where it was refused, with `nextStep` naming the step that comes next.
    public func play(_ trace: Trace, until time: Int64, nextStep: inout Int) throws(AnimError) {
        guard time >= stage.hostTime else {
            throw AnimError(.argument, "time is before the scene's host time")
        }
        guard nextStep >= 0, nextStep <= trace.stepCount else {
            throw AnimError(.argument, "next_step is beyond the trace's last step")
        }
        // Refused before the first step, so that a time that cannot be reached changes nothing.
        try stage.checkHostAdvance(flicks: time - stage.hostTime)
        while nextStep < trace.stepCount, try trace.time(ofStep: nextStep) <= time {
            let due = try trace.time(ofStep: nextStep)
            if due > stage.hostTime { try advance(flicks: due - stage.hostTime) }
            try apply(step: nextStep, of: trace)
            nextStep += 1
        }
        try advance(flicks: time - stage.hostTime)
    }
}
