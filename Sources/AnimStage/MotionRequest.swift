// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

/// What an animation does with those that move its property already (DESIGN: interruption).
///
/// The raw values are those of `ANIM_INTERRUPTION_…` in `animcore.h`.
package enum Interruption: Int32, Sendable {
    /// Takes their place, and starts at the presentation value with its velocity (SwiftUI).
    case replace = 1
    /// Is stacked on them: moves the difference between the old and the new value to nothing (UIKit since iOS 8).
    case add = 2
    /// Takes their place, and starts at the presentation value at rest (UIKit's `beginFromCurrentState` of keyframes).
    case restart = 3
    /// Leaves them alone, and is not ended by a new value: it covers them, or adds to them (an animation that is added to
    /// a `CALayer`). For explicit animations only.
    case keep = 4
}

/// How often an animation repeats.
package struct Repetition: Sendable, Equatable {
    /// How many times it runs, > 0; may be fractional or infinite.
    package var count: Double
    /// Whether every run is followed by one back.
    package var autoreverses: Bool

    package init(count: Double = 1, autoreverses: Bool = false) {
        self.count = count
        self.autoreverses = autoreverses
    }
}

/// What a transaction says about how its values move; what it leaves out comes from the enclosing one.
package struct MotionRequest: Sendable {
    /// The raw values of the ABI's `ANIM_MOTION_KIND_…` name these cases.
    package enum Shape: Sendable {
        /// As the enclosing transaction; the default curve (ease) outermost.
        case inherited
        /// No animation: values jump.
        case none
        case curve(CubicBezier)
        case easing(Easing)
        /// Until it has come to rest, or for the duration where one is given.
        case spring(Spring)
    }

    /// How the transactions inside lie in time.
    package enum Arrangement: Int32, Sendable {
        /// Each begins when it is set.
        case parallel = 1
        /// Each begins when the one before it is complete.
        case sequence = 2
    }

    package var shape: Shape
    /// As a duration: the shape's own, whatever is around it. 0.25 s for a curve, until rest for a spring.
    package static var ownDuration: Double { .infinity }

    /// Seconds, 0…10⁹, or `ownDuration`; `nil` inherits. A curve's is 0.25 s unless given or inherited.
    package var duration: Double?
    /// Seconds, 0…10⁹, before it starts; `nil` inherits. 0 outermost.
    package var delay: Double?
    /// `.replace`, `.add` or `.restart`; `nil` inherits. `.replace` outermost.
    package var interruption: Interruption?
    /// Seconds, 0…10⁹, by which each value set starts later than the one before; `nil` inherits. 0 outermost.
    package var stagger: Double?
    /// `nil` inherits. Once outermost.
    package var repetition: Repetition?
    /// The group whose clock the animations go by; `nil` inherits. The stage's outermost.
    package var group: GroupIdentifier?
    /// The transaction whose completion the animations wait for before their delay.
    package var after: TransactionIdentifier?
    /// Whether values jump although properties have actions; `nil` inherits.
    package var disablesActions: Bool?
    /// Given, the transaction completes when those directly inside it are complete as well.
    package var arrangement: Arrangement?

    package init(_ shape: Shape = .inherited, duration: Double? = nil, delay: Double? = nil) {
        self.shape = shape
        self.duration = duration
        self.delay = delay
    }
}

/// A request with everything filled in: what the animations of one transaction share.
package struct MotionPlan: Sendable {
    package enum Shape: Sendable {
        case none
        case curve(CubicBezier)
        case easing(Easing)
        case spring(Spring)
    }

    /// Core Animation's default duration: 0.25 s.
    static let defaultDuration: Int64 = Flicks.perSecond / 4
    package static let longestSeconds: Double = 1_000_000_000

    package var shape: Shape = .curve(.ease)
    /// In flicks; `nil` is 0.25 s for a curve, and until rest for a spring.
    package var duration: Int64?
    /// In flicks.
    package var delay: Int64 = 0
    package var interruption: Interruption = .replace
    /// In flicks.
    package var stagger: Int64 = 0
    package var repetition = Repetition()
    /// The raw identifier of the group, or 0 for the stage's clock. It may end while the transaction is open.
    package var group: UInt64 = 0
    /// The raw identifier of the transaction that is waited for, or 0.
    package var after: UInt64 = 0
    package var disablesActions = false

    package init() {}

    /// - Throws: `.argument` for a time that is negative or not finite, `.limit` for one beyond 10⁹ s.
    package init(_ request: MotionRequest, inside outer: MotionPlan) throws(AnimError) {
        self = outer
        switch request.shape {
        case .inherited: break
        case .none: shape = .none
        case .curve(let curve): shape = .curve(curve)
        case .easing(let easing): shape = .easing(easing)
        case .spring(let spring):
            shape = .spring(spring)
            duration = nil
        }
        // What jumps does so at once, whatever moves around it.
        if case .none = shape {
            delay = 0
            stagger = 0
            after = 0
        }
        if let seconds = request.duration {
            duration = seconds == MotionRequest.ownDuration ? nil : try MotionPlan.flicks(seconds, "duration")
        }
        if let seconds = request.delay { delay = try MotionPlan.flicks(seconds, "delay") }
        if let seconds = request.stagger { stagger = try MotionPlan.flicks(seconds, "stagger") }
        if let given = request.interruption {
            guard given != .keep else {
                throw AnimError(.argument, "interruption of a transaction must be replace, add or restart")
            }
            interruption = given
        }
        if let given = request.repetition {
            guard given.count > 0 else { throw AnimError(.argument, "repeat_count must be above 0") }
            repetition = given
        }
        if let given = request.disablesActions { disablesActions = given }
    }

    package static func flicks(_ seconds: Double, _ name: StaticText) throws(AnimError) -> Int64 {
        guard seconds >= 0 else { throw AnimError(.argument, "\(name) must be a number of seconds, 0 or more") }
        guard seconds <= longestSeconds, let flicks = Flicks.rounded(seconds: seconds) else {
            throw AnimError(.limit, "\(name) must be at most 1e9 seconds")
        }
        return flicks
    }
}
