// SPDX-License-Identifier: MIT
import AnimMotion

/// More kinds of easings, and many values at once.
extension Easing {
    /// A stop of CSS's `linear()`: an output, and the input at which it is reached.
    public struct Stop: Sendable, Hashable {
        /// The progress of the motion there.
        public var output: Double
        /// The part of the time; nil for evenly spaced between its neighbors.
        public var input: Double?

        /// A stop.
        /// - Parameters:
        ///   - output: The progress of the motion there, at most 10⁶ in size.
        ///   - input: The part of the time, at most 10⁶ in size; nil for evenly spaced between its neighbors.
        public init(_ output: Double, at input: Double? = nil) {
            self.output = output
            self.input = input
        }
    }

    /// Linear interpolation between stops, as CSS's `linear()`.
    /// - Parameter stops: 1…4096; a single stop is a constant.
    /// - Throws: `.argument` for no stops or a number that is not finite, `.limit` for too many stops or a larger
    ///   number.
    public static func linear(_ stops: [Stop]) throws(AnimError) -> Easing {
        guard stops.count <= AnimMotion.Easing.largestStopCount else {
            throw AnimError(.limit, "stops has more than \(AnimMotion.Easing.largestStopCount)")
        }
        for stop in stops { if let input = stop.input { try finite(input, "a stop's input") } }
        return Easing(
            try translating { () throws(EngineError) in
                try AnimMotion.Easing.linear(numbers: stops.flatMap { [$0.output, $0.input ?? .nan] })
            }
        )
    }

    /// One of Robert Penner's easings.
    /// - Parameter penner: Which one.
    public static func penner(_ penner: PennerEasing) -> Easing {
        guard let core = AnimMotion.Easing.Penner(rawValue: penner.rawValue) else { return .linear }
        return Easing(.penner(core))
    }

    /// The motion of a spring within a duration, at the end of which it is cut off.
    /// - Parameters:
    ///   - spring: The spring.
    ///   - duration: Seconds, above 0 and at most 10⁹.
    ///   - initialVelocity: Distances per second, at most 1e150 in size.
    /// - Throws: `.argument` or `.limit` outside these ranges.
    public static func spring(
        _ spring: Spring,
        duration: Double,
        initialVelocity: Double = 0
    ) throws(AnimError) -> Easing {
        Easing(
            try translating { () throws(EngineError) in
                try AnimMotion.Easing.spring(spring.core, duration: duration, velocity: initialVelocity)
            }
        )
    }

    /// A cubic Bézier curve.
    /// - Parameter curve: The curve.
    public static func cubicBezier(_ curve: CubicBezier) -> Easing { Easing(.cubicBezier(curve.core)) }

    /// A function of your own. A stage that uses one cannot take snapshots.
    /// - Parameter function: Maps the part of the time that has passed to the progress of the motion. A result that is
    ///   not finite is replaced by the argument. It must be pure, and is called wherever the motion is computed.
    public static func callback(_ function: @escaping @Sendable (Double) -> Double) -> Easing {
        Easing(.callback(function))
    }

    /// The progress of the motion.
    /// - Parameters:
    ///   - x: The part of the time that has passed; returned if it is not finite.
    ///   - isBefore: Whether the motion has not started yet, so that a step at the very start has not been taken: CSS's
    ///     "before" flag.
    public func value(at x: Double, isBefore: Bool) -> Double { x.isFinite ? core.value(at: x, isBefore: isBefore) : x }

    /// The progress of the motion at many parts of the time.
    /// - Parameter xs: As for `value(at:)`.
    public func values(at xs: [Double]) -> [Double] { xs.map { value(at: $0) } }

    /// Many interpolated values, each from its own start to its own target. Computed in doubles. O(values).
    /// - Parameters:
    ///   - xs: The parts of the time that have passed: one for all, or one for each; finite.
    ///   - starts: The values at 0; finite.
    ///   - targets: The values at 1, as many as starts; finite. Every target minus its start must be finite too.
    /// - Throws: `.argument` for unequal counts and numbers that are not finite.
    public func values(at xs: [Double], from starts: [Double], to targets: [Double]) throws(AnimError) -> [Double] {
        try check(xs, starts, targets)
        var values = starts
        guard !starts.isEmpty else { return values }
        core.tween(xs, isShared: xs.count == 1, starts, targets, starts.count, &values)
        return values
    }

    /// Many interpolated values, each from its own start to its own target. Computed in doubles and rounded once.
    /// O(values).
    /// - Parameters:
    ///   - xs: The parts of the time that have passed: one for all, or one for each; finite.
    ///   - starts: The values at 0; finite.
    ///   - targets: The values at 1, as many as starts; finite. Every target minus its start must be finite too.
    /// - Throws: `.argument` for unequal counts and numbers that are not finite.
    @_disfavoredOverload
    public func values(at xs: [Float], from starts: [Float], to targets: [Float]) throws(AnimError) -> [Float] {
        try check(xs, starts, targets)
        var values = starts
        guard !starts.isEmpty else { return values }
        core.tween(xs, isShared: xs.count == 1, starts, targets, starts.count, &values)
        return values
    }

    private func check<Number: BinaryFloatingPoint>(
        _ xs: [Number],
        _ starts: [Number],
        _ targets: [Number]
    ) throws(AnimError) {
        let count = starts.count
        guard targets.count == count else {
            throw AnimError(.argument, "targets must have as many numbers as starts: \(count)")
        }
        guard xs.count == 1 || xs.count == count else {
            throw AnimError(.argument, "xs must have one number, or as many as starts: \(count)")
        }
        for x in xs where !x.isFinite { throw AnimError(.argument, "xs must be finite") }
        for index in 0..<count where !(targets[index] - starts[index]).isFinite {
            throw AnimError(.argument, "starts, targets, and every target minus its start, must be finite")
        }
    }
}
