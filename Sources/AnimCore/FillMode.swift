// SPDX-License-Identifier: MIT
import AnimMotion

/// Whether a timing shows a value outside the time in which it is active.
public enum FillMode: Sendable, Equatable {
    /// Neither before nor after.
    case none
    /// After it the last value stays.
    case forwards
    /// Before it the first value is there already.
    case backwards
    /// Both.
    case both

    var core: AnimMotion.MediaTiming.FillMode {
        switch self {
        case .none: .none
        case .forwards: .forwards
        case .backwards: .backwards
        case .both: .both
        }
    }
}
