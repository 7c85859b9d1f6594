// SPDX-License-Identifier: MIT
import AnimMotion

/// When something runs in its parent's time, how fast and how often, as Core Animation's `CAMediaTiming`: a function of time.
///
/// Local time is (parent time − `beginTime`) × `speed` + `timeOffset`. It is active from local time 0 until the active duration
/// is over.
public struct MediaTiming: Sendable, Equatable {
    /// Seconds of parent time at which local time is `timeOffset`; finite.
    public var beginTime: Double
    /// Seconds of local time, added; finite.
    public var timeOffset: Double
    /// Seconds of local time in a second of the parent's; finite. Negative runs backwards, 0 stands at `timeOffset`.
    public var speed: Double
    /// Seconds of one run in one direction, 0 or more, may be infinite; 0 means 0.25.
    public var duration: Double
    /// How many repeats, 0 or more, fractional or infinite; 0 says nothing.
    public var repeatCount: Double
    /// Seconds of local time in which to repeat, 0 or more; 0 says nothing. Where a count is given too, what ends first ends it.
    public var repeatDuration: Double
    /// Whether each repeat runs back again.
    public var autoreverses: Bool
    /// Whether there is a value outside the time in which it is active.
    public var fillMode: FillMode

    /// A timing. Wrong numbers are reported where it is used.
    /// - Parameters:
    ///   - beginTime: Seconds of parent time at which local time is `timeOffset`.
    ///   - timeOffset: Seconds of local time, added.
    ///   - speed: Seconds of local time in a second of the parent's.
    ///   - duration: Seconds of one run in one direction; 0 means 0.25.
    ///   - repeatCount: How many repeats; 0 says nothing.
    ///   - repeatDuration: Seconds of local time in which to repeat; 0 says nothing.
    ///   - autoreverses: Whether each repeat runs back again.
    ///   - fillMode: Whether there is a value outside the time in which it is active.
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

    /// What the timing says of a moment. O(1).
    /// - Parameter time: Seconds of the parent's time; finite.
    /// - Throws: `.argument` for a time or a member that is not in its range.
    public func sample(at time: Double) throws(AnimError) -> MediaSample {
        try finite(time, "time")
        return MediaSample(try core().sample(at: time))
    }

    /// What the timing says of many moments. O(times).
    /// - Parameter times: Seconds of the parent's time; finite.
    /// - Throws: `.argument` for a time or a member that is not in its range.
    public func samples(at times: [Double]) throws(AnimError) -> [MediaSample] {
        let core = try core()
        try finite(times, "times")
        return times.map { MediaSample(core.sample(at: $0)) }
    }

    /// Seconds of local time in which it is active; may be infinite.
    /// - Throws: `.argument` for a member that is not in its range.
    public func activeDuration() throws(AnimError) -> Double { try core().activeDuration }

    /// When it becomes active and when it is over, in seconds of the parent's time; may be infinite.
    /// - Throws: `.argument` for a member that is not in its range.
    public func interval() throws(AnimError) -> (start: Double, end: Double) {
        let core = try core()
        return (core.startTime, core.endTime)
    }
}
