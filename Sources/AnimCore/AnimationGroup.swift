// SPDX-License-Identifier: MIT
import AnimStage

/// Animations that go by a clock of their own, which can be paused, set and run at another speed.
///
///     let clock = try stage.addGroup()
///     try x.animate(.linear(duration: 2), to: 10, options: .init(group: clock))
///     try clock.pause()
///     try clock.seek(to: 1)
///
/// A group that was made with a `MediaTiming` is timed as a whole by that instead, and can only be removed.
public struct AnimationGroup: AnimationClock, Identifiable, Equatable {
    /// The stage that it is on.
    public let stage: Stage
    /// What tells it apart.
    public let id: Identifier

    /// Sets how fast the clock runs from now on.
    /// - Parameter speed: 0…10⁶; 1 is as fast as what is around it.
    /// - Throws: `.argument` outside that range, `.kind` for a group that is no clock, `.identifier` where it is no more.
    public func setSpeed(_ speed: Double) throws(AnimError) {
        try stage.call { (stage) throws(EngineError) in try stage.setSpeed(speed, of: core) }
    }

    /// Lets the clock stand still.
    /// - Throws: `.kind` for a group that is no clock, `.identifier` where it is no more.
    public func pause() throws(AnimError) { try setPaused(true) }

    /// Lets the clock run on.
    /// - Throws: `.kind` for a group that is no clock, `.identifier` where it is no more.
    public func resume() throws(AnimError) { try setPaused(false) }

    private func setPaused(_ isPaused: Bool) throws(AnimError) {
        try stage.call { (stage) throws(EngineError) in try stage.setPaused(isPaused, of: core) }
    }

    /// Sets the clock: everything in it is shown as it is then. What ended before that ends when the stage next advances.
    /// - Parameter seconds: Its own time, 0…10⁹.
    /// - Throws: `.argument` or `.limit` outside that range, `.kind` for a group that is no clock, `.identifier` where it is no
    ///   more.
    public func seek(to seconds: Double) throws(AnimError) {
        try finite(seconds, "seconds")
        try stage.call { (stage) throws(EngineError) in try stage.seek(core, toSeconds: seconds) }
    }

    /// Whether both are the same group.
    /// - Parameters:
    ///   - left: A group.
    ///   - right: Another.
    public static func == (left: AnimationGroup, right: AnimationGroup) -> Bool {
        left.id == right.id && left.stage === right.stage
    }
}
