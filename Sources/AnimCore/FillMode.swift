// SPDX-License-Identifier: MIT
import AnimMotion

/// Whether a timing shows a value outside its active time.
public enum FillMode: Sendable, Equatable {
    /// Neither before nor after.
    case none
    /// The last value stays after it.
    case forwards
    /// The first value shows before it.
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
