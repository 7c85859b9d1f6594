// SPDX-License-Identifier: MIT
import AnimMotion

/// Estimates the velocity of a finger or mouse from its positions in the last 0.1 s.
public final class VelocityEstimator {
    private let core = AnimMotion.VelocityEstimator()

    /// Makes an estimator without samples.
    public init() {}

    /// Adds a sample. A sample at the time of the last one replaces it; an earlier one is ignored. After a pause of
    /// 0.04 s the samples before the pause no longer count.
    /// - Parameters:
    ///   - point: At most 1e150 in size.
    ///   - time: Seconds; finite.
    /// - Throws: `.argument` or `.limit` outside these ranges.
    public func add(_ point: Point, at time: Double) throws(AnimError) {
        try finite(time, "time")
        try bounded(point.x, "point")
        try bounded(point.y, "point")
        core.add(time: time, x: point.x, y: point.y)
    }

    /// The velocity in units per second; 0 after 0.04 s at rest.
    /// - Parameter time: Seconds; finite.
    /// - Throws: `.argument` for a time that is not finite.
    public func velocity(at time: Double) throws(AnimError) -> Point {
        try finite(time, "time")
        let velocity = core.velocity(at: time)
        return Point(velocity.x, velocity.y)
    }

    /// Forgets all samples.
    public func reset() { core.reset() }
}
