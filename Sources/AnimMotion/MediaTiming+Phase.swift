// SPDX-License-Identifier: MIT
extension MediaTiming {
    /// Which side of its active interval a timed thing is on. The raw values are those of `ANIM_TIMING_PHASE_…`.
    package enum Phase: Int32, Sendable {
        case before = 0
        case active = 1
        case after = 2
    }

    /// Whether a value is in effect outside the active interval. The raw values are those of `ANIM_FILL_MODE_…`.
    package enum FillMode: Int32, Sendable {
        /// Neither before nor after (Core Animation calls it removed).
        case none = 0
        /// After the interval its last value stays.
        case forwards = 1
        /// Before the interval its first value is there already.
        case backwards = 2
        case both = 3

        /// Whether there is a value in that phase.
        package func isInEffect(_ phase: Phase) -> Bool {
            switch phase {
            case .before: self == .backwards || self == .both
            case .active: true
            case .after: self == .forwards || self == .both
            }
        }
    }
}
