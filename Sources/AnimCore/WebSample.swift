// SPDX-License-Identifier: MIT
import AnimMotion

/// The state of a `WebTiming` at one moment.
public struct WebSample: Sendable, Hashable {
    /// The phase of the moment.
    public let phase: TimingPhase
    /// Whether the effect is in effect; if not, the numbers that the specification calls unresolved are nil.
    public let isInEffect: Bool
    /// Whether the current direction is reverse.
    public let isReversing: Bool
    /// The active time.
    public let activeTime: Double?
    /// The number of iterations so far, including `iterationStart`.
    public let overallProgress: Double?
    /// The progress of the iteration, 0…1.
    public let simpleIterationProgress: Double?
    /// The index of the iteration, from 0; infinite after the last of infinitely many.
    public let currentIteration: Double?
    /// The input of the timing function, 0…1.
    public let directedProgress: Double?

    init(_ core: AnimMotion.WebTiming.Sample) {
        phase = TimingPhase(core.phase)
        isInEffect = core.isInEffect
        isReversing = core.isReversing
        activeTime = core.isInEffect ? core.activeTime : nil
        overallProgress = core.isInEffect ? core.overallProgress : nil
        simpleIterationProgress = core.isInEffect ? core.simpleIterationProgress : nil
        currentIteration = core.isInEffect ? core.currentIteration : nil
        directedProgress = core.isInEffect ? core.directedProgress : nil
    }
}
