// SPDX-License-Identifier: MIT
import AnimStage

/// What happens when a property's value is set.
public enum PropertyAction: Sendable {
    /// It moves as the open `animate` says, and jumps outside.
    case follow
    /// It jumps, inside `animate` as well.
    case none
    /// It moves in a way of its own, inside `animate` and outside; what that leaves out comes from the `animate` around it.
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
