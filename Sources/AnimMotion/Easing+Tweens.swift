// SPDX-License-Identifier: MIT
extension Easing {
    /// Many tweens: values[i] = origins[i] + y(xs[i]) (targets[i] − origins[i]); with `isShared` all use xs[0].
    /// `values` may be one of the other arrays. Computes in doubles for every element type; allocates nothing.
    @inline(__always)
    private func tween<Number: BinaryFloatingPoint>(
        _ xs: UnsafePointer<Number>,
        isShared: Bool,
        _ origins: UnsafePointer<Number>,
        _ targets: UnsafePointer<Number>,
        _ count: Int,
        _ values: UnsafeMutablePointer<Number>,
        _ block: UnsafeMutablePointer<Double>,
        _ widened: (Number) -> Double,
        _ rounded: (Double) -> Number
    ) {
        var start = 0
        if isShared {
            block[0] = widened(xs[0])
            evaluate(block, 1, block)
        }
        let shared = block[0]
        while start < count {
            let length = min(64, count - start)
            if !isShared {
                for index in 0..<length { block[index] = widened(xs[start + index]) }
                evaluate(block, length, block)
            }
            for index in 0..<length {
                let origin = widened(origins[start + index])
                let eased = isShared ? shared : block[index]
                values[start + index] = rounded(origin + eased * (widened(targets[start + index]) - origin))
            }
            start += length
        }
    }

    /// For doubles.
    @inline(never)
    @_optimize(speed)
    package func tween(
        _ xs: UnsafePointer<Double>,
        isShared: Bool,
        _ origins: UnsafePointer<Double>,
        _ targets: UnsafePointer<Double>,
        _ count: Int,
        _ values: UnsafeMutablePointer<Double>
    ) {
        withUnsafeTemporaryAllocation(of: Double.self, capacity: 64) { block in
            guard count > 0, let block = block.baseAddress else { return }
            tween(xs, isShared: isShared, origins, targets, count, values, block, { $0 }, { $0 })
        }
    }

    /// For floats.
    @inline(never)
    @_optimize(speed)
    package func tween(
        _ xs: UnsafePointer<Float>,
        isShared: Bool,
        _ origins: UnsafePointer<Float>,
        _ targets: UnsafePointer<Float>,
        _ count: Int,
        _ values: UnsafeMutablePointer<Float>
    ) {
        withUnsafeTemporaryAllocation(of: Double.self, capacity: 64) { block in
            guard count > 0, let block = block.baseAddress else { return }
            tween(xs, isShared: isShared, origins, targets, count, values, block, { Double($0) }, { Float($0) })
        }
    }
}
