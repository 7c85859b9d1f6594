// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimPaths

/// Morphs between paths of different structures.
///
/// As long as all values of a path property have the same verbs, it moves in their coordinates. If a path with other verbs is
/// set, it moves in a common structure of all of them (`PathWork.align`). Its animations continue in that structure; their
/// values are mapped as the control points are. At rest the path is exactly the path that was set.

extension AnimationLayer {
    /// Maps a layer to another structure.
    @inline(never)
    func move(by map: PathMap, isDifference: Bool) {
        origin = map.applied(origin, isDifference: isDifference)
        target = map.applied(target, isDifference: isDifference)
        velocity = map.applied(velocity, isDifference: true)
        if !base.isEmpty { base = map.applied(base) }
        if !from.isEmpty { from = map.applied(from, isDifference: isDifference) }
        if !to.isEmpty { to = map.applied(to, isDifference: isDifference) }
        if !by.isEmpty { by = map.applied(by, isDifference: true) }
        if !givenVelocity.isEmpty { givenVelocity = map.applied(givenVelocity, isDifference: true) }
    }
}

extension KeyframeTrack {
    /// The same motion of the same path in another structure.
    @inline(never)
    func mapped(by map: PathMap, isDifference: Bool) -> KeyframeTrack? {
        // The times of the segments already include the pace.
        guard var description = try? KeyframeDescription(sort, 2 * map.count, duration, .linear) else { return nil }
        description.ease = isEased ? ease : nil
        description.turning = isDifference || turning == .none ? .none : .cut
        description.values = map.applied(values, isDifference: isDifference)
        description.velocities = map.applied(velocities, isDifference: true)
        description.curves = curves
        description.springs = springs
        let first = (0..<componentCount).map { points[$0] }
        let velocity = (0..<componentCount).map { initialVelocity[$0] }
        let start = map.applied(first, isDifference: isDifference)
        let rate = map.applied(velocity, isDifference: true)
        if !needsStart, sort != .values { description.initial = start + rate }
        let result = KeyframeTrack(description, (0..<segmentCount).map { segments[$0] }, duration: duration)
        if needsStart { result.prepare(from: start, velocity: rate) }
        return result
    }
}

/// Explicit animations of paths.
