// SPDX-License-Identifier: MIT
/// The direction in which a hue changes from one value to another: CSS Color 4, section 12.4. The raw values are those
/// of `ANIM_HUE_INTERPOLATION_…` in `animcore.h`.
package enum HueInterpolation: Int32, Sendable {
    /// The shorter way: at most half a turn.
    case shorter = 0
    /// The longer way: at least half a turn; a whole turn between equal hues.
    case longer = 1
    /// The hue never decreases.
    case increasing = 2
    /// The hue never increases.
    case decreasing = 3
}

/// Angles in radians, which are equivalent if they differ by whole turns.
enum Angle {
    /// 2π.
    package static let turn = 6.283185307179586
    /// Angles larger than this are not changed, because their unit in the last place is too coarse.
    package static let largest = 1e15

    /// `origin` plus the whole turns that make plain interpolation to `target` follow the path.
    ///
    /// - Parameter zeroIsTurn: Treats an angle of 0 as 2π, as CSS Transforms does. This decides between the two
    ///   directions of half a turn.
    @inline(never)
    package static func aligned(_ origin: Double, to target: Double, _ path: HueInterpolation, zeroIsTurn: Bool = false)
        -> Double
    {
        guard origin.magnitude <= largest, target.magnitude <= largest else { return origin }
        // The turns added by `zeroIsTurn`.
        let first = zeroIsTurn && origin == 0 ? 1.0 : 0
        let second = zeroIsTurn && target == 0 ? 1.0 : 0
        let turns = (target - origin) / turn + (second - first)
        // The nearest integer; of two the one nearer to 0, since CSS removes no more turns than necessary.
        var whole = (turns * (1 - 0x1p-53) + 0x1.8p52) - 0x1.8p52
        // The shorter way, from −½ to ½.
        let rest = turns - whole
        switch path {
        case .shorter: break
        case .longer: if rest.magnitude < 0.5 { whole += rest > 0 ? 1 : -1 }
        case .increasing: if rest < 0 { whole -= 1 }
        case .decreasing: if rest > 0 { whole += 1 }
        }
        return origin + turn * (whole + (first - second))
    }
}
