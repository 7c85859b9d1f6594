// SPDX-License-Identifier: MIT
import AnimMath

/// The four functions of time for one or many times at once: one formula, whose width the caller chooses.
extension SpringResponse {
    /// P, Q and S in scaled time (R is −ω₀² Q), and a mask of the lanes in which they are valid. In other lanes an
    /// argument is out of range of a function's fast path, or the spring has decayed to nothing.
    struct LaneBasis<L: Lanes> {
        package var displacement: L
        package var displacementPerVelocity: L
        package var velocity: L
        var isQuick: L.Mask
    }

    /// e^(−decay · time), valid for exponents below 700.
    @inline(__always)
    private func envelope<L: Lanes>(at time: L) -> (value: L, exponent: L) {
        // The exponent needs two doubles: rounded to one, the result at e^−700 would be off by 700 ulp.
        let product = ErrorFree.product(L(all: decay.high), time)
        let rest = product.error + L(all: decay.low) * time
        return (Math.regularExponential(L(all: 0) - product.value) * (L(all: 1) - rest), product.value)
    }

    // Transparent: part of the caller before any other optimization. A function for AVX2 must not call them with vector
    // arguments.

    /// ζ < 1.
    @_transparent
    func oscillating<L: Lanes>(at time: L) -> LaneBasis<L> {
        let envelope = envelope(at: time)
        let frequency = L(all: self.frequency.high)
        let product = ErrorFree.product(frequency, time)
        let phase = ErrorFree.orderedSum(product.value, product.error + L(all: self.frequency.low) * time)
        let turn = Math.reduceShort(phase.value)
        // As DoubleDouble + Double.
        let sum = ErrorFree.sum(turn.remainder, phase.error)
        let angle = ErrorFree.orderedSum(sum.value, turn.tail + sum.error)
        let (sine, cosine) = Math.sineCosine(
            Math.QuadrantReduction(remainder: angle.value, tail: angle.error, quadrant: turn.quadrant)
        )
        let sigma = sine / frequency
        let swing = L(all: decay.high) * sigma
        return LaneBasis(
            displacement: envelope.value * (cosine + swing),
            displacementPerVelocity: envelope.value * sigma,
            velocity: envelope.value * (cosine - swing),
            isQuick: L.both(
                L.both(L.less(envelope.exponent, L(all: 700)), L.lessOrEqual(phase.value, L(all: 1608))),
                L.lessOrEqual(angle.value.absolute, L(all: 0.7854))
            )
        )
    }

    /// ζ = 1: both rates are equal, and g is the time.
    @_transparent
    func critical<L: Lanes>(at time: L) -> LaneBasis<L> {
        let envelope = envelope(at: time)
        return LaneBasis(
            displacement: envelope.value * (L(all: 1) + L(all: decay.high) * time),
            displacementPerVelocity: envelope.value * time,
            velocity: envelope.value * (L(all: 1) - L(all: fastRate) * time),
            isQuick: L.less(envelope.exponent, L(all: 700))
        )
    }

    /// ζ > 1.
    @_transparent
    func creeping<L: Lanes>(at time: L) -> LaneBasis<L> {
        let envelope = envelope(at: time)
        let twoBeta = L(all: 2 * frequency.high)
        let exponent = twoBeta * time
        let negated = L(all: 0) - exponent
        // Beyond 50 it is −1 to the last bit.
        let grown = L.select(L.lessOrEqual(exponent, L(all: 50)), Math.regularExponentialMinusOne(negated), L(all: -1))
        // Below 2^−54 the quotient rounds to the time itself.
        let g = L.select(L.less(exponent, L(all: 0x1p-54)), time, (L(all: 0) - grown) / twoBeta)
        let rate = L(all: fastRate)
        let late = (rate * Math.regularExponential(negated) - L(all: decay.high)) / twoBeta
        let velocity = L.select(L.lessOrEqual(exponent, L(all: 1)), L(all: 1) - rate * g, late)
        return LaneBasis(
            displacement: envelope.value * (L(all: 1) + L(all: decay.high) * g),
            displacementPerVelocity: envelope.value * g,
            velocity: envelope.value * velocity,
            isQuick: L.both(L.less(envelope.exponent, L(all: 700)), L.less(exponent, L(all: 700)))
        )
    }
}
