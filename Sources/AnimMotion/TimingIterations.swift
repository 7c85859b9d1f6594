// SPDX-License-Identifier: MIT
/// The position of a time in a sequence of equal iterations: shared by Core Animation's and the Web's timing.
///
/// The steps are those of Web Animations Level 1 ("Calculating the overall progress", "… the simple iteration
/// progress", "… the current iteration"), with one addition for rounded arithmetic: at the end, by time or by count,
/// the progress is exactly the count. Otherwise three iterations of 0.1 s would end 4e-16 into a fourth.
struct TimingIterations {
    /// How many iterations are over, including fractions and those skipped at the start.
    let overall: Double
    /// The progress of the current iteration, 0…1; 1 only at the very end.
    let simple: Double
    /// The current iteration, from 0; infinite after the last of infinitely many.
    package let current: Double

    /// - Parameter activeTime: Seconds since the begin of the interval, within it.
    /// - Parameter duration: Seconds of an iteration, ≥ 0.
    /// - Parameter count: Iterations, ≥ 0.
    /// - Parameter slack: A number of iterations that is as near as this to a whole one counts as it.
    @inline(never)
    init(
        activeTime: Double,
        duration: Double,
        activeDuration: Double,
        count: Double,
        start: Double,
        phase: MediaTiming.Phase,
        slack: Double = 0
    ) {
        var elapsed = duration == 0 ? (phase == .before ? 0 : count) : activeTime / duration
        let whole = TimingIterations.floor(elapsed + 0.5)
        if (elapsed - whole).magnitude <= slack { elapsed = whole }
        let isAtEnd = phase != .before && (activeTime >= activeDuration || elapsed >= count)
        overall = (isAtEnd ? count : elapsed) + start
        let fraction = TimingIterations.fraction(overall.isInfinite ? start : overall)
        simple = isAtEnd && fraction == 0 && count != 0 ? 1 : fraction
        if phase == .after, count.isInfinite {
            current = count
        } else {
            let whole = TimingIterations.floor(overall)
            current = simple == 1 ? whole - 1 : whole
        }
    }

    /// Whether a whole number ≥ 0 is odd. Infinity is not.
    static func isOdd(_ number: Double) -> Bool { fraction(number * 0.5) != 0 }

    /// ⌊x⌋ for x ≥ 0, exactly. (`rounded(.down)` would call libm.)
    @inline(never)
    package static func floor(_ x: Double) -> Double {
        guard x.magnitude < 0x1p52 else { return x }
        return Double(Int64(x))
    }

    /// x − ⌊x⌋ for x ≥ 0, exactly; 0 for infinity.
    private static func fraction(_ x: Double) -> Double { x.magnitude < 0x1p52 ? x - floor(x) : 0 }
}
