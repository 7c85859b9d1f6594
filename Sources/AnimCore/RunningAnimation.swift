// SPDX-License-Identifier: MIT
import AnimStage

/// An explicit animation that was started.
///
/// To pause or seek a single animation or change its speed, give it a clock of its own: see `AnimationGroup`.
public struct RunningAnimation: Identifiable, Hashable {
    /// The stage that the animation is on.
    public let stage: Stage
    /// Identifies the animation.
    public let id: Identifier

    /// Whether the animation runs, waits for its start, or stays in effect after its end.
    public var exists: Bool { stage.core.isLive(animation: id.rawValue) }

    /// Removes the animation. It ends unfinished, and the property is shown without it.
    /// - Throws: `.identifier` if it no longer exists.
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

    /// Adds the animation to a hash.
    /// - Parameter hasher: The hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
