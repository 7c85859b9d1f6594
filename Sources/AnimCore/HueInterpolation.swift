// SPDX-License-Identifier: MIT
import AnimMotion

/// The direction in which a hue changes.
public enum HueInterpolation: Sendable, Equatable {
    /// The shorter way: at most half a turn.
    case shorter
    /// The longer way: at least half a turn.
    case longer
    /// The hue never decreases.
    case increasing
    /// The hue never increases.
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
