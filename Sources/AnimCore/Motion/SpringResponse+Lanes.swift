/// The four functions at two times at once, with the bits of `basis(at:)` in each lane.
extension SpringResponse {
    /// A `Basis` in each lane.
    struct LaneBasis {
        var displacement: SIMD2<Double>
        var displacementPerVelocity: SIMD2<Double>
        var velocityPerDisplacement: SIMD2<Double>
        var velocity: SIMD2<Double>

        init(_ first: Basis, _ second: Basis) {
            displacement = SIMD2(first.displacement, second.displacement)
            displacementPerVelocity = SIMD2(first.displacementPerVelocity, second.displacementPerVelocity)
            velocityPerDisplacement = SIMD2(first.velocityPerDisplacement, second.velocityPerDisplacement)
            velocity = SIMD2(first.velocity, second.velocity)
        }
    }

    /// The four functions at the times in the lanes, in seconds.
    @inline(never)
    @_optimize(speed)
    func basis(at times: SIMD2<Double>) -> LaneBasis {
        if isUnderdamped, let basis = oscillating(at: times * timeScale) { return basis }
        return LaneBasis(basis(at: times[0]), basis(at: times[1]))
    }

    /// ζ < 1, at times that are scaled: the same operations in the same order as for one time, where every function that
    /// they call is in the range of its quick part. That is nearly always; otherwise nil.
    @inline(__always)
    private func oscillating(at time: SIMD2<Double>) -> LaneBasis? {
        let exponent = ErrorFree.product(SIMD2(repeating: decay.high), time)
        let product = ErrorFree.product(SIMD2(repeating: frequency.high), time)
        let phase = ErrorFree.orderedSum(product.value, product.error + frequency.low * time)
        let turn = Math.reduceShort(phase.value)
        // As DoubleDouble + Double.
        let sum = ErrorFree.sum(turn.remainder, phase.error)
        let angle = ErrorFree.orderedSum(sum.value, turn.tail + sum.error)
        let isQuick =
            (time .> 0) .& (exponent.value .< 700) .& (phase.value .<= 1608) .& (angle.value.absolute .<= 0.7854)
        guard all(isQuick) else { return nil }
        let envelope = Math.regularExponential(-exponent.value) * (1 - (exponent.error + decay.low * time))
        let (sine, cosine) = Math.sineCosine(
            Math.QuadrantReduction(remainder: angle.value, tail: angle.error, quadrant: turn.quadrant)
        )
        let sigma = sine / frequency.high
        let swing = decay.high * sigma
        let perVelocity = envelope * sigma
        var basis = LaneBasis(.start, .start)
        basis.displacement = envelope * (cosine + swing)
        basis.displacementPerVelocity = perVelocity * inverseTimeScale
        basis.velocityPerDisplacement = -squaredFrequency * perVelocity * timeScale
        basis.velocity = envelope * (cosine - swing)
        return basis
    }
}
