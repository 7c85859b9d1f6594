// SPDX-License-Identifier: MIT
import AnimMotion

/// A linear map from the control points of a path to those of the same outline cut into other pieces.
///
/// Cutting, reversing and raising the degree are linear in the control points. So everything known about a path's
/// points (positions, velocities, targets) maps to the points of its parts by the same map.
package struct PathMap: Sendable {
    /// The terms of result i are those from `starts[i]` to `starts[i + 1]`; a term is a source point's index and its
    /// weight.
    package private(set) var starts: [Int32] = [0]
    package private(set) var indices: [Int32] = []
    private(set) var weights: [Double] = []
    /// Added to each result, x and y in turn: the position of points without a source.
    private(set) var constants: [Double] = []
    /// The number of source points.
    package private(set) var sourceCount: Int

    /// The number of result points.
    package var count: Int { starts.count - 1 }

    /// A map without results yet.
    package init(sourceCount: Int) { self.sourceCount = sourceCount }

    /// The map of every path with as many points to the same row of coordinates.
    package init(constant row: UnsafePointer<Double>, count: Int, sourceCount: Int) {
        self.init(sourceCount: sourceCount)
        for index in 0..<count / 2 { finish(row[2 * index], row[2 * index + 1]) }
    }

    /// The map that changes nothing, of paths with the given verbs.
    package init(pointsOf verbs: [Path.Verb]) {
        self.init(sourceCount: Path.coordinateCount(of: verbs) / 2)
        for point in 0..<sourceCount {
            add(Int32(truncatingIfNeeded: point), 1)
            finish(0, 0)
        }
    }

    /// The map from a path's points to those of an aligned path.
    package init(_ path: Path, _ aligned: Path, _ sources: [PathSource]) {
        self.init(sourceCount: path.coordinates.count / 2)
        let curves = Self.curves(of: path)
        var coordinate = 0
        for (index, verb) in aligned.verbs.enumerated() where verb != .close {
            let source = sources[index]
            let number = Int(source.verb)
            for point in 1...verb.pointCount {
                if curves.indices.contains(number) {
                    let (points, degree) = curves[number]
                    let weights = Self.weights(degree, verb.pointCount, point, source.t0, source.t1)
                    for term in 0...degree where weights[term] != 0 { add(points[term], weights[term]) }
                    finish(0, 0)
                } else {
                    finish(aligned.coordinates[coordinate], aligned.coordinates[coordinate + 1])
                }
                coordinate += 2
            }
        }
    }

    /// For each verb of a path the control points of its curve, and its degree. Those of a move are its point.
    private static func curves(of path: Path) -> [(points: SIMD4<Int32>, degree: Int)] {
        var result: [(points: SIMD4<Int32>, degree: Int)] = []
        // The first point of a verb, its start, and the start of its subpath.
        var (next, from, start): (Int32, Int32, Int32) = (0, 0, 0)
        for verb in path.verbs {
            if verb == .move { start = next }
            switch verb {
            case .move: result.append((SIMD4(repeating: next), 1))
            case .line: result.append((SIMD4(from, next, 0, 0), 1))
            case .close: result.append((SIMD4(from, start, 0, 0), 1))
            case .quadratic: result.append((SIMD4(from, next, next + 1, 0), 2))
            case .cubic: result.append((SIMD4(from, next, next + 1, next + 2), 3))
            }
            next += Int32(verb.pointCount)
            from = verb == .close ? start : next - 1
        }
        return result
    }

    /// The map from a path's points to those of the same outline cut into other pieces, which are found by where they
    /// lie: a cubic moves such that four of its points move with the outline. Points that are not on the outline do not
    /// move, if they are ends; otherwise they move with the ends of their piece.
    ///
    /// Complexity: O(verbs · pieces).
    package init(_ path: Path, cutInto pieces: Path) {
        self.init(sourceCount: path.coordinates.count / 2)
        let outline = OutlinePlaces(path)
        let curves = Self.curves(of: path)
        var (index, from) = (0, SIMD2<Double>.zero)
        /// Adds a number of times a place on the outline to the next result.
        func add(_ place: PathLocation?, _ factor: Double, to map: inout PathMap) {
            guard let place, curves.indices.contains(place.verb) else { return }
            let (points, degree) = curves[place.verb]
            let weights = Self.weights(degree, 1, 1, place.parameter, place.parameter)
            for term in 0...degree where weights[term] != 0 { map.add(points[term], factor * weights[term]) }
        }
        for verb in pieces.verbs where verb != .close {
            func point(_ number: Int) -> SIMD2<Double> {
                SIMD2(pieces.coordinates[index + 2 * number], pieces.coordinates[index + 2 * number + 1])
            }
            let count = verb.pointCount
            if count == 3 {
                let (b, c, d) = (point(0), point(1), point(2))
                let ends = (outline.place(from), outline.place(d))
                let inner = (
                    outline.place((8 * from + 12 * b + 6 * c + d) / 27),
                    outline.place((from + 6 * b + 12 * c + 8 * d) / 27)
                )
                // The cubic through four points, at 0, 1/3, 2/3 and 1; straight if the inner ones are not there.
                let isFound = inner.0 != nil && inner.1 != nil
                let (near, far, middle, other) = isFound ? (-5.0 / 6, 1.0 / 3, 3.0, -1.5) : (2.0 / 3, 1.0 / 3, 0, 0)
                add(ends.0, near, to: &self)
                add(inner.0, middle, to: &self)
                add(inner.1, other, to: &self)
                add(ends.1, far, to: &self)
                finish(0, 0)
                add(ends.0, far, to: &self)
                add(inner.0, other, to: &self)
                add(inner.1, middle, to: &self)
                add(ends.1, near, to: &self)
                finish(0, 0)
            } else if count == 2 {
                finish(0, 0)
            }
            from = point(count - 1)
            add(outline.place(from), 1, to: &self)
            finish(0, 0)
            index += 2 * count
        }
        // The pieces' own places: what is rounding above, and all of what does not move.
        let image = applied(path.coordinates)
        for index in constants.indices where index < image.count {
            constants[index] = Morph.Segment.bounded(constants[index] + pieces.coordinates[index] - image[index])
        }
    }

    /// The weights of a curve's control points in a control point of the part from t0 to t1, raised to another degree.
    private static func weights(_ degree: Int, _ raised: Int, _ point: Int, _ t0: Double, _ t1: Double)
        -> SIMD4<Double>
    {
        if degree == 3, raised == 3 {
            return blossom(point < 3 ? t0 : t1, point < 2 ? t0 : t1, t1)
        }
        if degree == 2, raised >= 2 {
            let end = quadraticBlossom(t1, t1)
            if point == raised { return end }
            let control = quadraticBlossom(t0, t1)
            if raised == 2 { return control }
            return point == 1 ? (quadraticBlossom(t0, t0) + 2 * control) / 3 : (2 * control + end) / 3
        }
        // A line's points are evenly spaced; for a curve that becomes a line only the end counts.
        if degree == 3 { return blossom(t1, t1, t1) }
        if degree == 2 { return quadraticBlossom(t1, t1) }
        let t = point == raised ? t1 : t0 + (t1 - t0) * Double(point) / Double(raised)
        return SIMD4(1 - t, t, 0, 0)
    }

    private static func quadraticBlossom(_ a: Double, _ b: Double) -> SIMD4<Double> {
        SIMD4((1 - a) * (1 - b), (1 - a) * b + a * (1 - b), a * b, 0)
    }

    private static func blossom(_ a: Double, _ b: Double, _ c: Double) -> SIMD4<Double> {
        let quadratic = quadraticBlossom(a, b)
        return quadratic * (1 - c) + SIMD4(0, quadratic[0], quadratic[1], quadratic[2]) * c
    }

    /// Adds a term to the next result.
    private mutating func add(_ index: Int32, _ weight: Double) {
        for entry in Int(starts[count])..<indices.count where indices[entry] == index {
            weights[entry] += weight
            return
        }
        indices.append(index)
        weights.append(weight)
    }

    /// Ends the next result after its last term.
    private mutating func finish(_ x: Double, _ y: Double) {
        starts.append(Int32(indices.count))
        constants.append(Morph.Segment.bounded(x))
        constants.append(Morph.Segment.bounded(y))
    }

    /// The composition: this map, then another.
    package func followed(by other: PathMap) -> PathMap {
        var result = PathMap(sourceCount: sourceCount)
        for point in 0..<other.count {
            var (x, y) = (other.constants[2 * point], other.constants[2 * point + 1])
            for entry in Int(other.starts[point])..<Int(other.starts[point + 1]) {
                let (middle, weight) = (Int(other.indices[entry]), other.weights[entry])
                x += weight * constants[2 * middle]
                y += weight * constants[2 * middle + 1]
                for term in Int(starts[middle])..<Int(starts[middle + 1]) {
                    result.add(indices[term], weight * weights[term])
                }
            }
            result.finish(x, y)
        }
        return result
    }

    /// Maps coordinates. Differences (velocities, offsets) are mapped without the constants.
    @inline(never)
    package func apply(
        _ source: UnsafePointer<Double>,
        _ target: UnsafeMutablePointer<Double>,
        isDifference: Bool = false
    ) {
        for point in 0..<count {
            var (x, y) = isDifference ? (0, 0) : (constants[2 * point], constants[2 * point + 1])
            for entry in Int(starts[point])..<Int(starts[point + 1]) {
                let (index, weight) = (2 * Int(indices[entry]), weights[entry])
                x += weight * source[index]
                y += weight * source[index + 1]
            }
            target[2 * point] = x.isFinite ? x : 0
            target[2 * point + 1] = y.isFinite ? y : 0
        }
    }

    /// As above, for rows of coordinates in an array.
    @inline(never)
    package func applied(_ rows: [Double], isDifference: Bool = false) -> [Double] {
        let width = 2 * sourceCount
        guard width > 0, rows.count >= width else { return [] }
        var result = [Double](repeating: 0, count: rows.count / width * 2 * count)
        rows.withUnsafeBufferPointer { rows in
            result.withUnsafeMutableBufferPointer { result in
                guard let source = rows.baseAddress, let target = result.baseAddress else { return }
                for row in 0..<rows.count / width {
                    apply(source + row * width, target + row * 2 * count, isDifference: isDifference)
                }
            }
        }
        return result
    }
}

extension PathMap {
    /// Adds the map to a state's hash.
    package func hash(into hasher: inout StateHasher) {
        for start in starts { hasher.combine(start) }
        for index in indices { hasher.combine(index) }
        for weight in weights { hasher.combine(weight) }
        for constant in constants { hasher.combine(constant) }
    }

    /// Writes the map, or reads one for paths with as many points.
    @inline(never)
    package mutating func code(by coder: inout StateCoder) {
        let results = coder.count(count, each: 17)
        let terms = coder.count(indices.count, each: 9)
        if coder.isReading {
            starts = [Int32](repeating: 0, count: results + 1)
            indices = [Int32](repeating: 0, count: terms)
            weights = [Double](repeating: 0, count: terms)
            constants = [Double](repeating: 0, count: 2 * results)
        }
        for index in 1..<results + 1 {
            coder.code(&starts[index], below: terms + 1)
            coder.check(starts[index] >= starts[index - 1])
        }
        coder.check(Int(starts[results]) == terms)
        for index in 0..<terms {
            coder.code(&indices[index], below: sourceCount)
            coder.check(indices[index] >= 0)
            coder.code(&weights[index], within: 1e300)
        }
        for index in constants.indices { coder.code(&constants[index], within: Path.maximumCoordinate) }
    }
}

/// Finds points on an outline.
private struct OutlinePlaces {
    private let path: Path
    private let largest: Double

    init(_ path: Path) {
        self.path = path
        largest = path.largestCoordinate()
    }

    /// The place of a point; nil if it is not on the outline.
    func place(_ point: SIMD2<Double>) -> PathLocation? {
        guard let found = path.nearest(x: point.x, y: point.y, includingMoves: false, largest),
            found.distance <= 1e-9 * largest
        else { return nil }
        return found
    }
}
