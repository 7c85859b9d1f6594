// SPDX-License-Identifier: MIT
import AnimStage

/// Animations driven by a fraction that runs, is dragged and runs back, as `UIViewPropertyAnimator`.
///
///     let animator = try stage.addAnimator(duration: 1)
///     animator.animate(.linear()) { x.value = 100 }
///     try animator.setFraction(0.3)
///     try animator.run()
///
/// The model values are the new ones at once. It stands until it is run; when it has arrived, it is removed.
public struct Animator: AnimationClock, Identifiable, Equatable {
    /// Where an animator ends.
    public enum Position: Sendable, Equatable {
        /// At its properties' new values.
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

    /// The stage that it is on.
    public let stage: Stage
    /// What tells it apart.
    public let id: Identifier

    /// Where it stands: 0 at the start, 1 at the end, beyond where a spring overshoots.
    /// - Throws: `.identifier` where it is no more.
    public func fraction() throws(AnimError) -> Double {
        try stage.call { (stage) throws(EngineError) in try stage.fraction(of: core) }
    }

    /// Stops it and puts it at a fraction: everything is shown as if it had been played there.
    /// - Parameter fraction: 0…1.
    /// - Throws: `.argument` outside that range, `.identifier` where it is no more.
    public func setFraction(_ fraction: Double) throws(AnimError) {
        try finite(fraction, "fraction")
        try stage.call { (stage) throws(EngineError) in try stage.setFraction(fraction, of: core) }
    }

    /// Stops it where it is.
    /// - Throws: `.identifier` where it is no more.
    public func pause() throws(AnimError) {
        try stage.call { (stage) throws(EngineError) in try stage.pause(core) }
    }

    /// Lets it run from where it is to its end.
    /// - Parameters:
    ///   - animation: How the fraction gets there. `.inherited` runs evenly, and each animation keeps its own curve; a curve or
    ///     easing leads over the rest of the way; a spring takes its own time; `.none` is there at once.
    ///   - durationFactor: What the whole way takes, as a part of the animator's duration: 0…10⁶. The rest takes its share.
    ///   - velocity: With which a spring starts, fractions per second, at most 10⁹ in size; nil for the present one.
    /// - Throws: `.argument` or `.limit` outside these ranges, `.identifier` where it is no more.
    public func run(
        _ animation: Animation = .inherited,
        durationFactor: Double = 1,
        velocity: Double? = nil
    ) throws(AnimError) {
        try run(animation, durationFactor, velocity, isReversed: false)
    }

    /// Lets it run back from where it is to its start, where the model values are the old ones again.
    /// - Parameters:
    ///   - animation: How the fraction gets there, as of `run`.
    ///   - durationFactor: What the whole way takes, as a part of the animator's duration: 0…10⁶.
    ///   - velocity: With which a spring starts, fractions per second, at most 10⁹ in size; nil for the present one.
    /// - Throws: `.argument` or `.limit` outside these ranges, `.identifier` where it is no more.
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

    /// Ends and removes it.
    /// - Parameter position: Where its properties stand then.
    /// - Throws: `.identifier` where it is no more.
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
}
