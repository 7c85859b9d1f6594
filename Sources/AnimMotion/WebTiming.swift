// SPDX-License-Identifier: MIT
import AnimMath

/// The timing of an animation effect as Web Animations Level 1 computes it: a function of local time (the animation's
/// current time), step by step as in sections 4.5 to 4.9 of https://www.w3.org/TR/web-animations-1/.
///
/// Times may be in any one unit.
package struct WebTiming: Sendable, Equatable {
    /// The playback direction. The raw values are those of `ANIM_DIRECTION_…`.
    package enum Direction: Int32, Sendable {
        case normal = 0
        case reverse = 1
        case alternate = 2
        case alternateReverse = 3
    }

    /// The start delay, signed.
    package var delay = 0.0
    /// The end delay, signed.
    package var endDelay = 0.0
    /// The iteration at which to start, ≥ 0; may be fractional.
    package var iterationStart = 0.0
    /// The iteration count, ≥ 0; infinity is allowed.
    package var iterations = 1.0
    /// The iteration duration, ≥ 0; infinity is allowed.
    package var duration = 0.0
    package var direction = Direction.normal
    package var fill = MediaTiming.FillMode.none
    /// The animation's playback rate. If negative, an interval includes its end but not its begin.
    package var playbackRate = 1.0

    package init() {}

    /// The same timing, checked.
    ///
    /// - Throws: `.argument` unless delays, iteration start and playback rate are finite and start, count and duration
    ///   are not negative and not NaN.
    package func validated() throws(AnimError) -> WebTiming {
        guard delay.isFinite, endDelay.isFinite, iterationStart.isFinite, playbackRate.isFinite else {
            throw AnimError(.argument, "delay, end_delay, iteration_start and playback_rate must be finite")
        }
        guard iterationStart >= 0, iterations >= 0, duration >= 0 else {
            throw AnimError(.argument, "iteration_start, iterations and duration must be numbers that are not below 0")
        }
        return self
    }

    /// duration × iterations; 0 if either is 0.
    package var activeDuration: Double { duration == 0 || iterations == 0 ? 0 : duration * iterations }

    /// max(delay + active duration + end delay, 0).
    package var endTime: Double { max(delay + activeDuration + endDelay, 0) }

    /// The state of a timing at one moment.
    package struct Sample: Sendable, Equatable {
        package var phase: MediaTiming.Phase
        /// Whether the effect is in effect. If not, the numbers that the specification calls unresolved are 0 here.
        package var isInEffect = false
        /// Whether the current direction is reverse.
        package var isReversing = false
        package var activeTime = 0.0
        package var overallProgress = 0.0
        package var simpleIterationProgress = 0.0
        /// Infinite after the last of infinitely many.
        package var currentIteration = 0.0
        package var directedProgress = 0.0
    }

    /// The state of the timing at a local time.
    ///
    /// Complexity: O(1).
    @inline(never)
    package func sample(at local: Double) -> Sample {
        let active = activeDuration
        let end = endTime
        let isBackwards = playbackRate < 0
        let beforeActive = max(min(delay, end), 0)
        let activeAfter = max(min(delay + active, end), 0)
        var sample = Sample(phase: .active)
        if local < beforeActive || isBackwards && local == beforeActive {
            sample.phase = .before
        } else if local > activeAfter || !isBackwards && local == activeAfter {
            sample.phase = .after
        }
        guard fill.isInEffect(sample.phase) else { return sample }
        sample.isInEffect = true

        // Compares the sum: the difference between end and delay may round to either side of the duration.
        let isOver = sample.phase != .before && local >= delay + active
        sample.activeTime = isOver ? active : max(local - delay, 0)
        let steps = TimingIterations(
            activeTime: sample.activeTime,
            duration: duration,
            activeDuration: active,
            count: iterations,
            start: iterationStart,
            phase: sample.phase
        )
        sample.overallProgress = steps.overall
        sample.simpleIterationProgress = steps.simple
        sample.currentIteration = steps.current
        switch direction {
        case .normal: sample.isReversing = false
        case .reverse: sample.isReversing = true
        case .alternate: sample.isReversing = TimingIterations.isOdd(steps.current)
        case .alternateReverse: sample.isReversing = TimingIterations.isOdd(steps.current + 1)
        }
        sample.directedProgress = sample.isReversing ? 1 - steps.simple : steps.simple
        return sample
    }
}
