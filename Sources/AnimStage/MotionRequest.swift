// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

/// How an animation treats the animations that already move its property (DESIGN: interruption).
///
/// The raw values are those of `ANIM_INTERRUPTION_…` in `animcore.h`.
package enum Interruption: Int32, Sendable {
    /// Replaces them, and starts at the presentation value with its velocity (SwiftUI).
    case replace = 1
    /// Is stacked on them: moves the difference between old and new value to zero (UIKit since iOS 8).
    case add = 2
    /// Replaces them, and starts at the presentation value at rest (UIKit's `beginFromCurrentState` of keyframes).
    case restart = 3
    /// Leaves them running, and is not ended by a new value. It covers them or adds to them (an animation that is added
    /// to a `CALayer`). For explicit animations only.
    case keep = 4
}

/// The repetition of an animation.
package struct Repetition: Sendable, Equatable {
    /// Number of runs, > 0; may be fractional or infinite.
    package var count: Double
    /// Whether every run is followed by a reversed one.
    package var autoreverses: Bool

    package init(count: Double = 1, autoreverses: Bool = false) {
        self.count = count
        self.autoreverses = autoreverses
    }
}

/// The motion of a transaction's values. Omitted fields come from the enclosing transaction.
package struct MotionRequest: Sendable {
    /// The raw values of the ABI's `ANIM_MOTION_KIND_…` correspond to these cases.
    package enum Shape: Sendable {
        /// As the enclosing transaction; outermost: the default curve (ease).
        case inherited
        /// No animation: values jump.
        case none
        case curve(CubicBezier)
        case easing(Easing)
        /// Until it is at rest, or for the duration if one is given.
        case spring(Spring)
    }

    /// The arrangement in time of the transactions inside.
    package enum Arrangement: Int32, Sendable {
        /// Each begins when it is set.
        case parallel = 1
        /// Each begins when the one before it is complete.
        case sequence = 2
    }

    package var shape: Shape
    /// As a duration: the shape's own, even inside another transaction. 0.25 s for a curve, the time to rest for a
    /// spring.
    package static var ownDuration: Double { .infinity }

    /// Seconds, 0…10⁹, or `ownDuration`; `nil` inherits. A curve takes 0.25 s if it is neither given nor inherited.
    package var duration: Double?
    /// Seconds before the start, 0…10⁹; `nil` inherits. 0 outermost.
    package var delay: Double?
    /// `.replace`, `.add` or `.restart`; `nil` inherits. `.replace` outermost.
    package var interruption: Interruption?
    /// Seconds by which each value set starts later than the one before, 0…10⁹; `nil` inherits. 0 outermost.
    package var stagger: Double?
    /// `nil` inherits. Once outermost.
    package var repetition: Repetition?
    /// The group whose clock the animations use; `nil` inherits. The stage's clock outermost.
    package var group: GroupIdentifier?
    /// The transaction that must complete before the animations' delay begins.
    package var after: TransactionIdentifier?
    /// Whether values jump although properties have actions; `nil` inherits.
    package var disablesActions: Bool?
    /// If given, the transaction completes only when those directly inside it are complete as well.
    package var arrangement: Arrangement?

    package init(_ shape: Shape = .inherited, duration: Double? = nil, delay: Double? = nil) {
        self.shape = shape
        self.duration = duration
        self.delay = delay
    }
}

/// A request with all fields resolved, shared by the animations of one transaction.
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
    /// In flicks; `nil` is 0.25 s for a curve, and the time to rest for a spring.
    package var duration: Int64?
    /// In flicks.
    package var delay: Int64 = 0
    package var interruption: Interruption = .replace
    /// In flicks.
    package var stagger: Int64 = 0
    package var repetition = Repetition()
    /// The raw identifier of the group, or 0 for the stage's clock. The group may end while the transaction is open.
    package var group: UInt64 = 0
    /// The raw identifier of the awaited transaction, or 0.
    package var after: UInt64 = 0
    package var disablesActions = false

    package init() {}

    /// - Throws: `.argument` for a negative or non-finite time, `.limit` for one beyond 10⁹ s.
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
        // A jump happens at once, even inside a moving transaction.
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

    /// A duration or delay in flicks.
    package static func flicks(_ seconds: Double, _ name: StaticText) throws(AnimError) -> Int64 {
        guard seconds >= 0 else { throw AnimError(.argument, "\(name) must be a number of seconds, 0 or more") }
        guard seconds <= longestSeconds, let flicks = Flicks.rounded(seconds: seconds) else {
            throw AnimError(.limit, "\(name) must be at most 1e9 seconds")
        }
        return flicks
    }
}
