// SPDX-License-Identifier: MIT
import AnimStage

/// Animations driven by a fraction that can run, be dragged and run back, like `UIViewPropertyAnimator`.
///
///     let animator = try stage.addAnimator(duration: 1)
///     animator.animate(.linear()) { x.value = 100 }
///     try animator.setFraction(0.3)
///     try animator.run()
///
/// The model values are set to the new ones at once. The animator starts paused; it is removed when it arrives.
public struct Animator: AnimationClock, Identifiable, Hashable {
    /// Where the properties of an animator end.
    public enum Position: Sendable, Hashable {
        /// At their new values.
        case end
        /// At their old values.
        case start
        /// Where they are.
        case current

        init?(_ number: Int32) {
            switch number {
            case 0: self = .end
            case 1: self = .start
            case 2: self = .current
            default: return nil
            }
        }

        fileprivate var core: AnimStage.Stage.AnimatorPosition {
            switch self {
            case .end: .end
            case .start: .start
            case .current: .current
            }
        }
    }

    /// The stage that the animator is on.
    public let stage: Stage
    /// Identifies the animator.
    public let id: Identifier

    /// The fraction: 0 at the start, 1 at the end; outside 0…1 where a spring overshoots.
    /// - Throws: `.identifier` if it no longer exists.
    public func fraction() throws(AnimError) -> Double {
        try stage.call { (stage) throws(EngineError) in try stage.fraction(of: core) }
    }

    /// Pauses the animator and sets its fraction. Everything is shown as if it had been played to there.
    /// - Parameter fraction: 0…1.
    /// - Throws: `.argument` outside that range, `.identifier` if it no longer exists.
    public func setFraction(_ fraction: Double) throws(AnimError) {
        try finite(fraction, "fraction")
        try stage.call { (stage) throws(EngineError) in try stage.setFraction(fraction, of: core) }
    }

    /// Pauses the animator where it is.
    /// - Throws: `.identifier` if it no longer exists.
    public func pause() throws(AnimError) {
        try stage.call { (stage) throws(EngineError) in try stage.pause(core) }
    }

    /// Runs the animator from where it is to its end.
    /// - Parameters:
    ///   - animation: How the fraction gets there. `.inherited` runs at constant speed, and each animation keeps its
    ///     own curve; a curve or easing covers the rest of the way; a spring takes its own time; `.none` jumps.
    ///   - durationFactor: The time for the whole way as a multiple of the animator's duration, 0…10⁶. The rest of the
    ///     way takes its share.
    ///   - velocity: The initial velocity of a spring in fractions per second, at most 10⁹ in size; nil for the present
    ///     one.
    /// - Throws: `.argument` or `.limit` outside these ranges, `.identifier` if it no longer exists.
    public func run(
        _ animation: Animation = .inherited,
        durationFactor: Double = 1,
        velocity: Double? = nil
    ) throws(AnimError) {
        try run(animation, durationFactor, velocity, isReversed: false)
    }

    /// Runs the animator back from where it is to its start, where the model values are the old ones again.
    /// - Parameters:
    ///   - animation: How the fraction gets there, as for `run`.
    ///   - durationFactor: The time for the whole way as a multiple of the animator's duration, 0…10⁶.
    ///   - velocity: The initial velocity of a spring in fractions per second, at most 10⁹ in size; nil for the present
    ///     one.
    /// - Throws: `.argument` or `.limit` outside these ranges, `.identifier` if it no longer exists.
    public func reverse(
        _ animation: Animation = .inherited,
        durationFactor: Double = 1,
        velocity: Double? = nil
    ) throws(AnimError) {
        try run(animation, durationFactor, velocity, isReversed: true)
    }

    private func run(
        _ animation: Animation,
        _ factor: Double,
        _ velocity: Double?,
        isReversed: Bool
    ) throws(AnimError) {
        if let failure = animation.failure { throw failure }
        try finite(factor, "durationFactor")
        if let velocity { try finite(velocity, "velocity") }
        try stage.call { (stage) throws(EngineError) in
            try stage.run(
                core,
                isReversed: isReversed,
                animation.request,
                durationFactor: factor,
                velocity: velocity
            )
        }
    }

    /// Ends the animator and removes it.
    /// - Parameter position: Where its properties end.
    /// - Throws: `.identifier` if it no longer exists.
    public func stop(at position: Position = .end) throws(AnimError) {
        try stage.call { (stage) throws(EngineError) in try stage.stop(core, at: position.core) }
    }

    /// Whether both are the same animator.
    /// - Parameters:
    ///   - left: An animator.
    ///   - right: Another.
    public static func == (left: Animator, right: Animator) -> Bool {
        left.id == right.id && left.stage === right.stage
    }

    /// Adds the animator to a hash.
    /// - Parameter hasher: The hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
