// SPDX-License-Identifier: MIT
import AnimStage

/// A group of animations with its own clock, which can be paused, set and run at another speed.
///
///     let clock = try stage.addGroup()
///     try x.animate(.linear(duration: 2), to: 10, options: .init(group: clock))
///     try clock.pause()
///     try clock.seek(to: 1)
///
/// A group made with a `MediaTiming` is timed as a whole by that timing instead. It can only be removed.
public struct AnimationGroup: AnimationClock, Identifiable, Hashable {
    /// The stage that the group is on.
    public let stage: Stage
    /// Identifies the group.
    public let id: Identifier

    /// Sets how fast the clock runs from now on.
    /// - Parameter speed: 0…10⁶; 1 is the speed of the enclosing clock.
    /// - Throws: `.argument` outside that range, `.kind` for a group without a clock, `.identifier` if it no longer
    ///   exists.
    public func setSpeed(_ speed: Double) throws(AnimError) {
        try stage.call { (stage) throws(EngineError) in try stage.setSpeed(speed, of: core) }
    }

    /// Pauses the clock.
    /// - Throws: `.kind` for a group without a clock, `.identifier` if it no longer exists.
    public func pause() throws(AnimError) { try setPaused(true) }

    /// Resumes the clock.
    /// - Throws: `.kind` for a group without a clock, `.identifier` if it no longer exists.
    public func resume() throws(AnimError) { try setPaused(false) }

    private func setPaused(_ isPaused: Bool) throws(AnimError) {
        try stage.call { (stage) throws(EngineError) in try stage.setPaused(isPaused, of: core) }
    }

    /// Sets the clock. Everything in the group is shown as at that time. Animations that ended before it end when the
    /// stage next advances.
    /// - Parameter seconds: The group's own time, 0…10⁹.
    /// - Throws: `.argument` or `.limit` outside that range, `.kind` for a group without a clock, `.identifier` if it
    ///   no longer exists.
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

    /// Adds the group to a hash.
    /// - Parameter hasher: The hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
