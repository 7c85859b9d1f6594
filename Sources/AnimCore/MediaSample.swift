// SPDX-License-Identifier: MIT
import AnimMotion

/// The state of a `MediaTiming` at one moment. When the timing is not in effect, the numbers are as if it filled on
/// both sides.
public struct MediaSample: Sendable, Hashable {
    /// The phase of the moment.
    public let phase: TimingPhase
    /// Whether there is a value: in the active phase, and in others according to the fill mode.
    public let isInEffect: Bool
    /// Whether the moment is in the backward half of a repeat that autoreverses.
    public let isReversing: Bool
    /// The progress of the run, 0…1; it runs back to 0 in the backward half.
    public let progress: Double
    /// The current repeat, from 0; infinite after the last of infinitely many.
    public let iteration: Double
    /// Seconds of local time, not clamped.
    public let localTime: Double
    /// Seconds into the run, also running back: the parent time of the contents of a group with this timing.
    public let iterationTime: Double
    /// The rate of the progress per second of the parent's time; 0 outside the active phase.
    public let rate: Double
    /// The rate of `iterationTime`; 0 outside the active phase.
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
