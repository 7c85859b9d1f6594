// SPDX-License-Identifier: MIT
import AnimMath

extension SpringResponse {
    /// A time in seconds after which |x − x₁| and |v| never exceed `threshold`, for a spring that starts with the
    /// displacement `e0` = x₀ − x₁ and the velocity `v0`.
    ///
    /// 0 if they never exceed the threshold; infinity if they may do so forever (ζ = 0), and for a threshold that is
    /// not above zero and a spring that moves. Usually a few percent to a third later than the exact last time, which
    /// `settlingTime(displacement:velocity:threshold:velocityThreshold:)` computes.
    ///
    /// Proof. For any ζ the energy ½v² + ½ω₀²(x − x₁)² never increases, so |x − x₁| ≤ √(e₀² + v₀²/ω₀²) and |v| ≤ √(v₀²
    /// + ω₀²e₀²) at all times; if both bounds are within the threshold, the answer is 0. Otherwise x − x₁ and v each
    /// have the form e^(−rt) (a C(t) + b G(t)), where for x a = e₀, b = v₀ + r e₀, and for v a = v₀, b = −(ω₀² e₀ + (α
    /// or f) v₀). Here
    /// - ζ < 1: r = α, C = cos ω_d t, G = sin(ω_d t)/ω_d: bounded by e^(−αt) √(a² + (b/ω_d)²), and, since |G| ≤ t, by
    ///   e^(−αt) (|a| + |b| t);
    /// - ζ ≥ 1: r = s, C = 1, G = (1 − e^(−2βt))/2β: bounded by e^(−st) (|a| + |b| t), since 0 ≤ G ≤ t; and, split into
    ///   the two exponentials, by |A| e^(−st) + |B| e^(−ft), which is within the threshold when each term is within
    ///   half of it.
    /// Once a bound has fallen to the threshold for good, the motion stays within it. Each quantity uses the earlier of
    /// its two bounds; the result is the later time of the two quantities. The amplitudes are first enlarged by 2^−30,
    /// far more than rounding can have removed.
    package func restingTime(displacement e0: Double, velocity v0: Double, threshold: Double) -> Double {
        // In scaled time, where velocities are per 2^−p seconds.
        let displacement = e0.magnitude
        let velocity = v0.magnitude * inverseTimeScale
        let velocityThreshold = threshold * inverseTimeScale
        if displacement == 0, velocity == 0 { return 0 }
        guard threshold > 0 else { return .infinity }

        // The largest of the terms below; if it is out of range, no time can be guaranteed.
        let largest = fastRate * (fastRate * displacement + velocity) + squaredFrequency * displacement
        guard largest.isFinite else { return .infinity }

        let frequency = squaredFrequency.squareRoot()
        let slack = 1 + 0x1p-30
        // The square root is not smaller than either, and not needed if one of them is already too large.
        let least = frequency * threshold < velocityThreshold ? frequency * threshold : velocityThreshold
        if frequency * displacement <= least, velocity <= least {
            let energy = Math.hypot(frequency * displacement, velocity) * slack
            if energy <= least { return 0 }
        }
        guard decay.high > 0 else { return .infinity }

        let terms = restingTerms(e0, v0)
        let position = Quantity(constant: terms[0], growing: terms[1], threshold: threshold)
        let speed = Quantity(constant: terms[3], growing: terms[4], threshold: velocityThreshold)
        if isByLine(threshold, velocityThreshold) { return seconds(settlingByLine(position, speed, terms)) }
        let positionBound = exponentialBound(position, slow: terms[2], fast: terms[1])
        let speedBound = exponentialBound(speed, slow: terms[5], fast: terms[6])
        // First the one with the later bound: then the other usually needs no further computation.
        let isPositionFirst = positionBound > speedBound
        var latest = isPositionFirst ? settling(position, positionBound) : settling(speed, speedBound)
        if !((isPositionFirst ? speedBound : positionBound) <= latest) {
            let other = isPositionFirst ? settling(speed, speedBound) : settling(position, positionBound)
            if other > latest { latest = other }
        }
        return seconds(latest)
    }

    /// Converts scaled time to seconds; infinity beyond the range of a double, since such a time cannot be guaranteed.
    @inline(__always)
    private func seconds(_ time: Double) -> Double {
        let result = time * inverseTimeScale
        return result.isFinite ? result : .infinity
    }

    /// The terms of the bounds, and their growth. The last is not used.
    @inline(__always)
    private func restingTerms(_ e0: Double, _ v0: Double) -> SIMD8<Double> {
        let slack = 1 + 0x1p-30
        let velocity = v0 * inverseTimeScale
        let rate = isUnderdamped ? decay.high : fastRate
        let slow = Self.amplitude(fastRate * e0, velocity)
        let fast = Self.amplitude(decay.high * e0, velocity)
        return SIMD8(
            e0.magnitude * slack,
            fast,
            slow,
            v0.magnitude * inverseTimeScale * slack,
            Self.amplitude(squaredFrequency * e0, rate * velocity),
            decay.high * slow,
            fastRate * fast,
            0
        )
    }

    /// The largest `restingTime` of several values.
    ///
    /// Values often move together, such as the components of a color: a value whose bounds are all below those of
    /// another is skipped. The margin is far above all rounding, so a skipped value would not have been the largest.
    /// - Parameter one: returns the `restingTime` of a displacement and a velocity.
    @inline(__always)
    package func restingTime(
        from origins: UnsafePointer<Double>,
        to targets: UnsafePointer<Double>,
        _ velocities: UnsafePointer<Double>,
        count: Int,
        _ one: (Double, Double) -> Double
    ) -> Double {
        var first = 0
        for index in 0..<count
        where (origins[index] - targets[index]).magnitude > (origins[first] - targets[first]).magnitude {
            first = index
        }
        var longest = 0.0
        var largest = SIMD8(repeating: 0.0)
        for step in 0..<count {
            // Begin with the farthest.
            let index = step == 0 ? first : step <= first ? step - 1 : step
            let displacement = origins[index] - targets[index]
            if displacement == 0, velocities[index] == 0 { continue }
            let terms = restingTerms(displacement, velocities[index])
            if all(terms .<= largest) { continue }
            let time = one(displacement, velocities[index])
            if time > longest {
                longest = time
                largest = terms * (1 - 0x1p-30)
            }
        }
        return longest
    }

    /// |p + q|, enlarged by what rounding may have removed, even if the two cancel.
    private static func amplitude(_ p: Double, _ q: Double) -> Double {
        (p + q).magnitude * (1 + 0x1p-30) + (p.magnitude + q.magnitude) * 0x1p-48
    }

    /// A bounded quantity: a and b as above, and the threshold to reach.
    private struct Quantity {
        var constant: Double
        var growing: Double
        var threshold: Double
    }

    /// The bound of a quantity by one exponential, or two, in scaled time.
    ///
    /// `slow` and `fast` are 2β|A| and 2β|B|, used from critical damping on.
    @inline(__always)
    private func exponentialBound(_ quantity: Quantity, slow: Double, fast: Double) -> Double {
        if isUnderdamped {
            let amplitude = Math.hypot(quantity.constant, quantity.growing / frequency.high)
            return Math.log(amplitude / quantity.threshold) / decay.high
        }
        guard frequency.high > 0 else { return .infinity }
        // Half the threshold for each: 2β|A| e^(−st) ≤ β · threshold.
        let half = frequency.high * quantity.threshold
        let slowTime = Math.log(slow / half) / decay.high
        let fastTime = Math.log(fast / half) / fastRate
        return slowTime > fastTime ? slowTime : fastTime
    }

    /// The earlier of the two bounds of one quantity, in scaled time; at most the one given.
    private func settling(_ quantity: Quantity, _ other: Double) -> Double {
        if other <= 0 { return 0 }
        // φ of `linearBound` is above this time by more than all rounding, so that bound is too.
        let (constant, growing, threshold) = (quantity.constant, quantity.growing, quantity.threshold)
        let next = Math.log((constant + growing * other) / threshold) / decay.high
        if next > other * 1.000000001 { return other }
        let linear = linearBound(quantity, enough: 0).time
        let earlier = other < linear ? other : linear
        return earlier > 0 ? earlier : 0
    }

    /// The later `settling` of two quantities near critical damping, with the same bits. There the linear bound is
    /// usually the earlier one and is computed first.
    @_optimize(speed)
    private func settlingByLine(_ position: Quantity, _ speed: Quantity, _ terms: SIMD8<Double>) -> Double {
        // The quantity farther from its threshold is usually the later one.
        let isPositionFirst = position.growing * speed.threshold > speed.growing * position.threshold
        var latest = 0.0
        for step in 0..<2 {
            let isPosition = (step == 0) == isPositionFirst
            let quantity = isPosition ? position : speed
            let linear = linearBound(quantity, enough: latest)
            if linear.time <= latest { continue }
            let (slow, fast) = isPosition ? (terms[2], terms[1]) : (terms[5], terms[6])
            // The other bound is ln(other)/r or later, and so later than ln(quotient)/r by more than all rounding.
            let other =
                isUnderdamped
                ? quantity.growing / frequency.high / quantity.threshold : slow / (frequency.high * quantity.threshold)
            if other > linear.quotient * (1 + 0x1p-30) {
                latest = linear.time
                continue
            }
            let time = settling(quantity, exponentialBound(quantity, slow: slow, fast: fast))
            if time > latest { latest = time }
        }
        return latest
    }

    /// Whether `settlingByLine` applies: the two rates are close to each other, and thresholds are far from subnormal.
    @inline(__always)
    private func isByLine(_ threshold: Double, _ velocityThreshold: Double) -> Bool {
        frequency.high < decay.high * 0x1p-10 && threshold > 0x1p-900 && velocityThreshold > 0x1p-900
    }

    /// A time after which e^(−rt) (a + b t) stays within the threshold; r is the decay, a and b ≥ 0.
    ///
    /// The function is above the threshold on at most one interval, whose end T is the larger fixed point of φ(t) =
    /// ln((a + b t)/threshold)/r. φ is increasing, and φ(t) ≤ t right of T, so its iterates from any point there
    /// decrease towards T and never pass it. The first point: since y e^(−y/2) ≤ 2/e, e^(−y) (a + (b/r) y) is at most
    /// (a + b/r) e^(−y/2).
    ///
    /// - Parameter enough: the search ends at a time that is not above it.
    /// - Returns: the time, and the quotient whose logarithm is r times the time; infinite if there is none.
    private func linearBound(_ quantity: Quantity, enough: Double) -> (time: Double, quotient: Double) {
        let (a, b, threshold) = (quantity.constant, quantity.growing, quantity.threshold)
        let rate = decay.high
        var time = 2 * Math.log((a + b / rate) / threshold) / rate
        var quotient = Double.infinity
        guard time > 0 else { return (0, quotient) }
        for _ in 0..<6 where time > enough {
            let present = (a + b * time) / threshold
            let next = Math.log(present) / rate
            guard next > 0 else { return (0, quotient) }
            guard next < time else { break }
            (time, quotient) = (next, present)
        }
        return (time, quotient)
    }
}
