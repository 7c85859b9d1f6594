// SPDX-License-Identifier: MIT
import AnimMath

/// One side of a stroke: the offset curves at half its width from the center line.
///
/// Where the center line bends more tightly than half the width, the offset curve runs backwards, and the area up to it
/// would be subtracted from the rest. There the outline follows the centers of curvature (the evolute) instead, and the
/// area beyond them becomes a separate outline with the right orientation. So winding numbers are never reduced, and
/// the outlines together are the area swept by the stroke's normals.
///
/// Where the radius of the bend is half the width, within the tolerance, the offset curve is hardly more than a point,
/// and it runs forwards or backwards by errors of the curve alone. There the outline stays where it is.
struct StrokeSide {
    /// Half the width: positive to the left on the screen, negative to the right.
    package let offset: Double
    /// The largest distance from the exact offset curve.
    package let tolerance: Double
    /// The outline in the direction of the center line.
    package var outline = Path()
    /// Separate outlines.
    var extra = Path()

    /// A bend with a smaller ratio (see `OffsetFit`) has a radius of half the width, within the tolerance or within
    /// what arcs drawn as cubic curves miss.
    private let bendLimit: Double
    /// Whether the outline's last point stands for all offset points near it, which are not appended.
    private var isStanding = false
    private var isFolded = false
    private var foldEdge = Path()
    private var foldOffset = Path()

    /// - Parameter limit: See `mostPieces`.
    init(offset: Double, tolerance: Double, limit: Int) {
        self.offset = offset
        self.tolerance = tolerance
        mostPieces = min(4096, limit)
        bendLimit = min(max(tolerance / offset.magnitude, 1e-4), 0.125)
    }

    /// The point of the offset at a point of the center line with a tangent.
    @inline(__always)
    package func edge(_ point: SIMD2<Double>, _ tangent: SIMD2<Double>) -> SIMD2<Double> {
        point + offset * StrokeCurve.normal(tangent)
    }

    /// Empties the outlines for the next subpath.
    package mutating func removeAll() {
        outline.removeAll()
        extra.removeAll()
        isStanding = false
    }

    /// A line, unless it has no length.
    package mutating func line(to point: SIMD2<Double>) {
        if let end = outline.currentPoint, end.x == point.x, end.y == point.y { return }
        if isStanding, isNear(point) { return }
        isStanding = false
        outline.appendLine(point.x, point.y)
    }

    /// The largest distance of a point from those that it stands for.
    private var nearness: Double { 0.7 * tolerance }

    /// Whether the outline's last point can stand for a point.
    private func isNear(_ point: SIMD2<Double>) -> Bool {
        guard let end = outline.currentPoint else { return false }
        return StrokeCurve.length(point - SIMD2(end.x, end.y)) <= nearness
    }

    /// Lets a point stand for the offset of a piece: the outline's last point if it is near enough, otherwise one at
    /// the piece's start. A piece that runs backwards and leaves the point does not begin another one, which would cut
    /// out a hole. Returns whether a point stands for the piece.
    @inline(never)
    private mutating func stand(_ curve: StrokeCurve, _ fit: OffsetFit, isBackward: Bool) -> Bool {
        if isFolded && isBackward { return false }
        if isStanding, let end = outline.currentPoint,
            fit.isNear(SIMD2(end.x, end.y), curve, offset, nearness)
        {
            return true
        }
        guard !isStanding || !isBackward, fit.isNear(fit.p0, curve, offset, nearness) else { return false }
        endFold(fit.p0)
        leave(to: fit.p0)
        isStanding = true
        return true
    }

    /// Ends the standing, and goes on from a point of the offset curve.
    @inline(never)
    private mutating func leave(to point: SIMD2<Double>) {
        isStanding = false
        line(to: point)
    }

    /// The largest number of pieces of one curve, and of halvings.
    private let mostPieces: Int
    private static let deepest = 48
    private var pieceCount = 0

    /// Appends the offset of a curve whose directions lie close together.
    package mutating func append(_ curve: StrokeCurve, _ start: SIMD2<Double>, _ end: SIMD2<Double>) {
        pieceCount = 0
        append(curve, start, end, 0)
    }

    /// Halves the curve until a cubic offset fits; each halving makes the error 16 to 64 times smaller. The offset of a
    /// part so short that it is a point turns around that point. After 4096 pieces, only the halves still waiting are
    /// appended.
    private mutating func append(_ curve: StrokeCurve, _ start: SIMD2<Double>, _ end: SIMD2<Double>, _ depth: Int) {
        let fit = OffsetFit(curve, start, end, offset)
        let isForward = fit.largestRatio > 1e-6
        let isBackward = fit.leastRatio < -1e-6
        var cut = 0.0
        if isForward, isBackward {
            cut = fit.turn(curve, offset)
        } else if fit.error > 0.7 * tolerance || (isBackward && fit.isFar(curve, offset, tolerance)) {
            cut = 0.5
        }
        pieceCount += 1
        if fit.largestRatio < bendLimit, fit.leastRatio > -bendLimit,
            stand(curve, fit, isBackward: isBackward && !isForward)
        {
            return
        }
        if cut > 0 {
            if depth == StrokeSide.deepest || curve.polygonLength <= tolerance / 16 {
                return appendTurn(curve, start, end)
            }
            if pieceCount < mostPieces {
                let halves = curve.split(at: cut)
                let middle = halves.1.startTangent ?? halves.0.endTangent ?? start
                append(halves.0, start, middle, depth + 1)
                append(halves.1, middle, end, depth + 1)
                return
            }
        }
        if isBackward, !isForward {
            beginFold(fit.center0, fit.p0)
            line(to: fit.center1)
            foldEdge.appendLine(fit.center1.x, fit.center1.y)
            foldOffset.appendCubic(fit.p1.x, fit.p1.y, fit.p2.x, fit.p2.y, fit.p3.x, fit.p3.y)
        } else {
            endFold(fit.p0)
            if isStanding { leave(to: fit.p0) }
            outline.appendCubic(fit.p1.x, fit.p1.y, fit.p2.x, fit.p2.y, fit.p3.x, fit.p3.y)
        }
    }

    /// Appends the offset of a piece no longer than a point.
    private mutating func appendTurn(_ curve: StrokeCurve, _ start: SIMD2<Double>, _ end: SIMD2<Double>) {
        let (from, to) = (offset * StrokeCurve.normal(start), offset * StrokeCurve.normal(end))
        let cross = StrokeCurve.cross(start, end)
        let angle = Math.atan2(cross, StrokeCurve.dot(start, end))
        let last = curve.p3 + to
        if cross * offset < 0 {
            beginFold(curve.p0, curve.p0 + from)
            line(to: curve.p3)
            foldEdge.appendLine(curve.p3.x, curve.p3.y)
            foldOffset.appendArc(curve.p0, from, to, angle, tolerance)
            foldOffset.appendLine(last.x, last.y)
        } else {
            endFold(curve.p0 + from)
            if isStanding { leave(to: curve.p0 + from) }
            outline.appendArc(curve.p0, from, to, angle, tolerance)
            line(to: last)
        }
    }

    /// Begins a backward part, unless there is one: the outline goes on along the centers of curvature.
    private mutating func beginFold(_ center: SIMD2<Double>, _ edge: SIMD2<Double>) {
        guard !isFolded else { return }
        isFolded = true
        line(to: center)
        foldEdge.appendMove(center.x, center.y)
        foldOffset.appendMove(edge.x, edge.y)
    }

    /// Ends a backward part, if there is one, and continues at a point of the offset curve.
    mutating func endFold(_ point: SIMD2<Double>) {
        guard isFolded else { return }
        isFolded = false
        line(to: point)
        let isLeft = offset > 0
        extra.appendRun(isLeft ? foldEdge : foldOffset, reversed: false, joined: false)
        extra.appendRun(isLeft ? foldOffset : foldEdge, reversed: true, joined: true)
        extra.appendClose()
        foldEdge.removeAll()
        foldOffset.removeAll()
    }
}

/// A cubic curve that approximates the offset of another.
struct OffsetFit {
    private(set) var p0, p1, p2, p3: SIMD2<Double>
    /// A bound of its distance from the exact offset, sampled at five parameters.
    package private(set) var error = 0.0
    /// The speed of the offset curve as a multiple of the curve's own, 1 + offset · curvature: negative where it runs
    /// backwards.
    private(set) var leastRatio: Double
    private(set) var largestRatio: Double
    /// The centers of curvature at the ends, no farther than the offset.
    private(set) var center0, center1: SIMD2<Double>
    private var ratios = SIMD8<Double>(repeating: 0)

    /// The parameters where the offset is looked at: sixths. (A stored table would be made on first use, which is not
    /// safe on several threads.)
    @inline(__always)
    private static func node(_ index: Int) -> Double { Double(min(index, 6)) / 6 }

    /// End points and directions are exact. The lengths of the handles start as those of the curve with the exact
    /// derivatives. They are refined by least squares of the distances along the normal at five parameters (two
    /// unknowns).
    @_optimize(speed)
    init(_ curve: StrokeCurve, _ start: SIMD2<Double>, _ end: SIMD2<Double>, _ offset: Double) {
        let (d0, d1, d2) = (curve.p1 - curve.p0, curve.p2 - curve.p1, curve.p3 - curve.p2)
        p0 = curve.p0 + offset * StrokeCurve.normal(start)
        p3 = curve.p3 + offset * StrokeCurve.normal(end)
        let first = OffsetFit.end(d0, d1, d2, offset)
        let last = OffsetFit.end(d2, d1, d0, offset, isLast: true)
        (ratios[0], ratios[6]) = (first.ratio, last.ratio)
        center0 = OffsetFit.center(curve.p0, start, first.ratio, offset)
        center1 = OffsetFit.center(curve.p3, end, last.ratio, offset)
        var (least, largest) = (min(first.ratio, last.ratio), max(first.ratio, last.ratio))

        var samples = Samples()
        var squares = HandleSquares()
        for node in 1...5 {
            let u = OffsetFit.node(node)
            let v = 1 - u
            let slope = curve.slope(u)
            let speed = StrokeCurve.length(slope)
            let tangent = speed > 0 ? slope / speed : start
            // p' = 3 slope, p'' = 6 bend: κ = 18 slope × bend / (27 speed³).
            let cubed: Double = speed * speed * speed
            let curvature = (2.0 / 3) * StrokeCurve.cross(slope, curve.bend(u)) / cubed
            let ratio: Double = speed > 0 ? 1 + offset * curvature : 1
            ratios[node] = ratio
            (least, largest) = (min(least, ratio), max(largest, ratio))
            let normal = StrokeCurve.normal(tangent)
            let (b0, b1): (Double, Double) = (v * v * v, 3 * u * v * v)
            let (b2, b3): (Double, Double) = (3 * u * u * v, u * u * u)
            let (handle0, handle1) = (b1 * first.handle, b2 * last.handle)
            var hermite: SIMD2<Double> = (b0 + b1) * p0
            hermite += (b3 + b2) * p3
            hermite += handle0 * start
            hermite -= handle1 * end
            let rest = curve.point(u) + offset * normal - hermite
            squares.add(
                b1 * StrokeCurve.dot(normal, start),
                -b2 * StrokeCurve.dot(normal, end),
                StrokeCurve.dot(normal, rest)
            )
            samples.restX[node] = rest.x
            samples.restY[node] = rest.y
            samples.normalX[node] = normal.x
            samples.normalY[node] = normal.y
            samples.firstBasis[node] = b1
            samples.lastBasis[node] = b2
        }
        leastRatio = least
        largestRatio = largest

        var (change0, change1) = squares.changes
        // A handle that reverses or becomes too long is worse than the initial one.
        let reach = StrokeCurve.length(p3 - p0)
        func isSound(_ handle: Double, _ change: Double) -> Bool {
            (handle + change) * handle >= 0 && (handle + change).magnitude <= 2 * (handle.magnitude + reach)
        }
        if !isSound(first.handle, change0) || !isSound(last.handle, change1) { (change0, change1) = (0, 0) }
        p1 = p0 + (first.handle + change0) * start
        p2 = p3 - (last.handle + change1) * end
        measureError(samples, change0, start, change1, end, offset)
    }

    /// Values at the parameters `node`, of which 1 to 5 are sampled.
    private struct Samples {
        /// From the curve with the initial handles to the exact offset.
        var restX = SIMD8<Double>(repeating: 0)
        var restY = SIMD8<Double>(repeating: 0)
        var normalX = SIMD8<Double>(repeating: 0)
        var normalY = SIMD8<Double>(repeating: 0)
        /// The weights of the control points of both handles.
        var firstBasis = SIMD8<Double>(repeating: 0)
        var lastBasis = SIMD8<Double>(repeating: 0)
    }

    /// The least squares of a x + c y − r, for the changes x and y of the handles' lengths.
    private struct HandleSquares {
        private var aa = 0.0, ac = 0.0, cc = 0.0, ar = 0.0, cr = 0.0

        @inline(__always)
        mutating func add(_ a: Double, _ c: Double, _ r: Double) {
            aa += a * a
            ac += a * c
            cc += c * c
            ar += a * r
            cr += c * r
        }

        var changes: (first: Double, last: Double) {
            // For nearly straight curves the system is singular: a small weight keeps the handles as they are.
            let weight = 1e-12 * (aa + cc) + 1e-30
            let determinant = (aa + weight) * (cc + weight) - ac * ac
            return ((ar * (cc + weight) - cr * ac) / determinant, (cr * (aa + weight) - ar * ac) / determinant)
        }
    }

    /// Measures the error after the handles have changed.
    @inline(__always)
    private mutating func measureError(
        _ samples: Samples,
        _ change0: Double,
        _ start: SIMD2<Double>,
        _ change1: Double,
        _ end: SIMD2<Double>,
        _ offset: Double
    ) {
        for node in 1...5 {
            let moved0: Double = samples.firstBasis[node] * change0
            let moved1: Double = samples.lastBasis[node] * change1
            var rest = SIMD2(samples.restX[node], samples.restY[node])
            rest -= moved0 * start
            rest += moved1 * end
            let normal = SIMD2(samples.normalX[node], samples.normalY[node])
            let across = StrokeCurve.dot(normal, rest).magnitude
            let along = StrokeCurve.cross(normal, rest)
            // How far the curve departs from its tangent on the way to the foot of the normal.
            let bend = 0.5 * along * along * ((ratios[node] - 1) / (offset * ratios[node])).magnitude
            let whole = (across * across + along * along).squareRoot()
            error = max(error, across + bend < whole ? across + bend : whole)
        }
    }

    /// The start of the offset curve: a third of its derivative, and its speed as a multiple of the curve's.
    private static func end(
        _ d0: SIMD2<Double>,
        _ d1: SIMD2<Double>,
        _ d2: SIMD2<Double>,
        _ offset: Double,
        isLast: Bool = false
    ) -> (handle: Double, ratio: Double) {
        let squared = StrokeCurve.dot(d0, d0)
        if squared > 0 {
            let length = squared.squareRoot()
            let turn = (2.0 / 3) * offset * (isLast ? StrokeCurve.cross(d1, d0) : StrokeCurve.cross(d0, d1)) / squared
            return (length + turn, 1 + turn / length)
        }
        // Without a handle the curvature is infinite, but the speed of the offset curve has a limit.
        let next = StrokeCurve.dot(d1, d1)
        guard next > 0 else { return (StrokeCurve.length(d2) / 3, 1) }
        let turn = offset * (isLast ? StrokeCurve.cross(d2, d1) : StrokeCurve.cross(d1, d2)) / (6 * next)
        return (turn, turn == 0 ? 1 : (turn > 0 ? .infinity : -.infinity))
    }

    /// The center of curvature if it is nearer than the offset; only used where the ratio is negative or about 0.
    private static func center(
        _ point: SIMD2<Double>,
        _ tangent: SIMD2<Double>,
        _ ratio: Double,
        _ offset: Double
    ) -> SIMD2<Double> {
        let share = ratio < 0 ? 1 / (1 - ratio) : 1
        return point + share * offset * StrokeCurve.normal(tangent)
    }

    /// Whether the exact offset curve is near a point, at the sampled parameters. For a bend whose radius is nearly the
    /// offset: between them the offset curve hardly moves.
    func isNear(_ point: SIMD2<Double>, _ curve: StrokeCurve, _ offset: Double, _ nearness: Double) -> Bool {
        guard StrokeCurve.length(p0 - point) <= nearness, StrokeCurve.length(p3 - point) <= nearness else {
            return false
        }
        for node in 1...5 {
            let u = OffsetFit.node(node)
            guard let tangent = StrokeCurve.unit(curve.slope(u)) else { return false }
            let expected = curve.point(u) + offset * StrokeCurve.normal(tangent)
            if StrokeCurve.length(expected - point) > nearness { return false }
        }
        return true
    }

    /// A parameter at which the offset curve turns back. There must be one between two of the sampled parameters.
    func turn(_ curve: StrokeCurve, _ offset: Double) -> Double {
        for node in 0..<6 where (ratios[node] > 0) != (ratios[node + 1] > 0) {
            var (low, high) = (OffsetFit.node(node), OffsetFit.node(node + 1))
            let isForward = ratios[node] > 0
            for _ in 0..<50 {
                let middle = 0.5 * (low + high)
                let slope = curve.slope(middle)
                let speed = StrokeCurve.length(slope)
                let value =
                    speed * speed * speed + (2.0 / 3) * offset * StrokeCurve.cross(slope, curve.bend(middle))
                if (value > 0) == isForward { low = middle } else { high = middle }
            }
            // Not at an end, which would make no progress.
            return min(max(low, 1e-6), 1 - 1e-6)
        }
        return 0.5
    }

    /// Whether the middle center of curvature is off the straight line between those of the ends. They lie inside the
    /// stroke, so the error is a sliver as thick as the square of the distance.
    func isFar(_ curve: StrokeCurve, _ offset: Double, _ tolerance: Double) -> Bool {
        let chord = center1 - center0
        guard let direction = StrokeCurve.unit(chord), let tangent = StrokeCurve.unit(curve.slope(0.5)) else {
            return false
        }
        let middle = OffsetFit.center(curve.point(0.5), tangent, ratios[3], offset)
        return StrokeCurve.cross(direction, middle - center0).magnitude > max(tolerance, 1e-5 * offset.magnitude)
    }
}

extension Path {
    /// Appends a run of lines and cubic curves, forwards or backwards; without its move if it is joined to the present
    /// outline.
    mutating func appendRun(_ run: Path, reversed: Bool, joined: Bool, dropsReturn: Bool = false) {
        let count = run.coordinates.count
        guard count >= 2 else { return }
        var verbCount = run.verbs.count
        run.coordinates.withUnsafeBufferPointer { points in
            var end = count
            // A close already draws a line back to the start.
            if dropsReturn, verbCount > 2, run.verbs[verbCount - 1] == .line, points[count - 2] == points[0],
                points[count - 1] == points[1]
            {
                verbCount -= 1
                end -= 2
            }
            let first = reversed ? end - 2 : 0
            let (x, y) = (points[first], points[first + 1])
            if !joined {
                appendMove(x, y)
            } else if let current = currentPoint, current.x != x || current.y != y {
                appendLine(x, y)
            }
            var index = reversed ? end - 2 : 2
            for step in 1..<max(verbCount, 1) {
                let isLine = run.verbs[reversed ? verbCount - step : step] == .line
                switch (reversed, isLine) {
                case (false, true):
                    appendLine(points[index], points[index + 1])
                    index += 2
                case (false, false):
                    appendCubic(
                        points[index],
                        points[index + 1],
                        points[index + 2],
                        points[index + 3],
                        points[index + 4],
                        points[index + 5]
                    )
                    index += 6
                case (true, true):
                    index -= 2
                    appendLine(points[index], points[index + 1])
                case (true, false):
                    index -= 6
                    appendCubic(
                        points[index + 4],
                        points[index + 5],
                        points[index + 2],
                        points[index + 3],
                        points[index],
                        points[index + 1]
                    )
                }
            }
        }
    }
}
