// SPDX-License-Identifier: MIT
import AnimStage

/// What happens when a property's value is set.
public enum PropertyAction: Sendable {
    /// The value moves as the open `animate` says, and jumps outside.
    case follow
    /// The value jumps, inside `animate` as well.
    case none
    /// The value moves by an animation of its own, inside `animate` and outside. Settings it omits come from the
    /// enclosing `animate`.
    case own(Animation)

    func core() throws(AnimError) -> AnimStage.PropertyAction {
        switch self {
        case .follow: return .follow
        case .none: return .none
        case .own(let animation):
            if let failure = animation.failure { throw failure }
            return .own(animation.request)
        }
    }
}
