// SPDX-License-Identifier: MIT
import AnimMath

/// Where a verb of an aligned path comes from in the path that was given.
package struct PathSource {
    /// The given path's verb: one that draws, or the `close` whose line it is, or a move for the point itself; −1 for a point
    /// that follows nothing of it.
    package var verb: Int32
    /// The part of it; backwards where `t0` is above `t1`.
    var t0 = 0.0
    var t1 = 1.0
}

extension Morph {
    /// More than two paths may be brought to a common structure where this is at least the sum of how many coordinates all up
    /// to each one have, which are carried into the structure that this one brings.
    static let largestAlignment = 1_048_576

    /// Brings paths to one common structure, as `align`, and says how the points of each become those of it. What is made
    /// of that moves point by point, so that what crosses nothing on straight ways is looked for.
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

/// Paths in a common structure, which each further path may cut once more.
private struct CommonStructure {
    /// The paths so far, with the same verbs.
    private(set) var paths: [Path] = []
    /// How each has become what it is now.
    private(set) var maps: [PathMap] = []
    /// Of two paths the work and the coordinates are not limited.
    private let isPair: Bool
    /// Whether the structure is no longer that of the first path.
    private var isCut = false
    /// About how many coordinates were carried from one structure to the next.
    private var work = 0

    /// - Parameter count: How many paths there will be.
    init(count: Int) { isPair = count == 2 }

    /// - Parameter hasVerbsOfLast: Whether the path before, as it was given, had the same verbs.
    mutating func append(_ path: Path, hasVerbsOfLast: Bool) throws(AnimError) {
        guard let last = paths.last else { return appendAsGiven(path) }
        guard hasVerbsOfLast else { return try append(path, cutting: last) }
        if !isCut { return appendAsGiven(path) }
        // To one of the same verbs it moves point by point, however that one was cut, or begun elsewhere.
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

    /// Appends a path of other verbs: it and the last one are cut at each other's joints, and all before as the last one.
    private mutating func append(_ path: Path, cutting last: Path) throws(AnimError) {
        isCut = true
        if !isPair { work += paths.count * max(last.coordinates.count, path.coordinates.count) }
        guard work <= Morph.largestAlignment else { throw Self.tooMany() }
        // What turns is matched in the frame that turns.
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
        // Counts from the next path on.
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
        // As it was given, not turned back and forth.
        if whole != nil { ends.1.replace(verbs: verbs, coordinates: own.applied(path.coordinates)) }
        maps.append(own)
        paths.append(ends.1)
    }

    /// Appends a path where neither it nor the last one draws anything: what is left of each is the point where it begins.
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

    /// Checks that all paths and another one may have so many coordinates each.
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
    /// The point where a path begins that is not empty.
    fileprivate static func point(_ path: Path) -> Path {
        Path(verbs: [.move], coordinates: Array(path.coordinates.prefix(2)))
    }
}

extension MorphRecipe {
    /// Where each of the result's verbs comes from on one side.
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
