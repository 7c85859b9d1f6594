// SPDX-License-Identifier: MIT
import AnimMotion

/// The timing of an animation effect as Web Animations Level 1 computes it: a function of time. Times may use any one
/// unit.
public struct WebTiming: Sendable, Hashable {
    /// The direction of the iterations.
    public enum Direction: Sendable, Hashable {
        /// All forward.
        case normal
        /// All backward.
        case reverse
        /// Alternating, the first forward.
        case alternate
        /// Alternating, the first backward.
        case alternateReverse

        fileprivate var core: AnimMotion.WebTiming.Direction {
            switch self {
            case .normal: .normal
            case .reverse: .reverse
            case .alternate: .alternate
            case .alternateReverse: .alternateReverse
            }
        }
    }

    /// The duration of one iteration, 0 or more; may be infinite.
    public var duration: Double
    /// The time before the start; finite, may be negative.
    public var delay: Double
    /// The time after the end; finite, may be negative.
    public var endDelay: Double
    /// The iteration at which the effect begins: 0 or more, finite.
    public var iterationStart: Double
    /// How many iterations, 0 or more; may be fractional or infinite.
    public var iterations: Double
    /// The direction of the iterations.
    public var direction: Direction
    /// Whether there is a value before and after.
    public var fill: FillMode
    /// The playback rate of the animation; only its sign matters here. Finite.
    public var playbackRate: Double

    /// Makes a timing. Invalid numbers are reported when it is used.
    /// - Parameters:
    ///   - duration: The duration of one iteration.
    ///   - delay: The time before the start.
    ///   - endDelay: The time after the end.
    ///   - iterationStart: The iteration at which the effect begins.
    ///   - iterations: How many iterations.
    ///   - direction: The direction of the iterations.
    ///   - fill: Whether there is a value before and after.
    ///   - playbackRate: The playback rate of the animation; only its sign matters here.
    public init(
        duration: Double = 0,
        delay: Double = 0,
        endDelay: Double = 0,
        iterationStart: Double = 0,
        iterations: Double = 1,
        direction: Direction = .normal,
        fill: FillMode = .none,
        playbackRate: Double = 1
    ) {
        self.duration = duration
        self.delay = delay
        self.endDelay = endDelay
        self.iterationStart = iterationStart
        self.iterations = iterations
        self.direction = direction
        self.fill = fill
        self.playbackRate = playbackRate
    }

    private func core() throws(AnimError) -> AnimMotion.WebTiming {
        var core = AnimMotion.WebTiming()
        core.duration = duration
        core.delay = delay
        core.endDelay = endDelay
        core.iterationStart = iterationStart
        core.iterations = iterations
        core.direction = direction.core
        core.fill = fill.core
        core.playbackRate = playbackRate
        return try translating { () throws(EngineError) in try core.validated() }
    }

    /// The state of the timing at one moment. O(1).
    /// - Parameter time: The local time; finite.
    /// - Throws: `.argument` for a time or a member out of range.
    public func sample(at time: Double) throws(AnimError) -> WebSample {
        try finite(time, "time")
        return WebSample(try core().sample(at: time))
    }

    /// The states of the timing at many moments. O(times).
    /// - Parameter times: Local times; finite.
    /// - Throws: `.argument` for a time or a member out of range.
    public func samples(at times: [Double]) throws(AnimError) -> [WebSample] {
        let core = try core()
        try finite(times, "times")
        return times.map { WebSample(core.sample(at: $0)) }
    }

    /// The active duration: duration × iterations.
    /// - Throws: `.argument` for a member out of range.
    public func activeDuration() throws(AnimError) -> Double { try core().activeDuration }

    /// The end time: the sum of delay, active duration and end delay, at least 0.
    /// - Throws: `.argument` for a member out of range.
    public func endTime() throws(AnimError) -> Double { try core().endTime }
}
