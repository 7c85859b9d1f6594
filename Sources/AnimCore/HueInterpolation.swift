// SPDX-License-Identifier: MIT
import AnimMotion

/// Which way round a hue goes.
public enum HueInterpolation: Sendable, Equatable {
    /// By at most half a turn.
    case shorter
    /// By at least half a turn.
    case longer
    /// Never backwards.
    case increasing
    /// Never forwards.
    case decreasing

    var core: AnimMotion.HueInterpolation {
        switch self {
        case .shorter: .shorter
        case .longer: .longer
        case .increasing: .increasing
        case .decreasing: .decreasing
        }
    }
}
