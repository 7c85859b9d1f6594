// SPDX-License-Identifier: MIT
import AnimStage

/// How animations are changed for users who prefer reduced motion.
public enum ReducedMotion: Sendable, Equatable {
    /// All motion is shown.
    case none
    /// Values jump to their targets.
    case jump
    /// Colors and other values that fade do so in 0.2 s; all others jump.
    case fade

    var core: AnimStage.ReducedMotion {
        switch self {
        case .none: .none
        case .jump: .jump
        case .fade: .fade
        }
    }

    init(_ core: AnimStage.ReducedMotion) {
        self =
            switch core {
            case .none: .none
            case .jump: .jump
            case .fade: .fade
            }
    }
}
