// SPDX-License-Identifier: MIT
import AnimStage

/// An explicit animation that was begun.
///
/// One that is to be paused, sought or played at another speed by itself goes by a clock of its own: see `AnimationGroup`.
public struct RunningAnimation: Identifiable, Equatable {
    /// The stage that it is on.
    public let stage: Stage
    /// What tells it apart.
    public let id: Identifier

    /// Whether it runs, waits for its start, or stays in effect after its end.
    public var exists: Bool { stage.core.isLive(animation: id.rawValue) }

    /// Removes it: it ends unfinished, and the property is shown without it.
    /// - Throws: `.identifier` where it is gone already.
    public func remove() throws(AnimError) {
        try stage.call { (core) throws(EngineError) in
            try core.removeAnimation(AnimationIdentifier(rawValue: id.rawValue))
        }
    }

    /// Whether both are the same animation.
    /// - Parameters:
    ///   - left: An animation.
    ///   - right: Another.
    public static func == (left: RunningAnimation, right: RunningAnimation) -> Bool {
        left.id == right.id && left.stage === right.stage
    }
}
