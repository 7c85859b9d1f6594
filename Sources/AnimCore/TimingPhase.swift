// SPDX-License-Identifier: MIT
import AnimMotion

/// The phase of a moment in a timing.
public enum TimingPhase: Sendable, Equatable {
    /// Before the active time.
    case before
    /// In the active time.
    case active
    /// After the active time.
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
