// SPDX-License-Identifier: MIT
import AnimMotion

/// What a `WebTiming` says of one moment.
public struct WebSample: Sendable, Equatable {
    /// Where the moment lies.
    public let phase: TimingPhase
    /// Whether it is in effect; otherwise the numbers are what the specification calls unresolved, and nil.
    public let isInEffect: Bool
    /// Whether the current direction is reverse.
    public let isReversing: Bool
    /// The time in which it has been active.
    public let activeTime: Double?
    /// The iterations so far, with `iterationStart`.
    public let overallProgress: Double?
    /// How far the iteration has come, 0…1.
    public let simpleIterationProgress: Double?
    /// The number of the iteration, from 0; infinite after the last of infinitely many.
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
