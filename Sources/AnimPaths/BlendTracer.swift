// SPDX-License-Identifier: MIT
/// Draws the outline of one in-between of a blend, by marching squares: contour after contour, from crossing to crossing
/// of the lines between neighboring nodes, with the inside on the right.
struct BlendTracer {
    private let blend: MorphBlend
    private let a: UnsafePointer<Float>
    private let b: UnsafePointer<Float>
    private let width: Int
    private let height: Int
    /// The weights of both fields.
    private let first: Float
    private let second: Float
    private let level: Float
    private let frame: BlendFrame
    /// How much the exact outline of the nearer end counts: 1 at that end.
    private let weight: Float
    private let isNearFirst: Bool
    /// Whether a contour has entered the inside at a node from the left: 64 bits for each row, since this happens at
    /// most at every other node.
    private var marks = InlineArray<128, UInt64>(repeating: 0)
    /// The last corrected point; its line is −1 if the last one was not corrected.
    private var last = Corrected()
    /// The first coordinate of the present contour.
    private var base = 0

    /// A point of a contour, corrected by the exact outline of a shape.
    private struct Corrected {
        var point = SIMD2<Float>.zero
        /// The nearest line of the shape, by its first corner; −1 if there is none near enough.
        var line: Int32 = -1
        /// How far the contour is from the line.
        var offset = SIMD2<Float>.zero
        var weight: Float = 0
    }

    init(
        _ blend: MorphBlend,
        _ a: UnsafePointer<Float>,
        _ b: UnsafePointer<Float>,
        _ t: Double,
        _ level: Float,
        _ frame: BlendFrame
    ) {
        (self.blend, self.a, self.b) = (blend, a, b)
        (width, height) = (blend.width, blend.height)
        (first, second) = (Float(1 - t), Float(t))
        (self.level, self.frame) = (level, frame)
        isNearFirst = t < 0.5
        let shape = isNearFirst ? blend.first : blend.second
        weight = shape.nearest.isEmpty ? 0 : Float(1 - 2 * min(t, 1 - t))
    }

    /// Appends all contours to a path.
    @inline(never)
    mutating func trace(into path: inout Path) {
        for row in 1..<height - 1 {
            var wasInside = false
            for column in 1..<width - 1 {
                let node = row * width + column
                let isInside = a[node] * first + b[node] * second < level
                if isInside, !wasInside, marks[row] & (1 << UInt64(column >> 1)) == 0 {
                    follow(column - 1, row, &path)
                    BlendFitter.fit(&path.coordinates, &path.verbs, from: base, frame)
                }
                wasInside = isInside
            }
        }
    }

    /// How far a node's value is above the level. Nodes at the border are outside.
    @inline(never)
    private func value(_ column: Int, _ row: Int) -> Float {
        let node = row * width + column
        let value = a[node] * first + b[node] * second - level
        let isBorder = column == 0 || row == 0 || column == width - 1 || row == height - 1
        return isBorder ? max(value, 0.25) : value
    }

    /// Appends the points of one contour to a path's coordinates.
    /// - Parameters:
    ///   - column: The column of a node outside, on the left of one inside.
    ///   - row: The row of both.
    @inline(never)
    private mutating func follow(_ column: Int, _ row: Int, _ path: inout Path) {
        base = path.coordinates.count
        last.line = -1
        // The node on the left of the contour, which is outside, and the direction. The node on the right is inside.
        var (x, y, dx, dy) = (column, row, 0, -1)
        var start = Corrected()
        var isFirst = true
        while true {
            let (outside, inside) = (value(x, y), value(x - dy, y + dx))
            let part = outside / (outside - inside)
            let point = SIMD2(Float(x) - Float(dy) * part, Float(y) + Float(dx) * part)
            let corrected = self.corrected(point, y * width + x, (y + dx) * width + x - dy, part)
            if isFirst { start = corrected } else { connect(corrected, &path) }
            append(corrected.point, isExact: false, &path)
            last = corrected
            if dy == -1 { marks[y] |= 1 << UInt64((x + 1) >> 1) }
            isFirst = false
            // The nodes ahead. The sum of all four is the same from both sides, bit for bit: else contours might not close.
            let (left, right) = (value(x + dx, y + dy), value(x + dx - dy, y + dy + dx))
            if right < 0, left >= 0 {
                (x, y) = (x + dx, y + dy)
            } else if right < 0 || left < 0 && (outside + right) + (inside + left) < 0 {
                (dx, dy) = (dy, -dx)
            } else {
                (x, y) = (x + dx - dy, y + dy + dx)
                (dx, dy) = (-dy, dx)
            }
            if x == column, y == row, dy == -1 { break }
        }
        connect(start, &path)
    }

    /// Moves a point of the contour by the errors of the grid.
    /// - Parameters:
    ///   - outside: The node before it.
    ///   - inside: The node behind it.
    ///   - part: Its place between them.
    @inline(never)
    private func corrected(_ point: SIMD2<Float>, _ outside: Int, _ inside: Int, _ part: Float) -> Corrected {
        guard weight > 0 else { return Corrected(point: point) }
        return isNearFirst
            ? corrected(point, outside, inside, part, blend.first)
            : corrected(point, outside, inside, part, blend.second)
    }

    private func corrected(
        _ point: SIMD2<Float>,
        _ outside: Int,
        _ inside: Int,
        _ part: Float,
        _ shape: BlendShape
    ) -> Corrected {
        var result = Corrected(point: point)
        let (before, behind) = (
            BlendShape.distance(shape.field[outside]), BlendShape.distance(shape.field[inside])
        )
        let distance = before + (behind - before) * part
        let nearness = 1 - abs(distance) * (1 / Self.reach)
        guard nearness > 0 else { return result }
        var line = Int(shape.nearest[outside])
        var best = shape.nearestPoint(on: line, to: point)
        let other = shape.nearestPoint(on: Int(shape.nearest[inside]), to: point)
        if other.square < best.square { (line, best) = (Int(shape.nearest[inside]), other) }
        // Lines may be shorter than a cell.
        for side in 0..<2 {
            for _ in 0..<8 {
                let next = Int(shape.links[line][side])
                let found = shape.nearestPoint(on: next, to: point)
                guard found.square < best.square else { break }
                (line, best) = (next, found)
            }
        }
        let side = shape.corners[Int(shape.links[line].x)] - shape.corners[line]
        let length = (side.x * side.x + side.y * side.y).squareRoot()
        let offset = length > 0 ? SIMD2(side.y, -side.x) * (distance / length) : .zero
        let way = best.point + offset - point
        guard way.x * way.x + way.y * way.y < 1 else { return result }
        result.line = Int32(truncatingIfNeeded: line)
        (result.offset, result.weight) = (offset, weight * nearness)
        result.point += way * result.weight
        return result
    }

    /// Contours farther from an outline than this are not corrected by it.
    private static let reach: Float = 0.75
    /// The most corners between two points of a contour, and the length of the outline there: that of a thin tip, there
    /// and back.
    private static let mostCorners = 48
    private static let longest: Float = 12

    /// Appends the corners of the exact outline between the last point and the next one.
    @inline(never)
    private func connect(_ next: Corrected, _ path: inout Path) {
        guard last.line >= 0, next.line >= 0, last.line != next.line else { return }
        if isNearFirst { connect(next, blend.first, &path) } else { connect(next, blend.second, &path) }
    }

    @inline(never)
    private func connect(_ next: Corrected, _ shape: BlendShape, _ path: inout Path) {
        var (length, count, line) = (Float.zero, 0, last.line)
        var corner = last.point - last.offset
        while line != next.line {
            line = shape.links[Int(line)].x
            let side = shape.corners[Int(line)] - corner
            corner += side
            length += (side.x * side.x + side.y * side.y).squareRoot()
            count += 1
            guard count < Self.mostCorners, length < Self.longest else { return }
        }
        // If the other way around is shorter, the points are out of order by rounding.
        line = last.line
        for _ in 1..<count {
            line = shape.links[Int(line)].y
            if line == next.line { return }
        }
        let rest = next.point - next.offset - corner
        let whole = length + (rest.x * rest.x + rest.y * rest.y).squareRoot()
        let offset = (last.offset + next.offset) * 0.5
        let weight = min(last.weight, next.weight)
        let chord = next.point - last.point
        (length, line, corner) = (0, last.line, last.point - last.offset)
        while line != next.line {
            line = shape.links[Int(line)].x
            let side = shape.corners[Int(line)] - corner
            corner += side
            length += (side.x * side.x + side.y * side.y).squareRoot()
            let plain = last.point + chord * (whole > 0 ? length / whole : 0)
            append(plain + (corner + offset - plain) * weight, isExact: weight > 0.5, &path)
        }
    }

    /// Appends a point, unless it is too near to the last one. An exact corner replaces a point that is.
    @inline(never)
    private func append(_ point: SIMD2<Float>, isExact: Bool, _ path: inout Path) {
        let count = path.coordinates.count
        if count > base {
            let side = SIMD2(
                Double(point.x) - path.coordinates[count - 2],
                Double(point.y) - path.coordinates[count - 1]
            )
            if side.x * side.x + side.y * side.y < Self.least * Self.least {
                if isExact {
                    (path.coordinates[count - 2], path.coordinates[count - 1]) = (Double(point.x), Double(point.y))
                }
                return
            }
        }
        path.coordinates.append(Double(point.x))
        path.coordinates.append(Double(point.y))
    }

    /// The least distance of two points, in cells.
    private static let least = 0.2
}
