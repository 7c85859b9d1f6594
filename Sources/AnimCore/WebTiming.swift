// SPDX-License-Identifier: MIT
import AnimMotion

/// The timing of an animation effect as Web Animations Level 1 computes it: a function of time. Times are in any one unit.
public struct WebTiming: Sendable, Equatable {
    /// Which way the iterations run.
    public enum Direction: Sendable, Equatable {
        /// All forwards.
        case normal
        /// All backwards.
        case reverse
        /// In turn, the first forwards.
        case alternate
        /// In turn, the first backwards.
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

    /// Of one iteration, 0 or more, may be infinite.
    public var duration: Double
    /// Before it begins; finite, may be negative.
    public var delay: Double
    /// After it ends; finite, may be negative.
    public var endDelay: Double
    /// At which iteration it begins: 0 or more, finite.
    public var iterationStart: Double
    /// How many iterations, 0 or more, fractional or infinite.
    public var iterations: Double
    /// Which way the iterations run.
    public var direction: Direction
    /// Whether there is a value before and after.
    public var fill: FillMode
    /// The animation's; only its sign counts here. Finite.
    public var playbackRate: Double

    /// A timing. Wrong numbers are reported where it is used.
    /// - Parameters:
    ///   - duration: Of one iteration.
    ///   - delay: Before it begins.
    ///   - endDelay: After it ends.
    ///   - iterationStart: At which iteration it begins.
    ///   - iterations: How many iterations.
    ///   - direction: Which way they run.
    ///   - fill: Whether there is a value before and after.
    ///   - playbackRate: The animation's; only its sign counts here.
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

    /// What the timing says of a moment. O(1).
    /// - Parameter time: The local time; finite.
    /// - Throws: `.argument` for a time or a member that is not in its range.
    public func sample(at time: Double) throws(AnimError) -> WebSample {
        try finite(time, "time")
        return WebSample(try core().sample(at: time))
    }

    /// What the timing says of many moments. O(times).
    /// - Parameter times: Local times; finite.
    /// - Throws: `.argument` for a time or a member that is not in its range.
    public func samples(at times: [Double]) throws(AnimError) -> [WebSample] {
        let core = try core()
        try finite(times, "times")
        return times.map { WebSample(core.sample(at: $0)) }
    }

    /// How long it is active: duration × iterations.
    /// - Throws: `.argument` for a member that is not in its range.
    public func activeDuration() throws(AnimError) -> Double { try core().activeDuration }

    /// When it ends: delay, active duration and end delay together, at least 0.
    /// - Throws: `.argument` for a member that is not in its range.
    public func endTime() throws(AnimError) -> Double { try core().endTime }
}
