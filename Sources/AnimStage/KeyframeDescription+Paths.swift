// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimPaths

extension KeyframeDescription {
    /// Paths at key times, which move as a morph. The paths are aligned to a common structure; the values are their
    /// coordinates. The other parameters are those of `values`.
    /// - Parameter isWhole: false if only the rows are wanted, for keyframes that `take` them.
    /// - Throws: `.argument` if there is no path or one is empty, and as `values`; `.limit`, before the work is done.
    package static func paths(
        _ paths: [Path],
        times: [Double] = [],
        mode: Mode = .linear,
        curves: [CubicBezier] = [],
        shapes: [Double] = [],
        duration: Double,
        isWhole: Bool = true
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
        description.origin = KeyframePaths(first.verbs, given: paths, rows: description.values, maps: maps)
        if isWhole { description.prepareMorphs() }
        return description
    }

    /// Turns keyframes that are added one by one into path keyframes. Their values are rows of `other`. Must be followed
    /// by `prepareMorphs`.
    package mutating func take(pathsOf other: KeyframeDescription) {
        (turning, origin) = (other.turning, other.origin)
    }

    /// Prepares the morphs between the paths, once all keys and the initial value are given. Does nothing if all paths
    /// move as their points do, and for many or large paths.
    /// - Parameters:
    ///   - turns: Whether the property's path may do more than move point by point.
    ///   - paint: How it is drawn.
    @inline(never)
    package mutating func prepareMorphs(turns: Bool = true, paint: MorphOptions.Paint = .fill) {
        guard let paths else { return }
        var end: Int?
        if let lastKey, let last = segments.last, last.kind != .spring || last.settles {
            end = index(of: lastKey, paths, first: keyCount - 1)
        }
        let isCut = end.map { paths.given[$0].verbs != paths.verbs } ?? false
        origin = KeyframePaths(
            paths,
            last: end.flatMap { isCut ? (paths.given[$0], paths.maps[$0]) : nil },
            endsAtKey: end != nil,
            first: firstKey(paths),
            paint: paint,
            morphs: turns ? morphs(paint) : nil
        )
    }

    /// Above this number of keys no morphs are prepared.
    private static let mostMorphedKeys = 64

    /// The index of the path that was given for a row.
    /// - Parameter first: Where to look first: paths cut to one structure may be equal.
    private func index(of row: ArraySlice<Double>, _ paths: KeyframePaths, first: Int = 0) -> Int? {
        func isRight(_ index: Int) -> Bool {
            row.elementsEqual(paths.rows[index * componentCount..<(index + 1) * componentCount])
        }
        return paths.given.indices.contains(first) && isRight(first) ? first : paths.given.indices.first { isRight($0) }
    }

    private func path(_ row: ArraySlice<Double>, _ paths: KeyframePaths) -> Path? {
        index(of: row, paths).map { paths.given[$0] }
    }

    private func path(ofRow row: Int32, _ paths: KeyframePaths) -> Path? {
        let first = Int(row) * componentCount
        return row < 0 ? nil : path(values[first..<first + componentCount], paths)
    }

    /// The first key, if the property's path moves to it by one progress.
    private func firstKey(_ paths: KeyframePaths) -> (row: Int, path: Path)? {
        guard needsStart, let first = order.first else { return nil }
        let segment = segments[Int(first)]
        guard segment.kind == .linear, let path = path(ofRow: segment.row, paths) else { return nil }
        return (Int(segment.row), path)
    }

    /// The segments in the order of their starts.
    private var order: [Int32] {
        if sort == .blocks { return orderOfBlocks() }
        return segments.indices.map { Int32(truncatingIfNeeded: $0) }
    }

    /// The morphs between the keys of paths that are drawn in a way.
    @inline(never)
    func morphs(_ paint: MorphOptions.Paint) -> PathMorphs? {
        guard let paths, keyCount <= Self.mostMorphedKeys else { return nil }
        var ways = [PathMorphs.Way?](repeating: nil, count: values.count / componentCount)
        // The path from which the next segment leads; nil if it begins elsewhere.
        var before: Path?
        if sort == .values { before = path(values[..<componentCount], paths) }
        if !initial.isEmpty { before = path(initial[..<componentCount], paths) }
        var work = 0
        let order = order
        for (position, index) in order.enumerated() {
            let segment = segments[Int(index)]
            var isCut = false
            if sort == .blocks, position + 1 < order.count {
                let next = segments[Int(order[position + 1])].start
                // The next block begins before this one has moved.
                if next == segment.start, segment.length > 0 { continue }
                isCut = next < segment.start + segment.length
            }
            guard let path = path(ofRow: segment.row, paths) else { continue }
            if let before, segment.kind == .linear, !isCut {
                let count = before.coordinates.count + path.coordinates.count
                if work + count <= Stage.largestMorphs {
                    let way = PathMorphs.Way.between(before, path, paint, always: paths.isMixed)
                    if way != nil { work += count }
                    ways[Int(segment.row)] = way
                }
            }
            // A spring that is cut off ends elsewhere.
            before = isCut || segment.kind == .spring && !segment.settles ? nil : path
        }
        return PathMorphs.of(ways)
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
        let rows = try paths(list.map { $0.path } + (initial.map { [$0] } ?? []), duration: 0, isWhole: false)
        var description = try blocks(componentCount: rows.componentCount, duration: duration, mode: mode)
        for (index, block) in list.enumerated() {
            try description.addBlock(start: block.start, duration: block.duration, value: rows.value(ofKey: index))
        }
        if initial != nil { try description.setInitial(rows.value(ofKey: list.count)) }
        description.take(pathsOf: rows)
        description.prepareMorphs()
        return description
    }

    /// A track of paths.
    /// - Parameter initial: `nil` to begin with the property's presentation value.
    /// - Throws: As `paths` and `addKeyframe`.
    package static func track(
        _ list: [(motion: Motion, duration: Double?, path: Path)],
        initial: Path?
    ) throws(AnimError) -> KeyframeDescription {
        let rows = try paths(list.map { $0.path } + (initial.map { [$0] } ?? []), duration: 0, isWhole: false)
        var description = try track(componentCount: rows.componentCount)
        for (index, key) in list.enumerated() {
            try description.addKeyframe(key.motion, value: rows.value(ofKey: index), duration: key.duration)
        }
        if initial != nil { try description.setInitial(rows.value(ofKey: list.count)) }
        description.take(pathsOf: rows)
        description.prepareMorphs()
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

    /// The path of the first key, if the property's path moves to it; nil for numbers.
    package var firstPath: Path? { paths?.first?.path }

    /// The verbs of the paths whose coordinates the values are. Empty for the property's own verbs, and for numbers.
    package var verbs: [Path.Verb] { paths?.verbs ?? [] }

    /// The path of path keyframes at a time in seconds.
    /// - Parameter track: The track made of them.
    package func path(of track: KeyframeTrack, at time: Double, into path: inout Path) throws(AnimError) {
        guard let paths, !paths.verbs.isEmpty else { throw AnimError(.kind, "keyframes are not of paths") }
        path.removeAll()
        if let place = track.way(at: time), let morphs = paths.morphs, let way = morphs.ways[place.row] {
            return path.replace(verbs: way.verbs, count: way.segment.width) {
                way.segment.evaluate(place.progress, into: $0)
            }
        }
        var values = [Double](repeating: 0, count: track.componentCount)
        track.sample(at: time, &values, nil)
        try values.withUnsafeBufferPointer { (values) throws(AnimError) in
            try path.append(verbs: verbs, clamping: values, from: 0)
        }
    }
}

/// The structure of path keyframes.
package final class KeyframePaths: Sendable {
    /// The verbs of the values.
    package let verbs: [Path.Verb]
    /// The path of the last key as given, with the map from its points to its value, if it has other verbs.
    let last: (path: Path, map: PathMap)?
    /// Whether the keyframes end at their last key.
    let endsAtKey: Bool
    /// The paths as given, their rows, and the maps from their points to these.
    let given: [Path]
    let rows: [Double]
    let maps: [PathMap]
    /// Whether the paths have different verbs.
    let isMixed: Bool
    /// The first key, to which the property's own path moves.
    let first: (row: Int, path: Path)?
    /// The morphs between the keys as a paint draws them; nil if the paths move in their common structure.
    let paint: MorphOptions.Paint
    let morphs: PathMorphs?

    /// Paths whose morphs are not prepared yet.
    init(_ verbs: [Path.Verb], given: [Path], rows: [Double], maps: [PathMap]) {
        self.verbs = verbs
        (self.given, self.rows, self.maps) = (given, rows, maps)
        isMixed = given.contains { $0.verbs != given[0].verbs }
        (last, endsAtKey, first, paint, morphs) = (nil, false, nil, .fill, nil)
    }

    init(
        _ paths: KeyframePaths,
        last: (path: Path, map: PathMap)?,
        endsAtKey: Bool,
        first: (row: Int, path: Path)?,
        paint: MorphOptions.Paint,
        morphs: PathMorphs?
    ) {
        (verbs, given, rows, maps, isMixed) = (paths.verbs, paths.given, paths.rows, paths.maps, paths.isMixed)
        (self.last, self.endsAtKey, self.first, self.paint, self.morphs) = (last, endsAtKey, first, paint, morphs)
    }
}
