// SPDX-License-Identifier: MIT
import AnimMotion

/// How fast a finger or mouse moves, from where it was in the last 0.1 s.
public final class VelocityEstimator {
    private let core = AnimMotion.VelocityEstimator()

    /// An estimator without samples.
    public init() {}

    /// Adds a sample. One at the time of the last replaces it, an earlier one is ignored; after a pause of 0.04 s those before it
    /// count no more.
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

    /// The velocity in units per second; 0 where it was at rest for 0.04 s.
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
