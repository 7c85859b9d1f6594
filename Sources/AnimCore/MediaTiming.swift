// SPDX-License-Identifier: MIT
import AnimMotion

/// Maps the parent's time to local time, with repeats, as Core Animation's `CAMediaTiming`.
///
/// Local time is (parent time − `beginTime`) × `speed` + `timeOffset`. The timing is active from local time 0 until the
/// end of its active duration.
public struct MediaTiming: Sendable, Hashable {
    /// The parent time in seconds at which local time is `timeOffset`; finite.
    public var beginTime: Double
    /// Added to the local time, in seconds; finite.
    public var timeOffset: Double
    /// Seconds of local time per second of the parent's; finite. Negative runs backwards, 0 stays at `timeOffset`.
    public var speed: Double
    /// Seconds of one run in one direction, 0 or more; may be infinite; 0 means 0.25.
    public var duration: Double
    /// How many repeats, 0 or more; may be fractional or infinite; 0 leaves it unset.
    public var repeatCount: Double
    /// Seconds of local time for which it repeats, 0 or more; 0 leaves it unset. If a count is given too, the shorter
    /// one applies.
    public var repeatDuration: Double
    /// Whether each repeat runs back again.
    public var autoreverses: Bool
    /// Whether there is a value outside the active time.
    public var fillMode: FillMode

    /// Makes a timing. Invalid numbers are reported when it is used.
    /// - Parameters:
    ///   - beginTime: The parent time in seconds at which local time is `timeOffset`.
    ///   - timeOffset: Added to the local time, in seconds.
    ///   - speed: Seconds of local time per second of the parent's.
    ///   - duration: Seconds of one run in one direction; 0 means 0.25.
    ///   - repeatCount: How many repeats; 0 leaves it unset.
    ///   - repeatDuration: Seconds of local time for which it repeats; 0 leaves it unset.
    ///   - autoreverses: Whether each repeat runs back again.
    ///   - fillMode: Whether there is a value outside the active time.
    public init(
        beginTime: Double = 0,
        timeOffset: Double = 0,
        speed: Double = 1,
        duration: Double = 0,
        repeatCount: Double = 0,
        repeatDuration: Double = 0,
        autoreverses: Bool = false,
        fillMode: FillMode = .none
    ) {
        self.beginTime = beginTime
        self.timeOffset = timeOffset
        self.speed = speed
        self.duration = duration
        self.repeatCount = repeatCount
        self.repeatDuration = repeatDuration
        self.autoreverses = autoreverses
        self.fillMode = fillMode
    }

    func core() throws(AnimError) -> AnimMotion.MediaTiming {
        try translating { () throws(EngineError) in
            try AnimMotion.MediaTiming.validated(
                beginTime: beginTime,
                timeOffset: timeOffset,
                speed: speed,
                duration: duration,
                repeatCount: repeatCount,
                repeatDuration: repeatDuration,
                autoreverses: autoreverses,
                fillMode: fillMode.core
            )
        }
    }

    /// The state of the timing at one moment. O(1).
    /// - Parameter time: Seconds of the parent's time; finite.
    /// - Throws: `.argument` for a time or a member out of range.
    public func sample(at time: Double) throws(AnimError) -> MediaSample {
        try finite(time, "time")
        return MediaSample(try core().sample(at: time))
    }

    /// The states of the timing at many moments. O(times).
    /// - Parameter times: Seconds of the parent's time; finite.
    /// - Throws: `.argument` for a time or a member out of range.
    public func samples(at times: [Double]) throws(AnimError) -> [MediaSample] {
        let core = try core()
        try finite(times, "times")
        return times.map { MediaSample(core.sample(at: $0)) }
    }

    /// Seconds of local time for which the timing is active; may be infinite.
    /// - Throws: `.argument` for a member out of range.
    public func activeDuration() throws(AnimError) -> Double { try core().activeDuration }

    /// The start and end of the active time, in seconds of the parent's time; may be infinite.
    /// - Throws: `.argument` for a member out of range.
    public func interval() throws(AnimError) -> (start: Double, end: Double) {
        let core = try core()
        return (core.startTime, core.endTime)
    }
}
