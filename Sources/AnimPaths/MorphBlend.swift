// SPDX-License-Identifier: MIT
import AnimMath

/// The in-betweens of two shapes of any topology: what is inside where a mean of the distances from both outlines is
/// below a level.
///
/// The shapes are scaled to the same size and laid upon each other; the in-between moves and grows as their boxes do. The
/// level is chosen so that the area changes evenly. So nothing vanishes or swells on the way, whatever the shapes have in
/// common. Beside the ends the outline is corrected by the exact outlines of the shapes.
final class MorphBlend: Sendable {
    let first: BlendShape
    let second: BlendShape
    /// The number of nodes in a row, and of rows.
    let width: Int
    let height: Int
    /// The level at evenly spaced times from 0 to 1.
    private let levels: [Float]
    /// Whether the morph begins with the second shape.
    private let isBackwards: Bool

    /// The number of steps between levels.
    private static let steps = 16
    /// The number of nodes beyond the shapes on each side.
    private static let margin: Float = 8
    /// The most cells that the outlines may cross; longer ones take a coarser grid.
    private static let mostCells = 200_000.0

    init(_ from: Path, _ to: Path, _ rule: Path.FillRule) {
        // Always computed from the lesser path, so that the morph back is the same motion reversed.
        isBackwards = Morph.isLess(to, from)
        let (first, second) = isBackwards ? (to, from) : (from, to)
        var (a, b) = (BlendShape(first, rule), BlendShape(second, rule))
        let isNothing = a.isPoint && b.isPoint
        if !isNothing, a.isPoint { a.becomePoint(like: b, isEmpty: first.isEmpty) }
        if !isNothing, b.isPoint { b.becomePoint(like: a, isEmpty: second.isEmpty) }
        let scale = Float(min(1, Self.mostCells / max(a.length + b.length, 1)))
        let reach = pointwiseMax(a.reach, b.reach) * scale
        width = isNothing ? 0 : 2 * min(BlendGrid.ceiling(reach.x + Self.margin), 64)
        height = isNothing ? 0 : 2 * min(BlendGrid.ceiling(reach.y + Self.margin), 64)
        if !isNothing {
            a.measure(width: width, height: height, scale: scale)
            b.measure(width: width, height: height, scale: scale)
        }
        (self.first, self.second) = (a, b)
        self.scale = Double(scale)
        var levels = [Float](repeating: 0, count: Self.steps + 1)
        if !isNothing {
            var search = BlendLevels(width, height)
            for step in 1..<Self.steps {
                let t = Double(step) / Double(Self.steps)
                levels[step] = search.level(a, b, t, area: Self.area(a, b, t))
            }
        }
        self.levels = levels
    }

    /// The scale of the grid.
    private let scale: Double

    /// The larger side of the box at a time, in units of the larger of both. Its square changes evenly, as areas do.
    private static func size(_ a: BlendShape, _ b: BlendShape, _ t: Double) -> (
        most: Double, part: Double, middle: Double
    ) {
        let most = max(a.size, b.size)
        let (first, second) = (a.size / most, b.size / most)
        let part = ((1 - t) * first * first + t * second * second).squareRoot()
        // What grows from one size to the other moves as far: (part − first) / (second − first).
        return (most, part, t * (first + second) / (first + part))
    }

    /// The area at a time, in cells.
    private static func area(_ a: BlendShape, _ b: BlendShape, _ t: Double) -> Double {
        let (most, part, _) = size(a, b, t)
        let (first, second) = (a.size / most, b.size / most)
        return ((1 - t) * a.area * first * first + t * b.area * second * second) / (part * part)
    }

    /// Writes the outline at a time between 0 and 1. Does not allocate if the path has room.
    @inline(never)
    func value(at time: Double, into path: inout Path) {
        path.removeAll()
        guard width > 0 else { return }
        let t = isBackwards ? 1 - time : time
        let position = t * Double(Self.steps)
        let step = min(Int(position), Self.steps - 1)
        let (low, high) = (levels[step], levels[step + 1])
        let level = low + (high - low) * Float(position - Double(step))
        let (most, part, progress) = Self.size(first, second, t)
        let frame = BlendFrame(
            middle: SIMD2(Double(width - 1), Double(height - 1)) * 0.5,
            center: first.center + (second.center - first.center) * progress,
            scale: most * (part / (BlendShape.span * scale))
        )
        first.field.withUnsafeBufferPointer { a in
            second.field.withUnsafeBufferPointer { b in
                guard let a = a.baseAddress, let b = b.baseAddress else { return }
                let area = Self.area(first, second, t)
                let refined = BlendLevels.refined(level, a, b, self, t, area: area)
                var tracer = BlendTracer(self, a, b, t, refined, frame)
                tracer.trace(into: &path)
            }
        }
        path.findCurrentPoint()
    }
}

/// Where the grid is in the path's coordinates.
struct BlendFrame {
    var middle: SIMD2<Double>
    var center: SIMD2<Double>
    var scale: Double

    /// A point of the grid in the path's coordinates.
    @inline(never)
    func placed(_ point: SIMD2<Double>) -> SIMD2<Double> {
        let result = center + (point - middle) * scale
        return SIMD2(Morph.Segment.bounded(result.x), Morph.Segment.bounded(result.y))
    }
}
