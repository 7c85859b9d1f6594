// SPDX-License-Identifier: MIT
import AnimMath

/// A timing function of any kind: maps the part x of the time that has passed to the progress of a motion. Immutable.
///
/// All kinds accept any finite x; each describes its values outside 0…1. An easing may be shared between threads, one
/// with a callback if the callback may run on several threads at once.
package final class Easing: @unchecked Sendable {
    /// Where a step function jumps, as in CSS. The raw values are those of `animcore.h`.
    package enum StepPosition: Int32, Sendable {
        /// At the end of each step; the last one at 1. CSS's `end`, and its default.
        case jumpEnd = 0
        /// At the start of each step; the first one at 0. CSS's `start`.
        case jumpStart = 1
        /// Between the steps only.
        case jumpNone = 2
        /// At both ends too.
        case jumpBoth = 3
    }

    /// A point of a piecewise linear easing.
    package struct Stop: Sendable, Equatable {
        /// y, finite.
        package var output: Double
        /// x as a fraction (CSS's percentage divided by 100), finite; NaN if not given.
        package var input: Double

        package init(_ output: Double, at input: Double = .nan) {
            self.output = output
            self.input = input
        }
    }

    /// The kind of an easing. The raw values are only for hashing, and never change.
    package enum Sort: UInt64 {
        case cubicBezier
        case steps
        case linear
        case penner
        case spring
        case callback
    }

    /// The largest number of steps.
    package static let largestStepCount = 2_147_483_647
    /// The largest number of stops.
    package static let largestStopCount = 4096
    /// The longest duration of a spring, in seconds.
    package static let longestDuration = 1e9

    /// The function of an easing.
    package enum Shape {
        case cubicBezier(CubicBezier)
        case steps(Steps)
        case linear(Stops)
        case penner(Penner)
        case spring(Swing)
        case callback(Host)
    }

    /// A function of the host's.
    package final class Host {
        let function: (Double) -> Double

        init(_ function: @escaping (Double) -> Double) { self.function = function }
    }

    /// CSS's `steps()`.
    package struct Steps: Sendable {
        package let count: Int
        package let position: StepPosition
        /// Whether the position was given as `jump-start`. It means the same as `start`, and CSS serializes each as it
        /// was parsed.
        package let saysJumpStart: Bool
    }

    /// The canonical stops of CSS's `linear()`.
    package struct Stops: Sendable {
        /// The output and input of each stop in turn.
        let numbers: [Double]
    }

    /// A spring from 0 to 1.
    package struct Swing: Sendable {
        package let spring: Spring
        let response: SpringResponse
        /// In seconds; the unit of x.
        package let duration: Double
        /// The initial velocity, in distances per second.
        package let velocity: Double
    }

    package let shape: Shape
    /// The curve, for this kind. A separate field for hot paths, where reading the other shapes would cost reference
    /// counting.
    package let cubicBezier: CubicBezier?
    /// The table of a cubic Bézier curve; nil if its control points are on the diagonal, so that y = x.
    package let table: CubicBezierTable?
    /// The host's function, for this kind. Not retained during a call: it may leave the call by `longjmp`, and what
    /// skipped stack frames retain is never released.
    let host: Unmanaged<Host>?

    private init(_ shape: Shape) {
        self.shape = shape
        if case .cubicBezier(let curve) = shape {
            cubicBezier = curve
            table = curve.isDiagonal ? nil : CubicBezierTable(curve)
        } else {
            (cubicBezier, table) = (nil, nil)
        }
        if case .callback(let callback) = shape { host = Unmanaged.passUnretained(callback) } else { host = nil }
    }

    deinit { table?.deallocate() }

    /// A cubic Bézier curve. Outside 0…1 it continues along its end tangents.
    ///
    /// Values are within 1e-12 of the exact curve's, times the largest |y| of a control point if that is above 1. They
    /// may differ in the last bits from `CubicBezier.value(at:)`, which needs no preparation but takes ten times as
    /// long.
    ///
    /// Complexity: about 3 µs and 9 KB; four times that for curves with a nearly flat stretch in x (such as 0.87, 0,
    /// 0.13, 1).
    package static func cubicBezier(_ curve: CubicBezier) -> Easing {
        Easing(.cubicBezier(curve))
    }

    /// CSS's `steps()`. The steps continue outside 0…1.
    ///
    /// - Throws: `.argument` for fewer than 1 step, or than 2 with `jumpNone`; `.limit` above `largestStepCount`.
    package static func steps(_ count: Int, _ position: StepPosition = .jumpEnd) throws(AnimError) -> Easing {
        try steps(count, position, saysJumpStart: false)
    }

    package static func steps(_ count: Int, _ position: StepPosition, saysJumpStart: Bool) throws(AnimError) -> Easing {
        guard count >= (position == .jumpNone ? 2 : 1) else {
            throw AnimError(.argument, "the count of steps() must be at least 1, and at least 2 with jump-none")
        }
        guard Int64(count) <= Int64(largestStepCount) else { throw tooManySteps() }
        return Easing(.steps(Steps(count: count, position: position, saysJumpStart: saysJumpStart)))
    }

    static func tooManySteps() -> AnimError {
        AnimError(.limit, "steps() takes at most \(largestStepCount) steps")
    }

    /// CSS's `linear()`: linear interpolation between stops. The first and the last line continue outside.
    ///
    /// Missing and unordered inputs are completed as CSS Easing Functions Level 2 specifies: the first defaults to 0
    /// and the last to 1, one that is smaller than an earlier one is raised to it, and missing ones are evenly spaced.
    /// Two stops at one input are a jump; a single stop is a constant.
    ///
    /// - Throws: `.argument` for no stop, or a number that is not finite; `.limit` for more than `largestStopCount`
    ///   stops, or numbers above 1e6 in size.
    package static func linear(_ stops: [Stop]) throws(AnimError) -> Easing {
        var numbers: [Double] = []
        for stop in stops { numbers += [stop.output, stop.input] }
        return try linear(numbers: numbers)
    }

    /// As above, with the output and the input of each stop in turn.
    @inline(never)
    package static func linear(numbers: [Double]) throws(AnimError) -> Easing {
        guard numbers.count >= 2, numbers.count % 2 == 0 else {
            throw AnimError(.argument, "the count of stops of linear() must be at least 1")
        }
        guard numbers.count <= 2 * largestStopCount else {
            throw AnimError(.limit, "linear() takes at most \(largestStopCount) stops")
        }
        for (index, number) in numbers.enumerated() where !(index & 1 == 1 && number.isNaN) {
            guard number.isFinite else {
                throw AnimError(.argument, "outputs and inputs (the numbers of stops) must be finite")
            }
            guard number.magnitude <= 1e6 else {
                throw AnimError(.limit, "outputs and inputs (the numbers of stops) must be at most 1e6 in size")
            }
        }
        return Easing(.linear(Stops(numbers: canonical(numbers))))
    }

    /// One of Penner's easing functions. Outside 0…1 it stays at 0 and 1.
    package static func penner(_ penner: Penner) -> Easing { Easing(.penner(penner)) }

    /// The motion of a spring from 0 to 1; x is the time in units of `duration`.
    ///
    /// It is neither scaled nor stretched to arrive: as in UIKit, the motion is cut off at the end, and the value is
    /// exactly 1 at x ≥ 1. 0 before the start.
    ///
    /// - Parameter duration: Seconds, above 0 and at most 1e9.
    /// - Parameter velocity: The initial velocity, in distances per second.
    /// - Throws: `.argument` for a number that is not finite or a duration that is not above 0; `.limit` for a longer
    ///   duration, or a velocity above 1e150 in size.
    package static func spring(_ spring: Spring, duration: Double, velocity: Double = 0) throws(AnimError) -> Easing {
        guard duration > 0, duration.isFinite else {
            throw AnimError(.argument, "the spring's duration must be finite and above 0")
        }
        guard velocity.isFinite else { throw AnimError(.argument, "the spring's initial velocity must be finite") }
        guard duration <= longestDuration else {
            throw AnimError(.limit, "the spring's duration must be at most 1e9 seconds")
        }
        guard velocity.magnitude <= 1e150 else {
            throw AnimError(.limit, "the spring's initial velocity must be at most 1e150 in size")
        }
        let response = SpringResponse(spring)
        return Easing(.spring(Swing(spring: spring, response: response, duration: duration, velocity: velocity)))
    }

    /// A function of the host. A result that is not finite is replaced by x itself.
    ///
    /// It is called on the thread that requests the value, once for each x (three times for a slope).
    package static func callback(_ function: @escaping (Double) -> Double) -> Easing {
        Easing(.callback(Host(function)))
    }

    package var sort: Sort {
        switch shape {
        case .cubicBezier: .cubicBezier
        case .steps: .steps
        case .linear: .linear
        case .penner: .penner
        case .spring: .spring
        case .callback: .callback
        }
    }

    /// All parameters, for hashes and snapshots. Cubic Bézier: x1, y1, x2, y2. Steps: count, position. Linear: output
    /// and input of each stop in turn. Penner: the number. Spring: mass, stiffness, damping, duration, velocity. Zero
    /// has no sign, since no text could express it.
    package var numbers: [Double] {
        var numbers: [Double] = []
        forEachNumber { numbers.append($0) }
        return numbers
    }

    /// Allocates nothing.
    private func forEachNumber(_ body: (Double) -> Void) {
        switch shape {
        case .cubicBezier(let curve):
            body(curve.x1 + 0)
            body(curve.y1 + 0)
            body(curve.x2 + 0)
            body(curve.y2 + 0)
        case .steps(let steps):
            body(Double(steps.count))
            body(Double(steps.position.rawValue))
        case .linear(let stops):
            for number in stops.numbers { body(number) }
        case .penner(let penner): body(Double(penner.rawValue))
        case .spring(let swing):
            body(swing.spring.mass)
            body(swing.spring.stiffness)
            body(swing.spring.damping + 0)
            body(swing.duration)
            body(swing.velocity + 0)
        case .callback: break
        }
    }

    /// Whether two easings are the same function by kind and parameters; callbacks are equal only if they are the same
    /// object.
    package static func isEqual(_ left: Easing, _ right: Easing) -> Bool {
        left === right || (left.sort == right.sort && left.sort != .callback && left.numbers == right.numbers)
    }

    /// Adds kind and parameters to a hash. Different callbacks hash alike.
    package func hash(into hasher: inout StateHasher) {
        hasher.combine(sort.rawValue)
        var count: UInt64 = 0
        forEachNumber { _ in count += 1 }
        hasher.combine(count)
        forEachNumber { hasher.combine($0) }
    }
}
