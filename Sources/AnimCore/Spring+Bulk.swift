// SPDX-License-Identifier: MIT
import AnimMotion

/// Many values on one spring, in arrays.
extension Spring {
    /// Values and their velocities.
    public struct Motions<Number: BinaryFloatingPoint & Sendable>: Sendable, Hashable {
        /// The values.
        public var values: [Number]
        /// The velocities in units per second.
        public var velocities: [Number]

        /// Values and their velocities.
        /// - Parameters:
        ///   - values: The values.
        ///   - velocities: The velocities in units per second, as many as values.
        public init(values: [Number], velocities: [Number]) {
            self.values = values
            self.velocities = velocities
        }
    }

    /// The positions and velocities of many values, each from its own start to its own target. Computed in doubles.
    /// O(values).
    /// - Parameters:
    ///   - times: Seconds since the start: one for all, or one for each; finite.
    ///   - starts: The values at time 0; finite.
    ///   - targets: The values at rest, as many as starts; finite. Every start minus its target must be finite too.
    ///   - initialVelocities: Units per second at time 0, as many as starts, or none for rest.
    ///   - turn: Whether the values are angles in radians that turn the shortest way.
    /// - Throws: `.argument` for unequal counts and numbers that are not finite.
    public func motions(
        at times: [Double],
        from starts: [Double],
        to targets: [Double],
        initialVelocities: [Double] = [],
        turn: Turn = .asGiven
    ) throws(AnimError) -> Motions<Double> {
        try move(times, starts, targets, initialVelocities, turn)
    }

    /// The positions and velocities of many values, each from its own start to its own target. Computed in doubles and
    /// rounded once. O(values).
    /// - Parameters:
    ///   - times: Seconds since the start: one for all, or one for each; finite.
    ///   - starts: The values at time 0; finite.
    ///   - targets: The values at rest, as many as starts; finite. Every start minus its target must be finite too.
    ///   - initialVelocities: Units per second at time 0, as many as starts, or none for rest.
    ///   - turn: Whether the values are angles in radians that turn the shortest way.
    /// - Throws: `.argument` for unequal counts and numbers that are not finite.
    @_disfavoredOverload
    public func motions(
        at times: [Double],
        from starts: [Float],
        to targets: [Float],
        initialVelocities: [Float] = [],
        turn: Turn = .asGiven
    ) throws(AnimError) -> Motions<Float> {
        try move(times, starts, targets, initialVelocities, turn)
    }

    /// Advances many values by one step, each towards its target. O(values).
    /// - Parameters:
    ///   - motions: The values and velocities, which are replaced. Replaces all or none.
    ///   - targets: The values at rest, as many as values.
    ///   - seconds: The length of the step; finite and not below 0.
    ///   - turn: Whether the values are angles in radians that turn the shortest way.
    /// - Throws: `.argument` for unequal counts, numbers that are not finite, or a negative step.
    public func step(
        _ motions: inout Motions<Double>,
        to targets: [Double],
        by seconds: Double,
        turn: Turn = .asGiven
    ) throws(AnimError) {
        try move(&motions, targets, seconds, turn)
    }

    /// Advances many values by one step, each towards its target. O(values).
    /// - Parameters:
    ///   - motions: The values and velocities, which are replaced. Replaces all or none.
    ///   - targets: The values at rest, as many as values.
    ///   - seconds: The length of the step; finite and not below 0.
    ///   - turn: Whether the values are angles in radians that turn the shortest way.
    /// - Throws: `.argument` for unequal counts, numbers that are not finite, or a negative step.
    @_disfavoredOverload
    public func step(
        _ motions: inout Motions<Float>,
        to targets: [Float],
        by seconds: Double,
        turn: Turn = .asGiven
    ) throws(AnimError) {
        try move(&motions, targets, seconds, turn)
    }

    /// Only for `Double` and `Float`.
    private func move<Number: BinaryFloatingPoint & Sendable>(
        _ times: [Double],
        _ starts: [Number],
        _ targets: [Number],
        _ initialVelocities: [Number],
        _ turn: Turn
    ) throws(AnimError) -> Motions<Number> {
        let count = starts.count
        guard targets.count == count, initialVelocities.isEmpty || initialVelocities.count == count else {
            throw AnimError(.argument, "targets and initialVelocities must have as many numbers as starts: \(count)")
        }
        guard times.count == 1 || times.count == count else {
            throw AnimError(.argument, "times must have one number, or as many as starts: \(count)")
        }
        try finite(times, "times")
        var values = [Number](repeating: 0, count: count)
        var velocities = values
        guard count > 0 else { return Motions(values: values, velocities: velocities) }
        let response = SpringResponse(core)
        let isFinite = starts.withUnsafeBytes { starts in
            targets.withUnsafeBytes { targets in
                initialVelocities.withUnsafeBytes { speeds in
                    values.withUnsafeMutableBytes { values in
                        velocities.withUnsafeMutableBytes { velocities in
                            guard let from = starts.baseAddress, let to = targets.baseAddress else { return true }
                            let bulk = SpringBulk(
                                response,
                                count: count,
                                isFloat: Number.self == Float.self,
                                isAngle: turn == .shortest,
                                from: from,
                                to: to,
                                velocity: initialVelocities.isEmpty ? nil : speeds.baseAddress
                            )
                            guard bulk.isFinite else { return false }
                            times.withUnsafeBufferPointer { times in
                                guard let clock = times.baseAddress else { return }
                                bulk.evaluate(
                                    at: clock,
                                    isShared: times.count == 1,
                                    values.baseAddress,
                                    velocities.baseAddress
                                )
                            }
                            return true
                        }
                    }
                }
            }
        }
        guard isFinite else {
            throw AnimError(
                .argument,
                "starts, targets, initialVelocities, and every start minus its target, must be finite"
            )
        }
        return Motions(values: values, velocities: velocities)
    }

    private func move<Number: BinaryFloatingPoint & Sendable>(
        _ motions: inout Motions<Number>,
        _ targets: [Number],
        _ seconds: Double,
        _ turn: Turn
    ) throws(AnimError) {
        guard seconds >= 0, seconds.isFinite else {
            throw AnimError(.argument, "seconds must be finite and not below 0")
        }
        guard motions.values.count == motions.velocities.count else {
            throw AnimError(.argument, "motions must have as many velocities as values")
        }
        motions = try move([seconds], motions.values, targets, motions.velocities, turn)
    }
}
