// SPDX-License-Identifier: MIT
import AnimMath

/// Brings two paths to a common structure.
struct MorphBuilder {
    /// The shapes of the first and of the second path.
    package var a: MorphShape
    package var b: MorphShape
    /// Which contours correspond.
    package var pairing: MorphPairing
    package let options: MorphOptions
    /// What both paths share, if they share much.
    var common: MorphCommon?
    /// Whether stroked drawings were cut where they part (`cutStrokes`).
    var isShared = false

    /// - Parameters:
    ///   - closes: Whether open subpaths of fills are closed. The closing pieces cannot be traced back to a verb.
    ///   - split: How the paths were cut.
    init(
        _ from: Path,
        _ to: Path,
        _ options: MorphOptions,
        keepsAll: Bool = false,
        closes: Bool = true,
        split: MorphSplit? = nil
    ) throws(AnimError) {
        let isFill = options.paint == .fill
        a = MorphShape(from, keepsAll: keepsAll, closes: isFill && closes, keepsDots: !isFill && !keepsAll)
        b = MorphShape(to, closes: isFill && closes, keepsDots: !isFill && !keepsAll)
        self.options = options
        if let split {
            for index in a.contours.indices { a.contours[index].part = split.fromParts[Int(a.contours[index].subpath)] }
            for index in b.contours.indices { b.contours[index].part = split.toParts[Int(b.contours[index].subpath)] }
        }
        // Paths of the same verbs keep their order and start points, which correspond.
        if options.pairsFreely, !keepsAll, from.verbs != to.verbs {
            a.order(directs: !isFill)
            b.order(directs: !isFill)
        }
        a.makeNodes()
        b.makeNodes()
        if isFill {
            a.nest(options.fillRule)
            b.nest(options.fillRule)
            a.orient(options.fillRule)
            b.orient(options.fillRule)
        } else {
            a.orientStrokes()
            b.orientStrokes()
        }
        pairing = try MorphPairing(a, b, options.pairing, isStroke: !isFill)
        if !isFill, case .automatic = options.pairing { pairing.shareCounterparts(a, b) }
        if case .given(let points) = options.starts {
            for (index, point) in points.enumerated() {
                guard point.from >= 0, Int(point.from) < from.verbs.count, point.to >= 0, Int(point.to) < to.verbs.count
                else { throw AnimError(.argument, "pair \(index) of points names a verb that does not exist") }
            }
        }
        directOpenContours()
    }

    /// Reverses open contours that run against their counterparts. Of a pair, the contour that is reversed is the one
    /// that is no other's counterpart.
    mutating func directOpenContours() {
        guard options.starts.isAutomatic else { return }
        var changes = (false, false)
        var usesA = [Int](repeating: 0, count: a.contours.count)
        var usesB = [Int](repeating: 0, count: b.contours.count)
        for pair in pairing.pairs where pair.from >= 0 && pair.to >= 0 {
            usesA[pair.from] += 1
            usesB[pair.to] += 1
        }
        for pair in pairing.pairs where pair.from >= 0 && pair.to >= 0 {
            let (p, q) = (a.contours[pair.from], b.contours[pair.to])
            if p.isClosed, q.isClosed { continue }
            if p.isClosed != q.isClosed {
                if (p.area < -MorphShape.noise) == (q.area < -MorphShape.noise) { continue }
            } else {
                func cost(_ a: MorphNode, _ b: MorphNode) -> Double {
                    let (x, y) = ((a.x - p.x) - (b.x - q.x), (a.y - p.y) - (b.y - q.y))
                    return x * x + y * y
                }
                let starts = (a.node(p, 0), a.node(p, p.nodeCount - 1))
                let ends = (b.node(q, 0), b.node(q, q.nodeCount - 1))
                let turned = cost(starts.0, ends.1) + cost(starts.1, ends.0)
                if !(turned < cost(starts.0, ends.0) + cost(starts.1, ends.1) - MorphShape.tie) { continue }
            }
            // Of an open and a closed contour, the open one.
            let prefersA = p.isClosed != q.isClosed && q.isClosed
            if usesB[pair.to] > 1 || (prefersA && usesA[pair.from] == 1) {
                a.contours[pair.from].isReversed.toggle()
                changes.0 = true
            } else {
                b.contours[pair.to].isReversed.toggle()
                changes.1 = true
            }
        }
        if changes.0 { a.makeNodes() }
        if changes.1 { b.makeNodes() }
    }

    /// The nodes of two contours that the caller wants to correspond; nil if that is left to the alignment.
    private func givenStart(_ indexA: Int, _ indexB: Int) -> (a: Int, b: Int)? {
        switch options.starts {
        case .automatic: return nil
        case .keep: return (0, 0)
        case .given(let points):
            for point in points {
                if let nodeA = a.node(atEndOf: point.from, indexA), let nodeB = b.node(atEndOf: point.to, indexB) {
                    return (nodeA, nodeB)
                }
            }
            return nil
        }
    }

    /// The parameters of an alignment. Variants are tried in turn until no in-between crosses itself.
    struct Variant {
        /// How contours are normalized: 0 by their centroids and radii, 1 by their boxes, 2 not at all.
        package var frame = 0
        var weights = MorphAlignment.Weights()
        /// The rank of the start points: 0 for the best fit.
        package var start = 0
        /// Whether the contour may rotate.
        var turns = true

        /// The variants in the order in which they are tried; nil after the last.
        package static func at(_ index: Int) -> Variant? {
            var variant = Variant()
            switch index {
            case 0: break
            case 1: variant.frame = 2
            case 2: variant.turns = false
            case 3: variant.frame = 1
            case 4:
                variant.weights.direction = 1
                variant.weights.skip = 0.5
            case 5:
                variant.weights.stretch = 1
                variant.weights.skip = 1
            case 6:
                variant.frame = 2
                variant.weights.direction = 0.1
                variant.weights.skip = 0.1
            case 7:
                variant.weights.stretch = 10
                variant.weights.skip = 10
            case 8: variant.start = 1
            case 9:
                variant.frame = 2
                variant.weights.direction = 1
                variant.weights.skip = 0.5
            case 10:
                variant.start = 1
                variant.weights.stretch = 1
                variant.weights.skip = 1
            case 11:
                variant.frame = 2
                variant.weights.stretch = 1
            default: return nil
            }
            return variant
        }
    }

    /// Above this many pairs of contours and nodes, a contour without a counterpart stays where it is.
    private static let searchLimit = 1 << 27

    /// Where a contour that has no counterpart comes from or goes to, in the other path's coordinates.
    package func point(
        for index: Int,
        of shape: borrowing MorphShape,
        in other: borrowing MorphShape,
        isTo: Bool
    ) -> (x: Double, y: Double) {
        var contour = shape.contours[index]
        if let common {
            // At the same place in the other path, for the outermost contour around it that has no counterpart either.
            while contour.parent >= 0, shape.contours[contour.parent].part == 0 {
                contour = shape.contours[contour.parent]
            }
            let shift = isTo ? -common.shift : common.shift
            // A bent outline may not contain its centroid. Then it shrinks to its own edge, not across the space that
            // it bends around.
            let inside = shape.inner(contour)
            return (shape.middleX + inside.x * shape.size + shift.x, shape.middleY + inside.y * shape.size + shift.y)
        }
        // An empty path has no place of its own.
        let target =
            other.curves.isEmpty
            ? (shape.middleX, shape.middleY, shape.size) : (other.middleX, other.middleY, other.size)
        var (x, y) = (contour.x, contour.y)
        let isSearched = other.nodes.count <= Self.searchLimit / max(shape.contours.count, 1)
        if isShared, isSearched {
            let touching = touchingPoint(contour, of: shape, in: other)
            return (touching.x, touching.y)
        }
        if options.paint == .stroke, isSearched {
            // On the nearest stroke: elsewhere a point with round caps would show as a dot that vanishes.
            var least = Double.infinity
            for node in other.nodes {
                let d = (node.x - contour.x) * (node.x - contour.x) + (node.y - contour.y) * (node.y - contour.y)
                if d < least - MorphShape.tie { (x, y, least) = (node.x, node.y, d) }
            }
        }
        return (target.0 + x * target.2, target.1 + y * target.2)
    }

    /// The pair of subpaths of each of a recipe's outlines; −1 for none.
    package func pairs(_ recipe: MorphRecipe) -> [(from: Int32, to: Int32)] {
        var result: [(from: Int32, to: Int32)] = []
        for outline in recipe.outlines {
            let from = outline.from >= 0 ? a.contours[outline.from].subpath : -1
            let to = outline.to >= 0 ? b.contours[outline.to].subpath : -1
            result.append((from, to))
        }
        return result
    }

    // MARK: Correspondence

    /// How a contour is normalized; `mode` is that of `Variant.frame`.
    package func frame(_ contour: MorphContour, _ mode: Int) -> MorphSamples.Frame {
        var frame = MorphSamples.Frame()
        if mode == 2 { return frame }
        if mode == 1 {
            let (width, height) = (contour.maxX - contour.minX, contour.maxY - contour.minY)
            frame.x = contour.minX + width / 2
            frame.y = contour.minY + height / 2
            frame.scaleX = width > 1e-9 ? 3 / width : 1
            frame.scaleY = height > 1e-9 ? 3 / height : 1
        } else {
            frame.x = contour.x
            frame.y = contour.y
            frame.scaleX = contour.radius > 1e-9 ? 1 / contour.radius : 1
            frame.scaleY = frame.scaleX
        }
        return frame
    }

    /// The alignment of two contours, with the second rotated back by `angle`.
    func anchors(_ indexA: Int, _ indexB: Int, _ variant: Variant, angle: Double) -> [SIMD2<Double>] {
        let (contourA, contourB) = (a.contours[indexA], b.contours[indexB])
        if let common, contourA.part > 0 { return commonAnchors(contourA, contourB, common) }
        let isClosed = contourA.isClosed && contourB.isClosed
        let given = contourA.isClosed || contourB.isClosed ? givenStart(indexA, indexB) : nil
        var first = given ?? (0, 0)
        // A closed contour beside an open one is cut open such that the given points are equally far from the starts.
        let (placeA, placeB) = (a.node(contourA, first.a).s, b.node(contourB, first.b).s)
        if !contourB.isClosed { first = (contourA.isClosed ? a.node(nearest: placeA - placeB, contourA) : 0, 0) }
        if !contourA.isClosed { first = (0, contourB.isClosed ? b.node(nearest: placeB - placeA, contourB) : 0) }
        let samplesA = MorphSamples(a, contourA, frame(contourA, variant.frame), from: first.a)
        var frameB = frame(contourB, variant.frame)
        if angle != 0 { (frameB.sine, frameB.cosine) = Math.sincos(-angle) }
        let samplesB = MorphSamples(b, contourB, frameB, from: first.b)
        var weights = variant.weights
        weights.stretch += options.smoothness * 0.4
        if isClosed {
            // Samples of given starts begin there.
            let start = given != nil ? (a: 0, b: 0) : Self.start(samplesA, samplesB, variant.start)
            return MorphAlignment(samplesA.rotated(to: start.a), samplesB.rotated(to: start.b), weights).anchors
        }
        // A closed contour is cut open where it then fits the open one best.
        var (startA, startB) = (0, 0)
        if options.starts.isAutomatic, samplesA.isClosed != samplesB.isClosed {
            if samplesA.isClosed {
                startA = Self.cut(samplesA, samplesB)
            } else {
                startB = Self.cut(samplesB, samplesA)
            }
        }
        var anchors = MorphAlignment(samplesA.rotated(to: startA), samplesB.rotated(to: startB), weights).anchors
        if given != nil {
            var point = SIMD2(placeA, placeB)
            let (start, end) = (anchors[0], anchors[anchors.count - 1])
            if point.x < start.x { point.x += 1 }
            if point.y < start.y { point.y += 1 }
            if all(point .> start), all(point .< end) {
                anchors = anchors.filter { all($0 .< point) } + [point] + anchors.filter { all($0 .> point) }
            }
        }
        return anchors
    }

    /// The sample at which a closed contour is cut to become an open one.
    private static func cut(_ closed: MorphSamples, _ open: MorphSamples) -> Int {
        let count = 32
        let (p, q) = (open.even(count), closed.even(count))
        var (best, least) = (0, Double.infinity)
        for shift in 0..<count {
            var sum = 0.0
            for index in 0..<count {
                let d = p[index] - q[(index + shift) % count]
                sum += d.x * d.x + d.y * d.y
            }
            if sum < least - MorphShape.tie { (best, least) = (shift, sum) }
        }
        let position = Double(best) / Double(count)
        var nearest = 0
        for index in 0..<closed.intervals
        where abs(closed.samples[index].s - position) < abs(closed.samples[nearest].s - position) - MorphShape.tie {
            nearest = index
        }
        return nearest
    }

    /// A rotation by a half turn has to fit better by twice this than none.
    private static let haste = 0.015
    /// What straight motion would leave, at least, where a contour that is not `equal` to another, up to rotation and
    /// scale, rotates. With less it would become smaller by less than a twentieth on its way: nobody sees why it turns.
    private static let leastTurn = 0.15
    private static let equal = 0.01

    /// The rotation from one contour to another, in radians; 0 if straight motion explains the change as well.
    package func angle(_ indexA: Int, _ indexB: Int) -> Double {
        guard options.motion != .linear, a.contours[indexA].isClosed == b.contours[indexB].isClosed else { return 0 }
        let isClosed = a.contours[indexA].isClosed
        guard isClosed || options.paint == .stroke else { return 0 }
        let samplesA = MorphSamples(a, a.contours[indexA], frame(a.contours[indexA], 0))
        let samplesB = MorphSamples(b, b.contours[indexB], frame(b.contours[indexB], 0))
        let count = 32
        let (p, q) = (samplesA.even(count), samplesB.even(count))
        // With points as complex numbers, the argument of Σ conj(p) q is the rotation, and its modulus says how well it
        // fits.
        var (straight, turned, score, best) = (-1.0, -1.0, -1.0, SIMD2<Double>(1, 0))
        // Open contours correspond end to end.
        for shift in 0..<(isClosed ? count : 1) {
            var sum = SIMD2<Double>.zero
            for index in 0..<count {
                let (a, b) = (p[index], q[(index + shift) % count])
                sum += SIMD2(a.x * b.x + a.y * b.y, a.x * b.y - a.y * b.x)
            }
            sum /= Double(count)
            let size = (sum.x * sum.x + sum.y * sum.y).squareRoot()
            straight = max(straight, sum.x)
            // Of fits that are nearly as good, the smaller rotation.
            let value = size > 0 ? size + Self.haste * (sum.x / size) : 0
            if value > score + MorphShape.tie { (turned, score, best) = (size, value, sum) }
        }
        let (rest, whole) = (1 - turned, 1 - straight)
        let isClear =
            options.motion == .rotational
            ? rest < 0.9 * whole : rest < 0.3 * whole && rest < 0.08 && (whole > Self.leastTurn || rest < Self.equal)
        guard isClear else { return 0 }
        var angle = Math.atan2(best.y, best.x)
        // A half turn, however it rounds.
        if angle < MorphShape.tie - Double.pi { angle += 2 * Double.pi }
        return abs(angle) < 0.1 || (isClosed && Self.stands(samplesA, samplesB)) ? 0 : angle
    }

    /// Whether two closed contours are equal up to translation and scale, whatever their start points: the residual is
    /// below 1e-4 of the sum of squares. (The same curve with other joints leaves about 1e-5. A rotation by 0.1, the
    /// smallest that is used, leaves 5e-3 unless the contour is round.)
    static func stands(_ a: MorphSamples, _ b: MorphSamples) -> Bool {
        let count = 32
        let p = centered(a.even(count))
        let whole = centered(b.even(count))
        var (best, least) = (0, Double.infinity)
        for shift in 0..<count {
            let left = Self.residual(p, whole, shift)
            if left < least { (best, least) = (shift, left) }
        }
        if least < 1e-4 { return true }
        // An equal contour, however rugged, leaves less than this when it is off by half a sample.
        guard least < 0.25 else { return false }
        return minimum(near: Double(best) / Double(count), 1 / Double(count), enough: 1e-4) { shift in
            Self.residual(p, centered(b.even(count, from: shift)), 0)
        }.value < 1e-4
    }

    /// The least value of a function within a distance of a place, by golden-section search.
    /// - Parameter enough: The search may stop below this value.
    @inline(never)
    static func minimum(
        near place: Double,
        _ distance: Double,
        enough: Double,
        _ value: (Double) -> Double
    ) -> (place: Double, value: Double) {
        let golden = 0.6180339887498949
        var (low, high) = (place - distance, place + distance)
        var (x, y) = (high - golden * (high - low), low + golden * (high - low))
        var (left, right) = (value(x), value(y))
        for _ in 0..<24 where min(left, right) >= enough {
            if left < right {
                (high, y, right) = (y, x, left)
                x = high - golden * (high - low)
                left = value(x)
            } else {
                (low, x, left) = (x, y, right)
                y = low + golden * (high - low)
                right = value(y)
            }
        }
        return left < right ? (x, left) : (y, right)
    }

    /// The residual of `p` against `q` begun at point `shift`, at the best scale, as a fraction of the sum of squares.
    @_optimize(speed)
    @inline(never)
    static func residual(_ p: [SIMD2<Double>], _ q: [SIMD2<Double>], _ shift: Int) -> Double {
        var (product, squareP, squareQ) = (0.0, 0.0, 0.0)
        p.withUnsafeBufferPointer { p in
            q.withUnsafeBufferPointer { q in
                var other = shift
                for index in 0..<min(p.count, q.count) {
                    let (a, b) = (p[index], q[other])
                    product += a.x * b.x + a.y * b.y
                    squareP += a.x * a.x + a.y * a.y
                    squareQ += b.x * b.x + b.y * b.y
                    other &+= 1
                    if other == p.count { other = 0 }
                }
            }
        }
        let whole = squareP * squareQ
        return product > 0 && whole > 0 ? 1 - product * product / whole : 1
    }

    /// The points relative to their mean.
    static func centered(_ points: [SIMD2<Double>]) -> [SIMD2<Double>] {
        var sum = SIMD2<Double>.zero
        for point in points { sum += point }
        let mean = sum / Double(points.count)
        return points.map { $0 - mean }
    }

    /// The pair of samples at which two closed contours should start.
    @_optimize(speed)
    private static func start(_ a: MorphSamples, _ b: MorphSamples, _ choice: Int) -> (a: Int, b: Int) {
        let count = 32
        let (p, q) = (a.even(count), b.even(count))
        var sums = [Double](repeating: 0, count: count)
        for shift in 0..<count {
            var sum = 0.0
            for index in 0..<count {
                let d = p[index] - q[(index + shift) % count]
                sum += d.x * d.x + d.y * d.y
            }
            sums[shift] = sum
        }
        var best = 0
        for round in 0...choice {
            best = 0
            for shift in 1..<count where sums[shift] < sums[best] - MorphShape.tie { best = shift }
            if round < choice {
                // Neighbors count as the same start.
                for near in -4...4 { sums[(best + near + count) % count] = .infinity }
            }
        }
        // The best-fitting pair of samples near that shift.
        var (startA, startB, misfit) = (0, 0, Double.infinity)
        let shift = Double(best) / Double(count)
        // Slightly more than the limit of 0.07 below.
        let reach = 0.0701
        for i in 0..<a.intervals {
            let sample = a.samples[i]
            // Binary search for the first sample that may be near enough; from there once around.
            var begin = sample.s + shift - reach
            while begin < 0 { begin += 1 }
            while begin >= 1 { begin -= 1 }
            var (low, high) = (0, b.intervals)
            while low < high {
                let middle = (low + high) / 2
                if b.samples[middle].s < begin { low = middle + 1 } else { high = middle }
            }
            for step in low..<low + b.intervals {
                let j = step < b.intervals ? step : step - b.intervals
                let other = b.samples[j]
                if (step < b.intervals ? other.s : other.s + 1) - begin > 2 * reach { break }
                var offset = other.s - sample.s - shift
                // The offset is within ±2: few rounds.
                while offset > 0.5 { offset -= 1 }
                while offset < -0.5 { offset += 1 }
                if abs(offset) > 0.07 + MorphShape.noise { continue }
                let (x, y) = (sample.x - other.x, sample.y - other.y)
                let cost =
                    x * x + y * y + 10 * abs(offset) + abs(sample.corner - other.corner) - 0.3
                    * min(sample.corner, other.corner)
                    + 0.3 * (1 - sample.dx * other.dx - sample.dy * other.dy)
                // Ties go to the first pair.
                if cost < misfit - MorphShape.tie || (cost < misfit + MorphShape.tie && i == startA && j < startB) {
                    (startA, startB, misfit) = (i, j, cost)
                }
            }
        }
        return (startA, startB)
    }
}

/// The rotation of a subpath during a morph.
struct MorphTurn {
    /// In radians; 0 for straight motion.
    package var angle = 0.0
    /// The center of rotation on each side.
    var fromX = 0.0
    var fromY = 0.0
    var toX = 0.0
    var toY = 0.0

    /// The rotation played backwards.
    var reversed: MorphTurn { MorphTurn(angle: -angle, fromX: toX, fromY: toY, toX: fromX, toY: fromY) }
}
