// SPDX-License-Identifier: MIT
import AnimMotion

/// Where a moment lies in a timing.
public enum TimingPhase: Sendable, Equatable {
    /// Before the time in which it is active.
    case before
    /// In that time.
    case active
    /// After it.
    case after

    init(_ core: AnimMotion.MediaTiming.Phase) {
        self =
            switch core {
            case .before: .before
            case .active: .active
            case .after: .after
            }
    }
}
