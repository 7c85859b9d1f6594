// SPDX-License-Identifier: MIT
extension Easing {
    /// y at x.
    ///
    /// - Parameter isBefore: CSS's before flag: at a jump of `steps()` the value before it, and at the first stop of
    ///   `linear()` the first output for that input. Other kinds ignore it.
    ///
    /// Complexity: O(1), a few nanoseconds; `linear` O(log stops).
    package func value(at x: Double, isBefore: Bool = false) -> Double {
        if let cubicBezier {
            guard let table else { return x }
            let y = table.value(at: x)
            return CubicBezierTable.isInside(x) && y == y ? y : CubicBezierTable.solve(cubicBezier, x)
        }
        switch shape {
        case .cubicBezier: return x
        case .callback: return callHost(x)
        case .steps(let steps): return steps.value(at: x, isBefore)
        case .linear(let stops): return stops.valueAndSlope(at: x, isBefore).value
        case .penner(let penner): return penner.valueAndSlope(at: x).value
        case .spring(let swing): return swing.valueAndSlope(at: x).value
        }
    }

    /// y and dy/dx at x.
    ///
    /// The slope of a cubic Bézier curve is accurate to about 1e-9, and infinite where its tangent is vertical. At a
    /// corner, and at an end of Penner's functions, it is the slope to the right (at the last end: from inside); it
    /// does not include jumps. The slope of a callback is a difference quotient over 2^−20 of progress inside 0…1.
    package func valueAndSlope(at x: Double) -> (value: Double, slope: Double) {
        if let cubicBezier {
            guard let table else { return (x, 1) }
            let slope = CubicBezierTable.isInside(x) ? table.slope(at: x) : .nan
            return (value(at: x), slope == slope ? slope : cubicBezier.slope(at: x))
        }
        switch shape {
        case .cubicBezier: return (x, 1)
        case .callback:
            let high = x < 1 ? min(x + 0x1p-20, 1) : x + 0x1p-20
            let low = x > 0 ? max(x - 0x1p-20, 0) : x - 0x1p-20
            let slope = high > low ? (callHost(high) - callHost(low)) / (high - low) : 0
            return (callHost(x), slope.isNaN ? 0 : slope)
        case .steps(let steps): return (steps.value(at: x, false), 0)
        case .linear(let stops): return stops.valueAndSlope(at: x, false)
        case .penner(let penner): return penner.valueAndSlope(at: x)
        case .spring(let swing): return swing.valueAndSlope(at: x)
        }
    }

    /// `value(at:)` for `count` x, bit for bit. `ys` may be `xs`; otherwise they must not overlap.
    ///
    /// Complexity: O(count), without allocation; a cubic Bézier curve takes about 3 ns for each x.
    package func evaluate(_ xs: UnsafePointer<Double>, _ count: Int, _ ys: UnsafeMutablePointer<Double>) {
        if let cubicBezier, let table {
            table.evaluate(cubicBezier, xs, count, ys)
            return
        }
        let indices = 0..<max(count, 0)
        switch shape {
        case .cubicBezier: for index in indices { ys[index] = xs[index] }
        case .callback: for index in indices { ys[index] = callHost(xs[index]) }
        case .steps(let steps): for index in indices { ys[index] = steps.value(at: xs[index], false) }
        case .linear(let stops):
            for index in indices { ys[index] = stops.valueAndSlope(at: xs[index], false).value }
        case .penner(let penner): for index in indices { ys[index] = penner.valueAndSlope(at: xs[index]).value }
        case .spring(let swing): for index in indices { ys[index] = swing.valueAndSlope(at: xs[index]).value }
        }
    }

    @inline(never)
    private func callHost(_ x: Double) -> Double {
        guard let host else { return x }
        let y = host._withUnsafeGuaranteedRef { $0.function(x) }
        return y.isFinite ? y : x
    }
}

extension Easing.Steps {
    /// CSS Easing Functions Level 2, 2.3.3: the product is rounded as doubles are.
    @inline(never)
    func value(at x: Double, _ isBefore: Bool) -> Double {
        let count = Double(count)
        let product = x * count
        var step = product
        // From 2^52 on all doubles are integers.
        if product.magnitude < 0x1p52 {
            step = Double(Int64(product))
            if step > product { step -= 1 }
        }
        let isJump = step == product
        if position == .jumpStart || position == .jumpBoth { step += 1 }
        if isBefore && isJump { step -= 1 }
        let jumps = position == .jumpBoth ? count + 1 : (position == .jumpNone ? count - 1 : count)
        if x >= 0 && step < 0 { step = 0 }
        if x <= 1 && step > jumps { step = jumps }
        return step / jumps
    }
}

extension Easing.Swing {
    @inline(never)
    fileprivate func valueAndSlope(at x: Double) -> (value: Double, slope: Double) {
        guard x >= 0 else { return (0, 0) }
        if x > 1 { return (1, 0) }
        let state = response.state(at: x * duration, from: 0, to: 1, velocity: velocity + 0)
        return (x == 1 ? 1 : state.value, state.velocity * duration)
    }
}
