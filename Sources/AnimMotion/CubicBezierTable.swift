// SPDX-License-Identifier: MIT
/// A timing curve prepared for repeated evaluation: y(x) as piecewise polynomials.
///
/// The grid is uniform in √(w + s), where w is x or 1 − x. If −s is the abscissa of the branch point (x′(t) = 0) before
/// the end where w = 0, t is smooth in the root even if the tangent at that end is vertical; if neither end has a
/// branch point nearby, s = 1 makes little difference. Around each grid point, t comes from reverting the series of
/// x(t) − x = 0 term by term, and y from substituting it into y(t): a Taylor polynomial of degree 9 in the grid's unit.
/// The distance to the other branch points determines the resolution: 64, 128 or 256 pieces.
///
/// Pieces whose series does not converge fast enough (mostly near a flat stretch of x(t)) are set to NaN, and the
/// caller solves for such an x. Nothing here depends on the processor: the same curve has the same table everywhere.
package struct CubicBezierTable {
    private typealias Pair = SIMD2<Double>

    /// The pieces: five vectors of coefficients (0 and 1, 2 and 3, …) and one with the expansion point u.
    package let pieces: UnsafeMutablePointer<SIMD2<Double>>
    /// The index of the last piece: 63, 127 or 255.
    package let last: Int
    // The grid position of an x is u = √(direction x + start) · scale − offset, from 0 to `last`.
    package let direction: Double
    package let start: Double
    package let scale: Double
    package let offset: Double

    /// A power of two, so that the position of a piece is a shift.
    package static let stride = 8
    /// The degree of the polynomials.
    package static let degree = 9

    package func deallocate() { pieces.deallocate() }

    /// y at an x in 0…1, or NaN if the curve must be solved there.
    @inline(__always)
    package func value(at x: Double) -> Double { value(gridPosition: gridPosition(of: x)) }

    /// The grid position of an x in 0…1.
    @inline(__always)
    package func gridPosition(of x: Double) -> Double { (x * direction + start).squareRoot() * scale - offset }

    @inline(__always)
    package func value(gridPosition u: Double) -> Double {
        // Rounds to the nearest integer, which ends up in the low bits.
        value(gridPosition: u, rounded: (u + 0x1.8p52).bitPattern)
    }

    @inline(__always)
    private func value(gridPosition u: Double, rounded: UInt64) -> Double {
        let piece = pieces + Self.stride &* (Int(truncatingIfNeeded: rounded) & last)
        let d = u - piece[5].x
        let square = Pair(repeating: d * d)
        var sum: Pair = piece[4] * square + piece[3]
        sum = sum * square + piece[2]
        sum = sum * square + piece[1]
        sum = sum * square + piece[0]
        return sum.x + sum.y * d
    }

    /// dy/dx at an x in 0…1, or NaN if the curve must be solved there.
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

    /// `value(at:)` for many x, with the curve's own value where the table gives NaN. `ys` may be `xs`.
    ///
    /// Works in blocks: first the grid positions of all x in a block, then their values. Two short chains of operations
    /// overlap from one x to the next; one long chain would not.
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
            guard let positions = buffer.baseAddress else { return }
            var begin = 0
            while begin < count {
                let size = min(2 * block, count &- begin)
                let x = xs + begin
                let y = ys + begin
                // Two at a time, so that the square roots are computed together.
                var pair = 0
                while pair < block {
                    let index = pair &+ pair
                    if index >= size { break }
                    let both = index &+ 1 < size ? Pair(x[index], x[index &+ 1]) : Pair(repeating: x[index])
                    let u: Pair = (both * direction + start).squareRoot() * scale - offset
                    positions[pair] = u
                    positions[block &+ pair] = u + Pair(repeating: 0x1.8p52)
                    pair &+= 1
                }
                let u = UnsafeRawPointer(positions).assumingMemoryBound(to: Double.self)
                let rounded = UnsafeRawPointer(positions + block).assumingMemoryBound(to: UInt64.self)
                var index = 0
                while index < size {
                    let result = value(gridPosition: u[index], rounded: rounded[index])
                    y[index] = Self.isInside(x[index]) && result == result ? result : Self.solve(curve, x[index])
                    index &+= 1
                }
                begin &+= size
            }
        }
    }

    /// Whether 0 ≤ x ≤ 1 (−0 excluded).
    @inline(__always)
    package static func isInside(_ x: Double) -> Bool { x.bitPattern <= 0x3FF0_0000_0000_0000 }

    @inline(never)
    static func solve(_ curve: CubicBezier, _ x: Double) -> Double { curve.value(at: x) }
}
