// SPDX-License-Identifier: MIT
extension CubicBezierTable {
    private typealias Pair = SIMD2<Double>

    /// Computes the table of a curve whose control points are not on the diagonal.
    @inline(never)
    package init(_ curve: CubicBezier) {
        let lower = CubicBezier.Half(control: curve.x1, curve.x2)
        let upper = CubicBezier.Half(control: 1 - curve.x2, 1 - curve.x1)
        let lowerY = CubicBezier.Half(control: curve.y1, curve.y2)
        let upperY = CubicBezier.Half(control: 1 - curve.y2, 1 - curve.y1)
        let lowerShift = Self.shift(before: lower)
        let upperShift = Self.shift(before: upper)
        let isFromEnd = upperShift < lowerShift
        var shift = isFromEnd ? upperShift : lowerShift
        // The distance of the nearest other branch point, in units of a step there.
        var distance = 2 * Self.distanceOfComplexBranchPoints(of: lower)
        if shift > 1 { shift = 1 } else { distance = min(distance, isFromEnd ? lowerShift : upperShift) }
        // The part of the shift that remains at the x of the end.
        if isFromEnd { shift = (1 + shift) - 1 }
        let last = distance >= 0.187 ? 63 : (distance >= 0.093 ? 127 : 255)
        let startRoot = shift.squareRoot()
        let unit = ((shift + 1).squareRoot() - startRoot) / Double(last)
        self.last = last
        scale = 1 / unit
        direction = isFromEnd ? -1 : 1
        start = isFromEnd ? 1 + shift : shift
        offset = startRoot * scale
        // Behind the pieces there is scratch space for the powers of t as series.
        pieces = .allocate(capacity: Self.stride * (last + 1) + 3 * (Self.degree + 1))
        fill(
            near: isFromEnd ? (upper, upperY) : (lower, lowerY),
            far: isFromEnd ? (lower, lowerY) : (upper, upperY),
            shift: shift,
            tolerance: 1e-9 * max(1, max(curve.y1.magnitude, curve.y2.magnitude))
        )
    }

    /// Computes the pieces, two at a time: one lane proceeds from the end at u = 0, the other from the opposite end.
    /// Each counts x, y and t from its end.
    @inline(__always)
    private func fill(
        near: (x: CubicBezier.Half, y: CubicBezier.Half),
        far: (x: CubicBezier.Half, y: CubicBezier.Half),
        shift: Double,
        tolerance: Double
    ) {
        let series = ParameterSeries(pieces + Self.stride * (last + 1))
        let c = Pair(near.x.c, far.x.c)
        let b = Pair(near.x.b, far.x.b)
        let a = Pair(near.x.a, far.x.a)
        let ySign = Pair(direction, -direction)
        let yc: Pair = ySign * Pair(near.y.c, far.y.c)
        let yb: Pair = ySign * Pair(near.y.b, far.y.b)
        let ya: Pair = ySign * Pair(near.y.a, far.y.a)
        let origin: Pair = direction > 0 ? Pair(0, 1) : Pair(1, 0)
        let xSign = Pair(1, -1)
        let ends = Pair(shift, shift + 1)
        let unit: Double = 1 / scale
        // x one step from each end, and the parameter there, since at a steep end the series cannot determine it.
        let second: Pair = unit * (Pair(repeating: unit) + xSign * (2 * ends.squareRoot()))
        let secondT = Pair(near.x.parameter(at: second.x), far.x.parameter(at: xSign.y * second.y))
        var t = Pair.zero
        for index in 0...(last >> 1) {
            let at: Pair = a * t
            let b1: Pair = b + 3 * at
            let x: Pair = t * (c + t * (b + at))
            let root: Pair = (ends + xSign * x).squareRoot()
            let grid: Pair = root * scale - offset
            // c₁τ + b₁τ² + aτ³ = ±(2 root unit ε + unit² ε²), divided by c₁.
            let inverse: Pair = 1 / (c + t * (b + b1))
            let beta: Pair = b1 * inverse
            let alpha: Pair = a * inverse
            let step: Pair = xSign * (unit * inverse)
            series.revert(linear: (root + root) * step, quadratic: unit * step, beta: beta, alpha: alpha)
            let yat: Pair = ya * t
            let y2: Pair = yb + 3 * yat
            let y1: Pair = yc + t * (yb + y2)
            let first = pieces + Self.stride * index
            let second = pieces + Self.stride * (last - index)
            var low: Pair = origin + t * (yc + t * (yb + yat))
            var fault: Pair = (grid - Pair(Double(index), Double(last - index))) * (16 * tolerance)
            for order in 1...Self.degree {
                let high: Pair = y1 * series.t1[order] + y2 * series.t2[order] + ya * series.t3[order]
                if order & 1 == 1 {
                    first[order >> 1] = Pair(low.x, high.x)
                    second[order >> 1] = Pair(low.y, high.y)
                }
                if order >= 8 { fault = Self.larger(fault, order == 8 ? 0.2 * high : high) }
                low = high
            }
            first[5].x = grid.x
            second[5].x = grid.y
            // The first piece at a steep end, whose series would begin with a quotient of two small numbers.
            let isSteep = index == 0 && offset < 1
            if !(fault.x.magnitude <= tolerance) || isSteep { first[0].y = .nan }
            if !(fault.y.magnitude <= tolerance) { second[0].y = .nan }
            let target = Pair(Double(index + 1), Double(last - index - 1))
            t = index == 0 ? secondT : series.parameter(near: t, at: target - grid)
        }
    }

    /// The power series of τ, τ² and τ³ in ε, where τ is the distance from a piece's t, and ε that from its grid point.
    private struct ParameterSeries {
        let t1: UnsafeMutablePointer<Pair>
        let t2: UnsafeMutablePointer<Pair>
        let t3: UnsafeMutablePointer<Pair>

        /// - Parameter memory: for three times `degree` + 1 coefficients.
        @inline(__always)
        init(_ memory: UnsafeMutablePointer<Pair>) {
            t1 = memory
            t2 = t1 + (CubicBezierTable.degree + 1)
            t3 = t2 + (CubicBezierTable.degree + 1)
        }

        /// Solves τ + βτ² + ατ³ = linear ε + quadratic ε² for τ, term by term.
        @inline(__always)
        func revert(linear: Pair, quadratic: Pair, beta: Pair, alpha: Pair) {
            t1[1] = linear
            t2[1] = .zero
            t3[1] = .zero
            for order in 2...CubicBezierTable.degree {
                let middle = order >> 1
                var square = Pair.zero
                var cube = Pair.zero
                // Known coefficients come first, so that the sums need not wait for the last term.
                var low = (order &- 1) >> 1
                while low > 0 {
                    let high = order &- low
                    square += t1[high] * t1[low]
                    cube += t1[high] * t2[low] + t1[low] * t2[high]
                    low &-= 1
                }
                square += square
                if middle &+ middle == order {
                    square += t1[middle] * t1[middle]
                    cube += t1[middle] * t2[middle]
                }
                t2[order] = square
                t3[order] = cube
                let right: Pair = order == 2 ? quadratic : .zero
                t1[order] = right - beta * square - alpha * cube
            }
        }

        /// The parameter at the next grid point, by the first terms of the series around t.
        @inline(__always)
        func parameter(near t: Pair, at e: Pair) -> Pair {
            let higher: Pair = t1[2] + e * (t1[3] + e * t1[4])
            let next: Pair = t + e * (t1[1] + e * higher)
            // Near a flat stretch the guess may be anywhere, or NaN.
            let bounded: Pair = next.clamped(lowerBound: .zero, upperBound: .one)
            return bounded.replacing(with: t, where: next .!= next)
        }
    }

    /// For each lane the number of larger size; NaN if the second is NaN.
    @inline(__always)
    private static func larger(_ first: SIMD2<Double>, _ second: SIMD2<Double>) -> SIMD2<Double> {
        Pair(
            second.x.magnitude <= first.x.magnitude ? first.x : second.x,
            second.y.magnitude <= first.y.magnitude ? first.y : second.y
        )
    }

    /// Minus the abscissa of the branch point before the start of the half; infinite if there is none.
    private static func shift(before half: CubicBezier.Half) -> Double {
        let roots = QuadraticRoots(squared: 3 * half.a, linear: 2 * half.b, constant: half.c)
        let first = roots.first <= 0 ? roots.first : -.infinity
        let second = roots.second <= 0 ? roots.second : -.infinity
        let nearest = max(first, second)
        return nearest == -.infinity ? .infinity : max(0, -half.value(at: nearest))
    }

    /// The distance of the complex branch points from the real axis; infinite if all are real and outside the curve.
    private static func distanceOfComplexBranchPoints(of half: CubicBezier.Half) -> Double {
        guard half.a > 0 else { return .infinity }
        // Around its inflection x is x₀ + p τ + a τ³.
        let p = half.c - half.b * half.b / (3 * half.a)
        return p >= 0 ? 2.0 / 3.0 * p * (p / (3 * half.a)).squareRoot() : .infinity
    }
}
