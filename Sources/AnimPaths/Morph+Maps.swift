// SPDX-License-Identifier: MIT
import AnimMath

/// Where a verb of an aligned path comes from in the path that was given.
package struct PathSource {
    /// The verb's index in the given path: of a drawing verb, of a `close` (its line) or of a move (its point); −1 if
    /// the point comes from none of them.
    package var verb: Int32
    /// The range of the verb's parameter; reversed if `t0 > t1`.
    var t0 = 0.0
    var t1 = 1.0
}

extension Morph {
    /// The limit for aligning more than two paths. It applies to the coordinates of all results together, and to the
    /// work: each path of other verbs rewrites the coordinates of all paths before it.
    static let largestAlignment = 1_048_576

    /// Brings paths to one common structure, as `align(_:options:)` does, and returns how each path maps to it. The
    /// results are meant for point-by-point interpolation, so the alignment is chosen for straight motion.
    ///
    /// - Throws: `.limit` for more than `largestAlignment`, before the work is done.
    package static func align(_ paths: [Path], maps: inout [PathMap]) throws(AnimError) -> [Path] {
        maps = []
        var structure = CommonStructure(count: paths.count)
        for index in paths.indices {
            let hasVerbsOfLast = index > 0 && paths[index - 1].verbs == paths[index].verbs
            try structure.append(paths[index], hasVerbsOfLast: hasVerbsOfLast)
        }
        maps = structure.maps
        return structure.paths
    }
}

/// Paths in a common structure; each further path may cut it once more.
private struct CommonStructure {
    /// The paths so far, with the same verbs.
    private(set) var paths: [Path] = []
    /// For each path, the map from its given coordinates to its current ones.
    private(set) var maps: [PathMap] = []
    /// Whether there are only two paths: then neither the work nor the coordinates are limited.
    private let isPair: Bool
    /// Whether the structure is no longer that of the first path.
    private var isCut = false
    /// The approximate number of coordinates rewritten so far.
    private var work = 0

    /// - Parameter count: How many paths there will be.
    init(count: Int) { isPair = count == 2 }

    /// - Parameter hasVerbsOfLast: Whether the path before, as it was given, had the same verbs.
    mutating func append(_ path: Path, hasVerbsOfLast: Bool) throws(AnimError) {
        guard let last = paths.last else { return appendAsGiven(path) }
        guard hasVerbsOfLast else { return try append(path, cutting: last) }
        if !isCut { return appendAsGiven(path) }
        // Same verbs as the path before: with the same map, the motion between the two stays point by point.
        try checkRoom(for: last.coordinates.count)
        var aligned = Path()
        aligned.replace(verbs: last.verbs, coordinates: maps[maps.count - 1].applied(path.coordinates))
        paths.append(aligned)
        maps.append(maps[maps.count - 1])
    }

    private mutating func appendAsGiven(_ path: Path) {
        paths.append(path)
        maps.append(PathMap(path, path, path.verbs.indices.map { PathSource(verb: Int32($0)) }))
    }

    /// Appends a path of other verbs. It and the last path are cut at each other's joints; the earlier paths are cut
    /// like the last one.
    private mutating func append(_ path: Path, cutting last: Path) throws(AnimError) {
        isCut = true
        if !isPair { work += paths.count * max(last.coordinates.count, path.coordinates.count) }
        guard work <= Morph.largestAlignment else { throw Self.tooMany() }
        // A drawing that rotates as a whole is matched with the rotation removed.
        let whole = Morph.whole(last, path, .fill)
        var options = MorphOptions()
        options.motion = .linear
        let builder = try MorphBuilder(
            whole.map { last.about($0.from, turnedBy: 0) } ?? last,
            whole.map { path.about($0.to, turnedBy: -$0.angle) } ?? path,
            options,
            keepsAll: true,
            closes: false
        )
        // Checked when the next path is appended.
        if !isPair { work += builder.a.contours.count * builder.b.contours.count / 8 }
        let recipe = builder.best().recipe
        let verbs = recipe.verbs()
        if verbs.isEmpty { return appendPoint(of: path) }
        try Morph.checkCount(verbs)
        try checkRoom(for: Path.coordinateCount(of: verbs))
        var ends = (Path(), Path())
        ends.0.replace(verbs: verbs, coordinates: recipe.coordinates(of: builder.a, isTo: false))
        ends.1.replace(verbs: verbs, coordinates: recipe.coordinates(of: builder.b, isTo: true))
        if let whole {
            ends.0 = ends.0.about(-whole.from, turnedBy: 0)
            ends.1 = ends.1.about(.zero, turnedBy: whole.angle).about(-whole.to, turnedBy: 0)
        }
        let map = PathMap(last, ends.0, recipe.sources(of: builder.a, verbs, isTo: false))
        for index in paths.indices {
            maps[index] = maps[index].followed(by: map)
            paths[index].replace(verbs: verbs, coordinates: map.applied(paths[index].coordinates))
        }
        let own = PathMap(path, ends.1, recipe.sources(of: builder.b, verbs, isTo: true))
        // Computed from the given coordinates: those rotated back and forth have rounding errors.
        if whole != nil { ends.1.replace(verbs: verbs, coordinates: own.applied(path.coordinates)) }
        maps.append(own)
        paths.append(ends.1)
    }

    /// Appends a path when neither it nor the last one draws anything. Every path is reduced to its first point.
    private mutating func appendPoint(of path: Path) {
        for index in paths.indices {
            let point = Path.point(paths[index])
            maps[index] = maps[index].followed(by: PathMap(paths[index], point, [PathSource(verb: 0)]))
            paths[index] = point
        }
        let point = Path.point(path)
        maps.append(PathMap(path, point, [PathSource(verb: 0)]))
        paths.append(point)
    }

    /// Checks the limit for one more path, if each has `width` coordinates.
    private func checkRoom(for width: Int) throws(AnimError) {
        guard isPair || (paths.count + 1) * width <= Morph.largestAlignment else { throw Self.tooMany() }
    }

    @inline(never)
    private static func tooMany() -> AnimError {
        AnimError(
            .limit,
            "the paths, cut alike one after another, would have more than \(Morph.largestAlignment) coordinates"
        )
    }
}

extension Path {
    /// A path of only the first point of `path`, which must not be empty.
    fileprivate static func point(_ path: Path) -> Path {
        Path(verbs: [.move], coordinates: Array(path.coordinates.prefix(2)))
    }
}

extension MorphRecipe {
    /// The source of each of the result's verbs in one side's path.
    fileprivate func sources(of shape: borrowing MorphShape, _ verbs: [Path.Verb], isTo: Bool) -> [PathSource] {
        var result: [PathSource] = []
        var (outline, slot) = (-1, 0)
        for verb in verbs {
            if verb == .move {
                outline += 1
                slot = outlines[outline].firstSlot
            }
            let contour = isTo ? outlines[outline].to : outlines[outline].from
            guard verb != .close, contour >= 0, slot < slots.count else {
                result.append(PathSource(verb: -1))
                continue
            }
            let piece = Int(isTo ? slots[slot].toPiece : slots[slot].fromPiece)
            let range = isTo ? slots[slot].to : slots[slot].from
            let number = piece >= 0 ? shape.verbs[piece] : -1
            if verb == .move {
                result.append(PathSource(verb: number, t0: range.x, t1: range.x))
            } else {
                result.append(PathSource(verb: number, t0: range.x, t1: range.y))
                slot += 1
            }
        }
        return result
    }
}
