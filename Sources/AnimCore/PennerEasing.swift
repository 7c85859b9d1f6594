// SPDX-License-Identifier: MIT
/// Robert Penner's easing functions under their usual names, such as `easeOutBounce`.
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
    /// Overshoots backwards at the start.
    case easeInBack
    /// Overshoots at the end.
    case easeOutBack
    /// Both.
    case easeInOutBack
    /// Oscillates at the start.
    case easeInElastic
    /// Oscillates at the end.
    case easeOutElastic
    /// Both.
    case easeInOutElastic
    /// Bounces at the start.
    case easeInBounce
    /// Bounces at the end.
    case easeOutBounce
    /// Both.
    case easeInOutBounce
}
