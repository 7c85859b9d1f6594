// SPDX-License-Identifier: MIT
/// Robert Penner's easing functions, which go by their usual names, such as `easeOutBounce`.
public enum PennerEasing: Int32, Sendable, CaseIterable {
    /// x².
    case easeInQuad
    /// x², from the end.
    case easeOutQuad
    /// x², from both ends.
    case easeInOutQuad
    /// x³.
    case easeInCubic
    /// x³, from the end.
    case easeOutCubic
    /// x³, from both ends.
    case easeInOutCubic
    /// x⁴.
    case easeInQuart
    /// x⁴, from the end.
    case easeOutQuart
    /// x⁴, from both ends.
    case easeInOutQuart
    /// x⁵.
    case easeInQuint
    /// x⁵, from the end.
    case easeOutQuint
    /// x⁵, from both ends.
    case easeInOutQuint
    /// A quarter of a sine.
    case easeInSine
    /// A quarter of a sine, from the end.
    case easeOutSine
    /// Half a cosine.
    case easeInOutSine
    /// A power of two.
    case easeInExpo
    /// A power of two, from the end.
    case easeOutExpo
    /// A power of two, from both ends.
    case easeInOutExpo
    /// A quarter of a circle.
    case easeInCirc
    /// A quarter of a circle, from the end.
    case easeOutCirc
    /// Two quarters of a circle.
    case easeInOutCirc
    /// Goes back first.
    case easeInBack
    /// Goes too far.
    case easeOutBack
    /// Both.
    case easeInOutBack
    /// Swings before it starts.
    case easeInElastic
    /// Swings at its end.
    case easeOutElastic
    /// Both.
    case easeInOutElastic
    /// Bounces before it starts.
    case easeInBounce
    /// Bounces at its end.
    case easeOutBounce
    /// Both.
    case easeInOutBounce
}
