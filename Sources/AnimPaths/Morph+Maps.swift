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

    @inline(never)
    private static func tooManyToAlign() -> AnimError {
        AnimError(
            .limit,
            "the paths, cut alike one after another, would have more than \(largestAlignment) coordinates"
        )
    }

    /// Brings paths to one common structure, as `align`, and says how the points of each become those of it. What is made
    /// of that moves point by point, so that what crosses nothing on straight ways is looked for.
    ///
    /// - Throws: `.limit` for more than `largestAlignment`, before the work is done.
    package static func align(_ paths: [Path], maps: inout [PathMap]) throws(AnimError) -> [Path] {
        maps = []
        var work = 0
        var options = MorphOptions()
        options.motion = .linear
        var result: [Path] = []
        var isCut = false
        for (index, path) in paths.enumerated() {
            if index == 0 || !isCut && paths[index - 1].verbs == path.verbs {
                result.append(path)
                maps.append(PathMap(path, path, path.verbs.indices.map { PathSource(verb: Int32($0)) }))
                continue
            }
            // To one of the same verbs it moves point by point, however the one before was cut, or begun elsewhere.
            if paths[index - 1].verbs == path.verbs {
                let width = result[index - 1].coordinates.count
                guard (result.count + 1) * width <= largestAlignment else { throw tooManyToAlign() }
                var aligned = Path()
                aligned.replace(verbs: result[index - 1].verbs, coordinates: maps[index - 1].applied(path.coordinates))
                result.append(aligned)
                maps.append(maps[index - 1])
                continue
            }
            guard let last = result.last else { continue }
            isCut = true
            work += paths.count > 2 ? result.count * max(last.coordinates.count, path.coordinates.count) : 0
            guard work <= largestAlignment else { throw tooManyToAlign() }
            // What turns is matched in the frame that turns.
            let whole = whole(last, path, .fill)
            let builder = try MorphBuilder(
                whole.map { last.about($0.from, turnedBy: 0) } ?? last,
                whole.map { path.about($0.to, turnedBy: -$0.angle) } ?? path,
                options,
                keepsAll: true,
                closes: false
            )
            if paths.count > 2 { work += builder.a.contours.count * builder.b.contours.count / 8 }
            let recipe = builder.best().recipe
            let verbs = recipe.verbs()
            guard !verbs.isEmpty else {
                // Neither draws anything: what is left of each is the point where it begins.
                for index in result.indices {
                    let point = Path.point(result[index])
                    maps[index] = maps[index].followed(by: PathMap(result[index], point, [PathSource(verb: 0)]))
                    result[index] = point
                }
                let point = Path.point(path)
                maps.append(PathMap(path, point, [PathSource(verb: 0)]))
                result.append(point)
                continue
            }
            try checkCount(verbs)
            let width = Path.coordinateCount(of: verbs)
            guard paths.count == 2 || (result.count + 1) * width <= largestAlignment else { throw tooManyToAlign() }
            var ends = (Path(), Path())
            ends.0.replace(verbs: verbs, coordinates: recipe.coordinates(of: builder.a, isTo: false))
            ends.1.replace(verbs: verbs, coordinates: recipe.coordinates(of: builder.b, isTo: true))
            if let whole {
                ends.0 = ends.0.about(-whole.from, turnedBy: 0)
                ends.1 = ends.1.about(.zero, turnedBy: whole.angle).about(-whole.to, turnedBy: 0)
            }
            let map = PathMap(last, ends.0, recipe.sources(of: builder.a, verbs, isTo: false))
            for index in result.indices {
                maps[index] = maps[index].followed(by: map)
                result[index].replace(verbs: verbs, coordinates: map.applied(result[index].coordinates))
            }
            let own = PathMap(path, ends.1, recipe.sources(of: builder.b, verbs, isTo: true))
            // As it was given, not turned back and forth.
            if whole != nil { ends.1.replace(verbs: verbs, coordinates: own.applied(path.coordinates)) }
            maps.append(own)
            result.append(ends.1)
        }
        return result
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
