// SPDX-License-Identifier: MIT
/// The times at which repeats begin, except the first, in seconds of the parent's time.
///
/// They are evenly spaced, in one row, or in two rows if a time offset moves the part that it skips to the end. Then a
/// repeat also begins at the seam. The first time has the number 1. Complexity: O(1) for everything.
package struct RepeatTimes: Sendable {
    /// The local time in seconds from which a row counts, and how many times it has.
    private struct Row: Sendable {
        var base = 0.0
        var count = 0.0

        init() {}

        /// - Parameters:
        ///   - first: the first time of the row, above 0; 0 means a whole `step`.
        ///   - length: the end of the row, exclusive.
        init(first: Double, step: Double, length: Double) {
            base = first > 0 ? first - step : 0
            count = RepeatTimes.below((length - base) / step)
        }
    }

    private let step: Double
    private let rate: Double
    /// The parent's time at the first row's 0.
    private let lead: Double
    private var (first, second) = (Row(), Row())
    /// The start of the second row in local time; infinite if there is none.
    private var seam = Double.infinity

    /// Larger numbers are not distinguished.
    private static let largestNumber = 0x1p52

    /// The repeats of an explicit animation, in time since it began; nil if nothing repeats.
    package init?(ofAnimation timing: MediaTiming) {
        self.init(timing, lead: 0)
        let active = timing.activeDuration
        let isEndless = active.isInfinite
        let offset = timing.offset(isEndless: isEndless, isEndless ? step : active)
        let isBackwards = timing.speed < 0
        let part = MediaTiming.wrapped(offset, step)
        if isEndless {
            first = Row(first: isBackwards ? part : step - part, step: step, length: active)
            return
        }
        let toStart = MediaTiming.wrapped(active, step)
        if offset == 0 {
            first = Row(first: isBackwards ? toStart : 0, step: step, length: active)
            return
        }
        seam = isBackwards ? offset : active - offset
        first = Row(first: isBackwards ? part : step - part, step: step, length: seam)
        second = Row(first: isBackwards ? toStart : 0, step: step, length: active - seam)
    }

    /// The repeats of a group, in its parent's time since it was made; nil if nothing repeats.
    package init?(ofGroup timing: MediaTiming) {
        let active = timing.activeDuration
        if timing.speed > 0 {
            self.init(timing, lead: timing.beginTime - timing.timeOffset / timing.speed)
            // Repeats before it was made are over.
            let over = TimingIterations.floor(max(timing.timeOffset - timing.beginTime * timing.speed, 0) / step)
            first.base = over * step
            first.count = max(RepeatTimes.below(active / step) - over, 0)
        } else {
            self.init(timing, lead: timing.beginTime - timing.timeOffset / timing.speed)
            let start = min(timing.timeOffset - timing.beginTime * timing.speed, active)
            first.count = RepeatTimes.below(start / step)
            // The last of them is one step before local time 0, which is at `lead`.
            first.base = -(first.count + 1) * step
        }
        guard first.count > 0 else { return nil }
    }

    private init?(_ timing: MediaTiming, lead: Double) {
        step = timing.autoreverses ? 2 * timing.iterationDuration : timing.iterationDuration
        rate = timing.speed.magnitude
        self.lead = lead
        guard step > 0, step.isFinite, rate > 0, lead.isFinite, timing.activeDuration > step else { return nil }
    }

    /// How many integers from 1 on are below a number, or equal to it except for rounding.
    private static func below(_ x: Double) -> Double {
        guard x > 1 else { return 0 }
        guard x < largestNumber else { return largestNumber }
        let whole = TimingIterations.floor(x)
        return x - whole <= 1e-9 ? whole - 1 : whole
    }

    private var hasSeam: Bool { seam.isFinite }

    /// The parent's time at which a repeat begins; nil if it never does.
    package func time(of number: Int64) -> Double? {
        var index = Double(number)
        guard index > 0 else { return nil }
        if index <= first.count { return at(first.base + index * step) }
        index -= first.count + 1
        guard hasSeam, index <= second.count else { return nil }
        return at(index == 0 ? seam : seam + second.base + index * step)
    }

    private func at(_ local: Double) -> Double? {
        let time = lead + local / rate
        return time.isFinite ? time : nil
    }

    /// How many repeats have begun at a time.
    package func count(at time: Double) -> Int64 {
        guard time.isFinite else { return 0 }
        let local = (time - lead) * rate
        var count = RepeatTimes.clamped((local - first.base) / step, first.count)
        if hasSeam, local >= seam {
            count = first.count + 1 + RepeatTimes.clamped((local - seam - second.base) / step, second.count)
        }
        var number = Int64(count)
        // Corrects rounding to the other side.
        for _ in 0..<2 {
            if let begin = self.time(of: number), begin > time { number -= 1 }
            if let begin = self.time(of: number + 1), begin <= time { number += 1 }
        }
        return number
    }

    private static func clamped(_ x: Double, _ largest: Double) -> Double {
        x > 0 ? TimingIterations.floor(min(x, largest, largestNumber)) : 0
    }
}
