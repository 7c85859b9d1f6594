// SPDX-License-Identifier: MIT
/// Where pieces of outlines meet: crossings, ends that lie on another piece, and the ends of shared stretches.
struct RegionCrossings {
    typealias Point = SIMD2<Double>

    /// A point at which a piece is cut.
    struct Cut {
        var piece: Int32
        var parameter: Double
        var point: Point
    }

    private(set) var cuts: [Cut] = []
    /// The distance within which points count as one.
    let grain: Double
    /// The work done so far, in about nanoseconds.
    var work = 0

    /// Whether all crossings were found. Curves that run closely side by side, but not within the grain, may take more
    /// than the allowed steps.
    private(set) var isComplete = true

    /// About a tenth of a second, by the measured time of each step.
    static let workLimit = 1 << 26
    /// The most steps for two curves.
    private static let mostSteps = 1 << 15

    /// Parts of two curves that may meet, and their ranges of parameters.
    private struct Pair {
        var first, second: StrokeCurve
        var firstFrom, firstTo, secondFrom, secondTo: Double
    }

    private var stack: [Pair] = []

    /// A piece that reaches the present x, with what decides whether others may meet it.
    private struct Active {
        var piece: Int32
        var highX, lowY, highY: Double
    }

    /// The work of sorting the cuts found so far.
    private var workOfSorting: Int { 256 * cuts.count }

    init(grain: Double) {
        self.grain = grain
    }

    /// Finds all cuts: tests pairs of pieces with overlapping boxes, from left to right. False if the work exceeds its
    /// limit.
    mutating func find(in source: RegionPieces) -> Bool {
        let pieces = source.pieces
        var keys: [UInt64] = []
        keys.reserveCapacity(pieces.count)
        for piece in pieces { keys.append(RegionOrder.key(piece.low.x)) }
        var active: [Active] = []
        for index in RegionOrder.indices(of: keys) {
            let piece = pieces[Int(index)]
            var kept = 0
            work += 2 * active.count
            if work + workOfSorting > RegionCrossings.workLimit { return false }
            for position in active.indices {
                let other = active[position]
                if other.highX + grain < piece.low.x { continue }
                active[kept] = other
                kept += 1
                if other.lowY > piece.high.y + grain || piece.low.y > other.highY + grain { continue }
                meet(pieces, min(index, other.piece), max(index, other.piece))
                if work > RegionCrossings.workLimit { return false }
            }
            active.removeLast(active.count - kept)
            active.append(Active(piece: index, highX: piece.high.x, lowY: piece.low.y, highY: piece.high.y))
        }
        if work + workOfSorting > RegionCrossings.workLimit { return false }
        cutAtCuts(pieces)
        if work + workOfSorting > RegionCrossings.workLimit { return false }
        sortCuts()
        return true
    }

    /// Also cuts pieces where others are cut within the grain beside them, so that pieces that run along each other
    /// have the same ends.
    private mutating func cutAtCuts(_ pieces: [RegionPieces.Piece]) {
        let points = distinctPoints()
        for index in pieces.indices {
            let piece = pieces[index]
            let (highX, lowY, highY) = (piece.high.x + grain, piece.low.y - grain, piece.high.y + grain)
            var (low, high) = (0, points.count)
            while low < high {
                let middle = (low + high) / 2
                if points[middle].x < piece.low.x - grain { low = middle + 1 } else { high = middle }
            }
            let first = low
            while low < points.count, points[low].x <= highX {
                let point = points[low]
                low += 1
                guard point.y >= lowY, point.y <= highY else { continue }
                work += 32
                if let parameter = piece.curve.touch(point, grain), parameter > 0, parameter < 1 {
                    cuts.append(Cut(piece: Int32(truncatingIfNeeded: index), parameter: parameter, point: point))
                }
            }
            work += low - first
            if work > RegionCrossings.workLimit { return }
        }
    }

    /// The points of the cuts from left to right, each once.
    private func distinctPoints() -> [Point] {
        let (xs, ys) = (cuts.map { RegionOrder.key($0.point.x) }, cuts.map { RegionOrder.key($0.point.y) })
        var points: [Point] = []
        for index in RegionOrder.indices(of: xs, minor: ys) {
            let point = cuts[Int(index)].point
            if point != points.last { points.append(point) }
        }
        return points
    }

    /// Sorts by piece, then along each piece.
    private mutating func sortCuts() {
        let (pieces, parameters) = (cuts.map { UInt64($0.piece) }, cuts.map { RegionOrder.key($0.parameter) })
        cuts = RegionOrder.indices(of: pieces, minor: parameters).map { cuts[Int($0)] }
        work += workOfSorting
    }

    /// Finds the cuts of two pieces whose boxes overlap.
    private mutating func meet(_ pieces: [RegionPieces.Piece], _ first: Int32, _ second: Int32) {
        let (p, q) = (pieces[Int(first)], pieces[Int(second)])
        work += 256
        // Ends that lie on the other piece, in the order of the first piece's parameters.
        var touches = SIMD4(repeating: -1.0)
        var count = 0
        for end in 0..<4 {
            let isOfSecond = end >= 2
            let point = isOfSecond ? (end == 2 ? q.curve.p0 : q.curve.p3) : (end == 0 ? p.curve.p0 : p.curve.p3)
            guard let parameter = (isOfSecond ? p : q).curve.touch(point, grain) else { continue }
            if parameter > 0, parameter < 1 {
                cuts.append(Cut(piece: isOfSecond ? first : second, parameter: parameter, point: point))
            }
            touches[count] = isOfSecond ? parameter : end == 0 ? 0 : 1
            count += 1
        }
        if count >= 2, isShared(p, q, touches, count) { return }
        if p.isLine, q.isLine { return crossLines(p.curve, q.curve, first, second) }
        crossCurves(p, q, first, second)
    }

    /// Whether the pieces coincide between two points where they meet.
    private mutating func isShared(
        _ p: RegionPieces.Piece,
        _ q: RegionPieces.Piece,
        _ touches: SIMD4<Double>,
        _ count: Int
    ) -> Bool {
        var (from, to) = (touches[0], touches[0])
        for touch in 1..<count {
            from = min(from, touches[touch])
            to = max(to, touches[touch])
        }
        guard !StrokeCurve.isNear(p.curve.point(from), p.curve.point(to), 4 * grain) else { return false }
        if p.isLine, q.isLine { return true }
        work += 256
        // Curves with the same ends that agree at four more points count as equal.
        for touch in 1...4 {
            let point = p.curve.point(from + (to - from) * (0.2 * Double(touch)))
            if q.curve.touch(point, 2 * grain) == nil { return false }
        }
        return true
    }

    private mutating func crossLines(_ p: StrokeCurve, _ q: StrokeCurve, _ first: Int32, _ second: Int32) {
        guard let (t, s) = RegionCrossings.crossing(p.p0, p.p3, q.p0, q.p3) else { return }
        let point = p.p0 + (p.p3 - p.p0) * t
        // Of nearly parallel lines the parameters can be quotients of rounding errors.
        guard StrokeCurve.isNear(point, q.p0 + (q.p3 - q.p0) * s, grain) else { return }
        // Nearly straight curves may still have an uneven parametrization.
        cuts.append(Cut(piece: first, parameter: p.parameter(near: point), point: point))
        cuts.append(Cut(piece: second, parameter: q.parameter(near: point), point: point))
    }

    /// The crossing of two straight lines as parameters; nil if there is none, even if one of them is moved by a
    /// distance.
    @inline(__always)
    private static func crossing(
        _ a: Point,
        _ b: Point,
        _ c: Point,
        _ d: Point,
        within distance: Double = 0
    ) -> (Double, Double)? {
        let (first, second, between) = (b - a, d - c, c - a)
        let determinant = StrokeCurve.cross(first, second)
        let t = StrokeCurve.cross(between, second) / determinant
        let s = StrokeCurve.cross(between, first) / determinant
        // The farther they run side by side, the farther a crossing moves with them.
        var (roomT, roomS) = (0.0, 0.0)
        if distance > 0 {
            roomT = min(1, distance * StrokeCurve.length(second) / determinant.magnitude)
            roomS = min(1, distance * StrokeCurve.length(first) / determinant.magnitude)
        }
        guard t >= -roomT, t <= 1 + roomT, s >= -roomS, s <= 1 + roomS else { return nil }
        return (min(max(t, 0), 1), min(max(s, 0), 1))
    }

    /// Halves both curves until they are separated, by their boxes and by the strips along their chords (T. Sederberg
    /// and T. Nishita, "Curve intersection using Bézier clipping", 1990), or nearly straight; Newton's method does the
    /// rest.
    private mutating func crossCurves(
        _ p: RegionPieces.Piece,
        _ q: RegionPieces.Piece,
        _ first: Int32,
        _ second: Int32
    ) {
        stack.removeAll(keepingCapacity: true)
        stack.append(
            Pair(first: p.curve, second: q.curve, firstFrom: 0, firstTo: 1, secondFrom: 0, secondTo: 1)
        )
        // Straight within an eighth of the grain suffices: a crossing missed by that is an end beside the other curve.
        let flat = 0.125 * grain
        var steps = 0
        while let pair = stack.popLast() {
            steps += 1
            if steps > RegionCrossings.mostSteps {
                isComplete = false
                break
            }
            let (a, b) = (pair.first, pair.second)
            let ((lowA, highA), (lowB, highB)) = (a.hull, b.hull)
            if lowA.x > highB.x || lowB.x > highA.x || lowA.y > highB.y || lowB.y > highA.y { continue }
            if RegionCrossings.isBeside(a, b) || RegionCrossings.isBeside(b, a) { continue }
            // Most pairs are separated before: the third test takes as long as several steps.
            if steps > 64, RegionCrossings.runsBeside(a, b) { continue }
            let (isFlatA, isFlatB) = (p.isLine || a.isFlat(flat), q.isLine || b.isFlat(flat))
            if isFlatA, isFlatB {
                if RegionCrossings.areNearlyParallel(a, b) {
                    crossBeside(p.curve, q.curve, a, b, first, second)
                    continue
                }
                guard let (t, s) = RegionCrossings.crossing(a.p0, a.p3, b.p0, b.p3, within: 2 * flat) else { continue }
                refine(
                    p.curve,
                    q.curve,
                    pair.firstFrom + (pair.firstTo - pair.firstFrom) * t,
                    pair.secondFrom + (pair.secondTo - pair.secondFrom) * s,
                    first,
                    second
                )
                continue
            }
            let (sizeA, sizeB) = (highA - lowA, highB - lowB)
            if !isFlatA, isFlatB || max(sizeA.x, sizeA.y) >= max(sizeB.x, sizeB.y) {
                halveFirst(of: pair)
            } else {
                halveSecond(of: pair)
            }
        }
        work += 48 * steps
    }

    /// Puts a pair with each half of the first curve on the stack, the earlier half on top.
    @inline(__always)
    private mutating func halveFirst(of pair: Pair) {
        let middle = 0.5 * (pair.firstFrom + pair.firstTo)
        let (left, right) = pair.first.split(at: 0.5)
        var (one, two) = (pair, pair)
        (one.first, one.firstTo) = (left, middle)
        (two.first, two.firstFrom) = (right, middle)
        stack.append(two)
        stack.append(one)
    }

    /// The same with the halves of the second curve.
    @inline(__always)
    private mutating func halveSecond(of pair: Pair) {
        let middle = 0.5 * (pair.secondFrom + pair.secondTo)
        let (left, right) = pair.second.split(at: 0.5)
        var (one, two) = (pair, pair)
        (one.second, one.secondTo) = (left, middle)
        (two.second, two.secondFrom) = (right, middle)
        stack.append(two)
        stack.append(one)
    }

    /// Whether a curve lies to one side of the strip along another curve's chord that contains that other curve.
    @inline(__always)
    private static func isBeside(_ a: StrokeCurve, _ b: StrokeCurve) -> Bool {
        let chord = a.p3 - a.p0
        let (a1, a2) = (StrokeCurve.cross(chord, a.p1 - a.p0), StrokeCurve.cross(chord, a.p2 - a.p0))
        let (lowest, highest) = (min(0, min(a1, a2)), max(0, max(a1, a2)))
        let b0 = StrokeCurve.cross(chord, b.p0 - a.p0)
        let b1 = StrokeCurve.cross(chord, b.p1 - a.p0)
        let b2 = StrokeCurve.cross(chord, b.p2 - a.p0)
        let b3 = StrokeCurve.cross(chord, b.p3 - a.p0)
        return min(min(b0, b1), min(b2, b3)) > highest || max(max(b0, b1), max(b2, b3)) < lowest
    }

    /// Whether two curves run beside each other in about one direction, without meeting.
    ///
    /// Strips along chords separate curves at a distance g only if they are shorter than about √g. So b is compared, at
    /// equal parameters, with the part of a that has the same extent along a's chord. Let d be the difference of two
    /// such points, and m the largest slope of a against its chord. If b met a, d would join two points of a: its
    /// component across the chord would be at most m times the one along the chord. If d is always larger across, the
    /// curves do not meet.
    @inline(never)
    private static func runsBeside(_ a: StrokeCurve, _ b: StrokeCurve) -> Bool {
        let chord = a.p3 - a.p0
        let size = StrokeCurve.dot(chord, chord)
        var ends = SIMD2(0.0, 0.0)
        for number in 0..<2 {
            let end = number == 0 ? b.p0 : b.p3
            var u = StrokeCurve.dot(end - a.p0, chord) / size
            for _ in 0..<2 {
                u += StrokeCurve.dot(end - a.point(u), chord) / (3 * StrokeCurve.dot(a.slope(u), chord))
            }
            ends[number] = u
        }
        let (from, to) = (min(0, ends.min()), max(1, ends.max()))
        // Farther out, a may turn anywhere. This is false for NaN.
        guard from >= -0.5, to <= 1.5 else { return false }
        let whole = a.part(from, to)
        let (d0, d1, d2) = (whole.p1 - whole.p0, whole.p2 - whole.p1, whole.p3 - whole.p2)
        let advance = SIMD3(StrokeCurve.dot(d0, chord), StrokeCurve.dot(d1, chord), StrokeCurve.dot(d2, chord)).min()
        guard advance > 0 else { return false }
        let rise = SIMD3(
            StrokeCurve.cross(chord, d0).magnitude,
            StrokeCurve.cross(chord, d1).magnitude,
            StrokeCurve.cross(chord, d2).magnitude
        ).max()
        let same = a.part(ends.x, ends.y)
        let (e0, e1, e2, e3) = (b.p0 - same.p0, b.p1 - same.p1, b.p2 - same.p2, b.p3 - same.p3)
        let along = SIMD4(
            StrokeCurve.dot(e0, chord).magnitude,
            StrokeCurve.dot(e1, chord).magnitude,
            StrokeCurve.dot(e2, chord).magnitude,
            StrokeCurve.dot(e3, chord).magnitude
        ).max()
        let across = SIMD4(
            StrokeCurve.cross(chord, e0),
            StrokeCurve.cross(chord, e1),
            StrokeCurve.cross(chord, e2),
            StrokeCurve.cross(chord, e3)
        )
        // Coordinates are of the order of 1, so that 2⁻⁴⁵ is more than all rounding.
        let bound = along * (rise / advance) * 1.001 + 0x1p-45 * size.squareRoot()
        return across.min() > bound || across.max() < -bound
    }

    /// Whether the chords of two curves have nearly the same direction or opposite ones.
    @inline(__always)
    private static func areNearlyParallel(_ a: StrokeCurve, _ b: StrokeCurve) -> Bool {
        let (one, two) = (a.p3 - a.p0, b.p3 - b.p0)
        return StrokeCurve.cross(one, two).magnitude <= 0x1p-10 * StrokeCurve.dot(one, two).magnitude
    }

    /// Cuts two pieces where nearly straight and parallel parts of them cross, which their chords do not show. The
    /// pieces are compared as functions of the coordinate in which they extend farther: they cross where their order
    /// changes. Neighboring parts compare the same two values where they join, so that no crossing is lost between
    /// them.
    @inline(never)
    private mutating func crossBeside(
        _ p: StrokeCurve,
        _ q: StrokeCurve,
        _ a: StrokeCurve,
        _ b: StrokeCurve,
        _ first: Int32,
        _ second: Int32
    ) {
        let axis = (a.p3.x - a.p0.x).magnitude >= (a.p3.y - a.p0.y).magnitude ? 0 : 1
        var low = max(min(a.p0[axis], a.p3[axis]), min(b.p0[axis], b.p3[axis]))
        var high = min(max(a.p0[axis], a.p3[axis]), max(b.p0[axis], b.p3[axis]))
        guard low < high else { return }
        func gap(_ value: Double) -> (gap: Double, t: Double, s: Double, point: Point) {
            let (t, s) = (p.parameter(axis, value), q.parameter(axis, value))
            let point = p.point(t)
            return (point[1 - axis] - q.point(s)[1 - axis], t, s, point)
        }
        work += 512
        let (start, end) = (gap(low), gap(high))
        guard start.gap == 0 || end.gap == 0 || (start.gap > 0) != (end.gap > 0) else { return }
        var found = start.gap == 0 ? start : end
        if start.gap != 0, end.gap != 0 {
            for _ in 0..<64 {
                work += 256
                let middle = 0.5 * (low + high)
                guard middle > low, middle < high else { break }
                found = gap(middle)
                if found.gap == 0 { break }
                if (found.gap > 0) == (start.gap > 0) { low = middle } else { high = middle }
            }
        }
        guard StrokeCurve.isNear(found.point, q.point(found.s), grain) else { return }
        cuts.append(Cut(piece: first, parameter: found.t, point: found.point))
        cuts.append(Cut(piece: second, parameter: found.s, point: found.point))
    }

    /// The crossing near two parameters, if there is one.
    private mutating func refine(
        _ p: StrokeCurve,
        _ q: StrokeCurve,
        _ nearT: Double,
        _ nearS: Double,
        _ first: Int32,
        _ second: Int32
    ) {
        var (t, s) = (nearT, nearS)
        for _ in 0..<40 {
            let apart = p.point(t) - q.point(s)
            let (along, across) = (3 * p.slope(t), 3 * q.slope(s))
            let determinant = StrokeCurve.cross(along, across)
            let (stepT, stepS) =
                (-StrokeCurve.cross(apart, across) / determinant, StrokeCurve.cross(along, apart) / determinant)
            guard stepT.isFinite, stepS.isFinite else { break }
            let (nextT, nextS) = (min(max(t + stepT, 0), 1), min(max(s + stepS, 0), 1))
            let isDone = (nextT - t).magnitude <= 0x1p-52 && (nextS - s).magnitude <= 0x1p-52
            (t, s) = (nextT, nextS)
            if isDone { break }
        }
        let point = p.point(t)
        guard StrokeCurve.isNear(point, q.point(s), grain) else { return }
        cuts.append(Cut(piece: first, parameter: t, point: point))
        cuts.append(Cut(piece: second, parameter: s, point: point))
    }
}
