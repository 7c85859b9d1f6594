// SPDX-License-Identifier: MIT
/// Points where pieces begin, end or are cut. Points within a distance are merged into the first of them.
struct RegionVertices {
    typealias Point = SIMD2<Double>

    private(set) var points: [Point] = []
    /// A hash table of cells of twice the distance, with open addressing: each occupied cell has its first vertex;
    /// others are chained.
    private var table: [Int32]
    private var next: [Int32] = []
    private let mask: Int
    private let grain: Double

    /// - Parameter count: The largest number of vertices.
    init(grain: Double, count: Int) {
        self.grain = grain
        var size = 16
        while size < 2 * count { size *= 2 }
        mask = size - 1
        table = [Int32](repeating: -1, count: size)
        points.reserveCapacity(count)
        next.reserveCapacity(count)
    }

    /// The vertex at a point.
    mutating func vertex(at point: Point) -> Int32 {
        // Nearby vertices are in the cells of the corners of the box around the point.
        let cell = 2 * grain
        let (low, high) = ((point - grain) / cell, (point + grain) / cell)
        let (x0, y0) = (RegionVertices.cell(low.x), RegionVertices.cell(low.y))
        let (x1, y1) = (RegionVertices.cell(high.x), RegionVertices.cell(high.y))
        var best = Int32.max
        for corner in 0..<4 {
            let (x, y) = (corner & 1 == 0 ? x0 : x1, corner & 2 == 0 ? y0 : y1)
            if (corner & 1 != 0 && x1 == x0) || (corner & 2 != 0 && y1 == y0) { continue }
            var index = table[slot(x, y)]
            while index >= 0 {
                if index < best, StrokeCurve.isNear(points[Int(index)], point, grain) { best = index }
                index = next[Int(index)]
            }
        }
        if best < Int32.max { return best }
        let index = Int32(truncatingIfNeeded: points.count)
        points.append(point)
        let bucket = slot(RegionVertices.cell(point.x / cell), RegionVertices.cell(point.y / cell))
        next.append(table[bucket])
        table[bucket] = index
        return index
    }

    /// The slot of a cell in the table: one that holds a vertex of the cell, or a free one.
    private func slot(_ x: Int64, _ y: Int64) -> Int {
        let mixed = (UInt64(bitPattern: x) &* 0x9E37_79B9_7F4A_7C15) ^ (UInt64(bitPattern: y) &* 0xC2B2_AE3D_27D4_EB4F)
        var bucket = Int(truncatingIfNeeded: (mixed ^ (mixed >> 29)) &* 0xBF58_476D_1CE4_E5B9 >> 20) & mask
        let cell = 2 * grain
        while table[bucket] >= 0 {
            let other = points[Int(table[bucket])]
            if RegionVertices.cell(other.x / cell) == x, RegionVertices.cell(other.y / cell) == y { break }
            bucket = (bucket + 1) & mask
        }
        return bucket
    }

    /// Rounds down. The coordinates are of the order of 1, far from the limits of an integer.
    @inline(__always)
    private static func cell(_ value: Double) -> Int64 {
        let whole = Int64(value)
        return Double(whole) > value ? whole - 1 : whole
    }
}
