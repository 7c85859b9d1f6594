// SPDX-License-Identifier: MIT
import AnimMath

/// When something runs in its parent's time, how fast and how often: Core Animation's `CAMediaTiming`, as a function of
/// time.
///
/// Local time is (parent − beginTime) · speed + timeOffset. The active interval is local time 0 to `activeDuration`: its
/// begin belongs to it, its end does not; where time runs backwards (speed < 0) its end belongs to it and its begin
/// does not. Within it, iterations of `duration` follow each other; with `autoreverses` one repeat is an iteration there
/// and one back.
///
/// A group is a timing whose `Sample.iterationTime` is the parent time of what is in it; groups in groups compose.
///
/// Every combination of members gives an answer; `validated` makes sure that it is a sensible one.
package struct MediaTiming: Sendable, Equatable {
    /// Core Animation's: a duration of 0 means 0.25 s.
    package static let defaultDuration = 0.25

    /// Parent seconds at which local time is `timeOffset`.
    package var beginTime = 0.0
    /// Seconds of local time, added.
    package var timeOffset = 0.0
    /// Seconds of local time a second of the parent's. Negative runs backwards; at 0 local time stands at `timeOffset`.
    package var speed = 1.0
    /// Seconds of local time of one iteration, in one direction. 0 means 0.25 s; infinity is allowed.
    package var duration = 0.0
    /// How many repeats; parts of them too, and infinity. 0 says nothing.
    package var repeatCount = 0.0
    /// Seconds of local time in which to repeat. 0 says nothing. Core Animation leaves open what both mean: here, as in
    /// SMIL, what ends first ends it.
    package var repeatDuration = 0.0
    /// Whether each repeat runs back again.
    package var autoreverses = false
    package var fillMode = FillMode.none

    package init() {}

    /// A timing of checked parts.
    ///
    /// - Throws: `.argument` unless begin, offset and speed are finite and durations and count are numbers not below 0.
    package static func validated(
        beginTime: Double = 0,
        timeOffset: Double = 0,
        speed: Double = 1,
        duration: Double = 0,
        repeatCount: Double = 0,
        repeatDuration: Double = 0,
        autoreverses: Bool = false,
        fillMode: FillMode = .none
    ) throws(AnimError) -> MediaTiming {
        guard beginTime.isFinite, timeOffset.isFinite, speed.isFinite else {
            throw AnimError(.argument, "begin_time, time_offset and speed must be finite")
        }
        guard duration >= 0, repeatCount >= 0, repeatDuration >= 0 else {
            throw AnimError(
                .argument,
                "duration, repeat_count and repeat_duration must be numbers that are not below 0"
            )
        }
        var timing = MediaTiming()
        timing.beginTime = beginTime
        timing.timeOffset = timeOffset
        timing.speed = speed
        timing.duration = duration
        timing.repeatCount = repeatCount
        timing.repeatDuration = repeatDuration
        timing.autoreverses = autoreverses
        timing.fillMode = fillMode
        return timing
    }

    /// `duration`, or what 0 stands for.
    package var iterationDuration: Double { duration == 0 ? Self.defaultDuration : duration }

    /// Seconds of local time that the active interval lasts; +infinity when it never ends.
    package var activeDuration: Double { shape.duration }

    /// The active duration, and how many iterations there are in it: with autoreverse, two to a repeat.
    @inline(never)
    package var shape: (duration: Double, count: Double) {
        let length = iterationDuration
        let repeats = repeatCount > 0 ? repeatCount : 1
        let count = autoreverses ? 2 * repeats : repeats
        let counted = count * length
        guard repeatDuration > 0, repeatCount <= 0 || repeatDuration < counted else { return (counted, count) }
        return (repeatDuration, repeatDuration.isInfinite ? repeatDuration : repeatDuration / length)
    }

    /// Parent seconds at which it becomes active: −infinity when it always was, +infinity when it never will.
    package var startTime: Double { parentTime(speed < 0 ? activeDuration : 0) }

    /// Parent seconds at which it leaves the active interval for good: +infinity when it never will, −infinity when its
    /// time stands still beyond the interval.
    package var endTime: Double { parentTime(speed < 0 ? 0 : activeDuration) }

    /// The parent's time at a local time. Where local time stands still, the limit of ever slower motion.
    @inline(never)
    private func parentTime(_ local: Double) -> Double {
        if speed == 0 { return local > timeOffset ? .infinity : -.infinity }
        return beginTime + (local - timeOffset) / speed
    }

    package func hash(into hasher: inout StateHasher) {
        hasher.combine(beginTime)
        hasher.combine(timeOffset)
        hasher.combine(speed)
        hasher.combine(duration)
        hasher.combine(repeatCount)
        hasher.combine(repeatDuration)
        hasher.combine(autoreverses)
        hasher.combine(fillMode.rawValue)
    }
}
