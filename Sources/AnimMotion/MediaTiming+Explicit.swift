// SPDX-License-Identifier: MIT
import AnimMath

/// The timing of an explicit animation. For the clocks of layers and groups, Core Animation's formula, t_local = (t −
/// begin) · speed + offset, holds unchanged. An animation always lasts its active duration at its speed, and shows all
/// of it.
///
/// Measured on Core Animation: an animation from 0 to 1 in 1 s over a model value of 0.5, at 0, 0.2, 0.5, 0.9 and 1.2
/// s, shows 0, 0.8, 0.5, 0.1, 0.5 with a speed of −1, and 0.3, 0.5, 0.8, 0.2, 0.5 with an offset of 0.3.
extension MediaTiming {
    /// The duration of the animation in seconds of its parent's time; infinite at speed 0.
    package var animationDuration: Double { speed == 0 ? .infinity : activeDuration / speed.magnitude }

    /// The state of an animation's timing, `parent` seconds after it began.
    ///
    /// The active interval is closed: at its exact end the end is still shown. A local time outside it wraps around to
    /// the other end: the part that a time offset skips at the beginning comes at the end, and a negative speed plays
    /// from the end to the beginning. If the interval is infinite, a negative local time wraps into the cycle of one
    /// repeat. `beginTime` is ignored.
    ///
    /// Complexity: O(1).
    package func animationSample(at parent: Double) -> Sample {
        let length = iterationDuration
        let (active, count) = shape
        let end = animationDuration
        let phase: Phase = parent < 0 ? .before : parent > end ? .after : .active
        // The end shows exactly all of it.
        let since: Double = parent >= end ? (speed < 0 ? -active : active) : parent > 0 ? parent * speed : 0
        let cycle = active.isFinite ? active : autoreverses ? 2 * length : length
        // An endless animation does not wrap around at an end.
        let isEndless = !active.isFinite
        let offset = offset(isEndless: isEndless, cycle)
        var local = offset + since
        // By how much it may be off: what is due at an end or at the beginning of a repeat must come at its flick.
        let slack = length.isFinite ? min((cycle + offset + since.magnitude) * 0x1p-49, length * 0x1p-41) : 0
        if local.magnitude <= slack { local = 0 }
        if local < 0 {
            local = isEndless ? Self.wrapped(local, cycle) : local + active
            if isEndless, cycle - local <= slack { local = 0 }
        }
        if (local - active).magnitude <= slack { local = active }
        if local > active { local -= active }
        // Corrects rounding outside the interval, and NaN in an infinite cycle.
        local = local > 0 ? min(local, active) : 0

        let iterations = TimingIterations(
            activeTime: local,
            duration: length,
            activeDuration: active,
            count: count,
            start: 0,
            phase: .active,
            slack: slack / length
        )
        let isReversing = autoreverses && TimingIterations.isOdd(iterations.current)
        var time = iterations.current == 0 ? local : local - iterations.current * length
        if iterations.simple == 1 || time > length { time = length } else if !(time > 0) { time = 0 }
        if isReversing, iterations.simple == 0 { time = 0 }
        if !time.isFinite { time = 0 }
        let direction = phase != .active ? 0 : isReversing ? -speed : speed
        return Sample(
            phase: phase,
            isInEffect: fillMode.isInEffect(phase),
            progress: isReversing ? 1 - iterations.simple : iterations.simple,
            iteration: autoreverses ? TimingIterations.floor(iterations.current * 0.5) : iterations.current,
            isReversing: isReversing,
            localTime: local,
            iterationTime: isReversing ? length - time : time,
            rate: direction / length,
            iterationRate: direction
        )
    }

    /// The number of finished repeats at a flick at which one repeat ends and the next begins; nil at all other flicks.
    /// Computed in flicks, since the quotient of seconds can round down: 0.6 / 0.2 is 2.9999999999999996.
    ///
    /// Also nil with autoreverse, since a reversed repeat begins where the one before ends, and for a timing with an
    /// offset or a speed.
    /// - Parameter flicks: counted from the beginning of the animation.
    package func wholeRepeats(after flicks: Int64) -> Int64? {
        guard !autoreverses, speed == 1, timeOffset == 0, flicks > 0,
            let run = Flicks.whole(seconds: iterationDuration),
            run > 0, flicks % run == 0, Double(flicks / run) < shape.count
        else { return nil }
        return flicks / run
    }

    /// The progress of a repeat from which on its end may be only a rounding error away.
    package static var nearlyAll: Double { 1 - 0x1p-40 }

    /// The local time at the beginning of an animation.
    /// - Parameter cycle: its active duration, or one repeat of an endless one.
    @inline(__always)
    func offset(isEndless: Bool, _ cycle: Double) -> Double {
        isEndless && timeOffset >= 0 ? timeOffset : Self.wrapped(timeOffset, cycle)
    }

    /// x − c ⌊x/c⌋, from 0 to c. x itself if c is infinite and x ≥ 0.
    static func wrapped(_ x: Double, _ c: Double) -> Double {
        guard c.isFinite else { return max(x, 0) }
        guard x.magnitude < 0x1p52 * c else { return 0 }
        let quotient = x / c
        let whole = Double(Int64(quotient))
        let rest = x - c * (whole > quotient ? whole - 1 : whole)
        return rest > 0 && rest < c ? rest : 0
    }
}
