// SPDX-License-Identifier: MIT
import AnimMath

/// A timing function of any sort: how far a motion is when a part x of its time has passed. Immutable.
///
/// All sorts take any x that is finite: see each for what lies outside 0…1. An easing may be shared between threads,
/// except one of a callback, which is used by one thread at a time.
package final class Easing: @unchecked Sendable {
    /// Where the jumps of a step function are, as in CSS. The raw values are those of `animcore.h`.
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
        /// x as a fraction (CSS's percentage divided by 100), finite; not a number where it is not given.
        package var input: Double

        package init(_ output: Double, at input: Double = .nan) {
            self.output = output
            self.input = input
        }
    }

    /// What sort it is; the raw values are only for hashing, and never change.
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

    /// Which function it is.
    package enum Shape {
        case cubicBezier(CubicBezier)
        case steps(Steps)
        case linear(Stops)
        case penner(Penner)
        case spring(Swing)
        case callback((Double) -> Double)
    }

    /// CSS's `steps()`.
    package struct Steps: Sendable {
        package let count: Int
        package let position: StepPosition
        /// Whether the position was said as `jump-start`. It is the same function as with `start`, and CSS writes each as it
        /// was read.
        package let saysJumpStart: Bool
    }

    /// The stops of CSS's `linear()`, put right.
    package struct Stops: Sendable {
        /// Output and input of each in turn.
        let numbers: [Double]
    }

    /// A spring from 0 to 1.
    package struct Swing: Sendable {
        package let spring: Spring
        let response: SpringResponse
        /// In seconds; x is in units of it.
        package let duration: Double
        /// At the start, in distances per second.
        package let velocity: Double
    }

    package let shape: Shape
    /// The curve, where this is one: read by hot paths, which the reference counts of other shapes would cost.
    package let cubicBezier: CubicBezier?
    /// Of a cubic Bézier curve; nil where its control points are on the diagonal, and y = x.
    package let table: CubicBezierTable?

    private init(_ shape: Shape) {
        self.shape = shape
        if case .cubicBezier(let curve) = shape {
            cubicBezier = curve
            table = curve.isDiagonal ? nil : CubicBezierTable(curve)
        } else {
            (cubicBezier, table) = (nil, nil)
        }
    }

    deinit { table?.deallocate() }

    /// A cubic Bézier curve. Outside 0…1 it goes on along its end tangents.
    ///
    /// Values are within 1e-12 of the exact curve's, times the largest |y| of a control point if that is above 1, and
    /// need not have the bits of `CubicBezier.value(at:)`, which takes no preparation and ten times as long.
    ///
    /// Complexity: some 3 µs and 9 KB; for curves with a nearly level stretch in x (such as 0.87, 0, 0.13, 1) four
    /// times that.
    package static func cubicBezier(_ curve: CubicBezier) -> Easing {
        Easing(.cubicBezier(curve))
    }

    /// CSS's `steps()`. Outside 0…1 the steps go on.
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

    /// CSS's `linear()`: straight lines from stop to stop, the first and the last of which go on outside.
    ///
    /// Inputs that are missing or out of order are put right as CSS Easing Functions Level 2 says: the first is 0 and
    /// the last 1 unless given, one that is less than one before it is raised to that, and those between are spaced
    /// evenly. Two stops at one input are a jump; one stop alone is a constant.
    ///
    /// - Throws: `.argument` for no stop, or a number that is not finite; `.limit` for more than `largestStopCount`
    ///   stops, or numbers above 1e6 in size.
    package static func linear(_ stops: [Stop]) throws(AnimError) -> Easing {
        var numbers: [Double] = []
        for stop in stops { numbers += [stop.output, stop.input] }
        return try linear(numbers: numbers)
    }

    /// The same with the output and the input of each stop in turn.
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

    /// The motion of a spring from 0 to 1, x being the time in units of `duration`.
    ///
    /// It is neither scaled nor stretched to arrive: as in UIKit, what is left of the swing at the end is cut off, so
    /// that the value is 1 at x ≥ 1 exactly. 0 before the start.
    ///
    /// - Parameter duration: Seconds, above 0 and at most 1e9.
    /// - Parameter velocity: At the start, in distances per second.
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

    /// A function of the host's. What it answers that is not finite is replaced by x itself.
    ///
    /// It is called on the thread that asks for the value, once for each x (three times for a slope).
    package static func callback(_ function: @escaping (Double) -> Double) -> Easing {
        Easing(.callback(function))
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

    /// All that it is made of, for hashes and snapshots. Cubic Bézier: x1, y1, x2, y2. Steps: count, position. Linear: output
    /// and input of each stop in turn. Penner: the number. Spring: mass, stiffness, damping, duration, velocity. A zero has no
    /// sign, which no text could tell.
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

    /// Whether two easings are the same function by sort and parameters; of callbacks only the very same object is.
    package static func isEqual(_ left: Easing, _ right: Easing) -> Bool {
        left === right || (left.sort == right.sort && left.sort != .callback && left.numbers == right.numbers)
    }

    /// Adds sort and parameters to a hash. Callbacks cannot be told apart.
    package func hash(into hasher: inout StateHasher) {
        hasher.combine(sort.rawValue)
        var count: UInt64 = 0
        forEachNumber { _ in count += 1 }
        hasher.combine(count)
        forEachNumber { hasher.combine($0) }
    }
}
