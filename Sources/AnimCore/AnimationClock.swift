// SPDX-License-Identifier: MIT
import AnimStage

/// What animations can go by instead of the stage's clock: a group or an animator.
public protocol AnimationClock {
    /// The stage that it is on.
    var stage: Stage { get }
    /// What tells it apart.
    var id: Identifier { get }
}

extension AnimationClock {
    var core: GroupIdentifier { GroupIdentifier(rawValue: id.rawValue) }

    /// Whether it is on its stage: not removed, and not over.
    public var exists: Bool { stage.core.isLive(group: id.rawValue) }

    /// Its own time in seconds; an animator's is its fraction times its duration.
    /// - Throws: `.identifier` where it is no more.
    public func time() throws(AnimError) -> Double {
        try stage.call { (stage) throws(EngineError) in try stage.seconds(of: core) }
    }

    /// Removes it and the groups inside; their animations end unfinished.
    /// - Throws: `.identifier` where it is no more.
    public func remove() throws(AnimError) {
        try stage.call { (stage) throws(EngineError) in try stage.removeGroup(core) }
    }

    /// Lets what `body` sets move by this clock, as `Stage.animate` does by the stage's.
    /// - Parameters:
    ///   - animation: How the values move.
    ///   - body: Sets properties. What it throws is thrown again, and what it has set until then moves.
    ///   - completion: Called once, at the end of the `advance(by:)` in which all of it has ended, with whether all of it ran
    ///     to its end.
    @discardableResult
    public func animate<Failure: Error>(
        _ animation: Animation = .inherited,
        _ body: () throws(Failure) -> Void,
        completion: ((_ isFinished: Bool) -> Void)? = nil
    ) throws(Failure) -> Transaction {
        try stage.animate(animation.by(self), body, completion: completion)
    }
}
