// SPDX-License-Identifier: MIT
import AnimMath

extension CubicBezier {
    /// A point of the curve, with the derivatives with respect to the parameter.
    package struct Point {
        package var y: Double
        package var dx: Double
        package var dy: Double
    }

    /// The point at x, 0 < x < 1.
    ///
    /// The curve is evaluated from its nearer end (in the parameter), as t (c + t (b + t a)). There the relative error
    /// of the terms is only rounding, so a vertical tangent at an end loses nothing. In the interior x(t) can only be
    /// flat near x1 = 1, x2 = 0, which is handled separately.
    @_optimize(speed)
    package func point(at x: Double) -> Point {
        if x1 > 0.9, x2 < 0.1, x > 0.1, x < 0.9 {
            let (parameter, dx) = flatParameter(at: x)
            return Point(
                y: ordinate(at: parameter),
                dx: dx,
                dy: ordinateSlope(at: parameter)
            )
        }
        // x(½) = (1 + 3 (x1 + x2))/8.
        if 8 * x <= 1 + 3 * (x1 + x2) {
            let half = Half(control: x1, x2)
            let t = half.parameter(at: x)
            let vertical = Half(control: y1, y2)
            return Point(y: vertical.value(at: t), dx: half.slope(at: t), dy: vertical.slope(at: t))
        }
        let half = Half(control: 1 - x2, 1 - x1)
        let t = half.parameter(at: 1 - x)
        let vertical = Half(control: 1 - y2, 1 - y1)
        return Point(y: 1 - vertical.value(at: t), dx: half.slope(at: t), dy: vertical.slope(at: t))
    }

    /// y at the parameter t in 0…1, computed from the nearer end.
    func ordinate(at t: Double) -> Double {
        t <= 0.5
            ? Half(control: y1, y2).value(at: t)
            : 1 - Half(control: 1 - y2, 1 - y1).value(at: 1 - t)
    }

    func ordinateSlope(at t: Double) -> Double {
        t <= 0.5
            ? Half(control: y1, y2).slope(at: t)
            : Half(control: 1 - y2, 1 - y1).slope(at: 1 - t)
    }

    /// x at the parameter t in 0…1.
    package func abscissa(at t: Double) -> Double {
        t <= 0.5
            ? Half(control: x1, x2).value(at: t)
            : 1 - Half(control: 1 - x2, 1 - x1).value(at: 1 - t)
    }

    /// One coordinate as a polynomial from an end of the curve: c t + b t² + a t³.
    struct Half {
        package let c: Double
        package let b: Double
        package let a: Double

        /// From the coordinates of the nearer and the farther control point; the ends are 0 and 1.
        init(control near: Double, _ far: Double) {
            c = 3 * near
            b = 3 * (far - 2 * near)
            a = 1 + 3 * (near - far)
        }

        package func value(at t: Double) -> Double { t * (c + t * (b + t * a)) }
        package func slope(at t: Double) -> Double { c + t * (2 * b + t * (3 * a)) }

        /// The t in 0…½ at which the polynomial, increasing from 0 at 0, reaches x, 0 < x ≤ its value at ½ (up to
        /// rounding).
        @inline(never)
        @_optimize(speed)
        package func parameter(at x: Double) -> Double {
            var t = c < 0.05 && b.magnitude < 0.05 ? steepGuess(at: x) : guess(at: x)
            if !(t <= 0.5) { t = 0.5 }
            var low = 0.0
            var high = 0.5
            for _ in 0..<64 {
                let residual = value(at: t) - x
                if residual > 0 {
                    high = t
                } else if residual < 0 {
                    low = t
                } else {
                    return t
                }
                var next = t - residual / slope(at: t)
                if !(next >= low && next <= high) { next = 0.5 * (low + high) }
                let step = (next - t).magnitude
                t = next
                // The error after a Newton step is at most about its square, relative to t.
                if step <= 1e-9 * t { break }
            }
            return t
        }

        /// On the parabola c t + q t² that also has the right value at ½: t = 2x / (c + √(c² + 4qx)).
        private func guess(at x: Double) -> Double {
            let discriminant = c * c + 4 * (b + 0.5 * a) * x
            return 2 * x / (c + (discriminant > 0 ? discriminant.squareRoot() : 0))
        }

        /// A guess for c and b almost or exactly zero and a almost 1, from the dominant term alone. The parabola could
        /// be off by many orders of magnitude there.
        @inline(never)
        private func steepGuess(at x: Double) -> Double {
            var t = Math.cbrt(x / a)
            if c * t > x { t = x / c }
            if b * t * t > x { t = (x / b).squareRoot() }
            return t
        }
    }

    /// The parameter at x, and dx/dt there, for x1 near 1 and x2 near 0: the curve is almost flat at its inflection.
    ///
    /// Around the inflection t₀ = −b/3a the polynomial is x₀ + p τ + a τ³ with p ≥ 0, a > 0, without cancellation. With
    /// x₀ and p as two doubles each, the small τ is as accurate as x − x₀.
    private func flatParameter(at x: Double) -> (parameter: Double, dx: Double) {
        let near = DoubleDouble(x1)
        let far = DoubleDouble(x2)
        let three = DoubleDouble(3)
        let a = DoubleDouble(1) + three * (near - far)
        let b = three * (far - near - near)
        let c = three * near
        let center = DoubleDouble(0) - b / (three * a)
        let value = center * (c + center * (b + center * a))
        let slope = (c + center * b).high
        let p = slope > 0 ? slope : 0
        let cubic = a.high
        let offset = (x - value.high) - value.low
        let distance = offset.magnitude
        if distance == 0 { return (center.high, p) }
        // p τ + a τ³ = distance. Both guesses are right of the root, and Newton's method decreases from there to it.
        var tau = Math.cbrt(distance / cubic)
        if p * tau > distance { tau = distance / p }
        for _ in 0..<32 {
            let square = tau * tau
            let next = tau - (tau * (p + cubic * square) - distance) / (p + 3 * cubic * square)
            guard next > 0 else { break }
            let step = (next - tau).magnitude
            tau = next
            if step <= 1e-9 * tau { break }
        }
        let signed = offset < 0 ? -tau : tau
        return (center.high + (center.low + signed), p + 3 * cubic * tau * tau)
    }
}
