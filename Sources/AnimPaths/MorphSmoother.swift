// SPDX-License-Identifier: MIT
import AnimMath

/// Smooths an outline that crosses itself, by the heat flow on the closed curve. The flow turns every outline into an
/// ellipse, so some level is always enough.
struct MorphSmoother {
    /// The number of points that stand for an outline.
    static let count = 96
    /// Level n is 2ⁿ⁺¹ rounds of the flow, in each of which a point moves halfway to the middle of its neighbors.
    static let highestLevel = 9
    /// The same if only parts are smoothed: beyond it little is left of them.
    static let highestLocalLevel = 7
    /// From this level on the flow is computed by its lowest frequencies: after so many rounds the others are below
    /// 1e-4.
    private static let spectralLevel = 5
    private static let frequencies = 14
    /// The largest scale that restores a smoothed outline's area. A spiral needs a large one: its lowest frequencies
    /// hold nearly nothing of it.
    private static let mostGrowth = 64.0

    /// Where each piece begins along the outline, from 0 to 1, by the mean of the lengths at both ends. The last
    /// element is 1.
    private var positions: [Double] = [0]
    private var isLine: [Bool] = []
    /// cos and sin of 2π n / count.
    private var circle: [SIMD2<Double>] = []

    /// - Parameters:
    ///   - isLine: Of each of the outline's pieces, whether it is a line.
    ///   - ends: The outline's coordinates at both ends.
    @inline(never)
    init(_ isLine: [Bool], ends: [[Double]]) {
        self.isLine = isLine
        var lengths = [Double](repeating: 0, count: isLine.count)
        for row in ends {
            var own: [Double] = []
            var total = 0.0
            forEachPiece(row) { piece in
                var length = 0.0
                var last = piece.0
                for part in 1...4 {
                    let point = Self.point(piece, Double(part) * 0.25)
                    let d = point - last
                    length += (d.x * d.x + d.y * d.y).squareRoot()
                    last = point
                }
                own.append(length)
                total += length
            }
            if total > 0 { for slot in own.indices { lengths[slot] += own[slot] / total } }
        }
        var (sum, position) = (0.0, 0.0)
        for length in lengths { sum += length }
        for length in lengths {
            position += sum > 0 ? length / sum : 1 / Double(lengths.count)
            positions.append(min(position, 1))
        }
        for index in 0..<Self.count {
            let (sine, cosine) = Math.sincos(2 * Double.pi * Double(index) / Double(Self.count))
            circle.append(SIMD2(cosine, sine))
        }
    }

    typealias Piece = (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)

    /// The control points of each piece.
    @inline(__always)
    private func forEachPiece(_ row: [Double], _ body: (Piece) -> Void) {
        guard row.count >= 2 else { return }
        let start = SIMD2(row[0], row[1])
        var (index, last) = (2, start)
        for line in isLine {
            if line {
                // The last line is not stored: it ends at the start.
                let end = index + 1 < row.count ? SIMD2(row[index], row[index + 1]) : start
                let third = (end - last) / 3
                body((last, last + third, end - third, end))
                (index, last) = (index + 2, end)
            } else {
                let end = SIMD2(row[index + 4], row[index + 5])
                body((last, SIMD2(row[index], row[index + 1]), SIMD2(row[index + 2], row[index + 3]), end))
                (index, last) = (index + 6, end)
            }
        }
    }

    @inline(__always)
    private static func point(_ piece: Piece, _ t: Double) -> SIMD2<Double> {
        let s = 1 - t
        let (weight0, weight1, weight2): (Double, Double, Double) = (s * s, 2 * s * t, t * t)
        let left: SIMD2<Double> = piece.0 * s + piece.1 * t
        let middle: SIMD2<Double> = piece.1 * s + piece.2 * t
        let right: SIMD2<Double> = piece.2 * s + piece.3 * t
        return left * weight0 + middle * weight1 + right * weight2
    }

    /// Evenly spaced points along the outline.
    @inline(never)
    @_optimize(speed)
    func polygon(_ row: [Double]) -> [SIMD2<Double>] {
        var result: [SIMD2<Double>] = []
        result.reserveCapacity(Self.count)
        var slot = 0
        forEachPiece(row) { piece in
            let (start, end) = (positions[slot], slot + 2 < positions.count ? positions[slot + 1] : 2)
            let length = positions[slot + 1] - start
            while result.count < Self.count {
                let position = Double(result.count) / Double(Self.count)
                if position >= end { break }
                result.append(Self.point(piece, length > 0 ? min(max((position - start) / length, 0), 1) : 0))
            }
            slot += 1
        }
        return result
    }

    /// The displacements of a polygon's points at a level of smoothing.
    ///
    /// - Parameters:
    ///   - area: The signed area that the result should enclose, positive if it runs from x to y. It is approached as
    ///     far as the level and the hull allow.
    @_optimize(speed)
    func displacement(_ polygon: [SIMD2<Double>], _ level: Int, area signed: Double, _ hull: MorphHull)
        -> [SIMD2<Double>]
    {
        let count = polygon.count
        let (area, isPositive) = (abs(signed), signed >= 0)
        guard count == Self.count, level > 0 else { return [] }
        var smoothed = level < Self.spectralLevel ? Self.flow(polygon, level) : spectrum(polygon, level, isPositive)
        let after = abs(Self.twiceArea(smoothed)) / 2
        var middle = SIMD2<Double>.zero
        for point in smoothed { middle += point }
        middle /= Double(count)
        if after > 0, area > 0 {
            // At low levels the scale is applied only in part.
            let weight = min(Double(level) / 4, 1)
            var scale = min(max((area / after).squareRoot(), 0.5), Self.mostGrowth)
            scale = 1 + (scale - 1) * weight
            if scale > 1 { scale = min(scale, max(1, hull.room(about: middle, smoothed, atMost: Self.mostGrowth))) }
            for index in 0..<count { smoothed[index] = middle + (smoothed[index] - middle) * scale }
        }
        for index in 0..<count { smoothed[index] -= polygon[index] }
        return smoothed
    }

    /// The flow, round by round.
    @_optimize(speed)
    private static func flow(_ polygon: [SIMD2<Double>], _ level: Int) -> [SIMD2<Double>] {
        var (smoothed, next) = (polygon, polygon)
        let end = count - 1
        for _ in 0..<(2 << level) {
            next[0] = smoothed[0] * 0.5 + (smoothed[end] + smoothed[1]) * 0.25
            for index in 1..<end {
                next[index] = smoothed[index] * 0.5 + (smoothed[index - 1] + smoothed[index + 1]) * 0.25
            }
            next[end] = smoothed[end] * 0.5 + (smoothed[end - 1] + smoothed[0]) * 0.25
            swap(&smoothed, &next)
        }
        return smoothed
    }

    /// The flow by a discrete Fourier transform: frequency m is multiplied by ((1 + cos 2π m / count) / 2) to the power
    /// of the number of rounds.
    @_optimize(speed)
    private func spectrum(_ polygon: [SIMD2<Double>], _ level: Int, _ isPositive: Bool) -> [SIMD2<Double>] {
        let count = Self.count
        var result = [SIMD2<Double>](repeating: .zero, count: count)
        for frequency in 0...Self.frequencies {
            var decay = 0.5 + 0.5 * circle[frequency].x
            for _ in 0...level { decay *= decay }
            if decay < 1e-4 { break }
            // The sums of points times cos and times sin: both coordinates at once.
            var (even, odd) = (SIMD2<Double>.zero, SIMD2<Double>.zero)
            var angle = 0
            for point in polygon {
                let turn = circle[angle]
                even += point * turn.x
                odd += point * turn.y
                angle += frequency
                if angle >= count { angle -= count }
            }
            let weight = decay * (frequency == 0 ? 1 : 2) / Double(count)
            even *= weight
            odd *= weight
            if frequency == 1 { (even, odd) = Self.fattened(even, odd, level, isPositive) }
            angle = 0
            for index in 0..<count {
                let turn = circle[angle]
                result[index] += even * turn.x + odd * turn.y
                angle += frequency
                if angle >= count { angle -= count }
            }
        }
        return result
    }

    /// Shrinks a part of the ellipse even · cos + odd · sin. It is the sum of two circular motions in opposite
    /// directions. The one in the wrong direction is limited: were both equal, the ellipse would be a line, and were
    /// the wrong one larger, the outline would be inside out.
    private static func fattened(_ even: SIMD2<Double>, _ odd: SIMD2<Double>, _ level: Int, _ isPositive: Bool) -> (
        SIMD2<Double>, SIMD2<Double>
    ) {
        // Points as complex numbers: (even − i odd) / 2 at angle 0 for the motion from x to y, (even + i odd) / 2 for
        // the other.
        let back = SIMD2(odd.y, -odd.x)
        var (forward, backward) = ((even + back) * 0.5, (even - back) * 0.5)
        if !isPositive { swap(&forward, &backward) }
        let square = forward.x * forward.x + forward.y * forward.y
        let wrong = backward.x * backward.x + backward.y * backward.y
        let most = max(0.9 - 0.1 * Double(level - spectralLevel), 0.5)
        if wrong > most * most * square { backward *= most * (square / wrong).squareRoot() }
        if !isPositive { swap(&forward, &backward) }
        let difference = forward - backward
        return (forward + backward, SIMD2(-difference.y, difference.x))
    }

    /// How much of the outline's deviation from the polygon is kept at a level. At the highest level it is none, so
    /// that nothing can cross.
    private static func detail(_ level: Int) -> Double {
        level < spectralLevel ? 1 : max(1 - 0.2 * Double(level - spectralLevel + 1), 0)
    }

    // MARK: Parts of an outline

    /// Of two loops that a crossing cuts an outline into, the shorter one is smoothed whole if it has at most so many
    /// points. Otherwise only so many points to both sides of the crossing are.
    private static let longestLoop = 30
    private static let strand = 6
    /// At most so many points are smoothed, and the smoothing fades over so many points.
    private static let mostLoose = 64
    private static let fading = 4

    /// How much each point takes part in the smoothing of the parts that cross: from 0 to 1. Empty if these are nearly
    /// all.
    @inline(never)
    static func looseParts(_ polygons: [[SIMD2<Double>]], at steps: [Int]) -> [Double] {
        var weights = [Double](repeating: 0, count: count)
        for step in steps where polygons[step].count == count { loosen(&weights, polygons[step]) }
        var loose = 0
        for weight in weights where weight == 1 { loose += 1 }
        guard loose > 0, loose <= mostLoose else { return [] }
        var isFixed = false
        // To both sides less and less.
        for _ in 1..<fading {
            let before = weights
            isFixed = false
            for index in 0..<count {
                let most = max(before[(index + 1) % count], before[(index + count - 1) % count])
                weights[index] = max(before[index], most - 1 / Double(fading))
                if weights[index] == 0 { isFixed = true }
            }
        }
        return isFixed ? weights : []
    }

    /// Marks what is smoothed where a polygon crosses itself.
    @inline(never)
    private static func loosen(_ weights: inout [Double], _ polygon: [SIMD2<Double>]) {
        for i in 2..<count {
            let (p, q) = (polygon[i], polygon[i + 1 < count ? i + 1 : 0])
            let d = q - p
            var before = (polygon[0] - p).x * d.y - (polygon[0] - p).y * d.x
            for j in 0..<(i - 1) {
                let (r, s) = (polygon[j], polygon[j + 1])
                let side = (s - p).x * d.y - (s - p).y * d.x
                let isAcross = (before < 0) != (side < 0)
                before = side
                if !isAcross || (j == 0 && i + 1 == count) { continue }
                let e = s - r
                let (left, right) = ((p - r).x * e.y - (p - r).y * e.x, (q - r).x * e.y - (q - r).y * e.x)
                if (left < 0) == (right < 0) { continue }
                let length = min(i - j, count - (i - j))
                var start = i - j == length ? j + 1 : i + 1
                var parts = 2 * (2 + length / 4) + length
                if length <= longestLoop {
                    start -= 2 + length / 4
                } else {
                    (start, parts) = (i - strand, 2 * strand + 2)
                    for near in 0..<parts { weights[(j - strand + near + count) % count] = 1 }
                }
                for near in 0..<parts { weights[(start + near + count) % count] = 1 }
            }
        }
    }

    /// The displacements of a polygon's points if only a part of it is smoothed: by one implicit step of the flow, three
    /// times as long with each level.
    @inline(never)
    static func displacement(_ polygon: [SIMD2<Double>], _ level: Int, _ weights: [Double]) -> [SIMD2<Double>] {
        guard polygon.count == count else { return [] }
        var first = 0
        while first < count - 1, weights[first] > 0 { first += 1 }
        var time = 0.5
        for _ in 0..<level { time *= 3 }
        // A tridiagonal system from a point that stays, once around (Thomas 1949).
        var (factors, values) = ([Double](repeating: 0, count: count), polygon)
        var last = first
        for step in 1..<count {
            let index = first + step < count ? first + step : first + step - count
            let flow = time * weights[index]
            let scale = 1 / (1 + flow * (2 - factors[last]))
            factors[index] = flow * scale
            values[index] = (polygon[index] + values[last] * flow) * scale
            last = index
        }
        for step in 1..<count {
            let index = first - step >= 0 ? first - step : first - step + count
            let next = index + 1 < count ? index + 1 : 0
            values[index] += values[next] * factors[index]
        }
        for index in 0..<count { values[index] -= polygon[index] }
        return values
    }

    /// Moves an outline's control points with its polygon's points.
    ///
    /// - Parameter local: How much each point takes part; empty for all wholly.
    func move(
        _ row: inout [Double],
        _ polygon: [SIMD2<Double>],
        _ displacement: [SIMD2<Double>],
        _ level: Int,
        _ local: [Double] = []
    ) {
        let detail = Self.detail(level)
        let count = Self.count
        guard displacement.count == count else { return }
        func between(_ values: [SIMD2<Double>], _ index: Int, _ fraction: Double) -> SIMD2<Double> {
            let next = values[index + 1 < count ? index + 1 : 0]
            return values[index] + (next - values[index]) * fraction
        }
        func moved(_ position: Double, _ point: SIMD2<Double>) -> SIMD2<Double> {
            let x = position * Double(count)
            let index = min(max(Int(x), 0), count - 1)
            let fraction = x - Double(index)
            var offset = between(displacement, index, fraction)
            if detail < 1 {
                let weight = local.isEmpty ? 1 : local[index]
                offset += (between(polygon, index, fraction) - point) * ((1 - detail) * weight)
            }
            return offset
        }
        var index = 0
        func move(_ row: inout [Double], _ position: Double) {
            guard index + 1 < row.count else { return }
            let d = moved(position, SIMD2(row[index], row[index + 1]))
            row[index] += d.x
            row[index + 1] += d.y
            index += 2
        }
        move(&row, 0)
        for slot in isLine.indices {
            let (start, end) = (positions[slot], positions[slot + 1])
            if !isLine[slot] {
                move(&row, start + (end - start) / 3)
                move(&row, start + (end - start) * 2 / 3)
            }
            move(&row, end)
        }
    }

    /// Twice the signed area of a closed polygon.
    static func twiceArea(_ points: [SIMD2<Double>]) -> Double {
        guard var last = points.last, let first = points.first else { return 0 }
        var sum = 0.0
        last -= first
        for point in points {
            let next = point - first
            sum += last.x * next.y - next.x * last.y
            last = next
        }
        return sum
    }
}

/// A convex polygon around points, with sides in 32 fixed directions.
struct MorphHull {
    /// How far it reaches in each direction.
    private var reach = [Double](repeating: -.infinity, count: count)

    private static let count = 32

    /// cos of 11.25° to 78.75°.
    private static let cosines: (Double, Double, Double, Double, Double, Double, Double) = (
        0.9807852804032304, 0.9238795325112867, 0.8314696123025452, 0.7071067811865476, 0.5555702330196022,
        0.3826834323650898, 0.19509032201612828
    )

    private static func direction(_ index: Int) -> SIMD2<Double> {
        func cosine(_ index: Int) -> Double {
            let part = min(index & 31, 32 - (index & 31))
            let value =
                switch min(part, 16 - part) {
                case 0: 1.0
                case 1: cosines.0
                case 2: cosines.1
                case 3: cosines.2
                case 4: cosines.3
                case 5: cosines.4
                case 6: cosines.5
                case 7: cosines.6
                default: 0.0
                }
            return part > 8 ? -value : value
        }
        return SIMD2(cosine(index), cosine(index + 24))
    }

    @inline(never)
    @_optimize(speed)
    mutating func add(_ point: SIMD2<Double>) {
        let (c1, c2, c3, c4, c5, c6, c7) = Self.cosines
        let (x, y) = (point.x, point.y)
        reach.withUnsafeMutableBufferPointer { reach in
            guard reach.count == Self.count else { return }
            func reaches(_ index: Int, _ distance: Double) {
                if distance > reach[index] { reach[index] = distance }
                if -distance > reach[index + 16] { reach[index + 16] = -distance }
            }
            // `direction(index)` written out: most of its factors are 0, 1 or equal.
            reaches(0, x)
            reaches(1, x * c1 + y * c7)
            reaches(2, x * c2 + y * c6)
            reaches(3, x * c3 + y * c5)
            reaches(4, x * c4 + y * c4)
            reaches(5, x * c5 + y * c3)
            reaches(6, x * c6 + y * c2)
            reaches(7, x * c7 + y * c1)
            reaches(8, y)
            reaches(9, x * -c7 + y * c1)
            reaches(10, x * -c6 + y * c2)
            reaches(11, x * -c5 + y * c3)
            reaches(12, x * -c4 + y * c4)
            reaches(13, x * -c3 + y * c5)
            reaches(14, x * -c2 + y * c6)
            reaches(15, x * -c1 + y * c7)
        }
    }

    /// The hull of points.
    private init(of points: some Sequence<SIMD2<Double>>) {
        for point in points { add(point) }
    }

    init() {}

    /// Its box.
    var box: (low: SIMD2<Double>, high: SIMD2<Double>) {
        (SIMD2(-reach[16], -reach[24]), SIMD2(reach[0], reach[8]))
    }

    /// Its width across the widest of its directions.
    var width: Double {
        var most = 0.0
        for index in 0..<16 { most = max(most, reach[index] + reach[index + 16]) }
        return most
    }

    /// Whether points, after a move, lie in it or outside by at most 2 % of its width.
    func contains(_ points: some Sequence<SIMD2<Double>>, movedBy offset: SIMD2<Double>) -> Bool {
        let (margin, own) = (0.02 * width, MorphHull(of: points))
        for index in 0..<Self.count {
            let direction = Self.direction(index)
            let limit = reach[index] + margin - (offset.x * direction.x + offset.y * direction.y)
            if own.reach[index] > limit { return false }
        }
        return true
    }

    var isEmpty: Bool { reach[0] == -.infinity }

    /// The vector that moves a point into it, nearly as short as possible; zero for points in it.
    func wayBack(of point: SIMD2<Double>) -> SIMD2<Double> {
        var offset = SIMD2<Double>.zero
        for index in 0..<Self.count {
            let direction = Self.direction(index)
            let moved = point + offset
            let beyond = moved.x * direction.x + moved.y * direction.y - reach[index]
            if beyond > 0 { offset -= direction * beyond }
        }
        return offset
    }

    /// The largest scale about a middle at which points lie in it or outside by at most a fraction `margin` of its
    /// width; at most `limit`.
    func room(
        about middle: SIMD2<Double>,
        _ points: some Sequence<SIMD2<Double>>,
        margin: Double = 0,
        atMost limit: Double = 4
    ) -> Double {
        let hull = MorphHull(of: points)
        var least = limit
        for index in 0..<Self.count {
            let direction = Self.direction(index)
            let own = middle.x * direction.x + middle.y * direction.y
            let most = hull.reach[index] - own
            let more = margin > 0 ? margin * (reach[index] + reach[(index + 16) & 31]) : 0
            if most > 0 { least = min(least, max(reach[index] + more - own, 0) / most) }
        }
        return least
    }
}
