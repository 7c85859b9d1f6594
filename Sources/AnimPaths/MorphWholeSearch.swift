// SPDX-License-Identifier: MIT
import AnimMath

/// The search for the rotation that best maps one drawing to another.
struct MorphWholeSearch {
    private var a: MorphWholeShape
    private var b: MorphWholeShape
    /// For each pair of parts, where in `sums` their products are; −1: not computed yet.
    private var offsets: [Int32]
    /// Σ conj(p) q over the points of two parts as complex numbers, for each start and each direction: the real parts,
    /// then the imaginary ones. A rotation only multiplies them by a unit factor, so they serve for every angle.
    private var sums: [Double] = []

    private static let count = MorphWholeShape.count
    /// The pairs of parts that lie on each other after the last rotation: at which point the second one starts, and
    /// whether it runs backwards.
    private var pairs: [(from: Int, to: Int, start: Int, isBackwards: Bool)] = []

    /// The products of two parts: each start, both ways, real and imaginary.
    private static let width = 4 * count
    /// The most pairs of parts that are compared: beyond these no further angle is tried.
    private static let pairLimit = 256

    init(_ a: MorphWholeShape, _ b: MorphWholeShape) {
        self.a = a
        self.b = b
        offsets = [Int32](repeating: -1, count: a.parts.count * b.parts.count)
    }

    /// Up to six angles at which the directions and distances of both drawings agree best, the best first.
    @_optimize(speed)
    package mutating func candidates() -> [Double] {
        a.makeRose()
        b.makeRose()
        let count = MorphWholeShape.directions
        // Two rounds, so that no index has to wrap.
        var others = [Double](repeating: 0, count: 2 * count)
        var fits = [Double](repeating: 0, count: count)
        for ring in 0..<MorphWholeShape.rings {
            for direction in 0..<count {
                others[direction] = b.rose[ring * count + direction]
                others[direction + count] = others[direction]
            }
            fits.withUnsafeMutableBufferPointer { fits in
                others.withUnsafeBufferPointer { others in
                    for direction in 0..<count {
                        let weight = a.rose[ring * count + direction]
                        if weight == 0 { continue }
                        for shift in 0..<count { fits[shift] += weight * others[direction + shift] }
                    }
                }
            }
        }
        var result: [Double] = []
        for _ in 0..<6 {
            var best = -1
            for shift in 0..<count where best < 0 || fits[shift] > fits[best] * (1 + MorphShape.tie) { best = shift }
            if fits[best] < 0 { break }
            result.append(2 * Double.pi * Double(best <= count / 2 ? best : best - count) / Double(count))
            // Neighbors count as the same angle.
            for near in -3...3 { fits[(best + near + count) % count] = -1 }
        }
        return result
    }

    /// Pairs the outlines that lie on each other after a rotation. Returns the best rotation of all pairs, and its
    /// residual as a fraction of the sum of squares.
    @_optimize(speed)
    package mutating func turned(by angle: Double) -> (angle: Double, rest: Double) {
        let (sine, cosine) = Math.sincos(angle)
        var taken = [Bool](repeating: false, count: b.parts.count)
        var (product, squares, others) = (SIMD2<Double>.zero, 0.0, 0.0)
        pairs.removeAll(keepingCapacity: true)
        for (first, part) in a.parts.enumerated() {
            let middle = SIMD2(
                cosine * part.middle.x - sine * part.middle.y,
                sine * part.middle.x + cosine * part.middle.y
            )
            var (best, least) = (-1, Double.infinity)
            for (index, candidate) in b.parts.enumerated() where !taken[index] {
                let d = candidate.middle - middle
                let difference = abs(candidate.length - part.length)
                let cost =
                    (d.x * d.x + d.y * d.y).squareRoot() + 0.5 * difference
                    + (candidate.isClosed == part.isClosed ? 0 : 10)
                if cost < least - MorphShape.tie { (best, least) = (index, cost) }
            }
            guard best >= 0, let start = products(first, best) else { return (angle, 1) }
            taken[best] = true
            // The start and the direction that fit best.
            let weight = 0.5 * (part.length + b.parts[best].length)
            let starts = part.isClosed && b.parts[best].isClosed ? Self.count : 1
            var place = 0
            let found = sums.withUnsafeBufferPointer { sums in
                var found = SIMD2(-Double.infinity, 0)
                for direction in 0..<2 {
                    for index in start + direction * Self.count..<start + direction * Self.count + starts {
                        let (x, y) = (sums[index], sums[index + 2 * Self.count])
                        let real = cosine * x + sine * y
                        if real > found.x + MorphShape.tie {
                            found = SIMD2(real, cosine * y - sine * x)
                            place = index - start
                        }
                    }
                }
                return found
            }
            guard found.x > -Double.infinity else { return (angle, 1) }
            if part.isRound, b.parts[best].isRound { continue }
            pairs.append((first, best, place % Self.count, place >= Self.count))
            product += found * weight
            squares += part.squares * weight
            others += b.parts[best].squares * weight
        }
        let whole = squares * others
        guard whole > 0, product.x != 0 || product.y != 0 else { return (angle, 1) }
        let sum = Self.angle(angle + Math.atan2(product.y, product.x))
        let rest = angle == 0 ? product.x : (product.x * product.x + product.y * product.y).squareRoot()
        return (sum, 1 - rest * rest / whole)
    }

    /// Whether the last rotation explains the change of the largest outline, and not only of what is in it.
    /// - Parameter gain: The largest residual of that outline after the rotation, relative to the one without it.
    @inline(never)
    package func turnsLargest(_ angle: Double, gain: Double) -> Bool {
        guard let pair = pairs.max(by: { a.parts[$0.from].weight < a.parts[$1.from].weight }) else { return false }
        let (sine, cosine) = Math.sincos(angle)
        let base = Int(offsets[pair.from * b.parts.count + pair.to])
        let whole = a.parts[pair.from].squares * b.parts[pair.to].squares
        let isClosed = a.parts[pair.from].isClosed && b.parts[pair.to].isClosed
        var (turned, straight) = (0.0, 0.0)
        for direction in 0..<2 {
            for index in 0..<(isClosed ? Self.count : 1) {
                let place = base + direction * Self.count + index
                turned = max(turned, cosine * sums[place] + sine * sums[place + 2 * Self.count])
                straight = max(straight, sums[place])
            }
        }
        let rest = whole - straight * straight
        return rest > Self.alike * whole && whole - turned * turned < gain * rest
    }

    /// Outlines with a smaller residual are alike.
    private static let alike = 0.02

    /// The last rotation more exactly: with starts between the points. Returns the residual, too.
    ///
    /// The starts are those at which two outlines are most alike whatever the rotation: of a copy they are the right
    /// ones although the angle is not.
    /// - Parameter searches: Whether they are searched for. If not, they are where parabolas through the products of
    ///   three starts have their tops.
    @inline(never)
    package func refined(searches: Bool) -> (angle: Double, rest: Double) {
        let count = Self.count
        var (product, squares, others) = (SIMD2<Double>.zero, 0.0, 0.0)
        for pair in pairs {
            let (part, other) = (a.parts[pair.from], b.parts[pair.to])
            let isClosed = part.isClosed && other.isClosed
            /// The products of all points, as in `sums`, and the sum of the second ones' squares.
            func products(_ shift: Double) -> (product: SIMD2<Double>, squares: Double) {
                let outline = b.outlines[pair.to]
                var points = isClosed ? outline.even(count, from: shift) : outline.even(count)
                if pair.isBackwards { points.reverse() }
                var (sum, squares) = (SIMD2<Double>.zero, 0.0)
                for (index, point) in points.enumerated() {
                    let (p, q) = (a.points[pair.from * count + index], (point - b.center) / b.unit)
                    sum += SIMD2(p.x * q.x + p.y * q.y, p.x * q.y - p.y * q.x)
                    squares += q.x * q.x + q.y * q.y
                }
                return (sum, squares)
            }
            var start = 0.0
            if isClosed {
                let base = Int(offsets[pair.from * b.parts.count + pair.to]) + (pair.isBackwards ? count : 0)
                func fit(_ start: Int) -> Double {
                    let place = base + (start + count) % count
                    let sum = SIMD2(sums[place], sums[place + 2 * count])
                    return sum.x * sum.x + sum.y * sum.y
                }
                let (before, top, behind) = (fit(pair.start - 1), fit(pair.start), fit(pair.start + 1))
                let bend = before - 2 * top + behind
                let peak = bend < 0 ? min(max(0.5 * (before - behind) / bend, -2), 2) : 0
                start = (pair.isBackwards ? -1 : 1) * (Double(pair.start) + peak) / Double(count)
            }
            if isClosed, searches {
                start =
                    MorphBuilder.minimum(near: start, 1 / Double(count), enough: -.infinity) { shift in
                        let (sum, square) = products(shift)
                        // How little both are alike, whatever their sizes.
                        return square > 0 ? -(sum.x * sum.x + sum.y * sum.y) / square : 0
                    }.place
            }
            let (sum, square) = products(start)
            let weight = 0.5 * (part.length + other.length)
            product += sum * weight
            squares += part.squares * weight
            others += square * weight
        }
        let whole = squares * others
        guard whole > 0 else { return (0, 1) }
        let rest = 1 - (product.x * product.x + product.y * product.y) / whole
        return (Self.angle(Math.atan2(product.y, product.x)), rest)
    }

    /// An angle from −π to π. A half turn is π, however it rounds.
    private static func angle(_ sum: Double) -> Double {
        if sum > Double.pi + MorphShape.noise { return sum - 2 * Double.pi }
        return sum < MorphShape.noise - Double.pi ? sum + 2 * Double.pi : sum
    }

    /// Where in `sums` the products of two parts are. They are computed on first use; nil above `pairLimit`.
    @_optimize(speed)
    private mutating func products(_ first: Int, _ second: Int) -> Int? {
        let pair = first * b.parts.count + second
        if offsets[pair] >= 0 { return Int(offsets[pair]) }
        let base = sums.count
        guard base < Self.pairLimit * Self.width else { return nil }
        offsets[pair] = Int32(base)
        let count = Self.count
        // Open lines begin at an end.
        let starts = a.parts[first].isClosed && b.parts[second].isClosed ? count : 1
        // The points of the second twice around, forth and back: [x forth, y forth, x back, y back].
        var around = [Double](repeating: 0, count: 8 * count)
        for index in 0..<2 * count {
            let forth = b.points[second * count + index % count]
            let back = b.points[second * count + (2 * count - 1 - index) % count]
            around[index] = forth.x
            around[index + 2 * count] = forth.y
            around[index + 4 * count] = back.x
            around[index + 6 * count] = back.y
        }
        sums.append(contentsOf: repeatElement(0, count: Self.width))
        let points = a.points
        sums.withUnsafeMutableBufferPointer { sums in
            around.withUnsafeBufferPointer { around in
                for direction in 0..<2 {
                    let (real, imaginary) = (base + direction * count, base + (2 + direction) * count)
                    let (xs, ys) = (4 * direction * count, (4 * direction + 2) * count)
                    for index in 0..<count {
                        let point = points[first * count + index]
                        for shift in 0..<starts {
                            let (x, y) = (around[xs + index + shift], around[ys + index + shift])
                            sums[real + shift] += point.x * x + point.y * y
                            sums[imaginary + shift] += point.x * y - point.y * x
                        }
                    }
                }
            }
        }
        return base
    }
}
