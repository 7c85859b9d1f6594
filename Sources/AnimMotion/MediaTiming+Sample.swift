// SPDX-License-Identifier: MIT
extension MediaTiming {
    /// The state of a timing at one moment.
    package struct Sample: Sendable, Equatable {
        package var phase: Phase
        /// Whether there is a value: always in the active phase, otherwise according to the fill mode. The other
        /// members have the values that they would have if the timing filled on both sides.
        package var isInEffect: Bool
        /// The progress of the iteration, 0…1; decreasing on the way back.
        package var progress: Double
        /// The current repeat, from 0; infinite after the last of infinitely many.
        package var iteration: Double
        /// Whether it is on its way back.
        package var isReversing: Bool
        /// Seconds of local time, not clamped.
        package var localTime: Double
        /// Seconds into the iteration, decreasing on the way back: the parent time of a group's contents.
        package var iterationTime: Double
        /// d progress / d parent time, per second, signed; 0 outside the active phase.
        package var rate: Double
        /// d iteration time / d parent time; 0 outside the active phase.
        package var iterationRate: Double
    }

    /// The state of the timing at a finite time of the parent, in seconds.
    ///
    /// At and after the end the progress is that of the end itself: 1 after three repeats, 0.5 after two and a half, 0
    /// after returning.
    ///
    /// Complexity: O(1).
    @inline(never)
    package func sample(at parent: Double) -> Sample {
        let length = iterationDuration
        let (active, count) = shape
        let local = speed == 0 ? timeOffset : (parent - beginTime) * speed + timeOffset
        let phase = phase(local, parent, active)

        let clamped = local < 0 || phase == .before ? 0 : local > active || phase == .after ? active : local
        let iterations = TimingIterations(
            activeTime: clamped,
            duration: length,
            activeDuration: active,
            count: count,
            start: 0,
            phase: phase
        )
        let isReversing = autoreverses && TimingIterations.isOdd(iterations.current)
        let iteration = autoreverses ? TimingIterations.floor(iterations.current * 0.5) : iterations.current

        var time = iterations.current == 0 ? clamped : clamped - iterations.current * length
        if iterations.simple == 1 || time > length { time = length } else if time < 0 { time = 0 }
        if !time.isFinite { time = 0 }
        let direction = phase != .active ? 0 : isReversing ? -speed : speed
        return Sample(
            phase: phase,
            isInEffect: fillMode.isInEffect(phase),
            progress: isReversing ? 1 - iterations.simple : iterations.simple,
            iteration: iteration,
            isReversing: isReversing,
            localTime: local,
            iterationTime: isReversing ? length - time : time,
            rate: direction / length,
            iterationRate: direction
        )
    }

    /// The phase by local time and by the parent's time. It agrees with `startTime` and `endTime` even if the local
    /// time at them is rounded to the other side.
    private func phase(_ local: Double, _ parent: Double, _ active: Double) -> Phase {
        let isOver = parent >= endTime
        if speed < 0 {
            if local <= 0 || isOver { return .before }
            return local > active && parent < startTime ? .after : .active
        }
        if local >= active || isOver { return .after }
        return local < 0 && parent < startTime ? .before : .active
    }
}
