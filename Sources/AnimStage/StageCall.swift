// SPDX-License-Identifier: MIT

/// The call of a stage that is under way, with what must be finished if a callback leaves it early.
package struct StageCall {
    // Ordered to avoid padding: there are many stages.
    /// Whether it advances the clock.
    package internal(set) var isAdvancing = false
    /// Whether, during an advance, presentation values are up to date at the present flick.
    var isPresentShown = false
    /// Whether a callback left an earlier call, and no advance has yet finished the work of that call.
    var isLeft = false
    /// Whether it comes from outside. The call may ask a host's easing for a value; the host must not call in again
    /// meanwhile. Set and cleared by the code that forwards outside calls.
    package var isOutside = false
    /// The animation being made, which must not start yet, and the animation being started; −1 for none. The callback
    /// of an easing may leave either step early.
    var making: Int32 = -1
    var starting: Int32 = -1
    /// The effort of the stage's machines in the present reaction: see `Machine.largestEffort`. A unit is about one
    /// instruction of an expression. 0 outside of reactions.
    package var effort: UInt32 = 0
    /// Whether an expression of a machine has read properties in this reaction.
    var hasRead = false
    /// Whether the last advance used up its budget of steps, so that something may still be due at its end.
    var isCutShort = false
    /// The stack address from which the callback under way was called; 0 for none.
    package var frame: UInt = 0
    /// The host time at which the advance under way ends.
    var goal: Int64 = 0
    /// The real clock time during look-ahead, which moves the clock to other flicks; negative otherwise.
    var watchedFrom: Int64 = -1

    /// The callback under way, which is retained here.
    var listener: Listener?

    /// Adds to the effort of the present reaction. Saturates at 2³¹: a sum that wrapped would be small again.
    package mutating func spend(_ amount: Int64) { effort = UInt32(min(Int64(effort) + amount, 1 << 31)) }

    /// Ends a reaction: its effort does not count for the next one.
    mutating func endAnswer() {
        effort = 0
        hasRead = false
    }

    /// - Parameter goal: the host time at which the advance ends.
    mutating func beginAdvance(to goal: Int64) {
        endAnswer()
        (isAdvancing, isPresentShown, isCutShort) = (true, false, false)
        self.goal = goal
    }

    mutating func endAdvance() { (isLeft, isAdvancing) = (false, false) }

    /// The call that follows one that a callback left early.
    mutating func abandon() {
        let isLeft = isLeft || isAdvancing || isOutside
        self = StageCall()
        self.isLeft = isLeft
    }
}
