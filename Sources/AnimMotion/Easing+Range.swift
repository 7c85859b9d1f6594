// SPDX-License-Identifier: MIT
import AnimMath

/// The range of a timing function between two x.
extension Easing {
    /// The range of y from p to q ≥ p; nil for a callback.
    package func range(from p: Double, to q: Double) -> ExpressionRange? {
        let (one, other) = (value(at: p), value(at: q))
        var low = min(one, other)
        var high = max(one, other)
        switch shape {
        case .cubicBezier(let curve):
            if curve.isDiagonal {
                return ExpressionRange(p, q, first: p, fall: 0, rise: q - p, noise: 0)
            }
            return curve.range(from: p, to: q, low, high)
        case .steps: return ExpressionRange(low, high)
        case .linear(let stops):
            var index = 1
            while index < stops.numbers.count, stops.numbers[index] <= q {
                let output = stops.numbers[index - 1]
                if stops.numbers[index] >= p { (low, high) = (min(low, output), max(high, output)) }
                index += 2
            }
            let noise = 0x1p-50 * max(low.magnitude, high.magnitude)
            return ExpressionRange(low - noise, high + noise)
        case .penner(let penner): return penner.range(from: p, to: q)
        case .spring(let swing):
            let (from, to) = (max(p, 0), min(q, 1))
            guard from < to else { return ExpressionRange(low, high) }
            let (a, b) = (valueAndSlope(at: from), valueAndSlope(at: to))
            let last = swing.response.state(at: to * swing.duration, from: 0, to: 1, velocity: swing.velocity)
            let range = swing.response.range(
                (a.value - 1, a.slope / swing.duration),
                (last.value - 1, last.velocity),
                target: 1,
                seconds: (to - from) * swing.duration
            )
            return p < 0 || q >= 1 ? range.union(ExpressionRange(min(one, b.value), max(one, b.value))) : range
        case .callback: return nil
        }
    }
}

extension CubicBezier {
    /// The range of y from p to q ≥ p.
    func range(from p: Double, to q: Double) -> ExpressionRange {
        let (one, other) = (value(at: p), value(at: q))
        return range(from: p, to: q, min(one, other), max(one, other))
    }

    /// The same, given the lower and the higher of the values at p and q.
    fileprivate func range(from p: Double, to q: Double, _ low: Double, _ high: Double) -> ExpressionRange {
        var (low, high) = (low, high)
        forEachTurn { x, y in
            if x > p - 1e-9, x < q + 1e-9 { (low, high) = (min(low, y), max(high, y)) }
        }
        let noise = 2e-12 * max(1, max(y1.magnitude, y2.magnitude))
        return ExpressionRange(low - noise, high + noise)
    }

    /// Calls `body` with the points at which y turns: y′/3 = (1−s)² y1 + 2 s (1−s) (y2−y1) + s² (1−y2) is 0 there.
    func forEachTurn(_ body: (_ x: Double, _ y: Double) -> Void) {
        if y1 >= 0, y1 <= 1, y2 >= 0, y2 <= 1 { return }
        let (a, b, c) = (1 + 3 * (y1 - y2), 2 * (y2 - 2 * y1), y1)
        let discriminant = b * b - 4 * a * c
        guard discriminant >= 0 else { return }
        // The one of −b ± root that is larger in size, to avoid cancellation.
        let sum = -0.5 * (b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
        for root in 0..<2 {
            let s = root == 0 ? sum / a : c / sum
            guard s > 0, s < 1 else { continue }
            let rest = 1 - s
            let (one, two, three) = (3 * s * rest * rest, 3 * s * s * rest, s * s * s)
            body(one * x1 + two * x2 + three, one * y1 + two * y2 + three)
        }
    }
}

extension Easing.Penner {
    /// Bounds of |y″| and |y′| of all families with extremes, between the corners that `hasCorner` reports. The largest
    /// is that of elastic in both directions: (10 ln 4 + 4π/0.45)²/2.
    private static var mostBend: Double { 1000 }
    private static var steepest: Double { 60 }

    func range(from p: Double, to q: Double) -> ExpressionRange {
        let (one, other) = (valueAndSlope(at: p), valueAndSlope(at: q))
        let width = q - p
        let isCornered = hasCorner(from: p, to: q)
        let turns = family == .back || family == .elastic || family == .bounce
        // Elastic has a step of 2^-10 at its ends.
        let steps = isCornered && family == .elastic ? 0x1p-9 : 0
        let bend = isCornered ? 0.5 * Self.steepest * width + steps : 0.125 * Self.mostBend * width * width
        let slack = (turns ? bend : 0) + 1e-14
        let hasRate = !isCornered && family != .circ
        let turn = 0.5 * Self.mostBend * width
        return ExpressionRange(
            min(one.value, other.value) - slack,
            max(one.value, other.value) + slack,
            first: one.value,
            fall: hasRate ? (min(one.slope, other.slope) - turn) * width : -.infinity,
            rise: hasRate ? (max(one.slope, other.slope) + turn) * width : .infinity,
            noise: 1e-14
        )
    }

    private func hasCorner(from p: Double, to q: Double) -> Bool {
        if p <= 0 || q >= 1 || direction == .inOut && p <= 0.5 && q >= 0.5 { return true }
        guard family == .bounce else { return false }
        // In the distance from the end, for the direction that starts slowly.
        for index in 0..<3 {
            let corner = (index == 0 ? 1 : index == 1 ? 2 : 2.5) / 2.75
            switch direction {
            case .in: if 1 - q <= corner + 1e-9, 1 - p >= corner - 1e-9 { return true }
            case .out: if p <= corner + 1e-9, q >= corner - 1e-9 { return true }
            case .inOut:
                if 1 - 2 * q <= corner + 1e-9, 1 - 2 * p >= corner - 1e-9 { return true }
                if 2 * p - 1 <= corner + 1e-9, 2 * q - 1 >= corner - 1e-9 { return true }
            }
        }
        return false
    }
}
