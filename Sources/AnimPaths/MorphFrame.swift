// SPDX-License-Identifier: MIT
/// An in-between as polygons, to find where it crosses itself.
struct MorphFrame {
    private var points: [SIMD2<Double>] = []
    /// For each outline the boxes of `chunk` edges each, then those of `chunk` of these boxes each: least x and y,
    /// greatest x and y.
    private var boxes: [SIMD4<Double>] = []
    /// One more for the end.
    private var outlines: [Outline] = []
    /// `Writer.basis`.
    private var basis: [SIMD2<Double>] = []

    private struct Outline {
        var firstPoint: Int
        /// The first box of edges, and the first box of boxes.
        var firstBox: Int
        var firstGroup = 0
        var box = SIMD4<Double>.zero
    }

    /// Points nearer than this to the point before are left out: smaller distances are rounding.
    var grain = 0.0

    /// How many times as many edges a curve may get as for a first look.
    var fineness = 1

    /// The number of edges in a box, and of boxes in a group.
    private static let chunk = 1 << chunkBits
    private static let chunkBits = 3
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

    var outlineCount: Int { outlines.count - 1 }

    init() {}

    /// Makes the polygons of outlines. Open outlines are closed, as filling does.
    package mutating func set(_ verbs: [Path.Verb], _ coordinates: UnsafeBufferPointer<Double>) {
        verbs.withUnsafeBufferPointer { set($0, coordinates) }
    }

    @_optimize(speed)
    @inline(never)
    mutating func set(_ verbs: UnsafeBufferPointer<Path.Verb>, _ coordinates: UnsafeBufferPointer<Double>) {
        var (capacity, moves) = (0, 0)
        // `parts` gives at most so many edges.
        let most = min(6 * fineness, 18)
        for verb in verbs {
            switch verb {
            // The first point, which is the last one too.
            case .move: (capacity, moves) = (capacity + 2, moves + 1)
            case .cubic: capacity += most
            case .line, .quadratic: capacity += 1
            case .close: break
            }
        }
        if basis.isEmpty { basis = Writer.basis(most) }
        outlines.removeAll(keepingCapacity: true)
        outlines.reserveCapacity(moves + 1)
        // Of each outline the last box and the last group may be smaller.
        let boxCapacity = capacity / Self.chunk + capacity / (Self.chunk * Self.chunk) + 2 * moves
        points = [SIMD2<Double>](unsafeUninitializedCapacity: capacity) { room, total in
            boxes = [SIMD4<Double>](unsafeUninitializedCapacity: boxCapacity) { boxRoom, boxTotal in
                guard let base = room.baseAddress, let boxes = boxRoom.baseAddress else { return }
                basis.withUnsafeBufferPointer { basis in
                    guard let basis = basis.baseAddress else { return }
                    var writer = Writer(points: base, boxes: boxes, basis: basis, grain: grain)
                    write(verbs, coordinates, &writer)
                    (total, boxTotal) = (writer.count, writer.boxCount)
                }
            }
        }
    }

    @inline(__always)
    private mutating func write(
        _ verbs: UnsafeBufferPointer<Path.Verb>,
        _ coordinates: UnsafeBufferPointer<Double>,
        _ writer: inout Writer
    ) {
        let (grain, fineness) = (grain, fineness)
        var index = 0
        var last = SIMD2<Double>.zero
        func point() -> SIMD2<Double> {
            index &+= 2
            return SIMD2(coordinates[index &- 2], coordinates[index &- 1])
        }
        for verb in verbs {
            switch verb {
            case .move:
                finish(&writer)
                outlines.append(Outline(firstPoint: writer.count, firstBox: writer.boxCount))
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
        finish(&writer)
        outlines.append(Outline(firstPoint: writer.count, firstBox: writer.boxCount))
    }

    /// Closes the outline that was written last, if there is one, and boxes it.
    private mutating func finish(_ writer: inout Writer) {
        let last = outlines.count - 1
        guard last >= 0 else { return }
        let whole = writer.finish(from: outlines[last].firstPoint)
        outlines[last].firstGroup = writer.boxCount
        writer.group(from: outlines[last].firstBox)
        outlines[last].box = whole
    }

    /// Writes the points of polygons. All of it is inlined, so that its members stay in registers.
    private struct Writer {
        let points: UnsafeMutablePointer<SIMD2<Double>>
        let boxes: UnsafeMutablePointer<SIMD4<Double>>
        /// Bernstein's polynomials, each for both coordinates, at the cuts of a curve into two parts, then into three
        /// parts, and so on.
        let basis: UnsafePointer<SIMD2<Double>>
        let grain: Double
        var count = 0
        var boxCount = 0
        /// The point before.
        private var tail = SIMD2<Double>.zero

        @inline(__always)
        init(
            points: UnsafeMutablePointer<SIMD2<Double>>,
            boxes: UnsafeMutablePointer<SIMD4<Double>>,
            basis: UnsafePointer<SIMD2<Double>>,
            grain: Double
        ) {
            (self.points, self.boxes, self.basis, self.grain) = (points, boxes, basis, grain)
        }

        /// `basis` of curves of at most so many parts.
        @inline(never)
        static func basis(_ most: Int) -> [SIMD2<Double>] {
            [SIMD2<Double>](unsafeUninitializedCapacity: 2 * most * (most - 1)) { room, count in
                for parts in 2...most {
                    let step = 1 / Double(parts)
                    for part in 1..<parts {
                        let t = Double(part) * step
                        let both = SIMD2(1 - t, t)
                        // The first and the last, and the two between.
                        let outer = both * both * both
                        let inner = 3 * both.x * both * t
                        room[count] = SIMD2(repeating: outer.x)
                        room[count + 1] = SIMD2(repeating: inner.x)
                        room[count + 2] = SIMD2(repeating: inner.y)
                        room[count + 3] = SIMD2(repeating: outer.y)
                        count += 4
                    }
                }
            }
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
            var weights = basis + 2 &* (parts &- 1) &* (parts &- 2)
            let end = weights + 4 &* (parts &- 1)
            while weights != end {
                append((p0 * weights[0] + p1 * weights[1]) + (p2 * weights[2] + p3 * weights[3]))
                weights += 4
            }
            append(p3)
        }

        /// Closes the outline that begins with a point, and boxes its edges. Returns its box.
        @inline(never)
        mutating func finish(from start: Int) -> SIMD4<Double> {
            let first = points[start]
            // A piece that ends at the start draws the closing edge itself.
            let gap = points[count &- 1] - first
            if count > start + 1, abs(gap.x) <= grain, abs(gap.y) <= grain { count &-= 1 }
            (points + count).initialize(to: first)
            let end = count
            var edge = start
            count += 1
            var whole = SIMD4(first.x, first.y, first.x, first.y)
            while edge < end {
                let first = points[edge]
                var (lowX, lowY, highX, highY) = (first.x, first.y, first.x, first.y)
                let stop = min(edge &+ MorphFrame.chunk, end)
                while edge < stop {
                    edge &+= 1
                    let point = points[edge]
                    lowX = point.x < lowX ? point.x : lowX
                    lowY = point.y < lowY ? point.y : lowY
                    highX = point.x > highX ? point.x : highX
                    highY = point.y > highY ? point.y : highY
                }
                (boxes + boxCount).initialize(to: SIMD4(lowX, lowY, highX, highY))
                boxCount &+= 1
                whole = MorphFrame.union(whole, SIMD4(lowX, lowY, highX, highY))
            }
            return whole
        }

        /// Boxes the boxes from one on.
        @inline(never)
        mutating func group(from start: Int) {
            let end = boxCount
            var index = start
            while index < end {
                var whole = boxes[index]
                let stop = min(index &+ MorphFrame.chunk, end)
                while index < stop {
                    whole = MorphFrame.union(whole, boxes[index])
                    index &+= 1
                }
                (boxes + boxCount).initialize(to: whole)
                boxCount &+= 1
            }
        }
    }

    @inline(__always)
    private static func union(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> SIMD4<Double> {
        SIMD4(
            b.x < a.x ? b.x : a.x,
            b.y < a.y ? b.y : a.y,
            b.z > a.z ? b.z : a.z,
            b.w > a.w ? b.w : a.w
        )
    }

    /// Gives the frame points of its own. The first change would copy shared ones, too, but one by one.
    @inline(never)
    mutating func copyPoints() { points = Self.copy(points) }

    /// A copy in storage of exactly its size.
    @inline(never)
    func compact() -> MorphFrame {
        var result = self
        (result.points, result.boxes) = (Self.copy(points), Self.copy(boxes))
        return result
    }

    private static func copy<Element>(_ values: [Element]) -> [Element] {
        [Element](unsafeUninitializedCapacity: values.count) { room, total in
            values.withUnsafeBytes { UnsafeMutableRawBufferPointer(room).copyMemory(from: $0) }
            total = values.count
        }
    }

    /// The points of an outline's polygon.
    func points(of outline: Int) -> ArraySlice<SIMD2<Double>> {
        points[outlines[outline].firstPoint..<outlines[outline + 1].firstPoint]
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
        let range = outlines[outline].firstPoint..<outlines[outline + 1].firstPoint
        let first = points[range.lowerBound]
        var last = SIMD2<Double>.zero
        points.withUnsafeBufferPointer { points in
            for index in range {
                let next = points[index] - first
                sum += last.x * next.y - next.x * last.y
                last = next
            }
        }
        return sum / 2
    }

    /// Takes an outline from a frame of the same outlines, scales it about `from` and moves that point to `to`.
    @_optimize(speed)
    @inline(never)
    mutating func put(_ outline: Int, of original: MorphFrame, from: SIMD2<Double>, to: SIMD2<Double>, _ scale: Double)
    {
        let (own, next) = (outlines[outline], outlines[outline + 1])
        points.withUnsafeMutableBufferPointer { points in
            original.points.withUnsafeBufferPointer { original in
                for index in own.firstPoint..<next.firstPoint {
                    points[index] = to + (original[index] - from) * scale
                }
            }
        }
        func put(_ box: SIMD4<Double>) -> SIMD4<Double> {
            let (low, high) = (to + (SIMD2(box.x, box.y) - from) * scale, to + (SIMD2(box.z, box.w) - from) * scale)
            return SIMD4(low.x, low.y, high.x, high.y)
        }
        for index in own.firstBox..<next.firstBox { boxes[index] = put(original.boxes[index]) }
        outlines[outline].box = put(original.outlines[outline].box)
    }

    /// Takes an outline from a frame of that outline alone. Returns false, and changes nothing, if it has another number
    /// of points.
    mutating func replace(_ outline: Int, with single: MorphFrame) -> Bool {
        let (own, next) = (outlines[outline], outlines[outline + 1])
        guard next.firstPoint - own.firstPoint == single.points.count else { return false }
        points.withUnsafeMutableBytes { points in
            let range = 16 * own.firstPoint..<16 * next.firstPoint
            single.points.withUnsafeBytes {
                UnsafeMutableRawBufferPointer(rebasing: points[range]).copyMemory(from: $0)
            }
        }
        for index in single.boxes.indices { boxes[own.firstBox + index] = single.boxes[index] }
        outlines[outline].box = single.outlines[0].box
        return true
    }

    @inline(__always)
    private static func isApart(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> Bool {
        // In an order that the compiler turns into vectors.
        a.z < b.x || a.w < b.y || b.z < a.x || b.w < a.y
    }

    /// Whether the boxes of two outlines are apart, so that they cannot cross.
    @inline(__always)
    func areApart(_ a: Int, _ b: Int) -> Bool { a != b && Self.isApart(outlines[a].box, outlines[b].box) }

    /// Half a box's perimeter.
    @inline(__always)
    private static func girth(_ box: SIMD4<Double>) -> Double { box.z - box.x + box.w - box.y }

    /// How often two outlines, or an outline and itself, cross properly.
    ///
    /// - Parameter limit: Counting stops once this is reached.
    @_optimize(speed)
    func crossings(_ a: Int, _ b: Int, limit: Int = 1 << 20) -> Int {
        if areApart(a, b) { return 0 }
        // Goes over the larger outline: most of its boxes are apart from the smaller one.
        let isSmaller = Self.girth(outlines[a].box) < Self.girth(outlines[b].box)
        let (a, b) = isSmaller ? (b, a) : (a, b)
        let (own, other) = (outlines[a], outlines[b])
        let (lastA, lastB) = (outlines[a + 1].firstPoint - 1, outlines[b + 1].firstPoint - 1)
        let (boxCountA, boxCountB) = (own.firstGroup - own.firstBox, other.firstGroup - other.firstBox)
        var count = 0
        points.withUnsafeBufferPointer { points in
            boxes.withUnsafeBufferPointer { boxes in
                for boxA in 0..<boxCountA {
                    let box = boxes[own.firstBox &+ boxA]
                    if Self.isApart(box, other.box) { continue }
                    let start = own.firstPoint &+ boxA &* Self.chunk
                    let end = min(start &+ Self.chunk, lastA)
                    var boxB = 0
                    if a == b {
                        // A chunk that is straight does not cross itself, nor the next one if both are together.
                        boxB = boxA
                        if Self.isMonotone(points, start, min(end &+ Self.chunk, lastA)) {
                            boxB &+= 2
                        } else if Self.isMonotone(points, start, end) {
                            boxB &+= 1
                        }
                    }
                    while boxB < boxCountB {
                        let group = boxB &>> Self.chunkBits
                        let groupEnd = min((group &+ 1) &<< Self.chunkBits, boxCountB)
                        if Self.isApart(box, boxes[other.firstGroup &+ group]) { boxB = groupEnd }
                        while boxB < groupEnd {
                            let boxOfB = boxes[other.firstBox &+ boxB]
                            if !Self.isApart(box, boxOfB) {
                                let first = other.firstPoint &+ boxB &* Self.chunk
                                let j = first..<min(first &+ Self.chunk, lastB)
                                count &+= Self.crossings(points, start..<end, j, boxOfB, isOne: a == b)
                                if count >= limit { return }
                            }
                            boxB &+= 1
                        }
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
        var (index, last) = (start, points[start])
        while index < end {
            index &+= 1
            let next = points[index]
            let product = (next - last) * chord
            if !(product.x + product.y > 0) { return false }
            last = next
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
        let start = outlines[outline].firstPoint + (box - outlines[outline].firstBox) * Self.chunk
        return start..<min(start + Self.chunk, outlines[outline + 1].firstPoint - 1)
    }

    /// The box of an outline.
    package func box(_ outline: Int) -> SIMD4<Double> { outlines[outline].box }

    /// Whether a point lies in an outline, by the non-zero rule.
    @_optimize(speed)
    @inline(never)
    package func contains(_ outline: Int, _ point: SIMD2<Double>) -> Bool {
        var winding = 0
        let (own, next) = (outlines[outline], outlines[outline + 1])
        let whole = own.box
        if point.x < whole.x || point.x > whole.z || point.y < whole.y || point.y > whole.w { return false }
        points.withUnsafeBufferPointer { points in
            boxes.withUnsafeBufferPointer { boxes in
                // Skips boxes that the ray from the point to the right misses.
                func isMissed(_ box: SIMD4<Double>) -> Bool { box.w < point.y || box.y > point.y || box.z < point.x }
                for box in own.firstBox..<own.firstGroup where !isMissed(boxes[box]) {
                    let start = own.firstPoint &+ (box &- own.firstBox) &* Self.chunk
                    for index in start..<min(start &+ Self.chunk, next.firstPoint &- 1) {
                        let (p, q) = (points[index], points[index + 1])
                        if (p.y <= point.y) != (q.y <= point.y) {
                            let side = (q.x - p.x) * (point.y - p.y) - (point.x - p.x) * (q.y - p.y)
                            if q.y > p.y { if side > 0 { winding += 1 } } else if side < 0 { winding -= 1 }
                        }
                    }
                }
            }
        }
        return winding != 0
    }

    /// The mean of an outline's points.
    package func middle(_ outline: Int) -> SIMD2<Double> {
        var sum = SIMD2<Double>.zero
        let range = outlines[outline].firstPoint..<outlines[outline + 1].firstPoint - 1
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

    func firstPoint(_ outline: Int) -> SIMD2<Double> { points[outlines[outline].firstPoint] }

    /// The distance of a point from an outline's edges.
    ///
    /// - Parameter enough: The search may stop at this distance.
    @_optimize(speed)
    @inline(never)
    package func distance(_ outline: Int, _ point: SIMD2<Double>, enough: Double = 0) -> Double {
        var least = Double.infinity
        let stop = enough > 0 ? enough * enough : -1
        for number in outlines[outline].firstBox..<outlines[outline].firstGroup {
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
