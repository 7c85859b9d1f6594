// SPDX-License-Identifier: MIT
/// Which way round a hue goes from one value to another: CSS Color 4, section 12.4. The raw values are those of
/// `ANIM_HUE_INTERPOLATION_…` in `animcore.h`.
package enum HueInterpolation: Int32, Sendable {
    /// By at most half a turn.
    case shorter = 0
    /// By at least half a turn; by a whole one between equal hues.
    case longer = 1
    /// Never backwards.
    case increasing = 2
    /// Never forwards.
    case decreasing = 3
}

/// Angles in radians that mean the same when they differ by whole turns.
enum Angle {
    /// 2π.
    package static let turn = 6.283185307179586
    /// Beyond this in size an angle's unit in the last place is so coarse that it is left as it is.
    package static let largest = 1e15

    /// `origin` and as many whole turns as it takes to go to `target` along the path by plain interpolation.
    ///
    /// - Parameter zeroIsTurn: Takes an angle of 0 as 2π, as CSS Transforms does: this decides between the two ways of half a
    ///   turn.
    @inline(never)
    package static func aligned(_ origin: Double, to target: Double, _ path: HueInterpolation, zeroIsTurn: Bool = false)
        -> Double
    {
        guard origin.magnitude <= largest, target.magnitude <= largest else { return origin }
        // Both in turns that are not there.
        let first = zeroIsTurn && origin == 0 ? 1.0 : 0
        let second = zeroIsTurn && target == 0 ? 1.0 : 0
        let turns = (target - origin) / turn + (second - first)
        // The nearest whole number; of two the one nearer to 0, as CSS takes off no more than it must.
        var whole = (turns * (1 - 0x1p-53) + 0x1.8p52) - 0x1.8p52
        // What the shorter way is, from −½ to ½.
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
