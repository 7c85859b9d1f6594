// SPDX-License-Identifier: MIT
import AnimMath

/// Maps the parent's time to local time, with repeats: Core Animation's `CAMediaTiming` as a function of time.
///
/// Local time is (parent − beginTime) · speed + timeOffset. The active interval is local time 0 to `activeDuration`,
/// including its begin but not its end; if time runs backwards (speed < 0), including its end but not its begin. Inside
/// it, iterations of `duration` follow each other; with `autoreverses` one repeat is an iteration forwards and one
/// back.
///
/// A group is a timing whose `Sample.iterationTime` is the parent time of its contents; nested groups compose.
///
/// Every combination of members gives a result; `validated` ensures that it is meaningful.
package struct MediaTiming: Sendable, Equatable {
    /// Core Animation's: a duration of 0 means 0.25 s.
    package static let defaultDuration = 0.25

    /// The parent time in seconds at which local time is `timeOffset`.
    package var beginTime = 0.0
    /// Added to the local time, in seconds.
    package var timeOffset = 0.0
    /// Seconds of local time per second of the parent's. Negative runs backwards; at 0 local time stays at
    /// `timeOffset`.
    package var speed = 1.0
    /// Seconds of local time of one iteration, in one direction. 0 means 0.25 s; infinity is allowed.
    package var duration = 0.0
    /// How many repeats; may be fractional or infinite. 0 leaves it unset.
    package var repeatCount = 0.0
    /// Seconds of local time for which it repeats. 0 leaves it unset. Core Animation does not define the combination
    /// with `repeatCount`: here, as in SMIL, the shorter one applies.
    package var repeatDuration = 0.0
    /// Whether each repeat runs back again.
    package var autoreverses = false
    package var fillMode = FillMode.none

    package init() {}

    /// Makes a timing from checked parts.
    ///
    /// - Throws: `.argument` unless begin, offset and speed are finite and durations and count are not negative and not
    ///   NaN.
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

    /// `duration`, or the default for 0.
    package var iterationDuration: Double { duration == 0 ? Self.defaultDuration : duration }

    /// The length of the active interval in seconds of local time; +infinity if it never ends.
    package var activeDuration: Double { shape.duration }

    /// The active duration, and the number of its iterations: with autoreverse, two for each repeat.
    @inline(never)
    package var shape: (duration: Double, count: Double) {
        let length = iterationDuration
        let repeats = repeatCount > 0 ? repeatCount : 1
        let count = autoreverses ? 2 * repeats : repeats
        let counted = count * length
        guard repeatDuration > 0, repeatCount <= 0 || repeatDuration < counted else { return (counted, count) }
        if repeatDuration.isInfinite { return (repeatDuration, repeatDuration) }
        // Whole if it is except for rounding: three repeats of 0.7 s fill 2.1 s, and end with the third one's end.
        let exact = repeatDuration / length
        let whole = TimingIterations.floor(exact + 0.5)
        return (repeatDuration, (exact - whole).magnitude <= 0x1p-50 * whole ? whole : exact)
    }

    /// The parent time in seconds at which it becomes active: −infinity if it always was, +infinity if it never does.
    package var startTime: Double { parentTime(speed < 0 ? activeDuration : 0) }

    /// The parent time in seconds at which it leaves the active interval for good: +infinity if it never does,
    /// −infinity if its local time stands still beyond the interval.
    package var endTime: Double { parentTime(speed < 0 ? 0 : activeDuration) }

    /// The parent's time at a local time. If local time stands still, the limit of ever slower motion.
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
