// SPDX-License-Identifier: MIT
/// Finds the distances of a grid's nodes from the outline of a shape.
struct BlendGrid {
    private let width: Int
    private let height: Int
    /// For each node the nearest line found so far, by its first corner; −1 for none.
    private(set) var nearest: [Int32]
    /// The square of its distance.
    private var squares: [Float]

    init(_ width: Int, _ height: Int) {
        (self.width, self.height) = (width, height)
        nearest = [Int32](repeating: -1, count: width * height)
        squares = [Float](repeating: .infinity, count: width * height)
    }

    /// For each node whether it is inside.
    ///
    /// Complexity: O(nodes + rows that the lines cross).
    @inline(never)
    func insides(_ shape: BlendShape, _ rule: Path.FillRule) -> [Bool] {
        // How the winding number changes at each node of a row.
        var changes = [Int32](repeating: 0, count: width * height)
        for (index, start) in shape.corners.enumerated() {
            let end = shape.corners[Int(shape.links[index].x)]
            let (low, high) = start.y < end.y ? (start, end) : (end, start)
            let rows = rows(low.y, high.y, height)
            for row in rows {
                let x = low.x + (high.x - low.x) * ((Float(row) - low.y) / (high.y - low.y))
                let column = Self.ceiling(x)
                if column < width { changes[row * width + column] += start.y < end.y ? 1 : -1 }
            }
        }
        var result = [Bool](repeating: false, count: width * height)
        for row in 0..<height {
            var winding: Int32 = 0
            for node in row * width..<(row + 1) * width {
                winding &+= changes[node]
                result[node] = rule == .nonZero ? winding != 0 : winding & 1 != 0
            }
        }
        return result
    }

    /// The whole numbers from `low` to just before `high`.
    @inline(never)
    private func rows(_ low: Float, _ high: Float, _ count: Int) -> Range<Int> {
        let first = min(Self.ceiling(low), count)
        return first..<max(first, min(Self.ceiling(high), count))
    }

    /// The least whole number that is not below a number, at least 0.
    static func ceiling(_ number: Float) -> Int {
        guard number > 0 else { return 0 }
        let whole = Int(number)
        return Float(whole) < number ? whole + 1 : whole
    }

    /// Finds the nearest line of each node: exactly beside the lines, then from node to node (Danielsson, "Euclidean
    /// distance mapping", 1980, with exact distances from lines).
    ///
    /// Complexity: O(nodes + cells that the lines cross).
    /// - Parameter isInside: If not empty, lines count only where they separate nodes inside from nodes outside.
    @inline(never)
    mutating func findNearest(_ shape: BlendShape, isInside: [Bool]) {
        for (index, start) in shape.corners.enumerated() {
            let end = shape.corners[Int(shape.links[index].x)]
            offerAround(start, index, shape, isInside)
            for row in rows(min(start.y, end.y), max(start.y, end.y), height) {
                let part = (Float(row) - start.y) / (end.y - start.y)
                offerAround(SIMD2(start.x + (end.x - start.x) * part, Float(row)), index, shape, isInside)
            }
            for column in rows(min(start.x, end.x), max(start.x, end.x), width) {
                let part = (Float(column) - start.x) / (end.x - start.x)
                offerAround(SIMD2(Float(column), start.y + (end.y - start.y) * part), index, shape, isInside)
            }
        }
        for row in 0..<height {
            for column in 0..<width { spread(column, row, -1, shape) }
            for column in stride(from: width - 1, through: 0, by: -1) { spread(column, row, 1, beside: shape) }
        }
        for row in stride(from: height - 1, through: 0, by: -1) {
            for column in stride(from: width - 1, through: 0, by: -1) { spread(column, row, 1, shape) }
            for column in 0..<width { spread(column, row, -1, beside: shape) }
        }
    }

    /// Offers a line to the nodes around one of its points.
    @inline(never)
    private mutating func offerAround(_ point: SIMD2<Float>, _ line: Int, _ shape: BlendShape, _ isInside: [Bool]) {
        let column = Int(min(max(point.x, 0), Float(width - 2)))
        let row = Int(min(max(point.y, 0), Float(height - 2)))
        let node = row * width + column
        if !isInside.isEmpty {
            let (a, b) = (isInside[node] != isInside[node + 1], isInside[node + width] != isInside[node + width + 1])
            guard a || b || isInside[node] != isInside[node + width] else { return }
        }
        offer(line, column, row, shape)
        offer(line, column + 1, row, shape)
        offer(line, column, row + 1, shape)
        offer(line, column + 1, row + 1, shape)
    }

    /// Takes a line as a node's nearest if it is.
    @inline(never)
    private mutating func offer(_ line: Int, _ column: Int, _ row: Int, _ shape: BlendShape) {
        let square = shape.nearestPoint(on: line, to: SIMD2(Float(column), Float(row))).square
        let node = row * width + column
        if square < squares[node] { (squares[node], nearest[node]) = (square, Int32(truncatingIfNeeded: line)) }
    }

    /// Offers a node the nearest lines of four neighbors: of the one beside it and of three in the next row.
    /// - Parameter side: −1 for the neighbor on the left and the row above, 1 for the right and the row below.
    @inline(never)
    private mutating func spread(_ column: Int, _ row: Int, _ side: Int, _ shape: BlendShape) {
        spread(column, row, side, beside: shape)
        guard row + side >= 0, row + side < height else { return }
        let node = (row + side) * width + column
        take(nearest[node], column, row, shape)
        if column > 0 { take(nearest[node - 1], column, row, shape) }
        if column + 1 < width { take(nearest[node + 1], column, row, shape) }
    }

    @inline(never)
    private mutating func spread(_ column: Int, _ row: Int, _ side: Int, beside shape: BlendShape) {
        guard column + side >= 0, column + side < width else { return }
        take(nearest[row * width + column + side], column, row, shape)
    }

    @inline(never)
    private mutating func take(_ line: Int32, _ column: Int, _ row: Int, _ shape: BlendShape) {
        guard line >= 0, line != nearest[row * width + column] else { return }
        offer(Int(line), column, row, shape)
    }

    /// A node's signed distance: negative inside.
    func distance(_ node: Int, _ isInside: Bool) -> Float {
        // Without any line everything is far away.
        let distance = squares[node] < .infinity ? squares[node].squareRoot() : Float(width + height)
        return isInside ? -distance : distance
    }
}

extension BlendShape {
    /// The point of a line that is nearest to a point, and the square of its distance.
    @inline(never)
    func nearestPoint(on line: Int, to point: SIMD2<Float>) -> (point: SIMD2<Float>, square: Float) {
        let start = corners[line]
        let side = corners[Int(links[line].x)] - start
        let way = point - start
        let length = side.x * side.x + side.y * side.y
        let along = way.x * side.x + way.y * side.y
        let part = length > 0 ? min(max(along / length, 0), 1) : 0
        let nearest = start + side * part
        let rest = point - nearest
        return (nearest, rest.x * rest.x + rest.y * rest.y)
    }
}
