// SPDX-License-Identifier: MIT
import AnimMath

/// One of the two shapes of a blend, on a grid of nodes one cell apart: its outline as lines, and how far each node is
/// from it.
struct BlendShape: Sendable {
    /// The middle of the shape's box, and the box's larger side, in the path's coordinates.
    private(set) var center = SIMD2<Double>.zero
    var size = 0.0
    /// The area of the inside, in cells.
    private(set) var area = 0.0
    /// The corners of the outline's polygons, one after the other, clockwise on the screen around the inside. Relative
    /// to the middle of the box until `measure` is called, then in cells from the first node.
    private(set) var corners: [SIMD2<Float>] = []
    /// For each corner the index of the next one and of the one before it.
    private(set) var links: [SIMD2<Int32>] = []
    /// For each node the line that is nearest to it, by its first corner. Empty if the outline has too many corners.
    private(set) var nearest: [UInt16] = []
    /// For each node its distance, converted by `stretched`: negative inside.
    private(set) var field: [Float] = []
    /// Whether lines may also run through the inside.
    private var isRough = false
    private let rule: Path.FillRule

    /// The larger side of the box in cells.
    static let span = 112.0
    /// The most corners of an outline whose lines are kept.
    private static let mostCorners = 4096
    /// How far a line that replaces a curve may be away from it, in cells.
    private static let flatness = 0.003
    /// The same for outlines that are not simplified.
    private static let roughness = 0.1
    /// Paths with more verbs are not simplified.
    private static let mostVerbs = 4096
    /// The most work of simplifying a path, in about nanoseconds.
    private static let mostWork = 1 << 22

    @inline(never)
    init(_ path: Path, _ rule: Path.FillRule) {
        self.rule = rule
        var shape = path
        // Relative to the box first: places that are as good as one are counted as one.
        place(&shape)
        var work = RegionCrossings.workLimit - Self.mostWork
        let simple =
            path.verbs.count > Self.mostVerbs ? nil : try? shape.combined(with: Path(), .union, rule: rule, &work)
        isRough = simple == nil
        if let simple {
            shape = simple
            // Without what does not count.
            place(&shape)
        }
        guard size > 0 else { return }
        // Of very many curves the ends are enough.
        if shape.verbs.count <= 4 * Self.mostVerbs,
            let flat = try? shape.flattened(tolerance: isRough ? Self.roughness : Self.flatness)
        {
            shape = flat
        }
        addCorners(shape)
    }

    /// Moves a path's box to the origin and gives it the size of the grid, after it was placed likewise before.
    @inline(never)
    private mutating func place(_ path: inout Path) {
        let old = size > 0 ? size / Self.span : 1
        guard let box = path.bounds() else {
            size = 0
            return
        }
        let middle = SIMD2(box.minX + 0.5 * (box.maxX - box.minX), box.minY + 0.5 * (box.maxY - box.minY))
        let side = max(box.maxX - box.minX, box.maxY - box.minY)
        center += middle * old
        // Smaller ones are points.
        size = side * old > 1e-280 ? side * old : 0
        guard size > 0 else { return }
        let scale = Self.span / side
        for index in stride(from: 0, to: path.coordinates.count - 1, by: 2) {
            path.coordinates[index] = (path.coordinates[index] - middle.x) * scale
            path.coordinates[index + 1] = (path.coordinates[index + 1] - middle.y) * scale
        }
    }

    /// Whether the shape has no inside.
    var isPoint: Bool { corners.isEmpty }

    /// Makes a shape without an inside a point: in the middle of its box, or if it has none, of the other shape's.
    mutating func becomePoint(like other: BlendShape, isEmpty: Bool) {
        if isEmpty { center = other.center }
        size = other.size
        corners = [.zero]
        links = [.zero]
    }

    /// Appends the polygons of a path of lines.
    @inline(never)
    private mutating func addCorners(_ path: Path) {
        var first = 0
        var index = 0
        /// Ends the polygon that begins at `first`.
        func end(_ shape: inout BlendShape) {
            while shape.corners.count > first + 1, shape.corners[first] == shape.corners[shape.corners.count - 1] {
                shape.corners.removeLast()
            }
            if shape.corners.count == first + 1 { shape.corners.removeLast() }
            let (low, high) = (Int32(truncatingIfNeeded: first), Int32(truncatingIfNeeded: shape.corners.count))
            for corner in low..<high {
                shape.links.append(
                    SIMD2(corner == high - 1 ? low : corner + 1, corner == low ? high - 1 : corner - 1)
                )
            }
            first = shape.corners.count
        }
        for verb in path.verbs where verb != .close {
            if verb == .move { end(&self) }
            index += 2 * verb.pointCount
            let corner = SIMD2(Float(path.coordinates[index - 2]), Float(path.coordinates[index - 1]))
            if corners.count == first || corners[corners.count - 1] != corner { corners.append(corner) }
        }
        end(&self)
    }

    /// The length of all lines, in the Manhattan metric.
    var length: Double {
        var sum = 0.0
        for (index, corner) in corners.enumerated() {
            let side = corners[Int(links[index].x)] - corner
            sum += Double(abs(side.x) + abs(side.y))
        }
        return sum
    }

    /// Half of the box, in cells.
    var reach: SIMD2<Float> {
        var most = SIMD2<Float>.zero
        for corner in corners { most = pointwiseMax(most, SIMD2(abs(corner.x), abs(corner.y))) }
        return most
    }

    /// Computes the field on a grid of nodes.
    /// - Parameter scale: The factor of the corners.
    @inline(never)
    mutating func measure(width: Int, height: Int, scale: Float) {
        let middle = SIMD2(Float(width - 1), Float(height - 1)) * 0.5
        for index in corners.indices { corners[index] = middle + corners[index] * scale }
        var grid = BlendGrid(width, height)
        let isInside = grid.insides(self, rule)
        grid.findNearest(self, isInside: isRough ? isInside : [])
        field = [Float](repeating: 0, count: width * height)
        for node in field.indices { field[node] = Self.stretched(grid.distance(node, isInside[node])) }
        if corners.count <= Self.mostCorners {
            nearest = grid.nearest.map { UInt16(truncatingIfNeeded: max($0, 0)) }
        }
        for (index, corner) in corners.enumerated() {
            let next = corners[Int(links[index].x)]
            area +=
                0.5
                * (Double(corner.x - middle.x) * Double(next.y - middle.y)
                    - Double(corner.y - middle.y) * Double(next.x - middle.x))
        }
        if isRough {
            area = 0
            for isInside in isInside where isInside { area += 1 }
        }
        // The lines of a rough outline do not tell what is inside.
        if isRough || area == 0 { nearest = [] }
        if nearest.isEmpty { (corners, links) = ([], []) }
    }

    /// Distances to the outline grow faster and faster outside. So the sum of two distances has one minimum between two
    /// shapes that are apart, and what is there moves from one to the other. Sums of plain distances are equal
    /// everywhere between them.
    @inline(never)
    static func stretched(_ distance: Float) -> Float {
        distance <= 0 ? distance : distance + distance * distance * bend
    }

    /// The distance of a value of the field.
    @inline(never)
    static func distance(_ stretched: Float) -> Float {
        stretched <= 0 ? stretched : ((1 + 4 * bend * stretched).squareRoot() - 1) / (2 * bend)
    }

    /// The second power has the weight of the first at half of the box.
    private static let bend = Float(2 / span)
}
