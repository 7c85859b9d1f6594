// SPDX-License-Identifier: MIT
extension MediaTiming {
    /// The position of a moment relative to the active interval. The raw values are those of `ANIM_TIMING_PHASE_…`.
    package enum Phase: Int32, Sendable {
        case before = 0
        case active = 1
        case after = 2
    }

    /// Whether a value is in effect outside the active interval. The raw values are those of `ANIM_FILL_MODE_…`.
    package enum FillMode: Int32, Sendable {
        /// Neither before nor after (Core Animation's removed).
        case none = 0
        /// The last value stays after the interval.
        case forwards = 1
        /// The first value shows before the interval.
        case backwards = 2
        case both = 3

        /// Whether a value is in effect in a phase.
        package func isInEffect(_ phase: Phase) -> Bool {
            switch phase {
            case .before: self == .backwards || self == .both
            case .active: true
            case .after: self == .forwards || self == .both
            }
        }
    }
}
