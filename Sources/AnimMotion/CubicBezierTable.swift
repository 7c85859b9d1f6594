// SPDX-License-Identifier: MIT
/// A timing curve made ready for being evaluated often: y(x) in polynomials, piece by piece.
///
/// The grid is even in √(w + s), where w is x or 1 − x. With −s the abscissa of the branch point (x′(t) = 0) before
/// the end that w starts from, t is smooth in the root even where the tangent at that end is vertical; where neither
/// end has a branch point near, s = 1 changes little. Around each grid point t comes from reverting the series of
/// x(t) − x = 0 term by term, and y from putting it into y(t): a Taylor polynomial of degree 9 in the grid's unit.
/// The distance to the other branch points decides how fine the grid is: 64, 128 or 256 pieces.
///
/// Pieces whose series does not fall off fast enough (next to a level stretch of x(t), mostly) are made not a number,
/// and the caller solves for such an x. Nothing here depends on the processor: the same curve has the same table
/// everywhere.
package struct CubicBezierTable {
    private typealias Pair = SIMD2<Double>

    /// The pieces: five vectors of coefficients (0 and 1, 2 and 3, …) and one with the place u of the expansion.
    package let pieces: UnsafeMutablePointer<SIMD2<Double>>
    /// The number of the last piece: 63, 127 or 255.
    package let last: Int
    // The place of an x on the grid is u = √(direction x + start) · scale − offset, from 0 to `last`.
    package let direction: Double
    package let start: Double
    package let scale: Double
    package let offset: Double

    /// A power of two: the place of a piece is then a shift.
    package static let stride = 8
    package static let degree = 9

    package func deallocate() { pieces.deallocate() }

    /// y at an x in 0…1, or not a number where the table has no answer.
    @inline(__always)
    package func value(at x: Double) -> Double { value(place: place(of: x)) }

    /// Where an x in 0…1 is on the grid.
    @inline(__always)
    package func place(of x: Double) -> Double { (x * direction + start).squareRoot() * scale - offset }

    @inline(__always)
    package func value(place u: Double) -> Double {
        // Rounds to the nearest integer, which is then in the low bits.
        value(place: u, rounded: (u + 0x1.8p52).bitPattern)
    }

    @inline(__always)
    private func value(place u: Double, rounded: UInt64) -> Double {
        let piece = pieces + Self.stride &* (Int(truncatingIfNeeded: rounded) & last)
        let d = u - piece[5].x
        let square = Pair(repeating: d * d)
        var sum: Pair = piece[4] * square + piece[3]
        sum = sum * square + piece[2]
        sum = sum * square + piece[1]
        sum = sum * square + piece[0]
        return sum.x + sum.y * d
    }

    /// dy/dx at an x in 0…1, or not a number where the table has no answer.
    @inline(never)
    package func slope(at x: Double) -> Double {
        let root = (x * direction + start).squareRoot()
        let u = root * scale - offset
        let piece = pieces + Self.stride &* (Int(truncatingIfNeeded: (u + 0x1.8p52).bitPattern) & last)
        let d = u - piece[5].x
        var sum = Double(Self.degree) * piece[Self.degree >> 1].y
        for order in (1..<Self.degree).reversed() { sum = sum * d + Double(order) * piece[order >> 1][order & 1] }
        return sum * (direction * scale) / (root + root)
    }

    /// `value(at:)` for many x, and the curve's own answer where the table has none. `ys` may be `xs`.
    ///
    /// In blocks, first the places of all x in one and then their values: two short chains of operations overlap from
    /// one x to the next, where a long one would not.
    @inline(never)
    @_optimize(speed)
    package func evaluate(
        _ curve: CubicBezier,
        _ xs: UnsafePointer<Double>,
        _ count: Int,
        _ ys: UnsafeMutablePointer<Double>
    ) {
        let block = 32
        let direction = Pair(repeating: direction)
        let start = Pair(repeating: start)
        let scale = Pair(repeating: scale)
        let offset = Pair(repeating: offset)
        withUnsafeTemporaryAllocation(of: Pair.self, capacity: 2 * block) { buffer in
            guard let places = buffer.baseAddress else { return }
            var begin = 0
            while begin < count {
                let size = min(2 * block, count &- begin)
                let x = xs + begin
                let y = ys + begin
                // Two at a time: the square roots go together.
                var pair = 0
                while pair < block {
                    let index = pair &+ pair
                    if index >= size { break }
                    let both = index &+ 1 < size ? Pair(x[index], x[index &+ 1]) : Pair(repeating: x[index])
                    let u: Pair = (both * direction + start).squareRoot() * scale - offset
                    places[pair] = u
                    places[block &+ pair] = u + Pair(repeating: 0x1.8p52)
                    pair &+= 1
                }
                let u = UnsafeRawPointer(places).assumingMemoryBound(to: Double.self)
                let rounded = UnsafeRawPointer(places + block).assumingMemoryBound(to: UInt64.self)
                var index = 0
                while index < size {
                    let result = value(place: u[index], rounded: rounded[index])
                    y[index] = Self.isInside(x[index]) && result == result ? result : Self.solve(curve, x[index])
                    index &+= 1
                }
                begin &+= size
            }
        }
    }

    /// Whether 0 ≤ x ≤ 1 (not minus zero).
    @inline(__always)
    package static func isInside(_ x: Double) -> Bool { x.bitPattern <= 0x3FF0_0000_0000_0000 }

    @inline(never)
    static func solve(_ curve: CubicBezier, _ x: Double) -> Double { curve.value(at: x) }
}
