extension Easing {
    /// y at x.
    ///
    /// - Parameter isBefore: CSS's before flag: at a jump of `steps()` the value before it, and at the first stop of
    ///   `linear()` the first of that input. Other sorts do not look at it.
    ///
    /// Complexity: O(1), some nanoseconds; `linear` O(log stops).
    package func value(at x: Double, isBefore: Bool = false) -> Double {
        switch sort {
        case .cubicBezier:
            guard let table else { return x }
            let y = table.value(at: x)
            return CubicBezierTable.isInside(x) && y == y ? y : CubicBezierTable.solve(curve, x)
        case .steps: return step(at: x, isBefore)
        case .linear: return line(at: x, isBefore).value
        case .penner: return penner.valueAndSlope(at: x).value
        case .spring: return swing(at: x).value
        case .callback: return call(x)
        }
    }

    /// y and dy/dx at x.
    ///
    /// The slope of a cubic Bézier curve is right to some 1e-9, and infinite where its tangent is vertical. At a
    /// corner, and at an end of Penner's functions, it is that to the right (at the last end: from inside); of a jump
    /// it says nothing. That of a callback is a difference quotient over 2^−20 of progress inside 0…1.
    package func valueAndSlope(at x: Double) -> (value: Double, slope: Double) {
        switch sort {
        case .cubicBezier:
            guard let table else { return (x, 1) }
            let slope = CubicBezierTable.isInside(x) ? table.slope(at: x) : .nan
            return (value(at: x), slope == slope ? slope : curve.slope(at: x))
        case .steps: return (step(at: x, false), 0)
        case .linear: return line(at: x, false)
        case .penner: return penner.valueAndSlope(at: x)
        case .spring: return swing(at: x)
        case .callback:
            let high = x < 1 ? min(x + 0x1p-20, 1) : x + 0x1p-20
            let low = x > 0 ? max(x - 0x1p-20, 0) : x - 0x1p-20
            let slope = high > low ? (call(high) - call(low)) / (high - low) : 0
            return (call(x), slope.isNaN ? 0 : slope)
        }
    }

    /// `value(at:)` of `count` x, bit for bit. `ys` may be `xs`; otherwise they do not overlap.
    ///
    /// Complexity: O(count), without allocation; a cubic Bézier curve takes some 3 ns an x.
    package func evaluate(_ xs: UnsafePointer<Double>, _ count: Int, _ ys: UnsafeMutablePointer<Double>) {
        if let table {
            table.evaluate(curve, xs, count, ys)
            return
        }
        for index in 0..<max(count, 0) { ys[index] = value(at: xs[index]) }
    }

    package var penner: Penner {
        Penner(rawValue: Int32(numbers[0])) ?? Penner(.quad, .in)
    }

    @inline(never)
    private func call(_ x: Double) -> Double {
        guard let y = function?(x), y.isFinite else { return x }
        return y
    }

    /// CSS Easing Functions Level 2, 2.3.3: the product is rounded as doubles are.
    private func step(at x: Double, _ isBefore: Bool) -> Double {
        let count = numbers[0]
        let position = numbers[1]
        let product = x * count
        var step = product
        // From 2^52 on all are integers.
        if product.magnitude < 0x1p52 {
            step = Double(Int64(product))
            if step > product { step -= 1 }
        }
        let isJump = step == product
        let startsHigh = position == Double(StepPosition.jumpStart.rawValue)
        let isBoth = position == Double(StepPosition.jumpBoth.rawValue)
        let isNone = position == Double(StepPosition.jumpNone.rawValue)
        if startsHigh || isBoth { step += 1 }
        if isBefore && isJump { step -= 1 }
        let jumps = isBoth ? count + 1 : (isNone ? count - 1 : count)
        if x >= 0 && step < 0 { step = 0 }
        if x <= 1 && step > jumps { step = jumps }
        return step / jumps
    }

    /// x in seconds on the spring.
    @inline(never)
    private func swing(at x: Double) -> (value: Double, slope: Double) {
        guard let response, x >= 0 else { return (0, 0) }
        if x > 1 { return (1, 0) }
        let state = response.state(at: x * numbers[3], from: 0, to: 1, velocity: numbers[4])
        return (x == 1 ? 1 : state.value, state.velocity * numbers[3])
    }
}
