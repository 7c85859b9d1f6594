// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimPaths

extension KeyframeDescription {
    /// Paths at key times, which move as a morph. The paths are aligned to a common structure; the values are their
    /// coordinates. The other parameters are those of `values`.
    /// - Throws: `.argument` if there is no path or one is empty, and as `values`; `.limit`, before the work is done.
    package static func paths(
        _ paths: [Path],
        times: [Double] = [],
        mode: Mode = .linear,
        curves: [CubicBezier] = [],
        shapes: [Double] = [],
        duration: Double
    ) throws(AnimError) -> KeyframeDescription {
        for path in paths {
            try Stage.check(path)
            // Aligned, each path has at least as many coordinates as the largest.
            guard path.coordinates.count <= largestComponentCount,
                path.coordinates.count <= largestNumberCount / paths.count
            else { throw tooManyCoordinates() }
        }
        var maps: [PathMap] = []
        let aligned = try Morph.align(paths, maps: &maps)
        guard let first = aligned.first else {
            throw AnimError(.argument, "keyframes of paths must have at least one path")
        }
        let count = first.coordinates.count
        guard count <= largestComponentCount, aligned.count <= largestNumberCount / count else {
            throw tooManyCoordinates()
        }
        var description = try values(
            aligned.flatMap { $0.coordinates },
            componentCount: count,
            times: times,
            mode: mode,
            curves: curves,
            shapes: shapes,
            duration: duration
        )
        description.turning = paths.contains { $0.verbs != first.verbs } ? .cut : .given
        let last = paths.last.flatMap { $0.verbs != first.verbs ? $0 : nil }
        description.origin = KeyframePaths(first.verbs, last: last ?? Path(), map: last == nil ? nil : maps.last)
        return description
    }

    /// Turns keyframes that are added one by one into path keyframes. Their values are rows of `other`.
    package mutating func take(pathsOf other: KeyframeDescription) {
        turning = other.turning
        origin = KeyframePaths(other.verbs, last: Path(), map: nil)
    }

    /// The value of a key.
    package func value(ofKey index: Int) -> [Double] {
        Array(values[index * componentCount..<(index + 1) * componentCount])
    }

    /// Blocks of paths.
    /// - Parameter initial: `nil` to begin with the property's presentation value.
    /// - Throws: As `paths` and `addBlock`.
    package static func blocks(
        _ list: [(start: Double, duration: Double, path: Path)],
        initial: Path?,
        duration: Double,
        mode: Mode
    ) throws(AnimError) -> KeyframeDescription {
        let rows = try paths(list.map { $0.path } + (initial.map { [$0] } ?? []), duration: 0)
        var description = try blocks(componentCount: rows.componentCount, duration: duration, mode: mode)
        for (index, block) in list.enumerated() {
            try description.addBlock(start: block.start, duration: block.duration, value: rows.value(ofKey: index))
        }
        if initial != nil { try description.setInitial(rows.value(ofKey: list.count)) }
        description.take(pathsOf: rows)
        return description
    }

    /// A track of paths.
    /// - Parameter initial: `nil` to begin with the property's presentation value.
    /// - Throws: As `paths` and `addKeyframe`.
    package static func track(
        _ list: [(motion: Motion, duration: Double?, path: Path)],
        initial: Path?
    ) throws(AnimError) -> KeyframeDescription {
        let rows = try paths(list.map { $0.path } + (initial.map { [$0] } ?? []), duration: 0)
        var description = try track(componentCount: rows.componentCount)
        for (index, key) in list.enumerated() {
            try description.addKeyframe(key.motion, value: rows.value(ofKey: index), duration: key.duration)
        }
        if initial != nil { try description.setInitial(rows.value(ofKey: list.count)) }
        description.take(pathsOf: rows)
        return description
    }

    @inline(never)
    private static func tooManyCoordinates() -> AnimError {
        AnimError(
            .limit,
            "the paths, cut alike, would have more than \(largestComponentCount) coordinates, or \(largestNumberCount) in all"
        )
    }

    /// The paths whose coordinates the values are. `origin` is never of another type.
    package var paths: KeyframePaths? { origin.map { unsafeDowncast($0, to: KeyframePaths.self) } }

    /// The verbs of the paths whose coordinates the values are. Empty for the property's own verbs, and for numbers.
    package var verbs: [Path.Verb] { paths?.verbs ?? [] }

    /// The path of one value of path keyframes.
    package func path(of value: UnsafeBufferPointer<Double>, into path: inout Path) throws(AnimError) {
        guard !verbs.isEmpty else { throw AnimError(.kind, "keyframes are not of paths") }
        path.removeAll()
        try path.append(verbs: verbs, clamping: value, from: 0)
    }
}

/// The structure of path keyframes.
package final class KeyframePaths: Sendable {
    /// The verbs of the values.
    package let verbs: [Path.Verb]
    /// The last path as given, if it has other verbs, and the map from its points to its value.
    package let last: Path
    let lastMap: PathMap?

    package init(_ verbs: [Path.Verb], last: Path, map: PathMap?) {
        self.verbs = verbs
        self.last = last
        lastMap = map
    }
}
