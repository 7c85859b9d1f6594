// SPDX-License-Identifier: MIT
import AnimScene

/// A recording of what was done to a scene, with its times: JSON lines. Many scenes may play it.
public struct Trace: Sendable, CustomStringConvertible {
    let core: AnimScene.Trace

    /// Reads a trace.
    /// - Parameter text: JSON lines, at most 64 MiB.
    /// - Throws: `.syntax`, `.document` or `.limit`, with line and column.
    public init(_ text: String) throws(AnimError) {
        let bytes = try bytes(text, "text")
        core = try translating { () throws(EngineError) in try AnimScene.Trace(text: bytes) }
    }

    /// How many steps it has.
    public var stepCount: Int { core.stepCount }

    /// When it ends, in seconds of the scene's host time.
    public var end: Double { Flicks.seconds(core.end) }

    /// When it ends, in flicks: exactly.
    public var endInFlicks: Int64 { core.end }

    /// When each step is, in flicks of the scene's host time.
    public var stepTimesInFlicks: [Int64] { core.steps.map(\.time) }

    /// When each step is, in seconds of the scene's host time.
    public var stepTimes: [Double] { core.steps.map { Flicks.seconds($0.time) } }

    /// What the scene's random numbers were seeded with; nil where it does not say.
    public var seed: UInt64? { core.seed }

    /// The parameters that the document was read with: a JSON object, or empty.
    public var parameters: String { text(core.parameters) }

    /// How many steps it has and how long it is, such as `Trace(steps: 4, end: 1.5)`.
    public var description: String { "Trace(steps: \(stepCount), end: \(end))" }
}

extension Scene {
    /// Plays a trace from its first step to its end.
    /// - Parameter trace: Of a scene of the same document.
    /// - Throws: What a step or an advance on the way threw; the scene stays where it was refused.
    public func play(_ trace: Trace) throws(AnimError) {
        var step = 0
        try play(trace, untilFlick: trace.endInFlicks, nextStep: &step)
    }

    /// Plays a part of a trace: advances to each step that is not after a time, applies it there, and advances to the time.
    /// - Parameters:
    ///   - trace: Of a scene of the same document.
    ///   - time: Flicks of host time, not before the scene's.
    ///   - nextStep: The step to begin with, 0 at first; it is moved on, also where a step is refused.
    /// - Throws: What a step or an advance on the way threw; the scene stays where it was refused.
    public func play(_ trace: Trace, untilFlick time: Int64, nextStep: inout Int) throws(AnimError) {
        try stage.check()
        defer { stage.listeners.callReady() }
        var step = nextStep
        defer { nextStep = step }
        try call { (core) throws(EngineError) in try core.play(trace.core, until: time, nextStep: &step) }
    }

    /// Applies one step of a trace now, whatever its time.
    /// - Parameters:
    ///   - step: Its index.
    ///   - trace: Of a scene of the same document.
    /// - Throws: `.notFound` for an index that is none, and what the step throws.
    public func apply(step: Int, of trace: Trace) throws(AnimError) {
        try call { (core) throws(EngineError) in try core.apply(step: step, of: trace.core) }
    }
}
