// SPDX-License-Identifier: MIT
import AnimStage

/// A clock that animations can follow instead of the stage's clock: a group or an animator.
public protocol AnimationClock {
    /// The stage that the clock is on.
    var stage: Stage { get }
    /// Identifies the clock.
    var id: Identifier { get }
}

extension AnimationClock {
    var core: GroupIdentifier { GroupIdentifier(rawValue: id.rawValue) }

    /// Whether the clock is still on its stage: neither removed nor over.
    public var exists: Bool { stage.core.isLive(group: id.rawValue) }

    /// The clock's own time in seconds. For an animator it is the fraction times the duration.
    /// - Throws: `.identifier` if it no longer exists.
    public func time() throws(AnimError) -> Double {
        try stage.call { (stage) throws(EngineError) in try stage.seconds(of: core) }
    }

    /// Removes the clock and the groups inside it. Their animations end unfinished.
    /// - Throws: `.identifier` if it no longer exists.
    public func remove() throws(AnimError) {
        try stage.call { (stage) throws(EngineError) in try stage.removeGroup(core) }
    }

    /// Animates the properties that `body` sets by this clock, as `Stage.animate` does by the stage's clock.
    /// - Parameters:
    ///   - animation: How the values move.
    ///   - body: Sets properties. An error that it throws is rethrown; properties set before the error still move.
    ///   - completion: Called once, at the end of the `advance(by:)` in which all of it has ended. The argument says
    ///     whether all of it ran to its end.
    @discardableResult
    public func animate<Failure: Error>(
        _ animation: Animation = .inherited,
        _ body: () throws(Failure) -> Void,
        completion: ((_ isFinished: Bool) -> Void)? = nil
    ) throws(Failure) -> Transaction {
        try stage.animate(animation.by(self), body, completion: completion)
    }
}
