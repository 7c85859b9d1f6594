// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

/// The in-betweens of two paths, or of several in a row, prepared once and evaluated at any time.
///
/// Paths of the same verbs are interpolated point by point. Others are brought to a common structure first: subpaths
/// are paired by role, position, size and shape, aligned by their features, and cut at each other's joints, exactly;
/// lines stay lines where both sides are lines, and curves stay curves.
package struct Morph: Sendable {
    /// The in-betweens of two neighbors.
    package struct Segment: Sendable {
        /// The paths as they were given.
        package var from: Path
        package var to: Path
        /// The verbs of the common structure.
        package var verbs: [Path.Verb]
        /// Rows of `width` coordinates in the order of the verbs, at evenly spaced times from 0 to 1. A subpath that
        /// rotates is stored relative to its center of rotation, with the rotation removed.
        package var keys: [Double]
        /// How many coordinates a row has.
        package var width: Int
        /// How many steps there are from row to row.
        package var steps: Int
        var turns: [Turn]
        /// Arcs of path data that are interpolated by their parameters, in place of their control points.
        var arcs: [ArcWay] = []
        /// Indices of subpaths, −1 for none.
        package var pairs: [(from: Int32, to: Int32)]
        /// A bound on the magnitude of every coordinate.
        package var largest: Double
        /// The in-betweens of the structure `blend`, which have no common structure.
        var blend: MorphBlend?
    }

    /// An arc that is interpolated by its parameters, between its interpolated ends.
    struct ArcWay: Sendable {
        /// The coordinates of its cubics.
        var first: Int
        var count: Int
        var from: PathArcShape
        var to: PathArcShape
    }

    /// A rotation applied to a range of coordinates.
    package struct Turn: Sendable {
        /// The coordinates that rotate.
        package var first: Int
        package var count: Int
        var turn: MorphTurn
        /// The angle at time 0, in radians. At time 1 it is `start + turn.angle`.
        var start = 0.0

        /// The rotation played backwards.
        func reversed() -> Turn {
            Turn(first: first, count: count, turn: turn.reversed, start: start + turn.angle)
        }
    }

    /// One for each pair of neighbors.
    package var segments: [Segment]
    /// When each segment begins, and when the last one ends: from 0 to 1.
    package var times: [Double]

    /// The morph from one path to another.
    ///
    /// Complexity: O(pieces), and for each pair of subpaths O(n m) of at most 320 samples of either.
    /// - Throws: `.argument` and `.duplicate` for pairs and starts that do not fit the paths; with the strict structure
    ///   `.kind` where the verbs differ; `.limit` for too many verbs.
    package init(_ from: Path, _ to: Path, options: MorphOptions = .init()) throws(AnimError) {
        segments = [try Self.segment(from, to, options)]
        times = [0, 1]
    }

    /// The morph along a list of paths.
    ///
    /// - Parameter times: When each path is reached: from 0 to 1, increasing. Empty: evenly spaced.
    /// - Throws: `.argument` for fewer than two paths, and for times that are not one per path or do not increase from
    ///   0 to 1; otherwise as the morph of two paths.
    package init(sequence paths: [Path], times: [Double] = [], options: MorphOptions = .init()) throws(AnimError) {
        guard paths.count >= 2 else { throw AnimError(.argument, "a morph takes two paths or more") }
        guard times.isEmpty || times.count == paths.count else {
            throw AnimError(.argument, "there are \(times.count) times for \(paths.count) paths")
        }
        var checked: [Double] = []
        for index in paths.indices {
            let time = times.isEmpty ? Double(index) / Double(paths.count - 1) : times[index]
            let isRight =
                index == 0 ? time == 0 : (time > checked[index - 1] && (index < paths.count - 1 ? time < 1 : time == 1))
            guard isRight else {
                throw AnimError(.argument, "time \(index) is wrong: the times must increase from 0 to 1")
            }
            checked.append(time)
        }
        segments = []
        for index in 1..<paths.count { segments.append(try Self.segment(paths[index - 1], paths[index], options)) }
        self.times = checked
    }

    /// Writes the path at a time into `path`, replacing its contents. Does not allocate if the storage of `path` is
    /// large enough. Time 0 is the first path and 1 the last; outside of that range the motion is extrapolated. At the
    /// times of the given paths the result equals them, verb for verb. NaN counts as 0.
    @_optimize(speed)
    package func value(at t: Double, into path: inout Path) {
        var index = 0
        while index + 1 < segments.count, t >= times[index + 1] { index += 1 }
        let t = t.isNaN ? 0 : t
        let (start, end) = (times[index], times[index + 1])
        let local = segments.count == 1 ? t : (t == end ? 1 : (t - start) / (end - start))
        segments[index].value(at: local, into: &path)
    }

    /// The path at a time.
    package func value(at t: Double) -> Path {
        var path = Path()
        value(at: t, into: &path)
        return path
    }

    /// The first two paths brought to their common structure: the same verbs, and the fill of the originals.
    package var aligned: (from: Path, to: Path) { aligned(at: 0) }

    /// Whether this is just the point-by-point interpolation of two paths of the same verbs.
    package var isPlain: Bool {
        guard segments.count == 1, segments[0].blend == nil, segments[0].steps == 1, segments[0].turns.isEmpty,
            segments[0].arcs.isEmpty
        else {
            return false
        }
        let segment = segments[0]
        guard segment.verbs == segment.from.verbs, segment.verbs == segment.to.verbs else { return false }
        return segment.keys == segment.from.coordinates + segment.to.coordinates
    }

    /// How many pairs of neighbors there are.
    package var segmentCount: Int { segments.count }

    /// Whether the in-betweens of two neighbors have no common structure.
    package func isBlend(at index: Int) -> Bool { segments[index].blend != nil }

    /// Two neighbors brought to their common structure. Empty paths for a blend, which has none.
    package func aligned(at index: Int) -> (from: Path, to: Path) { segments[index].aligned() }

    /// The pairs of corresponding subpaths of two neighbors, in the order of their common structure; −1 for none.
    package func pairs(at index: Int) -> [(from: Int32, to: Int32)] { segments[index].pairs }

    /// The verbs of the common structure of two neighbors.
    package func verbs(at index: Int) -> [Path.Verb] { segments[index].verbs }

    /// The number of coordinates of the common structure of two neighbors.
    package func coordinateCount(at index: Int) -> Int { segments[index].width }

    /// Writes the coordinates between two neighbors in their common structure. Time 0 is the earlier path and 1 the
    /// later.
    ///
    /// - Parameter target: Room for `coordinateCount(at:)`.
    package func evaluate(_ t: Double, at index: Int, into target: UnsafeMutableBufferPointer<Double>) {
        segments[index].evaluate(t, into: target)
    }

    /// Throws `.limit` for more verbs than a path may have.
    package static func checkCount(_ verbs: [Path.Verb]) throws(AnimError) {
        guard verbs.count <= Path.maximumVerbCount else {
            throw AnimError(.limit, "the morph of these paths would have more than 16777216 verbs")
        }
    }

    /// The error for two paths whose verbs differ; it names the first verb that does.
    package static func difference(_ from: Path, _ to: Path) -> AnimError {
        var index = 0
        while index < min(from.verbs.count, to.verbs.count), from.verbs[index] == to.verbs[index] { index += 1 }
        return AnimError(
            .kind,
            "the paths have different structures: they differ at verb \(index) (of \(from.verbs.count) and \(to.verbs.count))"
        )
    }
}

extension Morph.Segment {
    /// - Parameter keys: Rows of coordinates in the common structure, at evenly spaced times from 0 to 1.
    package init(
        from: Path,
        to: Path,
        verbs: [Path.Verb],
        keys: [[Double]],
        turns: [Morph.Turn],
        pairs: [(from: Int32, to: Int32)]
    ) {
        self.pairs = pairs
        self.from = from
        self.to = to
        self.verbs = verbs
        width = keys[0].count
        steps = keys.count - 1
        self.turns = turns
        largest = 0
        let size = width * keys.count
        self.keys = [Double](unsafeUninitializedCapacity: size) { target, count in
            var room = UnsafeMutableRawBufferPointer(target)
            for row in keys {
                row.withUnsafeBytes { room.copyMemory(from: $0) }
                room = UnsafeMutableRawBufferPointer(rebasing: room[(8 * row.count)...])
            }
            count = size
        }
        findLargest()
    }

    /// Finds the bound on all coordinates.
    @_optimize(speed)
    @inline(never)
    mutating func findLargest() {
        // Two numbers at a time: x and y.
        var most = SIMD2<Double>.zero
        keys.withUnsafeBufferPointer { keys in
            var index = 0
            while index + 1 < keys.count {
                let value = SIMD2(abs(keys[index]), abs(keys[index + 1]))
                most.replace(with: value, where: value .> most)
                index &+= 2
            }
        }
        var largest = max(most.x, most.y)
        for turn in turns {
            let center = turn.turn
            largest += max(abs(center.fromX), abs(center.fromY)) + max(abs(center.toX), abs(center.toY))
        }
        self.largest = largest
    }

    /// Both ends in the common structure.
    package func aligned() -> (from: Path, to: Path) {
        var result = (Path(), Path())
        result.0.replace(verbs: verbs, count: width) { evaluate(0, into: $0) }
        result.1.replace(verbs: verbs, count: width) { evaluate(1, into: $0) }
        return result
    }

    /// Writes the path at a time from 0 to 1: at 0 and 1 the given path, otherwise one of the common structure.
    @_optimize(speed)
    package func value(at time: Double, into path: inout Path) {
        // A blend ends at its ends.
        let t = blend == nil ? time : min(max(time, 0), 1)
        if t == 0 || t == 1 {
            let whole = t == 0 ? from : to
            // Shared verbs would have to be copied for the next frame.
            if blend != nil { return path.copy(whole.verbs[...], whole.coordinates[...]) }
            path.replace(verbs: whole.verbs, count: whole.coordinates.count) { target in
                whole.coordinates.withUnsafeBufferPointer { source in
                    for index in 0..<min(target.count, source.count) { target[index] = source[index] }
                }
            }
        } else if let blend {
            blend.value(at: t, into: &path)
        } else {
            path.replace(verbs: verbs, count: width) { evaluate(t, into: $0) }
        }
    }

    /// A coordinate within the range of a path; NaN becomes 0.
    @inline(__always)
    static func bounded(_ value: Double) -> Double {
        value.isNaN ? 0 : min(max(value, -Path.maximumCoordinate), Path.maximumCoordinate)
    }

    /// Writes the coordinates at a time, at most as many as `target` has room for.
    @_optimize(speed)
    package func evaluate(_ time: Double, into target: UnsafeMutableBufferPointer<Double>) {
        // Beyond this everything that moves is clamped; an infinite product would be NaN where nothing moves.
        let t = min(max(time, -1e300), 1e300)
        let count = min(width, target.count)
        // The row at or before t. Outside of 0...1 the first or the last step is extrapolated.
        let position = t * Double(steps)
        let row = position >= Double(steps) ? steps - 1 : (position > 0 ? Int(position) : 0)
        let local = position - Double(row)
        keys.withUnsafeBufferPointer { keys in
            let start = UnsafeBufferPointer(rebasing: keys[row * width..<row * width + count])
            let end = UnsafeBufferPointer(rebasing: keys[(row + 1) * width..<(row + 1) * width + count])
            if local == 1 {
                for index in 0..<count { target[index] = end[index] }
            } else {
                for index in 0..<count { target[index] = start[index] + (end[index] - start[index]) * local }
            }
        }
        for turn in turns { turn.apply(t, target) }
        // One test for all: if a coordinate may be NaN or out of range, this bound is, too.
        if !((1 + abs(t)) * Double(4 * steps) * largest <= Path.maximumCoordinate) {
            for index in 0..<count { target[index] = Self.bounded(target[index]) }
        }
        for arc in arcs where arc.first + arc.count <= count { arc.apply(t, target) }
    }
}

extension Morph.Turn {
    /// Rotates interpolated coordinates, and moves them to the center's position at time t.
    @_optimize(speed)
    package func apply(_ t: Double, _ target: UnsafeMutableBufferPointer<Double>) {
        let (sine, cosine) = Math.sincos(start + turn.angle * t)
        let x = turn.fromX + (turn.toX - turn.fromX) * t
        let y = turn.fromY + (turn.toY - turn.fromY) * t
        var index = first
        let end = min(first + count, target.count - 1)
        while index < end {
            let (px, py) = (target[index], target[index + 1])
            target[index] = x + (cosine * px - sine * py)
            target[index + 1] = y + (sine * px + cosine * py)
            index += 2
        }
    }
}
