// SPDX-License-Identifier: MIT
import AnimStage

/// Groups and animators.
extension Stage {
    /// Makes a group: a clock for animations, at time 0.
    /// - Parameter parent: The group whose clock it follows; nil for the stage's.
    /// - Throws: `.identifier` for a parent that no longer exists, `.limit`.
    public func addGroup(in parent: AnimationGroup? = nil) throws(AnimError) -> AnimationGroup {
        AnimationGroup(stage: self, id: try add(.clock, parent))
    }

    /// Makes a group that is timed as a whole, as `CAAnimationGroup`. Its begin time counts from now.
    /// - Parameters:
    ///   - timing: Its timing.
    ///   - parent: The group whose clock it follows; nil for the stage's.
    /// - Throws: `.argument` for an invalid timing, `.identifier` for a parent that no longer exists, `.limit`.
    public func addGroup(
        timing: MediaTiming,
        in parent: AnimationGroup? = nil
    ) throws(AnimError) -> AnimationGroup {
        AnimationGroup(stage: self, id: try add(.media(try timing.core()), parent))
    }

    /// Makes an animator, paused at its start.
    /// - Parameters:
    ///   - duration: The duration of the whole in seconds, 0…10⁹; 0 for that of its longest animation.
    ///   - parent: The group whose clock it follows; nil for the stage's.
    /// - Throws: `.argument` or `.limit` outside that range, `.identifier` for a parent that no longer exists.
    public func addAnimator(duration: Double = 0, in parent: AnimationGroup? = nil) throws(AnimError) -> Animator {
        try finite(duration, "duration")
        return Animator(stage: self, id: try add(.animator(duration: duration), parent))
    }

    private func add(_ kind: GroupKind, _ parent: AnimationGroup?) throws(AnimError) -> Identifier {
        try call { (core) throws(EngineError) in Identifier(try core.addGroup(kind, in: parent?.core).rawValue) }
    }
}
