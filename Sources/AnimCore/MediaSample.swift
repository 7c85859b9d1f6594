// SPDX-License-Identifier: MIT
import AnimMotion

/// What a `MediaTiming` says of one moment. Where it is not in effect, the numbers are as if it filled on both sides.
public struct MediaSample: Sendable, Equatable {
    /// Where the moment lies.
    public let phase: TimingPhase
    /// Whether there is a value: when it is active, and by the fill mode.
    public let isInEffect: Bool
    /// Whether it is on the way back of a repeat that autoreverses.
    public let isReversing: Bool
    /// How far the run has come, 0…1, folded on the way back.
    public let progress: Double
    /// The current repeat, from 0; infinite after the last of infinitely many.
    public let iteration: Double
    /// Seconds of local time, not clamped.
    public let localTime: Double
    /// Seconds into the run, folded: the parent time of what is in a group of this timing.
    public let iterationTime: Double
    /// How fast the progress grows, per second of the parent's time; 0 while it is not active.
    public let rate: Double
    /// How fast `iterationTime` grows; 0 while it is not active.
    public let iterationRate: Double

    init(_ core: AnimMotion.MediaTiming.Sample) {
        phase = TimingPhase(core.phase)
        isInEffect = core.isInEffect
        isReversing = core.isReversing
        progress = core.progress
        iteration = core.iteration
        localTime = core.localTime
        iterationTime = core.iterationTime
        rate = core.rate
        iterationRate = core.iterationRate
    }
}
