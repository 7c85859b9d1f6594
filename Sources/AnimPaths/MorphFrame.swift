// SPDX-License-Identifier: MIT
/// An in-between as polygons, to find where it crosses itself.
struct MorphFrame {
    private var points: [SIMD2<Double>] = []
    /// The boxes of `chunk` edges each: least x and y, greatest x and y.
    private var boxes: [SIMD4<Double>] = []
    /// The box of each outline.
    private var outlineBoxes: [SIMD4<Double>] = []
    /// Each outline's first point and first box; one more for the end.
    private var firstPoints: [Int] = []
    private var firstBoxes: [Int] = []

    /// Points nearer than this to the point before are left out: smaller distances are rounding.
    var grain = 0.0

    /// How many times as many edges a curve may get as for a first look.
    var fineness = 1

    /// The number of edges in a box.
    private static let chunk = 8
    /// The number of edges of a curve, by the angle between its ends' directions.
    @inline(__always)
    private static func parts(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Int {
        let dot = a.x * b.x + a.y * b.y
        if dot <= 0 { return 6 }
        let squares = (a.x * a.x + a.y * a.y) * (b.x * b.x + b.y * b.y)
        // Within 18° and within 60°.
        return dot * dot > 0.9 * squares ? 2 : (dot * dot > 0.25 * squares ? 3 : 5)
    }

    /// The number of edges of a curve such that they stay within 1000 grains of it (Wang's formula, 1984). That is 1e-4
    /// of the size, which cannot be seen. At most as many as by the angle.
    @inline(__always)
    private static func parts(
        _ p0: SIMD2<Double>,
        _ p1: SIMD2<Double>,
        _ p2: SIMD2<Double>,
        _ p3: SIMD2<Double>,
        _ fineness: Int,
        _ grain: Double
    ) -> Int {
        let (a, b) = (p0 - p1 - (p1 - p2), p1 - p2 - (p2 - p3))
        let square = max(a.x * a.x + a.y * a.y, b.x * b.x + b.y * b.y)
        let edges = 0.75 / 1000 * square.squareRoot() / grain
        // At least twice the fineness, whatever the angle.
        var most = min(2 * fineness, 18)
        if edges >= Double((most - 1) * (most - 1)) { most = min(parts(p1 - p0, p3 - p2) * fineness, 18) }
        return edges < Double((most - 1) * (most - 1)) ? Int(edges.squareRoot()) + 1 : most
    }

    var outlineCount: Int { firstPoints.count - 1 }

    init() {}

    /// Makes the polygons of outlines. Open outlines are closed, as filling does.
    @_optimize(speed)
    package mutating func set(_ verbs: [Path.Verb], _ coordinates: UnsafeBufferPointer<Double>) {
        boxes.removeAll(keepingCapacity: true)
        firstPoints.removeAll(keepingCapacity: true)
        firstBoxes.removeAll(keepingCapacity: true)
        outlineBoxes.removeAll(keepingCapacity: true)
        var capacity = 0
        for verb in verbs {
            switch verb {
            // The first point, which is the last one too.
            case .move: capacity += 2
            // `parts` gives at most so many edges.
            case .cubic: capacity += min(6 * fineness, 18)
            case .line, .quadratic: capacity += 1
            case .close: break
            }
        }
        let (grain, fineness) = (grain, fineness)
        points = [SIMD2<Double>](unsafeUninitializedCapacity: capacity) { room, total in
            guard let base = room.baseAddress else { return }
            var index = 0
            var last = SIMD2<Double>.zero
            var writer = Writer(points: base, grain: grain)
            func point() -> SIMD2<Double> {
                index &+= 2
                return SIMD2(coordinates[index &- 2], coordinates[index &- 1])
            }
            for verb in verbs {
                switch verb {
                case .move:
                    finish(base, &writer.count)
                    firstPoints.append(writer.count)
                    firstBoxes.append(boxes.count)
                    last = point()
                    writer.begin(last)
                case .line:
                    last = point()
                    writer.append(last)
                case .quadratic:
                    // A morph has no quadratics.
                    _ = point()
                    last = point()
                    writer.append(last)
                case .cubic:
                    let (p1, p2, p3) = (point(), point(), point())
                    writer.append(last, p1, p2, p3, Self.parts(last, p1, p2, p3, fineness, grain))
                    last = p3
                case .close: break
                }
            }
            finish(base, &writer.count)
            firstPoints.append(writer.count)
            total = writer.count
        }
        firstBoxes.append(boxes.count)
    }

    /// Writes the points of polygons. All of it is inlined, so that its members stay in registers.
    private struct Writer {
        let points: UnsafeMutablePointer<SIMD2<Double>>
        let grain: Double
        var count = 0
        /// The point before.
        private var tail = SIMD2<Double>.zero

        @inline(__always)
        init(points: UnsafeMutablePointer<SIMD2<Double>>, grain: Double) {
            (self.points, self.grain) = (points, grain)
        }

        @inline(__always)
        mutating func begin(_ point: SIMD2<Double>) {
            (points + count).initialize(to: point)
            count &+= 1
            tail = point
        }

        /// Appends a point unless it equals the one before: the edge would have no direction.
        @inline(__always)
        mutating func append(_ point: SIMD2<Double>) {
            if abs(point.x - tail.x) > grain || abs(point.y - tail.y) > grain { begin(point) }
        }

        /// Appends the points of a curve, cut into parts.
        @inline(__always)
        mutating func append(
            _ p0: SIMD2<Double>,
            _ p1: SIMD2<Double>,
            _ p2: SIMD2<Double>,
            _ p3: SIMD2<Double>,
            _ parts: Int
        ) {
            let step = 1 / Double(parts)
            var part = 1
            while part < parts {
                let t = Double(part) * step
                let both = SIMD2(1 - t, t)
                // Bernstein's polynomials: the first and the last, and the two between.
                let outer = both * both * both
                let inner = 3 * both.x * both * t
                append((p0 * outer.x + p1 * inner.x) + (p2 * inner.y + p3 * outer.y))
                part &+= 1
            }
            append(p3)
        }
    }

    /// The points of an outline's polygon.
    func points(of outline: Int) -> ArraySlice<SIMD2<Double>> {
        points[firstPoints[outline]..<firstPoints[outline + 1]]
    }

    /// Every point of every polygon.
    func forEachPoint(_ body: (SIMD2<Double>) -> Void) {
        for point in points { body(point) }
    }

    package var allPoints: [SIMD2<Double>] { points }

    /// The box of all outlines.
    var box: (low: SIMD2<Double>, high: SIMD2<Double>) {
        var (low, high) = (points[0], points[0])
        for point in points {
            low.replace(with: point, where: point .< low)
            high.replace(with: point, where: point .> high)
        }
        return (low, high)
    }

    /// The absolute sum of the outlines' signed areas. Overlaps count twice.
    @_optimize(speed)
    var area: Double {
        var sum = 0.0
        for outline in 0..<outlineCount { sum += area(outline) }
        return abs(sum)
    }

    /// The signed area of an outline.
    func area(_ outline: Int) -> Double {
        var sum = 0.0
        let first = points[firstPoints[outline]]
        var last = SIMD2<Double>.zero
        points.withUnsafeBufferPointer { points in
            for index in firstPoints[outline]..<firstPoints[outline + 1] {
                let next = points[index] - first
                sum += last.x * next.y - next.x * last.y
                last = next
            }
        }
        return sum / 2
    }

    /// Closes the outline and boxes it.
    private mutating func finish(_ points: UnsafeMutablePointer<SIMD2<Double>>, _ count: inout Int) {
        guard let first = firstPoints.last, first < count else { return }
        // A piece that ends at the start draws the closing edge itself.
        let gap = points[count - 1] - points[first]
        if count > first + 1, abs(gap.x) <= grain, abs(gap.y) <= grain { count -= 1 }
        (points + count).initialize(to: points[first])
        var edge = first
        let end = count
        count += 1
        var whole = SIMD4(points[first].x, points[first].y, points[first].x, points[first].y)
        while edge < end {
            let first = points[edge]
            var (lowX, lowY, highX, highY) = (first.x, first.y, first.x, first.y)
            let stop = min(edge + Self.chunk, end)
            for index in edge + 1...stop {
                let point = points[index]
                lowX = point.x < lowX ? point.x : lowX
                lowY = point.y < lowY ? point.y : lowY
                highX = point.x > highX ? point.x : highX
                highY = point.y > highY ? point.y : highY
            }
            boxes.append(SIMD4(lowX, lowY, highX, highY))
            whole = SIMD4(min(whole.x, lowX), min(whole.y, lowY), max(whole.z, highX), max(whole.w, highY))
            edge = stop
        }
        outlineBoxes.append(whole)
    }

    /// Takes an outline from a frame of the same outlines, scales it about `from` and moves that point to `to`.
    @_optimize(speed)
    mutating func put(_ outline: Int, of original: MorphFrame, from: SIMD2<Double>, to: SIMD2<Double>, _ scale: Double)
    {
        for index in firstPoints[outline]..<firstPoints[outline + 1] {
            points[index] = to + (original.points[index] - from) * scale
        }
        func put(_ box: SIMD4<Double>) -> SIMD4<Double> {
            let (low, high) = (to + (SIMD2(box.x, box.y) - from) * scale, to + (SIMD2(box.z, box.w) - from) * scale)
            return SIMD4(low.x, low.y, high.x, high.y)
        }
        for index in firstBoxes[outline]..<firstBoxes[outline + 1] { boxes[index] = put(original.boxes[index]) }
        outlineBoxes[outline] = put(original.outlineBoxes[outline])
    }

    /// Takes an outline from a frame of that outline alone. Returns false, and changes nothing, if it has another number
    /// of points.
    mutating func replace(_ outline: Int, with single: MorphFrame) -> Bool {
        let (first, firstBox) = (firstPoints[outline], firstBoxes[outline])
        guard firstPoints[outline + 1] - first == single.points.count else { return false }
        for index in single.points.indices { points[first + index] = single.points[index] }
        for index in single.boxes.indices { boxes[firstBox + index] = single.boxes[index] }
        outlineBoxes[outline] = single.outlineBoxes[0]
        return true
    }

    @inline(__always)
    private static func isApart(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> Bool {
        // In an order that the compiler turns into vectors.
        a.z < b.x || a.w < b.y || b.z < a.x || b.w < a.y
    }

    /// Half a box's perimeter.
    @inline(__always)
    private static func girth(_ box: SIMD4<Double>) -> Double { box.z - box.x + box.w - box.y }

    /// How often two outlines, or an outline and itself, cross properly.
    ///
    /// - Parameter limit: Counting stops once this is reached.
    @_optimize(speed)
    func crossings(_ a: Int, _ b: Int, limit: Int = 1 << 20) -> Int {
        var count = 0
        if a != b, Self.isApart(outlineBoxes[a], outlineBoxes[b]) { return 0 }
        // Goes over the larger outline: most of its boxes are apart from the smaller one.
        let isSmaller = Self.girth(outlineBoxes[a]) < Self.girth(outlineBoxes[b])
        let (a, b) = isSmaller ? (b, a) : (a, b)
        let other = outlineBoxes[b]
        let (lastA, lastB) = (firstPoints[a + 1] - 1, firstPoints[b + 1] - 1)
        let (startA, startB) = (firstPoints[a], firstPoints[b])
        let (firstBoxB, endBoxB) = (firstBoxes[b], firstBoxes[b + 1])
        points.withUnsafeBufferPointer { points in
            boxes.withUnsafeBufferPointer { boxes in
                for boxA in firstBoxes[a]..<firstBoxes[a + 1] {
                    let box = boxes[boxA]
                    if Self.isApart(box, other) { continue }
                    let start = startA + (boxA - firstBoxes[a]) * Self.chunk
                    let end = min(start + Self.chunk, lastA)
                    var boxB = firstBoxB
                    if a == b {
                        // A chunk that is straight does not cross itself, nor the next one if both are together.
                        boxB = boxA
                        if Self.isMonotone(points, start, min(end + Self.chunk, lastA)) {
                            boxB += 2
                        } else if Self.isMonotone(points, start, end) {
                            boxB += 1
                        }
                    }
                    while boxB < endBoxB {
                        if !Self.isApart(box, boxes[boxB]) {
                            let first = startB + (boxB - firstBoxB) * Self.chunk
                            let j = first..<min(first + Self.chunk, lastB)
                            count += Self.crossings(points, start..<end, j, boxes[boxB], isOne: a == b)
                            if count >= limit { return }
                        }
                        boxB += 1
                    }
                }
            }
        }
        return count
    }

    /// How often edges cross edges in a box.
    ///
    /// - Parameter isOne: Whether all are edges of one outline.
    @_optimize(speed)
    @inline(never)
    private static func crossings(
        _ points: UnsafeBufferPointer<SIMD2<Double>>,
        _ own: Range<Int>,
        _ others: Range<Int>,
        _ box: SIMD4<Double>,
        isOne: Bool
    ) -> Int {
        var count = 0
        for i in own {
            let (p, q) = (points[i], points[i + 1])
            let (lowX, lowY) = (p.x < q.x ? p.x : q.x, p.y < q.y ? p.y : q.y)
            let (highX, highY) = (p.x > q.x ? p.x : q.x, p.y > q.y ? p.y : q.y)
            if highX < box.x || highY < box.y || box.z < lowX || box.w < lowY { continue }
            // Neighbors share a point, which is not a crossing.
            var j = isOne ? max(others.lowerBound, i + 2) : others.lowerBound
            if j >= others.upperBound { continue }
            // Only edges with their ends on both sides can cross.
            let d = q - p
            var side = d.x * (points[j].y - p.y) - d.y * (points[j].x - p.x)
            while j < others.upperBound {
                let next = d.x * (points[j + 1].y - p.y) - d.y * (points[j + 1].x - p.x)
                if side * next < 0, cross(p, q, points[j], points[j + 1]) { count += 1 }
                side = next
                j += 1
            }
        }
        return count
    }

    /// Whether every edge advances in the direction from the first point to the last: then they cannot cross.
    @_optimize(speed)
    @inline(never)
    private static func isMonotone(_ points: UnsafeBufferPointer<SIMD2<Double>>, _ start: Int, _ end: Int) -> Bool {
        let chord = points[end] - points[start]
        for index in start..<end {
            let d = points[index + 1] - points[index]
            if !(d.x * chord.x + d.y * chord.y > 0) { return false }
        }
        return true
    }

    /// Whether an outline crosses itself at least three times: fewer may be rounding.
    func isTangled(_ outline: Int) -> Bool { crossings(outline, outline, limit: 3) >= 3 }

    /// Whether two edges cross in their interiors.
    @inline(__always)
    private static func cross(_ p: SIMD2<Double>, _ q: SIMD2<Double>, _ r: SIMD2<Double>, _ s: SIMD2<Double>) -> Bool {
        let d = q - p
        let e = s - r
        let f = r - p
        let determinant = d.x * e.y - d.y * e.x
        let size = abs(determinant)
        // Nearly parallel edges lie on each other.
        if size <= 1e-9 * ((d.x * d.x + d.y * d.y) + (e.x * e.x + e.y * e.y)) { return false }
        let t = f.x * e.y - f.y * e.x
        let u = f.x * d.y - f.y * d.x
        let (low, high) = (1e-4 * size, (1 - 1e-4) * size)
        let (t1, u1) = determinant > 0 ? (t, u) : (-t, -u)
        return t1 > low && t1 < high && u1 > low && u1 < high
    }

    /// The first points of the edges in one of an outline's boxes.
    @inline(__always)
    private func edges(of box: Int, _ outline: Int) -> Range<Int> {
        let start = firstPoints[outline] + (box - firstBoxes[outline]) * Self.chunk
        return start..<min(start + Self.chunk, firstPoints[outline + 1] - 1)
    }

    /// The box of an outline.
    package func box(_ outline: Int) -> SIMD4<Double> { outlineBoxes[outline] }

    /// Whether a point lies in an outline, by the non-zero rule.
    @_optimize(speed)
    package func contains(_ outline: Int, _ point: SIMD2<Double>) -> Bool {
        var winding = 0
        let whole = outlineBoxes[outline]
        if point.x < whole.x || point.x > whole.z || point.y < whole.y || point.y > whole.w { return false }
        points.withUnsafeBufferPointer { points in
            for box in firstBoxes[outline]..<firstBoxes[outline + 1] {
                // Skips boxes that the ray from the point to the right misses.
                if boxes[box].w < point.y || boxes[box].y > point.y || boxes[box].z < point.x { continue }
                for index in edges(of: box, outline) {
                    let (p, q) = (points[index], points[index + 1])
                    if (p.y <= point.y) != (q.y <= point.y) {
                        let side = (q.x - p.x) * (point.y - p.y) - (point.x - p.x) * (q.y - p.y)
                        if q.y > p.y { if side > 0 { winding += 1 } } else if side < 0 { winding -= 1 }
                    }
                }
            }
        }
        return winding != 0
    }

    /// The mean of an outline's points.
    package func middle(_ outline: Int) -> SIMD2<Double> {
        var sum = SIMD2<Double>.zero
        let range = firstPoints[outline]..<firstPoints[outline + 1] - 1
        for index in range { sum += points[index] }
        return range.isEmpty ? firstPoint(outline) : sum / Double(range.count)
    }

    /// Whether the mean of an outline's points lies in another outline.
    @inline(never)
    func lies(_ outline: Int, in other: Int) -> Bool { contains(other, middle(outline)) }

    /// The longer side of an outline's box.
    package func size(_ outline: Int) -> Double {
        let box = box(outline)
        return max(box.z - box.x, box.w - box.y)
    }

    func firstPoint(_ outline: Int) -> SIMD2<Double> { points[firstPoints[outline]] }

    /// The distance of a point from an outline's edges.
    ///
    /// - Parameter enough: The search may stop at this distance.
    @_optimize(speed)
    package func distance(_ outline: Int, _ point: SIMD2<Double>, enough: Double = 0) -> Double {
        var least = Double.infinity
        let stop = enough > 0 ? enough * enough : -1
        for number in firstBoxes[outline]..<firstBoxes[outline + 1] {
            let box = boxes[number]
            let x = max(max(box.x - point.x, point.x - box.z), 0)
            let y = max(max(box.y - point.y, point.y - box.w), 0)
            // Nothing in it is nearer.
            if x * x + y * y >= least { continue }
            if least <= stop { break }
            for index in edges(of: number, outline) {
                let p = points[index] - point
                let d = points[index + 1] - points[index]
                let square = d.x * d.x + d.y * d.y
                let t = square > 0 ? min(max(-(p.x * d.x + p.y * d.y) / square, 0), 1) : 0
                let r = p + d * t
                least = min(least, r.x * r.x + r.y * r.y)
            }
        }
        return least.squareRoot()
    }
}
