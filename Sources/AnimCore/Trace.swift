// SPDX-License-Identifier: MIT
import AnimScene

/// A recording of actions on a scene with their times, as JSON lines. Many scenes may play it.
public struct Trace: Sendable, CustomStringConvertible {
    let core: AnimScene.Trace

    /// Parses a trace.
    /// - Parameter text: JSON lines, at most 64 MiB.
    /// - Throws: `.syntax`, `.document` or `.limit`, with line and column.
    public init(_ text: String) throws(AnimError) {
        let bytes = try bytes(text, "text")
        core = try translating { () throws(EngineError) in try AnimScene.Trace(text: bytes) }
    }

    /// How many steps the trace has.
    public var stepCount: Int { core.stepCount }

    /// The end of the trace, in seconds of the scene's host time.
    public var end: Double { Flicks.seconds(core.end) }

    /// The end of the trace in flicks; exact.
    public var endInFlicks: Int64 { core.end }

    /// The times of the steps, in flicks of the scene's host time.
    public var stepTimesInFlicks: [Int64] { core.steps.map(\.time) }

    /// The times of the steps, in seconds of the scene's host time.
    public var stepTimes: [Double] { core.steps.map { Flicks.seconds($0.time) } }

    /// The seed of the scene's random numbers; nil if the trace has none.
    public var seed: UInt64? { core.seed }

    /// The document parameters of the recording: a JSON object, or empty.
    public var parameters: String { text(core.parameters) }

    /// The number of steps and the end, such as `Trace(steps: 4, end: 1.5)`.
    public var description: String { "Trace(steps: \(stepCount), end: \(end))" }
}

extension Scene {
    /// Plays a trace from its first step to its end.
    /// - Parameter trace: A trace of a scene of the same document.
    /// - Throws: The error of a step or an advance; the scene stays where that was rejected.
    public func play(_ trace: Trace) throws(AnimError) {
        var step = 0
        try play(trace, untilFlick: trace.endInFlicks, nextStep: &step)
    }

    /// Plays part of a trace: advances to each step up to a time, applies it, and advances to the time.
    /// - Parameters:
    ///   - trace: A trace of a scene of the same document.
    ///   - time: Flicks of host time, not before the scene's.
    ///   - nextStep: The index of the next step, 0 at first. It is advanced to the first step that was not applied,
    ///     even if the call throws.
    /// - Throws: The error of a step or an advance; the scene stays where that was rejected.
    public func play(_ trace: Trace, untilFlick time: Int64, nextStep: inout Int) throws(AnimError) {
        try stage.check()
        defer { stage.listeners.callReady() }
        var step = nextStep
        defer { nextStep = step }
        try call { (core) throws(EngineError) in try core.play(trace.core, until: time, nextStep: &step) }
    }

    /// Applies one step of a trace now, whatever its time.
    /// - Parameters:
    ///   - step: The index of the step.
    ///   - trace: A trace of a scene of the same document.
    /// - Throws: `.notFound` for an invalid index, and the error of the step.
    public func apply(step: Int, of trace: Trace) throws(AnimError) {
        try call { (core) throws(EngineError) in try core.apply(step: step, of: trace.core) }
    }
}
