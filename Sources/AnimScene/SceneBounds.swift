// SPDX-License-Identifier: MIT
/// An axis-aligned rectangle in a scene's coordinates. Every number is finite.
package struct SceneBounds: Sendable, Equatable {
    package var minX: Double
    package var minY: Double
    package var maxX: Double
    package var maxY: Double

    /// The largest magnitude of a coordinate.
    static let reach = 1e300

    /// Empty; the neutral element of unions.
    package static var nothing: SceneBounds { SceneBounds(minX: reach, minY: reach, maxX: -reach, maxY: -reach) }
    package static var everything: SceneBounds { SceneBounds(minX: -reach, minY: -reach, maxX: reach, maxY: reach) }

    package var isEmpty: Bool { !(minX < maxX && minY < maxY) }

    /// Grows it to include a point. NaN makes it `everything`.
    @inline(__always)
    mutating func include(x: Double, y: Double) {
        guard x.magnitude <= SceneBounds.reach, y.magnitude <= SceneBounds.reach else {
            self = .everything
            return
        }
        if x < minX { minX = x }
        if x > maxX { maxX = x }
        if y < minY { minY = y }
        if y > maxY { maxY = y }
    }

    mutating func formUnion(_ other: SceneBounds) {
        minX = min(minX, other.minX)
        minY = min(minY, other.minY)
        maxX = max(maxX, other.maxX)
        maxY = max(maxY, other.maxY)
    }

    /// The intersection; `nothing` if that has no area.
    func intersection(_ other: SceneBounds) -> SceneBounds {
        let result = SceneBounds(
            minX: max(minX, other.minX),
            minY: max(minY, other.minY),
            maxX: min(maxX, other.maxX),
            maxY: min(maxY, other.maxY)
        )
        return result.isEmpty ? .nothing : result
    }

    /// Grown by a distance on each side; an empty one stays empty.
    package func grown(x: Double, y: Double) -> SceneBounds {
        if minX > maxX { return self }
        var result = SceneBounds.nothing
        result.include(x: minX - x, y: minY - y)
        result.include(x: maxX + x, y: maxY + y)
        return result
    }
}
