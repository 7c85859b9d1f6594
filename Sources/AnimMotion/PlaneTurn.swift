// SPDX-License-Identifier: MIT
import AnimMath

/// A turn of points in the plane, about a center that moves straight. Points are rows of x and y in turn.
package struct PlaneTurn: Sendable, Equatable {
    /// What a row is compared with.
    package enum Rule: Int32, Sendable {
        /// Nothing turns.
        case none
        /// Paths as they were given turn where the one is the other turned, to 1 %.
        case given
        /// Paths that have been cut alike, or are on their way, turn where a turn explains the change much better than none.
        case cut
    }

    /// In radians.
    package var angle = 0.0
    package var fromX = 0.0
    package var fromY = 0.0
    package var toX = 0.0
    package var toY = 0.0

    package init() {}

    /// The turn from one row to another: the angle is that of the sum of conj(p) q over all points about their means
    /// (Procrustes).
    ///
    /// - Parameter isFree: Whether less than a quarter turns too, but for what has two points only: any two lines are turned.
    @_optimize(speed)
    package static func between(
        _ p: UnsafePointer<Double>,
        _ q: UnsafePointer<Double>,
        count: Int,
        rule: Rule = .given,
        isFree: Bool = true
    ) -> PlaneTurn? {
        guard count >= 4, rule != .none else { return nil }
        let number = Double(count / 2)
        var (a, b) = (SIMD2<Double>.zero, SIMD2<Double>.zero)
        for index in stride(from: 0, to: count - 1, by: 2) {
            a += SIMD2(p[index], p[index + 1]) / number
            b += SIMD2(q[index], q[index + 1]) / number
        }
        var (sum, squareA, squareB) = (SIMD2<Double>.zero, 0.0, 0.0)
        for index in stride(from: 0, to: count - 1, by: 2) {
            let d = SIMD2(p[index], p[index + 1]) - a
            let e = SIMD2(q[index], q[index + 1]) - b
            sum += SIMD2(d.x * e.x + d.y * e.y, d.x * e.y - d.y * e.x)
            squareA += d.x * d.x + d.y * d.y
            squareB += e.x * e.x + e.y * e.y
        }
        let product = squareA * squareB
        // What the best turn and size leave, as a part of the whole; false for what is not finite.
        // By a quarter too, whichever side of it rounding is on: a little below it, where no drawing's angle is. Where less
        // turns, from 5.7 degrees on: there the ways differ by a thousandth of the size.
        let most = isFree && count >= 6 ? 0.995 : 0.02
        let square = sum.x * sum.x + sum.y * sum.y
        guard product > 0, product < 1e300, sum.x < most * product.squareRoot(),
            square > (rule == .given ? 0.9999 : 0.96) * product
        else { return nil }
        if rule == .cut {
            // What moving and a change of size leave.
            let straight = sum.x > 0 ? product - sum.x * sum.x : product
            guard product - square < 0.3 * straight else { return nil }
        }
        var turn = PlaneTurn()
        turn.angle = Math.atan2(sum.y, sum.x)
        (turn.fromX, turn.fromY, turn.toX, turn.toY) = (a.x, a.y, b.x, b.y)
        return turn
    }

    /// The row at a part of the way from one row to another, below 0 and above 1 too, and its velocity.
    ///
    /// - Parameter rate: How fast the part grows.
    @_optimize(speed)
    package func place(
        _ part: Double,
        rate: Double = 0,
        from p: UnsafePointer<Double>,
        to q: UnsafePointer<Double>,
        count: Int,
        _ values: UnsafeMutablePointer<Double>,
        _ velocities: UnsafeMutablePointer<Double>?
    ) {
        let (backSine, backCosine) = Math.sincos(-angle)
        let (sine, cosine) = Math.sincos(angle * part)
        let (wayX, wayY) = (toX - fromX, toY - fromY)
        let (x, y) = (fromX + wayX * part, fromY + wayY * part)
        for index in stride(from: 0, to: count - 1, by: 2) {
            let (startX, startY) = (p[index] - fromX, p[index + 1] - fromY)
            let (endX, endY) = (q[index] - toX, q[index + 1] - toY)
            let dx = (backCosine * endX - backSine * endY) - startX
            let dy = (backSine * endX + backCosine * endY) - startY
            let (px, py) = (startX + dx * part, startY + dy * part)
            if let velocities {
                let (vx, vy) = (dx - angle * py, dy + angle * px)
                velocities[index] = (wayX + (cosine * vx - sine * vy)) * rate
                velocities[index + 1] = (wayY + (sine * vx + cosine * vy)) * rate
            }
            values[index] = x + (cosine * px - sine * py)
            values[index + 1] = y + (sine * px + cosine * py)
        }
        // The ends are the rows that were given.
        if part == 0 || part == 1 {
            let end = part == 0 ? p : q
            for index in 0..<count { values[index] = end[index] }
        }
    }

    /// How much longer the ways about the center are than straight ones.
    var arcOverChord: Double {
        let half = angle / 2
        return half / Math.sincos(half).sin
    }

    package func hash(into hasher: inout StateHasher) {
        for number in [angle, fromX, fromY, toX, toY] { hasher.combine(number) }
    }

    package mutating func code(by coder: inout StateCoder) {
        coder.code(&angle, within: 4)
        coder.code(&fromX, within: 1e151)
        coder.code(&fromY, within: 1e151)
        coder.code(&toX, within: 1e151)
        coder.code(&toY, within: 1e151)
    }
}
