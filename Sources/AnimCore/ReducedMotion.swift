// SPDX-License-Identifier: MIT
import AnimStage

/// What becomes of animations for a user who asks for less motion.
public enum ReducedMotion: Sendable, Equatable {
    /// All motion is shown.
    case none
    /// Values jump to where they are going.
    case jump
    /// Colors, and what else fades, do so in 0.2 s; everything else jumps.
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
