// SPDX-License-Identifier: MIT
import AnimMotion
import AnimStage

/// A number of an animation that an expression gives at each play.
package struct AnimationPatch: Sendable {
    /// The array or member of the request that the number is written to.
    package enum Member: UInt8, Sendable {
        case from, to, by, velocity
        case keyValue, keyVelocity, keyInitial
        case duration, delay, keyDuration
        case lowerBound, upperBound
    }

    package var member: Member
    /// The index in that array: a component, or a number among those of all keyframes.
    package var index: Int32
    /// Index among the machine's expressions; −1 reuses the last result for this member, which several animations
    /// share.
    package var expression: Int32

    package init(member: Member, index: Int32, expression: Int32) {
        self.member = member
        self.index = index
        self.expression = expression
    }
}

/// The expressions for the times of an inline motion, evaluated at each use: indices among the machine's, or negative.
package struct MotionExpressions: Sendable {
    package var duration: Int32
    package var delay: Int32
    package var stagger: Int32

    /// - Parameter none: −1; −2 if the document can have none.
    package init(_ none: Int32 = -1) { (duration, delay, stagger) = (none, none, none) }

    package var isEmpty: Bool { duration & delay & stagger < 0 }
}
