// SPDX-License-Identifier: MIT
/// Finds the levels at which in-betweens of a blend have given areas.
struct BlendLevels {
    private let width: Int
    private let height: Int
    /// The means of both fields at the nodes.
    private var means: [Float]
    /// For each bin how the area and its slope change there.
    private var jumps: [Float]
    private var slopes: [Float]

    private static let bins = 2048

    init(_ width: Int, _ height: Int) {
        (self.width, self.height) = (width, height)
        means = [Float](repeating: 0, count: width * height)
        jumps = [Float](repeating: 0, count: Self.bins + 2)
        slopes = jumps
    }

    /// The level below which a mean of two fields has an area, in cells.
    ///
    /// In each cell the area is taken to grow evenly from the least of its corners' values to the greatest. That is not
    /// so in one cell, but in all that an outline crosses, whose corners lie evenly around it.
    @inline(never)
    mutating func level(_ a: BlendShape, _ b: BlendShape, _ t: Double, area: Double) -> Float {
        let (first, second) = (Float(1 - t), Float(t))
        var (low, high) = (Float.infinity, -Float.infinity)
        for node in means.indices {
            let mean = a.field[node] * first + b.field[node] * second
            means[node] = mean
            (low, high) = (min(low, mean), max(high, mean))
        }
        for bin in jumps.indices { (jumps[bin], slopes[bin]) = (0, 0) }
        let bin = max((high - low) / Float(Self.bins), 1e-6)
        for row in 1..<height {
            for node in (row - 1) * width..<row * width - 1 {
                let (p, q, r, s) = (means[node], means[node + 1], means[node + width], means[node + width + 1])
                let least = (min(min(p, q), min(r, s)) - low) / bin
                let most = max((max(max(p, q), max(r, s)) - low) / bin, least + 0.01)
                let slope = 1 / (most - least)
                add(slope, at: least)
                add(-slope, at: most)
            }
        }
        var (sum, slope, index) = (0.0, 0.0, 0)
        while index <= Self.bins {
            let next = sum + slope + Double(jumps[index])
            if next >= area {
                // The first bin that reaches the area; it ends at its index.
                let part = next > sum ? (area - sum) / (next - sum) : 0
                return low + bin * Float(Double(index - 1) + part)
            }
            slope += Double(slopes[index])
            sum = next
            index += 1
        }
        return high
    }

    /// Lets the area grow by a slope from a place on, in bins.
    @inline(never)
    private mutating func add(_ slope: Float, at place: Float) {
        let index = min(Int(place), Self.bins) + 1
        slopes[index] += slope
        jumps[index] += slope * (Float(index) - place)
    }

    /// A level nearer to that of an area, by Newton's method. Does not allocate.
    /// - Parameters:
    ///   - a: The first field.
    ///   - b: The second field.
    @inline(never)
    @_optimize(speed)
    static func refined(
        _ level: Float,
        _ a: UnsafePointer<Float>,
        _ b: UnsafePointer<Float>,
        _ blend: MorphBlend,
        _ t: Double,
        area: Double
    ) -> Float {
        let (first, second, area, width) = (Float(1 - t), Float(t), Float(area), blend.width)
        var (result, low, high) = (level, -Float.infinity, Float.infinity)
        for _ in 0..<mostPasses {
            var (sum, slope) = (Float.zero, Float.zero)
            for row in 1..<blend.height {
                let (above, below) = ((row - 1) * width, row * width)
                var (p, r) = (a[above] * first + b[above] * second, a[below] * first + b[below] * second)
                for column in 1..<width {
                    let q = a[above + column] * first + b[above + column] * second
                    let s = a[below + column] * first + b[below + column] * second
                    let (least, most) = (min(min(p, q), min(r, s)), max(max(p, q), max(r, s)))
                    (p, r) = (q, s)
                    if least >= result { continue }
                    // Of the part that is below, this is the mean of all cells of an outline, as in `level`.
                    let part = 1 / max(most - least, 1e-3)
                    sum += min((result - least) * part, 1)
                    if most > result { slope += part }
                }
            }
            let rest = area - sum
            guard abs(rest) > 1e-3 * area else { break }
            if rest > 0 { low = result } else { high = result }
            // Without a slope nothing, or all, is below the level.
            let way = slope > 0 ? rest / slope : (rest > 0 ? 2 : -2)
            let next = result + min(max(way, -2), 2)
            result = next > low && next < high ? next : (low + high) / 2
        }
        // Beside the ends the exact outlines decide.
        return level + (result - level) * Float(min(64 * min(t, 1 - t), 1))
    }

    private static let mostPasses = 12
}
