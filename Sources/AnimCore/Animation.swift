// SPDX-License-Identifier: MIT
import AnimMotion
import AnimStage

/// How values move to the values that are set.
///
/// The animation keeps an invalid number (a negative duration, a bounce of 3); the stage reports it when it is used.
public struct Animation: Sendable {
    /// What an animation does with one that is already moving its property.
    public enum Interruption: Sendable, Equatable {
        /// Replaces it, and starts with its value and velocity.
        case replace
        /// Is added to it, as in UIKit.
        case add
        /// Replaces it, and starts with its value at rest.
        case restart
    }

    var request: MotionRequest
    var failure: AnimError?

    private init(_ request: MotionRequest) {
        self.request = request
        check(request.duration)
    }

    private init(failure: AnimError) {
        request = MotionRequest(.none)
        self.failure = failure
    }

    /// Records the first invalid number.
    /// - Parameter duration: The duration that was given, if any: infinity stands for the motion's own in a request.
    private mutating func check(_ duration: Double? = nil) {
        guard failure == nil else { return }
        guard duration != .infinity else {
            failure = AnimError(.limit, "duration must be at most 1e9 seconds")
            return
        }
        do throws(AnimError) {
            _ = try translating { () throws(EngineError) in try MotionPlan(request, inside: MotionPlan()) }
        } catch {
            failure = error
        }
    }

    /// No motion: values jump.
    public static var none: Animation { Animation(MotionRequest(.none)) }

    /// The motion of the enclosing animation; CSS's `ease` in 0.25 s if there is none.
    public static var inherited: Animation { Animation(MotionRequest()) }

    /// A spring that runs until it is at rest.
    /// - Parameter spring: The spring.
    public static func spring(_ spring: Spring) -> Animation { Animation(MotionRequest(.spring(spring.core))) }

    /// A spring that runs until it is at rest, given by its perceptual duration and bounce as in SwiftUI.
    /// - Parameters:
    ///   - duration: The period of the undamped spring in seconds, above 0.
    ///   - bounce: Above −1 and at most 1; 0 is critical damping.
    public static func spring(duration: Double = 0.5, bounce: Double = 0) -> Animation {
        do throws(AnimError) {
            return .spring(try Spring(duration: duration, bounce: bounce))
        } catch {
            return Animation(failure: error)
        }
    }

    /// SwiftUI's `smooth` spring: 0.5 s without bounce.
    public static var smooth: Animation { .spring(.smooth) }
    /// SwiftUI's `snappy` spring: 0.5 s with a bounce of 0.15.
    public static var snappy: Animation { .spring(.snappy) }
    /// SwiftUI's `bouncy` spring: 0.5 s with a bounce of 0.3.
    public static var bouncy: Animation { .spring(.bouncy) }

    /// Constant speed.
    /// - Parameter duration: Seconds, 0…10⁹.
    public static func linear(duration: Double = 0.25) -> Animation { .easing(.linear, duration: duration) }
    /// CSS's `ease`.
    /// - Parameter duration: Seconds, 0…10⁹.
    public static func ease(duration: Double = 0.25) -> Animation { .easing(.ease, duration: duration) }
    /// Starts slowly.
    /// - Parameter duration: Seconds, 0…10⁹.
    public static func easeIn(duration: Double = 0.25) -> Animation { .easing(.easeIn, duration: duration) }
    /// Ends slowly.
    /// - Parameter duration: Seconds, 0…10⁹.
    public static func easeOut(duration: Double = 0.25) -> Animation { .easing(.easeOut, duration: duration) }
    /// Starts and ends slowly.
    /// - Parameter duration: Seconds, 0…10⁹.
    public static func easeInOut(duration: Double = 0.25) -> Animation { .easing(.easeInOut, duration: duration) }

    /// A cubic Bézier curve from (0, 0) to (1, 1).
    /// - Parameters:
    ///   - x1: Of the first control point, 0…1.
    ///   - y1: Of the first control point, at most 10⁶ in size.
    ///   - x2: Of the second control point, 0…1.
    ///   - y2: Of the second control point, at most 10⁶ in size.
    ///   - duration: Seconds, 0…10⁹.
    public static func curve(
        _ x1: Double,
        _ y1: Double,
        _ x2: Double,
        _ y2: Double,
        duration: Double = 0.25
    ) -> Animation {
        do throws(AnimError) {
            return .easing(try .cubicBezier(x1, y1, x2, y2), duration: duration)
        } catch {
            return Animation(failure: error)
        }
    }

    /// Any easing.
    /// - Parameters:
    ///   - easing: The timing function.
    ///   - duration: Seconds, 0…10⁹.
    public static func easing(_ easing: Easing, duration: Double = 0.25) -> Animation {
        if let curve = easing.core.cubicBezier { return Animation(MotionRequest(.curve(curve), duration: duration)) }
        return Animation(MotionRequest(.easing(easing.core), duration: duration))
    }

    /// A copy that starts later.
    /// - Parameter seconds: How long values wait before they start, 0…10⁹ s.
    public func delay(_ seconds: Double) -> Animation { changed { $0.delay = seconds } }

    /// A copy in which each value that is set starts later than the one set before it.
    /// - Parameter seconds: The time between two starts, 0…10⁹ s.
    public func stagger(_ seconds: Double) -> Animation { changed { $0.stagger = seconds } }

    /// A copy that repeats.
    /// - Parameters:
    ///   - count: How often it runs, above 0; may be fractional or infinite.
    ///   - autoreverses: Whether every run is followed by one back.
    public func repeated(_ count: Double, autoreverses: Bool = false) -> Animation {
        changed { $0.repetition = Repetition(count: count, autoreverses: autoreverses) }
    }

    /// A copy that treats a running animation of the property in another way.
    /// - Parameter interruption: What it does with the running animation.
    public func interruption(_ interruption: Interruption) -> Animation {
        changed {
            $0.interruption =
                switch interruption {
                case .replace: .replace
                case .add: .add
                case .restart: .restart
                }
        }
    }

    /// A copy that follows the clock of a group or an animator.
    /// - Parameter clock: A clock of the stage on which the animation is used.
    public func by(_ clock: some AnimationClock) -> Animation { changed { $0.group = clock.core } }

    /// A copy that waits until another transaction is complete. Its delay counts from then.
    /// - Parameter transaction: The transaction to wait for, of the stage on which the animation is used.
    public func after(_ transaction: Transaction) -> Animation { changed { $0.after = transaction.core } }

    /// A copy that runs the `animate` calls directly inside it in sequence: each begins when the one before is
    /// complete.
    public func sequence() -> Animation { changed { $0.arrangement = .sequence } }

    /// A copy that is complete only when the `animate` calls directly inside it are complete as well.
    public func parallel() -> Animation { changed { $0.arrangement = .parallel } }

    /// A copy that sets whether values jump even if their properties have actions.
    /// - Parameter disables: Whether they do.
    public func disablesActions(_ disables: Bool = true) -> Animation { changed { $0.disablesActions = disables } }

    /// A copy with another duration. A spring is cut off after it.
    /// - Parameter seconds: 0…10⁹; nil is the curve's or spring's own.
    public func duration(_ seconds: Double?) -> Animation {
        changed(seconds) { $0.duration = seconds ?? MotionRequest.ownDuration }
    }

    private func changed(_ duration: Double? = nil, _ change: (inout MotionRequest) -> Void) -> Animation {
        var result = self
        change(&result.request)
        result.check(duration)
        return result
    }
}
