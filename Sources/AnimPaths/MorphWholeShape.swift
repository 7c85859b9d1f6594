// SPDX-License-Identifier: MIT
import AnimMath

/// A path as points of its outlines about their common center, in units of the root mean square distance from it.
struct MorphWholeShape {
    /// An outline.
    struct Part {
        /// The mean of its points, relative to the common center.
        package var middle = SIMD2<Double>.zero
        package var length = 0.0
        package var isClosed = false
        /// The sum of the points' squared distances from the common center.
        package var squares = 0.0
        /// How much it counts.
        package var weight: Double { squares * length }
        /// Whether its points are all about as far from the common center: it fits at any angle, and says nothing about
        /// the rotation.
        package var isRound = false
    }

    package var parts: [Part] = []
    /// All nodes of each part.
    package var outlines: [MorphSamples] = []
    /// `count` points of each part.
    package var points: [SIMD2<Double>] = []
    /// The unit and the common center in the coordinates of `outlines`.
    package var unit = 1.0
    package var center = SIMD2<Double>.zero
    /// The common center, in the path's coordinates.
    package var middle = SIMD2<Double>.zero
    /// The length of all outlines.
    package var length = 0.0
    /// How much outline there is by distance (`rings`) and direction (`directions`).
    package var rose: [Double] = []

    /// How many points stand for an outline.
    package static let count = 32
    /// The resolution of `rose`.
    package static let directions = 96
    package static let rings = 6
    /// The largest ratio of the squared distances of a round part's points.
    private static let roundness = 1.3
    /// Drawings of more outlines are not searched.
    private static let limit = 48

    /// Nil for a path that is empty, or has too many pieces or outlines.
    ///
    /// - Parameter orders: Whether subpaths and starts are brought into their canonical order.
    @_optimize(speed)
    init?(_ path: Path, _ paint: MorphOptions.Paint, orders: Bool) {
        var shape = MorphShape(path, closes: paint == .fill)
        guard !shape.contours.isEmpty, shape.contours.count <= Self.limit,
            shape.curves.count <= MorphBuilder.inspectionLimit, shape.size < 1e100,
            max(abs(shape.middleX), abs(shape.middleY)) < 1e100
        else { return nil }
        if orders { shape.order(directs: paint == .stroke) }
        shape.makeNodes()
        var sum = SIMD2<Double>.zero
        points.reserveCapacity(shape.contours.count * Self.count)
        for contour in shape.contours {
            var part = Part()
            part.isClosed = contour.isClosed
            part.length = contour.length
            let samples = MorphSamples(shape, contour, MorphSamples.Frame())
            outlines.append(samples)
            for point in samples.even(Self.count) {
                part.middle += point
                points.append(point)
            }
            part.middle /= Double(Self.count)
            sum += part.middle * part.length
            length += part.length
            parts.append(part)
        }
        guard length > 0 else { return nil }
        let center = sum / length
        var squares = 0.0
        for index in parts.indices {
            var (low, high) = (Double.infinity, 0.0)
            for point in index * Self.count..<(index + 1) * Self.count {
                let d = points[point] - center
                points[point] = d
                let square = d.x * d.x + d.y * d.y
                (low, high) = (min(low, square), max(high, square))
                parts[index].squares += square
            }
            parts[index].isRound = high < Self.roundness * low
            squares += parts[index].squares * parts[index].length
        }
        let radius = (squares / (length * Double(Self.count))).squareRoot()
        guard radius > 1e-6 else { return nil }
        for index in parts.indices {
            parts[index].middle = (parts[index].middle - center) / radius
            parts[index].length /= radius
            parts[index].squares /= radius * radius
        }
        for index in points.indices { points[index] /= radius }
        length /= radius
        (self.center, unit) = (center, radius)
        middle = SIMD2(shape.middleX + center.x * shape.size, shape.middleY + center.y * shape.size)
    }

    /// Computes `rose`.
    @_optimize(speed)
    package mutating func makeRose() {
        rose = [Double](repeating: 0, count: Self.directions * Self.rings)
        for (index, point) in points.enumerated() {
            let distance = (point.x * point.x + point.y * point.y).squareRoot()
            if distance < 1e-3 { continue }
            let sector = (Math.atan2(point.y, point.x) / (2 * Double.pi) + 1) * Double(Self.directions)
            let whole = Int(sector)
            let fraction = sector - Double(whole)
            let first = min(Int(distance * 3), Self.rings - 1) * Self.directions
            let weight = parts[index / Self.count].length * distance
            // Spread over four directions, as points are some way apart.
            rose[first + (whole - 1) % Self.directions] += weight * ((1 - fraction) / 2)
            rose[first + whole % Self.directions] += weight * 0.5
            rose[first + (whole + 1) % Self.directions] += weight * 0.5
            rose[first + (whole + 2) % Self.directions] += weight * (fraction / 2)
        }
    }
}
