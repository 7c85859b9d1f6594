// SPDX-License-Identifier: MIT
import AnimMath

/// A rotation of points in the plane about a center that moves linearly. Points are rows of x and y in turn.
package struct PlaneTurn: Sendable, Equatable {
    /// When a row counts as rotated.
    package enum Rule: Int32, Sendable {
        /// Never.
        case none
        /// For paths as they were given: if one is the other rotated, within 1 %.
        case given
        /// For paths that were aligned to a common structure or are in motion: if a rotation explains the change much
        /// better than none.
        case cut
    }

    /// In radians.
    package var angle = 0.0
    package var fromX = 0.0
    package var fromY = 0.0
    package var toX = 0.0
    package var toY = 0.0

    package init() {}

    /// The rotation from one row to another. The angle is that of the sum of conj(p) q over all points relative to
    /// their means (Procrustes).
    ///
    /// - Parameter isFree: Whether to accept less than a quarter turn as well, except for two points: any two lines are
    ///   rotated.
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
        // Compares the residual after the best rotation and scaling with the whole; false for numbers that are not
        // finite. The limit is slightly below a quarter turn, where no drawing has its angle, so that quarter turns
        // count however they round. If smaller turns are allowed, they count from 5.7 degrees on: there the courses
        // differ by a thousandth of the size.
        let most = isFree && count >= 6 ? 0.995 : 0.02
        let square = sum.x * sum.x + sum.y * sum.y
        guard product > 0, product < 1e300, sum.x < most * product.squareRoot(),
            square > (rule == .given ? 0.9999 : 0.96) * product
        else { return nil }
        if rule == .cut {
            // The residual after translation and scaling.
            let straight = sum.x > 0 ? product - sum.x * sum.x : product
            guard product - square < 0.3 * straight else { return nil }
        }
        var turn = PlaneTurn()
        turn.angle = Math.atan2(sum.y, sum.x)
        // A half turn goes either way: by the rounding of its angle, or by the rows, such that the way back is the
        // reverse.
        if sum.x < 0, abs(sum.y) < -1e-9 * sum.x {
            var distance = 0.0
            for index in stride(from: 0, to: count - 1, by: 2) where distance * distance < 1e-6 * squareA {
                distance = (p[index] - a.x) - 0.6180339887498949 * (p[index + 1] - a.y)
            }
            turn.angle = distance < 0 ? -Double.pi : Double.pi
        }
        (turn.fromX, turn.fromY, turn.toX, turn.toY) = (a.x, a.y, b.x, b.y)
        return turn
    }

    /// The row at a progress from one row (0) to another (1), which may be outside 0…1, and its velocity.
    ///
    /// - Parameter rate: The rate of the progress.
    @_optimize(speed)
    package func interpolate(
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
        // The ends are exactly the given rows.
        if part == 0 || part == 1 {
            let end = part == 0 ? p : q
            for index in 0..<count { values[index] = end[index] }
        }
    }

    /// The ratio of the lengths of the arcs about the center to those of straight lines.
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
