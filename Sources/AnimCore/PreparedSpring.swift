// SPDX-License-Identifier: MIT
import AnimMotion

/// A spring with precomputed constants, for many values at many times.
public struct PreparedSpring: Sendable {
    private let response: SpringResponse
    /// The spring that was prepared.
    public let spring: Spring

    /// Prepares a spring.
    /// - Parameter spring: Any spring.
    public init(_ spring: Spring) {
        self.spring = spring
        response = SpringResponse(spring.core)
    }

    /// The value and velocity at a time: the same bits as `Spring.value(at:from:to:initialVelocity:)`.
    /// - Parameters:
    ///   - time: Seconds since the start; 0 or less gives the start.
    ///   - start: The value at time 0.
    ///   - target: The value at which it comes to rest.
    ///   - initialVelocity: Units per second at time 0.
    public func state(
        at time: Double,
        from start: Double = 0,
        to target: Double = 1,
        initialVelocity: Double = 0
    ) -> (value: Double, velocity: Double) {
        response.state(at: time, from: start, to: target, velocity: initialVelocity)
    }

    /// The values at many times. O(times).
    /// - Parameters:
    ///   - times: Seconds since the start.
    ///   - start: The value at time 0.
    ///   - target: The value at which it comes to rest.
    ///   - initialVelocity: Units per second at time 0.
    public func values(
        at times: [Double],
        from start: Double = 0,
        to target: Double = 1,
        initialVelocity: Double = 0
    ) -> [Double] {
        var values = [Double](repeating: 0, count: times.count)
        times.withUnsafeBufferPointer { times in
            values.withUnsafeMutableBufferPointer { values in
                response.states(
                    at: times,
                    from: start,
                    to: target,
                    velocity: initialVelocity,
                    values.baseAddress,
                    nil
                )
            }
        }
        return values
    }
}
