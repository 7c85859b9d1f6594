// SPDX-License-Identifier: MIT
import AnimMath

/// The settling time: not a bound, but the exact time.
extension SpringResponse {
    /// The earliest time in seconds after which |x − x₁| ≤ `threshold` and |v| ≤ `velocityThreshold` for good, for a
    /// spring that starts with the displacement `e0` = x₀ − x₁ and the velocity `v0`.
    ///
    /// 0 if neither is ever exceeded; infinity if one is exceeded forever (ζ = 0), and for a threshold that is not
    /// above zero and a spring that moves. An infinite threshold is always met.
    ///
    /// The relative error is about 1e-14 if the spring crosses the threshold at an angle. If the last swing only
    /// touches it, the last bit decides whether that swing counts. Beyond 2^46 radians, where a swing is shorter than
    /// the allowed error, the answer is the time at which the envelope falls to the threshold.
    ///
    /// Method: x − x₁ and v both solve m ÿ + c ẏ + k y = 0, so each needs the last crossing of ±θ by such a y. The
    /// extrema of y and their sizes have closed forms, and y is monotone between them. So the last extremum outside ±θ
    /// is computed (below critical damping directly from A e^(−αt) = θ; from critical damping on there is at most one),
    /// and after it Newton's method within a bracket finds the only crossing.
    ///
    /// Complexity: O(1), about a microsecond.
    package func settlingTime(
        displacement e0: Double,
        velocity v0: Double,
        threshold: Double,
        velocityThreshold: Double
    ) -> Double {
        if e0 == 0, v0 == 0 { return 0 }
        guard threshold > 0, velocityThreshold > 0, e0.isFinite, v0.isFinite else { return .infinity }
        // Scaled by powers of two to a displacement and a velocity of about 1, so that no product is out of range.
        let timeShift = Int(inverseTimeScale.exponent)
        let shift = -max(
            e0 == 0 ? Int.min / 2 : Int(e0.exponent),
            v0 == 0 ? Int.min / 2 : Int(v0.exponent) + timeShift
        )
        let x = DoubleDouble(SpringScale.multiply(e0, byPowerOfTwo: shift))
        let v = DoubleDouble(SpringScale.multiply(v0, byPowerOfTwo: shift + timeShift))
        // With the rates r and f (both α below critical damping) and ω₀²: q = v + f x, and for the velocity itself
        // v̇ = −(ω₀² x + (r + f) v) and v̇ + f v = −(ω₀² x + r v).
        let one = DoubleDouble(1)
        let rate = isUnderdamped ? decay : Self.sum(decay, one, frequency, DoubleDouble(2))
        let square =
            isUnderdamped
            ? Self.sum(decay, decay, frequency, frequency) : Self.sum(decay, rate, rate, DoubleDouble(0))
        let pull = -Self.sum(square, x, decay, v)
        let position = lastCrossing(x.high, v, Self.sum(rate, x, one, v), Level(threshold, shift))
        let speed = lastCrossing(
            v.high,
            Self.sum(pull, one, -rate, v),
            pull,
            Level(velocityThreshold, shift + timeShift)
        )
        let time = max(position, speed) * inverseTimeScale
        return time.isNaN ? .infinity : time
    }

    /// a x + b y. Not inlined: large.
    @inline(never)
    private static func sum(_ a: DoubleDouble, _ x: DoubleDouble, _ b: DoubleDouble, _ y: DoubleDouble) -> DoubleDouble
    {
        a * x + b * y
    }

    /// A threshold, scaled by the same power of two as the motion.
    private struct Level {
        /// 0 or infinite if it is out of range.
        package let value: Double
        private let logarithm: Double

        init(_ threshold: Double, _ shift: Int) {
            let scaled = SpringScale.multiply(threshold, byPowerOfTwo: shift)
            value = scaled
            let isNormal = scaled >= 0x1p-1000
            logarithm = Math.log(isNormal ? scaled : threshold) + (isNormal ? 0 : Double(shift) * 0x1.62e42fefa39efp-1)
        }

        /// ln(y/θ), for y ≥ 0.
        func logarithm(of y: Double) -> Double {
            guard value >= 0x1p-1000 else { return Math.log(y) - logarithm }
            // y − θ is exact if they are close.
            return y < 2 * value ? Math.log1p((y - value) / value) : Math.log(y / value)
        }
    }

    /// The last scaled time at which |y| = θ, or 0 if |y| is never above θ, for y(0) = `y`, ẏ(0) = `slope`. `q` is ẏ(0)
    /// + f y(0), or with α instead of f: the coefficient of the sine, or of the slow exponential.
    @inline(never)
    private func lastCrossing(_ y: Double, _ slope: DoubleDouble, _ q: DoubleDouble, _ level: Level) -> Double {
        guard level.value < .infinity else { return 0 }
        let start = level.logarithm(of: y.magnitude)
        /// Only the start is above θ; from there y decreases monotonically.
        func fromStart(_ limit: Double) -> Double {
            start > 0 ? crossing((q / DoubleDouble(y)).high, start, limit: limit) : 0
        }
        let swing = frequency.high
        if isUnderdamped {
            // y = e^(−αt) A cos(ω_d t − …). The extrema, where ẏ = 0, are on e^(−αt) A ω_d/ω₀, half a period apart.
            let peak = level.logarithm(of: Math.hypot(swing * y, q.high) / squaredFrequency.squareRoot())
            guard decay.high > 0 else { return peak > 0 || start > 0 ? .infinity : 0 }
            // The time at which the curve of the extrema falls to θ.
            let end = peak / decay.high
            guard end * swing < 0x1p46 else { return end }
            // The first extremum after the start: tan ω_d t = ẏ ω_d / (ω₀² y + α ẏ).
            let onward = Self.sum(DoubleDouble(squaredFrequency), DoubleDouble(y), decay, slope).high
            var phase = Math.atan2(slope.high.magnitude * swing, slope.high < 0 ? -onward : onward)
            if phase <= 0 { phase = Double.pi }
            let first = phase / swing
            guard end > first else { return fromStart(first) }
            let half = Double.pi / swing
            var extremum = first + Double(Int64((end - first) / half)) * half
            if extremum >= end { extremum -= half }
            guard extremum > 0 else { return fromStart(first) }
            return extremum + crossing(decay.high, decay.high * (end - extremum), limit: half)
        }
        // y = e^(−st) (y E + q g), E = e^(−2βt), g = (1 − E)/2β. It has one extremum, where E ẏ(0) = s q g, of size
        // e^(−st) |q|/f; after it y decreases monotonically forever.
        guard slope.high != 0, q.high != 0, (slope.high > 0) == (q.high > 0) else { return fromStart(.infinity) }
        let ratio = (slope / Self.sum(decay, q, q, DoubleDouble(0))).high
        let growth = 2 * swing * ratio
        let first: Double
        if growth < 0x1p-54 {
            first = ratio
        } else if growth < 0x1p900 {
            first = Math.log1p(growth) / (2 * swing)
        } else {
            let parts = Math.log(2 * swing) - Math.log(decay.high)
            first = (parts + Math.log(slope.high.magnitude) - Math.log(q.high.magnitude)) / (2 * swing)
        }
        let height = level.logarithm(of: q.high.magnitude / fastRate) - decay.high * first
        guard height > 0 else { return fromStart(first) }
        return first + crossing(fastRate, height, limit: .infinity)
    }

    /// The time that y takes to decrease monotonically to the threshold from a height h = ln(y/θ) > 0 above it.
    ///
    /// With y = e^(−rt) N(t): below critical damping N = cos ω_d t + `relative` sin(ω_d t)/ω_d, from there on N = E +
    /// `relative` g. All terms are positive until y crosses zero. Solves ln N − r t + h = 0.
    ///
    /// - Parameter relative: q/y at the beginning; at an extremum α, or f.
    /// - Parameter limit: A time by which y has reached the threshold.
    private func crossing(_ relative: Double, _ height: Double, limit: Double) -> Double {
        let rate = decay.high
        let swing = frequency.high
        // y ≤ e^(−rt) (1 + |b| t) ≤ (1 + |b|/r) e^(−rt/2).
        let growth = isUnderdamped ? relative : relative - 2 * swing
        var low = 0.0
        var high = min(limit, 2 * (height + Math.log1p(growth.magnitude / rate)) / rate)
        var time = high < .infinity ? high / 2 : 1
        for _ in 0..<400 {
            let (n, slope) = shape(at: time, relative, swing)
            let value = n > 0 ? Math.log(n) - rate * time + height : -1
            if value >= 0 { low = time } else { high = time }
            var next = time - value / (slope / n - rate)
            if !(n > 0 && next > low && next < high) {
                // Bisects the order of magnitude, since the range may span hundreds.
                next = low > 0 ? low.squareRoot() * high.squareRoot() : high * 0x1p-64
                if high < 4 * low { next = low + (high - low) / 2 }
                if !(next > low && next < high) { return high }
            }
            if (next - time).magnitude <= time * 0x1p-52 { return next }
            time = next
        }
        return high
    }

    /// N and its derivative.
    private func shape(at time: Double, _ relative: Double, _ swing: Double) -> (value: Double, slope: Double) {
        if isUnderdamped {
            let phase = Math.sincos(high: swing * time, low: 0)
            return (phase.cos + relative * (phase.sin / swing), relative * phase.cos - swing * phase.sin)
        }
        let exponent = 2 * swing * time
        let left = Math.exp(-exponent)
        let g = exponent < 0x1p-54 ? time : -Math.expm1(-exponent) / (2 * swing)
        return (left + relative * g, left * (relative - 2 * swing))
    }
}
